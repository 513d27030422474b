export const band5to8 = `
=== title
en:
The Scarecrow Who Only Knew One Word
fr:
L'épouvantail qui ne savait qu'un mot

=== title
en:
{H} and the Field without Birds
fr:
{H} et le champ sans oiseaux

=== teaser
en:
A scarecrow says *shoo* all day long, as nicely as he can, and nobody has ever come near enough to hear how nicely.
fr:
Un épouvantail dit *ouste* toute la journée, le plus gentiment possible, et personne n'est jamais venu d'assez près pour s'en apercevoir.

=== when
en:
One warm Saturday
fr:
Un samedi très chaud

=== plant seeds
en:
{>when}, {H} had seven sunflower seeds, which were going to be seven sunflowers, taller than the roof. {h:He|She} had already told the roof.
fr:
{>when}, {H} avait sept graines de tournesol. Cela ferait sept tournesols, hauts comme la maison. {h:Il|Elle} avait déjà prévenu la maison.

=== about seeds
en:
[F:They're very small, for something so tall,] said {F}.
[H:That's so they'll fit in my pocket,] said {H}.
fr:
[F:C'est petit, pour quelque chose de si grand,] dit {F}.
[H:C'est plié,] dit {H}.

=== pay seeds
en:
{H} took out the sunflower seeds and counted them, one last time, all the way up to the roof. Then {h:he|she} laid all seven in the straw hand.
fr:
{H} sortit ses graines de tournesol et les compta une dernière fois. C'était haut comme la maison. Puis {h:il|elle} les posa dans la main de paille, toutes les sept.

=== pay own
en:
{H} put {h:his|her} {T} into one straw hand. [H:When I mustn't talk, I hold on to {n:this|these},] {h:he|she} said. [H:Hold tight.]
The scarecrow held tight. His mouth stayed shut.
fr:
{H} cala {son T} dans une main de paille.
[H:Moi, quand il ne faut rien dire, je serre ça. Serre fort.]
L'épouvantail serra. Sa bouche resta fermée.

=== pay own scarf
en:
{H} took off {h:his|her} {T} and wound it round the scarecrow's neck, and once over his mouth.
[H:There,] said {H}. [H:Now it can't get out.]
fr:
{H} noua {son T} autour du cou de l'épouvantail, avec un tour de plus sur la bouche.
[H:Voilà,] dit {H}. [H:Comme ça, il ne sortira pas.]

=== about own
en:
[F:Why do you carry {n:that|those} about?] asked {F}.
[H:I hold on to {n:it|them},] said {H}, [H:when I mustn't make a noise. Animals prefer it.]
fr:
[F:Pourquoi tu emmènes {ton T} partout ?] demanda {F}.
[H:Je {T:le|la} serre fort,] dit {H}, [H:quand il ne faut pas faire de bruit. Les bêtes préfèrent.]

=== lack >
en:
In the field there were more holes than cabbage.
[A:Two of the holes are mine,] said {A}, a goat in a straw hat, who ran the farm. [A:The rest is beetles. After the cabbages it will be hats! I need birds. For two years not one has come. There's a gold cup for whoever brings one.]
Up on his pole stood a scarecrow in a coat, with both arms out.
[N:Shoo,] he said, to a cloud.
[A:It's his only word,] said {A}. [A:I taught him, and it's stuck.]
{>gag1}
fr:
Dans le champ, il y avait plus de trous que de choux.
[A:Deux de ces trous sont à moi,] dit {A}, une chèvre en chapeau de paille, qui dirigeait la ferme. [A:Le reste, c'est les scarabées. Après les choux, ce sera les chapeaux ! Il me faut des oiseaux. Depuis deux ans, aucun. La coupe en or à qui m'en ramène !]
Sur un piquet, un épouvantail en manteau ouvrait les bras.
[N:Ouste,] dit-il à un nuage.
[A:C'est son seul mot,] dit {A}. [A:Je le lui ai appris, et c'est resté.]
{>gag1}

=== try word >
en:
[H:Then we'll teach him another,] said {H}. [H:Say *come*.]
[N:Shoo.]
[H:Co-o-ome.]
[N:Shoo-oo-oo.]
He tried so hard that straw came out of his ears. {F} said it with him, a hundred times. At last he took a deep breath and said it, all by himself, across the whole valley:
[N:SHOOM!]
Far away, something with wings fell off a branch.
[N:Shoo,] said the scarecrow, very small. You could hear that he was sorry.
fr:
[H:On n'a qu'à lui en apprendre un autre,] dit {H}. [H:Dis *venez*.]
[N:Ouste.]
[H:Ve-nez.]
[N:Ou-ouste.]
Il faisait tant d'efforts que la paille lui sortait des oreilles. {F} le dit avec lui, cent fois. À la fin, il prit une grande respiration et le dit tout seul, à toute la vallée :
[N:VEN-OUSTE !]
Au loin, quelque chose avec des ailes tomba d'une branche.
[N:Ouste,] fit l'épouvantail, tout petit.
On entendait bien que c'était pardon.

=== recap word
en:
He said *shoo* as if he were sorry.
fr:
Il disait *ouste* comme on dit pardon.

=== try crumbs >
en:
They laid a trail of crumbs, all the way from the hedge. For a long time nothing happened. Then it hopped.
It was a wren, as round as a walnut. It ate one crumb, and the next, and the next, right up to the pole. It looked up.
The scarecrow had never seen a bird so close. He lit up, from his hat to his buttons. He was so happy that he had to say something.
[N:SHOO!] he said.
The last crumb was still rolling. There was nobody there to eat it.
fr:
{hf:Ils|Elles} semèrent des miettes, depuis la haie. Longtemps, il ne se passa rien. Puis ça sautilla.
C'était un roitelet, rond comme une noix. Il mangea une miette, et une autre, et une autre, jusqu'au pied du piquet. Il leva la tête.
L'épouvantail n'avait jamais vu un oiseau de si près. Il s'éclaira, du chapeau jusqu'aux boutons. Il était si content qu'il fallut bien dire quelque chose.
[N:OUSTE !] dit-il.
La dernière miette roulait encore. Il n'y avait plus personne pour la manger.

=== recap crumbs
en:
When he was happiest, he had shouted it loudest.
fr:
Plus il était content, plus il le criait.

=== try sheet
en:
[H:They mustn't see him, that's all,] said {H}.
They threw a bedsheet over him, hat and all. {each:@ pegged it down.|@ pegged it down.} Now there was no scarecrow in the field any more. There was a ghost.
[N:Shoo?] said the ghost.
And its arms stuck out, on both sides, just as before.
[F:Can't you put them down?] asked {F}.
He couldn't. When {A} put him together, she had made them both out of one long broomstick.
{>fail}
fr:
[H:Il ne faut pas qu'on le voie, c'est tout,] dit {H}.
On lui jeta un drap sur la tête. {each:@ mettait les pinces.|@ mettaient les pinces.} Il n'y avait plus d'épouvantail. Il y avait un fantôme.
[N:Ouste ?] dit le fantôme.
Et ses bras dépassaient, des deux côtés, comme avant.
[F:Tu ne peux pas les baisser ?] demanda {F}.
Il ne pouvait pas. {A} les avait faits d'un seul manche à balai.
{>fail}

=== recap sheet
en:
Even under a sheet his arms stuck out.
fr:
Même sous un drap, il gardait les bras ouverts.

=== way >
en:
[H:Let's go and ask them,] said {H}, and they walked up to the hedge.
{>talent}
{>go}
By the gate stood the wren. Behind it all the other birds were looking the other way.
[B:We're not scared,] said the wren. [B:We have a lot to do.] It did nothing, for a bit, to show them.
[H:Why don't you come down?]
[B:There used to be somebody with seeds. At seven, every morning. Then one day there wasn't, and there was *shoo*.]
fr:
[H:Il n'y a qu'à leur demander,] dit {H}.
Et {hf:ils|elles} montèrent jusqu'à la haie.
{>talent}
{>go}
Près du portail se tenait le roitelet. Derrière lui, tous les autres regardaient ailleurs.
[B:On n'a pas peur,] dit le roitelet. [B:On a beaucoup à faire.]
Et il ne fit rien, un moment, pour leur montrer.
[H:Pourquoi vous ne descendez plus ?]
[B:Avant, quelqu'un venait avec des graines. À sept heures, tous les matins. Et puis un jour, personne, et à la place : *ouste*.]

=== road >
en:
In the barn there was a row of nails. On the first hung a rake. On the second hung nothing at all, but on the wall below it you could still see where a coat had been.
Under the nail stood a jar. It was empty. There was a label on it, in an old man's writing: *Seven o'clock*.
{H} put a nose in. It smelled of sunflower.
[F:The scarecrow's got a coat on,] said {F}. [F:It's too big for him.]
fr:
Dans la grange, il y avait une rangée de clous. Au premier pendait un râteau. Au deuxième, rien du tout. Mais sur le mur, on voyait encore la place d'un manteau.
Sous le clou, il y avait un bocal vide. On lisait sur l'étiquette, d'une écriture de vieux monsieur : *Sept heures*.
{H} mit le nez dedans. Ça sentait le tournesol.
[F:L'épouvantail a un manteau,] dit {F}. [F:Il est trop grand pour lui.]

=== strand >
en:
{A} was counting holes. She had been counting the same cabbage for some time.
[A:It was the old farmer's,] she said. [A:The coat. And the hat. He fed them every morning. After he was gone they still came, at seven, all of them. They sat there and looked for him.] She ate a bit of leaf, without noticing. [A:I couldn't bear it, how hard they looked. So I made somebody to send them home.]
[H:You could take him down,] said {H}.
[A:In that coat?] said {A}. [A:No.]
fr:
{A} comptait les trous. Elle comptait le même chou depuis un bon moment.
[A:Il était au vieux fermier, le manteau,] dit-elle. [A:Le chapeau aussi. Il leur donnait des graines, tous les matins. Quand il n'a plus été là, ils sont venus quand même, à sept heures. Ils se posaient, et ils le cherchaient.]
Elle mangea un bout de feuille, sans s'en apercevoir.
[A:Ils le cherchaient si fort que je ne pouvais plus. Alors j'ai fabriqué quelqu'un pour les renvoyer chez eux.]
[H:Tu pourrais l'enlever,] dit {H}.
[A:Le manteau ?] dit {A}. [A:Non.]

=== strandEnd
en:
That evening {A} filled the coat pocket, ready for seven o'clock. [A:It's only seeds,] she said, though nobody had asked.
fr:
Ce soir-là, {A} remplit la poche du manteau, pour sept heures.
[A:Ce n'est que des graines,] dit-elle, alors qu'on ne lui demandait rien.

=== quiet
en:
They sat down at the foot of the pole, side by side, because there was some shade there.
A beetle went by with a piece of leaf. It didn't even hurry.
[N:Shoo,] said the scarecrow, to the sky. Nothing was in it. He waited, the way you do at a window, and then said it again, in case he hadn't been heard.
[F:He says it so nicely,] whispered {F}.
fr:
{hf:Ils|Elles} s'assirent au pied du piquet, côte à côte, parce qu'il y avait un peu d'ombre.
Un scarabée passa avec un morceau de feuille. Il ne se pressait même pas.
[N:Ouste,] dit l'épouvantail au ciel.
Il n'y avait rien dans le ciel. Il attendit, comme on attend à une fenêtre, puis le redit, au cas où on n'aurait pas entendu.
[F:Il le dit si gentiment,] souffla {F}.

=== insight >
en:
{>gag2}
{>recap1} {>recap2} What did the scarecrow look at all day, up there?
To find out, {H} leaned back against the pole, and did what the scarecrow did: arms out, as wide as they would go.
*Bump!* Somebody had run straight into them. It was {F}.
[F:What?] said {F}, from in there. [F:You had your arms open!]
{H} turned {h:his|her} head, very slowly, and looked at the scarecrow.
[H:Nobody stands like that to say *shoo*,] {h:he|she} said. [H:It's how you stand to say *come here*.]
fr:
{>gag2}
{>recap1} {>recap2} Que regardait l'épouvantail, toute la journée, là-haut ?
Pour le savoir, {H} s'adossa au piquet, et fit comme l'épouvantail : les bras ouverts, tout grands.
*Boum* ! Quelqu'un venait de se jeter dedans. C'était {F}.
[F:Ben quoi ?] dit {F}, de là-dedans. [F:Tu avais les bras ouverts !]
{H} tourna la tête, tout doucement, et regarda l'épouvantail.
[H:Ça ne dit pas *ouste*, des bras comme ça,] souffla-t-{h:il|elle}. [H:Ça dit *viens*.]

=== turn why
en:
[H:Why do you say anything at all?] asked {H}.
[N:Sh...] said the scarecrow, and stopped. He had never thought of that.
{>pay}
Next morning the clock struck seven. Down from the hedge, hop by hop, came the wren. It looked at the coat, and at the arms. Then it flew up, and sat on a thumb.
The scarecrow was so full of *shoo* that he shook. He didn't let out a single one.
fr:
[H:Pourquoi tu dis quelque chose ?] demanda {H}.
[N:Ou...] fit l'épouvantail, et il s'arrêta.
Il n'y avait jamais pensé.
{>pay}
Le lendemain, sept heures sonnèrent. De la haie, petit saut par petit saut, arriva le roitelet. Il regarda le manteau, puis les bras. Puis il s'envola, et se posa sur un pouce.
L'épouvantail était si plein de son mot qu'il en tremblait. Il ne le laissa pas sortir une seule fois.

=== turn still
en:
[H:Do it with me,] said {H}, who could keep stiller than anybody. [H:You don't say it. You stand it.]
{>pay}
Next morning the clock struck seven. Down from the hedge, hop by hop, came the wren. It looked at the coat, and at the arms. Then it flew up, and sat on a thumb.
The scarecrow was so full of *shoo* that he shook. He didn't let out a single one.
fr:
[H:Fais comme moi,] dit {H}, qui savait mieux que personne rester sans bouger. [H:Pas avec la bouche. Avec les bras.]
{>pay}
Le lendemain, sept heures sonnèrent. De la haie, petit saut par petit saut, arriva le roitelet. Il regarda le manteau, puis les bras. Puis il s'envola, et se posa sur un pouce.
L'épouvantail était si plein de son mot qu'il en tremblait. Il ne le laissa pas sortir une seule fois.

=== turn whistle
en:
{H} could whistle anything. [H:You just stand there,] {h:he|she} told the scarecrow. [H:You're good at that.]
{>pay}
Next morning, at seven, {H} whistled what an old man whistles with his pockets full. Down from the hedge, hop by hop, came the wren. It looked at the coat, and at the arms. Then it flew up, and sat on a thumb.
The scarecrow was so full of *shoo* that he shook. He didn't let out a single one.
fr:
{H} savait tout siffler.
[H:Toi, tiens-toi là,] dit-{h:il|elle} à l'épouvantail. [H:Tu fais ça très bien.]
{>pay}
Le lendemain, à sept heures, {H} siffla ce que siffle un vieux monsieur, les poches pleines. De la haie, petit saut par petit saut, arriva le roitelet. Il regarda le manteau, puis les bras. Puis il s'envola, et se posa sur un pouce.
L'épouvantail était si plein de son mot qu'il en tremblait. Il ne le laissa pas sortir une seule fois.

=== restore
en:
By noon you couldn't see the coat for birds, and there wasn't one beetle left. {H} got the gold cup, with a cabbage in it. {A} had eaten only the edge.
{>close}
Now the scarecrow only says his word at bedtime. [N:Shoo,] he says, very low. The birds put their heads under their wings, and stay.
fr:
À midi, on ne voyait plus le manteau sous les oiseaux. Plus un scarabée ! {H} eut la coupe en or, avec un chou dedans. {A} n'en avait mangé que le bord.
{>close}
Maintenant, l'épouvantail ne dit plus son mot que le soir.
[N:Ouste,] dit-il tout bas.
Les oiseaux mettent la tête sous l'aile, et ils restent.

=== last
en:
{each:@ had a sparrow on each shoulder, and went through doors sideways.|@ had a sparrow on each shoulder, and went through doors sideways.}
fr:
{each:@ avait un moineau sur chaque épaule, et passait les portes de côté.|@ avaient un moineau sur chaque épaule, et passaient les portes de côté.}

=== cameo
en:
In a field stood a scarecrow, with both arms open, and so many birds on him that you couldn't see his coat.
fr:
Dans un champ, un épouvantail ouvrait les bras, et il y avait tant d'oiseaux dessus qu'on ne voyait plus son manteau.

=== ask
en:
How did the scarecrow say *shoo*? Show me with your voice.
What did {H} find out by standing like him?
How do you stand when you want somebody to come?
fr:
Comment l'épouvantail disait-il *ouste* ? Fais-le avec ta voix.
Qu'a-t-on compris en se tenant comme lui ?
Et toi, comment te tiens-tu quand tu veux que quelqu'un vienne ?
`
