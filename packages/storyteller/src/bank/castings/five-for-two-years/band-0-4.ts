export const band0to4 = `
=== title
en:
Sniff, Whoosh, Cake!
fr:
Snif, vlouf, gâteau !

=== title
en:
Dragon Wants Some Too
fr:
Le dragon en veut aussi

=== teaser
en:
The prince has a cake. But sniff, whoosh! Who burnt it?
fr:
Le prince a un gâteau. Mais snif, vlouf ! Qui l'a brûlé ?

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
*Sniff... WHOOSH!* Bye-bye, cake!
fr:
*Snif... VLOUF !* Adieu, gâteau !

=== refrainLast
en:
*Sniff...* and stop! Hello, cake!
fr:
*Snif*... et stop ! Bonjour, gâteau !

=== out
en:
< Mmm, cake! {Crew} go up to the castle.
~ Mmm! Cake, at the castle! {Crew} go up to see.
fr:
< Mmm, un gâteau ! {Crew} montent au château.
~ Mmm ! Ça sent le gâteau, là-haut, au château. {Crew} montent voir.

=== plant candle
en:
< {H} has one little candle.
~ {H} has a candle, a very little one. It is for a cake.
fr:
< {H} a une petite bougie.
~ {H} a une bougie, toute petite. C'est pour un gâteau.

=== pay candle
en:
{H} puts {h:his|her} candle on a new cake.
fr:
{H} met sa bougie sur un gâteau.

=== pay own
en:
< {room:A new cake! ||}{H} holds out {h:his|her} {T}.
~ A new cake, a new candle! But first {H} holds out {h:his|her} {T}.
fr:
< {room:Un autre gâteau ! ||}{H} tend {son T}.
~ Un autre gâteau, une bougie ! Mais d'abord, {H} tend {son T}.

=== end own
en:
~ And {H}'s {T} {n:smells|smell} of dragon!
fr:
~ Et {le T} {de H} {n:sent|sentent} le dragon !

=== plant own
en:
< *Sniff!* {H} takes {h:his|her} {T}.
~ *Sniff, sniff!* What smells so good? {H} takes {h:his|her} {T}, quick, quick!
fr:
< *Snif* ! {H} prend {son T}.
~ *Snif, snif* ! Qu'est-ce qui sent si bon ? Vite, {H} prend {son T} !

=== plant own garment
en:
< *Sniff!* {H} puts on {h:his|her} {T}.
~ *Sniff, sniff!* What smells so good? {H} puts on {h:his|her} {T}, quick, quick!
fr:
< *Snif* ! {H} met {son T}.
~ *Snif, snif* ! Qu'est-ce qui sent si bon ? Vite, {H} met {son T} !

=== loved
en:
< And after cake, {T}!
~ [H:And now, {T}?] asks {H}. [V:No, no! More cake!] says Dragon.
fr:
< Après, on va {T} !
~ [H:Et maintenant, {T} ?] demande {H}.
~ [V:Non, non ! Encore du gâteau !] dit le dragon.

=== lack >
en:
The prince has a cake, with a candle on it.
~ {each:@ may lick the spoon.|@ may lick the spoon.}
< Who comes? A dragon!
~ Who comes now? A dragon, with a napkin on!
+ He wipes his feet. He is polite.
{>refrain}
fr:
Le prince a un gâteau, avec une bougie.
~ {each:@ lèche la cuillère.|@ lèchent la cuillère.}
< Qui vient ? Un dragon !
~ Qui vient là ? Un dragon, avec une serviette au cou !
+ Il essuie ses pieds : il est poli.
{>refrain}

=== try hide >
en:
A new cake! {H} and {F} hide it in the tower.
~ Shh! Nobody can see it up there.
~ But Dragon sniffs. The curtains fly to his nose!
{>refrain}
fr:
Un autre gâteau ! {H} et {F} le cachent dans la tour.
~ Chut ! Là-haut, on ne le voit pas.
~ Mais le dragon renifle. Les rideaux volent vers son nez !
{>refrain}

=== try ice >
en:
{H} and {F} make a cake of ice. It can't burn!
~ Brr! Cold fingers.
~ Dragon sniffs so hard! Two hats fly to his nose.
+ They fly, because he sniffs and sniffs and sniffs.
{>refrain}
< Look! A puddle.
~ It did not burn. It is a puddle!
fr:
{H} et {F} font un gâteau de glace. Ça ne brûle pas !
~ Brr ! On a froid aux doigts.
~ Le dragon renifle fort ! Deux chapeaux volent vers son nez.
+ Ils volent, parce qu'il renifle si fort.
{>refrain}
< C'est une flaque !
~ Il n'a pas brûlé : c'est une flaque !

=== try guard >
en:
Stand round the cake! {H} here, {F} there.
~ Now Dragon can't get near!
~ And all sing: happy birthday!
~ Dragon waits.
+ He waits. The song is not over.
~ Then his cheeks get big...
{>refrain}
fr:
Tout le monde autour du gâteau ! {H} ici, {F} là.
~ Comme ça, le dragon ne passe pas !
~ On chante : joyeux anniversaire !
~ Le dragon attend.
+ Il attend : la chanson n'est pas finie.
~ Puis il gonfle les joues...
{>refrain}

=== way >
en:
< {Everyone} go up to Dragon's house.
~ {H} and {F} go up the hill, to Dragon's house.
~ Look! Melted candles in the grass. Who tries and tries?
+ {F} puffs like a dragon, because the hill is steep.
[H:Shh!] says {H}. [H:There he is!]
fr:
< {Everyone} montent chez le dragon.
~ {H} et {F} montent la colline, chez le dragon.
~ Oh, des bougies toutes fondues dans l'herbe ! Qui s'entraîne ?
+ {F} souffle comme un dragon, parce que ça monte.
[H:Chut !] dit {H}. [H:Le voilà !]

=== insight >
en:
< Dragon's plate is empty.
~ Dragon has a plate. It is very clean.
~ It has never had cake on it.
~ [V:Blow first,] says Dragon. [V:Then cake.]
+ He says it slowly, because that is the rule.
< [V:I blew! Where's my cake?] says Dragon.
< [H:You wanted to blow out the candle!] says {H}.
~ [H:Oh!] says {H}. [H:You only want to blow out the candle!]
fr:
< L'assiette du dragon est vide.
~ Le dragon a une assiette. Elle est toute propre.
~ Elle n'a jamais vu de gâteau.
~ [V:On souffle d'abord,] dit le dragon. [V:Après, on mange.]
+ Il le dit lentement, parce que c'est la règle.
< [V:J'ai soufflé ! Où est mon gâteau ?] dit-il.
< [H:Oh !] dit {H}. [H:Tu voulais souffler la bougie !]
~ [H:Oh !] dit {H}. [H:Tu veux juste souffler la bougie !]

=== turn mimic
en:
{>pay}
~ {H} does Dragon: *Sniff...* and stop! And then: *fff.*
< [H:*Sniff...* and stop!]
~ {?has(own):*Sniff...* and stop. Good! Now the candle|Now Dragon}! *Sniff...* stop... *fff.* The little flame is out!
< {?has(own):*Sniff...* stop. Good! The candle! |}*Sniff...* stop... *fff.* Out!
+ The smoke tickles Dragon's nose. He does not even sneeze.
~ No whoosh!
fr:
{>pay}
~ {H} fait le dragon : *Snif*... et stop ! Et puis : *fff*.
< [H:*Snif*... et stop !]
~ {?has(own):*Snif*... et stop. Bravo ! La bougie, maintenant|Au dragon, maintenant} ! *Snif*... stop... *fff*. La petite flamme s'éteint !
< {?has(own):*Snif*... stop. Bravo ! La bougie ! |}*Snif*... stop... *fff*. Elle s'éteint !
+ La fumée chatouille le nez du dragon. Il n'éternue même pas.
~ Pas de vlouf !

=== turn whistle
en:
{>pay}
~ {H} whistles, so low: *fwee.* [H:As soft as that! *Sniff...* and stop!]
< [H:*Sniff...* and stop!]
~ {?has(own):*Sniff...* and stop. Good! Now the candle|Now Dragon}! *Sniff...* stop... *fff.* The little flame is out!
< {?has(own):*Sniff...* stop. Good! The candle! |}*Sniff...* stop... *fff.* Out!
+ The smoke tickles Dragon's nose. He does not even sneeze.
~ No whoosh!
fr:
{>pay}
~ {H} siffle tout bas : *fuii*.
~ [H:Doux comme ça ! *Snif*... et stop !]
< [H:*Snif*... et stop !]
~ {?has(own):*Snif*... et stop. Bravo ! La bougie, maintenant|Au dragon, maintenant} ! *Snif*... stop... *fff*. La petite flamme s'éteint !
< {?has(own):*Snif*... stop. Bravo ! La bougie ! |}*Snif*... stop... *fff*. Elle s'éteint !
+ La fumée chatouille le nez du dragon. Il n'éternue même pas.
~ Pas de vlouf !

=== turn why
en:
{>pay}
~ [H:Why blow so hard?] asks {H}. [H:*Sniff...* and stop! And then: *fff.*]
< [H:*Sniff...* and stop!]
~ {?has(own):*Sniff...* and stop. Good! Now the candle|Now Dragon}! *Sniff...* stop... *fff.* The little flame is out!
< {?has(own):*Sniff...* stop. Good! The candle! |}*Sniff...* stop... *fff.* Out!
+ The smoke tickles Dragon's nose. He does not even sneeze.
~ No whoosh!
fr:
{>pay}
~ [H:Pourquoi souffler si fort ?] dit {H}. [H:*Snif*... et stop ! Et puis : *fff*.]
< [H:*Snif*... et stop !]
~ {?has(own):*Snif*... et stop. Bravo ! La bougie, maintenant|Au dragon, maintenant} ! *Snif*... stop... *fff*. La petite flamme s'éteint !
< {?has(own):*Snif*... stop. Bravo ! La bougie ! |}*Snif*... stop... *fff*. Elle s'éteint !
+ La fumée chatouille le nez du dragon. Il n'éternue même pas.
~ Pas de vlouf !

=== restore
en:
< Cake for Dragon!
~ Dragon has cake! The prince has cake!
~ [V:So that's cake,] says Dragon.
{>loved}
~ {>end}
{>again}
+ Dragon has crumbs on his nose. It is so big.
{>refrainLast}
fr:
< Du gâteau pour le dragon !
~ Du gâteau pour le prince, et pour le dragon !
~ [V:Ah, c'est ça !] dit le dragon.
{>loved}
~ {>end}
{>again}
+ Le dragon a des miettes sur le nez : il est si gros.
{>refrainLast}

=== again
en:
< {Everyone} want some, too!
~ {H} eats the top. {F} eats the middle. {each:@ licks the plate.|@ lick the plate.}
fr:
< {Everyone} en veulent aussi !
~ {H} mange le haut. {F} mange le milieu. {each:@ lèche l'assiette.|@ lèchent l'assiette.}

=== cameo
en:
Up on a hill, a dragon goes sniff. Happy birthday, somebody!
fr:
Sur une colline, un dragon fait snif. Bon anniversaire, quelqu'un !

=== ask
en:
What does the dragon want?
Can you sniff like a dragon, and stop?
Who blows out the candles at your house?
fr:
Qu'est-ce qu'il veut, le dragon ?
Tu sais faire snif, comme un dragon, et stop ?
Chez toi, qui souffle les bougies ?
`
