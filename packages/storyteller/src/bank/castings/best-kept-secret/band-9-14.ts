export const band9to14 = `
=== title
en:
Please Water the Geranium
fr:
Merci d'arroser le géranium

=== title
en:
The Best-Kept Secret on the Farm
fr:
Le secret le mieux gardé de la ferme

=== teaser
en:
A whole farm has stopped speaking to the donkey, out of love, and he has begun to fold his straw.
fr:
Toute une ferme ne parle plus à l'âne, par amour, et l'âne commence à plier sa paille.

=== when
en:
One autumn morning
fr:
Un matin d'automne

=== plant scarf
en:
{>when}, {H} cast off the last stitch of the scarf. It was four metres long, for it was meant for somebody with a good deal of neck, and it had been knitted in the airing cupboard, by feel, so that nobody should see. It was to be given at six o'clock, with a shout, and {H} had been practising the shout as well.
fr:
{>when}, {H} arrêta la dernière maille de l'écharpe. Elle mesurait quatre mètres, car elle irait à quelqu'un qui avait beaucoup de cou, et elle avait été tricotée au fond d'un placard, à tâtons, pour que personne ne la voie. On l'offrirait à six heures, avec un grand cri. {H} s'entraînait aussi pour le cri.

=== about scarf
en:
[F:What if it isn't liked?] asked {F}.
[H:The scarf?]
[F:The shout.]
{H} had never thought of that, and did not think of it for long.
fr:
[F:Et si ça ne plaît pas ?] demanda {F}.
[H:L'écharpe ?]
[F:Le cri.]
{H} n'y avait jamais pensé, et n'y pensa pas longtemps.

=== pay scarf
en:
{H} took the scarf out from under {h:his|her} coat. It was not six o'clock any more, there was no paper, and nobody shouted. {h:He|She} wound it round the long grey neck: all four metres, and every mistake.
fr:
{H} tira l'écharpe de sous son manteau. Il n'était plus six heures, il n'y avait pas de papier, et personne ne cria. {h:Il|Elle} l'enroula autour du long cou gris, les quatre mètres, avec toutes les erreurs.

=== pay own
en:
{H} took out {h:his|her} {T}. There was no paper round {n:it|them}, and it was not six o'clock any more, and nobody shouted. [H:Happy birthday,] said {H}, quite quietly, and held {n:it|them} out to {N}.
[N:Where would you like {n:it|them} taken?] asked {N}.
[H:Nowhere,] said {H}.
fr:
{H} sortit {son T}. Il n'y avait pas de papier, il n'était plus six heures, et personne ne cria.
[H:Joyeux anniversaire,] dit {H}, tout bas, en {T:le|la} tendant à {N}.
[N:Il faut {T:le|la} porter où ?] demanda {N}.
[H:Nulle part,] dit {H}.

=== lack >
en:
When {N} the donkey walked into the yard that morning, the talking stopped, as it does when you lift the lid off a pan. A sheep looked at the sky, the goat examined her feet, and the duck, who had not been quick enough, examined the goat's.
[N:Is anything the matter?] asked {N}.
[O:NOTHING!] they shouted, all at once.
[N:I only wondered,] said the donkey.
He was thirty that day, and there was to be a party in the barn at six. It was an absolute secret, and {H} and {F} had been given the most responsible job of all, which was to keep him out of the way.
{>gag1}
fr:
Quand {N}, l'âne, entra ce matin-là dans la cour, les conversations s'arrêtèrent net, comme quand on soulève un couvercle. Le mouton regarda le ciel. La chèvre examina ses pieds, et le canard, pris de court, examina ceux de la chèvre.
[N:Il y a quelque chose ?] demanda {N}.
[O:RIEN !] crièrent-ils tous à la fois.
[N:Je demandais, c'est tout,] dit l'âne.
Il avait trente ans ce jour-là et, à six heures, dans la grange, il y aurait une fête. C'était un secret absolu, et {H} avait reçu, avec {F}, la mission la plus délicate : éloigner l'âne.
{>gag1}

=== try stone
en:
Donkeys like to be useful, and it was simply a question of finding something that was far away.
[H:Would you mind taking this stone to the end of the big field?] asked {H}.
{N} did not mind. He took it there, and came back to ask if that was right; and would he mind, then, taking it to the other end? By noon the stone had been to all four corners, and he had started to tell it about the hedges, and who had laid them.
[N:What is it for?] he asked in the end.
[H:It's... very important,] said {H}.
[N:Oh, good,] said {N}, who sounded relieved. [N:It's a nice stone. It has let me finish every sentence.]
fr:
Les ânes aiment rendre service. Il suffisait de trouver quelque chose de loin.
[H:Tu pourrais porter ce caillou au bout du grand champ ?] demanda {H}.
{N} pouvait. Il le porta, revint demander si c'était bien, et on le pria de le porter à l'autre bout. À midi, le caillou avait fait les quatre coins. L'âne avait commencé à lui raconter les haies, et qui les avait plantées.
[N:Il sert à quoi ?] finit-il par demander.
[H:C'est... très important,] dit {H}.
[N:Ah, tant mieux,] dit {N}, qui eut l'air soulagé. [N:C'est un bon caillou. Il m'a laissé finir toutes mes phrases.]

=== recap stone
en:
All morning {N} had been sent away, with a stone for company.
fr:
Toute la matinée, on avait envoyé {N} promener, avec un caillou.

=== try hide
en:
[H:Hide-and-seek!] said {H}, after lunch. [H:You hide, {N}, and I'll count.]
Nobody had asked him to play since he was a foal, and he could hardly stand still for pride. He got behind a hay bale, folded his ears, and breathed in; and it must be said that he was magnificently hidden.
{H} counted up to a hundred. Then {h:he|she} and {F} ran to the barn, because there were thirty lanterns to hang and no more than two ladders, and one thing led to another. {each:@ held the ladders.|@ held the ladders.}
At four o'clock he was still breathing in. He had heard the whole yard go by, laughing, several times, and it had begun to occur to him that one can be too good at a thing.
fr:
[H:On joue à cache-cache !] dit {H} après le déjeuner. [H:C'est toi qui te caches, {N}. Moi, je compte.]
On ne l'avait plus invité à jouer depuis qu'il était ânon. De fierté, il tenait à peine en place. Il se mit derrière une botte de foin, replia ses oreilles et rentra le ventre. Il faut le dire, il était magnifiquement caché.
{H} compta jusqu'à cent. Puis, avec {F}, {h:il|elle} courut à la grange, parce qu'il y avait trente lampions et seulement deux échelles. {each:@ tenait les échelles.|@ tenaient les échelles.} Une chose en amena une autre.
À quatre heures, l'âne rentrait toujours le ventre. Il avait entendu passer toute la cour, plusieurs fois, qui riait. L'idée lui venait qu'on peut être trop fort à quelque chose.

=== recap hide
en:
{N} had hidden, and nobody had come to look.
fr:
{N} s'était caché, et personne n'était venu voir.

=== try blurt >
en:
It was {F} who met him at the well, and {F} was carrying a very large secret, which pressed on all sides.
[N:Is there nothing I could help with?] asked {N}.
[F:No!] cried {F}. [F:There's nothing in the barn! And certainly not at six! They'll all be there, every one of them, only not you! I mean, it isn't about anything. And you're not in it.]
{H} came round the corner at a run, and saw that it was too late to have run.
[N:I see,] said the donkey, and his left ear went down, and after a while the right. [N:No, no. Thank you. One would always rather be told.]
fr:
C'est {F} qui le rencontra près du puits. {F} portait un secret de grande taille, et qui poussait de tous les côtés.
[N:Il n'y a rien où je puisse aider ?] demanda {N}.
[F:Non !] s'écria {F}. [F:Il n'y a rien dans la grange ! Et surtout pas à six heures ! Ils y seront tous, absolument tous, sauf toi ! Enfin, ce n'est à propos de rien. Et tu n'es pas dedans.]
{H} déboucha en courant, et vit que ce n'était plus la peine de courir.
[N:Je vois,] dit l'âne.
Son oreille gauche descendit et, au bout d'un moment, la droite.
[N:Non, non. Merci. On préfère toujours savoir.]

=== recap blurt
en:
Last of all {F} had told {N}, to his face, that he was not in it.
fr:
Pour finir, {F} avait dit à {N}, bien en face, qu'il n'était pas dedans.

=== strand >
en:
The goat, being artistic, had been given the banner, which was eight metres long, and on which she had painted, with flourishes: HAPPY BIRTHDAY DEAR BARLEY.
[A:I only tasted the end, to make sure it was dry,] she explained. [A:Then the two sides didn't match, and one can't leave a thing that doesn't match.]
{F} picked up what remained and spread it out in the straw. It said HAPPY, and a little further on, after a gap with teeth marks, it said BAR.
[A:I'll never forgive myself,] said the goat. [A:It was such very good paint.] She had some on her chin, for she had never in her life wanted so much to do something right, and it had made her hungry.
fr:
On avait confié la banderole à la chèvre, parce qu'elle était artiste. Huit mètres, avec, en lettres ornées : JOYEUX ANNIVERSAIRE CHER TRÈFLE.
[A:J'ai juste goûté le bout, pour voir si c'était sec,] expliqua-t-elle. [A:Du coup, les deux côtés n'étaient plus pareils. On ne peut pas laisser une chose pas pareille.]
{F} ramassa ce qui restait et l'étala dans la paille. On lisait JOYEUX. Un peu plus loin, après un vide aux bords mâchés, on lisait TRÈF.
[A:Je ne me le pardonnerai jamais,] dit la chèvre. [A:C'était une peinture excellente.]
Il lui en restait au menton. De sa vie, elle n'avait jamais eu autant envie de bien faire, et cela lui avait donné faim.

=== quiet
en:
At half past five they were all in the barn, in the dark, with their hands over one another's mouths. The lanterns were up, thirty carrots stood in the cake, and they were so happy, and so quiet about it, that it hurt.
Hooves came across the yard, slowly, up to the door, and there they stopped. On the other side somebody was breathing, the way you breathe when you are deciding whether to knock.
No one stirred. The duck had shut both eyes with joy.
After a time the hooves turned round, and went away.
[A:*Phew*,] said the goat. [A:That was close!]
{>gag2}
fr:
À cinq heures et demie, tout le monde était dans la grange, dans le noir, chacun tenant la bouche de son voisin. Les lampions étaient accrochés, trente carottes se dressaient sur le gâteau, et l'on était si content, et si sage, que ça faisait mal.
Des sabots traversèrent la cour. Ils vinrent lentement jusqu'à la porte et s'arrêtèrent. De l'autre côté, quelqu'un respirait, comme quand on se demande si l'on va frapper.
Personne ne bougea. De bonheur, le canard avait fermé les yeux.
Au bout d'un moment, les sabots firent demi-tour et s'en allèrent.
[A:*Ouf*,] dit la chèvre. [A:C'était moins une !]
{>gag2}

=== way >
en:
When it struck six {H} ran to fetch the donkey, and found that the stall had been swept. The straw lay folded in a square, as people leave a bed they do not expect to come back to, and his hat was gone from its nail. They went after him down the lane, which is longer when you do not know how far.
At the garden gate there was a sheet of paper, with a flower pot standing on it because of the wind. It had been written by someone who held the pencil in his teeth, and who had rubbed out a good deal. *I have gone where I shan't be in the way*, it said. *The stone is back where it was. Please water the geranium.*
fr:
À six heures, {H} courut chercher l'âne. Sa place était balayée. La paille était pliée en carré, comme on laisse un lit où l'on ne compte pas revenir, et son chapeau n'était plus au clou. {hf:Ils|Elles} partirent derrière lui par le chemin, qui est plus long quand on ne sait pas jusqu'où.
À la barrière du jardin, il y avait une feuille de papier, sous un pot de fleurs, à cause du vent. Celui qui l'avait écrite tenait son crayon entre les dents, et avait beaucoup gommé. *Je pars là où je ne gênerai pas*, lisait-on. *J'ai remis le caillou à sa place. Merci d'arroser le géranium.*

=== road
en:
At the signpost, where the path leaves the fields, they asked a snail.
[O:With a suitcase? He overtook me on Tuesday,] said the snail. [O:Or it may have been just now, since I'm no good at time. He was extremely civil, and asked whether there was anybody up that way who could use a pair of ears.]
[H:What for?] said {H}.
[O:For listening. It's what he's best at, he said; he had it from a stone.] The snail drew in one eye, and put it out again. [O:I told him about my shell, and nobody's ever let me get as far as the middle before. You wouldn't think of giving away a donkey like that, if you had one.]
fr:
Au carrefour, là où le chemin quitte les champs, {hf:ils|elles} interrogèrent un escargot.
[O:Avec une valise ? Il m'a doublé mardi,] dit l'escargot. [O:Ou tout à l'heure. L'heure et moi, vous savez... Un monsieur très poli. Il voulait savoir si, par là-haut, quelqu'un avait besoin d'une paire d'oreilles.]
[H:Pour quoi faire ?] dit {H}.
[O:Pour écouter. Il paraît que c'est ce qu'il fait de mieux, il le tient d'un caillou.]
L'escargot rentra un œil et le ressortit.
[O:Je lui ai raconté ma coquille. Personne ne m'avait jamais laissé arriver au milieu. Un âne comme ça, quand on en a un, on ne le laisse pas partir.]

=== insight >
en:
Halfway up, {H} had to stop for breath, and turned round. {>recap1} {>recap2} {>recap3}
The farm lay far down in the dusk, and behind its doors there were thirty lanterns, and somebody was very likely holding the duck. But from here there was nothing at all: the doors were shut, there was not a light and not a voice, and it looked like a place where everyone was inside, together, and knew why you were not.
[H:That's what he saw,] said {H}. [H:From inside, it's a party. From outside...] {h:He|She} did not much want to go on. [H:From outside it looks just like being forgotten.]
fr:
À mi-pente, {H} dut s'arrêter pour souffler et se retourna. {>recap1} {>recap2} {>recap3}
La ferme était loin, en bas, dans le soir. Derrière ces portes, il y avait trente lampions, et quelqu'un, sans doute, tenait le canard. Mais d'ici, il n'y avait rien du tout. C'était fermé, sans une lumière, sans une voix. On aurait dit un endroit où tout le monde est dedans, ensemble, et sait pourquoi vous n'y êtes pas.
[H:C'est ça qu'il a vu,] dit {H}. [H:De dedans, c'est une fête. De dehors...]
{h:Il|Elle} n'avait pas très envie de finir.
[H:De dehors, c'est exactement comme quand on vous oublie.]

=== turn tell
en:
{N} was sitting on his suitcase, with his hat straight, and {H} sat down as well, not too near.
[H:Once there was a farm,] {h:he|she} said, [H:where they all stopped talking whenever the donkey came in.]
[N:I know that one,] said {N}. [N:It's well told, but it's sad.]
[H:You've only heard the outside of it.] {H} had looked forward for weeks to that shout, which would have been the best ever given. {h:He|She} let it go, and told him the inside instead: the lanterns, the cake with the carrots, the duck.
{>pay}
For a while nothing was said, and then, one after the other, the ears went up.
fr:
{N} était assis sur sa valise, le chapeau bien droit. {H} s'assit aussi, pas trop près.
[H:Il était une fois une ferme,] dit-{h:il|elle}, [H:où tout le monde se taisait dès que l'âne entrait.]
[N:Je la connais,] dit {N}. [N:Elle est bien racontée, mais elle est triste.]
[H:On ne t'en a dit que le dehors.]
Ce cri, {H} l'attendait depuis des semaines. Ç'aurait été le plus beau cri du monde. {h:Il|Elle} y renonça et, à la place, raconta le dedans : les lampions, le gâteau aux carottes, le canard.
{>pay}
Pendant un moment, on ne dit rien. Puis, l'une après l'autre, les oreilles se levèrent.

=== turn why
en:
{N} was sitting on his suitcase, with his hat straight.
[H:Why did you go?] asked {H}.
[N:They stop talking when I come in.]
[H:Why would people do that?]
[N:Because they'd rather that one wasn't...] He was a just animal, and he thought again. [N:Or because there's something they are not allowed to say.]
[H:And what's the date?] asked {H}. With that question went the secret, and the shout, and all those weeks, and it was odd how little it hurt.
{>pay}
{N} counted on his hooves, as far as they went, until, one after the other, the ears came up.
fr:
{N} était assis sur sa valise, le chapeau bien droit.
[H:Pourquoi tu es parti ?] demanda {H}.
[N:Ils se taisent quand j'arrive.]
[H:Et pourquoi des gens feraient ça ?]
[N:Parce qu'ils aimeraient mieux qu'on ne soit pas...]
C'était une bête juste. Il réfléchit encore.
[N:Ou parce qu'il y a quelque chose qu'ils n'ont pas le droit de dire.]
[H:Et on est le combien ?] demanda {H}.
Avec cette question s'en allaient le secret, le cri, toutes ces semaines. C'était drôle comme ça faisait peu mal.
{>pay}
{N} compta sur ses sabots, autant qu'il en avait. Puis, l'une après l'autre, les oreilles se levèrent.

=== restore
en:
At the garden gate they stopped to water the geranium, since it had been asked, and then {N} practised all the way down, so as not to disappoint anybody. At the barn door he said *oh!*, and it was so well done that a sheep fainted. But then the lanterns came on, and he saw how many they were; and the second *oh* he had not practised.
[N:I had only reckoned on the goat,] he said.
fr:
À la barrière du jardin, {hf:ils|elles} arrosèrent le géranium, puisque c'était demandé. Puis {N} s'entraîna tout le long de la descente, pour ne décevoir personne. À la porte, il fit un *oh !* si réussi qu'un mouton s'évanouit. Mais alors on alluma les lampions, il vit combien ils étaient, et le deuxième *oh*, il ne l'avait pas préparé.
[N:Je comptais seulement sur la chèvre,] dit-il quand il put.

=== last
en:
{each:@ lit the last lantern, a little late.|@ lit the last lantern, a little late.}
fr:
{each:@ alluma le dernier lampion, un peu en retard.|@ allumèrent le dernier lampion, un peu en retard.}

=== strandEnd
en:
Above {N}'s head hung all that there was of the banner: HAPPY BAR. [N:Yes,] he said, when he had read it twice. [N:That's about it.]
fr:
Au-dessus {de N} pendait tout ce qu'il y avait de banderole : JOYEUX TRÈF.
[N:Oui,] dit-il après l'avoir lue deux fois. [N:C'est à peu près ça.]

=== cameo
en:
A donkey in a hat stopped to hear how they were, and stayed until the end of the sentence.
fr:
Un âne en chapeau s'arrêta pour prendre des nouvelles, et resta jusqu'au bout de la phrase.

=== ask
en:
When did the surprise stop being a present?
The donkey leaves a note. What does he not write in it?
Is it possible to keep a secret from somebody and not leave them outside?
fr:
À quel moment la surprise a-t-elle cessé d'être un cadeau ?
L'âne laisse un mot. Qu'est-ce qu'il n'y écrit pas ?
Peut-on cacher un secret à quelqu'un sans le laisser dehors ?
`
