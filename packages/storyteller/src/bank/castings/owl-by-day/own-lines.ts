export const ownLines = `
=== wonder | 5-8, 9-14
en:
In the dark, somebody said that it had not been them.
fr:
Dans le noir, quelqu'un dit que ce n'était pas lui.

=== ending celebration | 5-8, 9-14
en:
Afterwards there was cake, in the dark, and everybody had somebody else's.
fr:
Après, il y eut du gâteau, dans le noir, et chacun mangea celui d'un autre.

=== ending fame | 5-8, 9-14
en:
People still talk about that show. No two of them saw the same thing.
fr:
On parle encore de ce spectacle. Personne n'a vu le même.

=== ending learning | 5-8, 9-14
en:
Since then, when somebody is no good at a thing, {H} asks them what time it is.
fr:
Depuis, quand quelqu'un n'arrive pas à faire une chose, {H} lui demande quelle heure il est.

=== ending friends | 5-8, 9-14
en:
Once a week {H} goes to bed straight after lunch.
fr:
Une fois par semaine, {H} va se coucher juste après le déjeuner.

=== out | 5-8, 9-14
en:
{H} and {F} came into the classroom. Everybody was whispering: there was a new girl.
fr:
{H} et {F} entrèrent en classe. Tout le monde chuchotait : il y avait une nouvelle élève.
`
