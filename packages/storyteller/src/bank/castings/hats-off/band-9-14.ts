export const band9to14 = `
=== title
en:
Ninety Hats
fr:
Quatre-vingt-dix chapeaux

=== title
en:
What Was Under the Mayor's Hat
fr:
Ce que cachait le chapeau du maire

=== teaser
en:
Ninety hats have gone since Monday, not one of them from an empty chair, and tonight the wind has started on something heavier.
fr:
Quatre-vingt-dix chapeaux ont disparu depuis lundi, jamais d'un porte-manteau, et ce soir le vent s'attaque à plus lourd.

=== when
en:
One Saturday at the tail end of March
fr:
Un samedi de la fin mars

=== plant hat
en:
{>when}, {H} went out in {h:his|her} grandfather's hat for the first time. It was older than anyone in the family, and so large that whoever wore it walked about in an evening of their own.
fr:
{>when}, {H} sortit pour la première fois avec le chapeau de son grand-père. Il était plus vieux que toute la famille, et si grand que, là-dessous, on se promenait dans une petite soirée à soi.

=== about hat
en:
[F:Is he lending it to you,] asked {F}, [F:or is it lending you to itself?]
[H:It's only big because he never once forgot anything in it,] said {H}, from inside.
fr:
[F:C'est toi qui le portes,] demanda {F}, [F:ou c'est lui qui te promène ?]
[H:On s'est mis d'accord,] répondit {H}, de là-dessous. [H:Je choisis les rues, et il choisit la lumière.]

=== pay hat
en:
The one thing it had not got was a hat, which was why it always used other people's. {H} stood for a moment in the small dark evening that smelled of {h:his|her} grandfather; then {h:he|she} held it up at arm's length, and opened both hands. It rose by as much as is polite, and came down on nothing whatever. It fitted.
fr:
Une seule chose lui manquait, un chapeau. C'est pourquoi il prenait ceux des autres. {H} resta encore un instant dans la petite soirée sombre qui sentait son grand-père. Puis {h:il|elle} en sortit, la leva à bout de bras et ouvrit les mains. Le chapeau monta juste ce qu'il faut, et se reposa sur rien du tout, comme fait sur mesure.

=== pay own
en:
The one thing it had not got was a hat, which was why it always used other people's. {H} took {h:his|her} {T}, held {n:it|them} up at arm's length, and needed a little longer to let go. Up {n:it|they} went by exactly as much as is polite, and bowed, and came down.
[H:Lift {n:that|those},] {h:he|she} said, [H:and nobody will think you're a thief.]
fr:
Une seule chose lui manquait, un chapeau. C'est pourquoi il prenait ceux des autres. {H} leva {son T} à bout de bras. Pour ouvrir la main, il fallut un peu plus longtemps. Cela monta juste ce qu'il faut, s'inclina et revint.
[H:Avec ça,] dit-{h:il|elle}, [H:personne ne te prendra pour un voleur.]

=== about own
en:
[F:If there were a storm,] asked {F}, [F:would you hold on to me, or to your {T}?]
[H:You've got feet,] said {H}.
fr:
[F:S'il y avait une tempête,] demanda {F}, [F:tu t'accrocherais à moi ou à {ton T} ?]
[H:Toi, tu as des pieds,] dit {H}.

=== lack >
en:
{B} was coming along on the sunny side. He was the politest person in town; he raised his hat to people he knew and to people he didn't, and he raised it to the pigeons, in case. Once, years ago, he had passed somebody in a fog without a word, and it had spoiled his whole week.
[B:Good morn...] he began.
*Oooooh!* Something small and round came tearing round the corner, the colour of rain; and the hat was a dot above the rooftops.
[A:Ninety!] shouted {A}, who had both hands clamped on his own, and since Monday had taken his meals through a straw. [A:Ninety in six days! And tomorrow is the Hat Parade! Whoever rids us of that wind shall have the cup, and I'll present it personally, so long as I don't have to let go!]
{>gag1}
fr:
{B} arrivait sur le trottoir au soleil. C'était l'homme le plus poli de la ville. Il levait son chapeau devant ceux qu'il connaissait, et devant les autres, et devant les pigeons, dans le doute. Un jour de brouillard, il avait croisé quelqu'un sans le voir, et il en avait mal dormi toute une semaine.
[B:Bonj...] commença-t-il.
*Ouuuuh !* Quelque chose de petit, de rond et de gris déboula du coin de la rue, et le chapeau ne fut plus qu'un point au-dessus des toits.
[A:Quatre-vingt-dix !] hurla {A}, qui tenait le sien à deux mains et, depuis lundi, mangeait à la paille. [A:En six jours ! Et le défilé des chapeaux est demain ! Qui nous débarrasse de ce vent aura la coupe. Je la remettrai moi-même, si je n'ai pas à lâcher !]
{>gag1}

=== try tie >
en:
[H:It's quite simple,] said {H}. [H:We tie them on.] By noon not one of the hats that were left could have come off without its owner. {each:@ tied the knots, and was proud of them.|@ tied the knots, and were proud of them.}
They were excellent knots. When the wind came and took hold of the Mayor's hat, it was the hat that took hold of the Mayor. He left the ground in the middle of a sentence. He rose past the first-floor windows, and the second, where a lady was watering her plants and wished him a good afternoon; and there the wind seemed to notice that something was dangling.
It brought him down as you put an egg back in a nest. It set him on the very stone he had come from, and turned him round twice, in doubt, to find his front.
{>fail}
[A:As I was saying,] said {A}.
fr:
[H:C'est simple,] dit {H}. [H:On les attache.]
À midi, aucun des chapeaux qui restaient n'aurait pu partir sans son propriétaire. {each:@ faisait les nœuds, et s'en félicitait.|@ faisaient les nœuds, et s'en félicitaient.}
C'étaient d'excellents nœuds. Quand le vent empoigna le chapeau du maire, ce fut le chapeau qui empoigna le maire. Il quitta le sol au milieu d'une phrase. Il passa le premier étage, puis le second, où une dame qui arrosait ses plantes lui souhaita une bonne journée. C'est là que le vent parut s'apercevoir que quelque chose pendait.
Il le redescendit comme on remet un œuf au nid. Il le posa sur son pavé, le bon, et le tourna deux fois, dans le doute, pour trouver le devant.
{>fail}
[A:Comme je le disais...] dit {A}.

=== recap tie
en:
The wind had set the Mayor back on his own paving stone, like an egg.
fr:
Le maire, le vent l'avait remis sur son propre pavé, comme un œuf.

=== try bait >
en:
A thief, said {H}, goes where the best things are. So they stood the tallest hat in town on the cobbles, with its brim up and nobody near it, and waited behind the corner with a herring net.
The wind came round the bend and braked. It walked about the hat, if a wind can be said to walk. It looked underneath, in front and then at the back, like somebody who has rung at a door and hears no steps. Then it lost all interest, went straight on to a baby, and took the bonnet off her.
[O:Goo,] said the baby.
For some reason that delighted it. It went three times round the fountain. {H}, who was entangled in the net, had the odd idea that of the whole town only the baby had got something right.
fr:
[H:Un voleur,] dit {H}, [H:ça va où il y a le plus à prendre.]
On posa donc le plus haut chapeau de la ville au beau milieu de la rue, sans personne autour, et l'on attendit derrière le coin avec un filet à harengs.
Le vent prit le virage et freina. Il fit le tour du chapeau. Il regarda dessous, par-devant, puis par-derrière, comme quelqu'un qui a sonné et qui n'entend aucun pas. Après quoi il s'en désintéressa tout à fait, fila droit sur un bébé et souleva son bonnet.
[O:Areu,] dit le bébé.
On ne sait pourquoi, cela l'enchanta. Il fit trois fois le tour de la fontaine. {H}, qui se débattait dans le filet, eut l'idée bizarre que, de toute la ville, seul ce bébé avait répondu juste.

=== recap bait
en:
It had looked under the tallest hat in town as one looks for somebody at home.
fr:
Sous le plus haut chapeau de la ville, il avait cherché quelqu'un.

=== try hide >
en:
No hats, no wind, {A} reasoned, through his straw. Every hat was fetched down and locked away, and people went about with their heads bare, feeling that their thoughts were showing.
The wind came at four. It went from one to the next and looked at their hair, and in front of each it stayed for as long as it takes to say a short sentence. They all looked somewhere else. So, with a long *oooooh*, it tried the lid of a churn. It tried an umbrella. It tried the bakery blinds.
And at the end of the street, with a noise like a very old drawer, it tried a roof. The tiles chattered. For a moment you could see the people at their tea, in a bright crack, this high, looking up. Then it came down again: *clap*.
In the silence somebody started to count the roofs of the town, and was asked to stop.
fr:
Plus de chapeaux, plus de vent, raisonna {A} dans sa paille. On redescendit tout, on mit tout sous clé, et l'on sortit tête nue, avec l'impression que les idées se voyaient.
Le vent arriva vers quatre heures. Il passa de l'un à l'autre, regarda les cheveux et, devant chacun, resta le temps de dire une phrase courte. Tout le monde regardait ailleurs. Alors, avec un long *ouuuuh*, il essaya un couvercle de marmite. Il essaya un parapluie. Il essaya l'auvent de la boulangerie.
Et au bout de la rue, avec un bruit de très vieux tiroir, il essaya un toit. Les tuiles claquaient des dents. Un instant, par une fente éclairée, haute comme ça, on vit des gens à table qui levaient les yeux. Puis tout redescendit : *clac*.
Dans le silence, quelqu'un se mit à compter les toits de la ville. On le pria d'arrêter.

=== recap hide
en:
When no one had a hat left, it had begun on what the houses wore.
fr:
Quand plus personne n'avait eu de chapeau, il avait commencé ceux des maisons.

=== strand >
en:
{B} had not been seen since the morning. They found him just inside his front door, fully dressed, as far as the forehead.
[B:It was my last,] he said from the doormat. [B:I can't possibly go out. What if I met someone?]
He had tried making do with the lid of the teapot. He showed them two fingers in a bandage.
[B:And to think that I was the first to meet it! It came round the corner on Monday, new in town, anyone could tell. I couldn't make out a face. But one doesn't need a face to be civil, so I raised my hat.] He was quiet for a bit. [B:It seemed so pleased,] he said. [B:It just had no idea when to stop.]
And he closed the door, but not all the way, so as not to be rude.
fr:
Personne n'avait revu {B} depuis le matin. On le trouva sur le pas de sa porte, tout habillé, mais seulement jusqu'au front.
[B:C'était mon dernier,] dit-il depuis le paillasson. [B:Je ne peux pas sortir. Si je rencontrais quelqu'un ?]
Il avait essayé avec le couvercle de la théière. Il leur montra deux doigts bandés.
[B:Et dire que je suis le premier à l'avoir croisé ! Lundi, au coin de la rue. Il était nouveau, ça se voyait. Je ne distinguais pas bien la figure. Mais on n'a pas besoin d'une figure pour être poli : j'ai levé mon chapeau.]
Il se tut un peu.
[B:Il a eu l'air si content,] dit-il. [B:Il n'a pas su s'arrêter, voilà tout.]
Et il referma la porte, mais pas tout à fait, pour ne pas être impoli.

=== way >
en:
No one had ever asked where the hats went. {H} chose one that had only just left its owner, and they ran beneath it, noses in the air, into two handcarts and a choir, until it sailed over the last gutter and they had to take the stairs.
{>talent}
{>go}
From the roofs you could see all of it. On every chimney in town there sat a hat: bowlers, berets, one of them back to front. A bonnet no bigger than a fist had been put on a stovepipe, and its ribbons tied in a bow, with enormous care.
[F:Who dresses *chimneys?*] said {F}.
[H:Someone who gives things back,] said {H} slowly, [H:and who's hopeless at heads.]
fr:
Personne ne s'était demandé où allaient les chapeaux. {H} en choisit un qui venait de quitter son monsieur, et l'on courut dessous, le nez en l'air, à travers une chorale et deux étalages, jusqu'à ce qu'il saute la dernière gouttière. Il fallut prendre l'escalier.
{>talent}
{>go}
D'en haut, on voyait tout. Il y avait un chapeau sur chaque cheminée de la ville, des melons, des bérets, un ou deux à l'envers. Un bonnet gros comme le poing coiffait un tuyau de poêle, et l'on en avait noué les rubans avec un soin infini.
[F:Qui habille des *cheminées* ?] demanda {F}.
[H:Quelqu'un qui rend ce qu'il prend,] dit {H} lentement, [H:et qui n'est vraiment pas doué pour les têtes.]

=== road >
en:
They came on the wind towards evening, by accident, on the far side of the harbour where the nets are hung. It had somehow got hold of a leaf, and believed that it was alone.
It picked the leaf up, far too high, and flinched, and fetched it back. It picked it up again: this high, no higher. It held it there for the length of a breath, dipped slightly at the front, and laid it down on the stone. It looked at how it lay. Then it began again from the beginning.
[N:Ooooo...] it said, a little to one side of the leaf, as you do when you are shy.
[F:It's practising,] whispered {F}.
They crept away backwards. There are things one doesn't watch, and it seemed to {H} that this was one, though {h:he|she} couldn't have said what it was.
fr:
Vers le soir, par hasard, derrière les filets du port, {hf:ils|elles} surprirent le vent. Il s'était procuré une feuille, et se croyait seul.
Il souleva la feuille, beaucoup trop haut, sursauta, courut la rattraper. Il la souleva encore : pas plus haut que ça. Il la tint le temps d'un souffle, se pencha un peu de l'avant et la posa sur la pierre. Il regarda comment elle était posée. Puis il reprit au début.
[N:Ouuuu...] dit-il, un peu à côté de la feuille, comme on fait quand on est timide.
[F:Il s'entraîne,] souffla {F}.
{hf:Ils|Elles} repartirent à reculons. Il y a des choses qu'on ne regarde pas. {H} sentait que c'en était une, sans savoir laquelle.

=== quiet
en:
Nobody had another plan, so they stayed out on the harbour steps and ate nothing in particular.
The wind had gone to sea. It ran along close to the water, and where it came by, the waves put up their caps: each lifted a small white one, held it for a moment, and set it down again behind it. It went on like that in rows, wave after wave, quite unhurried, as far out as there was any light.
[F:It must have grown up there,] said {F}.
[H:Imagine,] said {H}. [H:Imagine that, every day, and then coming here.]
Somewhere behind them a shutter was bolted, and then the one beside it. They didn't talk any more, and sat looking out until you could no longer say which were caps and which were stars.
fr:
Plus personne n'avait de plan. {hf:Ils|Elles} restèrent donc sur les marches du port, à ne rien faire.
Le vent était parti en mer. Il courait au ras de l'eau et, partout où il passait, les vagues se découvraient : chacune levait un petit bonnet blanc, le tenait un instant, puis le remettait derrière lui. Cela continuait, rang après rang, sans se presser, aussi loin qu'il restait du jour.
[F:C'est là qu'il a dû grandir,] dit {F}.
[H:Tu imagines ?] dit {H}. [H:Ça, tous les jours. Et puis venir ici.]
Dans leur dos, quelqu'un tira un verrou, et le voisin aussi. {hf:Ils|Elles} ne parlèrent plus, et regardèrent le large tant qu'on put dire où finissaient les bonnets et où commençaient les étoiles.

=== insight >
en:
Sunday was so quiet that they heard a bolt slide back, with many second thoughts. Round the edge of a door, against the draught, came a tea cosy; beneath it was {B}. He had only meant to take the air. But he saw {H}, and sixty years are stronger than one week. Up went the tea cosy. [B:Good morning!]
On the doorstep a leaf rose, this high, dipped at the front, and lay down.
{>recap1} {>recap2} {>recap3}
{>gag2}
[H:He taught it,] said {H}. [H:He lifted his hat, so that's what one does here. It's gone round the whole town being polite to us, and we've tied ourselves in knots.]
Not far off a roof began to creak, and was answered by the next.
fr:
Le dimanche était si calme qu'on entendit glisser un verrou, avec des hésitations. Au bord d'une porte, contre les courants d'air, parut un bonnet de théière. Dessous, il y avait {B}. Il voulait seulement prendre l'air. Mais il vit {H}, et soixante ans d'habitude pèsent plus qu'une semaine. Le bonnet se leva.
[B:Bonjour !]
Sur la marche, une feuille monta, pas plus haut que ça, se pencha un peu et se reposa.
{>recap1} {>recap2} {>recap3}
{>gag2}
[H:C'est {B} qui lui a appris,] dit {H}. [H:Il a levé son chapeau, donc, ici, ça se fait. Depuis, ce vent est poli avec toute la ville, et nous, on fait des nœuds.]
Pas très loin, un toit grinça, et le suivant lui répondit.

=== turn still
en:
The street was full of people running, and only one of them knew how to be as still as a thing. {H} stood out in the road, arms down, hair straight up; and the wind came on, and stopped so near that they were nose to nothing. From there you could hear how it began. No one had ever stayed for that.
[N:How do you dooooo?]
[H:Very well, thank you,] said {H}. [H:And you?]
All along the street the roofs sat down. [N:Oh,] said the wind. [N:Oh dear. I never learned what comes next.]
{>pay}
fr:
La rue s'était remplie de gens qui couraient. Une seule personne savait rester immobile comme une chose qu'on a posée. {H} se mit au milieu de la chaussée, les cheveux debout. Le vent arriva, et s'arrêta si près qu'ils étaient nez à rien. De là, on entendait le commencement. En une semaine, personne n'était resté pour ce bout-là.
[N:Comment allez-vouuuuus ?] disait-il, tout essoufflé.
[H:Très bien, merci,] répondit {H}. [H:Et vous ?]
Le long de la rue, les toits se rassirent.
[N:Oh,] dit le vent. [N:Je ne sais pas la suite. Je n'en ai jamais eu besoin.]
{>pay}

=== turn listen
en:
Whoever had fingers put them in his ears. But {H} knew about listening, which is mostly taking away. {h:He|She} took away the tiles, the shutters, the Mayor; and what was left was one long vowel, and in front of it some words.
[N:How do you dooooo?] it was saying. They had always run before the beginning, and shut the window on the end.
[H:Very well, thank you,] said {H}. [H:And you?]
All along the street the roofs sat down. [N:Oh,] said the wind. [N:Oh dear. I never learned what comes next.]
{>pay}
fr:
Tous ceux qui avaient des doigts se les mirent dans les oreilles. Mais {H} savait écouter, ce qui consiste surtout à enlever. {h:Il|Elle} enleva les tuiles, les volets, puis le maire. Il resta un long bruit et, devant, usés par une semaine à crier, des mots.
[N:Comment allez-vouuuuus ?]
On s'était toujours sauvé avant le début, ou on avait fermé la fenêtre sur la fin.
[H:Très bien, merci,] répondit {H}. [H:Et vous ?]
Le long de la rue, les toits se rassirent.
[N:Oh,] dit le vent. [N:Je ne sais pas la suite. Je n'en ai jamais eu besoin.]
{>pay}

=== turn why
en:
{H} let go of everything, and marched straight at it. [H:Why do you take our hats?]
The wind stopped so short that it went on without itself for a yard or two. [N:*Take?*] it said, scandalised. [N:I lift them. I was shown, by a gentleman. One lifts it, and says: how do you dooooo?]
[H:But the roofs!]
[N:I thought that perhaps I hadn't been noticed,] said the wind.
[H:Very well, thank you,] said {H}. [H:And you?]
All along the street the roofs sat down. [N:Oh,] said the wind. [N:Oh dear. I never learned what comes next.]
{>pay}
fr:
{H} lâcha tout, et marcha jusqu'au milieu de la rue.
[H:Pourquoi tu prends nos chapeaux ?]
Le vent s'arrêta si net qu'il continua sans lui sur un mètre ou deux.
[N:Je les *prends* ?] dit-il, scandalisé. [N:Je les soulève. Un monsieur m'a montré. On soulève, et l'on dit : comment allez-vouuuuus ?]
[H:Mais les toits !]
[N:J'ai pensé qu'on ne m'avait peut-être pas remarqué.]
[H:Très bien, merci,] répondit {H}. [H:Et vous ?]
Le long de la rue, les toits se rassirent.
[N:Oh,] dit le vent. [N:Je ne sais pas la suite. Je n'en ai jamais eu besoin.]
{>pay}

=== restore
en:
They came out by ones and twos and lifted what they had: a loaf, a lid, a cat.
It had been rumoured that {A} kept a cake under his hat, or a second hat. He opened his fingers one by one, and up it went. There was nothing under it at all, not one single hair, and the sun shone on it like a new idea. As his hands were free at last, he put the cup in {H}'s.
{>close}
Every morning, now, the wind does that street from end to end, lifting curtains and lids. It leaves nobody out, and it bows to the pigeons as well, in case.
fr:
Les gens sortirent par un, par deux, un peu gênés, et levèrent ce qu'ils avaient : un pain, un couvercle, un chat, qui regarda ailleurs.
On racontait que {A} cachait un gâteau sous son chapeau, ou un second chapeau. Il ouvrit les doigts un par un, et le chapeau s'envola. Dessous, il n'y avait rien, pas un cheveu, et le soleil y brilla comme une idée neuve. Et puisqu'il avait enfin les mains libres, il mit la coupe dans celles {de H}.
{>close}
Maintenant, chaque matin, le vent fait la rue d'un bout à l'autre, et soulève rideaux et couvercles. Il n'oublie personne, et il s'incline même devant les pigeons.

=== last
en:
{each:@ had lifted a saucepan lid, and liked the sound of it.|@ had lifted saucepan lids, and liked the sound of them.}
fr:
{each:@ avait levé un couvercle de casserole, et aimé le bruit.|@ avaient levé des couvercles de casserole, et aimé le bruit.}

=== strandEnd
en:
{B}'s last hat tapped at the pane, and was let in. He wore it out to thank everyone in person, which took until Tuesday.
fr:
Le dernier chapeau {de B} frappa au carreau, et fut reçu. {B} le mit pour aller remercier chacun, ce qui prit jusqu'à mardi.

=== cameo
en:
A small round wind went by on its morning walk, and every hat in the road got up to let it pass.
fr:
Un petit vent rond faisait sa promenade du matin, et tous les chapeaux de la rue se levèrent sur son passage.

=== ask
en:
What had the baby got right?
The wind thought that it had not been noticed. What did it do about that, and what do people do?
Why had the Mayor held on so hard, and what did it cost him to let go?
fr:
Qu'est-ce que le bébé avait compris ?
Le vent a cru qu'on ne l'avait pas remarqué. Qu'a-t-il fait, alors ? Et les gens, que font-ils ?
Pourquoi le maire tenait-il si fort son chapeau, et que lui a coûté de le lâcher ?
`
