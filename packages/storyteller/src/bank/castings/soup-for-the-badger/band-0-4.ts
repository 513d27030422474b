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
~ The soup is hot.
{H} is in the kitchen, with {Us}.
fr:
~ La soupe est chaude.
{H} est dans la cuisine, avec {Us}.

=== plant carrot
en:
{H} has a carrot.
~ Just one! It is from the garden.
fr:
{H} a une carotte.
~ Une seule ! Elle vient du jardin.

=== pay carrot
en:
{H} puts in the carrot. *Plop!*
fr:
{H} met sa carotte dans la marmite. *Plouf* !

=== plant bread
en:
{H} has a bread roll.
~ It looks like a dog!
fr:
{H} a un petit pain. On dirait un chien !

=== pay bread
en:
{H} puts in the bread dog. *Plop!* Bye, dog.
fr:
{H} met son pain dans la marmite. *Plouf* ! Au revoir, le chien.

=== pay own
en:
{H} gives a hare the {T}, for a big leek!
fr:
{H} donne {son T} à un lièvre, pour un gros poireau !

=== lack >
en:
*Atchoo!* Badger is ill. {H} and {F} take him soup.
+ He lies in bed, up on the hill.
~ The pot is big, and full, and hot.
[H:{>refrain}]
fr:
*Atchoum* ! Blaireau est malade. {H} et {F} lui portent de la soupe.
+ Il est au lit, en haut de la colline.
~ La marmite est grande, pleine et chaude.
[H:{>refrain}]

=== try run >
en:
{H} runs. {F} runs.
- *Slop!* goes the soup. *Slop!*
+ Quick, because soup gets cold!
~ Soup on the grass. Soup on the shoes.
Oh dear! Half is gone.
fr:
{H} court. {F} court.
- *Flac* ! fait la soupe. *Flac* !
+ Vite, parce que la soupe refroidit !
~ De la soupe dans l'herbe. De la soupe dans les chaussures.
Aïe ! Il en reste la moitié.

=== try taste >
en:
{F} has a taste. Is it good? It is good.
+ It smells of leeks. Just one more drop!
~ Is it still good? Still good. And now? So good!
[H:{F}! That is for Badger!]
fr:
{F} goûte. C'est bon ? C'est bon.
+ Elle sent le poireau. Encore une goutte !
~ C'est encore bon ? Encore bon. Et là ? Très, très bon.
[H:{F} ! C'est pour Blaireau !]

=== try give >
en:
A hare is hungry. {H} gives him soup.
+ His nose goes up and down.
~ Three moles are hungry. {F} gives them soup.
No more soup! What now?
fr:
Un lièvre a faim. {H} lui donne de la soupe.
+ Son nez monte et descend.
~ Trois taupes ont faim. {F} leur en donne.
Plus de soupe ! Et maintenant ?

=== way >
en:
Over the stream.
- Up the hill.
+ The stones are wet. Slow, slow.
~ {H} holds one side. {F} holds one side. *Atchoo!* Badger is not far.
[H:{>refrain}]
fr:
On passe le ruisseau.
- On monte la colline.
+ Les pierres sont mouillées. Doucement.
~ {H} tient un côté. {F} tient l'autre. *Atchoum* ! Blaireau n'est pas loin.
[H:{>refrain}]

=== insight >
en:
Here is the door. But the pot is empty!
~ {H} looks in. {F} looks in. Not a drop.
+ The spoon goes *clink* on the bottom.
Sniff, sniff... [H:Leeks! They grow right here!]
fr:
Voilà la porte. Mais la marmite est vide !
~ {H} regarde. {F} regarde. Pas une goutte.
+ La cuillère fait *cling*, au fond.
Tiens, ça sent bon...
[H:Des poireaux ! Il en pousse ici !]

=== turn whistle
en:
{>pay}
~ {H} whistles like a hot pot. A mole comes, with a turnip. A mouse comes, with a pea.
*Blop, blop!* Soup!
fr:
{>pay}
~ {H} siffle comme une marmite. Une taupe apporte un navet. Une souris apporte un pois.
*Blop, blop* ! De la soupe !

=== turn notice
en:
{>pay}
~ {H} looks all round. A leek! A pea! A turnip!
*Blop, blop!* Soup!
fr:
{>pay}
~ {H} cherche partout. Un poireau ! Un pois ! Un navet !
*Blop, blop* ! De la soupe !

=== turn why
en:
{>pay}
~ [H:Why is soup good?] asks {H}. A mole shows a turnip. A mouse shows a pea.
*Blop, blop!* Soup!
fr:
{>pay}
~ [H:Pourquoi c'est bon, la soupe ?] demande {H}.
~ Une taupe montre un navet. Une souris montre un pois.
*Blop, blop* ! De la soupe !

=== restore
en:
Badger drinks it all up. No more atchoo!
+ His nose is dry. His feet are warm.
{>again}
[O:{>refrainLast}]
fr:
Blaireau boit tout. Plus d'atchoum !
+ Son nez est sec. Ses pieds sont chauds.
{>again}
[O:{>refrainLast}]

=== again
en:
And one spoon for {All}.
fr:
Et une cuillère pour {All}.

=== cameo
en:
Badger waves. No more atchoo!
fr:
Blaireau fait coucou. Plus d'atchoum !

=== ask
en:
Who was ill?
What is in your soup?
Can you sneeze like Badger?
fr:
Qui était malade ?
Il y a quoi dans ta soupe ?
Tu sais éternuer comme Blaireau ?
`
