export const band5to8 = `
=== title
en:
The Slowest Race in the World
fr:
La course la plus lente du monde

=== title
en:
{H} Comes Last
fr:
{H} arrive en dernier

=== when
en:
One Sunday in June
fr:
Un dimanche de juin

=== refrain
en:
Slow, slow, nobody go.
fr:
Doucement, doucement, personne devant.

=== refrainLast
en:
Go, go, go!
fr:
Devant, devant, devant !

=== plant honey
en:
{>when}, {H} packed a pot of honey, the very last one from last summer, for later.
fr:
{>when}, {H} emporta un pot de miel, le tout dernier de l'été passé, pour plus tard.

=== about honey
en:
[F:Is it later yet?] asked {F}.
[H:Later is like honey,] said {H}. [H:It won't be hurried.]
fr:
[F:C'est bientôt, plus tard ?] demanda {F}.
[H:C'est comme le miel,] dit {H}. [H:Ça vient doucement.]

=== pay honey
en:
{H} unscrewed the pot and poured out the last of last summer, in one thin gold line.
fr:
{H} ouvrit le pot et versa tout ce qui restait de l'été, en un mince filet d'or.

=== plant tart
en:
{>when}, {H} wrapped a strawberry tart in a napkin. {h:He|She} was keeping the big strawberry for the end.
fr:
{>when}, {H} emballa une tarte aux fraises dans une serviette. {h:Il|Elle} gardait la plus grosse fraise pour la fin.

=== about tart
en:
[H:The best always comes last,] said {H}.
[F:Unless somebody comes first,] said {F}.
fr:
[H:Le meilleur arrive toujours en dernier,] dit {H}.
[F:Sauf si quelqu'un arrive avant,] dit {F}.

=== pay tart
en:
{H} unwrapped the napkin. The big strawberry! {h:He|She} looked at it for a long moment, and put it on the ground.
fr:
{H} ouvrit la serviette. La grosse fraise ! {h:Il|Elle} la regarda un long moment, puis la posa par terre.

=== lack >
en:
It was the great Slow Race. The rule was simple: whoever got there last had won. Old {V} the snail had won nine times, and had a shed for his medals.
[V:You won't beat me,] he said, in the time it takes to peel an orange. [V:I... don't... hurry.]
[O:Ready?] said the judge, a mole with a flag. [O:Steady? Don't go!]
{>gag1}
fr:
C'était la Grande Course Lente. La règle était simple : le dernier arrivé avait gagné. {V}, le vieil escargot, avait gagné neuf fois et rangeait ses médailles dans un hangar.
[V:Vous ne me battrez pas,] dit-il, en y mettant le temps d'éplucher une orange. [V:Moi... je... ne me presse... pas.]
[O:Prêts ?] cria l'arbitre, une taupe à drapeau. [O:À vos marques... ne partez pas !]
{>gag1}

=== try tiptoe >
en:
{H} put down one toe. Then, after lunch, the next toe.
{F} did it too, for nearly a minute. But then there was something over there that {F} had to look at, just quickly, and there was a noise of feet, and a far-off voice.
[F:Does anybody need this string?]
It was the finish.
[O:Not before the lamps are lit!] said the judge, and sent {f:him|her} back to the beginning, quickly, which counted against them.
{>fail}
fr:
{H} posa un orteil. Puis, après le déjeuner, l'orteil suivant.
{F} en fit autant, et très bien, pendant presque une minute. Mais {F} avait quelque chose à voir là-bas, vite fait. On entendit courir, puis une voix, au loin, qui demandait :
[F:Elle sert encore, cette ficelle ?]
C'était l'arrivée.
[O:On n'arrive pas avant les lampions !] dit l'arbitre.
{F} repartit au galop, ce qui n'arrangea rien.
{>fail}

=== recap tiptoe
en:
Going slowly was no good: {F} was too quick.
fr:
Aller lentement, ça ne servait à rien : {F} allait trop vite.

=== try nap
en:
You cannot go fast when you are asleep. So they lay down in the middle of the track, with the flag for a blanket, and slept.
But {H} dreamed that {h:he|she} was rolling down a hill. {F} dreamed of being late, and ran. When they woke, they were under a table, and somebody was putting cake on it.
[O:That's the finish,] said the mole. [O:Nearly. Shoo.]
fr:
Quand on dort, on ne va pas vite. {hf:Ils|Elles} se couchèrent donc au milieu de la piste, avec le drapeau pour couverture, et {hf:ils|elles} dormirent.
Mais {H} rêva qu'{h:il|elle} dévalait une colline. {F} rêva qu'{f:il|elle} était en retard, et qu'il fallait courir. Au réveil, {hf:ils|elles} étaient sous une table, et quelqu'un posait un gâteau dessus.
[O:L'arrivée, c'est ici,] dit la taupe. [O:Enfin, presque. Ouste, au départ !]

=== recap nap
en:
Even asleep, they had gone too far.
fr:
Même en dormant, {hf:ils|elles} allaient trop loin.

=== try back >
en:
[H:If slow is good,] said {H}, [H:then backwards is better.]
They walked backwards, away from the finish, past the start, past a pond, past a sheep who did not ask. They felt very clever. They felt clever for an hour.
Then something touched {H} between the shoulders. It was the finish. The track was a circle, it was still daylight, and they had to go back and begin again.
[V:Beginners,] said {V}, who had not yet finished his first step.
fr:
[H:Si c'est bien d'être lent,] dit {H}, [H:c'est encore mieux de reculer.]
{hf:Ils|Elles} partirent à reculons, loin de l'arrivée, et dépassèrent le départ, puis la mare, puis un mouton qui ne posa pas de questions. {hf:Ils|Elles} se trouvaient très {hf:malins|malignes}. {hf:Ils|Elles} se trouvèrent {hf:malins|malignes} pendant une heure.
Puis quelque chose toucha {H} entre les épaules. C'était l'arrivée. La piste était ronde, il faisait encore jour, et il fallut tout recommencer.
[V:Amateurs,] dit {V}, qui n'avait pas fini son premier pas.

=== recap back
en:
Backwards, they had come round the other side.
fr:
À reculons, {hf:ils|elles} avaient fait tout le tour.

=== way >
en:
{H} and {F} took the next step together, half as fast, to make up for having been so far ahead.
{>talent}
{>go}
The wind had turned. It came from the finish now, and it smelled of warm cake, the yellow sort, with a crust. Over by the start, somebody sniffed. {H} and {F} turned round. There was nobody there but the snail, who was looking elsewhere.
fr:
{H} et {F} firent le pas suivant ensemble, deux fois plus lentement, pour rattraper leur avance.
{>talent}
{>go}
Le vent avait tourné. Il venait maintenant de l'arrivée, et il sentait le gâteau qui sort du four, le jaune, avec une croûte et un peu de sucre dessus. Du côté du départ, quelqu'un renifla. {H} et {F} se retournèrent. Il n'y avait là que l'escargot, qui regardait ailleurs.

=== insight >
en:
{>recap1} {>recap2} And {V} was winning, as he always won.
{>gag2}
{H} lay on {h:his|her} tummy and looked at the snail from the side. The snail had moss on his shell, and in front of him a dandelion had had time to grow.
[H:He isn't slow,] {H} said. [H:He's stopped. And his nose is pointing at the cake.]
fr:
{>recap1} {>recap2} Et {V} gagnait, comme toujours.
{>gag2}
{H} se coucha à plat ventre et regarda l'escargot de profil. L'escargot avait de la mousse sur la coquille et, devant lui, un pissenlit avait eu le temps de pousser.
[H:Il n'est pas lent,] dit {H}. [H:Il est arrêté. Et ses cornes sont tournées vers le gâteau.]

=== turn draw
en:
A finish is only a line. {H} took a stick and drew a new one, with flags and a crowd cheering, one inch in front of the snail. The rules said nothing about that.
{>pay} The mole lit the lamps.
{V} looked straight ahead. He thought of his medals. He thought of his mother. Then his neck, all by itself, grew a little longer.
*Slurp.*
[O:First!] cried the mole. [O:{V} is first! What a shame!]
fr:
Une arrivée, ce n'est qu'un trait. {H} prit un bâton et en dessina une autre, avec des drapeaux et un public, à deux doigts de l'escargot. Le règlement n'en disait rien.
{>pay} La taupe alluma les lampions.
{V} regarda droit devant lui. Il pensa à ses médailles. Il pensa à sa mère. Puis son cou, tout seul, s'allongea un petit peu.
*Slurp.*
[O:Premier !] cria la taupe. [O:{V} est premier ! Quel dommage !]

=== turn why
en:
{>pay}
[H:Why do you want to be last?] {H} asked.
[V:To win,] said {V}, not looking at the ground.
[H:Why do you want to win?]
[V:For the medals.]
[H:Why do you want medals?]
Well, nobody can answer that sitting down. The snail set off, and {H} {?has(tart):rolled the strawberry|}{?has(honey):drew the gold line|}{?has(own):pulled the cake|} along in front of him. He explained, and licked, faster and faster, till the lamps were lit and the string went *ping*.
[O:First!] cried the mole.
fr:
{>pay}
[H:Pourquoi vous voulez être dernier ?] demanda {H}.
[V:Pour gagner,] dit {V} sans regarder par terre.
[H:Pourquoi vous voulez gagner ?]
[V:Pour les médailles.]
[H:Et pourquoi des médailles ?]
Ça, on ne peut pas l'expliquer sans bouger. L'escargot se mit en route, et {H} {?has(tart):fit rouler la fraise|}{?has(honey):fit couler le miel|}{?has(own):tira le gâteau|} devant lui. Il expliqua, lécha, expliqua encore. On alluma les lampions. Il expliquait toujours quand la ficelle fit *ping*.
[O:Premier !] cria la taupe.

=== restore
en:
{H} and {F} came last, by an hour and a half. {each:@ came in just before.|@ came in just before.} (The tortoise was still in last year's race.) {V} was on his fourth slice.
[H:So we've won,] said {H}.
[V:Nine times I won,] said {V}, [V:and nine times there were only crumbs left.] And he pushed the plate towards them.
{>close}
{V} comes first now. He sets off in May.
fr:
{H} et {F} arrivèrent {hf:bons derniers|bonnes dernières}, une heure et demie après. {each:@ arriva juste avant.|@ arrivèrent juste avant.} (La tortue, elle, en était encore à la course de l'an dernier.) {V} en était à sa quatrième part.
[H:Alors, on a gagné,] dit {H}.
[V:Neuf fois j'ai gagné,] dit {V}, [V:et neuf fois il ne restait que les miettes.]
Et il poussa l'assiette vers {hf:eux|elles}.
{>close}
{V} arrive premier, maintenant. Il part en mai.


=== teaser
en:
In this race the last one wins, and nobody has ever been as last as the snail.
fr:
Dans cette course, c'est le dernier qui gagne, et personne n'est aussi dernier que l'escargot.

=== pay own
en:
{H} laid {h:his|her} {T} beside the snail, to keep his last place for him. A slice of warm cake went just out of reach.
fr:
{H} posa {son T} à côté de l'escargot, pour lui garder sa place de dernier. Devant, juste un peu trop loin, {h:il|elle} laissa une part de gâteau tiède.

=== road
en:
By the stream sat a tortoise. He was still in last year's race.
[O:Nearly there,] he said. [O:No, no, don't help, I've got a rhythm.] He lifted one foot. They waited. He put it back.
[H:Is it nice, winning?] asked {H}.
[O:I wouldn't know,] said the tortoise. [O:I've never got to the end. I hear there's cake. I've been hearing it all year.]
fr:
Au bord du ruisseau, il y avait une tortue d'un certain âge. Elle courait encore la course de l'an dernier.
[O:J'y suis presque,] dit-elle. [O:Non, non, ne m'aidez pas, j'ai mon rythme.]
Elle leva une patte. {hf:Ils|Elles} attendirent. Elle la reposa.
[H:C'est bien, de gagner ?] demanda {H}.
[O:Je ne sais pas,] dit la tortue. [O:Je ne suis jamais arrivée. Il paraît qu'il y a du gâteau. Ça fait un an qu'il paraît.]

=== strand >
en:
The judge had a difficulty. She was a mole, and had put down the winner's ribbon somewhere, and could not see where.
[O:It was long and red,] said the mole. [O:I had it in my paw at breakfast. I remember thinking, careful, that looks just like jam.]
{F} looked at the judge's breakfast plate and then, for a long time, at the judge.
[F:How do you feel?] asked {F}.
[O:Rather tied up,] said the mole.
fr:
L'arbitre avait un ennui. C'était une taupe, et elle avait posé le ruban du vainqueur quelque part, mais où ?
[O:Il était long et rouge,] dit la taupe. [O:Je l'avais dans la patte, au petit déjeuner. Je me suis même dit : attention, on dirait de la confiture.]
{F} regarda l'assiette de l'arbitre puis, longuement, l'arbitre.
[F:Vous vous sentez comment ?] demanda {F}.
[O:Un peu nouée,] dit la taupe.

=== strandEnd
en:
The mole hiccuped, and out came the end of the ribbon. They pulled. It was the second slowest race of the day.
fr:
La taupe eut un hoquet, et un bout de ruban apparut. Tout le monde tira. Ce fut la deuxième course la plus lente du jour.

=== quiet
en:
It was the middle of the afternoon, which in a slow race lasts longer than elsewhere. A daisy opened. It is not often that you see it from beginning to end.
[H:It's not boring,] said {H}, surprised. [H:It's just that there's more room between things.]
A beetle crossed the track. They let it pass. Nobody, all that afternoon, was late for anything.
fr:
C'était le milieu de l'après-midi, qui, dans une course lente, dure plus longtemps qu'ailleurs. Une pâquerette s'ouvrit. Ce n'est pas souvent qu'on voit ça du début à la fin.
[H:Ce n'est pas ennuyeux,] dit {H} avec surprise. [H:C'est juste qu'il y a plus de place entre les choses.]
Un scarabée traversa la piste. {hf:Ils|Elles} le laissèrent passer. De tout l'après-midi, personne ne fut en retard à rien.

=== cameo
en:
A snail went by on their left with his mouth full. He did not slow down to say hello. It would have been difficult.
fr:
Un escargot passa à gauche, la bouche pleine. Il ne ralentit pas pour dire bonjour. Il aurait eu du mal.

=== ask
en:
What did the snail give up, to win nine times?
What is better slow than fast?
What smell would make you move, whatever happened?
fr:
À quoi l'escargot a-t-il renoncé, pour gagner neuf fois ?
Qu'est-ce qui est meilleur lentement que vite ?
Quelle odeur te ferait bouger, quoi qu'il arrive ?
`
