export const ownLines = `
=== wonder | 5-8, 9-14
en:
Inside, a pencil was writing, and stopping, and beginning again.
fr:
À l'intérieur, un crayon écrivait, s'arrêtait, recommençait.

=== ending celebration | 5-8, 9-14
en:
They had a party, and the cook mixed up the salt and the sugar. No cake was ever so much admired, or so little eaten.
fr:
On fit la fête, et la cuisinière confondit le sel et le sucre. Jamais gâteau ne fut plus admiré, ni moins mangé.

=== ending fame | 5-8, 9-14
en:
The newspaper wrote about it, and spelled {H}'s name wrong. {H} cut that out, and kept it.
fr:
Le journal en parla, avec une faute au nom {de H}. {H} la découpa, et la garda.

=== ending learning | 5-8, 9-14
en:
Before {H} rubs out a mistake, {h:he|she} always has a good look at it.
fr:
Avant d'effacer une erreur, {H} la regarde toujours un bon moment.

=== ending friends | 5-8, 9-14
en:
{V} is asked to tea on Thursdays, and always comes on a Friday, beaming.
fr:
On attend {V} à goûter le jeudi. Chaque fois, c'est le vendredi qu'on sonne à la porte.

=== out | 5-8, 9-14
en:
{H} and {F} were early for school. Even so, everybody was already talking at once.
fr:
{H} et {F} arrivèrent tôt à l'école. Pourtant, tout le monde parlait déjà en même temps.
`
