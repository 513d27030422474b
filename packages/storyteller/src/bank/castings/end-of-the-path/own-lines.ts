export const ownLines = `
=== wonder | 5-8, 9-14
en:
And nobody had heard so much as a spade.
fr:
Et personne n'avait entendu le moindre coup de pioche.

=== ending celebration | 5-8, 9-14
en:
There was a picnic at the top, and everybody ate it with one foot on either side.
fr:
On pique-niqua tout en haut, un pied de chaque côté.

=== ending fame | 5-8, 9-14
en:
The first bend is called after {H}. It is the only one on the map.
fr:
Le premier tournant porte le nom {de H}. Sur la carte, c'est le seul.

=== ending learning | 5-8, 9-14
en:
On the way home, {H} cut across the long grass, to see what would come of it.
fr:
En rentrant, {H} coupa par les hautes herbes, pour voir ce que ça donnerait.

=== ending friends | 5-8, 9-14
en:
Some mornings there were small round holes in the snow, up to {H}'s door and away again.
fr:
Certains matins, il y avait de petits trous ronds dans la neige, jusqu'à la porte {de H}, et retour.

=== out | 5-8, 9-14
en:
{H} and {F} were off up the mountain, to see where the path goes.
fr:
{H} et {F} partaient dans la montagne, voir où va le chemin.
`
