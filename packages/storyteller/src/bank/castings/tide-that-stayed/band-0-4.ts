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
Stay, sea, stay! Don't go away!
fr:
Reste, la mer ! Reste, reste, la mer !

=== refrainLast
en:
Go, sea, play! Come back one day!
fr:
Va, la mer ! Reviens, reviens, la mer !

=== out
en:
< {Crew} go to the beach.
~ {Crew} go down to the beach. The spade comes too.
fr:
< {Crew} vont à la plage.
~ {Crew} descendent à la plage. La pelle aussi.

=== plant shell
en:
*Shhh*, says {H}'s shell, just like the sea.
fr:
*Chhh*, fait le coquillage {de H}, comme la mer.

=== pay shell
en:
{H} gives the lion {h:his|her} shell. [H:The sea is in here!]
fr:
{H} donne son coquillage au lion.
[H:La mer est dedans !]

=== pay own
en:
{H} lends the lion {h:his|her} {T}. [H:I'll come back too!]
fr:
{H} prête {son T} au lion.
[H:Moi aussi, je reviendrai !]

=== between shell
en:
The shell says nothing.
fr:
Le coquillage ne dit rien.

=== between own garment
en:
Only {h:his|her} {T}.
fr:
Sauf {son T}.

=== between own
en:
Not even {h:his|her} {T}.
fr:
Même pas {son T}.

=== end shell
en:
*Shhh*, says the shell.
fr:
*Chhh*, fait le coquillage.

=== end own
en:
The lion holds the {T} tight.
fr:
Le lion serre {le T} contre lui.

=== lack >
en:
< A lion loves the sea.
~ By his sandcastle, a lion talks to the sea.
[V:{>refrain}]
~ He is afraid, because she may not come back.
+ So the sea does not move one toe.
~ [N:But she takes me home,] says a little fish.
< [N:Take me home, sea!] says a fish.
fr:
< Un lion aime la mer.
~ Près de son château de sable, un lion parle à la mer.
[V:{>refrain}]
~ Il a peur, parce que la mer, ça s'en va.
+ Alors, la mer ne bouge plus un orteil.
~ [N:Mais elle me ramène chez moi,] dit un poisson.
< [N:Ramène-moi chez moi !] dit un poisson.

=== try push >
en:
{H} pushes the sea. {F} pushes {H}. {each:@ pushes behind.|@ push behind.}
One, two, oof!
+ The sea is big. The sea is very wet.
~ Now they are wet, from toes to nose.
The sea does not go.
fr:
{H} pousse la mer. {F} pousse {H}. {each:@ pousse derrière.|@ poussent derrière.}
Un, deux, ouf !
+ La mer est grande. La mer est lourde.
~ On est mouillés des pieds jusqu'au nez.
La mer ne part pas.

=== try move >
en:
< {H} makes a castle, high up. [H:Come and play!]
~ {H} makes a castle too, high up on the sand.
+ One tower. Two towers. Three towers.
~ {F} digs. It is dry up here. [H:Come and play!]
[V:No,] says the lion. [V:The sea is down there.]
fr:
< {H} fait un château, là-haut.
< [H:Viens jouer !]
~ {H} fait un château aussi, tout en haut de la plage.
+ Une tour. Deux tours. Trois tours.
~ {F} creuse. Ici, c'est sec.
~ [H:Viens jouer !]
[V:Non,] dit le lion. [V:La mer est en bas.]

=== try letter >
en:
{H} puts a letter in a bottle. *Plop!* Go, bottle, go!
+ On it is a boat, going out.
~ [F:Bye-bye, bottle!] says {F}. It bobs. It bobs.
It does not go.
It stays too.
fr:
{H} met une lettre dans une bouteille. *Plouf !* Va, bouteille !
+ Dessus, il y a un bateau qui part.
~ [F:Au revoir, bouteille !] dit {F}.
Elle ne part pas.
Elle reste là aussi.

=== way >
en:
{H} and {F} walk under the sea.
~ {each:@ blows a bubble.|@ blow bubbles.}
~ [A:Up and down she went,] says a sea snail. [A:It was my swing.]
Nothing moves.
~ {>between}
[V:{>refrain}] calls the lion.
fr:
{H} et {F} marchent sous la mer.
~ {each:@ fait une bulle.|@ font des bulles.}
~ [A:Avant, ça montait, ça descendait,] dit un bigorneau. [A:C'était ma balançoire.]
Rien ne bouge.
~ {>between}
[V:{>refrain}] crie le lion.

=== insight >
en:
< {H} finds a boot!
< [V:A present from the sea,] says the lion. [V:She goes. She comes back... Oh!]
~ {H} finds a boot on the sand. {F} finds a hat.
+ They smell of salt.
~ [V:Presents from the sea,] says the lion. [V:I got one every day.]
~ [H:Where does she find them?] asks {H}.
~ [V:She goes to get them. And she comes back... Oh!] says the lion.
fr:
< {H} trouve une botte !
< [V:Un cadeau de la mer,] dit le lion. [V:Elle part. Elle revient... Oh !]
~ {H} trouve une botte sur le sable. {F} trouve un chapeau.
+ Ça sent le sel.
~ [V:Des cadeaux de la mer,] dit le lion. [V:J'en avais un tous les jours.]
~ [H:Elle les trouve où ?] demande {H}.
~ [V:Elle part les chercher. Et elle revient... Oh !] dit le lion.

=== turn mimic
en:
~ *Shhh*, says {H}. *Shhh*, says the lion. In and out, like the sea.
{>pay}
[V:Go, sea,] says the lion.
+ And the sea moves one toe.
fr:
~ *Chhh*, fait {H}. *Chhh*, fait le lion. Comme la mer qui va et vient.
{>pay}
[V:Va, la mer,] dit le lion.
+ Et la mer bouge un orteil.

=== turn why
en:
~ [V:What if she forgets me?] says the lion.
~ [H:And the boot? And the hat?] says {H}.
{>pay}
[V:Go, sea,] says the lion.
+ And the sea moves one toe.
fr:
~ [V:Et si elle m'oublie ?] dit le lion.
~ [H:Et la botte ? Et le chapeau ?] dit {H}.
{>pay}
[V:Va, la mer,] dit le lion.
+ Et la mer bouge un orteil.

=== restore
en:
< Bye, sea! Bye, fish!
~ The sea goes out.
+ She leaves a boot. Now the lion has two.
~ The little fish goes home.
{>again}
~ {>end}
~ And then...
< *Splash!* She's back!
~ *Splash!* She is back! The lion laughs.
[V:{>refrainLast}]
fr:
< La mer ramène le poisson.
~ La mer s'en va.
+ Elle laisse une botte. Et de deux !
~ Le petit poisson rentre chez lui.
{>again}
~ {>end}
~ Et puis...
< *Plouf !* La revoilà !
~ *Plouf !* La revoilà ! Le lion rit.
[V:{>refrainLast}]

=== again
en:
< {Everyone} wait.
~ {F} counts to three. {each:@ counts to ten.|@ count to ten.} {H} and the lion wait.
fr:
< {Everyone} attendent.
~ {F} compte jusqu'à trois. {each:@ compte jusqu'à dix.|@ comptent jusqu'à dix.} {H} et le lion attendent.

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
