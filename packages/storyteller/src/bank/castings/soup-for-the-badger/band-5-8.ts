export const band5to8 = `
=== title
en:
Soup for the Badger
fr:
La soupe du blaireau

=== title
en:
{H} and the Empty Pot
fr:
{H} et la marmite vide

=== when
en:
One autumn afternoon
fr:
Un après-midi d'automne

=== refrain
en:
Step, step, mind the soup!
fr:
Pas à pas, gare à la soupe !

=== refrainLast
en:
Sip, sip, mmm, the soup!
fr:
Gorgée, gorgée, mmm, la soupe !

=== plant carrot
en:
{>when}, {H} pulled up the only carrot {h:he|she} had ever grown. It was as long as a pencil. Nobody was allowed to eat it.
fr:
{>when}, {H} arracha la seule carotte qu'{h:il|elle} ait jamais fait pousser. Elle était longue comme un crayon. Défense d'y toucher.

=== about carrot
en:
[F:What is it for, then?] asked {F}.
[H:For having,] said {H}.
fr:
[F:Elle sert à quoi, alors ?] demanda {F}.
[H:À être à moi,] dit {H}.

=== pay carrot
en:
{H} took out {h:his|her} carrot, the only one, and dropped it into the pot. *Plop.*
fr:
{H} sortit sa carotte, la seule, l'unique, et la lâcha dans la marmite. *Plouf.*

=== plant bread
en:
{>when}, {H} baked a bread roll in the shape of a dog, or perhaps a chair. {h:He|She} was very proud of it.
fr:
{>when}, {H} fit un petit pain en forme de chien, ou peut-être de chaise. {h:Il|Elle} en était très {h:fier|fière}.

=== about bread
en:
[F:Does it bark?] asked {F}.
[H:Only when you sit on it,] said {H}.
fr:
[F:Il aboie ?] demanda {F}.
[H:Seulement quand on s'assied dessus,] dit {H}.

=== pay bread
en:
{H} broke {h:his|her} roll, the proud one, and put it in the bottom of the pot.
fr:
{H} cassa son petit pain, le beau, et le mit au fond de la marmite.

=== lack >
en:
Old Badger at the top of the hill had a cold. It was the sort of cold that moves furniture.
[O:Take him this,] said Grandma, and she put the big pot into {H}'s arms. It was full to the brim. [O:Before dark. And don't spill.]
{>gag1}
Up on the hill somebody sneezed, and all the crows took off.
fr:
Tout en haut de la colline, le vieux blaireau avait un rhume. Un rhume à déplacer les meubles.
[O:Portez-lui ça,] dit Mamie.
Et elle mit la grande marmite dans les bras {de H}. Elle était pleine à ras bord.
[O:Avant la nuit. Et sans en renverser.]
{>gag1}
Là-haut, quelqu'un éternua, et tous les corbeaux s'envolèrent.

=== try run
en:
[H:If we run,] said {H}, [H:it won't have time to spill.]
It had time. It went *slop* to the left and *slop* to the right. It went over {F}, and over a beetle, who had only come out for some air.
When they stopped, the path behind them was shining, and three ants were rowing.
{>fail}
fr:
[H:Si on court,] dit {H}, [H:la soupe n'aura pas le temps de tomber.]
Elle eut le temps. Elle fit *flac* à gauche, elle fit *flac* à droite. Elle en mit sur {F}, et sur un scarabée qui était juste sorti prendre l'air.
Quand {hf:ils|elles} s'arrêtèrent, le chemin luisait derrière {hf:eux|elles}, et trois fourmis ramaient.
{>fail}

=== recap run
en:
A third of the soup was on the path.
fr:
Un tiers de la soupe était sur le chemin.

=== try taste >
en:
[F:Somebody should check it's still good,] said {F}, and checked.
It was still good. A little further on, {F} checked whether it was still as good as before. Then the left side. Then, to be fair, the right. The middle was checked twice, because that is where most of it was.
[H:{F}!]
[F:It's excellent,] said {F}, in a deep voice, from inside the pot.
fr:
[F:Il faudrait vérifier qu'elle est encore bonne,] dit {F}.
Et {F} vérifia.
Elle était encore bonne. Un peu plus loin, {F} vérifia si elle était toujours aussi bonne qu'avant. Puis le côté gauche. Puis, pour être juste, le côté droit. Le milieu, deux fois, parce que c'est le milieu.
[H:{F} !]
[F:Elle est excellente,] dit {F} d'une voix grave, du fond de la marmite.

=== recap taste
en:
A third was in {F}.
fr:
Un tiers était dans {F}.

=== try give >
en:
On the path stood a hare with his ears in a knot.
[O:I smell leeks,] he said. [O:It's like Sundays at my mother's.]
So {H} gave him a bowl. It is hard to eat a bowl of soup in front of five moles, and the moles had brought spoons.
When everyone had said thank you, {H} looked into the pot. The pot looked back.
fr:
Au milieu du chemin, il y avait un lièvre aux oreilles nouées.
[O:Ça sent le poireau,] dit-il. [O:Comme chez ma mère, le dimanche.]
Alors {H} lui en donna un bol. C'est difficile de manger un bol de soupe devant cinq taupes, et les taupes avaient apporté leurs cuillères.
Quand tout le monde eut dit merci, {H} regarda dans la marmite. La marmite {h:le|la} regarda aussi.

=== recap give
en:
The rest was in a hare and five moles.
fr:
Le reste était dans un lièvre et cinq taupes.

=== way >
en:
They crossed the stream on the flat stones, the pot between them like a baby who will not walk. {each:@ carried the lid.|@ carried the lid.}
{>talent}
{>go}
The sun was going down behind the pines. Somewhere above, the hill sneezed, and a footstool came rolling down past them.
fr:
{hf:Ils|Elles} passèrent le ruisseau sur les pierres plates, la marmite au milieu, comme un bébé qui ne veut plus marcher. {each:@ portait le couvercle.|@ portaient le couvercle.}
{>talent}
{>go}
Le soleil descendait derrière les pins. Quelque part là-haut, la colline éternua, et un tabouret passa en roulant.

=== insight >
en:
They reached the badger's door with the last of the sun, and with the last of the soup: one drop. {>recap1} {>recap2}
{>gag2}
{H} put {h:his|her} head in the pot, so that nobody would see {h:his|her} face. It was dark in there. It smelled of leeks, and Sunday.
[H:It still smells wonderful,] said {H}'s voice. {h:He|She} came out again. [H:And everything in it comes from round here.]
fr:
{hf:Ils|Elles} arrivèrent devant la porte du blaireau avec la fin du soleil et la fin de la soupe : une goutte. {>recap1} {>recap2}
{>gag2}
{H} mit la tête dans la marmite, pour qu'on ne voie pas sa figure. Il y faisait noir. Ça sentait le poireau et le dimanche.
[H:Ça sent encore bon,] dit la voix {de H}.
{h:Il|Elle} ressortit la tête.
[H:Et tout ce qu'il y avait dedans pousse par ici.]

=== turn whistle
en:
{>pay}
Then {H} whistled the sound of soup: first the *tick* of the lid, then the *blop*, then the *blop-blop-blop* that makes people bring their chairs.
{?failed(too_small):The|A} hare came first, with an onion and a bucket of water, and lit a fire. {?failed(too_small):The|Five} moles brought one end of a leek. A long way behind, the old rabbit lady had the other. The beetle rolled up a pea.
[O:We had some of yours,] he said. [O:It's only fair.]
fr:
{>pay}
Puis {H} siffla la chanson de la soupe : d'abord le *tic* du couvercle, puis le *blop*, puis le *blop-blop-blop* qui fait approcher les chaises.
{?failed(too_small):Le|Un} lièvre arriva le premier, avec un oignon et un seau d'eau, et alluma un feu. {?failed(too_small):Les|Cinq} taupes apportèrent un bout de poireau. Loin derrière, la vieille lapine tenait l'autre. Le scarabée poussait un petit pois.
[O:On a goûté à la vôtre,] dit-il. [O:Chacun son tour.]

=== turn notice
en:
{>pay}
Then {H} looked round, in the last light, as only {h:he|she} could. [H:Thyme, there, under the snail. Three mushrooms, the good kind. Wild garlic. Nettles. And that isn't a stone, {F}, that's a turnip. You're sitting on it.]
{?failed(too_small):The|A} hare brought water, lit a fire and held the lamp. {?failed(too_small):The|Five} moles did the digging. By the time the first star was out, the pot said *blop*.
fr:
{>pay}
Puis {H} regarda autour {h:de lui|d'elle}, dans la dernière lumière, comme {h:lui seul|elle seule} savait regarder.
[H:Du thym, là, sous l'escargot. Trois champignons, des bons. De l'ail des ours. Des orties. Et ça, {F}, ce n'est pas un caillou, c'est un navet. Tu es assis{f:|e} dessus.]
{?failed(too_small):Le|Un} lièvre apporta de l'eau, fit du feu et tint la lampe. {?failed(too_small):Les|Cinq} taupes creusèrent. Quand la première étoile sortit, la marmite fit *blop*.

=== turn why
en:
{>pay}
Then {H} asked everyone who passed. [H:Why is your soup so good? Why do you chop it small? Why the bay leaf?]
Nobody can explain a bay leaf without going to fetch one. {?failed(too_small):The|A} hare came back with an onion, to show, some water, to show it in, and a small fire, to show it hot. {?failed(too_small):The|Five} moles argued about leeks and brought four. In the end they were all talking with their mouths shut, because they were tasting.
*Blop*, said the pot.
fr:
{>pay}
Puis {H} interrogea tous ceux qui passaient.
[H:Pourquoi votre soupe est si bonne ? Pourquoi vous coupez tout petit ? Pourquoi une feuille de laurier ?]
On ne peut pas expliquer le laurier sans aller en chercher. {?failed(too_small):Le|Un} lièvre revint avec un oignon, pour montrer, un seau d'eau, pour qu'on voie mieux, et un petit feu, pour qu'on sente. {?failed(too_small):Les|Cinq} taupes se disputèrent au sujet des poireaux et en apportèrent quatre. À la fin, on n'entendait plus personne : on goûtait.
*Blop*, fit la marmite.

=== restore
en:
The badger drank two bowls, in bed, with everybody sitting on it. He sneezed just once more, a small one, the sort that moves only a cushion.
{>end}
{>close}
Old Badger has a full house on Sundays now. [N:Who made the soup?] he asks, every time.
They all point at somebody else.
fr:
Le blaireau en but deux bols, dans son lit, avec tout le monde assis dessus. Il n'éternua plus qu'une fois, un petit éternuement, à déplacer un coussin.
{>end}
{>close}
Le vieux blaireau a du monde tous les dimanches, maintenant.
[N:Qui a fait la soupe ?] demande-t-il chaque fois.
Chacun montre quelqu'un d'autre.

=== last
en:
{each:@ had the warm end.|@ had the warm end.}
fr:
{each:@ avait le côté chaud.|@ avaient le côté chaud.}


=== teaser
en:
The badger has a cold that moves furniture, and the soup has to get there before dark.
fr:
Le blaireau a un rhume à déplacer les meubles, et la soupe doit arriver avant la nuit.

=== pay own
en:
{H} set {h:his|her} {T} down beside the empty pot, where everyone could see {n:it|them}. [H:{n:This is|These are} for the badger, to keep him company,] {h:he|she} called into the trees. [H:Has anybody got anything for his soup?]
fr:
{H} posa {son T} à côté de la marmite vide, bien en vue.
[H:C'est pour le blaireau, pour lui tenir compagnie,] cria-t-{h:il|elle} vers les arbres. [H:Et vous, qu'avez-vous pour sa soupe ?]

=== end own
en:
{H}'s {T} had the pillow.
fr:
{Le T} {de H} {n:avait|avaient} droit à l'oreiller.

=== road
en:
The hill had another side, the steep one. Halfway up was a garden, with a fence made of spoons. An old rabbit lady was pulling leeks.
[O:For the badger? I gave your grandmother the seed for those leeks,] she said. [O:I had it from the moles, and the moles had it from him. It was he who brought the first leek to this hill.]
She looked into the pot. [O:Hm,] she said, very kindly, and went in.
fr:
La colline avait un autre côté, le raide. À mi-pente, il y avait un jardin, avec une barrière en cuillères. Une vieille lapine arrachait des poireaux.
[O:Pour le blaireau ? C'est moi qui ai donné la graine de ces poireaux à votre mamie,] dit-elle. [O:Moi, je la tenais des taupes, et les taupes la tenaient de lui. Le premier poireau de la colline, c'est lui qui l'a apporté.]
Elle regarda dans la marmite.
[O:Hum,] dit-elle très gentiment.
Et elle rentra.

=== strand >
en:
Under a fern somebody was quarrelling in a whisper. It was two mice, and they had one chair.
[O:He sneezed it here last week,] said the first mouse. [O:It came over the hill with a cushion on.]
[O:It's his good chair,] said the other. [O:We ought to take it back. But it's so big, and he's so ill, and besides we're sitting on it.]
{H} said that {h:he|she} would mention it.
fr:
Sous une fougère, on se disputait à voix basse. C'étaient deux souris, pour une seule chaise.
[O:Il l'a éternuée jusqu'ici la semaine dernière,] dit la première. [O:Elle est arrivée par-dessus la colline, avec son coussin.]
[O:C'est sa belle chaise,] dit l'autre. [O:Il faudrait la lui rendre. Mais elle est si grande, et lui si malade, et puis on est assises dessus.]
{H} promit de lui en parler.

=== strandEnd
en:
At the back, two mice came in with a chair, walking underneath it. The badger looked at it for a long time. [N:I thought I'd lost that,] he said.
fr:
Deux souris entrèrent en dernier, sous une chaise qui marchait. Le blaireau la regarda longtemps.
[N:Je la croyais perdue,] dit-il.

=== quiet
en:
They put the pot down, because of their arms. The path was the colour of bread. Now and then a leaf let go, as if it had only just remembered to.
[F:Why does he live all the way up there?] said {F}.
[H:I don't know,] said {H}. [H:Perhaps so that people come and see him.]
[F:Do they?]
Up on the hill, somebody sneezed, just once, not very hard, like somebody who is practising being well.
fr:
{hf:Ils|Elles} posèrent la marmite, à cause des bras. Le chemin avait la couleur du pain. De temps en temps, une feuille se décrochait, comme si elle venait d'y penser.
[F:Pourquoi il habite tout là-haut ?] demanda {F}.
[H:Je ne sais pas,] dit {H}. [H:Peut-être pour qu'on vienne le voir.]
[F:Et on vient ?]
Là-haut, quelqu'un éternua, une seule fois, pas très fort, comme on s'entraîne à aller mieux.

=== cameo
en:
Somewhere up the hill somebody sneezed, and a voice called, [O:I'm much better, thank you!]
fr:
Quelque part sur la colline, quelqu'un éternua, et une voix cria :
[O:Je vais bien mieux, merci !]

=== ask
en:
Who made the soup, in the end?
What would you put in it?
Who do you know who would like a visit?
fr:
En fin de compte, qui a fait la soupe ?
Qu'est-ce que tu mettrais dedans ?
Qui connais-tu qui aimerait une visite ?
`
