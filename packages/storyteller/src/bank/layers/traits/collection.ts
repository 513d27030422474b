/** What the kid collects. */
export const COLLECTION_TRAITS = `
=== trait collection sorted | 5-8
en:
{H} collected {Ts}, and sorted them: the big ones, the small ones, and the naughty ones.
fr:
{H} collectionnait les {Ts}, {T:rangés|rangées} par taille, par couleur, et du plus sage au plus coquin.

=== trait collection bread | 5-8
en:
{H} collected {Ts}. There were some in every pocket, and one in the bread bin, resting.
fr:
{H} collectionnait les {Ts}. Ses poches en étaient pleines, et la boîte à pain aussi.

=== trait collection museum | 5-8
en:
Under {H}'s bed there was a museum of {Ts}. It was open at all hours. You paid with a sock.
fr:
Sous le lit {de H}, il y avait un musée : {Ts}, entrée libre, une chaussette par visiteur.

=== trait collection older | 9-14
en:
{H} collected {Ts}. It had begun by accident, as these things do, with one; then there were two, and you cannot stop at two. Now there was a catalogue. Under *Reason for keeping* it mostly said: *because*.
fr:
{H} collectionnait les {Ts}. Cela avait commencé par hasard, avec un seul exemplaire ; puis vint le deuxième, et à deux on ne s'arrête plus. Maintenant, il existait un catalogue. À la ligne *Pourquoi je garde*, on lisait presque partout : *parce que*.

=== keep collection best | 5-8, 9-14
en:
{>when}, {H} put the best {T} of all in {h:his|her} pocket. It was the one {h:he|she} would never swap.
fr:
{>when}, {H} glissa dans sa poche {un T}, {T:le plus beau de tous|la plus belle de toutes}. {T:Il|Elle} ne s'échangeait contre rien.

=== trait collection names | 5-8
en:
{H} collected {Ts}, and knew each one by name. The names were mostly Robert.
fr:
{H} collectionnait les {Ts} et les appelait {T:tous|toutes} par leur nom. C'était surtout Robert.

=== trait collection weather | 5-8
en:
{H} collected {Ts}. When somebody asked what for, {h:he|she} said it was a secret. It was a secret from {h:him|her} as well.
fr:
{H} collectionnait les {Ts}. Quand on demandait pourquoi, {h:il|elle} répondait que c'était un secret. Même {H} ne le connaissait pas.

=== trait collection stairs | 5-8
en:
There was one of {H}'s {Ts} on every stair, so that nobody need go up empty-handed.
fr:
{H} collectionnait les {Ts}. On en trouvait sur chaque marche de l'escalier, pour ne pas monter les mains vides.

=== trait collection older drawer | 9-14
en:
{H} collected {Ts}, in a drawer that no longer shut. It was sometimes suggested that a person might keep only the best. {h:He|She} had tried that. By evening the best had been so lonely that they had all had to be let back in.
fr:
{H} collectionnait les {Ts}, dans un tiroir qui ne fermait plus. On lui disait parfois de ne garder que {T:le plus beau|la plus belle}. {h:Il|Elle} avait essayé. Le soir, {T:le plus beau|la plus belle} avait l'air si {T:seul|seule} qu'il avait fallu laisser rentrer les autres.

=== trait collection older expert | 9-14
en:
{H} collected {Ts}. A collector is somebody who looks at the ground and is happy.
fr:
{H} collectionnait les {Ts}. Un collectionneur, c'est quelqu'un qui regarde par terre et qui est content.

=== keep collection luck | 5-8, 9-14
en:
{>when}, out of all {H}'s {Ts}, one asked to come along. At any rate it lay on top of the others. {H} put it in {h:his|her} pocket, the right way up, so that it should miss nothing.
fr:
{>when}, dans la collection {de H}, {un T} demanda à venir. En tout cas, {T:il|elle} était sur le dessus de la pile. {H} {T:le|la} mit dans sa poche, à l'endroit, pour {T:qu'il|qu'elle} ne rate rien.

=== keep collection newest | 5-8, 9-14
en:
{>when}, {H} could not decide which {T} to leave behind. In the end only the dearest came, and the rest were promised the whole story.
fr:
{>when}, {H} n'arrivait pas à choisir. Pour finir, {un T} partit dans sa poche, et {h:il|elle} promit aux autres de tout leur raconter.

=== trait collection lodgers | 5-8
en:
{H} collected {Ts}. They had come for one night, and then they had all stayed.
fr:
{H} collectionnait les {Ts}. {T:Ils étaient venus|Elles étaient venues} pour une nuit, et {T:ils étaient restés|elles étaient restées}.

=== trait collection table | 5-8
en:
{H} collected {Ts}. At supper there was always one beside the plate. It never finished its peas either.
fr:
{H} collectionnait les {Ts}. Au dîner, {T:l'un d'eux|l'une d'elles} restait à côté de l'assiette. {T:Il|Elle} ne finissait pas ses petits pois non plus.

=== trait collection birthday | 5-8
en:
{H} collected {Ts}. They all had the same birthday, which saved on cake, and made a lot of candles.
fr:
{H} collectionnait les {Ts}. {T:Tous|Toutes} avaient leur anniversaire le même jour. Ça économisait les gâteaux, pas les bougies.

=== trait collection count | 5-8
en:
Nobody knew how many {Ts} {H} had. {h:He|She} had once begun to count, and been called to supper.
fr:
Personne n'avait jamais compté les {Ts} {de H} jusqu'au bout. {h:Il|Elle} avait commencé, un jour, et on l'avait {h:appelé|appelée} à table.

=== trait collection school | 5-8
en:
{H} collected {Ts}. On Saturdays there was a roll-call, and {h:he|she} answered for the shy ones.
fr:
{H} collectionnait les {Ts}. Le samedi, on faisait l'appel, et {h:il|elle} répondait pour les plus timides.

=== trait collection older visit | 9-14
en:
{H} collected {Ts}, and, when visitors came, could not help showing one. Just one; but then it had to be explained, and for that you need the others. There were people who still spoke of the afternoon, years ago, when they had only come about the chimney.
fr:
{H} collectionnait les {Ts} et, quand on avait de la visite, ne pouvait s'empêcher d'en montrer un échantillon. Un seul ; mais il fallait bien l'expliquer, et pour ça il fallait les autres. Certains parlaient encore de l'après-midi où ils étaient juste venus pour la cheminée.

=== trait collection older names | 9-14
en:
There are collectors who buy, and collectors who swap. {H}, who collected {Ts}, belonged to the third kind, to whom they simply happen.
fr:
Il y a les collectionneurs qui achètent et ceux qui échangent. {H}, qui collectionnait les {Ts}, était de la troisième espèce : celle à qui ça arrive.

=== trait collection older dark | 9-14
en:
{H} collected {Ts}, and could tell them apart in the dark. It had never been of any use so far. {h:He|She} did not hold that against it; most of what people can do is waiting.
fr:
{H} collectionnait les {Ts} et pouvait les reconnaître dans le noir. Jusqu'ici, ça n'avait jamais servi. {h:Il|Elle} ne s'en plaignait pas : presque tout ce qu'on sait faire attend.

=== keep collection turn | 5-8, 9-14
en:
{>when}, it was {T} number seven's turn to go out. {H} kept a list, to be fair.
fr:
{>when}, {H} sortit {un T}, le numéro sept : c'était son tour. {H} tenait une liste, pour être juste.

=== keep collection draw | 5-8, 9-14
en:
{>when}, {H}'s {Ts} drew lots, to see which would go out. {H} held the hat.
fr:
{>when}, les {Ts} {de H} tirèrent au sort {T:lequel|laquelle} irait se promener. {H} tenait le chapeau.

=== keep collection jump | 5-8, 9-14
en:
{>when}, {H} felt in {h:his|her} pocket, and there was {a T} in it already, looking innocent.
fr:
{>when}, {H} mit la main dans sa poche. Il y avait déjà {un T}, l'air de rien.

=== trait collection older swap | 9-14
en:
{H} collected {Ts}, and had never managed to swap one. There had been offers. But each time, at the last moment, it seemed only fair to tell the other person its faults, and by then {h:he|she} had grown attached to them.
fr:
{H} collectionnait les {Ts} et n'avait jamais pu en échanger une seule pièce. On avait proposé, pourtant. Mais chaque fois, au dernier moment, il fallait bien prévenir l'autre des défauts, et à force d'en parler on s'y attachait.

=== trait collection older weight | 9-14
en:
Since {H} had begun to collect {Ts}, the house had leaned, though only a very little; nobody but {h:him|her} and a marble had noticed.
fr:
Depuis {que H} collectionnait les {Ts}, la maison penchait. Très peu : personne ne s'en était aperçu, sauf {h:lui|elle} et une bille.

=== trait collection older end | 9-14
en:
People asked when {H} would have enough {Ts}. It was a strange thing to ask. Nobody asked the sea.
fr:
{H} collectionnait les {Ts}. On demandait parfois à partir de combien ce serait assez. C'était une drôle de question. À la mer, on ne la pose pas.

=== trait collection older label | 9-14
en:
Each of {H}'s {Ts} had a label, with the day, the weather, and who else had been there. It had turned out to be a way of keeping everything else as well.
fr:
{H} collectionnait les {Ts}. Chaque pièce avait son étiquette : le jour, le temps qu'il faisait, et qui était là. On s'apercevait après coup que cela gardait tout le reste aussi.

=== trait collection window | 5-8
en:
{H} collected {Ts}. On Sundays they stood at the window, to see something else for a change.
fr:
{H} collectionnait les {Ts}. Le dimanche, toute la collection prenait l'air à la fenêtre, pour voir autre chose.

=== trait collection rain | 5-8
en:
{H} collected {Ts}, and could not pass one by. It might have been waiting.
fr:
{H} collectionnait les {Ts} et n'en laissait {T:aucun|aucune} sur le chemin. {T:Il|Elle} attendait peut-être.

=== trait collection shoe box | 5-8
en:
{H} collected {Ts}, in a shoe box. The shoes had to live in the hall.
fr:
{H} collectionnait les {Ts} dans une boîte à chaussures. Les chaussures, elles, dormaient dans le couloir.

=== keep collection ballot | 5-8, 9-14
en:
{>when}, {H} shut both eyes and put a hand into {h:his|her} collection of {Ts}. The best one took hold of it.
fr:
{>when}, {H} plongea la main dans sa boîte à {Ts}, les yeux fermés. Ce fut {T:le plus beau|la plus belle} qui vint.

=== keep collection list | 5-8, 9-14
en:
{>when}, there was room for exactly one {T} in {H}'s pocket. It took some time, and a vote, to settle which.
fr:
{>when}, il restait dans la poche {de H} la place d'{T:un seul|une seule} {T}. On discuta longtemps pour savoir {T:lequel|laquelle}, et il fallut voter.

=== keep collection face | 5-8, 9-14
en:
{>when}, {H} took along a single {T}. Held the right way up, it had a face.
fr:
{>when}, {H} emporta {un T}, et pas n'importe {T:lequel|laquelle}. Dans le bon sens, {T:il|elle} {n:avait|avaient} une figure.

=== keep collection rolled | 5-8, 9-14
en:
{>when}, {H} found, under the bed, {a T} that had been missing for weeks. {n:It|They} went straight into {h:his|her} pocket.
fr:
{>when}, {H} retrouva sous le lit {un T} que tout le monde croyait {T:perdu|perdue}. {T:Il|Elle} {n:fila|filèrent} droit dans sa poche.

=== keep collection hand | 5-8, 9-14
en:
{>when}, {H} went out with one {T} from {h:his|her} collection, just to have something to hold. It was the smoothest of them all.
fr:
{>when}, {H} sortit, {un T} à la main, histoire de tenir quelque chose. De toute sa collection, c'était {T:le plus doux|la plus douce}.

=== about collection hears | 5-8
en:
[F:Your {T} looks just like all the others,] said {F}.
[H:Shh! It can hear you,] said {H}.
fr:
[F:{Ton T} ressemble à {T:tous les autres|toutes les autres},] dit {F}.
[H:Chut ! {T:Il|Elle} t'entend,] dit {H}.

=== about collection miss | 5-8
en:
[F:Won't the others miss it?] asked {F}.
[H:I told them we wouldn't be long.]
fr:
[F:Et le reste de la collection ?] demanda {F}. [F:Ça ne va pas s'ennuyer ?]
[H:J'ai dit qu'on n'en avait pas pour longtemps.]

=== about collection swap | 5-8
en:
[F:Would you swap it for me?] asked {F}.
{H} thought for rather a long time. [H:You wouldn't fit in my pocket.]
fr:
[F:Tu l'échangerais contre moi ?] demanda {F}.
{H} réfléchit un bon moment.
[H:Toi, tu ne tiens pas dans une poche.]

=== about collection secret name | 5-8
en:
[F:Has your {T} got a name?] asked {F}.
[H:Yes,] said {H}. [H:But it won't tell me.]
fr:
[F:{T:Il|Elle} a un nom, {ton T} ?] demanda {F}.
[H:Oui,] dit {H}. [H:Mais {T:il|elle} ne veut pas me le dire.]

=== about collection name | 5-8, not-laughing-cup
en:
[F:Has your {T} got a name?] asked {F}.
[H:Not yet,] said {H}. [H:It hasn't done anything.]
fr:
[F:{T:Il|Elle} a un nom, {ton T} ?] demanda {F}.
[H:Pas encore. Il faut d'abord {T:qu'il|qu'elle} fasse quelque chose.]

=== about collection still | 5-8
en:
[F:What can it do?] asked {F}.
[H:It can keep perfectly still,] said {H}. [H:You try.]
fr:
[F:Et ça sait faire quoi ?] demanda {F}.
[H:Ça sait ne pas bouger du tout,] dit {H}. [H:Essaie, tu verras.]

=== about collection meet | 5-8
en:
{H} held it out for {F} to see.
[F:How do you do,] {F} said to the {T}. [F:I've heard so much about you.]
fr:
{H} montra {son T} à {F}.
[F:{f:Enchanté|Enchantée},] dit {F}, très poliment. [F:On m'a tellement parlé de vous.]

=== about collection lose | 5-8
en:
[F:And what if you lose it?] asked {F}.
[H:Then I'll find it again,] said {H}. [H:That's the best part.]
fr:
[F:Et si tu {T:le|la} perds ?] demanda {F}.
[H:Je {T:le|la} retrouve,] dit {H}. [H:C'est le meilleur moment.]

=== about collection eyes | 5-8
en:
[H:You may hold it,] {H} told {F}, [H:but only with your eyes.]
{F} held it very carefully.
fr:
[H:Tu peux toucher,] dit {H} à {F}, [H:mais avec les yeux.]
{F} toucha, très doucement, avec les yeux.

=== about collection worth | 9-14
en:
[F:What is it worth?] asked {F}.
[H:Nothing whatever,] said {H}, with some pride. [H:Or somebody would have had it off me by now.]
fr:
[F:Et ça vaut combien ?] demanda {F}.
[H:Rien du tout,] répondit {H} avec une certaine fierté. [H:Sinon, on me l'aurait déjà {T:pris|prise}.]

=== about collection found | 9-14
en:
[F:I suppose you'd like me to ask where you found it,] said {F}.
[H:Not if you've anything else to do today.]
fr:
[F:Je suppose que je dois demander d'où {T:il|elle} vient,] dit {F}.
[H:Seulement si tu n'as rien d'autre à faire aujourd'hui,] dit {H}.

=== about collection favourite | 9-14
en:
[H:Not that I have favourites,] said {H}.
{F} looked at how carefully the {T} was being carried, and said nothing.
fr:
[H:Je n'ai pas de préférence,] précisa {H}. [H:Pas la moindre.]
{F} regarda avec quel soin {le T} voyageait, et n'en crut rien.

=== about collection lost | 9-14
en:
[F:Your {T} could get lost on the way,] said {F}.
[H:So could I,] said {H}. [H:That's why we go together.]
fr:
[F:En route, {T:il|elle} pourrait se perdre,] dit {F}.
[H:Moi aussi,] dit {H}. [H:C'est pour ça qu'on y va à deux.]

=== about collection why | 9-14
en:
[F:Why that one?] asked {F}.
[H:If I knew that,] said {H}, [H:I could leave it at home.]
fr:
[F:Pourquoi {T:celui-là|celle-là} ?] demanda {F}.
[H:Si je le savais,] dit {H}, [H:je pourrais {T:le|la} laisser à la maison.]

=== about collection only | 9-14
en:
[F:Does it know that it's part of a collection?] asked {F}.
[H:I've let it think it's the only one,] said {H}.
fr:
[F:{T:Il|Elle} sait {T:qu'il|qu'elle} fait partie d'une collection ?] demanda {F}.
[H:Je lui laisse croire {T:qu'il est le seul|qu'elle est la seule},] dit {H}.

=== about collection again | 9-14
en:
{H} showed the {T} to {F}, who had seen it before, and who admired it all over again, from the beginning.
[H:You don't have to,] said {H}.
[F:I know.]
fr:
{H} montra {son T} à {F}, qui connaissait, et qui admira tout de même, depuis le début.
[H:Tu n'es pas {f:obligé|obligée},] dit {H}.
[F:Je sais.]

=== about collection small | 9-14
en:
[F:It's not very big, for something you think about so much,] said {F}.
[H:That's the good part,] said {H}. [H:Imagine if it were pianos.]
fr:
[F:C'est petit, pour une chose à laquelle on pense autant,] dit {F}.
[H:Heureusement,] dit {H}. [H:Imagine, avec des pianos.]

=== about collection pretend | 5-8
en:
[F:Is your {T} asleep?] whispered {F}.
[H:No,] whispered {H}. [H:It's only pretending.]
fr:
[F:{T:Il|Elle} dort, {ton T} ?] chuchota {F}.
[H:Mais non,] chuchota {H}. [H:{T:Il|Elle} fait semblant.]

=== about collection chose | 5-8
en:
[F:Did you choose it, or did it choose you?] asked {F}.
[H:We both said *me*.]
fr:
[F:Qui a choisi l'autre ?] demanda {F}. [F:Toi, ou {ton T} ?]
[H:On a dit *moi* en même temps.]

=== about collection others | 5-8
en:
[F:And the ones you haven't got?] asked {F}.
[H:They're on their way,] said {H}.
fr:
[F:Et {T:ceux|celles} que tu n'as pas ?] demanda {F}.
[H:{T:Ils|Elles} arrivent,] dit {H}.

=== about collection rare | 9-14
en:
[F:What do you say when people ask what it's for?] asked {F}.
[H:That it's very rare,] said {H}. [H:After that they whisper.]
fr:
[F:Tu réponds quoi, quand on te demande à quoi ça sert ?] demanda {F}.
[H:Que c'est très rare,] dit {H}. [H:Après, les gens parlent tout bas.]

=== about collection count | 9-14
en:
[F:How many is that now?] asked {F}.
[H:I've stopped counting,] said {H}. [H:Counted, they turn into a number.]
fr:
[F:Ça en fait combien, maintenant ?] demanda {F}.
[H:Je ne compte plus,] dit {H}. [H:Dès qu'on compte, ça devient un nombre.]

=== about collection double | 9-14
en:
[F:Haven't you got one just like it?] asked {F}.
{H} took a deep breath.
[F:No,] said {F} quickly. [F:I can see that now.]
fr:
[F:Tu n'as pas déjà {T:le même|la même} ?] demanda {F}.
{H} prit une grande inspiration.
[F:Non,] dit {F} très vite. [F:À présent, je vois bien.]

=== bare collection | 0-4
en:
Look, {H} has {a T}!
fr:
Oh ! {H} a {un T} !

=== keep shell heard | 0-4
en:
< *Shhh*, goes {H}'s {T}.
~ *Shhh*, goes {H}'s {T}. Just like the sea!
fr:
< *Chhh*, fait {le T} {de H}.
~ *Chhh*, fait {le T} {de H}. On dirait la mer !

=== keep shell heard ear | 0-4
en:
{H} listens to {h:his|her} {T}. *Shhh!*
fr:
{H} écoute {son T}. *Chhh !*

=== keep stone heard | 0-4
en:
< *Clack, clack*, goes {H}'s {T}.
~ *Clack, clack!* {H}'s {T} says hello to the wall.
fr:
< *Toc, toc*, fait {le T} {de H}.
~ *Toc, toc !* {Le T} {de H} dit bonjour au mur.

=== keep stone heard warm | 0-4
en:
< {H}'s {T} is warm in {h:his|her} hand.
~ {H}'s {T} is cold. {H} warms it in one hand.
fr:
< {H} a {son T} tout chaud dans la main.
~ {Le T} {de H} a froid. {H} le réchauffe dans sa main.

=== keep shell heard drip | 0-4
en:
< *Plip!* A drop falls out of {H}'s {T}.
~ *Plip!* A drop falls out of {H}'s {T}. There is still some sea in it.
fr:
< *Plic !* Une goutte tombe {du T} {de H}.
~ *Plic !* Une goutte tombe {du T} {de H}. Il reste un peu de mer dedans.

=== keep shell heard ear hat | 0-4
en:
< {H} wears {h:his|her} {T} on one ear.
~ {H} wears {h:his|her} {T} on one ear. What a small hat!
fr:
< {H} met {son T} sur une oreille.
~ {H} met {son T} sur une oreille. Le petit chapeau !

=== keep shell heard who | 0-4
en:
< Who lives in {H}'s {T}? Nobody!
~ Knock, knock! Who lives in {H}'s {T}? Nobody!
fr:
< Qui habite dans {le T} {de H} ? Personne !
~ Toc, toc ! Qui habite dans {le T} {de H} ? Personne !

=== keep shell heard spin | 0-4
en:
< {H} spins {h:his|her} {T}. Round and round!
~ {H} spins {h:his|her} {T}. Round, round... down it falls.
fr:
< {H} fait tourner {son T}. Vite, vite !
~ {H} fait tourner {son T}. Il tourne, il tourne... il tombe.

=== keep shell heard blow | 0-4
en:
< {H} blows into {h:his|her} {T}. *Toot!*
~ {H} blows into {h:his|her} {T}. *Toot!* Out comes some sand.
fr:
< {H} souffle dans {son T}. *Tut !*
~ {H} souffle dans {son T}. *Tut !* Il en sort du sable.

=== keep shell heard cold | 0-4
en:
< Brr! {H}'s {T} is cold on the tummy.
~ Brr! {H}'s {T} is cold on the tummy. Now on the nose!
fr:
< Brr ! {Le T} {de H} est {T:froid|froide} sur le ventre.
~ Brr ! {Le T} {de H} est {T:froid|froide} sur le ventre. Et sur le nez !

=== keep shell heard boat | 0-4
en:
< {H}'s {T} is a boat. *Plop!*
~ {H}'s {T} is a boat, in the soup. *Plop!*
fr:
< {Le T} {de H} est un bateau. *Plouf !*
~ {Le T} {de H} est un bateau, dans la soupe. *Plouf !*

=== keep shell heard bed | 0-4
en:
< {H} puts {h:his|her} {T} to bed. Hop, out again!
~ {H} puts {h:his|her} {T} to bed. Hop, out again! All right, come along.
fr:
< {H} couche {son T}. Hop, debout !
~ {H} couche {son T}. Hop, debout ! Bon, allez, viens.

=== keep stone heard drop | 0-4
en:
< *Plonk!* {H} drops {h:his|her} {T}.
~ *Plonk!* {H} drops {h:his|her} {T}. Up again, you!
fr:
< *Ploc !* {H} fait tomber {son T}.
~ *Ploc !* {H} fait tomber {son T}. Allez, debout !

=== keep stone heard roll | 0-4
en:
< {H}'s {T} rolls away. Catch it!
~ {H}'s {T} rolls and rolls. Catch it!
fr:
< {Le T} {de H} roule. Attrape !
~ {Le T} {de H} roule, roule. Attrape !

=== keep collection young many | 0-4
en:
Too many {Ts}! {H} takes one.
fr:
Il y en a trop ! {H} prend {un T}.

=== keep collection young shoe | 0-4
en:
< {A T} falls out of {H}'s shoe.
~ {A T} falls out of {H}'s shoe. Hello, you!
fr:
< {Un T} tombe de la chaussure {de H}.
~ {Un T} tombe de la chaussure {de H}. Tiens, coucou !

=== keep collection young hand | 0-4
en:
< {H} hides {a T}. Which hand?
~ {H} hides {a T}. Which hand? That one!
fr:
< {H} cache {un T}. Quelle main ?
~ {H} cache {un T}. Quelle main ? Celle-là !

=== keep collection young secret | 0-4
en:
{H} tells {a T} a secret. *Psst!*
fr:
{H} dit un secret à {un T}. *Psst !*

=== keep collection young kiss | 0-4
en:
{H} kisses the {Ts}. One comes along.
fr:
{H} fait un bisou à ses {Ts}. {T:Un seul|Une seule} vient.

=== keep collection young nest | 0-4
en:
< One of {H}'s {Ts} won't sleep!
~ {H} tucks up the {Ts}. One won't sleep!
fr:
{H} couche ses {Ts}. {T:Un seul|Une seule} ne dort pas !

=== keep collection young | 0-4
en:
< {A T} hops into {H}'s pocket.
~ {A T} here, {a T} there. One goes in {H}'s pocket.
fr:
< {Un T} saute dans la poche {de H}.
~ {Un T} ici, {un T} là. {H} en met {T:un|une} dans sa poche.

=== keep collection young big | 0-4
en:
< {H} picks {a T}. Too big. This one!
~ {H} picks {a T}. Too big. Too small. This one!
fr:
{H} choisit {un T}. Trop {T:gros|grosse}. Trop {T:petit|petite}. {T:Celui-là|Celle-là} !

=== keep collection young ask | 0-4
en:
{H} asks the {Ts}: who wants to come? This one!
fr:
{H} demande aux {Ts} : qui veut venir ? {T:Celui-là|Celle-là} !

=== keep collection young sock | 0-4
en:
{H} finds {a T} in bed. Wake up, {T}!
fr:
{H} trouve {un T} dans son lit. Debout, {T} !

=== keep collection young wake | 0-4
en:
< {H}'s {Ts} sleep. Not this one. Come along!
~ {H}'s {Ts} are all asleep. Not this one. Come along!
fr:
Les {Ts} {de H} dorment. Pas {T:celui-là|celle-là}. Allez, viens !

=== keep collection young world | 0-4
en:
< {H}'s {T} wants to see the world.
~ {H}'s {T} wants to see the sea, the moon, and all the rest.
fr:
< {Le T} {de H} veut voir le monde.
~ {Le T} {de H} veut voir la mer, la lune et tout le reste.

=== keep collection young face | 0-4
en:
< {H}'s {T} has a face. Good day!
~ {H}'s {T} has a face. Good day, {T}!
fr:
< {Le T} {de H} a une figure. Bonjour !
~ {Le T} {de H} a une figure. Bonjour, {T} !

=== keep collection young hat | 0-4
en:
< {H} wears {a T}. What a hat!
~ {H} puts {a T} on {h:his|her} head. What a hat!
fr:
< {Un T} sur la tête {de H}. Quel chapeau !
~ {H} met {un T} sur sa tête. Quel chapeau !

=== keep collection young good | 0-4
en:
< {H} puts the {Ts} away. One hides. Peekaboo!
~ {H} tells {h:his|her} {Ts}: be good. But one hides in the pocket.
fr:
< {H} range ses {Ts}. Sauf {T:un|une}. Coucou !
~ {H} dit à ses {Ts} : soyez sages. Mais en voilà {T:un|une} dans la poche.

=== brief collection | 5-8, 9-14
en:
{H} collected {Ts}, and had stopped counting. There were too many.
fr:
{H} collectionnait les {Ts} et ne comptait plus. Il y en avait trop.

=== brief collection name | 5-8, 9-14
en:
{H} collected {Ts}, and knew each of them by name.
fr:
{H} collectionnait les {Ts} et les connaissait par leur nom.

=== brief collection short | 5-8, 9-14
en:
{H} collected {Ts}, and was always one short.
fr:
{H} collectionnait les {Ts}, et il en manquait toujours {T:un|une}.

=== keep collection last | 5-8, 9-14
en:
{>when}, {H} put all {h:his|her} {Ts} back in their box, except one. It was that one's turn to come out, and a promise is a promise.
fr:
{>when}, {H} rangea toute sa collection, sauf {un T}. C'était son tour de sortir, et c'était promis.

=== brief collection room | 5-8, 9-14
en:
{H} collected {Ts}. There was always room for one more.
fr:
{H} collectionnait les {Ts}. On pouvait toujours en loger {T:un|une} de plus.

=== brief collection pockets | 5-8, 9-14
en:
{H} collected {Ts}, in every pocket but one.
fr:
{H} collectionnait les {Ts}, dans toutes ses poches sauf une.

=== keep stone heard bath | 0-4
en:
< {H} gives {h:his|her} {T} a bath. *Plop!*
~ {H} gives {h:his|her} {T} a bath. *Plop!* It can't swim.
fr:
< {H} baigne {son T}. *Plouf !*
~ {H} baigne {son T}. *Plouf !* Il ne sait pas nager.

=== keep stone heard hat | 0-4
en:
< {H}'s {T} has a hat on: a leaf!
~ {H} puts a leaf on {h:his|her} {T}. What a hat!
fr:
< {Le T} {de H} a un chapeau : une feuille !
~ {H} pose une feuille sur {son T}. Quel chapeau !

=== brief collection trail | 5-8, 9-14
en:
You could always find {H} by following the {Ts}.
fr:
Pour retrouver {H}, on suivait les {Ts}.

=== brief collection garden | 5-8, 9-14
en:
Some people have a garden. {H} had {Ts}.
fr:
Certains ont un jardin. {H} avait des {Ts}.

=== brief collection drawer | 5-8, 9-14
en:
No drawer of {H}'s ever quite shut, because of the {Ts}.
fr:
Aucun tiroir {de H} ne fermait tout à fait, à cause des {Ts}.
`
