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
Tam ! Tam ! Tampon !

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
~ Three, two, one... {Crew} fly to the stars.
fr:
< {Crew} volent vers les étoiles.
~ Trois, deux, un... {Crew} volent vers les étoiles.

=== plant apple
en:
< In the rocket, {H} bites a red apple.
~ In the rocket, {H} bites a red apple. *Crunch!* One bite is enough for now.
fr:
< Dans la fusée, {H} croque une pomme rouge.
~ Dans la fusée, {H} croque une pomme rouge. *Croc* ! Une bouchée, pour commencer.

=== pay apple
en:
{H} holds out {h:his|her} red apple. [H:The rest is for you!]
fr:
{H} lui tend sa pomme rouge.
[H:Le reste est pour toi !]

=== pay own garment
en:
~ It is cold in the sky.
{H} puts {h:his|her} {T} on the robot. [H:For you!]
fr:
~ Il fait froid, entre les étoiles.
{H} met {son T} au robot.
[H:C'est pour toi !]

=== pay own
en:
< {H} holds out {h:his|her} {T}. [H:{n:It says|They say} hello!]
~ {H} holds out {h:his|her} {T}. [H:For you, with a big hello!]
fr:
{H} lui tend {son T}.
< [H:{T:Il|Elle} {n:dit|disent} bonjour !]
~ [H:Pour toi, avec un gros bonjour !]

=== between own garment
en:
It wears {a T}.
fr:
Il porte {un T}.

=== end own
en:
Even {H}'s {T} {n:gets|get} one.
fr:
Même {le T} {de H} en {n:a|ont} un.

=== lack >
en:
< A robot sits in the way.
~ Who sits in the way? A robot.
~ He has a big stamp. [V:Fill in the paper!]
+ Nobody gets through. There is always something wrong.
[N:Home, please,] says a green man.
[V:{>refrain}] says the robot.
fr:
< Un robot barre la route.
~ Qui barre la route ? Un robot.
~ Il a un gros tampon.
~ [V:Remplissez le papier !]
+ Personne ne passe. Il y a toujours une faute.
[N:Je veux rentrer,] dit un bonhomme vert.
[V:{>refrain}] dit le robot.

=== try form >
en:
{H} draws on the robot's paper.
< A nose. A cat.
~ A nose. A shoe. A sun.
+ On the back too, because there is room.
~ {F} draws a cat. It has six feet.
[V:No cats,] says the robot. *Stamp!*
fr:
{H} dessine sur le papier du robot.
< Un nez. Un chat.
~ Un nez. Un pied. Un soleil.
+ Derrière aussi, parce qu'il reste de la place.
~ {F} dessine un chat. Il a six pattes.
[V:Pas de chats,] dit le robot. *Tam* !

=== try box >
en:
< {Everyone} hide in a box.
~ {H} and {F} hide in a box.
The box walks.
~ {>between}
+ It is dark in there. Somebody's elbow!
~ Step, step, step... {F} sneezes.
[V:No boxes with feet,] says the robot. *Stamp!*
fr:
< {Everyone} se cachent dans un carton.
~ {H} et {F} se cachent dans un carton.
Le carton marche.
~ {>between}
+ Il fait noir, là-dedans. Aïe, un coude !
~ Un pas, un autre pas... {F} éternue.
[V:Pas de carton à pieds,] dit le robot. *Tam* !

=== try uniform >
en:
{H} puts on a big hat. [H:I'm the boss!]
+ Bosses get through, because they are bosses.
~ [F:Yes, boss,] says {F}. The hat slips down, down, down to the chin.
[V:No,] says the robot. *Stamp!*
fr:
{H} met un grand chapeau.
+ Un chef, ça passe, parce que c'est le chef.
[H:C'est moi, le chef !]
~ [F:Oui, chef,] dit {F}.
~ Le chapeau glisse, glisse, jusqu'au menton.
[V:Non,] dit le robot. *Tam* !

=== way >
en:
~ Here is an old snail.
~ [A:I'm on box two,] he says. [A:I began when I was small.]
< An old snail fills in his paper. [A:I'm on box two.]
+ {F} counts the boxes. Ninety-nine, a hundred... oh. Turn over.
~ {each:@ lends the snail a pencil.|@ lend the snail a pencil.}
[V:{>refrain}] says the robot.
fr:
~ Voici un vieil escargot.
~ [A:J'en suis à la case deux,] dit-il. [A:J'ai commencé tout petit.]
< Un vieil escargot remplit son papier.
< [A:J'en suis à la case deux.]
+ {F} compte les cases. Quatre-vingt-dix-neuf, cent... ah. Il y en a derrière.
~ {each:@ prête un crayon à l'escargot.|@ prêtent un crayon à l'escargot.}
[V:{>refrain}] dit le robot.

=== insight >
en:
< In the last box: *Say hello.* It is empty.
~ {H} turns to the very last box. *Say hello.* It is empty.
~ Here too. And here.
+ And on the whole pile, because nobody gets that far.
< [H:Nobody says hello?] asks {H}.
< [V:No, no, no,] sighs the robot.
~ [H:Nobody says hello to you?] asks {H}.
~ The robot looks at his feet. [V:No, no, no.]
fr:
< Dans la dernière case : *dis bonjour.* Elle est vide.
~ {H} saute à la toute dernière case : *dis bonjour.* Elle est vide.
~ Ici aussi. Et là.
+ Et sur toute la pile, parce que c'est trop loin.
< [H:Personne ne te dit bonjour ?]
< [V:Non, non, non,] soupire le robot.
~ [H:Personne ne te dit bonjour ?] demande {H}.
~ Le robot regarde ses pieds.
~ [V:Non, non, non...]

=== turn draw
en:
~ In the last box, {H} draws a robot with a smile.
< [H:Hello, robot!]
~ [H:Hello, robot,] says {H}.
~ [V:Is that me?] says the robot.
{>pay}
~ The stamp stops, up in the air.
< [V:For me?] says the robot.
fr:
~ Dans la dernière case, {H} dessine un robot qui sourit.
< [H:Bonjour, robot !]
~ [H:Bonjour, robot,] dit {H}.
~ [V:C'est moi ?] dit le robot.
{>pay}
~ Le tampon s'arrête, en l'air.
< [V:Pour moi ?] dit le robot.

=== turn why
en:
~ [V:Next!] says the robot.
< [H:Hello, robot!]
~ [H:Hello, robot,] says {H}.
~ The stamp stops, up in the air.
+ He looks behind him. Is there one more robot?
{>pay}
[V:For me?] says the robot.
fr:
~ [V:Au suivant !] dit le robot.
< [H:Bonjour, robot !]
~ [H:Bonjour, robot,] dit {H}.
~ Le tampon s'arrête, en l'air.
+ Il regarde derrière lui. Il y a un autre robot ?
{>pay}
[V:Pour moi ?] dit le robot.

=== restore
en:
< The green man flies home.
~ The green man runs all the way home.
+ The snail? He is on box three.
{>again}
~ The robot giggles.
[V:{>refrainLast}]
fr:
< Le bonhomme vert rentre.
~ Le petit bonhomme vert file chez lui.
+ L'escargot ? Il en est à la case trois.
{>again}
~ Le robot rigole.
[V:{>refrainLast}]

=== again
en:
< {F} gets a stamp. {each:@ too.|@ too.} {H} stamps the robot.
~ {F} gets a stamp on the tummy. {each:@ gets two.|@ get two.} {>end} {H} stamps the robot, right on the nose.
fr:
< {F} a un tampon. {each:@ aussi.|@ aussi.} {H} tamponne le robot.
~ {F} a un tampon sur le ventre. {each:@ en a deux.|@ en ont deux.} {>end} {H} tamponne le robot, en plein sur le nez.

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
