export const band0to4 = `
=== title
en:
The Big Guard on the Bridge
fr:
{v:Le grand|La grande} garde du pont

=== title
en:
What Is Over There?
fr:
Qu'est-ce qu'il y a là-bas ?

=== teaser
en:
The big guard lets nobody cross. What does {v:he|she} want to know?
fr:
{v:Le grand|La grande} garde ne laisse passer personne. Que veut-{v:il|elle} savoir ?

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
What's over there?
fr:
Qu'est-ce qu'il y a là-bas ?

=== refrainLast
en:
I saw a frog! A frog!
fr:
J'ai vu une grenouille ! Une grenouille !

=== out
en:
< {Crew} go to Grandma's.
~ Grandma lives over the bridge. She has made soup.
~ Off go {Crew}!
fr:
< {Crew} vont au château de Mamie.
~ Mamie habite de l'autre côté du pont. Elle a fait de la soupe.
~ En route, {Crew} !

=== plant map
en:
< {H}'s map: {room:a hill. A||a} bridge. Grandma.
~ {H} has a map: a hill, a bridge, and a cross. The cross is Grandma.
fr:
< La carte {de H} : {room:la colline, }le pont, Mamie.
~ Sur la carte {de H} : une colline, un pont, une croix. La croix, c'est Mamie.

=== pay map
en:
{H} shows {V} {h:his|her} map. [H:That way!]
< Off goes {V}!
~ One big step. Two big steps. Off goes {V}!
fr:
{H} lui montre sa carte.
[H:C'est par là !]
< Et {V} file !
~ Un grand pas. Deux grands pas. Et {V} file !

=== plant cake
en:
A cake{room: for Grandma}! No licking, {H}!
+ Well, just one lick.
fr:
Un gâteau{room: pour Mamie} ! On ne lèche pas, {H} !
+ Bon, une fois.

=== pay cake
en:
< {H} gives {v:him|her} the cake. [H:No licking!]
~ {H} gives {v:him|her} the cake. [H:For Grandma. No licking!]
< Off goes {V}!
~ One big step. Two big steps. Off goes {V}!
fr:
{H} lui donne le gâteau.
< [H:On ne lèche pas !]
~ [H:Pour Mamie. On ne lèche pas !]
< Et {V} file !
~ Un grand pas. Deux grands pas. Et {V} file !

=== pay own torch
en:
< Off goes {V}! {H} lights {h:his|her} {T}. [H:Halt!]
~ One big step. Two big steps. Off goes {V}!
~ {H} lights {h:his|her} {T}. [H:Halt! Who goes there?]
fr:
< Et {V} file ! {H} allume {son T}.
< [H:Halte-là !]
~ Un grand pas. Deux grands pas. Et {V} file !
~ {H} allume {son T}.
~ [H:Halte ! Qui va là ?]

=== pay own lantern
en:
< Off goes {V}! {H} lifts {h:his|her} {T}. [H:Halt!]
~ One big step. Two big steps. Off goes {V}!
~ {H} lifts {h:his|her} {T}. [H:Halt! Who goes there?]
fr:
< Et {V} file ! {H} lève {son T}.
< [H:Halte-là !]
~ Un grand pas. Deux grands pas. Et {V} file !
~ {H} lève {son T}.
~ [H:Halte ! Qui va là ?]

=== pay own boots
en:
< Off goes {V}!
~ One big step. Two big steps. Off goes {V}!
{H} stamps in {h:his|her} {T}.
< [H:Halt!]
~ [H:Halt! Who goes there?]
fr:
< Et {V} file !
~ Un grand pas. Deux grands pas. Et {V} file !
{H} tape du pied, dans {son T}.
< [H:Halte-là !]
~ [H:Halte ! Qui va là ?]

=== pay own shell
en:
< Off goes {V}! {H} blows {h:his|her} {T}. *Toot!*
~ One big step. Two big steps. Off goes {V}!
~ {H} blows {h:his|her} {T}. *Toot!* [H:Halt! Who goes there?]
fr:
< Et {V} file ! {H} souffle dans {son T}. *Tuuut* !
~ Un grand pas. Deux grands pas. Et {V} file !
~ {H} souffle dans {son T}. *Tuuut* !
~ [H:Halte ! Qui va là ?]

=== pay own stone
en:
< Off goes {V}! *Clack*, {n:goes|go} {H}'s {T}. [H:Halt!]
~ One big step. Two big steps. Off goes {V}!
~ *Clack, clack*, {n:goes|go} {H}'s {T}. [H:Halt! Who goes there?]
fr:
< Et {V} file ! *Toc*, {n:fait|font} {le T} {de H}.
< [H:Halte-là !]
~ Un grand pas. Deux grands pas. Et {V} file !
~ *Toc, toc*, {n:fait|font} {le T} {de H}.
~ [H:Halte ! Qui va là ?]

=== pay own dinosaur
en:
< Off goes {V}! {H} holds up {h:his|her} {T}. *Grrr!*
~ One big step. Two big steps. Off goes {V}!
~ {H} holds up {h:his|her} {T}. *Grrr!* [H:Halt! Who goes there?]
fr:
< Et {V} file ! {H} lève {son T}. *Grrr* !
~ Un grand pas. Deux grands pas. Et {V} file !
~ {H} lève {son T}. *Grrr* !
~ [H:Halte ! Qui va là ?]

=== pay own garment
en:
< Off goes {V}!
~ One big step. Two big steps. Off goes {V}!
< In {h:his|her} {T}, {H} is a guard. [H:Halt!]
~ In {h:his|her} {T}, {H} looks just like a guard.
~ [H:Halt! Who goes there?]
fr:
< Et {V} file !
~ Un grand pas. Deux grands pas. Et {V} file !
Avec {son T}, {H} monte la garde.
< [H:Halte-là !]
~ [H:Halte ! Qui va là ?]

=== pay own
en:
< Off goes {V}! {H} holds up {h:his|her} {T}. [H:Halt!]
~ One big step. Two big steps. Off goes {V}!
~ {H} holds up {h:his|her} {T}. [H:Halt! Who goes there?]
fr:
< Et {V} file ! {H} lève {son T}.
< [H:Halte-là !]
~ Un grand pas. Deux grands pas. Et {V} file !
~ {H} lève {son T}.
~ [H:Halte ! Qui va là ?]

=== between cake
en:
{F} sniffs the cake.
fr:
{F} renifle le gâteau.

=== end cake
en:
< {room:Cake on {v:his|her} nose!}
~ [V:Grandma says thank you!] There is cake on {v:his|her} nose.
fr:
< {room:Du gâteau sur le nez !}
~ [V:Mamie dit merci !]
~ {v:Il|Elle} a du gâteau sur le nez.

=== plant own boots
en:
< *Stamp, stamp*, go {H}'s {T}.
~ *Stamp, stamp!* {H}'s {T} march, like a guard's.
fr:
< *Tam, tam*, font {le T} {de H}.
~ *Tam, tam !* {Le T} {de H} marchent au pas.

=== plant own torch
en:
< *Click!* {H} lights {h:his|her} {T}. Who's there?
~ *Click!* {H} lights {h:his|her} {T}. Who goes there? A cat!
fr:
< *Clic !* {H} allume {son T}. Qui va là ?
~ *Clic !* {H} allume {son T}. Qui va là ? Un chat !

=== plant own
en:
< Halt! {H}'s {T} {n:is|are} on guard.
~ {H} plays guard with {h:his|her} {T}. Halt! Who goes there? A cat.
fr:
< Halte ! {Le T} {de H} {n:monte|montent} la garde.
~ {H} joue au garde avec {son T}. Halte ! Qui va là ? Un chat.

=== plant own garment
en:
< Halt! {H}'s {T} {n:is|are} on guard.
~ {H} plays guard in {h:his|her} {T}. Halt! Who goes there? A cat.
fr:
< Halte ! {Le T} {de H} {n:monte|montent} la garde.
~ {H} joue au garde avec {son T}. Halte ! Qui va là ? Un chat.

=== loved
en:
~ [H:There is {T}!]
fr:
~ [H:On peut {T} !]

=== lack >
en:
Big {V} guards the bridge.
+ {v:He|She} is as tall as a door.
~ {v:His|Her} boots shine.
~ [H:May we cross?] asks {H}.
< [V:Stop! What's over there?] {v:he|she} asks. [V:Tell me first.]
~ [V:First tell me,] says Big {V}. [V:{>refrain}]
+ Nobody can say. So nobody crosses.
fr:
{v:Le grand|La grande} {V} garde le pont.
+ {v:Il est grand|Elle est grande} comme une porte.
~ Ses bottes brillent.
~ [H:On peut passer ?] demande {H}.
< [V:Stop ! Qu'est-ce qu'il y a là-bas ? Réponds d'abord !]
~ [V:Dis-moi d'abord,] répond {V}. [V:{>refrain}]
+ Personne ne sait. Alors personne ne passe.

=== try truth >
en:
[H:Grandma,] says {H}. [H:She's over there.]
~ Big {V} thinks. {v:He|She} thinks and thinks.
+ {F} tells {v:him|her} about Grandma's soup, and her cat, because it is all true.
[V:And after Grandma?] asks Big {V}.
fr:
[H:Mamie,] dit {H}. [H:Là-bas, il y a Mamie.]
~ {v:Le grand|La grande} {V} réfléchit. {v:Il|Elle} réfléchit longtemps.
+ {F} lui raconte la soupe de Mamie, et son chat, parce que tout est vrai.
[V:Et après Mamie ?] dit {v:le grand|la grande} {V}.

=== try clever >
en:
An owl knows the answer.
[B:Whoo-whoo-whoo-whooooo...]
~ *Zzz*, goes {F}. *Zzz*, goes the pony.
+ At last he stops, because he has no breath left. Everybody wakes up.
[V:Next!] says Big {V}.
fr:
Un hibou sait la réponse.
[B:Hou-hou-hou-hououou...]
~ *Zzz*, fait {F}. *Zzz*, fait le poney.
+ Enfin, il s'arrête, parce qu'il n'a plus de souffle. Tout le monde se réveille.
[V:Au suivant !] dit {v:le grand|la grande} {V}.

=== try sneak >
en:
< A cart of potatoes! {H} and {F} hide in it.
~ Here comes a cart of potatoes. {H} and {F} hide in it.
~ [V:Hello, potatoes!] says Big {V}.
+ The potatoes hold their breath.
Hee, hee! One potato laughs.
[V:Out!] says Big {V}.
fr:
< Une charrette de patates ! {H} et {F} se cachent dedans.
~ Voilà une charrette de patates. {H} et {F} se cachent dedans.
~ [V:Bonjour, les patates !] dit {v:le grand|la grande} {V}.
+ Les patates ne respirent plus.
Hi, hi ! Une patate rit.
[V:Dehors !] dit {v:le grand|la grande} {V}.

=== way >
en:
[V:{>refrain}]{room: asks {V}.}
[H:{?told(truth):A hill|Grandma}!] says {H}.
[V:And what else?]
{>loved}
< They all wait. A goose waits.
~ They all wait. A pony waits. A goose waits.
~ {>between}
+ It takes long, because Big {V} asks and asks.
~ {each:@ asks the goose. She doesn't know.|@ ask the goose. She doesn't know.}
fr:
[V:{>refrain}]{room: dit {V}.}
[H:{?told(truth):Une colline|Mamie} !] dit {H}.
[V:Et quoi d'autre ?]
{>loved}
< On attend. Une oie attend.
~ Tout le monde attend. Un poney attend. Une oie attend.
~ {>between}
+ C'est long, parce que {v:le grand|la grande} {V} n'est jamais {v:content|contente}.
~ {each:@ demande à l'oie. Elle ne sait pas.|@ demandent à l'oie. Elle ne sait pas.}

=== insight >
en:
< *Squeak!* {V}'s boots are clean!
< [H:Have you never been?] asks {H}.
< [V:No,] says {V}. [V:I stay here. So I ask.]
~ *Squeak, squeak*, go {V}'s big boots. So clean! So shiny!
~ [H:Have you never been over there?] asks {H}.
+ Big {V} looks at {v:his|her} boots for a long time.
~ [V:Never,] says Big {V}. [V:I have to guard the bridge. So I ask.]
fr:
< *Couic* ! {V} a des bottes toutes propres !
< [H:Tu n'y vas jamais ?]
~ *Couic*, font les bottes {de V}. Toutes propres !
< [V:Non,] dit {V}. [V:Je reste ici. Alors je demande.]
~ [H:Tu n'es jamais {v:allé|allée} voir ?] demande {H}.
+ {v:Le grand|La grande} {V} regarde longtemps ses bottes.
~ [V:Jamais,] dit {V}. [V:Il faut garder le pont. Alors je demande.]

=== turn climb >
en:
~ {H} climbs up, up to {V}'s big ear.
< [H:I'll mind the bridge,] says {H}. [H:Go and see!]
~ [H:I'll mind the bridge,] says {H}. [H:You go and see!]
{>pay}
fr:
~ {H} grimpe, grimpe, jusqu'à l'oreille {de V}.
< [H:Je garde le pont,] dit {H}. [H:Va voir !]
~ [H:Je garde le pont,] dit {H}. [H:Toi, va voir !]
{>pay}

=== turn still >
en:
~ {H} stands in the middle of the bridge.
< [H:I'll mind the bridge,] says {H}. [H:Go and see!]
~ [H:I'll mind the bridge,] says {H}. [H:You go and see!]
{>pay}
fr:
~ {H} se met au milieu du pont.
< [H:Je garde le pont,] dit {H}. [H:Va voir !]
~ [H:Je garde le pont,] dit {H}. [H:Toi, va voir !]
{>pay}

=== turn why >
en:
~ Big {V} looks over there. How {v:he|she}'d love to go!
< [H:I'll mind the bridge,] says {H}. [H:Go and see!]
~ [H:I'll mind the bridge,] says {H}. [H:You go and see!]
{>pay}
fr:
~ {v:Le grand|La grande} {V} regarde là-bas. {v:Il|Elle} aimerait tant y aller !
< [H:Je garde le pont,] dit {H}. [H:Va voir !]
~ [H:Je garde le pont,] dit {H}. [H:Toi, va voir !]
{>pay}

=== restore
en:
< {V} runs back, all mud!
~ Big {V} runs back. {v:His|Her} boots are all mud!
{>end}
< [H:Stop!] says {H}. [H:What's over there?]
< [V:A frog! A frog!]
~ [H:Stop!] says {H}. [H:What's over there?]
~ [V:{>refrainLast}]
{>again}
~ And who guards the bridge? The frog.
fr:
< {V} revient, {v:plein|pleine} de boue !
~ {v:Le grand|La grande} {V} revient, les bottes pleines de boue !
{>end}
< [H:Stop !] dit {H}. [H:Et là-bas ?]
< [V:Une grenouille ! Une grenouille !]
~ [H:Stop !] dit {H}. [H:Qu'est-ce qu'il y a là-bas ?]
~ [V:{>refrainLast}]
{>again}
~ Et qui garde le pont ? La grenouille.

=== again
en:
< {Everyone} cross.{room: Hello, Grandma!}
~ {H} runs to Grandma. {F} smells the soup.{room: {each:@ wants a spoon.|@ want a spoon.}}
fr:
< {Everyone} passent.{room: Coucou, Mamie !}
~ {H} court chez Mamie. {F} sent la soupe.{room: {each:@ veut une cuillère.|@ veulent une cuillère.}}

=== cameo
en:
A big guard goes by with a flower. Hello, guard!
fr:
{v:Un gros garde|Une grosse garde} passe avec une fleur. Bonjour !

=== ask
en:
Who was on the bridge?
What did {v:he|she} see over there?
Can you stand like a big guard? Halt!
fr:
Qui était sur le pont ?
Qu'est-ce qu'{v:il|elle} a vu, là-bas ?
Tu sais faire le grand garde ? Halte !
`
