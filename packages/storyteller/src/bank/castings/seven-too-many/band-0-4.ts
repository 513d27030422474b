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
< *Splash!* In goes {H}. *Splash!* {Us}!
~ *Splash!* In goes {H}. And *splash* again: {Us}!
~ Down, down, down into the sea.
fr:
< *Plouf*, {H} ! *Plouf*, {Us} !
~ *Plouf* ! {H} est à l'eau. Et encore *plouf* : {Us} !
~ On descend, on descend, au fond de la mer.

=== plant ribbon
en:
A long red ribbon dances after {H}.
fr:
Un long ruban rouge danse derrière {H}.

=== pay ribbon
en:
{H} ties the red ribbon round the fish. [H:Now you have a hand!]
fr:
{H} noue son ruban rouge au poisson.
[H:Voilà ta main !]

=== pay own scarf
en:
{H} ties {h:his|her} {T} round the fish. [H:Now you have a hand!]
fr:
{H} noue {son T} au poisson.
[H:Voilà ta main !]

=== pay own
en:
{H} holds out the {T}. [H:Bite here! Now we hold hands!]
fr:
{H} tend {son T} au poisson.
[H:Mords là ! C'est ta main !]

=== lack >
en:
< Everyone dances, hand in hand.
< Octavia the octopus hides. Eight hands!
~ Everyone dances in the sea, hand in hand.
~ But Octavia the octopus hides behind a rock.
~ She has eight hands! Which one can she give?
+ She does not dance, because she cannot choose.
[N:{>refrain}] she says.
fr:
< On danse, main dans la main.
< Octavie se cache. Huit mains !
~ Dans la mer, on danse, main dans la main.
~ Mais Octavie la pieuvre se cache derrière un rocher.
~ Elle a huit mains ! Laquelle donner ?
+ Elle ne danse pas, parce qu'elle ne sait pas choisir.
[N:{>refrain}] dit-elle.

=== try bow >
en:
{H} ties six hands in a bow. That leaves two!
~ {F} pulls it tight. Oh no! The bow waves. Hello, hello!
+ The crab looks this way. The crab looks that way.
[A:Your bow waves at me!] says the crab.
fr:
{H} fait un nœud avec six mains. Il en reste deux !
~ {F} serre bien. Oh non ! Le nœud fait signe. Bonjour, bonjour !
+ Le crabe regarde par ici. Le crabe regarde par là.
[A:Votre nœud me dit bonjour !] dit le crabe.

=== try jobs >
en:
[H:Hands, hold these!] says {H}. A spoon! A teapot!
~ Now they are all busy. But here comes the crab. Octavia waves!
< Here comes the crab. Octavia waves!
+ {F} sits down, just in time.
*Splat!* Tea on the crab.
fr:
< [H:Tenez, les mains !] dit {H}.
~ [H:Tenez ça, les mains !] dit {H}.
Une cuillère ! Une théière !
~ Elles sont toutes occupées. Mais le crabe passe. Octavie lui fait signe !
< [N:Coucou, crabe !] dit Octavie.
+ {F} s'assoit, juste à temps.
*Flac* ! Du thé sur le crabe.

=== try coat >
en:
{H} gives Octavia a coat. Two arms!
*Pop!* goes a button. One more hand! *Pop! Pop!*
~ {F} laughs. {each:@ laughs too.|@ laugh too.}
+ Eight buttons swim away.
[N:Oh dear!] says Octavia.
fr:
{H} met un manteau à Octavie. Deux manches !
< *Pop* ! Une main sort. *Pop ! Pop !*
~ *Pop* ! fait un bouton. Encore une main ! *Pop ! Pop !*
~ {F} rit. {each:@ rit aussi.|@ rient aussi.}
+ Huit boutons s'en vont en nageant.
< [N:Oh là là !]
~ [N:Oh là là !] dit Octavie.

=== way >
en:
[A:To dance, you give your hand,] says the crab.
~ {H} gives one hand. {F} gives one hand. {each:@ gives one too.|@ give one too.}
+ That is easy, because they have just two.
~ Octavia looks at all of hers.
[N:{>refrain}]
fr:
[A:Pour danser, on donne la main,] dit le crabe.
~ {H} donne une main. {F} donne une main. {each:@ aussi.|@ aussi.}
+ C'est facile, parce qu'on en a deux.
~ Octavie regarde toutes les siennes.
[N:{>refrain}]

=== insight >
en:
Who is that, all alone? A little yellow fish.
< He has no hand!
~ He does not dance. He has no hand to give.
+ He has fins, but nobody dances with a fin.
[H:Octavia!] says {H}. [H:You have eight!]
fr:
Qui est là, tout seul ? Un petit poisson jaune.
< Pas de main !
~ Il ne danse pas. Il n'a pas de main à donner.
+ Il a des nageoires. On ne danse pas avec ça.
[H:Octavie !] dit {H}. [H:Toi, tu en as huit !]

=== turn dance
en:
~ {H} hops. One, two! The fish hops too.
{>pay}
< [N:And here is mine!] says Octavia.
~ [N:And here is one of mine!] says Octavia.
fr:
~ {H} saute. Un, deux ! Le poisson saute aussi.
{>pay}
[N:Et voilà la mienne !] dit Octavie.

=== turn why
en:
~ [H:Why don't you dance, fish?] asks {H}. [B:No hand,] says the fish.
{>pay}
< [N:And here is mine!] says Octavia.
~ [N:And here is one of mine!] says Octavia.
fr:
~ [H:Pourquoi tu ne danses pas ?] demande {H}.
~ [B:Pas de main,] dit le poisson.
{>pay}
[N:Et voilà la mienne !] dit Octavie.

=== restore
en:
< Octavia dances!
~ Octavia dances! One hand for the fish.
+ The little fish has never danced before.
{>again}
~ Round and round and round they go!
[N:{>refrainLast}]
fr:
~ Octavie danse ! Une main pour le poisson.
+ Le petit poisson n'a jamais dansé avant.
{>again}
~ Ça tourne, ça tourne, ça tourne !
[N:{>refrainLast}]

=== again
en:
< Hands for the fish, {Everyone}!
~ One hand for the crab.
~ Hands for {Everyone}!
fr:
< Octavie danse avec le poisson, {Everyone} !
~ Une main pour le crabe.
~ Des mains pour {Everyone} !

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
