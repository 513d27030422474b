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
< {room:Up, up! }{Crew} fly to the sun.
~ {Crew} fly up into the sky.
~ Somebody calls. It is the sun.
+ He yawns a big, gold yawn.
fr:
< {room:Hop ! }{Crew} s'envolent jusqu'au soleil.
~ {Crew} s'envolent dans le ciel.
~ Qui appelle ? Le soleil.
+ Il bâille, un grand coup.

=== plant torch
en:
< {room:*Click.* }{H}'s small lamp is on.
~ *Click.* {H}'s small lamp is on. Goodbye, dark!
fr:
< {room:*Clic.* }{H} allume sa petite lampe.
~ *Clic.* {H} allume sa petite lampe. Au revoir, le noir !

=== pay torch
en:
{H} turns off {h:his|her} small lamp. *Click.* Hello, dark.
fr:
{H} éteint sa petite lampe. *Clic.* Bonsoir, le noir.

=== plant hand
en:
< {H}'s door stays open, for {room:the }light.
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
< {H} hides the jar in {h:his|her} {T}. Dark!
~ {H} hides the jar in {h:his|her} {T}. It's dark in there, dark, dark.
fr:
< {H} cache le pot dans {son T}. Tout noir !
~ {H} cache le pot dans {son T}. Là-dedans, il fait noir, noir, noir.

=== pay own boots
en:
< {H} pops the jar in one boot. Dark!
~ {H} pops the jar into one of {h:his|her} {T}. It's dark in there, dark, dark.
fr:
< {H} glisse le pot dans une botte. Tout noir !
~ {H} glisse le pot dans une de ses bottes. Là-dedans, il fait noir, noir, noir.

=== pay own
en:
< {H} holds {h:his|her} {T} tight, and goes into the dark.
~ {H} holds {h:his|her} {T} tight, very tight, and steps into the dark.
fr:
< {H} serre {son T} et entre dans le noir.
~ {H} serre {son T} bien fort, et entre dans le noir.

=== end own collection
en:
< {H}'s {T} too!
~ Even {H}'s {T} is gold.
fr:
< {Le T} {de H} aussi !
~ Même {le T} {de H} brille.

=== end own
en:
< The {T} too!
~ Even {H}'s {T} {n:is|are} gold.
fr:
< {Le T} aussi !
~ Même {le T} {de H} {n:brille|brillent}.

=== end torch
en:
~ The small lamp is asleep.
fr:
~ La petite lampe dort.

=== end hand
en:
< {H} shuts {h:his|her} own door.
~ Tonight, {H} shuts {h:his|her} own door.
fr:
< {H} ferme sa porte aussi.
~ Ce soir, {H} ferme sa porte, tout doucement.

=== plant own torch
en:
< {H} lights {h:his|her} {T}. Goodbye, dark!
~ *Click.* {H} lights {h:his|her} {T}. Goodbye, dark!
fr:
< {H} allume {son T}. Au revoir, le noir !
~ *Clic.* {H} allume {son T}. Au revoir, le noir !

=== plant own collection
en:
< {H} throws {h:his|her} {T} up high.
~ {H} throws {h:his|her} {T} up. Up, up, up! And catches {n:it|them}.
fr:
< {H} lance {son T}. Haut, très haut !
~ {H} lance {son T}. Hop ! Haut, très haut ! Et {T:le|la} rattrape.

=== loved
en:
< {H} loves {T}. Not now!
~ No {T} now! It might spill.
fr:
< {H} adore {T}. Pas maintenant !
~ Pas question {de T} : ça se renverse !

=== lack >
en:
< [O:The moon is dark!] says the sun. [O:Take her this light.]
< {H} takes the jar.
~ [O:The moon is dark!] says the sun. [O:Take her this jar.]
~ In it, there is a little light.
~ It is small, and warm, and gold.
+ The sun can't go, because he has to go to bed.
[H:{>refrain}]{room: says {H}.}
fr:
< [O:La lune est noire !] dit le soleil. [O:Porte-lui ça.]
< {H} prend le pot de lumière.
~ [O:La lune est toute noire !] dit le soleil. [O:Porte-lui ça.]
~ C'est un pot. Dedans, il y a une petite lumière.
~ Elle est petite, chaude et dorée.
+ Le soleil ne peut pas y aller, parce qu'il se couche.
[H:{>refrain}]{room: dit {H}.}

=== try run >
en:
Quick! {H} and {F} run on a cloud.
+ *Boing!* A cloud is one big bed.
The big sun shines and shines.
~ The light in the jar gets small. It gets very, very small.
< The light gets very, very small.
~ [F:It's going!] says {F}.
fr:
Vite ! {H} et {F} courent sur un nuage.
+ *Boing !* Un nuage, c'est un grand lit.
Le soleil brille, brille, brille.
< La lumière devient toute petite.
~ Dans le pot, la lumière devient petite, petite.
~ [F:Elle s'en va !] dit {F}.

=== try feed >
en:
~ They sit down in the sunshine.
< [H:Are you hungry, little light? Here, a biscuit!]{room: says {H}.}
~ [H:Are you hungry, little light?] {H} gives it a biscuit.
~ {F} gives it an apple. It doesn't eat.
+ {F} eats the apple. {H} eats the biscuit.
< It won't eat. It gets small, so small.
~ The sun shines. The light gets very, very small.
fr:
~ On s'assoit au soleil.
< [H:Petite lumière, tu as faim ? Tiens, un biscuit !]{room: dit {H}.}
~ [H:Petite lumière, tu as faim ?]
~ {H} lui donne un biscuit. {F} lui donne une pomme.
+ {F} mange la pomme. {H} mange le biscuit.
< Elle ne mange pas. Elle devient petite, toute petite.
~ La lumière ne mange rien. Le soleil brille, et elle devient toute petite.

=== try bright >
en:
[H:It wants friends!] says {H}. Look, seven lamps!
+ A light all alone is sad.
~ {F} holds up the jar. One lamp, two lamps, three lamps. So bright!
< So bright! You can't see the little light.
~ You can't see the little light at all.
fr:
[H:Elle veut des copines !] dit {H}.
Tiens, sept lampes !
+ Une lumière toute seule, c'est triste.
~ {F} lève le pot. Une lampe, deux lampes, trois lampes. Comme ça brille !
< On ne voit plus la petite lumière.
~ On ne voit plus du tout la petite lumière.

=== way >
en:
< {room:They fly past bright stars.||Past the bright stars!}
~ The stars are so bright!
< {F} peeps into the jar. {each:@ too.|@ too.} One dot.
~ {H} holds the jar. {F} peeps in. {each:@ looks in too.|@ look in too.}
+ The stars are still up. They wash their feet.
{>loved}
~ In the jar, one dot.
[H:{>refrain}]
fr:
< {room:On vole. Tout brille !||Tout brille !}
~ Les étoiles brillent si fort !
< {F} regarde dans le pot. {each:@ aussi.|@ aussi.} Un petit point.
~ {H} tient le pot. {F} regarde dedans. {each:@ regarde aussi.|@ regardent aussi.}
+ Les étoiles ne dorment pas. Elles se lavent les pieds.
{>loved}
~ Dans le pot, un petit point.
[H:{>refrain}]

=== insight >
en:
Here, the road is dark.
Dark, dark, dark.
{H} stops. *Ting!* The light... shines!
+ Look how much room it has!
~ {F} looks in, with two gold eyes.
[H:It needs the dark!] says {H}.
fr:
Ici, le chemin est noir.
Noir, noir, noir.
{H} s'arrête. *Ting !* La lumière... brille !
+ Elle a toute la place !
~ {F} regarde dedans, les yeux dorés.
< [H:Il lui faut du noir !]
~ [H:Il lui faut du noir !] dit {H}.

=== turn whistle
en:
{>pay}
~ {H} whistles the dark a song.
The light grows and grows. All the dark is gold!
+ It fills the jar. It fills {H}'s hands. It fills the road.
fr:
{>pay}
~ Puis {h:il|elle} siffle une chanson pour le noir.
La lumière grandit, grandit. Le noir devient doré !
+ Le pot est plein. Les mains {de H} aussi. Et tout le chemin.

=== turn still
en:
{>pay}
~ {H} stands still, and waits.
The light grows and grows. All the dark is gold!
+ It fills the jar. It fills {H}'s hands. It fills the road.
fr:
{>pay}
~ *Chut.* On ne bouge plus. On attend.
La lumière grandit, grandit. Le noir devient doré !
+ Le pot est plein. Les mains {de H} aussi. Et tout le chemin.

=== turn why
en:
{>pay}
~ [H:Thank you, dark!] says {H}.
The light grows and grows. All the dark is gold!
+ It fills the jar. It fills {H}'s hands. It fills the road.
fr:
{>pay}
~ [H:Merci, le noir !] dit {H}.
La lumière grandit, grandit. Le noir devient doré !
+ Le pot est plein. Les mains {de H} aussi. Et tout le chemin.

=== restore
en:
< {H} opens the jar. Shine, moon!
~ {H} opens the jar. *Hop!* In goes the light. How the moon shines!
+ Down below, the roofs shine. Even the cats!
{>again}
{>end}
[H:{>refrainLast}]
fr:
< {H} ouvre le pot. Brille, lune !
~ {H} ouvre le pot. *Hop !* La lumière saute dans la lune. Comme elle brille !
+ En bas, les toits brillent, et les chats !
{>again}
{>end}
[H:{>refrainLast}]

=== again
en:
< Gold all over {F}!{room: And all over {H}!}
~ {F} is gold all over. {each:@ shines too.|@ shine too.}
fr:
< {F} est tout{f:|e} doré{f:|e} !{room: {H} aussi !}
~ {F} est doré{f:|e} partout. {each:@ brille aussi.|@ brillent aussi.}

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
