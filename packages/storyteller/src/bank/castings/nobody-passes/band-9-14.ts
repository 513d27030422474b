export const band9to14 = `
=== title
en:
The Rule on the Bridge
fr:
Le règlement du pont

=== title
en:
Nobody Passes Here
fr:
Nul ne passe ici

=== teaser
en:
A bear has guarded the same bridge for twelve years, and never once asked why.
fr:
Un ours garde le même pont depuis douze ans, et pas une fois il n'a demandé pourquoi.

=== when
en:
One Monday in September
fr:
Un lundi de septembre

=== plant apple
en:
{>when}, the tree that {H} had planted four years before produced an apple. It was the only one, and it had taken its time. {H} carried it about for a day and a half, polished it till it had a window in it, and could not come to a decision.
fr:
{>when}, le pommier {que H} avait planté quatre ans plus tôt donna une pomme. Une seule, et il y avait mis le temps. {H} la promena un jour et demi, la frotta jusqu'à s'y voir dedans, et n'arriva pas à se décider.

=== about apple
en:
[F:You could always cut it in two,] said {F}.
[H:That makes two years each,] said {H}. [H:Which two would you like?]
fr:
[F:On peut toujours la couper en deux,] dit {F}.
[H:Deux ans chacun,] dit {H}. [H:Tu voudrais lesquels ?]

=== pay apple
en:
{H} took out the apple, the first that anybody in the queue had seen for years. {h:He|She} held it up to {V}, the four years and all. [H:You haven't had any supper either,] {h:he|she} said. [H:Have you?]
fr:
{H} sortit la pomme. Dans la file, on n'en avait pas vu depuis des années. {h:Il|Elle} la tendit à l'ours, avec les quatre années.
[H:Toi non plus, tu n'as pas dîné,] dit-{h:il|elle}. [H:N'est-ce pas ?]

=== pay own
en:
[H:There are thirty-three bowls, and not one of them is your grandmother's,] said {H}. {h:He|She} put {h:his|her} {T} into the great paw and folded the claws round {n:it|them}, one by one. [H:Put {n:it|them} under her picture. {?own(torch):She'll want to see who is coming in|Then there's something for her as well}.]
fr:
[H:Il y a trente-trois bols, et pas un pour Mémé,] dit {H}.
{h:Il|Elle} mit {son T} dans la grosse patte et replia les griffes dessus, une par une.
[H:Mettez ça sous son portrait. {?own(torch):Elle voudra voir qui entre|Qu'il y ait quelque chose pour elle aussi}.]

=== pay own garment
en:
[H:There are thirty-three bowls, and not one of them is your grandmother's,] said {H}. {h:He|She} took off {h:his|her} {T}, laid {n:it|them} in the great paw and folded the claws round {n:it|them}, one by one. [H:Put {n:it|them} under her picture. Then there's something for her as well.]
fr:
[H:Il y a trente-trois bols, et pas un pour Mémé,] dit {H}.
{h:Il|Elle} ôta {son T}, {T:le|la} mit dans la grosse patte et replia les griffes dessus, une par une.
[H:Mettez ça sous son portrait. Qu'il y ait quelque chose pour elle aussi.]

=== lack >
en:
The river had one bridge, the bridge had one bear, and in front of the bear stood a queue, of such an age that people had been born in it.
[V:Nobody passes here,] said {V}, not at all rudely, and pointed over his head, among the ivy, to a sign that said so in red capitals.
[N:It's only that my sister is getting married on the other side,] explained a hare, who was holding a cake that had three tiers, and had had four. [N:In May. I keep telling myself that they'll have waited.]
{>gag1}
[N:You might try,] said the hare to {H}. [N:New people do.]
fr:
La rivière avait un pont, le pont avait un ours et, devant l'ours, il y avait une file. Elle attendait depuis si longtemps que des gens y étaient nés.
[V:Nul ne passe ici,] dit {V}, sans méchanceté.
Il montra du doigt, au-dessus de sa tête, la pancarte dans le lierre, qui le disait en capitales rouges.
[N:C'est juste que ma sœur se marie en face,] expliqua un lièvre. [N:En mai. Je me répète qu'ils ont dû attendre.]
Il portait une pièce montée de trois étages. Elle en avait eu quatre.
{>gag1}
[N:Vous pouvez toujours essayer,] dit le lièvre à {H}. [N:Les nouveaux essaient.]

=== try bush
en:
Bears, as everybody knows, do not see very well, and so they went as a bush. {H} was in charge of the leaves, and {F} did the bird. They took a step when the bear was looking upstream, and rustled when he looked down, so that by the middle of the morning the bush had got one root on the bridge. {each:@ was that root.|@ were that root.}
A shadow fell on it.
[V:You poor thing,] said the bear. [V:Nobody's looking after you.] He went away, returned with a can, and watered them thoroughly, from the top. He took off two brown leaves, and before leaving he tied {F} to a stake, with a double bow, so that the wind should do no harm.
{>fail}
fr:
Les ours, c'est connu, voient mal. {hf:Ils|Elles} se déguisèrent donc en buisson. {H} s'occupait des feuilles, et {F} faisait l'oiseau. {each:@ faisait les racines.|@ faisaient les racines.} {hf:Ils|Elles} avançaient d'un pas quand l'ours regardait en amont, frémissaient quand il regardait en aval et, vers le milieu de la matinée, le buisson avait déjà une racine sur le pont.
Une ombre leur tomba dessus.
[V:Mon pauvre petit,] dit l'ours. [V:Personne ne s'occupe de toi.]
Il s'en alla, revint avec un arrosoir, et arrosa soigneusement, en commençant par le haut. Il ôta deux feuilles sèches. Avant de partir, il attacha {F} à un tuteur avec un double nœud, à cause du vent.
{>fail}

=== recap bush
en:
The bear had staked a bush, so that it would grow straight, and that is not what monsters do.
fr:
L'ours avait mis un tuteur à un buisson, ce qui n'est pas dans les habitudes des monstres.

=== try honey >
en:
[H:It would be entirely yours,] said {H}, and took the lid off the honey, which was on loan from a bee. [H:All you would have to do is to look at the view.]
[V:I'm on duty,] said {V}, and he kept his eyes to the front. But his nose, which was not on duty to the same degree, came down, inch by inch, till it was as good as in the pot. Then his stomach spoke, and it spoke for so long that at the back of the queue they took it for thunder, and put up their umbrellas.
[V:I haven't the right,] said the bear at last, with his eyes shut. [V:Not when they're all watching. Take it away, please. Take it a long way away.]
fr:
[H:Ce serait entièrement à vous,] dit {H} en ouvrant le pot de miel, prêté par une abeille de la file. [H:Il suffirait d'admirer le paysage.]
[V:Je suis de garde,] dit {V}.
Il garda les yeux droit devant lui. Mais son nez n'était pas de garde au même degré. Il descendit, centimètre par centimètre, jusqu'à tremper presque dans le pot. Alors son ventre prit la parole, et la garda si longtemps qu'au bout de la file on crut à l'orage, et l'on ouvrit les parapluies.
[V:Je n'ai pas le droit,] dit enfin l'ours, les yeux fermés. [V:Pas devant eux. Enlevez-le, s'il vous plaît. Très loin.]

=== recap honey
en:
At the honey his whole inside had cried out, and still he had stood there.
fr:
Devant le miel, tout l'intérieur de l'ours avait crié, et il n'avait pas bougé.

=== try nobody
en:
[F:*Nobody* passes here?] asked {F}. [F:You're sure of that?]
[V:Nobody,] said the bear.
[F:Then it's all right. That's me. It's an old family: there has always been a Nobody, on my mother's side.]
One does not think quickly on a bridge, and it took him until lunch; but, being a just bear, he could find nothing against it, and stood aside. So {F} walked across, whistling, past the middle, right to the far bank, and turned to wave.
The others looked extremely small, and were not whistling. {F} stayed for a bit, and then came all the way back.
[F:I didn't care for it,] {f:he|she} said to {H}. [F:There's nobody there.]
fr:
[F:*Nul* ne passe ici ?] demanda {F}. [F:Vous en êtes sûr ?]
[V:Nul,] dit l'ours.
[F:Alors ça va, c'est moi. {f:Nul|Nulle}. C'est de famille : chez nous, on est nuls de mère en fils.]
[O:Mais non,] protesta la file. [O:Il ne faut pas se rabaisser comme ça.]
On ne réfléchit pas vite, sur un pont. Il y passa la matinée. Mais c'était un ours juste, et il ne trouva rien à redire. Il s'écarta. {F} traversa en sifflotant, jusqu'au bout, et se retourna pour faire signe.
Les autres étaient très loin, très petits, et personne ne sifflotait. {F} resta un moment sur l'autre rive, puis refit tout le pont.
[F:Ça ne m'a pas plu,] dit-{f:il|elle} à {H}. [F:Il n'y a que moi.]

=== recap nobody
en:
And anyone who did get over had only wanted to come back.
fr:
Et quand on passait tout seul, on n'avait qu'une envie, c'était de revenir.

=== strand >
en:
Number seventeen was a mole, and he plucked {H} by the sleeve.
[O:May I ask you something, as you're new?] he whispered. [O:It's about number sixteen, behind whom I've been standing for three years. What is she like from the front? I know the back by heart.]
[H:Couldn't you ask her to turn round?]
[O:She'd lose her place,] said the mole, shocked.
Number sixteen, who was a hedgehog, had in the meantime bent down to {F}. [O:Don't look now,] she murmured. [O:But there's somebody behind me who breathes so beautifully that one can tell he's thinking about it. I'd give a good deal to see his face, if it weren't for the queue.]
fr:
Le numéro dix-sept, un monsieur taupe, tira {H} par la manche.
[O:Je peux vous demander une chose, puisque vous venez d'arriver ?] chuchota-t-il. [O:Le numéro seize. Trois ans que je suis derrière elle. Elle est comment ? De face, je veux dire. De dos, je la connais par cœur.]
[H:Vous ne pouvez pas lui demander de se retourner ?]
[O:Elle perdrait sa place,] dit-il, choqué.
Pendant ce temps, le numéro seize, une hérissonne, s'était penchée vers {F}.
[O:Ne regardez pas tout de suite,] murmura-t-elle. [O:Mais il y a derrière moi quelqu'un qui respire avec une délicatesse... On sent qu'il y pense. Je donnerais cher pour voir sa figure, s'il n'y avait pas la queue.]

=== way >
en:
They walked down along the river, so as to look at the bridge from somewhere else, because those who stand in front of a thing for too long stop seeing the sides of it.
{>talent}
{>go}
From here you saw that there was a house, in a hollow tree at the foot of the bridge, not twenty steps from the queue. Its great chimney held nothing but a bird. Ivy, planted by the door, had done the door and the roof. Then, since no one told it to stop, it had gone along the handrail and set to work on the sign.
fr:
{hf:Ils|Elles} descendirent le long de la rivière, pour voir le pont d'ailleurs. À force de rester devant une chose, on n'en voit plus les côtés.
{>talent}
{>go}
De là, on s'apercevait qu'il y avait une maison. Elle était dans un arbre creux, au pied du pont, à vingt pas de la file, avec une énorme cheminée où il n'y avait qu'un oiseau. On avait planté du lierre près de la porte. Il avait fait la porte, il avait fait le toit. Puis, comme personne ne lui disait d'arrêter, il avait suivi la rampe et attaqué la pancarte.

=== road >
en:
They rubbed a hole in the dust of the window, which was dusty only on the outside. Within stood a table as long as a street, with thirty-three chairs pushed in, and thirty-three bowls, and by every bowl a spoon. All of it was shining, just as if someone came late each evening and washed up after a dinner that had not been eaten.
[F:He lives here,] said {F}. [F:Look, there's a cushion. He sleeps underneath the table.]
On the far wall hung the picture of an old lady bear with a ladle. She was looking straight out at you, with her lips parted, like one who has got as far as twenty-eight and does not want to be spoken to.
fr:
{hf:Ils|Elles} frottèrent un rond dans la poussière de la vitre. Il n'y en avait que dehors. Dedans s'étirait une table longue comme une rue, avec trente-trois chaises bien rangées, trente-trois bols et, près de chaque bol, une cuillère. Tout brillait, comme si quelqu'un venait tard le soir faire la vaisselle d'un dîner que personne n'avait mangé.
[F:C'est ici qu'il habite,] dit {F}. [F:Regarde, il y a un coussin. Il dort sous la table.]
Au mur du fond, il y avait le portrait d'une vieille dame ourse. Elle tenait une louche et vous regardait bien en face, les lèvres entrouvertes, comme quelqu'un qui en est à vingt-huit et qu'il ne faut pas interrompre.

=== quiet
en:
At dusk the queue had its supper, with great delicacy: each of them took a crust from the bottom of a bag, turned to face the trees, and ate it fast and without a sound, so that the rest should not be made hungry.
{H} shared out their own. [H:Thirty-three people,] {h:he|she} said, [H:and everybody eats alone.]
[F:And him?] asked {F}.
The bear, who did not have a bag, had moved to where it smelled less. He stood with his back to all that bread, extremely straight, as you stand when you believe that someone is watching you from a picture.
fr:
Au crépuscule, la file dîna. Cela se faisait avec beaucoup de délicatesse. Chacun sortait une croûte du fond d'un sac, se tournait vers les arbres et mangeait vite, sans bruit, pour ne pas donner faim aux autres.
{H} partagea la leur.
[H:Ils sont trente-trois,] dit-{h:il|elle}, [H:et tout le monde mange tout seul.]
[F:Et lui ?] demanda {F}.
L'ours, qui n'avait pas de sac, s'était mis là où l'odeur était moins forte. Il tournait le dos à tout ce pain, très droit, comme on se tient quand on croit que quelqu'un vous regarde depuis un tableau.

=== insight >
en:
{H} could not sleep, and lay in the grass beneath the bridge, with a sum that would not come out: one sign that said no, and thirty-three chairs. {>recap1} {>recap2} {>recap3}
{>gag2}
{?own(torch):The moon was on the wrong side; but there was the torch, and it shone|The moon rose, and shone} along the edge of the board, from underneath, as nobody in the queue had ever seen it. On the left it had a nail, but when {H} looked for the other, that was not where the words ended; it sat much further along, deep in the leaves.
Nobody nails up a board twice as long as what they have to say.
[H:{F},] said {H}, very softly. [H:The sentence isn't finished.]
fr:
{H} n'arrivait pas à dormir. Sous le pont, dans l'herbe, {h:il|elle} avait une addition qui ne tombait pas juste : une pancarte qui disait non, plus trente-trois chaises. {>recap1} {>recap2} {>recap3}
{>gag2}
{?own(torch):La lune était du mauvais côté. Mais il y avait la lampe de poche. Elle|La lune se leva. Elle} éclaira le bord de la planche, par en dessous, comme jamais personne ne l'avait vu dans la file. À gauche, il y avait un clou. {H} chercha l'autre. Il n'était pas là où s'arrêtaient les mots, mais beaucoup plus loin, au fond des feuilles.
On ne cloue pas une planche deux fois plus longue que ce qu'on a à dire.
[H:{F},] souffla {H}. [H:La phrase n'est pas finie.]

=== turn count
en:
In the morning {H} asked the whole queue to take hold of the ivy. [H:Three words,] {h:he|she} told the bear, [H:and room for four. I've measured it.] And they pulled, and off it came, with a noise like a curtain, and a good many spiders who had thought it permanent.
NOBODY PASSES HERE HUNGRY.
{V} read it with one claw, as he had been taught to, and at the last word the claw stopped.
[V:She used to count them in,] he said. [V:I only remember that they never got across. They were always sitting down.]
{>pay}
The bear held on with both paws, and nobody in the queue looked away.
fr:
Au matin, {H} pria toute la file d'empoigner le lierre.
[H:Quatre mots,] dit-{h:il|elle} à l'ours, [H:et de la place pour sept. J'ai mesuré.]
Tout le monde tira. Cela vint d'un bout à l'autre, avec un bruit de rideau et bon nombre d'araignées qui se croyaient chez elles.
NUL NE PASSE ICI LE VENTRE VIDE.
{V} suivit les mots d'une griffe, comme on le lui avait appris. Au dernier, la griffe s'arrêta.
[V:Mémé les comptait à la porte,] dit-il. [V:Moi, je me rappelle seulement qu'ils ne passaient pas. Ils étaient toujours assis.]
{>pay}
L'ours y mit les deux pattes. Dans la file, personne ne se tourna vers les arbres.

=== turn why
en:
[H:Why can't anybody pass?] asked {H} in the morning.
[V:It's written.]
[H:Yes. Who wrote it?]
[V:My grandmother,] said the bear, and it was plain that he did not get to say the word very often.
[H:Was she unkind?]
[V:*Granny?*] said {V}, so loudly that the ducks went up. [V:She never once let... She used to stand at this very spot, with the ladle, and no one, no one ever...] He stopped, and reached up, and turned aside the ivy, which he had not had the heart to cut, as it was hers.
NOBODY PASSES HERE HUNGRY.
{>pay}
The bear held on with both paws, and nobody in the queue looked away.
fr:
[H:Pourquoi on ne passe pas ?] demanda {H} au matin.
[V:C'est écrit.]
[H:Oui. Mais par qui ?]
[V:Par Mémé,] dit l'ours.
On voyait bien que c'était un mot qu'il n'avait plus souvent l'occasion de dire.
[H:Elle était méchante ?]
[V:*Mémé ?*] cria {V}, si fort que les canards s'envolèrent. [V:Mais jamais elle n'a laissé... Elle se mettait là, avec sa louche, et nul, je dis bien nul...]
Il s'arrêta. Il leva la patte et écarta ce lierre qu'il n'avait jamais eu le cœur de couper, puisque c'était le sien à elle.
NUL NE PASSE ICI LE VENTRE VIDE.
{>pay}
L'ours y mit les deux pattes. Dans la file, personne ne se tourna vers les arbres.

=== restore
en:
They went in by one door and came out by the other, which took all day, because of second helpings, while the bear, in a rather tight apron, counted them under his breath. [V:Thirty-one,] he said. [V:Thirty-two. Don't speak to me.]
The hare did cross, to find that his sister had three children by now, none of whom had ever had an uncle before, or cake.
fr:
On entrait par une porte et l'on ressortait par l'autre. Il y fallut toute la journée, à cause de ceux qui en reprenaient. L'ours, dans un tablier un peu juste, comptait à mi-voix.
[V:Trente et un,] disait-il. [V:Trente-deux. Ne me parlez pas.]
Le lièvre finit par traverser. Sa sœur avait trois enfants, qui n'avaient encore jamais vu d'oncle, ni de gâteau.

=== last
en:
{each:@ went round a second time, and was counted again.|@ went round a second time, and were counted again.}
fr:
{each:@ fit un second tour, et compta double.|@ firent un second tour, et comptèrent double.}

=== strandEnd
en:
At the long table number seventeen found himself opposite number sixteen. [O:Oh,] they said. It was even better than the back.
fr:
À la grande table, le numéro dix-sept se trouva en face du numéro seize.
[O:Oh,] firent-ils.
C'était encore mieux que de dos.

=== cameo
en:
They crossed a river by the bridge, which took two hours, since nobody passes there hungry.
fr:
On passa une rivière par le pont. Cela prit deux heures, car nul n'y passe le ventre vide.

=== ask
en:
Why did the bear never cut the ivy?
What is a rule for, if nobody remembers why it was made?
Everybody ate alone, out of politeness. Was that kind?
fr:
Pourquoi l'ours n'avait-il jamais coupé le lierre ?
À quoi sert une règle, quand plus personne ne sait pourquoi on l'a faite ?
Chacun mangeait tout seul, par politesse. Était-ce gentil ?
`
