export const band9to14 = `
=== title
en:
A Hundred Lines
fr:
Cent lignes

=== title
en:
Because of the Window
fr:
À cause de la vitre

=== teaser
en:
A new teacher punishes everybody for nothing at all, and the sentences to be copied a hundred times are stranger than the crimes.
fr:
{v:Un nouveau maître|Une nouvelle maîtresse} punit toute la classe pour trois fois rien, et les phrases à copier cent fois sont encore plus bizarres que les fautes.

=== when
en:
On a Monday at ten to eight
fr:
Un lundi à huit heures moins dix

=== plant feather
en:
{>when}, {H} was carrying the long feather that a wild goose had dropped on the school roof in October, on her way to Africa. However one laid it down, it came to rest with its point to the south, so that it had clearly not given up.
fr:
{>when}, {H} avait à la main la longue plume qu'une oie sauvage, en route pour l'Afrique, avait laissé tomber sur le toit en octobre. On avait beau la poser n'importe comment, elle se retrouvait la pointe au sud. Elle n'avait donc pas renoncé.

=== about feather
en:
[F:Has anybody checked that with a compass?] asked {F}.
[H:We did,] said {H}. [H:The compass was wrong.]
fr:
[F:Quelqu'un a vérifié avec une boussole ?] demanda {F}.
[H:Moi,] dit {H}. [H:La boussole s'était trompée.]

=== pay feather
en:
So {H} took the feather, cut the point off slantwise, as people did for a thousand years, dipped it in the ink, and laid it in the curl of the trunk. The feather bent like grass, and did not break, because it did not know how. *Sorry*, wrote {V} at last, uphill, and as big as a hat; and the feather would never again know where the south was.
fr:
Alors {H} prit la plume, en tailla la pointe en biais, comme on l'a fait pendant mille ans, la trempa dans l'encre et la glissa dans la trompe. La plume plia comme une herbe et ne cassa pas, faute de savoir comment. *Pardon*, écrivit enfin {V}, en montant, gros comme un chapeau. Jamais plus la plume ne retrouverait le sud.

=== pay own
en:
The third one bent, and thought better of it. *Sorry*, wrote {V}, uphill, and as big as a hat. For a letter that had been so long on the way, it was still remarkably thin. {H} looked once more at {h:his|her} {T}, and put {n:it|them} in. [H:Nobody leaves an envelope with a lump in it till later,] {h:he|she} said.
fr:
Le troisième plia, puis changea d'avis. *Pardon*, écrivit {V}, en montant, gros comme un chapeau. Pour une lettre attendue depuis si longtemps, elle était encore bien mince. {H} regarda {son T}, hésita, et {T:le|la} glissa dedans.
[H:Une enveloppe qui a une bosse, personne ne la remet à plus tard,] dit-{h:il|elle}.

=== lack >
en:
Elephants never forget, and {V}, who was one, and who had come back to teach the class {v:he|she} once sat in, let nothing pass.
[V:You, by the wall. Name?]
[H:{H}.]
[V:{H}, you have two knees.]
[H:Well, yes.]
[V:And admits it. A hundred lines: *The ball was striped.*] The boy in front had breathed in, and on a Monday: *It was a Thursday.* The twins, for resembling one another without leave, got *I leaned on the window*, a hundred each.
[A:I've been an absolute disgrace,] said a small frog called Colette, who had stood up so as to be seen. [A:I've been humming.]
[V:Very nicely, too,] said {V}, and passed on. Colette, who had never been punished in her life, put her head down on the desk and howled.
{>gag1}
fr:
Un éléphant n'oublie jamais. {V}, qui en était {v:un|une}, et qui revenait enseigner dans son ancienne classe, ne laissait rien passer.
[V:Toi, contre le mur. Ton nom ?]
[H:{H}.]
[V:{H}, tu as deux genoux.]
[H:Euh, oui.]
[V:Et ça l'avoue. Cent lignes : *Le ballon était rayé.*]
Devant, quelqu'un avait respiré, et un lundi : *C'était un jeudi.* Les jumeaux, pour ressemblance sans autorisation, eurent *Je me suis {v:appuyé|appuyée} sur la vitre*, cent fois chacun.
[A:Moi, j'ai fait honte à l'école,] dit une petite grenouille, Colette, debout pour qu'on la voie. [A:J'ai fredonné.]
[V:Et juste, en plus,] dit {V} sans s'arrêter.
Colette, que personne n'avait jamais punie, posa la tête sur sa table et hurla.
{>gag1}

=== try good
en:
[H:It takes two to make a punishment,] said {H}. [H:If nobody does anything, there's nothing to punish.]
The next morning the class was a portrait of itself, with its feet side by side and all of its pencils parallel. {each:@ breathed by appointment.|@ breathed by appointment.} {V} walked up one row and down the other, and with every row the great ears hung a little lower.
[V:Nothing?] {v:he|she} asked. [V:From nobody? I shouldn't be *strict* about it.] {v:He|She} looked under a chair, and at last {v:he|she} stopped in front of the map of the world.
[V:You're hanging crooked,] {V} told it, and waited, and even held out a pencil.
{>fail}
[A:One would swear,] said Colette, [A:that {v:he|she} was the one being punished.]
fr:
[H:Une punition, il faut être deux pour la faire,] dit {H}. [H:Si personne ne fait rien, il n'y a rien à punir.]
Le lendemain, la classe semblait peinte. Les pieds étaient côte à côte. Les crayons étaient parallèles. {each:@ respirait sur rendez-vous.|@ respiraient sur rendez-vous.} {V} remonta une rangée, redescendit l'autre, et de rangée en rangée, les grandes oreilles pendaient un peu plus bas.
[V:Rien ?] demandait-{v:il|elle}. [V:Chez personne ? Je ne serais pas *sévère*.]
{v:Il|Elle} regarda sous une chaise. Pour finir, {v:il|elle} s'arrêta devant la carte du monde.
[V:Tu es de travers,] lui dit {V}.
Et {v:il|elle} attendit, et lui tendit même un crayon.
{>fail}
[A:À croire,] dit Colette, [A:que c'est {v:lui|elle} qu'on punit.]

=== recap good
en:
A day without lines had punished nobody but {V}.
fr:
Un jour sans lignes n'avait puni {que V}.

=== try spots
en:
[H:I don't suppose they're even read,] said {H}. [H:There's a way of finding out.] And between the fiftieth striped ball and the fifty-second {h:he|she} let one slip through that had spots.
{V} put on a pair of glasses, and carried the sheets over to the desk as other people carry a plate of food. The trunk travelled down the lines without any hurry, until somewhere about the middle it stopped.
[V:It's striped,] said {V}, in a voice that was not a teacher's. [V:I ought to know. I pump it up every Thursday, so that it shan't...] And there {v:he|she} noticed that the entire class was listening, and stopped, as a drawer stops when one's finger is in it.
fr:
[H:Ça m'étonnerait qu'on les lise,] dit {H}. [H:On va bien voir.]
Et entre le cinquantième ballon rayé et le cinquante-deuxième, {h:il|elle} en laissa passer un à pois.
{V} mit ses lunettes et emporta les feuilles à son bureau, comme d'autres une assiette pleine. La trompe descendit les lignes, sans se presser. Vers le milieu, elle s'arrêta net.
[V:Il est rayé,] dit {V}.
Ce n'était plus une voix de tableau noir.
[V:Je suis bien {v:placé|placée} pour le savoir. Je le regonfle tous les jeudis, pour qu'il ne...]
Là, {v:il|elle} vit que toute la classe écoutait, et ferma la bouche, comme on ferme un tiroir sur son doigt.

=== recap spots
en:
There was a ball, which had stripes, and somebody had been keeping it round.
fr:
Il existait un ballon, rayé, que quelqu'un gardait rond.

=== try gift >
en:
Perhaps it was simply that nobody had ever been nice to {V}. Colette took a collection, everybody put in, and they bought the best pencil in the shop, six-sided, with a gold tip.
[V:For me?] said {V}, turning it over and over. [V:But I haven't... Wait, I'll just write down how very...]
*Crack.*
It was quite a small noise, after which {V} pulled out the lowest drawer, and laid both halves in it beside the others; and what with red ones, blue ones, carpenter's pencils, and bits of chalk, there was hardly any room for them.
[V:A hundred lines,] said {V}, to the drawer. [V:All of you. *I am not very good at this.*]
fr:
Peut-être que personne, tout simplement, n'avait jamais été gentil avec {V}. Colette fit la quête, chacun donna quelque chose, et on acheta le plus beau crayon du magasin, à six pans, avec le bout doré.
[V:Pour moi ?] dit {V} en le tournant et le retournant. [V:Mais je n'ai pas... Attendez, que je vous écrive combien je...]
*Crac.*
Ce n'était pas un grand bruit. {V} ouvrit le tiroir du bas, et y coucha les deux moitiés avec les autres. Entre les rouges, les bleus, les gros crayons de charpentier et les bouts de craie, il restait à peine la place.
[V:Cent lignes,] dit {V} au tiroir. [V:Tout le monde. *Je ne suis pas très {v:fort|forte} pour ça.*]

=== recap gift
en:
The lowest drawer was a cemetery of pencils.
fr:
Le tiroir du bas était un cimetière de crayons.

=== way >
en:
Some three thousand lines a week were handed in, and none had ever been handed back. So after the bell, when a school smells of chalk and nobody, they went to see where they got to.
{>talent}
{>go}
A lamp was burning in the library. The sheets lay on the floor, end to end, one from each pupil, and along them, on tiptoe, which in an elephant is a considerable sight, came {V}. {v:He|She} read with the tip of {v:his|her} trunk. Now and then {v:he|she} picked one up, tried it further along, shook {v:his|her} head, and put it back where it had been.
At the end of the row a space had been left, as big as one sheet. {V} stood in front of it until the lamp went out.
fr:
On rendait trois mille lignes par semaine, et on n'en avait jamais revu une seule. Alors, après la cloche, à l'heure où une école sent la craie et personne, on alla voir ce qu'elles devenaient.
{>talent}
{>go}
Une lampe brûlait à la bibliothèque. Les feuilles étaient par terre, bout à bout, une par élève. Et le long des feuilles, sur la pointe des pieds, ce qui n'est pas rien quand on pèse cinq tonnes, passait {V}. {v:Il|Elle} lisait du bout de la trompe. Parfois, {v:il|elle} en soulevait une, l'essayait plus loin, secouait la tête, et la remettait à sa place.
Au bout de la file, on avait laissé un vide, grand comme une feuille. {V} resta devant jusqu'à ce que la lampe s'éteigne.

=== road >
en:
There was a cupboard in the corridor that had been locked for as long as anyone had been at the school. That morning the key was in it, probably by mistake, and on the only shelf there was a ball. It was old, and its stripes had gone pale on the side towards the keyhole, and yet it was as tight as a drum, and there was not a speck of dust on it. From the valve hung a label, in the handwriting of some child who must have been grown up long ago. *Pauline, second row. Because of the window.*
Over the coat-hooks there is a tall window with twelve panes, of which eleven are old, and run a little, so that the trees outside look as if they were standing in water. In the twelfth the tree stands still.
fr:
Il y avait dans le couloir une armoire fermée depuis toujours. Ce matin-là, la clé était dessus, sans doute par erreur.
Sur l'unique étagère, un ballon. Il était vieux, et les rayures avaient pâli du côté de la serrure, mais il était tendu comme un tambour, et sans un grain de poussière. À la valve pendait une étiquette, de l'écriture d'un enfant qui devait être grand depuis longtemps. *Pauline, deuxième rang. À cause de la vitre.*
Au-dessus des portemanteaux, il y a une haute fenêtre, à douze carreaux. Onze sont anciens et un peu coulants, si bien que les arbres, dehors, ont l'air d'être dans l'eau. Dans le douzième, l'arbre ne bouge pas.

=== strand >
en:
{H} went down to the cellar for chalk, and found the caretaker building a ship. As he was a mole, he did it by feel; and as he was the caretaker, he did it with what came down to him, which was halves of pencils.
[B:I never ask where they're from,] he said. [B:Here's the cabin. Here's the captain's bath, he's a clean man. Lifeboats: red.] His paw went up from the deck, and closed on nothing. [B:All she's waiting for is a mast, and there I'm stuck. A mast you can't do in halves.]
[H:Couldn't you glue two together?]
The mole turned to where the voice was, and was silent, as you are with somebody who has suffered a loss.
[B:You don't sail,] he said.
fr:
{H} descendit chercher de la craie à la cave, où le gardien construisait un bateau. Comme c'était une taupe, il travaillait au toucher. Et comme c'était le gardien, il travaillait avec ce qui descendait jusqu'à lui, c'est-à-dire des moitiés de crayons.
[B:Je ne demande jamais d'où ça vient,] dit-il. [B:Ici, la cabine. Ici, la baignoire du capitaine, c'est un homme soigné. Les canots : en rouge.]
Sa patte monta au-dessus du pont, et se referma sur rien.
[B:Il n'attend plus que son mât, et là, je suis coincé. Un mât par moitiés, ça n'existe pas.]
[H:Et deux moitiés collées ?]
La taupe se tourna vers la voix et se tut, comme devant une famille en deuil.
[B:Toi,] finit par dire le gardien, [B:tu ne navigues pas.]

=== strandEnd
en:
The mole found a whole pencil on his bench, sharpened at both ends. The ship was launched on Friday, in a bucket, with a speech.
fr:
Sur son établi, la taupe trouva un crayon entier, taillé aux deux bouts. Le bateau fut lancé un vendredi, dans un seau, avec un discours.

=== quiet >
en:
It rained right through break. {V} stood looking out, and {H} and {F}, having nowhere better to be, looked out beside {v:him|her}.
[V:People are always telling me that an elephant never forgets,] said {V} presently. [V:They mean it as a compliment.]
The drops ran crooked down the old panes, and perfectly straight down the new one, which everybody had stopped noticing long ago.
[V:Did you ever do a thing,] {v:he|she} asked, [V:and somebody else was blamed for it?]
{H} thought of a blue cup, and of the cat, who had been put out in the snow because of it. [H:Yes.]
[V:How long ago?]
[H:Two years.]
[V:And has it got any smaller?]
[H:No,] said {H}. [H:The cat's forgotten it, I think.]
[V:Ah,] said {V}. [V:A cat.]
fr:
Il plut toute la récréation. {V} regardait dehors. {H} et {F}, qui n'avaient pas mieux à faire, regardèrent aussi.
[V:On me répète qu'un éléphant n'oublie jamais,] dit {V} au bout d'un moment. [V:C'est censé être un compliment.]
Les gouttes descendaient de travers sur les vieux carreaux, et tout droit sur le neuf.
[V:Est-ce que tu as déjà fait une chose,] demanda-t-{v:il|elle}, [V:dont on a accusé quelqu'un d'autre ?]
{H} pensa à une tasse bleue, et au chat, qu'on avait mis dehors dans la neige à cause d'elle.
[H:Oui.]
[V:Il y a longtemps ?]
[H:Deux ans.]
[V:Et est-ce que ça rapetisse ?]
[H:Non,] dit {H}. [H:Mais le chat a oublié, je crois.]
[V:Ah,] dit {V}. [V:Un chat.]

=== insight >
en:
It fell to {H} and Colette to collect the lines that day, row by row.
{>gag2}
{>recap1} {>recap2} {>recap3}
The pile slipped and fanned out on the floor, so that nothing was to be seen of any sheet but the line at the top.
*It was a Thursday*, it said, all the way down. *The ball was striped. I leaned on the window. I never told anyone. It was not you, Pauline. I am not very good at this.*
[A:How peculiar,] said Colette. [A:If you take us one after the other, we make sense.]
[H:We're a letter,] said {H}.
They turned over the last sheet, and there was no more. A letter like that ends with one particular word, and in the whole class nobody had been given it.
fr:
Ce jour-là, ce furent {H} et Colette qui ramassèrent les lignes, rang après rang.
{>gag2}
{>recap1} {>recap2} {>recap3}
La pile glissa et s'ouvrit en éventail : de chaque feuille, on ne voyait plus que le bord du haut.
*C'était un jeudi*, lisait-on en descendant. *Le ballon était rayé. Je me suis {v:appuyé|appuyée} sur la vitre. Je ne l'ai jamais dit. Ce n'était pas toi, Pauline. Je ne suis pas très {v:fort|forte} pour ça.*
[A:C'est curieux,] dit Colette. [A:L'un après l'autre, on veut dire quelque chose.]
[H:On est une lettre,] dit {H}.
On retourna la dernière feuille. Après, plus rien. Une lettre pareille finit par un certain mot, et dans toute la classe, personne ne l'avait eu à copier.

=== turn draw
en:
Nobody had heard {V} come in, although {v:he|she} filled the door from side to side.
[V:I break them,] {v:he|she} said. [V:Everything that writes. So I have to get it done by others.]
[H:I don't think that word can be done by others,] said {H}. [H:Give me your trunk. No, softer. You hold it as if it were a moth, and wanted to be there.]
{V} held it like a moth. *Crack.* {v:He|She} held the next like a moth that is asleep, and has a cold. *Crack.*
{>pay}
fr:
Personne n'avait entendu entrer {V}.
[V:Je les casse,] dit-{v:il|elle}. [V:Tout ce qui écrit. Alors d'autres le font pour moi.]
[H:Ce mot-là, je ne crois pas que d'autres puissent,] dit {H}. [H:Donnez votre trompe. Non, moins fort. Comme si c'était un papillon, et qu'il voulait bien.]
{V} le tint comme un papillon. *Crac.* {v:Il|Elle} tint le suivant comme un papillon qui dort, et qui est enrhumé. *Crac.*
{>pay}

=== turn why
en:
Nobody had heard {V} come in, although {v:he|she} filled the door from side to side.
[V:I break them,] {v:he|she} said. [V:Everything that writes. So I have to get it done by others.]
[H:Why a hundred times?]
[V:Because then it stays said.]
[H:Then why does nobody get the last word?]
[V:Because,] said {V}, and it was a long time before anything followed. [V:Because you none of you did it.]
{v:He|She} picked up a pencil. *Crack.* And then another, by the other end. *Crack.*
{>pay}
fr:
Personne n'avait entendu entrer {V}.
[V:Je les casse,] dit-{v:il|elle}. [V:Tout ce qui écrit. Alors d'autres le font pour moi.]
[H:Pourquoi cent fois ?]
[V:Pour que ce soit dit.]
[H:Alors pourquoi personne n'a le dernier mot ?]
[V:Parce que,] dit {V}, et la suite se fit attendre. [V:Parce qu'aucun de vous ne l'a fait.]
{v:Il|Elle} prit un crayon. *Crac.* Puis un autre, par l'autre bout. *Crac.*
{>pay}

=== restore
en:
Pauline's answer came on a Thursday. She drove a tram these days, in another town{>end}, and her writing was a pleasure. *But it WAS me*, it said, a hundred times, one below the other; and right at the bottom: *I aimed.*
{V} read it aloud, and had to be helped to a chair. The ball was let out, and as there was now an elephant in goal, nobody kept the score.
{>close}
Now and then there is still a pane broken.
[V:That was me!] {V} calls out.
[A:No, me!] calls Colette, full of hope.
fr:
La réponse de Pauline arriva un jeudi. Elle conduisait un tramway, à présent, dans une autre ville{>end}, et son écriture était un plaisir. *Mais si, c'était moi*, disait-elle, cent fois, l'une sous l'autre. Et tout en bas : *J'avais visé.*
{V} lut tout à voix haute, et il fallut une chaise. Le ballon put sortir. Comme il y avait une trompe dans les buts, personne ne compta les points.
{>close}
De temps à autre, une vitre se casse encore.
[V:C'est moi !] crie {V}.
[A:Non, moi !] crie Colette, pleine d'espoir.

=== end own scarf
en:
, with {H}'s {T} round her neck
fr:
, {le T} {de H} autour du cou

=== last
en:
{each:@ stood in as the left post.|@ stood in as the posts.}
fr:
{each:@ faisait le poteau de gauche.|@ faisaient les poteaux.}

=== cameo
en:
Behind a school wall somebody very large was keeping goal, and a small frog was owning up to it.
fr:
Derrière le mur d'une école, quelqu'un de très gros gardait les buts, et une petite grenouille avouait tout.

=== ask
en:
{V} could punish anybody, for anything. Why not just ask for help?
Both of them had felt guilty for years, {V} and Pauline. Was one of them wrong?
Which word takes you the longest to write?
fr:
{V} pouvait punir n'importe qui, pour n'importe quoi. Pourquoi ne pas demander de l'aide ?
Pendant des années, chacun s'est senti coupable, {V} comme Pauline. Qui se trompait ?
Et toi, quel mot mets-tu le plus longtemps à écrire ?
`
