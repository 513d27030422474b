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
Shh! It is asleep.
fr:
Chut ! Il dort.

=== out
en:
Into the rocket, with {Us}! Stars, stars, stars!
fr:
On monte dans la fusée, avec {Us} ! Des étoiles, des étoiles !

=== plant rattle
en:
{H} has a tin with a bean in it.
~ *Shake, shake!*
fr:
{H} a une boîte avec un pois dedans.
~ *Tchic, tchic !*

=== pay rattle
en:
{H} gives the world the tin. *Shake, shake.* Oh, it likes that!
fr:
{H} donne la boîte au petit monde. *Tchic, tchic.* Oh, il aime ça !

=== plant ball
en:
{H} has a red ball.
~ It is soft and old.
fr:
{H} a une balle rouge. Elle est toute douce.

=== pay ball
en:
{H} gives the world the red ball. Oh, it likes that!
fr:
{H} donne sa balle rouge au petit monde. Oh, il aime ça !

=== pay own
en:
{H} gives the world the {T}. Oh, it likes {n:that|those}!
fr:
{H} donne {son T} au petit monde. Oh, il aime ça !

=== lack >
en:
Look! A world. It is so small!
+ Green here, blue there, and one small cloud.
Here come {V} and {A}, with big flags.
~ [V:I saw it!] says {V}.
~ [A:I sat on it!] says {A}.
[O:{>refrain}]
fr:
Oh ! Un monde. Il est tout petit !
+ Du vert ici, du bleu là, et un petit nuage.
Voilà {V} et {A}, avec de grands drapeaux.
~ [V:Je l'ai vu !] dit {V}.
~ [A:Je me suis assise dessus !] dit {A}.
[O:{>refrain}]

=== try flag >
en:
{H} looks. In goes one flag. *Plick!*
+ A flag says: this is mine.
- In go two flags. *Plick, plick!*
~ In go lots of flags. *Plick, plick, plick!*
[N:Ow!] Oh! Who said that?
fr:
{H} regarde. On plante un drapeau. *Plic* !
+ Un drapeau, ça veut dire : c'est à moi.
- Deux drapeaux. *Plic, plic* !
~ Plein de drapeaux. *Plic, plic, plic* !
[N:Aïe !]
Oh ! Qui a dit ça ?

=== try half >
en:
[H:Half for you, and half for you,] says {H}, and draws a line.
+ Not too big here. Not too small there.
~ {F} holds the chalk.
[N:Hee, hee!] It tickles! Who laughs?
fr:
[H:Une moitié pour toi, une moitié pour toi,] dit {H}, et hop, un trait.
+ Pas trop grand ici. Pas trop petit là.
~ {F} tient la craie.
[N:Hi, hi !]
Ça chatouille ! Qui rit ?

=== try swap >
en:
[H:Look, a big world! It has a ring!] says {H}.
+ It goes round and round, like a top.
~ {F} points at it. So big! So shiny!
[V:No,] says {V}. [V:We want the small one.]
fr:
[H:Regardez, un grand monde ! Avec un anneau !] dit {H}.
+ Il tourne, il tourne, comme une toupie.
~ {F} le montre. Qu'il est gros ! Qu'il brille !
[V:Non,] dit {V}. [V:On veut le petit.]

=== way >
en:
{H} and {F} walk round the world. It is warm.
- It is soft.
~ Sniff, sniff. It smells of milk!
+ What smells of milk? Not a stone.
[O:{>refrain}]
fr:
{H} et {F} font le tour du petit monde. Il est chaud.
- Il est doux.
~ Tiens ! Il sent le lait.
+ Qu'est-ce qui sent le lait ? Pas un caillou.
[O:{>refrain}]

=== insight >
en:
It is night. [N:Waa! Waa!]
- Who cries like that?
~ It is small. It is warm. It smells of milk...
+ It cries, because it is new and it is dark.
[H:I know!] says {H}. [H:It is a baby!]
fr:
C'est la nuit.
[N:Ouin ! Ouin !]
+ Il pleure, parce qu'il est tout neuf et qu'il fait noir.
~ Il est petit. Il est chaud. Il sent le lait...
[H:Je sais !] dit {H}. [H:C'est un bébé !]

=== turn whistle >
en:
{>pay}
~ {H} whistles a soft, slow song.
Hush. The small world shuts its eyes.
fr:
{>pay}
~ {H} siffle une chanson toute douce.
Chut. Le petit monde ferme les yeux.

=== turn dance >
en:
{>pay}
~ {H} rocks it. This way. That way.
Hush. The small world shuts its eyes.
fr:
{>pay}
~ {H} le berce. Par ici. Par là.
Chut. Le petit monde ferme les yeux.

=== turn friend >
en:
{>pay}
~ {H} sings. {F} rocks.
Hush. The small world shuts its eyes.
fr:
{>pay}
~ {H} chante. {F} berce.
Chut. Le petit monde ferme les yeux.

=== restore
en:
All the flags make one big blanket.
{>again}
+ All the stars turn down their lights.
~ Good night, small world.
~ [A:May I hold it?] asks {A}. And {H} says:
[H:{>refrainLast}]
fr:
Avec les drapeaux, on fait une couverture.
{>again}
+ Toutes les étoiles baissent leur lumière.
~ Bonne nuit, petit monde.
~ [A:Je peux le prendre ?] demande {A}.
~ Et {H} répond :
[H:{>refrainLast}]

=== again
en:
One corner of it is for {All}.
fr:
Il y en a un coin pour {All}.

=== cameo
en:
A very small world rolls by. Hello, world!
fr:
Un tout petit monde roule par là. Bonjour, petit monde !

=== ask
en:
What was the small world?
How do you say shh to a baby?
What do you share?
fr:
C'était quoi, le petit monde ?
Comment on dit chut à un bébé ?
Toi, tu prêtes quoi ?
`
