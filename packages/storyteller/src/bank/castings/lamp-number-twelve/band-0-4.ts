export const band0to4 = `
=== title
en:
Shine, Lamp, Shine!
fr:
Brille, petite lampe !

=== title
en:
The Lamp That Was Sad
fr:
La lampe qui était triste

=== teaser
en:
All the lamps are on. One lamp is not.
fr:
Toutes les lampes brillent. Une lampe ne brille pas.

=== when
en:
Tonight
fr:
Ce soir

=== refrain
en:
Lamp, lamp, where is your light?
fr:
Lampe, lampe, où est ta lumière ?

=== refrainLast
en:
Lamp, lamp, there is your light!
fr:
Lampe, lampe, la voilà, ta lumière !

=== plant stool
en:
{H} has a red stool. It is just the right size.
fr:
{H} a un tabouret rouge, juste à sa taille.

=== pay stool
en:
{H} puts the red stool by the lamp. It can stay there.
fr:
{H} pose son tabouret rouge près de la lampe. Il reste là.

=== plant marbles
en:
{H} has a bag of marbles. *Clink, clink!*
fr:
{H} a un sac de billes. *Cling, cling* !

=== pay marbles
en:
{H} lets all the marbles roll. *Clink, clink!* They are for everyone.
fr:
{H} fait rouler toutes ses billes. *Cling, cling* ! Elles sont à tout le monde.

=== pay own
en:
{H} puts down the {T}, by the lamp. For everyone!
fr:
{H} pose {son T} près de la lampe. C'est à tout le monde.

=== lack >
en:
On! On! On! All the lamps... but one.
~ It is dark there. *Bump!* goes the cat.
~ {>gag1}
[H:{>refrain}]
fr:
Une, deux, trois ! Les lampes s'allument. Pas celle-là.
~ Il fait noir. *Boum* ! fait le chat.
~ {>gag1}
[H:{>refrain}]

=== try polish
en:
{H} washes the lamp. {F} dries it.
~ {F} dries the cat.
The lamp is clean. The lamp is dark.
fr:
{H} lave la lampe. {F} l'essuie.
~ {F} essuie le chat.
La lampe est propre. La lampe est noire.

=== try torch >
en:
{H} has a small light. On! Off! On! Off!
~ A moth does it too. On! Off!
[N:I know how,] says the lamp.
fr:
{H} a une petite lampe. Allumé ! Éteint !
~ Un papillon de nuit fait pareil. Allumé ! Éteint !
[N:Je sais faire,] dit la grande lampe.

=== try thanks >
en:
[H:Well done, lamp!] {F} claps.
~ The lamp looks at the doors.
*Clack, clack, clack.* They all shut. And no light!
fr:
[H:Bravo, la lampe !]
{F} tape dans ses mains.
~ La lampe regarde les portes.
*Clac, clac, clac.* Elles se ferment. Et pas de lumière !

=== way >
en:
They ask lamp one. They ask lamp two.
~ {>talent}
~ They ask the cat. The cat says no.
[H:{>refrain}]
fr:
On demande à la lampe un. À la lampe deux.
~ {>talent}
~ On demande au chat. Le chat dit non.
[H:{>refrain}]

=== insight >
en:
[O:The lamps are on!] call the children. [O:Home!]
All go in. *Clack.*
~ {>gag2}
[H:Oh! It shines, and we all go!]
fr:
[O:C'est allumé !] crient les enfants. [O:On rentre !]
Tout le monde rentre. *Clac.*
~ {>gag2}
[H:Oh ! Elle brille, et on s'en va !]

=== turn whistle
en:
{>pay}
~ {H} whistles. *Fwee!* Out come the people. They stay.
*Tink!* Light!
fr:
{>pay}
~ {H} siffle. *Piou* ! Les gens sortent. Ils restent.
*Ting* ! Lumière !

=== turn draw
en:
{>pay}
~ {H} draws a game on the ground. A boy comes. A girl comes.
*Tink!* Light!
fr:
{>pay}
~ {H} dessine une marelle. Un garçon vient. Une fille vient.
*Ting* ! Lumière !

=== turn why
en:
{>pay}
~ [H:Why do you go in?] says {H} at the doors. Out they come.
*Tink!* Light!
fr:
{>pay}
~ [H:Pourquoi vous rentrez ?] dit {H} aux portes.
~ Tout le monde sort.
*Ting* ! Lumière !

=== restore
en:
Now the lamp shines first of all. Good night, street.
[H:{>refrainLast}]
fr:
Maintenant, elle brille la première. Bonne nuit, la rue.
[H:{>refrainLast}]

=== cameo
en:
A lamp winks. Hello, lamp!
fr:
Une lampe cligne. Bonjour, lampe !

=== ask
en:
Why was the lamp sad?
Who came out to play?
Is there a lamp in your street?
fr:
Pourquoi la lampe était triste ?
Qui est sorti jouer ?
Il y a une lampe dans ta rue ?
`
