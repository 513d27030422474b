export const band5to8 = `
=== title
en:
Who Took All the Chairs?
fr:
Qui a pris toutes les chaises ?

=== title
en:
{H} and the Last Chair
fr:
{H} et la dernière chaise

=== teaser
en:
In one night every chair in town has gone, and tomorrow is the Great Game of Chairs.
fr:
En une nuit, toutes les chaises de la ville ont disparu, et demain, c'est le Grand Jeu des Chaises.

=== when
en:
One Thursday in spring
fr:
Un jeudi de printemps

=== plant cushion
en:
{>when}, {H} took along the small red cushion. It had a hole in one corner, and wherever you put it down, that was the best place.
fr:
{>when}, {H} emporta le petit coussin rouge. Il était percé dans un coin et, partout où on le posait, on était bien.

=== about cushion
en:
[F:What if somebody sits on it?] asked {F}.
[H:Then they'll have to get up when I come,] said {H}. [H:It knows me.]
fr:
[F:Et si quelqu'un s'assoit dessus ?] demanda {F}.
[H:Il se lèvera quand j'arriverai,] dit {H}. [H:Ce coussin me connaît.]

=== pay cushion
en:
Then {H} laid the little red cushion on a chair.
[H:This one is taken,] {h:he|she} said.
[V:Who by?] asked {V}, and looked round to see.
[H:By you,] said {H}. [H:You can keep the cushion.]
fr:
Puis {H} posa le petit coussin rouge sur une chaise.
[H:Celle-ci est prise.]
[V:Par qui ?] demanda {V} en regardant autour de lui.
[H:Par toi,] dit {H}. [H:Tu peux garder le coussin.]

=== pay own
en:
Then {H} put {h:his|her} {T} down on a chair, as one does to keep a place.
[H:This one is taken,] {h:he|she} said.
[V:Who by?] asked {V}, and looked round to see.
[H:By you,] said {H}.
fr:
Puis {H} posa {son T} sur une chaise, comme on fait pour garder une place.
[H:Celle-ci est prise.]
[V:Par qui ?] demanda {V} en regardant autour de lui.
[H:Par toi,] dit {H}.

=== about own
en:
[F:{n:Does|Do} your {T} need a seat of {n:its|their} own?] asked {F}.
[H:No,] said {H}. [H:But {n:it|they} can keep one for me.]
fr:
[F:{Ton T} a besoin d'une place ?] demanda {F}.
[H:Non,] dit {H}. [H:Mais ça peut garder la mienne.]

=== lack >
en:
The whole town was standing up. In the night somebody had taken the chairs, every one of them. The barber cut hair on tiptoe. The teacher leaned on the class.
[A:I can't decide anything like this,] said the Mayor, who was a pig. [A:I do all my thinking from below! And tomorrow is the Great Game of Chairs. Whoever finds them shall wear my hat.]
And he sat down, out of habit, on nothing.
{>gag1}
fr:
Toute la ville était debout. Dans la nuit, quelqu'un avait pris les chaises, toutes les chaises. Le coiffeur coiffait sur la pointe des pieds. La maîtresse s'appuyait sur la classe.
[A:Debout, je ne peux rien décider,] dit le maire, qui était un cochon. [A:Moi, je réfléchis assis ! Et demain, c'est le Grand Jeu des Chaises. Qui les retrouve portera mon chapeau.]
Et il s'assit, par habitude, sur rien du tout.
{>gag1}

=== way >
en:
There were marks on the roofs, small and square, four by four. So that was the way the chairs had gone.
{>talent}
{>go}
{H} and {F} followed the marks, from chimney to chimney, with the pigeons. {each:@ held on to the one in front.|@ held on to the one in front.} On the last roof they stopped.
Down in the park stood something taller than the church. It was thin, and it had a great many legs.
fr:
Sur les toits, il y avait des marques, petites et carrées, quatre par quatre. Les chaises étaient passées par là.
{>talent}
{>go}
{H} et {F} suivirent les marques, de cheminée en cheminée, avec les pigeons. {each:@ tenait celui de devant.|@ tenaient celui de devant.} Sur le dernier toit, tout le monde s'arrêta.
En bas, dans le parc, il y avait quelque chose de plus haut que l'église. C'était maigre, et cela avait beaucoup de pattes.

=== road
en:
{H} went to look {V} up. In the museum hung the book of the Great Game. At the top of each page, in gold, stood who had won. At the bottom, in pencil, stood who had been out first.
{H} turned the pages. The gold names were all different. The name in pencil was always the same.
[F:Thirty times!] said {F}. [F:How can anyone be that bad at it?]
[H:I don't think he's bad at it,] said {H}.
fr:
{H} voulut en savoir plus sur {V}. Au musée, il y avait le livre du Grand Jeu. En haut de chaque page, en lettres d'or, on lisait qui avait gagné. En bas, au crayon, on lisait qui était sorti le premier.
{H} tourna les pages. Les noms en or changeaient toujours. Le nom au crayon ne changeait jamais.
[F:Trente fois !] dit {F}. [F:Comment peut-on jouer si mal ?]
[H:Je ne crois pas qu'il joue mal,] dit {H}.

=== try pull
en:
From below it was a tower of chairs, and beside it sat {V}, the biggest dinosaur in town, on the grass.
[V:Mine,] he said. [V:All four hundred. I've counted.]
[H:Just one little one,] said {H}, and pulled. It was the one at the bottom. {each:@ pulled too.|@ pulled too.}
For a moment nothing happened. Then everything did. It rained chairs till dinner time.
{V} picked them up, one by one, and wiped the grass off their feet.
{>fail}
fr:
Vu d'en bas, c'était une tour de chaises et, à côté, {V}, le plus gros dinosaure de la ville, était assis dans l'herbe.
[V:À moi,] dit-il. [V:Toutes les quatre cents. J'ai compté.]
[H:Juste une petite,] dit {H}, qui tira.
C'était celle du bas. {each:@ tira aussi.|@ tirèrent aussi.} D'abord, il ne se passa rien. Puis il se passa tout. Il plut des chaises jusqu'à midi.
{V} les ramassa, une à une, et leur essuya les pieds.
{>fail}

=== recap pull
en:
With four hundred chairs, he sat on the grass.
fr:
Avec quatre cents chaises, il s'asseyait dans l'herbe.

=== try cake >
en:
[H:We'll swap,] said {H}. [H:One chair, one cake.]
The baker gave them a fine one, candles and all. In town nobody would eat cake standing up. {V} ate it standing. One doesn't, he said, eat on the ground.
[F:Why don't you take a chair?] asked {F}.
[V:Somebody might want it,] said {V}, with his mouth full.
[H:But you've got them all!]
[V:Yes,] said {V}. He looked at them, quite worried. [V:That's just it. So now they're all somebody's.]
fr:
[H:On échange,] dit {H}. [H:Une chaise, un gâteau.]
Le boulanger avait donné le gâteau, avec les bougies : en ville, personne ne voulait le manger debout. {V} le mangea debout, parce que, disait-il, on ne mange pas par terre.
[F:Pourquoi tu ne prends pas une chaise ?] demanda {F}.
[V:Quelqu'un pourrait la vouloir,] dit {V}, la bouche pleine.
[H:Mais tu les as toutes !]
[V:Oui,] dit {V}, qui les regardait d'un air inquiet. [V:Justement. Elles sont toutes à quelqu'un.]

=== recap cake
en:
Somebody might want it, he had said.
fr:
Quelqu'un pourrait la vouloir, avait-il dit.

=== try play >
en:
[H:We'll play for them,] said {H}. One chair, two players. {F} sang, and round they went.
{F} stopped.
{V} had only to sit. He was right in front of the chair. But he took hold of its back, and drew it out a little, as one does for a lady.
[V:After you,] he said.
{H} was on it before {h:he|she} knew it.
[V:Out,] said {V}. He went and stood by a tree, all by himself, as if he knew the way.
[H:That doesn't count,] said {H}. [H:He let me.]
fr:
[H:On joue,] dit {H}. [H:Si je gagne, on les reprend.]
Une chaise, deux joueurs. {F} chanta, et on tourna.
{F} se tut.
{V} n'avait qu'à s'asseoir. Il était juste devant. Mais il prit la chaise par le dossier et la recula un peu, comme on fait pour une dame.
[V:Après vous,] dit-il.
{H} se retrouva dessus sans savoir comment.
[V:Perdu,] dit {V}.
Et il alla se mettre contre un arbre, comme quelqu'un qui connaît le chemin.
[H:Ça ne compte pas,] dit {H}. [H:Il m'a laissé la place.]

=== recap play
en:
After you, he said, and was out.
fr:
Après vous, disait-il, et il avait perdu.

=== strand >
en:
Under the trees sat a hare with a flute, and played. She stopped. She played the same bit again. She stopped.
[B:I do the music for the Game,] she said. [B:It's a lovely tune. At least, I think so. I've never got to the end.]
[H:Why not?]
[B:Because that's the Game! I play, and I stop, and somebody is out.] She sighed. [B:Thirty years. I've only ever heard the beginning.]
fr:
Sous les arbres, une lapine jouait de la flûte. Elle s'arrêtait. Elle reprenait le même morceau. Elle s'arrêtait.
[B:C'est moi, la musique du Jeu,] dit-elle. [B:C'est un très bel air. Enfin, je crois. Je ne suis jamais allée au bout.]
[H:Pourquoi ?]
[B:Mais c'est ça, le Jeu ! Je joue, je m'arrête, et quelqu'un sort.]
Elle soupira.
[B:Trente ans. Je ne connais que le début.]

=== strandEnd
en:
For once the flute went on, to the end of the tune. It was the best part.
fr:
Pour une fois, la flûte joua l'air jusqu'au bout. La fin était encore plus belle.

=== quiet
en:
It got late. People came to the edge of the park, looked at the chairs, and shifted from one foot to the other. The Mayor had tried a bucket. But on a bucket he could only think of water.
Nobody spoke. You could hear four hundred chairs creak a little, in the wind.
[A:My feet ache,] said the Mayor.
[H:{V}'s must too,] said {H}. [H:He's been standing at the side for thirty years.]
fr:
Il se faisait tard. Au bord du parc, des gens regardaient les chaises, et changeaient de pied. Le maire avait essayé un seau. Mais sur un seau, il ne pensait qu'à de l'eau.
Personne ne parlait. On entendait craquer quatre cents chaises, un peu, dans le vent.
[A:J'ai mal aux pieds,] dit le maire.
[H:{V} aussi, sûrement,] dit {H}. [H:Ça fait trente ans qu'il est debout sur le côté.]

=== insight >
en:
{>gag2}
At dusk, {V} thought he was alone. He set out one chair, and hummed, and walked round it. He stopped humming.
{>recap1} {>recap2}
There was nobody else there! And still he stepped aside. [V:Out,] he told himself, and went to his tree.
[H:They take a chair away each time,] whispered {H}. [H:Why do they have to take somebody away as well?]
{F} opened {f:his|her} mouth, and shut it. Nobody had ever asked.
fr:
{>gag2}
Le soir, {V} se crut seul. Il posa une chaise, fredonna, et tourna autour. Il cessa de fredonner.
{>recap1} {>recap2}
Personne d'autre n'était là ! Et pourtant, il laissa la place.
[V:Perdu,] se dit-il, et il alla contre son arbre.
[H:On enlève une chaise à chaque fois,] souffla {H}. [H:Pourquoi est-ce qu'on enlève aussi quelqu'un ?]
{F} ouvrit la bouche, puis la referma. On ne se l'était jamais demandé.

=== turn why
en:
Next day they all came to the park to play.
[H:Why must anybody be out?] asked {H}.
[A:It's the rule,] said the Mayor.
[H:Who made it?]
He couldn't think, standing up.
[H:Then here's a new one,] said {H}. [H:Chairs go out, and people stay in!]
{>pay}
{?told(strand):The hare|A hare with a flute} played, and stopped. Each chair that went out went home. At last there was one, with {V} in it, and the whole town on {V}.
fr:
Le lendemain, toute la ville vint jouer au parc.
[H:Pourquoi faut-il que quelqu'un sorte ?] demanda {H}.
[A:C'est la règle,] dit le maire.
[H:Qui l'a faite ?]
Le maire ne savait plus. Il était debout.
[H:Alors, nouvelle règle,] dit {H}. [H:Les chaises sortent, et les gens restent !]
{>pay}
{?told(strand):La lapine|Une lapine à la flûte} joua, puis s'arrêta. Chaque chaise qui sortait rentrait chez elle. À la fin, il en resta une, {V} dessus, et toute la ville sur {V}.

=== turn count
en:
Next day they all came to the park to play. {H} could count anything. [H:Ten people, nine chairs. Nine people, eight chairs. It never comes out! But everybody on one chair: that comes out exactly.]
[A:Is that allowed?] asked the Mayor.
{>pay}
{?told(strand):The hare|A hare with a flute} played, and stopped. Each chair that went out went home. At last there was one, with {V} in it, and the whole town on {V}.
fr:
Le lendemain, toute la ville vint jouer au parc. {H} savait tout compter.
[H:Dix personnes, neuf chaises. Neuf personnes, huit chaises. Ça ne tombe jamais juste ! Mais toute la ville sur une chaise, là, ça tombe juste.]
[A:On a le droit ?] demanda le maire.
{>pay}
{?told(strand):La lapine|Une lapine à la flûte} joua, puis s'arrêta. Chaque chaise qui sortait rentrait chez elle. À la fin, il en resta une, {V} dessus, et toute la ville sur {V}.

=== turn dance
en:
Next day, {H} began to dance round the chairs, and one by one the town came after.
[H:Chairs go out!] {h:he|she} called. [H:People stay in!]
[A:Is that allowed?] asked the Mayor. But his feet had started.
{>pay}
{?told(strand):The hare|A hare with a flute} played, and stopped. Each chair that went out went home. At last there was one, with {V} in it, and the whole town on {V}.
fr:
Le lendemain, {H} se mit à danser autour des chaises et, un par un, toute la ville suivit.
[H:Les chaises sortent !] cria-t-{h:il|elle}. [H:Les gens restent !]
[A:On a le droit ?] demanda le maire.
Mais ses pieds avaient commencé.
{>pay}
{?told(strand):La lapine|Une lapine à la flûte} joua, puis s'arrêta. Chaque chaise qui sortait rentrait chez elle. À la fin, il en resta une, {V} dessus, et toute la ville sur {V}.

=== restore
en:
The chair creaked. It held. [V:Is everybody comfortable?] asked {V}, from underneath. And the Mayor put his hat on {H}, as far as the nose.
{>close}
These days nobody is ever out. In the book, at the bottom of the page, there's nothing in pencil. At the top there isn't room for all the gold.
fr:
La chaise craqua. Elle tint bon.
[V:Tout le monde est bien ?] demanda {V}, tout en dessous.
Et le maire mit son chapeau à {H}, jusqu'au nez.
{>close}
Depuis, plus personne ne sort. Dans le livre, en bas de la page, il n'y a rien au crayon. En haut, il n'y a plus la place pour tout l'or.

=== last
en:
{each:@ found a place too, and had the best view.|@ found a place too, and had the best view.}
fr:
{each:@ trouva une place aussi, la meilleure pour voir.|@ trouvèrent une place aussi, la meilleure pour voir.}

=== cameo
en:
In a park a big dinosaur was drawing out a chair for a very small lady, and then, after a moment, one for himself.
fr:
Dans un parc, un gros dinosaure avançait une chaise à une toute petite dame et, après un moment, une autre pour lui.

=== ask
en:
Why was the dinosaur always out first?
What is the new rule?
Who would you keep a place for?
fr:
Pourquoi le dinosaure perdait-il toujours le premier ?
Quelle est la nouvelle règle ?
Et toi, à qui garderais-tu une place ?
`
