export const band9to14 = `
=== title
en:
One Hand, Like Everybody
fr:
Une main, comme tout le monde

=== title
en:
A Very Good Wall
fr:
Un très bon mur

=== teaser
en:
For a hundred years nobody on the reef has got to the end of the song without letting go, and this year somebody has come who would be only too glad to have less to let go with.
fr:
En cent ans, personne, sur le récif, n'est arrivé au bout de la chanson sans lâcher, et voilà qu'arrive cette année quelqu'un qui aimerait bien avoir un peu moins à donner.

=== when
en:
On the longest day
fr:
Le jour le plus long

=== plant ribbon
en:
{>when} (which at the bottom of the sea is a matter of opinion), {H} had on the red ribbon, from the three-legged race. It takes two to win one of those, and so the ribbon had been shared ever since, a week each. This was {H}'s week, and there were four days of it left.
fr:
{>when} (ce qui, au fond de la mer, se discute), {H} portait le ruban rouge, celui de la course à trois jambes. On gagne à deux, à cette course-là, et depuis, on se le partageait, une semaine chacun. C'était la semaine {de H}, et il en restait quatre jours.

=== about ribbon
en:
[H:In the other weeks I miss it,] said {H}. [H:But then I think, it's still tied to somebody.]
[F:Is that the same?] asked {F}.
[H:It's nearly better.]
fr:
[H:Les autres semaines, il me manque,] dit {H}. [H:Et puis je me dis qu'il tient quand même quelqu'un.]
[F:C'est pareil ?] demanda {F}.
[H:C'est presque mieux.]

=== pay ribbon
en:
There is nothing on a fish to take hold of; that is the whole idea of a fish. He went through {N}'s fingers four times, apologising. Then {H} undid the ribbon, although it would not be easy to explain at home, and gave one end to {N}, and the other to the fish, who took it in his mouth; and it held.
fr:
Un poisson n'offre aucune prise ; c'est même le principe du poisson. Quatre fois il fila entre les doigts {de N} en s'excusant. Alors {H} défit le ruban, même si ce serait difficile à expliquer à la maison, en donna un bout à {N}, l'autre au poisson, qui le prit dans sa bouche, et le ruban tint bon.

=== pay own
en:
There is nothing on a fish to take hold of; that is the whole idea of a fish. He went through {N}'s fingers four times, apologising. {H} thought, and then held out {h:his|her} {T}, which nobody else had ever been allowed to carry. The fish shut his mouth on one side, and {N} took hold of the other.
fr:
Un poisson n'offre aucune prise ; c'est même le principe du poisson. Quatre fois il fila entre les doigts {de N} en s'excusant. {H} réfléchit, puis tendit {son T}, que personne d'autre n'avait jamais eu le droit de porter. Le poisson mordit d'un côté, et la pieuvre tint de l'autre.

=== lack >
en:
The steps to the reef go on under the water, if you do. Down there they are very particular about hands: you give yours on arriving, and again on leaving. On the day of the Round, which goes round the old anchor, the crab who leads it stands there shaking whatever he is offered.
[A:Hand,] the crab was saying. [A:Hand; delighted; hand. And the new young lady?]
She gave him one. She was an octopus, and had the other seven behind her, folded, like an umbrella she'd been told was too large. Then somebody bumped into her, and all seven flew out, shook hands with whoever was there, and stayed.
{>gag1}
[N:They don't let go,] said {N}, in a very small voice. [N:I do beg your pardon. I only ever asked for one, like everybody.]
fr:
L'escalier du récif continue sous l'eau, si on continue aussi. Au fond, on est très à cheval sur les mains. On donne la sienne en arrivant, on la redonne en partant. Le jour de la ronde, qui tourne autour de la vieille ancre, le crabe qui la mène serre tout ce qu'on lui présente.
[A:La main,] disait le crabe. [A:La main ; enchanté ; la main. Et la nouvelle demoiselle ?]
Elle lui en donna une. C'était une pieuvre, et elle tenait les sept autres dans son dos, repliées, comme on cache un parapluie trop grand. Puis quelqu'un la bouscula ; les sept jaillirent, serrèrent la main de tout le monde, et restèrent là.
{>gag1}
[N:Elles ne savent pas lâcher,] dit {N} d'une toute petite voix. [N:Je vous demande pardon. Je n'en ai jamais demandé qu'une, comme tout le monde.]

=== try bow
en:
It was decided to begin with appearances. Seven arms, if you are firm with them, will go into a bow, and nobody minds a bow on the back of a young lady at a dance. {F} hung on to the anchor and pulled. {each:@ held the anchor.|@ held the anchor.} From the front, when they had finished, one saw nothing but {N}, and a hand.
[A:Charmed,] said the crab, taking it; and then his eyes, which are on stalks and cannot help themselves, went past her. [A:Forgive me. Your bow knows my wife.]
It was waving. It went on to greet a turtle, then a family from the next reef and, when no one was left, shook hands with itself, so heartily that {N} tipped over backwards.
fr:
{hf:Ils|Elles} commencèrent par les apparences. Sept bras, si l'on sait leur parler, cela fait un nœud, et personne ne s'étonne de voir un nœud dans le dos d'une jeune fille qui va danser. {F} prit appui contre l'ancre et tira. {each:@ tenait l'ancre.|@ tenaient l'ancre.} Quand ce fut fini, on ne voyait plus, de face, {que N} et une main.
[A:Enchanté,] dit le crabe en la prenant.
Puis ses yeux, qu'il a au bout de deux tiges et qui n'en font qu'à leur tête, allèrent voir derrière.
[A:Pardonnez-moi. Votre nœud connaît ma femme.]
Le nœud faisait signe. Il salua encore une tortue, puis une famille du récif voisin. Et comme il ne restait personne, il finit par se serrer la main à lui-même, de si bon cœur {que N} partit à la renverse.

=== recap bow
en:
Tied in a bow, they had gone on saying hello.
fr:
En nœud, les mains avaient continué à dire bonjour.

=== try jobs >
en:
[H:It's because they've nothing to do,] said {H}, who had heard this said of other people. So they were given responsibilities. One hand had charge of a spoon, and one of an umbrella, while another took the minutes. There was a teapot, too, and, to have it all in writing, the post.
For the first time that day {N} forgot them. They stood out round her, quite steady, each with its own thing, which it held as if somebody might come back for it.
[A:Better!] cried the crab. [A:Your hand, then, miss.]
They were well-brought-up hands, and held out to him all they had. [A:Two lumps, as a rule,] he said after a time, from beneath the tea.
fr:
[H:C'est qu'elles n'ont rien à faire,] dit {H}, qui avait entendu dire cela d'autres personnes.
On leur confia donc des responsabilités. La deuxième main reçut la garde d'une cuillère, et la troisième celle d'un parapluie. La quatrième prenait des notes. Il y avait aussi une théière et, pour que tout soit en règle, le courrier.
Pour la première fois de la journée, {N} les oublia. Elles se tenaient autour d'elle, bien droites, chacune avec sa chose, qu'elle serrait comme si quelqu'un devait venir la rechercher.
[A:À la bonne heure !] s'écria le crabe. [A:Votre main, mademoiselle.]
C'étaient des mains bien élevées, qui lui tendirent tout ce qu'elles avaient.
[A:Deux sucres, d'ordinaire,] dit-il au bout d'un moment, de sous le thé.

=== recap jobs
en:
Given a thing to hold, they had been quiet at once.
fr:
Avec une chose à tenir, elles s'étaient calmées aussitôt.

=== try coat >
en:
If you would rather people did not count your hands, put on a coat. In an old ship there is always one left. They did it up to the chin, all nine buttons, and {N}, who had never in her life had a pocket, walked the length of the reef in it with her head high.
The fifth button went first, and out came a hand and felt about. Then went the third, and out came another. They met, in front of everyone, and held on to each other like people at the top of a very high slide.
[F:Are they cold?] asked {F}.
[N:They're shy,] said {N}, looking at the ground. [N:It is bad enough for one person to be shy. I've got it eight times.]
fr:
Quand on ne veut pas que les gens vous comptent les mains, on n'est nulle part mieux que dans un manteau. Dans les vieux bateaux, il en reste toujours un. On le ferma jusqu'au menton, les neuf boutons, et {N}, qui de sa vie n'avait eu de poche, traversa tout le récif là-dedans, la tête haute.
C'est le cinquième bouton qui sauta le premier. Une main sortit et tâtonna. Puis le troisième sauta, une main en sortit aussi ; elles se rencontrèrent, devant tout le monde, et se tinrent comme on se tient en haut d'un très grand toboggan.
[F:Elles ont froid ?] demanda {F}.
[N:Elles sont timides,] dit {N} en regardant par terre. [N:C'est déjà beaucoup, pour une personne. Moi, je le suis huit fois.]

=== recap coat
en:
The moment they were out, they had found one another.
fr:
À peine dehors, elles s'étaient trouvées.

=== way >
en:
[H:What's it *for*, exactly, this Round?] said {H}, and they went to the one person who was bound to tell them.
{>talent}
{>go}
The crab was by the old ship, breathing on a pearl. [A:It's for this,] he said. [A:Whoever gets through all eight verses, still holding on, may have it. Nobody has, in a hundred years: in the fourth, when it turns quick, somebody lets go. You'd hardly believe how hard it is to keep hold of a person.] He regarded his claws. [A:I squeeze, you see. I'm afraid I'll lose them, and I squeeze.]
fr:
[H:Et à quoi ça sert, au juste, cette ronde ?] dit {H}.
{hf:Ils|Elles} allèrent trouver le seul qui ne demandait qu'à en parler.
{>talent}
{>go}
Le crabe était près du vieux bateau, à souffler sur une perle.
[A:Ça sert à ceci,] dit-il. [A:Elle est pour ceux qui arrivent au bout du huitième couplet en se tenant encore. Personne ne l'a eue depuis cent ans : au quatrième, quand ça s'accélère, il y en a toujours un qui lâche. On n'imagine pas comme c'est difficile, de garder quelqu'un.]
Il considéra ses pinces.
[A:Moi, je serre. J'ai peur de les perdre, alors je serre.]

=== road >
en:
They heard the tune before they saw anyone. It came from the far side of the kelp, where the reef stops taking trouble. At the other end of that wall, people were sitting in a row, close together, humming: all eight verses, and not one slip where the fourth turns quick.
[H:You know it better than they do,] said {H}. [H:Why don't you join in?]
[B:Oh, well,] said a yellow fish. [B:It begins with giving your hand, you see.] He looked down at himself on both sides, as you look in an empty purse, to be polite. [B:It isn't that anybody's unkind. They say *do come* every year. And it's a very good wall.]
fr:
L'air arriva avant qu'on voie personne. Il venait de derrière les algues, là où le récif cesse de se donner du mal. À l'autre bout du mur, des gens étaient assis, serrés, et fredonnaient : les huit couplets, sans une faute au passage rapide du quatrième.
[H:Vous la savez mieux qu'eux,] dit {H}. [H:Pourquoi vous n'y allez pas ?]
[B:Oh, mon Dieu,] dit un poisson jaune. [B:C'est qu'on commence par donner la main, n'est-ce pas.]
Il se regarda des deux côtés, comme on ouvre un porte-monnaie vide par égard pour la personne qui attend.
[B:Ce n'est pas qu'on soit méchant. On nous dit *venez donc* tous les ans. Et c'est un très bon mur.]

=== strand >
en:
On the first stone of a wall, where the weed begins, was a sea snail with his eyes closed, who leaned to the left.
[H:Are you all right?] asked {H}.
[C:I am dancing,] said the sea snail, without moving his lips. [C:I got up and began it last midsummer, when I thought nobody was looking. It's only the one step. But I am putting everything into it.]
They watched him as long as they could spare. That it was a step nobody could doubt, nor that it was going somewhere.
[C:I do hope they'll play slowly,] he said. [C:I should so like to come out with the music, for once in my life.]
fr:
Sur la première pierre d'un mur, à l'entrée des algues, il y avait un escargot de mer, les yeux fermés, qui penchait à gauche.
[H:Vous ne vous sentez pas bien ?] demanda {H}.
[C:Je danse,] dit l'escargot de mer sans remuer les lèvres. [C:Je me suis lancé l'été dernier, un jour où je croyais qu'on ne regardait pas. Ce n'est qu'un pas. Mais j'y mets tout.]
{hf:Ils|Elles} le regardèrent aussi longtemps que possible. C'était un pas, sans le moindre doute, et il allait quelque part.
[C:J'espère qu'ils joueront lentement,] dit l'escargot de mer. [C:J'aimerais tant, une fois dans ma vie, finir avec la musique.]

=== strandEnd
en:
The sea snail's foot came down on the very last note. He has been bowing since; he means to be up again by spring, and hopes there may still be some applause.
fr:
Le pied de l'escargot de mer se posa sur la toute dernière note. Depuis, il salue ; il compte se relever au printemps et espère qu'il restera un peu d'applaudissements.

=== quiet
en:
When the lanterns had been hung along the reef, {N} went behind a rock, to the sort of place where nobody gets introduced.
They had not meant to spy; but from where they were it could not be helped. For a while she only looked in front of her. Then her first hand felt for her second, and took it. The next two had already met; a third pair closed up, like a family on a bench, and the last had never been apart.
Nobody else on that reef could have done it. She alone could sit in the dark and hold her own hand; she was doing it four times over, and still did not look very much held.
fr:
Quand on eut accroché les lanternes, {N} passa derrière un rocher, dans un de ces endroits où l'on ne risque d'être présenté à personne.
Personne ne voulait l'espionner ; mais, de là, il n'y avait pas moyen de faire autrement. Un moment, elle regarda seulement devant elle. Puis sa première main chercha la deuxième et la prit. La troisième tenait déjà la quatrième. La cinquième et la sixième se rapprochèrent, comme une famille sur un banc, et les deux dernières ne s'étaient pas quittées.
Personne d'autre, sur ce récif, n'en aurait été capable. Elle était la seule à pouvoir, dans le noir, se donner la main à elle-même ; elle le faisait quatre fois, et quatre fois cela n'avait pas l'air de suffire.

=== insight >
en:
The fiddles were tuning up, and {H}, who had nothing else to do, was counting. One hand {N} had put out before her, ready; and behind, where she thought they didn't show, she had seven.
{>gag2}
{>recap1} {>recap2} {>recap3}
Then, for no reason, {H} went on to the wall: a fish, a sea snail, two eels, a sponge, two sardines who shared a hat.
[H:It comes out exactly,] said {H}. [H:We have seven hands too many on this side of the weed, and on that side seven people who haven't got one. {N}, you said *like everybody*. Who did you think everybody was?]
fr:
On accordait les violons, et {H}, n'ayant rien d'autre à faire, comptait. Il y avait une main {que N} tenait devant elle, prête ; et derrière, là où elle croyait que cela ne se voyait pas, il y en avait sept.
{>gag2}
{>recap1} {>recap2} {>recap3}
Puis, sans raison, {H} continua par le mur : un poisson, un escargot de mer, deux anguilles, une éponge, deux sardines sous le même chapeau.
[H:Ça tombe juste,] dit {H}. [H:De ce côté-ci des algues, il y a sept mains de trop et, de ce côté-là, sept personnes qui n'en ont pas. {N}, tu disais *comme tout le monde*. C'est qui, tout le monde ?]

=== turn dance
en:
{H} went to the wall, where for a hundred years everybody had been asked and nobody had been fetched, and simply began: two steps left, and a hop. At the hop something yellow and square got up off the stones and hopped as well: the sponge.
[N:I happen to have one free,] said {N}, who had turned the colour of the inside of a shell. Then, one by one, like people coming out after rain, the others appeared. They took both eels, both sardines, the sponge, and the sea snail by his shell. That left the fish.
{>pay}
fr:
{H} alla jusqu'au mur, où depuis cent ans on invitait tout le monde sans venir chercher personne, et commença, voilà tout : deux pas à gauche, un saut. Au saut, quelque chose de jaune et de carré se leva des pierres et sauta aussi. C'était l'éponge.
[N:Il se trouve que j'en ai une de libre,] dit {N}.
Elle avait pris la couleur de l'intérieur d'un coquillage. Puis, une à une, comme des gens qui ressortent après la pluie, les autres parurent ; elles prirent les deux anguilles, les deux sardines, et l'éponge, et l'escargot de mer par la coquille. Il ne restait que le poisson.
{>pay}

=== turn why
en:
[H:Why must it be a hand?] said {H} to the yellow fish.
[B:So that someone can take it, I suppose.]
[H:But why has it got to be yours?]
The fish opened his mouth, and found nothing in it. [N:One would do,] said {N}, [N:between two.] She had turned the colour of the inside of a shell. [N:I've one free. I've got, as it happens, several.] And, one by one, like people coming out after rain, they appeared, and took both the eels, and both the sardines, and the sponge, and the sea snail by his shell.
{>pay}
fr:
[H:Pourquoi faut-il que ce soit une main ?] demanda {H} au poisson jaune.
[B:Je suppose que c'est pour qu'on puisse la prendre.]
[H:Mais pourquoi la vôtre ?]
Le poisson ouvrit la bouche et n'y trouva rien.
[N:Au fond,] dit {N}, [N:il suffirait d'une pour deux.]
Elle avait pris la couleur de l'intérieur d'un coquillage.
[N:J'en ai une de libre. J'en ai même plusieurs.]
Et, une à une, comme des gens qui ressortent après la pluie, elles parurent dans son dos et prirent les deux anguilles, les deux sardines, et l'éponge, et l'escargot de mer par la coquille.
{>pay}

=== restore
en:
In the fourth verse the crab became anxious and squeezed, and the great ring came apart in six places. But in its midst, with {H} on the eighth hand, something was still going round, and when the music stopped nobody had let go. Half of them could not, and the other half did not care to.
[A:Your hand, miss,] said the crab, giving her the pearl.
[N:Which would you like?] said {N}.
[A:I think I had better have them all,] said the crab.
fr:
Au quatrième couplet, le crabe prit peur et serra, et la grande ronde se défit en six endroits. Mais au beau milieu, avec {H} au bout de la huitième main, quelque chose tournait encore. À la fin du huitième, personne n'avait lâché. La moitié ne savait pas, et l'autre n'en avait aucune envie.
[A:Votre main, mademoiselle,] dit le crabe en lui donnant la perle.
[N:Laquelle voulez-vous ?] dit {N}.
[A:Tout bien réfléchi, donnez-les-moi toutes,] dit le crabe.

=== last
en:
{each:@ had gone to sleep on the third arm.|@ had gone to sleep on the third arm.}
fr:
{each:@ dormait, au creux du troisième bras.|@ dormaient, au creux du troisième bras.}

=== cameo
en:
An octopus, going the other way with seven friends, found that she had a hand over, and gave it to them as far as the corner.
fr:
Une pieuvre, qui allait dans l'autre sens avec sept amis, s'aperçut qu'il lui restait une main et la leur donna jusqu'au coin.

=== ask
en:
The others said *do come* every year. Why was that not enough?
Why is it harder to keep hold of somebody when you squeeze?
Whom do you mean when you say *everybody*?
fr:
Les autres disaient *venez donc* tous les ans. Pourquoi cela ne suffisait-il pas ?
Pourquoi perd-on quelqu'un quand on serre trop fort ?
Et toi, quand tu dis *tout le monde*, de qui parles-tu ?
`
