export const band5to8 = `
=== title
en:
A Very Small World
fr:
Un tout petit monde

=== title
en:
{H} and the Forty Flags
fr:
{H} et les quarante drapeaux

=== teaser
en:
A new planet has turned up, no bigger than a circus tent, and already there are forty flags on it.
fr:
Une planète toute neuve vient d'apparaître, grande comme un cirque, et il y a déjà quarante drapeaux dessus.

=== when
en:
One Friday after school
fr:
Un vendredi après l'école

=== plant rattle
en:
{>when}, {H} found an old tin with three buttons in it. {h:He|She} had shaken it when {h:he|she} was a baby. It still made the best noise in the house.
fr:
{>when}, {H} retrouva une vieille boîte avec trois boutons dedans. C'était son hochet de bébé, et il faisait toujours le plus beau bruit de la maison.

=== about rattle
en:
{H} shook it. *Rattle, rattle.*
[F:That's funny,] said {F}. [F:I was just going to grumble, and now I don't want to.]
fr:
{H} secoua la boîte. *Clac, clac, clac.*
[F:C'est drôle,] dit {F}. [F:J'allais me plaindre, et je n'ai plus envie.]

=== pay rattle
en:
{H} shook the old tin, just once, to remember it. Then {h:he|she} laid it down in the biggest dimple. The ground closed round it, very carefully.
fr:
{H} secoua la vieille boîte, une seule fois, pour se la rappeler. Puis {h:il|elle} la posa dans la plus grosse fossette. Le sol se referma autour, tout doucement.

=== plant ball
en:
{>when}, {H} took the red ball along. It was half flat by now. It was the first thing {h:he|she} had ever caught.
fr:
{>when}, {H} emporta la balle rouge. Elle était à moitié dégonflée. C'était la première chose {que H} avait attrapée de sa vie.

=== about ball
en:
[F:It doesn't bounce any more,] said {F}.
[H:It doesn't need to,] said {H}. [H:It's been caught.]
fr:
[F:Elle ne rebondit plus,] dit {F}.
[H:Plus la peine,] dit {H}. [H:Elle est attrapée.]

=== pay ball
en:
{H} held the red ball for one moment longer. Then {h:he|she} put it down in the biggest dimple. The planet closed round it, very carefully. It had never caught anything before, either.
fr:
{H} garda encore un instant la balle rouge. Puis {h:il|elle} la posa dans la plus grosse fossette. La planète se referma autour, tout doucement. Elle non plus n'avait jamais rien attrapé de sa vie.

=== about own
en:
[F:Why does your {T} have to come to Grandma's?] asked {F}.
[H:So that I've got something to hold,] said {H}. [H:Nights are long.]
fr:
[F:Pourquoi tu emportes {ton T} chez Mamie ?] demanda {F}.
[H:Pour avoir quelque chose à tenir,] dit {H}. [H:La nuit, c'est long.]

=== pay own
en:
{H} laid {h:his|her} {T} in the biggest dimple. [H:All those flags,] {h:he|she} whispered, [H:and nothing to hold.] The ground closed round {n:it|them}, very carefully.
fr:
{H} posa {son T} dans la plus grosse fossette.
[H:Tous ces drapeaux,] chuchota-t-{h:il|elle}, [H:et rien à tenir.]
Le sol se referma autour, tout doucement.

=== lack >
en:
At Grandma's, at night, you can hear the neighbours being polite through the wall: *Yours. No, yours.* {?era(past):And on the stairs there is a step above the top one.|And in the lift there is a button above the top one.} {H} {?era(past):took|pressed} it.
Up there was a brand-new planet, no bigger than a circus tent. It had turned up on Monday, and it had forty flags already: twenty red and twenty blue.
[V:Mine!] shouted a captain called {V}. [V:I saw it first!]
[A:Mine!] shouted his sister Bella. [A:I landed first!]
Somebody pushed his flag in a bit deeper. And the whole planet shook.
{>gag1}
fr:
Chez Mamie, la nuit, on entend les voisins se faire des politesses derrière le mur : *À toi. Non, à toi.* {?era(past):Et dans l'escalier, il y a une marche au-dessus de la dernière.|Et dans l'ascenseur, il y a un bouton au-dessus du dernier.} {H} {?era(past):la monta|appuya}.
Là-haut, il y avait une planète toute neuve, pas plus grande qu'un cirque. Elle était là depuis lundi, et portait déjà quarante drapeaux : vingt rouges, vingt bleus.
[V:À moi !] criait le capitaine {V}. [V:Je l'ai vue en premier !]
[A:À moi !] criait sa sœur Bella. [A:J'ai atterri en premier !]
Quelqu'un enfonça son drapeau un peu plus. Et toute la planète trembla.
{>gag1}

=== try flag >
en:
[B:Whoever has the most flags by tonight wins it,] said a shrew with a tape measure. [B:Everyone may enter. Would you like one?]
It was a beautiful flag. {H} thought of a planet with {h:his|her} own name on it. There would be a slide.
{h:He|She} pushed the flag in.
The planet jumped. And somebody very small, deep down, said: [N:Ow.]
Everyone looked at everyone else. Nobody had said it.
fr:
[B:Celui qui a le plus de drapeaux ce soir a gagné,] dit une musaraigne avec un mètre. [B:Tout le monde peut jouer. Vous en voulez un ?]
C'était un très beau drapeau. {H} imagina une planète à son nom. Il y aurait un toboggan.
{h:Il|Elle} planta le drapeau.
La planète sauta. Et tout au fond, quelqu'un de très petit dit :
[N:Aïe.]
Tout le monde se regarda. Personne n'avait rien dit.

=== recap flag
en:
When the flag went in, somebody small had said *ow*.
fr:
Quand on avait planté le drapeau, quelqu'un de petit avait dit *aïe*.

=== try half
en:
[H:Half each,] said {H}. {h:He|She} took a piece of chalk and drew a line right round the middle.
Somewhere underneath, there was a giggle.
Then the planet began to hiccup. *Hic!* {V} flew up and came down on the blue half. *Hic!* Bella came down on the red half.
[V:Get off my planet!] they both shouted.
{>fail}
fr:
[H:Une moitié chacun,] dit {H}.
Avec une craie, {h:il|elle} traça un trait tout autour du ventre de la planète.
Quelque part en dessous, on entendit pouffer.
Puis la planète attrapa le hoquet. *Hic* ! {V} s'envola et retomba sur la moitié bleue. *Hic* ! Bella retomba sur la moitié rouge.
[V:Descends de ma planète !] crièrent-ils en même temps.
{>fail}

=== recap half
en:
The chalk had made the planet giggle until it got the hiccups.
fr:
La craie avait chatouillé la planète jusqu'au hoquet.

=== try swap
en:
{H} found another planet, just next door. It was ten times as big. It had a ring round it, and a lake, and nobody on it at all.
[H:You could have this one!]
[V:Does Bella want it?] asked {V}.
[A:Not if {V} doesn't,] said Bella.
[V:I don't want it,] said {V}. [V:I want the one she wants.]
And they both went back, running, to be first.
fr:
{H} trouva une autre planète, juste à côté. Elle était dix fois plus grande. Elle avait un anneau, un lac, et personne dessus.
[H:Vous pourriez prendre celle-là !]
[V:Bella la veut ?] demanda {V}.
[A:Pas si {V} n'en veut pas,] dit Bella.
[V:Je n'en veux pas,] dit {V}. [V:Moi, je veux celle qu'elle veut.]
Et ils repartirent tous les deux, en courant, à qui serait le premier.

=== recap swap
en:
The big planet next door was no use, because nobody else wanted it.
fr:
La grande planète d'à côté ne valait rien, puisque personne d'autre n'en voulait.

=== strand >
en:
A cow came by, pulling a milk cart. There was a hole in the cart, and behind it a white stripe went right across the sky.
[C:Three hundred pints,] she said. [C:To be left every night, for *The New Arrival*. No name, no house, no door. I've been up and down all week, and it's leaking.]
[H:Who ordered it?] asked {H}.
[C:The sun,] said the cow. [C:She's paid for a year.]
fr:
Une vache passa, tirant une charrette de lait. La charrette avait un trou et, derrière, une raie blanche traversait tout le ciel.
[C:Trois cents litres,] dit-elle. [C:À livrer tous les soirs, *pour la Dernière Arrivée*. Pas de nom, pas de maison, pas de porte. Je tourne depuis une semaine, et ça fuit.]
[H:Qui a commandé ?] demanda {H}.
[C:Le soleil,] dit la vache. [C:Il a payé pour un an.]

=== way
en:
[H:Has anyone actually looked at it?] said {H}. So they went right round the world. It took two minutes, and one shoelace.
{>talent}
{>go}
The ground was warm, and soft as bread. There were four deep dimples. There was one small hill that wobbled. When {H} knelt down and sniffed, it smelled of something. It was not grass, and it was not stone. It was a bit like warm milk.
fr:
[H:Quelqu'un l'a regardée, au moins ?] demanda {H}.
Alors {hf:ils|elles} firent le tour du monde. Cela prit deux minutes, lacet compris.
{>talent}
{>go}
Le sol était tiède et moelleux comme une brioche. Il y avait quatre fossettes. Il y avait une petite colline qui tremblotait. {H} se mit à genoux et renifla. Ça ne sentait pas l'herbe, ça ne sentait pas la pierre. Ça sentait un peu le lait chaud.

=== road >
en:
When the sun went down, the planet began to rain. It did not rain down. It rained up, out of two little lakes, in big warm drops. {F} tasted one.
[F:Salty,] said {F}.
Then the planet shook. It shook so hard that the flags fell over and the tents fell down. A long crease ran across the ground, like a frown.
[B:Oh dear,] said the shrew, rolling up her tape. [B:If it goes on like that, there won't be any planet to win.]
fr:
Quand le soleil se coucha, il se mit à pleuvoir. Ça ne tombait pas, ça montait : de grosses gouttes tièdes, qui sortaient de deux petits lacs. {F} en goûta une.
[F:C'est salé,] dit {F}.
Puis la planète trembla. Elle trembla si fort que les drapeaux tombèrent, et les tentes aussi. Un grand pli courut sur le sol, comme sur un front.
[B:Aïe aïe aïe,] dit la musaraigne en repliant son mètre. [B:Si ça continue, il n'y aura plus rien à gagner.]

=== quiet
en:
In the evening {V} sat in front of the red tent, and Bella in front of the blue one, back to back. {H} brought them some soup.
[H:Have you always quarrelled?]
[V:Always,] said {V}. [V:Over the top bunk. Over the last pancake. Over who was the baby.]
[A:*I* was,] said Bella, without turning round.
[V:She was,] said {V}. He blew on his soup. [V:She was ever so small,] he said, into the bowl. [V:They let me hold her. She had my thumb.]
fr:
Le soir, {V} s'assit devant la tente rouge et Bella devant la tente bleue, dos à dos. {H} leur porta de la soupe.
[H:Vous vous êtes toujours disputés ?]
[V:Toujours,] dit {V}. [V:Pour le lit du haut. Pour la dernière crêpe. Pour savoir qui était le bébé.]
[A:C'était *moi*,] dit Bella sans se retourner.
[V:C'était elle,] dit {V}.
Il souffla sur sa soupe.
[V:Elle était toute petite,] dit-il dans son bol. [V:On m'a laissé la porter. Elle me tenait le pouce.]

=== insight >
en:
In the middle of the night, the planet howled. {>recap1} {>recap2}
{>gag2}
Lamps went on in both tents.
[V:It's yours!] shouted {V}, with a pillow over his head. [V:You go!]
[A:It's yours!] shouted Bella from the blue tent. [A:I went last time!]
{H} sat up. That was just what Grandma's neighbours said, every night, through the wall!
[H:It smells of milk,] said {H}. [H:It's new. It cries. *It's a baby!*]
fr:
Au milieu de la nuit, la planète hurla. {>recap1} {>recap2}
{>gag2}
Une lampe s'alluma dans chaque tente.
[V:Elle est à toi !] cria {V}, un oreiller sur la tête. [V:Vas-y, toi !]
[A:Elle est à toi !] cria Bella de la tente bleue. [A:J'y suis allée hier !]
{H} ouvrit grand les yeux. C'était ce que disaient les voisins de Mamie, toutes les nuits, derrière le mur !
[H:Elle sent le lait,] dit {H}. [H:Elle est toute neuve. Elle pleure. *C'est un bébé !*]

=== turn whistle >
en:
{>pay}
Then {H} lay down flat, put {h:his|her} mouth close to the ground, and whistled the song that goes up three steps and down again. Everybody has had it whistled to them once. Nobody remembers when.
The planet gave a sob. It gave half a sob.
Two captains stood there in their pyjamas, holding a red flag and a blue flag, and forgot which was whose.
fr:
{>pay}
Puis {H} se coucha, la bouche tout contre le sol, et siffla l'air qui monte trois marches et qui redescend. On l'a tous entendu une fois. Personne ne sait plus quand.
On entendit un sanglot. Puis un demi-sanglot.
Deux capitaines étaient là, en pyjama, un drapeau rouge et un drapeau bleu à la main, et ne savaient plus lequel était à qui.

=== turn dance >
en:
{>pay}
Then {H} danced. It was not the hopping kind. It was the slow kind you do in the dark with somebody small on your shoulder: three steps to the window, three steps back. On such a little planet, three steps are enough. The planet began to rock.
There was a sob. There was half a sob.
[A:{V} used to do that,] said Bella, in her pyjamas. [A:With me.]
fr:
{>pay}
Puis {H} dansa. Pas la danse qui saute : la danse lente, celle qu'on fait la nuit avec un tout-petit sur l'épaule. Trois pas jusqu'à la fenêtre, trois pas pour revenir. Sur une si petite planète, trois pas suffisent. La planète se mit à se balancer.
On entendit un sanglot. Puis un demi-sanglot.
[A:{V} faisait ça,] dit Bella, en pyjama. [A:Avec moi.]

=== turn friend >
en:
{>pay}
{H} could not really sing, and {F} could not really rock. But {H} sang the beginning of something, and {F} swayed from side to side.
[F:We need two more,] said {F}, out of breath. [F:One for the high bits, and one for the other end.]
Two captains came out in their pyjamas. They did not look at each other. One took the high bits.
The planet gave a sob. It gave half a sob.
fr:
{>pay}
{H} ne chantait pas très bien, et {F} ne berçait pas très bien. Mais {H} chanta le début de quelque chose, et {F} se balança d'un côté, puis de l'autre.
[F:Il en faut deux de plus,] souffla {F}. [F:Un pour les notes hautes, un pour l'autre bout.]
Deux capitaines sortirent en pyjama, sans se regarder. L'un d'eux prit les notes hautes.
On entendit un sanglot. Puis un demi-sanglot.

=== restore
en:
They pulled out the flags, as gently as you pull out splinters, and sewed them together, red, blue, red, blue, with {H}'s in the middle. {each:@ threaded the needles.|@ threaded the needles.} It made one blanket, just the right size.
[B:But who has won?] asked the shrew.
[O:Shh!] said everybody.
{>close}
{V} and Bella still quarrel, in the middle of every night.
[V:It's *my* turn to get up!]
[A:No, *mine*! You went last time.]
fr:
Ils enlevèrent les drapeaux, doucement, comme des échardes, et les cousirent ensemble, rouge, bleu, rouge, bleu, celui {de H} au milieu. {each:@ enfilait les aiguilles.|@ enfilaient les aiguilles.} Cela fit une couverture, juste à la bonne taille.
[B:Mais qui a gagné ?] demanda la musaraigne.
[O:Chut !] fit tout le monde.
{>close}
{V} et Bella se disputent encore, au milieu de chaque nuit.
[V:C'est *mon* tour de me lever !]
[A:Non, le *mien* ! Tu y es allé hier.]

=== strandEnd
en:
The cow found the place at last. They had left a light on. Her white stripe is still in the sky. People have named it after the milk.
fr:
La vache trouva enfin l'endroit : on lui avait laissé une lumière. Sa raie blanche est toujours dans le ciel. Les gens lui ont donné le nom du lait.

=== cameo
en:
A very small world rolled by in a blanket, with an uncle on one side and an aunt on the other.
fr:
Un tout petit monde passa dans sa couverture, un oncle d'un côté, une tante de l'autre.

=== ask
en:
How many clues were there that the planet was a baby?
Why did they want it only if the other one did?
What do people do at night, at home, when somebody small is crying?
fr:
Combien d'indices disaient que la planète était un bébé ?
Pourquoi chacun la voulait-il seulement si l'autre la voulait ?
La nuit, chez toi, qui se lève quand un petit pleure ?
`
