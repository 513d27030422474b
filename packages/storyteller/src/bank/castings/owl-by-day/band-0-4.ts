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
< Morning, school! In come {Crew}.
~ Good morning, school! In come {Crew}.
~ There is somebody new today.
fr:
Bonjour, l'école ! Voilà {Crew}.
~ Il y a une nouvelle, aujourd'hui.

=== plant star
en:
< {H}'s gold star shines!
~ {H} wears a gold star. Look how it shines!
fr:
< L'étoile dorée {de H} brille !
~ {H} porte une étoile en or. Regarde comme elle brille !

=== pay star
en:
{H} gives Owl the gold star. [H:Good morning, Owl!]
fr:
{H} donne son étoile à la chouette.
[H:Bonjour, la chouette !]

=== pay own
en:
{H} hides the {T} in the dark. Owl sees {n:it|them}!
fr:
{H} cache {son T} dans le noir. La chouette trouve tout !

=== lack >
en:
Owl is new at school.
She sits down.
She shuts her eyes.
+ Her chair is by the window. The sun is warm.
~ [O:Good morning, Owl!] Not a word. {H} says, very softly:
[H:{>refrain}]
fr:
La chouette est nouvelle à l'école.
Elle s'assoit.
Elle ferme les yeux.
+ Sa chaise est près de la fenêtre. Le soleil chauffe.
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
{H} hops. Hop! {F} hops. Hop! Owl hops.
+ Left wing, right wing, hop!
But her eyes are shut!
*Bump!* Hello, wall.
fr:
{H} saute. Hop ! {F} saute. Hop ! La chouette saute.
+ Une aile, l'autre aile, hop !
Mais elle a les yeux fermés !
*Boum* ! Bonjour, le mur.

=== try tree >
en:
It is the day of the show. Owl can be a tree!
~ A tree can sleep. {F} puts leaves on Owl.
+ She is very good at it, because she does not move.
*Zzz-honk*, goes the tree. *Boom!*
Down it falls.
fr:
C'est le jour du spectacle. La chouette fait l'arbre !
~ Un arbre, ça peut dormir. {F} met des feuilles à la chouette.
+ Elle fait ça très bien, parce qu'elle ne bouge pas.
*Rrr*, fait l'arbre. *Boum* !
Il tombe.

=== way >
en:
Somebody ate a bun in the night.
~ But who?
~ {F} looks behind the door. No. {H} looks under the mat.
~ {each:@ looks up.|@ look up.}
+ There are crumbs on the shelf, high, high up.
Oh! A feather!
[H:{>refrain}]
fr:
La nuit, quelqu'un a mangé une brioche.
~ Mais qui ?
~ {F} regarde derrière la porte. Non. {H} regarde sous le tapis.
~ {each:@ lève la tête.|@ lèvent la tête.}
+ Il y a des miettes sur l'armoire, tout, tout en haut.
Tiens ! Une plume !
[H:{>refrain}]

=== insight >
en:
< Night at school. *Click!* It is dark.
~ Tonight they all stay at school. *Click!* Out goes the light.
~ It is dark.
Two big eyes open.
+ As round as plates. As yellow as the moon.
~ [N:Good morning!] says Owl.
[H:She is awake!] says {H}. [H:Night is her morning!]
fr:
< La nuit, à l'école. *Clic* !
~ Ce soir, tout le monde reste à l'école. *Clic* ! On éteint.
~ Il fait noir.
Deux gros yeux s'ouvrent.
+ Ronds comme des assiettes. Jaunes comme la lune.
~ [N:Bonjour !] dit la chouette.
[H:Elle est réveillée !] dit {H}. [H:La nuit, c'est son matin !]

=== turn count
en:
~ [H:Ready, Owl? One, two, three...]
{>pay}
Up she goes, round and round in the dark!
fr:
~ [H:Prête, la chouette ? Un, deux, trois...]
{>pay}
La chouette s'envole et tourne, tourne !

=== turn why
en:
~ [H:Will you play, Owl?] asks {H}.
~ [N:Of course! It is so nice and dark!]
{>pay}
Up she goes, round and round!
fr:
~ [H:Tu joues avec moi ?] demande {H}.
~ [N:Bien sûr ! Il fait bien noir !]
{>pay}
La chouette s'envole et tourne, tourne !

=== restore
en:
+ Owl flew in the dark and never bumped once.
< Clap, clap! A bun for Owl!
~ Clap, clap, clap! A bun for Owl!
{>again}
{H} yawns.
~ Owl says, very softly:
[N:{>refrainLast}]
fr:
+ La chouette a volé dans le noir sans se cogner.
Bravo ! Une brioche pour la chouette !
{>again}
{H} bâille.
~ La chouette dit tout bas :
[N:{>refrainLast}]

=== again
en:
< Some for {Everyone}!
~ Some for {All}! Some for {H}!
fr:
< Un bout pour {Everyone} !
~ Un bout pour {All} ! Un bout pour {H} !

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
