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
Tick, tock, stop! Why does the clock stop?
fr:
Tic, tac, stop ! Pourquoi l'horloge s'arrête ?

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

=== plant lantern
en:
{H} has a small lamp. It glows like gold.
fr:
{H} a une petite lanterne. Elle brille comme de l'or.

=== pay lantern
en:
{H} puts the small lamp by the school door. [H:Will you mind it, snail?]
fr:
{H} pose sa lanterne à la porte de l'école.
[H:Tu la gardes, escargot ?]

=== plant sunflower
en:
{H} has a sunflower in a pot. Grow, flower, grow!
fr:
{H} a un tournesol dans un pot. Pousse, tournesol !

=== pay sunflower
en:
{H} puts the sunflower by the school door. [H:Will you mind it, snail?]
fr:
{H} pose son tournesol à la porte de l'école.
[H:Tu le gardes, escargot ?]

=== pay own
en:
{H} puts the {T} by the school door. [H:Will you mind {n:it|them}, snail?]
fr:
{H} pose {son T} à la porte de l'école.
[H:Tu veux bien {T:le|la} garder, escargot ?]

=== lack >
en:
*Ding!* No more play? So soon?
~ {>gag1}
[H:Clock, what did you do?]
[A:{>refrain}]
fr:
*Ding* ! Fini de jouer ? Déjà ?
~ {>gag1}
[H:Horloge, qu'est-ce que tu fais ?]
[A:{>refrain}]

=== try search
en:
{H} looks in the big box. One mitten. One sock. One very old cheese!
~ {F} sniffs. Poo!
No time in the box.
fr:
{H} cherche dans la grande boîte. Une moufle. Une chaussette. Un très vieux fromage !
~ {F} renifle. Pouah !
Pas de temps dans la boîte.

=== try hands
en:
{H} pushes the clock hand. *Ding!* Soup! *Ding!* Bed!
~ Oh no! That is too fast.
The clock puts it back.
fr:
{H} pousse l'aiguille. *Ding* ! À table ! *Ding* ! Au lit !
~ Oh non ! Trop vite !
L'horloge la remet.

=== try faster
en:
Play fast! Run! Hop! Hide! Found! *Ding!*
~ Phew! {F} has to sit down.
It is no fun.
fr:
On joue vite ! Cours ! Saute ! Cache-toi ! Trouvé ! *Ding* !
~ Ouf ! {F} doit s'asseoir.
Ce n'est pas drôle.

=== way >
en:
Shh! We hide by the coats. We look at the clock.
~ {>talent}
[A:{>refrain}]
fr:
Chut ! On se cache sous les manteaux. On regarde l'horloge.
~ {>talent}
[A:{>refrain}]

=== insight >
en:
Oh! A small, small snail, with a bag.
~ {>gag2}
[N:I am not late!] says the snail.
~ *Tock*, says the clock.
~ [H:She waits for him!]
fr:
Qui arrive ? Oh ! Un tout petit escargot, avec un cartable.
~ {>gag2}
[N:Je suis à l'heure !] dit l'escargot.
*Tac*, fait l'horloge.
~ [H:Elle l'attend !]

=== turn tell >
en:
{>pay}
~ [H:It is sad all alone.]
[N:Yes!] says the snail. [N:I will sleep here.]
fr:
{>pay}
~ [H:Sans toi, c'est triste.]
[N:Oui !] dit l'escargot. [N:Je dors ici.]

=== turn build >
en:
{>pay}
~ {H} makes a roof. A nice, small roof.
[N:Yes!] says the snail.
~ [N:I will sleep here.]
fr:
{>pay}
~ {H} fait un toit. Un joli petit toit.
[N:Oui !] dit l'escargot.
~ [N:Je dors ici.]

=== turn why >
en:
{>pay}
~ [H:Why go so far? Stay here!]
[N:Yes!] says the snail.
~ [N:I will sleep here.]
fr:
{>pay}
~ [H:Pourquoi aller si loin ? Reste !]
[N:Oui !] dit l'escargot.
~ [N:Je dors ici.]

=== restore
en:
Who is first at school? The snail!
~ Now there is time to play. Run, hop, hide!
[A:{>refrainLast}]
fr:
Qui est le premier à l'école ? L'escargot !
~ On a le temps de jouer. On court, on saute !
[A:{>refrainLast}]

=== cameo
en:
A small snail goes by with a bag. Hello, snail!
fr:
Un petit escargot passe avec un cartable. Bonjour, escargot !

=== ask
en:
Who did the clock wait for?
Can you go tick, tock?
Can you go as slow as a snail?
fr:
Qui est-ce que l'horloge attendait ?
Tu sais faire tic, tac ?
Tu sais marcher comme un escargot ?
`
