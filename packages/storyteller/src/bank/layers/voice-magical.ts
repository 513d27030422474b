export const MAGICAL_VOICE = `
=== home windowsill | 5-8, dragon, phoenix, fairy, modern
en:
On {H}'s windowsill, between the cactus and the glass of water, lived {a F}. {F} was no bigger than a teapot, and made better toast than the toaster.
fr:
Sur le rebord de la fenêtre {de H}, entre le cactus et le verre d'eau, vivait {un F}. C'était {F}, pas plus haut{f:|e} qu'une théière, qui faisait de meilleures tartines que le grille-pain.

=== home nightlight | 5-8
en:
Most people have a night light. {H} had {F}, who was {a F}, and who glowed a bit when things went well.
fr:
Les autres enfants ont une veilleuse. {H}, {h:lui|elle}, avait {F}. {F} était {un F} et brillait un peu quand tout allait bien.

=== home parcel | 5-8
en:
{F} had come in a parcel that was meant for next door. The label said FRAGILE, and it was true. {f:He|She} was {a F}, and cried at weddings, and at sandcastles.
fr:
{F} était arriv{f:é|ée} dans un colis pour les voisins. Sur l'étiquette, il y avait FRAGILE, et c'était vrai. {F} était {un F} et pleurait aux mariages, et devant les châteaux de sable.

=== home cupboard | 5-8
en:
There was {a F} in {H}'s cupboard, behind the winter coats. {H} had said hello on the first night, and that was that. The name was {F}. The coats smelled a bit of fireworks.
fr:
Dans le placard {de H}, derrière les manteaux d'hiver, il y avait {un F} du nom {de F}. Le premier soir, {H} avait dit bonjour, et voilà. Depuis, les manteaux sentaient un peu le feu d'artifice.

=== home rent | 9-14
en:
{F} paid rent, which was one of the first things {f:he|she} had insisted on. Every first of the month there was something on {H}'s pillow: a scorched leaf, a bit of somebody's dream, once a very small key. {F} was {a F}, nine hundred years old, and thought it vulgar to live anywhere for nothing.
fr:
{F} payait un loyer. C'était la première chose qu'{f:il|elle} avait exigée. Chaque premier du mois, il y avait quelque chose sur l'oreiller {de H} : une feuille roussie, un bout de rêve de quelqu'un, une fois une toute petite clé. {F} était {un F} de neuf cents ans et trouvait vulgaire d'habiter quelque part pour rien.

=== home instructions | 9-14
en:
{F} had come with instructions, and {H} had lost them, which is a pity, with {a F}. You learn as you go along: you learn, for example, about curtains, and about never saying the word *bath*. The only part {H} remembered was the last line, in very small print: *Do not leave alone with a good idea.*
fr:
{F} était livr{f:é|ée} avec une notice, et {H} l'avait perdue. C'est dommage, avec {un F}. On apprend sur le tas. On apprend, par exemple, pour les rideaux, et qu'il ne faut jamais dire le mot *bain*. {H} ne se rappelait que la dernière ligne, en tout petits caractères : *Ne pas laisser seul avec une bonne idée.*

=== gag weather 1 | dragon, phoenix, monster
en:
{F} {t:sneezes|sneezed}. Three sparks {t:fly|flew} out.
[F:Not me,] {t:says|said} {F}. [F:That was the weather.]
fr:
{F} {t:éternue|éternua}. Trois étincelles {t:s'envolent|s'envolèrent}.
[F:C'est la météo,] {t:dit|dit} {F}. [F:Moi, je n'ai rien fait.]

=== gag weather 1 funny | dragon, phoenix, monster
en:
*Achoo,* went {F}. A spark flew by.
[F:Funny weather,] said {F}.
fr:
*Atchoum,* fit {F}. Une étincelle passa.
[F:Drôle de temps,] dit {F}.

=== gag weather 2
en:
{F} felt a sneeze coming, and shut everything that shuts. Not one spark came out.
fr:
{F} sentit venir un éternuement, et ferma tout ce qui se ferme. Pas une étincelle ne sortit.

=== gag weather 2 breath
en:
{F} held {f:his|her} breath, so as not to let out a spark.
fr:
{F} retint son souffle, pour ne pas lâcher une étincelle.

=== gag weather 3
en:
One very small spark went up, in the end. Nobody blamed the weather.
fr:
Pour finir, une toute petite étincelle monta. Personne n'accusa la météo.

=== gag weather 3 fine
en:
{F} laughed, and it was fine, with sparks.
fr:
{F} rit, et il fit très beau, avec des étincelles.

=== gag weather 3 cooked
en:
{F} sneezed once, from happiness. Somebody toasted some bread on it.
fr:
{F} éternua une fois, de bonheur. On en profita pour griller du pain.

=== gag enormous 1 | dragon, fairy, phoenix, robot, monster
en:
[F:Stand back, everybody,] {t:says|said} {F}. [F:I am enormous.]
Nobody {t:stands|stood} back.
fr:
[F:Reculez,] {t:dit|dit} {F}. [F:Je suis énorme.]
Personne ne {t:recule|recula}.

=== gag enormous 1 first | dragon, fairy, phoenix, robot, monster
en:
[F:I'd go first,] said {F}, [F:but I'm so enormous that you'd see nothing.]
fr:
[F:Je passerais bien devant,] dit {F}, [F:mais je suis si énorme qu'on n'y verrait plus rien.]

=== gag enormous 2
en:
{F} made {f:himself|herself} very small, close to {H}, and then a bit smaller.
fr:
{F} se fit tout petit{f:|e} contre {H}, puis encore un peu plus petit{f:|e}.

=== gag enormous 2 lean
en:
{F} was not feeling very big, and leaned on {H}.
fr:
{F} ne se sentait pas bien {f:grand|grande}, et s'appuya contre {H}.

=== gag enormous 3
en:
That night {F} was so enormous that {H} slept on the very edge.
fr:
Cette nuit-là, {F} fut si énorme {que H} dormit tout au bord.

=== gag enormous 3 nearly
en:
[H:You really are enormous,] said {H}.
{F} was so pleased that it was nearly true.
fr:
[H:C'est vrai que tu es énorme,] dit {H}.
{F} en fut si {f:content|contente} que c'était presque vrai.

=== gag enormous 3 small
en:
[F:I feel quite small today,] said {F}. [F:It's so as to fit in beside you.]
fr:
[F:Aujourd'hui, je me sens tout petit{f:|e},] dit {F}. [F:C'est pour tenir à côté de toi.]

=== gag pocket 1
en:
[F:I could put that right by magic,] said {F}. [F:But I left it at home.]
fr:
[F:J'arrangerais bien ça par magie,] dit {F}. [F:Mais je l'ai laissée à la maison.]

=== gag pocket 1 where
en:
[F:A little magic would settle this,] said {F}. [F:Mine is at home, behind the door.]
fr:
[F:Un peu de magie, et ce serait réglé,] dit {F}. [F:La mienne est à la maison, derrière la porte.]

=== gag pocket 2
en:
{F} shook {f:himself|herself}, in case a little magic had come along. Out fell some dust.
fr:
{F} se secoua, au cas où un peu de magie serait venue aussi. Il tomba de la poussière.

=== gag pocket 2 without
en:
{F} had not brought a pinch of magic, and stayed beside {H} all the same.
fr:
{F} n'avait pas pris une miette de magie, et resta quand même près {de H}.

=== gag pocket 3
en:
{F}'s magic turned out to have been at home all along, behind the door. Nobody had missed it.
fr:
La magie {de F}, on l'apprit plus tard, était restée tout ce temps derrière la porte, à la maison. Elle n'avait manqué à personne.

=== gag pocket 3 for
en:
[F:Next time I'll bring the magic,] said {F}.
[H:What for?] asked {H}.
fr:
[F:La prochaine fois, j'apporte la magie,] dit {F}.
[H:Pour quoi faire ?] demanda {H}.

=== gag pocket 3 asked
en:
At home the magic was waiting behind the door, and wanted to know what it had missed.
fr:
À la maison, la magie attendait derrière la porte. Elle voulut savoir ce qu'elle avait raté.

=== gag wishes 1 | whole
en:
[F:I could make a wish,] {t:says|said} {F}. [F:I get three a day. But I used two on breakfast.]
fr:
[F:Je pourrais faire un vœu,] {t:dit|dit} {F}. [F:J'en ai trois par jour. Mais j'en ai pris deux au petit déjeuner.]

=== gag wishes 1 jam | whole
en:
[F:I've one wish left today,] said {F}. [F:The other two were jam.]
fr:
[F:Il me reste un vœu pour aujourd'hui,] dit {F}. [F:Les deux autres, c'était de la confiture.]

=== gag wishes 2
en:
{F} {t:has|had} one wish left, and {t:shivers|shivered}. {f:He|She} {t:looks|looked} at {H}, and {t:shuts|shut} {f:his|her} eyes.
fr:
Il {t:reste|restait} un vœu à {F}, qui {t:frissonne|frissonna}, {t:regarde|regarda} {H} et {t:ferme|ferma} les yeux.

=== gag wishes 2 silent
en:
{F} shut {f:his|her} eyes and made a wish, the last one of the day, without saying it aloud.
fr:
{F} ferma les yeux et fit un vœu, le dernier de la journée, sans le dire tout haut.

=== gag wishes 3
en:
{F} would not say what the third wish had been. It had come true, anyhow: you could see that.
fr:
{F} ne voulut pas dire quel était le troisième vœu. Il s'était réalisé, en tout cas : ça se voyait.

=== gag wishes 3 here
en:
[F:My last wish was to be here,] said {F}. [F:It came true straight away.]
fr:
[F:Mon dernier vœu, c'était d'être là,] dit {F}. [F:Il a marché tout de suite.]

=== gag wishes 3 saved
en:
Next morning {F} got three new wishes, and did not know what to do with them.
fr:
Le lendemain matin, {F} reçut trois vœux tout neufs, et ne sut pas quoi en faire.

=== gag years 1
en:
[F:I am nine hundred and two,] {t:says|said} {F}. [F:I have seen all this before.]
fr:
[F:J'ai neuf cent deux ans,] {t:dit|dit} {F}. [F:J'ai déjà tout vu.]

=== gag years 1 leaf
en:
[F:At nine hundred and two, nothing surprises me,] said {F}, and jumped. Nobody had moved.
fr:
[F:À neuf cent deux ans, plus rien ne m'étonne,] dit {F}, qui sursauta.
Personne n'avait bougé.

=== gag years 2
en:
In nine hundred and two years {F} had never seen such a thing, and came very close to {H}.
fr:
En neuf cent deux ans, {F} n'avait jamais vu ça, et vint tout près {de H}.

=== gag years 2 next
en:
{F}, who was nine hundred and two, held on to {H} like somebody of four.
fr:
{F}, qui avait neuf cent deux ans, se tenait à {H} comme {f:s'il|si elle} en avait quatre.

=== gag years 3
en:
[F:In nine hundred and two years,] {t:says|said} {F}, [F:I had seen everything but a friend. I didn't like to say.]
fr:
[F:En neuf cent deux ans,] {t:dit|dit} {F}, [F:j'avais tout vu, sauf un ami. Je n'osais pas le dire.]

=== gag years 3 day
en:
[F:I am nine hundred and two years and one day old,] said {F}. [F:I like the day best.]
fr:
[F:J'ai neuf cent deux ans et un jour,] dit {F}. [F:Ce que je préfère, c'est le jour.]

=== gag years 3 birthday
en:
[F:When I'm nine hundred and three,] said {F}, [F:will you come?]
fr:
[F:Pour mes neuf cent trois ans,] dit {F}, [F:tu viendras ?]

=== gag invisible 1
en:
[F:Don't mind me,] {t:says|said} {F}. [F:I'm invisible.]
[H:I can,] {t:says|said} {H}.
[F:Then you must be magic too.]
fr:
[F:Ne fais pas attention à moi,] {t:dit|dit} {F}. [F:Je suis invisible.]
[H:Moi, je te vois,] {t:dit|dit} {H}.
[F:Alors toi aussi, tu es magique.]

=== gag invisible 1 feet
en:
[F:I've just turned invisible,] said {F}.
[H:I can see your feet,] said {H}.
[F:Those aren't mine.]
fr:
[F:Je viens de me rendre invisible,] dit {F}.
[H:Je vois tes pieds,] dit {H}.
[F:Ce ne sont pas les miens.]

=== gag invisible 2
en:
{F} tried hard to be invisible, and only got closer to {H}.
fr:
{F} fit de gros efforts pour être invisible, et finit tout contre {H}.

=== gag invisible 2 hand
en:
{F} took hold of {H}, and forgot to be invisible.
fr:
{F} se tint à {H}, et en oublia d'être invisible.

=== gag invisible 3
en:
[F:Can you still see me?] {t:whispers|whispered} {F} in the dark.
[H:With my eyes shut,] {t:says|said} {H}.
fr:
[F:Tu me vois toujours ?] {t:chuchote|chuchota} {F} dans le noir.
[H:Les yeux fermés,] {t:dit|dit} {H}.

=== gag invisible 3 off
en:
[F:Being invisible wears off when you're happy,] said {F}, and everybody saw {f:him|her}.
fr:
[F:Être invisible, ça s'en va quand on est {f:content|contente},] dit {F}.
Et tout le monde {f:le|la} vit.

=== gag invisible 3 see
en:
{F} turned invisible at bedtime. {H} tucked in the place where {f:he|she} was.
fr:
Au moment de dormir, {F} redevint invisible. {H} borda l'endroit.

=== gag frightening 1 | whole
en:
[F:I could frighten somebody, if it would help,] {t:says|said} {F}. [F:I am terribly frightening.]
A fly {t:lands|landed} on {f:him|her} and {t:washes|washed} its hands.
fr:
[F:Si ça peut aider, je sais faire peur,] {t:dit|dit} {F}. [F:Très, très peur.]
Une mouche {t:se pose|se posa} sur sa tête et se {t:lave|lava} les mains.

=== gag frightening 1 later | whole
en:
[F:I'm keeping my frightening face for later,] said {F}. [F:It's too much for most people.]
fr:
[F:Ma tête qui fait peur, je la garde pour plus tard,] dit {F}. [F:La plupart des gens ne supportent pas.]

=== gag frightening 2
en:
{F} put on a frightening face, in case it was of use. It wobbled.
fr:
{F} fit une tête à faire peur, au cas où ça servirait. Elle tremblait.

=== gag frightening 2 looked
en:
{F} meant to make a frightening face. It came out as a kind one.
fr:
{F} voulut faire une tête effrayante. Elle sortit toute gentille.

=== gag frightening 3
en:
At bedtime there was only one frightening thing in the room, and {H} tucked {f:him|her} in.
fr:
Au moment de se coucher, il ne restait qu'une chose effrayante dans la chambre, et {H} la borda.

=== gag frightening 3 off
en:
{F} did the frightening face, for {H} alone. They laughed until it came off.
fr:
{F} fit sa tête qui fait peur, rien que pour {H}. On rit tellement qu'elle tomba.

=== gag frightening 3 mirror
en:
{F} tried the frightening face on the mirror. The mirror laughed first.
fr:
{F} essaya sa tête qui fait peur devant la glace. C'est la glace qui rit en premier.

=== gag name 1 | 5-8, 9-14, whole
en:
[F:You may as well know that I have a secret name,] whispered {F}, who did not like silences. [F:It's so long that I only know the beginning.]
fr:
[F:Autant que tu le saches, j'ai un nom secret,] chuchota {F}, qui n'aimait pas les silences. [F:Il est si long que je ne sais que le début.]

=== gag name 1 letters | 5-8, 9-14, whole
en:
[F:My secret name has a thousand letters,] whispered {F}. [F:So far I can do the beginning.]
fr:
[F:Mon nom secret a mille lettres,] chuchota {F}. [F:Pour l'instant, je sais le début.]

=== gag name 2
en:
Under {f:his|her} breath {F} was saying {f:his|her} own secret name, as far as {f:he|she} knew it.
fr:
{F} récitait tout bas son nom secret, jusqu'où {f:il|elle} le savait.

=== gag name 2 stops
en:
{F} was whispering a very long name, and stopped in the middle, and waited.
fr:
{F} chuchotait un nom très long, s'arrêta au milieu et attendit.

=== gag name 3
en:
{F} knew a little more of the long name by then. After the beginning, it went {H}.
fr:
{F} savait un bout de plus de son long nom. Après le début, ça faisait {H}.

=== gag name 3 ends
en:
[F:I know how my name ends,] said {F}. [F:It ends with you calling me.]
fr:
[F:Je sais comment finit mon nom,] dit {F}. [F:Il finit quand c'est toi qui m'appelles.]

=== gag name 3 short
en:
[F:You can call me by the short one,] said {F}. [F:My friends do. From today.]
fr:
[F:Tu peux m'appeler par le court,] dit {F}. [F:C'est pour les amis. Depuis aujourd'hui.]

=== gag battery 1 | robot
en:
[F:You go on ahead,] {t:says|said} {F}. [F:I am at two per cent.]
fr:
[F:Pars devant,] {t:dit|dit} {F}. [F:Moi, je suis à deux pour cent.]

=== gag battery 1 enough | robot
en:
*Bip.*
[F:Two per cent,] said {F}. [F:Just enough to tell you so.]
fr:
*Bip.*
[F:Deux pour cent,] dit {F}. [F:Juste assez pour te prévenir.]

=== gag battery 2
en:
*Bip*, went {F}, very softly. There was one per cent left, and nobody was told.
fr:
*Bip*, fit {F}, tout bas. Il restait un pour cent de batterie, et personne ne le sut.

=== gag battery 2 light
en:
{F}'s lights went out, all but one, and that one was turned to {H}.
fr:
Les voyants {de F} s'éteignirent, sauf un, tourné vers {H}.

=== gag battery 3
en:
*Bip*, went {F}. A hundred per cent. It happened when {H} was near.
fr:
*Bip*, fit {F}. Cent pour cent. Ça arrivait quand {H} était tout près.

=== gag battery 3 more
en:
*Bip.*
[F:A hundred and two per cent,] said {F}. [F:I didn't know there was more.]
fr:
*Bip.*
[F:Cent deux pour cent,] dit {F}. [F:Je ne savais pas qu'il y en avait plus.]

=== gag battery 3 off
en:
*Bip.* {F} switched off at last, close to {H}, and went on charging.
fr:
*Bip.* {F} s'éteignit enfin, tout contre {H}, et continua de se recharger.

=== gag north 1 | unicorn
en:
[F:My horn always points north,] {t:says|said} {F}. [F:Or to cake.]
fr:
[F:Ma corne montre toujours le nord,] {t:dit|dit} {F}. [F:Ou un gâteau.]

=== gag north 1 swung | unicorn
en:
{F}'s horn swung round.
[F:That way is north,] said {F}. [F:Or cake.]
fr:
La corne {de F} pivota.
[F:Par là, c'est le nord,] dit {F}. [F:Ou un gâteau.]

=== gag north 2
en:
{F}'s horn, which points north, or to cake, turned a bit, and stopped. It was pointing at {H}.
fr:
La corne {de F}, qui montre le nord ou un gâteau, tourna un peu et s'arrêta. Elle montrait {H}.

=== gag north 2 round
en:
{F}'s horn swung round, like the needle of a compass, and stopped at {H}.
fr:
La corne {de F} tourna, comme l'aiguille d'une boussole, et s'arrêta sur {H}.

=== gag north 3
en:
{F}'s horn had stopped turning. It pointed at {H}, and there was not a crumb of cake for miles.
fr:
La corne {de F} ne tournait plus. Elle montrait {H}, et il n'y avait pas une miette de gâteau.

=== gag north 3 moved
en:
[F:North has moved,] said {F}. [F:It walks next to me now.]
fr:
[F:Le nord a déménagé,] dit {F}. [F:Il marche à côté de moi.]

=== gag lesson 1
en:
[H:Is there a spell for this?] {H} {t:asks|asked} {F}.
[F:We did it at magic school,] {t:says|said} {F}. [F:I was ill that day.]
fr:
[H:Il y a une formule pour ça ?] {t:demande|demanda} {H} à {F}.
[F:On l'a vu à l'école de magie,] {t:dit|dit} {F}. [F:Ce jour-là, j'étais malade.]

=== gag lesson 1 board
en:
[F:There's a spell for this,] said {F}. [F:It was on the board the day I was ill.]
fr:
[F:Pour ça, il y a une formule,] dit {F}. [F:Elle était au tableau le jour où j'étais malade.]

=== gag lesson 2
en:
{F} tried to remember a lesson from magic school. All that came back was the smell of chalk.
fr:
{F} essaya de se rappeler une leçon de l'école de magie. Il ne lui en revint que l'odeur de la craie.

=== gag lesson 2 missed
en:
{F} had a spell on the tip of {f:his|her} tongue, and could not get it off.
fr:
{F} avait une formule sur le bout de la langue, et n'arrivait pas à la décrocher.

=== gag lesson 3
en:
[F:If they ask me at school,] said {F}, [F:I'll say that I was there that day.]
fr:
[F:Si on me demande, à l'école,] dit {F}, [F:je dirai que, ce jour-là, j'étais là.]

=== gag lesson 3 today
en:
[F:I didn't miss that lesson after all,] said {F}. [F:It was today.]
fr:
[F:Finalement, je ne l'ai pas ratée, cette leçon,] dit {F}. [F:C'était aujourd'hui.]

=== gag lesson 3 mark
en:
{F} wrote it all down, for the magic school. In the margin it said: *see me, and bring {H}*.
fr:
{F} raconta tout dans un devoir, pour l'école de magie. Dans la marge, on écrivit : *à revoir, avec {H}*.

=== gag paper 1 | 5-8, 9-14
en:
[F:If it does go wrong,] said {F}, [F:it's only a spell that hasn't finished.]
fr:
[F:Et si ça rate,] dit {F}, [F:ce sera juste un sort qui n'est pas fini.]

=== gag paper 1 middle | 5-8, 9-14
en:
[F:It looks like a muddle,] said {F}. [F:That is how a spell begins.]
fr:
[F:Quel méli-mélo !] dit {F}. [F:Tous les sorts commencent comme ça.]

=== gag paper 2
en:
{F} drew a magic ring in the air, and waited. Nothing came of it.
fr:
{F} traça un rond magique dans l'air, et attendit. Rien ne vint.

=== gag paper 2 finish
en:
{F} shut {f:his|her} eyes for a spell, and opened them again. Everything was as before.
fr:
{F} ferma les yeux pour un sort, puis les rouvrit. Rien n'avait changé.

=== gag paper 3
en:
[F:There,] said {F}. [F:Now it's finished.]
[H:The spell?]
[F:Look round,] said {F}.
fr:
[F:Voilà,] dit {F}. [F:Cette fois, il est fini.]
[H:Le sort ?]
[F:Regarde autour de toi,] dit {F}.

=== gag paper 3 long
en:
[F:That was a long spell,] said {F}. [F:But it came out very well.]
fr:
[F:Il était long, ce sort,] dit {F}. [F:Mais il est très réussi.]

=== gag paper 3 next
en:
[F:The next spell can wait,] said {F}. [F:I want to look at this one.]
fr:
[F:Le prochain sort attendra,] dit {F}. [F:Je regarde celui-ci.]

=== fail roar
en:
[F:Shall I do something powerful?] asked {F}.
[H:Please don't.]
[F:A small thing?]
fr:
[F:Tu veux que je fasse quelque chose de puissant ?] demanda {F}.
[H:Surtout pas.]
[F:Même de petit ?]

=== fail powerful
en:
[F:I helped,] said {F}. [F:You may not have noticed. I do it quietly.]
fr:
[F:J'ai aidé,] dit {F}. [F:Ça ne s'est pas vu. Je fais ça discrètement.]

=== fail smoke | dragon, phoenix
en:
[F:I hardly set fire to anything,] said {F}. [F:I count that as a success.]
fr:
[F:Je n'ai presque rien brûlé,] dit {F}. [F:Pour moi, c'est une réussite.]

=== go ahead | afoot
en:
{F} went ahead to light the way, and came back each time to check that somebody was following.
fr:
{F} passait devant pour éclairer, et revenait chaque fois vérifier que ça suivait.

=== go first | afoot
en:
{F} had gone on ahead, and came back from the other side. [F:I wasn't lost,] said {F}. [F:I got there first, that's all.]
fr:
{F} passa devant, et revint par l'autre côté.
[F:Je ne me suis pas {f:perdu|perdue},] dit {F}. [F:J'étais en avance.]

=== go stop | afoot
en:
Every hundred steps {F} stopped to be admired. It was quicker to admire than to argue.
fr:
Tous les cent pas, {F} s'arrêtait pour qu'on l'admire. C'était plus rapide d'admirer que de discuter.

=== fail manual
en:
[F:In the legends that works,] said {F}. [F:First time.]
fr:
[F:Dans les légendes, ça marche,] dit {F}. [F:Du premier coup.]

=== fail legend
en:
[F:We'll leave this bit out of the legend,] said {F}.
fr:
[F:Ce passage-là, on le sautera dans la légende,] dit {F}.

=== fail sparks
en:
A little smoke came out of {F}. [F:That's only thinking,] said {F}.
fr:
Un peu de fumée sortit {de F}.
[F:Ce n'est rien,] dit {F}, [F:je réfléchis.]

=== fail lesson
en:
[F:I could do it again,] said {F}, [F:but not on purpose.]
fr:
[F:Je pourrais recommencer,] dit {F}, [F:mais pas exprès.]

=== fail country
en:
[F:Where I come from, that always works,] said {F}. [F:Nobody there has ever tried it.]
fr:
[F:Dans mon pays, ça marche toujours,] dit {F}. [F:Personne n'a jamais essayé, dans mon pays.]

=== go glow | afoot, night, road, street
en:
{F} glowed a little on the way, out of habit. A moth followed them, full of hope.
fr:
En chemin, {F} brillait un peu, par habitude. Un papillon de nuit suivait, plein d'espoir.

=== go vanish | afoot, road, street, indoors, hill
en:
{F} vanished at each corner, and reappeared slightly out of breath.
fr:
{F} disparaissait à chaque tournant et reparaissait, un peu essoufflé{f:|e}.

=== go float | afoot, road, street, indoors, hill
en:
{F} went some of the way just above the ground, and said that it wore out less of the road.
fr:
{F} fit un bout de chemin juste au-dessus du sol. C'était pour ne pas user la route.

=== go tales | afoot
en:
{F} had been there before, in the year of the big frog, and told them all about it.
fr:
{F} était déjà passé{f:|e} par là, l'année de la grosse grenouille, et raconta tout.

=== go stars | night
en:
[F:I navigate by the stars,] said {F}. There was one. It was a lamp.
fr:
[F:Je me guide aux étoiles,] dit {F}.
On en voyait une. C'était une lampe.

=== home guest | 9-14
en:
In the visitors' book that {H} kept for the purpose, {F} had signed in seven years ago, with a flourish, and had never signed out. Under *Purpose of visit* it said: *tea*. {F} was {a F}, and there had been a great deal of tea since then; but each time {f:he|she} put down {f:his|her} cup and said that {f:he|she} really must be going, it proved to be raining somewhere.
fr:
Dans le livre d'or {que H} tenait exprès, {F} avait signé l'arrivée sept ans plus tôt, avec un beau paraphe, et jamais le départ. À la ligne *Motif de la visite*, on lisait : *thé*. {F} était {un F}, et il s'en était bu, du thé, depuis ; mais chaque fois {que F} posait sa tasse en disant qu'il fallait vraiment y aller, il se trouvait qu'il pleuvait quelque part.

=== home lesson | 5-8
en:
Nobody at school believed that {H} had {a F} at home. It suited everybody: {F}, for it was {F}, did not believe in school.
fr:
À l'école, personne ne croyait {que H} avait {un F} à la maison. Ça tombait bien : {F}, car c'était {F}, ne croyait pas à l'école.

=== home wish | 5-8
en:
{F} was {a F}, and had moved in one night, with one sock for luggage. [F:It's only until it stops raining,] {f:he|she} said. It had stopped years ago.
fr:
{F} était {un F}, arriv{f:é|ée} une nuit avec une chaussette pour tout bagage.
[F:C'est juste en attendant que la pluie s'arrête,] disait {F}.
Elle était finie depuis des années.

=== home rules | 5-8, modern
en:
{F} was {a F}. There were three rules: not in the bath, not on the bus, and not before Grandma's second coffee. {H} had written them out. {F} had eaten the list.
fr:
{F} était {un F}. Il y avait trois règles : pas dans le bain, pas dans le bus, et pas avant le deuxième café de Mamie. {H} les avait écrites. {F} avait mangé la feuille.

=== home tooth | 5-8
en:
The night {H} lost a tooth, {F} had come with the coin, and forgotten to leave. {f:He|She} was {a F}, and had only been helping out.
fr:
La nuit où {H} avait perdu une dent, {F} était {f:passé|passée} déposer la pièce, et avait oublié de repartir. {F} était {un F} et faisait juste un remplacement.

=== home cocoa | 5-8
en:
At breakfast {H}'s cocoa was never too hot and never too cold. {F} saw to that. {f:He|She} was {a F}, and before nine it was all the magic there was.
fr:
Au petit déjeuner, le chocolat {de H} n'était jamais trop chaud, jamais trop froid. {F} s'en occupait. {F} était {un F} et, avant neuf heures, il n'y avait pas d'autre magie.

=== home books | 5-8
en:
{F} was {a F}, and kept falling out of books. {H} had given up putting {f:him|her} back.
fr:
{F} était {un F} qui tombait tout le temps des livres. {H} avait renoncé à {f:le|la} remettre en place.

=== home hiccups | 5-8
en:
When {F} had hiccups, the lamps went on and off all down the street. {f:He|She} was {a F}, and very sorry about it. {H} did what you do for hiccups, and said *boo*.
fr:
Quand {F} avait le hoquet, les lampes de toute la rue s'allumaient et s'éteignaient. {F} était {un F} et s'excusait beaucoup. {H} faisait le nécessaire : *bouh* !

=== home form | 9-14
en:
A man had once come to the door to count who lived there. He had written down {H}, and then looked for some time at {F}, who was {a F}.
[F:Put *other*,] {F} had said kindly, and had given him a biscuit. He had sent a card every year since.
fr:
Un jour, un monsieur était passé compter les habitants de la maison. Il avait noté {H}, puis longuement regardé {F}, qui était {un F}.
[F:Mettez *autre*,] avait dit {F} gentiment, en lui offrant un biscuit.
Depuis, il écrivait à chaque nouvel an.

=== home cure | 9-14
en:
{F} was {a F}, and had been sent to {H} to get over it. Nothing had helped. They had tried cold baths, arithmetic, and a week at the seaside with an uncle who did not believe in anything; but it was the uncle who had come home changed.
fr:
{F} était {un F} qu'on avait {f:confié|confiée} à {H} pour lui faire passer la magie. Rien n'y avait fait. On avait essayé les bains froids, le calcul, et une semaine à la mer chez un oncle qui ne croyait à rien. C'est l'oncle qui en était revenu changé.

=== home contrary | 9-14
en:
There was nothing that {F} could not do, except when asked. {f:He|She} was {a F}, and it ran in the family: asked for rain, {f:he|she} sneezed; asked for silence, {f:he|she} had once produced a brass band. {H} had learned to ask for the opposite, politely, while looking at something else.
fr:
{F} savait tout faire, sauf sur commande. {F} était {un F}, et c'était de famille : quand on lui demandait de la pluie, {f:il|elle} éternuait ; un jour qu'on lui demandait du silence, il était venu une fanfare. {H} avait appris à demander le contraire, poliment, en regardant ailleurs.

=== home attic | 9-14
en:
It was {H} who had found {F}, in the attic, between the skis and a box of curtains.
[F:Is it over?] {F} had asked.
{f:He|She} was {a F}, and nobody ever discovered what {f:he|she} meant. {H} had said yes, to be kind, and they had gone down to supper together.
fr:
C'est {H} qui avait découvert {F} au grenier, entre les skis et un carton de rideaux.
[F:C'est fini ?] avait demandé {F}, qui était {un F}.
Personne n'a jamais su quoi. Par gentillesse, {H} avait répondu que oui, et {F} était {f:descendu|descendue} dîner.

=== go sun | day, afoot, road, street, hill
en:
[F:I navigate by the sun,] said {F}. It was behind a cloud.
fr:
[F:Je me guide au soleil,] dit {F}.
Il était derrière un nuage.

=== go branch | tree
en:
{F} vanished behind every branch, and reappeared slightly out of breath.
fr:
{F} disparaissait derrière chaque branche et reparaissait, un peu essoufflé{f:|e}.

=== go dry | sea
en:
[F:I have a spell for staying dry,] said {F}. [F:It works up to the knees.]
fr:
[F:J'ai un sort pour rester au sec,] dit {F}. [F:Il marche jusqu'aux genoux.]

=== say panic | 5-8, 9-14
en:
[F:Nobody panic,] said {F}.
Nobody had been going to. {F} was {a F}, and lived with {H}, and so far it had been a quiet day.
fr:
[F:Pas de panique,] dit {F}.
Personne ne paniquait. {F} était {un F} et habitait chez {H}. Jusque-là, c'était une journée calme.

=== say cloud | 5-8, 9-14
en:
[H:Was that you?] asked {H}.
[F:Was what me?] said {F}, from inside a small cloud. {F} was {a F}. It generally was {F}.
fr:
[H:C'est toi, ça ?] demanda {H}.
[F:Ça quoi ?] dit {F}, au milieu d'un petit nuage.
{F} était {un F}. En général, c'était {F}.

=== say presence | 5-8, 9-14
en:
[F:You may all be calm,] said {F}. [F:I'm here.]
{H} had been calm before, too, but did not say so. {F} was {a F}, and they are easily hurt.
fr:
[F:Vous pouvez être tranquilles,] dit {F}. [F:Je suis là.]
{H} était déjà tranquille, mais ne le dit pas. {F} était {un F}. Ce sont des gens sensibles.

=== kept nightlight | 5-8, 9-14
en:
At bedtime it was light enough to read by. {F} said it was nothing.
fr:
Au moment de dormir, il fit assez clair pour lire. {F} dit que ce n'était rien.

=== kept parcel | 5-8, 9-14
en:
{F} had not cried once all day, and cried about that.
fr:
{F} n'avait pas pleuré une seule fois de la journée, et en pleura.

=== kept wish | 5-8, 9-14
en:
Towards evening a few drops began to fall. [F:There, you see,] said {F}, and stayed.
fr:
Vers le soir, il tomba quelques gouttes.
[F:Tu vois bien,] dit {F}, qui resta.

=== kept rules | 5-8, 9-14
en:
At home {H} wrote down a fourth rule. {F} ate it.
fr:
À la maison, {H} écrivit une quatrième règle. {F} la mangea.

=== kept hiccups | 5-8, 9-14
en:
At bedtime {F} had the hiccups, and the whole street was lit.
fr:
Au moment de dormir, {F} eut le hoquet, et toute la rue s'éclaira.

=== kept tooth | 5-8, 9-14
en:
And {F} forgot to leave again.
fr:
Et {F} oublia encore de repartir.

=== kept rent | 5-8, 9-14
en:
Next month there was something new on {H}'s pillow. It was quite small, and still warm.
fr:
Le mois suivant, il y eut autre chose sur l'oreiller {de H}. C'était tout petit, et encore tiède.

=== kept guest | 5-8, 9-14
en:
At home {F} put down a cup, and spoke of going. But it was raining somewhere.
fr:
À la maison, {F} posa sa tasse et parla de partir. Mais il pleuvait quelque part.

=== kept cupboard | 5-8, 9-14
en:
For a week the coats smelled of fireworks.
fr:
Pendant une semaine, les manteaux sentirent le feu d'artifice.

=== met in thing | 5-8, 9-14
en:
{a F}, who liked people to know it
fr:
{un F} qui tenait à ce que ça se sache

=== met in show | 5-8, 9-14
en:
who was {a F}, and did not make a show of it
fr:
qui était {un F}, mais ne s'en vantait pas

=== met in word | 5-8, 9-14
en:
{a F} who could not leave a thing alone
fr:
{un F} qui se mêlait de tout

=== met in best | 5-8, 9-14
en:
who was {a F}, and {H}'s best friend
fr:
qui était {un F}, et {f:le meilleur ami|la meilleure amie} {de H}

=== met then cat | 5-8, 9-14
en:
{f:He|She} was {a F}. Other people have a cat.
fr:
Chez {H}, il y avait {un F}, comme il y a un chat chez les autres. C'était {F}.

=== met then expect | 5-8, 9-14
en:
{f:He|She} was {a F}, and pretended that it was nothing special.
fr:
C'était {un F}, et {f:il|elle} faisait comme si tout le monde l'était.

=== met then curtain | 5-8, 9-14
en:
{f:He|She} was {a F}, and lived behind {H}'s curtain. You had to knock.
fr:
C'était {un F}, qui logeait derrière le rideau {de H}. Il fallait frapper.

=== met then thinks | 5-8, 9-14
en:
For {a F}, {f:he|she} worried a good deal about small things.
fr:
Pour {un F}, {f:il|elle} s'inquiétait beaucoup des petites choses.

=== plain proof | 5-8, 9-14
en:
{H} had a friend called {F}, who was {a F}. It was really true.
fr:
{H} avait {f:un ami|une amie}, {F}, qui était {un F}. Pour de vrai.

=== plain curtains | 5-8, 9-14
en:
{F} was {a F}. That is why there were holes in the curtains at {H}'s.
fr:
{F} était {un F}. Voilà pourquoi, chez {H}, les rideaux avaient des trous.

=== plain window | 5-8, 9-14
en:
{F} was {a F}, and {H} kept a window open for {f:him|her}.
fr:
{F} était {un F}, et {H} lui laissait toujours une fenêtre ouverte.

=== plain seen | 5-8, 9-14
en:
{F} was {a F}, and could only be seen by {H}, and by anybody who looked.
fr:
{F} était {un F}. On ne pouvait voir {F} que si on s'appelait {H}, ou si on regardait.

=== plain hook | 5-8, 9-14
en:
{F} was {a F}, and had a hook by {H}'s front door.
fr:
{F} était {un F}. Chez {H}, {f:il|elle} avait son crochet, près de la porte.

=== plain cousin | 5-8, 9-14
en:
{F} was {a F}. {H} had told the neighbours it was a cousin.
fr:
{F} était {un F}. Aux voisins, {H} avait parlé d'{f:un cousin|une cousine}.

=== plain belief | 5-8, 9-14
en:
{H} believed in {F}, who was {a F}, and {F} believed in {H}.
fr:
{H} croyait en {F}, qui était {un F}, et {F} croyait en {H}.

=== plain drawer | 5-8, 9-14
en:
{F} was {a F}, and slept in {H}'s bottom drawer.
fr:
{F} était {un F} et dormait dans le tiroir du bas, chez {H}.

=== plain sock | 5-8, 9-14
en:
On weekdays {F}, who was {a F}, did only small magic, such as {H}'s other sock.
fr:
En semaine, {F}, qui était {un F}, ne faisait que de la petite magie : retrouver l'autre chaussette {de H}.

=== plain age | 5-8, 9-14
en:
{F} was {a F}, and four hundred years older than {H}. It did not show.
fr:
{F} était {un F} et avait quatre cents ans de plus {que H}. On ne les lui donnait pas.

=== say touch | 5-8, 9-14
en:
[F:I didn't touch anything,] said {F}.
[H:But nothing has happened.]
[F:Not yet,] said {F}, who was {a F}.
fr:
[F:Je n'ai touché à rien,] dit {F}.
[H:Mais il ne s'est rien passé.]
[F:Pas encore,] dit {F}, qui était {un F}.

=== say ordinary | 5-8, 9-14
en:
[F:Do I look ordinary?] asked {F}.
[H:From the back,] said {H}, to be kind. {F} was {a F}.
fr:
[F:Est-ce que j'ai l'air de rien ?] demanda {F}.
[H:De dos, oui,] dit {H}, par gentillesse.
{F} était {un F}.

=== gag please 1 | 5-8, 9-14
en:
[F:I know a spell for that,] said {F}.
[H:Really?]
[F:It begins with *please*.]
fr:
[F:Pour ça, je connais une formule,] dit {F}.
[H:C'est vrai ?]
[F:Ça commence par *s'il te plaît*.]

=== gag please 1 had | 5-8, 9-14
en:
[F:There's a magic word for this,] said {F}. [F:I had it a minute ago.]
fr:
[F:Il y a un mot magique pour ça,] dit {F}. [F:Je l'avais il y a une minute.]

=== gag please 2
en:
{F} opened {f:his|her} mouth for a magic word, and shut it again.
fr:
{F} ouvrit la bouche pour un mot magique, et la referma.

=== gag please 2 near
en:
For this there was no spell. {F} stayed close to {H} instead.
fr:
Pour ça, il n'y avait pas de formule. {F} resta près {de H}.

=== gag please 3
en:
[F:Thank you,] said {F}, to nobody in particular. [F:That's the other half of the magic.]
fr:
[F:Merci,] dit {F} à la cantonade. [F:C'est l'autre moitié de la magie.]

=== gag please 3 yours
en:
[H:So what was the magic word?] asked {H}.
[F:I never found it,] said {F}. [F:You managed without.]
fr:
[H:Alors, c'était quoi, le mot magique ?] demanda {H}.
[F:Je ne l'ai jamais retrouvé,] dit {F}. [F:Tu as fait sans.]

=== gag stare 1 | 5-8, 9-14
en:
[F:You may stare,] said {F}. [F:People do.] Nobody was staring.
fr:
[F:On peut me regarder,] dit {F}. [F:Tout le monde me regarde.]
Personne ne regardait.

=== gag stare 1 questions | 5-8, 9-14
en:
[F:No questions about me, please,] said {F}. Nobody had any.
fr:
[F:Pas de questions sur moi, s'il vous plaît,] dit {F}.
Personne n'en avait.

=== gag stare 2
en:
{F}, who liked everybody to look at {f:him|her}, was looking at {H}.
fr:
{F}, qui aimait tant être {f:regardé|regardée}, regardait {H}.

=== gag stare 2 forgot
en:
{F} forgot to look splendid, and looked worried, which suited {f:him|her} very well.
fr:
{F} oublia de prendre la pose, et eut l'air {f:inquiet|inquiète}. Ça lui allait très bien.

=== gag stare 3
en:
[F:They were all looking at you,] said {F} to {H}. [F:It suits you.]
fr:
[F:C'est toi qu'on regardait,] dit {F} à {H}. [F:Ça te va bien.]

=== gag stare 3 long
en:
{H} looked at {F} for quite a long time. {F} had been waiting for it.
fr:
{H} regarda {F}, longtemps. {F} n'attendait que ça.
`
