export const MOM_VOICE = `
=== home buttons | 5-8
en:
{F} could do up a coat, drink coffee and find a shoe, all at once, with her eyes on the clock. {H} had tried it. It needed three people.
fr:
{F} savait boutonner un manteau, boire un café et trouver une chaussure, le tout en même temps, les yeux sur l'horloge. {H} avait essayé. Il fallait être trois.

=== home voices | 5-8
en:
At bedtime {F} did all the voices: the wolf, the door, the weather. {H} liked the weather best. Nobody else's mother did weather.
fr:
Le soir, {F} faisait toutes les voix : le loup, la porte, la pluie. {H} préférait la pluie. Aucune autre maman ne faisait la pluie.

=== home plants | 5-8
en:
{F} talked to the plants, and the plants grew. {H} talked to the plants too, and they leaned the other way, but kindly.
fr:
{F} parlait aux plantes, et les plantes poussaient. {H} leur parlait aussi. Elles se penchaient un peu de l'autre côté, mais gentiment.

=== home lists | 9-14, modern
en:
{F} lived by lists. There was one on the fridge, one in the car, and one, it was said, of the lists. Now and then {H} added something in the same handwriting: *buy bread, ring Aunt Jo, do nothing till four*. Once, on a Saturday, they had found {F} in a deckchair, doing nothing, with a worried look, because it was on the list.
fr:
{F} vivait de listes : une sur le frigo, une dans la voiture et une, disait-on, des listes. De temps en temps, {H} ajoutait une ligne de la même écriture : *acheter du pain, appeler tante Jo, ne rien faire jusqu'à quatre heures*. Un samedi, on avait trouvé {F} dans une chaise longue, à ne rien faire, l'air soucieux. C'était sur la liste.

=== home before | 9-14, modern
en:
There were photographs of {F} from before: in one she was on a motorbike, in another she was on a stage with a trumpet. {H} looked at them sometimes, as you look at the map of a country you have been told is closed. {F} said there was nothing to tell, but she said it with a very small smile, and went to see about supper.
fr:
Il existait des photos {de F} d'avant. Sur l'une, elle était à moto. Sur une autre, elle était sur une scène, avec une trompette. {H} les regardait parfois, comme la carte d'un pays qu'on dit fermé. {F} assurait qu'il n'y avait rien à raconter. Elle le disait avec un tout petit sourire, et allait s'occuper du dîner.

=== gag three 1 | whole
en:
[F:I'm counting to three,] {t:says|said} {F}. [F:One. Two. Two and a half.]
fr:
[F:Je compte jusqu'à trois,] {t:dit|dit} {F}. [F:Un. Deux. Deux et demi.]

=== gag three 1 still | whole
en:
[F:One,] said {F}. [F:Two. And I'm still on two.]
fr:
[F:Un,] dit {F}. [F:Deux. Et je suis toujours à deux.]

=== gag three 2
en:
{F} was counting to three, under her breath, and stayed at two and three quarters.
fr:
{F} comptait tout bas jusqu'à trois, et resta à deux trois quarts.

=== gag three 2 stopped
en:
{F} began to count to three, looked at {H}, and stopped at two.
fr:
{F} commença à compter jusqu'à trois, regarda {H} et s'arrêta à deux.

=== gag three 3
en:
[F:Three,] {t:says|said} {F}, and {t:opens|opened} her arms.
It {t:turns|turned} out that was what three was for.
fr:
[F:Trois,] {t:dit|dit} {F} en ouvrant les bras.
C'{t:est|était} donc à ça que {t:sert|servait} trois.

=== gag three 3 said
en:
[F:One,] said {F}. [F:Two.] And {H} said three.
fr:
[F:Un,] dit {F}. [F:Deux.]
Et c'est {H} qui dit trois.

=== gag three 3 over
en:
[F:Shall I count to three?] asked {F} at bedtime. {H} was asleep by two.
fr:
[F:Je compte jusqu'à trois ?] demanda {F} au moment de dormir.
À deux, {H} dormait.

=== gag tea 1
en:
[F:And my tea!] {t:says|said} {F}. [F:It's getting cold at home, all by itself.]
fr:
[F:Et mon thé !] {t:dit|dit} {F}. [F:Il refroidit à la maison, tout seul.]

=== gag tea 1 table
en:
[F:I've just made tea,] said {F}. [F:It's on the table, thinking that I'm coming straight back.]
fr:
[F:Je venais de faire du thé,] dit {F}. [F:Il est sur la table, et il croit que je reviens tout de suite.]

=== gag tea 2
en:
Somewhere a tea {t:is|was} getting cold. {F} {t:does|did} not say so.
fr:
Quelque part, un thé {t:refroidit|refroidissait}. {F} n'en {t:parle|parla} pas.

=== gag tea 2 once
en:
{F} thought of a nice cup of tea, sighed, and stayed where {H} was.
fr:
{F} pensa à une bonne tasse de thé, soupira et resta avec {H}.

=== gag tea 3
en:
{F} {t:drinks|drank} her tea, stone cold, on the doorstep.
[H:Is it horrible?] {t:asks|asked} {H}.
[F:It's the best I ever had,] {t:says|said} {F}.
fr:
{F} {t:boit|but} son thé, glacé, devant la porte.
[H:C'est mauvais ?] {t:demande|demanda} {H}.
[F:C'est le meilleur de ma vie,] {t:dit|dit} {F}.

=== gag tea 3 two
en:
The tea had waited on the table, quite cold. {F} made some more, for two.
fr:
Le thé avait attendu sur la table, tout froid. {F} en refit, pour deux.

=== gag tea 3 cup
en:
{F} forgot a cup of tea again that evening. It was {H}'s fault, for telling it all so well.
fr:
Ce soir-là, {F} oublia encore un thé. C'était la faute {de H}, qui racontait trop bien.

=== gag eyes 1 | walks
en:
[F:I have eyes in the back of my head,] {t:says|said} {F}, and {t:walks|walked} into {H}.
fr:
[F:J'ai des yeux derrière la tête,] {t:dit|dit} {F}.
Et elle {t:rentre|rentra} dans {H}.

=== gag eyes 1 step | walks
en:
[F:I needn't turn round,] said {F}. [F:I've got eyes in the back of my head.] She had been looking for her keys since Monday.
fr:
[F:Pas besoin de me retourner,] dit {F}. [F:J'ai des yeux derrière la tête.]
Elle cherchait ses clés depuis lundi.

=== gag eyes 2
en:
{F} shut her eyes. She had others, she always said, in the back of her head.
fr:
{F} ferma les yeux. Elle en avait d'autres, disait-elle toujours, derrière la tête.

=== gag eyes 2 front
en:
{F} turned right round, to look at {H} with both eyes.
fr:
{F} se retourna, pour regarder {H} bien en face, des deux yeux.

=== gag eyes 3
en:
With the eyes in the back of her head {F} saw {H}, very small, a long time ago, waving. She waved.
fr:
Avec ses yeux de derrière, {F} vit {H} tout bébé, il y a longtemps, qui faisait coucou. Elle fit coucou.

=== gag eyes 3 ahead
en:
{F} went ahead, all the way home, and did not turn round. She could see {H} perfectly.
fr:
{F} resta devant jusqu'à la maison, sans se retourner. Elle voyait très bien {H}.

=== gag eyes 3 shut
en:
{F} shut all her eyes that night, back and front. There was nothing left to look out for.
fr:
Ce soir-là, {F} ferma tous ses yeux, ceux de devant et ceux de derrière. Il n'y avait plus rien à surveiller.

=== gag coat 1
en:
[F:Do up your coat,] {t:says|said} {F}.
[H:It isn't cold.]
[F:Mine is.]
fr:
[F:Ferme ton manteau,] {t:dit|dit} {F}.
[H:Il ne fait pas froid.]
[F:Moi, si.]

=== gag coat 1 her
en:
[F:It's cold,] said {F}, and did up {H}'s coat. It was {F} who was cold.
fr:
[F:Il fait froid,] dit {F} en fermant le manteau {de H}.
C'était elle qui avait froid.

=== gag coat 2
en:
{F} opened her coat, and put half of it round {H}.
fr:
{F} ouvrit son manteau et en mit la moitié autour {de H}.

=== gag coat 2 inside
en:
{F} took off her coat, and put all of it round {H}.
fr:
{F} ôta son manteau et le mit tout entier autour {de H}.

=== gag coat 3
en:
{H} {t:does|did} up {F}'s top button.
[F:I'm not cold,] {t:says|said} {F}.
[H:I am,] {t:says|said} {H}.
fr:
{H} {t:ferme|ferma} le premier bouton {de F}.
[F:Je n'ai pas froid,] {t:dit|dit} {F}.
[H:Moi, si,] {t:dit|dit} {H}.

=== gag coat 3 who
en:
[F:Who has got my coat?] asked {F}. {H} had, done up to the chin.
fr:
[F:Qui a mon manteau ?] demanda {F}.
C'était {H}, boutonné{h:|e} jusqu'au menton.

=== gag coat 3 two
en:
They came home in one coat, {H} in the left half and {F} in the right.
fr:
On rentra dans un seul manteau, {H} dans la moitié gauche et {F} dans la droite.

=== gag list 1
en:
{F} {t:looks|looked} at her list. [F:Bread, soap, dentist,] {t:reads|read} {F}. [F:There's nothing here about this.]
fr:
{F} {t:regarde|regarda} sa liste.
[F:Pain, savon, dentiste,] {t:lit|lut}-elle. [F:Il n'y a rien là-dessus.]

=== gag list 1 stamps
en:
[F:Soap, stamps, bread,] read {F} from her list. [F:Whoever wrote this did not know about today.]
fr:
[F:Savon, timbres, pain,] lut {F} sur sa liste. [F:On voit bien que c'était avant.]

=== gag list 2
en:
{F} turned over her shopping list. There was nothing on the back that would help.
fr:
{F} retourna sa liste de courses. Derrière, il n'y avait rien d'utile non plus.

=== gag list 2 small
en:
{F} folded her shopping list, very small, and forgot all about it.
fr:
{F} plia sa liste de courses, tout petit, et n'y pensa plus.

=== gag list 3
en:
That evening there {t:is|was} one new line on the list, already ticked: *this*.
fr:
Ce soir-là, il y {t:a|avait} une ligne de plus sur la liste, déjà cochée : *ça*.

=== gag list 3 bread
en:
[F:We've forgotten the bread,] said {F}, and looked delighted.
fr:
[F:On a oublié le pain,] dit {F}, enchantée.

=== gag list 3 top
en:
{F} wrote a new list. At the top it said: *the same again, soon*.
fr:
{F} fit une nouvelle liste. En haut, il y avait : *la même chose, bientôt*.

=== gag tissue 1
en:
[F:I've a tissue for that,] {t:says|said} {F}. {F} {t:has|had} a tissue for everything.
fr:
[F:J'ai un mouchoir pour ça,] {t:dit|dit} {F}.
{F} {t:a|avait} un mouchoir pour tout.

=== gag tissue 1 coming
en:
{F} had a tissue out before anybody sniffed.
[F:You can feel it coming,] said {F}.
fr:
{F} avait sorti un mouchoir avant le premier reniflement.
[F:Ça se sent venir,] dit {F}.

=== gag tissue 2
en:
{F} had one tissue left. She tore it in two, and gave half of it to {H}.
fr:
Il restait un mouchoir à {F}. Elle le déchira en deux et en donna la moitié à {H}.

=== gag tissue 2 sleeve
en:
{F} looked in her sleeve for a tissue. Then she gave {H} half of it.
fr:
{F} chercha un mouchoir dans sa manche. Puis elle en donna la moitié à {H}.

=== gag tissue 3
en:
[F:Has anyone got a tissue?] {t:says|said} {F}, sniffing.
{H} {t:has|had} half of one.
fr:
[F:Quelqu'un a un mouchoir ?] {t:dit|dit} {F} en reniflant.
{H} en {t:a|avait} une moitié.

=== gag tissue 3 blew
en:
{F} blew her nose, very loudly. It was from being happy.
fr:
{F} se moucha, très fort. C'était de bonheur.

=== gag tissue 3 knot
en:
{F} tied a knot in the last tissue, to remember the day by.
fr:
{F} fit un nœud au dernier mouchoir, pour se rappeler la journée.

=== gag squeeze 1
en:
{F} {t:squeezes|squeezed} {H}'s hand three times. [F:Three means: go on,] {t:says|said} {F}.
fr:
{F} {t:serre|serra} trois fois la main {de H}.
[F:Trois fois, ça veut dire : vas-y,] {t:dit|dit} {F}.

=== gag squeeze 1 three
en:
{F} took {H}'s hand, and squeezed it three times. It meant *go on*.
fr:
{F} prit la main {de H} et la serra trois fois. Ça voulait dire *vas-y*.

=== gag squeeze 2
en:
{F} {t:squeezes|squeezed} {H}'s hand, once. Nobody {t:knows|knew} what once {t:means|meant}.
fr:
{F} {t:serre|serra} la main {de H}, une fois. Personne ne {t:sait|savait} ce que ça {t:veut|voulait} dire.

=== gag squeeze 2 held
en:
{F} found {H}'s hand, and held it.
fr:
{F} chercha la main {de H}, et la garda.

=== gag squeeze 3
en:
{H} {t:squeezes|squeezed} {F}'s hand four times.
[F:What does four mean?]
[H:It means this,] {t:says|said} {H}.
fr:
{H} {t:serre|serra} quatre fois la main {de F}.
[F:Quatre fois, ça veut dire quoi ?]
[H:Ça veut dire ça,] {t:dit|dit} {H}.

=== gag squeeze 3 made
en:
At the door {F} squeezed once, and {H} squeezed twice. Put together, it meant *go on*.
fr:
Devant la porte, {F} serra une fois, et {H} deux. En tout, ça voulait dire *vas-y*.

=== gag squeeze 3 asleep
en:
{H} squeezed {F}'s hand once more, nearly asleep. It meant everything that was left.
fr:
{H} serra encore une fois la main {de F}, presque en dormant. Ça voulait dire tout le reste.

=== gag lose 1
en:
{F} {t:feels|felt} in one pocket, then in the other. [F:Nothing is ever lost,] {t:says|said} {F}. [F:It is somewhere interesting.]
[H:And us?]
[F:So are we.]
fr:
{F} {t:fouille|fouilla} dans une poche, puis dans l'autre.
[F:On ne perd jamais rien,] {t:dit|dit} {F}. [F:On le laisse dans un endroit intéressant.]
[H:Et nous, on est où ?]
[F:Dans un endroit intéressant.]

=== gag lose 1 where
en:
{F} looked round, once to the left and once to the right.
[F:We're not lost,] said {F}. [F:We're somewhere interesting.]
fr:
{F} regarda une fois à gauche, une fois à droite.
[F:On n'est pas perdus,] dit {F}. [F:On est dans un endroit intéressant.]

=== gag lose 2
en:
{F} looked all round, and held on to {H}.
fr:
{F} regarda tout autour, et serra {H} un peu plus fort.

=== gag lose 2 tight
en:
{F} began to say that they were somewhere interesting, did not finish, and held {H} tight.
fr:
{F} commença à dire que l'endroit était intéressant, n'acheva pas, et serra {H} contre elle.

=== gag lose 3
en:
[F:Look at that,] {t:says|said} {F} at the door. [F:The most interesting place of all.]
fr:
[F:Regarde,] {t:dit|dit} {F} devant la porte. [F:L'endroit le plus intéressant du monde.]

=== gag lose 3 found
en:
[F:I know somewhere interesting,] said {F}, and picked {H} up. [F:Here.]
fr:
[F:Je connais un endroit intéressant,] dit {F} en prenant {H} dans ses bras. [F:Ici.]

=== gag lose 3 map
en:
[F:Where were we today?] asked {F}. [F:I should like to get lost there again.]
fr:
[F:On était où, aujourd'hui ?] demanda {F}. [F:J'aimerais bien m'y perdre encore.]

=== gag words 1
en:
To keep everybody's spirits up, {F} {t:sings|sang} a song, and {t:has|had} the words wrong.
[F:I'm improving it,] {t:says|said} {F}.
fr:
Pour donner du courage à tout le monde, {F} {t:chante|chanta} une chanson, en se trompant de paroles.
[F:Je l'améliore,] {t:dit|dit} {F}.

=== gag words 1 half
en:
To keep everybody's spirits up, {F} sang. Half of it was *la la la*.
[F:That's the better half,] said {F}.
fr:
Pour donner du courage à tout le monde, {F} chanta. La moitié faisait *la la la*.
[F:C'est la meilleure moitié,] dit {F}.

=== gag words 2
en:
{F} {t:starts|started} a song, and there {t:are|were} no words in it at all.
fr:
{F} {t:commence|commença} une chanson. Il n'y {t:a|avait} plus du tout de paroles.

=== gag words 2 low
en:
{F} hummed, quite low, without any words.
fr:
{F} chantonna tout bas, sans paroles.

=== gag words 3
en:
That night {F} {t:sings|sang} the song. The words {t:are|were} all wrong, and every one of them {t:is|was} about {H}.
fr:
Ce soir-là, {F} {t:chante|chanta} sa chanson. Toutes les paroles {t:sont|étaient} fausses, et toutes {t:parlent|parlaient} {de H}.

=== gag words 3 knew
en:
{H} knew the song by now, and sang it with all of {F}'s words.
fr:
{H} savait la chanson, à présent, et la chanta avec toutes les paroles {de F}.

=== gag words 3 verse
en:
{F} made up one more verse, for that day. It was all *la la la*, and {H} understood every word.
fr:
{F} inventa un couplet de plus, pour ce jour-là. C'était tout en *la la la*, et {H} comprit chaque mot.

=== gag salt 1 | 5-8, 9-14
en:
[F:Needs salt,] said {F}. She said it of soups, and songs, and most plans.
fr:
[F:Ça manque de sel,] dit {F}.
Elle le disait des soupes, des chansons et de presque tous les plans.

=== gag salt 1 air | 5-8, 9-14
en:
{F} tasted the air.
[F:Not enough salt,] said {F}. She found that with most things.
fr:
{F} goûta l'air.
[F:Pas assez de sel,] dit {F}.
Elle trouvait ça de presque tout.

=== gag salt 2
en:
{F} put out the tip of her tongue, tasted the air, and did not say what it needed.
fr:
{F} goûta l'air, du bout de la langue, et ne dit pas ce qui manquait.

=== gag salt 2 advice
en:
{F}, who could always tell what was missing, could not tell.
fr:
{F}, qui savait toujours ce qui manquait, ne le savait pas.

=== gag salt 3
en:
[H:Well?] said {H}. [H:Today. Did it need salt?]
{F} thought it over.
[F:Not a grain,] she said.
fr:
[H:Alors ?] dit {H}. [H:La journée, elle manquait de sel ?]
{F} réfléchit.
[F:Pas un grain,] dit-elle.

=== gag salt 3 change
en:
[F:I wouldn't change a thing,] said {F}.
[H:Not even the salt?]
[F:Not even the salt.]
fr:
[F:Je n'y changerais rien,] dit {F}.
[H:Même pas le sel ?]
[F:Même pas le sel.]

=== gag salt 3 pinch
en:
At supper {F} forgot the salt. Nobody noticed, with so much to tell.
fr:
Au dîner, {F} oublia le sel. On avait tant à raconter que personne ne s'en aperçut.

=== gag sit 1 | walks
en:
[F:I'm only sitting down for one minute,] {t:says|said} {F}. She {t:says|said} it standing up.
fr:
[F:Je m'assois juste une minute,] {t:dit|dit} {F}.
Elle le {t:dit|dit} debout.

=== gag sit 1 soon | walks
en:
[F:Soon I'm going to sit down,] said {F}. [F:For one whole minute.]
fr:
[F:Bientôt, je m'assois,] dit {F}. [F:Une minute entière.]

=== gag sit 2
en:
{F}, who never stopped, stayed for one whole minute beside {H}.
fr:
{F}, qui ne s'arrêtait jamais, resta une minute entière à côté {de H}.

=== gag sit 2 spent
en:
{F} had three things to see to, and saw to none of them, and stayed with {H}.
fr:
{F} avait trois choses à faire, n'en fit aucune et resta avec {H}.

=== gag sit 3
en:
[H:You can sit down now,] {t:says|said} {H}.
{F} {t:sits|sat} down. It {t:lasts|lasted} until supper.
fr:
[H:Tu peux t'asseoir, maintenant,] {t:dit|dit} {H}.
{F} s'{t:assoit|assit}. Ça {t:dure|dura} jusqu'au dîner.

=== gag sit 3 long
en:
{F} sat down. [F:One minute,] she said. It was the longest of the year.
fr:
{F} s'assit.
[F:Une minute,] dit-elle.
Ce fut la plus longue de l'année.

=== gag sit 3 beside
en:
{F} sat down at last, and {H} sat down on her. It was not much of a rest, and it was very nice.
fr:
{F} s'assit enfin, et {H} s'assit sur elle. Ce n'était pas reposant. C'était très bien.

=== gag trumpet 1 | 5-8, 9-14, whole
en:
[F:Before you were born, I once did something very silly,] said {F}. [F:There was a goat in it.]
[H:And?]
[F:It was a very nice goat.]
fr:
[F:Avant ta naissance, j'ai fait une grosse bêtise,] dit {F}. [F:Il y avait une chèvre dedans.]
[H:Et alors ?]
[F:Une chèvre très bien.]

=== gag trumpet 1 once | 5-8, 9-14, whole
en:
[F:That reminds me of a silly thing I did once,] said {F}. [F:The goat has never told.]
fr:
[F:Ça me rappelle une bêtise que j'ai faite,] dit {F}. [F:La chèvre n'a jamais rien dit.]

=== gag trumpet 2
en:
{F} smiled at some silly thing she had done long ago, and did not tell it.
fr:
{F} sourit d'une bêtise d'autrefois, et ne la raconta pas.

=== gag trumpet 2 arm
en:
{F} thought of something, did not tell it, and put an arm round {H}.
fr:
{F} pensa à quelque chose, n'en dit rien et passa un bras autour {de H}.

=== gag trumpet 3
en:
[H:What did the goat do?] asked {H}.
[F:Well,] said {F}, and put out the light, and began.
fr:
[H:Et elle a fait quoi, la chèvre ?] demanda {H}.
[F:Eh bien,] dit {F}.
Elle éteignit la lampe et commença.

=== gag trumpet 3 goat
en:
That night {F} told the whole of it, goat and all. {H} laughed till the bed creaked.
fr:
Le soir, {F} raconta toute sa bêtise, avec la chèvre. {H} en rit à faire grincer le lit.

=== gag trumpet 3 sillier
en:
[F:That was even better than the goat,] said {F}, with respect.
[H:I knew you'd tell me,] said {H}. [H:Go on.]
fr:
[F:C'était encore plus fort que la chèvre,] dit {F} avec respect.
[H:Raconte la chèvre,] dit {H}.

=== fail tomorrow
en:
[F:We'll laugh about it,] said {F}. [F:I'm starting now, so as to get ahead.]
fr:
[F:On en rira,] dit {F}. [F:Je commence, pour prendre de l'avance.]

=== fail room
en:
[F:I have seen worse,] said {F}. [F:I have seen your room.]
fr:
[F:J'ai vu pire,] dit {F}. [F:J'ai vu ta chambre.]

=== fail stories
en:
[F:That,] said {F}, [F:is exactly how my mother met the mayor.]
fr:
[F:C'est exactement comme ça,] dit {F}, [F:que ma mère a rencontré le maire.]

=== go quick | afoot, walks
en:
{F} walked fast and talked slowly, so that the story lasted as long as the road.
fr:
{F} marchait vite et parlait lentement. L'histoire dura juste aussi longtemps que la route.

=== go hand
en:
{F} would hold out a hand behind her without looking, and {H} was always there to take it.
fr:
{F} tendait la main derrière elle, sans regarder, et {H} était toujours là pour la prendre.

=== go pocket | afoot, road, street, indoors, fed
en:
{F} pulled raisins out of a pocket, one for each corner they turned.
fr:
{F} tirait des raisins secs de sa poche, un par virage.

=== fail wipe
en:
{F} wiped {H}'s nose. It did not help, but it was done.
fr:
{F} moucha {H}. Ça ne changeait rien, mais c'était fait.

=== fail later
en:
[F:We'll laugh about it in the bath,] said {F}.
fr:
[F:On en rira dans le bain,] dit {F}.

=== fail plan
en:
[F:That was plan A,] said {F}. {F} had a whole alphabet.
fr:
[F:C'était le plan A,] dit {F}.
{F} avait tout l'alphabet.

=== fail snack | fed
en:
[F:That's what comes of deciding things before a biscuit,] said {F}, and got out the biscuits.
fr:
[F:Voilà ce que c'est, de décider avant le goûter,] dit {F} en sortant les biscuits.

=== go free
en:
{F} had both arms full. {H} put out a hand, and there was one free to take it all the same. No one ever knew how.
fr:
{F} avait les deux bras chargés. {H} tendit la main, et il y en eut quand même une de libre pour la prendre. Personne n'a jamais su comment.

=== go song | walks
en:
{F} hummed something from long ago, and their feet found that they knew it.
fr:
{F} fredonnait un vieil air, et leurs pieds s'aperçurent qu'ils le connaissaient.

=== go call | afoot, road, street
en:
[F:Mind the puddle,] said {F}, without turning round. There was a puddle.
fr:
[F:Attention à la flaque,] dit {F} sans se retourner.
Il y avait une flaque.

=== go warm
en:
Every so often {F} brought out of {f:his|her} pocket just the thing that was wanted, and put it back warm.
fr:
De temps en temps, {F} sortait de sa poche juste ce qu'il fallait, et l'y remettait tout chaud.

=== home voice | 9-14, modern
en:
{F} had three voices: one for the telephone, one for the garden gate, and one that came through the wall at night when she thought that {H} was asleep, and was only humming. It was this third one that {H} would have known anywhere, and it could not be imitated; {H} had tried, on the telephone, and been told that she was out.
fr:
{F} avait trois voix : une pour le téléphone, une pour le portail du jardin, et une qui passait à travers le mur, la nuit, quand elle croyait {H} {h:endormi|endormie}, et qui fredonnait seulement. C'est cette troisième-là {que H} aurait reconnue n'importe où. Elle ne s'imite pas. {H} avait essayé, au téléphone. On lui avait répondu que madame était sortie.

=== home keys | 5-8
en:
{F} could find anything in the house by shutting her eyes and asking it. Only her own keys never answered.
fr:
{F} retrouvait tout dans la maison : elle fermait les yeux et appelait. Seules ses clés à elle ne répondaient jamais.

=== home eyes | 5-8
en:
{F} had eyes in the back of her head. {H} had looked for them, under the hair, and found a pencil.
fr:
{F} avait des yeux derrière la tête. {H} avait cherché, sous les cheveux, et trouvé un crayon.

=== home bath | 5-8
en:
{F} sang in the bath, and the whole street knew the words. {H} was proud of it, most days.
fr:
{F} chantait dans son bain, et toute la rue connaissait les paroles. {H} en était {h:fier|fière}, la plupart du temps.

=== home minutes | 5-8
en:
When {F} said *five minutes*, it was an hour. When {F} said *we're late*, it was five minutes. {H} went by her shoes.
fr:
Quand {F} disait *cinq minutes*, c'était une heure. Quand {F} disait *on est en retard*, c'était cinq minutes. {H} regardait plutôt ses chaussures.

=== home knees | 5-8
en:
{F} could mend a knee by blowing on it. Nobody else's blowing was any good. {H} had tried several people.
fr:
{F} guérissait les genoux en soufflant dessus. Il fallait que ce soit elle. {H} avait essayé avec d'autres gens.

=== home bag | 5-8
en:
There was a whole house in {F}'s bag: string, plasters, a spoon, half a bun. {H} had once found the cat in it.
fr:
Dans le sac {de F}, il y avait toute une maison : de la ficelle, des pansements, une cuillère, une moitié de brioche. Une fois, {H} y avait trouvé le chat.

=== home temper | 9-14, walks
en:
{F} never lost her temper. She mislaid it, now and then, and went to look for it in the garden, where she pulled up things that may have been weeds. {H} would carry out two cups of tea and sit down on the step. By the second cup it had generally turned up.
fr:
{F} ne perdait jamais patience. Elle l'égarait, quelquefois, et partait la chercher au jardin, où elle arrachait des choses qui étaient peut-être des mauvaises herbes. {H} apportait deux tasses de thé et s'asseyait sur la marche. À la deuxième tasse, en général, on l'avait retrouvée.

=== home lastpage | 9-14
en:
{F} began every book with the last page, to see whether it was safe, and then put it on {H}'s shelf, or did not. There was one high up, turned to the wall. {H} had known for two years how it ended.
fr:
{F} commençait tous les livres par la dernière page, pour voir s'il n'y avait pas de danger, puis les mettait sur l'étagère {de H}, ou ne les mettait pas. L'un d'eux attendait tout en haut, tourné contre le mur. Depuis deux ans, {H} savait comment il finissait.

=== home drive | 9-14, modern
en:
{F} talked best while she was driving, since nobody had to look at anybody. All the important conversations had been held between the bridge and the bakery, and there was a bend after the school where {H} had been told the truth about the goldfish.
fr:
C'est au volant {que F} parlait le mieux, parce qu'on n'est pas obligé de se regarder. Toutes les conversations importantes avaient eu lieu entre le pont et la boulangerie, et c'est dans un virage, après l'école, {que H} avait appris la vérité sur le poisson rouge.

=== home words | 9-14
en:
{F} had a word for everything that comes in between: the hour when it is too early for the lamp, the last third of a biscuit, the face of somebody who is about to say *it doesn't matter*. {H} had written them all down. They could not have been looked up in any other dictionary.
fr:
{F} avait un mot pour tout ce qui est entre deux : l'heure où il est trop tôt pour la lampe, le dernier tiers d'un biscuit, la figure de quelqu'un qui va dire *ce n'est pas grave*. {H} les notait tous. On ne les aurait trouvés dans aucun autre dictionnaire.

=== go jelly | afoot, sea
en:
[F:Mind the jellyfish,] said {F}, without turning round. There was a jellyfish.
fr:
[F:Attention à la méduse,] dit {F} sans se retourner.
Il y avait une méduse.

=== go star | afoot, space
en:
[F:Mind your head,] said {F}, without looking up. A star went by.
fr:
[F:Attention à la tête,] dit {F} sans lever les yeux.
Une étoile passa.

=== say teeth | 5-8, 9-14
en:
[F:Teeth?] asked {F}. [F:Shoes? Handkerchief?]
[H:Yes,] said {H}, three times.
[F:And me?] said {F}. [F:Have you got me?]
fr:
[F:Les dents ?] demanda {F}. [F:Les chaussures ? Le mouchoir ?]
[H:Oui,] dit {H}, trois fois.
[F:Et moi ?] dit {F}. [F:Tu m'as, moi ?]

=== say nothing | 5-8, 9-14
en:
[F:I'm not saying anything,] said {F}, and did up {H}'s top button. {F} said most things that way.
fr:
[F:Je ne dis rien,] dit {F} en fermant le premier bouton {de H}.
C'est comme ça {que F} disait presque tout.

=== kept plants | 5-8, 9-14
en:
At home they told the plants. For once all of them leaned the right way.
fr:
À la maison, on raconta tout aux plantes. Pour une fois, elles se penchèrent du bon côté.

=== kept keys | 5-8, 9-14
en:
In front of the door {F} shut her eyes and asked for her keys. They answered.
fr:
Devant la porte, {F} ferma les yeux et appela ses clés. Pour une fois, elles répondirent.

=== kept voices | 5-8, 9-14
en:
At bedtime {F} did the weather. It had cleared up.
fr:
Au moment de dormir, {F} fit la pluie. Puis elle fit l'éclaircie.

=== kept voice | 5-8, 9-14
en:
That night the third voice came through the wall.
fr:
Cette nuit-là, à travers le mur, il y eut la troisième voix.

=== kept words | 5-8, 9-14
en:
By the evening {F} had found the word for it. {H} wrote it down.
fr:
Le soir, {F} avait trouvé le mot pour ça. {H} le nota.

=== met in coming | 5-8, 9-14
en:
who was coming too
fr:
qui venait aussi

=== met in time | 5-8, 9-14
en:
who was doing two other things
fr:
qui faisait deux autres choses en même temps

=== met in coat | 5-8, 9-14
en:
with her coat on already
fr:
son manteau déjà sur le dos

=== met then time | 5-8, 9-14
en:
She had the day off, and meant to use all of it.
fr:
Elle avait sa journée, et comptait bien s'en servir jusqu'au bout.

=== met then ready | 5-8, 9-14
en:
She had been ready long ago, except for one shoe.
fr:
Elle avait presque fini de se préparer : il manquait une chaussure.

=== plain saw | 5-8, 9-14
en:
{F} saw everything, and {H} saw the rest.
fr:
{F} voyait tout, et {H} voyait le reste.

=== plain most | 5-8, 9-14
en:
{F} held {H}'s things, and {H} held {F}'s hand.
fr:
{F} tenait les affaires {de H}, et {H} tenait la main {de F}.

=== plain air | 5-8, 9-14
en:
Now and then {H} took {F} out, to give {f:him|her} some air.
fr:
De temps en temps, {H} sortait {F}, pour lui faire prendre l'air.

=== plain reason | 5-8, 9-14
en:
{F} always had a handkerchief, and {H} always had a reason.
fr:
{F} avait toujours un mouchoir, et {H} avait toujours une bonne raison.

=== plain thinking | 5-8, 9-14
en:
{F} knew what {H} was thinking, and {H} knew that {F} knew.
fr:
{F} savait à quoi pensait {H}, et {H} savait {que F} savait.

=== plain careful | 5-8, 9-14
en:
{F} said *be careful*, {H} said *I am*, and that was how they went about.
fr:
{F} disait *attention*, {H} disait *mais oui*, et ça avançait comme ça.

=== plain knot | 5-8, 9-14
en:
There was no knot that {H} could tie and {F} could not untie.
fr:
Tous les nœuds que faisait {H}, {F} savait les défaire.

=== plain liked | 5-8, 9-14
en:
Wherever {H} was going, {F} had always wanted to see it.
fr:
Là où allait {H}, {F} avait toujours rêvé d'aller.

=== say head | 5-8, 9-14
en:
[F:Where have I put my hat?] asked {F}.
[H:On your head,] said {H}.
It was nearly always there.
fr:
[F:Où est-ce que j'ai mis mon chapeau ?] demanda {F}.
[H:Sur ta tête,] dit {H}.
C'était presque toujours là.

=== say list | 5-8, 9-14
en:
[F:Have we got everything?] asked {F}.
[H:What do we need?]
[F:That's the only thing we haven't got,] said {F}. [F:A list.]
fr:
[F:On a tout ?] demanda {F}.
[H:Il nous faut quoi ?]
[F:Ça, c'est la seule chose qu'on n'a pas,] dit {F}. [F:La liste.]
`
