export const ownLines = `
=== wonder | 5-8, 9-14
en:
{H} wondered what there was that a school could wish for.
fr:
{H} se demanda ce qu'une école pouvait bien souhaiter.

=== ending celebration | 5-8, 9-14
en:
There was a second birthday cake, and the school was asked to blow a little more gently.
fr:
On refit un gâteau d'anniversaire. On pria seulement l'école de souffler moins fort.

=== ending fame | 5-8, 9-14
en:
Over the school door stands the name of the one who found everybody. It is {H}'s, and it is spelled right.
fr:
Au-dessus de la porte de l'école, on a gravé le nom de qui a retrouvé tout le monde. C'est celui {de H}, sans une faute.

=== ending learning | 5-8, 9-14
en:
When anybody calls, now, {H} answers at once, even with a mouth full.
fr:
Depuis, quand on appelle, {H} répond tout de suite, même la bouche pleine.

=== ending friends | 5-8, 9-14
en:
On Sundays {H} goes and sits on the school's doorstep, though nobody has to.
fr:
Le dimanche, {H} va s'asseoir sur la marche de l'école, et personne ne l'y oblige.

=== out | 5-8, 9-14
en:
{H} and {F} were on their way home from school. They took the street with the shops, which is longer, and better.
fr:
{H} et {F} rentraient de l'école. Par la rue des magasins, c'est plus long, et c'est mieux.
`
