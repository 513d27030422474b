export const ownLines = `
=== wonder | 5-8, 9-14
en:
It was not an *ow*, and it was not the giggles. It was a good deal wetter.
fr:
Ce n'était plus un *aïe*, ni un fou rire. C'était beaucoup plus mouillé.

=== ending celebration | 5-8, 9-14
en:
There was a party, in whispers.
fr:
On fit une fête, en chuchotant.

=== ending fame | 5-8, 9-14
en:
On the new maps it has a name, in very small letters, to be read under the breath: {H}.
fr:
Sur les nouvelles cartes, il y a un nom en toutes petites lettres, à lire tout bas : {H}.

=== ending learning | 5-8, 9-14
en:
On the way home {H} rang at Grandma's neighbours', to ask whether they had slept.
fr:
En rentrant, {H} sonna chez les voisins de Mamie, pour demander s'ils avaient dormi.

=== out | 5-8, 9-14
en:
{H} and {F} were going up to Grandma's{?era(past):, by the stairs|, in the lift}.
fr:
{H} et {F} montaient chez Mamie{?era(past):, par l'escalier|, en ascenseur}.
`
