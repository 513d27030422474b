export const band5to8 = `
=== title
en:
{H} and the Square Holes
fr:
{H} et les trous carrés

=== title
en:
The Thief of Mistakes
fr:
Le voleur de fautes

=== teaser
en:
At school somebody is cutting out the mistakes, every one of them, and leaving the right answers.
fr:
À l'école, quelqu'un découpe toutes les fautes, et laisse les bonnes réponses.

=== when
en:
One dull Tuesday
fr:
Un mardi tout gris

=== plant horse
en:
{>when}, {H} had finished a horse. It was made of clay, it was lying down, and it had taken three weeks.
fr:
{>when}, {H} avait fini son cheval. Il était en terre, il était couché, et il avait demandé trois semaines.

=== about horse
en:
[F:Nice potato,] said {F}.
[H:A horse,] said {H}. [H:He's having a lie-down.]
fr:
[F:Jolie pomme de terre,] dit {F}.
[H:C'est un cheval,] répondit {H}. [H:Il fait la sieste.]

=== pay horse
en:
{H} put the clay horse in front of {v:him|her}. [H:What's this?]
[V:A potato. I am certain.]
[H:It's a horse,] said {H}, [H:and he's lying down.]
Something inside {V} went *ping*, for the first time ever.
[V:I was wrong,] {v:he|she} said, and laughed, like a drawer of forks falling downstairs.
[H:Keep him,] said {H}, and stroked the horse once more. [H:Everybody gets him wrong.]
fr:
{H} posa devant {v:lui|elle} le cheval en terre.
[H:C'est quoi ?]
[V:Une pomme de terre. {v:Sûr et certain|Sûre et certaine}.]
[H:C'est un cheval,] dit {H}. [H:Il est couché.]
Dans le ventre {de V}, quelque chose fit *ding*, pour la première fois.
[V:Je me suis {v:trompé|trompée},] dit-{v:il|elle}.
Et {v:il|elle} rit : on aurait dit un tiroir de fourchettes dans l'escalier.
[H:Garde-le,] dit {H} en caressant le cheval une dernière fois. [H:Tout le monde se trompe.]

=== pay own
en:
{H} put {h:his|her} {T} in front of {v:him|her}. [H:What's this?]
[V:{A T},] said {V} at once.
[H:Wrong,] said {H}. [H:It's a ship. It's going to Peru.] And the ship went, with all the noises.
Something inside {V} went *ping*, for the first time ever. {v:He|She} laughed, like a drawer of forks falling downstairs.
[H:Keep {n:it|them},] said {H}. [H:Tomorrow it'll be something else.]
fr:
{H} posa devant {v:lui|elle} {son T}.
[H:C'est quoi ?]
[V:{Un T},] dit aussitôt {V}.
[H:Raté,] dit {H}. [H:C'est un bateau. Il part au Pérou.]
Et le bateau partit, avec les bruits.
Dans le ventre {de V}, quelque chose fit *ding*, pour la première fois. {v:Il|Elle} rit : on aurait dit un tiroir de fourchettes dans l'escalier.
[H:Garde-{T:le|la},] dit {H}. [H:Demain, ce sera autre chose.]

=== lack >
en:
Every mistake in the school had gone. Where each one had been there was a hole, as square as a window. There were holes in the spelling and holes in the sums. {A} had drawn a cat, and somebody had even cut off its fifth leg.
[A:I've got the most,] said {A}, looking out at them through his book. [A:I'm nearly all window.]
[V:Seven hundred and four holes,] said {V}, the school robot, who was never wrong. And {v:he|she} walked off, rather fast.
{>gag1}
[H:Who steals mistakes?] said {H}.
fr:
Toutes les fautes de l'école avaient disparu. À leur place, il y avait des trous, carrés comme des fenêtres. Le chat dessiné par {A} y avait laissé sa cinquième patte.
[A:C'est moi qui en ai le plus,] dit {A} en les regardant à travers son cahier. [A:On dirait du gruyère.]
[V:Sept cent quatre trous,] dit {V}, le robot de l'école, qui ne se trompait jamais.
Et {v:il|elle} s'en alla, un peu vite.
{>gag1}
[H:Qui peut bien voler des fautes ?] dit {H}.

=== try bait >
en:
They set out something tempting. {H} wrote it up on the board, in big letters: *Two and two make seventeen*, and *A cow has six feet and a handle.*
[F:A handle!] whispered {F}. [F:Nobody could leave that lying about.]
They hid behind the teacher's desk and shut their eyes, so as not to be seen.
When they opened them, cow and sum were still there. On the desk lay a note, in very neat writing: *Made on purpose. That's only a right answer in a false nose. Not wanted, thank you.*
fr:
Il fallait un appât. {H} l'écrivit au tableau, en grosses lettres : *Deux et deux font dix-sept*. Et puis : *La vache a six pattes et une poignée.*
[F:Une poignée !] chuchota {F}. [F:Personne ne résiste à ça.]
{hf:Ils|Elles} se cachèrent derrière le bureau et fermèrent les yeux, pour ne pas être {hf:vus|vues}.
Quand {hf:ils|elles} les rouvrirent, la vache était toujours là. Sur le bureau, il y avait un mot, très bien écrit : *Fait exprès. C'est une bonne réponse avec un faux nez. Non merci.*

=== recap bait
en:
The thief didn't want the mistakes made on purpose.
fr:
Le voleur ne voulait pas des fautes faites exprès.

=== try careful >
en:
[H:If nobody makes a mistake,] said {H}, [H:there's nothing to take.]
So the whole class was careful. They wrote with their tongues out. {F} checked every word backwards as well. At lunch nobody dared to choose a soup. {A} was asked his name, and wanted to think about it.
By four o'clock they had made more mistakes than ever before, and the teacher had said *good night* twice.
*Snip*, went something, up and down the school. *Snip, snip.*
{>fail}
fr:
[H:Si personne ne se trompe,] dit {H}, [H:il n'y aura rien à voler.]
Toute la classe fit donc attention. On écrivait en tirant la langue. {F} relisait aussi à l'envers. À la cantine, personne n'osa choisir entre la soupe et la salade. On demanda son nom à {A}, qui voulut d'abord réfléchir.
À quatre heures, il y avait plus de fautes que jamais, et la maîtresse avait dit *bonne nuit* deux fois.
*Clac*, faisait quelque chose, un peu partout. *Clac, clac.*
{>fail}

=== recap careful
en:
The more careful everybody was, the more there was to steal.
fr:
Plus on faisait attention, plus il y avait à voler.

=== try hide >
en:
Next they hid the books. One went behind the big map. One went under a cushion, and {F} went on top. {each:@ guarded the map.|@ guarded the map.} {A} hid his so well that he couldn't find it, and cried.
When they looked, every book was out in the corridor, each in its owner's coat, with new holes. There was a tidy little label on {A}'s.
*It was in the soup,* it said. *I have dried it.*
{>fail}
fr:
Ensuite, on cacha les cahiers. Un derrière la grande carte. Un sous un coussin, et {F} sur le coussin. {each:@ gardait la carte.|@ gardaient la carte.} {A} cacha le sien si bien qu'il ne le trouva plus, et pleura.
Un peu plus tard, tous les cahiers étaient dans le couloir, chacun dans un manteau, avec des trous tout neufs. Sur celui {de A}, il y avait une petite étiquette.
*Il était dans la soupe*, disait-elle. *Je l'ai séché.*
{>fail}

=== recap hide
en:
Whoever it was found every book, and dried the wet one.
fr:
Le voleur retrouvait tous les cahiers, et séchait celui qui était mouillé.

=== way >
en:
On the floor lay a strip of paper, as thin as a noodle and perfectly straight. That is what is left when somebody cuts very neatly. There was another by the door.
{>talent}
{>go}
The strips led along the street. The baker stood looking at his sign. It had said *dognuts* for years, and now it had a square hole in it. Then the trail turned round, and went back to school by the other door.
fr:
Par terre, il y avait une bande de papier, fine comme une nouille et parfaitement droite. C'est ce qui reste quand on découpe très bien. Il y en avait une autre près de la porte.
{>talent}
{>go}
La piste suivait la rue. Devant sa boutique, le boulanger regardait son affiche. Depuis toujours, il y écrivait *croisants*. On avait découpé le mot, bien droit. Plus loin, la piste faisait demi-tour et rentrait à l'école par l'autre porte.

=== road >
en:
In the library, from eight till four, {V} answered questions. There was no question {v:he|she} couldn't answer.
[F:How many feet has a cow?] asked {F}.
[V:Four.]
[H:And who is taking the mistakes?] asked {H}.
{V}'s lights went on and off. A paper noodle was hanging from {v:his|her} elbow.
[V:I know the answer,] {v:he|she} said at last. [V:May I have a different question?]
fr:
À la bibliothèque, de huit heures à quatre heures, {V} répondait aux questions. {v:Il|Elle} savait répondre à tout.
[F:Combien de pattes a la vache ?] demanda {F}.
[V:Quatre.]
[H:Et qui prend les fautes ?] demanda {H}.
Toutes les lampes {de V} s'allumèrent, puis s'éteignirent. À son coude pendait une nouille en papier.
[V:Je connais la réponse,] dit-{v:il|elle} enfin. [V:On peut changer de question ?]

=== strand >
en:
In the corridor Mrs Comma, the teacher, was marking the coats in red ink.
[B:This sleeve's too long. That hook is crooked. Do it again.]
There was not a mistake left in the books, and she couldn't keep still. She had already marked the soup (*five out of ten, lumps*) and a pigeon.
[F:What did the pigeon get?] asked {F}.
[B:Six. It walks nicely, but it doesn't listen.] She bent down to {H}, full of hope. [B:You wouldn't have some little thing wrong with you, would you?]
fr:
Dans le couloir, madame Virgule, la maîtresse, corrigeait les manteaux au stylo rouge.
[B:Cette manche est trop longue. Ce crochet penche. À refaire.]
Il n'y avait plus une faute dans les cahiers, et elle ne tenait pas en place. Elle avait déjà noté la soupe, *cinq sur dix, des grumeaux*, et un pigeon.
[F:Il a eu combien, le pigeon ?] demanda {F}.
[B:Six. Il marche bien, mais il n'écoute pas.]
Elle se pencha vers {H}, pleine d'espoir.
[B:Tu n'aurais pas une petite erreur sur toi ?]

=== strandEnd
en:
{V} got nought out of ten for {v:his|her} first dictation. Mrs Comma pinned it to {v:his|her} chest, where other robots keep the battery.
fr:
{V} eut zéro sur dix à sa première dictée. Madame Virgule le lui épingla sur la poitrine, à la place de la pile.

=== quiet
en:
The next day, at break, {A} sat on the bench and showed {H} round his book.
[A:This hole was a Monday,] he said. [A:I'd put that the moon is where hens come from. And here I had a king on a bus.] He turned the page. [A:I don't remember the right ones. Everybody's got those.]
{H} took the book and looked through the moon. There was only the yard in it, and one leaf coming down. But you looked at it harder than usual.
fr:
Le lendemain, à la récréation, {A} s'assit sur le banc et fit visiter son cahier à {H}.
[A:Ce trou-là, c'était lundi,] dit-il. [A:J'avais mis que la lune, c'est une poule qui l'a pondue. Ici, j'avais un roi dans un autobus.]
Il tourna la page.
[A:Les bonnes réponses, je ne m'en souviens pas. Tout le monde a les mêmes.]
{H} prit le cahier et regarda par la lune. On n'y voyait que la cour, et une feuille qui descendait. Mais on la regardait mieux.

=== insight >
en:
After four, there was a light in the science room.
{>recap1} {>recap2}
{H} looked round the door.
{>gag2}
There hung the mistakes, dusted. At the table sat {V}, writing. [V:Two and two make...] {v:he|she} said, and screwed up all {v:his|her} lights, and wrote *4*. {v:He|She} tore it up. {v:He|She} drew a cat. One leg, two, three, four. The pencil shook, and stopped.
The floor was deep in cats. Not one had a leg too many.
[H:{v:He|She}'s practising,] whispered {H}. [H:{v:He|She} wants a mistake of {v:his|her} own.]
fr:
Une fois la classe finie, il y avait de la lumière dans la salle de sciences.
{>recap1} {>recap2}
{H} passa la tête par la porte.
{>gag2}
Les fautes étaient là, époussetées. À la table, {V} écrivait.
[V:Deux et deux font...] dit-{v:il|elle} en plissant toutes ses lampes, et {v:il|elle} écrivit *4*.
{v:Il|Elle} déchira la feuille. {v:Il|Elle} dessina un chat. Une patte, deux, trois, quatre. Le crayon trembla, et s'arrêta.
Le sol était couvert de chats. Pas un n'avait une patte de trop.
[H:{v:Il|Elle} s'entraîne,] souffla {H}. [H:{v:Il|Elle} voudrait une faute {v:à lui|à elle}.]

=== turn draw
en:
[V:I was going to give them back,] said {V}.
{>pay}
Then {H} took hold of {V}'s hand with the pencil in it, and both of them shut their eyes. The cat had five legs, and a beak.
[V:Mine,] breathed {V}.
fr:
[V:J'allais les rendre,] dit {V}.
{>pay}
Alors {H} prit la main {de V}, avec le crayon dedans, et tout le monde ferma les yeux. Le chat eut cinq pattes et un bec.
[V:Il est à moi,] murmura {V}.

=== turn dance
en:
[V:I was going to give them back,] said {V}.
{>pay}
{V} wanted another at once, so {H} taught {v:him|her} the polka. {v:He|She} stepped on {F}.
[V:Not on purpose!] {v:he|she} cried, shining, and did it again, on purpose. That one didn't count.
fr:
[V:J'allais les rendre,] dit {V}.
{>pay}
{V} en voulut une autre, et {H} lui apprit la polka. {v:Il|Elle} marcha sur {F}.
[V:Pas fait exprès !] cria-t-{v:il, rayonnant|elle, rayonnante}.
Et {v:il|elle} recommença, exprès, ce qui ne comptait pas.

=== turn why
en:
[V:I was going to give them back,] said {V}.
{>pay}
[V:But I was sure!] said {V}.
[H:Why?] asked {H}.
[V:Because I always am.]
[H:Why?]
{V} opened {v:his|her} mouth. Nothing came.
[V:I don't know,] {v:he|she} said. It tasted so good that {v:he|she} said it twice.
fr:
[V:J'allais les rendre,] dit {V}.
{>pay}
[V:Pourtant, j'étais {v:sûr|sûre} !] dit {V}.
[H:Pourquoi ?] demanda {H}.
[V:Parce que je suis toujours {v:sûr|sûre}.]
[H:Pourquoi ?]
{V} ouvrit la bouche. Rien ne vint.
[V:Je ne sais pas,] dit-{v:il|elle}.
C'était si bon qu'{v:il|elle} le redit.

=== restore
en:
That night {V} glued everything back, and was so happy that it all went wrong. Seven times eight is a king, and the sun has a leg.
{>close}
{V} has a shelf now.
{>end}
[V:A cloud?]
[H:No,] says {H}.
[V:A hat?]
[H:No.]
And {V} goes off to work, humming: wrong twice, and it isn't half past eight.
fr:
Dans la nuit, {V} recolla tout, avec tant de joie que ce fut n'importe où. Sept fois huit font un roi, et le soleil a une patte.
{>close}
{V} a une étagère.
{>end}
[V:Un nuage ?]
[H:Non,] dit {H}.
[V:Un chapeau ?]
[H:Non.]
Et {V} part travailler en fredonnant. Deux erreurs, et il n'est pas huit heures et demie.

=== end horse
en:
Each morning {v:he|she} takes down the horse.
fr:
Chaque matin, {v:il|elle} y prend le cheval.

=== end own
en:
Each morning {v:he|she} takes down {H}'s {T}.
fr:
Chaque matin, {v:il|elle} y prend {le T} {de H}.

=== cameo
en:
A robot came the other way, wished them good night in broad daylight, and looked delighted.
fr:
Un robot les croisa, leur dit bonne nuit en plein jour, et parut ravi.

=== ask
en:
Why doesn't a mistake made on purpose count?
Which of your mistakes would you like to keep?
What would you tell somebody who is always right?
fr:
Pourquoi une faute faite exprès ne compte-t-elle pas ?
Laquelle de tes erreurs voudrais-tu garder ?
Que dirais-tu à quelqu'un qui a toujours raison ?
`
