export const band0to4 = `
=== title
en:
Wake Up, Owl!
fr:
Réveille-toi, chouette !

=== title
en:
The Owl Who Slept
fr:
La chouette qui dormait

=== teaser
en:
The new owl sleeps all day. What can she do?
fr:
La nouvelle dort toute la journée. Que sait-elle faire ?

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
Sh! Owl is asleep.
fr:
Chut ! La chouette dort.

=== refrainLast
en:
Look! Owl is up!
fr:
Regarde ! La chouette vole !

=== plant star
en:
{H} has a gold star. It is for the show.
fr:
{H} a une étoile en or. C'est pour le spectacle.

=== pay star
en:
{H} gives Owl the gold star. [H:Good morning, Owl!]
fr:
{H} donne l'étoile en or à la chouette.
[H:Bonjour, la chouette !]

=== pay own
en:
{H} gives Owl the {T}. [H:Good morning, Owl!]
fr:
{H} donne {son T} à la chouette.
[H:Bonjour, la chouette !]

=== lack >
en:
Owl is new at school. She sits down. She shuts her eyes.
~ {>gag1}
[H:{>refrain}]
fr:
La chouette est nouvelle à l'école. Elle s'assoit. Elle ferme les yeux.
~ {>gag1}
[H:{>refrain}]

=== try wake >
en:
{H} rings the bell. *Ding!* {F} bangs the drum. *Bom!*
~ All the children jump.
Owl sleeps.
fr:
{H} sonne la cloche. *Ding* ! {F} tape le tambour. *Boum* !
~ Tous les enfants sautent.
La chouette dort.

=== try teach >
en:
[H:Jump like this!] says {H}. Hop! Hop!
~ Owl hops. Owl yawns.
*Bump!* She did not see the wall.
fr:
[H:Saute comme ça !] dit {H}. Hop ! Hop !
~ La chouette saute. La chouette bâille.
*Boum* ! Elle n'a pas vu le mur.

=== try tree
en:
We do a show! Owl is a tree.
~ A tree can sleep!
~ *Rrr*, goes the tree. *Rrr.*
*Bom!* The tree falls down.
fr:
On fait un spectacle ! Elle fait l'arbre.
~ Un arbre, ça peut dormir !
~ *Rrr*, fait l'arbre. *Rrr.*
*Boum* ! L'arbre tombe.

=== way >
en:
~ {>talent}
Who ate the buns in the night?
~ [O:Not me,] says the broom.
Look! A feather!
[H:{>refrain}]
fr:
~ {>talent}
Qui a mangé les gâteaux, la nuit ?
~ [O:Pas moi,] dit le balai.
Tiens ! Une plume !
[H:{>refrain}]

=== insight >
en:
The lights go out! Two big eyes open.
~ {>gag2}
[H:Owl is awake! It is her morning!]
~ [N:Where are the buns?] asks Owl.
fr:
Plus de lumière ! Tout est noir. Deux gros yeux s'ouvrent.
~ {>gag2}
[H:Elle est réveillée ! C'est son matin !]
~ [N:Où sont les gâteaux ?] dit la chouette.

=== turn count
en:
~ [H:Three steps, and up!] says {H}.
{>pay}
Up she goes. Owl sees it all!
fr:
~ [H:Trois pas, et hop !] dit {H}.
{>pay}
Elle monte. Elle voit tout !

=== turn why
en:
~ [H:Why are you up?] asks {H}.
~ [N:It is day!] says Owl.
{>pay}
Up she goes!
fr:
~ [H:Pourquoi tu te lèves ?] dit {H}.
~ [N:Il fait jour !] dit la chouette.
{>pay}
Hop ! Elle s'envole !

=== restore
en:
Owl flies in the dark, over our heads. Clap, clap, clap!
[H:{>refrainLast}]
fr:
La chouette vole dans le noir, au-dessus de nous. Bravo !
[H:{>refrainLast}]

=== cameo
en:
An owl goes by, half asleep. Hello, Owl!
fr:
Une chouette passe, à moitié endormie. Bonjour !

=== ask
en:
When did Owl wake up?
What can you do in the dark?
Who sleeps in the day?
fr:
Quand la chouette s'est-elle réveillée ?
Que fais-tu dans le noir ?
Qui dort le jour ?
`
