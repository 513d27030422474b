export const band5to8 = `
=== title
en:
{H} and the Bear in the Nightcap
fr:
{H} et l'ours en bonnet de nuit

=== title
en:
One Yawn, Handle with Care
fr:
Attention, bâillement fragile

=== teaser
en:
Winter cannot begin until the bear is asleep, and the bear has just asked for another book.
fr:
L'hiver ne peut pas commencer tant que l'ours ne dort pas, et l'ours vient de demander un autre livre.

=== when
en:
One grey Friday
fr:
Un vendredi tout gris

=== plant teddy
en:
{>when}, {H} had Button along, a toy bear who had been slept on so much that he could have gone under a door.
fr:
{>when}, {H} avait emmené Bouton, son ours en peluche. À force de dormir dessus, on l'avait tout aplati : il serait passé sous une porte.

=== about teddy
en:
[F:Is he asleep?] asked {F}.
[H:Always,] said {H}. [H:He's the best at it in our house.]
fr:
[F:Il dort ?] demanda {F}.
[H:Tout le temps,] dit {H}. [H:À la maison, c'est le plus fort.]

=== pay teddy
en:
[H:No, hold Button!] said {H}. [H:With both paws! You can have him till spring.]
So there was nothing in the way.
fr:
[H:Non, tiens plutôt Bouton !] dit {H}. [H:À deux pattes ! Je te le prête jusqu'au printemps.]
Alors, plus rien ne gênait.

=== pay own
en:
[H:No, hold {n:this|these}!] said {H}, and gave him {h:his|her} {T}. [H:With both paws! Till spring!]
So there was nothing in the way.
fr:
[H:Non, tiens plutôt {mon T} !] dit {H}. [H:À deux pattes ! Jusqu'au printemps !]
Alors, plus rien ne gênait.

=== lack >
en:
In the library, between A and Z, a bear sat up in bed, in a nightcap, with his eyes wide open.
[N:Good morning,] said the bear politely. [N:I'm {N}. I can't find the way into sleep. Other years there was Grandma.]
Each year the bears sleep at the school, and then winter may begin, all over the world. Behind the hill the snow stood waiting, and its arms were tired.
[A:The first snowball for whoever sends him off!] said {A}, the headmistress, a giraffe. [A:Throw it at anybody. Even me.]
{>gag1}
fr:
Dans la bibliothèque, entre A et Z, un ours en bonnet de nuit était assis dans un lit, les yeux grands ouverts.
[N:Bonjour,] dit l'ours poliment. [N:Je m'appelle {N}. Je ne trouve pas l'entrée du sommeil. Les autres années, il y avait Mamie.]
Tous les ans, les ours dorment à l'école. Alors l'hiver commence, partout. Derrière la colline, la neige attendait, et elle avait mal aux bras.
[A:La première boule de neige à qui l'endormira !] dit {A}, la directrice, une girafe. [A:Et vous pourrez viser n'importe qui. Même moi.]
{>gag1}

=== try gravel
en:
[H:What he needs is a boring book,] said {H}.
They found one about gravel. It had no pictures, not even of gravel. {H} read it aloud. {each:@ turned over the pages, slower and slower.|@ turned over the pages, slower and slower.} On page six {H} had to yawn, and hid it behind the book. On page seven {F} nodded off, and missed nothing.
{N} was leaning forward.
[N:And then?] he asked. [N:What happened to the gravel?] He looked at {H} with kind eyes. [N:Is it a tooth?]
{>fail}
fr:
[H:Il lui faut un livre ennuyeux,] dit {H}.
Il y en avait un sur les graviers. Il n'avait pas d'images, même pas de graviers. {H} le lut tout haut. {each:@ tournait les pages, de moins en moins vite.|@ tournaient les pages, de moins en moins vite.} Page six, {H} eut un bâillement, et le cacha derrière le livre. Page sept, {F} piqua du nez, et ne manqua rien.
{N} se penchait en avant.
[N:Et alors ?] demanda-t-il. [N:Qu'est-ce qui arrive au gravier ?]
Puis il regarda {H} avec bonté.
[N:C'est une dent ?]
{>fail}

=== recap gravel
en:
Over the gravel, {H} had gone behind a book.
fr:
Pour le gravier, {H} s'était mis{h:|e} derrière un livre.

=== try choir >
en:
Next came the choir, three frogs with a song about the moon. It had a great many verses, and they were all the same. {each:@ hummed along.|@ hummed along.}
In the fifth verse the first frog yawned, behind her music. Then the second, behind hers. By the seventh all three were asleep on their feet, and one was still holding the note.
{N} clapped without a sound, not to wake them.
[N:That was lovely,] he whispered. [N:What a pity they all have toothache.]
fr:
Ensuite vint la chorale : trois grenouilles, avec une chanson sur la lune. Elle avait beaucoup de couplets, tous pareils. {each:@ chantonnait avec elles.|@ chantonnaient avec elles.}
Au cinquième couplet, la première bâilla, derrière sa feuille. Puis la deuxième, derrière la sienne. Au septième, elles dormaient debout toutes les trois, et il y en avait une qui tenait encore la note.
{N} applaudit sans bruit, pour ne pas les réveiller.
[N:C'était beau,] souffla-t-il. [N:Quel dommage, ce mal de dents. Toutes les trois !]

=== recap choir
en:
Over the song, the frogs had gone behind their music.
fr:
Pour la chanson, les grenouilles étaient derrière leur feuille.

=== try speech >
en:
[A:Leave this to me,] said {A}.
She had a speech about coat pegs, and it had sent whole prize-givings to sleep. {each:@ shut one eye at the first peg, and the other at the third.|@ shut one eye at the first peg, and the other at the third.} At the fourth peg, {A} felt a yawn of her own. One could see it coming, all the way up. She got her hat over it just in time. And there she slept, with her chin on the top shelf.
{N} had put up a paw.
[N:Please, about the left-hand pegs,] he said. [N:I missed a bit, when you were in pain.]
fr:
[A:Laissez-moi faire,] dit {A}.
Elle avait un discours sur les portemanteaux, qui avait déjà endormi des fêtes entières. {each:@ ferma un œil au premier crochet, et l'autre au troisième.|@ fermèrent un œil au premier crochet, et l'autre au troisième.} Au quatrième crochet, {A} se sentit venir un bâillement. On le voyait monter, de tout en bas. Elle mit son chapeau dessus juste à temps. Et la voilà qui dormait, le menton sur la dernière étagère.
{N} leva le doigt.
[N:Et les crochets de gauche ?] demanda-t-il. [N:J'ai perdu le fil, quand vous avez eu mal.]

=== recap speech
en:
Over the pegs, {A} had gone behind her hat.
fr:
Pour les crochets, {A} était passée derrière son chapeau.

=== strand >
en:
In the corridor stood a dormouse, the smallest of the small ones, with his blanket and a book.
[B:How does it end?] he asked. [B:They read it to us every day, and I've never once got there. Once upon a...] His eyes shut.
[H:... time,] said {H}.
[B:Oh!] said the dormouse, wide awake. [B:Time! And then?]
[H:There was a princess who...]
The dormouse yawned, the way you open a door, and was asleep on top of the book. So of course {F} had to yawn. So had {H}.
fr:
Dans le couloir attendait un loir, le plus petit des petits, avec sa couverture et un livre.
[B:Comment ça finit ?] demanda-t-il. [B:On nous le lit tous les jours, et je n'y arrive jamais. Il était une...]
Ses yeux se fermèrent.
[H:... fois,] dit {H}.
[B:Ah !] dit le loir, bien réveillé. [B:Fois ! Et après ?]
[H:Une princesse qui...]
Le loir bâilla, comme on ouvre une porte, et le voilà qui dormait, couché sur son livre. Bien sûr, {F} bâilla aussi. Et {H} aussi.

=== way >
en:
[H:If I see a yawn, I get a yawn,] said {H}. [H:So we'll bring him one. A really good one.]
The best are kept at the other end of the school, in the room where the little ones have their nap. It is a long way, and all of it creaks.
{>talent}
{>go}
{?told(strand):Somebody had carried the dormouse back, blanket and all.|A dormouse lay nearest to the door.} He opened his mouth, fast asleep. It was a small yawn, but pink to the very back.
[H:Got it!] said {H}, and shut {h:his|her} lips tight.
fr:
[H:Quand je vois bâiller, je bâille,] dit {H}. [H:Il faut lui en apporter un. Un bon.]
Les meilleurs sont à l'autre bout de l'école, chez les petits, à l'heure de la sieste. C'est loin, et tout craque.
{>talent}
{>go}
{?told(strand):On y avait ramené le loir, avec sa couverture.|Un loir dormait près de la porte.} Tout endormi, il ouvrit la bouche. C'était un petit bâillement, mais rose jusqu'au fond.
[H:Je l'ai !] dit {H}, et {h:il|elle} serra les lèvres.

=== road >
en:
A yawn does not like to be carried. At the coat pegs it got out, behind a sleeve. {F} caught it. In the hall {F} lost it to a cook, behind her apron, and the cook to the piano teacher, behind his scarf. {H} had to stare at him for quite some time to get it back.
Behind them somebody lay down under the coats. Somebody else put his head on the piano, and it went *pling*.
[F:Have you still got it?] asked {F}.
{H} nodded. One doesn't speak with one's mouth full.
fr:
Un bâillement, ça n'aime pas voyager. Devant les manteaux, il s'échappa, derrière une manche. {F} l'attrapa. Dans la grande salle, une cuisinière le prit à {F}, derrière son tablier, puis le maître de piano le prit à la cuisinière, derrière son écharpe. {H} dut le regarder longtemps dans les yeux pour le lui reprendre.
Derrière, quelqu'un se coucha sous les manteaux. Un autre posa la tête sur le piano, qui fit *pling*.
[F:Tu l'as toujours ?] demanda {F}.
{H} hocha la tête. On ne parle pas la bouche pleine.

=== quiet
en:
{N} moved over, to make room. Then they saw it. On the other side of the bed the mattress had a hollow, as long as a boat.
[N:That's Grandma's side,] said {N}. [N:She's with my cousins this year. They're new. She says I'm big enough.] He stroked the hollow flat. It came back. [N:She always went first. I only did what she did. I never saw how it starts, when there's nobody there.]
Outside the window, not one flake fell.
fr:
{N} se poussa un peu, pour faire de la place. C'est là qu'on vit, de l'autre côté du lit, un creux dans le matelas, long comme une barque.
[N:C'est le côté de Mamie,] dit {N}. [N:Cette année, elle est chez mes cousins. Ils sont tout neufs. Elle dit que je suis assez grand.]
Il lissa le creux avec sa patte. Le creux revint.
[N:C'est elle qui commençait. Moi, je faisais pareil. Je ne sais pas comment on commence, quand il n'y a personne.]
Derrière la vitre, pas un flocon.

=== insight >
en:
{H} got as far as the bed and let it out: *aaah*. It was polite, behind one hand, as it ought to be at school.
[N:Oh dear,] said {N}. [N:You too. Top or bottom?]
{>gag2}
{>recap1} {>recap2}
Slowly, {H} looked at {h:his|her} own hand. It was still in front.
[H:He's never seen one!] said {H}. [H:Not a single one, all day. We hid them!]
[N:Seen what?] asked {N}.
fr:
{H} arriva jusqu'au lit et le laissa sortir : *aaah*. Poliment, une main devant, comme il faut à l'école.
[N:Aïe,] dit {N}. [N:Toi aussi ! En haut, ou en bas ?]
{>gag2}
{>recap1} {>recap2}
Lentement, {H} regarda sa main. Elle était encore devant.
[H:Il n'en a pas vu un seul !] dit {H}. [H:De toute la journée ! On les a tous cachés !]
[N:Vu quoi ?] demanda {N}.

=== turn tell
en:
So {H} told him about bed. {h:He|She} told the cold side of the pillow, and the stairs that creak for somebody else. To show how big the dark is, {h:he|she} needed both arms. So when it came, there was nothing in front. One could see right down to breakfast.
[N:Oh, *that*!] said {N}. [N:That's how Grandma starts!] Already his own was on its way, and up went a polite paw.
{>pay}
*AAAAAH!* It blew the dust off every book from A to M.
fr:
{H} lui raconta le lit : le côté froid de l'oreiller, et l'escalier qui craque pour quelqu'un d'autre. Pour montrer comme la nuit est grande, il fallait les deux bras. Et quand ça vint, il n'y avait rien devant. On voyait jusqu'au petit déjeuner.
[N:Oh, *ça* !] dit {N}. [N:Mamie commence comme ça !]
Déjà le sien montait, et sa patte aussi, par politesse.
{>pay}
*AAAAAH !* La poussière s'envola des livres, de A jusqu'à M.

=== turn still
en:
{H} {?told(quiet):got into Grandma's hollow|got in beside him} and lay still. Nobody lies as still as {H}. {h:His|Her} arms lay still, and {h:his|her} hands. So when it came, there was nothing in front. One could see right down to breakfast.
[N:Oh, *that*!] said {N}. [N:That's how Grandma starts!] Already his own was on its way, and up went a polite paw.
{>pay}
*AAAAAH!* It blew the dust off every book from A to M.
fr:
{H} se coucha {?told(quiet):dans le creux de Mamie|à côté de lui} et ne bougea plus. Personne ne sait ne pas bouger comme {H}. Ses bras ne bougeaient plus, ses mains non plus. Et quand ça vint, il n'y avait rien devant. On voyait jusqu'au petit déjeuner.
[N:Oh, *ça* !] dit {N}. [N:Mamie commence comme ça !]
Déjà le sien montait, et sa patte aussi, par politesse.
{>pay}
*AAAAAH !* La poussière s'envola des livres, de A jusqu'à M.

=== turn why
en:
[H:Why do we put a hand there?] asked {H}.
[F:It's manners,] said {F}. [F:So that nobody sees.]
[H:But he *has* to see!] And {H} sat on both hands. So when it came again, there was nothing in front. One could see right down to breakfast.
[N:Oh, *that*!] said {N}. [N:That's how Grandma starts!] Already his own was on its way, and up went a polite paw.
{>pay}
*AAAAAH!* It blew the dust off every book from A to M.
fr:
[H:Pourquoi on met la main ?] demanda {H}.
[F:Par politesse,] dit {F}. [F:Pour que personne ne voie.]
[H:Mais il *faut* qu'il voie !]
Et {H} s'assit sur ses deux mains. Quand ça revint, il n'y avait rien devant. On voyait jusqu'au petit déjeuner.
[N:Oh, *ça* !] dit {N}. [N:Mamie commence comme ça !]
Déjà le sien montait, et sa patte aussi, par politesse.
{>pay}
*AAAAAH !* La poussière s'envola des livres, de A jusqu'à M.

=== restore
en:
{N} was asleep before his mouth was shut. Past the window came something white. Then the snow put everything down at once, all over the world.
{H} threw the first snowball at {A}, and she said that it was very well thrown.
{>close}
All winter, whoever comes into that library opens their mouth as wide as it will go. Somebody has to go first.
fr:
{N} dormait avant d'avoir refermé la bouche. Derrière la vitre passa une petite chose blanche. Puis la neige lâcha tout d'un coup, sur le monde entier.
{H} lança la première boule sur {A}, qui la trouva très bien lancée.
{>close}
Tout l'hiver, ceux qui entrent dans cette bibliothèque ouvrent une bouche énorme. Il faut bien que quelqu'un commence.

=== last
en:
{each:@ put a coat over every sleeper.|@ put a coat over every sleeper.}
fr:
{each:@ mit un manteau sur chaque dormeur.|@ mirent un manteau sur chaque dormeur.}

=== strandEnd
en:
The dormouse stayed awake to the end of his book. At the end, everybody slept.
fr:
Le loir resta éveillé jusqu'au bout de son livre. Au bout, tout le monde dormait.

=== cameo
en:
They passed a school with snow on its roof, and a snore coming out of the chimney.
fr:
Au bord du chemin, il y avait une école toute blanche. De la cheminée sortait un ronflement.

=== ask
en:
When did you guess why {N} could not catch a yawn?
Did anybody yawn while we were reading?
When there are two of you in a bedroom, who falls asleep first?
fr:
À quel moment as-tu deviné pourquoi {N} n'attrapait rien ?
Est-ce que quelqu'un a bâillé pendant l'histoire ?
Et toi, qui s'endort en premier, quand tu dors avec quelqu'un ?
`
