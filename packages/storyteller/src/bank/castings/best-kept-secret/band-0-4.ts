export const band0to4 = `
=== title
en:
Shh! Don't Tell the Donkey!
fr:
Chut ! Ne dis rien à l'âne !

=== title
en:
The Donkey's Big Day
fr:
Le grand jour de l'âne

=== teaser
en:
Today is the donkey's big day. But shh! It is a secret.
fr:
Aujourd'hui, c'est la fête de l'âne. Mais chut ! C'est un secret.

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
Shh! Not a word. Shh!
fr:
Chut ! Pas un mot. Chut !

=== refrainLast
en:
Surprise!
fr:
Surprise !

=== out
en:
< {Crew} tiptoe to the farm.
~ {Crew} go to the farm, all on tiptoe.
~ There's a party! But whose?
fr:
< {Crew} vont à la ferme. {room:Chut !}
~ {Crew} vont à la ferme, sur la pointe des pieds.
~ Il y a une fête ! Mais pour qui ?

=== plant bell
en:
< {H} takes a bell. {room:Shh, bell!}
~ {H} has a bell. It must not ring yet. Shh, bell!
fr:
< {H} prend une clochette. {room:Chut, la clochette !}
~ {H} a une clochette. Elle ne doit pas sonner. Chut, la clochette !

=== pay bell
en:
{h:He|She} rings {h:his|her} bell. *Ting!*
[H:Come and see!]
fr:
{h:Il|Elle} sonne sa clochette. *Ding* !
[H:Viens voir !]

=== plant scarf
en:
< {H} hides a scarf. {room:One end peeps out.}
~ {H} hides a long, long scarf. One end peeps out. Shh!
fr:
< {H} cache une écharpe. {room:Un bout dépasse.}
~ {H} cache une longue, longue écharpe. Un bout dépasse. Chut !

=== pay scarf
en:
{h:He|She} winds {h:his|her} long scarf round the donkey. [H:Come and see!]
fr:
{h:Il|Elle} enroule sa longue écharpe autour de l'âne.
[H:Viens voir !]

=== pay own
en:
< {h:He|She} holds out {h:his|her} {T}. [H:Your present! Come and see!]
~ {h:He|She} holds out {h:his|her} {T}. [H:It's your present! Come and see!]
fr:
{h:Il|Elle} lui tend {son T}.
[H:C'est ton cadeau ! Viens voir !]

=== pay own garment
en:
{h:He|She} gives the donkey a big, big hug. [H:Come and see!]
fr:
{h:Il|Elle} fait un gros câlin à l'âne.
[H:Viens voir !]

=== pay own torch
en:
{h:He|She} gives the donkey a big, big hug. [H:Come and see!]
fr:
{h:Il|Elle} fait un gros câlin à l'âne.
[H:Viens voir !]

=== plant own
en:
< Shh! {H}'s {T} {n:is|are} a present.
~ {H}'s {T} {n:is|are} a present today. Who for? Shh!
fr:
< Chut ! {H} a un cadeau : {son T}.
~ {H} a un cadeau : {son T}. C'est pour qui ? Chut !

=== plant own garment
en:
< *Swish*, {n:goes|go} {H}'s {T}. Shh!
~ *Swish, swish*, {n:goes|go} {H}'s {T}. Shh, {T}, shh!
fr:
< *Frou-frou*, {n:fait|font} {le T} {de H}. Chut !
~ *Frou-frou, frou-frou*, {n:fait|font} {le T} {de H}. Chut, j'ai dit !

=== plant own torch
en:
< *Click!* Off, {T}! Not yet, {H}.
~ *Click!* {H} puts out {h:his|her} {T}. Shh! Not yet, not yet.
fr:
< *Clic* ! {H} éteint {son T}. {room:Pas encore !}
~ *Clic* ! {H} éteint {son T}. Chut ! Pas encore, pas encore.

=== plant own lantern
en:
< {H} puts out {h:his|her} {T}. Not yet!
~ *Pff!* {H} puts out {h:his|her} {T}. Shh! Not yet, not yet.
fr:
< {H} éteint {son T}. {room:Pas encore !}
~ *Pff* ! {H} éteint {son T}. Chut ! Pas encore, pas encore.

=== pay own lantern
en:
{h:He|She} gives the donkey a big, big hug. [H:Come and see!]
fr:
{h:Il|Elle} fait un gros câlin à l'âne.
[H:Viens voir !]

=== end own lantern
en:
< Up goes {H}'s {T}!
~ Up goes {H}'s {T}. It makes a moon on the cake!
fr:
< {H} lève {son T} !
~ {H} lève {son T}. Oh, une lune sur le gâteau !

=== plant own boots
en:
< *Clomp*, go {H}'s {T}. Shh!
~ *Clomp, clomp*, go {H}'s {T}. Shh, {T}, shh!
fr:
< *Clop*, font {le T} {de H}. Chut !
~ *Clop, clop*, font {le T} {de H}. Chut, j'ai dit !

=== loved
en:
~ Nobody thinks of {T} now.
fr:
~ Personne ne pense plus à {T}.

=== lack >
en:
< It's the donkey's party. He must not know!
~ It's the donkey's party. He must not know. It's a surprise!
+ Quick, hide the lamps! Hide the flags! Hide the goat: she eats flags!
Here comes the donkey.
[O:{>refrain}] say his friends.
fr:
< C'est la fête de l'âne. Il ne le sait pas.
~ C'est la fête de l'âne. Il ne doit pas le savoir. C'est une surprise !
+ Vite, on cache les lampes ! On cache la chèvre : elle mange les guirlandes !
L'âne arrive.
[O:{>refrain}] disent ses amis.

=== try stone >
en:
[H:Donkey, take this stone for a walk,] says {H}.
So the donkey walks the stone.
+ He does it, because he is kind, and it is a nice stone.
< Quick! Up go the lamps.
~ Over the field. Round the pond. Now he can't see!
~ Quick! {F} hangs up a lamp.
fr:
[H:L'âne, va promener ce caillou,] dit {H}.
L'âne promène le caillou.
+ Il le fait, parce qu'il est gentil, et que c'est un beau caillou.
< Vite, on accroche les lampes.
~ À travers le pré. Autour de la mare. Là, il ne voit rien !
~ Vite ! {F} accroche une lampe.

=== try hide >
en:
[N:What smells so good?] asks the donkey.
< [H:Shh!] says {H}, and hides the cake.
~ [H:Shh!] says {H}. {h:He|She} turns round, to hide the cake.
~ {F} steals a crumb. Then two.
+ The donkey waits and waits. He is so hungry!
< Off goes the donkey, all alone.
~ Not one crumb for the donkey. Off he goes.
fr:
[N:Ça sent bon ! C'est quoi ?] demande l'âne.
< [H:Chut !] dit {H}, qui cache le gâteau.
~ [H:Chut !] dit {H}. {h:Il|Elle} se tourne, pour cacher le gâteau.
~ {F} chipe une miette. Puis deux.
+ L'âne attend, attend. Il a si faim !
< L'âne s'en va, tout seul.
~ Pas une miette pour l'âne. Il s'en va.

=== try blurt >
en:
[N:What's in the barn?] asks the donkey.
[F:Nothing!] says {F}. [F:Nothing at all!]
~ There is cream all over {f:him|her}.
< The donkey's ears go down.
~ [N:Oh,] says the donkey. His ears go down, down.
fr:
[N:Il y a quoi, dans la grange ?] demande l'âne.
[F:Rien !] dit {F}. [F:Rien du tout !]
~ Il y a de la crème partout sur {F}.
< Les oreilles de l'âne descendent.
~ [N:Ah,] dit l'âne.
~ Ses oreilles descendent, descendent.

=== way >
en:
< It is party time. Everybody hides.
< [O:{>refrain}]
< But where is the donkey? Not in his bed!
~ It is party time. But where is the donkey?
~ Not in his field. Not in his bed.
{>loved}
+ The cake waits, with all its candles.
~ {F} looks in a flower pot. {room:No donkey.}
~ {each:@ asks the rooster.|@ ask the rooster.}
~ [H:Donkey! Donkey!] calls {H}. Now nobody says shh.
fr:
< C'est la fête ! On se cache.
< [O:{>refrain}]
< Mais où est l'âne ? Pas dans son lit !
~ C'est l'heure de la fête. Mais où est l'âne ?
~ Pas dans son pré. Pas dans son lit.
{>loved}
+ Le gâteau attend, avec toutes ses bougies.
~ {F} regarde dans un pot de fleurs. {room:Pas d'âne.}
~ {each:@ demande au coq.|@ demandent au coq.}
~ [H:Ohé, l'âne !] crie {H}.
~ Maintenant, personne ne dit chut.

=== insight >
en:
< {H} runs up the hill. The donkey!
< [N:Shh, shh, all day,] sniffs the donkey. [N:Nobody plays with me.]
~ {H} runs up the hill. There is the donkey, with his little case.
+ In it there is just one {?told(stone):stone|carrot}.
+ A tear rolls down his long, long nose.
~ [N:Shh, shh, all day,] says the donkey. [N:Nobody plays with me. So I'm going.]
fr:
< {H} trouve l'âne, sur la colline.
~ {H} court en haut de la colline. L'âne est là, avec sa petite valise.
+ Dedans, il y a juste {?told(stone):un caillou|une carotte}.
+ Une larme roule le long de son grand nez.
< [N:Chut, chut, toute la journée,] dit l'âne. [N:Personne ne joue avec moi.]
~ [N:Chut, chut, toute la journée,] dit l'âne. [N:Personne ne joue avec moi. Alors je m'en vais.]

=== turn tell
en:
< [H:No more shh!] says {H}.
~ [H:Oh, donkey!] says {H}. [H:No more shh!]
{>pay}
~ {F} takes the little case. Down the hill they go.
+ The donkey's ears come up, just a bit.
fr:
< [H:Fini, les chut !] dit {H}.
~ [H:Oh, l'âne !] dit {H}. [H:Les chut, c'est fini !]
{>pay}
~ {F} prend la petite valise. On redescend la colline.
+ Les oreilles de l'âne remontent un tout petit peu.

=== turn why
en:
< [H:Do you know why?] asks {H}.
~ [H:Do you know why we all say shh?] asks {H}.
{>pay}
~ {F} takes the little case. Down the hill they go.
+ The donkey's ears come up, just a bit.
fr:
< [H:Tu sais pourquoi ?] dit {H}.
~ [H:Tu sais pourquoi on dit chut ?] demande {H}.
{>pay}
~ {F} prend la petite valise. On redescend la colline.
+ Les oreilles de l'âne remontent un tout petit peu.

=== restore
en:
{>again}
{>end}
[O:{>refrainLast}]
< Lamps! Cake!
~ {F} lights the lamps. {?own(torch):All|There's the cake, and all} the donkey's friends!
< [N:For me?] asks the donkey.
+ The donkey's ears go up, up, up.
~ [N:All that shh,] says the donkey, [N:was for me?]
fr:
{>again}
{>end}
[O:{>refrainLast}]
< Des lampes ! Un gâteau !
~ {F} allume les lampes. {?own(torch):Tous|Voici le gâteau, et tous} les amis de l'âne !
< [N:Pour moi ?] dit l'âne.
+ Les oreilles de l'âne montent, montent, montent.
~ [N:Tous ces chut,] dit l'âne, [N:c'était pour moi ?]

=== again
en:
< {Everyone} go in with the donkey. It's dark.
~ {H} opens the barn. It's dark. {each:@ giggles.|@ giggle.}
fr:
< {Everyone} entrent avec l'âne. Il fait noir.
~ {H} ouvre la grange. Il fait noir. {each:@ rit tout bas.|@ rient tout bas.}

=== end bell
en:
< *Ting!*
~ *Ting!* goes the bell.
fr:
< *Ding* !
~ *Ding* ! fait la clochette.

=== end own torch
en:
< *Click!*
~ *Click!* {H}'s {T} makes a moon on the cake.
fr:
< *Clic* !
~ *Clic* ! {Le T} fait une lune sur le gâteau.

=== cameo
en:
A donkey goes by. Boo! Oh! He loves that.
fr:
Un âne passe. Bouh ! Oh ! Il adore ça.

=== ask
en:
Why did everybody say shh?
Why did the donkey go?
Who would you ask to your party?
fr:
Pourquoi tout le monde disait chut ?
Pourquoi il est parti, l'âne ?
Toi, tu invites qui à ta fête ?
`
