export const ownLines = `
=== wonder | 5-8, 9-14
en:
Up there, all alone, a stomach was talking to itself.
fr:
Là-haut, sur le pont, un ventre parlait tout seul.

=== ending fame | 5-8, 9-14
en:
They painted {H}'s name at the very end of the board. There was just room.
fr:
On ajouta le nom {de H} tout au bout de la pancarte. Il restait juste la place.

=== ending learning | 5-8, 9-14
en:
Since then {H} reads every sign twice, and once from behind.
fr:
Depuis, {H} lit toutes les pancartes deux fois, dont une par derrière.

=== out | 5-8, 9-14
en:
{H} and {F} were going to see what there was on the other side of the river.
fr:
{H} et {F} allaient voir ce qu'il y a de l'autre côté de la rivière.
`
