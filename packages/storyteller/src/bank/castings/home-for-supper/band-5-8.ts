export const band5to8 = `
=== title
en:
{H} and the Map of the End of the World
fr:
{H} et la carte du bout du monde

=== title
en:
To the End of the World, and Home for Supper
fr:
Au bout du monde, et retour pour dîner

=== teaser
en:
The wind has been gone since Sunday, and the only map was drawn by an explorer who was always home for supper.
fr:
Le vent a disparu depuis dimanche, et la seule carte est celle d'un explorateur qui rentrait toujours pour dîner.

=== when
en:
One very still afternoon
fr:
Un après-midi sans un souffle

=== plant magnifier
en:
{>when}, {H} took along {h:his|her} magnifying glass, which could make a monster out of any ant.
fr:
{>when}, {H} emporta sa loupe. Avec elle, la moindre fourmi devenait un monstre.

=== about magnifier
en:
[F:What does it do to me?] asked {F}.
[H:Nothing,] said {H}. [H:You're the right size already.]
fr:
[F:Et moi, là-dedans ?] demanda {F}.
[H:Toi, tu as déjà la bonne taille,] dit {H}.

=== pay magnifier
en:
{H} stuck the magnifying glass in the ground beside it, to stay. Through it you could see the whole End of the World, as big as it was.
fr:
{H} planta sa loupe à côté, et l'y laissa. À travers, on voyait le bout du monde tout entier, en vrai grand.

=== pay own
en:
{H} left {h:his|her} {T} beside it, for a sign. Next to {N} {n:it was|they were} as big as a castle. {n:It is|They are} on the map now.
fr:
Pour marquer l'endroit, {H} y laissa {son T}. À côté {de N}, on aurait dit un château. Depuis, c'est sur la carte.

=== lack >
en:
Under the big oak stood a mouse with a map. Her name was {N}.
[N:At last, somebody with legs!] she said. [N:There's been no wind since Sunday.]
Not a leaf stirred. All over the world the seeds were stuck, and the ships, and the rain.
[N:My grandpa found where the wind lives,] said {N}. [N:At the End of the World! But he was home for supper, that very day, so they laughed at him. Whoever gets there wins the explorers' medal. From this oak, it's a hundred and seven steps to the Great Lake. Forward!]
{>gag1}
fr:
Sous le grand chêne, il y avait une souris avec une carte. C'était {N}.
[N:Enfin quelqu'un avec des jambes !] dit-elle. [N:Il n'y a plus de vent depuis dimanche.]
Pas une feuille ne bougeait. Partout dans le monde, les graines attendaient, et les bateaux, et la pluie.
[N:Mon grand-père a trouvé où habite le vent,] dit {N}. [N:Au bout du monde ! Mais il est rentré dîner le soir même, et on s'est moqué de lui. Qui y arrive gagne la médaille des explorateurs. Du chêne au Grand Lac : cent sept pas. En avant !]
{>gag1}

=== try lake
en:
{N} rode on {H}'s head, because explorers save their legs. {H} counted a hundred and seven steps, and there was the stream. {each:@ counted the ducks.|@ counted the ducks.}
[N:The Great Lake!] cried {N}. [N:Now all the way round. It says thirty-one steps.]
They walked along it for an hour. It had a bend, and then another bend, but it never had a round.
[O:It's a stream,] said a duck. [O:It only goes one way. We did ask.]
{>fail}
fr:
{N} voyageait sur la tête {de H} : un explorateur ménage ses jambes. {H} compta cent sept pas, et voilà la rivière. {each:@ comptait les canards.|@ comptaient les canards.}
[N:Le Grand Lac !] cria {N}. [N:Maintenant, on fait le tour. C'est écrit : trente et un pas.]
{hf:Ils|Elles} longèrent l'eau pendant une heure. Elle tournait, puis elle tournait encore, mais elle ne faisait jamais le tour.
[O:C'est une rivière,] dit un canard. [O:Ça ne va que dans un sens. On a demandé.]
{>fail}

=== recap lake
en:
Grandpa had gone round the Great Lake in thirty-one steps.
fr:
Grand-père avait fait le tour du Grand Lac en trente et un pas.

=== try house
en:
[N:The House with One Leg,] read {N}.
That was easy. There was one up a tree, standing on a single trunk. {H} knocked. {each:@ knocked too, lower down.|@ knocked too, lower down.} An owl put out his head.
[N:Has your house got no door?] asked {N}. [N:It ought to have no door.]
[O:You have just knocked on it,] said the owl.
[N:And is it six steps from wall to wall? And did a great explorer ever shelter under it, from the rain?]
[O:Nobody shelters under a house,] said the owl. [O:They come *in*.] And he went in.
{>fail}
fr:
[N:La Maison à une Jambe,] lut {N}.
C'était facile. Il y en avait une en haut d'un arbre, posée sur un seul tronc. {H} frappa. Un hibou passa la tête.
[N:Votre maison n'a pas de porte ?] demanda {N}. [N:Elle ne devrait pas avoir de porte.]
[O:Vous venez de frapper dessus,] dit le hibou.
[N:Et elle fait six pas de large ? Et un grand explorateur s'est mis dessous, un jour de pluie ?]
[O:Une maison, on ne se met pas dessous,] dit le hibou. [O:On se met dedans.]
Et il s'y mit.
{>fail}

=== recap house
en:
The House with One Leg was six steps wide, and he had sheltered under it.
fr:
La Maison à une Jambe faisait six pas de large, et il s'était mis dessous.

=== try mountain >
en:
[N:Over the Grey Mountain,] read {N}. [N:Twelve steps up.]
So they climbed the rocks above the cave. {each:@ pushed from behind.|@ pushed from behind.} After twelve steps they were nowhere. After four hundred they had no breath left, and they were at the top, and there was nothing there but sky.
A bear looked out below, in the middle of his nap.
[O:Could you puff somewhere else?] he asked.
[N:Grandpa didn't puff,] said {N}. [N:Grandpa stopped halfway for a picnic.]
fr:
[N:Franchir la Montagne Grise,] lut {N}. [N:Douze pas de montée.]
{hf:Ils|Elles} grimpèrent donc sur les rochers, au-dessus de la grotte. {each:@ poussait derrière.|@ poussaient derrière.} Au bout de douze pas, on n'était nulle part. Au bout de quatre cents, on n'avait plus de souffle. On était en haut, et en haut il n'y avait que le ciel.
En dessous, un ours sortit la tête, en pleine sieste.
[O:Vous pourriez souffler plus loin ?] demanda-t-il.
[N:Grand-père ne soufflait pas,] dit {N}. [N:À mi-pente, il a pique-niqué.]

=== recap mountain
en:
And over the Grey Mountain, in twelve, with a picnic.
fr:
Et la Montagne Grise en douze, avec un pique-nique.

=== strand >
en:
On the path lay a hare, flat on his front, looking under a leaf.
[A:Don't breathe,] he said. [A:It might roll.]
He had lost his marble. It was the best in the forest, and its name was Emperor. It had rolled off on Sunday, right in the middle of a game.
[A:I'm playing with a pea now,] said the hare, and his ears sank. [A:Yesterday I lost to a snail.]
{F} lifted up one foot, to help. The hare looked under that as well.
fr:
Sur le chemin, un lièvre, couché à plat ventre, regardait sous une feuille.
[A:Ne respirez pas,] dit-il. [A:Elle pourrait rouler.]
Il avait perdu sa bille. C'était la meilleure de la forêt, et elle s'appelait Empereur. Dimanche, en pleine partie, elle était partie toute seule.
[A:Maintenant, je joue avec un petit pois,] dit le lièvre, les oreilles basses. [A:Hier, j'ai perdu contre un escargot.]
{F} leva un pied, pour l'aider. Le lièvre regarda dessous aussi.

=== way >
en:
It had never been so quiet in the forest. A dandelion stood there with all its bags packed.
{>talent}
{>go}
A spider hung in the air, halfway across the path.
[O:I was going to my aunt's,] she said. [O:All I need is a puff. Not from you, though. People spit.]
[N:Left!] called {N}, from up on {H}'s head. [N:Left, I said! No. The other left.]
fr:
La forêt n'avait jamais été si calme. Un pissenlit attendait, toutes ses valises faites.
{>talent}
{>go}
Une araignée pendait au milieu du chemin, au bout de son fil.
[O:J'allais chez ma tante,] dit-elle. [O:Il me faudrait un souffle. Mais pas le vôtre. Vous postillonnez.]
[N:À gauche !] criait {N}, du haut de la tête {de H}. [N:J'ai dit à gauche ! Non. L'autre gauche.]

=== road >
en:
At sunset they were back under the oak. It had been her plan all along, {N} said.
{H} dropped down on the grass, nose first. And there in front of the nose was some writing, cut into a root. Each letter was no bigger than a flea.
*Step 50. First picnic. Still no end in sight.*
[N:That's Grandpa!] squeaked {N}.
[F:But we're only *here*,] said {F}. [F:This is where one leaves from.]
fr:
Au coucher du soleil, tout le monde était revenu sous le chêne. C'était prévu, dit {N}.
{H} se laissa tomber dans l'herbe, le nez le premier. Et là, juste devant ce nez, quelque chose était gravé sur une racine. Les lettres n'étaient pas plus grosses que des puces.
*Cinquantième pas. Premier pique-nique. On ne voit toujours pas le bout.*
[N:C'est Grand-père !] couina {N}.
[F:Mais *ici*,] dit {F}, [F:c'est le départ.]

=== quiet
en:
They had stopped for a rest. {N} rolled the map up small, and then smaller.
[N:They had Grandpa come to the Explorers' Club,] she said. [N:They asked him: so you've been to the End of the World? And when did you get back? He said: at six. They laughed so much that the toad fell off his chair.]
[H:And what did he do?]
[N:He put the map away in the drawer with the string. He never said another word about it.]
Nothing stirred. You could hear a leaf not falling.
fr:
À la première halte, {N} roula la carte, tout petit, puis encore plus petit.
[N:Ils ont fait venir Grand-père au Club des explorateurs,] dit-elle. [N:Ils ont demandé : alors, vous êtes allé au bout du monde ? Et vous êtes rentré quand ? Il a dit : à six heures. Ils ont tellement ri que le crapaud est tombé de sa chaise.]
[H:Et lui ?]
[N:Il a rangé la carte dans le tiroir aux ficelles. Il n'en a plus jamais parlé.]
Rien ne bougeait. On entendait une feuille ne pas tomber.

=== insight >
en:
{N} climbed down, for the first time that day, to stretch her legs.
{>gag2}
{>recap1} {>recap2}
{H} took a step to the side, to make room. {N} trotted along beside that step. *Tip, tip, tip, tip.* It took her fifteen.
[H:A hundred and seven steps,] said {H}. [H:We never asked *whose*.]
Everybody looked down, at the smallest feet in the forest.
[N:Grandpa's are just like mine,] said {N}.
fr:
{N} descendit par terre, pour la première fois de la journée, se dégourdir les pattes.
{>gag2}
{>recap1} {>recap2}
{H} fit un pas de côté, pour faire de la place. {N} trotta le long de ce pas. *Tip, tip, tip, tip.* Il lui en fallut quinze.
[H:Cent sept pas,] dit {H}. [H:Mais les pas *de qui* ?]
Tout le monde regarda les plus petits pieds de la forêt.
[N:Grand-père a les mêmes que moi,] dit {N}.

=== turn count
en:
[H:You walk,] said {H}, [H:and I'll count.] {h:He|She} lay down flat, to keep beside {N}. At a hundred and seven they came to a puddle. From down there it went right up to the sky. They went round it, and under a mushroom, and over a stone. It took for ever. Behind the stone was a hole, with {?told(strand):the hare's|somebody's} marble stuck in it. {H} pulled. *Hooooo!* said the hole, and the whole forest turned over its leaves.
{>pay}
fr:
[H:Toi, tu marches,] dit {H}. [H:Moi, je compte.]
{h:Il|Elle} se coucha par terre, pour rester à côté {de N}. À cent sept, il y eut une flaque. D'en bas, elle allait jusqu'au ciel. On en fit le tour, puis on passa sous un champignon, et par-dessus un caillou. Que c'était long ! Derrière le caillou, il y avait un trou, bouché par {?told(strand):la bille du lièvre|une bille}. {H} tira. *Houuuu !* fit le trou, et toute la forêt retourna ses feuilles.
{>pay}

=== turn notice
en:
{H} lay down flat, with {h:his|her} eyes right in the grass, where nobody looks. There lay a puddle, and from down there it went up to the sky. [H:The Great Lake!] Beyond it stood a mushroom, on one leg, and a grey stone. They crawled all that way. Behind the stone was a hole, with {?told(strand):the hare's|somebody's} marble stuck in it. {H} pulled. *Hooooo!* said the hole, and the whole forest turned over its leaves.
{>pay}
fr:
{H} se coucha par terre, les yeux dans l'herbe, là où personne ne regarde. Il y avait une flaque. D'en bas, elle allait jusqu'au ciel.
[H:Le Grand Lac !]
Plus loin, il y avait un champignon, sur son unique jambe, et un caillou gris, qui cachait le soleil. On fit toute la route au pas {de N}. Derrière, il y avait un trou, bouché par {?told(strand):la bille du lièvre|une bille}. {H} tira. *Houuuu !* fit le trou, et toute la forêt retourna ses feuilles.
{>pay}

=== turn why
en:
[H:Why didn't he say that it was small?] asked {H}.
[N:It isn't small,] said {N}. [N:Come down here.]
So {H} lay down flat. There was a puddle, and from down there it went up to the sky. They crawled round it, and under a mushroom, and over a stone, for ever. Behind the stone was a hole, with {?told(strand):the hare's|somebody's} marble stuck in it. {H} pulled. *Hooooo!* said the hole, and the whole forest turned over its leaves.
{>pay}
fr:
[H:Pourquoi il n'a pas dit que c'était petit ?] demanda {H}.
[N:Ce n'est pas petit,] dit {N}. [N:Viens voir en bas.]
Alors {H} se coucha par terre. Il y avait une flaque et, d'en bas, elle allait jusqu'au ciel. On en fit le tour, puis on passa sous un champignon, et par-dessus un caillou. Que c'était long ! Derrière le caillou, il y avait un trou, bouché par {?told(strand):la bille du lièvre|une bille}. {H} tira. *Houuuu !* fit le trou, et toute la forêt retourna ses feuilles.
{>pay}

=== restore
en:
The spider sailed off to her aunt's. Then the wind took {N} by the ears, and carried her over lake and mountain, right to her own front door.
[N:So *that's* how Grandpa got home!] she shouted.
{>close}
The medal hangs over Grandpa's bed now. It is bigger than the bed.
[O:Far?] he asks, whenever {N} comes in to supper.
[N:Very far,] says {N}.
fr:
L'araignée s'envola chez sa tante. Puis le vent prit {N} par les oreilles, et la porta, par-dessus le lac et la montagne, jusque devant sa porte.
[N:C'est donc *comme ça* que Grand-père rentrait !] cria-t-elle.
{>close}
Maintenant, la médaille est au-dessus du lit de Grand-père. Elle est plus grande que le lit.
[O:C'était loin ?] demande-t-il, quand {N} rentre pour dîner.
[N:Très loin,] dit {N}.

=== last
en:
{each:@ walked home by way of the Great Lake, and got wet.|@ walked home by way of the Great Lake, and got wet.}
fr:
{each:@ rentra par le Grand Lac, et se mouilla les pieds.|@ rentrèrent par le Grand Lac, et se mouillèrent les pieds.}

=== strandEnd
en:
The hare has Emperor back. He lost to the snail again, but beautifully.
fr:
Le lièvre a retrouvé Empereur. Il a encore perdu contre l'escargot, mais c'était plus beau.

=== cameo
en:
A mouse went by overhead, on a leaf, with a map, and told the wind to turn left.
fr:
Une souris passa au-dessus, sur une feuille, avec une carte. Elle criait au vent de tourner à gauche.

=== ask
en:
When did you guess whose steps they were?
Which is the longest way that you have ever walked, and would it be long for a giraffe?
What would your house look like on a map drawn by an ant?
fr:
À quel moment as-tu deviné de qui étaient les pas ?
Quel est le plus long chemin que tu aies fait à pied ? Serait-il long pour une girafe ?
À quoi ressemblerait ta maison, sur la carte d'une fourmi ?
`
