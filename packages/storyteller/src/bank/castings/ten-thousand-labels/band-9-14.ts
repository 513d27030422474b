export const band9to14 = `
=== title
en:
The Ten Thousand Labels
fr:
Dix mille étiquettes

=== title
en:
{H} and the One Who Missed Nothing
fr:
{H} et celle qui n'oubliait rien

=== teaser
en:
A giraffe has come to the forest with a pot of paste, and by breakfast there is nothing left that isn't hers, not even the inside of a nut.
fr:
Une girafe est arrivée dans la forêt avec un pot de colle et, au petit déjeuner, tout est à elle, jusqu'au dedans des noisettes.

=== when
en:
One still morning in September
fr:
Un matin de septembre sans un souffle de vent

=== plant ribbon
en:
{>when}, {H} was wearing a red ribbon round one wrist, tied there so that {h:he|she} would not forget something. It had been there since Tuesday, and whatever it was had been forgotten all the same.
fr:
{>when}, {H} portait au poignet un ruban rouge, noué là pour ne pas oublier quelque chose. Il y était depuis mardi, et la chose était oubliée quand même.

=== about ribbon
en:
[F:Couldn't you take it off?] asked {F}.
[H:And if I remember in the middle of taking it off?] said {H}. [H:It would be so disappointed.]
fr:
[F:Pourquoi tu ne l'enlèves pas ?] demanda {F}.
[H:Et si ça me revient juste à ce moment-là ?] dit {H}. [H:Il serait tellement déçu.]

=== pay ribbon
en:
Paste, as somebody there knew rather well, lets go in the rain. So {H} untied the red ribbon, which had waited for its reason since Tuesday, and threaded it through the label with care.
[H:It was so that nobody would be forgotten, I think,] {h:he|she} said.
fr:
La colle, quelqu'un le savait ici mieux que personne, ne tient pas à la pluie. {H} dénoua donc le ruban rouge, qui attendait sa raison depuis mardi, et l'enfila dans l'étiquette.
[H:C'était pour n'oublier personne, je crois,] dit-{h:il|elle}.

=== plant pencil
en:
{>when}, {H} had in {h:his|her} pocket the shortest pencil in the family. It had done three cousins' sums before it came to {h:him|her}, and by now there was one word left in it, provided that the word was not long.
fr:
{>when}, {H} avait dans sa poche le crayon le plus court de la famille. Il avait fait les additions de trois cousines avant d'arriver jusque-là, et il restait dedans deux mots, à condition qu'ils soient courts.

=== about pencil
en:
[F:I'd have used it up by now, just to be rid of the worry,] said {F}.
[H:On what, though?] said {H}. [H:That's the worry.]
fr:
[F:Moi, je l'aurais déjà usé, pour être tranquille,] dit {F}.
[H:Oui, mais pour écrire quoi ?] dit {H}. [H:C'est tout le problème.]

=== pay pencil
en:
That was the word, then. {H} pressed hard on the last stroke, because it deserved it, and when {h:he|she} opened {h:his|her} fingers there was a crumb of wood in them, and a smudge. For something which had been saved so long, it had gone remarkably fast.
fr:
C'étaient donc ces mots-là. {H} appuya bien sur le dernier trait, qui le méritait, et quand {h:il|elle} ouvrit les doigts, il n'y restait qu'une miette de bois et du gris. Pour une chose gardée si longtemps, c'était allé drôlement vite.

=== pay own
en:
[H:This doesn't come with one,] said {H}, holding up {h:his|her} {T} as high as {h:he|she} could. [H:It's a present. A present is the only thing I know that stops being mine as soon as I say so.]
fr:
[H:Là, pas d'étiquette,] dit {H} en levant {son T} le plus haut possible. [H:C'est un cadeau. Un cadeau, il suffit de le dire pour que ce ne soit plus à moi.]

=== pay own scarf
en:
Paste, as somebody there knew rather well, lets go in the rain. [H:So it comes with a roof,] said {H}, and took off {h:his|her} own {T}, which had seen a good deal of rain in its time, and had never let any of it through.
fr:
La colle, quelqu'un le savait ici mieux que personne, ne tient pas à la pluie.
[H:Alors il y a un toit, avec,] dit {H} en ôtant {son T}, qui en avait vu tomber, des averses, et n'en avait jamais laissé passer une.

=== about own
en:
[F:Suppose that somebody else said your {T} {n:was|were} theirs,] said {F}. [F:How would you prove it?]
[H:I'd be the one who cried,] said {H}.
fr:
[F:Si quelqu'un disait que {ton T}, c'est à lui,] demanda {F}, [F:comment tu prouverais le contraire ?]
[H:C'est moi qui pleurerais,] dit {H}.

=== lack >
en:
The frog was sitting in a bucket on the bank of her own stream, like somebody who obeys the law and would like it to be noticed.
[N:I can't go in,] she said. [N:I can read, you see. It's been nothing but trouble to me.]
On the water, turning gently, lay a label. *MINE*, it said, in good round letters, and so did another on every stone, and another on every fern. A beetle went by with one on his back, looking straight ahead.
{>gag1}
[H:But who would do that?] said {H}, and put out a hand to lean on the nearest tree. It was a warm tree, yellow, with brown patches, and there were four of them. {H} tipped back {h:his|her} head, and went on tipping.
[V:Mine, I'm afraid,] said {V}, where the leaves began.
fr:
La grenouille était assise dans un seau, au bord de son propre ruisseau. Elle respectait la loi, et voulait que cela se remarque.
[N:Je ne peux pas y aller,] dit-elle. [N:C'est que je sais lire, moi. Ça ne m'a jamais apporté que des ennuis.]
Sur l'eau tournait une étiquette. *À MOI*, disait-elle en belles lettres rondes, et chaque caillou en disait autant. Un scarabée passa avec la sienne sur le dos, en regardant droit devant lui.
{>gag1}
[H:Mais qui peut faire une chose pareille ?] dit {H}, en cherchant de la main un arbre pour s'appuyer.
L'arbre était tiède, jaune, avec des taches, et il y en avait quatre. {H} leva la tête, et n'en finit pas de la lever.
[V:À moi, j'en ai peur,] dit {V}, là où commençaient les feuilles.

=== try peel
en:
What has been stuck on can be taken off. It was a good thought, and it lasted for about a minute, which is how long it took {H} to discover that a label which lets go of a stone has already made other plans.
It stuck to {H}'s elbow. {F} removed it, with a certain authority, and now it was {F}'s. {each:@ came to the rescue, and had to be rescued.|@ came to the rescue, and had to be rescued.} A corner was trodden on; somebody sat down. After a quarter of an hour there were seven clean stones beside the stream, and next to them a rustling heap with several pairs of eyes.
{V} came over to see. She bent down and read them, one by one, and her ears went up.
[V:And I never knew that I had *you*,] she said to the heap. She said it so kindly that it was hard to be properly angry.
{>fail}
fr:
Ce qui a été collé se décolle. C'était une bonne idée, et elle dura une minute environ, le temps pour {H} de découvrir qu'une étiquette qui lâche un caillou a déjà d'autres projets.
Elle se colla à son coude. {F} l'enleva, avec une certaine autorité, et dès lors ce fut la sienne. {each:@ vint à la rescousse, et il fallut venir à la sienne.|@ vinrent à la rescousse, et il fallut venir à la leur.} On marcha sur un coin ; quelqu'un s'assit. Au bout d'un quart d'heure, il y avait sept cailloux propres au bord du ruisseau et, à côté, un tas qui bruissait, avec plusieurs paires d'yeux.
{V} s'approcha pour voir. Elle se pencha, les lut une par une, et ses oreilles se dressèrent.
[V:Vous aussi, alors ?] dit-elle au tas. [V:Je ne savais même pas que je vous avais.]
Elle le dit si gentiment qu'il devenait difficile d'être vraiment fâché.
{>fail}

=== recap peel
en:
Taken off one thing, a label only went on to the next.
fr:
Ôtée d'une chose, une étiquette passait à la suivante.

=== try nut >
en:
[H:It has to be something that she can't have seen,] said {H}, [H:because nobody has.]
That took some finding. Under the hazels, at last, lay a nut without a hole or a crack in it, and {H} carried it back in both hands, as though it might hear them.
[H:There's an inside to this,] {h:he|she} said, [H:and not one living creature has ever looked at it. We'll be the first in the history of the world.]
{F} set it on a stone and gave it one tap. The two halves rolled apart, and everybody leaned in, so close that their heads touched.
Where the kernel ought to begin, no bigger than a ladybird, a label had been put on perfectly straight. You could only read it by holding your breath.
[V:I don't like to talk about that one,] said {V} modestly. [V:I was at it until four.]
fr:
[H:Il faudrait une chose qu'elle n'a pas pu voir,] dit {H}, [H:parce que personne ne l'a vue.]
Ce fut long à trouver. Enfin, sous les noisetiers, il y eut une noisette sans un trou, sans une fente, et {H} la rapporta à deux mains, comme si elle risquait d'entendre.
[H:Il y a un dedans, là-dedans,] dit-{h:il|elle}. [H:Et pas un être vivant ne l'a jamais regardé. Nous serons les premiers de l'histoire du monde.]
{F} la posa sur une pierre et frappa un petit coup. Les deux moitiés roulèrent chacune de leur côté, et tout le monde se pencha, à s'en cogner la tête.
Juste où commence l'amande, pas plus grande qu'une coccinelle, une étiquette était collée, parfaitement droite. Pour la lire, il fallait retenir sa respiration.
[V:Celle-là, je préfère ne pas en parler,] dit {V} avec modestie. [V:J'y étais encore à quatre heures du matin.]

=== recap nut
en:
She had sat up half the night over the inside of a nut.
fr:
Pour le dedans d'une noisette, elle avait passé la moitié de la nuit.

=== try moon >
en:
By then the moon had come up, as it sometimes will in broad daylight, without being asked, like a guest who has got the hour wrong.
[H:There!] said {H}. [H:You can't reach that. Nobody can.]
{V} looked at the moon for a while, with her head on one side. It was clear that it had been on her mind. She picked out a label and licked it, front and back; she set her four feet apart, and then her neck went up, through the oak, past the last leaf, to a thin bare twig that stood out against the sky. She hung it there, and backed away, and bent her knees until her eyes were at the height of everybody else's.
[V:From here,] she said. [V:A bit to the left. *There.*]
It was exactly in the middle.
[N:I used to look at that,] said the frog, [N:of an evening.]
fr:
Entre-temps, la lune s'était levée, en plein jour, comme elle fait parfois, à la façon d'une invitée qui s'est trompée d'heure.
[H:Et ça ?] dit {H}. [H:Ça, tu ne peux pas l'attraper. Personne ne peut.]
{V} regarda la lune un moment, la tête penchée. On voyait bien que la question l'occupait depuis longtemps. Elle choisit une étiquette et la lécha, devant, derrière. Elle écarta les quatre pattes. Puis son cou monta, traversa le chêne, dépassa la dernière feuille et atteignit une brindille toute nue qui se découpait sur le ciel. Elle y accrocha l'étiquette, recula et plia les genoux, pour mettre ses yeux à la hauteur de ceux des autres.
[V:D'ici,] dit-elle. [V:Un peu plus à gauche. *Voilà.*]
C'était pile au milieu.
[N:Moi, je la regardais,] dit la grenouille, [N:le soir.]

=== recap moon
en:
Nothing was too far for her, and nothing was too small.
fr:
Rien n'était trop loin pour elle, ni trop petit.

=== strand >
en:
On the path they were overtaken, slowly, by a hedgehog, who then stopped, and turned about, so as to be overtaken by them. In the middle of his prickles, a little askew, sat a label.
[H:Hold still,] said {H}. [H:We'll have that off you in no time.]
[B:You will not!] said the hedgehog, and backed into a fern. It was some moments before he came out of it again, and then he spoke to his feet. [B:I'm the sort of thing that people step over,] he said. [B:They say *ow*, as a rule. I've had *shoo*. In all my life nobody ever took a look at me, all round, and said *mine*.]
Nobody could think of an answer to that.
[B:She spelled it right, didn't she?] asked the hedgehog. [B:I can't turn my head so far.]
fr:
Sur le sentier, ils furent dépassés, lentement, par un hérisson, qui s'arrêta ensuite et fit demi-tour pour être dépassé par eux. Au milieu de ses piquants, un peu de travers, il portait une étiquette.
[H:Ne bouge pas,] dit {H}. [H:On te débarrasse de ça tout de suite.]
[B:Jamais de la vie !] dit le hérisson, et il recula dans une fougère.
Il n'en ressortit qu'au bout d'un moment, et ce fut pour parler à ses pieds.
[B:Je suis de ceux qu'on enjambe,] dit-il. [B:En général, on me dit *aïe*. On m'a dit *ouste*. Jamais encore personne ne m'avait regardé, tout autour, pour dire *à moi*.]
À cela, personne ne sut que répondre.
[B:C'est écrit sans faute, au moins ?] demanda le hérisson. [B:Je n'arrive pas à tourner la tête jusque-là.]

=== way >
en:
[H:There must be something you've overlooked,] said {H}. [H:In a whole forest!]
It was the wrong word, or else the right one. {V} stopped with her brush in the air.
[V:I do not overlook,] she said, and her voice was not quite steady. [V:Find me one thing, one, that has no label on it when the sun goes down, and I'll take off every other. And if you can't, then it all stays just as it is.]
So they went to look.
{>talent}
{>go}
They lifted a mushroom, and underneath, between two gills, it said what it said everywhere. By the time they came back, the bucket had been done as well, and the frog had moved into a soup bowl.
fr:
[H:Dans toute une forêt,] dit {H}, [H:il y a forcément une chose qui t'a échappé.]
C'était le mot à ne pas dire, ou alors le bon. {V} s'arrêta, le pinceau en l'air.
[V:Rien ne m'échappe,] dit-elle, d'une voix pas très solide. [V:Trouve-moi une chose, une seule, qui n'ait pas d'étiquette quand le soleil se couchera, et j'enlève toutes les autres. Sinon, tout reste comme c'est.]
Alors on se mit à chercher.
{>talent}
{>go}
On souleva un champignon et, dessous, entre deux lamelles, c'était écrit comme ailleurs. Quand on repassa devant le ruisseau, le seau avait eu la sienne, et la grenouille avait déménagé dans un bol.

=== road >
en:
Behind the big oak stood a crate that no one in the forest had ordered. It was as tall as a house, and narrow, with straw on the floor and one round hole near the top, through which, at some time, a head must have looked out at a great many places going by.
{H} walked all round it, and at the back {h:he|she} stopped.
[H:Feel that,] {h:he|she} said. On the rough boards was a square where the wood was smooth and pale, with a rim of old paste to it. From the lower edge something blue had run, in long thin lines, right down into the grass.
[F:Ink,] said {F}. [F:Somebody left it standing in the rain.]
[H:What do you do with a parcel,] said {H}, [H:when you can't read who it's for?]
[F:You put it out at the next stop, I suppose,] said {F}. They both looked at the crate for a moment longer.
fr:
Derrière le grand chêne se dressait une caisse que personne, dans la forêt, n'avait commandée. Elle était haute comme une maison, étroite, avec de la paille au fond et, tout en haut, un trou rond par lequel une tête avait dû voir défiler beaucoup de pays.
{H} en fit le tour et s'arrêta derrière.
[H:Touche,] dit-{h:il|elle}.
Sur les planches rugueuses, il y avait un carré où le bois était lisse et pâle, bordé de vieille colle. Du bord d'en bas, quelque chose de bleu avait coulé, en longues lignes minces, jusque dans l'herbe.
[F:De l'encre,] dit {F}. [F:On l'a laissée sous la pluie.]
[H:Qu'est-ce qu'on fait d'un colis,] demanda {H}, [H:quand on ne peut plus lire pour qui c'est ?]
[F:On le pose au prochain arrêt, j'imagine,] dit {F}.
Et tous deux regardèrent la caisse encore un peu.

=== quiet
en:
They sat on the bank with their backs to the sun, which was going down regardless. The bowl was labelled by now. The frog had a teacup, and wore it rather than sat in it.
{>gag2}
Over on the other side {V} was making her round. She did not look at all like somebody who counts her gold. She went from tree to stone with her neck down low, and laid her nose on each label, for as long as a breath, and moved on a little faster to the next; and it came to {H} where {h:he|she} had seen that before. It was how {h:his|her} mother went from bed to bed, on the night of the great storm.
When she had done them all, {V} stood for a time. Then she went back to the beginning, in case.
fr:
On s'assit sur la berge, le dos au soleil, qui baissait sans se soucier de personne. Le bol aussi avait son étiquette. Il restait à la grenouille une tasse, et elle la portait plus qu'elle n'y était assise.
{>gag2}
Sur l'autre rive, {V} faisait sa ronde. On l'aurait crue pareille aux gens qui comptent leur or. Mais elle allait de l'arbre au caillou, le cou très bas, posait le nez sur chaque étiquette, le temps d'un souffle, et passait un peu plus vite à la suivante. {H} se rappela où {h:il|elle} avait vu cela. C'était ainsi que sa mère était allée d'un lit à l'autre, la nuit de la grande tempête.
Quand elle les eut toutes faites, {V} resta un instant immobile. Puis elle reprit depuis le début, au cas où.

=== insight >
en:
There was a hand's breadth of sun left above the hill, and {V} had come to watch it, with the brush behind her ear.
{>recap1} {>recap2} {>recap3}
{H} began at the hooves and read upwards. Legs. Patches, with not a word on any of them. A very great deal of neck.
[H:I have one,] {h:he|she} said slowly. [H:There is one thing in this forest without a label on it. It's you.]
{V} looked down one side of herself and up the other, like somebody going through pockets that she knows to be empty.
[V:It was on the crate,] she said. [V:Where I was going, and whose I was. I only ever saw the back of it.] She swallowed, and you could follow it all the way down. [V:What nobody has put a name to gets left behind. I thought that in this place, at least, nothing should.]
fr:
Il restait une main de soleil au-dessus de la colline, et {V} était venue le regarder, le pinceau derrière l'oreille.
{>recap1} {>recap2} {>recap3}
{H} commença par les sabots et lut de bas en haut. Des pattes. Des taches, et pas un mot sur aucune. Énormément de cou.
[H:J'en ai une,] dit-{h:il|elle} lentement. [H:Il y a une chose sans étiquette, dans cette forêt. C'est toi.]
{V} se regarda d'un côté, puis de l'autre, comme on fouille des poches que l'on sait vides.
[V:Elle était sur la caisse,] dit-elle. [V:Où j'allais, à qui j'étais, tout sur la même. Moi, je n'en ai jamais vu que le dos.]
Elle avala sa salive, et l'on put suivre le trajet de haut en bas.
[V:Ce qui n'a pas de nom dessus, on le laisse en route. Je m'étais dit qu'ici, au moins, rien ne se perdrait.]

=== turn draw
en:
{V} had lost, and was already reaching for the first label when {H} asked her for a clean one, and turned it over. People whom {H} drew came out looking like themselves, only more so: the frog, with her law-abiding chin; the beetle; {F}. Through the midst of them went something long and spotted, from the bottom edge to the top, and out.
[V:Who are all those,] asked {V}, [V:round about me?]
[N:That's the stream,] said the frog severely. [N:The rest of it.]
Underneath, {H} wrote one word. *OURS*, it said.
{>pay}
{V} brought down her head, a yard at a time, to where a person could reach it. And she held so still that it hung quite straight.
fr:
{V} avait perdu, et elle tendait déjà le cou vers la première étiquette, quand {H} lui en demanda une propre, et la retourna. Les gens que dessinait {H} se ressemblaient, mais en plus fort : la grenouille, avec son menton de bonne citoyenne, le scarabée, {F}. Au milieu passait une longue chose à taches, qui sortait par le haut.
[V:C'est qui, tous ceux-là,] demanda {V}, [V:autour de moi ?]
[N:C'est le ruisseau,] dit la grenouille avec sévérité. [N:Le reste du ruisseau.]
Dessous, {H} écrivit deux mots. *À NOUS.*
{>pay}
{V} fit descendre sa tête, étage par étage, jusqu'à la hauteur des gens. Et elle ne bougea plus, pour que ce soit bien droit.

=== turn climb
en:
[H:Wait,] said a voice, a good deal nearer to {V}'s ear than voices usually were. {H} had gone up the oak as other people go upstairs, and was sitting on a branch with one clean label.
They looked at each other, straight across. It seemed to embarrass them both.
[V:You've got a face,] said {V}. [V:From above one only sees the partings.]
[H:From below one only sees the knees,] said {H}, and turned the label over, and wrote on the back of it. *OURS*, it said.
{>pay}
{V} closed her eyes, as if it might hurt. When she opened them, and squinted, it was hanging just below her chin, quite straight.
fr:
[H:Attends,] fit une voix, bien plus près de l'oreille {de V} que les voix d'habitude.
{H} avait grimpé au chêne comme d'autres montent à l'étage, et se tenait sur une branche, une étiquette propre à la main. Ils se regardèrent bien en face, ce qui parut les gêner.
[V:Vous avez une figure,] dit {V}. [V:De là-haut, on ne voit que les raies dans les cheveux.]
[H:D'en bas, c'est les genoux,] dit {H}.
Et, au dos de l'étiquette, {h:il|elle} écrivit deux mots. *À NOUS.*
{>pay}
{V} ferma les yeux, comme si cela risquait de faire mal. Quand elle les rouvrit, en louchant un peu, elle la vit sous son menton, bien droite.

=== turn why
en:
[H:Why don't you write one for yourself?] asked {H}.
[V:It doesn't hold,] said {V}. She didn't say how often she had tried.
[H:Why not?]
[V:Because it says *mine*, and then it's only me that's saying it.] She thought. [V:I believe that somebody else has to.]
Then a small wet arm came out of a teacup, with a label in it, blank side up. [N:Don't look at me,] said the frog. [N:I only read.]
{H} wrote one word on it, and passed it round. *OURS*, it said.
{>pay}
{V} brought down her head, a yard at a time, to where a person could reach it. And she held so still that it hung quite straight.
fr:
[H:Pourquoi tu ne t'en écris pas une, à toi ?] demanda {H}.
[V:Ça ne tient pas,] dit {V}, sans dire combien de fois elle avait essayé.
[H:Pourquoi ?]
[V:Parce qu'il y a écrit *à moi*, et que c'est seulement moi qui le dis.]
Elle réfléchit.
[V:Je crois qu'il faut que ce soit quelqu'un d'autre.]
Alors un petit bras mouillé sortit d'une tasse, avec une étiquette, côté blanc.
[N:Ne me regardez pas,] dit la grenouille. [N:Moi, je ne fais que lire.]
{H} écrivit deux mots, et la fit passer. *À NOUS.*
{>pay}
{V} fit descendre sa tête, étage par étage, jusqu'à la hauteur des gens. Et elle ne bougea plus, pour que ce soit bien droit.

=== restore
en:
{V} kept her promise to the letter, and it took until dark, for there were ten thousand of them. As for the frog, she read the stream from one bank to the other, found that there was nothing written on it, and went in like a plate off a shelf.
{>close}
Nowadays, if anything is lost in that forest, it gets taken to {V}: a glove, a kite, somebody's youngest. She looks about her from where she is, over the tops of the trees, and nothing escapes her.
[V:Yours, I think,] she says, and brings it down.
fr:
{V} tint parole, à la lettre, et cela dura jusqu'à la nuit, car il y en avait dix mille. Quant à la grenouille, elle lut le ruisseau d'une rive à l'autre, constata qu'il n'y avait rien d'écrit dessus et y entra comme une assiette tombe d'une étagère.
{>close}
Maintenant, quand quelque chose se perd dans cette forêt, on le porte à {V} : un gant, un cerf-volant, le petit dernier de quelqu'un. Elle regarde par-dessus la cime des arbres, et rien ne lui échappe.
[V:C'est à vous, je crois,] dit-elle, et elle le descend.

=== last
en:
{each:@ went about for days with one very clean square.|@ went about for days with very clean squares.}
fr:
{each:@ garda pendant des jours un carré très propre.|@ gardèrent pendant des jours un carré très propre.}

=== strandEnd
en:
Only the hedgehog would not hand his in. {V} thought about it, bent down, and turned it over for him, and he asked twice to have it read.
fr:
Seul le hérisson refusa de rendre la sienne. {V} réfléchit, se pencha et la lui retourna, et il se la fit lire deux fois.

=== cameo
en:
Over the treetops went a pair of ears, on their way to give somebody back a kite.
fr:
Au-dessus des arbres passèrent deux oreilles, qui allaient rendre un cerf-volant à quelqu'un.

=== ask
en:
The hedgehog and the giraffe want the same thing. Which of them says it aloud?
Why does a label that you write for yourself not hold?
At the end she has nothing of her own. What has she got?
fr:
Le hérisson et la girafe veulent la même chose. Lequel des deux le dit tout haut ?
Pourquoi une étiquette qu'on s'écrit soi-même ne tient-elle pas ?
À la fin, rien n'est à elle. Qu'est-ce qu'elle a ?
`
