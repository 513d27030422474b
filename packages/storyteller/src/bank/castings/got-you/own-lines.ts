export const ownLines = `
=== wonder | 5-8, 9-14
en:
Three hundred paper birds. Why was not one of them torn?
fr:
Trois cents oiseaux en papier. Pourquoi aucun n'était-il déchiré ?

=== ending celebration | 5-8, 9-14
en:
Everybody drank lemonade out of the Cup, {V} last, and then it was hot lemonade.
fr:
Tout le monde but de la limonade dans la Coupe, {V} en dernier, et après c'était de la limonade chaude.

=== ending fame | 5-8, 9-14
en:
On the Cup two names were scratched in, with a claw: {H} and {N}. It was the first time that anything had been written there.
fr:
Sur la Coupe, une griffe écrivit deux noms : {H} et {N}. Jusque-là, il n'y avait jamais rien eu à écrire.

=== ending learning | 5-8, 9-14
en:
When somebody small is trying to do up a button, {H} holds on to something and counts to twenty.
fr:
Quand un petit essaie de boutonner son manteau, {H} serre très fort autre chose et compte jusqu'à vingt.

=== out | 5-8, 9-14
en:
{H} and {F} were early for school, for once. They had a paper bird to try out, for the Cup.
fr:
{H} et {F} partirent tôt pour l'école. Il y avait un oiseau en papier à essayer, pour la Coupe.
`
