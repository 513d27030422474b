export const band0to4 = `
=== title
en:
Bang Goes the Door!
fr:
Qui claque la porte ?

=== title
en:
{H} and the Small Wind
fr:
{H} et le tout petit vent

=== teaser
en:
A small wind wants to go home to the sea. But bang, the door is shut!
fr:
Un tout petit vent veut rentrer à la mer. Mais vlan, la porte est fermée !

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
Shut the door! Shut the door!
fr:
Fermez la porte ! Fermez la porte !

=== refrainLast
en:
Open the door! Open the door!
fr:
Ouvrez la porte ! Ouvrez la porte !

=== out
en:
< {Crew} go to the sea.
~ It is Kite Day. {Crew} go to the sea{room:, down the street}.
fr:
< {Crew} vont à la mer.
~ C'est la fête des cerfs-volants. {Crew} vont à la mer{room:, par la grande rue}.

=== plant kite
en:
< {H} has a {room:new }kite.
~ {H} has a kite{room:, with jam on it. It was a tablecloth}.
fr:
< {H} a un cerf-volant.
~ {H} a un cerf-volant{room:. Il y a de la confiture dessus}.

=== pay kite
en:
< {H} lets go. Up goes the kite!
~ Breeze pulls at the kite. {H} lets go. [H:It's for you!]
~ Up, up, up it goes!
fr:
< {H} lâche tout. Le cerf-volant monte !
~ Brise tire sur le cerf-volant. {H} lâche tout.
~ [H:C'est pour toi !]
~ Il monte, monte, monte !

=== plant own
en:
< {H}'s {T} {n:holds|hold} the door.
~ {H}'s {T} {n:holds|hold} the door. Out, everybody!
fr:
< {Le T} {de H} {n:tient|tiennent} la porte.
~ {Le T} {de H} {n:tient|tiennent} la porte. Sortez vite !

=== pay own
en:
< {H} puts {h:his|her} {T} in the door.{room: No bang!}
~ {H} puts {h:his|her} {T} down, just in the door. Now it can't shut.
~ No bang! *Whoosh!*
fr:
< {H} met {son T} dans la porte.{room: Plus de vlan !}
~ {H} pose {son T} dans la porte. Elle reste ouverte.
~ Pas de vlan. *Vouf* !

=== end kite
en:
~ The top one smells of jam!
fr:
~ Le plus haut sent la confiture !

=== loved
en:
~ Does Breeze like {T}? She likes hats!
fr:
~ Brise aime {T} ? Elle aime les chapeaux !

=== lack >
en:
< Who is here? Breeze, a small wind.
~ Who sits on the mat? Breeze! She is a small wind.
~ Behind this door is the sea.
< [N:I want the sea!]
~ [N:I can't get out!] says Breeze. No wind, no kites!
[A:{>refrain}] says Giraffe.{room: *Bang!*}
fr:
< Qui est là ? Brise, un petit vent.
~ Qui est là, par terre ? Brise ! C'est un tout petit vent.
~ Derrière la porte, il y a la mer.
< [N:Je veux la mer !]
~ [N:Je veux sortir !] dit Brise.
~ Pas de vent, pas de cerfs-volants !
[A:{>refrain}] dit la girafe.{room: *Vlan* !}

=== try broom >
en:
< {H} sweeps Breeze to the sea. {F} sweeps, too.
~ {H} sweeps Breeze to the sea. {F} sweeps, too.
~ In go a leaf, a glove and a bird.
*Bang!* goes the door.
~ Breeze lies flat. [N:Oh, no!]
+ She can't blow. It is all shut up.
fr:
< {H} balaie Brise vers la mer. {F} balaie aussi.
~ {H} balaie Brise vers la mer. {F} balaie aussi.
~ Hop, une feuille ! Hop, un gant ! Hop, un oiseau !
*Vlan* ! fait la porte.
~ Brise tombe à plat. Oh, non !
+ Elle ne souffle plus : tout est fermé.

=== try hat >
en:
{H} runs with a hat. Breeze runs after it.
~ She puts it on {F}. What a fine hat!
+ She sees no door. She sees the hat.
In she goes. [A:{>refrain}]
< *Bang!*
~ *Bang!* Down falls the hat.
fr:
{H} court avec un chapeau. Brise court derrière.
~ Elle le met sur {F}. Qu'il est beau !
+ Elle ne voit pas la porte : elle voit le chapeau.
Elle entre.
[A:{>refrain}]
*Vlan* ! Le chapeau tombe.

=== try run >
en:
< Breeze runs. Whee!
~ Breeze runs as fast as she can. Hats fly up. Gloves fly up.
In she goes, and... *bang!*
~ [N:Ow! My feather!]
+ It is stuck. The door was so fast.
< Oh, no!
fr:
< Brise court. Youhou !
~ Brise court, court, court. Les chapeaux s'envolent. Les gants aussi.
Elle entre et... *vlan* !
~ [N:Aïe ! Ma plume !]
+ La plume est prise : la porte va vite.
< Oh, non !

=== way
en:
< Door, door, door. {Everyone} look. All shut!
~ Here is a door. Here is one more. All shut!
~ {H} knocks. {F} knocks. {each:@ knocks.|@ knock.}
+ No one opens. They are afraid of wind.
< [N:I see the sea!] says Breeze.
~ Breeze puts one eye to a hole.
~ [N:I see the sea!]
fr:
< Une porte, une porte, une porte. {Everyone} regardent. Tout est fermé !
~ Une porte, encore une porte. Tout est fermé !
~ {H} frappe. {F} frappe. {each:@ frappe.|@ frappent.}
+ Personne n'ouvre : le vent fait peur.
< [N:Je vois la mer !] dit Brise.
~ Brise met un œil au petit trou.
~ [N:Je vois la mer !]

=== insight >
en:
[H:Who goes *bang?*] asks {H}.
~ [N:Me!] says Breeze. [N:I shut it. I am very good!]
< [N:Me!] says Breeze.
+ She shuts it, because Giraffe says so.
[A:{>refrain}]{room: says Giraffe.}
~ [H:Oh, Breeze! Then you can't get out!]
< [H:Oh! Then you can't get out!]
fr:
[H:Qui fait *vlan* ?] demande {H}.
~ [N:C'est moi !] dit Brise. [N:Je suis bien sage. Je ferme !]
< [N:Moi !] dit Brise.
+ Elle ferme, parce que la girafe le dit.
[A:{>refrain}]{room: dit la girafe.}
~ [H:Oh, Brise ! Mais alors, tu ne peux plus sortir !]
< [H:Mais alors, tu ne sors pas !]

=== turn whistle
en:
< {H} whistles. Giraffe opens two doors!
~ Giraffe sees Breeze. He opens two doors.
~ {H} whistles from the sea. Come, Breeze!
+ Breeze comes. Somebody calls her.
In goes Breeze... and out!
{>pay}
fr:
< {H} siffle. La girafe ouvre deux portes !
~ La girafe voit Brise. Elle ouvre deux portes.
~ {H} siffle du côté de la mer. Viens, Brise !
+ Brise vient : on l'appelle.
Brise entre... et sort !
{>pay}

=== turn mimic
en:
< [H:Open up!] calls {H}.
~ {H} calls, just like Giraffe: [H:Open one! Open two!]
~ Two doors open. Giraffe looks round. Who was that?
+ Breeze can blow. Both are open.
In goes Breeze... and out!
{>pay}
fr:
< [H:Ouvrez tout !] crie {H}.
~ {H} fait la girafe.
~ [H:Ouvrez ! Les deux !]
~ Deux portes s'ouvrent. La girafe se retourne. Qui a dit ça ?
+ Brise souffle : les deux sont ouvertes.
Brise entre... et sort !
{>pay}

=== turn why
en:
< [H:Why?] asks {H}. Giraffe opens up.
~ [H:Why not open them?] asks {H}. [H:This one, and that one!]
~ Giraffe sees Breeze. He opens two doors.
+ Breeze can blow. Both are open.
In goes Breeze... and out!
{>pay}
fr:
< [H:Pourquoi ?] dit {H}. La girafe ouvre.
~ [H:Pourquoi ne pas ouvrir ?] demande {H}. [H:Ici, et là !]
~ La girafe voit Brise. Elle ouvre deux portes.
+ Brise souffle : les deux sont ouvertes.
Brise entre... et sort !
{>pay}

=== restore
en:
< Breeze is home! All the kites fly.
~ All the kites fly. {room:The boats go out. }Breeze is home.
~ {>end}
{>loved}
{>again}
+ But Breeze comes back. She likes the hats.
[A:{>refrainLast}]{room: says Giraffe.}
fr:
< Brise est à la mer ! Les cerfs-volants volent.
~ Tous les cerfs-volants volent. Les bateaux partent. Brise est chez elle.
~ {>end}
{>loved}
{>again}
+ Mais Brise revient le soir : elle aime les chapeaux.
[A:{>refrainLast}]{room: dit la girafe.}

=== again
en:
< {H} and {F} look up.{room: {each:@ too!|@ too!}}
~ {H} holds on to a hat. {F} smells the sea. {each:@ looks up.|@ look up.}
fr:
< {H} et {F} lèvent la tête.{room: {each:@ aussi !|@ aussi !}}
~ {H} tient un chapeau. {F} sent la mer. {each:@ lève la tête.|@ lèvent la tête.}

=== cameo
en:
*Whoosh!* Who lifts up the hats? Hello, Breeze!
fr:
*Vouf* ! Qui soulève les chapeaux ? Bonjour, Brise !

=== ask
en:
Where did Breeze want to go?
Who shut the door?
What goes up when the wind blows?
fr:
Où voulait aller Brise ?
Qui fermait la porte ?
Qu'est-ce qui monte quand le vent souffle ?
`
