export const ownLines = `
=== wonder | 5-8, 9-14
en:
In the wall something scratched like a pen, and stopped, and scratched again.
fr:
Dans le mur, quelque chose grattait comme une plume, s'arrêtait, et grattait de nouveau.

=== ending fame | 5-8, 9-14
en:
One of the letters was for {H}. All it said was: *Ask me something.*
fr:
Une des lettres était pour {H}. Elle disait seulement : *Posez-moi une question.*

=== ending learning | 5-8, 9-14
en:
Three times that evening {H} did not know, and said so, and had never been so well answered.
fr:
Ce soir-là, {H} dit trois fois *je ne sais pas*. On ne lui avait jamais si bien répondu.

=== out | 5-8, 9-14
en:
{H} and {F} were going to the palace, to look at the throne.
fr:
{H} et {F} allaient au palais, voir le trône.
`
