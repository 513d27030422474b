export const band9to14 = `
=== title
en:
Thirty Years of Crumbs
fr:
Trente ans de miettes

=== title
en:
The Minute in Between
fr:
La minute du milieu

=== teaser
en:
Two people have shared one bed for thirty years without ever meeting, and it is beginning to keep the whole sea awake.
fr:
Deux personnes partagent le même lit depuis trente ans sans s'être jamais croisées, et cela commence à empêcher toute la mer de dormir.

=== when
en:
One morning so early that it still counted as last night
fr:
Un matin si tôt que c'était encore un peu la veille

=== plant pillow
en:
{>when}, {H} got up and laid the small striped pillow in {h:his|her} own place, under the blanket, as {h:he|she} had done every day since {h:he|she} was three. It was worn quite thin, and it was no use for sleeping on; it was for coming back to.
fr:
{>when}, {H} se leva et coucha à sa place, sous la couverture, le petit oreiller rayé, comme tous les jours depuis ses trois ans. Il était usé jusqu'à la trame, et ne valait plus rien pour dormir. Il servait à revenir.

=== about pillow
en:
[F:Who do you think is going to take your place?] asked {F}.
[H:The cold,] said {H}. [H:It only needs a minute.] Then, as it might be a long day, the pillow was taken along.
fr:
[F:Et qui veux-tu qui te prenne ta place ?] demanda {F}.
[H:Le froid,] dit {H}. [H:Il lui suffit d'une minute.]
Puis, comme la journée pouvait être longue, on emporta l'oreiller.

=== pay pillow
en:
The warmth was not going to wait. {H} took out the small striped pillow, which had minded one bed all its life, put it down in the hollow and drew the blanket over it, fast, as one pulls off a plaster. [H:It'll do the minute in between,] {h:he|she} said. [H:It's had practice.]
fr:
La chaleur n'attendrait pas. {H} sortit le petit oreiller rayé, qui de sa vie n'avait gardé qu'un seul lit, le coucha dans le creux et tira la couverture dessus, d'un coup, comme on arrache un pansement.
[H:Il fera la minute du milieu,] dit-{h:il|elle}. [H:Il a l'habitude.]

=== pay own
en:
The warmth was not going to wait. {H} took {h:his|her} {T}, held {n:it|them} a little longer than it takes to put something down, and slid {n:it|them} under the blanket. [H:So that there's something of somebody's in there,] {h:he|she} said. [H:For the minute in between.]
fr:
La chaleur n'attendrait pas. {H} prit {son T}, {T:le|la} tint un peu plus longtemps qu'il n'en faut pour poser une chose, et {T:le|la} glissa sous la couverture.
[H:Pour qu'il y ait dedans quelque chose de quelqu'un,] dit-{h:il|elle}. [H:Pendant la minute du milieu.]

=== lack >
en:
Where the sea is too deep for the sun, morning is a matter of opinion, so somebody is paid to ring it: *ding*, and you get up; *dong*, and you may stop. That day it had gone *ding, dong, ding, dong* since goodness knew when, and all along the reef they stood in their doorways, half in pyjamas.
[V:I ring the mornings,] said a crab called {V}, from the iron bed beside the wreck. [V:Nights are done by another party, whom I've never had the displeasure of meeting. And by day she *sleeps in this!* There's ink on my pillow. Whoever's in it tonight, keeps it. So I ring the night to get in, and she rings the day to get me out.] He rang *dong*, so as to be entitled to lie down.
[N:Excuse me,] said a very small seahorse. [N:Is it tomorrow? I'm five tomorrow.]
{>gag1}
fr:
Là où la mer est trop profonde pour le soleil, le matin est une affaire d'opinion. Quelqu'un est donc payé pour le sonner : *ding*, on se lève ; *dong*, on a fini. Ce jour-là, cela faisait *ding, dong, ding, dong* depuis belle lurette et, sur tout le récif, les gens restaient à leur porte, à moitié en pyjama.
[V:Je sonne les matins,] dit un crabe nommé {V}, depuis le lit de fer, à côté de l'épave. [V:Les nuits sont faites par une personne que je n'ai pas le déplaisir de connaître. Et le jour, elle *dort là-dedans !* De l'encre, sur mon oreiller ! Celui qui l'occupera ce soir le gardera. Alors je sonne la nuit pour m'y mettre, et elle sonne le jour pour m'en sortir.]
Il sonna *dong*, afin d'avoir le droit de se coucher.
[N:Pardon,] dit un tout petit hippocampe. [N:C'est demain ? Demain, j'ai cinq ans.]
{>gag1}

=== try chest
en:
Two people and one bed is a sum that anybody can do, and {H} did it. In the hold of the wreck there was an old sea chest, which unluckily turned out to be full of gold; but once they had tipped that out, and filled the thing with the sort of weed that people pay for, it made a far better bed than the other. {each:@ fell asleep in it by accident.|@ fell asleep in it by accident.}
{V} lowered himself in, waited, and climbed out again with dignity. [V:There's a draught,] he said, at the bottom of the sea.
{>fail}
He rang, and went his round, and when they next looked there was a note on the lid, in violet ink, with a great many loops.
*Draughty. O.*
It was the first time in thirty years that they had agreed about anything, and they were both wrong.
fr:
Deux personnes et un lit, c'est une opération que tout le monde sait faire, et {H} la fit. Dans la cale de l'épave, il y avait un vieux coffre, malheureusement plein d'or. Mais une fois l'or versé par terre, et le coffre garni d'algues de la meilleure qualité, cela faisait un bien meilleur lit que l'autre. {each:@ s'y endormit par accident.|@ s'y endormirent par accident.}
{V} y descendit, attendit un peu, et en ressortit avec dignité.
[V:Il y a un courant d'air,] dit-il, au fond de la mer.
{>fail}
Il sonna, fit sa tournée et, quand on revint, un mot était posé sur le couvercle, à l'encre violette, plein de boucles.
*Courant d'air. O.*
C'était la première fois en trente ans qu'ils étaient d'accord sur quelque chose, et ils se trompaient tous les deux.

=== recap chest
en:
Two people had called the better bed draughty, where there was no air.
fr:
Deux personnes avaient trouvé un courant d'air là où il n'y avait pas d'air.

=== try polite
en:
The notes hung from the bedpost, like a fish that somebody had filleted with care. *Madam: ink. Sir: crumbs. Madam: AGAIN.*
[H:Nobody could make it up after that,] said {H}. [H:What they want is a better translation.] And {h:he|she} composed, in {h:his|her} best imitation of a crab: *Dear Madam, I do hope that you slept well in our bed.*
They pinned it up and hid behind a plank. Presently something soft came by, which read for a while, and a pen scratched.
*Who wrote this?* said the answer. *He has never in his life said OUR. Besides, it hasn't one crumb on it. Tell him that I wasn't born yesterday. O.*
{V} went over it twice, his eyes out on their stalks. [V:She notices the crumbs,] he said at last. [V:On the *notes*.] He seemed not to know where to put this.
fr:
Les petits mots pendaient au montant du lit comme une arête de poisson. *Madame : de l'encre. Monsieur : des miettes. Madame : ENCORE.*
[H:Après ça, personne ne pourrait se réconcilier,] dit {H}. [H:Ce qu'il leur faut, c'est une meilleure traduction.]
Et {h:il|elle} composa, dans son plus beau style de crabe : *Chère Madame, j'espère que vous avez bien dormi dans notre lit.*
{hf:Ils|Elles} se cachèrent derrière une planche. Quelque chose de mou passa, lut un certain temps, et une plume gratta.
*Qui a écrit ceci ?* disait la réponse. *De sa vie, il n'a jamais dit NOTRE. Et puis, il n'y a pas une miette dessus. Dites-lui que je ne suis pas née d'hier. O.*
{V} la relut, les yeux au bout de leurs tiges.
[V:Elle remarque les miettes,] dit-il enfin. [V:Sur les *mots*.]
Il n'avait pas l'air de savoir où ranger cela.

=== recap polite
en:
She could tell a false note of his by its being clean.
fr:
Un faux mot de lui, elle le reconnaissait à sa propreté.

=== try wash >
en:
[H:Ink and crumbs,] said {H}. [H:That's all they've ever complained of, in fourteen notes. So we take away the ink and the crumbs.]
They took the bed to pieces. They beat the mattress till a family of shrimps moved out of it, sheet and pillow were scrubbed, and {F} went after the last crumb with a feather. By the time they had finished, it was a bed of which a museum might have been proud.
{V} lay down on it, with his claws folded, like a bishop carved in stone, and he went on lying there, and his eyes stayed open.
[F:What's wrong with it?] asked {F}.
[V:Nothing,] said {V}. He turned to the left, where there had been a hollow, and turned back. [V:There's nothing wrong with it wherever I try. It might be anybody's.]
fr:
[H:L'encre et les miettes,] dit {H}. [H:En quatorze mots, ils ne se sont jamais plaints d'autre chose. Donc on enlève l'encre, et on enlève les miettes.]
{hf:Ils|Elles} s'attaquèrent au lit. Le matelas fut secoué jusqu'à ce qu'en déménage une famille de crevettes, le drap et l'oreiller furent frottés, et {F} poursuivit la dernière miette avec une plume. À la fin, un musée aurait été fier d'un lit pareil.
{V} s'y étendit, les pinces croisées, comme un évêque de pierre. Il y resta étendu, et ses yeux restèrent ouverts.
[F:Qu'est-ce qui ne va pas ?] demanda {F}.
[V:Rien,] dit {V}.
Il se tourna vers la gauche, où il y avait eu un creux, et revint.
[V:J'ai beau chercher, tout va bien. Il pourrait être à n'importe qui.]

=== recap wash
en:
And in a bed without a fault, {V} had not slept at all.
fr:
Et dans un lit sans défaut, {V} n'avait pas fermé l'œil.

=== way >
en:
There were two ways round the wreck, and as {V} always went by the bow, they took the other one, which he had never taken, on principle.
{>talent}
{>go}
Under a lamp at the stern sat an octopus, with a bell in one arm, and knitting in most of the rest.
[A:Naturally there's ink, because I dream,] said Ottilie. [A:One can't be everywhere at once. But he eats biscuits in there; I've lain on thirty years of crumbs. No, we've never met. He sleeps on the left, with his legs drawn up, all except the third, which hurts him when the weather's turning.] She counted some stitches. [A:It makes a sort of hollow. I keep two arms in it,] she said, [A:for want of room.]
fr:
Il y avait deux façons de contourner l'épave. {V} passait toujours par l'avant. {hf:Ils|Elles} prirent l'autre, qu'il n'avait jamais prise, par principe.
{>talent}
{>go}
À l'arrière, sous une lampe, une pieuvre tenait une cloche dans un bras et un tricot dans presque tous les autres.
[A:Bien sûr qu'il y a de l'encre, puisque je rêve,] dit Ottilie. [A:On ne peut pas être partout à la fois. Mais lui, il mange des biscuits là-dedans. Trente ans que je dors sur des miettes. Non, nous ne nous sommes jamais vus. Il se couche à gauche, les pattes repliées, sauf la troisième, qui lui fait mal quand le temps va changer.]
Elle compta quelques mailles.
[A:Ça fait une espèce de creux. J'y mets deux bras,] dit-elle, [A:faute de place.]

=== road >
en:
Beyond the stern the ground stops, and the real dark goes down. On the very edge of it, where the ship had dropped it, stood the captain's wardrobe. It opened with the sound of a door that has been waiting to be asked.
It was full of blankets, thirty of them, thick as a meadow, one for each winter, and each still tied up with its ribbon, and on the shelf above was a hot-water bottle which had never met hot water.
[V:Oh, those,] said {V}, going by with his bell. [V:They were issued with the bed, and we've never had to open one.]
[H:In thirty winters?]
[V:It's a warm sort of bed,] said {V}, rather proudly.
They looked back at it. It had iron legs and an iron back, it stood out in the open on the floor of the sea, and it did not look a warm sort of bed at all.
fr:
Après l'arrière, le sol s'arrête, et le vrai noir descend. Juste au bord, là où le navire l'avait laissée tomber, se dressait l'armoire du capitaine. Elle s'ouvrit avec le bruit d'une porte qui attendait qu'on le lui demande.
Elle était pleine de couvertures, trente, épaisses comme un pré, une par hiver, et chacune avait encore son ruban. Sur l'étagère, une bouillotte n'avait jamais rencontré d'eau chaude.
[V:Ah, ça,] dit {V}, qui passait avec sa cloche. [V:C'était fourni avec le lit. Nous n'avons jamais eu à en ouvrir une.]
[H:En trente hivers ?]
[V:C'est un lit qui est chaud,] dit {V}, avec un peu de fierté.
{hf:Ils|Elles} se retournèrent pour le voir. Il avait des pieds de fer et un dossier de fer, il se tenait en plein courant sur le fond de la mer, et il n'avait pas du tout l'air d'un lit qui est chaud.

=== strand >
en:
The only person who had nothing against the bells was a whale, stretched out along the reef with a tablecloth tucked under her chin.
[B:I'm at my fifth breakfast,] she told them, [B:and it's ten past two. *Ding*, and in comes the tray. People will always find something to grumble at.]
[N:But it's never tomorrow,] said the little seahorse, who was getting hoarse with asking. [N:It's today, then it's night, and I wake up, and they say that it's *today*. I've been four for ages.]
[B:I was four for a year,] said the whale, [B:and one gets used to it. Have a pancake.]
He ate it with tears in his eyes, because it did not taste, he said, like one from tomorrow.
*Ding!*
[B:Ah,] said the whale.
fr:
Une baleine, seule de tout le récif, n'avait rien contre ces cloches. Elle y était allongée sur toute la longueur, une nappe nouée sous le menton.
[B:J'en suis à mon cinquième petit déjeuner,] leur apprit-elle, [B:et il est deux heures dix. *Ding*, et voilà le plateau. Les gens trouvent toujours à redire.]
[N:Mais ce n'est jamais demain,] dit le petit hippocampe, enroué à force de poser la question. [N:C'est aujourd'hui, après c'est la nuit, je me réveille, et on me dit que c'est *aujourd'hui*. J'ai quatre ans depuis une éternité.]
[B:Moi, je les ai eus pendant un an,] dit la baleine. [B:On s'y fait. Prends une crêpe.]
Il la mangea, les larmes aux yeux. Elle n'avait pas le goût, dit-il, d'une crêpe de demain.
*Ding !*
[B:Ah,] fit la baleine.

=== strandEnd
en:
The whale was brought one breakfast that day, and lifted the plate, in case there should be another under it.
fr:
Ce jour-là, on servit un seul petit déjeuner à la baleine. Elle souleva l'assiette, au cas où il y en aurait eu un autre dessous.

=== quiet >
en:
Between a *dong* and a *ding* there is sometimes, by mistake, a little real night, and they sat through it beside the seahorse, who had given up lying down.
[N:It isn't the cake,] he said in a low voice, [N:though everyone thinks so. It's that on my birthday my mother gets up first, because of the candles, and then I'm allowed into her place.]
[H:What's in it?]
[N:Nothing. That's what I can't explain.] He wound his tail round his finger of weed. [N:It's like her, only without her in it. You have to be quick, though, because it doesn't keep.]
Nobody said anything to that, and the dark, which had been pushed about all day, came and sat down with them.
fr:
Entre un *dong* et un *ding*, il y a parfois, par erreur, un peu de vraie nuit. {hf:Ils|Elles} la passèrent à côté de l'hippocampe, qui avait renoncé à se coucher.
[N:Ce n'est pas pour le gâteau,] dit-il à voix basse. [N:Tout le monde croit que c'est pour le gâteau. C'est que, ce jour-là, ma mère se lève la première, à cause des bougies, et moi, j'ai le droit de me mettre à sa place.]
[H:Et qu'est-ce qu'il y a, à sa place ?]
[N:Rien. C'est ça que je n'arrive pas à expliquer.]
Il enroula sa queue autour d'un brin d'algue.
[N:C'est comme elle, mais sans elle dedans. Seulement, il faut faire vite : ça ne se garde pas.]
Personne ne répondit. Et le noir, qu'on avait bousculé toute la journée, vint s'asseoir avec eux.

=== insight >
en:
Then, for the first time that day, no bell rang. A note lay on the bed, without loops. *Keep it. O.*
[V:I've won,] said {V}, and said it again, in case it improved. He got in, exactly in the middle, and spread out all his legs, even the bad one.
{>gag2}
{>recap1} {>recap2} {>recap3}
[V:It's grown,] {V} remarked after some time. [V:Would somebody shut the window?]
{H} felt inside, and it was like feeling in a drawer full of keys. Thirty winters; thirty ribbons, not one of them untied. And every evening, somebody had only just got up.
[H:How often have you slept in a cold bed?] {H} asked. [H:Before tonight, I mean.]
{V} opened his mouth to answer, and it stayed open. In thirty years he never had.
fr:
Alors, pour la première fois de la journée, aucune cloche ne sonna. Sur le lit, il y avait un mot, sans boucles. *Gardez-le. O.*
[V:J'ai gagné,] dit {V}, et il le redit, au cas où ce serait mieux.
Il se coucha, exactement au milieu, et étala toutes ses pattes, même la mauvaise.
{>gag2}
{>recap1} {>recap2} {>recap3}
[V:Il a grandi,] observa {V} au bout d'un certain temps. [V:Si quelqu'un pouvait fermer la fenêtre...]
{H} tâta l'intérieur : un tiroir plein de clés n'est pas plus froid. Trente hivers, trente rubans, tous encore noués. Et chaque soir, quelqu'un venait juste de se lever.
[H:Ça t'est arrivé souvent, de dormir dans un lit froid ?] demanda {H}. [H:Avant ce soir, je veux dire.]
{V} ouvrit la bouche pour répondre, et elle resta ouverte. En trente ans, jamais.

=== turn still
en:
[H:Get out a moment,] said {H}, and got in, which was dreadful. {h:He|She} lay on the left, knees up, and did what {h:he|she} was good at, which was nothing, until the cold had left by the foot of the bed. [H:Now. Quickly.]
{V} lay down, and did not speak for some time.
[V:That's her,] he said into the pillow. [V:On Tuesdays she dreams of something blue. It's always the one corner.] He sat up. [V:Where *is* she?]
{>pay}
{V} went round by the stern. Ottilie was lying in the sea chest, with both eyes open.
[A:There isn't a crumb in here,] she said. [A:I can't think how people sleep.]
fr:
[H:Sors un instant,] dit {H}.
Et {h:il|elle} se coucha, ce qui était affreux. {h:Il|Elle} se mit à gauche, les genoux repliés, et fit ce qu'{h:il|elle} faisait le mieux, c'est-à-dire rien, jusqu'à ce que le froid s'en aille par le pied du lit.
[H:Maintenant. Vite.]
{V} s'étendit, et mit du temps à parler.
[V:C'est elle,] dit-il dans l'oreiller. [V:Le mardi, elle rêve de quelque chose de bleu. C'est toujours le même coin.]
Il s'assit.
[V:Où est-elle ?]
{>pay}
{V} passa par l'arrière. Ottilie était dans le coffre, les deux yeux ouverts.
[A:Il n'y a pas une miette, ici,] dit-elle. [A:Je me demande comment les gens font pour dormir.]

=== turn why
en:
[V:It's a warm sort of bed,] repeated {V}, but his claws had begun to chatter.
[H:Why isn't it one tonight?]
[V:It's old. It's tired.]
[H:Why wasn't it tired last winter? Why are there thirty blankets with the ribbon on?] said {H}. At home there was generally somebody, by the third *why*, who had to see to the potatoes. The crab had no potatoes.
[V:Because one gets in,] he said slowly, [V:and there's a sort of...] He stopped. [V:On Tuesdays she dreams of something blue,] he said. [V:It's always the one corner.] And he got up.
{>pay}
{V} went round by the stern. Ottilie was lying in the sea chest, with both eyes open.
[A:There isn't a crumb in here,] she said. [A:I can't think how people sleep.]
fr:
[V:C'est un lit qui est chaud,] répéta {V}, mais ses pinces commençaient à claquer.
[H:Pourquoi pas ce soir ?]
[V:Il est vieux. Il est fatigué.]
[H:Pourquoi il n'était pas fatigué l'hiver dernier ? Pourquoi il y a trente couvertures avec leur ruban ?] dit {H}.
À la maison, au troisième *pourquoi*, quelqu'un devait toujours surveiller les pommes de terre. Le crabe n'avait pas de pommes de terre.
[V:Parce qu'on se couche,] dit-il lentement, [V:et qu'on y trouve...]
Il s'arrêta.
[V:Le mardi, elle rêve de quelque chose de bleu,] dit-il. [V:C'est toujours le même coin.]
Et il se leva.
{>pay}
{V} passa par l'arrière. Ottilie était dans le coffre, les deux yeux ouverts.
[A:Il n'y a pas une miette, ici,] dit-elle. [A:Je me demande comment les gens font pour dormir.]

=== restore
en:
*Ding*, said the bell, once, and was believed. Doors opened and stayed open, and a very small person in a paper hat swam from one to the next, informing them that he was five.
They met at the side of the bed, he getting up and she coming home, and there was so much to say that neither began. {V} lifted a corner of the blanket, and held it.
[V:Good night,] he said.
[A:Good morning,] said Ottilie; and they were right, the two of them.
{>close}
The ribbons are still on the blankets. From the bedpost hangs one note, with crumbs. *Hurry up*, it says. *It's getting cold.*
fr:
*Ding*, dit la cloche, une seule fois, et on la crut. Les portes s'ouvrirent et restèrent ouvertes. Une très petite personne, en chapeau de papier, nageait de l'une à l'autre pour annoncer qu'elle avait cinq ans.
Ils se rencontrèrent au bord du lit, lui qui se levait, elle qui rentrait. Ils avaient tant à se dire que ni l'un ni l'autre ne commença. {V} souleva un coin de la couverture, et le tint.
[V:Bonne nuit,] dit-il.
[A:Bonjour,] dit Ottilie.
Et ils avaient raison tous les deux.
{>close}
Les couvertures ont toujours leur ruban. Au montant du lit pend un seul mot, avec des miettes. *Dépêche-toi*, dit-il. *Ça refroidit.*

=== cameo
en:
Far below a bell rang once, and somebody held up the corner of a blanket for somebody else.
fr:
Tout au fond, une cloche sonna une fois, et quelqu'un souleva pour quelqu'un d'autre le coin d'une couverture.

=== ask
en:
{V} and Ottilie had never met. How well did they know each other?
He says of the washed bed that it might be anybody's. What does he miss?
Which complaint of yours is about somebody you would not want to be without?
fr:
{V} et Ottilie ne s'étaient jamais vus. Est-ce qu'ils se connaissaient ?
Du lit lavé, il dit qu'il pourrait être à n'importe qui. Qu'est-ce qui lui manque ?
De qui te plains-tu souvent, dont tu ne voudrais pas te passer ?
`
