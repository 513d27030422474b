export const band0to4 = `
=== title
en:
Room for Me!
fr:
Une place pour moi !

=== title
en:
One Chair for All
fr:
Tous sur la chaise

=== teaser
en:
All the chairs are gone! Who has them? He is very big.
fr:
Plus une seule chaise ! Qui les a prises ? Il est très gros.

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
La, la, la... stop! No room for me!
fr:
La, la, la... stop ! Pas de place pour moi !

=== refrainLast
en:
La, la, la... stop! Room for me!
fr:
La, la, la... stop ! Une place pour moi !

=== out
en:
< {Crew} go to play{room: the chair game}.
~ La, la, la! Music in the street! {Crew} go to play the chair game.
fr:
< {Crew} vont jouer{room: aux chaises}.
~ La, la, la ! De la musique ! {Crew} vont jouer aux chaises.

=== plant cushion
en:
< {H} takes a {room:red, soft }cushion.
~ {H} has a cushion. Pat, pat! It is red and soft.
fr:
< {H} prend un coussin{room: tout rouge}.
~ {H} a un coussin tout rouge. Paf, paf ! Il est doux.

=== pay cushion
en:
< {H} puts {h:his|her} cushion on the chair.
~ {H} puts {h:his|her} cushion on the chair. [H:This is your place, {V}!]
fr:
{H} met son coussin sur la chaise.
~ [H:C'est ta place, {V} !]

=== pay own
en:
< {H} puts {h:his|her} {T} on the chair.
~ {H} puts {h:his|her} {T} on the chair. [H:This place is yours, {V}!]
fr:
{H} pose {son T} sur la chaise.
~ [H:Cette place est à toi, {V} !]

=== plant own
en:
< {H} puts {h:his|her} {T} on a chair. Mine!
~ {H} puts {h:his|her} {T} on a chair. Nobody else can have that place!
fr:
< {H} pose {son T} sur une chaise. C'est pris !
~ {H} pose {son T} sur une chaise. Cette place est prise !

=== loved
en:
+ And {T}? After the game!
fr:
+ Et {T} ? Après le jeu !

=== lack >
en:
< Who has all the chairs? {V}, the big dinosaur!
~ Oh! Where are the chairs?
~ The pig sits down. *Bump!* No chair!
+ He is cross, because he is the mayor, and it hurts.
~ {V} the dinosaur has them all. When the music stops, {V} never gets one.
[V:{>refrain}] says {V}.
fr:
< Qui a toutes les chaises ? {V}, le gros dinosaure !
~ Oh ! Où sont les chaises ?
~ Le cochon s'assoit. Boum ! Pas de chaise !
+ Il est fâché, parce que c'est le maire, et que ça fait mal.
~ C'est {V} le dinosaure qui les a. Quand la musique s'arrête, {V} n'en a jamais.
[V:{>refrain}] dit {V}.

=== way >
en:
< {Everyone} go after {V}.
~ {H} and {F} go after {V}, over the roofs. {each:@ too.|@ too.}
~ Down they come, in the park.
So many chairs, all in a heap!
+ {V} sits on the grass. A chair is for other people.
[V:Mine!] says {V}. [V:I'm always out!]
fr:
< {Everyone} suivent {V}.
~ {H} et {F} suivent {V} sur les toits. {each:@ aussi.|@ aussi.}
~ Hop, dans le parc !
Des chaises, des chaises, un gros tas !
+ {V} est dans l'herbe : une chaise, c'est pour les autres.
[V:À moi !] dit {V}. [V:Je perds toujours !]

=== try pull >
en:
{H} pulls one chair. {F} pulls {H}.
~ It is the one at the bottom!
*Crash!*
It rains chairs!
+ {V} picks them up. The grass is wet.
fr:
{H} tire une chaise. {F} tire {H}.
~ C'est celle d'en bas !
Patatras !
Il pleut des chaises !
+ {V} les ramasse : l'herbe est mouillée.

=== try cake >
en:
~ {H} comes back with a cake.
[H:A cake for a chair?] asks {H}.
~ {V} eats it all up. Yum!
+ He eats it on his feet. No chair is his.
< {V} eats it. Yum!
[V:No chair,] says {V}.
fr:
~ {H} revient avec un gâteau.
[H:Un gâteau pour une chaise ?] demande {H}.
~ {V} mange tout. Miam !
+ Il mange debout : aucune chaise n'est à lui.
< {V} mange tout. Miam !
[V:Pas de chaise,] dit {V}.

=== try play >
en:
{room:Let's play! }One chair. {F} sings... stop!
< {H} sits. Too late, {V}!
~ [V:You sit,] says {V} to {H}.
~ He holds the chair.
+ That is because he is so polite.
[V:{>refrain}]
fr:
{room:On joue ! }Une chaise. {F} chante... stop !
< {H} s'assoit. Trop tard, {V} !
~ [V:À toi,] dit {V} à {H}.
~ Il tient la chaise.
+ C'est parce qu'il est très poli.
[V:{>refrain}]

=== insight >
en:
< {V} plays all alone.
~ It is late. {V} plays all alone, with one chair.
[V:{>refrain}]
+ But there is nobody else!
~ [H:Why are you out?] asks {H}.
~ [V:One chair, one bottom,] says {V}. [V:And never mine!]
< But look, {V}! The chair is empty!
fr:
< {V} joue tout seul.
~ Il est tard. {V} joue tout seul, avec une chaise.
[V:{>refrain}]
+ Mais il n'y a personne d'autre !
~ [H:Pourquoi tu perds ?] demande {H}.
~ [V:Une chaise, un derrière,] dit {V}. [V:Et jamais le mien !]
< Mais la chaise est vide, {V} !

=== turn why
en:
~ [H:Why out? Nobody is out!]
< [H:Room for you!]{room: says {H}.}
{>pay}
< Stop! {V} first, and all on top!
~ Stop! All on the same chair!
~ {V} first, and the pig on top.
+ It holds. It is a good chair.
fr:
~ [H:Pourquoi perdu ? Personne ne sort !]
< [H:Une place pour toi !]{room: dit {H}.}
{>pay}
< Stop ! {V} d'abord, et tous dessus !
~ Stop ! Tous sur la même chaise !
~ {V} d'abord, et le cochon dessus.
+ Elle tient bon : c'est une bonne chaise.

=== turn count
en:
~ {H} counts: one chair, all of us!
< [H:Room for you!]{room: says {H}.}
{>pay}
< Stop! {V} first, and all on top!
~ Stop! All on the same chair!
~ {V} first, and the pig on top.
+ It holds. It is a good chair.
fr:
~ {H} compte : une chaise, et nous tous !
< [H:Une place pour toi !]{room: dit {H}.}
{>pay}
< Stop ! {V} d'abord, et tous dessus !
~ Stop ! Tous sur la même chaise !
~ {V} d'abord, et le cochon dessus.
+ Elle tient bon : c'est une bonne chaise.

=== turn dance
en:
~ {H} dances. [H:Nobody is out!]
< [H:Room for you!]{room: says {H}.}
{>pay}
< Stop! {V} first, and all on top!
~ Stop! All on the same chair!
~ {V} first, and the pig on top.
+ It holds. It is a good chair.
fr:
~ [H:Personne ne sort !] dit {H}, et danse.
< [H:Une place pour toi !]{room: dit {H}.}
{>pay}
< Stop ! {V} d'abord, et tous dessus !
~ Stop ! Tous sur la même chaise !
~ {V} d'abord, et le cochon dessus.
+ Elle tient bon : c'est une bonne chaise.

=== restore
en:
~ Now all the chairs go home.
+ But not one. That one is for the game.
{>again}
{>loved}
[V:{>refrainLast}]
< Who says that? {V}{room:, at the bottom}!
~ Who says that? It comes from the bottom!
fr:
~ Toutes les chaises rentrent.
+ Sauf une : celle-là, c'est pour le jeu.
{>again}
{>loved}
[V:{>refrainLast}]
< C'est {V}{room:, tout en bas} !
~ Qui a dit ça ? Ça vient d'en bas !

=== again
en:
< {Everyone} sit on {V}.
~ {H} sits on one knee of {V}'s. {F} sits on the other. {each:@ too!|@ too!}
fr:
< {Everyone} s'assoient sur {V}.
~ {H} s'assoit sur un genou {de V}. {F} s'assoit sur l'autre. {each:@ aussi !|@ aussi !}

=== cameo
en:
A big dinosaur sits on a chair. Is there room? Yes!
fr:
Un gros dinosaure est sur une chaise. Il y a de la place ? Oui !

=== ask
en:
Who had all the chairs?
Who sits on the dinosaur?
And who sits on you?
fr:
Qui avait toutes les chaises ?
Qui s'assoit sur le dinosaure ?
Et sur toi, qui s'assoit ?
`
