export const band0to4 = `
=== title
en:
Wake Up, Owl!
fr:
Réveille-toi, chouette !

=== title
en:
Shh! Owl Is Asleep
fr:
Chut ! La chouette dort

=== teaser
en:
The new owl sleeps all day. When does she wake up?
fr:
La nouvelle dort toute la journée. Quand va-t-elle se réveiller ?

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
Shh! Owl is asleep.
fr:
Chut ! La chouette dort.

=== refrainLast
en:
Shh! {H} is asleep.
fr:
Chut ! {H} dort.

=== out
en:
< Good morning! Here are {Crew}.
~ Good morning, school! Here are {Crew}.
~ There is somebody new today.
fr:
Bonjour, l'école ! Voilà {Crew}.
~ Il y a une nouvelle, aujourd'hui.

=== plant star
en:
< {H} has a gold star: best good morning!
~ {H} has a gold star. It is for the best good morning of the day.
fr:
< {H} a l'étoile du plus beau bonjour.
~ {H} a une étoile dorée. C'est pour le plus beau bonjour du jour.

=== pay star
en:
[H:Good morning, Owl!] says {H}, and gives her the gold star.
fr:
[H:Bonjour, la chouette !] dit {H}. L'étoile dorée est pour elle.

=== pay own torch
en:
{H} lights {h:his|her} {T}, to help. [N:What for?] says Owl.
fr:
< {H} allume {son T}.
~ {H} allume {son T}, pour l'aider.
[N:Pour quoi faire ?] dit la chouette.

=== pay own lantern
en:
{H} lights {h:his|her} {T}, to help. [N:What for?] says Owl.
fr:
< {H} allume {son T}.
~ {H} allume {son T}, pour l'aider.
[N:Pour quoi faire ?] dit la chouette.

=== pay own
en:
{H} hides {h:his|her} {T}. Owl finds {n:it|them} in the dark!
fr:
{H} cache {son T}. La chouette {T:le|la} trouve dans le noir !

=== lack >
en:
Owl is new at school.
She sits down.
She shuts her eyes.
+ She sits by the window, because the sun is warm there.
~ [O:Good morning, Owl!] Not a word. {H} says, very softly:
[H:{>refrain}]
fr:
La chouette est nouvelle à l'école.
Elle s'assoit.
Elle ferme les yeux.
+ Elle est près de la fenêtre, parce que le soleil y est chaud.
~ [O:Bonjour, la chouette !]
~ Pas un mot. {H} dit tout bas :
[H:{>refrain}]

=== try wake >
en:
[H:Wake up, Owl!] {H} rings the bell. *Ding!* {F} bangs the drum. *Boom!*
+ All the other children put their hands on their ears.
~ The chalk jumps. The chairs jump.
And Owl? Owl sleeps.
fr:
[H:Réveille-toi, chouette !]
{H} sonne la cloche. *Ding* ! {F} tape sur le tambour. *Boum* !
+ Les autres se bouchent les oreilles.
~ La craie saute. Les chaises sautent.
Et la chouette ? Elle dort.

=== try teach >
en:
{H} hops. {F} counts: one, two, hop! Owl hops too.
+ Left wing, right wing, hop!
But her eyes are shut.
*Bump!* Hello, wall.
fr:
{H} saute. {F} compte : un, deux, hop ! La chouette saute.
+ Une aile, l'autre aile, hop !
Mais elle a les yeux fermés.
*Boum* ! Bonjour, le mur.

=== try tree >
en:
It is the day of the show. Owl can be a tree.
~ A tree can sleep. {F} puts leaves on Owl.
+ She is very good at it, because she does not move.
*Zzz-honk*, goes the tree. *Boom!*
It falls down.
fr:
C'est le jour du spectacle. La chouette fait l'arbre.
~ Un arbre, ça peut dormir. {F} met des feuilles à la chouette.
+ Elle fait ça très bien, parce qu'elle ne bouge pas.
*Rrr*, fait l'arbre. *Boum* !
Il tombe.

=== way >
en:
Somebody ate a bun in the night.
~ But who?
~ {F} looks behind the door. No. {H} looks under the mat.
{each:@ looks up.|@ look up.}
+ There are crumbs on the shelf, high, high up.
Oh! A feather!
[H:{>refrain}]
fr:
La nuit, quelqu'un a mangé une brioche.
~ Mais qui ?
~ {F} regarde derrière la porte. Non. {H} regarde sous le tapis.
{each:@ lève la tête.|@ lèvent la tête.}
+ Il y a des miettes sur l'armoire, tout, tout en haut.
Tiens ! Une plume !
[H:{>refrain}]

=== insight >
en:
< It is night at school. {H} puts out the light. *Click.*
~ Tonight they all stay at school. {H} puts out the light. *Click.*
~ It is dark.
Two big eyes open.
+ As round as plates. As yellow as the moon.
[N:Good morning,] says Owl.
fr:
< C'est la nuit, à l'école. {H} éteint la lumière. *Clic.*
~ Ce soir, tout le monde reste à l'école. {H} éteint la lumière. *Clic.*
~ Il fait noir.
Deux gros yeux s'ouvrent.
+ Ronds comme des assiettes. Jaunes comme la lune.
[N:Bonjour,] dit la chouette.

=== turn count
en:
~ {?has(star):The best good morning of the day is at night!|Time to play! One, two, three...}
{>pay}
Up flies Owl, round and round and round.
fr:
~ {?has(star):Le plus beau bonjour du jour, c'est la nuit !|On joue ! Un, deux, trois...}
{>pay}
La chouette s'envole et tourne, tourne, tourne.

=== turn why
en:
~ [H:Why don't you play by day?] asks {H}.
~ [N:By day I can't see a thing,] says Owl. [N:But the dark is nice!]
{>pay}
Up flies Owl, round and round and round.
fr:
~ [H:Pourquoi tu ne joues pas le jour ?] demande {H}.
~ [N:Le jour, je n'y vois rien,] dit la chouette. [N:Mais le noir, c'est joli !]
{>pay}
La chouette s'envole et tourne, tourne, tourne.

=== restore
en:
+ Owl flew in the dark and never bumped once.
A bun for Owl!
{>again}
{H} yawns.
~ Owl says, very softly:
[N:{>refrainLast}]
fr:
+ La chouette a volé dans le noir sans se cogner.
Une brioche pour la chouette !
{>again}
{H} bâille.
~ La chouette dit tout bas :
[N:{>refrainLast}]

=== again
en:
< {F} keeps a bit for {H}. {each:@ nibbles.|@ nibble.}
~ {F} keeps a bit for {H}. {each:@ eats the crumbs.|@ eat the crumbs.}
fr:
< {F} garde un bout pour {H}. {each:@ goûte.|@ goûtent.}
~ {F} garde un petit bout pour {H}. {each:@ mange les miettes.|@ mangent les miettes.}

=== cameo
en:
An owl goes by, half asleep. Hello, Owl!
fr:
Une chouette passe, à moitié endormie. Bonjour !

=== ask
en:
When does Owl wake up?
Who sleeps in the night?
What do you see when it is dark?
fr:
Elle se réveille quand, la chouette ?
Et toi, tu dors quand ?
Tu vois quoi, quand il fait noir ?
`
