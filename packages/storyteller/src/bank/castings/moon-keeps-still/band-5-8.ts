export const band5to8 = `
=== title
en:
The Moon Keeps Still
fr:
La lune ne bouge plus

=== title
en:
{H} and the Back of the Moon
fr:
{H} de l'autre côté de la lune

=== teaser
en:
The moon has stopped over the baker's chimney, and whatever you ask her, she says *shh*.
fr:
La lune s'est arrêtée au-dessus de la boulangerie et, à tout ce qu'on lui demande, elle répond *chut*.

=== when
en:
One very long evening
fr:
Un soir qui n'en finissait pas

=== plant drawing
en:
{>when}, {H} was making the biggest drawing in the world, a harbour with all its boats. There was one boat to go.
fr:
{>when}, {H} faisait le plus grand dessin du monde : un port, avec tous ses bateaux. Il en restait un à finir.

=== about drawing
en:
[F:Where's the sea?] asked {F}.
[H:I'm keeping its place,] said {H}, [H:for when it comes home.]
fr:
[F:Et la mer ?] demanda {F}.
[H:Je lui garde la place,] dit {H}, [H:pour quand elle rentrera.]

=== pay drawing
en:
{H} unrolled the big drawing on the ground, took up the pencil, and bent down to the very last boat. There was not a minute to lose.
fr:
{H} déroula le grand dessin par terre, prit le crayon et se pencha sur le tout dernier bateau. Il n'y avait pas une minute à perdre.

=== plant book
en:
{>when}, {H} had one page left of a book about a pirate. It was the page where you find out. {h:He|She} was saving it, and took the book everywhere, just in case.
fr:
{>when}, il restait à {H} une page d'un livre de pirates. C'était la page où l'on apprend tout. {h:Il|Elle} la gardait pour plus tard, et emportait le livre partout, au cas où.

=== about book
en:
[F:Find out what?] asked {F}.
[H:That's what I don't know,] said {H}, and shut the book again, quickly.
fr:
[F:Tout quoi ?] demanda {F}.
[H:Justement, je ne sais pas,] dit {H}, qui referma vite le livre.

=== pay book
en:
{H} opened the book on the ground, at the very last page, and began to read. It was just getting to the part where you find out.
fr:
{H} ouvrit le livre par terre, à la toute dernière page, et se mit à lire. On arrivait juste au moment où l'on apprend tout.

=== pay own
en:
{H} laid {h:his|her} {T} on the ground. [H:Oh, how I need my {T},] {h:he|she} said, just loud enough for a cat, and reached for {n:it|them}.
fr:
{H} posa {son T} par terre.
[H:Ah, mais j'en ai besoin, moi, de {mon T} !] dit-{h:il|elle}, juste assez fort pour un chat.
Et {h:il|elle} fit mine de {T:le|la} reprendre.

=== lack >
en:
On Monday the sea had gone out, and it had not come back. The boats in the harbour lay on their sides, like dogs. Over the baker's chimney hung the moon. She had hung there for three nights.
[B:It's the moon that pulls the sea,] said the badger from the Tide Office. [B:The moon is broken.]
[N:Shh,] said the moon.
{>gag1}
The moon kept so still that you could lean a ladder on her. They did.
fr:
Lundi, la mer était partie, et elle n'était pas revenue. Dans le port, les bateaux étaient couchés sur le côté, comme des chiens. La lune était accrochée au-dessus de la boulangerie. Elle était là depuis trois nuits.
[B:C'est la lune qui tire la mer,] dit le blaireau du Bureau des marées. [B:La lune est en panne.]
[N:Chut,] dit la lune.
{>gag1}
La lune bougeait si peu qu'on pouvait y appuyer une échelle. C'est ce qu'{hf:ils|elles} firent.

=== try oil
en:
[B:It'll be the axle,] said the badger, and turned a page of the handbook. [B:It's always the axle.]
So they oiled the moon, all round the middle. {F} oiled {H} by mistake, and {H} slid into a crater, and up the other side, and back.
[N:That tickles,] whispered the moon. She held her breath, so as not to laugh, until she went quite pink.
After that she shone beautifully, and stayed where she was.
{>fail}
fr:
[B:C'est l'axe,] dit le blaireau en tournant une page du mode d'emploi. [B:C'est toujours l'axe.]
Alors {hf:ils|elles} huilèrent la lune, tout autour du ventre. {F} huila aussi {H}, par erreur, et {H} glissa dans un cratère, remonta de l'autre côté, et revint.
[N:Ça chatouille,] dit la lune, les dents serrées.
Elle retint sa respiration pour ne pas rire. Elle en devint toute rose.
Après, elle brillait comme un sou neuf, et elle n'avait pas bougé d'un pouce.
{>fail}

=== recap oil
en:
When they oiled the moon, she held her breath so as not to laugh.
fr:
Quand on l'avait huilée, la lune s'était retenue de rire.

=== try push >
en:
They tried with their shoulders. {H} pushed, {F} pushed, {each:@ pushed,|@ pushed,} and the badger read out [B:Heave!] from his handbook.
The moon tipped. It was only by a finger, but on Earth a pond fell out of a field.
[N:Careful!] gasped the moon. She tipped herself back, slowly, slowly, like somebody carrying a full goldfish bowl upstairs. Then she peeped over her own shoulder, at something they could not see.
fr:
{hf:Ils|Elles} essayèrent avec les épaules. {H} poussait, {F} poussait, {each:@ poussait,|@ poussaient,} et le blaireau lisait tout haut dans son livre.
[B:Ho ! Hisse !]
La lune pencha. À peine d'un doigt, mais sur Terre une mare tomba d'un pré.
[N:Attention !] fit la lune.
Elle se redressa, lentement, lentement, comme quelqu'un qui monte l'escalier avec un bocal plein. Puis elle regarda par-dessus son épaule quelque chose qu'on ne voyait pas.

=== recap push
en:
When they pushed, she had tipped back like somebody carrying a full goldfish bowl.
fr:
Quand on l'avait poussée, elle s'était redressée comme quelqu'un qui porte un bocal plein.

=== try band
en:
[B:Shh, and shh, and shh,] said the badger. [B:She's asleep, and talking in it. The handbook says: wake her.]
So they sent for the harbour band: two drums, a trumpet, and the fishmonger with his lids.
*Boom! Tara! Clang!*
[N:SHH!] said the moon. Both her eyes were wide open. [N:Not so loud. For heaven's sake. Please!]
She was not asleep, then. The fishmonger went home with his lids under his arm. He took it personally.
fr:
[B:Chut, chut, toujours chut,] dit le blaireau. [B:Elle dort, et elle parle en dormant. Le mode d'emploi dit : réveiller.]
On fit venir la fanfare du port : deux tambours, une trompette et le poissonnier avec ses couvercles.
*Boum ! Tara ! Dzing !*
[N:CHUT !] dit la lune.
Elle avait les deux yeux grands ouverts.
[N:Pas si fort. Pour l'amour du ciel. S'il vous plaît !]
Elle ne dormait donc pas. Le poissonnier repartit, ses couvercles sous le bras. Il était vexé comme un pou.

=== recap band
en:
When the band played, the moon said *shh*, and she was wide awake.
fr:
Quand la fanfare avait joué, la lune avait dit *chut*, et elle était bien réveillée.

=== strand >
en:
Beside a crater sat a snail, painting the Earth. Round him stood a hundred paintings of the Earth, all exactly alike.
[C:It used to go up,] he said. [C:I did one low, one middling, and one with the whole thing in the air. I sold them all. But it's been half past four since Monday.]
[H:You could paint something else,] said {H}.
[C:Up here?] The snail looked all round. [C:There's a hole,] he said. [C:And there's a hole.]
fr:
Près d'un cratère, un escargot peignait la Terre. Autour de lui séchaient déjà cent tableaux de la Terre, tous pareils.
[C:Avant, elle se levait,] dit-il. [C:J'en faisais une en bas, une au milieu, et une tout en l'air. Je vendais tout. Mais depuis lundi, il est quatre heures et demie.]
[H:Vous pourriez peindre autre chose,] dit {H}.
[C:Ici ?]
L'escargot fit le tour du paysage.
[C:Il y a un trou,] dit-il. [C:Et là, il y a un trou.]

=== way >
en:
[H:Let's look at the back,] said {H}. [H:Nobody ever looks at the back of the moon.]
They went on tiptoe, because the moon asked them to. {H} {?talent(mimic):could do every noise in the house, and did the stairs, very low, to cheer everybody up: *creak, creak*|stopped to listen, for so long that moon dust sat down on one ear}.
{>go}
The ground was full of footprints. There were big boots, which came, and jumped about, and went home. And in between there were some very small round prints. Those only came.
fr:
[H:Allons voir derrière,] dit {H}. [H:Personne ne regarde jamais derrière la lune.]
{hf:Ils|Elles} marchèrent sur la pointe des pieds, parce que la lune le demandait. {H} {?talent(mimic):savait faire tous les bruits de la maison, et fit l'escalier, tout bas, pour donner du courage : *cric, crac*|s'arrêta pour écouter, si longtemps que la poussière de lune se posa sur une oreille}.
{>go}
Le sol était plein de traces. De grosses bottes étaient venues, avaient sauté un peu et étaient reparties. Et, au milieu, de tout petits pas ronds. Ceux-là étaient seulement venus.

=== road >
en:
Round the corner of the moon it ought to have been cold. It was warm there, like the end of the kitchen where the stove is. And there was a noise: *rrrr, rrrr*.
[F:That's the works,] said {F}. [F:They sound all right to me.]
{H} lay down and put one ear to the ground. The works went in, and out. In, and out. {h:He|She} had never heard of works that breathed.
fr:
Passé le bord de la lune, il aurait dû faire froid. Il faisait tiède, comme dans la cuisine, du côté du poêle. Et on entendait un bruit : *rrrr, rrrr*.
[F:C'est le mécanisme,] dit {F}. [F:Il m'a l'air en forme.]
{H} s'allongea, une oreille contre le sol. Le mécanisme montait, puis descendait. Il montait, il descendait. On aurait dit qu'il respirait.

=== quiet
en:
They sat down to eat a biscuit. The moon did not want any.
[N:People do come, you know,] she whispered. [N:They say how beautiful it is. They say it to each other. They put up a flag, and they take a stone, and then it's time to go.]
[H:Doesn't anyone ever stay?]
The moon was silent for a bit.
[N:Mind the crumbs,] she said. [N:They make such a noise when they land.]
fr:
{hf:Ils|Elles} s'assirent pour manger un biscuit. La lune n'en voulait pas.
[N:Il vient du monde, vous savez,] chuchota-t-elle. [N:Les gens disent que c'est beau. Ils se le disent entre eux. Ils plantent un drapeau, ils prennent un caillou, et après, c'est l'heure de rentrer.]
[H:Personne ne reste jamais ?]
La lune ne répondit pas tout de suite.
[N:Attention aux miettes,] dit-elle. [N:Ça fait un bruit, quand ça tombe !]

=== insight >
en:
Behind the last hill there was a hollow, as round as a lap. {H} looked over the edge. In the hollow lay a grey cat. It was asleep, and all of it went up and down.{?told(band): The band had not moved one ear of it.|}
{>gag2}
{>recap1} {>recap2}
[H:My grandma does that,] whispered {H}. [H:When the cat's asleep on her, she can't get up. Not even if the cake burns.]
[N:There, you see,] breathed the moon. [N:I *can't*.]
fr:
Derrière la dernière colline, la lune faisait un creux, comme quelqu'un d'assis. {H} regarda par-dessus le bord. Un chat gris était couché là. Il dormait, et tout le chat montait et descendait.{?told(band): La fanfare ne lui avait pas fait bouger une oreille.|}
{>gag2}
{>recap1} {>recap2}
[H:Chez moi, c'est Mamie,] chuchota {H}. [H:Quand le chat dort sur elle, elle ne peut plus se lever. Même si le gâteau brûle.]
[N:Vous voyez bien,] souffla la lune. [N:Je ne *peux* pas.]

=== turn still
en:
[H:It wants something that somebody needs,] whispered {H}, and sat down in the dust.
{>pay}
Then {H} kept still, until the dust sat down on both ears. Even asleep, a cat can tell. One ear turned. One eye opened. The cat got up, stretched at both ends, came over, and lay down right on top.
You never get a thing back from under a cat. You can only carry the two together, like a tray. *Rrrr.*
fr:
[H:Il lui faut une chose dont on a besoin,] chuchota {H} en s'asseyant dans la poussière.
{>pay}
Puis {H} ne bougea plus, si bien que la poussière se posa sur ses deux oreilles. Même endormi, un chat sent ces choses-là. Une oreille tourna. Un œil s'ouvrit. Le chat se leva, s'étira par les deux bouts, arriva et se coucha juste dessus.
On ne reprend jamais rien sous un chat : on emporte les deux, comme un plateau. *Rrrr.*

=== turn mimic
en:
{H} went a little way off and made the noise of the larder door: *creak*. Then came the lid of the milk jug: *plink*.
One ear turned. One eye opened. The cat came over to see. There was no milk. It was not pleased.
{>pay}
That was better than milk. The cat lay down right on top, and you never get a thing back from under a cat. You can only carry the two together, like a tray. *Rrrr.*
fr:
{H} s'éloigna un peu et fit le bruit de la porte du garde-manger : *criiic*. Puis le couvercle du pot à lait : *tink*. On aurait juré qu'il y avait du lait.
Une oreille tourna. Un œil s'ouvrit. Le chat vint voir. Pas de lait. Il n'était pas content.
{>pay}
Ça, c'était mieux que du lait. Le chat se coucha juste dessus, et on ne reprend jamais rien sous un chat : on emporte les deux, comme un plateau. *Rrrr.*

=== turn why
en:
[H:Why do cats get up?] whispered {H}.
[N:They don't,] said the moon.
[H:Then why do they lie down where they do? Why on your homework? Why on your jumper, when you're late?] {H} stopped. [H:*Because you need it!*]
{>pay}
One eye opened. It saw somebody needing something. The cat got up, came over, and lay down right on top. You never get a thing back from under a cat. You can only carry the two together, like a tray.
fr:
[H:Pourquoi ils se lèvent, les chats ?] chuchota {H}.
[N:Ils ne se lèvent pas,] dit la lune.
[H:Alors, pourquoi ils se couchent ? Pourquoi sur les devoirs ? Pourquoi sur le pull, quand on est en retard ?]
{H} s'arrêta.
[H:*Parce qu'on en a besoin* !]
{>pay}
Un œil s'ouvrit. Il vit quelqu'un qui avait besoin de quelque chose. Le chat arriva et se coucha juste dessus. On ne reprend jamais rien sous un chat : on emporte les deux, comme un plateau.

=== restore
en:
[N:Ooh,] said the moon, out loud. [N:Pins and needles!] The cat slept all the way down the ladder{?has(drawing):, just where the sea should have been|}.
Then the moon rolled off the chimney, the boats stood up in the harbour, and the sea came in, a bit out of breath. {?has(book):On Thursday the cat got up, and they read the page. It was the parrot.|}
{>close}
But some nights, when the thin moon lies on her back, there is something round in her lap. It has ears.
fr:
[N:Oh là là,] dit la lune, tout haut. [N:J'ai des fourmis partout !]
Le chat dormit jusqu'en bas de l'échelle{?has(drawing):, juste à la place de la mer|}.
Puis la lune quitta la cheminée, les bateaux du port se relevèrent, et la mer rentra, un peu essoufflée. {?has(book):Le jeudi, le chat se leva, et on lut la page. C'était le perroquet.|}
{>close}
Mais certains soirs, quand la lune est couchée sur le dos, elle a quelque chose de rond sur les genoux. Ça a des oreilles.

=== last
en:
{each:@ put a foot into the sea, to make sure.|@ put a foot into the sea, to make sure.}
fr:
{each:@ mit un pied dans la mer, pour vérifier.|@ mirent un pied dans la mer, pour vérifier.}

=== strandEnd
en:
Behind the snail the Earth went up, blue and enormous. He turned round, and looked at it so hard that he forgot to paint.
fr:
Derrière l'escargot, la Terre se leva, bleue, énorme. Il se retourna, et la regarda si bien qu'il oublia de la peindre.

=== cameo
en:
A grey cat they knew was asleep on something that somebody needed.
fr:
Un chat gris de leur connaissance dormait sur quelque chose dont quelqu'un avait besoin.

=== ask
en:
Why did the moon say *shh* and not tell them about the cat?
When did you keep still for somebody?
What would the cat have to lie on, to make you wait?
fr:
Pourquoi la lune disait-elle *chut* au lieu de parler du chat ?
Et toi, quand es-tu resté sans bouger pour quelqu'un ?
Chez toi, qui ne peut pas se lever quand le chat dort ?
`
