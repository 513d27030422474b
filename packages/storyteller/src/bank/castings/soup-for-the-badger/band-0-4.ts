export const band0to4 = `
=== title
en:
Mind the Soup!
fr:
Gare à la soupe !

=== title
en:
Soup for Badger
fr:
La soupe de Blaireau

=== teaser
en:
Badger is ill. The soup must go up the hill.
fr:
Blaireau est malade. La soupe doit monter la colline.

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
Step, step, mind the soup.
fr:
Pas à pas, gare à la soupe.

=== refrainLast
en:
Sip, sip, mind my soup!
fr:
Pas touche, gare à ma soupe !

=== out
en:
< {room:Mmm, soup||Soup}! {Crew} sniff.
~ Mmm, soup! {Crew} sniff at the pot.
fr:
< {room:Mmm, la||La} soupe ! {Crew} reniflent.
~ Mmm, la soupe ! {Crew} reniflent.

=== plant carrot
en:
< {H} pulls. {room:*Pop!* }One carrot, for later.
~ {H} pulls and pulls. *Pop!* One carrot. It's for later.
fr:
< {H} tire{room: et tire}. Une carotte, pour plus tard.
~ {H} tire, tire, tire. *Pop* ! Une carotte. C'est pour plus tard.

=== pay carrot
en:
< [H:...one carrot!] *Plop.*
~ {H} puts in {h:his|her} carrot. *Plop.*
fr:
< [H:...une carotte !] *Plop !*
~ {H} met sa carotte. *Plop !*

=== plant bread
en:
{H}'s bread roll looks like a dog. {room:Woof!}
fr:
< Le pain {de H} est un chien. {room:Ouaf !}
~ Le petit pain {de H} ressemble à un chien. Ouaf !

=== pay bread
en:
< [H:...my bread dog!] *Plop!* Bye, dog.
~ {H} puts in {h:his|her} bread dog. *Plop!* Bye, dog.
fr:
< [H:...mon pain !] *Plop !* Au revoir, le chien.
~ {H} met son pain. *Plop !* Au revoir, le chien.

=== plant own shell
en:
< {H} dips {h:his|her} {T}.
~ {H} dips {h:his|her} {T}. Is it hot? It is hot.
fr:
< {H} trempe {son T}.
~ {H} trempe {son T}. C'est chaud ? C'est chaud.

=== plant own stone
en:
< *Plip, plop!* {H} washes {h:his|her} {T}.
~ *Plip, plop!* {H} washes {h:his|her} {T}. Now {n:it's|they're} as clean as a spoon.
fr:
< *Plic, ploc !* {H} lave {son T}.
~ *Plic, ploc !* {H} lave {son T}. Propre comme une cuillère !

=== plant own garment
en:
< What's in {H}'s {T}? A pea!
~ What's in {H}'s {T}? A small, green pea!
fr:
< Un petit pois dans {le T} {de H} !
~ Qui est là, dans {le T} {de H} ? Un petit pois !

=== pay own garment
en:
< [H:...peas, in my {T}!] *Plop!*
~ {H} brings peas in {h:his|her} {T}. In they go!
fr:
< [H:...des pois, dans {mon T} !] *Plop !*
~ {H} apporte des petits pois dans {son T}. À la soupe !

=== pay own shell
en:
< [H:...peas, in my {T}!] *Plop!*
~ {H} brings peas in {h:his|her} {T}. *Plop, plop!*
fr:
< [H:...des pois, dans {mon T} !] *Plop !*
~ {H} apporte des petits pois dans {son T}. *Plop, plop !*

=== pay own stone
en:
< [H:...my {T}!] *Plop!* Stone soup!
~ {H} puts in {h:his|her} {T}, all clean. *Plop!* Stone soup!
fr:
< [H:...{mon T} !] *Plop !* Une soupe au caillou !
~ {H} met {son T}, tout propre. *Plop !* Une soupe au caillou !

=== pay own torch
en:
< [H:...my {T}!] Look, an onion! *Plop!*
~ {H} shines {h:his|her} {T}. Look, an onion! *Plop!*
fr:
< [H:...{mon T} !] Oh, un oignon ! *Plop !*
~ {H} allume {son T}. Oh, un oignon ! *Plop !*

=== pay own lantern
en:
< [H:...my {T}!] Look, an onion! *Plop!*
~ {H} lifts {h:his|her} {T}. Look, an onion! *Plop!*
fr:
< [H:...{mon T} !] Oh, un oignon ! *Plop !*
~ {H} lève {son T}. Oh, un oignon ! *Plop !*

=== pay own like
en:
< [H:...my {T}!] *Flap, flap!* Up goes the fire!
~ {H} fans the fire with {h:his|her} {T}. *Flap, flap!* Up it goes!
fr:
< [H:...{mon T} !] *Flap, flap !* Le feu monte !
~ {H} fait du vent avec {son T}. *Flap, flap !* Le feu monte !

=== pay own
en:
< [H:...an onion!] *Plop!*
~ {H} finds an onion. *Plop!*
fr:
< [H:...un oignon !] *Plop !*
~ {H} trouve un oignon. *Plop !*

=== between own like
en:
{H}'s {T} is still dry.
fr:
{Le T} {de H} est bien au sec.

=== between own garment
en:
{H}'s {T} {n:gets|get} a splash.
fr:
{Le T} {de H} {n:a|ont} une tache.

=== between own
en:
{H} puts {h:his|her} {T} on it. There!
fr:
{H} pose {son T} dessus. Et voilà !

=== end own shell
en:
~ Badger drinks the last drop out of {H}'s {T}.
fr:
~ Blaireau boit la dernière goutte dans {le T} {de H}.

=== end own like
en:
~ {H}'s {T} hangs over the bed.
fr:
~ {Le T} {de H} est au-dessus du lit.

=== plant own like
en:
< *Flap!* {H} fans the soup with {h:his|her} {T}.
~ *Flap, flap!* {H} fans the soup with {h:his|her} {T}.
fr:
< *Flap !* {H} fait du vent avec {son T}.
~ *Flap, flap !* La soupe est chaude ! {H} fait du vent avec {son T}.

=== loved
en:
< And {T}? With soup? No!
~ And {T}? With a pot of soup? Not now!
fr:
< Et {T} ? Avec la soupe ? Non !
~ Et {T} ? Avec une marmite ? Pas maintenant !

=== lack >
en:
*Achoo!* Who is ill? Badger, up the hill. {H} and {F} take him soup.
~ He's in bed, with a big red nose.
~ The pot is big, and full, and hot.
+ The lid goes *clink, clink, clink*.
[H:{>refrain}]
fr:
*Atchoum !* Qui est malade ? Blaireau, là-haut.
< {H} et {F} portent la soupe.
~ {H} et {F} lui portent de la soupe.
~ Il est au lit, en haut de la colline.
~ La marmite est grande, pleine et chaude.
+ Le couvercle fait *cling, cling, cling*.
[H:{>refrain}]

=== try run >
en:
~ Soup gets cold!
+ And the hill is so high.
{H} runs. {F} runs faster.
*Slop*, goes the soup. *Slop!*
~ Soup on the grass, soup on the shoes.
< Oh dear! Not much soup.
~ Oh dear! Half of it is gone.
[H:{>refrain}]
fr:
~ La soupe refroidit !
+ Et la colline est haute, haute.
{H} court. {F} court plus vite.
~ *Flac*, fait la soupe. *Flac !*
~ De la soupe dans l'herbe, de la soupe dans les chaussures.
< *Flac !* Presque plus de soupe !
~ Aïe, aïe, aïe ! Il n'en reste que la moitié !
[H:{>refrain}]

=== try taste >
en:
{F} has a taste. Is it good? It is good.
< Still good? Still good.
+ It smells of leeks. Just one more drop...
~ Is it still good? Still good. And now? Very good.
[H:{F}! That's for Badger!]
fr:
{F} goûte. C'est bon ? C'est bon.
< C'est encore bon ? Encore bon.
+ La soupe sent le poireau. Encore une goutte...
~ C'est encore bon ? Encore bon. Et là ? Très, très bon.
[H:{F} ! C'est pour Blaireau !]

=== try give >
en:
A hungry hare! [H:Just a sip!] says {H}.
*Slurp!* goes the hare.
+ His nose goes up and down, because it smells so good.
~ Three hungry moles! [F:Just a sip!] says {F}.
~ *Slurp, slurp, slurp!* go the moles.
No more soup!
fr:
Un lièvre a faim.
[H:Rien qu'une goutte,] dit {H}.
*Slurp* ! fait le lièvre.
+ Son nez monte et descend, parce que ça sent bon.
~ Trois taupes ont faim.
~ [F:Rien qu'une goutte,] dit {F}.
~ *Slurp, slurp, slurp* ! font les taupes.
Il n'y a plus de soupe !

=== way >
en:
Over the stream, slow, slow, slow.
{>loved}
- Up the hill.
+ The stones are wet and round.
< {each:@ holds the lid. *Clink!*|@ hold the lid. *Clink!*}
~ {H} holds one side. {F} holds the other. {each:@ holds the lid.|@ hold the lid.}
~ *Achoo!* goes the hill. The lid jumps.{room: {>between}}
[H:{>refrain}]
fr:
On traverse le ruisseau, tout doux.
{>loved}
- On monte la colline.
+ Les pierres sont mouillées. Doucement.
< {each:@ tient le couvercle. *Cling !*|@ tiennent le couvercle. *Cling !*}
~ {H} tient un côté. {F} tient l'autre. {each:@ tient le couvercle.|@ tiennent le couvercle.}
~ *Atchoum !* fait la colline. Le couvercle saute.{room: {>between}}
[H:{>refrain}]

=== insight >
en:
< [N:My soup?] calls Badger. The pot is empty.
~ Badger's door is open. [N:Is that my soup?] he calls.
~ {H} looks in the pot. {F} licks the spoon. Not a drop.
+ *Clink*, goes the spoon. *Clonk*, goes the lid.
~ {?told(give):Back comes the|Here comes a} hare, with a leek.
< {?told(give):Back comes the|Here comes a} hare, with a leek.
< [H:And I...] says {H}.
~ [D:It's for the pot,] says the hare.
fr:
< [N:Ma soupe ?] dit Blaireau.
< Mais la marmite est vide.
~ La porte de Blaireau est ouverte.
~ [N:C'est ma soupe ?] demande Blaireau.
~ {H} regarde dans la marmite. {F} lèche la cuillère. Pas une goutte.
+ *Cling*, fait la cuillère. *Clong*, fait le couvercle.
~ {?told(give):Le lièvre revient|Tiens, un lièvre}, avec un poireau.
< {?told(give):Le lièvre revient|Tiens, un lièvre}, avec un poireau.
< [H:Et moi,] dit {H}, [H:j'ai...]
~ [D:C'est pour la marmite,] dit le lièvre.

=== turn whistle
en:
~ In goes the leek. {H} whistles. *Fwee!*
{>pay}
< In goes the leek.
< {F} brings water.
~ {F} brings water. *Splash!*
~ {?told(give):The|Three} moles bring turnips. *Plop, plop, plop!*
+ {F} has a taste. Just one.
*Blop, blop.* Soup!
fr:
~ Hop, le poireau ! {H} siffle. *Fuiit !*
{>pay}
< Hop, le poireau ! {F} verse l'eau.
~ {F} verse l'eau. *Plouf !*
~ {?told(give):Les|Trois} taupes apportent des navets. *Plop, plop, plop !*
+ {F} goûte. Une seule fois.
< *Blop, blop.* C'est prêt !
~ *Blop, blop.* De la soupe !

=== turn notice
en:
~ {H} looks all round. A bean! A turnip!
{>pay}
< In goes the leek.
~ In go the leek, the turnip and the bean.
< {F} brings water.
~ {F} brings water. *Splash!*
+ {F} has a taste. Just one.
*Blop, blop.* Soup!
fr:
~ {H} cherche partout. Un haricot ! Un navet !
{>pay}
< Hop, le poireau ! {F} verse l'eau.
~ Hop, le poireau, le navet et le haricot !
~ {F} verse l'eau. *Plouf !*
+ {F} goûte. Une seule fois.
< *Blop, blop.* C'est prêt !
~ *Blop, blop.* De la soupe !

=== turn why
en:
~ [H:What goes with a leek?] asks {H}. [E:Turnips!] say the moles.
{>pay}
In goes the leek.
< {F} brings water.
~ {F} brings water. *Splash!*
~ In go the turnips. *Plop, plop, plop!*
+ {F} has a taste. Just one.
*Blop, blop.* Soup!
fr:
~ [H:Qu'est-ce qui va avec un poireau ?] demande {H}.
~ [E:Des navets !] crient les taupes.
{>pay}
< Hop, le poireau ! {F} verse l'eau.
~ Hop, le poireau ! Hop, les navets !
~ {F} verse l'eau. *Plouf !*
+ {F} goûte. Une seule fois.
< *Blop, blop.* C'est prêt !
~ *Blop, blop.* De la soupe !

=== restore
en:
~ Soup for Badger!
{>again}
[N:{>refrainLast}] says Badger.
+ His nose is dry. His feet are warm.
{>end}
No more achoo!
*Achoo!* goes {F}.
fr:
~ De la soupe pour Blaireau !
{>again}
[N:{>refrainLast}]
+ Blaireau a le nez sec et les pieds au chaud.
{>end}
Finis, les atchoum !
*Atchoum !* fait {F}.

=== again
en:
< {Everyone} blow. Badger sips.
~ {F} blows on the spoon. {each:@ blows harder.|@ blow harder.} Badger sips. {H} tucks him in.{room: Everybody licks the lid.}
fr:
< {Everyone} soufflent. Blaireau goûte.
~ {F} souffle sur la cuillère. {each:@ souffle plus fort.|@ soufflent plus fort.} Blaireau goûte. {H} le borde.{room: Tout le monde lèche le couvercle.}

=== cameo
en:
Badger waves. No more achoo!
fr:
Blaireau fait coucou. Finis, les atchoum !

=== ask
en:
Who was ill?
Who put something in the pot?
What is in your soup?
fr:
Qui était malade ?
Qui a mis quelque chose dans la marmite ?
Il y a quoi dans ta soupe ?
`
