export const ANIMAL_VOICE = `
=== home slipper | 5-8, hedgehog, mouse, mole, snail, frog
en:
{F} was {a F}, and slept in {H}'s left slipper. The right slipper was for {H}. They had talked about it.
fr:
{F} était {un F} et dormait dans la pantoufle gauche {de H}. La pantoufle droite restait à {H}. Ça s'était discuté.

=== home comb | 5-8, hedgehog
en:
Every morning {H} combed {h:his|her} hair, and then {h:he|she} combed {F}. It took a while. {F} was {a F}.
[F:Ow,] said {F}. [F:Ow. Lovely. Ow.]
fr:
Chaque matin, {H} se coiffait, puis coiffait {F}. C'était long. {F} était {un F}.
[F:Aïe,] disait {F}. [F:Aïe. C'est bon. Aïe.]

=== home bath | 5-8, duck, turtle, penguin, frog, fish, octopus
en:
{H} did not choose {F}. One rainy Tuesday {F} walked in, looked at the bath, and said, [F:I'll take it.] {F} was {a F}.
fr:
{H} n'avait pas choisi {F}. Un mardi de pluie, {F} était {f:entré|entrée}, avait regardé la baignoire et avait déclaré que ça irait très bien. {F} était {un F}.

=== home scarf | 5-8
en:
{F} slept in {H}'s very fine scarf, which by now was {F}'s very fine scarf. {F} was {a F}, and thought that cold was a thing that happened to others.
fr:
{F} dormait dans la belle écharpe {de H}, qui était devenue la belle écharpe {de F}. {F} était {un F} : le froid, c'était bon pour les autres.

=== home toast | 5-8
en:
In {H}'s house lived {a F} called {F}, who had the chair by the window, the crust of every toast, and an opinion about the weather.
fr:
Chez {H} vivait {un F} du nom {de F}. {F} avait la chaise près de la fenêtre, la croûte de toutes les tartines et un avis sur la météo.

=== home stairs | 5-8, paws
en:
{F} was {a F}. Nobody had ever taught {F} to go downstairs, so each morning there was a noise like potatoes, and then there was {F}.
fr:
{F} était {un F}. Personne ne lui avait appris à descendre l'escalier. Alors, chaque matin, on entendait un bruit de pommes de terre, et puis c'était {F}.

=== home lodger | 9-14
en:
Officially, {F}, who was {a F}, was staying until the weekend, and that had been two years ago. {f:He|She} had arrived one wet evening with no luggage and a great many opinions, of which the first was about the armchair. {H} had moved up, which was a thing you found yourself doing, with {F}.
fr:
En principe, {F} ne restait que jusqu'au week-end. Cela faisait deux ans. {F} était {un F}, arriv{f:é|ée} un soir de pluie sans bagages, mais avec beaucoup d'opinions, dont la première concernait le fauteuil. {H} s'était {h:poussé|poussée}. Avec {F}, on se retrouvait toujours à se pousser.

=== home breakfast | 9-14
en:
Breakfast at {H}'s was silent, out of consideration for {F}, {a F} who did not wake up all at once. First came one eye, then the other, then the complaint. By the time the rest of {F} had joined in, {H} had usually finished both their pieces of toast.
fr:
Chez {H}, le petit déjeuner se prenait en silence, par égard pour {F}. {F} était {un F} qui ne se réveillait pas d'un seul coup. D'abord venait un œil, puis l'autre, puis la plainte. Le temps que le reste {de F} arrive, {H} avait en général fini les deux tartines.

=== gag plan_b 1
en:
[F:I have a plan B,] {t:says|said} {F}. [F:Plan B is: we go home.]
fr:
[F:J'ai un plan B,] {t:dit|dit} {F}. [F:Le plan B, c'est qu'on rentre.]

=== gag plan_b 1 always
en:
[F:There is always plan B,] said {F}.
[H:Which is what?]
[F:Home.]
fr:
[F:Il reste toujours le plan B,] dit {F}.
[H:C'est quoi ?]
[F:La maison.]

=== gag plan_b 1 round
en:
[F:I like plan B better,] said {F}, who had turned round already. [F:It goes home.]
fr:
[F:Je préfère le plan B,] dit {F}, qui avait déjà fait demi-tour. [F:Il va vers la maison.]

=== gag plan_b 2
en:
{F} turned to go home, and went on turning until {f:he|she} was facing {H} again.
fr:
{F} se tourna vers la maison, continua de tourner et se retrouva devant {H}.

=== gag plan_b 2 closer
en:
{F} could have gone home, and came closer to {H} instead.
fr:
{F} aurait pu rentrer à la maison, et vint se serrer contre {H}.

=== gag plan_b 2 back
en:
{F} looked back the way they had come, and then at {H}, and stayed.
fr:
{F} regarda du côté de la maison, puis du côté {de H}, et resta.

=== gag plan_b 3
en:
[F:Now can we do plan B?] {t:asks|asked} {F}.
So they {t:go|went} home.
fr:
[F:Et maintenant, on peut faire le plan B ?] {t:demande|demanda} {F}.
Alors on {t:rentre|rentra} à la maison.

=== gag plan_b 3 again
en:
[F:So that was plan A,] said {F}, on the way home. [F:I'd do that one again.]
fr:
[F:C'était donc ça, le plan A,] dit {F} sur le chemin du retour. [F:Je referais bien celui-là.]

=== gag plan_b 3 waited
en:
{F} was home first, and waited at the door. Plan B was for two.
fr:
{F} arriva à la maison en premier et attendit devant la porte. Le plan B, c'était de rentrer à deux.

=== gag meant 1
en:
{F} leaned forward, to see better. *Flop.*
[F:I meant to do that,] {t:says|said} {F}.
fr:
{F} se pencha, pour mieux voir. *Flop.*
[F:C'était exprès,] {t:dit|dit} {F}.

=== gag meant 1 leaf
en:
{F} was looking at everything so hard that {f:he|she} bumped straight into {H}.
[F:That was on purpose,] said {F}.
fr:
{F} regardait si bien partout qu'{f:il|elle} rentra tout droit dans {H}.
[F:C'était exprès,] dit {F}.

=== gag meant 2
en:
*Flop*, went {F}, who had leaned over too far, and who did not even say *ow*.
fr:
*Flop*, fit {F}, qui s'était trop {f:penché|penchée} et qui ne dit même pas *aïe*.

=== gag meant 2 lean
en:
{F} leaned on {H}, and it was quite on purpose.
fr:
{F} s'appuya contre {H}, et c'était tout à fait exprès.

=== gag meant 3
en:
{F} fell asleep in the middle of a word, against {H}. {f:He|She} meant to do that.
fr:
{F} s'endormit au milieu d'un mot, tout contre {H}. C'était exprès.

=== gag meant 3 feet
en:
On the way home {F} fell over {H}'s feet, and stayed there for a moment. It was on purpose.
fr:
Sur le chemin du retour, {F} tomba sur les pieds {de H} et y resta un moment. C'était exprès.

=== gag meant 3 bed
en:
At breakfast time {F} was on the floor beside the bed, with the pillow. [F:On purpose,] said {F}.
fr:
À l'heure du petit déjeuner, {F} était par terre, à côté du lit, avec l'oreiller.
[F:C'est exprès,] dit {F}.

=== gag four 1 | day, early, whole
en:
[F:I can't stay long,] {t:says|said} {F}. [F:I have to meet somebody at four this afternoon.]
fr:
[F:Je ne reste pas longtemps,] {t:dit|dit} {F}. [F:J'ai rendez-vous à quatre heures, cet après-midi.]

=== gag four 1 expected | day, early, whole
en:
[F:I must be off this afternoon, by four,] said {F}. [F:Somebody is expecting me.]
fr:
[F:Cet après-midi, à quatre heures, il faut que je file,] dit {F}. [F:On m'attend.]

=== gag four 2
en:
{F} had to be somewhere at four, and did not go.
fr:
On attendait {F} quelque part à quatre heures. {F} n'y alla pas.

=== gag four 2 still
en:
It must have been four by then, and {F}, who had to be off at four, did not move.
fr:
Il devait être quatre heures. {F}, qui devait partir à quatre heures, ne bougea pas.

=== gag four 3
en:
It came out in the end who {F} had to meet at four. It was {H}, who had been on time without knowing it.
fr:
On finit par savoir avec qui {F} avait rendez-vous à quatre heures. C'était avec {H}, qui était {h:arrivé|arrivée} à l'heure sans le savoir.

=== gag four 3 tomorrow
en:
[F:Same time tomorrow?] said {F}. So that was who it was, at four: it was {H}.
fr:
[F:Demain, même heure ?] dit {F}.
Le rendez-vous de quatre heures, c'était donc {H}.

=== gag four 3 five
en:
[H:It's long past four,] said {H}.
[F:I was here,] said {F}. [F:That was the whole idea.]
fr:
[H:Il est bien plus de quatre heures,] dit {H}.
[F:J'étais là,] dit {F}. [F:C'était ça, le rendez-vous.]

=== gag list 1
en:
[F:Not my fault,] {t:says|said} {F}, and {t:adds|added} it to a long list.
fr:
[F:Ce n'est pas ma faute,] {t:dit|dit} {F}, qui l'{t:ajoute|ajouta} à une longue liste.

=== gag list 1 sixty
en:
{F} got out a list. [F:Things that are not my fault,] read {F}. [F:Number sixty: this.]
fr:
{F} sortit une liste.
[F:Choses qui ne sont pas ma faute,] lut {F}. [F:Numéro soixante : ça.]

=== gag list 2
en:
{F} got out the list of things that were not {f:his|her} fault, and added nothing to it.
fr:
{F} sortit la liste des choses qui n'étaient pas sa faute, et n'y ajouta rien.

=== gag list 2 folded
en:
{F} put away {f:his|her} pencil, and the list of things that are somebody else's fault.
fr:
{F} rangea son crayon, et la liste des choses qui sont la faute des autres.

=== gag list 3
en:
[F:I'm starting a new list,] {t:yawns|yawned} {F}. [F:Things that were a bit my fault. Number one: today.]
fr:
[F:Je commence une autre liste,] {t:bâille|bâilla} {F}. [F:Les choses qui sont un peu ma faute. Numéro un : aujourd'hui.]

=== gag list 3 crossed
en:
{F} crossed out the whole list. Underneath it now said: *all {H}'s fault, and a good thing too*.
fr:
{F} barra toute la liste. En dessous, on lisait maintenant : *tout est la faute {de H}, et tant mieux*.

=== gag list 3 gave
en:
{F} gave {H} the list, to draw on the back.
fr:
{F} donna sa liste à {H}, pour dessiner au dos.

=== gag counting 1 | hedgehog
en:
{H} {t:sets|set} off.
[F:I can't come yet,] {t:says|said} {F}. [F:I'm counting my prickles. I'm at a hundred and two.]
fr:
{H} se {t:met|mit} en route.
[F:Je ne peux pas venir tout de suite,] {t:dit|dit} {F}. [F:Je compte mes piquants. J'en suis à cent deux.]

=== gag counting 1 tail | hedgehog
en:
[F:Don't talk to me,] said {F}. [F:I'm counting my prickles, and I'm nearly at the tail.]
fr:
[F:Ne me parle pas,] dit {F}. [F:Je compte mes piquants. J'arrive à la queue.]

=== gag counting 2
en:
{F} was counting prickles, very softly. {f:He|She} was at three thousand and six.
fr:
{F} comptait ses piquants, tout bas. {f:Il|Elle} en était à trois mille six.

=== gag counting 2 lost
en:
{F}, who had been counting prickles, lost count, and did not begin again.
fr:
{F}, qui comptait ses piquants, perdit le compte et ne recommença pas.

=== gag counting 3
en:
{F} began again at one, and fell asleep at seven, from pure happiness.
fr:
{F} recommença à un, et s'endormit à sept, de pur bonheur.

=== gag counting 3 over
en:
[F:All my prickles are there,] said {F}. [F:I counted {H} as well.]
fr:
[F:J'ai tous mes piquants,] dit {F}. [F:Plus {H}.]

=== gag cape 1 | hedgehog, cat, dog, bear, rabbit
en:
There {t:is|was} a sock stuck to {F}'s back.
[F:It's not a sock,] {t:says|said} {F}. [F:It's a cape. Capes are for heroes.]
fr:
{F} {t:a|avait} une chaussette accrochée dans le dos.
[F:Ce n'est pas une chaussette,] {t:dit|dit} {F}. [F:C'est une cape. Les capes, c'est pour les héros.]

=== gag cape 1 shoulders | hedgehog, cat, dog, bear, rabbit
en:
{F} was wearing a sock, from the shoulders down.
[F:It's called a cape,] said {F}. [F:Heroes need one.]
fr:
{F} portait une chaussette sur les épaules.
[F:Ça s'appelle une cape,] dit {F}. [F:Il en faut une aux héros.]

=== gag cape 2
en:
{F} wrapped a cape, which was really a sock, round {H}'s hand. It covered two fingers.
fr:
{F} enroula sa cape, qui était une chaussette, autour de la main {de H}. Ça couvrait deux doigts.

=== gag cape 2 warm
en:
{F} took off the sock that was a cape, and gave {H} the warm end.
fr:
{F} ôta la chaussette qui lui servait de cape, et donna à {H} le bout chaud.

=== gag cape 3
en:
[F:It's really a sock,] {t:whispers|whispered} {F}, half asleep.
[H:I know,] {t:says|said} {H}. [H:But you're really a hero.]
fr:
[F:En vrai, c'est une chaussette,] {t:murmure|murmura} {F} en s'endormant.
[H:Je sais,] {t:dit|dit} {H}. [H:Mais la cape te va bien.]

=== gag cape 3 pair
en:
At home {H} found the other sock. That made two capes.
fr:
À la maison, {H} retrouva l'autre chaussette. Ça faisait deux capes.

=== gag cape 3 peg
en:
That night the cape hung on a peg, next to {H}'s things. It looked like a sock. It was a cape.
fr:
Ce soir-là, la cape était au crochet, avec les affaires {de H}. On aurait dit une chaussette. C'était une cape.

=== gag stomach 1
en:
*Grrrumble.*
[F:That wasn't me,] {t:says|said} {F}. [F:That was thunder.]
fr:
*Grrrouik.*
[F:Ce n'est pas moi,] {t:dit|dit} {F}. [F:C'est le tonnerre.]

=== gag stomach 1 close
en:
*Grrrumble*, went {F}'s tummy.
[F:Thunder,] said {F}. [F:Quite close.]
fr:
*Grrrouik*, fit le ventre {de F}.
[F:Le tonnerre,] dit {F}. [F:Il est tout près.]

=== gag stomach 2
en:
{F}'s tummy rumbled, but very softly, so as not to disturb anybody.
fr:
Le ventre {de F} gargouilla, mais tout bas, pour ne déranger personne.

=== gag stomach 2 hush
en:
{F}'s tummy was just going to rumble. {F} told it to hush, and it did.
fr:
Le ventre {de F} allait gargouiller. {F} lui dit de se taire, et il se tut.

=== gag stomach 3
en:
*Grrrumble*, went something in the dark. {H} moved over, to make room for the thunder.
fr:
*Grrrouik*, fit quelque chose dans le noir. {H} se poussa, pour faire une place au tonnerre.

=== gag stomach 3 gone
en:
*Grrrumble.*
[F:That really was me,] said {F}. [F:The thunder has gone home.]
fr:
*Grrrouik.*
[F:Cette fois, c'était moi,] dit {F}. [F:Le tonnerre est rentré chez lui.]

=== gag stomach 3 supper
en:
There was thunder at supper as well. It stopped after the second helping.
fr:
Il y eut encore du tonnerre au dîner. Il cessa quand {F} en reprit.

=== gag foot 1 | paws
en:
{H} {t:takes|took} a step. {F} {t:does|did} not.
[F:I'd love to,] {t:says|said} {F}. [F:It's my left foot that won't. The front one.]
fr:
{H} {t:fait|fit} un pas. {F} ne {t:bouge|bougea} pas.
[F:Moi, je veux bien,] {t:dit|dit} {F}. [F:C'est mon pied gauche qui ne veut pas. Celui de devant.]

=== gag foot 1 vote | paws
en:
{F} asked all {f:his|her} feet.
[F:The front left one is against,] said {F}. [F:The others are for it.]
fr:
{F} consulta tous ses pieds.
[F:Celui de devant, à gauche, vote contre,] dit {F}. [F:Les autres sont pour.]

=== gag foot 2
en:
{F} put one foot forward. It was the left one, which is the shy one.
fr:
{F} avança un pied. C'était le gauche, celui qui est timide.

=== gag foot 2 closer
en:
{F}'s left foot came a little closer to {H}, and then all the other feet did.
fr:
Le pied gauche {de F} se rapprocha {de H}, puis tous ses autres pieds.

=== gag foot 3
en:
All the way back, {F}'s left foot was in front.
fr:
Au retour, le pied gauche {de F} resta devant tout le long.

=== gag foot 3 asks
en:
[F:My left foot would like to know if we can do that again tomorrow,] said {F}.
fr:
[F:Mon pied gauche demande si on recommence demain,] dit {F}.

=== gag foot 3 thanks
en:
{F} licked the left foot, all over. It had been the bravest.
fr:
{F} lécha son pied gauche, longtemps. C'était lui, le plus courageux.

=== gag eyelids 1
en:
{F}'s eyes {t:are|were} shut. [H:What are you doing?] {t:asks|asked} {H}.
[F:Looking,] {t:says|said} {F}. [F:At the inside of my eyelids.]
fr:
{F} {t:a|avait} les yeux fermés.
[H:Qu'est-ce que tu fais ?] {t:demande|demanda} {H}.
[F:Je regarde,] {t:dit|dit} {F}. [F:L'intérieur de mes paupières.]

=== gag eyelids 1 wake
en:
[H:Wake up, {F}!] said {H}.
[F:I'm not asleep,] said {F}. [F:I'm looking at the inside of my eyelids.]
fr:
[H:Réveille-toi, {F} !] dit {H}.
[F:Je ne dors pas,] dit {F}. [F:Je regarde l'intérieur de mes paupières.]

=== gag eyelids 2
en:
{F} {t:keeps|kept} both eyes wide open, and {t:does|did} not blink once.
fr:
{F} {t:garde|garda} les deux yeux grands ouverts, sans cligner une seule fois.

=== gag eyelids 2 other
en:
{F} opened one eye, and then the other, and left them open.
fr:
{F} ouvrit un œil, puis l'autre, et les laissa ouverts.

=== gag eyelids 3
en:
{F} was looking at the inside of {f:his|her} eyelids again. By the look of it, everything was on there.
fr:
{F} regardait de nouveau l'intérieur de ses paupières. Apparemment, tout y était.

=== gag eyelids 3 on
en:
{F} shut {f:his|her} eyes again.
[H:What's on in there?] whispered {H}.
[F:Today.]
fr:
{F} referma les yeux.
[H:Qu'est-ce qu'on voit, là-dedans ?] chuchota {H}.
[F:Aujourd'hui.]

=== gag eyelids 3 again
en:
{F} shut {f:his|her} eyes, and smiled. The whole day was on again in there, from the beginning.
fr:
{F} ferma les yeux et sourit. Toute la journée repassait, depuis le début.

=== gag cousin 1 | 5-8, 9-14
en:
[F:I had a cousin who tried things,] said {F}. [F:He's a statue now.]
fr:
[F:J'avais un cousin qui essayait tout,] dit {F}. [F:Maintenant, c'est une statue.]

=== gag cousin 1 tried | 5-8, 9-14
en:
[F:My cousin would have tried it,] said {F}. [F:My cousin is a statue.]
fr:
[F:Mon cousin, lui, aurait essayé,] dit {F}. [F:Aujourd'hui, c'est une statue.]

=== gag cousin 2
en:
{F} thought of the cousin who is a statue, and stayed beside {H} all the same.
fr:
{F} pensa à son cousin, celui qui est une statue, et resta quand même près {de H}.

=== gag cousin 2 beside
en:
{F} could have told them about the cousin who is a statue, and moved up to {H} instead.
fr:
{F} aurait pu parler de son cousin la statue, et se rapprocha plutôt {de H}.

=== gag cousin 3
en:
[F:My cousin will never believe this,] said {F}.
[H:The statue?]
[F:He's very easy to talk to.]
fr:
[F:Mon cousin ne va jamais le croire,] dit {F}.
[H:La statue ?]
[F:On lui parle facilement.]

=== gag cousin 3 lying
en:
[F:I must tell my cousin,] said {F}. [F:He'll be sorry that he was standing still.]
fr:
[F:Il faut que je raconte ça à mon cousin,] dit {F}. [F:Il va regretter d'être en pierre.]

=== gag cousin 3 lie
en:
That night {F} went and stood beside the cousin, quite still, to tell him all about it.
fr:
Ce soir-là, {F} alla se mettre à côté de son cousin, sans bouger, pour tout lui raconter.

=== gag note 1 | 9-14
en:
[F:I want it noted that I was against this,] said {F}.
[H:Who's noting it?]
[F:I am.]
fr:
[F:Qu'on le note : j'étais contre,] dit {F}.
[H:Qui le note ?]
[F:Moi.]

=== gag note 1 record | 9-14
en:
[F:For the record, this was not my idea,] said {F}, who was keeping the record. [F:Page one.]
fr:
[F:Pour mémoire, l'idée n'est pas de moi,] dit {F}, qui tenait le carnet. [F:Page un.]

=== gag note 2
en:
{F} got out a notebook, wrote three words in it, and shut it before {H} could see.
fr:
{F} sortit un carnet, y écrivit quelques mots et le referma avant {que H} ait pu lire.

=== gag note 2 pencil
en:
{F} held a pencil over the notebook, and wrote nothing down.
fr:
{F} tenait son crayon au-dessus du carnet, et n'écrivait rien.

=== gag note 3
en:
Later {H} found what {F} had noted. It was in very small letters: *glad I came*.
fr:
Plus tard, {H} trouva la note {de F}. C'était en tout petit : *{f:content|contente} d'être là*.

=== gag note 3 there
en:
[F:I want it noted,] said {F}, [F:that I was there.]
fr:
[F:Qu'on le note,] dit {F} : [F:j'y étais.]

=== gag rule 1 | 5-8, whole
en:
[F:Rule number one,] said {F}, [F:is not to panic.]
[H:And number two?]
[F:I'll tell you when it's over.]
fr:
[F:La règle numéro un,] dit {F}, [F:c'est de ne pas paniquer.]
[H:Et la numéro deux ?]
[F:Je te la dirai quand ce sera fini.]

=== gag rule 1 secret | 5-8, whole
en:
[F:There are two rules,] said {F}. [F:Number one is: no panic. Number two is a secret.]
fr:
[F:Il y a deux règles,] dit {F}. [F:La numéro un : pas de panique. La numéro deux est secrète.]

=== gag rule 2
en:
{F} was trying not to panic. It is a rule, and you could see that it was not easy.
fr:
{F} tâchait de ne pas paniquer. C'est la règle, et ça n'avait pas l'air facile.

=== gag rule 2 breath
en:
{F} took a deep breath, so as not to panic.
fr:
{F} respira un grand coup, pour ne pas paniquer.

=== gag rule 3
en:
Then {F} told {H} rule number two. It was: stay close to {H}. {F} had kept that one from beginning to end.
fr:
Alors {F} dit à {H} la règle numéro deux. C'était : rester près {de H}. {F} l'avait suivie du début à la fin.

=== gag rule 3 mine
en:
[F:Rule number two was only for me,] said {F}. [F:It says: stay close to {H}.]
fr:
[F:La règle numéro deux, c'était juste pour moi,] dit {F}. [F:Elle dit : rester près {de H}.]

=== gag charge 1
en:
[F:I'll be in charge,] {t:says|said} {F}. [F:From the back.]
fr:
[F:C'est moi qui commande,] {t:dit|dit} {F}. [F:Mais de derrière.]

=== gag charge 1 follow
en:
[F:Follow me!] said {F}, from behind {H}.
fr:
[F:Suivez-moi !] dit {F}, de derrière {H}.

=== gag charge 2
en:
{F} {t:comes|came} up from the back, one step, and then one more, as far as {H}.
fr:
{F} {t:avance|avança} d'un pas, puis d'un autre, jusqu'à {H}.

=== gag charge 2 next
en:
{F}, who liked it best at the back, came up beside {H}.
fr:
{F}, qui préférait rester derrière, vint se mettre à côté {de H}.

=== gag charge 3
en:
[F:From the back, that was very well led,] said {F}, and went in front.
fr:
[F:De derrière, c'était très bien commandé,] dit {F}, qui passa devant.

=== gag charge 3 nobody
en:
Nobody went at the back on the way home. {F} was in charge, and so was {H}.
fr:
Au retour, il n'y eut personne derrière. {F} commandait, et {H} aussi.

=== gag charge 3 back
en:
[F:Tomorrow you can be in charge,] {F} told {H}. [F:I'll lend you the back.]
fr:
[F:Demain, c'est toi qui commandes,] dit {F} à {H}. [F:Je te prête ma place, derrière.]

=== fail nearly
en:
[F:That nearly worked,] said {F}. [F:Except for all of it.]
fr:
[F:Ça a presque marché,] dit {F}. [F:Sauf tout.]

=== fail bright
en:
[F:On the bright side,] said {F}, [F:nobody sat on me.]
fr:
[F:Le bon côté,] dit {F}, [F:c'est que personne ne s'est assis sur moi.]

=== fail looking
en:
[F:I wasn't looking,] said {F}. [F:Was it good?]
fr:
[F:Je ne regardais pas,] dit {F}. [F:C'était bien ?]

=== fail practice
en:
[F:That was practice,] said {F}. [F:Wasn't it?]
fr:
[F:C'était pour s'entraîner,] dit {F}. [F:Non ?]

=== go lunch | afoot, fed
en:
[F:Is it far?] asked {F}.
[H:A bit.]
[F:Is it dark?]
[H:A bit.]
[F:Is it lunch?]
fr:
[F:C'est loin ?] demanda {F}.
[H:Un peu.]
[F:C'est noir ?]
[H:Un peu.]
[F:Et le goûter, c'est quand ?]

=== go front
en:
{F} went in front, to be brave, and then behind, to be sure.
fr:
{F} passa devant, pour le courage, puis derrière, pour la prudence.

=== go left | afoot
en:
[F:Left,] said {F}. They went right. [F:That's what I said,] said {F}.
fr:
[F:À gauche,] dit {F}.
{H} prit à droite.
[F:C'est ce que je disais,] dit {F}.

=== go two | afoot
en:
{F} took two steps for each of {H}'s, and complained about both.
fr:
{F} faisait deux pas quand {H} en faisait un, et se plaignait des deux.

=== fail nose
en:
{F} washed one paw with great attention, as if it had all been about the paw.
fr:
{F} se lava une patte avec beaucoup de soin, comme si tout ça n'avait concerné que la patte.

=== fail meant
en:
[F:I helped,] said {F}. [F:I did it on the inside.]
fr:
[F:J'ai aidé,] dit {F}. [F:Ça ne se voyait pas. C'était à l'intérieur.]

=== fail supper
en:
[F:Is this one of those days with no supper in it?] asked {F}.
fr:
[F:C'est un de ces jours où l'on ne dîne pas ?] demanda {F}.

=== fail tail
en:
{F} turned about to see whose fault it was, and gave {f:his|her} own tail a hard look.
fr:
{F} chercha par-derrière à qui la faute, et regarda sa queue de travers.

=== go smell | afoot, road, street, hill, fed
en:
{F} read the road with {f:his|her} nose. It was mostly news about sausages.
fr:
{F} lisait la route avec le nez. C'était surtout des nouvelles de saucisses.

=== go stick | afoot, road
en:
{F} found the perfect stick, and then a better one, and then went back for the first.
fr:
{F} trouva le bâton parfait, puis un meilleur, puis retourna chercher le premier.

=== go shade | afoot, day, road, street, hill
en:
{F} walked in {H}'s shadow, to save {f:his|her} own.
fr:
{F} marchait dans l'ombre {de H}, pour économiser la sienne.

=== go greet | afoot, road, street
en:
{F} greeted everybody they met, and two posts.
fr:
{F} salua tous ceux qu'on croisait, plus deux poteaux.

=== home letters | 9-14, paws
en:
{F} received letters, and nobody knew from whom. {F} was {a F}, and could not read, but {f:he|she} would turn each one over, smell it on both sides, and remain thoughtful until lunch. {H} had offered to read them aloud, and {F} had put a paw on the envelope, kindly, as you do when somebody is too young.
fr:
{F} recevait des lettres. On ne savait pas de qui. {F} était {un F} et ne lisait pas mais, à chaque fois, tournait l'enveloppe, la respirait des deux côtés et restait pensi{f:f|ve} jusqu'au déjeuner. {H} avait proposé de les lire tout haut. {F} avait posé une patte dessus, gentiment, comme on fait avec quelqu'un de trop jeune.

=== home theory | 9-14
en:
It was {F}'s belief that {H} had been brought home by mistake for something to eat, and that by now it was too late to say so. {F} was {a F} with a strong sense of duty, who had brought up {H} as well as {f:he|she} could, and on the whole, considering the legs, was pleased.
fr:
{F} pensait qu'on avait rapporté {H} à la maison en croyant que ça se mangeait et que, maintenant, il était trop tard pour le dire. {F} était {un F} qui avait le sens du devoir. {f:Il|Elle} avait élevé {H} de son mieux et, dans l'ensemble, vu les jambes, s'estimait {f:content|contente}.

=== home pillow | 5-8
en:
{F} was {a F}, and slept on {H}'s pillow. {H} slept on what was left. In the morning each of them said that the other one snored.
fr:
{F} était {un F} et dormait sur l'oreiller {de H}. {H} dormait sur le reste. Le matin, on s'accusait poliment de ronfler.

=== home handle | 5-8
en:
{F} was {a F}, and was always on the wrong side of the door. {H} was the one who did the handle.
fr:
{F} était {un F} et se trouvait toujours du mauvais côté de la porte. À la poignée, il y avait {H}.

=== home sign | 5-8
en:
There was a sign on {H}'s door: BEWARE. Under it was a picture of {F}, looking fierce. {F} was {a F}, and had posed for it all Sunday.
fr:
La porte {de H} portait une pancarte : ATTENTION. En dessous, un portrait {de F}, l'air féroce. {F} était {un F} et avait posé tout un dimanche.

=== home sky | 5-8
en:
Before they went out, {H} looked at the sky, and {F} looked at {H}'s feet. {F} was {a F}. Boots meant rain.
fr:
Avant de sortir, {H} regardait le ciel, et {F} regardait les pieds {de H}. {F} était {un F}. Si c'étaient les bottes, il allait pleuvoir.

=== home corner | 5-8
en:
Every morning {F} took {H} to school, as far as the corner. Then {H} took {F} home again. {F} was {a F}. They were late a good deal.
fr:
Chaque matin, {F} accompagnait {H} à l'école, jusqu'au coin de la rue. Ensuite, {H} raccompagnait {F}. {F} était {un F}. On arrivait rarement à l'heure.

=== home blur | 5-8, modern
en:
In every photograph of {H} there was something blurred in one corner. It was {F}. {F} was {a F}, and liked to be in things.
fr:
Sur toutes les photos {de H}, il y avait une tache floue dans un coin. C'était {F}. {F} était {un F} et tenait à y être.

=== home oracle | 9-14
en:
Nothing was decided at {H}'s without {F}. {F} was {a F}, and said neither yes nor no, but turned round three times and lay down on one of the two possibilities. It had been the right one so often that an aunt had asked to borrow {F} before she bought a house.
fr:
Chez {H}, rien ne se décidait sans {F}. {F} était {un F} et ne disait ni oui ni non : {f:il|elle} tournait trois fois sur {f:lui|elle}-même, puis se couchait sur l'une des deux possibilités. C'était si souvent la bonne qu'une tante avait demandé à l'emprunter avant d'acheter une maison.

=== home round | 9-14, paws
en:
People said that {H} took {F} for walks. It was the other way about. {F} was {a F} with a round to do, of twenty calls, several of them in hedges, and {H} was brought along to carry things and to be introduced.
fr:
Les gens disaient {que H} promenait {F}. C'était l'inverse. {F} était {un F} qui avait sa tournée à faire, vingt arrêts, dont plusieurs dans des haies, et {H} était {h:prié|priée} de suivre, pour porter les affaires et être {h:présenté|présentée}.

=== home grammar | 9-14
en:
{H} had known {F} for six years. {F} was {a F} with nine ways of not answering, and {H} could already tell which one of them meant *yes*.
fr:
{H} connaissait {F} depuis six ans. {F} était {un F} qui avait neuf façons de ne pas répondre, et {H} savait déjà laquelle voulait dire *oui*.

=== home found | 9-14
en:
There had been a time before {F}, but nobody in the house could say any more what it was like; they only remembered that there had been room on the sofa. {F} was {a F}, and had been found under a hedge, one evening. As {F} told it, it was {H} who had been found.
fr:
Il y avait eu une époque d'avant {F}, mais plus personne ne savait à quoi elle ressemblait. On se rappelait seulement qu'il y avait de la place sur le canapé. {F} était {un F} qu'on avait {f:trouvé|trouvée}, un soir, sous une haie. Selon {F}, c'était {H} qu'on y avait {h:trouvé|trouvée}.

=== go fish | sea
en:
{F} said good morning to every fish, and then to the same fish again, to be sure.
fr:
{F} disait bonjour à chaque poisson, puis encore au même, pour être sûr{f:|e}.

=== go float | space
en:
{F} looked down, to see how far down it was, and did not do so again.
fr:
{F} regarda en bas, pour voir si c'était haut, et ne regarda plus.

=== say guard | 5-8, 9-14
en:
[F:I wasn't asleep,] said {F}, and opened the other eye. {F} was {a F} and lived at {H}'s, where somebody had to stay awake.
fr:
[F:Je ne dormais pas,] dit {F} en ouvrant l'autre œil.
{F} était {un F} et habitait chez {H}, où il fallait bien que quelqu'un monte la garde.

=== say heads | 5-8, 9-14
en:
[H:Heads or tails?] asked {H}.
[F:Heads,] said {F}, who was {a F}, and thought {f:his|her} own a very good one.
fr:
[H:Pile ou face ?] demanda {H}.
[F:Face,] dit {F}, qui était {un F} et trouvait la sienne très réussie.

=== say where | 5-8, 9-14
en:
[F:What shall I bring?] asked {F}.
[H:It depends.]
[F:I'll bring everything, then,] said {F}, who was {a F}, and owned one button.
fr:
[F:Je prends quoi ?] demanda {F}.
[H:On verra bien.]
[F:Alors je prends tout,] dit {F}, qui était {un F} et possédait un bouton.

=== kept slipper | 5-8, 9-14
en:
At home the slippers were waiting. {F} took the left one.
fr:
À la maison, les pantoufles attendaient. {F} prit la gauche.

=== kept pillow | 5-8, 9-14
en:
At bedtime {F} left {H} a little more of the pillow. It was for one night only.
fr:
Au moment de dormir, {F} laissa à {H} un peu plus d'oreiller. C'était pour une fois.

=== kept handle | 5-8, 9-14
en:
At home {H} did the handle. {F} went in first, and turned to see that {H} was coming.
fr:
À la maison, {H} s'occupa de la poignée. {F} entra en premier et se retourna, pour voir si ça suivait.

=== kept lodger | 5-8, 9-14
en:
{F} decided to stay until the weekend. It was not said which.
fr:
{F} décida de rester jusqu'au week-end. On ne dit pas lequel.

=== kept oracle | 5-8, 9-14
en:
At home {F} turned round, and round again, and lay down facing the door.
fr:
À la maison, {F} tourna trois fois sur {f:lui|elle}-même et se coucha du côté de la porte.

=== met in everywhere | 5-8, 9-14
en:
who was {a F} and went wherever {H} went
fr:
qui était {un F} et suivait {H} partout

=== met in word | 5-8, 9-14
en:
{a F} with something to say about everything
fr:
{un F} qui avait son mot à dire sur tout

=== met in best | 5-8, 9-14
en:
who was {a F}, and {H}'s best friend
fr:
qui était {un F}, et {f:le meilleur ami|la meilleure amie} {de H}

=== met in birth | 5-8, 9-14
en:
who was {a F} through and through, and {H}'s friend
fr:
qui était {un F} comme il faut, et {f:l'ami|l'amie} {de H}

=== met in over | 5-8, 9-14
en:
{a F} who liked to know everything
fr:
{un F} qui aimait tout savoir

=== met then expect | 5-8, 9-14
en:
{f:He|She} was {a F}, and liked people to notice.
fr:
C'était {un F}, et {f:il|elle} aimait bien que ça se remarque.

=== met then thinks | 5-8, 9-14
en:
For {a F}, {f:he|she} thought about things a great deal.
fr:
Pour {un F}, {f:il|elle} réfléchissait beaucoup.

=== met then all | 5-8, 9-14
en:
That was {F} all over: {a F} with {f:his|her} nose in everything.
fr:
C'était tout {F} : {un F} qui mettait son nez partout.

=== met then home | 5-8, 9-14
en:
{f:He|She} was {a F}, though at home nobody thought of it any more.
fr:
C'était {un F}, mais à la maison on n'y pensait plus.

=== plain friend | 5-8, 9-14
en:
{H} had one friend who was {a F}, and that was {F}.
fr:
{H} avait {f:un ami|une amie} qui était {un F} : c'était {F}.

=== plain key | 5-8, 9-14
en:
{F} was {a F}, and came and went at {H}'s just as {f:he|she} liked.
fr:
{F} était {un F}. Chez {H}, {f:il|elle} entrait et sortait comme ça lui plaisait.

=== plain always | 5-8, 9-14
en:
{F} was {a F}, every day, even on Sundays.
fr:
{F} était {un F}, tous les jours, même le dimanche.

=== plain bed | 5-8, 9-14
en:
{F} was {a F}, and had half of {H}'s bed.
fr:
{F} était {un F} et avait la moitié du lit {de H}.

=== plain where | 5-8, 9-14
en:
{F} was {a F}, and followed {H} everywhere, mostly from in front.
fr:
{F} était {un F} et suivait {H} partout, de préférence devant.

=== plain raised | 5-8, 9-14
en:
{F} was {a F}, and was doing {f:his|her} best to bring up {H}.
fr:
{F} était {un F} et faisait de son mieux pour élever {H}.

=== plain size | 5-8, 9-14
en:
{F} was {a F}, and took up more room than you would think.
fr:
{F} était {un F} et prenait plus de place qu'on ne croirait.

=== plain told | 5-8, 9-14
en:
{H} told {F} everything. {F} was {a F}, and never passed it on.
fr:
{H} disait tout à {F}, qui était {un F} et ne répétait rien.

=== plain held | 5-8, 9-14
en:
{F} was {a F}. {H} had never minded.
fr:
{F} était {un F}. Ça n'avait jamais gêné {H}.

=== plain chair | 5-8, 9-14
en:
At {H}'s table there was a chair for {F}, who was {a F}, and preferred the table.
fr:
À la table {de H}, il y avait une chaise pour {F}, qui était {un F} et préférait la table.

=== plain button | 5-8, 9-14
en:
{F}, who was {a F}, was always ready before {H}. There was nothing to button.
fr:
{F}, qui était {un F}, était toujours {f:prêt|prête} avant {H}. Pas le moindre bouton à fermer.

=== say happen | 5-8, 9-14
en:
[F:Something's going to happen,] said {F}, who was {a F}.
[H:How do you know?]
[F:I don't. I like to have said so.]
fr:
[F:Il va se passer quelque chose,] dit {F}, qui était {un F}.
[H:Comment tu le sais ?]
[F:Je n'en sais rien. Mais j'aime bien l'avoir dit.]

=== say slept | 5-8, 9-14
en:
[H:Did you sleep well?] asked {H}.
[F:I don't know,] said {F}, who was {a F}. [F:I was asleep.]
fr:
[H:Tu as bien dormi ?] demanda {H}.
[F:Aucune idée,] dit {F}, qui était {un F}. [F:Je dormais.]

=== gag expert 1 | 5-8, 9-14
en:
[F:I know all about this,] said {F}. [F:What is it?]
fr:
[F:Ça, je connais,] dit {F}. [F:Qu'est-ce que c'est ?]

=== gag expert 1 leave | 5-8, 9-14
en:
[F:Leave this to me,] said {F}. [F:I'm an expert. What are we talking about?]
fr:
[F:Laissez, c'est ma spécialité,] dit {F}. [F:De quoi parle-t-on ?]

=== gag expert 2
en:
{F} opened {f:his|her} mouth to explain everything, and found nothing in it.
fr:
{F} ouvrit la bouche pour tout expliquer, et n'y trouva rien.

=== gag expert 2 deep
en:
{F}, who explained everything as a rule, did not explain this, and came closer.
fr:
{F}, qui d'habitude expliquait tout, n'expliqua rien et se rapprocha.

=== gag expert 3
en:
[F:I knew it all the time,] said {F}. [F:I only didn't know what.]
fr:
[F:Je le savais depuis le début,] dit {F}. [F:Je ne savais pas quoi, c'est tout.]

=== gag expert 3 explained
en:
{F} explained the whole thing to {H}, who had been there.
fr:
{F} expliqua toute l'affaire à {H}, qui y était.

=== gag tomorrow 1 | 5-8, 9-14, whole
en:
[F:Couldn't we do it tomorrow?] asked {F}. [F:I'm very good tomorrow.]
fr:
[F:Et si on faisait ça demain ?] demanda {F}. [F:Demain, je suis très {f:fort|forte}.]

=== gag tomorrow 1 best | 5-8, 9-14, whole
en:
[F:I'm not at my best today,] said {F}. [F:You should see me tomorrow.]
fr:
[F:Aujourd'hui, ce n'est pas mon jour,] dit {F}. [F:Il faut me voir demain.]

=== gag tomorrow 2
en:
{F} would sooner have done all this tomorrow, and stayed with {H} just the same.
fr:
{F} aurait préféré faire tout ça demain, et resta quand même avec {H}.

=== gag tomorrow 2 thought
en:
{F} yawned, and did not ask whether they could finish it tomorrow.
fr:
{F} bâilla, et ne demanda pas si l'on pouvait finir demain.

=== gag tomorrow 3
en:
[H:You were good today,] said {H}.
[F:I know,] said {F}. [F:I couldn't wait.]
fr:
[H:Aujourd'hui, tu étais {f:fort|forte},] dit {H}.
[F:Je sais,] dit {F}. [F:Je n'ai pas pu attendre demain.]

=== gag tomorrow 3 for
en:
The next morning it was tomorrow at last. {F} slept right through it.
fr:
Le lendemain, c'était enfin demain. {F} dormit jusqu'au soir.

=== gag we 1 | 5-8, 9-14
en:
[F:We aren't frightened,] said {F}.
[H:Who's we?]
[F:You. And me, behind you.]
fr:
[F:Nous, on n'a pas peur,] dit {F}.
[H:Qui ça, nous ?]
[F:Toi. Et moi, derrière toi.]

=== gag we 1 front | 5-8, 9-14
en:
[F:We'll manage, the two of us,] said {F}. [F:You in front.]
fr:
[F:À nous deux, on y arrivera,] dit {F}. [F:Toi devant.]

=== gag we 2
en:
{F} came out from behind {H}, and was beside {h:him|her} instead.
fr:
{F} sortit de derrière {H}, et vint se mettre à côté.

=== gag we 2 leaned
en:
{F} looked round {H}, first on one side, and then on the other.
fr:
Derrière {H}, {F} regarda d'un côté, puis de l'autre.

=== gag we 3
en:
[F:We weren't frightened,] said {F}. [F:This time it was both of us.]
fr:
[F:Nous, on n'a pas eu peur,] dit {F}. [F:Et cette fois, à deux.]

=== gag we 3 front
en:
{F} went home in front.
[F:Now we're in front,] said {F}. [F:Me. And you, behind me.]
fr:
Au retour, {F} passa devant.
[F:Maintenant, nous sommes devant,] dit {F}. [F:Moi. Et toi, derrière moi.]

=== gag hush 1 | 5-8, 9-14
en:
[F:Talk quietly,] whispered {F}, [F:or it will hear us.]
[H:What will?]
[F:I haven't got that far.]
fr:
[F:Parle tout bas,] souffla {F}, [F:ou ça va nous entendre.]
[H:Quoi donc ?]
[F:Je n'y ai pas encore réfléchi.]

=== gag hush 1 works | 5-8, 9-14
en:
[F:Shh!] said {F}.
[H:What is it?] whispered {H}.
[F:Nothing. I wanted to see if it works.]
fr:
[F:Chut !] fit {F}.
[H:Qu'est-ce qu'il y a ?] chuchota {H}.
[F:Rien. C'était pour voir si ça marche.]

=== gag hush 2
en:
{F} put {f:his|her} head on one side, and for once made no noise at all.
fr:
{F} pencha la tête et, pour une fois, ne fit aucun bruit.

=== gag hush 2 shut
en:
{F} opened {f:his|her} mouth to say *shh*, and shut it again, so as to hear better.
fr:
{F} ouvrit la bouche pour dire *chut*, et la referma, pour mieux entendre.

=== gag hush 3
en:
[F:SHH!] shouted {F}, and everybody jumped. It was only for joy.
fr:
[F:CHUT !] cria {F}, et tout le monde sursauta. C'était de joie.

=== gag hush 3 ear
en:
{F} whispered into {H}'s ear all the way home. It was mostly *shh*.
fr:
{F} parla à l'oreille {de H} jusqu'à la maison. Il y avait surtout des *chut*.

=== gag seen 1 | 5-8, 9-14
en:
[F:I've seen worse,] said {F}.
[H:Where?]
[F:I didn't look.]
fr:
[F:J'ai vu pire,] dit {F}.
[H:Où ça ?]
[F:Je n'ai pas regardé.]

=== gag seen 1 other | 5-8, 9-14
en:
[F:I've seen worse,] said {F}. [F:I had my eyes shut, but you could hear it.]
fr:
[F:J'ai vu pire,] dit {F}. [F:J'avais les yeux fermés, mais ça s'entendait.]

=== gag seen 2
en:
{F} shut both eyes. Then {f:he|she} opened one again, to see how bad it was.
fr:
{F} ferma les yeux, puis en rouvrit un, pour voir si c'était grave.

=== gag seen 2 end
en:
{F}, who as a rule shut {f:his|her} eyes at such times, looked, with both.
fr:
{F}, qui d'habitude fermait les yeux à ces moments-là, regarda, et des deux.

=== gag seen 3
en:
[F:I've seen better,] said {F}, and thought about it. [F:No. I haven't.]
fr:
[F:J'ai vu mieux,] dit {F}, qui réfléchit un peu. [F:Non. Jamais.]

=== gag seen 3 asked
en:
[H:Was it worse than the time you didn't look?] asked {H}.
[F:Much better,] said {F}. [F:I looked.]
fr:
[H:C'était pire que la fois où tu n'as pas regardé ?] demanda {H}.
[F:Beaucoup mieux,] dit {F}. [F:J'ai regardé.]
`
