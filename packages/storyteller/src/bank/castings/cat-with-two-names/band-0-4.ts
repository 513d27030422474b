export const band0to4 = `
=== title
en:
Mine! No, Mine!
fr:
À moi ! Non, à moi !

=== title
en:
Whose Cat Is That?
fr:
À qui est ce chat ?

=== teaser
en:
Puss? Tiger? One cat, two names. Whose cat is he?
fr:
Minou ? Tigre ? Un seul chat, deux noms. À qui est-il ?

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
He's mine!
fr:
Il est à moi !

=== refrainLast
en:
He's ours!
fr:
Il est à nous !

=== out
en:
< {room:Listen! }Who is shouting? {Crew} {room:go and see||look}.
~ Who is shouting out there? {Crew} run out to see.
fr:
< {room:Écoute ! }Qui crie ? {Crew} vont voir.
~ Mais qui crie, dehors ? {Crew} courent voir.

=== plant teapot
en:
< {H} has a {room:teapot as small as an egg||small teapot}.
~ {H} has a teapot, as small as an egg.
+ One sip, and the tea is gone.
fr:
< La théière {de H} est petite{room: comme un œuf}.
~ {H} a une théière, petite comme un œuf.
+ Une gorgée, et c'est fini.

=== pay teapot
en:
< {H}'s teapot is so small! Come close.
~ {H} puts {h:his|her} teapot on it. It's so small! They must come close.
fr:
< Sa théière est si petite ! Approchez.
~ {H} y pose sa théière. Elle est si petite ! Il faut s'approcher.

=== plant cake
en:
< A cake! For later, {H}. {room:Later!}
~ {H} carries a cake. It is for later.
+ Is it later now? Not yet.
fr:
< Un gâteau ! Plus tard, {H}. {room:Plus tard !}
~ {H} porte un gâteau. C'est pour plus tard.
+ C'est quand, plus tard ?

=== pay cake
en:
< The cake too! Now it's later.
~ {H} puts {h:his|her} cake on it. Now it is later.
fr:
< Le gâteau aussi. C'est maintenant, plus tard !
~ {H} y pose son gâteau. Plus tard, c'est maintenant.

=== plant own boots
en:
< {H} puts a flower in {h:his|her} {T}.
~ {H} puts a flower in {h:his|her} {T}. How pretty!
fr:
< {H} met une fleur dans {son T}.
~ {H} met une fleur dans {son T}. C'est joli !

=== plant own shell
en:
< {H}'s {T} {n:holds|hold} a drop of rain.
~ {H}'s {T} {n:holds|hold} a drop of rain, like a cup.
fr:
< Une goutte de pluie dans {le T} {de H} !
~ Une goutte de pluie dans {le T} {de H} ! On dirait une tasse.

=== pay own
en:
< Two cups, side by side.
~ {H} puts two cups on it, side by side.
fr:
< Deux tasses, côte à côte.
~ {H} y pose deux tasses, côte à côte.

=== pay own torch
en:
< *Click!* {H}'s {T} {n:is|are} the lamp.
~ *Click!* {H}'s {T} {n:is|are} the lamp. A lamp for two!
fr:
< {Le T} {de H} {n:éclaire|éclairent}.
~ *Clic* ! {Le T} {de H} {n:éclaire|éclairent} la table.

=== pay own lantern
en:
< {H}'s {T} {n:is|are} the lamp.
~ {H} puts {h:his|her} {T} on it. One light for two!
fr:
< {Le T} {de H} {n:éclaire|éclairent}.
~ {H} y pose {son T}. Une lumière pour deux !

=== pay own shell
en:
< {H}'s {T} {n:holds|hold} the sugar.
~ {H} puts {h:his|her} {T} on it, full of sugar.
fr:
< {Le T} {de H} {n:sera|seront} le sucrier.
~ {H} y pose {son T}, plein de sucre.

=== pay own garment
en:
< {H}'s {T} {n:is|are} the tablecloth.
~ {H} takes off {h:his|her} {T}. A tablecloth!
fr:
< {Le T} {de H} {n:fait|font} la nappe.
~ {H} enlève {son T}. Une nappe !

=== pay own boots
en:
< {H}'s {T}: two vases!
~ {H} takes off {h:his|her} {T}. A flower in each!
fr:
< {Le T} {de H} : deux vases !
~ {H} enlève {son T}. Une fleur ici, une fleur là !

=== pay own like
en:
< {H}'s {T}! Come close, to see.
~ {H} puts {h:his|her} {T} on it. Closer! Closer! There!
fr:
< Le dessin {de H} ! Approchez, pour voir.
~ {H} y pose {son T}. Pour bien voir, il faut s'approcher.

=== plant own collection
en:
< {H}'s {T}! Come close, to see.
~ Look at {H}'s {T}! Closer. Closer. There!
fr:
< Regarde {le T} {de H} ! Plus près !
~ Regarde {le T} {de H} ! Plus près. Encore plus près. Là !

=== plant own like
en:
< {H} has {a T}. Come close!
~ Look at {H}'s {T}! Closer. Closer. There!
fr:
< Regarde {le T} {de H} ! Plus près !
~ Regarde {le T} {de H} ! Plus près. Encore plus près. Là !

=== pay own collection
en:
< {H}'s {T}! Come close, to see.
~ {H} puts {h:his|her} {T} on it. Closer! Closer! There!
fr:
< {Le T} {de H} ! Approchez, pour voir.
~ {H} y pose {son T}. Pour bien voir, il faut s'approcher.

=== loved
en:
< {H} likes {T}. Do cats? No!
~ Does a cat like {T}? No. He likes lunch.
fr:
< {H} adore {T}. Et le chat ? Non !
~ Un chat, ça aime {T} ? Non. Ça aime manger.

=== lack >
en:
< Two chairs, two ladies, one cat.
~ Mrs Plum has a chair. Mrs Quince has a chair.
~ In the middle, a cat.
~ [N:Come, Puss!] calls Mrs Plum.
~ [A:Come, Tiger!] calls Mrs Quince.
+ The cat has two names. He doesn't come at all. He washes a paw.
< [N:Puss! He's mine,] says Mrs Plum.
< [A:Tiger! He's mine,] says Mrs Quince.
~ [N:{>refrain}]
~ [A:No! He's mine!]
fr:
< Deux chaises, deux dames, un chat.
~ Madame Prune a une chaise. Madame Coing a une chaise.
~ Au milieu, un chat.
~ [N:Viens, Minou !] dit madame Prune.
~ [A:Viens, Tigre !] dit madame Coing.
+ Deux noms ! Le chat ne vient pas. Il se lave une patte.
< [N:Minou ! Il est à moi !] dit madame Prune.
< [A:Tigre ! À moi !] dit madame Coing.
~ [N:{>refrain}]
~ [A:Non ! Il est à moi !]

=== try ask >
en:
[H:Who do you love, cat?] asks {H}.
+ Everybody is very quiet. Even the birds.
~ {F} sits down by the cat to listen.
The cat looks here, looks there.
And he goes to the fish shop.
fr:
< [H:Le chat, tu aimes qui ?] demande {H}.
~ [H:Dis, le chat, tu aimes qui ?] demande {H}.
+ On ne fait plus de bruit. Même les oiseaux.
~ {F} s'assoit près du chat, pour écouter.
Le chat regarde ici. Il regarde là.
Et il va chez le poissonnier.

=== try days >
en:
[H:One day here, one day there!] says {H}.
~ {F} makes a list. Here. There. Here. There.
+ Who is first on the list? Oh dear.
[N:Me first!] says Mrs Plum.
[A:No, me first!] says Mrs Quince.
fr:
[H:Un jour ici, un jour là !] dit {H}.
~ {F} fait une liste. Ici. Là. Ici. Là.
+ Qui est en haut de la liste ? Oh là là.
[N:Moi d'abord !] dit madame Prune.
[A:Non, moi d'abord !] dit madame Coing.

=== try give >
en:
[H:Take the cat home!] says {H}.
[N:Go in? No! You have him,] says Mrs Plum.
[A:No, you,] says Mrs Quince.
+ They push the cat here. They push him there.
~ Nobody goes home. The cat yawns.
fr:
[H:Rentrez avec le chat !] dit {H}.
[N:Rentrer ? Non ! Prenez-le, vous,] dit madame Prune.
[A:Non, vous,] dit madame Coing.
+ On pousse le chat par ici. On le pousse par là.
~ Personne ne rentre. Le chat bâille.

=== way >
en:
< Over the roof goes the cat! {Everyone} follow below.
~ {H} and {F} follow the cat. Tip, tap, over the roof!
+ Every window has a plate, and every plate has a fish.
{>loved}
~ One lunch here. One lunch there. {room:What a fat cat!}
~ {each:@ counts the plates.|@ count the plates.}
< And the ladies?
~ And down below? The ladies!
[N:{>refrain}]
[A:No! He's mine!]
fr:
< Le chat est sur le toit ! {Everyone} suivent, en bas.
~ {H} et {F} suivent le chat. Tip, tap, sur le toit !
+ À chaque fenêtre, une assiette. Dans chaque assiette, un poisson.
{>loved}
~ Un repas ici. Un repas là. {room:Quel gros chat !}
~ {each:@ compte les assiettes.|@ comptent les assiettes.}
< Et les dames ?
~ Et en bas ? Les dames !
[N:{>refrain}]
< [A:Non !]
~ [A:Non ! Il est à moi !]

=== insight >
en:
< *Creak!* One chair comes closer. *Creak!* The other, too.
< Nobody looks at the cat. The ladies look at each other!
~ *Creak.* Mrs Plum's chair comes closer. *Creak.* So does Mrs Quince's.
+ There are lines in the dust, nearer and nearer.
~ The cat goes. The cat comes back. Nobody sees!
~ [H:You don't look at the cat,] says {H}. [H:You look at each other!]
fr:
< *Criic !* Une chaise s'approche. *Criic !* L'autre aussi.
< Qui regarde le chat ? Personne. Les dames se regardent !
~ *Criic.* La chaise de madame Prune s'approche. *Criic.* Celle de madame Coing aussi.
+ Des traits dans la poussière, toujours plus près.
~ Le chat part. Le chat revient. Personne ne le voit !
~ [H:Vous ne regardez pas le chat,] dit {H}. [H:Vous vous regardez !]

=== turn build
en:
< {H} puts a table in the middle.
~ {H} makes a table, right in the middle. {F} holds a leg.
{>pay}
< [N:Sit by me, Mrs Quince!]{room: says Mrs Plum.}
~ [N:Will you sit by me?] asks Mrs Plum.
~ [A:I thought you'd never ask,] says Mrs Quince.
+ She goes pink.
fr:
< {H} met une table au milieu.
~ {H} fabrique une table, en plein milieu. {F} tient un pied.
{>pay}
< [N:Venez près de moi, madame Coing !]{room: dit madame Prune.}
~ [N:Vous venez près de moi ?] demande madame Prune.
~ [A:Enfin ! Depuis le temps !] dit madame Coing.
+ Elle devient rose.

=== turn remember
en:
< {H} puts a table in the middle.
~ {F} finds a table. {H} knows where it goes: in the middle.
{>pay}
< [N:Sit by me, Mrs Quince!]{room: says Mrs Plum.}
~ [N:Will you sit by me?] asks Mrs Plum.
~ [A:I thought you'd never ask,] says Mrs Quince.
+ She goes pink.
fr:
< {H} met une table au milieu.
~ {F} trouve une table. {H} sait où la mettre : au milieu.
{>pay}
< [N:Venez près de moi, madame Coing !]{room: dit madame Prune.}
~ [N:Vous venez près de moi ?] demande madame Prune.
~ [A:Enfin ! Depuis le temps !] dit madame Coing.
+ Elle devient rose.

=== turn why
en:
< {H} puts a table in the middle.
~ [H:Why is there no table?] asks {H}. {F} brings one.
{>pay}
< [N:Sit by me, Mrs Quince!]{room: says Mrs Plum.}
~ [N:Will you sit by me?] asks Mrs Plum.
~ [A:I thought you'd never ask,] says Mrs Quince.
+ She goes pink.
fr:
< {H} met une table au milieu.
~ [H:Pourquoi il n'y a pas de table ?] demande {H}.
~ {F} en apporte une.
{>pay}
< [N:Venez près de moi, madame Coing !]{room: dit madame Prune.}
~ [N:Vous venez près de moi ?] demande madame Prune.
~ [A:Enfin ! Depuis le temps !] dit madame Coing.
+ Elle devient rose.

=== restore
en:
< One table for two.
~ One table. Two chairs. Two cups.
+ The cat sleeps on both their feet.
{>again}
[N:{>refrainLast}]
< [A:Ours!]
~ [A:Yes. He's ours,] says Mrs Quince.
*Purr*, goes Puss-Tiger.
fr:
< Une seule table.
~ Une table. Deux chaises. Deux tasses.
+ Le chat dort sur leurs quatre pieds.
{>again}
[N:{>refrainLast}]
< [A:À nous !]
~ [A:Oui. À nous,] dit madame Coing.
< *Ronron*, Minou-Tigre !
~ *Ronron*, fait Minou-Tigre.

=== again
en:
< {Everyone} tickle the cat.
~ {F} pours the tea. {H} strokes the cat. {each:@ strokes the tail.|@ stroke the tail.}
fr:
< {Everyone} chatouillent le chat.
~ {F} verse le thé. {H} caresse le chat. {each:@ caresse la queue.|@ caressent la queue.}

=== cameo
en:
A round cat goes by. Hello, cat with two names!
fr:
Un chat tout rond passe. Bonjour, le chat à deux noms !

=== ask
en:
What would you call the cat?
Who sat on a chair?
Who do you like to sit by?
fr:
Toi, tu l'appelles comment, ce chat ?
Qui avait une chaise ?
Tu aimes t'asseoir à côté de qui ?
`
