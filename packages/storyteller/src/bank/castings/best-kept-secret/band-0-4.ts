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
Shh! Not a word! Shh!
fr:
Chut ! Pas un mot ! Chut !

=== refrainLast
en:
Surprise! Surprise!
fr:
Surprise ! Surprise !

=== out
en:
< Hello, rooster! Here come {Crew}.
~ Here is the farm. The rooster says hello to {Crew}.
~ Somebody has a party today.
fr:
< Bonjour, le coq ! Voilà {Crew}.
~ Voilà la ferme. Le coq dit bonjour à {Crew}.
~ Aujourd'hui, c'est la fête de quelqu'un.

=== plant bell
en:
< {H} hugs a bell. *Ting?* Not yet!
~ {H} holds a bell very tight. *Ting?* Not yet. Shh!
fr:
< {H} serre une cloche. *Ding* ? Pas encore !
~ {H} tient une cloche à deux mains. *Ding* ? Pas encore. Chut !

=== pay bell
en:
{H} rings the bell. *Ting, ting!* Now everybody may shout!
fr:
{H} sonne la cloche. *Ding, ding* ! On a le droit de crier !

=== plant scarf
en:
< {H} knits a long scarf. Shh! Who for?
~ Round and round, {H} knits a long, long scarf. Shh! Who is it for?
fr:
< {H} fait une longue écharpe. Chut ! Pour qui ?
~ {H} a fait une longue, longue écharpe. Chut ! C'est pour qui ?

=== pay scarf
en:
{H} gives him the long scarf. Round and round!
fr:
{H} lui donne la longue écharpe. Un tour, deux tours !

=== pay own stone
en:
{H} gives him the {T}. [H:{?told(stone):A friend for your stone|It is your present}!]
fr:
{H} donne {son T} à l'âne.
[H:{?told(stone):Un copain pour ton caillou|C'est ton cadeau} !]

=== pay own
en:
{H} gives him the {T}. [H:It is your present!]
fr:
{H} donne {son T} à l'âne.
[H:C'est ton cadeau !]

=== lack >
en:
Here is the donkey. Today is his party!
< He does not know.
~ But it is a secret. The donkey does not know.
+ So they hide the lamps, and they hide the cake.
[O:{>refrain}] say his friends.
fr:
Voilà l'âne. Aujourd'hui, c'est sa fête !
< Il ne le sait pas.
~ Mais c'est un secret. L'âne ne sait rien.
+ Alors, on cache les lampes, et on cache le gâteau.
[O:{>refrain}] disent ses amis.

=== try stone >
en:
[H:Donkey, take this stone for a walk,] says {H}.
Off he goes, with the stone.
+ He goes, because he is kind.
< Quick, the lamps!
~ Over the field. Round the pond. Good donkey!
~ Quick! {F} hangs up a lamp.
fr:
[H:L'âne, va promener ce caillou,] dit {H}.
L'âne promène le caillou.
+ Il y va, parce qu'il est gentil.
< Vite, les lampes !
~ Par le pré, autour de la mare. C'est un bon âne.
~ Vite ! {F} accroche une lampe.

=== try hide >
en:
[H:Hide, donkey!] says {H}. The donkey hides.
< {H} makes a cake.
~ {H} makes a cake. {F} licks the spoon.
~ And the donkey? Who looks for him?
+ He sits behind the hay. He waits and waits.
No one looks for him.
fr:
[H:Cache-toi, l'âne !] dit {H}. L'âne se cache.
< {H} fait un gâteau.
~ {H} fait un gâteau. {F} lèche la cuillère.
~ Et l'âne ? Qui le cherche ?
+ Il est derrière le foin. Il attend, il attend.
Personne ne le cherche.

=== try blurt >
en:
[N:What is in the barn?] asks the donkey.
[F:Nothing!] says {F}. [F:Nothing at all!]
< Poor donkey!
~ [N:Oh,] says the donkey. His ears go down, down.
fr:
[N:Il y a quoi, dans la grange ?] demande l'âne.
[F:Rien !] dit {F}. [F:Rien du tout !]
< Pauvre âne !
~ [N:Ah,] dit l'âne. Ses oreilles descendent, descendent.

=== way >
en:
< Party time!
< [O:{>refrain}]
< But where is the donkey? Not in his bed.
~ Party time! But where is the donkey?
~ Not in his field. Not in his bed.
+ The lamps are on. The cake is on the table.
~ {F} looks in a flower pot. No donkey.
~ {each:@ looks under the hay.|@ look under the hay.}
~ [H:Donkey! Donkey!] Now nobody says shh.
fr:
< C'est l'heure !
< [O:{>refrain}]
< Mais où est l'âne ? Pas dans son lit.
~ C'est l'heure ! Mais où est l'âne ?
~ Pas dans son pré. Pas dans son lit.
+ Les lampes sont allumées. Le gâteau est sur la table.
~ {F} regarde dans un pot de fleurs. Pas d'âne.
~ {each:@ regarde sous le foin.|@ regardent sous le foin.}
~ [H:Ohé, l'âne !]
~ Plus personne ne dit chut.

=== insight >
en:
< {H} goes up the hill. No donkey!
~ {H} goes up the hill and looks back.
~ No lamps from here. No cake. No friends.
+ There is just one small, dark barn.
[H:We only said shh! He thinks we forgot him!] says {H}.
fr:
{H} monte sur la colline.
< Pas d'âne !
~ D'ici, pas de lampes. Pas de gâteau. Pas d'amis.
+ Juste une petite grange toute noire.
[H:On n'a dit que chut ! Il croit qu'on l'a oublié !] dit {H}.

=== turn tell
en:
There is the donkey!
~ He has his little case.
< [H:Come! The secret is for you!]
~ [H:Come back!] says {H}. [H:The secret is for you!]
{>pay}
fr:
Voilà l'âne !
~ Il a sa petite valise.
< [H:Viens ! Le secret, c'est pour toi !]
~ [H:Reviens !] dit {H}. [H:Le secret, c'est pour toi !]
{>pay}

=== turn why
en:
There is the donkey!
~ [H:Why do you go?] asks {H}.
~ [N:Nobody talks to me.]
[H:Shh was for your surprise!]
{>pay}
fr:
Voilà l'âne !
~ [H:Pourquoi tu pars ?] demande {H}.
~ [N:Personne ne me parle.]
[H:Chut, c'était pour ta surprise !]
{>pay}

=== restore
en:
~ Quick, back to the barn!
{>again}
~ In comes the donkey.
Lamps! Cake! All his friends!
+ The donkey's ears go up, up, up.
[O:{>refrainLast}]
~ [N:For me?] says the donkey.
~ [O:For you!]
fr:
~ Vite, à la grange !
{>again}
~ L'âne entre.
Les lampes ! Le gâteau ! Tous ses amis !
+ Les oreilles de l'âne montent, montent, montent.
[O:{>refrainLast}]
~ [N:Pour moi ?] dit l'âne.
~ [O:Pour toi !]

=== again
en:
< In comes the donkey, with {Everyone}!
~ {F} licks the spoon. {each:@ feeds the hens.|@ feed the hens.} {H} lights one more lamp.
fr:
< L'âne entre, avec {Everyone} !
~ {F} lèche la cuillère. {each:@ donne du gâteau aux poules.|@ donnent du gâteau aux poules.} {H} allume encore une lampe.

=== cameo
en:
A donkey goes by. Boo! Oh! He loves that.
fr:
Un âne passe. Bouh ! Oh ! Il adore ça.

=== ask
en:
Why did the donkey go?
What was the secret?
Who would you ask to your party?
fr:
Pourquoi il est parti, l'âne ?
C'était quoi, le secret ?
Toi, tu invites qui à ta fête ?
`
