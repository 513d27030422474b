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
< {H} rings {h:his|her} bell. *Ting!* No more shh!
~ {H} rings {h:his|her} bell. *Ting, ting!* No more shh!
fr:
< {H} sonne sa cloche. *Ding* ! Fini, les chut !
~ {H} sonne sa cloche. *Ding, ding* ! Fini, les chut !

=== plant scarf
en:
< {H} hides a scarf. One end peeps out.
~ {H} hides a long, long scarf. One end peeps out. Shh!
fr:
< {H} cache une écharpe. Un bout dépasse.
~ {H} cache une longue, longue écharpe. Un bout dépasse. Chut !

=== pay scarf
en:
{H} gives the donkey {h:his|her} long scarf. Round and round!
fr:
{H} lui donne sa longue écharpe. Un tour, deux tours !

=== pay own stone
en:
{H} gives the donkey {h:his|her} {T}. [H:{?told(stone):A friend for your stone|Your first present}!]
fr:
{H} donne {son T} à l'âne.
[H:{?told(stone):Un copain pour ton caillou|Ton premier cadeau} !]

=== pay own boots
en:
{H} gives the donkey {h:his|her} {T}.
~ Two boots, four feet.
[N:Just right,] says the donkey.
fr:
{H} donne {son T} à l'âne.
~ Deux bottes, quatre pattes.
< [N:Juste ma taille !] dit l'âne.
~ [N:Le compte est bon,] dit l'âne.

=== pay own garment
en:
{H} gives the donkey {h:his|her} {T}.
~ {n:It is|They are} far too small.
[N:Just right,] says the donkey.
fr:
{H} donne {son T} à l'âne.
~ C'est bien trop petit.
< [N:Juste ma taille !] dit l'âne.
~ [N:Juste à ma taille,] dit l'âne.

=== pay own
en:
{H} gives the donkey {h:his|her} {T}. [H:Your first present!]
fr:
{H} donne {son T} à l'âne.
[H:Ton premier cadeau !]

=== between own collection
en:
~ {H} puts a bow on {h:his|her} {T}. Now {n:it is|they are} a present.
fr:
~ {H} met un ruban sur {son T}. C'est un cadeau.

=== between own object
en:
~ {H} puts a bow on {h:his|her} {T}. Now {n:it is|they are} a present.
fr:
~ {H} met un ruban sur {son T}. C'est un cadeau.

=== lack >
en:
Today is the donkey's party.
All his friends know. The donkey does not.
+ So they hide the lamps, and they hide the cake.
{>between}
[O:{>refrain}] they say.
fr:
< C'est la fête de l'âne.
~ Aujourd'hui, c'est la fête de l'âne.
Tout le monde le sait. Pas lui.
+ Vite, on cache les lampes, on cache le gâteau.
{>between}
[O:{>refrain}] disent ses amis.

=== try stone >
en:
[H:Donkey, take this stone for a walk,] says {H}.
So the donkey walks the stone.
+ He does it, because he is kind.
< Quick! Up go the lamps.
~ Over the field. Round the pond. Good donkey.
~ Quick! {F} hangs up a lamp.
fr:
[H:L'âne, va promener ce caillou,] dit {H}.
L'âne promène le caillou.
+ Il le fait, parce qu'il est gentil.
< Vite, on accroche les lampes.
~ Par le pré, autour de la mare. C'est un bon âne.
~ Vite ! {F} accroche une lampe.

=== try hide >
en:
[H:Hide, donkey!] says {H}. The donkey hides.
< {H} makes a cake.
~ {H} makes a cake. {F} helps. Lick, lick!
+ The donkey sits behind the hay. He waits and waits.
And who looks for the donkey? No one.
fr:
[H:Cache-toi, l'âne !] dit {H}. L'âne se cache.
< {H} fait un gâteau.
~ {H} fait un gâteau. {F} aide. Miam, miam !
+ L'âne est derrière le foin. Il attend, il attend.
Et qui cherche l'âne ? Personne.

=== try blurt >
en:
[N:What's in the barn?] asks the donkey.
[F:Nothing!] says {F}. [F:Nothing at all!]
+ There is cake on {f:his|her} nose.
< The donkey's ears go down.
~ [N:Oh,] says the donkey. His ears go down, down.
fr:
[N:Il y a quoi, dans la grange ?] demande l'âne.
[F:Rien !] dit {F}. [F:Rien du tout !]
+ Il y a du gâteau sur son nez.
< Les oreilles de l'âne descendent.
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
~ [H:Donkey! Donkey!] calls {H}. Now nobody says shh.
fr:
< C'est l'heure de la fête.
< [O:{>refrain}]
< Mais où est l'âne ? Son lit est vide.
~ C'est l'heure de la fête. Mais où est l'âne ?
~ Pas dans son pré. Pas dans son lit.
+ Le gâteau est sur la table, et personne ne mange.
~ {F} regarde dans un pot de fleurs. Pas d'âne.
~ {each:@ demande aux poules.|@ demandent aux poules.}
~ [H:Ohé, l'âne !] crie {H}.
~ Maintenant, personne ne dit chut.

=== insight >
en:
< {H} looks back from the hill. The barn is all dark!
~ {H} goes up the hill and looks back.
~ You can't see the lamps or the cake from here.
+ There is just one small, dark barn.
< [H:Poor donkey! He only heard shh.]
~ [H:Poor donkey!] says {H}. [H:He only heard shh.]
fr:
< {H} regarde, de la colline. La grange est toute noire !
~ {H} monte sur la colline et se retourne.
~ D'ici, on ne voit ni les lampes, ni le gâteau.
+ Juste une petite grange toute noire.
< [H:Pauvre âne ! Il n'a entendu que chut.]
~ [H:Pauvre âne !] dit {H}. [H:Il n'a entendu que chut.]

=== turn tell
en:
< There goes the donkey.
~ There goes the donkey, with his little case.
< [N:You forgot me.]
~ [N:You forgot me,] he says.
< [H:Never!]
~ [H:Forget you? Never!]
{>pay}
fr:
< L'âne s'en va.
~ Voilà l'âne, avec sa petite valise.
< [N:On m'a oublié.]
~ [N:On m'a oublié,] dit-il.
< [H:Jamais !]
~ [H:Toi ? Jamais !]
{>pay}

=== turn why
en:
< There goes the donkey.
~ There goes the donkey, with his little case.
~ [H:Why are you going?] asks {H}.
< [N:You forgot me.]
~ [N:You forgot me,] he says.
< [H:Never!]
~ [H:Forget you? Never!]
{>pay}
fr:
< L'âne s'en va.
~ Voilà l'âne, avec sa petite valise.
~ [H:Pourquoi tu pars ?] demande {H}.
< [N:On m'a oublié.]
~ [N:On m'a oublié,] dit-il.
< [H:Jamais !]
~ [H:Toi ? Jamais !]
{>pay}

=== restore
en:
~ Quick, back to the barn!
{>again}
< [O:Shh!]
< In comes the donkey.
~ [O:Shh! Shh!]
~ The donkey comes in.
~ Lamps, cake, and all his friends!
[O:{>refrainLast}]
< Ears up!
< [N:For me?]
~ His ears go up, up, up.
~ [N:All that shh was for me?] says the donkey.
fr:
~ Vite, à la grange !
{>again}
< [O:Chut !]
~ [O:Chut ! Chut !]
L'âne entre.
~ Des lampes, un gâteau, et tous ses amis !
[O:{>refrainLast}]
< Oreilles en l'air !
< [N:Pour moi ?]
~ Ses oreilles montent, montent, montent.
~ [N:Tous ces chut, c'était pour moi ?] dit l'âne.

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
