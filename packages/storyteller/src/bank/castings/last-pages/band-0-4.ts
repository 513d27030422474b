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
< Mole reads to {Crew}.
~ Under the trees, Mole reads a story. {Crew} sit and listen.
fr:
< La taupe lit. {Crew} écoutent.
~ Sous les arbres, la taupe lit une histoire. {Crew} écoutent.

=== plant book
en:
< {H} has a soft, old book. *Again!*
~ {H} has a soft, old book. It has been read a hundred times.
fr:
< {H} a un vieux livre tout doux. *Encore* !
~ {H} a un vieux livre tout doux. On l'a lu cent fois.

=== pay book
en:
< {H} lends Fox {h:his|her} soft, old book.
~ {H} lends Fox {h:his|her} soft, old book. [H:A hundred and one!]
fr:
< {H} prête au renard son livre doux.
~ {H} prête au renard son vieux livre tout doux.
~ [H:Et cent une !]

=== pay own
en:
< {H} puts {h:his|her} {T} on page one. [H:Stay!]
~ {H} puts {h:his|her} {T} on page one, so that it can't run off.
fr:
< {H} pose {son T} sur la page un.
< [H:Reste !]
~ {H} pose {son T} sur la première page, pour qu'elle ne se sauve pas.

=== pay own garment
en:
< {H} makes Fox a pillow of {h:his|her} {T}.
~ {H} makes a pillow of {h:his|her} {T}, for two. [H:Page one!]
fr:
< {H} fait un oreiller au renard, avec {son T}.
~ {H} fait un oreiller pour deux, avec {son T}.
~ [H:Page un !]

=== pay own torch
en:
< {H} shines {h:his|her} {T} on page one.
~ {H} lights {h:his|her} {T}, so that page one is not scared.
fr:
< {H} éclaire la page avec {son T}.
~ {H} allume {son T}, pour que la page n'ait pas peur.

=== pay own dinosaur
en:
< {H} adds {h:his|her} {T}. [H:One more page!]
~ {H} slips {h:his|her} {T} in at the back. [H:One more page!]
fr:
< {H} ajoute {son T}.
~ {H} glisse {son T} à la fin du livre.
[H:Encore une page !]

=== lack >
en:
[N:Little Bear has lost his hat,] reads Mole.
+ He looks in his bed. He looks in the bread.
< And the last page? Gone!
~ Mole turns the page... and there is no page! Somebody took the last one.
[H:{>refrain}]
fr:
[N:Petit Ours cherche son chapeau,] lit la taupe.
+ Il cherche dans le bain. Il cherche dans le pain.
< Et la dernière page ? Disparue !
~ La taupe tourne la page... et il n'y a pas de page ! On a pris la dernière.
[H:{>refrain}]

=== try invent >
en:
[H:The hat is in the soup,] says {H}.
~ [F:And Little Bear eats it up!] says {F}.
+ Mole shakes her head. Her glasses shake too.
[N:No, no,] says Mole. [N:That's not it.]
fr:
[H:Le chapeau est dans la soupe,] dit {H}.
~ [F:Et Petit Ours le mange !] dit {F}.
+ La taupe secoue la tête. Ses lunettes aussi.
[N:Non, non,] dit la taupe. [N:Ce n'est pas ça.]

=== try trap >
en:
{H} puts honey on a book. They hide. *Slurp!*
+ It is very still, because even the leaves wait.
~ {F} peeks. Two eyes. One red tail.
Fox runs off with a sticky page!
fr:
{H} met du miel sur un livre. On se cache. *Slurp* !
+ Pas un bruit, parce que même les feuilles attendent.
~ {F} regarde. Deux yeux. Une queue rousse.
Le renard se sauve avec une page toute collante !

=== try grab >
en:
Fox has the page!
{H} pulls. Fox pulls.
+ To you! To me! To you! To me!
~ {F} pulls {H}. *Rrrip!*
[V:Not the last page!] says Fox. He runs away.
fr:
C'est le renard qui a la page !
{H} tire. Le renard tire.
+ À toi ! À moi ! À toi ! À moi !
~ {F} tire {H}. *Crrr* !
[V:Pas la dernière !] dit le renard. Il se sauve.

=== way >
en:
< A red hair, a sticky paw... {Everyone} follow Fox.
~ A red hair on a twig. A sticky paw print.
+ Under a log. Over a stone. Into a hole.
~ {H} goes first. {F} licks a leaf. Honey!
~ {each:@ finds one more hair.|@ find one more hair.}
[H:{>refrain}]
fr:
< Un poil roux, une trace... {Everyone} suivent le renard.
~ Un poil roux. Une trace de patte qui colle. On suit.
+ Sous une branche. Sur un caillou. Dans un trou.
~ {H} passe devant. {F} lèche une feuille. Du miel !
~ {each:@ trouve encore un poil.|@ trouvent encore un poil.}
[H:{>refrain}]

=== insight >
en:
< Fox's bed is full of last pages!
~ Here is Fox's bed. Pages in it, pages on it. And under them, Fox.
+ Pages on the wall. Pages in the soup.
~ They are all last pages. Has Fox read one? No.
[H:Why, Fox?] asks {H}.
[V:I don't like it when it ends,] says Fox.
fr:
< Chez le renard, plein de dernières pages !
~ Voilà le lit du renard. Des pages dedans, des pages dessus. Et dessous, le renard.
+ Des pages au mur. Des pages dans la soupe.
~ Rien que des dernières pages. Le renard les a lues ? Non.
[H:Pourquoi, renard ?] demande {H}.
[V:Je n'aime pas quand c'est fini,] dit le renard.

=== turn mimic
en:
< {H} reads the end. [H:The hat was on his head! Again!]
~ {H} reads the last page. [H:The hat was on his head!]
+ Fox puts a paw on his own head. No hat.
~ Fox laughs and laughs.
~ [H:And now, again,] says {H}.
{>pay}
fr:
< {H} lit la fin.
< [H:Le chapeau était sur sa tête ! Encore !]
~ {H} lit la dernière page.
~ [H:Le chapeau était sur sa tête !]
+ Le renard touche sa tête. Pas de chapeau.
~ Le renard rit, rit, rit.
~ [H:Et maintenant, encore,] dit {H}.
{>pay}

=== turn why
en:
~ [H:Is that so bad?] asks {H}.
< [V:And then? Nothing!] says Fox.
~ [V:And then? Then there is nothing,] says Fox.
+ His tail hangs down.
~ [H:No. Then we start again!]
< [H:Then we start again!]
{>pay}
fr:
~ [H:C'est grave ?] demande {H}.
< [V:Et après ? Plus rien,] dit le renard.
~ [V:Et après ? Après, il n'y a plus rien,] dit le renard.
+ Sa queue pend jusque par terre.
~ [H:Mais non. Après, on recommence !]
< [H:Après, on recommence !]
{>pay}

=== restore
en:
< Little Bear finds his hat!
~ Fox reads by the fire. Little Bear finds his hat. He went to bed in it!
{>again}
[V:{>refrainLast}] says Fox.
fr:
< Petit Ours retrouve son chapeau !
~ Le renard lit près du feu. Petit Ours a retrouvé son chapeau. Il avait dormi avec !
{>again}
[V:{>refrainLast}] dit le renard.

=== again
en:
< {F} and {H} sit close. {each:@ too.|@ too.}
~ {F} turns the page. {each:@ holds up a lamp.|@ hold up a lamp.} {H} sits close to Fox.
fr:
< {F} et {H} se serrent. {each:@ aussi.|@ aussi.}
~ {F} tourne la page. {each:@ tient la lampe.|@ tiennent la lampe.} {H} se serre contre le renard.

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
