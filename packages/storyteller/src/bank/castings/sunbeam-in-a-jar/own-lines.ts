export const ownLines = `
=== wonder | 5-8, 9-14
en:
{H} held the jar a little closer, in case the sunbeam was cold.
fr:
{H} serra un peu plus le pot, au cas où le rayon aurait froid.

=== ending celebration | 5-8, 9-14
en:
Down below, people danced until morning, with a shadow each.
fr:
En bas, on dansa jusqu'au matin, chacun avec son ombre.

=== ending fame | 5-8, 9-14
en:
When the moon is full, people say that {H} did not spill a drop.
fr:
Quand la lune est pleine, on dit {que H} n'en a pas renversé une goutte.

=== ending learning | 5-8, 9-14
en:
Going home, {H} took the dark side of the street, to see what was there.
fr:
En rentrant, {H} prit le côté noir de la rue, pour voir ce qu'il y avait.

=== ending friends | 5-8, 9-14
en:
Since then there is always a bit of light on {H}'s pillow, as if somebody had just got up.
fr:
Depuis, il reste toujours un peu de lumière sur l'oreiller {de H}, comme si quelqu'un venait de se lever.

=== out | 5-8, 9-14
en:
The sun had not quite gone. {H} and {F} went out, to see it off.
fr:
Le soleil n'était pas tout à fait parti. {H} et {F} sortirent, pour lui dire bonsoir.
`
