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
The mountain doesn't say hello. Where is the echo?
fr:
La montagne ne dit plus ohé. Où est l'écho ?

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
Hello-o-o!
fr:
Ohé-é-é !

=== refrainLast
en:
...Hello-o-o!
fr:
...Ohé-é-é !

=== out
en:
< {room:Up, up! }{Crew} climb the mountain.
~ {Crew} climb up, to say hello to the mountain.
fr:
< {Crew} montent sur la montagne.{room: Ohé !}
~ {Crew} montent dire ohé à la montagne.

=== plant tins
en:
< {H} has two tins{room: on a string}. Hello? Hello!
~ Hello? {H} talks into one tin, and listens at the other.
fr:
< {H} a deux boîtes{room: et une ficelle}. Allô ? Allô !
~ Allô ? {H} parle dans une boîte, et écoute dans l'autre.

=== pay tins
en:
{H} gives {V} one tin. {H} keeps one. Hello? Hello!
fr:
{H} donne une boîte à {V} et garde l'autre. Allô ? Allô !

=== plant trumpet
en:
< *Toot, toot*, goes {H}'s tin trumpet.
~ *Toot, toot!* Who is it? {H}, with a tin trumpet.
fr:
< *Pouet{room:, pouet}*, fait la trompette {de H}.
~ *Pouet, pouet !* C'est qui ? {H}, avec sa petite trompette.

=== pay trumpet
en:
{H} gives {V} {h:his|her} tin trumpet. *Toot* is hello.
fr:
{H} donne sa trompette à {V}. *Pouet*, ça veut dire ohé.

=== plant own garment
en:
< {H} waves {h:his|her} {T}. Hello!
~ {H} waves {h:his|her} {T}. Hello, up there!
fr:
< {H} agite {son T}. Coucou !
~ {H} agite {son T}. Coucou, là-haut !

=== plant own stone
en:
< *Knock, knock*, goes {H}'s {T}.
~ *Knock, knock*, goes {H}'s {T}. Who is there?
fr:
< *Toc, toc*, fait {le T} {de H}.
~ *Toc, toc*, fait {le T} {de H}. Qui est là ?

=== pay own shell
en:
< {H} lends {V} {h:his|her} {T}. It says shhh.
~ {H} lends {V} {h:his|her} {T}. [H:Listen. It says shhh.]
fr:
{H} prête {son T} à {V}.
< Chhh, écoute !
~ [H:Écoute, il fait chhh.]

=== pay own garment
en:
{H} waves {h:his|her} {T}. [H:I'll wave every day!]
fr:
{H} agite {son T}.
[H:Je ferai coucou tous les jours !]

=== pay own boots
en:
*Stomp, stomp*, go {H}'s {T}. [H:That's hello!]
fr:
*Poum, poum*, font {le T} {de H}.
[H:Ça veut dire ohé !]

=== pay own torch
en:
{H} blinks {h:his|her} {T}. [H:Two blinks is hello!]
fr:
{H} allume, éteint {son T}.
[H:Deux clics, c'est ohé !]

=== pay own stone
en:
{H} knocks with {h:his|her} {T}. [H:Two knocks is hello!]
fr:
{H} tape avec {son T}.
[H:Toc, toc, c'est ohé !]

=== pay own like
en:
{H} gives {V} {h:his|her} {T}. [H:It's for your wall!]
fr:
{H} donne {son T} à {V}.
[H:C'est pour ton mur !]

=== pay own
en:
< {H} lends {V} {h:his|her} {T}. [H:I'll be back!]
~ {H} lends {V} {h:his|her} {T}. [H:I'll come back for {n:it|them}!]
fr:
{H} prête {son T} à {V}.
< [H:Je reviendrai !]
~ [H:Je reviendrai {T:le|la} chercher !]

=== plant own shell
en:
< {H} says hello to {h:his|her} {T}. *Shhh!*
~ {H} says hello into {h:his|her} {T}. *Shhh*, says the {T}.
fr:
< {H} dit bonjour à {son T}. *Chhh !*
~ {H} dit bonjour à {son T}. *Chhh*, répond {le T}.

=== loved
en:
~ Does she like {T}? Oh yes, just like {H}.
fr:
~ Elle aime {T} ? Mais oui, comme {H} !

=== lack >
en:
< Call out, and the echo calls back. But not today! Where is it?
~ Call to the mountain, and the echo calls back. But not today!
~ The goats follow the echo home. Now they're lost! *Baa?* {H} will find that echo.
[H:{>refrain}]
...Not a word.
fr:
< On crie, et l'écho crie aussi. Mais pas aujourd'hui ! Où est-il ?
~ On appelle la montagne, et l'écho répond. Mais pas aujourd'hui !
~ Les chèvres suivent l'écho pour rentrer. Les voilà perdues ! *Bêê ?* {H} va retrouver l'écho.
[H:{>refrain}]
...Rien du tout.

=== try shout >
en:
[H:HELLO!] shouts {H}. [F:PANCAKES!] shouts {F}.
+ They shout so loud that their hats fly off. Is the mountain deaf?
~ *BAA!* shout the goats.
< No. No echo. But look! Up there! A light!
~ No echo. But up there, a light!
fr:
[H:OHÉ !] crie {H}.
[F:CRÊPES !] crie {F}.
+ Ça crie si fort que les chapeaux s'envolent. Elle est sourde, la montagne ?
~ *BÊÊ !* crient les chèvres.
Pas d'écho. Mais là-haut, une lumière !

=== try trade >
en:
< {V} the giant! So big!
~ Here is {V} the giant. She's so big!
+ Her boots are as big as boats.
< The echo! In her jar!
~ The echo is in her jar.
[H:Please?] says {H}.
[V:No!] *Bang!* goes the door.
fr:
< Voici {V}, une géante immense !
~ Voici {V} la géante. Comme elle est grande !
+ Ses bottes sont grandes comme des bateaux.
L'écho est dans son bocal.
[H:S'il te plaît ?] dit {H}.
[V:Non !]
*Clac !* fait la porte.

=== try sneak >
en:
< {H} and {F} crawl in. The echo! It's in a jar.
~ {H} and {F} crawl in, under the big door. The echo! It's in a jar.
+ It's small, and it glows. It goes *hello, hello*, all by itself.
~ {H} pushes the jar. {F} keeps watch.
Here is {V} the giant! [V:Out! Out!]
fr:
{H} et {F} passent sous la grande porte. L'écho ! Il est dans un bocal.
+ Il est petit et il brille. Il fait *ohé, ohé*, tout seul.
~ {H} pousse le bocal. {F} monte la garde.
Mais voilà {V} la géante.
[V:Dehors !]

=== way >
en:
< Up go {Everyone}. Up! Up!
~ {H} and {F} climb up and up.
~ {each:@ counts the steps, and begins again.|@ count the steps, and begin again.}
< One house. One chair. One cup.
~ {H} looks in at a window. One chair. One cup.
+ The chair is as high as a tree, and the cup is like a bath.
[H:{>refrain}]
...Not a word.
fr:
< {Everyone} montent, montent.
~ {H} et {F} montent, montent.
~ {each:@ compte les pas, et recommence.|@ comptent les pas, et recommencent.}
< Une maison. Une chaise. Une tasse.
~ {H} regarde par la fenêtre. Une chaise. Une tasse.
+ La chaise est haute comme un arbre, et la tasse est comme un bain.
[H:{>refrain}]
...Rien du tout.

=== insight >
en:
< [V:Hello,] says {V}. *Hello*, says the jar.
~ [V:Hello,] says big {V} to the jar. *Hello*, says the jar.
< Who else? No one. One cup. One bed.
~ She says good night. *Good night*, says the jar. Nobody else says it.
+ One chair. One cup. One bed.
[H:Hello, {V}!] says {H}.
fr:
[V:Ohé,] dit la grande {V} au bocal.
*Ohé*, dit le bocal.
< Qui d'autre ? Personne.
~ Elle dit bonne nuit. *Bonne nuit*, dit le bocal. Et personne d'autre.
+ Une chaise. Une tasse. Un lit.
[H:Ohé, {V} !] dit {H}.

=== turn whistle
en:
< [V:Hello? To me?] says {V}.
~ [V:Hello? To me?] says {V}.
~ She looks down. {H} whistles. {V} whistles back.
{>pay}
< {V} lifts the lid. *Whoosh!*{room: Bye, echo!}
~ *Whoosh!* {V} lets the echo fly.
+ Out of the window it goes, and over the roofs.
fr:
< [V:Ohé ? À moi ?]{room: dit {V}.}
~ [V:Ohé ? À moi ?] dit {V}.
~ Elle baisse la tête. {H} siffle, {V} siffle aussi.
{>pay}
< {V} ouvre le bocal. *Pfuit !*{room: Bon vent, l'écho !}
~ *Pfuit !* {V} laisse filer l'écho.
+ Il file par la fenêtre, par-dessus les toits.

=== turn why
en:
< [V:Hello? To me?] says {V}.
~ [V:Hello? To me?] says {V}.
~ [H:One cup?] says {H}. [H:I'd like some too, please.] {V} finds a second cup.
{>pay}
< {V} lifts the lid. *Whoosh!*{room: Bye, echo!}
~ *Whoosh!* {V} lets the echo fly.
+ Out of the window it goes, and over the roofs.
fr:
< [V:Ohé ? À moi ?]{room: dit {V}.}
~ [V:Ohé ? À moi ?] dit {V}.
~ [H:Une seule tasse ?] dit {H}. [H:J'en veux bien, moi aussi.]
~ {V} trouve une autre tasse.
{>pay}
< {V} ouvre le bocal. *Pfuit !*{room: Bon vent, l'écho !}
~ *Pfuit !* {V} laisse filer l'écho.
+ Il file par la fenêtre, par-dessus les toits.

=== restore
en:
< Out comes {V}, with hot milk.{room: A cup each!}
~ The goats come home.
+ They find the way, because they hear the echo.
~ {V} comes out, with hot milk.{room: A cup each!}
{>loved}
{>again}
[V:{>refrain}]
[O:{>refrainLast}] says the mountain.
fr:
< {V} sort, avec du lait.{room: Une tasse chacun !}
~ Les chèvres rentrent.
+ Elles trouvent le chemin, parce qu'elles entendent l'écho.
~ {V} sort, avec du lait chaud.{room: Une tasse chacun !}
{>loved}
{>again}
[V:{>refrain}]
[O:{>refrainLast}] répond la montagne.

=== again
en:
< {F} drinks.{room: {each:@ too!|@ too!}} {H} and {V} call:
~ {F} gets a milk moustache. {each:@ gets one too.|@ get one too.} {H} and {V} call:
fr:
< {F} boit.{room: {each:@ aussi !|@ aussi !}} {H} et {V} crient :
~ {F} a des moustaches de lait. {each:@ en a aussi.|@ en ont aussi.} {H} et {V} appellent :

=== cameo
en:
Far up, somebody big waves. Hello!
fr:
Tout là-haut, on nous fait coucou. Ohé !

=== ask
en:
Where was the echo?
Was {V} happy in the end?
Say hello very loud, then very soft!
fr:
Il était où, l'écho ?
À la fin, {V} était contente ?
Dis ohé très fort, puis tout bas !
`
