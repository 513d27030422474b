/** A kid of whom nothing more was said. */
export const NONE_TRAITS = `
=== trait none key | 5-8
en:
{H} was the sort of person who reads what is written on the bottom of things.
fr:
{H} était du genre à lire ce qui est écrit sous les objets.

=== trait none gate | 5-8
en:
{H} never went past a gate without trying it.
fr:
{H} ne passait jamais devant un portail sans le pousser, juste pour voir.

=== trait none monday | 5-8
en:
{H} liked to go out without knowing where. That is when things happen.
fr:
{H} aimait sortir sans savoir où. C'est là qu'il arrive des choses.

=== trait none older | 9-14
en:
People said {H} was quiet. It was not so. {h:He|She} was listening, which from outside looks much the same.
fr:
On disait {H} très calme. C'était faux. {h:Il|Elle} écoutait, ce qui, vu de dehors, se ressemble beaucoup.

=== trait none doors | 9-14
en:
{H} had a private theory that nothing was ever shut; there were only things you had not yet found the right side of.
fr:
{H} avait une théorie secrète : rien n'est jamais fermé. Il y a seulement des choses dont on n'a pas encore trouvé le bon côté.

=== trait none bench | 5-8
en:
{H} always ate the middle of the biscuit first, because you never know.
fr:
{H} mangeait toujours le milieu du biscuit en premier. On ne sait jamais.

=== trait none hat | 5-8
en:
{H} said good morning to everything: the cat, the stairs, the soup. Nobody was to be left out.
fr:
{H} disait bonjour à tout : au chat, à l'escalier, à la soupe. Il ne fallait vexer personne.

=== trait none shoe | 5-8
en:
{H} put on the left shoe first on ordinary days, and the right shoe first when something was going to happen. That day it was the right.
fr:
Les jours ordinaires, {H} mettait d'abord la chaussure gauche et, quand il allait se passer quelque chose, la droite. Ce jour-là, c'était la droite.

=== trait none map | 9-14
en:
{H} had noticed that maps leave out the interesting part, which is how long you stood there.
fr:
{H} avait remarqué que les cartes oublient le plus intéressant, c'est-à-dire combien de temps on est resté là.

=== trait none answers | 9-14
en:
{H} had a habit of giving the right answer a little after everybody had gone on to something else, and had learned to keep it, since it generally came in later.
fr:
{H} trouvait souvent la bonne réponse un peu après que tout le monde était passé à autre chose, et avait appris à la garder : ça servait toujours plus tard.

=== trait none windows | 9-14, modern
en:
On buses {H} always looked at the people looking out, and tried to work out from their faces what was happening across the street.
fr:
Dans le bus, {H} regardait toujours les gens qui regardaient dehors, et tâchait de deviner à leur figure ce qui se passait en face.

=== trait none puddle | 5-8
en:
{H} always took the long way round. There were more puddles that way.
fr:
{H} prenait toujours le chemin le plus long. C'est là qu'il y a le plus de flaques.

=== trait none pocket | 5-8
en:
{H} kept one pocket empty, for whatever came.
fr:
{H} gardait toujours une poche vide, pour ce qui viendrait.

=== trait none snail | 5-8
en:
{H} could not pass a snail without asking where it was going, and waiting for the answer.
fr:
{H} ne pouvait pas voir un escargot sans lui demander où il allait, et sans attendre la réponse.

=== trait none ten | 5-8
en:
Asked to count to ten, {H} always wanted to know what happened after that.
fr:
Quand il fallait compter jusqu'à dix, {H} voulait toujours savoir ce qui se passe après.

=== trait none umbrella | 5-8
en:
{H} never opened an umbrella without looking to see who might be asleep in it.
fr:
{H} n'ouvrait jamais un parapluie sans regarder si quelqu'un dormait dedans.

=== trait none steps | 9-14
en:
{H} had once been told to mind the gap, and had minded it ever since; somebody ought to.
fr:
Un jour, on avait dit à {H} de faire attention à la marche. Depuis, {h:il|elle} y faisait attention, à elle et à toutes les autres.

=== trait none lists | 9-14
en:
{H} made lists. They were never of things to do; they were of things that had turned out not to be what they were called.
fr:
{H} faisait des listes. Ce n'étaient jamais des choses à faire, mais des choses qui ne ressemblaient pas à leur nom.

=== trait none late | 9-14
en:
Nobody had ever known {H} to be late. {h:He|She} only arrived by way of something.
fr:
Personne n'avait jamais vu {H} en retard. {h:Il|Elle} arrivait simplement en passant par quelque chose.

=== trait none strangers | 9-14
en:
{H} found that if you sat near people for long enough, and looked at your shoes, they told you the important part.
fr:
{H} avait découvert qu'en restant assez longtemps à côté des gens, les yeux sur ses chaussures, on finit par apprendre l'essentiel.

=== trait none noises | 9-14
en:
At night, when the house creaked, {H} did not think that there was somebody there. {h:He|She} thought that the house had something to say, and no practice.
fr:
La nuit, quand la maison craquait, {H} n'imaginait personne. {h:Il|Elle} pensait que la maison avait quelque chose à dire, et qu'elle manquait d'entraînement.
`
