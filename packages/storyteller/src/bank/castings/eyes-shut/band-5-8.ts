export const band5to8 = `
=== title
en:
The Rooster Who Never Looked
fr:
Le coq qui ne regardait pas

=== title
en:
{H} and the Waking of the Sun
fr:
{H} et le réveil du soleil

=== teaser
en:
Every morning one rooster wakes the sun, and there is something about it that he has never told anybody.
fr:
Chaque matin, un coq réveille le soleil, et il y a une chose qu'il n'a jamais dite à personne.

=== when
en:
One short night in June
fr:
Une courte nuit de juin

=== plant trumpet
en:
{>when}, {H} could not sleep, because of a new tin trumpet. It had three notes, one of them very good.
fr:
{>when}, {H} ne dormait pas, à cause d'une trompette toute neuve. Elle avait trois notes, dont une excellente.

=== about trumpet
en:
[H:I'm holding it tight,] whispered {H}. [H:Or else I'd blow it.]
[F:Does it help?]
[H:A lot.]
fr:
[H:Je la serre fort,] chuchota {H}. [H:Sinon, je souffle dedans.]
[F:Et ça aide ?]
[H:Beaucoup.]

=== pay trumpet
en:
[H:Hold this,] said {H}, and put the tin trumpet into {V}'s claws, although it was the best thing {h:he|she} had. [H:Hold tight, it helps. And don't crow. Only look.]
fr:
[H:Tenez-moi ça,] dit {H} en lui mettant sa trompette dans les pattes. [H:Serrez fort, ça aide. Et ne chantez pas. Regardez.]

=== pay own
en:
[H:Hold {n:this|these},] said {H}, and put {h:his|her} {T} into {V}'s claws, although {h:he|she} never lent {n:it|them} to anybody. [H:Hold tight, it helps. And don't crow. Only look.]
fr:
[H:Tenez-moi ça,] dit {H} en donnant à {V} {son T}, qui ne se {n:prêtait|prêtaient} pourtant à personne. [H:Serrez fort, ça aide. Et ne chantez pas. Regardez.]

=== about own
en:
[F:Why are you holding your {T} so tight?] whispered {F}.
[H:Because it's dark,] said {H}. [H:It helps.]
fr:
[F:Pourquoi tu serres {ton T} si fort ?] chuchota {F}.
[H:Parce qu'il fait noir,] dit {H}. [H:Ça aide.]

=== lack >
en:
On the hill farm there was a medal for whoever woke the sun. {V} the rooster had won it every year. At one minute to five he crowed, for as long as his breath held, and at five the sun came up. The contest lasted a whole week.
[N:Could I have a go?] asked the smallest chick. [N:Just once?]
[V:And if it came up crooked?] said {V}. [V:Nobody touches my sun.]
{>gag1}
[H:Anybody may enter,] said {H}, reading the notice. [H:So we will.]
fr:
À la ferme de la colline, on donnait une médaille à celui qui réveillait le soleil. {V} le coq la gagnait tous les ans. À cinq heures moins une, il chantait, jusqu'au bout de son souffle, et à cinq heures, le soleil se levait. Le concours durait toute une semaine.
[N:Je pourrais essayer ?] demanda le plus petit des poussins. [N:Juste une fois ?]
[V:Et s'il se lève de travers ?] dit {V}. [V:On ne touche pas à mon soleil.]
{>gag1}
[H:Tout le monde peut participer,] dit {H}, qui lisait l'affiche. [H:Alors, on participe.]

=== try pans >
en:
At midnight they began with saucepans. {H} had the lids. {F} had the big pot and a ladle. {each:@ had spoons.|@ had spoons.}
*Bang. Bong. Bang.*
The cow got up, and gave butter by mistake. The sheep got up and stood in a queue. The farmer came out with one boot on and said good morning to everybody.
The sun stayed where it was.
[V:You have woken the farmer,] said {V} from the roof. [V:There's no medal for that.]
fr:
À minuit, {hf:ils|elles} commencèrent par les casseroles. {H} avait les couvercles. {F} avait la marmite et une louche. {each:@ avait les cuillères.|@ avaient les cuillères.}
*Bing. Bong. Bing.*
La vache se leva et, par erreur, donna du beurre. Les moutons se levèrent et se mirent en rang. Le fermier sortit avec une seule botte et dit bonjour à tout le monde.
Le soleil, lui, ne bougea pas.
[V:Vous avez réveillé le fermier,] dit {V} du haut du toit. [V:Pour ça, il n'y a pas de médaille.]

=== recap pans
en:
Saucepans had woken everybody but the sun.
fr:
Les casseroles avaient réveillé tout le monde, sauf le soleil.

=== try hill
en:
[H:Let's go and meet it,] said {H}. [H:If we're there first, it counts.]
They ran all the way up the hill in the dark. And at the top there was a light, round and yellow, just behind the trees!
[F:Good morning, sun!] called {F}. [F:Up you get!]
[O:I've only just gone to bed,] said the moon.
They said sorry. They were very polite about it, all the way down.
{>fail}
fr:
[H:Allons à sa rencontre,] dit {H}. [H:Si on arrive les premiers, ça compte.]
{hf:Ils|Elles} coururent dans le noir jusqu'en haut de la colline. Et là-haut, il y avait une lumière, ronde et jaune, juste derrière les arbres !
[F:Bonjour, soleil !] cria {F}. [F:Debout !]
[O:Mais je viens de me coucher,] dit la lune.
{hf:Ils|Elles} s'excusèrent. {hf:Ils|Elles} s'excusèrent encore en redescendant.
{>fail}

=== recap hill
en:
Up on the hill there had been nobody but the moon.
fr:
En haut de la colline, il n'y avait que la lune.

=== try supper
en:
[H:If {V} slept late,] whispered {H}, [H:the chick could have his turn.]
So they brought him noodles, and then a pudding, and then a pillow. {V} ate everything. His head went down. He snored.
[F:It's working,] whispered {F}.
At one minute to five, fast asleep, with the pillow over his ears, {V} put up his head and crowed.
The sun came up. {V} had not even woken.
fr:
[H:Si {V} dormait tard,] chuchota {H}, [H:le poussin aurait son tour.]
{hf:Ils|Elles} lui portèrent donc des nouilles, puis un flan, puis un oreiller. {V} mangea tout. Sa tête tomba. Il ronfla.
[F:Ça marche,] chuchota {F}.
À cinq heures moins une, endormi, l'oreiller sur les oreilles, {V} leva la tête et chanta.
Le soleil se leva. {V}, lui, ne s'était même pas réveillé.

=== recap supper
en:
{V} could do it in his sleep.
fr:
{V} pouvait le faire en dormant.

=== way >
en:
[H:What does he do that we don't?] said {H}. They went round the farm to ask. On the way {H} {?talent(whistle):whistled the tune that calls the hens in at night, and three of them went|looked into every nest, in case it was written there}.
{>go}
[A:It's a funny thing,] said the old hen, turning over an egg. [A:Each morning, when it's done, he comes to me. *Well?* he says. *What was it like? Was there any pink?*]
fr:
[H:Qu'est-ce qu'il fait de plus que nous ?] dit {H}.
{hf:Ils|Elles} firent le tour de la ferme pour demander. En passant, {H} {?talent(whistle):siffla l'air qui fait rentrer les poules le soir, et trois rentrèrent|regarda dans chaque nid, au cas où ce serait écrit}.
{>go}
[A:C'est drôle,] dit la vieille poule en retournant un œuf. [A:Chaque matin, quand c'est fini, il vient me voir et il demande : *Alors ? C'était comment ? Il y avait du rose ?*]

=== road >
en:
A ladder went up to the loft where {V} lived. He was out, being admired.
There was straw, and a bowl. And on the walls, everywhere, there were pictures: cut out, torn out, drawn by children. A sun over the sea. A sun over a town. Sixty suns at least, and every one of them was coming up.
[F:He must like it very much,] said {F}.
[H:Then why does he need pictures?] said {H}. [H:He's got a real one every day.]
fr:
Une échelle montait au grenier où habitait {V}. Il était sorti se faire admirer.
Par terre, de la paille et un bol. Et partout sur les murs, il y avait des images, découpées, déchirées, dessinées par des enfants. Un soleil sur la mer. Un soleil sur une ville. Au moins soixante soleils, et tous en train de se lever.
[F:Il doit beaucoup aimer ça,] dit {F}.
[H:Alors, pourquoi des images ?] dit {H}. [H:Il en a un vrai tous les jours.]

=== strand >
en:
Behind the barn somebody was saying *pip*.
It was the chick. He stood on an upturned bucket, took a huge breath, went red, and said it again. *Pip.*
[N:It's the best I can do,] he said. [N:What could you wake with that?]
{H} looked round the yard. [H:A snail,] {h:he|she} said. [H:To begin with.]
There was one on the wall, deep inside its shell. *Pip*, said the chick. Slowly, one horn came out.
fr:
Derrière la grange, quelqu'un faisait *pip*.
C'était le poussin. Debout sur un seau retourné, il prenait une énorme respiration, devenait tout rouge et recommençait. *Pip.*
[N:Je ne peux pas faire mieux,] dit-il. [N:Qu'est-ce qu'on peut réveiller, avec ça ?]
{H} chercha des yeux.
[H:Un escargot,] dit-{h:il|elle}. [H:Pour commencer.]
Il y avait un escargot sur le mur, bien au fond de sa coquille. *Pip*, fit le poussin. Lentement, une corne sortit.

=== strandEnd
en:
The next morning it was the chick. *Pip.* The sun came up just the same, but more gently.
fr:
Le lendemain, ce fut le poussin. *Pip.* Le soleil se leva pareil, mais plus doucement.

=== quiet >
en:
It was the deep blue part of the night, when even the hens stop muttering. {V} sat alone on the ridge of the roof. He did not know that anyone was there.
[V:Orange,] they heard him say. [V:Then yellow. No. First pink, and then orange.]
He was silent for a bit.
[V:I wonder where it begins,] he said. [V:At the top? At one side? It must begin somewhere.]
fr:
C'était le milieu bleu de la nuit, l'heure où même les poules ne grognent plus. {V} était tout seul en haut du toit. Il ne savait pas qu'on l'entendait.
[V:Orange,] disait-il. [V:Puis jaune. Non. D'abord rose, et puis orange.]
Il se tut un peu.
[V:Je me demande par où ça commence,] dit-il. [V:Par en haut ? Par un côté ? Il faut bien que ça commence quelque part.]

=== insight >
en:
Next morning, at four minutes to five, {H} climbed the ladder.
{>gag2}
{>recap1} {>recap2}
{V} planted his feet. He filled his chest. He opened his beak, and out it came, one whole minute long, so loud that the tiles hopped.
{H} was not looking at the beak. [H:His eyes!] {h:he|she} whispered. [H:He does it with his eyes shut! By the time he opens them, it's over. He's the only one who has never seen the sun come up.]
fr:
Le lendemain, à cinq heures moins quatre, {H} grimpa à l'échelle.
{>gag2}
{>recap1} {>recap2}
{V} planta ses pattes. Il gonfla la poitrine. Il ouvrit le bec, et ça partit, pendant toute une minute, si fort que les tuiles sautaient.
{H} ne regardait pas le bec.
[H:Ses yeux !] souffla-t-{h:il|elle}. [H:Il ferme les yeux ! Le temps qu'il les rouvre, c'est fini. C'est le seul qui n'a jamais vu le soleil se lever.]

=== turn whistle
en:
The next night they sat on the roof beside him.
{>pay}
{V} trembled all over, but he held on. And {H} whistled, so low that it hardly woke the air.
First there was grey. Then a line as thin as straw.
[V:Oh,] said {V}. [V:It begins with green.]
fr:
La nuit suivante, {hf:ils|elles} s'assirent à côté de lui sur le toit.
{>pay}
{V} tremblait de partout, mais il tenait bon. Et {H} siffla, si bas que l'air se réveilla à peine.
D'abord, il y eut du gris. Puis un trait, fin comme une paille.
[V:Oh,] dit {V}. [V:Ça commence par du vert.]

=== turn why
en:
The next night they sat on the roof beside him.
[H:Why do you shut your eyes?] asked {H}.
[V:It won't come out otherwise.]
[H:And why must it come out?]
[V:Because if I don't... if nobody...] {V} swallowed. [V:I don't know,] he said. [V:I never dared to try.]
{>pay}
It was one minute to five. It was five. There was a line as thin as straw.
[V:Oh,] said {V}. [V:It begins with green.]
fr:
La nuit suivante, {hf:ils|elles} s'assirent à côté de lui sur le toit.
[H:Pourquoi vous fermez les yeux ?] demanda {H}.
[V:Sinon, ça ne sort pas.]
[H:Et pourquoi il faut que ça sorte ?]
[V:Parce que si je ne... si personne...]
{V} avala sa salive.
[V:Je ne sais pas,] dit-il. [V:Je n'ai jamais osé.]
{>pay}
Il fut cinq heures moins une. Il fut cinq heures. Il y eut un trait, fin comme une paille.
[V:Oh,] dit {V}. [V:Ça commence par du vert.]

=== last
en:
{each:@ showed the chick how to take a deep breath.|@ showed the chick how to take a deep breath.}
fr:
{each:@ montra au poussin comment prendre son souffle.|@ montrèrent au poussin comment prendre leur souffle.}

=== restore
en:
The sun came up without waiting for anybody, pink and gold, and {V} saw it all.
[V:Then it never needed me,] he said.
[A:No,] said the old hen. [A:But it makes no noise. I'd sleep till noon. It's you that I hear.]
{V} thought about that. Then he crowed, a little late, with one eye open. [V:Tomorrow it's you,] he told the chick.
{>close}
The medal went to the sun that year. It has come by every morning since, to show it.
fr:
Le soleil se leva sans attendre personne, rose, orange, doré, et {V} vit tout.
[V:Alors il n'avait pas besoin de moi,] dit-il.
[A:Lui, non,] dit la vieille poule. [A:Mais il ne fait pas de bruit, lui. Moi, je ne me lèverais jamais. C'est toi que j'entends.]
{V} réfléchit. Puis il chanta, un peu en retard, un œil ouvert.
[V:Demain, c'est toi,] dit-il au poussin.
{>close}
La médaille, cette année-là, fut pour le soleil. Depuis, il vient la montrer tous les matins.

=== cameo
en:
A rooster on a wall crowed to them as they went by, and had a good look at the same time.
fr:
Un coq, sur un mur, chanta à leur passage, et en profita pour bien regarder.

=== ask
en:
Why did the rooster ask about the pink?
Is a rooster any use, if the sun comes up without him?
What do you like to look at before anybody else is up?
fr:
Pourquoi le coq demandait-il s'il y avait du rose ?
À quoi sert un coq, si le soleil se lève sans lui ?
Qu'est-ce que tu aimes regarder quand tout le monde dort encore ?
`
