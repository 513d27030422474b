export const band9to14 = `
=== title
en:
Twenty-Three and Counting
fr:
Vingt-trois, à vue de trompe

=== title
en:
The Elephant in the Classroom
fr:
Le compte n'y est pas

=== teaser
en:
A biscuit a day has been missing since September, and it is always the same person who goes without.
fr:
Depuis septembre, il manque un biscuit par jour, et il manque toujours au même.

=== when
en:
On the last Monday of the summer term
fr:
Le dernier lundi du troisième trimestre

=== plant bun
en:
{>when}, {H} came back from the baker's with a sugar bun for school. It had passed two dogs and a small brother of somebody's, and it was still whole. This had never been done before, and the paper had gone quite clear with butter.
fr:
{>when}, {H} rapporta de la boulangerie une brioche au sucre, pour l'école. Malgré deux chiens et le petit frère de quelqu'un, la brioche était entière. C'était une première. Avec le beurre, le papier était devenu transparent.

=== about bun
en:
[F:Aren't you going to eat it?] asked {F}.
[H:At ten o'clock,] said {H}. [H:It's better when you have looked forward to it.]
{F} had begun looking forward to it already.
fr:
[F:Tu ne la manges pas ?] demanda {F}.
[H:À dix heures,] dit {H}. [H:C'est meilleur quand on y a pensé avant.]
{F} y pensait déjà très fort.

=== pay bun
en:
Out of its paper came the sugar bun. {H} gave it to the first in the row, with orders that nobody should bite. It went from lap to lap, and at every lap {N} said a number. The goat, who was nineteen, shut her eyes. The last in the last row looked about, found no one else, and laid it on {N}'s trunk.
fr:
La brioche sortit de son papier. {H} la donna au premier du rang, avec défense de mordre. Elle passa de genoux en genoux, et à chaque fois {N} disait un chiffre. La chèvre, qui était la dix-neuvième, ferma les yeux. Le dernier du dernier rang chercha quelqu'un, ne trouva personne, et la posa sur la trompe {de N}.

=== pay own
en:
So {h:his|her} {T} went to the first in the row, with orders to pass {n:it|them} on. From lap to lap {n:it|they} travelled, and at every lap {N} said a number. The goat, who was nineteen, had to be held by two people. The last in the last row looked about, found no one else, and laid {n:it|them} on {N}'s trunk.
fr:
{H} donna donc {son T} au premier du rang, avec ordre de faire passer. Tous les genoux de la classe y eurent droit, et à chaque fois {N} disait un chiffre. La chèvre, qui était la dix-neuvième, dut être tenue par deux camarades. Le dernier du dernier rang chercha quelqu'un, ne trouva personne, et se tourna vers la trompe {de N}.

=== lack >
en:
The biscuits were given out at ten, by {N}, who was monitor. It was the natural choice. He was an elephant, and an elephant forgets nobody, and besides he could do both sides of the room without getting up.
[N:Twenty-two,] he counted. [N:Twenty-three.] Then he put his trunk into the jar and felt round in it, politely, like somebody looking for a candle in the dark.
{>gag1}
[N:I don't want to make a fuss,] said {N}. [N:But one of you has had two. It's been going on since September, and always on a day when I was hungry.]
Twenty-three people looked at each other.
fr:
Les biscuits étaient distribués à dix heures par {N}, qui était responsable. Cela allait de soi. C'était un éléphant, un éléphant n'oublie personne, et il pouvait servir les deux côtés de la classe sans se lever.
[N:Vingt-deux,] comptait-il. [N:Vingt-trois.]
Puis il passait la trompe dans le bocal et tâtait le fond, poliment, comme on cherche une bougie dans le noir.
{>gag1}
[N:Je ne voudrais pas faire d'histoires,] dit {N}. [N:Mais quelqu'un en a pris deux. Ça dure depuis septembre, et ça tombe toujours un jour où j'ai faim.]
Vingt-trois personnes se regardèrent.

=== try watch
en:
A thief comes when no one is looking, so they looked. From eight o'clock on {H} and {F} lay under the back row with a view of the jar and of a great many ankles. {each:@ lay on the other side.|@ lay on the other side.}
Nobody came. That is to say, {N} came, every quarter of an hour, in order to make sure that nobody had. He laid the biscuits out in rows on the window sill, he counted them, and he counted them back again.
[N:Twenty-three,] he would murmur. [N:One for each and not a crumb over.]
{>fail}
It must have been the best-guarded jar in Europe. At ten o'clock it was one short.
fr:
Un voleur vient quand personne ne regarde. Il suffisait de regarder. Dès huit heures, {H} et {F} s'allongèrent sous le dernier rang, avec vue sur le bocal et sur beaucoup de chevilles. {each:@ surveillait l'autre côté.|@ surveillaient l'autre côté.}
Personne ne vint. Enfin, {N} vint, tous les quarts d'heure, s'assurer que personne n'était venu. Il alignait les biscuits sur le rebord de la fenêtre, il les comptait, et il les recomptait en les rangeant.
[N:Vingt-trois,] murmurait-il. [N:Un pour chacun, et pas une miette de plus.]
{>fail}
C'était sans doute le bocal le mieux gardé d'Europe. À dix heures, il en manquait un.

=== recap watch
en:
The jar had been watched from eight o'clock, and nobody had touched it.
fr:
Le bocal n'avait pas été quitté des yeux, et personne n'y avait touché.

=== try crumbs >
en:
[H:Two biscuits leave twice the crumbs,] said {H}. They went from chin to chin with a ruler, and drew up a list. It was a remarkable document. It showed twenty-two chins, all innocent. A sheep had confessed before it was her turn, and had to be told that she hadn't done it.
That left the goat in the back row. She had biscuit on her, but she also had chalk, some blotting paper, the corner of a map, and a button that several people thought they knew.
[H:I should like to hear how you explain this,] said {H}, and held out the list.
[A:I don't explain things,] said the goat. [A:I was brought up to finish them.] And she finished the list, from the bottom.
fr:
[H:Deux biscuits font deux fois plus de miettes,] dit {H}.
De menton en menton, règle en main, {hf:ils|elles} dressèrent une liste. C'était un document remarquable : vingt-deux mentons, tous innocents. Un mouton avait avoué avant son tour, et il fallut le persuader que ce n'était pas lui.
Restait la chèvre, au dernier rang. Elle avait du biscuit sur elle, mais aussi de la craie, du buvard, le coin d'une carte et un bouton que plusieurs personnes crurent reconnaître.
[H:J'aimerais bien savoir comment tu expliques ça,] dit {H} en lui tendant la liste.
[A:Moi, je n'explique pas,] dit la chèvre. [A:On m'a appris à finir.]
Et elle finit la liste, en commençant par le bas.

=== recap crumbs
en:
Every chin had come out innocent, even the goat's.
fr:
Tous les mentons étaient innocents, même celui de la chèvre.

=== try spare >
en:
If there was one too few, one would have to be added. {H} brought it from home in a sock, and let it slide into the jar while {F} dropped a dictionary.
{N} began to count, and at the end of it he turned pale, as far as that can be seen.
[N:Twenty-four,] he said. [N:There's one here that isn't ours.]
He went to every table with it. Was anybody one biscuit short? Nobody was. It weighed on him so much that he could not go on with his reading, and in the end he carried it out at arm's length to the pigeons. He came back with a light heart. Then he gave out the twenty-three, felt in the bottom of the jar, and said that he didn't want to make a fuss.
fr:
S'il en manquait un, il n'y avait qu'à l'ajouter. {H} l'apporta de la maison dans une chaussette, et le glissa dans le bocal pendant {que F} laissait tomber un dictionnaire.
{N} compta. À la fin, il pâlit, pour autant que ça se voie.
[N:Vingt-quatre,] dit-il. [N:Il y en a un ici qui n'est pas à nous.]
Il passa à toutes les tables. Manquait-il un biscuit à quelqu'un ? À personne. Cela le tourmentait tant qu'il ne pouvait plus suivre la lecture. Pour finir, il le porta dehors, du bout de la trompe, aux pigeons. Il revint le cœur léger. Puis il distribua les vingt-trois autres, tâta le fond du bocal, et dit qu'il ne voulait pas faire d'histoires.

=== recap spare
en:
A biscuit more had been a biscuit too many.
fr:
Un biscuit de plus, c'était un biscuit de trop.

=== strand >
en:
The stage hall had troubles of its own: this year's song had a hole in it.
[B:Third line,] said the singing teacher. She was a cow, and took music hard. [B:We go down, we go down, we go down, and when we get there, there's nobody.]
She had had the piano tuned. She had had the floor looked at. They went through it once more, twenty-three of them with all their breath, and down they went, and at the bottom, where a note should have been, you could hear the clock.
[B:As though it wanted somebody bigger,] said the teacher. {N}, who was turning the pages for her, turned the page.
fr:
Il y avait aussi un ennui dans la salle de spectacle. La chanson de fin d'année avait un trou.
[B:Troisième ligne,] dit la maîtresse de chant, une vache, que la musique faisait souffrir. [B:On descend, on descend, on descend, et quand on arrive, il n'y a personne.]
Elle avait fait accorder le piano. Elle avait fait examiner le plancher. On reprit encore une fois, à vingt-trois, de toutes ses forces, et l'on descendit. Tout en bas, à la place de la note, on entendit l'horloge.
[B:Il faudrait quelqu'un de plus gros,] dit la maîtresse.
{N}, qui lui tournait les pages, tourna la page.

=== strandEnd
en:
They sang it right through on the Friday. When they got to the bottom of the third line there was somebody there, and two windows opened by themselves.
fr:
Le vendredi, on chanta tout du long. Au bout de la troisième ligne, tout en bas, il y avait quelqu'un, et deux fenêtres s'ouvrirent toutes seules.

=== way >
en:
Nor was it only biscuits. They saw that at playtime, when it came to teams.
{>talent}
{>go}
[N:Eleven,] said {N}, touching them one by one on the head. [N:And on this side twelve. I can't understand it. We've never once come out even.]
It was for this reason that the school had never in its history played a match. Everything was searched, even the bicycle shed. And in the exact middle, with one foot on the ball and a whistle in his mouth, blocking out the sun for the whole left wing, stood {N}, waiting for another player to turn up.
fr:
D'ailleurs, il n'y avait pas que les biscuits. On le vit à la récréation, au moment de faire les équipes.
{>talent}
{>go}
[N:Onze,] dit {N}, en touchant les têtes une à une. [N:Et de ce côté-ci, douze. Je n'y comprends rien. Ça n'est jamais tombé juste.]
C'est pour cela que l'école, de toute son histoire, n'avait jamais joué un match. On fouilla la cour, on regarda derrière l'abri. Et au beau milieu, le ballon sous un pied et le sifflet à la bouche, cachant le soleil à toute l'aile gauche, {N} attendait qu'un joueur de plus se présente.

=== road >
en:
The corridor was empty during lessons. It had its row of hooks, each with a name beneath it in {N}'s careful writing, and on each name hung a coat. {H} counted with one finger, and got what you would expect.
But at the far end, underneath the last hook, something had been folded on the floor, very small, for what it was. It was a grey coat. You could have camped in it.
[F:So whose is that?] asked {F}.
They read the names again, out loud, from the door to the stairs, and everybody was in.
[H:There's no one left for it to be,] said {H}.
fr:
Pendant les leçons, le couloir était vide. Il y avait la rangée de crochets, avec sous chacun un nom, de la belle écriture {de N}, et à chaque nom son manteau. {H} compta du doigt, et trouva ce qu'on pouvait attendre.
Mais tout au bout, sous le dernier crochet, quelque chose était plié par terre, très petit pour ce que c'était. C'était un manteau gris. On aurait pu camper dedans.
[F:Alors, à qui est celui-là ?] demanda {F}.
{hf:Ils|Elles} relurent les noms à voix haute, de la porte à l'escalier. Tout le monde y était.
[H:Il ne reste personne à qui il puisse être,] dit {H}.

=== quiet
en:
After hide-and-seek the bell had gone, and the yard was empty except for a glove, which {H} came back for.
It was not quite empty. By the wall, behind a broom that he held up in front of him, stood {N}, with his eyes shut and his stomach in. He stuck out a good way to the right and further to the left.
[N:Have they given up?] he whispered.
[H:They've gone in,] said {H}. [H:A while ago.]
[N:Ah.] He opened one eye. [N:I don't like to boast, but I've never been found. Not in four years. Sometimes they don't even get as far as looking.] He put the broom back exactly as it had been.
fr:
Après le cache-cache, la cloche avait sonné, et il n'y avait plus dans la cour qu'un gant, {que H} revint chercher.
Ce n'était pas tout à fait exact. Contre le mur, derrière un balai qu'il tenait bien droit, il y avait {N}, les yeux fermés, le ventre rentré. Il dépassait pas mal à droite, et davantage à gauche.
[N:Ils ont abandonné ?] souffla-t-il.
[H:Ils sont rentrés,] dit {H}. [H:Il y a un moment.]
[N:Ah.]
Il ouvrit un œil.
[N:Je ne voudrais pas me vanter, mais on ne m'a jamais trouvé. En quatre ans. Quelquefois, ils n'ont même pas le temps de chercher.]
Il remit le balai exactement comme il était.

=== insight >
en:
{>recap1} {>recap2} {>recap3} On the Thursday {N} asked whether they would mind being counted just once more.
{>gag2}
{N} did it beautifully, with a tap on each head, as light as a leaf. Everyone watched to see who would be left over. Only {H} watched the trunk. It went along the front row and then the back. It reached over the stove, and through the window, for a boy who was late. Nowhere was beyond it, and in all that time it never once bent round.
[H:Look where it starts,] {H} whispered.
{F} looked. It started where it always starts, in the middle of his face, and it went away from there.
fr:
{>recap1} {>recap2} {>recap3} Le jeudi, {N} demanda si cela ne dérangeait personne d'être encore compté une fois.
{>gag2}
{N} le fit très bien, une tape sur chaque tête, légère comme une feuille. Tous guettaient celui qui serait de trop. {H}, {h:lui|elle}, regardait la trompe. La trompe suivit le premier rang, puis le dernier. Elle passa par-dessus le poêle, puis par la fenêtre, pour un retardataire. Aucun coin n'était trop loin pour elle et, pendant tout ce temps, pas une fois elle ne se recourba.
[H:Regarde d'où elle part,] souffla {H}.
{F} regarda. Elle partait d'où elle part toujours, du milieu de sa figure, et elle s'en éloignait.

=== turn count
en:
[H:May I try it another way?] asked {H}. [H:Not with heads. With something to hold.]
{>pay}
[N:Twenty-three,] said {N}, who had said that already, and waited for the next one. It grew very still. He looked to the right and to the left, and, because he was thorough, behind him. There was the wall. Then he looked along his trunk, from top to bottom, at what was lying there, and for some time nothing could be read in his face at all.
[N:Is it,] said {N}, [N:twenty-four?]
fr:
[H:Je peux essayer autrement ?] demanda {H}. [H:Pas avec les têtes. Avec une chose à tenir.]
{>pay}
[N:Vingt-trois,] dit {N}.
Il l'avait déjà dit, et il attendait le suivant. La classe attendait aussi. On aurait entendu tomber une miette. {N} regarda à droite, à gauche et, comme il était consciencieux, derrière lui. Il y avait le mur. Alors il suivit des yeux sa propre trompe, de haut en bas, jusqu'à ce qu'on y avait posé, et pendant un bon moment on ne put rien lire sur sa figure.
[N:Est-ce que ça fait,] dit {N}, [N:vingt-quatre ?]

=== turn why
en:
[H:Why is it always you who goes without?] asked {H}.
[N:I give them out,] said {N}. [N:You start with the others.]
[H:And how many are we?]
[N:Twenty-three. You saw me do it.]
[H:Who counts you?]
[N:There's no need,] said {N}, rather surprised. [N:I know where I am.]
{>pay}
[N:Twenty-three,] he said again, and waited for the next one. He looked to both sides, and, because he was thorough, behind him. There was the wall. Then he looked along his trunk, from top to bottom, at what was lying there.
[N:Is it,] said {N}, [N:twenty-four?]
fr:
[H:Pourquoi c'est toujours à toi qu'il en manque un ?] demanda {H}.
[N:C'est moi qui donne,] dit {N}. [N:On commence par les autres.]
[H:Et nous sommes combien ?]
[N:Vingt-trois. Tu m'as vu compter.]
[H:Et toi, qui te compte ?]
[N:Ce n'est pas la peine,] dit {N}, un peu surpris. [N:Je sais où je suis.]
{>pay}
[N:Vingt-trois,] répéta-t-il, et il attendit le suivant. Il regarda des deux côtés et, comme il était consciencieux, derrière lui. Il y avait le mur. Alors il suivit des yeux sa propre trompe, de haut en bas.
[N:Est-ce que ça fait,] dit {N}, [N:vingt-quatre ?]

=== restore
en:
A hook was put up, with two screws. Under it {N} wrote the name himself, and it took him all of one playtime, for he had never written it before and wanted to get it right. They played twelve against twelve, and {H}'s side won, by one. At hide-and-seek the whole school ran straight to the broom. {each:@ got there first.|@ got there first.} {N} was found six times in one afternoon, and each time he had to sit down.
{>close}
{N} is still monitor. He goes round the class as he always did, with a tap on every head, as far as twenty-three. Then the trunk stops in the air and thinks, and it bends round.
[N:And me,] he says.
fr:
On posa un crochet, avec deux vis. Dessous, {N} écrivit le nom lui-même. Il y passa toute une récréation, car il ne l'avait jamais écrit et voulait que ce soit bien. On joua à douze contre douze, et le camp {de H} gagna, d'un point. À cache-cache, l'école entière courut droit au balai. {each:@ arriva avant tout le monde.|@ arrivèrent avant tout le monde.} On le trouva six fois en un après-midi, et chaque fois il dut s'asseoir.
{>close}
{N} est toujours responsable. Il fait le tour de la classe comme avant, une tape sur chaque tête, jusqu'à vingt-trois. Puis la trompe s'arrête en l'air, réfléchit, et se recourbe.
[N:Et moi,] dit-il.

=== cameo
en:
An elephant was counting the people at the crossing, aloud. There turned out to be one more than you would have thought.
fr:
Au carrefour, un éléphant comptait les passants à voix haute. Il y en avait un de plus qu'on n'aurait cru.

=== ask
en:
Where were the clues, and why did nobody see something so big?
Who, where you live, starts with the others?
Is there something that you always leave yourself out of?
fr:
Où étaient les indices, et pourquoi ne voyait-on pas quelque chose d'aussi gros ?
Chez toi, qui commence toujours par les autres ?
T'arrive-t-il de t'oublier dans un compte ?
`
