export const band0to4 = `
=== title
en:
Who Was in My Bed?
fr:
Qui a dormi dans mon lit ?

=== title
en:
The Bed in the Sea
fr:
Le lit dans la mer

=== teaser
en:
The crab's bed is so cold! And who was in it?
fr:
Brrr ! Le lit du crabe est tout froid. Et qui a dormi là ?

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
Who was in my bed?
fr:
Qui a dormi dans mon lit ?

=== refrainLast
en:
Mmm! It was *you*, octopus!
fr:
Mmm ! C'était *toi*, pieuvre !

=== out
en:
< A bed in the sea? {Crew} go and see.
~ There is a bed at the bottom of the sea. A bed? {Crew} go and see.
fr:
< Un lit dans la mer ? {Crew} vont voir.
~ Il y a un lit au fond de la mer. Un lit ? {Crew} vont voir.

=== plant pillow
en:
< {H} takes a {room:little }pillow. It's warm.
~ {H} has a little pillow. It's still warm from {h:his|her} cheek.
fr:
< {H} prend un {room:petit }oreiller. Il est chaud.
~ {H} a un petit oreiller. Il est encore chaud de sa joue.

=== pay pillow
en:
< {H} puts {h:his|her} pillow in the warm place.
~ {H} puts {h:his|her} little pillow in there, to keep the place warm.
fr:
< {H} met son oreiller dans le creux tout chaud.
~ {H} met son petit oreiller dans le creux, pour garder la place au chaud.

=== plant own
en:
< {H}'s {T} {n:is|are} warm from bed.
~ {H} takes {h:his|her} {T} out of bed. Mmm, still warm!
fr:
< {Le T} {de H} {n:a|ont} dormi au chaud.
~ {H} sort {son T} du lit. Mmm, c'est encore chaud !

=== pay own
en:
< {H} puts {h:his|her} {T} in the warm place.
~ {H} lays {h:his|her} {T} in there, to keep the place warm.
fr:
< {H} met {son T} dans le creux tout chaud.
~ {H} met {son T} dans le creux, pour garder la place au chaud.

=== end pillow
en:
~ The pillow is in there too.
fr:
~ L'oreiller dort aussi.

=== end own
en:
~ And {H}'s {T} {n:is|are} nice and warm.
fr:
~ Et {le T} {de H} {n:est|sont} bien au chaud.

=== loved
en:
< And {T}? Not in bed!
~ [A:And no {T} in bed!] says the octopus.
fr:
< Et {T} ? Pas au lit !
~ [A:Et pas question de {T} au lit !] dit la pieuvre.

=== lack >
en:
< One bed for two! *Dong!* The octopus gets up. Later, the crab gets in. *Brrr!*
~ One bed for two! *Ding!* Day! The crab gets up. Later, an octopus gets in.
~ *Dong!* Night! The octopus gets up. Later, the crab gets in. *Brrr!*
+ They never meet, because they are always late.
~ And there is ink on the pillow!
[V:{>refrain}]{room: says the crab.}
fr:
< Un lit pour deux ! La pieuvre se lève. Plus tard, le crabe rentre. *Brrr !*
~ Un lit pour deux ! *Ding !* Jour ! Le crabe se lève. Plus tard, une pieuvre se couche.
~ *Dong !* Nuit ! La pieuvre se lève. Plus tard, le crabe se couche. *Brrr !*
+ Jamais ensemble, parce que chacun arrive en retard.
~ Et sur l'oreiller, de l'encre !
[V:{>refrain}]{room: dit le crabe.}

=== try chest >
en:
{H} and {F} make a new bed, in a box of gold.
+ Out goes the gold, *clink, clink!* In goes soft weed.
~ It's soft. It's deep. It's for the crab alone!
The crab gets in.
[V:*Brrr!* Too cold!]
~ Out he gets.
fr:
{H} et {F} font un lit tout neuf, dans un coffre d'or.
+ On sort l'or, *cling, cling !* On met des algues.
~ Il est doux. Il est beau. Il est pour le crabe tout seul !
Le crabe se couche.
[V:*Brrr !* Trop froid !]
~ Et il sort.

=== try polite >
en:
{H} puts a flower in the bed.
~ There! Now it's a nice bed.
+ It is a big red one, and it smells like jam.
The crab lies down. *Atchoo!*
~ Up flies the flower. Up flies the sheet.
[V:*Brrr!* Too cold!]
fr:
{H} met une fleur dans le lit.
~ Voilà ! C'est un joli lit.
+ C'est une grande fleur rouge, qui sent la confiture.
Le crabe s'allonge. *Atchoum !*
~ La fleur s'envole. Le drap s'envole.
[V:*Brrr !* Trop froid !]

=== try wash >
en:
{H} and {F} wash the bed. *Scrub, scrub!*
~ No more ink. No more crumbs.
+ Bubbles here, bubbles there, bubbles up and down and everywhere. One goes *pop!*
It is so clean!
In goes the crab.
[V:*Brrr!* Too cold!]
fr:
{H} et {F} lavent le lit. *Frotte, frotte !*
~ Plus d'encre. Plus de miettes.
+ Des bulles par ici, des bulles par là, des bulles en haut, des bulles en bas. *Pop !*
Il est tout propre !
Le crabe essaie.
[V:*Brrr !* Trop froid !]

=== way >
en:
< Who is here? The octopus!
~ {H} and {F} look all round. On tiptoe!
~ {each:@ finds a crumb.|@ find a crumb.}
~ There sits the octopus, with crumbs all over.
+ One, two, three, four, five, six, seven, eight arms!
{>loved}
[A:{>refrain}] says the octopus.
fr:
< Qui est là ? La pieuvre !
~ {H} et {F} cherchent partout, sur la pointe des pieds.
~ {each:@ trouve une miette.|@ trouvent une miette.}
~ Voilà la pieuvre, pleine de miettes.
+ Un, deux, trois, quatre... huit bras !
{>loved}
[A:{>refrain}] dit la pieuvre.

=== insight >
en:
*Ding!* The crab gets up. {H} hops in.
[H:Oh! It's warm!]
~ {F} puts a nose in. Warm!
< The crab was just in it.
~ Who made it warm? The crab! He was just in it.
+ A bed can't get warm alone, because a bed has no tummy.
fr:
*Ding !* Le crabe se lève. Hop, {H} se couche.
[H:Oh ! C'est chaud !]
~ {F} met le nez dedans. C'est chaud !
< Le crabe vient d'en sortir.
~ Qui l'a chauffé ? Le crabe ! Il vient d'en sortir.
+ Un lit ne chauffe pas tout seul, parce qu'un lit n'a pas de ventre.

=== turn still
en:
{>pay}
< Quick, octopus! In you get.
~ [H:Quick, octopus! Before it's cold!]
~ {H} lifts the sheet and keeps very still.
+ An arm. An arm. An arm. It takes some time.
[A:Mmm! Who made my bed warm?]
~ [H:The crab!] says {H}.
fr:
{>pay}
< Vite, pieuvre, au lit !
~ [H:Vite, pieuvre, c'est encore chaud !]
~ {H} soulève le drap et ne bouge plus.
+ Un bras. Un bras. Encore un bras. C'est long.
[A:Mmm ! Qui a chauffé mon lit ?]
~ [H:C'est le crabe !] dit {H}.

=== turn why
en:
{>pay}
< Quick, octopus! In you get.
~ [H:Quick, octopus! Before it's cold!]
+ An arm. An arm. An arm. It takes some time.
[A:Mmm! Who made my bed warm?]
~ [H:Why is it warm? The crab!] says {H}.
fr:
{>pay}
< Vite, pieuvre, au lit !
~ [H:Vite, pieuvre, c'est encore chaud !]
+ Un bras. Un bras. Encore un bras. C'est long.
[A:Mmm ! Qui a chauffé mon lit ?]
~ [H:Pourquoi c'est chaud ? Grâce au crabe !] dit {H}.

=== restore
en:
< *Dong!* Out, octopus! In, crab! It's warm!
~ *Dong!* Out comes the octopus. The crab gets in. How warm!
{>again}
+ Ten warm legs!
~ {>end}
~ The crab looks at the octopus.
[V:{>refrainLast}]
fr:
< *Dong !* La pieuvre sort. Le crabe entre. C'est chaud !
~ *Dong !* La pieuvre sort. Le crabe entre. Comme c'est chaud !
{>again}
+ Dix pattes au chaud !
~ {>end}
~ Le crabe regarde la pieuvre.
[V:{>refrainLast}]

=== again
en:
< {Everyone} tuck him in.
~ {H} pulls up the sheet. {F} eats one crumb. {each:@ eats two.|@ eat two.}
fr:
< {Everyone} le bordent.
~ {H} remonte le drap. {F} mange une miette. {each:@ en mange deux.|@ en mangent deux.}

=== cameo
en:
*Dong!* A crab says good night. Good night, crab!
fr:
*Dong !* Un crabe dit bonne nuit. Bonne nuit, crabe !

=== ask
en:
Who was in the crab's bed?
Why was the bed warm?
Who makes your bed warm?
fr:
Qui a dormi dans le lit du crabe ?
Pourquoi le lit était-il chaud ?
Et ton lit, qui le chauffe ?
`
