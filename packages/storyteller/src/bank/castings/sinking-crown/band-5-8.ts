export const band5to8 = `
=== title
en:
The Crown That Came Down
fr:
La couronne qui descendait

=== title
en:
The King Who Said Good Morning to Doors
fr:
Le roi qui disait bonjour aux portes

=== teaser
en:
Every morning the king's crown is a little lower, and now he can see nothing at all but the inside of it.
fr:
Chaque matin, la couronne du roi descend un peu, et voilà qu'il n'en voit plus que l'intérieur.

=== when
en:
One Friday
fr:
Un vendredi

=== plant pencil
en:
{>when}, {H} sharpened the little pencil with the bitten end, the one for hard sums. It had been wrong a hundred times. It never minded.
fr:
{>when}, {H} tailla le petit crayon au bout mordillé, celui des calculs difficiles. Il s'était trompé cent fois. Il ne s'en faisait pas.

=== about pencil
en:
{F} tried a bite, at the dry end.
[F:I don't know any more than before,] said {F}.
[H:No,] said {H}. [H:But you mind less.]
fr:
{F} mordilla un peu l'autre bout.
[F:Je n'en sais pas plus qu'avant,] dit {F}.
[H:Non,] dit {H}. [H:Mais ça fait moins peur.]

=== pay pencil
en:
{H} took out the little pencil with the bitten end. [H:Use this. It's been wrong a hundred times and it never minds. You bite it here.]
The king bit it there. It helped.
fr:
{H} sortit le petit crayon au bout mordillé.
[H:Prenez ça. Il s'est trompé cent fois, et il ne s'en fait pas. On mord là.]
Le roi mordit là. Ça aidait.

=== about own
en:
[F:What do you want your {T} for, at a palace?] asked {F}.
[H:To hold on to,] said {H}, [H:if I have to say something to the king.]
fr:
[F:À quoi ça sert, {un T}, dans un palais ?] demanda {F}.
[H:À serrer très fort,] dit {H}, [H:si je dois dire quelque chose au roi.]

=== pay own torch
en:
{H} put {h:his|her} {T} down on the step, and switched it on. It made a small round light. [H:In there you aren't a king, only somebody talking. Take it. A king has more hard things to say than I have.]
fr:
{H} posa {son T} sur la marche et l'alluma. Cela fit un petit rond clair.
[H:Là-dedans, on n'est plus roi, on parle. Prenez-{T:le|la} : un roi a plus de choses dures à dire que moi.]

=== pay own
en:
{H} put {h:his|her} {T} down on the step, in front of the king. [H:When something is hard to say, I hold on to {n:this|these}. Take {n:it|them}. A king has more hard things to say than I have.]
fr:
{H} posa {son T} sur la marche, devant le roi.
[H:Quand une chose est dure à dire, je serre ça très fort. Prenez-{T:le|la} : un roi en a plus à dire que moi.]

=== lack >
en:
On Monday the king's crown had rested on his eyebrows. On Tuesday it bent his ears. That morning he had walked into a door, and said good morning to it.
[A:One finger a night,] said the Chamberlain, a penguin with a ruler. [A:The crown is growing. In a month it will be a belt. I measure the outside. Only the king may look inside.]
[N:Who is there?] asked {N} politely, from inside.
{>gag1}
fr:
Le lundi, la couronne du roi s'était posée sur ses sourcils. Le mardi, elle lui pliait les oreilles. Ce matin-là, il avait foncé dans une porte et lui avait dit bonjour.
[A:Un doigt par nuit,] dit le chambellan, un manchot en habit, avec une règle. [A:La couronne pousse. Dans un mois, ce sera une ceinture. Je mesure le dehors. Le dedans, seul le roi a le droit d'y regarder.]
[N:Qui est là ?] demanda poliment {N}, de l'intérieur.
{>gag1}

=== try chest
en:
[H:Nothing can grow in an iron chest,] said {H}. At bedtime they locked the crown in, and {F} sat on the lid.
In the morning they opened it. The crown looked just the same. The king put it on.
It came down to the end of his nose.
[A:It grows against all the rules,] said the Chamberlain, and measured the chest.
Under the keyhole, on the iron floor, lay one crumb of red wax.
{>fail}
fr:
[H:Rien ne pousse dans un coffre en fer,] dit {H}.
Le soir, {hf:ils|elles} y enfermèrent la couronne, et {F} s'assit sur le couvercle.
Au matin, {hf:ils|elles} ouvrirent. La couronne avait l'air pareille. Le roi la mit.
Elle lui tomba au bout du nez.
[A:Elle pousse contre tous les règlements,] dit le chambellan, et il mesura le coffre.
Au fond, juste sous le trou de la serrure, il y avait une miette de cire rouge.
{>fail}

=== recap chest
en:
In the iron chest there had been one crumb of red wax.
fr:
Dans le coffre en fer, il y avait une miette de cire rouge.

=== try stretch
en:
[H:What if it isn't the crown? What if it's the king, and he's shrinking?] said {H}.
So they hung him from a ladder by his hands, and {F} hung from his feet. They gave him three plates of soup, for length.
[A:He has not shrunk,] said the Chamberlain, all along the ruler. [A:He has even gained half a finger. That may be soup.]
[N:Nobody has asked me,] said {N}, from up there. [N:I'd have said no.]
fr:
[H:Et si c'était le roi qui rétrécissait ?] dit {H}.
{hf:Ils|Elles} le suspendirent donc à une échelle par les mains, et {F} s'accrocha à ses pieds. {hf:Ils|Elles} lui donnèrent trois assiettes de soupe, pour la longueur.
[A:Il n'a pas rétréci,] dit le chambellan, au bout de sa règle. [A:Il a même pris un demi-doigt. C'est peut-être la soupe.]
[N:On ne m'a pas demandé,] dit {N} de là-haut. [N:J'aurais dit non.]

=== recap stretch
en:
The king himself had not got any shorter.
fr:
Le roi, lui, n'avait pas perdu un cheveu.

=== try watch >
en:
That night they sat up by the crown, with a candle. {each:@ sat on the matches.|@ sat on the matches.}
[F:I shan't shut an eye,] said {F}, and shut them both.
The clock struck. The candle went out all by itself, as if it had been blown on by somebody very small.
*Scratch*, went the dark. *Scratch, scratch*, like a pen.
When {H} had {?own(torch):found the torch|found a match}, there was nobody there. There was a smell of ink.
fr:
Cette nuit-là, {hf:ils|elles} veillèrent la couronne, avec une bougie. {each:@ s'assit sur les allumettes.|@ s'assirent sur les allumettes.}
[F:Je ne fermerai pas l'œil,] dit {F}, qui ferma les deux.
L'horloge sonna. La bougie s'éteignit toute seule, comme si quelqu'un de tout petit avait soufflé dessus.
*Crr*, fit le noir. *Crr, crr*, comme une plume.
Quand {H} trouva {?own(torch):la lampe|une allumette}, il n'y avait personne. Il y avait une odeur d'encre.

=== recap watch
en:
In the night something had scratched like a pen.
fr:
Dans la nuit, ça avait gratté comme une plume.

=== way >
en:
They went down into the town to ask.
{>talent}
{>go}
Had anyone seen a crown of that sort before? The baker was whistling. The ferryman was whistling too, and so was the sweep, up his chimney.
[O:I've had a letter from the king!] said the baker. [O:I wrote at Easter, and he's answered! On Tuesday, with a seal. In red.]
fr:
{hf:Ils|Elles} descendirent se renseigner en ville.
{>talent}
{>go}
Quelqu'un avait-il déjà vu une couronne pareille ? Le boulanger sifflait. Le passeur sifflait aussi, et le ramoneur, dans sa cheminée.
[O:J'ai eu une lettre du roi !] dit le boulanger. [O:Je lui avais écrit à Pâques, et il m'a répondu ! Mardi, avec un cachet. En rouge.]

=== road >
en:
At the top of the tower was the desk where the king answers his letters. There was dust on it. The ink in the pot was as hard as a button.
[H:You didn't write to the baker,] said {H}.
[N:No,] said the crown.
[H:Where are all the letters, then?]
[N:I put them away,] said {N}. What you could see of him, which was mostly chin, went red. [N:Somewhere safe. They're near me all the time.]
fr:
Tout en haut de la tour, il y avait le bureau où le roi répond à ses lettres. Il était couvert de poussière. L'encre était dure comme un bouton.
[H:Vous n'avez pas écrit au boulanger,] dit {H}.
[N:Non,] dit la couronne.
[H:Où sont les lettres, alors ?]
[N:Je les ai rangées,] dit {N}.
Ce qu'on voyait de lui, surtout le menton, devint rouge.
[N:En lieu sûr. Elles ne me quittent jamais.]

=== strand >
en:
At the gate stood a goat, with a label round her neck: *To the King. Should I keep her or sell her? Please look at her and tell me.*
[A:She has been here since May,] said the Chamberlain. [A:She has eaten two flags and the visitors' book.]
The goat looked at {H}. She had yellow eyes, and she seemed to know the answer.
[F:Why doesn't somebody ask *her*?] said {F}.
fr:
À la porte du château, il y avait une chèvre, une étiquette au cou : *Au roi. Je la garde ou je la vends ? Merci de la regarder et de me dire.*
[A:Elle est là depuis mai,] dit le chambellan. [A:Elle a mangé deux drapeaux et le livre d'or.]
La chèvre regarda {H}. Elle avait les yeux jaunes, et l'air de connaître la réponse.
[F:Pourquoi on ne lui demande pas, à *elle* ?] dit {F}.

=== strandEnd
en:
Somebody asked the goat. She lay down by the fire, so that was clear. They made her Minister of Flags.
fr:
On demanda à la chèvre. Elle se coucha près du feu : c'était clair. On la nomma ministre des Drapeaux.

=== quiet
en:
In the evening the king took off his crown, to rest his ears. Underneath, his hair was flat and he was quite young.
[N:It was my grandmother's,] he said. [N:She had a large head, and always knew the answer. She wrote back the same day.]
He turned the crown round and round on his knees. It rustled.
[N:The first letter I ever got,] said {N}, [N:was about a goat.]
fr:
Le soir, le roi ôta sa couronne, pour reposer ses oreilles. Dessous, ses cheveux étaient tout plats, et il était très jeune.
[N:C'était celle de ma grand-mère,] dit-il. [N:Elle avait une grande tête, et elle savait toujours. Elle répondait le jour même.]
Il fit tourner la couronne sur ses genoux. Elle fit un bruit de papier.
[N:La première lettre qu'on m'a envoyée,] dit {N}, [N:parlait d'une chèvre.]

=== insight >
en:
The next night, {H} was only pretending to be asleep.
{>gag2}
{>recap1} {>recap2}
Up the cushion came a mouse with inky paws. She reached into the crown and tugged, and out came a letter.
[H:The king stuffed it with letters, to make it fit!] cried {H}. [H:Take one out, and down it comes. And each one that comes out gets an answer. *That's* why they're whistling!]
fr:
La nuit suivante, {H} faisait seulement semblant de dormir.
{>gag2}
{>recap1} {>recap2}
Une souris aux pattes pleines d'encre grimpa sur le coussin. Elle plongea le bras dans la couronne, tira, et il en sortit une lettre.
[H:Le roi l'a bourrée de lettres, pour qu'elle tienne !] cria {H}. [H:On en retire une, elle descend. Et celle qu'on retire, on y répond. C'est pour *ça* qu'ils sifflent !]

=== turn count
en:
The king had come in, and {H} did the sum. One finger a night, one letter a night, one more person whistling. [H:There's one left.]
[B:I couldn't do that one,] said the mouse. [B:For the others I put: *I don't know either*.]
The king read it. *Dear King, is it hard?*
[N:I know this one,] he said. [N:But kings don't write that.]
{>pay}
fr:
Le roi était entré, et {H} fit le calcul. Un doigt par nuit, une lettre par nuit, une personne de plus qui siffle.
[H:Il en reste une.]
[B:Celle-là, je n'ai pas su,] dit la souris. [B:Aux autres, j'ai répondu : *moi non plus, je ne sais pas*.]
Le roi la lut. *Cher roi, est-ce que c'est dur ?*
[N:Celle-là, je sais,] dit-il. [N:Mais un roi n'écrit pas ça.]
{>pay}

=== turn why
en:
The king had come in.
[H:Why did you do it?] {H} asked the mouse.
[B:All those questions over one head! I couldn't sleep for them,] said the mouse. [B:I only put: *I don't know either*. But I can't do the last.]
The king read it. *Dear King, is it hard?*
[N:I know this one,] he said. [N:But kings don't write that.]
{>pay}
fr:
Le roi était entré.
[H:Pourquoi tu as fait ça ?] demanda {H} à la souris.
[B:Toutes ces questions sur une seule tête ! Je n'en dormais plus,] dit la souris. [B:Je réponds juste : *moi non plus, je ne sais pas*. Mais la dernière, je ne peux pas.]
Le roi la lut. *Cher roi, est-ce que c'est dur ?*
[N:Celle-là, je sais,] dit-il. [N:Mais un roi n'écrit pas ça.]
{>pay}

=== restore
en:
*Yes*, wrote the king. *But there is soup. Come and we shall not know together.*
The whole town came, with its questions in its hats. Somebody always knew a bit. The mouse came too, with clean paws.
{>close}
The crown stands upside down on the table now. For letters it is just right.
fr:
*Oui*, écrivit le roi. *Mais il y a de la soupe. Venez, on sera plusieurs à ne pas savoir.*
Toute la ville vint, ses questions dans son chapeau. Quelqu'un savait toujours un bout. La souris vint aussi, les pattes propres.
{>close}
La couronne est sur la table, à l'envers. Pour les lettres, elle est juste bien.

=== last
en:
{each:@ asked if there was more soup. That one the king knew.|@ asked if there was more soup. That one the king knew.}
fr:
{each:@ demanda s'il restait de la soupe. Ça, le roi le savait.|@ demandèrent s'il restait de la soupe. Ça, le roi le savait.}

=== cameo
en:
On a milestone sat a young king with his hair blown about, asking a goat for her opinion.
fr:
Sur une borne, un jeune roi tout décoiffé demandait son avis à une chèvre.

=== ask
en:
Why did the king hide the letters?
What did the mouse write, and why were people so pleased?
What do you do when you don't know the answer?
fr:
Pourquoi le roi cachait-il les lettres ?
Qu'écrivait la souris, et pourquoi était-on si content ?
Et toi, que fais-tu quand tu ne sais pas ?
`
