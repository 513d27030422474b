export const band9to14 = `
=== title
en:
Only the Ones That Fall
fr:
Seulement ceux qui tombent

=== title
en:
{H} and the Terror of the Paper Bird Cup
fr:
{H} et la terreur de la Coupe

=== teaser
en:
In thirty-three years, nothing anybody has folded at this school has ever been allowed to land.
fr:
En trente-trois ans, rien de ce qu'on a plié dans cette école n'a jamais eu le droit d'atterrir.

=== when
en:
On a morning with exactly the right amount of wind
fr:
Un matin où il y avait exactement le vent qu'il faut

=== plant bell
en:
{>when}, {H} had the cat's bell along, which the cat had handed back in person. It was too good a bell: in two years of wearing it she had surprised nobody, and it had begun to affect her character.
fr:
{>when}, {H} avait emporté le grelot du chat, qui l'avait rendu en personne. C'était un trop bon grelot : en deux ans, l'animal n'avait surpris personne, et cela commençait à lui gâter le caractère.

=== about bell
en:
[F:Can anybody walk about with it and not ring?] asked {F}.
[H:If you think of nothing else,] said {H}. [H:I got as far as the stairs, and then I thought of lunch.]
fr:
[F:Est-ce qu'on peut marcher avec sans qu'il sonne ?] demanda {F}.
[H:Si l'on ne pense à rien d'autre,] dit {H}. [H:Je suis {h:allé|allée} jusqu'à l'escalier, et là, j'ai pensé au déjeuner.]

=== pay bell
en:
[H:Then you'll need something to do with those,] said {H}, looking at the claws, and shut the cat's bell up in them. [H:Both feet. If it rings, you moved.]
It was some time before the last claw could bring itself to close.
fr:
[H:Alors, il faut t'occuper les griffes,] dit {H}, et le grelot du chat y disparut. [H:À deux pattes. S'il sonne, c'est que tu as bougé.]
La dernière griffe mit longtemps à se décider.

=== plant marble
en:
{>when}, {H} was carrying the big marble, the one with a sky inside it. {H} had never played with it, since the whole trouble with marbles is that you look after one for years, and then it rolls.
fr:
{>when}, {H} avait sur {h:lui|elle} la grosse bille, celle qui a un ciel à l'intérieur. {H} n'y jouait jamais. Une bille, on en prend soin pendant des années, et puis un jour elle roule.

=== about marble
en:
[F:What's the weather like in there?] asked {F}.
[H:Clearing up,] said {H}, and put it back where nothing could happen to it.
fr:
[F:Quel temps fait-il, là-dedans ?] demanda {F}.
[H:Ça se lève,] dit {H}, qui la remit là où rien ne pouvait lui arriver.

=== pay marble
en:
[H:Then you'll need something to do with those,] said {H}, looking at the claws, and put the big marble into them. [H:Both feet. It's a sloping roof, and I've had it since I was three.]
You could see {V} feel the weight of that. One by one the claws went shut.
fr:
[H:Alors, il faut t'occuper les griffes,] dit {H}, et la grosse bille s'y posa. [H:À deux pattes. Le toit penche, et je l'ai depuis mes trois ans.]
{V} sentit tout le poids de la chose. L'une après l'autre, les griffes se fermèrent.

=== pay own
en:
[H:Then you'll need something to do with those,] said {H}, looking at the claws, and laid {h:his|her} own {T} in them. [H:Both feet, please. I'm rather fond of {n:it|them}.]
{V} looked down at what there was to be careful of, and one by one the claws went shut.
fr:
[H:Alors, il faut t'occuper les griffes,] dit {H}, et {h:il|elle} y déposa {son T}. [H:À deux pattes, s'il te plaît. J'y tiens.]
{V} considéra ce qu'il y avait là à ne pas lâcher. L'une après l'autre, les griffes se fermèrent.

=== lack >
en:
Once a year the school folds its homework into birds, and the one that comes down last wins the Cup. At nine o'clock {A}, who is a tortoise, and has given the start since before there was a school, had mounted his box. [A:On your marks,] he said. He hoped to reach *go* by four.
That left a day to practise in. {N}, a small pig, and fond of his family, drew back his arm and threw. His bird climbed, trembled, and turned over on to its nose.
[V:*Got you!*]
A firebird the size of a stove came off the roof like a slammed door, and took it out of the air.
[N:That's {V},] said {N}. [N:There has never been one left by *go*. I did so want something of ours to fly. We've even got hens.]
{>gag1}
fr:
Une fois par an, l'école plie ses devoirs en forme d'oiseaux, et celui qui se pose en dernier gagne la Coupe. À neuf heures, {A}, qui est une tortue et donne le départ depuis plus longtemps qu'il n'y a d'école, était monté sur sa caisse.
[A:À vos marques,] dit-il.
Il pensait dire *partez* vers quatre heures.
Cela laissait la journée pour s'entraîner. {N}, un petit cochon qui avait l'esprit de famille, recula le bras et lança. Son oiseau monta, trembla et piqua du nez.
[V:*Je te tiens !*]
Un oiseau de feu, gros comme un poêle, tomba du toit comme une porte qui claque et le cueillit en l'air.
[N:C'est {V},] dit {N}. [N:Il n'en est jamais resté un seul pour *partez*. J'aurais tant voulu que quelque chose de chez nous vole. Et on a des poules.]
{>gag1}

=== try hard
en:
The first plan was speed. {H} folded a bird with a nose like a needle, and {F} took a run-up the whole length of the yard. {each:@ shouted encouragement at the paper.|@ shouted encouragement at the paper.} The thing left {F}'s hand so fast that it was almost out of sight before it occurred to anyone that *fast* is not the same as *up*.
It was making for the puddle by the gate. They had time to see its reflection coming to meet it.
[V:Got you,] said {V}, and a claw closed, one finger above the water.
There ought to have been some gloating. But {v:he|she} only turned the bird over, gently enough, and inspected it underneath. Then {v:he|she} raised {v:his|her} head and gave {H} a look that people usually keep for those who drive too fast past schools.
{>fail}
fr:
Le premier plan, c'était la vitesse. {H} plia un oiseau au nez pointu comme une aiguille, et {F} prit son élan sur toute la longueur de la cour. {each:@ encourageait le papier de la voix.|@ encourageaient le papier de la voix.} L'oiseau était déjà tout petit quand chacun se rappela que *vite* n'est pas la même chose que *haut*.
Il filait sur la flaque du portail. On eut le temps de voir son reflet venir à sa rencontre.
[V:Je te tiens !]
Une griffe s'était fermée, à un doigt de l'eau.
On attendait un ricanement. Mais {V} se contenta de retourner l'oiseau, avec précaution, et de l'examiner par-dessous. Puis {H} reçut un de ces regards qu'on garde pour ceux qui passent trop vite devant les écoles.
{>fail}

=== recap hard
en:
Above the puddle {V} had turned it over, to see whether anything had happened to its tummy.
fr:
Au-dessus de la flaque, {V} l'avait retourné, pour voir s'il ne s'était rien fait au ventre.

=== try many
en:
[H:Two feet and one beak,] said {H}. [H:That makes three. So we throw thirty.]
The whole school was got up on to the benches, with its arithmetic in its hands. Somebody counted, and the air turned white: it was like being inside a snowstorm that had corners.
[V:Got you. Got you, got you. And you!] It was dreadful, and if you were honest it was also the best flying that anybody there would ever see. {v:He|She} had five across the beak, and the others fanned out between the claws like a hand of cards; not one of them touched the ground.
One did get through. It came along at the height of a hat, level and unhurried, passed {V} within a feather's breadth, and went on over the wall.
[F:Ha!] said {F}. [F:Missed!]
{V} had not so much as put out a claw.
fr:
[H:Deux pattes et un bec,] dit {H}. [H:Ça fait trois. Nous allons en lancer trente.]
On fit monter toute l'école sur les bancs, son calcul à la main. Quelqu'un compta, et l'air devint blanc : on se serait cru dans une tempête de neige à angles droits.
[V:Je te tiens. Et toi, et toi. Et toi !]
C'était affreux et, pour être juste, c'était aussi le plus beau vol que cette cour verrait jamais. Cinq en travers du bec, les autres en éventail entre les griffes, comme un jeu de cartes ; pas un ne toucha terre.
Il y en eut pourtant un qui passa. Il arriva à hauteur de chapeau, bien droit, sans se presser, frôla {V} d'une plume et s'en alla par-dessus le mur.
[F:Ha !] fit {F}. [F:Raté !]
{V} n'avait même pas tendu la griffe.

=== recap many
en:
The only one to get by had been flying as level as a shelf.
fr:
Le seul qui soit passé volait droit comme une étagère.

=== try inside >
en:
There remained the great indoors. They shut the door to the yard, stood {N} at one end of the corridor, and told him to throw as though nobody were looking.
It was the flight of his life. Past the coats it went, and past the kitchen, where somebody was coughing; and there, having heard perhaps that the world is wide, it turned left and went out by the one window in the building that was open.
They all got their heads out at the same time. Below stood {V}, with both wings held up like somebody waiting for washing to come off the line, and {v:his|her} eyes on the sill. The bird arrived exactly on the beak.
[V:Got you,] said {V}, rather out of breath.
[F:That's not fair,] said {F}. [F:{v:He|She} can't have chased it. {v:He|She} was already standing there.]
fr:
Restait l'intérieur. On ferma la porte de la cour, on mit {N} au bout du couloir, et on lui dit de lancer comme si personne ne regardait.
Ce fut le vol de sa vie. L'oiseau passa les manteaux, il passa la cuisine, où quelqu'un toussait. Puis, ayant sans doute entendu dire que le monde est vaste, il tourna à gauche et sortit par la seule fenêtre ouverte de tout le bâtiment.
Toutes les têtes arrivèrent en même temps au-dehors. En bas, {V} attendait, les deux ailes levées comme on attend le linge sous un balcon, les yeux fixés sur la fenêtre. L'oiseau lui arriva droit sur le bec.
[V:Je te tiens,] souffla {V}, hors d'haleine.
[F:Ce n'est pas de jeu,] dit {F}. [F:{v:Il|Elle} n'a pas pu le poursuivre. {v:Il|Elle} était déjà dessous.]

=== recap inside
en:
A thief comes from above, and {V} had been waiting underneath.
fr:
Un voleur arrive par en haut, et {V} attendait par en dessous.

=== strand >
en:
Whoever went by the kitchen that week went by on hands and knees, because that was where the air was. Inside, in the smoke, {B} the cook was moving about by memory. She was a badger, and could be told only by her cough.
[B:It's the chimney,] said the smoke. [B:It used to draw like an artist. Now there's something sitting on it, and it's cold soup since Tuesday. Are you growing, all of you? You sound as if you weren't growing.]
A bowl came out of the dark. {F}, who had been well brought up, took a large spoonful and said that it was delicious.
[B:That's the washing-up,] said {B}. There was a silence, while she thought about the children of today. [B:The soup is on the left.]
fr:
Cette semaine-là, devant la cuisine, on passait à quatre pattes, parce que c'était là qu'il restait de l'air. Dedans, dans la fumée, {B}, la cuisinière, se déplaçait de mémoire. Elle était blaireau, et on ne la reconnaissait qu'à sa toux.
[B:C'est la cheminée,] dit la fumée. [B:Elle tirait si bien ! Maintenant, il y a quelque chose posé dessus, et depuis mardi c'est soupe froide. Vous grandissez, au moins ? À vous entendre, vous ne grandissez pas.]
Un bol sortit du noir. {F}, qui avait de l'éducation, en prit une grande cuillerée et déclara que c'était très bon.
[B:Ça, c'est l'eau de vaisselle,] dit {B}.
Il y eut un silence, le temps qu'elle réfléchisse aux enfants d'aujourd'hui.
[B:La soupe est à gauche.]

=== strandEnd
en:
The chimney drew, and {B} could see at last what she was making. It was pancakes.
fr:
La cheminée tirait, et {B} vit enfin ce qu'elle faisait : c'étaient des crêpes.

=== way >
en:
So somebody would have to go up and ask for the birds back, and everybody looked at the sky, and then at {H}.
The stairs of a school are like its children: you only know the ones in your own year. First there was the flight they ran down every day, then that of the teachers, who turned out to have a carpet, and then one that belonged to nobody, where the dust lay as thick as a cat.
{>talent}
{>go}
[A:Get...] came a voice from the bottom of the world. {A} had reached the second word.
The last step ended at a very small door. It was warm to the touch, and on the other side somebody was humming, the way you hum with your beak shut, so as not to wake anyone.
fr:
Il fallait donc que quelqu'un monte réclamer les oiseaux. Tout le monde regarda le ciel, puis {H}.
Les escaliers d'une école, c'est comme les élèves : on ne connaît que ceux de son année. Il y eut d'abord celui qu'on dévale tous les jours. Puis celui des maîtres, qui avaient un tapis, on l'apprit ce jour-là. Puis celui de personne, où la poussière, épaisse comme un chat, garda l'empreinte de chaque pied comme si elle en attendait depuis longtemps.
{>talent}
{>go}
[A:Prêts...] fit une voix, au fond du monde.
C'était {A}, qui en était au deuxième mot.
La dernière marche s'arrêtait devant une porte minuscule. Elle était tiède sous la main et, derrière, quelqu'un chantonnait, le bec fermé, comme on chantonne pour ne réveiller personne.

=== road >
en:
There was a flat bit of roof, with a railing round it, and nobody on it. But up against the warm side of the chimney, and well over the edge of it, somebody had built a nest the size of a double bed.
They were all in there. Fractions, dictations, a poem about autumn, a cow in crayon: row upon row, with the noses pointing out and the creases smoothed flat by something hot. Every one had a leaf drawn up to its wings. And before each nose lay a crumb, and beside it yesterday's crumb, and the one from the day before.
[F:They won't eat,] whispered {F}, before remembering what they were.
{N}'s first bird was at the end of the row. It had its beak in a bandage, and the knot was much too big, as knots are when one has only claws.
fr:
Il y avait un bout de toit plat, avec une balustrade, et personne. Mais contre le côté tiède de la cheminée, et débordant largement dessus, on avait bâti un nid grand comme un lit à deux places.
Ils étaient tous dedans. Des fractions, des dictées, un poème sur l'automne, une vache aux crayons gras : rang après rang, le nez dehors, les plis repassés par quelque chose de chaud. Chacun avait une feuille remontée jusqu'aux ailes. Et devant chaque bec il y avait une miette, à côté de la miette d'hier et de celle d'avant-hier.
[F:Ils ne mangent rien,] souffla {F}, avant de se rappeler ce que c'était.
Le premier oiseau {de N} était au bout du rang. Il avait le bec dans un bout de chiffon, et le nœud était beaucoup trop gros, comme sont les nœuds quand on n'a que des griffes.

=== quiet
en:
A shadow came over the railing, and they got down behind the flower pots.
{V} landed as one sits down in a room where somebody has just dropped off. {v:He|She} did not get into the nest. A firebird can't, with paper. {v:He|She} settled an arm's length away, on the cold tiles, and looked at it.
{>gag2}
Once, when the smallest one tipped over, {v:he|she} reached out a single feather to set it straight, and snatched it back, and bent close to see if it had left a mark. It had: a very thin brown line along the wing. For quite a while after that {V} sat on all {v:his|her} feathers.
Then the wind came along the row, and every paper head nodded. And {V}, who thought that nobody could see, nodded back.
fr:
Une ombre passa la balustrade. On se jeta derrière les pots de fleurs.
{V} se posa comme on s'assoit dans une chambre où quelqu'un vient de s'endormir. Mais pas dans le nid : un oiseau de feu ne peut pas, avec du papier. {V} s'installa à un bras de là, sur les tuiles froides, et le regarda.
{>gag2}
Une fois, le plus petit bascula. {V} tendit une seule plume pour le redresser, la retira d'un coup, et se pencha pour voir si elle avait laissé une marque. Il y en avait une : un trait brun, très fin, le long de l'aile. Pendant un bon moment, {V} resta assis{v:|e} sur toutes ses plumes.
Puis le vent passa sur les rangs, et toutes les têtes de papier s'inclinèrent. Et {V}, croyant que personne ne regardait, leur rendit leur salut.

=== insight >
en:
Lessons began at three. {V} stood one of the birds right on the edge, facing the drop. [V:Chin up. Just as I do it,] {v:he|she} said, and gave it the smallest push in the world. It fell like what it was. {V} went after it. [V:Got you. No, no, that was better. Again.]
{>recap1} {>recap2} {>recap3}
[H:It's only the ones that fall,] said {H}, forgetting to whisper. [H:{v:He's|She's} never in {v:his|her} life taken one that could fly. {v:He's|She's} bringing them up.]
{V} had come round with every feather on end. [V:*You!* Thirty-three years! Off windowsills! Off benches, in handfuls! Such little ones, with their wings still creased!] {v:His|Her} voice went up and broke. [V:Do your mothers know what you do?]
fr:
La leçon était à trois heures. {V} posa un petit oiseau tout au bord, face au vide.
[V:Le menton haut. Fais comme moi,] dit-{v:il|elle}, en le poussant le moins possible.
Il tomba comme ce qu'il était. {V} plongea.
[V:Je te tiens. Mais si, c'était mieux. On recommence.]
{>recap1} {>recap2} {>recap3}
[H:C'est seulement ceux qui tombent,] dit {H}, qui en oublia de chuchoter. [H:{v:Il|Elle} n'en a jamais pris un seul qui savait voler. {v:Il|Elle} les élève.]
{V} s'était {v:retourné|retournée}, toutes plumes dehors.
[V:*Vous !* Trente-trois ans ! Par les fenêtres ! Du haut des bancs, et par poignées ! Des petits comme ça, avec les ailes encore froissées !]
La voix monta, et se cassa.
[V:Et vos mères, elles savent ce que vous faites ?]

=== turn build
en:
So {H}, who could build whatever could be built, took the bandage off {N}'s bird and made the bad wing over again, to match the good one. [H:It doesn't need catching now,] said {H}. [H:It needs letting.]
[V:It will fall,] said {V}. [V:They all fall.]
{>pay}
{H} let the bird go. It dipped at once, of course. Something in {V}'s throat went off like a kettle, but {v:his|her} feet were full. It was under the railing, it was gone. And then the wind, which had been waiting since nine o'clock, brought it up over the chimney and out across the wall.
[V:Nobody's got it,] whispered {V}.
fr:
{H}, qui savait construire tout ce qui se construit, ôta son bandage à l'oiseau {de N} et refit la mauvaise aile, pareille à l'autre.
[H:Maintenant, il n'a plus besoin qu'on le rattrape,] dit {H}. [H:Il a besoin qu'on le laisse.]
[V:Il va tomber,] dit {V}. [V:Ils tombent tous.]
{>pay}
{H} lâcha l'oiseau. Il descendit aussitôt, forcément. Quelque chose siffla comme une bouilloire dans la gorge {de V}, mais ses deux pattes étaient prises. L'oiseau passa sous la balustrade, on ne le vit plus. Alors le vent, qui attendait depuis neuf heures, le remonta plus haut que la cheminée et l'emporta par-delà le mur.
[V:Personne ne le tient,] murmura {V}.

=== turn still
en:
{H} took the bandage off {N}'s bird, bent the bad wing straight, and then did what {h:he|she} did best: stood perfectly still, beside somebody who couldn't.
[H:We'll do it together,] said {H}. [H:All you do is nothing.]
[V:It will fall,] said {V}. [V:They all fall.]
{>pay}
{H} let the bird go. It dipped at once, of course. Something in {V}'s throat went off like a kettle, but {H} did not move, and so {v:he|she} didn't either. It was under the railing; it was gone; and then the wind, which had been waiting since nine o'clock, brought it up over the chimney and out across the wall.
[V:Nobody's got it,] whispered {V}.
fr:
{H} ôta son bandage à l'oiseau {de N} et redressa la mauvaise aile. Puis {H} fit ce qu'{h:il|elle} savait faire mieux que personne : rester sans bouger, tout près de quelqu'un qui ne pouvait pas.
[H:On le fait ensemble,] dit {H}. [H:Il suffit de ne rien faire.]
[V:Il va tomber,] dit {V}. [V:Ils tombent tous.]
{>pay}
{H} lâcha l'oiseau. Il descendit aussitôt, forcément. Quelque chose siffla comme une bouilloire dans la gorge {de V} ; mais {H} ne bougeait pas, alors {V} non plus. L'oiseau passa sous la balustrade, on ne le vit plus. Alors le vent, qui attendait depuis neuf heures, le remonta plus haut que la cheminée et l'emporta par-delà le mur.
[V:Personne ne le tient,] murmura {V}.

=== turn why
en:
[H:Why do you catch them?] asked {H}, bending the bad wing of {N}'s bird straight.
[V:Because they fall.]
[H:And why do they fall?]
[V:Because they haven't learnt,] said {V}, as though to somebody slow. [V:They've never once got further than me.]
Nobody said anything, {V} least of all, who had heard it too.
{>pay}
{H} let the bird go. It dipped at once, of course. Something in {V}'s throat went off like a kettle, but {v:his|her} feet were full. It was under the railing, it was gone. And then the wind, which had been waiting since nine o'clock, brought it up over the chimney and out across the wall.
[V:Nobody's got it,] whispered {V}.
fr:
[H:Pourquoi tu les rattrapes ?] demanda {H} en redressant l'oiseau {de N}.
[V:Parce qu'ils tombent.]
[H:Et pourquoi ils tombent ?]
[V:Parce qu'ils n'ont pas appris,] dit {V}, comme à quelqu'un d'un peu lent. [V:Ils ne sont jamais allés plus loin que moi.]
Personne ne dit rien, et surtout pas {V}, qui venait de l'entendre aussi.
{>pay}
{H} lâcha l'oiseau. Il descendit aussitôt, forcément. Quelque chose siffla comme une bouilloire dans la gorge {de V}, mais ses deux pattes étaient prises. L'oiseau passa sous la balustrade, on ne le vit plus. Alors le vent, qui attendait depuis neuf heures, le remonta plus haut que la cheminée et l'emporta par-delà le mur.
[V:Personne ne le tient,] murmura {V}.

=== restore
en:
It came down last of them all, in the next street but one. {H} and {N} each got a handle of the Cup, and before supper the rest had gone out over the wall, one by one, with {V} watching. [A:Go!] said {A}, and could find nobody to whom it applied.
{>close}
These days {V} waits under the yard wall, wings out, in case. {N} jumps off it four times every playtime. [V:Got you,] says {V}. But there is a moment before that when nobody has him, and in that moment, very briefly, a pig flies.
fr:
Il se posa bon dernier, deux rues plus loin. {H} et {N} reçurent chacun une anse de la Coupe, et les autres passèrent le mur avant le dîner, un par un, sous les yeux {de V}.
[A:Partez !] dit {A}, surpris de ne trouver personne que cela concerne.
{>close}
Maintenant, {V} reste sous le mur de la cour, les ailes ouvertes, au cas où. {N} en saute quatre fois par récréation.
[V:Je te tiens,] dit {V}.
Mais il y a un instant, juste avant, où personne ne le tient. Et pendant cet instant, très court, un cochon vole.

=== last
en:
{each:@ folded till there was not a sum left in the school.|@ folded till there was not a sum left in the school.}
fr:
{each:@ plia jusqu'à ce qu'il ne reste plus une addition dans l'école.|@ plièrent jusqu'à ce qu'il ne reste plus une addition dans l'école.}

=== cameo
en:
A paper bird came over the wall of a school, going nicely, and some way behind it, looking as if by chance in the other direction, flew a large red one.
fr:
Un oiseau en papier franchit le mur d'une école, bien droit. Loin derrière, en faisant mine de regarder ailleurs, volait un grand oiseau rouge.

=== ask
en:
Both sides in this story think that the other is cruel. Who is right?
Why does {H} give {V} something to hold?
What is the difference between catching somebody and holding on to them?
fr:
Dans cette histoire, chacun croit que l'autre est cruel. Qui a raison ?
Pourquoi {H} donne-t-{h:il|elle} quelque chose à tenir à {V} ?
Quelle différence y a-t-il entre rattraper quelqu'un et le retenir ?
`
