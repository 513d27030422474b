export const ownLines = `
=== wonder | 5-8, 9-14
en:
Who steals four hundred chairs, and wipes their feet?
fr:
Qui vole quatre cents chaises, et leur essuie les pieds ?

=== ending celebration | 5-8, 9-14
en:
Supper was passed up from hand to hand, and the soup came last.
fr:
On fit passer le souper de main en main, vers le haut. La soupe arriva la dernière.

=== ending fame | 5-8, 9-14
en:
Wherever {H} went that week, somebody got up and offered a chair.
fr:
Cette semaine-là, partout où passait {H}, quelqu'un se levait pour offrir sa chaise.

=== ending learning | 5-8, 9-14
en:
At supper {H} drew out a chair for each of the others, and came to the table last.
fr:
Au souper, {H} avança leur chaise à tous les autres, et se mit à table {h:le dernier|la dernière}.

=== ending friends | 5-8, 9-14
en:
Every spring a place is kept in town, with {H}'s name on it.
fr:
Chaque printemps, une place est gardée, avec le nom {de H} dessus.

=== out | 5-8, 9-14
en:
{H} and {F} were going into town. Outside the tea shop, oddly, nobody was sitting down.
fr:
{H} et {F} descendaient en ville. À la terrasse du café, bizarrement, personne n'était assis.
`
