export const band5to8 = `
=== title
en:
The Most Useless Thing in the World
fr:
La chose la plus inutile du monde

=== title
en:
{H} and the Ladder With No Rungs
fr:
{H} et l'échelle sans barreaux

=== when
en:
One Saturday
fr:
Un samedi

=== refrain
en:
What is it for? Nothing at all!
fr:
À quoi ça sert ? À rien du tout !

=== refrainLast
en:
What is it for? Ask me tomorrow!
fr:
À quoi ça sert ? On verra demain !

=== plant key
en:
{>when}, {H} found a key that opened nothing. {h:He|She} tried it on the door, the jam and the cat.
fr:
{>when}, {H} trouva une clé qui n'ouvrait rien. {h:Il|Elle} l'essaya sur la porte, la confiture et le chat.

=== about key
en:
[F:Perhaps it only shuts things,] said {F}.
{H} tried it on {F}.
[H:No,] said {H}. [H:You're still talking.]
fr:
[F:Peut-être qu'elle ferme,] dit {F}.
{H} l'essaya sur {F}.
[H:Non,] dit {H}. [H:Tu parles toujours.]

=== pay key
en:
Then {H} put the key on the table. [H:It opens nothing,] said {H}. The jury tried it on everything. It was perfect.
fr:
Alors {H} posa sa clé sur la table. Le jury l'essaya partout. Elle n'ouvrait rien. Elle était parfaite.

=== plant box
en:
{>when}, {H} found a tiny box with a tiny lid. There was no room in it, not even for a crumb.
fr:
{>when}, {H} trouva une boîte minuscule avec un couvercle minuscule. Rien n'y entrait, pas même une miette.

=== about box
en:
[H:Look inside,] said {H}.
{F} looked for a long time.
[F:There's nothing.]
[H:Yes,] said {H}, [H:and it only just fits.]
fr:
[H:Regarde dedans,] dit {H}.
{F} regarda longtemps.
[F:Il n'y a rien.]
[H:Oui,] dit {H}, [H:et ça rentre tout juste.]

=== pay box
en:
Then {H} opened the tiny box. The jury tried to put in a pea, a pin, and a wish. Nothing fitted. It was perfect.
fr:
Alors {H} ouvrit sa boîte minuscule. Le jury essaya d'y mettre un pois, une épingle, un soupir. Rien n'entrait. Elle était parfaite.

=== lack >
en:
Everybody in town had made something for the Contest of the Most Useless Thing. There was a glass hammer. There was a book with no pages, and a queue to read it.
Professor {V} had won seven years running. This year he had brought a ladder with no rungs.
[V:You can't go up it,] he said proudly. [V:You can't even go down.]
{>gag1}
fr:
Toute la ville avait préparé quelque chose pour le concours de la chose la plus inutile. Il y avait un marteau en verre. Il y avait un livre sans pages, et une queue pour le lire.
Le professeur {V} gagnait depuis sept ans. Cette année, il avait apporté une échelle sans barreaux.
[V:On ne peut pas monter,] dit-il fièrement. [V:On ne peut même pas descendre.]
{>gag1}

=== try hat
en:
{H} showed the jury a hat with three holes in it.
[H:It lets in the rain,] {h:he|she} said. [H:It lets out the warm.]
The jury was just writing *useless* when a very old donkey came by. Two ears and one tuft: three. The hat fitted him like a glove. He had never had a hat.
[O:Useful,] sighed the jury, and crossed it out.
{>fail}
fr:
{H} montra au jury un chapeau à trois trous.
[H:Il laisse entrer la pluie,] dit-{h:il|elle}. [H:Il laisse sortir le chaud.]
Le jury écrivait déjà *inutile* quand un très vieil âne passa. Deux oreilles et une touffe, ça fait trois. Le chapeau lui allait comme un gant. C'était son premier.
[O:Utile,] soupira le jury.
Et il barra.
{>fail}

=== recap hat
en:
The hat had made somebody happy.
fr:
Le chapeau avait fait un heureux.

=== try spoon
en:
Then everybody had to come to the school hall, because no other was long enough. {F} had made a spoon of four metres. {each:@ carried the other end.|@ carried the other end.} [F:By the time it gets to your mouth,] said {F}, [F:it's tomorrow.]
It was beautifully useless. {F} turned round to bow. At the far end of the hall, the spoon went neatly into a pot of yoghurt, and then neatly into a baby. He had been crying since nine o'clock. He stopped.
Everybody cheered. The jury crossed it out.
fr:
Puis il fallut aller dans la grande salle de l'école, la seule assez longue. {F} avait fabriqué une cuillère de quatre mètres. {each:@ portait l'autre bout.|@ portaient l'autre bout.}
[F:Le temps qu'elle arrive à la bouche,] dit {F}, [F:c'est déjà demain.]
C'était magnifiquement inutile. {F} se retourna pour saluer. Au bout de la salle, la cuillère entra pile dans un yaourt, puis pile dans un bébé. Il pleurait depuis neuf heures. Il se tut.
Tout le monde applaudit. Le jury barra.

=== recap spoon
en:
The spoon had saved a baby's lunch.
fr:
La cuillère avait sauvé le repas d'un bébé.

=== try machine >
en:
{H} worked until four o'clock, and built a machine that did nothing. It had thirteen wheels, none of which touched. You pulled the handle, and it hummed, warmly, and that was all.
The jury pulled the handle four times. They were delighted.
Then the museum cat, who had not slept since the drums came next door, climbed on top, turned round twice, and began to snore.
[O:Useful,] said the jury, in tears.
fr:
{H} travailla jusqu'à quatre heures et construisit une machine à ne rien faire. Elle avait treize roues qui ne se touchaient pas. On tirait la manette, elle ronronnait, toute tiède, et c'était tout.
Le jury tira quatre fois la manette. Il était ravi.
Alors arriva le chat du musée, qui ne dormait plus depuis que le voisin jouait du tambour. Il grimpa dessus, fit deux tours et se mit à ronfler.
[O:Utile,] dit le jury, les larmes aux yeux.

=== recap machine
en:
Even the machine that did nothing was a bed.
fr:
Même la machine à ne rien faire servait de lit.

=== way >
en:
They went to look for something worse at the edge of town.
{>talent}
{>go}
They found half a hole. They found a bike for fish. Through a workshop window they saw Professor {V}, all alone with his ladder. He patted it, the way you pat a horse.
fr:
{hf:Ils|Elles} allèrent chercher pire au bout de la ville.
{>talent}
{>go}
{hf:Ils|Elles} trouvèrent un vélo pour poissons et la moitié d'un trou. Par la fenêtre d'un atelier, {hf:ils|elles} virent le professeur {V}, tout seul, qui frottait son échelle. Il lui donnait de petites tapes, comme à un cheval.

=== insight >
en:
Under the museum dinosaur, things looked bad. {>recap1} {>recap2}
{>gag2}
[H:Nothing I make stays useless,] said {H} gloomily. [H:Somebody always comes by.]
Then {h:he|she} looked across at the ladder. All day long nobody had come near it but the professor.
[H:Oh!] said {H}. [H:All it needs is somebody to come by.]
fr:
Sous le dinosaure du musée, l'affaire se présentait mal. {>recap1} {>recap2}
{>gag2}
[H:Je n'arrive à rien rater,] dit {H}, l'air sombre. [H:Il y a toujours quelqu'un qui passe.]
Puis {h:il|elle} se tourna vers l'échelle, au fond de la salle. De toute la journée, personne ne s'en était approché, sauf le professeur.
[H:Oh !] dit {H}. [H:Il lui faut juste quelqu'un qui passe.]

=== turn whistle
en:
High up on the dinosaur, something mewed. It was a very small mew, and very sad, and it came from {H}, who was whistling behind a pillar.
[V:A kitten!] cried Professor {V}. He was not a bad man. He seized his ladder, gripped the two poles, and went up like a monkey.
[O:USEFUL!] shouted the jury.
From the dinosaur's back, the professor bowed. There was no kitten, but the view was lovely.
{>pay}
fr:
Là-haut, sur le dinosaure, quelque chose miaula. C'était un tout petit miaou, très triste, et il venait {de H}, qui sifflait derrière une colonne.
[V:Un chaton !] s'écria le professeur {V}.
Ce n'était pas un méchant homme. Il saisit son échelle, empoigna les deux montants et grimpa comme un singe.
[O:UTILE !] hurla le jury.
Du dos du dinosaure, le professeur salua. Il n'y avait pas de chaton, mais la vue était très belle.
{>pay}

=== turn why
en:
[H:Why can't your ladder be a fence?] {H} asked the professor.
[V:A fence? Nonsense. Look.] He laid it down. A hen stopped in front of it.
[H:Why can't it be stilts?]
[V:Ridiculous. See?] He walked round the hall, two metres tall, and changed a light bulb to prove it.
[O:USEFUL!] shouted the jury. [O:Twice!]
The professor climbed down from his stilts. He was rosy. [V:What else can't it be?] he asked.
{>pay}
fr:
[H:Votre échelle, pourquoi ça ne serait pas une barrière ?] demanda {H} au professeur.
[V:Une barrière ? Absurde. Regarde.]
Il la coucha par terre. Une poule s'arrêta devant.
[H:Et pourquoi pas des échasses ?]
[V:Ridicule. Tu vois bien.]
Il fit le tour de la salle, haut de deux mètres, et changea une ampoule, pour bien montrer.
[O:UTILE !] hurla le jury. [O:Deux fois !]
Le professeur descendit de ses échasses, tout rose.
[V:Et qu'est-ce qu'elle ne peut pas être, encore ?] demanda-t-il.
{>pay}

=== restore
en:
{?has(own):There was nothing useless left to give the cup to, so they gave it|So they gave the cup} to {H}. It had no bottom. {h:He|She} gave it to Professor {V}, who put it on his head. It was just his size.
[O:Useful,] groaned the jury, who had already put their coats on. {?has(own):By supper time there was only a glass hammer on the table, and a note: *For whoever comes by.*|}
fr:
{?has(own):Il ne restait rien d'inutile à qui donner la coupe. On la donna donc|On donna donc la coupe} à {H}. C'était une coupe sans fond. {h:Il|Elle} en fit cadeau au professeur {V}, qui se la mit sur la tête : c'était juste sa taille.
[O:Utile,] gémit le jury, qui avait déjà mis son manteau.
{?has(own):À l'heure du dîner, il n'y avait plus sur la table qu'un marteau en verre, avec un mot : *Pour celui qui passera.*|}


=== teaser
en:
Who can bring the most useless thing in the world? It is harder than it looks.
fr:
Qui apportera la chose la plus inutile du monde ? C'est plus difficile qu'on ne croit.

=== pay own
en:
Then {H} put {h:his|her} {T} on the table, for good. [H:Not for winning,] said {H}. [H:For whoever comes by.] There was no rule for that. The jury made one.
fr:
Alors {H} posa {son T} sur la table.
[H:Ce n'est pas pour gagner,] dit {H}. [H:C'est pour celui qui passera.]
Ce n'était pas dans le règlement. Le jury l'ajouta.

=== road >
en:
Behind the workshop was the heap where useless things go. It was as high as a house. On the top of it a magpie had made a nest out of a colander, a glove and half a clock.
[F:Is that useless?] asked {F}.
There were three small beaks sticking out of it.
They went on looking. But it was a bad heap: wherever they put a hand, somebody lived there already. Was there nothing useless left in the world?
fr:
Derrière l'atelier, il y avait le tas où finissent les choses inutiles. Il était haut comme une maison. Au sommet, une pie avait fait son nid avec une passoire, un gant et la moitié d'une horloge.
[F:Ça, c'est inutile ?] demanda {F}.
Trois petits becs en dépassaient.
{hf:Ils|Elles} continuèrent de chercher. Mais c'était un mauvais tas : partout où l'on mettait la main, quelqu'un habitait déjà. N'y avait-il donc plus rien d'inutile au monde ?

=== strand >
en:
On the pavement outside sat a man with a big empty frame round his neck.
[O:They've thrown me out,] he said. [O:It was to be a picture of nothing. But people kept coming to stand behind it to have their photographs taken. The mayor came twice.]
[H:Couldn't you turn it round?]
[O:I tried,] said the man. [O:It's nothing on both sides.]
A little girl stopped, looked at him through the frame, and curtsied.
fr:
Sur le trottoir, un monsieur était assis avec un grand cadre vide autour du cou.
[O:Ils m'ont mis dehors,] dit-il. [O:Ça devait être un tableau de rien. Mais les gens venaient se mettre derrière pour se faire photographier. Le maire est venu deux fois.]
[H:Et si vous le retourniez ?]
[O:J'ai essayé,] dit le monsieur. [O:C'est rien des deux côtés.]
Une petite fille s'arrêta, le regarda à travers le cadre et fit une révérence.

=== strandEnd
en:
They hung the empty frame by the door. Whoever came in was the picture, and mostly it was a good one.
fr:
On accrocha le cadre vide près de la porte. Le tableau, c'était celui qui entrait, et en général il était réussi.

=== quiet
en:
They sat on the harbour wall, or what would have been one, if there had been a harbour. The town had built it in case.
[H:I like this wall,] said {H}.
[F:It isn't for anything,] said {F}.
It was the right height for legs. It had been saving up the sun since breakfast, and was giving it back slowly, from underneath. They stayed until their legs were warm all through.
fr:
{hf:Ils|Elles} s'assirent sur le mur du port, ou plutôt sur ce qui l'aurait été s'il y avait eu un port. La ville l'avait construit au cas où.
[H:J'aime bien ce mur,] dit {H}.
[F:Il ne sert à rien,] dit {F}.
Il était juste à la bonne hauteur pour les jambes. Il avait fait provision de soleil depuis le matin, et le rendait doucement, par en dessous. {hf:Ils|Elles} restèrent jusqu'à en avoir les jambes toutes chaudes.

=== cameo
en:
A gentleman on stilts raised his hat to them. The hat had no bottom, and no top either.
fr:
Un monsieur sur des échasses leva son chapeau. Le chapeau n'avait pas de fond, et pas de dessus non plus.

=== ask
en:
What is the most useless thing in your house? Who might need it?
Why did everything turn out to be useful?
What would you do with a ladder with no rungs?
fr:
Quelle est la chose la plus inutile de chez toi ? Qui pourrait en avoir besoin ?
Pourquoi est-ce que tout finissait par servir ?
Que ferais-tu d'une échelle sans barreaux ?
`
