export const band9to14 = `
=== title
en:
Sent Up for Ninety Days
fr:
Parti pour quatre-vingt-dix jours

=== title
en:
What Was Left Over
fr:
Ce qui restait

=== teaser
en:
For twenty years a sheep on the last moon of all has been mending a cough, and she has her reasons for not knowing whose it is.
fr:
Depuis vingt ans, sur la toute dernière lune, une brebis répare une toux, et elle a ses raisons de ne pas savoir de qui elle vient.

=== when
en:
One morning in the holidays
fr:
Un matin de vacances

=== plant tag
en:
{>when}, {H} was wearing a dog tag on a string. It was brass, in the shape of a bone, and blank on both sides. It was for somebody in particular, and all that {H} could have told you about him was that they had not met.
fr:
{>when}, {H} portait une médaille de chien au bout d'une ficelle. Elle était en cuivre, en forme d'os, et lisse des deux côtés. Elle était pour quelqu'un de très précis, dont on savait seulement, à cette heure, qu'on ne l'avait pas encore rencontré.

=== about tag
en:
[F:You could have a name put on it in the meantime,] said {F}.
[H:Which?] said {H}. [H:You've got to see who it is. Otherwise you're stuck with a Rex.]
fr:
[F:Tu pourrais déjà faire graver un nom,] dit {F}.
[H:Lequel ?] dit {H}. [H:Il faut d'abord voir qui c'est. Sinon, on se retrouve avec un Médor.]

=== pay tag
en:
With the sharpest of those screws {H} scratched it on the dog tag, not very straight. The string took a moment to come off over {h:his|her} head. [H:I had to see him first,] said {H}.
fr:
Avec la plus pointue des vis, {H} le grava sur la médaille de chien, pas très droit. La ficelle mit un moment à passer par-dessus sa tête.
[H:Il fallait d'abord que je le voie,] dit {H}.

=== pay own
en:
A present wants a bow, so {H} bent one out of wire, and set {h:his|her} {T} down before the six wheels. The rover had brought nineteen presents to this door, and had never yet been handed one.
fr:
Un cadeau, cela veut un nœud. {H} en tordit un dans du fil de fer, puis posa {son T} devant les six roues. Le petit robot avait apporté dix-neuf cadeaux à cette porte, et jamais personne ne lui en avait tendu un.

=== lack >
en:
At the last moon the bus turns round, because after that there is nothing. Beside the stop was a workshop, which a sheep had been running for twenty years with the help of one rover, who had six wheels and had been sent up for ninety days, to look at stones.
[B:An excellent unit,] said the sheep. [B:Three hundred and sixty-four days of the year.]
Today was the other one, and the rover had pulled up at the window and begun to rattle. *Pom-pom pom pom pom POM,* he went, and the same again, and then *Pom-pom pom pom pom...* where something caught in him, and he coughed. *Hrrm!*
[B:To the very day,] she said. [B:I have mended that cough nineteen times.]
{>gag1}
fr:
À la dernière lune, le bus fait demi-tour, parce qu'après il n'y a plus rien. À côté de l'arrêt se trouvait un atelier. Une brebis le tenait depuis vingt ans, avec l'aide d'un petit robot à six roues, envoyé là-haut pour quatre-vingt-dix jours, afin de regarder des cailloux.
[B:Une excellente machine,] dit la brebis. [B:Trois cent soixante-quatre jours par an.]
On était le jour qui restait. Le petit robot s'était arrêté devant la fenêtre et s'était mis à cliqueter. *Pom-pom pom pom pom POM*, faisait-il, puis la même chose, puis *Pom-pom pom pom pom pom...* Là, on aurait dit que quelque chose se coinçait, et il toussait. *Hem !*
[B:Au jour près,] dit-elle. [B:Je l'ai réparée dix-neuf fois, cette toux.]
{>gag1}

=== try oil
en:
[B:Dry bearings,] decided the sheep, and warmed some oil in a teapot, as one does for anybody who isn't well. She told {H} where to pour: behind the wheels, under both arms, and into a small lid at the back which you had to know about. The rover lifted each part before he was asked.
The difference was enormous. Nothing scraped any longer, and what had been a rattle was now something round, which climbed a little, and came down, and then climbed higher. {F} was swaying to it, and had not noticed.
It ran as smooth as butter, as far as the usual place. *Hrrm!*
[B:Well,] said the sheep, [B:that's what I call a beautifully oiled cough.]
{>fail}
fr:
[B:Les roulements sont secs,] décida la brebis, et elle fit tiédir de l'huile dans une théière, comme on fait pour les malades. Elle indiqua à {H} où verser : derrière les roues, sous les bras, et dans un petit clapet du dos qu'il fallait connaître. Le petit robot levait chaque pièce avant qu'on le lui demande.
Ce fut le jour et la nuit. Rien ne raclait plus. Ce qui avait été un cliquetis était maintenant quelque chose de rond, qui montait un peu, qui redescendait, puis qui montait plus haut. {F} se balançait en mesure, sans s'en apercevoir.
Cela coulait comme du beurre, jusqu'à l'endroit habituel. *Hem !*
[B:Eh bien,] dit la brebis, [B:voilà une toux magnifiquement huilée.]
{>fail}

=== recap oil
en:
Oil had turned a rattle into something that one swayed to.
fr:
L'huile avait fait d'un cliquetis quelque chose qui donnait envie de se balancer.

=== try screws
en:
In that case it was a loose screw. The sheep took him to pieces on a white cloth, row by row, as a good dentist lays things out; and he was a great help, passing her his elbows in the right order and filming everything, until it was the turn of the camera.
When he stood on his wheels again there were three screws on the cloth.
[B:There are always some over,] said the sheep, with a little cough of her own, as always when a thing was awkward. [B:It's within the norm.]
The rover examined all three. If he had an opinion he kept it to himself, and rattled on, a shade more briskly than before. *Hrrm!*
{>fail}
fr:
Dans ce cas, c'était une vis. La brebis le défit sur un drap blanc, rangée par rangée, comme un dentiste range ses outils. Le petit robot fut d'un grand secours : il lui passait ses coudes dans le bon ordre, et filmait tout, jusqu'au moment où vint le tour de la caméra.
Quand il fut de nouveau sur ses roues, trois vis étaient restées sur le drap.
[B:Il en reste toujours,] dit la brebis avec une petite toux à elle, comme chaque fois qu'une chose était embarrassante. [B:C'est dans la norme.]
Le petit robot examina les trois vis. S'il avait un avis, il le garda pour lui, et recommença, un rien plus vif qu'avant. *Hem !*
{>fail}

=== recap screws
en:
Three screws had come out of him, and the cough wasn't one of them.
fr:
Trois vis étaient sorties de lui, mais pas la toux.

=== try fright
en:
[F:Has anybody thought of hiccups?] said {F}. [F:With hiccups there is only one thing to do.]
{F} did it properly, and spent ten minutes behind a crate to let suspicion go to sleep. {each:@ took another.|@ shared another.} Then there was a shriek that brought a spanner off the wall.
Both the rover's arms flew up, and his lamp went out. When it had come on again, he looked at each of them in turn, more surprised than hurt, folded his hands, and began once more at the very beginning, like a speaker interrupted in a toast.
[H:It's got a beginning,] said {H} slowly.
[B:So has a cold.]
fr:
[F:Est-ce que quelqu'un a pensé au hoquet ?] dit {F}. [F:Contre le hoquet, il n'y a qu'un remède.]
On fit les choses bien. {F} passa dix minutes derrière une caisse, le temps d'endormir les soupçons. {each:@ en prit une autre.|@ en prirent une autre.} Puis il y eut un hurlement qui décrocha une clé du mur.
Les deux bras du petit robot se levèrent d'un coup, et sa lampe s'éteignit. Quand elle se fut rallumée, il les regarda l'un après l'autre, plus étonné que vexé, joignit les mains et reprit depuis le tout début, comme quelqu'un qu'on a interrompu au milieu d'un discours.
[H:Ça a un début,] dit {H} lentement.
[B:Un rhume aussi,] dit la brebis.

=== recap fright
en:
He had gone back to the beginning, as if there were something at the end of it.
fr:
Il était reparti du début, comme s'il y avait quelque chose à la fin.

=== strand >
en:
On the shelf over the bench stood a plum tin, which held nineteen years of screws.
[B:What was left over. I put every one back where I had it from. I count them, too, since it's generally we who are counted, and one picks it up. And afterwards there they are.]
[H:Has he ever come apart?] asked {H}.
[B:Not so much as a wheel.] She turned the tin until its label faced the front, although that said only *Plums*. [B:That's just what bothers me. He can do without them, and so can everybody, and I should like to think that a thing had been meant for something.]
fr:
Sur l'étagère, au-dessus de l'établi, il y avait une boîte de prunes au sirop. Elle contenait dix-neuf ans de vis.
[B:Ce qui restait,] dit la brebis. [B:Je les remets toutes là où je les ai prises. Et je compte. D'habitude, c'est nous qu'on compte, alors on apprend. Et après, elles sont là.]
[H:Il s'est déjà défait ?] demanda {H}.
[B:Pas d'une roue.]
Elle tourna la boîte pour mettre l'étiquette devant. On y lisait *prunes*.
[B:C'est justement ce qui me chagrine. Il s'en passe très bien, et tout le monde aussi. J'aimerais croire qu'une chose a été prévue pour quelque chose.]

=== strandEnd
en:
For candles they used the screws out of the tin. Each found a place, and, what had never happened in that workshop, they came out even.
fr:
En guise de bougies, on prit les vis de la boîte. Chacune trouva sa place et, ce qui ne s'était jamais vu dans cet atelier, le compte y était.

=== way >
en:
Halfway through a pom the rover consulted the clock, switched on his lamp, and drove out at the door. {H} gave him twenty paces' start.
{>talent}
{>go}
It is very quiet up there. You could hear the bus changing gear, three moons off, and, closer to, six wheels, which went a little way and stopped, and then a little further. He was picking up stones. Each one he turned over, held to the light and put down just where it had been, so gently that the dust stayed on. For the rest of the year he looked at stones because it was his work. It took {H} some time to see what was different. Today he was choosing one.
fr:
Au beau milieu d'un pom, le petit robot consulta l'horloge, alluma sa lampe et sortit. {H} lui laissa vingt pas d'avance.
{>talent}
{>go}
Là-haut, tout est très calme. On entendait le bus changer de vitesse, trois lunes plus loin, et, tout près, six roues qui avançaient un peu, s'arrêtaient, avançaient encore. Il ramassait des cailloux. Il retournait chacun d'eux, l'approchait de la lumière et le reposait à sa place exacte, si doucement que la poussière restait dessus. Le reste de l'année, il regardait des cailloux parce que c'était son métier. Il fallut du temps à {H} pour voir la différence. Aujourd'hui, il en choisissait un.

=== road >
en:
Along the front of the workshop, on a ledge, ran a row of nineteen stones: a striped one, a blue one, one that might have been a potato. About each of them somebody had bent a bow of red wire, with the two loops exactly the same.
[B:That's the other fault,] said the sheep. [B:One a year, on my doorstep. I've put it in my reports under litter.]
{H} ran a finger along the ledge. On that moon dust lies on everything, your tea included, but there was none here.
[H:Who wipes them?]
[B:It comes off by itself,] said the sheep, and coughed.
And round the corner, slowly, so as not to spoil the second loop, came the rover, with a white one.
fr:
Devant l'atelier, sur un rebord, dix-neuf cailloux étaient rangés : un rayé, un bleu, un qu'on aurait pris pour une pomme de terre. Autour de chacun, quelqu'un avait tordu un nœud en fil de fer rouge, aux deux boucles parfaitement égales.
[B:C'est l'autre défaut,] dit la brebis. [B:Un par an, sur mon paillasson. Dans mes rapports, je le classe aux saletés.]
{H} passa un doigt sur le rebord. Sur cette lune, la poussière se pose partout, même dans le thé. Là, il n'y en avait pas.
[H:Qui les essuie ?]
[B:Ça s'en va tout seul,] dit la brebis, et elle toussa.
Et au coin du mur, lentement, pour ne pas gâcher la deuxième boucle, apparut le petit robot avec un caillou blanc.

=== quiet >
en:
The rover parked by the window with the white stone in his arms, and for a while there was only the stove. Outside hung the Earth, round and blue, and looking the other way.
{>gag2}
When he began again, it was so softly that they held their breath to hear. *Pom-pom pom pom pom...* There he broke off, and turned his camera upon the sheep, then on {F}, and then on {H}; and on each of them it stayed for exactly as long as good manners allow. Nobody could think what was wanted.
So he coughed, for them, and went on to the end.
fr:
Le petit robot se gara devant la fenêtre, le caillou blanc dans les bras, et pendant un moment on n'entendit que le poêle. Dehors, dans le noir, il y avait la Terre, ronde et bleue, qui regardait ailleurs.
{>gag2}
Il recommença si doucement qu'il fallait retenir son souffle pour l'entendre. *Pom-pom pom pom pom pom...* Là, il s'interrompit, et tourna sa caméra vers la brebis, puis vers {F}, puis vers {H} ; et sur chacun elle s'attarda juste le temps que permet la politesse. Personne ne voyait ce qu'il voulait.
Alors il toussa, à leur place, et alla jusqu'au bout.

=== insight >
en:
{>recap1} {>recap2} {>recap3}
{H} was singing along with the rover by now, and putting words to it, as one does. *Pom-pom pom pom pom...*
[H:*... dear {H}*,] sang {H}, and clapped a hand over {h:his|her} mouth.
The rover had spun round so fast that he left marks on the floor.
[H:That's where they put me!] said {H}. [H:At home. Once a year, and there's a bow on something. He's been having a birthday! He's had them all by himself. Who do we put in? What is he called?]
[B:He isn't,] said the sheep. [B:There's a number underneath.]
She looked at the floor and coughed. *Hrrm!* And for a long time nobody spoke, because everybody in that room had heard it before, nineteen years running or since lunch.
fr:
{>recap1} {>recap2} {>recap3}
{H} chantait maintenant avec le petit robot, en y mettant des paroles, comme on fait. *Pom-pom pom pom pom pom...*
[H:*... {H} !*] chanta {H}, et sa main se plaqua sur sa bouche.
Le petit robot s'était retourné si vite qu'il y eut des traces par terre.
[H:C'est là qu'on me met, moi !] dit {H}. [H:À la maison. Une fois par an, et il y a un nœud sur quelque chose. C'est son anniversaire ! Il les a tous fêtés sans personne. On met qui, là ? Comment il s'appelle ?]
[B:Il ne s'appelle pas,] dit la brebis. [B:Il y a un numéro en dessous.]
Elle regarda le sol et toussa. *Hem !* On resta longtemps sans rien dire, parce que chacun, dans cette pièce, avait déjà entendu cette toux-là, depuis dix-neuf ans ou depuis midi.

=== turn listen
en:
[B:There were nine of us, all sheep,] said the sheep, who had found a rag and was wiping something clean. [B:He was to have it properly, with a song, and a stone with a bow. And at that part it turned out that each had left the name to another. One does, in my family. They all looked at me. I was the youngest.]
[H:So you coughed.]
[B:I coughed, and they caught the bus.]
The rover nodded, for he had watched it done just once, and had left out nothing.
{H} laid an ear against his side. All day they had asked what was wrong, and he had answered with the only word he knew.
[H:Pom,] said {H}. [H:He's Pom.]
{>pay}
fr:
[B:Nous étions neuf, tous moutons,] dit la brebis, qui avait trouvé un chiffon et frottait quelque chose de propre. [B:On voulait faire les choses bien : une chanson, un caillou avec un nœud. Et là, on s'est aperçus que chacun avait laissé le nom à un autre. C'est de famille. Ils m'ont tous regardée. J'étais la plus jeune.]
[H:Alors vous avez toussé.]
[B:J'ai toussé, et ils ont pris le bus.]
Le petit robot hocha la tête. Il ne l'avait vu faire qu'une fois, et n'avait rien oublié.
{H} posa l'oreille contre son flanc. Toute la journée, on lui avait demandé ce qu'il avait, et il avait répondu le seul mot qu'il savait.
[H:Pom,] dit {H}. [H:C'est Pom.]
{>pay}

=== turn why
en:
[B:There were nine of us, all sheep,] said the sheep, who had found a rag and was wiping something clean. [B:We sang, and at that part it turned out that each had left the name to another. One does, in my family. They all looked at me, so I coughed, and they caught the bus.]
[H:But why not afterwards?] said {H}. [H:You had twenty years!]
[B:He was only coming for ninety days.] The rag went round and round. [B:One doesn't like to begin, with ninety days. And on the ninety-first one feels a fool.]
The rover nodded, for he had watched it done just once, and had left out nothing.
[H:He tells us all the time,] said {H}. [H:Pom.]
{>pay}
fr:
[B:Nous étions neuf, tous moutons,] dit la brebis, qui avait trouvé un chiffon et frottait quelque chose de propre. [B:On a chanté, et là, on s'est aperçus que chacun avait laissé le nom à un autre. C'est de famille. Ils m'ont tous regardée, alors j'ai toussé, et ils ont pris le bus.]
[H:Mais pourquoi pas après ?] dit {H}. [H:Vous avez eu vingt ans !]
[B:Il ne venait que pour quatre-vingt-dix jours.]
Le chiffon tournait, tournait.
[B:Pour quatre-vingt-dix jours, on n'ose pas s'y mettre. Et le quatre-vingt-onzième, on se sent bête.]
Le petit robot hocha la tête. Il ne l'avait vu faire qu'une fois, et n'avait rien oublié.
[H:Il nous le dit tout le temps,] dit {H}. [H:Pom.]
{>pay}

=== restore
en:
They sang all of it, with the sheep one bleat behind. When they came to the place, the rover stopped, and looked up.
[O:Pom,] they sang.
His lamp came on, and he did not cough. He thought it over, with whatever he had in there for thinking, and then went back to the start, to arrive there again. They sang it twenty times before anybody cut the cake.
{>close}
These days the sheep keeps twenty presents on that ledge. Of an evening she comes to her door and calls out over the last moon, although there is nothing she needs. [B:Pom!]
And a long way off, among the stones, a small lamp turns round.
fr:
On chanta tout, la brebis un bêlement derrière. Quand on fut arrivé à l'endroit, le petit robot s'arrêta et leva les yeux.
[O:Pom,] chantèrent-ils.
Sa lampe s'alluma, assez lentement. Il ne toussa pas. Il y réfléchit, avec ce qu'il avait là-dedans pour réfléchir, puis il retourna au début, afin d'y arriver encore une fois. On la chanta vingt fois avant de couper le gâteau.
{>close}
Maintenant, la brebis a vingt cadeaux sur son rebord. Certains soirs, elle vient à sa porte et appelle par-dessus la dernière lune, bien qu'elle n'ait besoin de rien.
[B:Pom !]
Et très loin, parmi les cailloux, une petite lampe fait demi-tour.

=== last
en:
{each:@ ate round a screw.|@ ate round their screws.}
fr:
{each:@ mangea autour d'une vis.|@ mangèrent autour des vis.}

=== cameo
en:
A long way off, over a moon, somebody was calling *Pom!* for no reason, and somebody was on his way.
fr:
Très loin, par-dessus une lune, on appelait *Pom !* sans raison, et quelqu'un était en route.

=== ask
en:
Why does the rover cough, when nothing is wrong with him?
The sheep says that the stones are litter. What does she do with them?
What could she have done at that part of the song, other than cough?
fr:
Pourquoi le petit robot tousse-t-il, puisqu'il n'a rien ?
La brebis dit que les cailloux sont des saletés. Qu'en fait-elle ?
À ce passage de la chanson, qu'aurait-elle pu faire d'autre que tousser ?
`
