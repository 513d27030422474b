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
A little dragon wants to go home. Where is it? It goes boom!
fr:
Une petite dragonne veut rentrer. Où est sa maison ? Elle fait boum !

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

=== plant balloon
en:
{H} has a balloon. Hold on to the string!
fr:
{H} a un ballon rond. Tiens bien la ficelle !

=== pay balloon
en:
{H} lets go. Up goes the balloon, with a light on it.
fr:
{H} lâche la ficelle. Le ballon monte, avec une lumière.

=== plant lantern
en:
{H} made a paper lamp. It has a star on it.
fr:
{H} a fait une lampe en papier. Il y a une étoile dessus.

=== pay lantern
en:
{H} lets go of the paper lamp. Up it goes, with its star.
fr:
{H} lâche la lampe en papier. Elle monte, avec son étoile.

=== pay own
en:
[H:For you,] says {H}. The little dragon holds the {T}.
fr:
[H:C'est pour toi,] dit {H}.
La petite dragonne serre {le T}.

=== lack >
en:
A little dragon sits in the grass. [N:Where is my house?]
~ [N:It is up. It is warm. It goes boom!]
~ {>gag1}
[N:{>refrain}]
fr:
Une petite dragonne est assise dans l'herbe.
[N:Où est ma maison ?]
~ [N:C'est en haut, au chaud, et ça fait boum !]
~ {>gag1}
[N:{>refrain}]

=== try warm
en:
Here is an oven. It is warm!
~ The dragon goes in. Round and round.
[N:It is not up,] says the dragon. [N:No boom.]
fr:
Voilà un four. Il y fait chaud !
~ La dragonne entre. Un tour, deux tours.
[N:Ce n'est pas en haut,] dit la dragonne. [N:Pas de boum.]

=== try high
en:
Here is a tower. Up, up, up they run!
~ *Whoo*, goes the wind.
[N:Brrr,] says the dragon. [N:It is not warm.]
fr:
Voilà une tour. On monte, on monte !
~ *Hou*, fait le vent.
[N:Brrr,] dit la dragonne. [N:Il ne fait pas chaud.]

=== try drum >
en:
Here is a drum. *BOOM! BOOM!*
~ The dragon hops on it. Hop, boom! Hop, boom!
[N:Too loud,] says the dragon. [N:My boom is soft.]
fr:
Voilà un tambour. *BOUM ! BOUM !*
~ La dragonne saute dessus. Hop, boum ! Hop, boum !
[N:Trop fort,] dit la dragonne. [N:Mon boum est doux.]

=== way >
en:
Up the hill they go. Oh! A big, big footprint!
~ {>talent}
~ Who has feet like that?
[H:{>refrain}]
fr:
On grimpe la colline. Oh ! La trace d'un gros, gros pied.
~ {>talent}
~ Qui a des pieds comme ça ?
[H:{>refrain}]

=== insight >
en:
The dragon is so tired. {H} picks her up.
~ {>gag2}
[N:Up,] says the dragon. [N:Warm. Boom, boom...]
~ [H:Oh! Who else holds you like this?]
fr:
La dragonne est fatiguée. {H} la prend dans ses bras.
~ {>gag2}
[N:En haut,] dit la dragonne. [N:Au chaud. Boum, boum...]
~ [H:Oh ! Qui d'autre te porte comme ça ?]

=== turn still
en:
{>pay}
~ {H} sits in the grass. {H} does not move.
*Whoosh!* Who comes down?
fr:
{>pay}
~ {H} s'assoit dans l'herbe. {H} ne bouge plus.
*Vouf* ! Qui descend du ciel ?

=== turn listen
en:
{>pay}
~ [H:Shh,] says {H}. Far up, something goes boom, boom.
*Whoosh!* Who comes down?
fr:
{>pay}
~ [H:Chut,] dit {H}.
~ Tout là-haut, ça fait boum, boum.
*Vouf* ! Qui descend du ciel ?

=== turn why
en:
{>pay}
~ [H:Why do we run?] says {H}. [H:We can wait here.]
*Whoosh!* Who comes down?
fr:
{>pay}
~ [H:Pourquoi courir ?] dit {H}. [H:On peut attendre ici.]
*Vouf* ! Qui descend du ciel ?

=== restore
en:
It is Mummy! Up goes the little dragon. Warm. Boom, boom.
[N:{>refrainLast}]
fr:
C'est Maman ! La petite dragonne grimpe. Au chaud. Boum, boum.
[N:{>refrainLast}]

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
