export const LOVEY_VOICE = `
=== home colour | 5-8
en:
{F} was {a F}. Once {f:he|she} had been much brighter. Then {f:he|she} had been loved, and now {f:he|she} was the colour of that, which is the softest colour.
fr:
{F} était {un F}. Autrefois, c'était bien plus vif. Puis on l'avait {f:aimé|aimée}, et maintenant c'était couleur de ça : la couleur la plus douce.

=== home taller | 5-8
en:
When {H} was a baby, {F} was the big one. Now {H} was the big one. {F} said that was fine, being big was tiring. {F} was {a F}.
fr:
Quand {H} était bébé, le plus gros des deux, c'était {F}. Maintenant, c'était {H}. {F} disait que ça tombait bien, que c'était fatigant. {F} était {un F}.

=== home mended | 5-8
en:
{F} was {a F} who had been mended nine times. {f:He|She} counted them on {f:his|her} stitches. The best one was the purple one, because {H} had done it {h:himself|herself}.
fr:
{F} était {un F} qu'on avait {f:recousu|recousue} neuf fois. {f:Il|Elle} comptait ses coutures, le soir. La plus belle était la violette, celle {que H} avait faite.

=== home wash | 5-8, modern
en:
Every Sunday {F} went into the washing machine, and {H} sat by the window and waved each time {f:he|she} came round. {F} was {a F}, and needed somebody to wave.
fr:
Le dimanche, {F} passait à la machine. {H} s'asseyait devant le hublot et faisait coucou à chaque tour. {F} était {un F}, et il faut bien quelqu'un pour faire coucou.

=== home shelf | 9-14
en:
There were people who thought {H} was too old for {F}, and {F} thought so too, now and then, and said so, from the second shelf, where {f:he|she} had the view. {F} was {a F} with one ear longer than the other, from being held by it. {f:He|She} still came along everywhere, only that, these days, {f:he|she} travelled inside the bag and nobody mentioned it.
fr:
Il y avait des gens pour trouver {que H} n'avait plus l'âge d'avoir {F}. {F} le trouvait aussi, de temps en temps, et le disait, du haut de la deuxième étagère, d'où l'on voit mieux. {F} était {un F} avec une oreille plus longue que l'autre, à force d'avoir été {f:tenu|tenue} par là. {f:Il|Elle} venait toujours partout. Seulement, à présent, {f:il|elle} voyageait au fond du sac, et personne n'en parlait.

=== home expert | 9-14, modern
en:
{F} was {a F}, and went wherever {H} went, or very nearly. {f:He|She} had been left behind on two trains, one beach and the roof of a car, and had always been fetched, which gives a person opinions.
fr:
{F} était {un F} qui allait partout où allait {H}, ou presque. On l'avait {f:oublié|oubliée} dans deux trains, sur une plage et sur le toit d'une voiture. On était toujours revenu. Ça vous fait un caractère.

=== gag label 1
en:
[F:I can't get lost,] {t:says|said} {F}. [F:I have a label. It says: wash at thirty.]
fr:
[F:Moi, je ne peux pas me perdre,] {t:dit|dit} {F}. [F:J'ai une étiquette. Dessus, il y a : laver à trente degrés.]

=== gag label 1 read
en:
[F:If I get lost, they can read my label,] said {F}. [F:It says: wash at thirty.]
fr:
[F:Si je me perds, on n'aura qu'à lire mon étiquette,] dit {F}. [F:Elle dit : laver à trente degrés.]

=== gag label 2
en:
{F} read the label on {f:his|her} own side, in case it knew what to do.
fr:
{F} relut l'étiquette cousue à son côté, au cas où elle aurait une idée.

=== gag label 2 tucked
en:
{F} tucked the label in, and held on to {H}.
fr:
{F} rentra son étiquette et se tint à {H}.

=== gag label 3
en:
That evening {H} read {F}'s label again. Under *wash at thirty*, somebody had written *{H}*.
fr:
Le soir, {H} relut l'étiquette {de F}. Sous *laver à trente*, quelqu'un avait écrit *{H}*.

=== gag label 3 new
en:
[F:I'd like a new label,] said {F}. [F:It should just say *{H}*.]
fr:
[F:Je voudrais une autre étiquette,] dit {F}. [F:Avec juste *{H}* dessus.]

=== gag label 3 thirty
en:
{H} washed {F} at thirty, very gently. The label had been right all along.
fr:
{H} lava {F} à trente degrés, tout doucement. L'étiquette avait raison depuis le début.

=== gag bedtime 1
en:
[F:Is it bedtime?] {t:asks|asked} {F}.
[H:No.]
[F:I'll ask again later.]
fr:
[F:C'est l'heure de dormir ?] {t:demande|demanda} {F}.
[H:Non.]
[F:Je redemanderai.]

=== gag bedtime 1 late
en:
[F:Isn't it late?] asked {F}. [F:It feels like bedtime in here.]
fr:
[F:Il n'est pas tard ?] demanda {F}. [F:On se croirait à l'heure de dormir.]

=== gag bedtime 2
en:
{F} was going to ask if it was bedtime, looked at {H}, and did not ask.
fr:
{F} allait demander si c'était l'heure de dormir, regarda {H} et ne demanda rien.

=== gag bedtime 2 yawn
en:
{F} swallowed a yawn, and stayed where {f:he|she} was.
fr:
{F} avala un bâillement et resta là.

=== gag bedtime 3
en:
[H:{F}, it's bedtime.]
[F:Already?] {t:says|said} {F}. [F:Five more minutes.]
fr:
[H:{F}, c'est l'heure de dormir.]
[F:Déjà ?] {t:dit|dit} {F}. [F:Encore cinq minutes.]

=== gag bedtime 3 awake
en:
At bedtime {F} was wide awake, and wanted to hear it all from the beginning.
fr:
À l'heure de dormir, {F} n'avait plus sommeil du tout : il fallut tout reprendre depuis le début.

=== gag bedtime 3 asked
en:
[F:Is it bedtime?] asked {F}, and for once hoped not.
fr:
[F:C'est l'heure de dormir ?] demanda {F}, qui, pour une fois, espérait que non.

=== gag stuffing 1
en:
[H:Are you scared?] {t:asks|asked} {H}.
[F:No,] {t:says|said} {F}. [F:My stuffing has gone down, that's all.]
fr:
[H:Tu as peur ?] {t:demande|demanda} {H}.
[F:Non,] {t:dit|dit} {F}. [F:C'est ma mousse qui est descendue.]

=== gag stuffing 1 sank
en:
{F} sagged a little.
[F:I'm not scared,] said {F}. [F:It's only my stuffing going down.]
fr:
{F} s'affaissa un peu.
[F:Je n'ai pas peur,] dit {F}. [F:C'est ma mousse qui descend.]

=== gag stuffing 2
en:
{F} was as flat as a letter, and leaned on {H}.
fr:
{F} était plat{f:|e} comme une lettre, et s'appuyait contre {H}.

=== gag stuffing 2 talk
en:
{F} sagged a little more, and did not say a word about stuffing.
fr:
{F} s'affaissa encore un peu, sans un mot sur sa mousse.

=== gag stuffing 3
en:
{F}'s stuffing had come back up by itself, right to the top.
fr:
La mousse {de F} était remontée toute seule, jusqu'en haut.

=== gag stuffing 3 shook
en:
{H} gave {F} a gentle shake, and all the stuffing was back in its place.
fr:
{H} secoua doucement {F}, et toute la mousse reprit sa place.

=== gag stuffing 3 more
en:
[F:I think I've got more stuffing than before,] said {F}. [F:Feel.]
fr:
[F:Je crois que j'ai plus de mousse qu'avant,] dit {F}. [F:Touche.]

=== gag cushion 1
en:
[F:I'm not hiding,] {t:says|said} {F}. [F:I'm being a cushion.]
fr:
[F:Je ne me cache pas,] {t:dit|dit} {F}. [F:Je fais le coussin.]

=== gag cushion 1 mind
en:
{F} went quite flat.
[F:Don't mind me,] said {F}. [F:I'm a cushion.]
fr:
{F} se mit tout à plat.
[F:Ne faites pas attention,] dit {F}. [F:Je suis un coussin.]

=== gag cushion 2
en:
{F} got as soft as a cushion, for {H} to lean on.
fr:
{F} se fit tout {f:mou|molle}, comme un coussin, pour {que H} s'appuie dessus.

=== gag cushion 2 cold
en:
{F} came and was a cushion, between {H} and all the rest.
fr:
{F} vint faire le coussin, entre {H} et tout le reste.

=== gag cushion 3
en:
{F} went on being a cushion, long after there was any need. {H}'s head was on it.
fr:
{F} continua de faire le coussin, alors que ce n'était plus la peine. {H} avait la tête dessus.

=== gag cushion 3 night
en:
[F:Good night,] said a cushion. It was {F}.
fr:
[F:Bonne nuit,] dit un coussin.
C'était {F}.

=== gag cushion 3 turn
en:
[H:My turn,] said {H}, and was a cushion. {F} fell asleep on it.
fr:
[H:À mon tour,] dit {H}, qui fit le coussin.
{F} s'endormit dessus.

=== gag knot 1 | whole
en:
[F:I've got a knot in my ear so that I remember something,] {t:says|said} {F}.
[H:What?]
[F:I've forgotten.]
fr:
[F:J'ai fait un nœud à mon oreille pour me rappeler quelque chose,] {t:dit|dit} {F}.
[H:Quoi ?]
[F:J'ai oublié.]

=== gag knot 1 what | whole
en:
{F} had a knot in one ear.
[F:It's so as not to forget,] said {F}. [F:If only I knew what.]
fr:
{F} avait un nœud à l'oreille.
[F:C'est pour ne pas oublier,] dit {F}. [F:Si seulement je savais quoi.]

=== gag knot 2
en:
{F} held on to the knot with both arms, in case it was important.
fr:
{F} tenait son nœud à deux bras, au cas où ce serait important.

=== gag knot 2 felt
en:
{F} felt for the knot in {f:his|her} ear. It was still tight.
fr:
{F} toucha le nœud de son oreille. Il tenait toujours.

=== gag knot 3
en:
[F:I remember what the knot was for,] {t:says|said} {F}. [F:It was for holding on to you.]
fr:
[F:Ça y est, je sais, pour le nœud,] {t:dit|dit} {F}. [F:C'était pour ne pas te lâcher.]

=== gag knot 3 undid
en:
{H} undid the knot in {F}'s ear.
[F:Now I remember,] said {F}. [F:It was you.]
fr:
{H} défit le nœud à l'oreille {de F}.
[F:Ah oui, ça me revient,] dit {F}. [F:C'était toi.]

=== gag knot 3 second
en:
{F} made a second knot, next to the first. [F:That one is for today,] said {F}.
fr:
{F} fit un deuxième nœud, à côté du premier.
[F:Celui-là, c'est pour aujourd'hui,] dit {F}.

=== gag bag 1
en:
[F:Somebody should stay with our bag,] {t:says|said} {F}. [F:I don't mind. I'm very good with bags.]
fr:
[F:Il faut que quelqu'un reste avec notre sac,] {t:dit|dit} {F}. [F:Je veux bien. Je m'entends très bien avec les sacs.]

=== gag bag 1 lonely
en:
[F:You go on,] said {F}. [F:I'll stay with our bag. It gets lonely.]
fr:
[F:Allez-y,] dit {F}. [F:Moi, je reste avec notre sac. Il n'aime pas être seul.]

=== gag bag 2
en:
{F}, who had meant to stay with the bag, stayed with {H}, as close as a button.
fr:
{F}, qui devait rester avec le sac, restait avec {H}, et y tenait comme un bouton.

=== gag bag 2 forgot
en:
{F} forgot about minding the bag, and held on to {H}.
fr:
{F} oublia de garder le sac, et se tint à {H}.

=== gag bag 3
en:
[H:Who's minding our bag?] asked {H}.
[F:Nobody,] said {F}. [F:I've got you to mind.]
fr:
[H:Et notre sac, qui le garde ?] demanda {H}.
[F:Personne,] dit {F}. [F:Moi, c'est toi que je garde.]

=== gag bag 3 hug
en:
At home {F} gave the bag a hug, for having waited.
fr:
En rentrant, {F} serra dans ses bras le sac, qui avait attendu sagement.

=== gag bag 3 told
en:
That night {F} told the bag everything. It had been shut the whole time.
fr:
Le soir, {F} raconta tout au sac, qui n'avait rien vu.

=== gag smell 1
en:
{H} {t:hugs|hugged} {F} tight. [F:Don't ever wash me,] {t:says|said} {F}. [F:I smell of important things.]
fr:
{H} {t:serre|serra} {F} très fort.
[F:Ne me lave jamais,] {t:dit|dit} {F}. [F:Je sens des choses importantes.]

=== gag smell 1 jam
en:
[F:Smell me,] said {F}. [F:That's jam, that's grass, that's Tuesday. Don't ever wash me.]
fr:
[F:Sens,] dit {F}. [F:Là, c'est la confiture, là, c'est l'herbe, là, c'est mardi. Ne me lave jamais.]

=== gag smell 2
en:
{F} {t:sniffs|sniffed} one arm, the one that {t:smells|smelled} of home.
fr:
{F} {t:renifle|renifla} son bras, celui qui {t:sent|sentait} la maison.

=== gag smell 2 arm
en:
{F} put one arm across {H}'s nose. It smelled of home.
fr:
{F} passa un bras sous le nez {de H}. Ça sentait la maison.

=== gag smell 3
en:
[F:Don't ever wash me,] said {F}. There was one more important thing in there now.
fr:
[F:Ne me lave jamais,] dit {F}.
Il y avait une chose importante de plus, là-dedans.

=== gag smell 3 order
en:
{H} sniffed at {F}. You could smell the whole day, in the right order.
fr:
{H} renifla {F}. On sentait toute la journée, dans l'ordre.

=== gag smell 3 sleeve
en:
{F} smelled of a great many important things that night, and {H} put {f:his|her} nose in all of them.
fr:
Ce soir-là, {F} sentait des choses très importantes, et {H} mit le nez dans toutes.

=== gag button 1
en:
[F:I saw it perfectly,] {t:says|said} {F}. [F:I have one good button.]
fr:
[F:J'ai très bien vu,] {t:dit|dit} {F}. [F:J'ai un bon bouton.]

=== gag button 1 two
en:
[F:One of my buttons sees, and one hangs,] said {F}. [F:The good one missed nothing.]
fr:
[F:J'ai un bouton qui voit et un bouton qui pend,] dit {F}. [F:Le bon n'a rien raté.]

=== gag button 2
en:
{F} rubbed the button {f:he|she} had for an eye until it shone, and looked.
fr:
{F} frotta le bouton qui lui servait d'œil, jusqu'à ce qu'il brille, et regarda.

=== gag button 2 leave
en:
{F} kept {f:his|her} good button on {H}, and did not blink.
fr:
{F} n'avait qu'un bon bouton pour y voir, et il ne quittait pas {H}.

=== gag button 3
en:
{F}'s good button was on {H}. The loose one was looking at tomorrow.
fr:
Le bon bouton {de F} regardait {H}. L'autre, celui qui pend, regardait déjà demain.

=== gag button 3 twice
en:
That night {H} sewed the loose button on.
[F:Now I see you twice,] said {F}.
fr:
Le soir, {H} recousit le bouton qui pendait.
[F:Maintenant, je te vois deux fois,] dit {F}.

=== gag button 3 shone
en:
{F}'s good button shone all night. It was going through the whole thing again.
fr:
Le bon bouton {de F} brilla toute la nuit. Il revoyait tout depuis le début.

=== gag seam 1 | 5-8, 9-14
en:
[F:I'd love to help,] said {F}. [F:But I've got a seam going. One more adventure and I'm two cushions.]
fr:
[F:J'aiderais volontiers,] dit {F}. [F:Mais j'ai une couture qui lâche. Encore une aventure et je fais deux coussins.]

=== gag seam 1 careful | 5-8, 9-14
en:
[F:Careful with me,] said {F}. [F:I've a seam going. You could come home with two of us.]
fr:
[F:Doucement avec moi,] dit {F}. [F:J'ai une couture qui lâche. Tu pourrais en ramener deux.]

=== gag seam 2
en:
A thread was hanging out of {F}. {f:He|She} tucked it in and said nothing.
fr:
Un fil dépassait {de F}. {f:Il|Elle} le rentra et ne dit rien.

=== gag seam 2 shut
en:
{F} felt a seam give way, and held it shut with both arms.
fr:
{F} sentit une couture lâcher, et la tint fermée des deux bras.

=== gag seam 3
en:
{F}'s seam held. The end of it was tied to {H}, just a bit.
fr:
La couture {de F} tint bon. Le bout était attaché à {H}, juste un peu.

=== gag seam 3 stitches
en:
[F:Two more stitches, please,] said {F}. [F:I want to go again.]
fr:
[F:Deux points de plus, s'il te plaît,] dit {F}. [F:Je veux y retourner.]

=== gag seam 3 thread
en:
{H} sewed up {F}'s seam, and left one bit of thread, to hold on to.
fr:
{H} recousit {F}, en laissant dépasser un bout de fil, pour se tenir.

=== gag machine 1 | 5-8, 9-14, modern
en:
[F:This is nothing,] said {F}. [F:I've been round the washing machine. With a boot.]
fr:
[F:Ce n'est rien,] dit {F}. [F:Moi, j'ai fait la machine à laver. Avec une botte.]

=== gag machine 1 worse | 5-8, 9-14, modern
en:
[F:I've seen worse in the washing machine,] said {F}. [F:There was a boot.]
fr:
[F:J'ai vu pire dans la machine à laver,] dit {F}. [F:Il y avait une botte.]

=== gag machine 2 | modern
en:
{F} held on tight, as you do in the washing machine.
fr:
{F} se cramponna, comme dans la machine à laver.

=== gag machine 2 water | modern
en:
{F} shut both eyes, as you do when somebody starts the washing machine.
fr:
{F} ferma les yeux, comme au moment où la machine à laver démarre.

=== gag machine 3 | modern
en:
[H:Was it worse than the machine?] asked {H}.
[F:Much worse,] said {F} happily. [F:There was no window to wave at. You were in there with me.]
fr:
[H:C'était pire que la machine ?] demanda {H}.
[F:Bien pire,] dit {F} avec un soupir heureux. [F:Il n'y avait pas de hublot. Tu étais dedans avec moi.]

=== gag machine 3 clean | modern
en:
[F:Don't wash me yet,] said {F}. [F:I've still got all of it on me.]
fr:
[F:Ne me passe pas tout de suite à la machine,] dit {F}. [F:J'en ai encore partout.]

=== gag ears 1
en:
[F:I heard nothing,] {t:says|said} {F}. [F:I was lying on that ear.]
fr:
[F:Je n'ai rien entendu,] {t:dit|dit} {F}. [F:J'avais l'oreille pliée.]

=== gag ears 1 folded
en:
{F} had one ear folded over.
[F:That one didn't hear a thing,] said {F}.
fr:
{F} avait une oreille pliée.
[F:Celle-là n'a rien entendu,] dit {F}.

=== gag ears 2
en:
{F} {t:unfolds|unfolded} both ears, and {t:keeps|kept} them open.
fr:
{F} {t:déplie|déplia} ses deux oreilles et {t:reste|resta} sans rien dire.

=== gag ears 2 turned
en:
{F} turned both ears to {H}, and waited.
fr:
{F} tourna ses deux oreilles vers {H} et attendit.

=== gag ears 3
en:
For once {F} lay on the good ear. {H}'s heart was under it.
fr:
Pour une fois, {F} se coucha sur la bonne oreille. Dessous, il y avait le cœur {de H}.

=== gag ears 3 both
en:
[F:I heard all of it,] said {F}. [F:With both.]
fr:
[F:J'ai tout entendu,] dit {F}. [F:Des deux oreilles.]

=== gag ears 3 folded
en:
{F} folded one ear over again. [F:That's so that nothing gets out,] said {F}.
fr:
{F} replia une oreille.
[F:C'est pour que rien ne ressorte,] dit {F}.

=== gag pocket 1
en:
[F:I only live in this pocket,] {t:says|said} {F}. [F:I don't do outdoors.]
fr:
[F:Moi, j'habite dans cette poche,] {t:dit|dit} {F}. [F:Je ne fais pas les extérieurs.]

=== gag pocket 1 outdoors
en:
[F:There's too much outdoors out there,] said {F}, from the bottom of {H}'s pocket. [F:I live here.]
fr:
[F:Dehors, il y a trop de dehors,] dit {F}, du fond de la poche {de H}. [F:Moi, j'habite ici.]

=== gag pocket 2
en:
{F} {t:comes|came} out of the pocket as far as the elbows, and {t:takes|took} hold of {H}'s thumb.
fr:
{F} {t:sort|sortit} de la poche jusqu'aux coudes et {t:prend|prit} le pouce {de H}.

=== gag pocket 2 arm
en:
{F} put one arm out of the pocket, and left it out.
fr:
{F} sortit un bras de la poche et le laissa dehors.

=== gag pocket 3
en:
[H:You can go back in your pocket,] {t:says|said} {H}.
[F:Which pocket?] {t:says|said} {F}, looking at the sky.
fr:
[H:Tu peux retourner dans ta poche,] {t:dit|dit} {H}.
[F:Quelle poche ?] {t:dit|dit} {F}, le nez en l'air.

=== gag pocket 3 empty
en:
The pocket went home empty. {F} had seen it all from outside.
fr:
La poche rentra vide. {F} avait tout vu du dehors.

=== gag pocket 3 lent
en:
{F} lent the pocket to {H}'s hand, which was cold.
fr:
{F} prêta sa poche à la main {de H}, qui avait froid.

=== fail insideout
en:
[F:Well, that's done,] said {F}. [F:We need never do it again.]
fr:
[F:Voilà qui est fait,] dit {F}. [F:On n'aura plus jamais à le refaire.]

=== fail radiator
en:
[F:I've been in worse places,] said {F}. [F:I once spent a week behind the stove.]
fr:
[F:J'ai connu pire,] dit {F}. [F:Une fois, j'ai passé une semaine derrière le poêle.]

=== fail fluff
en:
[F:I'd say something wise,] said {F}, [F:but I've got fluff where that goes.]
fr:
[F:Je dirais bien une chose intelligente,] dit {F}, [F:mais à cet endroit-là, j'ai de la mousse.]

=== go second | afoot
en:
{F} rode on {H}'s shoulders and saw everything second.
fr:
{F} voyageait sur les épaules {de H}, ce qui lui faisait de plus grandes jambes.

=== go ear
en:
{F} kept one ear turned round, to listen behind.
fr:
{F} gardait une oreille tournée vers l'arrière, pour surveiller.

=== go walk | afoot
en:
[F:I'm walking,] said {F}, who was being carried. [F:I'm walking with your feet.]
fr:
[F:Je marche,] dit {F}, {que H} portait. [F:Je marche avec tes pieds.]

=== fail arms
en:
[F:I was against it,] said {F}, [F:but I can't put my hand up. It's sewn on that way.]
fr:
[F:J'étais contre,] dit {F}, [F:mais lever la main, ça, je ne peux pas. C'est cousu comme ça.]

=== fail seam
en:
{F} felt along {f:his|her} seams. [F:Nothing's come undone,] said {F}. [F:Not on me.]
fr:
{F} tâta ses coutures.
[F:Rien n'a craqué,] dit {F}. [F:Pas chez moi.]

=== fail flat
en:
[F:I fell on my soft side,] said {F}. [F:It's all of them.]
fr:
[F:Je suis tombé{f:|e} du côté mou,] dit {F}. [F:C'est tous les côtés.]

=== fail button
en:
[F:I saw that coming,] said {F}. [F:With the good eye.]
fr:
[F:Je l'avais vu venir,] dit {F}. [F:Avec mon bon œil.]

=== fail again
en:
[F:Could we lie down and call it a plan?] asked {F}.
fr:
[F:Et si on se couchait en disant que c'est un plan ?] demanda {F}.

=== go hood | afoot
en:
{F} travelled in the hood, like a captain who is not to be disturbed.
fr:
{F} voyageait dans la capuche, comme un capitaine qui ne veut pas qu'on le dérange.

=== go nearly | afoot
en:
[F:Are we nearly there?] asked {F} after two steps. It was only so as to have asked.
fr:
[F:On est bientôt arrivés ?] demanda {F} au bout de deux pas.
C'était juste pour en être débarrassé{f:|e}.

=== go swing | afoot
en:
{F} was swung by one arm. It did the other one good, said {F}.
fr:
On balançait {F} par un bras. Ça reposait l'autre, disait {F}.

=== go upside | afoot, road, street, hill
en:
For part of the way {F} was carried upside down, and found the sky very well kept.
fr:
Pendant un bout de chemin, {F} voyagea la tête en bas et trouva le ciel très bien tenu.

=== home witness | 9-14
en:
{F} had been at every important event of {H}'s life, usually underneath it. {F} was {a F}; {f:he|she} had seen the first tooth arrive and the first tooth go. On what {f:he|she} knew {F} was silent, but now and then {f:he|she} fell off the shelf in a marked manner.
fr:
{F} avait assisté à tous les grands moments de la vie {de H}, le plus souvent en dessous. {F} était {un F} ; {f:il|elle} avait vu arriver la première dent, et vu la première dent partir. Sur ce qu'{f:il|elle} savait, {F} se taisait mais, de temps en temps, tombait de l'étagère avec insistance.

=== home original | 9-14
en:
There was not much left of {F} that was original. {F} was {a F}, or {f:his|her} mends were: an eye from a coat, a paw from a curtain, stuffing from three separate cushions. {H} held that it made no difference, since you are not what you are filled with, but who gets looked for at bedtime.
fr:
{De F}, il ne restait pas grand-chose d'origine. {F} était {un F}, ou du moins ses réparations l'étaient : un œil venu d'un manteau, une patte venue d'un rideau, et la mousse de trois coussins différents. {H} soutenait que ça ne changeait rien. On n'est pas ce qu'on a dedans. On est celui qu'on cherche au moment de dormir.

=== home ticket | 5-8, modern
en:
On trains {F} travelled free, being {a F}. {F} thought this unfair, and always sat by the window.
fr:
Dans le train, {F} ne payait pas, étant {un F}. {F} prenait quand même la place près de la fenêtre.

=== home map | 5-8
en:
{F} was {a F}, and knew the way under every bed in the house. {H} knew the way on top. Together they had been everywhere.
fr:
{F} était {un F} et connaissait le dessous de tous les lits. {H} connaissait le dessus. À {hf:eux|elles} deux, ça faisait toute la maison.

=== home smell | 5-8
en:
{F} was {a F}, and smelled of toast, of Tuesdays, and of {H}. Nobody else in the world smelled like that. {H} had checked.
fr:
{F} était {un F} et sentait la tartine, le mardi, et {H}. Personne d'autre au monde n'avait cette odeur-là. {H} avait vérifié.

=== home visits | 5-8
en:
Everyone in the street had brought {F} home at least once: the baker, the postman, a dog. {F} was {a F}, and thought of it as visiting.
fr:
Dans la rue, tout le monde avait déjà rapporté {F} au moins une fois : la boulangère, le facteur, un chien. {F} était {un F} et appelait ça rendre visite.

=== home seven | 5-8
en:
{F} was {a F}, and went to bed at seven. {H} had to go too, to keep {F} company. It was not fair, but somebody had to.
fr:
{F} était {un F} et se couchait à huit heures. {H} devait y aller aussi, pour tenir compagnie. Ce n'était pas juste, mais il faut bien que quelqu'un se dévoue.

=== home heavy | 5-8
en:
{F} was {a F}, and weighed nothing at all. Only, when {H} was sad, {F} got a little heavier, so as to stay put.
fr:
{F} était {un F} et ne pesait rien du tout. Seulement, quand {H} avait du chagrin, {F} pesait un peu plus, pour tenir en place.

=== home post | 5-8
en:
{F} was {a F}, and had once been posted by mistake, and had come back with a stamp on. {H} had let it stay.
fr:
{F} était {un F}. Un jour, par erreur, {F} était {f:parti|partie} par la poste, et {f:revenu|revenue} avec un timbre. {H} l'avait laissé dessus.

=== home leftear | 5-8
en:
{H} told {F} everything, in the left ear. Nothing had ever come out of the right one. {F} was {a F}, and still had room.
fr:
{H} racontait tout à {F}, dans l'oreille gauche. Rien n'était jamais ressorti par la droite. {F} était {un F} et avait encore de la place.

=== home nuance | 9-14
en:
{H} no longer slept with {F}. It was {F} who slept with {H}, which is not at all the same, and {F}, who was {a F} of principle, set some store by the difference. Besides, there was no choice: {f:he|she} had never learned to do it alone.
fr:
{H} ne dormait plus avec {F}. C'est {F} qui dormait avec {H}. C'était très différent et {F}, qui était {un F} à principes, tenait à la nuance. Il le fallait bien, d'ailleurs : {f:il|elle} n'avait jamais appris à dormir sans personne.

=== home lent | 9-14
en:
Once, and only once, {H} had lent {F} to somebody, who had to spend a night in hospital. {F} was {a F} with a soft stomach and a great deal of tact. What was said that night never came out, and from then on, in certain streets, people nodded to {F} first.
fr:
Une fois, une seule, {H} avait prêté {F} à quelqu'un qui devait passer la nuit à l'hôpital. {F} était {un F} au ventre mou et d'une grande discrétion. De ce qui s'est dit cette nuit-là, on n'a jamais rien su. Mais depuis, dans certaines rues, c'est {F} qu'on saluait en premier.

=== home sums | 9-14
en:
{H} had once worked it out: {F} had slept some three thousand nights with an elbow in {f:his|her} face, and had complained of four. {F} was {a F}. There are people with medals who have done less.
fr:
{H} avait fait le calcul : {F} avait passé à peu près trois mille nuits avec un coude dans la figure, et s'en était {f:plaint|plainte} quatre fois. {F} était {un F}. On décore des gens pour moins que ça.

=== home tomb | 9-14
en:
If {F} had been dug up in a tomb there would have been a glass case, and a small lamp. As it was there was half a drawer. {F} was {a F}, several times restored, from the early years of {H}, a period of which very little else has come down to us.
fr:
Si on avait trouvé {F} dans un tombeau, il y aurait eu une vitrine et une petite lampe. En attendant, il y avait un demi-tiroir. {F} était {un F}, plusieurs fois {f:restauré|restaurée}, des premières années {de H}, une époque dont il ne nous reste presque rien d'autre.

=== go soak | sea
en:
{F} took in a good deal of water. It was only for the weight, said {F}.
fr:
{F} prit pas mal d'eau, et dit que c'était pour le poids.

=== go bag
en:
{F} looked on from under an arm, which is the best seat.
fr:
{F} regardait, sous un bras. C'est la meilleure place.

=== say ear | 5-8, 9-14
en:
[F:You're lying on my ear,] said {F}.
Most days began like that. {F} was {a F}, and slept in {H}'s bed or, as {F} put it, the other way about.
fr:
[F:Tu es sur mon oreille,] dit {F}.
Presque tous les jours commençaient comme ça. {F} était {un F} et dormait dans le lit {de H}, ou l'inverse, selon {F}.

=== say ready | 5-8, 9-14
en:
[F:I'm ready,] said {F}, who was {a F}.
[H:You're upside down.]
[F:I'm ready all the same.]
fr:
[F:Je suis {f:prêt|prête},] dit {F}, qui était {un F}.
[H:Tu as la tête en bas.]
[F:Je suis {f:prêt|prête} quand même.]

=== say asked | 5-8, 9-14
en:
[F:Nobody asked me,] said {F}.
[H:Would you like to come?]
[F:Yes,] said {F}, who was {a F}, and had been packed since breakfast.
fr:
[F:Et moi, on ne me demande pas,] dit {F}.
[H:Tu veux venir ?]
[F:Oui,] dit {F}, qui était {un F} et se trouvait déjà dans le sac.

=== kept heavy | 5-8, 9-14
en:
At bedtime {F} weighed nothing at all.
fr:
Au moment de dormir, {F} ne pesait plus rien.

=== kept post | 5-8, 9-14
en:
That night {H} looked at the stamp. It still held.
fr:
Ce soir-là, {H} regarda le timbre. Il tenait toujours.

=== kept leftear | 5-8, 9-14
en:
In bed {F}'s left ear heard the whole of it. There was room.
fr:
Au lit, l'oreille gauche {de F} entendit toute l'histoire. Il restait de la place.

=== kept seven | 5-8, 9-14
en:
At seven {F} went to bed, and {H} did not even argue.
fr:
À huit heures, {F} alla se coucher, et {H} ne discuta même pas.

=== kept witness | 5-8, 9-14
en:
{F} had seen it all, from underneath, and fell off the shelf once, to say so.
fr:
{F} avait tout vu, d'en dessous, et tomba une fois de l'étagère, pour le dire.

=== kept taller | 5-8, 9-14
en:
At bedtime it was {F} who was big again, for an hour or so.
fr:
Au moment de dormir, pendant une heure ou deux, {f:le grand, ce fut|la grande, ce fut} {F}.

=== met in arm | 5-8, 9-14
en:
{a F} who saw everything from under {H}'s arm
fr:
{un F} qui voyait tout, sous le bras {de H}

=== met in older | 5-8, 9-14
en:
{a F}, and older than {f:he|she} looked
fr:
qui était {un F}, plus {f:vieux|vieille} {f:qu'il|qu'elle} n'en avait l'air

=== met in speaks | 5-8, 9-14
en:
who was {a F} and spoke only when it mattered
fr:
{un F} qui ne parlait que dans les grandes occasions

=== met in few | 5-8, 9-14
en:
{a F} of few words, none of them wasted
fr:
{un F} qui parlait peu, et jamais pour rien

=== met then slept | 5-8, 9-14
en:
{f:He|She} was {a F}, and had never slept without {H}.
fr:
C'était {un F} qui n'avait jamais dormi sans {H}.

=== met then expect | 5-8, 9-14
en:
{f:He|She} was {a F}, and the softest in the house.
fr:
C'était {un F}, et il n'y avait pas plus doux dans la maison.

=== met then thinks | 5-8, 9-14
en:
{f:He|She} was {a F}, and thought a good deal, for a head full of stuffing.
fr:
C'était {un F}, qui réfléchissait beaucoup, pour une tête pleine de coton.

=== met then arm | 5-8, 9-14
en:
{f:He|She} was {a F}, and saw the world sideways, from under {H}'s arm.
fr:
C'était {un F}, qui voyait le monde de travers, sous le bras {de H}.

=== plain oldest | 5-8, 9-14
en:
{F} was {a F}, and {H}'s oldest friend.
fr:
{F} était {un F}, et {f:le plus vieil ami|la plus vieille amie} {de H}.

=== plain night | 5-8, 9-14
en:
{H} had never slept a night without {F}, who was {a F}.
fr:
{H} n'avait jamais dormi sans {F}, qui était {un F}.

=== plain down | 5-8, 9-14
en:
{F} was {a F}, and had been everywhere {H} had, though mostly upside down.
fr:
{F} était {un F} et connaissait les mêmes endroits {que H}, mais la tête en bas.

=== plain arm | 5-8, 9-14
en:
Under {H}'s arm there was {F}, who was {a F}.
fr:
Sous le bras {de H}, il y avait {F}, qui était {un F}.

=== plain worn | 5-8, 9-14
en:
{F} was {a F}, a little softer on the side where {H} was.
fr:
{F} était {un F}, un peu plus {f:doux|douce} du côté où dormait {H}.

=== plain nose | 5-8, 9-14
en:
In the dark {H} knew {F} by the smell. {F} was {a F}.
fr:
Dans le noir, {H} reconnaissait {F} à l'odeur. {F} était {un F}.

=== plain washed | 5-8, 9-14
en:
{F} was {a F}, and had been washed twice, against {H}'s advice.
fr:
{F} était {un F}. On l'avait {f:lavé|lavée} deux fois, contre l'avis {de H}.

=== plain we | 5-8, 9-14
en:
When {H} said *we*, it meant {F} as well. {F} was {a F}.
fr:
Quand {H} disait *nous*, c'était avec {F}, qui était {un F}.

=== plain weight | 5-8, 9-14
en:
{F}, who was {a F}, weighed next to nothing, and {H} noticed at once if it was missing.
fr:
{F}, qui était {un F}, ne pesait presque rien. Mais quand ce rien manquait, {H} le sentait tout de suite.

=== say dropped | 5-8, 9-14
en:
[F:You've dropped something,] said {F}.
[H:What?]
[F:Me,] said {F}, who was {a F}.
fr:
[F:Tu as fait tomber quelque chose,] dit {F}.
[H:Quoi ?]
[F:Moi,] dit {F}, qui était {un F}.

=== say other | 5-8, 9-14
en:
[F:Hold me by the other arm,] said {F}, who was {a F}. [F:That one is tired.]
fr:
[F:Prends-moi par l'autre bras,] dit {F}, qui était {un F}. [F:Celui-là est fatigué.]
`
