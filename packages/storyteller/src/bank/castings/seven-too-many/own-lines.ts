export const ownLines = `
=== wonder | 5-8, 9-14
en:
Behind {N}'s back somebody was clapping time, very softly. It was {N}.
fr:
Dans le dos {de N}, quelqu'un battait la mesure, tout bas. C'était {N}.

=== ending fame | 5-8, 9-14
en:
They were asked to do it again. The crab would not pinch, he said. He pinched.
fr:
On redemanda la ronde. Cette fois, dit le crabe, il ne pincerait pas. Il pinça.

=== ending learning | 5-8, 9-14
en:
That night {H} counted {h:his|her} hands. Two. It had never seemed so few.
fr:
Ce soir-là, {H} compta ses mains. Deux. Ça n'avait jamais paru si peu.

=== out | 5-8, 9-14
en:
{H} and {F} were going down to the reef, as everybody did that day.
fr:
{H} et {F} descendaient au récif, comme tout le monde ce jour-là.
`
