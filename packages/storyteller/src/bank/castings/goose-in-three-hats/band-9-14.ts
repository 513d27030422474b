export const band9to14 = `
=== title
en:
The Week of Yes
fr:
La semaine du oui

=== title
en:
No Geese
fr:
Interdit aux oies

=== teaser
en:
Since Tuesday nobody in town has been able to say no. It sounds like a small thing. It is not.
fr:
Depuis mardi, plus personne en ville n'arrive à dire non. Ça n'a l'air de rien. Mais tout y passe.

=== when
en:
One Friday at the end of summer
fr:
Un vendredi de la fin de l'été

=== plant bun
en:
{>when}, {H} took a cinnamon bun, the last on the plate at home, and did not eat it. Some people eat a bun at once, and others like to know that they have one.
fr:
{>when}, {H} prit une brioche à la cannelle, la dernière de la maison, et ne la mangea pas. Il y a les gens qui mangent leur brioche tout de suite, et ceux qui aiment savoir qu'ils en ont une.

=== about bun
en:
[F:I'm the first sort,] said {F}.
[H:I know,] said {H}, and moved it to the other hand.
fr:
[F:Moi, je suis de la première sorte,] dit {F}.
[H:Je sais,] dit {H}, qui changea le sac de main.

=== pay bun
en:
{H} took the bun out of its bag. A day's carrying had given it a dent, in the shape of a hand. {h:He|She} held it out without a word.
fr:
{H} sortit la brioche de son sac. À force d'être portée, elle avait pris une bosse, en forme de main. {H} la tendit sans un mot.

=== pay own
en:
{H} knew exactly what {h:his|her} {T} {n:was|were} worth, which was something under tuppence. {h:He|She} held {n:it|them} out, and asked for nothing, and asked nothing.
fr:
{H} savait très précisément ce que valait {son T}, à savoir un peu moins de trois sous. Pourtant, {h:il|elle} {T:le|la} tendit à deux mains. {h:Il|Elle} ne demandait rien en échange. {h:Il|Elle} ne demandait rien du tout.

=== end bun
en:
There stood {V}, in her old place.
fr:
{V} était là, à son ancienne place.

=== end own
en:
There stood {V}, with {a T}.
fr:
{V} était là, avec {un T}.

=== about own
en:
[F:Nobody would give you tuppence for your {T},] said {F}.
[H:Nobody has asked,] said {H}, and seemed to be glad of it.
fr:
[F:Personne ne donnerait trois sous de {ton T},] dit {F}.
[H:Personne ne m'a rien demandé,] dit {H}, que cela semblait arranger.

=== lack >
en:
Something was the matter with the town: at the corner of Market Street, two {?era(past):carts|vans} had driven into each other very courteously.
[O:I only asked, out of politeness, if I might go first,] one man was saying, [O:and he said yes.]
[O:So did I,] said the other, [O:and so did he.]
Past them, unhurried, in three hats one on top of another, came a goose called {V}. [V:Is that hat free?] she inquired of the mayor, whose lips went white with the effort. [O:Yes,] he said, and handed it over.
[H:Why don't you just tell her no?] asked {H}.
[A:Do you care for turnips?] replied the baker.
{H} hated turnips more than anything on earth. [H:Yes,] {h:he|she} said, and clapped a hand over {h:his|her} mouth, too late.
{>gag1}
fr:
Quelque chose n'allait pas, en ville. On s'en aperçut au coin de la grand-rue, où deux {?era(past):chariots|camionnettes} s'étaient {?era(past):rentrés|rentrées} dedans avec beaucoup de courtoisie.
[O:J'ai demandé si je pouvais passer,] disait un livreur, [O:et il a dit oui.]
[O:Moi aussi,] disait l'autre, [O:et lui aussi.]
Une oie passa, coiffée de trois chapeaux l'un sur l'autre. Elle s'appelait {V} et ne se pressait pas.
[V:Il est libre, ce chapeau ?] demanda-t-elle au maire.
Les lèvres du maire blanchirent sous l'effort.
[O:Oui,] dit-il.
Et il le lui remit.
[H:Pourquoi vous ne dites pas non, tout simplement ?] demanda {H}.
[A:Tu aimes les navets ?] répondit la boulangère.
{H} détestait les navets plus que tout au monde.
[H:Oui,] dit {H}, et sa main vola jusqu'à sa bouche, trop tard.
{>gag1}

=== try law
en:
A town that cannot refuse is a matter for the authorities, and so the mayor sat down on a crate, right there in the street, and made a law. *Article one: everybody may say no. Article two: see above.* He had a fine hand; he signed, blotted, stamped and brandished, and for the first time in days people cheered.
{V} came to read over his shoulder, moving her beak.
[V:Very well put,] she said. [V:May I have it?]
A vein stood out on the mayor's forehead. [O:Yes,] he croaked.
She folded the law along the middle, turned in the corners, opened it out underneath, and put on rather a good hat.
[H:Nobody can make you give her that,] said {H}. [H:It's the law!]
[O:It was,] said the mayor.
fr:
Une ville qui ne peut plus dire non, c'est du ressort des autorités. Le maire s'assit en pleine rue, sur une caisse, et fit une loi. *Article premier : tout le monde a le droit de dire non. Article deux : voir ci-dessus.* Il avait une belle écriture. Il signa, sécha, tamponna, brandit, et pour la première fois depuis des jours, on applaudit.
{V} était venue lire par-dessus son épaule. Son bec remuait.
[V:C'est bien tourné,] dit-elle. [V:Je peux l'avoir ?]
Une veine battait sur le front du maire.
[O:Oui,] dit-il.
Elle plia la loi en deux, rabattit les coins et l'ouvrit par-dessous. Cela faisait un assez beau chapeau.
[H:Mais personne n'a le droit de vous le prendre,] dit {H}. [H:C'est la loi !]
[O:C'était,] dit le maire.

=== recap law
en:
A law was only paper, if nobody could refuse to hand it over.
fr:
Une loi n'était que du papier, si personne ne pouvait refuser de le donner.

=== try hide >
en:
[H:She can't ask what she can't find,] said {H}.
They got into the museum by the back, where a wardrobe that once belonged to a queen held fifteen, standing: {H} and {F}, the baker, the mayor without a hat, even a gentleman who only wanted to see the vases, and who had been invited to step inside and could hardly refuse. {each:@ had the drawer.|@ had the drawer.}
Somebody's elbow found somebody else's ear, and nobody minded, for without questions there is a wonderful hush, and {H} saw how tired they all were of saying yes.
Then they heard feet, flat, wet, and in no haste.
[V:Excuse me,] said {V}, outside. [V:Is this occupied?]
[O:YES!] roared the wardrobe.
fr:
[H:Si elle ne nous trouve pas, elle ne nous demandera rien,] dit {H}.
{hf:Ils|Elles} entrèrent au musée par-derrière. Il y avait là une armoire de reine. On y tenait à quinze, debout. Il y avait {H}, {F}, la boulangère, le maire sans chapeau, et un monsieur venu voir les vases, à qui l'on avait demandé s'il voulait se donner la peine d'entrer. {each:@ avait le tiroir.|@ avaient le tiroir.}
Le coude de quelqu'un était dans l'oreille de quelqu'un d'autre, et personne ne se plaignait. Sans questions, il faisait un calme merveilleux. {H} vit à quel point tout le monde était fatigué de dire oui.
Puis on entendit des pieds, plats, mouillés, pas pressés.
[V:Pardon,] dit {V}, de l'autre côté de la porte. [V:C'est occupé ?]
[O:OUI !] rugit l'armoire.

=== recap hide
en:
You could not even hide, if you had to answer when they knocked.
fr:
On ne pouvait même pas se cacher, si l'on était forcé de répondre à la porte.

=== try coin >
en:
Whatever has been wished can be wished away: that was {H}'s idea, a good one, as far as it went, and half the town came to watch. {h:He|She} stood on the rim of the fountain, threw in a coin, and spoke loudly and clearly: [H:I wish that everybody would say no.]
The water turned over in its sleep, then climbed up on itself, as tall as a door.
[O:ARE YOU QUITE SURE?] it wished to know, fountains being obliged to ask.
[O:NO!] cried half the town with one voice, for the wish had already gone to work.
[O:I SEE,] said the fountain. [O:IN THAT CASE, LET US SAY NO MORE ABOUT IT.] And it spat out {H}'s money.
Nobody spoke. They had been given, after all, the first no for days, and had wasted it.
fr:
Un vœu, ça se défait avec un vœu. C'était l'idée {de H}, et elle était bonne, jusqu'à un certain point. La moitié de la ville vint voir. {H} grimpa sur le bord de la fontaine, jeta une pièce et prononça bien fort :
[H:Je voudrais que tout le monde dise non.]
L'eau se retourna dans son sommeil. Elle se hissa sur elle-même, jusqu'à la hauteur d'une porte.
[O:VOUS EN ÊTES BIEN SÛRS ?] s'enquit-elle.
Elle était tenue de le demander : c'était gravé sur le bord.
[O:NON !] dit la ville entière, d'une seule voix, car le vœu agissait déjà.
[O:JE VOIS,] dit la fontaine. [O:DANS CE CAS, N'EN PARLONS PLUS.]
Et elle recracha la pièce aux pieds {de H}.
Il y eut un silence. C'était tout de même le premier non depuis des jours, et on l'avait gâché.

=== recap coin
en:
The fountain had offered them their no, and they had used it up on the wrong question.
fr:
La fontaine leur avait offert un non, et on l'avait dépensé pour la mauvaise question.

=== strand >
en:
Two gentlemen filled the museum door, shoulder to shoulder, like a pair of feet in one boot.
[B:We are not stuck,] said Mr Fig. [B:We have both gone first.]
[C:I am too kind to tell you whose question did it,] said Mr Pear. [C:His.]
[B:I merely asked whether I should go in, and you said yes.]
[C:Upon which I asked the same, and *you* said yes.]
[B:What I meant was *after you*!]
[C:For thirty years,] Mr Pear told {H}, not without emotion, [C:we've argued, *no, no, after you*, at this very door, and every time it took ten minutes, which I used to consider wasted.]
fr:
Deux messieurs remplissaient la porte du musée, épaule contre épaule, comme deux pieds dans la même botte.
[B:Nous ne sommes pas coincés,] dit monsieur Figue. [B:Nous sommes passés tous les deux le premier.]
[C:Je ne dirai pas qui a posé la question,] dit monsieur Poire. [C:C'est lui.]
[B:J'ai seulement demandé si j'entrais. Vous avez dit oui.]
[C:Alors j'ai demandé si j'entrais, moi. Et *vous* avez dit oui.]
[B:Je voulais dire *après vous* !]
[C:Trente ans,] dit monsieur Poire à {H}, la voix un peu serrée, [C:trente ans que nous disons *non, non, après vous* devant cette porte. Ça prenait dix minutes. Je croyais que c'était du temps perdu.]

=== way >
en:
[H:That goose comes from somewhere,] said {H}.
All over town ran prints, three-pointed, like wet leaves, and they followed them backwards, past the hatter's, where the window stood empty.
{>talent}
{>go}
The trail ended at the old fountain in the park, where among the green coins a single bright one bore the mark of a beak. So {V} had made a wish, and had paid for it. Somebody had screwed a notice to the stone: NO GEESE. The bench wore one too, and so did the lawn, and the gate, and even the pond, right out in the middle, which must have taken a boat.
fr:
[H:Cette oie vient bien de quelque part,] dit {H}.
Il y avait des traces partout en ville, à trois pointes, comme des feuilles mouillées. {hf:Ils|Elles} les remontèrent, et passèrent devant le chapelier, dont la vitrine était vide.
{>talent}
{>go}
Les traces s'arrêtaient à la vieille fontaine du parc, celle aux pièces vertes. Parmi elles, une seule brillait, et elle portait la marque d'un bec. {V} avait donc fait un vœu, et l'avait payé. Une pancarte était vissée au bord : INTERDIT AUX OIES. Il y en avait une sur le banc, une sur la pelouse, une sur le portail. Il y en avait même une au milieu de la mare : quelqu'un s'était donné la peine d'y aller en barque.

=== road >
en:
At about three, the sea asked the harbour whether it might come in. Harbours are built to say no, and are no use for anything else. This one said yes.
Up the steps came the water, without any fuss, trying one door after another, with a bench in tow and some surprised mackerel. In Fish Street people stood on chairs; in Low Street, on tables.
[F:Lucky that nobody thought of asking the moon,] said {F}.
[H:What about?]
[F:Anything.]
They looked at each other, and began to walk faster. Until now the town had been funny. That was over, though nobody could have told exactly when it stopped.
fr:
Vers trois heures, la mer demanda au port si elle pouvait entrer. Un port, c'est construit pour dire non. Ça ne sert même qu'à ça. Il dit oui.
L'eau monta l'escalier sans faire d'histoires et essaya les portes. Elle apportait un banc et des maquereaux surpris. Rue de la Poissonnerie, les gens étaient debout sur les chaises ; rue Basse, sur les tables.
[F:Heureusement que personne n'a pensé à demander à la lune,] dit {F}.
[H:Demander quoi ?]
[F:N'importe quoi.]
{hf:Ils|Elles} se regardèrent et marchèrent plus vite. Jusque-là, la ville entière avait été drôle. Elle ne l'était plus, et personne n'aurait su dire quand cela avait cessé.

=== quiet >
en:
The baker sat on her doorstep in front of bare shelves, because everything had been asked for.
[A:Six o'clock,] she said. [A:Every morning, winter and summer, when I took down the shutters. She never touched a crumb, but would stand there, just there, with her neck out, and look in at the light.]
[H:And what did she ask for?]
[A:She didn't. I was always quicker.] The baker turned a wooden notice over on her knees, of the large kind, with hooks. [A:In the end I had this made, so that I needn't look up.]
It was handsome work, and dear, no doubt, yet she kept on turning it over, as if there might be something written on the back.
fr:
La boulangère était assise sur son seuil, devant ses étagères vides. On lui avait tout demandé.
[A:Six heures,] dit-elle. [A:Chaque matin, été comme hiver, quand j'ouvrais les volets. Elle ne touchait à rien. Elle se mettait là, juste là, le cou tendu, et elle regardait la lumière à l'intérieur.]
[H:Et elle demandait quoi ?]
[A:Rien. J'étais toujours plus rapide.]
La boulangère retournait sur ses genoux une pancarte en bois, le grand modèle, avec des crochets.
[A:À la fin, j'ai fait faire ça. Pour ne plus avoir à lever la tête.]
C'était du beau travail, qui avait dû coûter cher. Elle la tournait et la retournait, comme s'il pouvait y avoir quelque chose au dos.

=== insight >
en:
They found the goose where the prints began, addressing some pigeons.
{>gag2}
{>recap1} {>recap2} {>recap3}
[V:Do you think these suit me?] {V} was saying.
[O:Yes,] said the pigeons.
[V:Or do I look a fool?]
[O:Yes.]
[V:Would you rather I went away?]
[O:Yes,] they agreed, as they would have to anything. {V} stood still for a moment, and then she took off her topmost hat, and searched it, but found only the label.
[H:She has no way of telling,] whispered {H}. [H:She asks and asks, and out comes the same every time. A yes isn't worth anything unless it could have been a no.]
fr:
L'oie était là où commençaient les traces, et elle parlait à des pigeons.
{>gag2}
{>recap1} {>recap2} {>recap3}
[V:Vous trouvez que ça me va ?] disait {V}.
[O:Oui,] dirent les pigeons.
[V:Ou bien j'ai l'air ridicule ?]
[O:Oui.]
[V:Vous aimeriez mieux que je m'en aille ?]
[O:Oui,] dirent les pigeons, qui auraient dit cela à n'importe quoi.
{V} resta un moment immobile. Puis elle ôta le chapeau du dessus et regarda dedans. Il n'y avait que l'étiquette.
[H:Elle ne peut pas savoir,] dit {H}. [H:Elle demande, elle demande, et c'est toujours pareil. Un oui ne vaut rien, quand on n'avait pas le droit de dire non.]

=== turn notice
en:
{H} looked at {V} properly, as nobody had done since she became important: five hats, two umbrellas, a chain of office. She had asked for every one, and in all her life as a goose no one had ever come up to her with something in their hand.
{>pay}
{V} drew back her neck. [V:I didn't ask you for that.]
[H:No,] said {H}.
It answered nothing, since nothing had been asked, and perhaps that is how it got through. The smallest no in the world ran round the fountain like a wet finger round a glass.
[V:You said no,] said {V}, [V:and you're still standing there.]
fr:
{H} regarda {V} comme personne ne l'avait fait depuis qu'elle avait des chapeaux. Cinq chapeaux. Deux parapluies. Une chaîne de maire. Elle avait tout demandé. Dans toute sa vie d'oie, personne n'était jamais venu vers elle avec quelque chose dans la main.
{>pay}
{V} recula le cou.
[V:Je ne te l'ai pas demandé.]
[H:Non,] dit {H}.
Ce n'était pas une réponse, puisque ce n'était pas une question. C'est peut-être pour cela qu'il passa. C'était le plus petit non du monde, et il fit le tour de la fontaine, comme un doigt mouillé sur le bord d'un verre.
[V:Tu as dit non,] dit {V}, [V:et tu es encore là.]

=== turn why
en:
[H:Why did you wish it?] said {H}. Nobody had tried that sort of question for days, since you cannot answer it with yes.
{V} arranged her hats, one after another. [V:All I ever got was no,] she said at last. [V:They never looked up. I thought that the word was to blame.]
{>pay}
{V} drew back her neck. [V:I didn't ask you for that.]
[H:No,] said {H}.
It answered nothing, since nothing had been asked, and perhaps that is how it got through. The smallest no in the world ran round the fountain like a wet finger round a glass.
[V:You looked up, though,] said {V}.
fr:
[H:Pourquoi tu as fait ce vœu ?] dit {H}.
C'était la seule sorte de question que personne n'avait encore posée. On ne peut pas y répondre oui.
{V} arrangea ses chapeaux.
[V:Ils ne savaient dire que non,] finit-elle par répondre. [V:Sans lever la tête. J'ai cru que c'était à cause du mot.]
{>pay}
{V} recula le cou.
[V:Je ne te l'ai pas demandé.]
[H:Non,] dit {H}.
Ce n'était pas une réponse, puisque ce n'était pas une question. C'est peut-être pour cela qu'il passa. C'était le plus petit non du monde, et il fit le tour de la fontaine, comme un doigt mouillé sur le bord d'un verre.
[V:Mais toi, tu as levé la tête,] dit {V}.

=== restore
en:
{V} went in head first, and as she came up with her coin, somebody in Low Street said *no*, and Fish Street called it back. The mayor repeated it seventeen times from his balcony, for pleasure, while the harbour told the sea, in a voice like a gate.
{>close}
At six the next morning, the baker took down her shutters, and looked up.
{>end}
[A:I was wondering,] said the baker, [A:if you'd care for a bun.]
[V:No,] said {V}. The whole street held its breath. [V:No,] she repeated, to see how it tasted. [V:Well. Yes.]
fr:
{V} plongea la tête la première et remonta avec sa pièce. Quelqu'un dit *non*, rue Basse, et quelqu'un le lui rendit, rue de la Poissonnerie. Le maire le dit dix-sept fois à son balcon, pour le plaisir. Le port le dit à la mer, d'une voix de portail.
{>close}
Le lendemain à six heures, la boulangère ouvrit ses volets et leva la tête.
{>end}
[A:Je me demandais,] dit la boulangère, [A:si tu voudrais une brioche.]
[V:Non,] dit {V}.
Toute la rue retint son souffle.
[V:Non,] répéta-t-elle, pour voir quel goût ça avait.
Puis, tout bas :
[V:Enfin, si.]

=== last
en:
{each:@ tried it on a turnip.|@ tried it on a turnip.}
fr:
{each:@ l'essaya sur un navet.|@ l'essayèrent sur un navet.}

=== strandEnd
en:
At the museum door they were in their tenth minute. [B:No, no,] said Mr Fig happily. [C:After you,] said Mr Pear, more happily still.
fr:
À la porte du musée, cela faisait bientôt dix minutes.
[B:Non, non,] disait monsieur Figue avec bonheur.
[C:Après vous,] répondait monsieur Poire, plus heureux encore.

=== cameo
en:
In a doorway a goose in one hat was saying no to somebody, and enjoying it.
fr:
Sur le pas d'une porte, une oie coiffée d'un seul chapeau disait non à quelqu'un, avec délice.

=== ask
en:
The baker says that she was always quicker. What does she mean?
Why could {H} say no just then, and not before?
Is there somebody you could look up for?
fr:
La boulangère dit qu'elle était toujours plus rapide. Que veut-elle dire ?
Pourquoi {H} a-t-{h:il|elle} pu dire non à ce moment-là, et pas avant ?
Y a-t-il quelqu'un pour qui tu pourrais lever la tête ?
`
