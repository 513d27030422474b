export const band0to4 = `
=== title
en:
Wait, Clock, Wait!
fr:
Attends, horloge !

=== title
en:
Who Comes to School?
fr:
Qui vient à l'école ?

=== teaser
en:
Tick, tock, stop! Who is the clock waiting for?
fr:
Tic, tac, stop ! Qui est-ce que l'horloge attend ?

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
~ The big clock is up on the wall.
fr:
En route pour l'école, avec {Us} !
~ La grande horloge est là, sur le mur.

=== plant lantern
en:
{H} has a small lamp. It glows like gold.
fr:
{H} a une petite lanterne. Elle brille comme de l'or.

=== pay lantern
en:
{H} puts the small lamp by the door. A night light!
fr:
{H} pose sa lanterne à la porte. Une veilleuse !

=== plant sunflower
en:
{H} has a sunflower in a pot. Grow, flower, grow!
fr:
{H} a un tournesol dans un pot. Pousse, tournesol !

=== pay sunflower
en:
{H} puts the sunflower by the door. A tree for a snail!
fr:
{H} pose son tournesol à la porte. Un arbre pour escargot !

=== pay own shell
en:
{H} puts the {T} by the door. A little house!
fr:
{H} pose {son T} à la porte. Une petite maison !

=== pay own
en:
{H} leaves the {T} with him. [H:So you are not alone!]
fr:
{H} lui laisse {son T}.
[H:Comme ça, tu n'es pas tout seul !]

=== lack >
en:
It is play time. Run, {H}, run! *Ding!*
+ One hop, one throw of the ball, and in they must go.
~ What, no more play? Already?
The big clock stops.
[A:{>refrain}]
fr:
C'est la récré. Cours, {H}, cours ! *Ding* !
+ Un saut, un lancer de ballon, et il faut déjà rentrer.
~ Quoi, c'est fini ? Déjà ?
La grande horloge s'arrête.
[A:{>refrain}]

=== try search >
en:
< {H} looks for the tick. Not in the box!
< And the tock? Not in the hat!
~ Where did the time go? {H} looks in a box.
+ It is the box for all that is lost.
~ One mitten. One sock. {F} sniffs an old bread roll. Poo!
~ No time in the box.
fr:
< {H} cherche le tic. Pas dans la boîte !
< Et le tac ? Pas dans le chapeau !
~ Où est passé le temps ? {H} cherche dans une boîte.
+ C'est la boîte des choses perdues.
~ Une moufle. Une chaussette. {F} renifle un vieux pain. Pouah !
~ Pas de temps dans la boîte.

=== try hands >
en:
Push the big hand of the clock! *Dong!* Soup! *Dong!* Bed!
~ [F:Bed?] says {F}. [F:But I just got up!]
+ All the children put on their coats. Then off. Then on.
~ No, no! Too fast!
[A:{>refrain}]
fr:
On pousse la grande aiguille ! *Dong* ! À table ! *Dong* ! Au lit !
~ [F:Au lit ?] dit {F}. [F:Je viens de me lever !]
+ Les enfants mettent leurs manteaux. Ils les enlèvent. Ils les remettent.
~ Non, non ! Trop vite !
[A:{>refrain}]

=== try faster >
en:
< {H} runs with no tick. {H} hops with no tock.
~ No time to play? Play fast! Run! Hop! Hide!
~ {F} hides. Nobody has time to look.
+ Nobody can find the ball, because it never stops.
It is no fun.
[A:{>refrain}]
fr:
< {H} court sans tic. {H} saute sans tac.
~ Plus le temps ? On joue vite ! On court ! On saute !
~ {F} se cache. Personne n'a le temps de chercher.
+ Personne n'attrape le ballon, parce qu'il ne s'arrête jamais.
Ce n'est pas drôle.
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
The door opens. A small, small snail, with a bag!
< How slow he is!
~ [N:I am not late,] says the snail.
+ It takes him all day to get to school.
[H:The clock waits for him!] says {H}.
fr:
La porte s'ouvre. Un tout petit escargot, avec un cartable !
< Comme il va lentement !
~ [N:Je suis à l'heure,] dit l'escargot.
+ Il lui faut toute la journée pour venir.
[H:L'horloge l'attend !] dit {H}.

=== turn tell >
en:
Night comes. [H:Sleep here, Snail! Then you will be first!]
{>pay}
~ [N:First? Me?] says the snail.
*Tick... tock...*
fr:
Voilà la nuit.
[H:Dors ici, escargot ! Demain, tu seras le premier !]
{>pay}
~ [N:Le premier ? Moi ?] dit l'escargot.
*Tic... tac...*

=== turn build >
en:
~ {H} makes a bed in a box. A small, small bed.
Night comes. [H:Sleep here, Snail! Then you will be first!]
{>pay}
*Tick... tock...*
fr:
~ {H} fait un lit dans une boîte. Un tout petit lit.
Voilà la nuit.
[H:Dors ici, escargot ! Demain, tu seras le premier !]
{>pay}
*Tic... tac...*

=== turn why >
en:
~ [H:Why are you so slow?] asks {H}.
~ [N:My house is so far,] says the snail.
Night comes. [H:Sleep here, Snail! Then you will be first!]
{>pay}
*Tick... tock...*
fr:
~ [H:Pourquoi tu arrives si tard ?] demande {H}.
~ [N:J'habite très loin,] dit l'escargot.
Voilà la nuit.
[H:Dors ici, escargot ! Demain, tu seras le premier !]
{>pay}
*Tic... tac...*

=== restore
en:
Good morning! Who is first? Snail!
+ He goes down the slide, very, very slowly.
{>again}
[A:{>refrainLast}]
~ And they play and play and play.
fr:
C'est le matin ! Qui est le premier ? L'escargot !
+ Il descend le toboggan, tout, tout doucement.
{>again}
[A:{>refrainLast}]
~ Et on joue, on joue, on joue.

=== again
en:
He plays tag with {Everyone}.
fr:
Il joue à chat avec {Everyone}.

=== cameo
en:
A small snail goes by with a bag. Hello, snail!
fr:
Un petit escargot passe avec un cartable. Bonjour, escargot !

=== ask
en:
Who did the clock wait for?
Why was he late?
Who do you wait for?
fr:
L'horloge attendait qui ?
Pourquoi il était en retard ?
Et toi, tu attends qui ?
`
