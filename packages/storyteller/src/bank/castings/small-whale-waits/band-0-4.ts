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
{H} gives him the blue mitten. It is like a hand.
fr:
{H} lui donne sa moufle bleue. C'est comme une main.

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
{H} gives him the {T}. Hold tight!
fr:
{H} lui donne {son T}. Serre bien fort !

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
[C:Your mama swims round the rock,] she says.
~ And she shuts her eye.
[N:{>refrain}]
fr:
Une vieille tortue ouvre un œil.
[C:Ta maman tourne autour du rocher,] dit-elle.
~ Et elle referme l'œil.
[N:{>refrain}]

=== insight >
en:
[H:You swim round,] says {H}. [H:And your mama swims round! Stop, little whale.]
~ Round and round, and they never meet.
[N:Stop?] says the little whale.
fr:
[H:Toi, tu tournes,] dit {H}. [H:Ta maman tourne aussi ! Stop, bébé baleine.]
~ Ça tourne, ça tourne, et on ne se voit jamais.
[N:Stop ?] dit le bébé baleine.

=== turn still >
en:
[H:Stay here,] says {H}. {>pay}
~ {H} sits in the sand. One. Two. Three.
*Shh!* Somebody comes. Somebody big.
fr:
[H:Reste là,] dit {H}.
{>pay}
~ {H} s'assoit dans le sable. Un. Deux. Trois.
*Chut* ! Quelqu'un vient. Quelqu'un de grand.

=== turn tell >
en:
[H:Stay here,] says {H}. {>pay}
~ And {H} tells a story, about a little whale who can wait.
*Shh!* Somebody comes. Somebody big.
fr:
[H:Reste là,] dit {H}.
{>pay}
~ Et {H} raconte l'histoire d'un bébé baleine qui sait attendre.
*Chut* ! Quelqu'un vient. Quelqu'un de grand.

=== turn why >
en:
~ [N:Why must I stay?]
[H:You stay, and she comes round,] says {H}.
{>pay}
*Shh!* Somebody comes. Somebody big.
fr:
~ [N:Pourquoi je reste ?]
[H:Si tu restes, elle arrive,] dit {H}.
{>pay}
*Chut* ! Quelqu'un vient. Quelqu'un de grand.

=== restore
en:
It is his mama! Nose to nose.
{>again}
[N:{>refrainLast}]
~ And the big blue sea goes to sleep.
fr:
C'est sa maman ! Nez contre nez.
{>again}
[N:{>refrainLast}]
~ Et la grande mer bleue s'endort.

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
