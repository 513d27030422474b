export const band9to14 = `
=== title
en:
The Soufflé That Could Not Lie
fr:
Soixante ans de délices

=== title
en:
{H} and the Royal Pfff
fr:
{H} et le soufflé de la reine Berthe

=== teaser
en:
For sixty years a soufflé has set out for the Queen's hill standing up, and has arrived lying down.
fr:
Depuis soixante ans, un soufflé part debout pour la colline de la reine, et y arrive couché.

=== when
en:
Early on the first day of spring
fr:
Au matin du premier jour de printemps

=== plant biscuit
en:
{>when}, {H} turned Grandma's biscuit tin upside down, and one last biscuit fell out. It was black along the edge, because Grandma reads while she bakes, and you could have shod a horse with it. It was just what {H} had been hoping for.
fr:
{>when}, {H} retourna la boîte de Mamie, et il en tomba un dernier biscuit. Il était noir tout le long du bord, car Mamie lit pendant la cuisson, et on aurait pu en ferrer un cheval. C'était exactement ce qu'espérait {H}.

=== about biscuit
en:
[F:How does one eat a thing like that?] asked {F}.
[H:In public,] said {H}, wrapping it up. [H:It's so loud that nobody can ask you how you like it.]
fr:
[F:Et cela se mange comment ?] demanda {F}.
[H:En public,] dit {H} en l'emballant. [H:Ça fait tant de bruit que personne ne te demande si c'est bon.]

=== pay biscuit
en:
{H} thought once about the burnt edge, and put the biscuit on the royal plate. [H:You don't have to say anything about it.]
{N} bit. It was like a door slamming in an empty house, and over her face came a look that sixty years of good manners had never put there. [N:Again,] she said, with her mouth full.
Nobody was watching her. They were all watching the soufflé. *Poof.*
fr:
{H} eut une pensée pour le bord brûlé, et posa le biscuit dans l'assiette royale.
[H:Vous n'êtes pas obligée d'en dire quoi que ce soit.]
La reine mordit. On aurait cru qu'une porte claquait dans une maison vide, et il lui vint une figure que soixante ans de bonnes manières ne lui avaient jamais donnée.
[N:Encore,] dit-elle, la bouche pleine.
Personne ne la regardait. On regardait le soufflé. *Floup.*

=== pay own
en:
{H} put {h:his|her} {T} down beside the royal plate. [H:{n:It's|They're} for you. You don't have to say anything nice.]
{N} turned the present over and over, as one does with the first in years that hasn't got a speech tied to it. [N:I can't think what I should do with {n:it|them},] she said. [N:I would like to keep {n:it|them}.]
Nobody was watching her. They were all watching the soufflé. *Poof. Poof.*
fr:
{H} posa {son T} à côté de l'assiette royale.
[H:C'est pour vous. Vous n'êtes pas obligée de dire quelque chose de gentil.]
La reine tourna et retourna le cadeau, comme on fait avec le premier, depuis des années, qui n'arrive pas avec un discours.
[N:Je ne vois pas du tout ce que je pourrais en faire,] dit-elle enfin. [N:Je voudrais le garder.]
Personne ne la regardait. On regardait le soufflé. *Floup. Floup.*

=== lack >
en:
In the castle kitchen nobody was allowed to sneeze. The Cook opened the oven by the width of a hand, shut his eyes, and drew out the soufflé, which was as tall as a top hat and trembled like the gentleman underneath.
[A:For {N},] he breathed. [A:The whole kingdom drinks from her spring, so every year we say thank you, and every year it gets there lying down. There's a golden spoon for anyone who brings it up on its feet, and I only take the duck's eggs, and there isn't an honester duck alive!]
[H:It must be terribly hard,] said {H}.
[A:A child could do it,] said the Cook, who hadn't slept since Thursday and had cried twice.
*Pfff*, said the soufflé, and was shorter by a finger.
{>gag1}
fr:
Dans la cuisine du château, on n'avait plus le droit d'éternuer. Le cuisinier entrouvrit le four, ferma les yeux et en tira le soufflé, haut comme un chapeau de cérémonie, et qui tremblait comme le monsieur dessous.
[A:Pour {N},] murmura-t-il. [A:Tout le royaume boit à sa source. Alors, chaque année, nous lui disons merci, et chaque année le merci arrive couché. Il y a une cuillère d'or pour qui le montera là-haut sur ses pieds. Pourtant, je ne prends que les œufs de la cane, et on ne fait pas plus franc que cette bête !]
[H:Ce doit être terriblement difficile,] dit {H}.
[A:Un jeu d'enfant,] dit le cuisinier, qui n'avait pas dormi depuis jeudi et qui avait pleuré deux fois.
*Pfff*, dit le soufflé, et il fut plus court d'un doigt.
{>gag1}

=== try bump
en:
It was the bumps, as anybody could see, and so on the great stair there were none. {H} and {F} took the dish between them and felt for every step with a toe, like burglars making off with a pond. {each:@ went ahead on hands and knees, sweeping.|@ went ahead on hands and knees, sweeping.} The guards laid down their spears for fear that they might rattle, and a cat gave up washing and came to watch.
It took an hour, and nothing shook but {F}'s elbows.
[H:Is it too heavy for you?] asked {H} at the bottom.
[F:Heavy?] said {F}, who had felt neither arm since the landing. [F:I'd quite forgotten that I was carrying it.]
*Pfff.*
They looked at the dish, and then, severely, at the last step.
{>fail}
fr:
C'étaient les secousses, cela sautait aux yeux. Dans le grand escalier, il n'y en eut donc aucune. {H} et {F} prirent le plat et cherchèrent chaque marche du bout du pied, comme des voleurs qui emportent une mare. {each:@ balayait devant, à quatre pattes.|@ balayaient devant, à quatre pattes.} Les gardes posèrent leurs lances, de peur qu'elles ne tintent. Un chat interrompit sa toilette et vint voir.
Cela prit une heure, et rien ne trembla, sauf les coudes {de F}.
[H:C'est trop lourd pour toi ?] demanda {H}, en bas.
[F:Lourd ?] dit {F}, qui ne sentait plus ses bras depuis le palier. [F:J'avais complètement oublié que je le portais.]
*Pfff.*
On regarda le plat, puis, d'un air sévère, la dernière marche.
{>fail}

=== recap bump
en:
On the stair nothing had bumped it, and down it went.
fr:
Dans l'escalier, rien ne l'avait secoué, et il avait baissé.

=== try cold >
en:
What goes up when it is hot comes down when it is cold: {H} had that from Grandma, and so in the meadow the soufflé was given every warm thing that anyone had on. It got all the scarves, and over them a woolly hat, pulled right down to the rim, until it looked like somebody's grandfather at an outdoor wedding.
The wind came down off the hill, went round the grandfather, and settled on the ones who had nothing left to put on.
[F:You're freezing,] said {F}. [F:Take something back.]
[H:Me?] said {H}. [H:I'm b-b-boiling.]
*Pfff*, said the woolly hat, and came down until it rested on the scarf.
{>fail}
fr:
Ce que la chaleur fait monter, le froid le fait descendre : {H} le tenait de Mamie. Dans le pré, on mit donc au soufflé tout ce que chacun avait de chaud sur le dos. Il eut toutes les écharpes et, par-dessus, un bonnet de laine enfoncé jusqu'au plat. On aurait dit le grand-père de quelqu'un, un jour de mariage en plein air.
Le vent descendit de la colline, contourna le grand-père et s'installa chez ceux qui n'avaient plus rien à se mettre.
[F:Tu gèles,] dit {F}. [F:Reprends quelque chose.]
[H:Moi ?] dit {H}. [H:Je meurs de ch-ch-chaud.]
*Pfff*, dit le bonnet, et il descendit jusqu'à l'écharpe.
{>fail}

=== recap cold
en:
It had sunk inside a woolly hat.
fr:
Il avait baissé bien au chaud, sous un bonnet.

=== try trumpet >
en:
On the bridge stood an elephant, whose post it was to play a fanfare for whoever came across. He had never been given a trumpet, and had never needed one.
[H:Could we go over without?] asked {H}. [H:We think that noise upsets it.]
An artist can bend. The elephant closed his eyes, and played all four verses into the crook of his knee, until one might have thought that a bee was going home in a sock. It took some time. Then he opened one eye.
[B:I've never done it like that,] he said. [B:I put rather a lot into it. Could you tell?]
His ears were open as wide as they would go.
[H:I could have listened to it all day,] said {H}.
*Pfff. Pfff.*
[F:Two in one go,] muttered {F}. [F:And you could hardly hear him.]
fr:
Sur le pont se tenait un éléphant, chargé de jouer une fanfare à quiconque traversait. On ne lui avait jamais donné de trompette.
[B:Un éléphant, ça trompe,] expliqua-t-il. [B:C'est de famille.]
[H:On pourrait passer sans ?] demanda {H}. [H:Nous croyons que le bruit lui fait du mal.]
Un artiste sait s'adapter. L'éléphant ferma les yeux et joua les quatre couplets dans le pli de son genou : on aurait cru une abeille qui rentre chez elle dans une chaussette. Ce fut long. Puis il rouvrit un œil.
[B:Je ne l'avais jamais fait comme ça,] dit-il. [B:J'y ai mis beaucoup de moi. Cela s'entendait ?]
Ses oreilles étaient ouvertes aussi grand que possible.
[H:J'aurais pu écouter toute la journée,] dit {H}.
*Pfff. Pfff.*
[F:Deux d'un coup,] marmonna {F}. [F:Et on l'entendait à peine.]

=== recap trumpet
en:
It had sunk at something softer than a bee.
fr:
Il avait baissé pour moins de bruit qu'une abeille.

=== way >
en:
There is no way to the Queen's hill except by the market, and this was the day of the fair, when people who have avoided one another all winter are obliged to meet.
{>talent}
{>go}
[O:What a hat!] the baker was saying to {D}, a stately pig with most of a hedge on her head. [O:So light!] *Pfff.* [D:And you look younger every year,] said {D}. *Pfff.* Two aunts were so sorry that they couldn't stay, *pfff*, somebody had always wanted a cushion just like that, *pfff*, and a man with his foot under a barrel begged them not to mention it.
[H:There must be a hole in this dish,] said {H}, and by the last stall was carrying it high overhead, out of reach of whatever it was.
fr:
On ne monte chez la reine que par le marché, et c'était jour de foire : des gens qui s'étaient évités tout l'hiver étaient bien obligés de se rencontrer.
{>talent}
{>go}
[O:Ah, ce chapeau !] disait la boulangère à {D}, une truie imposante qui avait sur la tête presque toute une haie. [O:C'est d'un léger !]
*Pfff.*
[D:Et vous, vous rajeunissez,] répondit {D}.
*Pfff.* Deux tantes étaient désolées de ne pas pouvoir rester, *pfff*, quelqu'un avait toujours rêvé d'un coussin pareil, *pfff*, et un monsieur, le pied sous un tonneau, assurait que ce n'était rien du tout.
[H:Ce plat doit être percé,] dit {H}.
Aux derniers étals, le soufflé voyageait à bout de bras, hors d'atteinte d'on ne savait quoi.

=== strand >
en:
Behind the third haystack they found the layer of the eggs, a white duck with her toes turned in, who was looking at the weather and did not think much of it.
[C:I was Lady of the Looking-Glass at court,] she told them. [C:For two days. Then a minister asked me how he sang.] She looked {F} up and down. [C:You've egg on your chin. You have also the kindest smile I've met with this year.]
{F} didn't know which to see to first.
The duck put her head over the dish. [C:That's been higher,] she said.
It was the first thing anyone had said to the soufflé all day that was neither hopeful nor polite. *Poof*, it went, no louder than an eyelid, and grew by a hair. Nobody noticed but the duck, and nobody asked her.
fr:
Derrière la troisième meule, {hf:ils|elles} trouvèrent l'auteur des œufs : une cane blanche, les pieds en dedans, qui considérait le ciel et n'en pensait pas grand bien.
[C:J'ai été dame du Miroir, à la cour,] dit-elle. [C:Deux jours. Après quoi, un ministre m'a demandé comment il chantait.]
Elle examina {F} de haut en bas.
[C:Tu as de l'œuf au menton. Tu as aussi le meilleur sourire que j'aie vu cette année.]
{F} ne sut pas de quoi s'occuper d'abord.
La cane se pencha sur le plat.
[C:Il a été plus haut,] dit-elle.
C'était la première fois, ce jour-là, qu'on lui disait autre chose que des politesses. *Floup*, fit le soufflé, pas plus fort qu'une paupière, et il grandit d'un cheveu. Seule la cane s'en aperçut, et personne ne lui demanda rien.

=== strandEnd
en:
The duck is Lady of the Looking-Glass again. [C:Tired,] she says every morning, and {N} goes back to bed, delighted.
fr:
La cane est de nouveau dame du Miroir.
[C:Fatiguée,] dit-elle chaque matin.
Et la reine retourne se coucher, ravie.

=== quiet
en:
By the fountain, where the spring comes out, they put the dish down in the grass and sat on either side of it. They had run out of ideas, which happens as it does with bread: there is always some, and then you look, and there's only the board. Nobody said that it would be all right. Nobody said that they weren't tired. The water did the talking.
{>gag2}
A cloud went over, from one end of the sky to the other, while two sparrows quarrelled, and forgot what about. The soufflé stood exactly where it had stood when they sat down.
[H:It likes this,] said {H}.
[F:So do I,] said {F}, and something made a very small *poof*. Each of them thought it was the other's stomach.
fr:
Près de la fontaine, là où sort la source, {hf:ils|elles} posèrent le plat dans l'herbe et s'assirent autour. {hf:Ils|Elles} étaient à court d'idées ; c'est comme pour le pain : il y en a toujours, et puis on regarde, et il ne reste que la planche. Personne ne dit que tout irait bien. Personne ne dit qu'il n'était pas fatigué. L'eau parlait pour tout le monde.
{>gag2}
Un nuage traversa le ciel d'un bout à l'autre. Deux moineaux se disputèrent et oublièrent pourquoi. Le soufflé était resté exactement comme on l'avait posé.
[H:Il aime bien, ici,] dit {H}.
[F:Moi aussi,] dit {F}.
Et quelque chose fit un tout petit *floup*. Chacun crut que c'était l'estomac de l'autre.

=== road >
en:
There was nothing royal about {N}'s front door, and still less about the step, which had two hollows in it, side by side, each as deep as a saucer.
[F:That's from people going in,] said {F}.
[H:People going in wear out the middle,] said {H}. [H:Whoever made these was standing still.]
{h:He|She} stepped into them, to see. They were much too large, and they faced the door; and once you stood there, it came quite naturally to lean forward and lay an ear against the wood. Higher up, where a grown man's ear would be, the paint had gone.
In the bottom of the hollows there was a fine white dust, and {H} licked a finger.
[H:Flour,] {h:he|she} said. [H:He comes up here every single year, and he has never once rung the bell.]
fr:
La porte {de N} n'avait rien de royal, et la marche encore moins. On y voyait deux creux, côte à côte, profonds chacun comme une soucoupe.
[F:C'est à force d'entrer,] dit {F}.
[H:Quand on entre, on use le milieu,] dit {H}. [H:Celui qui a fait ça ne bougeait pas.]
{h:Il|Elle} se mit dedans, pour voir. Les creux étaient bien trop grands, et tournés vers la porte ; une fois là, on penchait la tête sans y penser, et on collait l'oreille au bois. Plus haut, à hauteur d'oreille d'homme, la peinture était partie.
Au fond restait une fine poussière blanche. {H} se lécha le doigt.
[H:De la farine,] dit-{h:il|elle}. [H:Il monte jusqu'ici tous les ans, et il n'a jamais sonné.]

=== insight >
en:
{N} was small and very upright on a large chair, like somebody who has come to have a tooth out. She lifted a spoonful to her mouth, and for a good while nothing happened to her face at all.
{>recap1} {>recap2} {>recap3}
[N:Delicious,] she said, very loudly, and towards the door.
*Pfff.* What lay in the dish now could have been put in an envelope.
{H} was watching the royal mouth, which had said one thing and was doing another. *I'd quite forgotten. I'm boiling. I could have listened all day.* The whole journey ran backwards, like wool when you have found the end, and at each knot in it stood somebody being nice.
[H:It's the duck in it,] {h:he|she} said slowly. [H:It goes down when you tell it what isn't so.]
You could hear everyone in the room decide not to speak.
fr:
La reine Berthe se tenait toute petite et toute droite, sur un grand fauteuil, comme quelqu'un qui vient se faire arracher une dent. Elle porta la cuillère à sa bouche et, pendant un bon moment, il n'arriva rien à sa figure.
{>recap1} {>recap2} {>recap3}
[N:Délicieux,] dit-elle.
Elle l'avait dit très fort, du côté de la porte.
*Pfff.* Ce qui restait dans le plat aurait tenu dans une enveloppe.
{H} observait la bouche royale, qui avait dit une chose et en pensait une autre. *J'avais complètement oublié. Je meurs de chaud. Toute la journée.* Le voyage entier se défit à l'envers, comme une laine dont on a trouvé le bout, et à chaque nœud il y avait quelqu'un d'aimable.
[H:C'est la cane, là-dedans,] dit-{h:il|elle} lentement. [H:Il tombe quand on lui raconte ce qui n'est pas vrai.]
On entendit toute la pièce décider de se taire.

=== turn remember
en:
[H:I'll begin,] said {H}, who remembered that day word for word. [H:I was freezing, and that hat was a hedge. And I like the elephant, but not the fanfare.] *Poof. Poof. Poof.*
[F:I couldn't feel my arms,] said {F}. *Poof.*
{N} gave the door one look, and bent down, nose to nose with the soufflé. [N:He was eight,] she whispered, [N:and he'd burnt both his thumbs. What would you have said? But I've never liked you. It's like eating other people's sighs.]
Up it went, without a sound, and stood there trembling.
{>pay}
fr:
[H:Je commence,] dit {H}, qui se rappelait ce jour-là mot pour mot. [H:J'étais un glaçon. Ce chapeau était une haie. Et j'aime bien l'éléphant, mais pas la fanfare.] *Floup. Floup. Floup.*
[F:Je ne sentais plus mes bras,] dit {F}. *Floup.*
La reine jeta un coup d'œil à la porte et se pencha, nez à nez avec le soufflé.
[N:Il avait huit ans,] lui dit-elle tout bas, [N:et les deux pouces brûlés. Qu'aurais-tu dit, toi ? Mais je ne t'ai jamais aimé. C'est comme manger les soupirs des autres.]
Il monta sans un bruit, et resta debout, tremblant.
{>pay}

=== turn listen
en:
{H} listened. Everyone was holding their breath, and still somebody was breathing, on the far side of the door, with a whistle in the nose.
[H:You say it for him,] said {H}.
[N:He was eight,] whispered {N}, [N:and he'd burnt both his thumbs. What would you have said?] She bent down, nose to nose with the soufflé. [N:I've never liked you. It's like eating other people's sighs.]
Up it went, without a sound, and stood there trembling.
{>pay}
fr:
{H} écouta. Chacun retenait sa respiration, et pourtant quelqu'un respirait, de l'autre côté de la porte, avec un petit sifflement du nez.
[H:C'est pour lui que vous le dites,] murmura {H}.
[N:Il avait huit ans,] répondit {N} tout bas, [N:et les deux pouces brûlés. Qu'aurais-tu dit, toi ?]
Elle se pencha, nez à nez avec le soufflé.
[N:Je ne t'ai jamais aimé. C'est comme manger les soupirs des autres.]
Il monta sans un bruit, et resta debout, tremblant.
{>pay}

=== turn why
en:
[H:Why do you say it?] asked {H}.
[N:Because he is behind that door,] said {N}, twisting her napkin. [N:He was eight, the first time, and he'd burnt both his thumbs. What would you have said?]
[H:The same, I think. But why sixty times?]
That was a question she had no answer for. She bent down, nose to nose with the soufflé. [N:I've never liked you,] she told it. [N:It's like eating other people's sighs.]
Up it went, without a sound, and stood there trembling.
{>pay}
fr:
[H:Pourquoi vous le dites ?] demanda {H}.
[N:Parce qu'il est derrière cette porte,] dit {N} en tordant sa serviette. [N:La première fois, il avait huit ans, et les deux pouces brûlés. Qu'aurais-tu dit, toi ?]
[H:Pareil, je crois. Mais pourquoi soixante fois ?]
À cette question, elle n'avait pas de réponse. Elle se pencha, nez à nez avec le soufflé.
[N:Je ne t'ai jamais aimé,] lui dit-elle. [N:C'est comme manger les soupirs des autres.]
Il monta sans un bruit, et resta debout, tremblant.
{>pay}

=== restore
en:
The door, which had been leaned on for sixty years, gave way, and the Cook came in on top of it.
[A:Never?] he asked, from the floor.
[N:I was afraid of breaking your heart.]
[A:I can't abide the things,] said the Cook. [A:Only, you liked them so!]
They both began to laugh, and when they had done, the soufflé had let in a good deal of sky, and {H} had the golden spoon.
{>close}
Every spring the Cook climbs the hill with a bag of crusts, burnt the way they both like them. They sit down outside, in a hollow each. *Crack*, goes the hill. It's the politest sound there is, and all of it is true.
fr:
La porte, contre laquelle on s'appuyait depuis soixante ans, céda, et le cuisinier entra couché dessus.
[A:Jamais ?] demanda-t-il, par terre.
[N:J'avais peur de vous briser le cœur.]
[A:Je ne peux pas les voir,] dit le cuisinier. [A:Mais vous les aimiez tant !]
Le rire les prit tous les deux à la fois. Quand il s'arrêta, le soufflé avait fait entrer beaucoup de ciel dans la pièce, et {H} avait la cuillère d'or.
{>close}
Chaque printemps, le cuisinier monte la colline avec un sac de croûtes, brûlées comme ils les aiment tous les deux. Ils s'assoient dehors, un creux chacun. *Crac*, fait la colline. C'est le bruit le plus poli du pays, et tout y est vrai.

=== last
en:
{each:@ finished the soufflé. It wanted salt.|@ finished the soufflé. It wanted salt.}
fr:
{each:@ finit le soufflé. Il manquait de sel.|@ finirent le soufflé. Il manquait de sel.}

=== cameo
en:
As they went by under the hill, two people up there were eating something in front of everybody, very loudly, and not saying a word about it.
fr:
Quand la route passa sous la colline, deux personnes, là-haut, mangeaient quelque chose, très fort, devant tout le monde, et n'en disaient pas un mot.

=== ask
en:
The Queen and the Cook were kind to each other for sixty years. What did it cost them?
The duck says that people want to know, or only want to hear. What is the difference?
Which is the kindest untrue thing that you have ever said?
fr:
La reine et le cuisinier ont été gentils l'un avec l'autre pendant soixante ans. Qu'y ont-ils perdu ?
Peut-on dire une chose vraie qui fasse plaisir ? Comment fait la cane ?
Quelle est la chose pas vraie la plus gentille que tu aies dite ?
`
