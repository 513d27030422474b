export const band0to4 = `
=== title
en:
Shine, Lamp, Shine!
fr:
Brille, lampe, brille !

=== title
en:
Lamp, Lamp, Where Is Your Light?
fr:
Lampe, lampe, où est ta lumière ?

=== teaser
en:
All the lamps are on. All but one.
fr:
Toutes les lampes brillent. Toutes, sauf une.

=== when
en:
Tonight
fr:
Ce soir

=== refrain
en:
Lamp, lamp, where is your light?
fr:
Lampe, lampe, où est ta lumière ?

=== refrainLast
en:
Lamp, lamp, here is your light!
fr:
Lampe, lampe, la voilà, ta lumière !

=== out
en:
< {room:It's nearly dark.||It's late.} {Crew} walk home.
~ It is almost night. {Crew} walk home, as slowly as they can.
fr:
< La nuit vient. {Crew} rentrent.
~ Il fait presque nuit. {Crew} rentrent, le plus lentement possible.

=== plant stool
en:
< {H} takes {h:his|her} red stool.{room: Time to go!}
~ Time to go in. {H} picks up {h:his|her} red stool. It is just the right size.
fr:
< {H} reprend son tabouret rouge.{room: C'est l'heure !}
~ C'est l'heure de rentrer. {H} reprend son tabouret rouge. Il est juste à sa taille.

=== pay stool
en:
{H} stands on {h:his|her} red stool. [H:Who'll play under the lamp?]
fr:
{H} monte sur son tabouret rouge.
[H:Qui joue sous la lampe ?]

=== pay own scarf
en:
{H} hides {h:his|her} eyes in {h:his|her} {T}. [H:Who'll play{room: under the lamp}?]
fr:
{H} cache ses yeux dans {son T}.
[H:Qui joue sous la lampe ?]

=== pay own dinosaur
en:
< {H} roars, with {h:his|her} {T}. [H:Who'll play under the lamp?]
~ {H} holds up {h:his|her} {T} at every window. *Roar!* [H:Who'll play under the lamp?]
fr:
< {H} rugit, avec {son T}.
~ À chaque fenêtre, {H} montre {son T} et rugit.
[H:Qui joue sous la lampe ?]

=== pay own torch
en:
{H} shines {h:his|her} {T} at every window. [H:Who'll play under the lamp?]
fr:
{H} éclaire les fenêtres avec {son T}.
[H:Qui joue{room: sous la lampe} ?]

=== pay own boots
en:
*Stomp, stomp!* go {H}'s {T}. [H:Who'll play under the lamp?]
fr:
*Poum, poum* ! font {le T} {de H}.
[H:Qui joue sous la lampe ?]

=== pay own garment
en:
{H} waves {h:his|her} {T} at every window. [H:Who'll play under the lamp?]
fr:
À chaque fenêtre, {H} agite {son T}.
[H:Qui joue sous la lampe ?]

=== pay own collection
en:
*Tick!* {H}'s {T} {n:taps|tap} at every window. [H:Who'll play under the lamp?]
fr:
*Toc* ! {Le T} {de H} {n:frappe|frappent} aux fenêtres.
[H:Qui joue sous la lampe ?]

=== pay own
en:
{H} knocks at every window. [H:Who'll play under the lamp?]
fr:
{H} frappe à toutes les fenêtres.
[H:Qui joue sous la lampe ?]

=== between own collection
en:
{H} washes {h:his|her} {T}.
fr:
{H} lave {son T}.

=== end stool
en:
~ The stool did not!
fr:
~ Le tabouret, non !

=== end own collection
en:
~ The {T} did not!
fr:
~ {Le T}, non !

=== plant ball
en:
< {H} picks up {h:his|her} ball.{room: Time to go!}
~ Time to go in. *Bump, bump!* {H} picks up {h:his|her} ball.
fr:
< {H} ramasse sa balle.{room: C'est l'heure !}
~ C'est l'heure de rentrer. *Boum, boum* ! {H} ramasse sa balle.

=== pay ball
en:
{H} rolls {h:his|her} ball. *Bump, bump!* [H:Who'll play under the lamp?]
fr:
{H} fait rouler sa balle. *Boum, boum* !
[H:Qui joue sous la lampe ?]

=== plant own scarf
en:
< {H} hides in {h:his|her} {T}. Peekaboo!
~ {H} hides {h:his|her} eyes in {h:his|her} {T}. Who is there? Peekaboo!
fr:
< {H} se cache dans {son T}. Coucou !
~ {H} cache ses yeux dans {son T}. Qui est là ? Coucou !

=== plant own collection
en:
< *Tick, tick!* {H}'s {T} {n:taps|tap} on a wall.
~ *Tick, tick!* {H}'s {T} {n:taps|tap} on a wall. Nobody says come in.
fr:
< *Toc, toc !* {Le T} {de H} {n:tape|tapent} au mur.
~ *Toc, toc !* {Le T} {de H} {n:tape|tapent} au mur. Personne ne dit entrez.

=== pay own lantern
en:
{H} shines {h:his|her} {T} at every window. [H:Who'll play under the lamp?]
fr:
{H} éclaire les fenêtres avec {son T}.
[H:Qui joue{room: sous la lampe} ?]

=== loved
en:
< Light! Time for {T}!
~ There is light enough for {T}!
fr:
< Il y a de la lumière pour {T} !
~ Il fait assez clair pour {T} !

=== lack >
en:
< One lamp, two lamps... The children go in.
~ The lamps go on, one by one. The children go in, one by one.
The last lamp stays dark.
~ *Bump!* A cat walks into it.
+ It can't see. That is the lamp by its door.
[H:{>refrain}]{room: asks {H}.}
fr:
< Une lampe, deux lampes... Les enfants rentrent.
~ Les lampes s'allument, une à une. Les enfants rentrent, un à un.
La dernière lampe reste éteinte.
~ *Boum* ! Un chat s'y cogne.
+ Il ne voit rien. C'est la lampe de sa porte !
[H:{>refrain}]{room: demande {H}.}

=== try polish >
en:
Is it dirty? {H} washes the lamp. {F} dries it.
~ {F} dries the cat too. {>between}
+ Round and round, up to the very top, because lamps are tall.
- The lamp is clean.
The lamp stays dark.
fr:
Elle est sale ? {H} lave la lampe. {F} l'essuie.
~ {F} essuie le chat aussi. {>between}
+ On frotte, on frotte, jusqu'en haut, parce que c'est haut, une lampe.
- La lampe est propre.
La lampe reste éteinte.

=== try torch >
en:
{F} takes {?own(torch):the torch|a small lamp}. Click, on! Click, off!
~ [F:Look, big lamp. Like this!] says {F}.
+ Is it hard? No. Click, click, click. The cat looks on. On, off, on!
[N:I know how,] says the big lamp.
But it stays dark.
fr:
{F} prend {?own(torch):la lampe de poche|une petite lampe}. Clic, allumée ! Clic, éteinte !
~ [F:Regarde, grande lampe. Comme ça !] dit {F}.
+ C'est dur ? Non. Clic, clic, clic. Le chat regarde aussi. Allumée, éteinte, allumée !
[N:Je sais faire,] dit la grande lampe.
Mais elle reste éteinte.

=== try thanks >
en:
Is it cross? {H} hugs the lamp. {F} kisses it.
+ Nobody kisses a lamp, as a rule.
< It goes pink.
< Pink, but dark!
~ It goes a bit pink. Pink, but dark.
+ Pink as a cheek, and dark as a boot.
~ It looks at a door. *Clack!* At another. *Clack!*
fr:
Elle boude ? {H} lui fait un câlin. {F} lui fait un bisou.
+ Une lampe, d'habitude, on ne l'embrasse pas.
< Elle devient toute rose.
< Toute rose, mais éteinte !
~ Elle devient un peu rose. Rose, mais éteinte.
+ Rose comme une joue, noire comme un four.
~ Elle regarde une porte. *Clac* ! Une autre. *Clac* !

=== way >
en:
< *Bump!* [F:Sorry, sir!] says {F}. But it's a cat! {each:@ says miaow.|@ say miaow.}
~ {H} looks up the street. The doors shut, one by one.
~ *Bump!* [F:Sorry, sir!] says {F}. But it's the cat!
+ The cat rubs its nose.
+ One lamp has a moth. This one has none.
~ {each:@ looks behind a bin. No light there.|@ look behind a bin. No light there.}
[H:{>refrain}]
fr:
< *Boum* !
< [F:Pardon, monsieur !] dit {F}.
< Mais c'est un chat. {each:@ fait miaou.|@ font miaou.}
~ {H} regarde dans la rue. Les portes se ferment, une à une.
~ *Boum* !
~ [F:Pardon, monsieur !] dit {F}.
~ Mais c'est le chat.
+ Le chat se frotte le nez.
+ Une lampe a un papillon. Ici, pas un seul.
~ {each:@ cherche derrière une poubelle. Pas de lumière.|@ cherchent derrière une poubelle. Pas de lumière.}
[H:{>refrain}]

=== insight >
en:
*Clack!* goes the last door.
~ The street is empty. {H} sits down by the lamp.
+ No shouts. No bike. No one.
< [H:Lamp, why are you dark?]
< [N:When I shine, the children go in. I'm all alone.]
~ [H:Lamp, lamp, why are you dark?] asks {H}.
~ [N:When I shine, the children go in. And I'm all alone.]
fr:
*Clac* ! fait la dernière porte.
~ La rue est vide. {H} s'assoit près de la lampe.
+ Pas un cri, pas un vélo. Personne.
< [H:Lampe, pourquoi tu ne brilles pas ?]
< [N:Quand je brille, les enfants rentrent. Je reste seule.]
~ [H:Lampe, lampe, pourquoi tu ne brilles pas ?] demande {H}.
~ [N:Quand je brille, les enfants rentrent. Et moi, je suis toute seule.]

=== turn whistle
en:
~ {H} whistles. *Fwee!*
{>pay}
< Out come the children.
~ A boy comes out. A girl comes out.
+ Her toothbrush comes too, because it is late.
< [O:Shine! We'll stay!] *Tink!*
~ [O:Shine, lamp! We're staying!] they call.
~ *Tink!* On goes the lamp.
fr:
~ {H} siffle. *Fuiit* !
{>pay}
< Les enfants ressortent.
~ Un garçon sort. Une fille sort.
+ Sa brosse à dents aussi, parce qu'il est tard.
< [O:Brille ! On reste !]
< *Ting* !
~ [O:Brille, lampe ! On reste !] crient-ils.
~ *Ting* ! La lampe s'allume.

=== turn draw
en:
~ *Scratch!* {H} draws a line on the ground{room:, for a game}.
{>pay}
< Out come the children.
~ A boy comes out. A girl comes out.
+ Her toothbrush comes too, because it is late.
< [O:Shine! We'll stay!] *Tink!*
~ [O:Shine, lamp! We're staying!] they call.
~ *Tink!* On goes the lamp.
fr:
~ *Cric* ! {H} trace un trait par terre{room:, pour un jeu}.
{>pay}
< Les enfants ressortent.
~ Un garçon sort. Une fille sort.
+ Sa brosse à dents aussi, parce qu'il est tard.
< [O:Brille ! On reste !]
< *Ting* !
~ [O:Brille, lampe ! On reste !] crient-ils.
~ *Ting* ! La lampe s'allume.

=== turn why
en:
{>pay}
~ The doors open. A nose. A slipper.
< Out come the children.
~ A boy comes out. A girl comes out.
+ Her toothbrush comes too, because it is late.
< [O:Shine! We'll stay!] *Tink!*
~ [O:Shine, lamp! We're staying!] they call.
~ *Tink!* On goes the lamp.
fr:
{>pay}
~ Les portes s'ouvrent. Un nez. Un chausson.
< Les enfants ressortent.
~ Un garçon sort. Une fille sort.
+ Sa brosse à dents aussi, parce qu'il est tard.
< [O:Brille ! On reste !]
< *Ting* !
~ [O:Brille, lampe ! On reste !] crient-ils.
~ *Ting* ! La lampe s'allume.

=== restore
en:
< Nobody goes in!
~ {room:The street is full. }Nobody goes in!
+ A moth goes round and round. It loves the light.
{>loved}
{>again}
~ Here comes the cat. No bump!
[H:{>refrainLast}]
fr:
< Personne ne rentre !
~ {room:La rue est pleine. }Personne ne rentre !
+ Un papillon tourne, tourne. Il aime la lumière.
{>loved}
{>again}
~ Voilà le chat. Pas de boum !
[H:{>refrainLast}]

=== again
en:
< {Everyone} play in the light.
~ [H:One, two, three... freeze!]
~ {H} turns round. {F} moved! {each:@ too!|@ too!}
{>end}
fr:
< {Everyone} jouent dans la lumière.
~ [H:Un, deux, trois, soleil !]
~ {H} se retourne. {F} a bougé ! {each:@ aussi !|@ aussi !}
{>end}

=== cameo
en:
A lamp winks. Hello, lamp!
fr:
Une lampe cligne. Bonjour, lampe !

=== ask
en:
Why was the lamp dark?
Who came out to play?
Is there a lamp in your street?
fr:
Pourquoi elle était éteinte, la lampe ?
Qui est sorti jouer ?
Il y a une lampe dans ta rue ?
`
