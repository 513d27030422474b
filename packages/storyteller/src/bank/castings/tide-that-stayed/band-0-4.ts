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
Go, sea, play! Come back every day!
fr:
Va, la mer ! Reviens, reviens, la mer !

=== out
en:
< {Crew} go to the beach.
~ {Crew} go down to the beach, with a spade.
fr:
< {Crew} vont à la plage.
~ {Crew} descendent à la plage, avec une pelle.

=== plant shell
en:
< *Shhh*, says {H}'s shell{room:, like the sea}.
~ *Shhh*, says {H}'s shell, just like the sea.
fr:
*Chhh*, fait le coquillage {de H}{room:, comme la mer}.

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
A lion loves the sea.
[V:{>refrain}]
+ She goes away at night. That makes him sad.
~ And the sea stops. Not a wave moves.
< The sea stops. Now a fish can't go home.
~ [N:Now I can't go home!] says a little fish.
fr:
Un lion aime la mer.
[V:{>refrain}]
+ Le soir, elle s'en va. Il n'aime pas ça.
~ Et la mer s'arrête. Pas une vague ne bouge.
< Elle s'arrête.
< [N:Et ma maison ?] dit un poisson.
~ [N:Je ne peux plus rentrer chez moi !] dit un petit poisson.

=== try push >
en:
{H} and {F} push the sea. {each:@ too.|@ too.}
One, two, heave!
+ It's hard, because the sea is very big.
~ Now they are wet, from toes to nose.
The sea doesn't go.
fr:
{H} et {F} poussent la mer. {each:@ aussi.|@ aussi.}
Un, deux, oh, hisse !
+ C'est dur, parce que la mer est lourde.
~ On est mouillés, des pieds jusqu'au nez.
La mer ne part pas.

=== try move >
en:
< {H} makes a castle, high up. [H:Come and play!]
~ {H} makes a castle, high up on the sand.
+ One tower. Two towers. Three towers.
~ {F} digs. [H:Lion, come up here and play!]
[V:No,] says the lion. [V:I must hold the sea.]
fr:
< {H} fait un château, là-haut.
< [H:Viens jouer !]
~ {H} fait un château, tout en haut de la plage.
+ Une tour. Deux tours. Trois tours.
~ {F} creuse.
~ [H:Lion, viens jouer avec nous !]
[V:Non,] dit le lion. [V:Je garde la mer.]

=== try letter >
en:
{H} puts a letter in a bottle. Go, bottle, go!
+ On it is a boat, going out.
~ [F:Bye-bye, bottle!] says {F}. It bobs. It bobs.
It doesn't go.
It stays too.
fr:
{H} met une lettre dans une bouteille. Va, bouteille !
+ Dessus, il y a un bateau qui part.
~ [F:Au revoir, bouteille !] dit {F}.
La bouteille ne part pas.
Elle reste là aussi.

=== way >
en:
{H} and {F} walk under a wave. It doesn't fall.
~ {each:@ gives it a push.|@ give it a push.}
~ [A:Up and down she went,] says a sea snail. [A:It was my swing.]
[V:{>refrain}] calls the lion.
fr:
< {H} et {F} marchent sous une vague. Elle tient !
~ {H} et {F} marchent sous une vague. Elle ne tombe pas.
~ {each:@ la pousse un peu.|@ la poussent un peu.}
~ [A:Avant, ça montait, ça descendait,] dit un bigorneau. [A:C'était ma balançoire.]
[V:{>refrain}] crie le lion.

=== insight >
en:
< {H} finds a boot!
< [V:The sea went away,] says the lion. [V:She came back with that. She came back!]
~ {H} finds a boot on the sand. {F} finds a hat.
~ [V:From the sea!] says the lion. [V:She went away. She came back with a boot. She went away. She came back with a hat. She came back!]
fr:
< {H} trouve une botte !
< [V:La mer est partie,] dit le lion. [V:Elle est revenue avec ça. Elle est revenue !]
~ {H} trouve une botte sur le sable. {F} trouve un chapeau.
~ [V:Ça vient de la mer !] dit le lion. [V:Elle est partie. Elle est revenue avec une botte. Elle est partie. Elle est revenue avec un chapeau. Elle est revenue !]

=== turn mimic
en:
~ [V:But what if she forgets me?] asks the lion.
{>pay}
~ *Shhh*, goes the lion. In and out, like the sea.
[V:Go, sea,] says the lion. And she goes.
+ First just one toe.
fr:
~ [V:Et si elle m'oublie ?] demande le lion.
{>pay}
~ *Chhh*, fait le lion, comme la mer qui va et vient.
[V:Va, la mer,] dit le lion.
< Elle y va.
~ Et elle s'en va.
+ D'abord un orteil.

=== turn why
en:
~ [V:But what if she forgets me?] asks the lion.
{>pay}
[V:Go, sea,] says the lion. And she goes.
+ First just one toe.
fr:
~ [V:Et si elle m'oublie ?] demande le lion.
{>pay}
[V:Va, la mer,] dit le lion.
< Elle y va.
~ Et elle s'en va.
+ D'abord un orteil.

=== restore
en:
< Bye, sea! Bye, fish!
~ Goodbye, sea! Goodbye, little fish!
+ How big the beach is now!
{>again}
~ {>end}
< *Splash!* She's back!
~ *Splash!* She's back! The lion gets wet.
[V:{>refrainLast}]
fr:
< Salut, la mer ! Salut, poisson !
~ Salut, la mer ! Salut, petit poisson !
+ Comme la plage est grande !
{>again}
~ {>end}
< *Splach !* La revoilà !
~ *Splach !* La revoilà ! Le lion est trempé.
[V:{>refrainLast}]

=== again
en:
< {Everyone} wait.
~ {H} and the lion wait. {F} counts to ten.
fr:
< {Everyone} attendent.
~ {H} et le lion attendent. {F} compte jusqu'à dix.

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
