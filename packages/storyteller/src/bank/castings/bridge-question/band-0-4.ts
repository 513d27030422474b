export const band0to4 = `
=== title
en:
The Big Guard on the Bridge
fr:
Le gros garde du pont

=== title
en:
What Is Over There?
fr:
Qu'est-ce qu'il y a là-bas ?

=== teaser
en:
The big guard says no, no, no. But what does he want to know?
fr:
Le gros garde dit non, non, non. Mais que veut-il savoir ?

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
What is over there?
fr:
Qu'est-ce qu'il y a là-bas ?

=== refrainLast
en:
I saw what is over there!
fr:
J'ai vu ce qu'il y a là-bas !

=== plant map
en:
{H} has a map. It has a hill, and a house, and a hole.
fr:
{H} a une carte. Il y a une colline, une maison et un trou.

=== pay map
en:
[H:Take my map,] says {H}. [H:Go and see!]
fr:
[H:Prends ma carte,] dit {H}. [H:Va voir !]

=== plant cake
en:
{H} has a cake. It is for Grandma, over the bridge.
fr:
{H} a un gâteau. C'est pour Mamie, de l'autre côté du pont.

=== pay cake
en:
[H:Take the cake to Grandma,] says {H}. [H:Go and see!]
fr:
[H:Porte le gâteau à Mamie,] dit {H}. [H:Va voir !]

=== pay own
en:
[H:Take my {T}. {n:It|They} will go with you,] says {H}. [H:Go and see!]
fr:
[H:Tiens, prends {mon T},] dit {H}. [H:Va voir !]

=== lack >
en:
Stop! Who is on the bridge? Big {V}!
~ {>gag1}
~ [V:No one goes by. First you tell me:]
[V:{>refrain}]
fr:
Halte ! Qui est sur le pont ? C'est le gros {V} !
~ {>gag1}
~ [V:On ne passe pas. Dis-moi d'abord :]
[V:{>refrain}]

=== try truth
en:
[H:Grandma!] says {H}. [H:Grandma is over there.]
~ Big {V} thinks and thinks.
[V:No,] says big {V}. [V:Next!]
fr:
[H:Mamie !] dit {H}. [H:Là-bas, il y a Mamie.]
~ Le gros {V} réfléchit longtemps.
[V:Non,] dit le gros {V}. [V:Au suivant !]

=== try clever
en:
The owl has a big word. It is so long! All the kids sleep.
~ *Zzz*, goes {F}.
[V:No,] says big {V}. [V:Next!]
fr:
Le hibou a un mot, un long, long mot. Tout le monde dort.
~ *Zzz*, fait {F}.
[V:Non,] dit le gros {V}. [V:Au suivant !]

=== try sneak
en:
Shh! {H} and {F} hide with the potatoes.
~ [V:Hello, potatoes! Is it nice, over there?]
Hee, hee! A potato laughs. Out, out!
fr:
Chut ! {H} et {F} se cachent sous les patates.
~ [V:Bonjour, patates ! C'est joli, là-bas ?]
Hi, hi ! Une patate rit. Dehors !

=== way >
en:
So many wait! A pony. A rabbit. A snail with a bun.
~ {>talent}
[V:{>refrain}]
fr:
Que de monde ! Un poney. Un lapin. Un escargot et sa brioche.
~ {>talent}
[V:{>refrain}]

=== insight >
en:
Look at his big boots. So clean!
~ They have not gone over there.
~ {>gag2}
[H:He does not know!] says {H}.
fr:
Regarde ses grosses bottes. Toutes neuves !
~ Elles ne sont pas allées là-bas.
~ {>gag2}
[H:Il ne sait pas !] dit {H}.

=== turn climb >
en:
~ {H} climbs up to his ear. [H:I can mind the bridge.]
{>pay}
One big step. Two big steps!
fr:
~ {H} grimpe à son oreille.
~ [H:Je garde le pont.]
{>pay}
Un grand pas. Deux grands pas !

=== turn still >
en:
~ {H} stands so still. [H:I can mind the bridge.]
{>pay}
One big step. Two big steps!
fr:
~ {H} ne bouge pas du tout.
~ [H:Je garde le pont.]
{>pay}
Un grand pas. Deux grands pas !

=== turn why >
en:
~ [H:Why not look?] says {H}. [H:I can mind the bridge.]
{>pay}
One big step. Two big steps!
fr:
~ [H:Pourquoi tu ne vas pas voir ? Je garde le pont.]
{>pay}
Un grand pas. Deux grands pas !

=== restore
en:
He comes back. He runs! He laughs! [V:All of you, go by!]
[V:{>refrainLast}]
fr:
Il revient. Il court ! Il rit !
[V:Passez, passez, tout le monde !]
[V:{>refrainLast}]

=== cameo
en:
A big guard goes by with a flower. Hello, guard!
fr:
Un gros garde passe avec une fleur. Bonjour, le garde !

=== ask
en:
What was over there?
How big is a big step? Show me!
What would you like to go and see?
fr:
Qu'est-ce qu'il y avait là-bas ?
C'est comment, un grand pas ? Montre !
Toi, tu voudrais aller voir quoi ?
`
