export const band0to4 = `
=== title
en:
Where Is the Echo?
fr:
Où est l'écho ?

=== title
en:
Hello, Mountain!
fr:
Ohé, la montagne !

=== teaser
en:
The mountain does not say hello. Who has the echo?
fr:
La montagne ne dit plus ohé. Qui a pris l'écho ?

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
Hello-o-o! ...No hello.
fr:
Ohé-é-é ! ...Pas d'ohé.

=== refrainLast
en:
Hello-o-o! Hello-o-o!
fr:
Ohé-é-é ! Ohé-é-é !

=== plant tins
en:
{H} has two tins and a long, long string.
fr:
{H} a deux boîtes et une longue, longue ficelle.

=== pay tins
en:
{H} gives {V} one tin, and keeps one. Hello, hello!
fr:
{H} donne une boîte à {V} et garde l'autre. Allô, allô !

=== plant trumpet
en:
{H} has a tin trumpet. *Toot!*
fr:
{H} a une petite trompette. *Pouet* !

=== pay trumpet
en:
{H} gives {V} the trumpet. *Toot* is hello!
fr:
{H} donne sa trompette à {V}. *Pouet*, ça veut dire ohé !

=== pay own
en:
{H} gives {V} the {T}. So small in that hand!
fr:
{H} donne {son T} à {V}. Dans sa main, c'est tout petit !

=== lack >
en:
[H:Hello!] says {H}.
The mountain? Not a word.
~ The goats are lost. *Baa?*
~ {>gag1}
[H:{>refrain}]
fr:
[H:Ohé !] dit {H}.
La montagne ne dit rien.
~ Les chèvres sont perdues. *Bêê* ?
~ {>gag1}
[H:{>refrain}]

=== try shout >
en:
All shout: [O:HELLO!]
~ {F} shouts. The baker shouts. *Baa*, say the goats.
But look! Up there! A light.
fr:
Tout le monde crie :
[O:OHÉ !]
~ {F} crie. Le boulanger crie. *Bêê*, font les chèvres.
Mais là-haut, une lumière !

=== try trade
en:
A big lady has a jar. The echo is in it!
~ [H:Take a goat!]
[V:No,] says {V}. *Boom* goes the door.
fr:
Une grande dame a un bocal. L'écho est dedans !
~ [H:Je te donne une chèvre !]
[V:Non,] dit {V}.
*Boum*, fait la porte.

=== try sneak
en:
In they go, under the door. They push the jar.
~ It is too big. {V} picks them up.
Out! On the mat.
fr:
On passe sous la porte. On pousse le bocal.
~ Il est trop gros. {V} nous attrape.
Dehors ! Sur le paillasson.

=== way >
en:
Up, up, up they go.
~ {>talent}
One house. One chair. One cup.
[H:{>refrain}]
fr:
On monte, on monte, on monte.
~ {>talent}
Une maison. Une chaise. Une tasse.
[H:{>refrain}]

=== insight >
en:
[V:Hello,] says {V} to the jar. *Hello, hello.*
~ {>gag2}
~ One chair. One cup. Nobody else.
[H:Oh! She is all alone.]
fr:
[V:Ohé,] dit {V} au bocal.
*Ohé, ohé.*
~ {>gag2}
~ Une chaise. Une tasse. Personne d'autre.
[H:Oh ! Elle est toute seule.]

=== turn whistle
en:
~ {H} whistles to {V}. It is a new song!
{>pay}
{V} opens the jar.
fr:
~ {H} siffle pour {V}. C'est une chanson nouvelle !
{>pay}
{V} ouvre le bocal.

=== turn why
en:
~ [H:Why one cup?] asks {H}. {V} smiles. She talks and talks.
{>pay}
{V} opens the jar.
fr:
~ [H:Pourquoi une seule tasse ?] demande {H}.
~ {V} sourit. Elle parle, elle parle.
{>pay}
{V} ouvre le bocal.

=== restore
en:
The goats go home. The mountain says hello. {V} too!
[H:{>refrainLast}]
fr:
Les chèvres rentrent. La montagne dit ohé. {V} aussi !
[H:{>refrainLast}]

=== cameo
en:
Far up, somebody big waves. Hello!
fr:
Tout là-haut, on nous fait coucou. Ohé !

=== ask
en:
What did the mountain not say?
Was she sad or happy at the end?
Say hello very loud, then very soft!
fr:
Qu'est-ce que la montagne ne disait plus ?
À la fin, elle était triste ou contente ?
Dis ohé très fort, puis tout bas !
`
