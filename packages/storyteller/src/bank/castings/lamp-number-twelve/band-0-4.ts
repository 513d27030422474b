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
{H} has a red stool.
~ It is just the right size.
fr:
{H} a un tabouret rouge, juste à sa taille.

=== pay stool
en:
{H} puts the red stool by the lamp.
~ Who wants to sit?
fr:
{H} pose son tabouret rouge près de la lampe.
~ Qui veut s'asseoir ?

=== plant marbles
en:
{H} has a bag of marbles. *Clink, clink!*
fr:
{H} a un sac de billes. *Cling, cling* !

=== pay marbles
en:
{H} lets all the marbles roll. *Clink, clink!*
~ Who wants to play?
fr:
{H} fait rouler toutes ses billes. *Cling, cling* !
~ Qui veut jouer ?

=== pay own
en:
{H} puts the {T} by the lamp.
~ Who wants to see?
fr:
{H} pose {son T} près de la lampe.
~ Qui veut voir ?

=== lack >
en:
It is night. On, on, on go the lamps! One lamp stays dark.
~ *Bump!* goes the cat.
[H:{>refrain}]
fr:
C'est la nuit. Toutes les lampes s'allument ! Toutes, sauf une.
~ *Boum* ! fait le chat dans le noir.
[H:{>refrain}]

=== try polish >
en:
{H} washes the lamp. {F} dries it.
~ {F} dries the cat too.
The lamp is clean. The lamp is dark.
fr:
{H} lave la lampe. {F} l'essuie.
~ {F} essuie le chat aussi.
La lampe est propre. La lampe est noire.

=== try torch >
en:
{H} has a small light. On! Off! On! Off!
~ [H:Look, big lamp! Like this!]
[N:I know how,] says the lamp. And it stays dark.
fr:
{H} a une petite lampe. Allumé ! Éteint !
~ [H:Regarde, grande lampe ! Comme ça !]
[N:Je sais faire,] dit la grande lampe. Et elle reste noire.

=== try thanks >
en:
[H:Thank you, lamp!] says {H}. {F} claps.
~ The lamp looks at the doors. *Clack, clack, clack.* All shut.
The lamp stays dark.
fr:
[H:Merci, la lampe !] dit {H}.
{F} fait bravo.
~ La lampe regarde les portes. *Clac, clac, clac.* Toutes fermées.
La lampe reste noire.

=== way >
en:
{H} and {F} walk down the street. The other lamps shine. One, two, three!
~ They ask the cat. The cat does not know.
[H:{>refrain}]
fr:
{H} et {F} remontent la rue. Les autres lampes brillent. Une, deux, trois !
~ On demande au chat. Le chat ne sait pas.
[H:{>refrain}]

=== insight >
en:
[O:The lamps are on! Come in!]
All the children run home. *Clack!*
[H:When it shines, we all go!] says {H}.
~ [N:Yes,] says the lamp, very low.
fr:
[O:C'est allumé ! On rentre !]
Tous les enfants rentrent. *Clac* !
[H:Quand elle brille, on s'en va !] dit {H}.
~ [N:Oui,] dit la lampe, tout bas.

=== turn whistle
en:
{>pay}
~ {H} whistles. *Fwee!*
A boy comes out. A girl comes out. *Tink!* Light!
fr:
{>pay}
~ {H} siffle. *Piou* !
Un garçon sort. Une fille sort. *Ting* ! Lumière !

=== turn draw
en:
{>pay}
~ {H} draws a game on the ground.
A boy comes out. A girl comes out. *Tink!* Light!
fr:
{>pay}
~ {H} dessine une marelle.
Un garçon sort. Une fille sort. *Ting* ! Lumière !

=== turn why
en:
{>pay}
~ [H:Why go in?] says {H}. [H:Come and play!]
A boy comes out. A girl comes out. *Tink!* Light!
fr:
{>pay}
~ [H:Pourquoi rentrer ?] dit {H}. [H:Venez jouer !]
Un garçon sort. Une fille sort. *Ting* ! Lumière !

=== restore
en:
Now they all play in the light.
~ The lamp is so happy.
{>again}
[H:{>refrainLast}]
fr:
Maintenant, on joue sous la lampe.
~ Comme elle est contente !
{>again}
[H:{>refrainLast}]

=== cameo
en:
A lamp winks. Hello, lamp!
fr:
Une lampe cligne. Bonjour, lampe !

=== ask
en:
Why was the lamp dark?
Who came out to play?
Is there a lamp in your street?
fr:
Pourquoi elle était noire, la lampe ?
Qui est sorti jouer ?
Il y a une lampe dans ta rue ?
`
