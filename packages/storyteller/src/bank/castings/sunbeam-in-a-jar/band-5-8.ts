export const band5to8 = `
=== title
en:
A Sunbeam in a Jar
fr:
Un rayon de soleil dans un bocal

=== title
en:
{H} Carries the Light
fr:
{H} porte la lumière

=== when
en:
One summer evening
fr:
Un soir d'été

=== refrain
en:
Little light, don't go out!
fr:
Petite lumière, ne t'éteins pas !

=== refrainLast
en:
Little light, good night!
fr:
Petite lumière, bonne nuit !

=== plant torch
en:
{>when}, {H} {?era(past):put new oil in the little lantern|put a new battery in the torch}. {h:He|She} took it everywhere, even to the bath. {h:He|She} was not very fond of the dark.
fr:
{>when}, {H} mit {?era(past):de l'huile dans sa petite lanterne|une pile neuve dans sa lampe de poche}. {h:Il|Elle} l'emportait partout, même au bain. {h:Il|Elle} n'aimait pas beaucoup le noir.

=== about torch
en:
*Click*, went the {?era(past):lantern|torch}.
[F:Is it on?] asked {F}.
[H:You can't tell yet,] said {H}. [H:It's too light.]
fr:
*Clic*, fit la {?era(past):lanterne|lampe}.
[F:Elle est allumée, là ?] demanda {F}.
[H:On ne voit pas,] dit {H}. [H:Il fait encore trop clair.]

=== pay torch
en:
{H} looked at the {?era(past):lantern|torch}. {h:He|She} said sorry to it. *Click.* {h:He|She} put it out, and left it on the step.
fr:
{H} regarda sa {?era(past):lanterne|lampe de poche} et lui demanda pardon. *Clic.* {h:Il|Elle} l'éteignit et la laissa sur la marche.

=== plant hand
en:
{>when}, before going out, {H} got the bedroom door ready for the night: open, this much, with the hall light on. It was the rule. Dark was for other people.
fr:
{>when}, avant de sortir, {H} prépara la porte de sa chambre pour la nuit : entrouverte, juste comme ça, avec la lumière du couloir. C'était la règle. Le noir, c'était pour les autres.

=== about hand
en:
[F:How much is this much?] asked {F}.
[H:A cat and a half,] said {H}.
fr:
[F:Et c'est combien, juste comme ça ?] demanda {F}.
[H:Un chat et demi,] dit {H}.

=== pay hand
en:
At the foot of the stairs a door was open, this much, and light came through it. {H} looked at it for a while. Then {h:he|she} shut the door.
fr:
Au pied de l'escalier, une porte était entrouverte, juste comme ça, et la lumière passait. {H} la regarda un moment. Puis {h:il|elle} ferma la porte.

=== lack >
en:
The sun was late, and in a hurry. It stopped just above the hill.
[O:You, there,] it said to {H}. [O:The moon has run out. Could you take her some light? I'm expected in China.]
And it dropped a sunbeam into a jam jar that somebody had left on the wall. The sunbeam was as long as a finger, quite warm, and it tickled the lid.
[O:Before midnight!] called the sun, and set.
{>gag1}
fr:
Le soleil était en retard. Il s'arrêta juste au-dessus de la colline.
[O:Toi, là,] dit-il à {H}. [O:La lune n'a plus de lumière. Tu peux lui en porter ? Moi, on m'attend en Chine.]
Et il laissa tomber un rayon dans un pot à confiture qui traînait sur le mur. Le rayon était long comme un doigt, bien chaud, et il chatouillait le couvercle.
[O:Avant minuit !] cria le soleil.
Et il se coucha.
{>gag1}

=== try run >
en:
The road to the moon begins behind the last {?era(past):milestone|bus stop}. It is made of cloud, with stars lit all along it. They ran. It was like running on a bed: up, down, up, sideways, up again. {each:@ went highest.|@ went highest.}
The sunbeam slid to the bottom of the jar. It grew pale.
[H:Don't go out!] cried {H}, and ran faster. The sunbeam paled faster, too.
{>fail}
fr:
La route de la lune commence derrière {?era(past):la dernière borne|le dernier arrêt de bus}. Elle est en nuage, avec des étoiles allumées tout du long. {hf:Ils|Elles} coururent. C'était comme courir sur un lit : en haut, en bas, en haut, de travers. {each:@ montait le plus haut.|@ montaient le plus haut.}
Le rayon glissa au fond du pot. Il pâlit.
[H:Ne t'éteins pas !] cria {H}, qui courut de plus belle.
Et le rayon pâlit de plus belle.
{>fail}

=== recap run
en:
Running did the sunbeam no good.
fr:
Courir ne faisait pas de bien au rayon.

=== try feed
en:
[F:Perhaps it's hungry,] said {F}.
What does a sunbeam eat? They gave it everything yellow they had: a butter biscuit, a lemon drop, a page about canaries.
The sunbeam pushed the biscuit politely to one side. A passing star stopped to look.
[O:What have you got in there?] she asked. [O:I can't see anything.]
And it was true: neither could they, or only just.
fr:
[F:Il a peut-être faim,] dit {F}.
Que mange un rayon de soleil ? {hf:Ils|Elles} lui donnèrent tout ce qu'{hf:ils|elles} avaient de jaune : un biscuit au beurre, un bonbon au citron, une page sur les canaris.
Le rayon poussa poliment le biscuit sur le côté. Une étoile qui passait s'arrêta.
[O:Qu'est-ce que vous avez là-dedans ?] demanda-t-elle. [O:On ne voit rien.]
C'était vrai. {hf:Eux|Elles} non plus, ou presque.

=== recap feed
en:
The sunbeam did not want the biscuit.
fr:
Le rayon ne voulait pas du biscuit.

=== try bright >
en:
[H:We'll stay where it's bright,] said {H}, who preferred it in any case. So they took the long way round, past the comet station, with its thousand lanterns.
The lanterns blazed. It was like noon. {H} held up the jar, and {h:his|her} heart sank: there was nothing in it but a bit of air, a bit yellow.
[O:Mind the steps,] said the stationmaster. [O:After this, no more lamps.]
fr:
[H:Restons où il fait clair,] dit {H}, qui aimait mieux ça de toute façon.
{hf:Ils|Elles} firent donc le grand tour, par la gare des comètes et ses mille lanternes.
Les lanternes brillaient. On se serait cru à midi. {H} leva le pot, et son cœur se serra : il n'y avait dedans qu'un peu d'air, un peu jaune.
[O:Attention aux marches,] dit le chef de gare. [O:Après, il n'y a plus de lampes.]

=== recap bright
en:
The brighter the road was, the less they saw of the sunbeam.
fr:
Plus la route était claire, moins on voyait le rayon.

=== way >
en:
They walked on more slowly, between the stars, and kept the jar warm. Nobody ran, nobody sang. They might have been carrying a soup that was too full.
{>talent}
{>go}
Far above them hung the moon. She was grey all over, like a window with nobody in, and a thin little voice came down: [N:Is somebody coming? I can't see who's coming.]
fr:
{hf:Ils|Elles} continuèrent plus lentement, entre les étoiles, le pot bien au chaud. Personne ne courait, personne ne chantait. On aurait dit des gens qui portent une soupe trop pleine.
{>talent}
{>go}
Loin au-dessus, la lune attendait, toute grise, comme une fenêtre où il n'y a personne, et une petite voix descendait jusqu'à {hf:eux|elles}.
[N:Il y a quelqu'un ? Je ne vois pas qui vient.]

=== insight >
en:
The last stairs were dark: not evening-dark, but cupboard-dark.
{>gag2}
{>recap1} {>recap2} {H} stopped with one foot in the light, and the other in the black.
The jar was in between. And half of it, the half on the dark side, was shining.
[H:Oh,] said {H}. {h:He|She} swallowed. [H:It never went out. You can't see a light in the light.]
fr:
Les dernières marches étaient noires. Pas noires comme le soir : noires comme un placard.
{>gag2}
{>recap1} {>recap2} {H} s'arrêta, un pied dans la lumière, l'autre dans le noir.
Le pot était entre les deux. Et la moitié qui était du côté noir brillait.
[H:Oh,] dit {H}.
{h:Il|Elle} avala sa salive.
[H:Il ne s'est jamais éteint. Une lumière, ça ne se voit pas dans la lumière.]

=== turn whistle
en:
{>pay}
{H} walked up into the dark. One step. Two. And {h:he|she} did what people do: {h:he|she} whistled. {h:He|She} whistled {h:his|her} kitchen, with the tap and the clock and the chair that creaks, until the dark was full of home.
And in {h:his|her} arms the sunbeam opened like a flower. There were the stairs, all gold, right up to the moon.
fr:
{>pay}
{H} monta dans le noir. Une marche. Deux. Et {h:il|elle} fit ce qu'on fait dans ces cas-là : {h:il|elle} siffla. {h:Il|Elle} siffla sa cuisine, avec le robinet, l'horloge et la chaise qui craque, jusqu'à ce que le noir soit plein de la maison.
Alors, dans ses bras, le rayon s'ouvrit comme une fleur. Les marches étaient là, toutes dorées, jusqu'à la lune.

=== turn still
en:
{>pay}
It was so dark that {h:he|she} could not find {h:his|her} own nose. {H} did not run. {h:He|She} stood as still as {h:he|she} could, and waited, the way you wait for a cat.
First there was a thread of gold. Then a ribbon. Then {h:his|her} own two hands, and {F}'s face, and every single stair.
[H:There you are,] said {H}. {h:He|She} may have said it to the dark.
fr:
{>pay}
Il faisait si noir qu'{h:il|elle} ne trouvait plus son nez. {H} ne partit pas en courant. {h:Il|Elle} ne bougea plus et attendit, comme on attend un chat.
D'abord, il y eut un fil d'or. Puis un ruban. Puis ses deux mains, et la figure {de F}, et toutes les marches, une à une.
[H:Te voilà,] dit {H}.
C'était peut-être au noir qu'{h:il|elle} parlait.

=== turn why
en:
{>pay}
[H:Why are you so dark?] {H} asked the dark. {h:His|Her} voice wobbled a bit. [H:Why are you so big? Why don't you say anything?]
The dark said nothing. It was listening. Nobody had ever talked to it before: they always switched it off.
So {H} went on asking, one question a stair. At the twentieth, {h:he|she} noticed {h:he|she} could see {h:his|her} feet. They were gold.
fr:
{>pay}
[H:Pourquoi tu es si noir ?] demanda {H} au noir.
Sa voix tremblait un peu.
[H:Pourquoi tu es si grand ? Pourquoi tu ne dis rien ?]
Le noir ne disait rien. Il écoutait. On ne lui avait jamais parlé : d'habitude, on allume.
{H} continua, une question par marche. À la vingtième, {h:il|elle} s'aperçut qu'{h:il|elle} voyait ses pieds. Ils étaient dorés.

=== restore
en:
{H} unscrewed the lid and poured. The moon filled up from the bottom, like a bath. Somewhere it struck midnight.
[N:So that's who was coming,] said the moon, and looked at them for a long time, as you look at a present.
{>end}
{>close}
At bedtime, now, {H} leaves the door open, this much, in case the dark would like to come in.
fr:
{H} dévissa le couvercle et versa. La lune se remplit par le bas, comme une baignoire. Quelque part, minuit sonna.
[N:Alors, c'était vous qui veniez,] dit la lune.
Et elle les regarda longtemps, comme on regarde un cadeau.
{>end}
{>close}
Le soir, maintenant, {H} laisse la porte entrouverte, juste comme ça, au cas où le noir voudrait entrer.

=== last
en:
{each:@ had moonlight right up to the eyebrows.|@ had moonlight right up to the eyebrows.}
fr:
{each:@ avait du clair de lune jusqu'au bout du nez.|@ avaient du clair de lune jusqu'au bout du nez.}


=== teaser
en:
The moon has run out of light, and somebody must carry her some in a jam jar.
fr:
La lune n'a plus de lumière, et il faut lui en porter, dans un pot à confiture.

=== pay own garment
en:
{H} looked back once at the lit-up road. Then {h:he|she} took off {h:his|her} {T} and left {n:it|them} on the last bright step, to show the way home, and did not turn round again.
fr:
{H} se retourna une fois vers la route éclairée. Puis {h:il|elle} ôta {son T} et {T:le|la} laissa sur la dernière marche claire, pour retrouver le chemin, et ne se retourna plus.

=== end own
en:
Down on the step {H}'s {T} shone.
fr:
En bas, sur la marche, {le T} {de H} {n:brillait|brillaient}.

=== end torch
en:
Down on the step the {?era(past):lantern|torch} slept.
fr:
En bas, sur la marche, la {?era(past):lanterne|lampe} dormait.

=== pay own torch
en:
{H} had kept a thumb on the switch the whole way, without telling anybody. One click, and nobody would have seen the sunbeam for the glare. {h:He|She} put {h:his|her} {T} on the last bright step, still off, and took away {h:his|her} thumb.
fr:
Depuis le début, sans le dire, {H} gardait le pouce sur le bouton. Un clic, et on n'aurait plus vu que la lampe. {h:Il|Elle} posa {son T} sur la dernière marche claire, sans l'allumer, et retira son pouce.

=== pay own
en:
{H} looked back once at the lit-up road. Then {h:he|she} put {h:his|her} {T} on the last bright step, to have both hands free, and did not look back again.
fr:
{H} se retourna une fois vers la route éclairée. Puis {h:il|elle} posa {son T} sur la dernière marche claire, pour avoir les deux mains libres, et ne se retourna plus.

=== road
en:
After the third bend there was a shop. It sold dark. It was in bottles, from *evening* to *deep cupboard*.
[O:Who buys it?] asked {H}, standing well back.
[O:Owls. Bakers. People with a telescope,] said the shopkeeper. [O:And seeds. You'd be surprised. Nothing starts without a bit of it.] She held one up. Inside, very small, something was shining. [O:That's the trouble with the good ones,] she said. [O:There's always something in them.]
fr:
Après le troisième virage, il y avait une boutique. On y vendait du noir en bouteilles, de toutes les sortes, depuis *soir d'été* jusqu'à *fond de placard*.
[H:Et qui en achète ?] demanda {H}, de loin.
[O:Les hiboux. Les boulangers. Les gens à télescope,] dit la marchande. [O:Et les graines. Si, si. Rien ne commence sans un peu de noir.]
Elle leva une bouteille. Au fond, tout petit, quelque chose brillait.
[O:C'est l'ennui avec les meilleures,] dit-elle. [O:Il y a toujours quelque chose dedans.]

=== strand >
en:
On the way a little owl was going along on foot.
[O:I can't fly at night until I can see the moon,] he explained. [O:And nobody has lit it. But my mother said: home by moonrise.]
[H:When is that?]
[O:That's just what I asked her,] said the owl. He had been walking since Tuesday. He let {F} carry his bag as far as the bend. It had a lamp in it, but he was not allowed to use it: it was his mother's.
fr:
Sur le chemin, un petit hibou allait à pied.
[O:La nuit, je ne peux pas voler sans la lune,] expliqua-t-il. [O:Et personne ne l'a allumée. Mais ma mère m'a dit : rentre au lever de la lune.]
[H:Et c'est quand ?]
[O:C'est bien ce que je lui ai demandé,] dit le petit hibou.
Il marchait depuis mardi. Il laissa {F} porter son sac jusqu'au virage. Dedans, il y avait une lampe, mais il n'avait pas le droit d'y toucher : c'était celle de sa mère.

=== strandEnd
en:
Across the moon went a little owl, with his wings right out. He was exactly on time.
fr:
Sur la lune toute ronde, on vit passer un petit hibou, les ailes grandes ouvertes. Il rentrait, pile à l'heure.

=== quiet
en:
They sat down where the cloud was thick. All round them it was blue, then bluer, then something that has no name, because people are usually indoors by then.
[F:I've never seen this bit of the day,] said {F}.
[H:Nor have I.] {H} was holding the jar with both arms. [H:I always shut my eyes till it's over.]
The sunbeam lay quite still. It might have been looking.
fr:
{hf:Ils|Elles} s'assirent là où le nuage était épais. Tout autour, c'était bleu, puis plus bleu, puis d'une couleur qui n'a pas de nom, parce qu'à cette heure-là, d'habitude, on est rentré.
[F:Je n'avais jamais vu ce bout de la journée,] dit {F}.
[H:Moi non plus.]
{H} tenait le pot dans ses bras.
[H:D'habitude, je ferme les yeux jusqu'à ce que ce soit fini.]
Le rayon ne bougeait pas. On aurait dit qu'il regardait.

=== cameo
en:
The moon was out early. She looked at them for longer than she looked at other people.
fr:
La lune était déjà là. Elle les regarda plus longtemps que les autres gens.

=== ask
en:
When does a small light look big?
What do you do when it is dark?
What did {H} do just before going into the dark, and why?
fr:
Quand est-ce qu'une petite lumière paraît grande ?
Que fais-tu, quand il fait noir ?
Qu'a fait {H} juste avant d'entrer dans le noir, et pourquoi ?
`
