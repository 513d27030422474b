export const band5to8 = `
=== title
en:
Land, Land, and More Land
fr:
Terre, terre, et encore terre

=== title
en:
{H} and the Ship in the Snow
fr:
{H} et le navire des neiges

=== teaser
en:
A ship is standing on top of a mountain with every signpost in the country on board, and its captain knows exactly where he is.
fr:
Un navire est posé en haut d'une montagne, avec à bord tous les panneaux du pays, et le capitaine sait exactement où il est.

=== when
en:
One white morning in April
fr:
Un matin d'avril tout blanc

=== plant spoon
en:
{>when}, {H} put a spoon in {h:his|her} pocket. On a mountain you never know. There might be soup.
fr:
{>when}, {H} mit sa cuillère dans sa poche. En montagne, on ne sait jamais. Il peut y avoir de la soupe.

=== about spoon
en:
[F:Has there ever been any?] asked {F}.
[H:Not yet,] said {H}. [H:It isn't the spoon's fault.]
fr:
[F:Il y en a déjà eu ?] demanda {F}.
[H:Pas encore,] dit {H}. [H:Ce n'est pas la faute de la cuillère.]

=== pay spoon
en:
On the table steamed a bowl of soup, but the spoon was gone. {V} had taken it along, thirty years ago, to dig for treasure. {H} laid down another. [H:It's been waiting, too,] {h:he|she} said.
fr:
Sur la table fumait un bol de soupe, mais la cuillère manquait. {V} l'avait emportée, trente ans plus tôt, pour chercher un trésor. {H} posa la sienne à côté du bol.
[H:Elle aussi, elle attendait,] dit-{h:il|elle}.

=== pay own
en:
{V} stayed on the mat. [V:I've been right round the world,] he whispered, [V:and I've brought her nothing.]
{H} put {h:his|her} {T} into his hand. [H:Say that you came by my house,] {h:he|she} said. [H:It's on the way.]
fr:
{V} restait sur le paillasson.
[V:J'ai fait le tour du monde,] souffla-t-il, [V:et je ne lui rapporte rien.]
{H} lui mit {son T} dans la main.
[H:Dites que vous êtes passé par chez moi,] dit-{h:il|elle}. [H:C'est sur la route.]

=== about own
en:
[F:Why take your {T} up a mountain?] asked {F}.
[H:In case it's somebody's birthday at the top,] said {H}.
fr:
[F:Pourquoi emporter {ton T} en montagne ?] demanda {F}.
[H:Si c'est l'anniversaire de quelqu'un, là-haut,] dit {H}.

=== lack >
en:
Where the path forks, there was no signpost, only the hole. And on top of the hill, in deep snow, stood a ship.
[A:Land!] cried a mouse on the mast. [A:Land on the left! Land underneath!]
[V:Just as I planned,] said a captain called {V}. On his deck stood every signpost for miles. [V:Ask me the way to anywhere! If I don't know it, you can have them back.]
[N:Where's the valley?] asked a very tired swallow. [N:I'm bringing the spring.]
{V} pointed. He did not even look.
{>gag1}
fr:
À la fourche du chemin, plus de panneau, rien que le trou. Et en haut, dans la neige, se dressait un navire.
[A:Terre !] cria une souris en haut du mât. [A:Terre à gauche ! Terre en dessous !]
[V:C'est exactement là que j'allais,] dit un capitaine.
C'était {V}. Il avait sur le pont tous les panneaux du pays.
[V:Demandez-moi n'importe quel chemin ! Si je ne sais pas, je vous les rends.]
[N:C'est où, la vallée ?] demanda une hirondelle épuisée. [N:J'apporte le printemps.]
{V} tendit le bras, sans même regarder.
{>gag1}

=== try ask
en:
[V:Straight on, then left,] said {V}. [V:Then left. Then left again.]
So off they went through the snow, and turned left, and left, and left, with the swallow on {H}'s shoulder. {each:@ kept saying which hand was left.|@ kept saying which hand was left.} At last, between two fir trees, they saw a hill. There was a ship on it.
[V:There you are, you see,] said {V}.
[A:Land!] cried the mouse. [A:The same!]
{>fail}
fr:
[V:Tout droit, puis à gauche,] dit {V}. [V:Puis à gauche. Et encore à gauche.]
{hf:Ils|Elles} partirent donc dans la neige, et tournèrent à gauche, à gauche, et une fois de plus à gauche, l'hirondelle sur l'épaule {de H}. {each:@ rappelait où était la gauche.|@ rappelaient où était la gauche.} Enfin, entre deux sapins, {hf:ils|elles} virent une colline, avec un navire dessus.
[V:Vous voyez bien,] dit {V}.
[A:Terre !] cria la souris. [A:La même !]
{>fail}

=== recap ask
en:
Every way that {V} knew led back to the ship.
fr:
Tous les chemins {de V} revenaient au navire.

=== try paint >
en:
[H:Then we'll make a new one,] said {H}. They took a nice straight board and painted an arrow: *SPRING, THIS WAY*.
That night something crunched in the snow. It was {V}, with a lantern.
He held it up to the new sign, and read it, right to the end, with one finger. He read the back as well.
[V:Not that one, either,] he said, very low. Then he pulled it up and carried it aboard.
fr:
[H:On n'a qu'à en faire un neuf,] dit {H}.
Sur une belle planche, {hf:ils|elles} peignirent une flèche et, de leur plus belle écriture : *PRINTEMPS, PAR LÀ*.
La nuit, la neige craqua. C'était {V}, avec une lanterne.
Il l'approcha du panneau et le lut, jusqu'au bout, du doigt. Il regarda aussi derrière.
[V:Ce n'est pas encore celui-là,] dit-il tout bas.
Puis il l'arracha et l'emporta à bord.

=== recap paint
en:
{V} read each sign, and each time it was not the one.
fr:
{V} lisait chaque panneau, et ce n'était jamais le bon.

=== try push
en:
[H:If we push the ship, it'll slide down to the sea,] said {H}. [H:Everybody likes it there.]
They all pushed. The ship said *crrrk*, and leaned a little, and that was all.
But underneath, something answered. *Tock, tock, tock!* It sounded like a broom on a ceiling.
[A:Land!] squeaked the mouse. [A:And it's cross!]
{V} stamped his foot. [V:Quiet down there!] he told the mountain.
fr:
[H:Si on pousse le navire, il glissera jusqu'à la mer,] dit {H}. [H:Tout le monde aime ça.]
Alors on poussa, tous ensemble. Il fit *crrrc*, pencha un peu, et ce fut tout.
Mais, dessous, quelque chose répondit. *Toc, toc, toc !* On aurait dit un balai contre un plafond.
[A:Terre !] couina la souris. [A:Et elle est fâchée !]
{V} tapa du pied.
[V:Silence, en bas !] dit-il à la montagne.

=== recap push
en:
When they pushed, the mountain had knocked.
fr:
Quand on avait poussé, la montagne avait frappé.

=== strand >
en:
Up the hill came a goat with a postbag. There was one letter in it, and it was yellow with age.
[B:I've had this for thirty years,] she panted. On the envelope stood: *For my boy, wherever he has got to.* [B:I always get to where he was. He's just left.]
She looked all about her for a boy. There was a captain, with grey in his beard, drawing a map of the snow.
[B:Not here, either,] said the goat, and sat down on the bag.
fr:
Une chèvre montait la côte avec une sacoche. Dedans, il n'y avait qu'une lettre, toute jaune.
[B:Je l'ai depuis trente ans,] souffla-t-elle. [B:C'est pour : *Mon petit garçon, là où il est.* J'arrive toujours là où il était. Il vient de partir.]
Elle chercha des yeux un petit garçon. Il n'y avait qu'un capitaine à la barbe grise, qui faisait une carte de la neige.
[B:Ce n'est pas ici non plus,] dit la chèvre, et elle s'assit sur la sacoche.

=== way >
en:
While {V} took his nap at the wheel, they climbed on board.
{>talent}
{>go}
Signs! They walked between them as if it were a wood. *To the sea. To the mill. To Little Pudding, 2.* On every one there was a tick in chalk: read.
Only one lay on its face in a corner, all over ice.
[V:That one's no use,] said {V}, with one eye open. [V:It was my last, I pulled it up right here. There's nothing on it. And we've been stuck ever since.]
fr:
{V} faisait la sieste à la barre. {hf:Ils|Elles} montèrent à bord.
{>talent}
{>go}
Des panneaux ! On y marchait comme dans un bois. *La mer. Le moulin. Petit-Flan, 2.* Sur chacun, une croix à la craie : lu.
Un seul était dans un coin, la figure contre le bois, couvert de glace.
[V:Celui-là ne vaut rien,] dit {V}, un œil ouvert. [V:C'est le dernier, je l'ai arraché ici même. Il n'y a rien dessus. Et depuis, on est coincés.]

=== road >
en:
Round the back of the ship the snow was soft, and it was warm. A thread of smoke came up out of it, thin as a whisker.
{H} lay down flat and sniffed.
[F:Well?] said {F}.
[H:Onions,] said {H}. {h:He|She} sniffed again. [H:And a bit of thyme.]
Far down, something went round and round, like a spoon in a pan. They looked at each other. Who cooks inside a hill?
fr:
Derrière le navire, la neige était molle, et tiède. Un fil de fumée en sortait, mince comme une moustache.
{H} se coucha à plat ventre et renifla.
[F:Alors ?] demanda {F}.
[H:Des oignons,] dit {H}.
{h:Il|Elle} renifla encore.
[H:Et un peu de thym.]
Tout au fond, quelque chose tournait, tournait, comme une louche dans une marmite. {hf:Ils|Elles} se regardèrent. Qui fait la cuisine dans une colline ?

=== quiet
en:
That night it snowed again, on the sails and on the signs. {V} slept on deck, where he had stopped.
They sat under a sail, and kept the swallow warm between them.
In his sleep the captain's hands turned, a very little, as if they held the wheel. [V:Past the well,] he murmured. [V:Three steps. Mind the third.]
[F:Where is he?] whispered {F}.
[H:Somewhere nice,] said {H}.
The mouse up on the mast said nothing at all, so as not to wake him.
fr:
Cette nuit-là, il neigea encore, sur les voiles et sur les panneaux. {V} dormait sur le pont, là où il s'était arrêté.
{hf:Ils|Elles} s'assirent sous une voile, l'hirondelle au chaud entre eux.
En dormant, le capitaine tournait les mains, un tout petit peu, comme sur une barre.
[V:Passé le puits,] murmura-t-il. [V:Trois marches. Attention à la troisième.]
[F:Où est-il ?] chuchota {F}.
[H:Dans un endroit bien,] dit {H}.
En haut du mât, la souris ne disait plus rien, pour ne pas le réveiller.

=== insight >
en:
In the morning {H} breathed on the icy sign, and rubbed it with one sleeve. There *was* something on it: four letters, in an old round hand, and no arrow.
*HERE.*
{>gag2}
{>recap1} {>recap2}
{H} thought of three hundred signs, and every one of them to somewhere else.
[H:He's looking for the way home,] said {H} slowly. [H:And he's {?era(past):standing|parked} on it.]
fr:
Au matin, {H} souffla sur le panneau gelé et frotta avec sa manche. Il y *avait* quelque chose dessus : trois lettres, d'une vieille écriture ronde, et pas de flèche.
*ICI.*
{>gag2}
{>recap1} {>recap2}
{H} pensa aux trois cents autres. Ils menaient tous ailleurs.
[H:Il cherche le chemin de chez lui,] dit lentement {H}. [H:Et il est assis dessus.]

=== turn listen
en:
[H:Captain! Which is the way to your house?]
Up went the arm. It went left. It went right. It went right round, and came down. [V:I don't know,] whispered {V}.
{H} listened, and knocked on the deck, exactly like the mountain: *tock, tock, tock*.
Down in the snow a door opened. [C:So it's you up there,] said a very old lady. [C:Wipe your feet.]
{>pay}
fr:
[H:Capitaine ! Votre maison, c'est par où ?]
Le bras se leva. Il alla à gauche, puis à droite. Il fit le tour, et retomba.
[V:Je ne sais pas,] souffla {V}.
{H} écouta, puis frappa sur le pont, comme la montagne : *toc, toc, toc*.
En bas, dans la neige, une porte s'ouvrit.
[C:Ah, c'est toi, là-haut,] dit une très vieille dame. [C:Essuie tes pieds.]
{>pay}

=== turn notice
en:
[H:Captain! Which is the way to your house?]
Up went the arm. It went left. It went right. It went right round, and came down. [V:I don't know,] whispered {V}.
But {H} had seen something round and yellow, beside the smoke. It was a doorknob!
The door opened. [C:So it's you up there,] said a very old lady. [C:Wipe your feet.]
{>pay}
fr:
[H:Capitaine ! Votre maison, c'est par où ?]
Le bras se leva. Il alla à gauche, puis à droite. Il fit le tour, et retomba.
[V:Je ne sais pas,] souffla {V}.
Mais, près de la fumée, {H} avait vu quelque chose de rond et de jaune. C'était un bouton de porte !
La porte s'ouvrit.
[C:Ah, c'est toi, là-haut,] dit une très vieille dame. [C:Essuie tes pieds.]
{>pay}

=== turn why
en:
[H:Captain! Which is the way to your house?]
Up went the arm. It went right round, and came down.
[H:Why don't you ask?]
[V:A captain who asks,] said {V}, [V:is a passenger.] But he looked at his boots. [V:Mountain,] he whispered, [V:which way, please?]
Down in the snow a door opened. [C:At last,] said a very old lady. [C:Wipe your feet.]
{>pay}
fr:
[H:Capitaine ! Votre maison, c'est par où ?]
Le bras se leva. Il fit le tour, et retomba.
[H:Pourquoi vous ne demandez pas ?]
[V:Un capitaine qui demande,] dit {V}, [V:c'est un passager.]
Mais il regarda ses bottes.
[V:Montagne,] souffla-t-il, [V:c'est par où, s'il te plaît ?]
En bas, dans la neige, une porte s'ouvrit.
[C:Ah, tout de même,] dit une très vieille dame. [C:Essuie tes pieds.]
{>pay}

=== restore
en:
Every signpost went back to its hole. The swallow read them all the way down, and wherever she passed it turned green.
[A:Water!] called the mouse, as the snow began to run. [A:Water on the left!]
{>close}
Nowadays people stop on the hill and ask {V} the way. He thinks hard.
[V:No idea,] he says, delighted. [V:Come in! There's soup.]
fr:
Chaque panneau retrouva son trou. L'hirondelle les lut jusqu'en bas, et partout où elle passait, c'était vert.
[A:De l'eau !] cria la souris, quand la neige se mit à couler. [A:De l'eau à gauche !]
{>close}
Maintenant, des gens s'arrêtent sur la colline et demandent leur chemin à {V}. Il réfléchit bien.
[V:Aucune idée,] dit-il, ravi. [V:Entrez donc ! Il y a de la soupe.]

=== last
en:
{each:@ put back the one that says *Little Pudding*.|@ put back the one that says *Little Pudding*.}
fr:
{each:@ replanta le panneau de *Petit-Flan*.|@ replantèrent le panneau de *Petit-Flan*.}

=== strandEnd
en:
The goat looked at {V}, then at the letter, and gave it to him. *Supper is at seven*, it said. It was ten to.
fr:
La chèvre regarda {V}, regarda la lettre, et la lui donna. *On mange à sept heures*, disait-elle. Il était moins dix.

=== cameo
en:
On a hill stood a ship with washing on its mast, and somebody was calling that the soup was ready.
fr:
Sur une colline, il y avait un navire avec du linge au mât, et quelqu'un criait que la soupe était prête.

=== ask
en:
What was {V} looking for on all those signs?
Why did he never ask anybody the way?
What would it say on a sign in front of your door?
fr:
Que cherchait {V} sur tous ces panneaux ?
Pourquoi ne demandait-il jamais son chemin ?
Qu'est-ce qu'on écrirait sur un panneau, devant chez toi ?
`
