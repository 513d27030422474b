export const band5to8 = `
=== title
en:
The Dragon Who Came on Tuesdays
fr:
La dragonne du mardi

=== title
en:
{H} and the Very Small Round
fr:
{H} et le tout petit tour

=== teaser
en:
The Great Dragon of the sky comes by every seventy-six years, and the little one comes by every Tuesday.
fr:
Le grand dragon du ciel passe tous les soixante-seize ans, et la petite passe tous les mardis.

=== when
en:
One evening full of stars
fr:
Un soir plein d'étoiles

=== plant balloon
en:
{>when}, {H} had a red balloon on a string. It had stayed up for a whole week, and it was beginning to think.
fr:
{>when}, {H} avait un ballon rouge au bout d'une ficelle. Il tenait en l'air depuis toute une semaine, et il commençait à fatiguer.

=== about balloon
en:
[F:It'll go soon,] said {F}. [F:They always do.]
[H:I know,] said {H}. [H:But you can wave first.]
fr:
[F:Il va bientôt partir,] dit {F}. [F:Ils partent toujours.]
[H:Je sais,] dit {H}. [H:Mais avant, on peut faire signe.]

=== pay balloon
en:
{H} gave the string to the little dragon. [H:Tie it to her rocket,] {h:he|she} said. [H:Then he'll see which one.] And the red balloon went off over the moon, and looked well.
fr:
{H} donna la ficelle à la petite dragonne.
[H:Attache-le à sa fusée,] dit-{h:il|elle}. [H:Comme ça, il verra laquelle.]
Et le ballon rouge s'en alla par-dessus la lune, et ça lui allait bien.

=== pay own
en:
{H} gave {h:his|her} {T} to the little dragon. [H:Put {n:it|them} on her window sill,] {h:he|she} said. [H:Then he'll know which one.] And the little dragon was off, with both arms full.
fr:
{H} donna {son T} à la petite dragonne.
[H:Mets-{T:le|la} sur le bord de sa fenêtre,] dit-{h:il|elle}. [H:Comme ça, il saura laquelle.]
Et la petite dragonne fila, les deux bras pleins.

=== lack >
en:
Dragons of the sky fly round the sun. The great ones take years. The little one took a week.
[N:Hello! It's me again!] she called, in at each window of the star station. [N:How's the knee?]
[B:Not tonight!] cried a goat with a speech. [B:Tonight it's the Great {V}! Every seventy-six years! *He's* a surprise. Nobody can be a surprise on Tuesdays.]
[N:But I'd like to fly with him,] said the little dragon. [N:Once. In front of everybody.]
{>gag1}
fr:
Les dragons du ciel tournent autour du soleil. Les grands y mettent des années. La petite y mettait une semaine.
[N:Coucou ! C'est encore moi !] lançait-elle à chaque fenêtre de la gare des étoiles. [N:Et ce genou ?]
[B:Pas ce soir !] cria un bouc, un discours à la main. [B:Ce soir, c'est le grand {V} ! Tous les soixante-seize ans ! *Ça*, c'est une surprise. Le mardi, on ne surprend personne.]
[N:Je voudrais voler avec lui,] dit la petite dragonne. [N:Une fois. Devant tout le monde.]
{>gag1}

=== try hide
en:
[H:They have to miss you,] said {H}. [H:So hide, until midnight.]
The little dragon got behind a rock, on the dark side of the moon. {each:@ sat on her tail.|@ sat on her tail.} At three o'clock, out came an eye. At five, a nose. At seven she stood in the middle of them.
[N:Hello! It's me again! Did you miss me?]
[H:There wasn't time.]
[N:I missed *you*,] she said. She had missed the baker, too, and the baker's cat.
{>fail}
fr:
[H:Il faut que tu leur manques,] dit {H}. [H:Alors cache-toi, jusqu'à minuit.]
La petite dragonne se mit derrière un rocher, du côté noir de la lune. {each:@ s'assit sur sa queue.|@ s'assirent sur sa queue.} À trois heures, on vit un œil. À cinq heures, un nez. À sept heures, elle était au milieu de tout le monde.
[N:Coucou ! C'est encore moi ! Je vous ai manqué ?]
[H:On n'a pas eu le temps.]
[N:Vous, vous m'avez manqué,] dit-elle.
Le boulanger lui avait manqué aussi, et le chat du boulanger.
{>fail}

=== recap hide
en:
She could not even miss a cat for as long as seven.
fr:
Elle ne pouvait pas se passer d'un chat le temps de compter jusqu'à sept.

=== try grand >
en:
[B:The great ones don't look,] said the goat. [B:They are looked *at*. Nose up! Eyes shut!]
Up went her nose. Shut went her eyes. She was magnificent, past one window, past two.
At the third one she peeped. [N:Your tooth's come out!] she shouted, and turned round to see better.
*Bong*, said a lamp post.
[N:It was a front one,] said the little dragon, from underneath.
fr:
[B:Les grands ne regardent pas,] dit le bouc. [B:C'est *eux* qu'on regarde. Nez en l'air ! Yeux fermés !]
La petite dragonne leva le nez et ferma les yeux. Elle fut magnifique, pendant une fenêtre, pendant deux fenêtres.
À la troisième, elle ouvrit un œil.
[N:Ta dent est tombée !] hurla-t-elle, et elle se retourna pour mieux voir.
*Bong*, fit un lampadaire.
[N:C'était celle de devant,] dit la petite dragonne, d'en dessous.

=== recap grand
en:
She flew into a lamp post, because of somebody's tooth.
fr:
Elle s'était cognée à un lampadaire, pour la dent de quelqu'un.

=== try tail
en:
[H:Then you need a longer tail,] said {H}. They tied on all they could find: flags, a washing line, both curtains. It was the longest tail in the sky.
It went round the moon, and round the goat. Then it came back from behind, and she shook hands with it.
[B:Unwind me!] cried the goat.
They had to cut her out, and she said goodbye to each flag separately.
{>fail}
fr:
[H:Alors il te faut une plus longue queue,] dit {H}.
{hf:Ils|Elles} nouèrent tout ce qu'il y avait : des fanions, une corde à linge, deux rideaux. C'était la plus longue queue du ciel.
Elle fit le tour de la lune, et le tour du bouc. Puis elle revint par-derrière, et la petite dragonne lui serra la main.
[B:Déroulez-moi !] cria le bouc.
Il fallut tout couper, et elle dit au revoir aux fanions, un par un.
{>fail}

=== recap tail
en:
The longest tail in the sky had only got in her way.
fr:
La plus longue queue du ciel n'avait fait que la gêner.

=== way >
en:
[H:Let's ask him,] said {H}. So they went out along the stones of the sky, to where he would come by.
{>talent}
{>go}
And along he came: {V}, as long as a street, in a tall black hat. The band played, and he did not listen. Flags waved, and he never saw. He was looking in at windows, low down, one after another.
[V:Not there,] they heard him say. [V:Not there either.]
fr:
[H:On va lui demander,] dit {H}.
Alors {hf:ils|elles} partirent sur les pierres du ciel, là où il devait passer.
{>talent}
{>go}
Et il vint. {V} était long comme une rue, en grand chapeau noir. La fanfare jouait, il n'écoutait pas. Il y avait des drapeaux, il ne les voyait pas. Il regardait aux fenêtres, tout en bas, l'une après l'autre.
[V:Pas là,] disait-il. [V:Pas là non plus.]

=== road >
en:
On the back of the moon stood an old rocket with curtains. Outside, an old lady called Mrs Rose was waving a blue mitten at the stars.
[A:I'm only practising,] she said. [A:I do it every night. He went by once, and I waved. I was six.]
[H:And did he wave?]
[A:They don't look, dear.]
On the step were two cups.
[N:One's mine,] said the little dragon. [N:On Tuesdays.]
fr:
Derrière la lune, il y avait une vieille fusée, avec des rideaux. Devant, une vieille dame, Madame Rose, agitait une moufle bleue vers le ciel.
[A:Je m'entraîne,] dit-elle. [A:Tous les soirs. Il est passé une fois, et j'ai fait coucou. J'avais six ans.]
[H:Et lui ?]
[A:Oh, ils ne regardent pas, mon petit cœur.]
Sur la marche, il y avait deux tasses.
[N:Une à moi,] dit la petite dragonne. [N:Le mardi.]

=== strand >
en:
The goat's grandfather had begun the speech, and his father had gone on with it, up to page seventy-six. He himself had been learning it since he was a kid.
[B:The Great {V} is here for four minutes,] said the goat. [B:I've tried it fast. Listen.] It sounded like a drawer full of spoons going downstairs.
[H:How far did your grandfather get?]
[B:Dear,] said the goat.
[H:Dear what?]
[B:Just *Dear*.]
fr:
Le discours, c'était le grand-père du bouc qui l'avait commencé, et son père avait continué. Il y avait soixante-seize pages. Le bouc les apprenait depuis qu'il était chevreau.
[B:Le grand {V} passe en quatre minutes,] dit-il. [B:J'ai essayé de le dire vite. Écoutez.]
On aurait dit un tiroir de cuillères qui descend l'escalier.
[H:Et votre grand-père, il est allé jusqu'où ?]
[B:Cher,] dit le bouc.
[H:Cher qui ?]
[B:Juste *Cher*.]

=== strandEnd
en:
The goat got as far as page two, which nobody in his family had seen done.
fr:
Le bouc arriva jusqu'à la page deux. Dans la famille, on n'avait jamais vu ça.

=== quiet
en:
Behind the planet with the ring {V} had sat down and taken off his hat.
[V:Everybody looks at me,] he said. [V:It's very grand. Only, when I come back, it's always a different everybody.]
Far away the band went on playing.
[V:Somebody waved, once,] he said. [V:With something small and blue. I've looked at all the small ones since.]
He looked quickly at {H}'s hands, and then at the hat.
fr:
Derrière la planète à l'anneau, {V} s'était assis et avait ôté son chapeau.
[V:Tout le monde me regarde,] dit-il. [V:C'est magnifique. Seulement, quand je reviens, c'est toujours un autre tout le monde.]
Au loin, la fanfare jouait encore.
[V:Une fois, quelqu'un a fait coucou,] dit-il. [V:Avec quelque chose de petit et de bleu. Depuis, je regarde tous les petits.]
Il regarda très vite les mains {de H}, puis son chapeau.

=== insight >
en:
[V:Four minutes, and she isn't here,] said {V}. [V:She was six. I would know her anywhere.]
{>gag2}
{>recap1} {>recap2}
{H} was doing a sum. {h:He|She} did it again, because it came out so big.
[H:Six and seventy-six,] {h:he|she} said. [H:She isn't six now. She's eighty-two!]
[V:Nonsense,] said {V}. [V:I've only been round once.]
And who could know the house of somebody of eighty-two?
[N:The old rocket,] said the little dragon. [N:Two sugars.]
fr:
[V:Quatre minutes, et elle n'est pas là,] dit {V}. [V:Elle avait six ans. Je la reconnaîtrais entre mille.]
{>gag2}
{>recap1} {>recap2}
{H} faisait une addition. {h:Il|Elle} la refit, tellement le résultat était grand.
[H:Six et soixante-seize,] dit-{h:il|elle}. [H:Elle n'a plus six ans. Elle en a quatre-vingt-deux !]
[V:Allons donc,] dit {V}. [V:Je n'ai fait qu'un tour.]
Et qui pouvait savoir où habite quelqu'un de quatre-vingt-deux ans ?
[N:La vieille fusée,] dit la petite dragonne. [N:Deux sucres.]

=== turn count
en:
[V:But I've only four minutes,] said {V}. [V:And a great dragon cannot turn round.]
[N:I do it all the time,] said the little dragon. [N:You lean.]
{H} counted it out: one minute to go back, and one to catch up again. [H:That leaves two.]
[V:What does one say,] whispered {V}, [V:in two minutes?]
[N:You start with hello.]
{>pay}
fr:
[V:Mais je n'ai que quatre minutes,] dit {V}. [V:Et un grand dragon, ça ne fait pas demi-tour.]
[N:Moi, j'en fais tout le temps,] dit la petite dragonne. [N:On se penche.]
{H} compta : une minute pour revenir, une pour rattraper.
[H:Il en reste deux.]
[V:Et qu'est-ce qu'on dit,] souffla {V}, [V:en deux minutes ?]
[N:On commence par coucou.]
{>pay}

=== turn why
en:
[V:A great dragon never turns round,] said {V}.
[H:Why not?]
[V:It has never been done.]
[H:Why hasn't it?]
[V:Because there's never been anything to...] He stopped, with his mouth open. [V:How is it done?]
[N:You lean,] said the little dragon. [N:And then you start with hello.]
{>pay}
fr:
[V:Un grand dragon ne fait jamais demi-tour,] dit {V}.
[H:Pourquoi ?]
[V:Ça ne s'est jamais fait.]
[H:Et pourquoi pas ?]
[V:Parce qu'on n'a jamais eu de raison de...]
Il resta la gueule ouverte.
[V:Et on fait comment ?]
[N:On se penche,] dit la petite dragonne. [N:Et après, on commence par coucou.]
{>pay}

=== restore
en:
The Great {V} leaned. A little dragon flew ahead of him, in front of everybody.
By the old rocket somebody stood up, and waved a blue mitten.
[V:You've grown,] said {V}.
[A:You haven't,] said Mrs Rose.
{>close}
The Great {V} is due again in seventy-six years. But the next Tuesday two dragons came by.
[V:I forgot my hat,] said the big one.
It was on his head.
fr:
Le grand {V} se pencha. Une petite dragonne lui montrait le chemin, devant tout le monde.
Près de la vieille fusée, quelqu'un se leva et agita une moufle bleue.
[V:Vous avez grandi,] dit {V}.
[A:Pas vous,] dit Madame Rose.
{>close}
Le grand {V} doit revenir dans soixante-seize ans. Mais le mardi d'après, il y avait deux dragons dans le ciel.
[V:J'ai oublié mon chapeau,] dit le grand.
Il l'avait sur la tête.

=== cameo
en:
It was Tuesday, and a little dragon went by and asked after everybody's knees.
fr:
C'était mardi, et une petite dragonne passa prendre des nouvelles des genoux de chacun.

=== ask
en:
How did {H} find out who had waved?
What did the little dragon know that nobody else did?
Whom do you know who has grown while you weren't looking?
fr:
Comment {H} a-t-{h:il|elle} trouvé qui avait fait coucou ?
Que savait la petite dragonne, que personne d'autre ne savait ?
Qui as-tu retrouvé plus grand que la dernière fois ?
`
