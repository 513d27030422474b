export const ownLines = `
=== wonder | 5-8, 9-14
en:
Nobody lays a place for one, thought {H}, in order to burn things.
fr:
On ne met pas si bien le couvert, se dit {H}, pour brûler des gâteaux.

=== ending celebration | 5-8, 9-14
en:
It was everybody's birthday that night. The whole town sang it once, to save time.
fr:
Ce soir-là, c'était l'anniversaire de tout le monde. On chanta une seule fois, pour gagner du temps.

=== ending fame | 5-8, 9-14
en:
There is a cake named after {H}. It is lemon.
fr:
Il existe un gâteau qui s'appelle un {H}. Il est au citron.

=== ending learning | 5-8, 9-14
en:
At the next party {H} looked round to see who had not been given a plate.
fr:
À la fête suivante, {H} regarda d'abord qui n'avait pas d'assiette.

=== ending friends | 5-8, 9-14
en:
The stone on the hill is laid for three, and one of the plates is {H}'s.
fr:
Là-haut, chez le dragon, il y a trois couverts, dont celui {de H}.

=== out | 5-8, 9-14
en:
{H} and {F} were asked to the castle, for the prince's birthday, the same one as last year.
fr:
{H} et {F} allaient au château, pour l'anniversaire du prince, le même que l'an dernier.
`
