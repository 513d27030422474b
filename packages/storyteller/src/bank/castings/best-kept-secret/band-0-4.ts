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
~ Today, somebody has a party.
fr:
< {Crew} vont à la ferme. Chut !
~ {Crew} vont à la ferme, sur la pointe des pieds.
~ Aujourd'hui, c'est la fête de quelqu'un.

=== plant bell
en:
< {H} hugs a bell. Shh, bell!
~ {H} hugs a big bell, so that it cannot ring. Shh!
fr:
< {H} serre une cloche. Chut, la cloche !
~ {H} serre une grosse cloche contre son cœur. Elle ne doit pas sonner.

=== pay bell
en:
< {H} rings the bell. *Ting!* Now it may.
~ {H} rings the bell. *Ting, ting!* Now it may.
fr:
< {H} sonne la cloche. *Ding* ! Elle a le droit.
~ {H} sonne la cloche. *Ding, ding* ! Maintenant, elle a le droit.

=== plant scarf
en:
< {H} hides a scarf. One end peeps out.
~ {H} hides a long, long scarf. One end peeps out. Shh!
fr:
< {H} cache une écharpe. Un bout dépasse.
~ {H} cache une longue, longue écharpe. Un bout dépasse. Chut !

=== pay scarf
en:
{H} gives him the long scarf. Round and round!
fr:
{H} lui donne la longue écharpe. Un tour, deux tours !

=== pay own stone
en:
{H} gives him the {T}. [H:{?told(stone):A friend for your stone|This is for you}!]
fr:
{H} donne {son T} à l'âne.
[H:{?told(stone):Un copain pour ton caillou|C'est pour toi} !]

=== pay own
en:
{H} gives him the {T}. [H:This is for you.]
fr:
{H} donne {son T} à l'âne.
[H:C'est pour toi.]

=== lack >
en:
Today is the donkey's party.
All his friends know. The donkey does not.
+ So they hide the lamps, and they hide the cake.
[O:{>refrain}] they say.
fr:
Aujourd'hui, c'est la fête de l'âne.
Tous le savent, sauf l'âne.
+ Alors, on cache les lampes, et on cache le gâteau.
[O:{>refrain}] disent ses amis.

=== try stone >
en:
[H:Donkey, take this stone for a walk,] says {H}.
So the donkey walks the stone.
+ He does it, because he is kind.
< Quick, the lamps!
~ Over the field. Round the pond. Good donkey.
~ Quick! {F} hangs up a lamp.
fr:
[H:L'âne, va promener ce caillou,] dit {H}.
L'âne promène le caillou.
+ Il le fait, parce qu'il est gentil.
< Vite, les lampes !
~ Par le pré, autour de la mare. C'est un bon âne.
~ Vite ! {F} accroche une lampe.

=== try hide >
en:
[H:Hide, donkey!] says {H}. The donkey hides.
< {H} makes a cake.
~ {H} makes a cake. {F} licks the spoon.
+ The donkey sits behind the hay. He waits and waits.
And who looks for the donkey? No one.
fr:
[H:Cache-toi, l'âne !] dit {H}. L'âne se cache.
< {H} fait un gâteau.
~ {H} fait un gâteau. {F} lèche la cuillère.
+ L'âne est derrière le foin. Il attend, il attend.
Et qui cherche l'âne ? Personne.

=== try blurt >
en:
[N:What is in the barn?] asks the donkey.
[F:Nothing!] says {F}. [F:Nothing at all!]
< His ears go down.
~ [N:Oh,] says the donkey. His ears go down, down.
fr:
[N:Il y a quoi, dans la grange ?] demande l'âne.
[F:Rien !] dit {F}. [F:Rien du tout !]
< Ses oreilles descendent.
~ [N:Ah,] dit l'âne. Ses oreilles descendent, descendent.

=== way >
en:
< It is party time.
< [O:{>refrain}]
< But where is the donkey? His bed is empty.
~ It is party time. But where is the donkey?
~ Not in his field. Not in his bed.
+ The cake is on the table, and nobody eats.
~ {F} looks in a flower pot. No donkey.
~ {each:@ asks the hens.|@ ask the hens.}
~ [H:Donkey! Donkey!] Now nobody says shh.
fr:
< C'est l'heure.
< [O:{>refrain}]
< Mais où est l'âne ? Son lit est vide.
~ C'est l'heure. Mais où est l'âne ?
~ Pas dans son pré. Pas dans son lit.
+ Le gâteau est sur la table, et personne ne mange.
~ {F} regarde dans un pot de fleurs. Pas d'âne.
~ {each:@ demande aux poules.|@ demandent aux poules.}
~ [H:Ohé, l'âne !]
~ Plus personne ne dit chut.

=== insight >
en:
< From the hill, the barn is all dark.
~ {H} goes up the hill and looks back.
~ No lamps from here. No cake. No friends.
+ There is just one small, dark barn.
[H:We only said shh,] says {H}. [H:He thinks we forgot him.]
fr:
< De la colline, la grange est toute noire.
~ {H} monte sur la colline et se retourne.
~ D'ici, pas de lampes. Pas de gâteau. Pas d'amis.
+ Juste une petite grange toute noire.
[H:On a trop dit chut,] dit {H}. [H:Il croit qu'on l'a oublié.]

=== turn tell
en:
< There goes the donkey.
< [H:Wait! We didn't forget you!]
~ There goes the donkey, with his little case.
~ [H:Wait!] says {H}. [H:We didn't forget you. Look!]
{>pay}
fr:
< L'âne s'en va.
< [H:Attends ! On ne t'a pas oublié !]
~ Voilà l'âne, avec sa petite valise.
~ [H:Attends !] dit {H}. [H:On ne t'a pas oublié. Regarde !]
{>pay}

=== turn why
en:
< There goes the donkey.
~ There goes the donkey, with his little case.
~ [H:Why do you go?] asks {H}.
~ [N:Nobody talks to me,] says the donkey.
< [H:Wait! We didn't forget you!]
~ [H:We didn't forget you. Look!]
{>pay}
fr:
< L'âne s'en va.
~ Voilà l'âne, avec sa petite valise.
~ [H:Pourquoi tu pars ?] demande {H}.
~ [N:Personne ne me parle,] dit l'âne.
< [H:Attends ! On ne t'a pas oublié !]
~ [H:On ne t'a pas oublié. Regarde !]
{>pay}

=== restore
en:
~ Quick, back to the barn!
{>again}
< [O:Shh!]
< In comes the donkey.
~ [O:Shh! Shh!]
~ The donkey comes in.
~ Lamps! Cake! All his friends!
[O:{>refrainLast}]
~ [N:For me?] says the donkey.
< Ears up!
~ His ears go up, up, up.
fr:
~ Vite, à la grange !
{>again}
< [O:Chut !]
~ [O:Chut ! Chut !]
L'âne entre.
~ Les lampes ! Le gâteau ! Tous ses amis !
[O:{>refrainLast}]
~ [N:Tout ça, pour moi ?] dit l'âne.
< Ses oreilles montent.
~ Ses oreilles montent, montent, montent.

=== again
en:
< {H} lights the lamps. {F} licks the spoon. {each:@ hides.|@ hide.}
~ {H} lights the lamps. {F} licks the spoon. {each:@ hides behind the cake.|@ hide behind the cake.}
fr:
< {H} allume les lampes. {F} lèche la cuillère. {each:@ se cache.|@ se cachent.}
~ {H} allume les lampes. {F} lèche la cuillère. {each:@ se cache derrière le gâteau.|@ se cachent derrière le gâteau.}

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
