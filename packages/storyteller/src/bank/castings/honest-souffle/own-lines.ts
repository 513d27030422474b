export const ownLines = `
=== wonder | 5-8, 9-14
en:
It had sunk in a hush, and it had sunk in the warm. What was it listening for?
fr:
Il avait baissé dans le silence, il avait baissé au chaud. Qu'est-ce qui lui faisait si mal ?

=== ending celebration | 5-8, 9-14
en:
They feasted that night under the hole in the roof, on everything burnt.
fr:
Ce soir-là, on fit un festin sous le trou du toit. Tout était brûlé.

=== ending fame | 5-8, 9-14
en:
By evening the whole market was talking of {H}, and nobody exaggerated.
fr:
Le soir, au marché, on ne parlait plus que {de H}, et personne n'y ajoutait rien.

=== ending learning | 5-8, 9-14
en:
{H} told the elephant, going home, which part had been best. There was one.
fr:
Au retour, {H} dit à l'éléphant quel passage était le plus beau. Il y en avait un.

=== ending friends | 5-8, 9-14
en:
{N} asked {H} to come again, and not to be polite.
fr:
On pria {H} de revenir, et surtout de ne pas faire de politesses.

=== out | 5-8, 9-14
en:
{H} and {F} had stopped at the castle kitchen, on account of the smell.
fr:
{H} et {F} passaient devant la cuisine du château, d'où sortait une bonne odeur.
`
