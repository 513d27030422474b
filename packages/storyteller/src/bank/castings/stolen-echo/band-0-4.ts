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
Hello-o-o, everyone!
fr:
Ohé-é-é, tout le monde !

=== out
en:
~ Boots on!
Up, up, up, with {Us}!
fr:
~ On met ses grosses chaussures !
On monte, on monte, avec {Us} !

=== plant tins
en:
{H} has two tins and a long, long string.
~ Hello?
fr:
{H} a deux boîtes et une longue, longue ficelle.
~ Allô ?

=== pay tins
en:
{H} gives {V} one tin, and keeps one. Hello? Hello!
fr:
{H} donne une boîte à {V} et garde l'autre. Allô ? Allô !

=== plant trumpet
en:
{H} has a tin trumpet. *Toot!*
fr:
{H} a une petite trompette. *Pouet* !

=== pay trumpet
en:
{H} gives {V} the tin trumpet. *Toot* is hello!
fr:
{H} donne sa trompette à {V}. *Pouet*, ça veut dire ohé !

=== pay own
en:
{H} gives {V} the {T}. [H:I will come and see you!]
fr:
{H} donne {son T} à {V}.
[H:Je reviendrai te voir !]

=== lack >
en:
Each day the mountain says hello. But not today.
+ Hello, says {H}. And nothing says it back.
~ The goats can't find the way. *Baa?* {H} will find the echo!
[H:{>refrain}]
fr:
Tous les jours, la montagne dit ohé. Mais pas aujourd'hui.
+ Ohé, dit {H}. Et rien ne répond.
~ Les chèvres se perdent. *Bêê* ? {H} va retrouver l'écho !
[H:{>refrain}]

=== try shout >
en:
[H:HELLO!] shouts {H}. [F:HELLO!] shouts {F}.
+ They shout so loud that their hats fly off.
- *BAA!* shout the goats.
No. But look! A light, up there.
fr:
[H:OHÉ !] crie {H}.
[F:OHÉ !] crie {F}.
+ On crie si fort que les chapeaux s'envolent.
- *BÊÊ* ! crient les chèvres.
Pas d'écho. Mais là-haut, une lumière !

=== try trade >
en:
Here is {V}. She is big, big, big!
+ Her boots are as big as boats.
~ She has a jar. The echo is in it!
[H:Give it back, please!]
[V:No,] says {V}. *Boom*, goes the door.
fr:
Voici {V}. Elle est grande, grande, grande !
+ Ses bottes sont grandes comme des bateaux.
~ Elle a un bocal. L'écho est dedans !
[H:Rends l'écho, s'il te plaît !]
[V:Non,] dit {V}.
~ *Boum*, fait la porte.

=== try sneak >
en:
In they go, under a door. The echo! It is in a jar!
+ It is small and blue. It goes *hello, hello*.
~ {H} pushes. {F} pushes.
But here is big {V}. [V:Out!]
fr:
On passe sous une porte. L'écho ! Il est dans un bocal !
+ Il est petit et bleu. Il fait *ohé, ohé*.
~ {H} pousse. {F} pousse.
Mais voilà la grande {V}.
[V:Dehors !]

=== way >
en:
Up, up, up go {H} and {F}.
~ They look in at a window.
- One chair. One cup. One light.
+ The cup is clean. The chair is old.
[H:{>refrain}]
fr:
{H} et {F} montent, montent.
~ On regarde à la fenêtre.
- Une chaise. Une tasse. Une lumière.
+ La tasse est propre. La chaise est vieille.
[H:{>refrain}]

=== insight >
en:
[V:Hello,] says big {V} to the jar. *Hello*, says the echo.
~ One chair. One cup. Nobody else.
+ She took it, because it is somebody to talk to.
[H:Oh!] says {H}. [H:She is all alone.]
fr:
[V:Ohé,] dit la grande {V} au bocal.
*Ohé*, dit l'écho.
+ Elle l'a pris, parce qu'il lui répond.
~ Une chaise. Une tasse. Personne d'autre.
[H:Oh !] dit {H}. [H:Elle est toute seule.]

=== turn whistle
en:
~ {H} whistles for {V}. It is a happy song.
{>pay}
{V} opens the jar. *Whoosh!* Off it flies!
fr:
~ {H} siffle pour {V}. C'est une chanson gaie.
{>pay}
{V} ouvre le bocal. L'écho s'envole !

=== turn why
en:
~ [H:Why have you got one cup?] asks {H}. {V} smiles. Out comes a cup for {H}.
{>pay}
{V} opens the jar. *Whoosh!* Off it flies!
fr:
~ [H:Pourquoi tu as une seule tasse ?] demande {H}.
~ {V} sourit. Elle en sort une autre.
{>pay}
{V} ouvre le bocal. L'écho s'envole !

=== restore
en:
The goats come home. {V} comes too!
+ Now they find the way, because they hear it.
{>again}
[H:{>refrainLast}]
~ And the mountain says: *hello-o-o!*
fr:
Les chèvres rentrent. {V} vient aussi !
+ Elles trouvent le chemin, parce qu'elles l'entendent.
{>again}
[H:{>refrainLast}]
~ Et la montagne répond : *ohé-é-é* !

=== again
en:
Hot milk for {All}! Mmm!
fr:
Du lait chaud pour {All} ! Mmm !

=== cameo
en:
Far up, somebody big waves. Hello!
fr:
Tout là-haut, on nous fait coucou. Ohé !

=== ask
en:
Where was the echo?
Was she happy in the end?
Say hello very loud, then very soft!
fr:
Il était où, l'écho ?
À la fin, elle était contente ?
Dis ohé très fort, puis tout bas !
`
