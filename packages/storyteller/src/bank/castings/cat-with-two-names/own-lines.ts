export const ownLines = `
=== wonder | 5-8, 9-14
en:
Nobody shouts as well as that without practice.
fr:
Pour crier aussi bien, il faut de l'entraînement.

=== ending celebration | 5-8, 9-14
en:
There was a cake, for once on one table only. The cat had the middle.
fr:
On fit un gâteau, sur une seule table, pour une fois. Le chat prit le milieu.

=== ending fame | 5-8, 9-14
en:
In that street they still show the scratches to visitors. It was {H} who read them.
fr:
Dans cette rue, on montre encore les rayures aux visiteurs. C'est {H} qui les a lues.

=== ending learning | 5-8, 9-14
en:
Since then, when two people shout, {H} looks at the feet of their chairs.
fr:
Depuis, quand deux personnes crient, {H} regarde les pieds de leurs chaises.

=== out | 5-8, 9-14
en:
{H} and {F} were on their way home along Mill Street. It was nearly six o'clock.
fr:
{H} et {F} rentraient par la rue du Moulin. Il était presque six heures.
`
