export const band9to14 = `
=== title
en:
By Return of Post
fr:
Par retour du courrier

=== title
en:
What the King Kept Under His Crown
fr:
Ce que le roi gardait sous sa couronne

=== teaser
en:
The crown of the kingdom is growing at the rate of a finger a night, and the king, who is polite about it, has begun to say good morning to the furniture.
fr:
La couronne du royaume pousse d'un doigt par nuit, et le roi, qui reste très poli, commence à dire bonjour aux meubles.

=== when
en:
On the visitors' Friday
fr:
Un vendredi de visite

=== plant pencil
en:
{>when}, {H} had {h:his|her} pencil along. It was the short one, with the tooth marks, which came out only for sums with trains in them. It had been wrong more often than any other pencil in the box, and had got into the way of not minding.
fr:
{>when}, {H} avait son crayon. C'était le court, avec des marques de dents, qu'on ne sortait que pour les problèmes où il y a des trains. Il s'était trompé plus souvent que tous les autres de la boîte, et avait pris l'habitude de ne pas s'en faire.

=== about pencil
en:
[F:It's more teeth than pencil,] said {F}.
[H:Every one of those is a thing I didn't know,] said {H}, not without pride. [H:The deep ones are fractions.]
fr:
[F:Il y a plus de dents que de crayon,] dit {F}.
[H:Chaque marque, c'est une chose que je ne savais pas,] dit {H} avec une certaine fierté. [H:Les plus profondes, ce sont les fractions.]

=== pay pencil
en:
[H:Not with that,] said {H}. [H:It has never been wrong in its life. Take mine. You bite here, and after a bit you find that you can put down what's so.]
fr:
[H:Pas avec elle,] dit {H}. [H:Elle ne s'est jamais trompée de sa vie. Prenez mon crayon. On mord là et, au bout d'un moment, on arrive à écrire ce qui est.]

=== about own
en:
[F:What will you do with your {T}, at court?] asked {F}.
[H:Look at {n:it|them},] said {H}, [H:while I think what to say. At court there's always somebody with a question.]
fr:
[F:Et {ton T}, à la cour, pour quoi faire ?] demanda {F}.
[H:Pour {T:le|la} regarder,] dit {H}, [H:en cherchant mes mots. À la cour, il y a toujours quelqu'un qui pose une question.]

=== pay own torch
en:
{H} set {h:his|her} {T} down beside the letter, and switched it on. It made a small round light, with room in it for one hand. [H:In there you aren't a king,] {h:he|she} said. [H:You're only somebody writing. Take it. You've a whole country to answer.]
fr:
{H} posa {son T} à côté de la lettre et l'alluma. Cela fit un petit rond clair, avec de la place pour une seule main.
[H:Là-dedans, on n'est pas roi,] dit-{h:il|elle}. [H:On écrit, c'est tout. Gardez-{T:le|la} : vous avez tout un pays à qui répondre.]

=== pay own lantern
en:
{H} set {h:his|her} {T} down beside the letter, and lit it. It made a small round light, with room in it for one hand. [H:In there you aren't a king,] {h:he|she} said. [H:You're only somebody writing. Take it. You've a whole country to answer.]
fr:
{H} posa {son T} à côté de la lettre et l'alluma. Cela fit un petit rond clair, avec de la place pour une seule main.
[H:Là-dedans, on n'est pas roi,] dit-{h:il|elle}. [H:On écrit, c'est tout. Gardez-{T:le|la} : vous avez tout un pays à qui répondre.]

=== pay own
en:
{H} set {h:his|her} {T} down beside the letter. [H:When there's something I don't dare write, I look at {n:this|these}. {n:It doesn't help, but it doesn't|They don't help, but they don't} mind. Take {n:it|them}. You've a whole country to answer.]
fr:
{H} posa {son T} à côté de la lettre.
[H:Quand je n'ose pas, je {T:le|la} regarde. {T:Il|Elle} ne me {n:souffle|soufflent} rien, mais {T:il|elle} ne se {n:fâche|fâchent} pas. Gardez-{T:le|la} : vous avez tout un pays à qui répondre.]

=== lack >
en:
By Monday the crown had come down to the king's eyebrows, and people said it gave him an air. By Tuesday it bent down the tops of his ears. And this Friday, in full view of the visitors, he had just walked into a door, and asked it whether it had had a good journey.
[A:A finger a night,] said the Chamberlain, a penguin, who carried a ruler where other people carry a handkerchief. [A:It grows. In a week it will be a collar, and after that, I suppose, a fence. I measure the outside. The inside of a crown is seen by the head that's in it, and by nobody else. There's a regulation.]
[N:Is there somebody there?] asked {N}, from the inside. [N:How very nice. Have you a question? I do hope it isn't a question.]
{>gag1}
fr:
Le lundi, la couronne se posait sur les sourcils du roi, et l'on trouva que cela lui donnait de l'allure. Le mardi, elle lui rabattait le haut des oreilles. Et ce vendredi, devant tous les visiteurs, le roi venait de foncer dans une porte et de lui demander si elle avait fait bon voyage.
[A:Un doigt par nuit,] dit le chambellan, un manchot en gilet, qui portait une règle là où d'autres ont un mouchoir. [A:Elle pousse. Dans huit jours, ce sera un col, et ensuite, je suppose, une clôture. Je mesure le dehors. Le dedans d'une couronne ne regarde que la tête qui est dessous : c'est le règlement.]
[N:Il y a quelqu'un ?] demanda {N}, de l'intérieur. [N:Comme c'est aimable. Vous avez une question ? J'espère que ce n'est pas une question.]
{>gag1}

=== try chest
en:
Nothing can grow where there's no room for it, and so that evening they lowered the crown into the iron chest where the kingdom keeps its money, when it has any. The Chamberlain turned the key three times. {F} lay down on top, with a pillow, and was not seen to stir before breakfast.
They lifted it out in front of witnesses. It was as it had always been. The king thanked everybody, and put it on. It slid down past the place where it had stopped the day before, and came to rest on the end of his nose.
[A:There's no regulation for this,] said the Chamberlain, and he measured the chest. It was {H} who saw what lay at the bottom: one crumb of red wax, and in the corner a rust-hole no bigger than a hazelnut.
fr:
Rien ne pousse sans place ; aussi, ce soir-là, on descendit la couronne dans le coffre de fer où le royaume garde son argent, quand il en a. Le chambellan tourna trois fois la clé. {F} s'étendit dessus avec un oreiller et, jusqu'au petit déjeuner, ne bougea pas d'un cil.
{hf:Ils|Elles} la ressortirent devant témoins. Elle était comme toujours. Le roi remercia tout le monde et la mit. Elle glissa plus bas que la veille, et se posa au bout de son nez.
[A:Ce n'est prévu par aucun règlement,] dit le chambellan, et il mesura le coffre.
C'est {H} qui vit ce qu'il y avait au fond : une miette de cire rouge et, dans un coin, un trou de rouille pas plus gros qu'une noisette.

=== recap chest
en:
In a chest that nobody could open there had been a crumb of sealing wax.
fr:
Dans un coffre que personne ne pouvait ouvrir, il y avait une miette de cire à cacheter.

=== try stretch
en:
[H:We've only ever looked at the one half of it,] said {H}. [H:Suppose the crown stays as it is, and it's the *king* who's getting smaller.]
This had an effect. They hung him by his hands from the library ladder, and {F} took the feet. At intervals he was given soup, on the principle that it goes down and must be pushing on something. {each:@ held the spoon.|@ held the spoon.} After an hour the Chamberlain came with his ruler, and did him twice, once from each end.
[A:He is as he was last year,] he said, [A:and half a finger over. I should put that down to the soup.]
[N:I could have told you so,] said {N}, from the ladder. [N:But it's such a change, you see, to hear other people wondering.]
fr:
[H:On n'a regardé que la moitié du problème,] dit {H}. [H:Et si la couronne ne bougeait pas, et que c'était le *roi* qui rapetissait ?]
L'idée fit son effet. {hf:Ils|Elles} le suspendirent par les mains à l'échelle de la bibliothèque, et {F} se chargea des pieds. {each:@ tenait la cuillère.|@ tenaient la cuillère.} De temps en temps, le roi recevait de la soupe, en vertu du principe qu'elle descend et qu'elle doit bien pousser sur quelque chose. Au bout d'une heure, le chambellan vint avec sa règle et le mesura deux fois, une par bout.
[A:Il est comme l'an dernier,] dit-il, [A:plus un demi-doigt. Je mettrais ça sur le compte de la soupe.]
[N:J'aurais pu vous le dire,] dit {N} du haut de l'échelle. [N:Mais ça me change tellement, d'entendre les autres se poser des questions.]

=== recap stretch
en:
As for the king, he had lost nothing, except a little sleep.
fr:
Quant au roi, il n'avait rien perdu, sinon un peu de sommeil.

=== try watch >
en:
There was nothing for it but to sit up. They put the crown on its cushion in the middle of the throne room, and a candle next to it, and themselves on the two steps. Behind each of them sat up a shadow the size of a horse.
[F:I have never felt so awake,] said {F}, and those were the last words that could be got from that side.
It must have been about midnight when the candle went out. It was blown out, by somebody who had to take three breaths to do it. {?own(torch):The torch stayed off: whoever takes three breaths to be in the dark must want it very much. |}{?own(lantern):Nobody lit the lantern: whoever takes three breaths to be in the dark must want it very much. |}After that, for a long while, there was a noise in the dark like a very small person making up her mind: a scratching, and a stop, and a scratching. Then it was grey in the windows, and the place smelled of ink.
fr:
Il ne restait qu'à veiller. {hf:Ils|Elles} posèrent la couronne sur son coussin, au milieu de la salle du trône, une bougie à côté, et s'assirent sur les deux marches. Derrière {hf:chacun|chacune} s'assit une ombre grande comme un cheval.
[F:Jamais je ne me suis {f:senti|sentie} si {f:éveillé|éveillée},] dit {F}, et de ce côté-là on n'entendit plus rien.
Il devait être minuit quand la bougie s'éteignit. On avait soufflé dessus, et c'était quelqu'un qui avait dû s'y reprendre à trois fois. {?own(torch):La lampe de poche resta éteinte : quand on s'y reprend à trois fois pour être dans le noir, c'est qu'on y tient. |}{?own(lantern):Personne n'alluma la lanterne : quand on s'y reprend à trois fois pour être dans le noir, c'est qu'on y tient. |}Ensuite, longtemps, il y eut dans le noir le bruit que ferait une toute petite personne en train de réfléchir : ça grattait, ça s'arrêtait, ça grattait. Puis les fenêtres furent grises, et l'endroit sentait l'encre.

=== recap watch
en:
And in the night there was somebody who wrote.
fr:
Et la nuit, il y avait quelqu'un qui écrivait.

=== way >
en:
[H:Perhaps it's just what crowns do,] said {H}, and they went down to ask at the market.
{>talent}
{>go}
But nobody would talk about crowns. The baker was whistling, and the ferryman was doing it in two parts with the sweep.
[O:A letter, from himself!] said the baker. [O:In May I ask him, did my bread use to be better, or was I just younger; and on Tuesday there's the answer under the door, with a seal on it like a cherry.] *I don't know either,* it said, in a hand that you needed to hold to the light. *But I should like to hear what you think. Otto R.*
fr:
[H:C'est peut-être une chose qui arrive aux couronnes,] dit {H}.
{hf:Ils|Elles} descendirent demander au marché.
{>talent}
{>go}
Mais personne ne voulait parler de couronnes. Le boulanger sifflait, et le passeur chantait à deux voix avec le ramoneur.
[O:Une lettre, de lui !] dit le boulanger. [O:En mai, je lui demande si mon pain était meilleur autrefois, ou si j'étais seulement plus jeune, et mardi, la réponse, sous la porte, avec un cachet comme une cerise.]
*Moi non plus, je ne sais pas,* disait-elle, d'une écriture qu'il fallait tenir à la lumière. *Mais j'aimerais savoir ce que vous en pensez. Otto, roi.*

=== road >
en:
The desk at which the kings of that country answer their letters is at the top of the east tower, so that nobody will disturb them. Nobody had. There was dust on the blotter as thick as felt; the ink had dried in the well, and came away, when {H} tried it, in the shape of a bun.
[H:It wasn't you who wrote to the baker,] said {H}.
[N:No,] said the crown.
[H:But he wrote to you. And so must the others. Where do you keep them?]
Of {N} there was by this time little to be seen but the chin, and it went a slow dark pink. [N:Where I shan't forget them,] he said. [N:A king, I was told, should always have his people in mind. It was the nearest I could get.]
fr:
Le bureau où les rois de ce pays répondent à leurs lettres se trouve tout en haut de la tour de l'est, afin que personne ne les dérange. Personne n'avait dérangé. La poussière, sur le buvard, était épaisse comme du feutre ; l'encre avait séché et, quand {H} toucha l'encrier, elle vint d'un bloc, en forme de brioche.
[H:Ce n'est pas vous qui avez écrit au boulanger,] dit {H}.
[N:Non,] dit la couronne.
[H:Mais lui vous a écrit. Et les autres aussi, sûrement. Où les gardez-vous ?]
On ne voyait plus guère, du roi, que le menton, qui devint lentement rose foncé.
[N:Là où je ne risque pas de les oublier,] dit-il. [N:On m'a dit qu'un roi devait toujours avoir son peuple en tête. C'est ce que j'ai trouvé de plus approchant.]

=== strand >
en:
In the gateway was a goat. She had a label on, in capitals, which the rain had got at: *TO THE KING. DO I KEEP HER OR SELL HER? I HAVE THOUGHT ABOUT IT TILL MY HEAD ACHES SO I AM SENDING HER. PLEASE LOOK AND SAY.*
[A:That was in May,] said the Chamberlain. [A:She's waiting for a decision. Meanwhile she has had two flags, and the visitors' book as far as M.]
The goat turned her yellow eyes on {H}, chewing from left to right. There was clearly an opinion behind them, and it had been there since May.
[F:Has anybody thought of asking the goat?] said {F}.
[A:Nobody asks a goat,] said the Chamberlain; but he said it slowly.
fr:
Sous le porche, il y avait une chèvre. Elle portait une étiquette, en capitales, où la pluie était passée : *AU ROI. JE LA GARDE OU JE LA VENDS ? J'Y AI PENSÉ À EN AVOIR MAL À LA TÊTE ALORS JE VOUS L'ENVOIE. REGARDEZ-LA ET DITES-MOI.*
[A:C'était en mai,] dit le chambellan. [A:Elle attend une décision. En attendant, elle a pris deux drapeaux, et le livre d'or jusqu'à la lettre M.]
La chèvre tourna vers {H} ses yeux jaunes, en mâchant de gauche à droite, et l'on avait la nette impression qu'il y avait derrière un avis, et qu'il y était depuis mai.
[F:Quelqu'un a-t-il pensé à demander à la chèvre ?] dit {F}.
[A:On ne demande rien à une chèvre,] dit le chambellan ; mais il le dit lentement.

=== strandEnd
en:
Nobody quite knows how the goat was asked. But she had a chair by the fire, between the baker's and the ferryman's, and was consulted on all questions of flags.
fr:
On ne sait pas bien comment on demanda à la chèvre. Mais elle eut un fauteuil près du feu, entre le boulanger et le passeur, et on la consulta sur toutes les questions de drapeaux.

=== quiet
en:
When the Chamberlain had gone to measure something else, the king sat down on the second step and lifted off the crown with both hands, like a full basin. His hair was quite flat. Without it he turned out to be hardly more than a boy.
[N:It belonged to my grandmother,] he said. [N:She had a large head, and she was always right. She answered every letter by return of post. On my first morning I had one too. It was about a goat.] He turned the crown slowly round on his knees, and it made a small dry noise. [N:I thought, I'll do it when I know. And the next day there were two.]
fr:
Quand le chambellan fut allé mesurer autre chose, le roi s'assit sur la deuxième marche et ôta sa couronne à deux mains, comme on soulève une bassine pleine. Ses cheveux étaient tout plats. Sans elle, il était tout jeune.
[N:Elle était à ma grand-mère,] dit-il. [N:Elle avait une grande tête, et toujours raison ; il n'y a pas une lettre à laquelle elle n'ait répondu par retour du courrier. Le premier matin, moi aussi, j'en ai eu une. Elle parlait d'une chèvre.]
Il fit tourner lentement la couronne sur ses genoux, et elle eut un petit bruit sec.
[N:Je me suis dit : je répondrai quand je saurai. Et le lendemain, il y en avait deux.]

=== insight >
en:
The night after there was a moon, and nothing was shut but {H}'s eyes, and those not altogether.
{>gag2}
{>recap1} {>recap2} {>recap3}
Towards midnight a mouse came up the side of the cushion. Her paws were black to the elbow. She put one arm into the crown, felt about, chose, set a foot against the velvet, and pulled. It was a letter; and the crown, when she had gone, sat lower on its cushion.
[H:So that's what he has had in mind,] said {H}. [H:He packed it with all the ones he couldn't answer, and it fitted. And somebody has been answering them. It comes down a finger for every person in that market who is whistling.]
fr:
La nuit d'après, il y avait la lune, et rien de fermé que les yeux {de H}, et encore, pas entièrement.
{>gag2}
{>recap1} {>recap2} {>recap3}
Vers minuit, une souris monta le long du coussin. Elle avait les pattes noires jusqu'au coude. Elle passa un bras dans la couronne, tâtonna, choisit, cala un pied contre le velours et tira. C'était une lettre ; et la couronne, délestée, s'affaissa d'un rien.
[H:Voilà ce qu'il avait en tête,] dit {H}. [H:Le roi l'a bourrée de toutes les lettres auxquelles il ne savait pas répondre, et elle tenait. Et depuis, quelqu'un y répond. Elle descend d'un doigt pour chaque personne qui siffle sur le marché.]

=== turn count
en:
The king stood in the doorway in his nightshirt, and heard {H} add it up: a finger a night, a letter a night, one more every morning who whistled. It came out, and there was one over.
[B:I can't do that one,] said the mouse. [B:With the rest you just put that you don't know either. But this wasn't mine.]
It was from somebody who still ruled his own lines. *Dear King, is it hard?*
The king read it, and something came up in his face, slowly, like a bucket from a well. This one he knew. He took up the royal pen, and put it down again.
[N:It isn't what kings write,] he said.
{>pay}
fr:
Le roi, à la porte, entendit {H} faire le compte : un doigt par nuit, une lettre par nuit, chaque matin une personne de plus qui siffle. Ça tombait juste, et il en restait une.
[B:Celle-là, je ne sais pas,] dit la souris. [B:Pour les autres, il suffit de mettre qu'on ne sait pas non plus. Mais celle-là n'était pas pour moi.]
Elle venait de quelqu'un qui trace encore ses lignes à la règle. *Cher roi, est-ce que c'est dur ?*
Le roi la lut ; et sur sa figure monta, comme un seau du fond d'un puits, une chose qu'il savait. Il prit la plume royale, et la reposa.
[N:Un roi n'écrit pas ça,] dit-il.
{>pay}

=== turn why
en:
[H:But why?] said {H} to the mouse. The king had come to the door in his nightshirt.
[B:Because I live in that wall,] said the mouse, [B:and they *rustled*, all night. So I took one home and put that I didn't know either, and the next day a man went by whistling. You can't stop, after that.] She held out the last. [B:But this wasn't mine.]
It was from somebody who still ruled his own lines. *Dear King, is it hard?*
The king read it, and something came up in his face, slowly, like a bucket from a well. This one he knew. He took up the royal pen, and put it down again.
[N:It isn't what kings write,] he said.
{>pay}
fr:
[H:Mais pourquoi ?] demanda {H} à la souris.
Le roi était venu à la porte.
[B:Parce que j'habite dans ce mur,] dit la souris, [B:et que toute la nuit, elles *bruissaient*. Alors j'en ai pris une, j'ai mis que je l'ignorais aussi, et le lendemain un homme est passé en sifflant. Après, on ne peut plus s'arrêter.]
Elle tendit la dernière.
[B:Mais celle-là n'était pas pour moi.]
Elle venait de quelqu'un qui trace encore ses lignes à la règle. *Cher roi, est-ce que c'est dur ?*
Le roi la lut ; et sur sa figure monta, comme un seau du fond d'un puits, une chose qu'il savait. Il prit la plume royale, et la reposa.
[N:Un roi n'écrit pas ça,] dit-il.
{>pay}

=== restore
en:
*Yes,* he wrote. *Very. But there is soup on Thursdays, and if everybody brings what they don't know, we may find that somebody else has got it.*
They came, with their questions in their hats, and there was always someone at the table who knew a piece. The mouse came too, washed to the elbow, and had her soup out of a thimble.
{>close}
The crown, which had always been too large for the king, stands upside down beside the bread. For letters it is exactly the right size.
fr:
*Oui,* écrivit-il. *Très. Mais le jeudi, il y a de la soupe et, si chacun apporte ce qu'il ne sait pas, on découvrira peut-être que c'est le voisin qui le sait.*
Ils vinrent tous, leurs questions dans leur chapeau, et il y avait toujours quelqu'un, à table, qui savait un morceau. La souris vint aussi, lavée jusqu'au coude, et mangea sa soupe dans un dé.
{>close}
La couronne, qui avait toujours été trop grande pour le roi, est à l'envers, à côté du pain. Pour des lettres, c'est exactement la bonne taille.

=== last
en:
{each:@ brought a question with no answer at all, and it was much admired.|@ brought a question with no answer at all, and it was much admired.}
fr:
{each:@ apporta une question sans aucune réponse, qu'on admira beaucoup.|@ apportèrent une question sans aucune réponse, qu'on admira beaucoup.}

=== cameo
en:
At the crossroads a young man with his hair on end was asking the way, from everybody, and writing it down with great enjoyment.
fr:
Au carrefour, un jeune homme tout décoiffé demandait son chemin à tout le monde et notait les réponses avec un plaisir visible.

=== ask
en:
Why did the king find it easier to wear the letters than to answer them?
The mouse wrote the same words to everybody. Why did it help?
What question would you send to a king?
fr:
Pourquoi le roi préférait-il porter les lettres plutôt que d'y répondre ?
La souris écrivait la même phrase à tout le monde. Pourquoi cela aidait-il ?
Quelle question enverrais-tu à un roi ?
`
