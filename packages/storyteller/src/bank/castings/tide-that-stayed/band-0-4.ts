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
~ Look! Who is that?
fr:
< {Crew} vont à la plage.
~ {Crew} descendent à la plage, avec une pelle.
~ Oh ! Qui est là ?

=== plant shell
en:
< *Shhh*, goes {H}'s shell{room:, like the sea}.
~ *Shhh*, goes {H}'s shell, just like the sea.
fr:
*Chhh*, fait le coquillage {de H}{room:, comme la mer}.

=== pay shell
en:
~ [V:But what if I miss her?] asks the lion.
{H} gives the lion {h:his|her} shell.
< [H:The sea is in here!]
~ [H:Then listen. She's in here!]
fr:
~ [V:Et si elle me manque ?] demande le lion.
{H} donne son coquillage au lion.
< [H:La mer est dedans !]
~ [H:Alors, écoute. Elle est dedans !]

=== plant own shell
en:
< *Shhh*, goes {H}'s {T}, like the sea.
~ *Shhh*, goes {H}'s {T}. The sea is in there!
fr:
< *Chhh*, fait {le T} {de H}, comme la mer.
~ *Chhh*, fait {le T} {de H}. La mer est dedans !

=== plant own
en:
< {H} forgets {h:his|her} {T}, and comes back.
~ {H} forgets {h:his|her} {T}. Back {h:he|she} comes, to get {n:it|them}!
fr:
< {H} oublie {son T}, et revient.
~ {H} oublie {son T}. {h:Il|Elle} revient vite {T:le|la} chercher !

=== pay own shell
en:
~ [V:But what if I miss her?] asks the lion.
{H} gives the lion {h:his|her} {T}.
< [H:The sea is in here!]
~ [H:Then listen. She's in here!]
fr:
~ [V:Et si elle me manque ?] demande le lion.
{H} donne {son T} au lion.
< [H:La mer est dedans !]
~ [H:Alors, écoute. Elle est dedans !]

=== end own shell
en:
*Shhh*, says the shell.
fr:
*Chhh*, fait le coquillage.

=== pay own
en:
~ [V:But what if she forgets me?] asks the lion.
{H} lends the lion {h:his|her} {T}. [H:I'll come back too!]
fr:
~ [V:Et si elle m'oublie ?] demande le lion.
{H} prête {son T} au lion.
[H:Moi aussi, je reviendrai !]

=== end shell
en:
*Shhh*, says the shell.
fr:
*Chhh*, fait le coquillage.

=== end own
en:
The lion holds the {T} up high.
fr:
Le lion tient {le T} bien haut.

=== loved
en:
~ No {T} here! It might hear.
fr:
~ Ici, pas question {de T} : elle dort peut-être !

=== lack >
en:
A lion loves the sea.
~ But the sea goes away at night.
+ He is sad, because he loves her.
[V:{>refrain}]
~ And the sea stops.
+ Not a wave moves.
< The sea stops. Now a fish can't go home.
~ [N:Now I can't go home!] says a little fish.
fr:
Un lion aime la mer.
~ Mais le soir, elle s'en va.
+ Il est triste, parce qu'il l'aime.
[V:{>refrain}]
~ Et la mer s'arrête.
+ Pas une vague ne bouge.
< Elle s'arrête.
< [N:Et ma maison ?] dit un poisson.
~ [N:Je ne peux plus rentrer chez moi !] dit un poisson.

=== try push >
en:
{H} and {F} push the sea.
One, two, heave!
+ With hands, with knees, with tummies. It's hard. The sea is very, very big.
~ Now they are wet, from toes to nose.
The sea doesn't go.
fr:
{H} et {F} poussent la mer.
Un, deux, oh, hisse !
+ Avec les mains, avec le dos. C'est dur. La mer est lourde, lourde.
~ Les voilà {hf:mouillés|mouillées}, des pieds jusqu'au nez.
La mer ne part pas.

=== try move >
en:
< {H} makes a castle, high up. [H:Come and play!]
~ {H} makes a castle, high up on the sand.
+ One tower. Two towers. Three towers.
~ {F} digs. [H:Lion, come up here and play!] says {H}.
[V:No,] says the lion. [V:I must hold the sea.]
fr:
< {H} fait un château, là-haut.
< [H:Viens jouer !]
~ {H} fait un château, tout en haut de la plage.
+ Une tour. Deux tours. Trois tours.
~ {F} creuse.
~ [H:Lion, viens jouer avec nous !] dit {H}.
[V:Non,] dit le lion. [V:Je garde la mer.]

=== try letter >
en:
< {H} puts a letter in a bottle: go, sea, go!
~ {H} writes to the sea: please go! The letter goes in a bottle.
+ There is a boat on it, with a red sail.
~ [F:Bye-bye, bottle!] says {F}, and waves and waves.
The bottle doesn't go.
It stays too.
fr:
< {H} met une lettre dans une bouteille : va, la mer !
~ {H} écrit à la mer : va, la mer, va ! Et hop, la lettre dans une bouteille.
+ Il y a un bateau dessus, avec une voile rouge.
~ [F:Au revoir, bouteille !] dit {F}, et {f:il|elle} fait coucou, coucou.
La bouteille ne part pas.
Elle reste là, elle aussi.

=== way >
en:
{H} and {F} walk under the sea. It doesn't fall.
+ They can see fish up there, as in a window. The fish look down at them.
{>loved}
~ {each:@ gives it a push.|@ give it a push.}
~ [A:Up and down, up and down,] says a sea snail. [A:The sea was my swing.]
[V:{>refrain}] calls the lion.
fr:
< {H} et {F} marchent sous la mer. Elle tient !
~ {H} et {F} marchent sous la mer. Elle ne tombe pas.
+ On voit des poissons là-haut, comme par une fenêtre. Eux aussi nous voient.
{>loved}
~ {each:@ la pousse un peu.|@ la poussent un peu.}
~ [A:Avant, ça montait, ça descendait,] dit un bigorneau. [A:C'était ma balançoire.]
[V:{>refrain}] crie le lion.

=== insight >
en:
< *Bump!* {H} trips. A boot!
< [V:Mine! The sea took it,] says the lion. [V:She brought it back. She came back!]
~ *Bump!* {H} trips on a boot. A hat rolls up to {F}.
+ It is full of sea.
~ [V:My boot! My hat!] says the lion. [V:The sea took them, and went away. She brought them back. She came back!]
fr:
< *Boum* ! {H} trébuche. Une botte !
< [V:Ma botte !] dit le lion. [V:La mer l'a prise. Elle l'a rapportée. Elle est revenue !]
~ *Boum* ! {H} trébuche sur une botte. Un chapeau roule jusqu'à {F}.
+ Il est plein d'eau de mer.
~ [V:Ma botte ! Mon chapeau !] dit le lion. [V:La mer les a pris, et elle est partie. Elle les a rapportés. Elle est revenue !]

=== turn mimic
en:
{>pay}
~ *Shhh*, goes the lion. In and out, like the sea.
[V:Go, sea,] says the lion. And she goes.
+ First just one toe. Then the other nine.
fr:
{>pay}
~ *Chhh*, fait le lion, comme la mer qui va et vient.
[V:Va, la mer,] dit le lion.
< {room:Elle s'en va.||Elle part.}
~ Et elle s'en va.
+ D'abord, juste un orteil. Puis les neuf autres.

=== turn why
en:
{>pay}
[V:Go, sea,] says the lion. And she goes.
+ First just one toe. Then the other nine.
fr:
{>pay}
[V:Va, la mer,] dit le lion.
< {room:Elle s'en va.||Elle part.}
~ Et elle s'en va.
+ D'abord, juste un orteil. Puis les neuf autres.

=== restore
en:
< {room:Bye, sea! }Bye, fish!
~ Goodbye, sea! Goodbye, little fish!
+ How big the beach is now! How bare!
{>again}
~ {>end}
< *Splash!* She's back!
~ *Splash!* She's back! {H} dives in. The lion gets wet.
[V:{>refrainLast}]
fr:
< Le poisson rentre{room: chez lui}.
~ Au revoir, la mer ! Au revoir, petit poisson !
+ Comme la plage est grande ! Comme elle est vide !
{>again}
~ {>end}
< *Splach !* La revoilà !
~ *Splach !* La revoilà ! {H} plonge. Le lion est trempé.
[V:{>refrainLast}]

=== again
en:
< {Everyone} wait.
~ {H} and the lion wait. {F} counts to ten. {each:@ too!|@ too!}
fr:
< {Everyone} attendent.
~ {H} et le lion attendent. {F} compte jusqu'à dix. {each:@ aussi !|@ aussi !}

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
