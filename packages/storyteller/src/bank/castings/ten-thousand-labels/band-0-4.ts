export const band0to4 = `
=== title
en:
Mine, Mine, Mine!
fr:
À moi, à moi, à moi !

=== title
en:
Who Has All That Glue?
fr:
Qui a toute cette colle ?

=== teaser
en:
The tree is mine. The stream is mine. Who is that, up there, with the glue?
fr:
L'arbre, à moi. Le ruisseau, à moi. Qui est là-haut, avec la colle ?

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
Mine, mine, mine!
fr:
À moi, à moi, à moi !

=== refrainLast
en:
Ours, ours, ours!
fr:
À nous, à nous, à nous !

=== out
en:
< {room:Hot feet! ||}{Crew} go to the stream.
~ Hot feet! {Crew} go down to the stream, to paddle.
fr:
< {room:Il fait chaud ! ||}{Crew} vont au ruisseau.
~ Il fait chaud ! {Crew} vont se tremper au ruisseau.

=== plant ribbon
en:
< {H} takes a {room:long, red }ribbon.
~ {H} has a red ribbon. It flies behind, like a tail.
fr:
< {H} prend un {room:long }ruban rouge.
~ {H} a un ruban rouge. Il vole derrière, comme une queue.

=== pay ribbon
en:
< {H} ties it on with {h:his|her} ribbon.
~ {H} ties it on with {h:his|her} red ribbon. What a long neck!
fr:
< {H} l'attache avec son ruban.
~ {H} l'attache avec son ruban rouge. Quel grand cou !

=== plant pencil
en:
< {H} takes a {room:small, blue }pencil.
~ {H} has a pencil, as small as a thumb. Scribble!
fr:
< {H} prend un {room:petit }crayon.
~ {H} a un crayon, petit comme un pouce. *Gribouille, gribouille* !

=== pay pencil
en:
< {H} gives her the pencil.
~ {H} gives {V} the little pencil. [H:Now you can make one!]
fr:
< {H} lui donne son crayon.
~ {H} lui donne son petit crayon.
~ [H:Tiens, à toi d'écrire !]

=== pay own
en:
{H} gives {V} {h:his|her} {T}. [H:{n:It's|They're} ours, too!]
fr:
{H} donne {son T} à {V}.
[H:Ça aussi, à nous !]

=== pay own scarf
en:
< {H} puts {h:his|her} {T} on {V}'s neck. [H:It's ours, too!]
~ {H} winds {h:his|her} {T} round {V}'s neck. Round and round! [H:It's ours, too!]
fr:
< {H} met {son T} au cou {de V}.
~ {H} enroule {son T} au cou {de V}. Un tour, deux tours. Quel grand cou !
[H:Ça aussi, à nous !]

=== plant own
en:
< {H} hugs {h:his|her} {T}. [H:Mine!]
~ {H} hugs {h:his|her} {T}. [H:Mine! All mine!]
fr:
{H} serre {son T}.
< [H:À moi !]
~ [H:À moi, rien qu'à moi !]

=== loved
en:
< [H:And {T}?] [V:Ours!]
~ [H:And {T}?] asks {H}. [V:Ours!] says {V}.
fr:
< [O:Et {T} ?] À nous !
~ [O:Et {T} ?] demande {F}. À nous, aussi !

=== lack >
en:
< A label on the stream! Out, frog! Out you get!
~ Somebody has glue. A label on the stream! Out, frog!
+ Who did it? Look up, up, up!
~ The frog sits in a bucket. [N:Where can I swim?]
[V:{>refrain}] says {V}{room: the giraffe}.
fr:
< Une étiquette sur l'eau ! Ouste, la grenouille !
~ Quelqu'un a de la colle. Et hop, une étiquette sur l'eau ! Ouste, la grenouille !
~ [N:Et moi, je nage où ?] dit {N}, dans un seau.
+ Lève le nez, parce que c'est haut !
[V:{>refrain}] dit {V}{room: la girafe}.

=== try peel >
en:
{H} pulls a label. *Rrrip!*
< It sticks to {H}'s nose!
~ Off it comes. It sticks to {H}'s nose!
~ {F} pulls it off. It sticks to {F}!
+ It won't let go! Glue, glue, glue!
+ Now it is on a hand, now on a knee!
[V:{>refrain}]{room: says {V}.}
fr:
{H} tire une étiquette. *Scratch* !
< Elle colle au nez {de H} !
~ Elle vient. Hop ! Elle colle au nez {de H} !
~ {F} tire. Hop ! Elle colle à {F} !
+ Elle ne lâche pas ! Colle, colle, colle !
+ La voilà sur une main, la voilà sur un genou !
[V:{>refrain}]{room: dit {V}.}

=== try nut >
en:
< {H} has a nut. It is shut. *Crack!*
~ {H} finds a nut. Nobody looked in there!
~ {F} opens it. *Crack!*
< What's in it? Oh no! A label!
~ What is in it? A tiny label!
+ Tiny nut, tiny label!
+ An ant could read it. [O:Mine,] reads the ant.
~ [V:Hee hee,] says {V}. [V:Mine!]
fr:
< {H} a une noisette. *Crac* !
~ {H} trouve une noisette. Personne n'a regardé dedans !
~ {F} l'ouvre. *Crac* !
Dedans ? Une étiquette !
+ Petite noisette, petite étiquette !
+ [O:À moi,] lit une fourmi.
~ [V:Hi hi,] dit {V}. [V:À moi !]

=== try moon >
en:
< [H:And the moon?] asks {H}.
~ [H:And the moon? That's not yours!] says {H}.
~ {V} looks. She puts out her neck.
Up, up, up! *Pat!*
< A label on the moon!
~ And there is a label on the moon.
+ She can do it. Her neck is so long.
+ [N:No more moon,] says {N}.
[V:{>refrain}]
fr:
< [H:Et la lune ?] dit {H}.
~ [H:Et la lune ? Pas à toi !] dit {H}.
~ {V} regarde. Elle tend le cou.
Haut, haut, haut ! *Paf* !
< Une étiquette sur la lune !
~ Et voilà une étiquette sur la lune.
+ Elle peut : elle a un très grand cou.
+ Plus de lune pour la grenouille !
[V:{>refrain}]

=== way >
en:
< What has no label? {Everyone} look. The leaf? A label!
~ Is there one thing with no label? {H} and {F} look.
~ On the leaf? A label! Under the leaf? A label!
~ {each:@ looks in a hole. A label!|@ look in a hole. A label!}
+ There is one on a worm. It is long, because the worm is.
[V:{>refrain}]
fr:
< Une chose sans étiquette ? {Everyone} cherchent. La feuille ? Collée !
~ Une chose sans étiquette ? {H} et {F} cherchent.
~ Sur la feuille ? Une étiquette ! Dessous ? Une étiquette !
~ {each:@ regarde dans un trou. Une étiquette !|@ regardent dans un trou. Une étiquette !}
+ Il y en a une sur un ver, toute longue, parce que le ver aussi.
[V:{>refrain}]

=== insight >
en:
~ {H} looks at {V}. On her feet? No. On her tummy? No.
< [H:{V}! You have no label! Not one!] says {H}.
~ [H:{V}!] says {H}. [H:There is no label on *you*!]
~ {V} looks and looks.
+ She looks at her spots, and at her tail.
[V:No,] says {V}. [V:I'm nobody's.] *Sniff.*
fr:
~ {H} regarde {V}. Sur les pieds ? Non. Sur le ventre ? Non.
< [H:{V} ! Pas d'étiquette sur toi !] dit {H}.
~ [H:{V} !] dit {H}. [H:Il n'y a pas d'étiquette sur *toi* !]
~ {V} se regarde.
+ Elle cherche même sous ses taches.
[V:Non,] dit {V}. [V:Je ne suis à personne.] *Snif.*

=== turn draw
en:
< {H} makes {V} a label. It says: ours!
~ {H} draws {N}, {F} and a long, long giraffe.
~ [H:A label for you! It says *ours*!]
{>pay}
~ {V} has a label!
+ She laughs. Now she is in it.
fr:
< {H} fait une étiquette pour {V} : à nous !
~ {H} dessine : {N}, {F} et une longue, longue girafe.
~ [H:Une étiquette pour toi ! C'est écrit *à nous* !]
{>pay}
~ {V} a son étiquette !
+ Elle rit : elle est dessus.

=== turn climb
en:
< {H} makes {V} a label. It says: ours!
~ {H} climbs the tree, up to {V}'s nose. [V:Oh! Hello!]
~ [H:A label for you!] says {H}. [H:It says *ours*!]
{>pay}
~ {V} has a label!
+ She laughs. Nobody ever came up here.
fr:
< {H} fait une étiquette pour {V} : à nous !
~ {H} grimpe à l'arbre, tout près du nez {de V}.
~ [V:Oh ! Bonjour !]
~ [H:Une étiquette pour toi !] dit {H}. [H:C'est écrit *à nous* !]
{>pay}
~ {V} a son étiquette !
+ Elle rit : on ne monte jamais la voir.

=== turn why
en:
< {H} makes {V} a label. It says: ours!
~ [H:Nobody's? Oh no!] says {H}. [N:Make her a label!] says {N}.
~ [H:Here!] says {H}. [H:It says *ours*!]
{>pay}
~ {V} has a label!
+ She laughs. Now she is somebody's.
fr:
< {H} fait une étiquette pour {V} : à nous !
~ [H:À personne ? Oh non !] dit {H}.
~ [N:Fais-lui une étiquette !] dit {N}.
~ [H:Tiens !] dit {H}. [H:C'est écrit *à nous* !]
{>pay}
~ {V} a son étiquette !
+ Elle rit : maintenant, elle est à quelqu'un.

=== restore
en:
~ *Rrrip, rrrip!* {V} takes them all off.{?told(moon): And the moon? *Rrrip!*|}
< *Rrrip!* Off come the old labels!
*Splash!* goes {N}.
~ {>end}
+ What a big, big splash!
+ Splash on the tree, splash on the giraffe!
{>loved}
{>again}
~ Whose stream is it now?
[V:{>refrainLast}]{room: says {V}.}
fr:
~ *Scratch, scratch* ! {V} enlève les vieilles étiquettes.{?told(moon): Et la lune ? *Scratch* !|}
< *Scratch* ! {V} enlève les vieilles étiquettes.
*Plouf* ! fait {N}.
~ {>end}
+ Quel gros, gros plouf !
+ Mouillé, l'arbre ! Mouillée, la girafe !
{>loved}
{>again}
~ À qui est le ruisseau, maintenant ?
[V:{>refrainLast}]{room: dit {V}.}

=== end ribbon
en:
~ The red ribbon flies, up there.
fr:
~ Le ruban rouge vole, tout là-haut.

=== again
en:
< {Everyone} paddle.
~ {H} paddles. {F} gets splashed. {each:@ blows bubbles.|@ blow bubbles.}
fr:
< {Everyone} barbotent.
~ {H} barbote. {F} se fait éclabousser. {each:@ fait des bulles.|@ font des bulles.}

=== cameo
en:
A giraffe goes by with a label on. Hello, giraffe!
fr:
Une girafe passe, avec une étiquette. Bonjour, girafe !

=== ask
en:
Where is the giraffe's label?
Who goes splash?
What is yours? What is ours?
fr:
Où est l'étiquette de la girafe ?
Qui fait plouf ?
Qu'est-ce qui est à toi ? Qu'est-ce qui est à nous ?
`
