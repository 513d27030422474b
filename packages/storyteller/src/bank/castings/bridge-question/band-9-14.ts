export const band9to14 = `
=== title
en:
Number Nine Hundred and One
fr:
Le numéro neuf cent un

=== title
en:
The {v:Man|Lady} Who Said Wrong
fr:
{v:Celui|Celle} qui disait perdu

=== teaser
en:
For three hundred years everyone who came to the bridge has had an answer. That may be what is the matter.
fr:
Depuis trois cents ans, tous ceux qui arrivent au pont ont une réponse. C'est peut-être bien le problème.

=== when
en:
On a raw sort of day towards the end of May
fr:
Par une journée glaciale de la fin mai

=== plant map
en:
{>when}, {H} had all but finished the map. It showed everything there was, in four colours, except for one white patch, in the top corner, about as big as a stamp. {h:He|She} could have filled it in with a forest, as other people do, but had rather leave it white.
fr:
{>when}, {H} avait presque fini la carte. On y voyait tout ce qui existe, en quatre couleurs. Il ne restait qu'une tache blanche, en haut, grande comme un timbre. {h:Il|Elle} aurait pu y mettre une forêt, comme font les autres. {h:Il|Elle} aimait mieux laisser le blanc.

=== about map
en:
[F:People will think that you don't know what's there,] said {F}.
[H:I don't,] said {H}, and signed it.
fr:
[F:On va croire que tu ne sais pas ce qu'il y a là,] dit {F}.
[H:Je ne sais pas,] répondit {H}, qui signa.

=== pay map
en:
{H} unrolled the map and gave it to {v:him|her}, and the pencil with it, although it was the only one, and there was no copy.
[H:There's a white patch,] {h:he|she} said. [H:I was keeping it for myself. You do it.]
fr:
{H} déroula la carte et la lui donna, avec le crayon. Il n'y en avait qu'une, et pas de copie.
[H:Il y a un blanc,] dit-{h:il|elle}. [H:Je le gardais pour moi. Fais-le, toi.]

=== pay own
en:
{H} put {h:his|her} {T} into the guard's enormous hand and closed the fingers over {n:it|them}, one at a time.
[H:{n:It has|They have} never been over there either,] {h:he|she} said. [H:You'd better keep hold of each other.]
fr:
{H} mit {son T} dans l'énorme main {v:du|de la} garde et referma les doigts dessus, un par un.
[H:{T:Il|Elle} n'y {n:est|sont} jamais {T:allé|allée} non plus,] dit-{h:il|elle}. [H:Tenez-vous bien, l'un et l'autre.]

=== pay own garment
en:
{H} took off {h:his|her} {T}, laid {n:it|them} in the guard's enormous hand and closed the fingers over {n:it|them}, one at a time.
[H:{n:It has|They have} never been over there either,] {h:he|she} said. [H:You'd better keep hold of each other.]
fr:
{H} ôta {son T}, {T:le|la} mit dans l'énorme main {v:du|de la} garde et referma les doigts dessus, un par un.
[H:{T:Il|Elle} n'y {n:est|sont} jamais {T:allé|allée} non plus,] dit-{h:il|elle}. [H:Tenez-vous bien, l'un et l'autre.]

=== lack >
en:
Grandma's house was the first one over the bridge. From this side you could see her chimney, with snow on it, and a thread of smoke that was thinner than last week. When the wind was right you could smell the soup, and hear her singing, but {H} had never been nearer than that. It was still winter over there, and had been for some time, since Spring himself was sitting on the bank in the mud, with his arms full of wet blossom.
[C:You have to say what's on the other side,] he told them. [C:I said *me*, since it ought to be me. The guard wrote it down, and then {v:he|she} said that it was wrong.]
{>gag1}
In the middle of the bridge stood the guard, who was called {V}, and was as big as a barn.
[V:Nobody crosses,] said {V}, as {v:he|she} had said each morning for three hundred years, [V:until somebody can tell me what is on the other side.]
fr:
La maison de Mamie était la première après le pont. De ce côté-ci, on voyait sa cheminée, avec de la neige dessus et un fil de fumée plus mince que la semaine d'avant. Quand le vent voulait bien, on sentait la soupe, et on entendait Mamie chanter. {H} n'était jamais {h:allé|allée} plus près. Là-bas, c'était encore l'hiver, et cela durait, car le Printemps en personne était assis dans la boue de la berge, les bras pleins de fleurs mouillées.
[C:Il faut dire ce qu'il y a de l'autre côté,] leur expliqua-t-il. [C:J'ai répondu : *moi*. Il devrait y avoir *moi*. {v:Le|La} garde l'a noté, et {v:il|elle} a dit que c'était perdu.]
{>gag1}
Au milieu du pont se tenait {v:le|la} garde, qui s'appelait {V} et qui était {v:gros|grosse} comme une grange.
[V:Personne ne passe,] dit {V}, comme chaque matin depuis trois cents ans, [V:avant qu'on m'ait dit ce qu'il y a de l'autre côté.]

=== try truth
en:
It was early, with the queue still in bed, and {H} nearly laughed, having had whole dreams of an exam like this.
[H:My grandmother,] said {H}. [H:You can see her smoke.]
[V:A grandmother.] {V} opened a ledger the size of a door, and licked {v:his|her} pencil, and waited. [V:Describe it.]
[H:She makes soup, and she sings, but never at the right moment, and she waves to me with the tea towel.]
[V:And is it,] said {V}, [V:is it warm, where she is?]
[H:It smells warm.]
{v:He|She} wrote that down as well, and underlined it, and then {v:he|she} looked for so long across the bridge that {F} coughed.
[V:Wrong,] {v:he|she} said, not unkindly. [V:Next!]
{>fail}
fr:
Il était tôt, la file dormait encore. {H} faillit rire. Des examens pareils, on n'en voit qu'en rêve.
[H:Ma grand-mère,] dit {H}. [H:On voit sa fumée d'ici.]
[V:Une grand-mère.]
{V} ouvrit un registre grand comme une porte et mouilla son crayon.
[V:Description ?]
[H:Elle fait de la soupe. Elle chante, mais jamais au bon moment. Elle me fait signe avec son torchon.]
[V:Et est-ce que c'est,] dit {V}, [V:est-ce que c'est chaud, chez elle ?]
[H:Ça sent le chaud.]
{v:Il|Elle} le nota aussi et le souligna. Puis {v:il|elle} regarda si longtemps l'autre bout du pont {que F} toussa.
[V:Perdu,] dit-{v:il|elle}, pas méchamment. [V:Au suivant !]
{>fail}

=== recap truth
en:
The truth had been wrong, though {v:he|she} had underlined it.
fr:
La vérité avait perdu, et pourtant {v:il|elle} l'avait soulignée.

=== try clever >
en:
The next was an owl, who had spent a year and two months at the head of the queue, polishing his answer.
[B:We say *the other side*,] he began. [B:Other than what? Than this. Yet for whoever is there, it is here that is the other, and there is here. It follows, ladies and gentlemen, that the other side is a thing which nobody has ever been on.]
There was wild applause, and two people had to be fanned.
The guard read the thing through again with one finger under it, and you would have said that somebody had turned down a lamp in {v:his|her} face.
[V:Nobody, ever?] {v:he|she} said. [V:There's nothing there?]
[B:In the strict sense,] said the owl.
[V:Wrong!] roared {V}, and down on the bank the blossom fell off.
fr:
Le suivant était un hibou, qui avait passé quatorze mois en tête de file à polir sa réponse.
[B:On dit *l'autre côté*,] commença-t-il. [B:Autre que quoi ? Que celui-ci. Or, pour qui s'y trouve, c'est ici qui est l'autre, et là-bas qui est ici. Il s'ensuit, mesdames et messieurs, que l'autre côté est un endroit où personne n'a jamais été.]
Ce fut un triomphe. On dut éventer deux personnes.
{v:Le|La} garde relut la chose, un doigt dessous. On aurait dit que quelqu'un avait baissé une lampe dans sa figure.
[V:Personne, jamais ?] dit-{v:il|elle}. [V:Il n'y a rien, là-bas ?]
[B:Au sens strict,] dit le hibou.
[V:Perdu !] rugit {V}, et sur la berge, toutes les fleurs tombèrent.

=== recap clever
en:
The owl's answer had not been too difficult for {v:him|her}; it had been too sad.
fr:
La réponse du hibou n'était pas trop difficile pour {v:lui|elle}, elle était trop triste.

=== try sneak >
en:
[H:{v:He|She} counts people,] said {H}, [H:but {v:he|she} doesn't count potatoes.]
So a gardener from number sixty wheeled the two of them on to the bridge in a barrow, under her potatoes, with something sprouting on top of {F}. {each:@ came behind, in the sack marked onions.|@ came behind, in the sack marked onions.} It went well as far as the middle, and then the light changed, because the guard had bent down.
[V:Potatoes,] {v:he|she} murmured, and there was a silence. When {v:he|she} spoke again, it was in quite a different voice, low and rapid, like somebody who has only a moment. [V:Listen. When you are over there. Is there a cellar? Do they come and talk to you? I would only like to know whether it's... whether on the whole one is happy.]
It was then that {F} sneezed.
[V:Out,] said {V}, who had gone dark red. [V:I was inspecting them.]
fr:
[H:{v:Il|Elle} compte les gens,] dit {H}. [H:{v:Il|Elle} ne compte pas les pommes de terre.]
Une jardinière du numéro soixante les poussa donc sur le pont dans sa brouette, sous les pommes de terre, avec un germe qui poussait sur {F}. {each:@ suivait, dans le sac marqué oignons.|@ suivaient, dans le sac marqué oignons.} Jusqu'au milieu, tout se passa bien. Puis la lumière changea. {v:Le garde s'était penché|La garde s'était penchée}.
[V:Des pommes de terre,] murmura-t-{v:il|elle}.
Il y eut un silence. Quand {v:il|elle} reprit, c'était d'une tout autre voix, basse, rapide, celle de quelqu'un qui n'a qu'un instant.
[V:Écoutez. Quand vous serez là-bas. Est-ce qu'il y a une cave ? Est-ce qu'on vient vous parler ? Je voudrais seulement savoir si... si, dans l'ensemble, on y est heureux.]
C'est là {que F} éternua.
[V:Sortez,] dit {V}, rouge foncé. [V:J'inspectais.]

=== recap sneak
en:
And no one inspects potatoes by asking them if they are happy.
fr:
Et on n'inspecte pas des pommes de terre en leur demandant si elles sont heureuses.

=== strand >
en:
At two hundred and twelve stood the postman, who was a turtle, on a folding stool, with a letter on his knees that was as yellow as a tooth.
[A:Urgent,] he said. [A:My grandfather joined with it at nine hundred and four. He sat down at six hundred, very peacefully, and stayed, and my father got it as far as three hundred.]
[H:But who's it to?]
He turned the envelope round for them, so that they could read it. *The Guard, The Bridge. By hand.*
[H:{v:He|She}'s right there! You could walk up to {v:him|her} in five minutes!]
The postman looked up the queue, and then, with great patience, at {H}.
[A:Past all these people?] he said.
fr:
Au deux cent douze, le facteur, qui était une tortue, se tenait sur un pliant avec, sur les genoux, une lettre jaune comme une dent.
[A:C'est urgent,] dit-il. [A:Mon grand-père est entré dans la file avec, au neuf cent quatre. Il s'est assis au six cents, très paisiblement, et il y est resté. Mon père l'a menée jusqu'au trois cents.]
[H:Mais elle est pour qui ?]
Il tourna l'enveloppe. *{v:Monsieur le|Madame la} Garde, Le Pont. En main propre.*
[H:{v:Il|Elle} est là ! On y est en cinq minutes !]
Le facteur regarda la file, puis, avec une grande patience, {H}.
[A:En passant devant tout le monde ?] dit-il.

=== way
en:
They walked back down the queue to find its end. There were tents, to begin with, and then roofs, and at four hundred it had a town hall. There were people who had been born at ninety, and had married into the eighties; there were two parties, one of which held that the queue was moving.
{>talent}
{>go}
Everyone they spoke to had an answer ready, and kept a hand over it: a palace, they whispered, or a mirror, or tomorrow, or cheese.
[H:Does anybody ever just say that they don't know?] asked {H}.
[O:To *{v:him|her}*?] said a woman at nine hundred, quite shocked. [O:After waiting all this time?]
So {H} took a ticket, and it said nine hundred and one.
fr:
{hf:Ils|Elles} redescendirent la file pour en trouver la fin. D'abord des tentes, puis des toits. Au quatre cents, il y avait une mairie. Des gens étaient nés au quatre-vingt-dix et avaient fait un beau mariage dans les quatre-vingts. Il y avait deux partis, dont l'un soutenait que la file avançait.
{>talent}
{>go}
Tous avaient une réponse prête, et gardaient la main dessus. Un palais, chuchotait-on. Un miroir. Demain. Du fromage.
[H:Et personne ne dit jamais qu'il ne sait pas ?] demanda {H}.
[O:À *{v:lui|elle}* ?] fit une dame du neuf cents, choquée. [O:Après avoir attendu tout ce temps ?]
Alors {H} prit un ticket : le neuf cent un.

=== road >
en:
There was nothing to do but to wait, so they climbed down to the river, and from the bank, side on, the bridge could be read like a book.
On this side of the middle, the stones were worn as hollow as spoons, because people had come up with their answers, thousands of them, and had gone back. On the far side daisies were growing between the slabs, and had been growing there for so long that they had a path of their own.
[F:Nobody at all,] said {F}. [F:In three hundred years.]
At the very edge, where the hollow stones met the new ones, were two prints as deep as basins, side by side, with their toecaps pointing away from the queue.
fr:
Comme il n'y avait qu'à attendre, {hf:ils|elles} descendirent à la rivière. De la berge, de profil, le pont se lisait comme un livre.
De ce côté-ci du milieu, les pierres étaient creusées comme des cuillères, parce que des gens étaient venus par milliers avec leur réponse, et repartis. Au-delà, des pâquerettes poussaient entre les dalles. Elles y étaient depuis si longtemps qu'elles s'étaient fait un sentier.
[F:Personne,] dit {F}. [F:En trois cents ans, pas un chat.]
Tout au bord, là où les pierres creuses rencontraient les pierres neuves, il y avait deux empreintes profondes comme des bassines, côte à côte. Les pointes tournaient le dos à la file.

=== quiet >
en:
In the queue they sang at bedtime, each hundred its own verse, and then the lamps went out, all the way down.
But {H} could not sleep, and up on the bridge {V} had brought out a chair. {v:He|She} looked along the queue, to be sure of it, and then {v:he|she} picked the chair up, without any noise, and turned it to face the other bank.
{v:He|She} had the ledger on {v:his|her} knees, and was not writing in it now, but reading, with {v:his|her} lips moving. From time to time {v:he|she} stopped at a line, looked up at the dark bank, and seemed to be trying it on. Over there one window was still lit, and when it went out {v:he|she} shut the book.
[V:Well, good night,] {v:he|she} said.
fr:
Dans la file, on chantait avant de dormir, chaque centaine son couplet. Puis les lanternes s'éteignirent, jusqu'au bout.
{H} ne dormait pas. Sur le pont, {V} avait sorti une chaise. {v:Il|Elle} regarda la file, pour être {v:sûr|sûre}, puis souleva la chaise sans bruit et la tourna vers l'autre rive.
{v:Il|Elle} avait le registre sur les genoux. {v:Il|Elle} n'écrivait plus, {v:il|elle} lisait, en remuant les lèvres. De temps en temps, {v:il|elle} s'arrêtait sur une ligne, levait les yeux vers la rive sombre et semblait l'essayer, pour voir si elle irait. Là-bas, une fenêtre était encore allumée. Quand elle s'éteignit, {v:il|elle} ferma le registre.
[V:Eh bien, bonne nuit,] dit-{v:il|elle}.

=== insight >
en:
In the morning {H} lay down in the grass below the parapet, where one sees what one is not meant to.
{>gag2}
{>recap1} {>recap2} {>recap3}
{V} was at {v:his|her} breakfast, and {v:he|she} leaned back, pulled off {v:his|her} boots, and stood them on the railing to air. They were magnificent boots, three centuries old. The heels were worn to the nails, from standing, and the toes were perfect; you could have eaten off them.
[H:{v:He|She}'s never taken a step,] said {H}. [H:Not one.] {h:He|She} had gone hot all over, as you do when you have been clever at somebody. [H:We all thought that {v:he|she} was marking us, and {v:he|she} was only *asking*.]
fr:
Le matin, {H} s'allongea dans l'herbe, sous le parapet, là d'où l'on voit ce qu'on n'est pas censé voir.
{>gag2}
{>recap1} {>recap2} {>recap3}
{V} déjeunait. {v:Il|Elle} se renversa sur sa chaise, ôta ses bottes et les mit à l'air sur la rambarde. C'étaient des bottes magnifiques, vieilles de trois siècles. Les talons étaient usés jusqu'aux clous, à force de rester debout, et les bouts, parfaits. On aurait mangé dessus.
[H:{v:Il|Elle} n'a jamais fait un pas,] dit {H}. [H:Pas un.]
{H} avait chaud partout, comme quand on a fait {h:le malin|la maligne} devant quelqu'un.
[H:On croyait tous qu'{v:il|elle} nous notait. {v:Il|Elle} *demandait*.]

=== turn climb >
en:
It could not be said in front of nine hundred people, and so, when the boots were on again, {H} went up the guard as you climb a tree, by the boot, the belt and the buttons, and sat down next to an ear.
[H:I don't know what's over there,] {h:he|she} said. [H:I know that there's a house, but I've never seen the rest, and nor have you.]
The ear went scarlet. [V:I always think the next one will know,] whispered {V}. [V:I couldn't leave, being the guard, and suppose that it isn't...] {v:He|She} moved {v:his|her} hand. [V:I've got so fond of it.]
[H:I'll hold the bridge,] said {H}.
{>pay}
{V} set one boot on the new stones, beside the daisies, like somebody coming in late.
fr:
Cela ne pouvait pas se dire devant neuf cents personnes. Une fois les bottes remises, {H} escalada {v:le|la} garde comme on monte à un arbre, par la botte, la ceinture et les boutons, et s'assit près d'une oreille.
[H:Je ne sais pas ce qu'il y a là-bas,] dit-{h:il|elle}. [H:Je sais qu'il y a une maison. Le reste, je ne l'ai jamais vu. Et toi non plus.]
L'oreille devint écarlate.
[V:Je crois toujours que le prochain saura,] souffla {V}. [V:Je ne peux pas quitter mon poste. Et puis, si ce n'était pas...]
{v:Il|Elle} fit un geste.
[V:Je m'y suis tellement {v:attaché|attachée}.]
[H:Je garde le pont,] dit {H}.
{>pay}
{V} posa une botte sur les pierres neuves, à côté des pâquerettes, comme quelqu'un qui arrive en retard.

=== turn why >
en:
[H:Why do you ask?] said {H}, out loud, in front of everyone.
[V:King's orders.]
[H:Why doesn't the King go and see?]
[V:He did,] said {V}. [V:He said, *Wait here, and find out what they think is over there.* He was laughing. I expect he forgot.] {v:He|She} looked at {v:his|her} ledger. [V:I've nine thousand answers, and I don't know if any of them is right, but they're all I've got.]
By this time the whole queue, as far as the tents, had gone completely silent.
[H:I don't know either,] said {H}. [H:I'll hold the bridge while you go and look.]
{>pay}
{V} set one boot on the new stones, beside the daisies, like somebody coming in late.
fr:
[H:Pourquoi tu demandes ?] dit {H} tout haut, devant tout le monde.
[V:Ordre du roi.]
[H:Pourquoi le roi ne va pas voir ?]
[V:Il y est allé,] dit {V}. [V:Il a dit : *attends-moi là, et demande-leur ce qu'ils en pensent.* Il riait. Il a dû oublier.]
{v:Il|Elle} regarda son registre.
[V:J'ai neuf mille réponses. Je ne sais pas s'il y en a une de bonne. C'est tout ce que j'ai.]
Dans la file, on n'entendait plus un bruit.
[H:Moi non plus, je ne sais pas,] dit {H}. [H:Je garde le pont. Va voir.]
{>pay}
{V} posa une botte sur les pierres neuves, à côté des pâquerettes, comme quelqu'un qui arrive en retard.

=== restore
en:
{V} was away until the evening. Then {v:he|she} came over the bridge at a run, with snow on {v:his|her} helmet and a ladle in {v:his|her} hand{>end}.
[V:There's a hill!] {v:he|she} roared. [V:Nobody said there was a hill! There's a woman who sings at the wrong moment, and you're to come at once, and it's *warm*!] Spring was past {v:him|her} before {v:he|she} had opened the barrier, and behind Spring went nine hundred people, in order, apologising. {H} went last, because somebody had to mind the bridge. At the far end a tea towel was waving, with Grandma behind it.
{>close}
{V} still asks everyone what is on the other side, and they tell {v:him|her}: a hill, an aunt, a job.
[V:*Right!*] says {V}. [V:And isn't it lovely? What else?]
fr:
On ne revit pas {V} de la journée. Le soir, {v:il|elle} repassa le pont en courant, de la neige sur le casque, une louche à la main{>end}.
[V:Il y a une colline !] hurla-t-{v:il|elle}. [V:Personne n'avait parlé d'une colline ! Il y a une dame qui chante au mauvais moment, vous devez venir tout de suite, et c'est *chaud* !]
La barrière n'était pas ouverte que le Printemps était passé, et derrière lui neuf cents personnes, dans l'ordre, en s'excusant. {H} passa en dernier : il fallait bien garder le pont. Au bout, un torchon s'agitait, et derrière le torchon, il y avait Mamie.
{>close}
{V} demande toujours à tout le monde ce qu'il y a de l'autre côté. On lui dit : une colline, une tante, du travail.
[V:*Gagné !*] répond {V}. [V:C'est vrai, hein ? Et quoi d'autre ?]

=== last
en:
{each:@ apologised to the barrier.|@ apologised to the barrier.}
fr:
{each:@ demanda pardon à la barrière.|@ demandèrent pardon à la barrière.}

=== end map
en:
, and the map full to the edges
fr:
, et la carte pleine jusqu'aux bords

=== end own
en:
, and {H}'s {T} held up high, to see
fr:
, {le T} {de H} à bout de bras, pour tout voir

=== strandEnd
en:
The postman delivered his letter, in his turn. *{v:Dear fellow|Dear lady}*, wrote the King, *you can stop now. I only meant till lunch.* It was a long lunch, says {V}, but a good one.
fr:
Le facteur remit sa lettre, à son tour. *{v:Mon|Ma} brave*, écrivait le roi, *tu peux arrêter. C'était juste jusqu'au déjeuner.*
[V:Un long déjeuner,] dit {V}, [V:mais bon.]

=== cameo
en:
A very large guard, off duty, was asking someone in the road what lay round the corner.
fr:
{v:Un très gros|Une très grosse} garde, en congé, demandait à quelqu'un ce qu'il y avait après le tournant.

=== ask
en:
Why did nobody in the queue ever say *I don't know*?
{V} turns {v:his|her} chair round at night. What does {v:he|she} not want them to see?
What are you guarding that nobody asked you to guard?
fr:
Pourquoi personne, dans la file, n'a-t-il jamais dit *je ne sais pas* ?
La nuit, {V} tourne sa chaise vers l'autre rive. Que ne veut-{v:il|elle} pas qu'on voie ?
Et toi, que gardes-tu sans que personne te l'ait demandé ?
`
