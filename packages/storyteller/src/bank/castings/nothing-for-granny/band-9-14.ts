export const band9to14 = `
=== title
en:
Nothing at All
fr:
Trois fois rien

=== title
en:
In Search of a Really Good Nothing
fr:
À la recherche d'un Rien convenable

=== teaser
en:
At the largest market in the sky there is one thing that cannot be had, and somebody's granny has asked for it twice.
fr:
Au plus grand marché du ciel, une seule chose ne s'achète pas, et justement, une mémé en voudrait bien une.

=== when
en:
One market evening
fr:
Un soir de grand marché

=== plant ball
en:
{>when}, {H} was making {h:his|her} way through the crowd with a ball held tight, for it was a ball with views of its own, and it had been looking for a slope ever since breakfast.
fr:
{>when}, {H} se frayait un passage dans la foule avec un ballon, bien serré. Ce ballon avait des idées à lui, et il cherchait une pente depuis le matin.

=== about ball
en:
[F:You could put it down for a minute,] said {F}.
[H:I did that once,] said {H}. [H:It was a very long minute. We got it back on Thursday.]
fr:
[F:Tu pourrais le poser une minute,] dit {F}.
[H:Je l'ai fait une fois,] répondit {H}. [H:C'était une longue minute. On l'a retrouvé le jeudi.]

=== pay ball
en:
{H} let go. The ball dropped, found its slope at last, and went off round the planet without looking back. {H} watched it until there was nothing more to see, and then showed {N} two open hands, front and back.
fr:
{H} lâcha tout. Le ballon tomba, trouva enfin sa pente et s'en alla derrière la planète, sans se retourner. {H} regarda jusqu'à ce qu'il n'y ait plus rien à voir. Puis {h:il|elle} montra à {N} deux mains ouvertes, devant et derrière.

=== end ball
en:
Over the horizon came a ball, which had been the whole way round. There was no hand for that either, and so it set out again.
fr:
Un ballon se leva à l'horizon. Il avait fait le tour. Pour lui non plus, il n'y avait pas de main, et il repartit.

=== pay own
en:
{H} took {h:his|her} {T} and laid {n:it|them} in the dust, where there were already so many footprints. It felt odd. Then {h:he|she} showed {N} two open hands, front and back.
fr:
{H} posa {son T} dans la poussière, parmi les traces de pas.
Cela faisait tout drôle. Puis {h:il|elle} montra à {N} deux mains ouvertes, devant et derrière.

=== end own
en:
{H}'s {T} {n:was|were} keeping the box company, and would go home in one hand. The other hand had got used to being held.
fr:
{Le T} {de H} {n:tenait|tenaient} compagnie à la boîte. Au retour, une seule main suffirait : l'autre avait pris l'habitude qu'on la tienne.

=== about own
en:
[F:Couldn't you have come without your {T}?] asked {F}.
[H:One doesn't turn up with nothing,] said {H}, and they thought no more about it.
fr:
[F:Tu n'aurais pas pu venir sans {ton T} ?] demanda {F}.
[H:On n'arrive pas les mains vides,] dit {H}.
Là-dessus, tout le monde était d'accord.

=== lack >
en:
Between two stalls a box was trying to get past, and behind it was {N}, who was small and woolly and out of breath.
[N:It's my granny's birthday,] he explained. [N:When I asked what she'd like, she said *nothing*, and then *nothing at all*, so I want a really good one.]
[A:I've got everything,] declared {A}, whose stall took up one whole side of the market, [A:from gongs to the front half of a boat. And the best present of the day wins that gold cup.]
[N:Nothing, please,] said {N}.
{A} served with two hands, two feet and a tail, and all five of them stopped at once, while she looked under the hats and behind the boat.
[A:I've got next to nothing,] she said at last, and {N} leaned over, to see what it was next to.
{>gag1}
fr:
Entre deux étals, une boîte essayait de passer. Derrière, on finit par découvrir {N}, petit, laineux, hors d'haleine.
[N:C'est l'anniversaire de Mémé,] expliqua-t-il. [N:Je lui ai demandé ce qui lui ferait plaisir. *Rien*, elle m'a dit. *Rien du tout, mon poussin.* Alors j'en voudrais un beau.]
[A:Chez moi, il y a tout !] déclara {A}, dont l'étal occupait un côté du marché. [A:Des gongs, des brioches, l'avant d'un bateau. Le plus beau cadeau du jour gagne cette coupe en or, alors on réfléchit bien. Ce sera ?]
[N:Un Rien, s'il vous plaît.]
Avec ses deux mains, ses deux pieds et sa queue, {A} servait tout le monde à la fois. Tout s'arrêta. Elle chercha sous les chapeaux, puis derrière le bateau.
[A:Je pourrais vous faire trois fois rien,] dit-elle enfin.
[N:C'est deux de trop,] dit {N}.
{>gag1}

=== try box >
en:
[H:May I ask what you've got in there at the moment?] said {H}.
[N:In the box? Nothing,] said {N}, and a shiver went through his wool. [N:*Nothing!*]
The lid was on before any of it could get out. When {N} held the box to one ear and shook it there was not a sound, and he had never heard a sound like it.
[A:If you'll allow me,] said {A}, who had sold a great many things in her time and believed none of them. She raised a corner, inserted her nose, and withdrew it.
[A:Boots,] she said. [A:Brown ones, unless I'm mistaken.]
They had moved out years ago, but they had left something behind them, and once you had been told, you could smell it from the next stall.
[N:I can't give my granny the smell of somebody's feet,] said {N}.
fr:
[H:Et en ce moment, qu'est-ce qu'il y a dans ta boîte ?] demanda {H}.
[N:Là-dedans ? Rien,] dit {N}, et un frisson lui parcourut la laine. [N:*Rien !*]
Le couvercle claqua avant que rien ait pu s'en échapper. {N} fit un nœud, colla la boîte à son oreille et secoua. Pas un bruit. Il n'avait jamais entendu un bruit pareil.
[A:Si vous permettez,] dit {A}, qui avait vendu beaucoup de choses dans sa vie et n'avait cru à aucune.
Elle souleva un coin, introduisit le nez, et le retira.
[A:Des bottes,] annonça-t-elle. [A:Marron.]
Elles étaient parties depuis des années, mais elles avaient laissé quelque chose. Une fois qu'on le savait, on le sentait d'ici.
[N:Je ne vais pas offrir à Mémé l'odeur des pieds de quelqu'un,] dit {N}.

=== recap box
en:
Something had been left behind in the box, by boots.
fr:
Dans la boîte, des bottes avaient laissé quelque chose.

=== try hole >
en:
[H:What we need is a hole,] said {H}. [H:There's nothing to a hole but the edge, and you needn't give her the edge.]
They borrowed a spade and dug one, in the soft grey dust behind the market, and a handsome hole it was, so that the only question was how to get it out.
They dug all round it, to work it loose, which made it bigger, and then they dug underneath, which made it bigger still.
[F:It's the only thing I know,] said {F}, [F:that you can take from all day and have more of.]
{N}, who could not see over his box, leaned out as far as he dared, to admire the bottom of it, and then a little further. There was a soft sort of *plop*.
[H:Well,] said {H}, looking down, [H:now it's got somebody in it.]
fr:
[H:Ce qu'il nous faut, c'est un trou,] dit {H}. [H:Dans un trou, il n'y a que le bord, et le bord, on n'est pas obligé de le donner.]
On emprunta une pelle et l'on creusa derrière le marché, dans la poussière grise, là où finissent les lanternes. C'était un très beau trou. Restait à le sortir.
On creusa tout autour, pour le dégager : il s'élargit. On creusa par-dessous : il s'élargit encore.
[F:C'est bien la seule chose,] dit {F}, [F:qui grandit à mesure qu'on en retire.]
{N}, qui ne voyait rien par-dessus sa boîte, se pencha pour admirer le fond. Il y eut un silence, puis une sorte de *boum*, très mou.
[H:Eh bien,] dit {H} en regardant en bas, [H:maintenant, il est occupé.]

=== recap hole
en:
The hole had not stayed empty for a minute.
fr:
Le trou n'était pas resté vide une minute.

=== try dark
en:
Beyond the last lantern there was nothing to be seen: no stall, no star, only the dark, and plenty of it.
[N:Is this the kind one gives?] whispered {N}. [N:Or is it just the ordinary?]
{?own(torch):The torch was put out, so as not to spoil any. |}{?own(lantern):The lantern was put out, so as not to spoil any. |}{H} held a jar out into it at arm's length, counted to three and closed the lid, and they carried it back as if it had been soup.
Under the lantern it was as black as anybody could have wished, until a woolly face came up in the glass, and it seemed to have been in there for some time.
[N:There's somebody inside!] cried {N}. [N:And he's so worried!]
By now {H} had appeared on the left of it, and {F} on the right, and the whole jar was full of people peering out. {N} apologised to them all, and took off the lid.
{>fail}
fr:
Après la dernière lanterne, il n'y avait plus rien à voir : pas un étal, pas une étoile. Rien que du noir, et en quantité.
[N:Ça s'offre, celui-là ?] souffla {N}. [N:Ou c'est celui de tous les jours ?]
{?own(torch):On éteignit la lampe de poche, pour ne pas en gâter. |}{?own(lantern):On éteignit la lanterne, pour ne pas en gâter. |}{H} y plongea un bocal à bout de bras, compta jusqu'à trois et ferma le couvercle. On le rapporta à petits pas, comme de la soupe.
Sous la lanterne, il resta noir aussi longtemps qu'on pouvait le souhaiter. Puis une figure se leva dans le verre. Elle était laineuse, et semblait enfermée là depuis un certain temps.
[N:Il y a quelqu'un !] cria {N}. [N:Et il se fait un souci !]
{H} venait d'apparaître à gauche, et {F} à droite. Le bocal était plein de gens qui regardaient dehors. {N} leur demanda pardon, et ouvrit.
{>fail}

=== recap dark
en:
A jarful of dark had turned out to be crowded.
fr:
Un bocal de noir s'était révélé plein de monde.

=== way >
en:
To get to Granny's you take the stepping stones past the ring, and keep on towards the smallest planet that you can see.
{>talent}
{>go}
Where a stone was missing there was a gap, and {H}, who had crossed it first, turned round and put out a hand.
[N:I'd love to,] said {N}, [N:but they're both in use.]
So one of them hauled at him by the wool, and the other one shoved, and the box got across first.
[N:It was easy when I was small,] he panted, [N:because I just came hopping along, without a present, without a box, with absolutely...] He looked at the stone between his feet. [N:It makes me go hot to think of it now, but I used to turn up with nothing at all.]
fr:
Pour aller chez Mémé, on suit les pierres, après l'anneau, et l'on vise la plus petite planète qu'on voit.
{>talent}
{>go}
Là où il manquait une pierre, il fallait de l'élan. {H} passa, se retourna et tendit la main.
[N:Ce serait avec plaisir,] dit {N}, [N:mais elles sont prises, toutes les deux.]
On le hissa donc par la laine d'un côté, on le poussa de l'autre, et la boîte arriva la première.
[N:Avant, c'était facile,] souffla-t-il. [N:J'étais haut comme ça, je sautais de l'une à l'autre, sans boîte, sans cadeau, sans...]
Il regarda la pierre entre ses pieds.
[N:Quand j'y pense, j'ai honte. J'arrivais chez elle sans rien.]

=== road >
en:
It was one of those planets on which you can see the ground bend. No rain ever falls there, and no wind blows, and so the dust keeps every step that has been taken in it, from the first to the last.
First came a trail of very small feet, and beside it a pair of slippers, so close that the two kept getting muddled up.
[N:Me,] said {N}. [N:Before the box.]
Then the feet had grown, and although the slippers went along with them as before, it was from further off, year after year, at the distance of a very large box.
[F:She's keeping in step, though,] said {F}. [F:Look. All the way.]
fr:
C'était une de ces planètes où l'on voit le sol se courber. Il n'y tombe jamais de pluie, il n'y souffle pas de vent, et la poussière garde tous les pas qu'on y fait, du premier au dernier.
D'abord venait une piste de tout petits pieds et, à côté, une paire de pantoufles, si près que les deux s'embrouillaient.
[N:C'est moi,] dit {N}. [N:Avant la boîte.]
Puis les pieds avaient grandi. Les pantoufles les accompagnaient toujours, mais de plus loin, d'une année sur l'autre, à la distance d'une très grosse boîte.
[F:Elle marche quand même au même pas,] dit {F}. [F:Regardez. D'un bout à l'autre.]

=== strand >
en:
A gong sailed over the stall and landed among the buns.
[A:That was {C},] said {A}, without turning her head. On a cushion at the back sat a monkey who could not have been more than one. [A:He's my youngest, and he has everything, because I see to that myself, though I hardly have time to look up. Whatever I hand him he studies, and flings away, and then he puts out his hands.]
{C} put out his hands, which opened, and closed, and opened.
[A:You see? He wants something better,] said {A}, and passed him a trumpet, backwards, while she weighed somebody's plums.
They waited for the crash. It came.
[A:And I've no idea what,] she said, more quietly. [A:I started him on the good spoons today.]
fr:
Un gong passa au-dessus de l'étal et atterrit dans les brioches.
[A:Ça, c'est {C},] dit {A} sans tourner la tête.
Au fond, sur un coussin, était assis un singe qui ne devait pas avoir plus d'un an.
[A:C'est mon petit dernier, et il a tout. J'y veille moi-même, moi qui n'ai pas le temps de lever le nez. Je lui passe une chose, il l'étudie, il la lance, et il tend les mains.]
{C} tendit les mains, les ouvrit, les referma.
[A:Vous voyez ? Il veut mieux,] dit {A}, qui lui passa une trompette, par-derrière, tout en pesant des prunes.
On attendit le fracas. Il vint.
[A:Mais quoi, je n'en sais rien,] ajouta-t-elle, plus bas. [A:Ce matin, j'ai entamé les belles cuillères.]

=== strandEnd
en:
{A} looked along the row, and went back to serve with one hand, which took her twice as long, because {C} was asleep in the other arm.
fr:
Madame Tout regarda la rangée, puis retourna servir d'une seule main. Elle y mit deux fois plus de temps, parce que {C} dormait dans l'autre bras.

=== quiet
en:
They rested on the last of the stones. {N} did it standing, since with a box of that size sitting down is easy, but final.
From there you could make out a lantern on the ground, and beside it something small and grey, which did not move at all.
[N:That's her,] said {N}. [N:She comes out after lunch. It's in case I come early.]
[F:And what becomes of the presents?] asked {F}.
[N:Oh, she's delighted. She says that it's lovely, and finds room for it on the shelf, and afterwards she stands about.] {N} took a new grip on the box. [N:It's funny, but she stands about as if I hadn't got there yet.]
fr:
On se reposa sur la dernière pierre. {N} se reposa debout : avec une boîte de cette taille, s'asseoir est facile, mais c'est définitif.
De là, on distinguait une lanterne posée par terre et, à côté, quelque chose de petit, de gris, qui ne bougeait pas.
[N:C'est elle,] dit {N}. [N:Elle sort après le déjeuner. C'est pour ne pas me rater.]
[F:Et tes cadeaux, que deviennent-ils ?] demanda {F}.
[N:Oh, elle est ravie. *Que c'est joli*, elle dit, et elle trouve une place sur l'étagère. Et après, elle reste plantée là.]
{N} reprit sa boîte un peu plus haut.
[N:C'est drôle. Elle reste là, comme si je n'étais pas encore arrivé.]

=== insight >
en:
[B:There you are, my sprout,] said Granny. Her hand had come out before her voice, and it stayed where it was, in front of the box.
[N:I haven't got it,] said the box. [N:I've even been where there's no more market, but wherever I look for Nothing there turns out to be something in it.] There was a wet patch on the lid, at the height of a nose.
{>gag2}
{>recap1} {>recap2} {>recap3}
{H} was hardly listening, because Granny's hand was still out, although nobody had put anything in it.
[H:{N},] said {H}. [H:Would you mind telling me what's in your granny's hand?]
One eye came round the edge of the lid. [N:Nothing,] he said, and then he said it over again, as if it were a word that he had never heard before. [N:*Nothing.*]
[H:It's about your size,] said {H}.
fr:
[B:Te voilà, mon poussin,] dit Mémé.
Sa main était sortie avant sa voix, et elle restait là, devant la boîte.
[N:Je ne l'ai pas,] dit la boîte. [N:J'ai essayé partout, même là où il n'y a plus de marché. Dès que je cherche Rien, il y a quelque chose dedans.]
Le couvercle avait une tache mouillée, à hauteur de nez.
{>gag2}
{>recap1} {>recap2} {>recap3}
{H} n'écoutait plus. La main de Mémé était toujours tendue, alors qu'on n'y mettait rien.
[H:{N},] dit {H}. [H:Tu peux me dire ce qu'il y a dans la main de ta mémé ?]
Un œil se montra au coin de la boîte.
[N:Rien,] dit {N}. Puis il le redit, comme un mot qu'on entend pour la première fois. [N:*Rien.*]
[H:À peu près à ta taille,] dit {H}.

=== turn why
en:
[N:But I can't take it,] said {N}. [N:I've got my hands full.]
[H:Then why don't you put that down?]
[N:Because if I put it down I'll be standing here with...] said {N}, and did not go on.
{>pay}
The box was set on the ground, with great care, as if it might still be wanted. {N} inspected his two hands, which were completely empty, chose the cleaner one, and laid it in Granny's. When hers had closed there was not a corner left over anywhere.
[N:So that's what it's like,] said {N} after a while. [N:It's warm.]
[B:And I thought that they'd stopped making them,] said Granny.
fr:
[N:Mais je ne peux pas le prendre,] dit {N}. [N:J'ai les mains pleines.]
[H:Pourquoi tu ne poses pas tout ça ?]
[N:Parce que si je le pose, me voilà devant elle avec...] dit {N}, et il n'alla pas plus loin.
{>pay}
La boîte fut posée par terre, avec soin, comme si elle pouvait encore servir. {N} inspecta ses deux mains. Pas d'erreur : elles étaient complètement vides. Il choisit la plus propre et la mit dans celle de Mémé, qui se referma. Il ne restait pas un coin de libre.
[N:Alors, c'est comme ça,] dit {N} au bout d'un moment. [N:C'est chaud.]
[B:Et moi qui croyais qu'on n'en faisait plus,] dit Mémé.

=== turn notice
en:
It was a small thing, and {H} noticed small things. [H:For a parcel, one holds one's palm up,] {h:he|she} said. [H:Hers is on its edge. Whatever it's waiting for comes in from the side.]
{>pay}
The box was set on the ground, with great care, as if it might still be wanted. {N} inspected his two hands, which were completely empty, chose the cleaner one, and laid it in Granny's. When hers had closed there was not a corner left over anywhere.
[N:So that's what it's like,] said {N} after a while. [N:It's warm.]
[B:And I thought that they'd stopped making them,] said Granny.
fr:
C'était un détail, et {H} remarquait les détails.
[H:Pour un paquet, on tend la main à plat,] dit-{h:il|elle}. [H:La sienne est sur la tranche. Ce qu'elle attend doit arriver par le côté.]
{>pay}
La boîte fut posée par terre, avec soin, comme si elle pouvait encore servir. {N} inspecta ses deux mains. Pas d'erreur : elles étaient complètement vides. Il choisit la plus propre et la mit dans celle de Mémé, qui se referma. Il ne restait pas un coin de libre.
[N:Alors, c'est comme ça,] dit {N} au bout d'un moment. [N:C'est chaud.]
[B:Et moi qui croyais qu'on n'en faisait plus,] dit Mémé.

=== turn count
en:
[H:It's a matter of arithmetic,] said {H}. [H:There are four hands, and two of them are full, and two are empty, and it has come out like that every year. Somebody must have got the sum wrong.]
{>pay}
The box was set on the ground, with great care, as if it might still be wanted. {N} inspected his two hands, which were completely empty, chose the cleaner one, and laid it in Granny's. When hers had closed there was not a corner left over anywhere.
[N:So that's what it's like,] said {N} after a while. [N:It's warm.]
[B:And I thought that they'd stopped making them,] said Granny.
fr:
[H:C'est un calcul,] dit {H}. [H:Quatre mains : deux toutes pleines, deux toutes vides, et c'est pareil tous les ans. Il y a forcément une erreur.]
{>pay}
La boîte fut posée par terre, avec soin, comme si elle pouvait encore servir. {N} inspecta ses deux mains. Pas d'erreur : elles étaient complètement vides. Il choisit la plus propre et la mit dans celle de Mémé, qui se referma. Il n'y avait plus un coin de libre.
[N:Alors, c'est comme ça,] dit {N} au bout d'un moment. [N:C'est chaud.]
[B:Et moi qui croyais qu'on n'en faisait plus,] dit Mémé.

=== restore
en:
They settled down all in a row, hand in hand, since on so small a planet there isn't room in any other way.
{A} brought the gold cup across in person, and held it out to them, but nobody had a hand free to take it.
{>end}
{>close}
Now {N} goes to Granny's every Sunday, and he's never late, since he has nothing to carry. She looks at what he's brought her, and says that he shouldn't have.
fr:
On s'installa tous en rang, la main dans la main, parce que sur une si petite planète on ne tient pas autrement. Au-dessus des têtes tournait l'anneau.
Madame Tout vint elle-même apporter la coupe, et la leur tendit. Personne n'avait de main libre pour la prendre.
{>end}
{>close}
Maintenant, {N} va chez Mémé tous les dimanches. N'ayant rien à porter, il n'est jamais en retard. Elle regarde ce qu'il lui apporte, et elle dit qu'il ne fallait pas.

=== last
en:
{each:@ had an itchy nose, and made do with somebody's shoulder.|@ had itchy noses, and made do with somebody's shoulder.}
fr:
{each:@ avait le nez qui grattait, et le frotta contre l'épaule d'à côté.|@ avaient le nez qui grattait, et le frottèrent contre l'épaule d'à côté.}

=== cameo
en:
They were overtaken by somebody woolly, in a hurry, with both hands empty. He was taking it to his granny, and didn't want it to get cold.
fr:
Quelqu'un de laineux les dépassa, pressé, les deux mains vides. Il portait ça à sa mémé, tant que c'était chaud.

=== ask
en:
When {N} says *nothing* and when Granny says it, do they mean the same?
Why did the footprints move apart, and who was keeping them in step?
What does somebody in your family want when they say *nothing*?
fr:
Quand {N} dit *rien* et quand Mémé dit *rien*, est-ce la même chose ?
Pourquoi les traces s'éloignaient-elles, et qui gardait le même pas ?
Dans ta famille, que veut-on quand on ne veut *rien* ?
`
