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
~ The wind blows {Crew} into the woods. *Whoo!*
fr:
< Il y a du vent. {Crew} sortent.
~ Le vent pousse {Crew} dans les bois. *Fff* !

=== plant kite
en:
< {H} has a kite{room: with a tail}.
~ {H} has a kite. It has a long, long tail.
fr:
< {H} a un cerf-volant{room: tout neuf}.
~ {H} a un cerf-volant. Il a une longue, longue queue.

=== pay kite
en:
< {H} gives Pip the tail of the kite to hold.
~ [A:But what do I hold?] asks Pip.
~ {H} gives her the tail of the kite. Hold on! It pulls.
fr:
< Pip tient la queue du cerf-volant {de H}.
~ [A:Mais je tiens quoi ?] demande Pip.
~ {H} lui donne la queue du cerf-volant. Tiens bien ! Il tire.

=== pay own
en:
< {H} gives Pip {h:his|her} {T} to hold.
~ [A:But what do I hold?] asks Pip.
~ {H} holds out {h:his|her} {T}. Pip lets go of the tail!
fr:
< {H} lui donne {son T} à tenir.
~ [A:Mais je tiens quoi ?] demande Pip.
~ {H} lui tend {son T}. Pip lâche la queue !

=== plant own
en:
< {H} holds on to {h:his|her} {T}.
~ {H} holds on to {h:his|her} {T}. Tight, tight, tight!
fr:
< {H} tient bien {son T}.
~ {H} tient bien {son T}. Très, très fort !

=== loved
en:
~ Can a mole love {T}? This one can!
fr:
~ Une taupe peut aimer {T} ? Celle-ci, oui !

=== lack >
en:
< Five moles go to the sea. Each holds a tail. Round the tree!
~ Here come five moles, on the way to the sea. Each one holds a tail.
~ Past the tree they go. And past the tree. And past the tree.
[N:{>refrain}]
+ They see no tree. They see a tail.
fr:
< Cinq taupes vont à la mer. Chacune tient une queue. Tiens, l'arbre !
~ Voilà cinq taupes. Elles vont à la mer, et chacune tient une queue.
~ Elles passent devant l'arbre. Et encore l'arbre. Et encore l'arbre.
[N:{>refrain}]
+ Elles ne voient pas l'arbre : elles ont le nez sur une queue.

=== try ask >
en:
< [H:Who is first?] asks {H}.
< [A:Not me!] says Pip.
~ [H:Who is the first one?] asks {H}.
~ [N:Not me,] says the one in the hat.
~ [A:Not me,] says Pip. Pip is so small!
+ Nobody knows. Nobody looks.
[N:{>refrain}]
fr:
< [H:Qui est devant ?] demande {H}.
< [A:Pas moi !] dit Pip.
~ [H:Qui est la première ?] demande {H}.
~ [N:Pas moi,] dit celle au chapeau.
~ [A:Pas moi,] dit Pip. Elle est si petite !
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
~ [N:I'm last,] says the one in the hat.
~ [O:No, I'm last,] says the next.
< [H:Who is last?] asks {H}.
< [A:Me!] says Pip.
< [O:Me! Me! Me!]
~ [A:I'm last, too,] says Pip.
+ Five moles, and every one of them is last!
[H:Then nobody is first!] says {H}.
fr:
~ [N:Je suis la dernière,] dit celle au chapeau.
~ [O:Non, c'est moi,] dit la suivante.
< [H:Qui est la dernière ?] demande {H}.
< [A:Moi !] dit Pip.
< [O:Moi ! Moi ! Moi !]
~ [A:Moi aussi,] dit Pip.
+ Cinq taupes, et cinq dernières !
[H:Alors, personne n'est devant !] dit {H}.

=== turn count
en:
~ [H:Pip, you go first!] says {H}.
< Pip lets go of the tail.
{>pay}
+ The others come, too. They have her tail.
~ Away from the tree, up the hill.
Look! Pip is first!
fr:
~ Qui va devant ? {H} choisit Pip. La petite Pip !
< Pip lâche la queue.
{>pay}
+ Les autres suivent : elles tiennent sa queue.
~ Loin de l'arbre, en haut de la colline.
Ça y est ! Pip est la première !

=== turn why
en:
~ [H:Why not Pip?] asks {H}. [H:Pip first!]
< Pip lets go of the tail.
{>pay}
+ The others come, too. They have her tail.
~ Away from the tree, up the hill.
Look! Pip is first!
fr:
~ [H:Pourquoi pas Pip ?] demande {H}. [H:Pip devant !]
< Pip lâche la queue.
{>pay}
+ Les autres suivent : elles tiennent sa queue.
~ Loin de l'arbre, en haut de la colline.
Ça y est ! Pip est la première !

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
~ {Everyone} put their toes in the wet sand. {each:@ runs from a wave.|@ run from a wave.}
fr:
< {Everyone} mouillent leurs pieds.
~ {Everyone} mettent les orteils dans le sable mouillé. {each:@ se sauve devant une vague.|@ se sauvent devant une vague.}

=== cameo
en:
Five moles go by. The small one is first.
fr:
Cinq taupes passent. La petite est devant.

=== ask
en:
Where do the moles want to go?
Who is the first one in the end?
Do you like to be first, or last?
fr:
Où veulent aller les taupes ?
Qui est la première, à la fin ?
Tu aimes être devant, ou derrière ?
`
