export const band5to8 = `
=== title
en:
Nobody Passes Here
fr:
Nul ne passe ici

=== title
en:
{H} and the Bear on the Bridge
fr:
{H} et l'ours du pont

=== teaser
en:
There is one bridge, and one bear on it, and a queue with moss on.
fr:
Il y a un pont, sur le pont un ours, et devant l'ours une file d'attente avec de la mousse dessus.

=== when
en:
One fine Monday
fr:
Un beau lundi

=== refrain
en:
Nobody passes here!
fr:
Nul ne passe ici !

=== refrainLast
en:
Nobody passes here hungry!
fr:
Nul ne passe ici le ventre vide !

=== plant apple
en:
{>when}, the tree that {H} had planted gave its first apple. There was only the one. {H} polished it and did not bite.
fr:
{>when}, le pommier planté par {H} donna sa première pomme. Il n'y en avait qu'une. {H} la frotta et ne la croqua pas.

=== about apple
en:
[F:Aren't you hungry?] asked {F}.
[H:Not enough,] said {H}. [H:It's a first apple. It needs a very big hunger.]
fr:
[F:Tu n'as pas faim ?] demanda {F}.
[H:Pas assez,] dit {H}. [H:C'est une première pomme. Il lui faut une très grosse faim.]

=== pay apple
en:
{H} took out the apple, the only one there had ever been, and put it in {V}'s paw. [H:You first,] {h:he|she} said. [H:You're the hungriest.]
fr:
{H} sortit la pomme, la seule de toute l'histoire du pommier, et la mit dans la patte de l'ours.
[H:Toi d'abord,] dit-{h:il|elle}. [H:C'est toi qui as le plus faim.]

=== plant biscuit
en:
{>when}, somebody gave {H} a biscuit that looked exactly like {h:him|her}, smile and all. It is not easy to eat a biscuit like that.
fr:
{>when}, on offrit à {H} un biscuit qui lui ressemblait trait pour trait, même le sourire. Un biscuit comme ça, on hésite à le manger.

=== about biscuit
en:
[F:You could start with the feet,] said {F}.
[H:Then how would I get home?] said {H}.
fr:
[F:Tu peux commencer par les pieds,] dit {F}.
[H:Et je rentre comment ?] dit {H}.

=== pay biscuit
en:
{H} took out the biscuit with {h:his|her} own face, said goodbye to it politely, and gave it to {V}. [H:You first,] {h:he|she} said. [H:You're the hungriest.]
fr:
{H} sortit le biscuit à sa tête, lui dit adieu poliment et le donna à l'ours.
[H:Toi d'abord,] dit-{h:il|elle}. [H:C'est toi qui as le plus faim.]

=== pay own
en:
{H} put {h:his|her} {T} on the bridge, just where the bear used to stand. [H:There. {n:That|Those} can stand guard,] said {H}. [H:You're off duty. Supper time!]
fr:
{H} posa {son T} sur le pont, juste à la place de l'ours.
[H:{T:Il|Elle} {n:monte|montent} la garde,] dit {H}. [H:Toi, tu as fini ton service. À table !]

=== lack >
en:
The river had a single bridge, with a bear on it. In front of him waited a queue. It had waited so long that there was moss on it.
[V:Nobody passes here,] said {V} the bear. [V:It's written.] And so it was, in red letters, on a sign above his head, among ivy.
[N:My sister is getting married over there,] said a hare with a cake. [N:Or she was. In June. I forget which June.]
{>gag1}
fr:
La rivière n'avait qu'un pont et, sur le pont, se tenait un ours. Devant l'ours, une file attendait depuis si longtemps qu'elle avait de la mousse.
[V:Nul ne passe ici,] dit l'ours, qui s'appelait {V}. [V:C'est écrit.]
C'était vrai. On le lisait au-dessus de sa tête, sur la pancarte, dans le lierre.
[N:Ma sœur se marie de l'autre côté,] dit un lièvre qui portait un gâteau. [N:Enfin, elle se mariait. C'était en juin. Je ne sais plus lequel.]
{>gag1}

=== try bush
en:
They went as a bush. {H} did the leaves, and {F} the bird. {each:@ did the roots.|@ did the roots.} They took one step, and stopped. Another. Another. Nearly there! Then a shadow fell on them.
[V:Poor little thing,] said the bear. [V:You're dry.]
He fetched his can and watered them from top to bottom. Then he tied {F} to a stick, to help {f:him|her} grow straight.
{>fail}
fr:
{hf:Ils|Elles} se déguisèrent en buisson. {H} faisait les feuilles et {F} faisait l'oiseau. {each:@ faisait les racines.|@ faisaient les racines.} Un pas, et on s'arrête. Encore un. Encore un. Le pont était tout près quand une ombre leur tomba dessus.
[V:Pauvre petit,] dit l'ours. [V:Il a soif.]
Il alla chercher son arrosoir et les arrosa de haut en bas. Puis il attacha {F} à un bâton, pour l'aider à pousser droit.
{>fail}

=== recap bush
en:
{V} was kind to bushes.
fr:
{V} était gentil avec les buissons.

=== try honey >
en:
A bee in the queue lent them a pot of honey. {H} held it under the bear's nose.
[H:It's all yours,] {h:he|she} said, [H:if you look the other way.]
[V:On duty,] said {V}.
But his nose came down by itself. And then his stomach spoke. It said something so long, and so deep, that the whole queue opened its umbrellas.
After that, the bear's own voice sounded very small. [V:Take it away. Please.]
fr:
Une abeille de la file prêta un pot de miel. {H} le tint sous le nez de l'ours.
[H:Il est à toi,] dit-{h:il|elle}, [H:si tu regardes ailleurs.]
[V:Je suis de garde,] dit {V}.
Mais son nez descendit tout seul. Puis son ventre parla. Il parla si longtemps, et si grave, que toute la file ouvrit son parapluie.
Après cela, la voix de l'ours parut toute petite.
[V:Enlevez ça. S'il vous plaît.]

=== recap honey
en:
When he smelled the honey, {V}'s stomach answered for him.
fr:
Devant le miel, le ventre {de V} avait répondu à sa place.

=== try nobody >
en:
{F} walked right up to the bear.
[F:Nobody passes here?]
[V:Nobody.]
[F:That's me,] said {F}. [F:Nobody. How do you do?]
The bear thought. It took until lunch. Then he stood aside.
{F} marched across, right to the far bank, and turned round. {H} looked very small from there. So {F} came back.
[F:It's no good being Nobody on your own,] said {F}.
fr:
{F} s'avança vers l'ours.
[F:Nul ne passe ici ?]
[V:Nul.]
[F:Ça tombe bien, c'est moi,] dit {F}. [F:Je suis {f:Nul|Nulle}.]
[O:Mais non, mais non,] dit la file. [O:Il ne faut pas dire ça.]
L'ours réfléchit jusqu'à midi. Puis il s'écarta.
{F} traversa tout le pont et se retourna. {H} était loin, et {h:tout petit|toute petite}. Alors {F} revint.
[F:C'est triste, d'être {f:Nul tout seul|Nulle toute seule},] dit {F}.

=== recap nobody
en:
{F} had got across, and had come back.
fr:
{F} avait traversé, et {F} était {f:revenu|revenue}.

=== strand >
en:
Number seventeen in the queue was a mole, and he had something to confess.
[O:It's number sixteen,] he whispered. [O:I've stood behind her for three years. She has such a lovely back.]
[H:Why don't you talk to her?]
[O:She'd have to turn round,] said the mole. [O:She'd lose her place.]
Number sixteen, a hedgehog, leaned towards {F}.
[O:There's somebody behind me,] she whispered, [O:who breathes so politely.]
fr:
Le numéro dix-sept de la file était une taupe, et il avait un aveu à faire.
[O:C'est le numéro seize,] souffla-t-il. [O:Trois ans que je suis derrière elle. Elle a un si joli dos.]
[H:Pourquoi ne pas lui parler ?]
[O:Il faudrait qu'elle se retourne,] dit la taupe. [O:Elle perdrait sa place.]
Le numéro seize, une hérissonne, se pencha vers {F}.
[O:Il y a quelqu'un derrière moi,] chuchota-t-elle, [O:qui respire si poliment.]

=== way
en:
They walked down the bank, to see the bridge from the side. From the front, they knew it by heart.
{>talent}
{>go}
Close by stood a house, in a hollow tree, with two doors and a very wide, very cold chimney. Ivy had eaten one door, and then the roof. After that, having nothing else to do, it had gone on along the rail and up to the sign.
fr:
{hf:Ils|Elles} longèrent la rivière, pour voir le pont de profil. De face, on le connaissait par cœur.
{>talent}
{>go}
Tout près, un arbre creux servait de maison, avec deux portes et une cheminée très large et très froide. Le lierre avait mangé une des portes, puis le toit. Ensuite, comme il n'avait plus rien à faire, il avait suivi la rampe et grimpé sur la pancarte.

=== road >
en:
They breathed on the window, wiped it, and looked in. There was a table as long as a street, with thirty-three chairs. There were thirty-three bowls, quite clean, each with its spoon.
[F:Who washes them?] said {F}. [F:There's nobody here.]
From the wall, in a gold frame, an old lady bear looked down. She held her ladle like a queen, and she seemed to be counting.
fr:
{hf:Ils|Elles} soufflèrent sur un coin de vitre, le frottèrent, et regardèrent dans la maison. Une table, longue comme une rue. Trente-trois chaises. Trente-trois bols, bien propres, et trente-trois cuillères.
[F:Qui fait la vaisselle ?] dit {F}. [F:Il n'y a personne.]
Au mur, dans un cadre doré, une vieille dame ourse tenait sa louche comme une reine. On aurait dit qu'elle les comptait.

=== quiet
en:
Evening came, and the queue had its supper. Each of them took a crust out of a bag, and turned round, and ate it alone, so as not to make anybody hungry.
{H} and {F} shared theirs on a stone. {each:@ had the middle.|@ had the middle.}
Up there, the bear did not have a bag. He turned his back to all that bread, and watched the water, as if it might be bringing him a letter.
fr:
Le soir tomba, et la file dîna. Chacun sortit une croûte de son sac, se tourna et la mangea tout seul, pour ne pas donner faim aux autres.
{H} et {F} partagèrent la leur sur une pierre. {each:@ eut le milieu.|@ eurent le milieu.}
Là-haut, sur le pont, l'ours n'avait pas de sac. Il tournait le dos à tout ce pain et regardait l'eau, comme si elle allait lui apporter une lettre.

=== insight >
en:
{H} lay down in the grass, to think.
{>gag2}
{>recap1} {>recap2}
Lying down, you saw the sign from underneath. NOBODY PASSES HERE, it said, as far as the ivy. And then {H} noticed the nails. One held the near end of the board. Its twin was much, much further along, under all that green.
[H:It doesn't stop,] said {H}, sitting up. [H:The sign goes on!]
fr:
{H} s'allongea dans l'herbe pour réfléchir.
{>gag2}
{>recap1} {>recap2}
D'en bas, on voyait la pancarte par-dessous. NUL NE PASSE ICI, jusqu'au lierre. Et alors {H} vit les clous. Il y en avait un au bout de la planche. L'autre était bien plus loin, au milieu des feuilles.
[H:Elle ne s'arrête pas là,] dit {H} en se redressant. [H:La pancarte continue !]

=== turn climb
en:
{H} went up the post like a squirrel, took the ivy in both hands, and pulled. Down came leaves. Down came a nest, with nobody in. And there, in old red paint, stood one more word.
NOBODY PASSES HERE HUNGRY.
[V:That's Granny's writing,] said {V}. [V:I wash her bowls every Sunday. I never knew why.]
{>pay}
The bear blew his nose. [V:Wait. There's an apron somewhere.]
fr:
{H} grimpa au poteau comme un écureuil, empoigna le lierre et tira. Des feuilles tombèrent. Un nid tomba, sans personne dedans. Et là, en peinture rouge, il restait trois mots.
NUL NE PASSE ICI LE VENTRE VIDE.
[V:C'est l'écriture de Mémé,] dit {V}. [V:Je lave ses bols tous les dimanches, et je ne savais pas pourquoi.]
{>pay}
L'ours se moucha.
[V:Attendez. Il y a un tablier quelque part.]

=== turn count
en:
[H:Three words,] said {H}, measuring with one eye shut, [H:and room for four.] Everybody took hold of the ivy and pulled, until it came away like a curtain.
NOBODY PASSES HERE HUNGRY.
{V} read it with his finger. [V:Granny! So that's why I wash the bowls.]
[H:Thirty-three chairs inside,] said {H}. [H:And thirty-three of us outside.]
The bear counted.
{>pay}
The bear swallowed. [V:Thirty-four,] he said, [V:with me,] and went to look for the apron.
fr:
[H:Quatre mots,] dit {H} en mesurant d'un œil, [H:et de la place pour sept.]
Toute la file tira sur le lierre, qui s'ouvrit comme un rideau.
NUL NE PASSE ICI LE VENTRE VIDE.
{V} suivit les mots du doigt.
[V:Mémé ! C'est pour ça que je lave les bols.]
[H:Trente-trois chaises dedans,] dit {H}. [H:Et trente-trois ventres dehors.]
L'ours compta.
{>pay}
L'ours renifla.
[V:Trente-quatre, avec moi,] dit-il.
Et il alla chercher le tablier.

=== turn why
en:
[H:Why can't anybody pass?] asked {H}.
[V:It's written.]
[H:Why is there ivy on it?]
[V:Granny planted it.]
[H:Why did Granny have thirty-three bowls?]
[V:I just wash them.] The bear opened his mouth again. He shut it. He put up one big paw and moved the leaves aside, gently, like somebody's hair.
NOBODY PASSES HERE HUNGRY.
{>pay}
[V:Oh dear,] said {V}, and wiped his eyes. [V:They've all been waiting for supper.]
fr:
[H:Pourquoi on ne passe pas ?] demanda {H}.
[V:C'est écrit.]
[H:Pourquoi il y a du lierre dessus ?]
[V:C'est Mémé qui l'a planté.]
[H:Et pourquoi Mémé avait trente-trois bols ?]
[V:Moi, je les lave.]
L'ours rouvrit la bouche. Il la referma. Il leva sa grosse patte et écarta les feuilles, doucement, comme des cheveux.
NUL NE PASSE ICI LE VENTRE VIDE.
{>pay}
[V:Oh là là,] dit {V}. [V:Depuis tout ce temps, ils attendent leur assiette.]

=== restore
en:
That night the chimney smoked. The queue went in at one door, sat down, and came out at the next, slowly, holding on to the wall. {?has(own):Outside, the new guard let everybody through.|}
The hare crossed at last. His sister had three children by then, and they were glad of the cake. As for the far side, {H} knew now: it was the other end of the bridge.
fr:
Ce soir-là, la cheminée fuma. La file entrait par une porte, s'asseyait, et ressortait par l'autre, lentement, en se tenant au mur. {?has(own):Dehors, la nouvelle garde laissait passer tout le monde.|}
Le lièvre traversa enfin. Sa sœur avait déjà trois enfants, et le gâteau leur plut. De l'autre côté, {H} le savait, à présent, il y a l'autre bout du pont.

=== last
en:
{each:@ came out at one door and went straight back in at the other.|@ came out at one door and went straight back in at the other.}
fr:
{each:@ sortit par une porte et rentra aussitôt par l'autre.|@ sortirent par une porte et rentrèrent aussitôt par l'autre.}

=== strandEnd
en:
At the table, number seventeen sat opposite number sixteen. Her front was lovely, too.
fr:
À table, le numéro dix-sept se trouva en face du numéro seize. De face aussi, elle était très bien.

=== cameo
en:
They went over the river by the bridge. It took two hours, because of the second helping.
fr:
On passa la rivière par le pont. Cela prit deux heures, à cause du dessert.

=== ask
en:
Is the bear nasty, or not? How can you tell?
Is there a rule you have never asked about?
What would you put on the table for thirty-three people?
fr:
Il est méchant, l'ours, ou pas ? À quoi l'as-tu vu ?
Y a-t-il une règle dont tu n'as jamais demandé la raison ?
Que mettrais-tu sur la table pour trente-trois personnes ?
`
