export const band5to8 = `
=== title
en:
The Crab in the Teapot
fr:
Le crabe dans la théière

=== title
en:
{H} Has Tea Under the Sea
fr:
{H} prend le thé sous la mer

=== when
en:
One Thursday
fr:
Un jeudi

=== refrain
en:
Knock, knock. Who's in the pot?
fr:
Toc, toc. Qui est dans la théière ?

=== refrainLast
en:
Knock, knock. No one in the pot!
fr:
Toc, toc. Plus personne dans la théière !

=== plant hat
en:
{>when}, Grandpa knitted {H} a new red hat. {H} said {h:he|she} would never take it off.
fr:
{>when}, {H} reçut un bonnet rouge tricoté par Papi et jura de ne plus jamais l'enlever.

=== about hat
en:
[F:Somebody could live in there,] said {F}.
[H:I do,] said {H}, and pulled it down to {h:his|her} nose.
fr:
[F:On pourrait habiter là-dedans,] dit {F}.
[H:J'y habite,] dit {H}, et le bonnet descendit jusqu'au nez.

=== pay hat
en:
{H} took off the red hat, stroked it once, and slid it under the lid.
fr:
{H} ôta son bonnet rouge, le caressa une fois et le glissa sous le couvercle.

=== plant cup
en:
{>when}, {H} won a blue cup for swimming. It was small, but it had a fish on it.
fr:
{>when}, {H} gagna une coupe de natation, bleue, avec un poisson dessus. Une toute petite coupe, mais une coupe.

=== about cup
en:
[H:If I were as big as a thumb,] said {H}, [H:I'd live in it.]
[F:You were, once,] said {F}.
fr:
[H:Si j'étais {h:grand|grande} comme un pouce,] dit {H}, [H:j'habiterais dedans.]
[F:Un jour, tu l'as été,] dit {F}.

=== pay cup
en:
{H} looked at {h:his|her} blue cup, with the fish on it. Then {h:he|she} rolled it gently up to the spout.
fr:
{H} regarda sa coupe bleue, avec le poisson dessus. Puis {h:il|elle} la fit rouler tout doucement jusqu'au bec de la théière.

=== lack >
en:
If you hold your nose and say yes, the third wave on the left takes you to the bottom of the sea. It was the little crab's birthday. There were lanterns. There was a cake with six candles, all wet. There was no crab.
[A:He's in the teapot,] said an old cod. [A:Since Monday.]
[N:I am NOT coming out,] said the teapot.
{>gag1}
fr:
Si on se bouche le nez et qu'on dit oui, la troisième vague à gauche vous emmène au fond de la mer. C'était l'anniversaire du petit crabe. Il y avait des lampions. Il y avait un gâteau et six bougies, toutes mouillées. Il n'y avait pas de crabe.
[A:Il est dans la théière,] dit une vieille rascasse. [A:Depuis lundi.]
[N:Je ne sortirai PAS,] dit la théière.
{>gag1}

=== try tip
en:
They tipped the teapot up. {each:@ shook it.|@ shook it.} Out came a spoon. Out came three bubbles, a paper umbrella from a drink, and somebody's left sock. {H} knocked on the bottom, twice, as one does with a jar of jam. They waited, and tipped it some more. No crab.
[N:Don't look!] shouted the teapot. [N:Is anybody looking?]
The cod said that she was too old to look, and looked.
{>fail}
fr:
{hf:Ils|Elles} penchèrent la théière. {each:@ la secoua.|@ la secouèrent.} Une cuillère en sortit, puis trois bulles, une ombrelle à grenadine, pas plus grande qu'un pouce, et une chaussette gauche. {H} tapa sur le fond, deux fois, comme pour un pot de confiture. On attendit encore un peu. Pas de crabe.
[N:Ne regardez pas !] cria la théière. [N:Quelqu'un regarde ?]
La rascasse répondit qu'elle était trop vieille pour regarder, et regarda.
{>fail}

=== recap tip
en:
When they tipped up the pot, the crab shouted, [O:Don't look!]
fr:
Quand on penchait la théière, le crabe criait de ne pas regarder.

=== try cake
en:
{H} put a slice of cake in front of the spout. They waited. A claw came out, took the slice, and went in.
{H} put down another slice. The claw was quicker this time.
After the fifth slice the teapot gave a small burp, and said sorry, and stayed exactly where it was.
[F:We could try toast,] said {F}, looking at the empty plate.
fr:
{H} posa une part de gâteau devant le bec. {hf:Ils|Elles} attendirent. Une pince sortit, prit la part et rentra.
{H} posa une autre part. La pince fut plus rapide, cette fois, et ne dit pas merci.
À la cinquième, la théière fit un petit rot, dit pardon et ne bougea pas d'un poil.
[F:On pourrait essayer les tartines,] dit {F} en regardant l'assiette vide.

=== recap cake
en:
When the cake came, one claw came out. Only one, and not for long.
fr:
Pour le gâteau, une pince était sortie. Une seule, et pas longtemps.

=== try band >
en:
Nobody can keep still when the sardines play. There were two hundred of them, in rows. They played the one that goes *bim*.
The cod danced. The lanterns danced. The lid of the teapot went up and down, up and down, and under the lid somebody was humming.
But when the music stopped, so did the lid.
[N:It was a very nice song,] said the teapot, sadly.
fr:
Quand les sardines jouent, personne ne tient en place. Elles étaient deux cents, bien rangées. Elles jouèrent celle qui fait *bim*.
La rascasse dansait. Les lampions dansaient. Même le sable dansait un peu. Le couvercle de la théière montait, descendait, et, dessous, tout bas, quelqu'un fredonnait.
Mais quand la musique s'arrêta, le couvercle aussi.
[N:C'était très joli,] dit tristement la théière.

=== recap band
en:
When the band played, the lid danced, but it stayed shut.
fr:
Quand l'orchestre jouait, le couvercle dansait, mais il restait fermé.

=== way >
en:
[A:He used to live by the old ship,] said the cod. [A:Ask there.]
So they went, over the sand that moves, round the rock that snores and under the weeds that tickle.
{>talent}
{>go}
The old ship was leaning over, as if it had dropped something. Beside it they found only a shell. It was cracked down the middle, and so small that it fitted in {H}'s hand.
fr:
[A:Avant, il habitait près du vieux bateau,] dit la rascasse. [A:Allez voir.]
{hf:Ils|Elles} passèrent sur le sable qui bouge, autour du rocher qui ronfle et sous les algues qui chatouillent.
{>talent}
{>go}
Le vieux bateau penchait, comme s'il avait perdu quelque chose. À côté, il n'y avait qu'une coquille. Elle était fendue au milieu, et si petite qu'elle tenait dans la main {de H}.

=== insight >
en:
The lanterns were burning low. {H} leaned back on the teapot and turned the tiny shell over in {h:his|her} hand.
{>gag2}
{>recap1} {>recap2}
{H} tried to put the shell on {h:his|her} big toe. It did not fit. And that was when {h:he|she} understood.
[H:You grew!] {h:he|she} whispered into the spout. [H:And you've got nothing on!]
The teapot turned a bit pink.
fr:
Les lampions baissaient un par un. {H} s'adossa à la théière et tourna la petite coquille entre ses doigts.
{>gag2}
{>recap1} {>recap2}
{H} essaya la coquille sur son gros orteil. Trop petite. Et c'est là qu'{h:il|elle} comprit.
[H:Tu as grandi !] chuchota-t-{h:il|elle} dans le bec. [H:Et tu n'as plus rien à te mettre !]
La théière rosit un peu.

=== turn still
en:
[H:Everybody turn round,] said {H}. [H:I'll go first.]
{>pay}
Then {H} turned {h:his|her} back and kept so still that the sea forgot about {h:him|her}. The cod turned round. Two hundred sardines turned round, which takes a while.
Behind them, the lid went *clink*. Small feet went *tick, tick, tick*.
[N:You can look now,] said somebody.
fr:
[H:Tout le monde se retourne,] dit {H}. [H:Moi d'abord.]
{>pay}
Puis {H} tourna le dos et resta si tranquille que la mer l'oublia. La rascasse se retourna. Deux cents sardines se retournèrent, ce qui prend du temps.
Derrière {hf:eux|elles}, le couvercle fit *cling*. Des petites pattes firent *tic, tic, tic*.
[N:Vous pouvez regarder,] dit quelqu'un.

=== turn notice
en:
{H} put one eye to the spout and had a good look. Nobody else would have seen it: one claw, the tip of one shoulder, half a knee. It was enough.
[H:I know your size,] said {H}. [H:You're just a bit bigger than my fist.]
{>pay}
There was a sound of pushing, and then of puffing.
[N:Nothing shows,] said a very small voice. [N:Nothing at all.]
fr:
{H} colla un œil contre le bec et regarda bien. Personne d'autre ne l'aurait vu : une pince, un bout d'épaule, la moitié d'un genou. Ça suffisait.
[H:Je sais ta taille,] dit {H}. [H:Un peu plus gros que mon poing.]
{>pay}
On entendit pousser. On entendit souffler.
[N:Rien ne dépasse,] dit une toute petite voix. [N:Rien du tout.]

=== turn why
en:
[H:Why are crabs born with no clothes?] said {H} to the spout.
[N:I don't know,] said the spout.
[H:Why don't teapots have windows? Why do knees bend? Why...]
[N:Stop, stop, I'll come out, if you stop. But I've got nothing to wear.]
{>pay}
[N:Oh,] said the crab. [N:Why are you so nice?]
It was the first *why* that {H} had ever been given.
fr:
[H:Pourquoi les crabes naissent tout nus ?] demanda {H} au bec de la théière.
[N:Je ne sais pas.]
[H:Pourquoi les théières n'ont pas de fenêtre ? Pourquoi les genoux se plient ? Pourquoi...]
[N:Arrête, je sors, si tu arrêtes. Mais je n'ai rien à me mettre.]
{>pay}
[N:Oh,] dit le crabe. [N:Pourquoi tu es si gentil{h:|le} ?]
C'était la première fois {que H} recevait un *pourquoi*.

=== restore
en:
Out came the crab, sideways, with his chin up, {>end}
[N:{?has(own):It's a lot, for one crab|It's a bit big},] said the crab.
[H:You'll grow,] said {H}.
The sardines played the one that goes *bim*. All six candles were lit, which is not easy down there. And there was tea at last, since the pot was free. {each:@ poured.|@ poured.}
fr:
Le crabe sortit, de travers, le menton haut, {>end}
[N:{?has(own):Ça fait beaucoup, pour un crabe|C'est un peu grand},] dit le crabe.
[H:Tu grandiras,] dit {H}.
Les sardines jouèrent celle qui fait *bim*. On alluma les six bougies, ce qui n'est pas facile là-dessous. Et on servit enfin le thé : la théière était libre. {each:@ tenait le plateau.|@ tenaient le plateau.}

=== end hat
en:
in a house of red wool.
fr:
dans une maison de laine rouge.

=== end cup
en:
in a blue house with a fish on the door.
fr:
dans une maison bleue, avec un poisson sur la porte.

=== end own
en:
behind {H}'s {T}.
fr:
derrière {le T} {de H}.

=== end own torch
en:
behind the light of {H}'s {T}.
fr:
derrière {le T} {de H}, {T:tout allumé|toute allumée}.

=== end own garment
en:
in {H}'s {T}, from top to toe.
fr:
dans {le T} {de H}, de la tête aux pattes.

=== end own shell
en:
in {H}'s {T}, claws and all.
fr:
dans {le T} {de H}, pinces comprises.

=== teaser
en:
It is the crab's birthday, the candles are wet, and the crab is in the teapot.
fr:
C'est l'anniversaire du crabe, les bougies sont mouillées, et le crabe est dans la théière.

=== pay own
en:
{H} took {h:his|her} {T}, the very best thing {h:he|she} had brought, and slid {n:it|them} in under the lid. [H:{n:It isn't|They aren't} a house,] {h:he|she} said. [H:But {n:it'll|they'll} do for a front door. You live behind {n:it|them}.]
fr:
{H} prit {son T}, ce qu'il y avait de plus beau dans ses affaires, et {T:le|la} glissa sous le couvercle.
[H:Ce n'est pas une maison,] dit-{h:il|elle}. [H:Mais ça fait une porte d'entrée. Toi, tu habites derrière.]

=== pay own torch
en:
{H} took {h:his|her} {T}, the very best thing {h:he|she} had brought, and slid {n:it|them} in under the lid. [H:{n:It isn't|They aren't} a house,] {h:he|she} said. [H:But shine {n:it|them} at people, and the light is all they'll see.]
fr:
{H} prit {son T}, ce qu'il y avait de plus beau dans ses affaires, et {T:le|la} glissa sous le couvercle.
[H:Ce n'est pas une maison,] dit-{h:il|elle}. [H:Mais si tu éclaires les gens, ils ne verront que la lumière.]

=== pay own garment
en:
{H} took off {h:his|her} {T}, patted {n:it|them}, and slid {n:it|them} in under the lid. [H:To wear, or to live in,] {h:he|she} said. [H:Just as you like.]
fr:
{H} ôta {son T}, {T:le|la} caressa une fois et {T:le|la} glissa sous le couvercle.
[H:C'est pour mettre, ou pour habiter dedans,] dit-{h:il|elle}. [H:Comme tu veux.]

=== pay own shell
en:
{H} took {h:his|her} {T}, the best of them all, and slid {n:it|them} in under the lid. [H:I only ever listen to {n:it|them},] {h:he|she} said. [H:You could live there.]
fr:
{H} prit {son T}, {T:celui|celle} qu'{h:il|elle} aimait le mieux, et {T:le|la} glissa sous le couvercle.
[H:Moi, je ne fais que l'écouter,] dit-{h:il|elle}. [H:Toi, tu peux habiter dedans.]

=== road >
en:
Next they asked in the kelp forest. It was dim there, and everything waved.
[O:The crab?] said a seahorse, holding on by his tail. [O:He came through on Sunday, in the dark, going backwards. He asked me not to look. I hardly looked at all.]
[H:And what did you see?]
[O:Nothing,] said the seahorse, and went the colour of the weed.
fr:
{H} et {F} allèrent demander dans la forêt d'algues. Il y faisait sombre, et tout se balançait.
[O:Le crabe ?] dit un hippocampe accroché par la queue. [O:Il est passé dimanche, en pleine nuit, à reculons. Il m'a demandé de ne pas regarder. Je n'ai presque pas regardé.]
[H:Et tu as vu quoi ?]
[O:Rien,] dit l'hippocampe.
Et il prit la couleur des algues.

=== strand >
en:
The cod had another worry. She had ordered six dry candles, and somebody had delivered seven hats: very small ones, for very small heads.
[A:I don't know anybody that size,] she said. [A:Only my mother-in-law, and she has passed on to bonnets.]
{F} tried one on. It covered one eyelash.
They put the hats in a row on the sand, in case somebody came for them. One of them seemed to be watching the teapot.
fr:
La rascasse avait un autre souci. Elle avait commandé six bougies sèches, et on lui avait livré sept chapeaux, minuscules, pour des têtes minuscules.
[A:Je ne connais personne de cette taille,] dit-elle. [A:À part ma belle-mère, et elle est passée au bonnet.]
{F} en essaya un. Il lui couvrait un cil.
{hf:Ils|Elles} alignèrent les chapeaux sur le sable, au cas où quelqu'un viendrait les chercher. L'un d'eux avait l'air de surveiller la théière.

=== strandEnd
en:
Under the lid there had been seven shrimps as well, to keep him company. They took their hats and thanked everybody.
fr:
Sous le couvercle, il y avait aussi sept crevettes, pour lui tenir compagnie. Elles prirent leurs chapeaux et dirent merci à tout le monde.

=== quiet
en:
For a while nobody did anything to the teapot at all. {H} lay on the sand. Far up, the sun was a coin that somebody had dropped, and it kept not landing.
[N:Are you still there?] asked the teapot.
[H:Yes.]
[N:What are you doing?]
[H:Nothing.]
[N:Oh,] said the teapot. It thought about that. [N:Could you do it a bit nearer?]
So {H} did it a bit nearer.
fr:
Pendant un moment, personne ne fit plus rien à la théière. {H} s'allongea sur le sable. Tout là-haut, le soleil ressemblait à une pièce qu'on a laissée tomber et qui n'arrive jamais.
[N:Tu es toujours là ?] demanda la théière.
[H:Oui.]
[N:Qu'est-ce que tu fais ?]
[H:Rien.]
[N:Ah,] dit la théière.
Elle réfléchit.
[N:Tu pourrais le faire un peu plus près ?]
Alors {H} le fit un peu plus près.

=== cameo
en:
A crab in a very good house raised one claw to them as he went by, sideways.
fr:
Un crabe, dans une très belle maison, leva une pince en passant, de travers.

=== ask
en:
Why did the crab not want anybody to look?
What would you use, if you had to live in something from your kitchen?
What do you like to hear when you are shy?
fr:
Pourquoi le crabe ne voulait-il pas qu'on le regarde ?
Si tu devais habiter dans un objet de ta cuisine, lequel choisirais-tu ?
Quand tu es timide, qu'est-ce que tu aimes qu'on te dise ?
`
