export const ownLines = `
=== wonder | 5-8, 9-14
en:
Nobody who wants to be left alone, thought {H}, says it as nicely as that.
fr:
Quand on veut la paix, se dit {H}, on ne la demande pas si gentiment.

=== ending celebration | 5-8, 9-14
en:
They all had supper round the pole, with feathers in the soup.
fr:
On soupa tous ensemble au pied du piquet, avec des plumes dans la soupe.

=== ending fame | 5-8, 9-14
en:
The wren told the whole valley that it had been its own idea, and that {H} had helped.
fr:
Le roitelet raconta à toute la vallée que l'idée était de lui, et {que H} l'avait bien aidé.

=== ending learning | 5-8, 9-14
en:
{H} went home with both arms out, to see who would come. A great many came.
fr:
{H} rentra les bras grands ouverts, pour voir qui viendrait. Il en vint beaucoup.

=== ending friends | 5-8, 9-14
en:
Whenever {H} came by after that, two arms were open, and had been all day.
fr:
Quand {H} repassait par là, il y avait deux bras ouverts, depuis le matin.

=== out | 5-8, 9-14
en:
{H} and {F} were on their way up to the farm, to ask for a cabbage.
fr:
{H} et {F} montaient à la ferme, demander un chou.
`
