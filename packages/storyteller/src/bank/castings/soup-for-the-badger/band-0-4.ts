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

=== plant carrot
en:
{H} has a carrot. Just one! It is from the garden.
fr:
{H} a une carotte. Une seule ! Elle vient du jardin.

=== pay carrot
en:
{H} has one carrot. *Plop!* In the pot.
fr:
{H} a une carotte. *Plouf* ! Dans la marmite.

=== plant bread
en:
{H} has a bread roll. It looks like a dog!
fr:
{H} a un petit pain. On dirait un chien !

=== pay bread
en:
{H} breaks the bread dog. In the pot it goes.
fr:
{H} casse son pain en forme de chien. Hop, dans la marmite.

=== pay own
en:
[H:Who wants my {T}? I want a leek!] {H} gives {n:it|them} away.
fr:
[H:Qui veut {mon T} ? Moi, je veux un poireau !]
Et {H} {T:le|la} donne : tiens !

=== lack >
en:
*Atchoo!* Badger is ill. {H} takes him soup.
~ The pot is big, and full, and hot.
~ {>gag1}
[H:{>refrain}]
fr:
*Atchoum* ! Blaireau est malade. {H} lui porte de la soupe.
~ La marmite est grande, pleine et chaude.
~ {>gag1}
[H:{>refrain}]

=== try run
en:
They run. *Slop!* goes the soup. *Slop!*
~ Three ants swim in it.
Oh dear!
fr:
On court. *Flac* ! fait la soupe. *Flac* !
~ Trois fourmis nagent dedans.
Aïe !

=== try taste >
en:
{F} has a taste. Is it good? It is.
~ Is it still good? It is. And now? It is.
[H:{F}!]
fr:
{F} goûte. C'est bon ? C'est bon.
~ C'est encore bon ? Encore bon. Et là ? Très bon.
[H:{F} !]

=== try give >
en:
A hare is hungry. {H} gives him soup.
~ Five moles are hungry. {H} gives them soup.
No more soup! What now?
fr:
Un lièvre a faim. {H} lui donne de la soupe.
~ Cinq taupes ont faim. {H} leur en donne.
Plus de soupe ! Et maintenant ?

=== way >
en:
Over the stream. Up the hill.
~ {>talent}
~ *Atchoo!* says the hill.
[H:{>refrain}]
fr:
On passe le ruisseau. On monte la colline.
~ {>talent}
~ *Atchoum* ! dit la colline.
[H:{>refrain}]

=== insight >
en:
Here is the door. The pot is empty!
~ {>gag2}
{H} sniffs. [H:Leeks! They grow here!]
fr:
Voilà la porte. La marmite est vide !
~ {>gag2}
{H} renifle.
[H:Du poireau ! Il en pousse ici !]

=== turn whistle
en:
{>pay}
~ {H} whistles like hot soup. All come, with a leek, with a pea.
*Blop, blop!*
fr:
{>pay}
~ {H} siffle comme la soupe chaude. Tous arrivent, avec un poireau, avec un pois.
*Blop, blop* !

=== turn notice
en:
{>pay}
~ {H} looks and looks. A leek! A pea! A turnip!
*Blop, blop!*
fr:
{>pay}
~ {H} cherche partout. Un poireau ! Un pois ! Un navet !
*Blop, blop* !

=== turn why
en:
{>pay}
~ [H:Why is soup good?] A hare shows a leek. A mole shows a pea.
*Blop, blop!*
fr:
{>pay}
~ [H:Pourquoi la soupe, c'est bon ?]
~ Un lièvre montre un poireau. Une taupe montre un pois.
*Blop, blop* !

=== restore
en:
Badger drinks it all up. No more atchoo!
[H:{>refrainLast}]
fr:
Blaireau boit tout. Plus d'atchoum !
[H:{>refrainLast}]

=== cameo
en:
Badger waves. No more atchoo!
fr:
Blaireau fait coucou. Plus d'atchoum !

=== ask
en:
Where did the soup go?
What is in your soup?
Can you sneeze like Badger?
fr:
Où est partie la soupe ?
Il y a quoi dans ta soupe ?
Tu sais éternuer comme Blaireau ?
`
