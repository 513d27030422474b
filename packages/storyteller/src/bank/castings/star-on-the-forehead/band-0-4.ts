export const band0to4 = `
=== title
en:
Where Is Lulu?
fr:
Où est Lulu ?

=== title
en:
Lulu, I See You!
fr:
Coucou, Lulu !

=== teaser
en:
A big, big whale looks for a little star. Can you see her?
fr:
Quelqu'un de très gros cherche une petite étoile. Et toi, tu la vois ?

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
Lulu, Lulu, where are you?
fr:
Lulu, Lulu, où es-tu ?

=== refrainLast
en:
Whale, whale, I see you!
fr:
Coucou, coucou, je {v:t'ai vu|t'ai vue} !

=== out
en:
< Down the steps, and *splish!* In go {Crew}.
~ Down the steps, down, down, *splish!* In go {Crew}.
~ Who plays in the sea?
fr:
< On descend, et *floc !* {Crew} glissent dans l'eau.
~ On descend les marches, et *plouf !* {Crew} glissent dans l'eau.
~ Qui joue dans la mer ?

=== plant medal
en:
< {H} has a {room:shiny }medal.
~ {H} has a medal. It's for nap time! {h:He|She} didn't move at all.
fr:
< {H} a une {room:belle }médaille.
~ {H} a une médaille : la médaille de la sieste ! {h:Il|Elle} n'a pas bougé.

=== pay medal
en:
< First prize! {H} gives Lulu {h:his|her} medal.
~ First prize! {H} gives Lulu {h:his|her} medal.
fr:
< Premier prix ! {H} donne sa médaille à Lulu.
~ Premier prix ! {H} donne sa médaille à Lulu.

=== pay own
en:
< First prize! {H} gives Lulu {h:his|her} {T}.
~ First prize! {H} gives Lulu {h:his|her} {T}.
fr:
< Premier prix ! {H} donne {son T} à Lulu.
~ Premier prix ! {H} donne {son T} à Lulu.

=== end medal
en:
~ The medal goes *ting* on Lulu's tummy.
fr:
~ La médaille fait *ting* sur le ventre de Lulu.

=== end own
en:
~ Lulu hugs the {T} with five arms.
fr:
~ Lulu serre {le T} dans ses cinq bras.

=== plant own
en:
< Where {n:is|are} {H}'s {T}? On {h:his|her} head!
~ {H} looks for {h:his|her} {T}. Not here. Not there. On {h:his|her} head!
fr:
< Où {n:est|sont} {le T} {de H} ? Sur sa tête !
~ {H} cherche {son T}. Pas ici. Pas là. Sur sa tête !

=== loved
en:
< Lulu loves {T}{room:, like {H}}.
~ And {T}? Later! First, Lulu.
fr:
< Lulu aime {T}{room:, comme {H}}.
~ Et {T} ? Plus tard ! D'abord, Lulu.

=== lack >
en:
< {V} the whale counts. One, two! Lulu the star hides!
~ Lulu is a little star. {V} is a big whale.
~ They play hide-and-whale. {V} counts. One, two, three!
+ Lulu hides well, because she is so small.
~ Where is she? Not in the sand. Not under the rock.
[V:{>refrain}]{room: calls the whale.}
fr:
< {V} {v:le cachalot|la baleine} compte : un, deux ! Lulu l'étoile se cache !
~ Lulu est une petite étoile. {V} est {v:un gros cachalot|une grosse baleine}.
~ {v:Ils jouent à cache-cachalot|Elles jouent à cache-baleine}. {V} compte. Un, deux, trois !
+ Lulu se cache bien, parce qu'elle est toute petite.
~ Pas dans le sable. Pas sous le rocher.
[V:{>refrain}]{room: crie {V}.}

=== try polish >
en:
{H} lifts up a small house. {F} looks in.
~ Who is there? Is it Lulu?
No! A crab.
~ [O:Shut the door!] says the crab.
+ He is in his bath, and the bath is in the sea.
*Hee hee!* Who was that?
fr:
{H} soulève une petite maison. {F} regarde dessous.
~ Qui est là ? C'est Lulu ?
Non ! Un crabe.
~ [O:La porte !] dit le crabe.
+ Il est dans son bain, et le bain est dans la mer.
*Hi hi !* Qui a ri ?

=== try table >
en:
{H} digs in the sand. {F} digs too.
A boot! A key! A spoon!
~ A teapot, and no tea in it.
+ One more boot, and it is still wet.
~ But no Lulu.
*Hee hee!* Who was that?
fr:
{H} creuse dans le sable. {F} creuse aussi.
Une botte ! Une clé ! Une cuillère !
~ Une théière, et pas de thé dedans.
+ Encore une botte, et elle est mouillée.
~ Mais pas de Lulu.
*Hi hi !* Qui a ri ?

=== try hide >
en:
~ Something moves. Is it Lulu?
{H} and {F} look in the {room:sea }grass.
~ The sea grass opens. An eye! A very big eye!
[V:Found you!] says the whale.
< Oh. It's {H}.
~ Oh. It's only {H}. It's only {F}.
+ It isn't Lulu. What a sad big eye!
*Hee hee!* Who was that?
fr:
~ Ça bouge, là ! C'est Lulu ?
{H} et {F} cherchent dans les algues.
~ Les algues s'ouvrent. Un œil ! Un très gros œil !
[V:Trouvée !] dit {v:le cachalot|la baleine}.
< Ah. C'est {H}.
~ Ah. C'est {H}. C'est {F}.
+ Ce n'est pas Lulu. Quel gros œil triste !
*Hi hi !* Qui a ri ?

=== way >
en:
< Down, down! {Everyone} swim down. It's dark! So dark!
~ {H} and {F} swim down, where it gets dark.
~ {each:@ comes too, close behind.|@ come too, close behind.}
+ Little lights go by, blue and pink and green.
~ {V} looks too. {v:He|She} rubs {v:his|her} head. It tickles up there!
{>loved}
[V:{>refrain}]
fr:
< {Everyone} nagent tout au fond. Il fait noir.
~ {H} et {F} nagent tout au fond, là où il fait noir.
~ {each:@ vient aussi, tout près.|@ viennent aussi, tout près.}
+ Des petites lumières passent, des bleues, des roses.
~ {V} cherche aussi, et se frotte la tête. Ça chatouille, là-haut !
{>loved}
[V:{>refrain}]

=== insight >
en:
*Hee hee!* {H} looks up. And up. And up.
< A star, on the whale's head! Lulu!
~ What is that, on the whale's head? A star!
~ A star with two eyes. It's Lulu!
~ The whale can't see {v:his|her} own head!
[N:Shh!] says Lulu.
fr:
*Hi hi !* {H} lève les yeux. Plus haut. Plus haut.
< Sur la tête {de V} : Lulu !
~ Qu'est-ce que c'est, sur la tête {de V} ? Une étoile !
~ Une étoile avec deux yeux. C'est Lulu !
~ {V} ne voit pas sa propre tête !
[N:Chut !] dit Lulu.

=== turn count
en:
~ {H} says nothing. {F} says nothing.
~ {H} counts with the whale. One... two... three...
< [V:I give up!] calls the whale.
~ [V:I give up! Come out!] calls {V}.
< [N:I win!] Down slides Lulu.
~ [N:I win!] *Whee!* Down the big nose slides Lulu.
+ Down, down, all the way to the tip.
{>pay}
fr:
~ {H} ne dit rien. {F} ne dit rien.
~ {H} compte avec {V}. Un... deux... trois...
< [V:Sors, Lulu !] crie {V}.
~ [V:Sors, Lulu ! Tu as gagné !] crie {V}.
< [N:J'ai gagné !]
< *Zip*, Lulu glisse !
~ [N:J'ai gagné !] dit Lulu, et *zip*, elle glisse le long du nez.
+ Jusqu'au bout !
{>pay}

=== turn why
en:
~ {H} does not tell. {F} does not tell.
~ [H:Do you give up?] asks {H}.
< [V:I give up!] calls the whale.
~ [V:I give up! Come out!] calls {V}.
< [N:I win!] Down slides Lulu.
~ [N:I win!] *Whee!* Down the big nose slides Lulu.
+ Down, down, all the way to the tip.
{>pay}
fr:
~ {H} garde le secret. {F} aussi.
~ [H:Tu donnes ta langue au chat ?] demande {H}.
< [V:Sors, Lulu !] crie {V}.
~ [V:Oui ! Sors, Lulu !] crie {V}.
< [N:J'ai gagné !]
< *Zip*, Lulu glisse !
~ [N:J'ai gagné !] dit Lulu, et *zip*, elle glisse le long du nez.
+ Jusqu'au bout !
{>pay}

=== restore
en:
< The whale hides. Behind a {room:small }rock!
~ Now {V} hides, behind one little rock.
{>again}
+ The nose sticks out, and so does the tail.
~ {>end}
[N:{>refrainLast}] says Lulu.
fr:
< {V} se cache derrière un {room:petit }rocher.
~ Maintenant, {V} se cache, derrière un petit rocher.
{>again}
+ Le nez dépasse, et la queue aussi.
~ {>end}
[N:{>refrainLast}] dit Lulu.

=== again
en:
< {Everyone} count. One, two!
~ {H} shuts {h:his|her} eyes. {F} counts with Lulu. {each:@ peeps.|@ peep.} One, two, three!
fr:
< {Everyone} comptent. Un, deux !
~ {H} ferme les yeux. {F} compte avec Lulu. {each:@ triche.|@ trichent.} Un, deux, trois !

=== cameo
en:
Behind a little rock there is a whale. Shh!
fr:
Derrière un petit rocher, il y a {v:un cachalot|une baleine}. Chut !

=== ask
en:
Where was Lulu?
Who went *hee hee?*
Where do you hide?
fr:
Où était Lulu ?
Qui faisait *hi hi* ?
Et toi, tu te caches où ?
`
