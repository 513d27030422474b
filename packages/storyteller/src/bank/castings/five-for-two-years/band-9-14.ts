export const band9to14 = `
=== title
en:
Five for Two Years
fr:
Cinq ans depuis deux ans

=== title
en:
The Only Clean Plate on the Hill
fr:
L'assiette propre de la colline

=== teaser
en:
In a kingdom where nobody is older until they have had their cake, a dragon has been to every birthday for two years, and nobody has asked him to sit down.
fr:
Dans un royaume où l'on ne vieillit qu'en mangeant son gâteau, un dragon vient à tous les anniversaires depuis deux ans, et personne ne lui a dit de s'asseoir.

=== when
en:
On the morning of the party
fr:
Le matin de la fête

=== plant candle
en:
{>when}, {H} was carrying a birthday candle in a twist of paper. Except for the baker's, it was the last one left in the kingdom. People had offered a good deal for it, but {H} was keeping it for {h:his|her} own cake, on the day when there were cakes again.
fr:
{>when}, {H} emporta une bougie d'anniversaire dans un bout de papier. À part celles de la boulangère, c'était la dernière du royaume. On en avait proposé cher, mais {H} la gardait pour son propre gâteau, le jour où il y aurait de nouveau des gâteaux.

=== about candle
en:
[F:Couldn't you light it just once, to see if it still goes?] asked {F}.
[H:I could find out,] said {H}, [H:or I could have a candle.]
fr:
[F:Tu ne veux pas l'allumer une fois, pour voir si elle marche ?] demanda {F}.
[H:On peut vérifier,] dit {H}, [H:ou on peut avoir une bougie.]

=== pay candle
en:
There was no candle to be had for this cake, not for gold. {H} unwrapped the last one, looked at it for as long as it takes to sing a short song, and stood it in the icing.
fr:
Pour ce gâteau, il n'y avait plus une bougie à trouver, même à prix d'or. {H} déplia son bout de papier, regarda la dernière le temps d'une petite chanson, et la planta dans le glaçage.

=== pay own
en:
[H:You'll need something to keep your mouth shut,] said {H}, and held out {h:his|her} {T}. [H:Bite. And don't let go, whatever happens.]
Nobody else had ever been allowed to so much as borrow {n:it|them}. There are four neat holes in {n:it|them} now.
fr:
[H:Il te faut quelque chose pour garder la bouche fermée,] dit {H}, qui lui tendit {son T}. [H:Mords. Et ne lâche pas, quoi qu'il arrive.]
{H} n'avait jamais laissé personne y toucher. Depuis, il y a quatre trous bien nets.

=== lack >
en:
[N:I am five,] said {N}, getting it over with. [N:I know. I was five when you came last year.]
It was the law of that kingdom, and older than the castle: nobody is a year older until they have eaten a slice of their cake. It had been a charming law. But for two years, at each and every birthday, a dragon by the name of {V} had arrived at the end of the song and burnt the cake off the plate, and so the whole country had stopped where it was. Cheese would not ripen. The baker's baby had been cutting the same tooth since March, and had a great deal to say about it.
{>gag1}
[A:One whole cake on one table,] said {A}, the baker, who no longer had eyebrows, [A:and whoever does it gets my golden whisk.]
fr:
[N:J'ai cinq ans,] dit {N}, pour en finir. [N:Je sais. J'avais déjà cinq ans l'an dernier.]
C'était la loi du royaume, plus vieille que le château : nul n'a un an de plus avant d'avoir mangé une part de son gâteau. On l'avait toujours trouvée charmante. Mais depuis deux ans, à chaque anniversaire sans exception, un dragon du nom {de V} arrivait à la fin de la chanson et brûlait le gâteau dans l'assiette, si bien que tout le pays s'était arrêté. Les fromages ne se faisaient plus. Le bébé de la boulangère perçait la même dent depuis mars, et avait beaucoup à en dire.
{>gag1}
[A:Un gâteau entier sur une table,] dit {A}, la boulangère, qui n'avait plus de sourcils, [A:et je donne mon fouet d'or.]

=== try hide
en:
The next cake was baked at midnight, in the topmost room of the tower, behind four locks and a curtain. {each:@ held a cushion against the keyhole.|@ held cushions against the keyhole.} They lit the candles and mouthed the song, as people do in church who have forgotten the words.
It was {F} who saw the curtains. There was no wind, but they lifted, and stood straight out through the window, pointing, like hands. The flames lay over on their sides.
*WHOOSH.*
When they could see again, there was a thing on the plate like the heel of a boot. {A} broke off a corner and put it in her mouth. She could always tell; it was a matter of professional pride.
[A:That was chocolate,] she said.
{>fail}
fr:
Le gâteau suivant fut cuit à minuit, dans la plus haute pièce de la tour, derrière quatre serrures et un rideau. {each:@ tenait un coussin contre le trou de la serrure.|@ tenaient des coussins contre le trou de la serrure.} On alluma, et on articula la chanson sans bruit, comme ceux qui font semblant de savoir les paroles.
C'est {F} qui vit les rideaux. Il n'y avait pas de vent, mais ils se soulevèrent et se tendirent par la fenêtre, tout droits, comme des bras. Les flammes se couchèrent.
*VLOUF.*
Quand on y vit de nouveau, il y avait sur l'assiette une chose qui ressemblait à un talon de botte. La boulangère en cassa un coin et le mit dans sa bouche. Elle savait toujours : c'était une question d'honneur.
[A:C'était au chocolat,] dit-elle.
{>fail}

=== recap hide
en:
There had been a wind before the fire, and it had blown the wrong way.
fr:
Avant le feu, il y avait eu un vent, et il soufflait dans le mauvais sens.

=== try ice >
en:
[H:Then let us have one that can't burn,] said {H}.
They built it in the crystal cave, out of ice, in three storeys with columns. {each:@ did the icing, and for once it really was.|@ did the icing, and for once it really was.} The candles had to be lit with mittens on.
They had got to *dear* when every hat in the cave rose from its head, quite gently, and flew towards the entrance in a flock.
*WHOOSH.*
Bits of wax bobbed in a lukewarm pool. Into the silence came one enormous claw. It dipped itself in the water, withdrew, and there was a sound of licking, and then, from somebody who believed that he was alone, a sigh.
[A:That was peppermint,] said {A}, when he had gone. [A:I'd have liked to see that one eaten.]
fr:
[H:Alors, il en faut un qui ne brûle pas,] dit {H}.
On le bâtit dans la grotte de cristal, tout en glace, à trois étages, avec des colonnes. {each:@ se chargea du glaçage, qui n'avait jamais si bien porté son nom.|@ se chargèrent du glaçage, qui n'avait jamais si bien porté son nom.} Il fallut allumer les bougies avec des moufles.
On en était à *joyeux* quand tous les chapeaux de la grotte quittèrent leur tête, sans brusquerie, et partirent ensemble vers l'entrée, comme un vol d'oies.
*VLOUF.*
Des bouts de cire se balançaient dans une mare tiède. Dans le silence parut une griffe énorme. Elle se trempa, se retira, et l'on entendit lécher, puis, de la part de quelqu'un qui se croyait seul, un soupir.
[A:C'était à la menthe,] dit {A}, une fois qu'il fut parti. [A:J'aurais bien aimé qu'on le mange, celui-là.]

=== recap ice
en:
One claw had been licked, and somebody had sighed.
fr:
Une griffe avait été léchée, et quelqu'un avait soupiré.

=== try guard
en:
The knights volunteered, all twelve. They stood about the cake in a ring, shields outward, and since the law requires it they sang, each in a key of his own. {each:@ sang the bit that goes up.|@ sang the bit that goes up.}
{V} must have come in during the first line. When they looked round he was sitting on the grass behind them, wings folded, with his claws together, and he sat there until they had come to the very end. Somebody small was late, and he waited for that as well.
Then the feathers on twelve helmets bent over backwards.
*WHOOSH.*
{A} fried an egg on a shield, so that it shouldn't all be wasted.
[A:Strawberry,] she said. [A:Not the egg.]
{>fail}
fr:
Les chevaliers se portèrent volontaires, tous les douze. Ils firent cercle autour du gâteau, boucliers dehors, et chantèrent, puisque la loi l'exige, chacun dans un ton bien à lui. {each:@ faisait le passage qui monte.|@ faisaient le passage qui monte.}
{V} avait dû arriver au premier vers. Quand on se retourna, il était assis dans l'herbe, derrière eux, ailes pliées, griffes jointes. Il resta ainsi jusqu'à la dernière note. Quelqu'un de petit était en retard, et il attendit aussi celui-là.
Alors les plumes des douze casques se couchèrent en arrière.
*VLOUF.*
La boulangère fit cuire un œuf sur un bouclier, pour que tout ne soit pas perdu.
[A:C'était à la fraise,] dit-elle. [A:Je ne parle pas de l'œuf.]
{>fail}

=== recap guard
en:
And he had let them finish the song.
fr:
Et il les avait laissés finir la chanson.

=== strand >
en:
By the great fireplace sat the old Duchess, in a hat like a garden party. She was ninety-nine, and had been it for two years.
[B:At one hundred there's a parade,] she told them, [B:with trumpets, down the middle of the road. I ordered the hat in good time. One ought not to be greedy, at my age. But I've watched a great many people go by, and I thought that I should like to see it from the other side.]
[H:Isn't it heavy?] asked {H}.
[B:Dreadfully,] said the Duchess. [B:But I never take it off. Suppose that somebody managed it while I was looking for the pins.]
fr:
Près de la grande cheminée était assise la vieille duchesse, sous un chapeau grand comme une fête au jardin. Elle avait quatre-vingt-dix-neuf ans, depuis deux ans.
[B:À cent ans, il y a un défilé,] leur dit-elle, [B:avec des trompettes, au milieu de la rue. J'ai commandé le chapeau en avance. À mon âge, il ne faut pas en vouloir trop. Mais j'ai regardé passer tellement de gens que j'aurais aimé, une fois, voir ça de l'autre côté.]
[H:Il n'est pas lourd ?] demanda {H}.
[B:Affreusement,] dit la duchesse. [B:Mais je n'ose pas l'enlever. Supposez que quelqu'un réussisse pendant que je cherche mes épingles.]

=== way >
en:
[H:He doesn't touch bread,] said {H}. [H:He flew straight over the jam tarts. What does he do with himself when it's nobody's birthday?]
There was only one way of finding out, and it went up the dragon's hill.
{>talent}
{>go}
Above the last trees the rock was black. All along the path, pushed into the cracks two and three together, stood the ends of small candles, pink and blue and striped, and each was burnt down to the stone. {F} stopped counting at four hundred.
[F:If you only wanted to ruin things,] said {F}, [F:you wouldn't do it at home, would you? By yourself, over and over?]
fr:
[H:Il ne touche pas au pain,] dit {H}. [H:Il est passé au-dessus des tartelettes sans les regarder. Que fait-il, les jours où ce n'est l'anniversaire de personne ?]
Il n'y avait qu'un moyen de le savoir, et il montait droit sur la colline du dragon.
{>talent}
{>go}
Au-dessus des derniers arbres, la roche était noire. Tout le long du chemin, plantés dans les fentes par deux ou trois, il y avait des restes de petites bougies, roses, bleues, rayées, tous brûlés jusqu'à la pierre. {F} cessa de compter à quatre cents.
[F:Quand on veut juste tout gâcher,] dit {F}, [F:on ne le fait pas chez soi, si ? Tout seul, encore et encore ?]

=== road >
en:
On the top of the hill a flat stone had been laid for dinner. There was one cover. The fork was on the left and the spoon on the right, a small one, as it is when there is to be a pudding; and over the edge hung a napkin, which had been washed, and then ironed, by somebody whose iron was rather too hot.
The plate was so clean that the clouds went across it.
[F:He's very particular,] said {F}.
{H} tilted it to the light. There was not one scratch on it, not so much as from a fork.
[H:It isn't clean because he's washed it,] said {H}. [H:There has never been anything on it.]
fr:
Au sommet de la colline, sur une pierre plate, le couvert était mis pour une personne. La fourchette était à gauche et la cuillère à droite, une petite, comme on la met quand il y a un dessert. Au bord pendait une serviette, lavée, puis repassée, par quelqu'un dont le fer était un peu trop chaud.
L'assiette était si propre que les nuages passaient dedans.
[F:Il est très soigneux,] dit {F}.
{H} la pencha dans la lumière. Pas une rayure, pas même celle d'une fourchette.
[H:Elle n'est pas propre parce qu'on l'a lavée,] dit {H}. [H:On n'a jamais rien mis dessus.]

=== quiet >
en:
The frame of the prince's door was marked in pencil, one line for every birthday, with the date in curly numbers. The topmost line had been gone over so many times that it was a groove.
[N:On your sixth birthday they take you up on the wall,] said {N}. [N:You can see the sea from there. I've had it described.]
{>gag2}
He stood against the wood, heels together, chin up, cheating a little, and felt above his head with one hand. It was where it always was.
[N:I've got my wish,] he said. [N:I had it ready the first year. I say it through every night, in case it goes off.]
Outside, a rooster who was still a chick tried to crow.
fr:
Sur le montant de la porte du prince, il y avait des traits de crayon, un par anniversaire, avec la date en chiffres bouclés. Celui du haut avait été refait tant de fois que c'était une rainure.
[N:Le jour de ses six ans, on monte sur le rempart,] dit {N}. [N:De là, on voit la mer. On me l'a racontée.]
{>gag2}
Il se mit contre le bois, talons joints, menton levé, en trichant un peu, et tâta de la main au-dessus de sa tête. C'était là où c'était toujours.
[N:J'ai mon vœu,] dit-il. [N:Il était prêt la première année. Je me le redis tous les soirs, pour qu'il ne tourne pas.]
Dehors, un coq qui était encore un poussin essaya de chanter.

=== insight >
en:
They lay behind a boulder and watched him come in to land. {V} sat down at the stone and tied his napkin on. He set up the end of a candle before him, lit it with a sneeze, folded his claws, and hummed the whole of the song; and then he drew an endless breath, his cheeks rose like two loaves, and he blew. When the rock had stopped glowing he looked at the plate. He put the fork straight.
{>recap1} {>recap2} {>recap3}
{H}, without quite meaning to, had blown out both cheeks as well, to see what sort of a feeling belonged in them.
[H:I know this face,] {h:he|she} said. [H:I pull it once a year, with everybody watching. He's doing the *candles*.]
The great head came round the boulder.
[V:You have to,] said {V}, very low. [V:You blow first. Only afterwards is one given some.]
fr:
{hf:Couchés|Couchées} derrière un rocher, {hf:ils|elles} le regardèrent se poser. {V} s'assit devant la pierre et noua sa serviette. Il planta un bout de bougie devant lui, l'alluma d'un éternuement, joignit les griffes et fredonna toute la chanson. Puis il prit une respiration sans fin, ses joues montèrent comme deux pains, et il souffla. Quand la roche eut cessé de rougir, il regarda l'assiette. Il remit la fourchette droite.
{>recap1} {>recap2} {>recap3}
{H}, presque sans le vouloir, avait gonflé les joues aussi, pour savoir ce qu'on sent, là-dedans.
[H:Je connais cette tête,] dit-{h:il|elle}. [H:J'ai la même, une fois par an, devant tout le monde. Il souffle les *bougies*.]
La grosse tête fit le tour du rocher.
[V:On est obligé,] dit {V} tout bas. [V:On souffle d'abord. C'est seulement après qu'on vous en donne.]

=== turn mimic
en:
So {H} did {V}, for {V} to see: the napkin, the claws, that breath; and when the cheeks were full, {h:he|she} raised one finger, and stayed like that.
[H:The candle's out already,] {h:he|she} explained, as soon as speech was possible. [H:Your breath goes *in* first. You only ever needed the first half.]
That evening a plate without one scratch on it was laid at the prince's left.
{>pay}
Everybody sang. {V} breathed in, and hats left their heads all down the table. The flame lay over, stretched towards his nose like a small hand, and was gone. And there he stopped, purple to the ears; got up; excused himself; and let it go, straight up, among the stars, where there was room.
fr:
Alors {H} fit {V}, pour lui : la serviette, les griffes, cette respiration. Une fois les joues pleines, {h:il|elle} leva un doigt, et resta comme ça.
[H:La bougie est déjà éteinte,] expliqua-t-{h:il|elle} dès qu'{h:il|elle} put parler. [H:Ton souffle commence par rentrer, et il emporte tout. Il ne te fallait que la première moitié.]
Le soir même, une assiette sans une rayure fut mise à la gauche du prince.
{>pay}
On chanta. {V} inspira, et tout le long de la table les chapeaux quittèrent leur tête. La flamme se coucha, s'étira vers son nez comme une petite main, et disparut. Là, il s'arrêta, violet jusqu'aux oreilles, se leva, demanda pardon, et lâcha tout vers le ciel, parmi les étoiles, où il y avait de la place.

=== turn whistle
en:
[H:Don't move,] said {H}, and whistled the whole song without once stopping for breath, because every other line was whistled on the way in. [H:Did you feel any wind?]
[V:On the second line,] said {V}, who was musical, [V:it went towards you.]
[H:So does yours, to begin with. You only ever needed the first half.]
That evening a plate without one scratch on it was laid at the prince's left.
{>pay}
Everybody sang. {V} breathed in. The flame lay over, stretched towards his nose like a small hand, and was gone. And there he stopped, purple to the ears; got up; excused himself; and let it go, straight up, among the stars, where there was room.
fr:
[H:Ne bouge pas,] dit {H}, qui siffla toute la chanson sans reprendre haleine, en aspirant une ligne sur deux. [H:Tu as senti du vent ?]
[V:À la deuxième ligne,] dit {V}, qui avait de l'oreille, [V:il allait vers toi.]
[H:Le tien aussi, au début. Il ne te fallait que la première moitié.]
Le soir même, une assiette sans une rayure fut mise à la gauche du prince.
{>pay}
On chanta. {V} inspira. La flamme se coucha, s'étira vers son nez comme une petite main, et disparut. Là, il s'arrêta, violet jusqu'aux oreilles, se leva, demanda pardon, et lâcha tout vers le ciel, parmi les étoiles, où il y avait de la place.

=== turn why
en:
[H:Why do you blow, though?] asked {H}.
[V:In order that the candle should go out.]
[H:But why, when it's out?] Everybody looked at the candle, and then at {H}. [H:First you breathe *in*, and that takes the flame away, and the hats. The candle is out already. Then you blow, and the cake burns. You only ever needed the first half.]
That evening a plate without one scratch on it was laid at the prince's left.
{>pay}
Everybody sang. {V} breathed in. The flame lay over, stretched towards his nose like a small hand, and was gone. And there he stopped, purple to the ears; got up; excused himself; and let it go, straight up, among the stars, where there was room.
fr:
[H:Mais pourquoi tu souffles ?] demanda {H}.
[V:Afin que la bougie s'éteigne.]
[H:Mais pourquoi, puisqu'elle est éteinte ?]
Tout le monde regarda la bougie, puis {H}.
[H:D'abord, tu aspires, et la flamme part avec les chapeaux. C'est déjà éteint. Après, tu souffles, et le gâteau brûle. Il ne te fallait que la première moitié.]
Le soir même, une assiette sans une rayure fut mise à la gauche du prince.
{>pay}
On chanta. {V} inspira. La flamme se coucha, s'étira vers son nez comme une petite main, et disparut. Là, il s'arrêta, violet jusqu'aux oreilles, se leva, demanda pardon, et lâcha tout vers le ciel, parmi les étoiles, où il y avait de la place.

=== restore
en:
Two years had to be caught up with in one evening. {N} was six before the soup and seven after it, and was carried up on to the wall in between. The golden whisk went to {H}.
[V:May I ask what this is?] said {V}, who had had his first mouthful in his mouth for some time.
[A:Lemon,] said {A}.
[V:So that is lemon,] said {V}.
{>close}
{V} comes to every birthday now, and brings his own plate. First there is the song, to the very end, and then for a moment nobody moves, up and down the country, except to take hold of their hats.
fr:
Il fallut rattraper deux ans en une soirée. Le prince eut six ans avant le potage, sept après, et entre les deux on le porta sur le rempart. Le fouet d'or revint à {H}.
[V:Puis-je demander ce que c'est ?] dit {V}, qui gardait depuis un moment sa première bouchée dans la bouche.
[A:Citron,] dit {A}.
[V:Alors, c'est ça, le citron,] dit {V}.
{>close}
Maintenant, {V} vient à tous les anniversaires, et il apporte son assiette. D'abord, il y a la chanson, jusqu'au bout. Ensuite, pendant un instant, plus personne ne bouge dans tout le pays, sauf pour tenir son chapeau.

=== last
en:
{each:@ had seconds, in case it worked on guests.|@ had seconds, in case it worked on guests.}
fr:
{each:@ en reprit, au cas où cela marcherait sur les invités.|@ en reprirent, au cas où cela marcherait sur les invités.}

=== strandEnd
en:
The Duchess had her parade. Seen from the other side, she says, it is mostly people.
fr:
La duchesse eut son défilé. De l'autre côté, dit-elle, on voit surtout des gens.

=== cameo
en:
On the black top of a hill somebody was ironing a napkin, humming one song from end to end.
fr:
Au sommet noir d'une colline, quelqu'un repassait une serviette en fredonnant une chanson jusqu'au bout.

=== ask
en:
{V} puts his fork straight after every try. What does that tell you about him?
For two years everyone thought that they knew what he wanted. What did they not look at?
Which rule do you keep to so carefully that it stands in your way?
fr:
Après chaque essai, {V} remet sa fourchette droite. Qu'est-ce que cela dit de lui ?
Pendant deux ans, tout le monde croyait savoir ce qu'il voulait. Qu'est-ce qu'on n'avait pas regardé ?
Y a-t-il une règle que tu suis si bien qu'elle t'empêche d'avancer ?
`
