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

=== out
en:
*Splash!* In goes {H}. And *splash* again: {Us}!
~ Down, down, down into the sea.
fr:
*Plouf* ! {H} est à l'eau. Et encore *plouf* : {Us} !
~ On descend, on descend, au fond de la mer.

=== plant ribbon
en:
A long red ribbon swims after {H}.
fr:
Un long ruban rouge nage derrière {H}.

=== pay ribbon
en:
{H} ties the red ribbon round the fish. [H:Now you have a hand!]
fr:
{H} noue son ruban rouge au poisson.
[H:Voilà, tu as une main !]

=== pay own scarf
en:
{H} ties {h:his|her} {T} round the fish. [H:Now you have a hand!]
fr:
{H} noue {son T} au poisson.
[H:Voilà, tu as une main !]

=== pay own
en:
{H} gives the fish the {T}. [H:You hold this side!]
fr:
{H} donne {son T} au poisson.
[H:Tiens ce côté !]

=== lack >
en:
They all dance in the sea.
< But Octavia hides. She has eight hands!
~ But Octavia hides behind a rock.
~ She is an octopus. She has eight hands!
+ She does not dance, because she does not know which one to give.
[N:{>refrain}] she says.
fr:
Dans la mer, on danse.
< Mais Octavie se cache. Elle a huit mains !
~ Mais Octavie se cache derrière un rocher.
~ C'est une pieuvre. Elle a huit mains !
+ Elle ne danse pas, parce qu'elle ne sait pas laquelle donner.
[N:{>refrain}] dit-elle.

=== try bow >
en:
{H} ties six hands in a bow. {F} pulls. There!
~ The bow waves at the crab. Hello, hello!
+ The crab looks this way. The crab looks that way.
[A:Your bow waves at me!] says the crab.
fr:
{H} noue six mains. {F} serre. Et voilà, un joli nœud !
~ Le nœud fait signe au crabe. Bonjour, bonjour !
+ Le crabe regarde par ici. Le crabe regarde par là.
[A:Votre nœud me dit bonjour !] dit le crabe.

=== try jobs >
en:
One hand, one spoon! One hand, one teapot!
~ Here comes the crab. Octavia waves. All her hands wave!
< Here comes the crab. Octavia waves!
+ {F} sits down under the table, just in time.
*Splat!* Tea on the crab.
fr:
Une main, une cuillère ! Une main, une théière !
~ Le crabe passe. Octavie lui fait signe. Avec toutes ses mains !
< Le crabe passe. Octavie lui fait signe !
+ {F} se met sous la table, juste à temps.
*Flac* ! Du thé sur le crabe.

=== try coat >
en:
{H} puts a coat on Octavia. It has two arms.
- Two!
~ *Pop!* goes a button. One more hand! {F} laughs. *Pop! Pop!*
+ Eight buttons, eight hands. They swim all round.
[N:Oh dear!] says Octavia.
fr:
{H} met un manteau à Octavie. Il a deux manches.
- Deux !
~ *Pop* ! fait un bouton. Encore une main ! {F} rit. *Pop ! Pop !*
+ Huit boutons, huit mains. Il y en a partout.
[N:Oh là là !] dit Octavie.

=== way >
en:
[A:To dance, you give your hand,] says the crab.
+ {F} gives one hand. {H} gives one hand. That is easy.
~ One this side, one that side. Octavia looks at all of hers.
~ {each:@ gives one hand too.|@ give one hand too.}
[N:{>refrain}]
fr:
[A:Pour danser, on donne la main,] dit le crabe.
+ {F} donne une main. {H} donne une main. C'est facile.
~ Une par ici, une par là. Octavie regarde les siennes.
~ {each:@ donne la main aussi.|@ donnent la main aussi.}
[N:{>refrain}]

=== insight >
en:
Who is that, all alone? A little yellow fish.
He does not dance.
~ He has no hand to give.
+ He has fins, but nobody dances with a fin.
[H:Octavia!] says {H}. [H:You have eight!]
fr:
Qui est là, tout seul ? Un petit poisson jaune.
Il ne danse pas.
~ Il n'a pas de main à donner.
+ Il a des nageoires. On ne danse pas avec ça.
[H:Octavie !] dit {H}. [H:Toi, tu en as huit !]

=== turn dance
en:
~ {H} hops. One, two! The fish hops too.
{>pay}
[N:And I hold the other end!] says Octavia.
fr:
~ {H} saute. Un, deux ! Le poisson saute aussi.
{>pay}
[N:Et moi, je tiens l'autre bout !] dit Octavie.

=== turn why
en:
~ [H:Why don't you dance, fish?] asks {H}. [B:No hand,] says the fish.
{>pay}
[N:And I hold the other end!] says Octavia.
fr:
~ [H:Pourquoi tu ne danses pas ?] demande {H}.
~ [B:Pas de main,] dit le poisson.
{>pay}
[N:Et moi, je tiens l'autre bout !] dit Octavie.

=== restore
en:
One hand for the fish. One hand for {H}.
+ The little fish has never danced before.
{>again}
~ Round and round and round they go!
[N:{>refrainLast}]
fr:
Une main au poisson. Une main à {H}.
+ Le petit poisson n'a jamais dansé avant.
{>again}
~ Ça tourne, ça tourne, ça tourne !
[N:{>refrainLast}]

=== again
en:
~ One hand for the crab.
Hands for {All}!
fr:
~ Une main au crabe.
Des mains pour {All} !

=== cameo
en:
Octavia waves. Eight times!
fr:
Octavie fait coucou. Huit fois !

=== ask
en:
How many hands has Octavia?
Who had no hand at all?
Who do you hold hands with?
fr:
Elle a combien de mains, Octavie ?
Qui n'avait pas de main du tout ?
À qui tu donnes la main, toi ?
`
