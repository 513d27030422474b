export const band5to8 = `
=== title
en:
The Day the Sea Stayed
fr:
Le jour où la mer est restée

=== title
en:
{H} and the Lion on the Beach
fr:
{H} et le lion de la plage

=== teaser
en:
The sea has stopped, in the middle of going out, and a lion with a bucket says that it was him.
fr:
La mer s'est arrêtée en plein milieu de la marée, et un lion avec un seau dit que c'est lui.

=== when
en:
One still morning
fr:
Un matin sans bruit

=== plant shell
en:
{>when}, {H} put the big shell to one ear. You could hear the sea in it, even in the bath.
fr:
{>when}, {H} colla son oreille au gros coquillage. On y entendait la mer, même dans la baignoire.

=== about shell
en:
[F:Doesn't it want to get out?] asked {F}.
[H:It goes out, and it comes back,] said {H}. [H:You can hear both.]
fr:
[F:Elle n'a pas envie de sortir ?] demanda {F}.
[H:Elle sort, et puis elle revient,] dit {H}. [H:On entend les deux.]

=== pay shell
en:
{H} held the big shell to the lion's ear, and then put it into his paws. [H:When the sea is out, she's in here. I've tried it in the bath. It always works.]
fr:
{H} colla le gros coquillage à l'oreille du lion, puis le lui mit entre les pattes.
[H:Quand la mer n'est pas là, elle est là-dedans. J'ai essayé dans la baignoire. Ça marche toujours.]

=== pay own
en:
{H} set {h:his|her} {T} on the shelf, after everything else, took {n:it|them} back, and set {n:it|them} there again. [H:There. That's my toothbrush. I'm leaving {n:it|them}, so you'll know that I'm coming back.]
fr:
{H} posa {son T} sur l'étagère, après tout le reste, {T:le|la} reprit, puis {T:le|la} reposa.
[H:Voilà. C'est ma brosse à dents. Elle reste ici. Comme ça, tu sais que je reviens.]

=== lack >
en:
On the shore that day the sea had stopped. It was halfway out. The waves stood one behind another, like blankets on a bed.
In front of a sandcastle stood a lion with a bucket. His name was {V}. [V:I told the sea to stay,] he said. [V:So she stayed. You'll have to walk round her.]
[N:But I've missed my school!] called a sardine, out of a puddle. [N:It went with the tide. I was doing up my tail.]
{>gag1}
fr:
Ce jour-là, sur la plage, la mer s'était arrêtée, à moitié partie. Les vagues se tenaient l'une derrière l'autre, comme des couvertures sur un lit.
Devant un château de sable se tenait un lion, un seau à la patte. C'était {V}.
[V:J'ai dit à la mer de rester,] dit-il. [V:Elle est restée. Vous n'avez qu'à faire le tour.]
[N:Mais j'ai perdu mon banc !] cria une sardine, dans une flaque. [N:Il est parti avec la marée. J'étais en train de me coiffer.]
{>gag1}

=== try push
en:
[H:The sea must be stuck,] said {H}. [H:We'll give it a push.]
They put their shoulders to a wave. {each:@ took the next one.|@ took the next one.} It was like pushing a cow who is asleep. It was cold, too, and it wobbled, and a shrimp inside it asked them to stop.
[F:It moved!] puffed {F}.
It had not. They had only sunk, as far as the knees.
[V:I did say,] said {V}. But he looked at the wave as if he had hoped a little.
{>fail}
fr:
[H:La mer est coincée,] dit {H}. [H:On va la pousser.]
{hf:Ils|Elles} s'appuyèrent contre une vague. {each:@ poussait la suivante.|@ poussaient la suivante.} C'était comme de pousser une vache qui dort. C'était froid, en plus, ça tremblait, et une crevette, dedans, demanda d'arrêter.
[F:Elle a bougé !] souffla {F}.
Non. C'était le sable : {hf:ils|elles} étaient dedans jusqu'aux genoux.
[V:Je vous l'avais dit,] fit {V}.
Mais il regardait la vague comme quelqu'un qui avait un peu espéré.
{>fail}

=== recap push
en:
When they had pushed, the lion himself had hoped a little.
fr:
Quand on avait poussé, le lion lui-même avait un peu espéré.

=== try move >
en:
[H:He's afraid the castle will get washed away,] whispered {H}. [H:So let's carry it up, where the sea never comes!]
They took the tallest tower between them, very gently, on a spade.
[V:Not there!] roared {V}, and he ran, and he stood in front of them with his arms out. His mane was shaking. [V:Not up there! *Nobody* comes up there.]
They put the tower back where it had been, right beside the water.
fr:
[H:Il a peur que la mer emporte son château,] souffla {H}. [H:On n'a qu'à le monter là-haut, où elle ne vient jamais !]
{hf:Ils|Elles} prirent la plus haute tour, bien doucement, sur une pelle.
[V:Pas là !] rugit {V}.
Il courut se mettre devant, les bras écartés. Sa crinière tremblait.
[V:Pas là-haut ! Là-haut, il ne vient *personne*.]
{hf:Ils|Elles} remirent la tour où elle était, tout au bord de l'eau.

=== recap move
en:
He would not have the castle where nobody comes.
fr:
Il ne voulait pas du château là où il ne vient personne.

=== try letter
en:
{H} wrote the sea a letter. *Dear Sea, please go on. Yours, everyone.* They put it in a bottle and threw it as far as they could.
It bobbed. It stayed. They waited an hour, and it was still there, looking at them.
[A:And who's to take it?] said the winkle, who had just caught up. [A:It's the sea that brings the post! She brings my supper, too. Or she did.]
fr:
{H} écrivit une lettre à la mer. *Chère mer, continuez, s'il vous plaît. Signé : tout le monde.* {hf:Ils|Elles} mirent la lettre dans une bouteille, et la jetèrent le plus loin possible.
La bouteille resta là. Une heure plus tard, elle les regardait toujours.
[A:Et qui va la porter ?] dit le bigorneau, qui venait juste d'arriver. [A:C'est la mer qui fait le facteur ! C'est elle aussi qui m'apporte à souper. Enfin, c'était elle.]

=== recap letter
en:
It was the sea that brought everything.
fr:
C'était la mer qui apportait tout.

=== way >
en:
They walked out along the bottom of the sea, to look for whatever held her back.
{>talent}
{>go}
The weed leaned, and did not lean back. [A:I know that lion,] said an old winkle, from a stone. [A:Every morning he builds. Every evening the sea knocks it flat. I tell him, higher up! There's a whole beach. But no. Always on the one line where she's bound to find it.]
fr:
{hf:Ils|Elles} partirent à pied sur le fond de la mer, chercher ce qui la retenait.
{>talent}
{>go}
Les algues penchaient d'un côté et ne revenaient pas.
[A:Ce lion, je le connais,] dit un vieux bigorneau, sur une pierre. [A:Chaque matin, il bâtit. Chaque soir, la mer lui aplatit tout. Je lui dis : plus haut ! Il y a toute une plage. Mais non. Toujours sur cette ligne-là, pile où elle passe.]

=== road >
en:
Behind the castle, in the rock, was a door, and behind the door was a shelf.
First came a boot. Then a blue bottle, a wooden spoon, half a comb, and so on, right into the dark. Everything was clean, and each thing had a label: *Monday. Tuesday. Wednesday.*
[F:Where did he get all this?] whispered {F}.
{H} smelled the boot. It smelled of salt. [H:They're presents,] said {H}. [H:One every day.]
fr:
Derrière le château, dans le rocher, il y avait une porte et, derrière la porte, une étagère.
D'abord, une botte. Puis une bouteille bleue, une cuillère en bois, la moitié d'un peigne, et ainsi de suite jusque dans le noir. Tout était propre, et chaque chose avait son étiquette : *lundi, mardi, mercredi*.
[F:Où il a eu tout ça ?] chuchota {F}.
{H} renifla la botte. Elle sentait le sel.
[H:Ce sont des cadeaux,] dit {H}. [H:Un par jour.]

=== strand >
en:
On top of the third wave stood a penguin under an umbrella.
[B:I was only coming in,] he said. [B:I've been coming in since breakfast.]
[H:Can't you slide down?]
[B:It's the best wave I ever had,] said the penguin. [B:I don't like to leave before the end.]
He looked down. He shut his eyes. [B:Also, it's high,] he said. [B:You don't notice, when it's moving.]
fr:
En haut de la troisième vague, il y avait un manchot sous un parapluie.
[B:J'arrivais,] dit-il. [B:J'arrive depuis ce matin.]
[H:Vous ne pouvez pas glisser ?]
[B:C'est la plus belle vague de ma vie,] dit le manchot. [B:Je n'aime pas partir avant la fin.]
Il regarda en bas. Il ferma les yeux.
[B:Et puis, c'est très haut,] dit-il. [B:En bougeant, on ne s'en rend pas compte.]

=== strandEnd
en:
The penguin's wave came in at last, a whole day late, and put him down on his feet. [B:Again,] he said.
fr:
La vague du manchot arriva enfin, avec un jour de retard, et le posa sur ses pieds.
[B:Encore,] dit-il.

=== quiet >
en:
The moon came up and looked for the sea to shine on. It was all in folds.
{V} had sat down at the edge, with one paw in a wave that did not move. You could hear nothing at all, and it kept you awake.
[V:She used to say *hush*,] said {V}. [V:All night long. *Hush*, and *hush*. I only wanted to have her here.]
He listened.
[V:And now she doesn't say anything,] he said.
fr:
La lune se leva et chercha la mer, pour briller dessus. La mer était toute en plis.
{V} s'était assis au bord, une patte dans une vague qui ne bougeait pas. On n'entendait rien du tout, et ça empêchait de dormir.
[V:Avant, elle faisait *chut*,] dit {V}. [V:Toute la nuit. *Chut*, et *chut*. Je voulais seulement la garder.]
Il écouta.
[V:Et maintenant, elle ne dit plus rien.]

=== insight >
en:
{H} stood in front of the shelf. Monday was a left boot.
{>gag2}
{>recap1} {>recap2}
{H} went along the shelf, right up to Saturday. Saturday was a right boot. They were a pair.
[H:The sea came back with the other one,] said {H}, looking from one to the other. [H:It's like my toothbrush, at Granny's. You leave your things in the place that you're coming back to.]
fr:
{H} s'arrêta devant l'étagère. Lundi, c'était une botte gauche.
{>gag2}
{>recap1} {>recap2}
{H} suivit l'étagère jusqu'à samedi. Samedi, c'était une botte droite. La paire.
[H:La mer est revenue avec l'autre,] dit {H} en regardant l'une, puis l'autre. [H:C'est comme ma brosse à dents, chez Mamie. On laisse ses affaires là où on revient.]

=== turn mimic
en:
{H} sat down by the lion and said *hush*. It was exactly right: the long part going out, then the little stones, then the part that comes in. All it took was two teeth and a lip.
{V} shut his eyes. [V:The second half only comes,] he said, [V:because the first one goes.]
{>pay}
[V:Go on, then,] {V} told the sea. It was quite hard to hear.
fr:
{H} s'assit près du lion et fit *chut*. C'était exactement ça : le long bout qui s'en va, puis les petits cailloux, puis le bout qui revient. Il suffisait de deux dents et d'une lèvre.
{V} ferma les yeux.
[V:Le deuxième bout ne vient,] dit-il, [V:que si le premier s'en va.]
{>pay}
[V:Va, alors,] dit {V} à la mer.
On l'entendit à peine.

=== turn why
en:
[H:Why do you build just where the sea will knock it down?] asked {H}.
[V:So that she'll come,] said {V}.
[H:And why did you tell her to stay?]
[V:In case she didn't.]
{H} showed him the two boots. {V} had washed them both, and had never put them side by side.
{>pay}
[V:Go on, then,] {V} told the sea. It was quite hard to hear.
fr:
[H:Pourquoi tu bâtis pile là où la mer va tout casser ?] demanda {H}.
[V:Pour qu'elle vienne,] dit {V}.
[H:Et pourquoi tu lui as dit de rester ?]
[V:Au cas où elle ne viendrait plus.]
{H} lui montra les deux bottes. {V} les avait lavées toutes les deux, et ne les avait jamais mises côte à côte.
{>pay}
[V:Va, alors,] dit {V} à la mer.
On l'entendit à peine.

=== restore
en:
The sea let out her breath, and out she went. The sardine swam in front, late for school.
{V} built a castle and waited till the stars came. *Hush*, said something in the dark, and one wave knocked it flat.
[V:She's back!] roared {V}. [V:Look! She broke *everything!*]
{>close}
On {V}'s shelf there is only one label now. It says: *Every day.*
fr:
La mer souffla un grand coup et s'en alla. Devant filait la sardine, qui cherchait son banc.
{V} bâtit un château et attendit jusqu'aux étoiles. Et *chut*, fit quelque chose dans le noir, et une vague monta et aplatit tout.
[V:Elle est revenue !] rugit {V}. [V:Regardez ! Elle a *tout* cassé !]
{>close}
Sur l'étagère {de V}, il n'y a plus qu'une étiquette : *tous les jours*.

=== last
en:
{each:@ had dug the moat. It was very full.|@ had dug the moat. It was very full.}
fr:
{each:@ avait creusé le fossé. Il était bien rempli.|@ avaient creusé le fossé. Il était bien rempli.}

=== cameo
en:
A lion went by with a bucket, hurrying, because somebody was coming to tea and would knock everything over.
fr:
Un lion passa avec un seau, très pressé : il attendait quelqu'un qui viendrait tout casser.

=== ask
en:
Why did the lion build his castle where the sea would get it?
What did the sea leave him, and what did it mean?
What do you leave somewhere because you are going back?
fr:
Pourquoi le lion bâtissait-il là où la mer casserait tout ?
Que lui laissait la mer, et qu'est-ce que ça voulait dire ?
Et toi, qu'est-ce que tu laisses là où tu vas revenir ?
`
