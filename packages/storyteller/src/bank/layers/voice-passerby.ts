export const PASSERBY_VOICE = `
=== home corner | 5-8
en:
{F} was {a F} who lived at the corner. {F} was not anybody's friend, and did not want to be. It was just that {H} and {F} always seemed to be going the same way.
fr:
{F} était {un F} qui habitait au coin. {F} n'était l'ami de personne, et y tenait. Seulement, {H} et {F} allaient toujours du même côté.

=== home gate | 5-8
en:
By the gate sat {a F} called {F}. [F:I'm not waiting for you,] {f:he|she} always said when {H} came out. [F:I'm waiting in general.]
fr:
Devant le portail, il y avait {un F}.
[F:Je ne t'attends pas,] disait {F} chaque fois {que H} sortait. [F:J'attends en général.]

=== home out | 9-14
en:
{H} went about alone, on the whole, and liked it. There was only {F}, {a F} of fixed habits, who was always to be found a few yards behind, looking at something else. They had never been introduced. If you had asked {F}, you would have been told that it was a public road.
fr:
{H} sortait plutôt {h:seul|seule}, et aimait bien ça. Il y avait seulement {F}, {un F} aux habitudes régulières, qu'on trouvait toujours quelques pas derrière, à regarder autre chose. On ne les avait jamais {hf:présentés|présentées}. Si vous l'aviez demandé à {F}, {f:il|elle} vous aurait répondu que la route est à tout le monde.

=== home alone | 5-8, walks
en:
{H} liked to walk alone. {F}, who was {a F}, liked it too. They did it together, four steps apart.
fr:
{H} aimait marcher {h:seul|seule}. {F}, qui était {un F}, aussi. {hf:Ils|Elles} le faisaient ensemble, à quatre pas de distance.

=== home alone older | 9-14, walks
en:
{H} liked to walk alone. {F}, who was {a F}, liked to walk alone too. They had done it together for a year and a half, at a distance of four steps, and neither had ever mentioned it.
fr:
{H} aimait marcher {h:seul|seule}. {F}, qui était {un F}, aussi. Depuis un an et demi, {hf:ils|elles} le faisaient ensemble, à quatre pas {hf:l'un|l'une} de l'autre, et personne n'en avait jamais parlé.

=== home chance | 9-14
en:
{H} had never asked anybody along. All the same there was {F}, {a F}, who happened each time to be going the same way, and who was each time the first to be surprised.
fr:
{H} n'invitait jamais personne. Il y avait pourtant {F}, {un F}, qui se trouvait chaque fois aller du même côté, et en était chaque fois {f:le premier surpris|la première surprise}.

=== home pavement | 9-14
en:
Nobody had invited {F}, who was {a F}, and who made a point of it. {F} kept to the opposite verge, at the same speed as {H}, and looked straight ahead; but at every corner {f:he|she} waited, admiring the corner.
fr:
Personne n'avait invité {F}, qui était {un F} et y tenait. {F} marchait de l'autre côté du chemin, à la même vitesse {que H}, en regardant droit devant. Mais, à chaque tournant, {f:il|elle} attendait, et admirait le tournant.

=== gag same 1
en:
[F:I'm not with {H},] {F} {t:tells|told} everybody. [F:I'm just going the same way.]
fr:
[F:Je ne suis pas avec {H},] {t:explique|expliqua} {F} à tout le monde. [F:Je vais du même côté.]

=== gag same 1 speed
en:
[F:We're not together,] {F} told anybody who looked. [F:We walk at the same speed, that's all.]
fr:
[F:On n'est pas ensemble,] disait {F} à qui regardait. [F:On a la même vitesse, c'est tout.]

=== gag same 1 first
en:
[F:I was here first,] said {F}. [F:It's {H} who keeps going my way.]
fr:
[F:J'étais là avant,] dit {F}. [F:C'est {H} qui va toujours du même côté.]

=== gag same 2
en:
{F}, who was only going the same way, had stopped as well.
fr:
{F}, qui allait juste du même côté, s'était {f:arrêté|arrêtée} aussi.

=== gag same 2 step
en:
{F} came one step closer to {H}, and looked the other way.
fr:
{F} fit un pas de plus vers {H}, en regardant ailleurs.

=== gag same 2 asked
en:
{F} could have walked on. {f:He|She} stayed.
fr:
{F} aurait pu continuer sa route. {f:Il|Elle} resta.

=== gag same 3
en:
The next day {F} was at the gate, looking up the road and down it. [F:What a coincidence,] said {F}.
fr:
Le lendemain, {F} était au portail et regardait des deux côtés.
[F:Quel hasard,] dit {F}.

=== gag same 3 know
en:
[F:I suppose you'll be going the same way tomorrow,] said {F}. [F:I only ask so as to be on time.]
fr:
[F:Demain, tu vas sans doute du même côté,] dit {F}. [F:C'est juste pour être à l'heure.]

=== gag same 3 steps
en:
{H} and {F} went home four steps apart, then three. By the end you could not have put a hand between them.
fr:
{H} et {F} rentrèrent à quatre pas de distance, puis à trois. À la fin, on n'aurait pas glissé une main entre les deux.

=== gag business 1
en:
[F:It's none of my business,] {t:says|said} {F}, coming closer.
fr:
[F:Ça ne me regarde pas,] {t:dit|dit} {F} en s'approchant.

=== gag business 1 between
en:
[F:I never mix in other people's business,] said {F}, squeezing in between.
fr:
[F:Moi, je ne me mêle de rien,] dit {F} en se glissant au milieu.

=== gag business 1 whose
en:
[F:Whose business is it?] asked {F}. [F:Not mine. I only want to know.]
fr:
[F:Ça regarde qui ?] demanda {F}. [F:Pas moi. C'est pour savoir.]

=== gag business 2
en:
{F} came a little closer to {H}, and asked nothing.
fr:
{F} s'approcha un peu {de H}, et ne demanda rien.

=== gag business 2 stayed
en:
It was none of {F}'s business, and {f:he|she} stayed.
fr:
Ça ne regardait pas {F}, qui resta.

=== gag business 2 polite
en:
{F} looked away, to be polite, and did not go.
fr:
{F} regarda ailleurs, par politesse, et ne s'en alla pas.

=== gag business 3
en:
[F:I'd say it was a little bit my business,] {t:says|said} {F}. [F:Looking back.]
fr:
[F:Je dirais que ça me regardait un peu,] {t:dit|dit} {F}. [F:Après coup.]

=== gag business 3 next
en:
[F:Next time, tell me straight away,] said {F}. [F:It saves so much passing by.]
fr:
[F:La prochaine fois, dites-le-moi tout de suite,] dit {F}. [F:Ça m'évitera de faire semblant.]

=== gag business 3 ours
en:
The next day {F} knocked, for the first time.
[F:I've come about our business,] said {F}.
fr:
Le lendemain, pour la première fois, {F} frappa à la porte.
[F:C'est pour nos affaires,] dit {F}.

=== gag shoes 1
en:
[F:Don't mind me,] {t:says|said} {F}. [F:I'm just passing.] {F} {t:passes|passed} three times.
fr:
[F:Ne faites pas attention,] {t:dit|dit} {F}. [F:Je passe.]
{F} {t:passe|passa} trois fois.

=== gag shoes 1 twice
en:
{F} went by. Then {f:he|she} went by the other way.
[F:I'm only passing,] said {F}.
fr:
{F} passa, puis repassa dans l'autre sens.
[F:Je ne fais que passer,] dit {F}.

=== gag shoes 1 up
en:
[F:Don't get up,] said {F}. [F:I'm passing.] It took quite some time.
fr:
[F:Ne bougez pas,] dit {F}. [F:Je passe.]
Ça prit un bon moment.

=== gag shoes 2
en:
{F}, who was only passing, did not pass.
fr:
{F}, qui ne faisait que passer, ne passa pas.

=== gag shoes 2 meant
en:
{F} had meant to pass, and had stopped.
fr:
{F} voulait passer, et s'était {f:arrêté|arrêtée}.

=== gag shoes 2 once
en:
{F} had only been passing, and stopped beside {H}.
fr:
{F} ne faisait que passer, et s'arrêta à côté {de H}.

=== gag shoes 3
en:
{F} still passes in the evening. {H} has put out a chair, for people who pass.
fr:
Le soir, {F} passe toujours. {H} a sorti une chaise, pour les gens qui passent.

=== gag shoes 3 still
en:
[F:I'm still only passing,] said {F}, and sat down.
fr:
[F:Je ne fais toujours que passer,] dit {F} en s'asseyant.

=== gag shoes 3 when
en:
[H:When are you passing tomorrow?] asked {H}.
{F} thought about it.
[F:When are you coming out?]
fr:
[H:Tu passes quand, demain ?] demanda {H}.
{F} réfléchit.
[F:Tu sors quand ?]

=== fail told
en:
[F:I wouldn't have done it that way,] said {F}. [F:But nobody asked me.]
fr:
[F:Moi, je n'aurais pas fait comme ça,] dit {F}. [F:Mais je n'ai pas été {f:consulté|consultée}.]

=== fail seen
en:
[F:I saw nothing,] said {F} kindly. [F:I was looking at a beetle.]
fr:
[F:Je n'ai rien vu,] dit gentiment {F}. [F:Je regardais un scarabée.]

=== go behind
en:
{F} kept ten steps behind, then eight, then two. [F:The road is narrow,] said {F}.
fr:
{F} suivait à dix pas, puis à huit, puis à deux.
[F:C'est la route qui est étroite,] dit {F}.

=== say place | 5-8, 9-14
en:
On the way, {H} sat down for a moment on a low wall.
[F:Is anybody sitting here?] asked somebody, and sat down too.
It was {a F}, whose name was {F}, and who happened to be going wherever {H} was going.
fr:
En chemin, {H} s'assit un moment sur un petit mur.
[F:La place est prise ?] demanda quelqu'un, qui s'installa.
C'était {un F}, du nom {de F}, qui allait justement là où allait {H}.
`
