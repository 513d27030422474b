export const band0to4 = `
=== title
en:
Wait, Little Whale!
fr:
Attends, bébé baleine !

=== title
en:
Where Is Mama Whale?
fr:
Où est Maman Baleine ?

=== teaser
en:
Little whale looks for Mama. Round the rock he goes. Where can she be?
fr:
Bébé baleine cherche Maman. Il tourne, il tourne. Où est-elle ?

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
Mama! Mama! Where are you?
fr:
Maman, Maman, où es-tu ?

=== refrainLast
en:
Mama! Mama! Here I am!
fr:
Maman, Maman, je suis là !

=== out
en:
< {Crew} jump in the sea. {room:*Splash!*}
~ {Crew} dive down, down, down into the sea.
~ Far down, somebody calls.
fr:
< {Crew} plongent dans la mer. {room:*Glou, glou* !}
~ {Crew} descendent, descendent dans la mer.
~ Tout au fond, quelqu'un appelle.

=== plant mitten
en:
< {H} puts on a blue mitten{room:, soft to hold}.
~ {H} puts on a blue mitten. To swim! It's soft, like a hand to hold.
fr:
< {H} met une moufle bleue{room:, douce à tenir}.
~ {H} met une moufle bleue. Pour nager ! Elle est douce comme une main qu'on tient.

=== pay mitten
en:
< {h:He|She} puts {h:his|her} mitten on a fin. Hold tight!
~ {h:He|She} puts {h:his|her} blue mitten on a fin. Now the whale has a hand to hold!
fr:
< {h:Il|Elle} met sa moufle sur la nageoire. On se tient fort !
~ {h:Il|Elle} met sa moufle bleue sur la nageoire. Voilà une main à tenir !

=== plant music
en:
*Ting{room:, ting, ting}*, goes {H}'s music box.
fr:
< *Ting* ! fait la boîte à musique {de H}.
~ *Ting, ting, ting*, fait la boîte à musique {de H}.

=== pay music
en:
< {h:He|She} gives the whale {h:his|her} music box. *Ting!*
~ {h:He|She} gives the whale {h:his|her} music box. *Ting, ting.* It plays till Mama comes.
fr:
< {h:Il|Elle} donne sa boîte à musique au bébé. *Ting* !
~ {h:Il|Elle} donne sa boîte à musique au bébé baleine. *Ting, ting*, en attendant Maman.

=== pay own torch
en:
{h:He|She} lights {h:his|her} {T}, for Mama to see.
fr:
{h:Il|Elle} allume {son T}, pour Maman.

=== pay own lantern
en:
{h:He|She} lights {h:his|her} {T}, for Mama to see.
fr:
{h:Il|Elle} allume {son T}, pour Maman.

=== pay own
en:
< {h:He|She} puts {h:his|her} {T} on the whale's nose. [H:Don't move!]
~ {h:He|She} puts {h:his|her} {T} on the whale's nose. [H:Don't move... don't move...]
fr:
< {h:Il|Elle} lui pose {son T} sur le nez.
~ {h:Il|Elle} pose {son T} sur le nez du bébé baleine.
< [H:On ne bouge plus !]
~ [H:On ne bouge plus... plus du tout...]

=== end mitten
en:
And the blue mitten waves.
fr:
Et la moufle bleue fait coucou.

=== end own torch
en:
{H}'s {T} lights up two noses!
fr:
{Le T} {de H} éclaire deux nez !

=== end own lantern
en:
{H}'s {T} lights up two noses!
fr:
{Le T} {de H} éclaire deux nez !

=== end own
en:
{H}'s {T} {n:is|are} in between!
fr:
Et {le T} {de H} au milieu !

=== plant own
en:
< {H} puts {h:his|her} {T} on {h:his|her} nose. Don't move!
~ {H} puts {h:his|her} {T} on {h:his|her} nose. Don't move... don't move...
fr:
< {H} pose {son T} sur son nez. On ne bouge plus !
~ {H} pose {son T} sur son nez. On ne bouge plus... plus du tout...

=== plant own torch
en:
< *Click!* {H}'s {T} goes on. Can you see me?
~ *Click!* {H} lights {h:his|her} {T}. [H:Can you see me?]
fr:
< *Clic !* {H} allume {son T}. Tu me vois ?
~ *Clic !* {H} allume {son T}. Tu me vois ? Oui !

=== plant own lantern
en:
< {H} lights {h:his|her} {T}. Can you see me?
~ {H} lights {h:his|her} {T}. [H:Can you see me?]
fr:
< {H} allume {son T}. Tu me vois ?
~ {H} allume {son T}. Tu me vois ? Oui !

=== loved
en:
~ She says no to {T}, and to running about.
fr:
~ Elle n'aime pas {T}. Elle aime regarder.

=== lack >
en:
< A small whale! Round and round a rock he goes.
< He has lost his mama.
~ A small whale swims round a rock.
~ He can't find his mama.
~ Round he goes. And round. And round.
+ The rock is so big that he can't see the end.
[N:{>refrain}]
fr:
< Un bébé baleine ! Il tourne. Et tourne. Et tourne.
< Il n'a plus sa maman.
~ Un bébé baleine nage autour d'un rocher.
~ Il ne trouve plus sa maman.
~ Il tourne. Il tourne. Il tourne.
+ Le rocher est si grand qu'on n'en voit pas le bout.
[N:{>refrain}]

=== try octopus >
en:
< [H:Octopus! Where's his mama?] asks {H}.
~ [H:Octopus! Where is Mama Whale?] asks {H}.
Eight arms. This way! That way! This way!
~ [F:Eight ways at once!] says {F}. [F:Which one?]
+ They swim up. They swim down.
< No. No Mama Whale.
~ No Mama Whale.
fr:
< [H:Pieuvre ! Où est Maman ?] dit {H}.
~ [H:Pieuvre, où est Maman Baleine ?] demande {H}.
< Huit bras. Par ici ! Par là ! Par ici !
~ La pieuvre a huit bras. Par ici ! Par là ! Par ici !
~ [F:Huit chemins à la fois !] dit {F}. [F:C'est par où ?]
+ On monte. On descend.
< Pas de maman baleine.
~ Pas de Maman Baleine.

=== try race >
en:
~ [H:Let's catch Mama!] says {H}.
< Round the rock they all go! *Whoosh!*
~ Fast, fast, round the rock! *Whoosh!*
+ So fast that the crabs hold on to their hats.
{H} holds one fin. {F} holds {H}.
+ Once round. Twice round. Three times round.
< Bubbles! Big bubbles! Who went by?
~ Bubbles. Big bubbles! Who went by?
~ Too late!
fr:
~ [H:On va rattraper Maman !] dit {H}.
< Tous ensemble, autour du rocher ! *Zou* !
~ Vite, vite, autour du rocher ! *Zou* !
+ Si vite que les crabes tiennent leur chapeau.
{H} tient une nageoire. {F} tient {H}.
+ Un tour. Deux tours. Trois tours !
< De grosses bulles ! Qui est passé ?
~ Des bulles. De grosses bulles ! Qui est passé ?
~ Trop tard !

=== try sardines >
en:
[O:Come with us!] say the fish.
< First the fish. Then {H}. Then {F}. Then the fish!
~ {H} follows the fish. {F} follows {H}. The fish follow {F}.
+ Who is first? Nobody knows.
~ Round, round, round. {F} sees stars.
< No. No Mama Whale.
~ No Mama Whale.
fr:
[O:Suivez-nous !] disent les poissons.
{H} suit les poissons. {F} suit {H}. Les poissons suivent {F}.
+ Qui est devant ? Personne ne sait.
~ Et ça tourne, ça tourne. {F} voit des étoiles.
< Pas de maman baleine.
~ Pas de Maman Baleine.

=== way >
en:
~ An old turtle opens one eye.
< A turtle looks up. *Yawn.*
{>loved}
~ {each:@ opens one eye too.|@ open one eye too.}
< [C:A baby goes by. A mama. A baby. A mama...]
~ [C:A baby goes by. A mama goes by. A baby. A mama...]
+ She sees all that, because she never moves.
~ She shuts her eye.
[N:{>refrain}]
fr:
< Une tortue ouvre un œil.
~ Une vieille tortue ouvre un œil.
{>loved}
~ {each:@ ouvre un œil aussi.|@ ouvrent un œil aussi.}
[C:Un bébé passe. Une maman passe. Un bébé. Une maman...]
+ Elle voit tout, parce qu'elle ne bouge pas.
~ Et elle referme l'œil.
[N:{>refrain}]

=== insight >
en:
< Round, round! {H} looks for {F}. {F} looks for {H}!
< {H} stops. *Bump!* There's {F}!
~ {H} swims round the rock. {F} swims round too, behind.
~ Round and round! Where is {F}? Where is {H}?
~ Nobody stops, so nobody meets.
~ {H} stops. *Bump!* There's {F}!
[N:Stop?] says the whale.
fr:
< On tourne ! {H} cherche {F}. {F} cherche {H} !
< {H} s'arrête. *Boum !* Voilà {F} !
~ {H} tourne autour du rocher. {F} tourne aussi.
~ Ça tourne, ça tourne. Où est {F} ? Où est {H} ?
~ Personne ne s'arrête, alors personne ne se trouve.
~ {H} s'arrête. *Boum !* Voilà {F} !
< [N:S'arrêter ?] dit le bébé.
~ [N:S'arrêter ?] dit le bébé baleine.

=== turn still >
en:
< [H:Wait, whale! Wait!] says {H}.
~ [H:Wait, little whale,] says {H}. [H:Mama will come to you.]
{>pay}
~ The small whale stops. He waits.
< They wait. Bubbles! {room:Who is it?}
+ The sand shakes. The crabs hide.
~ Bubbles. Big bubbles! Who is coming?
fr:
< [H:Attends, bébé !] dit {H}.
~ [H:Attends, bébé baleine,] dit {H}. [H:Maman va venir.]
{>pay}
~ Le bébé baleine s'arrête. Il attend.
< On attend. {room:Des bulles ! C'est qui ?}
+ Le sable tremble. Les crabes se cachent.
~ Des bulles. De grosses bulles ! Qui arrive ?

=== turn tell >
en:
< [H:Wait, whale! Wait!] says {H}.
~ [H:Wait, little whale,] says {H}.
{>pay}
~ And {H} tells him about a little whale who can wait.
< They wait. Bubbles! {room:Who is it?}
+ The sand shakes. The crabs hide.
~ Bubbles. Big bubbles! Who is coming?
fr:
< [H:Attends, bébé !] dit {H}.
~ [H:Attends, bébé baleine,] dit {H}.
{>pay}
~ Et {H} raconte l'histoire d'un bébé baleine qui sait attendre.
< On attend. {room:Des bulles ! C'est qui ?}
+ Le sable tremble. Les crabes se cachent.
~ Des bulles. De grosses bulles ! Qui arrive ?

=== turn why >
en:
< [H:Wait, whale! Wait!] says {H}.
~ [H:Wait, little whale, and... *bump!* There's Mama!] says {H}.
{>pay}
~ The small whale stops. He waits.
< They wait. Bubbles! {room:Who is it?}
+ The sand shakes. The crabs hide.
~ Bubbles. Big bubbles! Who is coming?
fr:
< [H:Attends, bébé !] dit {H}.
~ [H:Attends, bébé baleine, et... *boum !* Voilà Maman !] dit {H}.
{>pay}
~ Le bébé baleine s'arrête. Il attend.
< On attend. {room:Des bulles ! C'est qui ?}
+ Le sable tremble. Les crabes se cachent.
~ Des bulles. De grosses bulles ! Qui arrive ?

=== restore
en:
{>again}
It's Mama Whale!
+ She was going round, too!
Nose to nose!
~ {>end}
[N:{>refrainLast}]
fr:
{>again}
C'est Maman Baleine !
+ Elle aussi, elle tournait !
Nez contre nez !
~ {>end}
[N:{>refrainLast}]

=== again
en:
< {Everyone} look and look... A nose!
~ Round the rock comes a nose. A big, big nose!
~ {F} holds {f:his|her} breath. {each:@ looks with one eye.|@ look with one eye.} {H} laughs.
fr:
< {Everyone} regardent, regardent... Un nez !
~ Autour du rocher arrive un nez. Un gros, gros nez !
~ {F} ne respire plus. {each:@ regarde d'un œil.|@ regardent d'un œil.} {H} rit.

=== cameo
en:
A little whale goes by with his mama. Hello, whale!
fr:
Un bébé baleine passe avec sa maman. Bonjour, baleine !

=== ask
en:
Who did the little whale look for?
Who came in the end?
Can you stay very, very still?
fr:
Il cherchait qui, le bébé baleine ?
Et qui est venu, à la fin ?
Et toi, tu sais ne plus bouger du tout ?
`
