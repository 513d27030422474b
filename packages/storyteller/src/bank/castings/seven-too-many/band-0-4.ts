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
Octavia has eight hands. Who will take them all?
fr:
Octavie a huit mains. Qui va les prendre toutes ?

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
Hand, hand, hand! Too many hands!
fr:
Une main, deux mains, trop de mains !

=== refrainLast
en:
Hand in hand in hand in hand!
fr:
Une main, deux mains, huit, c'est bien !

=== plant ribbon
en:
{H} has a red ribbon. The ribbon swims behind.
fr:
{H} a un ruban rouge. Le ruban nage derrière.

=== pay ribbon
en:
{H} gives the fish the red ribbon. [H:Hold on, fish!]
fr:
{H} donne le ruban rouge au poisson.
[H:Tiens bon, poisson !]

=== pay own
en:
{H} gives the fish the {T}. [H:Hold on, fish!]
fr:
{H} donne {son T} au poisson.
[H:Tiens bon, poisson !]

=== lack >
en:
All dance in the sea. But Octavia hides.
~ She has eight hands!
~ {>gag1}
[N:{>refrain}]
fr:
On danse dans la mer. Mais Octavie se cache.
~ Elle a huit mains !
~ {>gag1}
[N:{>refrain}]

=== try bow
en:
{H} ties the hands in a bow. Pull!
~ The bow waves at the crab. Hello, hello!
[A:It waves!] says the crab.
fr:
{H} fait un nœud avec les mains. On tire !
~ Le nœud fait coucou au crabe. Coucou !
[A:Il bouge !] dit le crabe.

=== try jobs >
en:
A spoon, a pot of tea! Each hand holds a thing.
~ [N:Hello, crab!] *Splash!*
[A:My hat!] says the crab. It is full of tea.
fr:
Une cuillère, une théière ! Chaque main tient une chose.
~ [N:Bonjour, crabe !] *Plouf* !
[A:Mon chapeau !] dit le crabe. Il est plein de thé.

=== try coat >
en:
{H} puts a coat on Octavia. Two hands. Good!
~ Pop! goes a button. A hand! Pop! A hand!
[N:Oh dear!] says Octavia.
fr:
{H} met un manteau à Octavie. Deux mains. Bien !
~ Pop ! fait un bouton. Une main ! Pop ! Une main !
[N:Oh là là !] dit Octavie.

=== way >
en:
A fish sits by the wall.
~ {>talent}
[N:{>refrain}]
fr:
Un poisson est près du mur.
~ {>talent}
[N:{>refrain}]

=== insight >
en:
The fish has no hand. Nobody dances with him.
~ {>gag2}
[H:Octavia! You have eight!]
fr:
Le poisson n'a pas de main. Il ne danse pas.
~ {>gag2}
[H:Octavie ! Toi, tu en as huit !]

=== turn dance
en:
~ {H} hops. One, two! The fish hops too.
{>pay}
[N:Come, fish!] says Octavia.
fr:
~ {H} saute. Un, deux ! Le poisson saute aussi.
{>pay}
[N:Viens, poisson !] dit Octavie.

=== turn why
en:
~ [H:Why do you sit here, fish?] [B:No hand,] says the fish.
{>pay}
[N:Here is my hand!] says Octavia.
fr:
~ [H:Pourquoi tu restes là ?]
~ [B:Pas de main,] dit le poisson.
{>pay}
[N:Voilà ma main !] dit Octavie.

=== restore
en:
Round and round! Nobody is left at the wall.
[N:{>refrainLast}]
fr:
On tourne, on tourne ! Plus personne près du mur.
[N:{>refrainLast}]

=== cameo
en:
Octavia waves. Eight times!
fr:
Octavie fait coucou. Huit fois !

=== ask
en:
How many hands has Octavia?
Who sat at the wall?
Who do you hold hands with?
fr:
Combien de mains a Octavie ?
Qui était près du mur ?
À qui donnes-tu la main ?
`
