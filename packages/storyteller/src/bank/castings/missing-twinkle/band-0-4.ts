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
< Not asleep yet? {Crew} go to the window.
~ It is night, and nobody can sleep. {Crew} go to the window.
fr:
< Pas encore dodo ? {Crew} vont à la fenêtre.
~ Il fait nuit, et personne ne dort. {Crew} vont à la fenêtre.

=== plant camera
en:
< {H}'s camera has one picture left.
~ {H}'s camera has one picture left. It must be a good one.
fr:
< Il reste une photo à {H}.
~ Il reste une photo à {H}. Elle est pour quelqu'un, mais qui ?

=== pay camera
en:
*Click!* {H} takes the last picture. [H:We see you!]
fr:
*Clic* ! {H} prend la dernière photo.
[H:On te voit !]

=== plant window_sign
en:
< {H} cuts {room:a star out of gold paper||a gold star}.
~ {H} cuts a star out of gold paper, for the window. It shines.
fr:
< {H} découpe une étoile{room: en papier doré|| dorée}.
~ {H} découpe une étoile en papier doré, pour la fenêtre. Elle brille.

=== pay window_sign
en:
{H} holds out the gold star. [H:We see you!]
fr:
{H} tend l'étoile dorée.
[H:On te voit !]

=== pay own torch
en:
{H} shines {h:his|her} {T} on {V}. [H:We see you!]
fr:
< {H} allume {son T}.
< [H:On te voit !]
~ {H} éclaire {V} avec {son T}.
~ [H:On te voit !]

=== pay own
en:
{H} waves {h:his|her} {T}. [H:We see you!]
fr:
{H} agite {son T}.
[H:On te voit !]

=== end own
en:
< So {n:does|do} the {T}.
~ {H}'s {T} {n:sleeps|sleep} too.
fr:
< {Le T} aussi.
~ {Le T} {de H} {n:dort|dorment} aussi.

=== plant own torch
en:
< *Click!* {H} tries {h:his|her} {T}. We see you, nose!
~ *Click!* {H} tries {h:his|her} {T} in the mirror. We see you, nose! We see you, toes!
fr:
< *Clic !* {H} essaie {son T}. On te voit, le nez !
~ *Clic !* {H} essaie {son T} devant le miroir. On te voit, le nez ! On vous voit, les pieds !

=== plant own
en:
< {H} waves {h:his|her} {T}. We see you, moon!
~ {H} waves {h:his|her} {T} at the sky. We see you, moon! We see you, stars!
fr:
< {H} agite {son T}. On te voit, la lune !
~ {H} agite {son T}. On te voit, la lune ! On vous voit, les étoiles !

=== plant own lantern
en:
< {H} lights {h:his|her} {T}. We see you, nose!
~ {H} lights {h:his|her} {T} by the mirror. We see you, nose! We see you, toes!
fr:
< {H} allume {son T}. On te voit, le nez !
~ {H} allume {son T} devant le miroir. On te voit, le nez ! On vous voit, les pieds !

=== pay own lantern
en:
{H} shines {h:his|her} {T} on {V}. [H:We see you!]
fr:
< {H} allume {son T}.
< [H:On te voit !]
~ {H} éclaire {V} avec {son T}.
~ [H:On te voit !]

=== loved
en:
< The moon loves {T}{room:, like {H}}.
~ The moon says she likes {T}, too.
fr:
< La lune aime {T}{room:, comme {H}}.
~ La lune aime {T}, elle aussi.

=== lack >
en:
Look, up there. A little star.
< [H:Come on, star! Blink!]
~ Last night she went blink, blink. Tonight she doesn't.
+ All the other stars blink, even the very small ones. Not this one.
~ [N:I can't find my blink,] says the star.
{>refrain}
fr:
Regarde, là-haut. Une petite étoile.
< [H:Allez, petite étoile !]
~ Hier soir, elle faisait cligne, cligne. Et ce soir ?
+ Toutes les autres clignent, même les toutes petites. Pas elle.
~ [N:Je ne trouve plus mon clin d'œil,] dit l'étoile.
{>refrain}

=== try torch >
en:
{H} takes {?own(torch):the torch|a lamp}. On, off.{room: On, off.}
[H:Do it like this, little star!]
~ {F} holds up a spoon. It shines too.
+ It shines as much as ten stars, because it is a soup spoon.
~ The star tries and tries.
{>refrain}
fr:
{H} prend {?own(torch):sa lampe de poche|une lampe}. *Clic, clic.*
[H:Fais comme ça, petite étoile !]
~ {F} lève une cuillère. Elle brille aussi.
+ Elle brille comme dix étoiles, parce que c'est une cuillère à soupe.
~ L'étoile essaie, essaie.
{>refrain}

=== try chase >
en:
*Zoom!* {V} the comet has the blink!
~ It is in her hair. How it shines!
< [H:Quick, rocket, quick!]
~ {H} and {F} go after her in the rocket. Up! Down! Up!
+ The rocket puffs as hard as it can. It is too slow, because it is so big.
*Zoom!* She is gone.
fr:
*Zioum* ! {V} la comète a le clin d'œil !
~ Il est dans ses cheveux. Comme ça brille !
< [H:Vite, la fusée, vite !]
~ {H} et {F} la suivent en fusée. En haut ! En bas ! En haut !
+ La fusée souffle tant qu'elle peut. Elle est trop lente, parce qu'elle est grosse.
*Zioum* ! Partie.

=== try scold >
en:
{V} comes by again. [H:Stop,] says {H}. [H:That's not your blink!]
~ [V:It is now!] says {V}.
~ [F:Let's not look,] whispers {F}.
+ {H} turns away. {F} turns away.
*Zoom!* She is gone.
~ But look! Back she comes.
fr:
{V} repasse.
[H:Stop,] dit {H}. [H:Ce n'est pas ton clin d'œil !]
~ [V:Maintenant, si !] dit {V}.
~ [F:On ne la regarde plus,] chuchote {F}.
+ {H} tourne le dos. {F} tourne le dos.
*Zioum* ! Partie.
~ Tiens ! Elle revient.

=== way >
en:
< Into the rocket! {each:@ climbs in.|@ climb in.} Up{room:, up, up}!
< [H:Moon, have you got the blink?]
< [O:Not me!]{room: says the moon.}
~ {H} and {F} go up in a rocket, to look. [H:Moon, have you seen the blink?]
~ [O:Not me!] says the moon.
~ {F} looks behind the moon. Just dust. *Pff!*
+ And under the moon? Nothing there. Not even a sock.
{>loved}
~ {each:@ asks a sleepy star.|@ ask a sleepy star.}
{>refrain}
fr:
< En fusée ! {each:@ grimpe.|@ grimpent.} On monte !
< [H:Lune, tu as le clin d'œil ?]
< [O:Pas moi !]{room: dit la lune.}
~ {H} et {F} montent voir, en fusée.
~ [H:Lune, tu as vu le clin d'œil ?]
~ [O:Pas moi !] dit la lune.
~ {F} regarde derrière la lune. De la poussière. *Pff* !
+ Et dessous ? Rien non plus. Pas même une chaussette.
{>loved}
~ {each:@ demande à une étoile.|@ demandent à une étoile.}
{>refrain}

=== insight >
en:
*Zoom!* {V} goes by. And she looks back.
~ *Zoom!* She goes by again. She looks back again.
+ Is somebody behind her? No, there is just us, and all the dark.
< [V:Peekaboo!] she says. [V:Can you see me?]
~ [H:She wants us to look!] says {H}.
fr:
*Zioum* ! {V} passe. Et elle se retourne.
~ *Zioum* ! Elle repasse. Elle se retourne encore.
+ Il y a quelqu'un derrière elle ? Non, il n'y a que nous, et tout le noir.
< [V:Coucou !] dit-elle. [V:Tu me vois ?]
~ [H:Elle veut qu'on la regarde !] dit {H}.

=== turn draw
en:
{>pay}
~ And {h:he|she} draws {V} in the moon dust, as big as can be.
~ {V} stops.{?has(window_sign): The gold star goes in her hair.|}
< {V} stops. [V:Oh! Here, little star: your blink!]
~ [V:Oh! Here, little star,] says {V}. [V:Your blink.]
+ How small it is! How it shines!
fr:
{>pay}
~ Et {h:il|elle} dessine {V} dans la poussière de lune, en grand.
{V} s'arrête.{?has(window_sign): Hop, l'étoile dans ses cheveux !|}
[V:Oh ! Tiens, petite étoile,] dit-elle. [V:Ton clin d'œil !]
+ Comme il est petit ! Comme il brille !

=== turn notice
en:
{>pay}
~ {V} stops. Oh, look! Curls! Gold curls!{?has(window_sign): In goes the gold star.|}
< {V} stops. [V:Oh! Here, little star: your blink!]
~ [V:Oh! Here, little star,] says {V}. [V:Your blink.]
+ How small it is! How it shines!
fr:
{>pay}
< {V} s'arrête.
~ {V} s'arrête. Oh ! Des boucles ! Des boucles dorées !{?has(window_sign): Hop, l'étoile dedans !|}
[V:Oh ! Tiens, petite étoile,] dit-elle. [V:Ton clin d'œil !]
+ Comme il est petit ! Comme il brille !

=== turn why
en:
~ [V:They all look at the star,] says {V}. [V:Why not at me?]
{>pay}
~ {V} stops.{?has(window_sign): The gold star goes in her hair.|}
< {V} stops. [V:Oh! Here, little star: your blink!]
~ [V:Oh! Here, little star,] says {V}. [V:Your blink.]
+ How small it is! How it shines!
fr:
~ [V:On regarde l'étoile,] dit {V}. [V:Et moi ? Pourquoi pas moi ?]
{>pay}
{V} s'arrête.{?has(window_sign): Hop, l'étoile dans ses cheveux !|}
[V:Oh ! Tiens, petite étoile,] dit-elle. [V:Ton clin d'œil !]
+ Comme il est petit ! Comme il brille !

=== restore
en:
{>refrainLast}
+ And once more, just for fun.
{>again}
{>end}
Good night, little star.
fr:
{>refrainLast}
+ Et encore une fois, pour le plaisir.
{>again}
{>end}
Bonne nuit, petite étoile.

=== again
en:
< {F} blinks back.{room: {each:@ too!|@ too!}} {H} blinks... and sleeps.
~ {F} blinks back. {each:@ too!|@ too!}
~ {V} goes by, slow and gold. Everybody looks.
~ {H}'s eyes blink... and stay shut.
fr:
< {F} cligne.{room: {each:@ aussi !|@ aussi !}} {H} cligne... et s'endort.
~ {F} répond : cligne ! {each:@ aussi !|@ aussi !}
~ {V} repasse, lente et dorée. Tout le monde regarde.
~ Les yeux {de H} clignent... et se ferment.

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
