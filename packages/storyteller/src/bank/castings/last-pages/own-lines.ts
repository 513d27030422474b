export const ownLines = `
=== wonder | 5-8, 9-14
en:
All those endings, and it was so quiet in there.
fr:
Toutes ces fins, et un tel silence.

=== ending celebration | 5-8, 9-14
en:
There were toasted mushrooms, and nobody went home before the end.
fr:
Il y eut des champignons grillés, et personne ne rentra chez soi avant la fin.

=== ending fame | 5-8, 9-14
en:
They have put {H} into the book. It was {V} who wrote the page, and it is not the last one.
fr:
On a mis {H} dans le livre. C'est {V} qui a écrit la page, et ce n'est pas la dernière.

=== ending learning | 5-8, 9-14
en:
Since then {H} never shuts a book without telling it when {h:he|she} will be back.
fr:
Depuis, {H} ne referme jamais un livre sans lui dire quand {h:il|elle} revient.

=== out | 5-8, 9-14
en:
There was reading that night in the ring of mushrooms, and {H} and {F} never missed it.
fr:
Ce soir-là, on lisait dans le cercle de champignons. {H} et {F} n'auraient manqué ça pour rien au monde.
`
