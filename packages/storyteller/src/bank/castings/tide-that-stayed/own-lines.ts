export const ownLines = `
=== wonder | 5-8, 9-14
en:
Every label was in the same careful hand.
fr:
Toutes les étiquettes étaient de la même écriture appliquée.

=== ending celebration | 5-8, 9-14
en:
They had a picnic on the sand. It had to move back four times, and that was the best of it.
fr:
On pique-niqua sur le sable. Il fallut reculer quatre fois, et c'était le meilleur.

=== ending fame | 5-8, 9-14
en:
The next castle had {H}'s name on it, in shells. It lasted until supper.
fr:
Le château suivant portait le nom {de H}, en coquillages. Il tint jusqu'au dîner.

=== ending learning | 5-8, 9-14
en:
{H} has two toothbrushes at Granny's. It is to be on the safe side.
fr:
Chez Mamie, {H} a deux brosses à dents. C'est plus sûr.

=== ending friends | 5-8, 9-14
en:
{V}'s second-best bucket lives at {H}'s. On the bottom it says: *Back soon.*
fr:
Le deuxième seau {de V} habite chez {H}. Au fond, on lit : *Je reviens.*

=== out | 5-8, 9-14
en:
{H} and {F} went down to the beach, to find out why it was so quiet.
fr:
{H} et {F} descendirent à la plage, voir pourquoi c'était si calme.
`
