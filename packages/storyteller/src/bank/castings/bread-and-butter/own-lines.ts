export const ownLines = `
=== wonder | 5-8, 9-14
en:
There was room on the left and room on the right, and in six days neither of them had even looked.
fr:
On pouvait passer à gauche, on pouvait passer à droite, et en six jours ni l'un ni l'autre n'avait regardé.

=== ending celebration | 5-8, 9-14
en:
They had a picnic all round the gate, with butter to the very edge of every slice.
fr:
On pique-niqua tout autour de la porte, avec du beurre jusqu'au bord des tartines.

=== ending fame | 5-8, 9-14
en:
Over the gate it says IN and OUT and, a bit lower, BESIDE. That one is signed {H}.
fr:
Au-dessus de la porte, on lit ENTRÉE, SORTIE et, un peu plus bas, À CÔTÉ. C'est signé {H}.

=== ending learning | 5-8, 9-14
en:
At home {H} and {F} went in at the front door both at once, and it took quite some time.
fr:
À la maison, {H} et {F} passèrent la porte en même temps. Il fallut un bon moment.

=== ending friends | 5-8, 9-14
en:
Whenever {H} came by after that, somebody moved over, and on the other side somebody moved over too.
fr:
Quand {H} repassait par là, quelqu'un se poussait un peu et, de l'autre côté, quelqu'un d'autre aussi.

=== out | 5-8, 9-14
en:
{H} and {F} were going up to the castle, for bread and butter.
fr:
{H} et {F} montaient au château, pour une tartine de beurre.
`
