export const ownLines = `
=== wonder | 5-8, 9-14
en:
Everybody fell asleep round {N}, except {N}. What did they see that he didn't?
fr:
Tout le monde s'endormait autour {de N}, sauf {N}. Que voyaient-ils, que lui ne voyait pas ?

=== ending celebration | 5-8, 9-14
en:
There was hot soup in the yard for whoever woke up, and a snow giraffe with a hat on.
fr:
Il y eut de la soupe dans la cour pour ceux qui se réveillaient, et une girafe de neige avec un chapeau.

=== ending fame | 5-8, 9-14
en:
Over the last coat peg on the left there is a new name now, and it is {H}'s.
fr:
Au-dessus du dernier crochet de gauche, il y a maintenant un nom. C'est celui {de H}.

=== ending learning | 5-8, 9-14
en:
At supper {H} covered a yawn, and then looked round the table, and uncovered it.
fr:
Au dîner, {H} mit la main devant, puis regarda autour de la table, et l'enleva.

=== ending friends | 5-8, 9-14
en:
In the middle of January a card came from {N}. He had written it in his sleep, and it said *Zzz*.
fr:
En plein janvier arriva une carte {de N}. Il l'avait écrite en dormant. Elle disait *Zzz*.

=== out | 5-8, 9-14
en:
{H} and {F} had a book to take back. The library is at the far end of the school.
fr:
{H} et {F} avaient un livre à rendre. La bibliothèque est tout au bout de l'école.
`
