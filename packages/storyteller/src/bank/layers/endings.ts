/** Last lines by the ending the parent asked for. A heading with `>` comes after the gag's third step. */
export const ENDINGS_TEXT = `
=== ending celebration drum | 5-8, 9-14
en:
There was a party, the kind that nobody plans. Somebody brought a cake. Somebody brought a drum. The drum was a mistake, but nobody said so.
fr:
On fit une fête, de celles que personne n'a prévues. Quelqu'un apporta un gâteau. Quelqu'un apporta un tambour. Le tambour était une erreur, mais personne ne le dit.

=== ending celebration steps | 5-8, 9-14
en:
They danced. {H} knew two steps. {F} knew one and a half. It was enough for the whole evening.
fr:
On dansa. {H} connaissait deux pas. {F} en connaissait un et demi. Il y avait de quoi danser toute la soirée.

=== ending celebration table | 5-8, 9-14
en:
They carried out a table, and then another table, and still there were people without a corner. {H} ate standing up, and it tasted better.
fr:
On sortit une table, puis une autre table, et il manquait encore des coins. {H} mangea debout. C'était meilleur.

=== ending celebration candles | 5-8, 9-14
en:
It was nobody's birthday, so they lit all the candles they had and blew them out for everybody.
fr:
Ce n'était l'anniversaire de personne. Alors on alluma toutes les bougies, et on souffla pour tout le monde.

=== ending celebration shoes | 5-8, 9-14
en:
The party went on until the shoes came off, and then until nobody could find the shoes.
fr:
La fête dura jusqu'à ce qu'on enlève ses chaussures, puis jusqu'à ce que plus personne ne retrouve les siennes.

=== ending celebration speech | 5-8, 9-14
en:
Somebody called for a speech. {H} climbed on a chair and said, [H:Thank you, and is there any more?] It was held to be the best speech anyone had heard.
fr:
Quelqu'un réclama un discours. {H} monta sur une chaise.
[H:Merci, et est-ce qu'il en reste ?]
On n'avait jamais entendu de plus beau discours.

=== ending fame noroom | 5-8, 9-14
en:
Somebody wrote it on a wall in big letters: THEY DID IT. There was no room left to say who. {H} knew. {F} knew. It was plenty.
fr:
Quelqu'un l'écrivit sur un mur en grosses lettres : ILS ONT RÉUSSI. Il ne restait plus de place pour dire qui. {H} le savait. {F} le savait. Ça suffisait bien.

=== ending fame napkin | 5-8, 9-14
en:
Somebody asked {H} to sign a napkin. {h:He|She} wrote {h:his|her} whole name, and added a fish, and the queue went round the corner.
fr:
Quelqu'un demanda à {H} de signer sa serviette. {h:Il|Elle} écrivit son nom en entier, ajouta un poisson, et la file fit le tour du coin.

=== ending fame song | 5-8, 9-14
en:
By evening there was a song about it. It had the name of {H} in it, twice, and rhymed it with something surprising.
fr:
Le soir, il y avait déjà une chanson. On y entendait deux fois le nom {de H}, avec une rime très inattendue.

=== ending fame statue | 5-8, 9-14
en:
They wanted to put up a statue. {H} said {h:he|she} would rather have a bench, with room for {F}. It is still there.
fr:
On voulut faire une statue. {H} préféra un banc, avec une place pour {F}. Il y est toujours.

=== ending fame told | 5-8, 9-14
en:
People told it for years. Each time {H} grew a little taller in it, and {F} a little braver, and neither of them ever put it right.
fr:
On raconta l'histoire pendant des années. Chaque fois, {H} y grandissait un peu, {F} y gagnait en courage, et personne n'a jamais rectifié.

=== ending fame cake | 5-8, 9-14
en:
The baker named a cake after {H}. It was small, it had something hard in the middle, and it sold out by nine.
fr:
Le pâtissier donna à un gâteau le nom {de H}. Il était petit, avec quelque chose de croquant au milieu. À neuf heures, il n'y en avait plus.

=== ending learning size | 5-8, 9-14
en:
[H:Now I know something,] said {H}.
[F:What?]
[H:I can't say it yet. It's the size of the whole day.]
fr:
[H:Maintenant, je sais quelque chose,] dit {H}.
[F:Quoi ?]
[H:Je ne peux pas encore le dire. C'est grand comme toute la journée.]

=== ending learning best | 5-8, 9-14
en:
That night {H} knew one thing more than in the morning. {h:He|She} put it with the best ones.
fr:
Ce soir-là, {H} savait une chose de plus que le matin. {h:Il|Elle} la rangea avec les plus belles.

=== ending learning ask | 5-8, 9-14
en:
After that, when something would not work, {H} first went and sat next to it for a bit. It looked like doing nothing. {F} knew it was not.
fr:
Depuis, quand quelque chose ne marche pas, {H} va d'abord s'asseoir à côté. On dirait {que H} ne fait rien. {F} sait bien que non.

=== ending learning wrote | 5-8, 9-14
en:
{H} meant to write down what {h:he|she} had learned. {h:He|She} got as far as *Today*. The rest did not fit between two lines.
fr:
{H} voulut noter ce qu'{h:il|elle} avait appris. {h:Il|Elle} écrivit *Aujourd'hui*. Le reste n'entrait pas entre deux lignes.

=== ending learning again | 5-8, 9-14
en:
[F:So what do we do next time?] asked {F}.
[H:Next time we get it wrong faster,] said {H}.
fr:
[F:Et la prochaine fois, on fait comment ?] demanda {F}.
[H:La prochaine fois, on se trompe plus vite,] dit {H}.

=== ending learning look | 5-8, 9-14
en:
The way home was the same as the way there. It was only that {H} now saw what was on it.
fr:
Le chemin du retour était le même que celui de l'aller. Seulement, maintenant, {H} voyait ce qu'il y avait dessus.

=== ending friends thursday | 5-8, 9-14, mobile
en:
The next morning there was a knock at {H}'s window. It was only to say hello. The morning after, there was another. By Thursday nobody knocked any more.
fr:
Le lendemain matin, on frappa à la fenêtre {de H}. C'était juste pour dire bonjour. Le jour d'après, on frappa encore. Le jeudi, on ne frappait plus : on entrait.

=== ending friends count | 5-8, 9-14
en:
On the way home {H} counted everyone {h:he|she} could now say hello to. {h:He|She} counted again, because {h:he|she} liked the end.
fr:
Sur le chemin du retour, {H} compta tous ceux à qui on pouvait maintenant dire bonjour. Puis recompta, parce que la fin était belle.

=== ending friends place | 5-8, 9-14, mobile
en:
From that day there was one more cup on {H}'s table. It was never the same size as the others, and it was never empty.
fr:
Depuis ce jour, il y a une tasse de plus sur la table {de H}. Elle n'est pas de la même taille que les autres, et elle n'est jamais vide.

=== ending friends wave | 5-8, 9-14
en:
They said goodbye four times. The fourth time they were already too far off to hear, so they waved, and that went on for half an hour.
fr:
On se dit au revoir quatre fois. La quatrième fois, on était déjà trop loin pour entendre. Alors on agita la main, et ça dura une demi-heure.

=== ending friends letter | 5-8, 9-14
en:
A week later a letter came for {H}. It had no words in it, only a smudge, exactly the shape of a hug.
fr:
Une semaine plus tard, {H} reçut une lettre. Elle ne contenait pas de mots, juste une tache, en forme de bras ouverts.

=== ending friends bench | 5-8, 9-14
en:
Ever since, there has been a place between {H} and {F} that they keep free. It is not empty. It is taken.
fr:
Depuis, {H} et {F} laissent toujours une place au milieu. Elle n'est pas vide. Elle est réservée.

=== ending celebration hat | 5-8, 9-14
en:
They threw their hats in the air. Three came down. It was thought that the fourth wanted to see more.
fr:
On lança les chapeaux en l'air. Il en retomba trois. Le quatrième avait sans doute encore envie de voir.

=== ending celebration pancakes | 5-8, 9-14
en:
There were pancakes, as there should be. The first one stuck, the second one tore, and the third one flew very well.
fr:
On fit des crêpes, bien sûr. La première colla, la deuxième se déchira, et la troisième vola très bien.

=== ending celebration band | 5-8, 9-14
en:
They needed a band, so they made one out of a pan, a comb, and somebody who could do the trumpet with his mouth. The neighbours came to complain, and stayed to sing.
fr:
Il fallait un orchestre. On en fit un avec une casserole, un peigne et quelqu'un qui faisait la trompette avec la bouche. Les voisins vinrent se plaindre, et restèrent pour chanter.

=== ending celebration chairs | 5-8, 9-14
en:
They played musical chairs without taking any chairs away, and everybody won, nine times.
fr:
On joua aux chaises musicales sans enlever de chaise. Tout le monde gagna, neuf fois.

=== ending celebration paper | 5-8, 9-14
en:
There was no confetti, so they tore up the list of things that could go wrong. It made a great deal.
fr:
Il n'y avait pas de confettis. Alors on déchira la liste de tout ce qui pouvait rater. Il y en eut pour tout le monde.

=== ending celebration moon | 5-8, 9-14
en:
They ate outside, and when it got dark nobody noticed, because everybody was in the middle of a sentence.
fr:
On mangea dehors. La nuit tomba sans que personne la voie : on était tous au milieu d'une phrase.

=== ending celebration again | 5-8, 9-14
en:
It was decided to have the same party every year, on the day, and also tomorrow, to practise.
fr:
On décida de refaire la même fête tous les ans, le même jour, et aussi demain, pour s'entraîner.

=== ending celebration crumbs | 5-8, 9-14
en:
When the last guest had gone, {H} and {F} finished what was left under the table, where the best part of any party is.
fr:
Quand le dernier invité fut parti, {H} et {F} finirent les restes sous la table. C'est là que se passe le meilleur de toutes les fêtes.

=== ending celebration lanterns | 5-8, 9-14
en:
They hung up everything that would shine: lanterns, spoons, somebody's good shoes. From far away it looked like a small town that is pleased about something.
fr:
On accrocha tout ce qui voulait bien briller : des lampions, des cuillères, les belles chaussures de quelqu'un. De loin, on aurait dit une petite ville qui a une bonne nouvelle.

=== ending fame newspaper | 5-8, 9-14
en:
It was in the newspaper the next day, on page four, between a lost umbrella and the weather. {H} cut it out. The umbrella was on the back.
fr:
Le lendemain, c'était dans le journal, page quatre, entre un parapluie perdu et la météo. {H} découpa l'article. Derrière, il y avait le parapluie.

=== ending fame plaque | 5-8, 9-14
en:
They put up a plaque. It says that {H} and {F} were here, and when, and that they had jam.
fr:
On posa une plaque. Elle dit {que H} et {F} sont {hf:passés|passées} par ici, à quelle heure, et qu'il y avait de la confiture.

=== ending fame question | 5-8, 9-14
en:
Everyone wanted to know how it was done. {H} told them. They said no, really, how was it done?
fr:
Tout le monde voulait savoir comment c'était arrivé. {H} raconta tout. On lui dit : non, mais en vrai ?

=== ending fame stamp | 5-8, 9-14
en:
The post office made a stamp of it. {H}'s nose is a little too big on it, and {F} is the bit you lick.
fr:
La poste en fit un timbre. Le nez {de H} y est un peu trop grand, et {F} est du côté qui colle.

=== ending fame street | 5-8, 9-14
en:
There is a lane there now with {H}'s name on it. It is short, and it comes out somewhere you did not expect.
fr:
Là-bas, il y a maintenant un chemin qui porte le nom {de H}. Il est court, et il mène où l'on ne s'attend pas.

=== ending fame babies | 5-8, 9-14
en:
Before the week was out two kittens and a boat had been called {H}. The boat floats. The kittens are being taught.
fr:
Avant la fin de la semaine, deux chatons et un bateau s'appelaient {H}. Le bateau flotte. Les chatons apprennent.

=== ending fame door | 5-8, 9-14
en:
People rang at the door to see where {H} lived. They were shown the boots, and went away content.
fr:
Des gens sonnaient à la porte pour voir où habitait {H}. On leur montrait les bottes, et ils repartaient contents.

=== ending fame medal | 5-8, 9-14
en:
{H} was given a medal, and wore it for a day. Then it went on the nail by the door, where it holds the dog's lead.
fr:
{H} reçut une médaille et la porta toute une journée. Depuis, elle est au clou près de la porte, avec les clés.

=== ending fame whisper | 5-8, 9-14
en:
Next day, wherever they went, people nudged one another. [O:That's them,] they whispered. {F} began to walk differently. It wore off by Thursday.
fr:
Le lendemain, partout où {hf:ils|elles} passaient, les gens se poussaient du coude.
[O:C'est {hf:eux|elles},] chuchotait-on.
{F} se mit à marcher autrement. C'était fini le jeudi.

=== ending learning drawer | 5-8, 9-14
en:
Some things you learn go in at the ear and some at the eye. This one had gone in at the feet, {H} thought. They would know the way next time.
fr:
Il y a des choses qu'on apprend par l'oreille, et d'autres par les yeux. Celle-là, {H} l'avait apprise par les pieds. La prochaine fois, ils sauraient le chemin.

=== ending learning teacher | 5-8, 9-14
en:
[F:Will you tell them at school?] asked {F}.
[H:They'd want to know which subject it was,] said {H}.
fr:
[F:Tu le diras à l'école ?] demanda {F}.
[H:Ils me demanderont dans quelle matière,] dit {H}.

=== ending learning quiet | 5-8, 9-14
en:
{H} did not say anything all the way home, which was how {F} could tell that it had been a big one.
fr:
{H} ne dit rien de tout le retour. C'est comme ça {que F} comprit que c'était une grande chose.

=== ending learning smaller | 5-8, 9-14
en:
It is odd about problems. In the morning this one had been as big as a house. By evening it would go in a pocket, next to the handkerchief.
fr:
C'est drôle, les problèmes. Le matin, celui-là était grand comme une maison. Le soir, il tenait dans une poche, à côté du mouchoir.

=== ending learning first | 5-8, 9-14
en:
[H:The first idea is the one that shouts,] said {H}. [H:I'm going to wait for the second one.]
fr:
[H:La première idée, c'est celle qui crie,] dit {H}. [H:Maintenant, j'attendrai la deuxième.]

=== ending learning wrong | 5-8, 9-14
en:
That evening {H} made a list of everything they had got wrong. It was long, and every line of it had been needed.
fr:
Ce soir-là, {H} fit la liste de toutes leurs erreurs. Elle était longue, et il avait fallu chacune.

=== ending learning eyes | 5-8, 9-14
en:
After that, {H} looked at things twice: once to see them, and once to see what they wanted.
fr:
Depuis, {H} regarde les choses deux fois : une fois pour les voir, une fois pour voir ce qu'elles veulent.

=== ending learning pass | 5-8, 9-14
en:
A week later somebody smaller asked {H} for help with just such a thing. {H} opened {h:his|her} mouth to tell, and shut it again, and sat down beside them instead.
fr:
Une semaine plus tard, quelqu'un de plus petit demanda de l'aide à {H} pour une histoire du même genre. {H} ouvrit la bouche pour expliquer, la referma et alla plutôt s'asseoir à côté.

=== ending learning know | 5-8, 9-14
en:
[F:Did you know that from the start?] asked {F}.
[H:No,] said {H}. [H:I think you have to not know it first. For quite a while.]
fr:
[F:Tu le savais depuis le début ?] demanda {F}.
[H:Non,] dit {H}. [H:Je crois qu'il faut d'abord ne pas le savoir. Assez longtemps.]

=== ending friends chair | 5-8, 9-14, mobile
en:
There is always one chair too many at {H}'s now. It is astonishing how seldom it is empty.
fr:
Chez {H}, on met maintenant une chaise de trop. C'est étonnant comme elle est rarement vide.

=== ending friends knots | 5-8, 9-14
en:
They all promised to meet again, and tied a knot in something so as not to forget. {F} tied two. One was for the pleasure of it.
fr:
On promit de se revoir, et chacun fit un nœud à quelque chose pour ne pas oublier. {F} en fit deux. Le deuxième, c'était pour le plaisir.

=== ending friends secret | 5-8, 9-14
en:
Before they parted they made up a secret sign. It is done with one elbow. You will have seen people do it, and thought that it was an itch.
fr:
Avant de se quitter, on inventa un signe secret. Il se fait avec le coude. Vous avez sûrement vu des gens le faire, et vous avez cru que ça les grattait.

=== ending friends halfway | 5-8, 9-14
en:
Everybody walked everybody else half the way home, and then it was only fair to walk them half the way back. It got late.
fr:
Chacun raccompagna l'autre jusqu'à mi-chemin. Ensuite, c'était bien normal de le raccompagner dans l'autre sens. Il se fit tard.

=== ending friends photograph | 5-8, 9-14, modern
en:
There is a picture of them all from that evening. Nobody is looking the right way. They are all looking at each other.
fr:
Il existe une image d'eux tous, ce soir-là. Personne ne regarde du bon côté. Tout le monde se regarde.

=== ending friends jokes | 5-8, 9-14
en:
By the end of the day they had a joke that nobody else would ever understand. That is one way to tell.
fr:
À la fin de la journée, on avait une blague que personne d'autre ne comprendrait jamais. C'est à ça qu'on reconnaît les amis.

=== ending friends borrowed | 5-8, 9-14
en:
Somebody had lent somebody a scarf, and somebody had gone off with somebody's spoon. They would have to meet again to put it right. Nobody hurried.
fr:
L'un avait prêté une écharpe, l'autre était reparti avec une cuillère. Il faudrait se revoir pour tout rendre. Personne n'était pressé.

=== ending friends space | 5-8, 9-14
en:
[H:Yesterday I didn't know any of them,] said {H}.
[F:Yesterday was rather thin,] said {F}.
fr:
[H:Hier, je ne les connaissais pas,] dit {H}.
[F:Hier, c'était un petit jour,] dit {F}.

=== ending friends shadow | 5-8, 9-14
en:
Going home, with the sun low behind them, they made one long shadow with a great many legs.
fr:
Au retour, le soleil était bas derrière {hf:eux|elles}. Cela faisait une seule ombre, très longue, avec beaucoup de jambes.
`
