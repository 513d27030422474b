export const band5to8 = `
=== title
en:
Shut That Door!
fr:
La porte !

=== title
en:
{H} and the Breeze with Good Manners
fr:
{H} et la brise bien élevée

=== teaser
en:
A sea breeze came into town to look at the hats, and she cannot find the way out.
fr:
Une brise de mer est entrée en ville pour regarder les chapeaux, et elle n'arrive plus à sortir.

=== when
en:
On the morning of Kite Day
fr:
Le matin de la fête des cerfs-volants

=== plant kite
en:
{>when}, {H} tied the last knot in the tail of {h:his|her} kite. It used to be a tablecloth. If you knew where to look, there was still some jam.
fr:
{>when}, {H} fit le dernier nœud à la queue de son cerf-volant. Avant, c'était une nappe. En cherchant bien, il restait de la confiture.

=== about kite
en:
[F:It'll smell of jam up there,] said {F}.
[H:Good,] said {H}. [H:Then they'll know whose it is.]
fr:
[F:Là-haut, ça va sentir la fraise,] dit {F}.
[H:Tant mieux,] dit {H}. [H:On saura que c'est le mien.]

=== pay kite
en:
In she went, out she came at the back, and took hold of {H}'s kite.
[H:You have it,] {h:he|she} said, and let go. [H:Then we can see you coming.]
Up it went, and a smell of jam went out to sea.
fr:
Elle entra par-devant, sortit par-derrière, et attrapa le cerf-volant {de H}.
[H:Il est à toi,] dit-{h:il|elle} en lâchant tout. [H:On te verra venir.]
Il monta plus haut que les mâts, et une odeur de confiture partit en mer.

=== pay own
en:
Both doors wanted to swing shut. They'd had years of practice. So {H} laid {h:his|her} {T} on the sill.
Nothing went *bang*. Something went *whoosh*, right through the house and out over the sea.
fr:
Les deux portes voulaient se refermer. C'était l'habitude. Alors {H} posa {son T} sur le seuil.
[H:Voilà. On n'y touche plus.]
Rien ne claqua. Ça fit *vouf*, à travers la maison, et jusque sur la mer.

=== about own
en:
[F:Will you leave your {T} at home?] asked {F}.
[H:You never know,] said {H}. [H:Something might need holding.]
fr:
[F:Tu emportes {ton T} ?] demanda {F}.
[H:On ne sait jamais,] dit {H}. [H:Ça peut toujours servir.]

=== lack >
en:
*Bang* went a door. On the mat sat somebody very small: three leaves and a feather, going round and round.
[N:I'm a sea breeze,] she said. [N:On Friday I came in to look at the hats. Now I can't get out.]
Without her no kite flew, no ship sailed, no mill turned. One cloud had rained for six days on one village.
[A:Is that door shut?] called {A}, a giraffe in three scarves. You go to the sea through his house. [A:Or the Draught will get in!]
{>gag1}
fr:
Chez {A}, une girafe à trois écharpes, une porte claqua. C'est par là qu'on va à la mer. Sur le paillasson, il y avait quelqu'un de tout petit : trois feuilles et une plume, qui tournaient en rond.
[N:Je suis une brise de mer,] dit-elle. [N:Vendredi, je suis entrée voir les chapeaux. Je n'arrive plus à sortir.]
Sans elle, plus de cerfs-volants, plus de bateaux, plus de moulins. Et un nuage pleuvait depuis six jours sur le même village.
[A:La porte !] cria {A}. [A:Le Courant d'Air va entrer !]
{>gag1}

=== try broom
en:
[H:She wants a bit of a push,] said {H}.
So they swept her up the street, with a broom each. {each:@ held the dustpan.|@ held the dustpan.} Everything else came along: some straw, a glove, and a sparrow who had only stopped to ask the time. In they all went, over {A}'s doorstep.
*BANG!*
The breeze lay flat on the floor. [N:It's so strange,] she said. [N:One moment I'm a wind. And then I'm just air.]
{A} put them all out again. [A:And wipe your feet,] he told the sparrow.
{>fail}
fr:
[H:Il suffit de la pousser un peu,] dit {H}.
{hf:Ils|Elles} la balayèrent tout le long de la rue, avec deux balais. {each:@ tenait la pelle.|@ tenaient la pelle.} Le reste suivait : de la paille, un gant, et un moineau qui passait par là. Tout le monde entra d'un coup chez {A}.
*VLAN !*
La brise était à plat par terre.
[N:C'est bizarre,] dit-elle. [N:D'abord, je suis du vent. Et puis, plus rien : je suis de l'air.]
{A} les remit tous dehors.
[A:Et on s'essuie les pattes,] dit-il au moineau.
{>fail}

=== recap broom
en:
The broom had ended in a bang.
fr:
Derrière le balai, la porte avait claqué.

=== try hat >
en:
No breeze can leave a hat alone. {H} borrowed the best one in the street, and ran.
The breeze came after it, humming. She tried it on a lamp post. She tried it on {F}. She was so happy that she flew right over the step and into the hall.
*BANG!*
The hat dropped, and so did she.
[A:Somebody here has lovely manners,] called {A} from the stairs.
[N:Thank you,] said the hat.
fr:
Une brise ne résiste pas à un chapeau. {H} emprunta le plus beau de la rue, et partit en courant.
La brise courait derrière en chantonnant. Elle l'essaya sur un réverbère. Elle l'essaya sur {F}. Elle était si contente qu'elle passa la porte sans s'en apercevoir.
*VLAN !*
Le chapeau tomba. Elle aussi.
[A:En voilà une qui est bien élevée !] dit {A} dans l'escalier.
[N:Merci,] répondit le chapeau.

=== recap hat
en:
The hat had dropped when the door was shut.
fr:
Le chapeau était tombé, une fois la porte fermée.

=== try run >
en:
[H:You have to go faster, that's all,] said {H}.
So the breeze took a run-up, from the very end of the town. She came past the baker's, and the loaves turned round to look. She came past the washing, and the washing came too. She flew up the steps...
*BANG!*
It was so quick that it caught her by the feather.
[N:Oh dear,] said a voice on the other side. [N:I do hope I didn't hurt it.]
fr:
[H:Il faut aller plus vite, voilà tout,] dit {H}.
La brise prit donc son élan, du bout de la ville. Elle passa devant la boulangerie, et les pains se retournèrent. Elle passa devant une lessive, et la lessive la suivit. Elle fila par-dessus les marches...
*VLAN !*
Ce fut si rapide que la plume resta coincée dans la porte.
[N:Oh, pardon,] dit une voix, de l'autre côté. [N:J'espère que la porte n'a rien.]

=== recap run
en:
The feather had got stuck.
fr:
La plume s'était coincée.

=== strand >
en:
Old Captain Pollock had been four times round the world. Now he sat in the street, on a kitchen chair, and looked at a wall.
[B:The sea's just behind me,] he said. [B:Twenty steps. But they stuff up all the cracks, because of the Draught.]
He had a bit of rope from his last ship, and he held it under his nose.
[B:I've worn it out,] he said. [B:It doesn't smell of anything now but me.]
fr:
Le vieux capitaine Merlu avait fait quatre fois le tour du monde. Maintenant, il restait dans la rue, sur une chaise de cuisine, et regardait un mur.
[B:La mer est juste dans mon dos,] dit-il. [B:À vingt pas. Mais on bouche toutes les fentes, à cause du Courant d'Air.]
Il avait un bout de corde de son dernier bateau, et il le tenait sous son nez.
[B:Je l'ai usé,] dit-il. [B:Il ne sent plus que moi.]

=== way >
en:
[H:There must be some other way out,] said {H}.
{>talent}
{>go}
The breeze trotted along behind. At every corner she lifted somebody's hat, looked at it lovingly, and put it back.
But the houses by the harbour stand shoulder to shoulder. Every door was closed, and every door had a notice: *Beware of the Draught*.
[N:Are there a lot of them?] whispered the breeze. [N:Or is it one big one?]
fr:
[H:Il y a bien une autre sortie,] dit {H}.
{>talent}
{>go}
La brise trottait derrière. À chaque coin de rue, elle soulevait un chapeau, l'admirait un instant et le reposait.
Mais les maisons du port se tiennent épaule contre épaule. Toutes les portes étaient fermées, avec un écriteau : *Gare au Courant d'Air*.
[N:Il y en a beaucoup ?] souffla la brise. [N:Ou c'est un seul, très gros ?]

=== road >
en:
{H} and {F} went through to the harbour, to see it from the other side. On the quay lay ninety kites, like fish. Not a flag moved.
Behind them were the back doors, stuffed with wool from top to bottom. Only {A} had left his keyhole open.
{H} put an eye to it, and the eye began to water. A thin, cold thread of air was coming out.
Somebody had an eye to the other end. [N:You can see a bit of sea from here,] it said, [N:when nobody is in the way.]
fr:
{H} et {F} traversèrent la maison pour voir les choses du côté du port. Sur le quai étaient couchés quatre-vingt-dix cerfs-volants, comme des poissons. Pas un drapeau ne bougeait.
Derrière s'alignaient les portes, bourrées de laine de haut en bas. Seul {A} avait laissé son trou de serrure.
{H} y colla un œil, et l'œil se mit à pleurer : par le trou passait un fil d'air, tout fin, tout froid.
Quelqu'un regardait par l'autre bout.
[N:D'ici, on voit un petit peu la mer,] dit la serrure. [N:Quand personne ne se met devant.]

=== quiet >
en:
Evening came. They sat down on the step, all in a row. Up and down the street people were closing up.
[O:Is yours shut?] they called to one another.
[O:Shut! Is yours?]
The breeze turned round twice, like a cat, and lay down across {H}'s feet. She was nice and cool.
[N:How well they all look after each other,] she said.
fr:
Le soir tomba. {hf:Ils|Elles} s'assirent sur les marches, en rang. Partout dans la rue, on fermait les volets.
[O:C'est fermé, chez vous ?] criait-on d'une fenêtre à l'autre.
[O:Fermé ! Et chez vous ?]
La brise tourna deux fois sur elle-même, comme un chat, et se coucha sur les pieds {de H}. C'était bien frais.
[N:Qu'est-ce qu'ils prennent soin les uns des autres, ici,] dit-elle.

=== insight >
en:
{H} looked hard at the big front door.
{>gag2}
{>recap1} {>recap2}
[H:Who keeps shutting it?] asked {H}.
[N:Me, of course,] said the breeze. [N:It's the first thing anyone here ever said to me. So I do it every time, to keep out the Draught.] She came nearer. [N:Have you ever seen it?]
[H:Yes,] said {H} slowly. [H:It's got three leaves and a feather.]
The breeze stopped going round.
[N:Oh,] she said. [N:It's me they're all shutting the door on.]
fr:
{H} regarda longtemps la grande porte.
{>gag2}
{>recap1} {>recap2}
[H:Mais qui la ferme tout le temps ?] demanda {H}.
[N:Moi, bien sûr,] dit la brise. [N:C'est la première chose qu'on m'a dite, ici. Alors je ferme derrière moi, toujours. Pour que le Courant d'Air n'entre pas.]
Elle s'approcha.
[N:Tu l'as déjà vu, toi ?]
[H:Oui,] dit lentement {H}. [H:Il a trois feuilles et une plume.]
La brise cessa de tourner.
[N:Oh,] dit-elle. [N:C'est pour moi, toutes ces portes.]

=== turn whistle
en:
{H} knocked. {A} bent down, and down, until he was nose to nose with three leaves.
[A:*That's* the Draught?]
[N:I'm so sorry about your neck,] said the breeze.
{A} turned pink, and opened both doors. She didn't dare. So {H} whistled from the sea side, as sailors do.
[N:They *call* for it?] said the breeze.
{>pay}
fr:
{H} frappa. {A} baissa la tête, et la baissa encore, jusqu'au paillasson.
[A:C'est *ça*, le Courant d'Air ?]
[N:Je suis désolée pour votre cou,] dit la brise.
{A} rougit et ouvrit ses deux portes. Mais elle n'osait pas. Alors {H} passa du côté de la mer et siffla, comme font les marins.
[N:On l'*appelle* ?] dit la brise.
Et elle vint.
{>pay}

=== turn mimic
en:
{H} could do {A}'s voice so well that your own neck felt long.
[H:Is that door open?] {h:he|she} roared. [H:And the other one?]
{A} opened both, and looked out to see who he was. He bent down, and down, until he was nose to nose with three leaves.
[N:I'm so sorry about your neck,] said the breeze.
[A:*That's* the Draught?] said {A}.
{>pay}
fr:
{H} imitait si bien {A} qu'on sentait son propre cou s'allonger.
[H:La porte !] cria-t-{h:il|elle}. [H:Qu'on l'ouvre ! Et l'autre aussi !]
{A} ouvrit les deux, et sortit voir qui il était. Il baissa la tête, et la baissa encore, jusqu'au paillasson.
[N:Je suis désolée pour votre cou,] dit la brise.
[A:C'est *ça*, le Courant d'Air ?] dit {A}.
{>pay}

=== turn why
en:
{H} knocked. [H:Why are you afraid of the Draught?]
[A:It gets you in the neck. I'm all neck.]
[H:And what does it look like?]
He had never asked. So he bent down, and down, until he was nose to nose with three leaves.
[N:I'm so sorry,] said the breeze.
{A} turned pink, from the bottom up, and opened both doors.
{>pay}
fr:
{H} frappa.
[H:Pourquoi vous avez peur du Courant d'Air ?]
[A:Ça vous tombe dans le cou,] dit {A}. [A:Et moi, je suis surtout du cou.]
[H:Et il est comment ?]
{A} ne l'avait jamais demandé. Il baissa la tête, et la baissa encore, jusqu'au paillasson.
[N:Je suis désolée,] dit la brise.
{A} rougit, de bas en haut. Puis il ouvrit ses deux portes.
{>pay}

=== restore
en:
Ninety kites sat up, and then stood. The ships leaned over. One village wrung itself out. And the gold medal went to {H}, {?has(own):who had no kite at all|whose kite was out of sight}.
{>close}
Now, every evening at six, {A} unwinds a scarf and props up both his doors.
[A:Is that door *open*?] he calls down the street. [A:She'll be here any minute!]
fr:
Quatre-vingt-dix cerfs-volants se levèrent. Les bateaux se penchèrent. Tout un village mit ses chaussettes à sécher. Et la médaille d'or fut pour {H}, {?has(own):qui n'avait pas de cerf-volant|dont on ne voyait même plus le cerf-volant}.
{>close}
Maintenant, tous les soirs à six heures, {A} enlève une écharpe et cale ses deux portes.
[A:La porte !] crie-t-il à toute la rue. [A:*Ouvrez* la porte ! Elle arrive !]

=== last
en:
{each:@ was still holding the door.|@ were still holding the door.}
fr:
{each:@ tenait encore la porte.|@ tenaient encore la porte.}

=== strandEnd
en:
Captain Pollock put down his bit of rope, and breathed in. [B:Ah,] he said. [B:Low tide.]
fr:
Le capitaine Merlu posa son bout de corde, et respira.
[B:Tiens,] dit-il. [B:Marée basse.]

=== cameo
en:
Somebody took off their hats, looked at them lovingly, and put them back. It smelled of the sea.
fr:
Quelqu'un souleva leurs chapeaux, les admira et les reposa. Ça sentait la mer.

=== ask
en:
When did you guess who was shutting the door?
Why was the breeze afraid of the Draught?
What do you find scary that you have never seen from close up?
fr:
Quand as-tu deviné qui fermait la porte ?
Pourquoi la brise avait-elle peur du Courant d'Air ?
Et toi, de quoi as-tu peur sans l'avoir jamais vu de près ?
`
