export const band0to4 = `
=== title
en:
Pom, Pom, Pom!
fr:
Pom, pom, pom !

=== title
en:
The Little Rover Sings
fr:
Le petit robot chante

=== teaser
en:
The little rover sings, and then he coughs. What is it that he sings?
fr:
Le petit robot chante, et puis il tousse. Qu'est-ce qu'il chante ?

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
Pom, pom, pom... hrrm!
fr:
Pom, pom, pom... hem !

=== refrainLast
en:
Pom, pom, pom... *Pom!*
fr:
Pom, pom, pom... *Pom !*

=== out
en:
< *Toot!* The star bus! {Crew} get on.
~ *Toot, toot!* The star bus! {Crew} ride to the last moon.
fr:
< *Tut !* Le bus des étoiles ! {Crew} montent.
~ *Tut, tut !* Le bus des étoiles ! {Crew} vont sur la dernière lune.

=== plant tag
en:
< {H} takes a round{room:, shiny} tag. {room:No name yet!||}
~ {H} has a tag for a dog. But there is no name on it yet.
fr:
< {H} prend une médaille{room: toute ronde}. {room:Pas encore de nom !||}
~ {H} a une médaille de chien. Mais il n'y a pas encore de nom dessus.

=== pay tag
en:
< {H} writes *Pom* on the tag.
~ {H} writes *Pom* on the dog tag. It is for him!
fr:
< {H} écrit *Pom* sur la médaille.
~ {H} écrit *Pom* sur la médaille. Elle est pour lui !

=== pay own
en:
< {H} gives Pom {h:his|her} {T}{room:, with a bow on}.
~ Happy birthday! {H} gives Pom {h:his|her} {T}, with a bow on top.
fr:
< {H} donne {son T} à Pom{room:, avec un nœud}.
~ Bon anniversaire ! {H} donne {son T} à Pom, avec un nœud dessus.

=== end tag
en:
~ *Ting, ting!* goes the tag.
fr:
~ *Ting, ting !* fait la médaille.

=== end own
en:
~ Pom spins three times, with his new {T}.
fr:
~ Pom tourne trois fois, avec {le T} {de H}.

=== plant own
en:
< {H} ties a bow on {h:his|her} {T}.
~ {H} ties a bow on {h:his|her} {T}. Who is it for? Nobody. It's just pretty.
fr:
< {H} met un nœud à {son T}.
~ {H} met un nœud à {son T}. Pour qui ? Pour personne. C'est joli, c'est tout.

=== loved
en:
~ [B:Is it for {T}?] Oh no!
fr:
~ [B:C'est pour {T} ?] Mais non !

=== lack >
en:
< Last stop, the moon! A small rover sings.
~ A small rover lives here, with a sheep.
~ Today the rover stops. He sings!
[N:{>refrain}]
+ The sheep feels his nose. It's cold. It's tin!
< [H:Oh! A cough!]{room: says {H}.}
~ [B:Oh! That cough!] says the sheep. [B:Each year, the same song. And the same cough!]
fr:
< La lune, terminus ! Un petit robot chante.
~ Un petit robot habite là, avec une brebis.
~ Aujourd'hui, le robot s'arrête. Il chante !
[N:{>refrain}]
+ La brebis lui tâte le nez. Il est froid : c'est du fer !
< [H:Oh ! Il tousse !]{room: dit {H}.}
~ [B:Oh ! Cette toux !] dit la brebis. [B:Tous les ans, la même chanson. Et la même toux !]

=== try oil >
en:
Does the rover squeak? {H} gives him oil. *Drip, drop!*
~ A drop for his wheels. A drop for {F}'s nose.
+ The rover is so slippy that he goes round and round.
The rover sings: *pom, pom... hrrm!*
fr:
Le robot grince ? {H} lui donne de l'huile. *Plic, ploc !*
~ Une goutte sur les roues. Une goutte sur le nez {de F}.
+ Le robot glisse si bien qu'il tourne en rond.
Le robot chante : *pom, pom... hem !*

=== try screws >
en:
< Is it a wheel? {H} and {F} take it off, and on.
~ Is it a wheel? {H} and {F} take it off.
~ Off, off, off! Six wheels.
~ On, on, on! Six wheels.
+ Three screws are left. Some are always left!
The rover rolls. He sings. And... *hrrm!*
fr:
< C'est une roue ? {H} et {F} l'enlèvent, et la remettent.
~ C'est une roue ? {H} et {F} l'enlèvent.
~ On enlève, on enlève ! Six roues.
~ On remet, on remet ! Six roues.
+ Il reste trois vis. Il en reste toujours !
Le robot roule. Il chante. Et... *hem !*

=== try fright >
en:
A good fright will stop it!
[F:Boo!] says {F}.
~ Up go the rover's arms! Up go his wheels!
+ Is he cross? No. He begins his song again.
< The rover jumps! And then... *hrrm!*
~ And then? *Pom, pom, pom... hrrm!*
fr:
Une bonne peur, et ça passe !
[F:Bouh !] dit {F}.
~ Le robot lève les bras ! Il lève les roues !
+ Il est fâché ? Non. Il reprend sa chanson.
< Le robot sursaute. Et puis... *hem !*
~ Et puis ? *Pom, pom, pom... hem !*

=== way >
en:
< The rover ties a bow on a stone. A present! Who for?
~ The rover rolls out. {H} and {F} go too.
~ This stone? No. {each:@ shows him one. No.|@ show him one. No.} That one? Yes!
~ The rover puts a red bow on it.
+ He pulls it tight. It is for somebody.
{>loved}
[N:{>refrain}]
fr:
< Le robot met un nœud à un caillou. Un cadeau ! Pour qui ?
~ Le petit robot sort. {H} et {F} le suivent.
~ Ce caillou ? Non. {each:@ lui en montre un. Non.|@ lui en montrent un. Non.} Celui-là ? Oui !
~ Le robot lui met un nœud rouge.
+ Il serre bien fort : c'est pour quelqu'un.
{>loved}
[N:{>refrain}]

=== insight >
en:
< A song, a present... It's the rover's birthday!
< {H} sings: *pom, pom, pom... {H}!*
< And the rover? No name!
~ {H} sings it too. *Pom, pom, pom... {H}!*
~ [H:Oh! That's where they sing my name!]
~ A song, a present... It's the rover's birthday!
~ But what is he called? He has no name!
+ He looks at {F}. He looks at {H}.
fr:
< Une chanson, un cadeau... C'est l'anniversaire du robot !
< {H} chante : *pom, pom, pom... {H} !*
< Et le robot ? Pas de nom !
~ {H} chante aussi. *Pom, pom, pom... {H} !*
~ [H:Oh ! Là, on chante mon nom !]
~ Une chanson, un cadeau... C'est l'anniversaire du robot !
~ Mais comment il s'appelle ? Il n'a pas de nom !
+ Il regarde {F}. Il regarde {H}.

=== turn listen
en:
~ {H} puts an ear to him. It goes *pom, pom*.
[H:You say *pom* all day,] says {H}. [H:So you are Pom!]
{>pay}
fr:
~ {H} colle l'oreille contre lui. Ça fait *pom, pom*.
[H:Tu dis toujours pom,] dit {H}. [H:Alors, tu es Pom !]
{>pay}

=== turn why
en:
~ [H:Why has he no name?] asks {H}.
~ [B:We forgot!] says the sheep.
+ The sheep goes as red as a beet.
[H:You say *pom* all day,] says {H}. [H:So you are Pom!]
{>pay}
fr:
~ [H:Pourquoi il n'a pas de nom ?] demande {H}.
~ [B:On a oublié !] dit la brebis.
+ La brebis devient toute rouge.
[H:Tu dis toujours pom,] dit {H}. [H:Alors, tu es Pom !]
{>pay}

=== restore
en:
< Cake for Pom! It's his birthday!
~ Cake! They all sing the song. Pom stops. He looks up.
{>again}
~ {>end}
+ They sing so loud that a star falls down. *Plop!*
~ And then? No cough!
[O:{>refrainLast}]
fr:
< Un gâteau, pour la fête de Pom !
~ Un gâteau ! On chante. Pom écoute.
{>again}
~ {>end}
+ On chante si fort qu'une étoile tombe. *Plop !*
~ Et alors ? Pas de toux !
[O:{>refrainLast}]

=== again
en:
< {H} and {F} sing with full mouths.{room: {each:@ too!|@ too!}}
~ {H} sings high. {F} sings with a full mouth. {each:@ sings low.|@ sing low.}
fr:
< {H} et {F} chantent la bouche pleine.{room: {each:@ aussi !|@ aussi !}}
~ {H} chante très haut. {F} chante la bouche pleine. {each:@ chante très bas.|@ chantent très bas.}

=== cameo
en:
A small rover rolls by. *Pom!* Here he comes!
fr:
Un petit robot passe. *Pom !* Le voilà !

=== ask
en:
What did the little rover sing?
What was his stone for?
When do they sing your name?
fr:
Que chantait le petit robot ?
Pourquoi y avait-il un nœud sur le caillou ?
Et toi, quand chante-t-on ton nom ?
`
