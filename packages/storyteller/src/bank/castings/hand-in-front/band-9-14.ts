export const band9to14 = `
=== title
en:
The Bear Who Could Not Find the Way In
fr:
L'ours qui cherchait l'entrée du sommeil

=== title
en:
Somebody Has to Go First
fr:
Il faut bien que quelqu'un commence

=== teaser
en:
Until the bear is asleep the winter may not begin, and the bear, who is trying very hard, has started on the encyclopaedia.
fr:
Tant que l'ours ne dort pas, l'hiver ne peut pas commencer, et l'ours, qui fait de gros efforts, vient d'attaquer l'encyclopédie.

=== when
en:
Late on a Friday in November
fr:
Un vendredi de la fin novembre

=== plant teddy
en:
{>when}, {H} still had Button along, underneath everything else, where nobody would look. Button had been a round bear once. After so many nights of being slept on, he would have gone into an envelope.
fr:
{>when}, {H} avait encore Bouton au fond de son sac, sous tout le reste, là où personne ne fouille. Bouton avait été un ours rond. À force de nuits, on aurait pu le glisser dans une enveloppe.

=== about teddy
en:
[F:Aren't you a bit old for him?] asked {F}.
[H:He's a bit old for me,] said {H}. [H:We don't talk about it.]
fr:
[F:Tu n'es pas un peu grand{h:|e} pour lui ?] demanda {F}.
[H:C'est lui qui est un peu vieux pour moi,] dit {H}. [H:On n'en parle pas.]

=== pay teddy
en:
[H:Leave your paws where they are!] cried {H}, and filled them with the nearest thing there was, which happened to be Button. [H:Hold him. Both paws. You can give him back in spring.]
It was a long time till spring. But it was done.
fr:
[H:Laisse tes pattes où elles sont !] cria {H}, qui les remplit avec la première chose venue. C'était Bouton. [H:Tiens-le. À deux pattes. Tu me le rendras au printemps.]
Le printemps, c'était dans longtemps. Mais c'était fait.

=== pay own
en:
[H:Leave your paws where they are!] cried {H}, and filled them with {h:his|her} very own {T}. [H:Hold {n:this|these}. Both paws. You can give {n:it|them} back in spring.]
It was a long time till spring. But it was done.
fr:
[H:Laisse tes pattes où elles sont !] cria {H}, qui les remplit avec {son T}. [H:Tiens ça. À deux pattes. Tu me {T:le|la} rendras au printemps.]
Le printemps, c'était dans longtemps. Mais c'était fait.

=== lack >
en:
There is a bed in the library from the end of October, between A and Z, and every year a bear comes and goes to sleep in it; and until he has, winter has no business to begin, there or anywhere. This year the bear sat bolt upright in his nightcap, with the encyclopaedia on his knees.
[N:Good morning,] said {N}. [N:I hope I'm not in the way. I've been looking for the entrance since last Tuesday.]
[H:The entrance to what?]
[N:To sleep,] said {N}. [N:I'm told that one falls in.]
{>gag1}
Behind the hill stood the snow, all of it, holding its breath. {A}, the headmistress, a giraffe who ran the school from above, had been driven to bribery: to whoever got the bear to sleep, the first snowball of the year, to be thrown at whom they liked.
fr:
Dès la fin octobre, il y a un lit dans la bibliothèque, entre A et Z. Chaque année, un ours vient y dormir, et tant qu'il ne dort pas, l'hiver n'a le droit de commencer nulle part. Cette fois, l'ours était assis, tout droit, en bonnet de nuit, l'encyclopédie sur les genoux.
[N:Bonjour,] dit {N}. [N:J'espère que je ne gêne pas. Je cherche l'entrée depuis mardi dernier.]
[H:L'entrée de quoi ?]
[N:Du sommeil,] dit {N}. [N:On m'a dit qu'on y tombait.]
{>gag1}
Derrière la colline, la neige au complet retenait son souffle. La directrice, {A}, une girafe qui voyait l'école de haut, en était venue aux promesses : à qui endormirait l'ours, la première boule de neige, à lancer sur qui on voudrait.

=== try gravel
en:
[H:It's his own fault for reading interesting things,] said {H}, and went along the shelves until {h:he|she} found *Gravel: An Introduction*. It was a book that no one had ever taken out. There were no pictures in it; the author had felt that you could imagine them.
{H} read aloud. {each:@ turned over the pages, more and more slowly.|@ turned over the pages, more and more slowly.} In the chapter on Medium Gravel, a yawn arrived that was not to be argued with, and {H} held the book up in front of it until it was over. {F} had gone some time before.
{N} sat on the edge of the bed, gripping the blanket.
[N:Don't stop there!] he said. [N:Does it ever get to be sand?] And then, more gently: [N:Forgive me. Is it a wisdom tooth?]
{>fail}
fr:
[H:C'est sa faute, aussi : il lit des choses intéressantes,] dit {H}, qui chercha le long des rayons jusqu'à *Le Gravier, une introduction*. Personne ne l'avait jamais emprunté. Il n'y avait pas d'images : l'auteur trouvait qu'on les imaginait très bien.
{H} lut tout haut. {each:@ tournait les pages, de plus en plus lentement.|@ tournaient les pages, de plus en plus lentement.} Au chapitre du gravier moyen, il vint un bâillement avec lequel on ne discute pas. {H} leva le livre et attendit, derrière, que ce soit fini. {F} dormait depuis un moment.
{N} était assis au bord du lit, cramponné à la couverture.
[N:Ne vous arrêtez pas là !] dit-il. [N:Est-ce qu'il devient du sable, à la fin ?]
Puis, plus doucement :
[N:Pardon. C'est une dent de sagesse ?]
{>fail}

=== recap gravel
en:
For the gravel there had been a book to hide behind.
fr:
Pour le gravier, on avait eu un livre où se cacher.

=== try choir >
en:
The choir were sent for. They were three frogs, and they had a lullaby with so many verses that they had never been known to perform it sitting down, for fear of the consequences. {each:@ was given the triangle.|@ were given the triangle.}
The frogs sang it in the evening voice. Somewhere near the well, in the fifth verse, the first frog yawned, behind her music, and passed it to the second, behind hers; and by the shepherd's return all three stood sleeping in a row, the last of them with her mouth still round, on a very long A.
{N} was wiping his eyes. He put his paws together without a sound, over and over.
[N:I've never been sung to by professionals,] he whispered. [N:And in such pain, too. All of them at once! Is it the water?]
fr:
On fit venir la chorale. C'étaient trois grenouilles, avec une berceuse si longue qu'elles la chantaient toujours debout, par précaution. {each:@ eut droit au triangle.|@ eurent droit au triangle.}
Les grenouilles prirent leur voix du soir. Quelque part près du puits, au cinquième couplet, la première bâilla derrière sa partition, et passa son bâillement à la deuxième, derrière la sienne. Au retour du berger, elles dormaient toutes les trois, en rang, et la dernière tenait encore un *la*, la bouche toute ronde.
{N} s'essuyait les yeux. Il rapprochait ses pattes l'une de l'autre, sans bruit, encore et encore.
[N:Des artistes, pour moi tout seul,] souffla-t-il. [N:Et malgré la douleur ! Toutes les trois en même temps... C'est l'eau d'ici ?]

=== recap choir
en:
For the lullaby there had been sheets of music.
fr:
Pour la berceuse, il y avait eu des partitions.

=== try speech >
en:
[A:One does not like to boast,] said {A}, [A:but I have a speech.]
It was the one about the coat pegs. Mayors had slid off their chairs at it, and a brass band had once had to be carried out. She began with the pegs on the right. {each:@ shut one eye at the first, and the other at the third.|@ shut one eye at the first, and the other at the third.}
At the fourth she stopped. With a giraffe, you can see a yawn a long way off; it set out from somewhere near her knees, and they all watched it come. She got her hat over it at the last possible moment. After that she slept, quite upright, her chin upon the topmost shelf.
{N} had had his paw up for a while. [N:It's about the pegs on the left,] he said. [N:I lost the thread a little, when it hurt you so much.]
fr:
[A:Je n'aime pas me vanter,] dit {A}, [A:mais j'ai un discours.]
C'était celui des portemanteaux. Il avait fait glisser des maires de leur chaise et, une fois, il avait fallu porter dehors toute une fanfare. Elle commença par les crochets de droite. {each:@ ferma un œil au premier, et l'autre au troisième.|@ fermèrent un œil au premier, et l'autre au troisième.}
Au quatrième, elle s'arrêta. Chez une girafe, un bâillement se voit venir de loin : il partit des environs du genou, et chacun le regarda monter. Elle mit son chapeau dessus à la dernière seconde. Ensuite elle dormit, très droite, le menton sur l'étagère du haut.
{N} levait le doigt depuis un moment.
[N:C'est pour les crochets de gauche,] dit-il. [N:J'ai un peu perdu le fil, quand vous avez eu si mal.]

=== recap speech
en:
For the pegs there had been a hat.
fr:
Pour les crochets, il y avait eu un chapeau.

=== strand >
en:
In the corridor, under the empty coats, a dormouse was standing with a blanket round him and a book as big as a door.
[B:Can you tell me how it ends?] he asked. [B:They start it for us every day at nap time. I know the first three words extremely well.]
[H:Once upon a...] {H} began to read.
[B:That's them,] said the dormouse, and yawned, the way you open a gate for somebody to go through, and went through it, on his feet.
{F} yawned as well, behind the blanket. So did {H}, behind {F}.
[H:That's odd,] {H} said. [H:I wasn't tired at all, until I saw it.]
The dormouse opened one eye. [B:Is it the wolf?] he asked. [B:I always think it may be the wolf.] And he was gone again, before anyone could tell him.
fr:
Dans le couloir, sous les manteaux, un loir se tenait debout, une couverture sur le dos, avec un livre grand comme une porte.
[B:Vous savez comment ça finit ?] demanda-t-il. [B:On nous le commence tous les jours, à la sieste. Les trois premiers mots, je les connais très bien.]
[H:Il était une...] lut {H}.
[B:C'est ça,] dit le loir.
Il bâilla, comme on ouvre une barrière pour laisser passer quelqu'un, et passa, tout debout.
{F} bâilla aussi, derrière la couverture. {H} aussi, derrière {F}.
[H:C'est drôle,] dit {H}. [H:Je n'étais pas du tout fatigué{h:|e}, avant de le voir.]
Le loir rouvrit un œil.
[B:C'est le loup ?] demanda-t-il. [B:J'ai toujours pensé que c'était peut-être le loup.]
Et il repartit avant la réponse.

=== way >
en:
[H:You can't give a person sleep,] said {H}. [H:But you can give him a yawn. You only have to have one yourself.]
The finest in the school are kept at the far end, where the little ones have their nap; and between that door and the library lie two staircases, a hall and a yard, all of which creak, even the yard.
{>talent}
{>go}
{?told(strand):Somebody had put the dormouse back to bed, nearest to the door, on his back.|A dormouse was lying nearest to the door, on his back.} They bent over him and waited, as one waits for a kettle. His mouth opened. It was no larger than a thimble, and pink all the way in, and there was nothing in the world that it was trying to be except a yawn.
[H:I've got it,] breathed {H}, and closed {h:his|her} lips, and did not open them again.
fr:
[H:On ne peut pas donner du sommeil à quelqu'un,] dit {H}. [H:Mais on peut lui donner un bâillement. Il suffit d'en avoir un.]
Les plus beaux de l'école sont tout au bout, chez les petits, à l'heure de la sieste. Entre leur porte et la bibliothèque, il y a deux escaliers, une grande salle et une cour, et tout cela craque, même la cour.
{>talent}
{>go}
{?told(strand):On avait recouché le loir près de la porte, sur le dos.|Un loir dormait près de la porte, sur le dos.} On se pencha sur lui, et on attendit, comme on attend que l'eau chante. Sa bouche s'ouvrit. Elle n'était pas plus grande qu'un dé, et rose jusqu'au fond, et elle n'essayait d'être rien d'autre qu'un bâillement.
[H:Je l'ai,] souffla {H}.
Après quoi, plus un mot : {h:il|elle} serrait les lèvres.

=== road >
en:
Nothing is as hard to carry as a yawn, because it wants so badly to go to everybody. It got away from {H} at the coat pegs, behind a sleeve. {F} had it down the first stairs and lost it in the hall, to a cook, behind her apron; and she passed it to the piano master, behind his scarf. There it might have ended, if {H} had not planted {h:himself|herself} before the man and looked him in the mouth until he gave it back.
After them it grew quiet. Somebody had lain down under the coats, and somebody's forehead had come to rest on the lowest notes, and a pan lid was still turning on the kitchen floor, slower and slower.
[F:Is it still a good one?] asked {F} at the library door.
{H} nodded, with {h:his|her} cheeks full. By now it had been through half the school, and was enormous.
fr:
Rien n'est difficile à porter comme un bâillement, parce qu'il a tellement envie d'aller chez tout le monde. Il s'échappa devant les manteaux, derrière une manche. {F} le tint tout le premier escalier et le perdit dans la grande salle. Une cuisinière l'attrapa, derrière son tablier, et le passa au maître de piano, derrière son écharpe. L'affaire pouvait en rester là, si {H} ne s'était planté{h:|e} devant le monsieur, et ne l'avait regardé dans la bouche jusqu'à ce qu'il le rende.
Derrière, tout se taisait. Quelqu'un s'était couché sous les manteaux. Le front de quelqu'un reposait sur les notes graves, et un couvercle tournait encore sur le carreau de la cuisine, de moins en moins vite.
[F:Il est toujours bon ?] demanda {F} devant la bibliothèque.
{H} fit oui, les joues pleines. À force de passer par la moitié de l'école, il était devenu énorme.

=== quiet
en:
{N} shifted over to make room for them, and it was then that they saw the other half of the bed. There was a hollow in the mattress, as long as a rowing boat, with a clean pillow at the end of it.
[N:Grandma's side,] said {N}. [N:She has gone to my cousins' this winter. They were only born in August. She said I was big enough.] He smoothed the hollow over with one paw. It came back, and he let it. [N:And I am. I've got the whole bed.]
{>gag2}
Out behind the hill, something creaked with the weight.
[N:It's just that she always went first,] said {N}. [N:I used to lie here and watch, and then I did that too. It's silly. I can't for the life of me remember what comes at the beginning.]
fr:
{N} se poussa pour leur faire de la place, et c'est là qu'on vit l'autre moitié du lit. Il y avait un creux dans le matelas, long comme une barque, avec un oreiller propre au bout.
[N:Le côté de Mamie,] dit {N}. [N:Cet hiver, elle est chez mes cousins. Ils sont nés en août. Elle m'a dit que j'étais bien assez grand.]
Il lissa le creux de la patte. Le creux revint, et il le laissa.
[N:Et c'est vrai. J'ai tout le lit.]
{>gag2}
Derrière la colline, quelque chose grinça sous le poids.
[N:Seulement, c'est toujours elle qui commençait,] dit {N}. [N:Moi, je la regardais, et après je faisais pareil. J'ai dû voir ça cent fois. C'est bête. Je n'arrive plus à me rappeler ce qu'il y a au début.]

=== insight >
en:
{H} just reached the bed, and let it go. It had been through so many people that the lamp shook. But it went off politely, with a hand in front, for there are things one does not forget at school, however urgent.
{>recap1} {>recap2} {>recap3}
[N:You poor child,] said {N}, with real feeling. [N:You as well. Is it the top ones, or the bottom?]
{H} was going to answer, and found that {h:he|she} was talking into {h:his|her} own palm. {h:He|She} looked at it, the front, and then the back, as if it had been left there by someone else.
[H:How many people have yawned at you today?] {h:he|she} asked.
[N:I don't think that anyone has,] said {N}. [N:They've all been very brave about their teeth.]
fr:
{H} eut juste le temps d'arriver, et le lâcha. Il était passé par tant de monde que la lampe trembla. Mais il sortit poliment, une main devant : il y a des choses qu'on n'oublie pas à l'école, même quand ça presse.
{>recap1} {>recap2} {>recap3}
[N:{h:Mon pauvre petit|Ma pauvre petite},] dit {N}, sincèrement ému. [N:Toi aussi. Ce sont celles du haut, ou celles du bas ?]
{H} allait répondre, et s'aperçut qu'{h:il|elle} parlait dans sa propre main. {h:Il|Elle} la regarda, d'un côté, puis de l'autre, comme si quelqu'un l'avait oubliée là.
[H:Combien de gens ont bâillé devant toi, aujourd'hui ?] demanda-t-{h:il|elle}.
[N:Devant moi ? Personne, je crois,] dit {N}. [N:Ils ont tous été très courageux, avec leurs dents.]

=== turn tell
en:
[H:I'll tell you something instead,] said {H}, who told things so that you saw them. {h:He|She} told the cold side of the pillow, and the stairs creaking under somebody who is still up. For the dark you need both arms, to show how far it goes; and while they were spread, the yawn came back, and found the way clear. There was a tongue to be seen, and all the teeth, and a fair part of breakfast.
[N:Oh!] said {N}. [N:*That!* But that's how Grandma begins!] Already something was on its way up in him, and so, from sheer good breeding, was a paw.
{>pay}
*AAAAAAAH*, said the bear, and the dust went up off every volume from A to M.
fr:
[H:Je vais plutôt te raconter quelque chose,] dit {H}, qui racontait si bien qu'on voyait tout. {h:Il|Elle} raconta le lit : le côté froid de l'oreiller, et l'escalier qui craque sous quelqu'un qui veille encore, et qui n'a peur de rien. Pour la nuit, il faut les deux bras, si l'on veut montrer jusqu'où elle va. Ils étaient grands ouverts quand le bâillement revint, et trouva le passage libre. On vit une langue, toutes les dents, et une bonne partie du petit déjeuner.
[N:Oh !] dit {N}. [N:*Ça !* Mais c'est comme ça que Mamie commence !]
Déjà, en lui, quelque chose montait, et sa patte aussi, par éducation.
{>pay}
*AAAAAAAH*, dit l'ours, et la poussière s'envola de tous les volumes, de A jusqu'à M.

=== turn still
en:
Nobody at that school could lie as still as {H}. {h:He|She} got into the hollow on the other side, and put {h:his|her} arms down and left them there. After a time the yawn came back of its own accord, as a cat does, and found the way clear: there was a tongue to be seen, and all the teeth, and a fair part of breakfast.
[N:Oh!] said {N}, on the next pillow. [N:*That!* But that's how Grandma begins!] Already something was on its way up in him, and so, from sheer good breeding, was a paw.
{>pay}
*AAAAAAAH*, said the bear, and the dust went up off every volume from A to M.
fr:
À l'école, personne ne savait se tenir tranquille comme {H}, et c'était le moment. {h:Il|Elle} se coucha dans le creux, de l'autre côté, où l'on en aurait mis six comme {h:lui|elle}, posa ses bras le long du corps et les y laissa. On ne dit rien. Au bout d'un moment, le bâillement revint tout seul, comme un chat, et il n'y avait rien du tout devant : on vit une langue, toutes les dents, et une bonne partie du petit déjeuner.
[N:Oh !] dit {N}, sur l'autre oreiller. [N:*Ça !* Mais c'est comme ça que Mamie commence !]
Déjà, en lui, quelque chose montait, et sa patte aussi, par éducation.
{>pay}
*AAAAAAAH*, dit l'ours, et la poussière s'envola de tous les volumes, de A jusqu'à M.

=== turn why
en:
[H:Why does one put a hand there?] asked {H}.
[F:So as not to show,] said {F}.
[H:Show what?]
[F:That one's tired. That one has teeth.] {F} thought about it. [F:I don't really know. Everyone does.]
[H:Then that's why,] said {H}, and sat on both hands. The yawn had not gone far. It came back and found the way clear: there was a tongue to be seen, and all the teeth, and a fair part of breakfast.
[N:Oh!] said {N}. [N:*That!* But that's how Grandma begins!] Already something was on its way up in him, and so, from sheer good breeding, was a paw.
{>pay}
*AAAAAAAH*, said the bear, and the dust went up off every volume from A to M.
fr:
[H:Pourquoi est-ce qu'on met une main ?] demanda {H}.
[F:Pour ne pas montrer,] dit {F}.
[H:Montrer quoi ?]
[F:Qu'on est fatigué. Qu'on a des dents.]
{F} réfléchit.
[F:En fait, je ne sais pas. Tout le monde le fait.]
[H:Eh bien, voilà,] dit {H}, qui s'assit sur ses deux mains. Le bâillement n'était pas loin. Il revint, et trouva le passage libre : on vit une langue, toutes les dents, et une bonne partie du petit déjeuner.
[N:Oh !] dit {N}. [N:*Ça !* Mais c'est comme ça que Mamie commence !]
Déjà, en lui, quelque chose montait, et sa patte aussi, par éducation.
{>pay}
*AAAAAAAH*, dit l'ours, et la poussière s'envola de tous les volumes, de A jusqu'à M.

=== restore
en:
{N} was gone before his mouth had shut. Something small and white went past the window, and another, as if to see whether anyone minded; and then the snow let go of everything at once. {H} had won the first ball of it. It took {A} between the horns, and she remarked that it had been extremely well thrown.
{>close}
All through the winter, people on their way to A or Z stop beside the bed and open their mouths like barn doors. He can't see them, of course. But next year there will be the cousins.
fr:
{N} était parti avant d'avoir refermé la bouche. Une petite chose blanche passa devant la vitre, puis une autre, pour voir si cela dérangeait quelqu'un, et la neige lâcha tout à la fois. {H} avait gagné la première boule. Elle atteignit {A} entre les cornes, et la directrice la déclara remarquablement lancée.
{>close}
Tout l'hiver, en allant vers A ou vers Z, les gens s'arrêtent près du lit et ouvrent la bouche comme une porte de grange. Il ne peut pas les voir, bien sûr. Mais l'an prochain, il y aura les cousins.

=== last
en:
{each:@ spread a coat over each of the sleepers.|@ spread a coat over each of the sleepers.}
fr:
{each:@ étendit un manteau sur chaque dormeur.|@ étendirent un manteau sur chaque dormeur.}

=== strandEnd
en:
The dormouse, thoroughly rested, read his book right to the end. It was not the wolf. It was everybody going to sleep.
fr:
Le loir, frais et dispos, lut son livre jusqu'au bout. Ce n'était pas le loup. C'était tout le monde qui s'endormait.

=== cameo
en:
They passed a school under deep snow, where somebody had written on the library door: *Please yawn.*
fr:
Au bord du chemin, une école dormait sous la neige. Sur la porte de la bibliothèque, on lisait : *Prière de bâiller.*

=== ask
en:
{N} says that he has the whole bed. What is he not saying?
Which things do we hide that it might help somebody to see?
Did anybody yawn while this was being read, and did they put a hand in front?
fr:
{N} dit qu'il a tout le lit. Qu'est-ce qu'il ne dit pas ?
Que cache-t-on, par politesse, que quelqu'un d'autre aurait besoin de voir ?
Est-ce qu'on a bâillé pendant cette lecture ? Avec la main, ou sans ?
`
