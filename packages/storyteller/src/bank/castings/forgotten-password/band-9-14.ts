export const band9to14 = `
=== title
en:
Thirty Years of Wrong Words
fr:
Trente ans de mauvais mots

=== title
en:
Please Reply to the Gate
fr:
Prière de répondre à la Porte

=== teaser
en:
A gate may be opened by a single word, and the only person who asks for it has {v:his|her} own reasons for wanting to hear it.
fr:
Une porte s'ouvre avec un seul mot, et {v:celui|celle} qui le demande a ses raisons de vouloir l'entendre.

=== when
en:
One morning when the tide had gone out farther than it meant to
fr:
Un matin où la mer s'était retirée plus loin que prévu

=== plant marble
en:
{>when}, {H} won a marble, after thirteen weeks of losing, from a boy who was known never to lose. It was blue, and there was a wave in it that had been about to break for as long as anyone could remember. {H} had not yet decided where to keep such a thing. So far it was being kept in {h:his|her} fist.
fr:
{>when}, {H} gagna une bille, après treize semaines de défaites, contre un garçon connu pour ne jamais perdre. Elle était bleue et contenait une vague qui, de mémoire d'homme, avait toujours été sur le point de retomber. {H} n'avait pas encore décidé où l'on range une chose pareille. En attendant, c'était dans son poing.

=== about marble
en:
[F:You can't go about like that,] said {F}. [F:How will you eat?]
[H:With the other hand,] said {H}, who had thought of that.
fr:
[F:Tu ne vas pas rester comme ça,] dit {F}. [F:Comment tu feras pour manger ?]
[H:De l'autre main,] dit {H}, qui avait tout prévu.

=== pay marble
en:
{H} opened {h:his|her} fist, which had grown rather used to being shut. [H:What would you say this was?]
[V:It is a marble,] said {V}, as though it might be a trap.
[H:Then that's it. Marble. Now there are two of us who know, and that's all a password is.] {H} looked at the wave once more, and tipped it into the old flipper. [H:Hold on to it. If you forget the word, you can look.]
fr:
{H} ouvrit son poing, qui avait pris l'habitude d'être fermé.
[H:À votre avis, c'est quoi ?]
[V:C'est une bille,] dit {V}, comme si c'était peut-être un piège.
[H:Alors voilà. *Bille*. Maintenant, on est deux à le savoir, et un mot de passe, ce n'est rien d'autre.]
{H} regarda encore une fois la vague, puis la fit rouler dans la vieille nageoire.
[H:Gardez-la. Si vous oubliez le mot, vous n'aurez qu'à regarder.]

=== pay own
en:
{H} took {h:his|her} {T} and held {n:it|them} out, not very far at first. [H:What would you say {n:this was|these were}?]
[V:{n:It is|They are} {a T},] said {V}, as though it might be a trap.
[H:Then that's it. That's the word. Now there are two of us who know it.] And, because a word is easily lost, {h:he|she} hung {n:the thing itself|the things themselves} beside the gate. [H:If you forget, you can look.]
fr:
{H} prit {son T} et {T:le|la} tendit, pas très loin d'abord.
[H:À votre avis, c'est quoi ?]
[V:C'est {un T},] dit {V}, comme si c'était peut-être un piège.
[H:Alors voilà, c'est le mot. Maintenant, on est deux à le savoir.]
Et comme un mot se perd facilement, {H} accrocha la chose elle-même à côté de la porte.
[H:Si vous oubliez, vous n'aurez qu'à regarder.]

=== lack >
en:
At the place where the reef gives up there is a gate of red coral. Before the gate, in a cap with a badge, stood a turtle so old that small things had settled on {v:him|her} and brought up families.
[V:Password,] said {V}, looking over everybody's head. [V:I don't make the rule. I only ask.]
A striped fish, no longer than a finger, had been crying for so long in front of {v:him|her} that he had got it down to a kind of hum. He had come out on Monday to play, he explained. His bed was in there; you could see one end of it, between the bars, if you stood in the right place.
{>gag1}
fr:
Là où le récif renonce, il y a une porte de corail rouge. Devant la porte, sous une casquette à écusson, se tenait une tortue si vieille que de petites choses s'étaient installées sur elle et y avaient fondé une famille.
[V:Le mot de passe,] dit {V}, qui regardait au-dessus des têtes. [V:Ce n'est pas moi qui fais la règle. Moi, je demande.]
Devant {v:lui|elle}, un poisson rayé, pas plus long qu'un doigt, pleurait depuis si longtemps que c'était devenu une sorte de ronron. Il était sorti jouer lundi, expliqua-t-il. Son lit était là-dedans ; on en voyait un bout, entre les barreaux, à condition de bien se placer.
{>gag1}

=== try guess
en:
A word that exists can be said, and if you say all of them you must, sooner or later, say the right one. They began with the polite ones. They went on to fish, and fruit, and parts of a boat, and when they had run out of things in the world they tried things that ought to be in it.
[V:No,] said {V}, and each time {v:he|she} wrote the word down in a little book, quite unnecessarily, and in {v:his|her} best hand.
[F:Marmalade,] said {F}.
The pencil stopped. {V} closed {v:his|her} eyes, and moved {v:his|her} lips, as you do with a tune that you have only ever heard through a wall.
[V:No,] {v:he|she} said at last. [V:But thank you. That was very near something.]
fr:
Un mot qui existe peut se dire, et en les disant tous, on finira forcément par dire le bon. {hf:Ils|Elles} commencèrent par les mots polis. {hf:Ils|Elles} continuèrent par les poissons, les fruits, les parties d'un bateau et, quand il n'y eut plus rien au monde, essayèrent ce qui devrait y être.
[V:Non,] disait {V}, et chaque fois {v:il|elle} notait le mot dans un petit carnet, bien inutilement, et de sa plus belle écriture.
[F:Marmelade,] dit {F}.
Le crayon s'arrêta. {V} ferma les yeux et remua les lèvres, comme on le fait pour un air qu'on n'a jamais entendu qu'à travers un mur.
[V:Non,] dit-{v:il|elle} enfin. [V:Mais merci. C'était tout près de quelque chose.]

=== recap guess
en:
A guard does not keep the wrong answers, and {V} had kept every one.
fr:
Un gardien ne garde pas les mauvaises réponses, et {V} les avait toutes gardées.

=== try weed >
en:
Nobody, {H} argued, has ever asked seaweed for a password. So they dressed in it from head to foot, with a little over for trimming, and moved towards the gate in the manner of seaweed. That is to say, they only went where they were pushed, and never looked as though they minded. {each:@ was the part that floats.|@ were the part that floats.}
It was slow, but it was beautifully done. A snail got on.
[V:Good evening,] {V} said to the seaweed, lifting {v:his|her} cap. [V:I suppose you don't happen to know the password?]
The seaweed swayed.
[V:No,] said {V}. [V:I ask it every evening, as it comes by. It must have heard a good deal.]
It was then that the snail sneezed.
fr:
Personne, soutenait {H}, n'a jamais demandé le mot de passe à une algue. {hf:Ils|Elles} s'en habillèrent donc de la tête aux pieds, avec un supplément pour les finitions, et avancèrent vers la porte à la manière des algues. C'est-à-dire qu'{hf:ils|elles} n'allaient que là où l'on est poussé, sans avoir l'air d'en souffrir. {each:@ faisait le bout qui flotte.|@ faisaient le bout qui flotte.}
C'était lent, mais très réussi. Un escargot de mer monta à bord.
[V:Bonsoir,] dit {V} aux algues en soulevant sa casquette. [V:Vous ne connaîtriez pas le mot de passe, par hasard ?]
Les algues se balancèrent.
[V:Non,] dit {V}. [V:Je leur demande chaque soir, quand elles passent. À force, elles ont dû entendre bien des choses.]
C'est à ce moment que l'escargot éternua.

=== recap weed
en:
Nobody who has a secret goes about asking the seaweed for it.
fr:
Quand on a un secret, on ne va pas le demander aux algues.

=== try backwards
en:
There was a notice on the gate, and {H}, who believed in reading things through, read it through. NO ENTRY, it said, WITHOUT THE PASSWORD. As to leaving, it said nothing whatever.
They therefore went up to the gate backwards, at an easy pace, waving to the place they were coming from, and anybody would have taken them for guests who had stayed a little too long.
[V:Off already?] said {V} warmly. [V:Was it nice in there? Is the bench still under the window? I've often wondered whether they kept the bench.]
[H:Haven't you ever been back?] asked {H}, forgetting which way {h:he|she} was facing.
[V:Me?] said {V}. [V:I should need the password.]
fr:
Il y avait un écriteau sur la porte et {H}, qui aimait lire les choses jusqu'au bout, le lut jusqu'au bout. ENTRÉE INTERDITE, disait-il, SANS LE MOT DE PASSE. Sur la sortie, pas une ligne.
{hf:Ils|Elles} s'approchèrent donc de la porte à reculons, sans se presser, en faisant signe à l'endroit d'où l'on vient, si bien que n'importe qui aurait cru voir des invités restés un peu trop tard.
[V:Vous partez déjà ?] dit {V} avec chaleur. [V:C'était bien, là-dedans ? Le banc est toujours sous la fenêtre ? Je me suis souvent demandé s'ils avaient gardé le banc.]
[H:Vous n'y êtes jamais {v:retourné|retournée} ?] demanda {H}, oubliant dans quel sens on marchait.
[V:Moi ?] dit {V}. [V:Il me faudrait le mot de passe.]

=== recap backwards
en:
And {v:he|she} had not been back inside, even to look at a bench.
fr:
Et {v:il n'était jamais rentré|elle n'était jamais rentrée}, pas même pour voir un banc.

=== way >
en:
[H:A password nobody knows must have been known by somebody,] said {H}, [H:or it would only be a silence with a cap on.] They went to ask at the sunken ship, where everything old comes in the end.
{>talent}
{>go}
The octopus who had kept the gate before lived there, in the captain's bath.
[A:I handed it over to {V} on {v:his|her} first morning, with the cap,] she said. [A:Slowly and distinctly. I admit there was a procession going past at the time, and {v:he|she} was very young, and it was a very good procession.]
[H:But what was the word?]
[A:My dear child, I handed it over. If one kept things back, one wouldn't be retired.]
fr:
[H:Un mot de passe que personne ne connaît a forcément été connu un jour,] dit {H}, [H:sinon ce n'est qu'un silence avec une casquette.]
{hf:Ils|Elles} allèrent demander au bateau coulé, où finit tout ce qui est vieux.
{>talent}
{>go}
La pieuvre qui gardait la porte autrefois y logeait dans la baignoire du capitaine.
[A:Je l'ai transmis à {V} le premier matin, avec la casquette,] dit-elle. [A:Lentement, en articulant. J'admets qu'au même moment passait un défilé, qu'{v:il|elle} était très jeune, et que c'était un très beau défilé.]
[H:Mais c'était quoi, ce mot ?]
[A:Mon enfant, je l'ai transmis. Si l'on gardait tout, ce ne serait pas la retraite.]

=== road
en:
The way back went through the kelp, and it was {F} who noticed that the kelp was full of post. It hung from every stem: hundreds of slips of paper, some so old that you could read them only with a thumb, and all in one careful hand.
*To Whom It May Concern. Should any word occur to you which seems likely, kindly send it to the Gate. All suggestions gratefully received.*
[O:They come by on the evening current,] said a crab who was knitting. [O:For years we took it for a competition. My late sister entered *umbrella*. She had such a nice letter back, you wouldn't believe it; {v:he|she} said that for a whole afternoon {v:he|she} had been almost sure.]
fr:
Le retour passait par les algues, et c'est {F} qui remarqua que les algues étaient pleines de courrier. Il en pendait à chaque tige : des centaines de bouts de papier, certains si vieux qu'on ne les lisait plus qu'avec le pouce, et tous de la même main appliquée.
*À qui de droit. Si un mot vous venait à l'esprit qui vous paraisse possible, merci de l'adresser à la Porte. Toute idée sera reçue avec reconnaissance.*
[O:Ça passe avec le courant du soir,] dit un crabe qui tricotait. [O:Pendant des années, on a cru à un concours. Ma grande sœur avait envoyé *parapluie*. Elle a reçu une lettre, mais d'une gentillesse ! {v:Il|Elle} disait que, tout un après-midi, {v:il|elle} en avait été presque sûr.]

=== strand >
en:
Against the outer wall leaned a parcel, which had been leaning there since spring. The postman had not known the password; he had known only his duty, and had gone away on tiptoe.
[N:It has a smell,] reported the little fish, who had been round it a good many times for something to do.
It was vanilla, though of a stern sort. Snails had eaten the label, as snails will, from the right, and what was left of it read: *To my own dear T*.
[F:Treasurer,] said {F}. [F:Tailor. Trombone.]
{H} knocked on the lid. It gave back the sound of something that had been soft once, and had waited.
fr:
Contre le mur était appuyé un paquet, et il s'y appuyait depuis le printemps. Le facteur, qui ne connaissait pas le mot de passe mais connaissait son devoir, était reparti sur la pointe des pieds.
[N:Il y a une odeur,] signala le petit poisson, qui en avait fait le tour bien des fois, pour s'occuper.
C'était de la vanille, mais sévère. Les escargots avaient mangé l'étiquette, en commençant, comme toujours, par la fin, et l'on ne lisait plus que : *À ma chère petite T*.
[F:Trésorière,] dit {F}. [F:Théière. Trottinette.]
{H} frappa sur le couvercle. Cela rendit le son d'une chose qui a été tendre et qui a attendu.

=== strandEnd
en:
They brought in the parcel as well. *T* had been for turtle: it was a birthday cake, by now fit to pave a road with. {V} would not hear of leaving any.
fr:
Le paquet rentra aussi. *T*, c'était pour tortue : un gâteau d'anniversaire, à présent bon à paver une route. {V} ne voulut pas en laisser une miette.

=== quiet >
en:
Evening comes from underneath, in the sea. First the sand went, and then their feet, and presently there was nothing left to see except, between the bars, a long way in, one yellow window.
It had a candle in it. There was a table, and a cloth on the table, and a chair drawn up to one side with nobody in it. Something in a bowl was steaming; and then, after a time, it had stopped.
[H:Whose house is that?] asked {H}.
[V:Mine,] said {V}, without turning round. {v:He|She} must have known what {v:he|she} would see. [V:My mother lays for two. I've told her not to, through the bars, but she says it's no trouble.]
fr:
Dans la mer, le soir monte d'en bas. Il prit d'abord le sable, puis les pieds, et bientôt on ne vit plus rien, sauf, entre les barreaux, très loin, une fenêtre jaune.
Il y avait une bougie. Il y avait une table, une nappe sur la table et, tirée sur un côté, une chaise où il n'y avait personne. Quelque chose fumait dans un bol et puis, au bout d'un moment, ne fuma plus.
[H:C'est la maison de qui ?] demanda {H}.
[V:La mienne,] dit {V} sans se retourner.
{v:Il|Elle} savait sûrement ce qu'{v:il|elle} aurait vu.
[V:Ma mère met toujours deux couverts. Je lui ai dit de ne pas le faire, à travers la grille, mais elle répond que ça ne la dérange pas.]

=== insight >
en:
By the light of that one window, {V} had taken out the little book and begun it again at page one.
{>gag2}
{>recap1} {>recap2} {>recap3}
{H} watched the flipper go down the column. It stopped under each word; it hoped, you could see it hoping, and then it moved to the next. {H} thought of the lesson about remainders. {h:He|She} had been looking at a wasp; and by the Thursday it had been too late to ask.
[H:{v:He|She} missed it,] said {H}. [H:The very first morning. Everybody thought {v:he|she} knew, and {v:he|she}'s been looking ever since.]
fr:
À la lueur de cette fenêtre, {V} avait ressorti son petit carnet et le reprenait à la première page.
{>gag2}
{>recap1} {>recap2} {>recap3}
{H} regarda la nageoire descendre la colonne. Sous chaque mot, elle s'arrêtait ; elle espérait, cela se voyait, puis passait au suivant. Et {H} se rappela la leçon où l'on avait expliqué ce que c'est qu'un reste. Il y avait une guêpe à la fenêtre ; et le jeudi, il était déjà trop tard pour demander.
[H:{v:Il|Elle} l'a manqué,] dit {H}. [H:Le tout premier matin. Tout le monde a cru qu'{v:il|elle} savait, et depuis, {v:il|elle} cherche.]

=== turn tell
en:
{H} did not say that {h:he|she} knew. {h:He|She} sat down with {h:his|her} back against the coral and told a story instead, about a person who was handed something important on the day of a procession. Everyone else in it had dropped something too, the queen her glove, the clockmaker a whole hour, and it came to seem quite usual.
[V:And did {v:he|she} get it back?] asked {V}, in a voice with very little shell on it.
[H:It was gone,] said {H}. [H:They do go. {v:He|She} was given another.]
{>pay}
fr:
{H} ne dit pas qu'{h:il|elle} avait deviné. {h:Il|Elle} s'assit, le dos contre le corail, et raconta plutôt une histoire : celle de quelqu'un à qui l'on remet une chose importante un jour de défilé. Et comme tous les autres y avaient aussi laissé tomber quelque chose, la reine son gant, l'horloger une heure entière, on voyait bien que c'était courant.
[V:Et {v:il|elle} l'a retrouvée ?] demanda {V}, d'une voix qui n'avait presque plus de carapace.
[H:Elle était perdue,] dit {H}. [H:Ça arrive. On lui en a donné une autre.]
{>pay}

=== turn why
en:
[H:Why does it have to be that word?] asked {H}.
[V:Because that is the one it is.]
[H:Who decided?]
[V:The guard before the guard before,] said {V}. [V:It lies with whoever is wearing the cap.]
[H:And who's wearing it?]
There followed the kind of pause in which, under the sea, you can hear the tide turn over. Slowly the old turtle put up a flipper and felt the top of {v:his|her} head, where the cap had been for thirty years.
{>pay}
fr:
[H:Pourquoi faut-il que ce soit ce mot-là ?] demanda {H}.
[V:Parce que c'est celui-là.]
[H:Qui l'a décidé ?]
[V:Le gardien d'avant le gardien d'avant,] dit {V}. [V:C'est l'affaire de celui qui porte la casquette.]
[H:Et qui la porte ?]
Il y eut un de ces silences où, sous la mer, on entend la marée se retourner. Lentement, la vieille tortue leva une nageoire et se tâta le sommet du crâne, où la casquette se trouvait depuis trente ans.
{>pay}

=== restore
en:
{V} said it to the gate under {v:his|her} breath, as you try a key in a house where people are asleep. And the gate, which had been waiting for a word, any word, opened without a sound.
The little fish was in bed before they had finished being surprised. In the window somebody lit a second candle.
[O:It's gone cold,] said a voice.
[V:I like it cold,] said {V}, and {v:he|she} wiped {v:his|her} feet for some time.
{>close}
There is a new notice on the gate. NO ENTRY, it says, WITHOUT THE PASSWORD; and below, for those who missed it, the password.
fr:
{V} dit le mot à la porte, entre ses dents, comme on essaie une clé dans une maison où l'on dort. Et la porte, qui attendait un mot, n'importe lequel, tourna sans bruit.
Le petit poisson fut au lit avant la fin de la surprise. À la fenêtre, quelqu'un alluma une deuxième bougie.
[O:C'est froid, maintenant,] dit une voix.
[V:J'aime bien quand c'est froid,] dit {V}.
Et {v:il|elle} s'essuya longuement les pieds.
{>close}
Il y a un nouvel écriteau sur la porte. ENTRÉE INTERDITE, dit-il, SANS LE MOT DE PASSE. Et dessous, pour ceux qui l'auraient manqué, le mot de passe.

=== last
en:
{each:@ came in last, having forgotten the word.|@ came in last, having forgotten the word.}
fr:
{each:@ entra en dernier : le mot lui était sorti de la tête.|@ entrèrent en dernier : le mot leur était sorti de la tête.}

=== cameo
en:
A turtle of great age, with a cap under one flipper, was out for a stroll before supper, and bowed to them like somebody with nothing to hide.
fr:
Une tortue d'un grand âge, la casquette sous la nageoire, faisait un tour avant le dîner et les salua comme quelqu'un qui n'a plus rien à cacher.

=== ask
en:
Why is it harder to ask on Thursday than on Monday?
The octopus never checked that {v:he|she} had heard. Whose mistake was it?
What makes a word a password?
fr:
Pourquoi est-ce plus difficile de demander le jeudi que le lundi ?
La pieuvre n'a pas vérifié qu'{v:il|elle} avait entendu. À qui la faute ?
Qu'est-ce qui fait d'un mot un mot de passe ?
`
