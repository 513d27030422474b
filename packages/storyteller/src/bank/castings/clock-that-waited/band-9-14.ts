export const band9to14 = `
=== title
en:
Eleven Minutes
fr:
Onze minutes

=== title
en:
The Pupil Who Was Never Late
fr:
Celui qui n'était jamais en retard

=== teaser
en:
Every day the school loses a few minutes, always out of the middle of the morning, and they are going somewhere.
fr:
Chaque jour, l'école perd quelques minutes, toujours au milieu de la matinée, et il faut bien qu'elles aillent quelque part.

=== when
en:
One morning in November, when it was dark until the second bell
fr:
Un matin de novembre, de ceux où il fait nuit jusqu'à la deuxième heure

=== plant lantern
en:
{>when}, {H} carried the brass lantern to school, where it was only to be drawn, and then taken home again. It had stood by {h:his|her} bed every night since the winter of the bad dreams, though that was not the reason anybody was given.
fr:
{>when}, {H} emporta la lanterne de cuivre à l'école. C'était juste pour la dessiner : le soir même, la lanterne reviendrait veiller près du lit. Elle y était depuis l'hiver des mauvais rêves, mais officiellement, c'était pour lire.

=== about lantern
en:
[F:It'll be home by tonight, then,] said {F}.
[H:It has to be. It sleeps badly anywhere else.]
{F} did not ask who it was that slept badly.
fr:
[F:Elle sera rentrée ce soir, alors,] dit {F}.
[H:Il le faut. Ailleurs, elle dort mal.]
{F} ne demanda pas qui dormait mal.

=== pay lantern
en:
{H} put the brass lantern down in the corner by the door, and turned the flame up, and did not look at it again.
[H:It has to stay here from now on,] {h:he|she} said. [H:It's not used to being on its own at night. That's all that worries me.]
fr:
{H} posa la lanterne de cuivre dans l'angle de la porte, remonta la flamme et cessa de la regarder.
[H:À partir de maintenant, elle reste là,] dit-{h:il|elle}. [H:Elle n'a pas l'habitude d'être seule la nuit. Il n'y a que ça qui m'embête.]

=== pay own
en:
{H} put {h:his|her} {T} down in the corner by the door, and took {h:his|her} hand away before it could change its mind.
[H:{n:It's|They're} staying here from now on,] {h:he|she} said. [H:It's just that {n:it has never been on its|they have never been on their} own at night. That's all that worries me.]
fr:
{H} posa {son T} dans l'angle de la porte et retira sa main avant qu'elle ne change d'avis.
[H:{T:Il|Elle} {n:reste|restent} là, maintenant,] dit {H}. [H:Seulement, {T:il|elle} {n:n'a|n'ont} jamais passé une nuit dehors sans personne. Il n'y a que ça qui m'embête.]

=== pay own garment
en:
{H} took off {h:his|her} {T}, put {n:it|them} down in the corner by the door, and went back a step, so as not to take {n:it|them} home again.
[H:{n:It's|They're} staying here from now on,] {h:he|she} said. [H:It's just that {n:it has never been on its|they have never been on their} own at night. That's all that worries me.]
fr:
{H} ôta {son T}, {T:le|la} posa dans l'angle de la porte et recula d'un pas, de peur de {T:le|la} reprendre.
[H:{T:Il|Elle} {n:reste|restent} là, maintenant,] dit {H}. [H:Seulement, {T:il|elle} {n:n'a|n'ont} jamais passé une nuit dehors sans personne. Il n'y a que ça qui m'embête.]

=== about own
en:
[F:We shall be late,] said {F}.
[H:My {T} {n:is|are} coming too,] said {H}. [H:Somebody has to wait for the slow ones.]
fr:
[F:On va être en retard,] dit {F}.
[H:{Mon T} {n:vient|viennent} aussi,] dit {H}. [H:Il faut bien que quelqu'un attende les plus lents.]

=== lack >
en:
Nobody could have said when it began. In September the morning break had held a game, a quarrel, and a peace; in October you had to choose. Today the bell rang while {H} still had only one arm in {h:his|her} coat, and a hundred and twelve people stood in the yard with their mouths open and their lunchboxes shut.
[H:Four minutes,] said {H}. [H:It was fifteen. Where are the other eleven?]
{>gag1}
Everyone turned to the clock over the door. She was an old one, with a broad, honest face, and she was looking elsewhere.
[C:They're sending a new one on Monday,] said the caretaker, a mole, leaning on his broom. [C:Guaranteed exact. It doesn't look at anything.]
fr:
Personne n'aurait su dire quand cela avait commencé. En septembre, la récréation contenait une partie, une dispute et une paix. En octobre, il fallait choisir. Et ce matin-là, la cloche sonna alors {que H} n'avait encore enfilé qu'une manche de son manteau. Cent douze personnes restèrent dans la cour, la bouche ouverte et le goûter fermé.
[H:Quatre minutes,] dit {H}. [H:C'était quinze. Où sont les onze autres ?]
{>gag1}
On se tourna vers l'horloge, au-dessus de la porte. C'était une vieille horloge à la figure large et honnête. Elle regardait ailleurs.
[C:On en livre une neuve lundi,] dit le gardien, une taupe appuyée sur un balai. [C:Exactitude garantie. Elle ne regarde rien du tout.]

=== try search
en:
Eleven minutes a day, five days a week: whoever had them must be running out of room. They began with lost property, because that was where things went when nobody had taken them.
It was a deep box. {each:@ held the lid.|@ held the lid.} There were gloves, all left, and a tooth, labelled *mine*; there was half a flute, and a love letter, which {H} put back without reading more than the first line. At the bottom lay a cheese roll, there so long that it had started something of its own.
{F} listened to it for some time.
[F:It's busy,] said {F}. [F:But I don't think it's minutes.]
fr:
Onze minutes par jour, cinq jours par semaine : celui qui les avait devait manquer de place. {hf:Ils|Elles} commencèrent par les objets trouvés, puisque c'est là que vont les choses quand personne ne les a prises.
La caisse était profonde. {each:@ tenait le couvercle.|@ tenaient le couvercle.} Il y avait des gants, tous gauches. Il y avait une dent, avec une étiquette : *à moi*. Il y avait une moitié de flûte et une lettre d'amour, {que H} replia après la première ligne. Au fond gisait un pain au fromage, là depuis si longtemps qu'il s'était mis à son compte.
{F} l'écouta.
[F:Il travaille,] dit {F}. [F:Mais je ne crois pas que ce soient des minutes.]

=== recap search
en:
The minutes had not been lost, or they would have been in the box.
fr:
Les minutes n'étaient pas perdues, sinon on les aurait trouvées dans la caisse.

=== try hands >
en:
[C:She's slow, that's all it is,] said the caretaker. Like most moles he had never had much use for clocks, but he had a broom, and so he got up on the ladder and put the hands on by an hour.
The result was immediate. *Ding*: lunch. *Ding*: choir. So lunch was carried into the choir, the choir marched into algebra, and the headmistress was seen going home with her hat on and then coming back.
The clock bore it until he had put the ladder away. Then, quite gently, as you take back your arm from somebody who has gripped it, she returned her hands to where they had been.
[A:I am perfectly aware of the time,] she said. [A:I wish I were not.]
fr:
[C:Elle retarde, voilà tout,] dit le gardien.
Comme toutes les taupes, il n'avait jamais eu grand usage des horloges, mais il avait un balai. Il grimpa à l'échelle et avança les aiguilles d'une heure.
L'effet fut immédiat. *Ding* : cantine. *Ding* : chorale. On servit les épinards à la chorale, la chorale entra au pas en algèbre, et l'on vit la directrice rentrer chez elle, chapeau sur la tête, puis revenir.
L'horloge supporta cela jusqu'à ce que l'échelle soit rangée. Puis, doucement, comme on reprend son bras à quelqu'un qui l'a serré, elle remit ses aiguilles où elles étaient.
[A:Je sais parfaitement l'heure qu'il est,] dit-elle. [A:J'aimerais mieux pas.]

=== recap hands
en:
The clock was not wrong, for she had put her hands back to the second.
fr:
L'horloge ne se trompait pas, puisqu'elle avait remis ses aiguilles à la seconde près.

=== try faster
en:
[H:All right,] said {H}. [H:If we've only got four minutes, we'll use them properly.] And {h:he|she} drew up a list.
They played football, goals only. They played hide-and-seek with the hiding taken out; the quarrel and the peace were held together, to save time, and two people who had been friends since nursery did not speak again until Thursday. And somebody, somewhere, ran out of breath in the middle of a secret, and it was never finished.
When the bell went, and there was nothing left to do, they stood about, crimson, and looked at their shoes.
[O:Please,] said a very small boy, [O:may we go in and have a rest?]
It had all been done, and there was a tick against every line. {H} turned the list over, and there was nothing on the back either.
fr:
[H:Très bien,] dit {H}. [H:Si on n'a que quatre minutes, on va s'en servir comme il faut.]
Et {h:il|elle} dressa une liste.
On joua au ballon, les buts seulement. On joua à cache-cache en retirant les cachettes. La dispute et la paix eurent lieu ensemble, pour gagner du temps, et deux amis de toujours ne se parlèrent plus jusqu'au jeudi. Quelqu'un manqua de souffle au milieu d'un secret, et on n'en a jamais su la fin.
Quand la cloche sonna, tout le monde était là, cramoisi, à regarder ses chaussures.
[O:S'il vous plaît,] dit un tout petit, [O:on peut rentrer se reposer ?]
Tout avait été fait. Chaque ligne était cochée. {H} retourna la liste : derrière, il n'y avait rien non plus.

=== recap faster
en:
And you could fit everything into four minutes except the point of it.
fr:
Et dans quatre minutes, on pouvait tout faire tenir, sauf l'intérêt de la chose.

=== strand >
en:
In the corridor they were stopped by Mrs Ladle, from the kitchen, who looked to left and right, and brought out a lettuce leaf from under her apron, as if it were a diamond. It had a hole in it, a neat one, with a rim.
[B:It isn't a caterpillar,] she said. [B:I know caterpillars. This has been *enjoyed*.]
[H:Is that bad?]
[B:Twenty-two years,] said Mrs Ladle. [B:Twenty-two years I have sent out a salad, and it has come back. With peas on it. With a face on it. Once it came back with a poem. I said to myself: Odette, it is good for them to see it.] She had to stop for a moment. [B:And now somebody eats a little, every day. I don't want to catch them. I'd just like to make a dressing.]
fr:
Dans le couloir, madame Louche, de la cantine, les arrêta. Elle regarda à gauche, à droite, et sortit de sous son tablier une feuille de laitue, comme une autre aurait sorti un diamant. Il y avait un trou dedans. Un trou soigné.
[B:Ce n'est pas une chenille,] dit-elle. [B:Je connais les chenilles. Ça, ça a été *apprécié*.]
[H:Et c'est grave ?]
[B:Vingt-deux ans,] dit madame Louche. [B:Vingt-deux ans que j'envoie une salade, et qu'elle revient. Avec des petits pois. Avec des yeux en radis. Une fois, avec un poème. Je me disais : Odette, ça leur fait du bien de la voir.]
Elle dut s'arrêter un instant.
[B:Et maintenant, chaque jour, quelqu'un en mange un peu. Je ne veux pas l'attraper. Je voudrais juste lui faire une vinaigrette.]

=== way >
en:
[H:We've been looking where the minutes go missing,] said {H}. [H:We ought to look where they go in.]
So they were there before anybody the next day, in the dark, with their feet drawn up, under the coat-hooks, where they could see the clock, and the clock could not see them.
{>go}
The lights came on. A hundred and eleven people went by, and hung up their coats, and not one of them looked behind a coat. Then it was still, and the big hand came down, as it did each day, to the brink of half past eight, where it had only one step more to take.
But it did not take it, and stood there, quivering, with the whole day piled up behind it.
fr:
[H:On cherche là où les minutes manquent,] dit {H}. [H:Il faudrait chercher là où elles passent.]
Le lendemain, {hf:ils|elles} arrivèrent donc avant tout le monde, dans le noir, et s'installèrent sous les portemanteaux, d'où l'on voyait l'horloge sans en être vu.
{>go}
On alluma. Cent onze personnes défilèrent, accrochèrent leur manteau, et pas une ne regarda derrière. Puis plus rien. La grande aiguille descendit, comme chaque jour, jusqu'au bord de huit heures et demie. Il ne lui restait qu'un pas à faire.
Elle ne le fit pas. Elle resta là, frémissante, avec toute la journée entassée derrière elle.

=== road >
en:
There was a shining line on the front step, as thin as a scratch, and they had all walked over it every day since term began.
They followed it back across the yard, though not straight, for it went round each puddle, on the dry side, as if it had thought about it. It passed under the gate, with three small marks where it had rested, and it ended by the wall, at a flowerpot lying upside down, with a leaf in front to wipe your feet on.
[F:Thirty steps,] said {F}, who had counted.
{H} lay down by the pot, with {h:his|her} chin on the ground, and looked at the school, which was on the horizon.
fr:
Sur la marche, il y avait une ligne mince comme une rayure, qui brillait. Tout le monde marchait dessus depuis la rentrée.
{hf:Ils|Elles} la remontèrent. Elle traversait la cour, mais pas tout droit : elle contournait chaque flaque par le côté sec, comme quelqu'un qui y a réfléchi. Elle passait sous le portail. À trois endroits, de petites marques disaient qu'on s'était reposé. Elle finissait au pied du mur, devant un pot de fleurs retourné, avec une feuille pour s'essuyer les pieds.
[F:Trente pas,] dit {F}, qui avait compté.
{H} s'allongea près du pot, le menton par terre, et regarda l'école. Elle était à l'horizon.

=== quiet >
en:
They stayed behind when the others had gone, to think. An empty school is not quite silent: chairs settle, and somewhere a painting has come away at one corner, and moves when nobody passes.
[H:You're never wrong,] said {H} to the clock. It seemed rude, after all, to sit there and not talk. [H:It must be restful.]
[A:I used to think so,] said the clock. She ticked for some time. [A:Do you know what I do? At half past eight I strike. Until then everyone who is on the way is just on the way. And after that they're late. They haven't done anything, they may even be running; it's I who do it to them, with one stroke.]
{H} thought about it.
[H:But somebody has to.]
[A:Yes,] said the clock. [A:That is what I say to myself.]
fr:
{hf:Ils|Elles} restèrent après les autres, pour réfléchir. Une école vide n'est pas tout à fait silencieuse. Les chaises s'installent. Quelque part, un dessin s'est décollé par un coin et bouge quand personne ne passe.
[H:Vous ne vous trompez jamais,] dit {H} à l'horloge. [H:Ça doit être reposant.]
C'était par politesse. On ne pouvait pas rester là sans parler.
[A:Je le croyais,] dit l'horloge.
Elle fit tic-tac un moment.
[A:Tu sais ce que je fais ? À huit heures et demie, je sonne. Jusque-là, ceux qui sont en chemin sont en chemin. Après, ils sont en retard. Ils n'ont rien fait. Ils courent peut-être. C'est moi qui leur fais ça, d'un seul coup.]
{H} y réfléchit.
[H:Il faut bien que quelqu'un le fasse.]
[A:Oui,] dit l'horloge. [A:C'est ce que je me dis.]

=== insight >
en:
{H} had begun to count. A hundred. Three hundred. Six hundred.
{>gag2}
{>recap1} {>recap2} {>recap3} Six hundred and sixty.
There was a small sound, like a kiss. Something no larger than a walnut drew itself up over the step, under a satchel, and wiped its foot with care. It had only the one.
[N:Half past exactly,] said {N}, who was a snail. [N:I can't think how the others manage to be late,] he added, and went in to lessons.
*Tock*, said the clock. All the breath went out of her.
[H:Eleven minutes,] whispered {H}. [H:You wait for him, and then you take it back out of break. And he doesn't know.]
fr:
{H} s'était mis{h:|e} à compter. Cent. Trois cents. Six cents.
{>gag2}
{>recap1} {>recap2} {>recap3} Six cent soixante.
Il y eut un petit bruit, comme un baiser. Quelque chose de gros comme une noix se hissa sur la marche, sous un cartable, et s'essuya le pied avec soin. Il n'y en avait qu'un.
[N:La demie pile,] dit {N}.
C'était un escargot.
[N:Je me demande comment font les autres pour être en retard.]
Et il partit en classe.
*Tac*, fit l'horloge, et elle laissa partir tout son souffle.
[H:Onze minutes,] murmura {H}. [H:Vous l'attendez, et puis vous les reprenez sur la récréation. Et lui n'en sait rien.]

=== turn tell
en:
[A:In September it was only two,] said the clock. [A:He's slower in the cold. I know I can't go on. But he has a certificate, for punctuality. He sleeps with it. You won't tell him?]
That afternoon {H} happened to be sitting on the step when {N} came out.
{>pay}
And {h:he|she} told {N} about nights, down there on the stone: how the wind feels its way round the corner, and how long it is from the last lamp to the first.
The snail listened with his horns half in. [N:I suppose,] he said, [N:somebody reliable might be found. I'm not far. I could bring the house.]
fr:
[A:En septembre, ce n'étaient que deux minutes,] dit l'horloge. [A:Le froid le ralentit. Je sais bien que ça ne peut pas durer. Mais il a un diplôme de ponctualité. Il dort avec. Vous ne lui direz rien ?]
Cet après-midi-là, {H} se trouvait par hasard sur la marche quand {N} sortit.
{>pay}
Et {h:il|elle} raconta à {N} les nuits, en bas, sur la pierre : le vent qui cherche le coin à tâtons, et comme c'est long, de la dernière lampe à la première.
L'escargot écoutait, les cornes à demi rentrées.
[N:On doit pouvoir trouver quelqu'un de sérieux,] dit-il. [N:Je ne suis pas loin. Je n'ai qu'à apporter la maison.]

=== turn why
en:
[A:In September it was only two,] said the clock. [A:He's slower in the cold. He has a certificate, for punctuality. You won't tell him?]
{H} said nothing until the end of lessons. For somebody who cannot help asking, it is a long day.
[H:Why do you live right over there?] {h:he|she} asked {N} on the step.
[N:I live where I live.]
[H:But why there?]
{N} drew in a horn. [N:I was never invited,] he said, in an airy voice, [N:to live anywhere else.]
{>pay}
[N:Ah,] said {N}. [N:You need somebody reliable.] And he had grown by at least a quarter of an inch. [N:I could bring the house.]
fr:
[A:En septembre, ce n'étaient que deux minutes,] dit l'horloge. [A:Le froid le ralentit. Il a un diplôme de ponctualité. Vous ne lui direz rien ?]
{H} tint sa langue jusqu'à la fin des cours. Pour quelqu'un qui ne peut pas s'empêcher de demander, c'est une longue journée.
[H:Pourquoi tu habites tout là-bas ?] demanda-t-{h:il|elle} à {N}, sur la marche.
[N:On habite où on habite.]
[H:Mais pourquoi là ?]
{N} rentra une corne.
[N:On ne m'a jamais proposé autre chose,] dit-il d'un ton léger.
{>pay}
[N:Ah,] dit {N}. [N:Il vous faut quelqu'un de sérieux.]
Il avait grandi d'au moins un demi-centimètre.
[N:Je n'ai qu'à apporter la maison.]

=== restore
en:
{N} moved in that night, and it took all of it.
At ten o'clock the yard was served one break of fifteen minutes, complete. There was a game, and a quarrel, and a peace that went on rather longer than the quarrel. On Monday the new clock was sent back in its straw.
[O:How did you do it?] they asked {H}.
{H} looked over at the step. [H:I left something outside,] {h:he|she} said.
[N:You look rested,] said {N} to the clock, as he went by to lessons, early.
[A:Eleven minutes a day,] said the clock. [A:It does you good.]
fr:
{N} emménagea le soir même. Cela prit toute la nuit.
À dix heures, la cour reçut une récréation de quinze minutes, complète. Il y eut une partie et une dispute. Il y eut une paix, qui dura nettement plus que la dispute. Le lundi, on renvoya l'horloge neuve dans sa paille.
[O:Comment tu as fait ?] demandait-on à {H}.
{H} regarda du côté de la marche.
[H:J'ai laissé quelque chose dehors,] dit-{h:il|elle}.
[N:Vous avez bonne mine,] dit {N} à l'horloge, en passant, très en avance.
[A:Onze minutes par jour,] dit l'horloge. [A:Ça repose.]

=== last
en:
{each:@ offered the clock a minute of arithmetic, if she should be short.|@ offered the clock a minute of arithmetic, if she should be short.}
fr:
{each:@ proposa à l'horloge une minute de calcul, si jamais.|@ proposèrent à l'horloge une minute de calcul, si jamais.}

=== strandEnd
en:
That week there was a plate on the lowest step, under a napkin, with a dressing. It came back empty, and Mrs Ladle has had the plate framed.
fr:
Cette semaine-là, il y eut une assiette sur la marche du bas, sous une serviette. Avec une vinaigrette. L'assiette revint vide, et madame Louche l'a fait encadrer.

=== cameo
en:
A snail with a satchel went by. He consulted the sun, and slowed down.
fr:
Un escargot à cartable passa. Il consulta le soleil et ralentit.

=== ask
en:
Was it right of the clock to wait? Who paid for it?
Why does {H} not tell Leopold the truth?
What has somebody done for you that they never mentioned?
fr:
L'horloge avait-elle raison d'attendre ? Qui payait ?
Pourquoi {H} ne dit-{h:il|elle} pas la vérité à Léopold ?
Qu'est-ce que quelqu'un a fait pour toi sans jamais en parler ?
`
