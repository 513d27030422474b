export const band9to14 = `
=== title
en:
Every Seventy-Six Years, and Tuesdays
fr:
Tous les soixante-seize ans, et le mardi

=== title
en:
Two Sugars
fr:
Deux sucres

=== teaser
en:
The greatest dragon in the sky is expected tonight, and so, since it is a Tuesday, is the smallest.
fr:
On attend ce soir le plus grand dragon du ciel et, comme c'est mardi, la plus petite aussi.

=== when
en:
One evening when the stars seemed to have been dusted
fr:
Un soir où l'on aurait dit les étoiles époussetées

=== plant balloon
en:
{>when}, {H} was out with the red balloon, which had been given away at a shop a week before. The others had all gone by the second day. This one still stood up whenever anybody came in, though it had given up ceilings.
fr:
{>when}, {H} promenait le ballon rouge. On les donnait dans un magasin, la semaine d'avant, et tous les autres étaient partis dès le deuxième jour. Celui-là se levait encore quand on entrait, même s'il ne touchait plus le plafond.

=== about balloon
en:
[F:You'll have to let it go in the end,] said {F}.
[H:I know,] said {H}. [H:I'm just waiting till there's somebody to let it go to.]
fr:
[F:Il faudra bien le lâcher un jour,] dit {F}.
[H:Je sais,] dit {H}. [H:J'attends d'avoir quelqu'un à qui l'envoyer.]

=== pay balloon
en:
All roofs look alike from above, and time was short. {H} undid the string from {h:his|her} wrist, where it had left a mark, and gave it to the little dragon. [H:Tie it to hers,] {h:he|she} said. Off went the balloon, over the rim of the moon, quite upright, like somebody who has been sent for.
fr:
Il y avait bien des toits, de ce côté de la lune, et pas le temps de les essayer tous. {H} défit la ficelle de son poignet, où elle avait laissé une marque, et la donna à la petite dragonne.
[H:Attache-le à la sienne.]
Le ballon rouge disparut derrière le bord de la lune, bien droit, comme quelqu'un qu'on a fait appeler.

=== pay own
en:
All window sills look alike from the air, and time was short. {H} held {h:his|her} {T} tight for a moment, and then gave {n:it|them} to the little dragon. [H:On her sill, where he can see,] {h:he|she} said. [H:Tell her I don't need {n:it|them} before Tuesday.]
fr:
Il y avait bien des fenêtres, de ce côté de la lune, et pas le temps de les essayer toutes. {H} serra {son T} un instant, puis {T:le|la} donna à la petite dragonne.
[H:Sur le bord de la sienne, bien en vue,] dit-{h:il|elle}. [H:Dis-lui que je n'en ai pas besoin avant mardi.]

=== lack >
en:
The dragons of the sky go round the sun, and the greater they are, the longer the way. Some have never been seen by anyone alive. The little one took a week.
[N:Hello! It's me again!] she called, in at one window after another of the star station. [N:How's the knee? Did they let you off the spinach?]
[B:Not *tonight!*] said a goat with a roll of paper. [B:Tonight the Great {V} goes by. Every seventy-six years! Half the sky has come to look at him. A dragon ought to be an event, and nobody has ever been an event on Tuesdays.]
[N:I could fly beside him,] said the little dragon, more quietly, [N:just the once, where everyone can see. I wouldn't say anything to anyone.]
Saying nothing, as anybody could see, would be the end of her.
{>gag1}
fr:
Les dragons du ciel tournent autour du soleil et, plus ils sont grands, plus le chemin est long. Il en existe que personne de vivant n'a vus. La petite, elle, y mettait une semaine.
[N:Coucou ! C'est encore moi !] lançait-elle d'une fenêtre à l'autre de la gare des étoiles. [N:Et ce genou ? On t'a dispensé d'épinards ?]
[B:Pas *ce soir !*] dit un bouc qui portait un rouleau de papier. [B:Ce soir passe le grand {V}. Tous les soixante-seize ans ! La moitié du ciel est venue le voir. Un dragon, c'est un événement, et personne n'a jamais été un événement le mardi.]
[N:Je pourrais voler à côté de lui,] dit la petite dragonne, plus bas, [N:une seule fois, là où tout le monde me voit. Je ne dirais rien à personne.]
On voyait bien qu'elle ne tiendrait pas.
{>gag1}

=== try hide
en:
[H:You can't be an event if nobody's had time to miss you,] said {H}. [H:So we hide you until midnight.]
They put her behind a rock on the moon's dark side, with nobody to talk to for a thousand miles. {each:@ sat on her tail, to be sure.|@ sat on her tail, to be sure.} The little dragon gave them her word. On the count of three an eye came up over the rock; by five it had been joined by a nose; and seven found her standing between them, rather out of breath.
[N:It's me again! Did you miss me?]
[H:There wasn't really time.]
[N:I missed *you*,] said the dragon. She had missed the baker besides, and his cat, and the small boy on the second floor who hadn't been sleeping.
{>fail}
fr:
[H:Pour être un événement, il faut d'abord manquer aux gens,] dit {H}. [H:Donc on te cache jusqu'à minuit.]
{hf:Ils|Elles} la mirent derrière un rocher, sur la face noire de la lune, où il n'y a personne à qui parler à mille lieues à la ronde. {each:@ s'assit sur sa queue, par sécurité.|@ s'assirent sur sa queue, par sécurité.} La petite dragonne donna sa parole. À trois, un œil dépassait du rocher. À cinq, c'était un nez. À sept, elle était là, debout, un peu essoufflée.
[N:C'est encore moi ! Je vous ai manqué ?]
[H:On n'a pas vraiment eu le temps.]
[N:Vous, vous m'avez manqué,] dit la petite dragonne.
Le boulanger lui avait manqué aussi, et son chat, et le petit garçon du deuxième, qui dormait mal en ce moment.
{>fail}

=== recap hide
en:
She could keep a promise for as long as it takes to count to seven.
fr:
Elle pouvait tenir une promesse le temps de compter jusqu'à sept.

=== try grand >
en:
[B:The whole secret,] said the goat, who had it from a book, [B:is that the great ones do not look. They are looked *at*. Nose up, eyes shut, and you think of something expensive.]
She did it very well. Along the whole front of the station she sailed, like an admiral's hat on a cushion, past one window, past another, and behind the third somebody had actually begun to clap.
Then she opened one eye, only for a second. [N:Your tooth's come out!] she shrieked, and flung herself round to see better, and something rang like a gong.
[B:That was a lamp post,] said the goat, after a pause.
[N:It was the front one,] said the little dragon happily, from underneath. [N:He's been waiting since March.]
fr:
[B:Tout le secret,] dit le bouc, qui le tenait d'un livre, [B:c'est que les grands ne regardent pas. C'est *eux* qu'on regarde. Le nez en l'air, les yeux fermés, et vous pensez à quelque chose de cher.]
Elle le fit très bien. Elle longea la gare, le nez haut, comme un chapeau d'amiral sur un coussin. Elle passa une fenêtre, puis une autre. À la troisième, des gens commençaient même à applaudir.
Alors elle ouvrit un œil, à peine une seconde.
[N:Ta dent est tombée !] hurla-t-elle.
Elle se retourna d'un bloc pour mieux voir, et il y eut un bruit de gong.
[B:C'était un lampadaire,] dit le bouc au bout d'un moment.
[N:C'était celle de devant,] dit la petite dragonne, ravie, d'en dessous. [N:Il l'attend depuis le mois de mars.]

=== recap grand
en:
She would sooner hit a lamp post than not know about a tooth.
fr:
Elle préférait un lampadaire en pleine figure à une dent dont elle ne saurait rien.

=== try tail
en:
As it was plain that she could not be rare, and could not be grand, there remained the tail. They knotted together everything that the station could spare, which was four hundred flags, two curtains, a washing line and the goat's second-best scarf, and when she took off, it was beyond doubt the longest in the sky.
It followed her round the moon, then a tower, then the goat, until she saw somebody coming the other way, who turned out to be her own last flag.
[N:Hello!] she told it, delighted.
Cutting her out took an hour, because she wished to say goodbye to each of them by itself.
{>fail}
fr:
Puisqu'elle ne savait être ni rare ni grandiose, restait la queue. {hf:Ils|Elles} nouèrent ensemble tout ce dont la gare pouvait se passer, c'est-à-dire quatre cents fanions, deux rideaux, une corde à linge et la deuxième plus belle écharpe du bouc. Quand elle décolla, c'était sans discussion la plus longue du ciel.
La queue la suivit autour de la lune, puis d'une tour, puis du bouc, jusqu'au moment où la petite dragonne vit arriver quelqu'un en face. C'était son propre dernier fanion.
[N:Coucou !] lui dit-elle, enchantée.
Il fallut couper. Cela prit une heure, parce qu'elle tenait à dire au revoir à chaque fanion.
{>fail}

=== recap tail
en:
And four hundred flags had not made anybody of her but herself.
fr:
Et quatre cents fanions n'avaient pas fait d'elle quelqu'un d'autre.

=== strand >
en:
Up and down beneath the great window went the goat, reading under his breath and very fast. His grandfather had begun the speech of welcome, his father had gone on with it, and by now it had a page for every year.
[B:Seventy-six pages,] he said, [B:and he's in sight for four minutes. I've timed it with all the commas out.] He showed them. It sounded like a drawer of spoons being sent downstairs.
[H:How far did your grandfather get?] asked {H}.
[B:He got to *Dear*,] said the goat, and looked at the beautiful old handwriting. [B:One so wants to say it properly, and then it's a back, going away.]
fr:
Le bouc allait et venait sous la grande fenêtre, lisant tout bas et très vite. Son grand-père avait commencé le discours de bienvenue, son père l'avait continué, et il comptait maintenant une page par année.
[B:Soixante-seize pages,] dit-il, [B:et on le voit quatre minutes. J'ai chronométré sans les virgules.]
Il le leur fit entendre. On aurait dit un tiroir de cuillères qu'on envoie au sous-sol.
[H:Jusqu'où est allé votre grand-père ?] demanda {H}.
[B:Jusqu'à *Cher*,] dit le bouc.
Il contempla la belle écriture ancienne.
[B:On voudrait tellement bien le dire, et puis c'est déjà un dos qui s'en va.]

=== strandEnd
en:
In the quiet one heard the goat turn a page. Nobody in his family had ever got as far as the second.
fr:
Dans le silence, on entendit le bouc tourner une page. C'était la deuxième. Personne, dans sa famille, n'était jamais allé si loin.

=== way >
en:
[H:We'd better ask him ourselves,] said {H}. So they went out along the stepping stones of the sky, to the place where he was bound to go by.
{>talent}
{>go}
Then, without any noise, came {V}, as long as a street, darker than what was behind him, and wearing a tall black hat. The band struck up below, and the whole platform breathed in, but he did not seem to notice. As he went, he kept his great head bent to one side, and peered in at windows: only at low ones, where the children's rooms are.
[V:Not there,] they heard him murmur. [V:Nor there.] Then only a back was left, and it was nobody's idea of an event.
fr:
[H:Autant lui demander nous-mêmes,] dit {H}.
Alors {hf:ils|elles} partirent sur les pierres plates du ciel, jusqu'à l'endroit où il devait forcément passer.
{>talent}
{>go}
Il vint sans aucun bruit. {V} était long comme une rue, plus noir que ce qu'il y avait derrière lui, et il portait un grand chapeau. En bas, la fanfare attaqua, et toute la gare retint son souffle. Mais il ne semblait rien voir. En passant, il penchait son énorme tête d'un côté, et il regardait aux fenêtres : les basses, celles des chambres d'enfants.
[V:Pas là,] l'entendit-on murmurer. [V:Là non plus.]
Ensuite il n'y eut plus que son dos, et ce dos n'avait rien d'un événement.

=== road >
en:
At the back of the moon, where the trams do not go, stood a small old rocket with curtains and a doormat. An old lady called Mrs Rose was sitting on the step with a rug over her knees, and waving a child's blue mitten at the sky, with her elbow held well out.
[A:I'm only keeping my hand in,] she said. [A:He went by when I was six, and I was allowed to stay up, and though there were thousands of us, I had the feeling that it was me he saw. One has such ideas at six.] She went on waving. [A:Of course they don't really look. And if he did, there's nobody here of that description.]
Beside her stood two cups, one of them still steaming.
[N:That's mine,] said the little dragon. [N:I have it on Tuesdays.]
fr:
Derrière la lune, là où le tram ne va pas, se dressait une vieille petite fusée, avec des rideaux et un paillasson. Une vieille dame, Madame Rose, était assise sur la marche, un plaid sur les genoux, et agitait vers le ciel une moufle d'enfant, bleue, le coude bien écarté.
[A:C'est pour ne pas perdre la main,] dit-elle. [A:Il est passé quand j'avais six ans, et on m'avait permis de veiller. Nous étions des milliers, mais j'ai eu l'impression que c'était moi qu'il voyait. On a de ces idées, à six ans.]
Elle agitait toujours sa moufle.
[A:En vérité, ils ne regardent pas. Et quand bien même : il n'y a plus personne ici qui réponde à cette description.]
À côté d'elle, il y avait deux tasses et, dans l'une, le thé fumait encore.
[N:C'est la mienne,] dit la petite dragonne. [N:Celle du mardi.]

=== quiet >
en:
They found {V} behind the planet with the ring, where nobody has a good view. He had taken off the hat, and without it he looked smaller, as people do.
[V:I am seen by everyone,] he said, after some time. [V:I can't complain. It's merely that by the next time, it's an entirely different everyone.]
The music came to them very thin.
[V:I do remember one,] he went on. [V:Not a flag. It was blue, no bigger than that, and it meant *me*. I decided that next time round I would nod.] He turned the hat by its brim. [V:I have been practising the nod,] he said, [V:all the way out, and all the way back.]
fr:
{hf:Ils|Elles} trouvèrent {V} derrière la planète à l'anneau, là où l'on voit mal. Il avait ôté son chapeau et, sans lui, il avait l'air plus petit, comme tout le monde.
[V:Chacun me regarde,] dit-il, au bout d'un bon moment. [V:Je n'ai pas à me plaindre. C'est seulement que, la fois d'après, c'est un tout autre chacun.]
La musique leur arrivait, très mince.
[V:Il y en a eu une,] dit-il. [V:Ce n'était pas les drapeaux. C'était bleu, pas plus grand que ça, et ça s'adressait à *moi*. Je me suis dit : la prochaine fois, je ferai un signe de tête.]
Il fit tourner le chapeau par le bord.
[V:Je me suis exercé,] dit-il, [V:pendant tout l'aller, et pendant tout le retour.]

=== insight >
en:
[V:Four minutes,] said {V}, [V:and I have seen every child there is. She is not among them. She was six, with a gap in the front. I'd know her anywhere.]
{>gag2}
{>recap1} {>recap2} {>recap3}
{H} was doing a sum, which was not a hard one, but {h:he|she} did it twice, because of what came out.
[H:How long have you been gone?]
[V:Once round,] said {V}.
[H:Six and seventy-six,] said {H}. [H:She isn't behind one of the low windows. She's eighty-two!]
{V} said that this was absurd, and then he said nothing. That moon has more windows than anybody has counted, and who in the world could tell behind which of them sat a person of eighty-two, who had once been allowed to stay up?
[N:The old rocket, round the back,] said the little dragon. [N:Two sugars.]
fr:
[V:Quatre minutes,] dit {V}, [V:et j'ai vu tous les enfants qui existent. Elle n'y est pas. Elle avait six ans, et un trou devant. Je la reconnaîtrais n'importe où.]
{>gag2}
{>recap1} {>recap2} {>recap3}
{H} faisait une addition. Elle n'était pas difficile, mais {h:il|elle} la fit deux fois, à cause de ce qui en sortait.
[H:Vous êtes parti combien de temps ?]
[V:Un tour,] dit {V}.
[H:Six et soixante-seize,] dit {H}. [H:Elle n'est plus derrière une fenêtre basse. Elle a quatre-vingt-deux ans !]
{V} répondit que c'était absurde. Puis il ne répondit plus rien. Il y avait tant de fenêtres sur cette lune. Qui au monde pouvait dire derrière laquelle se trouvait quelqu'un de quatre-vingt-deux ans, à qui l'on avait permis, une fois, de veiller ?
[N:La vieille fusée, par-derrière,] dit la petite dragonne. [N:Deux sucres.]

=== turn count
en:
[V:But my four minutes are nearly over,] said {V}, [V:and a dragon of my size doesn't turn round. It isn't done.]
[N:I do it all the time,] said the little dragon. [N:You lean. It feels like falling off a chair, and then you're facing the other way.]
{H} had it worked out on three fingers: one minute back, one to catch up with himself, and two over.
[V:What does one say to a person, in two minutes?] asked {V}. He had gone a little pale.
[N:I generally start with hello,] said the little dragon.
{>pay}
fr:
[V:Mais mes quatre minutes sont presque finies,] dit {V}. [V:Et puis un dragon de ma taille ne fait pas demi-tour. Cela ne se fait pas.]
[N:Moi, j'en fais tout le temps,] dit la petite dragonne. [N:On se penche. On croit tomber de sa chaise, et hop, on regarde de l'autre côté.]
{H} avait tout calculé sur trois doigts : une minute pour revenir, une pour se rattraper, et deux de reste.
[V:Que dit-on à une personne, en deux minutes ?] demanda {V}, qui avait un peu pâli.
[N:Moi, en général, je commence par coucou,] dit la petite dragonne.
{>pay}

=== turn why
en:
[V:A dragon of my size doesn't turn round,] said {V}.
[H:Why not?]
[V:It isn't done.]
[H:Why isn't it?] said {H}, who had been told that about a great many things, and had done most of them.
[V:Because one would have to have something to turn round *for*,] said {V}, with a good deal of dignity, and then heard what he had said. He put his hat on. He took it off again. [V:Supposing one had,] he said in another voice, [V:how does one go about it?]
[N:You lean,] said the little dragon. [N:And then I generally start with hello.]
{>pay}
fr:
[V:Un dragon de ma taille ne fait pas demi-tour,] dit {V}.
[H:Pourquoi ?]
[V:Cela ne se fait pas.]
[H:Pourquoi ça ne se fait pas ?] dit {H}, à qui on l'avait dit de beaucoup de choses, et qui en avait fait la plupart.
[V:Parce qu'il faudrait une *raison* de se retourner,] dit {V} avec beaucoup de dignité, et il entendit ce qu'il venait de dire.
Il mit son chapeau. Il l'ôta.
[V:À supposer qu'on en ait une,] reprit-il d'une autre voix, [V:comment s'y prend-on ?]
[N:On se penche,] dit la petite dragonne. [N:Et après, moi, je commence par coucou.]
{>pay}

=== restore
en:
So the Great {V} leaned, with the whole sky looking on, after a very small dragon who was facing straight ahead, for once.
On the step of the rocket somebody got to her feet, and held up a blue mitten. He had prepared a nod, and forgot it.
[V:You've grown,] said {V}.
[A:You haven't,] said Mrs Rose.
{>close}
He is not due for another seventy-six years. But on Tuesday, behind the little dragon, came somebody who was trying to take up less room.
[V:I believe that I left my hat,] he said.
It was on his head, and Mrs Rose had got out three cups.
fr:
Alors le grand {V} se pencha, et tout le ciel le vit. Une très petite dragonne volait devant lui et, pour une fois, elle regardait droit devant elle.
Sur la marche de la fusée, quelqu'un se mit debout et leva une moufle bleue. Il avait préparé un signe, et l'oublia.
[V:Vous avez grandi,] dit {V}.
[A:Pas vous,] dit Madame Rose.
{>close}
Il n'est pas attendu avant soixante-seize ans. Mais le mardi, derrière la petite dragonne, venait quelqu'un qui essayait de prendre moins de place.
[V:Je crois que j'ai oublié mon chapeau,] dit-il.
Il l'avait sur la tête, et Madame Rose avait sorti trois tasses.

=== cameo
en:
It was a Tuesday, so a small dragon leaned in at the window to ask how everything had turned out.
fr:
C'était un mardi, et une petite dragonne se pencha à la fenêtre pour demander comment tout cela avait fini.

=== ask
en:
Why does {V} look only at the low windows?
The little dragon cannot be rare. What is she instead?
Mrs Rose says that nobody here answers that description. What does she mean?
fr:
Pourquoi {V} ne regarde-t-il qu'aux fenêtres basses ?
La petite dragonne ne sait pas être rare. Que sait-elle être ?
Madame Rose dit que plus personne ne répond à cette description. Que veut-elle dire ?
`
