export const band0to4 = `
=== title
en:
One Mitten, Two Hands
fr:
Une moufle, deux mains

=== title
en:
Who Has the Mittens?
fr:
Qui a pris les moufles ?

=== teaser
en:
It is so cold, and one mitten is gone. Who has it?
fr:
Il fait froid, et il manque une moufle. Qui l'a prise ?

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
One mitten, two hands. Brrr!
fr:
Une moufle, deux mains. Brrr !

=== refrainLast
en:
Two mittens, two hands. Aaah!
fr:
Deux moufles, deux mains. Aaah !

=== meet
en:
A big grey goose sits there, on mittens!
fr:
Une grosse oie est assise là, sur des moufles !

=== plant scarf
en:
{H} has a long, long scarf. It smells of Grandma.
fr:
{H} a une longue, longue écharpe. Elle sent Mamie.

=== pay scarf
en:
{H} takes off the long scarf. Round and round. A nest!
fr:
{H} ôte la longue écharpe. Un tour, deux tours. Un nid !

=== plant bear
en:
{H} has a warm bear. The bear comes too.
fr:
{H} a un ours tout chaud. L'ours vient aussi.

=== pay bear
en:
{H} puts the warm bear in the nest. Be good, bear.
fr:
{H} couche l'ours tout chaud dans le nid. Sois sage, l'ours.

=== pay own
en:
{H} puts the {T} in the nest. There!
fr:
{H} pose {son T} dans le nid. Voilà !

=== lack >
en:
Snow! But the left mittens are gone. All of them!
~ {>gag1}
[H:{>refrain}]
fr:
La neige ! Mais il manque des moufles. Plein de moufles !
~ {>gag1}
[H:{>refrain}]

=== try dog
en:
[H:Was it you, dog?]
The dog looks down. He has a shoe.
~ He has a sock. He has a cake.
He has no mitten.
fr:
[H:C'est toi, le chien ?]
Le chien baisse la tête. Il a une chaussure.
~ Il a une chaussette. Il a un gâteau.
Il n'a pas de moufle.

=== try trap >
en:
A mitten, a string, a bell. Hide! *Ding!*
~ Is it a thief? No. It is the teacher.
The mitten is gone. Here is a feather!
fr:
Une moufle, une ficelle, une cloche. On se cache ! *Ding* !
~ Un voleur ? Non. La maîtresse.
La moufle est partie. Tiens, une plume !

=== try rights >
en:
A big grey goose sits on the mittens.
~ [H:Do you want this one?]
[V:No,] says the goose. [V:It pinches.]
~ She does not get up.
fr:
Une grosse oie est assise sur les moufles.
~ [H:Tu veux celle-ci ?]
[V:Non,] dit l'oie. [V:Elle pince.]
~ Elle ne se lève pas.

=== way >
en:
A bit of red wool. A bit of blue. Follow it!
~ {>talent}
~ Down the steps they go. Hop, hop, hop. Who is in here?
[H:{>refrain}]
fr:
Un bout de laine rouge. Un bout de laine bleue. On suit !
~ {>talent}
~ On descend les marches. Hop, hop, hop. Qui est là ?
[H:{>refrain}]

=== insight >
en:
~ {>meet}
*Tock*, goes one mitten. *Tock!*
~ {>gag2}
[H:Shh,] says {H}. [H:There is someone in it!]
fr:
~ {>meet}
*Toc*, fait une moufle. *Toc* !
~ {>gag2}
[H:Chut,] dit {H}. [H:Il y a quelqu'un dedans !]

=== turn still
en:
{>pay}
~ [H:You eat. I sit,] says {H}. And {H} sits so still.
*Crick!* Out comes a beak!
fr:
{>pay}
~ [H:Va manger. Moi, je couve,] dit {H}.
~ {H} ne bouge plus.
*Cric* ! Voilà un bec !

=== turn notice
en:
{>pay}
~ {H} looks. This one is cold. {H} turns it round.
*Crick!* Out comes a beak!
fr:
{>pay}
~ {H} regarde bien. Celle-ci a froid. {H} la tourne.
*Cric* ! Voilà un bec !

=== turn why
en:
{>pay}
~ [H:Why don't you eat?] asks {H}.
~ [V:Who will sit?] says the goose.
~ [H:Me!]
*Crick!* Out comes a beak!
fr:
{>pay}
~ [H:Pourquoi tu ne manges pas ?] demande {H}.
~ [V:Et qui va couver ?] dit l'oie.
~ [H:Moi !]
*Cric* ! Voilà un bec !

=== restore
en:
Five mittens walk in the snow. Peep, peep, peep!
[H:{>refrainLast}]
fr:
Cinq moufles marchent dans la neige. Piou, piou, piou !
[H:{>refrainLast}]

=== cameo
en:
A goose goes by. One, two, three, four, five chicks!
fr:
Une oie passe. Un, deux, trois, quatre, cinq petits !

=== ask
en:
Who was in the mittens?
What do you wear in the snow?
Can you sit as still as {H}?
fr:
Qui était dans les moufles ?
Tu mets quoi, dans la neige ?
Tu sais couver, toi aussi ?
`
