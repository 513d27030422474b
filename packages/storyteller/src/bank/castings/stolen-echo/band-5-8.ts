export const band5to8 = `
=== title
en:
{H} and the Stolen Echo
fr:
{H} et l'écho volé

=== title
en:
Who Took the Echo?
fr:
Qui a pris l'écho ?

=== when
en:
One spring day
fr:
Un jour de printemps

=== refrain
en:
Hello-o-o! ...No hello.
fr:
Ohé-é-é ! ...Pas d'ohé.

=== refrainLast
en:
Hello-o-o! Hello-o-o!
fr:
Ohé-é-é ! Ohé-é-é !

=== plant tins
en:
{>when}, {H} made a telephone: two tins and a very long string.
fr:
{>when}, {H} fabriqua un téléphone : deux boîtes de conserve et une ficelle très, très longue.

=== about tins
en:
[F:Who gets the other tin?] asked {F}.
[H:Somebody far away,] said {H}. [H:I don't know anybody far away yet.]
fr:
[F:Et l'autre boîte, c'est pour qui ?] demanda {F}.
[H:Pour quelqu'un de loin,] dit {H}. [H:Il faut encore trouver qui.]

=== pay tins
en:
{H} unrolled the very long string and gave her one of the two tins, the good one.
fr:
{H} déroula la longue ficelle et lui donna une des deux boîtes, la meilleure.

=== plant trumpet
en:
{>when}, {H} found a tin trumpet in the attic. It knew only one note, but it knew it very well.
fr:
{>when}, {H} trouva au grenier une trompette en fer-blanc. Elle ne connaissait qu'une note, mais par cœur.

=== about trumpet
en:
[F:Does it know my favourite tune?] asked {F}.
{H} blew. *Toot.*
[F:That's the one,] said {F}.
fr:
[F:Elle connaît mon air préféré ?] demanda {F}.
{H} souffla. *Tut.*
[F:C'est celui-là,] dit {F}.

=== pay trumpet
en:
{H} held out the tin trumpet. [H:One note means good evening. We'll answer. Every night.]
fr:
{H} lui tendit la trompette. Une note, ça voudrait dire bonsoir. On répondrait tous les soirs.

=== lack >
en:
In the valley, when you called *hello*, the mountain used to say *hello* back. It was how the goats found their way home. It was how the baker knew he was not alone.
That evening, {H} called. The mountain said nothing. Twenty-three goats were standing in a field of cabbages, looking lost, and chewing.
[H:Somebody has taken the echo,] said {H}.
{>gag1}
fr:
Dans la vallée, quand on criait *ohé*, la montagne répondait *ohé*. C'est comme ça que les chèvres retrouvaient l'étable. C'est comme ça que le boulanger savait qu'il n'était pas seul.
Ce soir-là, {H} cria. La montagne ne dit rien. Vingt-trois chèvres étaient plantées dans les choux, perdues, la bouche pleine.
[H:Quelqu'un a pris l'écho,] dit {H}.
{>gag1}

=== try shout >
en:
Perhaps the mountain was just a little deaf. They called louder. The baker called. The baker's mother called, and she had once been heard in another country.
In the end nobody had any voice left. And the goats, who had been called from everywhere at once, were lost in twenty-three directions.
{>fail}
That was when {H} saw something move, high up: a light, in a window as big as a barn.
fr:
La montagne était peut-être un peu sourde. {hf:Ils|Elles} crièrent plus fort. Le boulanger cria. La mère du boulanger cria, elle qu'on avait entendue un jour jusque dans un autre pays.
À la fin, plus personne n'avait de voix. Et les chèvres, qu'on avait appelées de partout à la fois, étaient perdues dans vingt-trois directions.
{>fail}
C'est alors {que H} vit bouger quelque chose, tout en haut : une lumière, dans une fenêtre grande comme une grange.

=== recap shout
en:
Shouting had only lost the goats a little more.
fr:
Crier n'avait fait que perdre un peu plus les chèvres.

=== try trade >
en:
The door was opened by a giantess in slippers. On her shelf stood a jar, and the jar was humming.
[V:I am {V},] she said. [V:It was going by. I had a jar.]
[H:We'll give you a copper bucket,] said {H}. [H:Two. A cheese. A goat.]
[V:I have buckets. I am a cheese person, but no. And what would I say to a goat?]
The door closed. In the valley, a tile fell off.
fr:
Une géante en pantoufles leur ouvrit. Sur l'étagère, derrière elle, un bocal bourdonnait.
[V:Je suis {V},] dit-elle. [V:Il passait. J'avais un bocal.]
[H:On vous donne un seau en cuivre,] dit {H}. [H:Deux. Un fromage. Une chèvre.]
[V:Des seaux, j'en ai. Le fromage, j'aime bien, mais non. Et une chèvre, qu'est-ce que je lui dirais ?]
Elle ferma la porte. Dans la vallée, des tuiles tombèrent.

=== recap trade
en:
{V} did not want gold, or goats.
fr:
{V} ne voulait ni or ni chèvres.

=== try sneak
en:
They went in under the door. They climbed the chair, the table, the pile of books. {H} pushed the jar. {F} pushed {H}. {each:@ pushed too.|@ pushed too.} The jar did not even wobble.
Then two fingers, each as long as a bench, picked them up like crumbs. They were put down outside on the mat, the right way up.
[V:Wipe your feet,] said the giantess, and shut the door.
fr:
{hf:Ils|Elles} passèrent sous la porte. {hf:Ils|Elles} escaladèrent la chaise, la table, la pile de livres. {H} poussa le bocal. {F} poussa {H}. {each:@ poussa aussi.|@ poussèrent aussi.} Le bocal ne trembla même pas.
Alors deux doigts, longs comme des bancs, les ramassèrent comme des miettes. La seconde d'après, {hf:ils|elles} étaient dehors, sur le paillasson, bien {hf:droits|droites}.
[V:On s'essuie les pieds,] dit la géante.
Et elle referma la porte.

=== recap sneak
en:
{V} had put them outside without hurting a hair.
fr:
{V} ne leur avait pas fait de mal.

=== way >
en:
The path went up like a ribbon somebody had dropped.
{>talent}
{>go}
The higher they came, the quieter it was. No birds. No bells. At the top there was only one house, one chair at the window, and one cup on the sill. The cup was the size of a bath.
fr:
Le chemin montait comme un ruban qu'on a laissé tomber.
{>talent}
{>go}
Plus {hf:ils|elles} montaient, plus c'était silencieux. Pas d'oiseaux. Pas de cloches. Tout en haut, il n'y avait qu'une maison, une chaise à la fenêtre et une tasse sur le rebord. La tasse était grande comme une baignoire.

=== insight >
en:
Night came. They hid in the flower pot under the window.
{>gag2}
{>recap1} {>recap2}
Above them, a lid turned. [V:Good evening,] said the giantess softly. *Evening, evening,* said the jar.
[V:And how was your day?]
*Day, day, day.*
{H} counted: one house, one chair, one cup. [H:The echo is the only one who answers her,] {h:he|she} said.
fr:
La nuit tomba. {hf:Ils|Elles} se cachèrent dans le pot de fleurs, sous la fenêtre.
{>gag2}
{>recap1} {>recap2}
Au-dessus d'{hf:eux|elles}, un couvercle tourna.
[V:Bonsoir,] dit doucement la géante.
*Soir, soir*, dit le bocal.
[V:Et ta journée ?]
*Née, née, née.*
{H} compta : une maison, une chaise, une tasse.
[H:L'écho, c'est le seul qui lui répond,] dit-{h:il|elle}.

=== turn whistle
en:
[V:Is anybody there?] said the giantess to the jar.
*There, there,* said the jar.
But something else answered too. From the flower pot came a whistle, and it did not repeat. It said *good evening* the way a blackbird would, and then it asked a question.
{V} put her great face to the window. [V:You said something new,] she whispered.
{>pay}
It was {V} who unscrewed the lid.
fr:
[V:Il y a quelqu'un ?] demanda la géante au bocal.
*Qu'un, qu'un*, dit le bocal.
Mais autre chose répondit. Du pot de fleurs monta un sifflement, et il ne répétait pas. Il disait bonsoir comme un merle, et ensuite il posait une question.
{V} approcha son grand visage de la fenêtre.
[V:Tu as dit quelque chose de nouveau,] murmura-t-elle.
{>pay}
C'est {V} qui dévissa le couvercle.

=== turn why
en:
{H} stood up in the geraniums.
[H:Why are your slippers two colours?] {h:he|she} asked. [H:Why do you live so high? Why only one cup?]
The giantess looked down. In a hundred years, nobody had asked her anything.
[V:It's a long story,] she said.
[H:Why?]
So she told it. It took until the moon had moved three mountains along.
{>pay}
[V:I shan't need the jar,] said {V}, and took off the lid.
fr:
{H} se dressa au milieu des géraniums.
[H:Pourquoi vos pantoufles sont de deux couleurs ?] demanda-t-{h:il|elle}. [H:Pourquoi vous habitez si haut ? Pourquoi une seule tasse ?]
La géante se pencha. En cent ans, personne ne lui avait rien demandé.
[V:C'est une longue histoire,] dit-elle.
[H:Pourquoi ?]
Alors elle raconta. La lune eut le temps d'avancer de trois montagnes.
{>pay}
[V:Je n'ai plus besoin du bocal,] dit {V}.
Et elle dévissa le couvercle.

=== restore
en:
That night, twenty-three goats went home by ear. The baker called *hello*, and the mountain said *hello*, and then, from higher up, [V:And how was your day?]
The baker was so surprised that he told it everything.
{>close}
{>end}
The baker got to the end at last, and called up: [O:And yours?]
fr:
Cette nuit-là, vingt-trois chèvres rentrèrent à l'oreille. Le boulanger cria *ohé*. La montagne répondit *ohé*, et puis, d'un peu plus haut :
[V:Et ta journée ?]
Le boulanger fut si étonné qu'il raconta tout.
{>close}
{>end}
Le boulanger arriva enfin au bout, et cria :
[O:Et la tienne ?]


=== teaser
en:
Somebody has taken the echo, and twenty-three goats cannot find their way home.
fr:
Quelqu'un a pris l'écho, et vingt-trois chèvres ne retrouvent plus leur étable.

=== pay own garment
en:
{H} took off {h:his|her} {T}, reached up as high as {h:he|she} could, and laid {n:it|them} on the sill. {n:It|They} looked very small beside the cup. [H:So that you have something of ours,] said {H}.
fr:
{H} ôta {son T}, se hissa sur la pointe des pieds et {T:le|la} posa sur le rebord. À côté de la tasse, {T:il|elle} {n:avait|avaient} l'air de rien du tout.
[H:Pour que vous ayez quelque chose à nous,] dit {H}.

=== pay own
en:
{H} reached up, as high as {h:he|she} could, and laid {h:his|her} {T} on the sill. {n:It|They} looked very small beside the cup. [H:So that you have something of ours,] said {H}.
fr:
{H} se hissa sur la pointe des pieds et posa {son T} sur le rebord. À côté de la tasse, {T:il|elle} {n:avait|avaient} l'air de rien du tout.
[H:Pour que vous ayez quelque chose à nous,] dit {H}.

=== road >
en:
A little below the house was a cave, full of crystals. It was where the echo used to sleep. You could see the place: a round dent in the moss, still warm.
{H} said *hello* into it, very low. Nothing. On the wall somebody had scratched little lines, in bunches of seven, the way you count days. They began at the floor. They went up farther than anybody could reach.
[F:Who counts that high?] said {F}.
[H:Somebody tall,] said {H}.
fr:
Un peu plus bas que la maison, il y avait une grotte pleine de cristaux. C'est là que dormait l'écho. On voyait encore sa place : un creux rond dans la mousse, tout tiède.
{H} y murmura *ohé*. Rien. Sur la paroi, quelqu'un avait gravé des petits traits, par paquets de sept, comme on compte les jours. Ils commençaient au sol. Ils montaient plus haut que n'importe quel bras.
[F:Qui compte aussi haut ?] dit {F}.
[H:Quelqu'un de grand,] dit {H}.

=== strand >
en:
On the road they met the postwoman, sitting on her bag.
[O:I can't deliver this one,] she said, and held up a letter the size of a tablecloth. [O:It's addressed to *Whoever lives at the top*. I've been calling up since this morning, to ask who that is. But with no echo I can't tell if I'm calling loud enough.]
{H} took one corner and {F} took another. It was written in very small letters, like somebody who has been told they are too big.
fr:
Sur la route, la factrice était assise sur son sac.
[O:Celle-là, je n'arrive pas à la distribuer,] dit-elle en montrant une lettre grande comme une nappe. [O:Dessus, c'est marqué : *À qui habite tout en haut*. Depuis ce matin, je crie pour demander qui c'est. Mais sans écho, je ne sais pas si je crie assez fort.]
{H} prit un coin, {F} en prit un autre. L'écriture était minuscule, comme celle de quelqu'un à qui l'on a dit qu'il prenait trop de place.

=== strandEnd
en:
The letter under the giantess's door was from a giant over the next mountain. He got an answer.
fr:
La lettre, sous la porte de la géante, venait d'un géant, de l'autre côté de la montagne. On lui répondit.

=== quiet
en:
They rested on the giant doormat. It was as soft as a field, and it had a big red heart in the middle, but nobody had ever wiped anything on it. The heart was like new.
The valley was a long way down, with one light, then two. {H} could have covered all of it with one hand.
[H:From up here, you'd think they were all together,] said {H}, [H:and that there was no room.]
fr:
{hf:Ils|Elles} se reposèrent sur le paillasson. Il était doux comme un pré, avec un grand cœur rouge au milieu, mais personne ne s'y était jamais essuyé les pieds. Le cœur était comme neuf.
La vallée était loin en bas, avec une lumière, puis deux. {H} aurait pu la cacher tout entière avec sa main.
[H:Vu d'ici,] dit {H}, [H:on dirait qu'ils sont tous ensemble, et qu'il n'y a plus de place.]

=== cameo
en:
Far above them somebody very tall called down, [O:And how was your day?]
fr:
De très haut, quelqu'un de très grand leur cria :
[O:Et ta journée ?]

=== ask
en:
What did the giantess really want from the echo?
And how was your day?
If you had an echo in a jar, what would you say to it?
fr:
Que voulait vraiment la géante, avec cet écho ?
Et toi, ta journée ?
Si tu avais un écho dans un bocal, que lui dirais-tu ?

=== end tins
en:
At bedtime {H}'s tin said, very softly, [V:Good night.] Now {h:he|she} knew somebody far away.
fr:
Au lit, la boîte {de H} dit tout bas :
[V:Bonne nuit.]
Ça y était : {h:il|elle} connaissait quelqu'un de loin.

=== end trumpet
en:
At bedtime one single note came down the mountain. The goats answered it.
fr:
Au moment de dormir, une seule note descendit de la montagne. Les chèvres lui répondirent.

=== last
en:
{each:@ called hello as well, to see.|@ called hello as well, to see.}
fr:
{each:@ cria ohé aussi, pour voir.|@ crièrent ohé aussi, pour voir.}
`
