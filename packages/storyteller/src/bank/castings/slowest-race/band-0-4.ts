export const band0to4 = `
=== title
en:
Ready, Steady, Slow!
fr:
À vos marques, prêts, ne partez pas !

=== title
en:
Slow, Slow, Do Not Go
fr:
La course la plus lente

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
Slow, slow, off we go!
fr:
Tout doux, tout doux, on y va tous !

=== out
en:
~ All the village is at the gate.
{H} runs to the race, with {Us}.
fr:
~ Tout le village est au portail.
{H} court voir la course, avec {Us}.

=== plant honey
en:
{H} has a pot of honey. Honey is never in a hurry.
fr:
{H} a un pot de miel. Le miel n'est jamais pressé.

=== pay honey
en:
The honey runs out, slow and gold. That is the line.
fr:
Le miel coule, doux et doré. C'est la ligne.

=== plant tart
en:
{H} has a tart with one big berry. The berry is for last.
fr:
{H} a une tarte, avec une grosse fraise. La fraise, c'est pour la fin.

=== pay tart
en:
{H} puts the big red berry down. That is the line. Bye, berry!
fr:
{H} pose la grosse fraise rouge par terre. C'est la ligne. Au revoir, la fraise !

=== pay own
en:
{H} puts down the {T}. That is the line.
fr:
{H} pose {son T}. C'est la ligne.

=== lack >
en:
It is a race. The last one wins! Here is Snail.
~ Snail is always last. {H} wants to be last too. Ready? Steady? Don't go!
+ Nobody may run, because then it is all over.
[V:{>refrain}] says Snail.
fr:
C'est la course. Le dernier gagne ! Voilà l'escargot.
~ Il est toujours dernier. {H} veut faire comme lui. Prêts ? Ne partez pas !
+ Il ne faut pas courir, parce que le premier a perdu.
[V:{>refrain}] dit l'escargot.

=== try tiptoe >
en:
{H} goes on tiptoe. One toe.
And one more toe.
< A bee! Run!
~ A bee! {F} looks at the bee. {F} runs after the bee.
+ {H} runs after {F}, to say: do not run!
Oh no! Too fast!
fr:
{H} avance un orteil.
Puis un autre orteil.
< Une abeille ! On court !
~ Une abeille ! {F} voit l'abeille. {F} court après l'abeille.
+ {H} court après {F} pour dire : ne cours pas !
Oh non ! Trop vite !

=== try nap >
en:
{H} lies down. {F} lies down.
Now we sleep.
< But they roll and roll. *Bump!*
~ But the hill goes down. They roll and roll and roll.
+ They roll past a hen. They roll past a cow.
~ *Bump!*
Too fast!
fr:
{H} se couche. {F} se couche.
On dort.
< Mais ça roule, ça roule. *Boum* !
~ Mais ça descend. On roule, on roule, on roule.
+ On roule devant une poule. On roule devant une vache.
~ *Boum* !
Trop vite !

=== try back >
en:
{H} and {F} walk backwards.
~ Goodbye, tree. Goodbye, pond. Goodbye, sheep.
+ You cannot see where you go, because your nose is at the front.
Oh! The end is *behind* them! The road goes round!
Stop!
fr:
{H} et {F} marchent à reculons.
~ Au revoir, l'arbre. Au revoir, la mare. Au revoir, le mouton.
+ On ne voit pas où on va, parce que le nez est devant.
Oh ! L'arrivée est *derrière* ! Le chemin tourne en rond !
Stop !

=== way >
en:
Sniff, sniff. {H} sniffs.
{F} sniffs.
What is that? Cake!
+ It is warm, with cherries on top.
~ Who sniffs too? Two small horns go up.
~ {each:@ sniffs too.|@ sniff too.}
[V:{>refrain}]
fr:
Ça sent bon. {H} renifle.
{F} renifle.
C'est quoi ? Du gâteau !
+ Il est chaud, avec des cerises dessus.
~ Qui d'autre sent le gâteau ? Deux petites cornes se lèvent.
~ {each:@ renifle aussi.|@ reniflent aussi.}
[V:{>refrain}]

=== insight >
en:
Snail does not move. His nose points at the cake!
~ {H} looks at the nose. {H} looks at the cake.
+ A nose like that is never asleep.
[H:You are not slow,] says {H}. [H:You are busy sniffing!]
fr:
L'escargot ne bouge pas. Son nez montre le gâteau !
~ {H} regarde le nez. {H} regarde le gâteau.
+ Un nez comme ça ne dort jamais.
[H:Tu n'es pas lent,] dit {H}. [H:Tu es occupé à sentir !]

=== turn draw
en:
{>pay}
~ {H} draws an arrow.
The cake is over there!
Out goes his neck. *Slurp!* First!
fr:
{>pay}
~ {H} dessine une flèche.
Le gâteau est de l'autre côté !
Le cou s'allonge. *Slurp* ! Premier !

=== turn why
en:
~ [H:Why be last?] asks {H}. [H:You can have the cake!]
{>pay}
The cake is over there!
Out goes his neck. *Slurp!* First!
fr:
~ [H:Pourquoi être dernier ?] demande {H}. [H:Il y a du gâteau pour toi !]
{>pay}
Le gâteau est de l'autre côté !
Le cou s'allonge. *Slurp* ! Premier !

=== restore
en:
Snail is first!
~ He has never been first!
~ And {H}? {H} is last. So {H} wins too!
{>again}
[V:{>refrainLast}] says Snail.
fr:
L'escargot est premier !
~ Pour la première fois !
~ Et {H} ? {H} arrive en dernier. Gagné aussi !
{>again}
[V:{>refrainLast}] dit l'escargot.

=== again
en:
{Everyone} eat cake, very, very slowly.
fr:
{Everyone} mangent du gâteau, tout doucement.

=== cameo
en:
A snail goes by. He has a cake on his back.
fr:
Un escargot passe. Il a un gâteau sur le dos.

=== ask
en:
Who was first?
What did Snail want?
What do you like to do slowly?
fr:
Qui était premier ?
Il voulait quoi, l'escargot ?
Toi, tu aimes faire quoi tout doucement ?
`
