export const band9to14 = `
=== title
en:
Before Midnight
fr:
Avant minuit

=== title
en:
The Weight of a Sunbeam
fr:
Le poids d'un rayon

=== teaser
en:
Somebody who does not care for the dark is asked to carry a light into it.
fr:
Quelqu'un qui n'aime pas le noir est chargé d'y porter une lumière.

=== when
en:
One evening in summer
fr:
Un soir d'été

=== plant torch
en:
{>when}, {H} {?era(past):trimmed the wick of the lantern|put a new battery in the torch}. {h:He|She} did it every Friday, whether it was wanted or not, because it went everywhere with {h:him|her}, to the cellar, to camp, to the bath. {H} was not afraid of the dark, as {h:he|she} had explained to several people, but merely liked to see it coming, with one hand on the wall.
fr:
{>when}, {H} mit {?era(past):de l'huile dans sa lanterne|une pile neuve dans sa lampe de poche}. {h:Il|Elle} le faisait chaque vendredi, que ce soit utile ou non. Elle allait partout, à la cave, en colonie, au bain. {H} n'avait pas peur du noir ; {h:il|elle} l'avait expliqué à plusieurs personnes. {h:Il|Elle} préférait simplement le voir venir, une main sur le mur.

=== about torch
en:
[F:And if it comes from behind?] asked {F}.
{H}, who had clearly never thought of that, turned round, to be on the safe side.
fr:
[F:Et s'il arrive par-derrière ?] demanda {F}.
{H}, qui n'y avait jamais pensé, se retourna, à tout hasard.

=== pay torch
en:
{H} looked down at the {?era(past):lantern|torch} in {h:his|her} other hand. It made a neat white hole in the night, in which you could see everything except the one thing that mattered. [H:I'm sorry,] {h:he|she} told it. *Click.* {h:He|She} put it on the step, and it took longer to let go of it than to switch it off.
fr:
{H} regarda la {?era(past):lanterne|lampe de poche}, dans son autre main. Elle faisait dans la nuit un trou bien blanc, et dans ce trou on voyait tout, sauf la seule chose qui comptait.
[H:Pardon,] lui dit {H}.
*Clic.* La lâcher prit plus de temps que l'éteindre.

=== pay own
en:
The jar would take both hands. {H} looked at {h:his|her} {T}, which had come all this way, and at the lit road behind, where there was still time to be sensible. Then {h:he|she} set {n:it|them} down on the last bright step, and did not look again.
fr:
Pour le pot, il fallait les deux mains. {H} regarda {son T}, qui {n:avait|avaient} fait tout ce chemin, puis la route éclairée, derrière, où l'on pouvait encore être raisonnable. Puis {h:il|elle} {T:le|la} posa sur la dernière marche claire, et ne regarda plus.

=== pay own garment
en:
{H} looked back at the lit road, where there was still time to be sensible. Then {h:he|she} took off {h:his|her} {T} and left {n:it|them} on the last bright step, so that there should be something to come back to, and did not look again.
fr:
{H} regarda derrière, vers la route éclairée, où l'on pouvait encore être raisonnable. Puis {h:il|elle} ôta {son T} et {T:le|la} laissa sur la dernière marche claire. Il fallait bien quelque chose vers quoi revenir.

=== end own
en:
On the last step {H}'s {T} lay in the moonlight.
fr:
Sur la dernière marche, {le T} {de H} {n:attendait|attendaient} au clair de lune.

=== end torch
en:
The {?era(past):lantern|torch} was asleep on its step.
fr:
La {?era(past):lanterne|lampe} dormait sur sa marche.

=== pay own torch
en:
It would take both hands. {H} looked at {h:his|her} {T}. {h:He|She} had kept {h:his|her} thumb on the switch the whole way, without mentioning it, and at one click there would have been nothing to see but torch. Then {h:he|she} set {n:it|them} down, still off, on the last bright step, and {H} did not look again.
fr:
Il fallait les deux mains. {H} regarda {son T}. Depuis le début, {h:il|elle} gardait le pouce sur le bouton, sans en parler ; un clic, et on n'aurait plus vu que la lampe. Puis {h:il|elle} {T:le|la} posa, toujours {T:éteint|éteinte}, sur la dernière marche claire. {H} ne regarda plus.

=== lack >
en:
The sun was late, and flustered, and it stopped on the shoulder of the hill, where it does not usually stop.
[O:You, there,] it said to {H}. [O:I shouldn't ask, but the moon has run right out, I'm expected in China, and they tell me you are a careful person.]
[H:Who tells you?]
[O:Would you take her some? It isn't heavy.] And into the jam jar, which {H} happened to have with {h:him|her} for other reasons, it let fall a sunbeam as long as a finger, quite warm, which tickled at the lid. [O:Before midnight!] called the sun over its shoulder, and went down.
{>gag1}
It was only then that {H} noticed where the road went.
fr:
Le soleil était en retard, et dans tous ses états. Il s'arrêta sur l'épaule de la colline, où d'habitude il ne s'arrête pas.
[O:Toi, là,] dit-il à {H}. [O:Je ne devrais pas demander. Mais la lune n'a plus rien, on m'attend en Chine, et il paraît que tu es quelqu'un de soigneux.]
[H:Qui a dit ça ?]
[O:Tu pourrais lui en porter ? Ce n'est pas lourd.]
Et il laissa tomber un rayon dans le pot à confiture {que H} avait là pour d'autres raisons. Il n'était pas plus long qu'un doigt, tout tiède, et il chatouillait le couvercle.
[O:Avant minuit !] lança le soleil par-dessus son épaule.
Et il se coucha.
{>gag1}
C'est alors seulement {que H} remarqua par où passait la route.

=== try run
en:
The road to the moon begins behind the last {?era(past):milestone|bus stop}, and is made of cloud. There was something to be said for getting it over with, and so they ran. It was like running on a bed: one went up a good deal, and along rather less, while the jar went up too, and came down after.
The sunbeam, which had been gold, slid to the bottom, and was the yellow, now, of paper left in a window.
[H:Don't go out,] {H} begged it, and ran faster, up to where the clouds still had the sun on them, while it grew paler with every bound, as people do in {?era(past):coaches|cars}.
{>fail}
fr:
La route de la lune commence derrière {?era(past):la dernière borne|le dernier arrêt de bus}, et elle est en nuage. Autant en finir vite. {hf:Ils|Elles} coururent. C'était comme courir sur un lit : on montait beaucoup, et on avançait assez peu. Le pot montait aussi, et redescendait après.
Le rayon glissa au fond. Il était d'or ; il prit le jaune d'un papier oublié dans une vitrine.
[H:Ne t'éteins pas,] supplia {H}.
Et {h:il|elle} courut plus vite, là où les nuages avaient encore du soleil ; et le rayon pâlissait à chaque bond, comme les gens en voiture.
{>fail}

=== recap run
en:
Hurrying had made it ill.
fr:
La hâte l'avait rendu malade.

=== try feed
en:
[F:Perhaps it's hungry,] said {F}. What does one give to a sunbeam? They tried by colour, and gave it a butter biscuit, a lemon drop, and a page torn out of a book on canaries. {each:@ offered a yellow sock.|@ offered a yellow sock.}
The sunbeam pushed the biscuit politely to one side, although it did look at the canaries, for some time, as one looks at portraits of cousins.
[O:That's a nice jar,] remarked a star, who had stopped beside them on her way to work. [O:What do you keep in it?]
[H:A sunbeam.]
[O:Ah,] said the star, who was standing in her own light, and she leaned closer. [O:I'm sure you do,] she said kindly.
fr:
[F:Il a peut-être faim,] dit {F}.
Que donne-t-on à un rayon ? {hf:Ils|Elles} procédèrent par couleur : un biscuit au beurre, un bonbon au citron, une page arrachée à un livre sur les canaris. {each:@ proposa une chaussette jaune.|@ proposèrent une chaussette jaune.}
Le rayon poussa poliment le biscuit sur le côté. Il regarda les canaris un certain temps, comme on regarde des portraits de cousins.
Une étoile qui partait au travail s'arrêta près d'eux.
[O:Joli pot,] dit-elle. [O:Qu'est-ce que vous y mettez ?]
[H:Un rayon de soleil.]
[O:Ah,] dit l'étoile, éblouie par elle-même.
Elle se pencha.
[O:Mais oui, bien sûr,] dit-elle gentiment.

=== recap feed
en:
The star, in all her brightness, had seen no sunbeam there.
fr:
L'étoile, avec tout son éclat, n'y avait rien vu.

=== try bright >
en:
[H:We'll keep to where it's light,] said {H}. It was for the sunbeam's sake that they took the long way round, past the comet station, where there are a thousand lanterns and never a corner.
It was splendid: it was noon, only more so, and {H} walked with a straight back for the first time since the hill. Under the great clock {h:he|she} held up the jar, to show it how well they were doing, and felt {h:his|her} heart go small. There was nothing in it, except a little air, a shade yellower than the rest.
[O:Mind the steps,] said the stationmaster, who was putting up a chain. [O:That's the last of the lamps.]
fr:
[H:Restons là où il fait clair,] dit {H}. C'était pour le rayon. {hf:Ils|Elles} firent le grand tour, par la gare des comètes, où il y a mille lanternes et pas un seul recoin.
C'était superbe, c'était midi, en mieux. Pour la première fois depuis la colline, {H} marchait le dos droit. Sous la grande horloge, {h:il|elle} leva le pot, pour lui montrer comme tout allait bien, et sentit son cœur se serrer. Il n'y avait rien dedans, rien qu'un peu d'air, à peine plus jaune que l'autre.
[O:Attention aux marches,] dit le chef de gare, qui accrochait une chaîne. [O:Après, il n'y a plus de lampes.]

=== recap bright
en:
And under a thousand lanterns there had been nothing in the jar at all.
fr:
Et sous mille lanternes, il n'y avait plus rien eu dans le pot.

=== strand >
en:
On the road they overtook a young owl, who was walking.
[O:I'm not allowed to fly till I can see the moon,] he explained. [O:I can't see the moon until somebody lights her, and Mother said, be back by moonrise.] He had been walking since Tuesday, which had given him time to see what was the matter with this, but not to see a way round it.
[H:Aren't you frightened?] {H} asked. [H:At night?]
The owl gave {h:him|her} a puzzled look. [O:Of what?] he said. [O:It's just where I live.]
He let {F} carry his bag as far as the bend, with a lamp in it that he was not to use himself, he said, since it was for people who came to stay.
fr:
En chemin, {hf:ils|elles} rattrapèrent un jeune hibou, qui marchait.
[O:Je n'ai pas le droit de voler avant de voir la lune,] expliqua-t-il. [O:Je ne peux pas la voir tant qu'on ne l'allume pas. Et ma mère m'a dit : rentre avec elle.]
Il marchait depuis mardi. Cela lui avait laissé le temps de comprendre ce qui clochait, mais pas d'y trouver un remède.
[H:Tu n'as pas peur ?] demanda {H}. [H:La nuit ?]
Le hibou parut surpris.
[O:De quoi ?] dit-il. [O:C'est là que j'habite.]
Il laissa {F} porter son sac jusqu'au virage. Il y avait une lampe dedans. Il n'avait pas à s'en servir, dit-il ; elle était pour les invités.

=== way >
en:
They went on more slowly, since it was the hour when the edges go off things.
{>talent}
{>go}
The stars stood about on either hand, not very close. In the distance hung the moon, quite grey, like a plate that has been put out for somebody; one could see the cracks.
A voice came down to them, not a strong voice, and one that was doing its best to sound as though it did not mind either way.
[N:Is somebody coming? I'm sorry to shout, only I can't see who it is.]
[H:It's us!] called {H}, which was all {h:he|she} could think of, and which, strangely, seemed to be enough.
fr:
{hf:Ils|Elles} continuèrent plus lentement. C'était l'heure où les choses perdent leurs bords, et où l'on parle bas.
{>talent}
{>go}
Les étoiles se tenaient de chaque côté, pas tout près. Au loin, la lune attendait, grise, comme une assiette qu'on a mise pour quelqu'un ; on voyait les fêlures.
Une voix descendit jusqu'à {hf:eux|elles}. Elle n'était pas forte, et faisait de son mieux pour avoir l'air de s'en moquer.
[N:Il y a quelqu'un ? Pardon de crier. C'est que je ne vois pas qui vient.]
[H:C'est nous !] cria {H}, faute de trouver mieux.
Curieusement, cela parut suffire.

=== road >
en:
Where the road bent there was a shop, and what it sold was dark. It had it in bottles, by strength, from *summer evening* to *back of cupboard*. {H} looked in from the doorway, and no further.
[H:Does anyone buy it?]
[O:You'd be surprised,] said the woman behind the counter. [O:Bakers. People with telescopes. Anybody who's planted something; there's nothing comes up without a week or two of it.] She took down one of the small bottles, which was quite black, and held it out, not too near, in her cupped hand, and waited, until at the very bottom there was a glimmer.
[O:That's the trouble with the good ones,] she said. [O:There is always something in them, though I've never known how it gets in.]
fr:
Au tournant, il y avait une boutique, et on y vendait du noir. Il était en bouteilles, par force, de *soir d'été* à *fond de placard*. {H} regarda depuis le seuil, pas plus loin.
[H:Et il y a des gens qui en achètent ?]
[O:Tu serais bien étonn{h:é|ée},] dit la dame. [O:Les boulangers. Les gens à télescope. Tous ceux qui ont semé quelque chose : rien ne pousse sans une semaine ou deux de ça.]
Elle prit une petite bouteille, tout en haut. Elle était parfaitement noire. La dame la tendit, pas trop près, au creux de sa main, et attendit. Tout au fond, cela luisait.
[O:C'est l'ennui avec les meilleures,] dit-elle. [O:Il y a toujours quelque chose dedans. Je n'ai jamais su comment ça y entrait.]

=== quiet
en:
They had to rest, and sat down where the cloud was thick. Round them it was blue, and then bluer, and then a colour that has no name, because at that hour people have generally gone in and drawn the curtains.
[F:I've never seen this bit of the day,] said {F}.
[H:No,] said {H}, with both arms round the jar. [H:I always shut my eyes till it's over.]
They watched it being over. It took its time, and did not do anything sudden. {H} had thought of the night as something that came at you; {h:he|she} had not known that it just came, the way the tide does, and stopped when it had got in.
fr:
Il fallut se reposer. {hf:Ils|Elles} s'assirent là où le nuage était épais. Tout autour c'était bleu, puis plus bleu, puis d'une couleur qui n'a pas de nom, parce qu'à cette heure-là les gens sont en général rentrés et ont tiré les rideaux.
[F:Je n'avais jamais vu ce bout de la journée,] dit {F}.
[H:Moi non plus,] dit {H}, les deux bras autour du pot. [H:D'habitude, je ferme les yeux jusqu'à ce que ce soit fini.]
{hf:Ils|Elles} le regardèrent finir. Cela prit son temps, sans rien faire de brusque. {H} avait toujours cru que la nuit vous tombait dessus ; et voilà qu'elle venait, simplement, comme la marée, et s'arrêtait quand elle était là.

=== insight >
en:
The last stairs were dark, and not evening-dark either; they were dark like the inside of something.
{>gag2}
{H} had stopped, with one foot on the bright step, and the other in the dark. {h:He|She} told {h:himself|herself} that it was in order to think. {>recap1} {>recap2} {>recap3} If it had gone out, then there was no sense in going on, and one might as well turn round, for nobody could say that they had not tried.
{h:He|She} looked down, to see whether it had.
The jar was just on the line, and half of it, the half that was over the dark, was shining.
[H:Oh, no,] said {H}, for {h:he|she} saw at once what it meant. [H:It's been there all the time. A light doesn't show in the light.]
fr:
Les dernières marches étaient noires. Pas noires comme un soir : noires comme l'intérieur de quelque chose.
{>gag2}
{H} s'était {h:arrêté|arrêtée}, un pied sur la marche claire, l'autre dans le noir. Pour réfléchir, bien sûr. {>recap1} {>recap2} {>recap3} S'il était éteint, inutile d'aller plus loin. Autant faire demi-tour. Personne ne pourrait dire qu'on n'avait pas essayé.
{h:Il|Elle} baissa les yeux, pour voir s'il était éteint.
Le pot se trouvait juste sur la ligne. Et la moitié qui était au-dessus du noir brillait.
[H:Oh non,] dit {H}, qui comprit aussitôt ce que cela voulait dire. [H:Il n'a jamais cessé d'être là. Une lumière, dans la lumière, ça ne se voit pas.]

=== turn still
en:
{>pay}
It was so dark that {h:he|she} could not have found {h:his|her} own nose. {H} did not run, but stood and waited, as you wait for a cat you do not know, without so much as holding out a hand.
For rather a long time there was nothing, and then a thread of gold, so fine that it might have been a mistake. It became a ribbon. By it {h:he|she} could see one thumb; then both hands; then {F}'s face. Then, one after another, all the stairs.
[H:There you are,] said {H}. It was never settled which of the two was meant.
fr:
{>pay}
Il faisait si noir qu'on n'aurait pas trouvé son propre nez. {H} ne courut pas. {h:Il|Elle} resta sur place, à respirer, à attendre, comme on attend un chat qu'on ne connaît pas, sans même tendre la main.
D'abord il n'y eut rien. Cela dura assez longtemps. Puis il y eut un fil d'or, si fin que c'était peut-être une erreur. Il devint ruban. On vit un pouce ; puis deux mains ; puis le visage {de F}. Puis, l'une après l'autre, toutes les marches.
[H:Te voilà,] dit {H}.
On n'a jamais su auquel des deux c'était dit.

=== turn why
en:
{>pay}
[H:Why are you so big?] {H} asked the dark, not very steadily. [H:Why don't you ever say anything?]
The dark was listening, because in the whole of its life nobody had said a word to it. They came in, they felt along the wall, and *click*.
{H} put a foot on the first stair. One question, one stair; that seemed to be the fare. [H:Why do owls live in you? Why are you the same colour inside my eyes? Are you up here on your own?] At the twentieth, {h:he|she} could see {h:his|her} own two feet. They were gold, and so was all the rest.
fr:
{>pay}
[H:Pourquoi tu es si grand ?] demanda {H} au noir, d'une voix qui aurait pu être plus ferme. [H:Pourquoi tu ne dis jamais rien ?]
Le noir écoutait. De toute sa vie, personne ne lui avait adressé la parole. Les gens entraient, tâtaient le mur, et *clic*.
{H} posa le pied sur la première marche. Une question, une marche : c'était apparemment le tarif.
[H:Pourquoi les hiboux habitent chez toi ? Pourquoi tu es de la même couleur, à l'intérieur de mes yeux ? Tu es tout seul, ici ?]
À la vingtième, {H} vit ses deux pieds. Ils étaient en or. Et tout le reste aussi, jusqu'à la porte.

=== restore
en:
{H} unscrewed the lid and poured, and the moon filled from the bottom upwards. You saw her chin first, then her mouth, which was trying to be serious, and then her eyes; and when those were full, she looked. Somewhere far below a clock began to strike twelve.
[N:So that's who it was,] she said, and she took a long time over it, as one does over a present, before undoing the string.
{>end}
{>close}
These days {H} comes home after dark by the middle of the road, both hands in {h:his|her} pockets. There is moonlight on everything, even on the wall that {h:he|she} used to hold on to.
fr:
{H} dévissa le couvercle et versa. La lune se remplit par le bas. On vit d'abord son menton, puis sa bouche, qui s'efforçait d'être sérieuse, puis ses yeux ; et quand ils furent pleins, elle regarda. Quelque part, tout en bas, une horloge se mit à sonner douze coups.
[N:C'était donc vous,] dit-elle.
Elle les regarda longtemps, comme un cadeau dont on n'a pas encore défait la ficelle.
{>end}
{>close}
Maintenant, le soir, {H} rentre par le milieu de la route, les mains dans les poches. Il y a de la lune sur tout, même sur le mur qu'{h:il|elle} suivait, avant, d'une main.

=== last
en:
{each:@ said that one could have read by it.|@ said that one could have read by it.}
fr:
{each:@ fit remarquer qu'on aurait pu lire.|@ firent remarquer qu'on aurait pu lire.}

=== strandEnd
en:
Across the great white face went a small owl, with his wings right out. He was in no hurry. He was to come home with the moon, and the moon had only just begun.
fr:
Sur le grand visage blanc passa un petit hibou, les ailes grandes ouvertes. Il ne se pressait pas. Il devait rentrer avec la lune, et la lune ne faisait que commencer.

=== cameo
en:
The moon had come up early. She let her eyes rest on them a moment longer than on other people.
fr:
La lune s'était levée tôt. Elle les regarda un instant de plus que les autres gens.

=== ask
en:
{H} says it is all for the sunbeam's sake. When did you stop believing it?
What do you say you do for somebody else, when it is for you?
The owl asks, of what? How would you have answered?
fr:
{H} dit que c'est pour le rayon. À quel moment as-tu cessé d'y croire ?
Que dis-tu faire pour un autre, quand c'est pour toi ?
Le hibou demande : de quoi ? Que lui aurais-tu répondu ?
`
