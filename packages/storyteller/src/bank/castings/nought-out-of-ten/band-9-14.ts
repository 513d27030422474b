export const band9to14 = `
=== title
en:
Nought out of Ten
fr:
Zéro sur dix

=== title
en:
Wrong Twice Before Half Past Eight
fr:
Deux erreurs avant huit heures et demie

=== teaser
en:
All over the school somebody is cutting out the mistakes, with a ruler, and has not touched a single right answer.
fr:
Dans toute l'école, quelqu'un découpe les fautes, à la règle, et n'a pas touché à une seule bonne réponse.

=== when
en:
One Tuesday the colour of dishwater
fr:
Un mardi couleur d'eau de vaisselle

=== plant horse
en:
{>when}, {H} had finished the clay horse. It had begun as a galloping one. In three weeks of work it had lost first the gallop, and then most of its legs, and now it was lying down. {H} carried it in both hands, like soup.
fr:
{>when}, {H} avait terminé son cheval en terre. Au début, c'était un cheval au galop. En trois semaines de travail, il avait perdu le galop, puis l'essentiel de ses pattes, et maintenant il était couché. {H} le portait à deux mains, comme une soupe.

=== about horse
en:
[F:Is that for the canteen?] asked {F}.
[H:It's a horse.]
[F:Oh. I took it for a potato.]
[H:He's resting,] said {H}, and covered the ears.
fr:
[F:C'est pour la cantine ?] demanda {F}.
[H:C'est un cheval.]
[F:Ah. J'avais cru voir une pomme de terre.]
[H:Il se repose,] dit {H}, en lui bouchant les oreilles.

=== pay horse
en:
So {H} took out the horse, and set it down among the right answers.
[H:What's this?]
[V:A potato,] said {V}, who had hardly looked.
[H:It's a horse. He's lying down.]
Somewhere in {V} a small bell rang, which had been fitted at the factory and never used, and then there was a noise like a drawer of forks going down a staircase. It took them a while to understand that {v:he|she} was laughing.
[H:Keep him,] said {H}, and found that it was quite hard to let go. [H:Nobody gets him right first time.]
fr:
Alors {H} sortit le cheval et le posa au milieu des bonnes réponses.
[H:C'est quoi ?]
[V:Une pomme de terre,] dit {V}, presque sans regarder.
[H:C'est un cheval. Il est couché.]
Quelque part dans {V}, une petite cloche sonna, qu'on avait montée à l'usine et qui n'avait jamais servi. Puis il y eut le bruit d'un tiroir de couverts qu'on lâche dans un escalier. Il fallut un moment pour comprendre que c'était un rire.
[H:Garde-le,] dit {H}, qui eut quand même du mal à lâcher. [H:Personne ne devine du premier coup.]

=== pay own
en:
So {H} set {h:his|her} {T} down among the right answers.
[H:What's this?]
[V:{A T},] said {V}, who had hardly looked.
[H:Wrong. It's a ship, and it's late for Peru.] And {H} sailed it there, right round the inkwell, with all the noises.
Somewhere in {V} a small bell rang, which had been fitted at the factory and never used, and then there was a noise like a drawer of forks going down a staircase. It took them a while to understand that {v:he|she} was laughing.
[H:I'm leaving {n:it|them} with you,] said {H}. [H:Tomorrow you'll have to guess again.]
fr:
Alors {H} posa {son T} au milieu des bonnes réponses.
[H:C'est quoi ?]
[V:{Un T},] dit {V}, presque sans regarder.
[H:Raté. C'est un bateau, et il est en retard pour le Pérou.]
Et {H} l'y conduisit, tout autour de l'encrier, avec les bruits.
Quelque part dans {V}, une petite cloche sonna, qu'on avait montée à l'usine et qui n'avait jamais servi. Puis il y eut le bruit d'un tiroir de couverts qu'on lâche dans un escalier. Il fallut un moment pour comprendre que c'était un rire.
[H:Je te {T:le|la} laisse,] dit {H}. [H:Demain, il faudra deviner encore.]

=== lack >
en:
The first to see the holes was {A}, as he had the most to lose. Every mistake in his spelling had been taken out overnight, and where it had been there was a window, so square that you could have checked a ruler by it. After the spelling came the sums, and after the sums the paintings. The cat {A} had drawn was relieved of its fifth leg.
[A:I'm practically lace,] he said with some pride, as he looked at them through page four.
{V}, the school robot, who had known everything since September and had not been wrong yet, stopped on {v:his|her} way past.
[V:Seven hundred and four holes,] {v:he|she} said. [V:Good morning.] And {v:he|she} left rather quickly, for somebody with so many screws.
{>gag1}
[H:I can see why you'd steal an answer,] said {H}. [H:Who steals a mistake?]
fr:
Le premier à voir les trous fut {A} : c'est lui qui avait le plus à perdre. Pendant la nuit, on avait enlevé toutes les fautes de sa dictée. Il restait des fenêtres, si carrées qu'on aurait pu y vérifier une règle. Après les dictées, ce fut le tour des calculs, puis des dessins. Le chat {que A} avait dessiné y laissa sa cinquième patte.
[A:Je suis presque de la dentelle,] dit-il, pas mécontent, en les regardant par la page quatre.
{V}, le robot de l'école, qui savait tout depuis septembre et ne s'était pas encore {v:trompé|trompée}, s'arrêta en passant.
[V:Sept cent quatre trous,] dit-{v:il|elle}. [V:Bonjour.]
Et {v:il|elle} s'en alla bien vite, pour quelqu'un qui a autant de vis.
{>gag1}
[H:Voler une réponse, je comprends,] dit {H}. [H:Mais qui peut bien voler une faute ?]

=== try bait >
en:
A thief can be tempted. At break {H} went up to the board and wrote down the finest mistakes {h:he|she} could think of. *Two and two make seventeen. A cow has six feet and a handle. Napoleon was an island.* {F} stepped back to look, and thought that the handle was perhaps overdoing it.
They shut themselves in the cupboard with the chalk and watched through the crack, which turned out to give a very good view of the globe.
When they came out, white to the eyebrows, it was all still there, and there was a note in a hand like print. *Made on purpose, and so only a right answer in a false nose. Not wanted, but thank you for thinking of me.*
[F:That's not only a thief,] said {F}. [F:That's a thief who knows what {v:he|she} likes.]
fr:
Un voleur, ça s'appâte. À la récréation, {H} alla au tableau et y mit les plus belles fautes qu'on puisse trouver en dix minutes. *Deux et deux font dix-sept. La vache a six pattes et une poignée. Napoléon est une île.* {F} recula pour juger de l'effet, et trouva que la poignée, c'était peut-être trop.
{hf:Ils|Elles} s'enfermèrent dans le placard aux craies, l'œil à la fente. La fente donnait sur le globe terrestre, et sur rien d'autre.
Quand {hf:ils|elles} en sortirent, {hf:blancs|blanches} jusqu'aux sourcils, tout était encore là. Il y avait un mot en plus, d'une écriture de livre. *Fait exprès : ce n'est donc qu'une bonne réponse avec un faux nez. Non merci, mais c'est gentil d'avoir pensé à moi.*
[F:Ce n'est pas n'importe quel voleur,] dit {F}. [F:C'est un voleur qui a du goût.]

=== recap bait
en:
The thief wouldn't look at a mistake if it was made on purpose.
fr:
Le voleur ne voulait pas d'une faute, si elle était faite exprès.

=== try careful >
en:
It was {H} who saw that without mistakes there would be nothing to steal, and for one whole day the class set out not to make any. People wrote as you walk on ice. {F} checked every word forwards, backwards, and once from underneath. In the canteen a queue formed, since nobody would say *soup* or *salad* till they were sure, and {A}, when somebody asked him his name, said that he'd like to see the question in writing.
It was the worst day in the history of the school. By four o'clock they had got wrong things that they had known since they were three, and the teacher had wished everybody a good night, twice. And all along the corridors, in no hurry at all, something went *snip*.
{>fail}
fr:
Sans fautes, rien à voler : c'est {H} qui y pensa. Pendant une journée entière, toute la classe décida de ne pas en faire. On écrivait comme on marche sur la glace. {F} relisait chaque mot à l'endroit, à l'envers, et une fois par en dessous. À la cantine, il y eut la queue : personne n'osait dire *soupe* ou *salade* avant d'être sûr. Quand on demanda son nom à {A}, il répondit qu'il préférait avoir la question par écrit.
Ce fut la pire journée de l'histoire de l'école. À quatre heures, on avait raté des choses qu'on savait depuis l'âge de trois ans, et la maîtresse avait souhaité deux fois la bonne nuit à tout le monde. Et le long des couloirs, sans se presser, quelque chose faisait *clac*.
{>fail}

=== recap careful
en:
The harder everybody tried to be right, the more there was to steal.
fr:
Plus on s'appliquait à ne pas se tromper, plus il y avait à voler.

=== try hide >
en:
What can't be found can't be cut. So that afternoon the books were hidden: behind the map of the rivers, inside the piano (which then refused the lower notes), and under {F}, who undertook not to get up. {each:@ kept an eye on the piano.|@ kept an eye on the piano.} {A} put his in a place so brilliant that he forgot it at once, and was inconsolable.
When the bell rang they went out into the corridor. There were all the books, each in its owner's coat, in order of height. They had been cut again. There was a label on {A}'s, which was still a bit stiff.
*It was in the soup,* they read. *I have dried it, and changed nothing.*
{>fail}
fr:
Ce qu'on ne trouve pas, on ne le découpe pas. Cet après-midi-là, on cacha donc les cahiers : derrière la carte des fleuves, au fond du piano, qui en perdit ses notes graves, et sous {F}, qui promit de ne pas se lever. {each:@ surveillait le piano.|@ surveillaient le piano.} {A} mit le sien dans un endroit si génial qu'il l'oublia tout de suite, et rien ne put le consoler.
À la cloche, on sortit dans le couloir. Tous les cahiers étaient là, chacun dans un manteau, par ordre de taille, avec de nouveaux trous. Celui {de A}, un peu raide, portait une étiquette.
*Il était dans la soupe*, lut-on. *Je l'ai séché, et je n'ai rien changé.*
{>fail}

=== recap hide
en:
Somebody who cut up a book took the trouble to dry it first.
fr:
Celui qui découpait les cahiers prenait le temps de les sécher.

=== way >
en:
What gave the first real clue was the floor. There lay a strip of paper on it, as thin as a noodle and straighter than anything in nature. It's what is left over when somebody trims a thing that was square already. By the door lay the next.
{>talent}
{>go}
The trail took them out into the street, where the baker was standing before his own sign with his hands on his hips. Ever since he bought the shop it had said *dognuts*. Now it said *D*, then a neat square of sky, and *s*.
[O:You'd think I'd be glad,] he said. [O:People used to come in just to tell me.]
Farther on the strips turned two corners and went quietly back in at the side door of the school.
fr:
Le premier indice sérieux était par terre. C'était une bande de papier, fine comme une nouille et plus droite que tout ce qui pousse. C'est ce qui reste quand on recoupe une chose qui était déjà carrée. Il y en avait une deuxième près de la porte.
{>talent}
{>go}
La piste sortait dans la rue, où le boulanger, les poings sur les hanches, contemplait sa propre affiche. Depuis qu'il tenait la boutique, on y lisait *croisants*. À présent, on y lisait *croi*, puis un petit carré de ciel, puis *ants*.
[O:Je devrais être content,] dit-il. [O:Seulement, les gens entraient exprès pour me le dire.]
Plus loin, les bandes tournaient un coin, puis un autre, et rentraient à l'école, sans bruit, par la porte de côté.

=== road >
en:
From eight till four {V} stood in the library, and you could ask {v:him|her} anything. They stood in line behind a girl who needed the length of the Danube.
[H:How many feet has a cow?] asked {H}, to begin gently.
[V:Four.]
[H:And who has been taking the mistakes?]
All of {V}'s lights came on, and went out one by one. There was a strip of paper hanging from {v:his|her} elbow.
[V:I know the answer to that,] {v:he|she} said, since {v:he|she} couldn't say anything else. [V:I should be so glad of another question.]
[H:Is it nice, then? Always being right?]
{V} thought about it for longer than {v:he|she} had needed for the Danube.
[V:Have you ever,] {v:he|she} said, [V:been the only person awake in a house?]
fr:
De huit heures à quatre heures, {V} se tenait à la bibliothèque, et on pouvait tout lui demander. {hf:Ils|Elles} firent la queue derrière une fille qui voulait la longueur du Danube.
[H:Combien de pattes a la vache ?] demanda {H}, pour commencer doucement.
[V:Quatre.]
[H:Et qui prend les fautes ?]
Toutes les lampes {de V} s'allumèrent, puis s'éteignirent l'une après l'autre. Une bande de papier lui pendait au coude.
[V:Cela, je le sais,] dit-{v:il|elle}, faute de pouvoir dire autre chose. [V:Une autre question me ferait un tel plaisir.]
[H:Alors, c'est bien, d'avoir toujours raison ?]
{V} y réfléchit plus longtemps qu'au Danube.
[V:Vous est-il arrivé,] dit-{v:il|elle}, [V:d'être la seule lumière allumée, dans toute une maison ?]

=== strand >
en:
In the corridor they met Mrs Comma, the teacher, coming along with her red pen. She had already marked the coats.
[B:That sleeve is too long,] she was saying. [B:That hook has been crooked since Easter. See me.]
It wasn't her fault. For twenty years she had corrected things from four till supper, and since yesterday there was nothing left in the books but what was right. She had given the soup five out of ten, for lumps, and had followed a pigeon twice round the yard.
[F:What did it get?] asked {F}.
[B:Six. It walks nicely, but it doesn't listen.] She turned the pen over in her fingers, and looked at {H} with a sort of hunger. [B:I don't suppose you've some little thing wrong with you? It needn't be big.]
fr:
Dans le couloir, madame Virgule, la maîtresse, passait, le stylo rouge à la main. Elle avait déjà corrigé les manteaux.
[B:Cette manche est trop longue,] disait-elle. [B:Ce crochet penche depuis Pâques. À refaire.]
Ce n'était pas sa faute. Depuis vingt ans, elle corrigeait de quatre heures jusqu'au dîner, et depuis hier il ne restait dans les cahiers que des choses justes. Elle avait mis cinq sur dix à la soupe, pour les grumeaux, et suivi un pigeon deux fois autour de la cour.
[F:Il a eu combien ?] demanda {F}.
[B:Six. Il marche bien, mais il n'écoute pas.]
Elle fit tourner le stylo entre ses doigts et regarda {H} avec une espèce d'appétit.
[B:Tu n'aurais pas une petite erreur sur toi ? Même pas grosse ?]

=== strandEnd
en:
Mrs Comma took her time, and gave {V}'s first dictation nought out of ten. It hangs under glass, where other robots keep the battery.
fr:
Madame Virgule mit zéro sur dix à la première dictée {de V}, en prenant son temps. La note est sous verre, là où d'autres robots ont la pile.

=== quiet
en:
In the yard {A} had a bench to himself, and he showed them round what remained of his book, as people show you round a house that they grew up in.
[A:This was a Monday. I'd put that the moon is where hens come from. That one's a king on a bus.] He turned the page, and the wind came through it. [A:It's funny. I can tell you every one of the wrong ones. The right ones I've forgotten. They're the same as everybody's.]
{>gag2}
{H} borrowed the book, and looked through the place where the moon had been. There was only the yard in it, and one leaf making up its mind to come down. But it was surprising how long you could look at a leaf, with a hole round it.
fr:
Dans la cour, {A} avait un banc pour lui tout seul. Il leur fit visiter ce qui restait de son cahier, comme on fait visiter la maison où l'on a grandi.
[A:Là, c'était un lundi. J'avais mis que la lune, c'est une poule qui l'a pondue. Là, c'était un roi dans un autobus.]
Il tourna la page, et le vent passa au travers.
[A:C'est drôle. Les fausses, je les sais toutes par cœur. Les justes, je les ai oubliées. On a tous les mêmes.]
{>gag2}
{H} emprunta le cahier et regarda par l'endroit où il y avait eu la lune. On n'y voyait que la cour, et une feuille qui n'était pas sûre de vouloir descendre. Mais c'est fou comme on peut regarder longtemps une feuille, avec un trou autour.

=== insight >
en:
{>recap1} {>recap2} {>recap3}
After four there was one light left on in the school, and it was under the door of the science room. {H} opened it by the width of an eye.
On a board hung the mistakes, in straight rows, and they had been dusted. The king was there, and so was the moon, and the sun that somebody's little brother had painted blue. At the table sat {V} with a pencil.
[V:Two and two,] {v:he|she} murmured, [V:make...] All of {v:him|her} hummed with the effort. {v:He|She} wrote *4*. {v:He|She} looked at it, tore it up, and began to draw a cat. One leg, two, three, four. The pencil hung above the paper, shaking, and would not come down.
The floor was deep in cats, and not one had a leg too many.
[H:{v:He|She}'s practising,] whispered {H}. [H:All {v:he|she} wants is a mistake of {v:his|her} own.]
fr:
{>recap1} {>recap2} {>recap3}
Après quatre heures, une seule lumière restait allumée dans l'école, sous la porte de la salle de sciences. {H} ouvrit de la largeur d'un œil.
Les fautes étaient là, sur un panneau, en rangs bien droits, époussetées. Il y avait le roi, il y avait la lune, et le soleil qu'un petit frère avait peint en bleu. À la table, un crayon à la main, il y avait {V}.
[V:Deux et deux,] murmurait-{v:il|elle}, [V:font...]
Tout son corps ronflait, tant {v:il|elle} faisait d'efforts. {v:Il|Elle} écrivit *4*. {v:Il|Elle} le regarda, déchira la feuille et se mit à dessiner un chat. Une patte, deux, trois, quatre. Le crayon resta en l'air, tremblant, et ne voulut pas redescendre.
Le sol était couvert de chats, et pas un n'avait une patte de trop.
[H:{v:Il|Elle} s'entraîne,] souffla {H}. [H:{v:Il|Elle} voudrait une faute {v:à lui|à elle}, c'est tout.]

=== turn draw
en:
[V:I was going to give them back,] said {V} to the wall. [V:Tomorrow, with a receipt.]
{>pay}
Then {H} closed {h:his|her} own hand round the one that held the pencil, and both of them shut their eyes. When they looked, the cat had five legs, a beak, and somewhere to go.
[V:I didn't even mean to,] said {V} in a small voice.
fr:
[V:J'allais les rendre,] dit {V} au mur. [V:Demain, avec un reçu.]
{>pay}
Alors {H} referma sa main sur celle qui tenait le crayon, et tout le monde ferma les yeux. Quand on les rouvrit, le chat avait cinq pattes, un bec, et l'air d'être attendu quelque part.
[V:Et je n'ai même pas fait exprès,] dit {V} d'une toute petite voix.

=== turn why
en:
[V:I was going to give them back,] said {V} to the wall. [V:Tomorrow, with a receipt.]
{>pay}
[V:But I was certain,] said {V}.
[H:Why?]
[V:Because I have always been certain.]
[H:And why's that?] asked {H}.
{V} opened {v:his|her} mouth, which had never before stayed empty.
[V:I don't know,] {v:he|she} said, and went to the window, and said it again, to the whole of the yard.
fr:
[V:J'allais les rendre,] dit {V} au mur. [V:Demain, avec un reçu.]
{>pay}
[V:Pourtant, j'étais {v:certain|certaine},] dit {V}.
[H:Pourquoi ?]
[V:Parce que j'ai toujours été {v:certain|certaine}.]
[H:Et ça, pourquoi ?] demanda {H}.
{V} ouvrit la bouche, qui n'était encore jamais restée vide.
[V:Je ne sais pas,] dit-{v:il|elle}.
Puis {v:il|elle} alla à la fenêtre et le redit, à toute la cour.

=== restore
en:
{V} gave them all back in one night, with a pot of glue, and for once was too happy to look where. The king went into the sums, the sun came out with a leg, and in every book in the school seven times eight is now a hen.
{>close}
{V} still knows everything, from eight till four. But first thing in the morning {v:he|she} takes down {?has(own):the present|the horse} and holds it to the light.
[V:A cloud?]
[H:No,] says {H}.
[V:A hat?]
[H:No.]
And {V} goes off to open the library: wrong twice, and the whole day still to come.
fr:
{V} rendit tout en une nuit, avec un pot de colle, si joyeusement que rien n'alla où il fallait. Le roi passa dans les calculs, le soleil se retrouva avec une patte et, dans tous les cahiers de l'école, sept fois huit font une poule.
{>close}
{V} sait toujours tout, tant que la bibliothèque est ouverte. Mais d'abord, le matin, {v:il|elle} prend {?has(own):son cadeau|le cheval} et le lève vers la lumière.
[V:Un nuage ?]
[H:Non,] dit {H}.
[V:Un chapeau ?]
[H:Non.]
Et {V} s'en va ouvrir la bibliothèque. Déjà deux erreurs, et toute la journée devant {v:lui|elle}.

=== cameo
en:
A robot held a door open for them, wished them a merry Christmas, though it was nothing of the kind, and went on his way beaming.
fr:
Un robot leur tint la porte, leur souhaita joyeux Noël, hors de saison, et s'éloigna, radieux.

=== ask
en:
Why does a mistake made on purpose not count?
Being right, says the robot, is like being the only one awake. What does {v:he|she} mean?
What did you once get wrong that you would not want back right?
fr:
Pourquoi une faute faite exprès ne compte-t-elle pas ?
Que cherche le robot, et pourquoi ne peut-{v:il|elle} pas le demander ?
De quelle erreur à toi te souviens-tu encore, et pourquoi ?
`
