export const band0to4 = `
=== title
en:
Stay, Sea!
fr:
Reste là, la mer !

=== title
en:
The Lion and the Sea
fr:
Le lion et la mer

=== teaser
en:
The lion says stay, and the sea stays. Oh no!
fr:
Le lion dit à la mer de rester. Et elle reste. Oh non !

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
Stay, sea, stay! Do not go away!
fr:
Reste, la mer ! Reste, reste, la mer !

=== refrainLast
en:
Go, sea, play! Come back one day!
fr:
Va, la mer ! Reviens, reviens, la mer !

=== plant shell
en:
{H} has a shell. It says *shhh*.
fr:
{H} a un coquillage. Il fait *chhh*.

=== pay shell
en:
{H} gives the shell. [H:The sea is in here!]
fr:
{H} donne le coquillage.
[H:La mer est dedans !]

=== pay own
en:
{H} gives the {T}. [H:I will come back for {n:it|them}!]
fr:
{H} donne {son T}.
[H:Moi aussi, je reviens !]

=== lack >
en:
A lion has a castle of sand. The sea does not move.
~ A fish is stuck!
~ {>gag1}
[V:{>refrain}]
fr:
Un lion a un château de sable. La mer ne bouge plus.
~ Un poisson est coincé !
~ {>gag1}
[V:{>refrain}]

=== try push >
en:
{H} pushes the sea. {F} pushes too. One, two, oof!
~ They are wet up to the nose.
The sea does not go. Why?
fr:
{H} pousse la mer. {F} pousse aussi. Et un, et deux !
~ On est mouillé jusqu'au nez.
La mer ne part pas. Pourquoi ?

=== try move >
en:
{H} takes the castle up, up the hill.
~ [V:No!] says the lion. [V:The sea can't come up there!]
He cries a big tear.
fr:
{H} porte le château tout en haut.
~ [V:Non !] dit le lion. [V:La mer ne vient pas là !]
Il a une grosse larme.

=== try letter
en:
{H} throws a bottle in the sea. *Plop!*
~ Go, bottle, go! It bobs and it bobs.
The bottle stays, too.
fr:
{H} jette une bouteille à la mer. *Plouf* !
~ Va, bouteille, va ! Elle dit oui, elle dit non.
La bouteille reste là aussi.

=== way >
en:
They walk in the sea. A snail comes too.
~ {>talent}
[A:{>refrain}]
fr:
On marche dans la mer. Un bigorneau vient aussi.
~ {>talent}
[A:{>refrain}]

=== insight >
en:
Look! A boot, a spoon, a hat. All from the sea!
~ {>gag2}
[H:She always comes back, lion!]
fr:
Une botte, un chapeau ! La mer les donne.
~ {>gag2}
[H:Elle revient toujours, lion !]

=== turn mimic
en:
~ *Shhh,* says {H}. *Shhh,* says the lion.
{>pay}
[V:Go, sea,] says the lion.
fr:
~ *Chhh*, fait {H}. *Chhh*, fait le lion.
{>pay}
[V:Va, la mer,] dit le lion.

=== turn why
en:
~ [H:Why must the sea stay, lion?]
~ [V:I am all alone.]
{>pay}
[V:Go, sea,] says the lion.
fr:
~ [H:Pourquoi la mer doit rester, lion ?]
~ [V:Je suis tout seul.]
{>pay}
[V:Va, la mer,] dit le lion.

=== restore
en:
The sea goes out. The sea comes in. *Splash!* goes the castle.
[V:{>refrainLast}]
fr:
La mer s'en va. La mer revient. *Plouf*, le château !
[V:{>refrainLast}]

=== cameo
en:
A lion digs in the sand. Hello, lion!
fr:
Un lion creuse dans le sable. Coucou, lion !

=== ask
en:
What did the lion say to the sea?
What did the sea give him?
Who goes away and comes back to you?
fr:
Que disait le lion à la mer ?
Qu'est-ce que la mer lui donnait ?
Qui s'en va, et revient te voir ?
`
