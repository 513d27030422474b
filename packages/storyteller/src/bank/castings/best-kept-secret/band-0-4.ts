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

=== plant bell
en:
{H} has a bell for the donkey. *Ting!* Shh, it is for later.
fr:
{H} a une cloche pour l'âne. *Ding* ! Chut, c'est pour plus tard.

=== pay bell
en:
{H} gives him the bell, now. *Ting!*
fr:
{H} lui donne la cloche, maintenant. *Ding* !

=== plant scarf
en:
{H} made a long scarf for the donkey. Shh, it is for later.
fr:
{H} a fait une longue écharpe pour l'âne. Chut, c'est pour plus tard.

=== pay scarf
en:
{H} gives him the long scarf, now. Round and round!
fr:
{H} lui donne la longue écharpe, maintenant. Un tour, deux tours !

=== pay own
en:
{H} gives him the {T}. [H:For you!]
fr:
{H} lui donne {son T}.
[H:C'est pour toi !]

=== lack >
en:
Here comes the donkey. It is his party! Shh, he does not know.
~ They look up. They look down.
~ {>gag1}
[O:{>refrain}]
fr:
Voilà l'âne. C'est sa fête ! Chut, il ne sait pas.
~ On regarde en haut. On regarde en bas.
~ {>gag1}
[O:{>refrain}]

=== try stone
en:
[H:Take this stone for a walk,] says {H}.
The donkey takes the stone for a walk.
~ Far, far off. Here and there and back. Good donkey.
fr:
[H:Va promener ce caillou,] dit {H}.
L'âne promène le caillou.
~ Loin, très loin. Par ici, par là. C'est un bon âne.

=== try hide >
en:
[H:Hide, donkey!] The donkey hides. Who looks for him?
~ {H} hangs a lamp. {F} hangs a lamp.
No one looks for him.
fr:
[H:Cache-toi, l'âne !]
L'âne se cache. Qui le cherche ?
~ {H} accroche une lampe. {F} accroche une lampe.
Personne ne le cherche.

=== try blurt
en:
[F:Nothing, donkey!] says {F}. [F:There is nothing in the barn!]
~ [N:Oh,] says the donkey.
~ His ears go down, down.
fr:
[F:Rien, l'âne !] dit {F}. [F:Il n'y a rien dans la grange !]
~ [N:Ah,] dit l'âne.
~ Ses oreilles descendent, descendent.

=== way >
en:
~ {>talent}
Party time! But where is the donkey? Not in his bed.
~ His hat is gone. Oh no!
[H:{>refrain}]
fr:
~ {>talent}
C'est l'heure de la fête ! Mais où est l'âne ? Pas dans son lit.
~ Son chapeau n'est plus là. Oh non !
[H:{>refrain}]

=== insight >
en:
{H} goes up the hill and looks back. No lamp. No cake. Nobody!
~ {>gag2}
[H:He thinks we forgot him!]
fr:
{H} monte et se retourne. Pas de lampe. Pas de gâteau. Personne !
~ {>gag2}
[H:Oh ! Il croit qu'on l'a oublié.]

=== turn tell
en:
There he is! {H} tells him all.
~ The lamps! The cake! Even the shh!
{>pay}
fr:
Le voilà ! {H} lui dit tout.
~ Les lampes ! Le gâteau ! Et tous ces chut !
{>pay}

=== turn why
en:
There he is!
~ [H:Why did you go?] asks {H}. [N:Nobody talks to me.]
[H:Shh was for your surprise!]
{>pay}
fr:
Le voilà !
~ [H:Pourquoi tu es parti ?]
~ [N:Personne ne me parle.]
[H:Chut, c'était pour ta surprise !]
{>pay}

=== restore
en:
The donkey goes in. Oh! All his friends!
~ He knew. But not how many!
[O:{>refrainLast}]
fr:
L'âne entre. Oh ! Tous ses amis !
~ Il savait. Mais pas qu'il y en avait tant !
[O:{>refrainLast}]

=== cameo
en:
A donkey goes by. Boo! Oh! He loves that.
fr:
Un âne passe. Bouh ! Oh ! Il adore ça.

=== ask
en:
Why did the donkey go?
Who was at the party?
Can you say: surprise?
fr:
Pourquoi l'âne est parti ?
Qui était à la fête ?
Tu sais crier : surprise ?
`
