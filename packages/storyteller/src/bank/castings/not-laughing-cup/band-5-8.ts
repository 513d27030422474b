export const band5to8 = `
=== title
en:
The Not-Laughing Cup
fr:
La coupe de celui qui ne rit pas

=== title
en:
{H} Against the Baron
fr:
{H} contre le baron

=== when
en:
One market day
fr:
Un jour de marché

=== refrain
en:
Don't laugh! Don't laugh!
fr:
On ne rit pas ! On ne rit pas !

=== refrainLast
en:
Laugh! Laugh! Laugh!
fr:
On rit ! On rit ! On rit !

=== plant potato
en:
{>when}, {H} found a potato with a nose, two eyes and a moustache. It was clearly somebody.
fr:
{>when}, {H} trouva une pomme de terre avec un nez, deux yeux et une moustache. Elle ressemblait à quelqu'un.

=== about potato
en:
[H:Shh,] said {H}. [H:It's trying not to laugh.]
{F} tickled it under the nose. It was very good at it.
fr:
[H:Chut,] dit {H}. [H:Elle se retient de rire.]
{F} la chatouilla sous le nez. Elle se retenait très bien.

=== pay potato
en:
{H} took the potato out of {h:his|her} pocket and put it on the table, opposite the baron. Same nose. Same eyes. Same moustache.
fr:
{H} sortit la pomme de terre de sa poche et la posa sur la table, en face du baron. Même nez. Mêmes yeux. Même moustache.

=== plant slipper
en:
{>when}, {H} got a cushion from Uncle Jo. When you sat on it, it made the noise of a surprised cow.
fr:
{>when}, {H} reçut un coussin de tonton Jo. Quand on s'asseyait dessus, il faisait le bruit d'une vache étonnée.

=== about slipper
en:
{F} sat on it four times.
[H:You must know by now what happens,] said {H}.
[F:I do,] said {F}. [F:The cow doesn't.]
fr:
{F} s'assit dessus quatre fois.
[H:Tu sais bien ce qui va se passer,] dit {H}.
[F:Moi, oui,] dit {F}. [F:Pas la vache.]

=== pay slipper
en:
[H:You look tired,] said {H}, and put {h:his|her} cushion on the baron's chair. The baron sat. Somewhere, a cow was surprised. A button jumped, but held.
fr:
{H} posa poliment son coussin sur la chaise du baron. Le baron s'assit. Quelque part, une vache s'étonna. Un bouton trembla, mais tint bon.

=== lack >
en:
Once a year, in the castle hall, everybody tried to make everybody laugh. Whoever laughed last won the Not-Laughing Cup. Baron {V} had fourteen of them. He kept pins in them.
Nobody laughed in that town any more. They were all in training.
[H:I'd like to try,] said {H}.
[V:How dull,] said Baron {V}.
{>gag1}
fr:
Une fois par an, dans la grande salle du château, tout le monde essayait de faire rire tout le monde. Le dernier à rire gagnait la coupe. Le baron {V} en avait déjà quatorze. Il y rangeait ses épingles.
Dans cette ville, plus personne ne riait. Tout le monde s'entraînait.
[H:J'aimerais essayer,] dit {H}.
[V:Quel ennui,] dit le baron {V}.
{>gag1}

=== try faces
en:
They began with faces. {H} did the fish. {F} did the fish's mother. {each:@ did the net.|@ did the net.} {H} did a fish whose mother has sat on him.
Two judges had to be carried out. A guard laughed so hard that his helmet turned round, and he went on laughing in there, at the wall.
The baron yawned. [V:I have met funnier fish,] he said. [V:On toast.]
{>fail}
fr:
{hf:Ils|Elles} commencèrent par les grimaces. {H} fit le poisson. {F} fit la maman du poisson. {each:@ fit le filet.|@ firent le filet.} {H} fit le poisson à qui sa maman a marché dessus.
Il fallut emporter deux juges. Un garde rit si fort que son casque fit demi-tour, et il continua de rire là-dedans, face au mur.
Le baron bâilla.
[V:J'ai connu un poisson plus drôle,] dit-il. [V:C'était une sole.]
{>fail}

=== recap faces
en:
Faces made the baron yawn.
fr:
Les grimaces faisaient bâiller le baron.

=== try joke >
en:
[F:Leave it to me,] said {F}, climbing on the table. [F:A joke.] There was a hush.
[F:There's this duck,] said {F}. [F:No, two ducks. And one says to the other... wait. They're in a bath. I should have said about the bath.]
The crowd leaned forward.
[F:Anyway, in the end it wasn't a giraffe!]
One person clapped. He thought it was over. The baron had gone to sleep with his eyes open.
fr:
{F} monta sur la table pour raconter une blague. On fit silence.
[F:C'est un canard,] dit {F}. [F:Non, deux canards. Il y en a un qui dit à l'autre... attendez. Ils sont dans une baignoire. J'aurais dû le dire, pour la baignoire.]
La foule se pencha.
[F:Bref, à la fin, ce n'était pas une girafe !]
Un monsieur applaudit, parce qu'il croyait que c'était fini. Le baron s'était endormi les yeux ouverts.

=== recap joke
en:
{F}'s joke had no end.
fr:
La blague {de F} n'avait pas de fin.

=== try feather >
en:
That left tickling, one feather each. {H} tickled the baron's left ear, {F} tickled the right, and they met at the chin. {each:@ did the feet.|@ did the feet.}
Nothing. {H} tickled a knee. It went *clonk*.
[V:I am wearing my iron underwear,] said the baron. [V:One learns.]
But {H} saw something odd. The baron was not looking at the feather. He was looking, very hard, at nothing at all.
fr:
Restaient les chatouilles, une plume {hf:chacun|chacune}. {H} chatouilla l'oreille gauche du baron, {F} la droite, et les plumes se rejoignirent sous le menton. {each:@ fit les pieds.|@ firent les pieds.}
Rien. {H} chatouilla un genou. Ça fit *clonc*.
[V:J'ai mis mon caleçon de fer,] dit le baron. [V:On apprend.]
Mais {H} vit une chose bizarre. Le baron ne regardait pas la plume. Il regardait, de toutes ses forces, rien du tout.

=== recap feather
en:
The feather had done nothing.
fr:
La plume n'avait rien donné.

=== way >
en:
At half-time there was hot chocolate in the castle kitchen.
{>talent}
[O:I held the baron when he was a baby,] said the old cook, stirring. [O:Oh, he could laugh then. You should have heard it. The geese on the pond used to answer.] The spoon went slower, and stopped. She looked left. She looked right. She shut her mouth like a cupboard.
fr:
À la mi-temps, il y avait du chocolat chaud dans la cuisine du château.
{>talent}
[O:Le baron, je l'ai connu bébé,] dit la vieille cuisinière en tournant le chocolat. [O:Oh, il riait, dans ce temps-là. Si vous l'aviez entendu ! Les oies de la mare lui répondaient.]
La cuillère ralentit, et s'arrêta. La cuisinière regarda à gauche. Elle regarda à droite. Elle referma la bouche comme un placard.

=== insight >
en:
One round was left. {>recap1} {>recap2}
{>gag2}
{H} bent down beside the table and studied the baron from below. His lips were pressed together. His ears were purple. A button on his coat was trembling.
[H:He's full!] {H} whispered. [H:He's got fourteen years of laughing in there, and he's scared of the noise it will make.]
fr:
Il ne restait plus qu'une manche. {>recap1} {>recap2}
{>gag2}
{H} se pencha à côté de la table et observa le baron par en dessous. Il serrait les lèvres. Ses oreilles étaient violettes. Un bouton de son manteau tremblait.
[H:Il est plein !] souffla {H}. [H:Il a quatorze ans de rire là-dedans, et il a peur du bruit que ça fera.]

=== turn whistle
en:
{>pay}
Somebody had to go first. So {H} whistled, very seriously, the sound of a wet boot coming out of mud. *Shlooop.* And then the other boot.
The button flew off. The baron opened his mouth, and out it came at last: [V:Hee, hee, hee, HONK!]
It was the silliest laugh in the kingdom. {H} burst out laughing too, half a second after him, which meant that {h:he|she} had won the cup. Nobody noticed.
fr:
{>pay}
Il fallait bien que quelqu'un commence. Alors {H} siffla, avec le plus grand sérieux, le bruit d'une botte mouillée qui sort de la boue. *Chlouap.* Et ensuite l'autre botte.
Le bouton sauta. Le baron ouvrit la bouche et ça sortit enfin.
[V:Hi, hi, hi, POUËT !]
C'était le rire le plus bête du royaume. {H} éclata de rire aussi, une demi-seconde après lui : la coupe était gagnée. Personne ne le remarqua.

=== turn why
en:
{>pay}
[H:Why don't you laugh?] asked {H}.
[V:It is not serious.]
[H:Why?]
[V:Because it goes... it makes a...]
[H:What does it make?] said {H}. [H:A squeak? A toot?]
[V:A honk,] whispered the baron, and at the word *honk* the button flew off, and out it came. [V:Hee, hee, hee, HONK!]
The whole town joined in. In the kitchen the old cook put down her spoon, to listen.
fr:
{>pay}
[H:Pourquoi vous ne riez pas ?] demanda {H}.
[V:Ce n'est pas sérieux.]
[H:Pourquoi ?]
[V:Parce que ça fait... ça fait un...]
Le baron s'arrêta.
[H:Ça fait quoi ?] dit {H}. [H:Un couic ? Un prout ?]
[V:Un pouët,] murmura le baron.
Et, au mot *pouët*, le bouton sauta et tout sortit.
[V:Hi, hi, hi, POUËT !]
Toute la ville s'y mit. Dans sa cuisine, la vieille cuisinière posa la cuillère pour écouter.

=== restore
en:
Baron {V} handed {H} the cup himself, with two pins in it, for a start.
{>end}
[V:I was so tired of winning,] said the baron, wiping his eyes.
{>close}
From then on the cup went to the best laugh. Baron {V} won that too, of course.
fr:
Le baron {V} remit lui-même la coupe à {H}, avec deux épingles dedans, pour commencer.
{>end}
[V:J'en avais assez de gagner,] dit le baron en s'essuyant les yeux.
{>close}
Depuis, la coupe va au plus beau rire. Le baron {V} la gagne aussi, bien sûr.


=== teaser
en:
The baron has not laughed for fourteen years, and there is a cup for it.
fr:
Le baron n'a pas ri depuis quatorze ans, et pour ça, il y a une coupe.

=== pay own
en:
{H} put {h:his|her} {T} on the table, opposite the baron, like {n:a guest|guests}. Not a smile. Not a blink. The baron had never met anybody better at it. His lip moved.
fr:
{H} posa {son T} sur la table, en face du baron, comme {n:un invité|des invités}. Pas un sourire. Pas un battement de cils. Le baron n'avait jamais rencontré plus fort que lui. Sa lèvre bougea.

=== end own
en:
Then he bowed to {H}'s {T}. [V:And what {n:is it|are they} called?]
[H:{n:Honk|Honk and Honk},] said {H}.
fr:
Puis il s'inclina devant {le T} {de H}.
[V:Et {T:il|elle} {n:s'appelle|s'appellent} comment ?]
[H:{n:Pouët|Pouët et Pouët},] dit {H}.

=== road
en:
Between two rounds, {H} and {F} found a little stair behind the kitchen. It went up to the baron's tower. They did not mean to look. The door was open.
It was a very tidy room, with a bed, a basin, and fourteen cups full of pins. But all round the walls somebody had nailed pillows. There were pillows on the door, as well, and on the ceiling.
[F:Perhaps he falls a lot,] said {F}.
[H:Up?] said {H}.
fr:
Entre deux manches, {H} et {F} trouvèrent un petit escalier, derrière la cuisine. Il montait à la tour du baron. {hf:Ils|Elles} ne voulaient pas regarder. La porte était ouverte.
La chambre était très bien rangée : un lit, une cuvette, quatorze coupes pleines d'épingles. Mais sur tous les murs, on avait cloué des oreillers. Il y en avait sur la porte, et même au plafond.
[F:Il tombe peut-être souvent,] dit {F}.
[H:Vers le haut ?] dit {H}.

=== strand >
en:
In the yard sat the town clown. He had been out of work for fourteen years and now he mended umbrellas.
[O:I only had to come in,] he told {H}. [O:One foot over the step, and they were gone. The baron most of all. He sat in the front row, every night, and made the noise.]
[H:What noise?]
The clown opened his mouth. Then he saw a guard, and shut an umbrella instead.
fr:
Dans la cour était assis le clown de la ville. Depuis quatorze ans, il n'avait plus de travail et réparait des parapluies.
[O:Avant, je n'avais qu'à entrer,] raconta-t-il. [O:Un pied sur le seuil, et ça y était. Le baron surtout. Au premier rang, tous les soirs, et il faisait son bruit.]
[H:Quel bruit ?]
Le clown ouvrit la bouche. Puis il vit un garde, et referma un parapluie.

=== strandEnd
en:
In the gateway the clown put one foot over the step, to see. It was enough.
fr:
Sur le seuil, le clown avança un pied, pour voir. Ça suffit.

=== quiet
en:
At the hour when towns are noisy, this one was so quiet that you could hear the flags. Children went by in twos with very straight backs. One of them had the hiccups, and was being looked at.
{H} sat down at the gate and listened. [H:It isn't that they're sad,] {h:he|she} said. [H:They're careful.]
[F:It looks the same,] said {F}.
[H:It's tireder,] said {H}.
fr:
À l'heure où les villes font du bruit, on entendait claquer les drapeaux. Les enfants passaient deux par deux, le dos bien droit. L'un d'eux avait le hoquet, et tout le monde le regardait.
{H} s'assit près de la porte et écouta.
[H:Ils ne sont pas tristes,] dit-{h:il|elle}. [H:Ils font attention.]
[F:Ça se ressemble,] dit {F}.
[H:C'est plus fatigant,] dit {H}.

=== cameo
en:
From a long way off came a laugh like a goose with a trumpet. They knew whose it was.
fr:
De très loin arriva un rire d'oie à trompette. On savait bien de qui.

=== ask
en:
What was the baron afraid of?
What is the silliest sound you can make?
Have you ever held in a laugh? What happened?
fr:
De quoi le baron avait-il peur ?
Quel est le bruit le plus bête que tu saches faire ?
T'es-tu déjà retenu de rire ? Que s'est-il passé ?

=== last
en:
{each:@ laughed till the hiccups came, and nobody stared.|@ laughed till the hiccups came, and nobody stared.}
fr:
{each:@ rit jusqu'au hoquet, et personne ne se retourna.|@ rirent jusqu'au hoquet, et personne ne se retourna.}
`
