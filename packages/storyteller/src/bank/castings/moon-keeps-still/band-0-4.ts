export const band0to4 = `
=== title
en:
Shh, Says the Moon
fr:
Chut, dit la lune

=== title
en:
The Moon Keeps Still
fr:
La lune ne bouge plus

=== teaser
en:
The moon doesn't move. Shh! What is on the moon?
fr:
La lune ne bouge plus. Chut ! Il y a quoi, sur la lune ?

=== when
en:
Tonight
fr:
Ce soir

=== refrain
en:
Moon, moon, why so still?
fr:
Lune, lune, tu ne bouges plus ?

=== refrainLast
en:
{H}, {H}, why so still?
fr:
{H}, {H}, tu ne bouges plus ?

=== out
en:
< {Crew} set off to kiss the moon.
~ {Crew} go up, up, up to kiss the moon good night.
fr:
< Hop ! {Crew} vont embrasser la lune.
~ {Crew} montent tout là-haut pour faire un bisou à la lune.

=== plant drawing
en:
{H} draws a boat{room: to sail to the moon}.
fr:
{H} dessine un bateau{room: pour aller sur la lune}.

=== pay drawing
en:
< {H} sits. {h:His|Her} drawing makes a little bed.
~ {H} sits down. On {h:his|her} knees, {h:his|her} drawing makes a little bed.
fr:
< {H} s'assoit. Son dessin fait un petit lit.
~ {H} s'assoit. Sur ses genoux, son dessin fait un petit lit.

=== end drawing
en:
The boat is under the cat.
fr:
Le bateau est sous le chat.

=== plant book
en:
< {H} takes {h:his|her} {room:best }book{room: for the moon}.
~ {H} takes a book. The moon likes a story at bedtime.
fr:
< {H} prend son {room:plus beau }livre{room: pour la lune}.
~ {H} prend un livre. La lune aime une histoire avant de dormir.

=== pay book
en:
< {H} sits. {h:He|She} opens {h:his|her} book.
~ {H} sits down and opens {h:his|her} book.
fr:
< {H} s'assoit. {h:Il|Elle} ouvre son livre.
~ {H} s'assoit et ouvre son livre.

=== end book
en:
The book is under the cat.
fr:
Le livre est sous le chat.

=== plant own shell
en:
< *Shhh*, goes {H}'s {T}.
~ *Shhh*, goes {H}'s {T}. It sounds like the night.
fr:
< *Chhh*, fait {le T} {de H}.
~ *Chhh*, fait {le T} {de H}. On dirait la nuit.

=== pay own shell
en:
< {H} sits. *Shhh*, goes the {T} on {h:his|her} knees.
~ {H} sits down, with {h:his|her} {T} on {h:his|her} knees. *Shhh*, goes the {T}.
fr:
< {H} s'assoit. *Chhh*, fait {le T} sur ses genoux.
~ {H} s'assoit, {son T} sur les genoux. *Chhh*, fait {le T}.

=== pay own
en:
< {H} sits. {h:His|Her} {T} {n:is|are} beside {h:him|her}.
~ {H} sits down, with {h:his|her} {T} beside {h:him|her}.
fr:
< {H} s'assoit. {Son T} {n:est|sont} à côté.
~ {H} s'assoit, {son T} à côté.

=== end own
en:
{H}'s {T} {n:is|are} under the cat.
fr:
{Le T} {de H} {n:est|sont} sous le chat.

=== pay own garment
en:
< {H} sits. {h:He|She} makes a nest of {h:his|her} {T}.
~ {H} sits down, and makes a nest of {h:his|her} {T}.
fr:
< {H} s'assoit. De {son T}, {h:il|elle} fait un nid.
~ {H} s'assoit. De {son T}, {h:il|elle} fait un nid bien rond.

=== pay own boots
en:
< {H} sits. {h:His|Her} {T} make a little bed.
~ {H} sits down. Side by side, {h:his|her} {T} make a little bed.
fr:
< {H} s'assoit. {Son T} font un petit lit.
~ {H} s'assoit. Bien serrées, {son T} font un petit lit.

=== pay own torch
en:
< {H} sits. {h:His|Her} {T} makes a little moon.
~ {H} sits down. On the ground, {h:his|her} {T} makes a little moon.
fr:
< {H} s'assoit. {Son T} fait une petite lune.
~ {H} s'assoit. Par terre, {son T} fait une petite lune.

=== pay own lantern
en:
< {H} sits. {h:His|Her} {T} makes a little moon.
~ {H} sits down. On the ground, {h:his|her} {T} makes a little moon.
fr:
< {H} s'assoit. {Son T} fait une petite lune.
~ {H} s'assoit. Par terre, {son T} fait une petite lune.

=== loved
en:
< Does she dream of {T}?{room: Shh!}
~ Does the moon dream of {T}? Shh!
fr:
< Elle rêve {de T} ?{room: Chut !}
~ La lune rêve {de T} ? Chut !

=== lack >
en:
< The sun wants to come up. The moon doesn't move.
~ Look, the moon! She keeps quite still.
~ It's nearly morning, and still she's there. The sun can't come up.
~ [F:Off you go, moon!] says {F}.
[H:{>refrain}]
[N:Shh,] says the moon.
fr:
< Le soleil veut se lever. La lune reste là.
~ Oh, la lune ! Elle ne bouge plus du tout.
~ C'est bientôt le matin, et elle est encore là. Le soleil ne peut pas se lever.
~ [F:Rentre, la lune !] dit {F}.
[H:{>refrain}]
[N:Chut,] dit la lune.

=== try oil >
en:
Is she all sticky? {H} scrubs the moon. {F} pours the water.
+ Behind the ears, too. Does the moon have ears?
~ It tickles. [N:Hee, hee,] goes the moon. [N:Shh!]
The moon is clean.
The moon stays.
fr:
Elle est toute collante ? {H} frotte la lune. {F} verse l'eau.
+ Derrière les oreilles aussi. Elle a des oreilles, la lune ?
~ Ça chatouille.
~ [N:Hi, hi,] fait la lune. [N:Chut !]
La lune est propre.
La lune reste là.

=== try push >
en:
Is she stuck? {H} pushes the moon. {F} pushes {H}.
+ She must roll. She's as round as a ball.
~ [N:Not so fast,] says the moon. [N:Shh!]
~ The moon tips. The moon tips back.
The moon stays.
fr:
Elle est coincée ? {H} pousse la lune. {F} pousse {H}.
+ Ça doit rouler : elle est ronde comme un ballon.
~ [N:Doucement,] dit la lune. [N:Chut !]
~ La lune penche. La lune se redresse.
La lune reste là.

=== try band >
en:
Is she asleep? *Boom!* {H} has a drum. *Toot!* {F} has a horn.
+ It's so loud that the stars shut their ears.
~ Boom, toot, boom, toot, boom!
[N:SHH!] says the moon.
The moon stays.
fr:
Elle dort ? *Boum* ! {H} a un tambour. *Tut* ! {F} a une trompette.
+ C'est si fort que les étoiles se bouchent les oreilles.
~ Boum, tut, boum, tut, boum !
[N:CHUT !] dit la lune.
La lune reste là.

=== way >
en:
< {Everyone} tiptoe round the moon.
~ {H} and {F} tiptoe, tiptoe, round the moon.
~ {F} counts paw prints. Small, round ones.
~ {each:@ says shh to a star.|@ say shh to a star.}
+ Four toes here. Four toes there. Who was it?
{>loved}
[H:{>refrain}]
What's that? A tail?
fr:
< {Everyone} font le tour, {room:sur la pointe des pieds||sans bruit}.
~ {H} et {F} font le tour, sur la pointe des pieds.
~ {F} compte des traces de pattes, de toutes petites pattes.
~ {each:@ dit chut à une étoile.|@ disent chut à une étoile.}
+ Quatre doigts ici. Quatre doigts là. Qui est-ce ?
{>loved}
[H:{>refrain}]
Tiens ! Une queue ?

=== insight >
en:
< Oh! A soft, grey cat. *Prrr.*
~ Oh! A cat.
~ A soft, grey cat. *Prrr.*
+ He has his nose under his tail, because he likes it dark.
< [H:There's a cat on you!]{room: says {H}.}
~ [H:Moon, there's a cat on you!] says {H}.
[N:Shh. He's asleep,] says the moon.
fr:
< Oh ! Un chat gris, tout doux. *Ronron.*
~ Oh ! Un chat.
~ Un chat gris, tout doux. *Ronron.*
+ Il a le nez sous la queue, parce qu'il aime le noir.
< [H:Tu as un chat sur toi !]{room: dit {H}.}
~ [H:Lune, tu as un chat sur toi !] dit {H}.
[N:Chut. Il dort,] dit la lune.

=== turn still >
en:
~ Shh. Not a sound.
{>pay}
< [H:Come, cat! I'm warm!]{room: says {H}.}
~ [H:Here, cat,] says {H}, very softly. [H:I'm warm.]
< The cat gets up...
~ The cat opens one eye. He gets up...
~ He turns round once.
+ One paw. Two paws. Three paws. Four.
*Plop!* On {H}!
fr:
~ Chut. Plus un bruit.
{>pay}
< [H:Viens, je tiens chaud !]{room: dit {H}.}
~ [H:Viens, le chat,] dit {H} tout bas. [H:Je tiens chaud.]
< Le chat se lève...
~ Le chat ouvre un œil. Il se lève...
~ Il fait un tour.
+ Une patte. Deux pattes. Trois pattes. Quatre.
*Plop* ! Sur {H} !

=== turn mimic >
en:
{>pay}
< [H:Meow,] says {H}.
~ [H:Meow,] says {H}, very softly.
< The cat gets up...
~ The cat opens one eye. He gets up...
~ He turns round once.
+ One paw. Two paws. Three paws. Four.
*Plop!* On {H}!
fr:
{>pay}
< [H:Miaou,] fait {H}.
~ [H:Miaou,] fait {H} tout bas.
< Le chat se lève...
~ Le chat ouvre un œil. Il se lève...
~ Il fait un tour.
+ Une patte. Deux pattes. Trois pattes. Quatre.
*Plop* ! Sur {H} !

=== turn why >
en:
{>pay}
< [H:Come, cat! I'm warm!]{room: says {H}.}
~ [H:Psst, cat,] says {H}. [H:I'm warm too!]
< The cat gets up...
~ The cat opens one eye. He gets up...
~ He turns round once.
+ One paw. Two paws. Three paws. Four.
*Plop!* On {H}!
fr:
{>pay}
< [H:Viens, je tiens chaud !]{room: dit {H}.}
~ [H:Psst, le chat,] dit {H}. [H:Moi aussi, je tiens chaud !]
< Le chat se lève...
~ Le chat ouvre un œil. Il se lève...
~ Il fait un tour.
+ Une patte. Deux pattes. Trois pattes. Quatre.
*Plop* ! Sur {H} !

=== restore
en:
{>again}
Off rolls the moon!
< Hello, sun!
~ And up comes the sun.
*Prrr.*
~ {>end}
[N:{>refrainLast}]{room: calls the moon.}
< [H:Shh. He's asleep.]
~ [H:Shh,] says {H}. [H:He's asleep.]
fr:
{>again}
La lune s'en va !
< Bonjour, soleil !
~ Le soleil se lève.
*Ronron.*
~ {>end}
[N:{>refrainLast}]{room: dit la lune.}
< [H:Chut. Il dort.]
~ [H:Chut,] dit {H}. [H:Il dort.]

=== again
en:
< {F} kisses the moon.{room: {each:@ too!|@ too!}}
~ {F} kisses the moon good night. {each:@ too!|@ too!}
fr:
< {F} embrasse la lune.{room: {each:@ aussi !|@ aussi !}}
~ {F} embrasse la lune. {each:@ aussi !|@ aussi !}

=== cameo
en:
A grey cat goes by. *Prrr.* Hello, cat!
fr:
Un chat gris passe. *Ronron.* Bonjour, le chat !

=== ask
en:
Who was on the moon?
Can you purr like the cat?
Why was the moon so still?
fr:
Qui était sur la lune ?
Tu sais ronronner comme le chat ?
Pourquoi elle ne bougeait plus, la lune ?

=== pay own scarf
en:
< {H} sits. {h:He|She} makes a nest of {h:his|her} {T}.
~ {H} sits down, and makes a nest of {h:his|her} {T}.
fr:
< {H} s'assoit. De {son T}, {h:il|elle} fait un nid.
~ {H} s'assoit. De {son T}, {h:il|elle} fait un nid bien rond.
`
