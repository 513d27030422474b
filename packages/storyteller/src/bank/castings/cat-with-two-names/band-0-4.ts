export const band0to4 = `
=== title
en:
Mine! No, Mine!
fr:
À moi ! Non, à moi !

=== title
en:
Whose Cat Is That?
fr:
À qui est ce chat ?

=== teaser
en:
One cat, two names. Whose cat is he?
fr:
Un seul chat, deux noms. À qui est-il ?

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
He's mine! No, he's mine!
fr:
Il est à moi ! Non, à moi !

=== refrainLast
en:
He's ours! Yes, he's ours!
fr:
Il est à nous ! Oui, à nous !

=== plant teapot
en:
{H} has a teapot.
~ It is as small as an egg.
fr:
{H} a une théière.
~ Elle est petite comme un œuf.

=== pay teapot
en:
{H} puts the teapot in the middle. Tea for two!
fr:
{H} pose la théière au milieu. Du thé pour deux !

=== plant cake
en:
{H} has a cake. It is for later. Mmm!
fr:
{H} a un gâteau. C'est pour plus tard. Miam !

=== pay cake
en:
{H} puts the cake in the middle. Cake for two!
fr:
{H} pose le gâteau au milieu. Du gâteau pour deux !

=== pay own
en:
{H} puts the {T} in the middle. [H:For you two!]
fr:
{H} pose {son T} au milieu.
[H:C'est pour vous deux !]

=== lack >
en:
Mrs Plum sits here. Mrs Quince sits there.
In the middle, a cat.
~ [H:Whose cat is he?] asks {H}.
[O:{>refrain}]
fr:
Madame Prune est ici. Madame Coing est là.
Au milieu, un chat.
~ [H:Il est à qui ?] demande {H}.
[O:{>refrain}]

=== try ask >
en:
[H:Who do you love, cat?] asks {H}.
~ {F} sits down by the cat to listen.
He looks here. He looks there.
~ Up he gets...
Off he goes, to the fish shop!
fr:
[H:Tu aimes qui, le chat ?] demande {H}.
~ {F} s'assoit près du chat, pour écouter.
Le chat regarde ici. Il regarde là.
~ Il se lève...
Et il va chez le poissonnier !

=== try days >
en:
[H:One day here, one day there!] says {H}.
~ {F} makes a list. Here. There. Here. There.
[O:Me first! No, me first!]
fr:
[H:Un jour ici, un jour là !] dit {H}.
~ {F} fait une liste. Ici. Là. Ici. Là.
[O:Moi d'abord ! Non, moi d'abord !]

=== try give >
en:
[N:You have him,] says Mrs Plum.
[A:No, you have him,] says Mrs Quince.
~ [O:You! No, you!] Oh dear.
~ The cat yawns.
fr:
[N:Prenez-le,] dit madame Prune.
[A:Non, prenez-le, vous,] dit madame Coing.
~ [O:Vous ! Non, vous !]
~ Oh là là. Le chat bâille.

=== way >
en:
Where does the cat go? Tip, tap, over the roof.
{H} and {F} go too.
~ One lunch here. One lunch there. What a fat cat!
~ [O:{>refrain}]
fr:
Où va le chat ? Tip, tap, sur le toit.
{H} et {F} le suivent.
~ Un repas ici. Un repas là. Quel gros chat !
~ [O:{>refrain}]

=== insight >
en:
*Scrape, scrape*, go the two chairs. {H} looks at the ground.
~ A bit nearer. And a bit nearer.
[H:They like to sit side by side!] says {H}.
fr:
*Crac, crac*, font les deux chaises. {H} regarde par terre.
~ Un peu plus près. Encore un peu plus près.
[H:Elles aiment être à côté !] dit {H}.

=== turn build
en:
~ {H} makes a table. {F} holds a leg.
{>pay}
*Scrape*, go the chairs. So near!
fr:
~ {H} fabrique une table. {F} tient un pied.
{>pay}
*Crac*, font les chaises. Tout près !

=== turn remember
en:
~ [H:Your chair was there,] says {H}. [H:And yours was there. I remember!]
~ {F} brings a table.
{>pay}
*Scrape*, go the chairs. So near!
fr:
~ [H:Ta chaise était ici,] dit {H}. [H:Et la tienne, là-bas. Je m'en souviens !]
~ {F} apporte une table.
{>pay}
*Crac*, font les chaises. Tout près !

=== turn why
en:
~ [H:Why do you sit out here?] asks {H}.
~ [O:To see her,] they say.
{>pay}
*Scrape*, go the chairs. So near!
fr:
~ [H:Pourquoi vous venez là ?] demande {H}.
~ [O:Pour la voir,] disent les deux dames.
{>pay}
*Crac*, font les chaises. Tout près !

=== restore
en:
One table. Two cups.
~ One cat, fast asleep.
{>again}
[O:{>refrainLast}]
fr:
Une table. Deux tasses.
~ Un chat qui dort.
{>again}
[O:{>refrainLast}]

=== cameo
en:
A round cat goes by. Hello, cat with two names!
fr:
Un chat tout rond passe. Bonjour, le chat à deux noms !

=== ask
en:
What would you call the cat?
Who had a chair?
Who do you like to sit by?
fr:
Toi, tu l'appelles comment, ce chat ?
Qui avait une chaise ?
Tu aimes t'asseoir à côté de qui ?
`
