export const band9to14 = `
=== title
en:
The Woman at the Top
fr:
Celle d'en haut

=== title
en:
{H} and the Jar That Hummed
fr:
{H} et le bocal qui bourdonnait

=== teaser
en:
The mountain has stopped answering, and a whole valley finds out how much it talked to it.
fr:
La montagne ne répond plus, et toute une vallée découvre combien elle lui parlait.

=== when
en:
One day in early spring
fr:
Au début du printemps

=== plant tins
en:
{>when}, {H} made a talking string. It took two tins, three miles of string and the whole of a morning, and when it was done there was the question of who should have the other end. {F} was no good, since nobody needs a string to talk to somebody who is standing next to them.
fr:
{>when}, {H} fabriqua une ficelle qui parle. Il fallut deux boîtes de conserve, une lieue de ficelle et toute une matinée. Restait à savoir qui aurait l'autre bout. Pas {F}. On n'a pas besoin de ficelle pour parler à quelqu'un qui est à côté de vous.

=== about tins
en:
{H} held one of the tins to an ear, all the same.
[F:What can you hear?] asked {F}.
[H:Somebody who isn't there yet.]
fr:
{H} colla tout de même une des boîtes à son oreille.
[F:Qu'est-ce que tu entends ?] demanda {F}.
[H:Quelqu'un qui n'est pas encore là.]

=== pay tins
en:
{H} took out the two tins and let the string down over the sill into the dark. {h:He|She} kept the dented tin, and held up the good one at arm's length. [H:I've been wondering who this was for,] {h:he|she} said.
fr:
{H} sortit les deux boîtes et déroula la ficelle par-dessus le rebord, une lieue entière, jusque dans la nuit. {h:Il|Elle} garda la boîte cabossée et tendit la belle, aussi haut que possible.
[H:Je me demandais à qui elle était,] dit-{h:il|elle}.

=== pay own
en:
{H} laid {h:his|her} {T} on the sill beside the cup. {n:It|They} looked like something off a doll's table. [H:So that there's something here that's ours,] {h:he|she} said. [H:We'd have to come up and see to it, from time to time.]
fr:
{H} posa {son T} sur le rebord, à côté de la tasse. On aurait dit la vaisselle d'une poupée.
[H:Comme ça, il y aura chez vous quelque chose à nous,] dit-{h:il|elle}. [H:On sera {hf:obligés|obligées} de monter voir, de temps en temps.]

=== lack >
en:
In the valley you called *hello* to the mountain, and the mountain called *hello* back. Nobody thought about it. But it was how the goats steered, and how the baker, who got up at three, knew that there was somebody else about.
That evening {H} called, and nothing came back. It was like putting your foot on a stair that is not there. Twenty-three goats were standing in the cabbages with their mouths full. The baker had come out in his apron, and stood with his head on one side, as you do when a person has not finished speaking.
{>gag1}
[O:I said good morning to it,] the baker told them. [O:Every day, for thirty years. I don't know that I ever said it to anybody else.]
fr:
Dans la vallée, on criait *ohé* à la montagne, et la montagne répondait *ohé*. Personne n'y pensait. C'est ainsi que les chèvres se dirigeaient. C'est ainsi que le boulanger, qui se levait à trois heures, savait qu'il y avait quelqu'un d'autre.
Ce soir-là, {H} cria, et rien ne revint. C'était comme poser le pied sur une marche qui n'existe pas. Vingt-trois chèvres étaient plantées dans les choux, la bouche pleine. Le boulanger était sorti en tablier et restait là, la tête penchée, comme devant quelqu'un qui s'est arrêté au milieu d'une phrase.
{>gag1}
[O:Je lui disais bonjour,] raconta le boulanger. [O:Tous les matins, depuis trente ans. Je ne crois pas l'avoir jamais dit à quelqu'un d'autre.]

=== try shout >
en:
The mayor was of the opinion that the mountain, which was after all very old, had gone a little deaf. So the whole valley turned out and shouted: the schoolchildren, in order of size, and after them the baker's mother, who had once been heard in another country, where they had written back to complain.
By nightfall no one had any voice left, and the goats, who had been called from everywhere at once, no longer knew which way was down.
{>fail}
Then came a silence, the first real one they had ever had there. {H} looked up. Very high, where everybody had always supposed that there was only rock, there was a light. It was square, and about as large as a barn door. And somebody drew a curtain across it.
fr:
Le maire était d'avis que la montagne était devenue un peu sourde. Après tout, elle n'était pas jeune. Toute la vallée sortit donc pour crier. Les écoliers crièrent, par ordre de taille. La mère du boulanger cria, elle qu'on avait entendue un jour jusque dans un autre pays, d'où l'on avait écrit pour se plaindre.
Quand la nuit vint, plus personne n'avait de voix, et les chèvres, qu'on avait appelées de partout à la fois, ne savaient même plus où était le bas.
{>fail}
Puis il y eut un silence, le premier vrai silence qu'on ait jamais eu là. {H} leva les yeux. Tout en haut, où l'on avait toujours cru qu'il n'y avait que du rocher, il y avait une lumière. Elle était carrée, grande comme une porte de grange. Et quelqu'un tira un rideau devant.

=== recap shout
en:
When they had all called together, somebody up there had drawn the curtain.
fr:
Quand tout le monde avait crié, quelqu'un, là-haut, avait tiré le rideau.

=== try trade
en:
It took a good while before the door was opened, and then it was opened by a giantess in slippers. Behind her on a shelf stood a jar with a lid on it, and the jar was humming.
[V:I am {V},] she said, to get it over with. [V:It was going by, and I had a jar.]
[H:We've come to offer you something for it,] said {H}, who had made a list. [H:A copper bucket. Two. A cheese. And if you insist, a goat.]
{V} considered each of these, with more attention than they deserved.
[V:I have buckets,] she said. [V:I like a cheese, but one eats it and that's that. And a goat...] She stopped for a moment. [V:What would I say to a goat?]
She shut the door with such care that down in the valley hardly more than a few tiles came off.
It was only then that they thought of the letter, and nobody liked to knock twice.
fr:
Il fallut attendre longtemps avant que la porte s'ouvre, et c'est une géante en pantoufles qui l'ouvrit. Sur une étagère, derrière elle, il y avait un bocal, avec un couvercle. Le bocal bourdonnait.
[V:Je suis {V},] dit-elle, pour en finir. [V:Il passait. J'avais un bocal.]
[H:Nous venons vous proposer un échange,] dit {H}, qui avait fait une liste. [H:Un seau en cuivre. Deux. Un fromage. Et, si vous y tenez, une chèvre.]
{V} examina chaque chose avec plus d'attention qu'elle n'en méritait.
[V:Des seaux, j'en ai,] dit-elle. [V:Le fromage, j'aime bien, mais on le mange et c'est fini. Et une chèvre...]
Elle s'arrêta un instant.
[V:Qu'est-ce que je lui dirais, à une chèvre ?]
Elle referma la porte avec soin. N'empêche que dans la vallée, des tuiles tombèrent.
C'est alors seulement qu'on repensa à la lettre, et personne n'osa frapper une deuxième fois.

=== recap trade
en:
Nothing that could be owned had tempted her in the least.
fr:
Rien de ce qui se possède ne l'avait tentée.

=== try sneak
en:
After that it was a question of burglary. They went in under the door, and climbed the chair, the table, and a pile of books that were all about people. {H} leaned on the jar with all {h:his|her} weight; {F} leaned on {H}. {each:@ pushed from the back.|@ pushed from the back.} They could feel the echo trembling inside, warm, through the glass; but the jar did not so much as rock.
Then two fingers, each the length of a bench, came down out of the lamplight. They took them up one after another, as you would lift ladybirds off a page, and stood them on the mat, the right way up.
[V:One knocks,] said the giantess. She did not sound angry so much as like somebody who has looked forward to being knocked for.
fr:
Après quoi il ne restait que le cambriolage. {hf:Ils|Elles} passèrent sous la porte, puis escaladèrent la chaise, la table et une pile de livres qui parlaient tous de gens. {H} s'appuya de tout son poids contre le bocal ; {F} s'appuya sur {H}. {each:@ poussait derrière.|@ poussaient derrière.} L'écho tremblait à l'intérieur, tiède, à travers le verre. Le bocal n'eut même pas un frisson.
Alors deux doigts, longs comme des bancs, descendirent de la lumière. Ils les soulevèrent, {hf:l'un après l'autre|l'une après l'autre}, comme on ôte des coccinelles d'une page, et les déposèrent sur le paillasson, bien d'aplomb.
[V:On frappe, d'habitude,] dit la géante.
Elle n'avait pas l'air en colère. Elle avait l'air de quelqu'un qui aurait aimé qu'on frappe.

=== recap sneak
en:
She could have hurt them, and she had set them on the mat.
fr:
Elle aurait pu leur faire mal, et elle les avait posés sur le paillasson.

=== strand >
en:
In the morning they set out. At the first bend sat the postwoman, on her bag, with a letter as large as a tablecloth spread over her knees.
[O:It has come over the mountain,] she said, [O:and it says *To whoever lives at the top*. I'm not allowed to go up without a name. So every morning I stand here and call, to ask for one, and listen to the echo, to hear if I've been polite. Today I can't tell.]
{H} took one corner and {F} took another, for they were going that way in any case. It was written in the tiniest hand you ever saw, with the lines pressed close together, as people write who have often been told that they take up too much room.
fr:
Au matin, {hf:ils|elles} se mirent en route. Au premier virage, la factrice était assise sur son sac, une lettre grande comme une nappe étalée sur les genoux.
[O:Elle arrive de l'autre côté de la montagne,] dit-elle, [O:et il y a écrit : *À qui habite tout en haut*. Sans nom, je n'ai pas le droit de monter. Alors, chaque matin, je viens là, je crie pour le demander, et j'écoute l'écho, pour savoir si j'ai été polie. Aujourd'hui, je n'en sais rien.]
{H} prit un coin, {F} en prit un autre, puisqu'{hf:ils|elles} montaient de toute façon. C'était l'écriture la plus fine qu'on ait jamais vue, aux lignes serrées les unes contre les autres, comme écrivent les gens à qui l'on a souvent dit qu'ils prenaient trop de place.

=== way >
en:
The path went up, bend after bend, and nobody had walked on it for so long that there were poppies down the middle.
{>talent}
{>go}
The higher they climbed the less there was to hear. First the bells went, then the stream; then there were no more birds. It was not a peaceful kind of quiet, but the kind you get in a room when you come in and people stop talking, except that here nobody had been.
On the top there was just the one house, built for someone a good deal too large. It had one chair at the window, and on the sill one cup, the size of a bath, which had been washed and turned upside down to dry.
fr:
Le chemin montait, virage après virage. Personne n'y passait plus depuis si longtemps que des coquelicots poussaient au milieu.
{>talent}
{>go}
Plus on montait, moins il y avait à entendre. Les cloches d'abord s'arrêtèrent, puis le torrent ; puis il n'y eut plus d'oiseaux. Ce n'était pas un calme reposant. C'était celui d'une pièce où tout le monde se tait quand vous entrez, sauf qu'ici, il n'y avait jamais eu personne.
Tout en haut, il n'y avait qu'une maison, bâtie pour quelqu'un de beaucoup trop grand. Une seule chaise à la fenêtre. Et sur le rebord, une seule tasse, grande comme une baignoire, lavée, posée à l'envers pour sécher.

=== road >
en:
A little below the house was the cave in which the echo used to sleep. They found its place among the crystals: a round hollow in the moss, not quite cold.
{H} said *hello* into it, under {h:his|her} breath, and it was horrible how the word just stopped.
On the wall somebody had scratched strokes, in bundles of seven. They began near the floor and went along, row above row, as high as {H} could reach, and after that as far as {h:he|she} could see.
[F:That's days,] said {F}.
[H:The first ones are very neat,] said {H}. [H:Look. And after that they get deeper.]
Right at the bottom, before the first stroke of all, in tiny writing, it said: *They are sure to come up and say hello.*
fr:
Un peu plus bas que la maison se trouvait la grotte où dormait l'écho. On voyait sa place entre les cristaux : un creux tout rond dans la mousse, et pas tout à fait froid.
{H} y souffla *ohé*, et c'était affreux, la façon dont le mot s'arrêtait là.
Sur la paroi, quelqu'un avait gravé des traits, par paquets de sept. Ils commençaient près du sol. Ils continuaient, rangée sur rangée, aussi haut {que H} pouvait atteindre, puis aussi loin que portaient les yeux.
[F:Ce sont des jours,] dit {F}.
[H:Les premiers sont bien nets,] dit {H}. [H:Regarde. Après, ils sont plus profonds.]
Tout en bas, avant le premier trait, il y avait écrit, en lettres minuscules : *Ils vont sûrement monter me dire bonjour.*

=== quiet
en:
They rested on the mat, which was like sitting in a field. There was a heart in the middle, as long as {H} was, and as bright as on the day it was woven, because no one had ever wiped a foot there.
It was dark by now, and down in the valley a light came on, then three, then so many that they seemed to be leaning on each other.
[F:I used to look up here,] said {F}. [F:I always thought, it must be grand to be so far above everything.]
[H:From here,] said {H}, [H:you'd say they're all together, and the door's shut.]
{>gag2}
Behind them, inside, a chair creaked, which was a small sound for so large a chair.
fr:
{hf:Ils|Elles} se reposèrent sur le paillasson, qui était grand comme un pré. Au milieu, il y avait un cœur aussi long {que H}, et aussi rouge qu'au premier jour. Personne ne s'y était jamais essuyé les pieds.
Il faisait nuit. Dans la vallée, une lumière s'alluma, puis trois, puis tant qu'elles avaient l'air de s'appuyer les unes sur les autres.
[F:Avant, je regardais souvent là-haut,] dit {F}. [F:Je me disais que ça devait être magnifique, d'être si loin au-dessus de tout.]
[H:D'ici,] dit {H}, [H:on dirait qu'ils sont tous ensemble, et que la porte est fermée.]
{>gag2}
Derrière, à l'intérieur, une chaise craqua. C'était un petit bruit, pour une si grande chaise.

=== insight >
en:
They got into the flower pot under the window, among the geraniums.
{>recap1} {>recap2} {>recap3} It was an odd sort of thief, thought {H}.
Over their heads the lid was being unscrewed, a little at a time.
[V:Good evening,] said the giantess shyly.
*Evening, evening*, said the jar.
[V:And how was your day?]
*Day, day, day.*
[V:Mine too,] said {V}.
In the flower pot nobody moved. {H} was counting, without meaning to: one house, one chair, one cup.
[H:She knows it's only her own voice,] {h:he|she} whispered at last. [H:She knows. It's just that there's nobody else who answers.]
fr:
{hf:Ils|Elles} se glissèrent dans le pot de fleurs, sous la fenêtre, au milieu des géraniums.
{>recap1} {>recap2} {>recap3} Drôle de voleuse, pensa {H}.
Au-dessus de leurs têtes, on dévissait le couvercle, tout doucement.
[V:Bonsoir,] dit timidement la géante.
*Soir, soir*, dit le bocal.
[V:Et ta journée ?]
*Née, née, née.*
[V:La mienne aussi,] dit {V}.
Dans le pot de fleurs, plus personne ne bougeait. {H} comptait, sans le vouloir. Une maison. Une chaise. Une tasse.
[H:Elle sait que c'est sa propre voix,] murmura-t-{h:il|elle} enfin. [H:Elle le sait très bien. Mais c'est la seule qui lui réponde.]

=== turn whistle
en:
[V:Is anybody there?] the giantess was saying, with her hand already on the lamp.
*There, there*, said the jar, kindly enough.
And something else answered. It came whistling up out of the geraniums, and it did not repeat anything. It said *good evening*, as a blackbird would, and went up at the end, and waited.
A face came to the window, and filled it.
[V:You said something new,] whispered {V}.
{>pay}
{?has(own):One great finger came out, and did not dare to touch. And somebody beside the cup said,|Two great fingers held it to one ear. And somebody said in it, quite close,} [H:And how was your day?] {V} had to sit down. Then she reached over and took off the lid, and the echo went past them down the mountain like a swallow.
fr:
[V:Il y a quelqu'un ?] disait la géante, la main déjà sur la lampe.
*Qu'un, qu'un*, répondait gentiment le bocal.
Et autre chose répondit. Cela montait des géraniums, c'était un sifflement, et il ne répétait rien. Il disait bonsoir, à la façon d'un merle. Puis il montait, à la fin, et il attendait.
Un visage vint à la fenêtre, et la remplit.
[V:Tu as dit quelque chose de nouveau,] murmura {V}.
{>pay}
{?has(own):Un grand doigt s'avança, sans oser toucher. Et à côté de la tasse, quelqu'un demanda :|Deux grands doigts la portèrent à une oreille. Et dedans, tout près, quelqu'un demanda :}
[H:Et votre journée ?]
{V} dut s'asseoir. Puis elle ôta le couvercle, et l'écho passa devant {hf:eux|elles} comme une hirondelle, droit vers la vallée.

=== turn why
en:
{H} stood up in the geraniums.
[H:Why are your slippers two different colours?]
The giantess all but dropped the jar.
[H:I'm sorry. I did mean to knock. Why do all your books have people in them? Why only the one cup?]
Nobody had asked the giantess a thing for a hundred years, and she hardly knew where she kept the answers.
[V:It's a long story,] she said.
[H:Why?]
So {V} told it, and the moon had moved three mountains on by the time she came to the second slipper.
{>pay}
[V:I don't think I shall need the jar,] said {V}, and took off the lid. Something went by their ears, down to the valley, like a swallow let out of a church.
fr:
{H} se dressa au milieu des géraniums.
[H:Pourquoi vos pantoufles sont de deux couleurs ?]
La géante manqua de lâcher le bocal.
[H:Pardon. Je voulais frapper, en fait. Pourquoi tous vos livres parlent de gens ? Pourquoi une seule tasse ?]
Depuis cent ans, personne n'avait rien demandé à la géante. Elle ne savait plus où elle rangeait les réponses.
[V:C'est une longue histoire,] dit-elle.
[H:Pourquoi ?]
Alors {V} la raconta, et la lune avait avancé de trois montagnes quand elle en arriva à la deuxième pantoufle.
{>pay}
[V:Je crois que je n'aurai plus besoin du bocal,] dit {V}.
Elle ôta le couvercle. Quelque chose leur frôla les oreilles, droit vers la vallée, comme une hirondelle qu'on laisse sortir d'une église.

=== restore
en:
Twenty-three goats went home that night by ear. At three in the morning the baker came out, cleared his throat, and said *hello* to the mountain, not very loud, in case it was still upset. And the mountain said *hello*. He was just going in when, from a good deal higher up, it added:
[V:And how was your day?]
The baker was so taken aback that he told it, until the bread burned. Nobody minded. They were all at their windows, thinking what they would say when it was their turn.
{>end}
fr:
Cette nuit-là, vingt-trois chèvres rentrèrent à l'oreille. À trois heures du matin, le boulanger sortit, s'éclaircit la gorge et dit *ohé* à la montagne, pas trop fort, au cas où elle serait encore fâchée. Et la montagne répondit *ohé*. Il allait rentrer quand, de beaucoup plus haut, elle ajouta :
[V:Et ta journée ?]
Le boulanger fut si surpris qu'il la raconta. Le pain eut le temps de brûler. Personne ne se plaignit : ils étaient tous à la fenêtre, à préparer ce qu'ils diraient quand ce serait leur tour.
{>end}

=== strandEnd
en:
As for the letter, it was delivered at last, and turned out to be from a giant on the next mountain but one, who wished to know whether the person with the light ever received visitors.
fr:
Quant à la lettre, elle fut enfin remise. Elle venait d'un géant, deux montagnes plus loin, qui désirait savoir si la personne à la lumière recevait quelquefois.

=== cameo
en:
From far above them, a little after their own, came another *good morning*.
fr:
De très haut, un peu après le leur, descendit un autre *bonjour*.

=== ask
en:
Why does {V} put them on the mat instead of chasing them away?
The valley had never looked up. Whose fault is the theft?
What is the difference between an echo and an answer?
fr:
Pourquoi {V} les pose-t-elle sur le paillasson au lieu de les chasser ?
La vallée n'avait jamais levé les yeux. À qui la faute, pour le vol ?
Quelle est la différence entre un écho et une réponse ?

=== end tins
en:
That night the dented tin cleared its throat, and said good night, and then, because nobody had rung off, said it again.
fr:
Cette nuit-là, la boîte cabossée s'éclaircit la voix et dit bonne nuit. Puis, comme personne ne raccrochait, elle le redit.

=== last
en:
{each:@ called hello as well, to see.|@ called hello as well, to see.}
fr:
{each:@ cria ohé aussi, pour voir.|@ crièrent ohé aussi, pour voir.}
`
