export const band0to4 = `
=== title
en:
Don't Laugh!
fr:
On ne rit pas !

=== title
en:
The Baron Who Never Laughed
fr:
Le baron qui ne riait jamais

=== teaser
en:
The baron never laughs. Never, never. Who will make him?
fr:
Le baron ne rit jamais. Jamais, jamais. Qui va le faire rire ?

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
And {V}? HONK!
fr:
Et {V} ? POUËT !

=== out
en:
< {Crew} go {room:up }to the castle.
~ {Crew} go up, up, up to the castle. There is a cup to win.
fr:
< {Crew} montent au château.
~ {Crew} montent au château. Il y a une coupe à gagner.

=== plant potato
en:
< {H} takes a potato{room: with a nose}.
~ {H} digs up a potato. It has a nose.
fr:
< {H} prend une patate{room: à gros nez}.
~ {H} déterre une patate. Elle a un gros nez.

=== pay potato
en:
< {h:His|Her} potato looks like {V}!
~ {h:He|She} holds up the potato with the nose. It looks like {V}!
fr:
< {H} a une patate. On dirait {V} !
~ {h:Il|Elle} montre la patate à gros nez. On dirait {V} !

=== plant slipper
en:
< {H}{room: squeezes a cushion. *Moo!*||'s cushion goes *moo*.}
~ {H} squeezes a cushion. *Moo!* That one comes too.
fr:
< {H} serre un coussin. *Meuh* !
~ {H} serre un coussin. *Meuh* ! On l'emporte.

=== pay slipper
en:
< {V} sits on the cushion. *Moo!*
~ {h:He|She} gives {V} {h:his|her} cushion. {V} sits down. *Moo!*
fr:
< {V} s'assoit sur le coussin. *Meuh* !
~ {h:Il|Elle} donne son coussin à {V}. {V} s'assoit. *Meuh* !

=== pay own torch
en:
< {h:He|She} lights up {h:his|her} nose.
~ {h:He|She} shines {h:his|her} {T} on {h:his|her} nose. *Oink!*
fr:
< {H} éclaire son nez.
~ {h:Il|Elle} allume {son T} sous son nez. *Groin* !

=== pay own collection
en:
< {h:He|She} puts {h:his|her} {T} on {h:his|her} nose.
~ {h:He|She} puts {h:his|her} {T} on {h:his|her} nose. *Oink!*
fr:
< {H} met {son T} sur son nez.
~ {h:Il|Elle} met {son T} sur son nez. *Groin* !

=== pay own dinosaur
en:
< {H}'s dinosaur goes *oink*, too.
~ {h:He|She} holds up {h:his|her} {T}. The dinosaur goes *oink*, too.
fr:
< Le dinosaure {de H} aussi.
~ {h:Il|Elle} montre {son T}. Le dinosaure aussi fait *groin*.

=== pay own
en:
< {h:He|She} puts {h:his|her} {T} on {h:his|her} head.
~ {h:He|She} puts {h:his|her} {T} on {h:his|her} head. *Oink!*
fr:
< {H} met {son T} sur sa tête.
~ {h:Il|Elle} met {son T} sur sa tête. *Groin* !

=== plant own collection
en:
< {A T} on {H}'s nose. *Plop!*
~ {H} puts {a T} on {h:his|her} nose. *Plop!* Off it falls.
fr:
< {Un T} sur le nez {de H}. *Plop !*
~ {H} met {un T} sur son nez. *Plop !* Par terre.

=== plant own
en:
< {H} puts {h:his|her} {T} on {h:his|her} head. *Plop!*
~ {H} puts {h:his|her} {T} on {h:his|her} head. *Plop!* Off {n:it falls|they fall}.
fr:
< {H} met {son T} sur sa tête. *Plop !*
~ {H} met {son T} sur sa tête. *Plop !* Par terre.

=== plant own torch
en:
< {H} shines {h:his|her} {T} on a nose. Hello, nose!
~ {H} shines {h:his|her} {T} on a nose. Hello, nose! Hello, toes!
fr:
< {H} éclaire un nez avec {son T}. Coucou, le nez !
~ {H} éclaire un nez avec {son T}. Coucou, le nez ! Coucou, les pieds !

=== plant own dinosaur
en:
< *Roar!* goes {H}'s {T}.
~ *Roar!* goes {H}'s {T}. Or does it go *oink?*
fr:
< *Raaah !* fait {le T} {de H}.
~ *Raaah !* fait {le T} {de H}. Ou bien *groin* ?

=== loved
en:
< {H} tries {T}. No!
~ {H} tries {T}. Not a smile!
fr:
< {H} essaie {de T}. Non !
~ {H} essaie {de T}. Pas un sourire !

=== lack >
en:
< This is Baron {V}. He never laughs.
< Can {H} make him laugh?
~ This is Baron {V}. He never, never laughs.
+ Not at a joke. Not at a goat in a hat. Not at two goats.
{>loved}
~ Make him laugh, and you win his big cup!
[V:{>refrain}] mutters {V}.
fr:
< Le baron {V} ne rit jamais.
< Fais-le rire, {H} !
~ Voici le baron {V}. Il ne rit jamais, jamais.
+ Ni pour une blague, ni pour une chèvre en chapeau. Ni pour deux chèvres.
{>loved}
~ Qui le fait rire gagne la grande coupe !
[V:{>refrain}]{room: marmonne {V}.}

=== try faces >
en:
{H} makes a fish face. {F} makes a frog face.
< The cook laughs. Ho, ho!
+ Fat cheeks, round eyes, and no neck.
~ The guards laugh. Ha, ha, ha. The cook laughs. Ho, ho!
And {V}? No.
fr:
{H} fait le poisson. {F} fait la grenouille.
< La cuisinière rit. Ho, ho !
+ De grosses joues, des yeux ronds, et pas de cou.
~ Les gardes rient. Ha, ha, ha. La cuisinière rit. Ho, ho !
Et {V} ? Non.

=== try joke >
en:
{F} tells a joke. [F:There is a duck. No, two ducks. No, a cow...{?age(4): On a bus. It's raining. They have a cheese. And then...|}]
~ And then? {F} forgets the end.
And {V}? No.
fr:
[F:C'est l'histoire d'un canard,] dit {F}. [F:Non, deux canards. Non, une vache...{?age(4): Dans un bus. Il pleut. Elle a un fromage. Et après...|}]
~ Et après ? {F} ne sait plus la fin.
Et {V} ? Non.

=== try feather >
en:
{H} has a feather. Tickle, tickle, {V}!
- Tickle his ear. Tickle his knee.
+ The feather goes up. The feather goes down.
~ {F} tickles his tummy. *Clonk!* What? An iron vest.
And {V}? No.
fr:
{H} a une plume. Guili, guili, {V} !
- Guili, guili, l'oreille ! Guili, guili, le genou !
+ La plume monte. La plume descend.
~ {F} chatouille le ventre. *Clonc* ! Quoi ? Un gilet de fer.
Et {V} ? Non.

=== way >
en:
< [O:He hid his laugh,] says the cook. {F} looks in the soup.
~ [O:He had a laugh once,] says the cook. [O:He shut the lid on it.]
+ They look, because you never know.
~ {F} lifts a lid. Soup. Mmm.
~ {each:@ looks in the teapot.|@ look in the teapot.}
[V:{>refrain}]{room: says {V}.}
fr:
< [O:Il a rangé son rire,] dit la cuisinière. {F} fouille la soupe.
~ [O:Il avait un gros rire,] dit la cuisinière. [O:Il l'a rangé.]
+ On fouille, parce qu'on ne sait jamais.
~ {F} soulève un couvercle. De la soupe.
~ {each:@ fouille la théière.|@ fouillent la théière.}
[V:{>refrain}]{room: dit {V}.}

=== insight >
en:
< *Mmmf!* Who was that?
~ *Mmmf!* Who was that? {V}'s nose!
~ His lips are shut tight. His ears go red.
+ He shakes like a pot on the fire.
~ {H} comes close and listens.
< *Hee, hee*, goes {V}'s tummy.
~ *Hee, hee*, goes the tummy.
[H:Your laugh is in there!] says {H}.
fr:
< *Mmmf* ! Qui a fait ça ?
~ *Mmmf* ! Qui a fait ça ? Le nez {de V} !
~ Ses lèvres sont serrées. Ses oreilles sont rouges.
+ Il tremble comme une casserole sur le feu.
~ {H} tend l'oreille, tout près.
< *Hi, hi*, fait le ventre {de V}.
~ *Hi, hi*, fait le ventre.
[H:Ton rire est là-dedans !] dit {H}.

=== turn whistle
en:
< [V:My laugh is silly!]{room: says {V}.}
~ [V:My laugh is silly,] says {V}, very softly.
+ He looks at his shoes.
[H:Mine goes oink!] says {H}.
{>pay}
~ Once more. *Oink, oink!*
[V:Hee... hee... HONK!]
fr:
< [V:Mon rire est bête !]{room: dit {V}.}
~ [V:Mon rire est bête,] dit {V} tout bas.
+ Il regarde ses pieds.
< [H:Le mien fait groin !] dit {H}.
~ [H:Le mien fait groin !] dit {H}.
{>pay}
~ Encore une fois. *Groin, groin* !
[V:Hi... hi... POUËT !]

=== turn why
en:
< [V:My laugh is silly!]{room: says {V}.}
~ [H:Why don't you let it out?] asks {H}.
~ [V:My laugh is silly,] says {V}, very softly.
+ He looks at his shoes.
[H:Mine goes oink!] says {H}.
{>pay}
[V:Hee... hee... HONK!]
fr:
< [V:Mon rire est bête !]{room: dit {V}.}
~ [H:Pourquoi tu le gardes dedans ?] demande {H}.
~ [V:Mon rire est bête,] dit {V} tout bas.
+ Il regarde ses pieds.
< [H:Le mien fait groin !] dit {H}.
~ [H:Le mien fait groin !] dit {H}.
{>pay}
[V:Hi... hi... POUËT !]

=== restore
en:
< They all laugh!
~ They all laugh and laugh.
+ They laugh till they sit on the floor.
~ [V:You win the cup!] says {V}.
{>again}
{>refrainLast}
fr:
< Quel fou rire !
~ Tout le monde rit.
+ On rit si fort qu'on est par terre.
~ [V:Tu as gagné la coupe !] dit {V}.
{>again}
{>refrainLast}

=== again
en:
< {F} drinks from the cup. {room:*Pfff*, out of {f:his|her} nose!||*Pfff!*} {each:@ hiccups.|@ hiccup.} {H} goes oink.
~ {F} drinks from the cup. It all comes out of {f:his|her} nose! {each:@ hiccups.|@ hiccup.}
~ {H} goes oink.
fr:
< {F} boit dans la coupe. {room:*Pfff*, par le nez !||*Pfff* !} {each:@ hoquette.|@ hoquettent.} {H} fait groin.
~ {F} boit dans la coupe. Tout ressort par le nez ! {each:@ hoquette.|@ hoquettent.}
~ {H} fait groin.

=== cameo
en:
Hee, hee, HONK! Who laughs like that?
fr:
Hi, hi, POUËT ! Qui rit comme ça ?

=== ask
en:
Who did not laugh?
Where did he keep his laugh?
Who makes you laugh?
fr:
Qui ne riait pas ?
Il était où, son rire ?
Et toi, qui te fait rire ?
`
