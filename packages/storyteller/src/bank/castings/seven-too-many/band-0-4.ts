export const band0to4 = `
=== title
en:
All My Hands
fr:
Toutes mes mains

=== title
en:
Oh Dear, Octavia!
fr:
Oh là là, Octavie !

=== teaser
en:
Octavia has eight hands. Who will hold them all?
fr:
Octavie a huit mains. Qui va les prendre toutes ?

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
One hand, two hands, too many hands!
fr:
Une main, deux mains, trop de mains !

=== refrainLast
en:
One hand, two hands, hand in hand!
fr:
Une main, deux mains, main dans la main !

=== plant ribbon
en:
{H} has a red ribbon. It swims behind.
fr:
{H} a un ruban rouge. Il nage derrière.

=== pay ribbon
en:
{H} gives the fish the red ribbon. [H:Hold tight, fish!]
fr:
{H} donne le ruban rouge au poisson.
[H:Tiens bon, poisson !]

=== pay own
en:
{H} gives the fish the {T}. [H:For you, fish!]
fr:
{H} donne {son T} au poisson.
[H:C'est pour toi, poisson !]

=== lack >
en:
All the sea dances. But Octavia hides behind a rock.
~ She is an octopus. She has eight hands!
[N:{>refrain}] says Octavia.
fr:
Toute la mer danse. Mais Octavie se cache derrière un rocher.
~ C'est une pieuvre. Elle a huit mains !
[N:{>refrain}] dit Octavie.

=== try bow >
en:
{H} ties six hands in a bow. {F} pulls. There!
~ The bow waves at the crab. Hello, hello!
[A:Your bow waves at me!] says the crab.
fr:
{H} noue six mains. {F} serre. Et voilà, un joli nœud !
~ Le nœud fait coucou au crabe. Coucou !
[A:Votre nœud me dit bonjour !] dit le crabe.

=== try jobs >
en:
{H} gives each hand a thing. A spoon! A pot of tea!
~ Here comes the crab. Octavia waves. All her hands wave!
*Splash!* Tea on the crab.
fr:
{H} donne une chose à chaque main. Une cuillère ! Une théière !
~ Le crabe passe. Octavie fait coucou. Avec toutes ses mains !
*Plouf* ! Du thé sur le crabe.

=== try coat >
en:
{H} puts a coat on Octavia. Two hands! That is all.
~ *Pop!* goes a button. One more hand! {F} laughs. *Pop! Pop!*
[N:Oh dear!] says Octavia.
fr:
{H} met un manteau à Octavie. Deux mains ! C'est tout.
~ *Pop* ! fait un bouton. Encore une main ! {F} rit. *Pop ! Pop !*
[N:Oh là là !] dit Octavie.

=== way >
en:
[A:To dance, you give your hand,] says the crab.
~ One this side, one that side. Octavia looks at all of hers.
[N:{>refrain}]
fr:
[A:Pour danser, on donne la main,] dit le crabe.
~ Une par ici, une par là. Octavie regarde les siennes.
[N:{>refrain}]

=== insight >
en:
Who is that, all alone? A yellow fish. He does not dance.
~ He has no hand to give.
[H:Octavia!] says {H}. [H:You have eight!]
fr:
Qui est là, tout seul ? Un poisson jaune. Il ne danse pas.
~ Il n'a pas de main à donner.
[H:Octavie !] dit {H}. [H:Toi, tu en as huit !]

=== turn dance
en:
~ {H} hops. One, two! The fish hops too.
{>pay}
[N:And here is my hand!] says Octavia.
fr:
~ {H} saute. Un, deux ! Le poisson saute aussi.
{>pay}
[N:Et voilà ma main !] dit Octavie.

=== turn why
en:
~ [H:Why don't you dance, fish?] asks {H}. [B:No hand,] says the fish.
{>pay}
[N:Here is my hand!] says Octavia.
fr:
~ [H:Pourquoi tu ne danses pas ?] demande {H}.
~ [B:Pas de main,] dit le poisson.
{>pay}
[N:Voilà ma main !] dit Octavie.

=== restore
en:
The fish dances. The crab dances.
~ Round and round and round!
{>again}
[N:{>refrainLast}]
fr:
Le poisson danse. Le crabe danse.
~ Ça tourne, ça tourne, ça tourne !
{>again}
[N:{>refrainLast}]

=== cameo
en:
Octavia waves. Eight times!
fr:
Octavie fait coucou. Huit fois !

=== ask
en:
How many hands has Octavia?
Who was all alone?
Who do you hold hands with?
fr:
Elle a combien de mains, Octavie ?
Qui était tout seul ?
À qui tu donnes la main, toi ?
`
