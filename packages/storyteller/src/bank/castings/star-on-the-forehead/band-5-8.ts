export const band5to8 = `
=== title
en:
The Whale Who Looked Under Everything
fr:
Qui soulève les maisons ?

=== title
en:
{H} and the Star of the Reef
fr:
{H} et l'étoile du récif

=== teaser
en:
Every evening a whale with a star lifts up every house on the reef, looks underneath, and will not say why.
fr:
Chaque soir, quelqu'un d'énorme soulève toutes les maisons du récif, regarde dessous et ne dit jamais pourquoi.

=== when
en:
One Thursday towards evening
fr:
Un jeudi vers le soir

=== plant medal
en:
{>when}, {H} pinned on a tin medal. It was first prize at musical statues, and {h:he|she} had won it by falling asleep.
fr:
{>when}, {H} accrocha sa médaille de fer-blanc. C'était le premier prix d'Un, deux, trois, soleil, gagné en s'endormant.

=== about medal
en:
[F:You snored,] said {F}.
[H:It was only moving that wasn't allowed,] said {H}.
fr:
[F:Tu ronflais,] dit {F}.
[H:Il ne fallait pas bouger,] dit {H}. [H:Ronfler, on avait le droit.]

=== pay medal
en:
Nobody had thought of a prize. {H} unpinned the tin medal, and fastened it to the smallest arm. [H:It's for keeping still,] {h:he|she} said. [H:I only did it for one song.]
fr:
Personne n'avait pensé au prix. {H} décrocha sa médaille et l'épingla au plus petit bras.
[H:C'est pour ceux qui ne bougent pas,] dit-{h:il|elle}. [H:Moi, je n'ai tenu qu'une minute.]

=== pay own
en:
Nobody had thought of a prize. A real one is something you would rather keep. So {H} took a last look at {h:his|her} {T}, and held {n:it|them} out. [H:First prize,] {h:he|she} said.
fr:
Personne n'avait pensé au prix. Un vrai prix, c'est une chose qu'on aurait bien gardée. Alors {H} regarda encore un peu {son T}, puis {T:le|la} tendit.
[H:Premier prix,] dit-{h:il|elle}.

=== lack >
en:
At six a whale called {V} came down the street, with a star on {v:his|her} forehead.
{v:He|She} lifted up the first house and looked underneath. [V:Not here,] {v:he|she} said, and put it down a step to the left. Then came the next. Then came a turtle.
[A:I *am* my house,] said the turtle. [A:Every evening I'm looked under. At my age!]
[H:What is {v:he|she} looking for?]
[A:With a *star* like that? It's an inspector, dear. One doesn't ask. And we're always put down further left.]
On the left was the Drop. It had no bottom.
{>gag1}
fr:
À six heures, {v:un cachalot|une baleine} arriva dans la rue, une étoile au front. C'était {V}.
{v:Il|Elle} souleva la première maison et regarda dessous.
[V:Pas là,] dit-{v:il|elle}.
Et {v:il|elle} la reposa un pas plus à gauche. Puis la suivante. Puis une tortue.
[A:Ma maison, c'est *moi,*] dit la tortue. [A:On me regarde dessous. À mon âge !]
[H:Qu'est-ce qu'{v:il|elle} cherche ?]
[A:Avec une *étoile* pareille ? C'est l'inspection, on ne pose pas de questions. Et on nous repose toujours plus à gauche. À gauche, il y a le Trou. Il n'a pas de fond.]
{>gag1}

=== try polish
en:
[H:If it's an inspection,] said {H}, [H:we'll pass it.]
They swept under the houses. They waxed the turtle's tummy till you could have combed your hair in it. {each:@ did the corners.|@ did the corners.}
{V} lifted, and looked, for a very long time. {v:He|She} looked behind the broom. {v:He|She} looked into a teaspoon, on both sides.
[V:So clean,] said {V} sadly. [V:There's nothing left to be *behind*.]
And down it all came, in the wrong place.
{>fail}
fr:
[H:Si c'est une inspection,] dit {H}, [H:on va être impeccables.]
{hf:Ils|Elles} balayèrent sous les maisons. {hf:Ils|Elles} cirèrent le ventre de la tortue : on aurait pu se coiffer devant. {each:@ fit les coins.|@ firent les coins.}
{V} souleva tout et regarda longtemps. Derrière le balai. Dans une petite cuillère, des deux côtés.
[V:Que c'est propre,] dit-{v:il|elle} tristement. [V:Plus un seul derrière. Il n'y a que des devants.]
Et tout fut reposé de travers.
{>fail}

=== recap polish
en:
{V} had even looked into a teaspoon.
fr:
{V} avait regardé jusque dans une petite cuillère.

=== try table
en:
[H:Perhaps something's lost,] said {H}.
So everybody on the reef brought whatever they had ever found. There were pearls. There were keys. There were sixteen left boots and half a piano.
{V} turned each thing over and put it back, most politely. [V:Very nice,] said {V}. [V:No.]
[H:But what have you lost?]
{V} looked round, and bent down. [V:I'm not allowed to ask,] said the great voice, as small as it would go. [V:That's cheating.]
fr:
[H:C'est peut-être quelque chose de perdu,] dit {H}.
Alors chacun, sur le récif, apporta ce qu'il avait un jour trouvé. Il y avait des perles. Il y avait des clés. Il y avait seize bottes gauches et la moitié d'un piano.
{V} retourna chaque chose, et la remit à sa place, bien poliment.
[V:Très joli,] dit {V}. [V:Non.]
[H:Mais qu'est-ce que tu as perdu ?]
{v:Il|Elle} regarda autour {v:de lui|d'elle}, et se pencha.
[V:Je n'ai pas le droit de demander,] souffla la grosse voix. [V:Ce serait tricher.]

=== recap table
en:
Asking, {V} had said, would be cheating.
fr:
Demander, d'après {V}, c'était tricher.

=== try hide >
en:
[H:Today,] said {H}, [H:nobody will be there to look under.] And the whole reef hid in the kelp.
The kelp opened.
[V:Found you!] cried {V}, with quite another face. [V:And you! And you, behind that leaf! Oh, that's a *good* one!]
It took {v:him|her} a minute and a half. Even the turtle was found, who does a very good stone.
Then {V} looked at them again, one after the other.
[V:Oh,] said {V}. [V:It's only you.]
fr:
[H:Cette fois,] dit {H}, [H:il n'y aura personne à soulever.]
Et tout le récif se cacha dans les algues.
Les algues s'ouvrirent.
[V:Trouvé !] cria {V}, et toute sa figure s'éclaira. [V:Toi aussi ! Et toi, derrière la feuille ! Oh, la bonne cachette !]
En une minute et demie, ce fut fini. Même la tortue fut trouvée, qui imitait pourtant très bien le caillou.
Alors {V} les regarda encore, un par un.
[V:Ah. Ce n'est que vous.]

=== recap hide
en:
Only people in hiding had made {V} happy, and not for long.
fr:
Des gens cachés, voilà ce qui rendait {V} {v:content|contente}.

=== way >
en:
They crept after {V}, to see what an inspector does alone.
{>talent}
{>go}
{V} looked under a pebble. {v:He|She} looked behind a single blade of kelp. Then {v:he|she} stopped at a lump of coral and rubbed {v:his|her} forehead on it, just beside the star.
[V:It itches,] sighed {V}, to nobody. [V:It's always itched, ever since that day.]
What day? But {v:he|she} was already lifting the coral.
fr:
{hf:Ils|Elles} suivirent {V} en cachette. Que fait une inspection, quand elle est seule ?
{>talent}
{>go}
{V} regarda sous un caillou. {v:Il|Elle} regarda derrière un brin d'algue. Puis {v:il|elle} s'arrêta devant un corail et s'y frotta le front, tout près de l'étoile.
[V:Ça me gratte,] soupira {V}, pour personne. [V:Ça me gratte depuis ce jour-là.]
Quel jour ? Mais déjà, {v:il|elle} soulevait le corail.

=== road >
en:
In the middle of the kelp stood one tall rock. There was a hollow worn in it, as big as a plate, and no higher than {H}'s knee. Above that was a larger one, and then one larger still. For the topmost you would have needed two ladders.
{F} tried the lowest. [F:You put your forehead in,] said {F}, [F:and it gets dark.]
So somebody had come here to make it dark. They had come when they were small, and they had not stopped coming.
fr:
Au milieu des algues se dressait un grand rocher. Il y avait un creux dedans, large comme une assiette, pas plus haut que le genou {de H}. Au-dessus, il y en avait un plus grand. Au-dessus, un plus grand encore. Pour le dernier, il aurait fallu deux échelles.
{F} essaya celui du bas.
[F:On met son front,] dit {F}, [F:et il fait noir.]
Quelqu'un venait donc ici pour qu'il fasse noir. Quelqu'un qui était tout petit, au début, et qui revenait toujours.

=== strand >
en:
On the very edge of the Drop sat a sea snail with a suitcase. He was beaming.
[B:I've always wanted to travel,] he said. [B:Only, I do a yard a year. Now I go to bed, and in the morning, a new view! On Monday I had the school. Today...] He leaned over and looked down. [B:Tremendous!]
[H:And tomorrow?]
[B:Tomorrow,] said the sea snail, [B:I believe I go abroad.]
fr:
Tout au bord du Trou, un escargot de mer était assis, une valise à côté de lui. Il était ravi.
[B:J'ai toujours voulu voyager,] dit-il. [B:Mais je fais un mètre par an. Maintenant, je me couche, et le matin, j'ai une autre vue ! Lundi, j'avais l'école. Aujourd'hui...]
Il se pencha.
[B:Grandiose !]
[H:Et demain ?]
[B:Demain,] dit l'escargot de mer, [B:je crois que je pars à l'étranger.]

=== strandEnd
en:
On Sundays {V} still gives the sea snail a lift. [B:Left a bit,] he says.
fr:
Le dimanche, {V} soulève encore l'escargot de mer.
[B:Un peu plus à gauche,] dit-il.

=== quiet
en:
Night sank into the water. {V} lay beside the Drop and lifted nothing. {H} and {F} came and sat near enough to be asked something.
[V:When somebody's hidden very, very well,] said {V} at last, [V:how do you know they haven't gone?]
{H} thought about it. {F} thought about it too.
[H:I don't know,] said {H}.
[V:No,] said {V}. [V:That's just it.]
A bubble went up. They watched it the whole way.
fr:
La nuit coula dans l'eau. {V} était {v:couché|couchée} au bord du Trou et ne soulevait plus rien. {H} et {F} vinrent s'asseoir, juste assez près pour une question.
[V:Quand quelqu'un est très, très bien caché,] dit enfin {V}, [V:comment sait-on qu'il n'est pas parti ?]
{H} réfléchit. {F} réfléchit aussi.
[H:Je ne sais pas,] dit {H}.
[V:Voilà,] dit {V}. [V:Moi non plus.]
Une bulle monta. On la regarda jusqu'en haut.

=== insight >
en:
[V:Ninety-nine,] {V} was murmuring, with {v:his|her} eyes shut. [V:A hundred.]
{>gag2}
{>recap1} {>recap2}
[H:You're playing hide-and-seek!] cried {H}.
[V:For fifty years,] said {V}. [V:With Lulu.]
[H:Then shout *I give up!* and she has to come out.]
[V:Yes,] whispered {V}. [V:And if she doesn't?]
On {v:his|her} forehead the star opened one eye and laid an arm across its mouth.
[N:*Shh,*] it said. [N:I'm winning.]
fr:
[V:Quatre-vingt-dix-neuf,] murmurait {V}, les yeux fermés. [V:Cent.]
{>gag2}
{>recap1} {>recap2}
[H:Mais tu joues à cache-cache !] cria {H}.
[V:Depuis cinquante ans,] dit {V}. [V:Avec Lulu.]
[H:Alors, dis : *j'abandonne*. Elle sera obligée de sortir !]
[V:Oui,] souffla {V}. [V:Et si elle ne sort pas ?]
Sur son front, l'étoile ouvrit un œil. Elle mit un bras devant sa bouche.
[N:*Chut,*] dit l'étoile. [N:Je suis en train de gagner.]

=== turn count
en:
{H} did not tell. One doesn't, in hide-and-seek.
[H:I'll count you in,] {h:he|she} said, and counted to ten, as slowly as one gets into cold water.
[V:I give up,] said the smallest voice that ever came out of a whale. [V:Lulu? Come out.]
Nothing. One bubble.
[N:I'VE WON!] Down {V}'s nose slid a starfish, with every arm in the air. [N:What do I get?]
{>pay}
fr:
{H} ne vendit pas la mèche. À cache-cache, ça ne se fait pas.
[H:Je compte, et tu te lances,] dit {H}, et {h:il|elle} compta jusqu'à dix, comme on entre dans l'eau froide.
[V:J'abandonne,] dit une voix toute petite, pour une si grosse bête. [V:Lulu ? Sors.]
Rien. Une bulle.
[N:GAGNÉ !]
Une étoile de mer glissa le long du nez {de V}, tous les bras en l'air.
[N:Et je gagne quoi ?]
{>pay}

=== turn why
en:
{H} did not tell. One doesn't, in hide-and-seek.
[H:Why wouldn't she come?] asked {H} instead.
[V:Because I've taken so long.]
[H:Why did you take so long?]
[V:Because she's so *good*,] said {V}, and all at once {v:he|she} shut {v:his|her} eyes tight. [V:I give up, Lulu!]
Nothing. One bubble.
[N:I'VE WON!] Down {V}'s nose slid a starfish, with every arm in the air. [N:What do I get?]
{>pay}
fr:
{H} ne vendit pas la mèche. À cache-cache, ça ne se fait pas.
[H:Pourquoi elle ne sortirait pas ?] demanda {H}.
[V:Parce que j'ai mis trop longtemps.]
[H:Et pourquoi tu as mis longtemps ?]
[V:Parce qu'elle est trop *forte* !] dit {V}.
Et {v:il|elle} ferma les yeux, d'un coup.
[V:J'abandonne, Lulu !]
Rien. Une bulle.
[N:GAGNÉ !]
Une étoile de mer glissa le long du nez {de V}, tous les bras en l'air.
[N:Et je gagne quoi ?]
{>pay}

=== restore
en:
[V:You were *there?*] said {V}. [V:All along?]
[N:Where else?] said Lulu. [N:Whenever you cried, I held on tighter.]
{V} carried every house home, well away from the Hole.
[A:Nobody looks under me now,] said the turtle. [A:I rather miss it.]
{>close}
These days it is {V} who hides. {v:He|She} lies down behind a rock and breathes in.
[N:Has anybody seen a whale?] asks Lulu.
[A:Not here,] says the turtle, who is leaning on one.
fr:
[V:Tu étais *là*, tout le temps ?] dit {V}.
[N:Ben oui,] dit Lulu. [N:Quand tu pleurais, je serrais plus fort.]
{V} rapporta chaque maison à sa place, bien loin du Trou.
[A:Plus personne ne me regarde dessous,] dit la tortue. [A:Ça fait un vide.]
{>close}
Maintenant, c'est {V} qui se cache. {v:Il|Elle} se met derrière un petit rocher et rentre le ventre.
[N:Personne n'a vu {V} ?] demande Lulu.
[A:Pas là,] dit la tortue, le dos contre {v:lui|elle}.

=== last
en:
{each:@ brought the flowerpots after.|@ brought the flowerpots after.}
fr:
{each:@ suivit avec les pots de fleurs.|@ suivirent avec les pots de fleurs.}

=== cameo
en:
Behind a small rock, and on both sides of it, lay a whale who could not be seen.
fr:
D'un petit rocher dépassait, des deux côtés, quelqu'un d'énorme qu'on ne voyait pas du tout.

=== ask
en:
Why did nobody dare to ask the whale anything?
Why was it so hard to shout *I give up?*
Where would you hide, if it had to be for fifty years?
fr:
Pourquoi personne n'osait-il poser de question ?
Pourquoi était-ce si dur de dire : *j'abandonne* ?
Et toi, où te cacherais-tu pour cinquante ans ?
`
