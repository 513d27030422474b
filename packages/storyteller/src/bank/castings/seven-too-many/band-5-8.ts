export const band5to8 = `
=== title
en:
Seven Hands Too Many
fr:
Sept mains de trop

=== title
en:
{H} and the Reef Round
fr:
{H} et la ronde du récif

=== teaser
en:
On the reef everybody gives you a hand, and there is somebody new, who has brought far too many.
fr:
Sur le récif, on se donne la main pour dire bonjour, et la nouvelle en a beaucoup trop.

=== when
en:
On the day of the great Round
fr:
Le jour de la grande ronde

=== plant ribbon
en:
{>when}, {H} tied on a long red ribbon, the one that had come first in the three-legged race.
fr:
{>when}, {H} noua son long ruban rouge, celui de la course à trois jambes.

=== about ribbon
en:
[F:Which leg was it that won?] asked {F}.
[H:The one in the middle,] said {H}. [H:The one we both had.]
fr:
[F:C'est quelle jambe qui a gagné ?] demanda {F}.
[H:Celle du milieu,] dit {H}. [H:Celle qu'on avait à deux.]

=== pay ribbon
en:
A fish is slippery. He slid out of {N}'s hand like soap. So {H} undid the red ribbon, and gave one end to the fish and the other to {N}. That ribbon would plainly never be flat again.
fr:
Un poisson, ça glisse. Il fila entre les doigts {de N} comme un savon. Alors {H} défit le ruban rouge, donna un bout au poisson et l'autre à {N}. C'était clair : ce ruban-là ne serait plus jamais lisse.

=== pay own
en:
A fish is slippery. He slid out of {N}'s hand like soap. So {H} looked at {h:his|her} {T}, swallowed, and held {n:it|them} out. The fish bit one side. {N} held the other. Plainly, neither would let go for a long while.
fr:
Un poisson, ça glisse. Il fila entre les doigts {de N} comme un savon. Alors {H} regarda {son T}, avala sa salive et {T:le|la} tendit. Le poisson mordit d'un côté. {N} tint de l'autre. C'était clair : personne ne lâcherait de sitôt.

=== lack >
en:
The reef steps go on under the water. Down there you say hello by giving your hand. A crab was giving his, by an old anchor with a pearl on it.
[A:Hand! Hand! Welcome to the Round! And you, miss?]
The new girl, an octopus whose name was {N}, held out a hand. Behind her back were seven more. One got loose, then another, then the rest. They shook hands with seven people, and stayed.
[N:I'm sorry,] said {N}. [N:They can't let go. I only wanted one hand, like everybody.]
{>gag1}
fr:
L'escalier du récif continue sous l'eau. En bas, on dit bonjour en donnant la main. Un crabe donnait la sienne, près d'une vieille ancre où brillait une perle.
[A:La main ! La main ! Bienvenue à la ronde ! Et vous, mademoiselle ?]
La nouvelle, une pieuvre nommée {N}, tendit une main, et en cachait sept dans son dos. L'une s'échappa, puis une autre, puis toutes. Elles serrèrent sept mains et restèrent là.
[N:Pardon,] dit {N}. [N:Elles ne savent pas lâcher. Je n'en voulais qu'une, comme tout le monde.]
{>gag1}

=== try bow
en:
[H:Seven of them can be a bow,] said {H}. [H:People have bows.]
They pulled, and they knotted. {each:@ sat on the knot, to hold it.|@ sat on the knot, to hold it.} From the front {N} looked very well. She held out her one hand to the crab.
[A:Charmed,] said the crab. Then he looked past her. [A:Miss, your bow is waving to me.]
It was. It waved to the turtle as well. Then it shook hands with itself, and {N} tipped over backwards.
{>fail}
fr:
[H:Avec les sept autres, on fait un nœud,] dit {H}. [H:C'est joli, un nœud.]
{hf:Ils|Elles} tirèrent, {hf:ils|elles} serrèrent. {each:@ s'assit sur le nœud, pour le tenir.|@ s'assirent sur le nœud, pour le tenir.} De face, {N} était très bien. Elle tendit au crabe sa seule main.
[A:Enchanté,] dit le crabe.
Puis il regarda derrière elle.
[A:Mademoiselle, votre nœud me fait signe.]
C'était vrai. Il faisait signe à la tortue aussi. Puis il se serra la main à lui-même, et {N} bascula en arrière.
{>fail}

=== recap bow
en:
Even tied in a bow, seven hands had gone on saying hello.
fr:
Même en nœud, sept mains avaient continué à dire bonjour.

=== try jobs >
en:
[H:They only need something to do,] said {H}. So each hand got a job. One had a spoon, one an umbrella, one the post. One had a pot of tea.
It went beautifully. The seven hands held what they had, quite still, as if they had been waiting for it.
Then came the crab. [A:Your hand, miss?]
And all seven, very politely, held out to him what they had, and did not let go.
[A:I do take milk,] said the crab at last, from under the teapot.
fr:
[H:Il leur faut quelque chose à faire,] dit {H}.
Chaque main eut donc un travail. Une cuillère, un parapluie, le courrier. Une théière.
Ce fut magnifique. Les sept mains tenaient ce qu'elles avaient sans bouger, comme si elles attendaient ça depuis toujours.
Puis vint le crabe.
[A:Votre main, mademoiselle ?]
Et toutes les sept, bien poliment, lui tendirent ce qu'elles avaient, sans rien lâcher.
[A:D'habitude, je prends du lait,] dit enfin le crabe, sous la théière.

=== recap jobs
en:
With something to hold, they had been as good as gold.
fr:
Avec quelque chose à tenir, elles avaient été sages comme des images.

=== try coat >
en:
[H:In a coat, nobody counts your hands,] said {H}. They found one with two sleeves and nine buttons, and did up every button.
{N} walked across the whole reef like a lady.
*Pop*, went a button. A hand looked out. *Pop.* That was another. They felt about in the water till they met, and then they held each other tight.
[F:They look as if they were at the dentist's,] said {F}.
[N:They're shy,] said {N}. [N:Seven times as shy as me.]
fr:
[H:Dans un manteau, personne ne compte tes mains,] dit {H}.
{hf:Ils|Elles} en trouvèrent un, deux manches et neuf boutons, et fermèrent tous les boutons.
{N} traversa le récif comme une dame.
*Pop*, fit un bouton. Une main sortit. *Pop.* Une autre. Elles se cherchèrent dans l'eau et, dès qu'elles furent deux, se tinrent très fort.
[F:On dirait qu'elles sont chez le dentiste,] dit {F}.
[N:Elles sont timides,] dit {N}. [N:Sept fois plus que moi.]

=== recap coat
en:
As soon as they were out, they had held each other tight.
fr:
À peine sorties, elles s'étaient tenues très fort.

=== way >
en:
They went to find out about this Round.
{>talent}
{>go}
By the old ship the crab was polishing the pearl. [H:What happens in it?] asked {H}.
[A:We take hands, and the song has eight verses,] he said. [A:Get to the end without letting go, and you win this. We never do. In verse four, somebody always lets go.]
He looked at his claws. [A:Generally, I pinch.]
fr:
{hf:Ils|Elles} allèrent se renseigner sur cette ronde.
{>talent}
{>go}
Près du vieux bateau, le crabe astiquait la perle.
[H:On y fait quoi ?] demanda {H}.
[A:On se donne la main, et la chanson a huit couplets,] dit-il. [A:Si on arrive au bout sans se lâcher, on gagne cette perle. On n'y arrive jamais. Au quatrième, il y en a toujours un qui lâche.]
Il regarda ses pinces.
[A:En général, je pince.]

=== road >
en:
Behind the kelp ran a low wall. Some people sat along it, humming.
{H} knew the tune by now. They had it right, all eight verses.
[H:Aren't you going to dance?]
[B:Us?] said a yellow fish. [B:Oh no. We watch. You have to give your hand, you see.] He moved a fin, politely. [B:We come every year. It's a very good wall.]
fr:
Derrière les algues, il y avait un petit mur. Des gens étaient assis dessus et fredonnaient.
{H} connaissait l'air, à présent. Ils l'avaient en entier, les huit couplets.
[H:Vous ne dansez pas ?]
[B:Nous ?] dit un poisson jaune. [B:Oh non. On regarde. Il faut donner la main, vous comprenez.]
Il bougea poliment une nageoire.
[B:On vient chaque année. C'est un très bon mur.]

=== strand >
en:
On the first stone of a wall, where the kelp begins, stood a sea snail, with his eyes shut. He was leaning a little to the left.
[H:What are you doing?] asked {H}.
[C:A step,] said the sea snail. [C:I began it last year. Don't speak to me now, I am nearly in the middle.]
They watched for some time. It was going to be a good one.
[F:What comes after it?] whispered {F}.
[C:The curtsy,] said the sea snail.
fr:
Sur la première pierre d'un mur, à l'entrée des algues, un escargot de mer fermait les yeux. Il penchait un peu à gauche.
[H:Qu'est-ce que vous faites ?] demanda {H}.
[C:Un pas,] dit l'escargot de mer. [C:Je l'ai commencé l'an dernier. Ne me parlez pas, je suis presque au milieu.]
{hf:Ils|Elles} regardèrent un moment. Ça allait être un beau pas.
[F:Et après ?] souffla {F}.
[C:Après, on salue,] dit l'escargot de mer.

=== strandEnd
en:
The sea snail put his foot down on the last note. The curtsy took till spring.
fr:
L'escargot de mer posa le pied juste sur la dernière note. Pour saluer, il lui fallut jusqu'au printemps.

=== quiet
en:
The lanterns came on along the reef. {N} sat by herself behind a rock, where nobody says hello.
She thought that no one was looking. Her first hand took hold of her second. The third found the fourth, and the fifth found the sixth, and the last two were together already. Then she rocked a little, to and fro.
She was the only one on the whole reef who could hold her own hand. She did it four times.
fr:
Les lanternes s'allumèrent sur le récif. {N} était assise toute seule derrière un rocher, là où personne ne dit bonjour.
Elle croyait qu'on ne la voyait pas. Sa première main prit la deuxième. La troisième trouva la quatrième, la cinquième trouva la sixième, et les deux dernières se tenaient déjà. Puis elle se balança un peu.
Elle était la seule du récif à pouvoir se donner la main. Elle le faisait quatre fois.

=== insight >
en:
{H} began to count. One hand held out in front; seven behind.
{>gag2}
{>recap1} {>recap2}
Then {H} counted along the wall: the fish, {?told(strand):the|a} sea snail, two eels, a sponge, and a pair of small sardines.
[H:Seven,] said {H}. [H:There are seven hands too many here, and seven people over there without any! Like everybody? {N}, *they* are everybody.]
fr:
{H} se mit à compter. Une main devant ; sept derrière.
{>gag2}
{>recap1} {>recap2}
Puis {H} compta le long du mur : le poisson, {?told(strand):l'escargot|un escargot} de mer, deux anguilles, une éponge et deux petites sardines.
[H:Sept,] dit {H}. [H:Il y a sept mains de trop ici, et là-bas sept personnes qui n'en ont pas ! Comme tout le monde ? {N}, c'est *eux*, tout le monde.]

=== turn dance
en:
{H} danced along the wall: two steps left, and a hop. The sponge hopped. She had been ready for years.
[N:I've got a hand free,] said {N}, very pink. Then she brought out the rest. They took the eels, the sardines and the sponge, and the sea snail by his shell. That left the fish.
{>pay}
fr:
{H} alla danser devant le mur : deux pas à gauche, et un saut. L'éponge sauta. Elle était prête depuis des années.
[N:J'ai une main de libre,] dit {N}, toute rose.
Puis elle sortit les autres. Elles prirent les anguilles, les sardines et l'éponge, et l'escargot de mer par la coquille. Restait le poisson.
{>pay}

=== turn why
en:
[H:Why do you need a hand to dance?] {H} asked the fish.
[B:So that somebody can take it.]
[H:And if somebody had enough for two?]
[N:Or for eight,] said {N}, very pink, and brought them out from behind her back. They took the eels, the sardines and the sponge, and the sea snail by his shell. That left the fish.
{>pay}
fr:
[H:Pourquoi il faut une main pour danser ?] demanda {H} au poisson.
[B:Pour que quelqu'un la prenne.]
[H:Et si quelqu'un en avait assez pour deux ?]
[N:Ou pour huit,] dit {N}, toute rose.
Et elle les sortit de derrière son dos. Elles prirent les anguilles, les sardines et l'éponge, et l'escargot de mer par la coquille. Restait le poisson.
{>pay}

=== restore
en:
In verse four the crab pinched, and the big ring flew apart. But in the middle {N} went on turning, right to the end, with {H} on her eighth hand, and {F} on {H}.
The crab gave her the pearl. [A:Your hand, miss?]
[N:Which?] said {N}.
[A:All of them,] said the crab.
{>close}
{N} still can't let go. Nobody has asked her to.
fr:
Au quatrième couplet, le crabe pinça et la grande ronde éclata. Mais au milieu, {N} tourna jusqu'à la fin, avec {H} au bout de sa huitième main, et {F} au bout {de H}.
Le crabe lui donna la perle.
[A:Votre main, mademoiselle ?]
[N:Laquelle ?] dit {N}.
[A:Toutes,] dit le crabe.
{>close}
{N} ne sait toujours pas lâcher. Personne ne le lui demande plus.

=== last
en:
{each:@ still had hold of somebody. Nobody could see whom.|@ still had hold of somebody. Nobody could see whom.}
fr:
{each:@ tenait encore quelqu'un. On ne voyait pas qui.|@ tenaient encore quelqu'un. On ne voyait pas qui.}

=== cameo
en:
An octopus gave them a hand over the wet part, and another, and another, until they were across.
fr:
Une pieuvre leur donna la main pour passer l'eau, puis une autre, puis une autre, jusqu'au bord.

=== ask
en:
Why did Octavia want only one hand?
Who was always left out of the Round, and why?
What have you got more of than you need?
fr:
Pourquoi Octavie ne voulait-elle qu'une main ?
Qui n'était jamais dans la ronde, et pourquoi ?
Et toi, qu'as-tu en trop ?
`
