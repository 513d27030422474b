export const band5to8 = `
=== title
en:
Hold On to Your Hats!
fr:
Tenez vos chapeaux !

=== title
en:
{H} and the Hats on the Chimneys
fr:
{H} et les cheminées en chapeau

=== teaser
en:
A small round wind has come to town, and it takes nothing but hats, and the Mayor has not let go of his since Monday.
fr:
Un petit vent tout rond est arrivé en ville. Il ne prend que les chapeaux, et depuis lundi le maire tient le sien à deux mains.

=== when
en:
One Saturday after breakfast
fr:
Un samedi après le petit déjeuner

=== plant hat
en:
{>when}, {H} put on Grandpa's hat. It came down as far as the eyebrows, and there it stopped for a rest.
fr:
{>when}, {H} mit le chapeau de Papi. Il descendit jusqu'aux sourcils et, là, il se reposa.

=== about hat
en:
[F:Can you see anything?] asked {F}.
[H:Everything,] said {H}, [H:except up.]
fr:
[F:Tu y vois ?] demanda {F}.
[H:Tout,] dit {H}. [H:Sauf en haut.]

=== pay hat
en:
The wind had no hat of its own, only everybody else's. So {H} held up Grandpa's, high, and let go. It rose. It bowed, and came down again on nobody at all. A perfect fit!
fr:
Le vent n'avait pas de chapeau à lui, rien que ceux des autres. {H} leva bien haut celui de Papi, et le lâcha. Le chapeau monta, s'inclina, et se reposa sur personne. Il lui allait à merveille.

=== pay own
en:
The wind had no hat of its own, only everybody else's. So {H} held up {h:his|her} {T}, high, and let go. Up {n:it|they} went, and bowed, and came down. [H:Now we'll know it's you,] {h:he|she} said.
fr:
Le vent n'avait pas de chapeau à lui, rien que ceux des autres. {H} leva bien haut {son T}, et lâcha tout. Ça monta, ça s'inclina, et ça redescendit.
[H:Comme ça, on saura que c'est toi,] dit-{h:il|elle}.

=== about own
en:
[F:{n:Does|Do} your {T} ever fly off?] asked {F}.
[H:Never,] said {H}. [H:I'd have to let go first.]
fr:
[F:{Ton T}, ça ne s'envole jamais ?] demanda {F}.
[H:Non,] dit {H}. [H:Il faudrait d'abord que je lâche.]

=== lack >
en:
Along the street came {B}, who said good morning to everybody, and to the pigeons as well, in case. He lifted his hat to them. [B:Good morn...]
*Oooooh!* A small round wind came by at a gallop, and the hat was off, over the roofs.
[A:Number ninety!] cried {A}, holding on to his own with both hands. [A:Since Monday it's had nearly every hat in town! And tomorrow is the Hat Parade! Whoever stops it gets the cup!]
{>gag1}
fr:
Dans la rue arrivait {B}, qui disait bonjour à tout le monde, et aux pigeons aussi, dans le doute. Il souleva son chapeau.
[B:Bonj...]
*Ouuuuh !* Un petit vent tout rond fila sous son nez, et le chapeau passa par-dessus les toits.
[A:Quatre-vingt-dix !] cria {A}, qui tenait le sien à deux mains. [A:Depuis lundi, il les prend tous ! Et demain, c'est le défilé des chapeaux ! La coupe à qui l'arrêtera !]
{>gag1}

=== try tie
en:
[H:We'll tie them on,] said {H}. Soon every hat that was left had a string under its chin, and a double knot. {each:@ did the knots.|@ did the knots.}
*Oooooh!* The wind lifted the Mayor's hat. The hat lifted the Mayor. Up he went, past one window and the next, still running. Then he was put down, as gently as an egg, just where he had stood, only back to front.
[A:You saw nothing,] said {A}.
{>fail}
fr:
[H:On va les attacher,] dit {H}.
Bientôt, tous ceux qui restaient tenaient par une ficelle sous le menton. {each:@ faisait les nœuds.|@ faisaient les nœuds.}
*Ouuuuh !* Le vent souleva le chapeau du maire. Le chapeau souleva le maire. Il passa une fenêtre, puis une autre, en courant toujours. Puis il fut reposé, délicatement, comme un œuf, à la même place, mais dans l'autre sens.
[A:Vous n'avez rien vu,] dit {A}.
{>fail}

=== recap tie
en:
The wind had put the Mayor back as gently as an egg.
fr:
Le maire, le vent l'avait reposé comme un œuf.

=== try bait >
en:
Next they stood the tallest hat in town in the street, all by itself, and hid round the corner with a net.
The wind came. It went once round the hat. It looked underneath. Nobody there!
So it went straight on to a baby, and lifted her bonnet.
[O:Goo!] said the baby. She was the only one in town who had said anything back.
fr:
Après, {hf:ils|elles} posèrent le plus haut chapeau de la ville sur la chaussée, tout seul, et attendirent derrière le coin avec un filet.
Le vent arriva. Il fit le tour du chapeau. Il regarda dessous. Personne !
Alors il fila droit sur un bébé et souleva son bonnet.
[O:Areu !] dit le bébé.
De toute la ville, c'était le premier à répondre quelque chose.

=== recap bait
en:
A hat with nobody under it was no good to the wind at all.
fr:
Un chapeau sans personne dessous n'intéressait pas le vent.

=== try hide >
en:
So the hats were fetched down, and every one in town was locked in a cupboard. People went out with nothing on their heads, and felt a draught in their thoughts.
The wind went from one to the next. It looked at their hair. It waited, quite politely. Then, *oooooh*, it lifted a bucket. It lifted an umbrella.
And at the end of the street, with a long creak, it lifted a roof. It held it up a moment, this high, and put it back. *Clap.*
Nobody laughed now. There were a great many roofs in that town.
fr:
Alors on redescendit les chapeaux, et on les mit tous sous clé. Les gens sortirent tête nue, et ça leur faisait froid aux idées.
Le vent allait de l'un à l'autre. Il regardait leurs cheveux. Il attendait, poliment. Puis, *ouuuuh*, il souleva un seau. Il souleva un parapluie.
Au bout de la rue, avec un long grincement, il souleva un toit. Il le tint un instant, pas plus haut que ça, et le reposa. *Clac.*
Cette fois, personne ne rit. Il y en avait beaucoup, des toits, dans cette ville.

=== recap hide
en:
Without any hats, the wind had begun on the roofs.
fr:
Quand il n'y avait plus eu de chapeaux, le vent avait commencé les toits.

=== strand >
en:
{B} hadn't come out again. He stood in his doorway and would not take another step.
[B:I can't,] he said. [B:I've no hat left. What if I *met* somebody?]
He had tried it with the lid of the teapot, and burned two fingers.
[B:And I was the very first to meet it!] he said. [B:On Monday, somebody new came round the corner. I couldn't see a face, but one never knows. So I lifted my hat.] He sighed. [B:It went on lifting.]
fr:
{B} n'était plus ressorti. Dans l'encadrement de sa porte, il refusait de faire un pas de plus.
[B:Impossible,] dit-il. [B:Je n'ai plus de chapeau. Et si je *rencontrais* quelqu'un ?]
Il avait essayé avec le couvercle de la théière, et il s'était brûlé deux doigts.
[B:Dire que je suis le premier à l'avoir vu !] soupira-t-il. [B:Lundi, quelqu'un de nouveau a tourné le coin. Je ne voyais pas la figure, mais on ne sait jamais. J'ai soulevé mon chapeau. Et lui, il a continué.]

=== way >
en:
{H} and {F} followed one of the hats, noses in the air, up the last stairs in town and out on the roofs.
{>talent}
{>go}
There they were! Every chimney had a hat on. Some were straight, and some back to front, and one small bonnet had been done up in a bow.
[F:Who would put a hat on a *chimney?*] said {F}.
[H:Somebody who isn't very good at heads,] said {H}.
fr:
Où allaient-ils, tous ces chapeaux ? {H} et {F} en suivirent un, le nez en l'air, jusqu'en haut du dernier escalier, et sortirent sur les toits.
{>talent}
{>go}
Ils étaient là ! Chaque cheminée en portait un. Il y en avait des droits, il y en avait à l'envers, et un petit bonnet fermé par un joli nœud.
[F:Qui mettrait un chapeau à une *cheminée* ?] dit {F}.
[H:Quelqu'un qui se trompe de tête,] dit {H}.

=== road >
en:
Towards evening they found the wind. It was down by the harbour, alone, with a leaf.
It lifted the leaf, much too high, and brought it back. It lifted it again: only this high. It waited. It bowed a little, and laid it down. Then it did the whole thing once more.
[N:Ooooo...] it said to the leaf, shyly.
[F:It's practising!] whispered {F}.
But what do you practise on a leaf?
fr:
Vers le soir, {hf:ils|elles} trouvèrent le vent. Il était au port, tout seul, avec une feuille.
Il souleva la feuille, beaucoup trop haut, et la ramena. Il la souleva encore : juste comme ça. Il attendit. Il se pencha un peu, puis la posa. Et il recommença tout.
[N:Ouuuu...] dit-il à la feuille, timidement.
[F:Il s'exerce !] chuchota {F}.
Mais à quoi s'exerce-t-on, avec une feuille ?

=== quiet
en:
They stayed where they were, on the harbour steps, since nobody knew what to do next.
The wind had gone out over the water. It ran along very low, and wherever it came by, each wave put up its little white cap, and put it on again. One after another they did it, right out to where the sky begins.
[F:It must be nice out there,] said {F}.
[H:Everybody knows you,] said {H}.
After that they only watched, until it was too dark to tell the caps from the stars.
fr:
{hf:Ils|Elles} restèrent assis{hf:|es} sur les marches du port, puisque personne n'avait plus d'idée.
Le vent était reparti sur l'eau. Il courait tout bas et, partout où il passait, les vagues soulevaient leur petit bonnet blanc, puis le remettaient. L'une après l'autre, jusqu'au bord du ciel.
[F:Il doit être bien, là-bas,] dit {F}.
[H:Là-bas, tout le monde le connaît,] dit {H}.
Après, on regarda seulement, tant qu'on put distinguer les bonnets des étoiles.

=== insight >
en:
On Sunday the street was empty. Then a door opened by a crack, and out came the nose of {B}, with a tea cosy on top. He saw {H}, and couldn't help himself: up went the tea cosy. [B:Good morning!]
On the doorstep a leaf rose, just as high, and came down.
{>gag2}
{>recap1} {>recap2}
[H:So that's what it means!] cried {H}. [H:It's been saying good morning to us all week. And we ran!]
Behind them, the roofs began to creak.
fr:
Le dimanche, la rue était vide. Puis une porte s'entrouvrit, et l'on vit le nez {de B}, avec un bonnet de théière dessus, contre les courants d'air. Il vit {H}, et ce fut plus fort que lui : il souleva le bonnet.
[B:Bonjour !]
Sur la marche, une feuille se souleva aussi, juste autant, et retomba.
{>gag2}
{>recap1} {>recap2}
[H:C'est ça que ça veut dire !] cria {H}. [H:Depuis lundi, il nous dit bonjour. Et nous, on se sauve !]
Derrière, les toits se mirent à grincer.

=== turn still
en:
Everybody ran. {H} stood in the middle of the road, still as a milestone, hair straight up.
The wind stopped at the end of {h:his|her} nose. Now you could hear how it began. Nobody had ever stayed for that.
[N:How do you dooooo?]
[H:Very well, thank you,] said {H}. [H:And you?]
The roofs came down. [N:Oh!] said the wind. [N:I've never got as far as that.]
{>pay}
fr:
Tout le monde courait. {H} resta au milieu de la rue, comme une borne, les cheveux tout droits.
Le vent s'arrêta au bout de son nez. De si près, on entendait le début. Personne n'était jamais resté pour le début.
[N:Comment allez-vouuuuus ?]
[H:Très bien, merci,] dit {H}. [H:Et vous ?]
Les toits se reposèrent.
[N:Oh !] dit le vent. [N:Je ne suis jamais allé plus loin que ça.]
{>pay}

=== turn listen
en:
Everybody ran, with their fingers in their ears. {H} did the opposite, and listened. Behind the shutters, and behind the shouting, the *oooooh* had a front end! They had always been gone too soon to hear it.
[N:How do you dooooo?]
[H:Very well, thank you,] said {H}. [H:And you?]
The roofs came down. [N:Oh!] said the wind. [N:I've never got as far as that.]
{>pay}
fr:
Tout le monde courait, les doigts dans les oreilles. {H}, au contraire, écouta. Derrière les volets, derrière les cris, il y avait quelque chose devant le *ouuuuh* ! On se sauvait toujours trop tôt pour l'entendre.
[N:Comment allez-vouuuuus ?]
[H:Très bien, merci,] dit {H}. [H:Et vous ?]
Les toits se reposèrent.
[N:Oh !] dit le vent. [N:Je ne suis jamais allé plus loin que ça.]
{>pay}

=== turn why
en:
[H:Why do you take our hats?] shouted {H}.
The wind stopped short. [N:*Take?* I lift them! A gentleman showed me. One says: how do you dooooo?]
[H:And the roofs?]
[N:There were no hats left. I thought you hadn't noticed me.]
[H:Very well, thank you,] said {H}. [H:And you?]
The roofs came down. [N:Oh!] said the wind. [N:I've never got as far as that.]
{>pay}
fr:
[H:Pourquoi tu prends nos chapeaux ?] cria {H}.
Le vent s'arrêta net.
[N:Je les *prends* ? Je les soulève ! Un monsieur m'a montré. On dit : comment allez-vouuuuus ?]
[H:Et les toits ?]
[N:Il n'y avait plus de chapeaux. J'ai cru que vous ne m'aviez pas vu.]
[H:Très bien, merci,] dit {H}. [H:Et vous ?]
Les toits se reposèrent.
[N:Oh !] dit le vent. [N:Je ne suis jamais allé plus loin que ça.]
{>pay}

=== restore
en:
They all came out, and lifted what they had: a loaf, a lid, a cat.
Last of all, {A} took off his hat. Under it was not one hair, and the sun shone on it. He put the cup in {H}'s arms.
{>close}
Every morning now, the wind comes by and says how do you do, to the pigeons as well, in case.
fr:
Alors les gens sortirent, et chacun souleva ce qu'il avait : un pain, un couvercle, un chat.
En dernier, {A} ôta son chapeau. Dessous, pas un cheveu, et le soleil y brillait. Il mit la coupe dans les bras {de H}.
{>close}
Maintenant, chaque matin, le vent passe et dit bonjour à tout le monde, et aux pigeons aussi, dans le doute.

=== last
en:
{each:@ lifted a lid each time, and said it again.|@ lifted lids, and said it again.}
fr:
{each:@ souleva un couvercle, et recommença.|@ soulevèrent des couvercles, et recommencèrent.}

=== strandEnd
en:
{B}'s hat tapped at the window. He went out to thank everybody, and was back on Tuesday.
fr:
Le chapeau {de B} rentra tout seul et frappa au carreau. {B} sortit aussitôt remercier chacun. Il fut de retour mardi.

=== cameo
en:
Somebody small and round came down the street, lifted three hats, this high, and put them back.
fr:
Quelqu'un de petit et de rond descendit la rue, souleva trois chapeaux, juste un peu, et les remit.

=== ask
en:
Why would the wind not look at a hat with nobody under it?
What had it been saying all week, and who had shown it how?
How do you say good morning when your hands are full?
fr:
Pourquoi le vent ne voulait-il pas d'un chapeau sans personne dessous ?
Que disait-il depuis lundi, et qui le lui avait appris ?
Comment dis-tu bonjour quand tu as les mains pleines ?
`
