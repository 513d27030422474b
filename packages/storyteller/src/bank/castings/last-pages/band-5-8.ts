export const band5to8 = `
=== title
en:
The Thief of Last Pages
fr:
La voleuse de dernières pages

=== title
en:
{H} and the End of the Story
fr:
{H} et la fin de l'histoire

=== teaser
en:
Every book in the forest stops just before the end, and somebody has the ends of them all.
fr:
Dans la forêt, tous les livres s'arrêtent juste avant la fin, et quelqu'un a toutes les fins.

=== when
en:
One evening at reading time
fr:
Un soir, à l'heure de la lecture

=== plant book
en:
{>when}, {H} took down {h:his|her} oldest book, the one with a bitten corner. It had been read two hundred times, and it opened by itself.
fr:
{>when}, {H} prit son plus vieux livre, celui au coin mordu. Il avait été lu deux cents fois et s'ouvrait tout seul.

=== about book
en:
[F:There's a piece missing,] said {F}.
[H:I was very small,] said {H}. [H:I couldn't say *again* yet.]
fr:
[F:Il en manque un bout,] dit {F}.
[H:J'étais {h:tout petit|toute petite},] dit {H}. [H:Je ne savais pas encore dire *encore*.]

=== pay book
en:
{H} put the old book with the bitten corner into {V}'s paws. [H:Feel the last page,] {h:he|she} said. [H:It's the softest. That's where you say *again*. You can keep it.]
fr:
{H} mit le vieux livre au coin mordu dans les pattes {de V}.
[H:Touche la dernière page,] dit {H}. [H:C'est la plus douce. C'est là qu'on dit *encore*. Je te le donne.]

=== pay own
en:
{H} took {h:his|her} {T}, and laid {n:it|them} in the mole's book, at page one. {n:It|They} made a very odd bookmark. [H:There,] {h:he|she} said. [H:Now the book knows that I'm coming back.]
fr:
{H} prit {son T} et {T:le|la} posa dans le livre de la taupe, à la page un. Comme marque-page, c'était bizarre.
[H:Voilà,] dit-{h:il|elle}. [H:Maintenant, le livre sait que je reviens.]

=== pay own torch
en:
Just then the candle went out. {H} lit {h:his|her} {T}, and stood {n:it|them} on the arm of the small chair, shining on page one. [H:There,] said {H}. [H:This one only goes out when you say so.]
fr:
À ce moment-là, la bougie s'éteignit. {H} alluma {son T} et {T:le|la} posa sur le petit fauteuil, au-dessus de la page un.
[H:Voilà,] dit {H}. [H:Celle-là, c'est toi qui l'éteins.]

=== pay own lantern
en:
Just then the candle went out. {H} lit {h:his|her} {T}, and stood {n:it|them} on the arm of the small chair, shining on page one. [H:There,] said {H}. [H:This one only goes out when you say so.]
fr:
À ce moment-là, la bougie s'éteignit. {H} alluma {son T} et {T:le|la} posa sur le petit fauteuil, au-dessus de la page un.
[H:Voilà,] dit {H}. [H:Celle-là, c'est toi qui l'éteins.]

=== pay own like
en:
{H} laid {h:his|her} {T} in the mole's book, after the last page. [H:There,] said {H}. [H:Now that one isn't the last any more.]
fr:
{H} glissa {son T} dans le livre de la taupe, après la dernière page.
[H:Voilà,] dit {H}. [H:Maintenant, ce n'est plus la dernière.]

=== about own
en:
[F:{n:Does|Do} your {T} come to every reading?] asked {F}.
[H:For the last page,] said {H}. [H:{n:It likes|They like} it when we say *again*.]
fr:
[F:Tu prends {ton T} à chaque lecture ?] demanda {F}.
[H:Pour la dernière page,] dit {H}. [H:C'est là qu'on dit *encore*.]

=== lack >
en:
In the ring of mushrooms, the little mole was reading aloud. The bear in her book had lost his hat. He had looked in the cave and up the tree. Now he came to the river, and bent over the water, and...
[N:And?] said the mole. She turned the page. There was no more book.
[A:They're all like that,] said the owl, who lent them out. [A:Every one. It's bad for business.]
{>gag1}
[N:But has he got his HAT?] cried the mole.
fr:
Dans le cercle de champignons, la petite taupe lisait tout haut. L'ours de son livre avait perdu son chapeau. Il avait cherché dans la grotte et dans l'arbre. Il arrivait à la rivière, il se penchait sur l'eau, et...
[N:Et ?] dit la taupe.
Elle tourna la page. Il n'y avait plus de livre.
[A:Ils sont tous comme ça,] dit le hibou, qui les prêtait. [A:Tous. C'est mauvais pour le commerce.]
{>gag1}
[N:Mais est-ce qu'il a son CHAPEAU ?] cria la taupe.

=== try invent
en:
[H:We'll make you an end,] said {H}. [H:He bent over the water, and there was his hat, on a fish.]
[F:And it suited the fish,] said {F}, [F:so they opened a shop.]
The owl thought there ought to be a wedding. A beetle wanted a battle. {each:@ wanted cake in it.|@ wanted cake in it.}
The mole listened to all of it.
[N:Those are very good,] she said. [N:But they're yours. I want his.] And her lip began to shake.
fr:
[H:On va te faire une fin,] dit {H}. [H:Il se pencha sur l'eau, et là, il vit son chapeau sur un poisson.]
[F:Et il allait si bien au poisson,] dit {F}, [F:qu'ils ouvrirent une boutique.]
Le hibou voulait un mariage. Un scarabée réclama une bataille. {each:@ voulait un gâteau dedans.|@ voulaient un gâteau dedans.}
La taupe écouta tout.
[N:C'est très bien,] dit-elle. [N:Mais ça, c'est vos fins. Moi, je veux la sienne.]
Et sa lèvre se mit à trembler.

=== recap invent
en:
Nobody else's end would fit.
fr:
La fin des autres n'allait pas.

=== try trap >
en:
They left a new book under the big oak, with a bell on it, and hid behind the roots.
Nothing came. The moon came. Then there were two green eyes, and somebody sat down with her tail round her feet, and began to read.
She read the whole book. She laughed twice. At the last page but one she stopped, took out a tiny pair of scissors, and looked away.
*Snip. Ding!* She was gone.
[F:She looked away!] said {F}.
fr:
{hf:Ils|Elles} laissèrent un livre neuf sous le grand chêne, avec une clochette, et se cachèrent derrière les racines.
Rien ne vint. La lune vint. Puis il y eut deux yeux verts, et quelqu'un s'assit, la queue autour des pieds, et se mit à lire.
Elle lut tout le livre. Elle rit deux fois. À l'avant-dernière page, elle s'arrêta, sortit de minuscules ciseaux et tourna la tête.
*Tchic. Ding !* Elle avait disparu.
[F:Elle n'a pas regardé !] dit {F}.

=== recap trap
en:
{V} had looked away when she cut.
fr:
En coupant, {V} avait tourné la tête.

=== try grab >
en:
[H:Give them back!] said {H}, and took hold of a page.
[V:Let go,] said somebody behind them. It was {V}, and she took hold of the other side.
They pulled. The wind, which likes to join in, came through the door, and all the ends in the world flew up together. When they came down they were mixed. A knight had married a turnip. A submarine had lived happily ever after.
[V:I don't care which is which,] said {V}. [V:Only don't read them out!] And she put her paws over her ears.
fr:
[H:Rends-les !] dit {H} en attrapant une page.
[V:Lâche ça,] dit quelqu'un.
C'était {V}, qui rentrait. Elle attrapa l'autre bout.
{hf:Ils|Elles} tirèrent. Le vent, qui aime jouer aussi, entra par la porte, et toutes les fins du monde s'envolèrent. Quand elles retombèrent, elles étaient mélangées. Un chevalier avait épousé un navet. Un sous-marin avait eu beaucoup d'enfants.
[V:Qui finit avec quoi, ça m'est bien égal,] dit {V}. [V:Mais ne les lisez pas tout haut !]
Et elle se boucha les oreilles.

=== recap grab
en:
And {V} could not bear to hear one.
fr:
Et {V} ne supportait pas d'en entendre une seule.

=== way >
en:
There were red hairs on the brambles, and a paw-mark by the stream, and, on a stone, one small corner of a page. It said: *happily*. {H} carried the mole's book under one arm.
{>talent}
{>go}
The trail ran up to the hollow tree, where {V} the vixen lived. People said she was proud. She never came to the reading any more.
fr:
Il y avait des poils roux aux ronces, une empreinte dans la boue du ruisseau et, sur une pierre, un petit coin de page. On y lisait : *heureux*. {H} portait le livre de la taupe sous le bras.
{>talent}
{>go}
La piste montait à l'arbre creux, où habitait {V} la renarde. On la disait fière. Elle ne venait plus jamais aux lectures.

=== road
en:
The door of the hollow tree stood open. Inside there were two armchairs by a candle. One was worn to the shape of somebody small. The other was worn to the shape of somebody big, and it had dust on it.
And on the walls, up and up as far as you could see, hung the last pages, hundreds of them, each on its pin.
[H:It's like being inside all the ends,] whispered {H}.
fr:
La porte de l'arbre creux était ouverte. Dedans, il y avait deux fauteuils et une bougie. L'un était creusé à la forme de quelqu'un de petit. L'autre était creusé à la forme de quelqu'un de grand, et il y avait de la poussière dessus.
Et sur les murs, aussi haut qu'on pouvait voir, pendaient les dernières pages, des centaines, chacune à son épingle.
[H:On dirait qu'on est dans toutes les fins,] chuchota {H}.

=== strand >
en:
A snail was reading at the edge of the ring. He had begun in spring. He did a line a day, on foot.
[O:It's a thriller,] he said, without looking up. [O:I get to the last page on Thursday. I haven't slept.]
{H} looked at the book. {F} looked at {H}. After Wednesday there was nothing but the cover.
[F:Could you read a bit slower?] asked {F}.
[O:Slower?] said the snail. [O:Now?]
fr:
Au bord du cercle, un escargot lisait. Il avait commencé au printemps. Il faisait une ligne par jour, à pied.
[O:C'est un roman policier,] dit-il sans lever les cornes. [O:J'arrive à la dernière page jeudi. Je n'en dors plus.]
{H} regarda le livre. {F} regarda {H}. Après mercredi, il n'y avait plus que la couverture.
[F:Vous pourriez lire un peu moins vite ?] demanda {F}.
[O:Moins vite ?] dit l'escargot. [O:Maintenant ?]

=== strandEnd
en:
On Thursday the snail reached his last page, on time. [O:I knew it!] he said. Then he turned round, and set off for the first one.
fr:
Le jeudi, l'escargot arriva à sa dernière page, à l'heure.
[O:Je le savais !] dit-il.
Puis il fit demi-tour et repartit vers la première.

=== quiet >
en:
They sat outside, below the window. {V} was reading to somebody. She did it well: you could hear the rain in it.
[V:*And the rain stopped,*] read {V}, [V:*and the prince put down his oar, and...*]
It went quiet.
[V:There,] she said, in another voice. [V:We'll leave it there. Then you needn't go.]
{H} stood on tiptoe and looked in. {V} was in the small chair. In the big one there was nobody.
fr:
{hf:Ils|Elles} s'assirent dehors, sous la fenêtre. {V} lisait à quelqu'un. Elle lisait bien : on entendait la pluie.
[V:*Et la pluie cessa,*] lisait {V}, [V:*et le prince posa sa rame, et...*]
Il y eut un silence.
[V:Voilà,] dit-elle d'une autre voix. [V:On s'arrête là. Comme ça, tu n'es pas obligé de partir.]
{H} se mit sur la pointe des pieds pour regarder. {V} était dans le petit fauteuil. Dans le grand, il n'y avait personne.

=== insight >
en:
{?told(quiet):They crept in again. |}{?told(grab):The vixen had pinned every page back up, without looking at one, and gone for water|The vixen had gone for water}. The candle burned low. {H} looked at the walls, up and up.
{>gag2}
{>recap1} {>recap2}
[H:Look how they hang,] whispered {H}. They were all facing the wall, every single one.
[H:She's never read them! Not one.]
And all over the big armchair the dust lay quite smooth.
fr:
{?told(quiet):On rentra sans bruit. |}{?told(grab):La renarde avait raccroché toutes les pages, sans en regarder une seule, puis elle était allée au puits|La renarde était au puits}. La bougie baissait. {H} leva les yeux, jusqu'en haut des murs.
{>gag2}
{>recap1} {>recap2}
[H:Regarde comme elles sont accrochées,] souffla {H}.
Elles étaient tournées vers le mur. Toutes.
[H:Elle ne les a jamais lues ! Pas une seule.]
Et sur le grand fauteuil, la poussière était toute lisse.

=== turn mimic
en:
{H} turned the pages round, until {h:he|she} found a bear. Then {h:he|she} sat in the big chair, dust and all, and read it out, with all the voices, even the hat's.
{V} came in, sat on the rug and held her tail until it was over.
[V:Now you'll go,] she said.
{>pay}
{V} was looking at the door.
[H:No,] said {H}. [H:Now we start again.] And {V} let go of her tail.
fr:
{H} retourna les pages, l'une après l'autre, jusqu'à un ours. Puis {h:il|elle} s'assit dans le grand fauteuil, avec sa poussière, et lut tout haut, avec toutes les voix : l'ours, la rivière et le chapeau.
{V} entra, s'assit sur le tapis et se cramponna à sa queue jusqu'au bout.
[V:Maintenant, tu vas partir,] dit-elle.
{>pay}
{V} regardait la porte.
[H:Non,] dit {H}. [H:Maintenant, on recommence.]
Et {V} lâcha sa queue.

=== turn why
en:
{V} came in with her jug.
[H:Why don't you like the last page?] asked {H}.
[V:Because it's the last.]
[H:Why, what comes after?]
[V:Good night,] said {V}, very low. [V:And then the light, and then feet going away.]
[H:At our house we say *again*,] said {H}.
[V:What is *again*?]
{>pay}
And back they went to page one, so that she could see.
fr:
{V} rentra avec sa cruche.
[H:Pourquoi tu n'aimes pas la dernière page ?] demanda {H}.
[V:Parce que c'est la dernière.]
[H:Et qu'est-ce qui vient après ?]
[V:Bonne nuit,] dit {V} tout bas. [V:Et puis la lumière, et puis des pas qui s'en vont.]
[H:Chez nous, après, on dit *encore*,] dit {H}.
[V:C'est quoi, *encore* ?]
{>pay}
Et on retourna à la page un, pour lui montrer.

=== last
en:
{each:@ carried the books home in both arms, against the wind.|@ carried the books home in both arms, against the wind.}
fr:
{each:@ rapporta les livres à deux bras, à cause du vent.|@ rapportèrent les livres à deux bras, à cause du vent.}

=== restore
en:
Every book had its end again{?told(grab):, even the knight, even the submarine|}. That night they heard where the bear's hat was: on his head, all along.
{>close}
These days, it is {V} who reads. [V:The end,] she says. Nobody gets up.
[N:Again!] says the mole.
fr:
Chaque livre retrouva sa fin{?told(grab):, même le chevalier, même le sous-marin|}. Le soir même, on sut enfin où était le chapeau de l'ours : sur sa tête, depuis le début.
{>close}
Maintenant, c'est {V} qui lit.
[V:Fin,] dit-elle.
Personne ne se lève.
[N:Encore !] dit la taupe.

=== cameo
en:
A vixen they knew went by, reading, with her finger in the last page, so as not to lose it.
fr:
Une renarde de leur connaissance passa en lisant, un doigt dans la dernière page, pour ne pas la perdre.

=== ask
en:
Why were the pages facing the wall?
What happens at your house after the last page?
Which story could you hear two hundred times?
fr:
Pourquoi les pages étaient-elles tournées vers le mur ?
Chez toi, qu'est-ce qui vient après la dernière page ?
Quelle histoire pourrais-tu entendre deux cents fois ?
`
