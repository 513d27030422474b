export const band9to14 = `
=== title
en:
Was There Any Pink?
fr:
Il y avait du rose ?

=== title
en:
One Minute to Five
fr:
Cinq heures moins une

=== teaser
en:
A rooster who has woken the sun every day of his life keeps sixty pictures of it in his loft, and will not say why.
fr:
Un coq qui a réveillé le soleil chaque jour de sa vie en garde soixante images dans son grenier, et refuse de dire pourquoi.

=== when
en:
One night in June that was hardly worth undressing for
fr:
Une nuit de juin si courte qu'on l'aurait manquée en clignant des yeux

=== plant trumpet
en:
{>when}, {H} lay awake on account of a tin trumpet. It had come out of a lucky dip, it had three notes, and one of these was so good that there seemed no reason not to win something with it. All that was lacking was something to win.
fr:
{>when}, {H} ne dormait pas, à cause d'une trompette en fer-blanc, gagnée à la pêche à la ligne. Elle avait trois notes, dont une si bonne qu'il semblait dommage de ne rien remporter avec. Il ne manquait plus que quelque chose à remporter.

=== about trumpet
en:
[F:Go on,] whispered {F}. [F:The good one.]
{H} only held the trumpet tighter. There is no other way of not playing a trumpet.
fr:
[F:Vas-y,] chuchota {F}. [F:Joue la bonne.]
{H} serra la trompette un peu plus fort. Pour ne pas jouer de la trompette, il n'y a pas d'autre moyen.

=== pay trumpet
en:
[H:You'll want something to hold,] said {H}, and put the tin trumpet between the old claws: the one with the good note. [H:As tight as you like. Only don't crow. Look.]
fr:
[H:Il vous faut quelque chose à tenir,] dit {H}, qui mit entre les vieilles pattes la trompette à la bonne note. [H:Serrez aussi fort que vous voulez. Mais ne chantez pas. Regardez.]

=== pay own
en:
[H:You'll want something to hold,] said {H}, who never lent {h:his|her} {T}. {h:He|She} looked at {n:it|them} for a moment. Then {n:it was|they were} between the old claws. [H:As tight as you like. Only don't crow. Look.]
fr:
[H:Il vous faut quelque chose à tenir,] dit {H}, qui ne prêtait jamais {son T}.
{h:Il|Elle} {T:le|la} regarda un instant. Puis {h:il|elle} {T:le|la} glissa entre les vieilles pattes.
[H:Serrez aussi fort que vous voulez,] dit {H}. [H:Mais ne chantez pas. Regardez.]

=== about own
en:
[F:You might leave your {T} at home,] said {F}.
[H:I might,] said {H}, without moving. [H:But then there's nothing between me and the world.]
fr:
[F:Tu pourrais laisser {ton T} à la maison,] dit {F}.
[H:Je pourrais,] dit {H}, sans bouger. [H:Mais il n'y aurait plus rien entre le monde et moi.]

=== lack >
en:
On the hill farm a medal was given each midsummer to whoever woke the sun. The judging took a week, and was strict. For twelve years running the medal had gone to {V} the rooster, who crowed from one minute to five until five, when the sun came up; and nobody had ever been able to find anything wrong with that.
[N:I thought I might try,] said the smallest of the chicks. [N:Only the once. I'd be careful.]
[V:And when it comes up crooked,] said {V}, [V:who'll be asked to straighten it?] He put one foot on the notice that said ALL WELCOME. [V:Nobody lays a wing on my sun.]
{>gag1}
fr:
À la ferme de la colline, on remettait chaque année, à la Saint-Jean, une médaille à qui réveillerait le soleil. Le jury siégeait une semaine, et il était sévère. Depuis douze ans, la médaille revenait à {V} le coq, qui chantait de cinq heures moins une à cinq heures, et à cinq heures, le soleil se levait ; et personne n'avait jamais rien trouvé à y redire.
[N:J'avais pensé essayer,] dit le plus petit des poussins. [N:Rien qu'une fois. Je ferais attention.]
[V:Et quand il se lèvera de travers,] dit {V}, [V:à qui demandera-t-on de le redresser ?]
Il posa une patte sur l'affiche qui disait BIENVENUE À TOUS.
[V:Personne ne touche à mon soleil.]
{>gag1}

=== try pans >
en:
Since the thing was to wake somebody who lived a long way off, it stood to reason that it was a question of saucepans. They began at midnight, with {H} on the lids and {F} on the preserving pan, and they did not stop until they had a stitch. {each:@ had the watering cans.|@ had the watering cans.}
The results were encouraging at first. The cow rose, and gave butter, which surprised her. The sheep rose, and formed a queue. The farmer came out in a single boot and wished everyone a good morning, and was half-way through the milking before it struck him that he could not see the bucket.
As to the sun, it lay where it was, with the whole of the earth drawn up over its ears.
[V:You've woken the farmer,] remarked {V} from above. [V:There isn't a medal for that.]
fr:
Puisqu'il s'agissait de réveiller quelqu'un qui habite loin, c'était à l'évidence une question de casseroles. {hf:Ils|Elles} commencèrent à minuit, {H} aux couvercles, {F} à la bassine à confitures. {each:@ avait les arrosoirs.|@ avaient les arrosoirs.} {hf:Ils|Elles} ne s'arrêtèrent qu'avec un point de côté.
Les débuts furent encourageants. La vache se leva et donna du beurre, à sa grande surprise. Les moutons se levèrent et firent la queue. Le fermier sortit avec une seule botte, souhaita le bonjour à la ronde, et il en était à la moitié de la traite quand il s'aperçut qu'il ne voyait pas le seau.
Quant au soleil, il resta où il était, la terre entière remontée sur les oreilles.
[V:Vous avez réveillé le fermier,] observa {V}, là-haut. [V:Il n'y a pas de médaille pour ça.]

=== recap pans
en:
It was not loudness, or the saucepans would have done it.
fr:
Ce n'était pas le bruit, sinon les casseroles auraient suffi.

=== try hill
en:
If it would not come to them, then they must go to it. The rules had nothing against waking somebody at his own front door. So they took the barn lantern and ran, up through the orchard and the bracken and the part where there is only grass, to be standing there when he opened it.
And they were in time. There it was, behind the last row of pines, enormous and yellow and still half asleep.
[F:Good morning!] cried {F}, who had kept enough breath for it. [F:Up you get!]
[O:I've this minute got into bed,] said the moon.
They apologised to it several times on the way down, over their shoulders.
fr:
S'il ne venait pas, il suffisait d'aller le chercher. Rien dans le règlement n'interdisait de réveiller quelqu'un sur le pas de sa porte. {hf:Ils|Elles} prirent donc la lanterne de l'étable et coururent, à travers le verger, à travers les fougères, puis là où il n'y a plus que de l'herbe, pour être sur place quand il ouvrirait.
Et {hf:ils|elles} arrivèrent à temps. Il était là, derrière la dernière rangée de pins, énorme, jaune, encore à moitié endormi.
[F:Bonjour !] cria {F}, qui avait gardé un peu de souffle exprès. [F:Debout !]
[O:Je viens tout juste de me coucher,] dit la lune.
{hf:Ils|Elles} lui firent des excuses pendant toute la descente, par-dessus l'épaule.

=== recap hill
en:
It was not being early, for the moon had been earlier than anyone.
fr:
Ce n'était pas d'arriver tôt : la lune était arrivée avant tout le monde.

=== try supper >
en:
There remained the simple course, which was that {V} should oversleep. Then the chick could have his turn, and the world would find out whether it was as particular as all that about who did it.
They took him up a dish of noodles, and then a custard, and then, on a tray, a pillow. He accepted everything, as an artist does, and by ten o'clock he was lying on his side and snoring in two parts.
At one minute to five, without waking up, with the pillow over his ears and a noodle on his chin, {V} raised his head and crowed. The sun rose. {V} lay down again.
[F:Well,] said {F} in the pink light, [F:nobody could say that he does it on purpose.]
fr:
Restait la méthode simple : {que V} se réveille en retard. Le poussin aurait son tour, et l'on verrait bien si le monde est aussi regardant que ça.
{hf:Ils|Elles} lui montèrent un plat de nouilles, puis un flan, puis, sur un plateau, un oreiller. Il accepta tout, comme un artiste, et à dix heures, couché sur le côté, il ronflait à deux voix.
À cinq heures moins une, sans se réveiller, l'oreiller sur les oreilles et une nouille au menton, {V} leva la tête et chanta. Le soleil se leva. {V} se recoucha.
[F:En tout cas,] dit {F} dans la lumière rose, [F:on ne peut pas dire qu'il le fasse exprès.]

=== recap supper
en:
And it could not be very hard, if {V} could do it in his sleep.
fr:
Et cela ne devait pas être bien difficile, puis{que V} le faisait en dormant.

=== way >
en:
[H:There must be something he does that we don't,] said {H}, and they went round the farm asking everyone what it was. On the way {H} {?talent(whistle):whistled the tune that calls the hens in at night, and three of them went|looked into every nest, in case it was written there}.
{>go}
[A:I couldn't tell you,] said the old hen, turning an egg, so that it would be warm all round. [A:I only know what comes after. Every morning he walks over, as if he happened to be passing. He says: *Well? And how was it? Was there any pink?*] She clicked her beak. [A:I used to think that he was fishing for compliments. But it's the pink he wants to know about.]
fr:
[H:Il fait forcément quelque chose de plus que nous,] dit {H}.
{hf:Ils|Elles} firent donc le tour de la ferme pour demander quoi. En passant, {H} {?talent(whistle):siffla l'air qui fait rentrer les poules le soir, et trois rentrèrent|regarda dans chaque nid, au cas où ce serait écrit}.
{>go}
[A:Je ne sais pas,] dit la vieille poule, qui retournait un œuf, pour qu'il soit chaud partout. [A:Je ne sais que la suite. Tous les matins, il passe me voir, l'air de rien, et il me demande : *Alors ? C'était comment ? Il y avait du rose ?*]
Elle claqua du bec.
[A:Je croyais qu'il cherchait des compliments. Mais non. C'est vraiment le rose qu'il veut savoir.]

=== road
en:
{V} lived above the barn, up a ladder, and he was out being congratulated. They did not mean to go in. It was only that the door was open, and that what you could see of the wall was not the kind of thing you can see and go away from.
It was covered with suns. They had been cut from calendars and torn off seed packets; some had been drawn by children, with eyelashes. There was one over a harbour, one over a desert, one behind a cow. There were sixty, at the least, and not one of them was shining overhead or going down. They were all coming up.
[F:It's his work, I suppose,] said {F}. [F:People do hang up their work.]
[H:Bakers don't have pictures of bread,] said {H}.
fr:
{V} logeait au-dessus de la grange, en haut d'une échelle, et il était sorti se faire féliciter. {hf:Ils|Elles} ne voulaient pas entrer. Mais la porte était ouverte, et ce qu'on voyait du mur n'était pas de ces choses qu'on peut voir et laisser là.
Il était couvert de soleils. On les avait découpés dans des calendriers, arrachés à des paquets de graines ; certains, dessinés par des enfants, avaient des cils. Il y en avait un sur un port, un sur un désert, un derrière une vache. Il y en avait bien soixante, et pas un ne brillait à midi, pas un ne se couchait. Tous se levaient.
[F:C'est son métier,] dit {F}. [F:Il y a des gens qui accrochent leur travail.]
[H:Les boulangers n'accrochent pas d'images de pain,] dit {H}.

=== strand >
en:
Behind the barn somebody was saying *pip*. There would be a silence, in which you could hear a very large breath being taken by someone with very little to put it in, and then once more: *pip*.
[N:I practise here, because of the echo,] explained the chick, who was standing on a bucket. [N:There isn't one. Do you think that it'll ever be the right size for the sun?]
{H} did not care to lie to anyone on a bucket. [H:What's it the right size for now?] {h:he|she} asked.
They tried it out on several things. It was too big for a daisy, which shut. But there was a snail on the wall, well inside, with the door closed; and at the third *pip* it put out one horn, and looked at the chick with the beginnings of respect.
fr:
Derrière la grange, quelqu'un faisait *pip*. Il y avait un silence, pendant lequel on entendait quelqu'un prendre une très grande respiration sans avoir beaucoup d'endroit où la mettre, puis de nouveau : *pip*.
[N:Je m'entraîne ici à cause de l'écho,] expliqua le poussin, debout sur un seau. [N:Il n'y en a pas. Vous croyez qu'un jour ce sera à la taille du soleil ?]
{H} n'aimait pas mentir à quelqu'un qui se tient sur un seau.
[H:Et pour l'instant, c'est à la taille de quoi ?]
{hf:Ils|Elles} l'essayèrent sur plusieurs choses. C'était trop fort pour une pâquerette, qui se ferma. Mais il y avait un escargot sur le mur, bien à l'intérieur, porte close ; au troisième *pip*, il sortit une corne et regarda le poussin avec un début de respect.

=== strandEnd
en:
Thursdays are the chick's now. *Pip*, he says, with his eyes open, and the sun comes up, a shade more gently than on other days; or so the snail maintains.
fr:
Le jeudi, à présent, c'est le poussin. *Pip*, fait-il, les yeux ouverts, et le soleil se lève, un rien plus doucement que les autres jours. C'est du moins ce que soutient l'escargot.

=== quiet >
en:
There is an hour which belongs to nobody, when the owl has gone in and the hens have left off muttering, and the dark is not black any more but blue, like the inside of a mussel. {V} sat by himself along the ridge of the barn. He had no idea that there was anybody below.
[V:Pink,] they heard him say. [V:And after that the orange. No. She said that there was yellow, on the Tuesday, before there was any orange at all.] He moved his feet on the tiles. [V:One would like to know,] said {V}, to the place where it was darkest, [V:which end it begins at.]
fr:
Il y a une heure qui n'est à personne : la chouette est rentrée, les poules ont cessé de ronchonner, et le noir n'est plus noir mais bleu, comme l'intérieur d'une moule. {V} était seul, tout en haut de la grange. Il ne se doutait pas qu'il y avait quelqu'un en bas.
[V:Rose,] l'entendit-on dire. [V:Et ensuite l'orange. Non. Mardi, d'après elle, il y a eu du jaune, avant qu'il y ait le moindre orange.]
Ses pattes remuèrent sur les tuiles.
[V:On aimerait savoir,] dit {V}, tourné vers l'endroit le plus sombre, [V:par quel bout ça commence.]

=== insight >
en:
Next morning {H} went up the ladder at four minutes to five, because there are things that you can only find out from close to.
{>gag2}
{>recap1} {>recap2} {>recap3}
{V} set his feet apart, drew in so much morning that the straw moved, and then squeezed, from the tail upwards, as one does to get the last out of a tube.
But {H} had not been watching the beak. [H:His eyes!] {h:he|she} said, when anybody could hear again. [H:He screws them up. He has to. By the time they're open, it's over. All those mornings, and he's the only one on the farm who has never seen it.]
fr:
Le lendemain, {H} monta à l'échelle à cinq heures moins quatre, car il y a des choses qu'on n'apprend que de tout près.
{>gag2}
{>recap1} {>recap2} {>recap3}
{V} écarta les pattes, aspira tant de matin que la paille remua, puis serra, en partant de la queue, comme on presse la fin d'un tube.
Mais ce n'était pas le bec {que H} regardait.
[H:Ses yeux !] dit {H}, dès qu'on put de nouveau entendre. [H:Il les ferme. Il est obligé. Quand il les rouvre, c'est fini. Tous ces matins, et c'est le seul, à la ferme, qui ne l'ait jamais vu.]

=== turn whistle
en:
On the last night they went and sat on the roof with him, and he made room, rather as one tidies a bed when the visitors are at the door.
[H:I'll do it this morning,] said {H}. [H:You're off.]
[V:Off?] said {V}, who had never been.
{>pay}
{V} shook so that the tiles ticked. And {H} whistled, not loud, no louder than you would to somebody in the same bed; one note, and then the one next to it.
There was nothing. There was still nothing, but it was greyer. Then, low down, there was a line, as thin as a straw.
[V:Green,] said {V}. [V:Nobody told me. It begins with green.]
fr:
La dernière nuit, {hf:ils|elles} allèrent s'asseoir sur le toit avec lui, et il fit de la place comme on refait un lit quand les visiteurs sont déjà à la porte.
[H:Ce matin, je m'en charge,] dit {H}. [H:Vous êtes en congé.]
[V:En congé ?] dit {V}, à qui ce n'était jamais arrivé.
{>pay}
{V} tremblait tant que les tuiles cliquetaient. Et {H} siffla, pas plus fort que pour quelqu'un qui dort à côté ; une note, puis celle d'après.
Il n'y eut rien. Il y eut encore rien, mais plus gris. Puis, tout en bas, il y eut un trait, fin comme une paille.
[V:Vert,] dit {V}. [V:On ne me l'avait pas dit. Ça commence par du vert.]

=== turn why
en:
On the last night they went and sat on the roof with him, and he made room, rather as one tidies a bed when the visitors are at the door.
[H:Why do you shut them?] asked {H}.
[V:It won't come out with them open.]
[H:Then why must it come out?]
[V:Because if I didn't, just once,] said {V}, [V:and it stayed down...] He looked at the yard, where everyone was asleep and counting on him. [V:I don't know that it would. I never dared to find out.]
{>pay}
One minute to five went by, with nothing in it. It was five. Low down there was a line, as thin as a straw.
[V:Green,] said {V}. [V:It begins with green.]
fr:
La dernière nuit, {hf:ils|elles} allèrent s'asseoir sur le toit avec lui, et il fit de la place comme on refait un lit quand les visiteurs sont déjà à la porte.
[H:Pourquoi vous les fermez ?] demanda {H}.
[V:Les yeux ouverts, ça ne sort pas.]
[H:Et pourquoi faut-il que ça sorte ?]
[V:Parce que si un jour je ne chantais pas,] dit {V}, [V:et qu'il restait en bas...]
Il regarda la cour, où tout le monde dormait en comptant sur lui.
[V:Je n'en sais rien, au fond. Je n'ai jamais osé voir.]
{>pay}
Cinq heures moins une passa, sans rien dedans. Il fut cinq heures. Tout en bas, il y eut un trait, fin comme une paille.
[V:Vert,] dit {V}. [V:Ça commence par du vert.]

=== restore
en:
The sun came up. It had not waited for anybody, one could see that. It took a good while over it, with pink and orange and a kind of gold for which there was no picture in the loft, and {V} did not blink.
[V:So I wasn't needed,] said {V} at last.
[A:Not by that,] said the old hen. [A:But it's a quiet sort of thing, the sun. I'd sleep through it. It's you I hear.]
{V} considered this. Then he crowed, six minutes late, with one eye open.
{>close}
The medal went to the sun that year. It has come by every morning since, to show it.
fr:
Le soleil se leva. Il n'avait attendu personne, cela se voyait. Il y mit le temps, avec du rose, de l'orange et une espèce d'or dont il n'y avait pas d'image au grenier, et {V} ne cilla pas.
[V:Alors on n'avait pas besoin de moi,] dit enfin {V}.
[A:Lui, non,] dit la vieille poule. [A:Mais le soleil, c'est très silencieux. Moi, je dormirais. C'est toi que j'entends.]
{V} examina la chose. Puis il chanta, avec six minutes de retard, un œil ouvert.
{>close}
La médaille, cette année-là, fut pour le soleil. Depuis, il vient la montrer tous les matins.

=== last
en:
{each:@ crowed as well. The sun took no notice.|@ crowed as well. The sun took no notice.}
fr:
{each:@ chanta aussi. Le soleil ne remarqua rien.|@ chantèrent aussi. Le soleil ne remarqua rien.}

=== cameo
en:
On a gatepost stood a rooster who ought to have been crowing, and was looking at the sky.
fr:
Sur un poteau, un coq, qui aurait dû chanter, regardait le ciel.

=== ask
en:
If the sun comes up without him, what is the rooster's work?
Is there something you do so well that you never look at it?
Why did nobody tell him about the green?
fr:
Si le soleil se lève sans lui, quel est le métier du coq ?
Y a-t-il une chose que tu fais si bien que tu ne la regardes plus ?
Pourquoi personne ne lui avait-il parlé du vert ?
`
