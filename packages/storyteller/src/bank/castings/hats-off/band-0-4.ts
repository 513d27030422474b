export const band0to4 = `
=== title
en:
Hat, Come Back!
fr:
Chapeau, reviens !

=== title
en:
Whoo! Goes the Little Wind
fr:
Hou ! fait le petit vent

=== teaser
en:
Whoo! A little wind lifts all the hats. What does it want to say?
fr:
Hou ! Un petit vent soulève les chapeaux. Que veut-il dire ?

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
*Whoo!* Off it goes!
fr:
*Hou* ! Plus de chapeau !

=== refrainLast
en:
*Whoo!* Hello, you!
fr:
*Hou* ! Bonjour, vous !

=== out
en:
< {Crew} go down the street.
~ {Crew} go to town. Is it far? No, just round the corner.
fr:
< {Crew} vont dans la rue.
~ {Crew} vont en ville. C'est loin ? Non, juste au coin.

=== plant hat
en:
< {H} puts on Grandpa's {room:big, big }hat.
~ {H} has Grandpa's hat on. It is so big! Peekaboo, nose!
fr:
< {H} met le {room:grand, grand }chapeau de Papi.
~ {H} a mis le chapeau de Papi. Qu'il est grand ! Coucou, le nez !

=== pay hat
en:
< No hat? {H} gives the wind Grandpa's. Up, down!
~ The wind has no hat. So {H} gives it Grandpa's!
~ Up goes the hat, and down. Hello!
fr:
< Pas de chapeau ? {H} lui donne celui de Papi. Hop !
~ Le vent n'a pas de chapeau. {H} lui donne celui de Papi !
~ Le chapeau monte, et descend. Bonjour !

=== plant own
en:
< {H} lifts {h:his|her} {T}. Hello!
~ {H} lifts {h:his|her} {T}, up high. Hello, you!
fr:
< {H} lève {son T}. Coucou !
~ {H} lève {son T}, bien haut. Coucou, toi !

=== pay own
en:
< No hat? {H} gives the wind {h:his|her} {T}. Up, down!
~ The wind has no hat. So {H} gives it {h:his|her} {T}!
~ Up {n:it goes|they go}, and down. Hello!
fr:
< Pas de chapeau ? {H} lui donne {son T}. Hop !
~ Le vent n'a pas de chapeau. {H} lui donne {son T} !
~ Hop, en haut ! Hop, en bas ! Bonjour !

=== loved
en:
< The wind loves {T}{room:, like {H}}.
~ And {T}? The wind loves it, too.
fr:
< Le vent aime {T}{room:, comme {H}}.
~ Et {T} ? Le vent aime ça aussi.

=== lack >
en:
Here comes {B}. He lifts his hat. [B:Hello!]
< A little wind lifts it, too.
~ A little wind comes by. It lifts the hat, too. High, high up!
{>refrain}
+ {B} goes home. He has no hat now.
fr:
Voici {B}. Il lève son chapeau.
[B:Bonjour !]
< Un petit vent le lève aussi.
~ Un petit vent passe. Il lève aussi le chapeau. Haut, très haut !
{>refrain}
+ {B} rentre chez lui : il n'a plus de chapeau.

=== try tie >
en:
{H} ties on a hat. Tight, tight!
< Up goes the hat. Up goes {H}!
~ Here comes the wind. Up goes the hat. And up goes {H}!
+ [F:Come down!] calls {F}.
+ {H} can see the whole town from up there!
+ The wind puts {H} down, softly. It is kind.
fr:
{H} attache un chapeau. Un nœud bien serré !
< Le chapeau s'envole. {H} aussi !
~ Le vent arrive. Le chapeau s'envole. Et {H} aussi !
+ [F:Redescends !] crie {F}.
+ De là-haut, {H} voit toute la ville !
+ Le vent pose {H} tout doucement : il est gentil.

=== try bait >
en:
< {H} puts down a hat.
~ {H} and {F} put down a tall hat for the wind.
~ The wind looks under it. Nobody? Oh.
< The wind looks in. Nobody! A baby has a hat!
~ The wind goes by. Who has a hat on? A baby!
+ The baby laughs. It tickles.
{>refrain}
fr:
< {H} pose un chapeau.
~ {H} et {F} posent un grand chapeau pour le vent. Chut !
~ Le vent regarde dessous. Personne ? Oh.
< Le vent regarde dessous. Personne ! Un bébé a un bonnet !
~ Il s'en va. Qui a un bonnet ? Un bébé !
+ Le bébé rit : ça chatouille.
{>refrain}

=== try hide >
en:
{H} shuts all the hats in a box. No hats!
~ Where are the hats? The wind looks and looks.
< The wind lifts a bucket. It lifts... a roof!
~ So it lifts a bucket. It lifts... a roof!
+ Not for long. A roof is heavy.
~ *Clap!* Down it comes.
+ In the house they all look up. What was that?
fr:
{H} cache les chapeaux dans une boîte. Plus un !
~ Où sont les chapeaux ? Le vent cherche, cherche.
< Le vent soulève un seau. Et puis... un toit !
~ Alors il soulève un seau. Et puis... un toit !
+ Pas longtemps : c'est lourd, un toit.
~ Clac ! Il le repose.
+ Dans la maison, tout le monde lève le nez.

=== way >
en:
< {Everyone} climb up to the roofs.
~ Where do hats go? {H} and {F} climb up to the roofs.
< Look! A chimney has a hat on!
~ Look! All the chimneys have hats on!
~ A straw one. A woolly one. {each:@ laughs.|@ laugh.}
+ Those are the wrong heads!
~ The wind lifts one more.
{>refrain}
fr:
< {Everyone} montent sur les toits.
~ Où vont les chapeaux ? {H} et {F} montent sur les toits.
< Oh ! La cheminée a un chapeau !
~ Oh ! Les cheminées ont des chapeaux !
~ Un de paille. Un de laine. {each:@ rit.|@ rient.}
+ Quelqu'un s'est trompé de tête !
~ Le vent en lève un.
{>refrain}

=== insight >
en:
< {B} lifts a hat. [B:Hello!]
~ {B} looks out. He has a woolly hat. He lifts it. [B:Hello!]
The wind lifts a leaf. Up, and down.
+ Just like {B}!
+ It does the same, because it saw him do it. It bows a bit, too.
< [H:The wind says hello!] says {H}.
~ [H:Oh! The wind says hello!] says {H}.
fr:
< {B} lève un bonnet.
~ {B} sort avec un bonnet. Il le lève.
[B:Bonjour !]
< Le vent lève une feuille, puis la repose.
~ Le vent lève une feuille. En haut, en bas.
+ Il fait comme {B} !
+ Il fait pareil, parce qu'il l'a bien regardé. Il se penche un peu aussi.
< [H:Le vent dit bonjour !] dit {H}.
~ [H:Oh ! Le vent dit bonjour !] dit {H}.

=== turn still
en:
~ Here comes the wind. Everybody runs. {H} stands still.
< {H} stands still.
[H:Hello, wind!]
~ The wind stops, nose to nose.
+ It is so happy. Nobody said it before.
{>pay}
fr:
~ Le vent arrive. Tout le monde court. {H} ne bouge pas.
< {H} ne bouge pas.
[H:Bonjour, le vent !]
~ Le vent s'arrête, nez à nez.
+ Il est content : personne ne l'avait dit.
{>pay}

=== turn listen
en:
~ *Whoo!* Everybody runs. {H} listens. Whoo... lo? Hel-lo!
< {H} listens. Hel-lo?
[H:Hello, wind!]
~ The wind stops, nose to nose.
+ It is so happy. Nobody said it before.
{>pay}
fr:
~ *Hou* ! Tout le monde court. {H} écoute. Hou... jour ? Bonjour !
< {H} écoute. Bonjour ?
[H:Bonjour, le vent !]
~ Le vent s'arrête, nez à nez.
+ Il est content : personne ne l'avait dit.
{>pay}

=== turn why
en:
~ [H:Why do you lift our hats?] asks {H}.
~ [N:To say hello!] says the wind.
< [N:I say hello!] says the wind.
[H:Hello, wind!] says {H}.
+ It is so happy. Nobody said it before.
{>pay}
fr:
~ [H:Pourquoi tu lèves nos chapeaux ?] demande {H}.
~ [N:Pour dire bonjour !] dit le vent.
< [N:Je dis bonjour !] dit le vent.
[H:Bonjour, le vent !] dit {H}.
+ Il est content : personne ne l'avait dit.
{>pay}

=== restore
en:
< Down come the hats!
~ Down come the hats! Each one finds its head.
~ {B} has his again.
{>loved}
{>again}
+ The wind goes by every day now. It has friends.
+ Who comes round the corner?
{>refrainLast}
fr:
< Les chapeaux reviennent !
~ Les chapeaux reviennent ! Chacun trouve sa tête.
~ {B} a le sien.
{>loved}
{>again}
+ Le vent revient : il a des amis.
+ Qui arrive au coin de la rue ?
{>refrainLast}

=== again
en:
< {Everyone} say hello.
~ {H} says hello to the wind, {F} to a pigeon. {each:@, to everybody!|@, to everybody!}
fr:
< {Everyone} disent bonjour.
~ {H} dit bonjour au vent, {F} à un pigeon. {each:@, à tout le monde !|@, à tout le monde !}

=== cameo
en:
A little wind lifts a hat. Hello, wind!
fr:
Un petit vent lève un chapeau. Bonjour, le vent !

=== ask
en:
Who lifts his hat to say hello?
What does the wind lift?
How do you say hello?
fr:
Qui lève son chapeau pour dire bonjour ?
Que soulève le vent ?
Et toi, comment dis-tu bonjour ?
`
