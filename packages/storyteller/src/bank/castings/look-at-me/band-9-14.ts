export const band9to14 = `
=== title
en:
{H} and the Three Words
fr:
{H} et le jour des cous tordus

=== title
en:
Lasts Until You Have Done It
fr:
Tout à l'heure

=== teaser
en:
Since ten o'clock a whole town has been looking at one person, who has not yet done anything.
fr:
Depuis dix heures, une ville entière regarde une seule personne, qui n'a encore rien fait.

=== when
en:
One windy market day
fr:
Un jour de marché et de grand vent

=== plant flower
en:
{>when}, {H} came upon the last red flower of the year, growing where no cart could reach it. {h:He|She} asked its pardon, picked it, and put it in {h:his|her} buttonhole, and walked a little straighter for it.
fr:
{>when}, {H} trouva la dernière fleur rouge de l'année, là où aucune charrette ne pouvait l'atteindre. {h:Il|Elle} lui demanda pardon, la cueillit, la mit à sa boutonnière, et marcha aussitôt un peu plus droit.

=== about flower
en:
[F:Who's it for?] asked {F}.
[H:I've only got one,] said {H}. [H:So it'll have to be somebody who has earned it.]
fr:
[F:C'est pour qui ?] demanda {F}.
[H:Je n'en ai qu'une,] dit {H}. [H:Il faudra que quelqu'un l'ait méritée.]

=== pay flower
en:
{H} took the red flower out of {h:his|her} buttonhole, looked at it once more, and threw it, as they do in theatres. It came down on {V}'s chest.
[V:What is that for?]
[H:For the somersault.]
[V:It was crooked,] said {V}, and did not let go of the flower.
fr:
{H} ôta la fleur rouge de sa boutonnière, la regarda encore une fois et la lança, comme on fait au théâtre. Elle tomba sur la poitrine {de V}.
[V:C'est pour quoi ?]
[H:Pour la galipette.]
[V:Elle était de travers,] dit {V}, sans lâcher la fleur.

=== pay own
en:
{H} thought for a moment, then put {h:his|her} {T} down in the flowerbed. [H:First prize,] {h:he|she} said.
[V:How many took part?]
[H:One,] said {H}. [H:But it was a good year.]
{V} held on to the prize with both hands.
fr:
{H} réfléchit un instant, puis posa {son T} dans la plate-bande.
[H:Premier prix,] dit-{h:il|elle}.
[V:On était combien ?]
[H:Un,] dit {H}. [H:Mais c'était une bonne année.]
{V} serra le prix à deux mains.

=== lack >
en:
The market was in full swing, and it was all facing the same way. A man buttered his hat. The fishwife weighed her own elbow, and sold it. A sheep backed out of a shop with a polite apology, and trod on {F}.
[A:You must excuse me,] said Mrs Fleece, over her shoulder. [A:It came on at ten. One can do what one likes, so long as one looks at that.]
*That* was {V}, {v:a wizard|a witch} of some reputation, who stood on a bench in a purple cape with a wand held out, and who had cried: [V:Look at me!]
[N:Look at *me*, Mama,] said a very small lamb, next to a bucket.
[A:In a minute, my love,] said his mother, and her neck creaked.
{>gag1}
fr:
Le marché battait son plein, et il regardait tout entier du même côté. Un monsieur beurrait son chapeau. La poissonnière pesa son coude, et le vendit. Une brebis sortit d'une boutique à reculons, avec un mot d'excuse, et marcha sur {F}.
[A:Il ne faut pas m'en vouloir,] dit madame Toison par-dessus son épaule. [A:Ça nous a pris à dix heures. On peut faire ce qu'on veut, pourvu qu'on regarde ça.]
*Ça*, c'était {V}, {v:un magicien réputé|une magicienne réputée}, debout sur un banc, cape violette et baguette tendue.
[V:Regardez-moi !]
[N:Regarde-*moi*, maman,] dit un tout petit agneau, près d'un seau.
[A:Tout à l'heure, mon trésor,] dit sa mère, et son cou craqua.
{>gag1}

=== try screen
en:
What nobody can see, nobody has to look at. {H} and {F} unhooked the largest flag from the town hall and stretched it between them in front of the bench. {each:@ kept the middle from sagging.|@ kept the middle from sagging.}
There was a pause, and then a sound of feet. The market had begun to walk round. It went sideways, without hurry, carrying its baskets, until it could see again. They turned the flag; the market turned too. They turned it faster. Stalls were upset, and the baker went into the fountain with a tray of rolls, still looking.
[F:It's a merry-go-round,] panted {F}. [F:I've never seen one where nobody was enjoying it.]
{>fail}
fr:
Ce qu'on ne voit pas, on n'est pas forcé de le regarder. {H} et {F} décrochèrent le plus grand drapeau de la mairie et le tendirent devant le banc. {each:@ soutenait le milieu.|@ soutenaient le milieu.}
Il y eut un silence, puis un bruit de pas. Le marché faisait le tour. Il allait de côté, sans se presser, le panier au bras, jusqu'à ce qu'il voie de nouveau. On tourna le drapeau ; le marché tourna aussi. On le tourna plus vite. Des étals se renversèrent, et le boulanger entra dans la fontaine avec un plateau de petits pains, sans cesser de regarder.
[F:C'est un manège,] souffla {F}. [F:Mais je n'en avais jamais vu où personne ne s'amuse.]
{>fail}

=== recap screen
en:
The market had walked right round a flag to go on looking.
fr:
Le marché avait contourné un drapeau pour continuer à regarder.

=== try show >
en:
If you want people to look at something else, said {H}, you have to give them something else. It was a good show, considering that it was got up in a minute. {H} danced with a broom that had other plans, {F} carried a whole cheese on {f:his|her} head, and for the space of a breath there was even a pyramid.
Not one head turned. It all went by behind the back of the crowd, like rain behind a curtain. Only one person in the town was watching: {V}, leaning so far out over the bench that the wood complained, {v:his|her} lips moving, as lips do when people count.
[V:Not bad at all,] said {V}, when they had bowed to nobody. [V:It's the landing that's so hard.]
fr:
Pour que les gens regardent autre chose, disait {H}, il faut leur donner autre chose. Le spectacle était bon, pour un spectacle monté en une minute. {H} dansa avec un balai qui avait d'autres projets, {F} porta un fromage entier sur la tête et, le temps d'un soupir, il y eut même une pyramide.
Pas une tête ne bougea. Tout se passa dans le dos de la foule, comme la pluie derrière un rideau. Dans toute la ville, une seule personne suivait : c'était {V}, si loin au-dessus du banc que le bois protestait, et remuant les lèvres, comme on fait quand on compte.
[V:Pas mal du tout,] dit {V}, quand on eut salué le vide. [V:C'est l'arrivée qui est si difficile.]

=== recap show
en:
One person had watched the show, and counted.
fr:
Une seule personne avait suivi le spectacle, et elle avait compté.

=== try hats >
en:
You can't look with your hat over your eyes. They went through the market and pulled down everything that had a brim, as far as the chin, and where there was no hat they made do with a basket or a clean saucepan. {F}, on a crate, did the tall ones.
[H:What can you see now?] {H} asked.
[A:Felt,] said Mrs Fleece, in a woollen voice. [A:But I can't help noticing where it is.]
{V} got down from the bench and stole away to the left, on tiptoe. Without a word all the hats in the market went left, and the saucepans after them.
[F:It's not the eyes,] said {F}. [F:It's everything they've got.]
{>fail}
fr:
Avec le chapeau sur les yeux, on ne regarde plus rien. {hf:Ils|Elles} firent le tour du marché et enfoncèrent jusqu'au menton tout ce qui avait un bord. Faute de chapeau, un panier fit l'affaire, ou une casserole propre. {F}, sur une caisse, s'occupait des grands.
[H:Et maintenant, vous voyez quoi ?] demanda {H}.
[A:Du feutre,] dit madame Toison, d'une voix de laine. [A:Mais je sens très bien dans quelle direction.]
{V} descendit du banc et s'en alla vers la gauche, sur la pointe des pieds. Sans un mot, tous les chapeaux du marché partirent à gauche, et les casseroles derrière.
[F:Ce ne sont pas les yeux,] dit {F}. [F:C'est toute la personne.]
{>fail}

=== recap hats
en:
Even a saucepan had known where {V} was.
fr:
Même une casserole avait su où était {V}.

=== way >
en:
A spell has to come out of a book, and the book would be in the tower. They climbed to it by way of two gates and four guards, all of whom wished them good day with their faces turned towards the market.
{>talent}
{>go}
Just inside the second gate, low down, where a child of six would be sitting if somebody had told it to sit there, the stone was scratched from end to end. It said: *in a minute*. It said so in big letters, and in small ones, and further along in quite good ones; and the last had been cut so deep that you could have stood a coin in it.
fr:
Une formule, cela sort d'un livre, et le livre devait être dans la tour. On y montait par deux portes et quatre gardes, qui leur souhaitèrent tous le bonjour, la figure tournée vers le marché.
{>talent}
{>go}
Passé la seconde porte, tout en bas, là où s'assoit un enfant de six ans quand on lui a dit de s'asseoir là, la pierre était gravée d'un bout à l'autre. On y lisait : *tout à l'heure*. On le lisait en grosses lettres, puis en petites, puis, plus loin, en lettres assez bien faites ; et le dernier était si profond qu'on aurait pu y glisser une pièce.

=== road >
en:
The book lay open on the floor of the tower room, at a page that had been read until it was soft. *LOOK AT ME*, it said. *An easy spell. No cost. Lasts until you have done it.*
[F:Until you've done what?] said {F}.
They turned it over, and found a recipe for glue.
There wasn't much furniture. But in the middle of the floor somebody had laid all the cushions that a tower can hold, and every cushion had the same dent, round, and a bit to one side. A curtain was nailed over the window.
[H:Whoever it is falls down a lot,] said {H}, [H:and doesn't want to be seen doing it.]
fr:
Le livre était ouvert par terre, dans la chambre de la tour, à une page devenue toute molle à force d'être lue. *REGARDEZ-MOI*, disait-elle. *Formule facile. Gratuite. Dure jusqu'à ce que vous l'ayez fait.*
[F:Que vous ayez fait quoi ?] dit {F}.
Au dos, il y avait une recette de colle.
Il n'y avait guère de meubles. Mais au milieu, par terre, on avait mis tous les coussins que peut contenir une tour, et chaque coussin avait le même creux, rond, et un peu de côté. Un rideau était cloué sur la fenêtre.
[H:Quelqu'un tombe souvent, ici,] dit {H}, [H:et ne tient pas à ce qu'on le voie.]

=== strand >
en:
At the corner of the square stood the butcher and the miller, cheek to cheek, like a couple in a slow dance. They had not exchanged a look for nine years, on account of a goose, and each of them had been crossing the road to avoid the other when it struck ten.
[O:He's breathing on me,] said the butcher, with his eyes on {V}.
[O:It's my own breath,] said the miller. [O:I've had it for years.]
[F:One of you could walk backwards,] said {F}.
[O:Then he'd say that I had run away,] said the butcher.
They considered this, ear to ear.
[O:What was it about the goose?] asked the miller, after a time. [O:I've forgotten my side.]
fr:
Au coin de la place, il y avait le boucher et le meunier, joue contre joue, comme pour une valse lente. Ils n'avaient pas échangé un regard depuis neuf ans, à cause d'une oie, et chacun traversait pour éviter l'autre quand dix heures avaient sonné.
[O:Il me souffle dessus,] dit le boucher, les yeux sur {V}.
[O:C'est mon souffle à moi,] dit le meunier. [O:Je l'avais avant.]
[F:L'un de vous pourrait reculer,] dit {F}.
[O:Il dirait que je me suis sauvé,] dit le boucher.
Ils y réfléchirent, oreille contre oreille.
[O:C'était quoi, déjà, cette oie ?] demanda le meunier au bout d'un moment. [O:J'ai oublié ma version.]

=== strandEnd
en:
At the corner two people came free nose to nose, and, as there was nothing else to be done, said good morning.
fr:
Au coin, deux messieurs se retrouvèrent nez à nez et, faute de mieux, se dirent bonjour.

=== quiet
en:
Beyond the last houses there was a meadow, and nothing in it to look at except grass. They sat down. It was a relief to see something that didn't mind.
The lamb had come after them, with the bucket in his teeth. He set it down, went round it twice, and measured it against his knee.
[N:I can jump over it,] he remarked. [N:Since this morning. Before, I could only do it in my head.]
{>gag2}
[H:Does your mother know?]
[N:I told her,] said the lamb. [N:But it isn't a thing for ears.]
He lay down with his back against the bucket and his face to the town, where two thousand people were watching somebody do nothing.
fr:
Après les dernières maisons, il y avait un pré, et rien d'autre à y regarder que l'herbe. {hf:Ils|Elles} s'assirent. Cela reposait de voir une chose à qui c'était égal.
L'agneau était venu derrière, le seau entre les dents. Il le posa, en fit deux fois le tour et le mesura contre son genou.
[N:Je sais sauter par-dessus,] fit-il remarquer. [N:Depuis ce matin. Avant, je ne savais que dans ma tête.]
{>gag2}
[H:Ta mère est au courant ?]
[N:Je lui ai dit,] répondit l'agneau. [N:Mais ce n'est pas une chose pour les oreilles.]
Il se coucha, le dos au seau et la figure vers la ville, où deux mille personnes regardaient quelqu'un ne rien faire.

=== insight >
en:
[N:Look at me,] said the lamb in the marketplace, to nobody any more, as one tries a door that is always locked. His knees were bent already.
{>recap1} {>recap2} {>recap3}
[H:I'm looking,] said {H}, and put down everything that there was to put down.
The lamb jumped. He stayed in the air for what seemed a good while for a lamb, landed on more or less all his feet, nodded to himself, and went off to see about some grass. He didn't look round once.
[F:And that's that?] said {F}. [F:All day he's been on about it.]
[H:That's all it is,] said {H} slowly. [H:You say it, and then you do the thing, and then you're done.] {h:He|She} turned to the bench, the cape, the outstretched wand. [H:{V} said it at ten o'clock, and {v:he|she} still hasn't jumped.]
fr:
[N:Regarde-moi,] dit l'agneau sur la place, à personne, comme on essaie une porte qui est toujours fermée.
Il avait déjà les genoux pliés.
{>recap1} {>recap2} {>recap3}
[H:Je regarde,] dit {H}, qui posa par terre tout ce qu'il y avait à poser.
L'agneau sauta. Il resta en l'air un bon moment, pour un agneau, retomba à peu près sur tous ses pieds, s'adressa un signe de tête et s'en alla voir s'il restait de l'herbe. Il ne se retourna pas une fois.
[F:Et voilà ?] dit {F}. [F:Toute la journée, il nous en a parlé.]
[H:C'est tout,] dit lentement {H}. [H:On le dit, on fait la chose, et puis c'est fini.]
{h:Il|Elle} se tourna vers le banc, la cape, la baguette tendue.
[H:{V} l'a dit à dix heures, et n'a pas encore sauté.]

=== turn mimic
en:
[H:What was it that you wanted to show?] called {H}.
[V:It's nothing,] said {V}. [V:It's ridiculous. A somersault.]
So {H}, who could copy anything, copied the dent in the cushions: over the shoulder, sideways, and flat in the flowerbed with a hat on one foot.
[V:But you must tuck your *chin* in!] cried {V}, who could bear no more. Down went the cape and down went the wand; {v:he|she} bent {v:his|her} knees, and went over, as crooked as a gate, and sat up among the sunflowers.
*Ohhh*, said two thousand people, and blinked.
{>pay}
fr:
[H:Qu'est-ce que vous vouliez nous montrer ?] cria {H}.
[V:Rien,] dit {V}. [V:C'est ridicule. Une galipette.]
Alors {H}, qui savait tout imiter, imita le creux des coussins : par-dessus l'épaule, un peu de côté, et à plat dans la plate-bande, un chapeau au pied.
[V:Mais il faut rentrer le *menton* !] cria {V}, à bout de patience.
La cape tomba, la baguette aussi ; les genoux plièrent, et {V} roula, de travers comme un œuf, et se retrouva {v:assis|assise} dans les tournesols.
*Ohhh*, dirent deux mille personnes, et elles clignèrent des yeux.
{>pay}

=== turn still
en:
[H:What was it that you wanted to show?] asked {H}.
[V:It's nothing,] said {V}. [V:A somersault. I had one, when I was six. They said, in a minute.]
{H} sat down before the bench, and did not say anything at all. Staying still was what {h:he|she} did best. There was no *hurry up* in it, and no *in a minute*; there was only somebody looking, for as long as was needed.
It was needed for some time. Then {V} took off the cape, bent both knees, and went over, as crooked as a gate, and sat up among the sunflowers.
*Ohhh*, said two thousand people, and blinked.
{>pay}
fr:
[H:Qu'est-ce que vous vouliez nous montrer ?] demanda {H}.
[V:Rien,] dit {V}. [V:Une galipette. J'en avais une, à six ans. On m'a dit : tout à l'heure.]
{H} s'assit devant le banc et ne dit plus rien. Ne pas bouger, c'était son fort. Il n'y avait là-dedans ni *dépêche-toi*, ni *plus tard* ; rien que quelqu'un qui regardait, le temps qu'il faudrait.
Il en fallut un certain temps. Puis {V} ôta sa cape, plia les genoux, roula, de travers comme un œuf, et se retrouva {v:assis|assise} dans les tournesols.
*Ohhh*, dirent deux mille personnes, et elles clignèrent des yeux.
{>pay}

=== turn why
en:
[H:Why don't you do it?] asked {H}.
[V:Do what?]
[H:Whatever it is. With the cushions.]
{V} went red as far as the collar. [V:Because when I was six I could do a somersault, and they all said *in a minute*. And now they're all looking, every one, and I might come down on my ear.]
[H:Why would that matter?]
{V} opened {v:his|her} mouth, and found nothing in it. The cape came off. {v:He|She} bent both knees, and went over, as crooked as a gate, and sat up among the sunflowers.
*Ohhh*, said two thousand people, and blinked.
{>pay}
fr:
[H:Pourquoi vous ne le faites pas ?] demanda {H}.
[V:Quoi donc ?]
[H:La chose. Avec les coussins.]
{V} rougit jusqu'au col.
[V:Parce qu'à six ans, je savais faire la galipette, et on m'a dit : tout à l'heure. Et maintenant, ils regardent tous, et je pourrais retomber sur l'oreille.]
[H:Et pourquoi serait-ce grave ?]
{V} ouvrit la bouche et n'y trouva rien. La cape tomba. Les genoux plièrent, et {V} roula, de travers comme un œuf, et se retrouva {v:assis|assise} dans les tournesols.
*Ohhh*, dirent deux mille personnes, et elles clignèrent des yeux.
{>pay}

=== restore
en:
All over the market, people began to look at their own feet, and at each other, and at the butter on their hats. Mrs Fleece turned her head to the front for the first time since ten. You could hear it two streets away.
[A:Now then,] she said to the lamb. [A:Show me.]
He showed her. He showed her nineteen times, and it was different each time, though only the two of them could see how.
{>close}
In that town, these days, when anyone calls *look at me*, people put down whatever they have in their hands.
It never takes long.
fr:
Partout, sur le marché, les gens se mirent à regarder leurs pieds, et leurs voisins, et le beurre sur leur chapeau. Madame Toison tourna la tête vers l'avant, pour la première fois depuis dix heures. On l'entendit deux rues plus loin.
[A:Bon,] dit-elle à l'agneau. [A:Montre-moi ça.]
Il lui montra. Il lui montra dix-neuf fois, et c'était chaque fois différent, même si eux seuls voyaient en quoi.
{>close}
Dans cette ville, à présent, quand quelqu'un crie *regarde-moi*, on pose ce qu'on a dans les mains.
Ça ne prend jamais longtemps.

=== last
en:
{each:@ had a somersault to show too.|@ had a somersault to show too.}
fr:
{each:@ avait aussi une galipette à montrer.|@ avaient aussi une galipette à montrer.}

=== cameo
en:
By the road a lamb was jumping over a bucket, and a sheep had stopped in the middle of a sentence to see.
fr:
Au bord du chemin, un agneau sautait par-dessus un seau, et une brebis s'était arrêtée au milieu d'une phrase pour voir.

=== ask
en:
Why does the lamb not look round after his jump?
{V} had the eyes of a whole town and could not move. Why?
What is it like when somebody really looks, and what when they only say that they do?
fr:
Pourquoi l'agneau ne se retourne-t-il pas après son saut ?
{V} avait les yeux de toute une ville. Pourquoi ne pas bouger ?
À quoi reconnais-tu que quelqu'un te regarde pour de vrai ?
`
