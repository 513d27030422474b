export const band0to4 = `
=== title
en:
The Bear on the Bridge
fr:
L'ours sur le pont

=== title
en:
No One Gets Past!
fr:
Personne ne passe !

=== teaser
en:
A big bear is on the bridge. Who can get past? No one!
fr:
Un gros ours est sur le pont. Qui va passer ? Personne !

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
No one gets past! No one!
fr:
Personne ne passe ! Personne !

=== refrainLast
en:
No one gets past hungry! No one!
fr:
Personne ne passe le ventre vide ! Personne !

=== out
en:
< {Crew} want to cross the bridge.
~ {?own(swimming):Off to swim go|Into the wood go} {Crew}.
~ What is on the other side of the bridge?
fr:
< {Crew} veulent passer le pont.
~ {?own(swimming):À la rivière s'en vont|Dans le bois s'en vont} {Crew}.
~ Qu'y a-t-il de l'autre côté du pont ?

=== plant apple
en:
{H} takes an apple. {room:*Crunch?* No. It's for later.}
fr:
< {H} prend une pomme. {room:C'est pour plus tard.}
~ {H} a une pomme. *Croc* ? Non. C'est pour plus tard.

=== pay apple
en:
< [H:An apple, bear?] asks {H}. *Crunch!*
~ [H:And you're hungry, bear!] {H} gives him the apple.
fr:
< [H:Une pomme, l'ours ?] demande {H}. *Croc* !
~ [H:Et toi, l'ours, tu as le ventre vide !]
~ {H} lui donne la pomme.

=== plant biscuit
en:
< {H} takes a biscuit. {room:It looks like {h:him|her}.}
~ {H} has a biscuit in {h:his|her} pocket. It looks just like {h:him|her}, even the nose.
fr:
< {H} prend un biscuit{room: qui lui ressemble}.
~ Dans sa poche, {H} a un biscuit qui lui ressemble. Même le nez !

=== pay biscuit
en:
< [H:A biscuit, bear?] asks {H}. *Crunch!*
~ [H:And you're hungry, bear!] {H} gives him the biscuit, nose and all.
fr:
< [H:Un biscuit, l'ours ?] demande {H}. *Croc* !
~ [H:Et toi, l'ours, tu as le ventre vide !]
~ {H} lui donne le biscuit. Même le nez.

=== pay own
en:
*Grrrumble*, goes {H}'s tummy.
fr:
< *Grrrouik* ! Le ventre {de H} !
~ *Grrrouik* ! fait le ventre {de H}.

=== end own
en:
< Over they go, {T} and all!
~ {H}'s {T} {n:has|have} a chair, too.
fr:
< On passe, {le T} aussi !
~ {Le T} aussi {n:a|ont} une chaise.

=== between own garment
en:
{H}'s {T} {n:sticks|stick} out.
fr:
{Le T} {de H} {n:dépasse|dépassent}.

=== loved
en:
< Over there, {T}!
~ It is good for {T}, over there.
fr:
< En face, on peut {T} !
~ En face, c'est l'endroit rêvé pour {T}.

=== lack >
en:
< On the bridge, a big bear and a sign.
~ On the bridge, a sign and a big bear.
~ A hare is waiting. His cake is waiting. A mole is waiting. {H} and {F} wait too.
+ Why? Because the sign says so.
{>loved}
[V:{>refrain}] reads the bear.
fr:
< Sur le pont, un gros ours et une pancarte.
~ Sur le pont, une pancarte et un gros ours.
~ Un lièvre attend. Son gâteau attend. Une taupe attend. Alors {H} et {F} attendent aussi.
+ Pourquoi ? Parce que c'est écrit.
{>loved}
[V:{>refrain}] lit l'ours.

=== try bush >
en:
< {H} and {F} hide under leaves. [H:A bush!]
~ {H} and {F} hide under leaves. [H:We're a bush!]
+ A leaf tickles {H}'s nose. Shh! A bush can't sneeze.
~ {>between}
< [V:Poor bush! You're dry,] says the bear.
~ Here is the bear. [V:Poor bush! You're dry.]
< *Splash!* Bath time!
~ *Splash!* Wet bush. {F} shakes.
fr:
< Sous des feuilles, {H} et {F} font le buisson.
~ {H} et {F} se cachent sous des feuilles.
~ [H:On est un buisson !]
+ Une feuille chatouille le nez {de H}. Chut ! Un buisson, ça n'éternue pas.
~ {>between}
< [V:Tu as soif, buisson ?] dit l'ours.
~ L'ours arrive.
~ [V:Pauvre buisson ! Tu as soif.]
< *Plaf* ! C'est le bain !
~ *Plaf* ! Le buisson est mouillé. {F} s'ébroue.

=== try honey >
en:
< [H:Honey, bear?] asks {H}. Sniff, sniff.
~ [H:Honey, bear?] asks {H}. Sniff, sniff, goes the big nose.
+ The honey is gold, and runs down the spoon, drop by drop.
< [V:Mmm... No!] says the bear.
~ [V:Mmm... No. No one is no one,] says the bear.
~ {F} hears a noise.
*Grrrumble*, goes the bear's tummy.
fr:
< [H:Du miel, l'ours ?] demande {H}. Snif, snif.
~ [H:Du miel, l'ours ?] demande {H}. Le gros nez renifle.
+ Le miel est doré, et coule de la cuillère, goutte à goutte.
< [V:Mmm... Non !] dit l'ours.
~ [V:Mmm... Non. Personne, c'est personne,] dit l'ours.
~ {F} entend un bruit.
*Grrrouik*, fait le ventre de l'ours.

=== try nobody >
en:
< [F:Me? I am No One!] says {F}.
~ [F:My name is No One,] says {F}.
~ The bear thinks. Hmm. No one gets past...
+ He looks at the sign. He looks at {F}. It takes a long, long time.
< Past goes {F}! But not without {H}! Back comes {F}.
~ So {F} gets past. But not without {H}! {F} comes back.
fr:
< [F:Moi ? Je suis Personne !] dit {F}.
~ [F:Je m'appelle Personne,] dit {F}.
~ L'ours réfléchit. Hmm. Personne ne passe...
+ Il regarde la pancarte. Il regarde {F}. Ça dure très, très longtemps.
< Et hop, {F} passe ! Mais pas sans {H}... Et hop, {F} revient !
~ Alors {F} passe. Mais pas sans {H} ! {F} revient.

=== way >
en:
< {Everyone} peep into the bear's house.
< Bowls, bowls, bowls! No soup.
~ {H} and {F} peep into the bear's house.
~ A long, long table, and no one at it.
+ Twenty chairs, and dust on every one.
~ {each:@ tries a chair. Too big!|@ try the chairs. Too big!}
~ And far off, on the bridge:
[V:{>refrain}]
fr:
< {Everyone} regardent chez l'ours.
< Des bols, des bols... et pas de soupe !
~ {H} et {F} regardent dans la maison de l'ours.
~ Une longue, longue table... et personne autour.
+ Vingt chaises, et de la poussière sur chaque chaise.
~ {each:@ essaie une chaise. Trop grande !|@ essaient les chaises. Trop grandes !}
~ Et là-bas, sur le pont :
[V:{>refrain}]

=== insight >
en:
< *Fff!* goes the wind. A leaf flies off the sign!
~ The wind blows.
~ *Fff!* A leaf flies off the sign.
~ It lands on {F}'s head.
< [H:Look! There's more under it!] says {H}.
~ NO ONE GETS PAST... says the sign.
+ And there is a letter: an H!
~ [H:There's more!] says {H}.
fr:
< *Fff* ! fait le vent. Une feuille s'envole de la pancarte !
~ Le vent souffle.
~ *Fff* ! Une feuille s'envole de la pancarte.
~ Elle se pose sur la tête {de F}.
< [H:Oh ! Ce n'est pas fini !] dit {H}.
~ PERSONNE NE PASSE... dit la pancarte.
+ Et voilà une lettre : un L !
~ [H:Ce n'est pas fini !] dit {H}.

=== turn climb
en:
< {H} pulls off the leaves.
~ {H} climbs up, up, up, and pulls off the leaves. One more word!
NO ONE GETS PAST... HUNGRY.
{>pay}
< [V:Oh, my soup!] says the bear.
~ [V:Oh! I forgot that word,] says the bear. [V:Come in, there's soup!]
fr:
< {H} enlève les feuilles.
~ {H} grimpe, grimpe, et enlève les feuilles. Encore des mots !
PERSONNE NE PASSE... LE VENTRE VIDE.
{>pay}
< [V:Oh, ma soupe !] dit l'ours.
~ [V:Oh ! J'avais oublié la fin,] dit l'ours. [V:À table !]

=== turn count
en:
< {F} pulls off the leaves.
~ {F} pulls off the leaves. {H} counts the words. One more!
NO ONE GETS PAST... HUNGRY.
{>pay}
< [V:Oh, my soup!] says the bear.
~ [V:Oh! I forgot that word,] says the bear. [V:Come in, there's soup!]
fr:
< {F} enlève les feuilles.
~ {F} enlève les feuilles. {H} compte les mots. Encore trois !
PERSONNE NE PASSE... LE VENTRE VIDE.
{>pay}
< [V:Oh, ma soupe !] dit l'ours.
~ [V:Oh ! J'avais oublié la fin,] dit l'ours. [V:À table !]

=== turn why
en:
< The bear lifts the leaves.
~ [H:Why all the leaves?] asks {H}. The bear looks up. He pulls them off.
NO ONE GETS PAST... HUNGRY.
{>pay}
< [V:Oh, my soup!] says the bear.
~ [V:Oh! I forgot that word,] says the bear. [V:Come in, there's soup!]
fr:
< L'ours enlève les feuilles.
~ [H:Pourquoi toutes ces feuilles ?] demande {H}.
~ L'ours lève la tête. Il les enlève.
PERSONNE NE PASSE... LE VENTRE VIDE.
{>pay}
< [V:Oh, ma soupe !] dit l'ours.
~ [V:Oh ! J'avais oublié la fin,] dit l'ours. [V:À table !]

=== restore
en:
~ The bear brings a big pot. The hare cuts the cake.
+ The mole eats with her eyes shut.
{>again}
{>end}
< {?has(own):|Over they go!}
~ Then over they go{?own(swimming):, and splash|}!
[V:{>refrainLast}]{room: says the bear.}
fr:
~ L'ours apporte une grosse marmite. Le lièvre coupe son gâteau.
+ La taupe mange les yeux fermés.
{>again}
{>end}
< {?has(own):|On passe !}
~ Puis on passe le pont{?own(swimming):, et plouf|} !
[V:{>refrainLast}]{room: dit l'ours.}

=== again
en:
< {F} eats two bowls.{room: {each:@ too!|@ too!}} {H}, three!
~ {F} eats two bowls. {each:@ too!|@ too!} {H} eats three{room:, and licks the spoon}.
fr:
< {F} mange deux bols.{room: {each:@ aussi !|@ aussi !}} {H}, trois !
~ {F} mange deux bols. {each:@ aussi !|@ aussi !} {H} en mange trois{room:, et lèche la cuillère}.

=== cameo
en:
A bear waves a big spoon. Are you hungry?
fr:
Un ours agite une grosse cuillère. Vous avez faim ?

=== ask
en:
What did the bear say?
What was under the leaves?
What do you like to eat?
fr:
Il disait quoi, l'ours ?
Il y avait quoi, sous les feuilles ?
Et toi, tu aimes manger quoi ?
`
