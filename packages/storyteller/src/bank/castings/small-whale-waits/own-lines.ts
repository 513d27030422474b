export const ownLines = `
=== wonder | 5-8, 9-14
en:
The last bubbles had still been warm.
fr:
Les dernières bulles étaient encore tièdes.

=== ending celebration | 5-8, 9-14
en:
The sardines danced in a ring, and for once nobody was following anybody.
fr:
Les sardines dansèrent en rond et, pour une fois, personne ne suivait personne.

=== ending fame | 5-8, 9-14
en:
The big rock has a name. *Meet you at {H}'s*, say the fish.
fr:
Le gros rocher a un nom. *Rendez-vous chez {H}*, disent les poissons.

=== ending learning | 5-8, 9-14
en:
Since then, when {H} is lost at the market, {h:he|she} goes straight to the lemons.
fr:
Depuis, au marché, quand {H} se perd, {h:il|elle} va tout droit aux citrons.

=== out | 5-8, 9-14
en:
{H} and {F} were going down to the harbour steps, to look for crabs.
fr:
{H} et {F} descendaient à l'escalier du port, chercher des crabes.
`
