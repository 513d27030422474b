export const ownLines = `
=== wonder | 5-8, 9-14
en:
Nobody had taken two. How could one be gone?
fr:
Personne n'en avait pris deux. Comment pouvait-il en manquer un ?

=== ending celebration | 5-8, 9-14
en:
There was a party on the last day, and the baker was asked for twenty-four of everything.
fr:
Le dernier jour, il y eut une fête, et l'on commanda au boulanger vingt-quatre de chaque.

=== ending fame | 5-8, 9-14
en:
The first picture of the whole class has {H} in front. At the back, from one edge to the other, something grey is smiling.
fr:
Sur le premier portrait de la classe, {H} est devant. Derrière, d'un bord à l'autre, quelque chose de gris sourit.

=== ending learning | 5-8, 9-14
en:
That evening {H} laid the table, counted the plates, and fetched one more.
fr:
Ce soir-là, {H} mit la table, compta les assiettes, et alla en chercher une de plus.

=== out | 5-8, 9-14
en:
{H} and {F} went to school early, to help. They were visitors, and not to be counted. Something was the matter with the biscuits.
fr:
{H} et {F} partirent tôt à l'école, pour aider. C'étaient des visiteurs, à ne pas compter. Il y avait un ennui avec les biscuits.
`
