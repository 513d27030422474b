/** Boots, a raincoat, a scarf: a garment everybody can see the use of. */
export const WORN_TRAITS = `
=== bare worn | 0-4
en:
{H} puts on {>wear}, and takes {a T}.
fr:
{H} met {>wear} et prend {un T}.

=== keep worn any walk | 0-4
en:
{H} puts on {>wear}, to take {h:his|her} {T} for a walk.
fr:
{H} met {>wear}, pour aller promener {son T}.

=== keep worn any share | 0-4
en:
{H} shows {>wear} to {a T}. Hello, hello!
fr:
{H} présente {>wear} à {un T}. Bonjour, bonjour !

=== keep worn any too | 0-4
en:
{H} puts on {>wear}. {h:His|Her} {T} {n:comes|come} too!
fr:
{H} met {>wear}. Et {son T} {n:vient|viennent} aussi !

=== keep worn any out | 0-4
en:
Has {H} got {>wear}? Yes! And {h:his|her} {T}? Yes!
fr:
{H} a {>wear} ? Oui ! Et {son T} ? Oui !

=== keep worn any hide | 0-4
en:
{H} hides {a T} under {>wear}. Gone? No. Peekaboo!
fr:
{H} cache {un T} sous {>wear}. Plus rien ? Si. Coucou !

=== keep worn there | 0-4
en:
{H} puts on {>wear}. Oh! What is in there? {A T}!
fr:
{H} met {>wear}. Oh ! Il y a quoi, dedans ? {Un T} !

=== keep worn rain | 0-4
en:
{H} shakes {>wear}. *Plop, plop!* It rains {Ts}. Only one may come.
fr:
{H} secoue {>wear}. *Plop, plop* ! Il pleut des {Ts}. {T:Un seul|Une seule} peut venir.

=== keep worn jump | 0-4, walks
en:
Hop! {H} jumps into {>wear}. Out falls {a T}. Come along, you!
fr:
Hop ! {H} saute dans {>wear}. {Un T} en tombe. Allez, viens, toi !

=== keep worn lost | 0-4
en:
{H} puts on {>wear}. Shh! {A T} is asleep in there.
fr:
{H} met {>wear}. Chut ! {Un T} dort dedans.

=== keep worn full | 0-4
en:
So many {Ts}! In {>wear}, {H} has room for one.
fr:
Plein, plein de {Ts} ! Dans {>wear}, {H} a de la place pour {T:un seul|une seule}.

=== keep boots heard | 0-4
en:
< *Squeak, squeak*, go {H}'s {T}.
~ *Squeak, squeak!* {H}'s {T} talk at every step.
fr:
< *Couic, couic*, font {le T} {de H}.
~ *Couic, couic !* {Le T} {de H} parlent à chaque pas.

=== keep boots heard dance | 0-4
en:
< *Tap, tap*, go {H}'s {T}.
~ *Tap, tap!* {H} dances in {h:his|her} {T}.
fr:
< *Tap, tap*, font {le T} {de H}.
~ *Tap, tap !* {H} danse dans {son T}.

=== keep raincoat heard | 0-4
en:
< *Swish, swish*, goes {H}'s {T}.
~ *Swish, swish!* {H}'s {T} sings at every step.
fr:
< *Frou, frou*, fait {le T} {de H}.
~ *Frou, frou !* {Le T} {de H} chante à chaque pas.

=== keep scarf heard | 0-4
en:
< {H}'s {T} is so long!
~ Once round, twice round... {H}'s {T} is so long!
fr:
< Qu'{T:il est long|elle est longue}, {le T} {de H} !
~ Un tour, deux tours... Qu'{T:il est long|elle est longue}, {le T} {de H} !

=== keep boots heard puddle | 0-4
en:
< *Splash!* {H}'s {T} find a puddle.
~ *Splash!* {H}'s {T} find a puddle. And one more!
fr:
< *Plaf !* {Le T} {de H} trouvent une flaque.
~ *Plaf !* {Le T} {de H} trouvent une flaque. Encore une !

=== keep raincoat heard arms | 0-4
en:
< One arm, two arms... {H}'s {T} is on!
~ One arm. Where's the other? There! {H}'s {T} is on.
fr:
< Un bras, deux bras... {H} a {son T} !
~ Un bras. Où est l'autre ? Là ! {H} a {son T}.

=== keep raincoat heard snap | 0-4
en:
< *Snap, snap!* {H} does up {h:his|her} {T}.
~ *Snap, snap!* {H} does up {h:his|her} {T}, right up to the chin.
fr:
< *Clic, clac !* {H} ferme {son T}.
~ *Clic, clac !* {H} ferme {son T}, jusqu'au menton.

=== keep scarf heard nose | 0-4
en:
< {H}'s {T} hides {h:his|her} nose. Peekaboo!
~ {H}'s {T} hides {h:his|her} nose, {h:his|her} ears... Peekaboo!
fr:
< {Le T} {de H} cache son nez. Coucou !
~ {Le T} {de H} cache son nez, ses oreilles... Coucou !

=== keep scarf heard who | 0-4
en:
< Who is in {H}'s {T}? {H}!
~ Who is in there, in {H}'s {T}? You? No! {H}!
fr:
< Qui est dans {le T} {de H} ? C'est {H} !
~ Qui est là, dans {le T} {de H} ? C'est toi ? Non, c'est {H} !

=== keep scarf heard tail | 0-4
en:
< {H}'s {T} is a tail. *Miaow!*
~ {H} has a long tail. No! It's {h:his|her} {T}! *Miaow!*
fr:
< {Le T} {de H} est une queue. *Miaou !*
~ {H} a une longue queue. Mais non, c'est {son T} ! *Miaou !*

=== keep scarf heard snake | 0-4
en:
< {H}'s {T} is a snake. *Sss!*
~ {H}'s {T} is a snake. *Sss!* It is after a slipper.
fr:
< {Le T} {de H} est un serpent. *Sss !*
~ {Le T} {de H} est un serpent. *Sss !* Gare aux pantoufles !

=== keep boots heard feet | 0-4
en:
< One foot, two feet... {H}'s {T} are on!
~ One foot, two feet... {H}'s {T} are on. Wrong way round!
fr:
< Un pied, deux pieds... {H} a {son T} !
~ Un pied, deux pieds... {H} a {son T}. À l'envers !

=== keep boots heard toe | 0-4
en:
< A toe tickles in {H}'s {T}.
~ Who tickles in {H}'s {T}? A toe!
fr:
< Un orteil gratte dans {le T} {de H}.
~ Qui gratte dans {le T} {de H} ? Un orteil !

=== keep boots heard hello | 0-4
en:
< *Stamp!* {H}'s {T} say hello.
~ *Stamp, stamp!* {H}'s {T} say hello to the stairs.
fr:
< *Poum !* {Le T} {de H} disent bonjour.
~ *Poum, poum !* {Le T} {de H} disent bonjour à l'escalier.

=== keep raincoat heard rain | 0-4
en:
< *Plip, plop!* {H}'s {T} wants rain.
~ *Plip, plop!* {H}'s {T} wants rain. So does {H}.
fr:
< *Plic, ploc !* {Le T} {de H} veut de la pluie.
~ *Plic, ploc !* {Le T} {de H} veut de la pluie. {H} aussi.

=== keep raincoat heard feet | 0-4
en:
< Two feet, {a T}: it is {H}!
~ A nose, two feet, {a T}: it is {H}!
fr:
< Deux pieds, {un T} : c'est {H} !
~ Un nez, deux pieds, {un T} : c'est {H} !

=== keep raincoat heard fly | 0-4
en:
< *Flap, flap!* {H} flies in {h:his|her} {T}.
~ *Flap, flap!* {H} flies in {h:his|her} {T}. Up to the gate!
fr:
< *Flap, flap !* {H} vole avec {son T}.
~ *Flap, flap !* {H} vole avec {son T}. Jusqu'à la porte !
`
