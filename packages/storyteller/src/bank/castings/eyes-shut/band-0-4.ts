export const band0to4 = `
=== title
en:
Wake Up, Sun!
fr:
Debout, soleil !

=== title
en:
Cock-a-Doodle-Doo!
fr:
Cocorico !

=== teaser
en:
The rooster says: I wake the sun! Is that so?
fr:
Le coq dit : c'est moi qui réveille le soleil ! Est-ce bien vrai ?

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
Cock-a-doodle-doo! Sun, where are you?
fr:
Cocorico ! Soleil, par ici !

=== refrainLast
en:
Cock-a-doodle-doo! Sun, I see you!
fr:
Cocorico ! Soleil, te voici !

=== out
en:
< {Crew} wait for the sun.
~ It is still night on the farm. {Crew} are up.
~ They are waiting for the sun.
fr:
< {Crew} attendent le soleil.
~ Il fait encore nuit à la ferme. {Crew} sont debout.
~ On attend le soleil.

=== plant trumpet
en:
< *Toot!* {H} blows a trumpet.
~ *Toot, toot!* {H} blows a tin trumpet.
+ Everybody is awake now.
fr:
< *Tut* ! {H} souffle dans sa trompette.
~ *Tut, tut* ! {H} souffle dans sa trompette.
+ Tout le monde est réveillé.

=== pay trumpet
en:
[H:Hold my trumpet,] says {H}. [H:Don't sing. Look!]
fr:
[H:Tiens ma trompette,] dit {H}. [H:Ne chante pas. Regarde.]

=== pay own
en:
{H} holds up {h:his|her} {T}.
< [H:What colour {n:is this|are these}?]
~ [H:Don't sing. What colour {n:is this|are these}?]
fr:
{H} lève {son T}.
< [H:C'est de quelle couleur, ça ?]
~ [H:Ne chante pas. C'est de quelle couleur, ça ?]

=== end own
en:
~ Even {H}'s {T} {n:is|are} pink.
fr:
~ Même {le T} {de H} {n:est|sont} rose{n:|s}.

=== lack >
en:
[V:I wake the sun,] says the rooster. [V:Only me.]
+ He is very loud, because the sun is far.
[N:Can I try?] asks a chick.
~ The rooster does not hear. He sings:
[V:{>refrain}]
fr:
< [V:Moi, je réveille le soleil,] dit le coq. [V:Moi seul !]
~ [V:C'est moi qui réveille le soleil,] dit le coq. [V:Rien que moi.]
+ Il crie très fort, parce que le soleil est loin.
< [N:Je peux essayer ?] dit un poussin.
~ [N:Je peux essayer ?] demande un petit poussin.
~ Le coq n'entend pas. Il chante :
[V:{>refrain}]

=== try pans >
en:
< [H:Wake up, sun!] {H} bangs a pot. {F} rings a bell. *Ting!*
< The cow gets up.
~ [H:Wake up, sun!] {H} bangs a pot. *Bang, bang!* {F} rings a bell. *Ting!*
~ The cow gets up. [O:Moo?]
+ The pigs get up. The ducks get up.
The sun does not.
~ It is still night.
fr:
[H:Debout, soleil !]
< {H} tape sur une casserole. *Bing, bong* ! {F} sonne une cloche.
~ {H} tape sur une casserole. *Bing, bong* ! {F} sonne une cloche. *Ding* !
La vache se lève.
~ [O:Meuh ?]
+ Les cochons se lèvent. Les canards se lèvent.
Pas le soleil.
~ Il fait toujours nuit.

=== try hill >
en:
< Up the hill! {H} and {F} look for the sun. A light!
~ {H} and {F} run up the hill to find the sun. A light!
- The sun?
+ Up and up, because the sun gets up there.
~ [F:Good morning!] says {F}.
No. It is the moon.
~ Good night, moon.
fr:
{H} et {F} montent sur la colline chercher le soleil. Une lumière !
- C'est lui ?
+ Vite, vite, parce que le soleil se lève là-haut.
~ [F:Bonjour !] dit {F}.
Non. C'est la lune.
~ Bonne nuit, la lune.

=== try supper >
en:
< {H} gives the rooster hot soup. He sleeps. Now sing, chick!
~ {H} gives the rooster hot soup. He sleeps.
+ A spoon for the sun, a spoon for the moon. His head goes down.
~ {F} goes on tiptoe. Now the chick can sing!
*Cock-a-doodle-doo!* The rooster sings in his sleep.
fr:
< {H} donne de la soupe au coq. Il dort. À toi, poussin !
~ {H} donne de la soupe au coq. Il dort.
+ Une cuillère pour le soleil, une cuillère pour la lune. Sa tête tombe.
~ {F} marche sur la pointe des pieds. C'est le tour du poussin !
*Cocorico* ! Le coq chante en dormant.

=== way >
en:
~ Here is a hen.
~ She sits on her eggs.
[V:Psst, hen,] says the rooster. [V:Is the sun pink?]
< And he sings:
~ What a funny thing to ask!
+ The hen shuts one eye. She thinks.
~ {each:@ counts the eggs.|@ count the eggs.}
[V:{>refrain}]
fr:
~ Voici une poule.
~ Elle couve ses œufs.
[V:Psst, la poule !] dit le coq. [V:Il est rose, le soleil ?]
< Et il chante :
~ Quelle drôle de question !
+ La poule ferme un œil. Elle réfléchit.
~ {each:@ compte les œufs.|@ comptent les œufs.}
[V:{>refrain}]

=== insight >
en:
< The rooster sings. {H} looks at him, very close.
~ The rooster sings. {H} looks at him, very close.
~ {F} waves. The rooster sees nothing.
[H:His eyes!] says {H}. [H:They're shut!]
+ They are shut as tight as two small doors.
fr:
< Le coq chante. {H} le regarde de tout près.
~ Le coq chante. {H} le regarde de tout près.
~ {F} lui fait coucou. Le coq ne voit rien.
[H:Ses yeux !] dit {H}. [H:Ils sont fermés !]
+ Fermés comme deux petites portes.

=== turn whistle
en:
{>pay}
~ {H} whistles, very low. *Fwee.*
+ Now nobody sings. The whole farm waits.
One eye. Two eyes. The sun comes up!
fr:
{>pay}
~ {H} siffle, tout bas. *Fuiit.*
+ On ne chante plus. Toute la ferme attend.
Un œil. Deux yeux. Le soleil se lève !

=== turn why
en:
~ [H:Why don't you look?] asks {H}.
~ [V:I sing,] says the rooster.
{>pay}
+ Now nobody sings. The whole farm waits.
One eye. Two eyes. The sun comes up!
fr:
~ [H:Pourquoi tu ne regardes pas ?] demande {H}.
~ [V:Je chante,] dit le coq.
{>pay}
+ On ne chante plus. Toute la ferme attend.
Un œil. Deux yeux. Le soleil se lève !

=== restore
en:
< [V:Pink!] says the rooster.
~ [V:So it is pink,] says the rooster.
+ He says it to the hen. He says it to the pond.
{>again}
{>end}
[N:{>refrainLast}] sings the chick.
~ The rooster does not sing. He looks.
fr:
< [V:Rose !] dit le coq.
~ [V:Alors, c'est vrai. Il est rose,] dit le coq.
+ Il le dit à la poule. Il le dit à la mare.
{>again}
{>end}
[N:{>refrainLast}] chante le poussin.
~ Le coq ne chante pas. Il regarde.

=== again
en:
< {Everyone} turn pink.
~ {F} has a pink nose. {each:@ counts the pink ducks.|@ count the pink ducks.} {H} has ten pink toes.
fr:
< {Everyone} sont roses aussi.
~ {F} a le nez rose. {each:@ compte les canards roses.|@ comptent les canards roses.} {H} a les joues roses.

=== cameo
en:
A rooster says hello, with both eyes open.
fr:
Un coq dit bonjour, les yeux grands ouverts.

=== ask
en:
Who sings to the sun?
Why did the rooster never see it?
What colour is your sun?
fr:
Qui chante pour le soleil ?
Pourquoi le coq ne l'avait jamais vu ?
Il est de quelle couleur, ton soleil ?
`
