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
The big guard says no, no, no. What does he want to know?
fr:
Le gros garde dit non, non, non. Que veut-il savoir ?

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
{H} has a map.
~ A hill, a house, a bridge!
fr:
{H} a une carte.
~ Une colline, une maison, un pont !

=== pay map
en:
{H} gives him the map to take along.
fr:
{H} lui donne sa carte pour la route.

=== plant cake
en:
{H} has a cake.
~ It is for Grandma, over the bridge.
fr:
{H} a un gâteau.
~ C'est pour Mamie, de l'autre côté du pont.

=== pay cake
en:
{H} gives him the cake, for Grandma.
fr:
{H} lui donne le gâteau, pour Mamie.

=== pay own
en:
{H} gives him the {T} to take along.
fr:
{H} lui donne {son T} pour la route.

=== lack >
en:
Here is the bridge. But stop! Big {V} is on it.
~ [H:May we go by?] asks {H}. Big {V} shakes his head.
[V:{>refrain}] he asks.
fr:
Voilà le pont. Mais halte ! Le gros {V} est dessus.
~ [H:On peut passer ?] demande {H}.
~ Le gros {V} fait non de la tête.
[V:{>refrain}] demande-t-il.

=== try truth >
en:
[H:Grandma!] says {H}. [H:Grandma is over there.]
~ Big {V} thinks. He thinks and thinks.
[V:Hmm. No,] says big {V}. [V:Next!]
fr:
[H:Mamie !] dit {H}. [H:Là-bas, il y a Mamie.]
~ Le gros {V} réfléchit. Il réfléchit longtemps.
[V:Hmm. Non,] dit le gros {V}. [V:Au suivant !]

=== try clever >
en:
Here is Owl. Owl has a big, long word. It goes on and on.
~ *Zzz*, goes {F}. *Zzz*, goes the pony.
[V:No,] says big {V}. [V:Next!]
fr:
Voilà le hibou. Il a un mot, un long, long mot.
~ *Zzz*, fait {F}. *Zzz*, fait le poney.
[V:Non,] dit le gros {V}. [V:Au suivant !]

=== try sneak >
en:
Shh! {H} and {F} hide in the potatoes.
~ [V:Hello, potatoes!] says big {V}.
Hee, hee! One potato laughs. Out, out!
fr:
Chut ! {H} et {F} se cachent sous les patates.
~ [V:Bonjour, les patates !] dit le gros {V}.
Hi, hi ! Une patate rit. Dehors !

=== way >
en:
So many wait! A pony waits. A rabbit waits.
~ {F} waits too. Left foot. Right foot.
[V:{>refrain}] says big {V}.
fr:
Que de monde ! Un poney attend. Un lapin attend.
~ {F} attend aussi. Sur un pied. Sur l'autre.
[V:{>refrain}] dit le gros {V}.

=== insight >
en:
{H} looks at {V}'s big boots. They are so clean!
~ No mud. Not one bit of grass.
[H:He has never been over there!] says {H}.
fr:
{H} regarde les bottes {de V}. Elles sont toutes propres !
~ Pas de boue. Pas un brin d'herbe.
[H:Il n'est jamais allé là-bas !] dit {H}.

=== turn climb >
en:
~ Up goes {H}, up to {V}'s big ear.
[H:I can mind the bridge,] says {H}. [H:You go and see!]
{>pay}
~ One big step. Two big steps. Off he goes!
fr:
~ {H} grimpe, grimpe, jusqu'à l'oreille {de V}.
[H:Je garde le pont,] dit {H}. [H:Toi, va voir !]
{>pay}
~ Un grand pas. Deux grands pas. Il y va !

=== turn still >
en:
~ {H} stands on the bridge, as still as a guard.
[H:I can mind the bridge,] says {H}. [H:You go and see!]
{>pay}
~ One big step. Two big steps. Off he goes!
fr:
~ {H} se met sur le pont, bien droit, comme un garde.
[H:Je garde le pont,] dit {H}. [H:Toi, va voir !]
{>pay}
~ Un grand pas. Deux grands pas. Il y va !

=== turn why >
en:
~ [H:Why don't you look?] asks {H}.
~ [V:And who minds the bridge?]
[H:I can mind the bridge,] says {H}. [H:You go and see!]
{>pay}
~ One big step. Two big steps!
fr:
~ [H:Pourquoi tu ne vas pas voir ?] demande {H}.
~ [V:Et qui va garder le pont ?]
[H:Je garde le pont,] dit {H}. [H:Toi, va voir !]
{>pay}
~ Un grand pas. Deux grands pas !

=== restore
en:
Big {V} runs back. He laughs!
~ Now all may go by.
{>again}
[V:{>refrainLast}]
fr:
Le gros {V} revient. Il rit !
~ Tout le monde passe.
{>again}
[V:{>refrainLast}]

=== cameo
en:
A big guard goes by with a flower. Hello, guard!
fr:
Un gros garde passe avec une fleur. Bonjour, le garde !

=== ask
en:
Who was on the bridge?
How big is a big step? Show me!
What would you like to go and see?
fr:
Qui était sur le pont ?
C'est comment, un grand pas ? Montre !
Toi, tu voudrais aller voir quoi ?
`
