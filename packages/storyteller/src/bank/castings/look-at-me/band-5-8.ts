export const band5to8 = `
=== title
en:
Look at Me!
fr:
Regardez-moi !

=== title
en:
{H} and the Town That Could Not Look Away
fr:
{H} et la ville au cou tordu

=== teaser
en:
Somebody with a wand has said three words, and now a whole town can look only one way.
fr:
Un mot magique, et toute une ville ne peut plus regarder que d'un côté.

=== when
en:
One breezy morning
fr:
Un matin de grand vent

=== plant flower
en:
{>when}, {H} found a red flower by the path, the last one of the year. {h:He|She} stuck it in {h:his|her} buttonhole, where it looked very grand.
fr:
{>when}, {H} trouva au bord du chemin une fleur rouge, la dernière de l'année. {h:Il|Elle} la mit à sa boutonnière, et ça faisait très chic.

=== about flower
en:
[F:Who's it for?] asked {F}.
[H:Somebody,] said {H}. [H:I'll know when I see them.]
fr:
[F:C'est pour qui ?] demanda {F}.
[H:Pour quelqu'un,] dit {H}. [H:Je verrai bien.]

=== pay flower
en:
{H} pulled the red flower out of {h:his|her} buttonhole and threw it. It landed on {V}'s chest.
[V:What's that for?]
[H:It's what you throw,] said {H}, [H:when it was good.]
fr:
{H} tira la fleur rouge de sa boutonnière et la lança. Elle tomba sur le ventre {de V}.
[V:C'est pour quoi ?]
[H:Les fleurs, ça se lance,] dit {H}, [H:quand c'était bien.]

=== pay own
en:
{H} put {h:his|her} {T} down beside {V}. [H:First prize,] said {H}.
[V:What for?]
[H:For the landing.]
fr:
{H} posa {son T} à côté {de V}.
[H:Premier prix,] dit {H}.
[V:Pour quoi ?]
[H:Pour l'arrivée.]

=== lack >
en:
Everybody in the market was looking the same way. A man was buttering his hat. A sheep backed out of a shop and trod on {F}.
[A:I beg your pardon,] said Mrs Fleece, over her shoulder. [A:Since ten o'clock we can't look at anything else.]
On a bench stood {V}, {v:a wizard in a cape|a witch in a cape}, who had waved a wand and said: [V:Look at me!]
[N:Look at me, Mama!] called a very small lamb, beside a bucket.
[A:I wish I could,] said his mother.
{>gag1}
fr:
Au marché, tout le monde regardait du même côté. Un monsieur beurrait son chapeau. Une brebis sortit d'une boutique à reculons et marcha sur {F}.
[A:Pardon,] dit madame Toison par-dessus son épaule. [A:Depuis dix heures, on ne peut plus regarder ailleurs.]
Debout sur un banc, il y avait {V}, {v:un magicien|une magicienne} en cape, la baguette encore en l'air.
[V:Regardez-moi !] avait-{v:il|elle} crié, et toutes les têtes avaient fait *crac*.
[N:Regarde-moi, maman !] cria un tout petit agneau, près d'un seau.
[A:J'aimerais bien,] dit sa mère.
{>gag1}

=== try screen
en:
[H:If they can't see {v:him|her},] said {H}, [H:they'll stop.]
They took the biggest flag on the wall and held it up in front of {V}. {each:@ held the middle.|@ held the middle.}
The whole town began to walk. It walked round the flag, sideways, like crabs, until it could see again. They turned the flag. The town turned too, faster and faster. The baker fell into the fountain.
[F:It's a merry-go-round,] said {F}. [F:Only nobody's merry.]
{>fail}
fr:
[H:S'ils ne {v:le|la} voient plus,] dit {H}, [H:ils regarderont ailleurs.]
{hf:Ils|Elles} prirent le plus grand drapeau de la place et le tendirent devant {V}. {each:@ tenait le milieu.|@ tenaient le milieu.}
Toute la ville se mit en marche. Elle fit le tour du drapeau, de côté, comme un crabe, pour mieux voir. On tourna le drapeau. La ville tourna aussi, de plus en plus vite. Le boulanger tomba dans la fontaine.
[F:C'est un manège,] dit {F}. [F:Mais personne ne s'amuse.]
{>fail}

=== recap screen
en:
The town had walked all round a flag to see.
fr:
La ville avait fait le tour d'un drapeau pour voir.

=== try show >
en:
[H:We must be more interesting than {v:he|she} is,] said {H}.
So they put on a show. {H} danced with a broom. {F} balanced a cheese. There was a pyramid, for a moment.
Nobody saw any of it. There was just one person who watched, from the first step to the last bow, leaning so far forward that the bench creaked.
It was {V}.
[V:Not bad,] {v:he|she} said. [V:The landing's the hard part.] And {v:he|she} looked at {v:his|her} own feet.
fr:
[H:Il faut leur montrer quelque chose de mieux,] dit {H}.
Alors {hf:ils|elles} firent un spectacle. {H} dansa avec un balai. {F} porta un fromage en équilibre. Il y eut une pyramide, un instant.
Personne n'en vit rien. Une seule personne regarda tout, du premier pas au dernier salut, si penchée que le banc craquait.
C'était {V}.
[V:Pas mal,] dit-{v:il|elle}. [V:Le plus dur, c'est l'arrivée.]
Et {v:il|elle} regarda ses propres pieds.

=== recap show
en:
Only {V} had watched the show, and to the very end.
fr:
Seul quelqu'un avait regardé le spectacle jusqu'au bout : {V}.

=== try hats >
en:
[H:Then we'll make it night for them,] said {H}. [H:With hats!]
They pulled down every hat in the market as far as the chin. {F} did the tall people, from a box. It was dark in there, and it smelled of hair.
[H:What do you see?] asked {H}.
[A:Felt,] said Mrs Fleece. But her nose was still pointing at the bench. So were all the other noses.
{V} walked to the left, on tiptoe. All the hats went left.
{>fail}
fr:
[H:On va leur éteindre les yeux,] dit {H}. [H:Avec les chapeaux !]
{hf:Ils|Elles} enfoncèrent tous les chapeaux du marché jusqu'au menton. {F} s'occupa des grands, sur une caisse. Il faisait noir, là-dessous, et ça sentait le cheveu.
[H:Vous voyez quoi ?] demanda {H}.
[A:Du feutre,] dit madame Toison.
Mais son nez montrait toujours le banc. Tous les autres nez aussi.
{V} fit trois pas à gauche, sur la pointe des pieds. Tous les chapeaux allèrent à gauche.
{>fail}

=== recap hats
en:
Even under a hat, every nose had pointed at {V}.
fr:
Même sous un chapeau, chaque nez montrait {V}.

=== way >
en:
[H:A spell is written down somewhere,] said {H}. They went up to {V}'s tower. The door was open, and everyone who might have stopped them was looking at the bench.
{>talent}
{>go}
On the doorpost, low down, somebody had scratched a few words, again and again. *In a minute. In a minute. In a minute.* They were very old, and no higher than a child of six.
fr:
[H:Une formule, c'est toujours écrit quelque part,] dit {H}.
{hf:Ils|Elles} montèrent à la tour {de V}. La porte était ouverte, et les gardes, là-haut, regardaient le banc.
{>talent}
{>go}
Sur le mur, tout en bas, quelqu'un avait gravé des mots, encore et encore. *Tout à l'heure. Tout à l'heure. Tout à l'heure.* C'était très ancien, et pas plus haut qu'un enfant de six ans.

=== road >
en:
The book of spells lay open in the tower room. *LOOK AT ME*, said the page. *Easy. Lasts until you have done it.*
[F:Done what?] said {F}.
They turned the page over. On the back was nothing but a recipe for glue.
All the cushions in the room were on the floor, in a heap. They were dented, as if somebody fell on them every night, from not very high.
fr:
Dans la tour, le livre de magie était ouvert. *REGARDEZ-MOI*, disait la page. *Facile. Dure jusqu'à ce que vous l'ayez fait.*
[F:Fait quoi ?] dit {F}.
{hf:Ils|Elles} tournèrent la page. Derrière, il n'y avait qu'une recette de colle.
Tous les coussins de la pièce étaient par terre, en tas. Ils avaient des creux. On aurait dit que quelqu'un tombait dessus tous les soirs, de pas bien haut.

=== strand >
en:
At the corner stood the butcher and the miller, cheek to cheek. They hadn't looked at each other for nine years, because of a goose.
[O:He's breathing on me,] said the butcher.
[O:He started,] said the miller.
Both of them were looking at {V}, and at nothing else.
[F:Couldn't one of you take a step back?] asked {F}.
[O:Him first,] they both said.
fr:
Au coin, il y avait le boucher et le meunier, joue contre joue. Ils ne s'étaient pas regardés depuis neuf ans, à cause d'une oie.
[O:Il me souffle dessus,] dit le boucher.
[O:C'est lui qui a commencé,] dit le meunier.
Tous les deux regardaient {V}, et rien d'autre.
[F:Vous ne pourriez pas faire un pas en arrière ?] demanda {F}.
[O:Lui d'abord,] dirent-ils ensemble.

=== strandEnd
en:
At the corner two people had come free nose to nose. There was nothing for it but to say good morning.
fr:
Au coin, deux messieurs se retrouvèrent nez à nez. Il fallut bien se dire bonjour.

=== quiet
en:
They sat down in the grass outside the town, where there was nothing to look at but grass.
The lamb came after them, with his bucket in his teeth. He put it down. He walked round it. He measured it with one foot, and lay down beside it.
[F:What's it for?] asked {F}.
[N:It's to jump over,] said the lamb. [N:I can do it now. Since this morning.] He looked at the town. [N:Just nobody knows.]
fr:
{hf:Ils|Elles} s'assirent dans l'herbe, hors de la ville, là où il n'y avait que l'herbe à regarder.
L'agneau arriva, son seau entre les dents. Il le posa. Il en fit le tour. Il le mesura avec une patte et se coucha à côté.
[F:C'est pour quoi faire ?] demanda {F}.
[N:Pour sauter par-dessus,] dit l'agneau. [N:Je sais le faire. Depuis ce matin.]
Il regarda la ville.
[N:Seulement, personne n'est au courant.]

=== insight >
en:
There stood the lamb beside his bucket, with his knees bent.
{>gag2}
{>recap1} {>recap2}
[N:Look at me!] said the lamb.
[H:We're looking,] said {H}.
The lamb jumped. He was in the air for quite some time. He came down, gave himself a nod, and began to eat grass.
[F:Is that all?] said {F}.
[H:It's all he wanted,] said {H}, and turned round to the bench. [H:You say it *before*. {V} said it at ten o'clock, and hasn't jumped yet.]
fr:
L'agneau était là, près de son seau, les genoux pliés.
{>gag2}
{>recap1} {>recap2}
[N:Regardez-moi !] dit l'agneau.
[H:On regarde,] dit {H}.
L'agneau sauta. Il resta en l'air un bon moment. Il retomba, se fit un petit signe de tête et se mit à brouter.
[F:C'est tout ?] dit {F}.
[H:Il ne voulait que ça,] dit {H}, qui se tourna vers le banc. [H:On le dit *avant*. {V} l'a dit à dix heures, et n'a pas encore sauté.]

=== turn mimic
en:
[H:What did you want to show?] asked {H}.
[V:It's silly,] said {V}. [V:A somersault.]
{H}, who could copy anything, copied one that went wrong: head, hat, flowerbed.
[V:Not like *that*!] cried {V}. And {v:he|she} took off the cape, bent {v:his|her} knees, and went over, crooked as a gate, and sat up.
*Ohhh!* said the whole town. And blinked.
{>pay}
fr:
[H:Vous vouliez montrer quoi ?] demanda {H}.
[V:C'est bête,] dit {V}. [V:Une galipette.]
{H} savait tout imiter, et en imita une ratée : tête, chapeau, plate-bande.
[V:Mais pas comme *ça* !] cria {V}.
La cape tomba, les genoux plièrent, et {V} roula, de travers comme un œuf, et se retrouva {v:assis|assise}.
*Ohhh !* fit toute la ville. Et elle cligna des yeux.
{>pay}

=== turn still
en:
[H:What did you want to show?] asked {H}.
[V:It's silly,] said {V}. [V:A somersault. They always said, in a minute.]
{H} sat down in front of the bench and looked, and did not move one toe, for as long as it took.
It took a while. Then {V} laid the cape down, bent {v:his|her} knees, and went over, crooked as a gate.
*Ohhh!* said the whole town. And blinked.
{>pay}
fr:
[H:Vous vouliez montrer quoi ?] demanda {H}.
[V:C'est bête,] dit {V}. [V:Une galipette. On me disait toujours : tout à l'heure.]
{H} s'assit devant le banc et regarda, sans bouger un orteil, le temps qu'il fallut.
Il en fallut un peu. Puis {V} posa sa cape, plia les genoux et roula, de travers comme un œuf.
*Ohhh !* fit toute la ville. Et elle cligna des yeux.
{>pay}

=== turn why
en:
[H:Why did you stop?] asked {H}.
[V:I never stopped,] said {V}. [V:I never started. They always said, in a minute. Now they're all looking, and I might land on my ear.]
[H:Then we'll look at the ear,] said {H}.
{V} thought about it. {v:He|She} laid down the cape, bent {v:his|her} knees, and did a somersault, crooked as a gate.
*Ohhh!* said the whole town. And blinked.
{>pay}
fr:
[H:Pourquoi vous vous êtes {v:arrêté|arrêtée} ?] demanda {H}.
[V:Je n'ai pas commencé,] dit {V}. [V:On me disait toujours : tout à l'heure. Maintenant, tout le monde regarde, et si je tombe sur l'oreille ?]
[H:Alors on regardera l'oreille,] dit {H}.
{V} réfléchit, posa sa cape, plia les genoux et fit une galipette, de travers comme un œuf.
*Ohhh !* fit toute la ville. Et elle cligna des yeux.
{>pay}

=== restore
en:
All over the market people were looking at what they liked. Mrs Fleece turned her head, and it creaked.
[A:Show me,] she said.
The lamb jumped over his bucket. He jumped over it nineteen times.
{>close}
In that town, now, when somebody calls *look at me*, people put down what they have in their hands, and look.
It never takes long.
fr:
Partout, chacun regardait ce qu'il voulait. Madame Toison tourna la tête, et ça craqua.
[A:Montre,] dit-elle.
L'agneau sauta par-dessus son seau. Il sauta dix-neuf fois.
{>close}
Dans cette ville, maintenant, quand quelqu'un crie *regarde-moi*, on pose ce qu'on a dans les mains, et on regarde.
Ça ne prend jamais longtemps.

=== last
en:
{each:@ did a somersault too.|@ did a somersault too.}
fr:
{each:@ fit la galipette, et tint à la refaire.|@ firent la galipette, et tinrent à la refaire.}

=== cameo
en:
On a hill a small lamb was jumping over a bucket, and his mother was counting.
fr:
Sur une colline, un petit agneau sautait par-dessus un seau, et sa mère comptait.

=== ask
en:
What did {V} want all day, and why did {v:he|she} not do it?
When did somebody last say to you: in a minute?
What can you do that nobody has seen yet?
fr:
Que voulait {V}, toute la journée, sans oser le faire ?
Quand t'a-t-on dit pour la dernière fois : tout à l'heure ?
Que sais-tu faire que personne n'a encore vu ?
`
