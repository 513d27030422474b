export const band0to4 = `
=== title
en:
Again! Again!
fr:
Encore ! Encore !

=== title
en:
Who Has the Last Page?
fr:
Qui a pris la dernière page ?

=== teaser
en:
The last page is gone. Who took it, and why?
fr:
Il manque la dernière page. Qui l'a prise ?

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

=== plant book
en:
{H} has a little book. It is old and soft.
fr:
{H} a un petit livre. Il est vieux, il est doux.

=== pay book
en:
{H} gives the old, soft book to Fox.
fr:
{H} donne son petit livre au renard.

=== pay own
en:
{H} puts the {T} in the book. To keep the page!
fr:
{H} met {son T} dans le livre. Ça garde la page !

=== lack >
en:
Mole has a book. Bear lost his hat. And the last page is gone!
~ {>gag1}
[N:{>refrain}]
fr:
La taupe lit. L'ours a perdu son chapeau. Et la fin n'est plus là !
~ {>gag1}
[N:{>refrain}]

=== try invent
en:
[H:The hat fell in the soup,] says {H}.
~ [F:And Bear ate it!] says {F}.
[N:No,] says Mole. [N:That is not the end.]
fr:
[H:Le chapeau est dans la soupe,] dit {H}.
~ [F:Et l'ours le mange !] dit {F}.
[N:Non,] dit la taupe. [N:Ce n'est pas la fin.]

=== try trap >
en:
They put down a book, with a bell. They hide. *Ding!*
~ Two eyes. One red tail.
Off runs Fox, with the last page!
fr:
On pose un livre, avec un grelot. On se cache. *Ding* !
~ Deux yeux. Une queue rousse.
Le renard se sauve, avec la fin !

=== try grab >
en:
Fox has all the last pages! {H} pulls. Fox pulls.
~ *Whoosh*, goes the wind. Pages fly all over!
[V:Stop!] says Fox. [V:Not the end!]
fr:
Le renard a toutes les fins ! {H} tire. Le renard tire.
~ *Vou*, fait le vent. Les pages s'envolent !
[V:Non !] dit le renard. [V:Pas la fin !]

=== way >
en:
Red hair on a twig. A paw print in the mud. Come on!
~ {>talent}
[N:{>refrain}]
fr:
Un poil roux. Une trace de patte dans la boue. On suit !
~ {>talent}
[N:{>refrain}]

=== insight >
en:
~ {H} looks up. The pages are so clean! Nobody read them.
~ {>gag2}
[H:You do not want it to end!] says {H}.
fr:
~ {H} lève la tête. Les pages sont toutes propres. Personne ne les a lues.
~ {>gag2}
[H:Tu ne veux pas que ça finisse !] dit {H}.

=== turn mimic
en:
~ {H} reads the end, in a big bear voice. *Grrr!* A hat!
{>pay}
[H:Now we start again!] says {H}.
fr:
~ {H} lit la fin avec une grosse voix d'ours. *Grrr* ! Un chapeau !
{>pay}
[H:Et maintenant, on recommence !]

=== turn why
en:
~ [H:Why no end?] asks {H}.
~ [V:Then it is good night,] says Fox.
{>pay}
[H:Then we start again!]
fr:
~ [H:Pourquoi pas la fin ?] dit {H}.
~ [V:Après, on s'en va,] dit le renard.
{>pay}
[H:Après, on recommence !]

=== restore
en:
Fox reads by the fire. Bear has his hat!
[N:{>refrainLast}]
fr:
Le renard lit près du feu. L'ours a son chapeau !
[N:{>refrainLast}]

=== cameo
en:
A fox goes by with a book. Hello, Fox!
fr:
Un renard passe avec un livre. Bonjour, renard !

=== ask
en:
What did Fox take?
Did Bear find his hat?
Which book do you want again?
fr:
Qu'est-ce que le renard a pris ?
L'ours a-t-il son chapeau ?
Quel livre veux-tu encore ?
`
