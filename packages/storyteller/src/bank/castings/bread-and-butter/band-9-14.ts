export const band9to14 = `
=== title
en:
Number One on the List
fr:
Numéro un sur la liste

=== title
en:
One Slice of Bread Apart
fr:
À une tartine près

=== teaser
en:
For six days two people with perfect manners have been standing in the castle gate, and the butter is getting soft.
fr:
Depuis six jours, deux personnes d'une politesse parfaite se tiennent dans la porte du château, et le beurre ramollit.

=== when
en:
On a Friday that smelled of hay
fr:
Un vendredi qui sentait le foin

=== plant blanket
en:
{>when}, {H} went about with an old blanket over one shoulder. In its time it had been a cape, a tent and a boat, and had come home from each of these with a hole that could be explained.
fr:
{>when}, {H} se promenait avec une vieille couverture sur l'épaule. Elle avait été cape, tente et bateau, et de chacun de ces métiers elle avait rapporté un trou, qui s'expliquait.

=== about blanket
en:
[F:What is it going to be today?] asked {F}.
[H:You can't decide it beforehand,] said {H}. [H:That's how one gets a rug.]
fr:
[F:Et aujourd'hui, elle sera quoi ?] demanda {F}.
[H:Ça ne se décide pas d'avance,] dit {H}. [H:C'est comme ça qu'on finit avec un tapis.]

=== pay blanket
en:
{H} took the old blanket by two corners and shook it out, with every one of its holes, over the grass beside the gate. It settled there as if it had been measured for the spot. [H:I know what it is now,] {h:he|she} said. [H:It's a place.]
fr:
{H} prit la vieille couverture par deux coins et l'étala, avec tous ses trous, sur l'herbe, à côté de la porte. On l'aurait dite faite sur mesure.
[H:Je sais ce que c'est, maintenant,] dit-{h:il|elle}. [H:C'est un endroit.]

=== pay own
en:
{H} laid {h:his|her} {T} in the grass beside the gate, with some care. [H:That place is taken now,] {h:he|she} said. [H:By you. You only have to come and sit in it.]
fr:
{H} posa {son T} dans l'herbe, à côté de la porte, avec soin.
[H:Cette place est prise,] dit-{h:il|elle}. [H:C'est la vôtre. Vous n'avez plus qu'à venir vous y mettre.]

=== about own
en:
[F:Couldn't you have left your {T} at home?] asked {F}.
[H:How would I keep my place?] said {H}. [H:A thing left lying somewhere is as good as somebody coming back. It has never failed yet.]
fr:
[F:Tu n'aurais pas pu laisser {ton T} à la maison ?] demanda {F}.
[H:Et pour garder ma place ?] dit {H}. [H:Une chose posée quelque part, c'est quelqu'un qui va revenir. Ça n'a jamais raté.]

=== lack >
en:
Nothing was going in at the castle gate, and nothing was coming out. On this side stood all the bread in the kingdom, getting hard. On the other, so it was said, stood all the butter, getting soft. And in between, nose to nose, stood a unicorn, {N}, on her way out, and a hedgehog in a top hat, {A}, with a suitcase, on his way in.
[N:After you,] said the unicorn.
[A:I couldn't possibly,] said the hedgehog. [A:After *you*.]
[B:Six days!] cried {B}, the porter, a hare with a key as long as his ears. [B:In or out? I ask them every hour. It isn't a hard question, a gate has only got the two sides! There's a golden key for anybody who can empty it.]
{>gag1}
fr:
Plus rien n'entrait au château, et plus rien n'en sortait. De ce côté-ci, il y avait tout le pain du royaume, qui durcissait. De l'autre, disait-on, tout le beurre, qui ramollissait. Et entre les deux, nez à nez, une licorne qui voulait sortir, {N}, et un hérisson en haut-de-forme qui voulait entrer avec sa valise, {A}.
[N:Après vous,] dit la licorne.
[A:Je n'en ferai rien,] dit le hérisson. [A:Après *vous*.]
[B:Six jours !] cria le portier, {B}, un lièvre dont la clé était aussi longue que les oreilles. [B:On entre ou on sort ? Je le leur demande toutes les heures. Ce n'est pas sorcier, une porte n'a que deux côtés ! Une clé d'or à qui me la vide.]
{>gag1}

=== try push
en:
[H:Then one of them has to go first without wanting to,] said {H}, and since {A} was the smaller, they pushed {A}. It can be done, though nobody does it for long. {each:@ thought of putting a loaf in between.|@ thought of putting a loaf in between.}
[A:I do apologise for my prickles,] said {A}, each time.
He slid in by one step. {N}, so as not to crowd him, moved back by one. He saw it, and withdrew, so as not to drive a lady from her place, and she came forward again, for fear that she had seemed offended.
When all this was over, they were nose to nose, and there was just as much room between them as before: enough for one slice of bread, not too thick.
{>fail}
fr:
[H:Il suffit que l'un des deux passe sans le vouloir,] dit {H}.
Comme {A} était le plus petit, on poussa {A}. C'est faisable, mais personne ne le fait longtemps. {each:@ eut l'idée de pousser avec un pain.|@ eurent l'idée de pousser avec un pain.}
[A:Je suis navré pour les piquants,] disait {A} à chaque fois.
Il avança d'un pas. {N}, pour ne pas le gêner, recula d'un pas. Il s'en aperçut et se retira, car on ne chasse pas une dame de sa place. Elle revint aussitôt, de peur d'avoir eu l'air fâché.
Quand tout se fut calmé, ils étaient nez à nez, et il y avait entre eux autant de place qu'avant : de quoi glisser une tartine, pas trop épaisse.
{>fail}

=== recap push
en:
Whatever {A} did, {N} had done it too, so that there was always one slice of bread between them, and never two.
fr:
Quoi que fasse {A}, {N} l'avait fait aussi, et il y avait toujours entre eux une tartine, et jamais deux.

=== try coin
en:
[B:What this gate needs is a rule,] said {B}. [B:Heads, she goes. Tails, he does. No arguments.]
{H} tossed a coin, and it came down heads.
[N:I've won!] said {N}, and went rather pink. [N:And what one has won, one may give away, I believe? After you.]
It came down tails.
[A:I have never won anything before,] said {A}, who looked at the coin for some time, as one looks at a present before one unwraps it. [A:I should like you to have it.]
They each won six times, and each time they gave it back with a bow, until the coin was quite warm.
[B:I never saw two people win so much,] said {B} gloomily, [B:and get nowhere.]
fr:
[B:Ce qui manque à cette porte, c'est une règle,] dit {B}. [B:Pile, c'est elle qui passe. Face, c'est lui. On ne discute pas.]
{H} lança une pièce, qui retomba du côté pile.
[N:J'ai gagné !] dit {N} en rosissant un peu. [N:Et ce qu'on a gagné, on peut l'offrir, n'est-ce pas ? Après vous.]
Au coup suivant, ce fut face.
[A:C'est la première fois que je gagne quelque chose,] dit {A}.
Il regarda longuement la pièce, comme un cadeau qu'on n'a pas encore ouvert.
[A:J'aimerais que ce soit pour vous.]
Ils gagnèrent six fois chacun, et à chaque fois ils le rendirent en saluant. La pièce en était toute chaude.
[B:Je n'ai jamais vu deux personnes gagner autant,] dit {B} d'une voix sombre, [B:et avancer si peu.]

=== recap coin
en:
Both had won, again and again, and neither had seemed to want anything but somebody to give it to.
fr:
Chacun avait gagné, et n'avait eu l'air de vouloir qu'une chose : quelqu'un à qui le donner.

=== try bun >
en:
{H} laid a hot bun on the line where out turns into in. Whoever wanted it would have to take one step, and be first.
It steamed. {N}'s nostrils trembled. {A}'s prickles trembled as well, all in one direction, like grass.
[N:After you,] said {N}, a little hoarsely.
[A:By no means,] breathed {A}.
The bun stopped steaming. Then, as neither of them would begin, they both did: they bent down at the same moment, and met the crust at the same moment, one at either end, and chewed with lowered eyes, all the way to the middle. For as long as it lasted, nobody said a word, and nobody seemed to want to be anywhere else.
[A:After you,] said {A} then, with a crumb on his chin.
fr:
{H} posa une brioche chaude sur la ligne où *dehors* devient *dedans*. Pour l'avoir, il faudrait faire un pas, et le faire le premier.
Elle fumait. Les narines de la licorne frémirent. Les piquants du hérisson aussi, tous dans le même sens, comme de l'herbe.
[N:Après vous,] dit {N}, un peu enrouée.
[A:N'y pensez pas,] souffla {A}.
La brioche finit par refroidir. Alors, puisque personne ne voulait commencer, ils commencèrent tous les deux. Ils se baissèrent au même instant et atteignirent la croûte au même instant, chacun par un bout. Ils mangèrent, les yeux baissés, jusqu'au milieu. Tant que cela dura, personne ne parla, et personne n'eut l'air de vouloir être ailleurs.
[A:Après vous,] dit ensuite {A}, une miette au menton.

=== recap bun
en:
The bun had been eaten from both ends at once, and nobody had come second.
fr:
La brioche avait été mangée par les deux bouts, et personne n'était arrivé deuxième.

=== way >
en:
The odd thing was that there was room. On {N}'s left you could have got through with a hay cart. But nobody had ever overtaken anybody at that gate, let alone a unicorn, and the queue had been brought up to look straight ahead.
[H:We're not passing,] said {H}, to nobody in particular. [H:We're only looking.]
{>talent}
{>go}
Then {H} went first, on the left, as you go past a bench, and a gasp ran the whole length of the queue. A sheep fainted, and another sheep, who had been standing behind it out of politeness, was fainted on.
On the far side it was as quiet as a cupboard. One line of small round hoof marks crossed the yard to the gate, and it came from the tallest of the towers.
fr:
Le plus curieux, c'est qu'il y avait de la place. À gauche de la licorne, on serait passé avec une charrette de foin. Mais jamais personne n'avait doublé personne à cette porte, et une licorne encore moins. Toute la file avait appris à regarder droit devant.
[H:On ne passe pas,] dit {H} à la cantonade. [H:On regarde.]
{>talent}
{>go}
Puis {H} passa {h:le premier|la première}, par la gauche, comme on passe devant un banc. Un cri étouffé courut d'un bout à l'autre de la file. Un mouton s'évanouit, et un autre, qui se tenait derrière par politesse, le reçut.
De l'autre côté, c'était calme comme dans un placard. Une seule ligne de sabots, petite et nette, traversait la cour jusqu'à la porte. Elle venait de la plus haute des tours.

=== road >
en:
The room at the top of the tower had a round window, a table, and a chair that had gone thin with being sat on. Across from it stood another, which was as good as new, although somebody had dusted it every day, so that the paint had begun to go.
Between the two lay a list, a hundred lines long, in a careful hand: *Things to Say When Somebody Comes*.
*One: After you.*
*Two: What a lovely evening.*
It went on like that, down to *ninety-nine: Must you really go?* The hundredth line had been written, and rubbed out, and written again.
{F} read all of it. [F:Six days,] {f:he|she} said, [F:and they're still on number one.]
fr:
La chambre, en haut de la tour, avait une fenêtre ronde, une table et une chaise amincie à force de servir. En face, il y avait une autre chaise. Celle-là était comme neuve. Mais on l'époussetait chaque jour, et cela se voyait, parce que la peinture commençait à partir.
Entre les deux, une liste, cent lignes d'une écriture appliquée : *Choses à dire quand quelqu'un viendra*.
*Un : Après vous.*
*Deux : Quelle belle soirée.*
Cela continuait ainsi jusqu'à *quatre-vingt-dix-neuf : Vous partez déjà ?* La centième ligne avait été écrite, gommée, puis écrite encore.
{F} lut le tout.
[F:En six jours,] dit-{f:il|elle}, [F:ils n'en sont qu'au numéro un.]

=== strand
en:
The throne was a large one, and {C}, who was a cat, took up very little of it. He had a bowl of butter on his knees.
[C:I've had it as soup,] he said. [C:On Wednesday I had it with butter. People imagine that it must be delicious all by itself.] He let go of the spoon, which sank. [C:All by itself it only slides about, looking for something to lie on.]
[H:There's bread, just outside,] said {H}.
[C:I dare say. But a king must go first, and that gate is taken.] The King considered the long red carpet, which had one row of paw prints on it, going and coming. [C:You'll have been first at something yourself. Then you know. There's nobody there.]
fr:
Le trône était grand, et {C}, qui était un chat, n'en occupait qu'un coin. Il avait un bol de beurre sur les genoux.
[C:J'en ai pris en soupe,] dit-il. [C:Mercredi, j'en ai pris avec du beurre. Les gens s'imaginent que c'est délicieux, tout seul.]
Il lâcha la cuillère, qui s'enfonça.
[C:Tout seul, ça glisse. Ça cherche quelque chose où s'allonger.]
[H:Il y a du pain, juste devant la porte,] dit {H}.
[C:Sans doute. Mais un roi passe le premier, et la porte est prise.]
Il contempla le long tapis rouge, où allait et revenait une seule rangée de pattes.
[C:Tu as bien dû être {h:premier|première}, une fois. Alors tu sais. Là-bas, il n'y a personne.]

=== strandEnd
en:
[C:I was twelfth,] reported the King, who had come down and stood in line for his slice, [C:and there was somebody on either side.]
fr:
Le roi descendit faire la queue pour sa tartine.
[C:Douzième,] confia-t-il au portier, avec une fierté discrète. [C:J'avais quelqu'un des deux côtés.]

=== quiet >
en:
When it was dark, nobody said *after you* any more, for in the dark you can't see who is first.
A thin wind had got up, and it came in at the gate, as everything would have liked to. {A} stood his suitcase on end, as though that were simply the best way to stand a suitcase, and the wind could no longer get at {N}'s feet. A little later {N} let her tail hang down on the other side, where it happened to keep the wind off {A}.
[N:People don't often stand so close,] she remarked to the night. [N:On account of the horn.]
[A:No,] said {A}. [A:I know what you mean.]
[B:In or out?] murmured {B}, who was asleep.
fr:
Quand il fit nuit, plus personne ne dit *après vous*. Dans le noir, il n'y a plus de premier.
Un vent mince s'était levé, et il entrait par la porte, comme tout le monde aurait aimé le faire. Monsieur Brosse mit sa valise debout, l'air de trouver que c'était mieux pour la valise, et le vent ne put plus atteindre les sabots de la licorne. Un peu plus tard, {N} laissa pendre sa queue de l'autre côté, où il se trouva qu'elle abritait le hérisson.
[N:On ne vient pas souvent si près,] dit-elle à la nuit. [N:À cause de la corne.]
[A:Non,] dit {A}. [A:Je vois ce que c'est.]
[B:On entre ou on sort ?] murmura {B}, qui dormait.

=== insight >
en:
{>recap1} {>recap2} {>recap3}
{>gag2}
*Clink*, went something. The suitcase had come open, and in it, each rolled in a sock, lay two cups.
[A:Just in case,] said {A}, and put himself in front of them.
He had been quick, but {H} was already thinking of two chairs. [H:She came down all those stairs,] {h:he|she} said, looking up at the tower, [H:to look for somebody out here. And he carried two cups all that way, to look for somebody in there.]
[F:And when do they get there?] asked {F}.
{H} looked at the one nose, and at the other, and at the space between them, in which a slice of bread would have been snug.
[H:They *are* there,] said {H}. [H:They arrived six days ago, both of them! Why would they go on?]
fr:
{>recap1} {>recap2} {>recap3}
{>gag2}
*Cling*, fit quelque chose. La valise s'était ouverte. Elle contenait deux tasses, roulées chacune dans une chaussette.
[A:Au cas où,] dit {A}, et il se mit devant.
Il avait fait vite, mais {H} pensait déjà à deux chaises.
[H:Elle a descendu tout cet escalier,] dit-{h:il|elle}, les yeux levés vers la tour, [H:pour chercher quelqu'un dehors. Et lui, il a fait tout ce chemin avec deux tasses, pour chercher quelqu'un dedans.]
[F:Et quand est-ce qu'ils arrivent ?] demanda {F}.
{H} regarda un nez, puis l'autre, puis l'espace entre les deux, où une tartine aurait été au chaud.
[H:Mais ils y *sont*,] dit {H}. [H:Ils sont arrivés depuis six jours, tous les deux ! Pourquoi veux-tu qu'ils avancent ?]

=== turn why
en:
[H:Why should anybody go through?] asked {H}.
[B:Because it's a *gate*!] cried {B}. [B:There's in, and there's out. What else is there?]
[H:Beside.]
{B}, who came from a long line of porters, opened his mouth, and could find nothing to say.
{>pay}
{N} looked at the grass there, and so did {A}, and you could see that both were about to be polite. Then she took a step, neither forward nor back, but sideways, and in the same moment so did he.
[N:After...] she began, from habit. She looked down at him, and tried again. [N:With you,] said {N}.
It wasn't on the list.
fr:
[H:Pourquoi faudrait-il passer ?] demanda {H}.
[B:Parce que c'est une *porte* !] cria {B}. [B:Il y a dedans, il y a dehors. Que veux-tu qu'il y ait d'autre ?]
[H:À côté.]
{B}, qui était portier de père en fils, ouvrit la bouche et ne trouva rien à mettre dedans.
{>pay}
{N} regarda ce coin d'herbe, {A} le regarda aussi, et l'on vit bien qu'ils allaient être polis. Alors elle fit un pas, ni en avant ni en arrière, mais de côté, et au même instant il en fit un aussi.
[N:Après...] commença-t-elle, par habitude.
Elle baissa les yeux vers lui et recommença.
[N:Avec vous,] dit {N}.
Ce n'était pas sur la liste.

=== turn count
en:
{H} counted things that others took as they came, and now {h:he|she} counted the gate. [H:In, one. Out, two,] {h:he|she} said. [H:And three.]
[B:There is no three,] said {B}. [B:I come from a long line of porters, and we've never had a three.]
[H:Beside,] said {H}.
{B} tried it on his ears, and needed one more than he had.
{>pay}
{N} looked at the grass there, and so did {A}, and you could see that both were about to be polite. Then she took a step, neither forward nor back, but sideways, and in the same moment so did he.
[N:After...] she began, from habit. She looked down at him, and tried again. [N:With you,] said {N}.
It wasn't on the list.
fr:
{H} comptait tout ce que les autres prennent comme ça vient, et {h:il|elle} compta la porte.
[H:Dedans, un. Dehors, deux. Et trois.]
[B:Il n'y a pas de trois,] dit {B}. [B:Nous sommes portiers de père en fils, et jamais nous n'avons eu de trois.]
[H:À côté,] dit {H}.
{B} essaya sur ses oreilles. Il lui en manquait une.
{>pay}
{N} regarda ce coin d'herbe, {A} le regarda aussi, et l'on vit bien qu'ils allaient être polis. Alors elle fit un pas, ni en avant ni en arrière, mais de côté, et au même instant il en fit un aussi.
[N:Après...] commença-t-elle, par habitude.
Elle baissa les yeux vers lui et recommença.
[N:Avec vous,] dit {N}.
Ce n'était pas sur la liste.

=== turn dance
en:
[H:It's a dance,] said {H}, who knew most of them. [H:Forward, back, you do that very well. There's one step missing.] And {h:he|she} showed them: one, two, and to the side.
[B:That isn't in,] objected {B}, [B:and it's certainly not out.]
[H:It's beside,] said {H}.
{>pay}
{N} looked at the grass there, and so did {A}, and you could see that both were about to be polite. Then she took a step, neither forward nor back, but sideways, and in the same moment so did he.
[N:After...] she began, from habit. She looked down at him, and tried again. [N:With you,] said {N}.
It wasn't on the list.
fr:
[H:C'est une danse,] dit {H}, qui les connaissait presque toutes. [H:En avant, en arrière, vous faites ça très bien. Il manque un pas.]
Et {h:il|elle} la leur montra : un, deux, et de côté.
[B:Ce n'est pas dedans,] fit remarquer {B}, [B:et ce n'est sûrement pas dehors.]
[H:C'est à côté,] dit {H}.
{>pay}
{N} regarda ce coin d'herbe, {A} le regarda aussi, et l'on vit bien qu'ils allaient être polis. Alors elle fit un pas, ni en avant ni en arrière, mais de côté, et au même instant il en fit un aussi.
[N:Après...] commença-t-elle, par habitude.
Elle baissa les yeux vers lui et recommença.
[N:Avec vous,] dit {N}.
Ce n'était pas sur la liste.

=== restore
en:
The bread went in at such a speed that it met the butter on its way out, and the kingdom sat down where it was. {H} received the golden key, and {B} could shut his gate at last. *Clonk.* It was so beautiful that he opened it and did it again.
{>close}
These days two cups are kept beside the gate, in two socks. [N:Number two,] says {N}, when the light goes. [N:What a lovely evening.]
They have never got to number three. It takes them until dark to look at it.
fr:
Le pain entra si vite qu'il croisa le beurre qui sortait, et le royaume s'assit où il se trouvait. {H} reçut la clé d'or, et {B} put enfin fermer sa porte. *Clonk.* C'était si beau qu'il la rouvrit pour recommencer.
{>close}
À présent, on garde deux tasses à côté, dans deux chaussettes.
[N:Numéro deux,] dit {N} quand la lumière baisse. [N:Quelle belle soirée.]
Ils n'en sont jamais venus au numéro trois. La regarder les occupe jusqu'à la nuit.

=== last
en:
{each:@ held that the butter belongs underneath, and went home with proof of it on one cheek.|@ held that the butter belongs underneath, and went home with proof of it on every cheek.}
fr:
{each:@ soutint que le beurre se met en dessous, et rentra avec la preuve sur la joue.|@ soutinrent que le beurre se met en dessous, et rentrèrent avec la preuve sur toutes les joues.}

=== cameo
en:
Beside a castle gate a unicorn and a hedgehog were having tea. They said good evening, both at once, and looked pleased about it.
fr:
À côté d'une porte de château, une licorne et un hérisson prenaient le thé. Ils dirent bonsoir, tous deux en même temps, et en parurent enchantés.

=== ask
en:
The King says that there is nobody where he is first. What does he mean?
Why is *With you* not on the list?
Have you ever arrived somewhere without noticing?
fr:
Le roi dit que là où il est premier, il n'y a personne. Que veut-il dire ?
Pourquoi *Avec vous* n'est-il pas sur la liste ?
T'est-il arrivé d'arriver quelque part sans t'en apercevoir ?
`
