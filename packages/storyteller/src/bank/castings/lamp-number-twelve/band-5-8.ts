export const band5to8 = `
=== title
en:
{H} and Lamp Number Twelve
fr:
{H} et le réverbère numéro douze

=== title
en:
The Lamp That Would Not Shine
fr:
Le réverbère qui boudait

=== when
en:
One October day
fr:
Un jour d'octobre

=== refrain
en:
Lamp, lamp, where is your light?
fr:
Lampe, lampe, où est ta lumière ?

=== refrainLast
en:
Lamp, lamp, there is your light!
fr:
Lampe, lampe, la voilà, ta lumière !

=== plant stool
en:
{>when}, {H} was given a red stool, to grow into. It held one, or, at a squeeze, one and a half.
fr:
{>when}, {H} reçut un tabouret rouge, un peu grand. On y tenait à un, ou, en se serrant, à un et demi.

=== about stool
en:
[F:And where do I sit?] asked {F}.
{H} moved over. There was no more room than before, but it was kindly meant.
fr:
[F:Et moi, je m'assois où ?] demanda {F}.
{H} se serra. Ça ne fit pas plus de place, mais c'était gentil.

=== pay stool
en:
{H} put the red stool down at the foot of the lamp. [H:It lives here now,] {h:he|she} said.
fr:
{H} posa son tabouret rouge au pied du réverbère. Maintenant, il habiterait là.

=== plant ball
en:
{>when}, {H} got a new ball, so new that it had not hit a single window yet.
fr:
{>when}, {H} reçut un ballon tout neuf, si neuf qu'il n'avait encore touché aucune fenêtre.

=== about ball
en:
[H:With only two, somebody always loses,] said {H}.
[F:For a ball like that you'd want a whole street,] said {F}.
fr:
[H:À deux, il y en a toujours un qui perd,] dit {H}.
[F:Pour un ballon pareil, il faudrait toute une rue,] dit {F}.

=== pay ball
en:
{H} put the new ball down on the road and gave it a push. [H:It's for everyone,] {h:he|she} said.
fr:
{H} posa le ballon neuf au milieu de la rue et le poussa du pied. Il était à tout le monde.

=== lack >
en:
At six o'clock, all the lamps in the street came on. One, two, three... ten, eleven. Not twelve.
In the dark patch, the postman walked into a cat, and the cat walked into the postman.
[H:Are you broken?] {H} asked the twelfth lamp.
[N:No,] said the lamp. It looked down at its feet, of which it had one.
{>gag1}
fr:
À six heures, tous les réverbères de la rue s'allumèrent. Un, deux, trois... dix, onze. Pas douze.
Dans le coin noir, le facteur se cogna à un chat, et le chat se cogna au facteur.
[H:Tu es cassé ?] demanda {H} au douzième réverbère.
[N:Non,] dit le réverbère.
Il regarda ses pieds. Il n'en avait qu'un.
{>gag1}

=== try polish
en:
Perhaps the lamp was only dirty. {H} fetched a bucket and soap, and washed it all the way from its foot to its chin. {F} dried it, then dried {H}, then the cat, who had been dry before, and said so.
The lamp shone like a teapot. Like a teapot in a cupboard.
[N:Thank you,] it said politely. [N:That was most refreshing.] And it did not light up at all.
{>fail}
fr:
Peut-être que le réverbère était sale. {H} apporta un seau et du savon, et frotta aussi haut que possible. {F} essuya le réverbère, puis {H}, puis le chat, qui était déjà sec, et qui le fit savoir.
À la fin, le réverbère brillait comme une théière. Comme une théière au fond d'un placard.
[N:Merci bien,] dit-il poliment. [N:C'est très rafraîchissant.]
Et il ne s'alluma pas du tout.
{>fail}

=== recap polish
en:
The lamp was clean, and it was dark.
fr:
Le réverbère était propre, et il était noir.

=== try torch >
en:
Perhaps the lamp had forgotten how. {H} held up {?own(torch):the|a} torch.
[H:Look. On. Off. On. Off. Now you.]
A moth arrived and did it too: on, off, on, off, until it had to sit down.
[N:I do know how,] said the lamp. [N:I was the best in the street. People read their letters under me.] And it bent its neck the other way.
fr:
Peut-être que le réverbère avait oublié comment on fait. {H} prit {?own(torch):la|une} lampe de poche.
[H:Regarde. Allumé. Éteint. Allumé. Éteint. À toi.]
Un papillon de nuit arriva et s'entraîna aussi. Allumé, éteint, allumé. Il dut s'asseoir.
[N:Je sais le faire,] dit le réverbère. [N:J'étais le meilleur de la rue. On lisait ses lettres sous moi.]
Et il tourna la tête de l'autre côté.

=== recap torch
en:
The lamp knew how to shine. It did not want to.
fr:
Le réverbère savait briller. Il ne voulait pas.

=== try thanks >
en:
Perhaps nobody had ever thanked the lamp. They made a speech. {H} did the words and {F} did the clapping. {each:@ shouted bravo.|@ shouted bravo.}
[H:Dear lamp, thank you for every evening, and every keyhole.]
The lamp looked along the street. One by one the doors were closing: *clack, clack, clack*. A drop of oil ran down its neck.
[N:You see?] it said.
They did not see.
fr:
Peut-être que personne n'avait jamais remercié le réverbère. {hf:Ils|Elles} firent un discours. {H} disait les mots et {F} faisait les applaudissements. {each:@ criait bravo.|@ criaient bravo.}
[H:Cher réverbère, merci pour tous les soirs et tous les trous de serrure.]
Le réverbère regarda la rue. Une à une, les portes se fermaient : *clac, clac, clac*. Une goutte d'huile coula le long de son cou.
[N:Vous voyez ?] dit-il.
{hf:Ils|Elles} ne voyaient pas.

=== recap thanks
en:
When they clapped, the lamp looked at the doors, one after another.
fr:
Quand on applaudissait, le réverbère regardait les portes, l'une après l'autre.

=== way
en:
They went to ask the other lamps. Number three was asleep standing up. Number seven only spoke to dogs. Number nine talked a great deal, and all of it was about moths.
{>talent}
{>go}
[O:Twelve?] said number eleven. [O:It started last winter, when everybody was in a hurry. It always did look too hard at people. That's all I know. I look after my own light.]
fr:
{hf:Ils|Elles} allèrent demander aux autres. Le numéro trois dormait debout. Le numéro sept ne parlait qu'aux chiens. Le numéro neuf parlait beaucoup, mais seulement des papillons.
{>talent}
{>go}
[O:Le douze ?] dit le numéro onze. [O:Ça l'a pris l'hiver dernier, quand tout le monde était pressé. Il a toujours trop regardé les gens. Je n'en sais pas plus. Moi, je m'occupe de ma lumière.]

=== insight >
en:
At six, {H} was sitting in the dark patch.
{>gag2}
{>recap1} {>recap2}
Across the street, a mother looked up. [O:The lamps are on! Time to come in!] Two children left their game and ran indoors. *Clack*, went the door.
[H:Oh,] said {H}. [H:Whenever it lit up, everybody went away. It thought they were running from it. So it stopped.]
fr:
À six heures, {H} était {h:assis|assise} dans le coin noir.
{>gag2}
{>recap1} {>recap2}
En face, une maman leva la tête.
[O:C'est allumé ! On rentre !]
Deux enfants laissèrent leur jeu et coururent à la maison. *Clac*, fit la porte.
[H:Oh,] dit {H}. [H:Chaque fois qu'il s'allumait, tout le monde s'en allait. Il a cru que c'était lui qu'on fuyait. Alors il a arrêté.]

=== turn whistle
en:
{>pay}
Then {H} put two fingers in {h:his|her} mouth and whistled the ice-cream van.
A window opened. Then five. People came down with spoons in their hands.
[O:Where's the van?]
[H:There isn't one,] said {H}. [H:There's a lamp.]
It was a mild night. Nobody wanted to go up again. And above their heads something went *tink*, and it was light.
fr:
{>pay}
Puis {H} mit deux doigts dans sa bouche et siffla la musique du marchand de glaces.
Une fenêtre s'ouvrit. Puis cinq. Les gens descendirent, la cuillère à la main.
[O:Où est le marchand ?]
[H:Il n'y en a pas,] dit {H}. [H:Il y a un réverbère.]
La nuit était douce. Personne n'eut envie de remonter. Et au-dessus des têtes, ça fit *tink*, et il fit clair.

=== turn draw
en:
{>pay}
Then {H} took a bit of chalk and drew a hopscotch, all round the lamp, from one to a hundred. [H:I can't see fifty-two,] {h:he|she} said loudly.
A girl in pyjamas came out to look for fifty-two. Her brother came out to look for her. The postman came, and then the cat.
*Tink*, said somebody shyly. Now they could all see fifty-two.
fr:
{>pay}
Puis {H} prit un bout de craie et dessina une marelle tout autour du réverbère, de un à cent.
[H:Je ne vois pas le cinquante-deux,] dit-{h:il|elle} bien fort.
Une fille en pyjama sortit chercher le cinquante-deux. Son frère sortit chercher sa sœur. Le facteur vint, puis le chat.
*Tink*, fit quelqu'un, timidement. Et tout le monde vit le cinquante-deux.

=== turn why
en:
{>pay}
Then {H} rang every bell in the street.
[H:Why do you go in when the lamps come on?]
[O:Because... it's evening,] said the people.
[H:Why?]
Nobody knew. They came down to think about it. They brought chairs. They were still asking why when something above them went *tink*, and the whole street could see what it was thinking.
fr:
{>pay}
Puis {H} sonna à toutes les portes.
[H:Pourquoi vous rentrez quand les lampes s'allument ?]
[O:Parce que... c'est le soir,] dirent les gens.
[H:Et alors ?]
Personne ne savait. Les gens descendirent pour y réfléchir. Ils apportèrent des chaises. Ils y réfléchissaient encore quand, là-haut, ça fit *tink*, et toute la rue y vit plus clair.

=== restore
en:
That evening it was nobody's bedtime. There were chairs all along the pavement, and a skipping rope.
{>close}
Since then, in that street, as soon as the lamps come on, every other door opens instead of closing. Number twelve is the first to shine, by almost a minute. The others say it is showing off. It is.
fr:
Ce soir-là, personne ne parla d'aller dormir. Il y avait des chaises tout le long du trottoir, et une corde à sauter.
{>close}
Depuis, dans cette rue, quand les lampes s'allument, une porte sur deux s'ouvre au lieu de se fermer. Le numéro douze brille le premier, avec presque une minute d'avance. Les autres disent qu'il frime. C'est vrai.


=== teaser
en:
All the lamps in the street come on, except one, and it will not say why.
fr:
Tous les réverbères de la rue s'allument, sauf un, et il ne veut pas dire pourquoi.

=== pay own
en:
{H} put {h:his|her} {T} down at the foot of the lamp, for whoever came by, and left {n:it|them} there. [H:{n:It lives|They live} here now,] {h:he|she} said. A very small boy came down the steps to see.
fr:
{H} posa {son T} au pied du réverbère, pour celui qui passerait, et ne {T:le|la} reprit pas.
[H:Maintenant, c'est sa place,] dit-{h:il|elle}.
Un tout petit garçon descendit les marches pour voir.

=== pay own torch
en:
{H} switched off {h:his|her} {T}, and it was quite dark. [H:I shan't need it here,] {h:he|she} said, looking up. And {h:he|she} gave {n:it|them} to a very small boy on the steps.
fr:
{H} éteignit {son T}, et il fit tout noir.
[H:Ici, je n'en aurai plus besoin,] dit-{h:il|elle} en levant la tête.
Et {h:il|elle} {T:le|la} donna à un tout petit garçon, sur les marches.

=== pay own boots
en:
{H} took off {h:his|her} {T} and stood them at the foot of the lamp. [H:They're for whoever comes down in slippers,] {h:he|she} said.
fr:
{H} ôta {son T} et {T:le|la} posa au pied du réverbère.
[H:C'est pour qui descendra en chaussons,] dit-{h:il|elle}.

=== pay own scarf
en:
{H} wound {h:his|her} {T} round the lamp, as high as {h:he|she} could reach. [H:It's out all night,] {h:he|she} said. [H:It must be cold.]
fr:
{H} enroula {son T} autour du réverbère, le plus haut possible.
[H:Il est dehors toute la nuit,] dit-{h:il|elle}. [H:Il doit avoir froid.]

=== road >
en:
The next evening, before six, {H} climbed the lamplighter's old ladder, behind the bakery. From the top you could see the whole street, the way a lamp does.
{H} stayed up there for quite a while, with {h:his|her} chin on the last rung. [F:What do you see?] said {F} from below, holding the ladder.
[H:Hats,] said {H}. [H:And backs. Nothing but backs, all going in.]
fr:
Le lendemain soir, avant six heures, {H} grimpa à la vieille échelle de l'allumeur, derrière la boulangerie. D'en haut, on voyait toute la rue, comme la voit un réverbère.
{H} y resta un bon moment, le menton sur le dernier barreau.
[F:Tu vois quoi ?] demanda {F}, qui tenait l'échelle.
[H:Des chapeaux,] dit {H}. [H:Et des dos. Rien que des dos, qui rentrent.]

=== strand >
en:
Meanwhile the baker had lost her cat. It was not the cat who walks into postmen; it was the other one, the white one.
[O:She used to sit under number twelve,] said the baker. [O:You could see her from the shop. I'd look up, and there she was, lit. Now I look up and there's only street.]
{H} and {F} called into the dark, both of them, as softly as you call a cat. Something purred. It may have been a motor.
fr:
La boulangère, elle, avait perdu son chat. Pas celui qui se cogne aux facteurs : l'autre, la blanche.
[O:Elle s'asseyait toujours sous le douze,] dit la boulangère. [O:De la boutique, je la voyais. Je levais la tête et elle était là, en pleine lumière. Maintenant, je lève la tête et il n'y a que la rue.]
{H} et {F} appelèrent dans le noir, aussi doucement qu'on appelle un chat. Quelque chose ronronna. C'était peut-être un moteur.

=== strandEnd
en:
In the middle of the light sat a white cat, who looked as if she had never been anywhere else. The baker brought out a whole brioche.
fr:
Au milieu de la lumière, il y avait une chatte blanche, comme si elle n'avait jamais bougé. La boulangère sortit avec une brioche entière.

=== quiet
en:
It grew late. They shared a warm roll on the kerb. A bus went by with nobody in it, all lit up, like a shop window out for a walk.
[N:It never stops here,] said the lamp, to nobody in particular.
{H} moved along the kerb, so that there was room. Nobody sat in it. But it was a nice sort of room, and after a while the lamp leaned over it a little.
fr:
Il se faisait tard. {hf:Ils|Elles} partagèrent un petit pain tiède, au bord du trottoir. Un bus passa, tout éclairé, sans personne dedans, comme une vitrine qui se promène.
[N:Il ne s'arrête jamais ici,] dit le réverbère, sans s'adresser à personne.
{H} se poussa un peu, pour faire une place. Personne ne la prit. Mais c'était une bonne place, et au bout d'un moment, le réverbère se pencha un peu au-dessus.

=== cameo
en:
At the corner a street lamp winked, although it was broad daylight.
fr:
Au coin, un réverbère cligna de l'œil, en plein jour.

=== ask
en:
What did the lamp believe, and what was true?
Which place near you would be nicer with more people in it?
What would make you come out of your house on a mild evening?
fr:
Que croyait le réverbère, et qu'est-ce qui était vrai ?
Quel endroit, près de chez toi, serait plus joli avec plus de monde ?
Qu'est-ce qui te ferait sortir de chez toi, un soir où il fait doux ?

=== last
en:
{each:@ turned one end of it.|@ took turns with it.}
fr:
{each:@ la faisait tourner.|@ la faisaient tourner.}
`
