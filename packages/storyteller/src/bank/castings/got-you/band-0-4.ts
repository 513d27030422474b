export const band0to4 = `
=== title
en:
Got You, Little Bird!
fr:
Je te tiens, petit oiseau !

=== title
en:
The Big Red Bird
fr:
Le grand oiseau rouge

=== teaser
en:
A big red bird takes all the paper birds. What for?
fr:
Un grand oiseau rouge prend tous les oiseaux en papier. Pour quoi faire ?

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
Got you! Got you!
fr:
Je te tiens ! Je te tiens !

=== refrainLast
en:
Got you, {H}!
fr:
Je te tiens, {H} !

=== out
en:
< {room:Look! ||}Paper birds! {Crew} run to school.
~ Look up! Paper birds! Who throws them?
~ {Crew} run to school to see.
fr:
< {room:Oh ! ||}Des oiseaux en papier ! {Crew} courent à l'école.
~ Oh ! Des oiseaux en papier ! Qui les lance ?
~ {Crew} courent à l'école, pour voir.

=== plant bell
en:
< *Ting!* {H} has a bell.
~ *Ting!* {H} has the cat's bell. Hold it tight, and it is quiet.
fr:
< *Gling* ! {H} a un grelot.
~ *Gling* ! {H} a le grelot du chat. On le serre, et il se tait.

=== pay bell
en:
< [H:Hold my bell, {V}! Not the bird!] says {H}.
~ [H:{V}, hold my bell, not the bird!] says {H}. *Ting...* Shh. Quiet.
fr:
< [H:Tiens mon grelot, {V} ! Pas l'oiseau !] dit {H}.
~ [H:{V}, tiens mon grelot, pas l'oiseau !] dit {H}. *Gling...* Chut. Plus rien.

=== plant marble
en:
< {H} takes a {room:big, blue }ball.
~ {H} has a big marble. It rolls off! Quick, hold it tight.
fr:
< {H} prend une {room:grosse }balle{room: bleue}.
~ {H} a une grosse bille. Elle roule ! Vite, on la serre fort.

=== pay marble
en:
< [H:Hold my ball, {V}! Not the bird!] says {H}.
~ [H:{V}, hold my marble, not the bird!] says {H}. [H:Tight, or it rolls.]
fr:
< [H:Tiens ma balle, {V} ! Pas l'oiseau !] dit {H}.
~ [H:{V}, tiens ma bille, pas l'oiseau !] dit {H}. [H:Bien fort, elle roule.]

=== plant own
en:
< {H} holds {h:his|her} {T} tight.
~ {H} holds {h:his|her} {T} tight, with both hands.
fr:
< {H} serre fort {son T}.
~ {H} serre fort {son T}, à deux mains.

=== pay own
en:
< [H:Hold my {T}, {V}! Not the bird!] says {H}.
~ [H:{V}, hold my {T}, not the bird!] says {H}. [H:Hold tight!]
fr:
< [H:Tiens {mon T}, {V} ! Pas l'oiseau !] dit {H}.
~ [H:{V}, tiens {mon T}, pas l'oiseau !] dit {H}. [H:Serre fort !]

=== loved
en:
< {H} loves {T}. This is better!
~ After {T}, there is nothing like it.
fr:
< {H} adore {T}. Là, c'est mieux !
~ Après {T}, il n'y a rien de mieux.

=== lack >
en:
{N} the pig throws a paper bird. It falls!
< Down comes {V}, a big red bird.
~ Down comes {V}, the big red bird.
[V:{>refrain}]
~ {V} takes it up, up, up.
+ The pig stays down. Pigs don't fly.
~ [N:My bird!] says {N}.
fr:
< {N} le cochon lance un oiseau. Il tombe !
< Voici {V}, le grand oiseau rouge !
~ {N} le cochon lance un oiseau en papier. Il tombe !
~ Du toit descend {V}, le grand oiseau rouge.
[V:{>refrain}]
~ {V} l'emporte là-haut.
+ Le cochon reste en bas : un cochon, ça ne vole pas.
~ [N:Mon oiseau !] dit {N}.

=== try hard >
en:
{H} and {F} throw a bird, very hard. *Whoosh!*
~ Down it goes. Oh no, the puddle!
+ It must not get wet. A wet bird is only soup.
~ [V:Got you!] says {V}, just in time.
< It falls. [V:Got you!] says {V}.
~ {V} looks at its tummy. Is it wet? No.
+ Is its beak wet? No. All dry!
fr:
{H} et {F} lancent un oiseau très fort. *Zou !*
~ Il tombe. Oh non, la flaque !
+ Il ne faut pas le mouiller : le papier mouillé, c'est de la soupe.
~ [V:Je te tiens !] dit {V}, juste à temps.
< Il tombe.
< [V:Je te tiens !] dit {V}.
~ {V} regarde le ventre de l'oiseau. Mouillé ? Non.
+ Et le bec ? Non plus. Tout sec !

=== try many >
en:
{H} throws two birds. {F} throws ten!
~ It looks like snow.
[V:Got you! And you! And you!] says {V}.
+ Two in the claws, and five in the beak. They all fall.
~ One flies on, over the wall. It flies so well!
~ {V} lets that one fly.
+ {V} does not even look at it.
fr:
{H} lance deux oiseaux. {F} en lance dix !
~ On dirait de la neige.
[V:Je te tiens ! Et toi ! Et toi !] dit {V}.
+ Deux dans les pattes, cinq dans le bec : tous tombent.
~ Un seul passe le mur. Comme il vole bien !
~ Celui-là, {V} le laisse.
+ {V} ne le regarde même pas.

=== try inside >
en:
{H} throws a bird inside.{room: No {V} in there!} The paper bird flies past the coats, past {F}...
< ...and out!
~ ...and out at the window!
~ {V} is under it, with big wings up.
+ {v:He|She} was there first. {v:He|She} saw where it had to fall.
[V:Got you!] says {V}.
+ How did {v:he|she} know?
fr:
< {H} lance un oiseau dans le couloir...
~ {H} lance un oiseau dans le couloir.{room: {V} n'est pas là !} Le petit oiseau file devant les manteaux, devant {F}...
< ... et hop, dehors !
~ ... et hop, par la fenêtre !
~ {V} est dessous, les ailes en l'air.
+ {v:Il|Elle} était là avant : {v:il|elle} a bien vu où il allait tomber.
[V:Je te tiens !] dit {V}.
+ Comment a-t-{v:il|elle} deviné ?

=== way >
en:
< Where do the birds go? Up go {Everyone}, to the roof!
~ Where do the birds go? {H} and {F} climb up to the roof.
~ Up, up, up! {each:@ puffs at every stair.|@ puff at every stair.}
+ They go on tiptoe, with no shoes. Somebody is up there.
+ One stair for the cat, and one for the hat.
~ A little door. Shh! Who is singing?
[V:{>refrain}]{room: sings somebody.}
fr:
< Où vont les oiseaux ? {Everyone} montent sur le toit.
~ Où vont les oiseaux ? {H} et {F} montent sur le toit.
~ On monte, on monte ! {each:@ souffle à chaque marche.|@ soufflent à chaque marche.}
+ On marche sans chaussures, tout doucement : il y a quelqu'un là-haut.
+ Une marche pour le chat, une marche pour le rat.
~ Une petite porte. Chut ! Qui chante ?
[V:{>refrain}]{room: chante quelqu'un.}

=== insight >
en:
< A nest of paper birds!
~ It's a nest! All the paper birds are in it.
~ Each bird has a crumb.
+ Nobody eats, because paper isn't hungry, not even for cake.
~ {V} gives a paper bird a push. Now fly! It falls.
[V:Got you, my little one,] says {V}.
[H:You catch the ones that fall!] says {H}.
fr:
< Un nid d'oiseaux en papier !
~ C'est un nid ! Tous les oiseaux en papier sont là.
~ Chaque oiseau a sa miette.
+ Personne ne mange, parce que le papier n'a pas faim, même pour du gâteau.
~ {V} pousse un petit oiseau en papier. Allez, vole ! Il tombe.
[V:Je te tiens, mon tout petit,] dit {V}.
[H:Tu rattrapes ceux qui tombent !] dit {H}.

=== turn build
en:
~ {H} folds a wing, straight and flat.
{>pay}
< {H} folds the wings flat. It flies! It flies!
~ {H} lets go. It dips... and up it goes!
+ It doesn't fall. Its wing is straight.
~ [V:Nobody's got it!] says {V}.
+ It goes over the roof, and over the tree.
fr:
~ {H} replie une aile, bien droite, bien plate.
{>pay}
< {H} plie bien les ailes. Il vole ! Il vole !
~ {H} lâche l'oiseau. Il descend... et il monte !
+ Il ne tombe pas : son aile est droite.
~ [V:Personne ne le tient !] dit {V}.
+ Il file par-dessus le toit, par-dessus l'arbre.

=== turn still
en:
~ Very gently, {H} folds a wing straight.
{>pay}
< {H} folds the wings flat. It flies! It flies!
~ {H} lets go. Nobody moves. It dips... and up it goes!
+ It doesn't fall. Its wing is straight.
~ [V:Nobody's got it!] says {V}.
+ It goes over the roof, and over the tree.
fr:
~ Tout doucement, {H} redresse une aile.
{>pay}
< {H} plie bien les ailes. Il vole ! Il vole !
~ {H} lâche l'oiseau. Plus un geste. Il descend... et il monte !
+ Il ne tombe pas : son aile est droite.
~ [V:Personne ne le tient !] dit {V}.
+ Il file par-dessus le toit, par-dessus l'arbre.

=== turn why
en:
~ Why does it fall? {H} looks. A bent wing! Fold!
{>pay}
< {H} folds the wings flat. It flies! It flies!
~ {H} lets go. It dips... and up it goes!
+ It doesn't fall. Its wing is straight.
~ [V:Nobody's got it!] says {V}.
+ It goes over the roof, and over the tree.
fr:
~ Pourquoi il tombe ? {H} regarde. Une aile de travers ! Et hop, on plie !
{>pay}
< {H} plie bien les ailes. Il vole ! Il vole !
~ {H} lâche l'oiseau. Il descend... et il monte !
+ Il ne tombe pas : son aile est droite.
~ [V:Personne ne le tient !] dit {V}.
+ Il file par-dessus le toit, par-dessus l'arbre.

=== restore
en:
~ All the paper birds fly, round and round.
{>loved}
{>again}
~ {N} gets up on the wall, and jumps. A pig flies!
+ He has no wings, only ears.
+ Then he does it again. It's so nice to be caught.
< Now {H} jumps. And {V}?
~ Up goes {H}, too. One, two, three... jump!
[V:{>refrainLast}]
fr:
~ Tous les oiseaux volent en rond.
{>loved}
{>again}
~ {N} monte sur le mur, et saute. Un cochon vole !
+ Il n'a pas d'ailes, juste des oreilles.
+ Il recommence : c'est trop bon d'être rattrapé.
< {H} saute. Et {V} ?
~ {H} monte aussi. Un, deux, trois... saute !
[V:{>refrainLast}]

=== again
en:
< {Everyone} throw one more bird.
~ {H} throws one, {F} blows. {each:@ says *whoosh*.|@ say *whoosh*.}
fr:
< {Everyone} lancent encore un oiseau.
~ {H} en lance un, {F} souffle dessous. {each:@ fait *zou*.|@ font *zou*.}

=== cameo
en:
A paper bird flies by. A big red bird lets it go.
fr:
Un oiseau en papier passe. Un grand oiseau rouge le laisse passer.

=== ask
en:
Who was in the nest?
What does {V} hold now?
Who says *got you* to you?
fr:
Qui était dans le nid ?
Que tient {V}, maintenant ?
Qui te dit *je te tiens* ?
`
