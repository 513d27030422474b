export const ownLines = `
=== wonder | 5-8, 9-14
en:
With all the room there is in the world, the hole had had to come just there.
fr:
Avec toute la place qu'il y a dans le monde, il avait fallu que le trou soit juste là.

=== ending celebration | 5-8, 9-14
en:
There was fish soup for the whole school, since the pots were salty already.
fr:
Il y eut de la soupe pour toute l'école. Les marmites étaient déjà salées.

=== ending fame | 5-8, 9-14
en:
A very small captain saluted {H} from his bridge, and had to be answered with one eyelash.
fr:
Un tout petit capitaine salua {H} de son navire. {H} lui répondit d'un cil, pour ne pas faire de vagues.

=== ending learning | 5-8, 9-14
en:
Before going home {H} went round the back, where nobody goes, and had a good long look.
fr:
Avant de partir, {H} passa derrière, là où personne ne va, et regarda longtemps.

=== ending friends | 5-8, 9-14
en:
The World asked {H} to come round the back some time, and see the volcano.
fr:
{H} fut {h:invité|invitée} à passer derrière, un de ces jours, pour voir le volcan.

=== out | 5-8, 9-14
en:
{H} and {F} came into the classroom with the rain behind them.
fr:
{H} et {F} entrèrent en classe, la pluie sur les talons.
`
