export const band5to8 = `
=== title
en:
The Best-Kept Secret on the Farm
fr:
Le secret le mieux gardé de la ferme

=== title
en:
Don't Tell Barley
fr:
Pas un mot à Trèfle

=== teaser
en:
Everybody on the farm has stopped talking to the donkey, because they love him so.
fr:
À la ferme, plus personne ne parle à l'âne, tellement on l'aime.

=== when
en:
One autumn morning
fr:
Un matin d'automne

=== refrain
en:
Shh! Not a word!
fr:
Chut ! Pas un mot !

=== refrainLast
en:
Surprise!
fr:
Surprise !

=== plant bell
en:
{>when}, {H} polished a brass bell until there was a face in it. It was a present for somebody with a long neck. It was for six o'clock, and not before.
fr:
{>when}, {H} frotta une cloche de cuivre jusqu'à se voir dedans. C'était un cadeau, pour quelqu'un qui avait un grand cou. À offrir à six heures, et pas avant.

=== about bell
en:
[F:And if it rings at five?] asked {F}.
[H:It can't,] said {H}, and put a sock in it.
fr:
[F:Et si elle sonne à cinq heures ?] demanda {F}.
[H:Motus,] dit {H} à la cloche, en lui fourrant une chaussette dans le bec.

=== pay bell
en:
{H} took out the brass bell, and the sock that kept it quiet. It was not six o'clock, and nobody shouted. {h:He|She} hung it round {N}'s neck. *Ting*, it said.
fr:
{H} sortit la cloche de cuivre, et la chaussette qui la faisait taire. Il n'était pas six heures, et personne ne cria. {h:Il|Elle} la mit au cou {de N}. *Ding*, fit la cloche.

=== plant scarf
en:
{>when}, {H} finished a scarf that was four metres long. It was a present for somebody with a great deal of neck. It was for six o'clock, and not before.
fr:
{>when}, {H} termina une écharpe de quatre mètres. C'était un cadeau, pour quelqu'un qui avait beaucoup de cou. À offrir à six heures, et pas avant.

=== about scarf
en:
[F:I won't tell anybody!] cried {F}.
[H:You're telling everybody,] whispered {H}.
fr:
[F:Je ne dirai rien à personne !] cria {F}.
[H:Dis-le moins fort,] souffla {H}.

=== pay scarf
en:
{H} took out the long scarf. It was not six o'clock, and nobody shouted. {h:He|She} wound it round {N}'s neck, all four metres.
fr:
{H} sortit la longue écharpe. Il n'était pas six heures, et personne ne cria. {h:Il|Elle} l'enroula autour du cou {de N}, les quatre mètres.

=== pay own
en:
{H}'s present was to have been a great big shout. {h:He|She} took out {h:his|her} {T} instead.
[N:Where do I have to take {n:it|them}?] asked {N}.
[H:Nowhere,] said {H}. [H:Happy birthday.]
fr:
Le cadeau {de H}, ç'aurait dû être un grand cri. À la place, {h:il|elle} sortit {son T}.
[N:Il faut {T:le|la} porter où ?] demanda {N}.
[H:Nulle part,] dit {H}. [H:Joyeux anniversaire.]

=== pay own garment
en:
{H}'s present was to have been a great big shout. {h:He|She} took off {h:his|her} {T} instead.
[N:Where do I have to take {n:it|them}?] asked {N}.
[H:Nowhere,] said {H}. [H:Happy birthday.]
fr:
Le cadeau {de H}, ç'aurait dû être un grand cri. À la place, {h:il|elle} ôta {son T}.
[N:Il faut {T:le|la} porter où ?] demanda {N}.
[H:Nulle part,] dit {H}. [H:Joyeux anniversaire.]

=== lack >
en:
When {N} the donkey came into the yard, everybody stopped talking. The sheep looked at the sky. The goat looked at her feet. The duck looked at the goat's feet.
[N:Is something going on?] asked {N}.
[O:NOTHING!] they all shouted.
He was thirty that day. There was to be a party at six, in the barn, and it was a secret. {H} and {F} had to keep him away.
{>gag1}
fr:
Quand {N}, l'âne, entra dans la cour, tout le monde se tut. Le mouton regarda le ciel. La chèvre regarda ses pieds. Le canard regarda les pieds de la chèvre.
[N:Il y a quelque chose ?] demanda {N}.
[O:RIEN !] crièrent-ils tous ensemble.
Il avait trente ans ce jour-là. À six heures, dans la grange, il y aurait une fête, et c'était un secret. Il fallait éloigner l'âne, et c'était le travail {de H} et {de F}.
{>gag1}

=== try stone
en:
[H:Could you take this stone to the end of the field?] asked {H}.
{N} took it. He was a helpful donkey.
[H:Could you take it to the other end?]
He took it there, too. By noon the stone had been everywhere. He had begun to tell it about the hedges.
[N:It's the only one who has talked to me today,] said {N}. [N:I mean, listened.]
fr:
[H:Tu peux porter ce caillou au bout du champ ?] demanda {H}.
{N} le porta. C'était un âne serviable.
[H:Et à l'autre bout ?]
{N} le porta à l'autre bout. À midi, le caillou avait été partout. L'âne lui expliquait les haies.
[N:C'est le seul qui m'ait parlé de la journée,] dit {N}. [N:Enfin, qui m'ait écouté.]

=== recap stone
en:
{N} had been sent off with a stone.
fr:
On avait envoyé {N} promener, avec un caillou.

=== try hide
en:
[H:Let's play hide-and-seek!] said {H}. [H:You hide, {N}!]
{N} was delighted. He hid behind a hay bale, with his ears folded. He was very well hidden.
{H} counted up to a hundred. Then {h:he|she} ran to the barn with {F} to hang the lanterns, because there were thirty of them, and only two ladders. {each:@ held the ladders.|@ held the ladders.}
At four o'clock {N} was still hidden. He was starting to think that he was too good at it.
fr:
[H:On joue à cache-cache !] dit {H}. [H:C'est toi qui te caches, {N} !]
{N} fut ravi. Il se cacha derrière une botte de foin, les oreilles repliées. Il était très bien caché.
{H} compta jusqu'à cent. Puis {h:il|elle} courut à la grange avec {F} pour accrocher les lampions. Il y en avait trente, et seulement deux échelles. {each:@ tenait les échelles.|@ tenaient les échelles.}
À quatre heures, {N} était toujours caché. Il commençait à se trouver trop fort.

=== recap hide
en:
{N} had hidden, and nobody had come.
fr:
{N} s'était caché, et personne n'était venu.

=== try blurt >
en:
Then {F} met the donkey by the well.
[N:Is there anything I could help with?] asked {N}.
[F:No!] said {F}, who was not used to secrets. [F:There's nothing in the barn! Not at six! Everyone's going to be there, but not you! I mean, it's about nothing, and you're not in it!]
{H} came running, too late.
[N:I see,] said {N}. His ears went down, first one, then the other. [N:Thank you for telling me.]
fr:
Puis {F} rencontra l'âne près du puits.
[N:Je peux aider à quelque chose ?] demanda {N}.
[F:Non !] dit {F}, qui n'avait pas l'habitude des secrets. [F:Il n'y a rien dans la grange ! Surtout pas à six heures ! Tout le monde y sera, mais pas toi ! Enfin, il n'y a rien, et tu n'es pas dedans !]
{H} arriva en courant, trop tard.
[N:Je vois,] dit {N}.
Ses oreilles descendirent, l'une après l'autre.
[N:Merci de me l'avoir dit.]

=== recap blurt
en:
{F} had told {N} that he was not in it.
fr:
{F} avait dit à {N} qu'il n'était pas dedans.

=== strand >
en:
The goat was in charge of the banner. It was eight metres long. On it she had painted HAPPY BIRTHDAY DEAR BARLEY.
[A:I only tasted the end, to make sure it was dry,] she told them. [A:And then the middle looked uneven.]
{F} held up what was left. It said HAPPY. A bit further on, it said BAR.
[A:I'm so ashamed,] said the goat. [A:It was very good paint.]
fr:
La chèvre s'occupait de la banderole. Huit mètres, avec en grosses lettres : JOYEUX ANNIVERSAIRE CHER TRÈFLE.
[A:J'ai juste goûté le bout, pour voir si c'était sec,] dit-elle. [A:Et après, le milieu n'était plus droit.]
{F} souleva ce qui restait. On lisait JOYEUX. Un peu plus loin, on lisait TRÈF.
[A:J'ai honte,] dit la chèvre. [A:C'était de la très bonne peinture.]

=== quiet
en:
In the barn everything was ready. The lanterns were up. The cake had thirty carrots standing up in it. Nobody made a sound. They were so happy that it hurt.
Outside, hooves came over the yard. They came as far as the door, and stopped. Somebody breathed on the other side.
Then the hooves turned, quite slowly, and went away.
[A:Phew!] said the goat. [A:That was close!]
fr:
Dans la grange, tout était prêt. Les lampions étaient accrochés. Sur le gâteau se dressaient trente carottes. Personne ne faisait de bruit. On était si content que ça faisait mal.
Dehors, des sabots traversèrent la cour. Ils vinrent jusqu'à la porte et s'arrêtèrent. Quelqu'un respirait, de l'autre côté.
Puis les sabots firent demi-tour, lentement, et s'en allèrent.
[A:Ouf !] dit la chèvre. [A:C'était moins une !]

=== way >
en:
At six {H} ran to fetch the donkey. Now for the surprise! But the stall was swept. The straw was folded, like a blanket. His hat was gone from its nail. They set off after him, down the lane.
{>talent}
{>go}
At the last gate of the farm they found a bit of paper, under a flower pot. It had been written by somebody who held the pencil in his teeth. *Have gone where I won't be in the way. Please water the geranium.*
fr:
À six heures, {H} courut chercher l'âne. La surprise, c'était maintenant ! Mais la stalle était balayée. La paille était pliée, comme une couverture. Son chapeau n'était plus au clou. {hf:Ils|Elles} partirent derrière lui, par le chemin.
{>talent}
{>go}
À la dernière barrière de la ferme, il y avait un papier sous un pot de fleurs. Celui qui l'avait écrit tenait son crayon entre les dents. *Je pars là où je ne gênerai pas. Merci d'arroser le géranium.*

=== road
en:
At the signpost they asked a snail.
[O:A donkey? With a suitcase? He passed me on Tuesday,] said the snail. [O:Or just now. I'm not good at time. He wanted to know if there was anyone up that way who needed a pair of ears.]
[H:For what?]
[O:That's what I said. He said, for listening. He said that he'd been told he was a good listener, by a stone.]
fr:
Au carrefour, {hf:ils|elles} interrogèrent un escargot.
[O:Un âne ? Avec une valise ? Il m'a doublé mardi,] dit l'escargot. [O:Ou tout à l'heure. L'heure et moi, vous savez... Il demandait si, par là-haut, quelqu'un avait besoin d'une paire d'oreilles.]
[H:Pour quoi faire ?]
[O:C'est ce que j'ai dit. Pour écouter, il m'a dit. Il paraît qu'il écoute très bien. C'est un caillou qui le lui a dit.]

=== insight >
en:
Halfway up, {H} turned round to get {h:his|her} breath.
{>gag2}
{>recap1} {>recap2}
The farm lay far below. The barn doors were shut. Nothing moved, and there was not a voice. You would have said that nobody lived there, or else that they were all inside, together, without you.
[H:But it's the party!] said {H}. [H:They're all waiting for him.] {h:He|She} looked again. [H:From outside, a surprise looks just like being forgotten.]
fr:
À mi-pente, {H} se retourna pour souffler.
{>gag2}
{>recap1} {>recap2}
La ferme était loin en bas. La grange était fermée. Rien ne bougeait, on n'entendait pas une voix. On aurait dit qu'il n'y avait personne. Ou alors qu'ils étaient tous dedans, ensemble, et sans vous.
[H:Pourtant, c'est la fête !] dit {H}. [H:Ils l'attendent tous.]
{h:Il|Elle} regarda encore.
[H:Vue du dehors, une surprise ressemble tout à fait à un oubli.]

=== turn tell
en:
{N} was sitting on his suitcase. {H} sat down too.
[H:Once there was a farm,] {h:he|she} began, [H:where everybody stopped talking when the donkey came in.]
[N:I know that one,] said {N}. [N:It's sad.]
[H:You only know the outside,] said {H}, and told him the inside: the lanterns, the cake with the carrots, all of it.
{>pay}
One ear came up. Then the other.
fr:
{N} était assis sur sa valise. {H} s'assit aussi.
[H:Il était une fois une ferme,] commença-t-{h:il|elle}, [H:où tout le monde se taisait quand l'âne arrivait.]
[N:Je la connais,] dit {N}. [N:Elle est triste.]
[H:Tu ne connais que le dehors,] dit {H}.
Et {h:il|elle} lui raconta le dedans : les lampions, le gâteau aux carottes, tout.
{>pay}
Une oreille se leva. Puis l'autre.

=== turn why
en:
{N} was sitting on his suitcase.
[H:Why did you go?] asked {H}.
[N:They stop talking when I come in.]
[H:Why do people stop talking?]
[N:Because they don't want...] {N} thought. [N:Or because there's something they mustn't say.]
[H:And what day is it today?]
It took {N} some time. Then one ear went up. There went the secret, and it did not even hurt.
{>pay}
The other ear went up as well.
fr:
{N} était assis sur sa valise.
[H:Pourquoi tu es parti ?] demanda {H}.
[N:Ils se taisent quand j'arrive.]
[H:Et pourquoi on se tait, des fois ?]
[N:Parce qu'on ne veut pas...]
{N} réfléchit.
[N:Ou parce qu'il y a quelque chose qu'il ne faut pas dire.]
[H:Et on est quel jour ?]
{N} mit un moment. Puis une oreille se leva. Adieu le secret, et ça ne faisait même pas mal.
{>pay}
L'autre oreille se leva aussi.

=== restore
en:
{N} practised being surprised all the way down, except by the last gate, where {F} watered the geranium. At the barn door {N} said, [N:Oh!] He said it so well that a sheep fainted. But then he saw how many they were, and it was not practice any more.
{>close}
Very late, the donkey looked from one to the other once more. [N:All of you?] he said. [N:For me? Is something going on?]
[O:YES!] they all shouted.
fr:
Pendant toute la descente, {N} s'entraîna à faire l'étonné, sauf à la dernière barrière, où {F} arrosa le géranium. À la porte de la grange, l'âne fit un si beau *oh !* qu'un mouton s'évanouit. Mais alors il vit combien ils étaient, et ce n'était plus de l'entraînement.
{>close}
Très tard, l'âne les regarda encore, l'un après l'autre.
[N:Tous ?] dit-il. [N:Pour moi ? Il y a quelque chose ?]
[O:OUI !] crièrent-ils tous ensemble.

=== last
en:
{each:@ counted the carrots on the cake: twenty-nine, out of thirty. The goat looked at her feet.|@ counted the carrots on the cake: twenty-nine, out of thirty. The goat looked at her feet.}
fr:
{each:@ compta les carottes du gâteau : vingt-neuf, au lieu de trente. La chèvre regarda ses pieds.|@ comptèrent les carottes du gâteau : vingt-neuf, au lieu de trente. La chèvre regarda ses pieds.}

=== strandEnd
en:
Over {N}'s head hung what was left of the banner: HAPPY BAR. [N:The first half is just what I am,] he said.
fr:
Au-dessus {de N} pendait ce qui restait de la banderole : JOYEUX TRÈF.
[N:Le début, c'est tout à fait moi,] dit-il.

=== cameo
en:
A donkey in a hat came by. They jumped out at him, and he said *oh!* It was his favourite thing.
fr:
Un âne en chapeau arrivait. On lui sauta dessus en criant, et il fit *oh !* C'était ce qu'il préférait.

=== ask
en:
How can you tell a secret from being left out?
Did {H} spoil the surprise? Was it a pity?
Who would you like to surprise, and how?
fr:
Comment savoir si on vous cache une surprise ou si on vous oublie ?
{H} a gâché la surprise. Est-ce dommage ?
À qui aimerais-tu faire une surprise, et laquelle ?
`
