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
< Still up tonight? {Crew}!
~ It is night. Who is not in bed? {Crew}.
fr:
< Encore debout ? {Crew} !
~ C'est la nuit. Qui n'est pas au lit ? {Crew}.

=== plant camera
en:
< One picture left in {H}'s camera!
~ One picture left in {H}'s camera! Who will it be?
fr:
< Il reste une photo à {H}.
~ Il reste une photo à prendre. {H} la garde. De qui sera-t-elle ?

=== pay camera
en:
*Click!* {H} takes the last picture. [H:We see you!]
fr:
*Clic* ! {H} prend la dernière photo.
[H:On te voit !]

=== plant window_sign
en:
< {H} cuts out a gold star.
~ {H} cuts a star out of gold paper. It shines!
fr:
< {H} découpe une étoile dorée.
~ {H} découpe une étoile en papier doré. Elle brille !

=== pay window_sign
en:
{H} holds up the gold star. [H:We see you!]
fr:
{H} lève l'étoile dorée.
[H:On te voit !]

=== pay own torch
en:
{H} shines the {T} on {V}. [H:We see you!]
fr:
< {H} allume {son T}.
< [H:On te voit !]
~ {H} éclaire {V} avec {son T}.
~ [H:On te voit !]

=== pay own
en:
< {H} waves {h:his|her} {T}. [H:We see you!]
~ {H} waves {h:his|her} {T} at {V}. [H:We see you!]
fr:
< {H} agite {son T}.
< [H:On te voit !]
~ {H} fait signe à {V}, avec {son T}.
~ [H:On te voit !]

=== end own
en:
Good night, {T}.
fr:
Bonne nuit, {T}.

=== lack >
en:
Look, up there! A little star.
Last night she went blink, blink. Now she does not.
~ [N:I cannot find my blink,] says the star.
{>refrain}
fr:
Regarde, là-haut ! Une petite étoile.
Hier soir, elle faisait cligne, cligne. Ce soir, plus rien.
~ [N:Je ne trouve plus mon clin d'œil,] dit l'étoile.
{>refrain}

=== try torch >
en:
On goes {?own(torch):the torch|a lamp}! {H} goes *click, click*.
~ Like this, star! On, off, on, off.
+ {F} holds up a spoon. It shines like a star!
And the star? {>refrain}
fr:
Hop, {?own(torch):la lampe de poche|une lampe} ! {H} fait *clic, clic*.
~ Comme ça, l'étoile ! Allumé, éteint, allumé, éteint.
+ {F} lève une cuillère. Elle brille comme une étoile !
Et l'étoile ? {>refrain}

=== try chase >
en:
*Zoom!* {V} the comet has the blink!
~ It is in her hair. How it shines!
Run, {H}, run!
+ {F} runs too. Not fast enough!
*Zoom!* All gone!
fr:
*Zioum* ! {V} la comète a le clin d'œil !
~ Il est dans ses cheveux. Que ça brille !
Cours, {H}, cours !
+ {F} court aussi. Pas assez vite !
*Zioum* ! Partie !

=== try scold >
en:
There goes {V} the comet. [H:Stop!] says {H}. [H:It is not your blink!]
~ [V:No!] says {V}.
+ {H} turns round. {F} turns round. They do not look at her now.
*Zoom!* All gone!
~ But oh! Here she comes again.
fr:
Voilà {V} la comète.
[H:Stop !] dit {H}. [H:Ce n'est pas ton clin d'œil !]
~ [V:Non !] dit {V}.
+ {H} se retourne. {F} se retourne. On ne la regarde plus.
*Zioum* ! Partie !
~ Mais oh ! La revoilà.

=== way >
en:
{H} and {F} fly up in a rocket. [H:Moon, have you seen the blink?]
~ {F} looks behind the moon. Just dust. *Pff!*
+ And under the moon? Nothing there.
~ {each:@ looks in a hole.|@ look in a hole.}
{>refrain}
fr:
{H} et {F} s'envolent en fusée.
[H:Lune, tu as vu le clin d'œil ?]
~ {F} regarde derrière la lune. De la poussière. *Pff* !
+ Et dessous ? Non plus.
~ {each:@ regarde dans un trou.|@ regardent dans un trou.}
{>refrain}

=== insight >
en:
*Zoom!* {V} goes by. And she looks back.
~ *Zoom!* She goes by again. She looks back again.
+ Is somebody behind her? No. Just us.
[H:She wants us to see her!] says {H}.
fr:
*Zioum* ! {V} passe. Et elle se retourne.
~ *Zioum* ! Elle repasse. Elle se retourne encore.
+ Il y a quelqu'un derrière elle ? Non. Juste nous.
[H:Elle veut qu'on la regarde !] dit {H}.

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
< [V:And me?] says {V}.
~ [V:They all look at the star,] says {V}. [V:Why not at me?]
{>pay}
[V:Here, little star!] says {V}. [V:Your blink!]
fr:
< [V:Et moi ?] dit {V}.
~ [V:On regarde l'étoile,] dit {V}. [V:Et moi ? Pourquoi pas moi ?]
{>pay}
< [V:Tiens, l'étoile !] dit {V}. [V:Ton clin d'œil !]
~ [V:Tiens, petite étoile !] dit {V}. [V:Ton clin d'œil !]

=== restore
en:
< The star blinks!
~ The star has her blink.
{>refrainLast}
+ Again, because it is so nice!
~ And everybody looks at {V}, slow and gold.
{>again}
~ {>end}
Good night, little star.
fr:
< L'étoile cligne !
~ L'étoile a son clin d'œil.
{>refrainLast}
+ Encore, parce que c'est joli !
~ Et tout le monde regarde passer {V}.
{>again}
~ {>end}
Bonne nuit, petite étoile.

=== again
en:
< One blink for {Everyone}.
~ {F} blinks back. {each:@ blinks too.|@ blink too.} And {H}? Blink, blink!
fr:
< Un clin d'œil pour {Everyone}.
~ {F} cligne aussi. {each:@ cligne aussi.|@ clignent aussi.} Et {H} ? Cligne, cligne !

=== cameo
en:
A gold comet goes by. Hello!
fr:
Une comète dorée passe. Coucou !

=== ask
en:
Where is the moon? Show me!
Who had the blink?
Who looks at you when you run fast?
fr:
Où est la lune ? Montre !
Qui avait le clin d'œil ?
Qui te regarde, quand tu cours vite ?
`
