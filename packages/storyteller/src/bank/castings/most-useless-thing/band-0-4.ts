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
Who has a thing that is good for nothing? It is not so easy!
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
~ It is the day of the big cup!
Into town, quick, with {Us}!
fr:
~ C'est le jour de la coupe !
Vite, en ville, avec {Us} !

=== plant key
en:
< {H}'s key. The door? No. The jam? No.
~ {H} tries a key. The door? No. The jam? No.
fr:
< {H} essaie une clé. La porte ? Non.
~ {H} essaie une clé. La porte ? Non. La confiture ? Non.

=== pay key
en:
And {H}'s key? It opens nothing. First prize!
fr:
Et la clé {de H} ? Elle n'ouvre rien. Premier prix !

=== plant box
en:
< {H}'s box? Too small for a crumb!
~ {H}'s box is so small! A crumb is too big for it.
fr:
< Une miette pour la boîte {de H} ? Trop grosse !
~ {H} a une boîte. Une miette veut entrer. Trop grosse !

=== pay box
en:
And {H}'s box? Too small for a crumb. First prize!
fr:
Et la boîte {de H} ? Trop petite ! Premier prix !

=== pay own garment
en:
< {H}'s {T} on one foot? Good for nothing! First prize!
~ {H} puts {h:his|her} {T} on one foot. Good for nothing. First prize!
fr:
< {Le T} {de H} à un pied ? À rien ! Premier prix !
~ {H} met {son T} à un pied. Ça ne sert plus à rien. Premier prix !

=== pay own boots
en:
< {H}'s {T} on {h:his|her} hands? Good for nothing! First prize!
~ {H} puts {h:his|her} {T} on both hands. Good for nothing. First prize!
fr:
< {Le T} {de H} aux mains ? À rien ! Premier prix !
~ {H} met {son T} aux mains. Ça ne sert à rien. Premier prix !

=== pay own torch
en:
< {H}'s {T} by day? Good for nothing! First prize!
~ {H} puts on {h:his|her} {T} by day. Good for nothing. First prize!
fr:
< {Le T} {de H}, le jour ? À rien ! Premier prix !
~ {H} allume {son T} en plein jour. Ça ne sert à rien. Premier prix !

=== pay own
en:
And {H}'s {T}? {n:It is|They are} just to love. First prize!
fr:
< {Le T} {de H} ? {n:On l'aime|On les aime}, c'est tout. Premier prix !
~ Et {le T} {de H} ? {n:On l'aime|On les aime}, c'est tout. Premier prix !

=== lack >
en:
< Good for nothing? You win!
~ The cup is for a thing good for nothing.
< Look! {V}'s ladder has no steps!
~ Here is {V}. His ladder has no steps!
~ Up you go... and down. *Bump!*
+ There is nothing to stand on.
~ {H} wants to win too.
[V:{>refrain}]
fr:
< Ça ne sert à rien ? Gagné !
~ La coupe est pour la chose qui ne sert à rien.
< {V} a une échelle sans barreaux !
~ Voilà {V}. Son échelle n'a pas de barreaux !
~ On monte... et boum !
+ Il n'y a rien sous les pieds.
~ {H} aussi veut gagner.
[V:{>refrain}]

=== try hat >
en:
{H} makes a hat with three holes.
~ It is good for nothing!
+ Too big for a head. Too full of wind.
Here comes a donkey. *Pop, pop, pop!* It fits!
~ One ear, two ears, some hair.
Oh no!
fr:
{H} fait un chapeau à trois trous.
~ Il ne sert à rien !
+ Trop grand pour une tête. Trop plein de vent.
Voilà un âne. *Pop, pop, pop* ! Il lui va !
~ Une oreille, deux oreilles, une mèche.
Oh non !

=== try spoon
en:
{F} makes a spoon as long as a bus.
~ It is good for nothing!
+ You cannot even see the end of it.
It dips in the soup.
~ Who is at the other end?
[B:Yum!] says a baby. Oh no!
fr:
{F} fait une cuillère longue comme un bus.
~ Elle ne sert à rien !
+ On n'en voit même pas le bout.
Elle plonge dans la soupe.
~ Qui est à l'autre bout ?
[B:Miam !] fait un bébé. Oh non !

=== try machine >
en:
{H} makes a big machine.
- It just goes *hmmm*.
+ It has a wheel, a pipe and a bell.
~ It is warm. It is soft. {F} likes it. Who else?
Here comes a cat. *Rrrr.* It is a bed! Oh no!
fr:
{H} fait une grosse machine.
- Elle fait juste *hmmm*.
+ Elle a une roue, un tuyau et une sonnette.
~ Elle est tiède. Elle est douce. {F} l'aime bien. Et qui d'autre ?
Voilà un chat. *Rrrr.* C'est un lit ! Oh non !

=== way
en:
{H} and {F} look in the street. A sock for a snake!
~ Half a hole! A spoon with no spoon!
+ It is all for something, if you wait.
~ {each:@ finds half a button.|@ find half a button.}
[H:{>refrain}]
fr:
{H} et {F} cherchent dans la rue. Une chaussette de serpent !
~ Une moitié de trou ! Un vélo pour poisson !
+ Tout sert à quelque chose, si on attend.
~ {each:@ trouve un demi-bouton.|@ trouvent un demi-bouton.}
[H:{>refrain}]

=== insight >
en:
{?told(hat):The donkey|The cat} likes {?told(hat):his hat|its bed}. {?told(spoon):The baby likes the soup|The cat likes its bed}.
~ There is always somebody who likes it!
+ You only have to wait a bit.
[H:And the ladder?] says {H}. [H:Who wants that?]
fr:
{?told(hat):L'âne aime son chapeau|Le chat aime son lit}. {?told(spoon):Le bébé aime la soupe|Le chat aime son lit}.
~ Il y a toujours quelqu'un de content !
+ Il suffit d'attendre un petit peu.
[H:Et l'échelle ?] dit {H}. [H:Elle est pour qui ?]

=== turn whistle
en:
~ {H} whistles. *Fwee!* {V} wants to see who it is.
Up gets {V}, on the ladder. So tall!
~ One foot here, one foot there!
{>pay}
fr:
~ {H} siffle. *Piou* ! {V} veut voir qui c'est.
Hop, {V} monte sur l'échelle. Qu'il est grand !
~ Un pied ici, un pied là !
{>pay}

=== turn why
en:
< [H:Walk on it, {V}!]
~ [H:Walk on it, {V}!] says {H}.
Up gets {V}. So tall!
~ One foot here, one foot there!
{>pay}
fr:
< [H:Marche avec, {V} !]
~ [H:Marche avec, {V} !] dit {H}.
{V} monte. Qu'il est grand !
~ Un pied ici, un pied là !
{>pay}

=== restore
en:
< {H} wins!
~ {H} wins the cup. It has no bottom!
+ You can drink, and drink, and it runs out on your shoes.
{>again}
[V:{>refrainLast}]
fr:
< {H} gagne !
~ {H} gagne la coupe. Elle n'a pas de fond !
+ On boit, on boit, et ça coule sur les chaussures.
{>again}
[V:{>refrainLast}]

=== again
en:
{V} picks cherries for {Everyone}.
fr:
{V} cueille des cerises pour {Everyone}.

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
