export const band0to4 = `
=== title
en:
Up, Little Cloud!
fr:
Monte, petit nuage !

=== title
en:
The Cloud in the Tree
fr:
Le nuage dans l'arbre

=== teaser
en:
A little cloud is in the tree. It will not let go.
fr:
Un petit nuage est dans l'arbre. Il ne veut pas lâcher.

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
Hold on, little cloud!
fr:
Tiens bon, petit nuage !

=== refrainLast
en:
Let go, little cloud!
fr:
Vas-y, petit nuage !

=== plant umbrella
en:
{H} has a red umbrella. No rain! It is just for fun.
fr:
{H} a un parapluie rouge. Pas de pluie ! C'est pour s'amuser.

=== pay umbrella
en:
{H} lets go of the red umbrella. Does it fall? No! It goes up, up, up.
fr:
{H} lâche le parapluie rouge. Il tombe ? Non ! Il monte, il monte.

=== plant dandelion
en:
{H} has a dandelion. It is round and soft. *Fff?* Not yet!
fr:
{H} a un pissenlit. Il est rond, il est doux. *Fff* ? Pas encore !

=== pay dandelion
en:
{H} blows the dandelion. *Fff!* The seeds let go. Do they fall? No! They fly.
fr:
{H} souffle sur le pissenlit. *Fff* ! Les graines lâchent. Elles tombent ? Non ! Elles volent.

=== pay own
en:
[H:For you, cloud!] {H} holds out the {T}.
The cloud wants {n:it|them}. One hand lets go.
fr:
[H:C'est pour toi, nuage !]
{H} tend {son T}. Le nuage en a envie. Une main lâche.

=== lack >
en:
*Plip, plop.* Who is crying?
A little cloud is in the tree.
~ {>gag1}
[H:{>refrain}]
fr:
*Plic, ploc.* Qui pleure ?
Un petit nuage est dans l'arbre.
~ {>gag1}
[H:{>refrain}]

=== try pull
en:
{H} pulls the cloud. {F} pulls {H}.
*Pop!* Bump!
~ All sit down in the leaves.
The cloud holds on.
fr:
{H} tire le nuage. {F} tire {H}.
*Plop* ! Boum !
~ Tout le monde est assis dans les feuilles.
Le nuage tient bon.

=== try sheep >
en:
[H:Look, cloud! Friends!]
*Baa*, say the sheep.
~ The cloud looks down. Oh! It is so far down.
It shakes and shakes.
fr:
[H:Regarde, nuage ! Des copains !]
*Bêê*, font les moutons.
~ Le nuage regarde en bas. Oh ! C'est loin, en bas.
Il tremble, il tremble.

=== try blow
en:
{H} blows. *Fffff!* {F} blows. *Fffff!*
Off flies a hat!
~ Off fly the leaves!
The cloud shuts its eyes. It holds on.
fr:
{H} souffle. *Fffff* ! {F} souffle. *Fffff* !
Un chapeau s'envole !
~ Les feuilles s'envolent !
Le nuage ferme les yeux. Il tient bon.

=== way >
en:
Up the tree they go. One branch. Two. Three!
~ {>talent}
~ Who is that? A squirrel. Hello, squirrel!
[H:{>refrain}]
fr:
On grimpe dans l'arbre. Une branche. Deux. Trois !
~ {>talent}
~ Qui est là ? Un écureuil. Bonjour, l'écureuil !
[H:{>refrain}]

=== insight >
en:
~ {H} sits by the cloud and looks.
The tree has no hands. The cloud has two!
~ {>gag2}
[H:You hold the tree!] says {H}.
[N:I will fall!]
fr:
~ {H} s'assoit près du nuage et regarde.
L'arbre n'a pas de mains. Le nuage en a deux !
~ {>gag2}
[H:Tu tiens l'arbre !] dit {H}.
[N:Je vais tomber !]

=== turn whistle
en:
{>pay}
~ {H} whistles, soft, like a very small wind.
One hand. Two hands. Oh!
fr:
{>pay}
~ {H} siffle tout doux, comme un tout petit vent.
Une main. Deux mains. Oh !

=== turn still
en:
{>pay}
~ {H} is here. {H} does not move. In, out. In, out.
One hand. Two hands. Oh!
fr:
{>pay}
~ {H} est là. {H} ne bouge pas. On souffle tout doux.
Une main. Deux mains. Oh !

=== turn why
en:
{>pay}
~ [H:Why fall? Are you heavy?] The cloud scratches its head.
One hand. Two hands. Oh!
fr:
{>pay}
~ [H:Pourquoi tomber ? Tu es lourd ?]
~ Le nuage se gratte la tête.
Une main. Deux mains. Oh !

=== restore
en:
It floats! It is a fish. It is a shoe. It is happy.
[H:{>refrainLast}]
fr:
Il flotte ! Il fait le poisson. Il fait la chaussure. Il est content.
[H:{>refrainLast}]

=== cameo
en:
A little cloud goes by. Hello, cloud!
fr:
Un petit nuage passe. Bonjour, nuage !

=== ask
en:
Where is the cloud now?
Can you float like a cloud?
What do you hold when you are afraid?
fr:
Où est le nuage, maintenant ?
Tu sais flotter comme un nuage ?
Toi, tu tiens quoi quand tu as peur ?
`
