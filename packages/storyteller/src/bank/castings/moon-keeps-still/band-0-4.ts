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
{H} flies off to the moon, with {Us}.
fr:
~ Bonne nuit, maison !
{H} part voir la lune, avec {Us}.

=== plant drawing
en:
{H} has a drawing of a big, big boat.
fr:
{H} a un dessin : un grand, grand bateau.

=== pay drawing
en:
{H} puts down the drawing. The cat sits on it. *Plop!*
fr:
{H} pose son dessin. Le chat s'assoit dessus. *Plop* !

=== plant book
en:
{H} has a book. There is one more page!
fr:
{H} a un livre. Il reste une page !

=== pay book
en:
{H} opens the book. The cat sits on it. *Plop!*
fr:
{H} ouvre le livre. Le chat s'assoit dessus. *Plop* !

=== pay own
en:
{H} puts down the {T}. The cat sits on {n:it|them}. *Plop!*
fr:
{H} pose {son T}. Le chat s'assoit dessus. *Plop* !

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
{H} and {F} wash the moon. *Splish, splash!*
+ Behind the ears, too. Does the moon have ears?
~ It tickles! [N:Hee, hee!] goes the moon. [N:Shh!]
- The moon is clean.
The moon stays.
fr:
{H} et {F} lavent la lune. *Flic, flac* !
+ Derrière les oreilles aussi. Elle a des oreilles, la lune ?
~ Ça chatouille !
~ [N:Hi, hi !] fait la lune. [N:Chut !]
- La lune est propre.
La lune reste là.

=== try push >
en:
{H} pushes. {F} pushes. One, two, three!
+ She is round. She rolls, if you push her.
~ [N:Oh! Not so fast! Shh!]
- The moon tips. The moon tips back.
The moon stays.
fr:
{H} pousse. {F} pousse. Un, deux, trois !
+ Elle est ronde. Ça roule, si on la pousse.
~ [N:Oh ! Doucement ! Chut !]
- La lune penche. La lune se redresse.
La lune reste là.

=== try band >
en:
*Boom!* {H} has a drum. *Toot!* {F} has a horn.
+ That wakes up everybody, because it is so loud.
~ Boom, toot, boom, toot, boom!
[N:SHH!] says the moon. The moon stays.
fr:
*Boum* ! {H} a un tambour. *Tut* ! {F} a une trompette.
+ Ça réveille tout le monde, parce que c'est très fort.
~ Boum, tut, boum, tut, boum !
[N:CHUT !] dit la lune. La lune reste là.

=== way >
en:
Tip, tap, on their toes. {H} and {F} go round the moon.
~ Look! Paw prints. Small, round paw prints!
+ Four toes here. Four toes there. Who was it?
~ [H:{>refrain}]
fr:
Tip, tap, sur la pointe des pieds. {H} et {F} font le tour de la lune.
~ Oh ! Des traces de pattes. De toutes petites pattes !
+ Quatre doigts ici. Quatre doigts là. Qui est-ce ?
~ [H:{>refrain}]

=== insight >
en:
- Oh! A cat!
A soft, grey cat, fast asleep. *Rrrr.*
+ He has his nose under his tail.
~ {H} sits down by the cat.
[N:Shh!] says the moon. [N:I have a cat on me.]
fr:
- Oh ! Un chat !
Un chat gris tout doux, qui dort. *Rrrr.*
+ Il a le nez sous la queue.
~ {H} s'assoit près du chat.
[N:Chut !] dit la lune. [N:J'ai un chat sur moi.]

=== turn still >
en:
~ {H} sits so still. One cat eye opens. Two cat eyes.
Up he gets. Tip, tap. Here he comes!
{>pay}
fr:
~ {H} ne bouge plus. Un œil s'ouvre. Deux yeux.
Le chat se lève. Tip, tap. Il arrive !
{>pay}

=== turn mimic >
en:
[H:Meow!] says {H}.
~ One cat eye opens. Two cat eyes.
Up he gets. Here he comes!
{>pay}
fr:
[H:Miaou !] dit {H}.
~ Un œil s'ouvre. Deux yeux.
Le chat se lève. Il arrive !
{>pay}

=== turn why >
en:
[H:Why not sit here, cat?] says {H}.
~ One cat eye opens. Two cat eyes.
Up he gets. Here he comes!
{>pay}
fr:
[H:Et ici, le chat, pourquoi pas ?] dit {H}.
~ Un œil s'ouvre. Deux yeux.
Le chat se lève. Il arrive !
{>pay}

=== restore
en:
Now the moon can go.
+ And up comes the sun, at last.
{>again}
~ She rolls and rolls. The cat sleeps on. *Rrrr.*
[H:{>refrainLast}]
fr:
Maintenant, la lune peut rouler.
+ Et le soleil se lève, enfin.
{>again}
~ Elle roule, elle roule. Le chat dort. *Rrrr.*
[H:{>refrainLast}]

=== again
en:
One soft bed of cloud for {All}.
fr:
Un petit lit de nuage pour {All}.

=== cameo
en:
A grey cat goes by. *Rrrr.* Hello, cat!
fr:
Un chat gris passe. *Rrrr.* Bonjour, le chat !

=== ask
en:
Who was on the moon?
Can you go *rrrr* like the cat?
Can you say *shh* like the moon?
fr:
Qui était sur la lune ?
Tu sais faire *rrrr* comme le chat ?
Tu sais faire *chut* comme la lune ?
`
