export const ownLines = `
=== wonder | 5-8, 9-14
en:
Everybody was in. The door had been left open a crack.
fr:
Tout le monde était rentré. La porte, elle, restait entrouverte.

=== ending celebration | 5-8, 9-14
en:
There was a party. It lasted one playtime.
fr:
On fit une fête. Elle dura toute une récré.

=== ending fame | 5-8, 9-14
en:
The clock has never said a word about it. Only, whenever {H} goes by, she strikes one extra, very softly.
fr:
L'horloge n'en a jamais parlé. Seulement, quand {H} passe, elle sonne un coup de plus, tout bas.

=== ending learning | 5-8, 9-14
en:
{H} has been late since, once or twice, and it was always because of somebody smaller.
fr:
Depuis, il est arrivé à {H} d'être en retard, et c'était toujours à cause de quelqu'un de plus petit.

=== ending friends | 5-8, 9-14
en:
On Wednesdays {H} has tea at {N}'s. It begins on Tuesday.
fr:
Le mercredi, {H} goûte chez {N}. On commence le mardi.

=== out older | 9-14
en:
{H} and {F} were at school well before the bell, which makes for a long wait until playtime.
fr:
{H} et {F} arrivèrent à l'école bien avant la cloche. La récré n'en paraissait que plus lointaine.

=== out | 5-8
en:
{H} and {F} got to school early, and then had to wait for playtime, like everybody else.
fr:
{H} et {F} arrivèrent à l'école en avance. Puis il fallut attendre la récré, comme tout le monde.
`
