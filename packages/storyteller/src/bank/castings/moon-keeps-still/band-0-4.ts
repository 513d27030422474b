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
The moon does not move. Shh! What is on the moon?
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
~ Good night, house!
< To the moon, with {Us}!
~ Off to the moon, with {Us}!
fr:
~ Bonne nuit, maison !
< Vers la lune, avec {Us} !
~ On part voir la lune, avec {Us}.

=== plant drawing
en:
{H} draws a boat. It comes too!
fr:
{H} dessine un bateau. On l'emporte !

=== pay drawing
en:
{H} puts the drawing on {h:his|her} lap.
fr:
{H} pose son dessin sur ses genoux.

=== plant book
en:
One more page! {H} takes the book.
fr:
Encore une page ! {H} emporte son livre.

=== pay book
en:
{H} puts the book on {h:his|her} lap.
fr:
{H} pose son livre sur ses genoux.

=== pay own
en:
{H} puts {h:his|her} {T} on {h:his|her} lap.
fr:
{H} pose {son T} sur ses genoux.

=== lack >
en:
Look, the moon! She does not move at all.
+ The sun is up behind the hill. He wants to come out.
~ It is nearly morning, and she stays and stays.
[H:{>refrain}]
[N:Shh!] says the moon.
fr:
Oh, la lune ! Elle ne bouge plus du tout.
+ Le soleil attend derrière la colline. Il veut sortir.
~ C'est bientôt le matin, et elle reste là.
[H:{>refrain}]
[N:Chut !] dit la lune.

=== try oil >
en:
Is she dirty? {H} and {F} wash the moon. *Splish, splash!*
+ Behind the ears, too. Does the moon have ears?
~ It tickles! [N:Hee, hee!] goes the moon. [N:Shh!]
The moon is clean.
The moon stays.
fr:
Elle est sale ? {H} et {F} lavent la lune. *Flic, flac* !
+ Derrière les oreilles aussi. Elle a des oreilles, la lune ?
~ Ça chatouille !
~ [N:Hi, hi !] fait la lune. [N:Chut !]
La lune est propre.
La lune reste là.

=== try push >
en:
Is she stuck? {H} pushes. {F} pushes. {each:@ pushes.|@ push.}
+ She is round. She rolls, if you push her.
~ One, two, three! [N:Oh! Not so fast! Shh!]
< The moon tips a bit.
~ The moon tips. The moon tips back.
The moon stays.
fr:
Elle est coincée ? {H} pousse. {F} pousse. {each:@ pousse.|@ poussent.}
+ Elle est ronde. Ça roule, si on la pousse.
~ Un, deux, trois !
~ [N:Oh ! Doucement ! Chut !]
< La lune penche un peu.
~ La lune penche. La lune se redresse.
La lune reste là.

=== try band >
en:
Is she asleep? *Boom!* {H} has a drum. *Toot!* {F} has a horn.
+ It is so loud that the stars shut their ears.
~ Boom, toot, boom, toot, boom!
[N:SHH!] says the moon. The moon stays.
fr:
Elle dort ? *Boum* ! {H} a un tambour. *Tut* ! {F} a une trompette.
+ C'est si fort que les étoiles se bouchent les oreilles.
~ Boum, tut, boum, tut, boum !
[N:CHUT !] dit la lune. La lune reste là.

=== way >
en:
Tiptoe, tiptoe, round the moon.
~ {each:@ looks behind.|@ look behind.}
~ Look! Paw prints. Small, round paw prints!
+ Four toes here. Four toes there. Who was it?
[H:{>refrain}]
What is that? A tail?
fr:
Sur la pointe des pieds, on fait le tour.
~ {each:@ regarde derrière.|@ regardent derrière.}
~ Oh ! Des traces de pattes. De toutes petites pattes !
+ Quatre doigts ici. Quatre doigts là. Qui est-ce ?
[H:{>refrain}]
Tiens ! Une queue ?

=== insight >
en:
Oh! A cat!
A soft, grey cat, fast asleep. *Prrr.*
+ He has his nose under his tail.
~ {H} looks at the cat. {H} looks at the moon.
[H:You have a cat on you!]
[N:Shh!] says the moon.
fr:
Oh ! Un chat !
< Un chat gris, qui dort. *Ronron.*
~ Un chat gris tout doux, qui dort. *Ronron.*
+ Il a le nez sous la queue.
~ {H} regarde le chat. {H} regarde la lune.
[H:Tu as un chat sur toi !]
[N:Chut !] dit la lune.

=== turn still >
en:
Shh! Still, so still.
{>pay}
< The cat gets up...
~ The cat opens one eye. Up he gets...
~ He turns round once.
*Plop!* Right on top!
fr:
< Plus un bruit.
~ Chut ! On ne bouge plus.
{>pay}
< Le chat se lève...
~ Le chat ouvre un œil. Il se lève...
~ Il fait un tour.
*Plop* ! En plein dessus !

=== turn mimic >
en:
{>pay}
< [H:Meow,] says {H}.
~ [H:Meow,] says {H}, very low.
< The cat gets up...
~ The cat opens one eye. Up he gets...
~ He turns round once.
*Plop!* Right on top!
fr:
{>pay}
< [H:Miaou,] fait {H}.
~ [H:Miaou,] fait {H} tout bas.
< Le chat se lève...
~ Le chat ouvre un œil. Il se lève...
~ Il fait un tour.
*Plop* ! En plein dessus !

=== turn why >
en:
{>pay}
< [H:Psst, cat! Here!]
~ [H:Psst, cat! Why not here?]
< The cat gets up...
~ The cat opens one eye. Up he gets...
~ He turns round once.
*Plop!* Right on top!
fr:
{>pay}
< [H:Psst, le chat ! Ici !]
~ [H:Psst, le chat ! Pourquoi pas ici ?]
< Il se lève...
~ Le chat ouvre un œil. Il se lève...
~ Il fait un tour.
*Plop* ! En plein dessus !

=== restore
en:
The moon rolls!
< *Prrr.*
+ And up comes the sun, at last.
~ The cat sleeps on. *Prrr.*
{>again}
[N:{>refrainLast}] asks the moon.
< [H:Shh!]
~ [H:Shh!] says {H}.
fr:
La lune roule !
< *Ronron.*
+ Et le soleil se lève, enfin.
~ Le chat dort toujours. *Ronron.*
{>again}
[N:{>refrainLast}] demande la lune.
< [H:Chut !]
~ [H:Chut !] dit {H}.

=== again
en:
< {F} yawns. {each:@ too.|@ too.}
~ {F} yawns. {each:@ yawns too.|@ yawn too.} {H} does not move at all.
fr:
< {F} bâille. {each:@ aussi.|@ aussi.}
~ {F} bâille. {each:@ bâille aussi.|@ bâillent aussi.} {H} ne bouge plus du tout.

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
`
