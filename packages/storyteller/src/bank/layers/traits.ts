/** The kid's own detail on page 1 (\`trait\`), and how it is planted when it will matter (\`keep\`). */
export const TRAITS_TEXT = `
=== trait collection sorted | 5-8
en:
{H} collected {Ts}, and sorted them: the big ones, the small ones, and the naughty ones.
fr:
{H} collectionnait les {Ts}, {T:rangés|rangées} par taille, par couleur, et du plus sage au plus coquin.

=== trait collection bread | 5-8
en:
{H} collected {Ts}. There were some in every pocket, and one in the bread bin, resting.
fr:
{H} collectionnait les {Ts}. Ses poches en étaient pleines, et la boîte à pain aussi.

=== trait collection museum | 5-8
en:
Under {H}'s bed there was a museum of {Ts}. It was open at all hours. You paid with a sock.
fr:
Sous le lit {de H}, il y avait un musée : {Ts}, entrée libre, une chaussette par visiteur.

=== trait collection older | 9-14
en:
{H} collected {Ts}. It had begun by accident, as these things do, with one; then there were two, and you cannot stop at two. Now there was a catalogue. Under *Reason for keeping* it mostly said: *because*.
fr:
{H} collectionnait les {Ts}. Cela avait commencé par hasard, avec un seul exemplaire ; puis vint le deuxième, et à deux on ne s'arrête plus. Maintenant, il existait un catalogue. À la ligne *Pourquoi je garde*, on lisait presque partout : *parce que*.

=== trait garment sleep | 5-8, modern
en:
{H} had {a T}. {h:He|She} had worn {n:it|them} to school, to the dentist, and twice to bed.
fr:
{H} avait {un T} et allait partout avec : à l'école, chez le dentiste et, deux fois, au lit.

=== trait garment lost | 5-8
en:
{H} had {a T}, and you could see {h:him|her} coming from three streets away. It had its advantages.
fr:
{H} avait {un T}, et on voyait arriver tout ça de l'autre bout de la rue. Ça avait ses avantages.

=== trait garment crumbs | 5-8, fed
en:
{H} had {a T}, with crumbs in {n:it|them}, in case of birds.
fr:
{H} avait {un T} et, dedans, des miettes, pour les oiseaux de passage.

=== trait garment older | 9-14
en:
{H} had {a T} that everyone agreed {h:he|she} had grown out of. Everyone was wrong. It was only that {h:he|she} had grown, and {h:his|her} {T} had stayed to look after things.
fr:
{H} avait {un T} que tout le monde trouvait trop {T:petit|petite}. Tout le monde se trompait. {h:Lui|Elle} avait grandi, voilà tout, et {le T} {n:restait|restaient} pour surveiller.

=== trait object always | 5-8
en:
{H} had {a T}, and took {n:it|them} everywhere, even to Grandma's.
fr:
{H} avait {un T} et ne sortait jamais sans, même pour aller chez Mamie.

=== trait object argue | 5-8
en:
{H} had {a T}. They had been through a lot together, mostly hedges.
fr:
{H} avait {un T}. À deux, on avait traversé bien des choses, surtout des haies.

=== trait object older | 9-14
en:
{H} had {a T}, and did not lend {n:it|them}. It was not meanness. There are things that get used to one hand.
fr:
{H} avait {un T} et ne {T:le|la} prêtait pas. Ce n'était pas de l'avarice. Certaines choses s'habituent à une seule main.

=== trait like expert | 5-8
en:
{H} knew everything about {Ts}. At meals nobody dared to bring the subject up.
fr:
{H} savait tout sur les {Ts}. À table, plus personne n'osait en parler.

=== trait like draws | 5-8
en:
{H} drew {Ts}: on paper, on steam, and once, by mistake, on the postman.
fr:
{H} dessinait des {Ts} : sur du papier, sur la buée et une fois, par erreur, sur le facteur.

=== trait like older | 9-14
en:
There was nothing about {Ts} that {H} did not know. {h:He|She} had read the books, and then written to the people who wrote the books, to help them.
fr:
Sur les {Ts}, {H} n'ignorait rien. {h:Il|Elle} avait lu les livres, puis écrit à ceux qui les avaient écrits, pour les aider.

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

=== trait look mirror | 5-8
en:
{H} had {a T}, and was very pleased with that. People remembered it before anything else.
fr:
On reconnaissait {H} de loin à {son T}, et {h:il|elle} en était {h:ravi|ravie}.

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

=== hero plain | 5-8
en:
{H} was {a H}. People noticed it at once, and then they forgot.
fr:
{H} était {un H}. On le remarquait tout de suite, et puis on n'y pensait plus.

=== hero helped | 5-8
en:
{H} was {a H}. There were days when it helped.
fr:
{H} était {un H}. Certains jours, ça aidait.

=== hero letterbox | 5-8
en:
{H} was {a H}, and nobody had ever asked why.
fr:
{H} était {un H}, et personne n'avait jamais demandé pourquoi.

=== bare hero | 5-8, 9-14
en:
{H} was {a H}.
fr:
{H} était {un H}.

=== hero shoes | 5-8, paws, walks
en:
{H} was {a H}, and took two sizes of shoes, one for the front.
fr:
{H} était {un H} et chaussait deux pointures, dont une pour l'avant.

=== hero older | 9-14
en:
{H} was {a H}, and only remembered it when {h:he|she} passed a mirror.
fr:
{H} était {un H}, et ne s'en souvenait qu'en passant devant un miroir.

=== keep collection best | 5-8, 9-14
en:
{>when}, {H} put the best {T} of all in {h:his|her} pocket. It was the one {h:he|she} would never swap.
fr:
{>when}, {H} glissa dans sa poche {un T}, {T:le plus beau de tous|la plus belle de toutes}. {T:Il|Elle} ne s'échangeait contre rien.

=== keep garment new | 5-8, 9-14
en:
{>when}, {H} put on {h:his|her} {T}, did a turn for the mirror, and went out.
fr:
{>when}, {H} enfila {son T}, fit un tour devant le miroir et sortit.

=== keep object along | 5-8, 9-14
en:
{>when}, {H} packed {h:his|her} {T}, as always. You never know.
fr:
{>when}, {H} emporta {son T}, comme toujours. On ne sait jamais.

=== trait collection names | 5-8
en:
{H} collected {Ts}, and knew each one by name. The names were mostly Robert.
fr:
{H} collectionnait les {Ts} et les appelait {T:tous|toutes} par leur nom. C'était surtout Robert.

=== trait collection weather | 5-8
en:
{H} collected {Ts}. When somebody asked what for, {h:he|she} said it was a secret. It was a secret from {h:him|her} as well.
fr:
{H} collectionnait les {Ts}. Quand on demandait pourquoi, {h:il|elle} répondait que c'était un secret. Même {H} ne le connaissait pas.

=== trait collection stairs | 5-8
en:
There was one of {H}'s {Ts} on every stair, so that nobody need go up empty-handed.
fr:
{H} collectionnait les {Ts}. On en trouvait sur chaque marche de l'escalier, pour ne pas monter les mains vides.

=== trait collection older drawer | 9-14
en:
{H} collected {Ts}, in a drawer that no longer shut. It was sometimes suggested that a person might keep only the best. {h:He|She} had tried that. By evening the best had been so lonely that they had all had to be let back in.
fr:
{H} collectionnait les {Ts}, dans un tiroir qui ne fermait plus. On lui disait parfois de ne garder que {T:le plus beau|la plus belle}. {h:Il|Elle} avait essayé. Le soir, {T:le plus beau|la plus belle} avait l'air si {T:seul|seule} qu'il avait fallu laisser rentrer les autres.

=== trait collection older expert | 9-14
en:
{H} collected {Ts}. A collector is somebody who looks at the ground and is happy.
fr:
{H} collectionnait les {Ts}. Un collectionneur, c'est quelqu'un qui regarde par terre et qui est content.

=== trait garment dog | 5-8
en:
{H} had {a T}. The dog next door had once barked at {n:it|them}, and then apologised.
fr:
{H} avait {un T}. Une fois, le chien des voisins avait aboyé dessus, puis s'était excusé.

=== trait garment pocket | 5-8
en:
{H} had clothes for Sundays and clothes for school. And then {h:he|she} had {a T}, for everything else.
fr:
{H} avait des habits pour le dimanche et des habits pour l'école. Et puis il y avait {un T}, pour tout le reste.

=== trait garment older hook | 9-14
en:
{H} had {a T}, and {n:it|they} had been to most places first. By the door {n:it|they} kept the exact shape of somebody about to go out, so that people going by in the hall said good morning.
fr:
{H} avait {un T} qui {n:avait|avaient} été de tous les voyages. Au repos, {T:il|elle} {n:gardait|gardaient} si bien la forme de quelqu'un qui va sortir que, dans le couloir, les gens disaient bonjour.

=== trait garment older wash | 9-14
en:
Nobody was allowed to wash {H}'s {T} without giving notice. There was a sort of map on {n:it|them} by now, of jam and rain and one particular hedge, and only {h:he|she} could read it.
fr:
{H} avait {un T} qu'il était interdit de laver sans prévenir. Avec le temps, il s'y était dessiné une sorte de carte, de confiture, de pluie et d'une certaine haie, et {h:lui seul|elle seule} savait la lire.

=== trait object pillow | 5-8
en:
{H} had {a T}. At night {n:it|they} slept under the pillow, and had the better half.
fr:
{H} avait {un T}. La nuit, {T:il|elle} {n:dormait|dormaient} sous l'oreiller et {n:prenait|prenaient} toute la place.

=== trait object useful | 5-8
en:
{H} had {a T}, and was still finding out what you can do with {n:it|them}. So far it was nearly everything.
fr:
{H} avait {un T} et cherchait encore à quoi ça sert. Pour l'instant, c'était presque à tout.

=== trait object older list | 9-14
en:
On the list of things to save if the house floated away, {H} had put {a T} first, and {h:himself|herself} second, and had then gone back and added everybody else.
fr:
Sur la liste des choses à sauver si la maison partait à la dérive, {H} avait mis {un T} en premier, {h:lui-même|elle-même} en deuxième, puis, réflexion faite, toute la famille.

=== trait object older habit | 9-14
en:
{H} had {a T} and was hardly ever seen without {n:it|them}. Asked why, {h:he|she} would look surprised, as you would if somebody asked why you had brought your elbow.
fr:
{H} avait {un T} et ne sortait presque jamais sans. Quand on lui demandait pourquoi, {h:il|elle} prenait un air étonné, comme si on lui avait demandé pourquoi emporter ses coudes.

=== trait like dream | 5-8
en:
{H} thought about {Ts} first thing in the morning, last thing at night, and all through sums.
fr:
{H} pensait aux {Ts} le matin au réveil, le soir au lit, et pendant tout le calcul.

=== trait like ask | 5-8
en:
If you asked {H} the way, you were also told something about {Ts}.
fr:
Quand on demandait son chemin à {H}, on apprenait aussi quelque chose sur les {Ts}.

=== trait like older margin | 9-14
en:
{H} drew {Ts} in margins. {h:His|Her} arithmetic book had so many by now that the sums had moved over to make room.
fr:
{H} dessinait des {Ts} dans les marges. Son cahier de calcul en était si plein que les opérations s'étaient poussées.

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

=== hero mirror | 5-8
en:
{H} was {a H}, and nobody in the street found it odd any more, except the postman, on Mondays.
fr:
{H} était {un H}. Dans la rue, personne ne s'en étonnait plus, sauf le facteur, le lundi.

=== hero spare | 5-8
en:
{H} was {a H}, and very seldom thought about it.
fr:
{H} était {un H} et n'y pensait presque jamais.

=== hero photo | 5-8
en:
{H} was {a H}. You got used to it in about a minute.
fr:
{H} était {un H}. On s'y faisait en une minute.

=== hero older name | 9-14
en:
{H} was {a H}, though it was not what {h:he|she} would have told you first.
fr:
{H} était {un H}, mais ce n'est pas ce qu'{h:il|elle} vous aurait dit en premier.

=== hero older chairs | 9-14
en:
{H} was {a H}. The only difficulty was chairs.
fr:
{H} était {un H}. Le seul problème, c'étaient les chaises.

=== hero family | 5-8
en:
{H} was {a H}, like all the family, except for one uncle, who would not say.
fr:
{H} était {un H}, comme toute la famille, sauf un oncle, qui n'a jamais voulu dire ce qu'il était.

=== hero older form | 9-14
en:
{H} was {a H}, and made no story of it.
fr:
{H} était {un H}, et n'en faisait pas toute une histoire.

=== keep collection luck | 5-8, 9-14
en:
{>when}, out of all {H}'s {Ts}, one asked to come along. At any rate it lay on top of the others. {H} put it in {h:his|her} pocket, the right way up, so that it should miss nothing.
fr:
{>when}, dans la collection {de H}, {un T} demanda à venir. En tout cas, {T:il|elle} était sur le dessus de la pile. {H} {T:le|la} mit dans sa poche, à l'endroit, pour {T:qu'il|qu'elle} ne manque rien.

=== keep collection newest | 5-8, 9-14
en:
{>when}, {H} could not decide which {T} to leave behind. In the end only the dearest came, and the rest were promised the whole story.
fr:
{>when}, {H} n'arrivait pas à choisir. Pour finir, {un T} partit dans sa poche, et {h:il|elle} promit aux autres de tout leur raconter.

=== keep garment weather | 5-8, 9-14
en:
{>when}, nobody else would have put on {a T}. {H} did, and was very pleased with {n:it|them}.
fr:
{>when}, personne d'autre n'aurait mis {un T}. {H}, si, et s'en trouvait très bien.

=== keep garment button | 5-8, 9-14
en:
{>when}, {H} put on {h:his|her} {T} without looking. {n:It|They} knew the way.
fr:
{>when}, {H} mit {son T} sans regarder. {Le T} {n:connaissait|connaissaient} le chemin.

=== keep object pocket | 5-8, 9-14
en:
{>when}, {H} went out with {h:his|her} {T}, and no plan at all. Most things start like that.
fr:
{>when}, {H} sortit avec {son T}, sans rien de prévu. C'est comme ça que tout commence.

=== keep object turn | 5-8, 9-14
en:
{>when}, {H} had already shut the door. Then {h:he|she} went all the way back for {h:his|her} {T}. It was a good thing, too.
fr:
{>when}, {H} avait déjà fermé la porte. Il fallut rouvrir et remonter prendre {son T}. Heureusement.

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

=== trait collection lodgers | 5-8
en:
{H} collected {Ts}. They had come for one night, and then they had all stayed.
fr:
{H} collectionnait les {Ts}. {T:Ils étaient venus|Elles étaient venues} pour une nuit, et {T:ils étaient restés|elles étaient restées}.

=== trait collection table | 5-8
en:
{H} collected {Ts}. At supper there was always one beside the plate. It never finished its peas either.
fr:
{H} collectionnait les {Ts}. Au dîner, {T:l'un d'eux|l'une d'elles} restait à côté de l'assiette. {T:Il|Elle} ne finissait pas ses petits pois non plus.

=== trait collection birthday | 5-8
en:
{H} collected {Ts}. They all had the same birthday, which saved on cake, and made a lot of candles.
fr:
{H} collectionnait les {Ts}. {T:Tous|Toutes} avaient leur anniversaire le même jour. Ça économisait les gâteaux, pas les bougies.

=== trait collection count | 5-8
en:
Nobody knew how many {Ts} {H} had. {h:He|She} had once begun to count, and been called to supper.
fr:
Personne n'avait jamais compté les {Ts} {de H} jusqu'au bout. {h:Il|Elle} avait commencé, un jour, et on l'avait {h:appelé|appelée} à table.

=== trait collection school | 5-8
en:
{H} collected {Ts}. On Saturdays there was a roll-call, and {h:he|she} answered for the shy ones.
fr:
{H} collectionnait les {Ts}. Le samedi, on faisait l'appel, et {h:il|elle} répondait pour les plus timides.

=== trait collection older visit | 9-14
en:
{H} collected {Ts}, and, when visitors came, could not help showing one. Just one; but then it had to be explained, and for that you need the others. There were people who still spoke of the afternoon, years ago, when they had only come about the chimney.
fr:
{H} collectionnait les {Ts} et, quand on avait de la visite, ne pouvait s'empêcher d'en montrer un échantillon. Un seul ; mais il fallait bien l'expliquer, et pour ça il fallait les autres. Certains parlaient encore de l'après-midi où ils étaient juste venus pour la cheminée.

=== trait collection older names | 9-14
en:
There are collectors who buy, and collectors who swap. {H}, who collected {Ts}, belonged to the third kind, to whom they simply happen.
fr:
Il y a les collectionneurs qui achètent et ceux qui échangent. {H}, qui collectionnait les {Ts}, était de la troisième espèce : celle à qui ça arrive.

=== trait collection older dark | 9-14
en:
{H} collected {Ts}, and could tell them apart in the dark. It had never been of any use so far. {h:He|She} did not hold that against it; most of what people can do is waiting.
fr:
{H} collectionnait les {Ts} et pouvait les reconnaître dans le noir. Jusqu'ici, ça n'avait jamais servi. {h:Il|Elle} ne s'en plaignait pas : presque tout ce qu'on sait faire attend.

=== keep collection turn | 5-8, 9-14
en:
{>when}, it was {T} number seven's turn to go out. {H} kept a list, to be fair.
fr:
{>when}, {H} sortit {un T}, le numéro sept : c'était son tour. {H} tenait une liste, pour être juste.

=== keep collection draw | 5-8, 9-14
en:
{>when}, {H}'s {Ts} drew lots, to see which would go out. {H} held the hat.
fr:
{>when}, les {Ts} {de H} tirèrent au sort {T:lequel|laquelle} irait se promener. {H} tenait le chapeau.

=== keep collection jump | 5-8, 9-14
en:
{>when}, {H} felt in {h:his|her} pocket, and there was {a T} in it already, looking innocent.
fr:
{>when}, {H} mit la main dans sa poche. Il y avait déjà {un T}, l'air de rien.

=== trait garment older weather | 9-14
en:
{H} had {a T}. People knew {n:it|them} from far away. While {n:it was|they were} in the wash, {h:he|she} found out that most people knew nothing else.
fr:
{H} avait {un T}. On {T:le|la} connaissait de loin. Un jour de lessive, {h:il|elle} découvrit qu'on ne connaissait rien d'autre.

=== trait garment older inherit | 9-14
en:
There was a list of people waiting for {H} to grow out of {h:his|her} {T}. {h:He|She} was growing with care.
fr:
Il y avait une liste de gens qui attendaient que {le T} {de H} {n:devienne|deviennent} trop {T:petit|petite}. {h:Il|Elle} grandissait avec prudence.

=== trait object older shelf | 9-14
en:
{H}'s room was not tidy, except for one clear space, about as wide as two hands, and that was for the {T}.
fr:
La chambre {de H} n'était pas rangée, sauf un endroit libre, large comme deux mains, et c'était la place {du T}.

=== trait like older letters | 9-14
en:
{H} could turn any conversation to {Ts} in three steps, and had once done it in two, from the dentist.
fr:
{H} savait amener n'importe quelle conversation aux {Ts} en trois étapes, et l'avait fait une fois en deux, à partir du dentiste.

=== trait activity older rain | 9-14
en:
When {H} was low, {h:he|she} thought about {T}; and when {h:he|she} was not, it was generally because of it.
fr:
Quand {H} avait le moral à zéro, c'est à ça qu'{h:il|elle} pensait : {T}. Et quand ça allait bien, c'était en général grâce à ça.

=== keep garment mirror | 5-8, 9-14
en:
{>when}, {H}'s {T} {n:was|were} still warm from the day before. {h:He|She} put {n:it|them} on quickly, so as not to let the warm out.
fr:
{>when}, {le T} {de H} {n:gardait|gardaient} la chaleur de la veille. {h:Il|Elle} {T:le|la} mit très vite, pour ne rien laisser filer.

=== keep object goodbye | 5-8, 9-14
en:
{>when}, {H} said goodbye to everything in the room. Then {h:he|she} took {h:his|her} {T} along after all, because of the look {n:it|they} gave.
fr:
{>when}, {H} dit au revoir à chaque chose de la chambre. Puis {h:il|elle} emporta quand même {son T}, qui {h:le|la} {n:regardait|regardaient} d'un drôle d'air.

=== trait collection older swap | 9-14
en:
{H} collected {Ts}, and had never managed to swap one. There had been offers. But each time, at the last moment, it seemed only fair to tell the other person its faults, and by then {h:he|she} had grown attached to them.
fr:
{H} collectionnait les {Ts} et n'avait jamais pu en échanger une seule pièce. On avait proposé, pourtant. Mais chaque fois, au dernier moment, il fallait bien prévenir l'autre des défauts, et à force d'en parler on s'y attachait.

=== trait collection older weight | 9-14
en:
Since {H} had begun to collect {Ts}, the house had leaned, though only a very little; nobody but {h:him|her} and a marble had noticed.
fr:
Depuis {que H} collectionnait les {Ts}, la maison penchait. Très peu : personne ne s'en était aperçu, sauf {h:lui|elle} et une bille.

=== trait collection older end | 9-14
en:
People asked when {H} would have enough {Ts}. It was a strange thing to ask. Nobody asked the sea.
fr:
{H} collectionnait les {Ts}. On demandait parfois à partir de combien ce serait assez. C'était une drôle de question. À la mer, on ne la pose pas.

=== trait collection older label | 9-14
en:
Each of {H}'s {Ts} had a label, with the day, the weather, and who else had been there. It had turned out to be a way of keeping everything else as well.
fr:
{H} collectionnait les {Ts}. Chaque pièce avait son étiquette : le jour, le temps qu'il faisait, et qui était là. On s'apercevait après coup que cela gardait tout le reste aussi.

=== trait collection window | 5-8
en:
{H} collected {Ts}. On Sundays they stood at the window, to see something else for a change.
fr:
{H} collectionnait les {Ts}. Le dimanche, toute la collection prenait l'air à la fenêtre, pour voir autre chose.

=== trait collection rain | 5-8
en:
{H} collected {Ts}, and could not pass one by. It might have been waiting.
fr:
{H} collectionnait les {Ts} et n'en laissait {T:aucun|aucune} sur le chemin. {T:Il|Elle} attendait peut-être.

=== trait collection shoe box | 5-8
en:
{H} collected {Ts}, in a shoe box. The shoes had to live in the hall.
fr:
{H} collectionnait les {Ts} dans une boîte à chaussures. Les chaussures, elles, dormaient dans le couloir.

=== keep collection ballot | 5-8, 9-14
en:
{>when}, {H} shut both eyes and put a hand into {h:his|her} collection of {Ts}. The best one took hold of it.
fr:
{>when}, {H} plongea la main dans sa boîte à {Ts}, les yeux fermés. Ce fut {T:le plus beau|la plus belle} qui vint.

=== keep collection list | 5-8, 9-14
en:
{>when}, there was room for exactly one {T} in {H}'s pocket. It took some time, and a vote, to settle which.
fr:
{>when}, il restait dans la poche {de H} la place d'{T:un seul|une seule} {T}. On discuta longtemps pour savoir {T:lequel|laquelle}, et il fallut voter.

=== trait garment stairs | 5-8
en:
{H} had {a T}. On the stairs you saw {n:it|them} first, and then {H}, inside.
fr:
{H} avait {un T}. Dans l'escalier, on {T:le|la} voyait en premier, et {H} ensuite.

=== trait garment name | 5-8
en:
People sometimes forgot {H}'s name. Nobody ever forgot {h:his|her} {T}.
fr:
On oubliait parfois le nom {de H}, mais jamais {son T}.

=== trait garment bath | 5-8
en:
{H} had {a T}, and took {n:it|them} off only for the bath. There had been talks about the bath.
fr:
{H} avait {un T} et ne s'en séparait que pour le bain. Pour le bain, il y avait eu des discussions.

=== trait garment line | 5-8
en:
{H} had {a T}. On washing days {h:he|she} sat down under the line and waited.
fr:
{H} avait {un T}. Les jours de lessive, {h:il|elle} s'asseyait sous le fil et attendait.

=== trait garment portrait | 5-8
en:
When {H} drew {h:himself|herself}, you mostly saw {a T}. The rest was scribble.
fr:
Quand {H} faisait son portrait, on voyait surtout {un T}. Le reste, c'était du gribouillage.

=== trait garment magic | 5-8
en:
{H} said that {h:his|her} {T} {n:was|were} magic. So far, all the magic did was fit.
fr:
{H} disait que {son T} {n:était magique|étaient magiques}. Jusqu'ici, la magie, c'était que ça lui allait.

=== trait garment grandma | 5-8
en:
Grandma said that {H}'s {T} {n:was|were} worn out. {H} said that {n:it was|they were} worn in.
fr:
Mamie disait que {le T} {de H} {n:avait fait son|avaient fait leur} temps. {H} disait que ça commençait à peine.

=== trait garment older cold | 9-14
en:
Against one sort of cold nothing is any use but {a T}, and it has nothing to do with the weather. {H} did not explain this to people. {h:He|She} simply wore {n:it|them}, in July as well, and let them think what they liked.
fr:
Il y a une espèce de froid contre laquelle rien ne vaut {un T}, et qui n'a aucun rapport avec le temps qu'il fait. {H} ne l'expliquait à personne. Même en juillet, {h:il|elle} {T:le|la} mettait, et laissait dire.

=== trait garment older wash two | 9-14
en:
{H} owned other things to wear, and was sometimes seen in them, looking like somebody who has been told to wait. Then {h:his|her} {T} would come back from the wash, and so would {H}.
fr:
{H} avait d'autres habits et les mettait quelquefois, avec l'air de quelqu'un qu'on fait attendre. Puis {son T} {n:revenait|revenaient} du lavage, et {H} aussi.

=== trait garment older stain | 9-14
en:
In the family, things were dated by {H}'s {T}: there was before, there was after, and there was the age of the great stain.
fr:
Dans la famille, on datait les choses d'après {le T} {de H} : il y avait avant, il y avait après, et il y avait l'époque de la grande tache.

=== trait garment older bench | 9-14
en:
{H} had {a T}. There were newer ones, and there were better ones. But {n:this one had been forgotten once on a bench, and had waited there for three days without making a fuss|these had been forgotten once on a bench, and had waited there for three days without a word}, and after that you do not look at others.
fr:
{H} avait {un T}. On faisait plus neuf, on faisait mieux. Mais un jour, {T:oublié|oubliée} sur un banc, {T:il|elle} {n:avait|avaient} attendu trois jours sans en faire une histoire. Après, on n'a plus envie d'en regarder d'autres.

=== trait object label | 5-8
en:
{H} had {a T} marked with {h:his|her} name, in case of loss. Next to the name was a drawing, in case of loss among people who cannot read.
fr:
{H} avait {un T} avec son nom dessus, en cas de perte. À côté du nom, un dessin, pour les gens qui ne savent pas lire.

=== trait object cake | 5-8
en:
{H} had {a T}, and had swapped a whole cake for {n:it|them}. It was a good cake. But a cake is over by four o'clock.
fr:
{H} avait eu {un T} en échange d'un gâteau entier. C'était un bon gâteau. Mais un gâteau, à quatre heures, il n'en reste rien.

=== trait object night | 5-8
en:
{H} had {a T}, and said good night to {n:it|them}, after the rug and before the curtains.
fr:
{H} avait {un T} et {n:lui|leur} disait bonne nuit, après le tapis et avant les rideaux.

=== trait object bump | 5-8, fed
en:
One bump in {H}'s pocket meant {a T}. Two meant {a T} and a bun.
fr:
Une bosse dans la poche {de H}, c'était {un T}. Deux bosses, c'était {un T} et le goûter.

=== trait object lend | 5-8
en:
{H} had {a T}. Other people had asked for a turn. Some of them had been allowed.
fr:
{H} avait {un T}. D'autres avaient demandé à y toucher. Certains avaient eu le droit.

=== trait object talk | 5-8
en:
{H} had {a T}, and told {n:it things. It was a good listener. It|them things. They were good listeners. They} had no choice, but still.
fr:
{H} avait {un T} et {n:lui|leur} racontait des choses. {T:Il|Elle} {n:écoutait|écoutaient} très bien. {T:Il|Elle} {n:n'avait|n'avaient} pas le choix, mais quand même.

=== trait object older moods | 9-14
en:
{H} had {a T}, and knew {n:its|their} moods. Most things have moods, if you keep them long enough; it is only that people generally buy another one first.
fr:
{H} avait {un T} et connaissait ses humeurs. Presque toutes les choses en ont, à condition de les garder assez longtemps. En général, on en rachète une avant.

=== trait object older once | 9-14
en:
On one point there was no arguing with {H}: {h:he|she} went nowhere without {a T}. It had been tried once. The family did not care to speak of that day, except to say that the cake might have been saved.
fr:
Sur un point, on ne discutait pas avec {H} : pas question d'aller nulle part sans {un T}. On avait essayé une fois. De cette journée-là, la famille n'aimait pas parler, sauf pour dire qu'on aurait pu sauver le gâteau.

=== trait object older scratches | 9-14
en:
{H} had {a T} that must have belonged to somebody before, since there was a second set of scratches, made by a left hand. {h:He|She} sometimes thought of this person, with respect.
fr:
{H} avait {un T} qui {n:avait|avaient} déjà dû servir : on y voyait d'autres rayures que les siennes, faites de la main gauche. {h:Il|Elle} pensait parfois à cette personne, avec estime.

=== trait object older idle | 9-14
en:
Whenever there was nothing more to be done, {H} took out {a T} and had a look, and after a while there was generally something to be done.
fr:
Les jours sans rien à faire, {H} sortait {un T}, {T:le|la} regardait un moment et, en général, quelque chose se présentait.

=== trait like cloud | 5-8
en:
{H} could not look at a cloud without finding {a T} in it. Some were rather flat.
fr:
{H} ne pouvait pas regarder un nuage sans y trouver {un T}, quelquefois un peu {T:aplati|aplatie}.

=== trait like sock | 5-8
en:
There were {Ts} on {H}'s wall, on {h:his|her} cup and on {h:his|her} socks. The left sock was the favourite.
fr:
Il y avait des {Ts} sur le mur {de H}, sur sa tasse et sur ses chaussettes. La chaussette gauche était la préférée.

=== trait like question | 5-8
en:
{H} had one question about {Ts} that nobody could answer. It was a new one every day.
fr:
Sur les {Ts}, {H} avait une question à laquelle personne ne savait répondre. Ce n'était jamais la même.

=== trait like grown | 5-8
en:
When {H} grew up, there were going to be {Ts} everywhere. It was all arranged.
fr:
Quand {H} serait {h:grand|grande}, il y aurait des {Ts} partout. Tout était prévu.

=== trait like present | 5-8
en:
Whatever you gave {H}, {h:he|she} hoped that it was {Ts}. Once, it had been.
fr:
Devant un paquet, {H} espérait toujours que c'étaient des {Ts}. Une fois, c'était le cas.

=== trait like older pass | 9-14
en:
{H} had been told that people grow out of {Ts}. {h:He|She} had waited, with some anxiety, and it had not happened.
fr:
On avait dit à {H} que les {Ts}, ça passe avec l'âge. {h:Il|Elle} avait attendu, avec un peu d'inquiétude. Ça n'était pas passé.

=== trait like older library | 9-14
en:
At the library there was a shelf about {Ts}, and nobody asked any more for {H}'s card. They had come to an understanding: {h:he|she} corrected the mistakes, very small, in pencil.
fr:
À la bibliothèque, il y avait un rayon sur les {Ts}, et on ne demandait plus sa carte à {H}. C'était un arrangement : {h:il|elle} corrigeait les erreurs, tout petit, au crayon.

=== trait like older sheep | 9-14
en:
Other people count sheep. {H} counted {Ts}, and had once become so interested that it was morning.
fr:
Pour s'endormir, les gens comptent des moutons. {H} comptait des {Ts}, et s'y était une fois tellement {h:intéressé|intéressée} que le jour s'était levé.

=== trait like older walls | 9-14
en:
{H} could hear the word *{T}* through two walls and a pillow, and generally arrived before the end of the sentence.
fr:
{H} entendait le mot *{T}* à travers deux murs et un oreiller, et arrivait en général avant que la phrase soit finie.

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

=== trait look drawing | 5-8
en:
{H} had {a T} and, in {h:his|her} drawings, so did everybody: the cat, the moon, the teacher.
fr:
{H} avait {un T} et, dans ses dessins, tout le monde aussi : le chat, la lune, la maîtresse.

=== trait look wings | 5-8, wingless
en:
{H} had {a T}, and would not have swapped {n:it|them} even for a pair of wings.
fr:
{H} avait {un T}. Un échange ? Jamais, même contre des ailes.

=== trait look winged | 5-8, winged
en:
{H} had {a T}, and would not have swapped {n:it|them} even for a second pair of wings.
fr:
{H} avait {un T}. Un échange ? Jamais, même contre une deuxième paire d'ailes.

=== trait look hello | 5-8
en:
{H} had {a T}. When {h:he|she} said hello to the mirror, the mirror said hello back, {T} and all.
fr:
{H} avait {un T}. Quand {h:il|elle} disait bonjour au miroir, le miroir répondait, avec {le T} et tout.

=== trait look older announced | 9-14
en:
People who had met {H} once spoke first of {h:his|her} {T} and then of {h:him|her}. {h:He|She} had got used to it. It was a little like being announced.
fr:
Les gens parlaient d'abord {du T} {de H}, et {h:de lui|d'elle} ensuite. {h:Il|Elle} s'y était {h:fait|faite}. C'était un peu comme d'être {h:annoncé|annoncée}.

=== trait look older year | 9-14
en:
There had been a year when {H} would have given {h:his|her} {T} to anyone who asked. Nobody had asked. Now it was too late: {h:he|she} had grown fond of {n:it|them}.
fr:
Il y avait eu une année où {H} aurait donné {son T} à qui en voulait. Personne n'en avait voulu. À présent, c'était trop tard : {h:il|elle} s'y était {h:attaché|attachée}.

=== trait look older family | 9-14
en:
In every generation of the family, one person had {a T}, and also, it was said, a certain stubbornness. {H} had asked for both.
fr:
Dans la famille, à chaque génération, {n:revenait|revenaient} {un T} et, disait-on, le caractère qui va avec. {H} avait pris les deux.

=== keep garment anywhere | 5-8, 9-14
en:
{>when}, {H} looked for {h:his|her} {T} all over the house. Then {h:he|she} passed a mirror. {h:He|She} had {n:it|them} on.
fr:
{>when}, {H} chercha {son T} dans toute la maison. Puis {h:il|elle} passa devant un miroir : {h:il|elle} {T:le|la} portait.

=== keep garment promise | 5-8, 9-14
en:
{>when}, {H} meant to wear something else, as promised. But by the door {h:his|her} {T} {n:was|were} waiting.
fr:
{>when}, {H} voulait mettre autre chose, c'était promis. Mais, près de la porte, {son T} {n:attendait|attendaient}.

=== keep garment courage | 5-8, 9-14
en:
{>when}, {H} went out in {h:his|her} {T}. The weather had nothing to do with it. {n:It was|They were} for courage.
fr:
{>when}, {H} sortit avec {son T}. Le temps n'y était pour rien. C'était pour le courage.

=== keep garment wardrobe | 5-8, 9-14
en:
{>when}, {H} could have put on anything in the cupboard. {h:He|She} put on {h:his|her} {T}, as on all other days.
fr:
{>when}, {H} ouvrit l'armoire : il y avait le choix. {h:Il|Elle} mit {son T}, comme les autres jours.

=== keep object three | 5-8, 9-14
en:
{>when}, {H} put three things in a bag, and took two of them out again. That left {h:his|her} {T}.
fr:
{>when}, {H} mit trois choses dans un sac, puis en retira deux. Il restait {son T}.

=== keep object trip | 5-8, 9-14
en:
{>when}, {H} found {h:his|her} {T} on the doormat, and took {n:it|them} along.
fr:
{>when}, {son T} {n:attendait|attendaient} {H} sur le paillasson. {h:Il|Elle} {n:l'emporta|les emporta}.

=== keep object birthday | 5-8, 9-14
en:
{>when}, {H} took {h:his|her} {T} out for a walk, as on every other day.
fr:
{>when}, {H} sortit promener {son T}, comme tous les jours.

=== keep object world | 5-8, 9-14
en:
{>when}, {H} took {h:his|her} {T} out to see the world. {n:It was|They were} ready first.
fr:
{>when}, {H} sortit montrer le monde à {son T}, {T:prêt|prête} depuis longtemps.

=== keep collection face | 5-8, 9-14
en:
{>when}, {H} took along a single {T}. Held the right way up, it had a face.
fr:
{>when}, {H} emporta {un T}, et pas n'importe {T:lequel|laquelle}. Dans le bon sens, {T:il|elle} {n:avait|avaient} une figure.

=== keep collection rolled | 5-8, 9-14
en:
{>when}, {H} found, under the bed, {a T} that had been missing for weeks. {n:It|They} went straight into {h:his|her} pocket.
fr:
{>when}, {H} retrouva sous le lit {un T} que tout le monde croyait {T:perdu|perdue}. {T:Il|Elle} {n:fila|filèrent} droit dans sa poche.

=== keep collection hand | 5-8, 9-14
en:
{>when}, {H} went out with one {T} from {h:his|her} collection, just to have something to hold. It was the smoothest of them all.
fr:
{>when}, {H} sortit, {un T} à la main, histoire de tenir quelque chose. De toute sa collection, c'était {T:le plus doux|la plus douce}.

=== about garment grow | 5-8
en:
[F:Can I have your {T} when you've finished?] asked {F}.
[H:Finished what?]
[F:Growing.]
fr:
[F:Tu me donneras {ton T}, quand tu auras fini ?] demanda {F}.
[H:Fini quoi ?]
[F:De grandir.]

=== about garment look | 5-8
en:
[H:How do I look?] asked {H}.
[F:Like you,] said {F}, [F:but even more.]
fr:
[H:Ça me va ?] demanda {H}.
[F:On dirait toi,] répondit {F}, [F:mais en encore plus toi.]

=== about garment sulk | 5-8
en:
[F:Don't you ever wear anything else?] asked {F}.
[H:Sometimes,] said {H}. [H:But then {n:it sulks|they sulk}.]
fr:
[F:Tu ne mets jamais autre chose ?] demanda {F}.
[H:Si,] dit {H}. [H:Mais après, {T:il|elle} {n:boude|boudent}.]

=== about garment mine | 5-8
en:
[F:{n:Is that|Are those} mine?] asked {F}.
[H:No,] said {H}.
[F:A pity. {n:It's|They're} just my colour.]
fr:
[F:C'est à moi, ça ?] demanda {F}.
[H:Non,] dit {H}.
[F:Dommage. C'est tout à fait ma couleur.]

=== about garment smell | 5-8
en:
{F} came close and sniffed. [F:Your {T} {n:smells|smell} of you.]
[H:Good,] said {H}. [H:Then I can't get lost.]
fr:
{F} s'approcha pour renifler.
[F:Ça sent toi.]
[H:Tant mieux,] dit {H}. [H:Comme ça, personne ne me perdra.]

=== about garment warm | 5-8
en:
[F:{n:Does it|Do they} keep you warm?] asked {F}.
[H:No,] said {H}. [H:I keep {n:it|them} warm.]
fr:
[F:Ça te tient chaud ?] demanda {F}.
[H:C'est plutôt l'inverse,] dit {H}.

=== about garment room | 5-8
en:
[F:Is there room in there for me?] asked {F}.
[H:For one bit of you,] said {H}. [H:Choose.]
fr:
[F:Et moi, je tiens là-dedans ?] demanda {F}.
[H:Pour un petit bout,] dit {H}. [H:Choisis lequel.]

=== about garment whom | 5-8
en:
{F} looked at {n:it|them}, and then at {H}. [F:Which of you is taking the other one out?]
[H:We take turns.]
fr:
{F} {T:le|la} regarda, puis regarda {H}.
[F:Et là, qui promène qui ?]
[H:Chacun son tour,] dit {H}.

=== about garment stare | 9-14
en:
[F:People are going to look,] said {F}.
[H:They generally stop,] said {H}, [H:after a year or so.]
fr:
[F:On va te regarder,] dit {F}.
[H:En général,] dit {H}, [H:ça leur passe au bout d'un an.]

=== about garment reason | 9-14
en:
[F:There is no reason whatever to wear {n:that|those} today,] said {F}.
[H:No,] {H} agreed, with great contentment. [H:None.]
fr:
[F:Il n'y a vraiment aucune raison de mettre ça aujourd'hui,] dit {F}.
[H:Aucune,] reconnut {H}, {h:ravi|ravie}.

=== about garment kettle | 9-14
en:
[F:They'll see us coming a mile off,] said {F}.
[H:Good,] said {H}. [H:They can put the kettle on.]
fr:
[F:On va nous voir arriver de loin,] dit {F}.
[H:Tant mieux,] dit {H}. [H:Ça leur laisse le temps de mettre l'eau à chauffer.]

=== about garment bet | 9-14
en:
[F:What will {n:it|they} come home as, this time?] asked {F}. [F:Wet, muddy or torn?]
[H:Admired,] said {H}.
fr:
[F:Et au retour, {T:il|elle} {n:sera|seront} comment, cette fois ?] demanda {F}. [F:{T:Mouillé|Mouillée}, {T:boueux|boueuse} ou {T:troué|trouée} ?]
[H:{T:Admiré|Admirée},] dit {H}.

=== about garment suits | 9-14
en:
{F} looked {H} up and down, stopped at the {T}, and took a breath.
[H:Don't,] said {H}.
[F:I was only going to say how well {n:it suits|they suit} you.]
fr:
{F} regarda {H} de haut en bas, s'arrêta sur {le T} et prit sa respiration.
[H:Ne dis rien,] dit {H}.
[F:J'allais juste dire que ça te va bien.]

=== about garment without | 9-14
en:
[F:Who would you be without {n:it|them}?] asked {F}.
[H:Somebody else,] said {H}, after some thought. [H:But only from a distance.]
fr:
[F:Sans ça, tu serais qui ?] demanda {F}.
[H:Quelqu'un d'autre,] dit {H} après réflexion. [H:Mais seulement de loin.]

=== about garment trouble | 9-14
en:
[H:I might let you have {n:it|them},] {H} told {F}, [H:if you were ever in serious trouble.]
[F:How serious?]
[H:I'd know.]
fr:
[H:Je veux bien te {T:le|la} laisser,] annonça {H} à {F}, [H:mais seulement en cas de gros ennuis.]
[F:Gros comment ?]
[H:Je le verrai tout de suite.]

=== about garment notice | 9-14
en:
[F:You don't even notice {n:it|them} any more,] said {F}.
[H:I don't notice you either,] said {H}.
It was a compliment, and {F} took it as one.
fr:
[F:Tu ne {T:le|la} remarques même plus,] dit {F}.
[H:Toi, c'est pareil,] dit {H}. [H:Je ne te remarque plus.]
C'était un compliment, et {F} ne s'y trompa pas.

=== about collection hears | 5-8
en:
[F:Your {T} looks just like all the others,] said {F}.
[H:Shh! It can hear you,] said {H}.
fr:
[F:{Ton T} ressemble à {T:tous les autres|toutes les autres},] dit {F}.
[H:Chut ! {T:Il|Elle} t'entend,] dit {H}.

=== about collection miss | 5-8
en:
[F:Won't the others miss it?] asked {F}.
[H:I told them we wouldn't be long.]
fr:
[F:Et le reste de la collection ?] demanda {F}. [F:Ça ne va pas s'ennuyer ?]
[H:J'ai dit qu'on n'en avait pas pour longtemps.]

=== about collection swap | 5-8
en:
[F:Would you swap it for me?] asked {F}.
{H} thought for rather a long time. [H:You wouldn't fit in my pocket.]
fr:
[F:Tu l'échangerais contre moi ?] demanda {F}.
{H} réfléchit un bon moment.
[H:Toi, tu ne tiens pas dans une poche.]

=== about collection secret name | 5-8
en:
[F:Has your {T} got a name?] asked {F}.
[H:Yes,] said {H}. [H:But it won't tell me.]
fr:
[F:{T:Il|Elle} a un nom, {ton T} ?] demanda {F}.
[H:Oui,] dit {H}. [H:Mais {T:il|elle} ne veut pas me le dire.]

=== about collection name | 5-8, not-laughing-cup
en:
[F:Has your {T} got a name?] asked {F}.
[H:Not yet,] said {H}. [H:It hasn't done anything.]
fr:
[F:{T:Il|Elle} a un nom, {ton T} ?] demanda {F}.
[H:Pas encore. Il faut d'abord {T:qu'il|qu'elle} fasse quelque chose.]

=== about collection still | 5-8
en:
[F:What can it do?] asked {F}.
[H:It can keep perfectly still,] said {H}. [H:You try.]
fr:
[F:Et ça sait faire quoi ?] demanda {F}.
[H:Ça sait ne pas bouger du tout,] dit {H}. [H:Essaie, tu verras.]

=== about collection meet | 5-8
en:
{H} held it out for {F} to see.
[F:How do you do,] {F} said to the {T}. [F:I've heard so much about you.]
fr:
{H} montra {son T} à {F}.
[F:{f:Enchanté|Enchantée},] dit {F}, très poliment. [F:On m'a tellement parlé de vous.]

=== about collection lose | 5-8
en:
[F:And what if you lose it?] asked {F}.
[H:Then I'll find it again,] said {H}. [H:That's the best part.]
fr:
[F:Et si tu {T:le|la} perds ?] demanda {F}.
[H:Je {T:le|la} retrouve,] dit {H}. [H:C'est le meilleur moment.]

=== about collection eyes | 5-8
en:
[H:You may hold it,] {H} told {F}, [H:but only with your eyes.]
{F} held it very carefully.
fr:
[H:Tu peux toucher,] dit {H} à {F}, [H:mais avec les yeux.]
{F} toucha, très doucement, avec les yeux.

=== about collection worth | 9-14
en:
[F:What is it worth?] asked {F}.
[H:Nothing whatever,] said {H}, with some pride. [H:Or somebody would have had it off me by now.]
fr:
[F:Et ça vaut combien ?] demanda {F}.
[H:Rien du tout,] répondit {H} avec une certaine fierté. [H:Sinon, on me l'aurait déjà {T:pris|prise}.]

=== about collection found | 9-14
en:
[F:I suppose you'd like me to ask where you found it,] said {F}.
[H:Not if you've anything else to do today.]
fr:
[F:Je suppose que je dois demander d'où {T:il|elle} vient,] dit {F}.
[H:Seulement si tu n'as rien d'autre à faire aujourd'hui,] dit {H}.

=== about collection favourite | 9-14
en:
[H:Not that I have favourites,] said {H}.
{F} looked at how carefully the {T} was being carried, and said nothing.
fr:
[H:Je n'ai pas de préférence,] précisa {H}. [H:Pas la moindre.]
{F} regarda avec quel soin {le T} voyageait, et n'en crut rien.

=== about collection lost | 9-14
en:
[F:Your {T} could get lost on the way,] said {F}.
[H:So could I,] said {H}. [H:That's why we go together.]
fr:
[F:En route, {T:il|elle} pourrait se perdre,] dit {F}.
[H:Moi aussi,] dit {H}. [H:C'est pour ça qu'on y va à deux.]

=== about collection why | 9-14
en:
[F:Why that one?] asked {F}.
[H:If I knew that,] said {H}, [H:I could leave it at home.]
fr:
[F:Pourquoi {T:celui-là|celle-là} ?] demanda {F}.
[H:Si je le savais,] dit {H}, [H:je pourrais {T:le|la} laisser à la maison.]

=== about collection only | 9-14
en:
[F:Does it know that it's part of a collection?] asked {F}.
[H:I've let it think it's the only one,] said {H}.
fr:
[F:{T:Il|Elle} sait {T:qu'il|qu'elle} fait partie d'une collection ?] demanda {F}.
[H:Je lui laisse croire {T:qu'il est le seul|qu'elle est la seule},] dit {H}.

=== about collection again | 9-14
en:
{H} showed the {T} to {F}, who had seen it before, and who admired it all over again, from the beginning.
[H:You don't have to,] said {H}.
[F:I know.]
fr:
{H} montra {son T} à {F}, qui connaissait, et qui admira tout de même, depuis le début.
[H:Tu n'es pas {f:obligé|obligée},] dit {H}.
[F:Je sais.]

=== about collection small | 9-14
en:
[F:It's not very big, for something you think about so much,] said {F}.
[H:That's the good part,] said {H}. [H:Imagine if it were pianos.]
fr:
[F:C'est petit, pour une chose à laquelle on pense autant,] dit {F}.
[H:Heureusement,] dit {H}. [H:Imagine, avec des pianos.]

=== about object holiday | 5-8
en:
[F:What if we don't need {n:it|them}?] asked {F}.
[H:Then {n:it can|they can} have the day off,] said {H}.
fr:
[F:Et si on n'en a pas besoin ?] demanda {F}.
[H:Alors ce sera {n:son|leur} jour de congé,] dit {H}.

=== about object carry | 5-8
en:
[F:Shall I carry your {T}?] asked {F}.
[H:You can carry me,] said {H}, [H:when I'm tired.]
fr:
[F:Tu veux que je {T:le|la} porte ?] demanda {F}.
[H:C'est moi que tu porteras,] dit {H}, [H:quand j'en aurai assez.]

=== about object excited | 5-8
en:
[F:Your {T} {n:looks|look} excited,] said {F}.
{H} had a look. [H:{n:It always looks|They always look} like that, before something happens.]
fr:
[F:{T:Il|Elle} {n:a|ont} l'air {T:impatient|impatiente}, {ton T},] dit {F}.
[H:C'est toujours comme ça,] dit {H}, [H:juste avant qu'il se passe quelque chose.]

=== about object allowed | 5-8
en:
[H:My {T} {n:says|say} you may come too,] {H} told {F}.
[F:How kind,] said {F}, and meant it.
fr:
[H:{Mon T} {n:veut|veulent} bien que tu viennes aussi,] dit {H} à {F}.
[F:C'est trop gentil,] dit {F}, sans rire.

=== about object told | 5-8
en:
[F:What will you do with your {T}?] asked {F}.
[H:{n:It hasn't|They haven't} told me yet,] said {H}.
fr:
[F:Et qu'est-ce que tu vas en faire ?] demanda {F}.
[H:{T:Il|Elle} ne me {n:l'a|l'ont} pas encore dit,] répondit {H}.

=== about object bring | 5-8
en:
[F:And what do I bring?] asked {F}.
[H:You,] said {H}. [H:You bring {F}.]
fr:
[F:Et moi, j'emporte quoi ?] demanda {F}.
[H:Toi,] dit {H}, [H:tu emportes {F}.]

=== about object whisper | 5-8
en:
{H} whispered to {n:it|them} to be brave.
[F:And what about me?] asked {F}.
[H:You've got me,] said {H}.
fr:
{H} {n:lui|leur} chuchota : *courage !*
[F:Et moi ?] demanda {F}.
[H:Toi, tu m'as, moi,] dit {H}.

=== about object first | 5-8
en:
[F:{n:Does it|Do they} like going out?] asked {F}.
[H:{n:It always goes|They always go} first,] said {H}.
fr:
[F:Et ça aime sortir ?] demanda {F}.
[H:Ça sort toujours avant moi,] dit {H}.

=== about object works | 9-14
en:
[F:You have never once needed your {T},] said {F}.
[H:That's how well {n:it works|they work},] said {H}.
fr:
[F:Tu n'en as jamais eu besoin,] fit remarquer {F}. [F:Pas une seule fois.]
[H:C'est dire si ça marche,] dit {H}.

=== about object weight | 9-14
en:
[F:Isn't it a nuisance, having that to carry all day?] asked {F}.
[H:Not as heavy as leaving {n:it|them} behind,] said {H}.
fr:
[F:À force, ça doit peser, non ?] demanda {F}.
[H:Moins que si je {T:le|la} laissais à la maison,] dit {H}.

=== about object invent | 9-14
en:
[F:If I asked you why you're bringing {n:it|them}, would you tell me?] said {F}.
[H:I'd make something up,] said {H}. [H:It would be quite good.]
fr:
[F:Si je te demandais pourquoi tu {n:l'|les }emportes, tu me répondrais ?] dit {F}.
[H:J'inventerais,] dit {H}. [H:Mais bien.]

=== about object same | 9-14
en:
[F:{n:Is it|Are they} coming as well?] asked {F}.
[H:{n:It asked|They asked} me the same about you,] said {H}.
fr:
[F:{T:Il|Elle} {n:vient|viennent} aussi ?] demanda {F}.
[H:{T:Il|Elle} {n:m'a|m'ont} demandé la même chose pour toi,] dit {H}.

=== about object fire | 9-14
en:
[F:What would you save if the house were on fire?] asked {F}.
{H} looked at the {T} and then, a moment too late, at {F}. [H:You, of course.]
fr:
[F:Si la maison brûlait, tu emporterais quoi ?] demanda {F}.
{H} regarda {son T} puis, un instant trop tard, {F}.
[H:Toi, évidemment.]

=== about object yours | 9-14
en:
[H:If anything happens to me,] said {H}, [H:{n:it's|they're} yours.]
[F:It's a perfectly ordinary day,] said {F}.
[H:They all begin like that.]
fr:
[H:S'il m'arrive quelque chose,] dit {H}, [H:je te {T:le|la} laisse.]
[F:C'est un jour tout à fait ordinaire,] dit {F}.
[H:Ça commence toujours comme ça.]

=== about object quiet | 9-14
en:
[F:I notice nobody asked your {T},] said {F}.
[H:Asked what?]
[F:Whether {n:it|they} wouldn't rather have had a quiet day.]
fr:
[F:Je remarque qu'on ne {n:lui|leur} a pas demandé {n:son|leur} avis,] dit {F}.
[H:Sur quoi ?]
[F:Sur une petite journée tranquille à la maison.]

=== about object days | 9-14
en:
[F:{n:That has|Those have} seen better days,] said {F}.
[H:I know,] said {H}. [H:I was there.]
fr:
[F:{T:Il|Elle} {n:a|ont} connu des jours meilleurs, {ton T},] dit {F}.
[H:Je sais,] dit {H}. [H:J'y étais.]

=== about garment look at | 5-8
en:
[F:Your {T} {n:is|are} looking at me,] said {F}.
[H:Say something nice, then,] said {H}.
fr:
[F:{Ton T} me {n:regarde|regardent},] dit {F}.
[H:Dis quelque chose de gentil,] dit {H}.

=== about garment rest | 5-8
en:
[F:And at night? {n:Does it|Do they} sleep in your bed?] asked {F}.
[H:We have a rest from each other,] said {H}. [H:A short one.]
fr:
[F:Et la nuit, ça dort dans ton lit ?] demanda {F}.
[H:On se repose l'un de l'autre,] dit {H}. [H:Un petit peu.]

=== about garment say | 5-8
en:
[H:Go on, say it,] said {H}.
[F:I like {n:it|them},] said {F}. [F:I liked {n:it|them} yesterday as well.]
fr:
[H:Vas-y, dis-le,] dit {H}.
[F:Ça me plaît,] dit {F}. [F:Hier aussi, ça me plaisait.]

=== about garment asked | 9-14
en:
[F:Do people ask you about {n:it|them}?] asked {F}.
[H:Only once,] said {H}. [H:I tell them everything.]
fr:
[F:On te pose des questions, là-dessus ?] demanda {F}.
[H:Jamais deux fois,] dit {H}. [H:Je raconte tout.]

=== about garment sensible | 9-14
en:
[F:You might have worn something sensible,] said {F}.
[H:I've got you for that,] said {H}.
fr:
[F:Tu aurais pu mettre quelque chose de raisonnable,] dit {F}.
[H:Pour ça, je t'ai, toi,] dit {H}.

=== about garment twice | 9-14
en:
[F:You looked twice before we left,] said {F}.
[H:Once for me,] said {H}, [H:and once for {n:it|them}.]
fr:
[F:Tu as vérifié deux fois, avant de partir,] dit {F}.
[H:Une fois pour moi,] dit {H}, [H:et une fois pour {T:lui|elle}.]

=== about collection pretend | 5-8
en:
[F:Is your {T} asleep?] whispered {F}.
[H:No,] whispered {H}. [H:It's only pretending.]
fr:
[F:{T:Il|Elle} dort, {ton T} ?] chuchota {F}.
[H:Mais non,] chuchota {H}. [H:{T:Il|Elle} fait semblant.]

=== about collection chose | 5-8
en:
[F:Did you choose it, or did it choose you?] asked {F}.
[H:We both said *me*.]
fr:
[F:Qui a choisi l'autre ?] demanda {F}. [F:Toi, ou {ton T} ?]
[H:On a dit *moi* en même temps.]

=== about collection others | 5-8
en:
[F:And the ones you haven't got?] asked {F}.
[H:They're on their way,] said {H}.
fr:
[F:Et {T:ceux|celles} que tu n'as pas ?] demanda {F}.
[H:{T:Ils|Elles} arrivent,] dit {H}.

=== about collection rare | 9-14
en:
[F:What do you say when people ask what it's for?] asked {F}.
[H:That it's very rare,] said {H}. [H:After that they whisper.]
fr:
[F:Tu réponds quoi, quand on te demande à quoi ça sert ?] demanda {F}.
[H:Que c'est très rare,] dit {H}. [H:Après, les gens parlent tout bas.]

=== about collection count | 9-14
en:
[F:How many is that now?] asked {F}.
[H:I've stopped counting,] said {H}. [H:Counted, they turn into a number.]
fr:
[F:Ça en fait combien, maintenant ?] demanda {F}.
[H:Je ne compte plus,] dit {H}. [H:Dès qu'on compte, ça devient un nombre.]

=== about collection double | 9-14
en:
[F:Haven't you got one just like it?] asked {F}.
{H} took a deep breath.
[F:No,] said {F} quickly. [F:I can see that now.]
fr:
[F:Tu n'as pas déjà {T:le même|la même} ?] demanda {F}.
{H} prit une grande inspiration.
[F:Non,] dit {F} très vite. [F:À présent, je vois bien.]

=== about object homesick | 5-8
en:
[F:What if {n:it gets|they get} homesick?] asked {F}.
[H:I've shown {n:it|them} the way back,] said {H}.
fr:
[F:Et si la maison {n:lui|leur} manque ?] demanda {F}.
[H:Je {n:lui|leur} ai montré le chemin du retour,] dit {H}.

=== about object knows | 5-8
en:
[F:Have you told your {T} about me?] asked {F}.
[H:Only the good things,] said {H}.
fr:
[F:Tu {n:lui|leur} as parlé de moi, à {ton T} ?] demanda {F}.
[H:Seulement en bien,] dit {H}.

=== about object ready | 5-8
en:
{H} listened to the {T}. So did {F}.
[F:What did {n:it|they} say?] asked {F}.
[H:That we may go,] said {H}.
fr:
{H} écouta {son T}. {F} aussi.
[F:Alors, qu'est-ce que ça dit ?] demanda {F}.
[H:Qu'on peut y aller,] dit {H}.

=== about object way | 9-14
en:
[F:What {n:is that|are those} for?] asked {F}.
[H:I don't know yet,] said {H}. [H:You only find out on the day you leave {n:it|them} at home.]
fr:
[F:C'est pour quoi faire ?] demanda {F}.
[H:Je ne sais pas encore,] dit {H}. [H:Ça se découvre toujours le jour où on est parti sans.]

=== about object quicker | 9-14
en:
[F:Couldn't we do without {n:it|them}?] asked {F}.
[H:We could. We'd be quicker, too,] said {H}. [H:And then what would we do, once we were there?]
fr:
[F:On ne pourrait pas s'en passer ?] demanda {F}.
[H:Si. On irait même plus vite,] dit {H}. [H:Et qu'est-ce qu'on ferait, une fois là-bas ?]

=== about object forgot | 9-14
en:
[F:I notice that you pack {n:it|them} before me,] said {F}.
[H:You'd tell me if I forgot you,] said {H}.
fr:
[F:Je remarque que tu {T:le|la} prends toujours avant moi,] dit {F}.
[H:Toi, si je t'oubliais,] dit {H}, [H:tu le dirais.]

=== bare collection | 0-4
en:
Look, {H} has {a T}!
fr:
Oh ! {H} a {un T} !

=== bare garment | 0-4
en:
{H} puts on {h:his|her} {T}.
fr:
{H} met {son T}.

=== bare object | 0-4
en:
Look, {H} has {a T}!
fr:
Oh ! {H} a {un T} !

=== bare worn | 0-4
en:
{H} puts on {>wear}, and takes {a T}.
fr:
{H} met {>wear} et prend {un T}.

=== bare activity | 0-4
en:
{H} loves {T}.
fr:
{H} adore {T}.

=== bare look | 0-4
en:
{H} has {a T}.
fr:
{H} a {un T}.

=== trait garment young | 0-4
en:
{A T} comes along the path, with {H} in {n:it|them}.
fr:
{Un T} {n:arrive|arrivent} sur le chemin, avec {H} dedans.

=== trait garment young on | 0-4
en:
{H} puts on {h:his|her} {T}. Back to front. There!
fr:
{H} met {son T}. À l'envers. Et voilà !

=== trait garment young bed | 0-4
en:
Rain or sun, {H} wears {h:his|her} {T}.
fr:
Soleil ou pluie, {H} garde {son T}.

=== trait garment young run | 0-4
en:
Run after {H}! There {n:goes|go} the {T}!
fr:
Attrape {H} ! {Le T} {n:s'en va|s'en vont} !

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

=== trait look young | 0-4
en:
{H} has {a T} and a big smile.
fr:
{H} a {un T} et un grand sourire.

=== trait look young who | 0-4
en:
Here comes {H}, {T} and all.
fr:
Voilà {H}, et voilà {son T}.

=== keep worn any walk | 0-4
en:
{H} puts on {>wear}, to take {h:his|her} {T} for a walk.
fr:
{H} met {>wear}, pour aller promener {son T}.

=== keep worn any share | 0-4
en:
{H} shows {>wear} to {a T}. Hello, hello!
fr:
{H} présente {>wear} à {un T}. Bonjour, bonjour !

=== keep worn any too | 0-4
en:
{H} puts on {>wear}. And the {T}? {n:It comes|They come} too!
fr:
{H} met {>wear}. Et {le T} ? {T:Il|Elle} {n:vient|viennent} aussi !

=== keep worn any out | 0-4
en:
Has {H} got {>wear}? Yes! And {h:his|her} {T}? Yes!
fr:
{H} a {>wear} ? Oui ! Et {son T} ? Oui !

=== keep worn any hide | 0-4
en:
{H} hides {a T} under {>wear}. Gone? No. Peekaboo!
fr:
{H} cache {un T} sous {>wear}. Plus rien ? Si. Coucou !

=== keep worn there | 0-4
en:
{H} puts on {>wear}. Oh! What is in there? {A T}!
fr:
{H} met {>wear}. Oh ! Il y a quoi, dedans ? {Un T} !

=== keep worn rain | 0-4
en:
{H} shakes {>wear}. *Plop, plop!* It rains {Ts}. Only one may come.
fr:
{H} secoue {>wear}. *Plop, plop* ! Il pleut des {Ts}. {T:Un seul|Une seule} peut venir.

=== keep worn jump | 0-4, walks
en:
Hop! {H} jumps into {>wear}. Out falls {a T}. Come along, you!
fr:
Hop ! {H} saute dans {>wear}. {Un T} en tombe. Allez, viens, toi !

=== keep worn lost | 0-4
en:
{H} puts on {>wear}. Shh! {A T} is asleep in there.
fr:
{H} met {>wear}. Chut ! {Un T} dort dedans.

=== keep worn full | 0-4
en:
So many {Ts}! In {>wear}, {H} has room for one.
fr:
Plein, plein de {Ts} ! Dans {>wear}, {H} a de la place pour {T:un seul|une seule}.

=== keep shell heard | 0-4
en:
< *Shhh*, goes {H}'s {T}.
~ *Shhh*, goes {H}'s {T}. Just like the sea!
fr:
< *Chhh*, fait {le T} {de H}.
~ *Chhh*, fait {le T} {de H}. On dirait la mer !

=== keep shell heard ear | 0-4
en:
{H} listens to {h:his|her} {T}. *Shhh!*
fr:
{H} écoute {son T}. *Chhh !*

=== keep stone heard | 0-4
en:
< *Clack, clack*, goes {H}'s {T}.
~ *Clack, clack!* {H}'s {T} says hello to the wall.
fr:
< *Toc, toc*, fait {le T} {de H}.
~ *Toc, toc !* {Le T} {de H} dit bonjour au mur.

=== keep stone heard warm | 0-4
en:
< {H}'s {T} is warm in {h:his|her} hand.
~ {H}'s {T} is cold. {H} warms it in one hand.
fr:
< {H} a {son T} tout chaud dans la main.
~ {Le T} {de H} a froid. {H} le réchauffe dans sa main.

=== keep boots heard | 0-4
en:
< *Squeak, squeak*, go {H}'s {T}.
~ *Squeak, squeak!* {H}'s {T} talk at every step.
fr:
< *Couic, couic*, font {le T} {de H}.
~ *Couic, couic !* {Le T} {de H} parlent à chaque pas.

=== keep boots heard dance | 0-4
en:
< *Tap, tap*, go {H}'s {T}.
~ *Tap, tap!* {H} dances in {h:his|her} {T}.
fr:
< *Tap, tap*, font {le T} {de H}.
~ *Tap, tap !* {H} danse dans {son T}.

=== keep torch heard | 0-4
en:
< *Click!* {H}'s {T} makes a moon.
~ *Click!* {H}'s {T} makes a moon on the wall. *Click!* No moon.
fr:
< *Clic !* {Le T} {de H} fait une lune.
~ *Clic !* {Le T} {de H} fait une lune sur le mur. *Clic !* Plus de lune.

=== keep torch heard cat | 0-4
en:
< {H} lights {h:his|her} {T}. Hello, nose!
~ {H} lights {h:his|her} {T}. Hello, nose! Hello, toes!
fr:
< {H} allume {son T}. Coucou, le nez !
~ {H} allume {son T}. Coucou, le nez ! Coucou, les pieds !

=== keep lantern heard | 0-4
en:
< {H} lights {h:his|her} {T}. Hello, nose!
~ {H} lights {h:his|her} {T}. Hello, nose! Hello, toes!
fr:
< {H} allume {son T}. Coucou, le nez !
~ {H} allume {son T}. Coucou, le nez ! Coucou, les pieds !

=== keep raincoat heard | 0-4
en:
< *Swish, swish*, goes {H}'s {T}.
~ *Swish, swish!* {H}'s {T} sings at every step.
fr:
< *Frou, frou*, fait {le T} {de H}.
~ *Frou, frou !* {Le T} {de H} chante à chaque pas.

=== keep scarf heard | 0-4
en:
< {H}'s {T} is so long!
~ Once round, twice round... {H}'s {T} is so long!
fr:
< Qu'{T:il est long|elle est longue}, {le T} {de H} !
~ Un tour, deux tours... Qu'{T:il est long|elle est longue}, {le T} {de H} !

=== keep dinosaur heard | 0-4
en:
< *Roar!* goes {H}'s {T}.
~ *Roar!* {H} has {a T}. It only eats toast.
fr:
< *Raaah !* fait {le T} {de H}.
~ *Raaah !* {H} a {un T}. Il ne mange que des tartines.

=== keep like heard | 0-4
en:
< Don't touch! {H}'s {T} is still wet.
~ Look! {H} has {a T}. It is still wet.
fr:
< Pas touche ! {Le T} {de H} n'est pas sec.
~ Ta-da ! {H} a {un T}. Il n'est pas encore sec.

=== keep shell heard drip | 0-4
en:
< *Plip!* A drop falls out of {H}'s {T}.
~ *Plip!* A drop falls out of {H}'s {T}. There is still some sea in it.
fr:
< *Plic !* Une goutte tombe {du T} {de H}.
~ *Plic !* Une goutte tombe {du T} {de H}. Il reste un peu de mer dedans.

=== keep shell heard ear hat | 0-4
en:
< {H} wears {h:his|her} {T} on one ear.
~ {H} wears {h:his|her} {T} on one ear. What a small hat!
fr:
< {H} met {son T} sur une oreille.
~ {H} met {son T} sur une oreille. Le petit chapeau !

=== keep shell heard who | 0-4
en:
< Who lives in {H}'s {T}? Nobody!
~ Knock, knock! Who lives in {H}'s {T}? Nobody!
fr:
< Qui habite dans {le T} {de H} ? Personne !
~ Toc, toc ! Qui habite dans {le T} {de H} ? Personne !

=== keep shell heard spin | 0-4
en:
< {H} spins {h:his|her} {T}. Round and round!
~ {H} spins {h:his|her} {T}. Round, round... down it falls.
fr:
< {H} fait tourner {son T}. Vite, vite !
~ {H} fait tourner {son T}. Il tourne, il tourne... il tombe.

=== keep shell heard blow | 0-4
en:
< {H} blows into {h:his|her} {T}. *Toot!*
~ {H} blows into {h:his|her} {T}. *Toot!* Out comes some sand.
fr:
< {H} souffle dans {son T}. *Tut !*
~ {H} souffle dans {son T}. *Tut !* Il en sort du sable.

=== keep shell heard cold | 0-4
en:
< Brr! {H}'s {T} is cold on the tummy.
~ Brr! {H}'s {T} is cold on the tummy. Now on the nose!
fr:
< Brr ! {Le T} {de H} est {T:froid|froide} sur le ventre.
~ Brr ! {Le T} {de H} est {T:froid|froide} sur le ventre. Et sur le nez !

=== keep shell heard boat | 0-4
en:
< {H}'s {T} is a boat. *Plop!*
~ {H}'s {T} is a boat, in the soup. *Plop!*
fr:
< {Le T} {de H} est un bateau. *Plouf !*
~ {Le T} {de H} est un bateau, dans la soupe. *Plouf !*

=== keep shell heard bed | 0-4
en:
< {H} puts {h:his|her} {T} to bed. Hop, out again!
~ {H} puts {h:his|her} {T} to bed. Hop, out again! All right, come along.
fr:
< {H} couche {son T}. Hop, debout !
~ {H} couche {son T}. Hop, debout ! Bon, allez, viens.

=== keep stone heard drop | 0-4
en:
< *Plonk!* {H} drops {h:his|her} {T}.
~ *Plonk!* {H} drops {h:his|her} {T}. Up again, you!
fr:
< *Ploc !* {H} fait tomber {son T}.
~ *Ploc !* {H} fait tomber {son T}. Allez, debout !

=== keep stone heard roll | 0-4
en:
< {H}'s {T} rolls away. Catch it!
~ {H}'s {T} rolls and rolls. Catch it!
fr:
< {Le T} {de H} roule. Attrape !
~ {Le T} {de H} roule, roule. Attrape !

=== keep boots heard puddle | 0-4
en:
< *Splash!* {H}'s {T} find a puddle.
~ *Splash!* {H}'s {T} find a puddle. And one more!
fr:
< *Plaf !* {Le T} {de H} trouvent une flaque.
~ *Plaf !* {Le T} {de H} trouvent une flaque. Encore une !

=== keep torch heard wink | 0-4
en:
< *Click, click!* {H}'s {T} winks.
~ *Click, click!* {H}'s {T} winks at the wall.
fr:
< *Clic, clic !* {Le T} {de H} fait un clin d'œil.
~ *Clic, clic !* {Le T} {de H} fait un clin d'œil au mur.

=== keep torch heard hand | 0-4
en:
< {H} covers {h:his|her} {T}. A red hand!
~ {H} puts a hand on {h:his|her} {T}. Look, a red hand!
fr:
< La main sur {son T}, {H} devient rouge !
~ {H} met une main sur {son T}. Oh, une main rouge !

=== keep lantern heard swing | 0-4
en:
< {H} swings {h:his|her} {T}. Shadows dance!
~ {H} swings {h:his|her} {T}. All the shadows dance!
fr:
< {H} balance {son T}. Les ombres dansent !
~ {H} balance {son T}. Toutes les ombres dansent !

=== keep lantern heard shadow | 0-4
en:
< {H} lifts {h:his|her} {T}. A big shadow!
~ {H} lifts {h:his|her} {T}. What a big shadow! It waves.
fr:
< {H} lève {son T}. Oh, la grande ombre !
~ {H} lève {son T}. Oh, la grande ombre ! Elle fait coucou.

=== keep raincoat heard arms | 0-4
en:
< One arm, two arms... {H}'s {T} is on!
~ One arm. Where's the other? There! {H}'s {T} is on.
fr:
< Un bras, deux bras... {H} a {son T} !
~ Un bras. Où est l'autre ? Là ! {H} a {son T}.

=== keep raincoat heard snap | 0-4
en:
< *Snap, snap!* {H} does up {h:his|her} {T}.
~ *Snap, snap!* {H} does up {h:his|her} {T}, right up to the chin.
fr:
< *Clic, clac !* {H} ferme {son T}.
~ *Clic, clac !* {H} ferme {son T}, jusqu'au menton.

=== keep scarf heard nose | 0-4
en:
< {H}'s {T} hides {h:his|her} nose. Peekaboo!
~ {H}'s {T} hides {h:his|her} nose, {h:his|her} ears... Peekaboo!
fr:
< {Le T} {de H} cache son nez. Coucou !
~ {Le T} {de H} cache son nez, ses oreilles... Coucou !

=== keep scarf heard who | 0-4
en:
< Who is in {H}'s {T}? {H}!
~ Who is in there, in {H}'s {T}? You? No! {H}!
fr:
< Qui est dans {le T} {de H} ? C'est {H} !
~ Qui est là, dans {le T} {de H} ? C'est toi ? Non, c'est {H} !

=== keep scarf heard tail | 0-4
en:
< {H}'s {T} is a tail. *Miaow!*
~ {H} has a long tail. No! It's {h:his|her} {T}! *Miaow!*
fr:
< {Le T} {de H} est une queue. *Miaou !*
~ {H} a une longue queue. Mais non, c'est {son T} ! *Miaou !*

=== keep scarf heard snake | 0-4
en:
< {H}'s {T} is a snake. *Sss!*
~ {H}'s {T} is a snake. *Sss!* It is after a slipper.
fr:
< {Le T} {de H} est un serpent. *Sss !*
~ {Le T} {de H} est un serpent. *Sss !* Gare aux pantoufles !

=== keep dinosaur heard stomp | 0-4, walks
en:
< *Stomp, stomp!* Who's there? {H}'s {T}!
~ *Stomp, stomp!* A real dinosaur? No! {H}'s {T}.
fr:
< *Poum, poum !* Qui est là ? {Le T} {de H} !
~ *Poum, poum !* Un vrai dinosaure ? Non ! {Le T} {de H}.

=== keep dinosaur heard tickle | 0-4
en:
< {H} tickles {h:his|her} {T}. *Roar!*
~ {H} tickles {h:his|her} {T}. *Roar, hee, hee!*
fr:
< {H} chatouille {son T}. *Raaah !*
~ {H} chatouille {son T}. *Raaah, hi, hi !*

=== keep like heard fly | 0-4
en:
< *Flap, flap!* {H}'s {T} wants to fly.
~ *Flap, flap!* {H}'s {T} wants to fly. Hold on!
fr:
< *Flap, flap !* {Le T} {de H} veut voler.
~ *Flap, flap !* {Le T} {de H} veut s'envoler. Tiens bon !

=== keep like heard dry | 0-4
en:
< {H} blows on {h:his|her} {T}. Dry?
~ {H} blows on {h:his|her} {T}. Is it dry? Nearly.
fr:
< {H} souffle sur {son T}. C'est sec ?
~ {H} souffle sur {son T}. C'est sec ? Presque.

=== keep collection young many | 0-4
en:
Too many {Ts}! {H} takes one.
fr:
Il y en a trop ! {H} prend {un T}.

=== keep collection young shoe | 0-4
en:
< {A T} falls out of {H}'s shoe.
~ {A T} falls out of {H}'s shoe. Hello, you!
fr:
< {Un T} tombe de la chaussure {de H}.
~ {Un T} tombe de la chaussure {de H}. Tiens, coucou !

=== keep collection young hand | 0-4
en:
< {H} hides {a T}. Which hand?
~ {H} hides {a T}. Which hand? That one!
fr:
< {H} cache {un T}. Quelle main ?
~ {H} cache {un T}. Quelle main ? Celle-là !

=== keep collection young secret | 0-4
en:
{H} tells {a T} a secret. *Psst!*
fr:
{H} dit un secret à {un T}. *Psst !*

=== keep collection young kiss | 0-4
en:
{H} kisses the {Ts}. One comes along.
fr:
{H} fait un bisou à ses {Ts}. {T:Un seul|Une seule} vient.

=== keep collection young nest | 0-4
en:
< One of {H}'s {Ts} won't sleep!
~ {H} tucks up the {Ts}. One won't sleep!
fr:
{H} couche ses {Ts}. {T:Un seul|Une seule} ne dort pas !

=== keep collection young | 0-4
en:
< {A T} hops into {H}'s pocket.
~ {A T} here, {a T} there. One goes in {H}'s pocket.
fr:
< {Un T} saute dans la poche {de H}.
~ {Un T} ici, {un T} là. {H} en met {T:un|une} dans sa poche.

=== keep collection young big | 0-4
en:
< {H} picks {a T}. Too big. This one!
~ {H} picks {a T}. Too big. Too small. This one!
fr:
{H} choisit {un T}. Trop {T:gros|grosse}. Trop {T:petit|petite}. {T:Celui-là|Celle-là} !

=== keep collection young ask | 0-4
en:
{H} asks the {Ts}: who wants to come? This one!
fr:
{H} demande aux {Ts} : qui veut venir ? {T:Celui-là|Celle-là} !

=== keep collection young sock | 0-4
en:
{H} finds {a T} in bed. Wake up, {T}!
fr:
{H} trouve {un T} dans son lit. Debout, {T} !

=== keep collection young wake | 0-4
en:
< {H}'s {Ts} sleep. Not this one. Come along!
~ {H}'s {Ts} are all asleep. Not this one. Come along!
fr:
Les {Ts} {de H} dorment. Pas {T:celui-là|celle-là}. Allez, viens !

=== keep collection young world | 0-4
en:
< {H}'s {T} wants to see the world.
~ {H}'s {T} wants to see the sea, the moon, and all the rest.
fr:
< {Le T} {de H} veut voir le monde.
~ {Le T} {de H} veut voir la mer, la lune et tout le reste.

=== keep collection young face | 0-4
en:
< {H}'s {T} has a face. Good day!
~ {H}'s {T} has a face. Good day, {T}!
fr:
< {Le T} {de H} a une figure. Bonjour !
~ {Le T} {de H} a une figure. Bonjour, {T} !

=== keep collection young hat | 0-4
en:
< {H} wears {a T}. What a hat!
~ {H} puts {a T} on {h:his|her} head. What a hat!
fr:
< {Un T} sur la tête {de H}. Quel chapeau !
~ {H} met {un T} sur sa tête. Quel chapeau !

=== keep collection young good | 0-4
en:
< {H} puts the {Ts} away. One hides. Peekaboo!
~ {H} tells {h:his|her} {Ts}: be good. But one hides in the pocket.
fr:
< {H} range ses {Ts}. Sauf {T:un|une}. Coucou !
~ {H} dit à ses {Ts} : soyez sages. Mais en voilà {T:un|une} dans la poche.

=== keep garment young door | 0-4
en:
< {H} puts on {h:his|her} {T}. Ready!
~ {H} puts on {h:his|her} {T}. Ready? Yes!
fr:
< {H} met {son T}. Et voilà !
~ {H} met {son T}. On y va ? Oui !

=== keep garment young want | 0-4
en:
< {H}'s {T} {n:wants|want} to go out.
~ {H}'s {T} {n:wants|want} to go out. So does {H}!
fr:
< {Le T} {de H} {n:veut|veulent} sortir.
~ {Le T} {de H} {n:veut|veulent} sortir. {H} aussi !

=== keep garment young fish | 0-4
en:
{H} shows the goldfish {h:his|her} {T}. *Bloop!*
fr:
{H} montre {son T} au poisson rouge. *Bloup !*

=== keep garment young kiss | 0-4
en:
< {H} kisses {h:his|her} {T}. Ready!
~ {H} gives {h:his|her} {T} a kiss. All ready!
fr:
< {H} fait un bisou à {son T}.
~ {H} fait un bisou à {son T}. En route !

=== keep garment young teddy | 0-4
en:
< Teddy has {H}'s {T} on!
~ Who has {H}'s {T} on? Teddy!
fr:
< Nounours a mis {le T} {de H} !
~ Qui a mis {le T} {de H} ? Nounours !

=== keep garment young nose | 0-4
en:
< Nose? Here! {H}'s {T}? Here!
~ Nose? Here! Ears? Here! {H}'s {T}? Here!
fr:
< Le nez ? Là ! {Le T} {de H} ? Là !
~ Le nez ? Là ! Les oreilles ? Là ! {Le T} {de H} ? Là !

=== keep garment young never | 0-4
en:
*Splash!* {H} gets in the bath, {T} and all.
fr:
*Plouf !* {H} saute dans le bain avec {son T}.

=== keep garment young sleep | 0-4
en:
*Zzz.* {H} sleeps in {h:his|her} {T}. Wake up!
fr:
*Zzz.* {H} dort avec {son T}. Debout !

=== keep garment young back | 0-4
en:
{H} runs out. Oh! And back, for {h:his|her} {T}.
fr:
{H} sort. Oh ! Et revient prendre {son T}.

=== keep garment young where | 0-4
en:
{H} looks for {h:his|her} {T}. {h:He|She} has {n:it|them} on!
fr:
{H} cherche {son T}. {h:Il|Elle} {n:l'a|les a} sur {h:lui|elle} !

=== keep garment young mirror | 0-4
en:
< First the {T}, then the nose. Here is {H}!
~ Here comes {H}: first the {T}, then the nose.
fr:
< D'abord {le T}, puis le nez : c'est {H} !
~ Voilà {H} : d'abord {le T}, et puis le nez.

=== keep garment young self | 0-4
en:
{H} puts on {h:his|her} {T}, all alone. Look!
fr:
{H} met {son T}, {h:tout seul|toute seule}. Regarde !

=== keep object young want | 0-4
en:
< Who is coming too? {H}'s {T}!
~ Who is coming too? Not the bed! {H}'s {T}!
fr:
< Qui vient aussi ? {Le T} {de H} !
~ Qui vient aussi ? Pas le lit ! {Le T} {de H} !

=== keep object young secret | 0-4
en:
{H} tells {h:his|her} {T} a secret. *Psst!*
fr:
{H} dit un secret à {son T}. *Psst !*

=== keep object young fish | 0-4
en:
{H} shows the cat {h:his|her} {T}. *Miaow!*
fr:
{H} montre {son T} au chat. *Miaou !*

=== keep object young kiss | 0-4
en:
< {H} strokes {h:his|her} {T}. Ready!
~ {H} strokes {h:his|her} {T}. Don't be shy! All ready?
fr:
< {H} caresse {son T}.
~ {H} caresse {son T}. On y va ? On y va !

=== keep object young nose | 0-4
en:
< Nose? Here! {H}'s {T}? Here!
~ Nose? Here! Ears? Here! {H}'s {T}? Here!
fr:
< Le nez ? Là ! {Le T} {de H} ? Là !
~ Le nez ? Là ! Les oreilles ? Là ! {Le T} {de H} ? Là !

=== keep object young asleep | 0-4
en:
< *Shh!* {H} takes {h:his|her} {T}.
~ Teddy sleeps. {H} takes {h:his|her} {T}. *Shh!*
fr:
< *Chut !* {H} prend {son T}.
~ Nounours dort. {H} prend {son T}. *Chut !*

=== keep object young first | 0-4
en:
{H} forgets a shoe, but not {h:his|her} {T}.
fr:
{H} oublie une chaussure, mais pas {son T}.

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

=== after look mirror | 5-8, 9-14
en:
At home somebody in the mirror looked very pleased, {T} and all.
fr:
Au retour, dans le miroir, quelqu'un avait l'air très content, {le T} de travers.

=== after look drawing | 5-8, 9-14
en:
Next day {H} drew everyone who had been there, all of them with {a T}. It suited most of them.
fr:
Le lendemain, {H} dessina tous ceux qui étaient là, tous avec {un T}. Ça allait bien à presque tout le monde.

=== brief activity | 5-8, 9-14
en:
{H} loved {T}, most of all when it was time for something else.
fr:
{H} adorait {T}, surtout quand c'était l'heure d'autre chose.

=== brief like | 5-8, 9-14
en:
{H} loved {Ts}, and could tell you all about them, if you had an hour.
fr:
{H} adorait les {Ts} et savait tout dire dessus, en une petite heure.

=== brief collection | 5-8, 9-14
en:
{H} collected {Ts}, and had stopped counting. There were too many.
fr:
{H} collectionnait les {Ts} et ne comptait plus. Il y en avait trop.

=== brief garment | 5-8, 9-14
en:
{H} had {a T}.
fr:
{H} avait {un T}.

=== brief object | 5-8, 9-14
en:
{H} had {a T}.
fr:
{H} avait {un T}.

=== brief garment window | 5-8, 9-14
en:
{H} had {a T}, and wore {n:it|them} even to look out of the window.
fr:
{H} avait {un T} et {T:le|la} mettait même pour regarder par la fenêtre.

=== brief garment weather | 5-8, 9-14
en:
{H} had {a T}, and wore {n:it|them} in any weather, even indoors.
fr:
{H} avait {un T} et {T:le|la} mettait par tous les temps, même dans la maison.

=== brief object place | 5-8, 9-14
en:
{H} had {a T}, and a special place for {n:it|them}, which was never the same.
fr:
{H} avait {un T}, et une place exprès, qui changeait tous les jours.

=== brief object sleeve | 5-8, 9-14
en:
{H} had {a T}, and liked to know where {n:it was|they were}.
fr:
{H} avait {un T} et aimait bien savoir où.

=== brief collection name | 5-8, 9-14
en:
{H} collected {Ts}, and knew each of them by name.
fr:
{H} collectionnait les {Ts} et les connaissait par leur nom.

=== brief collection short | 5-8, 9-14
en:
{H} collected {Ts}, and was always one short.
fr:
{H} collectionnait les {Ts}, et il en manquait toujours {T:un|une}.

=== brief like clouds | 5-8, 9-14
en:
{H} saw {Ts} in the clouds, in the gravy, and now and then in the neighbours.
fr:
{H} voyait des {Ts} dans les nuages, dans la purée et, parfois, chez les voisins.

=== brief activity rest | 5-8, 9-14
en:
{H} loved {T}, and spent the rest of the time getting ready.
fr:
{H} adorait {T} ; le reste du temps, {h:il|elle} s'y préparait.

=== keep garment useless | 5-8, 9-14
en:
{>when}, {H} put on {h:his|her} {T}, so that {n:it|they} should not have to stay at home alone.
fr:
{>when}, {H} mit {son T}, pour ne pas {T:le|la} laisser {T:seul|seule} à la maison.

=== keep garment needing | 5-8, 9-14
en:
{>when}, {H} put on {h:his|her} {T}. It was not for the weather. It was because {h:he|she} liked {n:it|them}.
fr:
{>when}, {H} mit {son T}. Ce n'était pas pour le temps, c'était pour le plaisir.

=== keep garment order | 5-8, 9-14
en:
{>when}, {H} put on {h:his|her} {T} first, and all {h:his|her} other clothes afterwards.
fr:
{>when}, {H} mit d'abord {son T}, et tous ses autres habits après.

=== keep garment nobody | 5-8, 9-14
en:
{>when}, {H} had {h:his|her} {T} on again. Nobody was surprised.
fr:
{>when}, {H} avait encore mis {son T}. Ça n'étonna personne.

=== keep object heard | 5-8, 9-14
en:
{>when}, {H}'s {T} {n:was|were} by the door, as if {n:it|they} had heard something. {h:He|She} took {n:it|them} along.
fr:
{>when}, {le T} {de H} {n:attendait|attendaient} près de la porte, l'air au courant de quelque chose. {h:Il|Elle} {n:l'|les }emporta.

=== keep object dark | 5-8, 9-14
en:
{>when}, {H} packed {h:his|her} {T}. {h:He|She} did not like to leave {n:it|them} alone with the dark under the bed.
fr:
{>when}, {H} prit {son T} dans son sac. Pas question de {T:le|la} laisser {T:seul|seule} avec le noir de dessous le lit.

=== keep object asked | 5-8, 9-14
en:
{>when}, {H} took {h:his|her} {T} along. Sooner or later, {h:he|she} said, you always need {n:it|them}.
fr:
{>when}, {H} emporta {son T}. Un jour ou l'autre, disait-{h:il|elle}, ça sert toujours.

=== keep object heavy | 5-8, 9-14
en:
{>when}, {H} wondered whether to take {h:his|her} {T}. {h:He|She} got to the corner without {n:it|them}, and turned back.
fr:
{>when}, {H} se demanda s'il fallait prendre {son T}. {h:Il|Elle} fit vingt pas sans {T:lui|elle}, puis revint.

=== keep object shoe | 5-8, 9-14
en:
{>when}, {H} looked for {h:his|her} other shoe, and found {h:his|her} {T} instead. {h:He|She} took {n:it|them} along, and later the shoe.
fr:
{>when}, {H} cherchait sa deuxième chaussure et trouva {son T}. {h:Il|Elle} {n:l'|les }emporta, et plus tard la chaussure.

=== after like looked up | 5-8, 9-14
en:
In all the books about {Ts}, nothing of the kind had ever happened. {H} looked it up.
fr:
Dans tous les livres sur les {Ts}, jamais rien de tel n'était arrivé. {H} vérifia.

=== after like told | 5-8, 9-14
en:
As {H} told it next day, there were {Ts} in it as well. It was not quite true, but people asked to hear that part again.
fr:
Dans l'histoire telle {que H} la raconta le lendemain, on croisait aussi des {Ts}. Ce n'était pas vrai partout, mais c'est ce passage-là qu'on redemandait.

=== after like not once | 5-8, 9-14
en:
All that time {H} had not said one word about {Ts}. It was all made up for at supper.
fr:
De tout ce temps, {H} n'avait pas dit un mot des {Ts}. On eut tout le reste au dîner.

=== after like better | 5-8, 9-14
en:
When {H} was asked that evening whether there was anything better than {Ts}, there was a pause. That was new.
fr:
Le soir, quand on demanda à {H} s'il existait mieux que les {Ts}, la réponse se fit attendre, pour la première fois.

=== after like sleep | 5-8, 9-14
en:
That night {H} dreamed of {Ts}, as usual. But this time everybody else was in it too.
fr:
Cette nuit-là, {H} rêva des {Ts}, comme d'habitude. Mais cette fois, tout le monde était du voyage.

=== after look known | 5-8, 9-14
en:
Since then, people who had not been there had heard of {H}, mostly of the {T}.
fr:
Depuis, même ceux qui n'y étaient pas avaient entendu parler {de H}, et surtout {du T}.

=== after activity other | 5-8, 9-14
en:
{H} noticed that {h:he|she} had not thought about {T} for hours. It was soon put right.
fr:
{H} s'aperçut qu'{h:il|elle} n'avait pas pensé à {T} depuis des heures. Ce fut vite réparé.

=== brief like question | 5-8, 9-14
en:
{H} loved {Ts}, and talked about them even when talking about something else.
fr:
{H} adorait les {Ts} et en parlait même en parlant d'autre chose.

=== brief like secret | 5-8, 9-14
en:
{H} loved {Ts}. It was no secret: {h:he|she} had told the baker.
fr:
{H} adorait les {Ts}. Ce n'était pas un secret : même le boulanger le savait.

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

=== keep collection last | 5-8, 9-14
en:
{>when}, {H} put all {h:his|her} {Ts} back in their box, except one. It was that one's turn to come out, and a promise is a promise.
fr:
{>when}, {H} rangea toute sa collection, sauf {un T}. C'était son tour de sortir, et c'était promis.

=== brief collection room | 5-8, 9-14
en:
{H} collected {Ts}. There was always room for one more.
fr:
{H} collectionnait les {Ts}. On pouvait toujours en loger {T:un|une} de plus.

=== brief collection pockets | 5-8, 9-14
en:
{H} collected {Ts}, in every pocket but one.
fr:
{H} collectionnait les {Ts}, dans toutes ses poches sauf une.

=== brief garment crowd | 5-8, 9-14
en:
{H} had {a T}, and was easy to find in a crowd.
fr:
{H} avait {un T}, et on {h:le|la} retrouvait facilement dans la foule.

=== brief garment turns | 5-8, 9-14
en:
{H} had {a T}. Everything else had to take turns.
fr:
{H} avait {un T}. Les autres habits attendaient leur tour.

=== brief object borrow | 5-8, 9-14
en:
{H} had {a T}. You could borrow {n:it|them}, if you stayed near.
fr:
{H} avait {un T}. On pouvait emprunter, mais sans s'éloigner.

=== brief object rest | 5-8, 9-14
en:
{H} had {a T}, and needed {n:it|them} every day, even when {h:he|she} did not.
fr:
{H} avait {un T} et en avait besoin tous les jours, même les jours sans.

=== trait look photograph | 5-8, modern
en:
{H} had {a T}, and people knew {h:him|her} by {n:it|them}. In the class photograph you found {h:him|her} straight away.
fr:
{H} avait {un T}. Sur la photo de classe, on {h:le|la} trouvait tout de suite.

=== trait look grandma | 5-8
en:
{H} had {a T}, like Grandma, who came on Sundays to make sure.
fr:
{H} avait {un T}, comme Mamie, qui venait vérifier le dimanche.

=== trait look older first | 9-14
en:
In {H}'s very first drawing of {h:himself|herself} you could recognise the {T}, and not much besides. People said that it was a good likeness.
fr:
Sur le tout premier portrait {de H} par {h:lui-même|elle-même}, on reconnaissait {le T}, et pas grand-chose d'autre. Tout le monde l'avait trouvé ressemblant.

=== trait look older asked | 9-14
en:
Strangers asked about {H}'s {T} before they asked the way. There was an answer for each day of the week.
fr:
Les inconnus posaient des questions sur {le T} {de H} avant de demander leur chemin. Il y avait une réponse pour chaque jour de la semaine.

=== after look window | 5-8, 9-14
en:
In a window on the way back there was somebody with {a T}, who looked as if something had happened.
fr:
Dans une vitre, au retour, il y avait quelqu'un avec {un T}, et l'air d'avoir vécu quelque chose.

=== trait look young asks | 0-4
en:
Who has {a T}? {H} has!
fr:
Qui a {un T} ? C'est {H} !

=== trait look young mirror | 0-4
en:
The mirror has {a T}. No, that's {H}!
fr:
Le miroir a {un T}. Non, c'est {H} !

=== trait look young count | 0-4
en:
One nose, two ears, {a T}: that's {H}!
fr:
Un nez, deux mains, {un T} : c'est {H} !

=== trait look young fly | 0-4, glasses
en:
{H}'s {T} see a fly. Hello, fly!
fr:
{Le T} {de H} voient une mouche. Bonjour, la mouche !

=== trait look young slide | 0-4, glasses
en:
Up go {H}'s {T}. Down they slide!
fr:
{H} remonte {son T}. Oh, elles glissent !

=== trait look young wipe | 0-4, glasses
en:
{H} wipes {h:his|her} {T}. Hello, everybody!
fr:
{H} essuie {son T}. Bonjour, tout le monde !

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

=== trait garment young whose | 0-4
en:
Whose {T} {n:is that|are those}? {H}'s!
fr:
À qui {n:est|sont} {le T} ? À {H} !

=== keep dinosaur heard teeth | 0-4
en:
< {H}'s {T} has big teeth. *Snap!*
~ {H}'s {T} has big teeth. All clean!
fr:
< {Le T} {de H} a de grandes dents. *Clac !*
~ {Le T} {de H} a de grandes dents. Bien lavées !

=== keep dinosaur heard sleep | 0-4
en:
< Shh! {H}'s {T} is asleep.
~ Shh! {H}'s {T} is asleep. *Zzz... roar!*
fr:
< Chut ! {Le T} {de H} dort.
~ Chut ! {Le T} {de H} dort. *Ronron... raaah !*

=== keep dinosaur heard tail | 0-4
en:
< Who has a tail? {H}'s {T}!
~ Who has a tail and no socks? {H}'s {T}!
fr:
< Qui a une queue ? {Le T} {de H} !
~ Qui a une queue et pas de chaussettes ? {Le T} {de H} !

=== keep like heard hello | 0-4
en:
< {H} says hello to {h:his|her} {T}.
~ {H} says hello to {h:his|her} {T}. It says nothing.
fr:
< {H} dit bonjour à {son T}.
~ {H} dit bonjour à {son T}. Pas un mot !

=== keep like heard sky | 0-4
en:
< Up! {H} shows {h:his|her} {T} the sky.
~ Up! {H} shows {h:his|her} {T} the sky. How big!
fr:
< Hop ! {H} montre le ciel à {son T}.
~ Hop ! {H} montre le ciel à {son T}. C'est grand !

=== keep like heard round | 0-4
en:
< {H} made {a T}. Look!
~ {H} made {a T}, all alone. Look!
fr:
< {H} a fait {un T}. Regarde !
~ {H} a fait {un T}, {h:tout seul|toute seule}. Regarde !

=== keep boots heard feet | 0-4
en:
< One foot, two feet... {H}'s {T} are on!
~ One foot, two feet... {H}'s {T} are on. Wrong way round!
fr:
< Un pied, deux pieds... {H} a {son T} !
~ Un pied, deux pieds... {H} a {son T}. À l'envers !

=== keep boots heard toe | 0-4
en:
< A toe tickles in {H}'s {T}.
~ Who tickles in {H}'s {T}? A toe!
fr:
< Un orteil gratte dans {le T} {de H}.
~ Qui gratte dans {le T} {de H} ? Un orteil !

=== keep boots heard hello | 0-4
en:
< *Stamp!* {H}'s {T} say hello.
~ *Stamp, stamp!* {H}'s {T} say hello to the stairs.
fr:
< *Poum !* {Le T} {de H} disent bonjour.
~ *Poum, poum !* {Le T} {de H} disent bonjour à l'escalier.

=== keep lantern heard moth | 0-4
en:
< A moth loves {H}'s {T}.
~ A moth loves {H}'s {T}. Two moths! Three!
fr:
< Un papillon aime {le T} {de H}.
~ Un papillon aime {le T} {de H}. Deux papillons ! Trois !

=== keep lantern heard sun | 0-4
en:
< {H} has {a T}. A little sun!
~ {H} puts down {h:his|her} {T}. A little sun on the grass!
fr:
< {H} a {un T}. Un petit soleil !
~ {H} pose {son T}. Un petit soleil dans l'herbe !

=== keep raincoat heard rain | 0-4
en:
< *Plip, plop!* {H}'s {T} wants rain.
~ *Plip, plop!* {H}'s {T} wants rain. So does {H}.
fr:
< *Plic, ploc !* {Le T} {de H} veut de la pluie.
~ *Plic, ploc !* {Le T} {de H} veut de la pluie. {H} aussi.

=== keep raincoat heard feet | 0-4
en:
< Two feet, {a T}: it is {H}!
~ A nose, two feet, {a T}: it is {H}!
fr:
< Deux pieds, {un T} : c'est {H} !
~ Un nez, deux pieds, {un T} : c'est {H} !

=== keep raincoat heard fly | 0-4
en:
< *Flap, flap!* {H} flies in {h:his|her} {T}.
~ *Flap, flap!* {H} flies in {h:his|her} {T}. Up to the gate!
fr:
< *Flap, flap !* {H} vole avec {son T}.
~ *Flap, flap !* {H} vole avec {son T}. Jusqu'à la porte !

=== keep torch heard sock | 0-4
en:
< {H}'s {T} finds a sock.
~ {H}'s {T} looks under the bed. A sock!
fr:
< {Le T} {de H} trouve une chaussette.
~ {Le T} {de H} regarde sous le lit. Une chaussette !

=== keep torch heard tummy | 0-4
en:
< A moon on the tummy! It's {H}'s {T}.
~ Who has a moon on the tummy? {H}! It's the {T}.
fr:
< Une lune sur le ventre ! C'est {le T} {de H}.
~ Qui a une lune sur le ventre ? {H} ! C'est {le T}.

=== keep stone heard bath | 0-4
en:
< {H} gives {h:his|her} {T} a bath. *Plop!*
~ {H} gives {h:his|her} {T} a bath. *Plop!* It can't swim.
fr:
< {H} baigne {son T}. *Plouf !*
~ {H} baigne {son T}. *Plouf !* Il ne sait pas nager.

=== keep stone heard hat | 0-4
en:
< {H}'s {T} has a hat on: a leaf!
~ {H} puts a leaf on {h:his|her} {T}. What a hat!
fr:
< {Le T} {de H} a un chapeau : une feuille !
~ {H} pose une feuille sur {son T}. Quel chapeau !

=== trait look dark | 5-8, glasses
en:
At night {H}'s {T} lay on the shelf and watched the dark, so that {h:he|she} need not.
fr:
La nuit, {le T} {de H} restaient sur l'étagère, à surveiller le noir à sa place.

=== trait look wipers | 5-8, modern, glasses
en:
When it rained on {H}'s {T}, {h:he|she} stood still and waited. Wipers had been asked for.
fr:
Quand il pleuvait, {le T} {de H} pleuraient aussi. Des essuie-glaces étaient commandés.

=== trait look coat | 5-8, glasses
en:
Without {T}, {H} had once said good morning to a coat. It was a polite coat.
fr:
Sans {T}, un matin, {H} avait dit bonjour à un manteau. C'était un manteau très poli.

=== trait look over | 5-8, glasses
en:
{H} had two ways of looking: through {h:his|her} {T} and over the top. The second was for jokes.
fr:
{H} avait deux regards : un à travers {son T}, un par-dessus. Le deuxième servait pour les blagues.

=== trait look older soft | 9-14, glasses
en:
To think, {H} took off {h:his|her} {T}. The world went soft at the edges, and no face could interrupt.
fr:
Pour réfléchir, {H} ôtait {son T}. Le monde devenait flou sur les bords, et plus aucune figure ne pouvait l'interrompre.

=== trait look older leaves | 9-14, glasses
en:
Before {h:his|her} first {T}, {H} had thought that a tree was green in one piece. The leaves had come as a present.
fr:
Avant {son T}, {H} croyait qu'un arbre était vert d'une seule pièce. Les feuilles étaient arrivées comme un cadeau.

=== trait look older borrowed | 9-14, glasses
en:
Anyone who tried on {H}'s {T} for fun gave them back quickly, and was kinder until evening.
fr:
Ceux qui essayaient {le T} {de H}, pour rire, les rendaient très vite et restaient gentils toute la journée.

=== trait look older thumb | 9-14, glasses
en:
There was always a thumbprint on {H}'s {T}, at the bottom left. {h:He|She} looked round it, as you look round the faults of a friend.
fr:
Une trace de pouce ne quittait jamais {le T} {de H}, en bas à gauche. {h:Il|Elle} regardait autour, comme on fait avec les défauts d'un ami.

=== after look both | 5-8, 9-14, glasses
en:
Some people remembered it differently. But {H} had had {h:his|her} {T} on.
fr:
Certains s'en souvenaient autrement. Mais {H} avait {son T}.

=== after look wiped | 5-8, 9-14, glasses
en:
That evening {H} wiped {h:his|her} {T}, but only one side. On the other there was still some of the day.
fr:
Le soir, {H} essuya {son T}, mais d'un seul côté. Sur l'autre, il restait un peu de la journée.

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
Even half asleep, {H} was never too tired for {T}.
fr:
Pour {T}, {H} n'avait jamais sommeil.

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

=== trait like spoon | 5-8, dinosaur
en:
{H} had dug up most of the garden. So far it was one spoon, from the time of the {Ts}.
fr:
{H} avait creusé presque tout le jardin. Pour l'instant : une cuillère, de l'époque des {Ts}.

=== trait like sat | 5-8, dinosaur
en:
One thing about {Ts} kept {H} awake at night. What did they sit on?
fr:
Une question sur les {Ts} empêchait {H} de dormir. Sur quoi s'asseyaient-ils ?

=== trait like trying | 5-8, dinosaur
en:
Anybody can roar. {H} could do a small {T} who is trying not to.
fr:
Rugir, tout le monde sait. {H} faisait le petit {T} qui se retient.

=== trait like tail | 5-8, dinosaur
en:
On the stairs, {H} left room behind for a tail. If you are {a T}, you have to think of that.
fr:
Dans l'escalier, {H} laissait de la place derrière, pour la queue. Quand on est {un T}, on pense à ça.

=== trait like older late | 9-14, dinosaur
en:
{H} had come sixty-six million years too late for {Ts}, and knew it. All the same, {h:he|she} looked up when the ground shook.
fr:
Pour les {Ts}, {H} était {h:né|née} soixante-six millions d'années trop tard, et ne l'ignorait pas. Mais, quand le sol tremblait, {h:il|elle} levait quand même la tête.

=== trait like older hens | 9-14, dinosaur
en:
Hens had {Ts} in the family. {H}, who knew this, was polite to them.
fr:
Les poules ont des {Ts} dans la famille. {H}, qui le savait, leur parlait avec respect.

=== trait like older names | 9-14, dinosaur
en:
Before anything difficult, {H} said the names of {Ts}, under {h:his|her} breath, from the smallest up. By the seventh it was usually over.
fr:
Avant les choses difficiles, {H} récitait tout bas les noms des {Ts}, en commençant par les petits. Au septième, en général, c'était fini.

=== trait like older ahead | 9-14, dinosaur
en:
According to {H}, the {Ts} had not died out. They had gone on ahead.
fr:
D'après {H}, les {Ts} n'avaient pas disparu. Ils étaient partis devant.

=== brief like word | 5-8, 9-14
en:
Somebody only had to say *{T}*, and {H} was there.
fr:
Il suffisait de dire *{T}*, et {H} arrivait.

=== brief like drew | 5-8, 9-14
en:
There were {Ts} in all {H}'s drawings, even the one of the sea.
fr:
Il y avait des {Ts} dans tous les dessins {de H}, même celui de la mer.

=== brief like asked | 5-8, 9-14
en:
You could ask {H} about {Ts} at any hour, even in the bath.
fr:
Sur les {Ts}, on pouvait tout demander à {H}, même dans son bain.

=== brief garment wave | 5-8, 9-14
en:
People who met {H} waved to {h:his|her} {T} first.
fr:
Quand on croisait {H}, on saluait d'abord {son T}.

=== brief garment two | 5-8, 9-14
en:
Where there was {H}, there {n:was|were} {h:his|her} {T}. It made two of them.
fr:
Là où il y avait {H}, il y avait {son T}. Ça faisait deux.

=== brief garment alone | 5-8, 9-14
en:
In {h:his|her} {T}, {H} never felt quite alone.
fr:
Avec {son T}, {H} ne se sentait jamais tout à fait {h:seul|seule}.

=== brief object turned | 5-8, 9-14
en:
When {H} turned over in bed, so did {h:his|her} {T}.
fr:
Quand {H} se retournait dans son lit, {son T} {n:devait|devaient} se pousser.

=== brief object look | 5-8, 9-14
en:
Anyone who asked for {H}'s {T} got a long look first.
fr:
Avant de prêter {son T}, {H} vous regardait longtemps.

=== brief object pocket | 5-8, 9-14
en:
Out of habit, {H} sometimes felt for {h:his|her} {T}. Yes. Still there.
fr:
De temps en temps, {H} tâtait sa poche. Mais oui : {son T}. Toujours là.

=== brief collection trail | 5-8, 9-14
en:
You could always find {H} by following the {Ts}.
fr:
Pour retrouver {H}, on suivait les {Ts}.

=== brief collection garden | 5-8, 9-14
en:
Some people have a garden. {H} had {Ts}.
fr:
Certains ont un jardin. {H} avait des {Ts}.

=== brief collection drawer | 5-8, 9-14
en:
No drawer of {H}'s ever quite shut, because of the {Ts}.
fr:
Aucun tiroir {de H} ne fermait tout à fait, à cause des {Ts}.

=== keep garment third | 5-8, 9-14, scarf
en:
{>when}, {H} put on {h:his|her} {T}, twice round, and once more for luck. There was still enough left to trail behind.
fr:
{>when}, {H} mit {son T} : deux tours, plus un pour la chance. Il en restait assez pour traîner derrière.

=== keep garment shut in | 5-8, 9-14, scarf
en:
{>when}, {H} put on {h:his|her} {T}. One end was out in the wind while the other was still indoors.
fr:
{>when}, {H} mit {son T}. Un bout était déjà dans le vent, et l'autre encore dans la maison.

=== keep garment stove | 5-8, 9-14, scarf
en:
{>when}, {H} put on {h:his|her} {T} and breathed into it once, the way you light a stove.
fr:
{>when}, {H} mit {son T} et souffla une fois dedans, comme on allume un poêle.

=== keep garment smile | 5-8, 9-14, scarf
en:
{>when}, {H} went out in {h:his|her} {T}, right up to the eyes. You could still see the smile.
fr:
{>when}, {H} sortit avec {son T} jusqu'aux yeux. On voyait quand même le sourire.

=== keep garment set off | 5-8, 9-14, boots
en:
{>when}, {H} put on {h:his|her} {T}, and they set off at once. {h:He|She} only just had time to come too.
fr:
{>when}, {H} enfila {son T}, qui se mirent en route aussitôt. {h:Il|Elle} eut juste le temps de suivre.

=== keep garment mud | 5-8, 9-14, boots
en:
{>when}, {H} knocked out last week's mud and put on {h:his|her} {T}. Now there was room for more.
fr:
{>when}, {H} fit tomber la boue d'avant et enfila {son T}. Ça faisait de la place.

=== keep garment feet | 5-8, 9-14, boots
en:
{>when}, {H} put on {h:his|her} {T}, left on right and right on left, laughed, and began again.
fr:
{>when}, {H} mit {son T}, la gauche à droite et la droite à gauche, rit un bon coup et recommença.

=== keep garment shower | 5-8, 9-14, raincoat
en:
{>when}, {H} put on {h:his|her} {T}. In the left pocket there was still some of the last shower.
fr:
{>when}, {H} mit {son T}. Dans la poche gauche, il restait un peu de la dernière averse.

=== keep garment over | 5-8, 9-14, raincoat
en:
{>when}, {H} put on {h:his|her} {T}, did it up from the bottom, and had one button over. It might be wanted.
fr:
{>when}, {H} mit {son T} et boutonna en partant du bas. À la fin, il resta un bouton. Ça pouvait servir.

=== keep garment sail | 5-8, 9-14, raincoat
en:
{>when}, {H} went out in {h:his|her} {T}, unbuttoned, like a ship that has been told it may leave.
fr:
{>when}, {H} sortit avec {son T} grand ouvert, comme un bateau qui a le droit de partir.

=== keep object cheeks | 5-8, 9-14, torch
en:
{>when}, {H} tried {h:his|her} {T} in {h:his|her} mouth. Both cheeks lit up. It worked.
fr:
{>when}, {H} essaya {son T} dans sa bouche. Ses deux joues s'allumèrent. Tout marchait.

=== keep object somewhere dark | 5-8, 9-14, torch
en:
{>when}, {H} took along {h:his|her} {T}. It is always dark somewhere.
fr:
{>when}, {H} sortit avec {son T}. Il fait toujours noir quelque part.

=== keep object yes | 5-8, 9-14, torch
en:
{>when}, {H} asked {h:his|her} {T} whether it wanted to come. It went on, off and on, for yes.
fr:
{>when}, {H} demanda à {son T} si elle voulait venir. Elle s'alluma, s'éteignit, se ralluma : c'était oui.

=== keep object breathe | 5-8, 9-14, dinosaur
en:
{>when}, {H} packed {h:his|her} {T} last, on top, with a gap to breathe through.
fr:
{>when}, {H} rangea {son T} tout en haut du sac, en laissant un trou pour respirer.

=== trait object time | 5-8
en:
Ask {H} the time, and {h:he|she} had a look at {h:his|her} {T}. It was generally: soon.
fr:
Quand on lui demandait l'heure, {H} consultait {son T}. C'était presque toujours : bientôt.

=== trait object second | 5-8
en:
The best place in the house was for {H}'s {T}. {h:He|She} had the second best.
fr:
{Le T} {de H} {n:avait|avaient} la meilleure place de la maison. {H} prenait la deuxième.

=== trait object cakes | 5-8, fed
en:
On {H}'s birthday there were two cakes, a big one, and a small one for {h:his|her} {T}.
fr:
Pour l'anniversaire {de H}, il y avait deux gâteaux : un grand, et un petit pour {son T}.

=== trait object older explained | 9-14
en:
Of everything {H} owned, one thing alone was never lent, never lost and never explained, and that was {a T}.
fr:
Parmi toutes ses affaires, {H} n'en avait qu'une qui ne se prêtait pas, ne se perdait pas et ne s'expliquait pas : {un T}.

=== trait object older waited | 9-14
en:
Some people whistle in the dark. {H} put a hand on {h:his|her} {T}, and the dark waited its turn.
fr:
Dans le noir, certains sifflent. {H} posait la main sur {son T}, et le noir attendait son tour.

=== trait garment birds | 5-8
en:
All the birds in the street knew {H}'s {T}, and passed it on.
fr:
Les oiseaux de la rue connaissaient {le T} {de H}. Ça se disait de toit en toit.

=== trait garment called | 5-8
en:
Whenever anybody called {H}, {h:his|her} {T} came too.
fr:
Quand on appelait {H}, {son T} {n:arrivait|arrivaient} aussi, un peu avant.

=== bare hero dog | 5-8, 9-14, dog
en:
{H} was {a H}, and pleased about it all day.
fr:
{H} était {un H}, et s'en réjouissait du matin au soir.

=== bare hero cat | 5-8, 9-14, cat
en:
{H} was {a H}, and came when called, but never straight away.
fr:
{H} était {un H}, et venait quand on l'appelait, mais jamais tout de suite.

=== bare hero rabbit | 5-8, 9-14, rabbit
en:
{H} was {a H}, and heard everything twice, once with each ear.
fr:
{H} était {un H}, et entendait tout deux fois, une par oreille.

=== bare hero fox | 5-8, 9-14, fox
en:
{H} was {a H}, and nobody's hens had anything against it.
fr:
{H} était {un H}, et aucune poule n'y trouvait à redire.

=== bare hero bear | 5-8, 9-14, bear
en:
{H} was {a H}, and knocked at doors with one claw, so as not to come through them.
fr:
{H} était {un H}, et frappait aux portes d'une seule griffe, pour ne pas passer à travers.

=== bare hero mouse | 5-8, 9-14, mouse
en:
{H} was {a H}, and used the keyhole when there was a queue.
fr:
{H} était {un H}, et passait par la serrure quand il y avait la queue.

=== bare hero hedgehog | 5-8, 9-14, hedgehog
en:
{H} was {a H}, and was hugged often, but with care.
fr:
{H} était {un H}, et on l'embrassait souvent, avec précaution.

=== bare hero squirrel | 5-8, 9-14, squirrel
en:
{H} was {a H}, and kept everything in a safe place, which was never found again.
fr:
{H} était {un H}, et rangeait tout en lieu sûr, si sûr qu'on ne le retrouvait jamais.

=== bare hero owl | 5-8, 9-14, owl
en:
{H} was {a H}, and could see who was behind without turning round.
fr:
{H} était {un H}, et voyait qui était derrière sans se retourner.

=== bare hero lion | 5-8, 9-14, lion
en:
{H} was {a H}, and yawned so well that people stood back.
fr:
{H} était {un H}, et bâillait si bien que les gens s'écartaient.

=== bare hero penguin | 5-8, 9-14, penguin
en:
{H} was {a H}, and always looked dressed for a wedding.
fr:
{H} était {un H}, et semblait toujours en route pour un mariage.

=== bare hero elephant | 5-8, 9-14, elephant
en:
{H} was {a H}, and was careful with chairs.
fr:
{H} était {un H}, et se méfiait des chaises.

=== bare hero turtle | 5-8, 9-14, turtle
en:
{H} was {a H}, and was always at home.
fr:
{H} était {un H}, et se trouvait toujours à la maison.

=== bare hero frog | 5-8, 9-14, frog
en:
{H} was {a H}, and never minded the rain.
fr:
{H} était {un H}, et ne disait jamais de mal de la pluie.

=== bare hero dragon | 5-8, 9-14, dragon
en:
{H} was {a H}, and was asked to all the birthdays, for the candles.
fr:
{H} était {un H}, et on l'invitait à tous les anniversaires, pour les bougies.

=== bare hero unicorn | 5-8, 9-14, unicorn
en:
{H} was {a H}, and never got to hold the balloons.
fr:
{H} était {un H}, et on ne lui donnait jamais les ballons à tenir.

=== bare hero fairy | 5-8, 9-14, fairy
en:
{H} was {a H}, and hung up both wings to dry after the rain.
fr:
{H} était {un H}, et mettait ses deux ailes à sécher après la pluie.

=== bare hero robot | 5-8, 9-14, robot
en:
{H} was {a H}, and squeaked a little when thinking.
fr:
{H} était {un H}, et grinçait un peu en réfléchissant.

=== bare hero monster | 5-8, 9-14, monster
en:
{H} was {a H}, and looked under the bed at night, in case there was a child.
fr:
{H} était {un H}, et regardait sous son lit, le soir, au cas où il y aurait un enfant.

=== bare hero phoenix | 5-8, 9-14, phoenix
en:
{H} was {a H}, and slept beside a bucket of water.
fr:
{H} était {un H}, et dormait à côté d'un seau d'eau.
`
