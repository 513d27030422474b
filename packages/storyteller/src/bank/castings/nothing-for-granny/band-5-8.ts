export const band5to8 = `
=== title
en:
Nothing for Granny
fr:
Un Rien pour Mémé

=== title
en:
{H} and the Finest Nothing in the Sky
fr:
{H} et le plus beau Rien du ciel

=== teaser
en:
Granny has said what she would like for her birthday, and no shop in the sky has any: nothing.
fr:
Mémé a dit ce qu'elle voulait pour son anniversaire, et aucun marchand du ciel n'en a : rien.

=== when
en:
One fine market day
fr:
Un beau jour de marché

=== plant ball
en:
{>when}, {H} was carrying a ball, held tight, as you carry a cat that has plans.
fr:
{>when}, {H} portait un ballon, bien serré, comme on porte un chat qui a des projets.

=== about ball
en:
[F:Don't you ever put it down?] asked {F}.
[H:Once,] said {H}. [H:We found it on Thursday.]
fr:
[F:Tu ne le poses jamais ?] demanda {F}.
[H:Une fois,] dit {H}. [H:On l'a retrouvé le jeudi.]

=== pay ball
en:
{H} let go. The ball dropped, and rolled, and rolled, right over the edge of the planet. {H} showed {N} two hands, front and back. [H:Nothing!]
fr:
{H} lâcha tout. Le ballon tomba, roula, roula, et disparut derrière la planète. {H} montra à {N} ses deux mains, devant, derrière.
[H:Rien !]

=== end ball
en:
Then the ball came by, once round the planet. There was no hand for that either.
fr:
Puis le ballon passa. Il avait fait le tour. Pour lui non plus, pas de main.

=== pay own
en:
{H} put {h:his|her} {T} down in the dust, with one last look. [H:There. Now your box has company.] {h:He|She} held up two hands, front and back. [H:Nothing!]
fr:
{H} posa {son T} dans la poussière, avec un dernier regard.
[H:Voilà. Comme ça, ta boîte aura de la compagnie.]
Et {h:il|elle} montra ses deux mains, devant, derrière.
[H:Rien !]

=== end own
en:
Behind them {H}'s {T} and the box kept each other company.
fr:
Derrière, {le T} {de H} et la boîte se tenaient compagnie.

=== about own
en:
[F:Don't you ever go out without your {T}?] asked {F}.
[H:Nobody ought to come with nothing,] said {H}.
fr:
[F:Tu ne sors jamais sans {ton T} ?] demanda {F}.
[H:On ne va pas chez les gens avec rien,] dit {H}.

=== lack >
en:
At the market a box came along by itself. Behind it was {N}, who was small and woolly.
[N:It's my granny's birthday,] he said. [N:I asked her what she'd like. *Nothing*, she said. *Nothing at all.* Twice! She must want it very much.]
[A:I've got everything,] said {A}, who had the biggest stall. [A:Bells, buns, half a boat! And the best present wins a gold cup.]
[N:One Nothing, please,] said {N}.
{A} looked under the hats. [A:It's the only thing I haven't got.]
{>gag1}
fr:
Au marché, une boîte avançait toute seule. Derrière, il y avait {N}, tout petit, tout en laine.
[N:C'est l'anniversaire de Mémé,] dit-il. [N:Je lui ai demandé ce qu'elle voulait. *Rien*, elle a dit. *Rien du tout.* Deux fois ! Elle doit en avoir envie.]
[A:Moi, j'ai tout,] dit {A}, qui tenait le plus gros étal. [A:Même un demi-bateau ! Et la coupe en or est pour le plus beau cadeau.]
[N:Un Rien, s'il vous plaît,] dit {N}.
Alors {A} chercha sous les chapeaux.
[A:C'est la seule chose que je n'ai pas.]
{>gag1}

=== try box >
en:
[H:What's in your box?] asked {H}.
[N:Nothing, so far,] said {N}. Then he heard what he'd said. [N:*Nothing!*]
They got the lid on before it could escape. {N} laid an ear to the lid and shook. There wasn't a sound. It was perfect.
[A:May I?] said {A}. She lifted one corner, put her nose in, and shut it again.
[A:Boots,] she said.
It was true. The boots had gone long ago, and left their smell behind.
[N:I can't give Granny a smell of boots,] said {N}.
fr:
[H:Qu'est-ce qu'il y a, dans ta boîte ?] demanda {H}.
[N:Rien, pour l'instant.]
Puis {N} entendit ce qu'il venait de dire.
[N:*Rien !*]
On mit vite le couvercle, avant que ça s'échappe. {N} colla l'oreille au couvercle, et secoua. Pas un bruit. C'était parfait.
[A:Vous permettez ?] dit {A}.
Elle souleva un coin, mit le nez dedans, et referma.
[A:Des bottes,] dit-elle.
C'était vrai. Les bottes étaient parties depuis longtemps. Elles avaient laissé leur odeur.
[N:Je ne peux pas offrir à Mémé une odeur de bottes,] dit {N}.

=== recap box
en:
The box had a smell of boots in it.
fr:
Dans la boîte, il y avait une odeur de bottes.

=== try hole >
en:
[H:There's nothing in a hole,] said {H}. [H:It's only got an edge.]
So they dug one behind the market, in the soft grey dust. It was a beauty.
[N:And how do we get it out?] asked {N}.
They dug all round it, to loosen it. It got bigger. They dug underneath. It got bigger still.
[F:The more we take away,] said {F}, [F:the more there is!]
{N} leaned over to see the bottom, box and all. *Plop.*
[H:And now,] said {H}, looking down, [H:it's got you in it.]
fr:
[H:Dans un trou, il n'y a rien,] dit {H}. [H:Il n'y a qu'un bord.]
On en creusa un derrière le marché, dans la poussière grise. Il était superbe.
[N:Et comment on le sort ?] demanda {N}.
On creusa tout autour, pour le décoller. Il grandit. On creusa par-dessous. Il grandit encore.
[F:Plus on en enlève,] dit {F}, [F:plus il y en a !]
{N} se pencha avec sa boîte, pour voir le fond. *Badaboum* !
[H:Et maintenant,] dit {H}, penché{h:|e} au bord, [H:il y a toi dedans.]

=== recap hole
en:
The hole had soon had {N} in it.
fr:
Dans le trou, très vite, il y avait eu {N}.

=== try dark
en:
Behind the last lantern of the market there was nothing, only the dark.
[N:Is it the good kind?] whispered {N}.
{?own(torch):The torch stayed off, so as not to spoil it. |}{?own(lantern):The lantern stayed out, so as not to spoil it. |}{H} held up a jar, counted to three, and clapped on the lid. Back under the lantern they had a look.
At first it was black. Then, in the glass, there was somebody. He was woolly, and looked worried.
[N:There's someone in it!] cried {N}. [N:He wants to come out!]
Next to him was {H}. Next to {H} was {F}. It was full of people!
{N} took off the lid, so that everybody could go home.
{>fail}
fr:
Derrière la dernière lanterne du marché, il n'y avait plus rien. Rien que du noir.
[N:C'est du bon ?] souffla {N}.
{?own(torch):La lampe de poche resta éteinte, pour ne pas l'abîmer. |}{?own(lantern):La lanterne resta éteinte, pour ne pas l'abîmer. |}{H} leva un bocal, compta jusqu'à trois, et ferma le couvercle. Sous la lanterne, on regarda.
D'abord, ce fut tout noir. Puis, dans le verre, il y eut quelqu'un. Il était en laine. Il avait l'air inquiet.
[N:Il y a quelqu'un !] cria {N}. [N:Il veut sortir !]
À côté, il y avait {H}. À côté {de H}, il y avait {F}. C'était plein de monde !
{N} ouvrit le bocal, pour que chacun puisse rentrer chez soi.
{>fail}

=== recap dark
en:
The jar of dark had been full of people.
fr:
Le bocal de noir était plein de monde.

=== way >
en:
Granny's planet is the small one, past the ring. You go by stepping stones.
{>talent}
{>go}
In one place a stone was missing. [H:Give me your hand,] said {H}.
[N:I haven't got one,] said {N}. Both were round the box.
So {H} pulled at his wool, and {F} pushed at the other end of it.
[N:When I was little I just hopped,] said {N}. [N:I used to come to Granny's with no present, with...] He turned pink. [N:I had nothing with me at all.]
fr:
La planète de Mémé, c'est la petite, après l'anneau. On y va de pierre en pierre.
{>talent}
{>go}
À un endroit, il manquait une pierre.
[H:Donne-moi la main,] dit {H}.
[N:Je n'en ai pas,] dit {N}.
Il avait les deux autour de la boîte. Alors {H} tira sur la laine d'un côté, et {F} poussa de l'autre.
[N:Quand j'étais petit, je sautais,] dit {N}. [N:J'arrivais chez Mémé sans cadeau, sans...]
Il devint tout rose.
[N:Je n'avais rien du tout dans les mains.]

=== road >
en:
Granny's planet was so small that you could see it was round. It never rains there, and so every step anybody took is still in the dust.
Here were some very small feet. Right beside them went a pair of slippers, so near that their toes nearly touched.
[N:That's me,] said {N}. [N:Before I had a box.]
Further on, the feet were bigger. The slippers were still beside them. But there was room for a box in between.
[F:No toe could reach across that,] said {F}.
fr:
La planète de Mémé était si petite qu'on voyait bien qu'elle était ronde. Il n'y pleut jamais. Alors, chaque pas est resté dans la poussière.
Ici, il y avait de tout petits pieds. Juste à côté, une paire de pantoufles, si près qu'elles leur marchaient presque dessus.
[N:C'est moi,] dit {N}. [N:Avant la boîte.]
Plus loin, les pieds étaient plus grands. Les pantoufles étaient toujours là. Mais entre les deux, il y avait la place d'une boîte.
[F:Là, plus moyen de leur marcher dessus,] dit {F}.

=== strand >
en:
*Clang!* A bell flew over the stall. It was the third.
[A:That's {C},] said {A}. On a cushion sat a very small monkey. [A:He has everything! I give him a bell, he looks at it, he throws it away, and he holds out his hands again.]
{C} held out his hands. They opened and shut.
[A:More? Still more?] said {A}, and gave him a drum. *Boom!* Out came the hands.
[A:I don't know what he wants,] said {A}. [A:I'm nearly out of spoons.]
fr:
*Dong* ! Une cloche passa par-dessus l'étal. C'était la troisième.
[A:C'est {C},] dit {A}.
Sur un coussin, il y avait un tout petit singe.
[A:Il a tout ! Je lui donne une cloche, il la regarde, il la jette, et il tend encore les mains.]
{C} tendit les mains. Elles s'ouvraient et se fermaient.
[A:Encore ?] dit {A}, et elle lui donna un tambour.
*Boum* ! Il tendit les mains.
[A:Je ne sais plus ce qu'il veut,] dit {A}. [A:Bientôt, je n'aurai plus de cuillères.]

=== strandEnd
en:
{A} looked at all those hands, went home, and gave one of hers to {C}. Nothing went *clang*.
fr:
Madame Tout regarda toutes ces mains, rentra, et en donna une à {C}. Plus rien ne fit *dong*.

=== quiet
en:
On the last stone they had a rest. {N} stayed on his feet. With a box like that, if you sit down, that's that.
You could see a light from there, and a dot beside it.
[N:That's her,] said {N}. [N:She comes out after lunch, in case I come early.]
[F:And what does she do with all your presents?]
[N:She says *how lovely*, and puts them on the shelf. And then she goes on standing there,] said {N}, [N:as if I hadn't come yet.]
fr:
Sur la dernière pierre, on se reposa. {N} resta debout. Avec une boîte pareille, si on s'assied, on y reste.
De là, on voyait une lumière et, à côté, un petit point.
[N:C'est elle,] dit {N}. [N:Elle sort après le déjeuner, pour ne pas me rater.]
[F:Et tes cadeaux, elle en fait quoi ?]
[N:Elle dit *oh, que c'est joli*, et elle les met sur l'étagère. Et après, elle reste là,] dit {N}, [N:comme si je n'étais pas encore arrivé.]

=== insight >
en:
[B:There you are!] said Granny, with her hand out. She was as small and woolly as {N}, but grey.
[N:I looked everywhere,] said {N} behind the box. [N:I haven't got Nothing!] A tear ran down the lid.
{>gag2}
{>recap1} {>recap2}
Granny's hand was still out. {H} couldn't stop looking at it.
[H:{N},] said {H}, [H:what has your granny got in her hand?]
{N} looked round the side of the box. [N:Nothing,] he said. Then all his wool stood on end. [N:*Nothing!*]
[H:And it's just your size,] said {H}.
fr:
[B:Te voilà !] dit Mémé.
Elle était petite et laineuse comme {N}, mais grise. Elle tendait la main.
[N:J'ai cherché partout,] dit {N}, derrière la boîte. [N:Je n'ai pas trouvé Rien !]
Une larme coula sur le couvercle.
{>gag2}
{>recap1} {>recap2}
La main de Mémé était toujours là. {H} la regardait.
[H:{N},] dit {H}, [H:qu'est-ce qu'elle a dans la main, ta mémé ?]
{N} passa la tête sur le côté.
[N:Rien,] dit-il.
Alors toute sa laine se dressa.
[N:*Rien !*]
[H:Et il est juste à ta taille,] dit {H}.

=== turn why
en:
[N:But how do I take it?] asked {N}. [N:My hands are full.]
[H:Why don't you put the box down?]
[N:Because then I'd have...] said {N}, and stopped.
{>pay}
{N} put the box down. He looked at his own two hands. They were quite empty. Then he laid one of them in Granny's. It fitted all the way round.
[N:Oh,] said {N}. [N:It's *warm*.]
[B:It's exactly what I wanted,] said Granny. [B:How did you guess?]
fr:
[N:Mais comment je le prends ?] demanda {N}. [N:J'ai les mains pleines.]
[H:Pourquoi tu ne poses pas ta boîte ?]
[N:Parce qu'après, je n'aurai plus...] dit {N}, et il s'arrêta.
{>pay}
{N} posa la boîte. Il regarda ses deux mains. Elles étaient toutes vides. Alors il en mit une dans celle de Mémé. Elle y tenait tout entière.
[N:Oh,] dit {N}. [N:C'est *chaud*.]
[B:C'est exactement ce que je voulais,] dit Mémé. [B:Comment as-tu deviné ?]

=== turn notice
en:
[H:Look how she holds it,] said {H}, who noticed such things. [H:For a present you keep your hand flat. Hers is on its edge. It isn't waiting for a box.]
{>pay}
{N} put the box down. He looked at his own two hands. They were quite empty. Then he laid one of them in Granny's. It fitted all the way round.
[N:Oh,] said {N}. [N:It's *warm*.]
[B:It's exactly what I wanted,] said Granny. [B:How did you guess?]
fr:
[H:Regarde comme elle la tient,] dit {H}, qui remarquait ces choses-là. [H:Pour un cadeau, on met la main à plat. La sienne est sur le côté. Ce n'est pas une boîte qu'elle attend.]
{>pay}
{N} posa la boîte. Il regarda ses deux mains. Elles étaient toutes vides. Alors il en mit une dans celle de Mémé. Elle y tenait tout entière.
[N:Oh,] dit {N}. [N:C'est *chaud*.]
[B:C'est exactement ce que je voulais,] dit Mémé. [B:Comment as-tu deviné ?]

=== turn count
en:
{H} counted everything, hands too. [H:You've got two, and they're full. Granny has two, and they're empty,] {h:he|she} said. [H:Somebody has got the sum wrong.]
{>pay}
{N} put the box down. He looked at his own two hands. They were quite empty. Then he laid one of them in Granny's. It fitted all the way round.
[N:Oh,] said {N}. [N:It's *warm*.]
[B:It's exactly what I wanted,] said Granny. [B:How did you guess?]
fr:
{H} comptait tout, même les mains.
[H:Toi, tu en as deux, toutes pleines. Mémé en a deux, toutes vides,] dit-{h:il|elle}. [H:Il y a une erreur quelque part.]
{>pay}
{N} posa la boîte. Il regarda ses deux mains. Elles étaient toutes vides. Alors il en mit une dans celle de Mémé. Elle y tenait tout entière.
[N:Oh,] dit {N}. [N:C'est *chaud*.]
[B:C'est exactement ce que je voulais,] dit Mémé. [B:Comment as-tu deviné ?]

=== restore
en:
They all settled down, hand in hand, and watched the ring go round.
{A} brought the gold cup in person. Nobody had a hand free to take it.
{>end}
{>close}
Now {N} comes every Sunday, and always brings Nothing. Granny says that each one is better than the last.
fr:
On s'installa tous, la main dans la main, pour regarder tourner l'anneau.
Madame Tout apporta elle-même la coupe en or. Personne n'avait de main libre pour la prendre.
{>end}
{>close}
Maintenant, {N} vient tous les dimanches, et il apporte toujours un Rien. Mémé dit que c'est chaque fois le plus beau.

=== last
en:
{each:@ had an itchy nose, and no hand.|@ had itchy noses, and no hands.}
fr:
{each:@ avait le nez qui grattait, et plus de main.|@ avaient le nez qui grattait, et plus de main.}

=== cameo
en:
Somebody small and woolly went by with both hands empty. He was taking it to his granny.
fr:
Quelqu'un de petit, tout en laine, passa les mains vides. Il portait ça à sa mémé.

=== ask
en:
What was there in the box, in the hole and in the jar?
What did Granny really want?
Show me how you hold out a hand for a present, and how you hold it out for a hand.
fr:
Qu'y avait-il dans la boîte, dans le trou et dans le bocal ?
Qu'est-ce que Mémé voulait, en vrai ?
Montre comment on tend la main pour un cadeau, et comment on la tend pour une main.
`
