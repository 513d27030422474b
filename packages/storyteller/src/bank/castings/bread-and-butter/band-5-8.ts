export const band5to8 = `
=== title
en:
Bread Out Here, Butter in There
fr:
Le pain dehors et le beurre dedans

=== title
en:
{H} and the Very Polite Unicorn
fr:
{H} et la licorne trop polie

=== teaser
en:
All the bread is outside the castle, all the butter is inside, and in the gate stand two people with very good manners.
fr:
Tout le pain est devant le château, tout le beurre est dedans, et dans la porte il y a deux personnes très bien élevées.

=== when
en:
One bright Friday
fr:
Un beau vendredi

=== plant blanket
en:
{>when}, {H} had a blanket under one arm. It had been a cape, a tent and a boat, and all of them had been good ones.
fr:
{>when}, {H} avait une couverture sous le bras. Elle avait déjà été une cape, une tente et un bateau, à chaque fois très réussis.

=== about blanket
en:
[F:And what is it today?] asked {F}.
[H:It hasn't told me yet,] said {H}.
fr:
[F:Et aujourd'hui, c'est quoi ?] demanda {F}.
[H:Elle ne me l'a pas encore dit,] répondit {H}.

=== pay blanket
en:
{H} shook out the blanket, and laid it in the grass beside the gate. [H:Today it's a place,] {h:he|she} said.
fr:
{H} secoua la couverture et l'étendit dans l'herbe, à côté de la porte.
[H:Aujourd'hui, c'est un endroit,] dit-{h:il|elle}.

=== pay own
en:
{H} laid {h:his|her} {T} in the grass, beside the gate. [H:There,] {h:he|she} said. [H:Somebody's keeping that place. It's yours.]
fr:
{H} posa {son T} dans l'herbe, à côté de la porte.
[H:Voilà, la place est prise,] dit-{h:il|elle}. [H:C'est la vôtre.]

=== about own
en:
[F:Do you have to take your {T} everywhere?] asked {F}.
[H:That's how I keep my place,] said {H}. [H:Where I put {n:it|them} down, nobody else may sit.]
fr:
[F:Tu emmènes {ton T} partout ?] demanda {F}.
[H:Pour garder ma place,] dit {H}. [H:Là où je {T:le|la} pose, personne d'autre ne s'assoit.]

=== lack >
en:
In the castle gate stood a unicorn called {N}, on her way out. Nose to nose with her stood {A}, a hedgehog in a top hat, with a suitcase, on his way in.
[N:After you,] said the unicorn.
[A:No, no. After *you*,] said the hedgehog.
[B:Six days of that!] cried the porter, a hare called {B}. [B:All the bread is out here, all the butter is in there, and nothing gets by! A golden key to whoever empties my gate!]
{>gag1}
fr:
Dans la porte du château, il y avait une licorne, {N}, qui voulait sortir. Nez à nez avec elle, il y avait {A}, un hérisson en haut-de-forme, avec une valise, qui voulait entrer.
[N:Après vous,] dit la licorne.
[A:Mais non, après *vous*,] dit le hérisson.
[B:Six jours que ça dure !] cria le portier, un lièvre du nom de {B}. [B:Tout le pain est dehors, tout le beurre est dedans, et plus rien ne passe ! Une clé d'or à qui me vide cette porte !]
{>gag1}

=== try push
en:
[H:We'll push,] said {H}. They pushed {A}, who was the smaller.
*Ouch. Ouch. Ouch.* {each:@ tried it with a loaf in between.|@ tried it with a loaf in between.}
{A} slid in by one step. So {N} went back a step, to make room. So he went back as well, not to crowd her. So she came forward again.
[A:Forgive my prickles,] he said.
And there they were, nose to nose, with room for one slice of bread in between.
{>fail}
fr:
[H:On va pousser,] dit {H}.
On commença par {A}, qui était le plus petit. *Aïe. Aïe. Aïe.* {each:@ poussait avec un pain.|@ poussaient avec un pain.}
Monsieur Brosse finit par avancer d'un pas. Alors {N} recula d'un pas, pour lui faire de la place. Alors il recula aussi, pour ne pas la bousculer. Alors elle revint.
[A:Pardon pour les piquants,] dit {A}.
Et voilà, nez à nez, avec juste la place d'une tartine entre les deux.
{>fail}

=== recap push
en:
When {A} moved, {N} moved too, and there was never more than a slice of bread between them.
fr:
Quand {A} bougeait, {N} bougeait aussi, et il n'y avait jamais plus d'une tartine entre les deux.

=== try coin
en:
[B:Let's have a rule,] said {B}. [B:Heads, she goes. Tails, he goes.]
{H} tossed the coin. Heads!
[N:I've won!] cried {N}. [N:How lovely. Then I may give it to somebody. After you.]
{H} tossed it again. Tails!
[A:Me? Really?] breathed {A}. [A:It's the first thing I ever won. Do take it.]
They won six times each, and gave it back six times each.
[B:I've never seen two people win so much,] said {B}, [B:and get nowhere.]
fr:
[B:Il faut une règle,] dit {B}. [B:Pile, c'est elle. Face, c'est lui.]
{H} lança la pièce. Pile !
[N:J'ai gagné !] s'écria {N}. [N:Quelle joie ! Alors je peux vous l'offrir. Après vous.]
{H} lança la pièce encore une fois. Face !
[A:Moi ? C'est vrai ?] souffla {A}. [A:Je n'avais jamais rien gagné. C'est pour vous.]
Ils gagnèrent six fois chacun, et rendirent six fois chacun.
[B:C'est fou comme ils gagnent,] dit {B}, [B:et comme ils n'avancent pas.]

=== recap coin
en:
The winner had always given it to the other, and looked very happy.
fr:
Celui qui gagnait avait chaque fois tout donné à l'autre, d'un air ravi.

=== try bun >
en:
{H} put a hot bun on the ground, right in the middle of the gate. [H:Whoever wants it has to be first!]
It smelled wonderful. A nose trembled. Prickles trembled.
[N:After you,] whispered {N}.
[A:You first,] whispered {A}.
The bun got cold. Then both of them bent down, in the same moment, and bit: he at one end, she at the other.
They chewed all the way to the middle. Nobody had gone first. Nobody had gone anywhere.
fr:
{H} posa une brioche toute chaude par terre, au beau milieu de la porte.
[H:Celui qui la veut, il faut qu'il passe !]
Ça sentait si bon que le nez de la licorne tremblait. Les piquants du hérisson aussi.
[N:Après vous,] souffla {N}.
[A:Vous d'abord,] souffla {A}.
La brioche refroidit. Alors ils se baissèrent, juste en même temps, et croquèrent : lui d'un côté, elle de l'autre.
Ils mangèrent jusqu'au milieu. Personne n'était passé devant. Personne n'était passé du tout.

=== recap bun
en:
The bun had had two ends, and they had both begun at once.
fr:
La brioche avait deux bouts, et ils avaient commencé ensemble.

=== way >
en:
Now, all this time there had been plenty of room to the left of the two noses. Nobody had used it, because it is rude to overtake a unicorn.
[H:Excuse us,] said {H}. [H:We only want to look.]
{>talent}
{>go}
And past the two noses {H} went, the first in six days. The whole queue gasped. A sheep fainted, onto another sheep.
Behind the gate it was as quiet as a cupboard. A row of little round hoof marks came across the yard, from the very tallest tower.
fr:
Or, depuis six jours, à gauche des deux nez, il y avait de la place. Personne n'y passait, parce qu'on ne double pas une licorne.
[H:Pardon,] dit {H}. [H:C'est juste pour regarder.]
{>talent}
{>go}
Et {H} passa devant les deux nez, {h:le premier|la première} de la semaine. Toute la file poussa un cri. Un mouton s'évanouit sur un autre mouton.
Derrière la porte, c'était calme comme dans un placard. Des traces de sabots, petites et rondes, venaient de la plus haute des tours.

=== road >
en:
At the top of the tower there was a room, with a table and two chairs. One was quite worn. The other was like new, but somebody had dusted it every day.
On the table lay a list, a hundred lines long: *Things to Say When Somebody Comes*.
*One: After you.*
*Two: What a lovely evening.*
{F} read it from top to bottom. [F:They're only on number one,] {f:he|she} said.
fr:
En haut de la tour, c'était la chambre de la licorne. Il y avait une table et deux chaises. La première était tout usée. La seconde était comme neuve, mais on l'époussetait tous les jours.
Sur la table, il y avait une liste de cent lignes : *Choses à dire quand quelqu'un viendra*.
*Un : Après vous.*
*Deux : Quelle belle soirée.*
{F} lut tout, du haut jusqu'en bas.
[F:Ils n'en sont qu'au numéro un,] dit-{f:il|elle}.

=== strand
en:
On the throne sat {C}, who was a cat, with a spoon, and a bowl of butter on his knees.
[C:I've had it as soup,] he said. [C:I've had it as pudding. Butter is no good alone. It wants something to lie on.]
[H:There's bread outside,] said {H}.
[C:I can't go out. The King goes first, always, and somebody's in the way.] He looked into the bowl. [C:Have you ever been first? There's nobody there.]
fr:
Sur le trône, il y avait {C}, qui était un chat, avec une cuillère, et un bol de beurre sur les genoux.
[C:J'en ai mangé en soupe,] dit-il. [C:J'en ai mangé en gâteau. Tout seul, le beurre, ça ne vaut rien. Il lui faut quelque chose où s'allonger.]
[H:Dehors, il y a du pain,] dit {H}.
[C:Je ne peux pas sortir. Un roi passe le premier, et la porte est prise.]
Il regarda au fond du bol.
[C:Tu as déjà été premier, toi ? Il n'y a personne, là-bas.]

=== strandEnd
en:
The King queued for his slice, like everybody else. [C:I was fourth,] he said, and purred.
fr:
Le roi fit la queue pour sa tartine, comme tout le monde.
[C:J'étais quatrième,] dit-il en ronronnant.

=== quiet >
en:
It grew dark, and nobody said *after you* for a while. In the dark nobody is first.
A small cold wind came in at the gate. {A} stood his suitcase up on end, so that the wind could not get at {N}'s hooves. Then she let her tail hang down on the other side, so that it could not get at him.
Neither of them said a word about it.
[B:In or out?] murmured {B}, in his sleep.
fr:
Le soir tomba et, un bon moment, personne ne dit *après vous*. Dans le noir, il n'y a plus de premier.
Un petit vent froid entra par la porte. Monsieur Brosse mit sa valise debout, pour que le vent n'aille pas sur les sabots de la licorne. Alors {N} laissa pendre sa queue de l'autre côté, pour qu'il n'aille pas sur le hérisson.
Ils n'en parlèrent ni l'un ni l'autre.
[B:On entre ou on sort ?] murmura {B}, qui dormait.

=== insight >
en:
Neither nose had moved. {>recap1} {>recap2}
{>gag2}
*Clink!* {A}'s suitcase had come open. In it were two cups, wrapped in two socks.
[A:Just in case,] said {A}, and blushed.
[H:Two cups,] whispered {H}. [H:And up there, two chairs! She was looking for somebody, out here. He was looking for somebody, in there.]
[F:Then when do they get there?] asked {F}.
{H} looked at the two noses.
[H:But they *are* there! They've arrived, both of them!]
fr:
Les deux nez n'avaient pas bougé. {>recap1} {>recap2}
{>gag2}
*Cling* ! La valise du hérisson venait de s'ouvrir. Dedans, il y avait deux tasses, dans deux chaussettes.
[A:Au cas où,] dit {A} en rougissant.
[H:Deux tasses,] souffla {H}. [H:Et là-haut, deux chaises ! Elle cherchait quelqu'un, dehors. Et lui, il cherchait quelqu'un, dedans.]
[F:Alors, quand est-ce qu'ils arrivent ?] demanda {F}.
{H} regarda les deux nez.
[H:Mais ils *sont* arrivés ! Tous les deux !]

=== turn why
en:
[H:Why does anyone have to go through?] asked {H}.
[B:It's a gate!] cried {B}. [B:There's in, and there's out!]
[H:And there's beside.]
{B} opened his mouth. In all his life he had never thought of that.
{>pay}
{N} took a step, not forward, not back, but to the side. So did {A}.
[N:After...] she began. She looked at the grass, where there was room for two. [N:With you,] said {N}.
And the gate was empty.
fr:
[H:Pourquoi il faudrait passer ?] demanda {H}.
[B:Parce que c'est une porte !] cria {B}. [B:Il y a dedans, et il y a dehors !]
[H:Et il y a à côté.]
{B} ouvrit la bouche. Depuis qu'il était portier, il n'y avait jamais pensé.
{>pay}
{N} fit un pas, ni en avant, ni en arrière : de côté. Monsieur Brosse aussi.
[N:Après...] commença-t-elle.
Elle regarda l'herbe, où l'on tenait à deux.
[N:Avec vous,] dit {N}.
Et la porte était vide.

=== turn count
en:
{H}, who counted everything, counted the gate. [H:In is one. Out is two. And three.]
[B:Three?] cried {B}. [B:A gate hasn't got three!]
[H:Beside,] said {H}.
{B} counted on his ears, and had to borrow a foot. It was true.
{>pay}
{N} took a step, not forward, not back, but to the side. So did {A}.
[N:After...] she began. She looked at the grass, where there was room for two. [N:With you,] said {N}.
And the gate was empty.
fr:
{H}, qui comptait tout, compta la porte.
[H:Dedans, un. Dehors, deux. Et trois.]
[B:Trois ?] cria {B}. [B:Une porte, ça n'a pas trois côtés !]
[H:Si,] dit {H}. [H:À côté.]
{B} compta sur ses oreilles, et dut emprunter une patte. C'était vrai.
{>pay}
{N} fit un pas, ni en avant, ni en arrière : de côté. Monsieur Brosse aussi.
[N:Après...] commença-t-elle.
Elle regarda l'herbe, où l'on tenait à deux.
[N:Avec vous,] dit {N}.
Et la porte était vide.

=== turn dance
en:
[H:Forward is no good,] said {H}, who knew every dance there is. [H:Back is no good. Do it like this!] And {h:he|she} danced: one, two, and to the side.
[B:That's not in,] said {B}. [B:And it's not out.]
[H:It's beside,] said {H}.
{>pay}
{N} took a step, not forward, not back, but to the side. So did {A}.
[N:After...] she began. She looked at the grass, where there was room for two. [N:With you,] said {N}.
And the gate was empty.
fr:
[H:En avant, ça ne va pas,] dit {H}, qui connaissait toutes les danses. [H:En arrière, non plus. Faites comme ça !]
Et {h:il|elle} dansa : un, deux, et de côté.
[B:Ce n'est pas dedans,] dit {B}. [B:Ce n'est pas dehors.]
[H:C'est à côté,] dit {H}.
{>pay}
{N} fit un pas, ni en avant, ni en arrière : de côté. Monsieur Brosse aussi.
[N:Après...] commença-t-elle.
Elle regarda l'herbe, où l'on tenait à deux.
[N:Avec vous,] dit {N}.
Et la porte était vide.

=== restore
en:
In went the bread, and met the butter coming out. {H} got the golden key. {B} shut his gate at last, *clonk*, and opened it again, to do it twice.
{>close}
Now there are two cups beside the gate. [N:Number two,] says {N}, every evening. [N:What a lovely evening.] And they look at it, both of them, until it is dark.
fr:
Le pain entra, et croisa le beurre qui sortait. {H} reçut la clé d'or. {B} ferma enfin sa porte, *clonk*, et la rouvrit, pour le faire deux fois.
{>close}
Maintenant, il y a deux tasses, à côté.
[N:Numéro deux,] dit {N} tous les soirs. [N:Quelle belle soirée.]
Et ils la regardent, tous les deux, jusqu'à ce qu'il fasse nuit.

=== last
en:
{each:@ tried a slice with the butter underneath, and went home with a shiny nose.|@ tried a slice with the butter underneath, and went home with shiny noses.}
fr:
{each:@ essaya une tartine avec le beurre en dessous, et rentra le nez tout brillant.|@ essayèrent une tartine avec le beurre en dessous, et rentrèrent le nez tout brillant.}

=== cameo
en:
By a castle gate sat a unicorn and a hedgehog, with a cup each, looking at the evening.
fr:
À côté de la porte d'un château, une licorne et un hérisson, une tasse chacun, regardaient le soir.

=== ask
en:
What were the unicorn and the hedgehog each looking for?
Why did nobody walk past on the left?
Who do you like to sit beside?
fr:
Que cherchaient la licorne et le hérisson ?
Pourquoi personne ne passait-il à gauche ?
À côté de qui aimes-tu t'asseoir ?
`
