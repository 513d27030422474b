export const band9to14 = `
=== title
en:
Fourteen Years With a Straight Face
fr:
Quatorze ans de sérieux

=== title
en:
The Baron's Iron Underwear
fr:
Le caleçon de fer du baron

=== teaser
en:
A town where nobody laughs, a cup full of pins, and a baron with a noise to hide.
fr:
Une ville où l'on ne rit plus, une coupe pleine d'épingles, et un baron qui a un bruit à cacher.

=== when
en:
One market day
fr:
Un jour de marché

=== plant potato
en:
{>when}, {H} came upon a potato with a nose. It had eyes, as potatoes have, but it had a moustache as well, and the expression of somebody who has been asked to wait. {h:He|She} could not just leave it there among the others, and paid for it separately.
fr:
{>when}, {H} découvrit une pomme de terre qui avait un nez. Des yeux, toutes en ont, mais celle-là avait aussi une moustache, et l'air de quelqu'un qu'on a prié d'attendre. On ne pouvait pas la laisser là, dans le tas. {h:Il|Elle} l'acheta à part.

=== about potato
en:
[F:It's looking at me,] said {F}.
[H:Look back, then,] said {H}.
So {F} did, and for some time it was hard to tell which of them would laugh first. It was not the potato.
fr:
[F:Elle me regarde,] dit {F}.
[H:Eh bien, regarde-la,] dit {H}.
{F} soutint son regard et, pendant un bon moment, on ne put dire qui allait rire le premier. Ce ne fut pas la pomme de terre.

=== pay potato
en:
{H} took the potato out of {h:his|her} pocket and placed it on the table, opposite the baron. Same nose, same moustache. They regarded one another, each of them waiting for the other to begin.
fr:
{H} sortit la pomme de terre de sa poche et l'installa sur la table, face au baron. C'était le même nez, c'était la même moustache. Ils se regardèrent, tous les deux, chacun attendant que l'autre commence.

=== pay own
en:
{H} set {h:his|her} {T} on the table before the baron, made the introductions, and asked {n:it whether it was|them whether they were} comfortable. {n:It|They} did not answer. {n:It|They} did not smile. For the first time in fourteen years the baron had met somebody who was better at it than he was.
fr:
{H} posa {son T} sur la table, en face du baron. Très poliment, {h:il|elle} fit les présentations et demanda si tout le monde était bien assis. Pas de réponse. Pas un sourire. En quatorze ans, le baron n'avait encore jamais rencontré plus fort que lui.

=== lack >
en:
Once a year, in the great hall, anybody might make anybody laugh, and whoever laughed last was given a cup. Baron {V} had fourteen of them, and kept pins in them. The whole town was in training by now: the baker did not smile at the children, nor the children at the dog, and the dog had taken to sitting with its back to people.
[H:I should like to enter,] said {H}.
[V:How dull,] said Baron {V}, with his lips. The rest of his face had not been told.
{>gag1}
fr:
Une fois par an, dans la grande salle, chacun avait le droit de faire rire les autres, et l'on donnait une coupe à celui qui riait le dernier. Le baron {V} en avait quatorze. Il y mettait ses épingles. À présent, toute la ville s'entraînait : le boulanger ne souriait plus aux enfants, les enfants ne souriaient plus au chien, et le chien s'asseyait dos aux gens.
[H:J'aimerais m'inscrire,] dit {H}.
[V:Quel ennui,] dit le baron {V}.
Il le dit avec les lèvres. Le reste de sa figure n'était pas au courant.
{>gag1}

=== try faces
en:
They opened with faces, because one ought to begin with what one is sure of. {H} did the fish, and {F} did the fish's mother, and then together they did the fish at the dentist's, hearing that the back one would have to come out. {each:@ was the dentist.|@ were the dentists.}
Two judges needed carrying out. One guard laughed till his helmet went right round, and had to be led off after them, still laughing, in the dark.
The baron patted a yawn back into place with three fingers.
[V:I have met funnier fish,] he said. [V:With lemon.]
{>fail}
fr:
{H} et {F} commencèrent par les grimaces, parce qu'il faut commencer par ce qu'on sait faire. {H} fit le poisson. {F} fit la mère du poisson. Puis ce fut, ensemble, le poisson chez le dentiste, quand on lui annonce que celle du fond ne passera pas la nuit. {each:@ faisait le dentiste.|@ faisaient les dentistes.}
On dut emporter deux juges. Un garde rit si fort que son casque fit un tour complet, et il fallut l'emmener lui aussi : il riait dans le noir.
Le baron étouffa un bâillement, du bout de trois doigts.
[V:Pour un poisson,] dit-il, [V:c'est maigre.]
{>fail}

=== recap faces
en:
Faces had been too easy for the baron: they only made him yawn.
fr:
Les grimaces ne tiraient au baron qu'un bâillement.

=== try joke >
en:
{F} asked for silence, and got up on a chair to tell a joke.
[F:A man goes into a shop,] said {F}. [F:No. Wait. He comes out. He's already got it. I ought to have said that he's bought a trombone.]
The crowd leaned forward.
[F:So the other man says: that isn't what I ordered! Or the first one says it. It makes quite a difference who says it. My aunt does this with a hat.] There was a long pause, while {F} went back for the beginning. [F:Anyway,] {F} finished strongly, [F:it turned out to be Wednesday!]
One person clapped, who was thinking of something else. The baron had gone to sleep with his eyes open, as horses do.
fr:
{F} réclama le silence et monta sur une chaise pour raconter une blague.
[F:C'est un monsieur qui entre dans un magasin,] dit {F}. [F:Non. Attendez. Il en sort. Il l'a déjà. J'aurais dû dire qu'il avait acheté un trombone.]
La foule se pencha.
[F:Alors l'autre lui dit : ce n'est pas ce que j'ai commandé ! Ou c'est le premier qui le dit. Ça change tout, qui le dit. Ma tante la fait avec un chapeau.]
Il y eut un long silence, le temps d'aller rechercher le début.
[F:Bref,] conclut {F} avec force, [F:en fait, on était mercredi !]
Un monsieur applaudit. Il pensait à autre chose. Le baron s'était endormi les yeux ouverts, comme les chevaux.

=== recap joke
en:
{F}'s joke was, as far as anybody knew, still going on.
fr:
La blague {de F}, pour ce qu'on en savait, n'était pas finie.

=== try feather
en:
Nothing in the rules forbade tickling, perhaps because nobody had ever dared. So they took one feather each; {H} began at the baron's left ear, {F} at his right, and they worked inwards, conscientiously, until they met under the chin.
Nothing happened until {H} tried a knee, which went *clonk*.
[V:Iron underwear,] said the baron. [V:One learns.]
But {H} noticed something, and could not account for it. Not once had the baron looked at a feather. He stared at one spot on the wall, as though he would fall if he let go of it.
fr:
Rien dans le règlement n'interdisait les chatouilles, peut-être parce que personne n'avait jamais osé. Chacun prit une plume. {H} partit de l'oreille gauche du baron, {F} de la droite, et les deux plumes avancèrent consciencieusement jusqu'au menton.
Rien. {H} essaya un genou. Ça fit *clonc*.
[V:Caleçon de fer,] dit le baron. [V:On apprend.]
Mais il y avait une chose {que H} remarqua sans se l'expliquer. Pas une fois le baron n'avait regardé les plumes. Il fixait un point sur le mur, comme si, en le lâchant des yeux, il allait tomber.

=== recap feather
en:
Under the feathers the baron had held on to the wall with his eyes.
fr:
Sous les plumes, le baron s'était tenu au mur, avec les yeux.

=== strand >
en:
At the gate sat the clown, who for fourteen years had been out of work, and mended umbrellas, rather well.
[O:They used to be helpless before I'd said a word,] he told them. [O:One foot over the step, and they were gone. And nobody like the baron, front row, good coat. When he laughed he made a noise, you know.]
[H:What sort of noise?]
[O:A good one. The best I ever got.] The clown turned an umbrella round. [O:Only, one night everyone heard it, and the whole tent turned to look. Nobody was looking at me any more: they were looking at him, and laughing, until he went out under the canvas like a boy of nine. Next day, there was a cup.]
fr:
Devant la porte était assis le clown. Depuis quatorze ans qu'il n'avait plus de travail, il réparait des parapluies, et plutôt bien.
[O:Autrefois, les gens étaient par terre avant que j'aie dit un mot,] raconta-t-il. [O:Un pied sur le seuil, et c'était parti. Surtout le baron, au premier rang, dans son beau manteau. Quand il riait, il faisait un bruit, vous savez.]
[H:Quel genre de bruit ?]
[O:Un beau. Le plus beau que j'aie jamais eu.]
Le clown fit tourner un parapluie.
[O:Seulement, un soir, tout le monde l'a entendu. Tout le cirque s'est retourné. Ce n'était plus moi qu'on regardait, c'était lui, et on riait. Il est sorti par-dessous la toile, comme un gamin de neuf ans. Et le lendemain, il y avait une coupe.]

=== way >
en:
At half-time they were sent down to the castle kitchen for soup.
{>talent}
{>go}
The old cook stirred with one hand and cut bread with the other. She liked to see people eat, and {F} was being a great comfort to her.
[O:I had the baron on this arm when he was two days old,] she said, [O:and he laughed then. Lord, he could laugh. In the village they used to look up, and say that the geese were early.] She smiled into the pot, until it came to her who was listening and what day it was. She looked left, she looked right, and her mouth shut like a cupboard with something in it.
fr:
À la mi-temps, {hf:ils|elles} descendirent prendre une soupe aux cuisines du château.
{>talent}
{>go}
La vieille cuisinière tournait d'une main et coupait le pain de l'autre. Elle aimait qu'on mange, et {F} lui faisait beaucoup de bien.
[O:Le baron, je l'ai tenu sur ce bras-là, il avait deux jours,] dit-elle, [O:et il riait déjà. Ah, mes enfants, s'il riait. Au village, les gens levaient le nez et disaient : tiens, les oies sont en avance.]
Elle sourit à la marmite. Puis elle se rappela qui écoutait et quel jour on était. Elle regarda à gauche, elle regarda à droite, et sa bouche se referma comme un placard où l'on cache quelque chose.

=== road >
en:
Carrying back the bowls, they took a wrong stair, and came out at the top of the baron's tower. They had no intention of looking, but the door was open, and it is hard not to look at a thing like that.
It was a neat room, with a bed, a basin, and fourteen cups of pins. But from floor to ceiling somebody had nailed up pillows, along all four walls, across the window, and over the back of the door, where the knob was worn quite bright from being pulled shut.
[F:Perhaps he falls a lot,] said {F}.
[H:Up?] said {H}, with one ear to the nearest pillow. No cannon would have been heard through it, nor, for that matter, a goose.
fr:
En rapportant les bols à la cuisine, {hf:ils|elles} se trompèrent d'escalier, et celui-là montait à la tour du baron. {hf:Ils|Elles} n'avaient aucune intention de regarder. Mais la porte était ouverte, et il est difficile de ne pas regarder une chose pareille.
C'était une chambre bien rangée : un lit, une cuvette, quatorze coupes d'épingles. Et du sol au plafond, on avait cloué des oreillers aux murs. Il y en avait en travers de la fenêtre. Il y en avait derrière la porte, autour d'une poignée qui brillait, à force d'avoir été tirée.
[F:Il doit tomber souvent,] dit {F}.
[H:Vers le haut ?] dit {H}.
{h:Il|Elle} colla une oreille contre l'oreiller le plus proche. À travers, on n'aurait pas entendu un canon. Ni une oie, d'ailleurs.

=== quiet
en:
They waited on the steps by the gate for the next round. At this hour other towns are noisy, but here you could hear the flags. Children went by two and two, with straight backs, and among them a small girl with the hiccups, who had been given an escort.
[H:I thought they'd be sad,] said {H}. [H:They're not. They're careful.]
[F:Is that better?] asked {F}.
[H:I can't tell. It must be very tiring, like walking on a floor that has just been washed, all day long, your whole life, and it never dries.]
They watched the little girl to the corner. *Hic*, went the street, when she had gone; and someone drew a curtain.
fr:
{hf:Ils|Elles} attendirent la manche suivante sur les marches, près de la porte. À cette heure-là, les autres villes font du bruit. Ici, on entendait les drapeaux. Des enfants passaient deux par deux, le dos bien droit. Parmi eux, une petite fille, qui avait le hoquet, marchait sous escorte.
[H:Je croyais qu'ils étaient tristes,] dit {H}. [H:Mais non. Ils font attention.]
[F:C'est mieux ?] demanda {F}.
[H:Va savoir. Ça doit être épuisant. C'est comme de marcher sur un carrelage qu'on vient de laver, toute la journée, toute sa vie, et il ne sèche jamais.]
{hf:Ils|Elles} suivirent la petite des yeux jusqu'au coin. *Hic*, fit encore la rue, et quelqu'un tira un rideau.

=== insight >
en:
One round was left. {>recap1} {>recap2} {>recap3}
{>gag2}
{H} bent down beside the table to think, and so came to see the baron from underneath, where even a baron does not keep watch. His lips were pressed together till they were white, his ears were purple, and the third button of his coat was trembling, all by itself.
[H:How long can you hold your breath?] {H} whispered.
[F:Nearly a minute,] said {F}. [F:Then it comes out, whether I like it or not, and it makes a noise.]
[H:He's been holding his in, in front of everybody, for fourteen years,] said {H}. [H:And he knows exactly what noise it'll make.]
fr:
Il restait une manche. {>recap1} {>recap2} {>recap3}
{>gag2}
{H} se pencha à côté de la table pour réfléchir, et c'est ainsi qu'{h:il|elle} vit le baron par en dessous, là où même un baron ne se surveille pas. À force de se serrer, ses lèvres étaient blanches, ses oreilles étaient violettes et, sur le devant de son manteau, le troisième bouton tremblait tout seul.
[H:Combien de temps tu peux retenir ta respiration ?] souffla {H}.
[F:Presque une minute,] dit {F}. [F:Après, ça sort, que je le veuille ou non, et ça fait un bruit.]
[H:Lui, ça fait quatorze ans qu'il se retient devant tout le monde,] dit {H}. [H:Et il sait très bien quel bruit ça fera.]

=== turn whistle
en:
{>pay}
Then {H} whistled, with perfect gravity, like a person reading out a will. It was the sound of a boot coming out of deep mud: *shlooop*. A silence followed and, after the silence, because boots are seldom alone, the other boot.
The third button left the coat and struck a shield.
[V:Hee,] said the baron. [V:Hee, hee. Hee... HONK!]
He clapped both hands to his mouth, and looked round, as he had once in a tent, to see who had heard. But {H} was under the table, in tears, having won by half a second; and so was everybody else.
fr:
{>pay}
Puis {H} siffla, avec la plus grande gravité, comme on lit un testament. C'était le bruit d'une botte qui sort d'une boue profonde : *chlouap*. Il y eut un silence. Et après le silence, comme une botte est rarement seule, ce fut le bruit de l'autre botte.
Le troisième bouton quitta le manteau et alla frapper un bouclier.
[V:Hi,] dit le baron. [V:Hi, hi. Hi... COUAC !]
Il se plaqua les deux mains sur la bouche. Il regarda autour de lui, comme au cirque, pour voir qui avait entendu. Mais {H} était sous la table, en larmes, ayant gagné d'une demi-seconde, et tous les autres y étaient aussi.

=== turn why
en:
{>pay}
[H:Why don't you laugh?] asked {H}.
[V:It is not dignified.]
[H:Why?]
[V:Because it makes a... because of the...] The baron began again, more slowly. [V:There is a sort of sound.]
[H:What sort?] said {H}, who really wanted to know. [H:A squeak? A toot? Is it like a gate?]
[V:It is like,] said the baron with great difficulty, [V:a honk,] and on the word *honk* the third button left his coat, struck a shield, and out it came, all fourteen years: [V:Hee, hee, HONK!]
In terror he looked round to see who had heard. They all had, but were quite past telling him so.
fr:
{>pay}
[H:Pourquoi vous ne riez pas ?] demanda {H}.
[V:Ce n'est pas digne.]
[H:Pourquoi ?]
[V:Parce que ça fait... à cause du...]
Le baron reprit, plus lentement.
[V:Il y a une sorte de son.]
[H:Quelle sorte ?] dit {H}, qui voulait vraiment savoir. [H:Un couic ? Un tut ? Comme un portail ?]
[V:C'est plutôt,] dit le baron avec beaucoup de peine, [V:un couac.]
Et sur le mot *couac*, le troisième bouton quitta le manteau, frappa un bouclier, et tout sortit, quatorze années d'un coup.
[V:Hi, hi, COUAC !]
Terrifié, il regarda qui avait entendu. Tout le monde. Et personne ne put le lui dire : on ne pouvait plus parler.

=== restore
en:
Nobody turned to look at the baron, because nobody could see out of their eyes. He handed over the cup himself, to whoever was nearest, with the pins still in it. Somebody sat down on one, and that set everybody off again.
{>close}
Since that day the cup has been given for the best laugh, and Baron {V} wins it every year. He tries to be modest about it, and that is what sets him off.
fr:
Personne ne se retourna sur le baron. Personne n'y voyait plus clair. Il remit la coupe lui-même, au hasard, sans en ôter les épingles. Quelqu'un s'assit sur l'une d'elles, et tout recommença.
{>close}
Depuis, on donne la coupe au plus beau rire. Le baron {V} gagne tous les ans. Il essaie de rester modeste, et c'est ça qui le fait repartir.

=== strandEnd
en:
In the doorway stood the clown, with one foot over the step. Before he had done a thing there came, from the front row, a honk.
fr:
Le clown était à la porte, un pied sur le seuil. Avant qu'il ait rien fait, au premier rang, il y eut un couac.

=== cameo
en:
Far off something honked. It was early in the year for geese.
fr:
Au loin, quelque chose fit couac. Pour des oies, c'était tôt.

=== ask
en:
The whole tent laughed at the baron, and at the end they all laugh again. What is different?
What is it tiring to keep in?
Which is your own noise: a squeak, a honk, a gate?
fr:
Tout le cirque avait ri du baron et, à la fin, tout le monde rit encore. Qu'est-ce qui a changé ?
Qu'est-ce qu'il est fatigant de retenir ?
Et toi, ton rire fait quel bruit : un couic, un couac, un portail ?

=== last
en:
{each:@ laughed longest, and from inside a helmet.|@ laughed longest, and from inside a helmet.}
fr:
{each:@ riait encore, du fond d'un casque.|@ riaient encore, du fond d'un casque.}
`
