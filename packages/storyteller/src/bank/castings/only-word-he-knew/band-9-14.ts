export const band9to14 = `
=== title
en:
One Word, and the Wrong One
fr:
Un seul mot, et pas le bon

=== title
en:
The Coat on the Second Nail
fr:
Le manteau du deuxième clou

=== teaser
en:
For two years a scarecrow has been doing his work so well that there is hardly anything left to be scared off from.
fr:
Depuis deux ans, un épouvantail travaille si bien qu'il ne restera bientôt plus rien à défendre.

=== when
en:
On a Saturday too hot to hurry in
fr:
Un samedi où il faisait trop chaud pour se presser

=== plant seeds
en:
{>when}, {H} was carrying seven sunflower seeds in a twist of paper. They were going to stand along the house wall, higher than the gutter, and the place for each of them had already been marked with a stick.
fr:
{>when}, {H} transportait sept graines de tournesol dans un cornet de papier. Elles devaient pousser le long de la maison, plus haut que la gouttière, et chacune avait déjà sa place, marquée d'un bâton.

=== about seeds
en:
[F:And if they don't come up?] asked {F}.
[H:Then we'll have seven sticks,] said {H}. [H:But they will. I've been telling them about the gutter.]
fr:
[F:Et si elles ne poussent pas ?] demanda {F}.
[H:On aura toujours sept bâtons,] dit {H}. [H:Mais elles pousseront. Je leur ai parlé de la gouttière.]

=== pay seeds
en:
{H} undid the twist of paper. Seven sticks were waiting along a wall, in order of height. {h:He|She} shook the seeds out into the open hand of straw, all of them, before there was time to think about the gutter.
fr:
{H} défit le cornet de papier. Le long d'un mur, sept bâtons attendaient, par rang de taille. {h:Il|Elle} versa les graines dans la main de paille, toutes, avant d'avoir le temps de penser à la gouttière.

=== pay own
en:
{H} put {h:his|her} {T} into the hand of straw and closed the fingers round {n:it|them}, one at a time. [H:You need something in your hand,] {h:he|she} explained. [H:When it gets to your teeth, hold on.]
The scarecrow nodded, with his lips pressed together.
fr:
{H} mit {son T} dans la main de paille et referma les doigts dessus, un par un.
[H:Il faut avoir quelque chose dans la main. Quand ça te monte aux dents, tu serres.]
L'épouvantail fit oui de la tête, les lèvres closes.

=== pay own scarf
en:
{H} unwound the {T}, and wound it again round somebody else: twice about the neck, and once, not too tightly, over the mouth.
[H:It's only to remind you,] said {H}.
The scarecrow nodded. It smelled of person in there.
fr:
{H} défit {son T} pour l'enrouler autour d'un autre : deux tours de cou et un dernier, pas trop serré, sur la bouche.
[H:C'est juste un pense-bête,] dit {H}.
L'épouvantail fit oui de la tête. Là-dedans, ça sentait quelqu'un.

=== about own
en:
[F:Do you have to take your {T} everywhere?] asked {F}.
[H:There are things you're not allowed to say,] said {H}, [H:and they have to go somewhere. So I hold on to {n:this|these}, hard.]
fr:
[F:Tu es {h:obligé|obligée} d'emporter {ton T} partout ?] demanda {F}.
[H:Il y a des choses qu'on n'a pas le droit de dire,] répondit {H}, [H:et il faut bien qu'elles aillent quelque part. Alors je serre {mon T}.]

=== lack >
en:
It had been a field of cabbages. It was now a field of holes, with a little cabbage round the edges to keep them apart.
[A:Two of the holes are mine,] said {A}, a goat in an old straw hat, who had run the farm by herself these two years. [A:The rest is beetles, and when they've done with the cabbages they'll begin on the trees, all the way to the sea, and then on hats. What I need is birds, and not one has come since the spring before last. There's a gold cup in it, which was meant for the cabbages.]
In the middle of the field, in a good coat, stood a scarecrow with his arms held out.
[N:Shoo,] he remarked, to a cloud.
[A:That's all he can say,] said {A}. [A:I taught him. I never thought that I'd want another word.]
{>gag1}
fr:
Cela avait été un champ de choux. C'était à présent un champ de trous, avec un peu de chou autour pour les tenir à distance.
[A:Là-dedans, il y en a deux à moi,] dit {A}, une chèvre en vieux chapeau de paille, qui menait la ferme toute seule depuis deux ans. [A:Le reste, c'est les scarabées. Après les choux, ce sera les arbres, jusqu'à la mer, et après, les chapeaux. Il me faut des oiseaux, et il n'en est pas venu un depuis l'autre printemps. Il y a une coupe en or à gagner : elle était pour les choux.]
Au milieu du champ, dans un beau manteau, un épouvantail tenait les bras ouverts.
[N:Ouste,] fit-il observer à un nuage.
[A:C'est tout ce qu'il sait dire,] soupira {A}. [A:Je le lui ai appris. Je n'aurais pas cru qu'il m'en faudrait un deuxième.]
{>gag1}

=== try word >
en:
[H:One word isn't many,] said {H}. [H:We'll give him another. Say *come*.]
[N:Shoo.]
[H:It's all in the front of the mouth. *Co-o-ome.*]
[N:Shoo-oo-oo,] said the scarecrow, and straw came out of his ears. {F} said it with him, a hundred times, forwards and backwards, until he shut his eyes, gathered up everything that he had learned, and delivered it to the whole valley.
[N:SHOOM!]
On the hill something with wings fell out of a tree.
[N:Shoo,] added the scarecrow, in a voice that could have gone through a keyhole. It was remarkable how much he put into it: you would have sworn that he had begged its pardon.
fr:
[H:Un mot, c'est peu,] dit {H}. [H:On va lui en donner un autre. Dis *venez*.]
[N:Ouste.]
[H:C'est dans les lèvres. *Ve-nez.*]
[N:Ou-ouste,] dit l'épouvantail, et la paille lui sortit des oreilles.
On n'avait jamais vu d'élève plus appliqué. {F} le répéta cent fois avec lui, à l'endroit et à l'envers. Alors il ferma les yeux, rassembla tout ce qu'il avait appris et l'offrit à la vallée entière.
[N:VEN-OUSTE !]
Sur la colline, quelque chose avec des ailes tomba d'un arbre.
[N:Ouste,] ajouta l'épouvantail, d'une voix à passer par le trou d'une serrure.
C'était étonnant, tout ce qu'il arrivait à y mettre. On aurait juré qu'il demandait pardon.

=== recap word
en:
He could make that one word mean that he was sorry.
fr:
De son seul mot, il arrivait à faire un pardon.

=== try crumbs >
en:
So they tried crumbs. They laid them one by one, from the hedge down to the pole, and hid behind a row of holes.
That took most of the morning. Then a wren, as round as a walnut and not much larger, came hopping down the line, from one crumb to the next, as busy as somebody reading, and at the last it looked up.
No bird had ever come so near. You could watch joy climb through him, button after button, until his whole face was lit like a window; and being happier than ever before, he said the happiest thing he knew.
[N:SHOO!]
The last crumb rocked on, for quite a while.
fr:
On essaya donc les miettes. On les posa une à une, depuis la haie jusqu'au piquet, et l'on se cacha derrière une rangée de trous.
Cela prit presque toute la matinée. Puis un roitelet, rond comme une noix et à peine plus gros, descendit la ligne en sautillant. Il prit une miette, puis la suivante, avec l'application de quelqu'un qui lit. À la dernière, il leva la tête.
Jamais un oiseau n'était venu si près. On vit la chose monter dans l'épouvantail, bouton après bouton, jusqu'à ce que sa figure s'éclaire comme une fenêtre. Et comme il n'avait jamais été aussi heureux de sa vie, il dit ce qu'il savait dire de plus heureux.
[N:OUSTE !]
La dernière miette se balança un bon moment.

=== recap crumbs
en:
He had shouted it loudest when he was happiest.
fr:
C'est quand il était le plus heureux qu'il l'avait crié le plus fort.

=== try sheet
en:
[H:What they can't see can't frighten them,] said {H}, and fetched the largest bedsheet on the farm. {each:@ saw to the pegs.|@ saw to the pegs.} When they had done, what stood in that field was no longer a scarecrow but the ghost of one.
[N:Shoo?] it enquired, from in there.
It would have passed for washing, in a bad light, but for the arms. They stuck out on either side, as wide as ever, so that the sheet seemed about to embrace somebody.
[F:If you could just put those down,] suggested {F}.
He would have, to oblige them. But {A} had made the pair from a single broomstick.
{>fail}
fr:
[H:Ce qu'on ne voit pas ne fait pas peur,] dit {H}, qui alla chercher le plus grand drap de la ferme.
{each:@ s'occupait des pinces.|@ s'occupaient des pinces.} Quand ce fut fini, il n'y avait plus d'épouvantail dans le champ. Il y avait son fantôme.
[N:Ouste ?] demanda-t-il, de là-dessous.
De loin, on l'aurait pris pour la lessive, sans les bras. Ils dépassaient de chaque côté, aussi largement qu'avant, et le drap semblait toujours sur le point d'embrasser quelqu'un.
[F:Si tu pouvais les baisser un peu,] suggéra {F}.
Il l'aurait fait de bon cœur. Mais {A} avait taillé les deux bras dans un seul manche à balai, d'une main jusqu'à l'autre.
{>fail}

=== recap sheet
en:
Those arms were all one piece, and they stayed as they had been made.
fr:
Ces bras-là étaient d'une seule pièce, et ils restaient comme on les avait faits.

=== way >
en:
Nobody had asked the birds. It seemed the thing to do, and {H} and {F} climbed to the gate where the hedge begins.
{>talent}
{>go}
They were all there, with their backs to the valley, as people stand who are not looking at something. Only the wren, by the gate, faced the front.
[B:We're not afraid,] it said at once. [B:We are very busy. We've been busy for two years.]
[H:But you used to come down?]
[B:At seven,] said the wren. [B:Somebody used to stand there, with seeds. One morning nobody came, and we waited, and the next morning as well. On the third we were told *shoo*.] It looked at its feet. [B:We can take a hint.]
fr:
Personne n'avait interrogé les oiseaux. {H} et {F} montèrent donc jusqu'au portail, là où commence la haie.
{>talent}
{>go}
Ils y étaient tous. Ils tournaient le dos à la vallée, comme des gens qui sont en train de ne pas regarder quelque chose. Seul le roitelet, près du portail, faisait face.
[B:On n'a pas peur,] dit-il aussitôt. [B:On est très occupés. Cela fait deux ans qu'on est occupés.]
[H:Mais avant, vous descendiez ?]
[B:À sept heures,] dit le roitelet. [B:Il y avait quelqu'un, debout, avec des graines. Et puis un matin, personne. On a attendu. Le lendemain aussi. Et le troisième jour, il y a eu *ouste*.]
Il regarda ses pattes.
[B:On sait comprendre.]

=== road >
en:
In the barn, out of the heat, a row of nails ran along the wall. On the first hung a rake; on the third, a lamp. The second had nothing on it, but underneath the planks were paler, and the paleness had shoulders. A coat had hung there, every night, for a very long time.
On the floor below stood a jar with nothing in it but a smell, and on it a label, in the handwriting of somebody with cold fingers, which said *Seven o'clock*.
{H} held it up to the light. [H:Sunflower,] {h:he|she} said.
[F:That's a good coat on that scarecrow,] said {F} after a while. [F:It wasn't made for him.]
fr:
Dans la grange, à l'abri de la chaleur, une rangée de clous courait le long du mur. Au premier pendait un râteau et, au troisième, une lampe. Au deuxième, rien. Mais dessous, les planches étaient plus claires, et cette clarté avait des épaules. Un manteau avait passé là toutes ses nuits, très longtemps.
Par terre, sous le clou, il y avait un bocal, avec rien dedans, sauf une odeur. L'étiquette était de la main de quelqu'un qui avait froid aux doigts. *Sept heures*, lisait-on.
{H} leva le bocal vers le jour.
[H:Tournesol,] dit-{h:il|elle}.
[F:Il a un beau manteau, cet épouvantail,] dit {F} au bout d'un moment. [F:Ce n'est pas sa taille.]

=== strand >
en:
{A} was sitting in the grass, counting holes. She had got no further than one cabbage.
[A:It was the old man's coat,] she said, though nobody had asked, [A:and his hat. He stood out there every morning, talking nonsense to them, and when he was gone they came all the same, at seven, and sat along the fence and looked for him. You've no idea how hard a bird can look.]
She bit off the edge of a leaf, so as to have something to do with her face.
[A:I had a farm to run,] said {A}. [A:I couldn't have that every morning, so I made somebody to tell them.]
fr:
{A}, assise dans l'herbe, comptait les trous. Elle en était au même chou depuis un bon moment.
[A:C'était le manteau du vieux,] dit-elle, alors qu'on ne lui demandait rien. [A:Le chapeau aussi. Il se plantait là tous les matins, et il leur racontait des bêtises. Quand il n'a plus été là, ils sont venus quand même. Sept heures. Ils se mettaient sur la clôture, et ils le cherchaient. On n'imagine pas comme ça cherche, un oiseau.]
Elle mordit le bord d'une feuille, pour occuper sa figure.
[A:Moi, j'avais une ferme à tenir,] dit {A}. [A:Je ne pouvais pas avoir ça tous les matins. Alors j'ai fabriqué quelqu'un pour leur dire.]

=== strandEnd
en:
That evening {A} came across the yard with a jar, and filled the coat pockets for the next morning. [A:He always forgot the left one,] she said.
fr:
Ce soir-là, {A} traversa la cour avec un bocal et remplit les poches du manteau, pour le lendemain.
[A:Lui, il oubliait toujours la gauche,] dit-elle.

=== quiet
en:
They ended up at his feet, side by side, in the only shade for miles. It had the shape of somebody with open arms.
{>gag2}
A beetle went by, in no hurry at all, carrying a piece of leaf over its head like a sunshade.
[N:Shoo,] said the scarecrow to the empty sky. He waited, like someone at a window who has called, and then he said it once more, lower, in case he'd been too loud.
[F:I shouldn't mind being told to go away like that,] said {F}. [F:I think I'd stay.]
fr:
{hf:Ils|Elles} finirent au pied du piquet, côte à côte, dans la seule ombre qu'il y avait. Elle avait la forme de quelqu'un aux bras ouverts.
{>gag2}
Un scarabée passa, un morceau de feuille au-dessus de la tête, comme une ombrelle. Il avait tout son temps.
[N:Ouste,] dit l'épouvantail au ciel.
Il n'y avait rien dans le ciel. Il attendit un peu, comme on attend à la fenêtre après avoir appelé, puis le redit, plus bas, pour le cas où il aurait crié.
[F:Moi, si on me chassait comme ça,] dit {F}, [F:je crois que je resterais.]

=== insight >
en:
{>recap1} {>recap2} {>recap3}
{H} wanted to know what the scarecrow could see from there that was worth so much talking to. So {h:he|she} set {h:his|her} back to the pole, stood as he stood, with both arms out as far as they would go, and looked at the sky, and at the hedge.
Then somebody ran into {h:him|her}, at full speed, and stayed. It was {F}.
[F:What?] said {F}, muffled. [F:You had your arms out.]
{H} was silent. Then {h:he|she} turned, and studied the pair of arms next to {h:his|her} own.
[H:It's only his mouth that says *shoo*,] said {H}. [H:All the rest of him has been saying *come here*, for two years.]
[A:I made him as I remembered,] said {A} behind them, out of a hat that she had pulled down rather far.
fr:
{>recap1} {>recap2} {>recap3}
{H} voulut savoir ce que l'épouvantail voyait de là-haut, pour parler autant. {h:Il|Elle} se mit donc le dos au piquet, à côté de lui, se tint comme il se tenait, les bras ouverts aussi grand que possible, et regarda. Il y avait le ciel. Il y avait une haie.
Alors quelqu'un lui arriva dessus, à toute vitesse, et resta là. C'était {F}.
[F:Ben quoi ?] dit {F}, la voix étouffée. [F:Tu avais les bras ouverts.]
{H} ne dit rien pendant un moment. Puis {h:il|elle} tourna la tête et regarda les bras d'à côté, d'une main jusqu'à l'autre.
[H:Il n'y a que sa bouche qui dit *ouste*,] dit {H}. [H:Depuis deux ans, tout le reste dit *venez*.]
[A:Je l'ai fait comme je me souvenais,] dit une voix derrière {hf:eux|elles}.
C'était {A}, le chapeau enfoncé jusqu'aux yeux.

=== turn why
en:
[H:Why do you have to say anything?] asked {H}.
[N:Sh...] began the scarecrow, and stopped with his mouth open. In two years it had not occurred to him.
{>pay}
Next morning, when it struck seven, the wren came down from the hedge by stages, as if each were the last. It studied the coat. Then it sat on a thumb of straw, and weighed nothing.
The scarecrow shook. Never in his life had he had so much to say, and he went on not saying it while they came after the wren, one by one, till the hedge grew thin.
{A} had turned away, to count something.
fr:
[H:Pourquoi faudrait-il dire quelque chose ?] demanda {H}.
[N:Ou...] commença l'épouvantail, et il resta la bouche ouverte.
En deux ans de conversation, l'idée ne lui était pas venue.
{>pay}
Le lendemain, sept heures sonnèrent dans la cour. Le roitelet descendit de la haie par étapes, comme si chacune était la dernière. Il regarda longtemps le manteau, puis les bras. Puis il fut sur un pouce, et il ne pesait rien.
On voyait l'épouvantail trembler. De sa vie, il n'avait eu tant à dire, et il continua de ne pas le dire pendant qu'ils arrivaient tous, l'un après l'autre, et que la haie se vidait.
{A} s'était tournée, pour compter quelque chose.

=== turn still
en:
[H:You don't say it, you stand it,] said {H}, who could stand stiller than anybody. [H:Like this. I'll do it with you.]
{>pay}
Next morning at seven, two figures were standing in the field with their arms out. The wren came down from the hedge by stages, as if each were the last. It studied the coat. Then it sat on a thumb of straw, and weighed nothing.
The scarecrow shook. Never in his life had he had so much to say, and he went on not saying it while they came after the wren, one by one, till the hedge grew thin.
{A} had turned away, to count something.
fr:
[H:Ça ne se dit pas, ça se tient,] dit {H}, qui se tenait tranquille mieux que personne. [H:Comme ça. Je le fais avec toi.]
{>pay}
Le lendemain, quand sept heures sonnèrent, il y avait deux silhouettes dans le champ, les bras ouverts. Le roitelet descendit de la haie par étapes, comme si chacune était la dernière. Il regarda longtemps le manteau. Puis il fut sur un pouce de paille, et il ne pesait rien.
On voyait l'épouvantail trembler. De sa vie, il n'avait eu tant à dire, et il continua de ne pas le dire pendant qu'ils arrivaient tous, l'un après l'autre, et que la haie se vidait.
{A} s'était tournée, pour compter quelque chose.

=== turn whistle
en:
{H} could whistle anything, even what {h:he|she} had never heard. [H:Leave the talking to me,] {h:he|she} told the scarecrow. [H:You've got the arms.]
{>pay}
Next morning at seven {H} whistled what an old man whistles with his pockets full. The wren came down from the hedge by stages, as if each were the last. It studied the coat. Then it sat on a thumb of straw, and weighed nothing.
The scarecrow shook. Never in his life had he had so much to say, and he went on not saying it while they came after the wren, one by one, till the hedge grew thin.
{A} had turned away, to count something.
fr:
{H} savait tout siffler, même ce qu'{h:il|elle} n'avait jamais entendu, pourvu que quelqu'un le regrette.
[H:Laisse-moi parler,] dit-{h:il|elle} à l'épouvantail. [H:Toi, tu as les bras.]
{>pay}
Le lendemain, à sept heures, {H} siffla ce que siffle un vieil homme aux poches pleines. Le roitelet descendit de la haie par étapes, comme si chacune était la dernière. Il regarda longtemps le manteau. Puis il fut sur un pouce de paille, et il ne pesait rien.
On voyait l'épouvantail trembler. De sa vie, il n'avait eu tant à dire, et il continua de ne pas le dire pendant qu'ils arrivaient tous, l'un après l'autre, et que la haie se vidait.
{A} s'était tournée, pour compter quelque chose.

=== restore
en:
By noon he was more bird than coat, and by evening not a beetle was left between the farm and the sea. {H} was given the gold cup, with the second-finest cabbage in it. It was meant for the finest; {A} ate the finest, and felt easy about it.
{>close}
These days the scarecrow says nothing until it's dark. [N:Shoo,] he says then, so low that it hardly stirs the straw. It's still the only word he has. Along both his arms the birds put their heads under their wings, and nobody goes.
fr:
À midi, il y avait plus d'oiseau que de manteau et, le soir, il ne restait pas un scarabée de la ferme à la mer. {H} reçut la coupe en or, avec dedans le deuxième plus beau chou. Elle était destinée au premier. {A} mangea le premier, et dit que, comme ça, c'était réglé.
{>close}
Maintenant, l'épouvantail ne dit plus rien jusqu'à la nuit.
[N:Ouste,] dit-il alors, si bas que la paille bouge à peine.
C'est toujours le seul mot qu'il sache. Le long de ses deux bras, les oiseaux mettent la tête sous l'aile, et personne ne s'en va.

=== last
en:
{each:@ came away wearing a nest just begun.|@ came away with a nest just begun, and took turns to wear it.}
fr:
{each:@ repartit avec un nid commencé sur la tête.|@ repartirent avec un nid commencé, qu'on porta sur la tête à tour de rôle.}

=== cameo
en:
They passed a field with a coat full of birds in it. It had its arms out, and as they went by it told them, very kindly, to go away.
fr:
On passa devant un champ où se tenait un manteau plein d'oiseaux. Il ouvrait les bras et, fort gentiment, il leur dit de s'en aller.

=== ask
en:
{A} says that she had a farm to run. What does she not say?
The scarecrow has one word, and means several things by it. Which?
Have you ever said one thing with your mouth and another with your arms?
fr:
La chèvre dit qu'elle avait une ferme à tenir. Que ne dit-elle pas ?
L'épouvantail n'a qu'un mot, mais il lui fait dire plusieurs choses. Lesquelles ?
T'est-il arrivé de dire une chose avec la bouche et une autre avec les bras ?
`
