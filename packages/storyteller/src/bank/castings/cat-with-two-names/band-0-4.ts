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
One cat, two names. Who does he belong to?
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
{H} has a teapot. It is as small as an egg.
fr:
{H} a une théière. Elle est petite comme un œuf.

=== pay teapot
en:
{H} puts the teapot in the middle. Who will pour?
fr:
{H} pose la théière au milieu. Qui va servir ?

=== plant cake
en:
{H} has a cake. It is for later. Mmm!
fr:
{H} a un gâteau. C'est pour plus tard. Miam !

=== pay cake
en:
{H} puts the cake in the middle. Who will cut?
fr:
{H} pose le gâteau au milieu. Qui va couper ?

=== pay own
en:
{H} puts the {T} in the middle. Who wants {n:it|them}?
fr:
{H} pose {son T} au milieu. Qui veut voir ?

=== lack >
en:
A chair here. A chair there. A cat in the middle.
~ {>gag1}
[O:{>refrain}]
fr:
Une chaise ici. Une chaise là. Un chat au milieu.
~ {>gag1}
[O:{>refrain}]

=== try ask
en:
[H:Who do you love, cat?]
The cat looks here. The cat looks there.
~ He gets up. He walks...
Off to the fish shop!
fr:
[H:Qui aimes-tu, le chat ?]
Le chat regarde ici. Le chat regarde là.
~ Il se lève. Il marche...
Il va chez le poissonnier !

=== try days
en:
[H:One day you, one day you!]
~ [F:I wrote it down,] says {F}.
[O:Me first! No, me first!]
fr:
[H:Un jour toi, un jour toi !]
~ [F:C'est noté,] dit {F}.
[O:Moi d'abord ! Non, moi d'abord !]

=== try give >
en:
[N:Then you have him.]
[A:No, no, you have him.]
~ [O:You! No, you!] Oh dear. It is worse.
fr:
[N:Alors, prenez-le.]
[A:Non, non, prenez-le, vous.]
~ [O:Vous ! Non, vous !]
~ Aïe, aïe. C'est encore plus fort.

=== way >
en:
Where does the cat go? Up on the roof! One lunch. Two lunches. Three!
~ {>talent}
~ And at six? At six he sits and waits.
[O:{>refrain}]
fr:
Où va le chat ? Sur le toit ! Un repas. Deux repas. Trois !
~ {>talent}
~ Et à six heures ? Il s'assoit, il attend.
[O:{>refrain}]

=== insight >
en:
{H} looks down. The chairs make lines on the ground. Scrape, scrape.
~ {>gag2}
[H:Oh! They come nearer, and nearer!]
fr:
{H} regarde par terre. Les chaises font des traits. Crac, crac.
~ {>gag2}
[H:Oh ! Elles se rapprochent tous les jours !]

=== turn build
en:
{H} makes a table.
{>pay}
*Scrape*, go the chairs. So near!
fr:
{H} fabrique une table.
{>pay}
*Crac*, font les chaises. Tout près !

=== turn remember
en:
~ [H:You said: put on your scarf,] says {H}. [H:That is kind!]
Here is a table.
{>pay}
*Scrape*, go the chairs. So near!
fr:
~ [H:Tu lui as dit : mets ton écharpe,] dit {H}. [H:C'est gentil !]
Voilà une table.
{>pay}
*Crac*, font les chaises. Tout près !

=== turn why
en:
~ [H:Why do you come out?] asks {H}. [O:To see her,] they say.
Here is a table.
{>pay}
*Scrape*, go the chairs. So near!
fr:
~ [H:Pourquoi vous sortez ?] demande {H}.
~ [O:Pour la voir,] disent-elles.
Voilà une table.
{>pay}
*Crac*, font les chaises. Tout près !

=== restore
en:
One table. Two cups. One cat, fast asleep.
[O:{>refrainLast}]
fr:
Une table. Deux tasses. Un chat qui dort.
[O:{>refrainLast}]

=== cameo
en:
A round cat goes by. Hello, cat with two names!
fr:
Un chat tout rond passe. Bonjour, le chat à deux noms !

=== ask
en:
What would you call the cat?
Where did the cat eat?
Who do you like to sit by?
fr:
Toi, comment tu l'appelles, ce chat ?
Où est-ce que le chat mange ?
À côté de qui aimes-tu t'asseoir ?
`
