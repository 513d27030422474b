export const band5to8 = `
=== title
en:
Got You!
fr:
Je te tiens !

=== title
en:
{H} and the Paper Bird Cup
fr:
{H} et la Coupe des oiseaux en papier

=== teaser
en:
Nobody has ever won the Paper Bird Cup, because of somebody large and red who lives on the roof.
fr:
Personne n'a jamais gagné la Coupe des oiseaux en papier, à cause de quelqu'un de grand et de rouge, là-haut, sur le toit.

=== when
en:
One day with just the right wind
fr:
Un jour de petit vent

=== plant bell
en:
{>when}, {H} had the cat's old bell along. It was such a good bell that the cat had never caught anything, and had sent it back.
fr:
{>when}, {H} avait pris le grelot du chat. C'était un si bon grelot que le chat n'attrapait plus rien. Il l'avait rendu.

=== about bell
en:
[F:Can you walk without ringing it?] asked {F}.
[H:I've done eight steps,] said {H}. [H:Then I had to breathe.]
fr:
[F:On peut marcher sans qu'il sonne ?] demanda {F}.
[H:J'ai fait huit pas,] dit {H}. [H:Après, il a fallu respirer.]

=== pay bell
en:
[H:Then hold this,] said {H}, and gave {v:him|her} the cat's bell. [H:In both feet. If it rings, you moved.]
{V} shut all {v:his|her} claws round it.
fr:
[H:Alors, tiens ça,] dit {H}, qui lui donna le grelot. [H:À deux pattes. S'il sonne, c'est que tu as bougé.]
{V} referma toutes ses griffes dessus.

=== plant marble
en:
{>when}, {H} had the best marble of all, a big one, with weather in it. Today it was cloudy in there.
fr:
{>when}, {H} avait sa plus belle bille, une grosse, avec un ciel dedans. Ce jour-là, il y faisait gris.

=== about marble
en:
[F:Don't you ever play with it?] asked {F}.
[H:It rolls away,] said {H}. [H:I like it here.]
fr:
[F:Tu ne joues jamais avec ?] demanda {F}.
[H:Elle s'en va toujours,] dit {H}. [H:Je l'aime bien ici.]

=== pay marble
en:
[H:Then hold this,] said {H}, and gave {v:him|her} the big marble. [H:In both feet, and tight. It rolls.]
A roof is no place for a marble. {V} shut all {v:his|her} claws round it.
fr:
[H:Alors, tiens ça,] dit {H}, qui lui donna la grosse bille. [H:À deux pattes, et bien fort. Ça roule.]
Un toit, ce n'est pas un endroit pour une bille. {V} referma toutes ses griffes dessus.

=== pay own
en:
[H:Then hold {n:this|these},] said {H}, and put {h:his|her} own {T} into those big claws. [H:In both feet. As tight as you like.]
{V} held on as if somebody had said that {n:it|they} could fly.
fr:
[H:Alors, tiens ça,] dit {H} en glissant {son T} dans les grandes griffes. [H:À deux pattes. Aussi fort que tu veux.]
{V} serra comme si {le T} allait s'envoler.

=== about own
en:
[F:What if you dropped your {T}?] asked {F}.
[H:I'd be quicker than the floor,] said {H}.
fr:
[F:Et si tu fais tomber {ton T} ?] demanda {F}.
[H:Je serai plus rapide que le sol,] dit {H}.

=== lack >
en:
The bird that comes down last wins the Cup. [A:On your marks,] said {A} at nine o'clock. He was a tortoise, so *go* would be at four.
That left time to practise. {N}, a small pig, threw his. It shook, and fell on its nose.
[V:Got you!]
A firebird as big as a stove had it, and was back on the roof.
[N:That's {V},] said {N}. [N:There's never one left. Nothing of ours flies. And we've even got hens.]
{>gag1}
fr:
L'oiseau qui se pose en dernier gagne la Coupe.
[A:À vos marques,] dit {A} à neuf heures.
C'était une tortue : *partez*, ce serait vers quatre heures. {N}, un petit cochon, lança le sien pour essayer. L'oiseau trembla et piqua du nez.
[V:Je te tiens !]
Un oiseau de feu, gros comme un poêle, l'emporta sur le toit.
[N:C'est {V},] dit {N}. [N:Il ne reste jamais un seul oiseau. Chez nous, rien ne vole. Et pourtant, on a des poules.]
{>gag1}

=== try hard >
en:
[H:We need a faster one,] said {H}. [H:Too fast for {v:him|her}.]
{F} took a run with the bird, and {H} pushed {F}. {each:@ counted to three.|@ counted to three.} *Whoosh!* It went as straight as an arrow, and it went straight down to the puddle by the gate.
[V:Got you!]
One claw had it, a finger above the water. {V} turned it over and looked at its tummy. Then {v:he|she} gave {H} a look that would have boiled an egg.
fr:
[H:Il en faut un plus rapide,] dit {H}. [H:Trop rapide pour {v:lui|elle}.]
{F} prit son élan avec l'oiseau, et {H} poussa {F}. {each:@ compta jusqu'à trois.|@ comptèrent jusqu'à trois.} *Zou !* L'oiseau partit droit comme une flèche, et droit sur la flaque du portail.
[V:Je te tiens !]
Une griffe l'avait pris, à un doigt de l'eau. {V} le retourna et lui regarda le ventre. Puis {H} reçut un regard à cuire un œuf.

=== recap hard
en:
Above the puddle, {V} had looked at the bird's tummy.
fr:
Au-dessus de la flaque, {V} avait regardé le ventre de l'oiseau.

=== try many
en:
[H:{v:He's|She's} only got two feet,] said {H}. [H:Let's throw them all at once.]
So the whole school got up on the benches and threw. The air went white. It was like snow with corners.
[V:Got you. Got you. Got you!]
Five in the beak, and the rest in the claws, like a hand of cards. Just one was left. It sailed past, quite steadily, and over the wall, and {V} never turned {v:his|her} head.
[F:{v:He|She} missed one!] said {F}.
fr:
[H:{v:Il|Elle} n'a que deux pattes,] dit {H}. [H:On va tout lancer en même temps.]
Toute l'école monta sur les bancs, et lança. L'air devint blanc. On aurait dit de la neige à pointes.
[V:Je te tiens. Et toi. Et toi. Et toi !]
Cinq dans le bec, et le reste dans les griffes, comme un jeu de cartes. Un seul passa. Il filait tout droit, bien tranquille, par-dessus le mur, et {V} ne tourna même pas la tête.
[F:{v:Il|Elle} en a raté un !] dit {F}.

=== recap many
en:
Only one had been let by, and it was flying nicely.
fr:
Un seul avait pu passer, et il volait bien tranquille.

=== try inside >
en:
[H:Then we'll do it indoors,] said {H}, and shut the door to the yard.
{N}'s next bird went down the corridor very well. It passed the coats. It passed the kitchen. Then it turned left, which nobody had asked for, and went out at the only open window.
They ran to look. Right below stood {V}, with both wings held up like a basket. The bird dropped right on to the beak.
[V:Got you,] said {V}.
[F:{v:He|She} was there *first*,] said {F}.
fr:
[H:Alors, on le fera dedans,] dit {H} en fermant la porte de la cour.
Dans le couloir, l'oiseau {de N} vola très bien. Il passa les manteaux. Il passa la cuisine. Puis il tourna à gauche, ce que personne ne lui demandait, et sortit par la seule fenêtre ouverte.
On courut voir. Juste en dessous, {V} attendait, les deux ailes levées en corbeille. L'oiseau lui tomba droit sur le bec.
[V:Je te tiens !]
Et on entendit un soupir, très long.
[F:{v:Il|Elle} était là *avant* lui,] dit {F}.

=== recap inside
en:
Under the window, {V} had been waiting with both wings up.
fr:
Sous la fenêtre, {V} attendait déjà, les ailes levées.

=== strand >
en:
In the kitchen, you could hardly see the kitchen. Somebody was coughing in the smoke. It was {B}, the cook, who was a badger. You knew her by the cough.
[B:It's the chimney,] she said. [B:Something is sitting on it. We've had cold soup since Tuesday!]
She felt about for a bowl and passed it over. {F} took a big spoonful, to be nice.
[B:No,] said {B}. [B:That's the washing up. The soup's on the left.]
fr:
Dans la cuisine, on voyait à peine la cuisine. Quelqu'un toussait dans la fumée. C'était {B}, la cuisinière, un blaireau. On la reconnaissait à sa toux.
[B:C'est la cheminée,] dit-elle. [B:Il y a quelque chose dessus. Depuis mardi, on mange la soupe froide !]
Elle chercha un bol à tâtons et le tendit. {F} en prit une grosse cuillerée, par politesse.
[B:Ah non,] dit {B}. [B:Ça, c'est la vaisselle. La soupe, c'est à gauche.]

=== strandEnd
en:
The chimney drew again, and {B} could see what she was making. It was pancakes.
fr:
La cheminée tirait, et {B} vit enfin ce qu'elle faisait : c'étaient des crêpes.

=== way >
en:
There was nothing for it but to go up. It was a longer journey than you'd think. First came the stairs that everybody knows. Then came the stairs for teachers. Then came the ones for nobody, and the dust on those was as thick as a cat.
{>talent}
{>go}
[A:Get...] said {A}, far below. He had begun on the next word.
At the top there was a little door. Behind it somebody was humming.
fr:
Il ne restait plus qu'à monter. C'était un plus long voyage qu'on ne croit. D'abord, l'escalier que tout le monde connaît. Puis celui des maîtres. Puis celui de personne, où la poussière était épaisse comme un chat.
{>talent}
{>go}
[A:Prêts...] dit {A}, tout en bas.
Il en était au mot suivant.
En haut, il y avait une petite porte. Derrière, quelqu'un chantonnait.

=== road >
en:
The roof was flat, with a railing, and no one was there. But against the warm chimney stood a nest as wide as a bed.
In it sat the paper birds, all in a row, with their noses over the edge. There were sums, and spelling, and somebody's drawing of a cow. Each had a leaf on, up to the wings. In front of each one lay a crumb.
[F:They haven't touched them,] whispered {F}.
{N}'s first one had a bandage round its nose.
fr:
Le toit était plat, avec une balustrade, et il n'y avait personne. Mais contre la cheminée bien chaude, on voyait un nid, large comme un lit.
Les oiseaux en papier étaient dedans, en rang, le nez dehors. Il y avait des additions, des dictées, et le dessin d'une vache. Chacun avait une feuille remontée jusqu'aux ailes. Devant chacun, il y avait une miette.
[F:Ils n'y ont pas touché,] souffla {F}.
Le premier oiseau {de N} avait un pansement sur le nez.

=== quiet
en:
Somebody was coming. They got down behind the flower pots.
{V} did not sit on the nest, but next to it. {v:He|She} was too hot for paper. Once, {v:he|she} laid a feather on the smallest, and took it off again quickly, and looked to see if there was a mark.
The wind went through the row. All the birds nodded. {V} nodded back.
[A:... set,] came {A}'s voice, out of the yard.
fr:
Quelqu'un venait. Vite, derrière les pots de fleurs !
{V} ne se mit pas sur le nid, mais à côté. Une plume de feu, pour du papier, c'est trop chaud. Une fois, {v:il|elle} en posa une sur le plus petit, la retira bien vite, et regarda s'il y avait une marque.
Le vent passa sur le rang. Tous les oiseaux firent oui de la tête. {V} aussi.
[A:Presque,] fit la voix {de A}, du fond de la cour.

=== insight >
en:
{V} stood one of the birds on the edge. [V:Now. Just as I showed you,] {v:he|she} said, and gave it a very small push. It fell. {V} dived. [V:Got you. Never mind. Again.]
{>gag2}
{>recap1} {>recap2}
[H:{v:He|She} only takes the ones that fall,] said {H} slowly. [H:{v:He's|She's} bringing them up!]
{V} spun round. [V:It's you! Every year, out of windows, off benches! Such little ones! Do your mothers *know?*]
fr:
{V} posa un oiseau tout au bord.
[V:Allez. Comme je t'ai montré,] dit-{v:il|elle}.
Et {v:il|elle} le poussa un tout petit peu. L'oiseau tomba. {V} plongea.
[V:Je te tiens. Ce n'est rien. On recommence.]
{>gag2}
{>recap1} {>recap2}
[H:{v:Il|Elle} ne prend que ceux qui tombent,] dit lentement {H}. [H:{v:Il|Elle} les élève !]
{V} se retourna d'un bloc.
[V:C'est vous ! Tous les ans, par la fenêtre ! Du haut des bancs ! Des petits comme ça ! Vos mères sont *au courant* ?]

=== turn build
en:
{H} could build anything, and folding is building flat. {h:He|She} made {N}'s crooked wing like the other one. [H:Now it can do it by itself.]
[V:It will fall,] said {V}, with {v:his|her} claws out.
{>pay}
{H} let the bird go. It dipped. Then the wind got under it, and up it came, over the chimney, over the wall.
[V:Nobody's got it,] whispered {V}.
fr:
{H} savait tout construire, et plier, c'est construire à plat. {h:Il|Elle} prit l'oiseau {de N}, défit l'aile de travers et la refit comme l'autre.
[H:Maintenant, il peut y aller tout seul.]
[V:Il va tomber,] dit {V}, toutes griffes dehors.
{>pay}
{H} lâcha l'oiseau. Il descendit. Il descendit encore. Puis le vent passa dessous, et le voilà qui remonte, plus haut que la cheminée, plus haut que le mur.
[V:Personne ne le tient,] murmura {V}.

=== turn still
en:
[H:Let it try,] said {H}, and bent {N}'s bird straight. [H:We'll keep still together. I'm good at that.]
[V:It will fall,] said {V}, with {v:his|her} claws out.
{>pay}
{H} let the bird go, and did not move, not even an eye. Nor did {V}. It dipped. Then the wind got under it, and up it came, over the chimney, over the wall.
[V:Nobody's got it,] whispered {V}.
fr:
[H:On le laisse essayer,] dit {H} en redressant l'oiseau {de N}. [H:Et nous, on ne bouge pas. Je sais très bien faire.]
[V:Il va tomber,] dit {V}, toutes griffes dehors.
{>pay}
{H} lâcha l'oiseau et ne bougea plus, pas même un œil. {V} non plus. L'oiseau descendit. Puis le vent passa dessous, et le voilà qui remonte, plus haut que la cheminée, plus haut que le mur.
[V:Personne ne le tient,] murmura {V}.

=== turn why
en:
[H:Why do you always catch them?] asked {H}, and bent {N}'s bird straight.
[V:Because they fall.]
[H:Why do they fall?]
[V:Because they can't fly yet.]
[H:And when will they?]
{V} had no answer to that, only claws.
{>pay}
{H} let the bird go. It dipped. Then the wind got under it, and up it came, over the chimney, over the wall.
[V:Nobody's got it,] whispered {V}.
fr:
[H:Pourquoi tu les rattrapes toujours ?] demanda {H} en redressant l'oiseau {de N}.
[V:Parce qu'ils tombent.]
[H:Pourquoi ils tombent ?]
[V:Parce qu'ils ne savent pas encore voler.]
[H:Et ils sauront quand ?]
{V} n'avait pas de réponse. Rien que des griffes.
{>pay}
{H} lâcha l'oiseau. Il descendit. Puis le vent passa dessous, et le voilà qui remonte, plus haut que la cheminée, plus haut que le mur.
[V:Personne ne le tient,] murmura {V}.

=== restore
en:
It came down last. {H} and {N} won the Cup, one handle each.
[A:Go!] said {A}, and looked round for somebody to start.
{>close}
These days {V} stands under the yard wall, wings out, in case. {N} jumps off it four times every playtime.
[V:Got you,] says {V}. And just before that, for a moment, a pig flies.
fr:
Il se posa le dernier. {H} et {N} gagnèrent la Coupe, une anse chacun.
[A:Partez !] dit {A}, et il chercha quelqu'un à faire partir.
{>close}
Depuis, {V} reste sous le mur de la cour, les ailes ouvertes, au cas où. {N} en saute quatre fois par récréation.
[V:Je te tiens,] dit {V}.
Et juste avant, pendant un petit moment, un cochon vole.

=== last
en:
{each:@ folded birds till there was no more homework.|@ folded birds till there was no more homework.}
fr:
{each:@ plia des oiseaux jusqu'à ce qu'il n'y ait plus de devoirs.|@ plièrent des oiseaux jusqu'à ce qu'il n'y ait plus de devoirs.}

=== cameo
en:
Over a school wall came a paper bird, and far behind it, keeping out of its way, a big red one.
fr:
Par-dessus le mur d'une école passa un oiseau en papier et, loin derrière, pour ne pas le gêner, un grand oiseau rouge.

=== ask
en:
When did you guess why the firebird takes the paper birds?
What does *Got you!* mean at the beginning, and what does it mean at the end?
What can you do now that somebody had to hold on to you for?
fr:
Quand as-tu deviné pourquoi l'oiseau de feu prend les oiseaux en papier ?
Que veut dire *je te tiens* au début, et à la fin ?
Que sais-tu faire sans qu'on te tienne, maintenant ?
`
