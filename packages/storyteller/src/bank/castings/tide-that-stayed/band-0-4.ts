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
Le lion dit à la mer : reste là ! Et elle reste. Oh non !

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

=== out
en:
~ Bring the bucket!
{H} goes to the beach, with {Us}.
fr:
~ On prend le seau !
{H} va à la plage, avec {Us}.

=== plant shell
en:
{H} has a shell.
~ It says *shhh*, like the sea.
fr:
{H} a un coquillage.
~ Il fait *chhh*, comme la mer.

=== pay shell
en:
{H} gives the lion the shell. [H:The sea is in here!]
fr:
{H} donne son coquillage au lion.
[H:La mer est dedans !]

=== pay own
en:
{H} gives the lion the {T}. [H:I will come back for {n:it|them}!]
fr:
{H} prête {son T} au lion.
[H:Moi aussi, je reviens !]

=== lack >
en:
A lion has a sand castle. He says to the sea: stay!
~ So the sea stays. And a little fish can't go home.
+ He lives far out. He goes home with the sea.
[V:{>refrain}]
fr:
Un lion a un château. Il dit à la mer : reste là !
~ Alors, la mer reste. Et un petit poisson ne peut plus rentrer.
+ Il habite loin. Il rentre avec la mer.
[V:{>refrain}]

=== try push >
en:
{H} pushes the sea. {F} pushes too.
- One, two, oof!
+ The sea is big. The sea is very wet.
~ They are wet, from toes to nose.
The sea does not go.
fr:
{H} pousse la mer. {F} pousse aussi.
- Et un, et deux !
+ La mer est grande. La mer mouille beaucoup.
~ On est mouillé des pieds jusqu'au nez.
La mer ne part pas.

=== try move >
en:
{H} takes the sand castle up the hill.
+ One tower. Two towers. Three towers.
~ {F} takes the spade. [H:Come and play up here!]
[V:No!] says the lion. [V:The sea is down there!]
fr:
{H} porte le château tout en haut.
+ Une tour. Deux tours. Trois tours.
~ {F} porte la pelle.
~ [H:Viens jouer ici !]
[V:Non !] dit le lion. [V:La mer est en bas !]

=== try letter >
en:
{H} puts a letter in a bottle. *Plop!* Go, bottle, go!
+ On it is a boat, going out.
~ [F:Bye-bye, bottle!] says {F}. It bobs. It bobs.
It does not go.
- It stays too!
fr:
{H} met une lettre dans une bouteille. *Plouf* ! Va, bouteille !
+ Dessus, il y a un bateau qui part.
~ [F:Au revoir, bouteille !] dit {F}.
Elle ne part pas.
- Elle reste là aussi !

=== way >
en:
{H} and {F} walk in the sea.
- A sea snail comes too.
~ [A:I want to go in and out,] says the snail. [A:In, out. In, out.]
+ Snails like that, because it is like a swing.
[V:{>refrain}]
fr:
{H} et {F} marchent dans la mer.
- Un bigorneau vient aussi.
~ [A:Moi, j'aime quand elle part,] dit-il. [A:Et quand elle revient.]
+ Il aime ça, parce que c'est comme une balançoire.
[V:{>refrain}]

=== insight >
en:
Look! A boot on the sand.
- A spoon. A hat!
+ They are wet. They smell of salt.
~ [V:The sea brings me one every day,] says the lion.
[H:So she goes, and she comes back!] says {H}.
fr:
Oh ! Une botte sur le sable.
- Une cuillère. Un chapeau !
+ Tout est mouillé. Tout sent le sel.
~ [V:La mer m'en apporte tous les jours,] dit le lion.
[H:Alors, elle part, et elle revient !] dit {H}.

=== turn mimic
en:
~ *Shhh*, says {H}. *Shhh*, says the lion. In and out, like the sea.
{>pay}
[V:Go, sea,] says the lion.
fr:
~ *Chhh*, fait {H}. *Chhh*, fait le lion. Comme la mer qui va et vient.
{>pay}
[V:Va, la mer,] dit le lion.

=== turn why
en:
~ [H:Why must the sea stay?] asks {H}.
~ [V:I am all alone,] says the lion.
{>pay}
[V:Go, sea,] says the lion.
fr:
~ [H:Pourquoi tu veux qu'elle reste ?] demande {H}.
~ [V:Je suis tout seul,] dit le lion.
{>pay}
[V:Va, la mer,] dit le lion.

=== restore
en:
Out goes the sea.
{>again}
~ Home goes the fish. And then...
*Splash!* It is back.
[V:{>refrainLast}]
fr:
La mer s'en va.
{>again}
~ Le poisson rentre chez lui. Et puis...
*Plouf* ! La revoilà.
[V:{>refrainLast}]

=== again
en:
The lion digs with {All}.
fr:
Le lion creuse avec {All}.

=== cameo
en:
A lion digs in the sand. Hello, lion!
fr:
Un lion creuse dans le sable. Coucou, lion !

=== ask
en:
What did the lion say to the sea?
Did the sea come back?
Who goes away and comes back to you?
fr:
Il disait quoi à la mer, le lion ?
Elle est revenue, la mer ?
Qui s'en va, et revient te voir ?
`
