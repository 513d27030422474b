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
{H} has a small lamp. Dark? Click! No dark.
fr:
{H} a une petite lampe.
~ Il fait noir ? Clic ! Plus de noir.

=== pay torch
en:
{H} turns off the small lamp. *Click.* So dark!
fr:
{H} éteint sa petite lampe. *Clic.* Il fait tout noir !

=== plant hand
en:
{H} likes a bit of light in the door.
~ Just a bit.
fr:
{H} aime la porte ouverte, juste un peu.

=== pay hand
en:
There is a door, with a bit of light. {H} shuts the door.
fr:
Voilà une porte, avec un peu de lumière. {H} ferme la porte.

=== pay own
en:
{H} puts down the {T}. Two hands for the jar!
fr:
{H} pose {son T}. Deux mains pour tenir le pot !

=== lack >
en:
[O:The moon has no light!] says the sun. [O:{H}, take her this jar.]
~ In it is a sunbeam, so small and so gold.
[H:{>refrain}]
fr:
[O:La lune n'a plus de lumière !] dit le soleil. [O:{H}, porte-lui ce pot.]
~ Dedans, il y a un rayon, tout petit, tout doré.
[H:{>refrain}]

=== try run >
en:
{H} and {F} run on a cloud. Up! Down! Up!
~ Up goes the jar. Down goes the jar. Oops!
Oh! The light gets small.
fr:
{H} et {F} courent sur un nuage. Hop ! Hop ! Hop !
~ Le pot monte. Le pot descend. Oups !
Oh ! La lumière devient petite.

=== try feed >
en:
[H:Little light, are you hungry?] {H} gives it a biscuit.
~ It does not eat. {F} gives it an apple. It does not eat.
Oh! The light gets small.
fr:
[H:Petite lumière, tu as faim ?]
{H} lui donne un biscuit.
~ Elle ne mange pas. {F} lui donne une pomme. Elle ne mange pas.
Oh ! La lumière devient petite.

=== try bright >
en:
[H:It wants friends!] says {H}. They take it to the lamps.
~ {F} holds the jar. One lamp, two lamps, ten lamps! So bright!
And the jar? No light at all.
fr:
[H:Elle veut des copines !] dit {H}. On l'emmène voir les lampes.
~ {F} tient le pot. Une lampe, deux lampes, dix lampes ! Que ça brille !
Et le pot ? Plus de lumière.

=== way >
en:
By the stars they go. Hello, star. Good night, star.
~ {H} holds the jar. {F} holds {H}.
[H:{>refrain}]
fr:
On passe près des étoiles. Bonsoir, étoile. Bonne nuit, étoile.
~ {H} tient le pot. {F} tient {H}.
[H:{>refrain}]

=== insight >
en:
Here the way is dark. Oh, so dark! {H} stops. And the jar... shines!
~ It shines and shines.
[H:It needs the dark!]
fr:
Ici, le chemin est noir. Tout noir ! {H} s'arrête. Et le pot... brille !
~ Il brille, il brille.
[H:Il lui faut du noir !]

=== turn whistle
en:
{>pay}
~ {H} whistles, and goes on in the dark.
Look! Gold! So much gold!
fr:
{>pay}
~ {H} siffle et continue dans le noir.
Oh ! De l'or ! Plein d'or !

=== turn still
en:
{>pay}
~ {H} stands still in the dark. One. Two. Three.
Look! Gold! So much gold!
fr:
{>pay}
~ {H} ne bouge plus, dans le noir. Un. Deux. Trois.
Oh ! De l'or ! Plein d'or !

=== turn why
en:
{>pay}
~ [H:Dark, why are you so big?] asks {H}. And {H} goes on.
Look! Gold! So much gold!
fr:
{>pay}
~ [H:Noir, pourquoi tu es si grand ?] demande {H}. Et {H} continue.
Oh ! De l'or ! Plein d'or !

=== restore
en:
{H} opens the jar. The moon is full of light.
{>again}
[H:{>refrainLast}]
fr:
{H} ouvre le pot. La lune brille, toute ronde.
{>again}
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
Il y avait quoi, dans le pot ?
Il brille où, le rayon ?
Il y a quoi dans ta chambre quand il fait noir ?
`
