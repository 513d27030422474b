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
The moon does not go. Shh! What is on the moon?
fr:
La lune ne bouge plus. Chut ! Qu'est-ce qu'il y a sur la lune ?

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
{H} draws a big, big boat. It is not done yet.
fr:
{H} dessine un grand bateau. Il n'est pas fini.

=== pay drawing
en:
{H} puts down the big boat. The cat sits on it. *Plop!* The boat is his now.
fr:
{H} pose son grand bateau. Le chat s'assoit dessus. *Plop* ! C'est le bateau du chat.

=== plant book
en:
{H} has a book. There is one more page!
fr:
{H} a un livre. Il reste une page !

=== pay book
en:
{H} opens the book. The cat sits on it. *Plop!* The book is his now.
fr:
{H} ouvre le livre. Le chat s'assoit dessus. *Plop* ! C'est le livre du chat.

=== pay own
en:
{H} puts down the {T}. The cat sits on {n:it|them}. *Plop!* Now the cat has {n:it|them}.
fr:
{H} pose {son T}. Le chat s'assoit dessus. *Plop* ! C'est au chat, maintenant.

=== lack >
en:
Look, the moon! She stays and stays.
~ {>gag1}
[N:Shh!] says the moon.
[H:{>refrain}]
fr:
Oh, la lune ! Elle reste là.
~ {>gag1}
[N:Chut !] dit la lune.
[H:{>refrain}]

=== try oil
en:
{H} and {F} wash the moon. *Splish, splash!*
~ It tickles! The moon shakes. Hee, hee!
The moon is clean. The moon stays.
fr:
{H} et {F} lavent la lune. *Flic, flac* !
~ Ça chatouille ! La lune rit. Hi, hi !
La lune est propre. La lune reste là.

=== try push
en:
{H} pushes. {F} pushes. One, two, three!
~ The moon tips. Oh, oh, oh!
She tips back. The moon stays.
fr:
{H} pousse. {F} pousse. Un, deux, trois !
~ La lune penche. Oh là là !
Elle se remet bien droite. Elle reste là.

=== try band
en:
*Boom! Boom!* {H} has a drum.
*Toot! Toot!* {F} has a horn.
[N:SHH!] says the moon.
~ The moon does not sleep. The moon stays.
fr:
*Boum ! Boum !* {H} a un tambour.
*Tut ! Tut !* {F} a une trompette.
[N:CHUT !] dit la lune.
~ Elle ne dort pas. Elle reste là.

=== way >
en:
Tip, tap, on their toes they go, all round the moon.
~ {>talent}
~ Look! Small, round paw prints!
[H:{>refrain}]
fr:
On marche sur la pointe des pieds, tout autour de la lune.
~ {>talent}
~ Oh ! Des traces de pattes, toutes petites.
[H:{>refrain}]

=== insight >
en:
Oh! A cat! A soft, grey cat, fast asleep. *Rrrr.*
~ {>gag2}
[N:Shh!] says the moon. [N:I have a cat on me.]
fr:
Oh ! Un chat gris, tout doux, qui dort. *Rrrr.*
~ {>gag2}
[N:Chut !] dit la lune. [N:J'ai un chat sur moi.]

=== turn still >
en:
{H} sits down. Come, cat!
~ One eye. Two eyes. Up he gets. Here he comes.
{>pay}
fr:
{H} s'assoit. Viens, le chat !
~ Un œil. Deux yeux. Le chat se lève. Le chat arrive.
{>pay}

=== turn mimic >
en:
[H:Meow!] says {H}.
~ One eye. Two eyes. Up he gets. Here he comes.
{>pay}
fr:
[H:Miaou !] dit {H}.
~ Un œil. Deux yeux. Le chat se lève. Le chat arrive.
{>pay}

=== turn why >
en:
[H:Why not sit here, cat?]
~ One eye. Two eyes. Up he gets. Here he comes.
{>pay}
fr:
[H:Et ici, le chat, pourquoi pas ?]
~ Un œil. Deux yeux. Le chat se lève. Le chat arrive.
{>pay}

=== restore
en:
The moon can go! Up she rolls. The cat sleeps on. *Rrrr.*
[H:{>refrainLast}]
fr:
La lune peut rouler ! Elle roule, elle roule. Le chat dort. *Rrrr.*
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
