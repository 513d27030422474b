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
Step, step, mind the soup!
fr:
Pas à pas, gare à la soupe !

=== refrainLast
en:
Sip, sip, mmm, the soup!
fr:
Slurp, slurp, mmm, la soupe !

=== out
en:
< Soup is on! {Crew} sniff.
~ Soup is on! {Crew} sniff at the pot.
fr:
< Mmm, la soupe ! {Crew} reniflent.
~ Ça sent bon la soupe ! {Crew} reniflent.

=== plant carrot
en:
< {H} pulls and pulls. One carrot!
~ {H} pulls and pulls and pulls. One carrot! Just one.
fr:
< {H} tire, tire, tire. Une carotte !
~ {H} tire, tire, tire. Une carotte ! Une seule.

=== pay carrot
en:
{H} puts in the carrot. *Plop!*
fr:
{H} met sa carotte dans la marmite. *Plouf* !

=== plant bread
en:
{H}'s bread roll looks like a dog. Woof!
fr:
< Le pain {de H} est un chien. Ouaf !
~ Le petit pain {de H} ressemble à un chien. Ouaf !

=== pay bread
en:
{H} puts in the bread dog. *Plop!* Bye, dog.
fr:
< {H} met son pain. *Plouf* ! Au revoir, le chien.
~ {H} met son pain dans la marmite. *Plouf* ! Au revoir, le chien.

=== pay own stone
en:
{H} puts {h:his|her} {T} in the pot, to keep it warm.
fr:
{H} met {son T} au fond, pour tenir chaud.

=== pay own shell
en:
{H} blows into {h:his|her} {T}. *Toot!* [H:Come and help!]
fr:
{H} souffle dans {son T}. *Tut* !
[H:Venez nous aider !]

=== pay own
en:
{H} waves {h:his|her} {T}. [H:Come and help!]
fr:
{H} agite {son T}.
[H:Venez nous aider !]

=== lack >
en:
*Atchoo!* Badger is ill. {H} and {F} take him soup.
~ He lies in bed, up on the hill.
~ The pot is big, and full, and hot.
[H:{>refrain}]
fr:
*Atchoum* ! Blaireau est malade. {H} et {F} lui portent de la soupe.
~ Il est au lit, en haut de la colline.
~ La marmite est grande, pleine et chaude.
[H:{>refrain}]

=== try run >
en:
{H} runs. {F} runs.
*Slop!* goes the soup. *Slop!*
+ Quick, because soup gets cold!
~ Soup on the grass. Soup on the shoes.
Oh dear! Half is gone.
[H:{>refrain}]
fr:
{H} court. {F} court.
*Flac* ! fait la soupe. *Flac* !
+ Vite, parce que la soupe refroidit !
~ De la soupe dans l'herbe. De la soupe dans les chaussures.
< Plus que la moitié !
~ Aïe ! Il en reste la moitié.
[H:{>refrain}]

=== try taste >
en:
{F} has a taste. Is it good? It is good.
< Still good? Still good.
+ It smells of leeks. Just one more drop!
~ Is it still good? Still good. And now? So good!
[H:{F}! That is for Badger!]
fr:
{F} goûte. C'est bon ? C'est bon.
< C'est encore bon ? Encore bon.
+ Elle sent le poireau. Encore une goutte !
~ C'est encore bon ? Encore bon. Et là ? Très, très bon.
[H:{F} ! C'est pour Blaireau !]

=== try give >
en:
A hare is hungry. {H} gives him soup.
+ His nose goes up and down.
~ Three moles are hungry. {F} gives them soup.
The soup is all gone! What now?
fr:
Un lièvre a faim. {H} lui donne de la soupe.
+ Son nez monte et descend.
~ Trois taupes ont faim. {F} leur en donne.
Il n'y a plus de soupe ! Et maintenant ?

=== way >
en:
Over the stream, softly.
- Up the hill.
+ The stones are wet. Slow, slow.
~ {H} holds one side. {F} holds one side. {each:@ holds the lid.|@ hold the lid.}
~ *Atchoo!* Badger is not far.
[H:{>refrain}]
fr:
On traverse le ruisseau, tout doux.
- On monte la colline.
+ Les pierres sont mouillées. Doucement.
~ {H} tient un côté. {F} tient l'autre. {each:@ tient le couvercle.|@ tiennent le couvercle.}
~ *Atchoum* ! Blaireau n'est pas loin.
[H:{>refrain}]

=== insight >
en:
Here is Badger's door. {?told(give):And|But} the pot is empty!
~ {H} looks in. {F} looks in. Not a drop.
+ The spoon goes *clink* on the bottom.
~ Here comes {?told(give):the|a} hare, with a leek.
< {?told(give):The|A} hare has a leek.
< [H:Who has more?] asks {H}.
~ [H:A leek! Who has more?] asks {H}.
fr:
< Chez Blaireau, la marmite est vide !
~ Voilà la porte de Blaireau. {?told(give):Et|Mais} la marmite est vide !
~ {H} regarde. {F} regarde. Pas une goutte.
+ La cuillère fait *cling*, au fond.
~ Tiens, {?told(give):le|un} lièvre, avec un poireau.
< {?told(give):Le|Un} lièvre a un poireau.
< [H:Qui a autre chose ?] demande {H}.
~ [H:Un poireau ! Qui a autre chose ?] demande {H}.

=== turn whistle
en:
~ {H} whistles. *Fwee!*
{>pay}
The hare puts in a leek.
~ The moles bring one, two, three turnips.
*Blop, blop!* Soup!
fr:
~ {H} siffle. *Piou* !
{>pay}
Le lièvre met un poireau.
~ Les taupes apportent un, deux, trois navets.
*Blop, blop* ! De la soupe !

=== turn notice
en:
~ {H} looks all round. A pea! A turnip! In they go.
{>pay}
The hare puts in a leek.
*Blop, blop!* Soup!
fr:
~ {H} cherche partout. Un pois ! Un navet ! Hop, dedans !
{>pay}
Le lièvre met un poireau.
*Blop, blop* ! De la soupe !

=== turn why
en:
~ [H:Why just one leek? We can all bring some!] says {H}.
{>pay}
The hare puts in his leek.
~ The moles bring one, two, three turnips.
*Blop, blop!* Soup!
fr:
~ [H:Pourquoi un seul poireau ? On en met tous un peu !] dit {H}.
{>pay}
Le lièvre met son poireau.
~ Les taupes apportent un, deux, trois navets.
*Blop, blop* ! De la soupe !

=== restore
en:
< Badger drinks. No more atchoo!
~ Badger drinks his soup. No more atchoo!
+ His nose is dry. His feet are warm.
{>again}
[O:{>refrainLast}]
fr:
Blaireau boit sa soupe. Plus d'atchoum !
+ Son nez est sec. Ses pieds sont chauds.
{>again}
[O:{>refrainLast}]

=== again
en:
< A spoon for {Everyone}!
~ {F} blows on the spoon. {each:@ blows too.|@ blow too.} {H} sips. Hot!
fr:
< Une cuillère pour {Everyone} !
~ {F} souffle. {each:@ souffle aussi.|@ soufflent aussi.} {H} goûte. C'est chaud !

=== cameo
en:
Badger waves. No more atchoo!
fr:
Blaireau fait coucou. Plus d'atchoum !

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
