export const ownLines = `
=== wonder | 5-8, 9-14
en:
They had been looking at {V} since ten. What were they all waiting for?
fr:
On regardait {V} depuis dix heures. Qu'est-ce qu'on attendait donc ?

=== ending celebration | 5-8, 9-14
en:
There was dancing on the square, and everybody fell over once, on purpose.
fr:
On dansa sur la place, et chacun tomba une fois, exprès.

=== ending fame | 5-8, 9-14
en:
When {H} went by, two thousand heads turned, and this time it was not magic.
fr:
Au passage {de H}, deux mille têtes se tournèrent, et ce n'était pas de la magie.

=== ending learning | 5-8, 9-14
en:
{H} said *in a minute* once that evening, and came back from the stairs.
fr:
Ce soir-là, {H} dit *tout à l'heure*, une fois, et remonta l'escalier.

=== ending friends | 5-8, 9-14
en:
{V} asked {H} to come again. There was also a cartwheel.
fr:
{V} pria {H} de revenir. Il y avait aussi une roue.

=== out | 5-8, 9-14
en:
{H} and {F} came over the hill to the market, a little after everybody else.
fr:
{H} et {F} arrivèrent au marché par la colline, un peu après tout le monde.
`
