export const band9to14 = `
=== title
en:
Nine Times Last
fr:
Neuf fois dernier

=== title
en:
A Very Long Race Indeed
fr:
Une course vraiment très longue

=== teaser
en:
The last one home has won. It sounds restful. It is not.
fr:
Le dernier arrivé a gagné. Ça a l'air reposant. Ça ne l'est pas.

=== when
en:
One Sunday in June
fr:
Un dimanche de juin

=== plant tart
en:
{>when}, {H} wrapped a strawberry tart in a napkin and put it in {h:his|her} bag. It was a small tart, but in the middle stood one strawberry as big as a plum. {H} belonged to the kind of people who eat round the best thing and leave it for last, and who by that time are generally full.
fr:
{>when}, {H} enveloppa une tarte aux fraises dans une serviette et la mit dans son sac. C'était une petite tarte mais, au milieu, il y avait une fraise grosse comme une prune. {H} était de ces gens qui mangent tout autour du meilleur, le gardent pour la fin, et n'ont alors plus faim.

=== about tart
en:
[F:If you began with it, you would be sure of having had it,] said {F}.
[H:But then it would be over,] said {H}.
{F} looked at the strawberry. It did not look as if it had been asked.
fr:
[F:Si tu commençais par elle, ce serait fait,] dit {F}.
[H:Justement,] dit {H}. [H:Ce serait fini.]
{F} regarda la fraise. On ne lui avait pas demandé son avis.

=== pay tart
en:
{H} unwrapped the napkin. All day long {h:he|she} had eaten round the strawberry, and there it stood, alone. It had been saved so long that it looked very like a strawberry you haven't got. {H} put it down in the grass, just out of the snail's reach.
fr:
{H} déplia la serviette. Depuis le matin, {h:il|elle} mangeait autour, et la fraise restait seule, au milieu de rien. À force d'être gardée, elle ressemblait beaucoup à une fraise qu'on n'a pas. {H} la posa dans l'herbe, tout juste hors de portée de l'escargot.

=== pay own
en:
{H} put down {h:his|her} {T} under the snail's nose, as you keep a chair at table for somebody who is late. This one was nine years late.
fr:
{H} posa {son T} sous le nez de l'escargot, comme on garde une chaise, à table, pour quelqu'un qui est en retard. Celui-là avait neuf ans de retard.

=== lack >
en:
It was the great Slow Race, and the rule was simple: whoever came in last had won. Old {V} the snail had won it nine times. It was said that he kept the medals in a shed, and that he had not yet got back to the shed from the first one.
[V:You may of course take part,] he told {H}, in about the time it takes to peel an orange and eat it. [V:Many do. They... all... *arrive*.] He said the word as you would mention a rash.
{>gag1}
[A:Ready?] called the judge, who was a mole, and was facing the other way. [A:Steady? Don't go!]
fr:
C'était la Grande Course Lente, et la règle était simple : le dernier arrivé avait gagné. {V}, le vieil escargot, l'avait remportée neuf fois. On disait qu'il rangeait ses médailles dans un hangar, et qu'il n'était pas encore revenu du hangar après la première.
[V:Vous pouvez participer, bien sûr,] dit-il à {H}, en y mettant le temps d'éplucher une orange et de la manger. [V:Beaucoup participent. Et puis ils... *arrivent*.]
Il prononça le mot comme on parle de boutons.
{>gag1}
[A:Prêts ?] cria l'arbitre, une taupe, qui regardait de l'autre côté. [A:À vos marques... ne partez pas !]

=== try tiptoe
en:
There is a way of putting down a foot that takes the whole morning. {H} found it: first the thought of the toe, then the toe, and so by stages to the heel, which came down a little after lunch. It was beautiful to see. Several beetles had brought rugs. {each:@ sat down on one.|@ sat down on one.}
{F} did it just as well for nearly a minute. Then something went by with wings on, and {F} looked, and there was a sound of running, and a voice said cheerfully from very far away:
[F:What's this ribbon for?]
It was the finish.
[A:Nobody arrives before the lamps are lit,] said the judge, and had {F} brought back at a gallop, which was marked against them twice.
{>fail}
fr:
Il existe une façon de poser le pied qui prend toute la matinée. {H} la trouva : d'abord l'idée de l'orteil, puis l'orteil, et ainsi de suite jusqu'au talon, qui se posa un peu après le déjeuner. C'était très beau. Plusieurs scarabées avaient apporté un plaid. {each:@ s'y installa.|@ s'y installèrent.}
{F} fit exactement pareil pendant presque une minute. Puis quelque chose passa, avec des ailes. {F} leva les yeux. On entendit courir et, de très loin, une voix joyeuse demanda :
[F:C'est pour quoi, ce ruban ?]
C'était l'arrivée.
[A:Avant les lampions, personne n'est arrivé,] dit l'arbitre.
Et elle fit ramener {F} au grand galop, ce qui compta double.
{>fail}

=== recap tiptoe
en:
Slowly was no good, as long as {F} was {F}.
fr:
Aller lentement ne servait à rien, tant {que F} serait {F}.

=== try nap
en:
Somebody who is asleep is not going anywhere. It was an excellent idea, and they lay down on it at once, across the track, with some leaves over them.
But people go a long way in their sleep. {H} dreamed about rolling down a hill, and rolled. {F} dreamed that there was a sea, and swam in it with such a will that the leaves were found next day in another county. They woke under a table with a long white cloth, and somebody was setting out plates above them.
[A:That's the finish, that is,] said the mole, lifting the cloth. [A:Well, as good as. Shoo.]
fr:
Quelqu'un qui dort reste où il est. C'était une excellente idée, et {hf:ils|elles} se couchèrent aussitôt dessus, au milieu de la piste, sous quelques feuilles.
Mais on va très loin, en dormant. {H} rêva d'une colline et roula jusqu'en bas. {F} rêva de la mer, et nagea de si bon cœur qu'on retrouva les feuilles le lendemain dans le département voisin. {hf:Ils|Elles} se réveillèrent sous une table, derrière une longue nappe blanche. Au-dessus, quelqu'un disposait des assiettes.
[A:C'est l'arrivée, ici,] dit la taupe en soulevant la nappe. [A:Enfin, on n'en est pas loin. Ouste.]

=== recap nap
en:
Sleeping had taken them farther than walking.
fr:
Dormir les avait {hf:menés|menées} plus loin que marcher.

=== try back >
en:
[H:If the thing is not to get there,] said {H}, [H:then we ought to go the other way.] They set off backwards. They went away from the finish, past the start, past a pond and past a ring of mushrooms, and past a sheep, which opened its mouth to ask and thought better of it. It was the first plan with any strategy in it, and they talked about what they would say when they were given the medal.
They had got as far as thanking their parents when something thin and red, with a knot in it, came against {H}'s shoulders, and went *ping*.
The track was a circle. As it was still daylight this did not count as arriving, and they were sent back to the start with a bad mark.
[V:Beginners,] remarked {V}, who had not yet finished his first step.
fr:
[H:S'il s'agit de ne pas arriver,] dit {H}, [H:il suffit d'aller de l'autre côté.]
{hf:Ils|Elles} partirent donc à reculons, loin de l'arrivée, et repassèrent le départ, une mare, un cercle de champignons, puis un mouton, qui ouvrit la bouche pour demander et y renonça. C'était le premier plan où il y avait un peu de stratégie, et {hf:ils|elles} préparaient déjà le discours pour la médaille.
{hf:Ils|Elles} en étaient à remercier les parents quand quelque chose de rouge et de mince, avec un nœud, toucha {H} entre les épaules et fit *ping*.
La piste était ronde. Comme il faisait encore jour, cela ne comptait pas. On les renvoya au départ, avec une mauvaise note.
[V:Amateurs,] remarqua {V}, qui n'avait pas fini son premier pas.

=== recap back
en:
Backwards, they had come in ahead of everybody.
fr:
À reculons, on arrivait avant tout le monde.

=== strand >
en:
Before long it came out that the judge was in difficulties, for she was patting the ground among the mushrooms with an empty bowl in her paw.
[A:I had it this morning,] said the mole. [A:The spare one, for the final. It was red, and as long as a street. I put it down beside my breakfast, so as not to lose it.]
{F} looked at the bowl, which had been licked, and then for some time at the mole.
[F:Was it a good breakfast?] {F} asked.
[A:Chewy,] said the mole. [A:And it didn't seem to *stop*.] She sat down rather carefully. [A:The other one's all knots. You can't hold a final with a knot in it.]
fr:
On apprit bientôt que l'arbitre avait des ennuis. Elle tâtait le sol entre les champignons, un bol vide à la patte.
[A:Je l'avais ce matin,] dit la taupe. [A:Celui de secours, pour la finale. Tout rouge, et long comme une rue. Je me revois le poser à côté de mon petit déjeuner, pour ne pas le perdre.]
{F} regarda le bol, qui était bien léché, puis, assez longuement, la taupe.
[F:Et il était bon, ce petit déjeuner ?] demanda {F}.
[A:Un peu élastique,] dit la taupe. [A:Et il n'en *finissait* pas.]
Elle s'assit avec précaution.
[A:L'autre n'est plus que des nœuds. On ne fait pas une finale avec un nœud.]

=== way >
en:
They set off again from the beginning, which was where they belonged, at a pace that gave no offence.
{>talent}
{>go}
Meanwhile the wind had turned. All day long it had blown from the start towards the finish, like everything else. Now it came the other way, and there was something in it: butter, and sugar, and a crust, the yellow kind, just at the point where you open the oven to look. {H} stopped in spite of {h:himself|herself}. So did a beetle. And behind them somebody drew in a breath through the nose, so long and so deep that the grass leaned over.
fr:
{hf:Ils|Elles} repartirent du début, qui était leur place, à une allure qui ne choquait personne.
{>talent}
{>go}
Entre-temps, le vent avait tourné. Toute la journée, il avait soufflé du départ vers l'arrivée, comme tout le monde. À présent il revenait, et il rapportait quelque chose : du beurre, du sucre et une croûte, la jaune, au moment exact où l'on ouvre le four pour voir. {H} s'arrêta malgré {h:lui|elle}. Un scarabée aussi. Et, quelque part en arrière, quelqu'un prit une inspiration si longue et si profonde que l'herbe se pencha.

=== road >
en:
By the stream they came upon a tortoise, who was still in last year's race.
[O:Don't help,] he said. [O:I've got into a rhythm.] He lifted one foot, held it up, considered the matter from every side, and then put it back.
[H:What is it like, to win?] asked {H}.
[O:I couldn't tell you. I haven't got there.] He lowered his voice. [O:You'd have to ask old {V}, but he's never been there either. They carry his medal out to him afterwards, when the tables are folded up, and they bring him a plate with the crumbs. He always says that he doesn't care for cake.]
fr:
Au bord du ruisseau, {hf:ils|elles} trouvèrent une tortue, qui courait encore la course de l'an dernier.
[O:Ne m'aidez pas,] dit-elle. [O:J'ai trouvé mon rythme.]
Elle leva une patte, la garda en l'air, examina la question sous tous les angles, et la reposa.
[H:C'est comment, de gagner ?] demanda {H}.
[O:Je ne peux pas vous dire, je n'y suis pas encore.]
Elle baissa la voix.
[O:Il faudrait demander au vieux {V}, mais il n'y est jamais allé non plus. On lui apporte sa médaille après, quand les tables sont repliées, avec les miettes sur une assiette. Il dit toujours qu'il n'est pas très gâteau.]

=== quiet
en:
They lay in the grass in the middle of the afternoon, which in a slow race goes on longer than in other places. A daisy opened, which you do not often see from beginning to end, and when it was over they felt that they ought to clap.
[H:It isn't boring,] said {H}. [H:I thought it would be. It's only that there's more room between things.]
[F:What do you do with the room?] asked {F}.
{H} considered. [H:So far,] {h:he|she} said, [H:daisies.]
Over on the track the snail was looking straight in front of him. He did not seem to be using his.
fr:
{hf:Ils étaient allongés|Elles étaient allongées} dans l'herbe, au milieu de l'après-midi, et dans une course lente l'après-midi a un très grand milieu. Une pâquerette s'ouvrit. On voit rarement cela en entier. À la fin, {hf:ils|elles} eurent presque envie d'applaudir.
[H:Ce n'est pas ennuyeux,] dit {H}. [H:Je croyais que si. Mais c'est juste qu'il y a plus de place entre les choses.]
[F:Et tu en fais quoi, de la place ?]
{H} chercha.
[H:Pour l'instant,] dit-{h:il|elle}, [H:des pâquerettes.]
Là-bas, sur la piste, l'escargot regardait droit devant lui. Il n'avait pas l'air de se servir de la sienne.

=== insight >
en:
It was getting late, or what passes for late. {>recap1} {>recap2} {>recap3} And {V} was winning, without doing anything whatever.
[H:And what does *he* do?] asked {H}. {h:He|She} lay down flat in the grass, so as to have a good look at him from the side.
{>gag2}
A dandelion had come up just ahead of the snail's foot. It had flowered, and gone to seed. There was moss on his shell, with a smaller snail living in it, who said good evening. And both his horns, in spite of everything he could do, were leaning: they leaned as grass leans in a stream, only the other way, straight into the wind, towards the cake.
[H:He gave up going slowly years ago,] whispered {H}. [H:He's just stopped. I don't think he likes it at all.]
fr:
Il se faisait tard, autant que cela se peut. {>recap1} {>recap2} {>recap3} Et {V} gagnait, sans rien faire du tout.
[H:Et lui, il fait comment ?] demanda {H}.
{h:Il|Elle} s'aplatit dans l'herbe, pour bien le voir de profil.
{>gag2}
Un pissenlit avait poussé devant le pied de l'escargot. Il avait fleuri, il était monté en graine. Sur la coquille, il y avait de la mousse et, dans la mousse, un escargot plus petit, qui dit bonsoir. Quant aux deux cornes, malgré tous ses efforts, elles penchaient. Elles penchaient comme les herbes d'une rivière, mais à l'envers, droit contre le vent, vers le gâteau.
[H:Ça fait des années qu'il ne va plus lentement,] souffla {H}. [H:Il s'est arrêté. Et je crois que ça ne lui plaît pas du tout.]

=== turn draw
en:
A finish, after all, is only a line. {H} took a stick and drew another: a fine one, with posts and flags and an open-mouthed crowd. The line itself went through the grass one inch ahead of the snail.
{>pay} The mole lit the first lamp{?has(own):, and put a slice of warm cake there|}.
{V} looked ahead of him. He thought of the nine medals, and the shed, and, which was odd, of his mother, who used to let him have the bowl. Then his neck, entirely on its own account, grew a little longer.
*Slurp.*
[A:First!] cried the mole, who had heard it. [A:{V} is first! Oh, what a shame!]
[V:Is it?] said {V}, with his mouth full.
fr:
Une arrivée, après tout, n'est jamais qu'une ligne. {H} prit un bâton et en dessina une autre : une belle, avec deux poteaux, des drapeaux et, de chaque côté, une foule bouche ouverte. Quant à la ligne, elle passait dans l'herbe, à deux doigts de l'escargot.
{>pay} La taupe alluma le premier lampion{?has(own): et posa là une part de gâteau tiède|}.
{V} regarda devant lui. Il pensa aux neuf médailles, et au hangar. Et, chose curieuse, il pensa à sa mère, qui autrefois lui laissait lécher le plat. Alors son cou, de sa propre initiative, s'allongea un peu.
*Slurp.*
[A:Premier !] cria la taupe, qui avait entendu. [A:{V} est premier ! Oh, quel dommage !]
[V:Vous trouvez ?] dit {V}, la bouche pleine.

=== turn why
en:
{>pay}
[H:Why do you want to be last?] {H} asked.
[V:To win,] said {V}, looking anywhere but in front of him.
[H:And why do you want to win?]
[V:For the medals, naturally.]
[H:And why do you want those?]
Some questions cannot be answered standing still. The snail leaned forward to explain. It was a matter of principle, he said, and moved his foot. It had been a great thing, the first time. The second time he had rather thought that somebody would come back and tell him what it was like there, with the lights on. The lamps were lit, and he was still explaining, with both horns, when the ribbon, knot and all, went *ping*.
[A:First!] cried the mole. [A:Oh, {V}! What a pity!]
fr:
{>pay}
[H:Pourquoi vous voulez être dernier ?] demanda {H}.
[V:Pour gagner,] dit {V}, qui regardait partout sauf devant lui.
[H:Et pourquoi gagner ?]
[V:Pour les médailles, naturellement.]
[H:Et pourquoi des médailles ?]
À certaines questions, on ne peut pas répondre sans bouger. L'escargot se pencha pour expliquer. C'était, dit-il, une affaire de principe, et il avança un peu le pied, pour être plus clair. La première fois, ç'avait été grand. La deuxième, il avait cru que quelqu'un reviendrait lui raconter comment c'était, là-bas, avec les lumières. On alluma les lampions. Il expliquait toujours, des deux cornes, quand le ruban, avec son nœud, fit *ping*.
[A:Premier !] cria la taupe. [A:Oh, {V} ! Quel dommage !]

=== restore
en:
{H} and {F} came in last, by an hour and a half, and were given the medal. {each:@ carried it.|@ carried it.} (The tortoise did not count, being still in last year's race.) When they reached the table {V} was at his fourth slice, and under the lights he looked nearly young.
[V:I had always told myself that it would be dry,] he said. [V:The crumbs are dry, you see.] And he pushed the plate across to them, quite fast.
{>close}
{V} comes first every June, now. He sets off in May, so as to get there while the cake is warm.
fr:
{H} et {F} arrivèrent {hf:bons derniers|bonnes dernières}, avec une heure et demie de retard, et reçurent la médaille. {each:@ la porta.|@ la portèrent.} (La tortue ne comptait pas : elle en était encore à la course de l'an dernier.) {V} en était à sa quatrième part. Sous les lampions, il avait presque l'air jeune.
[V:Je m'étais toujours dit qu'il devait être sec,] expliqua-t-il. [V:Les miettes sont sèches, vous comprenez.]
Et il poussa l'assiette vers {hf:eux|elles}, plutôt vite, pour un escargot.
{>close}
{V} arrive premier tous les ans, maintenant. Il part en mai, pour avoir le gâteau chaud.

=== strandEnd
en:
Through all the cheering the mole hiccuped, and there was the end of a red ribbon. They pulled. It went on until bedtime.
fr:
Au milieu des bravos, la taupe eut un hoquet, et un bout de ruban rouge apparut. Tout le monde tira. Cela dura jusqu'à l'heure d'aller au lit.

=== cameo
en:
A snail overtook them on the left. [O:Can't stop,] he called. [O:There's a bakery.]
fr:
Un escargot les doubla par la gauche.
[O:Pas le temps,] cria-t-il. [O:Il y a une boulangerie.]

=== ask
en:
What did winning cost the snail?
What do you keep for last? Is it as good by then?
What would you do with more room between things?
fr:
Gagner, qu'est-ce que ça a coûté à l'escargot ?
Que gardes-tu toujours pour la fin ? Est-ce encore bon à ce moment-là ?
Que ferais-tu, s'il y avait plus de place entre les choses ?
`
