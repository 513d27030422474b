export const band5to8 = `
=== title
en:
Everything in the Forest Is Mine
fr:
À moi, la forêt !

=== title
en:
{H} and the Ten Thousand Labels
fr:
{H} et les dix mille étiquettes

=== teaser
en:
Overnight somebody has stuck a label on everything in the forest, and the frog, who can read, does not dare go into her own stream.
fr:
En une nuit, quelqu'un a collé des étiquettes sur toute la forêt, et la grenouille, qui sait lire, n'ose plus entrer dans son ruisseau.

=== when
en:
One still September morning
fr:
Un beau matin de septembre

=== plant ribbon
en:
{>when}, {H} had a red ribbon tied round one wrist, so as not to forget something. Only, what?
fr:
{>when}, {H} avait un ruban rouge noué au poignet, pour ne pas oublier quelque chose. Mais quoi ?

=== about ribbon
en:
[F:Was it something nice?] asked {F}.
[H:It must have been,] said {H}. [H:I did a bow.]
fr:
[F:C'était une chose agréable ?] demanda {F}.
[H:Sûrement,] dit {H}. [H:J'ai fait une boucle.]

=== pay ribbon
en:
Paste lets go in the rain. So {H} undid the red ribbon and put it through the label. [H:That's so that nobody forgets,] {h:he|she} said.
fr:
La colle, ça lâche à la pluie. Alors {H} défit le ruban rouge et le passa dans l'étiquette.
[H:C'est pour ne pas oublier,] dit-{h:il|elle}.

=== plant pencil
en:
{>when}, {H} had a pencil so short that it took two fingernails to hold it. There was just one word left in it.
fr:
{>when}, {H} avait un crayon si court qu'on le tenait du bout des ongles. Il restait dedans deux mots, pas plus.

=== about pencil
en:
[F:Which word?] asked {F}.
[H:I don't know yet,] said {H}. [H:I don't want to waste it.]
fr:
[F:Quels mots ?] demanda {F}.
[H:Je ne sais pas encore,] dit {H}. [H:Je ne veux pas les gâcher.]

=== pay pencil
en:
It was the last word in the pencil. After it there was nothing left between {H}'s fingers but a crumb of wood.
fr:
C'étaient les derniers mots du crayon. Après, entre les doigts {de H}, il n'y avait plus qu'une miette de bois.

=== pay own
en:
[H:And here,] said {H}, and held out {h:his|her} {T}. [H:There's no label on {n:it|them}. When it's a present, you don't need one.]
fr:
[H:Et tiens,] dit {H} en lui tendant {son T}. [H:Il n'y a pas d'étiquette dessus. Quand c'est un cadeau, ce n'est pas la peine.]

=== pay own scarf
en:
[H:Paste lets go in the rain,] said {H}, and took off {h:his|her} {T}. [H:So there's a roof that goes with it.]
fr:
[H:La colle, ça lâche à la pluie,] dit {H} en ôtant {son T}. [H:Alors il y a un toit, avec.]

=== about own
en:
[F:How does anyone know that your {T} {n:belongs|belong} to you?] asked {F}.
[H:I've got {n:it|them},] said {H}. [H:That's how.]
fr:
[F:Comment on sait que {ton T}, c'est à toi ?] demanda {F}.
[H:C'est moi qui {n:l'ai|les ai},] dit {H}. [H:Ça se voit.]

=== lack >
en:
The frog was sitting beside the stream in a bucket.
[N:I'm not allowed in,] she said. [N:I can read.]
On the water floated a label: *MINE*. Every stone had one, and so had a beetle, who was trying not to show it.
[H:Who did this?] asked {H}, and leaned on a tree. It was yellow, with spots, and warm. There were four of them. {H} looked up. And up.
[V:Mine,] said {V}, from the top of it all. She was a giraffe, with an ink brush behind one ear.
{>gag1}
fr:
Au bord du ruisseau, {N} était assise dans un seau.
[N:Je n'ai pas le droit d'entrer,] dit-elle. [N:Je sais lire, moi.]
Sur l'eau flottait une étiquette : *À MOI*. Chaque caillou avait la sienne, et même un scarabée, qui faisait comme si de rien n'était.
[H:Mais qui a fait ça ?] demanda {H} en s'appuyant contre un arbre.
L'arbre était tiède, et jaune à taches. Il y en avait quatre. {H} leva la tête, longtemps.
[V:À moi,] dit {V}, tout en haut.
C'était une girafe, un pinceau plein d'encre derrière l'oreille.
{>gag1}

=== try peel
en:
They would simply take the labels off. {H} started with a big stone beside the water. *Rrrip.* The label came off the stone, and stuck to {H}. {F} pulled it off {H}, and it stuck to {F}. {each:@ held out a helping hand, and got stuck to both.|@ held out helping hands, and got stuck to both.}
By the end there were a few clean stones, and beside them a large heap of labels, with eyes.
[V:Oh,] said {V}, reading the heap from top to bottom. [V:New animals!] You could see how pleased she was.
{>fail}
fr:
Il suffisait de les enlever. {H} commença par un caillou. *Scratch* ! L'étiquette quitta le caillou et se colla sur {H}. {F} l'ôta {de H}, et elle se colla sur {F}. {each:@ voulut aider et se colla aux deux.|@ voulurent aider et se collèrent aux deux.}
À la fin, il y avait des cailloux tout propres et un gros tas d'étiquettes, avec des yeux.
[V:Tiens,] dit {V} en lisant le tas. [V:Des bêtes nouvelles !]
On voyait bien qu'elle en était ravie.
{>fail}

=== recap peel
en:
When the labels had come off, they had only gone on to somebody else.
fr:
Les étiquettes décollées s'étaient recollées ailleurs.

=== try nut >
en:
It had to be something nobody had ever seen. {H} searched in the grass until {h:he|she} found a nut, shut all the way round.
[H:Nobody has been in there,] {h:he|she} said. [H:Not since the world began.]
{F} cracked it. They put their heads together over it.
Inside lay a very small label. You had to squint to read it: *mine*.
[V:That one was fiddly,] said {V}.
fr:
Il fallait trouver une chose que personne n'avait jamais vue. {H} fouilla l'herbe et ramassa une noisette, fermée de partout.
[H:Là-dedans,] dit-{h:il|elle}, [H:personne n'est entré depuis le début du monde.]
{F} la cassa. Les têtes se penchèrent.
Dedans, il y avait une toute petite étiquette. Il fallait plisser les yeux pour lire : *à moi*.
[V:Celle-là,] dit {V}, [V:m'a donné du mal.]

=== recap nut
en:
Even the inside of a nut belonged to somebody.
fr:
Même le dedans d'une noisette était à quelqu'un.

=== try moon >
en:
[H:The moon!] cried {H}. It was up early, and as white as a plate. [H:You haven't got that!]
{V} studied it. She chose a label. She licked it, on both sides, to be sure. Then she stretched out her neck, to the end, and a little bit further.
*Pat.*
From where they were standing, it was exactly in the middle.
[N:Well, that's the moon gone,] said {N}.
fr:
[H:Et la lune ?] cria {H}, car la lune s'était levée de bonne heure, blanche comme une assiette. [H:Ça, tu ne l'as pas !]
{V} l'examina. Elle choisit une étiquette. Elle la lécha, des deux côtés, par prudence. Puis elle tendit le cou jusqu'au bout, et encore un peu.
*Paf.*
Vue d'en bas, l'étiquette était pile au milieu.
[N:Eh bien voilà,] dit {N}. [N:Plus de lune.]

=== recap moon
en:
Whoever pointed at a thing only got it labelled.
fr:
Tout ce qu'on montrait du doigt recevait son étiquette.

=== strand >
en:
On the path they met a hedgehog, walking slowly, so as to be seen from all sides. In the middle of his prickles sat a label.
[H:Shall we take it off you?] asked {H}.
[B:Don't you dare!] said the hedgehog. [B:People step over me. They step round me. Nobody has ever said *mine* to me before.]
He turned round once more.
[B:Is it straight?] he asked.
fr:
Sur le sentier, {hf:ils|elles} croisèrent un hérisson, qui marchait lentement pour être vu de tous les côtés. Au milieu de ses piquants, il y avait une étiquette.
[H:On te l'enlève ?] demanda {H}.
[B:Surtout pas !] dit le hérisson. [B:On m'enjambe. On me contourne. Jamais personne ne m'avait dit *à moi*.]
Il fit encore un tour sur lui-même.
[B:Elle est droite ?] demanda-t-il.

=== way >
en:
[H:You must have forgotten something,] said {H}.
[V:I never forget one. Never!] said {V}. [V:Find me a single thing without a label before the sun goes down, and I'll take them all off.]
They looked under the ferns, and into the foxgloves.
{>talent}
{>go}
*Mine*, said the mushrooms. *Mine*, said the spots on the mushrooms, one by one. The bucket had got one too. The frog was sitting in a soup bowl by now.
fr:
[H:Tu en as forcément oublié,] dit {H}.
[V:Je n'oublie rien. Jamais !] dit {V}. [V:Trouve-moi une seule chose sans étiquette avant le coucher du soleil, et je les enlève toutes.]
{hf:Ils|Elles} cherchèrent sous les fougères et au fond des clochettes.
{>talent}
{>go}
*À moi*, disaient les champignons. *À moi*, disait chaque point des champignons. Le seau aussi y avait eu droit. La grenouille était maintenant assise dans un bol.

=== road >
en:
Behind the big oak stood a crate. It was as tall as a house, with straw on the floor, and at the top a hole for a head.
{H} felt along the boards. [H:There's a square here that's cleaner than the rest,] {h:he|she} said. [H:Something used to be stuck on it.]
Below the square, ink had run all the way down to the ground, in thin blue lines.
[F:It must have rained on it,] said {F}.
fr:
Derrière le grand chêne, il y avait une caisse. Elle était haute comme une maison et elle venait de loin : il restait de la paille au fond et, en haut, un trou pour la tête.
{H} passa la main sur les planches.
[H:Ici, il y a un carré plus propre que le reste,] dit-{h:il|elle}. [H:Quelque chose était collé.]
Sous le carré, de l'encre avait coulé jusqu'en bas, toute bleue.
[F:Il a dû pleuvoir dessus,] dit {F}.

=== quiet >
en:
The sun was sitting on the hill. They shared what there was to eat, even the crust, and nobody had an idea.
Further off, {V} was doing her round. She went from tree to tree and put her nose to each label, one after another, the way you feel in the dark if your teddy is still there.
[F:She's counting them,] whispered {F}.
{V} came to the end. She breathed out, and started again.
fr:
Le soleil était assis sur la colline. On partagea ce qu'il y avait à manger, croûte comprise. Plus personne n'avait d'idée.
Un peu plus loin, {V} faisait sa ronde. Elle allait d'arbre en arbre et posait son nez sur chaque étiquette, comme on cherche son doudou dans le noir, pour voir s'il est toujours là.
[F:Elle les compte,] chuchota {F}.
{V} arriva au bout. Elle souffla un grand coup, et elle recommença.

=== insight >
en:
The sun was nearly down. The frog was in a teacup, with her knees under her chin.
{>gag2}
{>recap1} {>recap2}
{H} looked at {V}, from the bottom upwards. Four legs. Spots, spots, spots. Two ears. It took a while.
[H:I've found one,] said {H}. [H:It's you.]
{V} looked down one side of herself, and up the other.
[V:I had one,] she said. [V:On my crate. It said whose I was. The rain washed it off.] Her brush dripped. [V:What has no label gets lost.]
fr:
Le soleil allait disparaître. La grenouille était dans une tasse, les genoux sous le menton.
{>gag2}
{>recap1} {>recap2}
{H} regarda {V}, en commençant par le bas. Quatre pattes. Des taches, des taches, des taches. Deux oreilles. Cela prit du temps.
[H:J'en ai trouvé une,] dit {H}. [H:C'est toi.]
{V} se regarda d'un côté, puis de l'autre.
[V:J'en avais une,] dit-elle. [V:Sur ma caisse. On y lisait à qui j'étais. La pluie l'a effacée.]
Son pinceau gouttait.
[V:Ce qui n'a pas d'étiquette, ça se perd.]

=== turn draw
en:
{H} could draw anybody who kept still. {h:He|She} took a label, turned it over, and drew the frog, and {F}, and a duck who was passing. In the middle, from edge to edge, went somebody with spots.
[V:Is that me?] asked {V}. [V:With people?]
Underneath, {H} wrote one word: *OURS*.
{>pay}
{V} bent her neck, all the long way down. When it went up again, there was a label on it.
fr:
{H} savait dessiner tous ceux qui ne bougeaient pas. {h:Il|Elle} prit une étiquette, la retourna et dessina la grenouille, et {F}, et un canard qui passait. Au milieu, d'un bord à l'autre, quelqu'un avec des taches.
[V:C'est moi ?] demanda {V}. [V:Avec des gens ?]
Dessous, {H} écrivit : *À NOUS*.
{>pay}
{V} baissa le cou, ce qui faisait un long voyage. Quand il remonta, il portait une étiquette.

=== turn climb
en:
The oak was made for climbing, and so was {H}. Up {h:he|she} went, until {V}'s eyes were right in front of {h:his|hers}.
[V:Hello,] said {V}, astonished. [V:Usually I only meet the tops of heads.]
{H} turned a label over and wrote one word on the back: *OURS*.
[N:It's in writing! It counts!] called {N}, far below.
{>pay}
{V} held out her neck and shut her eyes. When she opened them, there was a label on her.
fr:
Le chêne était fait pour qu'on y grimpe, et {H} aussi. {h:Il|Elle} monta jusqu'à se trouver nez à nez avec {V}.
[V:Bonjour,] dit {V}, très étonnée. [V:D'habitude, je ne rencontre que des dessus de têtes.]
{H} retourna une étiquette et écrivit au dos : *À NOUS*.
[N:C'est écrit ! Donc ça compte !] cria {N}, très loin en bas.
{>pay}
{V} tendit le cou et ferma les yeux. Quand elle les rouvrit, elle portait une étiquette.

=== turn why
en:
[H:Why does it say *mine*?] asked {H}.
[V:Because I'm the one who is writing.]
[H:And why don't you write one for yourself?]
[V:You can't,] said {V}. [V:I've tried. Somebody else has to.]
Nobody said a word. Then the frog held up a damp label out of her teacup. {H} turned it over and wrote: *OURS*.
{>pay}
{V} bent her neck, all the long way down. When it went up again, there was a label on it.
fr:
[H:Pourquoi tu écris toujours *à moi* ?] demanda {H}.
[V:Parce que c'est moi qui écris.]
[H:Et pourquoi tu ne t'en fais pas une ?]
[V:On ne peut pas,] dit {V}. [V:J'ai essayé. Il faut que ce soit quelqu'un d'autre.]
Il y eut un silence. Puis la grenouille tendit une étiquette un peu mouillée, du fond de sa tasse. {H} la retourna et écrivit : *À NOUS*.
{>pay}
{V} baissa le cou, ce qui faisait un long voyage. Quand il remonta, il portait une étiquette.

=== restore
en:
{V} kept her promise. Off they came, from the stones, from the leaves, from the moon. The frog went into the stream with such a splash that her cup was never found.
{>close}
Nowadays, whatever is lost in the forest is taken to {V}, who can see from up there where it goes.
[V:Yours, I think,] she says, and hands it down.
fr:
{V} tint sa promesse. Elle les enleva toutes : des cailloux, des feuilles, de la lune. La grenouille plongea, si fort qu'on n'a jamais retrouvé la tasse.
{>close}
Maintenant, tout ce qui se perd dans la forêt, on le porte à {V}. De là-haut, on voit bien où vont les choses.
[V:C'est à vous, je crois,] dit-elle en se penchant.

=== last
en:
{each:@ had one very clean square where the label had been.|@ had very clean squares where the labels had been.}
fr:
{each:@ garda un carré tout propre, là où ça collait.|@ gardèrent un carré tout propre, là où ça collait.}

=== strandEnd
en:
The hedgehog kept his. {V} only turned it round for him. *OURS* looked even better.
fr:
Le hérisson garda la sienne. {V} la lui retourna. *À NOUS*, c'était encore plus joli.

=== cameo
en:
Between the trees went a giraffe with a label round her neck, carrying somebody's left boot.
fr:
Entre les arbres passa une girafe, une étiquette au cou, qui rapportait la botte gauche de quelqu'un.

=== ask
en:
Why did the giraffe put a label on everything?
Why couldn't she write one for herself?
Where is your name written, and who wrote it there?
fr:
Pourquoi la girafe mettait-elle des étiquettes partout ?
Pourquoi ne pouvait-elle pas s'en écrire une ?
Et ton nom, où est-il écrit ? Qui l'a écrit ?
`
