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
Can you find a thing that is good for nothing? Try!
fr:
Tu connais une chose qui ne sert à rien ? Cherche bien !

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

=== plant key
en:
{H} has a key. Does it open the door? No. The jam? No.
fr:
{H} a une clé. Elle ouvre la porte ? Non. Le placard ? Non.

=== pay key
en:
{H} puts down the key. It opens nothing at all.
fr:
{H} pose sa clé. Elle n'ouvre rien du tout.

=== plant box
en:
{H} has a box. It is so small! A crumb is too big for it.
fr:
{H} a une boîte. Elle est si petite ! Même une miette n'entre pas.

=== pay box
en:
{H} puts down the very small box. A crumb? Too big!
fr:
{H} pose sa toute petite boîte. Une miette ? Trop gros !

=== pay own
en:
{H} puts down the {T}. Who would like {n:it|them}?
fr:
{H} pose {son T}. Qui en veut ?

=== lack >
en:
Who has the best silly thing? A ladder with no steps!
~ An old man made it.
~ {>gag1}
[V:{>refrain}]
fr:
Qui a la chose la plus bête ? Une échelle sans barreaux !
~ Un vieux monsieur l'a faite.
~ {>gag1}
[V:{>refrain}]

=== try hat >
en:
{H} has a hat with three holes.
Here comes a donkey. *Pop, pop, pop!*
~ Two ears and some hair. It fits!
~ The donkey is so proud. What now?
fr:
{H} a un chapeau à trois trous.
Voilà un âne. *Pop, pop, pop* !
~ Deux oreilles et des cheveux. Il lui va !
~ L'âne est tout fier. Et maintenant ?

=== try spoon
en:
{F} has a spoon, as long as a bus.
It dips in the soup. It goes... to a baby!
~ The baby stops crying. Mmm!
fr:
{F} a une cuillère, longue comme un bus.
Elle plonge dans la soupe. Elle arrive... à un bébé !
~ Le bébé ne pleure plus. Miam !

=== try machine >
en:
{H} makes a big machine. It just goes *hmmm*.
~ It is warm. It is nice.
The cat jumps on. *Rrrr.* It is a bed!
fr:
{H} fabrique une grosse machine. Elle fait juste *hmmm*.
~ Elle est tiède. Elle est douce.
Le chat saute dessus. *Rrrr.* C'est un lit !

=== way
en:
They look and look. Half a hole! A bike for fish!
~ {>talent}
~ Is it silly? Yes. More, more!
[H:{>refrain}]
fr:
On cherche, on cherche. Une moitié de trou ! Un vélo pour poisson !
~ {>talent}
~ C'est bête ? Oui. Encore, encore !
[H:{>refrain}]

=== insight >
en:
~ {?told(hat):A donkey likes the hat.|A cat likes the machine.} {?told(spoon):A baby likes the spoon.|A cat likes the machine.}
~ {>gag2}
{H} thinks. [H:And the ladder? Who will like the ladder?]
fr:
~ {?told(hat):Un âne aime le chapeau.|Un chat aime la machine.} {?told(spoon):Un bébé aime la cuillère.|Un chat aime la machine.}
~ {>gag2}
{H} réfléchit. Et l'échelle ? Qui va aimer l'échelle ?

=== turn whistle
en:
~ {H} whistles. *Mew!* A kitten, up there?
The man takes his ladder. Up, up, up!
~ No kitten. But now it has a use!
{>pay}
fr:
~ {H} siffle. *Miaou* ! Un chaton, là-haut ?
Le monsieur prend son échelle. Il monte, il monte !
~ Pas de chaton. Mais elle sert à monter !
{>pay}

=== turn why
en:
~ [H:Why not walk on it?] asks {H}.
The man tries. One, two, one, two. So tall!
~ Now it has a use!
{>pay}
fr:
~ [H:Pourquoi ne pas marcher avec ?] demande {H}.
Le monsieur essaie. Une, deux, une, deux. Il est grand !
~ Elle sert à marcher !
{>pay}

=== restore
en:
{H} wins a cup with no end. The man has a hat!
[V:{>refrainLast}]
fr:
{H} gagne une coupe sans fond. Le monsieur a un chapeau !
[V:{>refrainLast}]

=== cameo
en:
A very tall man goes by. Clop, clop! Hello up there!
fr:
Un monsieur très, très grand passe. Clop, clop ! Bonjour, là-haut !

=== ask
en:
What is the silliest thing you have?
Who could need it?
What is your nose good for?
fr:
Quelle est la chose la plus bête que tu as ?
À qui peut-elle servir ?
À quoi sert ton nez ?
`
