export const ownLines = `
=== wonder | 5-8
en:
Why does a goose never get up, except for a mitten?
fr:
Pourquoi une oie ne se lève-t-elle jamais, sauf pour une moufle ?

=== wonder yard | 9-14
en:
Why does a goose cross a whole yard for one mitten, and not one yard for her breakfast?
fr:
Pourquoi une oie traverse-t-elle toute une cour pour une moufle, et pas un mètre pour son déjeuner ?

=== ending celebration | 5-8, 9-14
en:
There was hot chocolate for everybody, and one saucer for five.
fr:
Il y eut du chocolat chaud pour tout le monde, et une soucoupe pour cinq.

=== ending fame | 5-8, 9-14
en:
They still play that story at break, with a real sock. The caretaker's dog is always the dog.
fr:
À la récréation, on joue encore à cette histoire, avec une vraie chaussette. Le chien du gardien fait toujours le chien.

=== ending learning | 5-8, 9-14
en:
Since then, when somebody will not get up, {H} looks first at what they are sitting on.
fr:
Depuis, quand quelqu'un ne veut pas se lever, {H} regarde d'abord sur quoi il est assis.

=== ending friends | 5-8, 9-14
en:
In spring one of the five came back, every break, and always on {H}'s left.
fr:
Au printemps, l'un des cinq revint à chaque récréation, et toujours à gauche {de H}.

=== out | 5-8, 9-14
en:
{H} and {F} set out for school. The cold went in front.
fr:
{H} et {F} partirent pour l'école, le froid devant.
`
