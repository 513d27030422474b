export const band0to4 = `
=== title
en:
What Is It For?
fr:
À quoi ça sert ?

=== title
en:
The Nothing-at-All Cup
fr:
La Coupe du Rien-du-tout

=== teaser
en:
Who has a thing that is no use at all? It's not so easy!
fr:
Qui a une chose qui ne sert à rien ? Ce n'est pas si facile !

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
What is it for? Nothing at all!
fr:
À quoi ça sert ? À rien du tout !

=== refrainLast
en:
What is it for? Peekaboo!
fr:
À quoi ça sert ? À faire coucou !

=== out
en:
< {Crew} go to the Nothing-at-All Cup.
~ It's the day of the Nothing-at-All Cup! {Crew} run out of school, into town.
fr:
< {Crew} vont à la Coupe du Rien-du-tout.
~ C'est le jour de la Coupe du Rien-du-tout ! {Crew} sortent de l'école et filent en ville.

=== plant key
en:
< {H} tries a key. {room:The door? }No.
~ {H} tries a key. The door? No. The jam? No.
fr:
< {H} essaie une clé. {room:La porte ? }Non.
~ {H} essaie une clé. La porte ? Non. La confiture ? Non.

=== pay key
en:
< {H}'s key opens no door.
~ And {H}'s key? It opens no door.
fr:
< {H} montre sa clé.
~ Et la clé {de H} ? Elle n'ouvre aucune porte.

=== plant box
en:
< {H} has a {room:box. A crumb? Too big!||tiny box.}
~ {H} has a tiny box. Can a crumb get in? No, too big!
fr:
< {H} a une {room:boîte. Une miette ? Trop grosse !||toute petite boîte.}
~ {H} a une toute petite boîte. Une miette, ça rentre ? Non, trop grosse !

=== pay box
en:
< {H}'s box is too small.
~ And {H}'s box? A crumb can't get in.
fr:
< {H} montre sa boîte.
~ Et la boîte {de H} ? Une miette n'y rentre pas.

=== pay own garment
en:
< {H} puts {h:his|her} {T} on one foot.
~ And {H}? {h:He|She} has {h:his|her} {T} on one foot.
fr:
< {H} enfile {son T} sur un pied.
~ Et {H} ? {h:Il|Elle} a {son T} sur un pied.

=== pay own boots
en:
< {H} puts {h:his|her} {T} on {h:his|her} ears.
~ And {H}? {h:He|She} has {h:his|her} {T} on {h:his|her} ears.
fr:
< {H} met {son T} sur ses oreilles.
~ Et {H} ? {h:Il|Elle} a {son T} sur les oreilles.

=== pay own torch
en:
< {H} lights {h:his|her} {T} in the sun.
~ And {H}? {h:He|She} lights {h:his|her} {T} in the sun.
fr:
< {H} allume {son T}.
~ Et {H} ? {h:Il|Elle} allume {son T} en plein soleil.

=== pay own
en:
< {H} holds up {h:his|her} {T}.
~ And {H}'s {T}? {h:He|She} loves {n:it|them}, just because.
fr:
< {H} montre {son T}.
~ Et {le T} {de H} ? {h:Il|Elle} {n:l'aime|les aime}, et c'est tout.

=== plant own
en:
< {H} loves {h:his|her} {T}. Just because!
~ {H} loves {h:his|her} {T}. Why? Just because!
fr:
< {H} aime {son T}. Comme ça !
~ {H} aime {son T}. Pourquoi ? Comme ça, pour rien !

=== plant own garment
en:
< {H} tries {h:his|her} {T} on one foot. No!
~ {H} tries {h:his|her} {T} on one foot. No! On the other foot? No!
fr:
< {H} essaie {son T} sur un pied. Non !
~ {H} essaie {son T} sur un pied. Non ! Sur l'autre pied ? Non !

=== plant own boots
en:
< {H} tries {h:his|her} {T} on {h:his|her} ears. No!
~ {H} tries {h:his|her} {T} on {h:his|her} ears. No! On {h:his|her} nose? No!
fr:
< {H} essaie {son T} sur ses oreilles. Non !
~ {H} essaie {son T} sur ses oreilles. Non ! Sur son nez ? Non !

=== plant own torch
en:
< {H} lights {h:his|her} {T}. But it's day!
~ *Click!* {H} lights {h:his|her} {T}. But it's day!
fr:
< {H} allume {son T}. Mais il fait jour !
~ *Clic !* {H} allume {son T}. Mais il fait jour !

=== loved
en:
< A hat for {T}!
~ A hat for {T} in bed!
fr:
< Un chapeau pour {T} !
~ Un chapeau pour {T} au lit !

=== lack >
en:
< It's no use? It wins!
< {V} has a ladder with no steps.
~ Want to win? Bring a thing that is no use at all!
~ Here is {V}, with a ladder that has no steps.
~ Up you go... *Bump!*
+ There is nothing to stand on.
~ {V} is proud.
[V:{>refrain}]
fr:
< Ça ne sert à rien ? Bravo !
< {V} a une échelle sans barreaux.
~ Comment gagner ? Avec une chose qui ne sert à rien.
~ Voilà {V}, avec une échelle qui n'a pas de barreaux.
~ On monte... et boum !
+ Il n'y a rien sous les pieds.
~ {V} est tout fier.
[V:{>refrain}]

=== try hat >
en:
{H} makes a hat with two holes.
~ It's no use at all.
+ Too big for a head. Too full of wind.
Here is a donkey. *Pop! Pop!* Two ears.
+ How smart he looks! It's his first hat.
It works! Oh no!
fr:
{H} fait un chapeau à deux trous.
~ Il ne sert à rien.
+ Trop grand pour une tête. Trop plein de vent.
Un âne passe. *Pop* ! *Pop* ! Deux oreilles.
+ Comme il est beau ! C'est son premier chapeau.
Ça sert ! Oh non !

=== try spoon >
en:
{F} makes a spoon as long as a bus.
~ It's no use at all.
+ You can't even see the end!
< Into the soup...
~ Into the soup it goes...
~ Who is at the other end?
[B:Yum,] says a baby. It works! Oh no!
fr:
{F} fait une cuillère longue comme un bus.
~ Elle ne sert à rien.
+ On n'en voit même pas le bout.
< Dans la soupe...
~ Elle plonge dans la soupe.
~ Qui est à l'autre bout ?
[B:Miam,] fait un bébé. Ça sert ! Oh non !

=== try machine >
en:
{H} makes a big machine.
- It just goes *hmmm*.
+ It has wheels, a bell and a big red knob.
~ It's so warm that {F} pats it.
Here is a cat. *Prrr.* A bed! It works! Oh no!
fr:
{H} fait une grosse machine.
- Elle fait juste *hmmm*.
+ Elle a des roues, une sonnette et un gros bouton rouge.
~ {F} la caresse, parce qu'elle est tiède.
Un chat passe. *Ronron.* Un lit ! Ça sert ! Oh non !

=== way
en:
< {Everyone} look in the street. A bike for a fish!
~ {H} and {F} look in the street. A bike for a fish!
~ Half a hole! A sock for a snake!
+ A box of dark. Open it... gone!
{>loved}
~ {each:@ looks in the hole. Half a mole looks out!|@ look in the hole. Half a mole looks out!}
[H:{>refrain}]
fr:
< {Everyone} fouillent la rue. Un vélo pour poisson !
~ {H} et {F} fouillent la rue. Un vélo pour poisson !
~ Un demi-trou ! Une chaussette pour serpent !
+ Une boîte de noir. On l'ouvre... parti !
{>loved}
~ {each:@ regarde dans le trou. Oh, une demi-taupe !|@ regardent dans le trou. Oh, une demi-taupe !}
[H:{>refrain}]

=== insight >
en:
*Ding, ding!* Here comes a fish, on the bike.
+ He rings at the cars, because he is in a hurry.
~ {F} jumps out of the way.
< [H:The fish wants the bike,] says {H}. [H:Who wants the ladder?]
~ [H:The fish wants the bike,] says {H}. [H:The snake wants the sock. Who wants the ladder?]
fr:
*Dring* ! Voilà un poisson, sur le vélo.
+ Il sonne fort, parce qu'il est pressé.
~ {F} saute sur le côté.
< [H:Le vélo, c'est pour le poisson,] dit {H}. [H:Et l'échelle{room:, c'est pour qui} ?]
~ [H:Le poisson veut le vélo,] dit {H}. [H:Le serpent veut la chaussette. Et l'échelle, qui la veut ?]

=== turn whistle
en:
< {V}'s ladder? Stilts! It works!
~ [V:Cherries! Too high!] says {V}.
~ [H:Walk on your ladder!] says {H}. One foot here, one foot there... stilts!
~ [V:Oh no!] says {V}. [V:It works!]
{>pay}
[H:{>refrain}]
fr:
< L'échelle{room: {de V}} ? Des échasses ! Ça sert !
~ [V:Trop hautes, les cerises !] dit {V}.
~ [H:Prends ton échelle !] dit {H}. Un pied, deux pieds... des échasses !
~ [V:Oh non ! Ça marche !]
{>pay}
[H:{>refrain}]

=== turn why
en:
< {V}'s ladder? Stilts! It works!
~ [V:Cherries! Too high!] says {V}.
~ [H:Walk on your ladder!] says {H}. One foot here, one foot there... stilts!
~ [V:Oh no!] says {V}. [V:It works!]
{>pay}
[H:{>refrain}]
fr:
< L'échelle{room: {de V}} ? Des échasses ! Ça sert !
~ [V:Trop hautes, les cerises !] dit {V}.
~ [H:Prends ton échelle !] dit {H}. Un pied, deux pieds... des échasses !
~ [V:Oh non ! Ça marche !]
{>pay}
[H:{>refrain}]

=== restore
en:
< {H} wins the cup!
~ First prize! {H} wins the cup.
{>again}
< *Plop!* Out they fall! No bottom!
~ *Plop!* The cup has no bottom! {H} looks through it at {F}.
+ What a big, big eye!
[H:{>refrainLast}]
fr:
< {H} gagne la coupe !
~ Premier prix ! {H} gagne la coupe.
{>again}
< *Plop* ! Par terre ! Pas de fond !
< [H:À quoi ça sert ? Coucou !]
~ *Plop* ! La coupe n'a pas de fond ! {H} regarde {F} à travers.
+ Oh, le gros, gros œil !
~ [H:{>refrainLast}]

=== again
en:
< {F} puts cherries in.{room: {each:@ helps.|@ help.}}
~ {V} picks cherries, way up high. {F} puts them in the cup. {each:@ eats one. Yum!|@ eat one. Yum!}
fr:
< {F} y met des cerises.{room: {each:@ aide.|@ aident.}}
~ {V} cueille des cerises. {F} les met dans la coupe. {each:@ en mange une. Miam !|@ en mangent une. Miam !}

=== cameo
en:
A very tall man goes by. Clop, clop! Hello up there!
fr:
Un monsieur très, très grand passe. Clop, clop ! Bonjour, là-haut !

=== ask
en:
Who had a ladder with no steps?
What is the silliest thing you have?
What is your nose for?
fr:
Qui avait une drôle d'échelle ?
C'est quoi, la chose la plus bête que tu as ?
À quoi il sert, ton nez ?
`
