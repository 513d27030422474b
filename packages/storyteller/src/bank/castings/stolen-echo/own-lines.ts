export const ownLines = `
=== wonder | 5-8, 9-14
en:
{V} had turned down a goat. Nobody turns down a goat.
fr:
{V} avait refusé une chèvre. Personne ne refuse une chèvre.

=== ending celebration | 5-8, 9-14
en:
They had cheese on the mountain, with all the goats, and every speech was made twice.
fr:
On mangea du fromage là-haut, avec toutes les chèvres, et chaque discours fut prononcé deux fois.

=== ending fame | 5-8, 9-14
en:
Even now, if you call a name in that valley, it comes back with a question: *And how is {H}?*
fr:
Encore aujourd'hui, dans cette vallée, quand on crie un nom, il revient avec une question : *Et {H}, ça va ?*

=== ending learning | 5-8, 9-14
en:
Since then {H} leaves a little silence after things, in case anybody would like to answer.
fr:
Depuis, {H} laisse un petit silence après ses phrases, au cas où quelqu'un voudrait répondre.

=== out | 5-8, 9-14
en:
In the evening {H} and {F} went up to the top meadow, to call the goats.
fr:
Le soir, {H} et {F} montèrent au pré d'en haut, appeler les chèvres.
`
