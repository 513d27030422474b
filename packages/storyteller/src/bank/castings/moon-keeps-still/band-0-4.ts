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
~ It is nearly morning, and she stays and stays.
[H:{>refrain}]
[N:Shh!] says the moon.
fr:
Oh, la lune ! Elle ne bouge plus du tout.
~ C'est bientôt le matin, et elle reste là.
[H:{>refrain}]
[N:Chut !] dit la lune.

=== try oil >
en:
{H} and {F} wash the moon. *Splish, splash!*
~ It tickles! [N:Hee, hee!] goes the moon. [N:Shh!]
The moon is clean. The moon stays.
fr:
{H} et {F} lavent la lune. *Flic, flac* !
~ Ça chatouille !
~ [N:Hi, hi !] fait la lune. [N:Chut !]
La lune est propre. La lune reste là.

=== try push >
en:
{H} pushes. {F} pushes. One, two, three!
~ [N:Oh! Not so fast! Shh!]
The moon tips. The moon tips back. The moon stays.
fr:
{H} pousse. {F} pousse. Un, deux, trois !
~ [N:Oh ! Doucement ! Chut !]
La lune penche. La lune se redresse. La lune reste là.

=== try band >
en:
*Boom!* {H} has a drum. *Toot!* {F} has a horn.
~ Boom, toot, boom, toot, boom!
[N:SHH!] says the moon. The moon stays.
fr:
*Boum* ! {H} a un tambour. *Tut* ! {F} a une trompette.
~ Boum, tut, boum, tut, boum !
[N:CHUT !] dit la lune. La lune reste là.

=== way >
en:
Tip, tap, on their toes. {H} and {F} go round the moon.
~ Look! Paw prints. Small, round paw prints!
~ [H:{>refrain}]
fr:
Tip, tap, sur la pointe des pieds. {H} et {F} font le tour de la lune.
~ Oh ! Des traces de pattes. De toutes petites pattes !
~ [H:{>refrain}]

=== insight >
en:
Oh! A cat! A soft, grey cat, fast asleep. *Rrrr.*
~ {H} sits down by the cat.
[N:Shh!] says the moon. [N:I have a cat on me.]
fr:
Oh ! Un chat ! Un chat gris tout doux, qui dort. *Rrrr.*
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
~ She rolls and rolls. The cat sleeps on. *Rrrr.*
{>again}
[H:{>refrainLast}]
fr:
Maintenant, la lune peut rouler.
~ Elle roule, elle roule. Le chat dort. *Rrrr.*
{>again}
[H:{>refrainLast}]

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
