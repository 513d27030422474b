export const band5to8 = `
=== title
en:
Four Words for Mr Pim
fr:
Quatre mots pour monsieur Pim

=== title
en:
The Message That Melted
fr:
Le message qui fondait

=== when
en:
One day in spring
fr:
Un jour de printemps

=== refrain
en:
Don't forget! Don't forget!
fr:
N'oublie pas ! N'oublie pas !

=== refrainLast
en:
The bees are back! Bzzz!
fr:
Les abeilles sont là ! Bzzz !

=== plant honey
en:
{>when}, {H} found the last spoonful of honey in the last pot. {h:He|She} screwed the lid on tight, and put it in {h:his|her} pocket.
fr:
{>when}, il ne restait qu'une cuillerée de miel dans le dernier pot. {H} vissa le couvercle et le garda dans sa poche.

=== about honey
en:
[F:Let's eat it,] said {F}.
[H:Then there would be none,] said {H}. [H:This way, there's always some.]
fr:
[F:On le mange ?] demanda {F}.
[H:Après, il n'y en aurait plus,] dit {H}. [H:Comme ça, il y en a toujours.]

=== pay honey
en:
Then {H} held out the last spoonful of honey. [H:Until there's more,] {h:he|she} said.
fr:
Puis {H} lui tendit la dernière cuillerée de miel.
[H:En attendant la suite,] dit-{h:il|elle}.

=== plant flower
en:
{>when}, {H} found the only flower in the garden, a yellow one. It looked like somebody saying *oh!* {H} stuck it in {h:his|her} hat.
fr:
{>when}, {H} trouva la seule fleur du jardin, une jaune. On aurait dit quelqu'un qui fait *oh* ! {H} la piqua à son chapeau.

=== about flower
en:
[H:It has seen somebody coming,] said {H}.
{F} looked up the road, and down it. [F:It's got better eyes than I have.]
fr:
[H:Elle a vu venir quelqu'un,] dit {H}.
{F} regarda à gauche, puis à droite.
[F:Elle a de meilleurs yeux que moi.]

=== pay flower
en:
Then {H} took the yellow flower from {h:his|her} hat, and put it in Mr Pim's hands. [H:They'll be hungry,] {h:he|she} said.
fr:
Puis {H} ôta la fleur jaune de son chapeau et la mit dans les mains de monsieur Pim.
[H:Elles auront faim,] dit-{h:il|elle}.

=== about own
en:
[F:And if you lose your {T}?] asked {F}.
[H:Then somebody will find {n:it|them},] said {H}. [H:It'll be their lucky day.]
fr:
[F:Et si tu perds {ton T} ?] demanda {F}.
[H:Alors quelqu'un {T:le|la} trouvera,] dit {H}. [H:Ce sera son jour de chance.]

=== lack >
en:
[O:Run to the lighthouse,] said the lady from the end of the road, who had her arms full of something that hummed. [O:Tell Mr Pim: *the bees are back*. Four words. He's been waiting two years. And don't get it wrong, he's easily upset.]
[H:The bees are back,] said {H}. [H:Easy. Off we go!]
{>gag1}
fr:
[O:Courez au phare,] dit la dame du bout de la rue, qui avait les bras pleins de quelque chose qui bourdonnait. [O:Dites à monsieur Pim : *les abeilles sont là*. Quatre mots. Il attend depuis deux ans. Et ne vous trompez pas, il est sensible.]
[H:Les abeilles sont là,] répéta {H}. [H:Facile. En route !]
{>gag1}

=== try aloud
en:
They said it aloud, all through the market. [H:The bees are back, the bees are back.]
[O:Peas! Fresh peas!] shouted a man.
[H:The peas are back,] said {H}. [H:No. The bees are black.]
[O:Black! Shoe black!] shouted another.
On the far side of the market they stopped and tried again. [H:The peas are black,] they said together, and looked at each other.
{>fail}
fr:
{hf:Ils|Elles} répétèrent les quatre mots tout haut en traversant le marché.
[H:Les abeilles sont là, les abeilles sont là.]
[O:Corbeilles ! Belles corbeilles !] criait un homme.
[H:Les corbeilles sont là,] dit {H}. [H:Non. Les abeilles sont lilas.]
[O:Lilas ! Qui veut mon beau lilas ?]
De l'autre côté du marché, {hf:ils|elles} essayèrent encore. Les corbeilles étaient lilas. Il n'y avait plus une abeille.
{>fail}

=== recap aloud
en:
The market had turned it into peas.
fr:
Le marché en avait fait des corbeilles.

=== try share >
en:
[H:We'll take two words each,] said {H}. [H:I'll do the beginning, and you do the end.]
They walked ten steps, saying it all the while.
[H:The bees,] said {H}.
[F:Are late,] said {F}.
[H:No!]
[F:Are cake? I'm sure there was cake.] {F} shut {f:his|her} eyes to think. [F:Attack! The bees attack!]
A lady with a pram turned round and ran.
fr:
[H:On prend deux mots {hf:chacun|chacune},] dit {H}. [H:Moi le début, toi la fin.]
{hf:Ils|Elles} firent dix pas, sans rien dire d'autre.
[H:Les abeilles...,] dit {H}.
[F:Sont là-bas,] dit {F}.
[H:Non !]
[F:Sont en chocolat ? Je suis {f:sûr|sûre} qu'il y avait du chocolat.]
{F} ferma les yeux pour réfléchir.
[F:Attaquent ! Les abeilles attaquent !]
Une dame avec un landau fit demi-tour en courant.

=== recap share
en:
{F} had made it worse.
fr:
{F} avait tout mélangé.

=== try write >
en:
In the end they found the right words again{?told(share):, underneath the cake|}. {H} wrote them on {h:his|her} hand in blue ink. Now nobody had to remember them, and nothing can happen to a hand.
That was when it rained.
It rained for the time it takes to cross a bridge. When {h:he|she} opened {h:his|her} fingers, there was a small blue lake, with one word left standing in it: *the*.
fr:
À la fin, {hf:ils|elles} retrouvèrent les bons mots{?told(share):, sous le chocolat|}. {H} les écrivit dans sa main, à l'encre bleue. Plus besoin de s'en souvenir, et il ne peut rien arriver à une main.
C'est là qu'il se mit à pleuvoir.
Il plut le temps de passer un pont. Quand {H} rouvrit les doigts, il y avait un petit lac bleu et, au milieu, un seul mot encore debout : *les*.

=== recap write
en:
The rain had read the rest.
fr:
La pluie avait lu le reste.

=== way >
en:
The lighthouse stood at the far end of the harbour. They passed the boats, the nets, and a cat asleep in a net, and it did not seem to get any nearer.
{>talent}
{>go}
There was a man at the top window. He was looking at the sky, and then at his watch, and then at the sky. Whatever he was waiting for was late.
fr:
Le phare se dressait tout au bout du port, blanc comme un sucre. On passa les barques, les filets, un chat endormi dans un filet, et le phare n'avait pas l'air d'approcher.
{>talent}
{>go}
À la plus haute fenêtre se tenait un homme. Il regardait le ciel, puis sa montre, puis le ciel. Ce qu'il attendait était en retard, cela se voyait.

=== insight >
en:
[N:Well?] said Mr Pim. He had come down all two hundred stairs in his socks. [N:Is there a message?]
{H} opened {h:his|her} mouth. {>recap1} {>recap2} Nothing came.
{>gag2}
Behind Mr Pim, on the shelf, stood a row of honey pots, washed and empty. On each one was a date.
{H} shut {h:his|her} eyes and went back in {h:his|her} head, all the way to the lady with her arms full. *Bzzz*, went her arms. It was not a word, so nothing had happened to it.
fr:
[N:Alors ?] dit monsieur Pim.
Il avait descendu ses deux cents marches en chaussettes.
[N:Il y a un message ?]
{H} ouvrit la bouche. {>recap1} {>recap2} Rien ne vint.
{>gag2}
Sur l'étagère, derrière monsieur Pim, attendait une rangée de pots à miel, lavés, vides. Chacun portait une date.
{H} ferma les yeux. Dans sa tête, {h:il|elle} retourna jusqu'à la dame aux bras pleins. *Bzzz*, faisaient ses bras. Ce n'était pas un mot : il ne lui était rien arrivé.

=== turn whistle
en:
So {H} stopped looking for words, and whistled. {h:He|She} whistled one bee, far off, on a warm day. Then two. Then the whole hive coming home over the wall with dusty feet.
Mr Pim sat down on the last stair. His chin was not quite steady.
[N:Again,] whispered Mr Pim. And {H} whistled it again.
{>pay}
fr:
Alors {H} ne chercha plus ses mots. {h:Il|Elle} siffla une abeille, au loin, un jour d'été. Puis deux. Puis toute la ruche qui rentre par-dessus le mur, les pattes pleines de poudre.
Monsieur Pim s'assit sur la dernière marche. Son menton tremblait un peu.
[N:Encore,] murmura monsieur Pim.
Et {H} recommença.
{>pay}

=== turn draw
en:
So {H} stopped looking for words. With a wet finger, on the dry stone of the step, {h:he|she} drew something round, with stripes. Two wings. A very busy face.
Mr Pim bent down, until his nose was nearly on it.
[N:That's Josephine,] he said hoarsely. [N:That's her nose.] He looked up. [N:All of them?]
{H} drew as fast as {h:he|she} could: all of them.
{>pay}
fr:
Alors {H} ne chercha plus ses mots. D'un doigt mouillé, sur la pierre sèche, {h:il|elle} dessina quelque chose de rond, avec des rayures. Deux ailes. Un air très occupé.
Monsieur Pim se pencha, le nez presque dessus.
[N:C'est Joséphine,] dit-il d'une voix enrouée. [N:C'est son nez.]
Il leva la tête.
[N:Toutes ?]
{H} dessina aussi vite qu'{h:il|elle} pouvait. Toutes.
{>pay}

=== turn why
en:
[H:Why are your pots empty?] asked {H}.
[N:No honey.]
[H:Why is there no honey?]
[N:No bees,] said Mr Pim, and looked at his socks. [N:They flew off, two years ago.]
[H:Why do you keep washing the pots, then?]
Mr Pim stopped. He looked up. {H} began to smile, and could not stop. [H:*Bzzz*,] {h:he|she} said, very low. And it was Mr Pim who said the four words.
{>pay}
fr:
[H:Pourquoi vos pots sont vides ?] demanda {H}.
[N:Pas de miel.]
[H:Pourquoi pas de miel ?]
[N:Pas d'abeilles,] dit monsieur Pim en regardant ses chaussettes. [N:Parties. Deux ans.]
[H:Alors, pourquoi vous les lavez, les pots ?]
Monsieur Pim s'arrêta. Il leva les yeux. {H} se mit à sourire, sans pouvoir s'en empêcher.
[H:*Bzzz*,] fit {H}, tout bas.
Et c'est monsieur Pim qui dit les quatre mots.
{>pay}

=== restore
en:
That evening the great lamp came on an hour early, and up in the town a lady opened her arms. Along the beam came the bees, tired and golden: one, two, six, six hundred. {each:@ held the window open.|@ held the window open.}
[N:That one's Josephine,] said Mr Pim, every time.
{>close}
{>end} On the label of the first full pot there is no date. There are four words.
fr:
Ce soir-là, la grande lampe s'alluma une heure plus tôt et, en ville, une dame ouvrit les bras. Le long du rayon, on vit arriver les abeilles, fatiguées et dorées : une, deux, six, six cents. {each:@ tenait la fenêtre ouverte.|@ tenaient la fenêtre ouverte.}
[N:Celle-là, c'est Joséphine,] disait monsieur Pim, à chaque fois.
{>close}
{>end} Sur l'étiquette du premier pot plein, pas de date. Il y a quatre mots.


=== teaser
en:
Four words must get to the lighthouse, and they will not keep still.
fr:
Quatre mots doivent arriver au phare, et ils ne tiennent pas en place.

=== pay own
en:
Then {H} put {h:his|her} {T} on the shelf, where the first full pot would go. [H:To keep the place,] {h:he|she} said. [H:I'll come back when there's honey.]
fr:
Puis {H} posa {son T} sur l'étagère, à la place du premier pot plein.
[H:Ça garde la place,] dit-{h:il|elle}. [H:Je reviendrai quand il y aura du miel.]

=== end own
en:
The {T} came home a bit sticky.
fr:
À la maison, {le T} {n:colle|collent} encore un peu.

=== end own torch
en:
The {T} stayed in the window. A lighthouse can always do with another.
fr:
{Le T} {n:resta|restèrent} à la fenêtre. Dans un phare, une lampe de plus, ça sert toujours.

=== end own lantern
en:
The {T} stayed in the window. A lighthouse can always do with another.
fr:
{Le T} {n:resta|restèrent} à la fenêtre. Dans un phare, une lampe de plus, ça sert toujours.

=== end own boots
en:
The {T} came home a little longer than before.
fr:
{Le T} rentrèrent un peu plus longues qu'avant.

=== end own scarf
en:
The {T} came home smelling of honey.
fr:
{Le T} {n:sentait|sentaient} le miel, au retour.

=== end honey
en:
The first spoonful of the new honey was for {H}.
fr:
La première cuillerée du nouveau miel fut pour {H}.

=== end flower
en:
The yellow flower had visitors all week.
fr:
Toute la semaine, la fleur jaune eut de la visite.

=== pay own torch
en:
Then {H} put {h:his|her} {T} in the window, all lit up. [H:So that they find the door,] {h:he|she} said.
fr:
Puis {H} alluma {son T} et {T:le|la} posa à la fenêtre.
[H:Pour qu'elles trouvent la porte,] dit-{h:il|elle}.

=== pay own lantern
en:
Then {H} put {h:his|her} {T} in the window, all lit up. [H:So that they find the door,] {h:he|she} said.
fr:
Puis {H} alluma {son T} et {T:le|la} posa à la fenêtre.
[H:Pour qu'elles trouvent la porte,] dit-{h:il|elle}.

=== pay own boots
en:
Then {H} took off {h:his|her} {T}. [H:You can't meet them in your socks,] {h:he|she} said. The boots were much too small. Mr Pim put them on all the same, as far as the toes.
fr:
Puis {H} ôta {son T}.
[H:On ne va pas les accueillir en chaussettes,] dit-{h:il|elle}.
Les bottes étaient bien trop petites. Monsieur Pim les mit quand même, jusqu'aux orteils.

=== pay own scarf
en:
Then {H} wound {h:his|her} {T} round Mr Pim's neck. [H:You'll want to have the window open,] {h:he|she} said.
fr:
Puis {H} enroula {son T} autour du cou de monsieur Pim.
[H:Il va falloir ouvrir la fenêtre,] dit-{h:il|elle}.

=== road
en:
The sea wall was long, and there was a bench on it with somebody's name: *For Josephine, who always came back*.
[O:That's one of Mr Pim's,] said a fisherman. [O:He gave them all names, every blessed one. When they'd gone, he asked the town for a bench. We thought she was an aunt.]
[H:Who was she?]
The fisherman made a small noise through his nose. It might have been a laugh, or it might have been *bzzz*.
fr:
La digue était longue et, au milieu, un banc portait un nom : *À Joséphine, qui revenait toujours*.
[O:C'est une idée de monsieur Pim,] dit un pêcheur. [O:Il leur avait donné un nom à toutes. Quand elles sont parties, il a demandé un banc à la mairie. On a cru que c'était une tante.]
[H:Et c'était qui ?]
Le pêcheur fit un petit bruit avec le nez. C'était peut-être un rire. C'était peut-être *bzzz*.

=== strand >
en:
At the corner of the market stood a flower seller with nothing but stalks.
[O:No flowers,] she said. [O:Not for two years now, or one, by accident. They come up, they look round, and they go in again. I think they are waiting for somebody.]
{F} smelled a stalk, and sneezed, and said that it was very good for a stalk.
[O:You're kind,] said the flower seller. [O:Take one.] So from then on they were carrying a message and a stalk, and the stalk was easier.
fr:
Au coin du marché, une fleuriste ne vendait que des tiges.
[O:Plus de fleurs,] dit-elle. [O:Depuis deux ans, ou alors une, par hasard. Elles sortent, elles regardent autour d'elles et elles rentrent. Je crois qu'elles attendent quelqu'un.]
{F} renifla une tige, éternua et déclara qu'elle sentait très bon, pour une tige.
[O:C'est gentil,] dit la fleuriste. [O:Prenez-en une.]
Et voilà comment {hf:ils|elles} se retrouvèrent avec un message et une tige. Des deux, la tige était la plus facile à porter.

=== strandEnd
en:
Next morning there was something yellow on the end of the stalk, and somebody was in it already. *Bzzz.*
fr:
Le lendemain, au bout de la tige, il y avait du jaune et, dedans, quelqu'un. *Bzzz.*

=== quiet
en:
They stopped to get their breath. The tide was a long way out, and had left its things lying about.
[H:Say nothing for a moment,] said {H}. [H:If I don't talk, perhaps it will come back.]
They said nothing. It was such a good nothing that a gull came and stood in it. You could hear the water, and a bell, and, right inside {H}'s head, something going to and fro, like somebody looking for the door.
fr:
{hf:Ils|Elles} s'arrêtèrent pour souffler. La mer était loin, et elle avait laissé traîner ses affaires.
[H:Ne disons plus rien,] dit {H}. [H:Si je me tais, ça reviendra peut-être.]
{hf:Ils|Elles} ne dirent plus rien. C'était un si beau silence qu'une mouette vint se poser dedans. On entendait l'eau, une cloche et, tout au fond de la tête {de H}, quelque chose qui allait et venait, comme quelqu'un qui cherche la porte.

=== cameo
en:
A bee went past, very straight, with dusty feet. [H:Good morning, Josephine,] said {H}, to be on the safe side.
fr:
Une abeille passa, bien droit, les pattes pleines de poudre.
[H:Bonjour, Joséphine,] dit {H}, à tout hasard.

=== ask
en:
How can you tell somebody something without words?
Why did Mr Pim keep washing the pots?
Have you ever carried a message? Did it arrive whole?
fr:
Comment dire quelque chose à quelqu'un sans les mots ?
Pourquoi monsieur Pim lavait-il toujours ses pots ?
As-tu déjà porté un message ? Est-il arrivé entier ?
`
