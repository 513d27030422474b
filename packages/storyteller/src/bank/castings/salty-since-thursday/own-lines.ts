export const ownLines = `
=== wonder | 5-8, 9-14
en:
So much salt, and nobody had missed any. Whose was it?
fr:
Tout ce sel, et il n'en manquait à personne. À qui était-il ?

=== ending celebration | 5-8, 9-14
en:
Everybody had seconds, and the whale had hers in the bucket.
fr:
Tout le monde en reprit, et la baleine eut le seau.

=== ending fame | 5-8, 9-14
en:
All over the sea they say that {H} can taste what day it is.
fr:
Dans toute la mer, on raconte {que H} reconnaît les jours au goût.

=== ending learning | 5-8, 9-14
en:
From then on, when it got dark at noon, {H} looked up.
fr:
Depuis, quand il fait nuit à midi, {H} lève la tête.

=== out | 5-8, 9-14
en:
{H} and {F} were on their way down to the reef, where there is soup on Sundays.
fr:
{H} et {F} descendaient au récif. Le dimanche, il y a de la soupe.
`
