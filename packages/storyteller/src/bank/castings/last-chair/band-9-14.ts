export const band9to14 = `
=== title
en:
After You
fr:
Après vous

=== title
en:
Four Hundred Chairs
fr:
Quatre cents chaises

=== teaser
en:
Somebody has stolen every chair in the city, and is sitting beside them, on the grass.
fr:
Quelqu'un a volé toutes les chaises de la ville, et s'est assis à côté, dans l'herbe.

=== when
en:
On the last Thursday in April
fr:
Le dernier jeudi d'avril

=== plant cushion
en:
{>when}, {H} had the red cushion under one arm. It leaked at one seam, and had taken on, over the years, the exact shape of a person, so that even empty it looked like somebody who had just gone to see about the soup.
fr:
{>when}, {H} avait le coussin rouge sous le bras. Il perdait ses plumes par une couture et, à force, il avait pris la forme exacte de quelqu'un. Même vide, il avait l'air de dire qu'on allait revenir.

=== about cushion
en:
[F:Nobody else could sit on that,] said {F}.
[H:Nobody else ever has,] said {H}. [H:I've never had to say so.]
fr:
[F:Personne d'autre ne pourrait s'asseoir là-dessus,] dit {F}.
[H:Personne n'a jamais essayé,] dit {H}. [H:Il garde la place tout seul.]

=== pay cushion
en:
{H} chose a chair, laid the red cushion on it, and gave it a pat, so that it lost its old shape.
[H:That one's taken,] {h:he|she} said.
[V:I beg your pardon,] said {V}, stepping back. [V:Who by?]
[H:By you.]
fr:
{H} choisit une chaise, y posa le coussin rouge, et lui donna une tape, pour qu'il perde sa vieille forme.
[H:Celle-ci est prise.]
[V:Oh, pardon,] dit {V} en reculant. [V:Par qui ?]
[H:Par toi.]

=== pay own
en:
{H} chose a chair, and put {h:his|her} {T} down on it, as one does with a thing one would rather not lose, to keep a place.
[H:That one's taken,] {h:he|she} said.
[V:I beg your pardon,] said {V}, stepping back. [V:Who by?]
[H:By you.]
fr:
{H} choisit une chaise et y posa {son T}, comme on pose ce qu'on ne voudrait pas perdre, pour garder une place.
[H:Celle-ci est prise.]
[V:Oh, pardon,] dit {V} en reculant. [V:Par qui ?]
[H:Par toi.]

=== about own
en:
[F:You could leave your {T} at home,] said {F}.
[H:And who would keep my seat?] said {H}. [H:People look twice before they move {n:a thing like that|things like that}.]
fr:
[F:Tu pourrais laisser {ton T} à la maison,] dit {F}.
[H:Et qui me garderait ma place ?] répondit {H}. [H:Les gens réfléchissent avant de pousser une chose pareille.]

=== lack >
en:
It is surprising how much of a city is done sitting down. The barber had climbed on his own basin; the judge could not rise, having never sat; and at the school they were learning geography in a long lean against the wall. In a single night somebody had taken the chairs, down to the ones in the dolls' houses.
[A:I have always thought from below,] said the Mayor, who was a pig, [A:and I haven't had one idea since breakfast. And tomorrow is the Great Game of Chairs, which we have held for a hundred years. Whoever finds them may wear this hat.]
With great dignity he sat down, out of habit, on nothing.
{>gag1}
fr:
On n'imagine pas tout ce qu'une ville fait assise. Le coiffeur était monté sur son propre lavabo. Le juge ne pouvait pas se lever, faute de s'être assis. À l'école, on apprenait la géographie contre le mur, en biais. En une seule nuit, quelqu'un avait pris les chaises, jusqu'à celles des poupées.
[A:Moi, je pense par le bas,] dit le maire, qui était un cochon. [A:Depuis ce matin, je n'ai pas eu une idée. Et demain, c'est le Grand Jeu des Chaises, comme tous les ans depuis cent ans. Qui les retrouve portera ce chapeau.]
Et, fort dignement, il s'assit, par habitude, sur rien.
{>gag1}

=== way >
en:
Whoever had done it had been careful, and not a slate was cracked; but all over the roofs, in the soot, there were prints the size of postage stamps, four and four and four.
{>talent}
{>go}
They followed the prints up one street and down the next, at the height of the weathercocks. {each:@ kept an eye on the gutters.|@ kept an eye on the gutters.} People had been asleep under here while their own kitchen chairs went by overhead. From the last ridge one could see down into the park, and there, where only the old beech should have been, stood something a good deal taller, very thin, and made up entirely of legs.
fr:
Celui qui avait fait cela avait pris des précautions. Pas une ardoise n'était fendue. Mais partout sur les toits, dans la suie, il y avait des empreintes grandes comme des timbres, quatre par quatre.
{>talent}
{>go}
On suivit les empreintes d'une rue à l'autre, à hauteur de girouette. {each:@ surveillait les gouttières.|@ surveillaient les gouttières.} Là-dessous, des gens avaient dormi pendant que leurs chaises de cuisine leur passaient sur la tête. Du dernier faîte, on voyait le fond du parc. Là où il n'y avait d'ordinaire qu'un vieux hêtre, se dressait quelque chose de bien plus haut, de très maigre, et qui n'était fait que de pattes.

=== road
en:
If one wanted to know about {V}, there was only one place to look. The museum keeps the book of the Great Game, a page for each year. At the head of the page, in gold leaf, stands the winner. At the foot, since they had to put something there, somebody has noted in pencil who was out first.
{H} turned the pages backwards. The gold names came and went, and nobody remembered them, while the name in pencil stayed where it was.
[F:Thirty years running,] said {F}. [F:You would have to *try*.]
[H:Or not try,] said {H}, looking at the pencil. Somebody had pressed so lightly that it might have been an apology.
fr:
Pour se renseigner sur {V}, il n'y avait qu'un endroit. Le musée garde le livre du Grand Jeu, à raison d'une page par an. En haut, à la feuille d'or, figure le gagnant. En bas, puisqu'il fallait bien y mettre quelque chose, on a noté au crayon qui était sorti le premier.
{H} tourna les pages à l'envers. Les noms en or passaient. C'étaient de beaux noms, et personne ne s'en souvenait. Le nom au crayon, lui, ne bougeait pas.
[F:Trente ans de suite,] dit {F}. [F:Il faut le faire exprès.]
[H:Ou ne pas le faire,] dit {H} en regardant le crayon.
On avait appuyé si peu que cela ressemblait à une excuse.

=== try pull
en:
From below it was a tower of chairs, and at the foot of it, on the grass, sat {V}, who was the largest dinosaur in the city, and took up as little of the park as he could.
[V:They're mine,] he said, not very loudly. [V:All four hundred.]
[H:You wouldn't miss one,] said {H}, and pulled. {each:@ pulled as well.|@ pulled as well.} It is the sort of thing one does before one has looked up.
There was a pause, and then the whole of it came down, kitchen chairs, thrones, high chairs and all, and went on coming down until noon.
Without a word, {V} collected them one by one, straightened their backs, and wiped the grass off every foot with a corner of his scarf.
{>fail}
fr:
Vu d'en bas, c'était une tour de chaises et, au pied, dans l'herbe, était assis {V}, le plus gros dinosaure de la ville, qui tenait le moins de place possible.
[V:Elles sont à moi,] dit-il, pas très fort. [V:Toutes les quatre cents.]
[H:Une de moins, ça ne se verra pas,] dit {H}, qui tira.
{each:@ tira aussi.|@ tirèrent aussi.} C'est le genre de choses qu'on fait avant d'avoir levé la tête. Il y eut un silence. Puis tout descendit, chaises de cuisine, trônes et chaises de bébé, et ne cessa de descendre qu'à midi.
{V} ne dit rien. Il les ramassa une à une, redressa les dossiers, et essuya l'herbe de chaque pied avec un coin de son écharpe.
{>fail}

=== recap pull
en:
He had four hundred chairs, and sat on the grass.
fr:
Il avait quatre cents chaises, et s'asseyait par terre.

=== try cake >
en:
[H:We'd like to buy one,] said {H}. [H:For a cake.]
It was a serious cake, with candles. {V} got up to eat it, since one doesn't, he said, eat on the ground.
[F:You could have taken a chair,] {F} pointed out.
[V:I thought of it,] said {V}, [V:but one never knows. Somebody might have wanted it.]
[H:There's nobody here but us. And you've got all there are.]
[V:Yes.] He gazed up at them with his mouth full and his eyes unhappy. [V:I believed that it would help, because if one had them all there would be one over. But as soon as I look at one, I think of the person it belongs to.]
fr:
[H:On voudrait en acheter une,] dit {H}. [H:Contre un gâteau.]
C'était un gâteau sérieux, avec des bougies. {V} se leva pour le manger, parce que, dit-il, on ne mange pas par terre.
[F:Tu pouvais prendre une chaise,] fit remarquer {F}.
[V:J'y ai pensé,] dit {V}. [V:Mais on ne sait jamais. Quelqu'un aurait pu la vouloir.]
[H:Il n'y a que nous. Et tu les as toutes.]
[V:Oui.]
Il les contempla, la bouche pleine et l'œil malheureux.
[V:Je croyais que ça aiderait. Si on les a toutes, il doit bien en rester une. Mais dès que j'en regarde une, je pense à la personne.]

=== recap cake
en:
Somebody, he said, might want it.
fr:
Quelqu'un, disait-il, pourrait la vouloir.

=== try play >
en:
[H:I'll play you for the lot,] said {H}. They put one chair in the grass. {F} sang something with a good many verses, and the two of them went round and round it, until in the middle of a word the singing stopped.
{V} was directly in front, and need only have bent his knees. But his hand had gone to the back of the chair, all by itself, and drawn it out a little, as one does for an aunt.
[V:After you,] he said.
{H} was on it before {h:he|she} knew.
[V:Out,] said {V}, quite cheerfully. And he walked over to the nearest tree, set his back against it, and stood there, as one does who knows the way.
By the rules {H} had won four hundred chairs, and did not like to take even one.
fr:
[H:Je te les joue,] dit {H}.
On posa une chaise dans l'herbe. {F} chanta quelque chose qui avait beaucoup de couplets, et tous deux tournèrent, tournèrent, jusqu'à ce que la chanson s'arrête au milieu d'un mot.
{V} était juste devant. Il n'avait qu'à plier les genoux. Mais sa main était allée toute seule au dossier, et l'avait reculé un peu, comme on fait pour une tante.
[V:Après vous,] dit-il.
{H} se retrouva dessus avant d'y avoir pensé.
[V:Perdu,] dit {V}, presque gaiement.
Et il alla s'adosser à l'arbre le plus proche, comme on fait quand on connaît le chemin.
D'après la règle, {H} avait gagné quatre cents chaises, et n'eut pas le cœur d'en prendre une seule.

=== recap play
en:
After you, he had said, and had been out.
fr:
Après vous, avait-il dit, et il avait perdu.

=== strand >
en:
Behind the beech a hare was practising the flute. She came to a certain bar and broke off, and began again, and broke off in the same place, with the flute still at her lips.
[B:I do the music for the Game,] she explained. [B:I'm told that I have an excellent stop.]
[H:How does it go on?]
[B:I couldn't say. There's always somebody standing up, you see, and everyone laughing, and a chair being carried off.] She wiped the flute, which did not need it. [B:It was my grandmother's tune, and she never got there either. I've sometimes wondered if it's any good.]
fr:
Derrière le hêtre, une hase travaillait sa flûte. Elle arrivait à une certaine mesure, et s'arrêtait. Elle reprenait, et s'arrêtait au même endroit, la flûte encore aux lèvres.
[B:C'est moi qui fais la musique du Jeu,] expliqua-t-elle. [B:On dit que je m'arrête très bien.]
[H:Et la suite ?]
[B:Je ne saurais pas vous dire. Il y a toujours quelqu'un debout, les autres qui rient, et une chaise qu'on emporte.]
Elle essuya la flûte, qui n'en avait pas besoin.
[B:C'était l'air de ma grand-mère. Elle n'est jamais allée au bout non plus. Je me demande parfois si c'est joli.]

=== strandEnd
en:
The hare, whom nobody had told to stop, found out how it went on. It was worth waiting for.
fr:
La hase, que personne n'arrêtait, apprit enfin la suite. Elle valait l'attente.

=== quiet
en:
By evening half the city had come to the edge of the park, and stood looking at its chairs, and changed feet. The Mayor had made a trial of a bucket, and reported that on a bucket one thinks of nothing but water.
Nobody cared to go nearer. When the wind got up you could hear four hundred chairs, all creaking a little, like a house where people are going to bed.
[A:I'd give anything to sit down,] said the Mayor.
[H:You've been on your feet for a day,] said {H}, [H:and I'm thinking of thirty years, all of them against a tree.]
fr:
Le soir, la moitié de la ville était au bord du parc, à regarder ses chaises en changeant de pied. Le maire avait fait l'essai d'un seau. Sur un seau, déclara-t-il, on ne pense qu'à de l'eau.
Personne n'osait approcher. Quand le vent se leva, on entendit quatre cents chaises craquer un peu, comme une maison, le soir, quand tout le monde va se coucher.
[A:Je donnerais n'importe quoi pour m'asseoir,] dit le maire.
[H:Vous, vous êtes debout depuis ce matin,] dit {H}. [H:Moi, je pense à trente ans, et contre un arbre.]

=== insight >
en:
When it was nearly dark, {V}, who thought himself alone, set out a single chair, and walked round it, humming, until at a certain place he stopped.
{>recap1} {>recap2} {>recap3}
{>gag2}
They saw him look to the left, and to the right, where there was not a soul to want it. And still he stepped aside for whoever it was, and bowed. [V:Out,] he said, and went away to his tree.
{H} had played this game every spring without once thinking about it.
[H:A chair is taken away each time,] {h:he|she} said slowly. [H:All right. But why does it have to be a person as well?]
{F} began to answer, and found that there was no answer there.
fr:
À la nuit tombante, {V}, qui se croyait seul, posa une chaise. Il tourna autour en fredonnant. À un certain endroit, il se tut.
{>recap1} {>recap2} {>recap3}
{>gag2}
On le vit regarder à gauche, puis à droite. Il n'y avait pas âme qui vive pour la vouloir. Et pourtant, il s'effaça, comme devant quelqu'un, et s'inclina.
[V:Perdu,] dit-il, et il s'en alla vers son arbre.
{H} jouait à ce jeu tous les printemps, sans y avoir jamais pensé.
[H:À chaque fois, on enlève une chaise,] dit-{h:il|elle} lentement. [H:Bon. Mais pourquoi est-ce qu'on enlève aussi quelqu'un ?]
{F} voulut répondre, et s'aperçut qu'il n'y avait pas de réponse.

=== turn why
en:
[H:Who decided that somebody has to be out?] {H} asked next day, before the whole city.
[A:It's in the rules,] said the Mayor.
[H:And who made those?]
The Mayor might have known once, sitting down.
[H:Then here's another. Chairs go out, and people stay in.]
{>pay}
So the hare played and the hare stopped, and at each stop a chair was carried home, and nobody with it. They sat by twos, by fours, by streets, until towards midnight only one was left, and nobody in the city was broad enough to begin on but {V}. [V:After you,] he said, from habit. [H:Under us,] said {H}.
fr:
[H:Qui a décidé que quelqu'un doit sortir ?] demanda {H} le lendemain, devant toute la ville.
[A:C'est dans la règle,] dit le maire.
[H:Et la règle, qui l'a faite ?]
Assis, le maire l'aurait peut-être su.
[H:Alors, en voici une autre. Les chaises sortent, et les gens restent.]
{>pay}
La hase joua donc, et s'arrêta, et, à chaque arrêt, une chaise rentrait chez elle, et personne avec. On s'assit par deux, par quatre, par rues. Vers minuit, il n'en restait qu'une et, dans toute la ville, personne d'assez large pour commencer, sauf {V}.
[V:Après vous,] dit-il, par habitude.
[H:Non, dessous,] dit {H}.

=== turn count
en:
Sums were {H}'s strong point. [H:Ten people and nine chairs,] {h:he|she} told the city next day. [H:Nine people and eight. It has never once come out even. It only does if you leave the people alone, and get down to one chair and all of us.]
[A:Is that allowed?] asked the Mayor.
{>pay}
So the hare played and the hare stopped, and at each stop a chair was carried home, and nobody with it. They sat by twos, by fours, by streets, until towards midnight only one was left, and nobody in the city was broad enough to begin on but {V}. [V:After you,] he said, from habit. [H:Under us,] said {H}.
fr:
Le calcul était le fort {de H}.
[H:Dix personnes et neuf chaises,] dit-{h:il|elle} le lendemain à la ville. [H:Neuf et huit. Ça n'est jamais tombé juste. Ça tombe juste si on laisse les gens tranquilles, et qu'on descend jusqu'à une chaise et nous tous.]
[A:On a le droit ?] demanda le maire.
{>pay}
La hase joua donc, et s'arrêta, et, à chaque arrêt, une chaise rentrait chez elle, et personne avec. On s'assit par deux, par quatre, par rues. Vers minuit, il n'en restait qu'une et, dans toute la ville, personne d'assez large pour commencer, sauf {V}.
[V:Après vous,] dit-il, par habitude.
[H:Non, dessous,] dit {H}.

=== turn dance
en:
{H} did not argue. Next day {h:he|she} began to dance, round all four hundred, and it is hard to stand at the edge of a park while somebody does that well. The city came in behind, one street at a time.
[H:Chairs go out,] {h:he|she} called, [H:and people stay in!]
[A:Is that allowed?] asked the Mayor, whose feet had started without him.
{>pay}
So the hare stopped, and at each stop a chair was carried home, and nobody with it. They sat by twos, by fours, by streets, until towards midnight only one was left, and nobody in the city was broad enough to begin on but {V}. [V:After you,] he said, from habit. [H:Under us,] said {H}.
fr:
{H} ne discuta pas. Le lendemain, {h:il|elle} se mit à danser autour des quatre cents chaises, et il est difficile de rester au bord d'un parc quand quelqu'un fait cela bien. La ville suivit, une rue après l'autre.
[H:Les chaises sortent !] cria-t-{h:il|elle}. [H:Les gens restent !]
[A:On a le droit ?] demanda le maire, dont les pieds étaient partis sans lui.
{>pay}
La hase s'arrêta et, à chaque arrêt, une chaise rentrait chez elle, et personne avec. On s'assit par deux, par quatre, par rues. Vers minuit, il n'en restait qu'une et, dans toute la ville, personne d'assez large pour commencer, sauf {V}.
[V:Après vous,] dit-il, par habitude.
[H:Non, dessous,] dit {H}.

=== restore
en:
The chair considered it, and held. [V:Is everybody comfortable?] asked a voice from underneath, and out of politeness nobody moved till morning. The Mayor's hat came down on {H} as far as the nose.
{>close}
These days the game ends when all of them are sitting. The foot of the page has stayed empty, and at the head of it the gold runs over the edge.
fr:
La chaise réfléchit longuement, craqua un peu, et tint bon.
[V:Tout le monde est bien ?] demanda une voix, tout en dessous.
Par politesse, personne ne bougea jusqu'au matin. Le chapeau du maire descendit sur {H} jusqu'au nez.
{>close}
Depuis, le jeu finit quand tout le monde est assis. En bas de la page, il n'y a plus rien au crayon. En haut, l'or déborde.

=== last
en:
{each:@ had been somewhere in the middle, between a judge and a barber.|@ had been somewhere in the middle, between a judge and a barber.}
fr:
{each:@ était quelque part au milieu, entre un juge et un coiffeur.|@ étaient quelque part au milieu, entre un juge et un coiffeur.}

=== cameo
en:
In the park they saw a very large dinosaur draw out a chair, look to the left and to the right, and sit down in it.
fr:
Dans le parc, un très gros dinosaure avança une chaise, regarda à gauche, à droite, et s'y assit.

=== ask
en:
He was polite for thirty years. Who noticed?
Why did it not help him to have all the chairs?
Which other rule would you like to ask about?
fr:
Pendant trente ans, il a été poli. Qui s'en est aperçu ?
Pourquoi cela ne l'aide-t-il pas d'avoir toutes les chaises ?
De quelle autre règle aimerais-tu demander pourquoi ?
`
