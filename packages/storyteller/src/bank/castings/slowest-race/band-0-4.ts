export const band0to4 = `
=== title
en:
Ready, Steady, Slow!
fr:
À vos marques, prêts, ne partez pas !

=== title
en:
The Snail Smells Cake
fr:
L'escargot et le gâteau

=== teaser
en:
In this race the last one wins. Do not run!
fr:
Dans cette course, le dernier gagne. Ne cours pas !

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
Slow, slow! Not so fast!
fr:
Pas si vite, pas si vite !

=== refrainLast
en:
Go, go, go!
fr:
Vas-y, vas-y, vas-y !

=== plant honey
en:
{H} has a pot of honey.
~ It is for later.
fr:
{H} a un pot de miel.
~ C'est pour plus tard.

=== pay honey
en:
{H} opens the pot by the line. Out runs the honey, slow and gold.
fr:
{H} ouvre son pot près de la ligne. Le miel coule, doux et doré.

=== plant tart
en:
{H} has a tart with one big berry.
~ The berry is for last.
fr:
{H} a une tarte, avec une grosse fraise.
~ La fraise, c'est pour la fin.

=== pay tart
en:
{H} puts the big red berry on the line. Bye, berry!
fr:
{H} pose la grosse fraise rouge sur la ligne. Au revoir, la fraise !

=== pay own
en:
{H} puts the {T} on the line. [H:Come and see!]
fr:
{H} pose {son T} sur la ligne.
[H:Viens voir !]

=== lack >
en:
It is a race. The last one wins! Here is Snail.
~ Snail is always last. {H} wants to be last too. Ready? Don't go!
[V:{>refrain}] says Snail.
fr:
C'est la course. Le dernier gagne ! Voilà l'escargot.
~ Il est toujours dernier. {H} aussi veut gagner. Prêts ? Ne partez pas !
[V:{>refrain}] dit l'escargot.

=== try tiptoe >
en:
{H} goes on tiptoe. One toe. And one more toe.
~ A bee! {F} looks at the bee. {F} runs after the bee.
Oh no! Too fast!
fr:
{H} avance un orteil. Puis un autre orteil.
~ Une abeille ! {F} voit l'abeille. {F} court après l'abeille.
Oh non ! Trop vite !

=== try nap >
en:
{H} lies down. {F} lies down. Now we sleep.
~ But the hill goes down. They roll and roll and roll.
*Bump!* Too fast!
fr:
{H} se couche. {F} se couche. On dort.
~ Mais ça descend. On roule, on roule, on roule.
*Boum* ! Trop vite !

=== try back >
en:
{H} and {F} walk back, back, back.
~ Hello, tree. Hello, pond. Hello, sheep.
*Ping!* The end? The way is round! Too fast!
fr:
{H} et {F} reculent, reculent, reculent.
~ Bonjour, l'arbre. Bonjour, la mare. Bonjour, le mouton.
*Ping* ! L'arrivée ? Le chemin est rond ! Trop vite !

=== way >
en:
Sniff, sniff. {H} sniffs. {F} sniffs. What is that? Cake!
~ Who sniffs too? Two small horns go up.
[V:{>refrain}]
fr:
Ça sent bon. {H} renifle. {F} renifle. C'est quoi ? Du gâteau !
~ Qui d'autre sent le gâteau ? Deux petites cornes se lèvent.
[V:{>refrain}]

=== insight >
en:
Snail does not move. But his nose points at the cake!
~ {H} looks at the nose. {H} looks at the cake.
[H:You are not slow,] says {H}. [H:You want cake!]
fr:
L'escargot ne bouge pas. Mais son nez montre le gâteau !
~ {H} regarde le nez. {H} regarde le gâteau.
[H:Tu n'es pas lent,] dit {H}. [H:Tu veux du gâteau !]

=== turn draw
en:
~ {H} draws a line, right by his nose.
{>pay}
Snail looks. Out goes his neck. *Slurp!* First!
fr:
~ {H} dessine une ligne, juste devant son nez.
{>pay}
L'escargot regarde. Son cou s'allonge. *Slurp* ! Premier !

=== turn why
en:
~ [H:Why be last?] asks {H}. [H:The cake is at the line.]
{>pay}
Off goes Snail. Off, off, off! *Slurp!* First!
fr:
~ [H:Pourquoi être dernier ?] demande {H}. [H:Le gâteau est au bout.]
{>pay}
L'escargot part. Il va, il va, il va. *Slurp* ! Premier !

=== restore
en:
Snail is first. {H} is last. {H} wins!
{>again}
[O:{>refrainLast}]
~ And they all eat cake.
fr:
L'escargot est premier. {H} arrive en dernier : gagné !
{>again}
[O:{>refrainLast}]
~ Et tout le monde mange du gâteau.

=== cameo
en:
A snail goes by. He has a cake on his back.
fr:
Un escargot passe. Il a un gâteau sur le dos.

=== ask
en:
Who was first?
What did Snail want?
Can you go as slow as a snail?
fr:
Qui était premier ?
Il voulait quoi, l'escargot ?
Tu sais aller tout doucement ?
`
