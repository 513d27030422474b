export const band0to4 = `
=== title
en:
Ready, Steady, Slow!
fr:
À vos marques, prêts, ne partez pas !

=== title
en:
The Snail Smells Cake
fr:
L'escargot et le gâteau

=== teaser
en:
In this race the last one wins. Do not run!
fr:
Dans cette course, le dernier gagne. Ne cours pas !

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
Slow, slow, do not go.
fr:
Pas si vite, pas si vite !

=== refrainLast
en:
Go, go, go!
fr:
Plus vite, plus vite !

=== plant honey
en:
{H} has a pot of honey. It is for later.
fr:
{H} a un pot de miel. C'est pour plus tard.

=== pay honey
en:
{H} opens the pot. Out runs the honey, slow and gold.
fr:
{H} ouvre le pot. Le miel coule, doux et doré.

=== plant tart
en:
{H} has a tart with one big berry. The berry is for last.
fr:
{H} a une tarte avec une grosse fraise. La fraise, c'est pour la fin.

=== pay tart
en:
{H} puts down the big red berry. Oh! Bye, berry.
fr:
{H} pose la grosse fraise rouge. Oh ! Au revoir, la fraise.

=== pay own
en:
{H} puts down the {T}, just over there. Come and see!
fr:
{H} pose {son T}, juste là-bas. Viens voir !

=== lack >
en:
The last one wins. Ready? Don't go!
[V:I am the last,] says the snail.
~ {>gag1}
[H:{>refrain}]
fr:
Le dernier a gagné. Prêts ? Ne partez pas !
[V:Le dernier, c'est moi,] dit l'escargot.
~ {>gag1}
[H:{>refrain}]

=== try tiptoe >
en:
{H} puts down one toe. Then one more toe.
~ A bee goes by. {F} looks.
{F} runs, runs, runs! Too fast!
fr:
{H} pose un orteil. Puis un autre orteil.
~ Une abeille passe. {F} la regarde.
{F} court, court, court ! Trop vite !

=== try nap
en:
{H} lies down. {F} lies down. They sleep.
~ They roll and roll and roll.
*Bump!* Is this the end? Too fast!
fr:
{H} se couche. {F} se couche. On dort.
~ On roule, on roule, on roule.
*Boum* ! C'est l'arrivée ? Trop vite !

=== try back
en:
They walk back, back, back.
~ Past a tree. Past a pond. Past a sheep.
*Ping!* The end? The way is round!
fr:
On recule, on recule, on recule.
~ Un arbre. Une mare. Un mouton.
*Ping* ! L'arrivée ? Le chemin est rond !

=== way >
en:
Back to the start, on tiptoe. Sniff, sniff. Cake!
~ {>talent}
~ Who sniffs too? Someone with horns.
[H:{>refrain}]
fr:
On retourne au départ. Snif, snif. Du gâteau !
~ {>talent}
~ Qui renifle aussi ? Quelqu'un avec des cornes.
[H:{>refrain}]

=== insight >
en:
{H} looks at the snail. His nose points at the cake.
~ {>gag2}
[H:You don't want to be last! You want cake!]
fr:
{H} regarde l'escargot. Son nez montre le gâteau.
~ {>gag2}
[H:Tu ne veux pas être dernier ! Tu veux du gâteau !]

=== turn draw
en:
~ {H} draws a line by his nose. This is the end!
{>pay}
The snail looks. His neck grows. *Slurp!* First!
fr:
~ {H} dessine une ligne devant son nez. L'arrivée, c'est là !
{>pay}
L'escargot regarde. Son cou s'allonge. *Slurp* ! Premier !

=== turn why
en:
~ [H:Why be last?] asks {H}. [H:The cake is over there.]
{>pay}
The snail thinks. Then off he goes. *Slurp!* First!
fr:
~ [H:Pourquoi être dernier ?] demande {H}. [H:Le gâteau est là-bas.]
{>pay}
L'escargot réfléchit. Puis il part. *Slurp* ! Premier !

=== restore
en:
The snail is first. He has cake! {H} is last, so {H} wins.
[V:{>refrainLast}]
fr:
L'escargot est premier. Il a du gâteau ! {H} a gagné, et {F} aussi.
[V:{>refrainLast}]

=== cameo
en:
A snail goes by. He has a cake on his back.
fr:
Un escargot passe. Il a un gâteau sur le dos.

=== ask
en:
Who was the last?
Can you walk like a snail?
What smells good to you?
fr:
Qui était le dernier ?
Tu sais marcher comme un escargot ?
Qu'est-ce qui sent bon, pour toi ?
`
