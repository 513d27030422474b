export const ownLines = `
=== wonder | 5-8, 9-14
en:
Wherever they looked for Nothing there was something. Where had nobody looked?
fr:
Partout où l'on cherchait Rien, on trouvait quelque chose. Où n'avait-on pas regardé ?

=== ending celebration | 5-8, 9-14
en:
There was birthday cake, cut very small, to be eaten with one hand.
fr:
Il y eut un gâteau, coupé tout petit, pour le manger d'une main.

=== ending fame | 5-8, 9-14
en:
The cup stands at the market, with nothing in it, and {H}'s name on it.
fr:
La coupe est au marché, avec rien dedans, et le nom {de H} dessus.

=== ending learning | 5-8, 9-14
en:
These days, when somebody says that they want *nothing*, {H} looks at their hands.
fr:
Depuis, quand quelqu'un dit qu'il ne veut *rien*, {H} lui regarde les mains.

=== ending friends | 5-8, 9-14
en:
On market days a small woolly hand waits for {H} at the first stone, with nothing in it.
fr:
Les jours de marché, une petite main de laine attend {H} à la première pierre, avec rien dedans.

=== out | 5-8, 9-14
en:
{H} and {F} were going to the star market, behind the moon.
fr:
{H} et {F} allaient au marché des étoiles, derrière la lune.
`
