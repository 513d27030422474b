export const band5to8 = `
=== title
en:
The New Girl in the Third Row
fr:
La nouvelle du troisième rang

=== title
en:
{H} and the Owl Who Came by Day
fr:
{H} et la chouette qui venait le jour

=== teaser
en:
The new girl is bad at everything, all day long, and then the lights go out.
fr:
La nouvelle rate tout, toute la journée, et puis la lumière s'éteint.

=== when
en:
On the Monday before the school show
fr:
Le lundi de la semaine du spectacle

=== plant star
en:
{>when}, {H} was given the best part of all. It was the Evening Star, who comes on last, with a real gold star on a stick.
fr:
{>when}, {H} reçut le plus beau rôle. C'était l'Étoile du soir, qui entre à la fin, avec une vraie étoile dorée au bout d'un bâton.

=== about star
en:
[F:What do you have to say?] asked {F}.
[H:Nothing,] said {H}. [H:I only have to be there when it gets dark.]
fr:
[F:Et tu dis quoi ?] demanda {F}.
[H:Rien,] dit {H}. [H:Il faut juste être là quand il fait noir.]

=== pay star
en:
{H} looked at the gold star. All week {h:he|she} had been the Star, even at lunch. Then {h:he|she} put the stick into {N}'s claws. [H:It ought to be you. You're the one who's up.]
fr:
{H} regarda l'étoile dorée. Toute la semaine, {h:il|elle} avait été l'Étoile, même à la cantine. Puis le bâton passa dans les pattes {de N}.
[H:L'Étoile du soir, c'est toi. C'est toi qui es levée.]

=== pay own torch
en:
{H} had {h:his|her} {T} out already. Then {h:he|she} met those eyes, and put {n:it|them}, unlit, into {N}'s claws. [H:You keep it. No light tonight, or you'd have to shut them.]
fr:
{H} avait déjà sorti {son T}. Puis {h:il|elle} regarda les deux yeux jaunes et {T:le|la} mit, {T:éteint|éteinte}, dans les pattes {de N}.
[H:Garde-{T:le|la}. Pas de lumière, ce soir : tu ne verrais plus rien.]

=== pay own lantern
en:
{H} had {h:his|her} {T} out already. Then {h:he|she} met those eyes, and put {n:it|them}, unlit, into {N}'s claws. [H:You keep it. No light tonight, or you'd have to shut them.]
fr:
{H} avait déjà sorti {son T}. Puis {h:il|elle} regarda les deux yeux jaunes et {T:le|la} mit, {T:éteint|éteinte}, dans les pattes {de N}.
[H:Garde-{T:le|la}. Pas de lumière, ce soir : tu ne verrais plus rien.]

=== pay own
en:
[H:Take {n:this|these},] said {H}, and held out {h:his|her} {T}, which everybody in the school would know in the dark. [H:They'll know who sent you.]
fr:
[H:Prends ça,] dit {H} en tendant {son T}, que toute l'école reconnaîtrait dans le noir. [H:Ils sauront qui t'envoie.]

=== about own
en:
[F:I'd know your {T} in the dark,] said {F}.
[H:So would the whole school,] said {H}.
fr:
[F:Je reconnaîtrais {ton T} dans le noir,] dit {F}.
[H:Toute l'école aussi,] dit {H}.

=== lack >
en:
The new girl was an owl. Her name was {N}, and she had a very clean satchel. She sat down in the third row, said [N:Good morning,] and fell asleep.
She slept through sums. She slept through singing, a little flat. At gym they hung her up with the coats.
[O:What is she good at?] asked the teacher.
Nobody knew. Nobody had seen her with both eyes open.
{>gag1}
fr:
La nouvelle était une chouette. Elle s'appelait {N} et avait un cartable très propre. Elle s'assit au troisième rang.
[N:Bonjour,] dit-elle.
Et elle s'endormit. Elle dormit pendant le calcul. Elle dormit pendant le chant, un peu faux. En gym, on l'accrocha avec les manteaux.
[O:Elle est bonne en quoi ?] demanda la maîtresse.
Personne ne savait. Personne ne l'avait vue les deux yeux ouverts.
{>gag1}

=== try wake >
en:
First, she had to be woken. {H} rang the big bell by her left ear. {F} played the drum by her right. {each:@ sang.|@ sang.} The whole of the second row put its fingers in its ears, and then its heads in its satchels.
{N} opened one eye, very politely.
[N:Was that a moth?] she asked.
[H:No.]
[N:Oh,] said {N}, and shut it.
{>fail}
fr:
D'abord, il fallait la réveiller. {H} sonna la grosse cloche à son oreille gauche. {F} joua du tambour à son oreille droite. {each:@ chanta.|@ chantèrent.} Tout le deuxième rang se boucha les oreilles, puis mit la tête dans son cartable.
{N} ouvrit un œil, très poliment.
[N:C'était un papillon de nuit ?] demanda-t-elle.
[H:Non.]
[N:Ah,] dit {N}.
Et elle le referma.
{>fail}

=== recap wake
en:
No bell could wake {N}.
fr:
Aucune cloche ne réveillait {N}.

=== try teach
en:
[H:She needs practice,] said {H}. So at playtime they practised. They threw her a ball, and it bounced off. They turned a rope for her, and she leaned on it. They showed her hopscotch, and she lay down in number four, because it was in the shade.
[N:I do try,] said {N}. [N:It's so bright. It's like somebody shouting in your eyes.]
[F:Three is nice too,] said {F}, and moved her over.
fr:
[H:Il lui faut de l'entraînement,] dit {H}.
À la récréation, {hf:ils|elles} lui lancèrent un ballon : il rebondit sur son ventre. {hf:Ils|Elles} lui tournèrent la corde : elle s'appuya dessus. {hf:Ils|Elles} lui montrèrent la marelle : elle se coucha dans le quatre, parce qu'il était à l'ombre.
[N:Je fais tout mon possible,] dit {N}. [N:Mais c'est si clair. On dirait qu'on me crie dans les yeux.]
[F:Le trois est bien aussi,] dit {F} en la poussant un peu.

=== recap teach
en:
Sunlight was like shouting to her.
fr:
Le soleil lui criait dans les yeux.

=== try tree
en:
[H:She can be the tree,] said {H}. [H:Trees just stand there.]
So at the rehearsal {N} was the tree. She had a trunk of cardboard and some excellent leaves. The knight rode up. The princess sighed.
*Rrrrr*, said the tree.
[O:Hark!] said the knight, who was quick. [O:A bear!]
Then the tree fell on him, slowly, from the left, with all its leaves.
fr:
[H:Elle peut faire l'arbre,] dit {H}. [H:Un arbre, ça reste là.]
À la répétition du spectacle, {N} fit donc l'arbre. Elle avait un tronc en carton et de très belles feuilles. Le chevalier arriva. La princesse soupira.
*Rrrrr*, fit l'arbre.
[O:Ciel !] dit le chevalier, qui avait l'esprit vif. [O:Un ours !]
Puis l'arbre lui tomba dessus, lentement, par la gauche, avec toutes ses feuilles.

=== recap tree
en:
Even as a tree, {N} had fallen over.
fr:
Même en arbre, {N} était tombée.

=== way >
en:
[H:Everybody's good at something,] said {H}. They asked up and down the corridor{?talent(count):, counting the steps|}.
{>talent}
{>go}
[A:Don't talk to me,] said the badger{?told(strand):| who looked after the school}, staring at his floor. [A:Every night I lock this school. Every morning the blackboards are clean, the library is in order, and somebody has mended the clock. I've never been so upset.]
fr:
[H:Tout le monde est bon en quelque chose,] dit {H}.
{hf:Ils|Elles} demandèrent partout dans le couloir{?talent(count):, en comptant les pas|}.
{>talent}
{>go}
[A:Ne me parlez pas,] dit le blaireau{?told(strand):| qui gardait l'école}, en regardant son carrelage. [A:Chaque soir, je ferme l'école. Chaque matin, les tableaux sont propres, les livres sont rangés, et on a réparé l'horloge. Je suis dans un état !]

=== road >
en:
In the library every book stood in its place, and the places were in order too. On the table lay a sheet of sums. They were all correct. They were next week's.
Under them somebody had written, very neatly: *Sorry about today. I will try to be better tomorrow.* And there was a drawing of thirty children playing hopscotch, from above.
[F:Who draws people from above?] said {F}.
fr:
À la bibliothèque, chaque livre était à sa place, et les places étaient rangées aussi. Sur la table, il y avait une feuille de calculs. Ils étaient tous justes. C'étaient ceux de la semaine prochaine.
Dessous, quelqu'un avait écrit, très proprement : *Pardon pour aujourd'hui. Demain, je ferai mieux.* Et il y avait un dessin de trente enfants qui jouaient à la marelle, vus d'en haut.
[F:Qui dessine les gens vus d'en haut ?] dit {F}.

=== strand >
en:
There was also the matter of the cocoa. The badger who locks the school left a cup on the window sill each night, and each morning it was washed up.
[A:Not that I mind the cocoa,] he said. [A:It's the washing up. I feel watched.]
Beside the cup that morning lay a note. It said: *It needs more sugar. Thank you.*
[A:Well, that's true,] said the badger, after a while.
fr:
Il y avait aussi l'affaire du chocolat. Chaque soir, le blaireau qui ferme l'école en laissait une tasse au bord de la fenêtre, et chaque matin la tasse était lavée.
[A:Le chocolat, encore, ce n'est rien,] disait-il. [A:Mais la vaisselle ! Je me sens observé.]
Ce matin-là, près de la tasse, il y avait un mot : *Il faudrait plus de sucre. Merci.*
[A:C'est vrai,] reconnut le blaireau au bout d'un moment.

=== strandEnd
en:
The badger looked up at those eyes for a long time. Then he went to fetch a second cup, and two sugars.
fr:
Le blaireau regarda ces deux yeux un bon moment. Puis il alla chercher une deuxième tasse, et deux sucres.

=== quiet
en:
After school {N} sat on the back of the bench, with her satchel packed.
[N:I shall say I'm going back to my old school,] she said. [N:There isn't one. But nobody will look.]
The sun slid down behind the bicycle shed. The colours went in, one after another.
[N:It's getting nice now,] said {N}, and sat up a little. [N:You're all going home. People always go home when it gets nice.]
fr:
Après la classe, {N} était perchée sur le dossier du banc, son cartable fermé.
[N:Je dirai que je retourne dans mon ancienne école,] dit-elle. [N:Il n'y en a pas. Mais personne n'ira voir.]
Le soleil glissa derrière le hangar à vélos. Les couleurs rentrèrent l'une après l'autre.
[N:Ça devient joli,] dit {N}.
Elle se redressa un peu.
[N:Vous rentrez tous. Les gens rentrent toujours quand ça devient joli.]

=== insight >
en:
On the evening of the show, all the parents were there.
{>gag2}
Then *pop* went something in the wall, and every light in the school went out.
{>recap1} {>recap2}
Somebody cried. Somebody sat on the mayor. And up by the curtain, two round eyes opened, as yellow as lamps.
[N:Good morning!] said {N}.
[H:It's her morning!] said {H}. [H:She's good at everything, twelve hours later!]
fr:
Le soir du spectacle, tous les parents étaient là.
{>gag2}
Alors, dans le mur, ça fit *pop*, et toutes les lumières de l'école s'éteignirent.
{>recap1} {>recap2}
Quelqu'un pleura. Quelqu'un s'assit sur le maire. Et là-haut, près du rideau, deux yeux ronds s'ouvrirent, jaunes comme des lampes.
[N:Bonjour !] dit {N}.
[H:C'est son matin !] dit {H}. [H:Elle est bonne en tout, douze heures plus tard !]

=== turn count
en:
[H:You can see us?] said {H}.
[N:Of course. It's broad night.]
{H} knew every step of that show, for {h:he|she} had counted them all. [H:The knight goes four steps to the left. The princess turns at nine. I'll count, and you steer.]
[N:Me?] said {N}.
{>pay}
Into the dark, {H} began to count. Wings went over, soft as flour. Something took each of them by the shoulder, very gently, and sixty small hands were put where they belonged.
fr:
[H:Tu nous vois ?] dit {H}.
[N:Bien sûr. On y voit comme en pleine nuit.]
{H} savait chaque pas du spectacle, à force de les compter.
[H:Le chevalier fait quatre pas à gauche. La princesse tourne à neuf. Je compte, et toi, tu nous guides.]
[N:Moi ?] dit {N}.
{>pay}
{H} se mit à compter dans le noir.
Des ailes passèrent, douces comme de la farine. Quelque chose frôla une épaule, puis une autre, et soixante petites mains trouvèrent leur place.

=== turn why
en:
[H:Why did you never say?] asked {H}.
[N:I did,] said {N}. [N:At night. There was nobody here.]
[H:Why do you mend the clock?]
[N:It was wrong. And I wanted to be some use.]
{>pay}
[N:Now?] asked {N}. [N:In front of everybody?]
[H:They can't see you,] said {H}. [H:You can see them.]
Wings went over, soft as flour. Something took each of them by the shoulder, very gently, and put them where they belonged.
fr:
[H:Pourquoi tu ne l'as jamais dit ?] demanda {H}.
[N:Je l'ai dit,] répondit {N}. [N:La nuit. Il n'y avait personne.]
[H:Pourquoi tu répares l'horloge ?]
[N:Elle se trompait. Et je voulais servir à quelque chose.]
{>pay}
[N:Maintenant ?] demanda {N}. [N:Devant tout le monde ?]
[H:Ils ne te voient pas,] dit {H}. [H:Toi, tu les vois.]
Des ailes passèrent, douces comme de la farine. Quelque chose frôla une épaule, puis une autre, et chacun trouva sa place.

=== restore
en:
They did the whole show in the dark. In the dark, even the cardboard tree was frightening. At the end two yellow eyes came on, high up, {?has(star):like two evening stars|all by themselves}, and every parent in the hall went *ooh*.
{>close}
On Thursdays, now, there is a night class. {N} teaches it.
fr:
Ils jouèrent tout le spectacle dans le noir. Dans le noir, même l'arbre en carton faisait peur. À la fin, deux yeux jaunes s'allumèrent tout en haut, {?has(star):comme deux étoiles du soir|tout seuls}, et tous les parents firent *oh*.
{>close}
Le jeudi, maintenant, il y a classe de nuit. La maîtresse, c'est {N}.

=== last
en:
{each:@ said *ooh* as well, a bit late.|@ said *ooh* as well, a bit late.}
fr:
{each:@ fit *oh* aussi, un peu en retard.|@ firent *oh* aussi, un peu en retard.}

=== cameo
en:
An owl went by in the wrong direction, yawning, with a satchel. [O:Good night,] she said, at noon.
fr:
Une chouette passa dans l'autre sens, en bâillant, avec un cartable.
[O:Bonne nuit,] dit-elle, à midi.

=== ask
en:
What was the owl good at?
When is your best time of day?
What would you learn in a night class?
fr:
En quoi la chouette était-elle bonne ?
À quelle heure es-tu en pleine forme ?
Qu'est-ce que tu aimerais apprendre à la classe de nuit ?
`
