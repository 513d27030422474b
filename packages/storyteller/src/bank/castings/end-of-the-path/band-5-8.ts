export const band5to8 = `
=== title
en:
The End of the Path
fr:
Le bout du chemin

=== title
en:
{H} Goes On a Bit
fr:
{H} fait un pas de plus

=== teaser
en:
Halfway up the mountain the path simply stops, and there is a donkey who sells tickets to see it.
fr:
Au milieu de la montagne, le chemin s'arrête net, et un âne vend des billets pour voir ça.

=== when
en:
One white morning
fr:
Un matin tout blanc

=== plant ribbon
en:
{>when}, {H} had a red ribbon off the biggest present of the year. The present was used up, but the ribbon wasn't.
fr:
{>when}, {H} avait un ruban rouge, celui du plus gros cadeau de l'année. Le cadeau était fini, mais pas le ruban.

=== about ribbon
en:
[F:What will you tie up with it?] asked {F}.
[H:I'm waiting for something big enough,] said {H}.
fr:
[F:Tu vas attacher quoi, avec ?] demanda {F}.
[H:J'attends quelque chose d'assez grand,] dit {H}.

=== pay ribbon
en:
On the snow it is easy to forget where you were going. So {H} tied the red ribbon to a stick and planted it at the first bend.
[H:So that the path knows where to turn.]
fr:
Dans la neige, on oublie vite où on allait. {H} noua donc le ruban rouge à un bâton, et le planta au premier tournant.
[H:Pour que le chemin sache où tourner,] dit {H}.

=== plant lantern
en:
{>when}, {H} took the small lantern along. It could only light up three steps at a time, but it had never minded.
fr:
{>when}, {H} emporta la petite lanterne. Elle n'éclairait que trois pas à la fois, et ça ne l'avait jamais gênée.

=== about lantern
en:
[F:Three steps isn't far,] said {F}.
[H:Then you do the next three,] said {H}.
fr:
[F:Trois pas, ce n'est pas loin,] dit {F}.
[H:Après, on fait les trois suivants,] dit {H}.

=== pay lantern
en:
On the snow it is easy to forget where you were going. So {H} stood the small lantern at the first bend, to stay.
[H:So that the path knows where to turn.]
fr:
Dans la neige, on oublie vite où on allait. {H} posa donc la petite lanterne au premier tournant, pour de bon.
[H:Pour que le chemin sache où tourner,] dit {H}.

=== pay own
en:
On the snow it is easy to forget where you were going. So at the first bend {H} put down {h:his|her} {T}, and left {n:it|them} there.
[H:So that the path knows where to turn.]
fr:
Dans la neige, on oublie vite où on allait. Alors, au premier tournant, {H} laissa {son T}.
[H:Pour que le chemin sache où tourner,] dit {H}.

=== pay own garment
en:
On the snow it is easy to forget where you were going, and climbing is warm work. So at the first bend {H} hung {h:his|her} {T} on a stick.
[H:So that the path knows where to turn.]
fr:
Dans la neige, on oublie vite où on allait, et monter donne chaud. Alors, au premier tournant, {H} accrocha {son T} à un bâton.
[H:Pour que le chemin sache où tourner,] dit {H}.

=== pay own boots
en:
On the snow it is easy to forget where you were going. So at the first bend {H} stood {h:his|her} {T} side by side, toes to the front, and went on in two pairs of socks.
[H:So that the path knows where to turn.]
fr:
Dans la neige, on oublie vite où on allait. Alors, au premier tournant, {H} posa {son T} côte à côte, la pointe devant, et continua en grosses chaussettes.
[H:Pour que le chemin sache où tourner,] dit {H}.

=== about own
en:
[F:Is your {T} coming all the way up?] asked {F}.
[H:{n:It wants|They want} to see the end,] said {H}.
fr:
[F:{Ton T} {n:monte|montent} avec nous jusqu'en haut ?] demanda {F}.
[H:Jusqu'au bout,] dit {H}.

=== lack >
en:
The path came out of the trees, reached the snow, and stopped. Beside a sign, on a chair, sat {A}, a donkey in a cap.
[A:The End,] he said proudly. [A:Two pennies. Please turn round.]
At the edge stood {N}, an old goat with a basket.
[N:My sister lives on the other side. She kicks, but she's all I've got. At the top hangs a bell, for whoever's first. I've come every day for fifty years, to see if they've finished the path.]
{>gag1}
fr:
Le chemin sortit du bois, monta jusqu'à la neige et s'arrêta. Près d'un panneau, sur une chaise, trônait {A}, un âne en casquette.
[A:Le Bout,] dit-il fièrement. [A:Deux sous. Demi-tour, s'il vous plaît.]
Au bord se tenait {N}, une vieille chèvre, un panier au cou.
[N:Ma sœur habite de l'autre côté,] dit-elle. [N:Elle donne des coups de pied, mais je n'ai qu'elle. Et là-haut, une cloche, pour le premier. Je viens chaque jour depuis cinquante ans, voir s'ils ont fini le chemin.]
{>gag1}

=== try dig
en:
[H:It's got snowed on,] said {H}. [H:The rest is underneath.]
So they dug. {H} had the spade, and {F} had a soup spoon. {each:@ carried the snow away.|@ carried the snow away.} They found a mitten, and a very cross beetle. Under the snow was grass, long and green. Every blade of it stood up straight.
[F:That isn't a path,] said {F}. [F:That's a meadow with its hair done.]
{>fail}
fr:
[H:Il a neigé dessus,] dit {H}. [H:La suite est en dessous.]
{hf:Ils|Elles} creusèrent. {H} avait la pelle, et {F} une cuillère à soupe. {each:@ emportait la neige.|@ emportaient la neige.} {hf:Ils|Elles} trouvèrent une moufle, et un scarabée très fâché. Sous la neige, il y avait de l'herbe, longue et verte. Chaque brin se tenait bien droit.
[F:Ça, ce n'est pas un chemin,] dit {F}. [F:C'est un pré qui sort de chez le coiffeur.]
{>fail}

=== recap dig
en:
Under the snow all the grass had been standing up.
fr:
Sous la neige, toute l'herbe se tenait droite.

=== try ask >
en:
[H:When will the path be finished?] {H} asked {A}.
[A:It is finished,] said {A}. [A:It's a first-class End. People come a long way to turn round at it.]
[H:Was it always here?]
{A} looked left and right.
[A:When I was a foal, it was down there, by the bush,] he said, very low. [A:Then Father moved his chair up here, for the view. In the spring, the End had moved, too. I've told nobody.]
fr:
[H:Quand est-ce que le chemin sera fini ?] demanda {H} à {A}.
[A:Mais il est fini,] dit {A}. [A:C'est un Bout de première classe. On vient de loin y faire demi-tour.]
[H:Il a toujours été là ?]
{A} regarda à gauche, puis à droite.
[A:Quand j'étais petit, il était là-bas, près du buisson,] dit-il tout bas. [A:Et puis Papa a monté sa chaise ici, pour la vue. Au printemps, le Bout avait suivi. Je ne l'ai dit à personne.]

=== recap ask
en:
When the chair had moved up, the End had moved up after it.
fr:
Quand la chaise avait monté, le Bout avait suivi.

=== try call >
en:
[H:Perhaps the other side has got some path left over,] said {H}. They put their hands to their mouths. [H:HAVE YOU GOT THE REST?]
For a while the mountain thought about it. Then came a voice, as thin as a thread, from right across the snow.
[O:MINE STOPS TOO!]
[N:That's her!] said {N}. [N:What's she doing there?]
[O:STANDING ON THE END!] called the voice. [O:SAME AS YOU!]
{>fail}
fr:
[H:De l'autre côté, il leur en reste peut-être un morceau,] dit {H}.
On mit les mains en porte-voix.
[H:VOUS AVEZ LA SUITE ?]
La montagne réfléchit un moment. Puis une voix arriva, mince comme un fil, par-dessus toute la neige.
[O:LE MIEN S'ARRÊTE AUSSI !]
[N:C'est elle !] dit {N}. [N:Qu'est-ce qu'elle fait là ?]
[O:JE SUIS AU BOUT !] cria la voix. [O:COMME TOI !]
{>fail}

=== recap call
en:
The sister was standing at an end, too, and looking this way.
fr:
La sœur aussi était debout au bout du sien, et regardait par ici.

=== strand >
en:
Something came down out of the sky and lay on its back. It was a duck with a parcel round her neck.
[B:Fifty years,] said the duck. [B:Up over the top, every day, with the post. And do those two write letters? They send cheese.] She opened one eye. [B:Do you know what a cheese weighs, when you're the only road there is?]
{F} carried it for her, as far as the basket. It was quite far enough.
fr:
Quelque chose tomba du ciel et resta sur le dos. C'était une cane, un paquet autour du cou.
[B:Cinquante ans,] dit la cane. [B:Par-dessus la montagne, tous les jours, avec le courrier. Et ces deux-là, elles s'écrivent ? Non. Elles s'envoient du fromage.]
Elle ouvrit un œil.
[B:Vous savez ce que ça pèse, un fromage, quand on est la seule route ?]
{F} le porta jusqu'au panier. C'était bien assez loin.

=== strandEnd
en:
The duck went home on foot, for the first time in her life, and told everybody.
fr:
La cane rentra à pied, pour la première fois de sa vie, et le dit à qui voulait l'entendre.

=== way
en:
It had been a long road up. It had gone past the last gate, past the last house, and past a snowman who was looking the other way.
{>talent}
{>go}
Now nobody had an idea left, and it was time for the long road down. Down is always longer. {N} stayed where she was. She always waited until dark, in case.
[A:Mind the step,] said {A}. [A:And tell your friends!]
fr:
Pour venir, on était passé par le dernier portail, devant la dernière maison, et devant un bonhomme de neige qui regardait ailleurs.
{>talent}
{>go}
Maintenant, plus personne n'avait d'idée. Il fallait tout redescendre, et le retour est toujours plus long. {N}, elle, ne bougea pas. Elle attendait toujours jusqu'au soir, au cas où.
[A:Attention à la marche,] dit {A}. [A:Et parlez-en autour de vous !]

=== road >
en:
They were nearly at the bush when the wind took {F}'s woolly hat. It rolled up the slope, past {A}, past {N}, past the sign, and lay down in all that white, ten steps after the End.
[A:Nobody goes there,] said {A}. [A:There's nothing to go on.]
[F:It's a good hat,] said {F}.
So {H} went and fetched it. Ten steps there. Ten steps back. Nothing happened at all.
fr:
{hf:Ils|Elles} étaient presque au buisson quand le vent prit le bonnet {de F}. Il remonta la pente en roulant, passa {A}, passa {N}, passa le panneau. Puis il se coucha dans tout ce blanc, dix pas après le Bout.
[A:Personne ne va là,] dit {A}. [A:Il n'y a rien pour marcher dessus.]
[F:C'est un bon bonnet,] dit {F}.
Alors {H} alla le chercher. Dix pas pour aller. Dix pas pour revenir. Il ne se passa rien du tout.

=== quiet
en:
{N} opened her basket and gave everyone some cheese. They ate it sitting in a row with their feet on the End. From here the top looked so near that you could have thrown a crust over it.
[N:We used to share a bed,] said {N}. [N:She kicked.]
She held a piece of cheese out over the snow, for a while, in that direction. Then she ate it herself.
fr:
{N} ouvrit son panier et donna du fromage à tout le monde. On mangea assis en rang, les pieds sur le Bout. Vu d'ici, le sommet semblait si près qu'on aurait pu lancer une croûte par-dessus.
[N:Avant, on dormait dans le même lit,] dit {N}. [N:Elle donnait des coups de pied.]
Elle tendit un moment un bout de fromage au-dessus de la neige, dans cette direction. Puis elle le mangea elle-même.

=== insight >
en:
[A:Hey!] said {A}. [A:Who did that?]
{>gag2}
He was pointing past his own sign. Up the white slope ran something new. It was grey and narrow. It was ten steps long, and it ended where the hat had been.
{>recap1} {>recap2}
{H} looked at the new piece. Then {h:he|she} lifted up one foot, and looked underneath.
[H:It comes out of feet!] said {H}. [H:Paths come out of *feet!*]
fr:
[A:Hé !] dit {A}. [A:Qui a fait ça ?]
{>gag2}
Il montrait quelque chose derrière son panneau. Dans la pente blanche, il y avait du nouveau. C'était gris, et étroit. Ça faisait dix pas de long, et ça s'arrêtait là où était tombé le bonnet.
{>recap1} {>recap2}
{H} regarda le nouveau morceau. Puis {h:il|elle} leva un pied, et regarda dessous.
[H:Ça sort des pieds !] dit {H}. [H:Les chemins, ça sort des *pieds* !]

=== turn climb
en:
{H} could climb anything with an up in it. {h:He|She} took a step past the sign. [H:Put your feet in mine.]
{>pay}
{N} lifted a hoof, and held it in the air. It had been fifty years. She set it down. *Crunch.* [N:Oh,] said {N}. She looked back at the hole. [N:That's me!]
After that there was no holding her.
fr:
{H} savait grimper à tout ce qui monte. {h:Il|Elle} fit un pas après le panneau.
[H:Mets tes pieds dans les miens.]
{>pay}
{N} leva un sabot, et le garda en l'air. Cela faisait cinquante ans. Elle le posa. *Crounch.*
[N:Oh,] dit {N}.
Elle se retourna pour voir le trou qu'elle avait fait.
[N:C'est moi, ça !]
Après, plus moyen de la retenir.

=== turn dance
en:
{H} could dance, and it is easier to begin a thing if it doesn't look serious. So {h:he|she} danced past the sign: two left, one right, and round.
{>pay}
{N} lifted a hoof, and held it in the air. It had been fifty years. She set it down. *Crunch.* [N:Oh,] said {N}. [N:That's me!]
To this day, the path goes two left, one right, and round.
fr:
{H} savait danser, et une chose est plus facile à commencer quand elle n'a pas l'air sérieuse. {h:Il|Elle} passa donc le panneau en dansant : deux à gauche, un à droite, et on tourne.
{>pay}
{N} leva un sabot, et le garda en l'air. Cela faisait cinquante ans. Elle le posa. *Crounch.*
[N:Oh,] dit {N}. [N:C'est moi, ça !]
À cet endroit, le chemin fait toujours deux à gauche, un à droite, et il tourne.

=== turn why
en:
[H:Why do you stop here?] asked {H}.
[N:Because the path stops here.]
[H:And why does the path stop here?]
{N} opened her mouth. She shut it. She looked down at her hooves, on the edge. [N:Because *I* do,] she said.
{N} lifted a hoof. It had been fifty years. She set it down in the snow. *Crunch.* [N:Oh,] she said. [N:That's me!]
{>pay}
fr:
[H:Pourquoi tu t'arrêtes là ?] demanda {H}.
[N:Parce que le chemin s'arrête là.]
[H:Et pourquoi le chemin s'arrête là ?]
{N} ouvrit la bouche. Elle la referma. Elle regarda ses sabots, juste au bord.
[N:Parce que *moi*, je m'arrête,] dit-elle.
{N} leva un sabot. Cela faisait cinquante ans. Elle le posa dans la neige. *Crounch.*
[N:Oh,] dit-elle. [N:C'est moi, ça !]
{>pay}

=== restore
en:
Just below the top, somebody was coming up the other side. *Crunch, crunch.* The two goats stood still, nose to nose. [O:You've got old,] said the sister. [N:You kick,] said {N}.
So {H} got to the top first, and rang the bell.
{>close}
These days {A} leads the way, and puts his sign down in a new place every night. It still says: *The End.*
fr:
Juste sous le sommet, quelqu'un montait de l'autre côté. *Crounch, crounch.* Les deux chèvres s'arrêtèrent, nez à nez.
[O:Tu as vieilli,] dit la sœur.
[N:Tu donnes des coups de pied,] dit {N}.
Ce fut donc {H} qui arriva en premier, et sonna la cloche.
{>close}
Maintenant, {A} ouvre la marche, et plante son panneau un peu plus loin chaque soir. Dessus, il y a toujours écrit : *Le Bout.*

=== last
en:
{each:@ came behind, and made it wider.|@ came behind, and made it wider.}
fr:
{each:@ fermait la marche, et l'élargissait.|@ fermaient la marche, et l'élargissaient.}

=== cameo
en:
They met a donkey with a sign on his back, who told them that this was the End, for today.
fr:
Un âne les croisa, un panneau sur le dos. Pour aujourd'hui, dit-il, le Bout, c'était ici.

=== ask
en:
Why did the path stop there for fifty years?
When did you first see what makes a path?
Where would you like to make one?
fr:
Pourquoi le chemin s'arrêtait-il là depuis cinquante ans ?
À quel moment as-tu vu ce qui fait les chemins ?
Et toi, où voudrais-tu en faire un ?
`
