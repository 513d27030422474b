export const band9to14 = `
=== title
en:
Passed By. Nobody About.
fr:
Passée par ici. Personne.

=== title
en:
A Star Without a Twinkle
fr:
L'étoile qui ne savait plus cligner

=== teaser
en:
A small star has lost the only thing it did, and something gold has been seen leaving.
fr:
Une petite étoile a perdu la seule chose qu'elle savait faire, et quelque chose de doré s'est enfui.

=== when
en:
One evening in December
fr:
Un soir de décembre

=== plant camera
en:
{>when}, there was one picture left in {H}'s camera, which was the old sort that thinks before it gives you anything. {h:He|She} had carried that picture about since August. Nothing had been good enough for it yet, though there had been a heron that came close.
fr:
{>when}, il restait une seule photo dans l'appareil {de H}, un vieux modèle qui réfléchit avant de donner quelque chose. Depuis le mois d'août, {h:il|elle} se promenait avec cette photo-là. Rien n'en avait été digne, même si un héron s'en était beaucoup approché.

=== about camera
en:
[F:What was wrong with the heron?] asked {F}.
[H:Nothing,] said {H}. [H:Only, it never once looked back.]
fr:
[F:Qu'est-ce qu'il avait, ce héron ?] demanda {F}.
[H:Rien,] dit {H}. [H:Mais il ne s'est pas retourné.]

=== pay camera
en:
{H} lifted the camera. It was the last picture, and there would never be a better use for it. *Click.* The machine thought about it. Out the photo came at last, slowly, wet and golden from edge to edge, and {h:he|she} held it up to {V}, as high as {h:he|she} could.
fr:
{H} leva l'appareil. C'était la dernière photo, et jamais elle ne servirait mieux. *Clic.* L'appareil réfléchit. La photo sortit enfin, lentement, toute mouillée, dorée d'un bord à l'autre, et {h:il|elle} la tendit le plus haut possible, à la comète.

=== pay own
en:
It was a case for a medal, and there was none in the saucepan. So {H} held up {h:his|her} {T}, in both hands. [H:First prize,] {h:he|she} said, [H:for going by.]
{V} looked at {n:it|them} for so long that her tail caught up with her.
fr:
Il aurait fallu une médaille, et il n'y en avait pas dans la casserole. Alors {H} leva {son T}, à deux mains.
[H:Premier prix,] dit-{h:il|elle}. [H:Le prix de celle qui passe.]
{V} {T:le|la} regarda si longtemps que sa traîne la rattrapa.

=== lack >
en:
The star above {H}'s chimney was not an important one. It was on no map, and no ship had ever steered by it. But each night, when {H} said good night to it, it winked; and somebody who has been winked at by a star can stand a good deal the next day.
That evening it hung there as flat as a coin.
[N:Somebody has had my twinkle,] it called down, in its teaspoon of a voice. [N:I felt a wind, and I looked, and I just shone. I can't tell you how embarrassing it is.]
[H:Stay there,] said {H}, and went for the big saucepan, the one with the rocket in it. {F} was to carry the lid.
{>gag1}
fr:
L'étoile au-dessus de la cheminée {de H} n'était pas une étoile importante. Elle n'était sur aucune carte et n'avait jamais guidé de bateau. Mais chaque soir, quand {H} lui disait bonne nuit, elle clignait de l'œil. Et quand une étoile vous a fait un clin d'œil, on peut supporter pas mal de choses le lendemain.
Ce soir-là, elle était plate comme une pièce de monnaie.
[N:On m'a pris mon clin d'œil,] lança-t-elle de sa voix de petite cuillère. [N:J'ai senti un courant d'air, j'ai regardé, et je brillais, c'est tout. Vous n'imaginez pas comme c'est gênant.]
[H:Ne bouge pas,] dit {H}.
Et {h:il|elle} alla chercher la grande casserole, celle avec la fusée dedans. Le couvercle était pour {F}.
{>gag1}

=== try torch
en:
The first idea was to replace the twinkle. Look at it coldly, and it is only a light that goes and comes back. They tied on {?own(torch):the|a} torch, and the star looked like a car; they tied on a candle, and it looked as if it were turning six. {F} had great hopes of a soup spoon, properly polished; but all it did was show everybody {F}, upside down, and bigger than life.
On Earth, four ships turned left, though they had never had the least intention of it.
[N:You've been so very kind,] said the star. [N:I wonder if you could take away the spoon.]
{>fail}
fr:
La première idée fut de remplacer le clin d'œil. Vu froidement, ce n'est qu'une lumière qui s'en va et qui revient. Avec {?own(torch):la|une} lampe de poche, l'étoile ressemblait à une voiture. Avec une bougie, on aurait dit qu'elle fêtait ses six ans. {F} plaçait de grands espoirs dans une cuillère à soupe bien frottée, mais on n'y voyait {que F}, la tête en bas, en beaucoup plus grand.
Sur Terre, quatre bateaux qui n'en avaient pas la moindre intention tournèrent à gauche.
[N:C'est vraiment très gentil,] dit l'étoile. [N:Est-ce qu'on pourrait enlever la cuillère ?]
{>fail}

=== recap torch
en:
No lamp they tried could do what one small wink had done.
fr:
Aucune lampe ne valait un petit clin d'œil.

=== try chase >
en:
*Whoosh.* It went by on the right, gold all over, with a tail behind it like a street on a feast day, and pinned to its front, quite openly, was the twinkle.
[V:Too slow!] it sang. [V:I'm {V}! Look how I go!]
{H} pulled the lever. The saucepan shook, coughed, and gathered itself, and would have overtaken a snail, had there been a snail going in that direction. {each:@ leaned out on the bends.|@ leaned out on the bends.} *Whoosh.* The comet went round them twice for nothing. Then, which was peculiar in someone who was running away, she went round a third time, slowly.
[F:Now she's only showing off,] said {F}.
[H:Yes,] said {H}. [H:But who for?]
fr:
*Zioum.* Cela passa à droite, tout en or, avec une traîne comme une rue un jour de fête. Et devant, épinglé sans la moindre gêne, il y avait le clin d'œil.
[V:Trop {hf:lents|lentes} !] chantait la chose. [V:Je suis {V} ! Regardez comme je file !]
{H} tira le levier. La casserole trembla, toussa, prit son élan, et aurait doublé un escargot, si un escargot était allé de ce côté-là. {each:@ se penchait dans les virages.|@ se penchaient dans les virages.} *Zioum.* La comète leur tourna autour deux fois, pour rien. Puis, ce qui est curieux chez quelqu'un qui s'enfuit, elle fit un troisième tour, lentement.
[F:Là, elle frime,] dit {F}.
[H:Oui,] dit {H}. [H:Mais pour qui ?]

=== recap chase
en:
{V} could not be caught, and had come back all the same.
fr:
On ne pouvait pas rattraper {V}, et pourtant elle était revenue.

=== try scold >
en:
[H:Give it back!] {H} shouted, the next time. [H:It isn't yours, and it doesn't even suit you!]
[V:It does so!] cried {V}, and she was off at such a speed that she came past again before she had left.
[H:Very well,] said {H}. [H:Then we're not looking any more.] They turned their backs on her, folded their arms, and stood like that for some time. There was nothing in front of them but the dark, and it had not been arranged for visitors.
Behind them somebody coughed.
[V:I'm going by now,] said a voice, and it was a good deal smaller. [V:I only mention it.]
fr:
[H:Rends-le !] cria {H} au tour suivant. [H:Il n'est pas à toi, et en plus, il ne te va pas !]
[V:Si, il me va !] cria {V}.
Et elle fila à une telle vitesse qu'elle repassa avant d'être partie.
[H:Très bien,] dit {H}. [H:Alors on ne regarde plus.]
{hf:Ils|Elles} lui tournèrent le dos, bras croisés, et restèrent ainsi un bon moment. Devant, il n'y avait que du noir, et rien n'y était prévu pour les visiteurs.
Derrière, quelqu'un toussota.
[V:Là, je passe,] dit une voix, beaucoup plus petite. [V:Je dis ça comme ça.]

=== recap scold
en:
When nobody watched, {V} went slowly, and sounded ill.
fr:
Dès qu'on ne regardait plus, {V} allait lentement et n'avait plus de voix.

=== strand >
en:
On the ring of the next planet somebody was sweeping. It was a very small robot, and it did not look up: it had a long way still to go, and then it would have to start again.
[O:She drops it,] said the robot. [O:Gold. All over my ring. I have fifteen buckets of it by now, and nobody has come to collect them.]
[H:Couldn't you keep some?] asked {H}.
[O:I'm a broom,] said the robot. [O:A broom does not keep.]
It went on sweeping. But {H} had seen, a little way behind it, one heap that was not quite like the others. It had been swept, with great care, into the shape of a heart, and the robot had gone and stood in front of it.
fr:
Sur l'anneau de la planète d'à côté, quelqu'un balayait. C'était un tout petit robot. Il ne leva pas la tête, car il lui restait encore un long bout et, après, il faudrait recommencer.
[O:Elle en met partout,] dit le robot. [O:De l'or. Sur mon anneau. J'en suis à quinze seaux, et personne ne vient les chercher.]
[H:Tu ne peux pas en garder un peu ?] demanda {H}.
[O:Je suis un balai,] dit le robot. [O:Un balai, ça ne garde pas.]
Et il reprit son travail. Mais {H} avait vu, un peu plus loin, un tas qui n'était pas comme les autres. On l'avait balayé avec beaucoup de soin, en forme de cœur. Le robot alla se mettre devant.

=== way >
en:
They set the saucepan down upon the moon to let it cool.
{>talent}
{>go}
On a rock, with a pencil on a string, lay the moon's guest book. {H} turned over the pages. There was a sailor who had been blown there, and a cow, of course, and some gentlemen in large boots who had written a great deal about themselves. But once in every hundred years, in the same slanting hand, as if it had been done without quite stopping, someone had put down the same five words. *Passed by here. Nobody about.* It went back to the first page, and further: somebody had written it on the rock.
fr:
{hf:Ils|Elles} posèrent la casserole sur la lune, le temps qu'elle refroidisse.
{>talent}
{>go}
Sur un rocher, avec un crayon au bout d'une ficelle, il y avait le livre d'or de la lune. {H} tourna les pages. Un marin était venu, poussé par le vent. Un poète aussi, par distraction. Des messieurs à grosses bottes avaient écrit longuement, surtout sur eux-mêmes. Mais une fois tous les cent ans, d'une écriture penchée, comme si l'on ne s'était pas vraiment arrêté, la même main avait mis les mêmes quatre mots. *Passée par ici. Personne.* Cela remontait à la première page, et même avant : c'était gravé dans le rocher.

=== road >
en:
At the space station one lamp was lit, and under it was a man mending a clock, who did not mind being talked to, as long as he did not have to look up.
[O:Gold, with a tail?] he said. [O:That'll be the hundred-year one. Round and round all night, and then not for a century. My grandfather's grandfather missed her, he was asleep. His grandfather missed her as well, because of supper. It's been a regret in the family.]
[H:And you?] asked {H}.
[O:I've been looking forward to it since I was six,] said the man warmly. He bent down closer to a very small wheel, and a light slid in at the window, and over his hair, and over the portrait of his grandfather's grandfather, and out.
fr:
À la station, une seule lampe était allumée et, dessous, un monsieur réparait une horloge. Il voulait bien qu'on lui parle, pourvu qu'il n'ait pas à lever le nez.
[O:Dorée, avec une traîne ?] dit-il. [O:C'est celle de tous les cent ans. Elle tourne toute une nuit, puis plus rien pendant un siècle. Le grand-père de mon grand-père l'a ratée, il dormait. Le sien aussi, à cause du dîner. Dans la famille, on l'a toujours regretté.]
[H:Et vous ?] demanda {H}.
[O:Moi, je l'attends depuis que j'ai six ans,] dit le monsieur avec chaleur.
Et il se pencha sur une roue minuscule. Une lumière entra par la fenêtre, glissa sur ses cheveux, sur le portrait du grand-père de son grand-père, et ressortit.

=== quiet
en:
They turned the engine off in order to save it, and heard what it is like out there when nobody is making a noise. You can hear yourself blink. Over the rim they could see home, which was blue, and round, and about as big as a plum.
[F:Everybody we've ever met is on that,] said {F} after a time.
[H:And not one of them knows we're looking at them.]
[F:We could wave,] said {F}. [F:I know they won't see it. But it would be a pity if one of them did look up, just now, and nobody was waving.]
So they waved, for longer than you would think, at a plum.
{>gag2}
fr:
{hf:Ils|Elles} coupèrent le moteur, par économie, et entendirent comment c'est, là-haut, quand personne ne fait de bruit. On s'entend cligner des yeux. Par-dessus le bord, on voyait la maison. C'était bleu, rond, et gros comme une prune.
[F:Tous les gens qu'on a rencontrés sont là-dessus,] dit {F} au bout d'un moment.
[H:Et pas un ne sait qu'on le regarde.]
[F:On pourrait faire coucou,] dit {F}. [F:Je sais bien qu'ils ne verront rien. Mais imagine que quelqu'un lève la tête juste maintenant, et que personne ne fasse coucou.]
Alors, et bien plus longtemps qu'on ne croirait, {hf:ils|elles} firent coucou à une prune.
{>gag2}

=== insight >
en:
{H} stood on the moon with {h:his|her} hands in {h:his|her} pockets, and did not chase anything. {>recap1} {>recap2} {>recap3} {?told(chase):A third turn taken slowly, a|A} heap of gold, five words in a book: it did not add up to a thief.
Far down the sky the golden light was on its way round again, past a farm with its windows dark, past the four ships, past a town.
[H:Watch her head,] said {H}. [H:No, not the tail. Everybody looks at the tail. Her head. Now. And there. And there.]
At every window the comet looked back, quickly, over the shoulder, the way you look back from the end of the street to see if there is still anyone at the door. And every time, having seen what there was to see, she went on a little faster.
fr:
{H} se tenait debout sur la lune, les mains dans les poches, et ne poursuivait plus rien. {>recap1} {>recap2} {>recap3} {?told(chase):Un troisième tour au ralenti, un|Un} tas d'or, quatre mots dans un livre : mis ensemble, cela ne faisait pas une voleuse.
Au bout du ciel, la lumière dorée recommençait son tour. Elle passa devant une ferme aux fenêtres noires. Elle passa devant les quatre bateaux, puis devant une ville.
[H:Regarde sa tête,] dit {H}. [H:Pas la traîne. Tout le monde regarde la traîne. La tête. Là. Et là. Et encore là.]
À chaque fenêtre, la comète se retournait. C'était très vite fait, par-dessus l'épaule, comme on se retourne au bout de la rue pour voir s'il y a encore quelqu'un à la porte. Et chaque fois, elle repartait un peu plus vite.

=== turn notice
en:
When {V} came round the next time, {H} was on tiptoe on the highest rock, calling out everything {h:he|she} saw.
[H:There are seven golds in your tail! You've a curl behind one ear! You lean over on the bends, and you hum when you think you're by yourself! And under one eye you've got a freckle!]
{V} braked so hard that the stars swung on their hooks.
[V:Where?] she said.
[H:There. It's a nice one.]
She had gone round some fifty times since there had been people, and she had never known about the freckle.
{>pay}
[V:Then I shan't be needing this,] said {V} gruffly, and she unpinned the twinkle.
fr:
Au tour suivant, {H} était sur le plus haut rocher, sur la pointe des pieds, et criait tout ce qu'{h:il|elle} voyait.
[H:Il y a sept ors dans ta traîne ! Tu as une boucle derrière l'oreille gauche ! Tu te penches dans les virages, et tu chantonnes quand tu te crois seule ! Et sous un œil, tu as un grain de beauté !]
{V} freina si fort que les étoiles se balancèrent à leurs clous.
[V:Où ça ?] dit-elle.
[H:Là. Il est joli.]
Depuis qu'il y avait des gens, elle avait fait cinquante fois le tour, et personne ne lui avait jamais dit, pour le grain de beauté.
{>pay}
[V:Alors je n'ai plus besoin de ça,] bougonna {V}.
Et elle décrocha le clin d'œil.

=== turn why
en:
{H} put both hands round {h:his|her} mouth. [H:Why do you go so fast?]
[V:Because I'm a comet!] It came from the other side of the sky.
[H:Then why do you come back?]
*Whoosh*, and then no whoosh. She had slowed down, for it was a question she had no experience of.
[V:It's a hundred years,] she said, drifting nearer, [V:and the whole way I think: this time there will be one. Just one who stayed up. I took the twinkle because people look at a twinkle.] She touched it. [V:They didn't, though. I went too fast.]
{>pay}
[V:You'd better have this,] said {V}, and unpinned it. [V:The pin sticks in, anyway.]
fr:
{H} mit ses mains en porte-voix.
[H:Pourquoi tu vas si vite ?]
[V:Parce que je suis une comète !]
Cela venait de l'autre bout du ciel.
[H:Alors, pourquoi tu reviens ?]
*Zioum*, puis plus de zioum. Elle avait ralenti. Pour cette question-là, elle n'avait aucune réponse de prête.
[V:Ça dure cent ans,] dit-elle en s'approchant, [V:et tout le long, je me dis : cette fois, il y en aura un. Un seul, qui sera resté debout. J'ai pris le clin d'œil parce que les gens regardent ce qui cligne.]
Elle y porta la main.
[V:Ça n'a pas marché. J'allais trop vite.]
{>pay}
[V:Tiens, reprends-le,] dit {V} en le décrochant. [V:De toute façon, il pique.]

=== restore
en:
The small star winked, and winked again for the evening it had missed. Down on the Earth people came to their windows, one pulling another by the sleeve, and over them, at about the pace of somebody out for a walk, went a comet, looking back as much as she liked. At the window of the station stood a man, holding a clock.
{>close}
In the moon's guest book there is a new line: *Passed by here. Was seen.*
fr:
La petite étoile cligna, puis cligna encore, pour le soir qu'elle avait manqué. Sur Terre, les gens vinrent aux fenêtres en se tirant par la manche et, au-dessus d'eux, à l'allure de quelqu'un qui se promène, passa une comète qui se retournait tant qu'elle voulait. À la fenêtre de la station se tenait un monsieur, une horloge à la main.
{>close}
Dans le livre d'or de la lune, on lit une nouvelle ligne : *Passée par ici. On m'a vue.*

=== last
en:
{each:@ lay down flat, so as to get the whole comet in.|@ lay down flat, so as to get the whole comet in.}
fr:
{each:@ s'allongea sur le dos, pour voir la comète en entier.|@ s'allongèrent sur le dos, pour voir la comète en entier.}

=== strandEnd
en:
On its ring the small robot stepped aside, to let her see the heap.
fr:
Sur son anneau, le petit robot fit un pas de côté, pour qu'elle puisse voir le tas.

=== cameo
en:
High above them something golden went over, slowly, humming.
fr:
Très haut, quelque chose de doré passa, sans se presser, en chantonnant.

=== ask
en:
The robot says that a broom does not keep. Do you believe it?
Why did the man with the clock miss what he had been waiting for?
Who is it that you look back for?
fr:
Le robot dit qu'un balai, ça ne garde pas. Le crois-tu ?
Pourquoi l'homme à l'horloge a-t-il raté ce qu'il attendait ?
Et toi, pour qui te retournes-tu ?
`
