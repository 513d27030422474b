export const ownLines = `
=== wonder | 5-8, 9-14
en:
You don't go that fast just to get nowhere.
fr:
On ne court pas comme ça pour n'aller nulle part.

=== ending celebration | 5-8, 9-14
en:
On all the roofs people had brought out cake, and they waved with the forks.
fr:
Sur tous les toits, on avait sorti du gâteau, et on saluait avec les fourchettes.

=== ending fame | 5-8, 9-14
en:
In a hundred years the comet will be back. She has been told to ask for {H}.
fr:
Dans cent ans, la comète repassera. On lui a dit de demander {H}.

=== ending learning | 5-8, 9-14
en:
{H} waves at everything now: at ships, at strangers, at whoever is only passing.
fr:
Depuis, {H} fait signe à tout : aux bateaux, aux inconnus, à tous ceux qui ne font que passer.

=== ending friends | 5-8, 9-14
en:
{V} does not wait a hundred years any more. Some nights something gold goes slowly by {H}'s window, and looks in.
fr:
{V} n'attend plus cent ans. Certaines nuits, quelque chose de doré passe lentement devant la fenêtre {de H}, et regarde à l'intérieur.

=== out | 5-8, 9-14
en:
Every night, from the garden gate, {H} and {F} wished the sky good night.
fr:
Chaque soir, depuis le portail, {H} et {F} disaient bonsoir au ciel.
`
