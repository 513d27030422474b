export const ownLines = `
=== wonder | 5-8, 9-14
en:
{H} wondered what a wind would do with ninety hats. It had not kept a single one.
fr:
Que ferait un vent de quatre-vingt-dix chapeaux ? Il n'en avait pas gardé un seul.

=== ending learning | 5-8, 9-14
en:
Since then {H} says good morning first, even in a fog.
fr:
Depuis, {H} dit bonjour en premier, même dans le brouillard.

=== out | 5-8, 9-14
en:
{H} and {F} were going into town, where the pavements were being swept for Sunday.
fr:
{H} et {F} allaient en ville, où l'on balayait déjà pour le dimanche.
`
