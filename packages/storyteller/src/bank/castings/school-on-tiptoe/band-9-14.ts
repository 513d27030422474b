export const band9to14 = `
=== title
en:
Nobody Missing
fr:
Il ne manque personne

=== title
en:
What the School Wished For
fr:
Le vœu de l'école

=== teaser
en:
A school that turns a hundred is allowed one wish, so long as it never says what it was.
fr:
Le jour de ses cent ans, une école a droit à un vœu, du moment qu'elle ne dit pas lequel.

=== when
en:
One blowy Thursday in October
fr:
Un jeudi d'octobre, par grand vent

=== plant blanket
en:
{>when}, {H} had a certain blanket rolled up at the bottom of {h:his|her} bag. It had been away to be mended, and was on no account to be seen by anybody from school.
fr:
{>when}, {H} rapportait, roulée au fond de son sac, une certaine petite couverture. On venait de la recoudre, et il n'était pas question que quelqu'un de l'école la voie.

=== about blanket
en:
[F:There's a corner sticking out,] remarked {F}.
[H:It's a towel,] said {H}, pushing it back in.
[F:Good evening, towel,] said {F}.
fr:
[F:Il y a un coin qui dépasse,] fit remarquer {F}.
[H:C'est une serviette,] répondit {H} en l'enfonçant.
[F:Bonsoir, serviette,] dit {F}.

=== pay blanket
en:
Its feet were bare, and grey with a week of puddles. {H} looked up the street and down it: at every window there was somebody from school. {h:He|She} shook out the blanket all the same, so that nobody could miss it, and tucked it in round the biggest toe.
[H:It only ever covers one place,] {h:he|she} said. [H:You get used to choosing.]
fr:
Ses pieds étaient nus, et gris d'une semaine de flaques. {H} regarda la rue : à chaque fenêtre, il y avait quelqu'un de l'école. {h:Il|Elle} secoua quand même la couverture, pour que chacun la voie bien, et en borda le plus gros orteil.
[H:Elle ne couvre jamais qu'un bout,] dit-{h:il|elle}. [H:On s'habitue à choisir.]

=== plant musicbox
en:
{>when}, {H} was taking the music box to be repaired again. For as long as anybody remembered it had played half of a lullaby, up to the place where you lean forward to hear how it goes on, and left it at that.
fr:
{>when}, {H} portait encore une fois sa boîte à musique chez le réparateur. Depuis toujours, elle jouait la moitié d'une berceuse, jusqu'à l'endroit où l'on se penche pour entendre la suite, et s'en tenait là.

=== about musicbox
en:
[F:Perhaps that's all there is,] said {F}.
[H:Then it wouldn't stop like that,] said {H}. [H:It stops like somebody who has asked you something.]
fr:
[F:C'est peut-être tout,] dit {F}.
[H:Alors, elle ne s'arrêterait pas comme ça,] dit {H}. [H:Elle s'arrête comme quelqu'un qui a posé une question.]

=== pay musicbox
en:
{H} wound up the music box and stood it on a windowsill. It played as far as it ever had, and stopped, and there was only the wind. Then, from the cellar upwards, all the pipes of the school began to hum the other half, as if they had been waiting a hundred years for somebody to begin.
[H:You'd better keep it,] said {H}. [H:You two know each other.]
fr:
{H} remonta la boîte à musique et la posa sur le rebord d'une fenêtre. Elle joua jusqu'à son endroit habituel et s'arrêta. Il n'y eut plus que le vent. Alors, depuis la cave, tous les tuyaux de l'école se mirent à fredonner l'autre moitié, comme s'ils attendaient depuis cent ans que quelqu'un commence.
[H:Garde-la,] dit {H}. [H:Vous vous connaissez, toutes les deux.]

=== pay own
en:
Then the school, for the first time in its life, put up a hand. [N:And afterwards?] it asked. [N:When one has answered?]
[H:You get hold of something, and wait till it's morning,] said {H}, and laid {h:his|her} own {T} in the large white palm.
The school had been left umbrellas, in its time, and caps, and once a trombone. It had never been lent anything.
fr:
Alors l'école, pour la première fois de sa vie, leva le doigt.
[N:Et ensuite ?] demanda-t-elle. [N:Une fois qu'on a répondu ?]
[H:On serre quelque chose, et on attend le matin,] dit {H} en posant {son T} dans la grande paume blanche.
À l'école, on avait oublié des parapluies, des casquettes et, une fois, un trombone. On ne lui avait jamais rien prêté.

=== about own
en:
[F:Do you really have your {T} with you at night?] asked {F}.
[H:{n:It doesn't|They don't} snore,] said {H}, [H:which is more than you can say for some people.]
fr:
[F:Tu as vraiment {ton T} avec toi, la nuit ?] demanda {F}.
[H:Au moins,] dit {H}, [H:ça ne ronfle pas. Tout le monde ne peut pas en dire autant.]

=== lack >
en:
It was the footsteps that gave it away. They belonged to somebody enormous, who was taking a great deal of trouble to be small, and they stopped whenever {H} and {F} stopped.
Between the bakery and the bank, where it had never stood in its life, was the school. It was studying a cloud. It had bare feet, and before its door it held a pot of flowers, in order to look like a house.
[A:I can see you!] shouted {A}, who was the town's only policeman, and a penguin. [A:A hundred on Sunday! Blows out the candles, makes its wish, won't say what. On Monday, feet! And every night since then it's been breathing at people's windows!]
{>gag1}
[N:Good evening, {H},] said the school. [N:I happened to be passing.]
fr:
Ce furent les pas qui la trahirent. Les pas de quelqu'un d'énorme, qui se donnait un mal fou pour être petit, et qui s'arrêtait dès {que H} et {F} s'arrêtaient.
Entre la boulangerie et la banque, où elle n'avait jamais mis les pieds, se tenait l'école. Justement, elle en avait, des pieds. Deux, tout nus. Elle contemplait un nuage et serrait devant sa porte un pot de fleurs, pour avoir l'air d'une maison.
[A:Je te vois !] cria l'agent {A}, un manchot empereur, seul policier de la ville. [A:Dimanche, cent ans ! Elle souffle ses bougies, elle fait son vœu, elle ne dit pas lequel. Lundi, des pieds ! Et depuis, toutes les nuits, elle respire aux fenêtres des gens !]
{>gag1}
[N:Bonsoir, {H},] dit l'école. [N:Je passais par là.]

=== try push >
en:
There is a simple way of sending somebody home, and that is to get behind them. {H} and {F} put their shoulders to the kitchen door, while {A} held up the traffic, of which there was none. {each:@ took the drainpipe.|@ took the drainpipe.}
None of them had known that the school was ticklish. It managed one step. Then it began to giggle, somewhere low down, among the coat hooks; it laughed until chalk came out of the windows in clouds, and sat down among the melons.
Only when it had wiped its eyes, and turned round to see who had done it, did the laughing stop.
[N:Oh,] it said. [N:I thought, with so much pushing, that it must be all of you.]
{>fail}
Without a word, {A} wrote out a ticket for the melons.
fr:
Pour renvoyer quelqu'un chez lui, le plus simple est encore de se mettre derrière. {H} et {F} appuyèrent de l'épaule contre la porte des cuisines, pendant que l'agent {A} arrêtait la circulation, qui n'existait pas. {each:@ s'occupait de la gouttière.|@ s'occupaient de la gouttière.}
Aucun d'eux ne savait que l'école était chatouilleuse. Elle fit un pas. Puis elle se mit à glousser, quelque part vers les portemanteaux. Elle rit tant que la craie sortait en nuages par les fenêtres, et elle finit assise au beau milieu des melons.
C'est seulement en s'essuyant les yeux, quand elle se retourna pour voir qui c'était, qu'elle cessa de rire.
[N:Ah,] dit-elle. [N:À force d'être poussée, j'ai cru que vous étiez tous là.]
{>fail}
Sans un mot, l'agent {A} dressa une contravention pour les melons.

=== recap push
en:
When they pushed, it had hoped that it was all of them.
fr:
Quand on l'avait poussée, elle avait espéré que c'était tout le monde.

=== try sign >
en:
As a policeman, {A} believed in the written word. He had painted a sign, with an arrow, and he drove it in at the corner: *ALL SCHOOLS WILL KINDLY PROCCEED HOME.*
[A:That will do it,] he said. [A:A hundred years, and never broken a rule. It *makes* them.]
The school came round the corner and stopped. It read to the end, moving its lips. Then a hand came out of the library window with a red pencil in it, struck out one C, and wrote in the margin: *Good strong letters. Seven out of ten.*
[N:Ah, the Pip who doubled everything, to be on the safe side,] it said kindly. [N:Third row, next to the stove.]
While {A} was still looking at his feet it set off the other way, and asked over its shoulder if he had noticed where the others went.
fr:
En bon policier, l'agent {A} croyait à ce qui est écrit. Il avait peint un panneau, avec une flèche, et il le planta au coin : *TOUTES LES ÉCOLE SONT PRIÉES DE RENTRER*.
[A:Voilà,] dit-il. [A:En cent ans, elle n'a pas désobéi une seule fois. C'est elle qui *fait* les règles.]
L'école tourna le coin et s'arrêta. Elle lut jusqu'au bout, en remuant les lèvres. Puis une main sortit de la bibliothèque avec un crayon rouge, ajouta le S et nota dans la marge : *Belle écriture. Sept sur dix.*
[N:Ah, le petit Pépin qui perdait ses pluriels,] dit-elle avec bonté. [N:Troisième rang, près du poêle.]
Pendant que l'agent {A} regardait ses pieds, elle partit du côté opposé, en demandant par-dessus son toit s'il avait vu où étaient les autres.

=== recap sign
en:
It still knew where a policeman had sat when he was seven.
fr:
Elle savait encore où un policier s'asseyait quand il avait sept ans.

=== try hide >
en:
The whole town agreed to be out. Shutters were closed and lamps blown out, and families sat in the dark with their hands over one another's mouths. {H} and {F} had stayed too long in the street, and got behind a bush at the last moment. {each:@ had to be the next bush.|@ had to be the next bush.}
The school came up the road quite slowly. It knelt down, put one eye to the first keyhole, and knocked with a single knuckle, as you knock when somebody is ill.
Nobody was in.
[N:I see,] it said. There was a rustle of paper, and a pencil wrote one short word. It wrote the same word at the next door, and at the next.
It was a long street, and by the end of it {H} would have given anything to be found.
fr:
Toute la ville décida d'être sortie. On ferma les volets, on souffla les lampes, et des familles entières restèrent dans le noir, chacun la main sur la bouche d'un autre. {H} et {F}, qui avaient trop traîné dans la rue, passèrent derrière un buisson au dernier moment. {each:@ dut faire le buisson suivant.|@ durent faire le buisson suivant.}
L'école remonta la rue sans se presser. Elle s'agenouilla, colla un œil à la première serrure et frappa d'un seul doigt, comme on frappe quand il y a un malade.
Il n'y avait personne.
[N:Je vois,] dit-elle.
On entendit un froissement de papier, et un crayon écrivit un mot, assez court. Il écrivit le même à la porte d'après, puis à la suivante.
C'était une longue rue. Au bout, {H} aurait donné n'importe quoi pour être {h:trouvé|trouvée}.

=== recap hide
en:
At every silent door it wrote the same short word.
fr:
À chaque porte muette, elle écrivait le même mot.

=== strand >
en:
In the bakery one lamp was always lit, because bread cannot be put off. {B}, who was older than the oven, opened the door by a hand's width and passed a bun to each of them before anybody had asked.
[B:You might tell it to leave my house alone,] she said. [B:There's been no child here for fifty years. It keeps me till last. It stands there when it's getting light, and it says *Dorothy?*, quite softly, as if I were a bit slow.]
[H:Who is Dorothy?] asked {H}.
[B:A girl who caught a cold,] said {B}. [B:And then her people moved away. And by the time I came back I was thirty, and had a shop. You can't just walk in and tell them that you're better.]
She heard what she had said, and shut the door. But she left the lamp on.
fr:
À la boulangerie, une lampe restait toujours allumée, parce que le pain n'attend pas. La vieille {B}, qui était là avant son four, entrouvrit la porte et leur tendit à {hf:chacun|chacune} une brioche, sans qu'on ait rien demandé.
[B:Vous devriez lui dire de laisser ma maison tranquille,] dit-elle. [B:Il n'y a pas eu d'enfant ici depuis cinquante ans. Elle me garde pour la fin. Elle reste là, quand le jour se lève, et elle demande, tout bas : *Odette ?* Comme si j'étais un peu lente.]
[H:Qui est Odette ?] demanda {H}.
[B:Une petite qui s'était enrhumée,] dit {B}. [B:Et puis ses parents ont déménagé. Le temps que je revienne, j'avais trente ans et un magasin. On ne peut pas rentrer en classe et dire qu'on va mieux.]
Elle entendit ce qu'elle venait de dire, et referma la porte. Mais elle laissa la lampe.

=== way >
en:
[H:It always comes after us,] said {H}. [H:Let's see where it goes when it thinks that nobody is behind.]
So they played the game the other way round, on tiptoe, from doorway to doorway, and whenever the school glanced over its shoulder they were two posts and a bin.
{>go}
It passed the bank without a look. It passed the town hall, and the dentist's. But wherever a small pair of boots had been put out on a mat to dry, it went down on its knees, which in a building takes time, and reached up with one hand to hold its bell, to keep it quiet.
fr:
[H:C'est toujours elle qui nous suit,] dit {H}. [H:Voyons où elle va, quand elle croit que personne n'est derrière.]
On joua donc à l'envers, sur la pointe des pieds, de porte en porte. Dès que l'école jetait un coup d'œil en arrière, il n'y avait plus dans la rue que deux poteaux et une poubelle.
{>go}
Elle passa devant la banque sans un regard, devant la mairie, devant le dentiste. Mais partout où de petites bottes séchaient sur un paillasson, elle se mettait à genoux, ce qui prend du temps quand on est un bâtiment. Et d'une main, tout là-haut, elle tenait sa cloche pour qu'elle ne sonne pas.

=== road >
en:
In the soft ground by the river the prints were easy to read: each was as long as a bathtub, with five round pools in front. {H} and {F} walked back along them to find out where the nights began.
They began at Ada's. From Ada's door they struck out right across the town, over the bridge and two vegetable gardens, to Boris's; and from there all the way back to Clementine, who lives in the house next to Ada's and shares her drainpipe.
[F:Nobody walks like that,] said {F}, [F:if they've only got the one pair of feet.]
{H} stood on the mat and said the three names over. The second time {h:he|she} said them quickly, without a breath between, and could smell chalk, all at once, and wet coats, and half past eight in the morning.
fr:
Dans la terre molle, près de la rivière, les traces se lisaient sans peine : chacune était longue comme une baignoire, avec cinq flaques rondes au bout. {H} et {F} les remontèrent pour savoir où commençaient les nuits.
Elles commençaient chez Anatole. De là, elles coupaient à travers toute la ville, par le pont et deux potagers, jusque chez Boris. Puis elles revenaient sur leurs pas, jusque chez Clémentine, qui partage une gouttière avec Anatole.
[F:Personne ne marche comme ça,] dit {F}, [F:quand on n'a qu'une paire de pieds.]
Sur le paillasson, {H} répéta les trois noms. La deuxième fois, d'une traite, sans respirer. Et d'un coup, cela sentit la craie, le manteau mouillé et huit heures et demie du matin.

=== quiet >
en:
When the streets were empty the school let itself down on the grass in the park, to rest its arches, and as the side door was on the latch they went in.
They knew it by heart, and they had never seen it. The chairs stood on the tables with their legs in the air. Along the corridor ran the pegs, each with a name over it and nothing on it. Somewhere a tap was counting, and kept losing its place.
{H} sat down where {h:he|she} always sat and put up a hand, just to see. Nothing happened. It went on not happening for quite a while.
[F:How long is it like this?] whispered {F}.
[H:Sixteen hours,] said {H}. [H:Every day. I'd never worked it out before.]
fr:
Quand les rues furent vides, l'école s'assit avec précaution sur l'herbe du parc, pour soulager ses pieds. La porte de côté n'était pas fermée : {hf:ils|elles} entrèrent.
{hf:Ils|Elles} la connaissaient par cœur, et ne l'avaient jamais vue. Les chaises étaient sur les tables, les pattes en l'air. Le long du couloir couraient les crochets, chacun avec un nom au-dessus, et rien dessous. Quelque part, un robinet comptait, se trompait, recommençait.
{H} s'assit à sa place et leva le doigt, pour voir. Il ne se passa rien. Il continua un bon moment à ne rien se passer.
[F:C'est comme ça combien de temps ?] souffla {F}.
[H:Seize heures,] dit {H}. [H:Chaque jour. Je n'avais jamais compté.]

=== insight >
en:
They were hardly outside again when, across the road, the school bent over a dark house, and this time they were near enough to hear. [N:Ada?] it said. It left the pause in which one says something. The pencil moved. [N:Boris?]
{>recap1} {>recap2} {>recap3}
{>gag2}
[H:It's only the register,] said {H}. [H:It reads it out every morning, and we say *present* without even looking up. And at night it reads it out again. Only there's nobody to answer, at night.]
The school had heard. It turned the book round so that they could see the page. *Absent*, it said, from top to bottom, in a beautiful hand.
[N:I don't complain,] said the school. [N:But one does like to know. So I wished that nobody should ever be missing.] It looked down at itself. [N:I rather thought that *you* would come. It never crossed my mind that I'd be given feet.]
fr:
{hf:Ils|Elles} étaient à peine {hf:ressortis|ressorties} que l'école, de l'autre côté de la rue, se pencha sur une maison noire. Cette fois, on était assez près pour entendre.
[N:Anatole ?] dit-elle.
Elle laissa le petit silence où l'on dit quelque chose. Le crayon bougea.
[N:Boris ?]
{>recap1} {>recap2} {>recap3}
{>gag2}
[H:C'est l'appel, tout simplement,] dit {H}. [H:Elle le fait tous les matins, et on répond *présent* sans lever le nez. Et la nuit, elle le refait. Seulement, la nuit, il n'y a personne pour répondre.]
L'école avait entendu. Elle tourna le cahier vers {hf:eux|elles}. *Absent*, lisait-on de haut en bas, d'une écriture magnifique.
[N:Je ne me plains pas,] dit l'école. [N:Mais on aime bien savoir. Alors, j'ai souhaité qu'il ne manque plus jamais personne.]
Elle regarda en bas.
[N:Je pensais que c'était *vous* qui viendriez. Je n'avais pas prévu les pieds.]

=== turn mimic
en:
There was one voice in that town which no child could hear and keep quiet. {H} had practised it for years, at the back of the class, cough and all, and now used it out loud.
[H:Ada!]
[O:Present!] cried a shutter, and then: [O:Oh, bother.]
[H:Boris!]
[O:Pwesent,] said somebody with a toothbrush.
House by house the lamps came on, and the pencil went back up the page, rubbing out. [N:And {H}?] asked the school, who never left anybody out.
[H:Present,] said {H}, and it came out smaller than in the mornings.
{>pay}
fr:
Il y avait dans cette ville une voix devant laquelle aucun enfant ne pouvait se taire. {H} s'y exerçait depuis des années, au fond de la classe, toux comprise. Cette fois, {h:il|elle} la prit tout haut.
[H:Anatole !]
[O:Présent !] cria un volet. [O:Oh, zut.]
[H:Boris !]
[O:Préjent,] dit quelqu'un avec une brosse à dents.
Maison après maison, les lampes s'allumèrent, et le crayon remonta la page, en effaçant.
[N:Et {H} ?] demanda l'école, qui n'oubliait personne.
[H:Présent{h:|e},] dit {H}, et cela sortit plus petit que le matin.
{>pay}

=== turn remember
en:
{H} could say the whole list by heart, because nobody can help hearing what has been read out every morning for years.
[H:Ada! In the bath, by the sound of it.]
[O:Present!] came a voice, and a splash.
[H:Boris! Teeth.]
[O:Pwesent.]
House by house the lamps came on. [N:I had them down as lost,] said the school, rubbing out one line after another. [N:And they were in the bath. {H}?]
[H:Present,] said {H}.
{>pay}
fr:
{H} savait toute la liste, et dans l'ordre. Quand on l'entend chaque matin depuis des années, on ne peut pas faire autrement.
[H:Anatole ! Dans son bain, à ce qu'on entend.]
[O:Présent !] fit une voix, avec un grand plouf.
[H:Boris ! Les dents.]
[O:Préjent.]
Maison après maison, les lampes s'allumèrent.
[N:Je les croyais perdus,] dit l'école, qui effaçait de bas en haut. [N:Et ils étaient dans leur bain. {H} ?]
[H:Présent{h:|e},] dit {H}.
{>pay}

=== turn why
en:
[H:Why do you put absent?] asked {H}.
[N:Because they are not at school.]
[H:Then they're only absent from *you*.]
The school opened its door and closed it again. In a hundred years a great many hands had gone up, and it had always known the answer. [N:{H}?] it tried at last, not very loud.
[H:Present,] said {H}, at eleven at night.
A shutter opened. [O:Present!] it said, as you yawn when somebody else has. [O:Pwesent,] said a toothbrush. House after house the lamps came on, and the pencil hurried back up the page, rubbing out.
{>pay}
fr:
[H:Pourquoi tu mets absent ?] demanda {H}.
[N:Parce qu'ils ne sont pas à l'école.]
[H:Alors, ils ne sont absents que de *toi*.]
L'école ouvrit sa porte, puis la referma. En cent ans, elle avait vu se lever bien des doigts, et elle avait toujours su répondre.
[N:{H} ?] essaya-t-elle enfin, pas très fort.
[H:Présent{h:|e},] dit {H}, à onze heures du soir.
Un volet s'ouvrit.
[O:Présent !] dit-il, comme on bâille quand un autre a bâillé.
[O:Préjent,] dit une brosse à dents.
Maison après maison, les lampes s'allumèrent, et le crayon remonta la page, en effaçant.
{>pay}

=== restore
en:
It was nearly morning when the school got back to its place beside the park and drew in its feet. {A} was there before it, with a last ticket: *For coming home, and about time.* The school looked it over for mistakes. Then it gave him ten, and {A} had to blow his beak.
{>close}
These days the school calls its list in the evening as well; and all over the town, out of baths and from under tables, somebody says the word.
[N:Nobody missing,] says the school to its empty pegs, and closes the book.
fr:
Il faisait presque jour quand l'école retrouva sa place, près du parc, et replia les pieds. L'agent {A} l'attendait avec une dernière contravention : *Pour être rentrée, et ce n'est pas trop tôt.* L'école chercha les fautes. Puis elle mit dix, et l'agent {A} dut se moucher le bec.
{>close}
Maintenant, l'école fait aussi l'appel le soir, sans élever la voix. Partout dans la ville, du fond des bains et de dessous les tables, quelqu'un dit le mot.
[N:Il ne manque personne,] dit l'école à ses crochets vides.
Et elle referme le cahier.

=== last
en:
{each:@ had answered twice, and been told that once was enough.|@ had answered twice, and been told that once was enough.}
fr:
{each:@ avait répondu deux fois, et une seule avait compté.|@ avaient répondu deux fois, et une seule avait compté.}

=== strandEnd
en:
At the foot of the page, where the ink was brown, the school had lowered its voice. *Dorothy?* And across the street the bakery had cleared its throat. *Present,* it said. *I'm better now.*
fr:
Au bas de la page, là où l'encre était brune, l'école avait baissé la voix. *Odette ?* Et, en face, la boulangerie s'était raclé la gorge. *Présente. Je vais mieux, merci.*

=== cameo
en:
They passed a school that was asleep beside the park, sitting on its feet, and said their names under their breath as they went by.
fr:
Près du parc, une école dormait, assise sur ses pieds. En passant, chacun dit son nom, tout bas.

=== ask
en:
The school says that it does not complain. What would a complaint have sounded like?
Why did the baker never go back, and what did she shut the door on?
Its wish was granted. What was wrong with it?
fr:
L'école dit qu'elle ne se plaint pas. À quoi aurait ressemblé sa plainte ?
Pourquoi la boulangère n'est-elle jamais revenue, et pourquoi referme-t-elle sa porte ?
Le vœu de l'école a été exaucé. Qu'est-ce qui n'allait pas ?
`
