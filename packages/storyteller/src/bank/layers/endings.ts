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
`
