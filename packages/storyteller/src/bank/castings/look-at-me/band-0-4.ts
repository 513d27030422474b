export const band0to4 = `
=== title
en:
Look, Look, Look!
fr:
Regarde, regarde !

=== title
en:
Look at Me, Mama!
fr:
Regarde-moi, maman !

=== teaser
en:
A whole town must look at one bench. Why? And who looks at Lamb?
fr:
Toute une ville regarde un banc. Pourquoi ? Et qui regarde l'agneau ?

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
Look at me!
fr:
Regardez-moi !

=== refrainLast
en:
I'm looking!
fr:
Je regarde !

=== out
en:
< {Crew} come to town.
~ Hop, hop! {Crew} come into town. It's market day!
fr:
< {Crew} vont en ville.
~ Hop, hop ! {Crew} arrivent en ville. C'est jour de marché !

=== plant flower
en:
< {H} takes a {room:big }red flower.
~ {H} picks a red flower. Who is it for? We'll see!
fr:
< {H} prend une {room:grosse }fleur rouge.
~ {H} cueille une fleur rouge. C'est pour qui ? On verra !

=== pay flower
en:
< {H} throws the flower. Bravo!
~ {H} throws {h:his|her} red flower. [H:Bravo, {V}!]
fr:
< {H} lance la fleur. Bravo !
~ {H} lance sa fleur rouge.
~ [H:Bravo, {V} !]

=== pay own
en:
< {V} gets {H}'s {T}!
~ {H} gives {V} {h:his|her} {T}. [H:Bravo!]
fr:
< {Le T} {de H} {n:est|sont} pour {V} !
~ {H} donne {son T} à {V}.
~ [H:Bravo !]

=== plant own
en:
[H:Look at my {T}!] says {H}.
fr:
[H:Regardez {mon T} !] dit {H}.

=== loved
en:
< {H} loves {T}. Who looks? Nobody!
~ One man is good at {T}. Nobody sees.
fr:
< {H} adore {T}. Qui regarde ? Personne !
~ Un monsieur veut {T}. Personne ne le voit.

=== lack >
en:
< On a bench: {V} the {v:wizard|witch}!
~ Up on a bench gets {V} the {v:wizard|witch}.
[V:{>refrain}]
< *Ping!* {room:All the||The} town must look.
~ *Ping!* It is magic. Now all the town must look.
~ A man butters his hat!
+ He can't see his bread. He looks at the bench.
~ [N:Mama, I can jump!] says Lamb. Mama can't look.
< [N:Mama!] says Lamb. Mama can't look.
fr:
< Sur un banc, {V} {v:le sorcier|la sorcière} !
~ {V} {v:le sorcier|la sorcière} monte sur un banc.
[V:{>refrain}]
< *Ping !* Toute la ville doit regarder.
~ *Ping !* C'est magique. Toute la ville doit regarder.
~ Un monsieur beurre son chapeau !
+ Il ne voit pas son pain : il regarde le banc.
~ [N:Maman, je sais sauter !] dit l'agneau. Maman ne peut pas regarder.
< [N:Maman !] dit l'agneau. Maman ne peut pas.

=== try screen >
en:
{H} and {F} hold up a big flag. Now no one can see {V}!
< The town walks round it!
~ Tap, tap, tap. The town walks round the flag.
+ It goes round and round. It has to look.
~ *Splash!* The baker is in the fountain.
~ And still they all look.
fr:
{H} et {F} tendent un grand drapeau. On ne voit plus {V} !
< La ville fait le tour !
~ Tap, tap, tap. La ville fait le tour du drapeau.
+ Elle tourne, elle tourne : il faut qu'elle regarde.
~ *Plouf !* Le boulanger est dans la fontaine.
~ Et on regarde encore.

=== try show >
en:
{H} dances. {F} stands on one leg.{room: What a show!}
< Who looks? Only {V}!
~ Who looks? No one!
~ Oh yes, one does. It is {V}!
+ {v:He|She} looks so hard. {v:He|She} likes it so much.
< [V:I want to do that!] {v:he|she} says.
~ [V:Oh, I want to do that!] says {V}.
fr:
{H} danse. {F} tient sur un pied.{room: Quel spectacle !}
< Qui les voit ? {V} !
~ Qui les voit ? Pas un chat !
~ Si, quelqu'un. C'est {V} !
+ {v:Il|Elle} regarde si fort : ça lui plaît beaucoup.
< [V:Oh, je veux faire ça !] dit-{v:il|elle}.
~ [V:Oh, moi aussi, je veux !] dit {V}.

=== try hats >
en:
{H} pulls the hats down. {F} gets the big ones. Now it's dark!
~ [A:I see a hat,] says Mama Sheep.
+ It smells of hair. It's a hat.
< But the noses all point at {V}!
~ But look at the noses! They all point at {V}.
fr:
< {H} baisse les chapeaux. {F} aussi.
~ {H} enfonce les chapeaux. {F} prend les plus grands.
Il fait noir !
~ [A:Je vois un chapeau,] dit maman brebis.
+ Ça sent les cheveux : c'est un chapeau.
< Mais les nez ? Tous vers {V} !
~ Mais regarde les nez ! Ils montrent tous {V}.

=== way >
en:
< {Everyone} ask the guard. He looks at the bench, too!
~ {H} and {F} go up to the castle. Who can help?
~ The guard? He looks at the bench.
+ He can't stop. The magic has him by the nose.
~ {each:@ pulls his nose. No.|@ pull his nose. No.}
{>loved}
And who calls? [V:{>refrain}]
fr:
< {Everyone} vont voir le garde. Il ne les voit pas !
~ {H} et {F} montent au château. Qui peut aider ?
~ Le garde ? Il regarde le banc.
+ Il ne peut pas arrêter : la magie le tient par le nez.
~ {each:@ lui tire le nez. Non.|@ lui tirent le nez. Non.}
{>loved}
Et qui crie ?
[V:{>refrain}]

=== insight >
en:
< [N:Look at me!] says Lamb.
~ Lamb bends his knees. [N:Look at me!]
[H:I'm looking!] says {H}. Hop! Lamb jumps.
+ Now he is glad, because somebody saw.
~ [F:And {V}?] asks {F}. They look, and look.
< And {V}? {v:He|She} does... nothing!
~ {V} does... nothing at all!
fr:
< [N:Regarde-moi !] dit l'agneau.
~ L'agneau plie les genoux.
~ [N:Regarde-moi !]
[H:Je regarde !] dit {H}. Hop ! L'agneau saute.
+ Il est content, parce que quelqu'un l'a vu.
~ [F:Et {V} ?] demande {F}. On regarde, on regarde.
< Et {V} ? {v:Il|Elle} ne fait... rien !
~ {V} ne fait... rien du tout !

=== turn mimic
en:
~ {H} rolls over. Bump!
~ [H:Now you!] says {H}.
< {H} rolls. Bump! {V} rolls. Bump! *Ohhh!*
~ {V} takes a big breath. Over {v:he|she} goes! *Ohhh!* says the town.
~ At last, something to see! The magic stops.
< At last, something to see! The magic stops.
{>pay}
fr:
~ {H} fait une galipette. Boum !
~ [H:À toi !] dit {H}.
< {H} roule. Boum ! {V} roule. Boum ! *Ohhh !*
~ {V} respire un grand coup. Et hop, une galipette ! *Ohhh !* dit la ville.
~ Enfin, quelque chose à voir ! La magie s'arrête.
< Enfin, un spectacle ! La magie s'arrête.
{>pay}

=== turn still
en:
~ {H} sits down and looks. [H:I'm ready!]
~ {V} takes a big breath.
< [H:I'm looking!]{room: says {H}.}
< {V} rolls. Bump! *Ohhh!*
~ Over {v:he|she} goes! *Ohhh!* says the town.
~ At last, something to see! The magic stops.
< At last, something to see! The magic stops.
{>pay}
fr:
~ [H:Vas-y !] dit {H}, qui ne bouge plus.
~ {V} respire un grand coup.
< [H:Je regarde !]{room: dit {H}.}
< {V} roule. Boum ! *Ohhh !*
~ Et hop, une galipette ! *Ohhh !* dit la ville.
~ Enfin, quelque chose à voir ! La magie s'arrête.
< Enfin, un spectacle ! La magie s'arrête.
{>pay}

=== turn why
en:
~ [H:Why don't you jump?] asks {H}.
~ [V:What if I fall?] says {V}. [H:Then you fall!] says {H}.
< [H:I'm looking!]{room: says {H}.}
< {V} rolls. Bump! *Ohhh!*
~ Over {v:he|she} goes! *Ohhh!* says the town.
~ At last, something to see! The magic stops.
< At last, something to see! The magic stops.
{>pay}
fr:
~ [H:Pourquoi tu ne sautes pas ?] demande {H}.
~ [V:Et si je tombe ?] dit {V}.
~ [H:Eh bien, tu tombes !]
< [H:Je regarde !]{room: dit {H}.}
< {V} roule. Boum ! *Ohhh !*
~ Et hop, une galipette ! *Ohhh !* dit la ville.
~ Enfin, quelque chose à voir ! La magie s'arrête.
< Enfin, un spectacle ! La magie s'arrête.
{>pay}

=== restore
en:
Now Mama Sheep can turn her head!
~ [N:Look, Mama!] says Lamb. Hop!
< Hop, goes Lamb!
+ Hop, hop, hop. Once is not enough.
{>again}
[A:{>refrainLast}] says Mama.
fr:
< Maman tourne la tête.
~ Maman brebis tourne enfin la tête !
~ [N:Regarde, maman !] dit l'agneau. Hop !
< Hop, fait l'agneau !
+ Hop, hop, hop : une fois, ce n'est pas assez.
{>again}
[A:{>refrainLast}] dit maman.

=== again
en:
< {H} and {F} jump, too.{room: {each:@ too!|@ too!}}
~ {H} hops over the bucket. {F} hops into it. {each:@ too!|@ too!}
fr:
< {H} et {F} font hop, hop !{room: {each:@ aussi !|@ aussi !}}
~ {H} saute par-dessus le seau. {F} saute dedans. {each:@ aussi !|@ aussi !}

=== cameo
en:
A lamb jumps over a bucket. Hop! His mama looks.
fr:
Un agneau saute un seau. Hop ! Sa maman regarde.

=== ask
en:
Who could not look at Lamb?
Can you jump like Lamb? Show me!
What can you do all by yourself?
fr:
Qui ne pouvait pas regarder l'agneau ?
Tu sais sauter comme l'agneau ? Montre !
Que sais-tu faire tout seul ?
`
