export const band9to14 = `
=== title
en:
The Last Page but One
fr:
L'avant-dernière page

=== title
en:
Happily, and Then What?
fr:
Heureux, et puis quoi ?

=== teaser
en:
In a forest where every book stops one page short, somebody comes by at night with a very small pair of scissors.
fr:
Dans une forêt où tous les livres s'arrêtent une page trop tôt, quelqu'un passe, la nuit, avec de tout petits ciseaux.

=== when
en:
One autumn evening, at the hour when people begin to read to each other
fr:
Un soir d'automne, à l'heure où l'on commence à se faire la lecture

=== plant book
en:
{>when}, {H} took down from the shelf a book {?era(past):|about a night train, }with a bitten corner. It had been read two hundred times, at a modest estimate, by {h:him|her} and to {h:him|her}, and by now you did not really read it. You went in, and looked round to see if they had moved the furniture.
fr:
{>when}, {H} prit sur l'étagère un livre{?era(past):| de train de nuit,} au coin mordu. On l'avait lu, au bas mot, deux cents fois, et ce n'était plus vraiment un livre qu'on lit. On y entrait, et l'on vérifiait que personne n'avait déplacé les meubles.

=== about book
en:
[F:For once, we could begin at the end,] said {F}.
[H:And after that,] said {H}, [H:what would we do?]
fr:
[F:Pour une fois, on pourrait commencer par la fin,] dit {F}.
[H:Et après,] dit {H}, [H:on ferait quoi ?]

=== pay book
en:
{H} put the book with the bitten corner into {V}'s paws, and it fell open, as it always did. [H:Feel the last page. It's the thinnest, because that's where you say *again*.] It was rather hard to let go of the other side. [H:It had better be yours. I know how it goes.]
fr:
{H} mit le livre au coin mordu dans les pattes {de V}, et il s'ouvrit tout seul, comme toujours.
[H:Touche la dernière page. C'est la plus usée, parce que c'est là qu'on dit *encore*.]
Lâcher l'autre bord ne fut pas facile.
[H:Il vaut mieux que tu le gardes. Moi, je le connais.]

=== pay own
en:
{H} looked round for something to mark the place with, and there {n:was|were} only {h:his|her} {T}. As a bookmark {n:it was|they were} absurd; the covers would not shut. {H} put {n:it|them} in all the same, at page one, and took away {h:his|her} hand. [H:It's so the book knows that I'm coming back,] {h:he|she} said.
fr:
{H} chercha de quoi marquer la page, et il n'y avait que {son T}. Comme marque-page, c'était absurde ; le livre ne fermait plus. {H} {n:l'|les }y mit quand même, à la page un, et retira sa main.
[H:C'est pour que le livre sache que je reviens,] dit-{h:il|elle}.

=== pay own torch
en:
The candle chose this moment to go out. {H} lit {h:his|her} {T} and stood {n:it|them} on the arm of the smaller chair, and the light fell on the book. [H:It's yours,] {h:he|she} said. [H:It doesn't go out until you say.]
fr:
La bougie choisit ce moment pour s'éteindre. {H} alluma {son T} et {T:le|la} posa sur l'accoudoir du petit fauteuil, au-dessus du livre.
[H:Je te {T:le|la} laisse,] dit {H}. [H:Celle-là ne s'éteint que quand tu le dis.]

=== pay own lantern
en:
The candle chose this moment to go out. {H} lit {h:his|her} {T} and stood {n:it|them} on the arm of the smaller chair, and the light fell on the book. [H:It's yours,] {h:he|she} said. [H:It doesn't go out until you say.]
fr:
La bougie choisit ce moment pour s'éteindre. {H} alluma {son T} et {T:le|la} posa sur l'accoudoir du petit fauteuil, au-dessus du livre.
[H:Je te {T:le|la} laisse,] dit {H}. [H:Celle-là ne s'éteint que quand tu le dis.]

=== pay own like
en:
{H} took one more look at {h:his|her} {T}, and laid {n:it|them} in the book, behind the last page. [H:So that one isn't the last any more,] {h:he|she} said. [H:There's always something after it.]
fr:
{H} regarda encore une fois {son T}, puis {T:le|la} glissa dans le livre, derrière la dernière page.
[H:Ce n'est plus la dernière,] dit {H}. [H:Il y a toujours quelque chose après.]

=== about own
en:
[F:{n:Is|Are} your {T} coming to the reading too?] asked {F}.
[H:{n:It likes|They like} to be there when we start again,] said {H}.
fr:
[F:Tu prends {ton T} pour la lecture ?] demanda {F}.
[H:{T:Il|Elle} {n:aime|aiment} être là quand on recommence,] dit {H}.

=== lack >
en:
The little mole had got to the river. In her book there was a bear who had lost his hat. He had tried the cave, and the top of the tree, and had now arrived at the bank; and he bent down over the water, which was very still, and...
She turned the page. What came next was the inside of the cover.
[A:It's the same with all of them,] said the owl, who ran the library, such as it was. [A:I've had complaints. I've had a hedgehog here in tears who does not know to this day whether they got married.]
{>gag1}
[N:I don't mind about married,] said the mole. [N:I only want to know about the hat.]
fr:
La petite taupe en était à la rivière. Dans son livre, un ours avait perdu son chapeau ; il avait cherché dans la grotte, puis en haut de l'arbre, et il était arrivé sur la rive. Il se penchait sur l'eau, très calme ce jour-là, et...
Elle tourna la page. La suite, c'était l'intérieur de la couverture.
[A:Ils sont tous comme ça,] dit le hibou, qui tenait la bibliothèque, si l'on peut dire. [A:J'ai des plaintes. J'ai eu ici un hérisson en larmes, qui ne sait toujours pas s'ils se sont mariés.]
{>gag1}
[N:Mariés, ça m'est égal,] dit la taupe. [N:Je veux juste savoir, pour le chapeau.]

=== try invent
en:
An ending is only something somebody made up, {H} reasoned, and what one person can do, so can another. {h:He|She} gave the bear his hat back on the head of a fish. {F} felt it suited the fish, and the two of them had very likely gone into business. The owl put in a wedding, to please the hedgehog. A beetle, who had not been following, asked if there could be a siege. {each:@ wanted pictures.|@ wanted pictures.}
The mole heard every one of them out, and thanked each person by name.
[N:They're lovely ends,] she said. [N:It's only that they aren't on the end of this.] And she went on holding the place open with one claw.
fr:
Une fin n'est qu'une chose que quelqu'un a inventée, raisonnait {H}, et si l'un peut, l'autre aussi. {h:Il|Elle} rendit donc son chapeau à l'ours, sur la tête d'un poisson. {F} trouvait qu'il allait très bien au poisson, et que ces deux-là avaient sûrement ouvert un commerce. Le hibou ajouta un mariage, par égard pour le hérisson. Un scarabée, qui n'avait pas suivi, demanda s'il pouvait y avoir une bataille. {each:@ réclama des images.|@ réclamèrent des images.}
La taupe les écouta tous jusqu'au bout et remercia chacun par son nom.
[N:Ce sont de belles fins,] dit-elle. [N:Mais elles ne sont pas au bout de ça.]
Et elle continua de tenir la page ouverte, d'une griffe.

=== recap invent
en:
You cannot put somebody else's end on a thing.
fr:
On ne peut pas mettre à une histoire la fin d'une autre.

=== try trap >
en:
Under the big oak they laid out a book that had come only that morning, with a bell tied to its spine, and got in among the roots to wait.
What came, when the moon was up, was a vixen. She did not snatch. She sat down with her tail round her feet and read the thing from the beginning, and she was a good reader; she laughed in two places, and in another she had to look at the sky for a moment. At the last page but one she stopped. She took out a very small pair of scissors, and turned away her head, as you do when the nurse says it won't hurt.
*Snip*, and the bell rang, and there was nobody under the oak.
[F:She read the whole of it,] said {F}. [F:And then she didn't look.]
fr:
Sous le grand chêne, {hf:ils|elles} posèrent un livre arrivé le matin même, une clochette au dos, et se glissèrent entre les racines pour attendre.
Ce qui vint, une fois la lune levée, c'était une renarde. Elle ne se jeta pas dessus. Elle s'assit, la queue autour des pattes, et lut depuis le début, et elle lisait bien ; elle rit à deux endroits et, à un troisième, elle dut regarder le ciel un moment. À l'avant-dernière page, elle s'arrêta. Elle sortit une très petite paire de ciseaux et détourna la tête, comme on fait quand l'infirmière dit que ça ne fait pas mal.
*Tchic.* La clochette sonna, et il n'y eut plus personne sous le chêne.
[F:Elle a tout lu,] dit {F}. [F:Et là, elle n'a pas regardé.]

=== recap trap
en:
{V} would read anything, up to a point, and at that point she turned away her head.
fr:
{V} lisait tout, jusqu'à un certain point, et à ce point-là détournait la tête.

=== try grab >
en:
[H:They aren't yours,] said {H}, and took hold of the nearest page.
[V:They aren't anybody's, any more,] said {V}, who had come in without a sound, and laid a paw on the rest of it.
There are not many ways for such a conversation to go on. They pulled; and the wind, which cannot see a paper without wanting to read it, came in at the door, and every ending in the forest rose from its pin and went round the room like starlings. By the time they had settled, a knight had married a turnip, a submarine had ruled wisely for fifty years, and all of them were living happily.
[V:Mix them,] said {V}, [V:I shan't mind. Only, please, not aloud.]
fr:
[H:Elles ne sont pas à vous,] dit {H}, qui attrapa la page la plus proche.
[V:Elles ne sont plus à personne,] dit {V}, qui était rentrée sans un bruit et attrapa le reste.
Il n'y a pas trente-six façons de poursuivre une conversation pareille. {hf:Ils|Elles} tirèrent ; et le vent, qui ne peut pas voir un papier sans vouloir le lire, entra par la porte. Toutes les fins de la forêt quittèrent leurs épingles et tournèrent dans la pièce comme des étourneaux. Quand elles se furent posées, un chevalier avait épousé un navet, un sous-marin régnait avec sagesse, et tous avaient beaucoup d'enfants.
[V:Mélangez-les,] dit {V}, [V:ça m'est égal. Mais, s'il vous plaît, pas tout haut.]

=== recap grab
en:
And she did not care whose they were, so long as nobody said them aloud.
fr:
Et peu lui importait à qui elles étaient, pourvu qu'on ne les dise pas tout haut.

=== way >
en:
There were red hairs on the brambles, at the height of somebody walking with her head down. By the stream was a paw mark, and on a stone, weighted with a smaller stone, lay the torn-off corner of a page, and on it the one word *happily*.
{>talent}
{>go}
It all led up to the hollow tree, where {V} lived. She was thought to be proud. She used to come to every reading, the owl had said, when she was small, and sit right in front next to her grandfather; and then, from one autumn to the next, she had not come any more.
fr:
Il y avait des poils roux aux ronces, à la hauteur de quelqu'un qui marche tête basse. Au bord du ruisseau, l'empreinte d'une patte ; et sur une pierre, sous une pierre plus petite, un coin de page arraché, où l'on ne lisait qu'un mot : *heureux*.
{>talent}
{>go}
Tout cela montait vers l'arbre creux, où habitait {V}. On la disait fière. Petite, avait raconté le hibou, elle venait à toutes les lectures, au premier rang, à côté de son grand-père ; et puis, d'un automne à l'autre, on ne l'avait plus vue.

=== road
en:
The door was on the latch. They called, and nobody answered, and they put in their heads.
By the candle stood two armchairs. In the smaller one there was a hollow, the size of somebody with her feet tucked up. In the larger one there was a hollow too, and it had been there for longer, and was full of dust. A pair of spectacles lay on the arm. {?own(glasses):Anybody who wears them could see it at once: they|They} had been polished.
Everything else was paper. It covered the walls from the floor to where the trunk went dark: hundreds of pages, each of them on a pin.
[F:You can almost hear them,] said {F}. [F:All those *evers* and *afters*.]
fr:
La porte n'était que poussée. {hf:Ils|Elles} appelèrent, personne ne répondit, et {hf:ils|elles} passèrent la tête.
Près de la bougie, il y avait deux fauteuils. Le petit avait un creux, à la taille de quelqu'un qui replie ses pieds. Le grand avait un creux aussi, bien plus ancien et plein de poussière. Sur l'accoudoir était posée une paire de lunettes. {?own(glasses):Quand on en porte, cela saute aux yeux : on|On} les avait essuyées.
Tout le reste était du papier. Il couvrait les murs, du sol jusqu'à l'endroit où le tronc devient noir : des centaines de pages, chacune à son épingle.
[F:On les entendrait presque,] dit {F}. [F:Tous ces *toujours* et tous ces *enfin*.]

=== strand >
en:
At the edge of the mushrooms a snail was reading. He had begun in the spring, and got through about a line a day, because he had to walk it.
[O:It's a detective story,] he said, not stopping. [O:I reach the last page on Thursday, at about tea. I think it was the gardener. I've thought so since June, but I haven't let myself look.]
{H} took a look, over his shell. Beyond Wednesday there was a blank board, with the owl's stamp on it.
[F:You wouldn't care to go a little slower?] said {F}.
The snail turned one horn. In his whole life nobody had asked him that, and it had to be now.
fr:
Au bord des champignons, un escargot lisait. Il avait commencé au printemps et faisait à peu près une ligne par jour, puisqu'il devait la parcourir.
[O:C'est un policier,] dit-il sans s'arrêter. [O:J'arrive à la dernière page jeudi, vers l'heure du thé. Je crois que c'est le jardinier. Je le crois depuis juin, mais je me suis interdit de regarder.]
{H} regarda, par-dessus la coquille. Après mercredi, il n'y avait qu'un carton nu, avec le tampon du hibou.
[F:Vous n'aimeriez pas ralentir un peu ?] dit {F}.
L'escargot tourna une corne. De toute sa vie, personne ne le lui avait demandé, et il fallait que ce soit maintenant.

=== strandEnd
en:
It was the gardener. The snail had his page by Thursday, at tea, and was insufferable until Friday, when he turned round and started back, to see how he could have known.
fr:
C'était le jardinier. L'escargot eut sa page le jeudi, à l'heure du thé, et fut insupportable jusqu'au vendredi, où il fit demi-tour pour voir à quoi il aurait pu le deviner.

=== quiet >
en:
They sat down outside, under the window, to think what to do.
{>gag2}
Through the window they could hear {V}. She was reading to somebody. She read the way people do who were read to: not fast, and with room left for the pictures.
[V:*And the rain stopped; and the prince shipped his oar, and looked towards the shore, and...*]
There was a pause.
[V:We'll leave it there,] said the voice, but it was not the reading voice any more. [V:We won't turn over. Then there's no need for you to get up, is there?]
{H} rose on tiptoe and looked in. The large chair was turned to the candle. There was nothing on it but the spectacles.
fr:
{hf:Ils|Elles} s'assirent dehors, sous la fenêtre, pour réfléchir.
{>gag2}
Par la fenêtre, on entendait {V}. Elle lisait à quelqu'un. Elle lisait comme ceux à qui on a fait la lecture : pas trop vite, en laissant de la place pour les images.
[V:*Et la pluie cessa ; et le prince rentra sa rame, regarda vers le rivage, et...*]
Il y eut un silence.
[V:On s'arrête là,] dit la voix, mais ce n'était plus la voix qui lit. [V:On ne tourne pas la page. Comme ça, tu n'as pas besoin de te lever, n'est-ce pas ?]
{H} se haussa sur la pointe des pieds. Le grand fauteuil était tourné vers la bougie. Il n'y avait rien dessus, que les lunettes.

=== insight >
en:
When {V} went down to the stream with her jug, she did not lock the door. {?told(grab):Every page was on its pin again; it had been done one by one, without a word and without a look. |}{H} stood in the middle of the hollow tree and looked up, where the pages went on until they were too small to be pages.
{>recap1} {>recap2} {>recap3}
[H:Look how they hang,] said {H}, and turned over the nearest. It was crowded with reunions; but {V} had hung it with its face to the wall. She had hung the next one so, and every one of them.
[H:She's never read them,] said {H}. [H:Not one.] In the candlelight the dust on the larger chair lay as smooth as a sheet; nobody had sat down in it, or got up, for a very long time.
fr:
Quand la renarde descendit au ruisseau avec sa cruche, elle ne ferma pas à clé. {?told(grab):Chaque page avait retrouvé son épingle, une par une, sans un mot et sans un regard. |}Debout au milieu de l'arbre creux, {H} leva les yeux, là où les pages montaient jusqu'à devenir trop petites pour être des pages.
{>recap1} {>recap2} {>recap3}
[H:Regarde comme elles sont accrochées,] dit {H} en retournant la plus proche.
Elle débordait de retrouvailles ; seulement, {V} l'avait tournée face au mur. La suivante aussi, et toutes les autres.
[H:Elle ne les a jamais lues,] dit {H}. [H:Pas une seule.]
Sur le grand fauteuil, à la lueur de la bougie, la poussière était lisse comme un drap. Personne ne s'y était assis, ni ne s'en était levé, depuis très longtemps.

=== turn mimic
en:
When {V} came back, {H} took the mole's page off its pin, laid it back in the mole's book, and sat down in the larger chair, dust and all. {h:He|She} read it aloud with all the voices: the bear, who was a bass, and the river, and the hat, which had a good deal to say for itself. {V} sat on the rug with both paws round her tail, and did not breathe until it was over.
[V:Well, that's that,] she said. [V:You'll be wanting to go.]
{>pay}
{V} was looking at the door.
[H:Go where?] said {H}, and turned back, right under her nose, to page one. [H:I've only just started.]
fr:
Quand {V} revint, {H} décrocha la page de la taupe, la remit dans le livre de la taupe et s'assit dans le grand fauteuil, poussière comprise. {h:Il|Elle} la lut tout haut, avec toutes les voix : l'ours, qui était une basse, et la rivière, et le chapeau, qui se révéla très bavard. {V}, assise sur le tapis, serrait sa queue à deux pattes et ne respira qu'à la fin.
[V:Eh bien, voilà,] dit-elle. [V:Vous allez vouloir partir.]
{>pay}
{V} regardait la porte.
[H:Partir où ?] dit {H}, qui rouvrit le livre, sous son nez, à la page un. [H:Je commence à peine.]

=== turn why
en:
{V} came back with her jug, and stopped on the mat.
[H:Why not the last one?] asked {H}.
[V:You know very well what comes after it.]
[H:At our house it depends who's reading. Why, what came after yours?]
[V:Good night,] said {V}. [V:Then the lamp; and then the stairs, and you could count them.] She straightened the spectacles. [V:And one autumn you could count as long as you liked. Nobody came up.]
[H:At ours we say *again!*] said {H}, after a while.
[V:You say what?]
{>pay}
And back they went to page one, to show her how it was done.
fr:
{V} revint avec sa cruche et s'arrêta sur le paillasson.
[H:Pourquoi pas la dernière ?] demanda {H}.
[V:Vous savez très bien ce qui vient après.]
[H:Chez nous, ça dépend de qui lit. Chez vous, qu'est-ce qui venait ?]
[V:Bonne nuit,] dit {V}. [V:Puis la lampe ; puis l'escalier, et l'on pouvait compter les marches.]
Elle remit les lunettes bien droites.
[V:Et un automne, on a eu beau compter : personne ne montait.]
[H:Chez nous, on dit : *encore !*] fit {H} au bout d'un moment.
[V:On dit quoi ?]
{>pay}
Et l'on retourna à la page un, pour lui montrer comment on fait.

=== last
en:
{each:@ was allowed to turn the pages.|@ turned the pages, by turns.}
fr:
{each:@ eut le droit de tourner les pages.|@ tournèrent les pages, à tour de rôle.}

=== restore
en:
They had the reading in the mushroom ring that night, and {V} gave it, in the spectacles. The hat, it turned out, was on the bear's head. He saw it in the river. The little mole had to be held down.
{>close}
{V} still lowers the book at *the end*, and waits for them all to get up. Nobody ever does. Somebody puts a log on the fire.
[N:Again,] says the mole.
fr:
La lecture eut lieu cette nuit-là dans le cercle de champignons, et c'est {V} qui lisait, avec les lunettes. Le chapeau était sur la tête de l'ours. Il le vit dans la rivière. Il fallut tenir la petite taupe.
{>close}
Après le mot *fin*, {V} baisse toujours le livre et attend que tout le monde se lève. Jamais personne ne bouge. Quelqu'un remet une bûche.
[N:Encore,] dit la taupe.

=== cameo
en:
A vixen in spectacles went by with a pile of books up to her chin, on her way to somebody's bedtime.
fr:
Une renarde à lunettes passait, des livres jusqu'au menton, en route pour le coucher de quelqu'un.

=== ask
en:
Whose chair was the large one?
Would you rather know every ending, or none?
What makes a story different the second time?
fr:
À qui était le grand fauteuil ?
Préférerais-tu connaître toutes les fins, ou aucune ?
Qu'est-ce qui change dans une histoire, la deuxième fois ?
`
