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
< {Crew} fly to the stars!
~ Three, two, one, up! Off to the stars fly {Crew}!
fr:
< {Crew} volent vers les étoiles !
~ Trois, deux, un, zou ! {Crew} volent vers les étoiles !

=== plant apple
en:
< *Crunch!* {H} bites a red apple. Yum!
~ *Crunch!* {H}'s red apple has one bite gone. Yum!
fr:
< *Croc* ! {H} croque une pomme rouge. Miam !
~ *Croc* ! Il manque une bouchée à la pomme rouge {de H}. Miam !

=== pay apple
en:
{H} holds out the red apple. [H:The rest is for you!]
fr:
{H} lui tend la pomme rouge.
[H:Le reste est pour toi !]

=== pay own garment
en:
{H} puts {h:his|her} {T} on the robot. [H:For you!]
fr:
{H} met {son T} au robot.
[H:C'est pour toi !]

=== pay own
en:
{H} holds out {h:his|her} {T}. [H:For you!]
fr:
{H} lui tend {son T}.
[H:C'est pour toi !]

=== lack >
en:
< Up there sits a robot.
~ Up by the stars sits a robot.
~ He has a big stamp. [V:Fill in the paper!]
+ Nobody gets by, because there is always something wrong.
[N:Home, please!] says a little green man.
[V:{>refrain}] says the robot.
fr:
< Voilà un robot.
~ Là-haut, il y a un robot.
~ Il a un gros tampon.
~ [V:Remplissez le papier !]
+ Personne ne passe, parce qu'il y a toujours une faute.
[N:Je veux rentrer !] dit un petit bonhomme vert.
[V:{>refrain}] dit le robot.

=== try form >
en:
{H} draws on the robot's paper.
< A nose. A cat!
~ A nose. A shoe. A sun!
+ On the back too, because there is room.
~ {F} draws a cat. It has six feet.
[V:No cats,] says the robot. *Stamp!*
fr:
{H} dessine sur le papier du robot.
< Un nez. Un chat !
~ Un nez. Un pied. Un soleil !
+ Derrière aussi, parce qu'il reste de la place.
~ {F} dessine un chat. Il a six pattes.
[V:Pas de chats,] dit le robot. *Tam* !

=== try box >
en:
{H} and {F} hide in a box. Shh!
The box walks.
+ It is dark in there. Somebody's elbow!
~ One step. Two steps. Atchoo!
[V:No boxes with feet,] says the robot. *Stamp!*
fr:
< {H} et {F} se cachent dans un carton.
~ {H} et {F} se cachent dans un carton. Chut !
Le carton marche.
+ Il fait noir, là-dedans. Aïe, un coude !
~ Un pas. Deux pas. Atchoum !
[V:Pas de carton à pieds,] dit le robot. *Tam* !

=== try uniform >
en:
{H} puts on a big hat. [H:I am the boss!]
+ Bosses get by, because they are bosses.
~ [F:The boss!] says {F}. Down slips the hat, down to the chin.
[V:No,] says the robot. *Stamp!*
fr:
{H} met un grand chapeau.
+ Un chef, ça passe, parce que c'est le chef.
[H:C'est moi, le chef !]
~ [F:Le chef !] dit {F}. Le chapeau glisse, glisse, jusqu'au menton.
[V:Non,] dit le robot. *Tam* !

=== way >
en:
~ Here is an old snail.
~ [A:I am on box two,] he says. [A:I began when I was small.]
< [A:I am on box two,] says an old snail.
+ Nobody gets to the end, because it is so long.
~ {each:@ counts the boxes.|@ count the boxes.}
[V:{>refrain}] says the robot.
fr:
~ Voici un vieil escargot.
~ [A:J'en suis à la case deux,] dit-il. [A:J'ai commencé tout petit.]
< [A:J'en suis à la case deux,] dit un vieil escargot.
+ Personne ne va au bout, parce que c'est trop long.
~ {each:@ compte les cases.|@ comptent les cases.}
[V:{>refrain}] dit le robot.

=== insight >
en:
< {H} sees the last box. It is for hello. Empty!
~ {H} jumps to the last box. It is for hello. It is empty!
+ On the red papers. On the blue papers.
~ On this paper too! And on that one!
[H:Nobody says hello to the robot!] says {H}.
fr:
< La dernière case, c'est pour dire bonjour. Elle est vide !
~ {H} saute à la dernière case. C'est pour dire bonjour. Elle est vide !
+ Sur les papiers rouges. Sur les papiers bleus.
~ Sur ce papier aussi ! Et sur celui-là !
[H:Personne ne dit bonjour au robot !] dit {H}.

=== turn draw
en:
~ In the last box, {H} draws a robot with a smile.
[H:Hello, robot!] says {H}.
~ [V:Is that me?] says the robot.
{>pay}
~ The stamp stops, up in the air.
< [V:For me?] says the robot.
fr:
~ Dans la dernière case, {H} dessine un robot qui sourit.
[H:Bonjour, robot !] dit {H}.
~ [V:C'est moi ?] dit le robot.
{>pay}
~ Le tampon s'arrête, en l'air.
< [V:Pour moi ?] dit le robot.

=== turn why
en:
~ [V:Next!] says the robot.
[H:Hello, robot!] says {H}.
~ The stamp stops, up in the air.
{>pay}
[V:For me?] says the robot.
fr:
~ [V:Au suivant !] dit le robot.
[H:Bonjour, robot !] dit {H}.
~ Le tampon s'arrête, en l'air.
{>pay}
[V:Pour moi ?] dit le robot.

=== restore
en:
< Home runs the green man!
~ *Stamp!* Home runs the little green man!
+ He is very small, but he runs fast.
{>again}
~ The robot stamps every paper.
[V:{>refrainLast}]
fr:
< Le petit bonhomme vert rentre !
~ *Tam* ! Le petit bonhomme vert file chez lui !
+ Il est tout petit, mais il court vite.
{>again}
~ Le robot tamponne tous les papiers.
[V:{>refrainLast}]

=== again
en:
< {Everyone}? Stamp on the nose!
~ {Everyone} get a stamp on the nose.
fr:
< {Everyone} ? Tampon sur le nez !
~ {Everyone} ont un tampon sur le nez.

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
