export const band0to4 = `
=== title
en:
The Bees Are Here!
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
I won't forget!
fr:
J'oublie pas !

=== out
en:
< {Crew} go {room:for a walk||out}. {room:*Bzzz!*}
~ {Crew} run out into the garden. *Bzzz!* What is that?
fr:
< {Crew} {room:se promènent||vont} au jardin. {room:*Bzzz* !}
~ {Crew} filent au jardin. *Bzzz* ! Qu'est-ce que c'est ?

=== plant honey
en:
< {H} keeps one {room:last }drop of honey.
~ In {H}'s pot is one last drop of honey.
+ {H} does not eat it. It is hard!
fr:
< {H} garde une {room:dernière }goutte de miel.
~ Dans le pot {de H}, il reste une goutte de miel. La dernière !
+ {H} ne la mange pas. C'est difficile !

=== plant own shell
en:
< {H} holds {h:his|her} {T} to one ear. *Shhh!*
~ {H} holds {h:his|her} {T} to one ear. *Shhh*, it goes, all the time.
fr:
< {H} écoute {son T}. *Chhh* !
~ {H} colle {son T} à son oreille. *Chhh*, chhh, tout le temps.

=== pay honey
en:
{H} gives him the last drop of honey.
fr:
{H} lui donne la dernière goutte de miel.

=== plant flower
en:
{H} picks a flower{room:, big and round like the sun}.
fr:
{H} cueille une fleur{room:, ronde comme le soleil}.

=== pay flower
en:
{H} puts {h:his|her} flower at the window. [H:Bees! Here!]
fr:
{H} pose sa fleur à la fenêtre.
[H:Abeilles, par ici !]

=== pay own
en:
{H} waves {h:his|her} {T}. [H:This way, bees!]
fr:
{H} agite {son T}.
[H:Par ici, les abeilles !]

=== pay own collection
en:
{H} puts {h:his|her} {T} on the step. [H:This way, bees!]
fr:
{H} pose {son T} devant la porte.
[H:Par ici, les abeilles !]

=== end own torch
en:
{room:*Click!* How it shines!}
fr:
{room:*Clic* ! Comme ça brille !}

=== plant own
en:
< {H} waves {h:his|her} {T}. This way!
~ {H} waves {h:his|her} {T}. This way, everybody!
fr:
< {H} agite {son T}. Par ici !
~ {H} agite {son T}. Par ici, tout le monde !

=== plant own collection
en:
< {H}'s {T} on the step? Come in!
~ {H} puts {h:his|her} {T} on the step. That means: come in!
fr:
< {Le T} {de H} devant la porte ? Entrez !
~ {H} met {son T} devant la porte. Ça veut dire : entrez !

=== loved
en:
~ And {T}? Later! First, Mister Pim.
fr:
~ Et {T} ? Plus tard ! D'abord, monsieur Pim.

=== lack >
en:
< [A:Bzzz! The bees are here!] says the bee lady. [A:Tell Mister Pim!]
~ [A:Tell old Mister Pim: the bees are here!] says the garden lady.
~ He lives by the sea. He has no honey left.
~ Four small words, to carry all the way.
[H:{>refrain}] says {H}.
fr:
< [A:Bzzz ! Les abeilles sont là !] dit la dame. [A:Va le dire à monsieur Pim !]
~ [A:Va dire à monsieur Pim : les abeilles sont là !] dit la dame du jardin.
~ Il habite au bord de la mer. Il n'a plus de miel.
~ Quatre petits mots, à porter tout là-bas.
[H:{>refrain}] dit {H}.

=== try aloud >
en:
< [O:Berries! Berries!] shouts a man.
~ [O:Berries! Berries!] shouts the berry man.
< [H:Berries!] says {H}. [H:Oh no. Bees!]
~ [H:The berries are here!] says {H}. [H:Oh no. The bees!]
~ {F} laughs. Berries don't go *bzzz*.
+ Berries, bees... Words are slippery!
+ {F} says it again: bees, bees, bees!
fr:
[O:Groseilles ! Groseilles !] crie le marchand.
< [H:Les groseilles !] dit {H}. [H:Oh non. Les abeilles !]
~ [H:Les groseilles sont là !] dit {H}. [H:Oh non. Les abeilles !]
~ {F} rit. Les groseilles ne font pas *bzzz*.
+ Groseilles, abeilles... Ça glisse dans la bouche !
+ {F} répète : abeilles, abeilles, abeilles !

=== try share >
en:
[H:{F}, you hold the last word!] says {H}. [H:The bees are...]
[F:In bed?] says {F}.
~ [H:No!] says {H}.
~ [F:In the soup? In my hat?]
+ A word is so small. It gets lost! They look in the grass.
fr:
[H:{F}, garde le dernier mot !] dit {H}. [H:Les abeilles sont...]
[F:Au lit ?] dit {F}.
~ [H:Non !] dit {H}.
~ [F:Dans la soupe ? Dans mon chapeau ?]
+ Un mot, c'est tout petit. Ça se perd ! On cherche dans l'herbe.

=== try write >
en:
{H} draws a bee on one hand, in blue.
- Clever!
*Plip, plop.* Rain! The bee runs away.
~ There is one blue puddle. {F} stands in it.
+ Blue on the thumb. Blue on the nose. But no bee.
fr:
{H} dessine une abeille dans sa main, en bleu.
- Malin !
*Plic, ploc.* La pluie ! L'abeille s'en va.
~ Il reste une flaque bleue. {F} patauge dedans.
+ Du bleu sur le pouce, du bleu sur le nez. Mais pas d'abeille.

=== way >
en:
< Mister Pim waits. No honey yet! {H} runs. {F} puffs.
~ Down the road they run{room:, down to the sea}. *Bzzz*, goes the air behind them.
+ They say it all the way, because words fall out.
{>loved}
~ [F:The bees are in a boat?] puffs {F}.
< [H:{>refrain}]
~ [H:No! *I won't forget! I won't forget!*]
~ {each:@ sings it.|@ sing it.}
+ By the sea is a lighthouse. Mister Pim's house!
fr:
< Monsieur Pim attend son miel. {H} court. {F} souffle.
~ Vite, {room:sur la route, }jusqu'à la mer ! Derrière, ça fait *bzzz*.
+ On le dit tout le long, parce que les mots, ça tombe.
{>loved}
~ [F:Les abeilles sont en bateau ?] souffle {F}.
< [H:{>refrain}]
~ [H:Non ! *J'oublie pas ! J'oublie pas !*]
~ {each:@ le chante.|@ le chantent.}
+ Au bout, il y a un grand phare. C'est chez monsieur Pim.

=== insight >
en:
*Knock, knock!* [N:Yes?] says Mister Pim.
~ His honey pots are all empty.
+ Every day he looks out. He waits.
[H:Um... {?told(aloud):Berries|Peas}? No. Um...]
~ The words are gone!
~ {H} {?own(shell):holds the shell to one ear. It doesn't go *shhh*|shuts both eyes. Only a hum is left}. *Bzzz...*
< In {H}'s ear: *bzzz...*
fr:
*Toc, toc* !
[N:Oui ?] dit monsieur Pim.
~ Tous ses pots de miel sont vides.
+ Tous les jours, il regarde dehors. Il attend.
[H:Euh... {?told(aloud):Groseilles|Oreilles} ? Non. Euh...]
~ Les mots sont partis !
~ {H} {?own(shell):écoute le coquillage. Pas de *chhh*. Dedans|ferme les yeux. Dans son oreille} : *bzzz...*
< Dans l'oreille {de H} : *bzzz...*

=== turn whistle
en:
~ {H} buzzes like a bee. Like two bees. Like ten!
< [H:Bzzz!] says {H}.
~ [H:Bzzz! Bzzz! Bzzz!]
[N:The bees are here!] says Mister Pim.
+ He gets up so fast that the chair falls down.
{>pay}
fr:
~ {H} fait l'abeille. Puis deux abeilles. Puis dix !
< [H:Bzzz !] dit {H}.
~ [H:Bzzz ! Bzzz ! Bzzz !]
[N:Les abeilles sont là !] dit monsieur Pim.
+ Il se lève si vite que la chaise tombe.
{>pay}

=== turn draw
en:
~ {H} draws what {h:he|she} hears. It is round. It has wings.
[H:Bzzz!] says {H}.
[N:The bees are here!] says Mister Pim.
+ He gets up so fast that the chair falls down.
{>pay}
fr:
~ {H} dessine ce qu'{h:il|elle} entend. C'est rond. Ça a des ailes.
[H:Bzzz !] dit {H}.
[N:Les abeilles sont là !] dit monsieur Pim.
+ Il se lève si vite que la chaise tombe.
{>pay}

=== turn why
en:
~ [H:Why are your pots empty?] asks {H}.
~ [N:No bees,] says Mister Pim.
[H:Bzzz!] says {H}.
[N:The bees are here!] says Mister Pim.
+ He gets up so fast that the chair falls down.
{>pay}
fr:
~ [H:Pourquoi tes pots sont vides ?] demande {H}.
~ [N:Pas d'abeilles,] dit monsieur Pim.
[H:Bzzz !] dit {H}.
[N:Les abeilles sont là !] dit monsieur Pim.
+ Il se lève si vite que la chaise tombe.
{>pay}

=== restore
en:
< Soon... honey!
~ Here they come! So many bees!
+ One sits on Mister Pim's nose. It tickles!
~ One week, two weeks... Honey!
{>end}
{>again}
< [N:Thank the bee lady!] says Mister Pim.
~ [N:Tell the garden lady thank you!] says Mister Pim.
< [H:I won't forget!]
~ [H:{>refrainLast}] says {H}.
fr:
< Bientôt... du miel !
~ Les voilà ! Plein d'abeilles !
+ Une sur le nez de monsieur Pim. Ça chatouille !
~ Une semaine, deux semaines... Du miel !
{>end}
{>again}
< [N:Dis merci à la dame !] dit monsieur Pim.
~ [N:Va dire merci à la dame du jardin !] dit monsieur Pim.
< [H:J'oublie pas !]
~ [H:{>refrainLast}] dit {H}.

=== again
en:
< {Everyone} lick the pot.
~ {Everyone} lick the pot.
fr:
< {Everyone} lèchent le pot.
~ {Everyone} lèchent le pot.

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
