export const band0to4 = `
=== title
en:
Little Light
fr:
Petite lumière

=== title
en:
A Light for the Moon
fr:
Une lumière pour la lune

=== teaser
en:
The moon has no light. Here is some, in a jar.
fr:
La lune n'a plus de lumière. En voilà, dans un pot.

=== when
en:
Tonight
fr:
Ce soir

=== refrain
en:
Little light, don't go out!
fr:
Petite lumière, ne t'éteins pas !

=== refrainLast
en:
Little light, good night!
fr:
Petite lumière, bonne nuit !

=== plant torch
en:
{H} has a torch. Dark? Click! No dark.
fr:
{H} a une lampe. Il fait noir ? Clic ! Plus de noir.

=== pay torch
en:
{H} turns off the torch. *Click.* It can sleep.
fr:
{H} éteint sa lampe. *Clic.* Elle peut dormir.

=== plant hand
en:
{H} likes the door open, just a bit.
fr:
{H} aime la porte ouverte, juste un peu.

=== pay hand
en:
There is a door, with light in it. {H} shuts the door.
fr:
Il y a une porte, avec de la lumière. {H} ferme la porte.

=== pay own
en:
{H} puts down the {T}. Now {h:he|she} has two hands for the jar.
fr:
{H} pose {son T}. Deux mains pour tenir le pot !

=== lack >
en:
[O:The moon has no light!] says the sun.
~ [O:Take her this.] It is a sunbeam in a jar.
~ {>gag1}
[H:{>refrain}]
fr:
[O:La lune n'a plus de lumière !] dit le soleil.
~ [O:Porte-lui ça.]
~ C'est un rayon dans un pot.
~ {>gag1}
[H:{>refrain}]

=== try run >
en:
They run on a cloud. Up! Down! Up!
~ The jar goes up. The jar goes down.
The light gets small.
fr:
On court sur un nuage. Hop ! Hop ! Hop !
~ Le pot monte. Le pot descend.
La lumière devient petite.

=== try feed
en:
Is it hungry? They give it butter.
~ They give it a lemon. It does not eat.
The light gets small.
fr:
Elle a faim ? On lui donne du beurre.
~ On lui donne un citron. Elle ne mange pas.
La lumière devient petite.

=== try bright >
en:
They go where there are lamps. So bright!
~ One lamp. Ten lamps. So many lamps!
But the jar? No light at all.
fr:
On va là où il y a des lampes. Que ça brille !
~ Une lampe. Dix lampes. Plein de lampes !
Mais le pot ? Plus de lumière.

=== way >
en:
They go by the stars. Hello, star.
~ {>talent}
[N:Who is there?] says the moon.
[H:{>refrain}]
fr:
On passe près des étoiles. Bonjour, étoile.
~ {>talent}
[N:Qui est là ?] dit la lune.
[H:{>refrain}]

=== insight >
en:
The stairs are dark. {H} stops. And the jar...
~ {>gag2}
[H:Oh! It shines in the dark!]
fr:
L'escalier est noir. {H} s'arrête. Et le pot...
~ {>gag2}
[H:Oh ! Il brille dans le noir !]

=== turn whistle
en:
{>pay}
~ {H} goes up in the dark and whistles.
Look! Gold! So much gold!
fr:
{>pay}
~ {H} monte dans le noir et siffle.
Oh ! De l'or ! Plein d'or !

=== turn still
en:
{>pay}
~ It is dark. {H} stands still, and waits.
Look! Gold! So much gold!
fr:
{>pay}
~ Il fait noir. {H} ne bouge pas. {H} attend.
Oh ! De l'or ! Plein d'or !

=== turn why
en:
{>pay}
~ [H:Dark, why are you so big?] Up {h:he|she} goes.
Look! Gold! So much gold!
fr:
{>pay}
~ [H:Noir, pourquoi tu es si grand ?] dit {H}.
Oh ! De l'or ! Plein d'or !

=== restore
en:
{H} opens the jar. The moon fills up with light.
[H:{>refrainLast}]
fr:
{H} ouvre le pot. La lune se remplit de lumière.
[H:{>refrainLast}]

=== cameo
en:
The moon looks down. Hello, moon!
fr:
La lune regarde. Bonjour, la lune !

=== ask
en:
What was in the jar?
Where does it shine?
What is in your room when it is dark?
fr:
Il y avait quoi dans le pot ?
Où est-ce qu'il brille ?
Il y a quoi dans ta chambre quand il fait noir ?
`
