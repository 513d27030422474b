export const band9to14 = `
=== title
en:
The End of the Sentence
fr:
Le bout de la phrase

=== title
en:
A Reef in Hats
fr:
Le récif en chapeau

=== teaser
en:
Four hundred people are wearing hats at the bottom of the sea, and every one of them left before the explanation.
fr:
Au fond de la mer, quatre cents personnes portent un chapeau. Toutes sont parties avant l'explication.

=== when
en:
One afternoon when the sea had been ironed
fr:
Un après-midi où la mer avait l'air repassée

=== plant straw
en:
{>when}, {H} was wearing the straw hat, the one with a bite out of the brim. There were better hats on the hook, but this one had a story, and people who would never have looked twice at {H} crossed the road to ask about the goat.
fr:
{>when}, {H} portait son chapeau de paille, celui dont il manquait une bouchée. Il y en avait de plus beaux au portemanteau. Mais celui-là avait une histoire, et des gens qui n'auraient jamais remarqué {H} traversaient la rue pour demander des nouvelles de la chèvre.

=== about straw
en:
[F:You could mend it,] said {F}.
[H:And then what would they ask me?] said {H}, and turned the bite to the front.
fr:
[F:Ça se répare,] dit {F}.
[H:Et après, de quoi on me parlerait ?] dit {H}, en tournant la morsure vers l'avant.

=== pay straw
en:
{H} took off the straw hat. Without it nobody would ever cross a road for {h:him|her}, and it was strange how little that mattered down here. {h:He|She} put it on the shark.
[A:Did I do that?] he asked, when he found the bite.
[H:A goat did. They'll all want to know.]
fr:
{H} ôta son chapeau de paille. Sans lui, personne ne traversait la rue, et c'était drôle comme ça avait peu d'importance, ici. {h:Il|Elle} le posa sur le requin.
[A:C'est moi qui ai mordu ?] demanda-t-il, inquiet.
[H:C'est une chèvre. Ils voudront tous savoir.]

=== about own
en:
[F:Put {n:it|them} on your head,] said {F}, [F:and I'll say you look smart.]
[H:And if I only carry {n:it|them}?]
{F} thought it over. [F:Then you look as if you were moving house.]
fr:
[F:Mets-{T:le|la} sur ta tête,] dit {F}, [F:et je dirai que c'est très élégant.]
[H:Et si je {T:le|la} garde à la main ?]
{F} réfléchit.
[F:Alors tu as l'air de déménager.]

=== pay own
en:
{H} had {h:his|her} {T}, and knew already what was going to happen to {n:it|them}, as you know it at the dentist's. {h:He|She} put {n:it|them} on the shark's head, and stood back.
[A:Is that a hat?] said the shark, who was afraid to move.
[H:Anything is,] said {H}, [H:if it's worn like that.]
fr:
{H} avait {son T}, et savait déjà ce qui allait arriver, comme on le sait chez le dentiste. {h:Il|Elle} {T:le|la} posa sur la tête du requin et recula d'un pas.
[A:C'est un chapeau ?] dit le requin, qui n'osait plus bouger.
[H:Porté comme ça,] dit {H}, [H:oui.]

=== lack >
en:
There comes a point, when one leans out to see what is down there, at which it would be ruder to go back. It was a long fall, and it ended in a crowd. Crabs, urchins, four hundred sardines: everybody wore a hat, and the look of somebody who hopes that nobody will ask.
[N:Tonight, at the round stone, hat,] said a seahorse, reading from a list. Behind him lay the stone, large and spotted, under a cake. [N:That's all we know, from which I conclude that we have to do with a surprise. There's a prize for the best one.{?has(own):| I don't say anything about yours.}]
[H:And who's it for?]
The seahorse went down his list as far as it went, turned it over, and spent some time on the back.
{>gag1}
fr:
À force de se pencher par-dessus bord, il arrive un moment où il serait malpoli de remonter. C'était loin et, une fois en bas, c'était plein. Crabes, oursins, quatre cents sardines : chacun avait un chapeau, et l'air de quelqu'un qui espère qu'on ne lui posera pas de questions.
Au milieu, sur une grosse pierre à pois, il y avait un gâteau et, devant, un hippocampe qui tenait une liste.
[N:Ce soir, à la pierre ronde, chapeau,] dit-il. [N:On n'en sait pas davantage, j'en conclus que c'est une surprise. Il y aura un prix pour le plus beau.{?has(own):| Du vôtre, je ne dirai rien.}]
[H:Et c'est pour qui ?]
L'hippocampe parcourut sa liste jusqu'en bas. Puis il la retourna, et regarda longtemps le dos.
{>gag1}

=== try birthdays
en:
[H:Somebody must have been born today,] said {H}, [H:it's only a question of statistics.] So they put up a table, and the whole reef filed past it, taking off its hat and saying a date. The crabs were all from May. The octopus had celebrated in March, eight times over, because her arms would not hear of sharing. The sardines shared one day among four hundred, and since that day was yesterday, they asked to be spoken to softly.
Last in line came a sea cucumber, whom nobody had ever asked for anything.
[O:Would it be mine?] it said.
They searched the book for it, twice, and {H} would have given a good deal to be able to say yes.
{>fail}
fr:
[H:Il y a forcément quelqu'un qui est né aujourd'hui,] dit {H}. [H:C'est une question de statistiques.]
On installa une table. Tout le récif défila devant, soulevant son chapeau et disant une date. Les crabes étaient du mois de mai. La pieuvre avait fêté en mars, huit fois de suite, parce que ses bras refusaient de partager. Quant aux sardines, elles étaient nées toutes ensemble, la veille, et demandaient qu'on leur parle doucement.
Au bout de la file venait un concombre de mer. On ne lui avait jamais rien demandé.
[O:Ce serait le mien ?] dit-il.
On chercha deux fois dans le registre. {H} aurait donné cher pour pouvoir dire oui.
{>fail}

=== recap birthdays
en:
The whole reef had filed past, and it was nobody's day.
fr:
Le récif entier avait défilé, et ce n'était le jour de personne.

=== try sleeper
en:
[H:Let's be logical,] said {H}. [H:If it's a surprise, it's for the one person who doesn't know.]
Only a turtle was left, who lived aboard the old ship, and slept there, since Easter, behind a notice. They knocked for a quarter of an hour.
[H:Have you heard anything about a surprise?]
[C:Nothing whatever,] said the turtle. [C:What surprise?]
What a moment that was! They shook her by the flipper, explained stone, cake and hats, and added that it was all, naturally, for whoever had not been told. The turtle listened to the end, and thought it over from the beginning.
[C:That's charming,] she said. [C:But it was truer before you came in.]
{>fail}
fr:
[H:Soyons logiques,] dit {H}. [H:Si c'est une surprise, c'est pour la seule personne qui n'est pas au courant.]
Il en restait une. C'était une tortue. Elle habitait le vieux navire et dormait depuis Pâques, avec un écriteau sur la porte. On frappa un quart d'heure.
[H:Avez-vous entendu parler d'une surprise ?]
[C:Absolument pas,] dit la tortue. [C:Quelle surprise ?]
Ce fut un grand moment. On lui serra la nageoire. On lui raconta la pierre, le gâteau, les chapeaux, et que tout cela, bien sûr, était pour celle à qui on n'avait rien dit. La tortue écouta jusqu'à la fin, puis reprit depuis le début.
[C:C'est charmant,] dit-elle. [C:Mais c'était plus vrai avant votre arrivée.]
{>fail}

=== recap sleeper
en:
The turtle had been the answer, right up to the question.
fr:
La tortue avait été la bonne réponse, jusqu'à la question.

=== try shout >
en:
In the end they left it to chance. Whoever came by next would be surprised, and would have to be pleased about it. They put out the lamps and crouched behind the stone, all four hundred, each clutching a hat. {each:@ had the cake.|@ had the cake.}
For ages nobody came. Then somebody did, slowly, along the edge of the dark, and what one noticed first was a fin.
[O:SURP...!] said four hundred voices, and thought better of it.
[A:Hat...] said the shark.
If he said any more, nobody heard, because there was only water left to hear it. {H} had gone like the others, without deciding to, and looked back only once, from a good way off: hats were sinking through green light, and beyond these a very large animal was running away.
fr:
Pour finir, on s'en remit au hasard. Le premier qui passerait serait surpris, et il serait prié d'être content. On éteignit les lampes, et les quatre cents se tassèrent derrière la pierre ronde, chacun tenant son chapeau. {each:@ avait le gâteau.|@ avaient le gâteau.}
Longtemps, personne ne vint. Puis il vint quelqu'un, lentement, au bord du noir. Ce qu'on remarquait d'abord, c'était l'aileron.
[O:SURPR... !] firent quatre cents voix, qui se ravisèrent.
[A:Cha...] dit le requin.
S'il y eut une suite, il n'y eut personne pour l'entendre. L'eau était vide. {H} avait filé comme les autres, sans l'avoir décidé. De loin, {h:il|elle} se retourna une fois. Les chapeaux descendaient dans la lumière verte et, derrière eux, un très gros animal se sauvait.

=== recap shout
en:
And four hundred people had run from one, who was running too.
fr:
Et quatre cents personnes en avaient fui une seule, qui fuyait aussi.

=== strand >
en:
The octopus dealt in hats. Until last week that had meant two a year, both to the same lobster, but she had sold the last one on Tuesday and the queue still ran twice round the reef. She had gone on to kitchenware.
[B:This,] she was saying, as she lowered a teapot on to somebody's head, [B:is what they're wearing.]
[O:It has got a spout.]
[B:In front, this year.] She fitted an urchin with a jam pot, in which he has, I believe, remained. [B:Anything's a hat, once it's on a head. I've waited my whole life for people to see it.]
[H:And the day after tomorrow?] asked {H}.
She stopped, a saucepan in every hand. The day after tomorrow, plainly, had not been in yet.
fr:
La pieuvre vendait des chapeaux. Jusqu'à la semaine passée, cela voulait dire deux par an, au même homard. Mais elle avait vendu le dernier mardi, et la queue faisait encore deux fois le tour du récif. Elle en était à la vaisselle.
[B:Voilà,] disait-elle en coiffant un client d'une théière, [B:ce qui se porte.]
[O:Il y a un bec.]
[B:Devant, cette année.]
Elle essaya un pot de confiture à un oursin, qui, je crois, y est toujours.
[B:Tout est un chapeau, dès que c'est sur une tête. J'ai attendu toute ma vie qu'on le comprenne.]
[H:Et après-demain ?] demanda {H}.
Elle s'arrêta, une casserole dans chaque main. Après-demain, visiblement, n'était pas encore passé au magasin.

=== way >
en:
[H:{?told(shout):Even he has been told about the hats. |}Somebody must have said it first,] said {H}.
So they followed the word back. The seahorse had it from the octopus, who had it from a mussel, who was not talking. Everybody had it from somebody else, and everybody, at a certain point, lowered their voice.
{>talent}
{>go}
It stopped at a herring, deep among the kelp, his hat pulled over his gills.
[D:I had it straight from the shark,] he said, hardly moving his lips. [D:He came up to me, all on his own, with those teeth. He said *Tonight, at the round stone, hat*.]
[H:And then?]
[D:Then?] said the herring. [D:There wasn't any *then*. I went and got a hat.]
fr:
[H:{?told(shout):Même lui a entendu parler des chapeaux. |}Il y a bien quelqu'un qui l'a dit le premier,] dit {H}.
Alors {hf:ils|elles} remontèrent le mot. L'hippocampe le tenait de la pieuvre, qui le tenait d'une moule, qui ne desserrait pas les dents. Chacun le tenait d'un autre et, à un certain endroit, chacun baissait la voix.
{>talent}
{>go}
Tout au bout, au fond des algues, il y avait un hareng, le chapeau enfoncé jusqu'aux ouïes.
[D:Moi, je le tiens du requin,] dit-il, presque sans remuer les lèvres. [D:Il est venu droit sur moi, tout seul, avec ses dents. Il a dit : *Ce soir, à la pierre ronde, cha*.]
[H:*Cha* ?]
[D:Chapeau,] dit le hareng. [D:Le reste, je l'ai complété en nageant.]

=== road >
en:
Beyond the kelp the bottom tilted and went down into a blue that was nearly black. Somebody had swept it. White shells had been set along both sides, in pairs, and beyond these stood twelve chairs, dusted, and not one of them with a dent.
[F:He's expecting people,] said {F}.
[H:He has been expecting them for some time,] said {H}, who had run a finger along a chair back.
Last of all lay a mat. Somebody had written on it in tiny shells, and gone over the letters, and over them again, though every night the current carried half of them off. *WEL*, it said. They waited for the rest.
fr:
Après les algues, le fond penchait et descendait vers un bleu presque noir. On l'avait balayé. Des coquillages blancs le bordaient, deux par deux. Ensuite venaient douze chaises, bien époussetées. Pas un coussin n'avait de creux.
[F:Il attend du monde,] dit {F}.
[H:Il attend depuis un moment,] dit {H}, qui avait passé un doigt sur un dossier.
Au bout, il y avait un paillasson. En tout petits coquillages, quelqu'un y avait écrit un mot, puis l'avait refait, puis refait encore, car chaque nuit le courant emportait la fin. Cela disait *BIEN*. On resta là un bon moment, à attendre le reste.

=== quiet >
en:
Two hours remained, and nobody to fill them with. {H} leaned back against the stone, which was as warm as a loaf, and needed quite a while to find that strange.
The seahorse joined {h:him|her}, his list shut.
[N:I've brought up a hundred and sixty,] he said. [N:Single-handed, in this waistcoat. You'd think I'd know what one needs for a birthday. One needs a name. You can't even sing it without; you get to the third line, and there's a hole.] He hummed it, to show them, and stopped where the hole was.
*Tock*, went something.
[N:No,] said the seahorse. [N:It's longer than that.]
And so they sat, and listened to the place where a name should have been.
fr:
Il restait deux heures, et personne à mettre dedans. {H} s'appuya contre la pierre ronde. Elle était chaude comme un pain. Il fallut un moment pour trouver ça bizarre.
L'hippocampe vint s'appuyer à côté, sa liste fermée sous le bras.
[N:J'en ai élevé cent soixante,] dit-il. [N:Seul, dans ce gilet. Vous croyez que je ne sais pas ce qu'il faut, pour un anniversaire ? Il faut un prénom. Sans ça, on ne peut même pas chanter : au troisième vers, il y a un trou.]
Il chantonna, pour montrer, et se tut à l'endroit du trou.
*Toc*, fit quelque chose.
[N:Non,] dit l'hippocampe. [N:C'est plus long que ça.]
Et tout le monde resta là, à écouter l'endroit où il manquait un nom.

=== insight >
en:
{H} knelt down by the mat. Each lost shell had left a hollow, which one could still feel.
{>gag2}
{>recap1} {>recap2} {>recap3}
[H:C, O, M, E,] read {H}, with one finger. [H:It's *welcome*. It always was. We only read as far as the current let us.] And then, more slowly: [H:They've all told us what he said. They're all agreed about it. Did anybody tell you how it *ended*?]
[F:They didn't stay for that,] said {F}.
[H:No,] said {H}{?told(shout):, turning rather red. [H:I didn't either.]|. [H:Nobody ever does.]}
In the dark beyond the chairs, a fin turned round to see whether it would be in the way.
fr:
{H} se mit à genoux devant le paillasson. À la place de chaque coquillage perdu, il restait un creux, et les doigts le sentaient.
{>gag2}
{>recap1} {>recap2} {>recap3}
[H:V, E, N, U, E,] lut {H} du bout du doigt. [H:C'est le mot *bienvenue*. Ça l'a toujours été. On s'est juste {hf:arrêtés|arrêtées} où la mer s'était arrêtée.]
Puis, plus lentement :
[H:Tout le monde nous a répété ce qu'il a dit. Ils sont tous d'accord. Est-ce que quelqu'un t'a raconté la *fin* ?]
[F:Ils ne sont pas restés jusque-là,] dit {F}.
[H:Non,] dit {H}. {?told(shout):[H:Moi non plus, d'ailleurs.]|[H:Personne ne reste.]}
Dans le noir, derrière les chaises, un aileron fit demi-tour pour voir s'il ne gênait pas.

=== turn listen >
en:
He came in from the side, like somebody late for a concert, and opened his mouth. It went on opening.
[A:Tonight,] said the shark, [A:at the round stone, it's going to hat...]
Here he stopped, out of habit, so that they could leave. {H} heard {h:his|her} own heart and, behind it, the other half of the word.
[H:Go on,] said {H}.
[A:*...ch*,] said the shark, and nothing happened. [A:It's my egg. If nobody came, it would look round, and there would be only me. And then I saw them all getting ready, in hats. I thought that they must be going to somebody else.]
{>pay}
Then {H} remembered what the seahorse was using for a cake stand.
fr:
Il arriva de côté, comme on entre en retard au concert, et ouvrit la bouche. Cela dura.
[A:Ce soir,] dit le requin, [A:à la pierre ronde, cha...]
Là, il s'arrêta, par habitude, le temps qu'on s'en aille. {H} entendait battre son cœur et, derrière, toute petite, l'autre moitié du mot.
[H:Continuez,] dit {H}.
[A:*...cun est invité*,] dit le requin, et il ne se passa rien. [A:C'est mon œuf. Je me disais : si je n'arrive jamais à leur demander, il va regarder autour, et il n'y aura que moi. Et puis je les ai vus se préparer, en chapeau. Je me suis dit qu'ils étaient déjà pris.]
{>pay}
Alors {H} se rappela sur quoi l'hippocampe avait posé le gâteau.

=== turn why >
en:
He came in from the side, like somebody late for a concert, and opened his mouth. It went on opening.
[A:Tonight it's going to hat...] said the shark, and stopped, out of habit, to let them leave.
[H:Why *hat*?] said {H}.
He had never had a question before, and looked behind him, in case it was for somebody else.
[A:Not *hat*,] he said. [A:*Hatch*. It's my egg. If nobody came, it would look round, and there would be only me. And then I saw them all getting ready, in hats. I thought that they must be going to somebody else.]
{>pay}
Then {H} remembered what the seahorse was using for a cake stand.
fr:
Il arriva de côté, comme on entre en retard au concert, et ouvrit la bouche. Cela dura.
[A:Ce soir, cha...] dit le requin, et il s'arrêta, par habitude, le temps qu'on s'en aille.
[H:Pourquoi *chapeau* ?] demanda {H}.
Il n'avait jamais eu de question. Il regarda derrière lui, au cas où elle serait pour un autre.
[A:Pas *chapeau*,] dit-il. [A:*Chacun*. Chacun est invité. C'est mon œuf. Si personne ne vient, il va regarder autour, et il n'y aura que moi. Et puis je les ai vus se préparer, en chapeau. Je me suis dit qu'ils étaient déjà pris.]
{>pay}
Alors {H} se rappela sur quoi l'hippocampe avait posé le gâteau.

=== restore
en:
The reef considered what he had on his head. When it got round to the teeth, he had already said *egg*, and *if it's no trouble*.
The seahorse gazed at his stone as you gaze at a word that you have been spelling wrong for years, and took off the cake.
*Tock.* What came out was no longer than a shoe, with a piece of shell on its head. It got the prize. Then they sang, and in the third line, where the hole was, the shark told them the name, right to the last letter.
{>close}
The small shark's word is *hat*, and nobody goes anywhere until they are certain that it's all.
fr:
Quatre cents personnes regardèrent ce qu'il avait sur la tête. Quand elles en vinrent aux dents, il avait déjà dit *mon œuf*, et *si ça ne dérange pas*.
L'hippocampe regarda la pierre ronde comme on regarde un mot qu'on écrit mal depuis des années. Puis il ôta le gâteau.
*Toc.* Ce qui en sortit n'était pas plus long qu'une chaussure et portait un bout de coquille, un peu de travers. On lui donna le prix. Puis on chanta et, au troisième vers, à l'endroit du trou, le requin leur dit le nom, jusqu'à la dernière lettre.
{>close}
Le petit requin sait dire *cha*, à présent, et plus personne ne bouge avant d'être bien sûr qu'il a fini.

=== last
en:
{each:@ held the cake, and it was a large one.|@ held the cake, and it was a large one.}
fr:
{each:@ tenait le gâteau, et il était gros.|@ tenaient le gâteau, et il était gros.}

=== strandEnd
en:
The next day everybody sat on a stone, just to see, and the octopus was in cushions.
fr:
Le lendemain, chacun couvait son caillou, pour voir, et la pieuvre s'était mise aux coussins.

=== cameo
en:
A small shark they knew swam by, a bit of shell over one eye, and the whole street stood still until he had said his word.
fr:
Un petit requin de leur connaissance passa, un bout de coquille sur l'œil, et toute la rue s'arrêta jusqu'à ce qu'il ait dit son mot.

=== ask
en:
Four hundred people agreed about what the shark had said. Why were they wrong?
The shark stops in the middle even when somebody stays. Do you know anybody who does that?
Which would be harder: to stay in front of those teeth, or to finish a sentence nobody waits for?
fr:
Quatre cents personnes étaient d'accord sur ce qu'avait dit le requin. Pourquoi se trompaient-elles ?
Le requin s'arrête au milieu, même quand on reste. Connais-tu quelqu'un qui fait ça ?
Le plus difficile, c'est quoi : rester devant ces dents, ou finir une phrase que personne n'attend ?
`
