export const band5to8 = `
=== title
en:
A Leak in the World
fr:
Une fuite dans le monde

=== title
en:
{H} and the Sea in the Corridor
fr:
{H} et la mer dans le couloir

=== teaser
en:
The sea is coming under the classroom door, very small, with all its ships on it.
fr:
La mer passe sous la porte de la classe, toute petite, avec tous ses bateaux.

=== when
en:
One wet Friday
fr:
Un vendredi de pluie

=== plant button
en:
{>when}, {H} was wearing the big blue button on its string. It had come off Grandpa's sea coat, and it was as wide as a biscuit.
fr:
{>when}, {H} portait le gros bouton bleu, au bout de sa ficelle. Il venait du manteau de marin de Papi, et il était large comme un biscuit.

=== about button
en:
[F:Where's the rest of the coat?] asked {F}.
[H:Still at sea,] said {H}. [H:It does up with a rope.]
fr:
[F:Et le reste du manteau ?] demanda {F}.
[H:Encore en mer,] dit {H}. [H:Il ferme avec une corde.]

=== pay button
en:
{H} undid the knot in the string. It had never been undone. {h:He|She} laid the big blue button over the hole. It had kept out every wind from here to Cape Horn.
[H:It's got four little holes,] {h:he|she} told the World. [H:So you can breathe.]
fr:
{H} défit le nœud de la ficelle. On ne l'avait jamais défait. {h:Il|Elle} posa le gros bouton bleu sur le trou. Ce bouton avait arrêté tous les vents jusqu'au cap Horn.
[H:Il a quatre petits trous,] dit-{h:il|elle} au Monde. [H:C'est pour respirer.]

=== pay own
en:
But the World began to roll back. So {H} took {h:his|her} {T}, and wedged {n:it|them} between the World and its brass foot. It stayed.
[F:When do you get {n:it|them} back?] asked {F}.
[H:At the end of the World,] said {H}.
fr:
Mais le Monde roulait en arrière. Alors {H} prit {son T} et {T:le|la} cala entre le Monde et le pied de cuivre. Plus rien ne bougea.
[F:Ça reste là longtemps ?] demanda {F}.
[H:Jusqu'à la fin du Monde,] dit {H}.

=== about own
en:
[F:What {n:is it|are they} good for, your {T}?] asked {F}.
[H:{n:It doesn't|They don't} know yet,] said {H}. [H:We're still waiting.]
fr:
[F:Et {ton T}, ça sert à quoi ?] demanda {F}.
[H:On attend de voir,] dit {H}.

=== lack >
en:
Some water came under the classroom door. It was blue, and it had ships on it, as big as walnuts. {H} put in a finger, and licked it. Salt!
[A:I had just done that floor,] said somebody on the teacher's chair. It was {A}. She was the caretaker, and a cat, and she didn't do wet. [A:Somewhere there's a leak. Whoever stops it may ring my bell for going home. All year!]
{>gag1}
fr:
De l'eau passait sous la porte de la classe. Elle était bleue, avec des bateaux dessus, gros comme des noix. {H} y trempa un doigt, et le lécha. C'était salé !
[A:Je venais de laver par terre,] dit quelqu'un sur la chaise de la maîtresse.
C'était {A}, la concierge. Une chatte, et le mouillé, ce n'était pas son genre.
[A:Il y a une fuite quelque part. Qui l'arrêtera pourra sonner ma cloche, à quatre heures. Toute l'année !]
{>gag1}

=== way >
en:
{A} had the chair. They took the table, turned it upside down, and it floated. {each:@ held up the mast.|@ held up the mast.} The mast was a broom.
[H:Even a sea must start somewhere,] said {H}.
{>talent}
{>go}
They sailed down the whole corridor, against the waves. Two storms came by, below the coats. A whale swam under the table, as long as a sardine, and looked surprised to see legs on top.
At the very end, the water came out from under a door.
fr:
La chatte gardait la chaise. Mais il y avait la table. On la retourna, les pieds en l'air, et elle flotta. Le mât était un balai. {each:@ le tenait.|@ le tenaient.}
[H:Même une mer, ça commence quelque part,] dit {H}.
{>talent}
{>go}
La table remonta tout le couloir, contre les vagues. Il y eut deux tempêtes, sous les manteaux. Une baleine passa dessous, longue comme une sardine.
Tout au bout, l'eau sortait de sous une porte.

=== road >
en:
Behind the door was the old library. And there it stood, on its brass foot, taller than a teacher: the World. It was round and blue, and in its side was a hole. *Pssss*, went the sea.
[H:Don't worry,] said {H}. [H:We've come to save the world.]
[N:That would be me,] said the World. [N:How kind. Mind your shoes.]
[H:How much have you got left?]
[N:It will do till four o'clock. After that there won't be any sea, I'm afraid. You'll all have to walk.]
fr:
Derrière la porte, c'était la vieille bibliothèque. Il était là, sur son pied de cuivre, plus haut qu'une maîtresse : le Monde. Il était tout rond, tout bleu, et il avait un trou sur le côté. *Pssss*, faisait la mer.
[H:N'ayez pas peur,] dit {H}. [H:On vient sauver le monde.]
[N:C'est moi,] dit le Monde. [N:Comme c'est aimable. Attention à vos pieds.]
[H:Il vous en reste beaucoup ?]
[N:Jusqu'à quatre heures. Après, plus de mer. Il faudra tout faire à pied.]

=== try plug >
en:
[H:We need a cork,] said {H}, and put a thumb in. It was just the right size. The sea stopped.
But the World went pink, and rounder than before. *Atchoo!* Out came the sea at the top, through the North Pole, as high as a fountain. On the fountain sat a penguin.
[F:They live at the South Pole,] said {F}.
[O:I did,] said the penguin.
[N:Excuse me,] said the World. [N:Everybody always presses there.]
fr:
[H:Il faut un bouchon,] dit {H}, et ce fut son pouce.
Il était juste à la bonne taille. La mer s'arrêta.
Mais le Monde devint rose. Puis rond. Encore plus rond qu'avant. Atchoum ! La mer sortit par en haut, au pôle Nord, comme un jet d'eau. Sur le jet d'eau, il y avait un manchot.
[F:Ça vit au pôle Sud, les manchots,] dit {F}.
[O:J'y étais,] dit le manchot.
[N:Pardon,] dit le Monde. [N:C'est que tout le monde appuie toujours là.]

=== recap plug
en:
Everybody pressed there, the World had said.
fr:
Tout le monde appuie là, avait dit le Monde.

=== try bail
en:
[H:Then we'll put the sea back,] said {H}.
There were two buckets and a spoon. {F} took the spoon. They put back the whole Atlantic, in at the hole, and out it came again. They put back the Atlantic five times. After that it was up to their knees.
[F:It's a big sea,] said {F}, [F:for a small spoon.]
Up close, {H} had a good look at that hole. All round it there was no paint left. It shone there, like an old doorknob.
{>fail}
fr:
[H:La mer, on n'a qu'à la remettre dedans,] dit {H}.
Il y avait deux seaux et une cuillère. La cuillère, ce fut pour {F}. On remit tout l'Atlantique, par le trou, et il ressortit. On le remit cinq fois. Après, on en avait jusqu'aux genoux.
[F:C'est une grande mer,] dit {F}, [F:et une petite cuillère.]
De tout près, {H} regarda bien le trou. Autour, il n'y avait plus de peinture. Ça brillait, comme une vieille poignée de porte.
{>fail}

=== recap bail
en:
All round the hole the paint had gone.
fr:
Autour du trou, la peinture était partie.

=== try turn >
en:
[H:Let's turn the World to the wall,] said {H}. They did, and there was no more hole to be seen. *Pssss*, went the wall.
But now the other side of the World had come round. {H} stared. It was as bright as new! There were red forests, and gold towns, and a sea serpent with every scale on. Nobody had ever laid a finger on it.
[N:Nobody comes round the back,] it said shyly. [N:Would you like to see my volcano? I've got a very good volcano.]
fr:
[H:Si on tournait le Monde contre le mur ?] dit {H}.
On le tourna, et il n'y eut plus de trou du tout. *Pssss*, fit le mur.
Mais maintenant, on voyait l'autre côté du Monde. Il était comme neuf ! Il y avait des forêts rouges, des villes en or, un serpent de mer avec toutes ses écailles. Personne n'y avait jamais posé un doigt.
[N:Personne ne vient jamais derrière,] dit le Monde timidement. [N:Vous voulez voir mon volcan ? J'ai un très beau volcan.]

=== recap turn
en:
On the other side the World was as bright as new.
fr:
De l'autre côté, le Monde était comme neuf.

=== strand >
en:
There was one dry rug left, and {A} had it. On the rug stood a glass bowl. In the bowl was a shark, as long as a gherkin.
[C:TREMBLE!] said the shark.
{A} put her nose over the edge. She licked her lips.
[C:Tremble!] said the shark again, not quite so loud.
[A:I only came to dust,] said {A}. And she sat down by the bowl, on her own tail, to keep it still.
fr:
Il restait un seul tapis sec, et la chatte l'avait pris. Sur le tapis, il y avait un bocal. Dans le bocal, un requin, long comme un cornichon.
[C:TREMBLEZ !] dit le requin.
La chatte se pencha au-dessus du bord. Elle se lécha les babines.
[C:Tremblez !] répéta le requin, un peu moins fort.
[A:Je viens pour la poussière,] dit {A}.
Et elle s'assit à côté du bocal, sur sa queue, pour la faire tenir tranquille.

=== strandEnd
en:
The shark went in last, in a spoon. [C:Did you tremble?] he asked. [A:From ear to tail,] said {A}.
fr:
Le requin passa en dernier, dans une cuillère.
[C:Vous avez tremblé ?]
[A:Des oreilles à la queue,] dit {A}.

=== quiet
en:
For a bit nobody had an idea. The ships went round the chair legs. Far away in the blue, somebody very small was ringing for supper.
[H:Do many people come in here?] asked {H}.
[N:Always two by two. There's one who says *Look!* and there's one who looks. I like that part best.]
[H:What do they look at?]
[N:I can't see,] it said. [N:It's just under my chin.]
fr:
Pendant un moment, plus personne n'eut d'idée. Les bateaux tournaient autour des pieds de chaise. Très loin dans le bleu, quelqu'un de minuscule sonnait l'heure de la soupe.
[H:Il vient du monde, ici ?] demanda {H}.
[N:Toujours par deux. Il y en a un qui dit *regarde !* et un qui regarde. C'est ce que je préfère.]
[H:Et ils regardent quoi ?]
[N:Je ne sais pas,] dit le Monde. [N:C'est juste sous mon menton.]

=== insight >
en:
{?told(turn):They turned the World round again. |}It was ten to four, and the World had gone quite pale.
{>gag2}
{>recap1} {>recap2}
{H} wanted to say something nice, before the end. [H:Look, {F}! That's where we live,] {h:he|she} said, and pointed.
*Plop.* The whole finger went in.
Nobody spoke. {H} pulled it out again, very slowly.
[H:It's our town,] {h:he|she} said. [H:Everybody comes in here and points at home. We've pointed a hole in it!]
[N:You were always so pleased to find it,] said the World. [N:I didn't like to say.]
fr:
{?told(turn):On retourna le Monde. |}Il était quatre heures moins dix. Le Monde était tout pâle.
{>gag2}
{>recap1} {>recap2}
{H} voulut dire quelque chose de gentil, avant la fin.
[H:Regarde, {F} ! C'est là qu'on habite.]
Et {h:il|elle} montra du doigt. *Plop.* Le doigt entra en entier.
Personne ne parla. {H} retira son doigt, tout doucement.
[H:C'est notre ville,] dit-{h:il|elle}. [H:Tout le monde vient montrer sa maison. À force de montrer, on a fait un trou !]
[N:Vous étiez toujours si contents de la trouver,] dit le Monde. [N:Je n'ai pas osé le dire.]

=== turn why
en:
[H:Why is home on the side?] asked {H}. [H:What's that white bit on top?]
[N:The North. A bear lives there,] said the World. [N:He's mostly out.]
So they all pushed. It creaked. It leaned, and it leaned, until home was right at the top. *Pssss. Psss. Pss.* And that was all.
{>pay}
fr:
[H:Pourquoi chez nous, c'est sur le côté ?] demanda {H}. [H:Et le blanc, là-haut, c'est quoi ?]
[N:Le Nord. Il y habite un ours,] dit le Monde. [N:Il n'est jamais là.]
Alors on poussa, tous ensemble. Ça grinça, ça pencha, jusqu'à ce que leur ville soit tout en haut. *Pssss. Psss. Pss.* Et plus rien.
{>pay}

=== turn notice
en:
Nothing got past {H}. On the windowsill stood a jug of flowers. It had a hole too, a big one, and not a drop came out.
[H:It's on top!] said {H}. [H:Let's put home on top!]
They pushed. The World creaked, and leaned, until the hole looked at the ceiling. *Pssss. Psss. Pss.* And that was all.
{>pay}
fr:
{H} remarquait tout. Devant la fenêtre, il y avait un vase. Lui aussi avait un trou, un gros. Il n'en sortait pas une goutte.
[H:C'est qu'il est en haut !] dit {H}. [H:On va mettre chez nous en haut !]
On poussa. Ça grinça, ça pencha, jusqu'à ce que le trou regarde le plafond. *Pssss. Psss. Pss.* Et plus rien.
{>pay}

=== turn build
en:
{H} could build anything. Three fat books; the broom across them, like a seesaw; one end under the World.
[H:Home goes on top!] {h:he|she} called, and they all sat down on the other end.
It creaked, and leaned, until the hole looked at the ceiling. *Pssss. Psss. Pss.* And that was all.
{>pay}
fr:
{H} savait tout construire. Trois gros livres. Le balai dessus, comme une balançoire. Un bout sous le Monde.
[H:On met chez nous en haut !] cria-t-{h:il|elle}.
Et tout le monde s'assit sur l'autre bout. Ça grinça, ça pencha, jusqu'à ce que le trou regarde le plafond. *Pssss. Psss. Pss.* Et plus rien.
{>pay}

=== restore
en:
They put the whole sea back{?has(own):|, under one edge of the button}{?told(bail):. This time once was enough|, and it stayed in}. {A} tried the floor with a paw. Dry! And {H} rang the bell with both feet off the ground.
{>close}
These days nobody points at home. You climb up close to it and listen. First there's the sea. Then, if you keep still, there's a very, very small bell.
fr:
On remit toute la mer{?has(own):|, par-dessous le bord du bouton}{?told(bail):. Cette fois, il suffit d'une fois|, et elle resta dedans}. La concierge essaya le sol d'une patte. Sec ! Et {H} sonna la cloche si fort que ses pieds quittèrent la terre.
{>close}
Maintenant, on ne montre plus sa maison. On se penche tout en haut, et on écoute. D'abord, il y a la mer. Et puis, si personne ne bouge, une cloche, toute petite.

=== last
en:
{each:@ carried the last whale down the corridor, in a cup, singing to it.|@ carried the last whale down the corridor, in a cup, singing to it.}
fr:
{each:@ rapporta la dernière baleine dans une tasse, en chantant pour elle.|@ rapportèrent la dernière baleine dans une tasse, en chantant pour elle.}

=== cameo
en:
Through a library window they saw a big blue globe, lying back in its stand like somebody in long grass.
fr:
Derrière une fenêtre, un gros globe bleu se tenait penché en arrière, comme quelqu'un qui regarde le ciel.

=== ask
en:
How did the hole get there? Who made it?
Why did the World never say anything?
Where would you point first, on a globe?
fr:
Comment le trou est-il venu ? Qui l'a fait ?
Pourquoi le Monde n'a-t-il rien dit ?
Et toi, sur un globe, que montres-tu en premier ?
`
