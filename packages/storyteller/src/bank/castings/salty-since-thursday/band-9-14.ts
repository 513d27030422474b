export const band9to14 = `
=== title
en:
The Taste of Thursday
fr:
Le goût du jeudi

=== title
en:
A Pinch of Something
fr:
Une pincée de quelque chose

=== teaser
en:
The soup at the bottom of the sea has been too salty since Thursday, and there is only one ingredient that nobody has thought of asking.
fr:
Au fond de la mer, la soupe est trop salée depuis jeudi, et il n'y a qu'un seul ingrédient que personne n'a songé à interroger.

=== when
en:
One Sunday with soup in view
fr:
Un dimanche avec de la soupe en vue

=== plant spoon
en:
{>when}, {H} was polishing {h:his|her} spoon. It was silver, it had belonged to four great-grandmothers in turn, and it showed everybody upside down, which in {H}'s opinion did people good.
fr:
{>when}, {H} astiquait sa cuillère. Elle était en argent, elle avait servi à quatre arrière-grands-mères, et elle montrait tout le monde la tête en bas. D'après {H}, cela faisait du bien aux gens.

=== about spoon
en:
[F:Isn't it a bit grand, for soup?] asked {F}.
[H:It isn't only for soup,] said {H}. [H:In our family it goes on bumps. It's always cold, and somebody always holds it there for you.]
fr:
[F:Ce n'est pas un peu chic, pour de la soupe ?] demanda {F}.
[H:Ce n'est pas que pour la soupe,] dit {H}. [H:Chez nous, on la met sur les bosses. Elle est toujours froide, et il y a toujours quelqu'un pour la tenir.]

=== pay spoon
en:
{H} breathed on the silver spoon, rubbed it, and was upside down in it for the last time. Then {h:he|she} laid it on the bump, and held it there. The whale shut her eyes.
fr:
{H} souffla sur la cuillère d'argent, la frotta, et s'y vit une dernière fois la tête en bas. Puis {h:il|elle} la posa sur la bosse, et la tint. La baleine ferma les yeux.

=== about own
en:
[F:Do you have to bring {n:that|those}?] asked {F}.
[H:Yes,] said {H}. [H:Sooner or later there's always somebody who needs something else to look at.]
fr:
[F:Tu es {h:obligé|obligée} d'emporter {ton T} ?] demanda {F}.
[H:Oui,] dit {H}. [H:Tôt ou tard, il y a toujours quelqu'un qui a besoin de regarder autre chose.]

=== pay own
en:
{H} laid {h:his|her} {T} on the bump, so that there should be another view. A whale's eyes live a long way apart. They had heard of each other, but this was the first time that they had met.
fr:
{H} posa {son T} sur la bosse, pour donner autre chose à regarder. Les yeux d'une baleine habitent très loin l'un de l'autre. Ils avaient entendu parler l'un de l'autre, mais c'était leur première rencontre.

=== pay own scarf
en:
{H} unwound {h:his|her} {T} and tied it over the bump, with a bow. As a scarf for a whale it was ridiculous. As a bandage it fitted as though it had been measured.
fr:
{H} défit {son T} et {T:le|la} noua sur la bosse, avec une boucle. Comme écharpe de baleine, c'était ridicule. Comme pansement, on aurait dit du sur-mesure.

=== lack >
en:
There is one kitchen at the bottom of the sea, and it has eight arms. {A}, an octopus, was stirring with four of them and wringing the rest. In front of the pot sat {B}, a crab with a napkin and a long flat box. The Golden Spoon was in it, for the best soup in the seven seas, and in all his life {B} had not had occasion to undo the ribbon.
He dipped, and closed his eyes, and after a while he opened them.
[B:Too salty,] he said. [B:Another day of this, and we shall all float off.]
[A:Not a grain of it is mine! It started on Thursday, and it gets worse every day!]
High above them the whale went over, as she does. It grew dark, and by and by it was light. Nobody looked up. One doesn't, for weather.
{>gag1}
fr:
Il n'y a qu'une cuisine au fond de la mer, et elle a huit bras. {A}, la pieuvre, remuait avec quatre d'entre eux et se tordait les autres. Devant la marmite était assis {B}, un crabe, avec une serviette et une longue boîte plate. Elle contenait la Cuillère d'or, pour la meilleure soupe des sept mers. De toute sa vie, {B} n'avait pas eu l'occasion de défaire le ruban.
Il goûta, les yeux fermés.
[B:Trop salé,] dit-il. [B:Encore un jour comme ça, et nous flotterons tous.]
[A:Pas un grain n'est de moi ! Ça a commencé jeudi, et tous les jours, c'est pire !]
Très haut, la baleine passa, comme elle fait toujours. Il fit sombre, puis le jour revint. Personne ne leva la tête. On ne lève pas la tête pour un nuage.
{>gag1}

=== try honey >
en:
[H:It's a question of balance,] said {H}, who had heard somebody say so. [H:If it's too salty, one adds something sweet.]
They added honey, and a jar of plum jam, then another, since it was lonely, and after that four pears in syrup. {F} stirred, first politely, then with everything, until the spoon stood up unaided in the middle of the pot.
{B} took his mouthful. Some time went by. He seemed to be considering it with unusual care, and it was only when he pointed at his jaws that they understood, and helped.
[B:Too salty,] he said, as soon as he was able. [B:And now it is also toffee.]
{>fail}
fr:
[H:C'est une question d'équilibre,] dit {H}, qui avait entendu quelqu'un le dire. [H:Quand c'est trop salé, on sucre.]
On ajouta du miel. On ajouta un pot de confiture de prunes, puis un deuxième, pour tenir compagnie au premier, et quatre poires au sirop. {F} remua d'une main, puis des deux, puis de tout son corps, jusqu'au moment où la cuillère tint debout toute seule au milieu de la marmite.
{B} prit sa bouchée. Du temps passa. Il semblait réfléchir avec un soin particulier. Quand il montra ses mâchoires, on comprit, et on l'aida.
[B:Trop salé,] dit-il dès qu'il le put. [B:Et à présent, c'est aussi du caramel.]
{>fail}

=== recap honey
en:
All the sweetness in the kitchen had gone into that pot, and the salt had taken no notice.
fr:
Tout le sucre de la cuisine y était passé, et le sel n'avait rien remarqué.

=== try lid >
en:
[H:Then somebody's doing it on purpose,] said {H}, [H:while nobody's looking.]
So they looked: the lid went on, {H} held it down and watched everything to the left, while {F} watched everything to the right. {each:@ kept an eye on the back.|@ kept an eye on the back.} A sardine came by, saw them, and explained for some minutes where she had been on Thursday, although no one had asked.
Towards noon it grew dark.
[F:Was that somebody?]
[H:No,] said {H}. [H:It was only the whale.]
When they raised the lid, {B} put in the very tip of one claw.
[B:Saltier,] he said. [B:I congratulate you.]
fr:
[H:Alors, quelqu'un le fait exprès,] dit {H}, [H:dès qu'on a le dos tourné.]
On ne tourna donc plus le dos. {H} tenait le couvercle et se chargeait de tout ce qui venait de gauche. {F} se chargeait de la droite. {each:@ gardait l'arrière.|@ gardaient l'arrière.} Une sardine passa, les vit, et expliqua longuement ce qu'elle avait fait jeudi. On ne lui avait rien demandé.
Vers midi, il fit sombre.
[F:C'était quelqu'un, ça ?]
[H:Non,] dit {H}. [H:Ce n'était que la baleine.]
Quand on souleva le couvercle, {B} trempa le bout d'une pince, pas plus.
[B:Plus salé,] dit-il. [B:Je vous félicite.]

=== recap lid
en:
In a whole morning nobody had come near the pot, unless you counted the whale, and nobody had.
fr:
De toute la matinée, personne n'était venu, à moins de compter la baleine, et on ne l'avait pas comptée.

=== try new >
en:
There was only one thing left, which was to begin again with nothing. They scoured the pot until it had no memory. {H} carried a bucket of fresh sea from the far end of the reef, {F} picked over the weed, and {A} cooked with all eight sleeves rolled up, showing both sides of every arm before she used it. No soup has ever been so honest.
{B} tasted. Then he did something that he had never done in his career, and tasted again.
[B:Too salty,] he said. [B:And sad.]
[A:A soup can't be *sad*,] said {A}.
[B:I know that,] said {B} with dignity, and was obliged to borrow one of her sleeves.
fr:
Il ne restait qu'une solution, repartir de rien. On récura la marmite jusqu'à ce qu'elle ait tout oublié. {H} alla puiser un seau de mer fraîche à l'autre bout du récif, {F} tria les algues, et {A} cuisina les huit manches retroussées, en montrant chaque bras des deux côtés avant de s'en servir. Jamais soupe ne fut plus honnête.
{B} goûta. Puis il fit une chose qu'il n'avait jamais faite de sa carrière : il goûta encore.
[B:Trop salé,] dit-il. [B:Et triste.]
[A:Une soupe ne peut pas être *triste*,] dit {A}.
[B:Je le sais bien,] dit {B}, très digne, et il dut lui emprunter une manche.

=== recap new
en:
Even the most honest soup in the world had made a judge cry into a sleeve.
fr:
Même la soupe la plus honnête du monde avait fait pleurer un juge dans une manche.

=== way >
en:
[H:What else goes into your soup?] asked {H}. [H:Apart from what you put in?]
[A:Nothing,] said {A}. [A:Just sea.]
There was a short silence, after which {H} put out {h:his|her} tongue and licked what they were all standing in.
{>talent}
{>go}
It was rather like *warm, warmer, hot*, only with faces. Beyond the garden of weed it was salty, and in the kelp it was a good deal worse. They went in single file, tongues first, past a shoal of sprats who took it personally and replied. By the time the old ship came out of the blue in front of them, {F} could hardly see straight.
[F:Here,] said {F}, as well as one can with one's tongue out.
fr:
[H:Il y a autre chose dans ta soupe ?] demanda {H}. [H:À part ce que tu y mets ?]
[A:Rien,] dit {A}. [A:De la mer.]
Il y eut un petit silence. Puis {H} tira la langue, et lécha ce qu'il y avait tout autour.
{>talent}
{>go}
C'était un peu comme *tu chauffes, tu brûles*, mais en grimaçant. Après le jardin, c'était salé. Dans les grandes algues, c'était bien pire. On avançait en file, la langue la première, devant un banc de petits poissons qui se vexa et répondit de même. Quand le vieux bateau sortit enfin du bleu, {F} n'y voyait presque plus.
[F:Ichi,] dit {F}, du mieux qu'on peut, la langue dehors.

=== road >
en:
The ship's bell was lying in the sand. For two hundred years it had been up at the top of the mast, without striking anything, and now there it was, on its side, without a thread of weed on it.
[F:It hasn't been here a week,] said {F}.
[O:It came down on Thursday,] said a small fish, who lived two portholes along. [O:First it went *bong*. Then something went *ow*.]
[H:What sort of *ow*?]
The fish gave it some thought; it was clearly a fish who liked to be accurate.
[O:A very big one,] it said, [O:said by somebody who didn't want to be a nuisance.]
fr:
La cloche du bateau était couchée dans le sable. Pendant deux cents ans, elle était restée en haut du mât, sans sonner l'heure de rien. Et voilà qu'elle était par terre, et sans une algue dessus.
[F:Elle est là depuis moins d'une semaine,] dit {F}.
[O:Elle est tombée jeudi,] dit un petit poisson, qui habitait deux hublots plus loin. [O:D'abord, il y a eu *dong*. Ensuite, il y a eu *aïe*.]
[H:Un *aïe* comment ?]
Le poisson réfléchit. C'était visiblement quelqu'un qui aimait l'exactitude.
[O:Un très gros,] dit-il. [O:Mais dit par quelqu'un qui ne voulait pas déranger.]

=== strand
en:
{B} was not himself. He was sitting bolt upright with his napkin tucked in, as usual, but there was a hand's breadth of sea underneath him, and then there were two.
[B:It's this salt,] he said. [B:One floats. I'd be grateful if somebody took hold of my foot, and said no more about it.]
{F} took hold.
[B:There was only ever one that was right,] he remarked, to the distance, [B:and that was my grandmother's. There was something in it, a pinch of something. I've been round seven seas with this spoon, looking for it.] He rose a little further. [B:I used to ask her. I'd come into the kitchen of an evening, and she'd wipe her face, and say that it was the onions.]
fr:
{B} n'était pas dans son assiette. Il se tenait bien droit, comme toujours, la serviette au cou, mais il y avait une main de mer sous lui, et bientôt il y en eut deux.
[B:C'est ce sel,] dit-il. [B:Il fait flotter. Je serais reconnaissant à quelqu'un de me tenir le pied, sans commentaires.]
{F} le lui tint.
[B:Il n'y en a jamais eu qu'une de bonne,] dit-il en regardant au loin, [B:celle de ma grand-mère. Elle y mettait une pincée de quelque chose. J'ai fait sept mers avec ma cuillère, pour la retrouver.]
Il monta encore un peu.
[B:Je lui demandais ce que c'était. J'entrais dans la cuisine, le soir, et elle s'essuyait la figure, et elle disait que c'était les oignons.]

=== strandEnd
en:
{B} had sunk all the way back, and sat over his empty bowl. [B:So it was never the onions,] he said.
fr:
{B} était redescendu devant son bol vide.
[B:Ce n'était donc pas les oignons,] dit-il.

=== quiet
en:
They rested with their backs against the ship. From there one could see all the way up to the top of the sea, where the light was about the size of a plate.
Then the whale went over. She was in no hurry, there was a great deal of her, and until she had finished it was simply evening.
[F:Doesn't she sing, as a rule?] asked {F} out of the dark.
[H:All the time,] said {H}. [H:At home you can hear it through the plughole.]
They held their breath. There was the creak of the ship, and some sand, and overhead somebody enormous was being quiet, with great care.
fr:
{hf:Ils|Elles} se reposèrent le dos contre le bateau. De là, on voyait jusqu'en haut de la mer, où la lumière n'était pas plus grande qu'une assiette.
Puis la baleine passa. Elle ne se pressait pas, il y en avait beaucoup, et pendant un moment, ce fut tout simplement le soir.
[F:Elle ne chante pas, d'habitude ?] demanda {F} dans le noir.
[H:Tout le temps,] dit {H}. [H:À la maison, on l'entend par le trou de la baignoire.]
{hf:Ils|Elles} retinrent leur souffle. Il y avait le bateau qui craquait, un peu de sable qui glissait. Et au-dessus, quelqu'un d'immense faisait bien attention à ne pas faire de bruit.

=== insight >
en:
{>recap1} {>recap2} {>recap3}
{>gag2}
{H} licked the corner of {h:his|her} mouth, and stopped. It was the corner that did it. That was where it used to arrive, when you had met the apple tree at full speed, and had lain in the grass making no noise, because there was nobody there to make it for; and then someone came round the house, and you could begin.
Slowly {H} tipped back {h:his|her} head. There was the whale's tummy, going on like a ceiling. And a very long way off, at the far end of all that, there was an eye.
[H:It's her,] said {H}. [H:She's been crying since Thursday. You can't see it, down here. It's all wet already.]
fr:
{>recap1} {>recap2} {>recap3}
{>gag2}
{H} se lécha le coin de la bouche, et s'arrêta là. C'était à cause du coin. C'était là que ça arrivait, quand on avait rencontré le pommier à toute vitesse. On restait couché dans l'herbe, sans un bruit, parce qu'il n'y avait personne pour l'entendre. Et puis quelqu'un tournait le coin de la maison, et on pouvait commencer.
Lentement, {H} renversa la tête. Il y avait le ventre de la baleine, qui continuait comme un plafond. Et très loin, tout au bout de ce plafond, il y avait un œil.
[H:C'est elle,] dit {H}. [H:Elle pleure depuis jeudi. Ici, ça ne se voit pas. Tout est déjà mouillé.]

=== turn why
en:
{H} swam up until the eye had a face in it.
[H:Why are you crying?]
[N:Am I?] asked the whale. [N:I took it for the sea. I bumped my nose, but that was on Thursday. It only hurt for a minute.]
[H:And who kissed it better?]
The whale thought it through, from one end to the other.
[N:I don't believe anyone has ever thought of it,] she said. [N:I'm the whale, you see. I'm what other people are smaller than.]
[H:Then it isn't over,] said {H}.
{>pay}
{H} kissed the bump, *mwah*, with both arms spread. It covered almost nothing, but it must have been the right place, for all round them the sea gave one long sigh.
fr:
{H} nagea jusqu'à se voir dans l'œil.
[H:Pourquoi tu pleures ?]
[N:Moi ?] demanda la baleine. [N:Je croyais que c'était la mer. Je me suis cogné le nez, mais c'était jeudi. Ça n'a fait mal qu'une minute.]
[H:Et qui t'a fait le bisou ?]
La baleine y réfléchit, d'un bout à l'autre d'elle-même.
[N:Je crois que personne n'y a jamais pensé,] dit-elle. [N:C'est que je suis la baleine. Je suis ce à côté de quoi les autres sont petits.]
[H:Alors, ce n'est pas fini,] dit {H}.
{>pay}
{H} fit un bisou sur la bosse, *smack*, les bras grands ouverts. Il ne couvrait presque rien. Mais il devait être au bon endroit, car toute la mer, autour, poussa un long soupir.

=== turn friend
en:
They swam up until there were faces in the eye.
[F:What I can't stand,] {F} told it, without any introduction, [F:is when you hit your head, and it's nobody's fault, and they all go on with their lunch.]
[N:Oh, yes,] said the whale. [N:It hardly hurt, you know, and only on Thursday. But I thought I'd wait until somebody came.]
[F:And who came?]
[N:Well,] said the whale. [N:I'm rather large. People suppose that I'm looked after.]
{>pay}
{H} kissed the bump, *mwah*, with both arms spread. It covered almost nothing, but it must have been the right place, for all round them the sea gave one long sigh.
fr:
{hf:Ils|Elles} nagèrent jusqu'à se voir dans l'œil.
[F:Moi, ce que je ne supporte pas,] lui dit {F} sans se présenter, [F:c'est quand on se cogne, que ce n'est la faute de personne, et que tout le monde continue à manger.]
[N:Oh oui,] dit la baleine. [N:Ça n'a presque pas fait mal, et seulement jeudi. Mais je m'étais dit que j'attendrais quelqu'un.]
[F:Et qui est venu ?]
[N:Vous savez,] dit la baleine, [N:je suis un peu grande. Les gens pensent qu'on s'occupe de moi.]
{>pay}
{H} fit un bisou sur la bosse, *smack*, les bras grands ouverts. Il ne couvrait presque rien. Mais il devait être au bon endroit, car toute la mer, autour, poussa un long soupir.

=== turn listen
en:
{H} listened, which {h:he|she} did better than most people talk. With an ear against the whale one heard the sea go by on the other side, and a heart like a slow door; and underneath, far in, somebody was still saying *ow*.
[H:Does it hurt?]
[N:Not since Thursday,] said the whale. [N:It's only that I began, and then nobody came, and I found that I couldn't stop by myself. People suppose that I'm looked after. I'm rather large.]
{>pay}
{H} kissed the bump, *mwah*, with both arms spread. It covered almost nothing, but it must have been the right place, for all round them the sea gave one long sigh.
fr:
{H} entendait même ce que les gens ne disent pas. {h:Il|Elle} colla une oreille contre la baleine. On entendait la mer passer de l'autre côté, et un cœur comme une porte lente. Et derrière, très loin, quelqu'un disait encore *aïe*.
[H:Ça fait mal ?]
[N:Plus depuis jeudi,] dit la baleine. [N:C'est seulement que j'ai commencé, que personne n'est venu, et que toute seule, je n'arrive pas à m'arrêter. Les gens pensent qu'on s'occupe de moi. Je suis un peu grande.]
{>pay}
{H} fit un bisou sur la bosse, *smack*, les bras grands ouverts. Il ne couvrait presque rien. Mais il devait être au bon endroit, car toute la mer, autour, poussa un long soupir.

=== restore
en:
That evening the whale was asked to supper, and they laid a place for each end of her.
{B} tasted, and put down his spoon.
[B:I can't understand it,] he said. [B:Now it wants a pinch of something.]
[A:Of *what?*] screamed {A}.
And the whale laughed till she cried. One tear fell in the pot. Nobody saw it; everybody knew.
{B} dipped again, and then, without saying a word, he undid the ribbon. {A} won, and {H} had the first lick.
{>close}
These days the whale bumps her nose every Sunday, towards soup time. Somebody has hung the bell up again.
fr:
Ce soir-là, on invita la baleine à souper, et on mit un couvert à chaque bout.
{B} goûta, et reposa sa cuillère.
[B:Je n'y comprends rien,] dit-il. [B:Maintenant, il manque une pincée de quelque chose.]
[A:Mais de *quoi* ?] hurla {A}.
Alors la baleine rit tant qu'elle en pleura. Une seule larme, en plein dans la marmite. Personne ne la vit. Tout le monde le sut.
{B} goûta encore. Il ne dit pas un mot, et défit le ruban. {A} avait gagné, et {H} lécha la cuillère en premier.
{>close}
Maintenant, la baleine se cogne le nez tous les dimanches, vers l'heure de la soupe. Quelqu'un a raccroché la cloche.

=== last
en:
{each:@ set out to kiss the tail as well, and was back for pudding.|@ set out to kiss the tail as well, and were back for pudding.}
fr:
{each:@ partit faire un bisou à la queue, et revint pour le dessert.|@ partirent faire un bisou à la queue, et revinrent pour le dessert.}

=== cameo
en:
Overhead a whale went by, humming, and all along the reef people looked up and asked how her nose was.
fr:
Une baleine passa en chantonnant, et tout le long du récif, les gens levèrent la tête pour lui demander des nouvelles de son nez.

=== ask
en:
What did the grandmother mean, when she said that it was the onions?
It had only hurt for a minute. What was the whale waiting for?
Whom does everybody suppose to be looked after, so that nobody asks?
fr:
Que voulait dire la grand-mère, avec ses oignons ?
Cela n'avait fait mal qu'une minute. Qu'attendait la baleine ?
Y a-t-il quelqu'un à qui l'on ne demande jamais si ça va, parce qu'il est grand ?
`
