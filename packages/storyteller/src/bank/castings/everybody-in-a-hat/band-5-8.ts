export const band5to8 = `
=== title
en:
Everybody in a Hat
fr:
Tous en chapeau

=== title
en:
{H} and the Beginning of a Word
fr:
{H} et le début d'un mot

=== teaser
en:
At the bottom of the sea everybody has put on a hat, and nobody can say what for.
fr:
Au fond de la mer, tout le monde a mis un chapeau, et personne ne sait pour qui.

=== when
en:
One afternoon without any wind
fr:
Un après-midi sans un souffle de vent

=== plant straw
en:
{>when}, {H} put on a straw hat with a bite out of the brim. A goat had tried it, and had asked for more.
fr:
{>when}, {H} mit un chapeau de paille tout mordu. Une chèvre y avait goûté, et en avait redemandé.

=== about straw
en:
[F:Haven't you got a whole one?] asked {F}.
[H:Two,] said {H}. [H:But nobody stops to look at those.]
fr:
[F:Tu n'en as pas un entier ?] demanda {F}.
[H:Si, deux,] dit {H}. [H:Mais ceux-là, personne ne les regarde.]

=== pay straw
en:
{H} took off the straw hat. Nobody else had ever worn it, except the goat. On the shark it looked as if it had been bitten to fit.
fr:
{H} ôta son chapeau de paille. Personne ne l'avait porté, à part la chèvre. Il allait au requin comme s'il avait été mordu sur mesure.

=== about own
en:
[F:If I put {n:it|them} on my head, what am I?] asked {F}.
[H:Ready to go out,] said {H}.
fr:
[F:Et si je {T:le|la} mets sur ma tête ?] demanda {F}.
[H:Alors, tu es en tenue de sortie,] dit {H}.

=== pay own
en:
{H} looked at {h:his|her} {T}, and put {n:it|them} on the shark's head.
[A:Is that a hat?] asked the shark.
[H:It's on your head, isn't it?]
fr:
{H} regarda {son T}, et {T:le|la} posa sur la tête du requin.
[A:C'est un chapeau, ça ?] demanda le requin.
[H:C'est sur ta tête, non ?]

=== lack >
en:
They leaned out too far, and so they saw it from quite close.
Everybody down there had a hat on. In the middle lay a round stone with spots. On the stone stood a cake, and beside it a seahorse.
[N:Tonight, round stone, hat,] he said. [N:Nobody knows any more, so it must be a surprise. There's a prize for the best one. {?has(own):You've none.|Yours has been bitten.}]
[H:Who is it for?] asked {H}.
The seahorse turned pale. [N:I have thought of everything else,] he said.
{>gag1}
fr:
À force de se pencher, {hf:ils|elles} le virent de très près.
Là-bas, tout le monde portait un chapeau. Au milieu, il y avait une pierre ronde, à pois. Sur la pierre, un gâteau. Devant le gâteau, un hippocampe.
[N:Ce soir, pierre ronde, chapeau,] dit-il. [N:On n'en sait pas plus, donc c'est une surprise. Il y a un prix pour le plus beau. {?has(own):Vous n'en avez pas.|Le vôtre a été mordu.}]
[H:Et c'est pour qui ?] demanda {H}.
L'hippocampe pâlit.
[N:J'ai pensé à tout le reste,] dit-il.
{>gag1}

=== try birthdays
en:
[H:It must be somebody's birthday,] said {H}. [H:We'll ask.]
They asked everybody. The crabs were born in May. The octopus had had eight parties in March, one for each arm. The sardines all had the same day, which was yesterday, and they had no voice left.
[O:Is it mine?] said a sea cucumber, whom nobody had ever asked anything.
They looked it up. It was not.
{>fail}
fr:
[H:C'est sûrement un anniversaire,] dit {H}. [H:Il suffit de demander.]
On demanda à tout le monde. Les crabes étaient du mois de mai. La pieuvre avait fêté le sien en mars, huit fois, une par bras. Les sardines étaient toutes nées le même jour. C'était la veille, et elles n'avaient plus de voix.
[O:C'est le mien ?] demanda un concombre de mer, à qui on ne posait jamais de questions.
On vérifia. Ce n'était pas le sien.
{>fail}

=== recap birthdays
en:
It was nobody's birthday, not even the sea cucumber's.
fr:
Ce n'était l'anniversaire de personne, pas même du concombre de mer.

=== try sleeper
en:
[H:A surprise is for somebody who doesn't know about it,] said {H}.
There was only one. A turtle lay in the old ship, where she had been asleep since Easter.
[H:Do you know about the surprise?] asked {H}.
[C:No,] said the turtle. [C:What surprise?]
Hooray! They told her everything: stone, hats, cake, and that it was for the one who didn't know.
[C:How kind,] said the turtle. [C:But now I do.]
{>fail}
fr:
[H:Une surprise, c'est pour quelqu'un qui n'est pas au courant,] dit {H}.
Il ne restait que la tortue. Elle dormait dans le vieux bateau depuis Pâques.
[H:Tu sais, pour la surprise ?] demanda {H}.
[C:Non,] dit la tortue. [C:Quelle surprise ?]
Hourra ! On lui raconta tout : la pierre, les chapeaux, le gâteau, et que c'était pour la seule qui ne savait pas.
[C:C'est gentil,] dit la tortue. [C:Mais maintenant, je sais.]
{>fail}

=== recap sleeper
en:
The turtle had been the last who didn't know, and they had told her.
fr:
La tortue était la dernière à ne pas savoir, et on lui avait tout dit.

=== try shout >
en:
[H:Then it's for the next one who comes,] said {H}.
They all hid behind the round stone and held their breath. {each:@ held the cake.|@ held the cake.}
Something was coming. It was long. It had a fin.
[O:SURP...!] they shouted, and stopped, because of the teeth.
[A:Hat...] began the shark.
He got no further. Everybody had left, even {H}. Hats came down slowly, like leaves. And the shark, who had never had such a fright, was going the other way.
fr:
[H:Alors, c'est pour le premier qui passe,] dit {H}.
On se cacha derrière la pierre ronde, et on retint son souffle. {each:@ retenait le gâteau.|@ retenaient le gâteau.}
Quelque chose arrivait. C'était long. Ça avait un aileron.
[O:SURPR... !] cria tout le monde, et on s'arrêta là, à cause des dents.
[A:Cha...] commença le requin.
Il n'alla pas plus loin. Il n'y avait plus personne, pas même {H}. Il n'y avait que des chapeaux, qui retombaient doucement, comme des feuilles. Et le requin, qui n'avait jamais eu si peur, filait dans l'autre sens.

=== recap shout
en:
The shark had opened his mouth, and the hats had come down like leaves.
fr:
Le requin avait ouvert la bouche, et les chapeaux étaient retombés comme des feuilles.

=== strand >
en:
The octopus had sold her last hat on Tuesday. The queue still went twice round the reef.
[B:This is a hat,] she said, and she put a teapot on a lobster.
[O:It has a spout.]
[B:That's for the rain.] A sea urchin got a jam pot. He was delighted, and then he was stuck. [B:Anything's a hat,] said the octopus, [B:once it is on a head.]
[H:And tomorrow?] asked {H}. [H:When nobody needs one?]
All eight of her arms stopped.
fr:
La pieuvre avait vendu son dernier chapeau le mardi. La queue faisait encore deux fois le tour du récif.
[B:Ça, c'est un chapeau,] dit-elle, et elle posa une théière sur un homard.
[O:Il y a un bec.]
[B:C'est la visière.]
Un oursin reçut un pot de confiture. Il fut ravi, puis il fut coincé.
[B:Tout est un chapeau,] dit la pieuvre, [B:du moment que c'est sur une tête.]
[H:Et demain ?] demanda {H}. [H:Quand on n'en voudra plus ?]
Ses huit bras s'arrêtèrent d'un coup.

=== way >
en:
[H:{?told(shout):Even he says *hat*! But who|Who} said it first?] asked {H}.
The seahorse had it from the octopus, and she from a herring.
{>talent}
{>go}
This herring was deep in the weed, his hat down to his gills.
[D:I had it from *him*,] he whispered. [D:The shark. He came right up to me, with all those teeth, and he said it.]
[H:And what did you do?]
[D:I put on a hat,] said the herring. [D:Wouldn't you?]
fr:
[H:{?told(shout):Même lui parle de chapeau ! Mais qui|Qui} en a parlé le premier ?] demanda {H}.
L'hippocampe le tenait de la pieuvre. La pieuvre le tenait d'un hareng.
{>talent}
{>go}
Le hareng était au fond des algues, le chapeau enfoncé jusqu'aux ouïes.
[D:C'est *lui* qui me l'a dit,] souffla-t-il. [D:Le requin. Il est venu tout près, avec toutes ses dents. Il a fait *cha*.]
[H:Et toi, qu'est-ce que tu as fait ?]
[D:Ben, j'ai mis un chapeau,] dit le hareng. [D:À cette vitesse-là, on ne discute pas.]

=== road >
en:
The way to the shark's house went down into the dark. It had been swept. There were white shells along both sides, two by two, and twelve chairs that nobody had ever sat on.
In front of the last one lay a mat. Something was written on it in very small shells, and the sea had taken the end away.
[F:WEL,] read {F}. [F:Well what?]
Behind them, a long way off, something with a fin was waiting until they had gone.
fr:
Le chemin du requin descendait dans le noir. On l'avait balayé. Des coquillages blancs le bordaient, deux par deux, et il y avait douze chaises où personne ne s'était jamais assis.
Au bout, sur un paillasson, quelqu'un avait écrit un mot en tout petits coquillages. La mer avait emporté la fin.
[F:BIEN,] lut {F}. [F:Bien quoi ?]
Plus loin, dans l'ombre, un grand aileron attendait poliment qu'on s'en aille.

=== quiet >
en:
It got late. {H} leaned against the round stone, because it was warm. That is odd in a stone, down where the sun never comes.
The seahorse leaned on the other side.
[N:I have a hundred and sixty children,] he said, [N:and I've never missed a birthday. And now I have a cake, and no name to put on it.]
Nobody knew what to say.
*Tock.*
[N:I beg your pardon?] said the seahorse.
But nobody had spoken.
fr:
Il se faisait tard. {H} s'appuya contre la pierre ronde, parce qu'elle était tiède. C'est bizarre, une pierre tiède, là où le soleil ne descend pas.
L'hippocampe s'appuya de l'autre côté.
[N:J'ai cent soixante enfants,] dit-il, [N:et je n'ai jamais manqué un anniversaire. Et me voilà avec un gâteau, et pas de prénom à mettre dessus.]
Personne ne trouva rien à dire.
*Toc.*
[N:Pardon ?] dit l'hippocampe.
Mais personne n'avait parlé.

=== insight >
en:
{H} went back to the mat, and read it with one finger.
{>gag2}
{>recap1} {>recap2}
[H:*Wel* isn't a word,] said {H}. [H:It's where a word begins. It ought to say *welcome*.] {h:He|She} looked up. [H:What did he say after *hat*?]
[F:After *hat*, {?told(shout):we weren't there|they weren't there},] said {F}.
[H:No. He has never in his life got to the end.]
fr:
{H} retourna au paillasson et le relut du bout du doigt.
{>gag2}
{>recap1} {>recap2}
[H:Il manque un morceau,] dit {H}. [H:C'est le début de *bienvenue*.]
{h:Il|Elle} leva la tête.
[H:Et après *cha*, il a dit quoi ?]
[F:Après *cha*, {?told(shout):on n'était plus là|ils n'étaient plus là},] dit {F}.
[H:Voilà. De toute sa vie, il n'est jamais arrivé au bout d'une phrase.]

=== turn listen >
en:
The shark opened his mouth. Behind the teeth there were more teeth.
[A:Hat...] he said, and waited for them to leave.
{H} stayed, and listened, as you listen to a shell.
[A:...ch,] said the shark, amazed to be still talking. [A:It's going to hatch tonight. My egg. I just wanted somebody to be there. But it seems one needs a hat.]
{>pay}
Then {H} thought of the round stone, and of what was standing on it.
fr:
Le requin ouvrit la bouche. Derrière les dents, il y avait d'autres dents.
[A:Cha...] fit-il, et il attendit qu'on s'en aille.
{H} resta, et écouta, comme on écoute la mer dans un coquillage.
[A:...cun est invité,] dit le requin, tout surpris de parler encore. [A:Mon œuf s'ouvre ce soir. Je voulais juste qu'il y ait quelqu'un. Mais il faut un chapeau.]
{>pay}
Alors {H} repensa à la pierre ronde, et à ce qu'on avait posé dessus.

=== turn why >
en:
The shark opened his mouth. Behind the teeth there were more teeth.
[A:Hat...] he said, and waited for them to leave.
[H:Why hat?] asked {H}.
Nobody had ever asked him anything.
[A:Not *hat*,] he said at last. [A:*Hatch*. My egg's going to hatch tonight. I just wanted somebody to be there. But it seems one needs a hat.]
{>pay}
Then {H} thought of the round stone, and of what was standing on it.
fr:
Le requin ouvrit la bouche. Derrière les dents, il y avait d'autres dents.
[A:Cha...] fit-il, et il attendit qu'on s'en aille.
[H:Pourquoi, chapeau ?] demanda {H}.
On ne lui avait jamais rien demandé.
[A:Pas *chapeau*,] dit-il enfin. [A:*Chacun*. Chacun est invité. Mon œuf s'ouvre ce soir. Je voulais juste qu'il y ait quelqu'un. Mais il faut un chapeau.]
{>pay}
Alors {H} repensa à la pierre ronde, et à ce qu'on avait posé dessus.

=== restore
en:
When the shark came, everybody looked at his hat. By the time they got to the teeth, his sentence was over.
[N:An *egg*!] cried the seahorse, and saved the cake.
*Tock.* Out came a shark as long as a shoe, in a hat of shell. He got the prize.
{>close}
The small shark knows one word now. It is *hat*. And the whole reef waits, in case there is more.
fr:
Quand le requin arriva, tout le monde regarda son chapeau. Le temps d'en venir aux dents, sa phrase était finie.
[N:Un *œuf* !] s'écria l'hippocampe, et il sauva le gâteau.
*Toc.* Il en sortit un requin pas plus grand qu'une chaussure, coiffé d'un bout de coquille. Il eut le prix.
{>close}
Le petit requin sait un mot, maintenant. C'est *cha*. Et chaque fois, tout le récif attend la suite.

=== last
en:
{each:@ was left holding the cake.|@ were left holding the cake.}
fr:
{each:@ se retrouva avec le gâteau dans les bras.|@ se retrouvèrent avec le gâteau dans les bras.}

=== strandEnd
en:
The next day they were all sitting on stones, just to see. The octopus sold cushions.
fr:
Le lendemain, chacun couvait un caillou, pour voir. La pieuvre vendait des coussins.

=== cameo
en:
A small shark they knew went by with a bit of shell on his head, and said his word.
fr:
Un petit requin de leur connaissance passa, un bout de coquille sur la tête, et dit son mot.

=== ask
en:
Why did nobody ever hear the end of what the shark said?
Which thing in your room would make the best hat?
What do you think the small shark's second word will be?
fr:
Pourquoi personne n'entendait-il jamais la fin des phrases du requin ?
Dans ta chambre, qu'est-ce qui ferait le plus beau chapeau ?
À ton avis, quel sera le deuxième mot du petit requin ?
`
