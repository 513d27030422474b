export const band0to4 = `
=== title
en:
Ready, Steady, Slow!
fr:
À vos marques, prêts, ne partez pas !

=== title
en:
Slow, Slow! Not So Fast!
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
Slow, slow! Not so fast!
fr:
Pas si vite, pas si vite !

=== out
en:
< {Crew} run to the race.
~ {Crew} run, run, run. It's race day!
~ The whole village is there.
fr:
< {room:Vite, vite ! }{Crew} vont à la course.
~ {Crew} courent, courent, courent. C'est le jour de la course !
~ Tout le village est là.

=== plant honey
en:
< {H} has honey.{room: It drips... drips... *plop!*|| *Drip... plop!*}
~ {H} tips the honey pot. Honey is never in a hurry.
fr:
< {H} a du miel. Il coule... {room:coule... }*ploc* !
~ {H} penche son pot de miel. Le miel n'est jamais pressé.

=== pay honey
en:
< {h:He|She} pours on the honey.
~ {h:He|She} lets the honey run over it, slow and gold.
fr:
< {h:Il|Elle} verse le miel dessus.
~ {h:Il|Elle} fait couler le miel dessus, tout doré.

=== plant tart
en:
< {H} saves a big berry{room: for last}.
~ On {H}'s tart sits one big berry. The berry is for last.
fr:
< {H} garde une grosse fraise{room: pour la fin}.
~ Sur la tarte {de H}, il y a une grosse fraise. C'est pour la fin.

=== pay tart
en:
< {h:He|She} puts {h:his|her} berry on top.
~ {h:He|She} puts {h:his|her} big red berry on top. Bye, berry!
fr:
< {h:Il|Elle} met sa fraise dessus.
~ {h:Il|Elle} met sa grosse fraise rouge dessus. Au revoir, la fraise !

=== pay own collection
en:
< {h:His|Her} {T} {n:goes|go} on the cake: a cherry!
~ {h:He|She} puts {h:his|her} {T} on top, like a cherry.
fr:
< Et hop, {son T} sur le gâteau : une cerise !
~ Et {son T} dessus, comme une cerise.

=== pay own torch
en:
{h:His|Her} {T} makes the cherries shine. Mmm!
fr:
{Son T} fait briller les cerises. Miam !

=== pay own lantern
en:
{h:His|Her} {T} makes the cherries shine. Mmm!
fr:
{Son T} fait briller les cerises. Miam !

=== pay own
en:
< *Whoosh!* goes {h:his|her} {T}.{room: Mmm!}
~ *Whoosh!* {h:He|She} fans the cake with {h:his|her} {T}.{room: It smells good!}
fr:
< *Vouf !* {h:Il|Elle} agite {son T}.{room: Mmm !}
~ *Vouf !* {h:Il|Elle} agite {son T} sur le gâteau.{room: Ça sent bon !}

=== end honey
en:
There is honey on every chin.
fr:
Du miel sur tous les mentons !

=== end tart
en:
{H} eats the berry last of all.
fr:
{H} mange la fraise à la fin.

=== end own collection
en:
Careful! One cherry is {a T}.
fr:
Attention ! Une des cerises est {un T}.

=== plant own like
en:
< *Whoosh!* {H} flaps {h:his|her} {T}.{room: What a wind!}
~ *Whoosh!* {H} flaps {h:his|her} {T}. What a wind! Off flies a leaf.
fr:
< *Vouf !* {H} agite {son T}.{room: Quel vent !}
~ *Vouf, vouf !* {H} agite {son T}. Quel vent ! Une feuille s'envole.

=== plant own garment
en:
< *Whoosh!* {H} flaps {h:his|her} {T}.{room: What a wind!}
~ *Whoosh!* {H} flaps {h:his|her} {T}. What a wind! Off flies a leaf.
fr:
< *Vouf !* {H} agite {son T}.{room: Quel vent !}
~ *Vouf, vouf !* {H} agite {son T}. Quel vent ! Une feuille s'envole.

=== plant own collection
en:
< {n:Is|Are} {H}'s {T} a cherry? No!
~ {n:Is|Are} {H}'s {T} a cherry? {h:He|She} has a lick. No!
fr:
< {Le T} {de H}, c'est une cerise ? Non !
~ {Le T} {de H}, c'est une cerise ? {h:Il|Elle} goûte. Non !

=== loved
en:
< {H} loves {T}. No! Too fast!
~ No {T} now! It's much too fast.
fr:
< {H} adore {T}. Non ! Trop rapide !
~ Pas question {de T} : c'est trop rapide !

=== lack >
en:
< In this race, the last one wins!
< Who is always last? Snail!
~ In this race, the last one wins!
~ Here is Snail. So slow! He always wins.
~ {H} wants to win. Ready? Steady? Don't go!
+ Nobody runs, because the first one loses.
{>loved}
[V:{>refrain}] says Snail.
fr:
< Dans cette course, le dernier gagne !
< Qui est toujours dernier ? L'escargot !
~ Dans cette course, le dernier gagne !
~ Voilà l'escargot. Il est si lent ! Il gagne toujours.
~ {H} veut gagner aussi. Prêts ? Ne partez pas !
+ Personne ne court, parce que le premier perd.
{>loved}
[V:{>refrain}] dit l'escargot.

=== try tiptoe >
en:
{H} takes one tiny step.
And one more, tiny, tiny.
< A bee! {F} runs. {H} runs too!
~ A bee! {F} runs after the bee. {H} runs after {F}.
+ [H:Don't run!] calls {H}, and runs.
< Too fast!
~ Oh no. Too fast!
fr:
{H} fait un tout petit pas.
Puis un autre, encore plus petit.
< Une abeille ! {F} court. {H} aussi !
~ Une abeille ! {F} court après l'abeille. {H} court après {F}.
+ [H:Ne cours pas !] crie {H}, en courant.
< Trop vite !
~ Oh non. Trop vite !

=== try nap >
en:
{H} lies down. {F} snores.
~ [H:We're slow when we sleep,] says {H}.
< But they're on a hill.
< They roll and roll. *Bump!*
~ But they're on a hill. They roll and roll and roll.
+ They roll past a hen. They roll past a cow.
~ *Bump!*
Too fast.
fr:
{H} se couche. {F} ronfle.
~ [H:Quand on dort, on est lent,] dit {H}.
< Mais la colline descend. On roule, on roule. *Boum !*
~ Mais la colline descend. On roule, on roule, on roule.
+ On double une poule. On double une vache.
~ *Boum !*
Trop vite.

=== try back >
en:
{H} and {F} walk backwards.
~ [F:Goodbye, tree. Goodbye, pond. Goodbye, sheep,] says {F}.
+ They can't see a thing, because the nose is at the front.
Oh! What's *behind* them? The finish line!
Stop!
fr:
{H} et {F} marchent à reculons.
~ [F:Au revoir, l'arbre. Au revoir, le mouton,] dit {F}.
+ On ne voit pas où on va, parce que le nez est devant.
Oh ! Qu'est-ce qu'il y a *derrière* ? L'arrivée !
Stop !

=== way >
en:
< *Sniff, sniff!* A cake! {Everyone} run.
~ Sniff, sniff. {F} follows the smell.
~ {H} runs to catch {f:him|her}.
~ {each:@ sniffs too.|@ sniff too.}
~ It's the race cake, with cherries!
+ It's warm, because it's fresh.
~ And down in the grass, who puts up two small horns?
[V:{>refrain}] says Snail.
fr:
< *Snif, snif !* Un gâteau ! {Everyone} courent.
~ *Snif, snif !* {F} suit l'odeur.
~ {H} court {f:le|la} rattraper.
~ {each:@ renifle aussi.|@ reniflent aussi.}
~ C'est le gâteau de la course, avec des cerises !
+ Il est chaud, parce qu'il sort du four.
~ Et là, dans l'herbe, qui lève deux cornes ?
[V:{>refrain}] dit l'escargot.

=== insight >
en:
Snail doesn't move.
< {H} moves the cake. Snail's nose moves too!
~ {H} moves the cake this way. Snail's nose goes this way.
~ {H} moves the cake that way. Snail's nose goes that way.
+ A nose like that is never asleep.
[H:Aha! Snail likes cake!] says {H}.
fr:
L'escargot ne bouge pas.
< {H} pousse le gâteau. Le nez de l'escargot suit !
~ {H} pousse le gâteau par ici. Le nez de l'escargot va par ici.
~ {H} pousse le gâteau par là. Le nez va par là.
+ Un nez comme ça ne dort jamais.
[H:Tiens ! Il aime le gâteau !] dit {H}.

=== turn draw
en:
< The cake goes over the line. {H} waits.
~ {H} pushes the cake over the finish line. Just the cake!
{>pay}
< Snail stretches{room: and stretches}. *Slurp!* First!
+ The whole village looks.
~ [V:Oh... cake!] says Snail. His neck gets long, long, long. *Slurp!* Snail is first!
fr:
< Le gâteau passe l'arrivée. {H} attend.
~ {H} pousse le gâteau derrière l'arrivée. Rien que le gâteau !
{>pay}
< L'escargot s'étire{room:, s'étire}. *Slurp !* Premier !
+ Tout le village regarde.
~ [V:Oh... du gâteau !] dit l'escargot. Il tend le cou, long, long, long. *Slurp !* Il est premier !

=== turn why
en:
~ [H:Why be last?] asks {H}. [H:There's cake!]
< The cake goes over the line. {H} waits.
~ {H} pushes the cake over the finish line. Just the cake!
{>pay}
< Snail stretches{room: and stretches}. *Slurp!* First!
+ The whole village looks.
~ [V:Cake!] says Snail. His neck gets long, long, long. *Slurp!* Snail is first!
fr:
~ [H:Pourquoi être dernier ?] demande {H}. [H:Et le gâteau ?]
< Le gâteau passe l'arrivée. {H} attend.
~ {H} pousse le gâteau derrière l'arrivée. Rien que le gâteau !
{>pay}
< L'escargot s'étire{room:, s'étire}. *Slurp !* Premier !
+ Tout le village regarde.
~ [V:Du gâteau !] dit l'escargot. Il tend le cou, long, long. *Slurp !* Premier !

=== restore
en:
~ Snail has lost the race... and won the cake.
{>again}
+ The whole village shouts: hooray for the last!
~ {room:{F} gets a slice.}
~ {>end}
[V:{>refrainLast}] says Snail{room:, mouth full}.
fr:
~ L'escargot perd la course... et gagne le gâteau.
{>again}
~ {room:{F} a une part.}
~ {>end}
[V:{>refrainLast}] dit l'escargot{room:, la bouche pleine}.

=== again
en:
< In comes {F}. {each:@ walks in backwards.|@ walk in backwards.} {room:And }{H}? {?has(honey):*Drip... plop!*|Not yet...} Last! {H} wins!
~ In comes {F}. {each:@ walks in backwards.|@ walk in backwards.} {H} {?has(honey):is still pouring honey|waits, and waits}. Last! {H} wins!
fr:
< {F} arrive. {each:@ aussi, à reculons !|@ aussi, à reculons !} {room:Et }{H} ? {?has(honey):Ça coule... *ploc* !|Pas encore...} {h:Dernier|Dernière} ! Gagné !
~ {F} arrive. {each:@ aussi, à reculons.|@ aussi, à reculons.} {H} {?has(honey):verse encore son miel|attend, attend}. {h:Dernier|Dernière} ! {H} gagne !

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
