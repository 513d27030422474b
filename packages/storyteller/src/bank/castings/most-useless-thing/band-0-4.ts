export const band0to4 = `
=== title
en:
What Is It For?
fr:
À quoi ça sert ?

=== title
en:
A Hat With Three Holes
fr:
Le chapeau à trois trous

=== teaser
en:
Who has a thing that is no use at all? It is not so easy!
fr:
Qui a une chose qui ne sert à rien ? Ce n'est pas si facile !

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
What is it for? Nothing at all!
fr:
À quoi ça sert ? À rien du tout !

=== refrainLast
en:
What is it for? Wait and see!
fr:
À quoi ça sert ? On verra bien !

=== out
en:
< Off to win a cup, with {Us}.
~ It is the day of the big cup. Into town, quick, with {Us}!
fr:
< Vite, à la coupe, avec {Us} !
~ C'est le jour de la grande coupe. Vite, en ville, avec {Us} !

=== plant key
en:
< {H} tries a key. The door? No.
~ {H} tries a key. The door? No. The jam? No.
fr:
< {H} essaie une clé. La porte ? Non.
~ {H} essaie une clé. La porte ? Non. La confiture ? Non.

=== pay key
en:
And {H}'s key? It opens nothing. Nothing at all.
fr:
Et la clé {de H} ? Elle n'ouvre rien. Rien du tout.

=== plant box
en:
< {H} has a box. A crumb? Too big!
~ {H} has a box. A crumb wants to get in. Too big!
fr:
< {H} a une boîte. Une miette ? Trop grosse !
~ {H} a une boîte. Une miette veut entrer. Trop grosse !

=== pay box
en:
And {H}'s box? Still too small for a crumb.
fr:
Et la boîte {de H} ? Trop petite, même pour une miette.

=== pay own garment
en:
< {H} wears {h:his|her} {T} on one foot. No use at all!
~ {H} wears {h:his|her} {T} on one foot. What for? For nothing!
fr:
< {H} met {son T} à un pied. Pour rien !
~ {H} met {son T} à un pied. À quoi ça sert ? À rien !

=== pay own boots
en:
< {H} wears {h:his|her} {T} on both ears. No use at all!
~ {H} wears {h:his|her} {T} on both ears. What for? For nothing!
fr:
< {H} met {son T} sur ses oreilles. Pour rien !
~ {H} met {son T} sur ses oreilles. À quoi ça sert ? À rien !

=== pay own torch
en:
< {H} lights {h:his|her} {T} in the sun. For nothing!
~ And {H}? {h:He|She} lights {h:his|her} {T}, in the sun. No use at all!
fr:
< {H} allume {son T} au soleil. Pour rien !
~ {H} allume {son T} en plein soleil. À quoi ça sert ? À rien !

=== pay own
en:
< And {H}'s {T}? {n:It is|They are} just to love.
~ And {H}'s {T}, what {n:is it|are they} for? Nothing. {n:It is|They are} just to love.
fr:
< Et {le T} {de H} ? {n:On l'aime|On les aime}, c'est tout.
~ Et {le T} {de H}, à quoi ça sert ? À rien. {n:On l'aime|On les aime}, c'est tout.

=== lack >
en:
< Who wins? A thing that is no use.
~ Who wins the cup? The thing that is no use at all.
< {V}'s ladder has no steps.
~ Here is {V}, with a ladder. It has no steps.
~ Up you go... *Bump!*
+ There is nothing to stand on.
~ {V} is proud.
[V:{>refrain}]
fr:
< Ça ne sert à rien ? Gagné !
~ Qui gagne la coupe ? La chose qui ne sert à rien.
< {V} a une échelle sans barreaux.
~ Voilà {V}. Son échelle n'a pas de barreaux.
~ On monte... et boum !
+ Il n'y a rien sous les pieds.
~ {V} est tout fier.
[V:{>refrain}]

=== try hat >
en:
{H} makes a hat with three holes.
~ It is no use at all.
+ Too big for a head. Too full of wind.
Here is a donkey. *Pop, pop, pop.* It fits!
~ One ear, two ears, some hair.
Oh no!
fr:
{H} fait un chapeau à trois trous.
~ Il ne sert à rien.
+ Trop grand pour une tête. Trop plein de vent.
Voilà un âne. *Pop, pop, pop* ! Il lui va.
~ Une oreille, deux oreilles, une mèche.
Oh non !

=== try spoon
en:
{F} makes a spoon as long as a bus.
~ It is no use at all.
+ You can't even see the end of it.
It dips in the soup.
~ Who is at the other end?
[B:Yum,] says a baby. Oh no!
fr:
{F} fait une cuillère longue comme un bus.
~ Elle ne sert à rien.
+ On n'en voit même pas le bout.
Elle plonge dans la soupe.
~ Qui est à l'autre bout ?
[B:Miam,] fait un bébé. Oh non !

=== try machine >
en:
{H} makes a big machine.
- It just goes *hmmm*.
+ It has a wheel, a pipe and a bell.
~ It is warm. It is soft. {F} likes it. Who else?
Here is a cat. *Prrr.* It is a bed. Oh no!
fr:
{H} fait une grosse machine.
- Elle fait juste *hmmm*.
+ Elle a une roue, un tuyau et une sonnette.
~ Elle est tiède. Elle est douce. {F} l'aime bien. Et qui d'autre ?
Voilà un chat. *Ronron.* C'est un lit. Oh non !

=== way
en:
{H} and {F} look in the street. A sock for a snake!
~ Half a hole! A bike for a fish!
+ A box of dark. Open it... all gone!
~ {each:@ finds half a button.|@ find half a button.}
[H:{>refrain}]
fr:
{H} et {F} cherchent dans la rue. Une chaussette de serpent !
~ Un demi-trou ! Un vélo de poisson !
+ Une boîte de noir. On l'ouvre... parti !
~ {each:@ trouve un bouton sans trous.|@ trouvent un bouton sans trous.}
[H:{>refrain}]

=== insight >
en:
{?told(hat):The donkey|The cat} likes {?told(hat):his hat|its bed}. {?told(spoon):The baby likes the soup|The cat likes its bed}.
~ Here comes a fish, on the bike.
+ Somebody always comes by, because it is a street.
[H:And the ladder?] asks {H}. [H:Who wants that?]
fr:
{?told(hat):L'âne aime son chapeau|Le chat aime son lit}. {?told(spoon):Le bébé aime la soupe|Le chat aime son lit}.
~ Et voilà un poisson, à vélo.
+ Il passe toujours quelqu'un, parce que c'est une rue.
[H:Et l'échelle ?] demande {H}. [H:Elle est pour qui ?]

=== turn whistle
en:
< {V} gets on his ladder. Stilts! Oh no!
~ {H} whistles. Everybody comes. [V:I can't see!] says {V}.
~ One foot here, one foot there... stilts!
~ The ladder is good for something. Oh no!
{>pay}
fr:
< {V} monte sur son échelle. Des échasses ! Oh non !
~ {H} siffle. Tout le monde vient.
~ [V:Je ne vois rien !] dit {V}.
~ Un pied ici, un pied là... des échasses !
~ L'échelle sert à quelque chose. Oh non !
{>pay}

=== turn why
en:
[H:Walk on it, {V}!] says {H}.
< Stilts! So tall! Oh no!
~ One foot here, one foot there... stilts!
~ The ladder is good for something. Oh no!
{>pay}
fr:
[H:Marche avec, {V} !] dit {H}.
< Des échasses ! Oh non !
~ Un pied ici, un pied là... des échasses !
~ L'échelle sert à quelque chose. Oh non !
{>pay}

=== restore
en:
< {H} wins a cup with no bottom!
~ First prize! {H} wins the cup.
{>again}
+ In go the cherries. *Plop*, on the shoes!
~ The cup has no bottom!
[V:{>refrainLast}]
fr:
< {H} gagne une coupe sans fond !
~ Premier prix ! {H} gagne la coupe.
{>again}
+ On y met les cerises. *Plop*, sur les chaussures !
~ La coupe n'a pas de fond !
[V:{>refrainLast}]

=== again
en:
< {V} picks cherries. {F} eats. {each:@ too.|@ too.}
~ {V} picks cherries, way up high. {F} eats ten. {each:@ wears two on one ear.|@ wear two on one ear.}
fr:
< {V} cueille des cerises. {F} goûte. {each:@ aussi.|@ aussi.}
~ {V} cueille des cerises. {F} en mange dix. {each:@ en met deux à l'oreille.|@ en mettent deux à l'oreille.}

=== cameo
en:
A very tall man goes by. Clop, clop! Hello up there!
fr:
Un monsieur très, très grand passe. Clop, clop ! Bonjour, là-haut !

=== ask
en:
Who had a ladder with no steps?
What is the silliest thing you have?
What is your nose for?
fr:
Qui avait une drôle d'échelle ?
C'est quoi, la chose la plus bête que tu as ?
À quoi il sert, ton nez ?
`
