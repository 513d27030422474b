export const band0to4 = `
=== title
en:
Shine, Lamp, Shine!
fr:
Brille, lampe, brille !

=== title
en:
Lamp, Lamp, Where Is Your Light?
fr:
Lampe, lampe, où est ta lumière ?

=== teaser
en:
All the lamps are on. All but one.
fr:
Toutes les lampes brillent. Toutes, sauf une.

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
Lamp, lamp, here is your light!
fr:
Lampe, lampe, la voilà, ta lumière !

=== out
en:
< Home before dark, with {Us}!
~ It is almost night. {H} walks home, with {Us}.
fr:
< Ce soir, on rentre avec {Us}.
~ Il fait presque nuit. {H} rentre à la maison, avec {Us}.

=== plant stool
en:
< Who carries a red stool? {H}!
~ Who carries a red stool? {H}! It is just the right size.
fr:
< Qui porte un tabouret rouge ? {H} !
~ Qui porte un tabouret rouge ? C'est {H} ! Il est juste à sa taille.

=== pay stool
en:
{H} puts the red stool by the lamp. Who wants to sit?
fr:
{H} pose son tabouret rouge près de la lampe. Qui veut s'asseoir ?

=== plant marbles
en:
< *Clink, clink!* In {H}'s bag? Marbles!
~ *Clink, clink!* What is in {H}'s bag? Marbles!
fr:
< *Cling, cling* ! Le sac {de H} ? Des billes !
~ *Cling, cling* ! Dans le sac {de H}, il y a des billes !

=== pay marbles
en:
{H} lets all the marbles roll. *Clink, clink!* Who wants to play?
fr:
{H} fait rouler toutes ses billes. *Cling, cling* ! Qui veut jouer ?

=== pay own scarf
en:
{H} ties {h:his|her} {T} round the lamp. [H:Come and see!]
fr:
{H} noue {son T} autour de la lampe.
[H:Venez voir !]

=== pay own torch
en:
Under the big lamp, {H} puts on the {T}. [H:Who wants to play?]
fr:
Sous la grande lampe, {H} allume {son T}.
[H:Qui veut jouer ?]

=== pay own stone
en:
{H} throws {h:his|her} {T}. Hop, hop, hop! [H:Who wants to play?]
fr:
{H} lance {son T} et saute. Hop, hop !
[H:Qui veut jouer ?]

=== pay own shell
en:
{H} throws {h:his|her} {T}. Hop, hop, hop! [H:Who wants to play?]
fr:
{H} lance {son T} et saute. Hop, hop !
[H:Qui veut jouer ?]

=== pay own boots
en:
< {H} jumps in {h:his|her} {T}. *Clop, clop!* [H:Who wants to play?]
~ {H} stamps and jumps in {h:his|her} {T}. *Clop, clop!* [H:Who wants to play?]
fr:
{H} saute dans {son T}. *Clop, clop* !
[H:Qui veut jouer ?]

=== pay own garment
en:
{H} waves {h:his|her} {T}. [H:Who wants to play?]
fr:
{H} agite {son T}.
[H:Qui veut jouer ?]

=== pay own
en:
{H} shows the {T} to the windows. [H:Who wants to play?]
fr:
{H} montre {son T} aux fenêtres.
[H:Qui veut jouer ?]

=== lack >
en:
On, on go the lamps! In, in go the children!
One lamp stays dark.
~ *Bump!* goes the cat, under it.
+ It cannot see, because that is the lamp by its door.
[H:{>refrain}]
fr:
Les lampes s'allument, hop ! Les enfants rentrent, hop !
Une lampe reste noire.
~ *Boum* ! fait le chat, dessous.
+ Il ne voit rien, parce que c'est la lampe de sa porte.
[H:{>refrain}]

=== try polish >
en:
Is it dirty? {H} washes the lamp. {F} dries it.
~ {F} dries the cat too.
+ Round and round, up to the very top.
- The lamp is clean.
The lamp stays dark.
fr:
Elle est sale ? {H} lave la lampe. {F} l'essuie.
~ {F} essuie le chat aussi.
+ On frotte, on frotte, jusque tout en haut.
- La lampe est propre.
La lampe reste noire.

=== try torch >
en:
{F} takes {?own(torch):the torch|a small lamp}. On! Off! On! Off!
~ [H:Look, big lamp! Like this!]
+ [F:It is not hard!] says {F}. Click, click, click.
[N:I know how,] says the big lamp.
But it stays dark.
fr:
{F} prend {?own(torch):la lampe de poche|une petite lampe}. Allumée ! Éteinte !
~ [H:Regarde, grande lampe ! Comme ça !]
+ [F:Ce n'est pas dur !] dit {F}. Clic, clic, clic.
[N:Je sais faire,] dit la grande lampe.
Mais elle reste noire.

=== try thanks >
en:
Is it cross? [H:Thank you, lamp!] says {H}. {F} claps.
~ The lamp looks at the doors. *Clack, clack, clack.* All shut.
+ Nobody thanks a lamp, as a rule.
The lamp stays dark.
fr:
Elle boude ?
[H:Merci, la lampe !] dit {H}.
{F} fait bravo.
~ La lampe regarde les portes. *Clac, clac, clac.* Toutes fermées.
+ Une lampe, d'habitude, on ne lui dit rien.
La lampe reste noire.

=== way >
en:
{H} and {F} walk down the street.
< *Bump!* goes the cat. So dark!
+ One lamp has a moth. One lamp has two.
~ They ask the cat. The cat does not know. *Bump!*
~ {each:@ knocks at a door.|@ knock at a door.}
[H:{>refrain}]
fr:
{H} et {F} remontent la rue.
< *Boum* ! fait le chat. Il fait noir !
+ Une lampe a un papillon. Une autre en a deux.
~ On demande au chat. Le chat ne sait pas. *Boum* !
~ {each:@ frappe à une porte.|@ frappent à une porte.}
[H:{>refrain}]

=== insight >
en:
*Clack!* goes the last door. The street is empty.
+ No ball. No bike. Nobody to shine for.
[H:When you shine, everyone goes home!] says {H}.
~ [N:Yes,] says the lamp, very softly.
fr:
*Clac* ! fait la dernière porte. La rue est vide.
+ Pas de ballon. Pas de vélo. Personne à éclairer.
[H:Quand tu brilles, tout le monde rentre !] dit {H}.
~ [N:Oui,] dit la lampe, tout bas.

=== turn whistle
en:
{>pay}
~ {H} whistles. *Fwee!*
< Out, out come the children! *Tink!* Light!
~ A boy comes out. A girl comes out. *Tink!* Light!
fr:
{>pay}
~ {H} siffle. *Piou* !
< Les enfants sortent, hop ! *Ting* ! Lumière !
~ Un garçon sort. Une fille sort. *Ting* ! Lumière !

=== turn draw
en:
{>pay}
~ {H} draws a game on the ground.
< Out, out come the children! *Tink!* Light!
~ A boy comes out. A girl comes out. *Tink!* Light!
fr:
{>pay}
~ {H} dessine une marelle.
< Les enfants sortent, hop ! *Ting* ! Lumière !
~ Un garçon sort. Une fille sort. *Ting* ! Lumière !

=== turn why
en:
{>pay}
~ The doors open a bit. A nose. Two noses.
< Out, out come the children! *Tink!* Light!
~ A boy comes out. A girl comes out. *Tink!* Light!
fr:
{>pay}
~ Les portes s'ouvrent un peu. Un nez. Deux nez.
< Les enfants sortent, hop ! *Ting* ! Lumière !
~ Un garçon sort. Une fille sort. *Ting* ! Lumière !

=== restore
en:
< Now they all play!
~ Nobody goes in! They all play in the light.
+ The moth goes round and round.
{>again}
~ Even the cat can see its door.
[H:{>refrainLast}]
fr:
~ Personne ne rentre ! On joue sous la lampe.
+ Un papillon tourne autour, tourne, tourne.
{>again}
~ Même le chat voit sa porte.
[H:{>refrainLast}]

=== again
en:
< {H} calls: red light! {F} moved! {each:@ too!|@ too!}
~ {H} calls: red light! {F} moved! {each:@ moved too!|@ moved too!}
fr:
< Dehors, {H} compte : un, deux, trois, soleil ! {F} a bougé ! {each:@ aussi !|@ aussi !}
~ {H} compte : un, deux, trois, soleil ! {F} a bougé ! {each:@ aussi !|@ aussi !}

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
