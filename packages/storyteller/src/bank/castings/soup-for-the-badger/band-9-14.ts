export const band9to14 = `
=== title
en:
The Last Drop
fr:
La dernière goutte

=== title
en:
Three Rules and a Pot of Soup
fr:
Trois règles et une marmite

=== teaser
en:
Grandma gave them one pot of soup and three rules, and only the pot arrived.
fr:
Mamie avait donné une marmite de soupe et trois règles. Seule la marmite est arrivée.

=== when
en:
Late one autumn afternoon
fr:
Par une fin d'après-midi d'automne

=== plant carrot
en:
{>when}, {H} pulled up {h:his|her} carrot. {h:He|She} had sown thirty-six in the spring, with string and labels, and this was the one that had come. It was as long as a pencil and not much fatter, and {h:he|she} had promised it in writing that nobody would ever eat it.
fr:
{>when}, {H} arracha sa carotte. Au printemps, {h:il|elle} en avait semé trente-six, avec ficelle et étiquettes, et c'était celle qui était venue. Longue comme un crayon, à peine plus grosse, elle avait reçu la promesse écrite que jamais personne ne la mangerait.

=== about carrot
en:
[F:May I at least smell it?] asked {F}.
[H:From where you are,] said {H}.
fr:
[F:Je peux la sentir, au moins ?] demanda {F}.
[H:De là où tu es,] dit {H}.

=== pay carrot
en:
{H} took out the carrot, the one out of thirty-six, and held it over the pot for as long as it takes to change your mind. Then {h:he|she} let go. It made a very small sound, going in.
fr:
{H} sortit la carotte, la seule sur trente-six, et la tint au-dessus de la marmite, le temps qu'il faut pour changer d'avis. Puis {h:il|elle} la lâcha. En tombant, elle fit un tout petit bruit.

=== pay own
en:
{H} set {h:his|her} {T} on the badger's doorstep beside the empty pot. {h:He|She} had never swapped {n:it|them} for anything. [H:I'll give {n:this|these},] {h:he|she} called down into the trees, [H:for whatever you've got that goes in soup.]
fr:
{H} posa {son T} sur le seuil, à côté de la marmite vide. Jamais on n'avait pu {T:le|la} lui échanger contre quoi que ce soit.
[H:Je {T:le|la} donne,] cria-t-{h:il|elle} vers les arbres, [H:contre ce que vous avez qui va dans la soupe.]

=== end own
en:
So nobody could claim {H}'s {T}, and {n:it|they} spent the evening on the doorstep, under the stars.
fr:
Personne ne put donc réclamer {le T} {de H}, qui {n:passa|passèrent} la soirée sur le seuil, sous les étoiles.

=== lack >
en:
At lunch time a small table had come down the hill by itself. That meant that Old Badger, who lives at the very top, had his cold again, for it is the kind of cold that moves furniture.
[O:You'll take him this,] said Grandma, and lowered the big pot into {H}'s arms. It was full to the brim, and it smelled of leeks. [O:He will tell you that he isn't hungry, and that you shouldn't have come. Take no notice. You're not to run, you're not to let anybody taste it, and you're not to stop for people.]
{>gag1}
Up on the hill somebody sneezed. All the crows took off, looked about them, and sat down again.
fr:
À midi, une petite table avait descendu la colline toute seule. Cela voulait dire que le vieux blaireau, qui habite tout en haut, avait repris son rhume, car c'est un rhume à déplacer les meubles.
[O:Tu vas lui porter ça,] dit Mamie.
Et elle mit la grande marmite dans les bras {de H}. Elle était pleine à ras bord et sentait le poireau.
[O:Il dira qu'il n'a pas faim et qu'il ne fallait pas venir. N'écoute pas. Défense de courir, défense de laisser goûter, défense de s'arrêter pour les gens.]
{>gag1}
Là-haut, quelqu'un éternua. Tous les corbeaux s'envolèrent, regardèrent autour d'eux et se rassirent.

=== try run
en:
The trouble was the light, which was going. So they ran. {H} had thought it out with some care: what spills is what is given the time to spill, and they would simply not give it any.
It took the time. It went *slop* to the left, over {F}. It went *slop* to the right, over a beetle who had only stepped out for a breath of air. One could hear him for quite a while on his way back down the hill. When they stopped at the bend and turned round, the path was shining as far as one could see, and there were ants on it, rowing.
{>fail}
[H:That's one of Grandma's rules,] said {H}. [H:She has others.]
fr:
L'ennui, c'était la lumière, qui baissait. Alors {hf:ils|elles} coururent. {H} avait bien réfléchi : ne se renverse que ce qui a le temps de se renverser, et il suffisait donc de ne pas lui en laisser.
La soupe prit le temps. Elle fit *flac* à gauche, sur {F}, et *flac* à droite, sur un scarabée qui était juste sorti respirer, et qu'on entendit encore un moment redescendre la colline. Au virage, {hf:ils|elles} s'arrêtèrent et se retournèrent. Le chemin luisait à perte de vue, et des fourmis y ramaient.
{>fail}
[H:Ça fait une règle de Mamie,] dit {H}. [H:Il en reste.]

=== recap run
en:
A third of the soup was on the path.
fr:
Un tiers de la soupe était sur le chemin.

=== try taste
en:
[F:Checking isn't tasting,] said {F}. [F:If somebody's ill, somebody else has to check. Doctors do it.]
So {F} checked, with the big spoon. The soup was perfectly all right. A little further on {f:he|she} wondered whether it was *still* perfectly all right, since a great deal can go wrong with a soup in a hundred steps. After that there was the left-hand side to think of and then, to be fair, the right. Nobody could have been more conscientious.
[H:{F},] said {H} at last, because the spoon had started to ring on something.
[F:I'm nearly certain,] said {F}, in a deep and hollow voice, from inside the pot.
fr:
[F:Vérifier, ce n'est pas goûter,] dit {F}. [F:Quand quelqu'un est malade, il faut bien que quelqu'un vérifie. Les médecins le font.]
{F} vérifia donc, avec la grande cuillère. La soupe était très bien. Un peu plus loin, {F} se demanda si elle était *toujours* très bien, car il peut arriver beaucoup de choses à une soupe en cent pas. Ensuite, il y eut le côté gauche à surveiller, puis, pour être juste, le côté droit. Jamais soupe ne fut mieux surveillée.
[H:{F},] dit enfin {H}, parce que la cuillère commençait à sonner.
[F:J'en suis presque sûr{f:|e},] dit {F} d'une voix grave et creuse, du fond de la marmite.

=== recap taste
en:
Another third was in {F}.
fr:
Un autre tiers était dans {F}.

=== try give >
en:
There was a hare in the middle of the path, with his ears in a knot. He was not begging, only standing there with his nose up and his eyes shut.
[O:Leek,] said the hare. [O:Forgive me. It was my mother's. I mean, it isn't, it's only that I have not smelled it since.]
You may have any rule you like in your head when somebody says that. {H} gave him a bowl. But it is not easy to drink soup in front of five moles, especially when they have brought their own spoons, which in a mole is a sign of long hoping. {F} poured for the moles.
They all said thank you, twice. Then {H} looked into the pot, and it looked back.
fr:
Au milieu du chemin se tenait un lièvre, les oreilles nouées. Il ne demandait rien. Il restait là, le nez en l'air, les yeux fermés.
[O:Du poireau,] dit le lièvre. [O:Pardonnez-moi. C'était la soupe de ma mère. Enfin, non. C'est juste que je ne l'avais plus sentie depuis.]
On peut avoir toutes les règles qu'on veut dans la tête, quand quelqu'un vous dit cela. {H} lui donna un bol. Mais comment manger sa soupe devant cinq taupes, surtout quand elles ont apporté leurs cuillères, ce qui, chez une taupe, indique un très vieil espoir ? {F} servit donc les taupes.
Tout le monde dit merci deux fois. Puis {H} regarda dans la marmite, et le fond {h:le|la} regarda aussi.

=== recap give
en:
What was left had gone into a hare and five moles, and nobody could say it had been wasted.
fr:
Le reste était dans un lièvre et cinq taupes, et personne n'aurait pu dire que c'était perdu.

=== strand >
en:
Under a fern somebody was quarrelling in whispers. It was two mice, and they had only one chair between them; but it was a very large one, with arms, so that the first had the seat and the second the space beneath.
[O:It came over the hill last week,] said the upstairs mouse. [O:With its cushion on. He'd sneezed it.]
[O:It is his good chair,] said the downstairs mouse. [O:He had it for company. I say that we ought to take it back.]
[O:And I say that he hasn't had any company for years, and *we've* just hung the curtains.]
{H} promised to mention it, if there was a good moment. There did not look like being a good moment.
fr:
Sous une fougère, on se disputait à voix basse. C'étaient deux souris, pour une seule chaise, mais une chaise immense, avec des bras : l'une habitait le siège, et l'autre le dessous.
[O:Elle est arrivée par-dessus la colline la semaine dernière,] dit la souris du haut. [O:Avec son coussin. C'est lui qui l'a éternuée.]
[O:C'est sa belle chaise,] dit la souris du bas. [O:Celle des invités. Moi, je dis qu'il faut la lui rendre.]
[O:Et moi, je dis qu'il n'a plus d'invités depuis des années, et qu'on vient de poser les rideaux.]
{H} promit d'en parler, si l'occasion était bonne. À première vue, elle ne le serait pas.

=== way >
en:
They crossed the stream on the flat stones with the pot between them. When they set out it had been like carrying a heavy baby. It was a good deal easier now. Everybody had noticed this, and nobody said so.
{>talent}
{>go}
Beyond the stream the path began to climb in earnest, past a bank of thyme, and garlic growing wild, and mushrooms with their hats still on. They hardly looked. The sun had got down among the pines, and from above them, out of the shadow, there came another sneeze, and then a light thing rolling, a footstool perhaps, and then nothing.
fr:
{hf:Ils|Elles} passèrent le ruisseau sur les pierres plates, la marmite au milieu. Au départ, c'était comme de porter un bébé très lourd. C'était beaucoup plus facile à présent. Chacun l'avait remarqué, et personne ne le dit.
{>talent}
{>go}
Après le ruisseau, le chemin grimpait pour de bon, le long d'un talus de thym, d'ail sauvage et de champignons encore coiffés. Personne n'y fit attention. Le soleil était déjà dans les pins et, quelque part dans l'ombre, il y eut un éternuement, puis quelque chose de léger qui roulait, un tabouret peut-être, puis plus rien.

=== road >
en:
On the steep side was a garden with a fence made of old spoons. Old Ursula, who was a rabbit, was pulling leeks there, and she straightened up in two stages when she saw the pot.
[O:For Badger? Then that's his own leek that you've got,] she said. [O:Your grandmother had the seed from me, I had it from the moles, and the moles had it from him. He carried the first one up here on his back, the year there was nothing on this hill but wind, and gave it away at every door. You couldn't get into his kitchen, in those days, for people.]
[H:And now?] asked {H}.
Old Ursula wiped her spade. [O:Now,] she said, [O:we've all got leeks.] And she looked up the hill, as one looks at a clock that one has not heard strike for some time.
fr:
Du côté raide, dans un jardin clôturé de cuillères, la vieille Ursule, une lapine, arrachait des poireaux. À la vue de la marmite, elle se redressa, en deux fois.
[O:Pour le blaireau ? Alors c'est son poireau à lui que vous portez,] dit-elle. [O:Votre mamie tient la graine de moi, moi des taupes, et les taupes de lui. Le premier poireau, il l'a monté sur son dos, l'année où il n'y avait que du vent sur cette colline. Il en a donné à toutes les portes. À l'époque, on ne pouvait pas entrer dans sa cuisine, tellement il y avait de monde.]
[H:Et maintenant ?] demanda {H}.
La vieille Ursule essuya sa bêche.
[O:Maintenant,] dit-elle, [O:on a tous du poireau.]
Et elle regarda vers le haut de la colline, comme on regarde une horloge qu'on n'a pas entendue sonner depuis un moment.

=== quiet
en:
They put the pot down among the mushrooms, because of their arms, and sat beside it.
{>gag2}
The path below them was the colour of bread. Every so often a leaf let go, in the absent-minded way leaves have, as if it had meant to all week.
[F:If I lived up there,] said {F}, [F:I'd say that I wasn't hungry, too.]
[H:Why?]
[F:So that nobody would feel bad about not coming.]
{H} thought about that. It was exactly the kind of sneeze, now that one listened to it: not loud, and then a little louder, and then a stop, as when a person thinks there may have been a knock.
fr:
{hf:Ils|Elles} posèrent la marmite au milieu des champignons, à cause des bras, et s'assirent à côté.
{>gag2}
Plus bas, le chemin avait la couleur du pain. De temps en temps, une feuille se décrochait, distraitement, comme si elle y pensait depuis lundi.
[F:Si j'habitais là-haut,] dit {F}, [F:moi aussi, je dirais que je n'ai pas faim.]
[H:Pourquoi ?]
[F:Pour que personne n'ait honte de ne pas venir.]
{H} y réfléchit. Maintenant qu'on écoutait bien, c'était tout à fait ce genre d'éternuement : pas très fort, puis un peu plus fort, puis un silence, comme quand on croit qu'on a frappé à la porte.

=== insight >
en:
They came to the badger's door with the end of the sun, and the end of the soup. {H} turned the pot to the light. {>recap1} {>recap2} {>recap3} One drop ran slowly round the bottom, looking for the others.
{H} put {h:his|her} whole head into the pot, so as not to have to choose what face to make. It was black in there, and smelled as good as ever. {h:He|She} could have told you every single thing by its smell: the leek, and that was old Ursula; the garlic and the thyme, off that bank; the mushrooms, with their hats still on...
[H:{F},] said the pot, in quite another tone. [H:We've walked past all of it.]
fr:
{hf:Ils|Elles} arrivèrent devant la porte du blaireau avec la fin du soleil et la fin de la soupe. {H} pencha la marmite vers la lumière. {>recap1} {>recap2} {>recap3} Une goutte faisait lentement le tour du fond, à la recherche des autres.
{H} mit toute sa tête dans la marmite, pour ne pas avoir à choisir quelle tête faire. Il y faisait noir et ça sentait toujours aussi bon. Chaque odeur avait son nom : le poireau, c'était Ursule ; l'ail et le thym, c'était le talus ; les champignons, encore coiffés...
[H:{F},] dit la marmite, d'un tout autre ton. [H:On est {hf:passés|passées} devant tout.]

=== turn notice
en:
{>pay}
There was still a little light, if you knew how to use it, and {H} stood in the last of it and looked about, as only {h:he|she} could.
[H:Thyme,] {h:he|she} said. [H:There, behind the snail. Wild garlic. Three mushrooms of the good kind, and one of the other; leave that. Nettles. And that isn't a stone, {F}. You've been sitting on a turnip.]
The hare came up out of the dusk with a bucket from the stream, and made a fire, and held a lantern, without being asked. {each:@ did the chopping.|@ did the chopping.} The moles dug: it was the thing they did best, and nobody had ever before invited them to. By the first star the pot had said *blop*.
fr:
{>pay}
Il restait un peu de lumière, pour qui savait s'en servir. {H} se mit juste dedans et regarda autour {h:de lui|d'elle}, comme {h:lui seul|elle seule} savait le faire.
[H:Du thym,] dit-{h:il|elle}. [H:Là, derrière l'escargot. De l'ail sauvage. Trois champignons de la bonne sorte, et un de l'autre : celui-là, on le laisse. Des orties. Et ça, {F}, ce n'est pas une pierre. Tu es assis{f:|e} sur un navet.]
Le lièvre sortit du soir avec un seau du ruisseau, fit du feu et tint une lanterne, de lui-même. {each:@ coupait les légumes.|@ coupaient les légumes.} Les taupes creusèrent : c'est ce qu'elles font de mieux, et jamais encore on ne les y avait invitées. À la première étoile, la marmite fit *blop*.

=== turn why
en:
{>pay}
{H} put questions to everyone who came by, and at that hour the whole hill was on its way home. Why was their own soup so good? Why did they chop it small? Why the bay leaf?
Nobody can explain a bay leaf without going to fetch one. The hare came back with an onion, by way of example, and a bucket of water, so that the example could be seen, and a few sticks lit underneath, so that it could be smelled. The moles fell out over leeks, each bringing her own as proof, and old Ursula dropped in all five. {each:@ did the chopping.|@ did the chopping.}
After a time {H} got no more answers, because their mouths were full. They were tasting. *Blop*, said the pot.
fr:
{>pay}
{H} interrogea tous ceux qui passaient et, à cette heure-là, c'était toute la colline. Pourquoi leur soupe était-elle si bonne ? Pourquoi tout couper si petit ? Pourquoi une feuille de laurier ?
Or personne ne peut expliquer le laurier sans rentrer en chercher. Le lièvre revint avec un oignon, à titre d'exemple, un seau d'eau, pour qu'on voie bien l'exemple, et trois bûches allumées dessous, pour qu'on le sente. Les taupes se fâchèrent au sujet du poireau, chacune apporta le sien comme preuve, et la vieille Ursule mit tout le monde d'accord en jetant les cinq dedans. {each:@ coupait les légumes.|@ coupaient les légumes.}
Au bout d'un moment, {H} n'eut plus de réponses. Les bouches étaient pleines. On goûtait. *Blop*, fit la marmite.

=== restore
en:
[N:I am not hungry,] said the badger, in his nightcap, [N:and you shouldn't have come.] Then he saw how many they were. He went to the cupboard without another word, and took down the bowls. There was one each, to the last mole. They had been washed quite lately.
[N:Who made it?] he asked, much later, from under all the people sitting on his bed.
Everyone pointed at somebody else. {>end}
{>close}
Old Badger tells them all, every Sunday, that he is not hungry and that they shouldn't have come. There are always bowls enough.
fr:
[N:Je n'ai pas faim,] dit le blaireau en bonnet de nuit, [N:et il ne fallait pas venir.]
Alors il vit combien ils étaient. Il alla au placard sans rien ajouter et en sortit les bols. Il y en avait un pour chacun, jusqu'à la dernière taupe. Ils avaient été lavés récemment.
[N:Qui l'a faite ?] demanda-t-il bien plus tard, sous tous les gens assis sur son lit.
Chacun montra quelqu'un d'autre. {>end}
{>close}
Le vieux blaireau leur dit à tous, chaque dimanche, qu'il n'a pas faim et qu'il ne fallait pas venir. Il y a toujours assez de bols.

=== last
en:
{each:@ had pointed at the ladle.|@ had pointed at the ladle.}
fr:
{each:@ avait montré la louche.|@ avaient montré la louche.}

=== strandEnd
en:
Last of all came the good chair, walking, on eight small feet. [O:We've left the curtains on,] it said.
fr:
En dernier arriva la belle chaise, à pied, sur huit petites pattes.
[O:On a laissé les rideaux,] dit-elle.

=== cameo
en:
From the top of the hill came a sneeze, and then, quite distinctly, a whole kitchen saying, [O:Bless you!]
fr:
En haut de la colline, on éternua, et toute une cuisine cria :
[O:À vos souhaits !]

=== ask
en:
Which of Grandma's three rules would you have broken?
The badger says they should not have come. What does he mean?
The rabbit lady says that now they have all got leeks. Why does she say it like that?
fr:
Laquelle des trois règles de Mamie n'aurais-tu pas respectée ?
Le blaireau dit qu'il ne fallait pas venir. Que veut-il dire ?
La lapine dit que, maintenant, tout le monde a du poireau. Pourquoi le dit-elle sur ce ton ?
`
