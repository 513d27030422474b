export const ownLines = `
=== wonder | 5-8, 9-14
en:
What does anybody want with three hundred ways?
fr:
À quoi peuvent servir trois cents chemins, quand on n'en prend aucun ?

=== ending fame | 5-8, 9-14
en:
At the fork there is one sign more than before. *{H}'s way*, it says, and it points uphill.
fr:
À la fourche, il y a un panneau de plus. *Chemin {de H}*, dit-il, et il monte.

=== ending learning | 5-8, 9-14
en:
On the way down {H} asked the way three times, for the pleasure of it.
fr:
En redescendant, {H} demanda trois fois son chemin, pour le plaisir.

=== out | 5-8, 9-14
en:
{H} and {F} were climbing up to meet the spring, which was three weeks late.
fr:
{H} et {F} montaient à la rencontre du printemps, qui avait trois semaines de retard.
`
