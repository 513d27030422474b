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
< {H} takes a {room:new }kite.
~ {H} has a kite{room:, with jam on it. Yesterday it was a tablecloth}.
fr:
< {H} prend un cerf-volant.
~ {H} a un cerf-volant{room:, plein de confiture. Hier, c'était une nappe}.

=== pay kite
en:
< {H} lets go of the kite.
~ Breeze takes the kite by the tail. {H} lets go. [H:It's for you!]
fr:
< {H} lâche le cerf-volant.
~ Brise prend le cerf-volant par la queue. {H} lâche tout.
~ [H:C'est pour toi !]

=== plant own
en:
< {H} props the door with {h:his|her} {T}.
~ {H} props the door open with {h:his|her} {T}. Out we go!
fr:
< {H} cale la porte avec {son T}.
~ {H} cale la porte avec {son T}. Tout le monde dehors !

=== pay own
en:
< {H} puts {h:his|her} {T} in the door.{room: No bang!}
~ {H} puts {h:his|her} {T} in the door. Now it can't shut. No bang!
fr:
< {H} met {son T} dans la porte.{room: Plus de vlan !}
~ {H} pose {son T} dans la porte. Plus de vlan !

=== end kite
en:
~ The top one smells of jam!
fr:
~ Le plus haut sent la confiture !

=== loved
en:
< Breeze loves {T}{room:, like {H}}!
~ Does Breeze like {T}? She likes hats!
fr:
< Brise aime {T}{room:, comme {H}} !
~ Brise aime {T} ? Elle aime les chapeaux !

=== lack >
en:
< Behind a door, the sea!
~ The street ends at a door. Behind it is the sea.
~ On the mat lies Breeze, a very small wind.
< [N:My sea!] says Breeze, a small wind.
~ [N:I want to go home!]{room: says Breeze.}
+ No wind, no kites!
~ Here is Giraffe. *Brr!* All that neck!
[A:{>refrain}] says Giraffe.
fr:
< Derrière une porte, la mer !
~ La rue finit par une porte. Derrière, c'est la mer.
~ Par terre, il y a Brise, un tout petit vent.
< [N:Ma mer !] dit Brise le vent.
~ [N:Je veux rentrer !]{room: dit Brise.}
+ Pas de vent, pas de cerfs-volants !
~ Voilà la girafe. *Brr !* Tout ce cou !
[A:{>refrain}] dit la girafe.

=== try broom >
en:
{H} sweeps Breeze to the door. {F} sweeps, too.
~ Out goes a leaf. Out goes a glove. Out goes a bird.
< [A:{>refrain}] says Giraffe. *Bang!*
~ *Bang!* goes the door.
+ Who shut it? Nobody saw.
~ All out! All but Breeze.
fr:
{H} balaie Brise vers la porte. {F} balaie aussi.
~ Hop, une feuille dehors ! Hop, un gant ! Hop, un oiseau !
< [A:{>refrain}] dit la girafe.
< *Vlan !*
~ *Vlan !* fait la porte.
+ Qui l'a fermée ? Personne n'a rien vu.
~ Tout est dehors, sauf Brise.

=== try hat >
en:
{H} runs with a hat. Breeze runs after the hat.
~ Breeze loves hats! *Whoosh!* It lands on {F}. Run, {F}!
~ {F} throws it out. Breeze flies after it, to the door...
< To the door...
[A:{>refrain}]{room: calls Giraffe.}
*Bang!*{room: The hat is out. Breeze is not.}
fr:
{H} court avec un chapeau. Brise court derrière.
~ Brise adore les chapeaux ! *Vouf !* Le voilà sur {F}. Cours, {F} !
~ {F} le lance dehors. Brise file derrière, jusqu'à la porte...
< Jusqu'à la porte...
[A:{>refrain}]{room: crie la girafe.}
*Vlan !*{room: Le chapeau est dehors. Pas Brise.}

=== try run >
en:
< Breeze runs and runs. Whee!
~ Breeze runs as fast as she can. Off fly the hats! Off fly the gloves!
~ To the door, to the door, to the...
< [A:{>refrain}] says Giraffe. *Bang!*
~ *Bang!*
[N:Ow! My nose!]{room: says Breeze.}
+ Who shut it? Nobody saw.
fr:
< Brise court, court. Vite, vite !
~ Brise prend son élan. Les chapeaux s'envolent ! Les gants aussi !
~ Jusqu'à la porte, jusqu'à la...
< [A:{>refrain}] dit la girafe.
*Vlan !*
[N:Aïe ! Mon nez !]{room: dit Brise.}
+ Qui l'a fermée ? Personne n'a rien vu.

=== way
en:
< Door, door, door. {Everyone} knock. All shut!
~ Here is a door. Here is one more. All shut!
~ {H} knocks. {F} knocks. {each:@ knocks twice.|@ knock twice.}
+ [O:No wind in here!] say the doors. [O:We've just done our hair!]
< [N:I see the sea!] says Breeze.
~ Breeze puts one eye to a hole.
~ [N:I see the sea!]
fr:
< Une porte, une porte, une porte. {Everyone} frappent. Tout est fermé !
~ Une porte, encore une porte. Tout est fermé !
~ {H} frappe. {F} frappe. {each:@ frappe deux fois.|@ frappent deux fois.}
+ [O:Pas de vent ici !] disent les portes. [O:On vient de se coiffer !]
< [N:Je vois la mer !] dit Brise.
~ Brise met un œil au petit trou.
~ [N:Je vois la mer !]

=== insight >
en:
[H:Who goes *bang?*] asks {H}.
< [N:Me! He says shut, I shut!] says Breeze.
~ [N:Me!] says Breeze. [N:He says shut it, so I shut it. I'm very good!]
~ [A:{>refrain}]{room: says Giraffe.}
+ Breeze gives a push. *Bang!*
~ [H:Oh, Breeze! Then you can't get out!]
< [H:Oh! Then you can't get out!]
fr:
[H:Qui fait *vlan* ?] demande {H}.
< [N:Moi !] dit Brise. [N:On dit de fermer, je ferme !]
~ [N:C'est moi !] dit Brise. [N:On me dit de fermer, alors je ferme. Je suis bien sage !]
~ [A:{>refrain}]{room: dit la girafe.}
+ Brise pousse un bon coup. *Vlan !*
~ [H:Oh, Brise ! Mais alors, tu ne peux plus sortir !]
< [H:Mais alors, tu ne sors pas !]

=== turn whistle
en:
< [H:Open the door!] says {H}. Breeze opens! *Fwee!*
~ Giraffe looks down. Oh! Such a small wind! He opens up, and holds the door.
~ Out goes {H}, and whistles. Come, Breeze!
{>pay}
*Whoosh!* Out goes Breeze!
fr:
< [H:Ouvre la porte !] dit {H}.
< Brise ouvre ! *Fuiit !*
~ La girafe se penche. Oh, le petit vent ! Elle ouvre, et tient la porte.
~ {H} sort, et siffle. Viens, Brise !
{>pay}
*Vouf !* Brise est dehors !

=== turn mimic
en:
< [H:Open the door!] calls {H}. And Breeze opens!
~ {H} calls, just like Giraffe: [H:Open the door! Open the door!]
~ And Breeze opens it! Giraffe looks round. Who said that?
{>pay}
*Whoosh!* Out goes Breeze!
fr:
< [H:Ouvrez la porte !] crie {H}.
< Et Brise ouvre !
~ {H} fait la girafe.
~ [H:Ouvrez la porte ! Ouvrez la porte !]
~ Et Brise l'ouvre ! La girafe se retourne. Qui a dit ça ?
{>pay}
*Vouf !* Brise est dehors !

=== turn why
en:
< [H:What if I say *open?*] says {H}. Breeze opens!
~ [H:What if nobody says shut it?] asks {H}. [H:What if we say open?]
~ Giraffe looks down. Oh! Such a small wind! He opens up.
{>pay}
*Whoosh!* Out goes Breeze!
fr:
< [H:On dit *ouvre* ?] dit {H}.
< Brise ouvre !
~ [H:Et si personne ne disait de fermer ?] demande {H}. [H:Si on ouvrait ?]
~ La girafe se penche. Oh, le petit vent ! Elle ouvre.
{>pay}
*Vouf !* Brise est dehors !

=== restore
en:
< Breeze is home! The kites fly.
~ {room:The boats go out. }Breeze is home. All the kites fly.
~ {>end}
{>loved}
{>again}
+ But Breeze comes back. She likes the hats.
[A:{>refrainLast}] says Giraffe.
fr:
< Brise est à la mer ! {room:Les cerfs-volants volent.}
~ Brise est chez elle. {room:Les bateaux partent. }Tous les cerfs-volants volent.
~ {>end}
{>loved}
{>again}
+ Mais Brise revient le soir : elle aime les chapeaux.
[A:{>refrainLast}] dit la girafe.

=== again
en:
< {Everyone} look up.
~ Off go the hats! {H} gets one. {F} gets one. {each:@ gets wet.|@ get wet.}
fr:
< {Everyone} regardent{room: en l'air}.
~ Les chapeaux s'envolent ! {H} en attrape un. {F} aussi. {each:@ attrape une vague.|@ attrapent une vague.}

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
