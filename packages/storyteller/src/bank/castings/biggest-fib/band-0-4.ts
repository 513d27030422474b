export const band0to4 = `
=== title
en:
Not True, Not True!
fr:
Pas vrai, pas vrai !

=== title
en:
Big Bear's Mama
fr:
La maman du gros ours

=== teaser
en:
Big Bear says a very silly thing. Or is it true?
fr:
Le gros ours dit une chose très drôle. Et si c'était vrai ?

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
Not true, not true!
fr:
Pas vrai, pas vrai !

=== refrainLast
en:
It's true, it's true!
fr:
C'est vrai, c'est vrai !

=== out
en:
< {Crew} play in the woods.
~ Who can say the silliest thing? There's a gold cup!
~ {Crew} go to the woods to win it.
fr:
< {Crew} jouent dans les bois.
~ Qui dira la plus grosse bêtise ? Il y a une coupe en or !
~ {Crew} vont au bois pour la gagner.

=== plant speech
en:
< {H} draws a whale{room: in the bath}.
~ {H} draws a whale in the bath. It comes too, as big as a bed!
fr:
< {H} dessine une baleine{room: dans le bain}.
~ {H} dessine une baleine dans le bain. Elle vient aussi, grande comme un lit !

=== pay speech
en:
< {H} rolls up {h:his|her} whale, for Mouse. *Toot!*
~ {H} rolls up {h:his|her} whale. Now it's a trumpet, for a very small voice.
fr:
< {H} roule sa baleine, pour Souris. *Tut* !
~ {H} roule sa baleine. Ça fait une trompette, pour une toute petite voix.

=== pay own torch
en:
< {H}'s {T} shines on Mama Mouse.
~ *Click!* {H}'s {T} shines on Mama Mouse. There! Now they can see her.
fr:
< {Le T} {de H} éclaire Maman Souris.
~ *Clic* ! {Le T} {de H} éclaire Maman Souris. Comme ça, on la voit.

=== pay own lantern
en:
< {H}'s {T} shines on Mama Mouse.
~ {H}'s {T} shines on Mama Mouse. There! Now they can see her.
fr:
< {Le T} {de H} éclaire Maman Souris.
~ {Le T} {de H} éclaire Maman Souris. Comme ça, on la voit.

=== pay own scarf
en:
< {H} rolls up {h:his|her} {T}. Mouse gets on. Up!
~ {H} rolls up {h:his|her} {T}. Mama Mouse gets on top. Now they can see her.
fr:
< {H} roule {son T}. Souris grimpe. Hop !
~ {H} roule {son T}. Maman Souris grimpe dessus. Hop ! Comme ça, on la voit.

=== pay own
en:
< {H} puts down {h:his|her} {T}. Mouse gets on. Up!
~ {H} puts down {h:his|her} {T}. Mama Mouse climbs on top. There! Now they can see her.
fr:
< {H} pose {son T}. Souris grimpe. Hop !
~ {H} pose {son T}. Maman Souris grimpe dessus. Hop ! Comme ça, on la voit.

=== plant own
en:
< An ant climbs {H}'s {T}. Hello, ant!
~ An ant climbs up on {H}'s {T}. Hello, up there!
fr:
< Une fourmi grimpe sur {le T} {de H}.
~ Une fourmi grimpe sur {le T} {de H}. Coucou, là-haut !

=== plant own torch
en:
< *Click!* {H}'s {T} finds an ant.
~ *Click!* {H}'s {T} finds an ant. How tiny!
fr:
< *Clic* ! {Le T} {de H} trouve une fourmi.
~ *Clic* ! {Le T} {de H} trouve une fourmi. Qu'elle est petite !

=== plant own lantern
en:
< {H}'s {T} finds an ant.
~ {H}'s {T} finds an ant in the dark. How tiny!
fr:
< {Le T} {de H} trouve une fourmi.
~ Dans le noir, {le T} {de H} trouve une fourmi. Qu'elle est petite !

=== loved
en:
~ Mama Mouse loves {T}, too. Really!
fr:
~ Maman Souris aime {T}, elle aussi. Si, si !

=== lack >
en:
< [V:My mama is a mouse,] says big Bear.
~ Big Bear goes first. [V:My mama is a mouse,] says Bear.
~ Everybody laughs and laughs.
+ They laugh because Bear is so big, and a mouse is so small.
[A:{>refrain}] says Frog.
~ But Bear does not laugh.
fr:
< [V:Ma maman est une souris,] dit le gros ours.
~ Le gros ours commence.
~ [V:Ma maman est une souris,] dit l'ours.
~ Tout le monde rit.
+ On rit : l'ours est gros, et une souris petite.
[A:{>refrain}] dit la grenouille.
~ Mais l'ours ne rit pas.

=== try whale >
en:
~ [H:There's a whale in my bath!] says {H}.
+ [F:It's true!] says {F}. [F:I gave it the soap!]
< [V:It will rain,] says Bear.
~ [V:It will rain now,] says Bear.
[A:{>refrain}] says Frog.
+ They laugh. Nobody gets a hat.
*Plip. Plop.* It rains!
fr:
~ [H:Il y a une baleine dans mon bain !] dit {H}.
+ [F:C'est vrai ! Je l'ai vue !] dit {F}.
< [V:Il va pleuvoir,] dit l'ours.
~ [V:Il va pleuvoir,] dit l'ours.
[A:{>refrain}] dit la grenouille.
+ On rit : personne ne met son chapeau.
*Plic. Ploc.* Il pleut !

=== try flea >
en:
~ [H:I've got a cow on my head!] says {H}.
~ [O:Where? Where?] They all look up.
< [V:A bee, in your hat!] says Bear.
~ [V:Frog, there is a bee in your hat,] says Bear.
[A:{>refrain}] Frog puts on her hat.
*Bzzz!*
+ Frog hops. It tickles.
fr:
~ [H:J'ai une vache sur la tête !] dit {H}.
~ [O:Où ça ? Où ça ?] crient les autres.
[V:Une abeille, dans ton chapeau !] dit l'ours.
[A:{>refrain}] La grenouille met son chapeau.
*Bzzz* !
+ La grenouille saute : ça chatouille.

=== try liar >
en:
~ [H:I ate the moon!] says {H}.
~ They look up from the soup. No moon! [O:Oh no!]
+ There's no moon. It's day.
< [V:Look out, soup!] says Bear.
~ [V:Look out for the soup,] says Bear.
[A:{>refrain}] says Frog.
*Blub, blub... splosh!* Soup on every toe!
fr:
~ [H:J'ai mangé la lune !] dit {H}.
~ On lève le nez de la soupe. Pas de lune !
~ [O:Oh non !] crie quelqu'un.
+ Pas de lune : il fait jour.
[V:Attention, la soupe !] dit l'ours.
[A:{>refrain}] dit la grenouille.
*Ploc, ploc... flac* ! Sur les pieds !

=== way >
en:
< Where does Bear live? {H} looks. A tiny, tiny door!
~ Where does Bear live? {H} follows his big footprints back.
~ {each:@ sits down in one.|@ sit down in one.}
+ It's easy. Bear is heavy.
~ The footprints stop at a door. A tiny, tiny door!
[F:Bear lives here? {>refrain}]{room: says {F}.}
fr:
< Où habite l'ours ? {H} va voir. Une toute petite porte !
~ D'où vient l'ours ? {H} suit ses grosses traces, à l'envers.
~ {each:@ s'assoit dans une trace.|@ s'assoient dans une trace.}
+ Facile : l'ours est lourd.
~ Les traces vont à une porte. Une toute petite porte !
[F:C'est chez l'ours ? {>refrain}]{room: dit {F}.}

=== insight >
en:
*Knock, knock.* Out comes... a mouse!
< [N:Where is my Bear?] asks the mouse.
~ [N:Have you seen my boy? He has no scarf!] asks the mouse.
~ By the tiny door stand two big, big boots.
+ They are outside, because they don't fit in.
[H:Bear's mama!] says {H}. [H:It *is* true!]
fr:
*Toc, toc.* Qui ouvre ? Une souris !
< [N:Où est mon ours ?] dit la souris.
~ [N:Tu as vu mon petit ? Il n'a pas d'écharpe !] dit la souris.
~ Et là, de très grosses bottes !
+ Elles sont dehors, parce qu'elles n'entrent pas.
< [H:C'est la maman de l'ours !] dit {H}.
~ [H:La maman de l'ours ! C'est vrai !] dit {H}.

=== turn tell
en:
~ {H} runs back with Mama Mouse.
{>pay}
+ Frog hushes. A mama wants to speak.
< [N:Bear! Your scarf!] says Mouse. Bear laughs!
~ [N:Bear! Put on your scarf!] says Mama Mouse.
~ Nobody laughs now. Only Bear!
fr:
~ {H} revient vite avec Maman Souris.
{>pay}
+ La grenouille se tait : une maman va parler.
< [N:Ton écharpe, mon ours !] dit Souris. L'ours rit !
~ [N:Mon ours ! Ton écharpe !] dit Maman Souris.
~ Plus personne ne rit. Sauf l'ours !

=== turn why
en:
~ {H} brings Mama Mouse. [H:Why do you laugh?]
{>pay}
+ Frog hushes. A mama wants to speak.
< [N:Bear! Your scarf!] says Mouse. Bear laughs!
~ [N:Bear! Put on your scarf!] says Mama Mouse.
~ Nobody laughs now. Only Bear!
fr:
~ {H} amène Maman Souris.
~ [H:Pourquoi vous riez ?] demande {H}.
{>pay}
+ La grenouille se tait : une maman va parler.
< [N:Ton écharpe, mon ours !] dit Souris. L'ours rit !
~ [N:Mon ours ! Ton écharpe !] dit Maman Souris.
~ Plus personne ne rit. Sauf l'ours !

=== restore
en:
< Mouse kisses Bear's toe.
~ Mama Mouse kisses Bear. Where? On the toe! She can't reach any higher.
{>again}
{>loved}
~ Bear gets the cup{room: anyway}. Now it's Mama Mouse's bath!
+ It's big. She's small.
[A:{>refrainLast}] says Frog.
fr:
< Souris embrasse l'orteil de l'ours.
~ Maman Souris embrasse l'ours. Où ça ? Sur l'orteil !
{>again}
{>loved}
~ La coupe est{room: quand même} pour l'ours. Ce sera le bain de maman !
+ Un grand bain : elle est petite.
[A:{>refrainLast}] dit la grenouille.

=== again
en:
< {Everyone} get a kiss.
~ {H} gets a small kiss. {F} gets one, too. {each:@ bends down for one.|@ bend down for one.}
fr:
< {Everyone} ont un bisou.
~ Un petit bisou pour {H}. Un pour {F}. {each:@ se baisse pour en avoir un.|@ se baissent pour en avoir un.}

=== cameo
en:
A big bear goes by. A mouse sits on his nose.
fr:
Un gros ours passe. Une souris est assise sur son nez.

=== ask
en:
Who is Bear's mama?
Did Bear say silly things, or true things?
Can you say a very silly thing?
fr:
C'est qui, la maman de l'ours ?
L'ours disait des bêtises, ou des choses vraies ?
Tu peux dire une très grosse bêtise ?
`
