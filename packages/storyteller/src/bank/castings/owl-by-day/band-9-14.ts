export const band9to14 = `
=== title
en:
Twelve Hours Later
fr:
Douze heures plus tard

=== title
en:
Sorry About Today
fr:
Pardon pour aujourd'hui

=== teaser
en:
She is the worst pupil the school has ever had, and somebody comes in every night and does next week's sums.
fr:
C'est la pire élève que l'école ait connue, et chaque nuit quelqu'un vient faire les calculs de la semaine suivante.

=== when
en:
On the Monday before the show
fr:
Le lundi d'avant le spectacle

=== plant star
en:
{>when}, a list went up in the corridor, and {H} was at the bottom of it, which was the best place: *The Evening Star*. It was a part with no words and a gold star on a stick, and it came on last, when everyone had stopped hoping.
fr:
{>when}, on afficha une liste dans le couloir. {H} était tout en bas, et c'était la meilleure place : *l'Étoile du soir*. C'était un rôle sans paroles, avec une étoile dorée au bout d'un bâton. On entrait en dernier, quand tout le monde avait cessé d'espérer.

=== about star
en:
{F} wanted to know who was allowed to hold it. {H} gave this some thought.
[H:The stick,] {h:he|she} said. [H:The star is me.]
fr:
{F} voulut savoir si on pouvait la tenir. {H} prit le temps d'y penser.
[H:Le bâton, oui,] dit-{h:il|elle}. [H:L'étoile, c'est moi.]

=== pay star
en:
The gold star had been {H}'s for five days, and in that time {h:he|she} had got quite used to being somebody. It went into {N}'s claws in the dark, so that no one saw. [H:You'd better have it. The Evening Star comes out by itself.]
fr:
L'étoile dorée était à {H} depuis cinq jours, et en cinq jours on s'habitue très bien à être quelqu'un. Elle passa dans les pattes {de N} au milieu du noir, si bien que personne ne le vit.
[H:Il vaut mieux que ce soit toi. L'étoile du soir sort toute seule.]

=== pay own torch
en:
{H} had {h:his|her} {T} in one hand already, and then thought what a light would do to those two eyes. It went into {N}'s claws instead, unlit, in the dark. [H:You'd better have charge of it. If anybody sees anything tonight, you won't.]
fr:
{H} avait déjà {son T} à la main, et pensa à ce qu'une lumière ferait à ces yeux-là. {T:Il|Elle} passa donc, {T:éteint|éteinte}, entre les pattes {de N}.
[H:Garde-{T:le|la}, toi. Ce soir, si quelqu'un y voit, tu n'y vois plus.]

=== pay own lantern
en:
{H} had {h:his|her} {T} in one hand already, and then thought what a light would do to those two eyes. It went into {N}'s claws instead, unlit, in the dark. [H:You'd better have charge of it. If anybody sees anything tonight, you won't.]
fr:
{H} avait déjà {son T} à la main, et pensa à ce qu'une lumière ferait à ces yeux-là. {T:Il|Elle} passa donc, {T:éteint|éteinte}, entre les pattes {de N}.
[H:Garde-{T:le|la}, toi. Ce soir, si quelqu'un y voit, tu n'y vois plus.]

=== pay own
en:
[F:They'll scream,] said {F}, [F:if something takes hold of them in the dark.]
The whole school knew {H}'s {T} by the feel, but nobody had ever been allowed to keep {n:it|them} for a minute. [H:Let them touch {n:this|these} first,] said {H}. [H:Then they'll know you're one of us.] And the {T} went into {N}'s claws.
fr:
[F:Ils vont crier,] dit {F}, [F:si on les attrape dans le noir.]
Toute l'école connaissait {le T} {de H} du bout des doigts, mais personne n'avait jamais pu {T:le|la} garder une minute.
[H:Fais-leur d'abord toucher ça,] dit {H}. [H:Ils sauront que tu es des nôtres.]
Et {le T} {n:passa|passèrent} entre les pattes {de N}.

=== about own
en:
[F:I'd know your {T} with my eyes shut,] said {F}.
[H:So you should,] said {H}. [H:I've made the whole school feel {n:it|them}.]
fr:
[F:Moi, je reconnaîtrais {ton T} les yeux fermés,] dit {F}.
[H:J'espère bien,] dit {H}. [H:Je {T:le|la} fais toucher à toute l'école.]

=== lack >
en:
The new girl was an owl and, by the label on her satchel, her name was {N}. She had an expression of great goodwill; she took the empty place in the third row, wished everybody good morning, and was asleep before the register had got as far as her.
She slept through sums and through the rivers of the world. In singing she kept up a steady low note that was not in the song. When it was time for gym they hung her up, for safety, between two overcoats.
[O:I wonder what she can be good at,] said the teacher, who was kind, and had begun to sound a little too much so.
{>gag1}
fr:
La nouvelle était une chouette et, d'après son cartable, elle s'appelait {N}. Elle avait un air de grande bonne volonté ; elle prit la place vide du troisième rang, souhaita le bonjour à tout le monde et s'endormit avant que l'appel soit arrivé jusqu'à elle.
Elle dormit pendant le calcul et pendant les fleuves du monde. En chant, elle tint une longue note grave qui n'était pas dans la chanson. À l'heure de la gym, on la suspendit par prudence entre deux manteaux.
[O:Je me demande en quoi elle peut être bonne,] dit la maîtresse, qui était gentille, et dont la voix commençait à l'être un peu trop.
{>gag1}

=== try wake >
en:
A person who is asleep can be woken; on that much the whole class was agreed. {H} borrowed the bell that is rung for fires, and held it to her left ear, while {F} took up a position at the right one with the drum. The second row put its fingers in its ears, and shortly afterwards its heads in its desks. In the next street a baby was heard to begin.
{N} opened one eye. She did so with every sign of wishing to be helpful.
[N:Was that a moth?] she asked.
[H:No,] said {H}.
[N:Thank you,] said {N}, and took the eye in again.
fr:
Quelqu'un qui dort, ça se réveille ; là-dessus, toute la classe était d'accord. {H} emprunta la cloche des incendies et la tint contre son oreille gauche, pendant {que F} prenait position à la droite avec le tambour. Le deuxième rang se boucha les oreilles et, peu après, rentra la tête dans les pupitres. Dans la rue voisine, on entendit même un bébé commencer.
{N} ouvrit un œil. On voyait bien qu'elle ne demandait qu'à rendre service.
[N:C'était un papillon de nuit ?] demanda-t-elle.
[H:Non,] dit {H}.
[N:Merci,] dit {N}, et elle rentra l'œil.

=== recap wake
en:
She could be woken by a moth, and by nothing louder.
fr:
Elle s'éveillait pour un papillon de nuit, et pour rien de plus fort.

=== try teach
en:
Perhaps {N} was only short of practice, and so at playtime they gave her some. They threw her a ball, which met her and went on its way. They turned the long rope, and she leaned on it, and thanked them. They took her by both wings through the whole of hopscotch, but when they came to four she lay down in it, since it happened to be in the shade.
[N:I do want to,] said {N}, with her eyes screwed up. [N:You mustn't think I don't. It's only that it's so bright. It's like being shouted at in a language you haven't learned.]
[F:There's shade in the three, as well,] said {F}, and helped her across.
fr:
{N} manquait peut-être d'entraînement : à la récréation, la classe lui en donna. Les uns lui lancèrent un ballon, qui la rencontra et poursuivit sa route. D'autres lui tournèrent la grande corde, et elle s'y accouda en remerciant. {H} et {F} la conduisirent par les deux ailes tout le long de la marelle mais, arrivée au quatre, elle s'y coucha, parce qu'il était à l'ombre.
[N:Je voudrais bien,] dit {N}, les yeux plissés. [N:Il ne faut pas croire. Mais c'est si clair. C'est comme si on me criait dessus dans une langue que je n'ai pas apprise.]
[F:Il y a de l'ombre au trois aussi,] dit {F}, qui l'aida à traverser.

=== recap teach
en:
To her the daylight was somebody shouting.
fr:
Pour elle, la lumière du jour était quelqu'un qui crie.

=== try tree
en:
[H:She can be the tree,] said {H}, who had been reading down the list. [H:A tree only has to be there.]
At the rehearsal she was there. She had a trunk of corrugated cardboard, and a great many leaves, and for the first ten minutes she was held to be the best thing in it. {each:@ had painted the leaves.|@ had painted the leaves.} The knight rode up; the princess leaned out and sighed.
*Rrrrr*, said the tree.
[O:Hark!] cried the knight, whose mother was an actress. [O:I hear a bear!] And he was still looking for it, with his hand above his eyes, when the tree came down on him, in no hurry, from the left.
fr:
[H:Elle peut faire l'arbre,] dit {H}, qui relisait la liste. [H:On demande seulement à un arbre d'être là.]
À la répétition, elle fut là. Elle avait un tronc en carton ondulé et quantité de feuilles. {each:@ les avait peintes.|@ les avaient peintes.} Les dix premières minutes, on la trouva meilleure que tous les autres. Le chevalier arriva ; la princesse se pencha et soupira.
*Rrrrr*, fit l'arbre.
[O:Ciel !] s'écria le chevalier, dont la mère était comédienne. [O:J'entends un ours !]
Et il le cherchait encore, la main au-dessus des yeux, quand l'arbre lui tomba dessus, sans se presser, par la gauche.

=== recap tree
en:
And she had not managed to be a tree.
fr:
Et elle n'avait même pas réussi à être un arbre.

=== way >
en:
[H:There's bound to be something,] said {H}. [H:With everybody there's something.] So they asked all along the corridor, door by door{?talent(count):, counting the steps|}.
{>talent}
{>go}
[A:I've no time for your owls,] said the caretaker, who mopped these days looking over his shoulder. [A:I lock this place every night, myself. And every morning the blackboards are washed. The books are in order. On Tuesday I find that somebody has repaired the clock, which had been slow since my father's day. I don't say it's burglars. A burglar doesn't put the chalk in order of length. But I lie awake.]
fr:
[H:Il y a forcément quelque chose,] dit {H}. [H:Chez tout le monde, il y a quelque chose.]
{hf:Ils|Elles} demandèrent donc dans tout le couloir, de porte en porte{?talent(count):, en comptant les pas|}.
{>talent}
{>go}
[A:Je n'ai pas le temps pour vos chouettes,] dit le concierge, qui ne lavait plus par terre qu'en regardant derrière lui. [A:Chaque soir, je ferme moi-même. Et chaque matin, les tableaux sont lavés. Les livres sont rangés. Mardi, on avait réparé l'horloge, qui retardait depuis mon père. Je ne dis pas que ce sont des voleurs : un voleur ne range pas les craies par taille. Mais je n'en dors plus.]

=== road >
en:
The caretaker had made nothing up. In the library not only was every book in its place: somebody had thought about the places. And on the big table, weighted with an eraser, was a paper of sums, all of them worked, and all of them right. It took {H} a moment to see what was the matter with them. They had not been set yet. They were next week's.
At the bottom, in a small clear hand, was written: *I am sorry about today. I shall try to do better tomorrow.* And there was a drawing, of thirty children at hopscotch, done from directly overhead.
[F:Who ever sees people from there?] said {F}.
fr:
Le concierge n'avait rien inventé. À la bibliothèque, non seulement chaque livre était à sa place, mais on avait réfléchi aux places. Et sur la grande table, sous une gomme, il y avait une feuille de calculs, tous faits, et tous justes. {H} mit un moment à voir ce qui clochait. On ne les avait pas encore donnés. C'étaient ceux de la semaine suivante.
Au bas de la page, d'une petite écriture claire : *Je suis désolée pour aujourd'hui. Demain, je tâcherai de mieux faire.* Et il y avait un dessin, trente enfants à la marelle, vus exactement d'en haut.
[F:Qui peut bien voir les gens de là ?] dit {F}.

=== strand >
en:
Then there was the business of the cocoa. The caretaker, who was a badger, always left half a cup on the window sill when he locked up, so as to have something to look forward to. Since Tuesday, when he unlocked, there had been no cocoa, and the cup had been washed, dried, and hung on its hook.
[A:The cocoa I could overlook,] he said. [A:Anybody might be tempted. But who is it that washes up? It preys on me.]
Then one morning there was a note with it. *It could do with more sugar,* it said. *Thank you very much indeed.*
The caretaker read it several times. [A:Well, it could,] he said.
fr:
Et puis il y avait l'affaire du chocolat. Le concierge, un blaireau, en laissait toujours une demi-tasse au bord de la fenêtre en fermant, afin d'avoir un petit plaisir devant lui. Depuis mardi, à l'ouverture, il n'y avait plus de chocolat, et la tasse était lavée, essuyée et pendue à son crochet.
[A:Sur le chocolat, je veux bien fermer les yeux,] disait-il. [A:C'est tentant, je comprends. Mais cette tasse, qui me la lave ? Ça me ronge.]
Puis, un matin, il y eut un mot. *Il faudrait un peu plus de sucre,* disait-il. *Merci infiniment.*
Le concierge le lut plusieurs fois.
[A:Ma foi, c'est vrai,] dit-il.

=== last
en:
{each:@ did not breathe out until the curtain, and nearly burst.|@ did not breathe out until the curtain, and nearly burst.}
fr:
{each:@ le retint jusqu'au rideau, et faillit éclater.|@ le retinrent jusqu'au rideau, et faillirent éclater.}

=== strandEnd
en:
The caretaker looked up at those eyes for some time. Then he went to fetch a second cup, two sugars for each, and a book that he had always wanted somebody to read to him.
fr:
Le concierge regarda ces deux yeux un bon moment. Puis il alla chercher une seconde tasse, deux sucres pour chacune, et un livre qu'il avait toujours rêvé qu'on lui lise.

=== quiet
en:
When the others had been fetched, {N} was still sitting on the back of the bench, with her satchel done up on both sides.
[N:I expect I shall go back to my old school,] she said. [N:There isn't one. But I could say so.]
The sun went down behind the bicycle shed, and the colours were taken in, red first, the way they are. She sat up somewhat. She opened both eyes, which nobody had seen before, and looked about her as you look round a room when the visitors have left.
[N:It's just getting nice,] said {N}. [N:I've noticed that. It gets nice, and everyone goes home.]
fr:
Quand on fut venu chercher tous les autres, {N} était encore perchée sur le dossier du banc, son cartable fermé des deux côtés.
[N:Je vais sans doute retourner à mon ancienne école,] dit-elle. [N:Il n'y en a pas. Mais on peut toujours le dire.]
Le soleil descendit derrière le hangar à vélos, et l'on rentra les couleurs, le rouge d'abord, comme d'habitude. Elle se redressa un peu. Elle ouvrit les deux yeux, ce que personne n'avait encore vu, et regarda autour d'elle comme on regarde un salon une fois les visiteurs partis.
[N:Ça devient joli,] dit {N}. [N:C'est une chose que j'ai remarquée. Ça devient joli, et tout le monde rentre.]

=== insight >
en:
Every parent in the town had come to the show, and most of the grandparents. The first scene was half over when there was a *pop* in the wall, and all the lights in the school went out.
{>gag2}
{>recap1} {>recap2} {>recap3}
Somebody wept. Somebody sat down on the mayor. And high up beside the curtain there opened, one after the other, two round yellow eyes.
[N:Good morning!] said a voice that none of them knew. It was wide awake.
[H:It's her morning,] said {H}. [H:She's good at all of it. Only twelve hours later, when there's nobody left to see.]
fr:
Tous les parents de la ville étaient venus au spectacle, et la plupart des grands-parents. La première scène était à moitié jouée quand il y eut un *pop* dans le mur, et toutes les lumières de l'école s'éteignirent.
{>gag2}
{>recap1} {>recap2} {>recap3}
Quelqu'un pleura. Quelqu'un s'assit sur le maire. Et tout en haut, près du rideau, s'ouvrirent, l'un après l'autre, deux yeux ronds et jaunes.
[N:Bonjour !] dit une voix que personne ne connaissait, et qui était tout à fait réveillée.
[H:C'est son matin,] dit {H}. [H:Elle est bonne en tout. Mais douze heures plus tard, quand il n'y a plus personne pour le voir.]

=== turn count
en:
[H:Can you see us from there?] asked {H}.
[N:But naturally,] said {N}. [N:It's broad night.]
Now {H} had that show by heart, though not as other people had it: {h:he|she} had it in steps. The knight took four to the left, and the princess turned at nine. [H:If I count,] said {H}, [H:will you put them where they ought to be?]
{>pay}
[H:One,] said {H} to the dark; and there came over their heads something as soft as flour falling. Thirty sleeves were touched, and sixty hands were taken, and moved a little, and let go.
fr:
[H:Tu nous vois, de là-haut ?] demanda {H}.
[N:Mais naturellement,] dit {N}. [N:On y voit comme en pleine nuit.]
Or {H} savait ce spectacle par cœur, mais à sa façon : {h:il|elle} en avait compté tous les pas. Le chevalier en faisait quatre à gauche, et la princesse tournait au neuvième.
[H:Si je compte,] dit {H}, [H:tu les mets où il faut ?]
{>pay}
[H:Un,] dit {H} dans le noir.
Et il passa au-dessus des têtes quelque chose de doux comme de la farine qui tombe. Trente manches furent frôlées, et soixante mains furent prises, déplacées un peu, et reposées.

=== turn why
en:
[H:Why did you never tell anybody?] asked {H}, up into the dark.
[N:I told them every night,] said {N}. [N:I wrote it down. There was only the caretaker, and he was lying awake somewhere else.]
[H:And why the clock?]
[N:It was slow. I know what that's like.]
[H:Could you put us right, too?] asked {H}. [H:All thirty of us?]
{>pay}
[N:In front of all these people?] said {N}.
[H:They can't see you,] said {H}. [H:It's you that can see them.]
{N} had not thought of that. There came over their heads something as soft as flour falling. Thirty sleeves were touched, and sixty hands were taken, and moved a little, and let go.
fr:
[H:Pourquoi tu ne l'as jamais dit à personne ?] demanda {H} vers le noir.
[N:Je l'ai dit toutes les nuits,] répondit {N}. [N:Je l'ai écrit. Il n'y avait que le concierge, et il passait ses nuits blanches ailleurs.]
[H:Et l'horloge, pourquoi ?]
[N:Elle retardait. Je sais ce que c'est.]
[H:Et nous, tu saurais nous remettre à l'heure ?] demanda {H}. [H:Tous les trente ?]
{>pay}
[N:Devant tous ces gens ?] dit {N}.
[H:Ils ne te voient pas,] dit {H}. [H:C'est toi qui les vois.]
{N} n'y avait pas pensé. Il passa au-dessus des têtes quelque chose de doux comme de la farine qui tombe. Trente manches furent frôlées, et soixante mains furent prises, déplacées un peu, et reposées.

=== restore
en:
They played it through from beginning to end, in the pitch dark, and those who were there will tell you they never saw a better. The cardboard tree was terrifying. At the end of all, where there should have been a star, two yellow eyes came out, high up, without a sound, and five hundred people breathed in.
{>close}
On Thursdays there is a night class now. It is full. {N} takes it, and if anybody nods off in the third row she lets them.
fr:
Ils jouèrent tout, du début à la fin, dans le noir complet, et ceux qui y étaient vous diront qu'ils n'ont jamais rien vu de plus beau. L'arbre en carton fut terrifiant. Tout à la fin, là où il devait y avoir une étoile, deux yeux jaunes parurent, très haut, sans un bruit, et cinq cents personnes retinrent leur souffle.
{>close}
Le jeudi, maintenant, il y a classe de nuit. C'est complet. {N} fait la leçon et, si quelqu'un s'endort au troisième rang, elle le laisse dormir.

=== cameo
en:
An owl came towards them at midday with a satchel, on her way to bed, and walked into a post, and thanked it.
fr:
Une chouette venait à leur rencontre, en plein midi, un cartable sous l'aile. Elle allait se coucher, se cogna à un poteau et le remercia.

=== ask
en:
The teacher began to sound a little too kind. Why is that a bad sign?
What do people not know about you, because of the time of day?
Who else might be good at things when nobody is there to see?
fr:
La maîtresse commençait à avoir une voix un peu trop gentille. Pourquoi est-ce mauvais signe ?
Qu'est-ce qu'on ignore de toi, à cause de l'heure ?
Qui d'autre est peut-être très bon quand personne ne regarde ?
`
