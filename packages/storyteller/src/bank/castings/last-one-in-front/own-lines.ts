export const ownLines = `
=== wonder | 5-8, 9-14
en:
Five moles, and none of them was first. Where was the first one?
fr:
Cinq taupes, et aucune n'était la première. Où était la première ?

=== ending celebration | 5-8, 9-14
en:
There was a picnic on the sand, and everybody was helped first.
fr:
On pique-niqua sur le sable, et tout le monde fut servi en premier.

=== ending fame | 5-8, 9-14
en:
The walk round the oak is called after {H} today. It is the only road in the forest on which nobody has ever got lost.
fr:
Le tour du chêne porte aujourd'hui le nom {de H}. C'est le seul de la forêt où personne ne s'est jamais perdu.

=== ending learning | 5-8, 9-14
en:
When everybody is walking the same way, {H} looks up now and then, and counts the oaks.
fr:
Quand tout le monde marche dans le même sens, {H} lève le nez de temps en temps, et compte les chênes.

=== out | 5-8, 9-14
en:
{H} and {F} were off to the old oak, where there is always some wind.
fr:
{H} et {F} allaient au vieux chêne, où il y a toujours du vent.
`
