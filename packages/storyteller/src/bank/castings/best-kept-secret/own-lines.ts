export const ownLines = `
=== wonder | 5-8, 9-14
en:
A secret as well kept as that ought to feel better.
fr:
Un secret aussi bien gardé, d'habitude, ça fait plaisir.

=== ending fame | 5-8, 9-14
en:
The sheep woke up and asked who had thought of this. They all looked at {H}.
fr:
Le mouton se réveilla et demanda qui avait eu cette idée. Tout le monde regarda {H}.

=== ending learning | 5-8, 9-14
en:
Before the door was shut, {H} looked to see who had been left outside. Nobody had.
fr:
Avant qu'on ferme, {H} regarda qui était resté dehors. Personne.

=== out | 5-8, 9-14
en:
Then {H} and {F} went down to the farm to help, as they did every Saturday.
fr:
Puis {H} et {F} descendirent à la ferme pour aider, comme tous les samedis.
`
