export const band9to14 = `
=== title
en:
Good for Nothing
fr:
Bons à rien

=== title
en:
The Ladder With No Rungs
fr:
L'échelle sans barreaux

=== teaser
en:
The prize goes to the most useless thing in the world, and it is harder to make than you think.
fr:
Le prix ira à la chose la plus inutile du monde, et c'est bien plus difficile qu'on ne croit.

=== when
en:
One Saturday
fr:
Un samedi

=== plant key
en:
{>when}, {H} found a key. It was a serious key, with a great many teeth, and it did not open the door, the shed, the piano, or the shed of the people next door, who had asked what {h:he|she} was doing. {h:He|She} kept it in spite of that, because it must have been good for something once.
fr:
{>when}, {H} trouva une clé. C'était une clé sérieuse, pleine de dents. Elle n'ouvrait ni la porte, ni le cabanon, ni le piano, ni le cabanon des voisins, qui avaient demandé ce qui se passait. {h:Il|Elle} la garda malgré tout. Elle avait bien dû servir, dans le temps.

=== about key
en:
[F:Somewhere there's a door, and somebody standing outside it in the rain,] said {F}.
[H:They'll have got in at the window by now,] said {H}.
fr:
[F:Quelque part, il y a une porte, et quelqu'un devant, sous la pluie,] dit {F}.
[H:Depuis le temps,] dit {H}, [H:il est passé par la fenêtre.]

=== pay key
en:
There was one entry left, and {H} laid the key on the table. They tried it in every lock in the museum, and it did not turn in one. It would win, then, and it would have to stay, because what wins is put in a glass case. {H} touched it once, with one finger.
fr:
Il restait un essai. {H} posa la clé sur la table. On l'essaya dans toutes les serrures du musée : rien. Elle allait gagner, et il faudrait la laisser : ce qui gagne finit sous une vitrine. {H} la toucha une dernière fois, du bout du doigt.

=== pay own
en:
There was one entry left, and {H} put {h:his|her} {T} on the table. [H:I'm not entering {n:it|them},] {h:he|she} told the jury. [H:I'm leaving {n:it|them}. For whoever comes by.] They went through the rules, twice. There was no rule for that, and when they looked up the table was empty.
fr:
Il restait un essai. {H} posa {son T} sur la table.
[H:Ce n'est pas pour concourir,] dit-{h:il|elle} au jury. [H:Je {T:le|la} laisse. Pour celui qui passera.]
Le jury relut le règlement, deux fois. Ce n'était prévu nulle part. Quand il leva les yeux, il n'y avait plus rien sur la table.

=== lack >
en:
Everybody in town had made something for the Contest of the Most Useless Thing. In the great room of the museum there stood a hammer made of glass, an alarm clock which only rang if you were up, and a book with no pages. People were queuing for the book.
Professor {V} had won it every year since he retired, and that was seven times. This year he had brought a ladder, which had two fine straight poles, and not one rung.
[V:One cannot go up it,] he explained to {H}, with quiet pride. [V:What is rarer, one cannot come down.]
{>gag1}
fr:
Toute la ville avait préparé quelque chose pour le concours de la chose la plus inutile. Dans la grande salle du musée, il y avait un marteau en verre, un réveil qui ne sonnait que si l'on était déjà levé, et un livre sans pages, pour lequel on faisait la queue.
Le professeur {V} gagnait tous les ans depuis sa retraite, ce qui faisait sept fois. Cette année, il avait apporté une échelle. Deux beaux montants bien droits, et pas un barreau.
[V:On ne peut pas y monter,] expliqua-t-il à {H} avec une fierté discrète. [V:Et, ce qui est plus rare, on ne peut pas en descendre.]
{>gag1}

=== try hat
en:
{H} began modestly, with a hat, which had three large holes in the top, and had been knitted very carefully round each of them.
[H:It lets the rain in,] {h:he|she} told the jury, [H:and the heat out.]
They had got as far as U, S, E, L, in a round hand, when an old donkey came through the museum, as he did on Saturdays. He stopped by {H}, for he had two ears, and between them a tuft that he had always been rather shy about: one, two, three, and it went on like a glove. The donkey turned to the nearest glass case and looked at himself for a long while.
[O:Useful,] sighed the jury, and crossed it out.
{>fail}
fr:
{H} commença modestement, par un chapeau. Il avait trois grands trous sur le dessus, tricotés avec beaucoup de soin.
[H:Il laisse entrer la pluie,] dit-{h:il|elle} au jury, [H:et sortir la chaleur.]
On en était à I, N, U, T, d'une belle écriture ronde, quand un vieil âne traversa le musée, comme tous les samedis. Il s'arrêta devant {H}. Il avait deux oreilles et, entre les deux, une touffe qui l'avait toujours gêné : un, deux, trois. Le chapeau lui allait comme un gant. L'âne se tourna vers la vitrine la plus proche et se regarda longtemps.
[O:Utile,] soupira le jury.
Et il barra.
{>fail}

=== recap hat
en:
The hat had found a donkey.
fr:
Le chapeau avait trouvé un âne.

=== try spoon
en:
{F} had been working in secret, and the jury had to come to the school hall, because it would go into no other. It was a spoon, and it was four metres long. {each:@ had the other end.|@ had the other end.}
[F:You can't eat with it,] said {F}. [F:You can't even see what it's doing. By the time the custard reaches you it's tomorrow.]
The jury were enchanted. They asked {F} to turn round, so that they might admire it from the other side, and {F} did. At the far end of the hall, where nobody happened to be looking, the spoon went neatly into a pot of yoghurt and then, just as neatly, into a baby. He had been crying since nine o'clock, and now there was a silence, and after it a small, surprised, contented noise.
People cheered, and the jury sharpened their pencil, and crossed it out.
fr:
{F} avait travaillé en secret, et le jury dut venir dans la grande salle de l'école, car cela n'entrait nulle part ailleurs. C'était une cuillère, et elle mesurait quatre mètres. {each:@ portait l'autre bout.|@ portaient l'autre bout.}
[F:On ne peut pas manger avec,] dit {F}. [F:On ne voit même pas ce qu'elle fait. Le temps que la crème arrive, on est demain.]
Le jury était sous le charme. Il pria {F} de se retourner, pour l'admirer de l'autre côté, et {F} se retourna. Au bout de la salle, là où personne ne regardait, la cuillère entra pile dans un yaourt, puis, tout aussi pile, dans un bébé. Il pleurait depuis neuf heures. Il y eut un silence, et ensuite un petit bruit surpris, et content.
Les gens applaudirent. Le jury tailla son crayon, et barra.

=== recap spoon
en:
The spoon had found a baby.
fr:
La cuillère avait trouvé un bébé.

=== try machine >
en:
So {H} gave up half measures, and built a machine that did nothing at all. It took until four o'clock, because there were thirteen wheels inside, no two of which touched. When you pulled the handle it hummed, in a warm sort of way, and that was the end of it.
The jury pulled the handle four times, and said that they had seldom felt so little. One of them was actually writing when the museum cat came in. He had not closed his eyes since the people next door were given a drum. He sniffed at the hum, climbed up, turned round twice, and went down like a stone in a pond.
[O:Useful,] said the jury, with tears in their eyes. [O:Look at him.]
fr:
{H} renonça donc aux demi-mesures et construisit une machine à ne rien faire. Cela prit jusqu'à quatre heures, car à l'intérieur il y avait treize roues qui ne se touchaient pas. On tirait la manette, elle ronronnait, toute tiède, et c'était fini.
Le jury tira quatre fois la manette et déclara qu'il avait rarement ressenti aussi peu de chose. Il écrivait déjà quand entra le chat du musée, qui n'avait pas fermé l'œil depuis qu'on avait offert un tambour aux voisins. Il flaira le ronron. Il grimpa, fit deux tours sur lui-même, et coula à pic comme un caillou.
[O:Utile,] dit le jury, les larmes aux yeux. [O:Regardez-le.]

=== recap machine
en:
Even the machine that did nothing had found a cat.
fr:
Même la machine à ne rien faire avait trouvé un chat.

=== strand >
en:
In the street outside sat a man with a large gold frame round his neck. There was nothing in it but himself.
[O:They've put me out,] he said. [O:It was to be a picture of nothing. I was four years over it. And people *would* keep going round behind and looking through, to be photographed. The mayor did it twice.]
[H:Couldn't you show them the other side?]
[O:I tried,] said the man. [O:It's nothing on both.]
A very little girl had stopped before him, and studied him gravely through the frame, with her hands behind her back. Then she moved a step to the left, to see whether his eyes would follow her.
fr:
Dehors, dans la rue, un monsieur était assis avec un grand cadre doré autour du cou. Dedans, il n'y avait que lui.
[O:Ils m'ont mis à la porte,] dit-il. [O:Ça devait être un tableau de rien. J'y ai passé quatre ans. Mais il fallait toujours que des gens aillent se mettre derrière pour la photo. Le maire l'a fait deux fois.]
[H:Et si vous montriez l'autre côté ?]
[O:J'ai essayé,] dit le monsieur. [O:C'est rien des deux côtés.]
Une toute petite fille s'était arrêtée devant. Elle l'examina gravement à travers le cadre, les mains dans le dos. Puis elle fit un pas de côté, pour voir si les yeux la suivaient.

=== way >
en:
They went to look for something worse in the yard behind the museum.
{>talent}
{>go}
The yard was promising. They dug out a bicycle for fish, and half a hole, and a tin on which was written: *Pieces of string too short to keep*. {H} had lifted the lid when {F} gave {h:him|her} a nudge.
There was a workshop window, and inside it, alone, Professor {V} was polishing his ladder for the prize-giving. All the walls about him were covered with old tools, each on its nail, with its outline drawn round it so that one could see if it was out. They were all in. He gave the ladder a pat, as one pats a horse, and said something to it.
fr:
{hf:Ils|Elles} partirent chercher pire, dans la cour, derrière le musée.
{>talent}
{>go}
La cour promettait. {hf:Ils|Elles} déterrèrent un vélo pour poissons, la moitié d'un trou et une boîte où était écrit : *Bouts de ficelle trop courts pour être gardés*. {H} soulevait le couvercle quand {F} {h:le|la} poussa tout doucement.
Il y avait la fenêtre d'un atelier. De l'autre côté, tout seul, le professeur {V} astiquait son échelle pour la remise des prix. Autour de lui, les murs étaient couverts de vieux outils, chacun à son clou, avec sa forme dessinée au crayon, pour qu'on voie lesquels étaient sortis. Pas un n'était sorti. Il donna une petite tape à l'échelle, comme à un cheval, et lui dit quelque chose.

=== road
en:
At the end of the street was the heap to which the useless things of the town are taken in a wheelbarrow. It was as high as a house, and on the top was a nest, which a magpie had put together out of a colander, a glove, and the better half of a clock.
[F:We could enter the clock,] said {F}, and climbed up to see. There were three small beaks in it, and they were striking dinner time.
They tried lower down, but it was a hopeless heap. Under the bath there was a toad, and in the boot a family of mice with numbers on their doors. Wherever they put in a hand, somebody said, [O:Taken!]
fr:
Au bout de la rue, il y avait le tas où l'on porte, à la brouette, les choses inutiles de la ville. Il était haut comme une maison. Tout en haut, une pie avait fait son nid avec une passoire, un gant et la meilleure moitié d'une horloge.
[F:On pourrait présenter l'horloge,] dit {F}, qui grimpa voir.
Il y avait trois petits becs dedans. Ils sonnaient l'heure du dîner.
{hf:Ils|Elles} cherchèrent plus bas. Mais c'était un tas sans espoir. Sous la baignoire vivait un crapaud et, dans la botte, une famille de souris avec des numéros sur les portes. Partout où l'on glissait une main, une voix criait :
[O:C'est pris !]

=== quiet
en:
They went and sat by the harbour, although there was no harbour; the town had put up the wall, in case there should be.
[F:It isn't for anything,] said {F}, after a while.
[H:No.]
[F:I'm not, either,] said {F}. [F:If you think about it. I can't do anything that people need.]
{H} thought about it, with {h:his|her} legs hanging down. The wall had been saving up the sun since breakfast, and was giving it back slowly, from underneath.
[H:You're for sitting on walls with,] {h:he|she} said. [H:I did try it by myself. You wouldn't believe how badly it works.]
fr:
{hf:Ils|Elles} allèrent s'asseoir au port. Il n'y avait pas de port. La ville avait construit le mur, au cas où il en viendrait un.
[F:Ça ne sert à rien,] dit {F} au bout d'un moment.
[H:Non.]
[F:Moi non plus, quand on y pense,] dit {F}. [F:Je ne sais rien faire dont les gens aient besoin.]
{H} y pensa, les jambes dans le vide. Le mur avait fait provision de soleil depuis le matin, et le rendait peu à peu, par en dessous.
[H:Toi, tu sers à s'asseoir sur les murs,] dit-{h:il|elle}. [H:J'ai essayé sans toi. Tu n'imagines pas comme ça marche mal.]

=== insight >
en:
{H} sat under the museum dinosaur with the last of the forms. *What is it?* it said, and beneath, *What is it not for?* {>recap1} {>recap2} {>recap3}
{>gag2}
[H:I can't fail,] said {H}. [H:I've been trying since this morning. It's terrible.]
A dog came by, looked at the form with its head on one side, took it gently in its teeth, and carried it away to somebody cold, who was lighting a fire.
{H} watched it go out at the door.
[H:They only have to lie there,] {h:he|she} said. [H:And then somebody comes by.] {h:He|She} turned and looked at the ladder, and at the man beside it. [H:Seven years,] said {H}. [H:And nobody has come by.]
fr:
{H} s'assit sous le dinosaure du musée avec le dernier formulaire. On y lisait *Qu'est-ce que c'est ?* et, dessous, *À quoi cela ne sert-il pas ?* {>recap1} {>recap2} {>recap3}
{>gag2}
[H:Je n'arrive pas à rater,] dit {H}. [H:J'essaie depuis ce matin. C'est affreux.]
Un chien passa, regarda le formulaire en penchant la tête, le prit délicatement entre ses dents et l'emporta à quelqu'un qui avait froid et qui allumait un feu.
{H} le suivit des yeux jusqu'à la porte.
[H:Les choses, ça attend,] dit-{h:il|elle}. [H:Et puis quelqu'un passe.]
Et {h:il|elle} se retourna vers l'échelle, et vers l'homme à côté.
[H:Sept ans,] dit {H}. [H:Et personne n'est passé.]

=== turn whistle
en:
{>pay}
Then, from high up on the dinosaur, there came a mew. It was a very little one, without hope, and it was made by {H}, behind a pillar, with two fingers.
[V:There's a kitten up there!] cried Professor {V}. He was on his feet before the rest had turned their heads. He gripped one pole of the ladder in each fist and went up between them like a sailor, at his age, in his good shoes.
[O:USEFUL!] roared the jury.
There was no kitten, but nobody told the professor to come down. He was up on the great white back, asking loudly whether anything else was stuck.
fr:
{>pay}
Alors, tout en haut, sur le dinosaure, on miaula. C'était un miaulement minuscule et sans espoir, et il venait {de H}, derrière une colonne, avec deux doigts.
[V:Il y a un chaton là-haut !] s'écria le professeur {V}.
Il fut debout avant que les autres aient tourné la tête. Il empoigna un montant de l'échelle dans chaque main et monta entre les deux comme un marin, à son âge, avec ses belles chaussures.
[O:UTILE !] rugit le jury.
Il n'y avait aucun chaton, mais personne ne dit au professeur de descendre. Perché sur le grand dos blanc, il demandait d'une voix forte s'il n'y avait pas autre chose de coincé.

=== turn why
en:
{>pay}
[H:Why can't your ladder be a fence?] {H} asked the professor.
[V:A fence? My dear child. Look.] He laid it down. A hen who was crossing the hall thought, and went round.
[H:And why can't it be stilts?]
[V:On principle,] said Professor {V}. [V:See for yourself.] There was a knot in each pole, just wide enough for a shoe. He got up on them and strode about among the lamps, two metres tall. A bulb had gone; since he happened to be there he changed it. Then he handed down somebody's hat, from last year.
[O:USEFUL!] shouted the jury. [O:Three times!]
The professor was as pink as a boy. [V:What else can't it be?] he called. [V:Ask me another!]
fr:
{>pay}
[H:Votre échelle, pourquoi ça ne peut pas être une barrière ?] demanda {H} au professeur.
[V:Une barrière ? Voyons, mon enfant. Regarde.]
Il la coucha par terre. Une poule qui traversait la salle réfléchit, et fit le tour.
[H:Et pourquoi pas des échasses ?]
[V:Par principe,] dit le professeur {V}. [V:Tu vas comprendre.]
Il y avait un nœud dans chaque montant, juste assez large pour une semelle. Il monta dessus et se promena parmi les lampes, haut de deux mètres. Une ampoule était grillée : puisqu'il passait, il la changea. Puis il rendit à une dame son chapeau, qui datait de l'an dernier.
[O:UTILE !] cria le jury. [O:Trois fois !]
Le professeur était rose comme un petit garçon.
[V:Et quoi d'autre ?] lança-t-il. [V:Encore une !]

=== restore
en:
{?has(own):There was nothing left to give the cup to, so they gave it|So they gave the cup} to {H}. It had no bottom, and {H} gave it to Professor {V}, who tried it on. It was exactly his size, and it kept the light out of his eyes.
[O:Useful,] groaned the jury, but they let it pass, as it was late.
{?has(own):When the lamps were put out, there was something on the table again: the alarm clock, and a note. *For whoever comes by.*|The key went into its glass case, and on wet days people come in and say what they think it opens.}
{>close}
On Monday there were some outlines on the professor's wall with nothing inside. He had drawn a line under them, and written: *Out. Somebody came by.*
fr:
{?has(own):Il ne restait rien à qui donner la coupe. On la donna donc|On donna donc la coupe} à {H}. Elle n'avait pas de fond, et {H} en fit cadeau au professeur {V}, qui l'essaya. Elle était juste à sa taille, et lui protégeait les yeux.
[O:Utile,] gémit le jury, qui ferma les siens, vu l'heure.
{?has(own):Quand on éteignit les lampes, il y avait de nouveau quelque chose sur la table. C'était le réveil, avec un mot : *Pour celui qui passera.*|La clé est dans sa vitrine. Les jours de pluie, les gens entrent et disent ce qu'elle ouvre, à leur avis.}
{>close}
Le lundi, sur le mur de l'atelier, il manquait des outils. Sous leurs formes vides, le professeur avait écrit : *Sortis. Quelqu'un est passé.*

=== last
en:
{each:@ came by, on purpose.|@ came by, on purpose.}
fr:
{each:@ passa par là, exprès.|@ passèrent par là, exprès.}

=== strandEnd
en:
They hung the gold frame at the museum door, and it is always full. The little girl says that the eyes do follow you.
fr:
On accrocha le cadre doré à la porte du musée. Il est toujours plein. La petite fille assure que les yeux vous suivent.

=== cameo
en:
An old gentleman went past on stilts, asking if anybody had anything stuck.
fr:
Un vieux monsieur passa sur des échasses, en demandant si quelqu'un avait quelque chose de coincé.

=== ask
en:
Why do you think the professor has won ever since he retired?
What is the most useless thing you own? Who might come by?
What are you for? It is a trick question.
fr:
À ton avis, pourquoi le professeur gagne-t-il depuis qu'il est à la retraite ?
Quelle est la chose la plus inutile que tu possèdes ? Qui pourrait passer ?
Et toi, à quoi sers-tu ? Attention, la question est piégée.
`
