export const band0to4 = `
=== title
en:
Nose to Tail!
fr:
À la queue leu leu !

=== title
en:
Round and Round the Tree
fr:
On tourne, on tourne

=== teaser
en:
Five moles go to the sea. But that tree again!
fr:
Cinq taupes vont à la mer. Mais encore cet arbre !

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
Nose to tail, on we go!
fr:
À la queue leu leu, on y va !

=== refrainLast
en:
Nose to the sea, in we go!
fr:
À la mer leu leu, on y est !

=== out
en:
< The wind blows. {Crew} go out.
~ The wind blows {Crew} into the woods.
fr:
< Il y a du vent. {Crew} sortent.
~ Le vent pousse {Crew} dans les bois.

=== plant kite
en:
< {H} takes a kite{room: with a tail}.
~ {H} has a kite. What a long, long tail!
fr:
< {H} prend un cerf-volant{room: tout neuf}.
~ {H} a un cerf-volant. Quelle longue, longue queue !

=== pay kite
en:
< {H} gives Pip the tail of the kite to hold.
~ [A:But what do I hold?] asks Pip.
~ {H} gives her the tail of the kite. Hold tight! The kite pulls.
fr:
< Pip tient la queue du cerf-volant {de H}.
~ [A:Mais je tiens quoi ?] demande Pip.
~ {H} lui donne la queue du cerf-volant. Tiens bien ! Le cerf-volant tire.

=== pay own
en:
< {H} gives Pip {h:his|her} {T} to hold.
~ [A:But what do I hold?] asks Pip.
~ {H} holds out {h:his|her} {T}. Pip lets go of the tail{room: in front}!
fr:
< {H} lui donne {son T} à tenir.
~ [A:Mais je tiens quoi ?] demande Pip.
~ {H} lui tend {son T}. Pip lâche la queue{room: de devant} !

=== plant own
en:
< {H} holds on to {h:his|her} {T}.
~ {H} holds on to {h:his|her} {T}. Tight, tight, tight!
fr:
< {H} tient bien {son T}.
~ {H} tient bien {son T}. Très, très fort !

=== loved
en:
< Pip loves {T}{room:, like {H}}!
~ And {T}? Pip loves it, too!
fr:
< Pip aime {T}{room:, comme {H}} !
~ Et {T} ? Pip aime ça aussi !

=== lack >
en:
< Five moles go to the sea. Each holds a tail. Round the tree!
~ Here come five moles, on the way to the sea. Each holds the next one's tail.
~ Past the tree they go. And past the tree. And past the tree.
[N:{>refrain}]
+ They see no tree. They see a tail.
fr:
< Cinq taupes vont à la mer. Chacune tient une queue. Tiens, l'arbre !
~ Voilà cinq taupes. Elles vont à la mer. Chacune tient la queue d'une autre.
~ Elles passent devant l'arbre. Et encore l'arbre. Et encore l'arbre.
[N:{>refrain}]
+ Elles ne voient pas l'arbre : elles ont le nez sur une queue.

=== try ask >
en:
[H:Who is in front?] asks {H}.
< [A:Not me!] says Pip, the littlest.
~ [N:Not me,] says the one in the hat.
~ [A:Not me,] says Pip, the littlest.
+ Nobody knows. Nobody looks.
[N:{>refrain}]
fr:
[H:Qui est devant ?] demande {H}.
< [A:Pas moi !] dit Pip, la plus petite.
~ [N:Pas moi,] dit celle au chapeau.
~ [A:Pas moi,] dit Pip, la plus petite.
+ On ne sait pas : on ne regarde pas.
[N:{>refrain}]

=== try sign >
en:
{H} puts up a sign: that way!
~ The moles go round it. *Bump!* A nose on the post.
~ {F} rubs the nose better.
+ They can't read it. Not one of them looks up.
Who reads the sign? A snail.
fr:
{H} plante un panneau : par là !
~ Les taupes passent à côté. *Boum* ! Un nez s'y cogne.
~ {F} frotte le nez qui a mal.
+ Elles ne lisent pas : elles regardent par terre.
Qui lit le panneau ? Un escargot.

=== try join >
en:
< {H} takes a tail, too.
~ {H} takes a tail. {F} takes a tail, too.
~ Left foot, right foot. The tree. The tree. The tree!
+ {H} stops. That's odd.
[H:It's the same tree!] says {H}.
fr:
< {H} prend une queue.
~ {H} prend une queue. {F} aussi.
~ Pied gauche, pied droit. L'arbre. L'arbre. L'arbre !
+ {H} s'arrête : c'est bizarre.
[H:C'est le même arbre !] dit {H}.

=== way >
en:
< Up! {H} climbs the tree.{room: {each:@ pushes.|@ push.}} There is the sea!
~ Up, up, up! {H} climbs the tree. {F}, too.
~ {each:@ pushes.|@ push.}
~ {H} sees the sea. It's big, and blue, and so near!
+ You see far. You are up high.
~ And the moles? Round and round they go.
< Round go the moles!
[N:{>refrain}]
fr:
< Hop ! {H} grimpe dans l'arbre.{room: {each:@ pousse.|@ poussent.}} Voilà la mer !
~ Hop, hop, hop ! {H} grimpe dans l'arbre. {F} aussi.
~ {each:@ pousse.|@ poussent.}
~ {H} voit la mer. Grande, bleue, et tout près !
+ On voit loin : on est haut.
~ Et les taupes ?
~ Elles tournent, elles tournent.
< Les taupes tournent !
[N:{>refrain}]

=== insight >
en:
< [H:Who is behind?] asks {H}.
< [A:Me!] says little Pip.
< [O:Me! Me! Me! Me!]
~ [N:I'm behind her,] says the one in the hat.
~ [O:And I'm behind *her*,] says the next.
~ [A:And I'm behind *her*!] says Pip.
+ Five moles, and every one of them is behind!
[H:Then nobody is in front!] says {H}.
fr:
< [H:Qui est derrière ?] demande {H}.
< [A:Moi !] dit la petite Pip.
< [O:Moi ! Moi ! Moi ! Moi !]
~ [N:Moi, je suis derrière elle,] dit celle au chapeau.
~ [O:Et moi, derrière elle,] dit la suivante.
~ [A:Et moi, derrière elle !] dit Pip.
+ Cinq taupes, et toutes derrière !
[H:Alors, personne n'est devant !] dit {H}.

=== turn count
en:
~ [H:Pip, you go in front!] says {H}.
< Pip lets go of the tail.
{>pay}
+ The others come, too. They have her tail.
~ Off goes Pip, away from the tree.
{room:Look! }Pip is in front!
fr:
~ Qui va devant ? {H} choisit Pip. La petite Pip !
< Pip lâche la queue.
{>pay}
+ Les autres suivent : elles tiennent sa queue.
~ Et Pip s'en va, loin de l'arbre.
Ça y est ! Pip est devant !

=== turn why
en:
~ [H:Why not Pip?] asks {H}. [H:Pip in front!]
< Pip lets go of the tail.
{>pay}
+ The others come, too. They have her tail.
~ Off goes Pip, away from the tree.
{room:Look! }Pip is in front!
fr:
~ [H:Pourquoi pas Pip ?] demande {H}. [H:Pip devant !]
< Pip lâche la queue.
{>pay}
+ Les autres suivent : elles tiennent sa queue.
~ Et Pip s'en va, loin de l'arbre.
Ça y est ! Pip est devant !

=== restore
en:
The sea! *Splash!*
~ Now there is no tail, only waves.
{>again}
{>loved}
+ And who comes last, because he's slow? A snail!
[A:{>refrainLast}] says Pip.
fr:
La mer ! *Plouf* !
~ Devant Pip, plus de queue. Des vagues !
{>again}
{>loved}
+ Qui arrive après, parce qu'il est lent ? Un escargot !
[A:{>refrainLast}] dit Pip.

=== again
en:
< {Everyone} get wet feet.
~ {Everyone} put their toes in. A wave! Run!
fr:
< {Everyone} mouillent leurs pieds.
~ {Everyone} trempent leurs orteils. Une vague ! Sauve qui peut !

=== cameo
en:
Five moles go by. The small one is first.
fr:
Cinq taupes passent. La petite est devant.

=== ask
en:
Where do the moles want to go?
Who is in front, in the end?
Do you like to be first, or last?
fr:
Où veulent aller les taupes ?
Qui est devant, à la fin ?
Tu aimes être devant, ou derrière ?
`
