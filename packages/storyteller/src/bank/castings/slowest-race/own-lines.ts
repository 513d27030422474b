export const ownLines = `
=== wonder | 5-8, 9-14
en:
How can anybody be slower than a snail who won't be hurried?
fr:
Comment être plus lent qu'un escargot qui ne se presse pas ?

=== ending fame | 5-8, 9-14
en:
It is carved on the finishing post: *{H} and {F}, an hour and a half.*
fr:
C'est gravé sur le poteau d'arrivée : *{H} et {F}, une heure et demie.*

=== ending learning | 5-8, 9-14
en:
Since then {H} has never said *later* to a cake.
fr:
Depuis, {H} ne dit plus jamais *plus tard* à un gâteau.

=== out | 5-8, 9-14
en:
{H} and {F} were going to the big meadow, where there was to be a race.
fr:
{H} et {F} allaient au grand pré, où il y avait une course.
`
