export const band5to8 = `
=== title
en:
A Bed at the Bottom of the Sea
fr:
Un lit au fond de la mer

=== title
en:
{H} and the Ink on the Pillow
fr:
{H} et les miettes dans le lit

=== teaser
en:
At the bottom of the sea stands a bed, two people are cross about it, and they have never met.
fr:
Au fond de la mer, il y a un lit, et deux personnes qui se le disputent sans s'être jamais vues.

=== when
en:
One morning before anybody was up
fr:
Un matin où la maison dormait encore

=== plant pillow
en:
{>when}, {H} got out of bed and laid the little striped pillow in {h:his|her} place, under the blanket. It always kept {h:his|her} place.
fr:
{>when}, {H} se leva et coucha le petit oreiller rayé à sa place, sous la couverture. C'était toujours lui qui gardait la place.

=== about pillow
en:
[F:Who's going to take it?] asked {F}.
[H:The cold,] said {H}. [H:It's very quick.]
But that day the pillow came along.
fr:
[F:Qui est-ce qui te la prendrait ?] demanda {F}.
[H:Le froid,] dit {H}. [H:Il est très rapide.]
Mais ce jour-là, l'oreiller vint aussi.

=== pay pillow
en:
The bed would get cold, with nobody in it. So the little striped pillow went in, right in the warm, and {H} pulled up the blanket. [H:It lives here now,] {h:he|she} said. [H:It does the minute in between.]
fr:
Le lit allait refroidir, sans personne. Alors le petit oreiller rayé entra dans le chaud, et {H} tira la couverture.
[H:Maintenant, il habite ici,] dit-{h:il|elle}. [H:Il s'occupe de la minute du milieu.]

=== pay own
en:
The bed would get cold, with nobody in it. So {H} put {h:his|her} {T} under the blanket, right in the dent. [H:{n:That's|They're} to mind the place,] {h:he|she} said. [H:For the minute in between.]
fr:
Le lit allait refroidir, sans personne. Alors {H} glissa {son T} sous la couverture, au beau milieu du creux.
[H:C'est pour garder la place,] dit-{h:il|elle}. [H:Pendant la minute du milieu.]

=== lack >
en:
At the bottom of the sea it is always dark, so somebody rings: *ding* for morning, *dong* for night.
*Ding! Dong! Ding! Dong!*
On a bed by the old ship sat a crab called {V}, with a bell.
[V:I ring the mornings,] he said. [V:Somebody else rings the nights, and all day she sleeps in *my* bed! I've never seen her, but look: ink! So I ring night early, and get in. Then she rings morning early, and out I come. Whoever gives up first loses the bed!]
*Dong!* He lay down.
[N:Is it tomorrow?] asked a very small seahorse. [N:Tomorrow I'm five.]
{>gag1}
fr:
Au fond de la mer, il fait toujours noir. Alors quelqu'un sonne : *ding* pour le matin, *dong* pour la nuit.
*Ding ! Dong ! Ding ! Dong !*
Sur un lit, près du vieux navire, il y avait un crabe avec une cloche. C'était {V}.
[V:Moi, je sonne les matins,] dit-il. [V:Une autre sonne les nuits et, toute la journée, elle dort dans *mon* lit ! Je ne l'ai jamais vue, mais il y a de l'encre ! Alors je sonne la nuit trop tôt, et je me couche. Elle sonne le matin trop tôt, et me voilà debout. Le premier qui cède perd le lit !]
*Dong !* Il se coucha.
[N:C'est demain ?] demanda un tout petit hippocampe. [N:Demain, j'ai cinq ans.]
{>gag1}

=== try chest
en:
[H:You need two beds,] said {H}.
They emptied an old sea chest, which had only treasure in it, and filled it with the softest weed. {each:@ bounced in it, to make sure.|@ bounced in it, to make sure.} It was a far better bed.
{V} got in. {V} got out. [V:Draughty,] he said, under a mile of water.
*Ding! Dong!* When they looked again, there was a note on it in violet ink.
*Draughty*, said the note. *O.*
{>fail}
fr:
[H:Il vous faut deux lits,] dit {H}.
{hf:Ils|Elles} vidèrent un vieux coffre, où il n'y avait que de l'or, et le remplirent d'algues bien douces. {each:@ sauta dessus, pour vérifier.|@ sautèrent dessus, pour vérifier.} C'était un bien meilleur lit.
{V} se coucha dedans. {V} se releva.
[V:Il y a des courants d'air,] dit-il, sous mille mètres d'eau.
*Ding ! Dong !* Un peu plus tard, un mot était posé là, à l'encre violette.
*Courants d'air*, disait le mot. *O.*
{>fail}

=== recap chest
en:
Neither of them had been warm in the sea chest.
fr:
Dans le coffre, chacun des deux avait eu froid.

=== try polite
en:
On the bedpost hung fourteen notes. *Crumbs!* said hers. *Ink!* said his.
[H:What they need is somebody polite,] said {H}, and wrote: *Dear Madam, I do hope you slept well in our bed. {V}.*
They pinned it up and hid. *Ding!* Something soft went by, and a pen scratched.
*This isn't from him*, said the answer. *He never says OUR. And it hasn't one crumb on it. O.*
{V} read that twice. [V:She notices,] he said.
fr:
Au pied du lit pendaient quatorze petits mots. *Des miettes !* disaient les uns. *De l'encre !* disaient les autres.
[H:Il leur faut quelqu'un de poli,] dit {H}.
Et {h:il|elle} écrivit : *Chère Madame, j'espère que vous avez bien dormi dans notre lit. {V}.*
{hf:Ils|Elles} se cachèrent. *Ding !* Quelque chose de mou passa, et une plume gratta.
*Ce n'est pas de lui*, disait la réponse. *Il ne dit jamais NOTRE. Et il n'y a pas une miette dessus. O.*
{V} la relut.
[V:Elle remarque,] dit-il.

=== recap polite
en:
She knew his notes by their crumbs.
fr:
Elle reconnaissait ses petits mots aux miettes.

=== try wash >
en:
[H:If it's the crumbs and the ink,] said {H}, [H:then we'll wash it.]
They beat the mattress. They scrubbed the sheet until a shrimp asked for dark glasses. They blew out every crumb, and made the bed so flat that you could have skated on it.
{V} lay down, and his eyes stayed open.
[F:Is something wrong?] asked {F}.
[V:No,] said {V}. He turned over. [V:There's nothing wrong with it *anywhere*. Who can sleep in that?]
fr:
[H:Si c'est à cause des miettes et de l'encre,] dit {H}, [H:on n'a qu'à tout laver.]
{hf:Ils|Elles} battirent le matelas. {hf:Ils|Elles} frottèrent le drap, si blanc qu'une crevette se cacha les yeux. Chaque miette fut soufflée au large, et le lit fut si plat qu'on aurait pu y patiner.
{V} se coucha, les yeux ouverts.
[F:Il y a quelque chose qui ne va pas ?] demanda {F}.
[V:Non,] dit {V}.
Il se retourna.
[V:Tout va bien, *partout*. Comment voulez-vous dormir là-dedans ?]

=== recap wash
en:
In the clean bed {V} had not slept at all.
fr:
Dans le lit tout propre, {V} n'avait pas fermé l'œil.

=== way >
en:
They went to look for the other one, round the back of the ship.
{>talent}
{>go}
There, under a lamp, sat an octopus called Ottilie, with a bell of her own.
[A:Ink? I dream, and it comes out,] she said. [A:But thirty years of biscuit crumbs! No, I've never met him. He sleeps on the left, with his legs tucked up. It makes a dent.] She turned a little pink. [A:I keep two arms in it.]
fr:
{hf:Ils|Elles} allèrent voir l'autre, à l'arrière du navire.
{>talent}
{>go}
Là, sous une lampe, il y avait une pieuvre, avec une cloche à elle. C'était Ottilie.
[A:L'encre ? Je rêve, et ça déborde,] dit-elle. [A:Mais trente ans de miettes de biscuit ! Non, je ne l'ai jamais vu. Il dort à gauche, les pattes repliées. Ça fait un creux.]
Elle rosit un peu.
[A:J'y mets deux bras.]

=== road >
en:
Behind the ship, where the dark goes down, stood the captain's wardrobe. {H} opened it.
Blankets! There were thirty of them, all wool, all folded, and each with its ribbon still on. There was a hot-water bottle that had never met any water.
[V:Oh, those,] said {V}, who was going by with his bell. [V:They came with the bed. We've never needed one. It's a warm sort of bed.]
It did not look like a warm sort of bed. It had iron legs, and it stood in the sea.
fr:
Derrière le navire, là où le noir descend, se dressait l'armoire du capitaine. {H} l'ouvrit.
Des couvertures ! Il y en avait trente, en grosse laine, bien pliées, chacune avec son ruban. Il y avait même une bouillotte qui n'avait jamais vu d'eau.
[V:Ah, ça,] dit {V}, qui passait avec sa cloche. [V:C'était avec le lit. On n'en a jamais eu besoin. C'est un lit qui est chaud.]
Il n'avait pas l'air d'un lit qui est chaud. Il avait des pieds en fer, et il était dans la mer.

=== strand >
en:
On the reef lay a whale with a napkin round her neck.
[B:Five breakfasts, and it's only ten past two,] she said. [B:Every time it goes *ding*, they bring another. I don't see what people have against it.]
[N:But it's never tomorrow!] wailed the little seahorse. [N:It's today, and then it's night, and then it's *today*. I've been four for ages.]
[B:I was four for a whole year,] said the whale. [B:Have a pancake.]
*Ding!*
[B:Ah,] said the whale.
fr:
Sur le récif était couchée une baleine, une serviette autour du cou.
[B:Cinq petits déjeuners, et il n'est que deux heures dix,] dit-elle. [B:À chaque *ding*, on m'en apporte un autre. Je ne vois pas ce qu'on reproche à cette cloche.]
[N:Mais ce n'est jamais demain !] gémit le petit hippocampe. [N:C'est aujourd'hui, puis c'est la nuit, et après, c'est *aujourd'hui*. J'ai quatre ans depuis une éternité.]
[B:Moi, j'ai eu quatre ans toute une année,] dit la baleine. [B:Prends une crêpe.]
*Ding !*
[B:Ah,] fit la baleine.

=== strandEnd
en:
The whale had a single breakfast that day. She looked under the plate.
fr:
Ce jour-là, la baleine n'eut qu'un petit déjeuner. Elle regarda sous l'assiette.

=== quiet
en:
Between one *dong* and the next *ding* came a bit of real night, no longer than a yawn. They spent it with the little seahorse.
[N:On my birthday,] he whispered, [N:Mama gets up first, because of the candles. And I get into her place.]
[H:Why?]
[N:It's the best place there is.] The seahorse thought about it. [N:It's like Mama,] he said, [N:only without Mama in it.]
Then, for as long as it lasted, they let it be dark.
fr:
Entre un *dong* et un *ding*, il y eut un petit morceau de vraie nuit, pas plus long qu'un bâillement. {hf:Ils|Elles} le passèrent avec le petit hippocampe.
[N:Le jour de mon anniversaire,] souffla-t-il, [N:Maman se lève en premier, pour les bougies. Et moi, je me mets à sa place.]
[H:Pourquoi ?]
[N:C'est la meilleure place qui existe.]
Il chercha comment le dire.
[N:C'est comme Maman, mais sans Maman dedans.]
Puis, tant que cela dura, on laissa faire le noir.

=== insight >
en:
All at once no bell rang. On the bed lay a note. *Keep it. O.*
[V:I've won!] cried {V}. He got in, right in the middle, and spread out every leg.
{>gag2}
{>recap1} {>recap2}
[V:It's grown,] said {V} after a while. [V:And who's left a window open?]
{H} felt inside. It was as cold as a key.
Thirty years! And every single night, somebody had only just got up.
[H:You've never been in a cold bed before,] said {H}. [H:Not once.]
fr:
Tout à coup, on ne sonna plus. Sur le lit, il y avait un mot. *Gardez-le. O.*
[V:J'ai gagné !] cria {V}.
Il se coucha, en plein milieu, et étala toutes ses pattes.
{>gag2}
{>recap1} {>recap2}
[V:Il a grandi,] dit {V} au bout d'un moment. [V:Et qui a laissé une fenêtre ouverte ?]
{H} tâta l'intérieur. C'était froid comme une clé.
Trente ans ! Et chaque soir, chaque soir, quelqu'un venait juste de se lever.
[H:Tu n'as jamais couché dans un lit froid,] dit {H}. [H:Pas une seule fois.]

=== turn still
en:
{V} climbed out, and {H} climbed in. {h:He|She} lay as still as a loaf, until the cold had gone out at the foot.
[H:Now try.]
{V} lay down. For a while he was silent.
[V:That's her,] he said. [V:That's *exactly* her.] He got up again.
{>pay}
Round at the back, Ottilie lay in the sea chest, wide awake.
[A:No crumbs,] she said. [A:I can't sleep.]
fr:
{V} sortit du lit, et {H} s'y glissa. {h:Il|Elle} ne bougea pas plus qu'un pain, jusqu'à ce que le froid soit parti par les pieds.
[H:Essaie, maintenant.]
{V} se coucha. Pendant un moment, il ne dit rien.
[V:C'est elle,] dit-il. [V:C'est *exactement* elle.]
Et il se releva.
{>pay}
À l'arrière, Ottilie était dans le coffre, les yeux grands ouverts.
[A:Pas une miette,] dit-elle. [A:Je n'arrive pas à dormir.]

=== turn why
en:
[V:It's a warm sort of bed,] said {V}. His claws were chattering.
[H:Then why isn't it warm now?]
[V:It's tired.]
[H:And why was it warm yesterday?]
[V:Because she'd just...] {V} looked at the dent, and at the ink. [V:Oh,] he said, and got up.
{>pay}
Round at the back, Ottilie lay in the sea chest, wide awake.
[A:No crumbs,] she said. [A:I can't sleep.]
fr:
[V:C'est un lit qui est chaud,] dit {V}, qui claquait des pinces.
[H:Alors, pourquoi il n'est pas chaud, là ?]
[V:Il est fatigué.]
[H:Et hier, pourquoi il l'était, chaud ?]
[V:Parce qu'elle venait de...]
{V} regarda le creux. Il regarda l'encre.
[V:Oh,] dit-il, et il se leva.
{>pay}
À l'arrière, Ottilie était dans le coffre, les yeux grands ouverts.
[A:Pas une miette,] dit-elle. [A:Je n'arrive pas à dormir.]

=== restore
en:
*Ding*, went the bell, once. It was tomorrow! People came out, and stayed out.
[N:I'm five,] said the seahorse to each of them.
{V} got up. Ottilie came home. They met beside the bed, and {V} held up a corner of the blanket.
[V:Good night,] he said.
[A:Good morning,] said Ottilie.
{>close}
There is one note on the bedpost now. *Hurry up*, it says. *It's getting cold.*
fr:
*Ding*, fit la cloche, une fois. C'était demain ! Sur le récif, on sortit, et on resta dehors.
[N:J'ai cinq ans,] dit l'hippocampe à chacun.
{V} se leva. Ottilie rentra. Au bord du lit, ils se croisèrent, et {V} souleva un coin de la couverture.
[V:Bonne nuit,] dit-il.
[A:Bonjour,] dit Ottilie.
{>close}
Au pied du lit, il ne reste qu'un seul mot. *Dépêche-toi*, dit-il. *Ça refroidit.*

=== cameo
en:
Far down somebody they knew rang *ding*, somebody else said good night, and a blanket was held up.
fr:
Tout au fond, quelqu'un de leur connaissance sonna *ding*, quelqu'un d'autre dit bonne nuit, et une couverture se souleva.

=== ask
en:
What did each of them know about the other, without ever having met?
Why could nobody sleep in the clean bed?
Which place at home is warm because of somebody?
fr:
Que savait chacun de l'autre, sans l'avoir jamais vu ?
Pourquoi personne ne pouvait-il dormir dans le lit propre ?
Chez toi, quelle place est chaude à cause de quelqu'un ?
`
