export const band5to8 = `
=== title
en:
The Password
fr:
Le mot de passe

=== title
en:
{H} at the Coral Gate
fr:
{H} à la porte de corail

=== teaser
en:
You may go through the gate if you know the password, and nobody has known it for thirty years.
fr:
On peut passer la porte si l'on connaît le mot de passe, et personne ne le connaît depuis trente ans.

=== when
en:
One low tide
fr:
Un jour de marée basse

=== plant marble
en:
{>when}, {H} won a marble from the biggest boy in the street. It was blue, with a wave inside that never broke.
fr:
{>when}, {H} gagna une bille au plus grand de la rue. Elle était bleue, et il y avait dedans une vague qui ne retombait jamais.

=== about marble
en:
[F:Marble,] said {F}. [F:Marble, marble. I shall never forget that word.]
[H:It's too short to forget,] said {H}.
fr:
[F:Bille,] dit {F}. [F:Bille, bille. Voilà un mot que je n'oublierai jamais.]
[H:Un mot si court, ça ne s'oublie pas,] dit {H}.

=== pay marble
en:
{H} looked for a while at the wave in the blue marble. [H:What is this?] {h:he|she} asked.
[V:A marble,] said {V}.
[H:Right,] said {H}, and put it in {v:his|her} hand. [H:Marble. That's the password. Now there are two of us who know it.]
[F:Three,] said {F}. [F:Marble, marble.]
fr:
{H} regarda longtemps la vague, dans sa bille bleue.
[H:C'est quoi ?] demanda-t-{h:il|elle}.
[V:Une bille,] dit {V}.
[H:Voilà,] dit {H} en la lui donnant. [H:Bille. C'est le mot de passe. Maintenant, on est deux à le savoir.]
[F:Trois,] dit {F}. [F:Bille, bille.]

=== pay own
en:
{H} took {h:his|her} {T}, and it was not easy, and held {n:it|them} out to {V}. [H:What {n:is this|are these}?]
[V:{A T},] said {V}.
[H:Right,] said {H}. [H:That's the password. Keep {n:it|them} under your cap, and you can't forget.]
fr:
{H} prit {son T}, et ce n'était pas facile, et {T:le|la} tendit à {V}.
[H:C'est quoi ?]
[V:{Un T},] dit {V}.
[H:Voilà,] dit {H}. [H:C'est le mot de passe. Avec ça sous la casquette, vous ne pouvez plus l'oublier.]

=== lack >
en:
Where the reef ends there is a gate of coral, and in front of it stood {V}, an old turtle in a cap.
[V:Password?] said {V}.
[N:I only came out to play,] sobbed a little striped fish. [N:On Monday. My bed's in there.]
[V:Nobody passes without the password,] said {V}.
{>gag1}
[H:And who does know the password?] asked {H}.
Nobody answered. A shrimp coughed.
fr:
Là où finit le récif, il y a une porte de corail. Devant se tenait {V}, une vieille tortue à casquette.
[V:Le mot de passe ?] dit {V}.
[N:J'étais juste sorti jouer,] sanglotait un petit poisson rayé. [N:Lundi. Mon lit est là-dedans.]
[V:On ne passe pas sans le mot de passe,] dit {V}.
{>gag1}
[H:Et ce mot de passe, qui le connaît ?] demanda {H}.
Personne ne répondit. Une crevette toussa.

=== try guess
en:
They tried every word they had. They tried *open* and *please*. They tried *seaweed*. {each:@ tried a sneeze.|@ tried a sneeze.} {H} tried the longest word {h:he|she} knew, and had to stop in the middle to breathe.
[V:No,] said {V} each time, and wrote it in a little book. [V:No. No. That's a nice one, but no.]
[F:Banana,] said {F}.
{V} held {v:his|her} pencil still for a moment. {v:He|She} tried it over, with {v:his|her} eyes shut. [V:No,] {v:he|she} said, quite sadly.
fr:
{hf:Ils|Elles} essayèrent tous leurs mots. {hf:Ils|Elles} essayèrent *ouvre-toi*, *s'il vous plaît* et *algue*. {each:@ essaya un éternuement.|@ essayèrent un éternuement.} {H} essaya son mot le plus long, avec une pause au milieu pour respirer.
[V:Non,] disait {V}, en notant chaque fois dans un petit carnet. [V:Non. Non. Celui-là est joli, mais non.]
[F:Banane,] dit {F}.
{V} resta le crayon en l'air. {v:Il|Elle} goûta le mot, les yeux fermés.
[V:Non,] dit-{v:il|elle}, presque triste.

=== recap guess
en:
Every wrong word had gone into the little book.
fr:
Tous les mauvais mots étaient dans le petit carnet.

=== try weed >
en:
[H:Nobody asks seaweed for a password,] whispered {H}.
They put seaweed on their heads, and down their backs, and over their feet. They swayed. They took one small step whenever the sea did.
It went very well as far as {V}.
[V:Good evening, seaweed,] said {V} politely. [V:Password?]
The seaweed said nothing.
[V:You don't know it either,] sighed {V}. [V:You wouldn't tell me if you did.]
fr:
[H:Personne ne demande le mot de passe aux algues,] chuchota {H}.
{hf:Ils|Elles} se mirent des algues sur la tête, dans le dos et sur les pieds. {hf:Ils|Elles} se balançaient. {hf:Ils|Elles} faisaient un petit pas chaque fois que la mer en faisait un.
Tout alla très bien jusqu'à {V}.
[V:Bonsoir, les algues,] dit poliment {V}. [V:Le mot de passe ?]
Les algues ne dirent rien.
[V:Vous non plus, vous ne savez pas,] soupira {V}. [V:Et si vous saviez, vous ne me le diriez pas.]

=== recap weed
en:
{V} had even asked the seaweed.
fr:
{V} avait demandé même aux algues.

=== try backwards
en:
On the gate was a notice: NO WAY IN WITHOUT THE PASSWORD.
[H:It doesn't say a thing about out,] said {H}.
So they turned round and swam to the gate backwards, waving at everybody, like people who are just leaving.
[V:Going home?] said {V}.
[H:Going out,] said {H}, over one shoulder.
[V:Lucky you,] said {V}. [V:I haven't been in or out for thirty years. Password?]
{>fail}
fr:
Sur la porte, il y avait un écriteau : ON N'ENTRE PAS SANS LE MOT DE PASSE.
[H:Ça ne dit rien pour la sortie,] remarqua {H}.
{hf:Ils|Elles} nagèrent donc jusqu'à la porte à reculons, en saluant tout le monde, comme des gens qui s'en vont.
[V:Vous rentrez chez vous ?] dit {V}.
[H:On sort,] dit {H} par-dessus son épaule.
[V:Vous avez de la chance,] dit {V}. [V:Moi, je ne suis ni {v:entré ni sorti|entrée ni sortie} depuis trente ans. Le mot de passe ?]
{>fail}

=== recap backwards
en:
{V} had not been in or out {v:himself|herself} for thirty years.
fr:
{V} n'était ni {v:entré ni sorti|entrée ni sortie} depuis trente ans.

=== way >
en:
[H:Somebody must have known it once,] said {H}. They asked the whole reef. It was a long swim.
{>talent}
{>go}
In the old ship lived the octopus who had kept the gate before.
[A:I gave it to {V} on {v:his|her} first day, with the cap,] she said. [A:Mind you, a parade was going by.]
[H:And what is it?]
[A:My dear, I gave it away. That's what giving is.]
fr:
[H:Il y a bien quelqu'un qui l'a su, avant,] dit {H}.
{hf:Ils|Elles} demandèrent à tout le récif, un trou après l'autre.
{>talent}
{>go}
Dans le vieux bateau habitait la pieuvre qui gardait la porte avant.
[A:Je l'ai donné à {V} le premier jour, avec la casquette,] dit-elle. [A:Il faut dire qu'une fanfare passait.]
[H:Et c'était quoi ?]
[A:Je l'ai donné, {h:mon petit|ma petite}. Quand on donne, on n'a plus.]

=== road
en:
In the kelp forest, bits of paper were caught on every stem. {H} picked one off, then another. They were all in the same neat writing.
*Dear Sir or Madam. Does any word strike you as likely? Please reply to the Gate.*
[O:They float by every evening,] said a crab. [O:We thought it was a competition.]
[H:Did anybody answer?]
[O:I sent in *umbrella*,] said the crab. [O:I got a very kind letter back.]
fr:
Dans la forêt d'algues, des bouts de papier s'étaient pris à toutes les tiges. {H} en attrapa un, puis un autre. C'était toujours la même écriture, bien soignée.
*Madame, Monsieur, est-ce qu'un mot vous vient ? Prière de répondre à la Porte.*
[O:Il en passe tous les soirs,] dit un crabe. [O:On croyait que c'était un concours.]
[H:Quelqu'un a répondu ?]
[O:Moi, j'avais mis *parapluie*,] dit le crabe. [O:J'ai reçu une lettre très aimable.]

=== strand >
en:
By the wall stood a parcel. It had been standing there since spring, because the postman did not know the password either.
[N:It smells,] said the little fish.
It smelled of vanilla. Of the label there was not much left: *For my dear T...*
[F:Teacher?] said {F}. [F:Teapot? Trombone?]
They knocked on it. It knocked back, like something that was once soft.
fr:
Au pied du mur, il y avait un paquet. Il était là depuis le printemps : le facteur non plus ne connaissait pas le mot de passe.
[N:Ça sent,] dit le petit poisson.
Ça sentait la vanille. De l'étiquette, il ne restait presque rien : *Pour ma chère T...*
[F:Théière ?] dit {F}. [F:Tomate ? Trottinette ?]
{hf:Ils|Elles} frappèrent dessus. Ça répondit, comme une chose qui a été molle autrefois.

=== strandEnd
en:
They carried in the parcel, too. *T* was for turtle: it was a birthday cake, as hard as a wall. {V} ate it all.
fr:
Le paquet rentra aussi. *T*, c'était pour tortue : un gâteau d'anniversaire, dur comme un mur. {V} mangea tout.

=== quiet >
en:
The light went. Through the bars of the gate they could see one small house, with a candle in its window. The table was laid. Steam was coming off something.
{V} was looking at it too.
[H:Who lives there?] asked {H}.
[V:I do,] said {V}.
[H:Don't you go in for supper?]
[V:I'm on duty,] said {V}. {v:He|She} pulled down {v:his|her} cap. Over in the little house, somebody blew out the candle.
fr:
Le soir tomba. À travers la grille, on voyait une petite maison, avec une bougie à la fenêtre. La table était mise. Quelque chose fumait.
{V} regardait aussi.
[H:Qui habite là ?] demanda {H}.
[V:Moi,] dit {V}.
[H:Vous ne rentrez pas dîner ?]
[V:Je suis de service,] dit {V}.
Et {v:il|elle} baissa sa casquette. Là-bas, dans la petite maison, quelqu'un souffla la bougie.

=== insight >
en:
{V} had opened {v:his|her} little book, and was reading it from the start, with one finger under each word.
{>gag2}
{>recap1} {>recap2}
{H} looked at the finger. It stopped at each word, and hoped, and went on.
[H:{v:He|She}'s looking for it!] {H} whispered. [H:There was a parade, that first day. {v:He|She} never heard the word, and {v:he|she} didn't dare to ask again.]
fr:
{V} avait ouvert son petit carnet et le relisait depuis le début, un doigt sous chaque mot.
{>gag2}
{>recap1} {>recap2}
{H} regarda le doigt. À chaque mot, il s'arrêtait, il espérait, et il repartait.
[H:{v:Il|Elle} le cherche !] souffla {H}. [H:Il y avait la fanfare, le premier jour. {v:Il|Elle} n'a pas entendu le mot, et {v:il|elle} n'a jamais osé redemander.]

=== turn tell
en:
{H} sat down by the gate and told {V} a story. It was about a turtle who was given a word on the day of a parade. And everybody in it had lost something too: a tooth, a glove, the way.
[V:And did {v:he|she} find it?] asked {V}, very quietly.
[H:No,] said {H}. [H:{v:He|She} got a new one.]
{>pay}
fr:
{H} s'assit près de la porte et raconta une histoire à {V}. C'était une tortue à qui l'on donne un mot, un jour de fanfare. Et, dans l'histoire, tout le monde avait perdu quelque chose : une dent, un gant, son chemin.
[V:Et elle l'a retrouvé ?] demanda {V} tout bas.
[H:Non,] dit {H}. [H:On lui en a donné un neuf.]
{>pay}

=== turn why
en:
[H:Why does it have to be the old word?] asked {H}.
[V:Because it is the password.]
[H:Who says what the password is?]
[V:Whoever has the cap,] said {V}.
[H:And who has the cap?]
{V} felt the top of {v:his|her} head. It was there. It had been there for thirty years.
{>pay}
fr:
[H:Pourquoi il faut que ce soit l'ancien ?] demanda {H}.
[V:Parce que c'est le mot de passe.]
[H:Et qui décide du mot de passe ?]
[V:Celui qui a la casquette,] dit {V}.
[H:Et qui a la casquette ?]
{V} se toucha le haut du crâne. Elle y était. Elle y était depuis trente ans.
{>pay}

=== restore
en:
{V} whispered the word to the gate, and the gate, which had been waiting too, swung open. The little fish was in bed before anybody could say good night. In the window of {V}'s own house, somebody lit a candle.
[O:You're late for supper,] said a voice.
{>close}
On the gate there is a new notice. It says what the password is.
fr:
{V} chuchota le mot à la porte et la porte, qui attendait elle aussi, s'ouvrit toute grande. Le petit poisson fut au lit avant qu'on lui dise bonne nuit. Et, dans la maison {de V}, quelqu'un alluma une bougie à la fenêtre.
[O:Tu es en retard pour dîner,] dit une voix.
{>close}
Sur la porte, il y a un nouvel écriteau. On y lit le mot de passe.

=== last
en:
{each:@ tried the word on the larder. It worked.|@ tried the word on the larder. It worked.}
fr:
{each:@ essaya le mot sur le garde-manger. Ça marchait.|@ essayèrent le mot sur le garde-manger. Ça marchait.}

=== cameo
en:
An old turtle in a cap touched it with one flipper, and winked, as one does when one knows the word.
fr:
Une vieille tortue à casquette salua d'une nageoire et cligna de l'œil, comme on fait quand on sait le mot.

=== ask
en:
Why did the turtle never ask to hear the word again?
What would be a good password for your house?
Have you ever pretended to know something?
fr:
Pourquoi la tortue n'a-t-elle jamais redemandé le mot ?
Quel serait un bon mot de passe pour ta maison ?
As-tu déjà fait semblant de savoir ?
`
