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
Plus de dernière page ! Qui l'a prise, et pourquoi ?

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
< Story time, for {Crew}!
~ Story time, under the trees! {Crew} sit and listen.
fr:
< L'heure du conte ! {Crew} écoutent.
~ C'est l'heure du conte, sous les arbres. {Crew} écoutent.

=== plant book
en:
< {H} hugs an old, soft book.
~ {H} knows this book by heart. It is old and soft.
fr:
< {H} serre un vieux livre tout doux.
~ {H} connaît ce livre par cœur. Il est vieux, il est doux.

=== pay book
en:
< {H} lends Fox the old, soft book. [H:Again!]
~ {H} lends Fox the old, soft book.
~ Fox must bring it back!
fr:
< {H} prête son vieux livre au renard.
< [H:Encore !]
~ {H} prête son vieux petit livre au renard.
~ Il doit le rapporter !

=== pay own
en:
{H} puts {h:his|her} {T} on page one. [H:Start here!]
fr:
< {H} pose {son T} au début.
< [H:On repart !]
~ {H} pose {son T} au début du livre.
~ [H:Hop, on repart !]

=== lack >
en:
[N:Little Bear has lost his hat,] reads Mole.
+ He looks in the bath. He looks in the bread.
Oh! The last page is gone!
[N:{>refrain}]
fr:
[N:Petit Ours cherche son chapeau,] lit la taupe.
+ Il cherche dans le bain. Il cherche dans le pain.
< Oh ! Plus de dernière page !
~ Oh ! La dernière page n'est plus là !
[N:{>refrain}]

=== try invent >
en:
[H:The hat is in the soup,] says {H}.
~ [F:And Little Bear eats it up!] says {F}.
+ Mole shakes her head. Her glasses shake too.
[N:No, no,] says Mole. [N:That is not it.]
fr:
[H:Le chapeau est dans la soupe,] dit {H}.
~ [F:Et Petit Ours le mange !] dit {F}.
+ La taupe secoue la tête. Ses lunettes aussi.
[N:Non, non,] dit la taupe. [N:Ce n'est pas ça.]

=== try trap >
en:
{H} puts down a book, with a bell. Hide! *Ting!*
+ It is very still, because even the leaves wait.
~ {F} peeks. Two eyes. One red tail.
Off runs Fox, with a page!
fr:
{H} pose un livre, avec une clochette. On se cache. *Ding* !
+ Pas un bruit, parce que même les feuilles attendent.
~ {F} regarde. Deux yeux. Une queue rousse.
Le renard se sauve, avec une page !

=== try grab >
en:
Fox has the page!
{H} pulls. Fox pulls.
+ To you! To me! To you! To me!
~ {F} pulls {H}. *Rrrip!*
[V:Not the last page!] says Fox. Off he runs!
fr:
C'est le renard qui a la page !
{H} tire. Le renard tire.
+ À toi ! À moi ! À toi ! À moi !
~ {F} tire {H}. *Crrr* !
[V:Pas la dernière !] dit le renard. Il se sauve !

=== way >
en:
< One red hair. One paw print. {H} and {F} go after Fox.
~ One red hair on a twig. One paw print in the mud.
+ Under a log. Over a stone. Into a hole.
~ {H} goes first. {F} comes after.
~ {each:@ finds one more hair.|@ find one more hair.}
[H:{>refrain}]
fr:
< Un poil roux. Une trace de patte. {H} et {F} suivent le renard.
~ Un poil roux. Une trace de patte dans la boue. On suit !
+ Sous une branche. Sur un caillou. Dans un trou.
~ {H} passe devant. {F} vient derrière.
~ {each:@ trouve encore un poil.|@ trouvent encore un poil.}
[H:{>refrain}]

=== insight >
en:
< So many last pages! And under them, Fox!
~ Here is a bed. Pages in it! Pages on it! And under them, Fox!
+ Pages on the wall. Pages in the soup.
~ They are all last pages! Did Fox read one? No!
[H:You don't want it to end,] says {H}. [H:You want more!]
fr:
< Plein de dernières pages ! Dessous, le renard !
~ Voilà un lit. Des pages dedans ! Des pages dessus ! Et dessous, le renard !
+ Des pages au mur. Des pages dans la soupe.
~ Rien que des dernières pages ! Le renard les a lues ? Non !
[H:Tu ne veux pas que ça finisse,] dit {H}. [H:Tu en veux encore !]

=== turn mimic
en:
< {H} reads the end. [H:The hat was on his head!]
~ {H} reads the last page. [H:The hat was on his head!]
~ Fox laughs and laughs.
~ [H:And now, again!] says {H}.
{>pay}
fr:
< {H} lit la fin.
~ {H} lit la dernière page.
[H:Le chapeau était sur sa tête !]
~ Le renard rit, rit, rit.
~ [H:Et maintenant, encore !] dit {H}.
{>pay}

=== turn why
en:
~ [H:Why did you take the last page?] asks {H}.
< [V:And then? Nothing!] says Fox.
~ [V:And then? Then there is nothing,] says Fox.
~ [H:No! Then we start again!]
< [H:Then we start again!]
{>pay}
fr:
~ [H:Pourquoi tu as pris la dernière page ?] demande {H}.
< [V:Et après ? Plus rien !] dit le renard.
~ [V:Et après ? Après, il n'y a plus rien,] dit le renard.
~ [H:Mais non ! Après, on recommence !]
< [H:Après, on recommence !]
{>pay}

=== restore
en:
~ Fox reads by the fire. Little Bear finds his hat!
~ He went to bed in it!
{>again}
< Little Bear finds his hat!
[N:{>refrainLast}] says Mole.
fr:
~ Le renard lit. Petit Ours a retrouvé son chapeau !
~ Il avait dormi avec !
{>again}
< Et le chapeau ? Retrouvé !
[N:{>refrainLast}] dit la taupe.

=== again
en:
< Fox reads to {Everyone}.
~ {F} turns the page. {each:@ holds up a lamp.|@ hold up a lamp.} {H} sits close to Fox.
fr:
< Le renard lit pour {Everyone}.
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
