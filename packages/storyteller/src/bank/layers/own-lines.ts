/**
 * Lines of one casting that only some of its books need. `wonder`: what the hero asks, from seven years on,
 * where the tries were about to be told over. `ending`: its own last page shows three of the four endings at
 * most; here are the others, in the words of that story. Nobody of the party speaks in them.
 */
export const OWN_LINES_TEXT = `
=== wonder best-kept-secret | 5-8, 9-14, best-kept-secret
en:
A secret as well kept as that ought to feel better.
fr:
Un secret aussi bien gardé, d'habitude, ça fait plaisir.

=== ending fame best-kept-secret | 5-8, 9-14, best-kept-secret
en:
The sheep woke up and asked who had thought of this. They all looked at {H}.
fr:
Le mouton se réveilla et demanda qui avait eu cette idée. Tout le monde regarda {H}.

=== ending learning best-kept-secret | 5-8, 9-14, best-kept-secret
en:
Before the door was shut, {H} looked to see who had been left outside. Nobody had.
fr:
Avant qu'on ferme, {H} regarda qui était resté dehors. Personne.

=== wonder biggest-fib | 5-8, 9-14, biggest-fib
en:
Everything {H} said was believed. Nothing {V} said was. Why?
fr:
On croyait tout ce que disait {H}, et rien de ce que disait {V}. Pourquoi ?

=== ending celebration biggest-fib | 5-8, 9-14, biggest-fib
en:
There was soup for everybody that night, out of the seventh cup, and {V} had the ladle.
fr:
Ce soir-là, il y eut de la soupe pour tout le monde, dans la septième coupe, et {V} tenait la louche.

=== ending learning biggest-fib | 5-8, 9-14, biggest-fib
en:
Next morning somebody said that it would snow. {H} found a hat first, and laughed afterwards.
fr:
Le lendemain, quelqu'un annonça de la neige. {H} prit d'abord son bonnet, et rit ensuite.

=== ending friends biggest-fib | 5-8, 9-14, biggest-fib
en:
When {H} wants to know a thing for certain, there is a bear to ask, and somebody small to pour the tea.
fr:
Quand {H} veut savoir une chose pour de bon, il y a un ours à qui demander, et quelqu'un de tout petit pour servir le thé.

=== wonder bridge-question | 5-8, 9-14, bridge-question
en:
True was wrong. Clever was wrong. What did {V} want to hear?
fr:
Dire vrai, c'était perdu. Faire le malin, c'était perdu. Que voulait donc entendre {V} ?

=== ending celebration bridge-question | 5-8, 9-14, bridge-question
en:
There was supper on both sides of the bridge, and in the middle, where you had to eat fast.
fr:
On soupa des deux côtés du pont, et aussi au milieu, où il fallait manger vite.

=== ending fame bridge-question | 5-8, 9-14, bridge-question
en:
At Grandma's they knew all about {H} already. The whole queue had told her, in order.
fr:
Chez Mamie, on savait déjà tout sur {H}. Toute la file le lui avait raconté, dans l'ordre.

=== ending friends bridge-question | 5-8, 9-14, bridge-question
en:
On {v:his|her} day off, now, {V} comes to lunch. {v:He|She} brings {v:his|her} own chair.
fr:
Maintenant, les jours de congé, {V} vient déjeuner. {v:Il|Elle} apporte sa chaise.

=== wonder cat-with-two-names | 5-8, 9-14, cat-with-two-names
en:
Nobody shouts as well as that without practice.
fr:
Pour crier aussi bien, il faut de l'entraînement.

=== ending celebration cat-with-two-names | 5-8, 9-14, cat-with-two-names
en:
There was a cake, for once on one table only. The cat had the middle.
fr:
On fit un gâteau, sur une seule table, pour une fois. Le chat prit le milieu.

=== ending fame cat-with-two-names | 5-8, 9-14, cat-with-two-names
en:
In that street they still show the scratches to visitors. It was {H} who read them.
fr:
Dans cette rue, on montre encore les rayures aux visiteurs. C'est {H} qui les a lues.

=== ending learning cat-with-two-names | 5-8, 9-14, cat-with-two-names
en:
Since then, when two people shout, {H} looks at the feet of their chairs.
fr:
Depuis, quand deux personnes crient, {H} regarde les pieds de leurs chaises.

=== wonder clock-that-waited | 5-8, 9-14, clock-that-waited
en:
Everybody was in. The door had been left open a crack.
fr:
Tout le monde était rentré. La porte, elle, restait entrouverte.

=== ending celebration clock-that-waited | 5-8, 9-14, clock-that-waited
en:
There was a party. It lasted one playtime.
fr:
On fit une fête. Elle dura toute une récré.

=== ending fame clock-that-waited | 5-8, 9-14, clock-that-waited
en:
The clock has never said a word about it. Only, whenever {H} goes by, she strikes one extra, very softly.
fr:
L'horloge n'en a jamais parlé. Seulement, quand {H} passe, elle sonne un coup de plus, tout bas.

=== ending learning clock-that-waited | 5-8, 9-14, clock-that-waited
en:
{H} has been late since, once or twice, and it was always because of somebody smaller.
fr:
Depuis, il est arrivé à {H} d'être en retard, et c'était toujours à cause de quelqu'un de plus petit.

=== ending friends clock-that-waited | 5-8, 9-14, clock-that-waited
en:
On Wednesdays {H} has tea at {N}'s. It begins on Tuesday.
fr:
Le mercredi, {H} goûte chez {N}. On commence le mardi.

=== wonder cloud-in-the-oak | 5-8, 9-14, cloud-in-the-oak
en:
Nobody was pulling any more, and still the bark creaked.
fr:
Plus personne ne tirait, et l'écorce craquait quand même.

=== ending celebration cloud-in-the-oak | 5-8, 9-14, cloud-in-the-oak
en:
They danced underneath, among the daisies, until everybody's socks were wet.
fr:
On dansa dessous, dans les pâquerettes, jusqu'à avoir les chaussettes trempées.

=== ending fame cloud-in-the-oak | 5-8, 9-14, cloud-in-the-oak
en:
The blackbird made a song of it there and then. It was mostly about the nest.
fr:
Le merle en fit tout de suite une chanson. Elle parlait surtout du nid.

=== ending learning cloud-in-the-oak | 5-8, 9-14, cloud-in-the-oak
en:
{H} found that one hand was still holding on tight, to nothing at all, and opened it.
fr:
{H} s'aperçut que sa main serrait encore quelque chose, et l'ouvrit. Il n'y avait rien.

=== ending friends cloud-in-the-oak | 5-8, 9-14, cloud-in-the-oak
en:
The cloud promised to come and rain on {H}'s window, and on no other, so that {h:he|she} would know who it was.
fr:
Le nuage promit de venir pleuvoir à la fenêtre {de H}, rien qu'à celle-là, pour qu'on sache que c'était lui.

=== wonder crab-in-the-teapot | 5-8, 9-14, crab-in-the-teapot
en:
Inside the teapot somebody was humming, out of sight.
fr:
Dans la théière, quelqu'un fredonnait, bien caché.

=== ending fame crab-in-the-teapot | 5-8, 9-14, crab-in-the-teapot
en:
By the next tide the whole reef had heard. In the telling, the teapot was a castle.
fr:
À la marée suivante, tout le récif le savait. Dans l'histoire, la théière était devenue un château.

=== ending learning crab-in-the-teapot | 5-8, 9-14, crab-in-the-teapot
en:
{H} felt for {h:his|her} own toes. They were a little tight in there. It was nothing to be ashamed of.
fr:
{H} remua les orteils. Ça serrait un peu, là-dedans aussi. Ce n'était pas une honte.

=== ending friends crab-in-the-teapot | 5-8, 9-14, crab-in-the-teapot
en:
At low tide the crab comes to stay, and sleeps in the sugar bowl.
fr:
À marée basse, le crabe vient quelquefois dormir à la maison, dans le sucrier.

=== wonder dragon-on-tuesdays | 5-8, 9-14, dragon-on-tuesdays
en:
The biggest dragon in the sky did not look like somebody who wants to be looked at.
fr:
Le plus grand dragon du ciel n'avait pas l'air de quelqu'un qui veut qu'on le regarde.

=== ending celebration dragon-on-tuesdays | 5-8, 9-14, dragon-on-tuesdays
en:
The band played until morning, and the baker danced on his good knee.
fr:
La fanfare joua jusqu'au matin, et le boulanger dansa sur son bon genou.

=== ending fame dragon-on-tuesdays | 5-8, 9-14, dragon-on-tuesdays
en:
In the schools up there they still teach it, under sums: it is called {H}'s.
fr:
Là-haut, on l'apprend encore à l'école, avec les additions : c'est celle {de H}.

=== ending learning dragon-on-tuesdays | 5-8, 9-14, dragon-on-tuesdays
en:
Since then, when {H} is told that somebody used to be small, {h:he|she} looks again.
fr:
Depuis, quand on dit à {H} que quelqu'un a été petit, {h:il|elle} regarde mieux.

=== wonder everybody-in-a-hat | 5-8, 9-14, everybody-in-a-hat
en:
The reef was full of hats, and there was not one reason under them.
fr:
Le récif était plein de chapeaux et, dessous, il n'y avait pas une seule raison.

=== ending fame everybody-in-a-hat | 5-8, 9-14, everybody-in-a-hat
en:
There's a hat down there that is called a {H}. You put it on to listen.
fr:
Il existe là-bas un chapeau qui s'appelle {H}. On le met pour écouter.

=== ending learning everybody-in-a-hat | 5-8, 9-14, everybody-in-a-hat
en:
Since then, before sitting down on anything round, {H} knocks.
fr:
Depuis, avant de s'asseoir sur quelque chose de rond, {H} frappe.

=== wonder eyes-shut | 5-8, 9-14, eyes-shut
en:
All the others were facing east already, with their eyes wide open.
fr:
Tous les autres regardaient déjà vers l'est, les yeux grands ouverts.

=== ending celebration eyes-shut | 5-8, 9-14, eyes-shut
en:
That day the whole farm had breakfast together, and it went on until noon.
fr:
Ce jour-là, toute la ferme prit le petit déjeuner ensemble. Il dura jusqu'à midi.

=== ending fame eyes-shut | 5-8, 9-14, eyes-shut
en:
The smallest chick has asked to be called {H}, and answers to nothing else.
fr:
Le plus petit des poussins a demandé à s'appeler {H}, et ne répond plus à rien d'autre.

=== ending learning eyes-shut | 5-8, 9-14, eyes-shut
en:
Now and then, since, {H} gets up early, to look at what is there every day.
fr:
Depuis, {H} se lève tôt, de temps en temps, pour regarder ce qui est là tous les jours.

=== ending friends eyes-shut | 5-8, 9-14, eyes-shut
en:
They keep a place for {H} up on the roof. It is the one with the view.
fr:
Sur le toit, on garde une place à {H}. C'est celle d'où l'on voit le mieux.

=== wonder five-for-two-years | 5-8, 9-14, five-for-two-years
en:
A plate, a napkin, a fork on the left. What was {V} waiting for?
fr:
Une assiette, une serviette, une fourchette à gauche. Qu'attendait donc {V} ?

=== ending celebration five-for-two-years | 5-8, 9-14, five-for-two-years
en:
It was everybody's birthday that night. The whole town sang it once, to save time.
fr:
Ce soir-là, c'était l'anniversaire de tout le monde. On chanta une seule fois, pour gagner du temps.

=== ending fame five-for-two-years | 5-8, 9-14, five-for-two-years
en:
There is a cake named after {H} now. It is lemon.
fr:
Il y a maintenant un gâteau qui s'appelle un {H}. Il est au citron.

=== ending learning five-for-two-years | 5-8, 9-14, five-for-two-years
en:
At the next party {H} looked round to see who had not been given a plate.
fr:
À la fête suivante, {H} regarda d'abord qui n'avait pas d'assiette.

=== ending friends five-for-two-years | 5-8, 9-14, five-for-two-years
en:
The stone on the hill is laid for three now, and one of the plates is {H}'s.
fr:
Là-haut, chez le dragon, il y a maintenant trois couverts, dont celui {de H}.

=== wonder forgotten-password | 5-8, 9-14, forgotten-password
en:
All the wrong words were in it, each with a neat little cross.
fr:
Tous les mots faux y étaient, chacun avec sa petite croix.

=== ending celebration forgotten-password | 5-8, 9-14, forgotten-password
en:
There was supper for everyone. To get seconds, you had to say the word.
fr:
Il y eut à dîner pour tout le monde. Pour en reprendre, il fallait dire le mot.

=== ending fame forgotten-password | 5-8, 9-14, forgotten-password
en:
Every fish for miles knows the word by now. They whisper it all the same, and look over their shoulders.
fr:
Tous les poissons connaissent le mot, maintenant. Ils le chuchotent quand même, en regardant derrière eux.

=== ending learning forgotten-password | 5-8, 9-14, forgotten-password
en:
Since then, when {H} has not been listening, {h:he|she} asks again the same day.
fr:
Depuis, quand {H} n'a pas écouté, {h:il|elle} redemande le jour même.

=== ending friends forgotten-password | 5-8, 9-14, forgotten-password
en:
When {V} has a day off, the gate is minded by whoever swims past. There is always cake.
fr:
Quand {V} prend sa journée, la porte est gardée par le premier qui passe. Il y a toujours du gâteau.

=== wonder four-words | 5-8, 9-14, four-words
en:
Every word in the world was in there, but for four.
fr:
Tous les mots du monde étaient là, sauf quatre.

=== ending celebration four-words | 5-8, 9-14, four-words
en:
That night they ate bread on the sea wall, with nothing on it yet.
fr:
Cette nuit-là, on mangea du pain sur la digue, sans rien dessus, pour l'instant.

=== ending fame four-words | 5-8, 9-14, four-words
en:
By the end of the week there was a song about it. It had no words.
fr:
Dans la semaine, il y eut une chanson. Elle n'avait pas de paroles.

=== ending learning four-words | 5-8, 9-14, four-words
en:
Since then, when anybody tells {H} something, {h:he|she} listens to the rest as well.
fr:
Depuis, quand on dit quelque chose à {H}, {h:il|elle} écoute aussi le reste.

=== ending friends four-words | 5-8, 9-14, four-words
en:
In summer, now, a bee comes to {H}'s window. It may be Josephine.
fr:
L'été, maintenant, une abeille vient à la fenêtre {de H}. C'est peut-être Joséphine.

=== wonder goose-in-three-hats | 5-8, 9-14, goose-in-three-hats
en:
The hats had slipped over one eye, and {V} left them there.
fr:
Les chapeaux avaient glissé sur un œil, et {V} les y laissait.

=== ending celebration goose-in-three-hats | 5-8, 9-14, goose-in-three-hats
en:
There was a party in the square. Everyone was asked. Some said no, and came.
fr:
On fit une fête sur la place. Tout le monde fut invité. Certains dirent non, et vinrent.

=== ending fame goose-in-three-hats | 5-8, 9-14, goose-in-three-hats
en:
People asked {H} to tell it once more. {H} said no, because now anybody could.
fr:
On demanda à {H} de raconter encore une fois. {H} dit non, puisque c'était de nouveau possible.

=== ending learning goose-in-three-hats | 5-8, 9-14, goose-in-three-hats
en:
Since then {H} takes a little longer to say yes, and it counts for more.
fr:
Depuis, {H} met un peu plus longtemps à dire oui, et ça compte davantage.

=== wonder hand-in-front | 5-8, 9-14, hand-in-front
en:
Everybody fell asleep round {N}, except {N}. What did they see that he didn't?
fr:
Tout le monde s'endormait autour {de N}, sauf {N}. Que voyaient-ils, que lui ne voyait pas ?

=== ending celebration hand-in-front | 5-8, 9-14, hand-in-front
en:
There was hot soup in the yard for whoever woke up, and a snow giraffe with a hat on.
fr:
Il y eut de la soupe dans la cour pour ceux qui se réveillaient, et une girafe de neige avec un chapeau.

=== ending fame hand-in-front | 5-8, 9-14, hand-in-front
en:
Over the last coat peg on the left there is a new name now, and it is {H}'s.
fr:
Au-dessus du dernier crochet de gauche, il y a maintenant un nom. C'est celui {de H}.

=== ending learning hand-in-front | 5-8, 9-14, hand-in-front
en:
At supper {H} covered a yawn, and then looked round the table, and uncovered it.
fr:
Au dîner, {H} mit la main devant, puis regarda autour de la table, et l'enleva.

=== ending friends hand-in-front | 5-8, 9-14, hand-in-front
en:
In the middle of January a card came from {N}. He had written it in his sleep, and it said *Zzz*.
fr:
En plein janvier arriva une carte {de N}. Il l'avait écrite en dormant. Elle disait *Zzz*.

=== wonder home-for-supper | 5-8, 9-14, home-for-supper
en:
Round a lake in thirty-one steps, over a mountain in twelve! {H} tried to think of such legs.
fr:
Le tour d'un lac en trente et un pas, une montagne en douze ! {H} essayait d'imaginer ces jambes.

=== ending celebration home-for-supper | 5-8, 9-14, home-for-supper
en:
The Explorers' Club gave a dinner, at six sharp, and the toad handed round the cheese.
fr:
Le Club des explorateurs donna un dîner, à six heures précises, et le crapaud passa le fromage.

=== ending fame home-for-supper | 5-8, 9-14, home-for-supper
en:
On the new map there is a Cape {H}. It is the place where a nose came down.
fr:
Sur la nouvelle carte, il y a un Cap {H}. C'est l'endroit où quelqu'un est tombé sur le nez.

=== ending learning home-for-supper | 5-8, 9-14, home-for-supper
en:
On the way home {H} went round every puddle, and did not call any of them small.
fr:
Au retour, {H} fit le tour de chaque flaque, et n'en trouva aucune petite.

=== ending friends home-for-supper | 5-8, 9-14, home-for-supper
en:
Some days a leaf comes down at {H}'s window, with a place on it for one more.
fr:
Certains jours, une feuille se pose à la fenêtre {de H}, avec une place de libre.

=== wonder honest-souffle | 5-8, 9-14, honest-souffle
en:
It had sunk in a hush, and it had sunk in the warm. What was it listening for?
fr:
Il avait baissé dans le silence, il avait baissé au chaud. Qu'est-ce qui lui faisait si mal ?

=== ending celebration honest-souffle | 5-8, 9-14, honest-souffle
en:
They feasted that night under the hole in the roof, on everything burnt.
fr:
Ce soir-là, on fit un festin sous le trou du toit. Tout était brûlé.

=== ending fame honest-souffle | 5-8, 9-14, honest-souffle
en:
By evening the whole market was talking of {H}, and nobody exaggerated.
fr:
Le soir, au marché, on ne parlait plus que {de H}, et personne n'y ajoutait rien.

=== ending learning honest-souffle | 5-8, 9-14, honest-souffle
en:
{H} told the elephant, going home, which part had been best. There was one.
fr:
Au retour, {H} dit à l'éléphant quel passage était le plus beau. Il y en avait un.

=== ending friends honest-souffle | 5-8, 9-14, honest-souffle
en:
{N} asked {H} to come again, and not to be polite.
fr:
On pria {H} de revenir, et surtout de ne pas faire de politesses.

=== wonder lamp-number-twelve | 5-8, 9-14, lamp-number-twelve
en:
Far down the street a door shut, and the lamp seemed to count it.
fr:
Au bout de la rue, une porte se ferma, et le réverbère eut l'air de la compter.

=== ending celebration lamp-number-twelve | 5-8, 9-14, lamp-number-twelve
en:
The cakes came out too, and it was everybody's birthday.
fr:
On sortit aussi les gâteaux, et ce fut l'anniversaire de tout le monde.

=== ending fame lamp-number-twelve | 5-8, 9-14, lamp-number-twelve
en:
When {H} goes by, number twelve dips a little, as you lift a hat.
fr:
Quand {H} passe, le numéro douze baisse un tout petit peu, comme on soulève son chapeau.

=== ending learning lamp-number-twelve | 5-8, 9-14, lamp-number-twelve
en:
{H} still goes in when it gets late. But first {h:he|she} looks up, and says good night.
fr:
{H} rentre toujours quand il se fait tard. Mais d'abord, {h:il|elle} lève la tête et dit bonne nuit.

=== wonder leak-in-the-world | 5-8, 9-14, leak-in-the-world
en:
Of all the blue there is in the world, the hole was just in that one spot.
fr:
Avec tout le bleu qu'il y a dans le monde, le trou était juste là.

=== ending celebration leak-in-the-world | 5-8, 9-14, leak-in-the-world
en:
There was fish soup for the whole school, since the pots were salty already.
fr:
Il y eut de la soupe pour toute l'école. Les marmites étaient déjà salées.

=== ending fame leak-in-the-world | 5-8, 9-14, leak-in-the-world
en:
A very small captain saluted {H} from his bridge, and had to be answered with one eyelash.
fr:
Un tout petit capitaine salua {H} de son navire. {H} lui répondit d'un cil, pour ne pas faire de vagues.

=== ending learning leak-in-the-world | 5-8, 9-14, leak-in-the-world
en:
Before going home {H} went round the back, where nobody goes, and had a good long look.
fr:
Avant de partir, {H} passa derrière, là où personne ne va, et regarda longtemps.

=== ending friends leak-in-the-world | 5-8, 9-14, leak-in-the-world
en:
The World asked {H} to come round the back some time, and see the volcano.
fr:
{H} fut {h:invité|invitée} à passer derrière, un de ces jours, pour voir le volcan.

=== wonder got-you | 5-8, 9-14, got-you
en:
What does anybody want with three hundred paper birds, and a crumb for each?
fr:
Que peut-on vouloir faire de trois cents oiseaux en papier, avec chacun sa miette ?

=== ending celebration got-you | 5-8, 9-14, got-you
en:
Everybody drank lemonade out of the Cup, {V} last, and then it was hot lemonade.
fr:
Tout le monde but de la limonade dans la Coupe, {V} en dernier, et après c'était de la limonade chaude.

=== ending fame got-you | 5-8, 9-14, got-you
en:
On the Cup two names were scratched in, with a claw: {H} and {N}. It was the first time that anything had been written there.
fr:
Sur la Coupe, une griffe écrivit deux noms : {H} et {N}. Jusque-là, il n'y avait jamais rien eu à écrire.

=== ending learning got-you | 5-8, 9-14, got-you
en:
When somebody small is trying to do up a button, {H} holds on to something and counts to twenty.
fr:
Quand un petit essaie de boutonner son manteau, {H} serre très fort autre chose et compte jusqu'à vingt.

=== wonder hundred-lines | 5-8, 9-14, hundred-lines
en:
{V} had left the drawer open. In it lay a sheet with nothing on it but one capital letter.
fr:
{V} avait laissé le tiroir ouvert. Il y avait dedans une feuille, avec une majuscule, et rien après.

=== ending celebration hundred-lines | 5-8, 9-14, hundred-lines
en:
The whole school had cake that day. Nobody had to write down why.
fr:
Toute l'école eut du gâteau, ce jour-là. Personne n'eut à copier pourquoi.

=== ending fame hundred-lines | 5-8, 9-14, hundred-lines
en:
Pauline's answer was hung up in the corridor, and under it a portrait of {H}, done with the trunk.
fr:
La réponse de Pauline fut accrochée dans le couloir. À côté, fait à la trompe, on reconnaît {H}.

=== ending learning hundred-lines | 5-8, 9-14, hundred-lines
en:
That evening {H} wrote to Grandma, to say who it had been, with the blue cup. It was quite short.
fr:
Ce soir-là, {H} écrivit à Mamie, pour dire qui c'était, la tasse bleue. La lettre était très courte.

=== wonder nothing-for-granny | 5-8, 9-14, nothing-for-granny
en:
Wherever they looked for Nothing there was something. Where had nobody looked?
fr:
Partout où l'on cherchait Rien, il y avait quelque chose. Où n'avait-on pas regardé ?

=== ending celebration nothing-for-granny | 5-8, 9-14, nothing-for-granny
en:
There was birthday cake, cut very small, to be eaten with one hand.
fr:
Il y eut un gâteau, coupé tout petit, pour le manger d'une main.

=== ending fame nothing-for-granny | 5-8, 9-14, nothing-for-granny
en:
The cup stands at the market, with nothing in it, and {H}'s name on it.
fr:
La coupe est au marché, avec rien dedans, et le nom {de H} dessus.

=== ending learning nothing-for-granny | 5-8, 9-14, nothing-for-granny
en:
These days, when somebody says that they want *nothing*, {H} looks at their hands.
fr:
Depuis, quand quelqu'un dit qu'il ne veut *rien*, {H} lui regarde les mains.

=== ending friends nothing-for-granny | 5-8, 9-14, nothing-for-granny
en:
On market days a small woolly hand waits for {H} at the first stone, with nothing in it.
fr:
Les jours de marché, une petite main de laine attend {H} à la première pierre, avec rien dedans.

=== wonder only-word-he-knew | 5-8, 9-14, only-word-he-knew
en:
Nobody who wants to be left alone, thought {H}, says it as nicely as that.
fr:
Quand on veut la paix, se dit {H}, on ne la demande pas si gentiment.

=== ending celebration only-word-he-knew | 5-8, 9-14, only-word-he-knew
en:
They all had supper round the pole, with feathers in the soup.
fr:
On soupa tous ensemble au pied du piquet, avec des plumes dans la soupe.

=== ending fame only-word-he-knew | 5-8, 9-14, only-word-he-knew
en:
The wren told the whole valley that it had been its own idea, and that {H} had helped.
fr:
Le roitelet raconta à toute la vallée que l'idée était de lui, et {que H} l'avait bien aidé.

=== ending learning only-word-he-knew | 5-8, 9-14, only-word-he-knew
en:
{H} went home with both arms out, to see who would come. A great many came.
fr:
{H} rentra les bras grands ouverts, pour voir qui viendrait. Il en vint beaucoup.

=== ending friends only-word-he-knew | 5-8, 9-14, only-word-he-knew
en:
Whenever {H} came by after that, two arms were open, and had been all day.
fr:
Quand {H} repassait par là, il y avait deux bras ouverts, depuis le matin.

=== wonder bread-and-butter | 5-8, 9-14, bread-and-butter
en:
There was room on the left and room on the right, and in six days neither of them had even looked.
fr:
On pouvait passer à gauche, on pouvait passer à droite, et en six jours ni l'un ni l'autre n'avait regardé.

=== ending celebration bread-and-butter | 5-8, 9-14, bread-and-butter
en:
They had a picnic all round the gate, with butter to the very edge of every slice.
fr:
On pique-niqua tout autour de la porte, avec du beurre jusqu'au bord des tartines.

=== ending fame bread-and-butter | 5-8, 9-14, bread-and-butter
en:
Over the gate it now says IN and OUT and, a bit lower, BESIDE. That one is signed {H}.
fr:
Au-dessus de la porte, on lit ENTRÉE, SORTIE et, un peu plus bas, À CÔTÉ. C'est signé {H}.

=== ending learning bread-and-butter | 5-8, 9-14, bread-and-butter
en:
At home {H} and {F} went in at the front door both at once, and it took quite some time.
fr:
À la maison, {H} et {F} passèrent la porte en même temps. Il fallut un bon moment.

=== ending friends bread-and-butter | 5-8, 9-14, bread-and-butter
en:
Whenever {H} came by after that, somebody moved over, and on the other side somebody moved over too.
fr:
Quand {H} repassait par là, quelqu'un se poussait un peu et, de l'autre côté, quelqu'un d'autre aussi.

=== wonder end-of-the-path | 5-8, 9-14, end-of-the-path
en:
And nobody had heard so much as a spade.
fr:
Et personne n'avait entendu le moindre coup de pioche.

=== ending celebration end-of-the-path | 5-8, 9-14, end-of-the-path
en:
There was a picnic at the top, and everybody ate it with one foot on either side.
fr:
On pique-niqua tout en haut, un pied de chaque côté.

=== ending fame end-of-the-path | 5-8, 9-14, end-of-the-path
en:
The first bend is called after {H}. It is the only one on the map.
fr:
Le premier tournant porte le nom {de H}. Sur la carte, c'est le seul.

=== ending learning end-of-the-path | 5-8, 9-14, end-of-the-path
en:
On the way home, {H} cut across the long grass, to see what would come of it.
fr:
En rentrant, {H} coupa par les hautes herbes, pour voir ce que ça donnerait.

=== ending friends end-of-the-path | 5-8, 9-14, end-of-the-path
en:
Some mornings there were small round holes in the snow, up to {H}'s door and away again.
fr:
Certains matins, il y avait de petits trous ronds dans la neige, jusqu'à la porte {de H}, et retour.

=== wonder salty-since-thursday | 5-8, 9-14, salty-since-thursday
en:
So much salt, and nobody had missed any. Whose was it?
fr:
Tout ce sel, et il n'en manquait à personne. À qui était-il ?

=== ending celebration salty-since-thursday | 5-8, 9-14, salty-since-thursday
en:
Everybody had seconds, and the whale had hers in the bucket.
fr:
Tout le monde en reprit, et la baleine eut le seau.

=== ending fame salty-since-thursday | 5-8, 9-14, salty-since-thursday
en:
All over the sea they say that {H} can taste what day it is.
fr:
Dans toute la mer, on raconte {que H} reconnaît les jours au goût.

=== ending learning salty-since-thursday | 5-8, 9-14, salty-since-thursday
en:
From then on, when it got dark at noon, {H} looked up.
fr:
Depuis, quand il fait nuit à midi, {H} lève la tête.

=== wonder last-chair | 5-8, 9-14, last-chair
en:
Who steals four hundred chairs, and wipes their feet?
fr:
Qui vole quatre cents chaises, et leur essuie les pieds ?

=== ending celebration last-chair | 5-8, 9-14, last-chair
en:
Supper was passed up from hand to hand, and the soup came last.
fr:
On fit passer le souper de main en main, vers le haut. La soupe arriva la dernière.

=== ending fame last-chair | 5-8, 9-14, last-chair
en:
Wherever {H} went that week, somebody got up and offered a chair.
fr:
Cette semaine-là, partout où passait {H}, quelqu'un se levait pour offrir sa chaise.

=== ending learning last-chair | 5-8, 9-14, last-chair
en:
At supper {H} drew out a chair for each of the others, and came to the table last.
fr:
Au souper, {H} avança leur chaise à tous les autres, et se mit à table {h:le dernier|la dernière}.

=== ending friends last-chair | 5-8, 9-14, last-chair
en:
From then on a place was kept in town, every spring, with {H}'s name on it.
fr:
Depuis, chaque printemps, une place est gardée, avec le nom {de H} dessus.

=== wonder last-box | 5-8, 9-14, last-box
en:
What was {V} looking for, before he found the mistake?
fr:
Que cherchait donc {V}, avant de trouver la faute ?

=== ending celebration last-box | 5-8, 9-14, last-box
en:
They danced in the queue, in order of number.
fr:
On dansa dans la queue, par ordre de numéro.

=== ending fame last-box | 5-8, 9-14, last-box
en:
There is a new form now. It is known as the {H}, and it has one box.
fr:
Il y a maintenant un nouveau formulaire. On l'appelle un {H}, et il n'a qu'une case.

=== ending learning last-box | 5-8, 9-14, last-box
en:
On the way home {H} asked everybody how they were, and stayed for the answer.
fr:
Sur le chemin du retour, {H} demanda à chacun comment il allait, et attendit la réponse.

=== ending friends last-box | 5-8, 9-14, last-box
en:
Every week now a form comes for {H}, already filled in. Box ninety-nine. *Anything else?* And under it: *You.*
fr:
Depuis, chaque semaine, {H} reçoit un formulaire déjà rempli. Case quatre-vingt-dix-neuf. *Autre chose ?* Et dessous : *Toi.*

=== wonder last-one-in-front | 5-8, 9-14, last-one-in-front
en:
Five moles, and none of them was first. Where was the first one?
fr:
Cinq taupes, et aucune n'était la première. Où était la première ?

=== ending celebration last-one-in-front | 5-8, 9-14, last-one-in-front
en:
There was a picnic on the sand, and everybody was helped first.
fr:
On pique-niqua sur le sable, et tout le monde fut servi en premier.

=== ending fame last-one-in-front | 5-8, 9-14, last-one-in-front
en:
The walk round the oak is called after {H} today. It is the only road in the forest on which nobody has ever got lost.
fr:
Le tour du chêne porte aujourd'hui le nom {de H}. C'est le seul de la forêt où personne ne s'est jamais perdu.

=== ending learning last-one-in-front | 5-8, 9-14, last-one-in-front
en:
When everybody is walking the same way, {H} looks up now and then, and counts the oaks.
fr:
Quand tout le monde marche dans le même sens, {H} lève le nez de temps en temps, et compte les chênes.

=== wonder last-pages | 5-8, 9-14, last-pages
en:
All those endings, and it was so quiet in there.
fr:
Toutes ces fins, et un tel silence.

=== ending celebration last-pages | 5-8, 9-14, last-pages
en:
There were toasted mushrooms, and nobody went home between the chapters.
fr:
Il y eut des champignons grillés, et personne ne rentra entre deux chapitres.

=== ending fame last-pages | 5-8, 9-14, last-pages
en:
They have put {H} into the book. It was {V} who wrote the page, and it is not the last one.
fr:
On a mis {H} dans le livre. C'est {V} qui a écrit la page, et ce n'est pas la dernière.

=== ending learning last-pages | 5-8, 9-14, last-pages
en:
Since then {H} never shuts a book without telling it when {h:he|she} will be back.
fr:
Depuis, {H} ne referme jamais un livre sans lui dire quand {h:il|elle} revient.

=== wonder left-mittens | 5-8, 9-14, left-mittens
en:
Why does a goose never stand up, not even to hiss?
fr:
Pourquoi une oie ne se lève-t-elle jamais, même pour siffler ?

=== ending celebration left-mittens | 5-8, 9-14, left-mittens
en:
There was hot chocolate for everybody, and one saucer for five.
fr:
Il y eut du chocolat chaud pour tout le monde, et une soucoupe pour cinq.

=== ending fame left-mittens | 5-8, 9-14, left-mittens
en:
They still play that story at break, with a real sock. The caretaker's dog is always the dog.
fr:
À la récréation, on joue encore à cette histoire, avec une vraie chaussette. Le chien du gardien fait toujours le chien.

=== ending learning left-mittens | 5-8, 9-14, left-mittens
en:
Since then, when somebody will not get up, {H} looks first at what they are sitting on.
fr:
Depuis, quand quelqu'un ne veut pas se lever, {H} regarde d'abord sur quoi il est assis.

=== ending friends left-mittens | 5-8, 9-14, left-mittens
en:
In spring one of the five came back, every break, and always on {H}'s left.
fr:
Au printemps, l'un des cinq revint à chaque récréation, et toujours à gauche {de H}.

=== wonder look-at-me | 5-8, 9-14, look-at-me
en:
They had been looking at {V} since ten. What were they all waiting for?
fr:
On regardait {V} depuis dix heures. Qu'est-ce qu'on attendait donc ?

=== ending celebration look-at-me | 5-8, 9-14, look-at-me
en:
There was dancing on the square, and everybody fell over once, on purpose.
fr:
On dansa sur la place, et chacun tomba une fois, exprès.

=== ending fame look-at-me | 5-8, 9-14, look-at-me
en:
When {H} went by, two thousand heads turned, and this time it was not magic.
fr:
Au passage {de H}, deux mille têtes se tournèrent, et ce n'était pas de la magie.

=== ending learning look-at-me | 5-8, 9-14, look-at-me
en:
{H} said *in a minute* once that evening, and came back from the stairs.
fr:
Ce soir-là, {H} dit *tout à l'heure*, une fois, et remonta l'escalier.

=== ending friends look-at-me | 5-8, 9-14, look-at-me
en:
{V} asked {H} to come again. There was also a cartwheel.
fr:
{V} pria {H} de revenir. Il y avait aussi une roue.

=== wonder missing-twinkle | 5-8, 9-14, missing-twinkle
en:
You don't go that fast just to get nowhere.
fr:
On ne court pas comme ça pour n'aller nulle part.

=== ending celebration missing-twinkle | 5-8, 9-14, missing-twinkle
en:
On all the roofs people had brought out cake, and they waved with the forks.
fr:
Sur tous les toits, on avait sorti du gâteau, et on saluait avec les fourchettes.

=== ending fame missing-twinkle | 5-8, 9-14, missing-twinkle
en:
In a hundred years the comet will be back. She has been told to ask for {H}.
fr:
Dans cent ans, la comète repassera. On lui a dit de demander {H}.

=== ending learning missing-twinkle | 5-8, 9-14, missing-twinkle
en:
{H} waves at everything now: at ships, at strangers, at whoever is only passing.
fr:
Depuis, {H} fait signe à tout : aux bateaux, aux inconnus, à tous ceux qui ne font que passer.

=== ending friends missing-twinkle | 5-8, 9-14, missing-twinkle
en:
{V} does not wait a hundred years any more. Some nights something gold goes slowly by {H}'s window, and looks in.
fr:
{V} n'attend plus cent ans. Certaines nuits, quelque chose de doré passe lentement devant la fenêtre {de H}, et regarde à l'intérieur.

=== wonder moon-keeps-still | 5-8, 9-14, moon-keeps-still
en:
So that was why they had had to whisper.
fr:
C'était donc pour ça qu'il fallait parler tout bas.

=== ending celebration moon-keeps-still | 5-8, 9-14, moon-keeps-still
en:
Down in the harbour they held the dance that had been put off for three days.
fr:
Sur le port, on donna enfin le bal, celui qu'on remettait depuis trois jours.

=== ending fame moon-keeps-still | 5-8, 9-14, moon-keeps-still
en:
The Tide Office wrote to {H}. It thanked somebody else by mistake, and very warmly.
fr:
Le Bureau des marées écrivit à {H}. La lettre remerciait quelqu'un d'autre, par erreur, et de tout cœur.

=== ending learning moon-keeps-still | 5-8, 9-14, moon-keeps-still
en:
At Grandma's, since then, when the cat lies down, it is {H} who runs to turn off the oven.
fr:
Depuis, chez Mamie, quand le chat se couche, c'est {H} qui court éteindre le four.

=== wonder most-useless-thing | 5-8, 9-14, most-useless-thing
en:
The hat, the spoon, the machine: the worse they meant it, the more use it was.
fr:
Le chapeau, la cuillère, la machine : plus c'était raté, plus ça servait.

=== ending celebration most-useless-thing | 5-8, 9-14, most-useless-thing
en:
There was a dinner. Something was needed to stand the candles along. The ladder was just right.
fr:
On fit un dîner. Il fallait de quoi poser toutes les bougies. L'échelle était parfaite.

=== ending fame most-useless-thing | 5-8, 9-14, most-useless-thing
en:
The town put up a sign to say that {H} had won. People hang their coats on it.
fr:
La ville posa une plaque en l'honneur {de H}. On y accroche les manteaux.

=== ending learning most-useless-thing | 5-8, 9-14, most-useless-thing
en:
Since then {H} throws nothing away, and {F} has stopped asking why.
fr:
Depuis, {H} ne jette plus rien, et {F} ne demande plus pourquoi.

=== ending friends most-useless-thing | 5-8, 9-14, most-useless-thing
en:
Professor {V} comes on Sundays. They invent things that nobody needs yet.
fr:
Le professeur {V} vient le dimanche. On invente des choses dont personne n'a encore besoin.

=== wonder nobody-passes | 5-8, 9-14, nobody-passes
en:
Up there, all alone, a stomach was talking to itself.
fr:
Là-haut, sur le pont, un ventre parlait tout seul.

=== ending fame nobody-passes | 5-8, 9-14, nobody-passes
en:
They painted {H}'s name at the very end of the board. There was just room.
fr:
On ajouta le nom {de H} tout au bout de la pancarte. Il restait juste la place.

=== ending learning nobody-passes | 5-8, 9-14, nobody-passes
en:
Since then {H} reads every sign twice, and once from behind.
fr:
Depuis, {H} lit toutes les pancartes deux fois, dont une par derrière.

=== wonder not-laughing-cup | 5-8, 9-14, not-laughing-cup
en:
Where the baron sat, something creaked, and it was not the chair.
fr:
Du côté du baron, quelque chose craqua, et ce n'était pas la chaise.

=== ending fame not-laughing-cup | 5-8, 9-14, not-laughing-cup
en:
They carried {H} twice round the castle on their shoulders, until somebody giggled, and let go.
fr:
On porta {H} en triomphe deux fois autour du château, jusqu'à ce que quelqu'un pouffe et lâche tout.

=== ending learning not-laughing-cup | 5-8, 9-14, not-laughing-cup
en:
On the way home {H} laughed once, on purpose, as loud as it would go.
fr:
Sur le chemin du retour, {H} rit une fois, exprès, aussi fort que possible.

=== ending friends not-laughing-cup | 5-8, 9-14, not-laughing-cup
en:
On Fridays the baron comes to tea. They tell each other jokes, and never get to the end.
fr:
Le vendredi, le baron vient goûter. On se raconte des blagues, et on n'arrive jamais à la fin.

=== wonder nought-out-of-ten | 5-8, 9-14, nought-out-of-ten
en:
Inside, a pencil was writing, and stopping, and beginning again.
fr:
À l'intérieur, un crayon écrivait, s'arrêtait, recommençait.

=== ending celebration nought-out-of-ten | 5-8, 9-14, nought-out-of-ten
en:
They had a party, and the cook mixed up the salt and the sugar. No cake was ever so much admired, or so little eaten.
fr:
On fit la fête, et la cuisinière confondit le sel et le sucre. Jamais gâteau ne fut plus admiré, ni moins mangé.

=== ending fame nought-out-of-ten | 5-8, 9-14, nought-out-of-ten
en:
The newspaper wrote about it, and spelled {H}'s name wrong. {H} cut that out, and kept it.
fr:
Le journal en parla, avec une faute au nom {de H}. {H} la découpa, et la garda.

=== ending learning nought-out-of-ten | 5-8, 9-14, nought-out-of-ten
en:
Before {H} rubs out a mistake now, {h:he|she} always has a good look at it.
fr:
Avant d'effacer une erreur, {H} la regarde maintenant un bon moment.

=== ending friends nought-out-of-ten | 5-8, 9-14, nought-out-of-ten
en:
{V} is asked to tea on Thursdays, and always comes on a Friday, beaming.
fr:
On attend {V} à goûter le jeudi. Chaque fois, c'est le vendredi qu'on sonne à la porte.
=== wonder one-biscuit-short | 5-8, 9-14, one-biscuit-short
en:
Nobody had taken two. How could one be gone?
fr:
Personne n'en avait pris deux. Comment pouvait-il en manquer un ?

=== ending celebration one-biscuit-short | 5-8, 9-14, one-biscuit-short
en:
There was a party on the last day, and the baker was asked for twenty-four of everything.
fr:
Le dernier jour, il y eut une fête, et l'on commanda au boulanger vingt-quatre de chaque.

=== ending fame one-biscuit-short | 5-8, 9-14, one-biscuit-short
en:
The first picture of the whole class has {H} in front. At the back, from one edge to the other, something grey is smiling.
fr:
Sur le premier portrait de la classe, {H} est devant. Derrière, d'un bord à l'autre, quelque chose de gris sourit.

=== ending learning one-biscuit-short | 5-8, 9-14, one-biscuit-short
en:
That evening {H} laid the table, counted the plates, and fetched one more.
fr:
Ce soir-là, {H} mit la table, compta les assiettes, et alla en chercher une de plus.

=== wonder owl-by-day | 5-8, 9-14, owl-by-day
en:
In the dark, somebody said that it had not been them.
fr:
Dans le noir, quelqu'un dit que ce n'était pas lui.

=== ending celebration owl-by-day | 5-8, 9-14, owl-by-day
en:
Afterwards there was cake, in the dark, and everybody had somebody else's.
fr:
Après, il y eut du gâteau, dans le noir, et chacun mangea celui d'un autre.

=== ending fame owl-by-day | 5-8, 9-14, owl-by-day
en:
People still talk about that show. No two of them saw the same thing.
fr:
On parle encore de ce spectacle. Personne n'a vu le même.

=== ending learning owl-by-day | 5-8, 9-14, owl-by-day
en:
Since then, when somebody is no good at a thing, {H} asks them what time it is.
fr:
Depuis, quand quelqu'un n'arrive pas à faire une chose, {H} lui demande quelle heure il est.

=== ending friends owl-by-day | 5-8, 9-14, owl-by-day
en:
Once a week {H} goes to bed straight after lunch.
fr:
Une fois par semaine, {H} va se coucher juste après le déjeuner.

=== wonder rover-with-a-cough | 5-8, 9-14, rover-with-a-cough
en:
The rover always coughed in the same place, and just before it he always looked up.
fr:
Le petit robot toussait toujours au même endroit et, juste avant, il levait les yeux.

=== ending celebration rover-with-a-cough | 5-8, 9-14, rover-with-a-cough
en:
The party was twenty years late, and took until breakfast to catch up.
fr:
La fête avait vingt ans de retard, et dura jusqu'au petit déjeuner.

=== ending fame rover-with-a-cough | 5-8, 9-14, rover-with-a-cough
en:
The bus driver has changed the sign. The last stop is called Pom, and the bench there is called {H}.
fr:
Le chauffeur du bus a changé le panneau. Le terminus s'appelle Pom, et le banc s'appelle {H}.

=== ending learning rover-with-a-cough | 5-8, 9-14, rover-with-a-cough
en:
When somebody coughs now, {H} listens to what came just before.
fr:
Maintenant, quand quelqu'un tousse, {H} écoute ce qu'il y avait juste avant.

=== wonder hats-off | 5-8, 9-14, hats-off
en:
{H} wondered what a wind would do with ninety hats. It had not kept a single one.
fr:
Que ferait un vent de quatre-vingt-dix chapeaux ? Il n'en avait pas gardé un seul.

=== ending learning hats-off | 5-8, 9-14, hats-off
en:
Since then {H} says good morning first, even in a fog.
fr:
Depuis, {H} dit bonjour en premier, même dans le brouillard.

=== wonder school-on-tiptoe | 5-8, 9-14, school-on-tiptoe
en:
{H} wondered what there was that a school could wish for.
fr:
{H} se demanda ce qu'une école pouvait bien souhaiter.

=== ending celebration school-on-tiptoe | 5-8, 9-14, school-on-tiptoe
en:
There was a second birthday cake, and the school was asked to blow a little more gently.
fr:
On refit un gâteau d'anniversaire. On pria seulement l'école de souffler moins fort.

=== ending fame school-on-tiptoe | 5-8, 9-14, school-on-tiptoe
en:
Over the school door stands the name of whoever answered first. It is {H}'s, and it is spelled right.
fr:
Au-dessus de la porte de l'école, on a gravé le nom de qui a répondu en premier. C'est celui {de H}, sans une faute.

=== ending learning school-on-tiptoe | 5-8, 9-14, school-on-tiptoe
en:
When anybody calls, now, {H} answers at once, even with a mouth full.
fr:
Depuis, quand on appelle, {H} répond tout de suite, même la bouche pleine.

=== ending friends school-on-tiptoe | 5-8, 9-14, school-on-tiptoe
en:
On Sundays {H} goes and sits on the school's doorstep, though nobody has to.
fr:
Le dimanche, {H} va s'asseoir sur la marche de l'école, et personne ne l'y oblige.

=== wonder seven-too-many | 5-8, 9-14, seven-too-many
en:
Behind {N}'s back somebody was clapping time, very softly. It was {N}.
fr:
Dans le dos {de N}, quelqu'un battait la mesure, tout bas. C'était {N}.

=== ending fame seven-too-many | 5-8, 9-14, seven-too-many
en:
They were asked to do it again. The crab would not pinch, he said. He pinched.
fr:
On redemanda la ronde. Cette fois, dit le crabe, il ne pincerait pas. Il pinça.

=== ending learning seven-too-many | 5-8, 9-14, seven-too-many
en:
That night {H} counted {h:his|her} hands. Two. It had never seemed so few.
fr:
Ce soir-là, {H} compta ses mains. Deux. Ça n'avait jamais paru si peu.

=== wonder shut-the-door | 5-8, 9-14, shut-the-door
en:
A wind on the step, and nothing but air on the mat: what lay in between?
fr:
Du vent sur les marches, et plus rien dans l'entrée : que se passait-il entre les deux ?

=== ending celebration shut-the-door | 5-8, 9-14, shut-the-door
en:
There was supper on the quay that evening, and everything on the table had to be held down.
fr:
Ce soir-là, on dîna sur le quai, et il fallait tenir les assiettes.

=== ending fame shut-the-door | 5-8, 9-14, shut-the-door
en:
The notices were painted over. They say now who it was that opened the doors, and the name is {H}'s.
fr:
On repeignit les écriteaux. Ils disent maintenant qui a fait ouvrir les portes, et c'est le nom {de H}.

=== ending learning shut-the-door | 5-8, 9-14, shut-the-door
en:
At home that evening {H} opened a window a little, to be polite.
fr:
Ce soir-là, {H} entrouvrit une fenêtre, par politesse.

=== ending friends shut-the-door | 5-8, 9-14, shut-the-door
en:
When {H}'s hat goes up by itself in the street, and comes down again, somebody is saying hello.
fr:
Quand le chapeau {de H} se soulève tout seul dans la rue, et se repose, c'est qu'on lui dit bonjour.
=== wonder ship-on-the-hill | 5-8, 9-14, ship-on-the-hill
en:
What does anybody want with three hundred ways?
fr:
À quoi peuvent servir trois cents chemins, quand on n'en prend aucun ?

=== ending fame ship-on-the-hill | 5-8, 9-14, ship-on-the-hill
en:
At the fork there is one sign more than before. *{H}'s way*, it says, and it points uphill.
fr:
À la fourche, il y a maintenant un panneau de plus. *Chemin {de H}*, dit-il, et il monte.

=== ending learning ship-on-the-hill | 5-8, 9-14, ship-on-the-hill
en:
On the way down {H} asked the way three times, for the pleasure of it.
fr:
En redescendant, {H} demanda trois fois son chemin, pour le plaisir.

=== wonder sinking-crown | 5-8, 9-14, sinking-crown
en:
In the wall something scratched like a pen, and stopped, and scratched again.
fr:
Dans le mur, quelque chose grattait comme une plume, s'arrêtait, et grattait de nouveau.

=== ending fame sinking-crown | 5-8, 9-14, sinking-crown
en:
One of the letters was for {H}. All it said was: *Ask me something.*
fr:
Une des lettres était pour {H}. Elle disait seulement : *Posez-moi une question.*

=== ending learning sinking-crown | 5-8, 9-14, sinking-crown
en:
Three times that evening {H} did not know, and said so, and had never been so well answered.
fr:
Ce soir-là, {H} dit trois fois *je ne sais pas*. On ne lui avait jamais si bien répondu.

=== wonder slowest-race | 5-8, 9-14, slowest-race
en:
How can anybody be slower than asleep?
fr:
Comment être plus lent que quelqu'un qui dort ?

=== ending fame slowest-race | 5-8, 9-14, slowest-race
en:
It is carved on the finishing post: *{H} and {F}, an hour and a half.*
fr:
C'est gravé sur le poteau d'arrivée : *{H} et {F}, une heure et demie.*

=== ending learning slowest-race | 5-8, 9-14, slowest-race
en:
Since then {H} has never said *later* to a cake.
fr:
Depuis, {H} ne dit plus jamais *plus tard* à un gâteau.

=== wonder small-whale-waits | 5-8, 9-14, small-whale-waits
en:
The last bubbles had still been warm.
fr:
Les dernières bulles étaient encore tièdes.

=== ending celebration small-whale-waits | 5-8, 9-14, small-whale-waits
en:
The sardines danced in a ring, and for once nobody was following anybody.
fr:
Les sardines dansèrent en rond et, pour une fois, personne ne suivait personne.

=== ending fame small-whale-waits | 5-8, 9-14, small-whale-waits
en:
The big rock has a name. *Meet you at {H}'s*, say the fish.
fr:
Le gros rocher a un nom. *Rendez-vous chez {H}*, disent les poissons.

=== ending learning small-whale-waits | 5-8, 9-14, small-whale-waits
en:
Since then, when {H} is lost at the market, {h:he|she} goes straight to the lemons.
fr:
Depuis, au marché, quand {H} se perd, {h:il|elle} va tout droit aux citrons.

=== wonder soup-for-the-badger | 5-8, 9-14, soup-for-the-badger
en:
Some was on the path, some was in {F}, and the rest was in the neighbours. None of it was lost. It was only elsewhere.
fr:
Il y en avait sur le chemin, il y en avait dans {F}, et le reste était dans les voisins. Rien n'était perdu. C'était ailleurs, voilà tout.

=== ending fame soup-for-the-badger | 5-8, 9-14, soup-for-the-badger
en:
They call it {H} soup. No two people make it the same.
fr:
On l'appelle la soupe {de H}. Chacun la fait autrement.

=== ending learning soup-for-the-badger | 5-8, 9-14, soup-for-the-badger
en:
Since then, when a pot is empty, {H} looks round it first.
fr:
Depuis, quand une marmite est vide, {H} regarde d'abord autour.

=== wonder star-on-the-forehead | 5-8, 9-14, star-on-the-forehead
en:
{V} had stopped sighing. All the same, somebody sighed.
fr:
{V} ne soupirait plus. Pourtant, quelqu'un soupira.

=== ending celebration star-on-the-forehead | 5-8, 9-14, star-on-the-forehead
en:
The whole street gave a supper. Everybody looked under the table first.
fr:
Toute la rue fit un souper. Chacun regarda d'abord sous la table.

=== ending fame star-on-the-forehead | 5-8, 9-14, star-on-the-forehead
en:
The street gave {H} a star of {h:his|her} own, which {h:he|she} looked at very closely, in case it was somebody.
fr:
La rue remit une étoile à {H}, qui la regarda d'abord de tout près, des fois que ce serait quelqu'un.

=== ending learning star-on-the-forehead | 5-8, 9-14, star-on-the-forehead
en:
When {H} has lost something now, {h:he|she} begins with the top of {h:his|her} own head.
fr:
Depuis, quand {H} cherche quelque chose, {h:il|elle} commence par le dessus de sa tête.

=== wonder stolen-echo | 5-8, 9-14, stolen-echo
en:
{V} had turned down a goat. Nobody turns down a goat.
fr:
{V} avait refusé une chèvre. Personne ne refuse une chèvre.

=== ending celebration stolen-echo | 5-8, 9-14, stolen-echo
en:
They had cheese on the mountain, with all the goats, and every speech was made twice.
fr:
On mangea du fromage là-haut, avec toutes les chèvres, et chaque discours fut prononcé deux fois.

=== ending fame stolen-echo | 5-8, 9-14, stolen-echo
en:
Even now, if you call a name in that valley, it comes back with a question: *And how is {H}?*
fr:
Encore aujourd'hui, dans cette vallée, quand on crie un nom, il revient avec une question : *Et {H}, ça va ?*

=== ending learning stolen-echo | 5-8, 9-14, stolen-echo
en:
Since then {H} leaves a little silence after things, in case anybody would like to answer.
fr:
Depuis, {H} laisse un petit silence après ses phrases, au cas où quelqu'un voudrait répondre.

=== wonder sunbeam-in-a-jar | 5-8, 9-14, sunbeam-in-a-jar
en:
{H} held the jar a little closer, in case the sunbeam was cold.
fr:
{H} serra un peu plus le pot, au cas où le rayon aurait froid.

=== ending celebration sunbeam-in-a-jar | 5-8, 9-14, sunbeam-in-a-jar
en:
Down below, people danced until morning, with a shadow each.
fr:
En bas, on dansa jusqu'au matin, chacun avec son ombre.

=== ending fame sunbeam-in-a-jar | 5-8, 9-14, sunbeam-in-a-jar
en:
When the moon is full, people say that {H} did not spill a drop.
fr:
Quand la lune est pleine, on dit {que H} n'en a pas renversé une goutte.

=== ending learning sunbeam-in-a-jar | 5-8, 9-14, sunbeam-in-a-jar
en:
Going home, {H} took the dark side of the street, to see what was there.
fr:
En rentrant, {H} prit le côté noir de la rue, pour voir ce qu'il y avait.

=== ending friends sunbeam-in-a-jar | 5-8, 9-14, sunbeam-in-a-jar
en:
Since then there is always a bit of light on {H}'s pillow, as if somebody had just got up.
fr:
Depuis, il reste toujours un peu de lumière sur l'oreiller {de H}, comme si quelqu'un venait de se lever.

=== wonder ten-thousand-labels | 5-8, 9-14, ten-thousand-labels
en:
Whoever puts a label on a puddle? It would be gone by Thursday.
fr:
Qui met une étiquette à une flaque ? Jeudi, il n'y en aurait plus.

=== ending celebration ten-thousand-labels | 5-8, 9-14, ten-thousand-labels
en:
They lit a fire with the labels, and it burned in all colours, because of the paste.
fr:
On fit un feu avec les étiquettes, et il brûla de toutes les couleurs, à cause de la colle.

=== ending fame ten-thousand-labels | 5-8, 9-14, ten-thousand-labels
en:
On the big oak hangs one last label. It has {H}'s name on it, and whoever goes by may read it.
fr:
Il reste une étiquette sur le grand chêne. Le nom {de H} est dessus, et la lise qui passe.

=== ending learning ten-thousand-labels | 5-8, 9-14, ten-thousand-labels
en:
{H} knows two things about paste, now. It doesn't like rain, and it never comes out of hair.
fr:
{H} sait deux choses sur la colle, maintenant. Elle n'aime pas la pluie, et elle ne quitte plus les cheveux.

=== wonder tide-that-stayed | 5-8, 9-14, tide-that-stayed
en:
Every label was in the same careful hand.
fr:
Toutes les étiquettes étaient de la même écriture appliquée.

=== ending celebration tide-that-stayed | 5-8, 9-14, tide-that-stayed
en:
They had a picnic on the sand. It had to move back four times, and that was the best of it.
fr:
On pique-niqua sur le sable. Il fallut reculer quatre fois, et c'était le meilleur.

=== ending fame tide-that-stayed | 5-8, 9-14, tide-that-stayed
en:
The next castle had {H}'s name on it, in shells. It lasted until supper.
fr:
Le château suivant portait le nom {de H}, en coquillages. Il tint jusqu'au dîner.

=== ending learning tide-that-stayed | 5-8, 9-14, tide-that-stayed
en:
{H} has two toothbrushes at Granny's now. It is to be on the safe side.
fr:
Chez Mamie, {H} a maintenant deux brosses à dents. C'est plus sûr.

=== ending friends tide-that-stayed | 5-8, 9-14, tide-that-stayed
en:
{V}'s second-best bucket lives at {H}'s now. On the bottom it says: *Back soon.*
fr:
Le deuxième seau {de V} habite maintenant chez {H}. Au fond, on lit : *Je reviens.*

=== wonder up-warm-boom | 5-8, 9-14, up-warm-boom
en:
{N} weighed no more than a loaf, and was just as warm.
fr:
{N} ne pesait pas plus lourd qu'un pain, et tenait aussi chaud.

=== ending celebration up-warm-boom | 5-8, up-warm-boom
en:
They had a midnight picnic from the fair, under one wing, because of the dew.
fr:
On pique-niqua à minuit, avec des restes de la foire, sous une aile, à cause de la rosée.

=== ending celebration up-warm-boom watchman | 9-14, up-warm-boom
en:
The watchman brought a midnight picnic, and they ate it together, under one wing, because of the dew.
fr:
Le veilleur apporta de quoi pique-niquer, tous ensemble, sous une aile, à cause de la rosée.

=== ending fame up-warm-boom | 5-8, 9-14, up-warm-boom
en:
They have changed the sign on Dragon Hill. *Two dragons*, it says. *Ask {H}.*
fr:
On a changé la pancarte de la colline aux dragons : *Deux dragons. S'adresser à {H}.*

=== ending learning up-warm-boom | 5-8, 9-14, up-warm-boom
en:
Going home, {H} laid a hand on {h:his|her} own chest, to hear it.
fr:
En rentrant, {H} posa la main sur sa poitrine, pour écouter.

=== ending friends up-warm-boom | 5-8, 9-14, up-warm-boom
en:
Some nights something large sits down on {H}'s roof, very gently, and something small taps at the window.
fr:
Certaines nuits, le toit {de H} plie un peu, tout doucement, et quelque chose de petit frappe au carreau.

=== wonder very-small-world | 5-8, 9-14, very-small-world
en:
It was not an *ow*, and it was not the giggles. It was a good deal wetter.
fr:
Ce n'était plus un *aïe*, ni un fou rire. C'était beaucoup plus mouillé.

=== ending celebration very-small-world | 5-8, 9-14, very-small-world
en:
There was a party, in whispers.
fr:
On fit une fête, en chuchotant.

=== ending fame very-small-world | 5-8, 9-14, very-small-world
en:
On the new maps it has a name, in very small letters, to be read under the breath: {H}.
fr:
Sur les nouvelles cartes, il y a un nom en toutes petites lettres, à lire tout bas : {H}.

=== ending learning very-small-world | 5-8, 9-14, very-small-world
en:
On the way home {H} rang at Grandma's neighbours', to ask whether they had slept.
fr:
En rentrant, {H} sonna chez les voisins de Mamie, pour demander s'ils avaient dormi.

=== wonder warm-bed | 5-8, 9-14, warm-bed
en:
The corner of the blanket had been turned back, as you do for somebody.
fr:
Le coin de la couverture était rabattu, comme on le fait pour quelqu'un.

=== ending celebration warm-bed | 5-8, 9-14, warm-bed
en:
The party went on from *ding* to *dong*. The whale brought a plate.
fr:
La fête dura de *ding* jusqu'à *dong*. La baleine apporta une assiette.

=== ending fame warm-bed | 5-8, 9-14, warm-bed
en:
The minute between the two bells has had a name on the reef ever since. It is called {H}.
fr:
Depuis, sur le récif, la minute entre les deux cloches porte un nom. C'est {H}.

=== ending learning warm-bed | 5-8, 9-14, warm-bed
en:
When {H} gets up now, {h:he|she} pulls the blanket over the warm, to keep it in.
fr:
Maintenant, quand {H} se lève, {h:il|elle} rabat la couverture sur le chaud, pour qu'il reste.

=== out best-kept-secret | 5-8, 9-14, best-kept-secret
en:
Then {H} and {F} went down to the farm to help, as they did every Saturday.
fr:
Puis {H} et {F} descendirent à la ferme pour aider, comme tous les samedis.

=== out biggest-fib | 5-8, 9-14, biggest-fib
en:
{H} and {F} were off to the big clearing, where there was a gold cup to win.
fr:
{H} et {F} allaient à la grande clairière, où l'on pouvait gagner une coupe en or.

=== out bridge-question | 5-8, 9-14, bridge-question
en:
{H} and {F} were on their way to Grandma's, which is not the same as getting there.
fr:
{H} et {F} s'en allaient chez Mamie, ce qui ne veut pas dire y arriver.

=== out cat-with-two-names | 5-8, 9-14, cat-with-two-names
en:
{H} and {F} were on their way home along Mill Street. It was nearly six o'clock.
fr:
{H} et {F} rentraient par la rue du Moulin. Il était presque six heures.

=== out clock-that-waited older | 9-14, clock-that-waited
en:
{H} and {F} were at school well before the bell, which makes for a long wait until playtime.
fr:
{H} et {F} arrivèrent à l'école bien avant la cloche. La récré n'en paraissait que plus lointaine.

=== out clock-that-waited | 5-8, clock-that-waited
en:
{H} and {F} got to school early, and then had to wait for playtime, like everybody else.
fr:
{H} et {F} arrivèrent à l'école en avance. Puis il fallut attendre la récré, comme tout le monde.

=== out cloud-in-the-oak | 5-8, 9-14, cloud-in-the-oak
en:
{H} and {F} were going to the big oak, to see how the nest was getting on.
fr:
{H} et {F} allaient au grand chêne, voir où en était le nid.

=== out crab-in-the-teapot | 5-8, 9-14, crab-in-the-teapot
en:
{H} and {F} were invited to a birthday. The invitation was wet. It said: *Hold your nose.*
fr:
{H} et {F} allaient à un anniversaire. L'invitation était trempée. On y lisait : *Bouchez-vous le nez*.

=== out dragon-on-tuesdays | 5-8, 9-14, dragon-on-tuesdays
en:
{H} and {F} took the last lift of the day, the one that goes on past the roof.
fr:
{H} et {F} prirent le dernier ascenseur, celui qui continue après le toit.

=== out end-of-the-path | 5-8, 9-14, end-of-the-path
en:
{H} and {F} were off up the mountain, to see where the path goes.
fr:
{H} et {F} partaient dans la montagne, voir où va le chemin.

=== out everybody-in-a-hat | 5-8, 9-14, everybody-in-a-hat
en:
{H} and {F} rowed out to where the sea is clearest, to see the bottom.
fr:
{H} et {F} ramèrent là où l'eau est claire, pour voir le fond.

=== out eyes-shut | 5-8, 9-14, eyes-shut
en:
There was a light on at the hill farm. {H} and {F} went to see why.
fr:
Il y avait de la lumière à la ferme de la colline. {H} et {F} allèrent voir pourquoi.

=== out five-for-two-years | 5-8, 9-14, five-for-two-years
en:
{H} and {F} were asked to the castle, for the prince's birthday, the same one as last year.
fr:
{H} et {F} allaient au château, pour l'anniversaire du prince, le même que l'an dernier.

=== out forgotten-password | 5-8, 9-14, forgotten-password
en:
That day you could walk to the reef. {H} and {F} went, down the path and in under the waves.
fr:
Ce jour-là, on pouvait aller au récif à pied. {H} et {F} suivaient le chemin et, quand il entra dans l'eau, {hf:ils|elles} entrèrent aussi.

=== out four-words | 5-8, 9-14, four-words
en:
{H} and {F} were going down to the harbour, to look at the boats.
fr:
{H} et {F} descendaient au port, regarder les bateaux.

=== out goose-in-three-hats | 5-8, 9-14, goose-in-three-hats
en:
{H} and {F} were only going to town for bread.
fr:
{H} et {F} allaient juste en ville chercher du pain.

=== out hand-in-front | 5-8, 9-14, hand-in-front
en:
{H} and {F} had a book to take back. The library is at the far end of the school.
fr:
{H} et {F} avaient un livre à rendre. La bibliothèque est tout au bout de l'école.

=== out home-for-supper | 5-8, 9-14, home-for-supper
en:
{H} and {F} went into the forest, where there is always something blowing about. That day it was strangely still.
fr:
{H} et {F} allèrent dans la forêt, où il y a toujours quelque chose dans l'air. Ce jour-là, c'était drôlement calme.

=== out honest-souffle | 5-8, 9-14, honest-souffle
en:
{H} and {F} had stopped at the castle kitchen, on account of the smell.
fr:
{H} et {F} passaient devant la cuisine du château, d'où sortait une bonne odeur.

=== out got-you | 5-8, 9-14, got-you
en:
{H} and {F} were early for school, for once. They had a paper bird to try out, for the Cup.
fr:
{H} et {F} partirent tôt pour l'école. Il y avait un oiseau en papier à essayer, pour la Coupe.

=== out hundred-lines | 5-8, 9-14, hundred-lines
en:
{H} and {F} came into the classroom. Somebody had taken out the small chair, and put in a very large one.
fr:
{H} et {F} entrèrent en classe. On avait enlevé la petite chaise du bureau, et on en avait mis une très grosse.

=== out lamp-number-twelve | 5-8, 9-14, lamp-number-twelve
en:
It got dark early by then. {H} and {F} went out all the same, to see the street lamps come on.
fr:
La nuit tombait tôt. {H} et {F} sortirent quand même, voir s'allumer les réverbères.

=== out nothing-for-granny | 5-8, 9-14, nothing-for-granny
en:
{H} and {F} were going to the star market, behind the moon.
fr:
{H} et {F} allaient au marché des étoiles, derrière la lune.

=== out only-word-he-knew | 5-8, 9-14, only-word-he-knew
en:
{H} and {F} were on their way up to the farm, to ask for a cabbage.
fr:
{H} et {F} montaient à la ferme, demander un chou.

=== out bread-and-butter | 5-8, 9-14, bread-and-butter
en:
{H} and {F} were going up to the castle, for bread and butter.
fr:
{H} et {F} montaient au château, pour une tartine de beurre.

=== out salty-since-thursday | 5-8, 9-14, salty-since-thursday
en:
{H} and {F} were on their way down to the reef, where there is soup on Sundays.
fr:
{H} et {F} descendaient au récif. Le dimanche, il y a de la soupe.

=== out last-box | 5-8, 9-14, last-box
en:
{H} and {F} took the evening rocket, to see where the falling stars land.
fr:
{H} et {F} prirent la fusée du soir, pour voir où atterrissent les étoiles filantes.

=== out last-chair | 5-8, 9-14, last-chair
en:
{H} and {F} were going into town. It was odd: nobody sat at any of the tables.
fr:
{H} et {F} descendaient en ville. À la terrasse, bizarrement, personne n'était assis.

=== out last-one-in-front | 5-8, 9-14, last-one-in-front
en:
{H} and {F} were off to the old oak, where there is always some wind.
fr:
{H} et {F} allaient au vieux chêne, où il y a toujours du vent.

=== out last-pages | 5-8, 9-14, last-pages
en:
There was reading that night in the ring of mushrooms, and {H} and {F} never missed it.
fr:
Ce soir-là, on lisait dans le cercle de champignons. {H} et {F} n'auraient manqué ça pour rien au monde.

=== out leak-in-the-world | 5-8, 9-14, leak-in-the-world
en:
{H} and {F} came into the classroom with the rain behind them.
fr:
{H} et {F} entrèrent en classe, la pluie sur les talons.

=== out left-mittens | 5-8, 9-14, left-mittens
en:
{H} and {F} set out for school. Their breath went in front.
fr:
{H} et {F} partirent pour l'école, leur souffle devant.

=== out look-at-me | 5-8, 9-14, look-at-me
en:
{H} and {F} came over the hill to the market, a little after everybody else.
fr:
{H} et {F} arrivèrent au marché par la colline, un peu après tout le monde.

=== out missing-twinkle | 5-8, 9-14, missing-twinkle
en:
Before bed, {H} and {F} always had one last look at the sky, from the garden gate.
fr:
Le soir, {H} et {F} jetaient toujours un dernier coup d'œil au ciel, depuis le portail.

=== out moon-keeps-still | 5-8, 9-14, moon-keeps-still
en:
{H} and {F} were going down to the harbour, to see if the sea was back.
fr:
{H} et {F} descendaient au port, voir si la mer était revenue.

=== out most-useless-thing | 5-8, 9-14, most-useless-thing
en:
{H} and {F} were going to the museum, like everybody else in town.
fr:
{H} et {F} allaient au musée, comme toute la ville.

=== out nobody-passes | 5-8, 9-14, nobody-passes
en:
{H} and {F} were going to see what there was on the other side of the river.
fr:
{H} et {F} allaient voir ce qu'il y a de l'autre côté de la rivière.

=== out not-laughing-cup | 5-8, 9-14, not-laughing-cup
en:
{H} and {F} were going up to the castle. Everybody on the road had a very straight face.
fr:
{H} et {F} montaient au château. Sur la route, tout le monde avait l'air très sérieux.

=== out nought-out-of-ten | 5-8, 9-14, nought-out-of-ten
en:
{H} and {F} were early for school. Even so, everybody was already talking at once.
fr:
{H} et {F} arrivèrent tôt à l'école. Pourtant, tout le monde parlait déjà en même temps.
=== out one-biscuit-short | 5-8, 9-14, one-biscuit-short
en:
{H} and {F} went to school early, to help. They were visitors, and not to be counted. Something was the matter with the biscuits.
fr:
{H} et {F} partirent tôt à l'école, pour aider. C'étaient des visiteurs, à ne pas compter. Il y avait un ennui avec les biscuits.

=== out owl-by-day | 5-8, 9-14, owl-by-day
en:
{H} and {F} came into the classroom. Everybody was whispering: there was a new girl.
fr:
{H} et {F} entrèrent en classe. Tout le monde chuchotait : il y avait une nouvelle élève.

=== out hats-off | 5-8, 9-14, hats-off
en:
{H} and {F} were going into town, where the pavements were being swept for Sunday.
fr:
{H} et {F} allaient en ville, où l'on balayait déjà pour le dimanche.

=== out school-on-tiptoe | 5-8, 9-14, school-on-tiptoe
en:
{H} and {F} were on their way home from school. They took the street with the shops, which is longer, and better.
fr:
{H} et {F} rentraient de l'école. Par la rue des magasins, c'est plus long, et c'est mieux.

=== out seven-too-many | 5-8, 9-14, seven-too-many
en:
{H} and {F} were going down to the reef, as everybody did that day.
fr:
{H} et {F} descendaient au récif, comme tout le monde ce jour-là.

=== out shut-the-door | 5-8, 9-14, shut-the-door
en:
{H} and {F} were off to the harbour, where there was a gold medal to be won.
fr:
{H} et {F} s'en allaient au port, où il y avait une médaille d'or à gagner.
=== out ship-on-the-hill | 5-8, 9-14, ship-on-the-hill
en:
{H} and {F} were climbing up to meet the spring, which was three weeks late.
fr:
{H} et {F} montaient à la rencontre du printemps, qui avait trois semaines de retard.

=== out sinking-crown | 5-8, 9-14, sinking-crown
en:
{H} and {F} were going to the palace, to look at the throne.
fr:
{H} et {F} allaient au palais, voir le trône.

=== out slowest-race | 5-8, 9-14, slowest-race
en:
{H} and {F} were going to the big meadow, where there was to be a race.
fr:
{H} et {F} allaient au grand pré, où il y avait une course.

=== out small-whale-waits | 5-8, 9-14, small-whale-waits
en:
{H} and {F} were going down to the harbour steps, to look for crabs.
fr:
{H} et {F} descendaient à l'escalier du port, chercher des crabes.

=== out soup-for-the-badger | 5-8, 9-14, soup-for-the-badger
en:
{H} and {F} were spending the day at Grandma's.
fr:
{H} et {F} passaient la journée chez Mamie.

=== out star-on-the-forehead | 5-8, 9-14, star-on-the-forehead
en:
{H} and {F} were going down to the street under the waves, which is never where you left it.
fr:
{H} et {F} descendaient dans la rue du récif, qui n'est jamais là où on l'a laissée.

=== out stolen-echo | 5-8, 9-14, stolen-echo
en:
In the evening {H} and {F} went up to the top meadow, to call the goats.
fr:
Le soir, {H} et {F} montèrent au pré d'en haut, appeler les chèvres.

=== out sunbeam-in-a-jar | 5-8, 9-14, sunbeam-in-a-jar
en:
The sun had not quite gone. {H} and {F} went out, to see it off.
fr:
Le soleil n'était pas tout à fait parti. {H} et {F} sortirent, pour lui dire bonsoir.

=== out ten-thousand-labels | 5-8, 9-14, ten-thousand-labels
en:
{H} and {F} were going into the forest. The blackberries were ripe.
fr:
{H} et {F} allaient dans la forêt. Les mûres étaient mûres.

=== out tide-that-stayed | 5-8, 9-14, tide-that-stayed
en:
{H} and {F} went down to the beach, to find out why it was so quiet.
fr:
{H} et {F} descendirent à la plage, voir pourquoi c'était si calme.

=== out up-warm-boom | 5-8, 9-14, up-warm-boom
en:
{H} and {F} came home from the fair across the meadow, with a lamp.
fr:
{H} et {F} rentrèrent de la foire par le pré, une lampe à la main.

=== out very-small-world | 5-8, 9-14, very-small-world
en:
{H} and {F} were going up to Grandma's{?era(past):, by the stairs|, in the lift}.
fr:
{H} et {F} montaient chez Mamie{?era(past):, par l'escalier|, en ascenseur}.

=== out rover-with-a-cough | 5-8, 9-14, rover-with-a-cough
en:
That day {H} and {F} had tickets for the star bus, as far as the last stop of all.
fr:
Ce jour-là, {H} et {F} avaient des billets pour le bus des étoiles, jusqu'au terminus. Plus loin, on tombe de la carte.

=== out warm-bed | 5-8, 9-14, warm-bed
en:
From the quay {H} and {F} climbed down the long ladder, past the blue.
fr:
Du quai, {H} et {F} descendirent la longue échelle, plus bas que le bleu.
`
