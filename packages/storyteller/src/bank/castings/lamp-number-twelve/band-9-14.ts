export const band9to14 = `
=== title
en:
Number Twelve
fr:
Le douze

=== title
en:
The Lamp That Took It Personally
fr:
Le réverbère qui l'avait mal pris

=== teaser
en:
A street lamp has stopped shining, and it is not a matter for the electrician.
fr:
Un réverbère a cessé de briller, et ce n'est pas une affaire d'électricien.

=== when
en:
One evening in October
fr:
Un soir d'octobre

=== plant stool
en:
{>when}, {H} finished the stool. {h:He|She} had been making it since the summer, out of the old kitchen door, and it was red, and had come out a little large for {h:him|her}, and was the only thing {h:he|she} had ever made that did not wobble.
fr:
{>when}, {H} termina son tabouret. {h:Il|Elle} y travaillait depuis l'été, avec le bois de l'ancienne porte de la cuisine. Le tabouret était rouge, un peu grand pour {h:lui|elle}, et c'était la seule chose sortie de ses mains qui ne boitait pas.

=== about stool
en:
{F} walked round it twice. [F:It doesn't wobble.]
[H:No,] said {H}. [H:This one's for somebody to stay on.]
fr:
{F} en fit deux fois le tour.
[F:Il ne boite pas.]
[H:Non,] dit {H}. [H:Celui-là, c'est pour quelqu'un qui reste.]

=== pay stool
en:
{H} went home and came back with the red stool. {h:He|She} stood it at the foot of the lamp, tried it once for balance, and did not sit down on it. [H:There,] {h:he|she} said to the empty pavement. [H:That's one.]
fr:
{H} rentra chercher le tabouret rouge, le posa au pied du réverbère, vérifia qu'il tenait bien, et ne s'assit pas.
[H:Voilà,] dit-{h:il|elle} au trottoir vide. [H:Et d'un.]

=== pay own
en:
{H} put {h:his|her} {T} down at the foot of the lamp, where people could pick {n:it|them} up and use {n:it|them} and, if it came to that, lose {n:it|them}. It was not easy to take {h:his|her} hand away. [H:{n:It's|They're} for whoever comes,] {h:he|she} said.
fr:
{H} posa {son T} au pied du réverbère, là où n'importe qui pourrait s'en servir et même, il fallait s'y attendre, ne pas le rendre. Retirer la main ne fut pas facile.
[H:C'est pour qui viendra,] dit-{h:il|elle}.

=== pay own torch
en:
{H} switched off {h:his|her} {T}, and it was as dark as before. [H:I shan't be needing it here,] {h:he|she} said, looking up. And {h:he|she} stood it at the foot of the post, for whoever had farther to go.
fr:
{H} éteignit {son T}, et il fit tout à fait noir.
[H:Ici, je n'en aurai plus besoin,] dit-{h:il|elle} en levant la tête.
Et {h:il|elle} {T:le|la} laissa au pied du poteau, pour qui irait plus loin.

=== pay own scarf
en:
{H} wound {h:his|her} {T} round the post, as high as {h:he|she} could reach, and tied it with a knot that was not going to be undone. [H:It's out all night,] {h:he|she} said. [H:In all weathers.]
fr:
{H} enroula {son T} autour du poteau, le plus haut possible, et fit un nœud de ceux qu'on ne défait pas.
[H:Il est dehors toute la nuit,] dit-{h:il|elle}. [H:Par tous les temps.]

=== lack >
en:
At six the lamps of the street came on, one after another, from the bakery down: one, two, three, as far as eleven. Then came a gap, and then thirteen.
In the gap the postman walked into a cat, and the cat, who had a right to be there, walked into the postman.
{>gag1}
[H:Are you broken?] asked {H}. It seemed rude to ask it of the whole street, so {h:he|she} said it quite low, to the twelfth.
[N:No,] said the lamp, which was looking at its foot, having only the one. [N:There's nothing wrong with me at all. Good evening.]
And that, as anybody knows who knows lamps, is only ever said by one that has been crying.
fr:
À six heures, les réverbères de la rue s'allumèrent l'un après l'autre, à partir de la boulangerie : un, deux, trois, jusqu'à onze. Puis un trou. Puis treize.
Dans le trou, le facteur se cogna à un chat, et le chat, qui était chez lui, se cogna au facteur.
{>gag1}
[H:Tu es cassé ?] demanda {H}, tout bas, parce que ce n'était pas une question à poser devant toute la rue.
[N:Non,] dit le douzième réverbère.
Il regardait son pied, car il n'en avait qu'un.
[N:Je me porte très bien. Bonsoir.]
Et quand on connaît les réverbères, on sait qu'il n'y a que ceux qui ont pleuré pour dire cela.

=== try polish
en:
They gave it the benefit of the doubt, since a lamp may simply be dirty, and too proud to mention it. {H} fetched a bucket and soap, and {F} dried. {each:@ changed the water.|@ changed the water.} {F} dried the lamp, and the post, and, carried away by success, a bench, a bicycle and the cat, who had been dry before.
When they had finished, number twelve shone like a spoon. It shone, that is, like a spoon in a drawer: one could tell that it would look well if there were any light.
[N:That's extremely kind,] it said, [N:and I feel quite fresh.]
It stayed as dark as the inside of a shoe.
{>fail}
fr:
{hf:Ils|Elles} lui accordèrent le bénéfice du doute. Un réverbère peut être simplement sale, et trop fier pour en parler. {H} alla chercher un seau et du savon. {each:@ changeait l'eau.|@ changeaient l'eau.} {F} essuya. {F} essuya la lampe, puis le poteau, puis, dans son élan, un banc, un vélo et le chat, qui était déjà sec.
À la fin, le douze brillait comme une cuillère. Mais comme une cuillère au fond d'un tiroir : on devinait qu'avec un peu de lumière, ce serait très réussi.
[N:C'est trop aimable,] dit-il. [N:Je me sens tout propre.]
Et il resta noir comme l'intérieur d'une chaussure.
{>fail}

=== recap polish
en:
It was clean, and that had changed nothing.
fr:
Il était propre, et ça n'avait rien changé.

=== try torch >
en:
[H:Perhaps it has forgotten how,] said {H}, and {?own(torch):took out the|fetched a} torch. [H:It's nothing to be ashamed of. Look. On. Off. On. And now you.]
A moth arrived out of the dark and took the lesson with great seriousness: on, off, on, off, until it had to lie down on the kerb. It was not a bright moth, but it was willing.
[N:I do know how,] said the lamp stiffly. [N:I was the best of the whole street. People used to read under me, and one man proposed.]
[H:Then why...]
But number twelve had turned away its neck, with a small shriek of iron, and was examining the wall.
fr:
[H:Il a peut-être oublié comment on fait,] dit {H}.
{?own(torch):La lampe de poche était toute prête|On alla chercher une lampe de poche}.
[H:Il n'y a pas de honte. Regarde. Allumé. Éteint. Allumé. À toi.]
Un papillon de nuit sortit de l'ombre et suivit le cours avec le plus grand sérieux. Allumé, éteint, allumé, éteint : il dut s'allonger au bord du trottoir. Il n'était pas brillant, mais appliqué.
[N:Je sais très bien le faire,] dit le réverbère avec raideur. [N:J'étais le meilleur de la rue. On lisait sous moi. Un monsieur y a fait sa demande en mariage.]
[H:Alors pourquoi...]
Mais le douze avait tourné le cou, avec un petit cri de fer, et il étudiait le mur.

=== recap torch
en:
It knew how, and had once been proud of it.
fr:
Il savait le faire, et en avait été fier.

=== try thanks
en:
There remained gratitude, since nobody thanks a street lamp. {H} wrote a speech, on the back of a receipt, and read it out in a carrying voice; {F} supplied the applause.
[H:Dear lamp,] it began. [H:On behalf of everybody who has ever dropped a key...]
It was a good speech, and any other lamp would have been moved; but number twelve was looking over their heads, along the street, where doors were shutting one by one: *clac*, and *clac*, and far down, *clac*. A drop of oil ran down the iron.
[N:You see?] it said.
They looked, and saw a street at supper time. {F} clapped again, but with less conviction, since nobody joined in.
fr:
Restait la reconnaissance. Personne ne remercie jamais un réverbère. {H} écrivit un discours au dos d'un ticket et le lut d'une voix forte. {F} fournit les applaudissements.
[H:Cher réverbère,] commençait-il, [H:au nom de tous ceux qui ont un jour fait tomber leurs clés...]
C'était un bon discours. N'importe quel autre en aurait été ému. Le douze, lui, regardait par-dessus leurs têtes, le long de la rue, où les portes se fermaient une à une : *clac*, et *clac*, et là-bas, *clac*. Une goutte d'huile coula sur le fer.
[N:Vous voyez ?] dit-il.
{hf:Ils|Elles} regardèrent. C'était une rue, à l'heure du dîner. {F} applaudit encore, mais avec moins d'entrain, vu que personne ne suivait.

=== recap thanks
en:
And in the middle of all their thanks it had looked at the doors.
fr:
Et au milieu des remerciements, il avait regardé les portes.

=== strand >
en:
The baker stood on her step, calling. It was not the cat who walks into postmen that she wanted, but the other one, the white one, whom she did not call hers, because it was not that sort of cat.
[O:She sat under number twelve,] the baker told them, [O:every evening. I'd look up from the till, and there she'd be, all lit, like something in a window. I never fed her. We just looked.]
She wiped her hands, which were clean.
[O:It's foolish,] she said, [O:and I've plenty to do. But now I look up, and it's only street.]
{H} promised to keep {h:his|her} eyes open, although a cat that is only seen by lamplight is hard to look for without the lamp.
fr:
La boulangère appelait, debout sur son seuil. Ce n'était pas le chat qui se cogne aux facteurs qu'elle cherchait. C'était l'autre, la blanche, dont elle ne disait pas *mon chat*, car ce n'était pas ce genre de chat.
[O:Elle s'asseyait sous le douze,] raconta la boulangère. [O:Tous les soirs. Je levais les yeux de ma caisse et elle était là, en pleine lumière, comme dans une vitrine. Je ne lui donnais rien. On se regardait.]
Elle s'essuya les mains, qui étaient propres.
[O:C'est bête,] dit-elle. [O:J'ai de quoi faire. Mais maintenant, je lève les yeux et il n'y a que la rue.]
{H} promit d'ouvrir l'œil. Mais une chatte qu'on ne voit que sous un réverbère, allez la trouver sans réverbère.

=== way >
en:
They went to make inquiries. Number three was asleep on its feet; number seven would only speak to dogs; number nine had a great deal to say about the council.
{>talent}
{>go}
[O:Twelve?] said number eleven, when its turn came, and lowered its voice, or at any rate its voltage. [O:I don't like to talk about a neighbour. It began last winter. It was cold, you know, people hurried, and any of us might have noticed it. We just didn't. But twelve has always been... How shall I put it? Twelve looks at faces.]
[H:And what did it see?]
[O:That's just it,] said number eleven. [O:Backs.]
fr:
{hf:Ils|Elles} allèrent aux renseignements. Le trois dormait debout. Le sept ne parlait qu'aux chiens. Le neuf avait beaucoup à dire sur la mairie.
{>talent}
{>go}
[O:Le douze ?] dit le onze, quand ce fut son tour.
Il baissa la voix, ou du moins la tension.
[O:Je n'aime pas parler des voisins. Ça a commencé l'hiver dernier. Il faisait froid, vous comprenez, les gens se dépêchaient. On aurait tous pu le remarquer. On ne l'a pas fait. Mais le douze a toujours été... comment dire ? Le douze regarde les visages.]
[H:Et qu'est-ce qu'il a vu ?]
[O:Eh bien, justement,] dit le onze. [O:Des dos.]

=== road >
en:
Behind the bakery was the lamplighter's ladder, left over from the days when there had been a lamplighter. The next day, just before six, it was {H} who went up. From the top you saw the street as a lamp does, from above, with everybody's partings.
It was the hour between. Down at the corner a woman stopped to talk to a man with a pram; two boys were kicking something; an old man was doing nothing at all, against a wall, and doing it well. And then, all down the row, with a faint *tink*, it grew bright.
The woman looked up, the man looked at his watch, and in less than a minute there was nobody there.
[F:What do you see?] called {F}, who had the ladder.
{H} did not answer at once.
fr:
Derrière la boulangerie, il restait l'échelle de l'allumeur, du temps où il y en avait un. Le lendemain, juste avant six heures, c'est {H} qui monta. D'en haut, on voyait la rue comme un réverbère la voit, par-dessus, avec la raie de chacun.
C'était entre chien et loup. Au coin, une dame s'arrêta pour bavarder avec un monsieur à poussette. Deux garçons tapaient dans quelque chose. Un vieil homme ne faisait rien du tout, contre un mur, et le faisait bien. Puis, d'un bout à l'autre de la rue, avec un petit *tink*, il fit clair.
La dame leva la tête. Le monsieur regarda sa montre. En moins d'une minute, il n'y avait plus personne.
[F:Tu vois quoi ?] cria {F}, qui tenait l'échelle.
{H} ne répondit pas tout de suite.

=== quiet
en:
They had run out of ideas by now, which is sometimes a relief. They sat on the kerb and shared a roll that was still warm inside.
{>gag2}
A bus went by, lit from end to end, and there was no one in it; it might have been a shop window out for a walk.
[N:It never stops here,] said the lamp after a while, although not to them.
{H} moved along a little on the kerb, which left a gap, of about the width of somebody. Nothing came and sat there. But it was a good gap, it was meant; and by and by the long iron neck bent over it, one inch, as one leans to read over a shoulder.
fr:
Il ne restait plus une seule idée, ce qui est parfois un soulagement. {hf:Ils|Elles} s'assirent au bord du trottoir pour partager un petit pain encore tiède à l'intérieur.
{>gag2}
Un bus passa. Il était éclairé d'un bout à l'autre, et vide : on aurait dit une vitrine en promenade.
[N:Il ne s'arrête jamais ici,] dit le réverbère au bout d'un moment.
Ce n'était pas à eux qu'il le disait.
{H} se poussa un peu. Cela fit une place, de la largeur de quelqu'un. Personne ne vint s'y asseoir. Mais c'était une bonne place, faite exprès, et peu à peu le long cou de fer se pencha au-dessus, d'un doigt, comme on lit par-dessus une épaule.

=== insight >
en:
There was nothing left to try, so {H} leaned against the post, to keep it company. {>recap1} {>recap2} {>recap3}
Opposite, on the second floor, a window opened. [O:The lamps are on!] called a voice that was used to being obeyed. [O:Time to come in!] And two small shapes that had been playing on the steps picked up whatever it was and ran. *Clac.*
The lamp flinched. There is no other word.
[H:Oh,] said {H}. [H:Every evening you came on, and every evening, that very minute, everyone you could see turned round and went. You thought it was because of you.]
For a time there was only the moth.
[N:If it wasn't me,] said number twelve, [N:what was it?]
[H:{?talent(why):I don't know,|Supper,}] said {H}. [H:{?talent(why):But one can ask.|It was ready.}]
fr:
Il ne restait rien à essayer. {H} s'adossa au poteau, pour lui tenir compagnie. {>recap1} {>recap2} {>recap3}
En face, au deuxième, une fenêtre s'ouvrit.
[O:C'est allumé !] lança une voix qui avait l'habitude qu'on l'écoute. [O:On rentre !]
Et deux petites ombres qui jouaient sur les marches ramassèrent leurs affaires et coururent. *Clac.*
Le réverbère tressaillit. Il n'y a pas d'autre mot.
[H:Oh,] dit {H}. [H:Tous les soirs, tu t'allumais. Et tous les soirs, à cette minute-là, tous ceux que tu voyais faisaient demi-tour et s'en allaient. Tu as cru que c'était à cause de toi.]
Pendant un moment, il n'y eut plus que le papillon.
[N:Si ce n'était pas moi,] dit le douze, [N:c'était quoi ?]
[H:{?talent(why):Je ne sais pas,|Le dîner,}] dit {H}. [H:{?talent(why):Mais ça se demande.|Il était prêt.}]

=== turn whistle
en:
{>pay}
Then {H} put two fingers in {h:his|her} mouth and whistled, as far as the river, the tune of the ice-cream van. It was October. A window went up; then nine; and there was a noise of slippers on the stairs, in every house at once, and people stood on the pavement with spoons in their hands.
[O:Where's the van?]
[H:There isn't one,] said {H}. [H:There's a lamp.]
They ought to have been cross. But it was a soft night, they had their coats on now, and the old man had already sat down, and said that he had courted his wife just here. Above his head something went *tink*.
fr:
{>pay}
Puis {H} mit deux doigts dans sa bouche et siffla, jusqu'à la rivière, la musique du marchand de glaces. On était en octobre. Une fenêtre s'ouvrit, puis neuf. On entendit des pantoufles dans tous les escaliers, et les gens se retrouvèrent sur le trottoir, la cuillère à la main.
[O:Où est le marchand ?]
[H:Il n'y en a pas,] dit {H}. [H:Il y a un réverbère.]
Ils auraient dû se fâcher. Mais la nuit était douce, ils avaient mis leur manteau, et le vieil homme s'était déjà assis. Il dit que c'était ici qu'il avait fait la cour à sa femme. Au-dessus de sa tête, quelque chose fit *tink*.

=== turn why
en:
{>pay}
Then {H} crossed over and rang the first bell. [H:Excuse me. Why do you go in when the lamps come on?]
[O:Because...] said the woman. She had a potato in one hand. [O:It's evening.]
[H:Yes. But why?]
[O:One does,] said the woman. She fetched her husband to ask him, and he fetched the people from upstairs. By the tenth door they were coming down without being rung for. They brought chairs, since it looked like being a long question. It was something to do with wolves, they thought. Somebody said that it was really rather mild.
They were so deep in it that only {H} and the moth were looking up when it went *tink*.
fr:
{>pay}
Puis {H} traversa et sonna à la première porte.
[H:Pardon, madame. Pourquoi vous rentrez quand les lampes s'allument ?]
[O:Parce que...,] dit la dame, qui avait une pomme de terre à la main. [O:C'est le soir.]
[H:Oui. Mais pourquoi ?]
[O:Ça se fait,] dit la dame.
Elle alla chercher son mari pour lui demander, et il alla chercher les voisins du dessus. À la dixième porte, les gens descendaient avant qu'on sonne. Ils apportaient des chaises, la question promettant d'être longue. Une histoire de loups, sans doute. Quelqu'un dit qu'il faisait vraiment très doux.
Ils étaient si occupés {que H} et le papillon furent seuls à lever la tête quand ça fit *tink*.

=== restore
en:
That evening nobody went in: first there were only the chairs, then a table, and on the table a game of draughts, which has not been finished to this day.
{>close}
Since then, as soon as it is dark, one door in two opens instead of shutting. Number twelve is the first to shine, by very nearly a minute. The others say that it shows off, and it does: it has got into the way of going a little brighter over anyone reading, and a little dimmer over anyone holding hands.
fr:
Ce soir-là, personne ne rentra. Il n'y eut d'abord que les chaises, puis il y eut une table et, sur la table, une partie de dames, qui n'est toujours pas finie.
{>close}
Depuis, quand les réverbères s'allument, une porte sur deux s'ouvre au lieu de se fermer. Le douze brille le premier, avec presque une minute d'avance. Les autres disent qu'il frime. C'est vrai. Il a pris l'habitude d'éclairer un peu plus fort ceux qui lisent, et un peu moins fort ceux qui se tiennent la main.

=== strandEnd
en:
At ten a white cat came and sat in the middle of the light, as though she had been kept waiting. The baker put down her tray, and she and the cat looked at each other for some time.
fr:
À dix heures, une chatte blanche vint s'asseoir au milieu de la lumière, la queue bien rangée, de l'air de quelqu'un qu'on a fait attendre. La boulangère posa son plateau. Elles se regardèrent longuement.

=== cameo
en:
At the corner of the street a lamp brightened as they passed beneath it, although it was not yet dark.
fr:
Au coin de la rue, un réverbère s'éclaira sur leur passage, alors qu'il ne faisait pas encore nuit.

=== ask
en:
The lamp draws a conclusion from what it sees. Where does it go wrong?
Number eleven noticed nothing. Is that better or worse for number eleven?
What would have to change in your street for people to stay out?
fr:
Le réverbère tire une conclusion de ce qu'il voit. À quel endroit se trompe-t-il ?
Le onze n'a rien remarqué. Est-ce mieux ou moins bien pour lui ?
Que faudrait-il changer dans ta rue pour que les gens restent dehors ?

=== last
en:
{each:@ had a chair at the end of the table.|@ had chairs at the end of the table.}
fr:
{each:@ eut sa chaise, au bout de la table.|@ eurent leur chaise, au bout de la table.}
`
