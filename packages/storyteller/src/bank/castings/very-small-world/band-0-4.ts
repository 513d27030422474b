export const band0to4 = `
=== title
en:
A Very Small World
fr:
Un tout petit monde

=== title
en:
Mine! No, Mine!
fr:
À moi ! Non, à moi !

=== teaser
en:
Two big people want one small, new world. But what does the world want?
fr:
Deux grands se disputent un tout petit monde. Et lui, que veut-il ?

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
My turn! No, my turn!
fr:
À mon tour ! Non, à mon tour !

=== plant rattle
en:
{H} has a tin with a bean in it. *Shake, shake!*
fr:
{H} a une boîte avec un pois dedans. *Tchic, tchic !*

=== pay rattle
en:
{H} gives the world the tin. *Shake, shake.* Oh, it likes that.
fr:
{H} donne la boîte au petit monde. *Tchic, tchic.* Oh, il aime ça.

=== plant ball
en:
{H} has a red ball. It is soft and old.
fr:
{H} a une balle rouge, toute douce.

=== pay ball
en:
{H} gives the world the soft red ball. Oh, it likes that.
fr:
{H} donne sa balle rouge au petit monde. Oh, il aime ça.

=== pay own
en:
{H} gives the world the {T}. Oh, it likes {n:that|those}.
fr:
{H} donne {son T} au petit monde. Oh, il aime ça.

=== lack >
en:
Look! A new world. It is so small.
~ {>gag1}
[V:I saw it!] [A:I sat on it!]
[O:{>refrain}]
fr:
Oh ! Un monde tout neuf. Qu'il est petit !
~ {>gag1}
[V:Je l'ai vu !]
[A:Je suis dessus !]
[O:{>refrain}]

=== try flag
en:
{H} has a flag. It goes in. *Plick!*
[N:Ow!]
~ Oh! Who said that? All the flags shake.
fr:
{H} a un drapeau. Hop, planté ! *Plic* !
[N:Aïe !]
~ Oh ! Qui a dit ça ? Tous les drapeaux tremblent.

=== try half
en:
{H} draws a line. One half. One half.
[N:Hee, hee!] It tickles!
~ *Hic!* Up they all hop. *Hic!*
fr:
{H} trace un trait. Une moitié. Une moitié.
[N:Hi, hi !]
Ça chatouille ! *Hic* !
~ Tout le monde saute. *Hic* !

=== try swap
en:
[H:Here is a big world! Look! It has a ring.]
~ [V:Do you want it?] [A:No. Do you?]
No. They want the small one.
fr:
[H:Tenez, un grand monde ! Avec un anneau !]
~ [V:Tu le veux ?]
~ [A:Non. Et toi ?]
Non. Ils veulent le petit.

=== way >
en:
Round the world they go. It is soft.
~ It is warm. It smells of milk.
~ {>talent}
[O:{>refrain}]
fr:
On fait le tour du monde. Il est doux.
~ Il est chaud. Il sent le lait.
~ {>talent}
[O:{>refrain}]

=== insight >
en:
Night. [N:Waa! Waa!]
~ {>gag2}
[H:I know!] says {H}. [H:It is a baby!]
fr:
C'est la nuit.
[N:Ouin ! Ouin !]
~ {>gag2}
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
~ {H} rocks. This way. That way.
Hush. The small world shuts its eyes.
fr:
{>pay}
~ {H} danse tout doux. Par ici. Par là.
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
All the flags make one big blanket. Good night, small world!
[O:{>refrainLast}]
fr:
Avec les drapeaux, on fait une couverture. Bonne nuit, petit monde !
[O:{>refrainLast}]

=== cameo
en:
A very small world rolls by. Hello, world!
fr:
Un tout petit monde roule par là. Bonjour, petit monde !

=== ask
en:
What did they make with the flags?
How do you say shh to a baby?
What is mine? What is ours?
fr:
Qu'est-ce qu'on a fait avec les drapeaux ?
Comment dit-on chut à un bébé ?
Qu'est-ce qui est à toi ? Qu'est-ce qui est à nous ?
`
