export const ownLines = `
=== wonder | 5-8, 9-14
en:
Whoever puts a label on a puddle? It would be gone by Thursday.
fr:
Qui met une étiquette à une flaque ? Jeudi, il n'y en aurait plus.

=== ending celebration | 5-8, 9-14
en:
They made a bonfire of the labels, and it burned in every colour, because of the paste.
fr:
On fit un feu avec les étiquettes, et il brûla de toutes les couleurs, à cause de la colle.

=== ending fame | 5-8, 9-14
en:
On the big oak hangs one last label. It has {H}'s name on it, and whoever goes by may read it.
fr:
Il reste une étiquette sur le grand chêne. Le nom {de H} est dessus, et la lise qui passe.

=== ending learning | 5-8, 9-14
en:
{H} knows two things about paste, now. It doesn't like rain, and it never comes out of hair.
fr:
{H} sait deux choses sur la colle. Elle n'aime pas la pluie, et elle ne quitte plus les cheveux.

=== out | 5-8, 9-14
en:
{H} and {F} were going into the forest. The blackberries were ripe.
fr:
{H} et {F} allaient dans la forêt. Les mûres étaient mûres.
`
