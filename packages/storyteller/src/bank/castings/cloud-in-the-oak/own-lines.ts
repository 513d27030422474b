export const ownLines = `
=== wonder | 5-8, 9-14
en:
Nobody was pulling any more, and still the bark creaked.
fr:
Plus personne ne tirait, et l'écorce craquait quand même.

=== ending celebration | 5-8, 9-14
en:
They danced underneath, among the daisies, until everybody's socks were wet.
fr:
On dansa dessous, dans les pâquerettes, jusqu'à avoir les chaussettes trempées.

=== ending fame | 5-8, 9-14
en:
The blackbird made a song of it there and then. It was mostly about the nest.
fr:
Le merle en fit tout de suite une chanson. Elle parlait surtout du nid.

=== ending learning | 5-8, 9-14
en:
{H} found that one hand was still holding on tight, to nothing at all, and opened it.
fr:
{H} s'aperçut que sa main serrait encore quelque chose, et l'ouvrit. Il n'y avait rien.

=== ending friends | 5-8, 9-14
en:
The cloud comes by some evenings, and rains on {H}'s window and on no other, so that {h:he|she} knows who it is.
fr:
Le nuage passe, certains soirs, et pleut à la fenêtre {de H}, rien qu'à celle-là, pour qu'on sache qui c'est.

=== out | 5-8, 9-14
en:
{H} and {F} were going to the big oak, to see how the nest was getting on.
fr:
{H} et {F} allaient au grand chêne, voir où en était le nid.
`
