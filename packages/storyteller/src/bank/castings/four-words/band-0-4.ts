export const band0to4 = `
=== title
en:
The Bees Are Back!
fr:
Les abeilles sont là !

=== title
en:
I Won't Forget!
fr:
J'oublie pas, j'oublie pas !

=== teaser
en:
Four small words for Mister Pim. Don't lose them!
fr:
Quatre petits mots pour monsieur Pim. Ne les perds pas !

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
I won't forget! I won't forget!
fr:
J'oublie pas ! J'oublie pas !

=== refrainLast
en:
The bees are here! *Bzzz!*
fr:
Les abeilles sont là ! Bzzz !

=== out
en:
It is warm! {Crew} are in the garden.
fr:
Il fait beau ! {Crew} sont au jardin.

=== plant honey
en:
One last drop in {H}'s honey pot. Who is it for?
fr:
Une dernière goutte dans le pot de miel {de H}. Pour qui ?

=== pay honey
en:
And the honey? The last drop is for Mister Pim!
fr:
Et le miel ? La dernière goutte est pour monsieur Pim !

=== plant flower
en:
{H} picks a flower, big and round like the sun.
fr:
{H} cueille une fleur, ronde comme le soleil.

=== pay flower
en:
{H} puts the flower at the window. A flower for the bees!
fr:
{H} pose sa fleur à la fenêtre. Une fleur pour les abeilles !

=== pay own garment
en:
{H} waves {h:his|her} {T} at the window. [H:Bees, this way!]
fr:
{H} agite {son T} à la fenêtre.
[H:Les abeilles, par ici !]

=== pay own
en:
{H} puts the {T} at the window. [H:Bees, this way!]
fr:
{H} pose {son T} à la fenêtre.
[H:Les abeilles, par ici !]

=== lack >
en:
[A:Tell old Mister Pim: the bees are here!] says the garden lady.
~ Four small words, to carry all the way.
+ He lives far off, in a tall house by the sea.
[H:{>refrain}] says {H}.
fr:
[A:Va dire à monsieur Pim : les abeilles sont là !] dit la dame du jardin.
~ Quatre petits mots, à porter tout là-bas.
+ Il habite loin, dans un phare, au bord de la mer.
[H:{>refrain}] dit {H}.

=== try aloud >
en:
[O:Berries! Berries!] shouts the market man.
[H:The berries are here!] says {H}. [H:Oh no! The bees!]
~ {F} laughs. Berries do not go *bzzz*.
+ A word can slip, because there is another one that sounds just so.
fr:
[O:Groseilles ! Groseilles !] crie le marchand.
[H:Les groseilles sont là !] dit {H}. [H:Oh non ! Les abeilles !]
~ {F} rit. Les groseilles ne font pas *bzzz*.
+ Les mots glissent, parce qu'ils se ressemblent.

=== try share >
en:
[H:You hold one word, {F}. The bees are...]
[F:In bed?] says {F}.
~ [H:No!] says {H}.
~ [F:In the soup? In my hat?]
+ Four words are a lot, because they will not keep still.
fr:
[H:Garde un mot, {F},] dit {H}. [H:Les abeilles sont...]
[F:Au lit ?] dit {F}.
~ [H:Non !] dit {H}.
~ [F:Dans la soupe ? Dans mon chapeau ?]
+ Quatre mots, c'est beaucoup, parce que ça ne tient pas en place.

=== try write >
en:
{H} draws a bee on one hand, in blue.
- Clever!
*Plip, plop.* Rain! The bee is gone.
~ {F} looks. {H} looks. One blue puddle. Oh no!
+ Blue on the thumb. Blue on the nose. But no bee.
fr:
{H} dessine une abeille dans sa main, en bleu.
- Malin !
*Plic, ploc.* La pluie ! Plus d'abeille.
~ {F} regarde. {H} regarde. Une flaque bleue. Oh non !
+ Du bleu sur le pouce, du bleu sur le nez. Mais pas d'abeille.

=== way >
en:
Down the road, down to the sea! {H} runs.
- {F} runs too.
~ At the end is a tall, tall house. That is Mister Pim's!
+ All the flowers are open, because it is spring.
~ {each:@ says it too.|@ say it too.}
[H:{>refrain}]
fr:
On descend la route, jusqu'à la mer ! {H} court.
- {F} court aussi.
~ Au bout, il y a un grand phare. C'est chez monsieur Pim !
+ Les fleurs sont ouvertes, parce que c'est le printemps.
~ {each:@ le dit aussi.|@ le disent aussi.}
[H:{>refrain}]

=== insight >
en:
*Knock, knock!* [N:Yes?] says Mister Pim. Oh no! No more words!
~ All his honey pots are empty.
+ He waits at his window every day. He waits for something.
{H} shuts {h:his|her} eyes. In {h:his|her} ear it goes: *bzzz...*
fr:
*Toc, toc* ! Voici monsieur Pim. Oh non ! Plus de mots !
~ Tous ses pots de miel sont vides.
+ Tous les jours, il attend à sa fenêtre. Il attend quelque chose.
{H} ferme les yeux. Dans son oreille, ça fait : *bzzz...*

=== turn whistle
en:
~ {H} whistles one bee. Two bees. Ten!
[H:Bzzz!] says {H}.
[N:The bees!] says Mister Pim. [N:They are here!]
{>pay}
fr:
~ {H} siffle une abeille. Deux. Dix !
[H:Bzzz !] dit {H}.
[N:Les abeilles !] dit monsieur Pim. [N:Elles sont là !]
{>pay}

=== turn draw
en:
~ {H} draws. It is round. It has wings.
[H:Bzzz!] says {H}.
[N:The bees!] says Mister Pim. [N:They are here!]
{>pay}
fr:
~ {H} dessine. C'est rond. Ça a des ailes.
[H:Bzzz !] dit {H}.
[N:Les abeilles !] dit monsieur Pim. [N:Elles sont là !]
{>pay}

=== turn why
en:
~ [H:Why is there no honey?] asks {H}.
~ [N:No bees,] says Mister Pim.
[H:Bzzz!] says {H}.
[N:The bees!] says Mister Pim. [N:They are here!]
{>pay}
fr:
~ [H:Pourquoi il n'y a pas de miel ?] demande {H}.
~ [N:Pas d'abeilles,] dit monsieur Pim.
[H:Bzzz !] dit {H}.
[N:Les abeilles !] dit monsieur Pim. [N:Elles sont là !]
{>pay}

=== restore
en:
Here they come! So many bees!
+ They sit on Mister Pim's nose, and on his hat.
~ One bee. Ten bees. A hundred bees!
{>again}
[N:{>refrainLast}]
fr:
Les voilà ! Plein d'abeilles !
+ Il y en a sur le nez de monsieur Pim.
~ Une abeille. Dix abeilles. Cent abeilles !
{>again}
[N:{>refrainLast}]

=== again
en:
And honey! {Everyone} lick their hands.
fr:
Et du miel ! {Everyone} se lèchent les doigts.

=== cameo
en:
A bee goes by. *Bzzz!* Hello, bee!
fr:
Une abeille passe. *Bzzz* ! Bonjour, l'abeille !

=== ask
en:
What do bees say?
Who waits for the bees?
What do you never forget?
fr:
Elles disent quoi, les abeilles ?
Qui attend les abeilles ?
Et toi, tu n'oublies jamais quoi ?
`
