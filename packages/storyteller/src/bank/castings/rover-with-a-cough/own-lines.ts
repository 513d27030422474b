export const ownLines = `
=== wonder | 5-8, 9-14
en:
The rover always coughed in the same place, and just before it he always looked up.
fr:
Le petit robot toussait toujours au même endroit et, juste avant, il levait les yeux.

=== ending celebration | 5-8, 9-14
en:
The party was twenty years late, and took until breakfast to catch up.
fr:
La fête avait vingt ans de retard, et dura jusqu'au petit déjeuner.

=== ending fame | 5-8, 9-14
en:
The bus driver has changed the sign. The last stop is called Pom, and the bench there is called {H}.
fr:
Le chauffeur du bus a changé le panneau. Le terminus s'appelle Pom, et le banc s'appelle {H}.

=== ending learning | 5-8, 9-14
en:
When somebody coughs, {H} listens to what came just before.
fr:
Quand quelqu'un tousse, {H} écoute ce qu'il y avait juste avant.

=== out | 5-8, 9-14
en:
That day {H} and {F} had tickets for the star bus, as far as the last stop of all.
fr:
Ce jour-là, {H} et {F} avaient des billets pour le bus des étoiles, jusqu'au terminus. Plus loin, on tombe de la carte.
`
