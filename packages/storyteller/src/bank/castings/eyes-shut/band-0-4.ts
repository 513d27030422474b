export const band0to4 = `
=== title
en:
Wake Up, Sun!
fr:
Debout, soleil !

=== title
en:
Cock-a-Doodle-Doo!
fr:
Cocorico !

=== teaser
en:
The rooster says: I wake the sun! Is that so?
fr:
Le coq dit : c'est moi qui réveille le soleil ! Est-ce bien vrai ?

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
Cock-a-doodle-doo! Sun, where are you?
fr:
Cocorico ! Soleil, par ici !

=== refrainLast
en:
Cock-a-doodle-doo! Sun, I see you!
fr:
Cocorico ! Soleil, te voici !

=== out
en:
< {room:It is dark. ||}{Crew} are up. And the sun? Who wakes it?
~ It is still night on the farm. {Crew} are up.
~ They wait for the sun. Who wakes it?
fr:
< {room:Il fait noir. ||}{Crew} sont debout. Et le soleil, qui le réveille ?
~ Il fait encore nuit à la ferme. {Crew} sont debout.
~ On attend le soleil. Qui le réveille ?

=== plant trumpet
en:
< {room:*Toot!* }{H} blows a trumpet.
~ *Toot, toot!* {H} blows a tin trumpet.
+ Everybody is awake now.
fr:
< {room:*Tut* ! }{H} souffle dans sa trompette.
~ *Tut, tut* ! {H} souffle dans sa trompette.
+ Tout le monde est réveillé.

=== pay trumpet
en:
[H:Look!] says {H}. [H:Look at my trumpet!]
fr:
[H:Regarde !] dit {H}. [H:Regarde ma trompette !]

=== plant own
en:
< [H:Look at my {T}!] says {H}.
~ [H:Look at my {T}! Do you see {n:it|them}?] says {H}.
fr:
< [H:Regarde {mon T} !] dit {H}.
~ [H:Regarde {mon T} ! Tu {T:le|la} vois ?] dit {H}.

=== pay own
en:
[H:Look!] says {H}. [H:Look at my {T}!]
fr:
[H:Regarde !] dit {H}. [H:Regarde {mon T} !]

=== loved
en:
< Does it love {T}{room:, like {H}}?
~ And does it like {T}? He wants to know.
fr:
< Il aime {T}{room:, comme {H}} ?
~ Est-ce qu'il aime {T} ? Le coq veut savoir.

=== lack >
en:
< [V:I wake the sun!] says the rooster.
~ [V:I wake the sun,] says the rooster. [V:Only me.]
+ He is very loud, because the sun is far.
< [N:Me too?] asks a chick.
~ [N:Can I sing too?] asks a chick.
< [V:No! Cock-a-doodle-doo! Sun, where are you?]
~ [V:No,] says the rooster. [V:{>refrain}]
fr:
< [V:Moi, je réveille le soleil,] dit le coq.
~ [V:C'est moi qui réveille le soleil,] dit le coq. [V:Rien que moi.]
+ Il crie très fort, parce que le soleil est loin.
< [N:Et moi ?] dit un poussin.
~ [N:Je peux chanter aussi ?] demande un poussin.
< [V:Non ! Cocorico ! Soleil, par ici !]
~ [V:Non,] dit le coq. [V:{>refrain}]

=== try pans >
en:
< [H:Wake up, sun!] {H} bangs a pot. {F} rings a bell. *Ting!*
< The cow gets up.
~ [H:Wake up, sun!] {H} bangs a pot. *Bang, bang!* {F} rings a bell. *Ting!*
~ The cow gets up. [O:Moo?]
+ The pigs get up. The ducks get up.
The sun doesn't.
~ It's still night.
fr:
[H:Debout, soleil !]
< {H} tape sur une casserole. *Bing, bong* ! {F} sonne une cloche.
~ {H} tape sur une casserole. *Bing, bong* ! {F} sonne une cloche. *Ding* !
La vache se lève.
~ [O:Meuh ?]
+ Les cochons se lèvent. Les canards se lèvent.
Pas le soleil.
~ Il fait toujours nuit.

=== try hill >
en:
< Up the hill! {H} and {F} look for the sun. A light!
~ {H} and {F} run up the hill to find the sun.
+ Up and up, because the sun gets up there.
~ A light!
- The sun?
~ [F:Good morning!] says {F}.
No. It is the moon.
fr:
< {H} et {F} montent sur la colline chercher le soleil. Une lumière !
~ {H} et {F} montent sur la colline chercher le soleil.
+ Vite, vite, parce que le soleil se lève là-haut.
~ Une lumière !
- C'est lui ?
~ [F:Bonjour !] dit {F}.
Non. C'est la lune.

=== try supper >
en:
< [H:Your turn, chick!] says {H}. Hot soup for the rooster! He nods... he sleeps...
~ {H} has an idea: soup, to make the rooster sleep!
+ A spoon for the sun, a spoon for the moon...
~ The rooster's head goes down. Shh!
~ {F} tiptoes to the chick. [F:Now you sing!]
[V:Cock-a-doodle-doo!] snores the rooster.
+ Louder than ever.
fr:
< [H:À toi, poussin !] dit {H}.
< De la soupe pour le coq ! Il bâille... il dort...
~ {H} a une idée : de la soupe, pour endormir le coq !
+ Une cuillère pour le soleil, une cuillère pour la lune...
~ La tête du coq descend, descend. Il dort !
~ [F:À toi, poussin !] souffle {F}.
[V:Cocorico !] ronfle le coq.
+ Plus fort que jamais.

=== way >
en:
< The rooster asks a hen:
< [V:Psst! Is the sun pink? Or green?]
~ A hen sits on her eggs.
~ [V:Psst, hen,] says the rooster. [V:Is the sun pink? Or green?]
{>loved}
< And he sings:
~ What a funny thing to ask!
+ The hen shuts one eye. She thinks.
~ {each:@ yawns: green!|@ yawn: green!}
[V:{>refrain}]
fr:
< Le coq demande à une poule :
< [V:Psst ! Il est rose, le soleil ? Ou vert ?]
~ Une poule couve ses œufs.
~ [V:Psst, la poule !] dit le coq. [V:Il est rose, le soleil ? Ou vert ?]
{>loved}
< Il chante :
~ Quelle drôle de question !
+ La poule ferme un œil. Elle réfléchit.
~ {each:@ bâille : vert !|@ bâillent : vert !}
[V:{>refrain}]

=== insight >
en:
< The rooster sings and sings.
~ {F} waves at the rooster. The rooster sings on, and sees nothing.
[N:He never sees me,] says the chick.
~ {H} climbs up, up, up, and looks.
[H:Oh!] says {H}. [H:His eyes are shut!]
+ Shut, like two little doors at night.
fr:
Le coq chante, chante.
~ {F} lui fait coucou. Le coq ne voit rien.
[N:Il ne me voit jamais,] dit le poussin.
~ {H} grimpe, pour voir de tout près.
[H:Oh !] dit {H}. [H:Il a les yeux fermés !]
+ Fermés comme deux petites portes, la nuit.

=== turn whistle
en:
~ {H} whistles, very softly. *Fwee.* The rooster stops.
{>pay}
+ The whole farm waits. Nobody even says moo.
One eye. Two eyes. Up comes the sun!
~ [V:But I didn't sing!] says the rooster.
fr:
~ {H} siffle, tout bas. *Fuiit.* Le coq s'arrête.
{>pay}
+ Toute la ferme attend. Pas un seul meuh.
Un œil. Deux yeux. Le soleil se lève !
~ [V:Mais je n'ai pas chanté !] dit le coq.

=== turn why
en:
~ [H:Why don't you look?] asks {H}.
~ [V:I have to sing,] says the rooster.
{>pay}
+ The whole farm waits. Nobody even says moo.
One eye. Two eyes. Up comes the sun!
~ [V:But I didn't sing!] says the rooster.
fr:
~ [H:Pourquoi tu ne regardes pas ?] demande {H}.
~ [V:Il faut que je chante,] dit le coq.
{>pay}
+ Toute la ferme attend. Pas un seul meuh.
Un œil. Deux yeux. Le soleil se lève !
~ [V:Mais je n'ai pas chanté !] dit le coq.

=== restore
en:
< [V:Pink!] says the rooster.
~ [V:It is pink!] says the rooster.
+ He runs and tells the hen.
{>again}
< [V:Now you, chick!{room: I'll look.}]
~ [V:You sing, little chick,] says the rooster. [V:I want to look.]
< [N:Cock-a-doodle-doo! Sun, I see you!]
~ [N:{>refrainLast}] sings the chick.
fr:
< [V:Rose !] dit le coq.
~ [V:Il est rose !] dit le coq.
+ Il court le dire à la poule.
{>again}
< [V:À toi, poussin !{room: Moi, je regarde.}]
~ [V:Chante, petit poussin,] dit le coq. [V:Moi, je regarde.]
< [N:Cocorico ! Soleil, te voici !]
~ [N:{>refrainLast}] chante le poussin.

=== again
en:
< Pink {H}! Pink {F}! {each:@ is pink!|@ are pink!}
~ {H} is pink. {F} is pink. Everybody is pink. {?own(dinosaur):Even the dinosaur!|Even the cow!}
fr:
< {H} est rose ! {F} est rose ! {each:@ est rose !|@ sont roses !}
~ {H} est rose. {F} est rose. Tout le monde est rose. {?own(dinosaur):Même le dinosaure !|Même la vache !}

=== cameo
en:
A rooster says hello, with both eyes open.
fr:
Un coq dit bonjour, les yeux grands ouverts.

=== ask
en:
Who sings to the sun?
Why had the rooster never seen the sun?
What colour is your sun?
fr:
Qui chante pour le soleil ?
Pourquoi le coq n'avait-il jamais vu le soleil ?
Il est de quelle couleur, ton soleil ?
`
