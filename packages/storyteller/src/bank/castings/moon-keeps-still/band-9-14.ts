export const band9to14 = `
=== title
en:
Half Past Four on the Moon
fr:
Quatre heures et demie sur la lune

=== title
en:
The Reason the Sea Went Out
fr:
Pourquoi la mer était partie

=== teaser
en:
The moon has stopped, the sea is missing, and the only witness keeps asking everybody to whisper.
fr:
La lune s'est arrêtée, la mer a disparu, et le seul témoin demande à tout le monde de parler plus bas.

=== when
en:
On an evening that had been going on since Monday
fr:
Un soir qui durait depuis lundi

=== plant book
en:
{>when}, {H} had one page left of the best book {h:he|she} had ever read, and on it you would learn who the captain was. {H} had been saving it since Sunday, as one saves the last chocolate, by looking at it.
fr:
{>when}, il restait à {H} une page du meilleur livre de sa vie. On allait y apprendre qui était le capitaine. {H} la gardait depuis dimanche, comme on garde le dernier chocolat : en le regardant.

=== about book
en:
[F:I know who it is,] said {F}. [F:I looked.]
[H:Don't say anything!] said {H}.
{F} did not say anything, and you could hear it.
fr:
[F:Moi, je sais qui c'est,] dit {F}. [F:J'ai regardé.]
[H:Ne dis rien !] dit {H}.
{F} ne dit rien, et cela s'entendait.

=== pay book
en:
So {H} took out the book, opened it at the very last page, and began. *The captain took off his hat,* {h:he|she} read, *and everybody saw...*
Something grey and heavy arrived on the sentence.
fr:
Alors {H} sortit le livre, l'ouvrit à la toute dernière page et commença. *Le capitaine ôta son chapeau,* lut-{h:il|elle}, *et tout le monde vit...*
Quelque chose de gris et de lourd se posa sur la phrase.

=== plant drawing
en:
{>when}, {H} was finishing the harbour, all of it, on a sheet of paper as long as the kitchen. It had taken since June, and there was one mast to go, and {h:he|she} was putting it off, so as to have it to look forward to. The roll came everywhere, in case the mast did.
fr:
{>when}, {H} finissait le port, le port entier, sur une feuille longue comme la cuisine. Le travail durait depuis juin. Il restait un mât, et {H} le remettait à plus tard, pour le plaisir d'avoir encore quelque chose à finir. Le rouleau était de toutes les sorties, au cas où le mât viendrait.

=== about drawing
en:
[F:It's only one line,] said {F}.
[H:It's the last one,] said {H}. [H:They take the longest.]
fr:
[F:Un mât, ce n'est qu'un trait,] dit {F}.
[H:C'est le dernier,] dit {H}. [H:Les derniers sont les plus longs.]

=== pay drawing
en:
So {H} unrolled the harbour in the dust, all of it, from the lighthouse to the fish steps, and bent over the one mast that was missing, and put the pencil to the paper.
Something grey and heavy lay down on the sea.
fr:
Alors {H} déroula le port dans la poussière, tout le port, du phare à la criée, se pencha sur le seul mât qui manquait et posa la pointe du crayon.
Quelque chose de gris et de lourd se coucha sur la mer.

=== pay own
en:
So {H} laid {h:his|her} {T} in the dust, and needed {n:it|them} with {h:his|her} whole face, and that was not difficult, because for some minutes {h:he|she} had been thinking that this might be goodbye.
Something grey and heavy came and lay down on {n:it|them}.
fr:
Alors {H} posa {son T} dans la poussière. Il s'agissait d'en avoir besoin, de tout son cœur et de toute sa figure. Ce n'était pas difficile : depuis quelques minutes, {h:il|elle} se doutait que c'était un adieu.
Quelque chose de gris et de lourd vint se coucher dessus.

=== lack >
en:
The sea had gone out on Monday, as usual, and on Tuesday it was still out. By Wednesday you could walk to the lighthouse and be told to go home, while the boats lay on their sides in the harbour and looked embarrassed. And the moon stood over the baker's chimney, full, white, and perfectly still.
[B:The moon draws the sea,] said the badger from the Tide Office, who had a book on the subject. [B:The moon does not draw, and therefore the moon is broken.]
[N:Would you mind,] said the moon, very low, [N:lowering your voice?]
{>gag1}
A thing that does not move at all, it turned out, can have a ladder leaned against it.
fr:
La mer était partie le lundi, comme d'habitude, et le mardi, elle n'était pas rentrée. Le mercredi, on allait au phare à pied, et le gardien vous renvoyait chez vous. Dans le port, les bateaux, couchés sur le flanc, avaient l'air gêné. Et au-dessus de la boulangerie, la lune se tenait pleine, blanche et parfaitement immobile.
[B:La lune tire la mer,] dit le blaireau du Bureau des marées, qui avait un ouvrage sur la question. [B:Or la lune ne tire plus. Donc la lune est en panne.]
[N:Est-ce que vous pourriez,] dit la lune tout bas, [N:parler moins fort ?]
{>gag1}
Une chose qui ne bouge pas du tout, on peut y appuyer une échelle. Il suffisait d'y penser.

=== try oil
en:
[B:Page one,] read the badger. [B:*It is nearly always the axle.*]
They oiled everything that looked like an axle, and then everything that did not, for {F} was generous with the can. {H} set off down the side of a crater without having meant to, came up the other side, and returned, several times, at a decreasing height, still holding the rag.
But anyone could see that the moon had gone pink.
[N:You mustn't,] she whispered. [N:I'm ticklish there, and if I once begin to laugh, I shake all over, and then...] She did not say what then, but held her breath until it had passed off.
{>fail}
The badger made a note, *Axle: excellent*, and turned over the page with some dislike.
fr:
[B:Page un,] lut le blaireau. [B:*Il s'agit presque toujours de l'axe.*]
{hf:Ils|Elles} huilèrent tout ce qui ressemblait à un axe, puis tout ce qui n'y ressemblait pas. {F} ne regardait pas à la dépense. {H} partit sans le vouloir le long d'un cratère, remonta de l'autre côté et revint, plusieurs fois, de moins en moins haut, le chiffon toujours à la main.
La lune avait rosi.
[N:Il ne faut pas,] chuchota-t-elle. [N:Je suis chatouilleuse, à cet endroit. Si je commence à rire, je tremble de partout, et alors...]
Elle ne dit pas quoi, alors. Elle retint son souffle jusqu'à ce que ça passe.
{>fail}
Le blaireau nota : *Axe : excellent.* Et il tourna la page à regret.

=== recap oil
en:
The moon had been tickled, and had not dared to laugh.
fr:
La lune avait été chatouillée, et n'avait pas osé rire.

=== try push >
en:
Page two recommended shoulders, and they put them where the badger told them, and on the word *heave* they heaved.
For a moment it worked. The moon tilted, by about the width of a hand, and far below them a duck pond slid quietly out of its field. Then she gave a gasp, and came back, inch by inch, with her eyes fixed, the way you climb the stairs with a bowl that somebody has filled too full.
[H:Did we hurt you?] said {H}.
[N:No, no,] she said, looking over her own shoulder, [N:it's all right, it only turned over.]
[H:What did?]
[N:Nothing,] said the moon.
fr:
La page deux conseillait les épaules. {hf:Ils|Elles} les placèrent où le blaireau disait, et au mot *hisse*, {hf:ils|elles} hissèrent.
Un instant, on crut que c'était gagné. La lune pencha de la largeur d'une main et, très loin en bas, une mare à canards glissa sans bruit hors de son pré. Puis elle eut un hoquet et revint, millimètre par millimètre, le regard fixe, comme on monte l'escalier avec un bol que quelqu'un a trop rempli.
[H:On vous a fait mal ?] demanda {H}.
[N:Non, non.]
Elle regardait par-dessus son épaule.
[N:Ça va. Il s'est juste retourné.]
[H:Qui ça ?]
[N:Personne,] dit la lune.

=== recap push
en:
When they pushed her, she had come back like somebody with a full bowl.
fr:
Poussée, elle était revenue comme quelqu'un qui porte un bol trop plein.

=== try band
en:
[B:Page three,] said the badger, with his paw on the line. [B:*The subject may simply be asleep.*] So they sent down for the harbour band, and it came up rung by rung: two drums, a trumpet, and the fishmonger, who owned lids.
They had got exactly as far as the first *boom*.
[N:STOP!] It was the loudest whisper any of them had ever heard, and it lifted the trumpeter's hat. The moon had gone as white as paper, and both her eyes were open as wide as they would go. [N:Not here, I'd rather you broke something. Play on Sunday, play on Mars.]
The band went down again, rung by rung, taking care with the lids.
[B:Not asleep,] wrote the badger. He seemed put out, because whatever it was, it was not on page four.
fr:
[B:Page trois,] dit le blaireau, la patte sur la ligne. [B:*Le sujet s'est peut-être tout simplement endormi.*]
On fit monter la fanfare du port. Elle arriva barreau par barreau : deux tambours, une trompette et le poissonnier, qui possédait des couvercles.
Ils n'allèrent pas plus loin que le premier *boum*.
[N:ARRÊTEZ !]
C'était le chuchotement le plus fort qu'on ait jamais entendu. Il souleva le chapeau du trompettiste. La lune était devenue toute blanche, les deux yeux ouverts au maximum.
[N:Pas ici. Cassez quelque chose, si vous voulez. Jouez dimanche. Jouez sur Mars.]
La fanfare redescendit, en prenant garde aux couvercles.
[B:Ne dort pas,] nota le blaireau, contrarié.
Et la page quatre parlait d'autre chose.

=== recap band
en:
And at the first beat of the drum she had begged them to stop, and it was not for herself.
fr:
Et au premier coup de tambour, elle avait supplié qu'on arrête, et ce n'était pas pour elle.

=== strand >
en:
A snail had set up his easel beside a crater, and was painting the Earth. About him in the dust lay a hundred other Earths, so much alike that it made one dizzy.
[C:I had a name,] he said, mixing blue. [C:*Earthrise with Crater. Earthrise with Other Crater.* They hung in good houses. And then, on Monday, the Earth goes and stops at half past four. I can't sell a half past four, because it's neither up nor down, it's like being handed half a biscuit.]
[H:Couldn't you paint what's here?] asked {H}.
The snail turned one eye slowly to the left, and the other to the right, and brought them together again.
[C:Round the back,] he said, [C:there might be something. I never go, because I'm told it's just the back.]
fr:
Un escargot avait planté son chevalet au bord d'un cratère. Il peignait la Terre. Autour de lui, dans la poussière, gisaient cent autres Terres, si semblables qu'on en avait le tournis.
[C:J'avais un nom,] dit-il en préparant son bleu. [C:*Lever de Terre au cratère. Lever de Terre à l'autre cratère.* J'étais dans les bonnes maisons. Et lundi, elle s'arrête à quatre heures et demie. Qui veut d'une quatre heures et demie ? Ce n'est même pas un goûter.]
[H:Vous ne pourriez pas peindre ce qu'il y a ici ?]
L'escargot tourna lentement un œil à gauche, l'autre à droite, puis les ramena.
[C:Derrière, il y a peut-être quelque chose,] dit-il. [C:Je n'y vais jamais. On m'a dit que c'était l'arrière.]

=== way >
en:
[H:Has anyone looked at the back?] asked {H}.
Nobody had, because it was the back.
They set out on tiptoe, one behind the other, as the moon seemed so anxious about it.
{>go}
The dust was as fine as flour, and it kept everything. There were boots in it, big ones, from all the people who had ever come, and you could read them like a diary: they arrived; they leaped about; they stood in a row beside a flag; they went home. And among the boots, in a thin straight line, somebody with small round feet had walked up from the edge of the world. That one had not leaped about, and that one had not gone home.
fr:
[H:Quelqu'un a regardé derrière ?] demanda {H}.
Personne. C'était derrière.
{hf:Ils|Elles} se mirent en route sur la pointe des pieds, puisque la lune avait l'air d'y tenir.
{>go}
La poussière était très fine, et elle gardait tout. On y voyait les bottes de tous ceux qui étaient venus. Ça se lisait comme un journal. Ils arrivaient, ils bondissaient, ils se mettaient en rang à côté d'un drapeau, ils rentraient. Et entre les bottes, en ligne droite, quelqu'un avec de tout petits pieds ronds était monté du bord du monde. Celui-là n'avait pas bondi. Et celui-là n'était pas rentré.

=== road >
en:
Towards the edge of the light it should have grown cold. It grew warmer, with the kind of warmth you find on one side of a kitchen, when you come in with wet feet and somebody has been there before you.
[F:Listen,] said {F}.
*Rrrr*, said the ground. *Rrrr.*
[F:That'll be the works. It doesn't sound like a breakdown to me, it sounds extremely pleased.]
{H} lay flat and laid an ear to the dust. It was not steady: it went up; it stopped at the top, for no reason; it came down; and then it sighed.
fr:
Vers le bord de la lumière, il aurait dû faire plus froid. Il fit plus doux. C'était cette chaleur qu'on trouve dans un coin de cuisine, quand on rentre les pieds mouillés et que quelqu'un était là avant vous.
[F:Écoute,] dit {F}.
*Rrrr*, fit le sol. *Rrrr.*
[F:C'est sûrement le mécanisme. Pour une panne, je lui trouve l'air très content.]
{H} s'étendit, l'oreille dans la poussière. Ce n'était pas régulier. Ça montait, ça s'arrêtait en haut, sans raison, ça redescendait. Puis ça soupira, comme quelqu'un qui n'a rien de prévu.

=== quiet >
en:
They stopped where there was a flat stone, and had their bread on it, while above them hung the Earth, at half past four.
[N:I do get visitors,] said the moon, as if somebody had said she did not. [N:Quite important ones, who tell each other how beautiful it is. They put up the flag, and somebody says a sentence, and each of them takes a stone. I don't mind about the stones.] She was silent for a while. [N:They have to leave by a certain time, you see, because of the air.]
[H:It must be nice afterwards, though,] said {H}. [H:The quiet.]
[N:Oh, yes,] said the moon. [N:I've had a great deal of quiet.]
fr:
{hf:Ils|Elles} s'arrêtèrent près d'une pierre plate pour manger un bout de pain. Au-dessus pendait la Terre, à quatre heures et demie.
[N:J'ai des visites, vous savez,] dit la lune, comme si quelqu'un avait prétendu le contraire. [N:Des gens importants. Ils se disent les uns aux autres que c'est très beau. Ils plantent le drapeau, l'un d'eux prononce une phrase, et chacun prend un caillou. Les cailloux, ça m'est égal.]
Elle se tut un moment.
[N:Ils doivent repartir à heure fixe. Une question d'air.]
[H:Après, ça doit être agréable, le calme,] dit {H}.
[N:Oh oui,] dit la lune. [N:Du calme, j'en ai eu beaucoup.]

=== insight >
en:
Behind the last ridge there was a hollow, of the size and shape of a lap, and they crawled to the edge.
It was full of cat. It was quite an ordinary one, grey, with one white foot, asleep as only cats are: completely.
{>gag2}
{>recap1} {>recap2} {>recap3}
[H:It's Grandma,] said {H}, very low, [H:it's exactly what Grandma does. The doorbell can ring and the milk can boil over, and she sits there with her arms in the air and says, *I can't get up. I've got the cat.*]
Nobody spoke.
[N:It picked me,] whispered the moon, [N:and it could have gone anywhere.]
fr:
Derrière la dernière crête, il y avait un creux, de la taille et de la forme de deux genoux. {hf:Ils|Elles} rampèrent jusqu'au bord.
Le creux était plein de chat. Un chat ordinaire, gris, une patte blanche, qui dormait comme seuls dorment les chats : entièrement.
{>gag2}
{>recap1} {>recap2} {>recap3}
[H:C'est Mamie,] murmura {H}. [H:C'est Mamie tout craché. On peut sonner. Le lait peut déborder. Elle reste là, les bras en l'air, et elle dit : *je ne peux pas, j'ai le chat.*]
Il y eut un silence.
[N:C'est moi qu'il a choisie,] chuchota la lune. [N:Il avait toute la place qu'il voulait.]

=== turn still
en:
[H:How long were you going to stay like this?] asked {H}.
[N:I hadn't thought past Thursday,] said the moon.
They needed something no cat can resist, and that, as everybody knows, is a thing you cannot spare. {H} had one. After that it would be a matter of keeping still, which is harder than it looks: you must not hope, and a cat can tell.
{>pay}
{H} did not move an eyelash. *Rrrr*, said the cat, turned round once, and shut its eyes. Whatever is under a cat belongs to the cat, as {H} had always known.
Slowly, the moon breathed out, and it was plain that she was glad, and that she was not only glad.
fr:
[H:Vous comptiez rester longtemps comme ça ?] demanda {H}.
[N:Je n'avais pas pensé plus loin que jeudi,] dit la lune.
Il fallait une chose à laquelle aucun chat ne résiste, c'est-à-dire une chose dont on ne peut pas se passer. {H} avait la sienne. Ensuite, il faudrait ne plus bouger, et c'est plus difficile qu'on ne croit : on ne doit rien espérer, et un chat sent ces choses-là.
{>pay}
{H} ne remua pas un cil. *Rrrr*, fit le chat.
Il tourna une fois sur lui-même et ferma les yeux. Ce qui est sous un chat est au chat. {H} l'avait toujours su.
La lune souffla, lentement. On voyait bien qu'elle était contente, et qu'elle n'était pas seulement contente.

=== turn why
en:
[H:Why would it ever get up?] said {H}, thinking aloud. [H:Why does Grandma's?]
[N:Please,] said the moon, [N:no questions. They have edges.]
But {H} could not stop; {h:he|she} never could. Why did it lie on the homework, and not beside it? Why never on last week's newspaper? Why on the coat of the one person who had to leave? It did not want what was soft, but what somebody was just about to need.
{>pay}
*Rrrr*, it said, and shut its eyes. Whatever is under a cat belongs to the cat.
Slowly, the moon breathed out, and it was plain that she was glad, and that she was not only glad.
fr:
[H:Pourquoi il se lèverait ?] réfléchit {H} tout haut. [H:Et celui de Mamie, pourquoi il se lève ?]
[N:Pas de questions, s'il vous plaît,] dit la lune. [N:Ça a des coins.]
Mais {H} ne savait pas s'arrêter. Pourquoi sur les devoirs, et pas à côté ? Pourquoi jamais sur le journal de la semaine dernière ? Pourquoi sur le manteau de la seule personne qui doit partir ? Il ne cherchait pas le doux. Il cherchait ce dont quelqu'un allait avoir besoin.
{>pay}
*Rrrr*, fit le chat en fermant les yeux. Ce qui est sous un chat est au chat.
La lune souffla, lentement. On voyait bien qu'elle était contente, et qu'elle n'était pas seulement contente.

=== restore
en:
[N:Oh, my *side*,] said the moon aloud, for the first time in three days. [N:Pins and needles, from here to here.] She eased herself off the baker's chimney, and all along the coast the sea remembered where it had been going.
They carried the cat down nine hundred rungs, with what it was lying on, and it did not wake. {each:@ went first, to hold the ladder.|@ went first, to hold the ladder.}{?has(book): On the way the last page slid out, and you could see who the captain was.|}{?has(drawing): In the harbour, just where the mast was missing, there was a long grey hair.|}
{>close}
Now and then the moon is so thin that she lies on her back, and a moon on her back can carry almost anything. *A shadow*, says the Tide Office, although it has got one white foot.
fr:
[N:Oh, ma *hanche*,] dit la lune à voix haute, pour la première fois depuis trois jours. [N:J'ai des fourmis d'ici jusque-là.]
Elle se détacha avec précaution de la boulangerie et, tout le long de la côte, la mer se rappela qu'elle allait quelque part.
{hf:Ils|Elles} redescendirent le chat par les neuf cents barreaux, avec ce qu'il avait sous lui. Il ne se réveilla pas. {each:@ passa devant, pour tenir l'échelle.|@ passèrent devant, pour tenir l'échelle.}{?has(book): En chemin, la dernière page glissa de dessous, et l'on vit enfin qui était le capitaine.|}{?has(drawing): Dans le port, là où manquait le mât, il y avait un long poil gris.|}
{>close}
De temps en temps, la lune est si fine qu'elle se couche sur le dos, et une lune sur le dos peut porter presque n'importe quoi. *Une ombre*, dit le Bureau des marées. Elle a une patte blanche.

=== strandEnd
en:
The snail has moved round to the back. *Hollow, Evening*, it says under his pictures. *Hollow, Still Warm.*
fr:
L'escargot a déménagé derrière. Sous ses tableaux, on lit *Le Creux, le soir*, ou *Le Creux, encore tiède*.

=== cameo
en:
On a wall, a grey cat with one white foot was lying on a letter that somebody had been about to post.
fr:
Sur un mur, un chat gris à patte blanche était couché sur une lettre que quelqu'un allait poster.

=== ask
en:
The moon never says that she is lonely. How do you know?
Is the moon only glad in the end? What else?
The badger's book says nothing about cats. What would you write in it?
fr:
La lune ne dit jamais qu'elle s'ennuie. À quoi le voit-on ?
À la fin, la lune n'est *pas seulement contente*. Quoi d'autre ?
Le livre du blaireau ne dit rien des chats. Qu'y écrirais-tu ?
`
