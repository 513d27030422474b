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
< {H} takes a {room:long, }red ribbon.
~ {H} has a red ribbon. It likes to show where the wind is.
fr:
< {H} prend un {room:long }ruban rouge.
~ {H} a un ruban rouge. Il montre où va le vent.

=== pay ribbon
en:
< {H} ties {h:his|her} ribbon one step on. Come, Goat!
~ {H} ties {h:his|her} ribbon there. [H:Come to me, Goat!]
fr:
< {H} met son ruban{room: un pas} plus loin. Viens, la chèvre !
~ {H} noue là son ruban.
~ [H:Viens, la chèvre !]

=== plant lantern
en:
< {H} takes a {room:small }lantern.
~ {H} has a lantern. It shines on the next step.
fr:
< {H} prend une {room:petite }lanterne.
~ {H} a une lanterne. Elle éclaire le pas d'après.

=== pay lantern
en:
< {H} puts {h:his|her} lantern one step on. Come, Goat!
~ {H} puts {h:his|her} lantern there. [H:Come to me, Goat!]
fr:
< {H} met sa lanterne{room: un pas} plus loin. Viens, la chèvre !
~ {H} met là sa lanterne.
~ [H:Viens, la chèvre !]

=== pay own
en:
< {H} puts {h:his|her} {T} one step on. Come, Goat!
~ {H} puts {h:his|her} {T} just one step ahead. [H:Can you get {n:it|them}, Goat?]
fr:
< {H} pose {son T}{room: un pas plus loin}. Viens, la chèvre !
~ {H} pose {son T} juste un pas plus loin.
~ [H:Tu {n:l'attrapes|les attrapes}, la chèvre ?]

=== plant own
en:
< One step, and {H} gets {h:his|her} {T}!
~ {H} plays a game. The {T} {n:is|are} just one step away. One step... got {n:it|them}!
fr:
< Un pas, et {H} prend {son T} !
~ {H} joue : {le T}, un pas plus loin. Un pas... {T:attrapé|attrapée} !

=== plant own garment
en:
< One step! One more! {H}'s {T} {n:goes|go} too.
~ One step, one more step! Wherever {H} goes, the {T} {n:goes|go} too.
fr:
< Un pas, encore un ! {Le T} {de H} {n:suit|suivent}.
~ Un pas, encore un pas ! Où va {H}, {le T} {n:va|vont} aussi.

=== loved
en:
< {H} loves {T}. In the snow, too!
~ Can you do {T} up here? In the snow, yes!
fr:
< {H} adore {T}. Dans la neige aussi !
~ Et {T}, ici ? Dans la neige, oui !

=== lack >
en:
< Here is Goat. Her sister is up there.
< And here is Donkey.
~ Here is Goat. She wants to see her sister, up there.
~ But the path stops in the snow, at Donkey's chair.
+ Goat stops, because the path stops.
[A:{>refrain}] says Donkey.
~ [N:No path, no sister,] says Goat.
fr:
< Voici la chèvre. Sa sœur est là-haut.
< Et voici l'âne.
~ Voici la chèvre. Elle veut voir sa sœur, là-haut.
~ Mais le chemin s'arrête dans la neige, à la chaise de l'âne.
+ La chèvre s'arrête, parce que le chemin s'arrête.
[A:{>refrain}] dit l'âne.
~ [N:Pas de chemin, pas de sœur,] dit la chèvre.

=== try dig >
en:
Is the path under the snow? {H} and {F} dig.
< A mitten! But no path.
~ They dig up a mitten. They dig up a bug.
~ The bug is cross. And no path!
+ The bug goes back in. Brrr!
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
{H} calls up the hill: [H:Is there a path up there?]
< [O:No! No path!] calls Goat's sister.
~ [O:No!] calls somebody, very far off. [O:No path here!]
+ It is the sister: she says *baa* at the end.
~ The sister waits up there, and Goat waits down here.
fr:
[H:Et là-haut, il y a un chemin ?] crie {H}.
< [O:Non ! Pas de chemin !] crie la sœur.
~ [O:Non !] crie quelqu'un, très loin. [O:Pas de chemin ici !]
+ C'est la sœur : elle fait *bêê* à la fin !
~ La sœur attend là-haut, et la chèvre attend ici.

=== way >
en:
< *Whoo!* Off flies {F}'s hat. {Everyone} look.
~ *Whoo!* goes the wind. Off flies {F}'s woolly hat!
~ {each:@ calls the hat back.|@ call the hat back.}
~ The hat sits in the snow, far off.
[A:{>refrain}] says Donkey.
+ Nobody goes there. There is no path.
~ But {H} wants {F}'s hat.
fr:
< *Ouh !* Le bonnet {de F} s'envole. {Everyone} regardent.
~ *Ouh !* fait le vent. Le bonnet {de F} s'envole !
~ {each:@ appelle le bonnet.|@ appellent le bonnet.}
~ Le bonnet est dans la neige, là-bas.
[A:{>refrain}] dit l'âne.
+ Personne n'y va : il n'y a pas de chemin.
~ Mais {H} veut le bonnet {de F}.

=== insight >
en:
< *Crunch, crunch.* {H} gets the hat.
~ *Crunch, crunch, crunch.* {H} goes and gets the hat.
~ Then {h:he|she} looks back.
Oh! Behind {H}: steps, steps, steps!
+ They are small, because {H}'s feet are small.
< A path!
~ It's a path! It wasn't there before. Who made it?
fr:
< *Crounch, crounch.* {H} prend le bonnet.
~ *Crounch, crounch, crounch.* {H} va chercher le bonnet.
~ Et puis {h:il|elle} se retourne.
Oh ! Derrière {H} : des pas, des pas, des pas !
+ Ils sont petits, parce que les pieds {de H} sont petits.
< Un chemin !
~ C'est un chemin ! Il n'était pas là, avant. Qui l'a fait ?

=== turn climb
en:
< [H:Feet make paths!] says {H}.
~ [H:Feet make paths!] says {H}, and goes up, *crunch*.
{>pay}
~ Goat lifts a foot. *Crunch!*
< Goat comes. *Crunch, crunch!*
~ [N:I made some!] says Goat. *Crunch, crunch!*
+ She can't stop now. It is fun.
fr:
< [H:Un chemin, c'est des pas !] dit {H}.
~ [H:Un chemin, c'est des pas !] dit {H}, qui grimpe. *Crounch* !
{>pay}
~ La chèvre lève un pied. *Crounch* !
< La chèvre avance. *Crounch* !
~ [N:J'ai fait un bout de chemin !] dit la chèvre.
+ Elle ne s'arrête plus : c'est trop drôle.

=== turn dance
en:
< [H:Feet make paths!] says {H}.
~ [H:Feet make paths!] says {H}, and hops, *crunch, crunch*.
{>pay}
~ Goat lifts a foot. *Crunch!*
< Goat comes. *Crunch, crunch!*
~ [N:I made some!] says Goat. *Crunch, crunch!*
+ She can't stop now. It is fun.
fr:
< [H:Un chemin, c'est des pas !] dit {H}.
~ [H:Un chemin, c'est des pas !] dit {H}, qui danse. *Crounch* !
{>pay}
~ La chèvre lève un pied. *Crounch* !
< La chèvre avance. *Crounch* !
~ [N:J'ai fait un bout de chemin !] dit la chèvre.
+ Elle ne s'arrête plus : c'est trop drôle.

=== turn why
en:
< [H:Feet make paths!] says {H}.
~ [H:Why stop? Feet make paths!] says {H}. *Crunch!*
{>pay}
~ Goat lifts a foot. *Crunch!*
< Goat comes. *Crunch, crunch!*
~ [N:I made some!] says Goat. *Crunch, crunch!*
+ She can't stop now. It is fun.
fr:
< [H:Un chemin, c'est des pas !] dit {H}.
~ [H:Pourquoi stop ? Un chemin, c'est des pas !] dit {H}. *Crounch* !
{>pay}
~ La chèvre lève un pied. *Crounch* !
< La chèvre avance. *Crounch* !
~ [N:J'ai fait un bout de chemin !] dit la chèvre.
+ Elle ne s'arrête plus : c'est trop drôle.

=== restore
en:
*Baa! Baa!* Two sisters, nose to nose!
{>loved}
{>again}
~ And here comes Donkey, with his chair.
+ He wants to see too. He has never been up here.
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
< {Everyone} run {room:round them||round}.
~ {H} goes *crunch*, {F} goes *crunch*. {each:@ goes *crunch-crunch*.|@ go *crunch-crunch*.}
fr:
< {Everyone} courent autour.
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
