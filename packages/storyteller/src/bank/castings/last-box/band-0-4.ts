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
Three, two, one, up! Off to the stars fly {Crew}!
fr:
Trois, deux, un, zou ! {Crew} volent vers les étoiles !

=== plant apple
en:
{H} has a red apple. One bite is gone. Who did that?
fr:
{H} a une pomme rouge. Tiens ! Qui a mordu dedans ?

=== pay apple
en:
{H} gives him the red apple.
fr:
{H} lui donne sa pomme rouge.

=== pay own
en:
{H} puts the {T} in the last box.
fr:
{H} pose {son T} sur la dernière case.

=== lack >
en:
Up by the stars sits a robot.
~ He has a big stamp.
+ You cannot go by, because he must stamp first.
[N:Home, please!] says Little Green.
[V:{>refrain}] says the robot.
fr:
Là-haut, il y a un robot.
~ Il a un gros tampon.
+ On ne passe pas, parce qu'il faut son tampon.
[N:Je veux rentrer !] dit Petit Vert.
[V:{>refrain}] dit le robot.

=== try form >
en:
{H} draws on a paper.
- A nose. A shoe. A cat.
+ What else can you put on a paper? A sun!
~ {F} draws a cat too. It has six feet.
[V:No cats,] says the robot. *Stamp!*
fr:
{H} dessine sur une feuille. Un nez, un pied, un chat.
+ Et quoi encore, sur une feuille ? Un soleil !
~ {F} dessine un chat aussi. Il a six pattes.
[V:Pas de chats,] dit le robot. *Tam* !

=== try box >
en:
{H} and {F} hide in a box. Shh!
- The box walks.
+ It is dark in there. Somebody's elbow!
~ One step. Two steps. Atchoo!
[V:No boxes with feet,] says the robot. *Stamp!*
fr:
{H} et {F} se cachent dans un carton. Chut !
- Le carton marche.
+ Il fait noir, là-dedans. Aïe, un coude !
~ Un pas. Deux pas. Atchoum !
[V:Pas de carton à pieds,] dit le robot. *Tam* !

=== try uniform >
en:
{H} puts on a big hat. [H:I am the boss!]
+ The hat has gold on it. It is very big.
~ [F:The boss!] says {F}. Down slips the hat, down to the chin.
[V:No,] says the robot. *Stamp!*
fr:
{H} met un grand chapeau.
+ Le chapeau a de l'or. Il est très grand.
[H:C'est moi, le chef !]
~ [F:Le chef !] dit {F}. Le chapeau glisse, glisse, jusqu'au menton.
[V:Non,] dit le robot. *Tam* !

=== way >
en:
~ Here is an old snail.
~ [A:The paper has one last box,] he says. [A:It is for hello.]
< [A:The last box is for hello,] says a snail.
+ Nobody knows that, because nobody gets to the end.
~ {each:@ looks for a pen.|@ look for a pen.}
[V:{>refrain}] says the robot.
fr:
~ Voici un vieil escargot.
~ [A:La dernière case, c'est pour bonjour,] dit-il.
< [A:La dernière case, c'est pour bonjour,] dit un escargot.
+ Personne ne le sait, parce que personne ne va au bout.
~ {each:@ cherche un crayon.|@ cherchent un crayon.}
[V:{>refrain}] dit le robot.

=== insight >
en:
{H} looks at the papers. The last box is empty.
+ On the red ones. On the blue ones.
~ And here! And here! All of them!
[H:Oh!] says {H}. [H:Nobody says hello to the robot!]
fr:
{H} regarde les feuilles. La dernière case est vide.
+ Sur les rouges. Sur les bleues.
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
Little Green runs home.
+ He is very small, but he runs fast.
{>again}
~ The robot draws a smile on every paper.
[V:{>refrainLast}]
fr:
Petit Vert rentre chez lui.
+ Il est tout petit, mais il court vite.
{>again}
~ Le robot dessine un sourire sur chaque feuille.
[V:{>refrainLast}]

=== again
en:
A star for {Everyone}!
fr:
Une étoile pour {Everyone} !

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
