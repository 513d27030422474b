export const band0to4 = `
=== title
en:
The Ship on the Hill
fr:
Le bateau sur la colline

=== title
en:
I Know the Way!
fr:
Je connais le chemin !

=== teaser
en:
A big ship sits on a hill, in the snow. Knock, knock! Who is under it?
fr:
Un gros bateau est sur la colline, dans la neige. Toc, toc ! Qui est dessous ?

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
I know the way! This way!
fr:
Je connais le chemin ! Par là !

=== refrainLast
en:
I know the way! Right here!
fr:
Je connais le chemin ! C'est ici !

=== out
en:
< {Crew} go up the hill. Snow!
~ {Crew} go up the hill, in the snow. Crunch, crunch!
fr:
< {Crew} montent la colline. De la neige !
~ {Crew} montent la colline, dans la neige. Crac, crac !

=== plant spoon
en:
< {H} has a {room:little }spoon.
~ {H} has a spoon. Is there soup? Not yet.
fr:
< {H} a une {room:petite }cuillère.
~ {H} a une cuillère. Il y a de la soupe ? Pas encore.

=== pay spoon
en:
< Soup! But no spoon. {H} gives {V} {h:his|hers}.
~ Soup for {V}! But he has no spoon.
~ {H} gives {V} the spoon.
fr:
< De la soupe ! {H} donne sa cuillère à {V}.
~ De la soupe pour {V} ! Mais pas de cuillère.
~ {H} lui donne sa cuillère.

=== pay own
en:
< {H} gives {V}'s mama {h:his|her} {T}.
~ {V} has nothing for her. So {H} gives Mama {h:his|her} {T}.
fr:
< {H} donne {son T} à la maman.
~ {V} n'a rien pour elle. Alors {H} donne {son T} à la maman.

=== loved
en:
~ And {T}? [C:After the soup,] says Mama.
fr:
~ Et {T} ? Ce sera après la soupe.

=== lack >
en:
< A ship! {V} can't find his house.
~ A ship! On a hill! The captain is {V}.
~ He took all the signs, to find his house.
~ [N:Where do I go?] asks a bird. [N:I bring the spring.]
< [N:Where do I go?] asks a bird.
[V:{>refrain}]
+ He says it fast. He does not know it.
fr:
< Un bateau ! {V} cherche sa maison.
~ Un bateau ! Sur une colline ! Le capitaine, c'est {V}.
~ Il a pris tous les panneaux, pour trouver sa maison.
~ [N:C'est par où ?] demande un oiseau. [N:J'apporte le printemps.]
< [N:C'est par où ?] demande un oiseau.
[V:{>refrain}]
+ Il le dit vite : il ne le sait pas.

=== try ask >
en:
< {H} and {F} go round and round.
~ {H} and {F} go that way. They go round and round.
+ They go left, and left, and left.
< A ship! The same!
~ What is that? A ship! The same ship!
+ They are back. They went in a ring.
[V:{>refrain}]{room: says {V} again.}
fr:
< {H} et {F} tournent, tournent.
~ {H} et {F} vont par là. Et on tourne, et on tourne.
+ À gauche, à gauche, et encore à gauche.
< Un bateau ! Le même !
~ C'est quoi, là ? Un bateau ! Le même !
+ Ils sont revenus : ils ont fait un rond.
[V:{>refrain}]{room: répète {V}.}

=== try paint >
en:
< {H} paints a sign.
~ {H} paints a new sign. There! {F} holds the pot.
~ At night, *crunch, crunch*. Here comes {V}, with a lamp.
< {V} takes it. [V:No, it's not my house.]
~ He reads it. [V:No,] he says. [V:It's not my house.]
~ And off he goes with it!
fr:
< {H} peint un panneau.
~ {H} peint un panneau tout neuf. {F} tient le pot.
~ La nuit, *crac, crac* ! Voilà {V}, avec une lampe.
< {V} le prend.
< [V:Non, ce n'est pas chez moi !]
~ Il le lit.
~ [V:Non,] dit-il. [V:Ce n'est pas chez moi.]
~ Et il l'emporte !

=== try push >
en:
~ [H:Your house is not up here,] says {H}.
{H} and {F} push the ship. Heave! Heave!
+ It goes *crrrk*. It does not go down the hill.
But who knocks? *Knock, knock, knock!*
+ It comes from under the ship. But there is only snow there. This is a hill!
+ [V:Shh, hill!] says {V}.
fr:
~ [H:Ta maison n'est pas ici,] dit {H}.
{H} et {F} poussent le bateau. Ho ! Hisse !
+ Il fait *crrrc*. Il ne descend pas.
Mais qui frappe ? *Toc, toc, toc* !
+ Ça vient de dessous. Mais dessous, il n'y a que de la neige : c'est une colline !
+ [V:Chut, la colline !] dit {V}.

=== way >
en:
< {Everyone} climb the ship. Signs!
~ {H} and {F} climb up on the ship. So many signs!
~ {each:@ reads them all.|@ read them all.}
< {H} rubs one. It says: here!
~ One is all snow. {H} rubs it. It says: here!
+ It has no arrow at all.
[V:{>refrain}]{room: says {V}.}
fr:
< {Everyone} grimpent. Des panneaux !
~ {H} et {F} grimpent sur le bateau. Que de panneaux !
~ {each:@ les lit tous.|@ les lisent tous.}
< {H} en frotte un. C'est écrit : ici !
~ Un panneau est tout blanc. {H} frotte. C'est écrit : ici !
+ Il n'a pas de flèche.
[V:{>refrain}]{room: dit {V}.}

=== insight >
en:
< Smoke in the snow! It smells of soup.
~ Look! Smoke comes up out of the snow.
~ Sniff, sniff! It smells of soup.
+ Who makes soup in a hill? Somebody must, because it smells so good.
[H:A house! There is a house under the ship!]
fr:
< De la fumée. Ça sent la soupe !
~ Oh ! De la fumée sort de la neige.
~ Snif, snif ! Ça sent la soupe.
+ Qui fait la soupe dans une colline ? Quelqu'un, parce que ça sent bon !
[H:Une maison ! Sous le bateau, il y a une maison !]

=== turn listen
en:
~ {H} listens. Then {h:he|she} knocks, too: *knock, knock!*
< {H} knocks: *knock, knock!*
< A door! It is {V}'s mama! [C:My boy!]
~ A door opens. It is {V}'s mama! [C:My boy! Wipe your feet.]
+ He is home. Mama is here.
{>pay}
fr:
~ {H} écoute. Puis {h:il|elle} frappe aussi : *toc, toc* !
< {H} frappe : *toc, toc* !
< Une porte ! La maman {de V} !
~ Une porte s'ouvre. C'est la maman {de V} !
[C:Mon petit !{room: Essuie tes pieds.}]
+ Il est chez lui : Maman est là.
{>pay}

=== turn notice
en:
~ {H} sees a bit of yellow in the snow. A doorknob!
< {H} sees a doorknob!
< A door! It is {V}'s mama! [C:My boy!]
~ A door opens. It is {V}'s mama! [C:My boy! Wipe your feet.]
+ He is home. Mama is here.
{>pay}
fr:
~ {H} voit du jaune dans la neige. Une poignée !
< {H} voit une poignée !
< Une porte ! La maman {de V} !
~ Une porte s'ouvre. C'est la maman {de V} !
[C:Mon petit !{room: Essuie tes pieds.}]
+ Il est chez lui : Maman est là.
{>pay}

=== turn why
en:
~ [H:Why don't you ask?] says {H}.
~ So {V} asks the hill: [V:Please?]
< [H:Ask!] says {H}. [V:Please?]
< A door! It is {V}'s mama! [C:My boy!]
~ A door opens. It is {V}'s mama! [C:My boy! Wipe your feet.]
+ He is home. Mama is here.
{>pay}
fr:
~ [H:Pourquoi tu ne demandes pas ?] dit {H}.
~ [V:S'il te plaît, la colline ?] dit {V}.
< [H:Demande !] dit {H}.
< Une porte ! La maman {de V} !
~ Une porte s'ouvre. C'est la maman {de V} !
[C:Mon petit !{room: Essuie tes pieds.}]
+ Il est chez lui : Maman est là.
{>pay}

=== restore
en:
< Off flies the bird. It is spring!
~ All the signs go back. Off flies the bird.
~ The snow melts. It is spring!
{>loved}
{>again}
+ {V} stays. Mama waited.
[V:{>refrainLast}]
fr:
< L'oiseau s'envole. C'est le printemps !
~ Les panneaux retournent à leur place. L'oiseau s'envole.
~ La neige fond. C'est le printemps !
{>loved}
{>again}
+ {V} reste : on l'attendait.
[V:{>refrainLast}]

=== again
en:
< {H} and {F} have soup.{room: {each:@ too!|@ too!}}
~ {H} gets soup. {F} gets two bowls. {each:@ licks the pot.|@ lick the pot.}
fr:
< {H} et {F} ont de la soupe.{room: {each:@ aussi !|@ aussi !}}
~ {H} a de la soupe. {F} en a deux bols. {each:@ lèche la marmite.|@ lèchent la marmite.}

=== cameo
en:
A ship sits on a hill. It smells of soup. Hello, Captain!
fr:
Un bateau sur une colline. Ça sent la soupe. Bonjour, capitaine !

=== ask
en:
What does the captain say?
Who lives under the ship?
What smells good at your house?
fr:
Que dit le capitaine ?
Qui habite sous le bateau ?
Chez toi, qu'est-ce qui sent bon ?
`
