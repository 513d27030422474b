export const band9to14 = `
=== title
en:
Four Words, to Be Delivered by Hand
fr:
Quatre mots à remettre en main propre

=== title
en:
Mr Pim Is Easily Upset
fr:
Monsieur Pim est sensible

=== teaser
en:
It is only four words, and only two miles. You would not believe what can happen to four words in two miles.
fr:
Ce ne sont que quatre mots. On n'imagine pas ce qui peut arriver à quatre mots en trois kilomètres.

=== when
en:
One morning in April
fr:
Un matin d'avril

=== plant honey
en:
{>when}, {H} opened the last pot of honey in the house, which was also, as far as anyone knew, the last in town. There was one spoonful in it, which {h:he|she} looked at from several sides, before screwing the lid back on and putting the pot in {h:his|her} pocket. You do not eat the last of a thing, you keep an eye on it.
fr:
{>when}, {H} ouvrit le dernier pot de miel de la maison, et sans doute de toute la ville. Il en restait une cuillerée. {h:Il|Elle} la regarda sous plusieurs angles, revissa le couvercle et mit le pot dans sa poche. La dernière cuillerée, ça ne se mange pas. Ça se surveille.

=== about honey
en:
[H:You may look,] said {H}.
{F} looked, through the glass, for quite some time. [F:Delicious,] said {F}.
fr:
[H:Tu peux regarder,] dit {H}.
{F} regarda longuement, à travers le verre.
[F:Délicieux,] dit {F}.

=== pay honey
en:
Then {H} took out the pot with the one spoonful in it, and held it out to Mr Pim. It was not really a present, but more like giving something back.
fr:
Puis {H} sortit le pot avec sa cuillerée et le tendit à monsieur Pim. Ce n'était pas vraiment un cadeau. C'était plutôt comme de rendre quelque chose.

=== pay own
en:
Then {H} set {h:his|her} {T} on the shelf by the door, among the pots, facing the sea. Somebody had to keep watch, now that Mr Pim was going to be busy.
fr:
Puis {H} posa {son T} sur l'étagère de l'entrée, parmi les pots, {T:tourné|tournée} vers la mer. Il fallait bien quelqu'un pour guetter, maintenant que monsieur Pim serait occupé.

=== about own
en:
[F:And what {n:is|are} your {T} for?] asked {F}.
[H:Looking the other way,] said {H}. [H:I can't see everywhere at once.]
fr:
[F:Et {ton T}, ça sert à quoi ?] demanda {F}.
[H:À regarder de l'autre côté,] dit {H}. [H:Moi, je ne peux pas voir partout.]

=== lack >
en:
Round the first corner came the town gardener, with something in her arms that hummed. She had wrapped it in a cloth, and was holding it well away from her, like a pudding with opinions.
[O:Somebody has to go to the lighthouse,] she said, [O:and I've no hands. Tell Mr Pim: *the bees are back*. Four words, which he has waited two years to hear, so don't improve them.]
[H:The bees are back,] said {H}. [H:I think I can manage that.]
[O:People do think so,] said the gardener. [O:The last message we sent him turned out, when it got there, to be about knees. He's easily upset.]
{>gag1}
fr:
Au premier tournant arrivait la dame des jardins. Elle portait dans les bras quelque chose qui bourdonnait, qu'elle avait enveloppé d'un torchon et tenait loin d'elle, comme un gâteau qui aurait des opinions.
[O:Il faut que quelqu'un aille au phare,] dit-elle, [O:et je n'ai pas les mains libres. Dites à monsieur Pim : *les abeilles sont là*. Quatre mots. Il attend ça depuis deux ans, alors n'arrangez rien.]
[H:Les abeilles sont là,] dit {H}. [H:Je devrais y arriver.]
[O:On croit ça,] dit la dame des jardins. [O:Le dernier message qu'on lui a porté, à l'arrivée, parlait d'orteils. Il est sensible.]
{>gag1}

=== try aloud
en:
What is said aloud cannot leak, or so {H} supposed. They went down through the market in step, saying it, *the bees are back, the bees are back*, and it held as far as the cheese stall. {each:@ beat time.|@ beat time.}
[O:Brie! Who'll have the Brie?]
[H:The Bries are back,] said {H}. [H:No. Wait. The bees are...]
[O:Sacks! Good strong sacks!]
By the fish they had *the seas are black*, which upset an old sailor so much that he had to be found a chair. {H} apologised, and {F} told him it was only the peas.
When they came out at the far end they stood still and tried it again, slowly, and nobody liked the sound of it.
{>fail}
fr:
Ce qu'on dit tout haut ne peut pas se perdre, pensait {H}. {hf:Ils|Elles} traversèrent donc le marché au pas, en répétant : *les abeilles sont là, les abeilles sont là*. {each:@ marquait le pas.|@ marquaient le pas.} Cela tint jusqu'aux légumes.
[O:Oseille ! Belle oseille !]
[H:L'oseille est là,] dit {H}.
Aussitôt, plusieurs personnes se mirent à les suivre.
[H:Non. Attendez. Les bouteilles sont...]
[O:Plates ! Mes sandales plates !]
Devant le poissonnier, cela donnait *les corneilles sont grasses*, et une cliente voulut savoir à combien. {H} s'excusa. {F} lui conseilla d'attendre les soldes.
Au bout du marché, {hf:ils|elles} s'arrêtèrent et essayèrent encore une fois, lentement. Ce qui sortit ne plut à personne.
{>fail}

=== recap aloud
en:
The market had stirred its own words in.
fr:
Le marché y avait mis les siens.

=== try share >
en:
[H:Half each, then,] said {H}, when the right words had been found again. [H:Nobody can mix up two words.] There was a bench in the park, and on it they divided them: *the bees* for {H}, *are back* for {F}. They practised, walking up and down, until it ran like a clock.
Everything was going beautifully until {F} made the mistake of thinking about it.
[F:Back,] said {F}. [F:Is that how you say it? Back. It sounds odd, if you listen. Back, back. Back, back, back, back.]
Under the hedge a hen woke up, and had a good deal to say in reply.
After that there was no getting the word clean, because each time {F} opened {f:his|her} mouth, the hen got in first.
fr:
[H:Moitié {hf:chacun|chacune},] dit {H} quand on eut remis la main sur les quatre mots. [H:Deux mots, ça ne se mélange pas.]
Sur un banc du parc eut lieu le partage : *les abeilles* pour {H}, *sont là* pour {F}. {hf:Ils|Elles} s'entraînèrent. Ça marchait comme une horloge.
Puis {F} eut le tort d'écouter ce que ça donnait.
[F:Sont là,] dit {F}. [F:Là. Là, là. C'est joli, non ? Là, là, là.]
Et, sans le faire exprès, {F} monta d'une note.
Sur le banc d'en face, un vieux monsieur fit la deuxième voix. Un balayeur passa et marqua le rythme avec son balai. C'était une très belle chanson. Il n'y avait plus un seul mot dedans.

=== recap share
en:
{F} had thought about it until it was a hen.
fr:
{F} avait tant écouté que c'était devenu une chanson.

=== try write >
en:
There is such a thing as writing. {H}, who was cross not to have thought of it at the start, wrote all four in the palm of {h:his|her} left hand, in blue ink, with a full stop. Nothing can happen to a hand: it is attached.
That was when, out of a sky that had been quite empty, it rained.
It did not rain for long, only for just about the time it takes to walk over a bridge without hurrying, so as not to look like people who mind. On the other side {H} opened {h:his|her} fingers upon a small blue lake, and on the shore of it stood *the*, and a mark which was either *are* or a gnat.
[F:Read me the gnat,] said {F}; but when they bent down to it, it flew off.
fr:
Après tout, l'écriture existe. {H} s'en voulut de ne pas y avoir pensé plus tôt et nota les quatre mots dans sa main gauche, à l'encre bleue, avec le point. Il ne peut rien arriver à une main : elle est attachée.
C'est là qu'il se mit à pleuvoir.
Il ne plut pas longtemps. Il plut juste le temps de passer un pont sans courir, pour ne pas avoir l'air de gens qui craignent l'eau. De l'autre côté, {H} rouvrit les doigts sur un petit lac bleu. Sur la rive se tenait le mot *les*, à côté d'une tache qui était soit *là*, soit un moucheron.
[F:Lis-moi le moucheron,] dit {F}.
Mais il s'envola.

=== recap write
en:
The rain had read what was left.
fr:
La pluie avait lu le reste.

=== strand >
en:
At the corner stood a flower seller with a barrow full of stalks, on which she had put the prices all the same.
[O:That's a peony,] she said. [O:That one is a tulip, but she's shy. They've been like this for two years: they come up, they have a look round, and they don't open, as though they were waiting for someone to come in first.]
{F} smelled a stalk for as long as was polite, and said that it had promise.
[O:Nobody says that any more,] said the flower seller, and she wiped her eyes on a leaf. [O:Take it. No, take it.]
So now they had a message to carry, and a stalk, and it was the stalk that was easy.
fr:
Au coin de la rue, une fleuriste poussait une charrette pleine de tiges. Elle avait mis les prix quand même.
[O:Ça, c'est une pivoine,] dit-elle. [O:Celle-là, une tulipe, mais elle est timide. Elles font toutes ça depuis deux ans : elles sortent, elles jettent un coup d'œil, et elles restent fermées. On dirait qu'elles attendent que quelqu'un d'autre entre le premier.]
{F} respira une tige aussi longtemps que le veut la politesse, et déclara qu'elle avait de l'avenir.
[O:Plus personne ne me dit ça,] soupira la fleuriste en s'essuyant les yeux avec une feuille. [O:Prenez-la. Si, si.]
{hf:Ils|Elles} se retrouvèrent donc avec un message et une tige, et des deux, c'était la tige qui se portait sans mal.

=== way >
en:
The lighthouse stood at the very end of the sea wall, where the town had run out of ideas. You could see it from everywhere, and for walking that is discouraging: you look up after half an hour, and it has not come any closer.
{>talent}
{>go}
At the highest window there was a man, who had a cloth in one hand and something round in the other, and he was wiping it without looking at it. He was looking at the sky, like somebody left on a platform after the others have all been met.
fr:
Le phare se dressait au bout de la digue, là où la ville n'avait plus d'idées. On le voyait de partout. Pour les marcheurs, c'est décourageant : au bout d'une demi-heure, on lève la tête, et il n'a pas bougé.
{>talent}
{>go}
À la plus haute fenêtre, il y avait un homme. D'une main, il tenait un torchon, de l'autre, quelque chose de rond, et il essuyait sans regarder. C'est le ciel qu'il regardait, comme le dernier sur le quai, quand tous les autres voyageurs ont été embrassés et sont rentrés chez eux.

=== road
en:
Halfway along there was a bench with a brass plate: *For Josephine, who always came back*. {H} read it twice, for it seemed a strange thing to write on a bench.
[O:That's one of his,] said a fisherman, who was mending a net, and had been hoping somebody would ask. [O:He had names for the lot of them, and when they went, he applied to the town for a bench, in writing, and the town wanted to know the dates, so that they could put them on.]
[H:What did he say?]
[O:He wrote: *out, but expected*.] The fisherman bit through his thread. [O:We thought she was an aunt, and took round flowers. Well: stalks.]
fr:
À mi-chemin, il y avait un banc, avec une plaque de cuivre : *À Joséphine, qui revenait toujours*. {H} la lut deux fois. C'était une drôle de chose à écrire sur un banc.
[O:Encore une idée à lui,] dit un pêcheur qui réparait un filet et qui n'attendait que ça. [O:Il leur avait donné un nom à toutes. Quand elles sont parties, il a demandé un banc à la mairie, par courrier. La mairie a répondu qu'il fallait les dates, pour la plaque.]
[H:Et qu'est-ce qu'il a mis ?]
[O:Il a mis : *sortie, va rentrer*.]
Le pêcheur coupa son fil avec les dents.
[O:Nous, on a cru que c'était une tante. On lui a porté des fleurs. Enfin, des tiges.]

=== quiet
en:
They rested their feet below the wall, where the tide had gone out and left its things lying about. Nobody said anything, because {H} had asked for that, in case the words were only frightened and would come out by themselves.
A gull stood on one leg and did not disturb them, while {H} picked up a shell, and listened to it.
[F:What does it say?]
[H:*Shh.*] {h:He|She} listened again. [H:Just that, and it must have been saying it for years.]
[F:It's got a wonderful memory,] said {F}.
[H:It's only got the one word.]
[F:That's how,] said {F}.
They got up, and saw that the lighthouse had not come any closer.
fr:
{hf:Ils|Elles} se reposèrent au pied de la digue, là où la mer était partie en laissant traîner ses affaires. Personne ne parlait. C'était une idée {de H} : les mots avaient peut-être seulement pris peur, et ils sortiraient tout seuls.
Une mouette, posée sur une patte, prenait bien soin de ne pas les déranger. {H} ramassa un coquillage et le colla contre son oreille.
[F:Qu'est-ce qu'il dit ?]
[H:*Chhh*,] dit {H}.
Un temps.
[H:Toujours *chhh*. Il doit répéter ça depuis des années.]
[F:Quelle mémoire,] dit {F}.
[H:Il n'a qu'un seul mot.]
[F:Justement,] dit {F}.
Quand {hf:ils|elles} se relevèrent, le phare n'avait pas bougé.

=== insight >
en:
{H} knocked, and they heard all two hundred stairs, which take a long time to come down in socks.
[N:I saw you from up there,] said Mr Pim. [N:I don't want to press anybody, but is there, by any chance, a message?]
{H} opened {h:his|her} mouth. {>recap1} {>recap2} {>recap3}
{>gag2}
Mr Pim did not ask twice, but began to straighten the pots on the shelf by the door. There were thirty of them, scrubbed and dried, each of which had a label with a date on it, and nothing inside.
So {H} shut {h:his|her} eyes and went back to the beginning, before the market, before there were any words: the gardener, and the cloth, and what was in it. Nobody had needed to tell it what to say. It hummed.
fr:
{H} frappa. Deux cents marches en chaussettes, c'est long à descendre, et {hf:ils|elles} les entendirent toutes. Puis la porte s'ouvrit.
[N:Je vous ai {hf:vus|vues} de là-haut,] dit monsieur Pim. [N:Je ne veux presser personne. Il y a un message ?]
{H} ouvrit la bouche. {>recap1} {>recap2} {>recap3}
{>gag2}
Monsieur Pim n'insista pas. Il se mit à aligner les pots, sur l'étagère de l'entrée. Il y en avait trente, lavés, séchés, chacun avec son étiquette et sa date, et rien dedans.
{H} ferma les yeux et remonta au tout début, avant le marché, avant les mots : la dame, le torchon, et ce qu'il y avait dans le torchon. Personne n'avait eu à lui apprendre quoi dire. Ça bourdonnait.

=== turn whistle
en:
So {H} left the words out, and whistled. It was one bee, a long way off, on the first day you go out without a coat. It came nearer, and there were two of them, then a dozen, talking shop; and then the whole hive, with dusty feet, coming home over the wall.
[N:That one's flat,] said Mr Pim, who had sat down on the bottom stair with a pot in his lap. [N:The one at the front. She always came in a little flat.] He had some trouble with his chin. [N:That's Josephine,] he said, when he could. [N:Would you say it again?]
So it was said again, four times over, from the far side of the sky to the door.
{>pay}
fr:
Alors {H} laissa les mots de côté et siffla. C'était une abeille, très loin, le premier jour où l'on sort sans manteau. Elle approchait. Elles furent deux, puis douze, à parler travail ; puis toute la ruche, les pattes pleines de poudre, qui rentrait par-dessus le mur et voulait passer par la même porte.
[N:Celle de devant,] dit monsieur Pim.
Il s'était assis sur la dernière marche, un pot sur les genoux.
[N:Elle bourdonne un peu faux. Depuis toujours.]
Son menton lui donnait du mal.
[N:C'est Joséphine,] dit-il quand il put. [N:Vous me le rediriez ?]
On le lui redit quatre fois, du bout du ciel jusqu'à la porte.
{>pay}

=== turn why
en:
[H:Why are your pots empty?] asked {H}. It was not tactful, but it was all {h:he|she} had.
[N:There's no honey.]
[H:Why isn't there?]
[N:No bees,] said Mr Pim to his socks. [N:They went off, two years ago in May. It was nobody's fault, for it had been a windy year.]
[H:Then why do you wash the pots every day?]
[N:Because you never know when...] said Mr Pim, and stopped, with the cloth in his hand. He lifted his head, and though {H} had tried not to smile, it was no good: it had got into {h:his|her} ears.
And so it was Mr Pim, after all that, who said the four words, very low, and every one was right.
{>pay}
fr:
[H:Pourquoi vos pots sont vides ?] demanda {H}.
Ce n'était pas délicat, mais c'était tout ce qui restait.
[N:Il n'y a pas de miel.]
[H:Pourquoi ?]
[N:Pas d'abeilles,] dit monsieur Pim à ses chaussettes. [N:Elles sont parties, il y a deux ans, en mai. Ce n'est la faute de personne. Il y avait eu beaucoup de vent.]
[H:Alors, pourquoi vous les lavez tous les jours ?]
[N:Parce qu'on ne sait jamais quand...,] dit monsieur Pim.
Il s'arrêta, le torchon à la main. Il leva la tête. {H} faisait son possible pour ne pas sourire, mais ça débordait jusqu'aux oreilles.
Et c'est donc monsieur Pim, finalement, qui dit les quatre mots. Il les dit tout bas. Pas un ne manquait.
{>pay}

=== restore
en:
That night the lamp of the lighthouse was lit an hour early, and the ships complained. Up in the town the gardener undid her cloth. Round went the lamp, and through the beam, over the sea wall, came something like gold dust with a purpose: six, sixty, six hundred.
[N:That's Josephine,] said Mr Pim, at the window, and a minute later he said it again.
Nobody put him right, since you could not, after all, be sure.
{>close}
The first pot of the next summer has no date on its label, but four words, and nobody has improved them.
fr:
Ce soir-là, on alluma la lampe du phare une heure trop tôt, et les bateaux se plaignirent. En ville, la dame des jardins défit son torchon. La lampe tournait, et dans son rayon, par-dessus la digue, arrivait une sorte de poussière d'or qui savait où elle allait : six, soixante, six cents.
[N:Voilà Joséphine,] dit monsieur Pim à la fenêtre.
Une minute après, il le redit, et personne ne le corrigea. Après tout, on ne pouvait pas être sûr.
{>close}
Le premier pot de l'été d'après n'a pas de date sur son étiquette. Il a quatre mots, et personne ne les a arrangés.

=== last
en:
{each:@ counted as well, and made it six hundred and one.|@ counted as well, and made it six hundred and one.}
fr:
{each:@ compta aussi, et en trouva six cent une.|@ comptèrent aussi, et en trouvèrent six cent une.}

=== strandEnd
en:
By morning the stalk had opened, and it was yellow. [O:She only wanted to see who else was coming,] said the flower seller.
fr:
Au matin, la tige s'était ouverte, et elle était jaune.
[O:Elle voulait juste savoir qui venait,] dit la fleuriste.

=== cameo
en:
A bee went over, a little flat, on her way to the lighthouse.
fr:
Une abeille passa en direction du phare. Elle bourdonnait un peu faux.

=== ask
en:
Say one word twenty times. What happens to it?
Mr Pim kept washing pots for honey that did not come. Was that foolish?
What can you tell somebody better without words?
fr:
Répète un mot vingt fois de suite. Que devient-il ?
Monsieur Pim lavait ses pots pour un miel qui ne venait pas. Était-ce bête ?
Qu'est-ce qui se dit mieux sans les mots ?
`
