export const ownLines = `
=== wonder | 5-8, 9-14
en:
{V} had stopped sighing. All the same, somebody sighed.
fr:
{V} ne soupirait plus. Pourtant, quelqu'un soupira.

=== ending celebration | 5-8, 9-14
en:
The whole street gave a supper. Everybody looked under the table first.
fr:
Toute la rue fit un souper. Chacun regarda d'abord sous la table.

=== ending fame | 5-8, 9-14
en:
The street gave {H} a star of {h:his|her} own, which {h:he|she} looked at very closely, in case it was somebody.
fr:
La rue remit une étoile à {H}, qui la regarda d'abord de tout près, des fois que ce serait quelqu'un.

=== ending learning | 5-8, 9-14
en:
When {H} has lost something now, {h:he|she} begins with the top of {h:his|her} own head.
fr:
Depuis, quand {H} cherche quelque chose, {h:il|elle} commence par le dessus de sa tête.

=== out | 5-8, 9-14
en:
{H} and {F} were going down to the street under the waves, which is never where you left it.
fr:
{H} et {F} descendaient dans la rue du récif, qui n'est jamais là où on l'a laissée.
`
