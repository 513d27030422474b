export const ownLines = `
=== wonder | 5-8, 9-14
en:
Some was on the path, some was in {F}, and the rest was in the neighbours. None of it was lost. It was only elsewhere.
fr:
Il y en avait sur le chemin, il y en avait dans {F}, et le reste était dans les voisins. Rien n'était perdu. C'était ailleurs, voilà tout.

=== ending fame | 5-8, 9-14
en:
They call it {H} soup. No two people make it the same.
fr:
On l'appelle la soupe {de H}. Chacun la fait autrement.

=== ending learning | 5-8, 9-14
en:
Since then, when a pot is empty, {H} looks round it first.
fr:
Depuis, quand une marmite est vide, {H} regarde d'abord autour.

=== out | 5-8, 9-14
en:
{H} and {F} were spending the day at Grandma's.
fr:
{H} et {F} passaient la journée chez Mamie.
`
