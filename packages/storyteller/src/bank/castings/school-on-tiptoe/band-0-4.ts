export const band0to4 = `
=== title
en:
The School with Big Feet
fr:
L'école aux grands pieds

=== title
en:
Go Home, School!
fr:
À la maison, l'école !

=== teaser
en:
Tip, tap, tip, tap. The school is out for a walk. Who is it looking for?
fr:
Tip, tap, tip, tap. L'école se promène. Qui cherche-t-elle ?

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
Where are you? Where are you?
fr:
Où es-tu ? Où es-tu ?

=== refrainLast
en:
Here I am! Here I am!
fr:
Je suis là ! Je suis là !

=== out
en:
< {room:*Ding!* ||}School is over. {Crew} go home.
~ *Ding!* School is over. {Crew} go home, past the shops.
fr:
< {room:*Ding* ! ||}L'école est finie. {Crew} rentrent.
~ *Ding* ! L'école est finie. {Crew} rentrent à la maison.

=== plant blanket
en:
< {H} has a {room:soft, old }blanket.
~ {H} has a blanket, soft and old. It is a bit small.
fr:
< {H} a une couverture{room: toute douce}.
~ {H} a une couverture toute douce. Elle est un peu petite.

=== pay blanket
en:
< {room:The school has a cold toe.||Poor cold toe!} {H} puts {h:his|her} blanket on it.
~ [N:My feet are cold,] says the school.
~ {H} puts {h:his|her} blanket on a toe. It just fits!
fr:
< L'école a froid aux pieds. {H} met sa couverture dessus.
~ [N:J'ai froid aux pieds,] dit l'école.
~ {H} met sa couverture sur un orteil. Juste un !

=== end blanket
en:
~ One toe is warm.
fr:
~ Un orteil a bien chaud.

=== plant musicbox
en:
< *Ting, ting!* {H} has a music box.
~ *Ting, ting, ting!* goes {H}'s music box. Good night song!
fr:
< *Ting, ting* ! {H} a une boîte à musique.
~ *Ting, ting, ting*, fait la boîte à musique {de H}.

=== pay musicbox
en:
{H} gives the school {h:his|her} music box.
~ *Ting, ting, ting!* The school yawns. Its doors yawn, too.
< *Ting, ting!* The school yawns.
fr:
{H} donne à l'école sa boîte à musique.
~ *Ting, ting, ting* ! L'école bâille. La porte bâille aussi.
< *Ting, ting* ! L'école bâille.

=== pay own
en:
< {H} lends the school {h:his|her} {T}, for the night.
~ [N:And me? All alone?] asks the school.
~ {H} lends the school {h:his|her} {T}. [H:Just for the night!]
fr:
< {H} prête {son T} à l'école, pour la nuit.
~ [N:Et moi, toute seule, ce soir ?] demande l'école.
~ {H} lui prête {son T}.
~ [H:Jusqu'à demain !]

=== pay own scarf
en:
< {room:The school has a cold toe.||Poor cold toe!} {H} wraps it in {h:his|her} {T}.
~ [N:My feet are cold,] says the school.
~ {H} ties {h:his|her} {T} round a toe. With a bow!
fr:
< L'école a froid aux pieds. {H} y noue {son T}.
~ [N:J'ai froid aux pieds,] dit l'école.
~ {H} noue {son T} sur un orteil. Un beau nœud !

=== plant own boots
en:
The whole class tries on {H}'s {T}!
fr:
Toute la classe essaie {le T} {de H} !

=== plant own
en:
{H} lent the whole class {h:his|her} {T}.
fr:
{H} a prêté {son T} à toute la classe.

=== pay own boots
en:
< {room:The school has cold toes.||Poor cold toes!} {H} puts {h:his|her} {T} on them.
~ [N:My feet are cold,] says the school.
~ {H} puts {h:his|her} {T} on two toes. They just fit!
fr:
< L'école a froid aux pieds. {H} lui met {son T}.
~ [N:J'ai froid aux pieds,] dit l'école.
~ {H} met {son T} à deux orteils. Juste deux !

=== pay own garment
en:
< {room:The school has a cold toe.||Poor cold toe!} {H} puts {h:his|her} {T} on it.
~ [N:My feet are cold,] says the school.
~ {H} puts {h:his|her} {T} on a toe. Just one!
fr:
< Pauvre orteil tout froid ! {H} met {son T} dessus.
~ [N:J'ai froid aux pieds,] dit l'école.
~ {H} met {son T} sur un orteil. Juste un !

=== loved
en:
< {H} loves {T}. Tomorrow!
~ And {T}? That's for tomorrow.
fr:
< {H} adore {T}. Demain !
~ Et {T} ? C'est pour demain.

=== lack >
en:
*Tip, tap.* Who is behind {H}?
The school! It has two big feet.
+ It goes on tiptoe, so that nobody hears.
~ {H} turns round. The school stops.
+ It looks up at a cloud.
[N:{>refrain}]{room: asks the school.}
fr:
*Tip, tap.* Qui marche derrière {H} ?
L'école ! Elle a deux grands pieds.
+ Elle va sur la pointe des pieds, pour qu'on n'entende rien.
~ {H} se retourne. L'école s'arrête.
+ Elle regarde un nuage.
[N:{>refrain}]{room: demande l'école.}

=== try push >
en:
~ [H:Go home, school!] says {H}.
{H} pushes the school. {F} pushes {H}.
[N:Hee hee!] It tickles!
< *Boom!* It sits down.
~ The school laughs and laughs. *Boom!* It sits down.
~ It does not go home.
+ Chalk flies out. All its windows are open.
fr:
~ [H:À la maison, l'école !] dit {H}.
{H} pousse l'école. {F} pousse {H}.
[N:Hi hi hi !] Ça chatouille !
< Boum ! Elle s'assoit.
~ L'école rit, rit, rit. Boum ! Elle s'assoit.
~ Elle ne rentre pas.
+ La craie s'envole : les fenêtres sont ouvertes.

=== try sign >
en:
{H} puts up a sign: go home!
< The school reads it. [N:Well done!] Off it goes, the other way.
~ The school reads it. [N:Well done!]
+ It gives {H} a star. Not one mistake!
~ Then it turns round. Off it goes, the other way.
~ [N:{>refrain}] it calls.
fr:
{H} met un panneau : à la maison !
L'école le lit.
[N:Très bien !]{room: dit l'école.}
+ Elle donne un bon point : il n'y a pas de faute.
< Et elle part de l'autre côté.
~ Puis elle se tourne. Hop ! De l'autre côté.
~ [N:{>refrain}] dit-elle.

=== try hide >
en:
< {H} and {F} hide. Shh!
~ {H} and {F} hide behind a bush. Shh!
~ Will the school go home now? It looks up. It looks down.
+ It looks in its bell. That's a good place.
[N:{>refrain}]
Nobody says a word. *Sniff*, goes the school.
fr:
< {H} et {F} se cachent. Chut !
~ {H} et {F} se cachent derrière un buisson. Chut !
~ L'école va rentrer ? Non. Elle cherche en haut, elle cherche en bas.
+ Elle cherche dans sa cloche : on y tient bien.
[N:{>refrain}]
Personne ne répond. L'école fait *snif*.

=== way >
en:
< It is dark. Tip, tap! {room:This time, }{Everyone} follow the school.
~ It is dark. Tip, tap, on goes the school.
~ {H} and {F} go after it, tip, tap, tip.
~ {each:@ comes last.|@ come last.}
< The school looks in at the windows.
~ The school looks in at one window, and in at the next.
+ It bends down. It is tall.
fr:
< Il fait noir. Tip, tap ! Cette fois, {Everyone} suivent l'école.
~ Il fait noir. Tip, tap, l'école marche encore.
~ {H} et {F} la suivent, tout doucement.
~ {each:@ marche derrière.|@ marchent derrière.}
< L'école regarde aux fenêtres.
~ L'école regarde par une fenêtre, et puis par une autre.
+ Elle se penche : elle est grande.

=== insight >
en:
~ *Knock, knock.*
[N:Tom? {>refrain}]
< Tom is in bed.
~ Shh! Tom is in bed. Mia is in bed, too.
+ The school has no bed. What is a bed?
< [N:Lost!] sobs the school.
~ [N:All lost!] sobs the school. [N:They are all lost!]
< [H:No! At home!] says {H}.
~ [H:Lost?] says {H}. [H:No! They're at home!]
fr:
~ *Toc, toc.*
[N:Tom ? {>refrain}]
< Tom est au lit.
~ Chut ! Tom est au lit. Mia aussi est au lit.
+ L'école n'a pas de lit. C'est quoi, un lit ?
< [N:Tous perdus !] pleure l'école.
~ [N:Perdus !] pleure l'école. [N:Ils sont tous perdus !]
< [H:Non ! À la maison !] dit {H}.
~ [H:Perdus ?] dit {H}. [H:Mais non ! Ils sont à la maison !]

=== turn mimic
en:
~ {H} calls, like the teacher: [H:Tom! Mia!]
< [H:Tom! Mia!] calls {H}.
< *Here! Here!* say the windows.
~ *Here!* says a window. *Here!* says the next.
~ *Here, here, here!* All the lamps come on.
+ Nobody is lost. They all answer.
{>pay}
fr:
~ {H} fait la maîtresse.
~ [H:Tom ! Mia !]
< [H:Tom ! Mia !] crie {H}.
< *Présent ! Présente !* font les fenêtres.
~ *Présent !* fait une fenêtre. *Présente !* fait une autre.
~ Toutes les lampes s'allument.
+ Personne n'est perdu !
{>pay}

=== turn remember
en:
~ {H} knows all the names. [H:Tom! Mia! Say *here!*]
< [H:Tom! Mia!] calls {H}.
< *Here! Here!* say the windows.
~ *Here!* says a window. *Here!* says the next.
~ *Here, here, here!* All the lamps come on.
+ Nobody is lost. They all answer.
{>pay}
fr:
~ {H} connaît tous les noms.
~ [H:Tom ! Mia ! Répondez !]
< [H:Tom ! Mia !] crie {H}.
< *Présent ! Présente !* font les fenêtres.
~ *Présent !* fait une fenêtre. *Présente !* fait une autre.
~ Toutes les lampes s'allument.
+ Personne n'est perdu !
{>pay}

=== turn why
en:
~ [H:Why lost?] asks {H}. [H:Call again!]
< [H:Say *here!*] calls {H}.
< *Here! Here!* say the windows.
~ *Here!* says a window. *Here!* says the next.
~ *Here, here, here!* All the lamps come on.
+ Nobody is lost. They all answer.
{>pay}
fr:
~ [H:Pourquoi, perdus ?] demande {H}. [H:Fais l'appel !]
< [H:Fais l'appel !] crie {H}.
< *Présent ! Présente !* font les fenêtres.
~ *Présent !* fait une fenêtre. *Présente !* fait une autre.
~ Toutes les lampes s'allument.
+ Personne n'est perdu !
{>pay}

=== restore
en:
< The school sits{room: down}.
~ The school goes home. It sits on its feet.
~ {>end}
{>loved}
{>again}
+ The lamps go out.
~ Good night, Tom and Mia!
[N:{H}? Where are you?]{room: asks the school, eyes shut.}
[H:{>refrainLast}]
fr:
< L'école rentre et s'assoit.
~ L'école rentre. Elle s'assoit sur ses pieds.
~ {>end}
{>loved}
{>again}
+ Les lampes s'éteignent.
~ Bonne nuit, Tom et Mia !
[N:{H} ? Où es-tu ?]{room: dit l'école, les yeux fermés.}
[H:{>refrainLast}]

=== again
en:
< {Everyone} pat its door.
~ {H} pats its door. {F} sings it a song, very low. {each:@ yawns.|@ yawn.}
fr:
< {Everyone} caressent sa porte.
~ {H} caresse sa porte. {F} lui chante une chanson tout bas. {each:@ bâille.|@ bâillent.}

=== cameo
en:
A school sits by the park, eyes shut. Good night, school!
fr:
Une école dort près du parc. Bonne nuit, l'école !

=== ask
en:
Who was the school looking for?
Where are Tom and Mia at night?
What do you say when somebody calls you?
fr:
L'école cherchait qui ?
Où sont Tom et Mia, la nuit ?
Que dis-tu quand on t'appelle ?
`
