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
{H} has a blue mitten.
~ It is soft, like a hand.
fr:
{H} a une moufle bleue.
~ Elle est douce comme une main.

=== pay mitten
en:
[H:Hold my mitten,] says {H}. It is like a hand.
fr:
[H:Tiens ma moufle,] dit {H}.
C'est comme une main.

=== plant music
en:
{H} has a music box. *Ting, ting, ting.*
fr:
{H} a une boîte à musique. *Ting, ting, ting.*

=== pay music
en:
{H} gives him the music box. *Ting, ting, ting.*
fr:
{H} lui donne la boîte à musique. *Ting, ting, ting.*

=== pay own
en:
[H:Hold my {T},] says {H}. So good to hold!
fr:
[H:Tiens {mon T},] dit {H}.
C'est bon de tenir quelque chose.

=== lack >
en:
Who swims round the rock? A little whale. He is all alone.
~ Round he goes. And round. And round!
[N:{>refrain}]
fr:
Qui nage autour du rocher ? Un bébé baleine. Il est tout seul.
~ Il tourne. Il tourne. Il tourne !
[N:{>refrain}]

=== try octopus >
en:
[H:Octopus, where is Mama Whale?]
Octopus has eight arms. This way! That way! This way!
~ [F:Which way?] asks {F}. Eight ways at once!
No Mama Whale.
fr:
[H:Pieuvre, où est maman baleine ?]
La pieuvre a huit bras. Par ici ! Par là ! Par ici !
~ [F:C'est par où ?] dit {F}. Huit chemins à la fois !
Pas de maman baleine.

=== try race >
en:
Fast, fast, fast! Round the rock! *Whoosh!*
~ {H} holds one fin. {F} holds one fin.
Bubbles! Big bubbles! His mama was just here.
fr:
Vite, vite, vite ! Autour du rocher ! *Zou* !
~ {H} tient une nageoire. {F} tient l'autre.
Des bulles ! De grosses bulles ! Sa maman était là.

=== try sardines >
en:
The small fish know! {H} swims after the fish. The fish swim after {H}!
~ Round, round, round. {F} sees stars.
No Mama Whale.
fr:
Les petits poissons savent ! {H} les suit. Les petits poissons suivent {H} !
~ Et ça tourne, ça tourne. {F} voit des étoiles.
Pas de maman baleine.

=== way >
en:
An old turtle opens one eye.
[C:Your mama? She was just here. She swims round the rock.]
~ And the turtle shuts her eye.
[N:{>refrain}]
fr:
Une vieille tortue ouvre un œil.
[C:Ta maman ? Elle était là. Elle tourne autour du rocher.]
~ Et la tortue referme l'œil.
[N:{>refrain}]

=== insight >
en:
[H:You swim round,] says {H}. [H:And your mama swims round!]
~ [H:Round and round, and you never meet.]
[H:Stop, little whale. Stay here.]
fr:
[H:Toi, tu tournes,] dit {H}. [H:Ta maman tourne aussi !]
~ Ça tourne, ça tourne, et jamais on ne se voit.
[H:Stop, bébé baleine. Reste là.]

=== turn still >
en:
{>pay}
~ {H} sits in the sand. {H} waits too. One. Two. Three.
*Shh!* Somebody comes. Somebody big.
fr:
{>pay}
~ {H} s'assoit dans le sable. {H} attend aussi. Un. Deux. Trois.
*Chut* ! Quelqu'un vient. Quelqu'un de grand.

=== turn tell >
en:
{>pay}
~ [H:Once there was a little whale,] says {H}, [H:and he could wait.]
*Shh!* Somebody comes. Somebody big.
fr:
{>pay}
~ [H:Il était une fois un bébé baleine,] dit {H}, [H:qui savait attendre.]
*Chut* ! Quelqu'un vient. Quelqu'un de grand.

=== turn why >
en:
{>pay}
~ [H:Why swim? You stay, and she comes round!]
*Shh!* Somebody comes. Somebody big.
fr:
{>pay}
~ [H:Pourquoi nager ? Reste là, et elle arrive !]
*Chut* ! Quelqu'un vient. Quelqu'un de grand.

=== restore
en:
It is his mama! Nose to nose, in the blue sea.
{>again}
[N:{>refrainLast}]
fr:
C'est sa maman ! Nez contre nez, dans la mer bleue.
{>again}
[N:{>refrainLast}]

=== cameo
en:
A little whale goes by with his mama. Hello, whale!
fr:
Un bébé baleine passe avec sa maman. Bonjour, baleine !

=== ask
en:
Who did the little whale look for?
Who came in the end?
What do you hold when you wait?
fr:
Il cherchait qui, le bébé baleine ?
Et qui est venu, à la fin ?
Toi, tu tiens quoi quand tu attends ?
`
