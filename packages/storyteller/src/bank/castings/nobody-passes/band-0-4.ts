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

=== out
en:
A walk in the wood! First {H}, then {Us}.
~ And over the bridge.
fr:
On se promène en forêt. D'abord {H}, puis {Us}.
~ Il faut passer le pont.

=== plant apple
en:
{H} has an apple. It is for later. *Crunch?* No, later!
fr:
{H} a une pomme. C'est pour plus tard. *Croc* ? Non, plus tard !

=== pay apple
en:
{H} gives the bear the apple. It is later now. *Crunch!*
fr:
{H} donne sa pomme à l'ours. Voilà, c'est plus tard. *Croc* !

=== plant biscuit
en:
{H} has a biscuit. It looks just like {H}!
fr:
{H} a un biscuit. Il ressemble à {H} !

=== pay biscuit
en:
{H} gives the bear the biscuit. *Crunch!* Bye, biscuit.
fr:
{H} donne son biscuit à l'ours. *Croc* ! Au revoir, biscuit.

=== pay own
en:
{H} sits down at the table, with the {T}. [H:Let's eat!]
fr:
{H} s'assoit à table, avec {son T}.
[H:On mange !]

=== lack >
en:
Here is a bridge, and a sign, and a big bear.
~ A hare waits with a cake. A mole waits. {H} and {F} wait too.
+ Nobody knows why. The sign says so.
[V:{>refrain}] says the bear.
fr:
Voilà un pont, une pancarte et un gros ours.
~ Un lièvre attend. Une taupe attend. {H} et {F} attendent aussi.
+ Personne ne sait pourquoi. C'est écrit.
[V:{>refrain}] dit l'ours.

=== try bush >
en:
{H} and {F} hide in leaves. [H:We are a bush!]
+ One leaf on each ear. Nobody can see us!
< [V:Poor, dry bush!] says the bear.
~ Here comes the bear. [V:Poor bush! You are dry.]
*Splash!* The bush is wet.
fr:
{H} et {F} se cachent sous des feuilles.
+ Une feuille sur chaque oreille. On ne nous voit pas !
[H:On est un buisson !]
< [V:Tu as soif, buisson ?] dit l'ours.
~ L'ours arrive.
~ [V:Pauvre buisson ! Tu as soif.]
*Splash* ! Le buisson est tout mouillé.

=== try honey >
en:
[H:Honey, bear?] asks {H}. Sniff, sniff, goes the big nose.
+ It is gold. It runs down the spoon.
[V:No! I stay here,] says the bear.
~ {F} hears his tummy.
*Grrrumble*, it goes.
fr:
[H:Du miel, l'ours ?] demande {H}. Le gros nez renifle.
+ Il est doré. Il coule de la cuillère.
[V:Non ! Je reste là,] dit l'ours.
~ {F} écoute son ventre.
*Grrrouik*, fait son ventre.

=== try nobody >
en:
[F:My name is No One,] says {F}.
~ The bear thinks. Hmm. No one gets past...
+ He looks at the sign. He looks at {F}.
Past goes {F}! And {H}? No! Back comes {F}.
fr:
[F:Je m'appelle Personne,] dit {F}.
~ L'ours réfléchit. Hmm. Personne ne passe...
+ Il regarde la pancarte. Il regarde {F}.
{F} passe ! Et {H} ? Non ! {F} revient.

=== way >
en:
{H} and {F} walk by the water.
- Leaves, so many leaves!
~ Here is the house of the bear. A long, long table. Nobody eats.
+ Twenty chairs, and dust on all of them.
~ {each:@ blows the dust off a chair.|@ blow the dust off a chair.}
[V:{>refrain}]
fr:
{H} et {F} longent la rivière.
- Plein de feuilles !
~ Voilà la maison de l'ours. Une longue, longue table. Personne ne mange.
+ Vingt chaises, et de la poussière dessus.
~ {each:@ souffle sur une chaise.|@ soufflent sur une chaise.}
[V:{>refrain}]

=== insight >
en:
{H} looks up at the sign. NO ONE GETS PAST, it says.
~ The wind blows. *Fff!* Off flies one leaf.
+ Under it is one more word.
[H:Look! There is more, under the leaves!]
fr:
{H} regarde la pancarte. ON NE PASSE PAS, dit la pancarte.
~ Le vent souffle. *Fff* ! Une feuille s'envole.
+ Dessous, il y a un petit mot.
[H:Oh ! Sous les feuilles, ce n'est pas fini !]

=== turn climb
en:
< {H} pulls off the leaves.
~ {H} climbs up, up, up, and pulls off the leaves.
NO ONE GETS PAST... TILL THEY EAT!
{>pay}
fr:
< {H} enlève les feuilles.
~ {H} grimpe, grimpe, grimpe, et enlève les feuilles.
ON NE PASSE PAS... SANS MANGER !
{>pay}

=== turn count
en:
< {F} pulls off the leaves.
~ {H} counts. One, two, three, four words. {F} pulls off the leaves.
NO ONE GETS PAST... TILL THEY EAT!
{>pay}
fr:
< {F} enlève les feuilles.
~ {H} compte. Un, deux, trois, quatre mots. {F} enlève les feuilles.
ON NE PASSE PAS... SANS MANGER !
{>pay}

=== turn why
en:
< The bear pulls off the leaves.
~ [H:Why all the leaves?] asks {H}. The bear looks up. He pulls them off.
NO ONE GETS PAST... TILL THEY EAT!
{>pay}
fr:
< L'ours enlève les feuilles.
~ [H:Pourquoi toutes ces feuilles ?] demande {H}.
~ L'ours lève la tête. Il les enlève.
ON NE PASSE PAS... SANS MANGER !
{>pay}

=== restore
en:
The bear brings a big pot.
+ Now every chair is full.
~ And a big spoon.
{>again}
[V:{>refrainLast}]
fr:
L'ours apporte une grosse marmite.
+ Maintenant, les vingt chaises sont prises.
~ Et une grosse cuillère.
{>again}
[V:{>refrainLast}]

=== again
en:
~ A bowl for the hare!
A bowl for {Everyone}!
fr:
~ Un bol pour le lièvre !
Un bol pour {Everyone} !

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
Il disait quoi, l'ours ?
Il y avait quoi, sous les feuilles ?
Et toi, tu aimes manger quoi ?
`
