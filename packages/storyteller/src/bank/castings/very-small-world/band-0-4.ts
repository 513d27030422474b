export const band0to4 = `
=== title
en:
A Very Small World
fr:
Un tout petit monde

=== title
en:
Shh, Little World!
fr:
Chut, petit monde !

=== teaser
en:
Two big people want one small, new world. But what does the world want?
fr:
Deux grands veulent un tout petit monde. Et lui, que veut-il ?

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
Mine! No, mine!
fr:
À moi ! Non, à moi !

=== refrainLast
en:
Shh... Ours.
fr:
Chut... À nous.

=== out
en:
< {room:Up to see the stars! }{Crew} fly off in a rocket.
~ {Crew} go up in a rocket, to see the stars.
+ So many stars! From close by, there are even more.
fr:
< {room:Allons voir les étoiles ! }{Crew} partent en fusée.
~ {Crew} montent voir les étoiles, en fusée.
+ Que d'étoiles ! De près, il y en a encore plus.

=== plant rattle
en:
< {room:*Shake, shake!* }{H}'s tin has a bean in it.
~ *Shake, shake!* {H} has a tin with a bean in it.
fr:
{room:*Tchic, tchic !* }{H} a {room:une boîte, avec un haricot dedans||un haricot dans une boîte}.

=== pay rattle
en:
{H} gives the world {h:his|her} tin. *Shake, shake.* Oh, it likes that.
fr:
{H} donne la boîte au petit monde. *Tchic, tchic.* Oh, il aime ça.

=== plant ball
en:
< {room:Bop, bop. }{H}'s red ball is soft.
~ Bop, bop, bop. {H}'s red ball is soft and old.
fr:
< {room:Bop, bop. }Elle est douce, la balle rouge {de H}.
~ Bop, bop, bop. Elle est toute douce, la balle rouge {de H}.

=== pay ball
en:
{H} gives the world {h:his|her} red ball. Oh, it likes that.
fr:
{H} donne sa balle rouge au petit monde. Oh, il aime ça.

=== plant own boots
en:
< *Pit, pat!* {H} runs in {h:his|her} {T}.
~ *Pit, pat, pit, pat*, go {H}'s {T} on the floor.
fr:
< *Plic, ploc*, font {le T} {de H}.
~ *Plic, ploc, plic, ploc*, font {le T} {de H} par terre.

=== plant own like
en:
< {H} hides behind {h:his|her} {T}.
~ {H} hides behind {h:his|her} {T}. Peekaboo!
fr:
< {H} se cache derrière {son T}.
~ {H} se cache derrière {son T}. Coucou !

=== pay own garment
en:
{H} tucks {h:his|her} {T} round the small world. *Shh!*
fr:
{H} borde le petit monde avec {son T}.

=== pay own torch
en:
< {H} puts on {h:his|her} {T}, very low.
~ {H} puts on {h:his|her} {T}, very low. Now it is not so dark.
fr:
< {H} allume {son T}, tout doucement.
~ {H} allume {son T}, tout doucement. Il fait moins noir.

=== pay own lantern
en:
< {H} puts on {h:his|her} {T}, very low.
~ {H} puts on {h:his|her} {T}, very low. Now it is not so dark.
fr:
< {H} allume {son T}, tout doucement.
~ {H} allume {son T}, tout doucement. Il fait moins noir.

=== pay own boots
en:
< *Pit, pat,* go {H}'s {T}, as soft as rain.
~ *Pit, pat, pit, pat,* go {H}'s {T}, as soft as rain.
fr:
< *Plic, ploc*, font {le T} {de H}, tout doux{room:, comme la pluie}.
~ *Plic, ploc, plic, ploc*, font {le T} {de H}, tout doux, comme la pluie.

=== plant own collection
en:
< {H} puts {h:his|her} {T} on {h:his|her} nose. Hee, hee!
~ {H} puts {h:his|her} {T} on {h:his|her} nose. It tickles. Hee, hee!
fr:
< {H} pose {son T} sur son nez. Hi, hi !
~ {H} pose {son T} sur son nez. Ça chatouille. Hi, hi !

=== pay own collection
en:
{H} puts {h:his|her} {T} on {h:his|her} nose. The baby laughs.
fr:
{H} pose {son T} sur son nez. Le bébé rit.

=== pay own
en:
{H} hides behind {h:his|her} {T}. Peekaboo! The baby laughs.
fr:
{H} se cache derrière {son T}. Coucou ! Le bébé rit.

=== loved
en:
< Does it love {T}{room:, like {H}}?
~ Does it like {T}, like {H}?
fr:
< Il aime {T}{room:, comme {H}} ?
~ Il aime {T}, comme {H} ?

=== lack >
en:
Look! A very small world.
+ Green here, blue there, and one small cloud. It is no bigger than a tent.
{>loved}
< Two big people! {V} plants a flag. So does {A}.
~ Here come two big people.
~ {V} plants a flag. So does {A}.
[V:Mine!] says {V}.
[A:No, mine!]{room: says {A}.}
fr:
Oh ! Un tout petit monde.
+ Du vert ici, du bleu là, et un petit nuage. Il est grand comme une tente.
{>loved}
< Deux grands ! {V} plante un drapeau. {A} aussi.
~ Deux grands arrivent.
~ {V} plante un drapeau. {A} aussi.
[V:À moi !] dit {V}.
[A:Non, à moi !]{room: dit {A}.}

=== try flag >
en:
{V} plants two more flags. *Plick! Plick!*
< {A} plants three! *Plick, plick, plick!*
~ {A} plants three, and three more. {H} counts. Ten flags!
+ A flag says: this is mine, because I put it there.
[N:Ow!]
Who said that?
fr:
{V} plante deux drapeaux. *Plic ! Plic !*
< {A} en plante trois ! *Plic, plic, plic !*
~ {A} en plante trois, et encore trois. {H} compte. Dix drapeaux !
+ Un drapeau, ça veut dire : c'est à moi, parce que je l'ai planté.
[N:Aïe !]
Qui a dit ça ?

=== try half >
en:
< [H:A bit for you, a bit for you!] {H} draws a line.
~ [H:A bit for you, a bit for you!] says {H}, and draws a line.
+ Not too big here. Not too small there. {V} looks very hard.
~ {F} holds the world still. It wriggles.
< [N:Hee, hee! That tickles!] Who's laughing?
~ [N:Hee, hee! That tickles!] Who is laughing?
fr:
[H:Un bout pour toi, un bout pour toi !] dit {H}.
{h:Il|Elle} trace un trait.
+ Pas trop grand ici. Pas trop petit là. {V} regarde de près.
~ {F} tient bien le petit monde. Oh ! Ça gigote.
[N:Hi, hi ! Ça chatouille !]
Qui rit ?

=== try swap >
en:
[H:Look, a big world! Take that one,] says {H}.
+ It goes round and round, like a big orange top.
~ {F} points at it. Look how big! Look how shiny!
[V:No,] says {V}. [V:We want the small one.]
fr:
[H:Là, un grand monde ! Prenez celui-là,] dit {H}.
+ Il tourne, il tourne, comme une grosse toupie orange.
~ {F} le montre. Comme il est gros ! Comme il brille !
[V:Non,] dit {V}. [V:On veut le petit.]

=== way >
en:
< {H} puts one ear on the world. It's warm. {each:@ strokes it.|@ stroke it.}
~ {H} puts one ear on the small world. It is warm.
~ {F} sniffs. It smells of milk.
+ What smells of milk? Not a stone.
~ {each:@ strokes it. It goes: *hic!*|@ stroke it. It goes: *hic!*}
[V:Mine!] says {V}.
[A:No, mine!] says {A}.
fr:
< {H} pose sa joue sur le monde. Il est chaud. {each:@ le caresse.|@ le caressent.}
~ {H} pose l'oreille sur le petit monde. Il est chaud.
~ {F} renifle. Ça sent le lait.
+ Qu'est-ce qui sent le lait ? Pas un caillou.
~ {each:@ le caresse. Il fait : *hic !*|@ le caressent. Il fait : *hic !*}
[V:À moi !] dit {V}.
[A:Non, à moi !]{room: dit {A}.}

=== insight >
en:
It is night. [N:Waa! Waa!]
< The world is small. It is warm. It cries...
~ {V} drops a flag. Nobody says *mine*.
~ The world is small. It is warm. It smells of milk...
+ It cries, because it is new, and the night is dark.
[H:A baby!] says {H}.
fr:
C'est la nuit.
[N:Ouin ! Ouin !]
< Le monde est petit. Il est chaud. Il pleure...
~ {V} lâche son drapeau. Personne ne dit : à moi !
~ Le monde est petit. Il est chaud. Il sent le lait...
+ Il pleure, parce qu'il est tout neuf et qu'il fait noir.
[H:Un bébé !] dit {H}.

=== turn whistle >
en:
{>pay}
~ {H} whistles a soft, slow song.
The small world shuts one eye. Then the other.
+ The stars hold their breath. Not one blinks.
fr:
{>pay}
~ {H} siffle une chanson toute douce.
Le petit monde ferme un œil. Puis l'autre.
+ Les étoiles retiennent leur souffle. Pas une ne cligne.

=== turn dance >
en:
{>pay}
~ {H} rocks it. This way. That way.
The small world shuts one eye. Then the other.
+ The stars hold their breath. Not one blinks.
fr:
{>pay}
~ {H} le berce. Par ici. Par là.
Le petit monde ferme un œil. Puis l'autre.
+ Les étoiles retiennent leur souffle. Pas une ne cligne.

=== turn friend >
en:
{>pay}
~ {H} sings. {F} rocks it.
The small world shuts one eye. Then the other.
+ The stars hold their breath. Not one blinks.
fr:
{>pay}
~ {H} chante. {F} le berce.
Le petit monde ferme un œil. Puis l'autre.
+ Les étoiles retiennent leur souffle. Pas une ne cligne.

=== restore
en:
< The flags make a blanket.
~ {V} and {A} make a blanket of their flags.
{>again}
+ All the stars turn down their lights. One stays on.
[V:Yours,] says {V}.
{A} whispers: [A:{>refrainLast}]
fr:
< Une couverture de drapeaux !
~ {V} et {A} font une couverture avec leurs drapeaux.
{>again}
+ Toutes les étoiles baissent leur lumière. Une reste allumée.
< [V:À toi !] dit {V}.
~ [V:À toi,] dit {V}.
{A} souffle :
[A:{>refrainLast}]

=== again
en:
< {Everyone} tuck the baby in.
~ {F} and {H} tuck the baby in. {each:@ yawns.|@ yawn.}
fr:
< {Everyone} bordent le bébé.
~ {F} et {H} bordent le bébé. {each:@ bâille.|@ bâillent.}

=== cameo
en:
A very small world rolls by. Hello, world!
fr:
Un tout petit monde roule par là. Bonjour, petit monde !

=== ask
en:
What was the small world?
How do you say shh to a baby?
How do you go to sleep?
fr:
C'était quoi, le petit monde ?
Comment on dit chut à un bébé ?
Et toi, comment tu t'endors ?
`
