export const band0to4 = `
=== title
en:
Hello! It's Me Again!
fr:
Coucou, c'est encore moi !

=== title
en:
The Little Dragon and the Big One
fr:
La petite dragonne et le grand dragon

=== teaser
en:
The big dragon looks for a little girl. But where is she?
fr:
Le grand dragon cherche une petite fille. Mais où est-elle ?

=== when
en:
Tonight
fr:
Ce soir

=== refrain
en:
Hello! It's me again!
fr:
Coucou ! C'est encore moi !

=== refrainLast
en:
Hello! It's *us* again!
fr:
Coucou ! C'est encore *nous !*

=== out
en:
< Up, up! {Crew} are with the stars.
~ Where do the stars live? {Crew} take a rocket up, to see.
fr:
< Hop ! {Crew} sont chez les étoiles.
~ Où habitent les étoiles ? {Crew} prennent une fusée, pour voir.

=== plant balloon
en:
< {H} has a {room:big }red balloon.
~ {H} has a red balloon. It nods. Hello, balloon!
fr:
< {H} a un {room:gros }ballon rouge.
~ {H} a un ballon rouge. Le ballon fait oui. Bonjour, ballon !

=== pay balloon
en:
< {H} ties {h:his|her} balloon to the door.
~ {H} ties {h:his|her} red balloon to the granny's rocket. Now the big dragon can see it!
fr:
< {H} attache son ballon chez la mamie.
~ {H} attache son ballon rouge à la fusée de la mamie. Comme ça, le grand dragon verra !

=== pay own
en:
< {H} waves {h:his|her} {T} by the granny's door.
~ {H} waves {h:his|her} {T} by the granny's door. [H:Big dragon! She's here!]
fr:
< {H} agite {son T} chez la mamie.
~ {H} agite {son T} devant la porte de la mamie.
~ [H:Grand dragon, elle est là !]

=== end balloon
en:
~ The balloon nods.
fr:
~ Le ballon fait oui.

=== end own
en:
~ The {T} {n:is|are} tired now.
fr:
~ {Le T} {de H} {n:fait|font} la sieste.

=== plant own
en:
< {H} waves {h:his|her} {T}. Hello, moon!
~ {H} waves {h:his|her} {T} at the moon. Hello! It's me!
fr:
< {H} agite {son T}. Coucou, la lune !
~ {H} agite {son T}. Coucou, la lune ! C'est moi !

=== loved
en:
~ {H} likes {T}? She knows that, too.
fr:
~ {H} aime {T} ? Elle le sait aussi !

=== lack >
en:
< A small dragon! She comes each day.
~ A little dragon flies by. She's here each day!
~ She knows you. {room:She knows your cat.}
{>loved}
+ She looks in at each window, to see how you are.
[N:{>refrain}]
< But they all wait for the big one!
~ But nobody looks. They all wait for the big dragon. He came just once, long ago.
fr:
Une petite dragonne passe. Tous les jours !
~ Elle te connaît. {room:Elle connaît ton chat.}
{>loved}
+ Elle regarde à chaque fenêtre, pour savoir si ça va.
[N:{>refrain}]
< Mais tout le monde attend le grand dragon !
~ Mais personne ne regarde. On attend le grand dragon. Il est venu une fois, il y a longtemps.

=== try hide >
en:
[H:Hide! Then they'll look for you,] says {H}.
~ The dragon hides behind a rock. One, two...
+ There is an eye! There is a nose! There is a tail!
[N:Boo!]
~ {F} falls on {f:his|her} bottom.
< Out she jumps! She can't hide!
~ The little dragon can't hide.
fr:
[H:Cache-toi ! On va te chercher partout,] dit {H}.
~ La dragonne se cache derrière un rocher. Un, deux...
+ Oh, un œil ! Oh, un nez ! Oh, une queue !
[N:Bouh !]
~ {F} tombe sur les fesses.
La dragonne ne sait pas se cacher.

=== try grand >
en:
[H:Fly like the big one! They'll look up,] says {H}.
~ Nose up. Eyes shut. *Whoosh!*
+ She is so grand that {F} bows to her.
*Bong!* A lamp!
~ The dragon rubs her nose.
< She is too small!
~ The little dragon is too small to be grand.
fr:
[H:Vole comme le grand, on te regardera !] dit {H}.
~ Nez en l'air. Yeux fermés. *Zou !*
+ Elle est si belle ! {F} fait la révérence.
*Bong !* Un lampadaire !
~ La dragonne se frotte le nez.
Elle est trop petite pour faire la grande.

=== try tail >
en:
{H} and {F} make the dragon a long tail. Like the big one's!
~ It goes round the moon. It goes round {F}!
+ Where is the end? It is in {F}'s ear.
*Plop!* Down she falls. Too long!
fr:
{H} et {F} font une longue queue à la dragonne. Comme le grand !
~ La queue fait le tour de la lune. Elle fait le tour {de F} !
+ Où est le bout ? Il est dans son oreille.
*Plouf !* La dragonne tombe. Trop longue !

=== way >
en:
< Big Dragon sobs.
< [V:Where is she? The girl with the blue mitten?]
~ Here comes the big dragon! He's sad.
~ {each:@ looks up.|@ look up.}
~ [V:I'm looking for a girl,] sobs the big dragon. [V:She said hello, with a blue mitten. Long ago!]
[N:{>refrain}] says the small one.
fr:
< Le grand dragon pleure.
< [V:Où est la fille à la moufle bleue ?]
~ Voilà le grand dragon ! Il est triste.
~ {each:@ lève la tête.|@ lèvent la tête.}
~ [V:Je cherche une fille,] dit le grand dragon. [V:Elle m'a fait coucou, avec une moufle bleue. Il y a longtemps !]
[N:{>refrain}] dit la petite dragonne.

=== insight >
en:
~ [H:Long ago? Then the girl grew up!] says {H}.
~ [N:A blue mitten? I know her!] says the little dragon. [N:I see her each day, at tea time!]
< [N:I know her!] says the small one.
< Look! A granny, with a blue mitten!
~ Look! A granny, by her rocket. A blue mitten!
+ She was little, and now she is old, because it was so long ago.
< [H:She was the girl!] says {H}.
fr:
~ [H:Il y a longtemps ? Alors elle a grandi !] dit {H}.
~ [N:Une moufle bleue ? Je la connais !] dit la petite dragonne. [N:Je la vois tous les jours, à l'heure du thé !]
< [N:Je la connais !] dit la petite dragonne.
< Oh ! Une mamie, avec une moufle bleue !
~ Oh ! Une mamie, devant sa fusée. Une moufle bleue !
+ Elle était petite, et elle est vieille, parce qu'il y a longtemps.
< [H:C'était elle !] dit {H}.

=== turn count
en:
{>pay}
< [N:This way!] says the small one.
~ [N:This way!] says the little dragon.
< Big Dragon turns round!
~ One, two, three, {H} counts. The big dragon turns round.
+ He has never turned round before. It takes the whole sky.
~ Slowly, slowly. Who is there?
fr:
{>pay}
[N:Par ici !] dit la petite dragonne.
< Le grand dragon se retourne !
~ Un, deux, trois, compte {H}. Le grand dragon fait demi-tour.
+ C'est son premier demi-tour. Il prend tout le ciel.
~ Doucement, doucement. Qui est là ?

=== turn why
en:
{>pay}
< [N:This way!] says the small one.
~ [N:This way!] says the little dragon.
< Big Dragon turns round!
~ The big dragon turns round. He is so big!
+ He has never turned round before. It takes the whole sky.
~ Slowly, slowly. Who is there?
fr:
{>pay}
[N:Par ici !] dit la petite dragonne.
< Le grand dragon se retourne !
~ Le grand dragon fait demi-tour. Il est si grand !
+ C'est son premier demi-tour. Il prend tout le ciel.
~ Doucement, doucement. Qui est là ?

=== restore
en:
< Granny waves! Big Dragon waves!
~ The granny waves! The big dragon waves.
{>again}
~ {>end}
< Next day: two dragons!
~ And the next day, two dragons fly by.{room: Everybody looks up!}
[N:{>refrainLast}]
fr:
< Coucou, mamie ! Coucou, dragon !
~ La mamie fait coucou ! Le grand dragon aussi.
{>again}
~ {>end}
< Le lendemain, deux dragons !
~ Et le lendemain, voilà deux dragons.{room: Tout le monde regarde !}
[N:{>refrainLast}]

=== again
en:
< {H} and {F} wave.{room: {each:@ too!|@ too!}}
~ {H} pats the big dragon. {F} tries on the dragon's hat. {each:@ wants a go.|@ want a go.}
fr:
< {H} et {F} font coucou.{room: {each:@ aussi !|@ aussi !}}
~ {H} caresse le grand dragon. {F} essaie le chapeau du dragon. {each:@ attend son tour.|@ attendent leur tour.}

=== cameo
en:
A little dragon flies by. Hello, it's you again!
fr:
Une petite dragonne passe. Coucou, c'est encore toi !

=== ask
en:
Who said hello to the big dragon?
Why didn't he find the little girl?
Who says hello to you every day?
fr:
Qui avait fait coucou au grand dragon ?
Pourquoi ne trouvait-il pas la petite fille ?
Et toi, qui te dit coucou tous les jours ?
`
