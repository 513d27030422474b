export const band9to14 = `
=== title
en:
Nine Times Round the Rock
fr:
Neuf fois le tour du rocher

=== title
en:
Somebody Has to Stay
fr:
Il faut bien que quelqu'un reste

=== teaser
en:
The whole sea has begun to turn, and the one who is turning it says that he is certainly not lost.
fr:
Toute la mer s'est mise à tourner, et celui qui la fait tourner assure qu'il n'est absolument pas perdu.

=== when
en:
One Sunday when the tide went out farther than it should
fr:
Un dimanche où la mer était partie vraiment très loin

=== plant mitten
en:
{>when}, {H} found one blue mitten in a coat that was about to be given away. There had been two, and if you held it in a certain way, it was like having somebody by the hand, so {h:he|she} kept it, and told nobody why.
fr:
{>when}, {H} trouva une moufle bleue dans un manteau qu'on allait donner. Il y en avait eu deux. En la tenant d'une certaine façon, on aurait dit qu'on avait quelqu'un par la main. {H} la garda donc, sans dire pourquoi à personne.

=== about mitten
en:
[F:You can't keep warm with one,] said {F}.
[H:It isn't for that,] said {H}; but after a moment {F} was allowed to hold the thumb.
fr:
[F:Une seule, ça ne tient pas chaud,] dit {F}.
[H:Ce n'est pas pour ça,] dit {H}.
Mais, au bout d'un moment, {F} eut le droit de tenir le pouce.

=== pay mitten
en:
{H} took out the blue mitten and put {h:his|her} own hand in it, one last time, to leave it warm. Then {h:he|she} pulled it over the very tip of the whale's fin.
[H:It only works if you hold on,] {h:he|she} said.
The small whale held on.
fr:
{H} sortit la moufle bleue et y glissa la main une dernière fois, pour la laisser chaude. Puis {h:il|elle} l'enfila tout au bout de la nageoire.
[H:Ça ne marche que si on serre,] dit-{h:il|elle}.
Le baleineau serra.

=== pay own
en:
{H} held {h:his|her} {T} a moment longer than was needed, and then {h:he|she} put {n:it|them} into the crook of the whale's fin.
[H:You needn't do anything with {n:it|them},] {h:he|she} said. [H:It's something of mine, that's all. I'll want to know you've still got {n:it|them}.]
The small whale closed his fin over {n:it|them}, and held on.
fr:
{H} tint {son T} un peu plus longtemps que nécessaire. Puis {h:il|elle} {T:le|la} glissa au creux de la nageoire.
[H:Tu n'as rien à en faire,] dit-{h:il|elle}. [H:C'est juste quelque chose à moi. Il faudra que je sache que tu {n:l'as|les as} encore.]
Le baleineau referma sa nageoire, et serra.

=== lack >
en:
The steps on the quay went down into the water, as such steps do, and nobody had ever checked whether they stopped.
They did not. At the bottom the weed was leaning, the crabs were leaning, and a plate went by, looking about it. The whole sea was turning, round one black rock as big as a cathedral, and from behind the rock, with his mouth set, came a very small whale.
[N:Good morning,] he said, not slowing down. [N:I'm looking for my mother. She's lost.]
[H:*She* is?] said {H}.
[N:I know exactly where I am,] said the whale. [N:I've been here nine times today.]
{>gag1}
fr:
L'escalier du quai descendait dans l'eau, comme tous les escaliers de quai. Personne n'avait jamais vérifié s'il s'arrêtait.
Il ne s'arrêtait pas. Tout en bas, les algues penchaient, les crabes penchaient, et une assiette passa, sans se presser. La mer entière tournait. Elle tournait autour d'un rocher noir, grand comme une cathédrale, et de derrière le rocher, la bouche serrée, sortit un tout petit baleineau.
[N:Bonjour,] dit-il sans ralentir. [N:Je cherche ma mère. Elle est perdue.]
[H:*Elle* est perdue ?] fit {H}.
[N:Moi, je sais très bien où je suis,] dit le baleineau. [N:J'y suis passé neuf fois, aujourd'hui.]
{>gag1}

=== try octopus >
en:
Anybody who wanted to get anywhere asked the octopus, who had a booth, a bell, and a reputation.
[B:Large, grey, in a hurry?] she said. [B:That way.] And eight arms pointed eight ways. [B:I don't say it's short, but it's complete.]
They tried all eight, and found a wreck, a wall, another wall, and a family at breakfast. When they came back, the octopus was doing her nails, which is a long job.
[B:No luck? It's odd, because she was standing just where you're standing, an hour ago, asking me where *he* had gone, and I told her what I told you. I treat everyone alike.]
The small whale had stopped listening at the word *hour*, and was already looking, with great attention, round the side of the booth, in case an hour could be seen from there.
{>fail}
fr:
Quand on voulait aller quelque part, on demandait à la pieuvre. Elle avait un guichet, une sonnette et une réputation.
[B:Grande, grise, pressée ?] dit-elle. [B:Par là.]
Huit bras montrèrent huit directions.
[B:Je ne dis pas que c'est court. Je dis que c'est complet.]
{hf:Ils|Elles} les essayèrent toutes. Il y eut une épave, un mur, un autre mur, une famille à table. Au retour, la pieuvre se limait les ongles, ce qui est long.
[B:Rien ? C'est curieux. Elle était là, à votre place, il y a une heure, et elle voulait savoir où *il* était passé. Je lui ai dit la même chose qu'à vous. Je ne fais pas de différences.]
Le baleineau n'écoutait plus depuis le mot *heure*. Il regardait déjà derrière le guichet, au cas où on l'aurait vue de là.
{>fail}

=== recap octopus
en:
The octopus had been asked the same question twice, from both ends.
fr:
On avait posé deux fois la même question à la pieuvre, une fois par chaque bout.

=== try race >
en:
[N:It's a matter of speed,] said the small whale. [N:She's always been slow.]
He let them hold on, {H} on the left and {F} on the right, and after that there was not much to be done about anything. {each:@ had the tail.|@ had the tail.} The sea became a noise, in which rocks came up, grew teeth, and were gone. They passed a cod so fast that she gave up telling people, because nobody believed her.
Behind the last rock he stopped so hard that he turned round once on the spot. A column of bubbles was rising there, each of them as big as a door, and when {H} put a hand in one it was warm, as a chair is warm.
[N:She's *dawdling*,] said the whale, whose voice was not quite under control. [N:You see? She was here, and she can't even wait.]
fr:
[N:C'est une question de vitesse,] dit le baleineau. [N:Elle a toujours été lente.]
Il les laissa s'accrocher, {H} à gauche, {F} à droite. {each:@ eut la queue.|@ eurent la queue.} À partir de là, il n'y eut plus grand-chose à décider. La mer devint un bruit. Des rochers approchaient, montraient les dents, disparaissaient. {hf:Ils|Elles} doublèrent une morue à une telle allure qu'elle renonça à le raconter : personne ne la croyait.
Derrière le dernier rocher, il freina si fort qu'il fit un tour sur lui-même. Une colonne de bulles montait, grosses comme des portes. {H} mit la main dans l'une d'elles. Elle était tiède comme une chaise qu'on vient de quitter.
[N:Elle *traîne*,] dit le baleineau, d'une voix qu'il ne tenait pas très bien. [N:Vous voyez ? Elle était là. Elle n'est même pas capable d'attendre.]

=== recap race
en:
Behind the last rock there had been nobody, and the place was warm.
fr:
Derrière le dernier rocher, il n'y avait personne, et la place était chaude.

=== try sardines
en:
Then the sardines went by, two hundred of them, wheeling all together, with the air of people who have been told something.
[H:They must know,] said {H}. [H:Nobody turns like that without a reason.]
So they fell in behind, and wheeled left with the sardines, and right with the sardines, over the rock and under the arch. It was restful, and rather grand. They had been round three times before {H} swam up to the last one and asked, politely, where everybody was going.
[O:How should we know?] said the last sardine. [O:We thought it was *you*.]
A silence spread forward through two hundred sardines.
[O:But then who,] said a thin voice at the front, [O:have I been following?]
fr:
Puis les sardines passèrent, deux cents, virant toutes ensemble, avec l'air de gens qu'on a mis au courant.
[H:Elles savent forcément,] dit {H}. [H:On ne tourne pas comme ça sans raison.]
Alors {hf:ils|elles} leur emboîtèrent le pas, ce qui, avec des sardines, est un peu délicat. À gauche avec les sardines, à droite avec les sardines, par-dessus le rocher, par-dessous l'arche : c'était reposant et même assez majestueux. Au troisième tour, {H} rattrapa la dernière et lui demanda poliment où tout le monde allait.
[O:Comment voulez-vous qu'on le sache ?] dit la dernière sardine. [O:On croyait que c'était *vous*.]
Un silence remonta le long de deux cents sardines.
[O:Mais alors,] fit une petite voix tout devant, [O:moi, je suis qui ?]

=== recap sardines
en:
You could go round all day behind somebody who was going round behind you.
fr:
On pouvait tourner toute la journée derrière quelqu'un qui tournait derrière vous.

=== strand >
en:
There was a restaurant on the reef, or at any rate there was a table, and beside it stood a penguin in evening dress with a tray held out in front of him. He did not turn his head when they came, because he was watching a spoon.
[D:Number four,] he said, as it drifted past. [D:The soup is due directly.]
[H:Doesn't it bother you?] said {H}. [H:All your things going round?]
[D:In the first week I ran,] said the penguin. [D:I was never so thin. I would reach the place, and the fork had just left. Then I hurt my foot and was obliged to stand still.] The soup arrived, and he lifted it out of the current without looking. [D:They were coming here all the time, you see. It was I who kept going out.]
fr:
Il y avait un restaurant sur le récif ou, en tout cas, une table. À côté se tenait un manchot en habit, un plateau devant lui. Quatre assiettes sur le plateau : pour un manchot, c'était beaucoup. Il ne tourna pas la tête. Il regardait venir une cuillère.
[D:La numéro quatre,] dit-il quand elle passa. [D:La soupe ne va plus tarder.]
[H:Ça ne vous gêne pas, toutes vos affaires qui tournent ?] demanda {H}.
[D:La première semaine, je courais,] dit le manchot. [D:Je n'ai jamais été si mince. J'arrivais, et la fourchette venait de partir. Puis je me suis foulé une patte, et il a bien fallu rester là.]
La soupe arriva. Il la cueillit au passage, sans regarder.
[D:Elles venaient toutes ici, figurez-vous. C'est moi qui étais toujours sorti.]

=== way >
en:
They went on asking, but the small whale asked without stopping, and generally had to hear the answer the next time round.
{>talent}
{>go}
In the ribs of the old ship lived a turtle, who listened to the question with her eyes shut, and for some time it was not clear that she would open them again.
[C:A big one,] she said. [C:Very worried. You have just missed her.]
[N:How just?]
[C:Oh, no time at all,] said the turtle. [C:In spring.] She considered him. [C:And again in June, and this morning, twice. She asks after you each time, and I said you looked well. You don't.]
fr:
{hf:Ils|Elles} continuèrent de demander. Le baleineau demandait sans s'arrêter, si bien qu'en général il n'entendait la réponse qu'au tour suivant.
{>talent}
{>go}
Dans les côtes du vieux navire vivait une tortue. Elle écouta la question les yeux fermés et, pendant un moment, rien ne prouva qu'elle allait les rouvrir.
[C:Une grande,] dit-elle. [C:Très inquiète. Vous venez de la manquer.]
[N:De combien ?]
[C:Oh, de rien du tout,] dit la tortue. [C:Au printemps.]
Elle l'examina.
[C:Et encore en juin. Et deux fois ce matin. Elle demande toujours de tes nouvelles. J'ai dit que tu avais bonne mine. Ce n'est pas vrai.]

=== road >
en:
Beyond the wreck began the kelp, a whole forest of it, and every stem lay flat, not so much broken as combed. Something huge had gone through here, so close to the sand that it had left a groove, and then it had gone through again, and again, until the groove was quite smooth.
[F:I shouldn't like to meet what made that,] said {F}.
The small whale, who had gone quiet, let himself down into the groove, which he fitted as a pea fits a bath. All along one side of it, a good deal higher up, ran a second line: thin, wobbly, and exactly his size.
[N:That's mine,] he said after a time. [N:I didn't know I made a mark.]
fr:
Après l'épave commençaient les algues, toute une forêt, et pas une tige debout. Elles n'avaient pas l'air cassées. Elles avaient l'air coiffées. Quelque chose d'énorme était passé là, si près du sable qu'il y avait creusé un sillon, puis était repassé, et repassé, et le sillon était maintenant tout lisse.
[F:Je n'ai pas très envie de rencontrer ce qui a fait ça,] dit {F}.
Le baleineau ne parlait plus. Il se laissa descendre dans le sillon. Il y tenait comme un petit pois dans une baignoire. Mais d'un côté, bien plus haut, courait une deuxième ligne : mince, tremblée, et tout juste à sa taille.
[N:Celle-là, c'est la mienne,] dit-il au bout d'un moment. [N:Je ne savais pas que je laissais une trace.]

=== quiet >
en:
Even a whale who is not lost gets tired in the end, and this one came to rest on the sand and shut one eye.
[N:It's only half of me,] he said. [N:We do it in halves, and the other half goes on looking.]
They sat with the half that was looking, and somewhere the soup went by.
[N:She has a stupid way of saying good night,] he told them, to nobody in particular. [N:She puts her nose here, under the chin, and pushes. I'm much too old for it, but you have to laugh, you can't help it. And then it's night.] He was silent so long that they thought both halves had gone. [N:It hasn't been night for me since it happened,] said the half that was awake.
fr:
Même un baleineau qui n'est pas perdu finit par se fatiguer. Il se posa sur le sable et ferma un œil.
[N:Ce n'est qu'une moitié,] dit-il. [N:Chez nous, on dort par moitiés. L'autre continue à chercher.]
{hf:Ils|Elles} s'assirent du côté qui cherchait. Quelque part, la soupe passa.
[N:Elle a une façon idiote de dire bonne nuit,] dit-il, sans s'adresser à personne. [N:Elle met son nez là, sous le menton, et elle pousse. J'ai largement passé l'âge. On est forcé de rire. Et après, c'est la nuit.]
Il se tut si longtemps qu'on crut les deux moitiés endormies.
[N:Pour moi, il n'a plus fait nuit depuis,] dit celle qui veillait.

=== insight >
en:
[N:Tenth time today,] said the small whale, turning to the rock again. [N:I have a feeling about the tenth.]
{>gag2}
{H} was drawing in the sand: a rock, a ring, a large dot, a small dot. {>recap1} {>recap2} {>recap3} {H} moved the dots along at the same speed, and they never met.
[H:When I was five I was lost at the market,] {h:he|she} said, [H:though I always say it was Grandpa who was. We went round and round the cheese for an hour, each looking for the other, and I only found him because I gave up, and sat on the lemons, and cried, and stopped moving.]
The whale said nothing, but he had slowed down a very little.
[H:One of you has to stay,] said {H}. [H:It needn't be the one who's lost, so long as it's somebody.]
fr:
[N:Dixième tour de la journée,] dit le baleineau en repartant vers le rocher. [N:Le dixième, je le sens bien.]
{>gag2}
{H} dessinait dans le sable un rocher, un rond, un gros point, un petit point. {>recap1} {>recap2} {>recap3} {H} fit avancer les deux points à la même vitesse. Ils ne se rencontraient jamais.
[H:À cinq ans, je me suis {h:perdu|perdue} au marché,] dit-{h:il|elle}. [H:Je dis toujours que c'était mon grand-père. Pendant une heure, on a tourné autour des fromages. On ne s'est trouvés que parce que j'ai laissé tomber. Je me suis {h:assis|assise} sur les citrons pour pleurer, et je n'ai plus bougé.]
Le baleineau avait ralenti, un tout petit peu.
[H:Il faut que l'un de vous reste là,] dit {H}. [H:Pas forcément celui qui est perdu. N'importe lequel.]

=== turn still >
en:
The small whale stopped, except for his tail, which had not been told, and went on for a bit.
[N:If I'm not looking,] he said, [N:then nobody is looking for her.]
{>pay}
[H:I'll do it with you,] said {H}. [H:I'm good at it.]
It was true: {H} could do it the way stones do, and sand settled on {h:his|her} knees, and a shrimp looked at rooms behind {h:his|her} ear, and the whale's tail grew slower, and hung.
[N:I am,] he said, very low. [N:Lost.]
[H:I know,] said {H}.
And the water turned dark, and in the dark there was an eye.
fr:
Le baleineau s'arrêta. Sa queue, qu'on n'avait pas prévenue, continua un peu.
[N:Si je ne cherche plus,] dit-il, [N:alors plus personne ne la cherche.]
{>pay}
[H:Je le fais avec toi,] dit {H}. [H:C'est mon fort.]
C'était vrai. {H} savait le faire comme font les pierres. Le sable se posa sur ses genoux. Une crevette visita derrière son oreille. Le baleineau regardait faire, et sa queue ralentit, et pendit.
[N:Je suis perdu,] dit-il, très bas.
[H:Je sais,] dit {H}.
Alors l'eau devint noire, et dans le noir, il y avait un œil.

=== turn why >
en:
[N:I can't,] said the small whale. [N:I've got to look for her. You don't understand.]
[H:No,] said {H}. [H:Why have you got to?]
[N:Because she's...] He began again. [N:Because somebody's lost.]
[H:And what do you think she's doing?]
[N:Looking.]
[H:Since spring?]
[N:Since spring.]
[H:When do you suppose she'll give up?]
[N:*She* won't,] he said. [N:She'd go round till the sea was worn through, and she'd never...] He stopped, in the middle of the sentence and of the sea.
[H:No,] said {H}. [H:So you can.]
{>pay}
Far off, on the other side of the rock, the weed began to lie down.
fr:
[N:Je ne peux pas,] dit le baleineau. [N:Il faut que je la cherche. Tu ne comprends pas.]
[H:Non,] dit {H}. [H:Pourquoi il faut ?]
[N:Parce qu'elle est...]
Il recommença.
[N:Parce que quelqu'un est perdu.]
[H:Et elle, à ton avis, elle fait quoi ?]
[N:Elle cherche.]
[H:Depuis le printemps ?]
[N:Depuis le printemps.]
[H:Et elle laisse tomber quand, d'après toi ?]
[N:*Elle* ? Mais elle userait la mer jusqu'au fond. Elle ne s'arrêtera jamais...]
Il s'arrêta là, au milieu de sa phrase et au milieu de la mer.
[H:Non,] dit {H}. [H:Donc toi, tu peux.]
{>pay}
Au loin, de l'autre côté du rocher, les algues commencèrent à se coucher.

=== restore
en:
She came round the rock like an evening, and it took the whole reef for all of her to stop.
[A:I have been looking for you,] said his mother, when she could, [A:everywhere.]
[N:Yes, well,] said the small whale. [N:I was here.] He thought it over. It could be put better. [N:I was here the whole time. I didn't look for you at all.]
[A:That was clever of you,] said his mother.
Then she put her nose under his chin, in front of everybody, and pushed, though he was much too old for it. Overhead, one by one, the plates began to sink.
{>close}
The small whale sleeps with both halves, now.
fr:
Elle contourna le rocher comme vient le soir. Il lui fallut toute la longueur du récif pour s'arrêter en entier.
[A:Je t'ai cherché,] dit sa mère, quand elle put parler, [A:partout.]
[N:Oui, bon,] dit le baleineau. [N:J'étais là.]
Il réfléchit. Cela pouvait se dire mieux.
[N:J'étais là tout le temps. Je ne t'ai pas cherchée du tout.]
[A:Ça, c'était malin,] dit sa mère.
Puis, devant tout le monde, elle lui mit le nez sous le menton, et elle poussa. Il avait largement passé l'âge. Au-dessus de leurs têtes, les assiettes se mirent à descendre, une à une.
{>close}
Le baleineau dort des deux moitiés, maintenant.

=== last
en:
{each:@ caught a plate, and two saucers.|@ caught a plate, and two saucers.}
fr:
{each:@ rattrapa une assiette et deux soucoupes.|@ rattrapèrent une assiette et deux soucoupes.}

=== strandEnd
en:
Twelve spoons lay down together in front of the penguin. [D:I shall miss the soup,] he said, [D:coming in.]
fr:
Douze cuillères se couchèrent ensemble devant le manchot. Il les contempla longtemps.
[D:La soupe va me manquer,] dit-il. [D:Sa façon d'arriver.]

=== cameo
en:
A small whale they knew went by on the far side of a much larger one, and pretended not to be holding on.
fr:
Un baleineau de leur connaissance passa derrière une baleine beaucoup plus grande, en faisant semblant de ne pas la tenir.

=== ask
en:
At the beginning the small whale says that it is his mother who is lost. Why?
{H} had never told anyone what really happened at the market. Why tell it now?
Is waiting doing nothing?
fr:
Au début, le baleineau dit que c'est sa mère qui est perdue. Pourquoi ?
{H} n'avait jamais raconté ce qui s'était vraiment passé au marché. Pourquoi le dire maintenant ?
Attendre, est-ce ne rien faire ?
`
