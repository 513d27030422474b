/** A garment of the kid. */
export const GARMENT_TRAITS = `
=== trait garment sleep | 5-8, modern
en:
{H} had {a T}. {h:He|She} had worn {n:it|them} to school, to the dentist, and twice to bed.
fr:
{H} avait {un T} et allait partout avec : à l'école, chez le dentiste et, deux fois, au lit.

=== trait garment lost | 5-8
en:
{H} had {a T}, and you could see {h:him|her} coming from three streets away. It had its advantages.
fr:
{H} avait {un T}, et on voyait arriver tout ça de l'autre bout de la rue. Ça avait ses avantages.

=== trait garment crumbs | 5-8, fed
en:
{H} had {a T}, with crumbs in {n:it|them}, in case of birds.
fr:
{H} avait {un T} et, dedans, des miettes, pour les oiseaux de passage.

=== trait garment older | 9-14
en:
{H} had {a T} that everyone agreed {h:he|she} had grown out of. Everyone was wrong. It was only that {h:he|she} had grown, and {h:his|her} {T} had stayed to look after things.
fr:
{H} avait {un T} que tout le monde trouvait trop {T:petit|petite}. Tout le monde se trompait. {h:Lui|Elle} avait grandi, voilà tout, et {le T} {n:restait|restaient} pour surveiller.

=== keep garment new | 5-8, 9-14
en:
{>when}, {H} put on {h:his|her} {T}, did a turn for the mirror, and went out.
fr:
{>when}, {H} enfila {son T}, fit un tour devant le miroir et sortit.

=== trait garment dog | 5-8
en:
{H} had {a T}. The dog next door had once barked at {n:it|them}, and then apologised.
fr:
{H} avait {un T}. Une fois, le chien des voisins avait aboyé dessus, puis s'était excusé.

=== trait garment pocket | 5-8
en:
{H} had clothes for Sundays and clothes for school. And then {h:he|she} had {a T}, for everything else.
fr:
{H} avait des habits pour le dimanche et des habits pour l'école. Et puis il y avait {un T}, pour tout le reste.

=== trait garment older hook | 9-14
en:
{H} had {a T}, and {n:it|they} had been to most places first. By the door {n:it|they} kept the exact shape of somebody about to go out, so that people going by in the hall said good morning.
fr:
{H} avait {un T} qui {n:avait|avaient} été de tous les voyages. Au repos, {T:il|elle} {n:gardait|gardaient} si bien la forme de quelqu'un qui va sortir que, dans le couloir, les gens disaient bonjour.

=== trait garment older wash | 9-14
en:
Nobody was allowed to wash {H}'s {T} without giving notice. There was a sort of map on {n:it|them} by now, of jam and rain and one particular hedge, and only {h:he|she} could read it.
fr:
{H} avait {un T} qu'il était interdit de laver sans prévenir. Avec le temps, il s'y était dessiné une sorte de carte, de confiture, de pluie et d'une certaine haie, et {h:lui seul|elle seule} savait la lire.

=== keep garment weather | 5-8, 9-14
en:
{>when}, nobody else would have put on {a T}. {H} did, and was very pleased with {n:it|them}.
fr:
{>when}, personne d'autre n'aurait mis {un T}. {H}, si, et s'en trouvait très bien.

=== keep garment button | 5-8, 9-14
en:
{>when}, {H} put on {h:his|her} {T} without looking. {n:It|They} knew the way.
fr:
{>when}, {H} mit sans regarder {son T}, qui {n:connaissait|connaissaient} le chemin.

=== trait garment older weather | 9-14
en:
{H} had {a T}. People knew {n:it|them} from far away. While {n:it was|they were} in the wash, {h:he|she} found out that most people knew nothing else.
fr:
{H} avait {un T}. On {T:le|la} reconnaissait de loin. Un jour de lessive, {h:il|elle} découvrit qu'on ne reconnaissait rien d'autre.

=== trait garment older inherit | 9-14
en:
There was a list of people waiting for {H} to grow out of {h:his|her} {T}. {h:He|She} was growing with care.
fr:
Il y avait une liste de gens qui attendaient que {le T} {de H} {n:devienne|deviennent} trop {T:petit|petite}. {h:Il|Elle} grandissait avec prudence.

=== keep garment mirror | 5-8, 9-14
en:
{>when}, {H}'s {T} {n:was|were} still warm from the day before. {h:He|She} put {n:it|them} on quickly, so as not to let the warm out.
fr:
{>when}, {le T} {de H} {n:gardait|gardaient} la chaleur de la veille. {h:Il|Elle} {T:le|la} mit très vite, pour ne rien laisser filer.

=== trait garment stairs | 5-8
en:
{H} had {a T}. On the stairs you saw {n:it|them} first, and then {H}, inside.
fr:
{H} avait {un T}. Dans l'escalier, on {T:le|la} voyait en premier, et {H} ensuite.

=== trait garment name | 5-8
en:
People sometimes forgot {H}'s name. Nobody ever forgot {h:his|her} {T}.
fr:
On oubliait parfois le nom {de H}, mais jamais {son T}.

=== trait garment bath | 5-8
en:
{H} had {a T}, and took {n:it|them} off only for the bath. There had been talks about the bath.
fr:
{H} avait {un T} et ne s'en séparait que pour le bain. Pour le bain, il y avait eu des discussions.

=== trait garment line | 5-8
en:
{H} had {a T}. On washing days {h:he|she} sat down under the line and waited.
fr:
{H} avait {un T}. Les jours de lessive, {h:il|elle} s'asseyait sous le fil et attendait.

=== trait garment portrait | 5-8
en:
When {H} drew {h:himself|herself}, you mostly saw {a T}. The rest was scribble.
fr:
Quand {H} faisait son portrait, on voyait surtout {un T}. Le reste, c'était du gribouillage.

=== trait garment magic | 5-8
en:
{H} said that {h:his|her} {T} {n:was|were} magic. So far, all the magic did was fit.
fr:
{H} disait que {son T} {n:était magique|étaient magiques}. Jusqu'ici, la magie, c'était que ça lui allait.

=== trait garment grandma | 5-8
en:
Grandma said that {H}'s {T} {n:was|were} worn out. {H} said that {n:it was|they were} worn in.
fr:
Mamie disait que {le T} {de H} {n:avait fait son|avaient fait leur} temps. {H} disait que ça commençait à peine.

=== trait garment older cold | 9-14
en:
Against one sort of cold nothing is any use but {a T}, and it has nothing to do with the weather. {H} did not explain this to people. {h:He|She} simply wore {n:it|them}, in July as well, and let them think what they liked.
fr:
Il y a une espèce de froid contre laquelle rien ne vaut {un T}, et qui n'a aucun rapport avec le temps qu'il fait. {H} ne l'expliquait à personne. Même en juillet, {h:il|elle} {T:le|la} mettait, et laissait dire.

=== trait garment older wash two | 9-14
en:
{H} owned other things to wear, and was sometimes seen in them, looking like somebody who has been told to wait. Then {h:his|her} {T} would come back from the wash, and so would {H}.
fr:
{H} avait d'autres habits et les mettait quelquefois, avec l'air de quelqu'un qu'on fait attendre. Puis {son T} {n:revenait|revenaient} du lavage, et {H} aussi.

=== trait garment older stain | 9-14
en:
In the family, things were dated by {H}'s {T}: there was before, there was after, and there was the age of the great stain.
fr:
Dans la famille, on datait les choses d'après {le T} {de H} : il y avait avant, il y avait après, et il y avait l'époque de la grande tache.

=== trait garment older bench | 9-14
en:
{H} had {a T}. There were newer ones, and there were better ones. But {n:this one had been forgotten once on a bench, and had waited there for three days without making a fuss|these had been forgotten once on a bench, and had waited there for three days without a word}, and after that you do not look at others.
fr:
{H} avait {un T}. On faisait plus neuf, on faisait mieux. Mais un jour, {T:oublié|oubliée} sur un banc, {T:il|elle} {n:avait|avaient} attendu trois jours sans en faire une histoire. Après, on n'a plus envie d'en regarder d'autres.

=== keep garment anywhere | 5-8, 9-14
en:
{>when}, {H} looked for {h:his|her} {T} all over the house. Then {h:he|she} passed a mirror. {h:He|She} had {n:it|them} on.
fr:
{>when}, {H} chercha {son T} dans toute la maison. Puis {h:il|elle} passa devant un miroir : {h:il|elle} {T:le|la} portait.

=== keep garment promise | 5-8, 9-14
en:
{>when}, {H} had promised not to wear {h:his|her} {T}. But there {n:it was|they were}, waiting by the door.
fr:
{>when}, {H} avait promis de ne pas mettre {son T}. Mais {T:il|elle} {n:attendait|attendaient}, près de la porte.

=== keep garment courage | 5-8, 9-14
en:
{>when}, {H} went out in {h:his|her} {T}. The weather had nothing to do with it. {n:It was|They were} for courage.
fr:
{>when}, {H} sortit avec {son T}. Le temps n'y était pour rien. C'était pour le courage.

=== keep garment wardrobe | 5-8, 9-14
en:
{>when}, {H} could have put on anything in the cupboard. {h:He|She} put on {h:his|her} {T}, as on all other days.
fr:
{>when}, {H} ouvrit l'armoire : il y avait le choix. {h:Il|Elle} mit {son T}, comme les autres jours.

=== about garment grow | 5-8
en:
[F:Can I have your {T} when you've finished?] asked {F}.
[H:Finished what?]
[F:Growing.]
fr:
[F:Tu me donneras {ton T}, quand tu auras fini ?] demanda {F}.
[H:Fini quoi ?]
[F:De grandir.]

=== about garment look | 5-8
en:
[H:How do I look?] asked {H}.
[F:Like you,] said {F}, [F:but even more.]
fr:
[H:Ça me va ?] demanda {H}.
[F:On dirait toi,] répondit {F}, [F:mais en encore plus toi.]

=== about garment sulk | 5-8
en:
[F:Don't you ever wear anything else?] asked {F}.
[H:Sometimes,] said {H}. [H:But then {n:it sulks|they sulk}.]
fr:
[F:Tu ne mets jamais autre chose ?] demanda {F}.
[H:Si,] dit {H}. [H:Mais après, {T:il|elle} {n:boude|boudent}.]

=== about garment mine | 5-8
en:
[F:{n:Is that|Are those} mine?] asked {F}.
[H:No,] said {H}.
[F:A pity. {n:It's|They're} just my colour.]
fr:
[F:C'est à moi, ça ?] demanda {F}.
[H:Non,] dit {H}.
[F:Dommage. C'est tout à fait ma couleur.]

=== about garment smell | 5-8
en:
{F} came close and sniffed. [F:Your {T} {n:smells|smell} of you.]
[H:Good,] said {H}. [H:Then I can't get lost.]
fr:
{F} s'approcha pour renifler.
[F:Ça sent toi.]
[H:Tant mieux,] dit {H}. [H:Comme ça, personne ne me perdra.]

=== about garment warm | 5-8
en:
[F:{n:Does it|Do they} keep you warm?] asked {F}.
[H:No,] said {H}. [H:I keep {n:it|them} warm.]
fr:
[F:Ça te tient chaud ?] demanda {F}.
[H:C'est plutôt l'inverse,] dit {H}.

=== about garment room | 5-8
en:
[F:Is there room in there for me?] asked {F}.
[H:For one bit of you,] said {H}. [H:Choose.]
fr:
[F:Et moi, je tiens là-dedans ?] demanda {F}.
[H:Pour un petit bout,] dit {H}. [H:Choisis lequel.]

=== about garment whom | 5-8
en:
{F} looked at {n:it|them}, and then at {H}. [F:Which of you is taking the other one out?]
[H:We take turns.]
fr:
{F} {T:le|la} regarda, puis regarda {H}.
[F:Et là, qui promène qui ?]
[H:Chacun son tour,] dit {H}.

=== about garment stare | 9-14
en:
[F:People are going to look,] said {F}.
[H:They generally stop,] said {H}, [H:after a year or so.]
fr:
[F:On va te regarder,] dit {F}.
[H:En général,] dit {H}, [H:ça leur passe au bout d'un an.]

=== about garment reason | 9-14
en:
[F:There is no reason whatever to wear {n:that|those} today,] said {F}.
[H:No,] {H} agreed, with great contentment. [H:None.]
fr:
[F:Il n'y a vraiment aucune raison de mettre ça aujourd'hui,] dit {F}.
[H:Aucune,] reconnut {H}, {h:ravi|ravie}.

=== about garment kettle | 9-14
en:
[F:They'll see us coming a mile off,] said {F}.
[H:Good,] said {H}. [H:They can put the kettle on.]
fr:
[F:On va nous voir arriver de loin,] dit {F}.
[H:Tant mieux,] dit {H}. [H:Ça leur laisse le temps de mettre l'eau à chauffer.]

=== about garment bet | 9-14
en:
[F:What will {n:it|they} come home as, this time?] asked {F}. [F:Wet, muddy or torn?]
[H:I like it to be a surprise,] said {H}.
fr:
[F:Et au retour, {T:il|elle} {n:sera|seront} comment, cette fois ?] demanda {F}. [F:{T:Mouillé|Mouillée}, {T:boueux|boueuse} ou {T:troué|trouée} ?]
[H:J'aime mieux la surprise,] dit {H}.

=== about garment suits | 9-14
en:
{F} looked {H} up and down, stopped at the {T}, and took a breath.
[H:Don't,] said {H}.
[F:I was only going to say how well {n:it suits|they suit} you.]
fr:
{F} regarda {H} de haut en bas, s'arrêta sur {le T} et prit sa respiration.
[H:Ne dis rien,] dit {H}.
[F:J'allais juste dire que ça te va bien.]

=== about garment without | 9-14
en:
[F:Who would you be without {n:it|them}?] asked {F}.
[H:Somebody else,] said {H}, after some thought. [H:But only from a distance.]
fr:
[F:Sans ça, tu serais qui ?] demanda {F}.
[H:Quelqu'un d'autre,] dit {H} après réflexion. [H:Mais seulement de loin.]

=== about garment trouble | 9-14
en:
[H:I might let you have {n:it|them},] {H} told {F}, [H:if you were ever in serious trouble.]
[F:How serious?]
[H:I'd know.]
fr:
[H:Je veux bien te {T:le|la} laisser,] annonça {H} à {F}, [H:mais seulement en cas de gros ennuis.]
[F:Gros comment ?]
[H:Je le verrai tout de suite.]

=== about garment notice | 9-14
en:
[F:You don't even notice {n:it|them} any more,] said {F}.
[H:I don't notice you either,] said {H}.
It was a compliment, and {F} took it as one.
fr:
[F:Tu ne {T:le|la} remarques même plus,] dit {F}.
[H:Toi, c'est pareil,] dit {H}. [H:Je ne te remarque plus.]
C'était un compliment, et {F} ne s'y trompa pas.

=== about garment look at | 5-8
en:
[F:Your {T} {n:is|are} looking at me,] said {F}.
[H:Say something nice, then,] said {H}.
fr:
[F:{Ton T} me {n:regarde|regardent},] dit {F}.
[H:Dis quelque chose de gentil,] dit {H}.

=== about garment rest | 5-8
en:
[F:And at night? {n:Does it|Do they} sleep in your bed?] asked {F}.
[H:We have a rest from each other,] said {H}. [H:A short one.]
fr:
[F:Et la nuit, ça dort dans ton lit ?] demanda {F}.
[H:On se repose l'un de l'autre,] dit {H}. [H:Un petit peu.]

=== about garment say | 5-8
en:
[H:Go on, say it,] said {H}.
[F:I like {n:it|them},] said {F}. [F:I liked {n:it|them} yesterday as well.]
fr:
[H:Vas-y, dis-le,] dit {H}.
[F:Ça me plaît,] dit {F}. [F:Hier aussi, ça me plaisait.]

=== about garment asked | 9-14
en:
[F:Do people ask you about {n:it|them}?] asked {F}.
[H:Only once,] said {H}. [H:I tell them everything.]
fr:
[F:On te pose des questions, là-dessus ?] demanda {F}.
[H:Jamais deux fois,] dit {H}. [H:Je raconte tout.]

=== about garment sensible | 9-14
en:
[F:You might have worn something sensible,] said {F}.
[H:I've got you for that,] said {H}.
fr:
[F:Tu aurais pu mettre quelque chose de raisonnable,] dit {F}.
[H:Pour ça, je t'ai, toi,] dit {H}.

=== about garment twice | 9-14
en:
[F:You looked in the mirror twice,] said {F}.
[H:Once for me,] said {H}, [H:and once for {n:it|them}.]
fr:
[F:Tu t'es {h:regardé|regardée} deux fois dans la glace,] dit {F}.
[H:Une fois pour moi,] dit {H}, [H:et une fois pour {T:lui|elle}.]

=== bare garment | 0-4
en:
{H} puts on {h:his|her} {T}.
fr:
{H} met {son T}.

=== trait garment young | 0-4
en:
{A T} comes along the path, with {H} in {n:it|them}.
fr:
{Un T} {n:arrive|arrivent} sur le chemin, avec {H} dedans.

=== trait garment young on | 0-4
en:
{H} puts on {h:his|her} {T}. Back to front. There!
fr:
{H} met {son T}. À l'envers. Et voilà !

=== trait garment young bed | 0-4
en:
Rain or sun, {H} wears {h:his|her} {T}.
fr:
Soleil ou pluie, {H} garde {son T}.

=== trait garment young run | 0-4
en:
Run after {H}! There {n:goes|go} the {T}!
fr:
Attrape {H} ! {Le T} {n:s'en va|s'en vont} !

=== keep garment young door | 0-4
en:
< {H} puts on {h:his|her} {T}. Ready!
~ {H} puts on {h:his|her} {T}. Ready? Yes!
fr:
< {H} met {son T}. Et voilà !
~ {H} met {son T}. On y va ? Oui !

=== keep garment young want | 0-4
en:
< {H}'s {T} {n:wants|want} to go out.
~ {H}'s {T} {n:wants|want} to go out. So does {H}!
fr:
< {Le T} {de H} {n:veut|veulent} sortir.
~ {Le T} {de H} {n:veut|veulent} sortir. {H} aussi !

=== keep garment young fish | 0-4
en:
{H} shows the goldfish {h:his|her} {T}. *Bloop!*
fr:
{H} montre {son T} au poisson rouge. *Bloup !*

=== keep garment young kiss | 0-4
en:
< {H} kisses {h:his|her} {T}. Ready!
~ {H} gives {h:his|her} {T} a kiss. All ready!
fr:
< {H} fait un bisou à {son T}.
~ {H} fait un bisou à {son T}. En route !

=== keep garment young teddy | 0-4
en:
< Teddy has {H}'s {T} on!
~ Who has {H}'s {T} on? Teddy!
fr:
< Nounours a mis {le T} {de H} !
~ Qui a mis {le T} {de H} ? Nounours !

=== keep garment young nose | 0-4
en:
< Nose? Here! {H}'s {T}? Here!
~ Nose? Here! Ears? Here! {H}'s {T}? Here!
fr:
< Le nez ? Là ! {Le T} {de H} ? Là !
~ Le nez ? Là ! Les oreilles ? Là ! {Le T} {de H} ? Là !

=== keep garment young never | 0-4
en:
*Splash!* {H} gets in the bath, {T} and all.
fr:
*Plouf !* {H} saute dans le bain avec {son T}.

=== keep garment young sleep | 0-4
en:
*Zzz.* {H} sleeps in {h:his|her} {T}. Wake up!
fr:
*Zzz.* {H} dort avec {son T}. Debout !

=== keep garment young back | 0-4
en:
{H} runs out. Oh! And back, for {h:his|her} {T}.
fr:
{H} sort. Oh ! Et revient prendre {son T}.

=== keep garment young where | 0-4
en:
{H} looks for {h:his|her} {T}. {h:He|She} has {n:it|them} on!
fr:
{H} cherche {son T}. {h:Il|Elle} {n:l'a|les a} sur {h:lui|elle} !

=== keep garment young mirror | 0-4
en:
< First the {T}, then the nose. Here is {H}!
~ Here comes {H}: first the {T}, then the nose.
fr:
< D'abord {le T}, puis le nez : c'est {H} !
~ Voilà {H} : d'abord {le T}, et puis le nez.

=== keep garment young self | 0-4
en:
{H} puts on {h:his|her} {T}, all alone. Look!
fr:
{H} met {son T}, {h:tout seul|toute seule}. Regarde !

=== brief garment | 5-8, 9-14
en:
{H} had {a T}.
fr:
{H} avait {un T}.

=== brief garment window | 5-8, 9-14
en:
{H} had {a T}, and wore {n:it|them} even to look out of the window.
fr:
{H} avait {un T} et {T:le|la} mettait même pour regarder par la fenêtre.

=== brief garment weather | 5-8, 9-14
en:
{H} had {a T}, and wore {n:it|them} in any weather, even indoors.
fr:
{H} avait {un T} et {T:le|la} mettait par tous les temps, même dans la maison.

=== keep garment useless | 5-8, 9-14
en:
{>when}, {H} put on {h:his|her} {T}, so that {n:it|they} should not have to stay at home alone.
fr:
{>when}, {H} mit {son T}, pour ne pas {T:le|la} laisser {T:seul|seule} à la maison.

=== keep garment needing | 5-8, 9-14
en:
{>when}, {H} put on {h:his|her} {T}. It was not for the weather. It was because {h:he|she} liked {n:it|them}.
fr:
{>when}, {H} mit {son T}. Ce n'était pas pour le temps, c'était pour le plaisir.

=== keep garment order | 5-8, 9-14
en:
{>when}, {H} put on {h:his|her} {T} first, and all {h:his|her} other clothes afterwards.
fr:
{>when}, {H} mit d'abord {son T}, et tous ses autres habits après.

=== keep garment nobody | 5-8, 9-14
en:
{>when}, {H} had {h:his|her} {T} on again. Nobody was surprised.
fr:
{>when}, {H} avait encore mis {son T}. Ça n'étonna personne.

=== brief garment crowd | 5-8, 9-14
en:
{H} had {a T}, and was easy to find in a crowd.
fr:
{H} avait {un T}, et on {h:le|la} retrouvait facilement dans la foule.

=== brief garment turns | 5-8, 9-14
en:
{H} had {a T}. Everything else had to take turns.
fr:
{H} avait {un T}. Les autres habits attendaient leur tour.

=== trait garment young whose | 0-4
en:
Whose {T} {n:is that|are those}? {H}'s!
fr:
À qui {n:est|sont} {le T} ? À {H} !

=== brief garment wave | 5-8, 9-14
en:
People who met {H} waved to {h:his|her} {T} first.
fr:
Quand on croisait {H}, on saluait d'abord {son T}.

=== brief garment two | 5-8, 9-14
en:
Where there was {H}, there {n:was|were} {h:his|her} {T}. It made two of them.
fr:
Là où il y avait {H}, il y avait {son T}. Ça faisait deux.

=== brief garment alone | 5-8, 9-14
en:
In {h:his|her} {T}, {H} never felt quite alone.
fr:
Avec {son T}, {H} ne se sentait jamais tout à fait {h:seul|seule}.

=== keep garment third | 5-8, 9-14, scarf
en:
{>when}, {H} put on {h:his|her} {T}, twice round, and once more for luck. There was still enough left to trail behind.
fr:
{>when}, {H} mit {son T} : deux tours, plus un pour la chance. Il en restait assez pour traîner derrière.

=== keep garment shut in | 5-8, 9-14, scarf
en:
{>when}, {H} put on {h:his|her} {T}. One end was out in the wind while the other was still indoors.
fr:
{>when}, {H} mit {son T}. Un bout était déjà dans le vent, et l'autre encore dans la maison.

=== keep garment stove | 5-8, 9-14, scarf
en:
{>when}, {H} put on {h:his|her} {T} and breathed into it once, to say good morning.
fr:
{>when}, {H} mit {son T} et souffla une fois dedans, pour dire bonjour.

=== keep garment smile | 5-8, 9-14, scarf
en:
{>when}, {H} went out in {h:his|her} {T}, right up to the eyes. You could still see the smile.
fr:
{>when}, {H} sortit avec {son T} jusqu'aux yeux. On voyait quand même le sourire.

=== keep garment set off | 5-8, 9-14, boots
en:
{>when}, {H} put on {h:his|her} {T}, and they set off at once. {h:He|She} only just had time to come too.
fr:
{>when}, {H} enfila {son T}, qui se mirent en route aussitôt. {h:Il|Elle} eut juste le temps de suivre.

=== keep garment mud | 5-8, 9-14, boots
en:
{>when}, {H} knocked out last week's mud and put on {h:his|her} {T}. Now there was room for more.
fr:
{>when}, {H} fit tomber la boue d'avant et enfila {son T}. Ça faisait de la place.

=== keep garment feet | 5-8, 9-14, boots
en:
{>when}, {H} put on {h:his|her} {T}, left on right and right on left, laughed, and began again.
fr:
{>when}, {H} mit {son T}, la gauche à droite et la droite à gauche, rit un bon coup et recommença.

=== keep garment shower | 5-8, 9-14, raincoat
en:
{>when}, {H} put on {h:his|her} {T}. In the left pocket there was still some of the last shower.
fr:
{>when}, {H} mit {son T}. Dans la poche gauche, il restait un peu de la dernière averse.

=== keep garment over | 5-8, 9-14, raincoat
en:
{>when}, {H} put on {h:his|her} {T}, did it up from the bottom, and had one button over. It might be wanted.
fr:
{>when}, {H} mit {son T} et boutonna en partant du bas. À la fin, il resta un bouton. Ça pouvait servir.

=== keep garment sail | 5-8, 9-14, raincoat
en:
{>when}, {H} went out in {h:his|her} {T}, unbuttoned, like a ship that has been told it may leave.
fr:
{>when}, {H} sortit avec {son T} grand ouvert, comme un bateau qui a le droit de partir.

=== trait garment birds | 5-8
en:
All the birds in the street knew {H}'s {T}, and passed it on.
fr:
Les oiseaux de la rue connaissaient {le T} {de H}. Ça se disait de toit en toit.

=== trait garment called | 5-8
en:
Whenever anybody called {H}, {h:his|her} {T} came too.
fr:
Quand on appelait {H}, {son T} {n:arrivait|arrivaient} aussi, un peu avant.
`
