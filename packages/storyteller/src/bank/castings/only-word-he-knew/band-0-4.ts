export const band0to4 = `
=== title
en:
Shoo, Shoo, Scarecrow!
fr:
Ouste, ouste !

=== title
en:
Arms Wide Open
fr:
Les grands bras de paille

=== teaser
en:
The scarecrow has only one word. It is the wrong one!
fr:
L'épouvantail ne sait dire qu'un mot. Et ce n'est pas le bon !

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
Shoo! Shoo!
fr:
Ouste ! Ouste !

=== refrainLast
en:
Shoo... shoo...
fr:
Ouste... ouste...

=== out
en:
< {Crew} go to the farm.
~ What does Goat say? *Meh!* {Crew} go up to the farm to see her.
fr:
< {Crew} vont à la ferme.
~ Que dit la chèvre ? *Bêê* ! {Crew} montent la voir à la ferme.

=== plant seeds
en:
< {H} takes sunflower seeds.
~ {H} has sunflower seeds. One, two, three! Shh, they are asleep.
fr:
< {H} prend des graines de tournesol.
~ {H} a des graines de tournesol. Une, deux, trois ! Chut, elles dorment.

=== pay seeds
en:
< {H} gives Scarecrow seeds. Shh!
~ {H} puts the seeds in Scarecrow's hand. One, two, three, shh!
fr:
< {H} donne les graines au bonhomme. Chut !
~ {H} met les graines dans la main du bonhomme. Une, deux, trois, chut !

=== plant own scarf
en:
< Mmm! {H}'s {T} hides {h:his|her} mouth.
~ Mmm, mmm! {H}'s {T} hides {h:his|her} mouth. What does {h:he|she} say?
fr:
< Mmm ! {Le T} {de H} cache sa bouche.
~ Mmm, mmm ! {Le T} {de H} cache sa bouche. Qu'est-ce qu'{h:il|elle} dit ?

=== pay own
en:
< {H} gives Scarecrow {h:his|her} {T}. Squeeze! Shh!
~ {H} gives Scarecrow {h:his|her} {T} to hold. Squeeze! And shh!
fr:
< {H} donne {son T} au bonhomme. Serre ! Chut !
~ {H} donne {son T} au bonhomme. Serre fort ! Et chut !

=== pay own scarf
en:
< {H} ties {h:his|her} {T} on Scarecrow's mouth.{room: Shh!}
~ {H} ties {h:his|her} {T} on Scarecrow's mouth. The word can't get out now!
fr:
< {H} met {son T} sur la bouche du bonhomme.
~ {H} met {son T} sur la bouche du bonhomme. Le mot ne sort plus !

=== plant own
en:
< Shh! {H} squeezes {h:his|her} {T}.
~ Shh! When {H} must not say a word, {h:he|she} squeezes {h:his|her} {T}.
fr:
< Chut ! {H} serre {son T}.
~ Chut ! Pour ne rien dire, {H} serre très fort {son T}.

=== plant own like
en:
< Shh! {H} looks at {h:his|her} {T}.
~ Shh! {H} looks at {h:his|her} {T}, and does not say a word.
fr:
< Chut ! {H} regarde {son T}.
~ Chut ! {H} regarde {son T}, et ne dit plus un mot.

=== pay own like
en:
< {H} gives Scarecrow {h:his|her} {T}. Look! Shh!
~ {H} gives Scarecrow {h:his|her} {T} to look at. Look! And shh!
fr:
< {H} donne {son T} au bonhomme. Regarde ! Chut !
~ {H} donne {son T} au bonhomme. Regarde bien ! Et chut !

=== loved
en:
< Tomorrow, {T}!
+ And {T}? Tomorrow!
fr:
< Demain, on va {T} !
+ Et {T} ? Demain !

=== lack >
en:
< A beetle eats the cabbage. *Munch!*
< Scarecrow wants a bird. He has only one word:
~ Oh no! A beetle eats the cabbage. *Munch!*
~ [A:Birds eat beetles,] says Goat. [A:But none come!]
~ Scarecrow wants a bird to come. But he has only one word.
[N:{>refrain}]{room: he says.}
+ He says it to a cloud, because there is nobody else.
fr:
< Un scarabée mange le chou. *Croc* !
< Le bonhomme de paille veut un oiseau. Mais il n'a qu'un mot :
~ Oh non ! Un scarabée mange le chou. *Croc* !
~ [A:Les oiseaux mangent les scarabées,] dit la chèvre.
~ Le bonhomme de paille voudrait un oiseau. Mais il ne sait qu'un mot.
[N:{>refrain}]{room: dit-il.}
+ Il le dit à un nuage, parce qu'il n'y a personne d'autre.

=== try word >
en:
[H:Say *come!*] says {H}.
[N:{>refrain}]
+ [F:Come!] says {F}, too.
~ He tries so hard! Straw comes out of his ears.
< [H:Come!] says {H}.
[N:Shoom!] says Scarecrow.
+ It is not a word. And no birds come.
fr:
[H:Dis *viens* !] dit {H}.
[N:{>refrain}]
+ [F:Viens !] dit {F} aussi.
~ C'est dur ! La paille lui sort des oreilles.
< [H:Viens !] dit {H}.
[N:Vi-ouste !] dit le bonhomme.
+ Ce n'est pas un mot. Et pas d'oiseau.

=== try crumbs >
en:
Here are crumbs, little bird! Hop, hop, hop.
~ It comes close. It looks up.
Scarecrow is so happy!
[N:{>refrain}]
< Off it flies!
~ *Whoosh!* Off it flies.
fr:
Voilà des miettes. Hop, hop, hop, un oiseau !
~ Il arrive tout près. Il lève la tête. Oh !
Le bonhomme est si content !
[N:{>refrain}]
< Plus d'oiseau !
~ Et plus d'oiseau.

=== try sheet >
en:
~ [H:Hide! Then the birds will come,] says {H}.
{H} and {F} put a sheet on Scarecrow. Now he's a ghost!
~ Two long arms stick out.
+ They can't go down. They are one big stick.
[N:{>refrain}] says the ghost.
No birds.
fr:
~ [H:Cache-toi ! Les oiseaux viendront,] dit {H}.
{H} et {F} mettent un drap au bonhomme. C'est un fantôme !
~ Deux grands bras dépassent.
+ Il ne peut pas les baisser : c'est un bâton.
[N:{>refrain}] dit le fantôme.
Pas d'oiseau.

=== way >
en:
< {Everyone} go to the gate. Birds!
< [H:Come!] says {H}. [B:No! He says shoo!] says a bird.
~ {H} and {F} go to the gate. Look, birds! {each:@ says tweet.|@ say tweet.}
~ [H:Come!] says {H}. [B:No!] says a small bird. [B:He says shoo! That isn't nice.]
+ And all the birds look the other way.
fr:
< {Everyone} vont au portail. Des oiseaux !
< [H:Venez !] dit {H}.
< [B:Non ! Il dit ouste !] dit un oiseau.
~ {H} et {F} vont jusqu'au portail. Des oiseaux ! {each:@ fait cui-cui.|@ font cui-cui.}
~ [H:Venez !] dit {H}.
~ [B:Non !] dit un petit oiseau. [B:Il dit ouste ! Ce n'est pas gentil.]
+ Et tous les oiseaux regardent ailleurs.

=== insight >
en:
< {H} is a scarecrow, too! Arms out!
~ {H} does what Scarecrow does. Arms out!
+ Right next to him.
~ *Bump!* {F} runs in. A hug!
< *Bump!* A hug from {F}!
+ {F} stays a long while. It is a good hug.
< [H:Your arms say *come!*]{room: says {H}.}
~ [H:Your arms!] says {H}. [H:They say *come!*]
fr:
< {H} fait le bonhomme de paille. Les bras ouverts !
~ {H} fait comme le bonhomme. Les bras ouverts !
+ Tout à côté de lui.
~ *Boum* ! {F} arrive. Un câlin !
< *Boum* ! Un câlin {de F} !
+ {F} reste longtemps : c'est un bon câlin.
< [H:Tes bras disent *viens* !]{room: dit {H}.}
~ [H:Tes bras !] dit {H}. [H:Ils disent *viens* !]

=== turn why
en:
~ [H:Why talk?] says {H}. [H:Just hold out your arms!]
{>pay}
< Hop, hop. Here is the bird.
~ Hop, hop. Here is the bird. It looks.
~ It sits on his arm! He shakes.
~ He does not say it.
+ He has it in his mouth, but he keeps it in.
< It sits on his arm!
fr:
~ [H:Pourquoi parler ?] dit {H}. [H:Ouvre les bras, c'est tout !]
{>pay}
< Hop, hop. Voilà l'oiseau.
~ Hop, hop. Voilà l'oiseau. Il regarde.
~ Il se pose sur son bras ! Le bonhomme tremble.
~ Il ne dit rien.
+ Il a le mot dans la bouche, mais il le garde.
< Il se pose sur son bras !

=== turn still
en:
~ {H} stands very still. [H:Do it like me. Shh!]
{>pay}
< Hop, hop. Here is the bird.
~ Hop, hop. Here is the bird. It looks.
~ It sits on his arm! He shakes.
~ He does not say it.
+ He has it in his mouth, but he keeps it in.
< It sits on his arm!
fr:
~ [H:Chut ! Fais comme moi,] dit {H}, sans bouger.
{>pay}
< Hop, hop. Voilà l'oiseau.
~ Hop, hop. Voilà l'oiseau. Il regarde.
~ Il se pose sur son bras ! Le bonhomme tremble.
~ Il ne dit rien.
+ Il a le mot dans la bouche, mais il le garde.
< Il se pose sur son bras !

=== turn whistle
en:
~ {H} whistles, like a bird. *Fwee!*
{>pay}
< Hop, hop. Here is the bird.
~ Hop, hop. Here is the bird. It looks.
~ It sits on his arm! He shakes.
~ He does not say it.
+ He has it in his mouth, but he keeps it in.
< It sits on his arm!
fr:
~ {H} siffle comme un oiseau. *Cui-cui* !
{>pay}
< Hop, hop. Voilà l'oiseau.
~ Hop, hop. Voilà l'oiseau. Il regarde.
~ Il se pose sur son bras ! Le bonhomme tremble.
~ Il ne dit rien.
+ Il a le mot dans la bouche, mais il le garde.
< Il se pose sur son bras !

=== restore
en:
< Birds! Birds! Bye-bye, beetles!
~ Birds, birds! Bye-bye, beetles!
+ Goat eats a cabbage. Now there is one.
{>again}
{>loved}
+ Now it is night. The moon is up.
[N:{>refrainLast}] says Scarecrow{room:, very softly}.
< Good night!
~ It means good night. The birds stay.
fr:
< Des oiseaux ! Adieu, les scarabées !
~ Des oiseaux partout ! Adieu, les scarabées !
+ La chèvre mange un chou.
{>again}
{>loved}
+ Voici la nuit.
[N:{>refrainLast}] dit le bonhomme{room: tout bas}.
< Bonne nuit !
~ Ça veut dire bonne nuit. Les oiseaux restent.

=== again
en:
< {Everyone} open their arms.
~ {H} and {F} put out their arms. {each:@ too.|@ too.}
fr:
< {Everyone} ouvrent les bras.
~ {H} et {F} ouvrent les bras. {each:@ aussi.|@ aussi.}

=== cameo
en:
A scarecrow has birds up to his hat. Shoo, he says. They stay.
fr:
Un bonhomme de paille a des oiseaux jusqu'au chapeau. Ouste, dit-il. Ils restent.

=== ask
en:
What does Scarecrow say all day?
What do his arms say?
Can you open your arms as wide as he does?
fr:
Que dit le bonhomme de paille toute la journée ?
Et ses bras, que disent-ils ?
Peux-tu ouvrir les bras aussi grand que lui ?
`
