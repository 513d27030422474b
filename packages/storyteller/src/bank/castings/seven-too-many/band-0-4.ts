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
< *Splash!* {Crew} jump in.
~ *Splash!* {Crew} jump into the sea.
~ Down they go, down, down. What is that? Music!
fr:
< *Plouf !* {Crew} sautent à l'eau.
~ *Plouf !* {Crew} sautent dans la mer.
~ On descend, on descend. Qu'est-ce qu'on entend ? De la musique !

=== plant ribbon
en:
A long red ribbon dances after {H}.
fr:
Un long ruban rouge danse derrière {H}.

=== pay ribbon
en:
{H} ties {h:his|her} red ribbon round the fish. [H:Now you have a hand!]
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
{H} holds out {h:his|her} {T}. [H:Bite! There's your hand!]
fr:
{H} tend {son T}.
[H:Mords ! Voilà ta main !]

=== between ribbon
en:
The red ribbon dances too.
fr:
Le ruban rouge danse aussi.

=== between own
en:
Even {H}'s {T} {n:dances|dance}.
fr:
Même {le T} {de H} {n:danse|dansent}.

=== lack >
en:
< They dance, hand in hand.
< Octavia the octopus hides. Eight hands!
~ Everyone dances in the sea, hand in hand.
~ But Octavia the octopus hides behind a rock.
~ She has eight hands. Which one can she give?
+ She does not dance, because she cannot choose.
[N:{>refrain}] she says.
fr:
< On danse, main dans la main.
< Octavie la pieuvre se cache. Huit mains !
~ Dans la mer, on danse, main dans la main.
~ Mais Octavie la pieuvre se cache derrière un rocher.
~ Elle a huit mains. Elle donne laquelle ?
+ Elle ne danse pas, parce qu'elle ne sait pas choisir.
[N:{>refrain}]

=== try bow >
en:
{H} ties six hands in a bow. That leaves two.
~ {F} pulls it tight. Oh no! The bow waves. Hello, hello!
+ The crab looks this way. The crab looks that way.
[A:Your bow is waving at me!] says the crab.
fr:
{H} fait un nœud avec six mains. Il en reste deux.
~ {F} serre bien. Oh non ! Le nœud fait signe. Bonjour, bonjour !
+ Le crabe regarde par ici. Le crabe regarde par là.
[A:Votre nœud me dit bonjour,] dit le crabe.

=== try jobs >
en:
[H:Hands, hold these!] says {H}. A spoon, a teapot...
~ Now they are all busy. But here comes the crab. Octavia waves!
< Here comes the crab. Octavia waves!
+ {F} ducks, just in time.
*Splosh.* Tea on the crab.
fr:
< [H:Tenez, les mains !] dit {H}.
~ [H:Tenez ça, les mains !] dit {H}.
Une cuillère, une théière...
~ Elles sont toutes occupées. Mais le crabe passe. Octavie lui fait signe !
< [N:Coucou, crabe !] dit Octavie.
+ {F} se baisse, juste à temps.
*Flac.* Du thé sur le crabe.

=== try coat >
en:
{H} gives Octavia a coat. Two sleeves!
*Pop!* goes a button. One more hand. *Pop! Pop!*
+ Eight buttons swim away.
~ {F} swims after the buttons. {each:@ catches one.|@ catch three.}
[N:Oh dear!] says Octavia.
fr:
{H} met un manteau à Octavie. Deux manches !
< *Pop !* Une main sort. *Pop ! Pop !*
~ *Pop !* fait un bouton. Encore une main. *Pop ! Pop !*
+ Huit boutons s'en vont en nageant.
~ {F} nage derrière les boutons. {each:@ en attrape un.|@ en attrapent trois.}
[N:Oh là là !] dit Octavie.

=== way >
en:
~ [A:To dance, we hold hands!] says the crab.
~ {H} holds a claw. {F} holds {H}. {each:@ holds on behind.|@ hold on behind.}
Round and round they go. {>between} Not Octavia.
+ She cannot come, because eight hands all want to be first.
[N:{>refrain}]
fr:
~ [A:On se donne la main !] dit le crabe.
~ {H} tient une pince. {F} tient {H}. {each:@ s'accroche derrière.|@ s'accrochent derrière.}
La ronde part. {>between} Pas Octavie.
+ Elle ne vient pas, parce que ses huit mains veulent toutes passer devant.
[N:{>refrain}]

=== insight >
en:
< Who is all alone? A small yellow fish. He has no hands.
~ Who is that, all alone? A little yellow fish.
~ He does not dance. He has no hands to hold.
+ He has fins, but nobody dances with a fin.
< [H:Octavia! How many have you got?] says {H}.
~ [H:Octavia,] says {H}, [H:how many have you got?]
fr:
< Qui est tout seul ? Un petit poisson jaune. Il n'a pas de mains.
~ Qui est là, tout seul ? Un petit poisson jaune.
~ Il ne danse pas. Il n'a pas de main à donner.
+ Il a des nageoires, mais on ne danse pas avec ça.
< [H:Octavie,] dit {H}, [H:tu en as combien ?]
~ [H:Octavie,] dit {H}, [H:tu en as combien, toi ?]

=== turn dance
en:
~ {H} dances for the fish. One, two! His tail dances too.
{>pay}
+ The yellow fish turns pink.
< [N:And here is mine!] says Octavia.
~ [N:And here is one of mine!] says Octavia.
fr:
~ {H} danse. Un, deux ! La queue du poisson danse aussi.
{>pay}
+ Le poisson jaune devient tout rose.
[N:Et voilà la mienne !] dit Octavie.

=== turn why
en:
~ [H:Would you like to dance, fish?] asks {H}. [B:Oh yes!] says the fish.
{>pay}
+ The yellow fish turns pink.
< [N:And here is mine!] says Octavia.
~ [N:And here is one of mine!] says Octavia.
fr:
~ [H:Tu veux danser, poisson ?] demande {H}.
~ [B:Oh oui !] dit le poisson.
{>pay}
+ Le poisson jaune devient tout rose.
[N:Et voilà la mienne !] dit Octavie.

=== restore
en:
~ Octavia dances! She holds the fish. She holds the crab.
+ It is the fish's first dance.
{>again}
~ Round and round and round they go.
~ Octavia sings:
[N:{>refrainLast}]
fr:
~ Octavie danse ! Elle tient le poisson. Elle tient le crabe.
+ C'est la première danse du poisson.
{>again}
~ Ça tourne, ça tourne, ça tourne.
~ Octavie chante :
[N:{>refrainLast}]

=== again
en:
< Octavia holds the fish, {F} and {H}! {each:@ too!|@ too!}
~ One hand is for {F}, one for {H}. {each:@ gets a tickle.|@ get a tickle.}
fr:
< Octavie tient le poisson, {F} et {H} ! {each:@ aussi !|@ aussi !}
~ Une main est pour {F}, une pour {H}. {each:@ a droit aux chatouilles.|@ ont droit aux chatouilles.}

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
