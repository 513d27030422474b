export const band0to4 = `
=== title
en:
Five Steps to the Wind
fr:
Cinq pas jusqu'au vent

=== title
en:
Mouse Has a Map
fr:
La souris a une carte

=== teaser
en:
The wind is gone. But a mouse has a map: five steps, and there it is!
fr:
Plus de vent ! Mais une souris a une carte : cinq pas, et on y est !

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
One, two, three, four, five! No wind.
fr:
Un, deux, trois, quatre, cinq ! Pas de vent.

=== refrainLast
en:
One, two, three, four, five! *Whoo!*
fr:
Un, deux, trois, quatre, cinq ! *Ouuuuh !*

=== out
en:
< The wind is gone!{room: Not a leaf moves.} {Crew} come to see.
~ Shh! Not a leaf moves in the wood. Why not? {Crew} come to see.
fr:
< Plus de vent !{room: Rien ne bouge.} {Crew} viennent voir.
~ Chut ! Dans le bois, rien ne bouge. Pourquoi ? {Crew} viennent voir.

=== plant magnifier
en:
< {H}'s glass makes things big.{room: A big ant!}
~ {H}'s magnifying glass makes things big. An ant? A big, big ant!
fr:
< {H} a une loupe. Tout est gros !
~ {H} a une loupe. Une fourmi ? Une énorme fourmi !

=== pay magnifier
en:
< In the glass: a big, big marble! {H} pulls.
~ In the glass: a big, big marble!
fr:
< Dans la loupe : une grosse, grosse bille ! {H} tire.
~ Dans la loupe : une grosse, grosse bille !

=== end magnifier
en:
~ Mouse looks through the glass. {H}'s big nose!
fr:
~ La souris regarde dans la loupe. Le gros nez {de H} !

=== pay own
en:
< A marble! {H} puts down {h:his|her} {T} and pulls.
~ In the hole, a marble{room:, stuck tight}. {H} puts down {h:his|her} {T}. Ready?
fr:
< Une bille ! {H} pose {son T} et tire.
~ Dans le trou, une bille{room:, bien coincée}. {H} pose {son T}, pour mieux tirer.

=== end own
en:
~ Up goes Mouse! Quick, she holds on to {H}'s {T}.
fr:
~ La souris s'envole ! Vite, elle serre {le T} {de H}.

=== plant own
en:
< {H} blows on {h:his|her} {T}. *Fff!*
~ {H} blows on {h:his|her} {T}. *Fff!* Is that a wind? No.
fr:
< {H} souffle sur {son T}. *Fff* !
~ {H} souffle sur {son T}. *Fff* ! C'est ça, le vent ? Non.

=== loved
en:
< {H} loves {T}. But not now!
~ [H:And {T}?] After the wind!
fr:
< {H} adore {T}. Mais plus tard !
~ [H:Et {T} ?]
~ Après le vent !

=== lack >
en:
< A mouse has Grandpa's map. Five steps to the wind!
~ [N:The wind is gone!] says Mouse.
~ She sits on {H}'s head. She has a map. Her grandpa made it. Five steps to the wind!
+ She does not walk. Her legs are short.
< {H} walks.
~ {H} takes five steps.
{>refrain}
fr:
< Une souris a la carte de papi. Cinq pas jusqu'au vent !
~ [N:Plus de vent !] dit une souris.
~ Elle monte sur la tête {de H}. Elle a une carte. C'est son papi qui l'a faite. Cinq pas jusqu'au vent !
+ Elle ne marche pas : ses pattes sont courtes.
~ {H} fait cinq pas.
{>refrain}

=== try lake >
en:
{H} goes this way. Big steps!
{>refrain}
~ *Splash!* That is the stream.
+ {H} has one foot in: the foot of step five.
< *Splash!* The stream!
~ [O:Hello!] says a duck.
fr:
{H} va par ici. À grands pas !
{>refrain}
~ Plouf ! C'est la rivière.
+ {H} a un pied dans l'eau : le pied du cinquième pas.
< Plouf ! La rivière !
~ [O:Bonjour !] dit un canard.

=== try house >
en:
{H} goes that way. Big steps!
{>refrain}
~ *Bump!* It is a tree. Somebody lives in it.
< *Bump!* A tree!
~ [O:Who is it?] says an owl, in bed.
+ It's {H}. {h:He|She} knocked with {h:his|her} nose.
fr:
{H} va par là. À grands pas !
{>refrain}
~ Boum ! C'est un arbre. Quelqu'un habite dedans.
< Boum ! Un arbre !
~ [O:C'est qui ?] dit un hibou, au lit.
+ C'est {H} ! {h:Il|Elle} a frappé avec le nez.

=== try mountain >
en:
{H} goes up a rock. Big steps!
{>refrain}
~ Only a bear, fast asleep. Shh!
< Shh! A bear!
+ {F} holds {f:his|her} nose, because you don't sneeze at a bear.
fr:
{H} monte sur un rocher. À grands pas !
{>refrain}
~ Il y a un ours, qui dort. Chut !
< Chut ! Un ours !
+ {F} se tient le nez, parce qu'on n'éternue pas sur un ours.

=== way >
en:
< {Everyone} look up.
~ {H} and {F} try here, and there. {each:@ counts too.|@ count too.}
The seeds don't fly. {room:The kite doesn't fly.}
~ No wind in the grass. No wind up the tree.
+ A spider hangs and waits. Nobody pushes her.
[N:Five steps!] says Mouse.
fr:
< {Everyone} lèvent le nez.
~ {H} et {F} essaient ici, et là. {each:@ compte aussi.|@ comptent aussi.}
Les graines ne volent plus. {room:Le cerf-volant non plus.}
+ Une araignée attend au bout de son fil : rien ne la pousse.
~ Pas de vent dans l'herbe, pas de vent là-haut.
[N:Cinq pas !] dit la souris.

=== insight >
en:
~ Mouse is cross. She jumps down.
< Down jumps Mouse.
*Tip, tip, tip, tip, tip.* {room:What small feet!}
~ {H} takes one step. Mouse takes ten!
+ She runs and runs. One of {H}'s steps is so long!
[H:Is your grandpa big?] asks {H}. {room:[H:As big as me?]}
fr:
~ La souris est fâchée. Elle saute par terre.
< La souris saute par terre.
*Tip, tip, tip, tip, tip.* {room:Les petits pieds !}
~ {H} fait un pas. La souris en fait dix !
+ Elle court, elle court. C'est long, un pas {de H} !
[H:Il est grand, ton papi ?] demande {H}. {room:[H:Comme moi ?]}

=== turn count
en:
< [N:Small!] says Mouse.
~ [N:No, he's small, like me!] says Mouse.
~ [H:Then *you* count!] says {H}.
< Five small steps. A hole!
~ *Tip, tip, tip, tip, tip.* Five! And there, a hole!
{>pay}
~ {H} pulls. *Plop!* Out comes the marble.
< *Plop!*
*Whoo!*
fr:
< [N:Tout petit !] dit la souris.
~ [N:Non, petit comme moi !] dit la souris.
~ [H:Alors, compte, toi !] dit {H}.
< {room:Cinq petits pas||Cinq pas}. Un trou !
~ *Tip, tip, tip, tip, tip.* Cinq ! Et là, un trou !
{>pay}
~ {H} tire. *Plop !*{room: La bille saute.}
< *Plop !*
*Ouuuuh !*

=== turn notice
en:
< [N:Small!] says Mouse.
~ [N:No, he's small, like me!] says Mouse.
< Five small steps. A hole!
~ And Mouse walks. *Tip, tip, tip, tip, tip.* Five!
~ {H} sees a hole, under a root.
{>pay}
~ {H} pulls. *Plop!* Out comes the marble.
< *Plop!*
*Whoo!*
fr:
< [N:Tout petit !] dit la souris.
~ [N:Non, petit comme moi !] dit la souris.
< {room:Cinq petits pas||Cinq pas}. Un trou !
~ Et la souris marche. *Tip, tip, tip, tip, tip.* Cinq !
~ {H} voit un trou, sous une racine.
{>pay}
~ {H} tire. *Plop !*{room: La bille saute.}
< *Plop !*
*Ouuuuh !*

=== turn why
en:
< [N:Small!] says Mouse.
~ [N:No, he's small, like me!] says Mouse.
~ [H:Why don't *you* walk?] asks {H}.
< Five small steps. A hole!
~ *Tip, tip, tip, tip, tip.* Five! And there, a hole!
{>pay}
~ {H} pulls. *Plop!* Out comes the marble.
< *Plop!*
*Whoo!*
fr:
< [N:Tout petit !] dit la souris.
~ [N:Non, petit comme moi !] dit la souris.
~ [H:Et toi, pourquoi tu ne marches pas ?] demande {H}.
< {room:Cinq petits pas||Cinq pas}. Un trou !
~ *Tip, tip, tip, tip, tip.* Cinq ! Et là, un trou !
{>pay}
~ {H} tire. *Plop !*{room: La bille saute.}
< *Plop !*
*Ouuuuh !*

=== restore
en:
< Here is the wind! Hold on, Mouse!
~ The wind is back! {room:The leaves fly!}
~ {>end}
{>loved}
{>again}
~ [N:Five more steps!] says Mouse.
{>refrainLast}
fr:
< Revoilà le vent ! Tiens bon, la souris !
~ Le vent est revenu ! {room:Les feuilles s'envolent !}
~ {>end}
{>loved}
{>again}
~ [N:Encore cinq pas !] dit la souris.
{>refrainLast}

=== again
en:
< {Everyone} catch leaves.
~ {H} catches a leaf. {F} catches a hat. {each:@ catches cold.|@ catch cold.}
fr:
< {Everyone} attrapent des feuilles.
~ {H} attrape une feuille. {F} attrape un chapeau. {each:@ attrape un rhume.|@ attrapent un rhume.}

=== cameo
en:
A mouse goes by, with a map. Left, left! Good day, Mouse!
fr:
Une souris passe, avec une carte. À gauche ! Bonjour, la souris !

=== ask
en:
Who made the map?
Can you walk like a mouse? And like a bear?
What can the wind carry?
fr:
Qui a fait la carte ?
Tu sais marcher comme une souris ? Et comme un ours ?
Qu'est-ce que le vent peut porter ?
`
