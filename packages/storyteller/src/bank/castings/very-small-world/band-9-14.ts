export const band9to14 = `
=== title
en:
Forty-One Flags
fr:
Quarante et un drapeaux

=== title
en:
A Quarrel About a Very Small World
fr:
Dispute autour d'un tout petit monde

=== teaser
en:
It is a very small world, and two people have sworn to have it. Nobody has asked why it shakes.
fr:
C'est un tout petit monde, et deux personnes ont juré de l'avoir. Personne n'a demandé pourquoi il tremble.

=== when
en:
On the last Friday of the holidays
fr:
Le dernier vendredi des vacances

=== plant rattle
en:
{>when}, {H} was told to clear out the cupboard, and came upon the tin. It had three buttons in it, and it was what {h:he|she} had shaken before {h:he|she} could talk, and it was plainly for the bin. {h:He|She} put it in a pocket instead, and stopped it with a hand when it rattled.
fr:
{>when}, {H} reçut l'ordre de vider le placard et tomba sur la boîte. Elle contenait trois boutons. C'était ce {que H} secouait avant de savoir parler, et c'était évidemment pour la poubelle. La boîte alla dans une poche, une main dessus, pour qu'on ne l'entende pas.

=== about rattle
en:
[F:What was that?] asked {F}.
[H:What was what?]
[F:I thought I heard you, being one year old,] said {F}.
fr:
[F:C'était quoi, ça ?] demanda {F}.
[H:Ça quoi ?]
[F:J'ai cru t'entendre, mais à l'âge d'un an,] dit {F}.

=== pay rattle
en:
{H} took out the tin with its three buttons, which had been the whole of music once, and laid it in the largest dimple. The ground shut upon it, slowly, like a hand, and from inside, very faintly, it was shaken.
fr:
{H} sortit la boîte. Trois boutons : à une époque, c'était toute la musique. {h:Il|Elle} la posa dans la plus grande fossette. Le sol se referma dessus lentement, comme une main. À l'intérieur, très faiblement, on secoua.

=== about own
en:
[F:You're never taking your {T} to Grandma's,] said {F}.
[H:Wait till two in the morning,] said {H}. [H:It's as well to have something to hold.]
fr:
[F:Tu emportes {ton T} chez Mamie ?] s'étonna {F}.
[H:Attends un peu qu'il soit deux heures du matin,] dit {H}. [H:C'est bien d'avoir quelque chose à tenir.]

=== pay own
en:
{H} laid {h:his|her} {T} in the largest dimple. [H:Forty-one flags,] {h:he|she} said under {h:his|her} breath, [H:and nobody's given you a thing to hold.] The ground shut upon {n:it|them}, slowly, like a hand, and it was clear that nothing would be given back.
fr:
{H} posa {son T} dans la plus grande fossette.
[H:Quarante et un drapeaux,] murmura-t-{h:il|elle}, [H:et personne ne t'a donné quelque chose à tenir.]
Le sol se referma dessus lentement, comme une main. Visiblement, ce n'était pas un prêt.

=== lack >
en:
At Grandma's, every night at about two, one hears the neighbours through the wall, being generous: *Yours. No, no, yours.* {H} had never found out why.
{?era(past):On Grandma's stairs there is one step above the last, which most people take for a shelf.|In Grandma's lift there is one button more than there are floors, which most people take for the alarm.} {F} tried it, and they came out on a planet as big as a circus tent.
It had turned up on Monday, and by Friday it bristled with twenty red flags and twenty blue ones, so close that they slapped each other's faces.
[V:I saw it first,] said {V}, a captain in red, hoarse with saying it.
[A:I *landed* first,] said Bella, a captain in blue, who had his nose.
Each of them drove a flag in one inch deeper, and the whole world shuddered.
{>gag1}
[B:It has these turns, the planet,] said a shrew from the Survey, without looking up from her tape. [B:It isn't in the form.]
fr:
Chez Mamie, toutes les nuits vers deux heures, on entend les voisins se faire des politesses, derrière le mur : *À toi. Non, non, à toi.* {H} n'avait jamais su pourquoi.
{?era(past):Dans l'escalier de Mamie, il y a une marche au-dessus de la dernière. La plupart des gens la prennent pour une étagère.|Dans l'ascenseur de Mamie, il y a un bouton de plus que d'étages. La plupart des gens le prennent pour l'alarme.} {F} l'essaya. On sortit sur une planète grande comme un cirque.
Elle était apparue lundi et, le vendredi, elle était hérissée de vingt drapeaux rouges et de vingt drapeaux bleus, si serrés qu'ils se giflaient.
[V:Je l'ai vue en premier,] dit {V}, un capitaine en rouge, enroué de le répéter.
[A:J'ai *atterri* en premier,] dit Bella, une capitaine en bleu, qui avait le même nez.
Chacun enfonça son drapeau d'un doigt de plus, et le monde entier frissonna.
{>gag1}
[B:Elle fait ça de temps en temps, la planète,] dit une musaraigne du Cadastre, sans lever les yeux de son mètre. [B:Ce n'est pas prévu dans le formulaire.]

=== try flag >
en:
[B:The regulations are quite simple,] said the shrew. [B:Whoever has the most flags at midnight takes it, and entries are still open.] And she held out a green one.
{H} had not come here to win anything, but a flag is a strange thing to be handed, and almost at once {h:he|she} could see it all: the name on the maps, the small tasteful statue. And it would stop the quarrel, so that, for the sake of peace, it was almost a duty.
{h:He|She} chose a good spot, with nothing on it, and leaned.
The planet leaped; and from a long way down, a voice with hardly any voice in it said: [N:Ow.]
{H} looked at {h:his|her} hands, for there was no need to ask who had done it.
fr:
[B:La règle est simple,] dit la musaraigne. [B:Qui a le plus de drapeaux à minuit l'emporte. Les inscriptions ne sont pas closes.]
Et elle en tendit un vert.
{H} n'était pas là pour gagner quoi que ce soit. Mais un drapeau, c'est étrange à tenir. {h:Il|Elle} voyait déjà tout le reste : le nom sur les cartes, la petite statue, sobre. Et puis, la dispute serait finie. Pour la paix, c'était presque un devoir.
{h:Il|Elle} choisit un bel endroit et appuya.
La planète bondit. Et de très loin en dessous, une voix où il n'y avait presque pas de voix dit :
[N:Aïe.]
{H} regarda ses mains. Inutile de demander qui avait fait ça.

=== recap flag
en:
Something had said *ow*, in the smallest voice there is.
fr:
Quelque chose avait dit *aïe*, de la plus petite voix du monde.

=== try half
en:
[H:It's perfectly easy,] said {H}. [H:You have half each.] {h:He|She} borrowed the shrew's chalk and drew a line, round the waist of the world and back to where it had begun.
There was a sound underfoot, like somebody laughing into a sleeve, and when the line got to the softest part, there came the hiccups.
At the first, both captains rose about a yard, and at the second they changed places in the air. They landed on their feet and looked down, to discover that {V} was in the blue half, and Bella in the red.
[V:Get off my planet!] they said, with one voice.
{>fail}
[B:I shall need a fresh form,] sighed the shrew.
fr:
[H:C'est tout simple,] dit {H}. [H:Une moitié chacun.]
{h:Il|Elle} emprunta la craie de la musaraigne et traça une ligne autour de la taille du monde, jusqu'à retrouver le début.
Sous les pieds, il y eut un bruit, comme quelqu'un qui rit dans sa manche. La ligne arriva à l'endroit le plus tendre. Alors vint le hoquet.
Au premier, les deux capitaines s'élevèrent d'un mètre. Au deuxième, ils se croisèrent. Ils retombèrent sur leurs pieds et baissèrent les yeux : {V} était chez les bleus, Bella chez les rouges.
[V:Descends de ma planète !] dirent-ils d'une seule voix.
{>fail}
[B:Il va me falloir un autre formulaire,] soupira la musaraigne.

=== recap half
en:
The world was ticklish, round the middle, and had had hiccups.
fr:
Le monde était chatouilleux du ventre, et avait eu le hoquet.

=== try swap
en:
Next door hung a much better planet, ten times the size, with a ring, a lake, and an echo, and {H} could not think why no one had mentioned it.
[H:You could have that one,] {h:he|she} told {V}, [H:and she could have this.]
{V} walked round it, with his hands behind his back, and knocked. [V:Does she want it?]
[A:Has he asked about it?] said Bella sharply, who was passing with a hammer.
[V:No.]
[A:Then I don't, either.]
[V:It's too big,] said {V}. [V:It's got no...] He waved a hand. [V:I only want what's fair, which is the one that she wants.]
The beautiful planet went on turning, and you could hear its echo, being nice to itself.
fr:
Juste à côté pendait une bien meilleure planète. {H} se demandait pourquoi personne n'en avait parlé. Elle était dix fois plus grande, avec un anneau, un lac et un écho.
[H:Vous pourriez prendre celle-là,] dit {H} à {V}, [H:et elle celle-ci.]
{V} en fit le tour, les mains dans le dos, et frappa dessus.
[V:Elle la veut, elle ?]
[A:Il a demandé à la voir ?] fit vivement Bella, qui passait avec un marteau.
[V:Non.]
[A:Alors moi non plus.]
[V:Elle est trop grande,] dit {V}. [V:Elle n'a pas de...]
Il fit un geste vague.
[V:Je ne demande que ce qui est juste. Je veux celle qu'elle veut.]
La belle planète continua de tourner. On entendait son écho se dire des gentillesses.

=== recap swap
en:
They did not want a planet, only this one, because of each other.
fr:
Ce n'était pas une planète qu'ils voulaient, c'était celle-ci, à cause de l'autre.

=== strand >
en:
Between the stars came a cow with a milk cart, and one of the churns was leaking, so that there was a white streak behind her as far as the eye could follow.
[C:I'm looking for *The New Arrival*,] she said. [C:Three hundred pints, every evening, to be left, and there's no street, no number. You'd think that people who order three hundred pints would put out a lamp.]
[H:Who did order it?]
The cow consulted a label. [C:One sun, medium, yellow, paid a year ahead, with a note for the driver.] She held it away from her. [C:*I can't get to her from where I am. Please see she has it warm.*]
[C:It's gone cold again,] she said, and hitched up her cart.
fr:
Entre les étoiles passait une vache, avec une charrette de lait. L'un des bidons fuyait : derrière elle, une traînée blanche s'étirait à perte de vue.
[C:Je cherche *la Dernière Arrivée*,] dit-elle. [C:Trois cents litres, tous les soirs, à déposer. Pas de rue, pas de numéro. Quand on commande trois cents litres, on laisse au moins une lumière.]
[H:Et qui a commandé ?]
La vache consulta une étiquette.
[C:Un soleil, jaune, taille moyenne. Payé un an d'avance. Il y a un mot pour le livreur.]
Elle l'éloigna de ses yeux.
[C:*D'où je suis, je ne peux pas y aller. Veillez à ce qu'elle l'ait tiède.*]
Elle reprit ses brancards.
[C:Le voilà encore froid,] dit-elle.

=== way >
en:
[H:Has anybody had a look at it?] asked {H}. [H:Not to have it. Just a look.]
It was an entirely new idea, and they went round the world on foot, which took two minutes.
{>talent}
{>go}
Nothing about it was finished. There were mountains that still gave when you leaned on them, and the ground was as warm as a loaf, with four dimples in it, in a row, like knuckles. There was no wind, and yet something came and went, came and went, close under their feet. When {H} knelt and sniffed, it was a smell one knew from somewhere, from a long way back, before one was allowed to cross the road.
fr:
[H:Quelqu'un l'a regardée ?] demanda {H}. [H:Pas pour l'avoir. Juste regardée.]
C'était une idée neuve, et {hf:ils|elles} firent le tour du monde à pied, en deux minutes.
{>talent}
{>go}
Rien n'y était fini. Il y avait des montagnes encore molles quand on s'appuyait dessus. Le sol était chaud comme une miche, avec quatre fossettes en rang, comme sur une main. Il n'y avait pas de vent, et pourtant quelque chose allait et venait, allait et venait, juste sous les pieds. {H} s'agenouilla et renifla. C'était une odeur qu'on connaissait, de très loin, d'avant le droit de traverser la rue.

=== road >
en:
Towards evening, when the sun had gone down over the edge, it began to rain; but it rained upwards, out of two small lakes, in large, warm drops. {F} tasted one.
[F:Salt,] said {F}.
The shaking was worse than before, so that the tents went down, and flags lay about like dropped spoons. When it had passed off, there was a line across the ground that nobody had drawn, not wide, but one could see no bottom to it.
The shrew measured it twice, and then she took off her spectacles.
[B:It can't go on like this,] she said. [B:I do not say it as the Survey. It's quite a small world, but it's a world.]
fr:
Vers le soir, quand le soleil eut passé le bord, il se mit à pleuvoir. Mais il pleuvait vers le haut : de grosses gouttes tièdes, qui montaient de deux petits lacs. {F} en goûta une.
[F:C'est du sel,] dit {F}.
La secousse fut pire que les autres : les tentes tombèrent, et les drapeaux gisaient partout, comme des couverts renversés. Et quand ce fut passé, il y avait sur le sol une ligne que personne n'avait tracée. Elle n'était pas large, mais on n'en voyait pas le fond.
La musaraigne la mesura deux fois. Elle ôta ses lunettes.
[B:Ça ne peut pas continuer,] dit-elle. [B:Ce n'est pas le Cadastre qui parle. C'est un tout petit monde. Mais c'est un monde.]

=== quiet
en:
At supper the captains sat back to back, each at a separate fire, and {H} carried the soup from one to the other.
[H:When did you last talk to each other?] {h:he|she} asked {V}. [H:Not shout.]
[V:We don't shout. It's how she listens.] He ate a spoonful. [V:Twenty years, it'd be. If I hear she's after something, I go after it, because it's the only way one ever sees her.]
Behind him Bella had stopped eating, and was holding her spoon quite still.
[V:I was four when she came,] he told the soup. [V:Everybody said, mind her head, and I minded it, and she got hold of my thumb, and I stood there till they called me for lunch.] He cleared his throat, and added, more loudly, because of the other fire: [V:It was *my* thumb.]
fr:
Au souper, les capitaines s'assirent dos à dos, chacun à son feu. {H} portait la soupe de l'un à l'autre.
[H:La dernière fois que vous vous êtes parlé, c'était quand ?] demanda {H} à {V}. [H:Sans crier.]
[V:On ne crie pas. C'est comme ça qu'elle écoute.]
Il avala une cuillerée.
[V:Vingt ans, je dirais. Quand j'apprends qu'elle veut quelque chose, j'y vais. C'est le seul moyen de la voir.]
Dans son dos, Bella ne mangeait plus.
[V:J'avais quatre ans quand elle est arrivée,] dit-il à la soupe. [V:On me disait : attention à sa tête. J'ai fait attention. Elle m'a attrapé le pouce, et je suis resté là jusqu'à midi.]
Il se racla la gorge.
[V:C'était *mon* pouce,] ajouta-t-il, plus fort, à cause de l'autre feu.

=== insight >
en:
Midnight had gone by, and nobody had counted the flags, when the planet howled. {>recap1} {>recap2} {>recap3}
{>gag2}
[V:It's yours!] came the voice of {V}, from under something soft. [V:You go!]
[A:It's *yours*!] came the voice of Bella. [A:I went last night!]
{H} sat bolt upright in the dark. All day long it had been *mine, mine, mine*; and here, at ten past two, each was making a present of it to the other. There was only one thing on earth that people said that about, as Grandma's neighbours did, every single night, through the wall.
The warmth, and the milk, and the two salt lakes.
[H:Oh, you idiots,] said {H}. [H:You can't *win* it. It's a baby.]
fr:
Minuit était passé sans que personne compte les drapeaux, quand la planète hurla. {>recap1} {>recap2} {>recap3}
{>gag2}
[V:Elle est à toi !] fit la voix {de V}, sous quelque chose de mou. [V:Vas-y, toi !]
[A:Elle est à *toi* !] fit la voix de Bella. [A:J'y suis allée hier !]
{H} s'assit d'un coup dans le noir. Toute la journée, on n'avait entendu que des *à moi* et des *non, à moi* ; et là, à deux heures dix, chacun en faisait cadeau à l'autre. Il n'y avait qu'une chose au monde dont on disait ça. Les voisins de Mamie le disaient, toutes les nuits, derrière le mur.
La chaleur. Le lait. Les deux lacs salés.
[H:Mais vous êtes bêtes,] dit {H}. [H:On ne peut pas la *gagner*. C'est un bébé.]

=== turn whistle >
en:
Nobody had ever told {H} what to do with a crying world, and {h:he|she} did what had once been done for {h:him|her}.
{>pay}
Then {h:he|she} lay down along the crack, cheek to the ground, and whistled: up three steps and down again, and again, and no faster. It is not much of a tune, but everybody has had it from somebody.
The howl broke into pieces, and the pieces got smaller.
When {h:he|she} looked up, there were two pairs of slippers.
[A:There's a second part,] said Bella gruffly. [A:He used to do the low bit.] And, after a time, from a long way down, somebody did.
fr:
Personne n'avait jamais dit à {H} comment on console un monde. {h:Il|Elle} fit ce qu'on avait fait un jour pour {h:lui|elle}.
{>pay}
Puis {h:il|elle} se coucha le long de la fente, la joue contre le sol, et siffla : trois marches, on monte, on redescend, on recommence, pas plus vite. Ce n'est pas grand-chose, comme air. Tout le monde le tient de quelqu'un.
Le hurlement se cassa en morceaux, et les morceaux rapetissèrent.
Il y avait maintenant deux paires de pantoufles devant {h:lui|elle}.
[A:Il y a une deuxième voix,] dit Bella, bourrue. [A:C'est lui qui faisait les graves.]
Et au bout d'un moment, de très bas, quelqu'un les fit.

=== turn friend >
en:
[F:What do you do with them?] whispered {F}, and nobody had the least idea.
{>pay}
It was not enough, and so {H} sang, badly, what could be remembered of something; and {F} swayed from side to side; and the world rocked a little, and stopped, and howled.
[F:We're too light,] said {F}. [F:It wants somebody heavy at both ends.]
There were two pairs of slippers, suddenly. Nobody looked at anybody, but one went to the left and one to the right, and they began to walk, to and fro, three steps each, as people do who have done it before.
fr:
[F:Ça se console comment ?] chuchota {F}.
Personne n'en avait la moindre idée.
{>pay}
Ça ne suffisait pas. Alors {H} chanta, mal, ce qui restait d'une chanson, et {F} se balança d'un côté, puis de l'autre. Le monde tangua un peu, s'arrêta, et hurla.
[F:On est trop {hf:légers|légères},] dit {F}. [F:Il faut du poids aux deux bouts.]
Tout à coup, il y eut deux paires de pantoufles. Personne ne regarda personne. L'une alla à gauche, l'autre à droite, et elles se mirent à marcher, trois pas, trois pas, comme des gens qui l'ont déjà fait.

=== restore
en:
As soon as it was light they drew the flags, one after another, like splinters, and blew on the place, and the shrew sewed till noon. {each:@ did most of the blowing.|@ did most of the blowing.} Forty-one of them, red, blue, and one green, made a blanket of exactly the right size. Of the crack only a crease was left.
[B:I'm obliged to put down a winner,] she said, with her pen over the form.
But the planet had woken up, and the captains were having words.
[V:Sit down, it's *my* turn.]
[A:You went at two, so it's *mine*.]
So in the box marked *Owner* the shrew wrote: [B:Too young to say.]
{>close}
fr:
Au jour, ils retirèrent les drapeaux un par un, comme des échardes, en soufflant dessus. {each:@ soufflait le mieux.|@ soufflaient le mieux.} La musaraigne cousit jusqu'à midi. Quarante et un, des rouges, des bleus, un vert : cela fit une couverture, exactement à la bonne taille. De la fente, il ne restait qu'un pli.
[B:Je suis tenue d'inscrire un gagnant,] dit-elle, la plume en l'air.
Mais la planète s'était réveillée, et les capitaines se disputaient.
[V:Recouche-toi. C'est *mon* tour.]
[A:Tu y es allé à deux heures. C'est le *mien*.]
Alors, dans la case du propriétaire, la musaraigne écrivit : *Trop jeune pour le dire.*
{>close}

=== strandEnd
en:
The cow has the address now. They leave a light on for her, and the milk comes warm. She has never mended the churn, and the white streak is on all the maps. They call it the Milky Way.
fr:
La vache a l'adresse, maintenant. On lui laisse une lumière, et le lait arrive tiède. Elle n'a jamais réparé le bidon. La traînée blanche est sur toutes les cartes : on l'appelle la Voie lactée.

=== cameo
en:
A very small world went by in a patched blanket. Two people in slippers were disputing the handle.
fr:
Un tout petit monde passa dans une couverture rapiécée. Deux personnes en pantoufles s'en disputaient la poignée.

=== ask
en:
*It's the only way one ever sees her.* What does he mean?
Why is {H} tempted by the flag?
Is the quarrel over at the end?
fr:
*C'est le seul moyen de la voir.* Que veut-il dire ?
Pourquoi {H} se laisse-t-{h:il|elle} tenter par le drapeau ?
À la fin, la dispute est-elle finie ?
`
