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
Four small words must get to Mr Pim. Hold on to them!
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
{H} has a pot of honey. It is the last drop.
fr:
{H} a un pot de miel. C'est la dernière goutte.

=== pay honey
en:
{H} holds out the honey, the very last drop.
fr:
{H} tend le miel, la toute dernière goutte.

=== plant flower
en:
{H} has a flower. It is big and round, like the sun.
fr:
{H} a une fleur. Elle est ronde comme le soleil.

=== pay flower
en:
{H} gives Mr Pim the big round flower. He smells it. *Mmm!*
fr:
{H} donne la fleur ronde à monsieur Pim. Il la sent. *Mmm* !

=== pay own
en:
{H} gives Mr Pim the {T}. Just like that.
fr:
{H} donne {son T} à monsieur Pim. Comme ça, pour rien.

=== lack >
en:
[O:Run to Mr Pim!] says the gardener. [O:Say: the bees are back!]
~ [H:The bees are back,] says {H}.
~ {>gag1}
[H:{>refrain}]
fr:
[O:Cours chez monsieur Pim !] dit la jardinière. [O:Dis-lui : les abeilles sont là !]
~ [H:Les abeilles sont là,] dit {H}.
~ {>gag1}
[H:{>refrain}]

=== try aloud
en:
[H:The bees are back!]
[O:Peas! Peas!] shouts a man.
~ [H:The peas are back,] says {H}.
~ Peas? No! Not peas!
fr:
[H:Les abeilles sont là !]
[O:Groseilles ! Groseilles !] crie un monsieur.
~ [H:Les oreilles sont là,] dit {H}.
~ Oui : une, deux. Mais non, pas les oreilles !

=== try share
en:
[H:The bees...] says {H}.
[F:Are cake!] says {F}.
~ [H:No, {F}, no.]
~ [F:Are cold? Are cross? Are cows?]
fr:
[H:Les abeilles...] dit {H}.
[F:Sont un gâteau !] dit {F}.
~ [H:Mais non, {F}.]
~ [F:Sont au lit ? Sont des vaches ?]

=== try write >
en:
{H} puts it on one hand, in blue. Good!
*Plip, plop.* Rain!
~ {H} opens the hand. One blue puddle. What now?
fr:
{H} l'écrit dans sa main, en bleu. Malin !
*Plic, ploc.* La pluie !
~ {H} ouvre la main. Une flaque bleue. Et maintenant ?

=== way >
en:
~ {>talent}
Here is the sea! Look, a tall, tall house!
~ Up at the top, a man looks out.
[H:{>refrain}]
fr:
~ {>talent}
Voilà la mer ! Voilà le grand phare !
~ Tout en haut, un monsieur regarde le ciel.
[H:{>refrain}]

=== insight >
en:
[N:Yes?] says Mr Pim. The words are gone!
~ {>gag2}
Mr Pim's honey pots are all empty. {H} still hears it: *Bzzz...*
fr:
[N:Oui ?] dit monsieur Pim.
Zut, plus de mots !
~ {>gag2}
Les pots de miel sont vides. {H} entend encore : *Bzz...*

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
~ [H:Why no honey?] asks {H}.
[N:No bees,] says Mr Pim. [N:Oh! Are they back?]
~ {H} nods and nods.
{>pay}
fr:
~ [H:Pourquoi pas de miel ?] demande {H}.
[N:Pas d'abeilles,] dit monsieur Pim. [N:Oh ! Elles sont là ?]
~ {H} dit oui, oui, oui.
{>pay}

=== restore
en:
Here they come! One bee. Ten bees. So many bees!
[N:{>refrainLast}]
fr:
Les voilà ! Une abeille. Dix abeilles. Plein d'abeilles !
[N:{>refrainLast}]

=== cameo
en:
A bee goes by. *Bzzz!* Hello, bee!
fr:
Une abeille passe. *Bzzz* ! Bonjour, l'abeille !

=== ask
en:
What do bees say?
What did Mr Pim wait for?
Can you say four words?
fr:
Que disent les abeilles ?
Qu'attendait monsieur Pim ?
Tu sais dire quatre mots ?
`
