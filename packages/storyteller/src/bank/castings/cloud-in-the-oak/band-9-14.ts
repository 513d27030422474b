export const band9to14 = `
=== title
en:
The Cloud That Would Not Be Helped
fr:
Le nuage qui ne voulait pas d'aide

=== title
en:
Ten White Fingers
fr:
Dix doigts blancs

=== teaser
en:
Something is crying in the oak, and everyone in the wood has an opinion about it.
fr:
Quelque chose pleure dans le chêne, et tout le bois a son avis sur la question.

=== when
en:
One morning of the sort that is too blue to be trusted
fr:
Un de ces matins trop bleus pour être honnêtes

=== plant umbrella
en:
{>when}, {H} took the red umbrella down from its hook. It had belonged to {h:his|her} grandfather, who had carried it in all weathers for the pleasure of being prepared. {H} had never once opened it, because it seemed a pity to use it up on rain.
fr:
{>when}, {H} décrocha le parapluie rouge. Il venait de son grand-père, qui le portait par tous les temps, pour le plaisir de tout prévoir. {H} ne l'avait jamais ouvert. C'était dommage de le gaspiller pour de la pluie.

=== about umbrella
en:
[F:There isn't a cloud in the sky,] said {F}.
[H:Good,] said {H}. [H:I shouldn't like it to get wet.]
fr:
[F:Il n'y a pas un nuage,] dit {F}.
[H:Tant mieux,] dit {H}. [H:Je ne voudrais pas qu'on me le mouille.]

=== pay umbrella
en:
{H} looked at the red umbrella for the time it takes to say goodbye to somebody without moving your lips. Then {h:he|she} opened it, for the first time, and it went up with a sound like a big bird changing its mind, and {H} held it out over all that empty air, and let go.
It did not fall, but hung there, thinking; and then it rose, tilting a little, past the last leaves, until it was a poppy, and then a full stop.
fr:
{H} regarda le parapluie rouge, le temps de dire adieu à quelqu'un sans remuer les lèvres. Puis {h:il|elle} l'ouvrit. C'était la première fois. Il fit le bruit d'un grand oiseau qui change d'avis. {H} le tint au-dessus de tout ce vide, et le lâcha.
Il ne tomba pas. Il resta là, à réfléchir. Puis il s'éleva, un peu de travers, plus haut que les dernières feuilles, et ne fut plus qu'un coquelicot, puis un point.

=== plant dandelion
en:
{>when}, {H} found a dandelion clock that nobody had blown, and put it in a jar. A wish is worth more if you know what to do with it, and {H} did not know yet.
fr:
{>when}, {H} trouva une fleur de pissenlit toute blanche, sur laquelle personne n'avait soufflé. {h:Il|Elle} la mit dans un bocal. Un vœu vaut plus cher quand on sait quoi en faire, et {H} ne savait pas encore.

=== about dandelion
en:
[F:You could wish that it never comes apart,] said {F}.
[H:But then I mustn't blow,] said {H}. They looked at it. It was an excellent wish, and there was no way of making it.
fr:
[F:Souhaite qu'elle ne s'envole jamais,] proposa {F}.
[H:Mais alors, je ne peux pas souffler,] dit {H}.
C'était un très beau vœu, et il n'y avait pas moyen de le faire.

=== pay dandelion
en:
{H} unscrewed the jar. {h:He|She} had thought of a good many wishes by now, some of them excellent, and {h:he|she} held them all in {h:his|her} head for one moment, and then blew.
A hundred seeds, which had held on all their lives, let go of the stalk together, and not one of them fell.
fr:
{H} dévissa le bocal. Depuis, il lui était venu beaucoup de vœux, dont certains excellents. {h:Il|Elle} les garda tous en tête un instant, puis souffla.
Cent graines lâchèrent la tige en même temps. Elles s'y étaient tenues toute leur vie. Aucune ne tomba.

=== pay own
en:
Out of {h:his|her} things {H} took {h:his|her} {T}, which nobody had ever been lent, and held {n:it|them} out over the gap.
[H:{n:It's|They're} yours,] {h:he|she} said. [H:Only, I can't throw {n:it|them}, so you'd have to take {n:it|them}.]
The cloud looked at the {T} with such longing that it turned faintly pink. Then it looked at its ten fingers. It was the first time it had ever seen them as ten separate things.
fr:
{H} sortit {son T} de ses affaires, {T:celui|celle} qu'{h:il|elle} ne prêtait à personne, et tendit le bras au-dessus du vide.
[H:C'est pour toi,] dit-{h:il|elle}. [H:Mais je ne peux pas {T:le|la} lancer. Il faut venir {T:le|la} prendre.]
Le nuage en eut si envie qu'il rosit. Puis il regarda ses dix doigts. C'était la première fois qu'il les voyait un par un.

=== pay own garment
en:
{H} took off {h:his|her} {T}, which nobody had ever been lent, and held {n:it|them} out over the gap.
[H:{n:It's|They're} yours,] {h:he|she} said. [H:Only, I can't throw {n:it|them}, so you'd have to take {n:it|them}.]
The cloud looked at the {T} with such longing that it turned faintly pink. Then it looked at its ten fingers. It was the first time it had ever seen them as ten separate things.
fr:
{H} ôta {son T}, {T:celui|celle} qu'{h:il|elle} ne prêtait à personne, et tendit le bras au-dessus du vide.
[H:C'est pour toi,] dit-{h:il|elle}. [H:Mais je ne peux pas {T:le|la} lancer. Il faut venir {T:le|la} prendre.]
Le nuage en eut si envie qu'il rosit. Puis il regarda ses dix doigts. C'était la première fois qu'il les voyait un par un.

=== end own
en:
With both hands it fetched {H}'s {T}.
fr:
À deux mains, il vint chercher {le T} {de H}.

=== end own garment
en:
It came back for {H}'s {T}, and put {n:it|them} on.
fr:
Il revint chercher {le T} {de H}, et {T:le|la} mit.

=== lack >
en:
The wood began as usual, with nettles, and it was only under the great oak that things went wrong. Drops were falling out of the tree, one by one, straight into a blackbird's nest, and the blackbird was making a list of complaints.
[A:Since Tuesday,] he said. [A:And it apologises. Every single time it drips, it apologises, and you can't imagine how that wears you down.]
On the third branch, wrapped round it like washing, was a cloud, no bigger than a pillow.
{>gag1}
[H:Are you stuck?] called {H}. [H:Don't worry, we'll get you down.]
[N:I'm so sorry,] said the cloud, and another drop fell. [N:It's *up*. I'm meant to be up.]
fr:
Le bois commençait, comme toujours, par des orties. C'est sous le grand chêne que rien n'allait plus. Des gouttes tombaient de l'arbre, une à une, en plein dans un nid de merle, et le merle dressait la liste de ses plaintes.
[A:Depuis mardi,] dit-il. [A:Et il s'excuse. À chaque goutte, il s'excuse. Vous n'imaginez pas comme c'est usant.]
Sur la troisième branche, enroulé comme du linge, il y avait un nuage pas plus gros qu'un oreiller.
{>gag1}
[H:Tu es coincé ?] cria {H}. [H:Ne t'inquiète pas, on va te faire descendre.]
[N:Je suis désolé,] dit le nuage, et une autre goutte tomba. [N:C'est *monter* qu'il faudrait. Je devrais être en haut.]

=== try pull
en:
The first plan, which had the advantage of being simple, was to take hold of what there was and pull. {H} had one end of the cloud, {F} had {H}, and the blackbird, who believed in getting things over with, called the time. {each:@ pulled at the end of the row.|@ pulled at the end of the row.}
The cloud stretched, and grew as long as a bedsheet, and as thin as an excuse, and it said sorry all the way. Then there was a *pop*, and they were sitting in the leaves, each of them holding a scrap of something cold that was already turning into nothing.
Up on the branch what was left of the cloud had gone white at the knuckles.
{>fail}
[A:Smaller,] remarked the blackbird. [A:That's something.]
But to {H} it did not feel like something; it felt as it does when you have helped somebody, hard, and they thank you.
fr:
Le premier plan avait le mérite d'être simple. {hf:Ils|Elles} attrapèrent ce qui dépassait et tirèrent. {H} tenait un bout du nuage, {F} tenait {H}, et le merle, qui aimait que les choses soient vite faites, marquait la cadence. {each:@ tirait en bout de file.|@ tiraient en bout de file.}
Le nuage s'étira. Il devint long comme un drap, mince comme une excuse, et il demandait pardon tout du long. Puis il y eut un *plop*, et tout le monde se retrouva par terre, dans les feuilles, avec entre les doigts un reste de froid qui n'était déjà presque plus rien.
Là-haut, ce qui restait du nuage avait les phalanges blanches.
{>fail}
[A:Il est plus petit,] nota le merle. [A:C'est toujours ça.]
Mais {H} ne trouvait pas que c'était toujours ça. {H} se sentait comme quand on a aidé quelqu'un, très fort, et qu'il vous dit merci.

=== recap pull
en:
Pulling had made the cloud smaller, and its grip tighter.
fr:
Tirer avait rapetissé le nuage, qui n'en serrait que plus fort.

=== try sheep
en:
[H:Suppose it's lonely,] said {H}, climbing on a stump to point grandly across the fields. [H:Look! Twenty-four of your own kind, white and round and all together, and not one of them worried about anything.]
The cloud looked. It looked for longer than anybody expected, not so much at the sheep as at the grass between them and itself. One of the twenty-four lifted its head and said *baa*.
A shiver began in the cloud, and went down through the branch into the trunk, and an acorn struck {F} on the head.
[N:You're very kind,] whispered the cloud. [N:But those are sheep. And they are a very long way down.]
[A:It has noticed they're sheep,] said the blackbird. [A:I was afraid it would.]
fr:
[H:Il se sent peut-être seul,] dit {H}, qui grimpa sur une souche et montra la campagne d'un grand geste. [H:Regarde ! Vingt-quatre comme toi, blancs, ronds, tous ensemble, et pas un qui s'inquiète de quoi que ce soit.]
Le nuage regarda. Il regarda bien plus longtemps que prévu, et pas tant les moutons que l'herbe, entre eux et lui. L'un des vingt-quatre leva la tête et dit *bêê*.
Un frisson partit du nuage, passa dans la branche et descendit dans le tronc. Un gland tomba sur la tête {de F}.
[N:C'est très aimable,] souffla le nuage. [N:Mais ce sont des moutons. Et ils sont extrêmement bas.]
[A:Il a remarqué que c'étaient des moutons,] dit le merle. [A:Je le craignais.]

=== recap sheep
en:
The cloud had not looked at the sheep at all, only at the height.
fr:
Ce n'étaient pas les moutons que le nuage avait regardés, c'était la hauteur.

=== try blow >
en:
It was {H} who thought of wind. Clouds went with the wind; everybody knew it; there was simply none today, and so it would have to be made. They blew, in turns, and then together, and the blackbird beat his wings, for the first time on anybody's behalf.
A scarecrow in the next field lost his hat, and a young birch, who had done nothing to anyone, lost every leaf she had. And the cloud laid its cheek on the bark, put both arms right round the branch, and shut its eyes.
When there was no breath left in the wood, it opened one.
[N:I know you mean well,] it said. [N:Please, please stop helping.]
Nobody had anything to say after that, for it is not a sentence you can argue with.
fr:
C'est {H} qui pensa au vent. Les nuages vont avec le vent, tout le monde le sait. Ce jour-là, il n'y en avait pas : il suffisait d'en faire. Chacun souffla à son tour, puis tous ensemble. Le merle battit des ailes, et c'était bien la première fois qu'il les battait pour quelqu'un.
Dans le champ voisin, un épouvantail perdit son chapeau. Un jeune bouleau, qui n'avait rien fait à personne, perdit toutes ses feuilles. Et le nuage colla sa joue contre l'écorce, serra la branche à deux bras et ferma les yeux.
Quand il n'y eut plus un souffle dans le bois, il rouvrit un œil.
[N:Je sais bien que vous voulez m'aider,] dit-il. [N:S'il vous plaît, arrêtez.]
Après ça, personne ne trouva rien à dire. C'est une phrase à laquelle on ne répond pas.

=== recap blow
en:
And the more wind they made, the harder it had hugged the branch.
fr:
Et plus on faisait de vent, plus il embrassait sa branche.

=== strand >
en:
There was another trouble in the oak that morning, and it lived lower down. A squirrel came out of a hole in the trunk with ink on his paws.
[B:I don't wish to accuse anybody,] he said, looking at everybody. [B:But on Monday, and I have it in writing, I had a hundred nuts. On Tuesday a cloud arrives, and I have ninety-nine.]
[N:I'm sorry,] came the voice from above.
[B:It says that to me as well,] said the squirrel. [B:I ask it a plain question, it says it's sorry, and what am I to put in the column?]
{H} promised to keep an eye open for one nut. It was strange: of all the people who lived in that tree, not one had asked the cloud how it had got there.
fr:
Ce matin-là, il y avait dans le chêne un autre souci, un étage plus bas. Un écureuil sortit d'un trou du tronc, les pattes pleines d'encre.
[B:Je n'accuse personne,] dit-il en regardant tout le monde. [B:Mais lundi, j'avais cent noisettes. C'est écrit. Mardi arrive un nuage, et j'en ai quatre-vingt-dix-neuf.]
[N:Je suis désolé,] fit la voix d'en haut.
[B:À moi aussi, il me dit ça,] soupira l'écureuil. [B:Je pose une question simple, et il est désolé. Qu'est-ce que je mets dans la colonne ?]
{H} promit d'ouvrir l'œil, pour une noisette. C'était étrange : de tous ceux qui vivaient dans cet arbre, pas un n'avait demandé au nuage comment il était arrivé là.

=== way >
en:
[H:We keep shouting at it from down here,] said {H}. [H:I wouldn't listen to somebody who only shouted at me from down here.]
So they went up, and the first branch belonged to the squirrel, who moved his papers. The second belonged to an owl, who was asleep, and whose washing was not. Above that, the bark grew smooth, and there were not so many things to hold.
{>talent}
{>go}
It was {F} who first saw the small grey bottom sticking out over the edge of the third branch. From here it did not look like a nuisance so much as like somebody at the top of a slide, with a long queue behind them, who has just discovered that they cannot do it.
fr:
[H:On lui crie dessus d'en bas,] dit {H}. [H:Moi, quelqu'un qui me crie dessus d'en bas, je ne l'écoute pas.]
Alors {hf:ils|elles} montèrent. La première branche était à l'écureuil, qui poussa ses papiers. La deuxième était à un hibou, qui dormait, et dont la lessive ne dormait pas. Plus haut, l'écorce devenait lisse, et les mains ne savaient plus où se mettre.
{>talent}
{>go}
C'est {F} qui vit en premier le petit derrière gris dépasser de la troisième branche. De près, il avait moins l'air d'un gêneur que de quelqu'un qui est arrivé tout en haut du toboggan, avec une longue file derrière lui, et qui s'aperçoit qu'il ne peut pas.

=== road
en:
Before they tried again, {H} wanted to see where the cloud had come from. A line of drops led away through the bracken, and they followed it backwards, past the last trees and over the shoulder of the hill.
In the meadow on the other side the daisies lay flat, in a shape: a round body, a nose, and two arms flung out. All about it the grass had been torn up in handfuls, in a line that led, with many rests, to the wood.
[F:It came down here,] said {F}, [F:and not on purpose.]
{H} lay down in the hollow, to see what you saw from there. You saw the sky, and nothing else at all, and there was a great deal of it, and it did not have any handles.
fr:
Avant d'essayer encore, {H} voulut savoir d'où venait le nuage. Une ligne de gouttes s'en allait dans les fougères. {hf:Ils|Elles} la remontèrent, après les derniers arbres, jusque de l'autre côté de la colline.
Dans le pré, les pâquerettes étaient couchées. Elles étaient couchées en forme de quelqu'un : un corps rond, un nez, deux bras jetés en avant. Autour, l'herbe était arrachée par poignées, et les poignées menaient, avec beaucoup de pauses, jusqu'au bois.
[F:C'est ici qu'il est arrivé,] dit {F}. [F:Et pas exprès.]
{H} s'allongea dans le creux, pour voir ce qu'on voyait de là. On voyait le ciel. On ne voyait rien d'autre, il y en avait beaucoup, et il n'y avait rien à quoi se tenir.

=== quiet
en:
They went back up and sat on the branch, on both sides of the cloud, and for once nobody had a plan. {H} shared out some bread. The cloud had no hand to take its piece with, so the piece was put down where it could at least be admired.
Towards noon the others came over, big, white, grown-up clouds in one long line, talking about the sea. Not one of them looked down.
[N:I used to be on the end,] said the small cloud after a time. [N:They'd write something, right across the sky, and I was the dot.]
It did not say sorry, and {H} noticed, because it had been sorry about everything else.
fr:
{hf:Ils|Elles} remontèrent s'asseoir sur la branche, de chaque côté du nuage, et pour une fois personne n'eut de plan. {H} avait du pain, et le partagea. Le nuage n'avait pas une main de libre pour prendre sa part. Alors le pain fut posé devant lui, qu'il puisse au moins l'admirer.
Vers midi, les autres passèrent. De grands nuages adultes, très blancs, à la file, qui parlaient de la mer. Pas un ne regarda en bas.
[N:Avant, j'étais au bout,] finit par dire le petit nuage. [N:Ils écrivaient quelque chose, d'un bord à l'autre du ciel, et moi, j'étais le point.]
Il ne dit pas qu'il était désolé, et {H} le remarqua, parce qu'il l'avait été pour tout le reste.

=== insight >
en:
The shadows had begun to go the other way. Below them the blackbird was explaining to his wife that it would all end in damp.
{>recap1} {>recap2} {>recap3} Out in the meadow lay that hollow, with its arms open.
{>gag2}
{H} looked, because there was nothing else to look at, at the cloud's hands. Ten white fingers. Round the fingers, bark. And the bark was not doing anything, except being a tree.
[H:Can I say something?] said {H}. [H:You don't have to do anything about it. The tree isn't holding you. It's you that's holding the tree.]
The cloud took a long while to speak, and when it did, there was no politeness left in its voice.
[N:I fell,] it said. [N:Nobody saw. If I let go, I'll fall again.]
fr:
Les ombres commençaient à pencher de l'autre côté. En bas, le merle expliquait à sa femme que tout cela finirait en moisi.
{>recap1} {>recap2} {>recap3} Dans le pré, il y avait ce creux, les bras ouverts.
{>gag2}
Faute d'autre chose à regarder, {H} regarda les mains du nuage. Dix doigts blancs. Sous les doigts, de l'écorce. Et l'écorce ne faisait rien. Elle était juste en train d'être un arbre.
[H:Je peux dire une chose ?] demanda {H}. [H:Tu n'es pas obligé d'en faire quoi que ce soit. L'arbre ne te tient pas. C'est toi qui tiens l'arbre.]
Le nuage mit longtemps à répondre. Quand il parla, c'était d'une autre voix, où il ne restait plus de politesse.
[N:Je suis tombé,] dit-il. [N:Personne n'a vu. Si je lâche, je retombe.]

=== turn whistle
en:
{>pay}
[N:{?has(own):But my hands...|But nothing fell...}] began the cloud.
[H:Listen,] said {H}. And very quietly, so as not to frighten anything, {h:he|she} began to whistle. Not the storm, which {h:he|she} could do, but the smallest wind there is: the one that turns over a page while you are out of the room.
One white finger came away from the bark, and waited, to see what would happen to it. Nothing happened to it, and then came the next.
By the time {H} had no breath left, there was no one on the branch to hear it.
fr:
{>pay}
[N:{?has(own):Mais mes mains...|Mais rien n'est tombé...}] commença le nuage.
[H:Écoute,] dit {H}.
Et tout bas, pour n'effrayer personne, {h:il|elle} se mit à siffler. Pas la tempête, qu'{h:il|elle} savait faire, mais le plus petit vent du monde : celui qui tourne une page pendant que vous êtes sorti de la pièce.
Un doigt blanc quitta l'écorce. Il attendit de voir ce qui allait lui arriver. Il ne lui arriva rien. Alors vint le suivant.
Quand {H} n'eut plus de souffle, il n'y avait plus personne sur la branche pour l'entendre.

=== turn still
en:
{>pay}
[H:I'm staying here,] {H} told it. [H:You don't have to do anything.] And {h:he|she} stopped moving, as other people stop talking. A ladybird set out from {h:his|her} chin and arrived, some time later, at {h:his|her} ear. There was only breath: in, and out. By and by there were two breaths, and then the two had fallen into step.
It was the cloud who noticed first. It looked at its hands, and they were folded in its lap; it looked for the branch, and the branch was a little way down.
fr:
{>pay}
[H:Je reste là,] dit {H}. [H:Tu n'as rien à faire.]
Et {h:il|elle} cessa de bouger, comme d'autres cessent de parler. Une coccinelle partit de son menton et arriva, plus tard, à son oreille. Il n'y avait plus qu'un souffle : dedans, dehors. Peu à peu, il y en eut deux. Puis les deux marchèrent du même pas.
C'est le nuage qui s'en aperçut. Il regarda ses mains. Elles étaient croisées sur ses genoux. Il chercha la branche, et la branche était un peu plus bas.

=== turn why
en:
{>pay}
[H:Why would you fall?] asked {H}.
[N:Because that's what happens.]
[H:Why?]
[N:Because things that are heavy do,] said the cloud.
[H:And why are you heavy?] said {H}. At home people left the room at this point, but the cloud could not, and had to think. It scratched its head with one hand, which is normal. Then it scratched with the other.
[N:When I fell,] it said slowly, [N:I was full. I'd been holding in a great deal of rain. But I've cried it all out, since Tuesday. I'm not... I don't think I am heavy, now.]
The voice was coming from some way above them.
fr:
{>pay}
[H:Pourquoi tu retomberais ?] demanda {H}.
[N:Parce que c'est comme ça.]
[H:Pourquoi ?]
[N:Parce que les choses lourdes, ça tombe,] dit le nuage.
[H:Et toi, pourquoi tu es lourd ?] dit {H}. À la maison, c'est là qu'on quittait la pièce. Le nuage, qui ne pouvait pas, dut réfléchir. Il se gratta la tête d'une main, ce qui est normal. Puis il se la gratta de l'autre.
[N:Quand je suis tombé,] dit-il lentement, [N:j'étais plein. Je retenais une averse entière. Mais depuis mardi, j'ai tout pleuré. Je ne suis plus... je crois que je ne suis plus lourd.]
La voix venait d'un peu plus haut qu'eux.

=== restore
en:
[N:I'm up!] called the cloud, and then, as nobody seemed to be cross, it called again. It turned head over heels, and practised a whale, and a shoe. {>end} Over the meadow it let fall four or five drops on the daisies, who had been through a good deal.
The line of big clouds had nearly reached the horizon, and at the very end of it there was a gap, about the size of a pillow. Then there was not.
{>close}
[A:That cloud never said sorry,] the blackbird tells anybody who asks. Then he looks up for some time. [A:Quiet, isn't it,] he says.
fr:
[N:Je suis en haut !] cria le nuage.
Et comme cela ne semblait fâcher personne, il le cria encore. Il fit une culbute. Il essaya une baleine, puis une chaussure. {>end} Au-dessus du pré, il laissa tomber quatre ou cinq gouttes sur les pâquerettes, qui en avaient vu de dures.
La file des grands nuages atteignait presque l'horizon. Tout au bout, il manquait quelque chose, de la taille d'un oreiller. Puis il ne manqua plus rien.
{>close}
[A:Il ne s'est pas excusé, ce nuage,] répète le merle à qui le lui demande.
Puis il lève les yeux, un bon moment.
[A:C'est calme, non ?] dit-il.

=== last
en:
{each:@ went on looking, in case it came out again.|@ went on looking, in case it came out again.}
fr:
{each:@ regarda encore un peu, au cas où.|@ regardèrent encore un peu, au cas où.}

=== strandEnd
en:
In the middle of the somersault something small and brown had come loose. The squirrel picked it up, took out his pen, and wrote in the column: *One. Borrowed.*
fr:
Au milieu de la culbute, une petite chose brune s'était décrochée. L'écureuil la ramassa, prit sa plume et écrivit dans la colonne : *Une. Prêtée.*

=== cameo
en:
High up, at the end of a long white line, a small dot of a cloud bounced once as they went by.
fr:
Tout là-haut, au bout d'une longue ligne blanche, un petit point de nuage sautilla sur leur passage.

=== ask
en:
The cloud apologises all the time. What do you think it is really saying?
When does helping somebody make things harder for them?
The blackbird says it is quiet. What does he mean?
fr:
Le nuage s'excuse sans arrêt. À ton avis, que veut-il dire en vrai ?
Quand est-ce qu'aider quelqu'un lui rend les choses plus difficiles ?
Le merle dit que c'est calme. Que veut-il dire ?
`
