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
The robot says no to all. Who says hello to the robot?
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
{H} has a red apple.
~ It is for later. Mmm!
fr:
{H} a une pomme rouge.
~ C'est pour plus tard. Miam !

=== pay apple
en:
{H} gives him the red apple.
fr:
{H} lui donne sa pomme rouge.

=== pay own
en:
{H} gives him the {T}.
fr:
{H} lui donne {son T}.

=== lack >
en:
Up by the stars sits a robot.
~ He has a big stamp.
[N:Home, please!] says Little Green.
[V:{>refrain}] says the robot.
fr:
Là-haut, il y a un robot.
~ Il a un gros tampon.
[N:Je veux rentrer !] dit Petit Vert.
[V:{>refrain}] dit le robot.

=== try form >
en:
{H} draws on a paper. A nose. A shoe. A cat.
~ {F} draws a cat too. It has six feet.
[V:No cats,] says the robot. *Stamp!*
fr:
{H} dessine sur une feuille. Un nez, un pied, un chat.
~ {F} dessine un chat aussi. Il a six pattes.
[V:Pas de chats,] dit le robot. *Tam* !

=== try box >
en:
{H} and {F} hide in a box. Shh! The box walks.
~ One step. Two steps. Atchoo!
[V:No boxes with feet,] says the robot. *Stamp!*
fr:
{H} et {F} se cachent dans un carton. Chut ! Le carton marche.
~ Un pas. Deux pas. Atchoum !
[V:Pas de carton à pieds,] dit le robot. *Tam* !

=== try uniform >
en:
{H} puts on a big hat. [H:I am the boss!]
~ [F:The boss!] says {F}. Down slips the hat, down to the chin.
[V:No,] says the robot. *Stamp!*
fr:
{H} met un grand chapeau.
[H:C'est moi, le chef !]
~ [F:Le chef !] dit {F}. Le chapeau glisse, glisse, jusqu'au menton.
[V:Non,] dit le robot. *Tam* !

=== way >
en:
Here is an old snail.
[A:The paper has one last box,] he says. [A:It is for hello.]
~ [V:{>refrain}] says the robot.
fr:
Voici un vieil escargot.
[A:La dernière case, c'est pour bonjour,] dit-il.
~ [V:{>refrain}] dit le robot.

=== insight >
en:
{H} looks at the papers. The last box is empty.
~ And here! And here! All of them!
[H:Oh!] says {H}. [H:Nobody says hello to the robot!]
fr:
{H} regarde les feuilles. La dernière case est vide.
~ Ici ! Et ici ! Partout !
[H:Oh !] dit {H}. [H:Personne ne dit bonjour au robot !]

=== turn draw
en:
~ {H} draws in the last box. It is a robot, and he smiles.
[H:Hello, robot!] says {H}.
{>pay}
[V:For me?] says the robot.
fr:
~ Dans la dernière case, {H} dessine un robot qui sourit.
[H:Bonjour, robot !] dit {H}.
{>pay}
[V:Pour moi ?] dit le robot.

=== turn why
en:
~ [H:Why do you say no all day?] asks {H}.
~ [V:Nobody talks to me,] says the robot.
[H:Hello, robot!] says {H}.
{>pay}
[V:For me?] says the robot.
fr:
~ [H:Pourquoi tu dis toujours non ?] demande {H}.
~ [V:Personne ne me parle,] dit le robot.
[H:Bonjour, robot !] dit {H}.
{>pay}
[V:Pour moi ?] dit le robot.

=== restore
en:
Hello! The robot waves. Little Green runs home.
{>again}
[V:{>refrainLast}]
fr:
Bonjour ! Le robot fait coucou. Petit Vert rentre.
{>again}
[V:{>refrainLast}]

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
