export const band0to4 = `
=== title
en:
Wake Up, Owl!
fr:
Réveille-toi, la chouette !

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
< {?has(own):{room:Good morning, door! ||Hello! }|}Here come {Crew}.
~ Good morning, school! {room:Good morning, door! }Here come {Crew}.
~ There is somebody new in class today.
fr:
< {?has(own):{room:Bonjour, la porte ! ||Bonjour ! }|}Voilà {Crew}.
~ Bonjour, l'école ! {room:Bonjour, la porte ! }Voilà {Crew}.
~ Il y a une nouvelle élève, aujourd'hui.

=== plant star
en:
< [H:Good morning!] says {H}. {h:He|She} gets a star!
~ {H} has a gold star. It's for the best good morning of the day.
fr:
< [H:Bonjour !] dit {H}. Hop, une étoile !
~ {H} a une étoile dorée. C'est pour le plus beau bonjour du jour.

=== pay star
en:
< Owl said good morning. {H} gives her the star!
~ {room:It's the middle of the night! But it's||It's} the best good morning of the day.
~ {H} gives Owl the gold star.
fr:
< La chouette a dit bonjour ! {H} lui donne l'étoile.
~ {room:C'est le milieu de la nuit ! Mais c'est||C'est} le plus beau bonjour du jour.
~ {H} donne l'étoile dorée à la chouette.

=== plant own torch
en:
< *Click!* {H} lights {h:his|her} {T}.
~ *Click!* {H} lights {h:his|her} {T}. But it's day!
fr:
< *Clic !* {H} allume {son T}.
~ *Clic !* {H} allume {son T}. Mais il fait jour !

=== plant own
en:
< {H} hides {h:his|her} {T}. Found!
~ {H} hides {h:his|her} {T}. Can you find {n:it|them}?
fr:
< {H} cache {son T}. Trouvé !
~ {H} cache {son T}. Tu {T:le|la} vois ?

=== pay own torch
en:
< {H} lights {h:his|her} {T}. [N:What for?] says Owl.
~ {H} lights {h:his|her} {T}. Owl laughs. She sees it all!
fr:
< {H} allume {son T}.
< [N:Pour quoi faire ?]
~ {H} allume {son T}. La chouette rit. Elle voit tout !

=== pay own lantern
en:
< {H} lights {h:his|her} {T}. [N:What for?] says Owl.
~ {H} lights {h:his|her} {T}. Owl laughs. She sees it all!
fr:
< {H} allume {son T}.
< [N:Pour quoi faire ?]
~ {H} allume {son T}. La chouette rit. Elle voit tout !

=== pay own
en:
< {H} hides {h:his|her} {T}. Owl finds {n:it|them}!
~ {H} hides {h:his|her} {T} in the dark. Owl finds {n:it|them}, just like that!
fr:
< {H} cache {son T}. La chouette {T:le|la} trouve !
~ {H} cache {son T} dans le noir. La chouette {T:le|la} trouve, hop !

=== loved
en:
< [F:Do you like {T}?]{room: asks {F}.}
~ [F:Do you like {T}, Owl?] asks {F}.
fr:
< [F:Tu aimes {T} ?]{room: dit {F}.}
~ [F:Tu aimes {T}, la chouette ?] demande {F}.

=== lack >
en:
< Owl is new at school.
~ It's an owl. Hello, Owl!
< [F:Come and play!] says {F}.
~ [F:Come and play, Owl!] says {F}.
Owl shuts her eyes.
+ She sits by the window, in the warm sun.
{>loved}
~ Not a word. {H} says, very softly:
< {H} whispers:
[H:{>refrain}]
fr:
< La chouette est nouvelle, ici.
~ C'est une chouette. Bonjour, la chouette !
[F:Viens jouer !] dit {F}.
La chouette ferme les yeux.
+ Elle se met près de la fenêtre, au soleil.
{>loved}
~ Pas un mot. {H} dit tout bas :
< {H} chuchote :
[H:{>refrain}]

=== try wake >
en:
~ They wait and wait.
[H:Wake up, Owl!] {H} rings the bell. *Ding!* {F} bangs the drum. *Boom!*
+ All the other children put their hands over their ears.
~ The chalk jumps. The chairs jump.
And Owl? Owl sleeps.
fr:
~ On attend, on attend.
[H:Réveille-toi, la chouette !]
{H} sonne la cloche. *Ding* ! {F} tape sur le tambour. *Boum* !
+ Les autres se bouchent les oreilles.
~ La craie saute. Les chaises sautent.
Et la chouette ? Elle dort.

=== try teach >
en:
{H} hops. {F} counts: one, two, hop! Owl hops too.
+ Left wing, right wing, hop, hop, hop! Like a big soft ball.
But her eyes are shut.
*Bump!* Good morning, wall.
fr:
{H} saute. {F} compte : un, deux, hop ! La chouette saute aussi.
+ Une aile, l'autre aile, hop, hop, hop ! Comme une grosse balle toute douce.
< Mais elle dort encore !
~ Mais elle a les yeux fermés !
*Bing* ! Bonjour, le mur.

=== try tree >
en:
It's the day of the show. Owl can be a tree.
~ A tree can sleep. {F} puts leaves on Owl.
+ Owl is very good at it. Not a leaf moves.
*Zzz-honk*, goes the tree. *Boom!*
It falls down.
~ Wake up, Owl!
fr:
C'est le jour du spectacle. La chouette fait l'arbre.
~ Un arbre, ça peut dormir. {F} lui met des feuilles partout.
+ La chouette fait ça très bien. Pas une feuille ne bouge.
*Rrron, pchii*, fait l'arbre. *Boum* !
Il tombe.
~ Réveille-toi, la chouette !

=== way >
en:
Somebody ate a bun in the night.
+ But who?
~ {F} looks behind the door. No. {H} looks under the mat.
< {F} looks up.{room: {each:@ looks up, too.|@ look up, too.}}
~ {each:@ looks up.|@ look up.}
+ It isn't a mouse, because the crumbs are high, high up.
< Oh! A feather!
~ Oh! Down comes a feather! Owl? No, no.
~ {F} says, very softly:
< {F} whispers:
[F:{>refrain}]
fr:
Cette nuit, quelqu'un a mangé une brioche.
+ Mais qui ?
~ {F} regarde derrière la porte. Non. {H} regarde sous le tapis.
< {F} lève la tête.{room: {each:@ aussi.|@ aussi.}}
~ {each:@ lève la tête.|@ lèvent la tête.}
+ Ce n'est pas une souris, parce que les miettes sont tout en haut.
< Tiens ! Une plume !
~ Tiens ! Une plume tombe ! La chouette ? Mais non.
~ {F} dit tout bas :
< {F} chuchote :
[F:{>refrain}]

=== insight >
en:
< Who eats buns at night? They stay to see. *Click.* It's dark.
~ Who eats buns at night? Tonight they stay to see. {H} puts out the light. *Click.*
~ It's dark.
Two big eyes open.
+ As round as plates. As yellow as the moon.
[N:Good morning,] says Owl.
fr:
< Qui mange les brioches ? On reste pour voir. *Clic.* Il fait noir.
~ Qui mange des brioches la nuit ? Ce soir, on reste pour voir. {H} éteint la lumière. *Clic.*
~ Il fait noir.
Deux gros yeux s'ouvrent.
+ Ronds comme des assiettes. Jaunes comme la lune.
[N:Bonjour,] dit la chouette.

=== turn count
en:
< [N:At night I can play!] says Owl.
~ [N:I sleep by day. Now I can play!] says Owl.
{>pay}
< Up she flies{room:, round and round}!
~ And up she flies{room:, over the chairs, over the {?told(wake):drum|coats}}!
+ Round and round, without a sound, because her wings are soft.
fr:
< [N:La nuit, je joue !] dit la chouette.
~ [N:Le jour, je dors. Maintenant, on joue !] dit la chouette.
{>pay}
< Et la chouette vole{room:, vole, vole} !
~ La voilà qui vole{room:, au-dessus des chaises, au-dessus {?told(wake):du tambour|des manteaux}} !
+ Elle tourne, tourne, sans un bruit, parce que ses ailes sont douces.

=== turn why
en:
~ [H:Why don't you play by day?] asks {H}.
~ [N:I can't see in the sun,] says Owl. [N:But now I can play!]
< [N:At night I can play!] says Owl.
{>pay}
< Up she flies{room:, round and round}!
~ And up she flies{room:, over the chairs, over the {?told(wake):drum|coats}}!
+ Round and round, without a sound, because her wings are soft.
fr:
~ [H:Pourquoi tu ne joues pas le jour ?] demande {H}.
~ [N:Le jour, je n'y vois rien,] dit la chouette. [N:Mais maintenant, on joue !]
< [N:La nuit, je joue !] dit la chouette.
{>pay}
< Et la chouette vole{room:, vole, vole} !
~ La voilà qui vole{room:, au-dessus des chaises, au-dessus {?told(wake):du tambour|des manteaux}} !
+ Elle tourne, tourne, sans un bruit, parce que ses ailes sont douces.

=== restore
en:
A bun for Owl!
+ With lots of sugar on top, because it is her breakfast.
{>again}
+ The moon looks in at the window.
{H} yawns.
~ Owl says, very softly:
[N:{>refrainLast}]
fr:
Une brioche pour la chouette !
+ Avec plein de sucre dessus, parce que c'est son petit déjeuner.
{>again}
+ La lune regarde par la fenêtre.
{H} bâille.
~ La chouette dit tout bas :
[N:{>refrainLast}]

=== again
en:
< {F} keeps a bit for {H}.{room: {each:@ eats the crumbs.|@ eat the crumbs.}}
~ {F} keeps a bit for {H}. {each:@ picks up the crumbs.|@ pick up the crumbs.}
fr:
< {F} garde un bout pour {H}.{room: {each:@ mange les miettes.|@ mangent les miettes.}}
~ {F} garde un petit bout pour {H}. {each:@ ramasse les miettes.|@ ramassent les miettes.}

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
Quand se réveille la chouette ?
Et toi, quand est-ce que tu dors ?
Qu'est-ce que tu vois, quand il fait noir ?
`
