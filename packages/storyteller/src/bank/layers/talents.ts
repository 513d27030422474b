/**
 * The talent, long before it is needed: `talent` in scene, on the way; `gift` in one sentence about
 * the hero, on page 1, where the parent told us nothing else of them. `why` is a flaw, `friend` the helper: who has no talent shows it
 * nowhere, so that these two have gifts only.
 */
export const TALENTS_TEXT = `
=== gift whistle kettle | 5-8, 9-14, modern
en:
{H} could whistle anything: a kettle, a blackbird, a train that is late.
fr:
{H} savait tout siffler : une bouilloire, un merle, un train en retard.

=== talent whistle door | 5-8, 9-14, afoot, road, street, hill, roof
en:
{H} whistled on the way. {h:He|She} did the neighbour's door so well that, far away, the neighbour said, [O:Come in!]
fr:
En chemin, {H} sifflait. {h:Il|Elle} imitait si bien la sonnette du voisin qu'au loin le voisin venait ouvrir.

=== gift notice ant | 5-8, 9-14
en:
{H} saw what nobody saw: the ant with a crumb, the odd button, somebody far off who winked.
fr:
{H} voyait ce que personne ne voyait : la fourmi et sa miette, le bouton dépareillé, quelqu'un, au loin, qui clignait d'un œil.

=== gift notice tape | 5-8, 9-14
en:
Nothing got past {H}. {h:He|She} was the one who found the end of the sticky tape.
fr:
Rien n'échappait à {H}. À la maison, c'était toujours {h:lui|elle} qui trouvait le bout du ruban adhésif.

=== gift still bus | 5-8, 9-14, modern
en:
{H} could keep so still that two ladies once stood beside {h:him|her} and waited for the bus.
fr:
{H} savait rester si tranquille qu'un jour deux dames s'étaient mises à côté {h:de lui|d'elle} pour attendre le bus.

=== gift still sparrows | 5-8, 9-14
en:
When {H} kept still, sparrows sat on {h:him|her}. {h:He|She} knew four of them by name.
fr:
Quand {H} ne bougeait plus, les moineaux se posaient sur sa tête. {h:Il|Elle} en connaissait quatre par leur nom.

=== gift draw jam | 5-8, 9-14
en:
{H} could draw anything with anything: a finger on a window, a stick in the sand, jam on toast.
fr:
{H} dessinait tout avec n'importe quoi : un doigt sur la vitre, un bâton dans le sable, la confiture sur la tartine.

=== talent draw whales | 5-8, 9-14, afoot, road, street, shore, space, hill
en:
{H} drew on the ground as {h:he|she} went along, with whatever was lying about. There were whales behind them now, all the way back.
fr:
{H} dessinait par terre, chemin faisant, avec ce qui se trouvait là. Derrière, à présent, il y avait des baleines tout le long.

=== gift build boxes | 5-8, 9-14, modern
en:
{H} could build something out of anything. At home there was a lift for slippers.
fr:
{H} fabriquait n'importe quoi avec n'importe quoi. Chez {h:lui|elle}, un ascenseur montait les pantoufles.

=== talent mimic aunts | 5-8, 9-14, road, street
en:
{H} could do anybody's voice. {h:He|She} did a goose, and the goose answered, and it took some time to get away.
fr:
{H} imitait n'importe quelle voix. {h:Il|Elle} fit l'oie, l'oie répondit, et il fallut du temps pour s'en aller.

=== gift listen walls | 5-8, 9-14
en:
{H} was good at listening. Snails told {h:him|her} things, which takes an afternoon each.
fr:
{H} savait écouter. Les escargots lui racontaient leur vie. Il faut compter un après-midi par escargot.

=== gift climb fridge | 5-8, 9-14, modern
en:
{H} could climb anything. {h:He|She} had seen the top of the fridge, and did not think much of it.
fr:
{H} grimpait partout, même en haut du frigo. Il n'y avait rien d'intéressant là-haut.

=== talent count stairs | 5-8, 9-14, afoot, road, street, hill, walks
en:
{H} counted things. {h:He|She} could not help it. There were four hundred and six steps from the front door, and {F} had skipped one.
fr:
{H} comptait tout, sans le vouloir : quatre cent six pas depuis la maison, et {F} en avait sauté un.

=== talent cook spoon | 5-8, 9-14, road, hill
en:
{H} could tell what anything tasted of by looking. [H:That hill,] {h:he|she} said, [H:is gingerbread.]
fr:
{H} savait le goût des choses rien qu'en les regardant.
[H:Cette colline,] disait-{h:il|elle}, [H:c'est du pain d'épices.]

=== talent tell shoe | 5-8, 9-14, afoot, road, walks
en:
To make the road shorter, {H} told a story about a shoe. {F} forgot to be tired, and walked into a bush.
fr:
Pour raccourcir la route, {H} raconta l'histoire d'une chaussure. {F} en oublia sa fatigue et entra dans un buisson.

=== gift remember teeth | 5-8, 9-14
en:
{H} remembered everything: what you had for lunch in March, and what you said about it.
fr:
{H} se rappelait tout : le menu du douze mars, et ce qu'on en avait dit.

=== talent dance puddle | 5-8, 9-14, street, indoors
en:
Somewhere a tap was dripping, in time. {H} had to dance it to the end.
fr:
Un robinet gouttait quelque part, en mesure. {H} dut danser jusqu'au bout.

=== gift why monday | 5-8, 9-14
en:
{H} had one bad habit, and it was a short one: *why?* Why is water wet? Why do Mondays come back? At the baker's, people hid.
fr:
{H} avait un défaut, un tout petit, d'un seul mot : *pourquoi ?* Pourquoi l'eau mouille ? Pourquoi les lundis reviennent ? À la boulangerie, les gens se cachaient.

=== gift friend both | 5-8, 9-14
en:
{H} was not the best at anything in particular. {F} was not, either. It had never stopped them.
fr:
{H} n'était {h:le meilleur|la meilleure} en rien de spécial. {F} non plus. Ça n'avait jamais empêché grand-chose.

=== talent whistle post | 5-8, 9-14, street, modern
en:
{H} whistled the postman's bicycle, and three dogs got up and looked at their watches.
fr:
{H} siffla le vélo du facteur, et trois chiens se levèrent pour voir l'heure.

=== talent whistle rain | 5-8, 9-14, afoot, road, hill
en:
{H} whistled whatever {h:he|she} saw. So now {h:he|she} whistled the way: long, then stones, then long.
fr:
{H} sifflait tout ce qu'{h:il|elle} voyait. {h:Il|Elle} siffla donc le chemin : long, puis des cailloux, puis long.

=== gift notice shoes | 5-8, 9-14
en:
After any party {H} could tell you who had had odd socks on. It was always the one you would not have thought.
fr:
Après une fête, {H} pouvait vous dire qui portait des chaussettes dépareillées. C'était toujours celui qu'on n'aurait pas cru.

=== talent notice gate | 5-8, 9-14, road, street, indoors, roof
en:
{H} looked at everything twice, in case it had moved.
fr:
{H} regardait tout deux fois, au cas où ça aurait bougé.

=== talent still moth | 5-8, 9-14, road, mild
en:
{H} stopped to let a moth finish its rest on {h:his|her} sleeve. It was a tired moth, and took its time.
fr:
{H} s'arrêta pour laisser un papillon finir sa sieste sur sa manche. C'était un papillon fatigué, et il prit son temps.

=== gift still hide | 5-8, 9-14
en:
Nobody played hide-and-seek with {H}. {h:He|She} did not hide. {h:He|She} just stopped, and they walked round {h:him|her}.
fr:
Plus personne ne jouait à cache-cache avec {H}, qui ne se cachait même pas : {h:il|elle} s'arrêtait, et on passait à côté.

=== talent draw fog | 5-8, 9-14, afoot, road, hill
en:
Wherever they rested, {H} left a drawing: a shoe in the dust, a queen on a leaf. That was a help for finding the way back. It was less of a help for getting there.
fr:
À chaque arrêt, {H} laissait un dessin : une chaussure dans la poussière, une reine sur une feuille. Pour retrouver le chemin, c'était pratique. Pour arriver, un peu moins.

=== gift draw nose | 5-8, 9-14
en:
With four lines {H} could draw anybody. With the fifth you knew who it was.
fr:
En quatre traits, {H} dessinait n'importe qui. Au cinquième, on savait qui c'était.

=== talent build bridge | 5-8, 9-14, afoot, road, street
en:
There was a puddle. {H} put a bridge over it, with a handrail for ants, and then they went on.
fr:
Une flaque barrait le passage. {H} fit un pont par-dessus, avec une rampe pour les fourmis, et on put continuer.

=== gift build string | 5-8, 9-14
en:
{H} never threw away string. [H:It isn't string,] {h:he|she} would say. [H:It's a crane that hasn't started.]
fr:
{H} ne jetait jamais une ficelle.
[H:Ce n'est pas une ficelle,] disait-{h:il|elle}. [H:C'est une grue qui n'a pas commencé.]

=== talent mimic bus | 5-8, 9-14, modern
en:
{H} could do anything {h:he|she} had heard once. To keep their spirits up {h:he|she} did the headmistress, then the kettle, then the headmistress waiting for the kettle.
fr:
{H} savait imiter tout ce qu'{h:il|elle} avait entendu une fois. Pour se donner du courage, {h:il|elle} fit la directrice, puis la bouilloire, puis la directrice qui attend la bouilloire.

=== gift mimic echo | 5-8, 9-14, walks
en:
{H} walked just like whoever walked in front. When they turned round to look, {h:he|she} turned round too.
fr:
{H} marchait toujours comme la personne de devant. Si elle se retournait pour voir, {H} se retournait aussi.

=== talent listen shell | 5-8, 9-14, road, street
en:
{H} laid an ear to a gatepost. [H:Somebody's coming,] {h:he|she} said. [H:Wednesday.]
fr:
{H} colla une oreille à un poteau.
[H:Quelqu'un arrive,] dit-{h:il|elle}. [H:Mercredi.]

=== gift listen grass | 5-8, 9-14
en:
People told {H} things. They did not know why. They only meant to ask the time, and there it all was.
fr:
Les gens se confiaient à {H}, sans savoir pourquoi. Ils voulaient juste demander l'heure, et tout sortait.

=== gift climb gate | 5-8, 9-14
en:
{H} did not go round things. {h:He|She} went over them, and was usually there first, with leaves.
fr:
{H} ne faisait jamais le tour. {h:Il|Elle} passait par-dessus et arrivait le plus souvent en tête, avec des feuilles.

=== talent count whistlers | 5-8, 9-14, sinking-crown
en:
[H:Three,] said {H}. {h:He|She} meant people whistling, in one street, before breakfast.
fr:
[H:Trois,] dit {H}.
C'étaient les gens qui sifflaient, dans une seule rue, avant le petit déjeuner.

=== talent count birds | 5-8, 9-14, road, street
en:
[H:Nineteen sparrows,] said {H}, who counted everything. One of them was a leaf.
fr:
[H:Dix-neuf moineaux,] dit {H}, qui comptait tout.
L'un d'eux était une feuille.

=== talent cook leaf | 5-8, 9-14, road, street, hill, shore, roof, tree
en:
{H} tasted the wind. [H:A bit more salt,] {h:he|she} told it.
fr:
{H} goûta le vent.
[H:Encore un peu de sel,] lui dit-{h:il|elle}.

=== talent tell hill | 5-8, 9-14, afoot, hill
en:
The hill was steep, so {H} told them about a much steeper one. After that, this one felt nearly flat.
fr:
La côte était raide. {H} en raconta une bien plus raide. Après ça, celle-ci parut presque plate.

=== talent tell frog | 5-8, 9-14, afoot, road
en:
{H} began a story with a frog in it. Before long there were four frogs listening at the side of the road, to see if it was anyone they knew.
fr:
{H} commença une histoire de grenouille. Bientôt, quatre grenouilles écoutaient au bord du chemin, pour voir si elles la connaissaient.

=== talent remember door | 5-8, 9-14, afoot, road, street
en:
{H} had been that way once before, in a pushchair, asleep. [H:Left at the blue dog,] {h:he|she} said.
fr:
{H} était {h:venu|venue} ici une seule fois, en poussette, pendant la sieste.
[H:À gauche après le chien bleu,] dit-{h:il|elle}.

=== talent dance shop | 5-8, 9-14, street
en:
Somewhere somebody was beating a carpet. {H} heard at once that it was a dance. Then they all had to wait until the carpet was clean.
fr:
Quelque part, on battait un tapis. {H} entendit tout de suite que c'était une danse. Il fallut attendre que le tapis soit propre.

=== gift why cow | 5-8, 9-14
en:
{H} had a talent that they give no marks for at school: asking why and, when somebody answered, why that was.
fr:
{H} avait un talent qu'on ne note pas à l'école : demander pourquoi et, quand on répondait, pourquoi ça.

=== gift why ladder | 9-14
en:
It was known that {H} had once asked a watchman why eight times running, and that at the eighth he had sat down and told {h:him|her} about his mother.
fr:
On racontait qu'un jour {H} avait demandé huit fois pourquoi à un veilleur de nuit et qu'à la huitième il s'était assis pour parler de sa mère.

=== gift friend stones | 5-8, 9-14
en:
{H} could not whistle, or draw, or climb. But if {F} tripped, there was always a hand there, and it was {H}'s.
fr:
{H} ne savait ni siffler, ni dessiner, ni grimper. Mais quand {F} trébuchait, il y avait toujours une main, et c'était celle {de H}.

=== gift friend half | 5-8, 9-14
en:
Whatever it was, {H} could do about half of it. It was a lucky thing that {F} could do about half too, and sometimes the other one.
fr:
Tout ce qu'il fallait faire, {H} en savait faire la moitié. {F} aussi et, certains jours, c'était l'autre moitié.

=== gift why pocket | 5-8, 9-14
en:
{H} always had a *why* ready, as other people have a handkerchief. Somebody might need one.
fr:
{H} avait toujours un *pourquoi* sur {h:lui|elle}, comme d'autres ont un mouchoir. On ne sait jamais, quelqu'un peut en avoir besoin.

=== gift why question | 9-14
en:
There are questions which are asked in order to be answered, and there are {H}'s. These were more like doors: you went through one, and found yourself in a corridor.
fr:
Il y a des questions qu'on pose pour avoir la réponse, et il y avait celles {de H}. C'étaient plutôt des portes : on en poussait une, et l'on se retrouvait dans un couloir.

=== gift why shop | 9-14
en:
In three shops {H} was no longer served first. It was not for any rudeness; it was that people liked to have the rest of the day free, before anybody asked them why they had gone into buttons.
fr:
Dans trois magasins, on ne servait plus {H} en premier. Ce n'était pas impoli : les gens préféraient avoir fini leur journée avant qu'on leur demande pourquoi ils s'étaient lancés dans les boutons.

=== talent mimic gate | 5-8, 9-14, road, street
en:
To pass the time {H} did {h:his|her} imitation of a gate that needs oiling. Somebody a long way off called out that they would see to it on Saturday.
fr:
{H} imita, pour passer le temps, une grille mal huilée. Très loin, quelqu'un cria que ce serait fait samedi.

=== gift mimic aunt | 5-8, 9-14
en:
{H} could do anybody after hearing them once. Grandma had talked to herself through a door for ten minutes before she found out that it was {H}.
fr:
{H} imitait n'importe qui, après l'avoir entendu une fois. Un jour, à travers une porte, Mamie avait parlé dix minutes avec elle-même : c'était {H}.

=== gift tell bus | 5-8, 9-14, modern
en:
When {H} told a story, people got off the bus at the wrong stop, and walked back, so as to get to the end.
fr:
Quand {H} racontait une histoire, les gens descendaient du bus au mauvais arrêt et rentraient à pied, pour avoir la fin.

=== gift tell pebble | 5-8, 9-14
en:
{H} could get a story out of anything. There was a pebble, and before long it had a sister who had gone away to be a mountain.
fr:
{H} tirait une histoire de tout. Il y avait un caillou : bientôt, il avait une sœur, partie devenir montagne.

=== gift listen apple | 5-8, 9-14
en:
{H} listened so well that even shy people told {h:him|her} things. So did one snail.
fr:
{H} écoutait si bien que même les timides lui parlaient. Un escargot aussi.

=== gift count hum | 5-8, 9-14
en:
{H} counted without meaning to, as other people hum: gates, chimneys, noses with a cold.
fr:
{H} comptait sans y penser, comme d'autres fredonnent : les grilles, les cheminées, les nez qui coulent.

=== gift dance kerb | 5-8, 9-14, road, street, walks
en:
{H} never just walked round a puddle. There was a step for puddles, and another for kerbs, and one, with a turn in it, for being late.
fr:
{H} ne contournait jamais une flaque bêtement. Il y avait un pas pour les flaques, un autre pour les trottoirs, et un, avec un tour, pour les jours pressés.

=== gift remember button | 5-8, 9-14
en:
{H} remembered everything: who had on which socks in May, and what the rain said on the roof.
fr:
{H} se souvenait de tout : qui portait quelles chaussettes au mois de mai, et ce que disait la pluie sur le toit.

=== gift climb wall | 5-8, 9-14
en:
If a thing had a top, {H} had generally sat on it. From up there, people are mostly hats.
fr:
Quand une chose avait un haut, {H} s'y était en général déjà {h:assis|assise}. De là, les gens sont surtout des chapeaux.

=== gift whistle anything | 5-8, 9-14
en:
{H} could whistle whatever there was to hear: a door, a blackbird, an aunt.
fr:
{H} savait siffler tout ce qui s'entend : une porte, un merle, une tante.

=== gift whistle nose | 5-8, 9-14
en:
{H} could whistle in and out, so that a tune never had to stop. Some people wished that it would.
fr:
{H} savait siffler en soufflant et en aspirant. Un air pouvait durer toujours. Certains trouvaient que c'était long.

=== talent whistle bubbles | 5-8, 9-14, sea
en:
Down there {H} whistled in bubbles, one for each note. A herring read them as they went up, and hummed.
fr:
Là-dessous, {H} sifflait en bulles, une par note. Un hareng les lisait au passage et fredonnait.

=== talent whistle star | 5-8, 9-14, space
en:
{H} whistled the kettle, and a small star looked round to see what was boiling.
fr:
{H} siffla la bouilloire, et une petite étoile se retourna pour voir ce qui chauffait.

=== talent dance clam | 5-8, 9-14, sea
en:
Somewhere a clam was clapping in time. {H} could never say no to a tune, and danced to the end. They lost ten minutes.
fr:
Quelque part, une palourde claquait en mesure. {H} ne savait pas résister, et dansa jusqu'à la fin. On perdit dix minutes.

=== talent dance star | 5-8, 9-14, space, night
en:
One of the stars was blinking in waltz time. {H} danced the answer, and the star blinked faster.
fr:
Une étoile clignotait à trois temps. {H} répondit en dansant, et l'étoile accéléra.

=== talent tell shrimp | 5-8, 9-14, sea
en:
{H} began a story about a shrimp. Soon four shrimps were listening, to see if it was anyone they knew.
fr:
{H} commença une histoire de crevette. Bientôt, quatre crevettes écoutaient, pour voir si elles la connaissaient.

=== talent tell wait | 5-8, 9-14, waiting
en:
It took a while. {H} told {F} a story that took longer. {F} asked if it was nearly over, and {H} had to ask which.
fr:
C'était un peu long. {H} raconta à {F} une histoire plus longue encore. {F} demanda si c'était bientôt fini. {H} voulut savoir quoi.

=== talent tell long | 5-8, 9-14, afoot
en:
{H} told {F} the story of a very short road, and they went a little faster.
fr:
{H} raconta à {F} l'histoire d'un chemin très court, et on alla un peu plus vite.

=== talent still sleeve | 5-8, 9-14, sea
en:
They rested once. {H} kept so still that small fish swam in at one sleeve and out at the other.
fr:
Il fallut souffler un peu. {H} bougeait si peu que de petits poissons entraient par une manche et sortaient par l'autre.

=== talent count bubbles | 5-8, 9-14, sea
en:
[H:Ninety-one bubbles,] said {H}, who counted everything. One of them was a jellyfish.
fr:
[H:Quatre-vingt-onze bulles,] dit {H}, qui comptait tout.
L'une d'elles était une méduse.

=== talent count stars | 5-8, 9-14, space, night
en:
[H:Four thousand and nine stars,] said {H}, who counted everything. One of them was a lamp.
fr:
[H:Quatre mille neuf étoiles,] dit {H}, qui comptait tout.
L'une d'elles était une lampe.

=== talent draw sand | 5-8, 9-14, sea, shore
en:
With one finger {H} drew things in the sand. The drawings stayed for as long as nobody breathed.
fr:
{H} dessinait dans le sable, du bout du doigt. Les dessins tenaient aussi longtemps que personne ne respirait.

=== talent listen kitchen | 5-8, 9-14, sea, shore
en:
{H} listened to a shell. There was a kitchen in it, far away, and somebody laying the table.
fr:
{H} colla l'oreille à un coquillage. On entendait une cuisine, très loin, et quelqu'un qui mettait la table.

=== talent cook reef | 5-8, 9-14, sea
en:
[H:That rock,] said {H}, who could taste things by looking, [H:is lemon ice.]
fr:
[H:Ce rocher,] dit {H}, qui goûtait avec les yeux, [H:c'est du sorbet au citron.]

=== gift cook toast | 5-8, 9-14
en:
{H} knew what things tasted of without licking them. Doors were mostly toast.
fr:
{H} savait quel goût ont les choses, sans les lécher. Les portes, c'était surtout du pain grillé.

=== gift remember song | 5-8, 9-14
en:
{H} never forgot a thing, not even the things you are meant to forget, such as what is in the parcel.
fr:
{H} n'oubliait jamais rien, même ce qu'il faut oublier, comme ce qu'il y a dans le cadeau.

=== gift build cushions | 5-8, 9-14
en:
Give {H} two of anything, and there was soon a bridge. With three there was a toll.
fr:
Avec deux choses, n'importe lesquelles, {H} faisait un pont. Avec trois, il y avait un péage.

=== gift notice hat | 5-8, 9-14
en:
{H} noticed things: the one person not laughing, the one cup facing the wall.
fr:
{H} remarquait tout : la seule personne qui ne riait pas, la seule tasse tournée vers le mur.

=== gift dance nobody | 5-8, 9-14
en:
{H} danced when nobody was looking, and a little when they were.
fr:
{H} dansait quand personne ne regardait, et un peu quand on regardait.

=== talent dance beat | 5-8, 9-14, very-small-world
en:
Under the ground something was beating: *boom, boom*. {H} could never resist a *boom*, and danced all the way round.
fr:
Sous le sol, quelque chose battait : *poum, poum*. {H} ne résistait jamais à un *poum*, et dansa tout le tour.

=== talent whistle stair | 5-8, 9-14
en:
{H} could whistle anything {h:he|she} had ever heard. {h:He|She} did the front door at home, and then the third stair. {F} turned round to see who was coming in.
fr:
{H} savait siffler tout ce qu'{h:il|elle} entendait. {h:Il|Elle} fit la porte de la maison, puis la troisième marche. {F} se retourna pour voir qui rentrait.

=== talent notice thread | 5-8, 9-14
en:
[H:You've a crumb there,] said {H}. {F} had been wearing it since breakfast, where nobody would have looked.
fr:
[H:Tu as une miette, là,] dit {H}.
{F} la portait depuis le petit déjeuner, à un endroit que personne ne regarde.

=== talent still where | 5-8, 9-14
en:
When {H} looked at a thing, {h:he|she} kept so still that {F} went straight past, came back, and asked where {h:he|she} had got to.
fr:
Pour bien regarder une chose, {H} ne bougeait plus du tout. {F} {h:le|la} dépassa sans {h:le|la} voir, revint et demanda où {h:il|elle} était.

=== talent still hundred | 5-8, 9-14, road, street, roof, tree, mild
en:
A spider had stopped in the middle of its thread. {H} stopped too, and kept quite still until {F} had counted to a hundred.
[F:Well?] asked {F}.
[H:A little longer,] said {H}. [H:It's only just getting used to us.]
fr:
Une araignée s'était arrêtée au milieu de son fil. {H} s'arrêta aussi et ne bougea plus d'un cil. {F} compta jusqu'à cent.
[F:Alors ?] demanda {F}.
[H:Encore un peu,] dit {H}. [H:Elle commence seulement à s'habituer à nous.]

=== talent still flower hundred | 5-8, 9-14, sea
en:
A sea flower shut up tight as they went by. {H} kept quite still in front of it until {F} had counted to a hundred.
[F:Well?] asked {F}.
[H:A little longer,] said {H}. [H:It's only just getting used to us.]
fr:
À leur passage, une fleur de mer se referma d'un coup. {H} resta devant, sans bouger d'un cil. {F} compta jusqu'à cent.
[F:Alors ?] demanda {F}.
[H:Encore un peu,] dit {H}. [H:Elle commence seulement à s'habituer à nous.]

=== talent still closer | 5-8, 9-14, afoot, road
en:
{H} could look at a thing until it came closer. It worked with cats. That day it worked with the road.
fr:
{H} savait regarder une chose jusqu'à ce qu'elle approche. Ça marchait avec les chats. Ce jour-là, ça marcha avec la route.

=== talent draw back | 5-8, 9-14
en:
So as not to forget the way, {H} drew it with one finger on {F}'s back.
[F:A little to the left,] said {F}. [F:That's where it itches.]
fr:
Pour ne pas oublier le chemin, {H} le dessinait, du bout du doigt, dans le dos {de F}.
[F:Un peu à gauche,] dit {F}. [F:C'est là que ça gratte.]

=== talent build pockets | 5-8, 9-14
en:
{H} still had time to build a chair out of what there was in {h:his|her} pockets. It was quite a small one, and stayed there for whoever came next.
fr:
{H} eut encore le temps de fabriquer une chaise, une toute petite, avec le contenu de ses poches, et de la laisser là pour qui passerait.

=== talent mimic eyebrows | 5-8, 9-14
en:
{H} could do anybody. {h:He|She} did {F}, with the eyebrows. {F} did not know who it was, but thought it looked like somebody nice.
fr:
{H} savait imiter tout le monde. {h:Il|Elle} fit {F}, avec les sourcils. {F} ne trouva pas qui c'était, mais ça avait l'air de quelqu'un de bien.

=== talent listen behind | 5-8, 9-14
en:
[H:Shh,] said {H}, and listened. First came {F}'s breath. Behind that was {H}'s own heart. And behind that, a long way off, was nothing at all, which is the hardest to hear.
fr:
[H:Chut,] dit {H}, les yeux fermés.
Il y avait {F} qui respirait. Derrière, le cœur {de H}. Et derrière encore, très loin, rien du tout, ce qui est le plus difficile à entendre.

=== talent climb on | 5-8, 9-14, afoot
en:
{H} climbed the tallest thing they came to, to see. [H:It goes on!] {h:he|she} called down, and that was good to know.
fr:
{H} grimpa sur le plus haut qu'on trouva.
[H:Ça continue !] cria-t-{h:il|elle} de là-haut.
C'était bon à savoir.

=== talent climb top | 5-8, 9-14, waiting
en:
[F:Where are you?] whispered {F}.
[H:Up here,] said {H}, who could never sit under a thing if there was a top to it.
fr:
[F:Tu es où ?] chuchota {F}.
[H:En haut,] dit {H}, incapable de s'asseoir sous une chose quand on pouvait s'asseoir dessus.

=== talent count middle | 5-8, 9-14
en:
{H} counted everything. [H:Fifty-three,] {h:he|she} said.
[F:Fifty-three what?]
[H:Shh. I'm in the middle.]
fr:
{H} comptait tout.
[H:Cinquante-trois,] dit-{h:il|elle}.
[F:Cinquante-trois quoi ?]
[H:Chut. Cinquante-quatre.]

=== talent cook pancakes | 5-8, 9-14, road, street, hill, indoors, roof, tree, shore
en:
{H} sniffed, with {h:his|her} eyes shut. [H:Somebody had pancakes,] {h:he|she} said. [H:The third one stuck.]
fr:
{H} renifla, les yeux fermés.
[H:Quelqu'un a fait des crêpes,] dit-{h:il|elle}. [H:La troisième a collé.]

=== talent cook star | 5-8, 9-14, space
en:
{H} looked up, and knew at once. [H:That star is the lemon one. They always leave the lemon one.]
fr:
{H} leva le nez et sut tout de suite.
[H:Cette étoile-là, c'est celle au citron. Il reste toujours celle au citron.]

=== talent remember before | 5-8, 9-14, fed
en:
[F:What was I going to say?] asked {F}.
[H:That you were hungry,] said {H}. [H:You were going to say it last time, too.]
fr:
[F:Qu'est-ce que j'allais dire ?] demanda {F}.
[H:Que tu avais faim,] dit {H}. [H:La dernière fois aussi, tu allais le dire.]

=== talent remember sneeze | 5-8, 9-14, afoot
en:
[H:Don't look up,] said {H}, who remembered everything. [H:Last time, you sneezed.] {F} looked up, and sneezed.
[H:You see?]
fr:
[H:Ne lève pas le nez,] dit {H}, qui se souvenait de tout. [H:La dernière fois, tu as éternué.]
{F} leva le nez, et éternua.
[H:Tu vois ?]

=== talent dance waltz | 5-8, 9-14, afoot
en:
{H} never went straight on. {h:He|She} waltzed, and by the time {F} noticed, {f:he|she} was waltzing too.
fr:
{H} n'allait jamais tout droit : {h:il|elle} valsait. Le temps de s'en apercevoir, {F} valsait aussi.

=== talent dance toes | 5-8, 9-14, waiting, walks
en:
{H} was keeping quite still, except for both feet. They had thought of something.
fr:
{H} ne bougeait pas, sauf les deux pieds. Ils avaient une idée.

=== talent whistle tune | 5-8, 9-14
en:
{H} whistled the tune that nobody knows the end of, and stopped where everybody stops. {F} waited a little longer.
fr:
{H} siffla cet air dont personne ne connaît la fin, et s'arrêta où l'on s'arrête toujours. {F} attendit encore un peu.

=== talent whistle roof | 5-8, 9-14
en:
{H} whistled a leaking roof, drop by drop, until {F} looked up to see.
fr:
{H} siffla un toit qui fuit, goutte à goutte. {F} finit par lever la tête pour voir.

=== talent whistle home | 5-8, 9-14, afoot, walks
en:
{H} whistled, to cheer everybody on. By mistake {h:he|she} whistled the way people whistle you home, and they very nearly turned round.
fr:
{H} sifflait, pour donner du courage. Sans faire exprès, {h:il|elle} siffla comme on siffle pour rentrer à la maison, et tout le monde faillit faire demi-tour.

=== talent listen nothing | 5-8, 9-14, road, street, indoors, sea, shore, roof, tree, hill
en:
{H} put up a finger, and {F} listened. [H:That was nothing,] said {H}, quite pleased. [H:You hardly ever hear it.]
fr:
{H} leva un doigt, et {F} écouta.
[H:Ça, c'était rien,] dit {H}, {h:ravi|ravie}. [H:On ne l'entend presque jamais.]

=== talent listen mouth | 5-8, 9-14
en:
[H:Shh! You're loud,] whispered {H}, listening.
[F:I was only breathing,] said {F}.
fr:
[H:Chut ! Tu fais du bruit,] souffla {H}, l'oreille tendue.
[F:Je respirais, c'est tout,] dit {F}.

=== talent notice lean | 5-8, 9-14
en:
Nothing got past {H}: not a lost button, nor a wink, nor the yawn that {F} was hiding.
fr:
Rien n'échappait à {H} : ni un bouton perdu, ni un clin d'œil, ni le bâillement que cachait {F}.

=== talent climb near | 5-8, 9-14, afoot
en:
{H} climbed whatever there was to climb, to see farther, and came down again. What you saw from up there was mostly down here.
fr:
{H} grimpa sur le plus haut qu'{h:il|elle} trouva, pour voir plus loin, et redescendit. De là-haut, on voyait surtout ici.

=== talent climb willow | 5-8, 9-14, nobody-passes
en:
{H} climbed a willow, to see farther, and came down again. What you saw from up there was mostly the queue.
fr:
{H} grimpa dans un saule, pour voir plus loin, et redescendit. De là-haut, on voyait surtout la file.

=== talent remember foot | 5-8, 9-14, walks
en:
{H} remembered everything: how they had set out, with which foot, and what {F} had said about it.
fr:
{H} se rappelait tout : comment on était parti, de quel pied, et ce {que F} en avait dit.

=== talent build seat | 5-8, 9-14
en:
{H} made {F} a seat, out of two things and a third. It held as long as nobody sat on it.
fr:
{H} fabriqua un siège pour {F}, avec deux choses et une troisième. Il tint bon tant que personne ne s'assit.

=== talent draw air | 5-8, 9-14, afoot
en:
With one finger, {H} drew all of them in the air, in a row. You could tell who was who. {F} asked to be made a little taller.
fr:
Du doigt, {H} dessina tout le monde en l'air, en rang. On reconnaissait chacun. {F} demanda à être un peu plus {f:grand|grande}.

=== talent mimic rain | 5-8, 9-14
en:
{H} could do any sound there is. To pass the time {h:he|she} did the rain, and {F} had looked for shelter before {f:he|she} remembered who was raining.
fr:
{H} savait faire tous les bruits. Pour passer le temps, {h:il|elle} fit la pluie, et {F} chercha un abri avant de se rappeler qui pleuvait.

=== talent tell next | 5-8, 9-14, afoot
en:
To make the way shorter, {H} told a story. {F} asked if the way could be longer.
fr:
Pour que le chemin soit plus court, {H} racontait une histoire. {F} demanda si le chemin ne pouvait pas être plus long.

=== talent cook pepper | 5-8, 9-14
en:
{H} sniffed. [H:Too much pepper,] {h:he|she} said, of nothing in particular. {F} sneezed.
fr:
{H} renifla.
[H:Trop de poivre,] dit-{h:il|elle}, comme ça, en général.
{F} éternua.

=== gift count steps | 5-8, 9-14, walks
en:
{H} knew how many steps it was to anywhere, and how many back, which is not always the same.
fr:
{H} savait combien il y a de pas pour aller quelque part, et combien pour revenir : ce n'est pas toujours pareil.

=== gift count answer | 5-8, 9-14
en:
If you asked {H} how things were, {h:he|she} sometimes said: nine out of ten.
fr:
Quand on demandait à {H} comment ça allait, {h:il|elle} répondait parfois : neuf sur dix.

=== gift count queue | 5-8, 9-14
en:
{H} could see at a glance how many were in a queue, and how many of them were dogs.
fr:
{H} voyait d'un coup d'œil combien attendaient dans une queue, et combien étaient des chiens.

=== gift cook next door | 5-8, 9-14
en:
{H} could tell, with {h:his|her} eyes shut, what they had had for lunch next door.
fr:
{H} devinait, les yeux fermés, ce que les voisins avaient mangé à midi.

=== gift cook onion | 5-8, 9-14, fed
en:
Give {H} one onion and a spoon, and there would be six people at table.
fr:
Avec un oignon et une cuillère, {H} faisait venir six personnes à table.

=== gift cook missing | 5-8, 9-14
en:
{H} always knew what was missing. Mostly it was salt, and sometimes it was somebody.
fr:
{H} savait toujours ce qui manquait. En général, c'était le sel et, parfois, quelqu'un.

=== gift dance queue | 5-8, 9-14
en:
{H} could not stand in a queue without the queue beginning to sway.
fr:
{H} ne pouvait pas faire la queue sans que la queue se mette à se balancer.

=== gift dance door | 5-8, 9-14
en:
When {H} came through a door, you could tell what song was in {h:his|her} head.
fr:
À sa façon d'entrer dans une pièce, on savait quelle chanson {H} avait dans la tête.

=== gift draw copy | 5-8, 9-14
en:
{H} drew things as they would have liked to be. The neighbours' dog had asked for a copy.
fr:
{H} dessinait les choses comme elles auraient aimé être. Le chien d'en face avait demandé un double.

=== gift draw hedge | 5-8, 9-14
en:
{H} drew so well that a neighbour had once watered a hedge made of chalk.
fr:
{H} dessinait si bien qu'un jour une voisine avait arrosé une haie à la craie.

=== gift mimic wind | 5-8, 9-14
en:
{H} could do the wind in the chimney so well that people got up to shut the window.
fr:
{H} imitait si bien le vent dans la cheminée qu'on se levait pour fermer la fenêtre.

=== gift mimic accent | 5-8, 9-14
en:
{H} spoke to every animal with its own accent, and was generally taken for a cousin.
fr:
{H} parlait à chaque bête avec son accent, et passait en général pour un membre de la famille.

=== gift tell before | 5-8, 9-14
en:
{H} could not say what had happened without saying what happened just before. People had learned to sit down first.
fr:
{H} ne racontait pas ce qui s'était passé sans raconter ce qui s'était passé juste avant. Par prudence, on s'asseyait.

=== gift tell soup | 5-8, 9-14, fed
en:
More than one soup had gone cold because of what {H} was telling.
fr:
Plus d'une soupe avait refroidi à cause d'une histoire {de H}.

=== talent count sighs | 5-8, 9-14
en:
[H:That's twelve sighs today,] said {H}, who counted everything.
[F:Oh,] sighed {F}.
[H:Thirteen.]
fr:
[H:Ça fait douze soupirs aujourd'hui,] dit {H}, qui comptait tout.
[F:Oh,] soupira {F}.
[H:Treize.]

=== talent count missing | 5-8, 9-14
en:
{H} counted all the round things in sight. [H:Seventeen,] {h:he|she} said, [H:with {F}'s nose.]
fr:
{H} compta tout ce qui était rond.
[H:Dix-sept,] dit-{h:il|elle}, [H:avec le nez {de F}.]

=== talent count everybody | 5-8, 9-14
en:
{H} counted everybody, to be sure. {F} liked it, and came back to be counted again.
fr:
{H} compta tout le monde, par prudence. Cela plut tant à {F} qu'{f:il|elle} revint se faire compter.

=== talent still both | 5-8, 9-14
en:
{H} kept still, so as to see more. {F} kept still as well, and saw mostly {H}.
fr:
{H} ne bougeait pas, pour mieux voir. {F} ne bougeait pas non plus, et voyait surtout {H}.

=== talent still long | 5-8, 9-14
en:
[H:Nobody move, and listen,] said {H}. Nobody moved.
[F:For how long?] asked {F}, out of the corner of {f:his|her} mouth.
fr:
[H:On ne bouge plus, et on écoute,] dit {H}.
On ne bougea plus.
[F:Jusqu'à quand ?] demanda {F}, du coin de la bouche.
`
