export const band9to14 = `
=== title
en:
Beware of the Draught
fr:
Gare au Courant d'Air

=== title
en:
A Very Well Brought Up Breeze
fr:
Une brise très bien élevée

=== teaser
en:
In a town where everybody is afraid of the Draught, a small wind does all she can to help.
fr:
Dans une ville où tout le monde craint le Courant d'Air, une petite brise fait de son mieux pour aider.

=== when
en:
On Kite Day, at nine in the morning
fr:
À neuf heures, le jour des cerfs-volants

=== plant kite
en:
{>when}, {H} was sitting on the kerb, putting the last knot in the tail of {h:his|her} kite. It had started life as a tablecloth, and in one corner, if you held it up to the light, you could still make out a Sunday with jam.
fr:
{>when}, {H}, au bord du trottoir, faisait le dernier nœud à la queue de son cerf-volant. C'était une ancienne nappe et, dans un coin, à contre-jour, on distinguait encore un dimanche à la confiture.

=== about kite
en:
[F:The others have got dragons on theirs,] remarked {F}. [F:You've got a stain.]
[H:From below,] said {H}, [H:nobody can tell.]
fr:
[F:Les autres ont peint des dragons,] fit remarquer {F}. [F:Toi, tu as une tache.]
[H:Vu d'en bas,] dit {H}, [H:c'est pareil.]

=== pay kite
en:
Out on the quay {H} felt something small take the kite, not quite sure that it was allowed.
[H:Keep it,] said {H}, and let the string run out, to the end and past the end. [H:Then we'll see you coming.]
For a moment the whole harbour smelled of strawberries.
fr:
Sur le quai, {H} sentit qu'on prenait le cerf-volant, sans être bien sûr d'en avoir le droit.
[H:Garde-le,] dit {H}, et {h:il|elle} laissa filer la ficelle jusqu'au bout, et après le bout. [H:On te verra venir, on aura le temps d'ouvrir.]
Un instant, tout le port sentit la fraise.

=== pay own
en:
The doors had been shut for so long that they swung back by themselves. So {H} laid {h:his|her} {T} on the sill, at the very place where a door makes up its mind, and stood up without {n:it|them}.
No bang came, but a long breath, which began in the street and ended among the ships.
fr:
Les portes étaient fermées depuis si longtemps qu'elles revenaient toutes seules. Alors {H} posa {son T} sur le seuil, à l'endroit précis où une porte se décide, et {n:l'y|les y} laissa.
Rien ne claqua. Il y eut un seul souffle, qui commençait dans la rue et finissait parmi les bateaux.

=== about own
en:
[F:You're never bringing your {T}?] asked {F}.
[H:I've noticed,] said {H}, [H:that it's always the day you leave a thing at home that you need it.]
fr:
[F:Tu ne vas pas emporter {ton T} ?] demanda {F}.
[H:J'ai remarqué une chose,] répondit {H}. [H:C'est toujours le jour où on n'a rien sur soi qu'il manque quelque chose.]

=== lack >
en:
There is one way to the harbour, and it goes through {A}'s house: in at the front door, along the hall, and out at the back. {A}, who was a giraffe and wore three scarves at once, only asked that people should be quick.
On his mat that morning sat somebody made of three leaves and a feather, going slowly round.
[N:I'm a sea breeze,] she explained. [N:I came in last Friday to look at the hats, while they were getting a wardrobe through, and I've been trying to leave ever since.]
In all that time no ship had sailed and no mill had turned, and somewhere inland the same cloud was raining on the same village for the sixth day, and was very sorry about it.
{>gag1}
[A:Is that door *shut*?] cried {A}. [A:Do you want us all to catch the Draught?]
fr:
Pour aller au port, il n'y a qu'un chemin, et il traverse la maison de {A} : on entre par-devant, on suit le couloir, on sort par-derrière. {A}, une girafe qui portait trois écharpes à la fois, demandait seulement qu'on se dépêche.
Ce matin-là, il y avait sur son paillasson quelqu'un qui se composait de trois feuilles et d'une plume, et qui tournait lentement.
[N:Je suis une brise de mer,] expliqua-t-elle. [N:Je suis entrée vendredi, pour voir les chapeaux, pendant qu'on passait une armoire. Depuis, j'essaie de repartir.]
Depuis, plus un bateau n'avait quitté le port, plus un moulin n'avait tourné. Quelque part dans les terres, le même nuage pleuvait pour le sixième jour sur le même village, et s'en excusait.
{>gag1}
[A:La *porte* !] cria {A}. [A:Vous voulez faire entrer le Courant d'Air ?]

=== try broom >
en:
[H:She's only a small wind,] said {H}. [H:All she needs is somebody behind her.]
They borrowed two brooms and swept her the whole length of the street. {each:@ went ahead with the dustpan.|@ went ahead with the dustpan.} You cannot sweep one thing by itself, and so a good deal of straw came along, with a single glove, and a sparrow who had merely stopped to look. The whole procession went up the steps and over {A}'s threshold.
*BANG!*
By the time they had got in after it, the sparrow was sitting on the hatstand, and the breeze lay along the floor like a dropped handkerchief.
[N:It's the oddest feeling,] she said. [N:I come in as a wind, and all at once I'm only air.]
{>fail}
{A} showed everybody out, and asked the sparrow to wipe its feet.
fr:
[H:Ce n'est qu'un petit vent,] dit {H}. [H:Il lui faut quelqu'un derrière.]
{hf:Ils|Elles} empruntèrent deux balais et la poussèrent d'un bout à l'autre de la rue. {each:@ marchait devant, avec la pelle.|@ marchaient devant, avec la pelle.} On ne balaie jamais une chose toute seule : il vint aussi de la paille, un gant dépareillé, et un moineau qui n'avait fait que regarder. Le cortège monta les marches et passa le seuil de {A}.
*VLAN !*
Quand on put rentrer à leur suite, le moineau était perché sur le portemanteau, et la brise étalée par terre, comme un mouchoir tombé.
[N:C'est une drôle d'impression,] dit-elle. [N:J'entre, je suis du vent. Et d'un coup, je ne suis plus que de l'air.]
{>fail}
{A} reconduisit tout le monde, et pria le moineau de s'essuyer les pattes.

=== recap broom
en:
The brooms had ended in a bang.
fr:
Derrière les balais, la porte avait claqué.

=== try hat >
en:
Every wind has a weakness, and hers was hats. {H} talked the hatter into lending the best in the window, a wide one, with a brim like a saucer, and ran off with it held out behind.
The breeze came after it as children come after a band, and tried it on a lamp post, and on a dog, and for one moment, which {F} would rather have forgotten, on {F}. She was so taken up with it that she crossed the street, the step and the sill without a single look round.
*BANG!*
The hat came down on the tiles, and underneath it something sighed.
[A:At last, somebody with manners,] observed {A}, on the stairs, in the best of tempers.
[N:One does one's best,] said the hat.
fr:
Tout vent a sa faiblesse ; chez elle, c'était les chapeaux. {H} persuada le chapelier de prêter le plus beau de la vitrine, un grand, à bord large comme une soucoupe, et se mit à courir en le tenant derrière {h:lui|elle}.
La brise suivit comme les enfants suivent une fanfare. Elle l'essaya sur un réverbère, puis sur un chien et, un instant, sur la tête {de F}, qui n'en parle jamais. Elle en était si occupée qu'elle traversa la rue, le perron et le seuil sans regarder autour d'elle.
*VLAN !*
Le chapeau tomba sur le carrelage. Là-dessous, quelqu'un soupira.
[A:Enfin une personne bien élevée,] constata {A} dans l'escalier, d'excellente humeur.
[N:On fait ce qu'on peut,] dit le chapeau.

=== recap hat
en:
The finest hat in the street had dropped the moment the door was to.
fr:
Le plus beau chapeau de la rue était tombé à l'instant où elle s'était fermée.

=== try run >
en:
[H:It's a question of speed,] decided {H}. [H:You have to be through before the door notices.]
So the breeze went back as far as the town goes, drew in her breath, and came. She came past the bakery, where the loaves turned over, and through somebody's washing, and brought most of it with her. Hats rose on either side of the street as if for a queen. {H} and {F} flattened themselves against the wall, the breeze took the steps in one...
*BANG!*
It was the quickest yet. Half a feather was left on the outside, sticking out of the crack, and trembling.
[N:I beg your pardon,] they heard her say, in there in the dark. She appeared to be talking to the door.
fr:
[H:C'est une affaire de vitesse,] décida {H}. [H:Il faut être passé avant que la porte s'en aperçoive.]
La brise recula donc jusqu'où finit la ville, prit sa respiration, et partit. Devant la boulangerie, les pains se retournèrent. Elle traversa la lessive de quelqu'un, et en emporta l'essentiel. Des deux côtés de la rue, les chapeaux se soulevaient comme pour une reine. {H} et {F} se collèrent au mur, la brise prit les marches d'un coup...
*VLAN !*
Jamais ça n'avait été aussi rapide. Une moitié de plume était restée dehors, coincée dans la fente, et tremblait.
[N:Toutes mes excuses,] l'entendit-on dire, là-dedans, dans le noir.
C'est à la porte qu'elle parlait.

=== recap run
en:
The feather had been caught by a door that nobody touched.
fr:
La plume s'était prise dans une porte que personne ne touchait.

=== strand >
en:
Next door to {A}, on a kitchen chair, on the side away from the sea, sat old Captain Pollock, who had been round the world four times and was now looking at a wall.
[B:It's twenty steps behind my back,] he told them. [B:My daughter has filled every crack with wool. She's quite right, of course, because at my age the Draught...]
He had a piece of rope, as long as a hand, from his last ship, and while he talked he kept it under his nose, the way other old men keep a pipe.
[H:What does it smell of?] asked {H}.
[B:Tar,] said the captain. [B:Rain off Cape Horn. Low tide.] He breathed in once more, for some time. [B:That's to say, it used to. I've worn it out, and now it smells of me.]
fr:
À côté de chez {A}, sur une chaise de cuisine, du côté où la mer n'est pas, était assis le vieux capitaine Merlu. Il avait fait quatre fois le tour du monde, et regardait maintenant un mur.
[B:Elle est à vingt pas dans mon dos,] leur dit-il. [B:Ma fille a bouché toutes les fentes avec de la laine. Elle a raison, bien sûr. À mon âge, le Courant d'Air...]
Il lui restait de son dernier bateau un bout de corde, long comme une main. En parlant, il le gardait sous le nez, comme d'autres gardent leur pipe.
[H:Ça sent quoi ?] demanda {H}.
[B:Le goudron,] dit le capitaine. [B:La pluie du cap Horn. La marée basse.]
Il respira encore une fois, longuement.
[B:Enfin, ça sentait. Je l'ai usé. Maintenant, ça sent moi.]

=== way >
en:
[H:A town has to have more than one way out,] said {H}. [H:It stands to reason.]
{>talent}
{>go}
It did not stand to reason. It stood shoulder to shoulder, house after house, from one end of the harbour to the other, with a notice on each of the doors: *Beware of the Draught. Kindly close.*
The breeze kept a few steps behind. At the corners she would lift off somebody's hat, hold it a moment at arm's length, and set it back with a little pat. Nobody thanked her, and most of them turned up their collars.
In front of the last notice she drew close to {H}'s sleeve.
[N:May I ask you something?] she said. [N:Are there many of them? Or is it just one, and enormous?]
fr:
[H:Une ville a forcément plusieurs sorties,] dit {H}. [H:Ça tombe sous le sens.]
{>talent}
{>go}
Rien ne tombait sous le sens. Les maisons se tenaient épaule contre épaule, d'un bout à l'autre du port, et chaque porte avait son écriteau : *Gare au Courant d'Air. Refermez, merci.*
La brise suivait à quelques pas. Aux coins de rue, elle soulevait un chapeau, le tenait un instant à bout de bras et le reposait avec une petite tape. Personne ne disait merci. On relevait son col.
Devant le dernier écriteau, elle se rapprocha de la manche {de H}.
[N:Je peux te demander quelque chose ?] dit-elle. [N:Il y en a beaucoup ? Ou bien c'est un seul, et il est énorme ?]

=== road >
en:
People could still go through, if they were quick, and so {H} and {F} went by {A}'s hall to the harbour, to look at the matter from the other side.
The whole of Kite Day was lying on the quay: ninety kites, face down, and beside each of them somebody small, who was waiting. The flags hung like dishcloths, and along the water stood the back doors, packed with wool from top to bottom, all but one keyhole.
{H} knelt and looked through it, and at once {h:his|her} eye filled with tears, for out of the keyhole came a thread of air, thin and cold and straight as a needle.
Then the thread stopped, because at the other end somebody else had put an eye.
[N:It's a good place, this,] said the breeze. [N:You can see quite a lot of the sea, as long as nobody stands there.]
{H} moved over.
fr:
Les gens, eux, pouvaient passer, en se dépêchant. {H} et {F} suivirent le couloir de {A} jusqu'au port, pour voir la question de l'autre côté.
Toute la fête était couchée sur le quai : quatre-vingt-dix cerfs-volants à plat ventre et, près de chacun, quelqu'un de petit qui attendait. Les drapeaux pendaient comme des torchons. Le long de l'eau s'alignaient les portes, bourrées de laine de haut en bas, sauf un trou de serrure.
{H} se mit à genoux et regarda. Aussitôt, son œil se remplit de larmes : il sortait de là un fil d'air, mince et froid, droit comme une aiguille.
Puis le fil s'arrêta. À l'autre bout, quelqu'un d'autre venait de coller un œil.
[N:C'est une bonne place, ici,] dit la brise. [N:On voit pas mal de mer, du moment qu'il n'y a personne devant.]
{H} se poussa.

=== quiet >
en:
By six o'clock they had stopped having ideas. They sat on {A}'s steps, and the breeze lay across {H}'s shoes, turning over a leaf now and then, as you do when you cannot sleep.
All down the street shutters were being closed.
[O:Are you shut?] one neighbour called to another.
[O:Tight as a drum! And you?]
[O:Tight as a drum! Sleep well!]
It went from window to window, up one side and down the other, and at each one the light grew narrow and was gone.
{>gag2}
The breeze listened with all her leaves. [N:I do like them,] she said. [N:They take such care of one another. I only wish there were something more that I could do.]
fr:
À six heures, {hf:ils|elles} n'avaient plus d'idées. {hf:Ils|Elles} étaient {hf:assis|assises} sur les marches de {A}, et la brise, couchée en travers des chaussures {de H}, tournait de temps en temps une feuille, comme on se retourne quand on ne dort pas.
Dans toute la rue, on fermait les volets.
[O:C'est fermé, chez vous ?] criait un voisin à l'autre.
[O:À double tour ! Et vous ?]
[O:À double tour ! Dormez bien !]
Cela passait de fenêtre en fenêtre, d'un côté, puis de l'autre, et chaque fois la lumière s'amincissait, et s'éteignait.
{>gag2}
La brise écoutait de toutes ses feuilles.
[N:Je les aime bien,] dit-elle. [N:Ils prennent tellement soin les uns des autres. Si seulement je pouvais faire quelque chose de plus.]

=== insight >
en:
{H} turned that over for a while, because there was something wrong with it.
{>recap1} {>recap2} {>recap3}
[H:What do you mean, *more*?] {h:he|she} asked.
[N:More than the doors,] said the breeze. [N:It was the first thing I was told here. I come in, and I shut it behind me, every time, before the Draught can get through.] She lowered her voice. [N:I've no idea what it looks like. Have you?]
{H} would have liked to say no.
[H:It's quite small,] {h:he|she} said. [H:It has three leaves, and half a feather.]
Nothing moved on the step. One after another, very gently, the leaves lay down.
[N:I see,] said the breeze at last. [N:So that's who it was that I was shutting in. And all those poor people, who must have been so frightened.]
fr:
{H} retourna la phrase dans tous les sens. Quelque chose n'allait pas.
{>recap1} {>recap2} {>recap3}
[H:Comment ça, *de plus* ?] demanda {H}.
[N:En plus des portes,] dit la brise. [N:C'est la première chose qu'on m'a apprise, ici. J'entre, et je referme derrière moi, à chaque fois, avant que le Courant d'Air n'arrive.]
Elle baissa la voix.
[N:Je ne sais même pas à quoi il ressemble. Et toi ?]
{H} aurait bien voulu dire non.
[H:Il est plutôt petit,] répondit {H}. [H:Il a trois feuilles, et une demi-plume.]
Sur les marches, plus rien ne bougea. L'une après l'autre, tout doucement, les feuilles se couchèrent.
[N:Je vois,] dit enfin la brise. [N:Alors, c'est moi que j'enfermais. Et les pauvres gens ! Ils ont dû avoir si peur.]

=== turn whistle
en:
{A} looked down, and further down, until he was nose to nose with the Draught.
[A:I'd imagined teeth,] he said at last.
[N:I'm so sorry about your neck,] whispered the breeze.
He coloured, from the hooves up, and opened both doors; but she had been told too often, and did not dare.
So {H} went round to the sea side, and whistled as sailors do when they are becalmed.
[N:What is that for?]
[A:That,] said {A}, [A:is somebody asking you to come.]
{>pay}
fr:
{A} regarda en bas, ce qui fait loin, et se trouva nez à nez avec le Courant d'Air.
[A:J'avais imaginé des dents,] dit-il enfin.
[N:Je suis désolée pour votre cou,] murmura la brise.
Il rougit à partir des sabots, et ouvrit les deux portes. Mais elle n'osait pas : on le lui avait trop répété.
Alors {H} passa du côté de la mer et siffla comme font les marins, quand ils n'avancent plus.
[N:C'est pour quoi faire ?]
[A:Ça,] dit {A}, [A:c'est quelqu'un qui te demande de venir.]
{>pay}

=== turn mimic
en:
There was one voice which that street had always obeyed. {H} took a breath, made {h:his|her} neck as long as it would go, and used it.
[H:Is that door *OPEN*? And the one behind it?]
Bolts flew back on every side, and {A} himself, having opened both of his, put his head out to see what he wanted. Then he looked down, and was nose to nose with the Draught.
[A:I'd imagined teeth,] he said.
[N:I'm so sorry about your neck,] whispered the breeze.
[A:It's had worse,] said {A}, which was not what he had been telling people.
{>pay}
fr:
Il y avait une voix à laquelle cette rue obéissait depuis toujours. {H} respira, s'allongea le cou tant qu'{h:il|elle} put, et la prit.
[H:La *PORTE* ! Qu'on l'ouvre ! Et celle de derrière !]
Partout, les verrous sautèrent. {A} lui-même, après avoir ouvert les siennes, passa la tête dehors pour savoir ce qu'il voulait. Il regarda en bas, et s'arrêta nez à nez avec le Courant d'Air.
[A:J'avais imaginé des dents,] dit-il.
[N:Je suis désolée pour votre cou,] murmura la brise.
[A:Il en a vu d'autres,] dit {A}, et ce n'était pas ce qu'il racontait d'habitude.
{>pay}

=== turn why
en:
[H:Why are you afraid of the Draught?] {H} asked {A}.
[A:Because one never sees it,] said {A}. [A:It comes from behind. I've spent my whole life not turning round.]
[H:You could now,] said {H}. [H:It's on your mat.]
He looked down, until he was nose to nose with it.
[A:I'd imagined teeth,] he said.
[N:I'm so sorry about your neck,] whispered the breeze.
He coloured, from the hooves up. Then he set one of them against the front door, stretched his neck down the hall, and pushed the other one open with his forehead.
{>pay}
fr:
[H:Pourquoi avez-vous peur du Courant d'Air ?] demanda {H} à {A}.
[A:Parce qu'on ne le voit jamais,] dit {A}. [A:Il arrive par-derrière. J'ai passé ma vie à ne pas me retourner.]
[H:Vous pouvez, maintenant. Il est sur votre paillasson.]
Il regarda en bas, ce qui fait loin, et se trouva nez à nez avec lui.
[A:J'avais imaginé des dents,] dit-il.
[N:Je suis désolée pour votre cou,] murmura la brise.
Il rougit à partir des sabots. Puis il en appuya un contre la porte de devant, allongea le cou dans le couloir et, du front, poussa l'autre.
{>pay}

=== restore
en:
Ninety kites got to their knees, and then to their feet. The ships leaned over, all to the same side, like people listening, and far inland a cloud was at last able to move on. The judges hung the gold medal on {H}, {?has(own):who had come without a kite|who no longer had a kite}.
{>close}
These days, towards six, {A} takes off a scarf or two, props his doors, and looks down the street to see that everybody has done the same.
[A:Is that door *open*?] he calls. [A:She hasn't got all night!]
fr:
Quatre-vingt-dix cerfs-volants se mirent à genoux, puis debout. Les bateaux se penchèrent, tous du même côté, comme des gens qui écoutent et, loin dans les terres, un nuage put enfin s'en aller. Le jury accrocha la médaille d'or à {H}, {?has(own):qui n'avait pas de cerf-volant|qui n'avait plus de cerf-volant}.
{>close}
Maintenant, vers six heures, {A} retire une écharpe ou deux, cale ses portes et regarde dans la rue si chacun a fait de même.
[A:La porte !] crie-t-il. [A:*Ouvrez*, voyons ! Elle ne va pas attendre toute la nuit !]

=== last
en:
{each:@ went on holding a door, in case.|@ went on holding a door, in case.}
fr:
{each:@ tenait toujours une porte, au cas où.|@ tenaient toujours une porte, au cas où.}

=== strandEnd
en:
Captain Pollock, on his kitchen chair, had lifted his nose. The rope slid out of his fingers, and he did not look for it. [B:Low tide,] he said.
fr:
Le capitaine Merlu, sur sa chaise, avait levé le nez. Le bout de corde glissa de ses doigts, et il ne le chercha pas.
[B:Marée basse,] dit-il.

=== cameo
en:
At the corner somebody lifted their hats, held them a moment at arm's length, and put them back. Afterwards the air tasted of salt.
fr:
Au coin de la rue, on leur souleva leurs chapeaux, on les admira un instant, on les reposa. Il resta dans l'air un goût de sel.

=== ask
en:
The breeze is sorry for the people who shut her out. What would you have felt?
Why had nobody in the town ever seen the Draught?
Why does the captain no longer look for his rope?
fr:
La brise plaint les gens qui lui ferment la porte. Qu'aurais-tu ressenti, à sa place ?
Pourquoi personne, dans la ville, n'avait-il jamais vu le Courant d'Air ?
Pourquoi le capitaine ne cherche-t-il plus sa corde ?
`
