export const band5to8 = `
=== title
en:
The Last One Goes in Front
fr:
La dernière marche devant

=== title
en:
{H} and the Four Hundred Oaks
fr:
{H} et les quatre cents chênes

=== teaser
en:
Five moles have been walking to the sea since Monday, and it is going very well, and it is always the same tree.
fr:
Cinq taupes vont à la mer à pied depuis lundi. Tout va très bien, et c'est toujours le même arbre.

=== when
en:
On the first windy Friday
fr:
Le premier vendredi de vent

=== plant kite
en:
{>when}, {H} took the new kite out for its first walk. It had a tail with bows, as long as a bath.
fr:
{>when}, {H} emmena le cerf-volant neuf faire son premier tour. Il avait une queue à rubans, longue comme une baignoire.

=== about kite
en:
[F:What is the tail for?] asked {F}.
[H:So that it knows which end is behind,] said {H}.
fr:
[F:Elle sert à quoi, la queue ?] demanda {F}.
[H:À savoir où est l'arrière,] dit {H}.

=== pay kite
en:
{H} put the tail of the kite into the small paw. The string ran out, and the kite pulled, over the groove and up the hill. Half-way up, {H} let go.
fr:
{H} lui mit dans la patte la queue du cerf-volant. La ficelle se déroula, et le cerf-volant tira, par-dessus l'ornière, droit vers la colline. À mi-chemin, {H} lâcha tout.

=== pay own
en:
{H} put {h:his|her} {T} into the small paw, held on, and walked backwards, over the groove and up the hill. Half-way, {H} let go.
fr:
{H} lui mit {son T} dans la patte, ne lâcha pas la patte, et partit à reculons, par-dessus l'ornière, droit vers la colline. À mi-chemin, {H} lâcha tout.

=== lack >
en:
Round the old oak came five moles. Each of them held the tail of the one in front.
[N:Good morning!] called the one with the straw hat, whose name was {N}. [N:We're walking to the sea. We've been going since Monday, and we're getting on beautifully.]
They went by. A little later they came by.
[N:Good morning,] said {N}. [N:What a lot of oaks you have here. That makes four hundred and six.]
There was one oak. {H} counted it again.
{>gag1}
fr:
Cinq taupes tournaient au coin du vieux chêne. Chacune tenait la queue de celle de devant.
[N:Bonjour !] lança celle au chapeau de paille, qui s'appelait {N}. [N:Nous allons à la mer, à pied. On marche depuis lundi, et ça avance très bien.]
Elles passèrent. Un peu plus tard, elles passèrent.
[N:Bonjour,] dit {N}. [N:Vous en avez, des chênes ! On en est à quatre cent six.]
Il y avait un seul chêne. {H} le recompta.
{>gag1}

=== try ask >
en:
[H:Who goes first?] asked {H}, trotting along.
[N:Not me,] said {N}. [N:I follow that lady.]
That lady followed another lady, who followed somebody with cold paws. The smallest was called {A}, and had to take two steps for each of theirs.
[A:I'm last,] said {A}. [A:I follow a straw hat.]
{>fail}
{H} looked along the row for whoever was leading. There was always one more.
fr:
[H:Qui est la première ?] demanda {H}, au petit trot.
[N:Pas moi,] dit {N}. [N:Je suis cette dame.]
Cette dame en suivait une autre, qui suivait quelqu'un aux pattes froides. La plus petite s'appelait {A}. Elle faisait deux pas quand les autres en faisaient un.
[A:Moi, c'est facile,] dit {A}. [A:Je suis un chapeau de paille.]
[H:Toi, un chapeau ?]
[A:Non. Je le suis. Je suis derrière.]
{>fail}
{H} chercha des yeux celle qui menait. Il y en avait toujours une de plus.

=== recap ask
en:
Everybody had been following somebody.
fr:
Tout le monde suivait quelqu'un.

=== try sign >
en:
{H} painted a big sign, with an arrow: THE SEA. Nobody could miss it.
[N:Mind the post,] said {N}. [O:Mind the post,] said another, and another after her, and past they went without looking up. With your nose behind a tail you don't read much.
A snail stopped to read it. He did so letter by letter, which took him some time. Then he set off.
fr:
{H} peignit une grande pancarte, avec une flèche : LA MER. On ne pouvait pas la manquer.
[N:Attention au poteau,] dit {N}.
[O:Attention au poteau,] dit la suivante, puis la suivante, et elles le contournèrent sans lever le nez. Derrière une queue, on ne lit pas beaucoup.
Un escargot la lut. Il la lut jusqu'au bout, ce qui lui prit un bon moment. Puis il se mit en route.

=== recap sign
en:
Only a snail had looked up.
fr:
Seul un escargot avait levé le nez.

=== try join >
en:
So {H} took hold of a tail and went along, to see where it led.
It was rather nice. You looked at the tail, you put one foot before the other, and had nothing to think about. {F} hummed. They passed an oak, and after that they passed an oak.
[H:What a lot of oaks,] said {H}, and got such a fright that {h:he|she} let go.
fr:
Alors {H} attrapa une queue et suivit, pour voir où elle menait.
C'était plutôt agréable. On regardait la queue, on mettait un pied devant l'autre, et il n'y avait à penser à rien. {F} fredonnait. On passa un chêne. Ensuite, on passa un chêne.
[H:Il y en a, des chênes,] dit {H}, et {h:il|elle} eut si peur qu'{h:il|elle} lâcha tout.

=== recap join
en:
Whoever took hold of a tail stopped thinking.
fr:
Dès qu'on tenait une queue, on ne pensait plus.

=== strand
en:
On the lowest branch sat an owl with her glasses on, busy with a heap of postcards.
[B:I never used to get any,] she said. [B:Now it's one every half an hour. *Dear Gran, we have seen an oak. Tomorrow the sea. Your Bertha.*]
[H:Are you her gran?] asked {H}.
[B:No,] said the owl. [B:But somebody has to worry about them.]
fr:
Sur la plus basse branche, une chouette à lunettes lisait tout un tas de cartes postales.
[B:Avant, je ne recevais jamais rien,] dit-elle. [B:Maintenant, c'est une toutes les demi-heures. *Chère mamie, nous avons vu un chêne. Demain, la mer. Ta Berthe.*]
[H:Vous êtes sa mamie ?] demanda {H}.
[B:Non,] dit la chouette. [B:Mais il faut bien que quelqu'un se fasse du souci.]

=== strandEnd
en:
The owl got a last card, without an oak, and read it aloud to the whole tree.
fr:
La chouette reçut encore une carte, sans aucun chêne, et la lut tout haut à l'arbre entier.

=== way >
en:
[H:Then we'll run ahead,] said {H}, [H:till we catch up with the first one.]
{>talent}
{>go}
They ran past {A}, who said good morning. They ran past two ladies, then some cold paws, then a hat. They ran faster, until they saw a back. It was a very small one, and it said good morning again.
They had overtaken everybody, and nobody had been first.
fr:
[H:On n'a qu'à courir,] dit {H}, [H:jusqu'à celle qui est devant.]
{>talent}
{>go}
On dépassa {A}, qui dit bonjour. On dépassa deux dames et quelqu'un aux pattes froides. On dépassa un chapeau de paille. On courut plus vite. On courut encore, pour être sûr. Devant, il y avait quelqu'un de tout petit, et elle redit bonjour.
On avait dépassé tout le monde, et personne n'était devant.

=== road
en:
{H} climbed into the oak to get {h:his|her} breath back, up and up, as far as the last strong branch. From there you could see the sea.
And so near! It lay behind the hill, blue and perfectly flat, like something put away in a drawer.
[F:Half an hour,] said {F}. [F:Straight on.]
From far below came a voice, and it said four hundred and seven.
fr:
Pour reprendre son souffle, {H} grimpa dans le chêne, plus haut, encore plus haut, jusqu'à la dernière branche solide. De là, on voyait la mer.
Elle n'était pas loin du tout. Elle était rangée derrière la colline, bleue et bien à plat, comme une nappe.
[F:Une demi-heure,] dit {F}. [F:Tout droit.]
Tout en bas, une voix dit : quatre cent sept.

=== quiet >
en:
At noon the moles had a rest, each with her head on the next, like a plate of rolls. Only {A} was awake.
[A:Is it big?] she asked.
[H:The sea? You can't see over it.]
[A:I can't see over anything,] said {A}. [A:I've seen a great deal of hat.]
She was quiet for a bit.
[A:It must be nice,] she said, [A:to have nothing in front of you.]
fr:
À midi, les taupes firent la sieste, la tête de l'une sur le dos de l'autre, comme des petits pains. Seule {A} ne dormait pas.
[A:C'est grand ?] demanda-t-elle.
[H:La mer ? On ne voit pas par-dessus.]
[A:Moi, je ne vois par-dessus rien,] dit {A}. [A:J'ai surtout vu du chapeau.]
Elle réfléchit un peu.
[A:Ça doit être bien,] dit-elle, [A:de n'avoir rien devant soi.]

=== insight >
en:
{>gag2}
{H} looked down through the leaves. The path round the oak was worn as deep as a bath, and as round as a plate.
{>recap1} {>recap2}
[H:{A} is the last,] {h:he|she} said slowly. [H:She follows the hat. And the hat follows a lady, who follows...] A finger went round and round in the air. [H:They're all last! All five of them. There's nobody in front at all.]
fr:
{>gag2}
{H} regarda en bas, entre les feuilles. Autour du chêne, le chemin était creusé comme une baignoire, et rond comme une assiette.
{>recap1} {>recap2}
[H:{A} est la dernière,] dit {H} lentement. [H:Elle suit le chapeau. Le chapeau suit une dame, qui suit...]
Son doigt tournait, tournait en l'air.
[H:Elles sont toutes dernières ! Toutes les cinq. Devant, il n'y a personne.]

=== turn count
en:
{H} counted aloud. [H:Five noses. Five tails. And every tail is taken.]
[N:Then who knows the way?] asked {N}. They stopped, all five, and for the first time since Monday they looked up.
[H:The last one,] said {H}. [H:Come on, {A}.]
{>pay}
[A:Are you still there?] called {A}, with her eyes shut.
[H:Right here,] said {H}, a long way behind. When {A} looked, there was nothing in front of her but blue.
fr:
{H} compta tout haut.
[H:Cinq nez. Cinq queues. Et toutes les queues sont prises.]
[N:Alors, qui connaît le chemin ?] demanda {N}.
Elles s'arrêtèrent et, pour la première fois depuis lundi, levèrent le nez.
[H:La dernière,] dit {H}. [H:Viens, {A}.]
{>pay}
[A:Tu es toujours là ?] cria {A}, les yeux fermés.
[H:Juste là,] dit {H}, de très loin derrière.
Quand {A} les rouvrit, devant elle, il n'y avait que du bleu.

=== turn why
en:
[H:Why don't you go first?] {H} asked {N}.
[N:Me? I've never been to the sea. I follow somebody who knows.]
[H:And she?]
[N:She follows somebody who...] {N} stopped, and for the first time since Monday she looked up.
[H:Come on, {A},] said {H}.
{>pay}
[A:Are you still there?] called {A}, with her eyes shut.
[H:Right here,] said {H}, a long way behind. When {A} looked, there was nothing in front of her but blue.
fr:
[H:Pourquoi vous ne passez pas devant ?] demanda {H} à {N}.
[N:Moi ? Je n'ai jamais vu la mer. Je suis quelqu'un qui sait.]
[H:Et elle ?]
[N:Elle suit quelqu'un qui...] dit {N}.
Et, pour la première fois depuis lundi, elle leva le nez.
[H:Viens, {A},] dit {H}.
{>pay}
[A:Tu es toujours là ?] cria {A}, les yeux fermés.
[H:Juste là,] dit {H}, de très loin derrière.
Quand {A} les rouvrit, devant elle, il n'y avait que du bleu.

=== restore
en:
It was the sea. They waded in up to their knees, which with moles is soon done. {N} looked for somebody to follow, but every wave came the other way.
{each:@ got wet to the neck.|@ got wet to the neck.}
Nobody counted anything. At supper the snail arrived.
{>close}
{A} goes in front now. She has no idea where she is going, she says. But she will be the first to know.
fr:
C'était la mer. On y entra jusqu'aux genoux, ce qui, pour une taupe, est vite fait. {N} chercha qui suivre, mais toutes les vagues venaient dans l'autre sens.
{each:@ en eut jusqu'au cou.|@ en eurent jusqu'au cou.}
Personne ne compta plus rien jusqu'au soir. Alors l'escargot arriva.
{>close}
Maintenant, c'est {A} qui marche devant. Elle ne sait pas du tout où elle va, dit-elle. Mais elle sera la première à le savoir.

=== cameo
en:
Five moles went by in a row. The smallest was in front, and she was in no hurry to arrive.
fr:
Cinq taupes passèrent, à la queue leu leu. La plus petite marchait devant et n'était pas pressée d'arriver.

=== ask
en:
When could you have guessed that it was always the same oak?
Why did nobody look up?
Where would you go, if you went in front?
fr:
Quand pouvait-on deviner que c'était toujours le même chêne ?
Pourquoi personne ne levait-il le nez ?
Où irais-tu, si tu marchais devant ?
`
