export const band9to14 = `
=== title
en:
Anything Else?
fr:
Autre chose ?

=== title
en:
Number of Knees
fr:
Nombre de genoux

=== teaser
en:
Nobody has ever been let through, and the form is not so very difficult, except for the box in which there is nothing to write.
fr:
Personne n'est jamais passé, et pourtant le formulaire n'est pas bien difficile, sauf la case où il n'y a rien à écrire.

=== when
en:
One evening so clear that it seemed a waste to stay on the ground
fr:
Un soir si clair que c'était dommage de rester par terre

=== plant apple
en:
{>when}, {H} picked the last apple on the tree, which had been left there till then out of respect. It was to be eaten on the far side of everything, sitting down, with nothing in between. {H} had thought about it so often that it already had a taste.
fr:
{>when}, {H} cueillit la dernière pomme de l'arbre, qu'on avait laissée jusque-là par respect. Elle devait se manger de l'autre côté de tout, en position assise, sans rien devant. {H} y avait tant pensé qu'elle avait déjà un goût.

=== about apple
en:
[F:And if it isn't as good as you think?] asked {F}.
[H:That's why I'm in no hurry,] said {H}.
fr:
[F:Et si elle était moins bonne que prévu ?] demanda {F}.
[H:C'est pour ça que je ne suis pas {h:pressé|pressée},] dit {H}.

=== pay apple
en:
[H:And there's this,] said {H}. [H:I did have something to declare.] The apple looked very red on all that paper. It had come a long way in order to be eaten somewhere else, by somebody else. [H:It isn't for the office. It's for you.]
fr:
[H:Et puis il y a ça,] dit {H}. [H:J'avais quelque chose à déclarer.]
La pomme était très rouge, sur tout ce papier. Elle avait fait un long voyage pour être mangée ailleurs, et par quelqu'un d'autre.
[H:Ce n'est pas pour le bureau. C'est pour vous.]

=== pay own
en:
[H:And there's this,] said {H}. [H:I did have something to declare.] It was {h:his|her} {T}. {n:It|They} looked different on a desk, like a person whom you have only ever seen at home; and {h:he|she} pushed {n:it|them} across the desk, past the stamp, before {h:he|she} had time to think. [H:Not for the office. For you.]
fr:
[H:Et puis il y a ça,] dit {H}. [H:J'avais quelque chose à déclarer.]
{n:C'était|C'étaient} {son T}. Sur un bureau, on {T:le|la} reconnaissait à peine, comme quelqu'un qu'on n'a jamais vu qu'à la maison. {H} {T:le|la} poussa de l'autre côté du bureau, plus loin que le tampon, avant d'avoir le temps d'y penser.
[H:Ce n'est pas pour le bureau. C'est pour vous.]

=== lack >
en:
If you climb past the last street lamp and keep to the left of the moon, there is a place between two stars where the way is only as wide as a desk. At that place there was one. A robot sat behind it, under a lamp, with a stamp in his hand.
[V:Form,] said {V}. [V:Untidy.] *Stamp.* The stamp said NO. [V:Next. Too tidy.] *Stamp.*
Those who had been stamped went back to the end of the queue, which by this time had gone all the way round the asteroid, and begun to get in front of itself.
[N:I was on my way home,] said a small green person, to anyone who would listen. [N:I was a good deal smaller when I joined.]
{>gag1}
fr:
Si l'on monte après le dernier réverbère et qu'on tient la gauche de la lune, il y a un endroit, entre deux étoiles, où le passage n'est pas plus large qu'un bureau. À cet endroit, il y en avait un. Derrière, sous une lampe, était assis un robot, un tampon à la main.
[V:Formulaire,] dit {V}. [V:Brouillon.]
*Tam.* Le tampon disait NON.
[V:Au suivant. Trop propre.]
*Tam.*
Les gens tamponnés retournaient au bout de la queue qui, depuis le temps, avait fait le tour de l'astéroïde et commençait à se passer devant.
[N:Je rentrais chez moi,] disait un petit bonhomme vert à qui voulait l'entendre. [N:J'étais bien plus petit quand je suis arrivé.]
{>gag1}

=== try form
en:
The form ran to six pages. {H}, who rather liked a form, took it away to a quiet rock, and left out nothing that anybody could possibly want to know. *Name. Previous name. Number of knees. Have you at any time been a comet? If yes, kindly say what made you stop. Of what are you the opposite?*
[F:We could put four knees,] said {F}, [F:and go through as one.]
{V} received it without a word. He turned straight to the end, and looked, and something in his face that had been lit went out. Then he began again at the beginning, and on page six he found a comma.
[V:It faces the wrong way,] he said. *Stamp.*
fr:
Le formulaire avait six pages. {H}, qui aimait assez les formulaires, l'emporta sur un rocher tranquille et n'oublia rien de ce qu'on pouvait avoir demandé. *Nom. Nom précédent. Nombre de genoux. Avez-vous déjà été une comète ? Si oui, merci d'indiquer pourquoi vous avez arrêté. De quoi êtes-vous le contraire ?*
[F:On n'a qu'à mettre quatre genoux,] dit {F}, [F:et passer pour un seul.]
{V} le prit sans un mot. Il alla droit à la fin, regarda, et quelque chose qui était allumé, dans sa figure, s'éteignit. Puis il reprit au début et, page six, il trouva une virgule.
[V:Elle est à l'envers,] dit-il.
*Tam.*

=== recap form
en:
He had gone to the end, before he had any reason to.
fr:
Il était allé droit à la fin, avant d'avoir une raison de le faire.

=== try box >
en:
Freight goes through on the nod: it is one of the things that everyone knows about freight. They found a large cardboard box, got into it, and made holes in the floor for as many feet as they had. Then they proceeded along the side of the desk in short stages, like a parcel whose driver has stopped for lunch.
Inside it was dark and smelled of bananas. {each:@ steered.|@ steered, and not all the same way.}
[V:What does this contain?] asked the voice of {V}.
[F:Bananas,] said {F}, who had had time to prepare.
[V:In that case,] said the voice, [V:I shall need to see the yellow form. Ripeness. Degree of bend. Next of kin.] And on the roof, over their heads, came the stamp.
fr:
Les marchandises passent sans qu'on les regarde : c'est une des choses que tout le monde sait sur les marchandises. {hf:Ils|Elles} trouvèrent un grand carton, s'y installèrent, firent dans le fond autant de trous qu'il y avait de pieds, et avancèrent le long du bureau par petites étapes, comme un colis dont le livreur s'est arrêté pour déjeuner.
Dedans, il faisait noir et ça sentait la banane. {each:@ conduisait.|@ conduisaient, et pas du même côté.}
[V:Que contient ceci ?] demanda la voix {de V}.
[F:Des bananes,] dit {F}, qui avait eu le temps de se préparer.
[V:Dans ce cas,] dit la voix, [V:il me faut le formulaire jaune. Maturité. Degré de courbure. Personne à prévenir.]
Et sur le toit, au-dessus des têtes, tomba le tampon.

=== recap box
en:
There was nothing in the sky that he did not have questions for.
fr:
Il avait des questions pour tout ce qui passe dans le ciel.

=== try uniform >
en:
[H:Everybody obeys somebody,] said {H}. They made a medal out of a tin lid and a hat out of a lampshade, and with these on, and a rolled-up map under one arm, {h:he|she} came down the path from the other direction.
[H:Head Office,] said {H}. [H:I've come to see how you're getting on.]
The robot rose to his feet. He put down the stamp, which no one in the queue had ever seen him do. [V:You came,] he said. [V:I did apply. I applied every year. I said that a visit would be enough, it needn't be long.] He had drawn himself up; he was trying to think where there was another chair.
It was then that the lampshade came down over {H}'s nose. And {V} looked, and picked up the stamp, and used it so gently that it made no noise.
fr:
[H:Tout le monde obéit à quelqu'un,] dit {H}.
Un couvercle fit la médaille, un abat-jour la casquette et, une carte roulée sous le bras, {h:l'Inspecteur|l'Inspectrice} en chef arriva par le chemin d'en face.
[H:La Direction,] dit {H}. [H:Je viens voir comment ça se passe.]
Le robot se mit debout. Il posa le tampon, ce que personne ne l'avait jamais vu faire.
[V:Vous êtes {h:venu|venue},] dit-il. [V:J'avais fait une demande. J'en ai fait une tous les ans. Je disais qu'une visite suffirait, même courte.]
Il s'était redressé ; il cherchait des yeux où il pouvait y avoir une autre chaise.
C'est là que l'abat-jour tomba sur le nez {de H}. {V} regarda, reprit le tampon et s'en servit si doucement qu'il ne fit aucun bruit.

=== recap uniform
en:
And every year he had applied for a visit, which needn't be long.
fr:
Et tous les ans, il avait demandé une visite, même courte.

=== way >
en:
Somebody must once have got through, if only by accident, and they went along the queue to find out who.
{>talent}
{>go}
[A:I'm next,] said an old snail, some way behind the others. [A:I have been next for years, and one takes an interest. Shall I tell you what I've noticed? It isn't page six: he finds a thing on page six because he wants to be cross. It's before that, when he turns to the end, and looks, like somebody who thought he had heard the door; and *then* he minds about commas. What is it they have, at the end? I've been here so long that I forget.]
fr:
Quelqu'un avait bien dû passer un jour, ne serait-ce que par erreur, et {hf:ils|elles} remontèrent la queue pour savoir qui.
{>talent}
{>go}
[A:C'est bientôt à moi,] dit un vieil escargot, loin derrière les autres. [A:C'est bientôt à moi depuis des années, alors je m'intéresse. Vous voulez savoir ce que j'ai remarqué ? Ce n'est pas la page six. Il trouve une faute page six parce qu'il a besoin d'être fâché. C'est avant. Il va voir à la fin, comme quelqu'un qui a cru entendre la porte, et *alors* il devient regardant sur les virgules. Qu'est-ce qu'il y a donc, à la fin ? Je suis là depuis si longtemps que je l'ai oublié.]

=== road >
en:
In a shed at the end of the queue they keep the old forms: a million of them, in boxes, by a window on to nothing. {H} drew one out from the bottom and another from the top. People had written small, so as to get everything in; they had used the margins; someone had been a comet, and went into it for three pages. It was all there as far as ninety-eight.
Below that, in the same print as the rest, it said: *99. Anything else?* And in every one of them, every time, the answer was a clean white space.
[F:But there isn't anything else,] said {F}. [F:By then they've asked you everything.]
[H:Us, yes,] said {H}, looking at all that white.
fr:
Au bout de la queue, on garde les vieux formulaires : un million, dans des cartons, dans une remise dont la fenêtre donne sur rien. {H} en tira un du fond et un du dessus. Les gens avaient écrit petit, pour que tout entre ; ils avaient rempli les marges ; quelqu'un avait été comète, et s'en expliquait sur trois pages. Tout y était, jusqu'à la quatre-vingt-dix-huit.
Dessous, imprimé comme le reste, on lisait : *99. Autre chose ?* Et sur chacun, chaque fois, la réponse était un beau rectangle blanc.
[F:Mais il n'y a pas autre chose,] dit {F}. [F:À ce moment-là, on vous a tout demandé.]
[H:À nous, oui,] dit {H}, devant tout ce blanc.

=== strand >
en:
The small green person had a jar under his arm, and inside the jar, in a twist of sock, was an egg.
[N:That's my sister,] he said. [N:I'm bringing her home to hatch, and they told me to be back by Tuesday, because she's expected on the Wednesday.]
*Tock*, went the egg.
[N:She's always been like that,] said her brother.
[F:If she comes out on this side,] said {F}, [F:what's she supposed to put for knees?]
They thought about it. It seemed hard that the first thing anybody said to a person should be *next*. *Tock*, said the egg again, lower down.
fr:
Le petit bonhomme vert avait un bocal sous le bras et, dans le bocal, au creux d'une chaussette, il y avait un œuf.
[N:C'est ma sœur,] dit-il. [N:Je la ramène pour l'éclosion. On m'a dit d'être rentré mardi, parce qu'on l'attend mercredi.]
*Toc*, fit l'œuf.
[N:Elle a toujours été comme ça,] dit son frère.
[F:Si elle sort de ce côté-ci,] dit {F}, [F:qu'est-ce qu'elle mettra, pour les genoux ?]
{hf:Ils|Elles} y réfléchirent. C'était un peu dur que la première chose qu'on vous dise au monde soit *au suivant*. *Toc*, refit l'œuf, un peu plus bas.

=== strandEnd
en:
The sister hatched on the Tuesday, on the right side, in her own kitchen, where she looked them all over, and said her first word, which was *Next*.
fr:
La petite sœur sortit de l'œuf le mardi, du bon côté, dans sa cuisine. Elle les regarda tous, et son premier mot fut : *Au suivant*.

=== quiet
en:
Between the last second of one day and the first of the next the desk is closed, if only for a minute. {V} laid down the stamp, squared it with the edge of the desk, got up, and walked to where the asteroid stops.
There was nothing out there but sky. A rocket went over, a good way off, with its windows lit, and one could see that somebody in it was telling a story, because of the hands. He watched it until it was the size of a full stop.
They saw him lift one arm a little way, as it might have been to wave; and then the minute was over, and he came back and sat down.
fr:
Entre la dernière seconde d'un jour et la première du suivant, le bureau est fermé. Ce n'est qu'une minute. {V} posa le tampon, l'aligna sur le bord du bureau, se leva et marcha jusqu'où finit l'astéroïde.
Là-bas, il n'y avait que le ciel. Une fusée passa, assez loin, les fenêtres allumées, et l'on voyait que quelqu'un, à bord, racontait une histoire, à cause des mains. Il la suivit des yeux jusqu'à ce qu'elle ne soit plus qu'un point.
Son bras se leva un peu. C'était peut-être pour faire signe. Puis la minute fut passée, et il revint s'asseoir.

=== insight >
en:
By standing on a suitcase {H} could see over the edge of the desk, and {h:he|she} stood there through fifteen people without taking {h:his|her} eyes off the lamps in the robot's face.
{>gag2}
{>recap1} {>recap2} {>recap3}
Each time, as he turned to the last page, the lamps brightened, and each time, at ninety-nine, they sank.
[H:He put that last one in himself,] said {H}, [H:so that somebody would say something to *him*. He has asked a million people a million questions, and there's not one of them that has asked him anything back.]
fr:
Debout sur une valise, {H} voyait par-dessus le bureau, et y resta le temps de quinze personnes sans quitter des yeux les petites lampes, dans la figure du robot.
{>gag2}
{>recap1} {>recap2} {>recap3}
Chaque fois, au moment de tourner la dernière page, les lampes s'éclairaient. Et chaque fois, à la quatre-vingt-dix-neuf, elles baissaient.
[H:Cette case-là, c'est lui qui l'a mise,] dit {H}, [H:pour qu'on lui dise quelque chose, à lui. Il a posé un million de questions à un million de gens, et pas un ne lui en a posé une.]

=== turn draw
en:
{H} took a fresh form and left it blank as far as ninety-eight. In the last box there was just room for a drawing, if you kept it plain: a desk, with a chair on each side of it. In the one was a robot, and somebody sat in the other, elbows on the desk, as people sit who have nowhere else to be. Underneath there was room for three words: *And you, {V}?*
{V} turned to the end. The lamps came up, and they stayed up.
[V:This chair,] he said presently. [V:I don't believe that I have this chair.]
{>pay}
fr:
{H} prit une feuille neuve et la laissa blanche jusqu'à la quatre-vingt-dix-huit. Dans la dernière case, il y avait juste la place d'un dessin, à condition de faire simple : un bureau, avec une chaise de chaque côté. Sur l'une, un robot. Sur l'autre, quelqu'un, les coudes sur la table, comme on s'assoit quand on n'est attendu nulle part. Dessous, il restait la place de trois mots : *Et vous, {V} ?*
{V} alla à la fin. Les lampes montèrent, et ne redescendirent pas.
[V:Cette chaise,] dit-il au bout d'un moment. [V:Je ne crois pas avoir cette chaise.]
{>pay}

=== turn why
en:
{H} took a fresh form and left it blank as far as ninety-eight. In the last box, very small, {h:he|she} put: *Why do you sit with your back to the view? Why is there only the one chair? Who asks you? How are you?*
{V} turned to the end. The lamps came up, and they stayed up.
[V:There are four questions here,] he said. [V:I fear that there has been some error. They seem to be addressed to me.]
[H:They are,] said {H}.
The stamp stayed where it was.
{>pay}
fr:
{H} prit une feuille neuve et la laissa blanche jusqu'à la quatre-vingt-dix-huit. Dans la dernière case, en tout petit : *Pourquoi êtes-vous assis dos à la vue ? Pourquoi n'y a-t-il qu'une chaise ? À vous, qui pose les questions ? Comment allez-vous ?*
{V} alla à la fin. Les lampes montèrent, et ne redescendirent pas.
[V:Il y a ici quatre questions,] dit-il. [V:Je crains qu'il n'y ait une erreur. Elles semblent s'adresser à moi.]
[H:C'est le cas,] dit {H}.
Le tampon resta en l'air.
{>pay}

=== restore
en:
To say how he was took {V} an hour and a quarter, and nobody in the queue so much as coughed. When he had done, he turned up the stamp and looked at it. On the other side, where it had never touched ink, it said YES.
*Stamp, stamp, stamp*, all round the asteroid; only it went slowly, because now he asked each of them the same thing, and waited for the answer.
[V:Me?] they heard him say. [V:Oh, very well, thank you. I was asked.]
And the falling stars, it turned out, land wherever they please. Nobody has ever asked those for a form.
{>close}
fr:
Pour dire comment il allait, il fallut à {V} une heure et quart, et dans la queue personne ne toussa. Quand il eut fini, il retourna le tampon et le regarda. De l'autre côté, là où l'encre n'avait jamais servi, on lisait OUI.
*Tam, tam, tam*, tout autour de l'astéroïde ; seulement, cela n'allait pas vite, car à chacun, maintenant, il posait la même question, et il attendait la réponse.
[V:Moi ?] l'entendait-on dire. [V:Oh, très bien, merci. On me l'a demandé.]
Quant aux étoiles filantes, elles se posent où bon leur semble. À elles, personne n'a jamais demandé de papiers.
{>close}

=== last
en:
{each:@ was asked too, and it took until supper.|@ were asked too, and it took until supper.}
fr:
{each:@ eut droit à la question aussi. Cela dura jusqu'au dîner.|@ eurent droit à la question aussi. Cela dura jusqu'au dîner.}

=== cameo
en:
Between two stars, a long way off, somebody behind a desk stood up, and raised his stamp to them like a hat.
fr:
Entre deux étoiles, très loin, quelqu'un se leva derrière un bureau et les salua de son tampon, comme d'un chapeau.

=== ask
en:
Why did he need to be cross about commas?
What would you put in box ninety-nine?
Whom do you see every day, and have never asked?
fr:
Pourquoi avait-il besoin de se fâcher pour des virgules ?
Que mettrais-tu dans la case quatre-vingt-dix-neuf ?
Qui vois-tu tous les jours sans jamais lui demander ?
`
