export const band9to14 = `
=== title
en:
Three Things About a House
fr:
Trois choses sur une maison

=== title
en:
Up, Warm, and Boom
fr:
En haut, au chaud, et boum

=== teaser
en:
She is not lost, she says. It is her house that is lost, and it answers to three words.
fr:
Elle n'est pas perdue, dit-elle. C'est sa maison qui est perdue, et elle tient en trois mots.

=== when
en:
On the evening of the fair
fr:
Le soir de la foire

=== plant lantern
en:
{>when}, {H} cut the last star in the paper lantern. There were thirty-one of them, one for every evening since the snow had gone, and no two were alike, because {h:he|she} had got better. It was too good to be lit, but {h:he|she} took it to the fair, so it would at least have been somewhere.
fr:
{>when}, {H} découpa la dernière étoile de sa lanterne en papier. Il y en avait trente et une, une par soir depuis la fonte des neiges, et pas deux pareilles, car on fait des progrès. Elle était trop belle pour qu'on l'allume. {h:Il|Elle} l'emporta à la foire, juste pour qu'elle ait vu quelque chose.

=== about lantern
en:
[F:Without a light in it, it's just paper with holes,] said {F}.
[H:Thirty-one holes,] said {H}, with dignity. [H:And what do you suppose the stars are?]
fr:
[F:Éteinte, c'est du papier avec des trous,] dit {F}.
[H:Trente et un trous,] dit {H} avec dignité. [H:Et les étoiles, c'est quoi, à ton avis ?]

=== pay lantern
en:
{H} lit the lantern, and all thirty-one stars came out at once, the clumsy ones and the good ones. Then {h:he|she} opened both hands, and the lantern went up over the meadow slowly, like a thing trying to remember how.
fr:
{H} alluma la lanterne. Les trente et une étoiles sortirent d'un coup, les maladroites du début et les belles. {h:Il|Elle} la retint encore un instant du bout des doigts, puis ouvrit les mains. La lanterne monta lentement au-dessus du pré, comme on cherche l'air d'une vieille chanson.

=== pay own garment
en:
{H} took off {h:his|her} {T} and put {n:it|them} down in front of {N}. [H:For you, and for good. But {n:it doesn't|they don't} like to be carried about, so you have to sit down beside {n:it|them}, and stay there.]
fr:
{H} ôta {son T} et {T:le|la} posa devant {N}.
[H:C'est pour toi. Pour toujours. Mais {T:il|elle} n'{n:aime|aiment} pas voyager. Il faut s'asseoir à côté et ne plus bouger.]

=== pay own
en:
{H} put {h:his|her} {T}, which until now had known no hands but {h:his|her} own, into {N}'s claws. [H:Will you look after {n:it|them}, for good? But {n:it doesn't|they don't} like to be carried about, so you have to sit down in one place with {n:it|them}.]
fr:
{H} mit {son T} entre les griffes {de N}. Jusque-là, {T:il|elle} {n:n'avait|n'avaient} connu que les mains {de H}.
[H:Tu veux bien t'en occuper ? Pour toujours. Mais {T:il|elle} n'{n:aime|aiment} pas voyager. Il faut s'asseoir quelque part et ne plus bouger.]

=== lack >
en:
In the middle of the meadow they came on her: a dragon no bigger than a loaf, who was addressing a thistle.
[N:You might at least have the politeness to know,] she said to it, and then she saw {H}. [N:Good evening, I'm {N}. And before you ask, I'm not lost. I'm here, as anybody can see. It's my house that's lost.]
[H:What does it look like?]
[N:I couldn't say. I've only ever been in it asleep,] said {N}. [N:But there are three things about it. It's up. It's warm. And it goes *boom*.]
{>gag1}
fr:
Au milieu du pré, il y avait quelqu'un : une dragonne pas plus grosse qu'une miche, qui parlait à un chardon.
[N:Vous pourriez au moins avoir la politesse de savoir,] lui disait-elle.
Puis elle vit {H}.
[N:Bonsoir. Je suis {N}. Et avant qu'on me le demande, je ne suis pas perdue. Je suis là, ça se voit. C'est ma maison qui est perdue.]
[H:Elle est comment ?]
[N:Je ne peux pas dire. Je n'y ai jamais été qu'endormie,] répondit {N}. [N:Mais il y a trois choses. C'est en haut. C'est au chaud. Et ça fait *boum*.]
{>gag1}

=== try warm
en:
The easy one first: the warmest spot in the town is the baker's oven. They had hardly got the door open when {N} walked in, with her tail up, like somebody who is being shown over a flat, and they could hear her try the corners. {each:@ held the door.|@ held the door.}
[N:The heating is good,] said {N}'s voice, deep inside. [N:But it's *down*, and it smells of other people's breakfast. I shouldn't feel private.]
She came out white from nose to tail, and said that a roll had fallen into her mouth.
{>fail}
At the end of the street it went quite dark behind them, all along, and then light again, as if someone had drawn a hand across the moon.
fr:
Autant commencer par le plus facile. L'endroit le plus chaud de la ville, c'est le four du boulanger. {hf:Ils|Elles} avaient à peine ouvert la porte {que N} y entra, la queue bien droite, comme quelqu'un qui visite un appartement. On l'entendit essayer les coins. {each:@ tenait la porte.|@ tenaient la porte.}
[N:Le chauffage est bon,] dit la voix {de N}, tout au fond. [N:Mais c'est *en bas*. Et ça sent le petit déjeuner des autres. Je ne m'y sentirais pas chez moi.]
Elle ressortit blanche du nez à la queue, en assurant qu'un croissant lui était tombé dans la bouche.
{>fail}
Au bout de la rue, il fit soudain tout noir derrière, d'un bout à l'autre, puis de nouveau clair, comme si quelqu'un avait passé la main devant la lune.

=== recap warm
en:
The oven had been warm, but it was down.
fr:
Le four était chaud, mais en bas.

=== try high >
en:
The keep has three hundred steps, and they ran, because the little one had begun to yawn and would not admit it. {N} had to climb each step twice, owing to her legs. She arrived last, and said she had stopped to look at the architecture.
At the very top there was a window without glass, and the wind lived in it, and came and went as it liked.
[N:It's certainly *up*,] said {N}, when she could hold her teeth still. [N:It's nothing but. I don't see where they'd have put the warm.]
They had just come out when a tile broke on the stones beside them, and when they looked up, the window at the top had gone dark, as if someone had put an eye to it.
[N:The weathercock,] said {N}, who had not looked.
fr:
Le donjon a trois cents marches, et {hf:ils|elles} les montèrent en courant, parce que la petite commençait à bâiller et n'aurait jamais voulu l'avouer. {N} devait gravir chaque marche deux fois, à cause de ses pattes. Elle arriva la dernière et dit qu'elle s'était arrêtée pour admirer l'architecture.
Tout en haut, il y avait une fenêtre sans vitre, et le vent y habitait.
[N:C'est *en haut*, on ne peut pas dire,] fit {N}, quand ses dents voulurent bien s'arrêter. [N:Il n'y a même que ça. Je ne vois pas où ils auraient mis le chaud.]
{hf:Ils|Elles} venaient de redescendre quand une tuile se brisa sur les pavés. La fenêtre, tout en haut, s'était éteinte, comme si quelqu'un y avait mis l'œil.
[N:La girouette,] dit {N}, qui n'avait pas regardé.

=== recap high
en:
The tower had been up, and as cold as a spoon.
fr:
Le donjon était en haut, et froid comme une cuillère.

=== try drum
en:
That left the *boom*. By the gate of the castle, on wheels, stood the great drum of the fair, and {N} walked round it twice without a word. Then she scrambled up on it, shut her eyes, and jumped.
*BOOM!* She went up as high as the flags. *BOOM!* Down she came, and was sent up again, rather crooked; the whole garrison ran out in nightshirts; and with *boom*, *boom* and a sort of *bip*, she rolled off at {H}'s feet.
[N:No,] she said, after a while. [N:I'm obliged to you, but no. That one wants to wake people up, and mine goes as if it were taking care not to.]
fr:
Restait le *boum*. Près de la porte du château, sur des roues, se dressait le grand tambour de la foire. {N} en fit deux fois le tour sans un mot. Puis elle grimpa dessus, ferma les yeux et sauta.
*BOUM !* Elle monta à la hauteur des drapeaux. *BOUM !* Elle retomba et repartit, un peu de travers. Toute la garnison sortit en chemise de nuit. Et avec un *boum*, un autre *boum* et une sorte de *bip*, elle roula aux pieds {de H}.
[N:Non,] dit-elle au bout d'un moment. [N:Merci beaucoup, mais non. Celui-là veut réveiller les gens. Le mien, on dirait qu'il fait attention à ne réveiller personne.]

=== recap drum
en:
The drum had the word right, and not the tune.
fr:
Le tambour avait les paroles, mais pas l'air.

=== strand >
en:
[A:Two in the morning, and all's well!] cried the watchman in the market place, and he rang his bell.
[F:It's eight in the evening,] said {F}.
[A:Is it, now?] he said, and sat down on a crate. [A:I have to do it by feel. The clock stopped in March, and they told me to carry on, and so I do. I don't so much mind about the hour: it's bound to be right some time. It's the other half that keeps me awake. Every night I tell a whole town that all's well, and I haven't the least idea.]
He got up and rang, more quietly. [A:They sleep very soundly on it,] he said, [A:and that's the worst of it.]
fr:
[A:Deux heures du matin, et tout va bien !] cria le veilleur sur la place du marché, en agitant sa cloche.
[F:Il est huit heures du soir,] dit {F}.
[A:Tiens donc.]
Il s'assit sur une caisse.
[A:Je fais au jugé. L'horloge s'est arrêtée en mars, et on m'a dit de continuer. Alors je continue. Pour l'heure, ça ne me gêne pas trop : elle finira bien par tomber juste. C'est l'autre moitié qui m'empêche de dormir. Toutes les nuits, je dis à une ville entière que tout va bien, et je n'en sais rien.]
Il se leva et sonna un peu moins fort.
[A:Le pire,] dit-il, [A:c'est qu'ils dorment très bien là-dessus.]

=== way >
en:
If you were looking for dragons you would go to Dragon Hill; it is on the map.
{>talent}
{>go}
At the top of the hill there was nothing except the wind, and some wool that the sheep had left on the stones, and a notice with the arms of the county: *Dragons discontinued. The Management.*
[N:I could have told you that,] remarked {N}, who could not have. She had sat down, and seemed to be getting smaller as it got darker, though not in the voice.
It was then that {H} noticed how oddly the ground sloped. They had thought they were resting in a hollow, and so they were, but it had five toes, and at the bottom of it the daisies were just beginning to get up.
fr:
Quand on cherche des dragons, on va à la colline aux dragons : elle est sur la carte.
{>talent}
{>go}
Au sommet de la colline, il n'y avait que du vent, de la laine de mouton accrochée aux pierres, et un écriteau aux couleurs du comté : *Dragons supprimés. La Direction.*
[N:J'aurais pu vous le dire,] fit remarquer {N}, qui n'aurait pas pu.
Elle s'était assise. À mesure qu'il faisait noir, elle avait l'air de rapetisser, mais pas de la voix.
C'est alors {que H} trouva que le sol penchait bizarrement. {hf:Ils|Elles} croyaient se reposer dans un creux. C'était un creux à cinq doigts et, au fond, les pâquerettes commençaient tout juste à se relever.

=== road >
en:
They went back by the meadow, where it had begun, and somebody had been before them. All round the thistle the grass had been pressed flat, in a ring you could have turned a cart in. In the very middle, at the spot where a small dragon had sat and said that she wasn't lost, it had been smoothed over, again and again, as you feel about with your hand for something in the dark.
There was a puddle there too, and the night was dry.
{H} put one finger in it, and then in {h:his|her} mouth, and it was warm, and it was salty.
[F:What cries as much as that?] whispered {F}.
{N} was looking the other way, with all her attention, at a moth.
fr:
{hf:Ils|Elles} revinrent par le pré, là où tout avait commencé. Quelqu'un était passé avant. Autour du chardon, l'herbe était couchée, sur un rond où l'on aurait pu faire tourner une charrette. Et au milieu, là où une petite dragonne s'était assise en disant qu'elle n'était pas perdue, l'herbe était lissée, lissée encore, comme quand on cherche à tâtons quelque chose dans le noir.
Il y avait aussi une flaque. La nuit était sèche.
{H} y trempa un doigt, puis le mit dans sa bouche. C'était tiède. C'était salé.
[F:Qu'est-ce qui peut pleurer autant que ça ?] souffla {F}.
{N} regardait de l'autre côté, avec beaucoup d'attention, un papillon de nuit.

=== quiet
en:
They rested in the crystal cave, for the sake of {N}'s legs, which she said were fine. In every crystal, wherever one looked, hung a very small lantern.
[N:How do you know yours?] she asked, as though in passing. [N:Your house, I mean, if you had your eyes shut.]
[H:It smells of toast,] said {H}. [H:The third stair creaks, and then somebody says, *is that you?*]
[F:With me it's just the last part,] said {F}.
{N} thought about that for some time. [N:*Is that you*,] she repeated, trying it. It was rather high for her. She put her chin on her feet, and said nothing more about the heating.
fr:
{hf:Ils|Elles} firent une halte dans la grotte aux cristaux, à cause des pattes {de N}, qui allaient, disait-elle, très bien. Au fond de chaque cristal pendait une lanterne minuscule.
[N:Et vous, vous la reconnaissez à quoi ?] demanda-t-elle, l'air de rien. [N:Votre maison. Si vous aviez les yeux fermés.]
[H:Ça sent la tartine,] dit {H}. [H:La troisième marche craque, et après quelqu'un dit : *c'est toi ?*]
[F:Moi, c'est seulement la fin,] dit {F}.
{N} y pensa un bon moment.
[N:*C'est toi*,] répéta-t-elle, pour essayer.
C'était un peu haut pour sa voix. Elle posa le menton sur ses pattes et ne parla plus du tout de chauffage.

=== insight >
en:
Halfway across the meadow {N} stopped, and said she was admiring the dew, and her legs folded up.
{>gag2}
{H} lifted {N} without any remark, and the small hot head went in under {h:his|her} chin, and fitted, and {h:he|she} let out a long breath. {>recap1} {>recap2} {>recap3}
[N:Don't stop,] said a voice that was three parts asleep.
[H:I'm not doing anything.]
[N:You are. You're going *boom*. It's a little bit small, but it's up,] sighed {N}, [N:and it's warm, and it goes...]
{H} stood perfectly still. A ring in the grass, a hand across the moon, and a thing as big as a church that tried every place they had been, just after they had left it.
[H:{N},] said {H}. [H:Who carried you?]
fr:
Au beau milieu du pré, {N} s'arrêta, dit qu'elle admirait la rosée, et ses pattes se plièrent.
{>gag2}
{H} souleva {N} sans rien dire, et la petite tête brûlante se glissa sous son menton, juste à la bonne place. {H} poussa un long soupir. {>recap1} {>recap2} {>recap3}
[N:Continue,] dit une voix aux trois quarts endormie.
[H:Je ne fais rien.]
[N:Si. Tu fais *boum*. C'est un peu petit. Mais c'est en haut,] soupira {N}, [N:et c'est au chaud, et ça fait...]
{H} ne bougeait plus. Un rond dans l'herbe. Une main devant la lune. Quelque chose de grand comme une église, qui essayait tous les endroits où l'on était passé, juste après qu'on en était parti.
[H:{N},] dit {H}. [H:Qui est-ce qui te portait ?]

=== turn still
en:
[H:We've been looking for her all night,] said {H}, [H:and we've been so quick about it that she couldn't catch us up.] There was only one thing left to try, and that was to stay put.
{>pay}
{F} held the lamp, and {H} sat down by the thistle and stayed there. The dew fell on {h:him|her}, and a moth walked the length of one eyebrow, while in the market place the watchman called ten, and then three. It is hard work, being found, because you have to keep on not going anywhere.
And after a time some of the stars went out, in order, from left to right, in the shape of a wing, and then of another.
fr:
[H:On la cherche depuis des heures,] dit {H}, [H:et on la cherche si vite qu'elle n'arrive pas à nous rattraper.]
Il n'y avait plus qu'une chose à essayer, et c'était de ne pas bouger.
{>pay}
{F} tint la lampe. {H} s'assit près du chardon et y resta. La rosée tomba, un papillon de nuit parcourut un sourcil dans toute sa longueur et, au marché, le veilleur cria dix heures, puis trois. C'est un gros travail, d'être trouvé. Il faut sans arrêt ne pas s'en aller.
Et au bout d'un moment, des étoiles s'éteignirent. Elles s'éteignaient dans l'ordre, de gauche à droite, en forme d'aile, puis d'une autre aile.

=== turn why
en:
[H:Why was it dark in the street, only behind us?] asked {H}. [H:Why did it look in at the tower, when we'd just come down? Why was the puddle still warm? And if somebody is running after us, as fast as they can, why do we keep on running?]
Nobody could think why.
{>pay}
So {F} set the lamp down in the grass, and they sat round it, all together, and for the first time that night they waited to be found.
And after a time some of the stars went out, in order, from left to right, in the shape of a wing, and then of another.
fr:
[H:Pourquoi il faisait noir dans la rue, mais seulement derrière nous ?] demanda {H}. [H:Pourquoi ça regardait dans la tour, quand on venait d'en descendre ? Pourquoi la flaque était encore tiède ? Et si quelqu'un nous court après, aussi vite qu'il peut, pourquoi est-ce qu'on court ?]
Personne ne trouva.
{>pay}
Alors {F} posa la lampe dans l'herbe. {hf:Ils|Elles} s'assirent autour, bien {hf:serrés|serrées} et, pour la première fois de la nuit, attendirent qu'on les trouve.
Et au bout d'un moment, des étoiles s'éteignirent. Elles s'éteignaient dans l'ordre, de gauche à droite, en forme d'aile, puis d'une autre aile.

=== restore
en:
She landed as a letter lands, though she was the size of the town hall, and laid her chin in the grass, and did not dare to breathe.
[B:Is that you?] said the great dragon.
{N} walked up the whole length of her nose. [N:I wasn't lost,] she said, and crept in behind the ear; and the meadow went, very softly, *boom*.
{>close}
{N} still maintains she was never lost. But at night, when something large lands beside her, she asks, without opening her eyes, [N:Is that you?]
fr:
Elle se posa comme se pose une lettre, elle qui était grande comme la mairie. Elle mit le menton dans l'herbe et n'osa plus respirer.
[B:C'est toi ?] dit la grande dragonne.
{N} lui remonta tout le nez, jusqu'au bout.
[N:Je n'étais pas perdue,] dit-elle en se glissant derrière l'oreille.
Et le pré, très bas, fit *boum*.
{>close}
{N} soutient encore qu'elle n'a jamais été perdue. Seulement, la nuit, quand quelque chose de grand se pose à côté d'elle, elle demande, sans ouvrir les yeux :
[N:C'est toi ?]

=== last
en:
{each:@ felt it right down to the feet.|@ felt it right down to the feet.}
fr:
{each:@ le sentit jusque dans les pieds.|@ le sentirent jusque dans les pieds.}

=== strandEnd
en:
[A:Midnight,] called the watchman, who had been looking up, [A:and all's well!] He sounded surprised, because for once it was right, both halves.
fr:
[A:Minuit,] cria le veilleur, qui avait levé la tête, [A:et tout va bien !]
Il en eut l'air tout étonné, car c'était juste, les deux moitiés.

=== cameo
en:
In the dark, high over their heads, went something that said *boom*, and took care not to wake anyone.
fr:
Dans le noir, très haut, passa quelque chose qui faisait *boum*, en prenant garde de ne réveiller personne.

=== ask
en:
{N} says she is not lost. Who is she saying it to?
Why was it such a mistake to look so hard?
What three things would you say about your house, with your eyes shut?
fr:
{N} dit qu'elle n'est pas perdue. À qui le dit-elle ?
Pourquoi était-ce une erreur de chercher si vite ?
Quelles trois choses dirais-tu de ta maison, les yeux fermés ?
`
