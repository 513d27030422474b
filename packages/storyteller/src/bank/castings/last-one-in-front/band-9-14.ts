export const band9to14 = `
=== title
en:
Getting On Beautifully
fr:
Le quatre cent septième chêne

=== title
en:
A Great Many Oaks
fr:
Je suis un chapeau de paille

=== teaser
en:
Five moles are on their way to the sea, and each of them is following somebody who knows the way.
fr:
Cinq taupes vont à la mer, et chacune suit quelqu'un qui connaît le chemin.

=== when
en:
On the first windy Friday of the holidays
fr:
Le premier vendredi de vent des vacances

=== plant kite
en:
{>when}, {H} took out the kite, which had been built over a whole winter and never flown. Its tail alone had cost two curtains and a grandfather's tie.
fr:
{>when}, {H} sortit le cerf-volant, qui avait pris tout un hiver et n'avait jamais volé. Rien que pour la queue, il avait fallu deux rideaux et une cravate de grand-père.

=== about kite
en:
[F:Does it need so much tail?] asked {F}.
[H:It's the tail that holds it up,] said {H}. [H:Without something behind it, it wouldn't know where to go.]
fr:
[F:Il lui faut vraiment toute cette queue ?] demanda {F}.
[H:C'est elle qui le tient droit,] dit {H}. [H:Sans rien derrière, il ne saurait pas où aller.]

=== pay kite
en:
{H} put the tail of the kite into the small paw, tie and all, and ran. The kite stood up in the wind it had waited for all winter, leaned towards the sea and pulled {A}, hop by hop, over the edge of the groove. Half-way up the hill, {H} opened {h:his|her} hand.
fr:
{H} mit dans la petite patte la queue du cerf-volant, cravate comprise, et courut. Le cerf-volant se dressa dans ce vent qu'il avait attendu tout l'hiver, se pencha vers la mer et tira {A}, bond après bond, par-dessus le bord de l'ornière. À mi-pente, {H} ouvrit la main.

=== pay own
en:
{H} put {h:his|her} {T} into the small paw, did not let go of the paw, and walked backwards, as one does with a baby's first steps, over the edge of the groove and up the slope. Half-way, {H} let go.
fr:
{H} mit {son T} dans la petite patte, ne lâcha pas la patte, et partit à reculons, comme on fait pour quelqu'un qui apprend à marcher, par-dessus le bord de l'ornière, puis dans la pente. À mi-chemin, {H} lâcha.

=== lack >
en:
Five moles came round the old oak in single file, with their luggage, each holding the tail of the one in front, delicately, between two claws, like a banister.
[N:Good morning!] said the one in the straw hat, whose name was {N}, and who looked like somebody on holiday. [N:We're walking to the sea; we set out on Monday, and we're getting on beautifully.]
They went by. Some time later they came by.
[N:Good morning,] said {N}. [N:You do have a lot of oaks; I make it four hundred and six.]
{>gag1}
{H} looked at the oak, which was the only one for miles.
fr:
Cinq taupes tournèrent au coin du vieux chêne, à la queue leu leu. Elles avaient des bagages, et chacune tenait la queue de celle de devant, délicatement, entre deux griffes, comme une rampe.
[N:Bonjour !] dit celle au chapeau de paille.
Elle s'appelait {N} et avait l'air en vacances.
[N:Nous allons à la mer, à pied. Nous sommes parties lundi, et nous avançons très bien.]
Elles passèrent. Un peu plus tard, elles passèrent.
[N:Bonjour,] dit {N}. [N:Vous ne manquez pas de chênes. J'en suis à quatre cent six.]
{>gag1}
{H} regarda le chêne. C'était le seul à des lieues à la ronde.

=== try ask
en:
One couldn't simply tell them, not after four hundred and six oaks. {H} fell into step beside the row and asked, in passing, who was leading.
[N:Oh, not I,] said {N}. [N:I follow this lady, who has been to the coast before.]
This lady had not, as it turned out; she followed one who was said to have a cousin there, who followed somebody with cold paws, who had never thought of asking. The smallest, who was called {A}, took two steps to everyone else's one.
[A:I'm the last, so I don't have to know,] she said cheerfully. [A:I follow a straw hat.]
{>fail}
There had to be a first one somewhere, further along.
fr:
On ne pouvait pas leur dire ça comme ça, pas après quatre cent six chênes. {H} se mit au pas de la file et demanda, l'air de rien, qui marchait en tête.
[N:Oh, pas moi,] dit {N}. [N:Je suis cette dame. Elle connaît la côte.]
Cette dame ne connaissait rien du tout. Elle en suivait une autre, qui avait paraît-il un cousin là-bas, et l'autre suivait quelqu'un aux pattes froides, qui ne s'était jamais posé la question. La plus petite s'appelait {A} et faisait deux pas quand les autres en faisaient un.
[A:Moi, c'est simple,] dit-elle gaiement. [A:Je suis un chapeau de paille.]
[H:Toi, un chapeau ?]
[A:Je le suis. Il est devant, et moi derrière.]
{>fail}
Il y en avait forcément une première, un peu plus loin.

=== recap ask
en:
Each of them had pointed to the next.
fr:
Chacune avait montré la suivante.

=== try sign >
en:
{H} spent a good hour on a sign, which said TO THE SEA, in letters as tall as a mole, with an arrow that nobody could have misunderstood, and planted it squarely across their way.
[N:Mind the post,] {N} called over her shoulder. Along the line it was passed, mind the post, mind the post, and one by one they stepped politely round. With a tail in front of your nose, there is not much that you read.
One person did. A snail began at the T, and by the time the paint was dry had reached the A. When he had thought it over, he turned in the direction of the arrow, and left.
fr:
{H} passa une bonne heure à peindre un panneau. On y lisait VERS LA MER, en lettres hautes comme une taupe, avec une flèche que personne ne pouvait mal comprendre, et il se dressait en plein milieu de leur chemin.
[N:Attention au poteau,] lança {N} par-dessus son épaule.
Cela passa de l'une à l'autre, attention au poteau, attention au poteau, et toutes le contournèrent poliment. Avec une queue devant le nez, on lit assez peu.
Quelqu'un le lut. Un escargot attaqua le V et, le temps que la peinture sèche, parvint au R. Il y réfléchit. Puis il se tourna dans le sens de la flèche, et partit.

=== recap sign
en:
The sign had convinced a snail.
fr:
Le panneau avait convaincu un escargot.

=== try join >
en:
There was nothing for it but to take hold of a tail and see where it went. {F} took the next one. {each:@ came in behind.|@ came in behind.}
It was, {H} had to admit, extremely pleasant. You looked at the tail, you put down one foot and then the other, and whatever there was to decide was being decided further up. {F} had begun to hum, and somebody passed back a peppermint. They came to an oak, rather a fine one, and some time afterwards they came to an oak.
[H:What a lot of oaks you have,] said {H}, and heard it, and was so frightened that {h:he|she} let go.
fr:
Il ne restait qu'à prendre une queue pour voir où elle allait. {F} prit la suivante. {each:@ se mit derrière.|@ se mirent derrière.}
C'était, il faut bien l'avouer, extrêmement agréable. On regardait la queue. On posait un pied, puis l'autre et, s'il y avait quelque chose à décider, quelqu'un s'en chargeait plus haut. {F} s'était mis à fredonner. On fit passer une pastille à la menthe. On arriva à un chêne, un beau chêne, ma foi, et un peu plus tard on arriva à un chêne.
[H:Vous ne manquez pas de chênes,] dit {H}, qui s'entendit le dire, et eut si peur que sa main lâcha toute seule.

=== recap join
en:
Once one had a tail to hold, one stopped asking.
fr:
Dès qu'on tenait une queue, on ne demandait plus rien.

=== strand >
en:
On a branch, about as high up as a letter box, an owl was sorting her post.
[B:I never had a line in my life,] she said, [B:and since Monday it's one every half an hour.] She held up a card. *Dear Gran, we have just passed a very big oak. Tomorrow the sea. Your Bertha.* [B:They're all rather like that, though in the last one they'd had a bun.]
[H:But you're not her gran,] said {H}.
[B:No,] said the owl, and put the card back among the rest, in order. [B:I did mean to mention it. But then who would she write to?]
fr:
Sur une branche, à hauteur de boîte aux lettres, une chouette classait son courrier.
[B:De toute ma vie, je n'avais pas reçu une ligne,] dit-elle. [B:Et depuis lundi, c'est une carte par demi-heure.]
Elle en leva une. *Chère mamie, nous venons de passer un très gros chêne. Demain, la mer. Ta Berthe.*
[B:Elles sont toutes un peu comme ça. Dans la dernière, il y avait une brioche.]
[H:Mais vous n'êtes pas sa mamie,] dit {H}.
[B:Non,] dit la chouette en rangeant la carte avec les autres, dans l'ordre. [B:J'ai failli le dire. Seulement, à qui écrirait-elle ?]

=== strandEnd
en:
The owl had one more card, a damp one, with no oak in it. She read it aloud to the whole tree, and began her answer: *My dear Bertha.*
fr:
La chouette reçut encore une carte, humide, où il n'y avait pas un seul chêne. Elle la lut tout haut à l'arbre entier, puis elle prit sa plume : *Ma chère Berthe.*

=== way >
en:
[H:We'll run ahead,] said {H}, [H:as far as the first one, and turn her round.]
{>talent}
{>go}
They ran past {A}, who wished them good morning, past two ladies, a pair of cold paws and the straw hat. They ran until it hurt, and when at last a back appeared ahead it was a very small back, which wished them good morning.
Since one doesn't like to stop half-way through a thing, they passed the two ladies again before {H} dropped on to a root. It was a curious feeling to have overtaken every single one, some of them twice, without once being ahead.
fr:
[H:On n'a qu'à courir jusqu'à la première,] dit {H}, [H:et à lui faire faire demi-tour.]
{>talent}
{>go}
On dépassa {A}, qui souhaita le bonjour, puis deux dames et une paire de pattes froides. On dépassa le chapeau de paille. On courut à en avoir mal et, quand enfin un dos apparut devant, c'était un tout petit dos, qui souhaita le bonjour.
On continua, parce qu'on n'aime pas s'arrêter au milieu. On dépassa les deux dames. {H} se laissa tomber sur une racine. Cela faisait un drôle d'effet, d'avoir dépassé tout le monde, et certaines deux fois, sans jamais être devant.

=== road
en:
As nowhere else was left to look, {H} climbed. The oak went up a good deal further than one would have thought, and its last sound branch looked out over the whole forest, and beyond the forest at a hill, and behind the hill, put away like the good tablecloth, lay the sea.
[F:That's half an hour,] said {F}, [F:and straight on.]
For some time they watched it shine, while a smell of salt blew across the treetops, where no mole has ever been, and far below somebody called out that it made four hundred and seven.
fr:
Puisqu'il n'y avait plus d'autre endroit où chercher, {H} grimpa. Le vieux chêne montait bien plus haut qu'on ne l'aurait cru. De la dernière branche solide, on voyait toute la forêt ; au bout de la forêt, une colline et, derrière la colline, rangée comme la belle nappe, la mer.
[F:C'est à une demi-heure,] dit {F}. [F:Et tout droit.]
On la regarda un bon moment. Elle brillait. Une odeur de sel passait sur la cime des arbres, là où aucune taupe n'est jamais allée et, tout en bas, quelqu'un annonça que cela faisait quatre cent sept.

=== quiet
en:
At noon the moles lay down where they were, each with her chin on the next, like rolls on a tray. Only {A} sat up.
[A:What's it like?] she asked {H}.
[H:The sea? Big. You can't see to the end.]
[A:I can't see to the end of {N},] said {A}. She smoothed the tail she was still holding. [A:I'm not complaining. It's a good hat. I know it by heart.]
A wind went through the leaves, and she turned her nose to it and took it back again.
[A:What do people hold on to,] she asked, [A:when they're in front?]
fr:
À midi, les taupes se couchèrent sur place, le menton de l'une sur le dos de l'autre, comme des petits pains sur une plaque. Seule {A} resta assise.
[A:C'est comment ?] demanda-t-elle à {H}.
[H:La mer ? Grand. On n'en voit pas le bout.]
[A:Moi, je ne vois pas le bout de {N},] dit {A}.
Elle lissa la queue qu'elle n'avait pas lâchée.
[A:Je ne me plains pas. C'est un bon chapeau. Je le sais par cœur.]
Un coup de vent passa dans les feuilles. Elle tourna le nez vers lui, puis le remit à sa place.
[A:Quand on est devant,] demanda-t-elle, [A:on se tient à quoi ?]

=== insight >
en:
{>gag2}
From up there the path round the oak was plain to see, worn as deep as a bath, and you couldn't have drawn a rounder one with a plate. {>recap1} {>recap2} {>recap3}
[H:{A} comes last,] said {H}, thinking it out. [H:She follows the hat. The hat follows the lady. And the lady...] One finger had set out along the row; it went round, arrived at {A}, and went round again, as if it were getting on beautifully.
[H:They're all last,] said {H}. [H:There are five of them, and every one's the last. Whoever they've been following, since Monday, hasn't come.]
fr:
{>gag2}
D'en haut, on voyait très bien le chemin autour du chêne. Il était creusé comme une baignoire, et avec une assiette on n'aurait pas fait plus rond. {>recap1} {>recap2} {>recap3}
[H:{A} est la dernière,] réfléchit {H} à voix haute. [H:Elle suit le chapeau. Le chapeau suit la dame. Et la dame...]
Son doigt était parti le long de la file. Il fit le tour, revint à {A} et refit le tour, comme s'il avançait très bien.
[H:Elles sont toutes dernières,] dit {H}. [H:Elles sont cinq, et chacune est la dernière. Celle qu'elles suivent depuis lundi, elle n'est pas venue.]

=== turn count
en:
{H} stood in the groove and counted, out loud, so that all could follow. [H:Five noses. Five tails. And not one tail to spare.]
It grew very quiet. [N:But then,] said {N}, [N:who knows the way?] They had stopped and looked up, for the first time since Monday, and didn't care for it.
[H:Whoever lets go,] said {H}. [H:{A}, would you?]
{>pay}
[A:Have you still got me?] cried {A}, with both eyes shut.
[H:Quite safe,] called {H}, from far down the hill. When {A} looked, the hat had gone. There was nothing at all in front of her, and it was blue.
fr:
{H} se planta dans l'ornière et compta tout haut, pour que tout le monde puisse suivre.
[H:Cinq nez. Cinq queues. Et pas une queue de libre.]
Il se fit un grand silence.
[N:Mais alors,] dit {N}, [N:qui connaît le chemin ?]
Elles s'étaient arrêtées, elles levaient le nez pour la première fois depuis lundi, et cela ne leur disait rien de bon.
[H:Celle qui lâchera,] dit {H}. [H:Tu veux bien, {A} ?]
{>pay}
[A:Tu me tiens toujours ?] cria {A}, les deux yeux fermés.
[H:Ne t'inquiète pas,] lança {H}, du bas de la colline.
Quand {A} regarda, il n'y avait plus de chapeau nulle part. Il n'y avait plus rien devant elle, et c'était bleu.

=== turn why
en:
[H:Why don't you ever go first?] asked {H}.
[N:I?] {N} laughed so much that it ran down the row. [N:I've never been further than the cabbages. I follow somebody who knows.]
[H:And she?]
[N:She follows somebody who...] said {N}. She turned her head, for the first time since Monday, and saw {A}, and was quiet.
[H:You know that hat by heart,] {H} said to {A}. [H:Would you try it without?]
{>pay}
[A:Have you still got me?] cried {A}, with both eyes shut.
[H:Quite safe,] called {H}, from far down the hill. When {A} looked, there was nothing at all in front of her, and it was blue.
fr:
[H:Pourquoi vous ne passez jamais devant ?] demanda {H}.
[N:Moi ?]
{N} rit si fort que toute la file en trembla.
[N:Je ne suis jamais allée plus loin que les choux. Je suis quelqu'un qui sait.]
[H:Et elle ?]
[N:Elle suit quelqu'un qui...] dit {N}.
Elle tourna la tête, pour la première fois depuis lundi, vit {A}, et se tut.
[H:Ce chapeau, tu le sais par cœur,] dit {H} à {A}. [H:Tu essaierais sans ?]
{>pay}
[A:Tu me tiens toujours ?] cria {A}, les deux yeux fermés.
[H:Ne t'inquiète pas,] lança {H}, du bas de la colline.
Quand {A} regarda, il n'y avait plus rien devant elle, et c'était bleu.

=== restore
en:
The sea was where it had been seen. They waded in up to their knees, which in a mole is soon done, and stood holding their luggage clear, while {N} looked about for somebody to follow; but the waves were all coming the other way, and seemed to know why.
{each:@ fell in.|@ fell in.}
At sunset the snail arrived, read the sea from end to end, and said that it was spelt right.
{>close}
It is {A} who goes in front now. She has no idea where she is going, she says. But she will be the first to know.
fr:
La mer était bien là où on l'avait vue. On y entra jusqu'aux genoux, ce qui, pour une taupe, est vite fait, et l'on resta là, les bagages en l'air. {N} chercha quelqu'un à suivre, mais les vagues venaient toutes dans l'autre sens, et elles avaient l'air de savoir pourquoi.
{each:@ tomba dedans.|@ tombèrent dedans.}
Au coucher du soleil, l'escargot arriva. Il lut la mer d'un bout à l'autre, et n'y trouva pas de faute.
{>close}
Maintenant, c'est {A} qui marche devant. Elle n'a aucune idée de l'endroit où elle va, dit-elle. Mais elle sera la première à le savoir.

=== cameo
en:
Five moles went by in single file. The one in front, who was very small, stopped now and then to ask the others what they thought.
fr:
Cinq taupes passèrent à la queue leu leu. Celle de devant, qui était toute petite, s'arrêtait de temps en temps pour demander aux autres leur avis.

=== ask
en:
Why is it so pleasant to walk behind somebody?
Was it kind of {H} to say *quite safe*?
Why did the owl not say that she was nobody's gran?
fr:
Pourquoi est-ce si agréable de marcher derrière quelqu'un ?
{H} avait déjà lâché : fallait-il le dire ?
Pourquoi la chouette n'a-t-elle pas dit qu'elle n'était la mamie de personne ?
`
