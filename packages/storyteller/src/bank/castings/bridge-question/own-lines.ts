export const ownLines = `
=== wonder | 5-8, 9-14
en:
True was wrong. Clever was wrong. What did {V} want to hear?
fr:
Dire vrai, c'était perdu. Faire le malin, c'était perdu. Que voulait donc entendre {V} ?

=== ending celebration | 5-8, 9-14
en:
There was supper on both sides of the bridge, and in the middle, where you had to eat fast.
fr:
On soupa des deux côtés du pont, et aussi au milieu, où il fallait manger vite.

=== ending fame | 5-8, 9-14
en:
At Grandma's they knew all about {H} already. The whole queue had told her, in order.
fr:
Chez Mamie, on savait déjà tout sur {H}. Toute la file le lui avait raconté, dans l'ordre.

=== ending friends | 5-8, 9-14
en:
On {v:his|her} day off, now, {V} comes to lunch. {v:He|She} brings {v:his|her} own chair.
fr:
Maintenant, les jours de congé, {V} vient déjeuner. {v:Il|Elle} apporte sa chaise.

=== out | 5-8, 9-14
en:
{H} and {F} were on their way to Grandma's, which is not the same as getting there.
fr:
{H} et {F} s'en allaient chez Mamie, ce qui ne veut pas dire y arriver.
`
