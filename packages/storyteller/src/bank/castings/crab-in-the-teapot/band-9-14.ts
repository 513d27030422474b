export const band9to14 = `
=== title
en:
Nothing to Wear
fr:
Rien à se mettre

=== title
en:
The Teapot Is Occupied
fr:
La théière est occupée

=== teaser
en:
At the bottom of the sea a party is waiting for somebody who has gone to live in the china.
fr:
Au fond de la mer, une fête attend quelqu'un qui s'est installé dans la vaisselle.

=== when
en:
One Thursday towards the end of the holidays
fr:
Un jeudi de fin de vacances

=== plant hat
en:
{>when}, Grandpa finished the hat. It was red, it had taken him since Easter, and it had one ear larger than the other, although it was not supposed to have ears. {H} put it on at once and said it would never come off again, and meant it, too.
fr:
{>when}, Papi termina le bonnet. Il était rouge, il y travaillait depuis Pâques, et une oreille était plus grande que l'autre, alors qu'il n'était pas censé y avoir d'oreilles. {H} le mit aussitôt et jura de ne plus jamais l'enlever. C'était sincère.

=== about hat
en:
[F:You'll grow,] said {F}.
[H:So will the wool,] said {H}, who had thought of everything.
fr:
[F:Tu vas grandir,] fit remarquer {F}.
[H:La laine aussi,] répondit {H}, qui avait tout prévu.

=== pay hat
en:
{H} took hold of the red hat by its larger ear. {h:He|She} had said *never*, and {h:he|she} thought about that for the length of one breath, and then pulled it off, smoothed it flat on {h:his|her} knee, and fed it in under the lid, ears first.
fr:
{H} attrapa le bonnet rouge par sa grande oreille. {h:Il|Elle} avait dit *jamais*, et {h:il|elle} y pensa le temps d'un souffle. Puis {h:il|elle} l'ôta, le lissa sur son genou et le glissa sous le couvercle, les oreilles devant.

=== pay own
en:
{H} took {h:his|her} {T}. There {n:was no other like it|were no others like them}, and {h:he|she} had meant to have {n:it|them} always. {h:He|She} thought about *always* for the length of one breath, and then, without looking, slid {n:it|them} in under the lid. [H:I don't suppose you can live in {n:it|them},] {h:he|she} said. [H:But you could stand behind {n:it|them}, to begin with.]
fr:
{H} prit {son T}. Il n'y en avait pas d'autre{n:|s} comme ça, et c'était pour toujours. {h:Il|Elle} pensa à *toujours* le temps d'un souffle. Puis, sans regarder, {h:il|elle} {T:le|la} fit passer sous le couvercle.
[H:On ne peut sûrement pas habiter dedans,] dit-{h:il|elle}. [H:Mais pour commencer, tu peux te mettre derrière.]

=== pay own garment
en:
{H} took off {h:his|her} {T}. There {n:was no other like it|were no others like them}, and {h:he|she} had meant to have {n:it|them} always. {h:He|She} thought about *always* for the length of one breath, and then, without looking, slid {n:it|them} in under the lid. [H:To wear, or to live in,] {h:he|she} said. [H:I shan't look which.]
fr:
{H} ôta {son T}. Il n'y en avait pas d'autre{n:|s} comme ça, et c'était pour toujours. {h:Il|Elle} pensa à *toujours* le temps d'un souffle. Puis, sans regarder, {h:il|elle} {T:le|la} fit passer sous le couvercle.
[H:C'est pour mettre, ou pour habiter dedans,] dit-{h:il|elle}. [H:Je ne regarde pas.]

=== pay own shell
en:
{H} took {h:his|her} {T}. There {n:was no other like it|were no others like them}, and {h:he|she} had meant to have {n:it|them} always. {h:He|She} thought about *always* for the length of one breath, and then, without looking, slid {n:it|them} in under the lid. [H:Nobody has lived there for years,] {h:he|she} said. [H:I've only listened to {n:it|them}.]
fr:
{H} prit {son T}. Il n'y en avait pas d'autre{n:|s} comme ça, et c'était pour toujours. {h:Il|Elle} pensa à *toujours* le temps d'un souffle. Puis, sans regarder, {h:il|elle} {T:le|la} fit passer sous le couvercle.
[H:Plus personne n'habite là-dedans,] dit-{h:il|elle}. [H:Moi, j'écoutais seulement.]

=== lack >
en:
If you hold your nose and say yes, the third wave on the left will take you to the bottom of the sea. You had to be on time, for it was a birthday. Lanterns hung over a cake with six wet candles, and two hundred sardines with instruments stood about in rows. All that was wanting was somebody for it to be for.
[A:The crab's in the teapot,] said an old cod, who had organised it. [A:Since Monday. I have knocked, been tactful, told him people have come from as far as the rocks.]
[N:I'm NOT coming out,] said the teapot. [N:Please start without me. Do have a nice time.]
{>gag1}
fr:
Si on se bouche le nez et qu'on dit oui, la troisième vague à gauche vous emmène au fond de la mer. Il fallait être à l'heure : c'était un anniversaire. Il y avait des lampions. Il y avait un gâteau et six bougies, toutes mouillées. Il y avait deux cents sardines avec leurs instruments, bien rangées. Il n'y avait pas celui pour qui tout cela était fait.
[A:Le crabe est dans la théière,] dit une vieille rascasse, qui avait tout organisé. [A:Depuis lundi. J'ai toqué. J'ai eu du tact. Je lui ai dit qu'il y avait des gens venus de l'autre côté des rochers.]
[N:Je ne sortirai PAS,] dit la théière. [N:Commencez sans moi. Amusez-vous bien, surtout.]
{>gag1}

=== try tip
en:
The cod was for tilting it, and when they did, out of the spout came a spoon; three bubbles; an umbrella of the sort that goes in drinks; somebody's left sock. {each:@ held the lid.|@ held the lid.} It was like going through the pockets of a person you thought you knew, only without a crab.
[N:Don't look!] cried the teapot. [N:Is anybody looking? You can have the sock.]
[A:At my age,] said the cod with dignity, [A:I have looked at everything already.]
From inside came a scrabbling, as of many feet trying to get behind each other.
{>fail}
They set it down again, rather more gently than they had picked it up.
fr:
La rascasse était d'avis de la pencher, et {hf:ils|elles} la penchèrent. {each:@ tenait le couvercle.|@ tenaient le couvercle.} Du bec sortit une cuillère, puis trois bulles, puis une ombrelle, de celles qu'on met dans les verres, puis la chaussette gauche de quelqu'un. C'était comme vider les poches d'une personne qu'on croyait connaître. Mais de crabe, point.
[N:Ne regardez pas !] cria la théière. [N:Quelqu'un regarde ? Prenez la chaussette, si vous voulez.]
[A:À mon âge,] dit la rascasse avec dignité, [A:on a déjà tout regardé.]
À l'intérieur, on entendait gratter, comme si beaucoup de pattes cherchaient à se cacher les unes derrière les autres.
{>fail}
{hf:Ils|Elles} la reposèrent, bien plus doucement qu'{hf:ils|elles} ne l'avaient prise.

=== recap tip
en:
When they tipped it, it was not falling out that had frightened him, but being seen.
fr:
Quand on l'avait penchée, ce n'était pas la chute qu'il craignait, mais les yeux.

=== try cake >
en:
[H:Nobody can stay in a teapot when there's cake,] said {H}, and put down a slice in front of the spout. They waited until a claw came out, felt about, found the slice, and went back in.
The next time it was quicker: just a pinkish flash. Slice number three was gone before anybody had let go of the plate.
At the fifth slice the pot gave a small burp, begged their pardon, and did not budge.
[A:That claw,] said the cod. [A:Did you notice? It used to be a good deal smaller.]
But they were looking at the plate.
fr:
[H:Personne ne reste dans une théière quand il y a du gâteau,] dit {H}, qui posa une part devant le bec.
{hf:Ils|Elles} attendirent. Une pince sortit, tâtonna, trouva la part et rentra.
Il y en eut une deuxième. La pince fut plus rapide : un éclair rose, et plus rien. La troisième disparut avant que quelqu'un ait lâché l'assiette.
À la cinquième, la théière fit un petit rot, présenta ses excuses, et ne bougea pas d'un pouce.
[A:Cette pince,] dit la rascasse. [A:Vous avez vu ? Elle était bien plus petite, avant.]
Mais tout le monde regardait l'assiette.

=== recap cake
en:
He was hungry, and one claw was all he would show.
fr:
Il avait faim, et ne montrait qu'une pince.

=== try band >
en:
No one has ever kept still when the sardines play, and they played the one that goes *bim*. The cod began to dance before she noticed, then noticed and went on, while the lanterns swung, and under them the sand got up and turned.
And the teapot danced. It hopped on its three feet; its lid bobbed up and down, up and down, and from below came a voice, quite true, humming the second part.
For as long as it lasted you would have said he was the happiest person there. Then the music stopped, and with the last note the lid came down, *clink*, like somebody's hand over their mouth.
[N:That was lovely,] said the teapot, in a voice you could hardly bear.
fr:
Personne n'a jamais tenu en place quand les sardines jouent. Elles jouèrent celle qui fait *bim*. La rascasse se mit à danser avant de s'en rendre compte, puis s'en rendit compte et continua. Les lampions se balançaient. Dessous, le sable se levait et tournait.
Et la théière dansait. Elle sautait sur ses trois pieds ; le couvercle montait, descendait, et dessous une voix, tout à fait juste, fredonnait la deuxième partie.
Tant que cela dura, on aurait juré que c'était lui le plus heureux de tous. Puis la musique s'arrêta et, sur la dernière note, le couvercle retomba, *cling*, comme une main sur une bouche.
[N:C'était très beau,] dit la théière, d'une voix qui faisait mal.

=== recap band
en:
And with all his heart he had wanted to dance, so long as there was a lid on it.
fr:
Et il avait eu envie de danser, de tout son cœur, pourvu qu'il y ait un couvercle.

=== strand >
en:
The cod had other troubles. She had ordered six dry candles, and the whelk had delivered seven hats: tiny ones, on a string, for a head no bigger than a lentil.
[A:I know nobody of that size,] she complained. [A:I've tried every door. It's odd: wherever I ask, something giggles.]
{F} tried one on, and it covered an eyelash.
In the end they laid the seven hats out in a row on the sand, where whoever it was might find them. Nobody came; yet {H}, looking round, counted six, and a moment later seven again, in different places.
fr:
La rascasse avait d'autres soucis. Elle avait commandé six bougies sèches, et le bulot lui avait livré sept chapeaux, minuscules, sur un fil, pour des têtes pas plus grosses qu'une lentille.
[A:Je ne connais personne de cette taille,] se plaignait-elle. [A:J'ai frappé à toutes les portes. Et c'est curieux. Partout où je demande, on entend glousser.]
{F} en essaya un, qui lui couvrait un cil.
Pour finir, {hf:ils|elles} alignèrent les sept chapeaux sur le sable, là où leur propriétaire pourrait les trouver. Personne ne vint. Pourtant, quand {H} se retourna, il y en avait six, et quand {h:il|elle} se retourna encore, il y en avait sept, mais ils avaient changé de place.

=== way >
en:
[A:He used to lodge by the old ship,] the cod said. [A:You might ask there. Nobody answers, mind you, but you can tell a lot from how.]
So they went, over the sand that moves, under the weeds that tickle, and past a great anchor that somebody had given up on.
{>talent}
{>go}
By the old ship nobody was in, only the home itself, lying on its own doorstep: a shell, so small that it fitted in {H}'s hand, cracked from top to bottom, as things crack that have had somebody inside them, pushing.
fr:
[A:Avant, il logeait près du vieux bateau,] dit la rascasse. [A:Allez voir là-bas. Personne ne répond, mais on apprend beaucoup à la manière.]
{hf:Ils|Elles} y allèrent, sur le sable qui bouge, sous les algues qui chatouillent, et le long d'une grande ancre à laquelle quelqu'un avait renoncé.
{>talent}
{>go}
Près du bateau, il n'y avait personne à la maison. Il n'y avait que la maison, posée devant la porte. C'était une coquille, fendue de haut en bas, comme une chose dans laquelle quelqu'un a poussé, et si petite qu'elle tenait dans la main {de H}.

=== road
en:
The way back led through the kelp, where it was dim, and everything bowed to everything else. Holding on there by his tail was a seahorse, of the sort that sees people go by.
[O:The crab? On Sunday night,] he said. [O:Late, too. He came through backwards, close to the stems, in nothing but a sea-lettuce leaf, and he asked me not to look.]
[H:And did you?]
[O:I happened to be looking the other way,] said the seahorse. [O:You do, the first time. I spent my own first time in a boot.] He turned the exact green of the weed, so that only his voice was left. [O:I should have been glad of some company, in that boot.]
fr:
Au retour, il fallut passer par les algues, où il fait sombre et où tout salue tout le monde. Un hippocampe s'y tenait par la queue, de ceux qui voient passer les gens.
[O:Le crabe ? Dimanche, dans la nuit,] dit-il. [O:Il était tard. Il est passé à reculons, au ras des tiges, avec une feuille de laitue de mer pour tout vêtement. Il m'a demandé de ne pas regarder.]
[H:Et vous avez regardé ?]
[O:Il se trouve que je regardais ailleurs,] dit l'hippocampe. [O:La première fois, ça se fait. Ma première fois à moi, je l'ai passée dans une botte.]
Il prit exactement le vert des algues, et il ne resta plus que sa voix.
[O:Dans cette botte, j'aurais bien aimé un peu de compagnie.]

=== quiet
en:
For some time nobody did anything to the teapot. {H} lay on {h:his|her} back on the sand and looked at the underside of the sea. Up there hung the sun, like a dropped coin that goes on and on not arriving.
[N:Are you still there?] the teapot asked.
[H:Yes.]
[N:What are you doing?]
[H:Nothing.]
This was gone into, inside, at some length.
[N:I'm not being difficult on purpose,] the teapot said. [N:It's just that everyone has always known me as somebody this size.] What size it meant could not be seen. [N:Could you do it a bit nearer? The nothing?]
{H} shifted over, and did it a bit nearer.
fr:
Pendant un bon moment, personne ne fit plus rien à la théière. {H} s'étendit sur le sable et regarda le dessous de la mer. Le soleil était là-haut, comme une pièce que quelqu'un a lâchée, et qui n'en finit pas de ne pas arriver.
[N:Tu es toujours là ?] demanda la théière.
[H:Oui.]
[N:Tu fais quoi ?]
[H:Rien.]
À l'intérieur, on réfléchit longuement à cette réponse.
[N:Je ne fais pas exprès d'être pénible,] dit la théière. [N:Seulement, tout le monde me connaît depuis toujours comme quelqu'un de cette taille-là.]
On ne voyait pas de quelle taille elle parlait.
[N:Tu pourrais le faire un peu plus près ? Le rien ?]
{H} se poussa, et le fit un peu plus près.

=== insight >
en:
The lanterns had burned low, and the sardines were being polite to one another in order to stay awake. {H} leaned on the teapot with the broken shell in {h:his|her} palm.
{>gag2}
{>recap1} {>recap2} {>recap3}
For want of anything better {H} tried the shell on {h:his|her} own big toe. It would not go past the nail; and {h:he|she} remembered last September, and a certain pair of shoes, and how {h:he|she} had walked to school on {h:his|her} heels for a week rather than say so.
[H:You've grown,] {h:he|she} said into the spout, as quietly as {h:he|she} could. [H:It happened all at once, and you've nothing to put on.]
No answer came; but the white china had turned distinctly pink.
fr:
Les lampions baissaient, et les sardines échangeaient des politesses pour ne pas s'endormir. {H} s'adossa à la théière, la coquille cassée au creux de la main.
{>gag2}
{>recap1} {>recap2} {>recap3}
Faute de mieux, {H} essaya la coquille sur son gros orteil. Elle ne passait pas l'ongle. Et {h:il|elle} se rappela un mois de septembre, une certaine paire de chaussures, et qu'{h:il|elle} était {h:allé|allée} à l'école sur les talons pendant une semaine plutôt que d'en parler.
[H:Tu as grandi,] dit-{h:il|elle} dans le bec, aussi bas que possible. [H:C'est venu d'un coup, et tu n'as plus rien à te mettre.]
Personne ne répondit. Mais la théière, qui était blanche, était devenue nettement rose.

=== turn still
en:
[H:Right,] said {H} aloud. [H:Would everybody mind turning round? Me first.]
{>pay}
And {h:he|she} turned {h:his|her} back on the teapot, and kept so still that the sea forgot about {h:him|her}; a small fish came and read {h:his|her} sleeve. The cod turned round, and so did two hundred sardines, which takes a while. Not one of them laughed.
*Clink*, went the lid, and a great deal of wriggling followed, after which feet crossed the sand, *tick, tick, tick*, more of them than before, and stronger.
[N:Well,] said a voice, lower than it had been. [N:You can look, if you like.]
fr:
[H:Bon,] dit {H} à voix haute. [H:Est-ce que tout le monde voudrait bien se retourner ? Moi d'abord.]
{>pay}
Puis {H} tourna le dos à la théière et resta si tranquille que la mer l'oublia ; un petit poisson vint lire sa manche. La rascasse se retourna. Deux cents sardines aussi, ce qui prend du temps. Pas une ne rit.
*Cling*, fit le couvercle. On entendit beaucoup gigoter. Puis il y eut des pattes sur le sable, *tic, tic, tic*, plus nombreuses qu'avant, et plus fortes.
[N:Voilà,] dit une voix, un peu plus grave qu'autrefois. [N:Vous pouvez regarder, si vous voulez.]

=== turn why
en:
[H:Why don't they tell you beforehand?] said {H}, to the spout.
[N:Tell you what?]
[H:That it goes all at once. Why do clothes stay the same size, when you don't? And why does it have to be on the very day of the party?]
[N:Exactly!] cried the teapot, which had never heard anything so sensible. [N:And why do they always say it in front of people?]
{>pay}
[N:Oh,] said the crab, in another tone. Wriggling followed, then silence, then more wriggling. [N:Why are you being so kind?]
{H} had no answer to that; but by then a claw was on the rim, and after it came the rest.
fr:
[H:Pourquoi on ne vous prévient pas ?] dit {H} vers le bec, comme on parle tout seul.
[N:Nous prévenir de quoi ?]
[H:Que ça vient d'un coup. Pourquoi les habits gardent leur taille, alors que nous, non ? Et pourquoi il faut que ça tombe juste le jour de la fête ?]
[N:Exactement !] cria la théière, qui n'avait jamais rien entendu d'aussi sensé. [N:Et pourquoi ils le disent toujours devant les gens ?]
{>pay}
[N:Oh,] fit le crabe d'un autre ton.
On entendit gigoter, puis rien, puis gigoter encore.
[N:Pourquoi tu es si gentil{h:|le} ?]
À celle-là, {H} ne sut pas répondre. Mais déjà il y avait une pince sur le bord, et le reste suivait.

=== restore
en:
The crab came forward, sideways, with his chin up, {>end} Nobody else was wearing anything like it, and by the second dance everybody wished they were. The sardines struck up the one that goes *bim*, and all six candles were lit.
[N:It's a bit big,] he remarked to {H}, as he went by.
[H:You'll grow,] said {H}.
And the crab laughed so much that he had to hold on to the cake. It had been, until that evening, the worst thing anyone could say to him.
fr:
Le crabe s'avança de travers, le menton haut, {>end} Personne ne portait rien de pareil. À la deuxième danse, tout le monde en voulait autant. Les sardines attaquèrent celle qui fait *bim*, et l'on alluma les six bougies.
[N:C'est un peu grand,] glissa-t-il à {H} en passant.
[H:Tu grandiras,] dit {H}.
Et le crabe rit si fort qu'il dut se tenir au gâteau. Jusqu'à ce soir-là, c'était la pire chose qu'on pût lui dire.

=== last
en:
{each:@ was given the second slice. The first had claw marks in it.|@ shared the second slice. The first had claw marks in it.}
fr:
{each:@ eut la deuxième part. La première avait des marques de pinces.|@ eurent la deuxième part. La première avait des marques de pinces.}

=== end hat
en:
in his new house, the larger ear first.
fr:
dans sa maison neuve, la grande oreille devant.

=== end own
en:
behind {H}'s {T}.
fr:
derrière {le T} {de H}.

=== end own garment
en:
in his new house, which was {H}'s {T}.
fr:
dans sa maison neuve : {le T} {de H}.

=== end own shell
en:
in his new house, which was {H}'s {T}.
fr:
dans sa maison neuve : {le T} {de H}.

=== strandEnd
en:
Later, seven shrimps filed out of the spout. They had got in on the Monday, so that he should not be by himself, and now they put on their hats and went to bed.
fr:
Plus tard, en rangeant la théière, on en vit sortir sept crevettes, à la file. Elles y étaient entrées le lundi, pour qu'il ne soit pas seul. Elles mirent leurs chapeaux et allèrent se coucher.

=== cameo
en:
A crab in remarkable clothes raised one claw to them, as you do to somebody who knew you before.
fr:
Un crabe remarquablement vêtu leva une pince, comme on salue quelqu'un qui vous a connu avant.

=== ask
en:
What does the crab fear more than missing his own party?
The seahorse could have said something on Sunday. Why didn't he?
Which remark do grown-ups make that you could do without?
fr:
De quoi le crabe a-t-il plus peur que de manquer sa propre fête ?
L'hippocampe aurait pu parler dès le dimanche. Pourquoi s'est-il tu ?
Quelle phrase d'adulte aimerais-tu ne plus entendre ?
`
