export const ownLines = `
=== wonder | 5-8, 9-14
en:
{V} had left the drawer open. In it lay a sheet with nothing on it but one capital letter.
fr:
{V} avait laissé le tiroir ouvert. Il y avait dedans une feuille, avec une majuscule, et rien après.

=== ending celebration | 5-8, 9-14
en:
The whole school had cake that day. Nobody had to write down why.
fr:
Toute l'école eut du gâteau, ce jour-là. Personne n'eut à copier pourquoi.

=== ending fame | 5-8, 9-14
en:
Pauline's answer was hung up in the corridor, and under it a portrait of {H}, done with the trunk. It had very good ears.
fr:
La réponse de Pauline fut accrochée dans le couloir. À côté, fait à la trompe, on reconnaît {H}. Les oreilles sont très réussies.

=== ending learning | 5-8, 9-14
en:
That evening {H} wrote to Grandma, to say who it had been, with the blue cup. It was quite short.
fr:
Ce soir-là, {H} écrivit à Mamie, pour dire qui c'était, la tasse bleue. La lettre était très courte.

=== out | 5-8, 9-14
en:
{H} and {F} came into the classroom. Somebody had taken out the small chair, and put in a very large one.
fr:
{H} et {F} entrèrent en classe. On avait enlevé la petite chaise du bureau, et on en avait mis une très grosse.
`
