export const band0to4 = `
=== title
en:
Good Night, Little Star
fr:
Bonne nuit, petite étoile

=== title
en:
Zoom, Goes the Comet!
fr:
Zioum, fait la comète !

=== teaser
en:
The little star does not blink. Blink, blink... Nothing!
fr:
La petite étoile ne cligne plus. Cligne, cligne... Rien !

=== when
en:
Tonight
fr:
Ce soir

=== refrain
en:
Blink, blink... Nothing!
fr:
Cligne, cligne... Rien !

=== refrainLast
en:
Blink, blink... Yes!
fr:
Cligne, cligne... Oui !

=== out
en:
~ It is night.
{H} looks up at the sky, with {Us}.
fr:
~ C'est la nuit.
{H} regarde le ciel, avec {Us}.

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
[H:Here, {V}! A gold star!]
fr:
[H:Tiens, {V} ! Une étoile dorée !]

=== pay own
en:
[H:Here, {V}! My {T}!]
fr:
[H:Tiens, {V} ! {Mon T} !]

=== lack >
en:
Look, up there! A little star.
- Last night it went blink, blink. Now it does not.
+ [N:I cannot find my blink,] says the star.
{>refrain}
fr:
Regarde, là-haut ! Une petite étoile.
- Hier, elle faisait cligne, cligne. Plus maintenant.
+ [N:Je ne trouve plus mon clin d'œil,] dit l'étoile.
{>refrain}

=== try torch >
en:
{H} has a lamp. *Click! Clack!*
~ {F} holds up a spoon. It shines like a star!
+ They shine at her because she may want to shine back.
And the star? Nothing!
fr:
{H} a une lampe. *Clic ! Clac !*
~ {F} lève une cuillère. Elle brille comme une étoile !
+ On lui montre, parce qu'elle veut peut-être essayer.
Et l'étoile ? Rien !

=== try chase >
en:
*Zoom!* It is {V} the comet.
~ What is that in her hair? The blink!
+ Faster, rocket! {F} leans out. Not fast enough!
{V} shines, shines, shines! *Zoom!* All gone!
fr:
*Zioum* ! C'est {V} la comète.
~ Qu'est-ce qu'elle a dans les cheveux ? Le clin d'œil !
+ Plus vite, la fusée ! {F} pousse. Pas assez vite !
{V} brille, brille, brille ! *Zioum* ! Partie !

=== try scold >
en:
[H:Stop, {V}!] says {H}.
- [V:No!] says {V}.
+ {H} turns round. {F} turns round. They do not look at her now.
*Zoom!* All gone!
- But oh! Here she comes again.
fr:
[H:Stop, {V} !] dit {H}.
- [V:Non !] dit {V}.
+ {H} se retourne. {F} se retourne. On ne la regarde plus.
*Zioum* ! Partie !
- Mais oh ! La revoilà.

=== way >
en:
{H} and {F} fly up. Good evening, moon.
~ It is round and quiet. Just dust. *Pff!*
+ Is she behind the moon? No. Under the moon? No.
Where is {V}?
fr:
{H} et {F} volent là-haut. Bonsoir, la lune.
~ Elle est ronde et calme. De la poussière. *Pff* !
+ Derrière la lune ? Non. Dessous ? Non.
Où est {V} ?

=== insight >
en:
*Zoom!* She goes by.
- And she looks back.
~ *Zoom!* She goes by again. She looks back again.
+ She does that because she wants to know: who looks at me?
[H:Hello, {V}!] says {H}. [H:We see you!]
fr:
*Zioum* ! Elle passe.
- Et elle se retourne.
~ *Zioum* ! Elle repasse. Elle se retourne encore.
+ Elle fait ça parce qu'elle veut savoir : qui me regarde ?
[H:Coucou, {V} !] dit {H}. [H:On te voit !]

=== turn draw
en:
~ {H} draws {V} on the moon, so big!
{>pay}
[V:Here, little star!] says {V}. [V:Your blink!]
fr:
~ {H} dessine {V} sur la lune, en grand !
{>pay}
[V:Tiens, petite étoile !] dit {V}. [V:Ton clin d'œil !]

=== turn notice
en:
~ {H} looks up, and looks, and looks. Curls! Gold curls!
{>pay}
[V:Here, little star!] says {V}. [V:Your blink!]
fr:
~ {H} la regarde bien. Des boucles ! Des boucles dorées !
{>pay}
[V:Tiens, petite étoile !] dit {V}. [V:Ton clin d'œil !]

=== turn why
en:
~ [V:They all look at the star,] says {V}. [V:Why not at me?]
{>pay}
[V:Here, little star!] says {V}. [V:Your blink!]
fr:
~ [V:On regarde l'étoile,] dit {V}. [V:Et moi ? Pourquoi pas moi ?]
{>pay}
[V:Tiens, petite étoile !] dit {V}. [V:Ton clin d'œil !]

=== restore
en:
The star has her blink. {>refrainLast}
~ And {V} goes by, slow and gold.
{>again}
Good night, little star.
fr:
L'étoile a son clin d'œil. {>refrainLast}
~ Et {V} passe, lente et dorée.
{>again}
Bonne nuit, petite étoile.

=== again
en:
One blink for {All}, and one for {H}.
fr:
Un clin d'œil pour {All}, un autre pour {H}.

=== cameo
en:
A gold comet goes by. Hello!
fr:
Une comète dorée passe. Coucou !

=== ask
en:
Where is the moon? Show me!
Who went zoom?
Can you blink like the star?
fr:
Où est la lune ? Montre !
Qui faisait zioum ?
Tu sais cligner, comme l'étoile ?
`
