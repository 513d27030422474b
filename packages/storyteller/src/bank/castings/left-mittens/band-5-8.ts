export const band5to8 = `
=== title
en:
The Left Mitten Mystery
fr:
Le mystère des moufles gauches

=== title
en:
{H} and the Left-Hand Mittens
fr:
{H} et les moufles gauches

=== when
en:
One Wednesday in December
fr:
Un mercredi de décembre

=== refrain
en:
One mitten, two hands. Brrr!
fr:
Une moufle, deux mains. Brrr !

=== refrainLast
en:
Two mittens, two hands. Aaah!
fr:
Deux moufles, deux mains. Aaah !

=== meet
en:
Behind the boiler, on a heap of wool, sat a big grey goose. She was called {V}, and she hissed.
fr:
Derrière la chaudière, sur un tas de laine, trônait une grosse oie grise. Elle s'appelait {V}, et elle sifflait.

=== plant scarf
en:
{>when}, {H} put on the scarf from Grandma, the one that went round four times and smelled of her kitchen.
fr:
{>when}, {H} mit l'écharpe de Mamie, celle qui faisait quatre fois le tour et sentait sa cuisine.

=== about scarf
en:
[H:Mmmf,] said {H}, from inside it.
[F:Pardon?] said {F}.
[H:Apple tart,] said {H}, and breathed in again.
fr:
[H:Mmmf,] fit {H}, là-dedans.
[F:Pardon ?] dit {F}.
[H:Tarte aux pommes,] dit {H} en respirant encore une fois.

=== pay scarf
en:
{H} unwound Grandma's scarf: once, twice, three times, four. {h:He|She} smelled it one last time. Then {h:he|she} made it into a nest.
fr:
{H} déroula l'écharpe de Mamie : un tour, deux, trois, quatre. {h:Il|Elle} la respira une dernière fois. Puis {h:il|elle} en fit un nid.

=== plant bear
en:
{>when}, it was so cold that {H} packed the hot-water bear, who had never been to school before.
fr:
{>when}, il faisait si froid {que H} glissa sa bouillotte dans son sac. C'était un ours, et il n'était jamais allé à l'école.

=== about bear
en:
[F:Will he be good?] asked {F}.
*Blub*, went the bag.
[H:He's practising,] said {H}.
fr:
[F:Il sera sage ?] demanda {F}.
*Glou*, fit le sac.
[H:Il s'entraîne,] dit {H}.

=== pay bear
en:
{H} took the hot-water bear out of {h:his|her} bag, still warm. [H:You're staying here,] {h:he|she} told the bear. [H:Be good.]
fr:
{H} sortit l'ours-bouillotte de son sac. Il était encore chaud.
[H:Toi, tu restes là,] lui dit {H}. [H:Et tu es sage.]

=== lack >
en:
It was the third day of snow, and at {H}'s school there was just one left-hand mitten to be seen.
On Monday there had been twenty-six. On Tuesday, nine. Now twenty-five children stood in the corridor with one warm hand and one cold one, and looked at the twenty-sixth.
[O:Perhaps they melted,] said the teacher, who had a sock on her left hand.
{>gag1}
[H:Why only left ones?] said {H}.
fr:
C'était le troisième jour de neige et, à l'école {de H}, il ne restait plus qu'une moufle gauche.
Lundi, il y en avait vingt-six. Mardi, neuf. À présent, vingt-cinq enfants, dans le couloir, une main au chaud et l'autre au froid, regardaient le vingt-sixième.
[O:Elles ont peut-être fondu,] dit la maîtresse, qui avait une chaussette à la main gauche.
{>gag1}
[H:Pourquoi seulement les gauches ?] dit {H}.

=== try dog
en:
They questioned the caretaker's dog. He had a guilty look, and something woolly in his kennel.
[H:Where were you on Monday?] asked {H}.
The dog broke down at once. He showed them everything: two slippers, the chalk, the head teacher's glove, and a cushion of his own, which he had been looking for since spring.
No mittens.
[F:I never suspected him,] said {F}, and gave him back the cushion.
fr:
{hf:Ils|Elles} interrogèrent le chien du gardien. Il avait l'air coupable, et quelque chose de laineux dans sa niche.
[H:Où étais-tu lundi ?] demanda {H}.
Le chien avoua tout de suite. Il montra tout : deux pantoufles, les craies, le gant de la directrice et un coussin à lui, qu'il cherchait depuis des mois.
Pas de moufles.
[F:Je n'y ai jamais cru,] dit {F} en lui rendant le coussin.

=== recap dog
en:
It was not the dog.
fr:
Ce n'était pas le chien.

=== try trap >
en:
So they made a trap, to see who it was. It had the last left mitten in the school, a string, and a bell. They hid under the bench.
*Ding!*
They had caught the teacher, by her sock.
*Ding!*
They had caught her again.
[F:She keeps coming back,] whispered {F}.
The third time, nothing rang. They waited, and waited, and looked. The mitten was gone. On the floor lay one grey feather.
fr:
Pour voir qui c'était, {hf:ils|elles} fabriquèrent un piège : la dernière moufle gauche de l'école, une ficelle et une clochette. {hf:Ils|Elles} se cachèrent sous le banc.
*Ding* !
C'était la maîtresse, prise par la chaussette.
*Ding* !
C'était encore la maîtresse.
[F:Elle insiste,] chuchota {F}.
La troisième fois, rien ne sonna. {hf:Ils|Elles} attendirent encore un peu, puis regardèrent. La moufle avait disparu. Par terre, il y avait une plume grise.

=== recap trap
en:
The trap had caught a teacher.
fr:
Le piège avait attrapé la maîtresse.

=== try rights
en:
This time they went in. Behind the boiler, on a heap of wool, sat a large grey goose.
[V:{V},] said the goose. [V:Miss {V}, to you. And no.]
[H:But everyone has a cold hand,] said {H}. [H:In lost property there's a whole box of right-hand mittens. Nobody wants them. Have those!]
[V:The thumb is on the wrong side,] said {V}. [V:They pinch.]
[H:Turn them over!]
[V:Then they tickle,] said {V}. And she hissed like a kettle until they were back in the corridor.
She had not once stood up.
fr:
Cette fois, {hf:ils|elles} entrèrent. Derrière la chaudière, sur un tas de laine, trônait une grosse oie grise.
[V:{V},] dit l'oie. [V:Mademoiselle {V}, pour vous. Et c'est non.]
[H:Mais tout le monde a une main gelée,] dit {H}. [H:Aux objets trouvés, il y a une boîte de moufles droites. Personne n'en veut. Prenez celles-là !]
[V:Le pouce est du mauvais côté,] dit {V}. [V:Ça pince.]
[H:Retournez-les !]
[V:Alors, ça chatouille,] dit {V}.
Et elle siffla comme une bouilloire jusqu'à ce qu'{hf:ils|elles} soient {hf:ressortis|ressorties}.
Elle ne s'était pas levée une seule fois.

=== recap rights
en:
{V} did not even want the right ones.
fr:
{V} ne voulait même pas des moufles droites.

=== way >
en:
A bit of red wool was caught on the door. Out in the snowy street there was a blue bit, then a green bit.
{>talent}
{>go}
The wool went as far as the baker's, turned round, came back behind the school, and went down eight steps to the boiler room. They knocked. The door was warm, and behind it something hissed. One second later they were back at the top of the steps.
fr:
Un brin de laine rouge était resté pris dans la porte. Dehors, dans la rue enneigée, il y en avait un bleu, puis un vert.
{>talent}
{>go}
La laine allait jusqu'à la boulangerie, faisait demi-tour, revenait derrière l'école et descendait huit marches, jusqu'à la chaufferie. {hf:Ils|Elles} frappèrent. La porte était tiède et, derrière, quelque chose siffla. Une seconde après, {hf:ils|elles} étaient en haut des marches.

=== insight >
en:
[H:{>recap1} {>recap2} We'll just look,] said {H}, on the bottom step.
{>meet}
{>gag2}
For an hour they watched through the gap in the door. {V} was hungry: you could hear it. There was bread by the door. For wool she had gone out in the snow. For bread she did not get up. {?has(own):A cold wind came in at a crack, and she held one wing in front of it.|}
{H} looked at the mittens in front. Five of them were as round and tight as fists. Something inside one of them went *tock*.
[H:It's not the mittens she's keeping warm,] {h:he|she} breathed.
fr:
[H:{>recap1} {>recap2} On va juste regarder,] dit {H}, assis{h:|e} sur la dernière marche.
{>meet}
{>gag2}
Une heure passa, à regarder par la porte entrouverte. {V} avait faim : ça s'entendait. Il y avait du pain près de la porte. Pour la laine, elle était sortie dans la neige. Pour le pain, elle ne se levait pas. {?has(own):Un courant d'air entrait par une fente, et elle tenait une aile devant.|}
{H} regarda les moufles de devant. Il y en avait cinq, rondes et serrées comme des poings. Dans l'une d'elles, quelque chose fit *toc*.
[H:Ce ne sont pas les moufles qu'elle tient au chaud,] souffla-t-{h:il|elle}.

=== turn still
en:
[H:Go and eat,] said {H}. [H:I'll sit.]
[V:You will wriggle,] said {V}. [V:Children wriggle.]
{>pay}
{H} sat, and did not wriggle. {h:His|Her} foot went to sleep. {h:His|Her} nose itched like a whole summer. {h:He|She} did not move, and under {h:him|her} it went *tock, tock, crick*.
{V} came back with crumbs on her beak, and stopped. [V:Nobody,] she said, [V:ever offered.]
fr:
[H:Allez manger,] dit {H}. [H:Moi, je couve.]
[V:Tu vas gigoter,] dit {V}. [V:Les enfants gigotent.]
{>pay}
{H} s'installa et ne gigota pas. Son pied s'endormit. Son nez {h:le|la} démangeait comme un été entier. {h:Il|Elle} ne bougea pas, et sous {h:lui|elle} ça faisait *toc, toc, cric*.
{V} revint, des miettes au bec, et s'arrêta.
[V:Personne,] dit-elle, [V:ne me l'avait jamais proposé.]

=== turn notice
en:
{H} lay down flat and looked at the mittens, one by one.
[H:The stripy one is cracking on top,] {h:he|she} said. [H:The red one is too near the wall, it's getting cold. And the green one is upside down.]
[V:Upside down?] cried {V}, who could not see under herself. No goose can.
{>pay}
Together they turned, and tucked, and moved. [V:You have good eyes,] said {V}. [V:Would you... stay?]
{H} stayed, and {F} fetched the bread. {V} ate all of it without getting up.
fr:
{H} se coucha par terre et regarda les moufles, une par une.
[H:La rayée se fend sur le dessus,] dit-{h:il|elle}. [H:La rouge est trop près du mur, elle prend froid. Et la verte est à l'envers.]
[V:À l'envers ?] s'écria {V}, qui ne voyait pas sous elle. [V:Aucune oie ne voit sous elle.]
{>pay}
À deux, on la retourna, on borda, on serra les rangs.
[V:Tu as de bons yeux,] dit {V}. [V:Tu... tu resterais un peu ?]
{H} resta, et {F} alla chercher le pain. {V} mangea tout sans se lever.

=== turn why
en:
[H:Why don't you get up?] asked {H}.
[V:I am comfortable,] said {V}.
[H:Then why do you keep looking at the bread?]
{V} looked at the boiler instead.
[H:And why is that mitten ticking?]
[V:Because it is nearly time!] cried {V}. [V:And I have not had a meal since Sunday. A mitten takes a minute. A meal takes time. Who would sit? Who?]
{>pay}
[H:Why not us?] said {H}.
So {H} sat, and {F} sat. {each:@ sat.|@ sat.} The teacher came to look for them, and sat too. She had just the sock for it. And {V} ate the whole loaf.
fr:
[H:Pourquoi vous ne vous levez pas ?] demanda {H}.
[V:Je suis très bien,] dit {V}.
[H:Alors, pourquoi vous regardez le pain ?]
{V} regarda plutôt la chaudière.
[H:Et pourquoi cette moufle fait toc ?]
[V:Parce que c'est bientôt l'heure !] s'écria {V}. [V:Et je n'ai pas mangé depuis dimanche. Une moufle, c'est vite pris. Un repas, c'est long. Qui couverait ? Qui ?]
{>pay}
[H:Pourquoi pas nous ?] dit {H}.
Alors {H} s'assit, tout doucement. Puis {F}. {each:@ aussi.|@ aussi.} La maîtresse vint voir ce qui se passait, et couva comme les autres. Elle avait déjà la chaussette. Et {V} mangea tout le pain.

=== restore
en:
On Friday, twenty-one left mittens hung on twenty-one pegs, washed and ironed. The other five crossed the playground in a line, behind {V}, each with a small beak sticking out. That, said five children, is what pockets are for.
[O:I'll keep the sock,] said the teacher. [O:I've got used to it.]
fr:
Le vendredi, vingt et une moufles gauches pendaient à leurs crochets, lavées et repassées. Les cinq autres traversaient la cour en file derrière {V}, et de chacune dépassait un petit bec. Pour ça, dirent cinq enfants, on a des poches.
[O:Je garde la chaussette,] dit la maîtresse. [O:Je m'y suis faite.]

=== last
en:
{each:@ joined on at the end of the line, to try.|@ joined on at the end of the line, to try.}
fr:
{each:@ se mit au bout de la file, pour essayer.|@ se mirent au bout de la file, pour essayer.}


=== teaser
en:
Every left mitten in the school is going, and only the left ones.
fr:
Toutes les moufles gauches de l'école s'en vont, et rien que les gauches.

=== pay own
en:
{H} held on to {h:his|her} {T} for one more moment. Then {h:he|she} set {n:it|them} in the crack, and not a breath of cold came through. {V} could take down her wing.
fr:
{H} garda {son T} encore un instant dans ses mains. Puis {h:il|elle} {T:le|la} cala dans la fente. Plus de courant d'air. {V} put baisser son aile.

=== pay own garment
en:
{H} took off {h:his|her} {T}, held on to {n:it|them} for one more moment, and stuffed {n:it|them} into the crack. {V} could take down her wing.
fr:
{H} ôta {son T}, {T:le|la} garda encore un instant dans ses mains, puis {T:le|la} fourra dans la fente. {V} put baisser son aile.

=== pay own torch
en:
{H} lit {h:his|her} {T}, and set {n:it|them} in the crack. No cold came in there now, only a small sun. {V} could take down her wing.
fr:
{H} alluma {son T} et {T:le|la} cala dans la fente. Le froid n'entrait plus. On aurait dit un petit soleil. {V} put baisser son aile.

=== pay own lantern
en:
{H} lit {h:his|her} {T}, and set {n:it|them} in the crack. No cold came in there now, only a small sun. {V} could take down her wing.
fr:
{H} alluma {son T} et {T:le|la} cala dans la fente. Le froid n'entrait plus. On aurait dit un petit soleil. {V} put baisser son aile.

=== road >
en:
They crossed the yard once more, with their noses to the ground. The snow was three days old, and somebody had been over it: big flat feet, three toes each, going out and coming back. Always the same way.
[F:Out empty,] said {F}, [F:and back full. See? There's a yellow thread in this one.]
Under the kitchen window the feet had stopped for some time. There was a crust in the snow. It had been looked at, and left.
fr:
{hf:Ils|Elles} retraversèrent la cour, le nez au sol. La neige avait trois jours, et quelqu'un était passé dessus : de grands pieds plats, trois doigts à chacun, à l'aller et au retour. Toujours le même chemin.
[F:À l'aller, rien,] dit {F}, [F:et au retour, de la laine. Regarde : un brin jaune dans cette trace-ci.]
Sous la fenêtre de la cantine, les pieds s'étaient arrêtés un moment. Il y avait une croûte dans la neige. On l'avait regardée, et laissée.

=== strand >
en:
In the corridor a very small boy was standing on one leg, to keep the other foot warm. His name was Albin, and he had lost nothing, because he had never had any mittens.
[O:Nobody has asked me,] he said. [O:They all have one cold hand. I've got two. Am I in the mystery?]
{H} thought about it.
[H:You're the witness,] {h:he|she} said.
[O:I didn't see anything.]
[H:That's the hardest kind.]
Albin put down his other foot.
fr:
Dans le couloir, un tout petit garçon se tenait sur un pied, pour réchauffer l'autre. Il s'appelait Albin et n'avait rien perdu, parce qu'il n'avait jamais eu de moufles.
[O:On ne m'a rien demandé,] dit-il. [O:Les autres ont une main gelée. Moi, deux. Est-ce que je suis dans l'enquête ?]
{H} réfléchit.
[H:Tu es le témoin,] dit-{h:il|elle}.
[O:Mais je n'ai rien vu.]
[H:C'est le plus dur, comme témoin.]
Albin reposa son autre pied.

=== strandEnd
en:
When they counted, there was one pair too many, knotted out of bits of wool, red, blue and green. It fitted Albin exactly. The goose had noticed him, too.
fr:
Au moment de compter, il resta une paire de trop, toute en petits bouts de laine, des rouges, des bleus, des verts. Elle allait juste à Albin. L'oie aussi l'avait remarqué.

=== quiet
en:
The bell rang for lessons and nobody noticed them. It is odd to be in a school when the corridors are empty. All the coats hung there with their arms down.
{H} put {h:his|her} cold hand up the sleeve of {h:his|her} warm one. Behind a door somebody was reading aloud about Egypt.
[F:If I had only one warm thing,] said {F}, [F:who would I give it to?]
They were quiet about that all the way to the steps.
fr:
La cloche sonna, et personne ne les remarqua. C'est drôle, une école, quand le couloir est vide. Tous les manteaux pendaient, les bras ballants.
{H} glissa sa main froide dans l'autre manche. Derrière une porte, quelqu'un lisait tout haut une page sur l'Égypte.
[F:Si je n'avais qu'une seule chose chaude,] dit {F}, [F:je la donnerais à qui ?]
{hf:Ils|Elles} y pensèrent en silence jusqu'aux marches.

=== cameo
en:
A grey goose crossed in front of them with five young ones, and nodded, once, as one nods to family.
fr:
Une oie grise passa devant avec ses cinq petits, et salua d'un signe de tête, comme on salue la famille.

=== ask
en:
Why did the goose never stand up?
Was she wrong to take the mittens?
What would you have offered her?
fr:
Pourquoi l'oie ne se levait-elle jamais ?
A-t-elle eu tort de prendre les moufles ?
Toi, que lui aurais-tu proposé ?
`
