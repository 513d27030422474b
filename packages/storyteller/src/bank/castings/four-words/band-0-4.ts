export const band0to4 = `
=== title
en:
The Bees Are Back!
fr:
Les abeilles sont là !

=== title
en:
Don't Forget, Don't Forget!
fr:
N'oublie pas, n'oublie pas !

=== teaser
en:
Four small words for Mr Pim. Don't lose them!
fr:
Quatre petits mots pour monsieur Pim. Ne les perds pas !

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
Don't forget! Don't forget!
fr:
N'oublie pas ! N'oublie pas !

=== refrainLast
en:
The bees are back! Bzzz!
fr:
Les abeilles sont là ! Bzzz !

=== plant honey
en:
{H} has a pot of honey.
~ One last drop is in it.
fr:
{H} a un pot de miel.
~ Il reste une goutte.

=== pay honey
en:
{H} holds out the honey. The last drop is for Mr Pim!
fr:
{H} tend le pot de miel. La dernière goutte est pour monsieur Pim !

=== plant flower
en:
{H} has a flower.
~ It is big and round, like the sun.
fr:
{H} a une fleur.
~ Elle est ronde comme le soleil.

=== pay flower
en:
{H} gives Mr Pim the big flower. A flower for the bees!
fr:
{H} donne sa grosse fleur à monsieur Pim. Une fleur pour les abeilles !

=== pay own
en:
{H} gives Mr Pim the {T}.
~ [H:You waited so long!]
fr:
{H} donne {son T} à monsieur Pim.
~ [H:Tu as attendu si longtemps !]

=== lack >
en:
[A:Tell Mr Pim: the bees are back!] says the gardener.
~ Four small words, for Mr Pim.
[H:{>refrain}] says {H}.
fr:
[A:Va dire à monsieur Pim : les abeilles sont là !] dit la jardinière.
~ Quatre petits mots, pour monsieur Pim.
[H:{>refrain}] dit {H}.

=== try aloud >
en:
[H:The bees are back!] says {H}.
[O:Peas! Peas!] shouts a man.
~ [H:The peas are back,] says {H}.
~ Peas? No! Not peas!
fr:
[H:Les abeilles sont là !] dit {H}.
[O:Groseilles ! Groseilles !] crie un monsieur.
~ [H:Les groseilles sont là...]
~ Mais non ! Pas les groseilles !

=== try share >
en:
[H:You hold one word,] says {H} to {F}. [H:The bees are...]
[F:In bed?] says {F}.
~ [H:No!] says {H}.
~ [F:In the soup? In my hat?]
fr:
[H:Garde un mot, {F},] dit {H}. [H:Les abeilles sont...]
[F:Au lit ?] dit {F}.
~ [H:Non !] dit {H}.
~ [F:Dans la soupe ? Dans mon chapeau ?]

=== try write >
en:
{H} draws the words on one hand, in blue. Good!
*Plip, plop.* Rain!
~ {F} looks. {H} looks. One blue puddle. Oh no!
fr:
{H} écrit les mots dans sa main, en bleu. Malin !
*Plic, ploc.* La pluie !
~ {F} regarde. {H} regarde. Une flaque bleue. Oh non !

=== way >
en:
Here is the sea! {H} runs. {F} runs too.
~ At the end is a tall, tall house. A light, up there. That is Mr Pim's!
[H:{>refrain}]
fr:
Voilà la mer ! {H} court. {F} court aussi.
~ Au bout, il y a un grand, grand phare. C'est chez monsieur Pim !
[H:{>refrain}]

=== insight >
en:
[N:Yes?] says Mr Pim. Oh no! The words are gone!
~ All his honey pots are empty.
{H} shuts {h:his|her} eyes. {H} still hears it: *Bzzz...*
fr:
[N:Oui ?] dit monsieur Pim.
Zut ! Plus de mots !
~ Tous ses pots de miel sont vides.
{H} ferme les yeux. Dans son oreille, ça fait : *bzzz...*

=== turn whistle
en:
~ {H} whistles one bee. Two bees. Ten!
[N:The bees!] says Mr Pim. [N:They are back!]
{>pay}
fr:
~ {H} siffle une abeille. Deux. Dix !
[N:Les abeilles !] dit monsieur Pim. [N:Elles sont là !]
{>pay}

=== turn draw
en:
~ {H} draws. It is round. It has wings.
[N:A bee!] says Mr Pim. [N:They are back!]
{>pay}
fr:
~ {H} dessine. C'est rond. Ça a des ailes.
[N:Une abeille !] dit monsieur Pim. [N:Elles sont là !]
{>pay}

=== turn why
en:
~ [H:Why is there no honey?] asks {H}.
[N:No bees,] says Mr Pim. [N:Oh! Are they back?]
~ {H} nods and nods.
{>pay}
fr:
~ [H:Pourquoi il n'y a pas de miel ?] demande {H}.
[N:Pas d'abeilles,] dit monsieur Pim. [N:Oh ! Elles sont là ?]
~ {H} dit oui, oui, oui.
{>pay}

=== restore
en:
Here they come! So many bees!
~ One bee. Ten bees. A hundred bees!
{>again}
[N:{>refrainLast}] says Mr Pim.
fr:
Les voilà ! Plein d'abeilles !
~ Une abeille. Dix abeilles. Cent abeilles !
{>again}
[N:{>refrainLast}] dit monsieur Pim.

=== cameo
en:
A bee goes by. *Bzzz!* Hello, bee!
fr:
Une abeille passe. *Bzzz* ! Bonjour, l'abeille !

=== ask
en:
What do bees say?
Who waited for the bees?
Can you say the four words?
fr:
Elles disent quoi, les abeilles ?
Qui attendait les abeilles ?
Tu sais dire les quatre mots ?
`
