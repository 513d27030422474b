export const ownLines = `
=== wonder | 5-8, 9-14
en:
Where the baron sat, something creaked, and it was not the chair.
fr:
Du côté du baron, quelque chose craqua, et ce n'était pas la chaise.

=== ending fame | 5-8, 9-14
en:
They carried {H} twice round the castle on their shoulders, until somebody giggled, and let go.
fr:
On porta {H} en triomphe deux fois autour du château, jusqu'à ce que quelqu'un pouffe et lâche tout.

=== ending learning | 5-8, 9-14
en:
On the way home {H} laughed once, on purpose, as loud as it would go.
fr:
Sur le chemin du retour, {H} rit une fois, exprès, aussi fort que possible.

=== ending friends | 5-8, 9-14
en:
On Fridays the baron comes to tea. They tell each other jokes, and never get to the end.
fr:
Le vendredi, le baron vient goûter. On se raconte des blagues, et on n'arrive jamais à la fin.

=== out | 5-8, 9-14
en:
{H} and {F} were going up to the castle. Everybody on the road had a very straight face.
fr:
{H} et {F} montaient au château. Sur la route, tout le monde avait l'air très sérieux.
`
