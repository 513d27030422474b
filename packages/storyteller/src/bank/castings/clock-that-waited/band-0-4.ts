export const band0to4 = `
=== title
en:
Tick, Tock, Stop!
fr:
Tic, tac, stop !

=== title
en:
Who Comes to School?
fr:
Qui vient à l'école ?

=== teaser
en:
The big clock stops, and so does playtime. Why?
fr:
La grande horloge s'arrête. Finie, la récré ! Pourquoi ?

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
Tick, tock, tick, tock, stop!
fr:
Tic, tac, tic, tac, stop !

=== refrainLast
en:
Tick, tock! Come and play!
fr:
Tic, tac ! Venez jouer !

=== out
en:
< *Tick, tock!* {Crew} run to school.
~ {Crew} run to school.
~ Up on the wall, the big clock goes tick, tock.
fr:
< *Tic, tac* ! {Crew} courent à l'école.
~ {Crew} courent à l'école.
~ Là-haut, sur le mur, la grande horloge fait tic, tac.

=== plant lantern
en:
< {H} takes a lamp.{room: It keeps the dark away.}
~ {H} has a small lamp. It is on, in the sun.
+ Just in case.
fr:
< {H} prend une lanterne.{room: Elle chasse le noir.}
~ {H} a une petite lanterne. Elle brille en plein soleil.
+ Au cas où.

=== pay lantern
en:
< {h:He|She} puts {h:his|her} lamp by the bed.
~ {h:He|She} puts {h:his|her} lamp by Snail's bed. A night light!
fr:
< {h:Il|Elle} pose sa lanterne près du lit.
~ {h:Il|Elle} pose sa lanterne près du lit. Une veilleuse !

=== plant sunflower
en:
< [H:Grow, sunflower, grow!] says {H}.
~ [H:Grow, flower, grow!] says {H} to {h:his|her} sunflower.
fr:
< [H:Pousse, tournesol, pousse !] dit {H}.
~ [H:Pousse, tournesol !] dit {H} à sa grande fleur.

=== pay sunflower
en:
{h:He|She} gives Snail {h:his|her} sunflower. A snail tree!
fr:
< {h:Il|Elle} lui donne son tournesol. Quel arbre !
~ {h:Il|Elle} lui donne son tournesol. Un arbre à escargot !

=== plant own shell
en:
< Who lives in {H}'s {T}? Nobody!
~ Who lives in {H}'s {T}? {h:He|She} looks. Nobody!
fr:
< Qui habite {le T} {de H} ? Personne !
~ Qui habite dans {le T} {de H} ? Toc, toc ! Personne.

=== plant own garment
en:
< {H} is snug in {h:his|her} {T}.
~ {H} is snug in {h:his|her} {T}, as snug as in bed.
fr:
< {H} est au chaud dans {son T}.
~ {H} est au chaud dans {son T}, comme au lit.

=== pay own shell
en:
{h:He|She} gives Snail {h:his|her} {T}. A second house!
fr:
{h:Il|Elle} lui donne {son T}. Une deuxième maison !

=== pay own stone
en:
{h:He|She} gives Snail {h:his|her} {T}. A snail chair!
fr:
{h:Il|Elle} lui donne {son T}. Une chaise d'escargot !

=== pay own like
en:
< {h:He|She} hangs up {h:his|her} {T}. Good night!
~ {h:He|She} hangs {h:his|her} {T} by the bed. Good night!
fr:
< {h:Il|Elle} accroche {son T}. Bonne nuit !
~ {h:Il|Elle} accroche {son T} près du lit. Bonne nuit !

=== pay own garment
en:
< {h:He|She} takes off {h:his|her} {T}. A bed!
~ {h:He|She} takes off {h:his|her} {T}. [H:Here's your bed.]
fr:
{h:Il|Elle} enlève {son T}.
[H:C'est ton lit.]

=== pay own torch
en:
< {h:He|She} leaves {h:his|her} {T} on. Good night!
~ {h:He|She} leaves {h:his|her} {T} by the bed. A night light!
fr:
< {h:Il|Elle} lui laisse {son T}. Bonne nuit !
~ {h:Il|Elle} laisse {son T} près du lit. Une veilleuse !

=== pay own lantern
en:
< {h:He|She} leaves {h:his|her} {T} on. Good night!
~ {h:He|She} leaves {h:his|her} {T} by the bed. A night light!
fr:
< {h:Il|Elle} lui laisse {son T}. Bonne nuit !
~ {h:Il|Elle} laisse {son T} près du lit. Une veilleuse !

=== pay own
en:
A box and a sock: what a bed!
fr:
Une boîte, une chaussette : quel lit !

=== between own
en:
~ Only {H}'s {T} {n:peeps|peep} out.
fr:
~ On ne voit que {le T} {de H}.

=== between sunflower
en:
~ Only the sunflower peeps out.
fr:
~ On ne voit que le tournesol.

=== between lantern
en:
~ Only the lamp peeps out.
fr:
~ On ne voit que la lanterne.

=== plant own torch
en:
< *Click!* {H}'s {T} keeps the dark away.
~ *Click!* {H}'s {T} is on, in the sun. Dark, keep out!
fr:
< *Clic* ! {Le T} {de H} chasse le noir.
~ *Clic* ! {Le T} {de H} brille en plein soleil. Va-t'en, le noir !

=== loved
en:
< {H} loves {T}. Slowly, slowly!
~ And {T}? Yes, but slowly, slowly!
fr:
< {H} adore {T}. Tout doucement !
~ Et {T} ? Oui, mais tout doucement !

=== lack >
en:
< It's nearly playtime!
< {H} looks at the big clock.
~ [H:It's nearly playtime, {F}!] says {H}. [H:You hide, and I count.]
+ Hop, slide, run! There is so much to do.
~ They look up at the big clock.
{>refrain}
No *ding*, no playtime!
fr:
< C'est bientôt la récré !
< {H} regarde la grande horloge.
~ [H:{F}, c'est bientôt la récré !] dit {H}. [H:Tu te caches, et moi, je compte.]
+ Sauter, courir, glisser ! Il y a plein de choses à faire.
~ {hf:Ils|Elles} regardent la grande horloge.
{>refrain}
Pas de *ding*, pas de récré !

=== try search >
en:
< {H} looks for the tick. Not in the box!
< And the tock? Not in the hat!
~ Where is the tick? {H} looks in a box.
+ It is the lost-things box, and it is full to the top.
~ One mitten. One sock. {F} sniffs an old bread roll. Yuck!
~ No tick in the box.
fr:
< {H} cherche le tic. Pas dans la boîte !
< Et le tac ? Pas dans le chapeau !
~ Où est passé le tic ? {H} cherche dans une boîte.
+ C'est la boîte des objets trouvés, et elle est pleine.
~ Une moufle. Une chaussette. {F} renifle un vieux bout de pain. Pouah !
~ Pas de tic dans la boîte.

=== try hands >
en:
{H} pushes the big hand of the clock. *Dong!* Lunch! *Dong!* Bedtime!
~ [F:Bedtime?] says {F}. [F:But I just got up.]
+ All the children put on their coats. Then off. Then on.
+ Too fast, much too fast!
{>refrain}
fr:
{H} pousse la grande aiguille. *Dong* ! À table ! *Dong* ! Au lit !
~ [F:Au lit ?] dit {F}. [F:Mais je viens de me lever.]
+ Les enfants mettent leurs manteaux. Ils les enlèvent. Ils les remettent.
+ Trop vite, beaucoup trop vite !
{>refrain}

=== try faster >
en:
< *Tap!* The door! *Tick*, goes the clock.
~ *Tap!* Who's there? The clock goes again. *Tick!*
< [H:Playtime?] asks {H}.
~ [H:Playtime!] {H} and {F} run out.
+ The ball goes up. Nobody has time to catch it.
< No. It was a leaf.
~ It was only a leaf.
{>refrain}
~ No *ding*. Back in they go.
fr:
< *Tap* ! À la porte ! L'horloge fait tic.
~ *Tap* ! C'est qui, à la porte ? L'horloge repart. *Tic* !
< [H:La récré ?] demande {H}.
~ [H:C'est la récré !]
~ {H} et {F} courent dehors.
+ La balle monte. Personne n'a le temps de l'attraper.
< Non, une feuille.
~ Ce n'était qu'une feuille.
{>refrain}
~ Pas de *ding*. On rentre.

=== way >
en:
< The clock waits. Who for?
< *Knock, knock!*
< Quick! {Everyone} hide under the coats.
~ The clock looks at the door. She waits. But who for?
~ {H} and {F} hide under the coats, to see.
{>between}
~ {each:@ doesn't even sneeze.|@ don't even sneeze.}
+ Not a tick. Not a tock. Not a sound.
~ And then... *knock, knock!*
fr:
< L'horloge attend. Elle attend qui ?
< *Toc, toc* !
< Vite ! {Everyone} se cachent sous les manteaux.
~ L'horloge regarde la porte. Elle attend. Mais qui ?
~ {H} et {F} se cachent sous les manteaux, pour voir.
{>between}
~ {each:@ n'éternue même pas.|@ n'éternuent même pas.}
+ Pas un tic. Pas un tac. Pas un bruit.
~ Et soudain... *toc, toc* !

=== insight >
en:
< In comes a slow snail!
~ Who comes in? A small, small snail, with a bag!
~ He's out of breath.
+ He left home when the sun came up. It's a long way, even downhill!
[N:Am I late?] he asks.
< [H:No. The clock waited for you!] says {H}.
~ [H:No,] says {H}. [H:The clock waited for you.]
*Ding!* Playtime!
fr:
< Un escargot entre, tout doucement.
~ Qui entre ? Un tout petit escargot, avec un cartable !
~ Il est essoufflé.
+ Il est parti au lever du soleil. C'est loin, l'école, même en descente !
[N:Je suis en retard ?] demande-t-il.
< [H:Non. L'horloge t'attendait !] dit {H}.
~ [H:Non,] dit {H}. [H:L'horloge t'attendait.]
*Ding !* La récré !

=== turn tell >
en:
< Home time! [N:It's so far!] says Snail.
< [H:Sleep here!] says {H}.
~ Home time! But Snail's home is so far.
~ [H:Sleep here, Snail,] says {H}. [H:Tomorrow you'll be first!]
{>pay}
~ [N:First? Me?] says the snail.
+ The snail puts his bag under his head.
~ *Tick... tock...*
fr:
< On rentre !
< [N:C'est loin, chez moi !] dit l'escargot.
< [H:Dors ici !] dit {H}.
~ C'est l'heure de rentrer. Mais pour l'escargot, c'est si loin !
~ [H:Dors ici,] dit {H}. [H:Demain, tu seras le premier !]
{>pay}
~ [N:Le premier ? Moi ?] dit l'escargot.
+ L'escargot met son cartable sous sa tête.
~ *Tic... tac...*

=== turn build >
en:
~ Home time! {H} {?has(own):looks all round for a soft bed|makes a small bed out of a sock}.
< Home time! [N:It's so far!] says Snail.
< [H:Sleep here!] says {H}.
~ [H:It's so far! Sleep here, Snail,] says {H}. [H:Tomorrow you'll be first!]
{>pay}
+ The snail puts his bag under his head.
~ *Tick... tock...*
fr:
~ C'est l'heure de rentrer. {H} {?has(own):cherche partout un lit bien doux|fait un petit lit avec une chaussette}.
< On rentre !
< [N:C'est loin, chez moi !] dit l'escargot.
< [H:Dors ici !] dit {H}.
~ [H:C'est trop loin, chez toi ! Dors ici,] dit {H}. [H:Demain, tu seras le premier !]
{>pay}
+ L'escargot met son cartable sous sa tête.
~ *Tic... tac...*

=== turn why >
en:
~ [H:Why does it take all day?] asks {H}.
~ [N:I only have one foot,] says the snail.
< Home time! [N:It's so far!] says Snail.
< [H:Sleep here!] says {H}.
~ [H:Then sleep here tonight,] says {H}. [H:Tomorrow you'll be first!]
{>pay}
+ The snail puts his bag under his head.
~ *Tick... tock...*
fr:
~ [H:Pourquoi tu mets toute la journée ?] demande {H}.
~ [N:Je n'ai qu'un pied,] dit l'escargot.
< On rentre !
< [N:C'est loin, chez moi !] dit l'escargot.
< [H:Dors ici !] dit {H}.
~ [H:Alors, dors ici,] dit {H}. [H:Demain, tu seras le premier !]
{>pay}
+ L'escargot met son cartable sous sa tête.
~ *Tic... tac...*

=== restore
en:
< Morning! Snail is first!
~ Good morning! Who is first? Snail!
+ Today nobody has to wait.
+ Snail goes down the slide, very, very slowly.
[N:{>refrainLast}]{room: he says.}
{>loved}
{>again}
< [N:One...] says Snail. *Tick. Tock.* [N:Two...]
~ Snail looks for them, all day long.
fr:
< Au matin, l'escargot est premier !
~ C'est le matin ! Qui est le premier ? L'escargot !
+ Aujourd'hui, personne n'attend.
+ L'escargot descend le toboggan, tout, tout doucement.
[N:{>refrainLast}]{room: dit-il.}
{>loved}
{>again}
< [N:Un...] dit l'escargot.
< *Tic. Tac.*
< [N:Deux...]
~ L'escargot les cherche, toute la journée.

=== again
en:
< {Everyone} hide.
~ Snail counts: one... *tick, tock*... two... {H} hides behind a pot, {F} behind another. {each:@ just shuts both eyes.|@ just shut both eyes.}
fr:
< {Everyone} se cachent.
~ L'escargot compte : un... *tic, tac*... deux... {H} se cache derrière un pot, {F} derrière un autre. {each:@ ferme juste les yeux.|@ ferment juste les yeux.}

=== cameo
en:
A small snail goes by with a bag. Hello, snail!
fr:
Un petit escargot passe avec un cartable. Bonjour, escargot !

=== ask
en:
Who did the clock wait for?
Why does the snail take all day?
Who do you wait for?
fr:
L'horloge attendait qui ?
Pourquoi l'escargot met-il toute la journée ?
Et toi, tu attends qui ?
`
