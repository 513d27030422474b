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
< {H} has a magnifying glass.{room: A big ant!}
~ {H}'s magnifying glass makes things big. An ant? A big, big ant!
fr:
< {H} a une loupe. Tout est gros !
~ {H} a une loupe. Une fourmi ? Une énorme fourmi !

=== pay magnifier
en:
In the glass: a big, big plug!
fr:
Dans la loupe : un gros, gros bouchon !

=== end magnifier
en:
~ Mouse looks through the glass. {H}'s big nose!
fr:
~ La souris regarde dans la loupe. Le gros nez {de H} !

=== pay own
en:
< A plug! {H} puts down {h:his|her} {T}.
~ A plug! {H} puts down {h:his|her} {T}. Two hands, now!
fr:
< Un bouchon ! {H} pose {son T}.
~ Un bouchon ! {H} pose {son T}. À deux mains !

=== end own
en:
~ *Whoo!* Mouse holds on to {H}'s {T}!
fr:
~ *Ouuuuh !* La souris serre {le T} {de H} !

=== plant own
en:
< {H} blows on {h:his|her} {T}. *Fff!*
~ {H} blows on {h:his|her} {T}. *Fff!* Is that a wind? No.
fr:
< {H} souffle sur {son T}. *Fff* !
~ {H} souffle sur {son T}. *Fff* ! C'est ça, le vent ? Non.

=== loved
en:
~ [H:And {T}?] [O:After the wind,] says a duck.
fr:
~ [H:Et {T} ?]
~ Après le vent !

=== lack >
en:
< A mouse has her grandpa's map: five steps to the wind!
~ [N:The wind is gone!] says Mouse.
~ She sits on {H}'s head. She has a map. Her grandpa made it. Five steps to the wind!
+ She does not walk. Her legs are short.
{H} counts.
{>refrain}
fr:
< Une souris a la carte de son papi : cinq pas !
~ [N:Plus de vent !] dit une souris.
~ Elle monte sur la tête {de H}. Elle a une carte. C'est son papi qui l'a faite. Cinq pas jusqu'au vent !
+ Elle ne marche pas : ses pattes sont courtes.
{H} compte.
{>refrain}

=== try lake >
en:
{H} goes this way. Big steps!
{>refrain}
~ *Splash!* That is the stream.
+ {F} has one foot in. That was step five.
< *Splash!*
~ [O:Hello!] says a duck.
fr:
{H} va par ici. À grands pas !
{>refrain}
~ Plouf ! C'est la rivière.
+ {F} a un pied dans l'eau : c'était le pas cinq.
< Plouf !
~ [O:Bonjour !] dit un canard.

=== try house >
en:
{H} goes that way. Big steps!
{>refrain}
~ *Bump!* It is a tree. Somebody lives in it.
< *Bump!* A tree!
~ [O:Who is it?] says an owl, in bed.
+ He looks out. They knocked with a nose.
fr:
{H} va par là. À grands pas !
{>refrain}
~ Boum ! C'est un arbre. Quelqu'un habite dedans.
< Boum ! Un arbre !
~ [O:C'est qui ?] dit un hibou, au lit.
+ Il sort : on a frappé avec le nez.

=== try mountain >
en:
{H} goes up a rock. Big steps!
{>refrain}
~ Only a bear, fast asleep. Shh!
< Shh! A bear!
+ {F} holds {f:his|her} nose. You don't sneeze at a bear.
fr:
{H} monte sur un rocher. À grands pas !
{>refrain}
~ Il y a un ours, qui dort. Chut !
< Chut ! Un ours !
+ {F} se tient le nez : on n'éternue pas sur un ours.

=== way >
en:
< {Everyone} look up.
~ {H} and {F} try here, and there. {each:@ counts too.|@ count too.}
A seed can't fly. A kite can't fly.
~ No wind in the grass. No wind up the tree.
+ A spider hangs and waits. Nobody pushes her.
[N:Five steps!] says Mouse.
fr:
< {Everyone} lèvent le nez.
~ {H} et {F} essaient ici, et là. {each:@ compte aussi.|@ comptent aussi.}
Une graine ne vole plus. {room:Un cerf-volant non plus.}
+ Une araignée attend au bout de son fil : rien ne la pousse.
~ Pas de vent dans l'herbe, pas de vent là-haut.
[N:Cinq pas !] dit la souris.

=== insight >
en:
~ Mouse is cross. She jumps down.
< Down jumps Mouse.
*Tip, tip, tip, tip, tip.* {room:What small feet!}
~ {H} takes one step. Mouse takes ten!
+ She runs and runs, because one step is so long.
[H:Is your grandpa big?] asks {H}. {room:[H:As big as me?]}
fr:
~ La souris est fâchée. Elle saute par terre.
< La souris saute par terre.
*Tip, tip, tip, tip, tip.* {room:Les petits pieds !}
~ {H} fait un pas. La souris en fait dix !
+ Elle court, elle court, parce qu'un pas, c'est long.
[H:Il est grand, ton papi ?] demande {H}. {room:[H:Comme moi ?]}

=== turn count
en:
< [N:He's a mouse!] says Mouse.
~ [N:Grandpa is a mouse!] says Mouse. She walks. {room:{H} counts.}
< Five mouse steps. A hole!
~ Five! And there is a hole, under a root.
{>pay}
~ {H} pulls. *Plop!* A marble!
+ Out comes all the wind. The hole is open.
< *Pop!*
*Whoo!*
fr:
< [N:Comme moi !] dit la souris.
~ [N:Non, comme moi !] dit la souris.
< Cinq pas de souris. Un trou !
~ La souris marche. {room:{H} compte.}
~ Cinq ! Et là, un trou, sous une racine.
{>pay}
~ {H} tire. *Plop !* Une bille !
+ Tout le vent sort : le trou est ouvert.
< *Plop !*
*Ouuuuh !*

=== turn notice
en:
< [N:He's a mouse!] says Mouse.
~ [N:Grandpa is a mouse!] says Mouse. She walks.
< Five mouse steps. A hole!
~ {H} sees something. A hole, under a root!
{>pay}
~ {H} pulls. *Plop!* A marble!
+ Out comes all the wind. The hole is open.
< *Pop!*
*Whoo!*
fr:
< [N:Comme moi !] dit la souris.
~ [N:Non, comme moi !] dit la souris.
< Cinq pas de souris. Un trou !
~ La souris marche.
~ {H} voit quelque chose. Un trou, sous une racine !
{>pay}
~ {H} tire. *Plop !* Une bille !
+ Tout le vent sort : le trou est ouvert.
< *Plop !*
*Ouuuuh !*

=== turn why
en:
< [N:He's a mouse!] says Mouse.
~ [N:No,] says Mouse. [N:Grandpa is small.]
~ [H:Why don't *you* walk?] asks {H}.
< Five mouse steps. A hole!
~ Mouse walks. There is a hole!
{>pay}
~ {H} pulls. *Plop!* A marble!
+ Out comes all the wind. The hole is open.
< *Pop!*
*Whoo!*
fr:
< [N:Comme moi !] dit la souris.
~ [N:Non, tout petit,] dit la souris.
~ [H:Et toi, pourquoi tu ne marches pas ?] demande {H}.
< Cinq pas de souris. Un trou !
~ La souris marche. Un trou !
{>pay}
~ {H} tire. *Plop !* Une bille !
+ Tout le vent sort : le trou est ouvert.
< *Plop !*
*Ouuuuh !*

=== restore
en:
< Here is the wind! Hold on, Mouse!
~ The wind is back! {room:The leaves fly!}
~ {>end}
{>loved}
{>again}
+ Mouse's feet fly up. She is so light!
~ Now count!
{>refrainLast}
fr:
< Revoilà le vent ! Tiens bon, la souris !
~ Le vent est revenu ! {room:Les feuilles s'envolent !}
~ {>end}
{>loved}
{>again}
+ Les pattes de la souris s'envolent : elle est légère.
~ On compte ?
{>refrainLast}

=== again
en:
< {H} and {F} catch a leaf.{room: {each:@ too!|@ too!}}
~ {H} catches a leaf. {F} catches a hat. {each:@ catches cold.|@ catch cold.}
fr:
< {H} et {F} attrapent une feuille.{room: {each:@ aussi !|@ aussi !}}
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
