export const band5to8 = `
=== title
en:
The Rover with a Cough
fr:
Le petit robot qui toussait

=== title
en:
{H} and the Pom-Pom-Pom
fr:
{H} et le pom-pom-pom

=== teaser
en:
Once a year, on the very last moon, a little rover starts to rattle, and he always coughs in the same place.
fr:
Une fois par an, sur la toute dernière lune, un petit robot se met à cliqueter, et il tousse toujours au même endroit.

=== when
en:
One Saturday before breakfast
fr:
Un samedi avant le petit déjeuner

=== plant tag
en:
{>when}, {H} was polishing a dog tag. It was brass, in the shape of a bone, and it had no name on it yet. It was for somebody new.
fr:
{>when}, {H} frottait une médaille de chien. Elle était en cuivre, en forme d'os, et il n'y avait rien d'écrit dessus : c'était pour quelqu'un de nouveau.

=== about tag
en:
[F:You could put a name on it already,] said {F}.
[H:No,] said {H}. [H:You've got to see who it is first.]
fr:
[F:Tu pourrais déjà mettre un nom,] dit {F}.
[H:Non,] dit {H}. [H:Il faut d'abord voir qui c'est.]

=== pay tag
en:
{H} took a left-over screw and scratched three letters on the dog tag. [H:Now I've seen him,] {h:he|she} said, and hung it on his arm. It went *ting*.
fr:
{H} prit une vis qui restait et grava trois lettres sur la médaille de chien.
[H:Maintenant, je l'ai vu,] dit-{h:il|elle}.
La médaille, accrochée au petit robot, fit *ting*.

=== pay own
en:
Since that very first day, nobody had brought the rover a present. {H} tied a wire bow round {h:his|her} {T} and put {n:it|them} down in front of his six wheels.
fr:
Depuis ce tout premier jour, personne n'avait apporté de cadeau au petit robot. {H} fit un nœud de fil de fer autour de {son T} et {T:le|la} posa devant les six roues.

=== lack >
en:
Next to the very last stop lived a sheep who mended things. With her lived a rover on six wheels, sent up to look at stones.
He had looked at them for twenty years. But once a year, always on the same day, he stopped and rattled.
*Pom-pom pom pom pom POM!* Twice. Then: *Pom-pom pom pom pom...* and he coughed. *Hrrm!*
[B:There!] said the sheep. [B:I mend that cough every year, and every year it's back.]
{>gag1}
fr:
Tout près du terminus vivait une brebis qui réparait les choses. Chez elle vivait un petit robot à six roues, envoyé là pour regarder des cailloux.
Il les regardait depuis vingt ans. Mais une fois par an, toujours le même jour, il s'arrêtait et se mettait à cliqueter.
*Pom-pom pom pom pom POM !* Deux fois. Puis : *Pom-pom pom pom pom pom...* et il toussait. *Hem !*
[B:Voilà !] dit la brebis. [B:Cette toux, je la répare tous les ans, et tous les ans elle revient.]
{>gag1}

=== try oil >
en:
[B:Too dry,] said the sheep, and fetched warm oil in a teapot. {H} poured. Some went into the wheels and some under the arms, and what was left went over {F}.
Now nothing squeaked. You couldn't call it a rattle any more: it went up and it went down, as round as bubbles. *Pom-pom!*
And then: *hrrm!*
[B:I never heard a cough so well oiled,] said the sheep.
{>fail}
fr:
[B:Trop sec,] dit la brebis, et elle apporta de l'huile tiède dans une théière. {H} versa. Il en coula dans les roues, il en coula sous les bras, et le reste coula sur {F}.
Plus rien ne grinçait. Ce n'était plus un cliquetis : ça montait et ça descendait, rond comme des bulles. *Pom-pom !*
Et puis : *hem !*
[B:Je n'ai jamais entendu une toux aussi bien huilée,] dit la brebis.
{>fail}

=== recap oil
en:
Oil had only made a smoother cough.
fr:
L'huile n'avait fait qu'une toux plus douce.

=== try screws
en:
[B:A loose screw, then.] The sheep took him all to pieces and laid them in a row. He helped. He handed her his own elbows.
By lunch he stood on his wheels again, and on the floor lay three screws.
[B:There are always some over,] said the sheep, and gave a small cough, as she did when she felt silly. [B:That's normal.]
The rover rattled off, a bit faster than before. *Hrrm!*
{>fail}
fr:
[B:Une vis qui bouge, alors.]
La brebis le défit entièrement et mit les morceaux en rang. Il aidait. Il lui passait ses propres coudes.
À midi, il était de nouveau sur ses roues et, par terre, il y avait trois vis.
[B:Il en reste toujours,] dit la brebis avec une petite toux, comme chaque fois qu'elle était gênée. [B:C'est normal.]
Le petit robot repartit, un peu plus vite qu'avant. *Hem !*
{>fail}

=== recap screws
en:
Three screws were lying on the floor, and the cough was still inside.
fr:
Trois vis étaient sorties, et la toux était restée dedans.

=== try fright
en:
[F:It might be hiccups,] said {F}. [F:Hiccups need a fright.]
So {F} crept behind a crate and burst out of it. {each:@ burst out of another.|@ burst out of another.}
[O:BOO!]
Up went both the rover's arms. Then he looked at every one of them, folded his hands, and started again from the beginning, so that nobody would miss any.
[H:It's got a beginning,] said {H}.
[B:So has a cold,] said the sheep.
fr:
[F:C'est peut-être le hoquet,] dit {F}. [F:Le hoquet, il lui faut une bonne peur.]
Alors {F} se glissa derrière une caisse et en jaillit. {each:@ jaillit d'une autre.|@ jaillirent d'une autre.}
[O:BOUH !]
Le petit robot leva les deux bras. Puis il les regarda tous, joignit les mains, et reprit depuis le début, pour que personne n'en perde rien.
[H:Ça a un début,] dit {H}.
[B:Un rhume aussi,] dit la brebis.

=== recap fright
en:
And after the fright, he had gone back to the beginning.
fr:
Et après la peur, il était reparti du début.

=== way >
en:
In the middle of a pom the rover looked at the clock, and drove out of the door. {H} and {F} went after him. Out there it was so quiet that you could hear the bus, three moons away.
{>talent}
{>go}
The rover picked a stone up, turned it over, and put it gently back. A fat one, a flat one, one that glittered. No. No. No.
On other days he looked at stones. Today he was choosing.
fr:
Au milieu d'un pom, le petit robot regarda l'heure et sortit. {H} et {F} le suivirent. Dehors, c'était si calme qu'on entendait le bus, trois lunes plus loin.
{>talent}
{>go}
Le petit robot roulait de caillou en caillou. Il en prenait un, le retournait, le reposait doucement. Un gros, un plat, un qui brillait. Non. Non. Celui-là non plus.
Les autres jours, il regardait les cailloux. Aujourd'hui, il choisissait.

=== road >
en:
Outside the workshop stood nineteen stones in a row: a blue one, a striped one, one like a potato. Round each was a bow, made of red wire.
[B:That's another thing that's wrong with him,] said the sheep. [B:Once a year he leaves one on my doorstep. I call it litter.]
But none of them had any dust on it. Somebody wiped them.
Round the corner came the rover. He had a white stone this time, and was just tying the bow.
fr:
Devant l'atelier, il y avait dix-neuf cailloux en rang : un bleu, un rayé, un en forme de patate. Chacun portait un nœud en fil de fer rouge.
[B:Ça aussi, c'est détraqué,] dit la brebis. [B:Une fois par an, il m'en laisse un sur le pas de la porte. J'appelle ça des saletés.]
Pourtant, il n'y avait pas un grain de poussière dessus. Quelqu'un les essuyait.
Le petit robot tourna le coin. Cette fois, il avait un caillou blanc, et finissait le nœud.

=== strand >
en:
By the window stood a big tin, full to the top with screws.
[B:My left-overs,] said the sheep. [B:I put each one back, I know I do. And then some of them don't go anywhere.]
The rover took the tin, shook it next to his ear, and stood it back in the sun.
[H:Doesn't he need them?] asked {H}.
[B:He's never said so.] She coughed a little. [B:But I don't like to throw them out. They must have been for something.]
fr:
Près de la fenêtre, il y avait une grosse boîte, pleine de vis jusqu'en haut.
[B:Mes restes,] dit la brebis. [B:Je les remets toutes, j'en suis sûre. Et puis il y en a qui ne vont nulle part.]
Le petit robot prit la boîte, la secoua près de son oreille et la remit au soleil.
[H:Elles ne lui manquent pas ?] demanda {H}.
[B:Il ne s'est jamais plaint.]
Elle toussota.
[B:Mais je ne peux pas les jeter. Elles devaient bien servir à quelque chose.]

=== strandEnd
en:
The whole tin went on the cake. Nothing was left over.
fr:
Toutes les vis de la boîte finirent sur le gâteau : il n'en resta pas une.

=== quiet
en:
The rover parked at the window, with his white stone in his arms. Outside hung the Earth, all round and blue.
Very softly, he began again. *Pom-pom pom pom pom...*
Then he stopped and looked at them: first at the sheep, next at {F}, and last at {H}. He waited. You could have counted to five.
Nobody knew what he wanted. So he coughed, politely, and went on to the end.
fr:
Le petit robot se gara devant la fenêtre, son caillou blanc dans les bras. Dehors, il y avait la Terre, toute ronde et toute bleue.
Il recommença, tout doucement. *Pom-pom pom pom pom pom...*
Puis il s'arrêta et les regarda : la brebis d'abord, ensuite {F}, et {H} en dernier. Il attendait. On aurait pu compter jusqu'à cinq.
Personne ne savait ce qu'il voulait. Alors il toussa poliment, et alla jusqu'au bout.

=== insight >
en:
{>gag2}
{>recap1} {>recap2}
*Pom-pom pom pom pom...* By now {H} was singing along. There was no way not to.
[H:*... dear {H}*,] sang {H}, and went red.
The rover spun round.
[H:That's where they put *me!*] said {H}. [H:Once a year! With a bow on something! It's his birthday. So who goes in there? What's he called?]
[B:Nothing,] said the sheep. [B:He's got a number.]
And she coughed. *Hrrm!* It was exactly the same cough.
fr:
{>gag2}
{>recap1} {>recap2}
*Pom-pom pom pom pom pom...* {H} chantait avec le petit robot, maintenant. Impossible de faire autrement.
[H:*... {H} !*] chanta {H}, qui devint {h:tout|toute} rouge.
Le petit robot se retourna d'un coup.
[H:Là, c'est *moi* qu'on met !] dit {H}. [H:Une fois par an ! Avec un nœud sur quelque chose ! C'est son anniversaire. Alors on met qui ? Il s'appelle comment ?]
[B:Il ne s'appelle pas,] répondit la brebis. [B:Il a un numéro.]
Et elle toussa. *Hem !* C'était exactement la même toux.

=== turn listen
en:
[B:I was there when they switched him on,] said the sheep. [B:He got a stone with a bow, and we sang. Only nobody had thought of a name. They all looked at me.]
[H:And then?]
[B:I coughed.]
The rover nodded. He knew that bit by heart as well.
{H} put an ear to the rover's side. There was only one word in there.
[H:Pom,] said {H}. [H:He's called Pom.]
{>pay}
fr:
[B:J'y étais, quand on l'a allumé,] dit la brebis. [B:Il a eu un caillou avec un nœud, et on a chanté. Seulement, personne n'avait pensé à un nom. Ils m'ont tous regardée.]
[H:Et alors ?]
[B:J'ai toussé.]
Le petit robot hocha la tête. Ce passage-là aussi, il le savait par cœur.
{H} colla l'oreille contre le petit robot. Là-dedans, il n'y avait qu'un mot.
[H:Pom,] dit {H}. [H:Il s'appelle Pom.]
{>pay}

=== turn why
en:
[B:I was there when they switched him on,] said the sheep. [B:He got a stone with a bow, and we sang. Only nobody had thought of a name. They all looked at me, so I coughed.]
[H:Why didn't you give him one later?]
[B:He was only staying for ninety days.]
[H:And why not today?]
The sheep looked for the reason, and there wasn't one.
[H:He says it all the time,] said {H}. [H:Pom.]
{>pay}
fr:
[B:J'y étais, quand on l'a allumé,] dit la brebis. [B:Il a eu un caillou avec un nœud, et on a chanté. Seulement, personne n'avait pensé à un nom. Ils m'ont tous regardée, alors j'ai toussé.]
[H:Pourquoi pas un nom plus tard ?]
[B:Il ne devait rester que trois mois.]
[H:Et pourquoi pas aujourd'hui ?]
La brebis chercha la raison, et n'en trouva pas.
[H:Il le dit tout le temps,] dit {H}. [H:Pom.]
{>pay}

=== restore
en:
There was cake, with screws for candles, and they sang. At that place the rover stopped, and looked up.
[O:Pom!] they sang.
His lamp went on. He didn't cough. He went straight back to the beginning, so as to get there again.
{>close}
Now the sheep has twenty presents by her door. On some evenings she opens it, and calls across the last moon, when there's nothing she needs.
[B:Pom!]
And he comes.
fr:
Il y eut un gâteau, avec des vis en guise de bougies, et on chanta. À cet endroit-là, le petit robot s'arrêta et leva les yeux.
[O:Pom !] chantèrent-ils.
Sa lampe s'alluma. Il ne toussa pas. Il repartit aussitôt du début, pour y arriver encore une fois.
{>close}
Maintenant, la brebis a vingt cadeaux devant sa porte. Certains soirs, elle l'ouvre et appelle par-dessus la dernière lune, pour rien.
[B:Pom !]
Et il vient.

=== last
en:
{each:@ asked for a piece without a screw.|@ asked for pieces without a screw.}
fr:
{each:@ demanda une part sans vis.|@ demandèrent des parts sans vis.}

=== cameo
en:
Somewhere far off, somebody called *Pom!* over a moon, and somebody came.
fr:
Quelque part, très loin, on appela *Pom !* par-dessus une lune, et quelqu'un vint.

=== ask
en:
Why did the rover cough just there?
How did {H} find out which day it was?
Which name would you have put in?
fr:
Pourquoi le petit robot toussait-il juste là ?
Comment {H} a-t-{h:il|elle} deviné quel jour c'était ?
Et toi, quel nom aurais-tu mis ?
`
