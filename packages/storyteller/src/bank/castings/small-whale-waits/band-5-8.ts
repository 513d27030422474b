export const band5to8 = `
=== title
en:
Nine Times Round the Rock
fr:
Neuf fois autour du rocher

=== title
en:
{H} and the Sea That Went Round
fr:
{H} et la mer qui tournait en rond

=== teaser
en:
Somebody is stirring the sea, and a very small whale is going by for the ninth time.
fr:
Quelqu'un remue la mer comme un chocolat, et un tout petit baleineau passe pour la neuvième fois.

=== when
en:
One Sunday at low tide
fr:
Un dimanche de marée basse

=== plant mitten
en:
{>when}, {H} found one blue mitten in an old coat. Holding it was just like holding somebody's hand.
fr:
{>when}, {H} retrouva une moufle bleue dans un vieux manteau. La tenir, c'était comme tenir la main de quelqu'un.

=== about mitten
en:
[F:Where's the other one?] asked {F}.
[H:Out looking for this one, I expect,] said {H}.
fr:
[F:Et l'autre, elle est où ?] demanda {F}.
[H:Elle doit chercher celle-ci,] dit {H}.

=== pay mitten
en:
{H} pulled the blue mitten over the very tip of the small whale's fin. [H:It's like a hand,] {h:he|she} said. [H:Hold on to it. You can keep it.]
fr:
{H} enfila la moufle bleue tout au bout de la petite nageoire.
[H:C'est comme une main,] dit-{h:il|elle}. [H:Serre-la bien. Elle est à toi.]

=== plant music
en:
{>when}, {H} got a music box that knew one tune. When it stopped, you turned the key, and it began again.
fr:
{>when}, {H} reçut une boîte à musique qui ne savait qu'un air. À la fin, on tournait la clé, et elle recommençait.

=== about music
en:
{F} was sorry when it stopped. {H} turned the key.
[F:It came back!] said {F}.
[H:It always does,] said {H}.
fr:
{F} soupira quand l'air s'arrêta. {H} tourna la clé.
[F:Il est revenu !] dit {F}.
[H:Il revient toujours,] dit {H}.

=== pay music
en:
{H} wound up the music box and put it down in front of the small whale. [H:It's yours. When it stops, turn the key,] {h:he|she} said. [H:By then she'll be nearer.]
fr:
{H} remonta la boîte à musique et la posa devant le baleineau.
[H:Elle est à toi. Quand elle s'arrête, tourne la clé,] dit-{h:il|elle}. [H:Ta maman sera déjà plus près.]

=== pay own
en:
{H} held out {h:his|her} {T} to the small whale. [H:{n:It's|They're} good at waiting. {n:It has|They have} waited for me lots of times.]
fr:
[H:Tiens, c'est pour toi,] dit {H} en lui donnant {son T}. [H:{T:Il|Elle} {n:sait|savent} attendre. {T:Il|Elle} {n:m'a|m'ont} souvent {h:attendu|attendue}.]

=== lack >
en:
The steps in the harbour go down to the water. If nobody stops them, they go on.
At the bottom of the sea, everything was leaning. The weed leaned. The crabs leaned. The sea was going round, slowly, like a bath when you pull the plug. And round the big rock, for the ninth time, came a very small whale.
[N:Have you seen my mother?] he asked. [N:She's about that big.] And he pointed at everything.
{>gag1}
fr:
Au port, l'escalier descend jusqu'à l'eau. Si personne ne l'arrête, il continue.
Au fond de la mer, tout penchait. Les algues penchaient. Les crabes penchaient. La mer tournait, lentement, comme une baignoire qui se vide. Et autour du gros rocher, pour la neuvième fois, passait un tout petit baleineau.
[N:Vous n'avez pas vu ma maman ?] demanda-t-il. [N:Elle est grande comme ça.]
Et il montra tout.
{>gag1}

=== try octopus
en:
The octopus knew every road in the sea.
[H:Which way did his mother go?] asked {H}.
[B:That way,] said the octopus, and eight arms pointed eight ways. [B:She asked me the very same thing, an hour ago. I gave her the very same answer.]
They tried all eight. When they came back, the octopus had been trying to point behind her, and they had to undo the knot.
{>fail}
fr:
La pieuvre connaissait toutes les routes de la mer.
[H:Par où est partie sa maman ?] demanda {H}.
[B:Par là,] dit la pieuvre.
Et ses huit bras montrèrent huit chemins.
[B:Elle m'a demandé la même chose il y a une heure. Je lui ai dit pareil.]
{hf:Ils|Elles} essayèrent les huit. Au retour, la pieuvre avait voulu montrer derrière elle, et il fallut défaire le nœud.
{>fail}

=== recap octopus
en:
An hour before, his mother had asked the octopus the very same thing.
fr:
Une heure plus tôt, sa maman avait posé à la pieuvre la même question.

=== try race >
en:
[N:I'm too slow,] said the small whale. [N:If I was fast, I'd catch her.]
So they were fast. {H} held on to one fin and {F} held on to the other. {each:@ had the tail.|@ had the tail.} They leaned right over in the bends. They passed a cod so quickly that she was still talking about it on Friday.
Behind the big rock, fat round bubbles were going up. They were still warm.
[N:She was here!] said the small whale. [N:She was just *here*!]
fr:
[N:Je vais trop lentement,] dit le baleineau. [N:Si j'allais vite, je la rattraperais.]
Alors {hf:ils|elles} allèrent vite. {H} tenait une nageoire, {F} tenait l'autre. {each:@ tenait la queue.|@ tenaient la queue.} {hf:Ils|Elles} prirent les virages {hf:couchés|couchées} sur le côté et doublèrent une morue qui en parlait encore le vendredi.
Derrière le gros rocher, de grandes bulles montaient. Elles étaient encore tièdes.
[N:Elle était là !] dit le baleineau. [N:Elle était juste *là* !]

=== recap race
en:
Behind the big rock, her bubbles were still warm.
fr:
Derrière le gros rocher, les bulles étaient encore tièdes.

=== try sardines
en:
Two hundred sardines swam by, all of them together. They looked as if they knew.
[H:Follow them!] said {H}.
They followed the sardines to the left. They followed the sardines to the right. They followed them three times round the rock.
[H:Excuse me!] called {H} at last. [H:Where are you going?]
[O:We don't know,] said two hundred sardines. [O:We're following you.]
fr:
Deux cents sardines passèrent, bien serrées, par habitude. Elles avaient l'air de savoir.
[H:On les suit !] dit {H}.
{hf:Ils|Elles} suivirent les sardines à gauche. {hf:Ils|Elles} suivirent les sardines à droite. {hf:Ils|Elles} les suivirent trois fois autour du rocher, et une fois à l'envers.
[H:Pardon !] cria enfin {H}. [H:Vous allez où ?]
[O:On ne sait pas,] dirent deux cents sardines. [O:On vous suit.]

=== recap sardines
en:
The sardines had been following the people who followed the sardines.
fr:
Les sardines suivaient ceux qui suivaient les sardines.

=== strand >
en:
On the reef stood a restaurant with one table. The waiter was a penguin. He was holding out a tray and not moving at all, and a spoon floated past him.
[D:That's mine,] he said. [D:So is the fork. So is the pudding.] He watched them go round the rock. [D:I used to run after them. Now I stand still. They come back at ten past.]
At ten past, the pudding came round, and the penguin bowed to it.
fr:
Sur le récif, il y avait un restaurant d'une seule table. Le serveur était un manchot, et il portait quatre assiettes. Il ne bougeait pas du tout. Une cuillère passa sous son bec.
[D:Elle est à moi,] dit-il. [D:La fourchette aussi. Le flan aussi.]
Il les regarda filer derrière le rocher.
[D:Avant, je courais après. Maintenant, je reste là. Tout repasse à moins dix.]
À moins dix, le flan repassa, et le manchot le salua.

=== way >
en:
They asked at every rock, and the small whale looked under each one. His mother would not have fitted under any of them.
{>talent}
{>go}
In the old ship lived a turtle.
[C:A big whale?] said the turtle, in her own time. [C:You've just missed her.]
[N:Just now?]
[C:Yes,] said the turtle. [C:Last spring.]
fr:
{hf:Ils|Elles} demandèrent à tous les rochers, et le baleineau regardait sous chacun. Sa maman n'aurait tenu sous aucun.
{>talent}
{>go}
Dans le vieux bateau vivait une tortue.
[C:Une grande baleine ?] dit la tortue en prenant son temps. [C:Vous venez de la rater.]
[N:À l'instant ?]
[C:Oui,] dit la tortue. [C:Au printemps.]

=== road >
en:
In the kelp forest, all the kelp was lying down. It lay flat and all one way, like hair that somebody has combed wet.
[F:Something big went through here,] said {F}.
{H} felt along the path with one hand. It was deep, and as smooth as a bowl. You cannot make a path like that in one go.
[H:She's been through here again and again,] said {H}.
[N:So have I,] said the small whale.
fr:
Dans la forêt d'algues, toutes les algues étaient couchées. Elles étaient couchées du même côté, comme des cheveux qu'on vient de peigner.
[F:Quelque chose de gros est passé par ici,] dit {F}.
{H} suivit le chemin du bout des doigts. Il était profond et lisse comme un bol. On ne fait pas un chemin pareil en une fois.
[H:Elle passe et elle repasse,] dit {H}.
[N:Moi aussi,] dit le baleineau.

=== quiet
en:
The small whale was tired. He went to sleep, but only half of him. Whales can do that.
[N:This half is asleep,] he explained, [N:and this half is looking.]
{H} lay down next to the half that was looking.
[H:How does she say good night?]
[N:She puts her nose under my chin,] said the small whale, [N:and she pushes till I laugh. And then it's night.]
The half that was asleep gave a sigh.
fr:
Le baleineau était fatigué. Il s'endormit, mais à moitié seulement. Les baleines savent faire ça.
[N:Cette moitié-là dort,] expliqua-t-il, [N:et celle-ci cherche.]
{H} s'allongea du côté qui cherchait.
[H:Elle te dit bonne nuit comment ?]
[N:Elle met son nez sous mon menton,] dit le baleineau, [N:et elle pousse jusqu'à ce que je rie. Après, c'est la nuit.]
La moitié qui dormait soupira.

=== insight >
en:
{H} drew it in the sand with one finger: the big rock, and a ring all round it.
{>gag2}
{>recap1} {>recap2}
[N:She has always just left,] said the small whale.
[H:I got lost at the market once,] said {H}. [H:I looked for Grandpa, and Grandpa looked for me, round and round the cheese.]
[N:And then?]
[H:Then I sat down on the lemons. And there he was.] {H} looked up. [H:If two people look, one has to stay put!]
fr:
{H} dessina tout dans le sable : le gros rocher, et un rond autour.
{>gag2}
{>recap1} {>recap2}
[N:Elle vient toujours de partir,] dit le baleineau.
[H:Une fois, je me suis {h:perdu|perdue} au marché,] dit {H}. [H:Papi et moi, on se cherchait autour des fromages.]
[N:Et alors ?]
[H:Je me suis {h:assis|assise} sur les citrons, et il est arrivé.]
{H} leva la tête.
[H:Quand on est deux à chercher, il y en a un qui doit rester là !]

=== turn still
en:
[N:But if I stop,] said the small whale, [N:I'm not looking for her any more.]
{>pay}
Then {H} stopped too. {h:He|She} stopped so well that a shrimp moved in behind {h:his|her} ear. The small whale's tail wanted to go. It went a bit. It came back.
Then the water turned dark, and the dark had an eye in it.
fr:
[N:Mais si je m'arrête,] dit le baleineau, [N:alors je ne la cherche plus.]
{>pay}
Puis {H} s'arrêta aussi. {h:Il|Elle} s'arrêta si bien qu'une crevette emménagea derrière son oreille. La queue du baleineau avait envie de partir. Elle partit un peu. Elle revint.
Puis l'eau devint noire, et dans le noir, il y avait un œil.

=== turn tell
en:
[N:I can't wait,] said the small whale. [N:Waiting is too long.]
[H:It depends what you put in it,] said {H}.
{>pay}
Then {H} told him about a shoe that wanted to see the world, and had to take its brother.
They had just got to the escalator when the water turned dark, and the dark had an eye in it.
[N:Shh,] said the small whale. [N:What did the brother say?]
fr:
[N:Je ne peux pas attendre,] dit le baleineau. [N:C'est trop long, attendre.]
[H:Ça dépend de ce qu'on met dedans,] dit {H}.
Le baleineau renifla.
{>pay}
Puis {H} raconta l'histoire d'une chaussure qui voulait voir le monde et qui devait emmener sa sœur.
On en était à l'escalier roulant quand l'eau devint noire, et dans le noir, il y avait un œil.
[N:Chut,] dit le baleineau. [N:Et la sœur, elle dit quoi ?]

=== turn why
en:
[N:I can't stop,] said the small whale. [N:I have to look for her.]
[H:Why? Is she lost?]
[N:No. I'm lost.]
[H:And what is she doing?]
[N:Looking for me.]
[H:And when will she stop?]
[N:*Never!*] said the small whale.
[H:Well then,] said {H}. [H:So you can.]
The small whale thought about it, all the way down to his tail.
{>pay}
Behind the rock, the weed leaned over. Something was coming, and it was as big as everything.
fr:
[N:Je ne peux pas m'arrêter,] dit le baleineau. [N:Il faut que je la cherche.]
[H:Pourquoi ? Elle est perdue ?]
[N:Non. C'est moi qui suis perdu.]
[H:Et elle, elle fait quoi ?]
[N:Elle me cherche.]
[H:Et elle s'arrête quand ?]
[N:*Jamais* !] dit le baleineau.
[H:Eh bien,] dit {H}, [H:tu vois, toi, tu peux.]
Le baleineau y réfléchit jusqu'au bout de la queue. C'était loin.
{>pay}
Derrière le rocher, les algues se couchèrent. Quelque chose arrivait, et c'était grand comme tout.

=== restore
en:
[A:There you are!] said his mother. There was a great deal of her to stop. [A:I've looked for you everywhere.]
[N:I didn't,] said the small whale proudly. [N:I didn't look for you at all.]
And the sea, with nobody to stir it, slowly stopped going round.
{>close}
{?has(music):Every evening, now, the tune stops, and the small whale turns the key.|Every evening, now, the small whale swims once round the rock, for fun.}
[A:{?has(music):It|You} came back!] says his mother.
[N:{?has(music):It|I} always {?has(music):does|do},] says the small whale.
fr:
[A:Te voilà !] dit sa maman.
Il y avait beaucoup de maman à arrêter.
[A:Je t'ai cherché partout.]
[N:Pas moi,] dit fièrement le baleineau. [N:Moi, je ne t'ai cherchée nulle part.]
Et la mer, que plus personne ne remuait, s'arrêta doucement de tourner.
{>close}
{?has(music):Chaque soir, maintenant, l'air s'arrête, et le baleineau tourne la clé.|Chaque soir, maintenant, le baleineau fait un tour de rocher, pour rire.}
[A:{?has(music):Il est revenu !|Te revoilà !}] dit sa maman.
[N:{?has(music):Il revient|Je reviens} toujours,] dit le baleineau.

=== last
en:
{each:@ felt giddy, now that nothing moved.|@ felt giddy, now that nothing moved.}
fr:
{each:@ en eut le tournis, maintenant que rien ne bougeait.|@ en eurent le tournis, maintenant que rien ne bougeait.}

=== strandEnd
en:
The penguin's spoons stopped, all at once.
[D:At last,] he said. Then he saw the washing up.
fr:
Devant le manchot, toutes les cuillères s'arrêtèrent d'un coup.
[D:Enfin,] dit-il.
Puis il vit la vaisselle.

=== cameo
en:
A small whale they knew went past, very close beside a large one.
fr:
Un baleineau de leur connaissance passa, tout contre une très grande baleine.

=== ask
en:
Why is it so hard to stay where you are when you are lost?
Where would you sit down and wait: on the lemons, or somewhere else?
What do your people say when they find you again?
fr:
Pourquoi est-ce si dur de rester là quand on est perdu ?
Toi, tu t'assiérais où pour attendre : sur les citrons, ou ailleurs ?
Que dit-on chez toi quand on te retrouve ?
`
