/** Lines for the friends beside the helper: each joins in, and each does something. X is the friend. */
export const FRIENDS_TEXT = `
=== join any late | 5-8, 9-14
en:
{X} arrived a little late and out of breath. [X:What are we saving?]
fr:
{X} arriva un peu après, à bout de souffle.
[X:On sauve quoi ?]

=== join any list | 5-8, 9-14
en:
{X} had come too, with a rope and no idea why.
fr:
{X} était là aussi, avec une corde, sans savoir pourquoi.

=== join any doubt | 5-8, 9-14
en:
[X:It won't work,] said {X}, who had just arrived. [X:But I'd like to watch.]
fr:
[X:Ça ne marchera pas,] dit {X} en arrivant. [X:Mais je veux bien regarder.]

=== join any counted | 5-8, 9-14
en:
[X:Wait for me!] called {X}. They had been waiting. They always did.
fr:
[X:Attendez-moi !] cria {X}.
On attendait déjà. On attendait toujours {X}.

=== join any young | 0-4
en:
{X} comes too!
fr:
{X} vient aussi !

=== join any young two | 0-4
en:
Here is {X}!
fr:
Voilà {X} !

=== join lovey bag | 5-8, 9-14
en:
A head came out of the bag. [X:I've been here all the time,] said {X}. [X:Nobody asks me.]
fr:
Une tête sortit du sac.
[X:Je suis là depuis le début,] dit {X}. [X:On ne me demande jamais rien.]

=== join dad map | 5-8, 9-14
en:
{X} came last, carrying what everyone had forgotten.
fr:
{X} arriva en dernier, avec tout ce que les autres avaient oublié.

=== join mom coat | 5-8, 9-14
en:
{X} came after them with a coat. Then {x:he|she} saw, and put it on, and stayed.
fr:
{X} courait derrière avec un manteau. Puis, en voyant ça, {x:il|elle} mit le manteau et resta.

=== join animal nose | 5-8, 9-14
en:
{X} came along behind, nose first.
fr:
{X} suivait, le nez devant.

=== join magical_creature air | 5-8, 9-14
en:
The air went *pff*, and there was {X}. [X:Have I missed the dangerous part?]
fr:
L'air fit *pff*, et {X} était là.
[X:J'ai raté le moment dangereux ?]

=== act any cheer | 5-8, 9-14
en:
[X:I believe in us,] said {X}. [X:About half.]
fr:
[X:Je crois en nous,] dit {X}. [X:À moitié.]

=== act any hold | 5-8, 9-14
en:
{X} held the other end of things. It is not the end that gets thanked.
fr:
{X} tenait l'autre bout. C'est le bout qu'on ne remercie jamais.

=== act any idea | 5-8, 9-14
en:
[X:I've got an idea,] said {X}, and then it was gone. They all looked for it.
fr:
[X:J'ai une idée,] dit {X}.
Puis l'idée partit. On la chercha un peu.

=== act any found | 5-8, 9-14
en:
{X} found something on the ground, looked at it hard, and kept it for luck.
fr:
{X} trouva quelque chose par terre, l'examina longtemps et le garda, pour la chance.

=== act any shoulder | 5-8, 9-14
en:
{X} came and stood on {H}'s other side, so that there was no side left.
fr:
{X} vint se mettre de l'autre côté {de H}. Comme ça, il n'y avait plus de côté vide.

=== act any young | 0-4
en:
{X} helps!
fr:
{X} aide !

=== act any young two | 0-4
en:
[X:Hop!] says {X}.
fr:
[X:Hop !] dit {X}.

=== act dad joke | 5-8, 9-14
en:
{X} told the one about the snail. It helped, because afterwards it was over.
fr:
{X} raconta celle de l'escargot. Ça fit du bien, surtout à la fin.

=== act mom raisins | 5-8, 9-14
en:
{X} gave everyone four raisins. Nobody knows how she knew it was the moment for raisins.
fr:
{X} donna quatre raisins secs à chacun. Comment savait-elle que c'était le moment des raisins ?

=== act animal warm | 5-8, 9-14
en:
{X} leaned against everybody in turn, to see who needed it.
fr:
{X} s'appuya contre chacun, l'un après l'autre, pour voir qui en avait besoin.

=== act lovey flat | 5-8, 9-14
en:
{X} was passed from hand to hand. It was {x:his|her} way of helping.
fr:
{X} passa de main en main. C'était sa façon d'aider.
`
