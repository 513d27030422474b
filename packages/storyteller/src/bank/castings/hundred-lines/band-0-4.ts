export const band0to4 = `
=== title
en:
Crack!
fr:
Crac !

=== title
en:
The Elephant and the Pencil
fr:
Un crayon, ça casse

=== teaser
en:
A very big elephant wants to write with a very small pencil. Crack!
fr:
Un très gros éléphant veut écrire avec un tout petit crayon. Crac !

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
*Crack!* Oh no!
fr:
*Crac !* Oh non !

=== refrainLast
en:
*Mwah!* Oh yes!
fr:
*Smack !* Oh oui !

=== out
en:
< Off to school! In come {Crew}.
~ *Ding, ding!* The bell! Off to school go {Crew}.
~ And who sits there, so big?
fr:
< C'est l'école ! {Crew} arrivent.
~ *Ding, ding !* C'est l'école ! {Crew} entrent vite.
~ Et qui est là, si gros ?

=== plant feather
en:
< {H} takes a {room:soft }feather.
~ {H} has a feather. It tickles {h:his|her} nose!
fr:
< {H} prend une plume{room: toute douce}.
~ {H} a une plume. Elle lui chatouille le nez !

=== pay feather
en:
< {H} puts in {h:his|her} feather.
~ {H} puts in {h:his|her} feather too. It will tickle Granny!
fr:
< {H} met sa plume dedans.
~ {H} met aussi sa plume dedans. Elle va chatouiller Mamie !

=== between feather
en:
The feather? Too small!
fr:
La plume ? Trop petite !

=== pay own
en:
< And {H}'s {T}? *Mwah!*
~ {H} holds up {h:his|her} {T}. *Mwah!* One more, big and red!
fr:
< Et {le T} {de H} ? *Smack !*
~ {H} tend {son T}. *Smack !* Encore un, gros et rouge !

=== plant own
en:
< *Mwah!* {H} kisses {h:his|her} {T}.
~ *Mwah!* {H} gives {h:his|her} {T} a good-morning kiss.
fr:
< *Smack !* {H} fait un bisou à {son T}.
~ *Smack !* {H} fait un gros bisou à {son T}. Bonjour, toi !

=== loved
en:
< Granny loves {T}{room:, like {H}}.
~ Granny loves {T}, like {H}.
fr:
< Mamie aime {T}{room:, comme {H}}.
~ Mamie aime {T}, comme {H}.

=== lack >
en:
< {V} the elephant writes to Granny.
~ {V} the elephant writes a letter to {v:his|her} granny.
+ She is far away, because she lives by the sea.
{>loved}
< Oh, what a small pencil!
~ {V} is very big. The pencil is very small.
{>refrain}
fr:
< {V} {v:l'éléphant|l'éléphante} écrit à sa mamie.
~ {V} {v:l'éléphant|l'éléphante} écrit une lettre à sa mamie.
+ Elle est loin, parce qu'elle habite à la mer.
{>loved}
< Petit, petit crayon !
~ {V} est {v:très gros|très grosse}. Son crayon est tout petit.
{>refrain}

=== try good >
en:
{H} shows how. [H:Hold the pencil gently, like a bird.]
< {V} holds it.
~ {V} holds it gently. Gently, gently...
+ So gently that it goes to sleep.
*Crack!* In two!
~ {F} picks up the bits. There are a lot of bits.
fr:
{H} montre comment.
[H:Tiens ton crayon doucement, comme un oiseau.]
< {V} le tient.
~ {V} le tient doucement. Doucement, tout doucement...
+ Si doucement qu'il va s'endormir.
*Crac !* En deux !
~ {F} ramasse les bouts. Il y a beaucoup de bouts.

=== try spots >
en:
{H} has chalk. {F} holds the paper.
~ The trunk takes the chalk.
{V} writes: *Dear Gran...*
*Crack!* Chalk on the floor!
+ Chalk in the air, and chalk in the hair.
~ *Atchoo!* Now all of them are white.
fr:
{H} donne une craie. {F} tient la feuille.
~ La trompe prend la craie.
{V} écrit : *Chère Ma...*
*Crac !* Par terre, la craie !
+ De la craie en l'air, de la craie partout.
~ *Atchoum !* Tout le monde est blanc.

=== try gift >
en:
{H} and {F} bring a brush. A big, big one!
~ It is as long as a broom.
[V:Oh! For me?] asks {V}.
*Crack!* In two!
+ Now there are two brushes, but they are short.
~ And the paper is still white.
fr:
{H} et {F} apportent un pinceau. Un grand, grand pinceau !
~ Il est long comme un balai.
[V:Oh ! Pour moi ?] dit {V}.
*Crac !* En deux !
+ Ça fait deux pinceaux, mais tout petits.
~ Et la feuille est toujours blanche.

=== way >
en:
{>between}
< {Everyone} bring a broom.{room: {V} sweeps.}
~ {H} and {F} look for something that can't break.
~ {each:@ looks too.|@ look too.} A broom?
{>refrain}
< It bumps a bucket. Red paint!
~ The broom bumps a bucket. It's full of red paint!
+ {V} bends down, because it smells so good.
fr:
{>between}
< {Everyone} apportent un balai.{room: {V} balaie.}
~ {H} et {F} cherchent une chose qui ne casse pas.
~ {each:@ cherche aussi.|@ cherchent aussi.} Un balai ?
{>refrain}
< Il cogne un seau. Peinture rouge !
~ Le balai cogne un seau. C'est de la peinture rouge !
+ {V} se penche, parce que ça sent bon.

=== insight >
en:
*Splosh!* The trunk is in the paint.
< *Splat!* On the paper!
~ *Splat!* Now it's on the paper, round and red.
~ A trunk can't break!
[H:It's a kiss!] says {H}.
fr:
*Plouf !* La trompe est dans la peinture.
< *Plaf !* Sur la feuille !
~ *Plaf !* Sur la feuille, un rond tout rouge.
~ Une trompe, ça ne casse pas !
[H:C'est un bisou !] dit {H}.

=== turn draw
en:
~ {H} draws Granny. {V} does the kiss.
< *Mwah!* A kiss. *Mwah!* One more. All for Granny!
~ *Mwah!* One for Granny. *Mwah!* One more.
+ One for her ear, and one for her shoe.
[V:My letter!] says {V}.
{>pay}
fr:
~ {H} dessine Mamie. {V} fait le bisou.
< *Smack !* Un bisou. *Smack !* Encore un. Tout pour Mamie !
~ *Smack !* Un pour Mamie. *Smack !* Encore un.
+ Un sur l'oreille, et un sur le soulier.
[V:Ma lettre !] dit {V}.
{>pay}

=== turn why
en:
~ [H:Why write? Do it again!] says {H}.
< *Mwah!* A kiss. *Mwah!* One more. All for Granny!
~ *Mwah!* One for Granny. *Mwah!* One more.
+ One for her nose, and one for her shoe.
[V:My letter!] says {V}.
{>pay}
fr:
~ [H:Pourquoi écrire ? Refais-le !] dit {H}.
< *Smack !* Un bisou. *Smack !* Encore un. Tout pour Mamie !
~ *Smack !* Un pour Mamie. *Smack !* Encore un.
+ Un sur le nez, et un sur le soulier.
[V:Ma lettre !] dit {V}.
{>pay}

=== restore
en:
Off goes the letter, to Granny!
~ And who is next?
{>again}
+ One on the nose, and one on the door.
~ The trunk looks round for more.
{>refrainLast}
fr:
Elle part, la lettre, chez Mamie !
~ Et après, c'est à qui ?
{>again}
+ Un sur le nez, et un sur la porte.
~ La trompe en cherche d'autres.
{>refrainLast}

=== again
en:
< A kiss for {H}. A kiss for {F}.{room: {each:@ gets one, too!|@ get one, too!}}
~ {H} gets a red kiss. {F} gets two. {each:@ gets one on the ear.|@ get one on the ear.}
fr:
< Un bisou pour {H}. Un pour {F}.{room: {each:@ en a un, aussi !|@ en ont un, aussi !}}
~ {H} a un bisou rouge. {F} en a deux. {each:@ en a un sur l'oreille.|@ en ont un sur l'oreille.}

=== cameo
en:
An elephant goes by, with a red nose. *Mwah!*
fr:
Un gros nez tout rouge passe. *Smack !*

=== ask
en:
What goes *crack?*
What was in the bucket?
Who do you blow a kiss to?
fr:
Qu'est-ce qui fait *crac* ?
Qu'y avait-il dans le seau ?
À qui envoies-tu un bisou ?
`
