export const band9to14 = `
=== title
en:
A First-Class End
fr:
Un Bout de première classe

=== title
en:
Ten Steps Beyond
fr:
Dix pas plus loin

=== teaser
en:
For fifty years people have climbed a mountain to see the place where the path stops, and have paid twopence, and turned round.
fr:
Depuis cinquante ans, on grimpe jusqu'à l'endroit où le chemin s'arrête, on paie deux sous, et on fait demi-tour.

=== when
en:
On the second Sunday of the snow
fr:
Le deuxième dimanche de neige

=== plant ribbon
en:
{>when}, {H} had the red ribbon along, which had come round the largest present of the year, and had outlived it. There are things that are as good as new, and have nothing left to do, and it seemed hard to leave them at home.
fr:
{>when}, {H} avait emporté le ruban rouge, qui avait entouré le plus gros cadeau de l'année, et qui lui avait survécu. Il y a des choses comme neuves qui n'ont plus rien à faire. On n'a pas le cœur de les laisser à la maison.

=== about ribbon
en:
[F:What does one do with a ribbon, on a mountain?] asked {F}.
[H:One waits,] said {H}, [H:until there's something that ought to have a bow.]
fr:
[F:Que fait-on d'un ruban, en montagne ?] demanda {F}.
[H:On attend,] répondit {H}, [H:qu'il y ait quelque chose à offrir.]

=== pay ribbon
en:
Snow is all one colour, and in the middle of it one forgets which way one was going. So {H} pushed in a stick at the first bend, and tied the red ribbon round it, in a bow. [H:There,] {h:he|she} said. [H:Now it's a present.]
fr:
La neige est partout de la même couleur et, une fois dedans, on ne sait plus où l'on allait. Au premier tournant, {H} planta donc un bâton et y noua le ruban rouge, avec une boucle.
[H:Voilà,] dit-{h:il|elle}. [H:Maintenant, c'est un cadeau.]

=== plant lantern
en:
{>when}, {H} carried the small lantern, though it was broad day. By night it lit up three steps and never a fourth, and, three steps at a time, the two of them had always got there.
fr:
{>when}, {H} avait la petite lanterne à la main, en plein jour. La nuit, elle éclairait trois pas, jamais quatre et, trois pas par trois pas, on était toujours arrivé.

=== about lantern
en:
[F:You can't see where you're going with that,] said {F}.
[H:No,] said {H}. [H:You can only see that you are.]
fr:
[F:Avec ça, on ne voit pas où on va,] dit {F}.
[H:Non,] répondit {H}. [H:On voit seulement qu'on y va.]

=== pay lantern
en:
Snow is all one colour, and in the middle of it one forgets which way one was going. So at the first bend {H} set down the small lantern, lit it, and left it there for good. [H:It does the next three,] {h:he|she} said, [H:for whoever comes.]
fr:
La neige est partout de la même couleur et, une fois dedans, on ne sait plus où l'on allait. Au premier tournant, {H} posa donc la petite lanterne, l'alluma, et l'y laissa pour de bon.
[H:Elle fait les trois suivants,] dit-{h:il|elle}, [H:pour ceux qui viendront.]

=== pay own
en:
Snow is all one colour, and in the middle of it one forgets which way one was going. So at the first bend {H} put down {h:his|her} {T}, with the best side to the front. [H:That's so that the path knows where to turn,] {h:he|she} said, and only once looked back.
fr:
La neige est partout de la même couleur et, une fois dedans, on ne sait plus où l'on allait. Au premier tournant, {H} posa donc {son T}, le plus beau côté devant.
[H:C'est pour que le chemin sache où tourner,] dit-{h:il|elle}, et {h:il|elle} ne se retourna qu'une fois.

=== pay own torch
en:
Snow is all one colour, and in the middle of it one forgets which way one was going. So at the first bend {H} stood {h:his|her} {T} in the snow, switched on, and left {n:it|them} to shine. [H:That's so that the path knows where to turn,] {h:he|she} said, and only once looked back.
fr:
La neige est partout de la même couleur et, une fois dedans, on ne sait plus où l'on allait. Au premier tournant, {H} alluma donc {son T}, {T:le|la} planta dans la neige, et {T:le|la} laissa briller.
[H:C'est pour que le chemin sache où tourner,] dit-{h:il|elle}, et {h:il|elle} ne se retourna qu'une fois.

=== pay own garment
en:
Snow is all one colour, and in the middle of it one forgets which way one was going. But climbing is warm work. So at the first bend {H} hung {h:his|her} {T} on a stick. [H:That's so that the path knows where to turn,] {h:he|she} said, and only once looked back.
fr:
La neige est partout de la même couleur et, une fois dedans, on ne sait plus où l'on allait. Mais monter donne chaud. Au premier tournant, {H} accrocha donc {son T} à un bâton.
[H:C'est pour que le chemin sache où tourner,] dit-{h:il|elle}, et {h:il|elle} ne se retourna qu'une fois.

=== pay own boots
en:
Snow is all one colour, and in the middle of it one forgets which way one was going. So at the first bend {H} stood {h:his|her} {T} side by side, toes to the front, and went on in two pairs of socks. [H:That's so that the path knows where to turn,] {h:he|she} said, and only once looked back.
fr:
La neige est partout de la même couleur et, une fois dedans, on ne sait plus où l'on allait. Au premier tournant, {H} posa donc {son T} côte à côte, la pointe devant, et continua en grosses chaussettes.
[H:C'est pour que le chemin sache où tourner,] dit-{h:il|elle}, et {h:il|elle} ne se retourna qu'une fois.

=== about own
en:
[F:Must your {T} come right to the top?] asked {F}.
[H:{n:It has|They have} never seen the end of anything,] said {H}.
fr:
[F:Il faut que {ton T} {n:vienne|viennent} jusqu'en haut ?] demanda {F}.
[H:{T:Il|Elle} {n:n'a|n'ont} encore jamais vu le bout de rien,] répondit {H}.

=== lack >
en:
The path came out of the trees, climbed as far as the snow, and stopped, as clean as if cut with scissors. There was a sign, and there was a chair, and on the chair, in a cap, sat {A}, who was a donkey, and sold tickets.
[A:The End,] he said, with an owner's pride. [A:Twopence. Do look over, but kindly don't step, because there is nothing there to step on.]
At the edge an old goat with a basket was looking out over the white, as one looks out for the postman.
[N:My sister lives on the other side,] explained the goat, whose name was {N}, [N:and at the top there's a bell, for whoever arrives first. I come by every day to see if they've finished.]
[H:How long has it been?]
[N:Fifty years in March. They are slow, but I expect it's being done properly.]
{>gag1}
fr:
Le chemin sortit du bois, monta jusqu'à la neige et s'arrêta, net, comme coupé aux ciseaux. Il y avait un panneau, il y avait une chaise et, sur la chaise, en casquette, {A}, un âne, qui vendait des billets.
[A:Le Bout,] dit-il, en propriétaire. [A:Deux sous. On regarde, mais on ne pose pas le pied : on ne saurait pas sur quoi.]
Juste au bord, une vieille chèvre, un panier au cou, regardait tout ce blanc comme on guette le facteur.
[N:Ma sœur habite de l'autre côté,] dit la chèvre, qui s'appelait {N}. [N:Et là-haut, il y a une cloche, pour qui arrivera en premier. Je passe tous les jours, voir s'ils ont fini.]
[H:Ça fait longtemps ?]
[N:Cinquante ans en mars. Ils sont lents, mais je suppose que c'est du travail soigné.]
{>gag1}

=== try dig
en:
[H:It's under the snow,] said {H}. [H:Nobody makes half a path.]
So they dug, {H} with a spade, and {F} with a soup spoon, out of which one gets more pleasure than depth. {each:@ carried the snow away.|@ carried the snow away.} They brought up a mitten, and after that a beetle, whom nobody had expected before April, and who took it very badly. A long way down there was grass, last summer's, quite yellow; but every blade of it stood up straight, like people who are about to be counted.
[F:This isn't a path,] said {F}, parting it to look. [F:Nobody has so much as sat on this.]
{>fail}
fr:
[H:La suite est sous la neige,] dit {H}. [H:Personne ne fait une moitié de chemin.]
{hf:Ils|Elles} creusèrent donc, {H} avec une pelle, et {F} avec une cuillère à soupe, qui donne plus de plaisir que de profondeur. {each:@ emportait la neige.|@ emportaient la neige.} Il en sortit une moufle, puis un scarabée, qu'on n'attendait pas avant avril, et qui le prit très mal. Tout au fond, il y avait de l'herbe. Elle était jaune, elle était de l'été dernier, mais chaque brin se tenait droit, comme des gens qu'on va compter.
[F:Ce n'est pas un chemin, ça,] dit {F} en écartant les brins. [F:Là-dessus, personne ne s'est même assis.]
{>fail}

=== recap dig
en:
Nobody had so much as sat on that grass.
fr:
Sur cette herbe, personne ne s'était même assis.

=== try ask >
en:
[H:When is the path going to be finished?] {H} asked at the chair.
[A:It is finished,] said {A}. [A:That is the beauty of it. My grandfather sold the first ticket, and we have had visitors from the coast, who walked for two days and turned round in tears.]
[H:And it has always been exactly here?]
{A} put his cap straight, and looked up, and looked down, and went on almost without moving his lips.
[A:It used to be by that bush. Father thought there was more of a view from here, and took the chair up; and in spring, when the snow had gone, there was path as far as the chair. We put it down to good management.] He coughed. [A:There are nights when I think of moving it again, and I've never dared. Suppose it came?]
fr:
[H:Et quand est-ce que le chemin sera fini ?] demanda {H} devant la chaise.
[A:Mais il l'est,] dit {A}. [A:C'est toute sa beauté. Mon grand-père a vendu le premier billet. Il nous vient des gens de la côte, qui marchent deux jours, et qui font demi-tour en larmes.]
[H:Et il a toujours été là, exactement ?]
{A} remit sa casquette droite, regarda en haut, regarda en bas, et continua presque sans bouger les lèvres.
[A:Avant, il était près de ce buisson. Papa trouvait la vue plus belle d'ici. Il a monté la chaise et, au printemps, quand la neige a fondu, il y avait du chemin jusqu'à la chaise. On s'est dit que c'était bien géré.]
Il toussa.
[A:Des nuits, je me dis que je pourrais la monter encore. Je n'ai jamais osé. Et s'il suivait ?]

=== recap ask
en:
Wherever they had put the chair, the End had come after it.
fr:
Là où l'on avait mis la chaise, le Bout avait suivi.

=== try call >
en:
[H:They must have some left on the other side,] said {H}. So all of them stood in a row, took in as much air as would go in, and shouted it over: [H:HAVE YOU GOT THE REST?]
The mountain thought about it for so long that they had begun to talk of supper. Then from far away, across all that snow, as thin as a hair, there came an answer.
[O:MINE STOPS AS WELL!]
The basket round the old goat's neck began to shake. [N:That is my sister,] said {N}. [N:What is she doing out of doors, at her age?]
[O:I'M STANDING AT THE END!] called the voice. [O:I COME EVERY DAY! HAVE THEY FINISHED YET, ON YOUR SIDE?]
{>fail}
Nobody had the heart to shout the answer.
fr:
[H:En face, il doit leur en rester,] dit {H}.
On se mit en rang, on prit tout l'air qui voulut bien entrer, et on cria :
[H:VOUS AVEZ LA SUITE ?]
La montagne y réfléchit si longtemps qu'on s'était mis à parler du souper. Puis, de très loin, par-dessus toute cette neige, mince comme un cheveu, vint une réponse.
[O:LE MIEN S'ARRÊTE AUSSI !]
Le panier se mit à trembler au cou de la vieille chèvre.
[N:C'est ma sœur,] dit {N}. [N:Qu'est-ce qu'elle fait dehors, à son âge ?]
[O:JE SUIS AU BOUT !] cria la voix. [O:JE VIENS TOUS LES JOURS ! ILS ONT FINI, DE TON CÔTÉ ?]
{>fail}
Personne n'eut le cœur de crier la réponse.

=== recap call
en:
Over there, too, somebody was waiting for the workmen.
fr:
En face aussi, quelqu'un attendait les ouvriers.

=== strand >
en:
Something dropped out of the sky, and stayed as it had fallen, with its feet up. It was a duck, carrying round her neck a parcel nearly as large as herself.
[B:Fifty years,] the duck said to the sky. [B:Up and over, in all weathers, with the post. And do those two ever write? They send each other *cheese*.]
[H:Is it so heavy?]
[B:It isn't the weight, it's that it is always the same one. The first of them thought it much too good to eat alone, and sent it across. So did the other.] She closed her eyes. [B:It must be about ready by now. I fly with my head turned.]
{F} carried it over to the basket, as far away from the nose as one can carry a thing.
fr:
Quelque chose tomba du ciel, et resta comme c'était tombé, les pattes en l'air. C'était une cane, avec au cou un paquet presque aussi gros qu'elle.
[B:Cinquante ans,] dit la cane au ciel. [B:Par-dessus la montagne, par tous les temps, avec le courrier. Et vous croyez qu'elles s'écrivent, ces deux-là ? Elles s'envoient du *fromage*.]
[H:C'est si lourd ?]
[B:Ce n'est pas le poids. C'est que c'est toujours le même. La première l'a trouvé bien trop bon pour le manger seule, et l'a envoyé à l'autre. L'autre aussi.]
Elle ferma les yeux.
[B:Il doit être à point, maintenant. Je vole la tête tournée.]
{F} le porta jusqu'au panier, aussi loin du nez qu'on peut porter une chose.

=== strandEnd
en:
Up there the cheese was cut at last, and the duck, who had the first piece, went home on foot.
fr:
Là-haut, on coupa enfin le fromage. La cane eut la première part, et rentra à pied.

=== quiet
en:
When nobody had any more ideas, they sat down in a row with their feet on the End. {N} unwrapped the cheese, held it up to the light, and wrapped it again. From here the top looked so near that you could have thrown a crust over it.
[N:At home there was only the one bed,] she said, [N:and she kicked, all night and every night, like a mill. There was nothing I wanted more in the world than a bed of my own.]
[F:And now you've got one?] asked {F}.
[N:For fifty years. You can't imagine how still it is, and in the morning you wake up exactly where you were put.]
She was looking up, and rubbing one leg against the other, always in the same place.
fr:
Quand plus personne n'eut d'idée, on s'assit en rang, les pieds sur le Bout. {N} déballa le fromage, le leva à la lumière, et le remballa. Vu d'ici, le sommet semblait si près qu'on aurait pu lancer une croûte par-dessus.
[N:À la maison, il n'y avait qu'un lit,] dit-elle. [N:Elle donnait des coups de pied. Toute la nuit, toutes les nuits, un vrai moulin. Je ne voulais qu'une chose au monde : un lit à moi.]
[F:Et maintenant, vous en avez un ?] demanda {F}.
[N:Depuis cinquante ans. Vous n'imaginez pas ce que c'est calme. Le matin, on se réveille exactement là où on s'est mise.]
Elle regardait là-haut, et frottait une patte contre l'autre, toujours au même endroit.

=== way
en:
There was nothing left to do but go home, and it was far: down past the last house, and the last gate, and a snowman whom somebody had built with his back to the view.
{>talent}
{>go}
{N} did not come with them. She generally stayed until dark, in case they should work late.
[A:Mind the step,] {A} called after them, [A:and do recommend us!]
To go down a path that you have just come up is hardly like walking at all. {H} had only to put each foot where it had been that morning, for the prints were still there, quite deep, and fitted in this direction as well.
fr:
Il ne restait plus qu'à rentrer, et c'était loin : il fallait repasser devant la dernière maison, le dernier portail, et un bonhomme de neige que quelqu'un avait fait dos à la vue.
{>talent}
{>go}
{N} ne vint pas. Elle restait d'habitude jusqu'à la nuit, pour le cas où ils travailleraient tard.
[A:Attention à la marche,] leur cria {A}, [A:et parlez de nous autour de vous !]
Descendre un chemin qu'on vient de monter, ce n'est presque plus marcher. {H} n'avait qu'à remettre chaque pied là où il était le matin. Les traces y étaient encore, bien creuses, et dans ce sens aussi elles étaient à sa taille.

=== road >
en:
They had got as far as the bush when the wind took {F}'s woolly hat. It rolled up the slope like a wheel, past {A}, past {N}, past the sign, and lay down in all that white, ten steps beyond the End.
[A:I'm so sorry,] said {A}, who had taken off his own. [A:Nobody goes there, you see. There's nothing to go on.]
[F:It's the only one I had,] said {F}.
Not to set foot in a place for fifty years is one thing, and to leave a good hat lying in it is another. {H} went out and picked it up, ten steps there and ten steps back, and the mountain did not fall down. Nothing happened at all, and it went on not happening for nearly a minute.
fr:
{hf:Ils|Elles} étaient presque au buisson quand le vent prit le bonnet {de F}. Il remonta la pente en roulant comme une roue, passa {A}, passa {N}, passa le panneau, et se coucha dans tout ce blanc, dix pas après le Bout.
[A:Toutes mes condoléances,] dit {A}, qui avait ôté sa casquette. [A:Personne ne va là. Il n'y a rien sur quoi marcher.]
[F:Je n'avais que celui-là,] dit {F}.
Ne pas mettre le pied quelque part pendant cinquante ans, c'est une chose. Y laisser un bon bonnet, c'en est une autre. {H} alla le chercher. Dix pas pour y aller, dix pas pour en revenir. La montagne ne s'écroula pas. Il ne se passa rien du tout, et cela dura presque une minute.

=== insight >
en:
[A:Here!] cried {A}. [A:Who put that there?]
{>gag2}
He was pointing past his own sign. Up the white slope, where there had never been anything, ran something narrow and grey, ten steps long, which started at the End and left off where the hat had been.
{>recap1} {>recap2} {>recap3}
[N:They've begun,] whispered {N}. [N:After all these years.] And she looked about for the workmen.
{H} was not looking at the path. {h:He|She} had lifted one foot, and was studying the underside of it, as one studies a thing that one has always had, and that turns out to be for something.
[H:There aren't any workmen,] {h:he|she} said. [H:It comes out of *feet*.]
fr:
[A:Hé là !] cria {A}. [A:Qui a mis ça là ?]
{>gag2}
Il montrait quelque chose derrière son propre panneau. Sur la pente blanche, où il n'y avait jamais rien eu, montait une chose étroite et grise. Elle faisait dix pas de long, commençait au Bout, et finissait là où était tombé le bonnet.
{>recap1} {>recap2} {>recap3}
[N:Ils ont commencé,] souffla {N}. [N:Après tout ce temps.]
Et elle cherchait des yeux les ouvriers.
{H} ne regardait pas le chemin. {h:Il|Elle} avait levé un pied, et en étudiait le dessous, comme une chose qu'on a toujours eue, et dont on découvre l'usage.
[H:Il n'y a pas d'ouvriers,] dit-{h:il|elle}. [H:Ça sort des *pieds*.]

=== turn why
en:
[H:Why do you always stop just here?] asked {H}.
[N:Because the path does.]
[H:And why does the path?]
{N} opened her mouth, and there was nothing in it. She looked at her hooves, drawn up at the edge, where they had worn four little hollows.
[N:It was waiting,] she said at last, [N:to see which way I'd go.]
Then {N} raised a hoof, kept it in the air, and set it down in the snow. *Crunch.* She turned to look at the hole it had made, which was small, and round, and hers. [N:Is that all?] she said, and began to run.
{>pay}
fr:
[H:Pourquoi vous arrêtez-vous toujours juste ici ?] demanda {H}.
[N:Parce que le chemin s'arrête.]
[H:Et pourquoi le chemin s'arrête-t-il ?]
{N} ouvrit la bouche, et il n'y avait rien dedans. Elle regarda ses quatre sabots, au ras du bord. À force, ils y avaient creusé quatre petits trous.
[N:Il attendait de voir,] dit-elle enfin, [N:par où j'irais.]
Alors {N} leva un sabot, le garda un moment en l'air, et le posa dans la neige. *Crounch.* Elle se retourna sur le trou qu'elle avait fait. Il était petit, il était rond, et c'était le sien.
[N:Ce n'est que ça ?] dit-elle.
Et elle se mit à courir.
{>pay}

=== turn climb
en:
{H} could climb anything that had an up in it. {h:He|She} took one step over the edge, and a second, and looked round. [H:You needn't make any yourself,] {h:he|she} told the old goat. [H:Use mine.]
{>pay}
{N} put a hoof into the first of the steps, as you get into a bath, and then one into the next. She was so busy treading where somebody had trodden that when she came to {H} she went straight by. *Crunch.* She turned to look, and the last four holes in the row were small, and round, and hers. [N:Is that all?] said {N}, and began to run.
fr:
{H} savait grimper à tout ce qui monte. Un pas au-delà du bord, puis un deuxième, et {h:il|elle} se retourna vers la vieille chèvre.
[H:Pas besoin d'en faire,] dit-{h:il|elle}. [H:Prenez les miens.]
{>pay}
{N} mit un sabot dans le premier pas, comme on entre dans un bain, puis un sabot dans le suivant. Elle s'appliquait si bien à marcher dans les pas d'avant qu'en arrivant à {H}, elle passa tout droit. *Crounch.* Elle se retourna. Les quatre derniers trous étaient petits, ils étaient ronds, et c'étaient les siens.
[N:Ce n'est que ça ?] dit {N}.
Et elle se mit à courir.

=== turn dance
en:
A thing is easier to begin when it doesn't look serious. So {H} danced over the edge, two to the left, one to the right, and round, and looked back.
[N:I am much too old,] said {N}, who was tapping a hoof without knowing it.
{>pay}
The hoof that was tapping had gone over by itself. *Crunch.* {N} stared at it, as one stares at a child who has answered back. The hole it had made was small, and round, and hers. [N:Is that all?] she said. To this day the path goes two to the left there, one to the right, and round.
fr:
Une chose est plus facile à commencer quand elle n'a pas l'air sérieuse. {H} passa donc le bord en dansant, deux à gauche, un à droite, et on tourne, puis se retourna.
[N:Je suis bien trop vieille,] dit {N}, qui battait du sabot sans s'en apercevoir.
{>pay}
Le sabot qui battait était passé tout seul. *Crounch.* {N} le regarda comme on regarde un enfant qui a répondu. Puis elle regarda le trou qu'il avait fait. Il était petit, il était rond, et c'était le sien.
[N:Ce n'est que ça ?] dit-elle.
À cet endroit, aujourd'hui encore, le chemin fait deux à gauche, un à droite, et il tourne.

=== restore
en:
Just short of the top, somebody was coming up the other side, very fast, and leaving holes. She had heard feet, and knew whose. The two goats stopped when they were nose to nose.
[O:You've got old,] said the sister.
[N:I hope your feet have, too,] said {N}, and got one on the leg, in the old place.
So it was {H} who came to the top first, and rang the bell, which was a little flat, and could be heard in both valleys.
{>close}
These days {A} leads the way, with his chair on his back, and puts the sign down somewhere else each night. It is still a first-class End, he says, and has been in three countries.
fr:
Juste avant le sommet, quelqu'un montait de l'autre côté, très vite, en laissant des trous. Elle avait entendu des pas, et savait de qui. Les deux vieilles chèvres s'arrêtèrent nez à nez.
[O:Tu as vieilli,] dit la sœur.
[N:Tes pieds aussi, j'espère,] dit {N}, et elle en reçut un dans la patte, au bon endroit.
Ce fut donc {H} qui arriva au sommet en premier, et tira la corde. La cloche sonnait un peu faux, et on l'entendit dans les deux vallées.
{>close}
Depuis, {A} ouvre la marche, sa chaise sur le dos, et plante chaque soir le panneau ailleurs. C'est toujours un Bout de première classe, dit-il. Il a déjà fait trois pays.

=== last
en:
{each:@ walked at the back, and made it wider.|@ walked at the back, and made it wider.}
fr:
{each:@ fermait la marche, et l'élargissait.|@ fermaient la marche, et l'élargissaient.}

=== cameo
en:
They met a donkey with a chair on his back, who begged their pardon: this was the End, but only until tomorrow.
fr:
Un âne les croisa, une chaise sur le dos. Il s'excusa : ici, c'était le Bout, mais seulement jusqu'à demain.

=== ask
en:
Whom was the goat waiting for, all those years?
The donkey had very nearly found it out. What held him back?
Which path near you was begun by somebody's feet?
fr:
Qui la chèvre attendait-elle, pendant toutes ces années ?
L'âne avait presque compris. Qu'est-ce qui le retenait ?
Près de chez toi, quel chemin a commencé par des pieds ?
`
