export const band0to4 = `
=== title
en:
Good Night, Little Star
fr:
Bonne nuit, petite étoile

=== title
en:
Twinkle!
fr:
L'étoile et la comète

=== teaser
en:
The little star does not twinkle. Who took it?
fr:
La petite étoile ne cligne plus. Qui a pris son clin d'œil ?

=== when
en:
Tonight
fr:
Ce soir

=== refrain
en:
Twinkle, twinkle... Nothing!
fr:
Cligne, cligne... Rien !

=== refrainLast
en:
Twinkle, twinkle... Twink!
fr:
Cligne, cligne... Clic !

=== plant camera
en:
{H} has a camera. There is one picture left.
fr:
{H} a un appareil photo. Il reste une photo.

=== pay camera
en:
*Click!* {H} takes the last picture. It is for {V}!
fr:
*Clic* ! {H} prend la dernière photo. Elle est pour {V} !

=== plant window_sign
en:
{H} has a gold paper star. It is so pretty!
fr:
{H} a une étoile en papier doré. Qu'elle est belle !

=== pay window_sign
en:
{H} gives the gold paper star to {V}. First prize!
fr:
{H} donne son étoile dorée à {V}. Premier prix !

=== pay own
en:
{H} holds up the {T}. [H:For you, {V}! First prize!]
fr:
{H} tend {son T}.
[H:C'est pour toi, {V} ! Premier prix !]

=== lack >
en:
[H:Good night, star!]
The star does not wink.
~ It is flat and sad. Who took the twinkle?
~ {>gag1}
[H:{>refrain}]
fr:
[H:Bonne nuit, étoile !]
L'étoile ne cligne pas.
~ Elle est toute triste. Qui a pris son clin d'œil ?
~ {>gag1}
[H:{>refrain}]

=== try torch
en:
A torch for the star? It looks like a car!
~ A candle? It looks like a cake!
[N:No, thank you,] says the star.
fr:
Une lampe pour l'étoile ? On dirait une voiture !
~ Une bougie ? On dirait un gâteau !
[N:Non, merci,] dit l'étoile.

=== try chase >
en:
*Whoosh!* A comet has the twinkle!
~ [V:I am {V}! You are slow!]
The rocket is slow. So, so slow.
fr:
*Zioum* ! Une comète a le clin d'œil !
~ [V:Je suis {V} ! Attrapez-moi !]
La fusée est lente. Très, très lente.

=== try scold >
en:
[H:Give it back!]
[V:No!]
~ [H:Then we don't look!]
They turn round. And {V} stops.
fr:
[H:Rends-le !]
[V:Non !]
~ [H:Alors, on ne regarde plus !]
On se retourne. Et {V} s'arrête.

=== way >
en:
They fly to the moon. It is round and quiet.
~ {>talent}
[H:{>refrain}]
fr:
On vole jusqu'à la lune. Elle est ronde et calme.
~ {>talent}
[H:{>refrain}]

=== insight >
en:
A comet goes by. She looks back. She goes by. She looks back.
~ {>gag2}
[H:She wants us to see her!]
fr:
La comète passe. Elle se retourne. Elle passe. Elle se retourne.
~ {>gag2}
[H:Elle veut qu'on la voie !]

=== turn draw
en:
~ {H} draws {V} on the moon, so big! [V:That's me!]
{>pay}
{V} gives the twinkle back.
fr:
~ {H} dessine {V} sur la lune, en très grand !
{>pay}
{V} rend le clin d'œil.

=== turn notice
en:
~ [H:I see you, {V}! I see your curls!] {V} stops.
{>pay}
{V} gives the twinkle back.
fr:
~ [H:Je te vois, {V} ! Je vois tes boucles !]
{>pay}
{V} rend le clin d'œil.

=== turn why
en:
~ [H:Why do you run, {V}?] Nobody ever asked. {V} stops.
{>pay}
{V} gives the twinkle back.
fr:
~ [H:Pourquoi tu cours, {V} ?]
~ {V} s'arrête.
{>pay}
{V} rend le clin d'œil.

=== restore
en:
The star winks! {V} goes by, slow and gold. {H} waves.
[H:{>refrainLast}]
fr:
L'étoile cligne ! {V} passe, lente et dorée. {H} fait coucou.
[H:{>refrainLast}]

=== cameo
en:
A gold comet goes by. Hello!
fr:
Une comète dorée passe. Coucou !

=== ask
en:
What did the star lose?
Why did the comet look back?
Can you wink?
fr:
Qu'est-ce que l'étoile avait perdu ?
Pourquoi la comète se retournait ?
Tu sais faire un clin d'œil ?
`
