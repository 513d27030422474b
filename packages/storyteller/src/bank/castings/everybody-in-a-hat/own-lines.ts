export const ownLines = `
=== wonder | 5-8, 9-14
en:
The reef was full of hats, and there was not one reason under them.
fr:
Le récif était plein de chapeaux et, dessous, il n'y avait pas une seule raison.

=== ending fame | 5-8, 9-14
en:
There's a hat down there that is called a {H}. You put it on to listen.
fr:
Il existe là-bas un chapeau qui s'appelle {H}. On le met pour écouter.

=== ending learning | 5-8, 9-14
en:
Since then, before sitting down on anything round, {H} knocks.
fr:
Depuis, avant de s'asseoir sur quelque chose de rond, {H} frappe.

=== out | 5-8, 9-14
en:
{H} and {F} rowed out to where the sea is clearest, to see the bottom.
fr:
{H} et {F} ramèrent là où l'eau est claire, pour voir le fond.
`
