export const ownLines = `
=== wonder | 5-8, 9-14
en:
Inside the teapot somebody was humming, out of sight.
fr:
Dans la théière, quelqu'un fredonnait, bien caché.

=== ending fame | 5-8, 9-14
en:
By the next tide the whole reef had heard. In the telling, the teapot was a castle.
fr:
À la marée suivante, tout le récif le savait. Dans l'histoire, la théière était devenue un château.

=== ending learning | 5-8, 9-14
en:
{H} felt for {h:his|her} own toes. They were a little tight in there. It was nothing to be ashamed of.
fr:
{H} remua les orteils. Ça serrait un peu, là-dedans aussi. Ce n'était pas une honte.

=== ending friends | 5-8, 9-14
en:
At low tide the crab comes to stay, and sleeps in the sugar bowl.
fr:
À marée basse, le crabe vient quelquefois dormir à la maison, dans le sucrier.

=== out | 5-8, 9-14
en:
{H} and {F} were invited to a birthday. The invitation was wet. It said: *Hold your nose.*
fr:
{H} et {F} allaient à un anniversaire. L'invitation était trempée. On y lisait : *Bouchez-vous le nez*.
`
