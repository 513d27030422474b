export const band9to14 = `
=== title
en:
A Hundred and Seven Steps
fr:
Cent sept pas

=== title
en:
The Explorer Who Was Always Home by Six
fr:
L'explorateur qui rentrait à six heures

=== teaser
en:
The wind has been missing since Sunday, and the one person who ever found where it lives is not believed, because he was back for supper.
fr:
Le vent manque depuis dimanche. Une seule personne a jamais trouvé où il habite, et on ne la croit pas : elle était rentrée pour dîner.

=== when
en:
On an afternoon so still that you could hear the moss
fr:
Par un après-midi où l'on entendait pousser la mousse

=== plant magnifier
en:
{>when}, {H} had a magnifying glass along. It had been given for stamps, but {H} thought it a pity to spend it on things that were already flat, and looked at whatever was too small to be asked for its opinion.
fr:
{>when}, {H} avait une loupe. On la lui avait offerte pour des timbres, mais {h:il|elle} trouvait dommage de la dépenser sur des choses plates. {H} s'en servait pour tous ceux qui sont trop petits pour qu'on leur demande leur avis.

=== about magnifier
en:
[F:Doesn't it frighten them,] asked {F}, [F:a great eye like that?]
[H:I always say good morning first,] said {H}.
fr:
[F:Ça ne leur fait pas peur,] demanda {F}, [F:un œil pareil ?]
[H:Je dis toujours bonjour avant,] dit {H}.

=== pay magnifier
en:
{H} set the magnifying glass upright in the moss in front of the hole, and left it there. Anyone who came by could look through it now, and see the End of the World at its proper size.
fr:
{H} planta la loupe dans la mousse, juste devant, et l'y laissa. N'importe qui, en passant, pourrait regarder à travers, et voir le bout du monde à sa vraie taille.

=== pay own
en:
{H} set down {h:his|her} {T} in front of the hole, and left {n:it|them} there, so that the place could be found again from a long way off. In that country {n:it was|they were} by far the largest thing that anybody had ever put up.
fr:
{H} posa {son T} juste devant, pour de bon : on retrouverait l'endroit de très loin. Dans ce pays-là, c'était de beaucoup le plus grand monument jamais construit.

=== pay own like
en:
{H} laid {h:his|her} {T} face down on the moss. On the back of it {N} drew the End of the World, as large as life, and it went on to the paper with nothing left over. This map would not go into any drawer. If the Club wanted to see it, the Club would have to come here.
fr:
{H} posa {son T} à l'envers sur la mousse. Au dos, {N} dessina le bout du monde, grandeur nature, et tout tenait. Cette carte-là n'irait dans aucun tiroir. Si le Club voulait la voir, il faudrait que le Club se dérange.

=== lack >
en:
Under the great oak stood a mouse with a map as large as herself, stamping one foot.
[N:Legs!] she cried. [N:I have been waiting for legs since Sunday. I take it that you've noticed the wind?]
They had not; but now that they listened, there wasn't any. All over the world the rain was stuck over the wrong places, and sails hung down like towels.
{>gag1}
[N:It was my grandfather who discovered where the wind lives,] said the mouse, whose name was {N}. [N:It's at the End of the World, and he drew this on the way. There's a medal for it, which the Explorers' Club has never given to anyone, and least of all to him, since he was back by six. From this oak it is a hundred and seven steps to the Great Lake. Do you think you might bend down?]
fr:
Sous le grand chêne, une souris tapait du pied, avec une carte aussi grande qu'elle.
[N:Des jambes !] cria-t-elle en les voyant. [N:Voilà depuis dimanche que j'attends des jambes. Vous avez remarqué, pour le vent, je suppose ?]
Non. Mais en écoutant bien, il n'y en avait plus. Pas une feuille ne se retournait. Partout dans le monde, la pluie était coincée au-dessus des mauvais endroits, et les voiles pendaient comme des torchons.
{>gag1}
[N:C'est mon grand-père qui a découvert où habite le vent,] dit la souris, qui s'appelait {N}. [N:C'est au bout du monde, et il a dessiné ceci en chemin. Il y a une médaille, que le Club des explorateurs n'a jamais donnée à personne, et surtout pas à lui, puisqu'il était de retour à six heures. De ce chêne, il y a cent sept pas jusqu'au Grand Lac. Si vous vouliez bien vous baisser ?]

=== try lake
en:
An explorer, as {N} explained from the top of {H}'s head, never wastes her own legs. {H} counted out loud, and at a hundred and seven stood with one shoe in the stream.
[N:The Great Lake, exactly where he left it!] said {N}, and bent over her map. [N:We go once round, for the view. Thirty-one steps.]
They set off along the bank. {each:@ counted the bends.|@ counted the bends.} At thirty-one they were opposite a willow, and at six hundred they were opposite a different willow; the water still came from in front and went off behind, and there was no sign that it ever meant to meet itself.
[O:You won't get round that,] said a duck, who had been watching with sympathy. [O:That's a stream. My husband left to find the other end in April.]
{>fail}
fr:
Un explorateur, expliqua {N} du sommet {de H}, ne gaspille jamais ses propres jambes. {H} compta tout haut, et à cent sept se retrouva un pied dans la rivière.
[N:Le Grand Lac, là où il l'a laissé !] dit {N}, penchée sur sa carte. [N:On en fait le tour, pour la vue. Trente et un pas.]
{hf:Ils|Elles} suivirent la rive. {each:@ comptait les virages.|@ comptaient les virages.} À trente et un, {hf:ils|elles} étaient en face d'un saule. À six cents, en face d'un autre saule. L'eau venait toujours de devant et partait derrière, et rien n'annonçait qu'elle ait l'intention de se rejoindre.
[O:Vous n'en ferez pas le tour,] dit une cane, qui suivait l'affaire avec sympathie. [O:C'est une rivière. Mon mari est parti chercher l'autre bout en avril.]
{>fail}

=== recap lake
en:
He had gone round the Great Lake in thirty-one steps, for the view.
fr:
Il avait fait le tour du Grand Lac en trente et un pas, pour la vue.

=== try house
en:
[N:*Here stands a House upon One Leg,*] read {N}. [N:*It rained. I was very comfortable.*]
There was a house, up in a tree, and one could call the tree a leg. {H} knocked. {each:@ held the ladder.|@ held the ladder.} An owl appeared in the doorway, with a napkin on.
[N:You oughtn't to have that,] said {N}.
[O:The napkin?]
[N:The door. He says that it has no door, and no walls to speak of, and is six steps across. Has anybody famous ever stood underneath you in the rain?]
[O:I ask people *in*,] said the owl coldly, [O:when it rains.] He looked the whole party over, to see if it did. It didn't, so he shut the door, to show them how well it closed.
{>fail}
fr:
[N:*Ici se dresse une Maison sur une seule Jambe,*] lut {N}. [N:*Il pleuvait. J'y fus très bien.*]
Il y avait bien une maison, en haut d'un arbre, et l'arbre pouvait passer pour une jambe. {H} frappa. {each:@ tenait l'échelle.|@ tenaient l'échelle.} Un hibou parut sur le seuil, une serviette autour du cou.
[N:Vous ne devriez pas avoir ça,] dit {N}.
[O:La serviette ?]
[N:La porte. Il écrit qu'il n'y a pas de porte, ni de murs à proprement parler, et que ça fait six pas de large. Est-ce que quelqu'un de célèbre s'est déjà tenu sous vous, par temps de pluie ?]
[O:Quand il pleut, je fais *entrer* les gens,] dit le hibou, froidement.
Il regarda s'il pleuvait. Il ne pleuvait pas. Il referma donc la porte, pour montrer comme elle fermait bien.
{>fail}

=== recap house
en:
He had been very comfortable under a house six steps across.
fr:
Il s'était trouvé très bien sous une maison large de six pas.

=== try mountain >
en:
[N:Now the Grey Mountain,] said {N}. [N:He calls it steep. Twelve steps to the top, with a picnic halfway.]
The greyest thing in the forest was the rock above the cave, and it was steep. At the twelfth step they could still have shaken hands with the bottom. At the four hundredth {H} had a stitch, {F} was going up backwards for a change, and {N} was calling out encouragement and pointing at things with a straw. {each:@ came last, and carried what had been dropped.|@ came last, and carried what had been dropped.}
There was nothing on top but a great deal of air, none of which moved.
Below them a bear came out and asked, with his eyes shut, if they would mind being out of breath somewhere else.
[N:Twelve,] said {N}, looking at the paper, and then at the drop behind them. [N:With his knees. He must have been *magnificent*.]
fr:
[N:À présent, la Montagne Grise,] dit {N}. [N:Il la dit raide. Douze pas jusqu'en haut, pique-nique à mi-pente.]
Ce qu'il y avait de plus gris dans la forêt, c'était le rocher au-dessus de la grotte, et il était raide. Au douzième pas, on aurait encore pu serrer la main au pied de la pente. Au quatre-centième, {H} avait un point de côté, {F} montait à reculons, pour changer, et {N} les encourageait en montrant des choses avec une paille. {each:@ fermait la marche, avec ce que les autres avaient lâché.|@ fermaient la marche, avec ce que les autres avaient lâché.}
En haut, il n'y avait que de l'air, en quantité, et il ne bougeait pas.
En dessous, un ours sortit et demanda, les yeux fermés, si l'on pouvait être essoufflé ailleurs.
[N:Douze,] dit {N}, en regardant le papier, puis le vide derrière {hf:eux|elles}. [N:Avec ses genoux. Il a dû être *magnifique*.]

=== recap mountain
en:
He had climbed the Grey Mountain in twelve, and had not even hurried.
fr:
Il avait gravi la Montagne Grise en douze, sans même se presser.

=== strand >
en:
In the middle of the path a hare was lying with his cheek on the ground and one ear spread out flat.
[A:Not another step,] he said. [A:It may be listening.]
What he had lost was a marble. It was called Emperor; it had won every game in that forest for six years running; and on Sunday, between two shots, for no reason, it had rolled off by itself down the slope and not come back. He had been at the edge of the path ever since. And he was playing, in the meantime, with a pea.
[A:I lost to a snail yesterday,] he said. [A:He was very decent about it. He said that anyone can have a pea.]
{F} lifted first one foot and then the other, so that he could look.
[A:Thank you,] said the hare. [A:Most people just walk on.]
fr:
Au milieu du sentier, un lièvre était couché, la joue par terre et une oreille étalée à plat.
[A:Plus un pas,] dit-il. [A:Elle écoute peut-être.]
Ce qu'il avait perdu, c'était une bille. Elle s'appelait Empereur, elle avait gagné toutes les parties de la forêt depuis six ans et, ce dimanche-là, entre deux coups, sans raison, elle avait dévalé la pente toute seule. Depuis, il n'avait pas quitté le bord du chemin. Il jouait avec un petit pois.
[A:Hier, j'ai perdu contre un escargot,] dit-il. [A:Il a été très correct. Il a dit que ça pouvait arriver à tout le monde, avec un petit pois.]
{F} souleva un pied, puis l'autre, pour qu'il puisse regarder.
[A:Merci,] dit le lièvre. [A:D'habitude, les gens passent.]

=== way >
en:
A forest is full of small noises that turn out, when they stop, to have been the wind. A dandelion was waiting by the path with everything packed.
{>talent}
{>go}
On the end of a thread hung a spider, halfway between two birches.
[O:I was on my way to my aunt,] she said. [O:It's only a matter of one good puff. Not yours, if you don't mind. With people it's always a bit wet.]
[N:Left!] called {N} at every fork, holding the map out at arm's length. [N:And left. No, my left. I'm facing you.] She had not been so happy for years, she told them, and she was only two.
fr:
Une forêt est pleine de petits bruits, et c'est quand ils s'arrêtent qu'on sait que c'était le vent. Un pissenlit attendait au bord du chemin, toutes ses valises faites.
{>talent}
{>go}
Au bout d'un fil pendait une araignée, à mi-chemin entre deux bouleaux.
[O:J'allais chez ma tante,] dit-elle. [O:C'est l'affaire d'un souffle. Pas le vôtre, si possible. Avec les gens, c'est toujours un peu humide.]
[N:À gauche !] criait {N} à chaque fourche, la carte à bout de bras. [N:Encore à gauche. Non, ma gauche à moi. Je suis en face de vous.]
Elle n'avait pas été aussi heureuse depuis des années, leur dit-elle, et elle n'en avait que deux.

=== road >
en:
The sun was low by the time they had been round the whole forest, and they were under the oak again. {N} said that this was known as a circular tour.
{H} lay down where {h:he|she} stood, on {h:his|her} front, and so was the first person to see it. It was cut into the side of a root, about a finger above the ground, in letters that one could have taken for fleas.
*Step 50. First picnic. Marvellous country. Still no end in sight.*
[N:It's his hand!] cried {N}, leaning out so far that she had to be held on to by the tail. [N:He sat here! He ate the good half first, he always does!]
[F:But this is where we started from,] said {F}. [F:You can see our footprints. He'd hardly left home.]
fr:
Le soleil était déjà bas quand, après avoir fait le tour de la forêt, tout le monde se retrouva sous le chêne. {N} expliqua que cela s'appelait un circuit.
{H} se coucha sur place, à plat ventre, et fut donc la première personne à le voir. C'était gravé sur le flanc d'une racine, à un doigt du sol, en lettres qu'on aurait prises pour des puces.
*Cinquantième pas. Premier pique-nique. Pays merveilleux. On ne voit toujours pas le bout.*
[N:C'est son écriture !] cria {N}, qui se penchait tellement qu'il fallut la retenir par la queue. [N:Il s'est assis là ! Il a mangé d'abord la bonne moitié, il fait toujours ça !]
[F:Mais c'est d'ici qu'on est partis,] dit {F}. [F:On voit nos traces. Il n'était presque pas sorti de chez lui.]

=== quiet
en:
They rested on a fallen branch, and {N} rolled up the map until it was no thicker than a straw.
[N:They invited Grandfather to the Explorers' Club, you know,] she said, [N:and he put on a collar for it. They said they had heard about his great journey, and when had he got back? And when he told them that it was at six, the toad laughed so much that he had to be helped.]
{>gag2}
{N} looked into the rolled-up map, as one looks into a telescope. [N:Grandfather laughed too,] she said, [N:to be polite. And then he went home and put the map in the drawer with the string in it, and since then, if anyone asks him where he's been, he says: oh, just out.]
It was so quiet that you could hear a leaf not falling.
fr:
On se reposa sur une branche tombée. {N} roula la carte jusqu'à ce qu'elle soit mince comme une paille.
[N:Ils ont invité Grand-père au Club des explorateurs, vous savez,] dit-elle. [N:Il avait mis un col. Ils ont dit qu'ils avaient entendu parler de son grand voyage, et à quelle heure était-il rentré ? Il a répondu : à six heures. Le crapaud a tellement ri qu'il a fallu l'aider.]
{>gag2}
{N} regarda dans la carte roulée, comme dans une longue-vue.
[N:Grand-père a ri aussi,] dit-elle, [N:par politesse. Puis il est rentré ranger la carte dans le tiroir aux ficelles. Depuis, quand on lui demande où il est allé, il dit : oh, juste dehors.]
C'était si calme qu'on entendait une feuille ne pas tomber.

=== insight >
en:
Since there was nobody left who could be given orders, {N} slid down, and stood upon the ground for the first time that day.
{>recap1} {>recap2} {>recap3}
{H} had to take a step to one side, so as not to tread on {N}, who came along beside that step, hurrying, with a stop for breath, from the heel round to the toe. *Tip, tip, tip, tip.* {H} found that {h:he|she} was counting. It was fifteen.
[H:A hundred and seven,] said {H}. {h:He|She} looked back at the root. It was just about far enough for somebody to be hungry. [H:We did every single one of them. And nobody asked whose.]
{N} was looking at her own feet, first one, and then the other.
[N:They're his,] she said. [N:Everybody says that I've got his feet.]
fr:
Comme il n'y avait plus d'ordres à donner, {N} se laissa glisser et, pour la première fois de la journée, toucha le sol.
{>recap1} {>recap2} {>recap3}
{H} dut faire un pas de côté, pour ne pas marcher sur la queue {de N}. La souris longea ce pas en se dépêchant, avec une halte pour souffler, du talon jusqu'à la pointe. *Tip, tip, tip, tip.* {H} s'aperçut qu'{h:il|elle} comptait. Quinze.
[H:Cent sept,] dit {H}, qui se retourna vers la racine. C'était juste assez loin pour avoir faim. [H:On les a tous faits, un par un. Et personne n'a demandé : des pas de qui ?]
{N} regardait ses pieds, l'un, puis l'autre.
[N:Ce sont les siens,] dit-elle. [N:Tout le monde le dit. J'ai ses pieds.]

=== turn count
en:
[H:You lead,] said {H}. [H:I'll keep the count.] And as you cannot follow a mouse from above, {h:he|she} lay down on the ground and went after her on {h:his|her} elbows.
At a hundred and seven there was a puddle. Seen from there, it had no other side. They rounded it, and rested under a mushroom, and climbed a stone, and by the time they were over it the sun had gone. Behind it was a hole, and in the hole, wedged tight, {?told(strand):was Emperor|was a marble}. {H} pulled. *Hooooo*, said the hole, like a person who has been interrupted since Sunday, and the whole forest turned over its leaves.
{>pay}
fr:
[H:Passe devant,] dit {H}. [H:Je tiens le compte.]
Et comme on ne peut pas suivre une souris d'en haut, {h:il|elle} se coucha par terre et avança derrière elle, sur les coudes.
À cent sept, il y avait une flaque. Vue de là, elle n'avait pas d'autre rive. On la contourna, on souffla sous un champignon, on escalada un caillou et, quand on fut de l'autre côté, le soleil n'était plus là. Derrière, il y avait un trou et, dans le trou, bien coincée, {?told(strand):Empereur|une bille}. {H} tira. *Houuuu*, dit le trou, comme quelqu'un qu'on interrompt depuis dimanche, et toute la forêt retourna ses feuilles.
{>pay}

=== turn notice
en:
{H} noticed everything, but always from above. This time {h:he|she} lay flat, and put {h:his|her} eyes where the map's had been.
There was a puddle, and seen from there it had no other side. Past it stood a mushroom, on one leg, with room beneath it for one, and past that a stone with the last of the sun on top. They took the whole of that road at the pace of {N}. Beyond it was a hole, and in the hole, wedged tight, {?told(strand):was Emperor|was a marble}. {H} pulled. *Hooooo*, said the hole, like a person who has been interrupted since Sunday, and the whole forest turned over its leaves.
{>pay}
fr:
{H} remarquait tout, mais toujours d'en haut. Cette fois, {h:il|elle} se coucha, et mit les yeux là où la carte avait eu les siens.
Il y avait une flaque et, vue de là, elle n'avait pas d'autre rive. Plus loin se dressait un champignon, sur une jambe, avec de la place pour un. Plus loin encore, un caillou, derrière lequel se couchait le soleil. On fit toute la route au pas {de N}. De l'autre côté, il y avait un trou et, dans le trou, bien coincée, {?told(strand):Empereur|une bille}. {H} tira. *Houuuu*, dit le trou, comme quelqu'un qu'on interrompt depuis dimanche, et toute la forêt retourna ses feuilles.
{>pay}

=== turn why
en:
[H:Why didn't he tell them that it was small?] asked {H}.
[N:Because it isn't,] said {N}. [N:Come down here and say that.]
So {H} came down. There was a puddle, and seen from there it had no other side. They rounded it, and rested under a mushroom, and climbed a stone, and by the time they were over it the sun had gone, and nobody said small again. Behind it was a hole, and in the hole, wedged tight, {?told(strand):was Emperor|was a marble}. {H} pulled. *Hooooo*, said the hole, like a person who has been interrupted since Sunday, and the whole forest turned over its leaves.
{>pay}
fr:
[H:Pourquoi il ne leur a pas dit que c'était petit ?] demanda {H}.
[N:Parce que ce n'est pas petit,] dit {N}. [N:Viens un peu en bas, et répète.]
{H} vint en bas. Il y avait une flaque et, vue de là, elle n'avait pas d'autre rive. On la contourna, on souffla sous un champignon, on escalada un caillou. Quand on fut de l'autre côté, le soleil n'était plus là, et plus personne ne disait petit. Derrière, il y avait un trou et, dans le trou, bien coincée, {?told(strand):Empereur|une bille}. {H} tira. *Houuuu*, dit le trou, comme quelqu'un qu'on interrompt depuis dimanche, et toute la forêt retourna ses feuilles.
{>pay}

=== restore
en:
Everything that had been on its way arrived. The spider went by, waving to her aunt. And the wind, which knew that family, picked {N} up by the ears and took her over the mountain, the house and the lake in the time it takes to sneeze, and set her on her own doorstep as the clock struck.
[N:Six!] they heard her shout, very far away. [N:He was *carried*!]
{>close}
The medal hangs above Grandfather's bed, and is larger than the bed. When {N} comes in to supper, he moves his chair.
[O:Just out?] he asks.
[N:Just out,] says {N}, and passes him the map.
fr:
Tout ce qui était en route arriva. L'araignée passa, en faisant signe à sa tante. Et le vent, qui connaissait la famille, prit {N} par les oreilles, lui fit franchir la montagne, la maison et le lac, le temps d'éternuer, et la posa sur le pas de sa porte au premier coup de l'horloge.
[N:Six heures !] l'entendit-on crier, de très loin. [N:Il s'est fait *porter* !]
{>close}
La médaille est au-dessus du lit de Grand-père, et plus large que le lit. Quand {N} rentre pour dîner, il pousse un peu sa chaise.
[O:Juste dehors ?] demande-t-il.
[N:Juste dehors,] dit {N}, et elle lui passe la carte.

=== last
en:
{each:@ insisted on going home by the Great Lake, for the view.|@ insisted on going home by the Great Lake, for the view.}
fr:
{each:@ tint à rentrer par le Grand Lac, pour la vue.|@ tinrent à rentrer par le Grand Lac, pour la vue.}

=== strandEnd
en:
The hare polished Emperor for an evening, challenged the snail, and lost. It had been the pea, he admits, that was any good.
fr:
Le lièvre astiqua Empereur toute une soirée, défia l'escargot et perdit. Il l'avoue lui-même : le bon joueur, c'était le petit pois.

=== cameo
en:
High over the path, on an oak leaf, went a mouse with a map, explaining to the wind which left was hers.
fr:
Très haut, sur une feuille de chêne, passa une souris avec une carte, qui expliquait au vent où était la gauche.

=== ask
en:
Grandfather says that he was just out. Why does he put it like that?
Is a journey long because of the road, or because of the legs?
Who is it that nobody believes, in your family, and have you looked at the map?
fr:
Le grand-père dit qu'il était juste dehors. Pourquoi le dit-il comme ça ?
Un voyage est-il long à cause de la route, ou à cause des jambes ?
Dans ta famille, qui est-ce qu'on ne croit jamais ? As-tu regardé sa carte ?
`
