export const ownLines = `
=== wonder | 5-8, 9-14
en:
The hat, the spoon, the machine: the worse they meant it, the more use it was.
fr:
Le chapeau, la cuillère, la machine : plus c'était raté, plus ça servait.

=== ending celebration | 5-8, 9-14
en:
There was a dinner. Something was needed to stand the candles along. The ladder was just right.
fr:
On fit un dîner. Il fallait de quoi poser toutes les bougies. L'échelle était parfaite.

=== ending fame | 5-8, 9-14
en:
The town put up a sign to say that {H} had won. People hang their coats on it.
fr:
La ville posa une plaque en l'honneur {de H}. On y accroche les manteaux.

=== ending learning | 5-8, 9-14
en:
Since then {H} throws nothing away, and {F} has stopped asking why.
fr:
Depuis, {H} ne jette plus rien, et {F} ne demande plus pourquoi.

=== ending friends | 5-8, 9-14
en:
Professor {V} comes on Sundays. They invent things that nobody needs yet.
fr:
Le professeur {V} vient le dimanche. On invente des choses dont personne n'a encore besoin.

=== out | 5-8, 9-14
en:
{H} and {F} were going to the museum, like everybody else in town.
fr:
{H} et {F} allaient au musée, comme toute la ville.
`
