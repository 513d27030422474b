export const band9to14 = `
=== title
en:
The Captain Who Never Asked
fr:
Le capitaine qui ne demandait jamais

=== title
en:
The Sign With No Arrow
fr:
Le panneau sans flèche

=== teaser
en:
His ship is standing on a mountain, his hold is full of signposts, and he has never once in his life been lost.
fr:
Son navire est perché sur une montagne, sa cale déborde de panneaux, et il ne s'est jamais perdu de sa vie.

=== when
en:
One white morning three weeks into April
fr:
Un matin tout blanc de la fin avril

=== plant spoon
en:
{>when}, {H} packed {h:his|her} spoon, as {h:he|she} had done on every walk since {h:he|she} was small. It was a plain tin one, a little crooked, and it rested on the belief that sooner or later, on a mountain, there must be soup.
fr:
{>when}, {H} emporta sa cuillère, comme à chaque promenade depuis toujours. Elle était en fer-blanc, pas très droite, et reposait sur une idée simple : en montagne, tôt ou tard, il y a forcément de la soupe.

=== about spoon
en:
[F:How many years is it now?] asked {F}.
[H:Six,] said {H}. [H:That makes it more likely every time.]
fr:
[F:Cela fait combien d'années ?] demanda {F}.
[H:Six,] répondit {H}. [H:Donc, c'est de plus en plus probable.]

=== pay spoon
en:
In the kitchen stood a bowl, steaming; but beside it was only the mark of a spoon, worn into the wood, because he had taken his along thirty years ago, to dig for treasure. {H} put down {h:his|her} own, which was only tin, and it fitted the mark.
fr:
Dans la cuisine, la table était mise pour un. Il y avait un bol, qui fumait, mais, à côté, rien que la marque d'une cuillère, usée dans le bois. La sienne était partie avec lui, trente ans plus tôt, pour creuser un trésor. {H} posa la sienne, qui n'était qu'en fer-blanc. Elle entrait juste dans la marque.

=== pay own
en:
{V} got as far as the mat, and no farther. [V:Thirty years,] he said, [V:round the world, and I'm standing here with nothing in my hands.]
{H} looked at {h:his|her} {T} a little longer than one does, and put {n:it|them} there. [H:From abroad,] {h:he|she} said. [H:My house is abroad, if you live in yours.]
fr:
{V} alla jusqu'au paillasson, pas plus loin.
[V:Trente ans autour du monde,] dit-il, [V:et j'arrive les mains vides.]
{H} regarda {son T} un peu plus longtemps qu'on ne regarde, et lui remplit les mains.
[H:Ça vient de l'étranger,] dit-{h:il|elle}. [H:Chez moi, c'est l'étranger, quand on habite chez vous.]

=== about own
en:
[F:Isn't your {T} a lot to carry uphill?] asked {F}.
[H:It's the same going down,] said {H}, [H:and then I'd miss {n:it|them}.]
fr:
[F:Pourquoi monter {ton T} jusque là-haut ?] demanda {F}.
[H:Parce qu'en bas,] répondit {H}, [H:tout le monde connaît déjà.]

=== lack >
en:
Where the path divides there ought to have been a signpost, but there was only a hole, with a little snow in it. And above, heeled over in a drift, with all its sails set, stood a ship.
[A:Land!] called a mouse from the mast. [A:Land to larboard! Land, I'm sorry to say, underneath!]
[V:Precisely where I meant to be,] said a captain with snow in his beard, whose name was {V}. Behind him on deck stood every signpost from here to the coast. [V:Ask me the way to anywhere! If I don't know it, you shall have the lot.]
[N:To the valley, then,] said a swallow. [N:They're waiting for spring, and without signs I don't know where to put it down.]
He had pointed before she had finished.
{>gag1}
fr:
À la fourche du chemin, il aurait dû y avoir un panneau. Il y avait un trou, avec un peu de neige au fond. Et plus haut, tout en haut, penché dans une congère, toutes voiles dehors, se dressait un navire.
[A:Terre !] cria une souris dans la hune, l'œil à sa longue-vue. [A:Terre à bâbord ! Terre derrière ! Terre en dessous, j'en ai peur !]
[V:Très exactement là où j'allais,] dit un capitaine à la barbe blanche de neige, qui s'appelait {V}.
Derrière lui, sur le pont, se serraient tous les panneaux d'ici à la côte.
[V:Demandez-moi n'importe quel chemin ! Si je l'ignore, je vous les rends.]
[N:Alors, la vallée,] dit une hirondelle, du bastingage. [N:On m'attend. J'ai le printemps avec moi et, sans panneaux, je ne sais pas où le poser.]
Elle n'avait pas fini que le bras était déjà tendu.
{>gag1}

=== try ask >
en:
[V:Straight ahead, then left,] said {V}. [V:Left at the rock. Left again at the other rock. You can't miss it.]
A person who speaks like that is very hard to doubt, and so they set off, with the swallow riding on {H}'s shoulder, and they turned left at a rock, and left again at what may have been the other one. {each:@ kept count of the lefts.|@ kept count of the lefts.} The shadows had gone right round them before they saw, between the pines, something with three masts.
[V:Well, what did I say?] cried {V}. [V:You've arrived!]
[A:Land,] the mouse reported. [A:Same as this morning's.]
{>fail}
It struck {H} that he had sounded relieved to see them back.
fr:
[V:Tout droit, puis à gauche,] dit {V}. [V:À gauche au rocher. Encore à gauche à l'autre rocher. On ne peut pas se tromper.]
Il est très difficile de ne pas croire quelqu'un qui parle ainsi. {hf:Ils|Elles} partirent donc, l'hirondelle sur l'épaule {de H}, et tournèrent à gauche à un rocher, puis à gauche à ce qui était peut-être l'autre. {each:@ comptait les gauches.|@ comptaient les gauches.} Les ombres avaient fait tout le tour quand parut, entre les sapins, quelque chose qui avait trois mâts.
[V:Qu'est-ce que je disais ?] s'écria {V}. [V:Vous êtes arrivés !]
[A:Terre,] annonça la souris. [A:Celle de ce matin.]
{>fail}
{H} eut l'impression qu'il était soulagé de les revoir.

=== recap ask
en:
Whichever way he sent them, it had brought them back to the ship.
fr:
Tous les chemins qu'il indiquait ramenaient au navire.

=== try paint >
en:
If there were no signs left, said {H}, someone would have to start again with the first. They planed a board, painted *SPRING* on it and an arrow, and set it up at the fork. Then they waited behind a drift, because {H} wished to see what would happen to it.
Towards midnight there came steps and the light of a lantern, and {V} stood before the sign for quite a time. He read it with his finger, like somebody who means to get to the end, and then he went round it and read the back, on which there was nothing.
[V:Not that one, either,] he told the lantern.
He pulled it up, not roughly, and carried it aboard as you carry a child who has stayed up too late.
fr:
Puisqu'il ne restait aucun panneau, dit {H}, il fallait bien recommencer par le premier. {hf:Ils|Elles} rabotèrent une planche, peignirent *PRINTEMPS* dessus, avec une flèche, et la plantèrent à la fourche. Puis tout le monde se cacha derrière une congère, car {H} voulait voir ce qu'elle deviendrait.
Vers minuit, il y eut des pas, et la lueur d'une lanterne. {V} resta longtemps devant le panneau. Il le lut du doigt, comme on lit quand on veut arriver à la fin. Il se pencha et lut aussi le dos, où il n'y avait rien.
[V:Ce n'est pas encore celui-là,] dit-il à la lanterne.
Il l'arracha, sans brutalité. Jusqu'au navire, il le porta comme on porte un enfant qui a veillé trop tard.

=== recap paint
en:
There was one sign that {V} was hoping for, and he had not read it yet.
fr:
Il y avait un panneau {que V} espérait, et qu'il n'avait pas encore lu.

=== try push
en:
[H:A ship on a slope,] said {H}, [H:only needs a start.] Once it was down at the sea it would be happy, and he would be gone, and it would be spring.
So they put their backs to it, all of them, even the swallow, who pushed with her forehead. Timbers groaned, it shifted by the width of a hand, and then lay over on its other side.
And from beneath their feet came three raps. *Tock, tock, tock.* They were not loud; they were how you knock, with the end of a broom, when there are people upstairs.
[A:Land,] said the mouse faintly, [A:would like us to stop.]
[V:Silence below!] shouted {V}, and stamped; but afterwards he stood looking at the place, with his head on one side.
fr:
[H:Un navire sur une pente,] dit {H}, [H:il suffit de le lancer.]
Une fois à la mer, il serait content, son capitaine serait loin, et ce serait le printemps. Tout le monde s'y mit, même l'hirondelle, qui poussait du front. Le bois gémit. Le navire bougea d'une main, et pencha de l'autre côté.
Et sous leurs pieds, du fond de la colline, on frappa trois coups. *Toc, toc, toc.* Pas bien fort : comme on frappe, du bout d'un balai, quand il y a du monde au-dessus.
[A:Terre,] dit la souris d'une voix éteinte, [A:et elle nous prie d'arrêter.]
[V:Silence, en dessous !] cria {V} en tapant du pied.
Mais ensuite il resta là, à regarder l'endroit, la tête un peu penchée.

=== recap push
en:
The mountain had knocked on its ceiling with a broom.
fr:
La montagne avait frappé au plafond, avec un balai.

=== strand >
en:
Towards evening a goat came up the path, with a postbag that hung quite flat.
[B:Only the one,] she said, when she could. [B:I took it over from my mother. It says *To my boy, wherever he may have got to*.] She showed it to them, by a corner. It had been wet, and dried, and carried over two deserts. [B:I've been to a hundred and six places that he had just left, and they all spoke nicely of him, because he'd told them the way to somewhere.]
All she could find was {V}, with his grey beard, who was explaining to the mouse how well everything was going.
[B:No,] said the goat. [B:No boys.] And she lay down with her chin on the bag.
fr:
Vers le soir, une chèvre monta le sentier, avec une sacoche toute plate.
[B:Il n'y en a qu'une,] dit-elle, quand elle eut repris son souffle. [B:Je la tiens de ma mère. Dessus, il y a : *À mon petit garçon, où qu'il soit passé.*]
Elle la leur montra, par un coin. La lettre avait été mouillée, séchée, et avait passé deux déserts.
[B:J'ai fait cent six endroits d'où il venait de partir. Si vous saviez comme on me parlait bien de lui ! Il leur indiquait toujours un chemin.]
Elle chercha des yeux un petit garçon. Sur le pont, il n'y avait {que V}, la barbe grise, qui expliquait à la souris à quel point tout allait bien.
[B:Non,] dit la chèvre. [B:Pas de petit garçon.]
Et elle se coucha, le menton sur la sacoche.

=== way >
en:
After lunch, when {V} steered with his eyes shut, in order, as he said, to concentrate, they went up the side by the rope ladder.
{>talent}
{>go}
You might have been in a wood where every tree points somewhere. *To the Sea. To the Mill. Little Pudding, 2; Great Pudding, 2½.* They had been sorted, and dusted, and ticked with chalk, all except one, which had been thrown down on its face and lay there in a skin of ice.
[V:That one's worthless,] came his voice, from the wheel. [V:It was the last; I pulled it up here, beside the keel. There isn't so much as an arrow on it. And from that minute we've been stuck.]
He had opened one eye, and it was looking, not at them, but at the sign.
fr:
Après le déjeuner, {V} tenait la barre les yeux fermés, afin, disait-il, de mieux se concentrer. {hf:Ils|Elles} montèrent par l'échelle de corde.
{>talent}
{>go}
On aurait dit un bois où chaque arbre montre quelque chose. *La mer. Le moulin. Petit-Flan, 2. Grand-Flan, 2 et demi.* Tout était trié, épousseté, coché à la craie. Un seul avait été jeté dans un coin, sur le nez, et gisait là, pris dans la glace.
[V:Celui-là ne vaut rien,] dit sa voix, de la barre. [V:C'est le dernier. Je l'ai arraché ici, contre la coque. Il n'y a même pas de flèche. Et depuis cette minute-là, nous sommes coincés.]
Il avait ouvert un œil. Cet œil ne les regardait pas. Il regardait le panneau.

=== road >
en:
Where the stern leaned into the slope, the snow had gone soft, and even a little warm, and out of it, straight up, as thin as a whisker, came a thread of smoke.
{H} lay down at full length, and put {h:his|her} nose to it.
[F:A volcano?] asked {F}, who had stepped back.
[H:Onions,] said {H}. [H:Onions, thyme, and somebody has caught the bottom of the pan.] {h:He|She} put an ear where the nose had been. Far down, something stirred and stirred, and somebody hummed, as people do who have no one to talk to.
When they got up they found that they had begun to whisper, as you do on the stairs when there is somebody at home.
fr:
Là où la poupe s'appuyait à la pente, la neige était molle. Elle était même un peu tiède. Et il en sortait, tout droit, mince comme une moustache, un fil de fumée.
{H} se coucha de tout son long, le nez dessus.
[F:Un volcan ?] demanda {F}, un pas en arrière.
[H:Des oignons,] dit {H}. [H:Des oignons, du thym, et quelqu'un a laissé attacher le fond.]
{h:Il|Elle} mit l'oreille à la place du nez. Très loin dessous, une cuillère tournait, et une voix fredonnait, comme font les gens qui n'ont personne à qui parler.
En se relevant, on s'aperçut que tout le monde chuchotait. C'est ce qu'on fait dans un escalier, quand il y a quelqu'un.

=== quiet >
en:
In the night it snowed again, on the sails and on three hundred signs, until they all said the same. {V} slept on the boards where he had stopped, with his boots on.
The others had crept in under the mainsail, close round the swallow, since she still had the spring to keep warm.
He was steering in his sleep, for his hands turned a little, this way and that, as if they had a wheel in them. [V:By the well,] he murmured. [V:Now mind the dog. Three steps, and the third one's loose.] He smiled. Then he frowned, and his hands went slowly back to the beginning.
[F:How far does he get?] whispered {F}.
[H:To the third step,] said {H}. [H:Each time.]
Overhead the mouse had let her telescope sink, and held it tight, as if it might say something.
fr:
La nuit, il neigea encore, sur les voiles et sur trois cents panneaux, jusqu'à ce qu'ils disent tous la même chose. {V} dormait sur les planches, là où il s'était arrêté, tout botté.
{hf:Ils|Elles} s'étaient glissés sous la grand-voile, autour de l'hirondelle, qui avait encore le printemps à tenir au chaud.
Il gouvernait en dormant : ses mains tournaient un peu, d'un côté, de l'autre, comme sur une barre.
[V:Passé le puits,] murmurait-il. [V:Attention au chien. Trois marches, et la troisième bouge.]
Il souriait. Puis son front se plissait, et les mains revenaient lentement au début.
[F:Jusqu'où est-ce qu'il arrive ?] souffla {F}.
[H:À la troisième marche,] dit {H}. [H:À chaque fois.]
En haut du mât, la souris avait ôté la longue-vue de son œil et la serrait contre elle, des fois qu'elle dirait quelque chose.

=== insight >
en:
{H} went back to the sign in the ice, because nobody who has really thrown a thing away lays it where he can see it. {h:He|She} breathed on the board, and rubbed, and breathed again, and slowly four letters came up, in the round hand in which people label jam. There was no arrow, for there was nothing to point at.
*HERE*, it said.
{>recap1} {>recap2} {>recap3}
{>gag2}
[H:Three hundred signs,] said {H}, [H:and all of them to somewhere else. This is the only one that's no use on any road in the world, because you would have to have arrived.] {h:He|She} looked down between the planks. [H:He has been looking for the way home for thirty years. And he's {?era(past):standing|parked} on it.]
fr:
C'est la glace qui fit revenir {H}. Quand on jette une chose, on ne la laisse pas là où on la voit de sa place. {h:Il|Elle} souffla sur la planche, frotta, souffla encore. Lentement, trois lettres parurent, de cette écriture ronde qu'on a pour les confitures. Pas de flèche. Elle n'avait rien à montrer.
*ICI*, disait-elle.
{>recap1} {>recap2} {>recap3}
{>gag2}
[H:Trois cents panneaux,] dit {H}, [H:et tous mènent ailleurs. Celui-là ne sert sur aucune route du monde. Il faut être arrivé.]
{h:Il|Elle} regarda entre les planches.
[H:Depuis trente ans, il cherche le chemin de chez lui. Et il est assis dessus.]

=== turn listen
en:
[H:Captain,] said {H}. [H:I should like to ask you the way. To your house.]
The arm went up, out of habit, and made the whole round of the horizon like a weathercock, and came down. [V:That,] said {V}, [V:I don't know.] The mouse held her breath.
{H} had listened to that mountain for three days, and had its knock by heart. {h:He|She} gave it back, with a heel, upon the deck, and a door scraped open in the snow. [C:You've been all over my ceiling,] said a tiny old lady with a broom. She looked up, for rather a long time. [C:Wipe your feet,] she said.
{>pay}
fr:
[H:Capitaine,] dit {H}, [H:je voudrais vous demander un chemin. Celui de votre maison.]
Le bras se leva, par habitude. Il partit à gauche, se reprit, fit tout le tour de l'horizon, comme une girouette, et retomba.
[V:Celui-là,] dit {V}, [V:je ne le sais pas.]
La souris retint son souffle. {H} écoutait cette montagne depuis trois jours, et connaissait ses coups par cœur. {h:Il|Elle} les lui rendit, du talon, sur le pont, et une porte racla la neige.
[C:Tu marches sur mon plafond,] dit une toute petite vieille, un balai à la main.
Elle regarda en l'air, assez longtemps.
[C:Essuie tes pieds,] dit-elle.
{>pay}

=== turn notice
en:
[H:Captain,] said {H}. [H:I should like to ask you the way. To your house.]
The arm went up, out of habit, and made the whole round of the horizon like a weathercock, and came down. [V:That,] said {V}, [V:I don't know.] The mouse held her breath.
One thing on that slope only {H} had noticed: next to the smoke the snow had a small round dimple, at the height of a hand. {h:He|She} reached in, and turned it. [C:You've been all over my ceiling,] said a tiny old lady with a broom. She looked up, for rather a long time. [C:Wipe your feet,] she said.
{>pay}
fr:
[H:Capitaine,] dit {H}, [H:je voudrais vous demander un chemin. Celui de votre maison.]
Le bras se leva, par habitude. Il partit à gauche, se reprit, fit tout le tour de l'horizon, comme une girouette, et retomba.
[V:Celui-là,] dit {V}, [V:je ne le sais pas.]
La souris retint son souffle. {H} seul{h:|e} avait remarqué une chose : à côté de la fumée, la neige avait un petit creux rond, à hauteur de main. {h:Il|Elle} y plongea le bras, et tourna.
[C:Tu marches sur mon plafond,] dit une toute petite vieille, un balai à la main.
Elle regarda en l'air, assez longtemps.
[C:Essuie tes pieds,] dit-elle.
{>pay}

=== turn why
en:
[H:Captain,] said {H}. [H:Which is the way to your house?]
The arm went up, out of habit, and made the whole round of the horizon like a weathercock, and came down.
[H:Why have you never asked anyone?]
[V:A captain who asks the way,] said {V}, [V:is a passenger.] But he took off his cap, and bent down to the snow, red to the ears. [V:Excuse me,] he said to the mountain. [V:I don't suppose you know where I live?]
A door scraped open. [C:Thirty years,] said a tiny old lady with a broom. She looked up at him. [C:Wipe your feet,] she said.
{>pay}
fr:
[H:Capitaine,] dit {H}, [H:votre maison, c'est par où ?]
Le bras se leva, par habitude. Il fit tout le tour de l'horizon, comme une girouette, et retomba.
[H:Pourquoi vous n'avez jamais demandé ?]
[V:Un capitaine qui demande son chemin,] dit {V}, [V:c'est un passager.]
Mais il ôta sa casquette. Il se pencha vers la neige, rouge jusqu'aux oreilles.
[V:Pardon,] dit-il à la montagne. [V:Vous ne sauriez pas où j'habite ?]
Une porte racla la neige.
[C:Trente ans,] dit une toute petite vieille, un balai à la main.
Elle leva les yeux vers lui.
[C:Essuie tes pieds,] dit-elle.
{>pay}

=== restore
en:
He had not known one way, and a captain keeps his word: all the signs went back to their holes. The swallow read them all the way down to the valley, and laid the spring on either side of the road as she went.
[A:Water!] shouted the mouse, as the snow began to run. [A:Water to starboard!] And the telescope misted over, so that she had to take everybody's word for the rest.
{>close}
People still climb up there to ask {V} the way. He gives it some thought.
[V:I haven't the faintest idea,] he says, with deep contentment. [V:Do come in. There's soup.]
fr:
Il y avait un chemin qu'il ne savait pas, et un capitaine n'a qu'une parole : chaque panneau retrouva son trou. L'hirondelle les lut un à un, jusque dans la vallée, en posant le printemps des deux côtés de la route.
[A:De l'eau !] hurla la souris, quand la neige se mit à couler. [A:De l'eau à tribord !]
Et la longue-vue s'embua si bien qu'il fallut lui raconter la suite.
{>close}
On monte encore, là-haut, demander son chemin à {V}. Il y réfléchit.
[V:Je n'en ai pas la moindre idée,] dit-il, profondément heureux. [V:Entrez donc. Il y a de la soupe.]

=== last
en:
{each:@ had replanted *Little Pudding*, facing the right way.|@ had replanted *Little Pudding*, facing the right way.}
fr:
{each:@ avait replanté *Petit-Flan*, dans le bon sens.|@ avaient replanté *Petit-Flan*, dans le bon sens.}

=== strandEnd
en:
The goat had looked from {V} to the letter, and held it out. *Supper is at seven*, it said, and it was ten minutes to.
fr:
La chèvre avait regardé {V}, puis la lettre, puis {V}, et la lui avait tendue. *On mange à sept heures*, disait-elle. Il était moins dix.

=== cameo
en:
Above the snow line lay a ship with washing on its yards, and a smell of onions came down to meet them.
fr:
Au-dessus des neiges, il y avait un navire avec du linge aux vergues, et une odeur d'oignons descendait à leur rencontre.

=== ask
en:
What is a captain afraid of becoming if he asks the way?
He had thrown the right sign away. Why did he lay it where he could see it?
His mother only says three words. What else is in them?
fr:
De quoi un capitaine a-t-il peur, s'il demande son chemin ?
Il avait jeté le bon panneau. Pourquoi l'avoir laissé sous ses yeux ?
Sa mère ne dit que trois mots. Qu'y a-t-il d'autre dedans ?
`
