export const band5to8 = `
=== title
en:
The Cat With Two Names
fr:
Le chat à deux noms

=== title
en:
{H} and the Six O'Clock Quarrel
fr:
{H} et la dispute de six heures

=== teaser
en:
Every evening at six, two ladies quarrel over one cat, who has already eaten.
fr:
Tous les soirs à six heures, deux dames se disputent un chat, qui a déjà dîné.

=== when
en:
One warm evening
fr:
Un soir où il faisait doux

=== refrain
en:
He's mine! No, he's mine!
fr:
Il est à moi ! Non, à moi !

=== refrainLast
en:
He's ours!
fr:
Il est à nous !

=== plant teapot
en:
{>when}, {H} was given a teapot from Great-Aunt Flora. It was as small as an egg, and it poured. {h:He|She} did not let anyone else touch it.
fr:
{>when}, {H} reçut la théière de la grand-tante Flora, petite comme un œuf, et qui versait pour de vrai. Défense d'y toucher.

=== about teapot
en:
[F:Who is going to pour?] asked {F}.
[H:I am,] said {H}. [H:You can do the drinking.]
fr:
[F:Qui est-ce qui servira ?] demanda {F}.
[H:Moi,] dit {H}. [H:Toi, tu boiras.]

=== pay teapot
en:
{H} set Great-Aunt Flora's teapot in the middle. [H:It holds two cups,] {h:he|she} said. [H:I don't know who ought to pour. You'll have to talk it over.]
fr:
{H} posa au milieu la théière de la grand-tante.
[H:Elle fait deux tasses,] dit-{h:il|elle}. [H:Je ne sais pas qui doit servir. Il va falloir en discuter.]

=== plant cake
en:
{>when}, {H} won a cake in the raffle. It was cut into seven slices, and {h:he|she} could not decide which one to begin with.
fr:
{>when}, {H} gagna un gâteau à la tombola. Il était coupé en sept, et {H} n'arrivait pas à choisir par quelle part commencer.

=== about cake
en:
[F:Begin in the middle,] said {F}.
[H:I can't,] said {H}. [H:The middle is everybody's.]
fr:
[F:Commence par le milieu,] dit {F}.
[H:Le milieu,] dit {H}, [H:c'est à tout le monde.]

=== pay cake
en:
{H} put the cake in the middle, all of it. [H:There are seven slices,] {h:he|she} said, [H:and I can't do seven between two. You'll have to talk it over.]
fr:
{H} posa le gâteau au milieu, tout entier.
[H:Il y a sept parts,] dit-{h:il|elle}, [H:et sept, à deux, je ne sais pas faire. Il va falloir en discuter.]

=== pay own
en:
{H} put {h:his|her} {T} in the middle. [H:For one of you,] {h:he|she} said. [H:I can't think which. You'll have to talk it over.]
fr:
{H} posa {son T} au milieu.
[H:C'est pour l'une de vous,] dit-{h:il|elle}. [H:Mais laquelle ? Il va falloir en discuter.]

=== lack >
en:
At six o'clock two doors opened in Mill Street, one on each side. Two old ladies came out, each with a chair, sat down, and began to shout.
[N:Napoleon is mine!] cried Mrs Plum. [N:And that scarf is too thin!]
[A:Buttons is mine!] cried Mrs Quince. [A:And you eat too fast!]
Between them, in the middle of the street, sat a cat. He was washing one leg.
[N:You there, with the honest face!] cried Mrs Plum to {H}. [N:Settle it!]
{>gag1}
fr:
À six heures, rue du Moulin, deux portes s'ouvrirent, une de chaque côté. Deux vieilles dames sortirent, chacune avec une chaise, s'assirent et se mirent à crier.
[N:Napoléon est à moi !] criait madame Prune. [N:Et cette écharpe est trop fine !]
[A:Bouton est à moi !] criait madame Coing. [A:Et vous mangez trop vite !]
Entre les deux, au milieu de la rue, il y avait un chat. Il se lavait une patte.
[N:Toi qui as l'air honnête,] cria madame Prune à {H}, [N:départage-nous !]
{>gag1}

=== try ask
en:
[H:We'll ask the cat,] said {H}.
They put him down in the exact middle, on the white line. [N:Napoleon!] called Mrs Plum. [A:Buttons!] called Mrs Quince. {F} crouched exactly behind the cat, so as not to influence him.
The cat looked left. The cat looked right. Then he stood up, stretched each leg as if it were the only one, and walked straight on, into the fish shop.
{>fail}
fr:
[H:Demandons au chat,] dit {H}.
{hf:Ils|Elles} l'installèrent bien au milieu, sur la ligne blanche.
[N:Napoléon !] appela madame Prune.
[A:Bouton !] appela madame Coing.
{F} s'accroupit juste derrière le chat, pour ne pas l'influencer.
Le chat regarda à gauche. Le chat regarda à droite. Puis il se leva, étira chaque patte comme si c'était la seule, et alla tout droit chez le poissonnier.
{>fail}

=== recap ask
en:
The cat had voted for fish.
fr:
Le chat avait voté pour le poisson.

=== try days
en:
{F} made a list: one day Mrs Plum, one day Mrs Quince.
[A:Who gets Monday?] asked Mrs Quince.
[F:You do.]
[N:Then she has Wednesday too!] cried Mrs Plum. [N:And Friday! And Sunday, do we cut it in half?]
[A:And the twenty-ninth of February?] cried Mrs Quince.
By half past six they were quarrelling over a cat and a whole calendar, leap years and all. The cat had come back, and was asleep on the list.
fr:
{F} fit un tableau : un jour madame Prune, un jour madame Coing.
[A:Qui a le lundi ?] demanda madame Coing.
[F:Vous.]
[N:Alors elle a aussi le mercredi !] s'écria madame Prune. [N:Et le vendredi ! Et le dimanche, on le coupe en deux ?]
[A:Et le vingt-neuf février ?] cria madame Coing.
À six heures et demie, elles se disputaient un chat et un calendrier. Le chat était revenu : il dormait sur le tableau.

=== recap days
en:
The list had made the quarrel longer, by a year.
fr:
Le tableau avait rallongé la dispute d'une année entière.

=== try give >
en:
[H:What if one of you gave him up?] {H} whispered to Mrs Plum.
Mrs Plum went pink. [N:Very well,] she called across the street. [N:You have him.]
Mrs Quince put down her knitting. [A:Me? Certainly not. *You* have him.]
[N:I insist!]
[A:So do I!]
[N:You always were stubborn!]
[A:Me? Take this cat this minute!]
It was the finest quarrel of them all. People came out to listen. The cat put a paw over one ear.
fr:
[H:Et si l'une de vous le donnait ?] chuchota {H} à madame Prune.
Madame Prune rosit.
[N:Très bien,] cria-t-elle à travers la rue. [N:Gardez-le.]
Madame Coing posa son tricot.
[A:Moi ? Jamais de la vie. Gardez-le, vous.]
[N:J'insiste !]
[A:Moi aussi !]
[N:Quelle tête de mule !]
[A:Prenez ce chat immédiatement !]
C'était la plus belle dispute de toutes. Les gens sortirent sur le pas de leur porte pour écouter. Le chat posa une patte sur son oreille.

=== recap give
en:
When one gave up the cat, the other would not take him.
fr:
Quand l'une cédait le chat, l'autre n'en voulait plus.

=== strand >
en:
At the bakery, you could see what a real quarrel looks like. Two brothers had the shop, and there was a wall down the middle of it.
[O:Tell my brother that he owes me a tray,] said the one on the left to {H}.
[H:Can't you tell him yourself?]
[O:We don't speak. Not since Easter.] He had boarded up the little door between them. He looked at the boards. [O:He makes good rolls,] he said.
fr:
À la boulangerie, on voyait ce que c'est qu'une vraie dispute. Deux frères se partageaient le magasin, avec un mur au milieu.
[O:Dis à mon frère qu'il me doit une plaque,] dit celui de gauche à {H}.
[H:Vous ne pouvez pas le lui dire vous-même ?]
[O:On ne se parle pas. Depuis Pâques.]
Il avait cloué des planches sur la petite porte entre les deux. Il les regarda.
[O:Il fait de bons croissants,] dit-il.

=== way >
en:
[H:Let's see where he goes,] said {H}. So all the next afternoon they followed the cat over the roofs.
{>talent}
{>go}
At every skylight somebody had put out a bowl. The cat was Tiger at number nine, and Mister Smith at eleven, and at the fish shop they called him *You Again*. He had five suppers. Then he went down, sat on the white line, and waited for six o'clock, like somebody with a ticket.
fr:
[H:Voyons où il va,] dit {H}.
Et, tout l'après-midi du lendemain, {hf:ils|elles} suivirent le chat par les toits.
{>talent}
{>go}
À chaque lucarne, quelqu'un avait posé un bol. Au neuf, le chat s'appelait Tigre. Au onze, monsieur Dupont. Chez le poissonnier, on l'appelait *Encore Toi*. Il dîna cinq fois. Puis il redescendit s'asseoir sur la ligne blanche et attendit six heures, comme quelqu'un qui a son billet.

=== road >
en:
One evening, at ten minutes to six, Mrs Plum asked them in. She kept looking at the clock, and then at the mirror, and she was putting on her second-best earrings.
[F:Are you going out?] asked {F}.
[N:Only to quarrel,] said Mrs Plum. [N:But I don't want to look like a mop.]
Through the window, over the way, they could see Mrs Quince. She was brushing her hat.
fr:
Un soir, à six heures moins dix, madame Prune les fit entrer. Elle regardait l'horloge, puis le miroir, et elle mettait ses belles boucles d'oreilles. Pas les plus belles, celles d'après.
[F:Vous sortez ?] demanda {F}.
[N:Juste pour me disputer,] dit madame Prune. [N:Mais on n'est pas des sauvages.]
Par la fenêtre, de l'autre côté, on voyait très bien madame Coing. Elle brossait son chapeau, celui du dimanche.

=== quiet
en:
On Thursday Mrs Quince had a cold. At six only one door opened. Mrs Plum came out with her chair. She looked at the door across the street for a while, and then she took the chair in again.
There was no shouting. You could hear the street lamp hum. The cat sat in the middle, very upright, like somebody giving a party, when nobody has come.
[F:It's nice and quiet,] said {F}.
It was not nice at all.
fr:
Le jeudi, madame Coing eut un rhume. À six heures, une seule porte s'ouvrit. Madame Prune sortit sa chaise. Elle regarda la porte d'en face un bon moment, puis elle rentra sa chaise.
Personne ne criait. On entendait grésiller le réverbère. Le chat était assis au milieu, très droit, comme quelqu'un qui a donné une fête et qui est tout seul.
[F:C'est bien calme,] dit {F}.
Ce n'était pas bien du tout.

=== insight >
en:
The next evening both doors opened, and the shouting was better than ever. {>recap1} {>recap2}
{>gag2}
{H} stared at the ground, having no more ideas. There were scratches on the stones. They came from chair legs. Here was one by Mrs Plum's wall, quite old. Here was another, a finger further out. And another, and another, all the way to the edge of the pavement. {H} ran across the street. It was the same on the other side.
[H:Every night,] said {H}, [H:they move a bit nearer!]
fr:
Le lendemain soir, les deux portes s'ouvrirent, et ça cria de plus belle. {>recap1} {>recap2}
{>gag2}
{H} regarda par terre, faute d'idées. Il y avait des rayures sur les pavés. C'étaient des traces de pieds de chaise. En voilà une contre le mur de madame Prune, très ancienne. En voilà une autre, un doigt plus loin. Puis une autre, et une autre, jusqu'au bord du trottoir. {H} traversa en courant. En face, c'était pareil.
[H:Tous les soirs,] dit {H}, [H:elles se rapprochent un petit peu !]

=== turn build
en:
There was only the street left between the chairs. {H} fetched a door, three crates and a wheel, and soon there was a table, right on the white line, where the buses go. {each:@ held up the bus.|@ held up the bus.}
{>pay}
Nobody moved. Then something went *scrape*. Then, from the other side: *scrape*.
[N:Leave it to me,] said Mrs Plum, pulling in her chair.
[A:To you? You can't even share a cat,] said Mrs Quince, pulling in hers.
fr:
Entre les chaises, il ne restait que la rue. {H} alla chercher une porte, trois caisses et une roue. Et il y eut une table, pile sur la ligne blanche, là où passent les bus. {each:@ arrêta le bus.|@ arrêtèrent le bus.}
{>pay}
Personne ne bougea. Puis il y eut un *criiic* et, en face, un autre *criiic*.
[N:Laissez-moi faire,] dit madame Prune en avançant sa chaise.
[A:Vous ? Vous ne savez même pas partager un chat,] dit madame Coing en avançant la sienne.

=== turn remember
en:
{H} remembered every word. [H:You said her scarf was too thin, Mrs Plum. You said she ate too fast, Mrs Quince. That isn't quarrelling. That's looking after somebody, very loudly.]
The two ladies had gone pink. {F} pushed a table out into the road. {each:@ held up the bus.|@ held up the bus.}
{>pay}
*Scrape*, went a chair. *Scrape*, went the other.
[A:Don't crowd me,] said Mrs Quince, making room.
fr:
{H} se rappelait tout.
[H:Madame Prune, vous trouviez son écharpe trop fine. Madame Coing, vous trouviez qu'elle mangeait trop vite. Ça, ce n'est pas se disputer. C'est prendre soin de quelqu'un, très fort.]
Les deux dames étaient toutes roses. {F} poussa une table sur la chaussée. {each:@ arrêta le bus.|@ arrêtèrent le bus.}
{>pay}
*Criiic*, fit une chaise. *Criiic*, fit l'autre.
[A:Ne me poussez pas,] dit madame Coing en faisant de la place.

=== turn why
en:
[H:Why is it always at six?] asked {H}.
[N:Because that's when *she* comes out,] said Mrs Plum.
[A:Because that's when *she* does,] said Mrs Quince, at the same moment.
[H:So why don't you stay in?]
They both opened their mouths. Nothing came. It was the first time in twelve years. {F} used it to push a table into the street. {each:@ held up the bus.|@ held up the bus.}
{>pay}
*Scrape*, went a chair. *Scrape*, went the other.
[A:You took your time,] said Mrs Quince, making room.
fr:
[H:Pourquoi c'est toujours à six heures ?] demanda {H}.
[N:C'est l'heure où *elle* sort,] dit madame Prune.
[A:C'est l'heure où *elle* sort,] dit madame Coing en même temps.
[H:Alors pourquoi vous ne restez pas chez vous ?]
Elles ouvrirent la bouche. Rien n'en sortit, pour la première fois en douze ans. {F} en profita pour pousser une table sur la chaussée. {each:@ arrêta le bus.|@ arrêtèrent le bus.}
{>pay}
*Criiic*, fit une chaise. *Criiic*, fit l'autre.
[A:Vous en avez mis, du temps,] dit madame Coing en faisant de la place.

=== restore
en:
They quarrel to this day. They quarrel over sugar. The bus goes round by the park now, and the cat has a third chair{?talent(build):, made to measure|}. {>end}
{>close}
When both ladies call their cat at once, it comes out as *Napolebuttons*, and he almost looks up.
fr:
Elles se disputent encore aujourd'hui. Elles se disputent à propos du sucre. Le bus, maintenant, fait le tour par le parc, et le chat a sa chaise{?talent(build):, faite sur mesure|}. {>end}
{>close}
Quand les deux dames appellent leur chat en même temps, ça donne *Napoton*, et il tourne presque la tête.

=== last
en:
{each:@ came to tea, one day, and had to shout for the sugar.|@ came to tea, one day, and had to shout for the sugar.}
fr:
{each:@ vint prendre le thé, un jour, et dut crier pour le sucre.|@ vinrent prendre le thé, un jour, et durent crier pour le sucre.}

=== end teapot
en:
The teapot is so small that they have to start again every two cups, which suits them both.
fr:
La théière est si petite qu'il faut recommencer toutes les deux tasses. Ça les arrange.

=== end cake
en:
They never settled who should have slice number seven. Somebody with whiskers did.
fr:
Pour la septième part, elles n'ont jamais tranché. Quelqu'un à moustaches s'en est chargé.

=== end own
en:
They have still not decided who should have {H}'s {T}. There is no hurry.
fr:
Pour {le T} {de H}, elles n'ont toujours pas décidé. Rien ne presse.

=== strandEnd
en:
One night, at the bakery, somebody took out one nail. The next night somebody on the other side took out another.
fr:
Une nuit, à la boulangerie, quelqu'un enleva un clou. La nuit suivante, de l'autre côté, quelqu'un en enleva un autre.

=== cameo
en:
A stout cat came down off a roof. [H:You again,] said {H}.
fr:
Un gros chat descendit d'un toit.
[H:Encore toi,] dit {H}.

=== ask
en:
What did the chairs say that the ladies did not?
Is every quarrel a bad one?
How many names do you have, and who calls you which?
fr:
Que disaient les chaises, que les dames ne disaient pas ?
Est-ce que toutes les disputes sont méchantes ?
Combien as-tu de noms, et qui te les donne ?
`
