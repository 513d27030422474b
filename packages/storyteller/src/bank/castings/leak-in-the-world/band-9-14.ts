export const band9to14 = `
=== title
en:
The Place Where Everybody Points
fr:
Là où tout le monde montre

=== title
en:
High Tide in the Corridor
fr:
Marée haute dans le couloir

=== teaser
en:
A school has sprung a leak, and what is coming out of it is the Atlantic, with the ships still on it.
fr:
Il y a une fuite dans une école, et ce qui fuit, c'est l'Atlantique, avec les bateaux encore dessus.

=== when
en:
On a Friday made almost entirely of rain
fr:
Un vendredi où il pleuvait comme on respire

=== plant button
en:
{>when}, {H} was wearing the button, as usual, on its string. It was blue, and as wide as a biscuit, and it had come ashore in Grandpa's fist after the storm that took the coat.
fr:
{>when}, {H} portait, comme d'habitude, le bouton au bout de sa ficelle. Il était bleu, large comme un biscuit, et il était rentré au port dans le poing de Papi, après la tempête qui avait emporté le manteau.

=== about button
en:
[F:What does it do up?] asked {F}.
[H:The Atlantic,] said {H}. [H:According to Grandpa, the coat's still out there, and it's been draughty ever since.]
fr:
[F:Ça ferme quoi ?] demanda {F}.
[H:L'Atlantique,] dit {H}. [H:D'après Papi, le manteau est toujours là-bas et, depuis, il y a des courants d'air.]

=== pay button
en:
It took {H} a while to undo the knot, because it was Grandpa's and had been meant to last. Then {h:he|she} laid the blue button over the hole, like a lid.
[H:It's kept out worse than us,] {h:he|she} said.
[N:And it lets one breathe,] said the World, through the four little holes.
fr:
{H} mit du temps à défaire le nœud : c'était un nœud de Papi, fait pour durer. Puis {h:il|elle} posa le bouton bleu sur le trou, comme un couvercle.
[H:Il a tenu tête à pire que nous,] dit-{h:il|elle}.
[N:Et on respire très bien dessous,] fit le Monde, par les quatre petits trous.

=== pay own
en:
There the World would not stay, but came rolling home, as it had for a hundred years. {H} considered {h:his|her} {T} for as long as it takes to say goodbye, and wedged {n:it|them} between the globe and its brass foot. It sighed, and was still.
[F:When will you have {n:it|them} back?] asked {F}.
[H:When somebody finds something better to put under the World.]
fr:
Mais le Monde roulait toujours en arrière, comme il le faisait depuis cent ans. {H} regarda {son T} le temps d'un au revoir, puis {T:le|la} cala entre la boule et son pied de cuivre. On entendit un soupir, et plus rien ne bougea.
[F:Et pour récupérer {ton T} ?] demanda {F}.
[H:Il faudra que quelqu'un trouve mieux, pour caler le Monde.]

=== about own
en:
[F:Has your {T} ever been any use to anyone?] asked {F}.
[H:Not so far,] said {H}. [H:But {n:it isn't|they aren't} old.]
fr:
[F:Et ça sert à quelqu'un, {ton T} ?] demanda {F}.
[H:Pas encore,] dit {H}. [H:Mais ce n'est pas si vieux.]

=== lack >
en:
The water came in under the classroom door while nobody was looking, and had reached the second row before anyone looked up. It was blue. There were ships on it, no bigger than walnuts, with their lamps lit, and when {H} tried it with the tip of one finger it was salt.
[A:I'd just done that floor,] remarked {A}, who had been on the teacher's chair for some time. She was the caretaker, and she was also a cat, so that the job had always come between her and her principles. [A:There's a leak. I don't say where. I don't do wet. But whoever stops it shall ring my bell at going-home time, till next summer.]
{>gag1}
fr:
L'eau passa sous la porte de la classe pendant que personne ne regardait, et elle en était au deuxième rang quand on leva le nez. Elle était bleue. Elle portait des bateaux gros comme des noix, tous feux allumés. {H} y trempa le bout du doigt : c'était salé.
[A:Je venais de laver par terre,] fit observer la concierge, du haut de la chaise où elle se trouvait déjà depuis un moment.
Elle s'appelait {A}. C'était une chatte, et entre son métier et ses principes, il y avait toujours eu un seau.
[A:Il y a une fuite. Je ne dis pas où : le mouillé, ce n'est pas mon genre. Mais qui l'arrêtera sonnera ma cloche, à quatre heures, jusqu'à l'été.]
{>gag1}

=== way >
en:
{A} kept the chair. The table, it turned out, floated better upside down than it had ever stood the right way up. The mast was a broom. {each:@ saw to it that it stayed one.|@ saw to it that it stayed one.} {H} took the tiller, which was a ruler.
[H:Upstream,] {h:he|she} said. [H:Even a sea must come from somewhere.]
{>talent}
{>go}
They sailed the whole length of the corridor against the tide. Under the coat hooks they met weather. A whale the size of a sardine went along beside them for a while, and breathed; a lighthouse no taller than a candle blinked from the skirting board. And at the far end, where the lamps are never lit and nobody has a lesson, the sea was coming out from under a door, as though somebody in there had forgotten the tap.
fr:
La chatte garda la chaise. La table, à l'envers, flottait mieux qu'elle n'avait jamais tenu à l'endroit. Le mât était un balai. {each:@ veillait à ce qu'il le reste.|@ veillaient à ce qu'il le reste.} {H} prit la barre, qui était une règle.
[H:On remonte,] dit {H}. [H:Même une mer, ça vient bien de quelque part.]
{>talent}
{>go}
On remonta tout le couloir, contre la marée. Sous les portemanteaux, il y eut du gros temps. Une baleine longue comme une sardine nagea un moment à côté de la table, et souffla. Au ras du mur clignotait un phare, pas plus haut qu'une bougie. Tout au bout, là où l'on n'allume jamais et où personne n'a cours, la mer sortait de sous une porte, comme si quelqu'un, là-dedans, avait oublié de fermer le robinet.

=== road >
en:
It was the old library, which had been full once and was now only shut. In the middle, on a brass foot, taller than a teacher, stood the World. Somebody had painted it long ago with a very small brush. In its side, at about the height of a child's shoulder, was a hole, and out of the hole, with a noise like a kettle thinking, came the sea.
[H:Keep calm,] said {H}. [H:We're here to save the world.]
[N:That would be me,] said the World. [N:How very kind. Do mind your shoes.]
[H:How long can you last?]
[N:It will see me through till four,] said the World, looking down at itself over the equator. [N:Afterwards I'm afraid that it will be mostly sand, though one would still get about, of course, on foot.]
fr:
C'était l'ancienne bibliothèque, qu'on avait vidée, puis oubliée. Au milieu, sur un pied de cuivre, plus haut qu'une maîtresse, se dressait le Monde. Quelqu'un l'avait peint autrefois, avec un tout petit pinceau. Dans son flanc, à hauteur d'épaule d'enfant, il y avait un trou et, par le trou, avec un bruit de bouilloire qui réfléchit, sortait la mer.
[H:Restez calme,] dit {H}. [H:On vient sauver le monde.]
[N:C'est moi,] dit le Monde. [N:Vous êtes bien aimables. Prenez garde à vos chaussures.]
[H:Vous pouvez tenir combien de temps ?]
[N:Jusqu'à quatre heures,] dit le Monde en se regardant par-dessus l'équateur. [N:Ensuite, ce sera surtout du sable. On pourra toujours voyager, notez bien. À pied.]

=== try plug >
en:
A hole wants a cork, and the nearest thing to a cork was {H}'s thumb. It went in as if it had been measured. The sea stopped, and in the silence you could hear the books drip.
[N:Oh dear,] said a voice.
From the tropics outwards the World turned pink. It grew rounder, having been quite round before, until it sneezed, and the whole pent-up Atlantic burst out at the North Pole and stood there like a fountain, with a penguin on top.
[F:But penguins come from the other end,] objected {F}.
[O:So I did,] said the penguin. [O:The whole way.]
[N:I do apologise,] said the World, when it could. [N:It's only that everybody presses there, and one gets rather tender.]
fr:
À un trou, il faut un bouchon, et ce qu'il y avait de plus ressemblant, c'était le pouce {de H}. Il entra comme s'il avait été fait sur mesure. La mer se tut, et l'on entendit les livres goutter.
[N:Aïe,] dit le Monde.
Il devint rose, en commençant par les tropiques. Il s'arrondit, lui qui l'était déjà. Puis il éternua : tout l'Atlantique jaillit par le pôle Nord et resta là, debout, en jet d'eau, avec un manchot tout en haut.
[F:Mais les manchots habitent de l'autre côté,] objecta {F}.
[O:J'en viens,] dit le manchot. [O:Tout droit.]
[N:Je suis confus,] dit le Monde, dès qu'il put parler. [N:C'est que tout le monde appuie là. À la longue, l'endroit est sensible.]

=== recap plug
en:
Everybody pressed there, it had said.
fr:
Tout le monde appuie là, avait dit le Monde.

=== try bail
en:
[H:It came out,] said {H}, [H:so it can go back in.]
They had two buckets, and a teaspoon, which was {F}'s. For half an hour they returned the Atlantic by the way it had come, and the World, being well brought up, said thank you each time, while it all ran out again over their shoes. By then it had reached their knees.
[F:I can't help feeling,] said {F}, looking at the spoon, [F:that one of us is the wrong size.]
{H} had stopped with {h:his|her} bucket in the air. Seen from so near, that hole had no paint left round it, nor varnish, nor even paper: only something that shone like the doorknob of a house where many people live.
{>fail}
fr:
[H:Elle est sortie,] dit {H}, [H:donc elle peut rentrer.]
On avait deux seaux, et une petite cuillère, pour {F}. Pendant une demi-heure, l'Atlantique fut rendu au Monde par où il était venu. Le Monde, qui était bien élevé, disait merci chaque fois et, chaque fois, tout ressortait sur les chaussures. Au bout de la demi-heure, la mer arrivait aux genoux.
[F:J'ai l'impression,] dit {F} en regardant la cuillère, [F:qu'un de nous deux n'est pas à la bonne taille.]
{H} était {h:resté|restée} le seau en l'air. De si près, on voyait qu'autour du trou, il n'y avait plus de peinture, ni de vernis, ni même de papier. C'était usé jusqu'à briller, comme la poignée d'une maison où habite beaucoup de monde.
{>fail}

=== recap bail
en:
The paint round that hole was worn away like a doorknob's.
fr:
Autour du trou, c'était usé comme une poignée de porte.

=== try turn >
en:
[H:If it must run out,] said {H}, [H:it might at least run the other way.] So they put their shoulders to Asia and turned the hole to the wall, where nobody could see it. *Pssss*, said the wall.
But now the far side of the World came round into the light, and even {F} stopped talking. It might have been finished that morning. There were forests painted leaf by leaf, and towns with gold on their roofs; there was a sea serpent with every scale still on, and a volcano with a spark at the tip. Nobody's finger had ever been there.
[N:As a rule nobody comes round to the back,] the World remarked, as if that were nothing. [N:I don't know if you care for volcanoes?]
fr:
[H:Si elle doit couler,] dit {H}, [H:qu'elle coule au moins de l'autre côté.]
On poussa donc l'Asie de l'épaule, et le trou se retrouva face au mur, où personne ne pouvait le voir. *Pssss*, fit le mur.
Mais l'autre face du Monde venait d'arriver à la lumière, et même {F} cessa de parler. On l'aurait crue finie du matin. Il y avait des forêts peintes feuille à feuille, des villes aux toits dorés, un serpent de mer à qui il ne manquait pas une écaille, un volcan avec une étincelle au bout. Aucun doigt n'était jamais venu jusque-là.
[N:En général, on ne vient pas derrière,] dit le Monde, comme si cela n'avait pas d'importance. [N:Je ne sais pas si vous aimez les volcans ?]

=== recap turn
en:
The far side was as fresh as on its first day.
fr:
L'autre face était comme au premier jour.

=== strand >
en:
{A} had come to see how the work was going, and had taken the last dry rug. Somebody had stood a glass bowl on it and, in the bowl, a shark about as long as a gherkin.
[C:TREMBLE!] said the shark.
{A} looked at him. It was a good while since breakfast.
[C:I'm the Terror of the Seven Seas,] the shark explained. [C:One trembles. As a rule.] He looked up at the whiskers, and at what lay behind the whiskers. [C:Is this one of the seven?]
[A:It's a bowl, dear,] said {A}. She licked her lips, thought better of it, and sat down beside him, with her chin on the rim. [A:I'm only here to see that nobody eats you.]
fr:
La chatte était venue voir où en étaient les travaux, et elle avait pris le dernier tapis sec. On y avait posé un bocal et, dans le bocal, un requin à peu près long comme un cornichon.
[C:TREMBLEZ !] dit le requin.
Elle le regarda. Le petit déjeuner était loin.
[C:Je suis la Terreur des Sept Mers,] expliqua le requin. [C:D'habitude, on tremble.]
Il leva les yeux vers les moustaches, et vers ce qu'il y avait derrière.
[C:C'est laquelle des sept, ici ?]
[A:C'est un bocal, mon petit,] dit {A}.
Elle se lécha les babines, se ravisa, et s'assit tout contre, le menton sur le bord.
[A:Je suis là pour que personne ne te mange.]

=== strandEnd
en:
The shark had asked to be carried. [C:You may stop trembling now,] he told {A}, out of the spoon. She said that she would do her best.
fr:
Le requin avait demandé à être porté.
[C:Vous pouvez cesser de trembler,] dit-il à {A}, du fond de la cuillère.
Elle promit d'essayer.

=== quiet
en:
The rain had stopped, and nobody had an idea left. The small ships went round and round among the legs of the chairs. Very far down in the blue, where you had to hold your breath to hear it, a bell was ringing for supper.
[H:Do you get many people in here?] asked {H}.
[N:Always two at a time: there's one who says *look*, and there's one who looks, and I should be sorry to be without it. The first is generally new to reading, and has the other by the sleeve.]
[H:And what do they look at?]
[N:I've often wondered,] it said. [N:It's just below my chin.]
fr:
La pluie avait cessé, et personne n'avait plus d'idée. Les petits bateaux tournaient entre les pieds des chaises. Très loin au fond du bleu, si loin qu'il fallait retenir sa respiration, quelqu'un sonnait une cloche pour le souper.
[H:Il vous vient beaucoup de visites ?] demanda {H}.
[N:Toujours par deux,] dit le Monde. [N:Il y en a un qui dit *regarde*, et un qui regarde. Cela me manquerait. En général, le premier vient d'apprendre à lire, et il tient l'autre par la manche.]
[H:Et qu'est-ce qu'ils regardent ?]
[N:Je me le suis souvent demandé,] dit le Monde. [N:C'est juste au-dessous de mon menton.]

=== insight >
en:
{?told(turn):They had turned the World back again, which it said was only fair. |}At ten minutes to four the hiss had sunk to a whisper, and the World was as pale as a plate.
{>recap1} {>recap2} {>recap3}
{>gag2}
One would have liked to say something kind before the end, and {H} said the first thing that came. [H:Look, {F}. That's where we live.] And, since one does, {h:he|she} pointed.
The finger went in up to the knuckle.
It was so quiet that the ships seemed to have stopped. {H} drew it out again, very slowly, as if it were somebody else's.
[H:That isn't just anywhere,] {h:he|she} said. [H:It's our street. A hundred years of people have come in here to show each other home. We've pointed right through it.]
[N:You were always so pleased,] said the World. [N:I didn't like to mention it.]
fr:
{?told(turn):On avait remis le Monde à l'endroit, et il avait dit que c'était plus juste. |}À quatre heures moins dix, le sifflement n'était plus qu'un souffle, et le Monde était pâle comme une assiette.
{>recap1} {>recap2} {>recap3}
{>gag2}
On aurait voulu dire quelque chose d'aimable avant la fin, et {H} dit la première chose qui lui vint.
[H:Regarde, {F}. C'est là qu'on habite.]
Et, comme tout le monde l'aurait fait, {h:il|elle} montra du doigt. Le doigt entra jusqu'à la deuxième phalange.
Le silence fut tel que les bateaux parurent s'arrêter. {H} retira son doigt, très lentement, comme s'il était à quelqu'un d'autre.
[H:Ce n'est pas n'importe où,] dit-{h:il|elle}. [H:C'est notre rue. Depuis cent ans, on vient ici se montrer sa maison. À force, on est passés au travers.]
[N:Vous étiez toujours si contents de la trouver,] dit le Monde. [N:Je n'allais pas vous en parler.]

=== turn why
en:
[H:Why is home on the side?] asked {H}. [H:And why is there nothing on top but white?]
[N:That's the North. It goes on top,] said the World. [N:I believe it was decided by people who lived near it.]
[H:Who lives there now?]
[N:A bear. I can't honestly say that he's ever in.]
So they all took hold of it, under the tropics, and pushed. It creaked, it leaned, and by inches the North came down and home went up, until the hole was looking at the ceiling. *Pssss. Psss. Pss.* After that you could hear the clock.
{>pay}
fr:
[H:Pourquoi chez nous, c'est sur le côté ?] demanda {H}. [H:Et pourquoi il n'y a que du blanc, en haut ?]
[N:C'est le Nord. Il va en haut,] dit le Monde. [N:Je crois que cela a été décidé par des gens qui habitaient à côté.]
[H:Et maintenant, qui habite là ?]
[N:Un ours. Je ne l'ai jamais trouvé chez lui.]
Alors on l'empoigna, sous les tropiques, et on poussa. Il grinça, il pencha et, peu à peu, le Nord descendit, leur rue monta, jusqu'à ce que le trou regarde le plafond. *Pssss. Psss. Pss.* Ensuite, on entendit l'horloge.
{>pay}

=== turn notice
en:
It was the sort of thing that {H} saw and other people dusted. On the windowsill stood a jug of daisies, up to its neck in water. It had a hole in it as wide as a hand, and it had not lost a drop all day.
[H:Nobody minds a hole in a jug,] said {H} slowly, [H:because it's on top. Home ought to be on top!]
So they all took hold of the World, under the tropics, and pushed. It creaked, it leaned, and by inches the North came down and home went up, until the hole was looking at the ceiling. *Pssss. Psss. Pss.* After that you could hear the clock.
{>pay}
fr:
C'était une de ces choses {que H} voyait, et que les autres époussetaient. Devant la fenêtre se tenait un vase de marguerites, de l'eau jusqu'au cou. Il avait un trou large comme la main et, de la journée, il n'avait pas perdu une goutte.
[H:Le trou d'un vase ne gêne personne,] dit lentement {H}, [H:parce qu'il est en haut. Il faut mettre chez nous en haut !]
Alors on empoigna le Monde, sous les tropiques, et on poussa. Il grinça, il pencha et, peu à peu, le Nord descendit, leur rue monta, jusqu'à ce que le trou regarde le plafond. *Pssss. Psss. Pss.* Ensuite, on entendit l'horloge.
{>pay}

=== turn build
en:
{H} had never yet met a thing that could not be made out of other things. Three volumes of the big dictionary, *A* to *C*; the broom across them, with one end under the World; and on the other end everybody who had had a second helping.
[H:Home goes on top!] {h:he|she} called. [H:Now!]
They sat. The World creaked and leaned, and by inches the North came down and home went up, until the hole was looking at the ceiling. *Pssss. Psss. Pss.* After that you could hear the clock.
{>pay}
fr:
{H} n'avait encore rien vu qui ne puisse se fabriquer avec autre chose. Trois tomes du gros dictionnaire, de *A* à *C*. Le balai en travers, un bout sous le Monde et, à l'autre bout, tous ceux qui avaient repris de la purée.
[H:On met chez nous en haut !] cria-t-{h:il|elle}. [H:Hop !]
On s'assit. Le Monde grinça, pencha et, peu à peu, le Nord descendit, leur rue monta, jusqu'à ce que le trou regarde le plafond. *Pssss. Psss. Pss.* Ensuite, on entendit l'horloge.
{>pay}

=== restore
en:
Now it could all be poured back{?has(own):|, under one edge of the button}. {A} tried the floor with one paw and then, as people were looking the other way, with four. And {H} rang the bell, three hours late, so hard that the rope went up and took {h:him|her} along.
{>close}
These days nobody points. You bend over the top of the World, one at a time, and keep still. What you hear first is the sea. Under the sea, if your friend has really stopped breathing, there is a bell about as big as a grain of rice, and somebody hanging on.
fr:
Désormais, on pouvait tout remettre dedans{?has(own):|, par-dessous le bord du bouton}. La concierge essaya le sol d'une patte, puis, comme personne ne la regardait, des quatre. Et {H} sonna la cloche, avec trois heures de retard, si fort que la corde l'emmena avec elle.
{>close}
Maintenant, leur rue est en haut du Monde, et plus personne ne la montre. On se penche, chacun son tour, et on ne bouge plus. Ce qu'on entend d'abord, c'est la mer. Et sous la mer, si l'autre a vraiment cessé de respirer, il y a une cloche grosse comme un grain de riz, et quelqu'un accroché au bout.

=== last
en:
{each:@ had carried the whale home in a teacup, and been breathed on.|@ had carried the whale home in a teacup, and been breathed on.}
fr:
{each:@ avait rapporté la baleine dans une tasse, et reçu le jet dans la figure.|@ avaient rapporté la baleine dans une tasse, et reçu le jet dans la figure.}

=== cameo
en:
Through the window of a library they saw a globe that leaned right back in its stand, and a cat who was asking it something about volcanoes.
fr:
Par la fenêtre d'une bibliothèque, on voyait un globe renversé sur son pied, et une chatte qui lui posait des questions sur les volcans.

=== ask
en:
The World could have complained for a hundred years. Why did it not?
How does one wear out a thing by being fond of it?
{A} says that she is there so that nobody eats the shark. Whom does she mean?
fr:
Le Monde aurait pu se plaindre pendant cent ans. Pourquoi ne l'a-t-il pas fait ?
Peut-on user quelque chose à force de l'aimer ?
La chatte garde le requin pour que personne ne le mange. À qui pense-t-elle ?
`
