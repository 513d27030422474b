export const ownLines = `
=== wonder | 5-8, 9-14
en:
The biggest dragon in the sky did not look like somebody who wants to be looked at.
fr:
Le plus grand dragon du ciel n'avait pas l'air de quelqu'un qui veut qu'on le regarde.

=== ending celebration | 5-8, 9-14
en:
The band played until morning, and the baker danced on his good knee.
fr:
La fanfare joua jusqu'au matin, et le boulanger dansa sur son bon genou.

=== ending fame | 5-8, 9-14
en:
In the schools up there they still teach it, under sums: it is called {H}'s.
fr:
Là-haut, on l'apprend encore à l'école, avec les additions : c'est celle {de H}.

=== ending learning | 5-8, 9-14
en:
Since then, when {H} is told that somebody used to be small, {h:he|she} looks again.
fr:
Depuis, quand on dit à {H} que quelqu'un a été petit, {h:il|elle} regarde mieux.

=== out | 5-8, 9-14
en:
{H} and {F} took the last lift of the day, the one that goes on past the roof.
fr:
{H} et {F} prirent le dernier ascenseur, celui qui continue après le toit.
`
