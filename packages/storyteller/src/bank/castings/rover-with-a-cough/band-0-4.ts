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
< {H} has a tag for a dog. {room:No name yet!||}
~ {H} has a tag for a dog. But there is no name on it yet.
fr:
< {H} a une médaille de chien. {room:Mais sans nom !||}
~ {H} a une médaille de chien. Mais il n'y a pas encore de nom dessus.

=== pay tag
en:
< {H} gives Pom the dog tag.
~ {H} writes *Pom* on the dog tag. It is for him!
fr:
< {H} donne la médaille à Pom.
~ {H} écrit *Pom* sur la médaille. Elle est pour lui !

=== pay own
en:
< {H} gives Pom {h:his|her} {T}.
~ {H} gives Pom {h:his|her} {T}, with a bow on top.
fr:
< {H} donne {son T} à Pom.
~ {H} donne {son T} à Pom, avec un nœud dessus.

=== end tag
en:
~ *Ting, ting!* goes the tag.
fr:
~ *Ting, ting !* fait la médaille.

=== end own
en:
~ Pom rolls three times round {H}'s {T}.
fr:
~ {Le T} {de H} ! Pom en fait trois fois le tour.

=== loved
en:
~ [B:Is it for {T}?] Oh no!
fr:
~ [B:C'est pour {T} ?] Mais non !

=== lack >
en:
< Last stop, the moon! A small rover sings.
~ A small rover lives here, with a sheep.
~ Today he stops. He sings!
[N:{>refrain}]
+ She oils him and she wipes him, because she thinks that he's ill.
< [B:Oh! A cough!]{room: says a sheep.}
~ [B:Oh! A cough!] says the sheep. [B:Each year, that cough!]
fr:
< La lune, terminus ! Un petit robot chante.
~ Un petit robot habite là, avec une brebis.
~ Aujourd'hui, il s'arrête. Il chante !
[N:{>refrain}]
+ Elle l'essuie, elle le frotte, parce qu'elle le croit malade.
< [B:Oh ! Il tousse !]{room: dit une brebis.}
~ [B:Oh ! Il tousse !] dit la brebis. [B:Tous les ans, cette toux !]

=== try oil >
en:
Does the rover squeak? {H} gives him oil. *Drip, drop!*
~ A drop for his wheels. A drop for {F}'s nose.
+ He is so slippy that he goes round and round.
~ He sings so well!
But then: *hrrm!*
fr:
Le robot grince ? {H} lui donne de l'huile. *Plic, ploc !*
~ Une goutte sur les roues. Une goutte sur le nez {de F}.
+ Il glisse si bien qu'il tourne en rond.
~ Comme il chante bien !
Mais voilà : *hem !*

=== try screws >
en:
< Is it a wheel? {H} and {F} take it off, and on.
~ Is it a wheel? {H} and {F} take it off.
~ Off, off, off! Six wheels.
~ On, on, on! Six wheels.
+ Three screws are left. Some are always left!
The rover rolls. He sings. And... *hrrm!*
fr:
< C'est la roue ? {H} et {F} l'enlèvent, et la remettent.
~ C'est la roue ? {H} et {F} l'enlèvent.
~ On enlève, on enlève ! Six roues.
~ On remet, on remet ! Six roues.
+ Il reste trois vis. Il en reste toujours !
Il roule. Il chante. Et... *hem !*

=== try fright >
en:
A good fright will stop it!
[F:Boo!] says {F}.
~ Up go his arms! Up go his wheels!
+ Is he cross? No. He wants them to hear it.
~ *Pom!* Once more.
< The rover jumps! And then... *hrrm!*
~ One, two, three: *hrrm!*
fr:
Une bonne peur, et ça passe !
[F:Bouh !] dit {F}.
~ Les bras en l'air ! Les roues en l'air !
+ Il est fâché ? Non : il faut bien l'écouter.
~ *Pom !* Il recommence.
< Le robot sursaute. Et puis... *hem !*
~ Un, deux, trois : *hem !*

=== way >
en:
< The rover ties a bow on a stone. A present! Who for?
~ The rover rolls out. {H} and {F} go too.
~ {each:@ goes last.|@ go last.}
~ This stone? No. This one? No. This one!
~ He puts a red bow on it.
+ He pulls it tight. It is for somebody.
{>loved}
[N:{>refrain}]
fr:
< Le robot met un nœud à un caillou. Un cadeau ! Pour qui ?
~ Le petit robot sort. {H} et {F} le suivent.
~ {each:@ ferme la marche.|@ ferment la marche.}
~ Ce caillou ? Non. Celui-là ? Non. Celui-là !
~ Il lui met un nœud rouge.
+ Il serre bien fort : c'est pour quelqu'un.
{>loved}
[N:{>refrain}]

=== insight >
en:
{H} sings it too. *Pom, pom, pom... {H}!*
~ [H:Oh! That's where they sing my name!]
< It's the rover's birthday song!
< But he has no name.
~ A song, and a bow... It's his birthday!
~ But what is he called? He has no name!
+ He looks at {F}. He looks at {H}.
fr:
{H} chante aussi. *Pom, pom, pom... {H} !*
~ [H:Oh ! Là, on chante mon nom !]
< C'est l'anniversaire du petit robot !
< Mais il n'a pas de nom.
~ Une chanson, un nœud... C'est son anniversaire !
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
+ She is so sorry. Each one left it to the others.
[H:You say *pom* all day,] says {H}. [H:So you are Pom!]
{>pay}
fr:
~ [H:Pourquoi il n'a pas de nom ?] demande {H}.
~ [B:On a oublié !] dit la brebis.
+ Elle est bien triste : chacun attendait les autres.
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
~ {H} sings high. {F} sings with a full mouth. {each:@ too!|@ too!}
fr:
< {H} et {F} chantent la bouche pleine.{room: {each:@ aussi !|@ aussi !}}
~ {H} chante très haut. {F} chante la bouche pleine. {each:@ aussi !|@ aussi !}

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
