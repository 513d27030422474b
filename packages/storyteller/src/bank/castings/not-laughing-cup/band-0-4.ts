export const band0to4 = `
=== title
en:
Do Not Laugh!
fr:
On ne rit pas !

=== title
en:
The Baron Who Did Not Laugh
fr:
Le baron qui ne riait jamais

=== teaser
en:
The baron never laughs. Never, never. Or does he?
fr:
Le baron ne rit jamais. Jamais, jamais. Vraiment ?

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
Don't laugh! Don't laugh!
fr:
On ne rit pas ! On ne rit pas !

=== refrainLast
en:
Laugh! Laugh! Laugh!
fr:
On rit ! On rit ! On rit !

=== plant potato
en:
{H} has a potato. It has a nose!
fr:
{H} a une pomme de terre. Elle a un nez !

=== pay potato
en:
{H} shows the potato. It looks like {V}!
fr:
{H} montre la pomme de terre. On dirait {V} !

=== plant slipper
en:
{H} has a cushion. *Moo!* it goes.
fr:
{H} a un coussin. *Meuh* ! fait le coussin.

=== pay slipper
en:
{H} gives {V} the cushion. He sits. *Moo!*
fr:
{H} donne le coussin à {V}. Il s'assoit. *Meuh* !

=== pay own
en:
{H} gives {V} the {T}. On his head? Oh!
fr:
{H} donne {son T} à {V}. Sur la tête ? Oh !

=== lack >
en:
{V} has a big cup. He never laughs.
~ Never, never, never.
~ {>gag1}
[H:{>refrain}]
fr:
{V} a une grande coupe. Il ne rit jamais.
~ Jamais, jamais, jamais.
~ {>gag1}
[H:{>refrain}]

=== try faces
en:
{H} does a fish. {F} does a fish.
~ All the guards laugh. Ha, ha, ha!
{V}? No. He yawns.
fr:
{H} fait le poisson. {F} fait le poisson.
~ Tous les gardes rient. Ha, ha, ha !
{V} ? Non. Il bâille.

=== try joke >
en:
[F:There is a duck. No, two ducks...]
~ {F} forgets the end!
{V} sleeps. With his eyes wide open?
fr:
[F:C'est un canard. Non, deux...]
~ {F} a oublié la fin !
{V} dort. Les yeux ouverts ?

=== try feather >
en:
They tickle his ear. They tickle his knee.
*Clonk!*
~ He has iron pants!
No laugh.
fr:
On chatouille son oreille. On chatouille son genou.
*Clonc* !
~ Il a une culotte de fer !
Il ne rit pas.

=== way >
en:
[O:He had a laugh once,] says the cook.
~ {>talent}
~ She stirs the soup. [O:Oh, what a laugh!]
[H:{>refrain}]
fr:
[O:Avant, il riait,] dit la cuisinière.
~ {>talent}
~ [O:Oh là là, quel rire !]
[H:{>refrain}]

=== insight >
en:
{H} looks at him, close. His ears are red. His lips are shut tight.
~ {>gag2}
[H:He is full of laughs!]
fr:
{H} regarde de tout près. Ses oreilles sont rouges. Il serre les lèvres.
~ {>gag2}
[H:Il est plein de rires !]

=== turn whistle
en:
{>pay}
~ {H} whistles like a boot in mud. *Shlooop!*
[V:Hee, hee, HONK!] laughs {V}.
fr:
{>pay}
~ {H} siffle comme une botte dans la boue. *Chlouap* !
[V:Hi, hi, POUËT !] rit {V}.

=== turn why
en:
~ [H:Why don't you laugh?]
{>pay}
[V:It goes... honk!] says {V}. [V:Hee, hee, HONK!]
fr:
~ [H:Pourquoi tu ne ris pas ?]
{>pay}
[V:Ça fait... pouët,] dit {V}. [V:Hi, hi, POUËT !]

=== restore
en:
All laugh! [V:Take the cup!] says {V}. [V:I have my laugh.]
[H:{>refrainLast}]
fr:
Tout le monde rit !
[V:Prends la coupe,] dit {V}. [V:Moi, j'ai mon rire.]
[H:{>refrainLast}]

=== cameo
en:
Hee, hee, HONK! Who laughs like that?
fr:
Hi, hi, POUËT ! Qui rit comme ça ?

=== ask
en:
Who did not laugh?
How does {V} laugh?
Do your funny face!
fr:
Qui ne riait pas ?
Comment rit {V} ?
Fais ta grimace !
`
