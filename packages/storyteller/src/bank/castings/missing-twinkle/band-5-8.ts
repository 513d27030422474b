export const band5to8 = `
=== title
en:
{H} and the Comet Who Looked Back
fr:
{H} et la comète qui se retournait

=== title
en:
The Missing Twinkle
fr:
L'étoile qui ne clignait plus

=== when
en:
One day in December
fr:
Un jour de décembre

=== refrain
en:
Twinkle, twinkle... Nothing!
fr:
Cligne, cligne, cligne... Rien !

=== refrainLast
en:
Twinkle, twinkle... Twink!
fr:
Cligne, cligne, cligne... Clic !

=== plant camera
en:
{>when}, there was one picture left in {H}'s camera. {h:He|She} was saving it for {h:his|her} birthday.
fr:
{>when}, il restait une seule photo dans l'appareil {de H}. {h:Il|Elle} la gardait pour son anniversaire.

=== about camera
en:
[F:This is my good side,] said {F}.
[H:Not until my birthday,] said {H}.
So {F} showed {h:him|her} the other one.
fr:
[F:Ça, c'est mon bon profil,] dit {F}.
[H:Pas avant mon anniversaire,] dit {H}.
Alors {F} montra l'autre.

=== pay camera
en:
{H} lifted the camera. The last picture! *Click.* The photo came out slowly, golden all over, and {H} gave it to {V}.
fr:
{H} leva son appareil. La dernière photo ! *Clic.* La photo sortit lentement, toute dorée, et {H} la lui donna.

=== plant window_sign
en:
{>when}, {H} cut out a gold paper star for the top of the tree. It had not one crooked point.
fr:
{>when}, {H} découpa une étoile en papier doré pour le haut du sapin. Pas une pointe de travers.

=== about window_sign
en:
[F:You ought to try it on somebody,] said {F}.
{H} set it on {f:his|her} head.
[F:If I keep very still, do I shine?] asked {F}.
fr:
[F:Il faudrait l'essayer sur quelqu'un,] dit {F}.
{H} la lui posa sur la tête.
[F:Si je ne bouge pas, je brille ?] demanda {F}.

=== pay window_sign
en:
{H} took out the gold paper star and wrote on it: FIRST PRIZE. {h:He|She} pinned it on {V}'s tail.
fr:
{H} sortit l'étoile en papier doré et écrivit dessus : PREMIER PRIX. {h:Il|Elle} l'accrocha à la traîne {de V}.

=== lack >
en:
{H} always kept {h:his|her} last good night for one star, the small one over the chimney. The star always winked.
Not that night. It just hung there, flat as a plate.
[N:Somebody took my twinkle,] it said, in a very small voice. [N:Somebody fast.]
{>gag1}
{H} shouted that they were coming, and went to fetch the big saucepan, the one with the rocket in it.
fr:
Son dernier bonsoir, {H} le gardait pour une étoile, la petite, au-dessus de la cheminée. Et toujours, l'étoile lui faisait un clin d'œil.
Pas ce soir-là. Elle restait accrochée là, plate comme une assiette.
[N:On m'a volé mon clin d'œil,] dit-elle d'une toute petite voix. [N:Quelqu'un de rapide.]
{>gag1}
{H} cria qu'on arrivait, et alla chercher la grande casserole, celle avec la fusée dedans.

=== try torch
en:
Up they went, and tried to give the star another twinkle. They hung {?own(torch):the|a} torch on it, and it looked like a car. They hung a candle on it, and it looked like a cake. {F} held up a saucepan lid, and it looked like {F}, upside down.
On Earth, four ships turned left instead of right.
[N:You're very kind,] said the star. [N:Please take off the lid.]
{>fail}
fr:
{hf:Ils|Elles} montèrent là-haut, et essayèrent de donner à l'étoile un autre clin d'œil. Avec {?own(torch):la|une} lampe de poche, elle ressemblait à une voiture. Avec une bougie, elle ressemblait à un gâteau. {F} tendit un couvercle, et elle ressembla à {F}, la tête en bas.
Sur Terre, quatre bateaux tournèrent à gauche au lieu de tourner à droite.
[N:Vous êtes {hf:gentils|gentilles},] dit l'étoile. [N:Enlevez le couvercle, s'il vous plaît.]
{>fail}

=== recap torch
en:
A torch was not a twinkle.
fr:
Une lampe de poche ne remplaçait pas un clin d'œil.

=== try chase >
en:
*Whoosh!* Something golden went by, with a very long tail and a twinkle pinned on the front.
[V:Too slow!] sang the comet. [V:I am {V}! Look how I go!]
{H} pulled the big lever. {each:@ pedalled.|@ pedalled.} The saucepan coughed, and shook, and would have overtaken a snail, if there had been a snail.
*Whoosh!* She went round them twice, and then once more, slowly.
[F:Now she's showing off,] said {F}.
fr:
*Zioum* ! Quelque chose de doré passa, avec une très longue traîne et un clin d'œil épinglé sur le devant.
[V:Trop {hf:lents|lentes} !] chanta la comète. [V:Je suis {V} ! Regardez comme je file !]
{H} tira le grand levier. {each:@ pédala.|@ pédalèrent.} La casserole toussa, trembla et aurait doublé un escargot, s'il y avait eu un escargot.
*Zioum* ! La comète leur tourna autour, deux fois, puis une troisième, lentement.
[F:Là, elle frime,] dit {F}.

=== recap chase
en:
{V} flew faster than any saucepan.
fr:
{V} volait plus vite que toutes les casseroles.

=== try scold >
en:
[H:Give it back!] shouted {H}. [H:It's not yours! It doesn't even suit you!]
[V:It does!] said {V}, and went so fast that she came by before she had left.
[H:Fine,] said {H}. [H:We're not looking any more.] And they turned their backs on her and folded their arms.
There was a silence. Then, just behind them, somebody coughed.
[V:I'm going by now,] said a small voice. [V:In case.]
fr:
[H:Rends-le !] cria {H}. [H:Il n'est pas à toi ! Il ne te va même pas !]
[V:Si, il me va !] dit {V}.
Et elle fila si vite qu'elle repassa avant d'être partie.
[H:Très bien,] dit {H}. [H:On ne regarde plus.]
{hf:Ils|Elles} lui tournèrent le dos et croisèrent les bras.
Il y eut un silence. Puis, juste derrière {hf:eux|elles}, quelqu'un toussota.
[V:Là, je passe,] dit une petite voix. [V:Au cas où.]

=== recap scold
en:
When they turned their backs, {V} slowed down.
fr:
Quand on lui tournait le dos, {V} ralentissait.

=== way
en:
They stopped on the moon, to let the saucepan cool.
{>talent}
{>go}
The moon's guest book lay open on a rock. Every hundred years, the same hand had written the same line: *Passed by. Nobody about.*
fr:
{hf:Ils|Elles} se posèrent sur la lune, le temps que la casserole refroidisse.
{>talent}
{>go}
Sur un rocher, le livre d'or de la lune était ouvert. Tous les cent ans, la même main avait écrit la même ligne : *Passée par ici. Personne.*

=== insight >
en:
The saucepan was hot again, so they went back and sat on the moon.
{>gag2}
{>recap1} {>recap2}
Far off, {V} was going round again, as fast as ever.
[H:Watch her head,] said {H}. [H:There. And there. Every time she passes a window, she looks back.]
She looked back at the farms. She looked back at the ships. Nobody lifted a hand. They were all asleep.
[H:A hundred years, all alone, at that speed,] said {H}. [H:She only wants someone to see her go by. That's what the twinkle is for.]
fr:
La casserole chauffait de nouveau : {hf:ils|elles} revinrent s'asseoir sur la lune.
{>gag2}
{>recap1} {>recap2}
Au loin, {V} repassait déjà, toujours aussi vite.
[H:Regarde sa tête,] dit {H}. [H:Là. Et là. Chaque fois qu'elle passe devant une fenêtre, elle se retourne.]
Elle se retourna sur les fermes. Elle se retourna sur les bateaux. Personne ne leva la main. Tout le monde dormait.
[H:Cent ans toute seule, à cette vitesse,] dit {H}. [H:Elle voudrait juste qu'on la voie passer. C'est pour ça, le clin d'œil.]

=== turn draw
en:
{H} ran. With both heels {h:he|she} drew the comet in the moon dust, from nose to tail: every curl, every spark. It was the biggest drawing ever made, and it was all {V}.
The comet came round, and looked back, and saw. For the first time in her life, she stopped.
[V:That's me,] she said. [V:Somebody was looking.]
{>pay}
[V:I don't need this, then,] said {V}, and unpinned the twinkle.
fr:
{H} se mit à courir. Des deux talons, {h:il|elle} dessina la comète dans la poussière de lune, du nez à la traîne, chaque boucle, chaque étincelle. C'était le plus grand dessin du monde, et c'était {V}.
La comète repassa, se retourna et vit. Pour la première fois de sa vie, elle s'arrêta.
[V:C'est moi,] dit-elle. [V:Quelqu'un regardait.]
{>pay}
[V:Alors je n'ai plus besoin de ça,] dit {V}.
Et elle décrocha le clin d'œil.

=== turn notice
en:
When {V} came by again, {H} stood on tiptoe and called out everything {h:he|she} saw.
[H:Your tail has seven golds! There's a curl by your left ear! You go *fffiii* on the bends! And you have a freckle!]
{V} braked so hard that the stars swung. [V:Where?]
[H:There. Under the eye. It's pretty.]
{>pay}
[V:You looked,] said {V}. Very gently, she unpinned the twinkle.
fr:
Quand {V} repassa, {H} se dressa sur la pointe des pieds et cria tout ce qu'{h:il|elle} voyait.
[H:Ta traîne a sept sortes d'or ! Tu as une boucle près de l'oreille gauche ! Tu fais *fffiii* dans les virages ! Et tu as un grain de beauté !]
{V} freina si fort que les étoiles se balancèrent.
[V:Où ça ?]
[H:Là. Sous l'œil. C'est joli.]
{>pay}
[V:Tu as regardé,] dit {V}.
Et, tout doucement, elle décrocha le clin d'œil.

=== restore
en:
Over the chimney, the small star winked. Then it winked again, to make up for it, so hard that all over the Earth people came to their windows. And a comet went by, slowly, all the way round the sky. {H} waved with both arms.
{>close}
In the moon's guest book there is a new line: *Passed by. Was seen.*
fr:
Au-dessus de la cheminée, la petite étoile cligna. Puis elle cligna encore, pour se rattraper, si fort que partout sur la Terre les gens vinrent à la fenêtre. Et une comète passa, lentement, et fit tout le tour du ciel. {H} agita les deux bras.
{>close}
Dans le livre d'or de la lune, il y a une nouvelle ligne : *Passée par ici. On m'a vue.*

=== last
en:
{each:@ winked, with one eye and then with the other.|@ winked, with one eye and then with the other.}
fr:
{each:@ cligna d'un œil, puis de l'autre.|@ clignèrent d'un œil, puis de l'autre.}


=== teaser
en:
A star has lost its twinkle, and something golden has just gone by, very fast.
fr:
Une étoile a perdu son clin d'œil, et quelque chose de doré vient de passer, très vite.

=== turn why
en:
{H} put both hands round {h:his|her} mouth. [H:Why do you go so fast?]
[V:Because I'm a comet!] The answer came from the far side of the sky.
[H:Why do you come back, then?]
*Whoosh*, and then no whoosh. She had slowed down.
[V:I hope, each time,] said {V}, [V:that somebody will have stayed up.]
{>pay}
[V:Then I don't need this,] said {V}, and unpinned the twinkle.
fr:
{H} mit ses mains en porte-voix.
[H:Pourquoi tu vas si vite ?]
[V:Parce que je suis une comète !]
La réponse venait de l'autre bout du ciel.
[H:Alors pourquoi tu reviens ?]
*Zioum*, puis plus de zioum. Elle avait ralenti.
[V:Chaque fois,] dit {V}, [V:j'espère que quelqu'un sera resté debout.]
{>pay}
[V:Alors je n'ai plus besoin de ça,] dit {V}.
Et elle décrocha le clin d'œil.

=== pay own
en:
{H} looked at {h:his|her} {T} once more. Then {h:he|she} held {n:it|them} up, as high as {h:he|she} could.
[V:For me?] said {V}.
[H:First prize,] said {H}. [H:For going by.]
fr:
{H} regarda {son T} encore une fois. Puis {h:il|elle} {T:le|la} tendit, le plus haut possible.
[V:C'est pour moi ?] dit {V}.
[H:Premier prix,] dit {H}. [H:Pour être passée par ici.]

=== pay own garment
en:
{H} took off {h:his|her} {T}, and looked at {n:it|them} once more. Then {h:he|she} held {n:it|them} up, as high as {h:he|she} could.
[V:For me?] said {V}.
[H:First prize,] said {H}. [H:For going by.]
fr:
{H} ôta {son T} et {T:le|la} regarda encore une fois. Puis {h:il|elle} {T:le|la} tendit, le plus haut possible.
[V:C'est pour moi ?] dit {V}.
[H:Premier prix,] dit {H}. [H:Pour être passée par ici.]

=== road >
en:
So they went for help. Farther on, a space station was turning, with one lamp lit, and one man, mending a clock.
[O:Gold? With a tail? One night every hundred years,] he said, not looking up. [O:My grandfather's grandfather missed her. He was asleep. His grandfather missed her too. He was at supper.]
[H:And you?]
[O:I'm busy just now,] said the man. A light slid over the window, and over his bent head, and away.
fr:
On alla demander de l'aide. Plus loin tournait une station spatiale, avec une seule lampe allumée et un monsieur qui réparait une horloge.
[O:Dorée ? Avec une traîne ? C'est une nuit tous les cent ans,] dit-il sans lever le nez. [O:Le grand-père de mon grand-père l'a ratée, il dormait. Le sien aussi, il était à table.]
[H:Et vous ?]
[O:Là, je suis occupé,] dit le monsieur.
Une lumière glissa sur la vitre, sur sa tête penchée, et s'en alla.

=== strand >
en:
There was somebody on the ring of the next planet. It was a very small robot, and it was sweeping.
[O:I clean up after her,] it said. [O:She drops gold. Look at it. I have fifteen buckets full, and nobody to give them to.]
[H:Couldn't you keep it?]
[O:I'm a broom,] said the robot. [O:I don't keep.] But {H} saw that it had swept one heap into the shape of a heart, and then stood in front of it.
fr:
Sur l'anneau de la planète d'à côté, quelqu'un balayait. C'était un tout petit robot.
[O:Je nettoie derrière elle,] dit-il. [O:Elle perd de l'or. Regardez-moi ça. J'en ai quinze seaux, et personne à qui les donner.]
[H:Tu ne peux pas le garder ?]
[O:Je suis un balai,] dit le robot. [O:Un balai, ça ne garde pas.]
Mais {H} vit qu'il avait fait un tas en forme de cœur, et qu'il s'était mis devant.

=== strandEnd
en:
On the ring of the next planet a small robot put down its broom, and waved back with all fifteen buckets.
fr:
Sur l'anneau de la planète d'à côté, un petit robot posa son balai et répondit avec ses quinze seaux.

=== quiet
en:
They turned off the engine, to save it. When a rocket is off, you hear how quiet it is out there. It is so quiet that you can hear yourself blink.
{H} looked at home, which was blue, and no bigger than a plum. {F} looked too.
[F:Everyone we know is on that,] said {F}.
[H:And they don't know we're looking.]
[F:We could wave,] said {F}. So they waved, for a while, at a plum.
fr:
{hf:Ils|Elles} coupèrent le moteur, pour l'économiser. Quand une fusée se tait, on entend comme c'est calme, là-haut. On s'entend cligner des yeux.
{H} regarda la maison : une petite boule bleue, pas plus grosse qu'une prune. {F} regarda aussi.
[F:Tous les gens qu'on connaît sont là-dessus,] dit {F}.
[H:Et ils ne savent pas qu'on les regarde.]
[F:On pourrait leur faire coucou,] dit {F}.
Alors {hf:ils|elles} firent coucou, un bon moment, à une prune.

=== cameo
en:
Something golden went over, slowly enough to be seen.
fr:
Quelque chose de doré passa, juste assez lentement pour qu'on le voie.

=== ask
en:
Why did {V} look back each time?
When do you want somebody to look at what you are doing?
Who could you wave to tomorrow?
fr:
Pourquoi {V} se retournait-elle à chaque fois ?
Quand as-tu envie qu'on regarde ce que tu fais ?
À qui pourrais-tu faire coucou demain ?
`
