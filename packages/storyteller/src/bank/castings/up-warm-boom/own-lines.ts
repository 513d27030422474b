export const ownLines = `
=== wonder | 5-8, 9-14
en:
{N} weighed no more than a loaf, and was just as warm.
fr:
{N} ne pesait pas plus lourd qu'un pain, et tenait aussi chaud.

=== ending celebration | 5-8
en:
They had a midnight picnic from the fair, under one wing, because of the dew.
fr:
On pique-niqua à minuit, avec des restes de la foire, sous une aile, à cause de la rosée.

=== ending celebration watchman | 9-14
en:
The watchman brought a midnight picnic, and they ate it together, under one wing, because of the dew.
fr:
Le veilleur apporta de quoi pique-niquer, tous ensemble, sous une aile, à cause de la rosée.

=== ending fame | 5-8, 9-14
en:
They have changed the sign on Dragon Hill. *Two dragons*, it says. *Ask {H}.*
fr:
On a changé la pancarte de la colline aux dragons : *Deux dragons. S'adresser à {H}.*

=== ending learning | 5-8, 9-14
en:
Going home, {H} laid a hand on {h:his|her} own chest, to hear it.
fr:
En rentrant, {H} posa la main sur sa poitrine, pour écouter.

=== ending friends | 5-8, 9-14
en:
Some nights something large sits down on {H}'s roof, very gently, and something small taps at the window.
fr:
Certaines nuits, le toit {de H} plie un peu, tout doucement, et quelque chose de petit frappe au carreau.

=== out | 5-8, 9-14
en:
{H} and {F} were coming home from the fair across the meadow, with a lamp.
fr:
{H} et {F} rentraient de la foire par le pré, une lampe à la main.
`
