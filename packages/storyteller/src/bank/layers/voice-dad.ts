export const DAD_VOICE = `
=== home pancake | 5-8
en:
On Sundays {F} made pancakes, and threw them. One of them was still on the kitchen ceiling. {H} and {F} had given it a name.
fr:
Le dimanche, {F} faisait des crêpes, et les lançait. Il y en avait encore une au plafond de la cuisine. {H} et {F} lui avaient donné un nom.

=== home whistle | 5-8
en:
{F} could find anything in the house, except {f:his|her} keys. {H} found the keys. It was their morning sport.
fr:
{F} trouvait tout dans la maison, sauf ses clés. Les clés, c'est {H} qui les trouvait. C'était leur sport du matin.

=== home shoulders | 5-8
en:
Seen from {F}'s shoulders, the world was larger, and had less hair. {H} had grown up there, more or less.
fr:
Vu des épaules {de F}, le monde était plus grand, et un peu chauve au milieu. {H} y avait grandi, plus ou moins.

=== home maps | 9-14
en:
{F} did not believe in asking the way, which was not pride, {f:he|she} said, but research. Thanks to this research {H} knew four farms, a quarry, and the back of a great many shops, and had once had lunch with a family who took them for somebody else, and who still wrote at New Year.
fr:
{F} ne demandait jamais son chemin. Ce n'était pas de l'orgueil, disait-{f:il|elle}, c'était de la recherche. Grâce à cette recherche, {H} connaissait quatre fermes, une carrière et l'arrière d'une quantité de magasins. Un jour, une famille les avait même gardés à déjeuner, par erreur. Ils s'écrivaient encore au nouvel an.

=== home jokes | 9-14
en:
{F} told one joke a day, at breakfast, and it was always about a snail. {H} had stopped laughing somewhere around the age of eight, but not stopped coming down to breakfast, since you had to know what happened to the snail.
fr:
{F} racontait une blague par jour, au petit déjeuner, et c'était toujours l'histoire d'un escargot. {H} avait cessé de rire vers huit ans. Mais {H} n'avait pas cessé de descendre au petit déjeuner. Il fallait bien savoir ce qui arrivait à l'escargot.

=== gag snail 1 | whole
en:
To cheer them all up, {F} {t:has|had} a riddle. [F:Why did the snail cross the road?] {f:he|she} {t:asks|asked}. [F:I'll tell you when it gets there.]
fr:
Pour remonter le moral de tous, {F} {t:a|avait} une devinette.
[F:Pourquoi l'escargot traverse la route ?] {t:demande|demanda} {F}. [F:Je te le dirai quand il sera de l'autre côté.]

=== gag snail 1 hurry | whole
en:
[F:I have a riddle,] said {F}. [F:Why did the snail cross the road? There's no hurry.]
fr:
[F:J'ai une devinette,] dit {F}. [F:Pourquoi l'escargot traverse la route ? Prenez votre temps.]

=== gag snail 2
en:
{F} {t:knows|knew} a joke for every moment. For this one {f:he|she} {t:has|had} none.
fr:
{F} {t:connaît|connaissait} une blague pour chaque moment. Pour celui-là, aucune.

=== gag snail 2 kept
en:
{F} had a joke on the tip of his tongue, and kept it there.
fr:
{F} avait une blague sur le bout de la langue, et l'y laissa.

=== gag snail 3
en:
The snail had got across by then. {F} thought that it might be coming home with them.
fr:
L'escargot avait fini de traverser. D'après {F}, il rentrait avec {hf:eux|elles}.

=== gag snail 3 there
en:
[F:It's across,] said {F}.
[H:What is?]
[F:The snail. I thought you'd like to know.]
fr:
[F:Ça y est, il est passé,] dit {F}.
[H:Qui ça ?]
[F:L'escargot. Je me suis dit que tu voudrais le savoir.]

=== gag snail 3 slow
en:
[F:Do you know what the snail said, on the other side?] asked {F}. [F:Nothing. It was out of breath.]
fr:
[F:Tu sais ce qu'il a dit, l'escargot, une fois de l'autre côté ?] demanda {F}. [F:Rien. Il était essoufflé.]

=== gag knee 1 | walks
en:
{F} {t:crouches|crouched} down, to think better. *Crack.*
[F:That wasn't my knee,] {t:says|said} {F}. [F:That was the ground.]
fr:
{F} {t:s'accroupit|s'accroupit}, pour mieux réfléchir. *Crac.*
[F:Ce n'est pas mon genou,] {t:dit|dit} {F}. [F:C'est le sol.]

=== gag knee 1 doctor | walks
en:
{F} crouched down, to see better. *Crack*, went one knee.
[F:That ground should see a doctor,] said {F}.
fr:
{F} s'accroupit, pour mieux voir. *Crac*, fit un genou.
[F:Ce sol devrait voir un médecin,] dit {F}.

=== gag knee 2
en:
{F} came closer, on tiptoe. For once neither of his knees cracked.
fr:
{F} s'approcha sur la pointe des pieds. Pour une fois, ses genoux ne craquèrent pas.

=== gag knee 2 down
en:
{F} bent down to see better, very slowly, so as not to disturb anybody. Not one knee cracked.
fr:
{F} se baissa pour mieux voir, tout doucement. Pas un genou ne craqua.

=== gag knee 3
en:
*Crack*, went the ground, when {F} picked {H} up. Nobody said a word about knees.
fr:
*Crac*, fit le sol, quand {F} souleva {H}. Personne ne parla de genou.

=== gag knee 3 mine
en:
{F} stood up. *Crack.*
[H:That was my knee,] said {H}. It was kind, and nobody believed it.
fr:
{F} se releva. *Crac.*
[H:C'était mon genou,] dit {H}.
C'était gentil, et personne n'en crut rien.

=== gag knee 3 steps
en:
*Crack, crack, crack*, went the ground, all the way up to bed.
fr:
*Crac, crac, crac*, fit le sol, jusqu'à la chambre.

=== gag keys 1
en:
{F} {t:pats|patted} all {f:his|her} pockets. [F:I had it a minute ago,] {f:he|she} {t:says|said}.
[H:What?]
[F:My courage.]
fr:
{F} {t:tâte|tâta} toutes ses poches.
[F:Je l'avais il y a une minute,] {t:dit|dit} {F}.
[H:Quoi ?]
[F:Mon courage.]

=== gag keys 1 seen
en:
[F:Is it dangerous?] asked {F}, feeling in his pockets. [F:I had some courage on me when we left.]
fr:
[F:C'est dangereux ?] demanda {F} en tâtant ses poches. [F:J'avais du courage sur moi, en partant.]

=== gag keys 2
en:
{F} {t:feels|felt} in one pocket, and then in the other. Then {f:he|she} {t:finds|found} {H}'s hand.
fr:
{F} {t:cherche|chercha} dans une poche, puis dans l'autre. Puis {F} {t:trouve|trouva} la main {de H}.

=== gag keys 2 arm
en:
{F} took both hands out of his pockets, and put an arm round {H}.
fr:
{F} sortit les mains de ses poches et passa un bras autour {de H}.

=== gag keys 3
en:
{F} had stopped looking for his courage in his pockets. It was {H} who had it, and it was in good hands.
fr:
{F} ne cherchait plus son courage dans ses poches. C'était {H} qui l'avait, et il était entre de bonnes mains.

=== gag keys 3 found
en:
[F:I've found my courage,] said {F}. [F:You were carrying it.]
fr:
[F:J'ai retrouvé mon courage,] dit {F}. [F:C'est toi qui le portais.]

=== gag keys 3 spare
en:
{F} felt in his pocket, and there was a bit of courage left, quite warm. It would do for tomorrow.
fr:
{F} tâta sa poche. Il y restait un peu de courage, tout chaud. Ça suffirait pour demain.

=== gag age 1
en:
[F:When I was your age,] {t:says|said} {F}, [F:I was in such a hurry that I got everywhere the day before.]
fr:
[F:À ton âge,] {t:dit|dit} {F}, [F:j'étais si pressé que j'arrivais partout la veille.]

=== gag age 1 knew
en:
[F:When I was your age,] said {F}, [F:I knew everything. It has worn off since.]
fr:
[F:À ton âge,] dit {F}, [F:je savais tout. Depuis, ça passe.]

=== gag age 2
en:
{F} began to say what he used to do at {H}'s age, and stopped.
fr:
{F} allait raconter ce qu'il faisait à l'âge {de H}, et se tut.

=== gag age 2 silent
en:
{F} had once been {H}'s age, and did not say a word about it.
fr:
{F} avait eu l'âge {de H}, un jour, et n'en dit pas un mot.

=== gag age 3
en:
[F:When I was your age,] {t:says|said} {F}, [F:I wanted a day just like this. It was worth the wait.]
fr:
[F:À ton âge,] {t:dit|dit} {F}, [F:je voulais une journée comme celle-là. J'ai bien fait d'attendre.]

=== gag age 3 corner
en:
[F:When I was your age,] said {F}, [F:I'd have gone home at the first corner.]
fr:
[F:À ton âge,] dit {F}, [F:je serais rentré au premier tournant.]

=== gag age 3 when
en:
[F:When you are my age,] said {F}, [F:you'll tell it better than I do.]
fr:
[F:Quand tu auras mon âge,] dit {F}, [F:tu le raconteras mieux que moi.]

=== gag screwdriver 1 | whole
en:
{F} {t:has|had} brought a screwdriver. [F:You never know,] {t:says|said} {F}.
fr:
{F} {t:a|avait} pris un tournevis.
[F:On ne sait jamais,] {t:dit|dit} {F}.

=== gag screwdriver 1 screws | whole
en:
[F:I've got a screwdriver on me,] said {F}. [F:In case it's screws.]
fr:
[F:J'ai un tournevis sur moi,] dit {F}. [F:Au cas où ce serait des vis.]

=== gag screwdriver 2
en:
{F} turned a screwdriver round and round in his hand. There was nothing to screw.
fr:
{F} tournait un tournevis entre ses doigts. Il n'y avait rien à visser.

=== gag screwdriver 2 hand
en:
{F} put his screwdriver back in his pocket, and took {H}'s hand.
fr:
{F} remit son tournevis dans sa poche et prit la main {de H}.

=== gag screwdriver 3
en:
The screwdriver had not been needed. {F} had held it the whole time, and very well.
fr:
Le tournevis n'avait pas servi. {F} l'avait tenu tout du long, et très bien.

=== gag screwdriver 3 door
en:
There was one loose screw, in the end, in the door at home. {F} had known it all along.
fr:
Il y eut bien une vis à resserrer, pour finir, sur la porte de la maison. {F} l'avait toujours su.

=== gag screwdriver 3 thanks
en:
{H} put the screwdriver away in its box, and thanked it for coming.
fr:
{H} rangea le tournevis dans sa boîte et le remercia d'être venu.

=== gag hum 1
en:
[H:Are you worried, {F}?] asked {H}.
[F:No,] {t:says|said} {F}. [F:I'm humming.] And {F} {t:hums|hummed} louder.
fr:
[H:Tu es inquiet, {F} ?] demanda {H}.
[F:Non,] {t:dit|dit} {F}. [F:Je fredonne.]
Et {F} {t:fredonne|fredonna} plus fort.

=== gag hum 1 music
en:
{F} began to hum.
[F:It isn't nerves,] he said. [F:It's music.]
fr:
{F} se mit à fredonner.
[F:Ce n'est pas le trac,] dit-il. [F:C'est de la musique.]

=== gag hum 2
en:
{F}, who had been humming, stopped. It was very quiet without it.
fr:
{F}, qui fredonnait, s'arrêta. C'était bien silencieux, tout à coup.

=== gag hum 2 notes
en:
{F} hummed two notes, very low, and left it there.
fr:
{F} fredonna deux notes, tout bas, et n'alla pas plus loin.

=== gag hum 3
en:
In the dark {F} hummed. It was the other tune, the one for when all is well.
fr:
Dans le noir, {F} fredonna. C'était l'autre chanson, celle de quand tout va bien.

=== gag hum 3 half
en:
{F} hummed all the way home, and {H} hummed the other half.
fr:
{F} fredonna tout le long du retour, et {H} fit la deuxième voix.

=== gag hum 3 asleep
en:
{F} was asleep before {H}, and humming.
fr:
{F} s'endormit avant {H}, en fredonnant.

=== gag bagall 1 | 5-8, 9-14
en:
[F:I've got everything in this bag,] said {F}. It held four umbrellas, a lemon, and no map.
fr:
[F:J'ai tout dans ce sac,] dit {F}.
Il y avait quatre parapluies, un citron et pas de carte.

=== gag bagall 1 whatever | 5-8, 9-14
en:
[F:Whatever we need, it's in this bag,] said {F}. So far it was four umbrellas and a lemon.
fr:
[F:Tout ce qu'il nous faut est dans ce sac,] dit {F}.
Pour l'instant, il y avait quatre parapluies et un citron.

=== gag bagall 2
en:
{F} looked into his bag, all the way down. There was nothing in it for this.
fr:
{F} regarda dans son sac, jusqu'au fond. Pour ça, il n'y avait rien.

=== gag bagall 2 arms
en:
{F} held his bag in both arms, and did not look inside.
fr:
{F} tenait son sac dans ses bras, sans regarder dedans.

=== gag bagall 3
en:
[H:What did we need in the end?] asked {H}.
{F} looked into the bag.
[F:The lemon,] said {F}. [F:For the pancakes. I knew it.]
fr:
[H:En fin de compte, de quoi on avait besoin ?] demanda {H}.
{F} regarda dans le sac.
[F:Du citron,] dit {F}. [F:Pour les crêpes. J'en étais sûr.]

=== gag bagall 3 nearly
en:
[F:And I nearly left the lemon at home,] said {F} over the pancakes.
fr:
[F:Dire que j'ai failli ne pas prendre le citron,] dit {F} devant les crêpes.

=== gag bagall 3 light
en:
The bag was lighter on the way home. Nobody had taken anything out of it.
fr:
Au retour, le sac était plus léger. Pourtant, on n'avait rien sorti.

=== gag five 1
en:
[F:Five minutes,] {t:says|said} {F}, looking at {f:his|her} watch. [F:Five minutes, and then we go home.]
fr:
[F:Cinq minutes,] {t:dit|dit} {F} en regardant sa montre. [F:Cinq minutes, et on rentre.]

=== gag five 1 tapped
en:
{F} tapped his watch. [F:We'll give it five minutes,] {f:he|she} said, [F:and not one more.]
fr:
{F} tapota sa montre.
[F:On reste cinq minutes,] dit-{f:il|elle}, [F:et pas une de plus.]

=== gag five 2
en:
{F} looked at his watch, took it off, and put it away.
fr:
{F} regarda sa montre, l'enleva et la mit dans sa poche.

=== gag five 2 sleeve
en:
{F} pulled his sleeve down over his watch.
fr:
{F} tira sa manche par-dessus sa montre.

=== gag five 3
en:
{F} took the watch out again. Five minutes. They had been very big ones.
fr:
{F} ressortit sa montre. Cinq minutes. Mais des grandes.

=== gag five 3 nearly
en:
[H:Is it five minutes yet?] asked {H}.
{F} had a look at his watch.
[F:Nearly,] he said.
fr:
[H:Ça fait cinq minutes ?] demanda {H}.
{F} regarda sa montre.
[F:Presque,] dit-il.

=== gag five 3 stopped
en:
It turned out that the watch had stopped. {F} said that it had been enjoying itself.
fr:
On s'aperçut que la montre s'était arrêtée. D'après {F}, elle s'amusait trop.

=== gag resting 1
en:
{F} {t:shuts|shut} one eye. [F:I'm not tired,] {t:says|said} {F}. [F:I'm resting my eyes, one at a time.]
fr:
{F} {t:ferme|ferma} un œil.
[F:Je ne suis pas fatigué,] {t:dit|dit} {F}. [F:Je repose mes yeux, un par un.]

=== gag resting 1 duty
en:
[F:I'm not asleep,] said {F}, with one eye shut. [F:That one is off duty.]
fr:
[F:Je ne dors pas,] dit {F}, un œil fermé. [F:Celui-là est de repos.]

=== gag resting 2
en:
{F} {t:has|had} both eyes open, and both of them {t:are|were} on {H}.
fr:
{F} {t:a|avait} les deux yeux ouverts, tous les deux sur {H}.

=== gag resting 2 full
en:
{F} kept both eyes open, with {H} in them.
fr:
{F} garda les deux yeux ouverts, avec {H} dedans.

=== gag resting 3
en:
[F:Now I'm tired,] {t:says|said} {F}. [F:Both eyes. It was worth it.]
fr:
[F:Là, je suis fatigué,] {t:dit|dit} {F}. [F:Des deux yeux. Ça valait le coup.]

=== gag resting 3 rest
en:
{F} rested both eyes at last, and then all the rest of him.
fr:
{F} reposa enfin ses deux yeux, puis tout le reste.

=== gag resting 3 turns
en:
{F} and {H} rested their eyes, all four at once.
fr:
{F} et {H} reposèrent leurs yeux, les quatre en même temps.

=== gag strong 1
en:
[F:Mind out,] {t:says|said} {F}, [F:I'm stronger than I look.] {F} {t:bends|bent} one arm, to show it. *Crick*, {t:goes|went} the arm.
fr:
[F:Attention,] {t:dit|dit} {F}, [F:je suis plus fort que j'en ai l'air.]
Pour le prouver, {F} {t:plie|plia} le bras. *Cric*, {t:fait|fit} le bras.

=== gag strong 1 ox
en:
[F:I'm as strong as an ox,] said {F}, and bent one arm. *Crick*, went the arm. [F:Oof,] said {F}.
fr:
[F:Je suis fort comme un bœuf,] dit {F} en pliant le bras.
*Cric*, fit le bras.
[F:Aïe,] dit {F}.

=== gag strong 2
en:
{F} was not feeling very strong, and stayed beside {H} all the same.
fr:
{F} ne se sentait pas très fort, et resta quand même à côté {de H}.

=== gag strong 2 there
en:
{F} bent one arm, to feel how strong it was, and put it round {H} instead.
fr:
{F} plia le bras, pour voir s'il était toujours fort, et le passa plutôt autour {de H}.

=== gag strong 3
en:
{F} lifted {H} up to see.
[H:You really are strong,] said {H}.
fr:
{F} souleva {H} pour mieux voir.
[H:C'est vrai que tu es fort,] dit {H}.

=== gag strong 3 carried
en:
{F} carried {H} the last bit of the way. Something went *crick*, and neither of them mentioned it.
fr:
{F} porta {H} sur le dernier bout de chemin. Quelque chose fit *cric*, et personne n'en parla.

=== gag strong 3 feel
en:
{F} bent his arm once more, and {H} was allowed to feel it.
[H:Very strong,] said {H}, and was careful with it.
fr:
{F} plia encore le bras, et {H} eut le droit de tâter.
[H:Très fort,] dit {H}, en y allant doucement.

=== gag camera 1 | 5-8, 9-14, modern
en:
[F:Wait, I want to remember this,] said {F}, and took so long choosing where to look from that it was over.
fr:
[F:Attends, je veux m'en souvenir,] dit {F}, qui chercha si longtemps le bon endroit pour regarder que c'était fini.

=== gag camera 1 hold | 5-8, 9-14, modern
en:
[F:Hold still, everybody, I'm remembering this,] said {F}. When he had it, they had all gone on.
fr:
[F:Ne bougez plus, je retiens tout,] dit {F}.
Quand ce fut retenu, tout le monde était déjà plus loin.

=== gag camera 2 | modern
en:
{F} did not want to remember this. He looked all the same, because {H} was in it.
fr:
De cela, {F} n'avait pas envie de se souvenir. Il regarda quand même, parce {que H} était dedans.

=== gag camera 2 place | modern
en:
{F} could have looked for a better place to see from, and stayed beside {H}.
fr:
{F} aurait pu chercher un meilleur endroit pour voir, et resta à côté {de H}.

=== gag camera 3 | modern
en:
{F} remembered it, afterwards, from one place only: just behind {H}.
fr:
Plus tard, {F} ne s'en souvint que d'un seul endroit : juste derrière {H}.

=== gag camera 3 every | modern
en:
[F:I've got it all in here,] said {F}, and tapped his forehead. [F:You're in every one.]
fr:
[F:J'ai tout là-dedans,] dit {F} en se touchant le front. [F:On te voit partout.]

=== gag camera 3 again | modern
en:
[F:Could we do it once more, a little slower?] asked {F}. [F:I missed a bit.]
fr:
[F:On ne pourrait pas recommencer, un peu moins vite ?] demanda {F}. [F:J'en ai raté un bout.]

=== gag sandwiches 1 | fed
en:
[F:We can't start without a sandwich,] {t:says|said} {F}. [F:It's dangerous.]
fr:
[F:On ne commence rien sans sandwich,] {t:dit|dit} {F}. [F:C'est dangereux.]

=== gag sandwiches 1 first | fed
en:
[F:First things first,] said {F}, and counted the sandwiches.
fr:
[F:L'essentiel d'abord,] dit {F}, qui compta les sandwichs.

=== gag sandwiches 2
en:
{F} {t:offers|offered} {H} the last sandwich. It {t:has|had} been sat on. It {t:is|was} the thought.
fr:
{F} {t:tend|tendit} à {H} le dernier sandwich. On s'{t:est|était} assis dessus. C'{t:est|était} le geste qui comptait.

=== gag sandwiches 2 pocket
en:
{F} put the last sandwich into {H}'s pocket, and patted it flat.
fr:
{F} glissa le dernier sandwich dans la poche {de H} et tapota dessus.

=== gag sandwiches 3
en:
They ate the flat sandwich after all, half each, and {F} declared that the danger was over.
fr:
Pour finir, {hf:ils|elles} mangèrent le sandwich tout plat, et {F} déclara le danger passé.

=== gag sandwiches 3 left
en:
There was half a sandwich left over. {F} left it for {H}, and {H} left it for {F}.
fr:
Il restait un demi-sandwich. {F} le laissa à {H}, qui le laissa à {F}.

=== gag sandwiches 3 next
en:
[F:We got through that on one sandwich,] said {F}, greatly impressed.
fr:
[F:Tout ça avec un seul sandwich,] dit {F}, très impressionné.

=== fail knob
en:
[F:It's quite normal,] said {F}. [F:The shelf also fell down the first three times.]
fr:
[F:C'est tout à fait normal,] dit {F}. [F:L'étagère aussi est tombée les trois premières fois.]

=== fail improve
en:
[F:I wouldn't change a thing,] said {F}. [F:Except what happened.]
fr:
[F:Je ne changerais rien,] dit {F}. [F:Sauf ce qui s'est passé.]

=== fail manual
en:
[F:There must be a manual,] said {F}, and looked under things for it.
fr:
[F:Il doit y avoir une notice,] dit {F}, qui la chercha un peu partout.

=== go bag | afoot
en:
{F} carried the bag, and from time to time {H}, and once, by mistake, a stranger's shopping.
fr:
{F} portait le sac, parfois {H}, et un jour, sans le vouloir, les courses d'un monsieur.

=== go sing | afoot, road, street, tree
en:
{F} sang something with a great many verses. At the fifth, the birds left.
fr:
{F} chanta quelque chose qui avait beaucoup de couplets. Au cinquième, les oiseaux partirent.

=== go lost | afoot, road
en:
[F:We're not lost,] said {F}. [F:Look, I know that tree.] So did {H}. It was the third time.
fr:
[F:On n'est pas perdus,] dit {F}. [F:Tiens, je connais cet arbre.]
{H} aussi. C'était la troisième fois.

=== fail learn
en:
[F:We've learned something,] said {F}. They waited to hear what. {F} was waiting too.
fr:
[F:On a appris quelque chose,] dit {F}.
On attendit de savoir quoi. {F} attendait aussi.

=== fail tape
en:
[F:Nothing that a bit of tape won't mend,] said {F}, and looked round for a bit of tape.
fr:
[F:Ça se recolle,] dit {F} en cherchant du ruban adhésif.

=== fail young
en:
[F:At your age I got it wrong much faster,] said {F}.
fr:
[F:À ton âge, je ratais bien plus vite,] dit {F}.

=== fail hands
en:
{F} put both hands on {f:his|her} hips, which is how grown-ups think.
fr:
{F} mit les deux mains sur ses hanches. C'est comme ça que réfléchissent les grands.

=== go pace | afoot, road, street, hill
en:
[F:It's just round the next bend,] said {F}, at every bend.
fr:
[F:C'est juste après le virage,] disait {F}, à chaque virage.

=== go facts | afoot, road, street
en:
{F} explained how roads are made. By the end they had quite a short road left.
fr:
{F} expliqua comment on fait les routes. À la fin, il en restait très peu.

=== go knees | afoot, walks
en:
{F}'s knees clicked in time, so that it was nearly music.
fr:
Les genoux {de F} craquaient en mesure. C'était presque de la musique.

=== go gate | afoot, road, street
en:
{F} held every gate open, and some of them were not even on the way.
fr:
{F} tenait toutes les portes, même celles par où l'on ne passait pas.

=== home shed | 9-14
en:
{F} was building something in the shed. It had been going on for as long as {H} could remember, and some days it looked like a boat, and some days like the shed. [F:It's nearly there,] {F} would say, coming in to supper with a happy face and a hand on {H}'s head, and neither of them wished, really, that it should be finished.
fr:
{F} construisait quelque chose dans la remise. Ça durait depuis {que H} était au monde. Certains jours, on aurait dit un bateau et, certains jours, la remise.
[F:J'y suis presque,] disait {F} en rentrant dîner, la figure contente, une main sur la tête {de H}.
Et, au fond, personne ne souhaitait que ce soit fini.

=== home pancakes | 5-8
en:
{F} could make pancakes in the shape of any country. {H} had eaten Italy many times. Nobody had ever got to the end of Russia.
fr:
{F} savait faire des crêpes en forme de pays. {H} avait mangé l'Italie bien des fois. Personne n'était jamais venu à bout de la Russie.

=== home milk | 5-8
en:
When {F} went out for milk, {f:he|she} came home with a ladder, a melon and a story. {H} went along, for the milk.
fr:
Quand {F} allait chercher du lait, {f:il|elle} revenait avec une échelle, un melon et une histoire. {H} venait aussi, pour le lait.

=== home carsong | 5-8, modern
en:
In the car {F} sang, all the songs at once. {H} did the drums on the window.
fr:
En voiture, {F} chantait, et toutes les chansons à la fois. {H} faisait le tambour sur la vitre.

=== home underbed | 5-8
en:
Every night {F} looked under {H}'s bed for monsters. [F:Still none,] {f:he|she} would say, a little sadly.
fr:
Chaque soir, {F} regardait sous le lit {de H} s'il y avait un monstre.
[F:Toujours rien,] disait {F}, un peu {f:déçu|déçue}.

=== home omelette | 5-8
en:
For one omelette {F} needed every pan in the house. {H} thought that it was worth it.
fr:
Pour une omelette, {F} salissait toutes les casseroles de la maison. {H} trouvait que ça valait la peine.

=== home bigpocket | 5-8
en:
{F} had large pockets. {H}'s hand had lived in the left one ever since it could walk.
fr:
{F} avait de grandes poches. La main {de H} habitait dans celle de gauche, depuis toujours.

=== home mended | 9-14
en:
You could tell what {F} had mended: it worked, but differently. The front door bell now rang in the shed. It was {H} who held the lamp each time, and who knew that the best part was the silence just before, when {F} drew back and said, [F:Right.]
fr:
On reconnaissait ce {que F} avait réparé : ça marchait, mais autrement. Depuis, la sonnette de l'entrée sonnait dans la remise. C'est {H} qui tenait la lampe, chaque fois, et qui savait que le meilleur moment était le silence, juste avant, quand {F} reculait un peu et disait *bon*.

=== home wave | 9-14, walks
en:
When {H} turned nine, {F} had been asked to stop waving from the gate, and had stopped. {f:He|She} stood there now with both hands well down in the pockets, and the pockets moved. {H} pretended not to see it, and would have been sorry not to.
fr:
Quand {H} avait eu neuf ans, on avait prié {F} de ne plus faire coucou au portail. C'était fini. À présent, {F} y restait les mains bien au fond des poches, et les poches bougeaient. {H} faisait semblant de ne rien voir, et aurait été bien triste de ne rien voir.

=== home cards | 9-14
en:
{F} and {H} had been playing one and the same game of cards since a wet August, and kept the score on the inside of a cupboard. {F} was nine thousand points behind, and thought it much too early to draw conclusions.
fr:
{F} et {H} jouaient la même partie de cartes depuis un mois d'août pluvieux, et notaient les points à l'intérieur d'un placard. {F} avait neuf mille points de retard et trouvait qu'il était beaucoup trop tôt pour conclure.

=== home measured | 9-14, walks
en:
Once a year {H} was measured against the kitchen door and, in fairness, {F} was too. {F}'s line had not moved in living memory; but {f:he|she} stood up very straight each time, and had not lost hope.
fr:
Une fois par an, on mesurait {H} contre la porte de la cuisine et ensuite, pour être juste, on mesurait {F}. De ce côté-là, le trait n'avait pas bougé de mémoire d'homme. Mais {F} se tenait chaque fois très {f:droit|droite} et ne perdait pas espoir.

=== go rock | afoot, sea, space
en:
[F:I've seen that rock before,] said {F}, well pleased. [F:So we're on the right road.] {H} had seen it before as well, twice.
fr:
[F:Ce rocher, je l'ai déjà vu,] dit {F}, content. [F:On est donc sur la bonne route.]
{H} aussi l'avait déjà vu. Deux fois.

=== go pace under | afoot, sea
en:
[F:When I was your age all this was water,] said {F}. It still was.
fr:
[F:À ton âge, ici, c'était tout de l'eau,] dit {F}.
Ça l'était encore.

=== say minutes | 5-8, 9-14
en:
[F:Two minutes,] said {F}.
{H} settled down to wait. {F}'s minutes were longer than other people's, and better.
fr:
[F:Deux minutes,] dit {F}.
{H} s'installa pour attendre. Les minutes {de F} étaient plus longues que celles des autres, et meilleures.

=== say behind | 5-8, 9-14
en:
[F:Guess what I've got behind my back,] said {F}.
[H:Your other hand,] said {H}.
It always was. They were both very fond of it.
fr:
[F:Devine ce que j'ai derrière le dos,] dit {F}.
[H:Ton autre main,] dit {H}.
C'était toujours ça. Ça les faisait rire quand même.

=== kept underbed | 5-8, 9-14
en:
At bedtime {F} looked under the bed, as always. [F:Still none,] said {F}, quite cheerfully.
fr:
Au moment de dormir, {F} regarda sous le lit, comme toujours.
[F:Toujours rien,] dit {F}, plutôt {f:content|contente}.

=== kept whistle | 5-8, 9-14
en:
In front of the door {F} had no keys. {H} had them.
fr:
Devant la porte, {F} n'avait plus ses clés. {H}, si.

=== kept wave | 5-8, 9-14
en:
The next time that {H} went out by the gate, it was {H} who turned round and waved first.
fr:
La fois d'après, au portail, c'est {H} qui se retourna et fit signe en premier.

=== kept measured | 5-8, 9-14
en:
When they were next measured, {F}'s line had moved. It was not much. It may have been the shoes.
fr:
À la mesure suivante, le trait {de F} avait bougé. De très peu. C'étaient peut-être les chaussures.

=== kept milk | 5-8, 9-14
en:
When they got home, nobody had remembered the milk.
fr:
À la maison, personne n'avait pensé au lait.

=== kept bigpocket | 5-8, 9-14
en:
On the way home {H}'s hand was in the left pocket. It had gone there by itself.
fr:
Au retour, la main {de H} était dans la poche gauche. Elle y était allée toute seule.

=== met in coming | 5-8, 9-14
en:
who was coming too
fr:
qui venait aussi

=== met in time | 5-8, 9-14
en:
who had time
fr:
qui avait le temps

=== met in coat | 5-8, 9-14
en:
with his coat on already
fr:
son manteau déjà sur le dos

=== met then time | 5-8, 9-14
en:
He had the day off, and meant to use all of it.
fr:
Il avait sa journée, et comptait bien s'en servir jusqu'au bout.

=== met then ready | 5-8, 9-14
en:
He had been ready for some time, except for one shoe.
fr:
Il avait presque fini de se préparer : il manquait une chaussure.

=== plain laugh | 5-8, 9-14
en:
{H} and {F} had the same laugh, only {F}'s was lower.
fr:
{H} et {F} avaient le même rire, mais {F} l'avait plus grave.

=== plain most | 5-8, 9-14
en:
{F} knew the way, and {H} knew where to stop.
fr:
{F} savait le chemin, et {H} savait où s'arrêter.

=== plain minutes | 5-8, 9-14
en:
{F} always said *five minutes*, and {H} had learned to count.
fr:
{F} disait toujours *cinq minutes*, et {H} avait appris à compter.

=== plain carry | 5-8, 9-14
en:
{F} could carry {H}, two bags and a chair. It had been tried.
fr:
{F} pouvait porter {H}, deux sacs et une chaise. On avait essayé.

=== plain steps | 5-8, 9-14, walks
en:
{F} took long steps, and {H} took two for each of them.
fr:
{F} faisait de grands pas, et {H} en faisait deux pour un.

=== plain small | 5-8, 9-14
en:
{F} said that {f:he|she} had been small once. {H} let {f:him|her} say so.
fr:
{F} disait avoir été {f:petit|petite}, un jour. {H} laissait dire.

=== plain stories | 5-8, 9-14
en:
{F} knew a story for every road, and {H} knew all the endings.
fr:
{F} avait une histoire pour chaque chemin, et {H} connaissait toutes les fins.

=== plain come | 5-8, 9-14
en:
{F} liked to come along, and {H} liked {f:him|her} to.
fr:
{F} aimait bien venir, et {H} aimait bien {que F} vienne.

=== say keys | 5-8, 9-14
en:
[F:I've got everything,] said {F}.
[H:And the keys?]
[F:Everything else,] said {F}.
fr:
[F:J'ai tout,] dit {F}.
[H:Et les clés ?]
[F:Tout le reste,] dit {F}.

=== say way | 5-8, 9-14, fed
en:
[F:I know the way,] said {F}.
{H} put a biscuit in a pocket. It would be a long way, then.
fr:
[F:Je connais le chemin,] dit {F}.
{H} mit un biscuit dans sa poche. Ce serait donc long.
`
