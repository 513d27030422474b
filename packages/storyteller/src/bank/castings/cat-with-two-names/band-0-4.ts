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
Minou ? Tigrou ? Un seul chat, deux noms. À qui est-il ?

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
< What a noise! Quick, {Crew}!
~ What is all that noise?
~ Run, run, out to see! Who runs too? {Us}, of course!
fr:
< Quel bruit ! Vite, {Crew} !
~ Mais qui crie comme ça ?
~ Vite, on court voir ! Qui court aussi ? {Us}, bien sûr !

=== plant teapot
en:
< As small as an egg is {H}'s teapot!
~ How small is {H}'s teapot? As small as an egg!
fr:
< Petite comme un œuf, la théière {de H} !
~ Elle est petite comment, la théière {de H} ? Comme un œuf !

=== pay teapot
en:
{H} puts the teapot in the middle. Tea for two!
fr:
{H} pose la théière au milieu. Du thé pour deux !

=== plant cake
en:
< A cake for later, {H}! Is it later?
~ {H} carries a cake. It is for later. Is it later now?
fr:
< {H} a un gâteau pour plus tard. C'est quand ?
~ {H} porte un gâteau. C'est pour plus tard. C'est quand, plus tard ?

=== pay cake
en:
{H} puts the cake in the middle. Cake for two!
fr:
{H} pose le gâteau au milieu. Du gâteau pour deux !

=== pay own
en:
{H} puts {h:his|her} {T} in the middle. The two ladies come to see.
fr:
{H} pose {son T} au milieu. Les deux dames s'approchent pour voir.

=== lack >
en:
< Mrs Plum has a chair. So has Mrs Quince.
~ Mrs Plum has a chair. Mrs Quince has a chair.
In the middle, a cat.
~ [N:Come, Puss!] calls Mrs Plum.
~ [A:Come, Tiger!] calls Mrs Quince.
+ The cat does not come, because he has two names.
< [N:Puss! He's mine!]
< [A:Tiger! He's mine!]
~ [N:{>refrain}]
~ [A:No! He's mine!]
fr:
< Deux chaises : madame Prune, madame Coing.
~ Madame Prune a une chaise. Madame Coing a une chaise.
Au milieu, un chat.
~ [N:Viens, Minou !] dit madame Prune.
~ [A:Viens, Tigrou !] dit madame Coing.
+ Le chat ne vient pas, parce qu'il a deux noms.
< [N:Minou ! Il est à moi !]
< [A:Tigrou ! Il est à moi !]
~ [N:{>refrain}]
~ [A:Non ! Il est à moi !]

=== try ask >
en:
[H:Who do you love, cat?] asks {H}.
+ Everybody is very quiet. Even the birds.
~ {F} sits down by the cat to listen.
The cat looks here, looks there.
~ Up he gets...
Off he goes, to the fish shop!
fr:
[H:Tu aimes qui, le chat ?] demande {H}.
+ On ne fait plus de bruit. Même les oiseaux.
~ {F} s'assoit près du chat, pour écouter.
Le chat regarde ici. Il regarde là.
~ Il se lève...
Et il va chez le poissonnier !

=== try days >
en:
[H:One day here, one day there!] says {H}.
~ {F} makes a list. Here. There. Here. There.
+ Who is first on the list? Oh dear.
[N:Me first!] says one.
[A:No, me first!] says the other.
fr:
[H:Un jour ici, un jour là !] dit {H}.
~ {F} fait une liste. Ici. Là. Ici. Là.
+ Qui est en haut de la liste ? Oh là là.
[N:Moi d'abord !] dit l'une.
[A:Non, moi d'abord !] dit l'autre.

=== try give >
en:
[H:Take the cat home!] says {H}.
[N:Home? No! You have him!] says Mrs Plum.
[A:No, you!] says Mrs Quince.
+ They push the cat here. They push him there.
~ Nobody goes home. The cat yawns.
fr:
[H:Emmenez le chat chez vous !] dit {H}.
[N:Moi ? Non ! Chez vous !] dit madame Prune.
[A:Non, chez vous !] dit madame Coing.
+ On pousse le chat par ici. On le pousse par là.
~ Personne ne rentre. Le chat bâille.

=== way >
en:
< Tip, tap, over the roof! {H} and {F} follow the cat.
~ Where does the cat go? Tip, tap, over the roof.
~ {H} and {F} go too.
~ {each:@ comes behind.|@ come behind.}
+ He knows every window, because every window has a plate.
~ One lunch here. One lunch there. What a fat cat!
And down below?
[N:{>refrain}]
[A:No! He's mine!]
fr:
< Tip, tap, sur le toit ! {H} suit le chat.
~ Où va le chat ? Tip, tap, sur le toit.
~ {H} et {F} le suivent.
~ {each:@ vient derrière.|@ viennent derrière.}
+ Il connaît les fenêtres, parce qu'il y a des assiettes.
~ Un repas ici. Un repas là. Quel gros chat !
< En bas ?
~ Et en bas ?
[N:{>refrain}]
[A:Non ! Il est à moi !]

=== insight >
en:
*Creak!* One chair comes closer. *Creak!* So does the other.
~ {H} looks at the ground.
+ There are lines in the dust, nearer and nearer.
[H:They want to sit together!] says {H}.
fr:
*Crac* ! Une chaise s'approche. *Crac* ! L'autre aussi.
~ {H} regarde par terre.
+ Il y a des traits dans la poussière, de plus en plus près.
[H:Elles veulent être ensemble !] dit {H}.

=== turn build
en:
~ {H} makes a table. {F} holds a leg.
{>pay}
*Creak*, go the chairs. So near!
fr:
~ {H} fabrique une table. {F} tient un pied.
{>pay}
*Crac*, font les chaises. Tout près !

=== turn remember
en:
~ {F} brings a table. {H} knows just where it goes.
{>pay}
*Creak*, go the chairs. So near!
fr:
~ {F} apporte une table. {H} sait où la mettre.
{>pay}
*Crac*, font les chaises. Tout près !

=== turn why
en:
~ [H:Why do you sit out here?] asks {H}.
~ [O:To see her,] they say.
{>pay}
*Creak*, go the chairs. So near!
fr:
~ [H:Pourquoi vous venez là ?] demande {H}.
~ [O:Pour la voir,] disent les deux dames.
{>pay}
*Crac*, font les chaises. Tout près !

=== restore
en:
One table. Two cups.
+ The cat sleeps on both their feet.
{>again}
[N:{>refrainLast}]
[A:Yes! He's ours!]
~ Good night, Puss-Tiger.
fr:
< Une table !
~ Une table. Deux tasses.
+ Le chat dort sur leurs quatre pieds.
{>again}
[N:{>refrainLast}]
[A:Oui ! Il est à nous !]
~ Bonne nuit, Minou-Tigrou.

=== again
en:
< {Everyone} stroke the cat.
~ {F} pours the tea. {H} strokes the cat. {each:@ eats a cake.|@ eat a cake.}
fr:
< {Everyone} caressent le chat.
~ {F} verse le thé. {H} caresse le chat. {each:@ mange un gâteau.|@ mangent un gâteau.}

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
