export const band9to14 = `
=== title
en:
Five Words and a Gold Cup
fr:
Cinq mots et une coupe

=== title
en:
A Bear of No Credit
fr:
L'ours qu'on ne croyait pas

=== teaser
en:
Every autumn the greatest liar in the forest says the same short sentence, and nobody has ever checked.
fr:
Chaque automne, le plus grand menteur de la forêt dit la même petite phrase, et personne n'est allé vérifier.

=== when
en:
On the second Saturday of October
fr:
Le deuxième samedi d'octobre

=== plant speech
en:
{>when}, {H} made a fair copy of the finest fib in the world. It covered both sides of a very large sheet, it had an admiral in it, and {h:he|she} had been at work on it since Easter. There was not a comma that could be trusted.
fr:
{>when}, {H} recopia au propre le plus beau mensonge du monde. Il couvrait une très grande feuille, des deux côtés. Il y avait un amiral dedans, et {H} y travaillait depuis Pâques. On ne pouvait se fier à aucune virgule.

=== about speech
en:
[F:Does the admiral ever get his leg back?] asked {F}.
[H:That's for the final,] said {H}, and blew on the ink. [H:They'll have to let me get that far.]
fr:
[F:Et l'amiral, il la retrouve, sa jambe ?] demanda {F}.
[H:C'est pour la finale,] dit {H} en soufflant sur l'encre. [H:Il faudra d'abord qu'on me laisse y arriver.]

=== pay speech
en:
{H} looked over the large sheet once more, admiral and all, rolled it up tight, and held the thin end down to the mouse. So the finest fib in the world was heard after all, from the inside.
fr:
{H} parcourut une dernière fois la grande feuille, amiral compris, la roula bien serrée et tendit le petit bout à la souris. On entendit donc le plus beau mensonge du monde, mais de l'intérieur.

=== pay own torch
en:
{H} set the mouse on the judge's table and turned {h:his|her} {T} full on her, as they do at the opera before the high note. Her shadow, on the grass behind, was taller than the bear. It went so quiet that you could have heard a mouse, and presently they did.
fr:
{H} posa la souris sur la table de l'arbitre et braqua sur elle {son T}, comme à l'Opéra, juste avant la note la plus haute. Dans l'herbe, son ombre était plus grande que l'ours. Il se fit un tel silence qu'on aurait entendu une souris. Au bout d'un moment, on l'entendit.

=== pay own lantern
en:
{H} set the mouse on the judge's table and held {h:his|her} {T} over her, as they do at the opera before the high note. Her shadow, on the grass behind, was taller than the bear. It went so quiet that you could have heard a mouse, and presently they did.
fr:
{H} posa la souris sur la table de l'arbitre et leva au-dessus d'elle {son T}, comme à l'Opéra, juste avant la note la plus haute. Dans l'herbe, son ombre était plus grande que l'ours. Il se fit un tel silence qu'on aurait entendu une souris. Au bout d'un moment, on l'entendit.

=== pay own
en:
So that everyone could see the mouse, {H} put {h:his|her} {T} on the judge's table and sat her on top, like a very small statue of somebody cross. It went so quiet that you could have heard a mouse, and presently they did.
fr:
Pour que tout le monde voie la souris, {H} mit {son T} sur la table de l'arbitre et l'assit par-dessus, comme la toute petite statue de quelqu'un de fâché. Il se fit un tel silence qu'on aurait entendu une souris. Et on l'entendit.

=== lack >
en:
The rules of the Fibbing Cup were painted on a board. One got up on the crate and told a fib, and whoever was believed had wasted it. It sounds easy, but people will believe nearly anything, if it is about other people.
The champion was a bear. {V} did not so much climb on the crate as stand beside it until it looked like a matchbox.
[V:My mother is a mouse,] he said, in the voice in which one gives an address.
The clearing fell about, for he had won with that six years running, and each time it was funnier.
{>gag1}
[A:A born liar,] explained the judge, who was a frog, and dried her eyes on the rules. [A:Never ask him the time.]
fr:
Le règlement de la Coupe des menteurs tenait sur une planche. On montait sur la caisse, on disait un mensonge, et celui qu'on croyait avait gâché le sien. Cela paraît facile. Mais les gens croient à peu près tout, du moment que cela concerne les autres.
Le champion était un ours. {V} n'avait pas besoin de la caisse. À côté de lui, elle avait l'air d'une boîte d'allumettes.
[V:Ma mère est une souris,] dit-il, du ton dont on donne son adresse.
La clairière s'écroula. Cela faisait six ans qu'il gagnait avec ça, et c'était chaque fois plus drôle.
{>gag1}
[A:Un menteur de naissance,] dit à {H} la grenouille qui arbitrait, en s'essuyant les yeux contre le règlement. [A:Ne lui demandez jamais l'heure.]

=== try whale >
en:
Everybody was allowed three goes, and then there was the final, for those who still dared to get up after the champion. {H} started with something of a reasonable size.
[H:Last night,] {h:he|she} said from the crate, [H:I found a whale in my bath.]
You could feel that they were not believing it. Not believing it ran along the rows like a breeze. And then, in the very front row, somebody leapt up who could not sit by while a friend was doubted.
[F:It's true!] cried {F}. [F:I was there. I held the soap!]
[A:There's a witness,] said the frog with regret, and rang. {each:@ offered to be one as well.|@ offered to be witnesses as well.}
[V:It is going to rain,] remarked {V}. They were still holding each other up, not an umbrella among them, when it did.
{>fail}
fr:
Chacun avait droit à trois essais, et ensuite venait la finale, pour ceux qui osaient encore passer après le champion. {H} commença par quelque chose de taille raisonnable.
[H:Cette nuit,] dit-{h:il|elle} du haut de la caisse, [H:il y avait une baleine dans mon bain.]
On sentait très bien que personne n'y croyait. Cela courait le long des rangs comme une petite brise. Et puis, tout devant, quelqu'un bondit, qui ne pouvait pas laisser traiter ainsi un ami.
[F:C'est vrai !] s'écria {F}. [F:J'y étais. C'est moi qui tenais le savon !]
[A:Il y a un témoin,] dit la grenouille à regret, et elle sonna. {each:@ proposa aussi de témoigner.|@ proposèrent aussi de témoigner.}
[V:Il va pleuvoir,] fit remarquer {V}.
On en riait encore, sans un seul parapluie, quand la première goutte tomba.
{>fail}

=== recap whale
en:
The whale had come with a witness.
fr:
La baleine avait eu un témoin.

=== try flea >
en:
If it worked for the champion, it was worth borrowing, although {H} took a smaller animal, to be on the safe side.
[H:My grandmother is a flea,] {h:he|she} announced.
The silence was of the wrong kind.
[O:Not Odette?] said a woodlouse.
[O:Little Odette, from the baker's dog?] A badger was looking hard at {H}'s nose. [O:Why, it's her all over. She always said there was one who got on in the world.]
[A:And how is her poor back?] asked the frog. She remembered, a little late, to ring.
They had not finished sending Odette their love when {V} spoke.
[V:There's a bee in your hat,] he said to the frog.
It was some minutes before she could stop laughing, and then, because the sun had come out, she put it on.
fr:
Puisque cela marchait pour le champion, il n'y avait qu'à copier. Par prudence, {H} prit un animal plus petit.
[H:Ma grand-mère est une puce,] annonça-t-{h:il|elle}.
Il y eut un silence, mais pas le bon.
[O:Pas Odette ?] dit un cloporte.
[O:La petite Odette, celle du chien du boulanger ?]
Un blaireau examinait le nez {de H}.
[O:Mais oui, c'est tout à fait elle. Elle répétait toujours qu'il y en aurait un de grand, dans la famille.]
[A:Et son pauvre dos, ça va mieux ?] demanda la grenouille.
Elle pensa, un peu tard, à sonner. On embrassait encore Odette de tous les côtés quand {V} prit la parole.
[V:Vous avez une abeille dans votre chapeau,] dit-il à la grenouille.
Elle mit plusieurs minutes à se remettre. Puis, comme le soleil était revenu, elle mit aussi le chapeau.

=== recap flea
en:
The flea, it seemed, was related to everybody.
fr:
La puce était, semblait-il, de toutes les familles.

=== try liar
en:
For the third go {H} had been keeping something with no animals in it at all.
[H:Everything I say,] {h:he|she} declared, [H:is a fib.]
[A:That one's a fib as well, then,] said the frog, picking up the bell. [A:Which makes it true.] She put down the bell. [A:In which case it's a fib.] She picked it up. This went on until she had no colour left, and somebody sat her down in the bucket, from where she asked faintly for water, and had to be told that she was in it.
[V:Your soup is boiling over,] said {V}.
Nobody turned a head. He was in such form today! The soup put the fire out, crossed the clearing at its own pace, and got into the shoes of the front row.
fr:
Pour le troisième essai, {H} s'était gardé quelque chose où il n'y avait pas d'animal du tout.
[H:Tout ce que je dis,] déclara-t-{h:il|elle}, [H:est faux.]
[A:Alors ça aussi, c'est faux,] dit la grenouille en prenant la clochette. [A:Donc c'est vrai.]
Elle reposa la clochette.
[A:Auquel cas c'est faux.]
Elle la reprit. Cela dura jusqu'à ce qu'elle n'ait plus de couleur, et quelqu'un l'assit dans le seau. De là, elle réclama un peu d'eau, et il fallut lui annoncer qu'elle était dedans.
[V:Votre soupe déborde,] dit {V}.
Personne ne tourna la tête. Il était en pleine forme, cette année ! La soupe éteignit le feu, traversa tranquillement la clairière et entra dans les chaussures du premier rang.

=== recap liar
en:
The cleverest fib had ended in a bucket.
fr:
Le plus malin des mensonges avait fini dans un seau.

=== strand >
en:
Twice already a duck with a suitcase had crossed behind the crate from one side to the other. When she came by for the third time, limping, {H} asked whether she was looking for something.
[B:The pond,] she said. [B:I've taken a room there. I've been on my way to it since Monday.]
[H:Didn't you ask anybody?]
[B:I asked that bear, the first night. *Left at the oak*, he told me, *and then you'll hear it.*] She gave a short laugh. [B:They'd warned me about him. So I went right, naturally, and I've been going right ever since.]
She changed the suitcase over to the other wing and went off, to the right.
fr:
Deux fois déjà, une cane était passée derrière la caisse avec une valise. La troisième fois, elle boitait, et {H} lui demanda si elle cherchait quelque chose.
[B:La mare,] dit-elle. [B:J'y ai loué une chambre. Je suis en route depuis lundi.]
[H:Vous n'avez pas demandé votre chemin ?]
[B:Si, à cet ours, le premier soir. *À gauche après le chêne,* qu'il m'a dit, *et ensuite vous l'entendrez.*]
Elle eut un petit rire sec.
[B:Mais on m'avait prévenue, pour lui. Alors j'ai pris à droite, évidemment. Et je continue de prendre à droite.]
Elle changea d'aile sa valise et repartit, à droite.

=== strandEnd
en:
As for the duck, she was told again, by somebody else, in the same words. After a time there was a splash, and then another, with corners.
fr:
Quant à la cane, quelqu'un d'autre lui répéta le chemin, mot pour mot. Un peu plus tard, on entendit un plouf, puis un autre, plus carré.

=== way >
en:
Before the final there was an interval, and {V} buttoned his coat.
[V:I'm expected at home,] he said. [V:My mother has made soup.]
The woodlouse had to be taken away and unrolled.
It was {H} who wanted to follow him. {h:He|She} had been believed every time, and the bear not once. Someone who could fib like that, with that face, must practise somewhere, and it ought to be possible to watch.
{>talent}
{>go}
The bear's paw prints, which were as wide as plates, went round every snail, and stepped over a row of ants without disturbing it, and at the foot of a great oak, where two roots met, they stopped at a door the size of a biscuit.
fr:
Avant la finale, il y eut un entracte. {V} boutonna son manteau.
[V:On m'attend,] dit-il. [V:Ma mère a fait de la soupe.]
Il fallut emporter le cloporte et le dérouler.
C'est {H} qui voulut le suivre. {h:Lui|Elle}, on {h:le|la} croyait à chaque fois ; l'ours, jamais. Pour mentir aussi bien, sans bouger un poil de la figure, il devait s'entraîner quelque part, et cela valait le coup d'œil.
{>talent}
{>go}
Les traces de l'ours étaient larges comme des assiettes. Elles contournaient chaque escargot. Elles enjambaient une file de fourmis sans en déranger une seule. Puis elles arrivaient à un grand chêne et s'arrêtaient là, entre deux racines, devant une porte de la taille d'un biscuit.

=== road >
en:
There was a doormat as big as a stamp, and beside the doormat stood a pair of boots in which a family could have spent the night. {H} bent down and knocked, as softly as {h:he|she} could, and the door was opened by a mouse with flour on her apron.
[N:If it's another of those cups,] she said, [N:they go round the back.]
Round the back were the six of them, in solid gold, each a good deal larger than the house; in the first she kept flour, and in the second a geranium, and one had a towel over the edge.
[N:I can't think what it is he does,] said the mouse, [N:but they will keep giving him first prize. You've just missed him. He eats standing up, and then he's off again. You can't mistake him, he's tall for his age.]
fr:
Il y avait un paillasson grand comme un timbre. À côté du paillasson attendait une paire de bottes où une famille aurait pu passer la nuit. {H} se pencha et frappa, le plus doucement possible.
Une souris ouvrit, le tablier plein de farine.
[N:Si c'est encore une de ces coupes,] dit-elle, [N:c'est par-derrière.]
Par-derrière, il y en avait six, en or massif, chacune bien plus grande que la maison. La première était pleine de farine, la deuxième d'un géranium, et une serviette de toilette séchait au bord d'une autre.
[N:Je ne sais pas ce qu'il fait au juste,] dit la souris, [N:mais on lui donne toujours le premier prix. Vous venez de le manquer. Il mange debout, et hop, il repart. Vous le reconnaîtrez. Il est grand pour son âge.]

=== quiet
en:
She would not let them go without tea, which came in acorn cups, and then she took up her knitting, a scarf that was on its third time round the oak.
[N:He came in with the snow,] she said. [N:No bigger than a bun, and so polite. I told him that he might stay until he was warm.] She counted some stitches. [N:I did think that he would stop when he reached the ceiling. But he was never any good at stopping.]
[H:Where does he sleep?] asked {H}.
[N:Why, out here. Where else would he fit?] The mouse looked surprised. [N:He puts one claw in at the letter box, and I hold on to it till he's off. He thinks I don't know that he stays awake to let me go first.]
fr:
Elle ne voulut pas les laisser partir sans une tasse de thé, dans des cupules de gland. Puis elle reprit son tricot. C'était une écharpe, et elle en était à son troisième tour de chêne.
[N:Il est entré avec la neige,] dit-elle. [N:Pas plus gros qu'une brioche, et si poli. Je lui ai dit qu'il pouvait rester le temps de se réchauffer.]
Elle compta quelques mailles.
[N:Je pensais tout de même qu'il s'arrêterait au plafond. Mais il n'a jamais su s'arrêter.]
[H:Et il dort où ?] demanda {H}.
[N:Eh bien, ici, dehors. Où voulez-vous qu'il tienne ?]
La souris avait l'air étonnée.
[N:Il passe une griffe par la boîte aux lettres, et je la tiens jusqu'à ce qu'il dorme. Il attend que je m'endorme la première, et il croit que je n'en sais rien.]

=== insight >
en:
From beyond the trees, a long way off, came a roar of laughter, and the mouse put down her needles in order not to miss any of it.
[N:There,] she said. [N:That's him. I can hear them from here every year, and I think to myself that he must be such good company.] She turned to {H}. [N:You've been sitting near the front. What is it that he tells them?]
{>gag2}
{>recap1} {>recap2} {>recap3} It would have been a good moment for a fib{?has(speech):, with or without an admiral|}. {F} found something to look at in the bottom of an acorn cup.
[H:It rained,] said {H}, not to anybody. [H:The bee was in the hat. The soup did boil over. He *told* us so.] {h:He|She} was looking at the boots. [H:I don't think he knows how to fib. I think he's been telling people the truth for six years, and they give him a cup for it.]
fr:
De très loin, derrière les arbres, monta un grand éclat de rire. La souris posa ses aiguilles pour n'en rien perdre.
[N:Là,] dit-elle. [N:C'est lui. Je les entends d'ici, chaque année. On ne doit pas s'ennuyer, avec lui.]
Elle se tourna vers {H}.
[N:Vous qui étiez devant, qu'est-ce qu'il leur raconte ?]
{>gag2}
{>recap1} {>recap2} {>recap3} C'était le moment de mentir un peu{?has(speech):, avec ou sans amiral|}. {F} étudiait le fond d'une cupule.
[H:Il a plu,] dit {H}, à personne en particulier. [H:L'abeille était dans le chapeau. La soupe a débordé, et il l'avait *dit*.]
{h:Il|Elle} regardait les bottes.
[H:Je crois qu'il ne sait pas mentir. Ça fait six ans qu'il dit la vérité, et on lui donne une coupe.]

=== turn tell
en:
They ran, with the mouse calling out the puddles. When they got there, it was {H}'s turn on the crate.
[H:There was once a mouse,] said {H}, [H:and a bear came in with the snow.] {h:He|She} told it all, the ceiling, the boots, the claw. There had never been a fib like it, and the frog was coming with the cup.
[H:Thank you. It's true, though.]
{>pay}
[N:You came out without your scarf,] the mouse told {V}. [N:In a wind like this. What have I said?]
Only one person can talk to you like that, whatever your size. *Ting*, went the bell. And {V}, who had lost at last, smiled all the way round to the back.
fr:
{hf:Ils|Elles} coururent, et la souris annonçait les flaques. Quand on arriva, c'était le tour {de H} de monter sur la caisse.
[H:Il était une fois une souris,] dit {H}, [H:et un ours qui entra avec la neige.]
Il y eut tout : le plafond, les bottes, la griffe. On n'avait jamais entendu mentir comme ça, et la grenouille arrivait déjà avec la coupe.
[H:Merci. Mais c'est vrai.]
{>pay}
[N:Tu es sorti sans ton écharpe,] dit la souris à {V}. [N:Par un vent pareil. Qu'est-ce que je t'ai dit ?]
Il n'y a qu'une personne pour vous parler ainsi, quelle que soit votre taille. *Ding*, fit la clochette. Et {V}, qui avait enfin perdu, sourit jusque derrière les oreilles.

=== turn why
en:
They ran, with the mouse calling out the puddles. {V} was standing by the crate, waiting for them to finish laughing.
[H:Why don't you say that it's true?] asked {H}.
[V:I did, the first day. I told them my name, and who my mother was, and they gave me a cup.] The bear considered his paws. [V:I'd have taken it back, but she had already put it in the window.]
{>pay}
[N:You came out without your scarf,] the mouse told {V}. [N:In a wind like this. What have I said?]
Only one person can talk to you like that, whatever your size. *Ting*, went the bell. And {V}, who had lost at last, smiled all the way round to the back.
fr:
{hf:Ils|Elles} coururent, et la souris annonçait les flaques. {V} attendait près de la caisse qu'on ait fini de rire.
[H:Pourquoi vous ne dites pas que c'est vrai ?] demanda {H}.
[V:Je l'ai dit, le premier jour. J'ai donné mon nom, et le métier de ma mère, qui est d'être une souris. On m'a donné une coupe.]
L'ours examina ses pattes.
[V:Je l'aurais bien rendue. Mais elle l'avait déjà mise à la fenêtre.]
{>pay}
[N:Tu es sorti sans ton écharpe,] dit la souris à {V}. [N:Par un vent pareil. Qu'est-ce que je t'ai dit ?]
Il n'y a qu'une personne pour vous parler ainsi, quelle que soit votre taille. *Ding*, fit la clochette. Et {V}, qui avait enfin perdu, sourit jusque derrière les oreilles.

=== restore
en:
That left the cup, and the frog asked, without much hope, whether nobody had one fib she could use before dark.
[N:I never worry about him,] said the mouse.
It was received in perfect stillness, for in all the history of the contest nobody had been so thoroughly not believed. She won it outright, looked at the size of it, and had it put down at {H}'s feet.
[N:You take it, dear. I've the six already, and you have no idea of the dusting.]
{each:@ took one handle.|@ took the handles.}
{>close}
So there stands the cup, on {H}'s shelf. Visitors ask what it was for, and {H} tells them: for telling the truth. They always laugh.
fr:
Restait la coupe. Sans grand espoir, la grenouille demanda si personne n'avait un petit mensonge à lui prêter avant la nuit.
[N:Moi, je ne m'inquiète jamais pour lui,] dit la souris.
Le silence fut parfait. De toute l'histoire du concours, personne n'avait été aussi complètement pas cru. Elle gagna sans discussion, mesura la coupe du regard et la fit poser aux pieds {de H}.
[N:Prenez-la donc. J'ai déjà les six autres, et vous n'imaginez pas la poussière.]
{each:@ prit une anse.|@ prirent les anses.}
{>close}
La coupe est donc là, sur l'étagère. Les visiteurs demandent ce qu'il fallait faire pour la gagner, et {H} le leur explique : dire la vérité. Ça les fait toujours rire.

=== cameo
en:
A bear went by in an enormous scarf. Somebody in his top pocket was saying that it was not too long, it only wanted growing into.
fr:
Un ours passa, dans une écharpe immense. De sa poche, quelqu'un disait qu'elle n'était pas trop longue, qu'il grandirait dedans.

=== ask
en:
Why did the bear go back to the contest every year?
Do you think the mouse knew what they laughed at?
When is a thing harder to believe because of who says it?
fr:
Pourquoi l'ours retournait-il au concours chaque année ?
À ton avis, la souris savait-elle de quoi on riait ?
Quand est-ce qu'on a du mal à croire quelque chose à cause de celui qui le dit ?
`
