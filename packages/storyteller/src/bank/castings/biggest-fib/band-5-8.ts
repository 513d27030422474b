export const band5to8 = `
=== title
en:
The Biggest Fib in the Forest
fr:
Le plus gros mensonge de la forêt

=== title
en:
{H} and the Bear Nobody Believed
fr:
{H} et l'ours que personne ne croyait

=== teaser
en:
Once a year a bear says five short words, and squirrels fall out of the trees laughing.
fr:
Une fois par an, un ours dit cinq petits mots, et les écureuils tombent des arbres à force de rire.

=== when
en:
On the day of the Fibbing Cup
fr:
Le jour de la Coupe des menteurs

=== plant speech
en:
{>when}, {H} copied out the finest fib in the world, on both sides of a very big sheet of paper.
fr:
{>when}, {H} recopia le plus beau mensonge du monde, des deux côtés d'une très grande feuille.

=== about speech
en:
[F:Is there anything true in it?] asked {F}.
[H:The date,] said {H}. [H:I'm keeping it for the final.]
fr:
[F:Il y a du vrai dedans ?] demanda {F}.
[H:La date,] dit {H}. [H:Je le garde pour la finale.]

=== pay speech
en:
{H} unfolded the finest fib in the world. Nobody would ever hear it now. {h:He|She} rolled it up into a trumpet, and held it for the mouse.
fr:
{H} déplia le plus beau mensonge du monde. Personne ne l'entendrait, maintenant. {h:Il|Elle} le roula en cornet et le tendit à la souris.

=== pay own torch
en:
{H} put the mouse on the table and shone {h:his|her} {T} on her, like a great singer. Silence. You could have heard a mouse. Then they did.
fr:
{H} posa la souris sur la table et l'éclaira avec {son T}, comme une grande chanteuse. Silence. On aurait entendu une souris. On l'entendit.

=== pay own lantern
en:
{H} put the mouse on the table and shone {h:his|her} {T} on her, like a great singer. Silence. You could have heard a mouse. Then they did.
fr:
{H} posa la souris sur la table et l'éclaira avec {son T}, comme une grande chanteuse. Silence. On aurait entendu une souris. On l'entendit.

=== pay own scarf
en:
{H} wound {h:his|her} {T} round and round on the judge's table, and the mouse sat on top. Silence. You could have heard a mouse. Then they did.
fr:
{H} enroula {son T} sur la table de l'arbitre, et la souris s'assit tout en haut. Silence. On aurait entendu une souris. On l'entendit.

=== pay own
en:
{H} put {h:his|her} {T} on the judge's table, and the mouse stood on top, on tiptoe. Silence. You could have heard a mouse. Then they did.
fr:
{H} posa {son T} sur la table de l'arbitre. La souris monta dessus, sur la pointe des pattes. Silence. On aurait entendu une souris. On l'entendit.

=== lack >
en:
It was a simple contest. You stood on a crate and told a fib. If anybody believed it, it didn't count.
The judge was a frog with a bell. The champion was a bear called {V}, who had won six gold cups with five words.
[V:My mother is a mouse,] he said, to show how it was done.
How they howled! Squirrels fell out of the trees.
[A:Never believe a word he says,] the frog told {H}, and wiped her eyes.
{>gag1}
fr:
C'était un concours très simple. On montait sur la caisse et on disait un mensonge. Si quelqu'un y croyait, c'était raté.
L'arbitre était une grenouille à clochette. Le champion était un ours, {V}, qui avait gagné six coupes en or avec cinq mots.
[V:Ma mère est une souris,] dit-il, pour montrer comment on fait.
Quels hurlements de rire ! Des écureuils tombèrent des arbres.
[A:Celui-là, il ne faut jamais le croire,] dit la grenouille à {H} en s'essuyant les yeux.
{>gag1}

=== try whale >
en:
Everybody had three goes, and one more in the final. {H} began.
[H:Last night there was a whale in my bath.]
Nobody believed it. It was going beautifully, until somebody jumped up in the front row.
[F:It's true!] shouted {F}, who lets nobody doubt {H}. [F:I was there! I held the soap!]
*Ting*, went the bell.
[A:There's a witness,] said the frog. [A:It doesn't count.]
[V:It is going to rain,] said {V}. They laughed so much that nobody went in. It poured.
{>fail}
fr:
On avait droit à trois essais, et à un dernier en finale. {H} commença.
[H:Cette nuit, il y avait une baleine dans mon bain.]
Personne n'y croyait. Tout allait pour le mieux, quand quelqu'un bondit, au premier rang.
[F:C'est vrai !] cria {F}, qui ne laisse personne douter {de H}. [F:J'étais là ! Je tenais le savon !]
*Ding*, fit la clochette.
[A:Il y a un témoin,] dit la grenouille. [A:C'est raté.]
[V:Il va pleuvoir,] dit {V}.
On rit tellement que personne ne se mit à l'abri. Il tomba des cordes.
{>fail}

=== recap whale
en:
The whale had found a witness.
fr:
La baleine avait eu un témoin.

=== try flea
en:
[H:My grandmother is a flea,] said {H}, because that sort of thing worked for bears.
There was a silence.
[O:Which one?] asked somebody at the back. [O:Not Odette?]
[O:Little Odette, from the dog? Is that *you*? How you've grown!]
[A:And how is her poor back?] asked the frog, with tears in her eyes. *Ting.*
[V:There is a bee in your hat,] {V} told her.
The frog had to laugh. Then she put on the hat.
fr:
[H:Ma grand-mère est une puce,] dit {H}, puisque ça marche pour les ours.
Il y eut un silence.
[O:Laquelle ?] demanda quelqu'un, au fond. [O:Pas Odette ?]
[O:La petite Odette, celle du chien ? Mais comme tu as grandi !]
[A:Et son pauvre dos, ça va mieux ?] demanda la grenouille, tout émue. *Ding.*
[V:Il y a une abeille dans votre chapeau,] lui dit {V}.
La grenouille en rit de bon cœur. Puis elle mit le chapeau.

=== recap flea
en:
The flea had turned out to have friends.
fr:
La puce avait trop d'amis.

=== try liar >
en:
[H:Everything I say is a fib,] said {H}.
[A:That's a fib, then,] said the frog. [A:So it's true. So it's a fib. So it's...]
She went a paler green. She sat down in the bucket and asked for water. They told her that she was in it.
It was some time before she could lift the bell. *Ting.*
[V:The soup is boiling over,] said {V}.
Nobody turned round. They were laughing too much. First the soup put out the fire, and then it came for their feet.
fr:
[H:Je mens tout le temps,] dit {H}.
[A:Donc, là, c'est un mensonge,] dit la grenouille. [A:Donc c'est vrai. Donc c'est faux. Donc...]
Elle devint vert pâle. Elle s'assit dans le seau et demanda de l'eau. On lui dit qu'elle était dedans.
Il fallut du temps avant qu'elle puisse lever la clochette. *Ding.*
[V:La soupe déborde,] dit {V}.
Personne ne se retourna. On riait trop. La soupe éteignit d'abord le feu, puis elle vint chercher les pieds.

=== recap liar
en:
The cleverest fib of all had sat down in a bucket.
fr:
Le mensonge le plus malin avait fini dans un seau.

=== strand
en:
Between two fibs a duck came by with a suitcase. It was the fourth time.
[B:I'm looking for the pond,] she said. [B:I've been looking since Monday. I asked that big bear.]
[H:What did he say?]
[B:Left at the oak,] said the duck. [B:But I'm not stupid. I went right.]
And off she went, to the right, with her suitcase bumping on her heels.
fr:
Entre deux mensonges, une cane passa avec une valise. C'était la quatrième fois.
[B:Je cherche la mare,] dit-elle. [B:Je la cherche depuis lundi. J'ai demandé au gros ours.]
[H:Et il a dit quoi ?]
[B:À gauche après le chêne,] dit la cane. [B:Mais je ne suis pas bête. J'ai pris à droite.]
Et elle repartit, à droite, avec sa valise qui lui cognait les talons.

=== strandEnd
en:
That evening the duck turned left at the oak. There was a splash.
fr:
Ce soir-là, après le chêne, la cane prit à gauche. On entendit un plouf.

=== way >
en:
Then there was a rest, until the final.
[V:I have to go home,] said {V}. [V:My mother has made soup.]
Several people had to be patted on the back.
{>talent}
{>go}
{H} wanted to see where somebody learns to fib like that. The paw prints were as big as plates. They went politely round every snail, and they stopped at the foot of an oak, by a door no bigger than a biscuit.
fr:
Puis il y eut une pause, avant la finale.
[V:Je dois rentrer,] dit {V}. [V:Ma mère a fait de la soupe.]
Il fallut taper dans le dos de plusieurs personnes.
{>talent}
{>go}
{H} voulait voir où l'on apprend à mentir aussi bien. Les traces de pattes étaient grandes comme des assiettes. Elles contournaient poliment chaque escargot. Elles s'arrêtaient au pied d'un chêne, devant une porte pas plus grande qu'un biscuit.

=== road >
en:
Beside the door stood a pair of boots you could have slept in. {H} knocked, as softly as {h:he|she} could.
Out came a mouse in an apron.
[N:If it's another cup,] she said, [N:put it round the back, dear.]
Round the back there were six of them, all gold. One had flour in it. One had a geranium. One was the bath.
[N:My boy wins those,] said the mouse. [N:You've just missed him. He's tall for his age.]
fr:
À côté de la porte, il y avait une paire de bottes où l'on aurait pu dormir. {H} frappa aussi doucement que possible.
Une souris en tablier sortit.
[N:Si c'est encore une coupe,] dit-elle, [N:mettez-la derrière, avec les autres.]
Derrière, il y en avait six, toutes en or. Dans l'une, il y avait de la farine. Dans une autre, un géranium. La troisième servait de baignoire.
[N:C'est mon fils qui les gagne,] dit la souris. [N:Il vient de partir. Il est grand pour son âge.]

=== quiet
en:
She gave them tea in acorn cups, and took up her knitting. It was a scarf. It began at her knees, went twice round the oak, and was not finished.
[N:He came in with the snow one night,] she said, [N:no bigger than a bun. I told him he could stay till he was warm.]
She counted her stitches.
[N:I did think he'd stop when he got to the ceiling. He sleeps outside now. He puts one claw through the letter box, and I hold it.]
fr:
Elle leur servit le thé dans des cupules de gland et reprit son tricot. C'était une écharpe. Elle commençait sur ses genoux, faisait deux fois le tour du chêne, et n'était pas finie.
[N:Il est entré avec la neige, un soir,] dit-elle, [N:pas plus gros qu'une brioche. Je lui ai dit : reste, le temps de te réchauffer.]
Elle compta ses mailles.
[N:Je pensais qu'il s'arrêterait au plafond. Maintenant, il dort dehors. Il passe une griffe par la boîte aux lettres, et je la tiens.]

=== insight >
en:
Far off, through the trees, there was a great roar of laughing.
[N:That's for him,] said the mouse. [N:He must tell them such funny things. What is it that he says?]
{>gag2}
{>recap1} {>recap2}
Nobody answered her. {H} looked at the boots by the little door.
[H:It did rain,] {h:he|she} whispered. [H:There was a bee. The soup did boil over. He hasn't told one fib all day. He's never told one in his life.]
fr:
Au loin, derrière les arbres, il y eut un énorme éclat de rire.
[N:Ça, c'est pour lui,] dit la souris. [N:Il doit leur raconter des choses si drôles. Qu'est-ce qu'il dit, au juste ?]
{>gag2}
{>recap1} {>recap2}
Personne ne répondit à la souris. {H} regardait les bottes, à côté de la petite porte.
[H:Il a plu,] souffla-t-{h:il|elle}. [H:Il y avait une abeille. La soupe a débordé. Il n'a pas menti une seule fois. Il n'a jamais menti de sa vie.]

=== turn tell
en:
They ran, and the mouse called out the puddles.
[H:There was once a mouse,] said {H} from the crate, [H:with a son so tall that his boots slept outside.]
The best fib ever! The frog held out the cup.
[H:Only it's true,] said {H}.
{>pay}
[N:You went out without your scarf!] said the mouse. [N:In this wind!]
Only one person in the world talks like that. *Ting.* The bear smiled until his ears moved.
fr:
{hf:Ils|Elles} coururent, et la souris annonçait les flaques.
[H:Il était une fois une souris,] dit {H} du haut de la caisse. [H:Son fils était si grand que ses bottes dormaient dehors.]
Quel mensonge ! La grenouille tendait la coupe.
[H:Sauf que c'est vrai,] dit {H}.
{>pay}
[N:Tu es sorti sans ton écharpe !] dit la souris. [N:Avec ce vent !]
Une seule personne au monde vous parle comme ça. *Ding.* Et l'ours sourit si fort que ses oreilles bougèrent.

=== turn why
en:
They ran. {V} stood on the crate, and the clearing was rolling in the grass.
[H:Why don't you tell them that it's true?] called {H}.
[V:I did, the first year,] said {V}. [V:They gave me a cup. My mother was so pleased.]
{>pay}
[N:You went out without your scarf!] said the mouse. [N:In this wind!]
Only one person in the world talks like that. *Ting.* The bear smiled until his ears moved.
fr:
{hf:Ils|Elles} coururent. {V} était sur la caisse, et la clairière se roulait dans l'herbe.
[H:Pourquoi vous ne dites pas que c'est vrai ?] cria {H}.
[V:Je l'ai dit, la première fois,] répondit {V}. [V:On m'a donné une coupe. Maman était si contente.]
{>pay}
[N:Tu es sorti sans ton écharpe !] dit la souris. [N:Avec ce vent !]
Une seule personne au monde vous parle comme ça. *Ding.* Et l'ours sourit si fort que ses oreilles bougèrent.

=== restore
en:
But somebody had to win.
[A:Has nobody got one decent fib?] asked the frog.
[N:I never worry about him,] said the mouse.
Nothing had ever been believed so little. She won, and gave {H} the cup.
[N:I've six at home, dear, and you should see the dusting.]
{each:@ helped to carry it.|@ helped to carry it.}
{>close}
{H} keeps the cup on the shelf. [H:It's for telling the truth,] {h:he|she} says.
Nobody ever believes {h:him|her}.
fr:
Mais il fallait un vainqueur.
[A:Personne n'a un petit mensonge ?] demanda la grenouille.
[N:Moi, me faire du souci ? Jamais,] dit la souris.
Jamais on n'y avait cru si peu. Elle gagna, et donna la coupe à {H}.
[N:J'en ai déjà six, et ça prend une poussière !]
{each:@ aida à la porter.|@ aidèrent à la porter.}
{>close}
La coupe est chez {H}.
[H:C'est pour avoir dit la vérité,] dit-{h:il|elle}.
Et personne ne {h:le|la} croit.

=== cameo
en:
A bear went by with somebody very small on his shoulder, who was telling him to do up his coat.
fr:
Un ours passa, avec sur l'épaule quelqu'un de tout petit qui lui disait de fermer son manteau.

=== ask
en:
How could you have guessed that the bear told the truth?
Why didn't he tell his mother what they laughed at?
What has happened to you that nobody would believe?
fr:
À quoi pouvait-on deviner que l'ours disait la vérité ?
Pourquoi ne disait-il pas à sa mère de quoi on riait ?
Qu'est-ce qui t'est arrivé et que personne ne croirait ?
`
