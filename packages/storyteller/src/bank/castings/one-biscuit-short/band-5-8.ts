export const band5to8 = `
=== title
en:
One Biscuit Short
fr:
Il manque un biscuit

=== title
en:
{H} and the Twenty-Three Biscuits
fr:
{H} et les vingt-trois biscuits

=== teaser
en:
Every day at ten o'clock one biscuit is missing, and nobody has taken it.
fr:
Tous les jours, à dix heures, il manque un biscuit, et personne ne l'a pris.

=== when
en:
On the last Monday of term
fr:
Le dernier lundi avant les vacances

=== plant bun
en:
{>when}, {H} had a sugar bun for school, and was not going to eat it on the way. It was a long way.
fr:
{>when}, {H} avait une brioche au sucre pour l'école, et n'allait pas la manger en chemin. C'était un long chemin.

=== about bun
en:
[F:It's looking at us,] said {F}.
[H:Only till playtime,] said {H}.
fr:
[F:Elle nous regarde,] dit {F}.
[H:Seulement jusqu'à la récré,] dit {H}.

=== pay bun
en:
{H} took out the sugar bun and gave it to the first in the row. [H:Pass it on.] It went from paw to paw, and {N} counted. The goat only licked it. Then nobody was left, and it came to {N}.
fr:
{H} sortit la brioche au sucre et la donna au premier du rang.
[H:Fais passer.]
Elle alla de patte en patte, et {N} comptait. La chèvre la lécha à peine. Puis il n'y eut plus personne, et la brioche arriva chez {N}.

=== pay own
en:
{H} gave {h:his|her} {T} to the first in the row. [H:Pass {n:it|them} on.] From paw to paw {n:it|they} went, and {N} counted. The goat was asked not to lick. Then nobody was left, and {n:it|they} came to {N}.
fr:
{H} donna {son T} au premier du rang.
[H:Fais passer.]
De patte en patte, tout le rang {T:le|la} tint, et {N} comptait. On pria la chèvre de ne pas goûter. Puis il n'y eut plus personne, et le tour arriva à {N}.

=== lack >
en:
At ten o'clock the biscuits were given out. That was {N}'s job. He was an elephant, and an elephant forgets nobody.
[N:Twenty-one, twenty-two, twenty-three,] he counted, and every table had one. Then his trunk went down into the jar for one more, as far as his ears.
[N:None left again,] said {N}. [N:So somebody has had two.]
It had been like that since September.
{>gag1}
fr:
À dix heures, on distribuait les biscuits. C'était le travail {de N}. {N} était un éléphant, et un éléphant n'oublie personne.
[N:Vingt et un, vingt-deux, vingt-trois,] comptait-il, et chaque table avait le sien.
Puis sa trompe plongea dans le bocal, jusqu'aux oreilles, en chercher encore un.
[N:Il n'en reste plus,] dit {N}. [N:C'est donc que quelqu'un en a pris deux.]
C'était comme ça depuis septembre.
{>gag1}

=== try watch >
en:
[H:Then let's watch the jar,] said {H}. They hid behind a desk from eight o'clock on.
{F} breathed only through {f:his|her} nose. Nobody came. Only {N} came, every few minutes, to see that nobody had come. He counted the biscuits out. He counted them back in.
[N:Twenty-three,] he said each time. [N:One each.]
No jar was ever guarded so well. At ten o'clock there was one too few.
{>fail}
fr:
[H:Surveillons le bocal,] dit {H}.
{hf:Ils|Elles} se cachèrent derrière un pupitre dès huit heures. {F} ne respirait que par le nez. Personne ne vint. {N} seul venait, de temps en temps, voir si personne n'était venu. Il sortait les biscuits, il les comptait, il les remettait.
[N:Vingt-trois,] disait-il. [N:Un pour chacun.]
C'était le bocal le mieux gardé du pays. À dix heures, il en manquait un.
{>fail}

=== recap watch
en:
Nobody had come near the jar.
fr:
Personne ne s'était approché du bocal.

=== try crumbs
en:
[H:Whoever had two has twice the crumbs,] said {H}. So they looked at everybody very closely, and wrote it down.
Every chin had its crumbs, and no chin had double. A sheep cried, to be on the safe side. Only the goat in the back row was crumbs all over: biscuit, chalk, and a bit of a hat.
[H:Can you explain that?] asked {H}.
[A:Easily,] said the goat, and ate the list.
fr:
[H:Qui en a mangé deux a deux fois plus de miettes,] dit {H}.
Alors on regarda tout le monde de près, et on nota. Chaque menton avait ses miettes, ni plus ni moins. Un mouton pleura, par précaution. Seule la chèvre, au dernier rang, en avait partout : des miettes de biscuit, des miettes de craie, et le bout d'un chapeau.
[H:Tu peux expliquer ça ?] demanda {H}.
[A:Facilement,] dit la chèvre.
Et elle mangea la liste.

=== recap crumbs
en:
Every chin had had crumbs for one.
fr:
Sur chaque menton, il y avait des miettes pour un.

=== try spare >
en:
[H:If one is missing, we add one,] said {H}, and when nobody was looking {h:he|she} dropped a biscuit into the jar.
{N} counted. He stopped. He counted again.
[N:Twenty-four!] he said. [N:That's one too many. It must belong to somebody.]
He asked at every table. Nobody was one too many. So he carried it out to the pigeons, who said thank you. Then he came back in. He looked into the jar. It was one short.
fr:
[H:S'il en manque un, on en ajoute un,] dit {H}, et, sans que personne le voie, {h:il|elle} glissa un biscuit dans le bocal.
{N} compta. Il s'arrêta. Il recompta.
[N:Vingt-quatre !] dit-il. [N:Il y en a un de trop. Il est forcément à quelqu'un.]
Il demanda à chaque table. Personne n'était de trop. Alors il le porta aux pigeons, qui dirent merci. Puis il revint, regarda dans le bocal, et il en manquait un.

=== recap spare
en:
One more biscuit had been one too many.
fr:
Avec un biscuit de plus, il y en avait un de trop.

=== strand
en:
Something was wrong with the song, too. It was for the party, and it had a hole.
[B:There,] said the singing teacher, who was a cow. [B:Third line, at the bottom. La, la, la... *nothing*.]
She looked into the piano. She looked under it. Everybody was singing as loud as they could.
{N} did not sing. Somebody had to turn the pages.
fr:
Dans la chanson aussi, quelque chose clochait. On la préparait pour la fête, et elle avait un trou.
[B:Là,] dit la maîtresse de chant, qui était une vache. [B:Troisième ligne, tout en bas. La, la, la... et *rien*.]
Elle regarda dans le piano. Elle regarda dessous. Tout le monde chantait pourtant de son mieux.
{N} ne chantait pas. Il fallait bien quelqu'un pour tourner les pages.

=== strandEnd
en:
At the end of the third line, that day, there came a note so low that the piano moved.
fr:
Ce jour-là, au bout de la troisième ligne, il vint une note si basse que le piano bougea.

=== way >
en:
At playtime they picked teams. It was the same trouble there.
{>talent}
{>go}
[N:Eleven on this side,] said {N}, tapping heads with his trunk. [N:And twelve on that one. We're one short again.]
He stood right in the middle, with the whistle. He was by far the biggest thing in the yard. Everybody looked for one more player, even up the trees.
fr:
À la récré, on fit les équipes. C'était le même ennui.
{>talent}
{>go}
[N:Onze de ce côté,] dit {N}, en touchant les têtes du bout de la trompe. [N:Et douze de l'autre. Il manque encore quelqu'un.]
Il était debout, en plein milieu de la cour, avec le sifflet. C'était de loin ce qu'il y avait de plus gros. Tous cherchèrent partout un joueur de plus, même dans les arbres.

=== road >
en:
In the corridor each hook had a name, and every name had its coat. {H} went along them with one finger: twenty-three.
But down at the end, folded like a letter, lay one coat more. It was grey. It had three buttons, and you could have camped in it.
[F:Whose is that?] asked {F}.
{H} looked up and down the hooks. [H:There's nobody left.]
fr:
Dans le couloir, chaque crochet portait un nom, et chaque nom avait son manteau. {H} les suivit du doigt : vingt-trois.
Mais tout au bout, par terre, plié comme une lettre, il y avait un manteau de plus. Il était gris, avec trois boutons, et grand comme une tente.
[F:C'est à qui ?] demanda {F}.
{H} regarda tous les crochets.
[H:Il ne reste personne.]

=== quiet
en:
They had been playing hide-and-seek, and the bell had rung, and everybody had gone in. {H} came back for a glove.
Out there stood {N}, behind a broom. A good deal of him stuck out on the left. A good deal more stuck out on the right.
[N:Is it over?] he whispered.
[H:Yes,] said {H}.
[N:I'm very good at this,] said {N}. [N:In all these years nobody has found me once.]
fr:
On avait joué à cache-cache, la cloche avait sonné, et tout le monde était rentré. {H} revint chercher un gant.
Dans la cour, {N} se cachait derrière un balai. Il dépassait beaucoup à gauche, et beaucoup à droite.
[N:C'est fini ?] souffla-t-il.
[H:Oui,] dit {H}.
[N:Je suis très fort à ce jeu,] dit {N}. [N:Depuis le temps, personne ne m'a jamais trouvé.]

=== insight >
en:
{>recap1} {>recap2} In class {N} counted them all again, to be sure, with a tap on every head.
{>gag2}
{H} did not look at the heads, this time. {h:He|She} looked at the trunk. It went left, and it went right. It went to the back row and to the front. There was only one place that it never touched.
[H:It always goes away from him,] whispered {H}. [H:He counts all the ones he can see.]
fr:
{>recap1} {>recap2} En classe, {N} recompta tout le monde, pour être sûr, une petite tape sur chaque tête.
{>gag2}
Cette fois, {H} ne regarda pas les têtes. {h:Il|Elle} regarda la trompe. La trompe allait à gauche, à droite, au dernier rang, au premier rang. Il y avait un seul endroit où elle n'allait jamais.
[H:Elle part toujours de lui,] souffla {H}. [H:Il compte tous ceux qu'il voit.]

=== turn count
en:
[H:Let's count another way,] said {H}. [H:With something to hold.]
{>pay}
[N:Twenty-three,] he said again, and looked about for the next one. There wasn't one. He looked behind him. Then, for quite some time, he looked at what he was holding.
[N:Twenty-four,] said {N}, as quietly as an elephant can.
[H:{?has(bun):Eat it up|That's you},] said {H}.
fr:
[H:Comptons autrement,] dit {H}. [H:Avec une chose à tenir.]
{>pay}
[N:Vingt-trois,] répéta-t-il, et il chercha le suivant. Il n'y avait pas de suivant. Il regarda derrière lui. Puis, un bon moment, il regarda ce qu'il tenait.
[N:Vingt-quatre,] dit {N}, aussi bas que peut le dire un éléphant.
[H:{?has(bun):Elle est pour toi|C'est toi},] dit {H}.

=== turn why
en:
[H:Why do you never get one?] asked {H}.
[N:There are twenty-three of us,] said {N}. [N:I've counted.]
[H:And who counts you?]
[N:Nobody. I'm the one who counts.]
{>pay}
[N:Twenty-three,] he said again, and looked about for the next one. There wasn't one. He looked behind him. Then, for quite some time, he looked at what he was holding.
[N:Twenty-four,] said {N}, as quietly as an elephant can.
fr:
[H:Pourquoi tu n'en as jamais ?] demanda {H}.
[N:Nous sommes vingt-trois,] dit {N}. [N:J'ai compté.]
[H:Et toi, qui te compte ?]
[N:Personne. C'est moi qui compte.]
{>pay}
[N:Vingt-trois,] répéta-t-il, et il chercha le suivant. Il n'y avait pas de suivant. Il regarda derrière lui. Puis, un bon moment, il regarda ce qu'il tenait.
[N:Vingt-quatre,] dit {N}, aussi bas que peut le dire un éléphant.

=== restore
en:
They put up a strong hook, and made two teams of twelve. At hide-and-seek they all ran straight to a broom far too wide for one. {N} was so proud that he had to sit down. {each:@ sat on his left foot.|@ sat on his feet.}
{>close}
{N} still gives out biscuits, with a tap on each head. [N:Twenty-two, twenty-three...] Then he stops, and taps himself.
[N:And me.]
fr:
On posa un crochet, un solide, et l'on fit deux équipes de douze. À cache-cache, tous coururent droit à un balai bien trop large pour un balai. {N} fut si fier d'être trouvé qu'il dut s'asseoir. {each:@ s'assit sur son pied gauche.|@ s'assirent sur ses pieds.}
{>close}
{N} distribue toujours les biscuits, une petite tape sur chaque tête.
[N:Vingt-deux, vingt-trois...]
Puis il s'arrête, chaque fois, et il se donne une petite tape.
[N:Et moi.]

=== cameo
en:
An elephant went by, counting the people in the road, and then himself.
fr:
Un éléphant passa. Il comptait les gens sur la route, puis lui-même.

=== ask
en:
Where could you have seen, before the end, who was missing?
Who counts you, in the morning?
What would you hide behind, if you were an elephant?
fr:
Où pouvait-on voir, avant la fin, qui manquait ?
Et toi, qui te compte, le matin ?
Derrière quoi te cacherais-tu, si tu étais un éléphant ?
`
