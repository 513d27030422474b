export const band0to4 = `
=== title
en:
Snip! Who Made This Hole?
fr:
Clac ! Qui a fait ce trou ?

=== title
en:
The Robot Who Was Always Right
fr:
Le robot qui avait toujours raison

=== teaser
en:
Snip, snip! Somebody cuts square holes in the pictures. Who?
fr:
Clac, clac ! Quelqu'un fait des trous carrés dans les dessins. Qui ?

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
No, no, no!
fr:
Non, non, non !

=== refrainLast
en:
Yes, yes, yes!
fr:
Oui, oui, oui !

=== out
en:
< {room:Good morning, school! ||}{Crew} come in.
~ Good morning, school! {Crew} come in.
fr:
< {room:Bonjour, l'école ! ||}{Crew} entrent.
~ Bonjour, l'école ! {Crew} entrent en classe.

=== plant horse
en:
< {H} has a {room:clay }horse. Potato? No!
~ {H} has made a horse of clay. A potato? No! A horse.
fr:
< {H} a un cheval{room: en terre}. Une patate ? Non !
~ {H} a fait un cheval en terre. Une patate ? Mais non ! Un cheval.

=== pay horse
en:
< {H} shows {V} the horse.
~ {H} shows {V} {h:his|her} clay horse.
[V:Beep. Potato!]
[H:{>refrain} It's a horse!]
fr:
< {H} montre le cheval à {V}.
~ {H} montre à {V} son cheval en terre.
[V:Bip. Patate !]
[H:{>refrain} C'est un cheval !]

=== plant own scarf
en:
< *Sss*, goes {H}'s {T}.
~ *Sss, sss*, goes {H}'s {T}. It's a long one!
fr:
< *Sss*, fait {le T} {de H}.
~ *Sss, sss*, fait {le T} {de H}. Elle est longue !

=== plant own boots
en:
< *Quack, quack*, go {H}'s {T}.
~ *Quack, quack*, go {H}'s {T}. One, two, one, two!
fr:
< *Coin, coin*, font {le T} {de H}.
~ *Coin, coin*, font {le T} {de H}. Une, deux, une, deux !

=== plant own stone
en:
< Shh! {H}'s {T} {n:is|are} asleep.
~ Shh! {H}'s {T} {n:is|are} asleep, in one hand.
fr:
< Chut ! {Le T} {de H} {n:dort|dorment}.
~ Chut ! {Le T} {de H} {n:dort|dorment}, là, dans sa main.

=== pay own scarf
en:
{H} shows {V} {h:his|her} {T}.
[V:Beep: {say T}!]
[H:{>refrain} It's a snake!]
fr:
{H} montre {son T} à {V}.
[V:Bip : {say T} !]
[H:{>refrain} C'est un serpent !]

=== pay own garment
en:
{H} shows {V} {h:his|her} {T}.
[V:Beep: {say T}!]
[H:{>refrain} It's a tent!]
fr:
{H} montre {son T} à {V}.
[V:Bip : {say T} !]
[H:{>refrain} C'est une tente !]

=== pay own boots
en:
{H} shows {V} {h:his|her} {T}.
[V:Beep: {say T}!]
[H:{>refrain} Two ducks! Quack!]
fr:
{H} montre {son T} à {V}.
[V:Bip : {say T} !]
[H:{>refrain} Deux canards ! Coin !]

=== pay own stone
en:
{H} shows {V} {h:his|her} {T}.
[V:Beep: {say T}!]
[H:{>refrain} A mouse, asleep!]
fr:
{H} montre {son T} à {V}.
[V:Bip : {say T} !]
[H:{>refrain} Une souris qui dort !]

=== pay own torch
en:
{H} shows {V} {h:his|her} {T}.
[V:Beep: {say T}!]
[H:{>refrain} It's the moon!]
fr:
{H} montre {son T} à {V}.
[V:Bip : {say T} !]
[H:{>refrain} C'est la lune !]

=== pay own like
en:
{H} shows {V} {h:his|her} {T}.
[V:Beep: {say T}!]
[H:{>refrain} It's Grandpa!]
fr:
{H} montre {son T} à {V}.
[V:Bip : {say T} !]
[H:{>refrain} C'est Papi !]

=== pay own
en:
{H} shows {V} {h:his|her} {T}.
[V:Beep: {say T}!]
[H:{>refrain} It's a boat!]
fr:
{H} montre {son T} à {V}.
[V:Bip : {say T} !]
[H:{>refrain} C'est un bateau !]

=== loved
en:
~ Can {v:he|she} do {T}? All wrong! Hooray!
fr:
~ Sait-{v:il|elle} {T} ? Tout de travers ! Bravo !

=== lack >
en:
*Snip!* A hole in the picture!
~ Where is the cat's leg, number five?
< [V:Beep. A hole,] says {V} the robot. Right!
~ [V:Beep. A square hole,] says {V}, the robot. {v:He|She} is always right.
+ It is very straight, because somebody cuts very well.
~ [H:Was it you, {F}?]
< Was it {F}?
[F:{>refrain}]
fr:
*Clac* ! Un trou dans le dessin !
~ Où est la patte du chat, la cinquième ?
< [V:Bip. Un trou,] dit {V} le robot. C'est juste !
~ [V:Bip. Un trou carré,] dit {V}, le robot. {v:Il|Elle} a toujours raison.
+ Il est bien droit, parce que quelqu'un coupe très bien.
~ [H:C'est toi, {F} ?]
< C'est {F} ?
[F:{>refrain}]

=== try bait >
en:
< {H} paints a blue sun. Ha, ha! Who will cut it? They hide.
~ {H} paints a sun. A blue sun! Ha, ha! Who will cut it? {H} and {F} hide.
~ Shh. No toe moves. No nose moves.
+ It is warm in there, and it is long.
*Zzz...* They sleep!
*Snip!* No more sun.
fr:
< {H} peint un soleil bleu. Ha, ha ! Qui le coupe ? On se cache.
~ {H} peint un soleil. Un soleil bleu ! Ha, ha ! Qui va le couper ? On se cache.
~ Chut. Pas un orteil. Pas un bout de nez.
+ Il fait chaud, là-dedans, et c'est long.
*Zzz...* On dort !
*Clac* ! Plus de soleil.

=== try careful >
en:
{H} paints a cat, just right. Four legs. One tail.
< They wait. No snip! That cat is no fun.
~ {F} counts the legs. One, two, three, four.
~ They wait, and wait. No snip!
~ This cat is not funny. The snip likes the funny ones.
fr:
{H} peint un chat, bien comme il faut. Quatre pattes.
< On attend. Pas de clac ! Pas drôle, ce chat.
~ {F} compte. Une, deux, trois, quatre.
~ On attend, on attend. Pas de clac !
~ Pas drôle, ce chat. Le clac n'aime que les drôles de dessins.

=== try hide >
en:
{H} hides a picture. {F} sits on it.
~ So good, so flat, so still.
*Snip!* {F} jumps up!
A hole! {H} looks through.
+ There is a bit of {F} in it.
Peekaboo!
fr:
{H} cache un dessin. {F} s'assoit dessus.
~ Bien à plat. Bien sage.
*Clac* ! {F} fait un bond !
Un trou ! {H} regarde à travers.
+ On y voit un bout {de F}.
Coucou !

=== way >
en:
< Bits here, bits there!
~ Paper here, paper there!
< {Everyone} go down the street. Is it you, lamp?
~ {H} and {F} go down the street.
~ {each:@ tastes one. Yuck!|@ taste one. Yuck!}
+ It is thin, like a noodle. It goes to a door.
~ Is it you, shop? Is it you, lamp?
[F:{>refrain}]
fr:
Du papier ici, du papier là !
< {Everyone} vont dans la rue. Toi, la lampe ?
~ {H} et {F} descendent la rue.
~ {each:@ en goûte. Pouah !|@ en goûtent. Pouah !}
+ C'est fin comme une nouille, et ça va jusqu'à une porte.
~ C'est toi, le magasin ? C'est toi, la lampe ?
[F:{>refrain}]

=== insight >
en:
< {V} has all the funny bits!
~ Who is there? {V}! {v:He|She} has all the funny bits.
~ {v:He|She} draws a cat. {v:He|She} wants five legs, and makes four.
+ Four is right. But five is so funny!
[V:Beep. Always right,] says {V}. *Sniff.*
< {V} wants to be wrong, too.
~ [H:You want to be wrong?] asks {H}.
fr:
< {V} a tous les bouts rigolos !
~ Qui est là ? {V} ! {v:Il|Elle} a tous les bouts rigolos.
~ {v:Il|Elle} dessine un chat. {v:Il|Elle} voudrait cinq pattes : {v:il|elle} en fait quatre.
+ Quatre, c'est juste. Mais cinq, c'est si drôle !
[V:Bip. Toujours juste,] dit {V}. *Snif.*
< {V} voudrait se tromper aussi.
~ [H:Tu veux te tromper ?] demande {H}.

=== turn draw
en:
{>pay}
~ *Ding!* Wrong! {V} laughs, with all {v:his|her} lights.
+ {v:He|She} has never been wrong. It tickles.
~ Now {H} and {V} draw, eyes shut. A cat with five legs!
< Wrong! {V} laughs.
fr:
{>pay}
~ *Ding* ! Raté ! {V} rit, de toutes ses lampes.
+ {v:Il|Elle} ne s'était jamais {v:trompé|trompée}. Ça chatouille.
~ {H} et {V} dessinent, les yeux fermés. Un chat à cinq pattes !
< Raté ! {V} rit.

=== turn dance
en:
{>pay}
~ *Ding!* Wrong! {V} laughs, with all {v:his|her} lights.
+ {v:He|She} has never been wrong. It tickles.
~ Now {H} and {V} dance. Left foot? No, right! *Bump!*
< Wrong! {V} laughs.
fr:
{>pay}
~ *Ding* ! Raté ! {V} rit, de toutes ses lampes.
+ {v:Il|Elle} ne s'était jamais {v:trompé|trompée}. Ça chatouille.
~ {H} et {V} dansent. Pied gauche ? Non, droit ! *Boum* !
< Raté ! {V} rit.

=== turn why
en:
{>pay}
~ *Ding!* Wrong! {V} laughs, with all {v:his|her} lights.
+ {v:He|She} has never been wrong. It tickles.
~ [V:Why?] {v:he|she} asks. [V:Why am I wrong?]
~ [H:Because!] says {H}.
< Wrong! {V} laughs.
fr:
{>pay}
~ *Ding* ! Raté ! {V} rit, de toutes ses lampes.
+ {v:Il|Elle} ne s'était jamais {v:trompé|trompée}. Ça chatouille.
~ [V:Pourquoi ?] demande-t-{v:il|elle}. [V:Pourquoi c'est raté ?]
~ [H:Parce que !] dit {H}.
< Raté ! {V} rit.

=== restore
en:
< {V} glues the bits. All wrong!
~ {V} glues the bits back. All wrong! The sun has a leg.
+ The cat has a sun on its nose. It likes it.
{>loved}
~ {>end}
{>again}
[V:Am I wrong?]{room: asks {V}.}
[H:{>refrainLast}]
fr:
< {V} recolle les bouts. Tout faux !
~ {V} recolle les bouts. Tout faux ! Le soleil a une patte.
+ Le chat a un soleil sur le nez. Ça lui plaît.
{>loved}
~ {>end}
{>again}
[V:C'est faux ?]{room: demande {V}.}
[H:{>refrainLast}]

=== again
en:
< {Everyone} paint dogs with wheels.
~ {H} paints a pink dog. {F} gives it wheels. {each:@ gives it wings.|@ give it wings.}
fr:
< {Everyone} peignent un chien à roues.
~ {H} peint un chien rose. {F} lui met des roues. {each:@ lui met des ailes.|@ lui mettent des ailes.}

=== end own
en:
And the {T}? {n:It is|They are} a cake, today!
fr:
Et {le T}, c'est quoi ? Aujourd'hui, un gâteau !

=== cameo
en:
One morning, a robot goes by. [O:Good night!] he says. Wrong!
fr:
Un robot passe, le matin. Il dit bonne nuit. Raté !

=== ask
en:
Who made the holes?
Can you draw a cat with five legs?
What funny mistake did you make one day?
fr:
Qui faisait les trous ?
Tu sais dessiner un chat à cinq pattes ?
Et toi, tu t'es déjà trompé pour rire ?
`
