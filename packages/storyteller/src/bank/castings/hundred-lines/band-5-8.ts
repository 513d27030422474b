export const band5to8 = `
=== title
en:
A Hundred Lines
fr:
Cent lignes

=== title
en:
{H} and the Elephant Who Never Forgot
fr:
{H} et le ballon rayé

=== teaser
en:
Everybody in the class gets a hundred lines, for having knees, for sneezing, for sitting, and the lines are very odd.
fr:
Dans la classe, tout le monde a cent lignes à copier, pour un genou, pour un rien, et ces lignes sont bien bizarres.

=== when
en:
One Monday before the bell
fr:
Un lundi avant la cloche

=== plant feather
en:
{>when}, {H} had a long feather in one hand. A wild goose had dropped it on the way, and it still pointed south.
fr:
{>when}, {H} avait une longue plume à la main. Une oie sauvage l'avait perdue en route, et elle montrait encore le sud.

=== about feather
en:
[F:How do you know which way is south?] asked {F}.
[H:It's where it points,] said {H}.
fr:
[F:Comment tu sais que c'est le sud ?] demanda {F}.
[H:C'est ce qu'elle montre,] dit {H}.

=== pay feather
en:
So {H} took the long feather, cut the end of it, dipped it in the ink, and laid it in {V}'s trunk. The feather bent like grass, and did not break. *Sorry*, wrote {V}, uphill, and as big as a hat. The feather would never point south again.
fr:
Alors {H} tailla la longue plume, la trempa dans l'encre et la glissa dans la trompe {de V}. La plume plia comme une herbe, et ne cassa pas. *Pardon*, écrivit {V}, de travers, gros comme un chapeau. Plus jamais la plume ne montrerait le sud.

=== pay own
en:
The third one bent, and held. *Sorry*, wrote {V}, as big as a hat. {H} took {h:his|her} {T}, and put {n:it|them} in the envelope too. [H:With a lump in it, it gets opened first,] {h:he|she} said, and swallowed.
fr:
Le troisième plia, et tint bon. *Pardon*, écrivit {V}, gros comme un chapeau. {H} prit {son T} et {T:le|la} glissa dans l'enveloppe.
[H:Quand il y a une bosse, on ouvre tout de suite,] dit-{h:il|elle} en avalant sa salive.

=== lack >
en:
Their new teacher, {V}, was an elephant, and forgot nothing. When {v:he|she} was small, {v:he|she} had sat in this very room.
[V:You there,] said {V} to {H}. [V:You have two knees.]
[H:Yes?]
[V:I thought so. A hundred lines! Write: *The ball was striped.*]
The twins got a hundred for being twins. Theirs said: *It was a Thursday.*
[A:And me?] asked a small frog called Colette. [A:I've been *dreadful*.]
[V:You're all right,] said {V}, and passed on. Colette burst into tears.
{>gag1}
fr:
{v:Le nouveau maître|La nouvelle maîtresse}, c'était {V}, {v:un éléphant|une éléphante} qui n'oubliait rien. {v:Petit|Petite}, {v:il|elle} avait été dans cette classe.
[V:Toi,] dit {V} à {H}. [V:Tu as deux genoux.]
[H:Oui ?]
[V:Je m'en doutais. Cent lignes ! Tu copieras : *Le ballon était rayé.*]
Les jumeaux en eurent cent, parce qu'ils étaient deux. À copier : *C'était un jeudi.*
[A:Et moi ?] demanda une petite grenouille, Colette. [A:J'ai été *horrible*.]
[V:Toi, ça va,] dit {V} sans s'arrêter.
Colette fondit en larmes.
{>gag1}

=== try good
en:
[H:If nobody does anything,] said {H}, [H:there can't be any lines.]
So the class did nothing. Nobody leaned. Nobody dropped a rubber. {each:@ hardly blinked.|@ hardly blinked.}
{V} went up and down between the desks, ears hanging. [V:Nothing?] {v:he|she} asked. [V:Nobody? Not even a *little?*] {v:He|She} looked under a chair. Then {v:he|she} turned to the map on the wall.
[V:You're crooked,] {V} told it, and held out a pencil.
{>fail}
fr:
[H:Si personne ne fait rien,] dit {H}, [H:il n'y aura pas de lignes.]
Alors la classe ne fit rien. Personne ne se balançait. Aucune gomme ne tombait. {each:@ clignait à peine des yeux.|@ clignaient à peine des yeux.}
{V} passait entre les tables, les oreilles basses.
[V:Rien ?] demandait-{v:il|elle}. [V:Personne ? Même pas *un peu* ?]
{v:Il|Elle} regarda sous une chaise. Puis {v:il|elle} se tourna vers la carte, au mur.
[V:Toi, tu es de travers,] lui dit {V} en lui tendant un crayon.
{>fail}

=== recap good
en:
Without lines, {V} had hung {v:his|her} ears.
fr:
Sans lignes, {V} avait eu les oreilles basses.

=== try spots
en:
[H:Nobody ever reads them,] said {H}. [H:Watch.] And {h:he|she} wrote ninety-nine times that the ball was striped. Once, in the middle, it was spotted.
{V} put on a pair of glasses. The long trunk came down the page, line after line, and stopped.
[V:Striped,] said {V}, very quietly. [V:It's *striped*. I ought to know. I pump it up every Thursday.]
Then {v:he|she} shut {v:his|her} mouth, the way one shuts a drawer.
fr:
[H:De toute façon, personne ne les lit,] dit {H}. [H:Regarde.]
Quatre-vingt-dix-neuf fois, le ballon fut rayé. Une fois, au milieu, il fut à pois.
{V} mit ses lunettes. La longue trompe descendit la page, ligne après ligne, et s'arrêta.
[V:Rayé,] dit {V} tout bas. [V:Il est *rayé*. Je le sais bien, je le regonfle tous les jeudis.]
Puis {v:il|elle} ferma la bouche, comme on ferme un tiroir.

=== recap spots
en:
Somewhere there was a ball with stripes.
fr:
Quelque part, il y avait un ballon à rayures.

=== try gift >
en:
[H:Teachers like presents,] said {H}. So everybody put in a coin, and they bought the best pencil in the shop.
{V} turned it round and round. [V:For me? Let me write down how very...]
*Crack!*
{V} opened a drawer and laid the two halves inside, with the others. There were a great many others.
[V:A hundred lines,] {v:he|she} said, looking at nobody. [V:All of you. *I am not very good at this.*]
fr:
[H:Un cadeau, ça fait toujours plaisir,] dit {H}.
Chacun donna une pièce, et la classe acheta le plus beau crayon du magasin.
{V} le tourna et le retourna.
[V:Pour moi ? Attendez, je vais vous écrire combien je suis...]
*Crac !*
{V} ouvrit un tiroir et coucha les deux moitiés à côté des autres. Il y en avait beaucoup, des autres.
[V:Cent lignes,] dit-{v:il|elle} sans regarder personne. [V:Pour tous. *Je ne suis pas très {v:fort|forte} pour ça.*]

=== recap gift
en:
The drawer was full of pencils in halves.
fr:
Le tiroir était plein de moitiés de crayons.

=== way >
en:
After the bell they went back, quietly, to see what {V} did with so many lines.
{>talent}
{>go}
There was a light in the library. On the floor lay the sheets, one from each pupil, in a long row. {V} read along it with {v:his|her} trunk. {v:He|She} took one away. {v:He|She} put it back.
At the end of the row a place was empty. {V} stood before it till it got dark.
fr:
Après la cloche, {hf:ils|elles} revinrent, sans bruit, pour voir ce {que V} pouvait bien faire de tant de lignes.
{>talent}
{>go}
Il y avait de la lumière à la bibliothèque. Par terre, les feuilles étaient couchées à la file, une par élève. {V} les lisait avec sa trompe. {v:Il|Elle} en ôta une. {v:Il|Elle} la remit.
Au bout de la file, il restait une place vide. {V} resta devant jusqu'à la nuit.

=== road >
en:
In the corridor stood a cupboard that was always shut. Today it was not.
There was a shelf in it, and on the shelf, all by itself, sat a ball. It was old, and it was as round as a moon, because somebody had taken good care of that. A label hung from it. *Pauline, second row*, it said. *Because of the window.*
{H} looked up. High in the wall there was a window. One pane was much newer than the others.
fr:
Dans le couloir, il y avait une armoire toujours fermée. Ce jour-là, elle ne l'était pas.
Sur une étagère, il y avait un ballon, tout seul. Il était vieux, et rond comme une lune : quelqu'un y veillait. Une étiquette y pendait. *Pauline, deuxième rang*, disait-elle. *À cause de la vitre.*
{H} leva les yeux. Dans la fenêtre, une vitre était bien plus neuve que les autres.

=== strand >
en:
{H} was sent down to the cellar for chalk. The caretaker was building a ship there. He was a mole, and he built it by feel, out of pencils.
[B:They come down to me in halves,] he said. [B:I don't know who does it, and I don't ask. That's the cabin. That's the captain's bath.] He ran a paw over it. [B:All she wants is a mast. But a mast has to be a *whole* one.]
[H:I've got a ruler,] said {H}.
The mole was silent for some time.
[B:You don't sail, do you,] he said.
fr:
{H} descendit chercher de la craie à la cave. Le gardien y construisait un bateau. C'était une taupe, et il le faisait au toucher, avec des crayons.
[B:Ils m'arrivent par moitiés,] dit-il. [B:Je ne sais pas qui fait ça, et je ne demande pas. Ça, c'est la cabine. Ça, c'est la baignoire du capitaine.]
Il passa la patte dessus.
[B:Il ne manque que le mât. Mais un mât, c'est un crayon *entier*.]
[H:J'ai une règle,] dit {H}.
La taupe se tut un moment.
[B:Tu ne navigues pas beaucoup, toi,] dit-elle enfin.

=== strandEnd
en:
The mole was given a whole pencil, sharpened at both ends. The ship sailed on Friday, in a bucket.
fr:
Le gardien reçut un crayon entier, taillé aux deux bouts. Le bateau partit un vendredi, dans un seau.

=== quiet
en:
It was break. {V} stood at the window, and {H} and {F} stood there too, because it was raining.
[V:They say that an elephant never forgets,] said {V}. [V:They think it's nice.]
The rain ran down, on the old panes and on the new one.
[V:Have you ever done something, and somebody else was told off?]
{H} thought of Grandma's blue cup. [H:Yes,] {h:he|she} said.
[V:Does it get smaller?]
[H:No,] said {H}.
[V:No,] said {V}. [V:I only wondered.]
fr:
C'était la récréation. {V} regardait par la fenêtre, {H} et {F} aussi, parce qu'il pleuvait.
[V:Un éléphant n'oublie jamais,] dit {V}. [V:Les gens trouvent ça joli.]
La pluie coulait sur les vieilles vitres et sur la neuve.
[V:Tu as déjà fait une bêtise, toi, et on a grondé quelqu'un d'autre ?]
{H} pensa à la tasse bleue de Mamie.
[H:Oui.]
[V:Est-ce que ça rapetisse ?]
[H:Non,] dit {H}.
[V:Non,] dit {V}. [V:C'était pour savoir.]

=== insight >
en:
{H} and Colette picked up everybody's lines, to hand them in.
{>gag2}
{>recap1} {>recap2}
The sheets lay one upon the other, by rows. {H} read down the edge.
*It was a Thursday. The ball was striped. I leaned on the window, and it broke. It was not you, Pauline. I am not very good at this.*
[A:That's funny,] said Colette. [A:If you read us all, one after another...]
[H:It's a letter,] said {H}.
At the end one word was missing. So was one sheet: Colette's.
fr:
{H} et Colette ramassèrent les lignes de tout le monde.
{>gag2}
{>recap1} {>recap2}
Les feuilles étaient l'une sur l'autre, rang par rang. {H} lut le long du bord.
*C'était un jeudi. Le ballon était rayé. Je me suis {v:appuyé|appuyée} sur la vitre, et elle a cassé. Ce n'était pas toi, Pauline. Je ne suis pas très {v:fort|forte} pour ça.*
[A:C'est drôle,] dit Colette. [A:Si on nous lit tous, l'un après l'autre...]
[H:C'est une lettre,] dit {H}.
À la fin, il manquait un mot. Et une feuille : celle de Colette.

=== turn draw
en:
{V} filled the whole door. [V:I break every pencil,] {v:he|she} said. [V:So I have to have it written.]
[H:Nobody can write that one for you,] said {H}. [H:You hold it like this. As if it were a moth.]
{V} held it like a moth. *Crack!* {v:He|She} held the next one like a smaller moth. *Crack!*
{>pay}
fr:
{V} remplissait toute la porte.
[V:Les crayons, je les casse tous,] dit-{v:il|elle}. [V:Alors je fais écrire.]
[H:Ce mot-là, personne ne peut l'écrire pour vous,] dit {H}. [H:Tenez-le comme ça. Comme un papillon.]
{V} le tint comme un papillon. *Crac !* {v:Il|Elle} tint le suivant comme un tout petit papillon. *Crac !*
{>pay}

=== turn why
en:
{V} filled the whole door. [V:I break every pencil,] {v:he|she} said. [V:So I have to have it written.]
[H:But why always a hundred times?]
[V:So that it stays.]
[H:And the last word? Why does nobody get that?]
{V} did not say why. {v:He|She} took a pencil. *Crack!* {v:He|She} took another. *Crack!*
{>pay}
fr:
{V} remplissait toute la porte.
[V:Les crayons, je les casse tous,] dit-{v:il|elle}. [V:Alors je fais écrire.]
[H:Mais pourquoi cent fois ?]
[V:Pour que ça reste.]
[H:Et le dernier mot ? Pourquoi personne ne l'a ?]
{V} ne dit pas pourquoi. {v:Il|Elle} prit un crayon. *Crac !* {v:Il|Elle} en prit un autre. *Crac !*
{>pay}

=== restore
en:
Pauline's answer came on a Thursday. She drove a tram now, and she had beautiful writing. *But it WAS me*, she wrote, a hundred times. *I aimed.*
{V} laughed till the chalk jumped. The ball was let out, and in goal stood an elephant.
{>close}
Now and then a pane gets broken.
[V:That was me!] calls {V}.
[A:No, me!] calls Colette, full of hope.
fr:
La réponse de Pauline arriva un jeudi. Elle conduisait un tramway, à présent, et elle écrivait très bien. *Mais si, c'était moi*, disait la lettre, cent fois de suite. *J'avais visé.*
{V} rit si fort que la craie sauta. Le ballon put sortir. Dans les buts, il y avait une trompe.
{>close}
De temps en temps, une vitre se casse.
[V:C'est moi !] crie {V}.
[A:Non, moi !] crie Colette, pleine d'espoir.

=== last
en:
{each:@ was the left post.|@ were the posts.}
fr:
{each:@ faisait le poteau.|@ faisaient les poteaux.}

=== cameo
en:
In a school yard an elephant was keeping goal, and a small frog was asking to be punished.
fr:
Dans une cour, une trompe gardait les buts, et une petite grenouille demandait à être punie.

=== ask
en:
Why did the class get a hundred lines for nothing at all?
Why could nobody else write the last word?
Why did Colette cry, do you think?
fr:
Pourquoi la classe avait-elle cent lignes à copier pour rien ?
Pourquoi personne d'autre ne pouvait-il écrire le dernier mot ?
Et Colette, pourquoi pleurait-elle, à ton avis ?
`
