export const band9to14 = `
=== title
en:
Only the Left Ones
fr:
Rien que les gauches

=== title
en:
The Witness Who Saw Nothing
fr:
Le témoin qui n'avait rien vu

=== teaser
en:
In the third week of the frost, twenty-six left mittens have vanished from one school, and not a single right one.
fr:
Au plus fort du gel, vingt-six moufles gauches ont disparu d'une école, et pas une seule droite.

=== when
en:
One Wednesday so cold that the river had stopped
fr:
Un mercredi si froid que la rivière s'était arrêtée

=== plant scarf
en:
{>when}, {H} put on Grandma's scarf. It went round four times. It had been round Grandma four times, too, for thirty winters, and if you breathed in through it you were in her kitchen, on a Sunday, with something in the oven. There were not many breaths of that left in it, and {H} was careful with them.
fr:
{>when}, {H} mit l'écharpe de Mamie. Elle faisait quatre fois le tour. Elle avait fait quatre fois le tour de Mamie, aussi, pendant trente hivers, et quand on respirait à travers, on était dans sa cuisine, un dimanche, avec quelque chose au four. Il n'en restait plus beaucoup, de ces respirations-là. {H} les économisait.

=== about scarf
en:
[F:May I have one?] asked {F}.
{H} thought it over, and held out an end.
[H:A little one,] {h:he|she} said.
fr:
[F:Je peux en avoir une ?] demanda {F}.
{H} hésita, puis tendit un bout de l'écharpe.
[H:Une petite,] dit-{h:il|elle}.

=== pay scarf
en:
{H} unwound the scarf: once, twice, three times, four. Then {h:he|she} breathed in, to the very end, as one does before going under. [H:It's warmer than any of the others,] {h:he|she} said, and tucked it all round, and made it into a nest.
fr:
{H} déroula l'écharpe : un tour, deux, trois, quatre. Puis {h:il|elle} inspira, à fond, comme avant de plonger.
[H:C'est la plus chaude de toutes,] dit-{h:il|elle}.
Et l'écharpe fit le tour du nid.

=== pay own
en:
{H} held on to {h:his|her} {T} for as long as could be called thinking it over. There was still the hole, and only one thing there of the right size to stop it. [H:{n:It's|They're} staying,] {h:he|she} said, and fitted {n:it|them} in, the best side to the warm. [H:You can let go of the draught.]
fr:
{H} garda {son T} aussi longtemps que cela pouvait passer pour de la réflexion. Il restait le trou dans le mur, et une seule chose, ici, de la bonne taille pour le boucher.
[H:{T:Il|Elle} {n:reste|restent} là,] dit {H} en {T:le|la} calant, le beau côté vers le chaud. [H:Vous pouvez lâcher le courant d'air.]

=== lack >
en:
It was the third week of the frost, and at the school in Mill Road, as far as anybody knew, there was not a single left-hand mitten to be had.
On Monday there had been twenty-six, and on Tuesday there were nine. Now twenty-six children were standing in a corridor, each of them with one warm hand and one cold hand, and the whole of that corridor had the lopsided look of a shelf where somebody has helped himself.
[O:They may have melted,] said the teacher, who was wearing a sock on her left hand, and had not slept well.
{>gag1}
[H:A thief takes pairs,] said {H}. [H:Who is there that wants only left ones?]
fr:
C'était la troisième semaine de gel. À l'école de la rue du Moulin, pour autant qu'on sache, il ne restait plus une seule moufle gauche.
Le lundi, il y en avait vingt-six. Le mardi, neuf. À présent, vingt-six enfants attendaient dans un couloir, une main au chaud et une main au froid, et tout le couloir penchait un peu, comme une étagère où quelqu'un s'est servi.
[O:Elles ont peut-être fondu,] dit la maîtresse, qui portait une chaussette à la main gauche.
Elle avait mal dormi.
{>gag1}
[H:Un voleur prend les deux,] dit {H}. [H:Qui peut bien ne vouloir que les gauches ?]

=== try dog
en:
Suspicion fell on the caretaker's dog, who had been seen to look away. There was a kennel, and in the kennel there was something woolly.
[H:Where were you on Monday night?] asked {H}.
It is a bad moment, when a person has waited all his life for somebody to ask. The dog broke down completely. He showed them everything: two slippers, a year's chalk, the head teacher's sandwich with a single bite out of it, and a cushion of his own, which he had hidden from himself and had been missing terribly. He leaned his head on {H}'s knee, and sighed, and was a better dog from that hour.
There were no mittens.
{>fail}
fr:
Les soupçons se portèrent sur le chien du gardien. On l'avait vu détourner les yeux. Il y avait une niche et, dans la niche, quelque chose de laineux.
[H:Où étais-tu dans la nuit de lundi ?] demanda {H}.
C'est un moment terrible, pour qui attend depuis toujours qu'on lui pose la question. Le chien avoua tout. Il montra deux pantoufles, une année de craies, le sandwich de la directrice avec une seule bouchée en moins, et un coussin à lui, qu'il s'était caché à lui-même et qui lui manquait affreusement. Il posa la tête sur le genou {de H}, soupira, et fut, dès ce jour-là, un meilleur chien.
De moufles, point.
{>fail}

=== recap dog
en:
The dog took whatever smelled of somebody, and he had not taken these.
fr:
Le chien prenait tout ce qui sentait quelqu'un, et il n'avait pas pris celles-là.

=== try trap >
en:
To see who it was, they set a trap. There was one left mitten still in the world: it had lain since spring in the lost-property box, among all the right ones. They laid it in the middle of the corridor, with a string to it, and to the string a bell. They got in behind the coats.
*Ding!* It was the teacher; it had her by the sock, and they apologised.
*Ding!* It was the teacher again. She said it was so hard to walk past a mitten.
They waited, and time went by, and the coats breathed. The third time there was no ding at all, only a draught, as if a large skirt had gone by. When they put their heads out, the string lay there tidily. It had been untied, not bitten, and beside it on the floor was one grey feather.
fr:
Pour voir qui c'était, il fallait un piège. Il restait au monde une seule moufle gauche : depuis le printemps, elle dormait aux objets trouvés, au milieu des droites. {hf:Ils|Elles} la posèrent au milieu du couloir, attachée à une ficelle, et la ficelle à une clochette, et se glissèrent derrière les manteaux.
*Ding* ! C'était la maîtresse, prise par la chaussette. {hf:Ils|Elles} s'excusèrent.
*Ding* ! C'était encore la maîtresse. Elle dit que c'était très difficile de passer devant une moufle.
{hf:Ils|Elles} attendirent. Le temps passa ; les manteaux respiraient. La troisième fois, rien ne sonna. Il y eut un courant d'air, comme une grande jupe qui passe. Quand une tête sortit enfin, la ficelle était là, bien rangée, car on l'avait dénouée et non mordue. À côté, par terre, il y avait une plume grise.

=== recap trap
en:
Whoever had come undid knots, and left the string tidy.
fr:
Celle qui était venue défaisait les nœuds, et rangeait la ficelle.

=== try rights
en:
In the end they knocked, and went in. Behind the boiler, on a heap of wool, sat a large grey goose.
[V:Miss {V},] said the goose. [V:You may not come any closer. The answer is no.]
[H:You don't know what I'm going to ask.]
[V:I know what everybody asks. They ask me to get up.]
[H:There are twenty-six people with one cold hand,] said {H}. [H:And there's a whole box of right ones that nobody comes for. Couldn't you have those instead? At least then...]
[V:I tried a right one,] said {V}. [V:The thumb is on the wrong side. It presses.]
[H:You could turn it over.]
[V:I did,] said {V}. [V:Then the palm does.] It was such a strange thing to know about a mitten that {H} forgot to go on. And the goose hissed, on and on, like a kettle that has been left by itself in a house, until they were back in the corridor.
She had not once stood up.
fr:
Pour finir, {hf:ils|elles} frappèrent et entrèrent. Derrière la chaudière, sur un tas de laine, trônait une grande oie grise.
[V:Mademoiselle {V},] dit l'oie. [V:N'approchez pas davantage. La réponse est non.]
[H:Vous ne savez pas ce que je vais demander.]
[V:Je sais ce que tout le monde demande. On me demande de me lever.]
[H:Il y a vingt-six personnes avec une main gelée,] dit {H}. [H:Et il y a toute une boîte de droites que personne ne réclame. Vous ne pourriez pas prendre plutôt celles-là ? Au moins...]
[V:J'ai essayé une droite,] dit {V}. [V:Le pouce est du mauvais côté. Il appuie.]
[H:On pourrait la retourner.]
[V:Je l'ai retournée,] dit {V}. [V:Alors, c'est la paume qui appuie.]
C'était si étrange, de savoir cela d'une moufle, {que H} en oublia la suite. Et l'oie siffla, longtemps, comme une bouilloire qu'on a laissée seule dans une maison, jusqu'à ce qu'il n'y ait plus personne.
Elle ne s'était pas levée une seule fois.

=== recap rights
en:
She had tried a right one, and had felt how it pressed.
fr:
Elle avait essayé une moufle droite, et senti qu'elle appuyait.

=== meet
en:
Behind the boiler, on a heap of wool, sat a large grey goose by the name of {V}. She hissed at them, and she did not get up to do it.
fr:
Derrière la chaudière, sur un tas de laine, trônait une grande oie grise du nom {de V}. Elle siffla, et ne se leva pas pour le faire.

=== strand >
en:
There was one small boy at the end of the row who stood on one leg, for warmth. His name was Albin, and he had lost nothing, having never had any mittens to begin with.
[O:Nobody's asked me,] he told {H}, not as a complaint; he was only pointing out a gap in the inquiry. [O:They've all got one cold hand. I've got the two. Am I in it?]
Until then {H} had not known anybody could envy twenty-six people their cold hand.
[H:You're the witness,] {h:he|she} decided.
[O:I didn't see anything.]
[H:That's the hardest kind there is. You'll have to come with us, in case you go on not seeing it.]
Albin put his other foot down.
fr:
Au bout de la rangée, un petit garçon se tenait sur une jambe, pour avoir plus chaud. Il s'appelait Albin. Il n'avait rien perdu, n'ayant jamais eu de moufles.
[O:On ne m'a rien demandé,] dit-il à {H}.
Ce n'était pas une plainte ; il signalait simplement un oubli dans l'enquête.
[O:Eux, ils ont une main gelée. Moi, les deux. Est-ce que j'en suis ?]
{H} ne savait pas, jusque-là, qu'on pouvait envier à vingt-six personnes leur main froide.
[H:Tu es le témoin,] dit-{h:il|elle}.
[O:Mais je n'ai rien vu.]
[H:C'est le plus dur, comme témoin. Il va falloir venir avec nous, au cas où tu continuerais à ne rien voir.]
Albin posa son autre pied.

=== way >
en:
A shred of red wool was caught in the yard door. Out in the snowy street there was a blue shred, and then a green.
{>talent}
{>go}
The trail went to the baker's door, turned round, and came back by the side where no one goes. Behind the school eight steps led down to the boiler house. It was the one warm place for a mile, and none of the children had ever thought of it. They had been told it was dangerous, and had taken that, as one does, to mean it was empty.
{H} laid a hand on the door, which was as warm as a cow. Behind it somebody was breathing, not quite evenly, like a person who is counting. One does not walk in on that. They went back up on tiptoe.
fr:
Un brin de laine rouge était resté pris dans la porte de la cour. Dehors, dans la rue, il y en avait un bleu, puis, plus loin dans la neige, un vert.
{>talent}
{>go}
La piste descendait jusqu'à la porte de la boulangerie, y faisait demi-tour et revenait par le côté où personne ne passe. Derrière l'école, huit marches descendaient à la chaufferie. C'était le seul endroit chaud à une lieue à la ronde, et aucun enfant n'y avait jamais pensé. On leur avait dit que c'était dangereux ; ils en avaient conclu, comme on fait toujours, que c'était vide.
{H} posa la main sur la porte. Elle était tiède comme une vache. De l'autre côté, quelqu'un respirait, pas très régulièrement, comme une personne qui compte. On n'entre pas chez quelqu'un qui compte. {hf:Ils|Elles} remontèrent sur la pointe des pieds.

=== road >
en:
They crossed the yard with their noses to the ground. The snow had lain for three weeks, and somebody had been over it on broad flat feet, with three toes to each. They went out and they came back, always by the one track.
[F:Nothing going out,] said {F}, on all fours, [F:and wool coming home. There's a red thread in this one.]
Beneath the kitchen window the feet had stopped. They had stopped there every time; the snow was trodden quite hard. Right in front of them lay a good crust, with sugar on it, which had been looked at from the left and from the right, and left where it was.
[H:You can't carry a crust as well,] said {H}, [H:if your beak's full.]
fr:
{hf:Ils|Elles} traversèrent la cour, le nez au sol. La neige tenait depuis trois semaines, et quelqu'un était passé dessus : des pieds larges et plats, à trois doigts, à l'aller et au retour, toujours par la même piste.
[F:À l'aller, rien,] dit {F}, à quatre pattes, [F:et au retour, de la laine. Il y a un brin rouge dans cette trace-ci.]
Sous la fenêtre de la cantine, les pieds s'étaient arrêtés. Ils s'y étaient arrêtés chaque fois ; la neige était toute tassée. Juste devant, il y avait une belle croûte, avec du sucre. On l'avait regardée de gauche, on l'avait regardée de droite, et on l'avait laissée.
[H:On ne peut pas porter une croûte en plus,] dit {H}, [H:quand on a déjà le bec plein.]

=== quiet
en:
The bell went for lessons, and nobody missed them. It is an odd thing to be in a school when the corridors are empty, and the coats hang with their arms down.
They sat beneath them on the shoe bench. Behind a door a voice was reading aloud about Egypt, and a queen who had been buried with all her things, even her bread.
[F:If I had only one warm thing,] said {F}, [F:I wonder who I'd give it to.]
Nobody answered, but {H} had slid {h:his|her} cold hand up the sleeve of {h:his|her} warm one. Presently, without making anything of it, {h:he|she} took it out, and put the warm one over Albin's.
{>gag2}
fr:
La cloche sonna, et on ne les chercha pas. C'est une drôle de chose, une école, quand les couloirs sont vides. Les manteaux pendent, les bras ballants.
{hf:Ils|Elles} s'assirent dessous, sur le banc aux chaussures. Derrière une porte, une voix lisait une page sur l'Égypte, sur une reine enterrée avec toutes ses affaires, et même son pain.
[F:Si je n'avais qu'une seule chose chaude,] dit {F}, [F:je me demande à qui je la donnerais.]
Personne ne répondit. {H} avait glissé sa main froide dans l'autre manche. Au bout d'un moment, sans en faire une affaire, {h:il|elle} la ressortit, et posa la main chaude sur celle d'Albin.
{>gag2}

=== insight >
en:
They lay on the lowest step and watched through the gap in the door.
{>meet}
An hour went by. {?has(own):There was a hole in the wall, and the goose held one wing in front of it, and the wing shook. |}The goose was hungry: you could hear it from there. A yard from her was a heel of bread, where the caretaker had left it. She looked at the bread, and looked, and stayed where she was. {>recap1} {>recap2} {>recap3}
[O:I can't see why,] whispered the witness.
{H} counted the mittens in front, because there was nothing else to do. Five of them were rounder than the others, and held very shut. In the striped one something said, quite distinctly, *tock*.
[H:That isn't a bed,] breathed {H}. {h:He|She} had gone cold all over and then warm. [H:Oh, the thumbs. She wanted them to have room.]
fr:
À plat ventre sur la dernière marche, {hf:ils|elles} regardèrent par la fente de la porte.
{>meet}
Une heure passa. {?has(own):Il y avait un trou dans le mur ; l'oie tenait une aile devant, et l'aile tremblait. |}L'oie avait faim : on l'entendait d'ici. À un mètre d'elle, il y avait un quignon de pain laissé par le gardien. Elle regardait le pain, le regardait encore, et restait là. {>recap1} {>recap2} {>recap3}
[O:Je ne vois pas pourquoi,] souffla le témoin.
{H} compta les moufles de devant, faute d'autre chose à faire. Cinq d'entre elles étaient plus rondes que les autres, et bien fermées. Dans la rayée, quelque chose fit, très distinctement, *toc*.
[H:Ce n'est pas un lit,] murmura {H}, qui eut froid partout, puis chaud. [H:Oh, les pouces. Elle voulait qu'ils aient de la place.]

=== turn still
en:
[H:You go and eat,] said {H}. [H:I'll sit.]
[V:You would wriggle,] said {V}. It was not rude; it was an expert opinion. [V:Children wriggle.]
{>pay}
[V:Hm,] said the goose, and she got up, which took her some time; she had not done it on her own account for three weeks.
{each:@ kept the dog quiet.|@ kept the dog quiet.} {H} sat. {h:His|Her} foot went to sleep, and then the leg; {h:his|her} nose itched like a whole summer. *Tock*, it went under {h:him|her}, and *tock*, and then, right under one hand, *crick*.
{V} stood at the door, with crumbs on her beak, and had been there for a while.
[V:You did wriggle,] she said, and had to begin again. [V:A very little. At the toes.]
fr:
[H:Allez manger,] dit {H}. [H:Moi, je couve.]
[V:Tu gigoterais,] dit {V}.
Ce n'était pas méchant ; c'était un avis d'experte.
[V:Les enfants gigotent.]
{>pay}
[V:Hum,] fit l'oie.
Elle se leva. Cela prit du temps ; depuis trois semaines, elle n'avait rien fait pour elle-même.
{each:@ fit taire le chien.|@ firent taire le chien.} {H} couva. Son pied s'endormit, puis la jambe ; son nez {h:le|la} démangeait comme un été entier. *Toc*, disaient les moufles, et *toc*, puis, juste sous sa main, *cric*.
{V} se tenait à la porte, des miettes au bec. Elle était là depuis un moment.
[V:Tu as gigoté,] dit-elle, et elle dut recommencer. [V:Un tout petit peu. Du bout des pieds.]

=== turn why
en:
[H:Why don't you ever get up?] asked {H} from the door.
[V:I'm very comfortable, thank you.]
[H:Why do you undo the knots? And why is that one ticking?]
[V:Because it is nearly time!] cried the goose. [V:And I have had nothing since Sunday, and it was to have been spring, and they were *early*. What was I to wrap them in? And if I go and eat, who's to sit? You ask so much: who?]
{>pay}
The goose watched all this without a word.
[H:Well,] said {H}, [H:why not us?]
It was, you could see, the one question that had never been put to her. She got up, rather stiffly, and {H} sat down in her place. {each:@ kept the dog quiet.|@ kept the dog quiet.} Towards evening, right under one hand, something went *crick*.
fr:
[H:Pourquoi vous ne vous levez jamais ?] demanda {H} depuis la porte.
[V:Je suis fort bien, merci.]
[H:Pourquoi vous défaites les nœuds ? Et pourquoi celle-là fait toc ?]
[V:Parce que c'est bientôt l'heure !] s'écria l'oie. [V:Et je n'ai rien mangé depuis dimanche, et cela devait être le printemps, et ils étaient en *avance*. Dans quoi voulais-tu que je les enveloppe ? Et si je vais manger, qui couve ? Qui ? Dis-le-moi, toi qui demandes tout.]
{>pay}
L'oie regardait faire sans un mot.
[H:Eh bien,] dit {H}, [H:pourquoi pas nous ?]
C'était, on le voyait bien, la seule question qu'on ne lui avait jamais posée. Elle se leva, un peu raide, et {H} prit sa place. {each:@ fit taire le chien.|@ firent taire le chien.} Vers le soir, juste sous sa main, quelque chose fit *cric*.

=== restore
en:
By Friday, twenty-one left mittens hung upon twenty-one pegs, {?told(trap):and one more on a door handle, |}washed, and folded over at the cuff as nobody's mother folded them. The other five were crossing the yard in a line behind {V}, each with a small beak sticking out. Now and then one of them fell over its thumb.
All the windows were full. Nobody said anything. The caretaker's dog lay down flat in the snow as they went past, out of respect.
[O:I'll keep the sock,] said the teacher. [O:There may be more eggs.]
fr:
Le vendredi, vingt et une moufles gauches pendaient à vingt et un crochets, {?told(trap):et une dernière à une poignée de porte, |}lavées, le poignet replié comme aucune mère ne le repliait. Les cinq autres traversaient la cour à la file, derrière {V}, un petit bec dépassant de chacune. De temps en temps, l'une d'elles trébuchait sur son pouce.
Toutes les fenêtres étaient pleines. Personne ne disait rien. Sur leur passage, le chien du gardien se coucha dans la neige, par respect.
[O:Je garde la chaussette,] dit la maîtresse. [O:Il y aura peut-être d'autres œufs.]

=== last
en:
{each:@ held the gate open until the last thumb was through.|@ held the gate open until the last thumb was through.}
fr:
{each:@ tint le portail ouvert jusqu'au dernier pouce.|@ tinrent le portail ouvert jusqu'au dernier pouce.}

=== strandEnd
en:
On the last peg of all hung a pair with no name in it. It was made of shreds, with very tidy knots, and it fitted Albin exactly. The goose had had time to look at him, through that gap.
fr:
Au tout dernier crochet pendait une paire sans nom. Elle était faite de brins, aux nœuds très soignés, et allait juste à Albin. Par la fente, l'oie avait eu tout le temps de le regarder.

=== cameo
en:
A grey goose was crossing the road with five young ones. She bowed to them slightly, as you do to people you have lent your children to.
fr:
Une oie grise traversait la route avec ses cinq petits. Elle s'inclina légèrement, comme on salue les gens à qui l'on a confié ses enfants.

=== ask
en:
{V} knows what everybody asks her. Why does nobody ask anything else?
Albin is the witness who saw nothing. What does he see, in the end?
What would it have cost the goose to ask for help?
fr:
{V} sait ce que tout le monde lui demande. Pourquoi personne ne demande-t-il autre chose ?
Albin est le témoin qui n'a rien vu. Que voit-il, finalement ?
Qu'est-ce que cela aurait coûté à l'oie de demander de l'aide ?
`
