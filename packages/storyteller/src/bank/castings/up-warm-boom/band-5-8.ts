export const band5to8 = `
=== title
en:
Up, Warm and Boom
fr:
En haut, au chaud et boum

=== title
en:
{H} and the Dragon Whose House Was Lost
fr:
{H} et la dragonne qui avait perdu sa maison

=== teaser
en:
A very small dragon has lost her house, and she knows just three things about it.
fr:
Une toute petite dragonne a perdu sa maison, et elle n'en sait que trois choses.

=== when
en:
On the evening of the fair
fr:
Le soir de la foire

=== refrain
en:
Up, warm and boom!
fr:
En haut, au chaud et boum !

=== refrainLast
en:
Up, warm and boom.
fr:
En haut, au chaud et boum.

=== plant balloon
en:
{>when}, {H} won a red balloon, as big as a pumpkin. {h:He|She} tied it to a button, so that neither of them would fly away.
fr:
{>when}, {H} gagna un ballon rouge, gros comme une citrouille. {h:Il|Elle} l'attacha à un bouton, pour que personne ne s'envole.

=== about balloon
en:
[F:You can see it from one end of the fair to the other,] said {F}.
[H:That's handy,] said {H}, [H:if somebody wants us.]
fr:
[F:Ça se voit d'un bout à l'autre de la foire,] dit {F}.
[H:C'est pratique,] dit {H}, [H:si quelqu'un nous cherche.]

=== pay balloon
en:
{H} let the red balloon up to the very end of its string, where it shone like a second moon. Then {h:he|she} opened {h:his|her} hand.
fr:
{H} laissa monter le ballon rouge jusqu'au bout de la ficelle. Là-haut, on aurait dit une deuxième lune. Puis {h:il|elle} ouvrit la main.

=== plant lantern
en:
{>when}, {H} finished a paper lantern with thirty-one stars cut into it. It had taken {h:him|her} thirty-one evenings.
fr:
{>when}, {H} termina sa lanterne en papier. Elle avait trente et une étoiles découpées, une par soir.

=== about lantern
en:
[F:When will you light it?] asked {F}.
[H:When it's properly dark,] said {H}. [H:You don't waste thirty-one stars.]
fr:
[F:Et tu l'allumes quand ?] demanda {F}.
[H:Quand il fera bien noir,] dit {H}. [H:Des étoiles, ça ne se gaspille pas.]

=== pay lantern
en:
{H} lit the paper lantern, with all its thirty-one stars, and let it go. It went up slowly, like something remembering how.
fr:
{H} alluma la lanterne en papier, avec ses trente et une étoiles, et la lâcha. Elle monta lentement, comme on se rappelle une chanson.

=== pay own garment
en:
[H:Here,] said {H} to {N}, and took off {h:his|her} {T}. [H:{n:It's|They're} yours now. But {n:it has|they have} to be worn sitting still.]
fr:
[H:Tiens,] dit {H} à {N} en ôtant {son T}. [H:C'est à toi, maintenant. Mais ça se porte sans bouger.]

=== pay own
en:
[H:Hold {n:this|these},] said {H}, and held out {h:his|her} very own {T} to {N}. [H:{n:It's|They're} yours now. But you have to sit in one place with {n:it|them}.]
fr:
[H:Tiens-moi ça,] dit {H} en donnant {son T} à {N}. [H:C'est à toi, maintenant. Mais il faut rester au même endroit.]

=== lack >
en:
In the middle of the meadow sat a dragon. She was the size of a loaf, and she was having words with a thistle.
[N:I'm {N},] she told {H}, [N:and I'm not lost. I'm here. It's my house that is lost.]
[H:What does it look like?]
[N:I always had my eyes shut,] said {N}. [N:But it's up. It's warm. And it goes *boom*.]
[H:Then we'll look for it,] said {H}.
{>gag1}
fr:
Au milieu du pré était assise une dragonne. Elle était grosse comme une miche de pain, et elle se disputait avec un chardon.
[N:Je m'appelle {N},] dit-elle à {H}, [N:et je ne suis pas perdue. Je suis là. C'est ma maison qui est perdue.]
[H:Elle est comment ?]
[N:J'avais toujours les yeux fermés,] dit {N}. [N:Mais c'est en haut. C'est au chaud. Et ça fait *boum*.]
[H:Alors, on va la chercher,] dit {H}.
{>gag1}

=== try warm
en:
The warmest place in the market was the baker's oven. {N} walked straight in, with her tail up. They heard her turn round three times.
[N:It's warm,] said {N}'s voice, inside. [N:But it's down. And it smells of other people's breakfast.]
She came out white all over, eating a roll.
{>fail}
As they went off, the whole street grew dark for a moment, as if somebody had put a hand over the moon.
fr:
L'endroit le plus chaud du marché, c'était le four du boulanger. {N} y entra, la queue bien droite, et fit trois tours sur elle-même.
[N:C'est au chaud,] dit la voix {de N}, au fond. [N:Mais c'est en bas. Et ça sent le petit déjeuner des autres.]
Elle ressortit toute blanche, un croissant dans la bouche.
{>fail}
Quand {hf:ils|elles} s'éloignèrent, la rue devint noire un instant, comme si quelqu'un avait mis la main sur la lune.

=== recap warm
en:
The oven was warm, but it was down.
fr:
Dans le four, il faisait chaud, mais c'était en bas.

=== try high >
en:
They ran up the highest tower of the castle. There were three hundred steps, and {N} had to take every one of them twice, being so short. {each:@ carried her tail.|@ carried her tail.}
At the top there was a window, and a great deal of wind.
[N:It's *very* up,] said {N}. Her teeth were chattering. [N:It's all up. There's no warm in it anywhere.]
When they were at the bottom again, a tile came down beside them. Something heavy had just sat on the roof.
fr:
{hf:Ils|Elles} montèrent en courant tout en haut du donjon. L'escalier avait trois cents marches, et {N} devait monter chacune deux fois, à cause de ses pattes. {each:@ lui portait la queue.|@ lui portaient la queue.}
Là-haut, rien qu'une fenêtre, et beaucoup de vent.
[N:C'est *très* en haut,] dit {N} en claquant des dents. [N:C'est plein d'en haut. Il n'y a pas un bout de chaud.]
Quand tout le monde fut redescendu, une tuile tomba juste à côté. Quelque chose de lourd venait de s'asseoir sur le toit.

=== recap high
en:
The tower was up, but it was cold.
fr:
Dans le donjon, c'était en haut, mais il faisait froid.

=== try drum
en:
By the gate stood the great drum of the fair. {N} looked at it. She climbed up, shut her eyes and jumped.
*BOOM!*
It threw her as high as the flag. *BOOM!* went the drum again. *Boom, boom*, and she rolled off at {H}'s feet.
[N:That's the wrong boom,] she said, when she could. [N:It wants to wake everybody. Mine goes as if it didn't want to wake me.]
fr:
Près de la porte se dressait le grand tambour de la foire. {N} le regarda. Elle grimpa dessus, ferma les yeux et sauta.
*BOUM !*
Elle monta aussi haut que le drapeau. *BOUM !* refit le tambour. *Boum, boum*, et elle roula aux pieds {de H}.
[N:Ce n'est pas le bon boum,] dit-elle quand elle put parler. [N:Celui-là veut réveiller tout le monde. Le mien, il fait attention à ne pas me réveiller.]

=== recap drum
en:
The drum went boom, but it was the wrong boom.
fr:
Le tambour faisait boum, mais pas le bon.

=== strand >
en:
[A:Two in the morning, and all's well!] cried the watchman in the market place, and rang his bell.
[F:It's only eight in the evening,] said {F}.
[A:Is it?] The watchman sat down on a crate. [A:I do it by feel. The clock stopped in the spring. I've said *all's well* every hour since then, and I've not been sure of that one, either.]
He rang again, to cheer himself up. Somewhere a baby woke.
fr:
[A:Deux heures du matin, et tout va bien !] cria le veilleur du marché en agitant sa cloche.
[F:Il est huit heures du soir,] dit {F}.
[A:Ah bon ?]
Le veilleur s'assit sur une caisse.
[A:Je fais au jugé. L'horloge s'est arrêtée au printemps. Depuis, je crie *tout va bien* toutes les heures, et ça non plus, je n'en suis pas sûr.]
Il sonna encore un coup, pour se remonter. Quelque part, un bébé se réveilla.

=== way >
en:
Dragons live on Dragon Hill, so up they went.
{>go}
Halfway up, {H} stood still, with {h:his|her} eyes shut. There was {F}, breathing. Behind {F} there was an owl. And behind the owl, a long way up, something stopped the moment {h:he|she} listened.
At the top nobody lived at all. There was just a sign: *No dragons since the spring before last.*
[N:I could have told you that,] said {N}.
Then she looked down. They were all standing in a hole. It had five toes.
fr:
Les dragons habitent la colline aux dragons. {hf:Ils|Elles} y grimpèrent.
{>go}
À mi-chemin, {H} s'arrêta, les yeux fermés. D'abord, {h:il|elle} entendit {F} qui respirait. Derrière {F}, une chouette. Et derrière la chouette, tout là-haut, quelque chose qui s'arrêta dès qu'{h:il|elle} écouta.
En haut, il n'y avait personne. Rien qu'une pancarte : *Plus de dragons depuis l'autre printemps.*
[N:J'aurais pu vous le dire,] fit {N}.
Puis elle regarda par terre. Tout le monde était debout dans un trou. Le trou avait cinq doigts.

=== road >
en:
They came back by way of the meadow. Somebody had been there while they were gone. All round the thistle the grass was flat, in a ring as wide as a pond. Beside it was a puddle.
[F:It hasn't rained,] said {F}.
{H} put one finger in it. The puddle was warm, and it was salty.
[F:Who cries as much as that?] asked {F}.
fr:
Au retour, {hf:ils|elles} repassèrent par le pré. Quelqu'un était venu entre-temps. Autour du chardon, l'herbe était couchée, en un rond grand comme une mare. À côté brillait une flaque.
[F:Il n'a pas plu,] dit {F}.
{H} y trempa un doigt. La flaque était tiède, et elle était salée.
[F:Mais qui peut bien pleurer autant que ça ?] demanda {F}.

=== quiet
en:
In the crystal cave they sat down, because of {N}'s legs. Every crystal had a little of the lamp in it.
[N:How do *you* find your house?] she asked. [N:With your eyes shut, I mean.]
[H:It smells of toast,] said {H}, after some thought.
[F:I listen,] said {F}. [F:If I can hear who's in it, then it's the right one.]
Nobody could hear anything, just then, but drops.
fr:
Dans la grotte aux cristaux, {hf:ils|elles} s'assirent, à cause des pattes {de N}. Dans chaque cristal, il y avait un petit bout de lampe.
[N:Et vous, votre maison, vous la trouvez comment ?] demanda-t-elle. [N:Les yeux fermés, je veux dire.]
[H:Elle sent la tartine,] dit {H} après réflexion.
[F:Moi, j'écoute,] dit {F}. [F:Si j'entends qui est dedans, c'est la bonne.]
Pour l'instant, on n'entendait que des gouttes.

=== insight >
en:
{>gag2}
{N} could not take another step. {H} picked her up, and the small head slid in under {h:his|her} chin.
{>recap1} {>recap2}
{H} did not say anything, and walked on.
[N:Don't stop,] murmured {N}, with her eyes shut.
[H:I'm not doing anything.]
[N:You're going *boom*. It's a bit small. But it's up, and it's warm...]
{H} stood quite still, in the long grass.
[H:{N},] {h:he|she} said. [H:Who used to carry you?]
fr:
{>gag2}
{N} ne pouvait plus faire un pas. {H} la prit dans ses bras, et la petite tête se glissa sous son menton.
{>recap1} {>recap2}
{H} ne dit rien et continua à marcher.
[N:Continue,] murmura {N}, les yeux fermés.
[H:Mais je ne fais rien.]
[N:Tu fais *boum*. C'est un peu petit. Mais c'est en haut, et c'est au chaud...]
{H} s'arrêta au beau milieu du pré.
[H:{N},] dit {H}, [H:qui te portait, avant ?]

=== turn still
en:
[H:We've looked for her everywhere,] said {H}, [H:and she's looked for us everywhere, just after.] There was only one thing to do, and {H} was very good at it.
{>pay}
{F} held up the lamp. {H} sat down in the grass and did not move: not for the dew, and not for a moth. All they had to do was be found.
And the stars went out, one after another, in the shape of two wings.
fr:
[H:On la cherche partout,] dit {H}, [H:et elle nous cherche partout, juste après.]
Il n'y avait plus qu'une chose à faire, et {H} la faisait très bien.
{>pay}
{F} leva la lampe. {H} s'assit dans l'herbe et ne bougea plus, ni pour la rosée, ni pour un papillon de nuit. Il suffisait qu'on les trouve.
Alors les étoiles s'éteignirent, une à une, en forme d'ailes.

=== turn listen
en:
{F} held up the lamp, and {H} shut {h:his|her} eyes and listened. First there was the grass. Then a mouse. Then, behind the mouse, a long way up, came something large that was trying to be quiet. *Boom. Boom.*
[H:Stay here,] whispered {H}. [H:She's coming. We've only got to stop running away from her.]
Only {N}'s feet still wanted to go.
{>pay}
And the stars went out, one after another, in the shape of two wings.
fr:
{F} leva la lampe. {H} ferma les yeux et écouta. D'abord, il y eut l'herbe. Puis une souris. Puis, derrière la souris, tout là-haut, quelque chose d'énorme qui essayait de ne pas faire de bruit. *Boum. Boum.*
[H:Restons là,] souffla {H}. [H:Elle arrive. Il faut juste arrêter de partir.]
Seules les pattes {de N} voulaient encore courir.
{>pay}
Alors les étoiles s'éteignirent, une à une, en forme d'ailes.

=== turn why
en:
Nobody spoke for a while.
[H:Why was the street dark?] asked {H}. [H:Why was there a foot in the hill? Why was the puddle warm?]
{N} opened one eye.
[H:And why do we keep running about, if somebody is running after us?]
Nobody could think of a reason.
{>pay}
{F} held up the lamp, and they stood still, all together, in one place.
And the stars went out, one after another, in the shape of two wings.
fr:
Personne ne dit rien pendant un moment.
[H:Pourquoi quelqu'un cachait la lune ?] demanda {H}. [H:Pourquoi il y avait un pied dans la colline ? Pourquoi la flaque était tiède ?]
{N} ouvrit un œil.
[H:Et pourquoi on court partout, si quelqu'un nous court après ?]
Personne ne trouva de raison.
{>pay}
{F} leva la lampe, et {hf:ils|elles} ne bougèrent plus, bien {hf:serrés|serrées}.
Et les étoiles s'éteignirent, une à une, en forme d'ailes.

=== restore
en:
The great dragon came down as gently as a letter. She laid her chin in the grass. {N} walked up the whole of her nose, over the forehead, and in behind the ear. There she turned round three times and shut her eyes.
*Boom*, went the meadow, ever so softly.
[N:You see?] said {N}. [N:Up.]
{>close}
{N} still goes home with her eyes shut. It is how she knows the way.
fr:
La grande dragonne se posa aussi doucement qu'une lettre. Elle mit le menton dans l'herbe. {N} remonta tout le nez, puis le front, et se glissa derrière l'oreille. Là, elle fit trois tours et ferma les yeux.
*Boum*, fit le pré, très bas.
[N:Vous voyez,] dit {N}. [N:En haut.]
{>close}
{N} rentre toujours chez elle les yeux fermés. C'est comme ça qu'elle reconnaît le chemin.

=== last
en:
{each:@ began to look for an ear, too.|@ began to look for an ear, too.}
fr:
{each:@ se chercha une oreille aussi.|@ se cherchèrent une oreille aussi.}

=== strandEnd
en:
[A:Midnight,] called the watchman, far away, [A:and all's well!] For once, both halves were true.
fr:
[A:Minuit,] cria le veilleur, au loin, [A:et tout va bien !]
Pour une fois, les deux étaient vrais.

=== cameo
en:
High above them something went over in the dark: *boom*, it said, *boom*, as if it carried somebody asleep.
fr:
Très haut, quelque chose passa dans le noir : *boum*, *boum*, comme quand on porte quelqu'un qui dort.

=== ask
en:
When did you guess what the house was?
What should you do when you are lost, and somebody is looking for you?
How would you know your own home with your eyes shut?
fr:
À quel moment as-tu deviné ce qu'était la maison ?
Que faut-il faire, quand on est perdu et que quelqu'un nous cherche ?
Les yeux fermés, à quoi reconnaîtrais-tu ta maison ?
`
