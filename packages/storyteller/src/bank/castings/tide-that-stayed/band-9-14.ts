export const band9to14 = `
=== title
en:
Half Tide
fr:
À mi-marée

=== title
en:
The Shelf Behind the Sandcastle
fr:
L'étagère derrière le château

=== teaser
en:
Somebody has asked the sea to stay, and for once in its life it has done as it was told, which turns out to be a great deal worse than when it did not.
fr:
Quelqu'un a demandé à la mer de rester et, pour une fois dans sa vie, elle a obéi, ce qui se révèle bien plus ennuyeux que quand elle désobéissait.

=== when
en:
One morning that was much too quiet
fr:
Un matin beaucoup trop silencieux

=== plant shell
en:
{>when}, {H} had the big shell against one ear. It had come from a beach a long way off, and through two houses and a winter in the cellar it had kept the sound of the sea. On nights when sleep would not come, there was always that.
fr:
{>when}, {H} avait le gros coquillage contre l'oreille. Il venait d'une plage très lointaine et, malgré deux déménagements et un hiver à la cave, il en avait gardé le bruit. Les nuits où l'on n'arrivait pas à dormir, il y avait toujours ça.

=== about shell
en:
[F:And does it always say the same thing?] asked {F}.
[H:Always,] said {H}. [H:You can't imagine how restful that is.]
fr:
[F:Et ça raconte toujours la même chose ?] demanda {F}.
[H:Toujours,] dit {H}. [H:Tu n'imagines pas comme c'est reposant.]

=== pay shell
en:
{H} held the shell to the lion's ear until his face changed. Then came the harder part, which was to leave it there. [H:I've had it in places where there's no sea at all. It's only that you have to know where to listen.]
fr:
{H} tint le coquillage contre l'oreille du lion jusqu'à ce que sa figure change. Ensuite vint le plus difficile : le lui laisser.
[H:Je l'ai eu dans des endroits où il n'y a pas du tout de mer. Il faut seulement savoir où écouter.]

=== pay own
en:
There was room at the end of the shelf. {H} put {h:his|her} {T} there, and did not look for long. [H:You'd better do me a label. I can't take {n:it|them} home, you see, because then I'd have nothing to come back for.]
fr:
Il restait de la place au bout de l'étagère. {H} y posa {son T}, sans {T:le|la} regarder trop longtemps.
[H:Tu devrais me faire une étiquette. Je ne peux pas {T:le|la} remporter, tu comprends : je n'aurais plus rien à revenir chercher.]

=== lack >
en:
The sea had been going out, as it does, and then, a little before breakfast, it had stopped. The waves stood where they were, one behind the other, like the bedclothes of somebody who has been called away; you could walk up to one and see a shrimp in it, looking embarrassed. On the dry part of the beach was a castle, and before the castle, with a bucket, stood a lion.
[V:I told her to stay,] said {V}, [V:and you'd have done the same.]
[N:I would *not*,] cried a sardine from a pool no bigger than a plate. [N:I stopped one second to see to my tail, my whole school went on without me, then you said your word, and now there's a hill in the way.]
{>gag1}
fr:
La mer était en train de s'en aller, comme elle fait, et puis, un peu avant le petit déjeuner, elle s'était arrêtée. Les vagues étaient restées debout, l'une derrière l'autre, comme les draps de quelqu'un qu'on vient d'appeler ailleurs ; on pouvait s'en approcher et voir, dedans, une crevette, très gênée. Sur le sable sec, il y avait un château et, devant le château, un lion avec un seau.
[V:Je lui ai dit de rester,] dit {V}. [V:Vous en auriez fait autant.]
[N:Sûrement *pas*,] cria une sardine, dans une flaque pas plus grande qu'une assiette. [N:Je me suis arrêtée une seconde pour me recoiffer, mon banc est parti sans moi, là-dessus vous avez dit votre mot, et maintenant il y a une colline entre nous.]
{>gag1}

=== try push >
en:
A thing that has stopped is probably stuck, and for stuck there is only one cure: you push. They picked out a wave of a reasonable size, set their backs against it, and heaved. It gave a little, like a cow asleep on its feet, and it trembled, besides being extremely cold down the neck. And when at last something went, it was the sand. They had driven themselves in as far as the knee, like fence posts.
[V:I told you,] said {V}. [V:She stays.] But he had come right down the beach to watch, and when the wave shook, {H} thought, just for a moment, he had not looked pleased at all.
fr:
Ce qui s'arrête est coincé, c'est bien connu, et quand c'est coincé, on pousse. {hf:Ils|Elles} choisirent une vague d'une taille raisonnable et s'y adossèrent. Elle céda un peu, comme une vache qui dort debout. Elle trembla. Dans le cou, elle était extrêmement froide. Et quand, à la fin, quelque chose bougea, ce fut le sable. {hf:Ils s'y étaient enfoncés|Elles s'y étaient enfoncées} jusqu'aux genoux, comme des piquets.
[V:Je vous l'avais dit,] fit {V}. [V:Elle reste.]
Mais il avait descendu toute la plage pour voir et, quand la vague avait tremblé, il n'avait pas eu l'air content. Un instant seulement, mais {H} l'avait vu.

=== recap push
en:
When the wave shook, he had not looked pleased at all.
fr:
Quand la vague avait tremblé, il n'avait pas eu l'air content.

=== try move >
en:
[H:It's the castle,] said {H}. [H:He doesn't want it washed away, and so he has stopped the sea. Very well: we'll put it where it can't be.] At the top of the beach is a row of huts, and above the huts a bank, to which the water has not been since before there were huts. They chose the tallest tower, got the spade in under it, and had carried it, hardly breathing, for about ten yards. {each:@ went in front, to warn the crabs.|@ went in front, to warn the crabs.}
[V:*Put it down!*]
They had never until then heard him roar, and here he was in front of them, holding out both arms, with his mane shaking. [V:Not up there,] he said. [V:You can't have looked at it. Nobody comes up there at all.]
fr:
[H:C'est le château,] dit {H}. [H:Il ne veut pas que la mer l'emporte, alors il l'a arrêtée. Très bien : on va le mettre où elle ne va pas.]
En haut de la plage, il y a une rangée de cabines et, au-dessus des cabines, un talus où l'eau n'est pas venue depuis bien avant les cabines. {hf:Ils|Elles} choisirent la plus haute tour, glissèrent la pelle dessous et la portèrent, en respirant à peine, sur une dizaine de mètres. {each:@ marchait devant, pour prévenir les crabes.|@ marchaient devant, pour prévenir les crabes.}
[V:*Posez ça !*]
Jamais encore il n'avait rugi. Il s'était mis devant, les deux bras écartés, et sa crinière tremblait.
[V:Pas là-haut,] dit-il. [V:Vous n'avez pas dû bien regarder. Là-haut, il ne vient personne.]

=== recap move
en:
Up there, he had told them, nobody came at all.
fr:
Là-haut, leur avait-il dit, il ne venait personne.

=== try letter
en:
{H} wrote to the sea, which seemed only polite, since people on islands had been sending it letters for years. *Dear Sea, we should be grateful if you would carry on. We quite see that you were asked.* The letter went into a bottle, the bottle was corked, and {F}, who had the better aim, sent it off.
The bottle went in up to the neck, and remained there, looking back at them over its shoulder.
[A:And who's to deliver it?] said the winkle from a stone, in the temper he had been in since breakfast. [A:That's the post, that is, standing still out there, and she's also the grocer. Twice a day for sixty years she's brought me my supper and never been a minute late, and no one's ever thanked her.]
fr:
{H} écrivit à la mer. C'était la moindre des politesses : elle en avait reçu, des lettres, dans sa vie, de gens qui étaient sur des îles. *Chère mer, nous vous serions {hf:reconnaissants|reconnaissantes} de bien vouloir continuer. Nous comprenons qu'on vous l'a demandé.* La lettre alla dans une bouteille, la bouteille reçut un bouchon, et {F}, qui lançait mieux, la lança.
La bouteille s'enfonça jusqu'au goulot et resta là, à les regarder par-dessus son épaule.
[A:Et qui va la porter ?] dit le bigorneau sur sa pierre, contrarié depuis le matin. [A:C'est le facteur, justement, qui est en panne. C'est aussi l'épicier. Deux fois par jour depuis soixante ans, la mer m'apporte à souper, jamais une minute de retard, et personne ne lui a jamais dit merci.]

=== recap letter
en:
For sixty years it had brought things, and had never been thanked.
fr:
Depuis soixante ans, elle apportait, et personne ne lui disait merci.

=== way >
en:
You do not often get to walk along the bottom of the sea with dry hair. They went as far as the weed, to see what the sea had caught on.
{>talent}
{>go}
The weed had been leaning the same way since before breakfast. [A:You won't find anything,] said an old winkle, whom they had picked up by mistake, in a pocket. [A:It's him, and I've known him from a cub. Every morning he builds that thing, and every evening the sea comes and flattens it, and I've told him till I'm tired: go higher! You've got a mile of beach! And he says, *I know*, and builds it on the one line where she can't miss.]
fr:
On n'a pas souvent l'occasion de marcher au fond de la mer les cheveux secs. {hf:Ils|Elles} allèrent jusqu'aux algues, voir à quoi la mer avait pu s'accrocher.
{>talent}
{>go}
Depuis le petit déjeuner, les algues penchaient toutes du même côté.
[A:Vous ne trouverez rien,] dit un vieux bigorneau, emporté sans le vouloir dans une poche. [A:C'est lui. Je l'ai connu tout petit. Chaque matin, il bâtit son machin, chaque soir la mer vient et l'aplatit, et je m'épuise à lui dire : plus haut ! Tu as un kilomètre de plage ! Il me répond *oui, je sais*, et il le bâtit sur la seule ligne, dans tout le pays, où elle ne peut pas le manquer.]

=== road >
en:
Behind the castle, in the rock, was a door that you would have taken for a shadow, and inside it, running all the way round, was a shelf.
On it stood the sort of things that nobody means to keep: a boot, half a comb, a bottle that the waves had rubbed blue, the handle of a wooden spoon. But each had been washed, and stood on its own square of weed, and had a label tied to it, in pencil, in the writing of somebody whose paws were not made for it. *Monday. Tuesday. Wednesday, stormy.*
[F:It's a museum of rubbish,] whispered {F}.
[H:It's every day,] said {H}, and smelled the boot. [H:There's not a day missing. Somebody's brought him one thing every single day.]
fr:
Derrière le château, dans le rocher, il y avait une porte qu'on aurait prise pour une ombre et, à l'intérieur, tout autour, une étagère.
On y voyait de ces choses que personne ne songe à garder : une botte, la moitié d'un peigne, une bouteille que les vagues avaient frottée jusqu'au bleu, le manche d'une cuillère en bois. Mais chacune avait été lavée. Chacune avait son carré d'algue et, pendue à un fil, son étiquette, au crayon, de l'écriture de quelqu'un dont les pattes n'étaient pas faites pour ça. *Lundi. Mardi. Mercredi, tempête.*
[F:Un musée des vieilleries,] chuchota {F}.
[H:C'est tous les jours,] dit {H} en sentant la botte. [H:Il n'en manque pas un. Quelqu'un lui a apporté une chose par jour, tous les jours.]

=== strand >
en:
On the crest of the third wave out there stood a penguin, very upright beneath an umbrella, who kept his eyes shut.
[B:I was coming in,] he said, when he was asked. [B:I still am, in a way. It's the finest wave I have ever been on; I was just about to let them see how it's done.]
[F:You could slide down the back,] {F} suggested.
[B:I know I could,] said the penguin, [B:but then I should never find out how it ended.] He opened one eye, looked over the edge with it, and took it in again. [B:Besides,] he said, in another voice, [B:nobody told me that there was an *up* to it. One doesn't notice, when it's moving.]
fr:
Sur la crête de la troisième vague attendait un manchot, sous un parapluie. Il se tenait très droit et gardait les yeux fermés.
[B:J'arrivais,] dit-il quand on l'interrogea. [B:J'arrive encore, d'une certaine façon. C'est la plus belle vague que j'aie jamais prise ; j'allais justement montrer comment on fait.]
[F:Vous pourriez glisser par-derrière,] proposa {F}.
[B:Je sais bien,] dit le manchot, [B:mais alors je ne saurais jamais comment ça finit.]
Il ouvrit un œil, le passa par-dessus le bord et le rentra.
[B:Et puis,] dit-il d'une autre voix, [B:personne ne m'avait dit que c'était *haut*. Quand ça bouge, on ne s'en rend pas compte.]

=== strandEnd
en:
The penguin did find out how it ended, a whole day late, and standing up. Only the winkle saw it, and says it wasn't bad.
fr:
Le manchot sut enfin comment ça finissait, avec un jour entier de retard, et debout. Seul le bigorneau l'a vu, et dit que c'était pas mal.

=== quiet
en:
The moon came up, and looked about for something to shine on, and made what she could of the folds.
{>gag2}
{V} was sitting at the edge with one paw laid on the water. There was not a sound, only the kind of silence that you go on listening to, and all along that shore people lay awake in it.
[V:The sea used to say *hush*,] he said after a while. [V:You'd be lying there, and it would be *hush*, and then a bit of a wait, and *hush*. And every time, in the wait, I'd think: that was the last one. So I asked. I thought, if she'd only stay, I could stop counting.] He patted the wave, which was cold, and did not say anything. [V:I suppose that this is her,] said {V}.
fr:
La lune se leva, chercha sur quoi briller et fit ce qu'elle put avec les plis.
{>gag2}
{V} était assis au bord, une patte posée sur l'eau. Il n'y avait pas un bruit. C'était un de ces silences qu'on n'arrive pas à cesser d'écouter, et tout le long de la côte, les gens l'écoutaient, les yeux ouverts.
[V:Avant, la mer faisait *chut*,] dit-il au bout d'un moment. [V:On était couché là, et ça faisait *chut*, et puis une petite attente, et *chut*. Et chaque fois, dans l'attente, je me disais : c'était la dernière. Alors je lui ai demandé. Je pensais que si elle restait, je pourrais arrêter de compter.]
Il tapota la vague. Elle était froide et ne dit rien.
[V:Je suppose que c'est elle,] dit {V}.

=== insight >
en:
{H} had gone back to the shelf, because in there you could not hear the quiet.
{>recap1} {>recap2} {>recap3}
This week's Monday was a boot, for the left foot. And at the very end, with its label barely dry, was Saturday; and Saturday was a boot, for the right.
[H:I've a toothbrush at my grandmother's,] said {H}, after a moment. [H:I leave it on purpose. It isn't for my teeth.] The boots stood together now, heel to heel. [H:You leave something behind, when you mean to come back. The sea has told him so every day of his life, and he's been putting labels on it.]
fr:
{H} était {h:retourné|retournée} devant l'étagère, parce que là, au moins, on n'entendait pas le silence.
{>recap1} {>recap2} {>recap3}
Lundi dernier était une botte, pour le pied gauche. Et tout au bout, l'étiquette à peine sèche, il y avait samedi ; et samedi était une botte, pour le droit.
[H:J'ai une brosse à dents chez ma grand-mère,] dit {H} au bout d'un moment. [H:Je la laisse exprès. Ce n'est pas pour les dents.]
Les deux bottes étaient maintenant talon contre talon.
[H:On laisse quelque chose, quand on veut revenir. La mer le lui a dit tous les jours de sa vie, et lui, il y mettait des étiquettes.]

=== turn mimic
en:
{H} sat down on the wet part, where the waves ought to have been breaking, and did the sea for him. It was all there: the long drag, out and down; the small stones, running after it; and then, for as long as you could bear it, nothing; and the run up the sand. The trick of it lay in the nothing.
{V} had shut his eyes. [V:It's the going that makes the noise,] he said at last. [V:If she doesn't go, she hasn't anything to come back with.]
{>pay}
{V} bent down to the nearest wave, and said a word to it, a short one, which took him two tries.
fr:
{H} s'assit sur le sable mouillé, là où les vagues auraient dû se briser, et fit la mer pour lui. Tout y était : le long recul, loin, vers le bas ; les petits cailloux qui courent après ; puis, aussi longtemps qu'on peut le supporter, rien ; puis la course en haut du sable. Tout l'art était dans le rien.
{V} avait fermé les yeux.
[V:C'est en partant que la mer fait du bruit,] dit-il enfin. [V:Si elle ne s'en va pas, elle n'a rien avec quoi revenir.]
{>pay}
{V} se pencha sur la vague la plus proche et lui dit un mot, un mot court. Il dut s'y reprendre à deux fois.

=== turn why
en:
[H:Why d'you build it there?] asked {H}. [H:Of all the places, why just where the sea is certain to knock it down?]
[V:So that she'll come and do it,] said {V}.
[H:Then why did you ask her to stay?]
The moon had time to get behind a cloud. [V:In case she didn't,] he said.
{H} stood the two boots on the sand before the lion, who had washed them himself, five days apart, and had never until that minute seen them as a pair.
{>pay}
{V} bent down to the nearest wave, and said a word to it, a short one, which took him two tries.
fr:
[H:Pourquoi tu le bâtis là ?] demanda {H}. [H:Pourquoi juste là où la mer va forcément l'écraser ?]
[V:Pour qu'elle vienne l'écraser,] dit {V}.
[H:Alors, pourquoi tu lui as demandé de rester ?]
La lune eut le temps de passer derrière un nuage.
[V:Au cas où elle ne viendrait pas,] dit-il.
{H} posa les deux bottes devant le lion. {V} les avait lavées lui-même, à cinq jours d'écart, et jusqu'à cette minute il ne les avait jamais vues comme une paire.
{>pay}
{V} se pencha sur la vague la plus proche et lui dit un mot, un mot court. Il dut s'y reprendre à deux fois.

=== restore
en:
The sea went out a long way, as though it had been holding its breath, and the sardine went at the very front of it, explaining that she was late.
The next day {V} built the best castle that he had ever made, and sat by it until dark, not counting. Then there was a *hush*, and where there had been thirteen towers there was a beach, and, in the middle of it, a blue button. [V:Did you see that?] roared {V}, wet to the waist. [V:She's flattened the lot!]
{>close}
The blue button is on {V}'s shelf, without a label. It was a day like any other.
fr:
La mer s'en alla très loin, comme si elle avait retenu son souffle, et la sardine passa la première, en expliquant à tout le monde qu'elle était en retard.
Le lendemain, {V} bâtit le plus beau château de sa vie et resta assis à côté jusqu'à la nuit, sans compter. Alors il y eut un *chut* et, là où il y avait eu treize tours, il y avait une plage et, au milieu, un bouton bleu.
[V:Vous avez vu ?] rugit {V}, trempé jusqu'à la taille. [V:Elle a tout aplati !]
{>close}
Le bouton bleu est sur l'étagère {de V}, sans étiquette. C'était un jour comme les autres.

=== last
en:
{each:@ had signed the thirteenth tower.|@ had signed the thirteenth tower.}
fr:
{each:@ avait signé la treizième tour.|@ avaient signé la treizième tour.}

=== cameo
en:
At the top of the dunes a lion was looking through a boot, as if it had been a telescope, for somebody he expected.
fr:
En haut des dunes, un lion regardait au loin à travers une botte, comme dans une longue-vue : il attendait quelqu'un.

=== ask
en:
He asked her to stay, and got what he asked for. What was it that he got?
Why is the wait between two waves the important part?
What would you leave on the shelf, and with whom?
fr:
Il lui a demandé de rester, et elle est restée. Qu'a-t-il eu, au juste ?
Pourquoi l'attente entre deux vagues est-elle le plus important ?
Et toi, que laisserais-tu sur l'étagère, et chez qui ?
`
