/**
 * When it was (`era`, the first words of the book; `brief` where a wish follows; `later`, of the same name as `era`, on the last page), and
 * what the hero wished for where the story is about something else: `wish` on page 1, then `granted`.
 */
export const WORLDS_TEXT = `
=== time past | 0-4
en:
Long ago...
fr:
Autrefois...

=== time future | 0-4
en:
In a thousand years...
fr:
Dans mille ans...

=== brief past
en:
It was long, long ago, when the world was hardly dry.
fr:
C'était il y a très, très longtemps, quand le monde était à peine sec.

=== brief future
en:
It was the year three thousand, and nobody was quite used to it yet.
fr:
C'était en l'an trois mille, et l'on n'y était pas encore habitué.

=== era future tomatoes
en:
In the year three thousand, the tomatoes switched themselves off at night.
fr:
En l'an trois mille, le soir, les tomates s'éteignaient toutes seules.

=== era future umbrellas
en:
By the year three thousand, umbrellas flew home by themselves, though not always to the right home.
fr:
En l'an trois mille, les parapluies rentraient tout seuls à la maison, mais pas toujours à la bonne.

=== era future laces
en:
It was the year three thousand, and laces tied themselves, quite often the left one to the right.
fr:
En l'an trois mille, les lacets se nouaient tout seuls, et souvent le gauche au droit.

=== era future socks
en:
In the year three thousand, socks came when they were called.
fr:
En l'an trois mille, les chaussettes venaient quand on les appelait.

=== era future sunday
en:
It was the year three thousand, when people let their toasters sleep in on Sundays.
fr:
C'était en l'an trois mille : le dimanche, on laissait dormir les grille-pain.

=== era future bus
en:
It was the year three thousand, and the bus to the stars was late, as it had been for a thousand years.
fr:
En l'an trois mille, le bus des étoiles était en retard, comme depuis mille ans.

=== era future soap
en:
It was the year three thousand, and the soap told jokes, so that everybody washed behind their ears.
fr:
En l'an trois mille, le savon racontait des blagues, pour qu'on se lave derrière les oreilles.

=== era future doors
en:
In the year three thousand, doors said good morning, and some of them went on to talk about themselves.
fr:
Les portes, en l'an trois mille, disaient bonjour, et certaines en profitaient pour parler d'elles.

=== era past music
en:
A long, long time ago there was one tuba in the whole country, and it was booked.
fr:
Il y a très, très longtemps, on n'avait qu'un accordéon pour tout le pays, et il était réservé.

=== era past letters
en:
Long, long ago, letters came on foot and stayed to supper.
fr:
Il y a très, très longtemps, les lettres arrivaient à pied, et restaient dîner.

=== era past doors
en:
This was so long ago that people said good night to their doors, and the doors creaked back.
fr:
C'était il y a si longtemps qu'on disait bonne nuit aux portes, et qu'elles répondaient en grinçant.

=== era past potatoes
en:
It was a long, long time ago, when potatoes were new, and nobody dared to taste the first one.
fr:
C'était il y a très, très longtemps. La pomme de terre était toute neuve, et personne n'osait goûter la première.

=== era past stars
en:
Long ago, people said good night to the stars by name, and it took until morning.
fr:
Dans l'ancien temps, on disait bonne nuit aux étoiles par leur nom, et ça durait jusqu'au matin.

=== era past nut
en:
How long ago was it? The biggest oak you know was still an acorn.
fr:
C'était il y a combien de temps ? Le plus gros chêne que vous connaissez était encore un gland.

=== era past buttons
en:
This was long, long ago, before zips. By the time a coat was buttoned up, it was usually evening.
fr:
C'était il y a très, très longtemps, avant les fermetures éclair. Le temps de boutonner un manteau, c'était déjà le soir.

=== era past grandmother
en:
It was in the days when your grandmother's grandmother was small, and would not eat her crusts.
fr:
C'était du temps où la grand-mère de votre grand-mère était petite et laissait ses croûtes.

=== era past moon
en:
The moon was a little nearer then, long, long ago, and people took their hats off to it.
fr:
Il y a très, très longtemps, la lune était un peu plus près, et les gens lui tiraient leur chapeau.

=== era past road
en:
Once, very long ago, there was only one road, and it went where it liked.
fr:
Il y a bien longtemps, il n'y avait qu'une route, et elle allait où elle voulait.

=== wish win_something shelf
en:
{H} had never won anything, and was keeping a shelf free.
fr:
{H} n'avait jamais rien gagné, et gardait une étagère libre.

=== granted win_something shelf
en:
The best of what {H} won that day would never have stayed on a shelf.
fr:
Le meilleur de ce que gagna {H} ce jour-là n'aurait pas tenu sur une étagère.

=== wish win_something turnip
en:
At the fair {H} had won a turnip, once, and felt ready for something larger.
fr:
À la kermesse, un jour, {H} avait gagné un navet. {h:Il|Elle} se sentait {h:prêt|prête} pour plus grand.

=== granted win_something turnip
en:
All in all, thought {H}, it beat a turnip.
fr:
Tout compte fait, se dit {H}, c'était mieux qu'un navet.

=== wish win_something second | walks
en:
{H} had come second all year: at running, at skipping, and at getting to the crust.
fr:
Toute l'année, {H} avait fini deuxième : à la course, à la corde, et pour le croûton.

=== granted win_something second
en:
That day {H} forgot to ask who had come second.
fr:
Ce jour-là, {H} oublia de demander qui était arrivé deuxième.

=== wish save_the_world list
en:
On {H}'s list for that week it said: feed the cat, tidy up, save the world. The cat was done.
fr:
Sur la liste {de H}, cette semaine-là, il y avait : nourrir le chat, ranger, sauver le monde. Le chat, c'était fait.

=== granted save_the_world list
en:
{H} took out the list and crossed off the last line. That left the tidying up.
fr:
{H} sortit la liste et barra la dernière ligne. Il restait à ranger.

=== wish save_the_world meant
en:
{H} had always meant to save the world, but there had been school.
fr:
{H} avait toujours voulu sauver le monde, mais il y avait l'école.

=== granted save_the_world meant
en:
What they had saved was not the whole world, perhaps. It was the piece that came to hand.
fr:
Ce n'était peut-être pas le monde entier. C'était le bout qu'on avait sous la main.

=== wish save_the_world cape
en:
What {H} would have liked was to save the world: a small one, to begin with.
fr:
{H} aurait bien aimé sauver le monde, un petit, pour commencer.

=== granted save_the_world cape
en:
As worlds to be saved go, thought {H}, this one had been just the right size to begin with.
fr:
Pour un premier monde à sauver, se dit {H}, c'était la taille idéale.

=== wish journey hat
en:
{H} wanted to go on a journey. It did not matter where, so long as you needed a hat for it.
fr:
{H} voulait partir en voyage, n'importe où, du moment qu'il fallait un chapeau.

=== granted journey hat
en:
It had been a real journey, all told, hat or no hat.
fr:
Tout compte fait, c'était un vrai voyage, avec ou sans chapeau.

=== wish journey corner
en:
{H} knew the street up to the corner, and would have liked to know how it went on.
fr:
{H} connaissait la rue jusqu'au coin, et aurait bien voulu savoir la suite.

=== granted journey corner
en:
So that was how the street went on, after the corner. {H} had rather thought so.
fr:
C'était donc ça, la suite de la rue, après le coin. {H} s'en doutait un peu.

=== wish find_something furniture
en:
{H} had the feeling that something was waiting to be found, and looked under the furniture.
fr:
{H} sentait que quelque chose attendait d'être trouvé, et regardait sous les meubles.

=== granted find_something furniture
en:
So it had not been under the furniture at all.
fr:
Ce n'était donc sous aucun meuble.

=== wish find_something pocket
en:
{H} had emptied one pocket, for whatever there was to be found that day.
fr:
{H} avait vidé une poche, pour ce qu'on allait trouver ce jour-là.

=== granted find_something pocket
en:
What they had found would not have gone into a pocket.
fr:
Ce qu'on avait trouvé ne serait pas entré dans une poche.

=== wish solve_mystery grandpa
en:
{H} was looking for a mystery. At home they had all been solved. It was always Grandpa.
fr:
{H} cherchait un mystère. À la maison, ils étaient tous résolus : c'était toujours Papi.

=== granted solve_mystery grandpa
en:
{H} shut one eye, as detectives do when it is over. For once it had not been Grandpa.
fr:
{H} ferma un œil, comme les détectives quand c'est fini. Pour une fois, ce n'était pas Papi.

=== wish solve_mystery magnifier
en:
{H} had been ready for a mystery since Sunday, and had looked at everybody's shoes.
fr:
{H} attendait un mystère depuis dimanche et avait déjà regardé les chaussures de tout le monde.

=== granted solve_mystery magnifier
en:
{H} looked at everybody's shoes once more. They had nothing left to hide.
fr:
{H} jeta un dernier regard aux chaussures de chacun. Elles n'avaient plus rien à cacher.

=== wish help_someone dropped
en:
{H} liked to be of use, and that week nobody had needed any help.
fr:
{H} aimait rendre service, mais, cette semaine-là, personne n'avait besoin de rien.

=== granted help_someone dropped
en:
The week was a busy one, after all.
fr:
Ce fut finalement une semaine chargée.

=== wish help_someone sign
en:
On {H}'s door it said: *Help given, mornings and afternoons.* The week had been quiet.
fr:
Sur la porte {de H}, on lisait : *Aide, matin et après-midi.* La semaine avait été calme.

=== granted help_someone sign
en:
At home {H} turned the sign round. On the back it said: *Back soon.*
fr:
En rentrant, {H} retourna l'écriteau. De l'autre côté, on lisait : *Je reviens.*

=== later future tomatoes
en:
Somewhere a tomato switched itself off, and then on again, so as not to miss the end.
fr:
Quelque part, une tomate s'éteignit, puis se ralluma, pour ne pas manquer la fin.

=== later future umbrellas
en:
At home an umbrella was waiting. It was the neighbours'.
fr:
À la maison, un parapluie attendait. C'était celui des voisins.

=== later future laces
en:
On the way home somebody's left lace tied itself to somebody's right, and nobody minded.
fr:
Au retour, un lacet gauche se noua encore à un droit, et personne ne s'en plaignit.

=== later future socks
en:
At home {H} called the socks, to tell them. They were in bed already.
fr:
À la maison, {H} appela les chaussettes, pour leur raconter. Elles étaient déjà couchées.

=== later future sunday
en:
The toasters had to be told about it twice.
fr:
Il fallut tout raconter deux fois aux grille-pain.

=== later future bus
en:
The star bus went by just then. It was catching up.
fr:
Le bus des étoiles passa justement. Il rattrapait son retard.

=== later future soap
en:
At bath time the soap did not get to the end of its joke. {H} was yawning too wide.
fr:
À l'heure du bain, le savon ne finit pas sa blague : {H} bâillait trop.

=== later future doors
en:
The front door wanted to hear everything. For once it did not talk about itself.
fr:
La porte d'entrée voulut tout savoir. Pour une fois, elle ne parla pas d'elle.

=== later past moon
en:
That night the moon came a little nearer still, so as not to miss the end.
fr:
Cette nuit-là, la lune se rapprocha encore un peu, pour ne pas manquer la fin.

=== later past road
en:
That evening the road went home with them. It liked it there.
fr:
Ce soir-là, la route rentra avec {hf:eux|elles}. C'est là qu'elle voulait aller.

=== later past music
en:
As it happened, the tuba was free that day, and everybody had a go.
fr:
Ce jour-là, justement, l'accordéon était libre. On dansa, même les chaises.

=== later past letters
en:
Some weeks later a letter walked in to ask how it had ended. It stayed to supper.
fr:
Quelques semaines plus tard, une lettre passa demander comment ça s'était fini. Elle resta dîner.

=== later past doors
en:
At home they went in by the door, and then once more, to celebrate.
fr:
À la maison, on entra par la porte, puis encore une fois, pour fêter ça.

=== later past potatoes
en:
At the next meal {H} tried a potato, before anybody dared. There were none left for anybody else.
fr:
Au repas suivant, {H} osa goûter une pomme de terre. Il n'en resta plus une pour les autres.

=== later past stars
en:
When the stars came out they were told all about it, one by one, until it got light.
fr:
Quand les étoiles sortirent, on leur raconta tout, une par une, et ça dura jusqu'au matin.

=== later past nut
en:
Under the grass an acorn had listened to it all, and decided to grow, so as to see better.
fr:
Sous l'herbe, un gland avait tout écouté. Il décida de pousser, pour mieux voir.

=== later past buttons
en:
On the way home nobody stopped to do up a single button.
fr:
Au retour, personne ne prit le temps de fermer un seul bouton.

=== later past grandmother
en:
The little girl with the crusts was told about it, and ate them all by mistake.
fr:
On raconta tout à la petite fille aux croûtes, qui les mangea par distraction.

=== era future spoons
en:
In the year three thousand, spoons blew on the soup by themselves.
fr:
En l'an trois mille, les cuillères soufflaient toutes seules sur la soupe.

=== later future spoons
en:
At supper the spoons blew very softly, so as not to interrupt the story.
fr:
Au dîner, les cuillères soufflèrent tout doucement, pour ne pas couper l'histoire.

=== era future beds
en:
In the year three thousand, beds made themselves, sometimes with somebody still inside.
fr:
En l'an trois mille, les lits se faisaient tout seuls, parfois avec quelqu'un dedans.

=== later future beds
en:
Next morning the bed waited a little before it made itself. {H} was still asleep.
fr:
Le lendemain, le lit attendit un peu avant de se faire. {H} dormait encore.

=== era future smells
en:
In the year three thousand you could send a smell by post. People mostly sent toast.
fr:
En l'an trois mille, on pouvait envoyer une odeur par la poste. Les gens envoyaient surtout du pain grillé.

=== later future smells
en:
Some days later a letter came that smelled of toast. It was to say well done.
fr:
Quelques jours plus tard, une lettre arriva, qui sentait le pain grillé. C'était pour dire bravo.

=== era future stairs
en:
In the year three thousand, stairs said *mind the step*, and now and then *thank you*.
fr:
En l'an trois mille, les escaliers disaient *attention à la marche* et, de temps en temps, *merci*.

=== later future stairs
en:
At bedtime the stairs said *thank you* twice.
fr:
Au moment de monter se coucher, l'escalier dit *merci* deux fois.

=== wish win_something cup
en:
{H} had once won a cup for taking part, and had wondered ever since what the others looked like.
fr:
{H} avait eu un jour une coupe pour avoir participé, et se demandait depuis à quoi ressemblaient les autres.

=== granted win_something cup
en:
For this, thought {H}, no cup would have been big enough.
fr:
Pour ça, se dit {H}, aucune coupe n'aurait été assez grande.

=== wish win_something number
en:
{H} had never won a prize. {h:He|She} had clapped for a great many.
fr:
{H} n'avait jamais gagné de prix. Pour ceux des autres, {h:il|elle} avait beaucoup applaudi.

=== granted win_something number
en:
There had not been a prize this time. {H} would not have swapped.
fr:
Cette fois-là, il n'y avait pas de prix. {H} n'aurait pas voulu changer.

=== wish save_the_world open
en:
What {H} really wanted was to save the world, and {h:he|she} hoped that it would not take too long.
fr:
Le grand projet {de H}, c'était de sauver le monde. {h:Il|Elle} espérait que ce ne serait pas trop long.

=== granted save_the_world open
en:
Saving the world had taken less time than {H} had thought.
fr:
Pour sauver le monde, il avait fallu moins de temps {que H} ne croyait.

=== wish save_the_world neighbours
en:
{H} was going to save the world, and had promised to begin with the neighbours.
fr:
{H} allait sauver le monde, et avait promis de commencer par les voisins.

=== granted save_the_world neighbours
en:
The rest of the world could wait till tomorrow.
fr:
Pour le reste du monde, on continuerait demain.

=== wish journey bag
en:
{H}'s bag had been packed for a journey since the summer. Only the journey was missing.
fr:
Le sac {de H} était prêt pour un voyage depuis longtemps. Il ne manquait que le voyage.

=== granted journey bag
en:
So this was the one that {H} had packed for. It was quite far enough.
fr:
Le sac {de H} attendait donc ce voyage-là. C'était bien assez loin comme ça.

=== wish journey first
en:
{H} wanted to see something that nobody next door had seen first.
fr:
{H} voulait voir une chose que les voisins n'avaient pas vue avant.

=== granted journey first
en:
The people next door had never seen anything like it. {H} asked them, to be sure.
fr:
Les voisins n'avaient jamais vu ça. {H} alla leur demander, pour être {h:sûr|sûre}.

=== wish find_something lost
en:
{H} was excellent at finding things. The trouble was that nothing was lost.
fr:
{H} savait très bien trouver les choses. Seulement, rien n'était perdu.

=== granted find_something lost
en:
This time there had really been something to find.
fr:
Cette fois, il y avait vraiment quelque chose à trouver.

=== wish solve_mystery face
en:
{H} had put on a detective's face, and was only waiting for something odd.
fr:
{H} avait pris sa tête de détective. Il ne manquait plus qu'une chose bizarre.

=== granted solve_mystery face
en:
{H} put the detective's face away. It had been quite odd enough.
fr:
{H} rangea sa tête de détective. Ça avait été bien assez bizarre.

=== wish help_someone street
en:
{H} had asked up and down the street who needed help. Nobody did. It was a very tidy street.
fr:
{H} avait demandé à toute la rue qui avait besoin d'aide. Personne. C'était une rue très bien rangée.

=== granted help_someone street
en:
Since then people come from three streets away to ask {H} for help.
fr:
Depuis, on vient de trois rues plus loin demander de l'aide à {H}.

=== wish find_something tin
en:
{H} had emptied a biscuit tin, so as to have somewhere to put what would be found.
fr:
{H} avait vidé une boîte à biscuits, pour y mettre ce qu'on trouverait.

=== granted find_something tin
en:
The tin was still empty. What had been found was not the kind that you put in a tin.
fr:
La boîte était toujours vide. Ce qu'on avait trouvé ne se range pas dans une boîte.

=== wish find_something ground
en:
{H} went about looking at the ground, because that is where you find things.
fr:
{H} regardait toujours par terre, puisque c'est là qu'on trouve les choses.

=== granted find_something ground
en:
{H} went home with {h:his|her} nose in the air, and into a hedge, which was worth looking at too.
fr:
{H} rentra le nez en l'air, et dans une haie, qui valait aussi le coup d'œil.

=== wish solve_mystery notebook
en:
{H} had a notebook for mysteries. So far there was a shopping list in it.
fr:
{H} avait un carnet pour les mystères. Pour l'instant, il ne contenait qu'une liste de courses.

=== granted solve_mystery notebook
en:
In the notebook, under the shopping list, it said: *one mystery, solved*.
fr:
Dans le carnet, sous la liste de courses, on pouvait lire : *un mystère, résolu*.

=== wish solve_mystery polite
en:
{H} was ready for a mystery, and suspected everybody, very politely, just in case.
fr:
{H} attendait un mystère. En attendant, {h:il|elle} soupçonnait tout le monde, poliment, au cas où.

=== granted solve_mystery polite
en:
There was no mystery left. {H} suspected nobody, and had all the time in the world.
fr:
Le mystère était résolu. {H} ne soupçonnait plus personne, et ça libérait beaucoup de temps.

=== wish help_someone doors
en:
All week {H} had been holding doors open, in case somebody came.
fr:
Toute la semaine, {H} avait tenu des portes, au cas où il viendrait quelqu'un.

=== granted help_someone doors
en:
{H} still holds doors open, but now it is for people who are going out as well.
fr:
{H} tient toujours les portes, mais maintenant, c'est aussi pour ceux qui sortent.

=== wish help_someone name
en:
{H} wanted to help somebody, and had told everybody so, twice, in case they forgot.
fr:
{H} voulait aider quelqu'un, et l'avait dit deux fois à tout le monde, pour qu'on y pense.

=== granted help_someone name
en:
By the end nobody had to be told twice. They knew whom to ask.
fr:
À la fin, plus besoin de le dire deux fois. On savait à qui demander.
`
