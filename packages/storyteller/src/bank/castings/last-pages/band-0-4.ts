export const band0to4 = `
=== title
en:
And Then? And Then?
fr:
Et après ? Et après ?

=== title
en:
Who Has the Last Page?
fr:
Qui a pris la dernière page ?

=== teaser
en:
The last page is gone! Who took it, and why?
fr:
La dernière page a disparu ! Qui l'a prise, et pourquoi ?

=== when
en:
Tonight
fr:
Ce soir

=== refrain
en:
And then? And then? And then?
fr:
Et après ? Et après ? Et après ?

=== refrainLast
en:
Again! Again! Again!
fr:
Encore ! Encore ! Encore !

=== out
en:
< Mole reads {?has(own):|a new one }to {Crew}.
~ Under the trees, Mole {?has(own):reads a story|reads a new one}. {Crew} sit and listen.
fr:
< La taupe {?has(own):lit|en lit un neuf}. {Crew} écoutent.
~ Sous les arbres, la taupe {?has(own):lit une histoire|en lit un tout neuf}. {Crew} écoutent.

=== plant book
en:
< {H} brings {h:his|her} old book. {room:*Again!*}
~ {H} brings {h:his|her} soft, old book. It has been read a hundred times.
fr:
< {H} apporte son vieux livre. {room:*Encore* !}
~ {H} apporte son vieux livre tout doux. On l'a lu cent fois.

=== pay book
en:
< {H} opens {h:his|her} old book. [H:Page one!]
~ {H} gives Fox {h:his|her} soft, old book. [H:Page one!]
fr:
< {H} ouvre son vieux livre.
~ {H} prête son livre doux au renard.
[H:Page un !]

=== plant own torch
en:
< {H}'s {T} {n:shines|shine} on a book.
~ {H}'s {T} {n:shines|shine} on a book, on a bear in a hat.
fr:
< {Le T} {de H} {n:éclaire|éclairent} un livre.
~ {Le T} {de H} {n:éclaire|éclairent} un livre. Oh, un ours !

=== plant own lantern
en:
< {H}'s {T} {n:shines|shine} on a book.
~ {H}'s {T} {n:shines|shine} on a book, on a bear in a hat.
fr:
< {Le T} {de H} {n:éclaire|éclairent} un livre.
~ {Le T} {de H} {n:éclaire|éclairent} un livre. Oh, un ours !

=== pay own
en:
< Page one again! {H}'s {T} {n:keeps|keep} it.
~ {H} puts {h:his|her} {T} on page one. Stay, Little Bear!
fr:
< Page un ! {Le T} la {n:garde|gardent}.
~ {H} pose {son T} sur la page un. Reste là, Petit Ours !

=== pay own torch
en:
< {H} shines {h:his|her} {T} on page one again.
~ {H} shines {h:his|her} {T} on page one. [H:Come and see!]
fr:
< {Le T} {n:éclaire|éclairent} la page un.
~ {H} éclaire la page un avec {son T}.
~ [H:Viens voir !]

=== pay own lantern
en:
< {H} shines {h:his|her} {T} on page one again.
~ {H} shines {h:his|her} {T} on page one. [H:Come and see!]
fr:
< {Le T} {n:éclaire|éclairent} la page un.
~ {H} éclaire la page un avec {son T}.
~ [H:Viens voir !]

=== end own like
en:
Now the last page is {a T}!
fr:
Et la dernière page est {un T} !

=== plant own
en:
< {H} puts {h:his|her} {T} on a page. Stay!
~ The wind wants to turn the page. {H} puts {h:his|her} {T} on it. Stay!
fr:
< {H} pose {son T} sur une page. Reste là !
~ Le vent veut tourner la page. {H} pose {son T} dessus. Reste là !

=== loved
en:
< {H} loves {T}. No time!
~ No stopping for {T}!
fr:
< {H} adore {T}. Pas le temps !
~ Pas le temps {de T}, on suit !

=== lack >
en:
< [N:Little Bear lost his hat,] reads Mole.
~ [N:Little Bear lost his hat,] reads Mole. [N:He looked and looked...]
+ In his bed? In the bread? Not there.
< But the last page is gone!
~ Mole turns the page. There is no page! Somebody took the last one.
[H:{>refrain}]
fr:
< [N:Petit Ours cherche son chapeau,] lit la taupe.
~ [N:Petit Ours cherche son chapeau,] lit la taupe. [N:Il cherche, il cherche...]
+ Dans le bain ? Dans le pain ? Non.
< Mais la dernière page a disparu !
~ La taupe tourne la page. Il n'y a plus de page ! On a pris la dernière.
[H:{>refrain}]

=== try invent >
en:
[H:The hat is in the soup,] says {H}.
~ [F:And Little Bear eats it up!] says {F}.
+ Mole shakes her head so hard that her glasses shake too.
[N:No, no,] says Mole. [N:That's not it.]
fr:
[H:Le chapeau est dans la soupe,] dit {H}.
~ [F:Et Petit Ours le mange !] dit {F}.
+ La taupe secoue la tête si fort que ses lunettes tremblent.
[N:Non, non,] dit la taupe. [N:Ce n'est pas ça.]

=== try trap >
en:
< {H} puts honey on a book. They hide. *Slurp!*
~ Who takes pages? {H} puts honey on a book. They hide. *Slurp!*
+ It is very still, because even the leaves wait.
~ {F} sees two eyes... and then a red tail!
Fox runs off with a sticky page!
fr:
< {H} met du miel sur un livre. On se cache. *Slurp* !
~ Qui prend les pages ? {H} met du miel sur un livre. On se cache. *Slurp* !
+ Pas un bruit, parce que même les feuilles attendent.
~ {F} voit deux yeux... puis une queue rousse !
Le renard se sauve avec une page toute collante !

=== try grab >
en:
Fox has the page!
{H} pulls. Fox pulls. To me! To you!
+ To you! To me! Who will win?
~ {F} pulls {H}. *Rrrip!*
[V:Not the last page!] says Fox. He runs away.
fr:
C'est le renard qui a la page !
{H} tire. Le renard tire. À moi ! À toi !
+ À toi ! À moi ! Qui va gagner ?
~ {F} tire {H}. *Crrr* !
[V:Pas la dernière !] dit le renard. Il se sauve.

=== way >
en:
< A red hair, a sticky paw print... {Everyone} follow Fox.
~ A red hair on a twig. A sticky paw print.
+ Under a log. Over a stone. Into a hole, and out again.
{>loved}
~ {H} goes first, and {F} licks every leaf. Honey!
~ {each:@ finds one more hair.|@ find one more hair.}
[H:{>refrain}]
fr:
< Un poil roux, une trace qui colle... {Everyone} suivent le renard.
~ Un poil roux. Une trace de patte qui colle. On suit.
+ Sous une branche. Sur un caillou. Dans un trou, et on ressort.
{>loved}
~ {H} passe devant, et {F} lèche toutes les feuilles. Du miel !
~ {each:@ trouve encore un poil.|@ trouvent encore un poil.}
[H:{>refrain}]

=== insight >
en:
< Fox's bed is full of last pages!
~ Fox is in bed, under a heap of pages.
+ Pages on the wall. Pages in the soup. And one to blow a nose on.
~ They are all last pages!
[H:Why, Fox?] asks {H}.
[V:I don't like it when it ends,] says Fox.
fr:
< Le lit du renard est plein de dernières pages !
~ Le renard est au lit, sous un tas de pages.
+ Des pages au mur. Des pages dans la soupe. Et une pour se moucher.
~ Ce sont toutes des dernières pages !
< [H:Pourquoi, renard ?]{room: demande {H}.}
~ [H:Pourquoi, renard ?] demande {H}.
[V:Je n'aime pas quand c'est fini,] dit le renard.

=== turn mimic
en:
< [H:The hat was on his head!] reads {H}.
< [V:And then?] says Fox.
~ {H} reads the last page.
~ [H:The hat was on his head!]
~ Fox laughs. Then his ears droop. [V:Now it's over.]
+ Fox looks under the page. Nothing.
~ [H:No! Now we start again!] says {H}.
{>pay}
fr:
< [H:Le chapeau ? Sur sa tête !] lit {H}.
< [V:Et après ?] dit le renard.
~ {H} lit la dernière page.
~ [H:Le chapeau était sur sa tête !]
~ Le renard rit. Puis il baisse les oreilles.
~ [V:Maintenant, c'est fini.]
+ Le renard regarde sous la page. Rien.
~ [H:Mais non ! On recommence !] dit {H}.
{>pay}

=== turn why
en:
< [H:The hat was on his head!] reads {H}.
< [V:And then?] says Fox.
~ {H} reads the last page.
~ [H:The hat was on his head!]
~ [V:And then? Then there is nothing,] says Fox.
+ His tail hangs down.
~ [H:No, no! Then we start again!] says {H}.
{>pay}
fr:
< [H:Le chapeau ? Sur sa tête !] lit {H}.
< [V:Et après ?] dit le renard.
~ {H} lit la dernière page.
~ [H:Le chapeau était sur sa tête !]
~ [V:Et après ? Plus rien,] dit le renard.
+ Sa queue pend jusque par terre.
~ [H:Mais si ! Après, on recommence !] dit {H}.
{>pay}

=== restore
en:
< {?has(own):|The old book, then the new!}
< [V:Little Bear lost his hat,] reads Fox.
~ {?has(own):|First the old book, then the new!}
~ [V:Little Bear lost his hat,] reads Fox, by the fire.
+ Mole laughs. She knows where it is!
{>again}
~ {>end}
[V:{>refrainLast}]{room: says Fox.}
fr:
< {?has(own):|Le vieux livre, puis le neuf !}
< [V:Petit Ours cherche son chapeau,] lit le renard.
~ {?has(own):|D'abord le vieux livre, puis le neuf !}
~ [V:Petit Ours cherche son chapeau,] lit le renard, près du feu.
+ La taupe rit. Elle sait où il est !
{>again}
~ {>end}
[V:{>refrainLast}]{room: dit le renard.}

=== again
en:
< {Everyone} snuggle up.
~ {F} turns the page. {H} and Mole snuggle up to Fox. {each:@ too!|@ too!}
fr:
< {Everyone} se blottissent.
~ {F} tourne la page. {H} et la taupe se serrent contre le renard. {each:@ aussi !|@ aussi !}

=== cameo
en:
A fox goes by with a book. Hello, Fox!
fr:
Un renard passe avec un livre. Bonjour, renard !

=== ask
en:
What did Fox take?
Did Little Bear find his hat?
Which book shall we read again?
fr:
Il a pris quoi, le renard ?
Il a retrouvé son chapeau, Petit Ours ?
Quel livre on relit ?
`
