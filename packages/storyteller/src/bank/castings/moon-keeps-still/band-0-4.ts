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
Moon, moon, off you go!
fr:
Lune, lune, vas-y, roule !

=== out
en:
~ Good night, house!
Off to the moon, with {Us}!
fr:
~ Bonne nuit, maison !
On part voir la lune, avec {Us}.

=== plant drawing
en:
{H} draws a boat. A big, big boat!
fr:
{H} dessine un bateau. Un grand, grand bateau !

=== pay drawing
en:
He sits on the drawing, in {H}'s lap. *Plop!*
fr:
Il s'assoit sur le dessin, et sur {H}. *Plop* !

=== plant book
en:
One more page! {H} takes the book.
fr:
Encore une page ! {H} emporte son livre.

=== pay book
en:
He sits on the book, in {H}'s lap. *Plop!*
fr:
Il s'assoit sur le livre, et sur {H}. *Plop* !

=== pay own garment
en:
He sits on {H}, right on the {T}. *Plop!*
fr:
Il s'assoit sur {H}, en plein sur {le T}. *Plop* !

=== pay own
en:
He sits on the {T}, warm from {H}'s hands. *Plop!*
fr:
Il s'assoit sur {le T}, bien {T:chaud|chaude}. *Plop* !

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
The moon tips. The moon tips back.
The moon stays.
fr:
Elle est coincée ? {H} pousse. {F} pousse. {each:@ pousse.|@ poussent.}
+ Elle est ronde. Ça roule, si on la pousse.
~ Un, deux, trois !
~ [N:Oh ! Doucement ! Chut !]
La lune penche. La lune se redresse.
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
~ Shh! Still, so still.
{H} holds out both hands. One eye. Up he gets...
~ He turns round once.
{>pay}
fr:
~ Chut ! On ne bouge plus.
{H} tend les deux mains. Un œil. Le chat se lève...
~ Il tourne un peu.
{>pay}

=== turn mimic >
en:
[H:Meow,] says {H}, very low. One eye. Up he gets...
~ He turns round once.
{>pay}
fr:
[H:Miaou,] fait {H} tout bas.
Un œil. Le chat se lève...
~ Il tourne un peu.
{>pay}

=== turn why >
en:
[H:Psst, cat! Why not here?] One eye. Up he gets...
~ He turns round once.
{>pay}
fr:
[H:Psst, le chat ! Pourquoi pas ici ?]
Un œil. Il se lève...
~ Il tourne un peu.
{>pay}

=== restore
en:
Now the moon can go.
+ And up comes the sun, at last.
{>again}
~ The moon rolls. The cat sleeps on. *Prrr.*
[H:{>refrainLast}]
fr:
Maintenant, la lune peut rouler.
+ Et le soleil se lève, enfin.
{>again}
~ La lune roule, roule. Le chat dort. *Ronron.*
[H:{>refrainLast}]

=== again
en:
< {Everyone} lie on a cloud. So soft!
~ {F} yawns. {each:@ yawns too.|@ yawn too.} {H} lies down on a cloud. So soft!
fr:
< {Everyone} se couchent sur un nuage tout doux.
~ {F} bâille. {each:@ bâille aussi.|@ bâillent aussi.} {H} se couche sur un nuage tout doux.

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
