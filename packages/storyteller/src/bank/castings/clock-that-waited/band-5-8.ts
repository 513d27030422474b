export const band5to8 = `
=== title
en:
Who Is Eating Playtime?
fr:
Qui mange la récré ?

=== title
en:
The Clock That Waited
fr:
L'horloge qui attendait

=== teaser
en:
Playtime is getting shorter every week, and the school clock will not look anybody in the eye.
fr:
La récréation raccourcit de semaine en semaine, et l'horloge de l'école n'ose plus regarder personne.

=== when
en:
One grey morning
fr:
Un matin tout gris

=== plant lantern
en:
{>when}, {H} took the small gold lantern to school, to show the class. At home it slept next to {h:his|her} pillow.
fr:
{>when}, {H} emporta sa petite lanterne dorée à l'école, pour la montrer. À la maison, elle dormait près de l'oreiller.

=== about lantern
en:
[F:Is it afraid of the dark?] asked {F}.
[H:It has never seen the dark,] said {H}.
fr:
[F:Elle a peur du noir ?] demanda {F}.
[H:Elle ne l'a jamais vu,] dit {H}.

=== pay lantern
en:
{H} put the gold lantern down beside the school door. [H:It has to stay out here,] {h:he|she} said. [H:Only, it's never slept alone before.]
fr:
{H} posa sa lanterne dorée près de la porte de l'école.
[H:Elle va rester là,] dit-{h:il|elle}. [H:Seulement, elle n'a jamais dormi toute seule.]

=== plant sunflower
en:
{>when}, {H} took a sunflower to school in a pot. {h:He|She} had grown it from a seed, and it knew {h:his|her} voice.
fr:
{>when}, {H} emporta à l'école un tournesol dans son pot. {h:Il|Elle} l'avait semé en mai, et le tournesol reconnaissait sa voix.

=== about sunflower
en:
[F:Good morning, sunflower,] said {F}.
[H:So far it only understands good night,] said {H}.
fr:
[F:Bonjour, tournesol,] dit {F}.
[H:Pour l'instant,] dit {H}, [H:il ne comprend que bonne nuit.]

=== pay sunflower
en:
{H} put the sunflower down beside the school door. [H:It has to stay out here,] {h:he|she} said. [H:Only, who is going to tell it good night?]
fr:
{H} posa le tournesol près de la porte de l'école.
[H:Il va rester là,] dit-{h:il|elle}. [H:Seulement, qui va lui dire bonne nuit ?]

=== pay own
en:
{H} put {h:his|her} {T} down beside the school door. [H:{n:It's|They're} going to live out here now,] {h:he|she} said. [H:Only, {n:it's|they've} never been alone in the dark.]
fr:
{H} posa {son T} près de la porte de l'école.
[H:À partir de ce soir, {T:il|elle} {n:habite|habitent} ici,] dit-{h:il|elle}. [H:Seulement, {T:il|elle} {n:n'a|n'ont} jamais été {T:seul|seule} dans le noir.]

=== about own
en:
[F:We're going to be late,] said {F}.
[H:My {T} {n:is|are} coming too,] said {H}. [H:And you have to wait for the slow ones.]
fr:
[F:On va être en retard,] dit {F}.
[H:{Mon T} {n:vient|viennent} aussi,] dit {H}. [H:Et les plus lents, il faut les attendre.]

=== lack >
en:
In September, playtime had been a quarter of an hour. There was time for football, a quarrel, and making it up again.
By October, there was no time to make it up. And today, the bell rang when {H} had one arm in {h:his|her} coat.
[H:That was four minutes!] said {H}. [H:Somebody is eating playtime.]
Everybody looked at the big clock over the door. The clock looked at the clouds.
{>gag1}
fr:
En septembre, la récréation durait un quart d'heure. On avait le temps de jouer au ballon, de se disputer et de se réconcilier.
En octobre, on n'avait plus le temps de se réconcilier. Et ce matin-là, la cloche sonna quand {H} n'avait encore enfilé qu'une manche.
[H:Quatre minutes !] dit {H}. [H:Quelqu'un mange la récré.]
Tout le monde regarda la grande horloge, au-dessus de la porte. L'horloge regarda les nuages.
{>gag1}

=== try search >
en:
If somebody had taken the minutes, they must have put them somewhere. So they looked in the lost property box.
There was a whole heap of gloves, all left ones. There was a tooth with a label on it. There was half a flute, and a cheese sandwich so old that it had grown a beard.
{F} listened to the sandwich. [F:Something's in there,] {f:he|she} said. [F:But it isn't minutes.]
fr:
Si quelqu'un avait pris les minutes, il les avait bien mises quelque part. {hf:Ils|Elles} fouillèrent la caisse des objets trouvés.
Il y avait tout un tas de gants, rien que des gauches. Il y avait une dent avec une étiquette. Il y avait une moitié de flûte et un sandwich si vieux qu'il lui poussait de la barbe.
{F} écouta le sandwich.
[F:Il y a quelque chose dedans,] dit-{f:il|elle}. [F:Mais ce ne sont pas des minutes.]

=== recap search
en:
There was not one minute in the lost property box.
fr:
Dans la caisse des objets trouvés, il n'y avait pas une minute.

=== try hands >
en:
[C:Our clock's slow, that's all,] said the caretaker, who was a mole. He climbed up and pushed the clock's hands with his broom.
*Ding!* It was lunchtime. *Ding!* It was singing. The sausages came to the singing, and the singing went to the sums.
The clock waited till he was down again. Then she put her hands back, exactly where they had been.
[A:I know what time it is, thank you,] she said. [A:I know it better than anybody.]
fr:
[C:L'horloge retarde, c'est tout,] dit le gardien, qui était une taupe.
Il grimpa et poussa les aiguilles avec son balai.
*Ding* ! C'était l'heure de la cantine. *Ding* ! C'était l'heure de la chorale. Les saucisses arrivèrent à la chorale, et la chorale arriva au calcul.
L'horloge attendit qu'il soit redescendu. Puis elle remit ses aiguilles, exactement où elles étaient.
[A:Je sais très bien l'heure qu'il est, merci,] dit-elle. [A:Personne ne le sait mieux que moi.]

=== recap hands
en:
When the caretaker pushed the hands, the clock put them back where they had been.
fr:
Quand on poussait ses aiguilles, l'horloge les remettait à leur place.

=== try faster
en:
[H:If playtime's short,] said {H}, [H:we'll just play fast.]
They played football, but only the goals. They played hide-and-seek without the hiding. {each:@ counted in tens.|@ counted in tens.} They did the quarrel and the making up at the same time, and somebody got squashed in the hug.
*Ding!*
Everybody was red in the face. Nobody had laughed once.
[O:Can we go in now,] asked the smallest boy, [O:and have a rest?]
fr:
[H:Si la récré est courte,] dit {H}, [H:on n'a qu'à jouer vite.]
On joua au ballon, mais seulement les buts. On joua à cache-cache sans se cacher. {each:@ comptait de dix en dix.|@ comptaient de dix en dix.} On se disputa et on se réconcilia en même temps, et quelqu'un fut aplati dans le câlin.
*Ding* !
Tout le monde était rouge. Personne n'avait ri.
[O:On peut rentrer se reposer ?] demanda le plus petit.

=== recap faster
en:
When they played fast, it was not playing.
fr:
Quand on jouait vite, on ne jouait plus.

=== strand >
en:
Mrs Ladle, the cook, stopped them in the corridor. She had a lettuce leaf in her hand, and her eyes were shining.
[B:Look,] she said. There was a hole in the leaf, as round as a coin. [B:Somebody is *eating the salad*.]
[H:Sorry,] said {H}.
[B:Sorry? I've made salad for this school for twenty-two years. It always comes back. And now somebody eats it!] She wiped her nose. [B:I only want to know who, so that I can say thank you.]
fr:
Madame Louche, la cuisinière, les arrêta dans le couloir. Elle tenait une feuille de salade, et ses yeux brillaient.
[B:Regardez,] dit-elle.
Dans la feuille, il y avait un trou, rond comme une pièce.
[B:Quelqu'un *mange la salade*.]
[H:Pardon,] dit {H}.
[B:Comment ça, pardon ? Vingt-deux ans que je fais de la salade dans cette école. Elle revient toujours. Et voilà que quelqu'un en mange !]
Elle se moucha.
[B:Je veux juste savoir qui. Pour dire merci.]

=== way >
en:
[H:Let's watch the clock,] said {H}. [H:All of it. From the beginning.]
So the next morning they came before everybody else, and hid behind the coats. From there they could see the clock, and the clock could not see them.
{>go}
The children came in. It was nearly half past eight. The big hand came to the very edge of the minute. Now it had to jump.
It did not jump. It stood there and trembled, like somebody holding their breath.
fr:
[H:On va surveiller l'horloge,] dit {H}. [H:En entier. Depuis le début.]
Le lendemain, {hf:ils|elles} arrivèrent donc avant tout le monde et se cachèrent derrière les manteaux. De là, on voyait l'horloge, et l'horloge ne les voyait pas.
{>go}
Les enfants entrèrent. Il était presque huit heures et demie. La grande aiguille arriva au bord de la minute. Maintenant, elle devait sauter.
Elle ne sauta pas. Elle resta là, à trembler, comme quelqu'un qui retient sa respiration.

=== road >
en:
On the school step there was a shiny line. It was as thin as a thread, and it went away across the playground.
They followed it backwards. It went round every puddle. It went under the gate and along the wall, and it stopped at an upside-down flowerpot with a leaf for a doormat. There was nobody in.
[F:It isn't far,] said {F}. [F:Thirty steps.]
{H} lay down beside the flowerpot and looked back at the school. From down here, it was as big as a mountain. [H:Whose steps?] said {H}.
fr:
Sur la marche de l'école, il y avait une ligne brillante. Elle était mince comme un fil et s'en allait à travers la cour.
{hf:Ils|Elles} la suivirent à l'envers. Elle faisait le tour de chaque flaque. Elle passait sous le portail, longeait le mur et s'arrêtait à un pot de fleurs retourné, avec une feuille pour paillasson. Il n'y avait personne.
[F:Ce n'est pas loin,] dit {F}. [F:Trente pas.]
{H} se coucha à côté du pot et regarda l'école. De là, on aurait dit une montagne.
[H:Trente pas de qui ?] demanda {H}.

=== quiet
en:
A school is nice when nobody is in it. The chairs just sit. Somebody's painting has come off at one corner, and waves.
[H:It must be lovely, always being right,] said {H} to the clock.
[A:You think so?] said the clock. She ticked for a bit. [A:When I strike, everybody who isn't here is late. They weren't late before. It's me who does it to them.]
{H} had never thought of that.
[A:Every day,] said the clock. [A:Ding.]
fr:
C'est joli, une école vide. Les chaises restent assises. Un dessin se décolle par un coin et fait bonjour.
[H:Ça doit être agréable d'avoir toujours raison,] dit {H} à l'horloge.
[A:Tu trouves ?] dit l'horloge.
Elle fit tic-tac un petit moment.
[A:Quand je sonne, tous ceux qui ne sont pas là sont en retard. Avant, ils ne l'étaient pas. C'est moi qui leur fais ça.]
{H} n'y avait jamais pensé.
[A:Tous les jours,] dit l'horloge. [A:Ding.]

=== insight >
en:
{H} counted. Sixty. Eighty. A hundred. Still the hand shook.
{>gag2}
{>recap1} {>recap2}
Then something came over the step, no bigger than a walnut, with a satchel. It wiped its foot. It only had the one.
[N:On time again,] said {N}, who was a snail. It was October, and the cold makes snails slow.
*Tock*, said the clock.
[H:She waits for him,] whispered {H}. [H:And then she has to catch up, and she does it at playtime. And he has no idea.]
fr:
{H} compta. Soixante. Quatre-vingts. Cent. L'aiguille tremblait toujours.
{>gag2}
{>recap1} {>recap2}
Alors quelque chose franchit la marche, pas plus gros qu'une noix, avec un cartable. Ça s'essuya le pied. Ça n'en avait qu'un.
[N:Encore à l'heure,] dit {N}, qui était un escargot.
On était en octobre, et le froid, ça ralentit les escargots.
*Tac*, fit l'horloge.
[H:Elle l'attend,] chuchota {H}. [H:Après, elle rattrape, et elle rattrape sur la récré. Et lui, il n'en sait rien.]

=== turn tell
en:
[A:He's never been late in his life,] whispered the clock. [A:He's so proud of it. Don't tell him!]
And nobody told him. The last lesson came, and the last bell.
{>pay}
And {h:he|she} told {N} all about it: how dark the step got, and how the wind came round the corner. A night is long, down there on your own.
[N:Oh dear,] said {N}. He swallowed. [N:I could stay too. I'd only have to bring my house.]
fr:
[A:Il n'a jamais été en retard de sa vie,] chuchota l'horloge. [A:Il en est si fier ! Ne lui dites rien.]
Et personne ne lui dit rien. Vint la dernière leçon, puis la dernière cloche.
{>pay}
Et {h:il|elle} raconta tout à {N} : la marche dans le noir, le vent qui tourne au coin. Comme c'est long, une nuit, en bas, sans personne !
[N:Oh là là,] dit {N}.
Il avala sa salive.
[N:Je pourrais rester à côté. Je n'ai qu'à apporter ma maison.]

=== turn build
en:
[A:He's never been late in his life,] whispered the clock. [A:He's so proud of it. Don't tell him!]
{H} said nothing, and began to build. By home time, there was something beside the school door, made of two bricks and a biscuit tin. It had a porch.
{>pay}
[N:There's room for one more,] said {N}. He walked all the way round, which took till the lamps were lit. [N:I'd only have to bring my house.]
fr:
[A:Il n'a jamais été en retard de sa vie,] chuchota l'horloge. [A:Il en est si fier ! Ne lui dites rien.]
Alors {H} ne dit rien, et se mit à construire. Le soir, à côté de la porte, il y avait un abri fait de deux briques et d'un couvercle de boîte à gâteaux. Avec un balcon.
{>pay}
[N:Il reste une place à côté,] dit {N}.
Il en fit le tour, ce qui prit un moment.
[N:Je n'ai qu'à apporter ma maison.]

=== turn why
en:
{H} waited till school was out.
[H:Why do you live so far away?] {h:he|she} asked {N}.
[N:Because that's where I live.]
[H:Why do you live there?]
{N} drew in one horn, to think. [N:It's where there was room,] he said.
{>pay}
{N} looked along the wall. There was just room left for one upside-down pot. Both his horns came up.
[N:I could see to that,] he said. [N:I'm very punctual. I'd only have to bring my house.]
fr:
{H} attendit la sortie.
[H:Pourquoi tu habites si loin ?] demanda-t-{h:il|elle} à {N}.
[N:Parce que j'habite là.]
[H:Pourquoi tu habites là ?]
{N} rentra une corne, pour réfléchir.
[N:C'est là qu'il y avait de la place,] dit-il.
{>pay}
{N} regarda le pied du mur. Il restait juste la place d'un pot retourné. Ses deux cornes se levèrent.
[N:Je pourrais m'en charger,] dit-il. [N:Je suis très ponctuel. Je n'ai qu'à apporter ma maison.]

=== restore
en:
{N} moved that very night, calling: *I'm coming!* It took till morning.
He was the first one at school. {>end}
And at ten, out came the whole quarter of an hour: football, a quarrel, and making it up again.
[N:You're looking well,] said {N} to the clock.
[A:Thank you,] said the clock. [A:I've put on eleven minutes.]
fr:
{N} déménagea le soir même en criant : *j'arrive !* Cela dura jusqu'au matin.
Il fut le premier de toute l'école. {>end}
Et à dix heures, la récréation sortit en entier, avec le ballon, la dispute et la réconciliation.
[N:Vous avez bonne mine,] dit {N} à l'horloge.
[A:Merci,] dit l'horloge. [A:J'ai repris onze minutes.]

=== end lantern
en:
The lantern had slept very well.
fr:
La lanterne avait très bien dormi.

=== end sunflower
en:
The sunflower had been told good night four times.
fr:
On avait dit quatre fois bonne nuit au tournesol.

=== end own
en:
{H}'s {T} had not been afraid at all.
fr:
{Le T} {de H} {n:n'avait|n'avaient} pas eu peur du tout.

=== last
en:
{each:@ won the quarrel, by a minute.|@ won the quarrel, by a minute.}
fr:
{each:@ gagna la dispute, d'une minute.|@ gagnèrent la dispute, d'une minute.}

=== strandEnd
en:
In the dining room, {N} had salad, twice. Mrs Ladle had to go and stand in the larder.
fr:
À la cantine, {N} prit de la salade, et en reprit. Madame Louche dut aller un moment dans le garde-manger.

=== cameo
en:
A snail they knew went by with a satchel. He was early.
fr:
Un escargot de leur connaissance passa avec son cartable. Il était en avance.

=== ask
en:
Why did nobody tell Leopold about the clock?
Who waits for you, and who do you wait for?
What would you do with a playtime that lasted all day?
fr:
Pourquoi personne n'a rien dit à Léopold ?
Qui est-ce qui t'attend, et toi, qui attends-tu ?
Que ferais-tu d'une récréation qui durerait toute la journée ?
`
