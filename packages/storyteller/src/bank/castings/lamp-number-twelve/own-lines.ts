export const ownLines = `
=== wonder | 5-8, 9-14
en:
Far down the street a door shut, and the lamp seemed to count it.
fr:
Au bout de la rue, une porte se ferma, et le réverbère eut l'air de la compter.

=== ending celebration | 5-8, 9-14
en:
The cakes came out too, and it was everybody's birthday.
fr:
On sortit aussi les gâteaux, et ce fut l'anniversaire de tout le monde.

=== ending fame | 5-8, 9-14
en:
When {H} goes by, number twelve dips a little, as you lift a hat.
fr:
Quand {H} passe, le numéro douze baisse un tout petit peu, comme on soulève son chapeau.

=== ending learning | 5-8, 9-14
en:
{H} still goes in when it gets late. But first {h:he|she} looks up, and says good night.
fr:
{H} rentre toujours quand il se fait tard. Mais d'abord, {h:il|elle} lève la tête et dit bonne nuit.

=== out | 5-8, 9-14
en:
It got dark early by then. {H} and {F} went out all the same, to see the street lamps come on.
fr:
La nuit tombait tôt. {H} et {F} sortirent quand même, voir s'allumer les réverbères.
`
