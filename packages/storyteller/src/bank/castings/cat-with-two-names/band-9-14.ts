export const band9to14 = `
=== title
en:
The Six O'Clock Quarrel
fr:
La dispute de six heures

=== title
en:
Twelve Years in Mill Street
fr:
Douze ans rue du Moulin

=== teaser
en:
For twelve years two ladies have quarrelled about a cat. Nobody had thought of looking at the chairs.
fr:
Depuis douze ans, deux dames se disputent un chat. Personne n'avait pensé à regarder les chaises.

=== when
en:
One warm evening in May
fr:
Un soir de mai où il faisait doux

=== plant teapot
en:
{>when}, {H} unwrapped what Great-Aunt Flora had sent: a china teapot, as small as an egg, and quite real. It held two cups, if the two people were not thirsty. {H} put it on the highest shelf, took it down again, and carried it about in one hand from then on, so that nothing should happen to it.
fr:
{>when}, {H} déballa le cadeau de la grand-tante Flora : une théière en porcelaine, petite comme un œuf, et tout à fait vraie. Elle faisait deux tasses, à condition de n'avoir pas soif. {H} la mit sur la plus haute étagère, la redescendit, et la garda toute la journée dans une main, pour qu'il ne lui arrive rien.

=== about teapot
en:
[F:I could be the second cup,] said {F}.
[H:You're always thirsty,] said {H}.
fr:
[F:Je veux bien être la deuxième tasse,] dit {F}.
[H:Toi, tu as toujours soif,] dit {H}.

=== pay teapot
en:
In the middle {H} set down the teapot, which had come as far as this in one piece. [H:It holds two,] {h:he|she} said. [H:I'm giving it to the street. I don't know which of you ought to pour: you'll have to talk it over.]
fr:
Au milieu, {H} posa la théière, qui était arrivée entière jusque-là.
[H:Elle fait deux tasses,] dit-{h:il|elle}. [H:Je la donne à la rue. Mais je ne sais pas laquelle de vous doit servir. Il va falloir en discuter.]

=== pay own
en:
In the middle {H} laid {h:his|her} {T}. [H:I'd like one of you to have {n:this|these},] {h:he|she} said, [H:and I can't make up my mind which. You'll have to talk it over.] And that, as far as anybody knew, was the first time {h:he|she} had ever tried to start a quarrel.
fr:
Au milieu, {H} posa {son T}.
[H:Je voudrais que l'une de vous {T:le|la} garde,] dit-{h:il|elle}, [H:mais je n'arrive pas à choisir. Il va falloir en discuter.]
C'était la première fois de sa vie qu'{h:il|elle} cherchait à provoquer une dispute.

=== lack >
en:
At the stroke of six a door opened in Mill Street, and at the stroke of six, opposite, another. From each came an old lady with a kitchen chair, and they sat down facing one another, arranged their skirts, and began to shout.
[N:Napoleon is mine!] cried Mrs Plum. [N:I had him as a kitten, and that scarf is too thin!]
[A:Buttons was never a kitten of yours!] cried Mrs Quince. [A:He has better taste, and you eat too fast!]
On the white line between them, exactly halfway, a large cat was washing one leg.
[N:You!] Mrs Plum had caught sight of {H}. [N:You look as though you could tell the truth. It's been twelve years: settle it!]
{>gag1}
fr:
Sur le coup de six heures, rue du Moulin, une porte s'ouvrit et, sur le coup de six heures, en face, une autre. De chacune sortit une vieille dame avec une chaise de cuisine. Elles s'assirent face à face, arrangèrent leurs jupes et se mirent à crier.
[N:Napoléon est à moi !] criait madame Prune. [N:Je l'ai eu tout petit ! Et cette écharpe est trop fine !]
[A:Bouton n'a jamais été petit chez vous !] criait madame Coing. [A:Il a plus de goût que ça ! Et vous mangez trop vite !]
Entre les deux, au milieu de la ligne blanche, un gros chat se lavait une patte.
[N:Toi !] fit madame Prune en apercevant {H}. [N:Tu as une tête à dire la vérité. Ça fait douze ans. Juge-nous !]
{>gag1}

=== try ask
en:
The person to ask, said {H}, was the cat, and so they carried him out to the white line and put him down, with his nose to the bus stop, so that he should not be influenced. {F} crouched behind to see fair play.
[N:Napoleon!] called Mrs Plum, as if it were the telephone for him.
[A:Buttons!] sang Mrs Quince, and crackled a paper bag, which was hardly sporting.
The cat looked to the left, and he looked to the right. It was plain that the matter had been put to him before. He stood up, stretched each leg in turn as though it were the only one he had, and walked straight down the middle of the street and in at the door of the fish shop.
{>fail}
fr:
Il parut à {H} que celui à qui il fallait demander, c'était le chat. {hf:Ils|Elles} le portèrent sur la ligne blanche, le nez vers l'arrêt de bus, pour ne pas l'influencer. {F} s'accroupit derrière, comme juge de touche.
[N:Napoléon !] appela madame Prune, comme on vous demande au téléphone.
[A:Bouton !] chanta madame Coing en froissant un sac en papier, ce qui n'était pas très régulier.
Le chat regarda à gauche, puis à droite. On voyait bien que la question lui avait déjà été posée. Il se leva, étira chaque patte comme s'il n'avait que celle-là, descendit la rue en plein milieu et entra chez le poissonnier.
{>fail}

=== recap ask
en:
The cat had cast his vote, for fish.
fr:
Le chat avait voté, et voté poisson.

=== try days
en:
What was needed, {F} thought, was a system, and it was ruled on a big sheet of paper: the odd days of the month for Mrs Plum, and the even for Mrs Quince.
[A:There are more odd than even,] said Mrs Quince at once, [A:and she gets the thirty-first, and then the first straight after!]
[N:And who has to have him at Christmas?] Mrs Plum demanded. [N:The twenty-fifth is odd! And in February? In *February*, I ask you?]
Neither had ever had so much to work with, and by seven they had got as far back as the Romans, who had made the months like that, apparently on Mrs Quince's advice. The cat had gone to sleep on the system.
fr:
Il manquait un système, estima {F}, qui le traça sur une grande feuille : les jours impairs du mois à madame Prune, les jours pairs à madame Coing.
[A:Il y a plus d'impairs que de pairs,] dit aussitôt madame Coing. [A:Elle aura le trente et un, et encore le premier juste après !]
[N:Et qui l'aura sur les bras à Noël ?] demanda madame Prune. [N:Le vingt-cinq, c'est impair ! Et en février ? Je vous le demande, en *février* ?]
Jamais elles n'avaient eu autant de matière. À sept heures, elles en étaient aux Romains, qui avaient fait les mois comme ça, sur les conseils, semblait-il, de madame Coing. Le chat s'était endormi sur le système.

=== recap days
en:
The system had only given them February.
fr:
Le système n'avait fait que leur donner février.

=== try give >
en:
[H:What if one of you were generous?] {H} whispered to Mrs Plum. [H:It would be a wonderful way of winning.]
Mrs Plum thought it over, stood up, and spoke in a noble voice. [N:Take him,] she said, [N:he is yours.]
There was an awful pause, in which Mrs Quince put down her knitting.
[A:I shouldn't dream of it,] she said, [A:he was always yours.]
[N:I insist.]
[A:So do I, take your cat!]
[N:My cat? I've just given him to you, you obstinate woman!]
They had never been so loud, and people came from the next street, with their supper. The cat got up, looked from one of them to the other, and for the first time seemed uneasy.
fr:
[H:Et si l'une de vous était généreuse ?] glissa {H} à madame Prune. [H:Ce serait une très belle façon de gagner.]
Madame Prune médita cela. Elle se leva et parla d'une voix noble.
[N:Prenez-le,] dit-elle. [N:Il est à vous.]
Il y eut un silence affreux. Madame Coing posa son tricot.
[A:Je n'y songe pas,] dit-elle. [A:Il a toujours été à vous.]
[N:J'insiste.]
[A:Moi aussi. Reprenez votre chat !]
[N:Mon chat ? Je viens de vous le donner, tête de mule !]
Jamais elles n'avaient crié si fort. On vint de la rue d'à côté, avec son assiette. Le chat se leva, les regarda l'une après l'autre et, pour la première fois, parut inquiet.

=== recap give
en:
As soon as one of them let go of the cat, the other had pushed him back.
fr:
Dès que l'une avait lâché le chat, l'autre l'avait repoussé.

=== strand >
en:
If you wanted to see hatred done properly, you had to go to the bakery. It belonged to two brothers, and there was a wall right through the shop, and in the wall was a little door, and across the door were boards.
[O:Tell him he owes me a tray,] said the brother on the left.
[H:He's just behind there,] said {H}, [H:and he can hear you.]
[O:We don't speak.] He weighed a roll in his hand. [O:Since Easter, and I couldn't tell you what about. I nailed up my side, and then I heard him, nailing up his.] {F} was eating, so as to be of use. [O:Those are his,] the baker added. [O:I send a boy round for them, but don't tell him.]
fr:
Pour voir de la haine bien faite, il fallait aller à la boulangerie. Elle appartenait à deux frères. Au milieu du magasin, il y avait un mur, dans le mur une petite porte, et sur la porte des planches.
[O:Dites-lui qu'il me doit une plaque,] dit le frère de gauche.
[H:Il est juste derrière,] dit {H}. [H:Il vous entend.]
[O:On ne se parle pas.]
Il soupesa un croissant.
[O:Depuis Pâques. Je ne saurais plus dire pourquoi. J'ai cloué mon côté, et alors je l'ai entendu qui clouait le sien.]
{F} mangeait, pour se rendre utile.
[O:Ceux-là sont de lui,] ajouta le boulanger. [O:J'envoie un petit les acheter. N'allez pas lui dire.]

=== way >
en:
[H:Before we divide him,] said {H}, [H:I'd like to know who we're dividing.] When the cat left by way of a drainpipe they went after him over the roofs.
{>talent}
{>go}
The cat was expected, and by every skylight stood a bowl. At number nine he was Tiger, and at eleven he was Mister Smith; a student called him Professor; in the fish shop, where he was simply *You Again*, he had what there was. He dined five times, without hurry, and then he came down once more to the white line, sat between the two empty doors, and waited for it to be six.
[F:He's got everything he wants,] said {F}.
[H:He has,] said {H}. [H:So what's he there for?]
fr:
[H:Avant de le partager,] dit {H}, [H:j'aimerais savoir qui on partage.]
Quand le chat s'en alla par une gouttière, {hf:ils|elles} le suivirent sur les toits.
{>talent}
{>go}
Le chat était attendu. À chaque lucarne, il y avait un bol. Au neuf, il était Tigre. Au onze, monsieur Dupont. Un étudiant l'appelait Maître et lui faisait la lecture. Chez le poissonnier, où il était seulement *Encore Toi*, il prit ce qu'il y avait. Il dîna cinq fois, sans se presser. Puis il redescendit sur la ligne blanche, s'assit entre les deux portes fermées, et attendit qu'il soit six heures.
[F:Il a tout ce qu'il veut,] dit {F}.
[H:Tout,] reconnut {H}. [H:Alors qu'est-ce qu'il fait là ?]

=== road >
en:
Mrs Plum asked them up, so that they might hear her side. It was ten to six, and she told it well, though she had one eye on the clock the whole time and the other on the looking-glass, for she was putting in her second-best earrings.
[F:Are you going out?] asked {F}.
[N:Only to quarrel,] said Mrs Plum. [N:But I hope I know how to dress for it.]
On the table was a plate, a spoon, a napkin and a glass: one of each. There was a second chair in the flat, but it had a plant on it. Out of the window you could see right into the flat across the street, which was laid out just the same. Mrs Quince was in it, brushing her hat.
fr:
Madame Prune les fit monter, pour qu'on entende sa version. Il était six heures moins dix. Elle la racontait bien, mais elle avait tout le temps un œil sur l'horloge et l'autre sur le miroir, car elle mettait ses boucles d'oreilles, pas les plus belles, celles d'après.
[F:Vous sortez ?] demanda {F}.
[N:Juste pour me disputer,] dit madame Prune. [N:Mais j'espère savoir m'habiller pour ça.]
Sur la table, il y avait une assiette, une fourchette, un verre. Il y avait bien une seconde chaise dans l'appartement, mais une plante était assise dessus. Par la fenêtre, on voyait tout l'appartement d'en face. C'était le même. Madame Coing s'y trouvait, et elle brossait son chapeau.

=== quiet
en:
On Thursday Mrs Quince had a cold. At six o'clock one door opened.
Mrs Plum brought out her chair, and sat down, and arranged her skirt. She looked across the street, and waited for as long as it takes to be sure, and then some minutes longer, and then she got up and carried the chair in again.
It was extremely peaceful, and you could hear the lamp come on. The cat stayed where he was, bolt upright on the white line, as if he had given a party and was still standing at the door.
[F:Well, they've stopped,] said {F}.
[H:Yes,] said {H}. {h:He|She} had never heard anything so dreadful.
fr:
Le jeudi, madame Coing eut un rhume. À six heures, une porte s'ouvrit.
Madame Prune sortit sa chaise, s'assit, arrangea sa jupe. Elle regarda de l'autre côté. Elle attendit le temps qu'il faut pour être sûre, et encore quelques minutes. Puis elle se leva et rentra sa chaise.
C'était extrêmement paisible. On entendait s'allumer le réverbère. Le chat resta là, tout droit sur la ligne blanche, comme quelqu'un qui a donné une fête et qui n'ose pas quitter la porte.
[F:Eh bien, elles ont arrêté,] dit {F}.
[H:Oui,] dit {H}, qui n'avait jamais rien entendu d'aussi terrible.

=== insight >
en:
By Saturday they were shouting again. {>recap1} {>recap2} {>recap3}
{>gag2}
{H} crouched on the kerb, with both hands over {h:his|her} ears, in order to think.
When you hold your ears you have nowhere to look but down. The stones there were covered with scratches, in fours: the marks of a chair. The oldest were right against Mrs Plum's wall, almost worn away. Then came some a finger's breadth further out, and then a finger more; and it went on like that across the whole pavement, one evening at a time, for twelve years. The last were on the very edge of the gutter.
{H} went over to see the other side, knowing already what would be there.
[H:It's got nothing to do with cats,] said {H}. [H:They're on their way.]
fr:
Le samedi, elles criaient de nouveau, et tout le quartier respira. {>recap1} {>recap2} {>recap3}
{>gag2}
{H} s'accroupit au bord du trottoir, les mains sur les oreilles, pour réfléchir.
Quand on se bouche les oreilles, on ne sait plus où regarder, sinon par terre. Les pavés étaient couverts de petites rayures, quatre par quatre. C'étaient des traces de chaise. Les plus vieilles étaient contre le mur de madame Prune, presque effacées. Puis il y en avait d'autres, un doigt plus loin, puis encore un doigt. Il y en avait ainsi sur tout le trottoir, soir après soir, pendant douze ans. Les dernières étaient toutes blanches, au ras du caniveau.
{H} traversa pour voir en face, en sachant déjà ce qu'il y aurait.
[H:Ça n'a rien à voir avec les chats,] dit {H}. [H:Elles sont en route.]

=== turn remember
en:
There was only the street left, but no one can cross a street by a finger an evening: there are buses.
[H:May I say something?] asked {H}, who forgot nothing. [H:Mrs Plum, you thought her scarf too thin. Mrs Quince, you were afraid she'd choke. If that's a quarrel, I don't know what you would call looking after somebody.]
It grew quiet. The ladies looked at their shoes. {F} came, pushing a table, and left it on the white line. {each:@ stopped the bus.|@ stopped the bus.}
{>pay}
*Scrape*, went a chair. It was a brave sound. *Scrape*, went the other.
[A:Don't crowd me,] said Mrs Quince, making room.
fr:
Il ne restait plus que la rue. Mais une rue, ça ne se traverse pas d'un doigt par soir : il y a les bus.
[H:Je peux dire quelque chose ?] demanda {H}, qui n'oubliait rien. [H:Madame Prune, vous trouviez son écharpe trop fine. Madame Coing, vous aviez peur qu'elle s'étouffe, à manger si vite. Si c'est ça, se disputer, comment vous appelez prendre soin de quelqu'un ?]
On n'entendit plus rien. Les dames regardaient leurs chaussures. {F} arriva en poussant une table, et la laissa sur la ligne blanche. {each:@ arrêta le bus.|@ arrêtèrent le bus.}
{>pay}
*Criiic*, fit une chaise. Il fallait du courage. *Criiic*, fit l'autre.
[A:Ne me poussez pas,] dit madame Coing en faisant de la place.

=== turn why
en:
[H:Why is it always at six?] asked {H}.
[N:Because that's when *she* comes out,] said Mrs Plum.
[A:Me? I come out because *she* does!]
[H:But if you can't bear her, why don't you stay in?]
Both opened their mouths, and nothing came. It had not happened in twelve years. The cat stopped washing. In the silence {F} came along, pushing a table, and left it on the white line, where the buses go. {each:@ stopped the bus.|@ stopped the bus.}
{>pay}
*Scrape*, went a chair. It was a brave sound. *Scrape*, went the other.
[A:Don't crowd me,] said Mrs Quince, making room.
fr:
[H:Pourquoi c'est toujours à six heures ?] demanda {H}.
[N:Parce que c'est l'heure où elle sort, elle,] dit madame Prune.
[A:Moi ? Moi, je sors parce qu'elle sort !]
[H:Mais si vous ne pouvez pas la voir, pourquoi vous ne restez pas chez vous ?]
Elles ouvrirent la bouche toutes les deux, et rien n'en sortit. En douze ans, ce n'était jamais arrivé. Le chat s'arrêta de se laver. Dans le silence, {F} arriva en poussant une table, et la laissa sur la ligne blanche, là où passent les bus. {each:@ arrêta le bus.|@ arrêtèrent le bus.}
{>pay}
*Criiic*, fit une chaise. Il fallait du courage. *Criiic*, fit l'autre.
[A:Ne me poussez pas,] dit madame Coing en faisant de la place.

=== restore
en:
They quarrel to this day, so that you can hear it at the bakery. It is about sugar, and the bus goes round by the park, and the plant has had to get off its chair, which is the cat's. {>end}
{>close}
When both ladies call their cat at once it comes out as *Napolebuttons*. He has not answered to it yet, but he no longer goes away before the end.
fr:
Elles se disputent encore aujourd'hui, on les entend de la boulangerie. C'est au sujet du sucre. Le bus passe par le parc, et la plante a dû rendre la chaise, qui est celle du chat. {>end}
{>close}
Quand les deux dames appellent leur chat en même temps, ça donne *Napoton*. Il n'a pas encore répondu, il réfléchit. Mais il ne s'en va plus avant la fin.

=== last
en:
{each:@ was asked to take sides, and took both.|@ were asked to take sides, and took both.}
fr:
{each:@ dut prendre parti, et prit les deux.|@ durent prendre parti, et prirent les deux.}

=== end teapot
en:
The teapot has to be filled again after every two cups, which is, of course, what it is for.
fr:
La théière est à remplir toutes les deux tasses. C'est tout son intérêt.

=== end own
en:
About {H}'s {T} nothing has been settled, and nobody is in a hurry.
fr:
Quant à savoir qui aura {le T} {de H}, rien n'est décidé, et rien ne presse.

=== strandEnd
en:
One night, in the bakery, somebody drew out one nail, and the next night, on the other side, somebody drew out one more.
fr:
Une nuit, à la boulangerie, quelqu'un arracha un clou. La nuit suivante, de l'autre côté, quelqu'un en arracha un autre.

=== cameo
en:
A stout cat passed them, on his way from one supper to the next.
fr:
Un gros chat les croisa, entre deux dîners.

=== ask
en:
What can people say to each other by shouting that they cannot say otherwise?
The brothers nailed up a door. The ladies brought out chairs. Which was the worse quarrel?
What was the cat there for?
fr:
Qu'est-ce qu'on arrive à se dire en criant, qu'on ne pourrait pas dire autrement ?
Les frères ont cloué une porte, les dames ont sorti des chaises. Quelle était la pire dispute ?
Et le chat, qu'est-ce qu'il faisait là ?
`
