export const band0to4 = `
=== title
en:
Wait, Little Whale!
fr:
Attends, bébé baleine !

=== title
en:
Where Is Mama Whale?
fr:
Où est maman baleine ?

=== teaser
en:
Little whale looks for Mama. Mama looks for little whale. Round and round they go!
fr:
Bébé baleine cherche Maman. Maman cherche bébé baleine. Et ça tourne, ça tourne !

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
Mama, Mama, where are you?
fr:
Maman, Maman, où es-tu ?

=== refrainLast
en:
Mama, Mama, here I am!
fr:
Maman, Maman, je suis là !

=== plant mitten
en:
{H} has a blue mitten. It is soft, like a hand.
fr:
{H} a une moufle bleue. Elle est douce comme une main.

=== pay mitten
en:
[H:Hold this,] says {H}. A blue mitten! It is like a hand.
fr:
[H:Tiens,] dit {H}.
Une moufle bleue ! C'est comme une main.

=== plant music
en:
{H} has a music box. *Ting, ting, ting.*
fr:
{H} a une boîte à musique. *Ting, ting, ting.*

=== pay music
en:
{H} gives the music box. *Ting, ting.* Now the wait has a song.
fr:
{H} donne la boîte à musique. *Ting, ting.* On attend en chanson.

=== pay own
en:
[H:Hold {n:this|these},] says {H}. The {T}! So good to hold.
fr:
[H:Tiens, c'est pour toi.]
{H} donne {son T}. C'est bon à tenir.

=== lack >
en:
~ *Splash!* Who is in the sea?
A little whale. Round the rock he goes. And round!
~ {>gag1}
[N:{>refrain}]
fr:
~ *Plouf* ! Qui est dans la mer ?
Un bébé baleine. Il tourne autour du rocher.
~ {>gag1}
[N:{>refrain}]

=== try octopus
en:
[H:Where is Mama?]
The octopus has eight arms. Here! Here! Here! And here!
~ Eight ways! It is too many.
No Mama.
fr:
[H:Où est Maman ?]
La pieuvre a huit bras. Par là ! Par là ! Et par là !
~ Huit chemins, c'est beaucoup.
Pas de Maman.

=== try race >
en:
Fast, fast, fast! *Whoosh!*
~ {H} holds one fin. {F} holds one fin.
Oh, look! Big bubbles. Mama was just here!
fr:
Vite, vite, vite ! *Zou* !
~ {H} tient une nageoire. {F} tient l'autre.
Oh ! De grosses bulles. Maman était là !

=== try sardines
en:
All swim after the fish. And the fish? After them!
~ Round and round and round. {F} feels funny.
No Mama.
fr:
On suit les petits poissons. Les petits poissons nous suivent !
~ Et ça tourne, et ça tourne. Ouh là !
Pas de Maman.

=== way >
en:
An old turtle opens one eye.
[C:Your mama? She was just here.]
~ {>talent}
[N:{>refrain}]
fr:
Une vieille tortue ouvre un œil.
[C:Ta maman ? Elle était là.]
~ {>talent}
[N:{>refrain}]

=== insight >
en:
[H:You go round,] says {H}. [H:Mama goes round too!]
~ Round and round!
~ {>gag2}
[H:Stop, little whale! Stay here.]
[N:Stay here?]
fr:
[H:Toi, tu tournes,] dit {H}. [H:Maman aussi !]
~ Ça tourne, ça tourne !
~ {>gag2}
[H:Stop, bébé baleine ! Reste là.]
[N:Rester là ?]

=== turn still >
en:
{>pay}
~ {H} sits down in the sand. {H} waits too.
One. Two. Three. *Shh!* Someone comes. Someone big.
fr:
{>pay}
~ {H} s'assoit dans le sable. {H} attend aussi.
Un. Deux. Trois. *Chut* ! Quelqu'un vient. Quelqu'un de grand.

=== turn tell >
en:
{>pay}
~ [H:Once there was a shoe,] says {H}. The little whale waits.
*Shh!* Someone comes. Someone big.
fr:
{>pay}
~ [H:Il était une fois une chaussure,] dit {H}.
~ Le bébé attend.
*Chut* ! Quelqu'un vient. Quelqu'un de grand.

=== turn why >
en:
{>pay}
~ [H:Why swim? Stay, and Mama can see you!]
*Shh!* Someone comes. Someone big.
fr:
{>pay}
~ [H:Pourquoi nager ? Si tu restes, Maman te voit !]
*Chut* ! Quelqu'un vient. Quelqu'un de grand.

=== restore
en:
It is Mama! Nose to nose. She tickles him with her chin.
[N:{>refrainLast}]
fr:
C'est Maman ! Nez contre nez. Elle lui fait des chatouilles.
[N:{>refrainLast}]

=== cameo
en:
A little whale goes by with his mama. Hello, whale!
fr:
Un bébé baleine passe avec sa maman. Bonjour, baleine !

=== ask
en:
Who was the little whale looking for?
Who opened one eye?
What do you hold when you wait?
fr:
Qui cherchait le bébé baleine ?
Qui a ouvert un œil ?
Toi, tu tiens quoi quand tu attends ?
`
