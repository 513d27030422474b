/** What the kid likes doing. */
export const ACTIVITY_TRAITS = `
=== trait activity best | 5-8
en:
What {H} liked best in the world was {T}. {h:He|She} did it before breakfast, to get warm.
fr:
Ce {que H} aimait le plus au monde, c'était {T}. Ça se faisait avant le petit déjeuner, pour se réchauffer.

=== trait activity older | 9-14
en:
Asked what {h:he|she} did, {H} said: {T}. Asked what else, {h:he|she} had to think.
fr:
Quand on lui demandait ce qu'{h:il|elle} aimait faire, {H} répondait : {T}. Et à part ça ? Là, il fallait réfléchir.

=== trait activity bad | 5-8
en:
{H} loved {T}, and was not very good at it yet. That would be next week.
fr:
Ce {que H} préférait, c'était {T}. Y arriver, c'était pour la semaine prochaine.

=== trait activity older sunday | 9-14
en:
There were people who lived for Sundays. {H} lived for {T}, which has the advantage that you can do it on a Tuesday as well.
fr:
Certains vivent pour le dimanche. Pour {H}, c'était {T}, ce qui a l'avantage de se faire aussi le mardi.

=== trait activity older rain | 9-14
en:
When {H} was low, {h:he|she} thought about {T}; and when {h:he|she} was not, it was generally because of it.
fr:
Quand {H} avait le moral à zéro, c'est à ça qu'{h:il|elle} pensait : {T}. Et quand ça allait bien, c'était en général grâce à ça.

=== trait activity supper | 5-8
en:
{H} had two ways of spending the day: {T}, and being called in to supper.
fr:
{H} avait deux façons de passer la journée : {T}, et venir à table quand on appelait.

=== trait activity minute | 5-8
en:
When it was time to stop {T}, {H} always asked for one more minute. They were long minutes.
fr:
Quand il fallait arrêter {de T}, {H} demandait toujours encore une petite minute. C'étaient de longues petites minutes.

=== trait activity dream | 5-8
en:
All night {H} dreamed of {T}, and woke up happy, and quite worn out.
fr:
{H} en rêvait toutes les nuits : {T}, {T}, {T} ! Au réveil, il fallait se reposer.

=== trait activity wishes | 5-8
en:
There were ten wishes on {H}'s list. The first was {T}. So were the other nine.
fr:
Sur la liste de vœux {de H}, il y avait dix lignes. La première, c'était {T}. Les neuf autres aussi.

=== trait activity weather | 5-8
en:
Rain or shine, {H} said it was just the day for {T}. So far it always had been.
fr:
Pluie ou soleil, {H} trouvait que c'était le jour rêvé pour {T}. Jusqu'ici, c'était toujours vrai.

=== trait activity older sorts | 9-14
en:
{H} held that there were two sorts of people, those who knew about {T} and those who had not tried it yet, and was always very patient with the second.
fr:
Pour {H}, il y avait deux sortes de gens : ceux qui savaient ce que c'est que {T}, et ceux qui n'avaient pas encore essayé. Avec les seconds, {h:il|elle} montrait beaucoup de patience.

=== trait activity older thinking | 9-14
en:
There is a kind of thinking that you can do only while you are busy with something else. For {H} the something else was {T}, and nearly all {h:his|her} ideas dated from there.
fr:
Certaines choses ne se pensent bien qu'en faisant autre chose. Pour {H}, l'autre chose, c'était {T}. Presque toutes ses idées venaient de là.

=== trait activity older giving up | 9-14
en:
{H} had once tried to give up {T}, to see what it was like. It had lasted until ten past four.
fr:
Un jour, pour voir, {H} avait renoncé à {T}, pour toujours. Ça avait tenu jusqu'à quatre heures dix.

=== trait activity older tooth | 9-14
en:
Nobody had ever taught {H} about {T}. It had simply been there one morning, like a tooth.
fr:
Personne n'avait appris à {H} à {T}. C'était venu un matin, comme vient une dent.

=== bare activity | 0-4
en:
{H} loves {T}.
fr:
{H} adore {T}.

=== trait activity young | 0-4
en:
< {H} loves {T}. Oh yes!
~ {H} loves {T}, even in the bath. *Splash!*
fr:
< {H} adore {T}. Oh oui !
~ {H} adore {T}, même dans le bain. *Plouf !*

=== trait activity young day | 0-4
en:
< {H} loves {T}. Again and again!
~ {H} loves {T}. Morning, noon and night!
fr:
< {H} adore {T}. Encore et encore !
~ {H} adore {T}. Matin, midi et soir !

=== trait activity young splash | 0-4
en:
< {H} loves {T}. More, more!
~ {H} loves {T}. Once more! And once more!
fr:
< {H} adore {T}. Encore !
~ {H} adore {T}. Encore une fois ! Et encore !

=== trait activity young best | 0-4
en:
< {H} loves {T}. This much!
~ {H} loves {T}. How much? This much, and more!
fr:
< {H} adore {T}. Grand comme ça !
~ {H} adore {T}. Combien ? Grand comme ça, et encore !

=== after activity again | 5-8, 9-14
en:
Next day it was {T} again, and {H} had plenty to tell them there.
fr:
Le lendemain, {H} alla {T}, avec beaucoup de choses à raconter.

=== after activity dream | 5-8, 9-14
en:
In bed {H} dreamed of {T}. Everybody from that day was there, and none of them was bad at it.
fr:
La nuit, {H} rêva. Ils étaient tous venus, et tous savaient {T}.

=== after activity thought | 5-8, 9-14
en:
All next day {H} thought of it, even while {T}, which had never happened before.
fr:
Le lendemain, {H} y pensait encore, même au moment {de T}, ce qui n'était jamais arrivé.

=== brief activity | 5-8, 9-14
en:
{H} loved {T}, most of all when it was time for something else.
fr:
{H} adorait {T}, surtout quand c'était l'heure d'autre chose.

=== brief activity rest | 5-8, 9-14
en:
{H} loved {T}, and spent the rest of the time getting ready.
fr:
{H} adorait {T} ; le reste du temps, {h:il|elle} s'y préparait.

=== after activity other | 5-8, 9-14
en:
{H} noticed that {h:he|she} had not thought about {T} for hours. It was soon put right.
fr:
{H} s'aperçut qu'{h:il|elle} n'avait pas pensé à {T} depuis des heures. Ce fut vite réparé.

=== brief activity known | 5-8, 9-14
en:
{H} loved {T}, and had once done it for a whole Tuesday.
fr:
{H} adorait {T} et l'avait fait, une fois, tout un mardi.

=== brief activity asleep | 5-8, 9-14
en:
{H} loved {T}, and was said to do it asleep.
fr:
{H} adorait {T} et le faisait, paraît-il, en dormant.

=== trait activity young bed | 0-4
en:
< Wake up! {H} dreams of {T}.
~ Wake up, {H}! All night long, you dream of {T}.
fr:
< Debout ! {H} rêve {de T}.
~ Debout, {H} ! Toute la nuit, tu rêves {de T}.

=== trait activity young today | 0-4
en:
< Is it a day for {T}? Yes, {H}!
~ Is it a day for {T}? {H} says yes, every day.
fr:
< C'est un jour pour {T} ? Oui, {H} !
~ C'est un jour pour {T} ? {H} dit oui, tous les jours.

=== trait activity young bath | 0-4, walks
en:
< {H} loves {T}, even in bed.
~ {H} loves {T}: in the bath, in bed, on one leg!
fr:
< {H} adore {T}, même au lit.
~ {H} adore {T} : dans le bain, au lit, sur un pied !

=== trait activity young toes | 0-4, singing
en:
< La, la, la! {H} sings to a spoon.
~ La, la, la! {H} sings to a spoon. It's a good spoon. It listens.
fr:
< La, la, la ! {H} chante pour une cuillère.
~ La, la, la ! {H} chante pour une cuillère. Elle écoute bien.

=== trait activity young song | 0-4, singing
en:
< Who sings all day? {H}! La, la!
~ Who sings all day, and in bed too? {H}! La, la, la!
fr:
< Qui chante tout le temps ? {H} ! La, la !
~ Qui chante tout le temps, même au lit ? {H} ! La, la, la !

=== trait activity young fish | 0-4, swimming
en:
< {H} swims like a fish. A dry one!
~ {H} swims like a fish, all down the stairs.
fr:
< {H} nage comme un poisson. Tout sec !
~ {H} nage comme un poisson, dans l'escalier.

=== trait activity young puddle | 0-4, swimming
en:
< *Splash!* {H} swims in a puddle.
~ *Splash!* A puddle! {H} swims with one toe.
fr:
< *Plaf !* {H} nage dans une flaque.
~ *Plaf !* Une flaque ! {H} y nage d'un seul orteil.

=== trait activity young rug | 0-4, swimming
en:
< Look! {H} swims on the rug.
~ Look! {H} swims on the rug. Not deep!
fr:
< Oh ! {H} nage sur le tapis.
~ Oh ! {H} nage sur le tapis. Là, on a pied !

=== trait activity everywhere | 5-8, swimming
en:
On the rug, under the table, in the queue: {H} swam everywhere. Water was only one way.
fr:
Sur le tapis, sous la table, dans la queue : {H} nageait partout. L'eau, c'était en plus.

=== trait activity letter | 5-8, swimming
en:
{H} swam like a frog, like a dog and, when nobody looked, like a letter being posted.
fr:
{H} nageait comme une grenouille, comme un chien et, quand on ne regardait pas, comme une lettre à la poste.

=== trait activity cold | 5-8, swimming
en:
Other people got into the water a toe at a time. {H} was in the middle already, and told them it was cold.
fr:
Les gens entraient dans l'eau orteil par orteil. {H} nageait déjà au milieu, et leur criait qu'elle était froide.

=== trait activity float | 5-8, swimming
en:
Swimming, said {H}, is easy. You lie down on the water and it does not dare to move.
fr:
Nager, disait {H}, c'est facile. On se couche sur l'eau, et elle n'ose plus bouger.

=== trait activity older toe | 9-14, swimming
en:
What {H} liked best about swimming was the moment before: one toe in, and all the rest of you still arguing.
fr:
Quand il s'agissait de nager, {H} aimait surtout l'instant d'avant : un orteil dedans, et tout le reste qui discute encore.

=== trait activity older advice | 9-14, swimming
en:
Under water nobody can tell you anything. {H} swam a good deal, and came up when the advice was over.
fr:
Sous l'eau, personne ne peut rien vous dire. {H} nageait beaucoup et remontait quand les conseils étaient finis.

=== trait activity older duck | 9-14, swimming
en:
{H} swam slowly, for the sake of the conversation. There was generally a duck.
fr:
{H} nageait lentement, pour la conversation. Il y avait en général un canard.

=== trait activity older couldnt | 9-14, swimming
en:
Somebody had told {H} that swimming was too hard for people of that size. It was how {h:he|she} had learned most things.
fr:
On avait dit à {H} que, pour nager, il fallait être plus {h:grand|grande}. C'est comme ça qu'{h:il|elle} avait appris presque tout.

=== after activity bath | 5-8, 9-14, swimming
en:
In the bath that night, {H} swam the whole story again, from beginning to end.
fr:
Le soir, dans le bain, {H} nagea toute l'histoire, une longueur par page.

=== brief activity reminded | 5-8, 9-14
en:
Nobody ever had to remind {H} about {T}.
fr:
Pour {T}, {H} n'avait jamais besoin qu'on l'appelle deux fois.

=== brief activity fits | 5-8, 9-14
en:
Of all that goes into a day, {H} liked {T} best.
fr:
De tout ce qui tient dans une journée, {H} préférait {T}.

=== brief activity yawn | 5-8, 9-14
en:
{H} was never too tired for {T}. For tidying up, always.
fr:
Pour {T}, {H} n'avait jamais sommeil. Pour ranger, toujours.

=== brief activity back | 5-8, 9-14, swimming
en:
{H} swam on {h:his|her} back, for choice. Nobody can hurry you there.
fr:
{H} nageait surtout sur le dos, où rien ne presse.

=== brief activity cap | 5-8, 9-14, swimming, modern
en:
There was a swimming cap in {H}'s pocket, in case of sea.
fr:
{H} avait dans sa poche un bonnet pour nager, en cas de mer.
`
