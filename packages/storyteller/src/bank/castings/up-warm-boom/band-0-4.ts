export const band0to4 = `
=== title
en:
Up, Warm, Boom!
fr:
En haut, au chaud, boum !

=== title
en:
Where Do You Live, Little Dragon?
fr:
Où habites-tu, petite dragonne ?

=== teaser
en:
A little dragon wants to go home. Her home goes boom!
fr:
Une petite dragonne veut rentrer. Sa maison fait boum !

=== when
en:
Tonight
fr:
Ce soir

=== refrain
en:
Up, warm, boom! Where are you?
fr:
En haut, au chaud, boum ! Où es-tu ?

=== refrainLast
en:
Up, warm, boom! Here you are!
fr:
En haut, au chaud, boum ! Te voilà !

=== out
en:
< {Crew} go up the hill{room: to see the stars}.
~ {Crew} go up the hill, to see the stars.
~ Somebody is there already.
fr:
< {Crew} montent sur la colline{room: voir les étoiles}.
~ {Crew} montent sur la colline, pour voir les étoiles.
~ Il y a déjà quelqu'un.

=== plant balloon
en:
Hold tight, {H}! {room:The balloon wants to go up.||A balloon!}
fr:
Tiens-le bien, {H} ! {room:Le ballon veut monter.||Un ballon !}

=== pay balloon
en:
{H} lets go of {h:his|her} balloon. Up it goes! [H:Here we are!]
fr:
{H} lâche le ballon. Il monte, monte.
[H:On est là !]

=== plant lantern
en:
< {H} made a paper lamp{room:, with a star}.
~ {H} made a paper lamp. It has a star on it.
fr:
< {H} a une lampe en papier{room:, avec une étoile}.
~ {H} a fait une lampe en papier, avec une étoile dessus.

=== pay lantern
en:
< {H} lets go of {h:his|her} lamp. It goes up. [H:Here we are!]
~ {H} lets go of {h:his|her} paper lamp. It goes up, with its star. [H:Here we are!]
fr:
{H} lâche sa lampe en papier. Elle monte, avec son étoile.
[H:On est là !]

=== pay own torch
en:
{H} shines {h:his|her} {T} up at the sky. [H:Here we are!]
fr:
{H} éclaire le ciel avec {son T}.
[H:On est là !]

=== pay own lantern
en:
{H} shines {h:his|her} {T} up at the sky. [H:Here we are!]
fr:
{H} éclaire le ciel avec {son T}.
[H:On est là !]

=== pay own garment
en:
{H} waves {h:his|her} {T} at the sky. [H:Here we are!]
fr:
{H} agite {son T} vers le ciel.
[H:On est là !]

=== pay own stone
en:
{H} knocks with {h:his|her} {T}: *boom, boom!* [H:Here we are!]
fr:
{H} tape par terre avec {son T}. *Boum, boum !*
[H:On est là !]

=== pay own shell
en:
{H} blows into {h:his|her} {T}: *toot, toot!* [H:Here we are!]
fr:
{H} souffle dans {son T}. *Tut, tut !*
[H:On est là !]

=== pay own
en:
{H} waves {h:his|her} {T} at the sky. [H:Here we are!]
fr:
{H} agite {son T} vers le ciel.
[H:On est là !]

=== between own garment
en:
{H}'s {T} {n:does|do} not fill one toe.
fr:
{Le T} {de H} ne {n:remplit|remplissent} pas un orteil.

=== between own
en:
{H} puts {h:his|her} {T} in it. How small!
fr:
{H} pose {son T} dedans. Comme c'est petit !

=== plant own stone
en:
< {H} knocks with {h:his|her} {T}. *Boom!*
~ *Boom, boom!* {H} knocks on the door with {h:his|her} {T}.
fr:
< {H} tape avec {son T}. *Boum !*
~ *Boum, boum !* {H} tape à la porte avec {son T}.

=== plant own shell
en:
< {H} blows into {h:his|her} {T}. *Toot!*
~ *Toot, toot!* {H} blows into {h:his|her} {T}.
fr:
< {H} souffle dans {son T}. *Tut !*
~ *Tut, tut !* {H} souffle dans {son T}.

=== plant own garment
en:
< {H} waves {h:his|her} {T}. *Flap!*
~ *Flap, flap!* {H} waves {h:his|her} {T}, like a flag.
fr:
< {H} agite {son T}. *Flap !*
~ *Flap, flap !* {H} agite {son T}, comme un drapeau.

=== plant own boots
en:
< {H} waves {h:his|her} {T}. Hello!
~ Ow! There is sand in {H}'s {T}. {H} shakes them, one in each hand.
fr:
< {H} agite {son T}. Coucou !
~ Aïe ! Il y a du sable dans {le T} {de H}. {H} les secoue, une dans chaque main.

=== loved
en:
< Do dragons love {T}{room:, like {H}}?
~ Do dragons like {T}? The big ones?
fr:
< Un dragon aime {T}{room:, comme {H}} ?
~ Un grand dragon, ça aime {T} ?

=== lack >
en:
A little dragon sits in the grass.
< She's lost. Her home goes boom!
~ She's lost. She wants to go home.
~ Home is up. It's warm. And it goes boom!
+ That's all she knows, because she is so small.
[N:{>refrain}]
fr:
< Une petite dragonne est perdue.
< Sa maison fait boum !
~ Une petite dragonne est assise dans l'herbe.
~ Elle est perdue. Elle veut rentrer.
~ Chez elle, c'est en haut. Il y fait chaud. Et ça fait boum !
+ C'est tout ce qu'elle sait, parce qu'elle est petite.
[N:{>refrain}]

=== try warm >
en:
Here is the baker's oven. It's warm. [H:Is this your home?] asks {H}.
+ It's red in there, red and gold. It smells of bread and jam.
~ {F} smells the buns. Mmm!
[N:No,] says the dragon. [N:No boom.]
fr:
Voilà le four du boulanger. Il est chaud.
+ C'est tout rouge, dedans, rouge et doré. Ça sent bon le pain.
[H:C'est ta maison ?] demande {H}.
~ {F} sent les brioches. Mmm !
[N:Non,] dit la dragonne. [N:Pas de boum.]

=== try high >
en:
Here is a high, high tower. [H:Is this your home?] asks {H}.
+ A hundred steps! Then one more.
~ *Whoo*, goes the wind. {F} holds on tight.
[N:No,] says the dragon. [N:Brrr. Not warm.]
fr:
Voilà une tour. Elle est haute, haute.
+ Cent marches ! Et encore une.
[H:C'est ta maison ?] demande {H}.
~ *Hou*, fait le vent. {F} se tient bien fort.
[N:Non,] dit la dragonne. [N:Brrr. Pas chaud.]

=== try drum >
en:
Here is a drum. *BOOM! BOOM!* [H:Is this your home?] asks {H}.
+ The cups jump. The windows jump.
~ The dragon jumps. {F} hides.
[N:No,] says the dragon. [N:My boom is soft.]
fr:
Voilà un tambour. *BOUM ! BOUM !*
+ Les tasses sautent. Les fenêtres sautent.
[H:C'est ta maison ?] demande {H}.
~ La dragonne sursaute. {F} se cache.
[N:Non,] dit la dragonne. [N:Mon boum est doux.]

=== way >
en:
On they go. Oh! A footprint.
- It's as big as a bed.
~ {>between}
~ {H} and {F} both fit in the paw.
{>loved}
~ {each:@ sits in the big toe.|@ sit in the toes.}
[H:{>refrain}]
fr:
< On continue. Oh ! Une trace de patte, grande comme un lit.
~ On continue. Oh ! Une trace de patte. Elle est grande comme un lit.
~ {>between}
~ {H} et {F} tiennent dans la patte.
{>loved}
~ {each:@ s'assoit dans le gros orteil.|@ s'assoient dans les orteils.}
[H:{>refrain}]

=== insight >
en:
< {H} hugs the dragon. *Boom*, goes {H}'s heart.
< [N:Warm! Boom! But you're small,] says the dragon.
< [H:Who is big?]{room: asks {H}.}
~ The little dragon is tired. {H} picks her up.
~ *Boom, boom*, goes {H}'s heart.
+ The dragon hears it, because her ear is on it.
~ [N:Up. Warm. Boom, boom...] says the dragon. [N:But you're too small.]
~ [H:Then who is big?] asks {H}.
fr:
< {H} serre la dragonne sur son cœur. *Boum !*
< [N:Au chaud, boum !] dit la dragonne. [N:Tu es {h:petit|petite} !]
< [H:Qui est grand ?]{room: dit {H}.}
~ La dragonne est fatiguée. {H} la prend dans ses bras.
~ *Boum, boum*, fait le cœur {de H}.
+ Elle l'entend, parce qu'elle a l'oreille dessus.
~ [N:En haut. Au chaud. Boum, boum...] dit la dragonne. [N:Mais tu es trop {h:petit|petite}.]
~ [H:Qui est grand, alors ?] demande {H}.

=== turn still
en:
{>pay}
~ Then {H} sits very still, and waits. {F} holds up a lamp.
+ Something big. Something warm. The grass lies down.
*Whoosh!* Who comes down from the sky?
fr:
{>pay}
~ Puis {H} s'assoit et attend, sans bouger. {F} lève une lampe.
+ Quelque chose de grand. Quelque chose de chaud. L'herbe se couche.
*Vouf !* Qui descend du ciel ?

=== turn listen
en:
{>pay}
~ {H} listens. Far, far up, something goes boom, boom.
+ Something big. Something warm. The grass lies down.
*Whoosh!* Who comes down from the sky?
fr:
{>pay}
~ {H} écoute. Tout là-haut, ça fait boum, boum.
+ Quelque chose de grand. Quelque chose de chaud. L'herbe se couche.
*Vouf !* Qui descend du ciel ?

=== turn why
en:
{>pay}
~ [N:Why do we wait?] asks the dragon.
~ [H:Somebody is looking for you too,] says {H}.
+ Something big. Something warm. The grass lies down.
*Whoosh!* Who comes down from the sky?
fr:
{>pay}
~ [N:Pourquoi on attend ?] demande la dragonne.
~ [H:Quelqu'un te cherche aussi,] dit {H}.
+ Quelque chose de grand. Quelque chose de chaud. L'herbe se couche.
*Vouf !* Qui descend du ciel ?

=== restore
en:
< It's Mama Dragon!
~ It's Mama Dragon! Up goes the little dragon.
+ Mama Dragon has looked for her all night.
{>again}
[N:{>refrainLast}]
< The little dragon sleeps. *Boom, boom.*
~ And the little dragon sleeps. *Boom, boom.*
fr:
< C'est Maman Dragon !
~ C'est Maman Dragon ! Hop, la petite, en haut !
+ Maman Dragon l'a cherchée toute la nuit.
{>again}
[N:{>refrainLast}]
< La dragonne s'endort. *Boum, boum.*
~ Et la petite dragonne s'endort. *Boum, boum.*

=== again
en:
< {Everyone} listen.
~ {F} and {H} listen to Mama's heart. *Boom.* {each:@ says shh.|@ say shh.}
fr:
< {Everyone} écoutent.
~ {F} et {H} écoutent le cœur de la maman. *Boum.* {each:@ fait chut.|@ font chut.}

=== cameo
en:
Way up in the sky, a soft boom goes by.
fr:
Tout là-haut, un boum tout doux passe.

=== ask
en:
Where does it go boom on you?
Who came down from the sky?
Who carries you?
fr:
Chez toi, où ça fait boum ?
Qui est descendu du ciel ?
Toi, qui te porte ?
`
