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
Slow, slow! There are cherries left!
fr:
Pas si vite ! Il reste des cerises !

=== out
en:
~ It is race day! All the village is there.
To the race, quick, with {Us}!
fr:
~ C'est le jour de la course ! Tout le village est là.
Vite, à la course, avec {Us} !

=== plant honey
en:
< {H}'s honey is never in a hurry.
~ {H} tips the honey pot. Honey is never in a hurry.
fr:
< Le miel {de H} n'est jamais pressé.
~ {H} penche son pot de miel. Le miel n'est jamais pressé.

=== pay honey
en:
< {H} pours a line of honey by the cake.
~ {H} lets the honey run out, slow and gold, close to the cake.
fr:
< {H} fait couler le miel près du gâteau.
~ {H} fait couler le miel, doux et doré, tout près du gâteau.

=== plant tart
en:
< {H} saves a big berry for last.
~ On {H}'s tart sits one big berry. The berry is for last.
fr:
< {H} garde une grosse fraise pour la fin.
~ Sur la tarte {de H}, il y a une grosse fraise. C'est pour la fin.

=== pay tart
en:
< {H} puts the berry by the cake. Bye, berry!
~ {H} puts down the big red berry, close to the cake. Bye, berry!
fr:
< {H} pose sa fraise près du gâteau.
~ {H} pose la grosse fraise rouge, tout près du gâteau. Au revoir, la fraise !

=== pay own
en:
< {H} puts the {T} down by the cake.
~ {H} puts down the {T}, close to the cake.
fr:
< {H} pose {son T} près du gâteau.
~ {H} pose {son T}, tout près du gâteau.

=== lack >
en:
It is a race. The last one wins!
< Here is Snail. So slow!
~ Here is Snail. So slow! He is always last.
~ {H} wants to be last too. Ready? Steady? Don't go!
+ Nobody may run, because the first one has lost.
[V:{>refrain}] says Snail.
fr:
C'est la course. Le dernier gagne !
< Voilà l'escargot. Il est si lent !
~ Voilà l'escargot. Il est si lent ! Il est toujours dernier.
~ {H} veut faire comme lui. Prêts ? Ne partez pas !
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
~ [H:Now we sleep,] says {H}.
< But the grass goes down, down, down.
< They roll and roll. *Bump!*
~ But the hill goes down. They roll and roll and roll.
+ They roll past a hen. They roll past a cow.
~ *Bump!*
Too fast!
fr:
{H} se couche. {F} se couche.
~ [H:On dort,] dit {H}.
< Mais l'herbe descend. On roule, on roule. *Boum* !
~ Mais ça descend. On roule, on roule, on roule.
+ On roule devant une poule. On roule devant une vache.
~ *Boum* !
Trop vite !

=== try back >
en:
{H} and {F} walk backwards.
~ Goodbye, tree. Goodbye, pond. Goodbye, sheep.
+ You cannot see where you go, because your nose is at the front.
Oh! What is *behind* them? The end of the race!
Stop!
fr:
{H} et {F} marchent à reculons.
~ Au revoir, l'arbre. Au revoir, la mare. Au revoir, le mouton.
+ On ne voit pas où on va, parce que le nez est devant.
Oh ! Qu'est-ce qu'il y a *derrière* ? L'arrivée !
Stop !

=== way >
en:
Sniff, sniff. {H} sniffs.
{F} sniffs.
~ {each:@ sniffs too.|@ sniff too.}
Cake, with cherries!
+ It is still warm, because it is fresh.
~ And down in the grass, who puts up two small horns?
[V:{>refrain}] says Snail.
fr:
Ça sent bon. {H} renifle.
{F} renifle.
~ {each:@ renifle aussi.|@ reniflent aussi.}
Du gâteau, avec des cerises !
+ Il est tout chaud, parce qu'il sort du four.
~ Et là, dans l'herbe, qui lève deux petites cornes ?
[V:{>refrain}] dit l'escargot.

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
~ {H} draws a line.
< [H:The finish line!] says {H}.
< Out goes Snail's neck. *Slurp!* First!
~ [H:This is the finish line!] says {H}.
~ Out goes Snail's neck. *Slurp!* Snail is first!
fr:
{>pay}
~ {H} trace une ligne.
[H:L'arrivée, c'est ici !] dit {H}.
< L'escargot tend le cou. *Slurp* ! Premier !
~ L'escargot tend le cou. *Slurp* ! Il est premier !

=== turn why
en:
~ [H:Why be last?] asks {H}. [H:You can have the cake!]
{>pay}
< [H:The finish line!] says {H}.
< Out goes Snail's neck. *Slurp!* First!
~ [H:This is the finish line!] says {H}.
~ Out goes Snail's neck. *Slurp!* Snail is first!
fr:
~ [H:Pourquoi être dernier ?] demande {H}. [H:Il y a du gâteau pour toi !]
{>pay}
[H:L'arrivée, c'est ici !] dit {H}.
< L'escargot tend le cou. *Slurp* ! Premier !
~ L'escargot tend le cou. *Slurp* ! Il est premier !

=== restore
en:
< Last! {H} wins!
~ Snail has lost the race... and won the cake.
~ And {H}? {H} comes last. {H} wins!
{>again}
[V:{>refrainLast}] says Snail.
fr:
< Et {H} ? {h:Dernier|Dernière} ! Gagné !
~ L'escargot a perdu la course... et gagné le gâteau.
~ Et {H} ? {H} arrive en dernier. Gagné !
{>again}
[V:{>refrainLast}] dit l'escargot.

=== again
en:
< {Everyone} eat cake, slowly.
~ {F} eats slowly, so slowly. {each:@ eats slower still.|@ eat slower still.}
fr:
< {Everyone} grignotent.
~ {F} mange doucement, tout doucement. {each:@ encore plus doucement.|@ encore plus doucement.}

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
