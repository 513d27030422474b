export const band0to4 = `
=== title
en:
Tick, Tock, Stop!
fr:
Tic, tac, stop !

=== title
en:
Who Comes to School?
fr:
Qui vient à l'école ?

=== teaser
en:
The big clock stops. No more play time! Why?
fr:
La grande horloge s'arrête. Plus de récré ! Pourquoi ?

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
Tick, tock, tick, tock, stop!
fr:
Tic, tac, tic, tac, stop !

=== refrainLast
en:
Tick, tock! Come and play!
fr:
Tic, tac ! Viens jouer !

=== out
en:
Off to school, with {Us}!
~ Up on the wall, the big clock goes tick, tock.
fr:
< À l'école, avec {Us} !
~ En route pour l'école, avec {Us} !
~ Là-haut, sur le mur, la grande horloge fait tic, tac.

=== plant lantern
en:
{H}'s small lamp glows like gold.
fr:
< Elle brille, elle brille, la lanterne {de H} !
~ La petite lanterne {de H} brille comme de l'or.

=== pay lantern
en:
{H} puts {h:his|her} lamp by the door. A night light!
fr:
{H} pose sa lanterne à la porte. Une veilleuse !

=== plant sunflower
en:
< [H:Grow, flower, grow!] says {H}.
~ [H:Grow, flower, grow!] says {H} to {h:his|her} sunflower.
fr:
< [H:Pousse, tournesol, pousse !] dit {H}.
~ [H:Pousse, tournesol !] dit {H} à sa grande fleur.

=== pay sunflower
en:
{H} puts the sunflower by the door. A snail tree!
fr:
< {H} pose son tournesol. Un arbre à escargot !
~ {H} pose son tournesol à la porte. Un arbre pour escargot !

=== pay own shell
en:
{H} puts the {T} by the door. A little house!
fr:
< {H} pose {son T} à la porte. Une maison !
~ {H} pose {son T} à la porte. Une petite maison !

=== pay own torch
en:
{H} leaves the {T} by the bed. A night light!
fr:
< {H} lui laisse {son T}. Une veilleuse !
~ {H} laisse {son T} près du lit. Une veilleuse !

=== pay own
en:
< {H} leaves him the {T}. [H:Now you're not alone!]
~ {H} leaves the {T} with him. [H:So you are not alone!]
fr:
< {H} lui laisse {son T}, pour dormir.
~ {H} lui laisse {son T}.
~ [H:Comme ça, tu n'es pas tout seul !]

=== lack >
en:
*Ding!* Play time! Run, {H}, run!
+ Hide, hop, slide! So much to play.
~ One jump, two jumps... and the big clock stops.
< The big clock stops. No more play time!
~ No tick, no tock? Then no play time! In they go.
[A:{>refrain}]
fr:
*Ding* ! C'est la récré ! Cours, {H}, cours !
+ Se cacher, sauter, glisser ! Il y a tant à faire.
~ Un saut, deux sauts... et la grande horloge s'arrête.
< La grande horloge s'arrête. Plus de récré !
~ Sans tic et sans tac, pas de récré ! On rentre.
[A:{>refrain}]

=== try search >
en:
< {H} looks for the tick. Not in the box!
< And the tock? Not in the hat!
~ Where is the tick? {H} looks in a box.
+ It is the box for all that is lost.
~ One mitten. One sock. {F} sniffs an old bread roll. Yuck!
~ No tick in the box.
fr:
< {H} cherche le tic. Pas dans la boîte !
< Et le tac ? Pas dans le chapeau !
~ Où est passé le tic ? {H} cherche dans une boîte.
+ C'est la boîte des choses perdues.
~ Une moufle. Une chaussette. {F} renifle un vieux bout de pain. Pouah !
~ Pas de tic dans la boîte.

=== try hands >
en:
{H} pushes the big hand of the clock. *Dong!* Soup! *Dong!* Bed!
~ [F:Bed?] says {F}. [F:But I just got up!]
+ All the children put on their coats. Then off. Then on.
~ No, no! Too fast!
[A:{>refrain}]
fr:
{H} pousse la grande aiguille. *Dong* ! À table ! *Dong* ! Au lit !
~ [F:Au lit ?] dit {F}. [F:Je viens de me lever !]
+ Les enfants mettent leurs manteaux. Ils les enlèvent. Ils les remettent.
~ Non, non ! Trop vite !
[A:{>refrain}]

=== try faster >
en:
The clock goes *tick*. Just one *tick*. Play fast, {H}!
~ {F} hides. Nobody has time to look.
+ The ball goes up. Nobody has time to catch it.
< Hop... stop! No fun.
~ It is no fun.
[A:{>refrain}]
fr:
L'horloge fait *tic*. Un seul *tic*. Joue vite, {H} !
~ {F} se cache. Personne n'a le temps de chercher.
+ La balle monte. Personne n'a le temps de l'attraper.
< Hop... stop ! Ce n'est pas drôle.
~ Ce n'est pas drôle.
[A:{>refrain}]

=== way >
en:
Shh! {H} and {F} listen, under the coats.
~ {each:@ listens too.|@ listen too.}
+ The clock looks at the door. She waits.
The clock says nothing. But... *knock, knock!*
fr:
Chut ! {H} et {F} écoutent, sous les manteaux.
~ {each:@ écoute aussi.|@ écoutent aussi.}
+ L'horloge regarde la porte. Elle attend.
L'horloge ne dit rien. Mais... *toc, toc* !

=== insight >
en:
< Who comes in? A small snail, with a bag! How slow!
~ Who comes in? A small, small snail, with a bag!
~ [N:I am not late,] says the snail.
~ It takes him all day to get to school.
+ He left home when the sun came up.
[H:The clock was waiting for you!] says {H}.
fr:
Qui entre ? Un tout petit escargot, avec un cartable !
< Comme il est lent !
~ [N:Je suis à l'heure,] dit l'escargot.
~ Il lui faut toute la journée pour venir.
+ Il est parti au lever du soleil.
< [H:L'horloge t'attendait !] dit {H}.
~ [H:C'est toi que l'horloge attendait !] dit {H}.

=== turn tell >
en:
< Night comes. [H:Sleep here, Snail! You'll be first!]
~ Night comes. [H:Sleep here, Snail! Then you will be first!]
{>pay}
~ [N:First? Me?] says the snail.
*Tick... tock...*
fr:
< [H:Ce soir, dors ici ! Demain, tu seras le premier !]
~ Voilà la nuit.
~ [H:Dors ici, escargot ! Demain, tu seras le premier !]
{>pay}
~ [N:Le premier ? Moi ?] dit l'escargot.
*Tic... tac...*

=== turn build >
en:
~ {H} makes a bed in a box. A small, small bed.
< Night comes. [H:Sleep here, Snail! You'll be first!]
~ Night comes. [H:Sleep here, Snail! Then you will be first!]
{>pay}
*Tick... tock...*
fr:
~ {H} fait un lit dans une boîte. Un tout petit lit.
< [H:Ce soir, dors ici ! Demain, tu seras le premier !]
~ Voilà la nuit.
~ [H:Dors ici, escargot ! Demain, tu seras le premier !]
{>pay}
*Tic... tac...*

=== turn why >
en:
~ [H:Why do you take all day?] asks {H}.
~ [N:I only have one foot,] says the snail.
< Night comes. [H:Sleep here, Snail! You'll be first!]
~ Night comes. [H:Sleep here, Snail! Then you will be first!]
{>pay}
*Tick... tock...*
fr:
~ [H:Pourquoi tu mets toute la journée ?] demande {H}.
~ [N:Je n'ai qu'un pied,] dit l'escargot.
< [H:Ce soir, dors ici ! Demain, tu seras le premier !]
~ Voilà la nuit.
~ [H:Dors ici, escargot ! Demain, tu seras le premier !]
{>pay}
*Tic... tac...*

=== restore
en:
< Good morning! Snail is first!
~ Good morning! Who is first? Snail!
+ He goes down the slide, very, very slowly.
~ *Tick, tock*, goes the big clock.
{>again}
[A:{>refrainLast}]
~ And they play and play and play.
fr:
< Bonjour ! L'escargot est le premier !
~ C'est le matin ! Qui est le premier ? L'escargot !
+ Il descend le toboggan, tout, tout doucement.
~ *Tic, tac*, fait la grande horloge.
{>again}
[A:{>refrainLast}]
~ Et on joue, on joue, on joue.

=== again
en:
< Hide, {All}! {H} has time!
~ {F} hides. Now {H} has time to look! {each:@ hides too.|@ hide too.}
fr:
< {H} a le temps de chercher {All} !
~ {F} se cache. {H} a le temps de chercher ! {each:@ se cache aussi.|@ se cachent aussi.}

=== cameo
en:
A small snail goes by with a bag. Hello, snail!
fr:
Un petit escargot passe avec un cartable. Bonjour, escargot !

=== ask
en:
Who did the clock wait for?
Why does the snail take all day?
Who do you wait for?
fr:
L'horloge attendait qui ?
Pourquoi l'escargot met-il toute la journée ?
Et toi, tu attends qui ?
`
