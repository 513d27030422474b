export const band5to8 = `
=== title
en:
The Question on the Bridge
fr:
La question du pont

=== title
en:
{H} and the Longest Queue in the World
fr:
{H} et la plus longue file du monde

=== teaser
en:
To cross the bridge you must answer one question. Nobody has got it right for three hundred years.
fr:
Pour passer le pont, il faut répondre à une question. En trois cents ans, personne n'a trouvé.

=== when
en:
One grey day in May
fr:
Un matin de mai tout gris

=== plant map
en:
{>when}, {H} finished a map of everything. There was just one white bit left, in the corner. {h:He|She} was saving it.
fr:
{>when}, {H} finit de dessiner la carte de tout. Il ne restait qu'un coin blanc. {h:Il|Elle} se le gardait pour plus tard.

=== about map
en:
[F:You could put a cow there,] said {F}.
[H:I don't know if there's a cow,] said {H}. [H:That's what's good about it.]
fr:
[F:Mets-y une vache,] dit {F}.
[H:Je ne sais pas s'il y en a une,] dit {H}. [H:C'est ça qui est bien.]

=== pay map
en:
{H} gave {V} the map of everything, and the pencil. [H:You can do the white bit,] {h:he|she} said. [H:It's the best bit.]
fr:
{H} donna à {V} la carte de tout, avec le crayon.
[H:Tu peux faire le coin blanc,] dit-{h:il|elle}. [H:C'est le meilleur.]

=== plant cake
en:
{>when}, {H} made a cake for Grandma, all alone, with her name on it in nuts. {h:He|She} could not wait to see Grandma's face.
fr:
{>when}, {H} fit un gâteau pour Mamie, sans aucune aide, avec son nom en noisettes. Quelle tête elle allait faire !

=== about cake
en:
[F:Will she laugh or cry?] asked {F}.
[H:Both,] said {H}. [H:I don't want to miss either.]
fr:
[F:Elle va rire ou pleurer ?] demanda {F}.
[H:Les deux,] dit {H}. [H:Je ne veux rien rater.]

=== pay cake
en:
{H} put the cake into {V}'s big hands. [H:You give it to Grandma,] {h:he|she} said. [H:You can't go visiting with nothing. Then tell me what her face does.]
fr:
{H} mit le gâteau dans les grosses mains {de V}.
[H:C'est toi qui le donneras à Mamie,] dit-{h:il|elle}. [H:On n'arrive pas chez les gens les mains vides. Tu me raconteras sa tête.]

=== pay own
en:
{H} gave {V} {h:his|her} {T}. [H:{n:It's|They've} never been over there either,] {h:he|she} said. [H:You can look together. Keep {n:it|them}.]
fr:
{H} donna {son T} à {V}.
[H:{T:Il|Elle} n'y {n:est|sont} jamais {T:allé|allée} non plus,] dit-{h:il|elle}. [H:Comme ça, tu ne seras pas {v:seul|seule}. Garde-{T:le|la}.]

=== lack >
en:
Grandma lived just over the bridge. You could see her chimney, with snow on it, for over there it was still winter. When the wind was right you could smell her soup, and hear her sing in the wrong places. {H} had only ever waved to her. Spring stood on this side, with wet feet and both arms full of blossom.
[C:I got it wrong again,] said Spring.
In the middle of the bridge stood {V}, as big as a barn.
[V:Nobody crosses,] said {V}, [V:till they tell me what is on the other side.]
{>gag1}
fr:
Mamie habitait juste après le pont. On voyait sa cheminée, avec de la neige dessus, car là-bas, c'était encore l'hiver. Quand le vent voulait bien, on sentait sa soupe et on l'entendait chanter au mauvais moment. {H} ne l'avait jamais embrassée que de loin. Le Printemps était de ce côté-ci, les pieds mouillés, des fleurs plein les bras.
[C:Je me suis encore trompé,] dit le Printemps.
Au milieu du pont se tenait {V}, {v:gros|grosse} comme une grange.
[V:Personne ne passe,] dit {V}, [V:avant de m'avoir dit ce qu'il y a de l'autre côté.]
{>gag1}

=== try truth
en:
But it was easy! There was a queue, and it was having its breakfast, so {H} went right up to the guard.
[H:On the other side,] said {H}, [H:there's my grandma.]
[V:A grandma,] repeated {V}. [V:What does it do?]
[H:She makes soup. She sings in the wrong places.]
{V} wrote it all down in an enormous book. {v:He|She} looked across the bridge for a long time.
[V:Wrong,] {v:he|she} said. [V:Next!]
{>fail}
fr:
Mais c'était facile ! Il y avait une file, et elle prenait son petit déjeuner. {H} alla tout droit vers {v:le|la} garde.
[H:De l'autre côté,] dit {H}, [H:il y a ma mamie.]
[V:Une mamie,] répéta {V}. [V:Et ça fait quoi ?]
[H:De la soupe. Et ça chante au mauvais moment.]
{V} nota tout dans un énorme cahier. {v:Il|Elle} regarda longtemps de l'autre côté du pont.
[V:Perdu,] dit-{v:il|elle}. [V:Au suivant !]
{>fail}

=== recap truth
en:
It was true about Grandma, and {V} had said that it was wrong.
fr:
Pour Mamie, c'était vrai, et {V} avait dit que c'était perdu.

=== try clever
en:
Next came the owl. He had been thinking since last year.
[B:The other side of this side,] said the owl, [B:is that side. But the other side of that side is this side. So there *is* no other side!]
Everybody clapped. Two people fainted.
{V} wrote it down, and read it through with one finger. {v:His|Her} face fell.
[V:No other side?] {v:he|she} said. [V:None at all?] And then, quite quickly: [V:Wrong.]
fr:
Le suivant était le hibou. Il réfléchissait depuis l'an dernier.
[B:L'autre côté de ce côté,] dit le hibou, [B:c'est ce côté-là. Mais l'autre côté de ce côté-là, c'est ce côté-ci. Donc il n'y *a pas* d'autre côté !]
Tout le monde applaudit. Deux personnes s'évanouirent.
{V} nota, et relut avec le doigt. Sa figure s'allongea.
[V:Pas d'autre côté ?] dit-{v:il|elle}. [V:Pas du tout ?]
Et puis, très vite :
[V:Perdu.]

=== recap clever
en:
When the owl said that there was no other side, {V} had looked sad.
fr:
Quand le hibou avait dit qu'il n'y avait pas d'autre côté, {V} avait eu l'air triste.

=== try sneak >
en:
The baker's wheelbarrow went up to the bridge, full of potatoes. {each:@ pushed.|@ pushed.} At the bottom, holding their breath, lay {H} and {F}.
{V} bent over it. [V:Potatoes,] {v:he|she} said. [V:Are you going to live over there?] {v:He|She} dropped {v:his|her} voice. [V:Will there be a cellar? Do you think it's nice?]
One of the potatoes began to giggle.
[V:Potatoes don't giggle,] said {V}, and tipped them out. [V:Do they? Over there?]
fr:
La brouette du boulanger arriva au pont, pleine de pommes de terre. {each:@ poussait.|@ poussaient.} Tout au fond, sans respirer, il y avait {H} et {F}.
{V} se pencha.
[V:Des pommes de terre,] dit-{v:il|elle}. [V:Vous allez vivre là-bas ?]
{v:Il|Elle} baissa la voix.
[V:Il y aura une cave ? Vous croyez que c'est joli ?]
Une des pommes de terre se mit à rire.
[V:Ça ne rit pas, une pomme de terre,] dit {V} en vidant la brouette. [V:Si ? Là-bas, ça rit ?]

=== recap sneak
en:
And who asks a potato if it is nice over there?
fr:
Et qui demande à une pomme de terre si c'est joli, là-bas ?

=== strand >
en:
The postman was a turtle. He was number two hundred and twelve. He had a letter under his arm, yellow as cheese.
[A:It's urgent,] said the postman. [A:My grandfather started the queue with it. He got as far as number four hundred.]
[H:Who is it for?]
The postman held it away from him, to read. [A:*To the Guard of the Bridge*,] he read.
[H:But {v:he|she}'s just there! You could run up and give it to {v:him|her}!]
[A:And push in?] said the postman.
fr:
Le facteur était une tortue. Il avait le numéro deux cent douze et, sous le bras, une lettre jaune comme du fromage.
[A:C'est urgent,] dit le facteur. [A:Mon grand-père a commencé la file avec. Il est arrivé jusqu'au numéro quatre cents.]
[H:Elle est pour qui ?]
Le facteur l'éloigna de ses yeux.
[A:*{v:Au|À la} garde du pont*,] lut-il.
[H:Mais {v:il|elle} est juste là ! Il suffit d'y aller !]
[A:Et de doubler tout le monde ?] dit le facteur.

=== way
en:
They walked back along the queue to the end. It was a long way. People had put up tents in it, and then houses. It had a baker, a school, and a street with lamps. Some of the children had been born at number ninety and were now at eighty-six.
{>talent}
{>go}
[H:And has nobody ever got it right?] {H} asked the people in the queue.
[O:Oh, no,] they said. [O:It's a very hard question.]
fr:
{hf:Ils|Elles} remontèrent la file jusqu'au bout. C'était loin. Les gens y avaient mis des tentes, puis des maisons. Il y avait une boulangerie, une école et une rue avec des lanternes. Des enfants étaient nés au numéro quatre-vingt-dix. Ils en étaient au quatre-vingt-six.
{>talent}
{>go}
[H:Et personne n'a jamais trouvé ?] demanda {H} aux gens de la file.
[O:Ah non,] dirent les gens. [O:C'est une question très difficile.]

=== road >
en:
From the bank you could see the bridge from the side. On this half, the stones were worn as hollow as spoons. All those people had come up, and all of them had been sent back.
On the other half, there were daisies between the stones. Nobody had trodden on them.
[F:So many people have been halfway,] said {F}.
{H} looked at the place where the hollow stones stopped. Two big hollows were deeper than all the rest. Somebody had stood there for a very long time.
fr:
De la berge, on voyait le pont de côté. Sur cette moitié-ci, les pierres étaient creuses comme des cuillères. Tous ces gens étaient venus, et tous étaient repartis.
Sur l'autre moitié, il poussait des pâquerettes entre les pierres. Personne n'avait marché dessus.
[F:Il en est venu, du monde, jusqu'à la moitié,] dit {F}.
{H} regarda l'endroit où les creux s'arrêtaient. Il y en avait deux plus profonds que les autres. Quelqu'un était resté là, debout, très longtemps.

=== quiet
en:
At night, they sang in the queue. Then the lamps went out, from number one to number nine hundred.
{V} lit {v:his|her} lantern. {v:He|She} set {v:his|her} chair down halfway across, and when {v:he|she} was sure that everyone was asleep, {v:he|she} turned it round. {v:He|She} sat with {v:his|her} back to the queue, {v:his|her} chin on {v:his|her} hands, and looked at the far bank. There was one small light in a window there. It went out.
[V:Good night,] said {V} to it.
fr:
Le soir, on chantait dans la file. Puis les lanternes s'éteignirent, du numéro un au numéro neuf cents.
{V} alluma la sienne. {v:Il|Elle} posa sa chaise au milieu du pont et, quand {v:il fut sûr|elle fut sûre} que tout le monde dormait, {v:il|elle} la retourna. {v:Il|Elle} s'assit dos à la file, le menton dans les mains, et regarda l'autre rive. Là-bas, il y avait une petite lumière à une fenêtre. Elle s'éteignit.
[V:Bonne nuit,] lui dit {V}.

=== insight >
en:
{H} lay in the grass, as flat as a leaf, and watched.
{>gag2}
{>recap1} {>recap2}
On {v:his|her} chair up there, {V} pulled off {v:his|her} boots and stood them on the wall of the bridge. {H} could see them from below. The heels were worn as thin as paper, from standing.
The toes were brand new.
[H:{v:He|She}'s never been over there,] whispered {H}. [H:Not one step. {v:He|She} doesn't know the answer either!]
fr:
{H} se coucha dans l'herbe, à plat comme une feuille, et observa.
{>gag2}
{>recap1} {>recap2}
Là-haut, sur sa chaise, {V} ôta ses bottes et les posa sur le bord du pont. On les voyait par en dessous. Les talons étaient usés comme du papier, à force de rester debout.
Les bouts étaient tout neufs.
[H:{v:Il n'y est jamais allé|Elle n'y est jamais allée},] chuchota {H}. [H:Pas un seul pas. {v:S'il|Si elle} demande à tout le monde, c'est qu'{v:il|elle} ne sait pas non plus !]

=== turn climb >
en:
Some things have to be said in an ear. When {V} had {v:his|her} boots on again, {H} climbed up by the boot, the belt and the buttons.
[H:There's Grandma. After that, I don't know,] {H} whispered. [H:And you don't, either.]
{V} went red from {v:his|her} boots to {v:his|her} helmet. [V:Does it show?] {v:he|she} whispered back.
[H:I'll hold the bridge,] said {H}. [H:You go and look.]
{>pay}
{V} put one boot forward. {v:He|She} put it down as if the stone might be asleep.
fr:
Il y a des choses qu'on dit à l'oreille. Quand {V} eut remis ses bottes, {H} grimpa par la botte, la ceinture et les boutons.
[H:Il y a Mamie. Après, je ne sais pas,] chuchota {H}. [H:Et toi non plus.]
{V} devint rouge des bottes jusqu'au casque.
[V:Ça se voit beaucoup ?] souffla-t-{v:il|elle}.
[H:Je garde le pont,] dit {H}. [H:Toi, va voir.]
{>pay}
{V} avança une botte. {v:Il|Elle} la posa comme si la pierre dormait.

=== turn still >
en:
{H} walked up to {v:him|her}. [H:There's Grandma, and after that I don't know,] said {H}. [H:Do you?]
{V} looked at {v:his|her} toes. [V:I can't leave,] {v:he|she} mumbled. [V:I'm the guard.]
So {H} stood beside {v:him|her} and did it too: chin up, feet together, not a hair moving. A crow sat down on {h:his|her} head.
[V:You're good,] said {V}.
[H:So go and look,] said {H}, without moving {h:his|her} lips.
{>pay}
{V} pulled on {v:his|her} own boots, and put one forward.
fr:
{H} alla {v:le|la} trouver.
[H:Il y a Mamie, et après, je ne sais pas,] dit {H}. [H:Et toi ?]
{V} regarda ses orteils.
[V:Je ne peux pas partir,] bredouilla-t-{v:il|elle}. [V:C'est moi {v:le|la} garde.]
Alors {H} se mit à côté {v:de lui|d'elle} : menton levé, pieds joints, pas un cheveu qui bouge. Un corbeau se posa sur sa tête.
[V:Pas mal,] dit {V}.
[H:Alors va voir,] dit {H} sans remuer les lèvres.
{>pay}
{V} remit ses grosses bottes, et en avança une.

=== turn why >
en:
Next day, at breakfast, {H} went up to {v:him|her}.
[H:Why do you ask everybody?] said {H}.
[V:The King said so.]
[H:Why don't you go and look?]
[V:I'm guarding the bridge.]
[H:Why? Who from?]
{V} opened {v:his|her} mouth. {v:He|She} looked at the queue. It waved its spoons. [V:I don't know,] {v:he|she} said, in a very small voice. [V:I don't know *anything*.]
[H:Me neither,] said {H}. [H:Only Grandma. I'll hold the bridge. You go and look.]
{>pay}
{V} pulled on {v:his|her} own boots, and put one forward, as if the stones might be asleep.
fr:
Le lendemain, au petit déjeuner, {H} alla {v:le|la} trouver.
[H:Pourquoi tu demandes à tout le monde ?] dit {H}.
[V:C'est le roi qui l'a dit.]
[H:Pourquoi tu ne vas pas voir ?]
[V:Je garde le pont.]
[H:Pourquoi ? Contre qui ?]
{V} ouvrit la bouche. {v:Il|Elle} regarda la file, qui trempait ses tartines.
[V:Je ne sais pas,] dit-{v:il|elle} d'une toute petite voix. [V:Je ne sais *rien*.]
[H:Moi non plus,] dit {H}. [H:À part Mamie. Je garde le pont. Toi, va voir.]
{>pay}
{V} remit ses grosses bottes, et en avança une, comme si les pierres dormaient.

=== restore
en:
{V} was gone for so long that two people in the queue got married. Then there was a thundering of boots.
[V:There's a hill!] shouted {V}. [V:With a dog on it! There's a grandma{?has(cake):, and she laughed and cried at once|, and she says you're late}! {>end}]
Spring went over first, and at last it was May on both sides. {H} went next, and there was soup.
{>close}
{V} still asks what is on the other side. But whatever you say, {v:he|she} says: [V:*Right!* And isn't it lovely?]
fr:
{V} s'absenta si longtemps que deux personnes de la file se marièrent. Puis, un tonnerre de bottes.
[V:Il y a une colline !] cria {V}. [V:Avec un chien dessus ! Il y a une mamie{?has(cake):, et elle a ri et pleuré en même temps|, et elle dit que tu es en retard} ! {>end}]
Le Printemps passa le premier, et ce fut enfin le mois de mai des deux côtés. {H} passa ensuite, et il y eut de la soupe.
{>close}
{V} demande toujours ce qu'il y a de l'autre côté. Quoi qu'on réponde, {v:il|elle} dit :
[V:*Gagné !* C'est beau, hein ?]

=== last
en:
{each:@ had two bowls.|@ had two bowls.}
fr:
{each:@ en reprit deux fois.|@ en reprirent deux fois.}

=== end map
en:
It's all in the white bit!
fr:
Tout est dans le coin blanc !

=== end own
en:
And your {T} saw it too!
fr:
Et {ton T} {n:l'a|l'ont} vu aussi !

=== strandEnd
en:
At last the postman got to the front. *Stop now*, the King had written, three hundred years before. *There is cake.*
fr:
Le facteur arriva enfin au bout de la file. *Tu peux rentrer*, avait écrit le roi, trois cents ans plus tôt. *Il y a du gâteau.*

=== cameo
en:
A guard as big as a barn went by, with daisies on {v:his|her} boots.
fr:
{v:Un garde gros|Une garde grosse} comme une grange passa, des pâquerettes sur les bottes.

=== ask
en:
Why did {V} say that the right answer was wrong?
Is it hard to say *I don't know*?
What is on the other side of your street?
fr:
Pourquoi {V} disait-{v:il|elle} que la bonne réponse était mauvaise ?
Est-ce que c'est difficile de dire *je ne sais pas* ?
Qu'est-ce qu'il y a de l'autre côté de ta rue ?
`
