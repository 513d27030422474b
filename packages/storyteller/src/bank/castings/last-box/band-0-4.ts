export const band0to4 = `
=== title
en:
No, No, Robot!
fr:
Non, non, robot !

=== title
en:
Stamp! Stamp! Stamp!
fr:
Tam ! Tam ! Tam !

=== teaser
en:
The robot says no, no, no. Will he ever say yes?
fr:
Le robot dit non, non, non. Dira-t-il oui, un jour ?

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
Stamp! Stamp! No, no, no!
fr:
Tam ! Tam ! Non, non, non !

=== refrainLast
en:
Stamp! Stamp! Yes, yes, yes!
fr:
Tam ! Tam ! Oui, oui, oui !

=== out
en:
< {Crew} fly to the stars.
{>plant}
~ {Crew} are off to the stars.
~ Three, two, one...
fr:
< {Crew} volent vers les étoiles.
{>plant}
~ {Crew} partent pour les étoiles.
~ Trois, deux, un...

=== plant apple
en:
< *Crunch!* {H} bites a red apple.
~ In the rocket, {H} bites a red apple. *Crunch!* One bite now, the rest for later.
fr:
< *Croc* ! {H} croque une pomme rouge.
~ Dans la fusée, {H} croque une pomme rouge. *Croc* ! Une bouchée, et le reste pour plus tard.

=== pay apple
en:
{H} holds out {h:his|her} red apple. [H:Want a bite?]
fr:
{H} lui tend sa pomme rouge.
[H:Tu croques ?]

=== pay own
en:
~ {H} shakes the robot's big cold hand. The {T} {n:says|say} hello, too.
< {H} shakes the robot's cold hand. The {T} {n:says|say} hello, too.
fr:
~ {H} serre la grosse main froide du robot. {Le T} aussi {n:dit|disent} bonjour.
< {H} serre la main du robot. {Le T} aussi {n:dit|disent} bonjour.

=== between own garment
en:
And {h:his|her} {T}? Inside too.
fr:
Et {son T} ? Dedans aussi.

=== end own
en:
~ And one for the {T}!
fr:
~ Et {le T} aussi !

=== plant own
en:
< {H}'s {T} {n:says|say} hello to the moon.
~ {H}'s {T} {n:says|say} hello to the moon, and to every star.
fr:
< {Le T} {de H} {n:dit|disent} bonjour à la lune.
~ {Le T} {de H} {n:dit|disent} bonjour à la lune, et à toutes les étoiles.

=== loved
en:
< What do you like? [H:{T}!]
~ Line three: what do you like? [H:{T}!] says {H}. [A:Sleeping,] says the snail.
fr:
< Tu aimes quoi ?
< [H:{T} !]
~ Case trois : tu aimes quoi ?
~ [H:{T} !] dit {H}.
~ [A:Dormir,] dit l'escargot.

=== lack >
en:
< Stop! A robot reads a {room:long, }long paper.
< [N:Can I go home?] asks a green man.
~ Who sits in the way? A robot.
~ He has a big stamp. [V:Fill in this paper first!]
+ Nobody gets through. There is always something wrong.
~ [N:I want to go home,] says a green man.
[V:{>refrain}]{room: says the robot.}
fr:
< Halte ! Un robot lit un long papier.
< [N:Je veux rentrer,] dit un bonhomme vert.
~ Qui barre la route ? Un robot.
~ Il a un gros tampon.
~ [V:D'abord, le papier !]
+ Personne ne passe. Il y a toujours une faute.
~ [N:Je veux rentrer chez moi,] dit un bonhomme vert.
[V:{>refrain}]{room: dit le robot.}

=== try form >
en:
{H} draws on the robot's paper.
< A nose. A cat.
~ A nose. A shoe. A sun.
+ On the back too. There is room.
~ {F} draws a cat. It has six feet.
[V:No cats,] says the robot. *Stamp!*
fr:
{H} dessine sur le papier du robot.
< Un nez. Un chat.
~ Un nez. Un pied. Un soleil.
+ Derrière aussi : il reste de la place.
~ {F} dessine un chat. Il a six pattes.
[V:Pas de chat,] dit le robot. *Tam* !

=== try box >
en:
< {H} and {F} hide in a box.
~ {H} and {F} hide in a box.
The box walks.
~ {>between}
+ It is dark in there. Ow! Who was that?
~ Step, step, step... {F} sneezes.
[V:No boxes with feet!] says the robot. *Stamp!*
fr:
< {H} et {F} se cachent dans un carton.
~ {H} et {F} se cachent dans un carton.
Le carton marche.
~ {>between}
+ Il fait noir, là-dedans. Aïe ! C'est qui ?
~ Un pas, un autre pas... {F} éternue.
[V:Pas de carton à pieds !] dit le robot. *Tam* !

=== try uniform >
en:
{H} puts on a big hat. [H:I'm the boss!]
+ Bosses get through. They are bosses.
~ [F:Yes, boss,] says {F}. The hat slips down, down, down to {H}'s chin.
[V:No,] says the robot. *Stamp!*
fr:
{H} met un grand chapeau.
[H:C'est moi, le chef !]
+ Un chef, ça passe : c'est le chef.
~ [F:Oui, chef,] dit {F}.
~ Le chapeau glisse, glisse, jusqu'au menton.
[V:Non,] dit le robot. *Tam* !

=== way >
en:
< An old snail waits.
< [A:I came when I was a baby.]
~ An old snail is on line two. [A:I began when I was a baby.]
+ {F} counts the lines. Ninety-nine, a hundred... oh. {room:Turn over.}
{>loved}
~ {each:@ lends the snail a pencil.|@ wait behind the snail.}
[V:{>refrain}] says the robot.
fr:
< Un vieil escargot attend.
< [A:Quand je suis arrivé, j'étais bébé.]
~ Un vieil escargot en est à la case deux.
~ [A:J'ai commencé, j'étais bébé.]
+ {F} compte les cases. Quatre-vingt-dix-neuf, cent... ah. {room:Il y en a derrière.}
{>loved}
~ {each:@ prête un crayon à l'escargot.|@ font la queue derrière l'escargot.}
[V:{>refrain}] dit le robot.

=== insight >
en:
< The paper ends with: *Say hello.*
< [H:Nobody says hello to you?] asks {H}.
< [V:No, no, no,] sighs the robot.
~ *Flap!* The paper turns over. The very last line says: *Say hello.*
~ Nobody ever did.
+ There are so many lines. Nobody gets that far, because they fall asleep.
~ [H:Nobody says hello to you?] asks {H}.
~ *Squeak.* The robot shakes his head. [V:No, no, no.]
fr:
< Tout en bas du papier : *dis bonjour.*
< [H:Personne ne te dit bonjour ?] demande {H}.
< [V:Non, non, non,] soupire le robot.
~ *Flop* ! Le papier se retourne. Dans la dernière case, il y a écrit : *dis bonjour.*
~ Personne ne l'a jamais fait.
+ Il y a trop de cases. Personne n'arrive jusque-là, parce qu'on s'endort.
~ [H:Personne ne te dit bonjour ?] demande {H}.
~ *Couic.* Le robot secoue la tête.
~ [V:Non, non, non...]

=== turn draw
en:
< [H:Hello, robot!]{room: says {H}.}
~ On the last line, {H} draws a robot with a smile.
+ It has two teeth.
~ [H:Hello, robot,] says {H}.
~ The stamp stops, up in the air.
{>pay}
< [V:Hello,] says the robot. [V:Hello! Hello!]
~ [V:Hel... hello,] says the robot. [V:Hello! Hello!]
fr:
< [H:Bonjour, robot !]{room: dit {H}.}
~ Dans la dernière case, {H} dessine un robot qui sourit.
+ Il a deux dents.
~ [H:Bonjour, robot,] dit {H}.
~ Le tampon s'arrête, en l'air.
{>pay}
< [V:Bonjour,] dit le robot. [V:Bonjour ! Bonjour !]
~ [V:Bon... bonjour,] dit le robot. [V:Bonjour ! Bonjour !]

=== turn why
en:
~ [V:Next!] says the robot.
< [H:Hello, robot!]{room: says {H}.}
~ [H:Hello, robot,] says {H}.
~ The stamp stops, up in the air.
+ The robot looks behind him. Is there another robot?
{>pay}
< [V:Hello,] says the robot. [V:Hello! Hello!]
~ [V:Hel... hello,] says the robot. [V:Hello! Hello!]
fr:
~ [V:Au suivant !] dit le robot.
< [H:Bonjour, robot !]{room: dit {H}.}
~ [H:Bonjour, robot,] dit {H}.
~ Le tampon s'arrête, en l'air.
+ Le robot regarde derrière lui. Il y a un autre robot ?
{>pay}
< [V:Bonjour,] dit le robot. [V:Bonjour ! Bonjour !]
~ [V:Bon... bonjour,] dit le robot. [V:Bonjour ! Bonjour !]

=== restore
en:
< The green man goes home. So does the snail.
~ The green man runs home. The snail runs too, very slowly.
+ He gets there on Sunday. He says hello to everybody.
{>again}
{>end}
~ The robot giggles.
[V:{>refrainLast}]{room: says the robot.}
fr:
< Le bonhomme vert rentre. L'escargot aussi.
~ Le bonhomme vert file chez lui. L'escargot file aussi, tout doucement.
+ Il arrivera dimanche : il dit bonjour à tout le monde.
{>again}
{>end}
~ Le robot rigole.
[V:{>refrainLast}]{room: dit le robot.}

=== again
en:
< *Stamp!* On {Everyone}!
~ {F} gets a stamp on the tummy. {each:@ too!|@ too!} {H} stamps the robot{room:, right on the nose}.
fr:
< *Tam, tam* ! Sur {Everyone} !
~ {F} a un coup de tampon sur le ventre. {each:@ aussi !|@ aussi !} {H} tamponne le robot{room:, en plein sur le nez}.

=== cameo
en:
A robot waves from a star. Hello!
fr:
Un robot fait coucou sur une étoile. Bonjour !

=== ask
en:
What did the robot say?
Who wanted to go home?
Who can you say hello to?
fr:
Il disait quoi, le robot ?
Qui voulait rentrer chez lui ?
À qui tu dis bonjour, toi ?
`
