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
~ {Crew} go to the woods to play.
~ Who can say the silliest thing? There's a gold cup!
fr:
< {Crew} jouent dans les bois.
~ {Crew} vont jouer dans les bois.
~ Qui dira la plus grosse bêtise ? Il y a une coupe en or !

=== plant speech
en:
< {H} draws a whale{room: in the bath}.
~ {H} draws a whale in the bath. The paper is as big as a bed.
fr:
< {H} dessine une baleine{room: dans le bain}.
~ {H} dessine une baleine dans le bain. La feuille est grande comme un lit.

=== pay speech
en:
< {H} rolls up {h:his|her} whale. *Toot!*
~ {H} rolls up {h:his|her} whale. Now it's a trumpet, for a very small voice.
fr:
< {H} roule sa baleine. *Tut* !
~ {H} roule sa baleine. Ça fait une trompette, pour une toute petite voix.

=== end speech
en:
{H}'s drawing hangs over the bath.
fr:
Au-dessus du bain, il y a le dessin {de H}.

=== pay own torch
en:
{H}'s {T} shines on Mama Mouse.
fr:
{Le T} {de H} éclaire Maman Souris.

=== pay own lantern
en:
{H}'s {T} shines on Mama Mouse.
fr:
{Le T} {de H} éclaire Maman Souris.

=== pay own
en:
< {H} puts Mouse on {h:his|her} {T}. Up!
~ {H} puts Mama Mouse up on {h:his|her} {T}. Now they can see her.
fr:
< {H} pose Souris sur {son T}. Hop !
~ {H} pose Maman Souris sur {son T}. Hop ! Comme ça, on la voit.

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
But Bear does not laugh.
fr:
< [V:Ma maman est une souris,] dit le gros ours.
~ Le gros ours commence.
~ [V:Ma maman est une souris,] dit l'ours.
~ Tout le monde rit, et rit encore.
+ On rit parce que l'ours est si gros, et une souris si petite.
[A:{>refrain}] dit la grenouille.
Mais l'ours ne rit pas.

=== try whale >
en:
~ [H:There's a whale in my bath!] says {H}.
~ [F:It's true!] says {F}. [F:I gave it the soap!]
< [V:It will rain,] says Bear.
~ [V:It will rain now,] says Bear.
[A:{>refrain}] says Frog.
+ Nobody gets a hat, because nobody thinks it's true.
*Plip. Plop.* It rains!
fr:
~ [H:Il y a une baleine dans mon bain !] dit {H}.
~ [F:C'est vrai !] dit {F}. [F:Je lui ai passé le savon !]
< [V:Il va pleuvoir,] dit l'ours.
~ [V:Il va pleuvoir,] dit l'ours.
[A:{>refrain}] dit la grenouille.
+ Personne ne met de chapeau, parce que personne n'y croit.
*Plic. Ploc.* Il pleut !

=== try flea >
en:
~ [H:I've got a cow on my head!] says {H}.
~ [O:Where? Where?] They all want to see the cow.
< [V:A bee, in your hat!] says Bear.
~ [V:Frog, there is a bee in your hat,] says Bear.
[A:{>refrain}] Frog puts on her hat.
*Bzzz!*
+ Frog hops, and hops, because it tickles.
fr:
~ [H:J'ai une vache sur la tête !] dit {H}.
~ [O:Où ça ? Où ça ?] Tout le monde veut voir la vache.
< [V:Une abeille, dans ton chapeau !] dit l'ours.
~ [V:Grenouille, il y a une abeille dans ton chapeau,] dit l'ours.
[A:{>refrain}] La grenouille met son chapeau.
*Bzzz* !
+ La grenouille saute, saute, parce que ça chatouille.

=== try liar >
en:
~ [H:I ate the moon!] says {H}.
~ They all look up. No moon! [O:{h:He|She} did! {h:He|She} ate it!]
+ There's no moon, because it's day.
< [V:Look out, soup!] says Bear.
~ [V:Look out for the soup,] says Bear.
[A:{>refrain}] says Frog.
*Blub, blub... splosh!* Soup on every toe!
fr:
~ [H:J'ai mangé la lune !] dit {H}.
~ Tout le monde lève le nez. Pas de lune !
~ [O:C'est vrai, il n'y en a plus !]
+ Il n'y a pas de lune, parce qu'il fait jour.
< [V:Attention, la soupe !] dit l'ours.
~ [V:Attention à la soupe,] dit l'ours.
[A:{>refrain}] dit la grenouille.
*Blob, blob... splatch* ! De la soupe sur les pieds !

=== way >
en:
< Bear goes home. {H} goes after him.
~ Bear goes home for his soup. {H} goes after his big, big steps.
~ {each:@ sits down in one.|@ sit down in one.}
+ It's easy, because Bear is heavy.
The steps stop at a door. A tiny, tiny door!
[F:Bear lives here? {>refrain}]
fr:
< L'ours rentre chez lui. {H} le suit.
~ L'ours rentre manger sa soupe. {H} suit ses traces. Comme elles sont grandes !
~ {each:@ s'assoit dans une trace.|@ s'assoient dans une trace.}
+ C'est facile, parce que l'ours est lourd.
Les traces vont à une porte. Une toute petite porte !
[F:C'est chez l'ours ? {>refrain}]

=== insight >
en:
*Knock, knock.* Out comes... a mouse!
< [N:Where is my big boy?] she asks.
~ [N:Have you seen my boy?] asks the mouse. [N:He's big, and he has no scarf on.]
+ His boots stand by the door, because they don't fit in.
~ {H} looks at the boots. Big, big boots!
[H:Bear's mama!] says {H}. [H:It *is* true!]
fr:
*Toc, toc.* Qui ouvre ? Une souris !
< [N:Où est mon grand garçon ?] demande-t-elle.
~ [N:Tu as vu mon petit ?] demande la souris. [N:Il est gros, et il n'a pas mis son écharpe.]
+ Ses bottes sont dehors, parce qu'elles n'entrent pas.
~ {H} regarde les bottes. De très, très grosses bottes !
[H:La maman de l'ours !] dit {H}. [H:C'est donc vrai !]

=== turn tell
en:
< {H} runs back with Mouse.
~ {H} runs back with Mama Mouse. Everybody is still laughing.
{>pay}
+ It goes very quiet, because somebody's mama is there.
[N:Bear! Put on your scarf!] says Mama Mouse.
Nobody laughs now. Bear does!
fr:
< {H} revient vite avec Souris.
~ {H} revient vite avec Maman Souris. Tout le monde rit encore.
{>pay}
+ On se tait, parce qu'une maman est là.
[N:Mon ours ! Ton écharpe !] dit Maman Souris.
Plus personne ne rit. Sauf l'ours !

=== turn why
en:
< {H} runs back with Mouse.
~ {H} runs back with Mama Mouse. [H:Why do you laugh?] asks {H}. [H:Listen!]
{>pay}
+ It goes very quiet, because somebody's mama is there.
[N:Bear! Put on your scarf!] says Mama Mouse.
Nobody laughs now. Bear does!
fr:
< {H} revient vite avec Souris.
~ {H} revient vite avec Maman Souris.
~ [H:Pourquoi vous riez ?] demande {H}. [H:Écoutez !]
{>pay}
+ On se tait, parce qu'une maman est là.
[N:Mon ours ! Ton écharpe !] dit Maman Souris.
Plus personne ne rit. Sauf l'ours !

=== restore
en:
< Mouse kisses Bear's nose.
~ Mama Mouse kisses Bear on his big nose.
{>again}
{>loved}
~ The gold cup is for Mama Mouse. It's her bath!
+ It's a good bath, because she's so small.
~ {>end}
[A:{>refrainLast}] says Frog.
fr:
< Souris embrasse le nez de l'ours.
~ Maman Souris embrasse l'ours sur son gros nez.
{>again}
{>loved}
~ La coupe en or est pour Maman Souris. Ce sera son bain !
+ C'est un grand bain, parce qu'elle est si petite.
~ {>end}
[A:{>refrainLast}] dit la grenouille.

=== again
en:
< {H} and {F} get a kiss. {room:{each:@ does too.|@ do too.}}
~ {H} gets a kiss, as small as a crumb. {F} gets one. {each:@ gets one too.|@ get one too.}
fr:
< {H} et {F} ont un bisou.{room: {each:@ aussi !|@ aussi !}}
~ {H} a un bisou, petit comme une miette. {F} en a un. {each:@ aussi !|@ aussi !}

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
