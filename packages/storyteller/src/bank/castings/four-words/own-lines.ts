export const ownLines = `
=== wonder | 5-8, 9-14
en:
Every word in the world was in there, but for four.
fr:
Tous les mots du monde étaient là, sauf quatre.

=== ending celebration | 5-8, 9-14
en:
That night they ate bread on the sea wall, with nothing on it yet.
fr:
Cette nuit-là, on mangea du pain sur la digue, sans rien dessus, pour l'instant.

=== ending fame | 5-8, 9-14
en:
By the end of the week there was a song about it. It had no words.
fr:
Dans la semaine, il y eut une chanson. Elle n'avait pas de paroles.

=== ending learning | 5-8, 9-14
en:
Since then, when anybody tells {H} something, {h:he|she} listens to the rest as well.
fr:
Depuis, quand on dit quelque chose à {H}, {h:il|elle} écoute aussi le reste.

=== ending friends | 5-8, 9-14
en:
In summer, now, a bee comes to {H}'s window. It may be Josephine.
fr:
L'été, maintenant, une abeille vient à la fenêtre {de H}. C'est peut-être Joséphine.

=== out | 5-8, 9-14
en:
{H} and {F} were going down to the harbour, to look at the boats.
fr:
{H} et {F} descendaient au port, regarder les bateaux.
`
