export const ownLines = `
=== wonder | 5-8, 9-14
en:
So that was why they had had to whisper.
fr:
C'était donc pour ça qu'il fallait parler tout bas.

=== ending celebration | 5-8, 9-14
en:
Down in the harbour they held the dance that had been put off for three days.
fr:
Sur le port, on donna enfin le bal, celui qu'on remettait depuis trois jours.

=== ending fame | 5-8, 9-14
en:
The Tide Office wrote to {H}. It thanked somebody else by mistake, and very warmly.
fr:
Le Bureau des marées écrivit à {H}. La lettre remerciait quelqu'un d'autre, par erreur, et de tout cœur.

=== ending learning | 5-8, 9-14
en:
At Grandma's, since then, when the cat lies down, it is {H} who runs to turn off the oven.
fr:
Depuis, chez Mamie, quand le chat se couche, c'est {H} qui court éteindre le four.

=== out | 5-8, 9-14
en:
{H} and {F} were going down to the harbour, to see if the sea was back.
fr:
{H} et {F} descendaient au port, voir si la mer était revenue.
`
