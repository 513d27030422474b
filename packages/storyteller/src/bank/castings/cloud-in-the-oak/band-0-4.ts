export const band0to4 = `
=== title
en:
Hold On, Little Cloud!
fr:
Tiens bon, petit nuage !

=== title
en:
The Cloud in the Tree
fr:
Le nuage dans l'arbre

=== teaser
en:
A little cloud is up in a tree. Who is holding it?
fr:
Un petit nuage est dans l'arbre. Qui le tient ?

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
Hold on, little {H}!
fr:
Tiens bon, {h:petit|petite} {H} !

=== out
en:
< {room:*Plip!* What's that? ||*Plip!* }{Crew} run to the oak.
~ *Plip!* What was that?
~ {Crew} run to the big oak tree.
fr:
< {room:*Plic* ! C'est quoi ? ||*Plic* ! }{Crew} courent vers le chêne.
~ *Plic* ! Qu'est-ce que c'est ?
~ {Crew} courent vers le grand chêne.

=== plant umbrella
en:
< {H} takes a red umbrella.
~ {H} opens {h:his|her} red umbrella, just for fun.
fr:
< {H} prend un parapluie rouge.
~ {H} ouvre son parapluie rouge, juste pour rire.

=== pay umbrella
en:
< {H} lets go of {h:his|her} umbrella. Does it fall? No! It goes up!
~ {H} lets go of {h:his|her} red umbrella. Does it fall? No! Up, up, up!
fr:
< {H} lâche son parapluie rouge. Il tombe ? Non ! Il monte !
~ {H} lâche son parapluie rouge. Il tombe ? Non ! Il monte, il monte.

=== plant dandelion
en:
< {H} holds a {room:round, soft }dandelion.
~ {H} has a dandelion, round and soft. *Fff?* Not yet.
fr:
< {H} tient un pissenlit{room: tout rond}.
~ {H} tient un pissenlit, tout rond, tout doux. *Fff* ? Pas encore.

=== pay dandelion
en:
< {H} blows {h:his|her} dandelion. Do the seeds fall? No! They fly.
~ {H} blows {h:his|her} dandelion. *Fff!* Do the seeds fall? No! They fly.
fr:
{H} souffle sur son pissenlit. *Fff* ! Les graines tombent ? Non ! Elles volent.

=== plant own
en:
< {H} holds on to {h:his|her} {T}.
~ {H} holds on to {h:his|her} {T}, tight, tight, tight.
fr:
< {H} tient bien {son T}.
~ {H} tient bien {son T}, très fort.

=== pay own
en:
[H:Cloud, hold my {T}!] says {H}.
fr:
[H:Nuage, tiens {mon T} !] dit {H}.

=== end own
en:
~ It waves the {T}!
fr:
~ Il agite {le T} !

=== loved
en:
< It plays at {T}{room:, like {H}}.
~ Then it plays at {T}, like {H}.
fr:
< Il joue à {T}{room:, comme {H}}.
~ Puis il joue à {T}, comme {H}.

=== lack >
en:
*Plip, plip.* Who is crying?
A little cloud, stuck in the tree!
+ It came down to look. Now it's too scared to go.
~ It wants to go back up. But it shakes, and holds on tight.
[H:{>refrain}] says {H}.
fr:
*Plic, plic.* Qui pleure ?
Un petit nuage, coincé dans l'arbre !
+ Il est descendu pour voir, et il n'ose plus repartir.
~ Il veut remonter au ciel. Mais il tremble, et il se tient bien fort.
[H:{>refrain}] dit {H}.

=== try pull >
en:
{H} pulls the cloud. {F} pulls {H}.
< *Bump!* Down they sit.
~ *Bump!*
~ Down they go, into the leaves.
+ There are leaves in their hair, and leaves in their socks.
The cloud holds on.
fr:
{H} tire le nuage. {F} tire {H}.
< Boum ! Sur les fesses !
~ Boum !
~ {hf:Ils tombent|Elles tombent} dans les feuilles.
+ Des feuilles dans les cheveux, des feuilles dans les chaussettes.
Le nuage tient bon.

=== try sheep >
en:
[H:Look down, cloud! Friends!] says {H}.
*Baa*, say the white sheep.
< [N:You are so far down!]
~ The cloud looks down. It is a long way down.
+ It shakes more than before, because now it has looked.
The cloud holds on.
fr:
[H:Regarde en bas, nuage ! Des copains !] dit {H}.
*Bêê*, font les moutons{room: blancs}.
< [N:Vous êtes loin !]
~ Le nuage regarde en bas. Ouh ! C'est loin, en bas.
+ Il tremble encore plus, parce que maintenant, il a vu.
Le nuage tient bon.

=== try blow >
en:
{H} and {F} blow. *Fffff! Fffff!*
+ Big cheeks! Red cheeks!
~ Off flies a hat! Off fly the leaves!
The cloud shuts its eyes. It holds on.
fr:
{H} et {F} soufflent. *Fffff ! Fffff !*
+ De grosses joues ! Des joues rouges !
~ Un chapeau s'envole ! Les feuilles s'envolent !
Le nuage ferme les yeux. Il tient bon.

=== way >
en:
< {Everyone} climb.
~ {H} and {F} climb up the tree.
A branch, and a branch, and a branch!
~ {each:@ pushes from below.|@ push from below.}
+ Don't look down, because down is far.
~ {F} knocks down a nut. [B:Hey!] says a squirrel.
[H:{>refrain}]
fr:
< {Everyone} grimpent.
~ {H} et {F} grimpent dans l'arbre.
Une branche, une branche, encore une branche !
~ {each:@ pousse d'en bas.|@ poussent d'en bas.}
+ Ne regarde pas en bas, parce que c'est haut.
~ {F} fait tomber un gland.
~ [B:Hé !] dit un écureuil.
[H:{>refrain}]

=== insight >
en:
~ {H} sits by the cloud.
< Is the tree holding the cloud? No! The cloud is holding the tree!
~ Is the tree holding the cloud? No. It has no hands!
+ A tree just stands there. It holds nobody.
[H:Cloud,] says {H}, [H:look at your hands.]
~ [N:If I let go, I'll fall!] says the cloud.
fr:
~ {H} s'assoit près du nuage.
< L'arbre tient le nuage ? Non ! C'est le nuage qui tient l'arbre !
~ C'est l'arbre qui tient le nuage ? Non. Il n'a pas de mains !
+ Un arbre, ça ne tient personne.
[H:Nuage,] dit {H}, [H:regarde tes mains.]
~ [N:Si je lâche, je tombe !] dit le nuage.

=== turn whistle
en:
{>pay}
~ Then {h:he|she} whistles, as soft as a small wind.
+ The cloud stops shaking.
+ The wind stops, to see.
< So the cloud lets go. One hand. Two hands!
~ So the cloud lets go of the tree. One hand.
~ Two hands!
fr:
{>pay}
~ Puis {h:il|elle} siffle tout doux, comme un petit vent.
+ Le nuage ne tremble plus.
+ Le vent s'arrête, pour voir.
< Alors le nuage lâche une main. Puis deux !
~ Alors le nuage lâche une main.
~ Puis deux !

=== turn still
en:
{>pay}
~ {H} stays close, very close.
+ The wind stops, to see.
< So the cloud lets go. One hand. Two hands!
~ So the cloud lets go of the tree. One hand.
~ Two hands!
fr:
{>pay}
~ Et {h:il|elle} reste là, tout près.
+ Le vent s'arrête, pour voir.
< Alors le nuage lâche une main. Puis deux !
~ Alors le nuage lâche une main.
~ Puis deux !

=== turn why
en:
~ [H:Why would you fall? Are you heavy?] asks {H}.
~ [N:No...] says the cloud.
{>pay}
+ The wind stops, to see.
< So the cloud lets go. One hand. Two hands!
~ So the cloud lets go of the tree. One hand.
~ Two hands!
fr:
~ [H:Pourquoi tu tomberais ? Tu es lourd ?] demande {H}.
~ [N:Non...] dit le nuage.
{>pay}
+ Le vent s'arrête, pour voir.
< Alors le nuage lâche une main. Puis deux !
~ Alors le nuage lâche une main.
~ Puis deux !

=== restore
en:
The cloud floats!
~ Now it is a fish, now a shoe.
+ Now a whale, and now a big hat!
{>loved}
~ {>end}
{>again}
[N:{>refrainLast}] says the cloud.
*Plip.* A kiss.
fr:
Le nuage flotte !
~ Il fait le poisson, puis la chaussure.
+ Puis la baleine, et puis un grand chapeau !
{>loved}
~ {>end}
{>again}
[N:{>refrainLast}] dit le nuage.
*Plic.* Un bisou.

=== again
en:
< {Everyone} sit on top.
~ And who holds on now? {H} holds the cloud. {F} holds {H}. {each:@ holds on behind.|@ hold on behind.}
fr:
< {Everyone} montent dessus.
~ Et qui tient bon, maintenant ? {H} tient le nuage. {F} tient {H}. {each:@ s'accroche derrière.|@ s'accrochent derrière.}

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
