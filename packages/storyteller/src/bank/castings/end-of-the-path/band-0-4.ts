export const band0to4 = `
=== title
en:
Where Is the Path?
fr:
Où est le chemin ?

=== title
en:
One More Step, Goat!
fr:
Encore un pas, la chèvre !

=== teaser
en:
The path stops, and Goat stops too. Who will go on?
fr:
Le chemin s'arrête, et la chèvre aussi. Qui va plus loin ?

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
Stop! No more path!
fr:
Stop ! Plus de chemin !

=== refrainLast
en:
Go on! One more step!
fr:
Allez ! Encore un pas !

=== out
en:
< {room:Up, up! ||}{Crew} go up the hill.
~ Step, step, step! {Crew} walk up the hill, to the snow.
fr:
< {room:Hop, hop ! ||}{Crew} montent.
~ Un pas, un pas, un pas ! {Crew} montent jusqu'à la neige.

=== plant ribbon
en:
< {H} has a {room:long, }red ribbon.
~ {H} has a red ribbon. It likes to show where the wind is.
fr:
< {H} a un {room:long }ruban rouge.
~ {H} a un ruban rouge. Il montre où va le vent.

=== pay ribbon
en:
< {H} puts {h:his|her} ribbon there, for Goat.
~ {H} ties {h:his|her} ribbon there. [H:Come to me, Goat!]
fr:
< {H} met là son ruban, pour la chèvre.
~ {H} noue là son ruban.
~ [H:Viens, la chèvre !]

=== plant lantern
en:
< {H} has a {room:small }lantern.
~ {H} has a lantern. It shines on the next step.
fr:
< {H} a une {room:petite }lanterne.
~ {H} a une lanterne. Elle éclaire le pas d'après.

=== pay lantern
en:
< {H} puts {h:his|her} lantern there, for Goat.
~ {H} puts {h:his|her} lantern there. [H:Come to me, Goat!]
fr:
< {H} met là sa lanterne, pour la chèvre.
~ {H} met là sa lanterne.
~ [H:Viens, la chèvre !]

=== pay own
en:
< {H} puts {h:his|her} {T} a step ahead.
~ {H} puts {h:his|her} {T} just one step ahead. [H:Can you get {n:it|them}, Goat?]
fr:
< {H} pose {son T} un pas plus loin.
~ {H} pose {son T} juste un pas plus loin.
~ [H:Tu {n:l'attrapes|les attrapes}, la chèvre ?]

=== plant own
en:
< One step, one more: got you, {T}!
~ {H} follows {h:his|her} {T}. One step, one more step, got {n:it|them}!
fr:
< Un pas, encore un : {H} attrape {son T}.
~ {H} court après {son T}. Un pas, encore un pas... {T:attrapé|attrapée} !

=== plant own garment
en:
< One step! One more! {H}'s {T} {n:goes|go} too.
~ One step, one more step! Wherever {H} goes, the {T} {n:goes|go} too.
fr:
< Un pas, encore un ! {Le T} {de H} {n:suit|suivent}.
~ Un pas, encore un pas ! Où va {H}, {le T} {n:va|vont} aussi.

=== loved
en:
~ Can you do {T} up here? In the snow, yes!
fr:
~ Et {T}, ici ? Dans la neige, oui !

=== lack >
en:
< Here is Goat. Her sister is up there.
< But the path stops!
~ Here is Goat. She wants to see her sister, up there.
~ But the path stops in the snow.
+ Goat stops, because the path stops.
[A:{>refrain}] says Donkey.
~ [N:No path, no sister,] says Goat.
fr:
< Voici la chèvre. Sa sœur est là-haut.
< Mais le chemin s'arrête !
~ Voici la chèvre. Elle veut voir sa sœur, là-haut.
~ Mais le chemin s'arrête dans la neige.
+ La chèvre s'arrête, parce que le chemin s'arrête.
[A:{>refrain}] dit l'âne.
~ [N:Pas de chemin, pas de sœur,] dit la chèvre.

=== try dig >
en:
Is the path under the snow? {H} and {F} dig.
< A mitten! But no path.
~ They dig up a mitten. They dig up a bug.
~ The bug is cross. And no path!
+ The bug goes back. It is cold.
fr:
Le chemin est sous la neige ? {H} et {F} creusent.
< Une moufle ! Mais pas de chemin.
~ Voilà une moufle. Voilà une petite bête.
~ La petite bête n'est pas contente. Et pas de chemin !
+ La petite bête rentre : elle a froid.

=== try ask >
en:
[H:Donkey, where does the path go?] asks {H}.
~ Donkey has a cap on, and a chair.
~ [A:It stops!] says Donkey. [A:It's a very good stop.]
+ He likes it here, because of the chair.
< [A:It stops!] says Donkey.
fr:
[H:Où va le chemin, l'âne ?] demande {H}.
~ L'âne a une casquette, et une chaise.
~ [A:Il s'arrête !] dit l'âne. [A:C'est un très bon arrêt.]
+ Il aime bien ici : il a sa chaise.
< [A:Il s'arrête !] dit l'âne.

=== try call >
en:
{H} calls over the snow: [H:Have you got the path?]
< [O:My path stops, too!] calls the sister.
~ [O:No!] calls somebody, very far off. [O:My path stops, too!]
+ It is the sister: she says *baa* at the end.
~ The sister waits up there, and Goat waits down here.
fr:
[H:Tu as le chemin ?] crie {H} par-dessus la neige.
< [O:Le mien s'arrête aussi !] crie la sœur.
~ [O:Non !] crie quelqu'un, très loin. [O:Le mien s'arrête aussi !]
+ C'est la sœur : elle fait *bêê* à la fin !
~ La sœur attend là-haut, et la chèvre attend ici.

=== way >
en:
< *Whoo!* Off flies {F}'s hat. {Everyone} look.
~ *Whoo!* goes the wind. Off flies {F}'s woolly hat!
~ {each:@ calls: come back, hat!|@ call: come back, hat!}
~ The hat sits in the snow, far off.
[A:{>refrain}] says Donkey.
+ Nobody goes there. There is no path.
~ But {H} wants {F}'s hat.
fr:
< *Ouh !* Le bonnet {de F} s'envole. {Everyone} regardent.
~ *Ouh !* fait le vent. Le bonnet {de F} s'envole !
~ {each:@ crie : reviens, bonnet !|@ crient : reviens, bonnet !}
~ Le bonnet est dans la neige, là-bas.
[A:{>refrain}] dit l'âne.
+ Personne n'y va : il n'y a pas de chemin.
~ Mais {H} veut le bonnet {de F}.

=== insight >
en:
< *Crunch, crunch.* {H} gets the hat.
~ *Crunch, crunch, crunch.* {H} gets the hat, and comes back.
Oh! Look! A new bit of path!
+ It's small, because {H}'s feet are small.
~ It wasn't there before. Who made it?
{H} looks under {h:his|her} foot.
fr:
< *Crounch, crounch.* {H} prend le bonnet.
~ *Crounch, crounch.* {H} prend le bonnet, et revient.
Oh ! Regarde ! Un bout de chemin !
+ Il est petit, parce que les pieds {de H} sont petits.
~ Il n'était pas là, avant. Qui l'a fait ?
{H} regarde sous son pied.

=== turn climb
en:
[H:Feet make paths!] says {H}, and goes up, *crunch*.
{>pay}
~ Goat lifts a foot. *Crunch!*
< Goat comes. *Crunch!*
~ [N:I made some!] says Goat. *Crunch, crunch!*
+ She can't stop now. It is fun.
fr:
< [H:Un chemin, c'est des pas !] dit {H}.
~ [H:Un chemin, c'est des pas !] dit {H}, qui grimpe. *Crounch* !
{>pay}
~ La chèvre lève un pied. *Crounch* !
< La chèvre vient. *Crounch* !
~ [N:J'ai fait un bout de chemin !] dit la chèvre.
+ Elle ne s'arrête plus : c'est trop drôle.

=== turn dance
en:
[H:Feet make paths!] says {H}, and hops, *crunch, crunch*.
{>pay}
~ Goat lifts a foot. *Crunch!*
< Goat comes. *Crunch!*
~ [N:I made some!] says Goat. *Crunch, crunch!*
+ She can't stop now. It is fun.
fr:
< [H:Un chemin, c'est des pas !] dit {H}.
~ [H:Un chemin, c'est des pas !] dit {H}, qui danse. *Crounch* !
{>pay}
~ La chèvre lève un pied. *Crounch* !
< La chèvre vient. *Crounch* !
~ [N:J'ai fait un bout de chemin !] dit la chèvre.
+ Elle ne s'arrête plus : c'est trop drôle.

=== turn why
en:
[H:Why stop? Feet make paths!] says {H}. *Crunch!*
{>pay}
~ Goat lifts a foot. *Crunch!*
< Goat comes. *Crunch!*
~ [N:I made some!] says Goat. *Crunch, crunch!*
+ She can't stop now. It is fun.
fr:
< [H:Un chemin, c'est des pas !] dit {H}.
~ [H:Pourquoi stop ? Un chemin, c'est des pas !] dit {H}. *Crounch* !
{>pay}
~ La chèvre lève un pied. *Crounch* !
< La chèvre vient. *Crounch* !
~ [N:J'ai fait un bout de chemin !] dit la chèvre.
+ Elle ne s'arrête plus : c'est trop drôle.

=== restore
en:
*Baa! Baa!* Two sisters, nose to nose!
{>loved}
{>again}
~ And here comes Donkey, with his chair.
+ He wants to see too. He never came up here.
[A:{>refrainLast}] says Donkey.
fr:
*Bêê ! Bêê !* Deux sœurs, nez à nez !
{>loved}
{>again}
~ Et voilà l'âne, avec sa chaise.
+ Il veut voir aussi : il n'est jamais venu.
[A:{>refrainLast}] dit l'âne.

=== again
en:
< {H} and {F} run round them.{room: {each:@ too!|@ too!}}
~ {H} goes *crunch*, {F} goes *crunch*. {each:@ goes *crunch-crunch*.|@ go *crunch-crunch*.}
fr:
< {H} et {F} courent autour.{room: {each:@ aussi !|@ aussi !}}
~ {H} fait *crounch*, {F} fait *crounch*. {each:@ fait *crounch-crounch*.|@ font *crounch-crounch*.}

=== cameo
en:
A goat goes by, *crunch, crunch*. Good day, Goat!
fr:
Une chèvre passe, *crounch, crounch*. Bonjour, la chèvre !

=== ask
en:
Who makes the path?
What did the wind take?
Where do your feet go first?
fr:
Qui fait le chemin ?
Qu'est-ce que le vent a pris ?
Où vont tes pieds en premier ?
`
