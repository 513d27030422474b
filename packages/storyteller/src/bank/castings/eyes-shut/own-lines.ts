export const ownLines = `
=== wonder | 5-8, 9-14
en:
All the others were facing east already, with their eyes wide open.
fr:
Tous les autres regardaient déjà vers l'est, les yeux grands ouverts.

=== ending celebration | 5-8, 9-14
en:
That day the whole farm had breakfast together, and it went on until noon.
fr:
Ce jour-là, toute la ferme prit le petit déjeuner ensemble. Il dura jusqu'à midi.

=== ending fame | 5-8, 9-14
en:
The smallest chick has asked to be called {H}, and answers to nothing else.
fr:
Le plus petit des poussins a demandé à s'appeler {H}, et ne répond plus à rien d'autre.

=== ending learning | 5-8, 9-14
en:
Now and then, since, {H} gets up early, to look at what is there every day.
fr:
De temps en temps, {H} se lève tôt pour regarder ce qui est là tous les jours.

=== ending friends | 5-8, 9-14
en:
They keep a place for {H} up on the roof. It is the one with the view.
fr:
Sur le toit, on garde une place à {H}. C'est celle d'où l'on voit le mieux.

=== out | 5-8, 9-14
en:
There was a light on at the hill farm. {H} and {F} went to see why.
fr:
Il y avait de la lumière à la ferme de la colline. {H} et {F} allèrent voir pourquoi.
`
