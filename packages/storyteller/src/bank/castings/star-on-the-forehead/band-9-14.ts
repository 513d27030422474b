export const band9to14 = `
=== title
en:
A Star on the Forehead
fr:
L'étoile au front

=== title
en:
The Longest Game in the Sea
fr:
La plus longue partie du monde

=== teaser
en:
Every evening somebody enormous, with a star on the forehead, lifts up the houses of the reef and looks underneath, and nobody has ever dared to ask why.
fr:
Chaque soir, quelqu'un d'énorme, une étoile au front, soulève les maisons du récif et regarde dessous, et personne n'a jamais osé demander pourquoi.

=== when
en:
On the last Thursday of the holidays
fr:
Le dernier jeudi des vacances

=== plant medal
en:
{>when}, {H} put on the tin medal that {h:he|she} had won at musical statues. *For Keeping Still*, it said, and although it was well known that {H} had simply fallen asleep, nobody had found anything against that in the rules.
fr:
{>when}, {H} mit sa médaille de fer-blanc, gagnée à Un, deux, trois, soleil. *Pour n'avoir pas bougé*, disait la médaille. Tout le monde savait {que H} s'était seulement {h:endormi|endormie}, mais le règlement ne prévoyait rien contre cela.

=== about medal
en:
[F:Will you ever go in for it again?] asked {F}.
[H:No,] said {H}. [H:I don't believe that I could do it awake.]
fr:
[F:Et tu vas rejouer, un jour ?] demanda {F}.
[H:Non,] dit {H}. [H:Les yeux ouverts, je n'y arriverais jamais.]

=== pay medal
en:
In fifty years nobody had given a thought to the prize. {H} undid the tin medal, which left two small holes, and read it out before pinning it on, so that everything should be in order: *For Keeping Still*. [H:I only did one song,] {h:he|she} said.
fr:
En cinquante ans, personne n'avait songé au prix. {H} défit la médaille de fer-blanc, qui laissa deux petits trous, et la lut à haute voix avant de l'épingler, pour que tout soit en règle : *Pour n'avoir pas bougé*.
[H:Moi, j'ai tenu une minute,] dit-{h:il|elle}.

=== pay own
en:
In fifty years nobody had given a thought to the prize, and a prize is no good unless somebody would rather have kept it. {H} held {h:his|her} {T} a little longer than was necessary. [H:First prize,] {h:he|she} said, and let go.
fr:
En cinquante ans, personne n'avait songé au prix, et un prix ne vaut rien si personne n'aurait voulu le garder. {H} tint {son T} un peu plus longtemps qu'il ne fallait.
[H:Premier prix,] dit-{h:il|elle}, les mains vides.

=== lack >
en:
At six the whole street was standing in front of its houses with its hair combed. Down the middle came {V}, a whale like a chapel, with a star on {v:his|her} forehead. {v:He|She} took the first house by the chimney, lifted it, considered the spot underneath, and said, [V:Not here.] Then {v:he|she} put it down, never quite where it had been, and took the next, and so on as far as the school. After the school came a turtle.
[A:As I happen to *be* my house,] she said, upside down, [A:I'm inspected in person. Every evening, and at my age!]
[H:But what for?]
[A:One doesn't put questions to a star, my dear.] She was set down further to the left. On that side, just past the last garden, was the Drop, where the sea went on, but downwards.
{>gag1}
fr:
À six heures, toute la rue attendait devant ses maisons, bien coiffée. Au milieu s'avança {V}, {v:un cachalot grand|une baleine grande} comme une chapelle, une étoile au front. {v:Il|Elle} prit la première maison par la cheminée, la souleva et examina la place vide.
[V:Pas là,] dit-{v:il|elle}.
Puis {v:il|elle} la reposa, jamais tout à fait à sa place, et ainsi de suite jusqu'à l'école. Après l'école, il y avait une tortue.
[A:Comme il se trouve que ma maison, c'est *moi,*] dit-elle, la tête en bas, [A:je suis inspectée en personne. Tous les soirs, et à mon âge !]
[H:Mais pourquoi ?]
[A:On ne pose pas de questions à une étoile.]
On la remit par terre, plus à gauche, et elle jeta un coup d'œil de ce côté-là, comme tout le monde. Juste après le dernier jardin s'ouvrait le Trou, où la mer continuait, mais vers le bas.
{>gag1}

=== try polish
en:
[H:Inspections are easy,] said {H}. [H:You find out what the rule is, and you're tidy.]
As nobody knew the rule, they were tidy all over. They swept beneath the school, and aired the cellars. {each:@ did the corners, with a toothbrush.|@ did the corners, with a toothbrush.} The turtle was waxed below, until the entire street could be seen in her, the wrong way up.
{V} took a long time over it. {v:He|She} looked behind the broom, and round the bucket; a teaspoon was examined, first on the one side, then on the other.
[V:It's so *clean*,] said {V}, and it was not praise. [V:There's nothing left to be behind.]
{>fail}
And everything came down again, a little nearer to the edge.
fr:
[H:Une inspection, c'est simple,] dit {H}. [H:On trouve le règlement, et on est propre.]
Comme personne ne connaissait le règlement, on fut propre partout. On balaya sous l'école, on aéra les caves. {each:@ fit les coins à la brosse à dents.|@ firent les coins à la brosse à dents.} La tortue fut cirée par-dessous, si bien que toute la rue se voyait dedans, à l'envers.
{V} prit son temps. {v:Il|Elle} regarda derrière le balai et autour du seau. Une petite cuillère fut examinée d'un côté, puis de l'autre.
[V:Que c'est *propre,*] dit {V}, et ce n'était pas un compliment. [V:Il n'y a plus rien, dans cette rue, derrière quoi se mettre.]
{>fail}
Et tout redescendit, un peu plus près du bord.

=== recap polish
en:
Somebody who inspects houses had looked on both sides of a teaspoon.
fr:
L'inspection des maisons avait retourné une petite cuillère.

=== try table
en:
Perhaps it was a matter of lost property. {H} had the word passed along, and before long there lay in the middle of the street everything that anybody had ever found and meant to give back: pearls, keys, the front half of a piano, and sixteen boots, all of them left.
{V} went along it with great courtesy, turned up each thing, looked beneath, and laid it down at exactly the same angle. [V:You've been to such trouble,] {v:he|she} said. [V:No.]
[H:If you'd tell us what's missing, we could help you look.]
{V} glanced over one fin, then over the other, and bent down, until the great mouth was beside {H}'s ear.
[V:I'm not allowed any help,] said {V}. [V:It wouldn't count.]
fr:
Il s'agissait peut-être d'objets trouvés. {H} fit passer le mot, et bientôt s'étala au milieu de la rue tout ce que chacun avait un jour ramassé et comptait bien rendre : des perles, des clés, l'avant d'un piano et seize bottes, toutes gauches.
{V} passa devant avec beaucoup de courtoisie, souleva chaque chose, regarda dessous et la reposa exactement dans le même sens.
[V:Vous vous êtes donné tant de mal,] dit-{v:il|elle}. [V:Non.]
[H:Si tu nous disais ce qui manque, on t'aiderait à chercher.]
{V} jeta un œil derrière une nageoire, puis derrière l'autre, et se pencha, jusqu'à ce que l'énorme bouche soit contre l'oreille {de H}.
[V:Je n'ai pas le droit d'être {v:aidé|aidée},] dit {V}. [V:Ça ne compterait pas.]

=== recap table
en:
With help, {V} had said, it would not count.
fr:
Avec de l'aide, avait dit {V}, ça ne comptait pas.

=== try hide >
en:
[H:This evening,] said {H}, [H:nobody will be at home.] And the whole street moved into the kelp, with its curtains and its grandmothers, and kept as quiet as it could.
The kelp parted. Nobody had ever seen {V} with such a face; it was years younger.
[V:Found you!] {v:he|she} cried. [V:And you! And you, behind the fan... oh, but that's good, that's *very* good, I'd have gone straight past!] It took a minute and a half. Last of all came the turtle, who had been a boulder since the word *hide*, and had begun to believe it.
Then {V} looked through them once more, one by one, as one looks through one's pockets.
[V:Ah,] said {V}. [V:It's only everybody.]
fr:
[H:Ce soir,] dit {H}, [H:il n'y aura personne à la maison.]
Et toute la rue s'installa dans les algues, avec ses rideaux et ses grands-mères, et fit le moins de bruit possible.
Les algues s'écartèrent. Personne n'avait jamais vu cette tête-là à {V} : une tête d'enfant.
[V:Trouvé !] cria-t-{v:il|elle}. [V:Toi aussi ! Et toi, derrière l'éventail... oh, mais c'est fort, c'est *très* fort, je serais {v:passé|passée} à côté !]
Cela prit une minute et demie. La dernière fut la tortue, qui faisait le rocher avec tant de cœur qu'elle commençait à y croire.
Alors {V} les regarda encore, l'un après l'autre, comme on refait ses poches.
[V:Ah,] dit {V}. [V:Ce n'est que tout le monde.]

=== recap hide
en:
In front of people in hiding, {V} had been young, for a minute and a half.
fr:
Devant des gens cachés, {V} avait rajeuni, une minute et demie.

=== way >
en:
What an inspector does after work, nobody knows. They went after {V}, keeping well down among the sponges.
{>talent}
{>go}
{V} looked under a pebble, and then behind a blade of kelp: on the left of it, on the right of it, and quickly on the left again, in case. At the end of the street there was a lump of coral. {v:He|She} leaned {v:his|her} forehead on it, just beside the star, and rubbed, with a sigh that rocked the sponges.
[V:There it goes again,] said {V}, to nobody. [V:It never used to itch. It's only since.]
Since when, {v:he|she} did not say, because there was nobody there to be told, and because {v:he|she} had already begun on the coral.
fr:
Ce que fait {v:un inspecteur|une inspectrice} après le travail, nul ne le sait. {hf:Ils|Elles} suivirent {V}, en rasant les éponges.
{>talent}
{>go}
{V} regarda sous un caillou, puis derrière un brin d'algue : à gauche, à droite, et vite encore à gauche, au cas où. Au bout de la rue, il y avait un gros corail. {v:Il|Elle} y appuya le front, tout près de l'étoile, et se frotta avec un soupir qui fit pencher les éponges.
[V:Voilà que ça recommence,] dit {V}, pour personne. [V:Avant, ça ne me grattait pas. C'est depuis.]
Depuis quand, {v:il|elle} ne le dit pas, parce qu'il n'y avait personne à qui le dire, et parce que le corail était déjà en l'air.

=== road >
en:
Where the kelp grows thickest, a rock stood by itself. Somebody had worn a hollow in it, no larger than a plate, at the height of {H}'s knee. Over that was another, about as big as a tray, and then one like a cartwheel, and so on up, until you would have wanted two ladders, and a good reason.
At home there was a doorpost with pencil lines on it, so {H} knew what it looks like when somebody grows. {F} leaned into the lowest one, to try it.
[F:It's for a forehead,] said {F}, from inside. [F:It's perfectly dark in here. I've no idea where you all are.]
Beside each hollow the stone was scratched, in neat rows, ten to a row, and ten rows.
fr:
Là où les algues sont le plus serrées, un rocher se dressait tout seul. À force, quelqu'un y avait fait un creux, pas plus large qu'une assiette, à la hauteur du genou {de H}. Il y en avait un autre au-dessus, comme un plateau, puis un autre, comme une roue de charrette, et ainsi de suite. Tout en haut, il aurait fallu deux échelles et une bonne raison.
À la maison, il y avait des traits de crayon sur le bord d'une porte : {H} savait donc à quoi ressemble quelqu'un qui grandit. {F} se pencha dans le creux du bas, pour l'essayer.
[F:C'est pour un front,] dit {F}, de l'intérieur. [F:On n'y voit rien du tout. Je ne sais même plus où vous êtes.]
À côté de chaque creux, la pierre était griffée de petits traits bien rangés, dix par ligne, et dix lignes.

=== strand >
en:
The last house had its doorstep over the Drop already, and on the doorstep, next to a suitcase, sat a sea snail, with the face of somebody in the front row.
[B:All my life I've wanted to travel,] he told them. [B:It was the walking I could never manage; I do a yard a year, with rests. And now I lie down at night, and by morning they've changed the view! On Monday I had the school. Yesterday I had the back of the school.] He leaned out. [B:And today, this. Isn't it *vast?*]
[H:It's the edge. There isn't any street after this.]
[B:I've thought of that,] said the sea snail, patting the suitcase. [B:Tomorrow, I take it, one goes abroad.]
fr:
La dernière maison avait déjà le seuil au-dessus du Trou et, sur ce seuil, à côté d'une valise, se tenait un escargot de mer, avec la tête de quelqu'un qui a eu une place au premier rang.
[B:Toute ma vie, j'ai voulu voyager,] leur dit-il. [B:C'est la marche qui ne venait pas : je fais un mètre par an, en comptant les pauses. Et maintenant, je me couche, et le matin, on m'a changé la vue ! Lundi, j'avais l'école. Hier, j'avais l'arrière de l'école.]
Il se pencha au-dehors.
[B:Et aujourd'hui, ceci. N'est-ce pas que c'est *vaste* ?]
[H:C'est le bord. Après, il n'y a plus de rue.]
[B:J'y ai pensé,] dit l'escargot de mer en tapotant la valise. [B:Demain, si je comprends bien, on passe à l'étranger.]

=== strandEnd
en:
The sea snail, back among his neighbours, was so low about being back that {V} calls on Sundays, to help with the move. [B:A shade more to the left,] he says.
fr:
L'escargot de mer, revenu chez lui, prit la chose si mal {que V} passe le dimanche pour le déplacer.
[B:Un rien plus à gauche,] demande-t-il.

=== quiet >
en:
That night {V} lifted nothing. The lights of the deep sea went by, blue and green, and {v:he|she} lay along the edge, and did not look behind a single one. {H} and {F} sat down, not close, but near enough to be asked something, should anybody wish to.
[V:When a person is hidden,] said {V}, once it was quite dark, [V:I mean hidden really well, better than anybody ever was. How do you tell that from gone?]
They thought about it for some time, because it was a question that deserved it.
[H:I think only the one who's hidden can tell,] said {H} at last.
[V:Yes,] said {V}. [V:And she mustn't say.]
From somewhere a bubble went up, and they watched it until it was nothing.
fr:
Cette nuit-là, {V} ne souleva rien. Les lumières des grands fonds passaient, des bleues, des vertes, et {v:il|elle} restait {v:couché|couchée} au bord, sans regarder derrière une seule. {H} et {F} vinrent s'asseoir, pas tout près, mais assez près pour une question, si quelqu'un en avait une.
Il fit bientôt tout à fait noir.
[V:Quand une personne est cachée,] dit {V}, [V:vraiment bien cachée, mieux que personne ne l'a jamais été... à quoi voit-on qu'elle n'est pas partie ?]
On y réfléchit un bon moment, parce que la question le méritait.
[H:Je crois que seule la personne cachée peut le savoir,] dit enfin {H}.
[V:Oui,] dit {V}. [V:Et elle n'a pas le droit de le dire.]
De quelque part, une bulle monta, et on la suivit des yeux jusqu'à ce qu'il n'y ait plus de bulle.

=== insight >
en:
[V:Ninety-nine,] {V} was saying, with both eyes shut, the way you say a thing that you have said too often. [V:A hundred.]
{>gag2}
{>recap1} {>recap2} {>recap3}
[H:You're still playing hide-and-seek!] said {H}.
[V:For fifty years,] said {V}. [V:Lulu is extraordinarily good.]
[H:You've only to call *I give up!* Then she has to come out. It's the rule.]
[V:I know the rule.] The great eye opened. [V:As long as I don't call, she's hidden. And if I call, and nobody comes?]
{H} looked up, so as to be looking somewhere; and on {V}'s forehead the star opened one eye, looked back, and laid an arm across the place for a mouth.
[N:*Shh,*] breathed the star. [N:I'm winning.]
fr:
[V:Quatre-vingt-dix-neuf,] disait {V}, les deux yeux fermés, comme on dit une chose qu'on a trop dite. [V:Cent.]
{>gag2}
{>recap1} {>recap2} {>recap3}
[H:Mais tu joues encore à cache-cache !] dit {H}.
[V:Depuis cinquante ans,] dit {V}. [V:Lulu est extrêmement forte.]
[H:Tu n'as qu'à crier *j'abandonne*. Là, elle doit sortir. C'est la règle.]
[V:Je connais la règle.]
Le gros œil s'ouvrit.
[V:Tant que je ne crie pas, elle est cachée. Et si je crie, et que personne ne vient ?]
{H} leva les yeux, pour les mettre quelque part. Sur le front {de V}, l'étoile ouvrit un œil, {h:le|la} regarda, et posa un bras en travers de sa bouche.
[N:*Chut,*] souffla l'étoile. [N:Je suis en train de gagner.]

=== turn count
en:
It would have been so easy to point. But whoever points has spoilt it, and it had been going for fifty years.
[H:I'll count you in,] {H} told {V}. [H:You needn't say it before ten.] And {h:he|she} counted as one walks into cold water, with a stop at every rib. By seven the whale was trembling, and by nine the sand was too.
[V:I give up,] said the smallest voice that ever came out of so large a mouth. [V:Lulu? You can come out.]
Nothing. One bubble.
[N:I'VE WON!] Down the whole of {V}'s nose, with five arms in the air, slid a starfish. [N:What do I get?]
{>pay}
fr:
Il aurait été si facile de montrer du doigt. Mais celui qui montre a tout gâché, et la partie durait depuis un demi-siècle.
[H:Je compte,] dit {H}. [H:Avant dix, tu n'as rien à dire.]
Et {h:il|elle} compta comme on entre dans l'eau froide, avec un arrêt à chaque côte. À sept, {V} tremblait. À neuf, le sable aussi.
[V:J'abandonne,] dit la plus petite voix qui soit jamais sortie d'une aussi grande bouche. [V:Lulu ? Tu peux venir.]
Rien. Une bulle.
[N:GAGNÉ !]
Tout le long du nez {de V}, cinq bras en l'air, glissait une étoile de mer.
[N:Et qu'est-ce que je gagne ?]
{>pay}

=== turn why
en:
It would have been so easy to point. But whoever points has spoilt it, and it had been going for fifty years.
[H:Why shouldn't she come?] asked {H} instead.
[V:Because I've been so slow. She may be cross.]
[H:Why were you slow?]
[V:Because she's so *good!*]
[H:Then why would she be cross?] said {H}, and {V}, who had never got as far as that by {v:himself|herself}, shut both eyes.
[V:I give up,] said the smallest voice that ever came out of so large a mouth. [V:Lulu?]
Nothing. One bubble.
[N:I'VE WON!] Down the whole of {V}'s nose, with five arms in the air, slid a starfish. [N:What do I get?]
{>pay}
fr:
Il aurait été si facile de montrer du doigt. Mais celui qui montre a tout gâché, et la partie durait depuis un demi-siècle.
[H:Pourquoi elle ne viendrait pas ?] demanda {H}.
[V:Parce que j'ai été trop {v:lent|lente}. Elle est peut-être fâchée.]
[H:Et pourquoi tu as été {v:lent|lente} ?]
[V:Parce qu'elle est trop *forte* !]
[H:Alors pourquoi elle serait fâchée ?] dit {H}.
{V}, qui n'avait jamais pensé jusque-là, ferma les yeux.
[V:J'abandonne,] dit la plus petite voix qui soit jamais sortie d'une aussi grande bouche. [V:Lulu ?]
Rien. Une bulle.
[N:GAGNÉ !]
Tout le long du nez {de V}, cinq bras en l'air, glissait une étoile de mer.
[N:Et qu'est-ce que je gagne ?]
{>pay}

=== restore
en:
[V:You were *there*,] said {V}, squinting up at {v:his|her} own forehead. [V:Just where it itched.]
[N:Best place in the sea,] said Lulu. [N:I nearly came out once. At the wreck, when you cried. But it might have been a trick. So I held on tighter.]
{V} carried the houses home. [A:And I was so polite to that star,] said the turtle.
{>close}
These days it is {V} who hides. {v:He|She} lies down behind the smallest rock there is and breathes in, and there is a good deal left over.
[N:Has nobody seen a whale?] asks Lulu.
[A:Not here,] says the turtle, who is leaning on one.
fr:
[V:Tu étais *là*,] dit {V}, en louchant vers son propre front. [V:Là où ça grattait.]
[N:La meilleure place de la mer,] dit Lulu. [N:Une fois, j'ai failli sortir. Un hiver, à l'épave, quand tu pleurais. Mais c'était peut-être une ruse. Alors j'ai serré plus fort.]
{V} rapporta les maisons chez elles.
[A:Et moi qui étais polie avec cette étoile,] dit la tortue.
{>close}
Désormais, c'est {V} qui se cache. {v:Il|Elle} se couche derrière le plus petit rocher et rentre le ventre. Il en dépasse beaucoup.
[N:Personne n'a vu {V} ?] demande Lulu.
[A:Pas là,] dit la tortue, le dos contre {v:lui|elle}.

=== last
en:
{each:@ walked behind with the flowerpots.|@ walked behind with the flowerpots.}
fr:
{each:@ fermait la marche avec les pots de fleurs.|@ fermaient la marche avec les pots de fleurs.}

=== cameo
en:
Behind a small rock, and a good way out on both sides of it, lay a whale whom nobody could see.
fr:
D'un petit rocher dépassait largement, de chaque côté, quelqu'un que personne ne voyait.

=== ask
en:
Why is it easier for {V} to go on looking than to call?
Lulu nearly came out once. Should she have?
Nobody had ever asked a question, because of a star. What stars do people wear?
fr:
Pourquoi est-ce plus facile, pour {V}, de continuer à chercher que d'abandonner ?
Un jour, Lulu a failli sortir. Aurait-elle dû ?
À cause d'une étoile, personne n'a posé de question. Quelles étoiles portent les gens ?
`
