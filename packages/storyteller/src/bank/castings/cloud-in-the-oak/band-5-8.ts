export const band5to8 = `
=== title
en:
{H} and the Cloud That Held On
fr:
{H} et le nuage qui ne lâchait pas

=== title
en:
A Cloud in the Oak Tree
fr:
Un nuage dans le grand chêne

=== teaser
en:
Somebody is crying in the oak tree, drop by drop, into a nest.
fr:
Quelqu'un pleure dans le grand chêne, goutte à goutte, dans un nid.

=== when
en:
One bright morning
fr:
Un matin très clair

=== refrain
en:
Hold on, little cloud!
fr:
Tiens bon, petit nuage !

=== refrainLast
en:
Let go, little cloud!
fr:
Vas-y, petit nuage !

=== plant umbrella
en:
{>when}, {H} took {h:his|her} red umbrella for a walk, though the sky was quite empty.
fr:
{>when}, {H} sortit avec son parapluie rouge. Pourtant, le ciel était tout vide.

=== about umbrella
en:
[F:It isn't raining,] said {F}.
[H:Not yet,] said {H}, and held it over both of them.
fr:
[F:Il ne pleut pas,] dit {F}.
[H:Pas encore,] dit {H}.
Et le parapluie s'ouvrit au-dessus des deux.

=== pay umbrella
en:
{H} opened the red umbrella, held it up, and let go. It did not fall. It went up and up, over the trees, as small as a poppy. It did not come back.
fr:
{H} ouvrit le parapluie rouge, le leva bien haut et le lâcha. Il ne tomba pas. Il monta, monta, petit comme un coquelicot. Il ne revint pas.

=== plant dandelion
en:
{>when}, {H} found a dandelion clock, round as a moon. {h:He|She} put it in a jar, to keep the wish for later.
fr:
{>when}, {H} trouva un pissenlit rond comme une lune. {h:Il|Elle} le mit dans un pot, pour garder le vœu.

=== about dandelion
en:
[H:It's holding on tight,] whispered {H}.
[F:So would I, if everybody wanted to blow on me,] said {F}.
fr:
[H:Il s'accroche,] chuchota {H}.
[F:Moi aussi, je m'accrocherais, si tout le monde voulait me souffler dessus,] dit {F}.

=== pay dandelion
en:
{H} opened the jar and blew away the wish. A hundred little seeds let go of the stalk. Not one of them fell.
fr:
{H} ouvrit le pot et souffla sur son vœu. Cent petites graines lâchèrent la tige. Aucune ne tomba.

=== pay own
en:
[H:I want you to have {n:this|these},] said {H}, and held out {h:his|her} very own {T}, as far as one arm could reach. [H:But you'll need a hand to take {n:it|them}.]
The cloud looked at the {T}. It looked at its hands. They were both busy.
fr:
[H:Je te donne {mon T},] dit {H}.
Et {h:il|elle} tendit le bras, aussi loin que va un bras.
[H:Mais il faut une main pour {T:le|la} prendre.]
Le nuage regarda le cadeau. Puis il regarda ses mains. Elles étaient prises, toutes les deux.

=== lack >
en:
There was a cloud in the oak tree. It was no bigger than a pillow, and it was sitting on the third branch, crying drop by drop into a nest.
[A:Do you mind?] said the blackbird.
[H:Are you stuck?] {H} called. [H:Don't worry. We'll get you down.]
[N:Up,] sniffed the cloud. [N:I'm supposed to be up.]
{>gag1}
fr:
Il y avait un nuage dans le grand chêne. Il n'était pas plus gros qu'un oreiller et il pleurait, assis sur la troisième branche, goutte à goutte, dans un nid.
[A:Dites donc !] fit le merle.
[H:Tu es coincé ?] cria {H}. [H:On va te faire descendre.]
[N:Monter,] renifla le nuage. [N:Je devrais être en haut.]
{>gag1}

=== try pull
en:
First they had to get it loose. One end of the cloud hung right down. {H} pulled that end, and {F} pulled {H}. {each:@ pulled what was left.|@ pulled what was left.} The cloud grew long, and thin, and very surprised.
*Pop!* They sat down in the leaves with a bit of cloud each. It felt like cold nothing.
Up on its branch, the cloud was holding on with everything it had left.
{>fail}
fr:
D'abord, il fallait le décoincer. Un bout du nuage pendait jusqu'en bas. {H} tirait ce bout-là, et {F} tirait {H}. {each:@ tirait ce qui restait.|@ tiraient ce qui restait.} Le nuage devint long, puis mince, puis très étonné.
*Plop* ! Tout le monde tomba sur le derrière, dans les feuilles, avec un petit bout de nuage. On aurait dit du rien, mais froid.
Sur sa branche, le nuage s'accrochait avec tout ce qui lui restait.
{>fail}

=== recap pull
en:
When they pulled, the cloud held tighter.
fr:
Quand on tirait, le nuage serrait plus fort.

=== try sheep
en:
Perhaps the cloud was lonely.
[H:Look!] said {H}. [H:Down there! Twenty-four friends for you, all white and fluffy.]
The cloud looked down at the twenty-four friends. One of them said *baa*. None of them looked up. The cloud looked down for a long time, and it shook so hard that an acorn fell on {F}.
[N:Those,] it whispered, [N:are sheep.]
{>fail}
fr:
Peut-être que le nuage s'ennuyait, tout seul là-haut.
[H:Regarde !] dit {H}. [H:Là, en bas ! Vingt-quatre copains, tout blancs, tout ronds !]
Le nuage regarda les vingt-quatre copains. L'un d'eux fit *bêê*. Aucun ne leva la tête. Le nuage regarda en bas longtemps, et il trembla si fort qu'un gland tomba sur la tête {de F}.
[N:Ça,] souffla-t-il, [N:ce sont des moutons.]
{>fail}

=== recap sheep
en:
When they showed the cloud the sheep, it looked down and shook.
fr:
Quand on lui montrait les moutons, le nuage regardait en bas et tremblait.

=== try blow >
en:
[H:Clouds need wind,] said {H}.
So they made some. They blew until their cheeks hurt. {F} blew a hat off a scarecrow. {each:@ blew it back on.|@ blew it back on.} {H} blew all the leaves off one small birch that had done nothing to anybody.
The cloud put both arms round its branch and shut its eyes.
[N:Please stop helping,] it said.
fr:
[H:Un nuage, ça marche au vent,] dit {H}.
Alors {hf:ils|elles} firent du vent, à s'en faire mal aux joues. {F} souffla le chapeau d'un épouvantail. {each:@ le lui remit, en soufflant aussi.|@ le lui remirent, en soufflant aussi.} {H} souffla toutes les feuilles d'un petit bouleau qui n'avait rien fait à personne.
Le nuage serra sa branche à deux bras et ferma les yeux.
[N:S'il vous plaît,] dit-il, [N:arrêtez de m'aider.]

=== recap blow
en:
When they blew, the cloud hugged the branch and shut its eyes.
fr:
Quand on soufflait, le nuage embrassait la branche et fermait les yeux.

=== strand >
en:
A squirrel put his head out of the trunk. He looked like somebody who has been up all night.
[B:Ninety-nine,] he said. [B:I have counted them four times. Yesterday there were a hundred nuts in this tree. Today there are ninety-nine, and a cloud.]
[H:Perhaps you ate one,] said {H}.
[B:I would remember,] said the squirrel. [B:I remember them all.]
{F} looked under a leaf, to be polite. There was no nut. There was a ladybird, who asked for the leaf back.
fr:
Un écureuil sortit la tête du tronc. Il avait l'air de quelqu'un qui n'a pas dormi.
[B:Quatre-vingt-dix-neuf,] dit-il. [B:J'ai compté quatre fois. Hier, il y avait cent noisettes dans cet arbre. Aujourd'hui, il y en a quatre-vingt-dix-neuf, et un nuage.]
[H:Tu en as peut-être mangé une,] dit {H}.
[B:Je m'en souviendrais,] dit l'écureuil. [B:Je me souviens de toutes.]
{F} souleva une feuille, par politesse. Dessous, pas de noisette. Dessous, une coccinelle, qui demanda qu'on lui rende sa feuille.

=== way >
en:
[H:Let's have a proper look,] said {H}. So they climbed. On the first branch, somebody was doing sums with acorns. On the second hung an owl's washing, which had been nearly dry.
{>talent}
{>go}
Above them, a small grey bottom was sticking out over the third branch. It shook.
fr:
[H:Allons voir de plus près,] dit {H}.
Alors {hf:ils|elles} grimpèrent. Sur la première branche, quelqu'un faisait des additions avec des glands. Sur la deuxième pendait la lessive d'un hibou, qui avait été presque sèche.
{>talent}
{>go}
Plus haut, un petit derrière gris dépassait de la troisième branche. Il tremblait.

=== road >
en:
Before trying again, {H} wanted to know where the cloud had come from. It was easy to find out. There was a trail of drops through the grass, and they followed it backwards, out of the trees and over the hill.
In the middle of a field, the daisies were lying flat. They made a shape: a round tummy, two arms spread wide, and a nose.
[H:It landed here,] said {H}.
[F:Landed,] said {F}, [F:or fell?]
They looked up. It was a very long way.
fr:
Avant de recommencer, {H} voulut savoir d'où venait le nuage. C'était facile : des gouttes brillaient dans l'herbe. {hf:Ils|Elles} remontèrent la piste, hors du bois, jusque derrière la colline.
Au milieu d'un pré, les pâquerettes étaient couchées. Elles dessinaient un ventre rond, deux bras grands ouverts et un nez.
[H:Il est arrivé ici,] dit {H}.
[F:Arrivé,] dit {F}, [F:ou tombé ?]
{hf:Ils|Elles} levèrent la tête. C'était très, très haut.

=== quiet
en:
It was noon. {H} broke a sandwich, and then broke the bits, until there was one each. The cloud had no hand free for its piece, so {H} put it on the branch, where it could look at it.
High above went the other clouds, the big ones, in a long line. They did not look down. They were talking about the sea.
[N:I used to be at the end of that,] said the little cloud. [N:I was the dot. Then I looked down, and held myself tight. Tight clouds drop.]
A crumb fell. It took a long time to reach the ground, and everybody watched it.
fr:
Il était midi. {H} coupa un sandwich, puis les morceaux, jusqu'à ce que chacun en ait un. Le nuage ne pouvait pas prendre sa part : il n'avait pas de main libre. Alors {H} la posa sur la branche, pour qu'il puisse la regarder.
Tout là-haut passaient les autres nuages, les grands, à la queue leu leu. Ils ne regardaient pas en bas. Ils parlaient de la mer.
[N:Avant, j'étais au bout,] dit le petit nuage. [N:Je faisais le point. Un jour, j'ai regardé en bas, et je me suis serré. Un nuage serré, ça tombe.]
Une miette tomba. Elle mit longtemps à arriver en bas, et chacun la suivit des yeux.

=== insight >
en:
{H} moved up close, right beside the cloud, and did nothing for a bit.
{>gag2}
{>recap1} {>recap2}
Then {H} looked at the cloud's ten white fingers.
[H:The tree isn't holding you,] {h:he|she} said. [H:You're holding the tree.]
[N:If I let go,] said the cloud, [N:I'll fall.]
fr:
{H} se glissa tout contre le nuage et ne fit plus rien.
{>gag2}
{>recap1} {>recap2}
Alors {H} regarda les dix doigts blancs du nuage.
[H:L'arbre ne te tient pas,] dit-{h:il|elle}. [H:C'est toi qui tiens l'arbre.]
[N:Si je lâche,] dit le nuage, [N:je tombe.]

=== turn whistle
en:
{?has(own):There was only one thing left to try.|There was only one way to show it.}
{>pay}
{?has(own):|The cloud stared, with its mouth open. }Then {H} whistled: not a storm, not even a breeze. {h:He|She} whistled the smallest wind there is, the one that turns a page.
One white finger let go. Then two. {?has(own):Then a whole hand took the present. |}By the time {h:he|she} ran out of breath, there was nobody on the branch.
fr:
{?has(own):Il ne restait qu'une chose à essayer.|Il n'y avait qu'une façon de le montrer.}
{>pay}
{?has(own):|Le nuage en resta bouche bée. }Alors {H} siffla. Pas une tempête, pas même une brise : le plus petit vent du monde, celui qui tourne les pages.
Un doigt blanc lâcha. Puis deux. {?has(own):Puis toute une main prit le cadeau. |}Quand {H} n'eut plus de souffle, il n'y avait plus personne sur la branche.

=== turn still
en:
{>pay}
[H:I'm here,] said {H}. [H:I won't move.]
And {h:he|she} did not move. A ladybird walked over {h:his|her} nose, there and back. {h:He|She} only breathed: in, and out. The cloud began to breathe too. In. And out.
One white finger came loose. Then another. {?has(own):Then a whole hand took the present. |}Then there was none left on the branch. And the cloud was not falling. It was floating.
fr:
{>pay}
[H:Moi, je suis là,] dit {H}. [H:Je ne bouge pas.]
Et {h:il|elle} ne bougea pas. Une coccinelle traversa son nez, aller et retour. {h:Il|Elle} respirait, c'est tout. Le nuage se mit à respirer aussi. Dedans. Dehors.
Un doigt blanc se décolla. Puis un autre. {?has(own):Puis toute une main prit le cadeau. |}Puis il n'y eut plus un seul doigt sur la branche. Et le nuage ne tombait pas. Il flottait.

=== turn why
en:
{>pay}
[H:Why should you fall?] asked {H}.
[N:Because... things fall.]
[H:Why?]
[N:Because they're heavy.]
[H:Why are you heavy?]
The cloud thought about it. It thought so hard that it {?has(own):took the present with one hand, and scratched its head with the other|scratched its head, with one hand, and then with the other}.
[N:I'm not,] it said, from somewhere above them.
fr:
{>pay}
[H:Pourquoi tu tomberais ?] demanda {H}.
[N:Parce que... les choses tombent.]
[H:Pourquoi ?]
[N:Parce qu'elles sont lourdes.]
[H:Et toi, pourquoi tu es lourd ?]
Le nuage réfléchit. Il réfléchit si fort qu'il {?has(own):prit le cadeau d'une main, et se gratta la tête de l'autre|se gratta la tête, d'une main, puis de l'autre}.
[N:Je ne suis pas lourd,] dit-il, de quelque part au-dessus {hf:d'eux|d'elles}.

=== restore
en:
[N:I'm up!] shouted the cloud. It did a somersault. It tried on a whale, and then a shoe.
{>end}
The blackbird was having a bath in the nest. [A:Do you mind?] he said, but not in the same voice.
And the cloud rained a little more, for joy, only on the daisies, which had asked.
fr:
[N:Je suis en haut !] cria le nuage.
Il fit une culbute. Il essaya la baleine, puis la chaussure.
{>end}
Le merle prenait un bain dans son nid.
[A:Dites donc !] fit-il, mais pas sur le même ton.
Et de joie, le nuage plut encore un peu, juste sur les pâquerettes, qui l'avaient demandé.

=== last
en:
{each:@ had asked for nothing, and got three drops.|@ had asked for nothing, and got three drops each.}
fr:
{each:@ n'avait rien demandé, et reçut trois gouttes.|@ n'avaient rien demandé, et reçurent trois gouttes.}

=== end own
en:
With both hands, it waved {H}'s {T}.
fr:
À deux mains, il agitait {le T} {de H}.

=== strandEnd
en:
At the next somersault something small and round dropped out of the cloud.
[B:A hundred,] said the squirrel, and went to bed.
fr:
À la culbute suivante, une petite chose ronde tomba du nuage.
[B:Cent,] dit l'écureuil.
Et il alla se coucher.

=== cameo
en:
A small cloud they knew went by and did its whale for them.
fr:
Un petit nuage de leur connaissance passa et leur fit la baleine.

=== ask
en:
The cloud was afraid of something that did not happen. Has that happened to you?
Which shape would you be, if you were a cloud?
{H} stopped helping and just sat there. Why did that help?
fr:
Le nuage avait peur de quelque chose qui n'est pas arrivé. Ça t'est déjà arrivé ?
Si tu étais un nuage, quelle forme prendrais-tu ?
{H} a arrêté d'aider et s'est juste assis{h:|e} là. Pourquoi est-ce que ça a aidé ?
`
