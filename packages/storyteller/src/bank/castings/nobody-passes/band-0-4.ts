export const band0to4 = `
=== title
en:
The Bear on the Bridge
fr:
L'ours sur le pont

=== title
en:
No One Gets Past!
fr:
On ne passe pas !

=== teaser
en:
A big bear is on the bridge. Who can get past? No one!
fr:
Un gros ours est sur le pont. Qui passe ? Personne !

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
No one gets past! No one!
fr:
On ne passe pas ! On ne passe pas !

=== refrainLast
en:
Come in and eat! Come in!
fr:
On mange ici ! On mange ici !

=== plant apple
en:
{H} has an apple. It is red. It is the very first.
fr:
{H} a une pomme. Elle est rouge. C'est la toute première.

=== pay apple
en:
{H} gives the bear the red apple. *Crunch!*
fr:
{H} donne la pomme rouge à l'ours. *Croc* !

=== plant biscuit
en:
{H} has a biscuit. It looks just like {H}!
fr:
{H} a un biscuit. On dirait {H} !

=== pay biscuit
en:
{H} gives the bear the biscuit. *Crunch!* Bye, biscuit.
fr:
{H} donne le biscuit à l'ours. *Croc* ! Au revoir, biscuit.

=== pay own
en:
{H} gives the bear the {T}. [V:For me? Let's eat!]
fr:
{H} donne {son T} à l'ours.
[V:Pour moi ? À table !]

=== lack >
en:
A bridge. A sign. A very big bear.
~ {>gag1}
[V:{>refrain}]
fr:
Un pont. Une pancarte. Un très gros ours.
~ {>gag1}
[V:{>refrain}]

=== try bush
en:
{H} and {F} hide in leaves. [H:We are a bush!]
~ The bear comes. [V:Poor bush! You are dry.]
*Splash!* Now the bush is wet.
fr:
{H} et {F} se cachent sous des feuilles.
[H:On est un buisson !]
~ L'ours arrive.
~ [V:Pauvre buisson ! Tu as soif.]
*Splash* ! Le buisson est tout mouillé.

=== try honey >
en:
[H:Honey, bear?] asks {H}.
The nose comes down. Sniff! [V:No!]
~ [V:I must stand here,] says the bear.
*Grrrrumble*, goes his tummy.
fr:
[H:Du miel, l'ours ?] demande {H}.
Le nez descend. Snif !
[V:Non !]
~ [V:Je dois rester là,] dit l'ours.
*Grrrouik*, fait son ventre.

=== try nobody
en:
[F:My name is No One,] says {F}.
~ The bear thinks. Hmm. No one gets past...
{F} gets past! But not {H}. {F} comes back.
fr:
[F:Je m'appelle Personne,] dit {F}.
~ L'ours réfléchit. Hmm. Personne ne passe...
{F} passe ! Mais pas {H}. Alors {F} revient.

=== way >
en:
They walk by the water. Leaves here. Leaves there. So many leaves!
~ {>talent}
~ A house in a tree. A table. No one eats.
[H:{>refrain}] growls {H}.
fr:
On marche au bord de l'eau. Des feuilles ici. Des feuilles là.
~ {>talent}
~ Une maison dans un arbre. Une table. Personne ne mange.
[H:{>refrain}] gronde {H}.

=== insight >
en:
{H} looks up at the sign. Leaves, leaves, leaves.
~ {>gag2}
[H:Look! There is more, under the leaves!]
fr:
{H} regarde la pancarte. Des feuilles, des feuilles.
~ {>gag2}
[H:Oh ! Ce n'est pas fini, sous les feuilles !]

=== turn climb
en:
~ {H} climbs up, up, up, and pulls the leaves.
NO ONE GETS PAST... TILL THEY EAT!
{>pay}
fr:
~ {H} grimpe, grimpe, grimpe, et tire les feuilles.
ON NE PASSE PAS... SANS MANGER !
{>pay}

=== turn count
en:
~ {H} counts. One, two, three, four words. And more!
NO ONE GETS PAST... TILL THEY EAT!
{>pay}
fr:
~ {H} compte. Un, deux, trois, quatre mots. Et encore deux !
ON NE PASSE PAS... SANS MANGER !
{>pay}

=== turn why
en:
~ [H:Why so many leaves?] asks {H}. The bear looks. He pulls.
NO ONE GETS PAST... TILL THEY EAT!
{>pay}
fr:
~ [H:Pourquoi toutes ces feuilles ?] demande {H}.
~ L'ours regarde. Il tire.
ON NE PASSE PAS... SANS MANGER !
{>pay}

=== restore
en:
The bear has a big spoon. Sit down, sit down!
[V:{>refrainLast}]
fr:
L'ours a une grosse cuillère. Entrez, entrez ! Assis !
[V:{>refrainLast}]

=== cameo
en:
A bear waves a big spoon. Are you hungry?
fr:
Un ours agite une grosse cuillère. Vous avez faim ?

=== ask
en:
What did the bear say?
What was under the leaves?
What do you like to eat?
fr:
Que disait l'ours ?
Qu'est-ce qu'il y avait sous les feuilles ?
Et toi, tu aimes manger quoi ?
`
