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
< Oh, {h:his|her} {T}! {H} goes... and comes back!
~ Oh no, the {T}! Off goes {H}... and back {h:he|she} comes. {H} always comes back.
fr:
< Oh, {son T} ! {H} part... et revient !
~ Zut, {le T} ! {H} repart... et revient. {H} revient toujours !

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
< [H:Lion, mind my {T}!] {H} goes... and comes back!
~ [H:Mind my {T}, lion!] says {H}.
~ {H} goes, far, far... and comes back! [H:You see?]
fr:
~ [V:Et si elle m'oublie ?] demande le lion.
< [H:Lion, garde {mon T} !]
< {H} part... et revient !
~ [H:Garde {mon T} !] dit {H}.
~ {H} part, loin, loin... et revient !
~ [H:Tu vois, lion ?]

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
< {H} loves {T}. Not here!
~ No {T} here! She might hear.
fr:
< {H} adore {T}. Pas ici !
~ Ici, pas question {de T} : elle dort peut-être !

=== lack >
en:
A lion loves the sea.
~ But at night the sea goes away.
+ He is sad, because he loves her.
[V:{>refrain}]
< The sea stops! [N:I'm stuck!] says a fish.
~ And the sea stops. She stands up like a big, blue wall.
~ [N:But I go home with her!] says a little fish.
fr:
Un lion aime la mer.
~ Mais le soir, elle s'en va.
+ Il est triste, parce qu'il l'aime.
[V:{>refrain}]
~ Et la mer s'arrête, debout, comme un grand mur bleu.
< La mer s'arrête !
< [N:{room:Oh ! }Coincé !] dit un poisson.
~ [N:Mais moi, je rentre avec elle !] dit un petit poisson.

=== try push >
en:
{H} and {F} push the sea.
One, two, heave!
+ With hands, with knees, with tummies. It's hard. The sea is very, very big.
~ Now they are wet, from toes to nose.
No. The sea stays.
fr:
{H} et {F} poussent la mer.
Un, deux, oh, hisse !
+ Avec les mains, avec le dos. C'est dur. La mer est lourde, lourde.
~ Les voilà {hf:mouillés|mouillées}, des pieds jusqu'au nez.
Non. La mer reste.

=== try move >
en:
< {H} makes a castle in the sand. [H:Come and play!]
~ {H} makes a castle, high up on the sand.
+ One tower. Two towers. Three towers.
~ {F} digs. [H:Lion, come up here and play!] says {H}.
[V:No,] says the lion. [V:I must hold the sea.]
fr:
< {H} fait un château de sable.
< [H:Viens jouer !]
~ {H} fait un château, tout en haut de la plage.
+ Une tour. Deux tours. Trois tours.
~ {F} creuse.
~ [H:Lion, viens jouer avec nous !] dit {H}.
[V:Non,] dit le lion. [V:Je garde la mer.]

=== try letter >
en:
< {H} puts a letter in a bottle. [H:Go, bottle!]
~ {H} writes to the sea: please go! The letter goes in a bottle.
+ There is a boat on it, with a red sail.
~ [F:Bye-bye, bottle!] says {F}, and waves and waves.
The bottle doesn't go.
It stays too.
fr:
< {H} met une lettre dans une bouteille.
< [H:Va, bouteille !]
~ {H} écrit à la mer : va, la mer, va ! Et hop, la lettre dans une bouteille.
+ Il y a un bateau dessus, avec une voile rouge.
~ [F:Au revoir, bouteille !] dit {F}, et {f:il|elle} fait coucou, coucou.
La bouteille ne part pas.
Elle reste là, elle aussi.

=== way >
en:
< {H} and {F} tiptoe under the sea. *Drip, drop!*
~ {H} and {F} tiptoe under the sea. The sea doesn't fall.
+ They can see fish up there, as in a window. The fish look down at them.
{>loved}
~ {each:@ says shh.|@ say shh.}
~ [A:Up and down, up and down,] says a sea snail. [A:The sea was my swing.]
[V:{>refrain}]{room: calls the lion.}
fr:
< {H} et {F} passent sous la mer. *Plic, ploc !*
~ {H} et {F} passent sous la mer, tout doucement. Elle tient !
+ On voit des poissons là-haut, comme par une fenêtre. Eux aussi nous voient.
{>loved}
~ {each:@ fait chut.|@ font chut.}
~ [A:Avant, ça montait, ça descendait,] dit un bigorneau. [A:C'était ma balançoire.]
[V:{>refrain}]{room: crie le lion.}

=== insight >
en:
< *Bump!* {H} trips. A hat!
< [V:My hat! The sea took it!] says the lion.
< [H:And she gave it back!]{room: says {H}.}
~ *Bump!* {H} trips. On a hat!
+ There is still some sea in it.
~ [V:My hat!] says the lion. [V:The sea took it away!]
~ [H:And she brought it back,] says {H}. [H:She comes back!]
fr:
< {H} trébuche. Un chapeau !
< [V:Mon chapeau ! La mer l'avait pris !] dit le lion.
< [H:Et elle te l'a rendu !] dit {H}.
~ *Boum* ! {H} trébuche. Un chapeau !
+ Il reste un peu de mer dedans.
~ [V:C'est mon chapeau !] dit le lion. [V:La mer l'avait emporté !]
~ [H:Et elle te l'a rapporté,] dit {H}. [H:Elle revient !]

=== turn mimic
en:
~ {H} plays at being the sea. *Shhh...* away! *Shhh...* back!
{>pay}
< [V:Go, sea,] says the lion.{room: And the sea goes.}
~ [V:Go, sea,] says the lion. And she goes.
+ First just one toe. Then the other nine.
fr:
~ {H} fait la mer. *Chhh...* elle part ! *Chhh...* la revoilà !
{>pay}
[V:Va, la mer,] dit le lion.
< {room:Elle s'en va.}
~ Et elle s'en va.
+ D'abord, juste un orteil. Puis les neuf autres.

=== turn why
en:
{>pay}
< [V:Go, sea,] says the lion.{room: And the sea goes.}
~ [V:Go, sea,] says the lion. And she goes.
+ First just one toe. Then the other nine.
fr:
{>pay}
[V:Va, la mer,] dit le lion.
< {room:Elle s'en va.}
~ Et elle s'en va.
+ D'abord, juste un orteil. Puis les neuf autres.

=== restore
en:
< {room:Bye, sea! }Bye, fish!{?told(letter): Bye, bottle!|}
~ Goodbye, sea! Goodbye, fish!{?told(letter): Goodbye, bottle!|}
+ How big the beach is now! How bare!
{>again}
~ {>end}
< *Splash!* The sea is back!
~ *Splash!* The sea is back! The lion gets wet.
[V:{>refrainLast}]{room: says the lion.}
fr:
< Le poisson rentre{room: chez lui}.{?told(letter): Adieu, bouteille !|}
~ Au revoir, la mer ! Au revoir, poisson{?told(letter): et bouteille|} !
+ Comme la plage est grande ! Comme elle est vide !
{>again}
~ {>end}
< *Splach !* Revoilà la mer !
~ *Splach !* Revoilà la mer ! Le lion est trempé.
[V:{>refrainLast}]{room: dit le lion.}

=== again
en:
< {Everyone} wait.
~ {H} and the lion wait. {F} counts to ten. {each:@ peeps.|@ peep.}
fr:
< {Everyone} attendent.
~ {H} et le lion attendent. {F} compte jusqu'à dix. {each:@ triche.|@ trichent.}

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
