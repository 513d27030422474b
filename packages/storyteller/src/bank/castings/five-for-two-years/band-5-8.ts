export const band5to8 = `
=== title
en:
{H} and the Prince Who Stayed Five
fr:
{H} et le prince qui avait toujours cinq ans

=== title
en:
The Dragon Who Came to Every Birthday
fr:
Le dragon qui venait à tous les anniversaires

=== teaser
en:
The prince has been five for two years, because a dragon comes to every birthday, and afterwards there is no cake.
fr:
Le prince a cinq ans depuis deux ans : à chaque anniversaire vient un dragon, et après, il n'y a plus de gâteau.

=== when
en:
On the day of the party
fr:
Le jour de la fête

=== plant candle
en:
{>when}, {H} had one small birthday candle, wrapped in paper. Except for the baker's, it was the last in the whole kingdom, and it was for later.
fr:
{>when}, {H} avait une petite bougie d'anniversaire, dans un papier. C'était la dernière du royaume, à part celles de la boulangère, et c'était pour plus tard.

=== about candle
en:
[F:It's been lit before,] said {F}.
[H:Only for one song,] said {H}. [H:There's another song in it.]
fr:
[F:Elle a déjà servi,] dit {F}.
[H:Pour une chanson,] dit {H}. [H:Il en reste encore une.]

=== pay candle
en:
The baker had no candles left. So {H} stood the last of all in the icing, and lit it. It had been meant for {h:his|her} own cake.
fr:
La boulangère n'avait plus de bougies. Alors {H} planta la toute dernière sur le gâteau, et l'alluma. C'était celle de son propre anniversaire.

=== pay own
en:
[H:And bite on {n:this|these},] said {H}, and put {h:his|her} {T} between his teeth. [H:Then nothing can come out.]
The tooth marks are there to this day.
fr:
[H:Et mords là-dedans,] dit {H}, qui lui mit {son T} entre les dents. [H:Comme ça, rien ne peut sortir.]
On voit encore les trous.

=== lack >
en:
[N:I'm five,] said {N}. [N:I was five last year as well.]
In that kingdom you are a year older when you have eaten a slice of your cake, and not before. But for two years, at every birthday, a dragon called {V} had come and burnt the cake. So nobody got older. The baker's baby had been getting the same tooth since March, and no cheese got ripe.
[A:The golden whisk for a cake that stays whole!] said {A}, the baker.
{>gag1}
fr:
[N:J'ai cinq ans,] dit {N}. [N:L'année dernière aussi.]
Dans ce royaume, on a un an de plus quand on a mangé une part de son gâteau, pas avant. Et depuis deux ans, à chaque anniversaire, un dragon nommé {V} venait brûler le gâteau. Plus personne ne grandissait. Le bébé de la boulangère faisait la même dent depuis mars. Et le fromage restait du lait.
[A:Le fouet d'or pour un gâteau entier !] dit {A}, la boulangère.
{>gag1}

=== try hide
en:
So they baked the next cake at night, at the top of the tower, with the curtains drawn. {each:@ stopped up the keyhole.|@ stopped up the keyhole.} They sang the song in a whisper.
All at once the curtains stood straight out of the window, like two flags.
*WHOOSH!*
On the plate lay something small and black. {A} tasted it. There was soot where her eyebrows had been.
[A:That was chocolate,] she said.
{>fail}
fr:
Le gâteau suivant fut donc fait la nuit, tout en haut de la tour, rideaux fermés. {each:@ boucha le trou de la serrure.|@ bouchèrent le trou de la serrure.} On chanta la chanson tout bas.
Soudain, les rideaux s'envolèrent par la fenêtre, tout droits, comme deux drapeaux.
*VLOUF !*
Il restait sur l'assiette une petite chose noire. La boulangère la goûta. À la place des sourcils, elle avait de la suie.
[A:C'était au chocolat,] dit-elle.
{>fail}

=== recap hide
en:
First of all the curtains had flown out, towards him.
fr:
D'abord, les rideaux s'étaient envolés vers lui.

=== try ice >
en:
[H:Ice doesn't burn,] said {H}.
In the crystal cave they built a cake of ice, three floors high, with real candles. {each:@ made the icing. It was snow.|@ made the icing. It was snow.} It was so cold that the song came out in little clouds.
Then every hat in the cave took off and flew to the door.
*WHOOSH!*
A few bits of wax were floating in a puddle. {V} put one claw in, licked it and sighed. Then he went home, with a hat on each horn.
[A:That was peppermint,] said {A}.
fr:
[H:La glace, ça ne brûle pas,] dit {H}.
Dans la grotte de cristal, on bâtit un gâteau de glace à trois étages, avec de vraies bougies. {each:@ fit le glaçage. C'était de la neige.|@ firent le glaçage. C'était de la neige.} Il faisait si froid que la chanson sortait en petits nuages.
Alors tous les chapeaux s'envolèrent vers la porte.
*VLOUF !*
Des petits bouts de cire flottaient dans une flaque. {V} y trempa une griffe, la lécha et soupira. Puis il rentra chez lui, un chapeau sur chaque corne.
[A:C'était à la menthe,] dit {A}.

=== recap ice
en:
He had licked one claw and sighed.
fr:
Il avait léché une griffe, et soupiré.

=== try guard
en:
Next came the knights. They stood round the cake with their shields up, and sang, a little flat. {each:@ sang the low bits.|@ sang the low bits.}
{V} was already there. He sat down behind them, and waited for the end of the song. Then all the feathers on all the helmets leaned over backwards.
*WHOOSH!*
You could have fried an egg on the shields. {A} did.
[A:That was strawberry,] she said. [A:The cake, I mean.]
{>fail}
fr:
Ensuite, ce furent les chevaliers. Ils se mirent autour du gâteau, boucliers levés, et chantèrent, un peu faux. {each:@ faisait la voix grave.|@ faisaient la voix grave.}
{V} était déjà là. Il s'assit derrière eux, et attendit la fin de la chanson. Puis toutes les plumes de tous les casques se couchèrent en arrière.
*VLOUF !*
On aurait pu cuire un œuf sur les boucliers. C'est ce que fit la boulangère.
[A:C'était à la fraise,] dit-elle. [A:Le gâteau, pas l'œuf.]
{>fail}

=== recap guard
en:
He had waited for the end of the song.
fr:
Il avait attendu la fin de la chanson.

=== strand >
en:
In the best armchair of the castle sat the old Duchess. She was ninety-nine, and had been for two years.
[B:At a hundred one gets a parade,] she said. [B:I've got the hat already.]
It was a very large hat, with cherries. She had to hold it on with both hands.
[B:I have sat here in it since last April,] said the Duchess. [B:I don't like to take it off, in case I turn a hundred suddenly.]
fr:
Dans le meilleur fauteuil du château était assise la vieille duchesse. Elle avait quatre-vingt-dix-neuf ans, depuis deux ans.
[B:À cent ans, on a un défilé,] dit-elle. [B:J'ai déjà le chapeau.]
C'était un très grand chapeau, avec des cerises. Elle le tenait à deux mains.
[B:Je l'ai sur la tête depuis avril dernier,] dit la duchesse. [B:Je n'ose pas l'enlever. Si mes cent ans arrivaient d'un coup ?]

=== way >
en:
[H:He never burns bread,] said {H}. [H:He never burns pie. I want to see where he goes when there isn't a birthday.]
So they climbed the dragon's hill.
{>talent}
{>go}
Further up, the path was black, and little ends of candles lay about in the grass, blue ones and pink ones. There were as many as daisies. Each was burnt right down.
[F:Somebody has been practising,] said {F}.
fr:
[H:Il ne brûle jamais le pain,] dit {H}. [H:Ni les tartes. Je veux voir où il va quand il n'y a pas d'anniversaire.]
On monta donc sur la colline du dragon.
{>talent}
{>go}
Plus haut, le chemin était noir. Dans l'herbe, il y avait des petits bouts de bougie, des bleus, des roses. Il y en avait autant que de pâquerettes, et tous brûlés jusqu'en bas.
[F:Quelqu'un s'entraîne,] dit {F}.

=== road >
en:
At the top was a table made of one flat stone. It was laid for one person.
There was a plate, and it was so clean that you could see the clouds in it. On the left there was a fork, and on the right there was a spoon, just as it should be. Over the edge hung a napkin, washed and ironed, and a bit brown at one end.
{H} held it up to the light.
[H:Not one scratch. Nobody has ever eaten off this.]
fr:
En haut, il y avait une table faite d'une seule pierre. Le couvert était mis pour une personne.
L'assiette était si propre qu'on y voyait les nuages. À gauche, il y avait la fourchette, à droite la cuillère, comme il faut. Au bord pendait une serviette, lavée, repassée, un peu brune d'un côté.
{H} la pencha dans la lumière.
[H:Pas une rayure. Personne n'a jamais mangé là-dedans.]

=== quiet
en:
On the door of the prince's room there were marks, one for each birthday, with a date. The last one was very deep. They had drawn it again and again.
[N:When I'm six, I'm allowed up on the wall,] said {N}. [N:They say that you can see the sea.]
He stood against the door, very straight. It still fitted.
[N:I've got a wish ready,] he said. [N:I say it every night, so that it doesn't go bad.]
fr:
Sur la porte de la chambre du prince, il y avait des traits, un par anniversaire, avec la date. Le dernier était très creux. On l'avait refait bien des fois.
[N:À six ans, on a le droit de monter sur le rempart,] dit {N}. [N:Il paraît qu'on voit la mer.]
Il se mit contre la porte, bien droit. Le trait tombait toujours pile sur sa tête.
[N:J'ai un vœu tout prêt,] dit-il. [N:Je le dis chaque soir, pour qu'il ne s'abîme pas.]

=== insight >
en:
They hid behind a rock. {V} came home and tied on his napkin. He lit the end of a candle, and took a long breath. The flame leaned over, and was gone. His cheeks grew round. *WHOOSH!* He looked at his plate, and his wings hung down.
{>gag2}
{>recap1} {>recap2}
{H} puffed out both cheeks, to see how that felt.
[H:I know this face,] {h:he|she} whispered. [H:I make it once a year! He's blowing out the *candles*!]
[V:One has to,] said {V}, turning round. [V:First you blow. Then you get some.]
fr:
Derrière un rocher, on fit le guet. {V} rentra et noua sa serviette. Il alluma un bout de bougie et prit une longue respiration. La flamme pencha vers lui, et plus de flamme. Il gonfla les joues. *VLOUF !* Il regarda son assiette, et ses ailes tombèrent.
{>gag2}
{>recap1} {>recap2}
{H} gonfla les joues, pour voir ce que ça faisait.
[H:Je connais cette tête-là,] souffla-t-{h:il|elle}. [H:Je la fais une fois par an ! Il souffle les *bougies* !]
[V:C'est obligé,] dit {V} en se retournant. [V:D'abord, on souffle. Après, on a une part.]

=== turn mimic
en:
{H} did {V}, to show him: the napkin, the long breath... and there {h:he|she} stopped, with one finger up. [H:That's all! The candle's out before you blow.]
They laid a plate for {V} at the prince's party. {>pay}
Everybody sang. {V} breathed in. Off flew the hats. The flame lay down, pointed at his nose and went out. And he stopped. *Hic.* Then he put back his head and let it all go, up at the stars.
fr:
Pour lui montrer, {H} fit {V} : la serviette, la longue respiration... et s'arrêta là, un doigt en l'air.
[H:C'est tout ! La bougie s'éteint avant que tu souffles.]
On mit une assiette pour le dragon à la fête du prince.
{>pay}
Tout le monde chanta. {V} inspira. Les chapeaux s'envolèrent. La flamme se coucha vers son nez et s'éteignit. Il s'arrêta. *Hic.* Puis il leva la tête, et lâcha tout vers les étoiles.

=== turn whistle
en:
[H:The candle's out before you blow,] said {H}. [H:So don't blow.] And because {h:he|she} could whistle anything, even backwards, {h:he|she} whistled a whole tune breathing in. [H:Like this!]
They laid a plate for {V} at the prince's party. {>pay}
Everybody sang. {V} breathed in. Off flew the hats. The flame lay down, pointed at his nose and went out. And he stopped. *Hic.* Then he put back his head and let it all go, up at the stars.
fr:
[H:La bougie s'éteint avant que tu souffles,] dit {H}. [H:Alors, pas besoin de souffler.]
Et comme {h:il|elle} savait tout siffler, même à l'envers, {h:il|elle} siffla un air entier en aspirant.
[H:Comme ça !]
On mit une assiette pour le dragon à la fête du prince.
{>pay}
Tout le monde chanta. {V} inspira. Les chapeaux s'envolèrent. La flamme se coucha vers son nez et s'éteignit. Il s'arrêta. *Hic.* Puis il leva la tête, et lâcha tout vers les étoiles.

=== turn why
en:
[H:Why do you blow?] asked {H}.
[V:To put out the candle.]
[H:Why, when it's out already? First things fly to you, and *then* comes the fire. Just breathe in! And stop!]
They laid a plate for {V} at the prince's party. {>pay}
Everybody sang. {V} breathed in. The flame lay down, pointed at his nose and went out. And he stopped. *Hic.* Then he put back his head and let it all go, up at the stars.
fr:
[H:Pourquoi tu souffles ?] demanda {H}.
[V:Pour éteindre la bougie.]
[H:Mais elle est déjà éteinte !]
Tout le monde l'avait bien vu : d'abord, tout s'envolait vers lui, et le feu venait après.
[H:Inspire ! Et arrête-toi là !]
On mit une assiette pour le dragon à la fête du prince.
{>pay}
Tout le monde chanta. {V} inspira. La flamme se coucha vers son nez et s'éteignit. Il s'arrêta. *Hic.* Puis il leva la tête, et lâcha tout vers les étoiles.

=== restore
en:
There were two years to catch up. {N} was six before supper, and by bedtime seven, and could see over the wall. There was the sea. {H} won the golden whisk.
[V:What is this?] asked {V}, with his mouth full.
[A:Lemon,] said {A}.
[V:So that's lemon,] said {V}.
{>close}
Now there is a place for {V} at every birthday. First comes the song. Then everybody holds on to their hat.
fr:
Il y avait deux ans à rattraper. Le prince eut six ans avant le dîner, sept ans après, et regarda par-dessus le rempart. C'était la mer. {H} gagna le fouet d'or.
[V:C'est quoi ?] demanda {V}, la bouche pleine.
[A:Citron,] dit {A}.
[V:Alors, c'est ça, le citron,] dit {V}.
{>close}
Maintenant, {V} a sa place à tous les anniversaires. D'abord, on chante. Ensuite, chacun tient son chapeau.

=== last
en:
{each:@ had seconds, in case it worked on guests.|@ had seconds, in case it worked on guests.}
fr:
{each:@ en reprit, au cas où ça marcherait sur les invités.|@ en reprirent, au cas où ça marcherait sur les invités.}

=== strandEnd
en:
The Duchess had her parade. The hat, she finds, is too old for her.
fr:
La duchesse eut son défilé. Elle se trouve trop jeune pour ce chapeau.

=== cameo
en:
High on a hill a dragon was ironing a napkin, and called out to ask whose birthday it was.
fr:
En haut d'une colline, un dragon repassait une serviette, et demanda de qui c'était l'anniversaire.

=== ask
en:
What always happened just before the fire?
Why did the dragon wait for the end of the song?
What may you do when you are a year older?
fr:
Qu'est-ce qui arrivait toujours juste avant le feu ?
Pourquoi le dragon attendait-il la fin de la chanson ?
Qu'est-ce que tu auras le droit de faire, avec un an de plus ?
`
