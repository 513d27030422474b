export const KID_VOICE = `
=== home bandages | 5-8, not-sibling
en:
{F} was from across the road, and had come to stay with {H} for two days, with three suitcases. One was full of plasters. [F:You never know,] said {F}.
fr:
{F} était {f:venu|venue} chez {H} pour deux jours, avec trois valises. La plus grosse était pleine de pansements, parce qu'on ne sait jamais.

=== home bicycle | 5-8, modern
en:
{H} and {F} had one bicycle between them. {H} did the pedals. {F} did the bell.
fr:
{H} et {F} avaient un seul vélo pour deux. {H} faisait les pédales. {F} faisait la sonnette.

=== home bunk | 5-8, sibling
en:
{H} had the bottom bed and {F} had the top one. At night they sent letters by sock, on a string. The postage was one biscuit.
fr:
{H} dormait en bas, {F} dormait en haut. La nuit, le courrier passait par une chaussette, au bout d'une ficelle. Le timbre coûtait un biscuit.

=== home window | 5-8
en:
{F} always knocked at {H}'s window, never at the door. [F:Doors are for people with time,] said {F}.
fr:
{F} frappait toujours à la fenêtre {de H}, jamais à la porte.
[F:Les portes, c'est pour les gens qui ont le temps,] disait {F}.

=== home agreement | 9-14
en:
{H} and {F} had an agreement, written on the back of an envelope. Whoever had the idea went first; the other one was allowed to say *I told you so*, but only once, and not loudly. It had held for three years, and the envelope was kept in a tin with a whistle and a foreign coin.
fr:
{H} et {F} avaient un accord, écrit au dos d'une enveloppe. Qui avait l'idée passait en premier ; l'autre avait le droit de dire *je te l'avais dit*, mais une seule fois, et pas trop fort. Ça tenait depuis trois ans. L'enveloppe était pliée dans une boîte en fer, avec un sifflet et une pièce étrangère.

=== home half | 9-14
en:
{F} never finished a book. {f:He|She} read up to the middle, shut it, and worked out the rest alone, on the grounds that the person who wrote it had not known {f:him|her}. {H} always read to the end. Between the two of them they knew a great deal, about half of which had really happened.
fr:
{F} ne finissait jamais un livre. {f:Il|Elle} lisait jusqu'au milieu, le refermait et inventait le reste, vu que la personne qui l'avait écrit ne {f:le|la} connaissait pas. {H}, au contraire, lisait toujours la fin. À {hf:eux|elles} deux, ça faisait beaucoup de savoir, dont la moitié était vraie.

=== gag half 1
en:
[F:I know all about this,] {t:says|said} {F}. [F:I read half a book.]
fr:
[F:Je connais,] {t:dit|dit} {F}. [F:J'ai lu la moitié d'un livre.]

=== gag half 1 about
en:
[F:There's a book about this,] said {F}. [F:I know, because I've read half of it.]
fr:
[F:Il y a un livre là-dessus,] dit {F}. [F:Je le sais, j'en ai lu la moitié.]

=== gag half 1 knight | 5-8, 9-14
en:
[F:It's just like my book,] said {F}. [F:I know what comes next, as far as the middle.]
fr:
[F:C'est tout comme dans mon livre,] dit {F}. [F:Je connais la suite, jusqu'au milieu.]

=== gag half 1 lent | 5-8, 9-14
en:
[F:I had a book about this,] said {F}. [F:I lent it to somebody in the middle of a sentence.]
fr:
[F:J'avais un livre là-dessus,] dit {F}. [F:Je l'ai prêté au milieu d'une phrase.]

=== gag half 2
en:
{F} went through {f:his|her} half of the book again, by heart. It was the other half they needed.
fr:
{F} se récita sa moitié de livre. C'est l'autre moitié qu'il aurait fallu.

=== gag half 2 wished
en:
In {F}'s half of the book, nobody had ever got this far.
fr:
Dans la moitié de livre qu'avait lue {F}, personne n'allait jamais aussi loin.

=== gag half 2 margin
en:
{F} tried to think what they did about it in the book. That was where {f:he|she} had stopped.
fr:
{F} chercha comment on faisait dans le livre. C'est là qu'{f:il|elle} s'était arrêté{f:|e}.

=== gag half 3
en:
That week {F} read the other half of the book, and wrote {H} into it, in pencil.
fr:
Cette semaine-là, {F} lut l'autre moitié du livre et y ajouta {H}, au crayon.

=== gag half 3 been
en:
[F:I don't need to read the other half now,] said {F}. [F:I was in it.]
fr:
[F:L'autre moitié, ce n'est plus la peine de la lire,] dit {F}. [F:J'étais dedans.]

=== gag half 3 lend
en:
{F} read the other half of the book that week, and wrote on the last page: *this is not how it went*.
fr:
Cette semaine-là, {F} lut l'autre moitié du livre et écrivit à la fin : *ce n'est pas comme ça que c'était*.

=== gag shoes 1 | walks, whole
en:
*Squeak*, {t:go|went} {F}'s shoes.
[F:They're nervous,] {t:says|said} {F}. [F:I'm not.]
fr:
*Couic*, {t:font|firent} les chaussures {de F}.
[F:Elles ont le trac,] {t:dit|dit} {F}. [F:Pas moi.]

=== gag shoes 1 for | walks, whole
en:
*Squeak.*
[F:That's my shoes,] said {F}. [F:They do the being scared.]
fr:
*Couic.*
[F:Ce sont mes chaussures,] dit {F}. [F:Elles ont peur à ma place.]

=== gag shoes 2
en:
{F} came one step closer to {H}. *Squeak*, went a shoe, very softly.
fr:
{F} fit un pas vers {H}. *Couic*, fit une chaussure, tout bas.

=== gag shoes 2 still
en:
{F} kept so still that for once neither shoe squeaked.
fr:
{F} bougeait si peu que, pour une fois, aucune chaussure ne couina.

=== gag shoes 3
en:
*Squeak*, {t:go|went} the shoes, in the hall.
[F:They say it was a good day,] {t:says|said} {F}.
fr:
*Couic*, {t:font|firent} les chaussures dans l'entrée.
[F:Elles disent que c'était une belle journée,] {t:dit|dit} {F}.

=== gag shoes 3 march
en:
*Squeak, squeak*, went {F}'s shoes, all the way home. It was almost a march.
fr:
*Couic, couic*, firent les chaussures {de F}, jusqu'à la maison. On aurait dit une fanfare.

=== gag shoes 3 quiet
en:
{F} took off {f:his|her} shoes and put them side by side. They had nothing left to be scared of.
fr:
{F} ôta ses chaussures et les posa côte à côte. Elles n'avaient plus peur de rien.

=== gag sandwich 1 | fed, whole
en:
Something rustled in {F}'s pocket.
[F:My sandwich,] {t:says|said} {F}. [F:{?has(own):I'm keeping it for an emergency.|It's for when things go wrong.}]
fr:
Quelque chose craqua dans la poche {de F}.
[F:C'est mon sandwich,] {t:dit|dit} {F}. [F:{?has(own):Je le garde pour les urgences.|C'est pour quand ça ira mal.}]

=== gag sandwich 1 day | fed, whole
en:
[F:I've got a sandwich on me,] said {F}. [F:In case it's that sort of day.]
fr:
[F:J'ai un sandwich sur moi,] dit {F}. [F:Au cas où ce serait une de ces journées.]

=== gag sandwich 2
en:
{F} broke a sandwich in two and gave {H} the half with more in it, without a word.
fr:
{F} coupa un sandwich en deux et donna la plus grosse moitié à {H}, sans rien dire.

=== gag sandwich 2 held
en:
{F} held out a sandwich to {H}, and did not even look at it.
fr:
{F} tendit un sandwich à {H}, sans même le regarder.

=== gag sandwich 3
en:
On the way home they ate what was left of the sandwich. [F:{?has(own):It's still an emergency|I knew that it would get late},] said {F}. [F:{?has(own):But a small one, with cheese.|It has cheese in it.}]
fr:
Sur le chemin du retour, {hf:ils|elles} mangèrent le reste du sandwich.
[F:{?has(own):C'est toujours une urgence|Je savais bien qu'il serait tard},] dit {F}. [F:{?has(own):Mais une petite, au fromage.|Il est au fromage.}]

=== gag sandwich 3 end
en:
[F:That was the last of the sandwich,] said {F}, halfway home. [F:So it must be over.]
fr:
[F:Il n'y a plus de sandwich,] dit {F} sur le chemin du retour. [F:C'est donc que c'est fini.]

=== gag sandwich 3 crust
en:
There was one crust left of the sandwich. {F} gave it to {H}, who had never liked crusts, and ate it.
fr:
Du sandwich, il restait un croûton. {F} le donna à {H}, qui n'aimait pas les croûtons et le mangea.

=== gag ten 1 | whole
en:
[F:I count to ten, and then I'm brave,] {t:says|said} {F}. [F:I'm at three.]
fr:
[F:Je compte jusqu'à dix et après je suis courageu{f:x|se},] {t:dit|dit} {F}. [F:J'en suis à trois.]

=== gag ten 1 bit | whole
en:
[F:At ten, I'm brave,] said {F}. [F:One. Two. Two and a bit.]
fr:
[F:À dix, je deviens courageu{f:x|se},] dit {F}. [F:Un. Deux. Deux et un peu.]

=== gag ten 2
en:
{F} was counting to ten, for courage, and had stuck at eight and a half.
fr:
{F} comptait jusqu'à dix, pour le courage, et restait bloqué{f:|e} à huit et demi.

=== gag ten 2 lips
en:
{F}'s lips were counting to ten, without a sound.
fr:
Les lèvres {de F} comptaient jusqu'à dix, sans un bruit.

=== gag ten 3
en:
[F:Ten,] {t:says|said} {F}.
[H:But it's all over!]
[F:I know. I wanted to finish.]
fr:
[F:Dix,] {t:dit|dit} {F}.
[H:Mais c'est fini !]
[F:Je sais. Je voulais arriver au bout.]

=== gag ten 3 way
en:
{F} had got to ten somewhere on the way, and had not noticed.
fr:
{F} était arriv{f:é|ée} à dix, quelque part en route, sans s'en apercevoir.

=== gag ten 3 tomorrow
en:
[F:Tomorrow I'll start at nine,] said {F}. [F:It'll be quicker.]
fr:
[F:Demain, je commence à neuf,] dit {F}. [F:Ça ira plus vite.]

=== gag plaster 1 | whole
en:
[F:I've got a plaster for that,] {t:says|said} {F}.
[H:Nobody's hurt.]
[F:It's for before.]
fr:
[F:J'ai un pansement pour ça,] {t:dit|dit} {F}.
[H:Personne n'est blessé.]
[F:C'est pour avant.]

=== gag plaster 1 pocket | whole
en:
[F:I've got a pocketful of plasters,] said {F}. [F:They're for before it hurts.]
fr:
[F:J'ai des pansements plein une poche,] dit {F}. [F:C'est pour avant d'avoir mal.]

=== gag plaster 2
en:
{F} {t:sticks|stuck} a plaster on {H}'s thumb. There {t:is|was} nothing wrong with the thumb. It {t:helps|helped}.
fr:
{F} {t:colle|colla} un pansement sur le pouce {de H}. Le pouce n'{t:a|avait} rien. Ça {t:fait|fit} du bien.

=== gag plaster 2 where
en:
{F} looked for where it hurt, and stuck a plaster on {H}'s elbow. It was as near as you can get.
fr:
{F} chercha où ça faisait mal, et colla un pansement sur le coude {de H}. On ne pouvait pas mieux faire.

=== gag plaster 3
en:
{H} kept the plaster on till Thursday. You never know.
fr:
{H} garda le pansement jusqu'au jeudi. On ne sait jamais.

=== gag plaster 3 door
en:
{F} had one plaster left, and stuck it on the door, for tomorrow.
fr:
Il restait un pansement à {F}, qui le colla sur la porte, pour demain.

=== gag plaster 3 after
en:
[F:What do we do with the plasters now?] asked {F}. [F:I haven't any for after.]
fr:
[F:Qu'est-ce qu'on fait des pansements, maintenant ?] demanda {F}. [F:Pour après, je n'en ai pas.]

=== gag eyelash 1
en:
There {t:is|was} a tear in one of {F}'s eyes. [F:I'm not crying,] {t:says|said} {F}. [F:I've got an eyelash.]
fr:
{F} {t:a|avait} une larme au coin de l'œil.
[F:Je ne pleure pas,] {t:dit|dit} {F}. [F:J'ai un cil.]

=== gag eyelash 1 think
en:
{H} looked at {F}, who was wiping one eye.
[F:It's not what you think,] said {F}. [F:It's an eyelash.]
fr:
{H} regarda {F}, qui s'essuyait un œil.
[F:Ce n'est pas ce que tu crois,] dit {F}. [F:C'est un cil.]

=== gag eyelash 2
en:
{F} had a tear in each eye, and let them stay there.
fr:
{F} avait une larme au coin de chaque œil, et les laissait là.

=== gag eyelash 2 nothing
en:
{F} wiped both eyes with one sleeve, and sniffed.
fr:
{F} s'essuya les deux yeux avec la même manche, et renifla.

=== gag eyelash 3
en:
{F} was crying in earnest by then, and smiling with all the rest.
fr:
{F} pleurait pour de bon, maintenant, et souriait avec tout le reste.

=== gag eyelash 3 no
en:
[H:Is it an eyelash?] asked {H}.
[F:No,] said {F}, with a big smile. [F:I'm crying.]
fr:
[H:C'est un cil ?] demanda {H}.
[F:Non,] dit {F} avec un grand sourire. [F:Je pleure.]

=== gag eyelash 3 both
en:
{F} laughed till the tears came. [F:Eyelashes,] said {F}. [F:Lots.]
fr:
{F} rit jusqu'aux larmes.
[F:Des cils,] dit {F}. [F:Plein.]

=== gag laces 1 | walks
en:
[H:{F}, your laces are undone,] {t:says|said} {H}.
[F:They're not undone,] {t:says|said} {F}. [F:They're resting.]
fr:
[H:{F}, tes lacets sont défaits,] {t:dit|dit} {H}.
[F:Ils ne sont pas défaits,] {t:dit|dit} {F}. [F:Ils se reposent.]

=== gag laces 1 trod | walks
en:
{F} trod on one lace, and then on the other.
[F:They're not undone,] said {F}. [F:They're only resting.]
fr:
{F} marcha sur un lacet, puis sur l'autre.
[F:Ils ne sont pas défaits,] dit {F}. [F:Ils se reposent.]

=== gag laces 2
en:
{F} {t:bends|bent} down and {t:ties|tied} both laces, with two knots each.
fr:
{F} {t:se baisse|se baissa} et {t:noue|noua} ses deux lacets, avec un double nœud.

=== gag laces 2 long
en:
{F} bent down to tie a lace, and took a long time to come up again.
fr:
{F} se baissa pour nouer un lacet et mit longtemps à se relever.

=== gag laces 3
en:
{F}'s laces were resting again. {H} stepped over them, so as not to wake them.
fr:
Les lacets {de F} se reposaient de nouveau. {H} les enjamba, pour ne pas les réveiller.

=== gag laces 3 end
en:
By the door both laces came undone.
[F:They waited for the end,] said {F}.
fr:
Devant la porte, les deux lacets se défirent.
[F:Ils ont attendu la fin,] dit {F}.

=== gag laces 3 tied
en:
{H} and {F} had tied two laces together, one each. It was slow, but nobody got left behind.
fr:
{H} et {F} avaient noué deux lacets ensemble, un chacun. On avançait moins vite, mais à deux.

=== gag grandmother 1
en:
[F:My grandmother says there is always a way,] {t:says|said} {F}.
[H:Which way?]
[F:She doesn't say.]
fr:
[F:Ma grand-mère dit qu'il y a toujours un moyen,] {t:dit|dit} {F}.
[H:Lequel ?]
[F:Ça, elle ne le dit pas.]

=== gag grandmother 1 armchair
en:
[F:There is always a way,] said {F}. [F:My grandmother says so, from her armchair.]
fr:
[F:Il y a toujours un moyen,] dit {F}. [F:C'est ma grand-mère qui le dit, de son fauteuil.]

=== gag grandmother 2
en:
{F} tried to think what {f:his|her} grandmother would have said, and could not.
fr:
{F} chercha ce qu'aurait dit sa grand-mère, et ne trouva pas.

=== gag grandmother 2 hand
en:
{F} tried to think what a grandmother would do, and took {H}'s hand.
fr:
{F} chercha ce que ferait une grand-mère, et prit la main {de H}.

=== gag grandmother 3
en:
[F:From now on,] {t:says|said} {F}, [F:I'll tell my grandmother: {H} says there is always a way.]
fr:
[F:Maintenant,] {t:dit|dit} {F}, [F:c'est moi qui dirai à ma grand-mère : {H} dit qu'il y a toujours un moyen.]

=== gag grandmother 3 right
en:
[F:I'll tell my grandmother that she was right,] said {F}. [F:She'll say that she knew.]
fr:
[F:Je dirai à ma grand-mère qu'elle avait raison,] dit {F}. [F:Elle dira qu'elle le savait.]

=== gag grandmother 3 armchair
en:
{F} told {f:his|her} grandmother all of it. For once, she got up out of the armchair.
fr:
{F} raconta tout à sa grand-mère. Pour une fois, elle se leva de son fauteuil.

=== gag coin 1
en:
{F} {t:tosses|tossed} a coin. [F:Heads we go, tails we stay.] It {t:lands|landed} in a crack.
[F:It's thinking,] {t:says|said} {F}.
fr:
{F} {t:lance|lança} une pièce.
[F:Pile, on y va, face, on reste.]
Elle {t:tombe|tomba} dans une fente.
[F:Elle réfléchit,] {t:dit|dit} {F}.

=== gag coin 1 hood
en:
[F:Heads we go,] said {F}, and tossed a coin. It landed in {f:his|her} collar.
[F:It would rather not say,] {f:he|she} reported.
fr:
[F:Face, on y va,] dit {F}, qui lança une pièce.
Elle retomba dans son col.
[F:Elle préfère ne rien dire,] conclut-{f:il|elle}.

=== gag coin 2
en:
{F} felt for the coin, and left it in {f:his|her} pocket.
fr:
{F} toucha la pièce au fond de sa poche, et ne la lança pas.

=== gag coin 2 turned
en:
{F} turned the coin over and over, and did not toss it.
fr:
{F} tournait la pièce entre ses doigts, sans la lancer.

=== gag coin 3
en:
{F} tossed the coin once more. It came down on its edge, between {H} and {F}, and stayed there.
fr:
{F} relança la pièce. Elle retomba sur la tranche, entre {H} et {F}, et y resta.

=== gag coin 3 gave
en:
{F} tossed the coin: heads to go home, tails to stay a bit. Nobody looked to see.
fr:
{F} lança la pièce : pile, on rentre, face, on reste un peu. Personne ne regarda ce que c'était.

=== gag coin 3 pocket
en:
[H:What did the coin say, in the end?] asked {H}.
[F:It's still thinking,] said {F}.
fr:
[H:Et la pièce, finalement, elle dit quoi ?] demanda {H}.
[F:Elle réfléchit encore,] dit {F}.

=== gag allergic 1
en:
*Achoo!*
[F:I'm allergic to danger,] {t:says|said} {F}.
fr:
*Atchoum* !
[F:Je suis allergique au danger,] {t:dit|dit} {F}.

=== gag allergic 1 nose
en:
*Achoo!* went {F}.
[F:That's danger. It gets up my nose.]
fr:
*Atchoum* ! fit {F}.
[F:C'est le danger. Ça me monte au nez.]

=== gag allergic 2
en:
{F} {t:pinches|pinched} {f:his|her} nose, and {t:stays|stayed} right there.
fr:
{F} se {t:pince|pinça} le nez et {t:reste|resta} là, tout près.

=== gag allergic 2 held
en:
{F} was going to sneeze, and held it in.
fr:
{F} allait éternuer, et se retint.

=== gag allergic 3
en:
*Achoo*, went {F}. There was no danger for miles. Being happy did it, too.
fr:
*Atchoum*, fit {F}. Il n'y avait aucun danger. Le bonheur aussi chatouillait le nez.

=== gag allergic 3 cured
en:
[F:I haven't sneezed for a while,] said {F}. [F:I think I'm cured.]
*Achoo!*
fr:
[F:Ça fait un moment que je n'éternue plus,] dit {F}. [F:Je dois être guéri{f:|e}.]
*Atchoum* !

=== gag allergic 3 bless
en:
*Achoo*, went {F}, and everybody said *bless you*. It was worth it for that.
fr:
*Atchoum*, fit {F}, et tout le monde dit : *à tes souhaits*. Rien que pour ça, ça valait la peine.

=== gag brave 1 | 5-8, 9-14
en:
{F} had stopped, to be polite.
[F:I dare you to go first,] said {F}.
[H:I dare you.]
[F:I dared you before you dared me. It's the law.]
fr:
{F} s'était arrêté{f:|e}, par politesse.
[F:Cap de passer devant ?] dit {F}.
[H:Et toi, cap ?]
[F:J'ai dit cap avant toi. C'est la loi.]

=== gag brave 1 first | 5-8, 9-14
en:
{F} made room for {H} in front.
[F:Go on, I dare you.]
[H:You go on.]
[F:I said it first. It's the law.]
fr:
{F} laissa passer {H} devant.
[F:Cap d'y aller ?]
[H:Toi d'abord.]
[F:C'est moi qui ai dit cap en premier. C'est la loi.]

=== gag brave 2
en:
{F} did not wait to be dared, and went and was beside {H}.
fr:
{F} n'attendit pas qu'on lui dise *cap*, et alla se mettre à côté {de H}.

=== gag brave 2 hand
en:
{F} took {H}'s hand, and nobody had even dared {f:him|her} to.
fr:
{F} prit la main {de H}, sans que personne ait dit *cap*.

=== gag brave 3
en:
[F:I dare you to do it again tomorrow,] said {F}.
[H:I dare you to come.]
[F:I dared you first,] said {F}. [F:It's the law.]
fr:
[F:Cap de recommencer demain ?] dit {F}.
[H:Cap de venir ?]
[F:J'ai dit cap avant toi,] dit {F}. [F:C'est la loi.]

=== gag brave 3 nobody
en:
[F:Nobody even dared us,] said {F} on the way home. [F:We just did it.]
fr:
[F:Personne n'avait dit cap,] remarqua {F} au retour. [F:On l'a fait comme ça.]

=== gag brave 3 sleep
en:
[F:I dare you to go to sleep first,] said {F}. Nobody ever found out who won.
fr:
[F:Cap de dormir en premier ?] dit {F}.
On n'a jamais su qui avait gagné.

=== gag question 1 | whole
en:
[F:I have one question,] {t:says|said} {F}.
[H:What?]
[F:I'm keeping it.]
fr:
[F:J'ai une question,] {t:dit|dit} {F}.
[H:Laquelle ?]
[F:Je la garde.]

=== gag question 1 yet | whole
en:
[F:May I ask something?] said {F}.
[H:What?]
[F:Not yet.]
fr:
[F:Je peux demander quelque chose ?] dit {F}.
[H:Quoi ?]
[F:Pas encore.]

=== gag question 2
en:
{F} put up a hand to ask something, and took it down again.
fr:
{F} leva le doigt pour demander quelque chose, et le baissa.

=== gag question 2 tight
en:
{F} was bursting with a question, and put both hands over {f:his|her} mouth.
fr:
{F} mourait d'envie de poser une question, et se mit les deux mains sur la bouche.

=== gag question 3
en:
{F} asked the question at last. It was whether there was any supper.
fr:
{F} finit par poser sa question. C'était pour savoir s'il restait à dîner.

=== gag question 3 away
en:
[H:What was your question?] asked {H}.
{F} had to think.
[F:It found the answer without me.]
fr:
[H:C'était quoi, ta question ?] demanda {H}.
{F} dut réfléchir.
[F:Elle a trouvé la réponse sans moi.]

=== gag question 3 same
en:
[F:My question is the same as before,] said {F}. [F:But now I know who to ask.]
fr:
[F:Ma question est toujours la même,] dit {F}. [F:Mais maintenant, je sais à qui la poser.]

=== fail bandage
en:
[F:Shall I get a plaster?] asked {F}.
[H:Nobody's hurt.]
[F:It's for the idea.]
fr:
[F:Je sors un pansement ?] demanda {F}.
[H:Personne n'est blessé.]
[F:C'est pour l'idée.]

=== fail laugh
en:
[F:One day we'll laugh about this,] said {F}. They waited. It was not today.
fr:
[F:Un jour, on en rira,] dit {F}.
On attendit un peu. Ce n'était pas aujourd'hui.

=== fail score
en:
[F:I make that one nil,] said {F}. [F:To them.]
fr:
[F:Ça fait un à zéro,] dit {F}. [F:Pas pour nous.]

=== go turns | afoot
en:
They took turns at being in front. {F} had more turns.
fr:
On passa devant à tour de rôle. Le tour {de F} revenait plus souvent.

=== go map | afoot, walks
en:
{F} drew a map on the way. By the end it was mostly a map of {F}.
fr:
{F} dessinait une carte en marchant. À la fin, c'était surtout une carte {de F}.

=== go shortcut | afoot, road, street
en:
[F:I know a short cut,] said {F}. It was longer, but it had a puddle.
fr:
[F:Je connais un raccourci,] dit {F}.
C'était plus long, mais avec une flaque.

=== fail list
en:
[F:Let's write down that it didn't work,] said {F}, [F:so that we never do it twice.] They agreed to remember it in turns.
fr:
[F:Notons que ça ne marche pas,] dit {F}, [F:pour ne jamais le refaire.]
On décida de s'en souvenir à tour de rôle.

=== fail start
en:
[F:That was the rehearsal,] said {F}.
fr:
[F:Ça, c'était la répétition,] dit {F}.

=== fail knee
en:
[F:Nobody is hurt,] said {F}. [F:Only the plan.]
fr:
[F:Pas de blessés,] dit {F}. [F:Sauf le plan.]

=== fail other
en:
[F:The plan worked better in my head,] said {F}. [F:There's more room in there.]
fr:
[F:Dans ma tête, le plan marchait mieux,] dit {F}. [F:Il y a plus de place.]

=== fail bow
en:
{F} took a bow. Somebody had to.
fr:
{F} salua. Il fallait bien que quelqu'un le fasse.

=== go stone | afoot, road, street, hill, walks
en:
{F} kicked one stone the whole way, and said goodbye to it at the end.
fr:
{F} poussa le même caillou du pied tout le long, et lui dit au revoir en arrivant.

=== go left | afoot
en:
[F:Last one there carries the other one back,] said {F}.
fr:
[F:Le dernier arrivé porte l'autre au retour,] dit {F}.

=== go backwards | afoot, walks
en:
{F} walked part of the way backwards, to see what they were missing.
fr:
{F} fit un bout de chemin à reculons, pour voir ce qu'on ratait.

=== go crumbs | afoot, road, street, indoors, hill, fed
en:
{F} left crumbs, so as to find the way back, and ate them, so as not to waste any.
fr:
{F} semait des miettes pour le retour, et les ramassait pour ne rien gâcher.

=== go rule | afoot, street, indoors, walks
en:
There was a rule about not stepping on the lines. {F} made it up, and {F} kept breaking it.
fr:
Il ne fallait pas marcher sur les lignes. C'était une règle {de F}, et {F} n'arrêtait pas de marcher dessus.

=== home museum | 9-14
en:
{H} and {F} ran a newspaper. It came out whenever something had happened in the street, and so it had appeared twice in a year: once about a tortoise, and once to say that the first number had been wrong about the tortoise. They had four readers, of whom one was the tortoise's owner.
fr:
{H} et {F} tenaient un journal. Il paraissait chaque fois qu'il se passait quelque chose dans la rue, c'est-à-dire deux fois en un an : une fois au sujet d'une tortue, et une fois pour dire que le premier numéro se trompait sur la tortue. {hf:Ils|Elles} avaient quatre lecteurs, dont le propriétaire de la tortue.

=== home silence | 9-14, modern
en:
What {H} liked about {F} was that you could be silent with {f:him|her} for the length of a bus journey and feel at the end that you had had a good talk. What {F} liked about {H} was that {h:he|she} did not ask, at the end of a bus journey, what {f:he|she} was thinking. It had generally been about sandwiches.
fr:
Ce {que H} aimait chez {F}, c'est qu'on pouvait se taire ensemble tout un trajet de bus et avoir l'impression, à l'arrivée, d'une bonne conversation. Ce {que F} aimait chez {H}, c'est qu'à l'arrivée {h:il|elle} ne demandait pas *à quoi tu penses ?* C'était en général à des sandwichs.

=== home bridge | 5-8
en:
{H} and {F} could whistle to each other with two fingers, four notes for *come* and three for *come, quick*. Nobody had ever used the three.
fr:
{H} et {F} se sifflaient avec deux doigts : quatre notes pour *viens*, trois pour *viens vite*. Les trois n'avaient encore jamais servi.

=== home shoes | 5-8
en:
{F} had the biggest laugh in the street. {H} had the second biggest. When they started together, the pigeons went somewhere else.
fr:
{F} avait le plus gros rire de la rue. {H} avait le deuxième. Quand ça partait ensemble, les pigeons allaient voir ailleurs.

=== home bench | 9-14
en:
{H} and {F} owned a bench. It was in the park, and the town was under the impression that it belonged to the town; but it was {H} and {F} who had been sitting on it every day for two years, one at each end, and who knew which plank to avoid. They let other people use it, and only watched, from a distance, how it was being treated.
fr:
{H} et {F} possédaient un banc. Il était au parc, et la ville croyait qu'il était à la ville ; mais c'étaient {H} et {F} qui s'y asseyaient tous les jours depuis deux ans, {hf:chacun|chacune} à son bout, et qui savaient quelle planche éviter. D'autres avaient le droit de s'en servir. On surveillait seulement, de loin, comment il était traité.

=== home boredom | 9-14
en:
{H} and {F} were drawing a map of everywhere they had ever been bored. So far it showed a waiting room and part of a Sunday. They had begun to be afraid that it would never be finished; but neither of them would hear of going anywhere on purpose.
fr:
{H} et {F} dressaient la carte des endroits où l'on s'était ennuyé. Pour l'instant, on y voyait une salle d'attente et un bout de dimanche. On commençait à craindre de ne jamais la finir ; mais s'ennuyer exprès, c'était de la triche.

=== home bet | 9-14
en:
{F} was always sure of everything, and promised things on the strength of it, and {H} never was, and so they got on. By now {F} owed {H} a horse, a lighthouse and nine hundred years of washing up. It was all written down, and neither had ever mentioned paying, since it would have been like saying goodbye.
fr:
{F} pariait sur tout, et {H} jamais, si bien que ça allait très bien ensemble. À ce jour, {F} devait à {H} un cheval, un phare et neuf cents ans de vaisselle. Tout était noté. On n'avait jamais parlé de payer : c'aurait été comme de se dire au revoir.

=== home left | 5-8
en:
{F} always mixed up left and right. So did {H}. When both of them were sure, they went the other way.
fr:
{F} confondait sa gauche et sa droite. {H} aussi. Quand tout le monde était d'accord, on prenait l'autre chemin.

=== home language | 5-8
en:
{H} and {F} had a secret language. It had four words in it. Two of them meant *cake*.
fr:
{H} et {F} avaient une langue secrète. Elle comptait quatre mots. Deux voulaient dire *gâteau*.

=== home wobble | 5-8
en:
{F} had a tooth that wobbled, and let {H} wobble it. You do not let just anybody.
fr:
{F} avait une dent qui bougeait et laissait {H} la faire bouger. Ça, on ne le permet pas à tout le monde.

=== home endings | 5-8
en:
{F} knew how every story ended, and could not keep it in. {H} had to read with one hand over {F}'s mouth.
fr:
{F} connaissait la fin de toutes les histoires et ne pouvait pas se retenir. {H} lisait toujours une main sur la bouche {de F}.

=== home quarrel | 5-8
en:
Once {H} and {F} had been enemies, for a whole morning, about a swing. It was so dull that they never did it again.
fr:
Une fois, {H} et {F} avaient été fâché{hf:s|es}, toute une matinée, à cause d'une balançoire. C'était tellement ennuyeux qu'on ne recommença jamais.

=== home lost | 9-14
en:
Seventeen times {H} and {F} had got lost together, which is how you get to know a person. {F} went in front, and was certain; {H} went behind, and counted the corners. They had never yet been lost in the same place twice.
fr:
{H} et {F} s'étaient {hf:perdus|perdues} ensemble dix-sept fois. C'est comme ça qu'on apprend à connaître quelqu'un. {F} passait devant, sans le moindre doute ; {H} passait derrière et comptait les coins de rue. On ne s'était encore jamais perdu deux fois au même endroit.

=== home post | 9-14, not-sibling
en:
One year {F} had lived in another town, and {H} still had the letters. They were not interesting letters, being mostly about a goat. But each of them stopped half-way through a sentence, so that you simply had to write back.
fr:
Une année, {F} avait habité une autre ville, et {H} avait gardé les lettres. Elles n'étaient pas passionnantes : il y était surtout question d'une chèvre. Mais chacune s'arrêtait au milieu d'une phrase. On était bien obligé de répondre.

=== home admiral | 9-14
en:
{F} told lies, but only large ones, and only to {H}, who by now asked for them by name: the one with the admiral, the one with the two left shoes. It was understood between them that they would all come true in the end, if somebody took the trouble.
fr:
{F} racontait des mensonges, mais seulement de très gros, et seulement à {H}, qui redemandait ses préférés : celui de l'amiral, celui des deux chaussures gauches. Il était entendu que tout cela finirait par devenir vrai, pourvu que quelqu'un s'en donne la peine.

=== go bubbles | sea
en:
{F} talked the whole way down there. It came out as bubbles, and {H} said yes to most of them.
fr:
{F} parla tout le long. Ça sortait en bulles, et {H} répondit oui à presque toutes.

=== go hop | space, walks
en:
{F} jumped once, to see, and they had to wait for {f:him|her} to come down.
fr:
{F} fit un saut, un seul, pour voir. Il fallut attendre la descente.

=== say idea | 5-8, 9-14, not-sibling
en:
[F:I've had an idea,] said {F}, who lived across the road.
[H:Is it a good one?]
[F:I don't know yet. I've only just had it.]
fr:
[F:J'ai une idée,] dit {F}, qui habitait en face.
[H:Elle est bonne ?]
[F:On verra. Je viens de l'avoir.]

=== say first | 5-8, 9-14
en:
[F:I'll be ready before you,] said {F}.
[H:What for?]
[F:I don't know,] said {F}, who was ready. {H} and {F} had always been friends.
fr:
[F:Je serai {f:prêt|prête} avant toi,] dit {F}.
[H:Pour quoi faire ?]
[F:Aucune idée,] dit {F}, déjà {f:prêt|prête}.
{H} et {F} étaient {hf:amis|amies} depuis que ça existe.

=== say awake | 5-8, 9-14, sibling
en:
[F:Do you know what I'm thinking?] asked {F}.
[H:Yes.] When you share a room, you do.
fr:
[F:Tu sais à quoi je pense ?] demanda {F}.
[H:Oui.]
Quand on partage une chambre, on sait.

=== kept bridge | 5-8, 9-14
en:
Next morning there were three notes under {H}'s window. It was only pancakes.
fr:
Le lendemain matin, sous la fenêtre {de H}, il y eut trois notes. C'étaient juste des crêpes.

=== kept bunk | 5-8, 9-14
en:
That night a letter came by sock. It had one word in it, and somebody had eaten the postage.
fr:
Cette nuit-là, une lettre arriva par la chaussette. Elle avait un seul mot, et on avait mangé le timbre.

=== kept left | 5-8, 9-14
en:
On the way home they were both quite sure of the way. It was the other way.
fr:
Pour rentrer, tout le monde était sûr du chemin. C'était l'autre.

=== kept language | 5-8, 9-14
en:
Since that day there is a fifth word in the secret language. It is secret.
fr:
Depuis ce jour-là, il y a un cinquième mot dans la langue secrète. Il est secret.

=== kept wobble | 5-8, 9-14
en:
At supper the tooth came out by itself. {F} put it beside {H}'s plate.
fr:
Au dîner, la dent tomba toute seule. {F} la posa près de l'assiette {de H}.

=== kept lost | 5-8, 9-14
en:
On the way home they got lost. It was a place where they had never been lost before.
fr:
Au retour, on se perdit, dans un endroit tout neuf.

=== kept museum | 5-8, 9-14
en:
That week the newspaper came out for the third time, with all of it on page one. The tortoise gave up her subscription.
fr:
Cette semaine-là, le journal parut pour la troisième fois, avec tout ça en première page. La tortue se désabonna.

=== kept boredom | 5-8, 9-14
en:
Nothing could be added to the map that evening. They put it away with the ink still wet on the Sunday.
fr:
Ce soir-là, il n'y eut rien à ajouter à la carte. On la rangea, le dimanche encore à moitié blanc.

=== kept bet | 5-8, 9-14
en:
At home {H} crossed out the lighthouse. The washing up stayed on the list.
fr:
À la maison, {H} barra le phare. La vaisselle resta sur la liste.

=== met in door | 5-8, 9-14, not-sibling
en:
who lived next door
fr:
qui habitait la porte d'à côté

=== met in near | 5-8, 9-14, not-sibling
en:
who was never far off
fr:
qui n'était jamais bien loin

=== met in best | 5-8, 9-14, not-sibling
en:
{H}'s best friend
fr:
{f:le meilleur ami|la meilleure amie} {de H}

=== met in fetch | 5-8, 9-14, not-sibling
en:
who lived next door, and had knocked three times, the usual way
fr:
qui habitait à côté et avait frappé trois coups, comme d'habitude

=== met then sandpit | 5-8, 9-14, not-sibling, modern
en:
Since the sandpit they had done everything together, even the chickenpox.
fr:
Depuis le bac à sable, on faisait tout à deux, même la varicelle.

=== met then door | 5-8, 9-14, not-sibling
en:
{F} lived next door, and came in without knocking.
fr:
{F} habitait la porte d'à côté et entrait sans frapper.

=== met then most | 5-8, 9-14, not-sibling
en:
{f:He|She} had come to fetch {H}, as {f:he|she} did nearly every day.
fr:
{f:Il|Elle} passait prendre {H}, comme presque tous les jours.

=== met in line | 5-8, 9-14, sibling
en:
who had the other half of the room
fr:
qui avait l'autre moitié de la chambre

=== met in knew | 5-8, 9-14, sibling
en:
{H}'s {f:brother|sister}
fr:
{f:le frère|la sœur} {de H}

=== met then room | 5-8, 9-14, sibling
en:
{f:He|She} was {H}'s {f:brother|sister}, and slept just beyond the lamp.
fr:
C'était {f:le frère|la sœur} {de H} : même chambre, même lampe.

=== met then knew | 5-8, 9-14, sibling
en:
You can't hide such things from a {f:brother|sister}.
fr:
On ne cache rien à {f:un frère|une sœur}.

=== plain hedge | 5-8, 9-14, not-sibling
en:
{F} lived next door to {H}. They used the hedge.
fr:
{F} habitait à côté de chez {H}. On passait par la haie.

=== plain years | 5-8, 9-14, not-sibling
en:
{H} and {F} were friends before they could say so.
fr:
{H} et {F} étaient {hf:amis|amies} depuis avant de savoir le dire.

=== plain sworn | 5-8, 9-14, not-sibling
en:
{H} and {F} had sworn to be friends for ever. So far it was going well.
fr:
{H} et {F} avaient juré d'être {hf:amis|amies} pour toujours. Jusqu'ici, ça tenait.

=== plain seen | 5-8, 9-14
en:
Where you saw {H}, you saw {F}.
fr:
Quand on voyait {H}, on voyait {F}.

=== plain cheese | 5-8, 9-14
en:
{H} and {F} agreed about everything but cheese.
fr:
{H} et {F} étaient d'accord sur tout, sauf sur le fromage.

=== plain laugh | 5-8, 9-14
en:
{H} and {F} could laugh about nothing, and there was always enough of it.
fr:
{H} et {F} riaient pour un rien, et des riens, on n'en manque jamais.

=== plain line | 5-8, 9-14, sibling
en:
{H} and {F} shared a room, with a line down the middle.
fr:
{H} et {F} partageaient une chambre, avec un trait au milieu.

=== plain quarrel | 5-8, 9-14, sibling
en:
That week {H} and {F} had quarrelled twice, and made up three times.
fr:
Cette semaine-là, {H} et {F} s'étaient {hf:fâchés|fâchées} deux fois, et {hf:réconciliés|réconciliées} trois.

=== plain most | 5-8, 9-14
en:
{H} and {F} had one secret each, and both knew both.
fr:
{H} et {F} avaient {hf:chacun|chacune} un secret, et connaissaient les deux.

=== say together | 5-8, 9-14
en:
[F:Are you doing anything?] asked {F}.
[H:No.]
[F:Nor am I,] said {F}. [F:Shall we do it together?]
fr:
[F:Tu fais quelque chose ?] demanda {F}.
[H:Non.]
[F:Moi non plus,] dit {F}. [F:On le fait ensemble ?]

=== say soon | 5-8, 9-14, not-sibling
en:
[F:If nothing happens soon,] said {F}, [F:we'll have to do it ourselves.]
{H} and {F} were friends, and things did tend to happen.
fr:
[F:Si rien n'arrive bientôt,] dit {F}, [F:il faudra s'en occuper nous-mêmes.]
{H} et {F} étaient {hf:amis|amies}, et il finissait toujours par arriver quelque chose.

=== say foot | 5-8, 9-14, not-sibling
en:
[F:It's me,] said {F}.
[H:I know. Nobody else knocks with a foot.]
{F}'s hands were always full.
fr:
[F:C'est moi,] annonça {F}.
[H:Je sais. Personne d'autre ne frappe avec le pied.]
{F} avait toujours les mains pleines.

=== say half | 5-8, 9-14, sibling
en:
[F:That's my half of the room,] said {F}.
[H:And the lamp?]
[F:We take turns at the lamp.]
fr:
[F:Ça, c'est ma moitié de la chambre,] dit {F}.
[H:Et la lampe ?]
[F:La lampe, c'est chacun son tour.]

=== fail smaller
en:
[F:Let's try something smaller,] said {F}. [F:Nothing, for instance.]
fr:
[F:Essayons quelque chose de plus petit,] dit {F}. [F:Rien, par exemple.]

=== fail progress
en:
[F:We're getting better,] said {F}. [F:That went wrong much faster.]
fr:
[F:On fait des progrès,] dit {F}. [F:On rate de plus en plus vite.]

=== fail whose
en:
[F:Whose idea was that?] asked {F}. Nobody could remember having had it.
fr:
[F:C'était l'idée de qui ?] demanda {F}.
Personne ne se souvenait de l'avoir eue.

=== fail eyes
en:
[F:Did anybody see that?] asked {F}. Everybody had, and said no.
fr:
[F:Quelqu'un a vu ça ?] demanda {F}.
Tout le monde avait vu, et tout le monde dit non.
`
