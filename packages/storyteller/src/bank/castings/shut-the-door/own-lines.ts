export const ownLines = `
=== wonder | 5-8, 9-14
en:
A wind on the step, and nothing but air on the mat: what lay in between?
fr:
Du vent sur les marches, et plus rien dans l'entrée : que se passait-il entre les deux ?

=== ending celebration | 5-8, 9-14
en:
There was supper on the quay that evening, and everything on the table had to be held down.
fr:
Ce soir-là, on dîna sur le quai, et il fallait tenir les assiettes.

=== ending fame | 5-8, 9-14
en:
The notices were painted over. Now they say who opened the doors, and it was {H}.
fr:
On repeignit les écriteaux. Ils disent qui a fait ouvrir les portes, et c'est le nom {de H}.

=== ending learning | 5-8, 9-14
en:
At home that evening {H} opened a window a little, to be polite.
fr:
Ce soir-là, {H} entrouvrit une fenêtre, par politesse.

=== ending friends | 5-8, 9-14
en:
When {H}'s hat goes up by itself in the street, and comes down again, somebody is saying hello.
fr:
Quand le chapeau {de H} se soulève tout seul dans la rue, et se repose, c'est qu'on lui dit bonjour.

=== out | 5-8, 9-14
en:
{H} and {F} were off to the harbour, where there was a gold medal to be won.
fr:
{H} et {F} s'en allaient au port, où il y avait une médaille d'or à gagner.
`
