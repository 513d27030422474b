export const ownLines = `
=== wonder | 5-8, 9-14
en:
What was {V} looking for, before he found the mistake?
fr:
Que cherchait donc {V}, avant de trouver la faute ?

=== ending celebration | 5-8, 9-14
en:
They danced in the queue, in order of number.
fr:
On dansa dans la queue, par ordre de numéro.

=== ending fame | 5-8, 9-14
en:
There is a new form now. It is known as the {H}, and it has one box.
fr:
Il y a maintenant un nouveau formulaire. On l'appelle un {H}, et il n'a qu'une case.

=== ending learning | 5-8, 9-14
en:
On the way home {H} asked everybody how they were, and stayed for the answer.
fr:
Sur le chemin du retour, {H} demanda à chacun comment il allait, et attendit la réponse.

=== ending friends | 5-8, 9-14
en:
Every week now a form comes for {H}, already filled in. Box ninety-nine. *Anything else?* And under it: *You.*
fr:
Depuis, chaque semaine, {H} reçoit un formulaire déjà rempli. Case quatre-vingt-dix-neuf. *Autre chose ?* Et dessous : *Toi.*

=== out | 5-8, 9-14
en:
{H} and {F} took the evening rocket, to see where the falling stars land.
fr:
{H} et {F} prirent la fusée du soir, pour voir où atterrissent les étoiles filantes.
`
