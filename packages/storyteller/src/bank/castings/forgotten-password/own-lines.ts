export const ownLines = `
=== wonder | 5-8, 9-14
en:
All the wrong words were in it, each with a neat little cross.
fr:
Tous les mots faux y étaient, chacun avec sa petite croix.

=== ending celebration | 5-8, 9-14
en:
There was supper for everyone. To get seconds, you had to say the word.
fr:
Il y eut à dîner pour tout le monde. Pour en reprendre, il fallait dire le mot.

=== ending fame | 5-8, 9-14
en:
Every fish for miles knows the word by now. They whisper it all the same, and look over their shoulders.
fr:
Tous les poissons connaissent le mot, maintenant. Ils le chuchotent quand même, en regardant derrière eux.

=== ending learning | 5-8, 9-14
en:
Since then, when {H} has not been listening, {h:he|she} asks again the same day.
fr:
Depuis, quand {H} n'a pas écouté, {h:il|elle} redemande le jour même.

=== ending friends | 5-8, 9-14
en:
When {V} has a day off, the gate is minded by whoever swims past. There is always cake.
fr:
Quand {V} prend sa journée, la porte est gardée par le premier qui passe. Il y a toujours du gâteau.

=== out | 5-8, 9-14
en:
That day you could walk to the reef. {H} and {F} went, down the path and in under the waves.
fr:
Ce jour-là, on pouvait aller au récif à pied. {H} et {F} suivaient le chemin et, quand il entra dans l'eau, {hf:ils|elles} entrèrent aussi.
`
