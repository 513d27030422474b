export const ownLines = `
=== wonder | 5-8, 9-14
en:
The hats had slipped over one eye, and {V} left them there.
fr:
Les chapeaux avaient glissé sur un œil, et {V} les y laissait.

=== ending celebration | 5-8, 9-14
en:
There was a party in the square. Everyone was asked. Some said no, and came.
fr:
On fit une fête sur la place. Tout le monde fut invité. Certains dirent non, et vinrent.

=== ending fame | 5-8, 9-14
en:
People asked {H} to tell it once more. {H} said no, because now anybody could.
fr:
On demanda à {H} de raconter encore une fois. {H} dit non, puisque c'était de nouveau possible.

=== ending learning | 5-8, 9-14
en:
Since then {H} takes a little longer to say yes, and it counts for more.
fr:
Depuis, {H} met un peu plus longtemps à dire oui, et ça compte davantage.

=== out | 5-8, 9-14
en:
{H} and {F} were only going to town for bread.
fr:
{H} et {F} allaient juste en ville chercher du pain.
`
