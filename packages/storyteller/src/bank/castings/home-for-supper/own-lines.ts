export const ownLines = `
=== wonder | 5-8, 9-14
en:
Round a lake in thirty-one steps, over a mountain in twelve! {H} tried to think of such legs.
fr:
Le tour d'un lac en trente et un pas, une montagne en douze ! {H} essayait d'imaginer ces jambes.

=== ending celebration | 5-8, 9-14
en:
The Explorers' Club gave a dinner, at six sharp, and {?told(quiet):the|a} toad handed round the cheese.
fr:
Le Club des explorateurs donna un dîner, à six heures précises, et {?told(quiet):le|un} crapaud passa le fromage.

=== ending fame | 5-8, 9-14
en:
On the new map there is a Cape {H}. It is the place where a nose came down.
fr:
Sur la nouvelle carte, il y a un Cap {H}. C'est l'endroit où quelqu'un est tombé sur le nez.

=== ending learning | 5-8, 9-14
en:
On the way home {H} went round every puddle, and did not call any of them small.
fr:
Au retour, {H} fit le tour de chaque flaque, et n'en trouva aucune petite.

=== ending friends | 5-8, 9-14
en:
Some days a leaf comes down at {H}'s window, with a place on it for one more.
fr:
Certains jours, une feuille se pose à la fenêtre {de H}, avec une place de libre.

=== out | 5-8, 9-14
en:
{H} and {F} went into the forest, where there is always something rustling. That day it seemed to be holding its breath.
fr:
{H} et {F} allèrent dans la forêt, où quelque chose remue toujours. Ce jour-là, elle avait l'air de retenir son souffle.
`
