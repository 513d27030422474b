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
< {H} takes a {room:little }spoon.{room: Soup? Not yet!}
~ {H} has a spoon. Is there soup? Not yet.
fr:
< {H} prend une {room:petite }cuillère.{room: De la soupe ? Pas encore !}
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
< {H} gives {V} {h:his|her} {T}, for the door.
~ {H} gives {V} {h:his|her} {T}, for the door. Now {V} can find his house!
fr:
< {H} lui donne {son T}, pour la porte.
~ {H} donne {son T} à {V}, pour la porte. {V} la trouvera !

=== plant own
en:
< {H} takes {h:his|her} {T} from {h:his|her} door.
~ {H}'s {T} {n:lives|live} by the door. Today {n:it comes|they come} too!
fr:
< {H} prend {son T} devant sa porte.
~ {Le T} {de H} {n:habite|habitent} devant la porte. Aujourd'hui, {T:il|elle} {n:vient|viennent} aussi !

=== pay own torch
en:
< {H} gives {V} {h:his|her} {T}, for the door.
~ {H} gives {V} {h:his|her} {T}, for the door. Now {V} can see his house!
fr:
< {H} lui donne {son T}, pour la porte.
~ {H} donne {son T} à {V}, pour la porte. {V} la verra !

=== pay own lantern
en:
< {H} gives {V} {h:his|her} {T}, for the door.
~ {H} gives {V} {h:his|her} {T}, for the door. Now {V} can see his house!
fr:
< {H} lui donne {son T}, pour la porte.
~ {H} donne {son T} à {V}, pour la porte. {V} la verra !

=== end own torch
en:
< Mama holds up the {T}.
~ Mama holds up {H}'s {T}. It shines!
fr:
< Maman lève {le T}.
~ Maman lève {le T} {de H}. Ça brille !

=== end own lantern
en:
< Mama holds up the {T}.
~ Mama holds up {H}'s {T}. It shines!
fr:
< Maman lève {le T}.
~ Maman lève {le T} {de H}. Ça brille !

=== end own
en:
< By the door{n: goes| go} the {T}!
~ By the door {n:goes|go} {H}'s {T}!
fr:
< Et à la porte, {le T} !
~ Et à la porte, {le T} {de H} !

=== loved
en:
< {H} loves {T}. After the soup!
~ And {T}? [C:After the soup,] says Mama.
fr:
< {H} adore {T}. Après la soupe !
~ Et {T} ? Ce sera après la soupe.

=== lack >
en:
< A ship! On a hill! Captain {V} looks for his house.
~ A ship! On a hill! Captain {V} can't find his house.
~ So he took all the signs.
~ [N:And me? Where do I go?] asks a bird. [N:I bring the spring.]
[V:{>refrain}]{room: says {V}.}
+ He says it fast. He does not know it.
fr:
< Un bateau ! Sur la colline ! Le capitaine {V} cherche sa maison.
~ Un bateau ! Sur une colline ! Le capitaine {V} ne trouve plus sa maison.
~ Alors, il a pris tous les panneaux.
~ [N:Et moi, c'est par où ?] demande un oiseau. [N:J'apporte le printemps.]
[V:{>refrain}]{room: dit {V}.}
+ Il le dit vite : il ne le sait pas.

=== try ask >
en:
< {H} and {F} go that way. Round and round.
~ {H} and {F} go that way. They go round and round.
+ They go left, and left, and left.
< A ship! The same ship!
~ What is that? A ship! The same ship!
+ They are back. They went in a ring.
[V:{>refrain}]{room: says {V} again.}
fr:
< Par là ! {H} et {F} tournent en rond.
~ {H} et {F} vont par là. Et on tourne, et on tourne.
+ À gauche, à gauche, et encore à gauche.
< Un bateau ! Le même bateau !
~ C'est quoi, là ? Un bateau ! Le même bateau !
+ Les voilà revenus : ils ont fait un rond.
[V:{>refrain}]{room: répète {V}.}

=== try paint >
en:
< {H} paints a sign: home! {V} looks behind it.
< [V:No house!]
~ {H} paints a new sign: home! {F} holds the pot.
~ At night, *crunch, crunch*. Here comes {V}, with a lamp.
~ {V} reads the sign. He looks behind it. [V:No house!]
~ And off he goes with it!
fr:
< {H} peint un panneau : maison ! {V} regarde derrière.
< [V:Pas de maison !]
~ {H} peint un panneau tout neuf : maison ! {F} tient le pot.
~ La nuit, *crac, crac* ! Voilà {V}, avec une lampe.
~ {V} lit le panneau. Il regarde derrière.
~ [V:Pas de maison !]
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
< A snowy sign on the ship! {Everyone} rub it. It says: here!
~ {H} and {F} climb up on the ship. So many signs!
~ {each:@ reads them all.|@ read them all.}
~ One is all snow. {H} rubs it. It says: here!
+ It has no arrow at all.
< [V:I know the way! This way!]{room: says {V}.}
~ [V:No, no! {>refrain}]{room: says {V}.}
fr:
< Sur le bateau, un panneau tout blanc ! {Everyone} frottent. C'est écrit : ici !
~ {H} et {F} grimpent sur le bateau. Que de panneaux !
~ {each:@ les lit tous.|@ les lisent tous.}
~ Un panneau est tout blanc. {H} frotte la neige. C'est écrit : ici !
+ Il n'a pas de flèche.
< [V:Je connais le chemin ! Par là !]{room: dit {V}.}
~ [V:Non, non ! {>refrain}]{room: dit {V}.}

=== insight >
en:
< Smoke in the snow! It smells of soup.
~ Look! Smoke comes up out of the snow.
~ Sniff, sniff! It smells of soup.
+ Who makes soup in a hill?
< [H:A house! Under the ship!] says {H}.
~ [H:A house!] says {H}. [H:There is a house under the ship!]
fr:
< De la fumée dans la neige ! Ça sent la soupe.
~ Oh ! De la fumée sort de la neige.
~ Snif, snif ! Ça sent la soupe.
+ Qui fait la soupe dans une colline ?
< [H:Une maison, sous le bateau !] dit {H}.
~ [H:Une maison !] dit {H}. [H:Sous le bateau, il y a une maison !]

=== turn listen
en:
~ {H} listens. Then {h:he|she} knocks, too: *knock, knock!*
< {H} knocks: *knock, knock!*
~ A door opens. [C:My boy!] says {V}'s mama. [C:Wipe your feet.]
< [C:My boy!] says {V}'s mama.
{>pay}
fr:
~ {H} écoute. Puis {h:il|elle} frappe aussi : *toc, toc* !
< {H} frappe : *toc, toc* !
~ Une porte s'ouvre.
< [C:Mon petit {V} !] dit sa maman.
~ [C:Mon petit !] dit la maman {de V}. [C:Essuie tes pieds.]
{>pay}

=== turn notice
en:
~ {H} sees a bit of yellow in the snow. A doorknob! *Knock, knock!*
< {H} finds a doorknob. *Knock, knock!*
~ A door opens. [C:My boy!] says {V}'s mama. [C:Wipe your feet.]
< [C:My boy!] says {V}'s mama.
{>pay}
fr:
~ {H} voit du jaune dans la neige. Une poignée ! *Toc, toc* !
< {H} trouve une poignée. *Toc, toc* !
~ Une porte s'ouvre.
< [C:Mon petit {V} !] dit sa maman.
~ [C:Mon petit !] dit la maman {de V}. [C:Essuie tes pieds.]
{>pay}

=== turn why
en:
~ [H:Why don't you ask?] says {H}.
~ So {V} asks the hill: [V:Please?]
< [H:Ask, {V}!] says {H}. [V:Please, hill?]
~ A door opens. [C:My boy!] says {V}'s mama. [C:Wipe your feet.]
< [C:My boy!] says {V}'s mama.
{>pay}
fr:
~ [H:Pourquoi tu ne demandes pas ?] dit {H}.
~ [V:S'il te plaît, la colline ?] dit {V}.
< [H:Demande, {V} !] dit {H}.
~ Une porte s'ouvre.
< [C:Mon petit {V} !] dit sa maman.
~ [C:Mon petit !] dit la maman {de V}. [C:Essuie tes pieds.]
{>pay}

=== restore
en:
~ All the signs go back. Off flies the bird.
~ The snow melts. It is spring!
{>loved}
{>again}
{>end}
+ {V} stays: his mama waited.
[V:{>refrainLast}]{room: says {V}.}
fr:
~ Les panneaux rentrent chez eux. L'oiseau s'envole.
~ La neige fond : le printemps !
{>loved}
{>again}
{>end}
+ {V} reste : on l'attendait.
[V:{>refrainLast}]{room: dit {V}.}

=== again
en:
< {room:Yum! }Soup for {Everyone}!
~ {H} gets soup. {F} gets two bowls. {each:@ licks the pot.|@ lick the pot.}
fr:
< {room:Miam ! }De la soupe pour {Everyone} !
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
