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
The little star does not wink. Who has her wink?
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
{H} has a gold paper star. It shines!
fr:
{H} a une étoile en papier doré. Elle brille !

=== pay window_sign
en:
{H} gives {V} the gold paper star. [H:For you!]
fr:
{H} donne son étoile dorée à {V}.
[H:Pour toi !]

=== pay own
en:
{H} gives {V} the {T}. [H:For you!]
fr:
{H} donne {son T} à {V}.
[H:Pour toi !]

=== lack >
en:
Look up! One little star does not wink.
[N:Somebody took my wink,] says the star.
~ {H} looks and looks. One, two, three...
[H:{>refrain}]
fr:
Regarde, là-haut ! Une petite étoile ne cligne plus.
[N:On m'a pris mon clin d'œil,] dit l'étoile.
~ {H} regarde, regarde. Un, deux, trois...
[H:{>refrain}]

=== try torch >
en:
{H} shines a lamp on the star. On! Off!
~ {F} holds up a spoon. Now she looks like soup!
[N:No, thank you,] says the star.
fr:
{H} éclaire l'étoile. Allumé ! Éteint !
~ {F} lui met une cuillère. On dirait de la soupe !
[N:Non, merci,] dit l'étoile.

=== try chase >
en:
*Whoosh!* {V} the comet goes by. She has the wink!
~ Faster, rocket! {F} leans out. Not fast enough!
*Whoosh!* She is gone.
fr:
*Zioum* ! Voilà {V}, la comète. Elle a le clin d'œil !
~ Plus vite, la fusée ! {F} pousse. Pas assez vite !
*Zioum* ! Elle est partie.

=== try scold >
en:
There is {V} the comet, with the wink! [H:Give it back!]
[V:No!] says {V}.
~ {H} turns round. {F} turns round. Nobody looks.
~ And {V} stops. Oh!
fr:
La voilà, {V} la comète, avec le clin d'œil !
[H:Rends-le !] dit {H}.
[V:Non !] dit {V}.
~ {H} se retourne. {F} se retourne. On ne regarde plus.
~ Et {V} s'arrête. Tiens !

=== way >
en:
{H} and {F} fly to the moon. It is round and quiet.
~ No wink here. Just dust. *Pff!*
~ [H:{>refrain}]
fr:
{H} et {F} volent jusqu'à la lune. Elle est ronde et calme.
~ Pas de clin d'œil. De la poussière. *Pff* !
~ [H:{>refrain}]

=== insight >
en:
{V} the comet goes by. She looks back.
~ She goes by again. She looks back again.
[H:Oh! She wants us to see her!] says {H}.
fr:
{V} la comète passe. Elle se retourne.
~ Elle repasse. Elle se retourne.
[H:Oh ! Elle veut qu'on la voie !] dit {H}.

=== turn draw
en:
~ {H} draws {V} on the moon, so big! [V:That is me!]
{>pay}
{V} gives the wink back.
fr:
~ {H} dessine {V} sur la lune, en grand !
~ [V:C'est moi !]
{>pay}
{V} rend le clin d'œil.

=== turn notice
en:
~ [H:I see you, {V}! I see your curls!] says {H}.
{>pay}
{V} gives the wink back.
fr:
~ [H:Je te vois, {V} ! Je vois tes boucles !] dit {H}.
{>pay}
{V} rend le clin d'œil.

=== turn why
en:
~ [H:Why did you take it, {V}?] asks {H}.
~ [V:They all look at the star,] says {V}. [V:Nobody looks at me.]
~ [H:I do!]
{>pay}
{V} gives the wink back.
fr:
~ [H:Pourquoi tu l'as pris, {V} ?] demande {H}.
~ [V:On regarde l'étoile,] dit {V}. [V:Moi, jamais.]
~ [H:Moi, je te regarde !]
{>pay}
{V} rend le clin d'œil.

=== restore
en:
The star winks! {V} goes by, slow and gold.
{>again}
[H:{>refrainLast}]
fr:
L'étoile cligne ! {V} passe, lente et dorée.
{>again}
[H:{>refrainLast}]

=== cameo
en:
A gold comet goes by. Hello!
fr:
Une comète dorée passe. Coucou !

=== ask
en:
Who had the wink?
Why did the comet look back?
Can you wink?
fr:
Qui avait le clin d'œil ?
Pourquoi elle se retournait, la comète ?
Tu sais faire un clin d'œil ?
`
