export const band5to8 = `
=== title
en:
The Soufflé That Went Pfff
fr:
Le soufflé qui faisait pfff

=== title
en:
{H} and Nine Honest Eggs
fr:
{H} et les œufs qui ne mentaient pas

=== teaser
en:
Every spring a soufflé goes up the hill to the Queen, and every spring it gets there as flat as a letter.
fr:
Chaque printemps, un soufflé monte chez la reine, et chaque printemps il arrive plat comme une lettre.

=== when
en:
On the first Sunday of spring
fr:
Le premier dimanche du printemps

=== plant biscuit
en:
{>when}, {H} found one last biscuit in Grandma's tin. It was burnt down one side, and as hard as a roof tile. The best ones are.
fr:
{>when}, {H} trouva un dernier biscuit dans la boîte de Mamie. Il était brûlé d'un côté, et dur comme une tuile. Les meilleurs sont comme ça.

=== about biscuit
en:
[F:Is it nice?] asked {F}.
[H:It's loud,] said {H}, and put it away for later.
fr:
[F:C'est bon ?] demanda {F}.
[H:C'est bruyant,] dit {H}, qui le garda pour plus tard.

=== pay biscuit
en:
{H} laid the burnt biscuit on the royal plate. [H:You needn't say anything.]
{N} bit. *CRACK!* A pigeon fell off the roof.
[N:I like that!] she said.
Everybody looked at the soufflé. *Poof!* So it was true.
fr:
{H} posa le biscuit brûlé dans l'assiette royale.
[H:Vous n'êtes pas obligée de dire quelque chose.]
La reine mordit. *CRAC !* Un pigeon tomba du toit.
[N:Ça, j'aime !] dit-elle.
Tout le monde regarda le soufflé. *Floup !* Donc, c'était vrai.

=== pay own
en:
{H} put {h:his|her} {T} down beside the royal plate. [H:{n:That's|They're} for you. You needn't say anything.]
{N} looked long and hard. [N:I like {n:it|them},] she said.
Everybody looked at the soufflé. *Poof!* So it was true.
fr:
{H} posa {son T} à côté de l'assiette royale.
[H:C'est pour vous. Vous n'êtes pas obligée de dire quelque chose.]
La reine regarda de tout près.
[N:J'aime beaucoup,] dit-elle.
Tout le monde regarda le soufflé. *Floup !* Donc, c'était vrai.

=== lack >
en:
The Cook opened the oven. The soufflé was as tall as a top hat, and it trembled.
[A:It's for {N},] he said. [A:We all drink from her spring, so she must be pleased. Nine eggs from a very honest duck! But in sixty years not one has got up her hill without sinking. There's a golden spoon for whoever does it.]
[H:Are they hard to make?] asked {H}.
[A:No trouble at all,] said the Cook, who hadn't slept since Thursday.
*Pfff*, went the soufflé, and sank by a finger.
{>gag1}
fr:
Le cuisinier ouvrit le four. Le soufflé était haut comme un chapeau, et il tremblait.
[A:C'est pour {N},] dit-il. [A:Tout le royaume boit à sa source, il faut lui faire plaisir. Neuf œufs, d'une cane qui n'a jamais menti ! Mais en soixante ans, pas un n'est arrivé là-haut debout. Qui réussira aura la cuillère d'or.]
[H:C'est dur à faire ?] demanda {H}.
[A:Oh, trois fois rien,] dit le cuisinier, qui n'avait pas dormi depuis jeudi.
*Pfff*, fit le soufflé, et il baissa d'un doigt.
{>gag1}

=== try bump
en:
[H:It's the bumps,] said {H}.
So they carried it down the long stair the way you carry somebody asleep. One step. A rest. One step. {each:@ went ahead and took away the pebbles.|@ went ahead and took away the pebbles.} A cat stopped washing, to watch. There wasn't a single bump. It was very well carried.
At the bottom {F}'s arms were shaking.
[H:Is it heavy?] asked {H}.
[F:Not a bit,] said {F}.
*Pfff.*
[H:But nobody bumped it!]
{>fail}
fr:
[H:Ce sont les secousses,] dit {H}.
{hf:Ils|Elles} descendirent donc le grand escalier comme on porte quelqu'un qui dort. Une marche. Une pause. Une marche. {each:@ ôtait les cailloux.|@ ôtaient les cailloux.} Un chat cessa de se laver, pour voir. Il n'y eut pas une secousse. Jamais on n'avait si bien porté un plat.
En bas, les bras {de F} tremblaient.
[H:C'est lourd ?] demanda {H}.
[F:Pas du tout,] dit {F}.
*Pfff.*
[H:Mais on ne l'a pas secoué !]
{>fail}

=== recap bump
en:
Nobody had bumped it on the stair.
fr:
Dans l'escalier, personne ne l'avait secoué.

=== try cold >
en:
[H:It's chilly, that's all,] said {H}.
They wound it up in every warm thing they had, and put a woolly hat on top. It looked like somebody's grandfather.
Then the wind came over the meadow. It was looking for anyone without a hat.
[F:Aren't you cold?] asked {F}.
[H:Me? Not at all,] said {H}, and {h:his|her} teeth went *click, click, click*.
*Pfff*, went somebody's grandfather.
{>fail}
fr:
[H:Il a froid, c'est tout,] dit {H}.
{hf:Ils|Elles} l'emmitouflèrent dans tout ce qu'{hf:ils|elles} avaient de chaud, avec un bonnet par-dessus. On aurait dit un grand-père.
Puis le vent se leva sur le pré. Il cherchait quelqu'un sans bonnet.
[F:Tu n'as pas froid ?] demanda {F}.
[H:Moi ? Mais non,] dit {H}, et ses dents firent *clic, clic, clic*.
*Pfff*, fit le grand-père.
{>fail}

=== recap cold
en:
It had sunk in a woolly hat, too.
fr:
Même sous un bonnet, il avait baissé.

=== try trumpet >
en:
On the bridge stood an elephant. Whenever anyone crossed, he played a fanfare, with his own nose.
[H:Please don't!] begged {H}. [H:We think it's noise that does it.]
So he played it as softly as he could. It sounded like a bee in a sock. Then he waited, with both ears out.
[B:Well?] said the elephant. [B:Did you like it?]
They were very large ears.
[H:It was lovely,] said {H}.
*Pfff.*
[F:You can't call that noise,] said {F}. [F:It was hardly even music.]
fr:
Sur le pont, il y avait un éléphant. À chaque passant, il jouait une fanfare, avec son propre nez.
[B:Un éléphant, ça trompe,] dit-il fièrement.
[H:Chut !] supplia {H}. [H:C'est peut-être le bruit qui le fait tomber.]
Il joua donc le plus bas possible. On aurait dit une abeille dans une chaussette. Puis il attendit, les deux oreilles dehors.
[B:Alors ? Ça vous a plu ?]
C'étaient de très grandes oreilles.
[H:C'était très beau,] dit {H}.
*Pfff.*
[F:On ne peut pas appeler ça du bruit,] dit {F}. [F:De la musique non plus.]

=== recap trumpet
en:
The elephant had hardly made a sound.
fr:
L'éléphant n'avait presque rien joué.

=== way >
en:
The road to the hill goes through the middle of the market.
{>talent}
{>go}
It was fair day, and people were being nice to each other.
[O:What a pretty hat!] said the baker to {D}, who was a pig with half a hedge on her head.
*Pfff.*
[D:And you haven't changed a bit!]
*Pfff.*
[O:My foot? No, no, I hardly felt it!]
*Pfff.*
[H:There must be a draught in here,] said {H}, and walked faster.
fr:
La route de la colline passe en plein marché.
{>talent}
{>go}
C'était jour de foire, et tout le monde était aimable.
[O:Oh, le joli chapeau !] dit la boulangère à {D}, qui était une truie, avec une demi-haie sur la tête.
*Pfff.*
[D:Et vous, toujours aussi mince !]
*Pfff.*
[O:Mon pied ? Mais non, je n'ai rien senti !]
*Pfff.*
[H:Il y a sûrement un courant d'air,] dit {H} en marchant plus vite.

=== strand >
en:
Behind the third haystack lived the honest duck herself.
[C:I used to live at court,] she said. [C:A minister sang me a song, and I told him it was like a gate. So now I've got a haystack.] She looked at {F}. [C:There's egg on your chin. Nice smile.] She looked in the dish. [C:It was taller this morning.]
It was not a polite thing to say.
*Poof*, went the soufflé, very low, and grew by a hair. Only the duck noticed.
fr:
Derrière la troisième meule de foin habitait la cane en personne.
[C:Avant, je vivais à la cour,] dit-elle. [C:Un ministre m'a chanté une chanson. J'ai dit : on dirait un portail. Depuis, j'ai une meule de foin.]
Elle regarda {F}.
[C:Tu as de l'œuf au menton. Joli sourire.]
Elle regarda le plat.
[C:Il était plus haut ce matin.]
Ce n'était pas très poli.
*Floup*, fit tout bas le soufflé, et il grandit d'un cheveu. Seule la cane le remarqua.

=== strandEnd
en:
The duck lives at court again. [C:You look tired,] she tells {N} each morning, and {N} goes back to bed, delighted.
fr:
La cane vit de nouveau à la cour.
[C:Tu as l'air fatiguée,] dit-elle chaque matin à la reine, qui retourne au lit, ravie.

=== quiet
en:
Where the spring comes out there is a fountain. They sat down in the grass, with the dish in the middle. Nobody had a plan just then, so nobody talked. The water did.
A cloud went by. {H} kept an eye on the soufflé. It stayed exactly as high as it was.
[H:It's happy here,] said {H}.
[F:Maybe it's been wanting to hear the water,] said {F}. [F:I would, if I had listened to us all day.]
fr:
Là où sort la source, il y a une fontaine. {hf:Ils|Elles} s'assirent dans l'herbe, le plat au milieu. Personne n'avait de plan. Alors personne ne parlait, sauf l'eau.
Un nuage passa. {H} surveillait le soufflé du coin de l'œil. Il resta exactement à la même hauteur.
[H:Il est bien, ici,] dit {H}.
[F:Peut-être qu'il voulait écouter l'eau,] dit {F}. [F:Moi, à sa place, après une journée avec nous...]

=== road >
en:
At the top of the hill was {N}'s front door, and in front of the door was a step. It had two hollows in it, side by side, as deep as saucers.
[F:Somebody stands there a lot,] said {F}.
{H} put one foot in each. They were the hollows of somebody with very big shoes. And when you stood in them, your ear came right up against the door.
There was white dust in the bottom. {H} licked a finger.
[H:Flour,] said {H}.
fr:
Tout en haut, il y avait la porte de {N}, et devant la porte, une marche. Dans la marche, il y avait deux creux, côte à côte, profonds comme des soucoupes.
[F:Quelqu'un s'est souvent tenu là,] dit {F}.
{H} mit un pied dans chacun. C'étaient les creux de quelqu'un à très grands souliers. Et quand on se tenait là, on avait l'oreille juste contre la porte.
Au fond, il y avait une poussière blanche. {H} se lécha le doigt.
[H:De la farine,] dit {H}.

=== insight >
en:
{N} was a small old lady on a large chair. She took a spoonful, and chewed it, though there is nothing in a soufflé to chew.
{>recap1} {>recap2}
[N:Delicious!] she called out, towards the door.
*Pfff.* Now it was as flat as the plate.
{>gag2}
Not heavy. Not cold. Lovely. Delicious. {H} said them all over, without a sound.
[H:It's the eggs! They're honest,] {h:he|she} whispered. [H:Every time, somebody had just said something that wasn't so.]
After that, nobody dared to speak at all.
fr:
La reine Berthe était une petite vieille dame sur un grand fauteuil. Elle prit une cuillerée et la mâcha longtemps. Pourtant, dans un soufflé, il n'y a rien à mâcher.
{>recap1} {>recap2}
[N:Délicieux !] cria-t-elle, du côté de la porte.
*Pfff.* Cette fois, il était plat comme l'assiette.
{>gag2}
Pas lourd. Pas froid. Très beau. Délicieux. {H} se répéta tout cela, sans bruit.
[H:Ce sont les œufs ! Ils sont comme la cane,] souffla-t-{h:il|elle}. [H:À chaque fois, quelqu'un venait de dire une chose pas vraie.]
Plus personne n'osa ouvrir la bouche.

=== turn remember
en:
{H} remembered every word of that day. [H:I *was* cold,] {h:he|she} told the dish. [H:And that hat was a hedge.] *Poof. Poof.*
[F:My arms hurt,] said {F}. *Poof.*
{N} glanced at the door. Then she leaned over the soufflé. [N:I've never liked you,] she whispered. [N:You're like eating a sigh.]
*POOF!* There it stood, trembling all over.
{>pay}
fr:
{H} se rappelait chaque mot de la journée.
[H:J'*avais* froid,] dit-{h:il|elle} au plat. [H:Et ce chapeau, c'était une haie.] *Floup. Floup.*
[F:J'ai mal aux bras,] dit {F}. *Floup.*
La reine regarda la porte, puis se pencha vers le soufflé.
[N:Je ne t'ai jamais aimé,] lui dit-elle tout bas. [N:On croit manger un soupir.]
*FLOUP !* Le voilà debout, tout tremblant.
{>pay}

=== turn listen
en:
{H} shut {h:his|her} eyes. Behind the door somebody was breathing, and his nose whistled.
[H:The Cook!] whispered {H}. [H:You say it for him.]
[N:He was eight,] {N} whispered back, [N:and he'd burnt both his thumbs. What should I have said?] She leaned over the soufflé. [N:I've never liked you. You're like eating a sigh.]
*POOF!* There it stood, trembling all over.
{>pay}
fr:
{H} ferma les yeux. Derrière la porte, quelqu'un respirait, et son nez sifflait.
[H:Le cuisinier !] souffla {H}. [H:C'est pour lui que vous le dites.]
[N:Il avait huit ans,] répondit {N} tout bas, [N:et les deux pouces brûlés. Que fallait-il dire ?]
Elle se pencha vers le soufflé.
[N:Je ne t'ai jamais aimé. On croit manger un soupir.]
*FLOUP !* Le voilà debout, tout tremblant.
{>pay}

=== turn why
en:
[H:Why do you say it, then?] asked {H}.
[N:Because he's behind that door,] whispered {N}, [N:to hear it. He was eight, the first time, and he'd burnt both his thumbs.]
[H:And why do you eat it?]
[N:I don't know.] {N} leaned over the soufflé. [N:I've never liked you. You're like eating a sigh.]
*POOF!* There it stood, trembling all over.
{>pay}
fr:
[H:Alors, pourquoi vous le dites ?] demanda {H}.
[N:Parce qu'il est derrière la porte,] souffla {N}, [N:pour l'entendre. La première fois, il avait huit ans, et les deux pouces brûlés.]
[H:Et pourquoi vous en mangez ?]
[N:Je ne sais pas,] dit {N}.
Elle se pencha vers le soufflé.
[N:Je ne t'ai jamais aimé. On croit manger un soupir.]
*FLOUP !* Le voilà debout, tout tremblant.
{>pay}

=== restore
en:
The door flew open. [A:You don't like it?] cried the Cook. [A:I *hate* making it!]
[N:But you always looked so happy,] said {N}.
[A:It was for you!]
They laughed till the soufflé took the roof off, and {H} won the golden spoon.
{>close}
Every spring the Cook climbs the hill, with a bag of well-burnt crusts. Those, at least, you can chew.
*Crack*, says {N} on the step. *Crack*, says the Cook. You can hear that it's true.
fr:
La porte s'ouvrit d'un coup.
[A:Vous ne l'aimez pas ?] cria le cuisinier. [A:Moi, je *déteste* en faire !]
[N:Vous aviez toujours l'air si content,] dit {N}.
[A:C'était pour vous !]
Ils rirent tant que le soufflé emporta le toit. {H} avait gagné la cuillère d'or.
{>close}
Chaque printemps, le cuisinier monte là-haut, avec un sac de croûtes bien brûlées. Ça, au moins, ça se mâche.
*Crac*, fait la reine sur la marche. *Crac*, fait le cuisinier. D'ici, on entend que c'est vrai.

=== last
en:
{each:@ ate the soufflé. It wanted salt.|@ ate the soufflé. It wanted salt.}
fr:
{each:@ finit le soufflé. Ça manquait de sel.|@ finirent le soufflé. Ça manquait de sel.}

=== cameo
en:
From the top of a hill they heard *crack*, and then, a little lower, *crack*.
fr:
Du haut d'une colline leur parvint un *crac*, puis, un peu plus grave, un autre *crac*.

=== ask
en:
When did you guess what made the soufflé sink?
Why did the Queen call it delicious for sixty years?
What do you eat only to please somebody?
fr:
À quel moment as-tu deviné ce qui faisait baisser le soufflé ?
Pourquoi la reine a-t-elle dit *délicieux* pendant soixante ans ?
Et toi, que manges-tu juste pour faire plaisir ?
`
