export const band5to8 = `
=== title
en:
Who Put Salt in the Soup?
fr:
Qui a salé la soupe ?

=== title
en:
{H} and the Taste of Thursday
fr:
{H} et le goût du jeudi

=== teaser
en:
At the bottom of the sea the soup has been too salty since Thursday, and the cook does not own any salt.
fr:
Au fond de la mer, la soupe est trop salée depuis jeudi, et la cuisinière n'a pas de sel.

=== when
en:
One Sunday at soup time
fr:
Un dimanche à l'heure de la soupe

=== plant spoon
en:
{>when}, {H} took {h:his|her} very own spoon. It was old, and silver, and you were upside down in it.
fr:
{>when}, {H} prit sa cuillère à {h:lui|elle}. Elle était vieille, elle était en argent, et on s'y voyait à l'envers.

=== about spoon
en:
[F:What's it for, when there isn't any soup?] asked {F}.
[H:Bumps,] said {H}. [H:It's cold all the way through.]
fr:
[F:Et quand il n'y a pas de soupe, elle sert à quoi ?] demanda {F}.
[H:Aux bosses,] dit {H}. [H:Elle est toujours froide.]

=== pay spoon
en:
{H} looked into the silver spoon, and was upside down once more. Then {h:he|she} laid it on the bump, the cold side first, and left it there.
fr:
{H} se regarda une dernière fois dans la cuillère d'argent, à l'envers. Puis {h:il|elle} la posa sur la bosse, bien froide, et l'y laissa.

=== about own
en:
[F:Do you take {n:that|those} everywhere?] asked {F}.
[H:You never know who may need something to look at,] said {H}.
fr:
[F:Tu emmènes {ton T} partout ?] demanda {F}.
[H:On ne sait jamais qui aura besoin de regarder quelque chose,] dit {H}.

=== pay own
en:
{H} laid {h:his|her} {T} on the bump, for the whale to look at. Her eyes are a long way apart. It was the first time that they had met.
fr:
{H} posa {son T} sur la bosse, pour donner à la baleine quelque chose à regarder. Ses yeux, si loin l'un de l'autre, s'y rencontrèrent pour la première fois.

=== pay own scarf
en:
{H} took off {h:his|her} {T} and tied it over the bump. It was far too short for a whale. It was just right for a bump.
fr:
{H} ôta {son T} et {T:le|la} noua sur la bosse. Pour la baleine, c'était bien trop court. Pour la bosse, c'était parfait.

=== lack >
en:
Behind the soup pot on the reef stood {A}. She was an octopus. She stirred with six arms, and wrung the other two. In front sat {B}, a crab, who had a Golden Spoon to give away, for the best soup in the sea.
He tasted hers. [B:Too salty. Any more, and we'll all float away.]
[A:It's been like that since Thursday!] cried {A}. [A:I don't even *own* any salt!]
High up, the whale went over. It got dark, and then it got light. Nobody looked.
{>gag1}
fr:
Derrière la marmite du récif, il y avait {A}. C'était une pieuvre. Elle remuait avec six bras, et se tordait les deux autres. {B}, un crabe, attendait devant. Il avait une Cuillère d'or à donner, pour la meilleure soupe de la mer.
Il goûta.
[B:Trop salé. Encore un peu, et on flotte tous.]
[A:C'est comme ça depuis jeudi !] gémit {A}. [A:Et je n'ai même pas de sel !]
Tout en haut, la baleine passa. Il fit nuit, puis il fit jour. Personne ne regarda.
{>gag1}

=== try honey >
en:
[H:It only needs something sweet,] said {H}.
So in went the honey. In went the plum jam, and four pears, and something pink. {F} stirred until the spoon stood up all by itself.
{B} took a mouthful. For a long time he did not speak, because his mouth would not open.
[B:Too salty,] he said at last. [B:And now it's toffee.]
{>fail}
fr:
[H:Il faut du sucré, c'est tout,] dit {H}.
On mit le miel. On mit la confiture de prunes, quatre poires, et quelque chose de rose. {F} remua, jusqu'à ce que la cuillère tienne debout toute seule.
{B} goûta. Il resta longtemps sans rien dire, parce que sa bouche ne s'ouvrait plus.
[B:Trop salé,] dit-il enfin. [B:Et maintenant, c'est du caramel.]
{>fail}

=== recap honey
en:
The soup had turned to toffee, and stayed salty.
fr:
La soupe était devenue du caramel, et elle était restée salée.

=== try lid >
en:
[H:Somebody puts it in when we aren't looking,] said {H}. [H:So we'll look.]
They shut the lid. {H} held it and watched the left, and {F} watched the right. {each:@ watched behind.|@ watched behind.} A sardine went by, and told them that she was only going by.
Then it got dark.
[F:Was that somebody?] asked {F}.
[H:No,] said {H}. [H:That was only the whale.]
They lifted the lid. {B} put in one claw.
[B:Saltier,] he said.
fr:
[H:Quelqu'un en met quand on ne regarde pas,] dit {H}. [H:Alors, on va regarder.]
On ferma la marmite. {H} tenait le couvercle et surveillait à gauche. {F} surveillait à droite. {each:@ surveillait derrière.|@ surveillaient derrière.} Une sardine passa, et dit qu'elle ne faisait que passer.
Puis il fit nuit.
[F:C'était quelqu'un, ça ?] demanda {F}.
[H:Non,] dit {H}. [H:C'était juste la baleine.]
On ouvrit. {B} trempa le bout d'une pince.
[B:Encore plus salé,] dit-il.

=== recap lid
en:
Nobody had come near the pot, only the whale.
fr:
Personne n'était venu, à part la baleine.

=== try new >
en:
[H:We'll begin again from nothing,] said {H}.
They scrubbed the pot. {H} fetched a bucket of fresh sea, and {F} chose the weed. {A} held up all eight arms, so that everyone could see there was nothing in them. It was the most careful soup ever made.
{B} tasted it, and then put down his spoon.
[B:Too salty,] he said. [B:And a little bit sad.]
[A:A *sad* soup?] said {A}.
[B:I can't help it,] said {B}, and he had to blow his nose.
fr:
[H:On recommence à zéro,] dit {H}.
On frotta la marmite. {H} rapporta un seau de mer toute fraîche, et {F} choisit les algues. {A} levait ses huit bras, pour bien montrer qu'il n'y avait rien dedans. Jamais on n'avait fait une soupe avec autant de soin.
{B} goûta, et reposa sa cuillère.
[B:Trop salé,] dit-il. [B:Et un petit peu triste.]
[A:*Triste*, ma soupe ?]
[B:Je n'y peux rien,] dit {B}, et il dut se moucher.

=== recap new
en:
The soup was so sad that {B} had to blow his nose.
fr:
La soupe était si triste que {B} avait dû se moucher.

=== way >
en:
[H:What do you make your soup with?] asked {H}.
[A:With sea,] said {A}. [A:What else is there?]
So {H} put out {h:his|her} tongue, and licked the sea.
In the kelp it was salty. Past the kelp it was saltier. They went on, tongues first. Some sprats took it badly, and put out theirs.
{>go}
By the old ship it was so salty that {F} went cross-eyed.
[H:It's coming from here,] said {H}.
fr:
[H:Ta soupe, tu la fais avec quoi ?] demanda {H}.
[A:Avec de la mer,] dit {A}. [A:Il n'y a que ça, ici.]
Alors {H} tira la langue, et lécha la mer.
Dans les algues, c'était salé. Après les algues, c'était plus salé. On avançait, langue dehors. Des petits poissons le prirent mal, et tirèrent la leur.
{>go}
Près du vieux bateau, c'était si salé {que F} se mit à loucher.
[H:Ça vient d'ici,] dit {H}.

=== road >
en:
The ship's bell lay in the sand. It had always hung high up on the mast, where the whale goes by. Not one bit of weed was growing on it yet.
[F:It hasn't been lying here long,] said {F}.
[O:It went *bong*,] said a small fish, who lived next door. [O:On Thursday. And then something said *ow*.]
[H:Something big?] asked {H}.
The fish thought. [O:A very big *ow*,] he said, [O:said very small.]
fr:
La cloche du bateau était par terre, dans le sable. Avant, elle pendait en haut du mât, là où passe la baleine. Pas une algue n'avait encore poussé dessus.
[F:Elle n'est pas là depuis longtemps,] dit {F}.
[O:Elle a fait *dong*,] dit un petit poisson, qui habitait à côté. [O:Jeudi. Et après, quelque chose a dit *aïe*.]
[H:Quelque chose de gros ?] demanda {H}.
Le poisson réfléchit.
[O:Un très gros *aïe*,] dit-il. [O:Mais tout petit.]

=== strand
en:
Something was the matter with {B}. He sat quite straight, with his napkin on, but he sat quite a way above his bowl.
[B:It's all this salt,] he said. [B:One floats. Be so kind as to hold my foot.]
{F} held it.
[B:Only my grandma's soup was ever right,] he told them, from up there. [B:She put in a pinch of something. I've looked for it in every soup in the sea. When I asked what it was, she always said that it was the onions.]
fr:
{B} n'allait pas bien. Il se tenait très droit, la serviette au cou, mais très au-dessus de son bol.
[B:C'est tout ce sel,] dit-il. [B:Ça fait flotter. Tenez-moi le pied, je vous prie.]
{F} le lui tint.
[B:Il n'y a jamais eu qu'une bonne soupe,] leur dit-il de là-haut. [B:Celle de ma mamie. Elle y mettait une pincée de quelque chose. Je la cherche dans toutes les soupes de la mer. Quand je demandais ce que c'était, elle disait toujours : les oignons.]

=== strandEnd
en:
{B} had come down, *tock*. [B:So it wasn't the onions,] he said.
fr:
{B} était redescendu, *toc*.
[B:Ce n'était pas les oignons,] dit-il.

=== quiet
en:
They rested by the ship, where you could see a piece of sky, very small and very far up.
Then the whale came by. She took her time. First it got dark, and it went on being dark, and then came the tail.
[F:Doesn't she sing, as a rule?] asked {F}.
[H:All day long,] said {H}. [H:You can hear it in the bath.]
They listened. Nobody was singing.
fr:
{hf:Ils|Elles} se reposèrent près du bateau. De là, on voyait un bout de ciel, très petit, et très loin.
La baleine passa. Elle prit son temps. Il fit nuit, il continua de faire nuit, et puis vint la queue.
[F:D'habitude, elle ne chante pas ?] demanda {F}.
[H:Toute la journée,] dit {H}. [H:Ça s'entend jusque dans ma baignoire.]
{hf:Ils|Elles} écoutèrent. Personne ne chantait.

=== insight >
en:
{>recap1} {>recap2}
{>gag2}
{H} licked {h:his|her} lip once more, and knew that taste! Last summer {H} had met the apple tree too fast. There had been a bump, and then that taste, in the corner of {h:his|her} mouth, until somebody came.
{H} looked up. There was the whale's tummy, like a ceiling. And far, far along, at the very end of her, there was an eye.
[H:She's crying,] said {H}. [H:Since Thursday! And nobody could see it, because down here it's all wet already.]
fr:
{>recap1} {>recap2}
{>gag2}
{H} se lécha encore le coin de la bouche. Ce goût-là, {h:il|elle} le connaissait ! L'été dernier, {H} avait rencontré le pommier trop vite. Il y avait eu une bosse, et puis ce goût-là, au coin de la bouche, jusqu'à ce que quelqu'un arrive.
{H} leva la tête. Il y avait le ventre de la baleine, comme un plafond. Et loin, très loin, tout au bout, il y avait un œil.
[H:Elle pleure,] dit {H}. [H:Depuis jeudi ! Et ça ne se voit pas, parce qu'ici, tout est déjà mouillé.]

=== turn why
en:
{H} swam up to the eye. [H:Why are you crying?]
[N:Am I?] said the whale. [N:I thought that was the sea. I bumped my nose, but it stopped hurting on Thursday.]
[H:And who kissed it better?]
[N:Nobody. One doesn't, with me. I'm the whale.]
{>pay}
{H} gave the bump a kiss, *mwah*, with both arms out. On so much nose it was a very small kiss. It was on the right spot.
fr:
{H} nagea jusqu'à l'œil.
[H:Pourquoi tu pleures ?]
[N:Je pleure ?] dit la baleine. [N:Je croyais que c'était la mer. Je me suis cogné le nez. Mais ça ne fait plus mal depuis jeudi.]
[H:Et le bisou, c'est qui ?]
[N:Personne. On n'y pense pas. Je suis la baleine.]
{>pay}
{H} fit un bisou sur la bosse, *smack*. Sur un nez pareil, il était tout petit. Mais il était au bon endroit.

=== turn friend
en:
They swam up to the eye.
[F:When I bump mine, I get a kiss on it,] {F} told the whale. [F:Who did yours?]
[N:Nobody,] said the whale. [N:It stopped hurting on Thursday. But I couldn't seem to stop. One doesn't kiss me. I'm the whale.]
{>pay}
{H} gave the bump a kiss, *mwah*, with both arms out. On so much nose it was a very small kiss. It was on the right spot.
fr:
{hf:Ils|Elles} nagèrent jusqu'à l'œil.
[F:Moi, quand je me cogne, on me fait un bisou,] dit {F} à la baleine. [F:Et à toi, qui l'a fait ?]
[N:Personne,] dit la baleine. [N:Ça ne fait plus mal depuis jeudi. Mais je n'arrive pas à m'arrêter. On n'y pense pas, avec moi. Je suis la baleine.]
{>pay}
{H} fit un bisou sur la bosse, *smack*. Sur un nez pareil, il était tout petit. Mais il était au bon endroit.

=== turn listen
en:
Nobody could listen like {H}. {h:He|She} swam up, one ear first. Deep inside the whale, somebody said *ow*.
[H:Does it still hurt?]
[N:No. That's left over from Thursday,] said the whale. [N:I bumped my nose, and nobody kissed it better. One doesn't, with me.]
{>pay}
{H} gave the bump a kiss, *mwah*, with both arms out. On so much nose it was a very small kiss. It was on the right spot.
fr:
Personne n'écoutait comme {H}. {h:Il|Elle} nagea jusqu'à la baleine, l'oreille la première. Tout au fond, quelqu'un disait *aïe*.
[H:Ça fait encore mal ?]
[N:Non. C'est un reste de jeudi,] dit la baleine. [N:Je me suis cogné le nez, et personne ne m'a fait de bisou. On n'y pense pas, avec moi.]
{>pay}
{H} fit un bisou sur la bosse, *smack*. Sur un nez pareil, il était tout petit. Mais il était au bon endroit.

=== restore
en:
That evening the whale was asked to supper.
{B} tasted. [B:Now it wants a pinch of something.]
[A:Of *what?*] shouted {A}.
The whale laughed till she cried: one tear, right into the pot.
[B:*There*,] said {B}. {A} won the Golden Spoon, and {H} got the first lick.
{>close}
Now the whale bumps her nose every Sunday, just before soup. Somebody has to see to it.
fr:
Ce soir-là, on invita la baleine à table.
{B} goûta.
[B:Maintenant, il manque une pincée de quelque chose.]
[A:Mais de *quoi* ?] hurla {A}.
La baleine rit tant qu'elle en pleura : une larme, en plein dans la marmite.
[B:*Voilà*,] dit {B}.
{A} gagna la Cuillère d'or, et {H} la lécha en premier.
{>close}
Maintenant, la baleine se cogne le nez tous les dimanches, juste avant la soupe. Il faut bien que quelqu'un s'en occupe.

=== last
en:
{each:@ swam back to kiss the tail, so that it would not feel left out.|@ swam back to kiss the tail, so that it would not feel left out.}
fr:
{each:@ fit un bisou à la queue, pour ne pas faire de jaloux.|@ firent un bisou à la queue, pour ne pas faire de jaloux.}

=== cameo
en:
A whale went over with something on her nose, and everybody looked up and said good evening.
fr:
Une baleine passa, quelque chose sur le nez, et tout le monde leva la tête pour lui dire bonsoir.

=== ask
en:
How did {H} know that taste?
It didn't hurt any more. Why couldn't the whale stop?
Who might be too big for a kiss? Who do you know that big?
fr:
Comment a-t-on reconnu ce goût ?
La baleine n'avait plus mal. Pourquoi ne pouvait-elle pas s'arrêter ?
Connais-tu quelqu'un de trop grand pour un bisou ?
`
