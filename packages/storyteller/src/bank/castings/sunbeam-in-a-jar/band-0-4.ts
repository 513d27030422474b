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
The moon is all dark! Quick, a jar of light!
fr:
La lune est toute noire ! Vite, un pot de lumière !

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
Little light, good night.
fr:
Petite lumière, bonne nuit.

=== out
en:
< {Crew} fly up, up!
~ {Crew} fly up into the sky.
~ Somebody calls. It is the sun.
fr:
< {Crew} s'envolent, hop !
~ {Crew} s'envolent dans le ciel.
~ Qui appelle ? Le soleil.

=== plant torch
en:
< *Click.* {H}'s small lamp is on. Bye, dark!
~ *Click.* {H}'s small lamp is on. Goodbye, dark!
fr:
< *Clic.* {H} allume sa lampe. Au revoir, le noir !
~ *Clic.* {H} allume sa petite lampe. Au revoir, le noir !

=== pay torch
en:
{H} turns off {h:his|her} small lamp. *Click.* Hello, dark.
fr:
{H} éteint sa petite lampe. *Clic.* Bonsoir, le noir.

=== plant hand
en:
< {H}'s door stays open, for the light.
~ {H} sleeps with the door open, just a bit. That is for the light.
fr:
< {H} dort la porte ouverte, pour la lumière.
~ {H} dort la porte ouverte, juste un peu. C'est pour la lumière.

=== pay hand
en:
< The sun's door is open. {H} shuts it. It is dark.
~ The sun is in bed, with his door open, just a bit. {H} shuts it. Now it is dark.
fr:
< Le soleil dort, la porte ouverte. {H} la ferme. Il fait noir.
~ Le soleil dort, la porte ouverte, juste un peu. {H} la ferme. Tout est noir.

=== pay own torch
en:
{H} puts out {h:his|her} {T}. *Click.* Hello, dark.
fr:
{H} éteint {son T}. *Clic.* Bonsoir, le noir.

=== pay own garment
en:
< {H} puts {h:his|her} {T} over the jar. Dark!
~ {H} puts {h:his|her} {T} over the jar. Now it is dark in there, dark, dark.
fr:
< {H} met {son T} sur le pot. Tout noir !
~ {H} met {son T} sur le pot. Dessous, il fait noir, tout noir.

=== pay own
en:
< {H} hugs {h:his|her} {T}, and goes into the dark.
~ {H} hugs {h:his|her} {T} very tight. In they go!
fr:
< {H} serre fort {son T} et entre dans le noir.
~ {H} serre fort {son T}. On y va !

=== end own
en:
< {H}'s {T} too!
~ Even {H}'s {T} {n:is|are} gold.
fr:
< {Le T} {de H} aussi !
~ Même {le T} {de H} {n:brille|brillent}.

=== end torch
en:
~ And the small lamp? It may sleep too.
fr:
~ Et la petite lampe ? Elle dort aussi.

=== end hand
en:
< {H} shuts {h:his|her} own door.
~ Tonight, {H} shuts {h:his|her} own door.
fr:
< {H} ferme sa porte aussi.
~ Ce soir, {H} ferme sa porte, tout doucement.

=== lack >
en:
< [O:The moon is dark!] says the sun. [O:Take her this.]
< A jar of light!
~ [O:The moon is all dark!] says the sun. [O:Take her this.]
~ In a jar, there is a little light.
~ It is small, and warm, and gold.
+ The sun cannot go, because he has to go to bed.
[H:{>refrain}]
fr:
[O:La lune est toute noire !] dit le soleil. [O:Porte-lui ça.]
< Un pot de lumière !
~ Dans un pot, une petite lumière.
~ Elle est toute petite, toute dorée.
+ Le soleil ne peut pas y aller, parce qu'il se couche.
[H:{>refrain}]

=== try run >
en:
{H} and {F} run on a cloud.
< Up. Down. Up. Down.
~ The jar goes up. The jar goes down. Oops!
+ A cloud is soft. It is like a big bed.
Oh! The light is getting very, very small.
fr:
{H} et {F} courent sur un nuage.
< Hop ! Hop ! Hop !
~ Le pot monte. Le pot descend. Oups !
+ Un nuage, c'est mou. C'est comme un grand lit.
Oh ! La lumière devient toute, toute petite.

=== try feed >
en:
[H:Little light, are you hungry?] {H} gives it a biscuit.
~ It does not eat. {F} gives it an apple. It does not eat.
+ {F} eats the apple. {H} eats the biscuit.
Oh! The light is getting very, very small.
fr:
[H:Petite lumière, tu as faim ?]
{H} lui donne un biscuit.
~ Elle ne mange pas. {F} lui donne une pomme. Elle ne mange pas.
+ {F} mange la pomme. {H} mange le biscuit.
Oh ! La lumière devient toute, toute petite.

=== try bright >
en:
[H:It wants friends!] says {H}. On a cloud sit ten lamps.
+ A light all alone is sad.
~ {F} holds up the jar. One lamp, two lamps, three lamps. So bright!
< And the jar? You can't see its light.
~ And the jar? You can't see it shine at all.
fr:
[H:Elle veut des copines !] dit {H}.
< Voilà dix lampes.
~ Sur un nuage, il y a dix lampes.
+ Une lumière toute seule, c'est triste.
~ {F} lève le pot. Une lampe, deux lampes, trois lampes. Comme ça brille !
Et le pot ? On ne voit plus sa lumière.

=== way >
en:
They pass the stars.
< {F} kisses a star. {each:@ too.|@ too.} Good night, star.
~ Hello, star. Good night, star.
+ The stars are still up. They wash their feet.
~ {H} holds the jar. {F} holds {H}.
~ {each:@ holds on tight.|@ hold on tight.}
[H:{>refrain}]
fr:
On frôle les étoiles.
< {F} embrasse une étoile. {each:@ aussi.|@ aussi.} Bonne nuit, étoile.
~ Bonsoir, étoile. Bonne nuit, étoile.
+ Les étoiles ne dorment pas. Elles se lavent les pieds.
~ {H} tient le pot. {F} tient {H}.
~ {each:@ s'accroche bien.|@ s'accrochent bien.}
[H:{>refrain}]

=== insight >
en:
Here the way is dark.
Dark, dark, dark.
{H} stops. And the light... shines!
+ It shines, because now there is room for it.
~ {F} looks in, with two gold eyes.
[H:More dark!] says {H}.
fr:
Ici, le chemin est noir.
Tout noir.
{H} s'arrête. Et la lumière... brille !
+ Elle brille, parce qu'elle a enfin de la place.
~ {F} regarde dedans, les yeux tout dorés.
[H:Encore du noir !] dit {H}.

=== turn whistle
en:
{>pay}
~ {H} whistles the dark a song.
Oh! The light grows and grows. All the dark is gold.
+ It fills the jar. It fills {H}'s hands.
fr:
{>pay}
~ {H} siffle une chanson pour le noir.
Oh ! La lumière grandit, grandit. Le noir devient tout doré.
+ Le pot est plein. Les mains {de H} aussi.

=== turn still
en:
{>pay}
~ {H} stands still in the dark, and waits.
Oh! The light grows and grows. All the dark is gold.
+ It fills the jar. It fills {H}'s hands.
fr:
{>pay}
~ {H} ne bouge plus. Tout noir, tout doux.
Oh ! La lumière grandit, grandit. Le noir devient tout doré.
+ Le pot est plein. Les mains {de H} aussi.

=== turn why
en:
{>pay}
~ [H:Dark, why are you so big?] asks {H}. And {h:he|she} goes on.
Oh! The light grows and grows. All the dark is gold.
+ It fills the jar. It fills {H}'s hands.
fr:
{>pay}
~ [H:Noir, pourquoi tu es si grand ?] demande {H}. Et {h:il|elle} continue.
Oh ! La lumière grandit, grandit. Le noir devient tout doré.
+ Le pot est plein. Les mains {de H} aussi.

=== restore
en:
< {H} opens the jar. Shine, moon!
~ Here is the moon. {H} opens the jar. How she shines!
+ Down below, all the roofs shine too.
{>again}
{>end}
~ All is still.
[H:{>refrainLast}]
fr:
< {H} ouvre le pot. Brille, lune !
~ Voilà la lune. {H} ouvre le pot. Comme elle brille !
+ En bas, tous les toits brillent aussi.
{>again}
{>end}
~ Plus un bruit.
[H:{>refrainLast}]

=== again
en:
< {F} is gold. {each:@ too.|@ too.}
~ {F} has gold feet. {each:@ has a gold nose.|@ have gold noses.}
fr:
< {F} est {f:doré|dorée}. {each:@ aussi.|@ aussi.}
~ {F} a les pieds tout dorés. {each:@ a le nez doré.|@ ont le nez doré.}

=== cameo
en:
The moon looks down. Hello, moon!
fr:
La lune regarde. Bonjour, la lune !

=== ask
en:
What was in the jar?
Where does the little light shine?
What shines in your room at night?
fr:
Il y avait quoi, dans le pot ?
Elle brille où, la petite lumière ?
Qu'est-ce qui brille dans ta chambre, la nuit ?
`
