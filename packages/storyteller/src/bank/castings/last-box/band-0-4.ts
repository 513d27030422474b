export const band0to4 = `
=== title
en:
No, No, Robot!
fr:
Non, non, robot !

=== title
en:
Stamp!
fr:
Tampon !

=== teaser
en:
The robot says no to all. Who will say hello to the robot?
fr:
Le robot dit toujours non. Et si on lui disait bonjour ?

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

=== plant apple
en:
{H} has a red apple. It is for the way.
fr:
{H} a une pomme rouge. C'est pour la route.

=== pay apple
en:
{H} gives the red apple. [H:For you!]
fr:
{H} donne la pomme rouge.
[H:C'est pour toi !]

=== pay own
en:
{H} gives the {T}. [H:For you!]
fr:
{H} donne {son T}.
[H:C'est pour toi !]

=== lack >
en:
Up in space sits a robot. All the people wait.
~ Little Green wants to go home.
~ {>gag1}
[V:{>refrain}]
fr:
Tout là-haut, il y a un robot. On fait la queue.
~ Petit Vert veut rentrer chez lui.
~ {>gag1}
[V:{>refrain}]

=== try form
en:
{H} fills in a paper. {H} draws a nose, a shoe, a cat.
~ The robot looks and looks.
[V:Too small,] says the robot. *Stamp!*
fr:
{H} remplit une feuille. Un nez, un pied, un chat.
~ Le robot regarde longtemps.
[V:Trop petit,] dit le robot. *Tam* !

=== try box >
en:
They hide in a box. Sh! The box walks.
~ One step. Two steps. Atchoo!
[V:A box with feet?] says the robot. *Stamp!*
fr:
On se cache dans un carton. Chut ! Le carton marche.
~ Un pas. Deux pas. Atchoum !
[V:Un carton à pieds ?] dit le robot. *Tam* !

=== try uniform
en:
{H} has a big hat. [H:I am the boss!]
~ [F:The boss!] says {F}.
[V:No,] says the robot. *Stamp!*
fr:
{H} met un grand chapeau.
[H:C'est moi le chef !]
~ [F:Le chef !] dit {F}.
[V:Non,] dit le robot. *Tam* !

=== way >
en:
[A:He reads the last box,] says the snail.
~ {>talent}
[N:{>refrain}]
fr:
[A:Il lit la dernière case,] dit l'escargot.
~ {>talent}
[N:{>refrain}]

=== insight >
en:
The robot looks at the last box. It has no word in it.
~ {>gag2}
[H:Nobody says hello to him!]
fr:
Le robot regarde la dernière case. Elle est vide.
~ {>gag2}
[H:Personne ne lui dit bonjour !]

=== turn draw
en:
~ {H} draws a robot in the last box. It smiles!
{>pay}
[V:For me?] says the robot.
fr:
~ Dans la case, {H} dessine un robot. Il sourit !
{>pay}
[V:Pour moi ?] dit le robot.

=== turn why
en:
~ [H:Why are you sad, robot?] asks {H}. [H:Hello!]
{>pay}
[V:For me?] says the robot.
fr:
~ [H:Pourquoi tu es triste, robot ?] dit {H}. [H:Bonjour !]
{>pay}
[V:Pour moi ?] dit le robot.

=== restore
en:
The robot gets up. He waves. All the people go home!
[V:{>refrainLast}]
fr:
Le robot se lève. Il fait coucou. Tout le monde passe !
[V:{>refrainLast}]

=== cameo
en:
A robot waves from a star. Hello!
fr:
Un robot fait coucou sur une étoile. Bonjour !

=== ask
en:
What did the robot say?
What was in the last box?
Who can you say hello to?
fr:
Que disait le robot ?
Qu'y avait-il dans la dernière case ?
À qui peux-tu dire bonjour ?
`
