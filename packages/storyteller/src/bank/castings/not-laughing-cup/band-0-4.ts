export const band0to4 = `
=== title
en:
Do Not Laugh!
fr:
On ne rit pas !

=== title
en:
The Baron Who Did Not Laugh
fr:
Le baron qui ne riait jamais

=== teaser
en:
The baron never laughs. Never, never. Who will make him?
fr:
Le baron ne rit jamais. Jamais, jamais. Qui va le faire rire ?

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
Don't laugh! Don't laugh!
fr:
On ne rit pas ! On ne rit pas !

=== refrainLast
en:
Laugh! Laugh! Laugh!
fr:
On rit ! On rit ! On rit !

=== out
en:
< Castle, here come {Crew}!
~ Up, up to the castle! Who is behind? {Us}!
~ There is a cup to win.
fr:
< Château, voilà {Crew} !
~ On monte au château ! Qui est derrière ? {Us} !
~ Il y a une coupe à gagner.

=== plant potato
en:
< {H}'s potato has a nose!
~ {H} digs up a potato. It has a nose!
fr:
< La patate {de H} a un nez !
~ {H} déterre une patate. Elle a un nez !

=== pay potato
en:
{H} holds up the potato with the nose. It looks like {V}!
fr:
{H} montre la patate à gros nez. On dirait {V} !

=== plant slipper
en:
< {H} sits on a cushion. *Moo!*
~ {H} sits on a cushion. *Moo!* That one comes too!
fr:
< {H} s'assoit sur un coussin. *Meuh* !
~ {H} s'assoit sur un coussin. *Meuh* ! On l'emporte !

=== pay slipper
en:
{H} gives {V} the cushion. {V} sits down. *Moo!*
fr:
{H} donne son coussin à {V}. {V} s'assoit. *Meuh* !

=== pay own
en:
{H} puts the {T} on {h:his|her} head, and bows.
fr:
{H} met {son T} sur sa tête, et salue.

=== lack >
en:
< Baron {V} never, never laughs.
< Can {H} make him laugh?
~ This is Baron {V}. He never, never laughs.
+ Not at a joke. Not at a goat in a hat.
~ Make him laugh, and you win his big cup!
[V:{>refrain}] he says.
fr:
< Le baron {V} ne rit jamais.
< {H} le fera rire ?
~ Voici le baron {V}. Il ne rit jamais, jamais.
+ Ni pour une blague, ni pour une chèvre en chapeau.
~ Qui le fait rire gagne la grande coupe !
[V:{>refrain}] dit {V}.

=== try faces >
en:
{H} makes a fish face. {F} makes a fish face.
< The cook laughs. Ho, ho!
+ Fat cheeks, round eyes, and no neck.
~ The guards laugh. Ha, ha, ha! The cook laughs. Ho, ho!
And {V}? No.
fr:
{H} fait le poisson. {F} fait le poisson.
< La cuisinière rit. Ho, ho !
+ De grosses joues, des yeux ronds, et plus de cou.
~ Les gardes rient. Ha, ha, ha ! La cuisinière rit. Ho, ho !
Et {V} ? Non.

=== try joke >
en:
{F} tells a joke. [F:There is a duck. No, two ducks. No, a cow...]
+ They are all on a bus, because it rains.
~ And then? {F} forgets the end!
And {V}? No.
fr:
[F:C'est un canard,] dit {F}. [F:Non, deux canards. Non, une vache...]
+ Ils prennent le bus, parce qu'il pleut.
~ Et après ? {F} ne sait plus la fin !
Et {V} ? Non.

=== try feather >
en:
{H} has a feather. Tickle, tickle, {V}!
- Tickle his ear! Tickle his knee!
+ The feather goes up. The feather goes down.
~ {F} tickles his tummy. *Clonk!* What? An iron vest!
And {V}? No.
fr:
{H} a une plume. Guili, guili, {V} !
- Guili, l'oreille ! Guili, le genou !
+ La plume monte. La plume descend.
~ {F} chatouille le ventre. *Clonc* ! Quoi ? Un gilet de fer !
Et {V} ? Non.

=== way >
en:
[O:He had a laugh once,] says the cook. [O:A big one!]
~ {F} tastes the soup. Mmm!
+ He put it away one day, and shut the lid.
~ {each:@ looks in the pot.|@ look in the pot.}
[V:{>refrain}] says {V}.
fr:
[O:Avant, il riait,] dit la cuisinière. [O:Un gros rire !]
~ {F} goûte la soupe. Miam !
+ Un jour, il l'a rangé, et il a fermé le couvercle.
~ {each:@ regarde dans la marmite.|@ regardent dans la marmite.}
[V:{>refrain}] dit {V}.

=== insight >
en:
{H} looks at {V}, very close. His ears are red.
~ His lips are shut tight. *Mmmf*, goes his nose.
+ He shakes a bit, like a pot on the fire.
[H:He is full of laughs!] says {H}.
fr:
{H} regarde {V} de tout près. Ses oreilles sont rouges.
~ Ses lèvres sont serrées. *Mmmf*, fait son nez.
+ Il tremble un peu, comme une casserole.
[H:Il est plein de rires !] dit {H}.

=== turn whistle
en:
{>pay}
~ {H} whistles like a boot in mud. *Shlooop!*
[V:Hee... hee... HONK!] laughs {V}.
fr:
{>pay}
~ {H} siffle comme une botte dans la boue. *Chlouap* !
[V:Hi... hi... POUËT !] rit {V}.

=== turn why
en:
~ [H:Why don't you let it out?] asks {H}.
~ [V:Mine goes... honk,] says {V}.
{>pay}
[V:Hee... hee... HONK!] laughs {V}.
fr:
~ [H:Pourquoi tu le gardes dedans ?] demande {H}.
~ [V:Mon rire fait... pouët,] dit {V}.
{>pay}
[V:Hi... hi... POUËT !] rit {V}.

=== restore
en:
< HONK! They all laugh.
~ HONK! Now they all laugh.
+ The guards sit on the floor. They cannot stop.
~ [V:You win the cup!] says {V}.
{>again}
[V:{>refrainLast}]
fr:
< POUËT !
~ POUËT ! Tout le monde rit.
+ Les gardes sont par terre. Ils ne peuvent plus s'arrêter.
~ [V:Tu as gagné la coupe !] dit {V}.
{>again}
[V:{>refrainLast}]

=== again
en:
< {Everyone} drink juice. *Honk!* Out of the nose!
~ {F} drinks from the big cup. *Honk!* Out of the nose! {each:@ too!|@ too!} {H} laughs till it hurts.
fr:
< {Everyone} boivent du jus. *Pouët* ! Par le nez !
~ {F} boit dans la grande coupe. *Pouët* ! Par le nez ! {each:@ aussi !|@ aussi !} {H} pleure de rire.

=== cameo
en:
Hee, hee, HONK! Who laughs like that?
fr:
Hi, hi, POUËT ! Qui rit comme ça ?

=== ask
en:
Who did not laugh?
Where did he keep his laugh?
Who makes you laugh?
fr:
Qui ne riait pas ?
Il était où, son rire ?
Et toi, qui te fait rire ?
`
