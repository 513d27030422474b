export const band0to4 = `
=== title
en:
Who Is in the Teapot?
fr:
Qui est dans la théière ?

=== title
en:
Come Out, Crab!
fr:
Sors, petit crabe !

=== teaser
en:
Knock, knock. Somebody small is in the teapot.
fr:
Toc, toc. Quelqu'un de tout petit est dans la théière.

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
Knock, knock. Who's in there?
fr:
Toc, toc ! Qui est là ?

=== refrainLast
en:
Knock, knock. Who's in there?
fr:
Toc, toc ! Qui est là ?

=== out
en:
< It's Crab's party! {Crew} dive{room: into the sea|| in}.
~ Crab has a party today, down in the sea.
~ One, two, three! {Crew} dive in.
fr:
< {room:C'est la fête de Crabe !||Crabe fait une fête !} {Crew} plongent{room: dans la mer}.
~ Crabe fait une fête, tout au fond de la mer.
~ Un, deux, trois ! {Crew} sautent à l'eau.

=== plant hat
en:
On {H}'s head sits a {room:red hat, as big as a house||big red hat}.
fr:
Sur la tête {de H}, un {room:bonnet rouge, grand comme une maison||grand bonnet rouge}.

=== pay hat
en:
{H} takes off {h:his|her} red hat. [H:A new house, Crab!]
*Plop!* Crab puts it on.
fr:
{H} enlève son bonnet rouge.
[H:Une maison neuve, Crabe !]
*Hop* ! Crabe se glisse dessous.

=== plant cup
en:
< {room:A fish swims on||Here is} {H}'s blue cup.
~ A fish swims round and round on {H}'s little blue cup.
fr:
< {room:Un poisson nage sur||Voici} la tasse {de H}.
~ Sur la petite tasse bleue {de H}, un poisson nage en rond.

=== pay cup
en:
< {H} gives Crab {h:his|her} blue cup. [H:A new house!]
~ {H} rolls {h:his|her} blue cup to the teapot. [H:A new house, Crab!]
*Plop!* In goes Crab.
fr:
< {H} fait rouler sa tasse bleue.
~ {H} fait rouler sa tasse bleue jusqu'à la théière.
[H:Une maison neuve, Crabe !]
*Hop* ! Crabe y entre.

=== plant own garment
en:
< {H} puts on {h:his|her} {T}.
~ {H} puts on {h:his|her} {T}. How grand!
fr:
< {H} met {son T}.
~ {H} met {son T}. C'est chic !

=== plant own like
en:
< {H} has a present: {a T}.
~ {H} has a present for somebody: {a T}.
fr:
< {H} a un cadeau : {un T}.
~ {H} a un cadeau pour quelqu'un : {un T}.

=== pay own garment
en:
{H} takes off {h:his|her} {T}. [H:Put {n:this|these} on, Crab!]
*Plop!* Crab puts {n:it|them} on.
fr:
{H} enlève {son T}.
[H:Mets ça, Crabe !]
*Hop* ! Crabe se glisse dedans.

=== pay own boots
en:
< {H} takes off {h:his|her} {T}. [H:A boot house!]
~ {H} takes off {h:his|her} {T}. [H:A boot house for you!]
*Plop!* In goes Crab.
fr:
{H} enlève {son T}.
[H:Une pour toi. Une maison-botte !]
*Hop* ! Crabe y entre.

=== pay own shell
en:
{H} rolls {h:his|her} {T} to Crab. [H:A new house!]
*Plop!* In goes Crab.
fr:
{H} fait rouler {son T}.
[H:Une maison neuve, Crabe !]
*Hop* ! Crabe y entre.

=== pay own
en:
< [H:Look!] says {H}. [H:The fish have nothing on!]
~ [H:Look, Crab!] says {H}. [H:The fish have nothing on!]
[N:Oh!] says Crab.
fr:
< [H:Regarde !] dit {H}. [H:Les poissons sont tout nus !]
~ [H:Regarde, Crabe !] dit {H}. [H:Les poissons sont tout nus !]
[N:Ah !] dit Crabe.

=== end own boots
en:
~ One boot dances, too.
fr:
~ Une botte danse aussi.

=== end own garment
en:
~ The {T} {n:dances|dance} too.
fr:
~ {Le T} {n:danse|dansent} aussi.

=== end own shell
en:
~ The new shell fits, claws and all.
fr:
~ La coquille neuve lui va, pinces et tout.

=== pay own like
en:
< {H} holds out {h:his|her} {T}. [H:Hide behind!]
~ {H} holds out {h:his|her} {T}. [H:Hide behind this, Crab!]
*Plop!*
fr:
< {H} tend {son T}.
~ {H} tend {son T} à Crabe.
[H:Cache-toi derrière !]
*Hop* !

=== end own like
en:
~ Crab keeps the {T}.
fr:
~ Crabe garde {le T}.

=== plant own
en:
< {H} takes {h:his|her} {T} to a party.
~ {H} takes {h:his|her} {T} to a party. Whose party? Wait!
fr:
< {H} emmène {son T} à une fête.
~ {H} emmène {son T} à une fête. La fête de qui ? Attends !

=== plant own shell
en:
< {H} takes {h:his|her} {T} to a party.
~ {H} looks in {h:his|her} {T}. What a nice house! And nobody in it.
fr:
< {H} emmène {son T} à une fête.
~ {H} regarde dans {son T}. Quelle jolie maison ! Et personne dedans.

=== end own
en:
~ {H}'s {T} {n:dances|dance} too.
fr:
~ {Le T} {de H} {n:danse|dansent} aussi.

=== loved
en:
< Is he out {T}?
~ Is he out {T}?
fr:
< Il est parti {T} ?
~ Il est parti {T} ?

=== lack >
en:
*Splash!* Where is Crab? In a teapot?
[H:{>refrain}]
Two eyes. [N:I won't come out!] says Crab.
~ A whole big cake is waiting for him!
+ All the fish in the sea are here, with their drums.
fr:
*Plouf* ! Où est Crabe ? Dans une théière ?
[H:{>refrain}]
Deux yeux.
[N:Je ne sors pas !] dit Crabe.
~ Pourtant, un gros gâteau l'attend !
+ Tous les poissons de la mer sont là, avec leurs tambours.

=== try tip >
en:
{H} and {F} tip the teapot.
- Out comes a spoon.
~ Out come three bubbles. *Blub, blub, blub.*
+ Two small eyes peep out. Then the lid goes down. *Clink!*
[N:Don't look!] says Crab.
fr:
{H} et {F} penchent la théière.
- Hop, une cuillère !
~ Hop, trois bulles ! *Bloup, bloup, bloup.*
+ Deux petits yeux sortent. Puis le couvercle retombe. *Cling* !
[N:Ne regardez pas !] dit Crabe.

=== try cake >
en:
{H} puts down a bit of cake. *Snap!* No cake.
~ {F} puts down the plate. *Snap!* No plate.
+ {F} looks into the spout. It is dark, because the lid is shut.
< And no Crab.
~ One claw! And where is the rest of Crab?
fr:
{H} pose un bout de gâteau. *Clac* ! Plus de gâteau.
~ {F} pose l'assiette. *Clac* ! Plus d'assiette.
+ {F} regarde dans le bec. Il fait noir, parce que le couvercle est fermé.
< Et pas de Crabe.
~ Une pince ! Et le reste de Crabe ?

=== try band >
en:
The fish play. *Ting, bong!*
- All the sea dances.
~ Come out and dance, Crab!
~ {F} dances. The lid of the teapot dances too.
+ In the teapot, one small foot goes tap, tap, tap.
But Crab stays in. Why?
fr:
Les poissons jouent. *Ting, bong* !
- Toute la mer danse.
~ Viens danser, Crabe !
~ {F} danse. Le couvercle danse aussi.
+ Dans la théière, une petite patte fait tap, tap, tap.
Mais Crabe reste dedans. Pourquoi ?

=== way >
en:
< {Everyone} find Crab's house.
~ {H} and {F} swim to Crab's house.
~ {each:@ looks under a stone.|@ look under a stone.}
[H:{>refrain}]
{>loved}
< Nobody! What a small bed!
~ No one! A tiny bed. A tiny chair!
+ {F} tries the chair. It is much too small.
fr:
< {Everyone} trouvent la maison de Crabe.
~ {H} et {F} nagent jusqu'à la maison de Crabe.
~ {each:@ regarde sous une pierre.|@ regardent sous une pierre.}
[H:{>refrain}]
{>loved}
< Personne ! Quel petit lit !
~ Personne ! Un tout petit lit. Une toute petite chaise !
+ {F} essaie la chaise. Elle est bien trop petite.

=== insight >
en:
{H} brings Crab the little shell house.
Crab tries one leg. Too small!
+ One claw? Too small! His nose? *Ow!*
~ [H:Crab!] says {H}. [H:You grew!]
< [N:I grew. I've nothing on!] says Crab.
~ [N:Shh,] says Crab. [N:I've nothing on!]
fr:
< {H} apporte la coquille de Crabe.
< Crabe met une patte. Trop petit !
~ {H} apporte à Crabe sa petite maison-coquille.
~ Crabe met une patte. C'est trop petit !
+ Une pince ? Trop petit ! Le nez ? *Aïe !*
~ [H:Crabe !] dit {H}. [H:Tu as grandi !]
< [N:J'ai grandi. Je suis tout nu !] dit Crabe.
~ [N:Chut,] dit Crabe. [N:Je suis tout nu !]

=== turn still
en:
~ [N:Don't look!] says Crab.
{>pay}
~ {H} shuts {h:his|her} eyes. Nobody looks.
+ Even the snails turn round, because Crab is shy.
< *Tip, tap.* Out comes Crab!
~ *Tip, tap, tip, tap.* Out comes Crab!
fr:
~ [N:Ne regardez pas !] dit Crabe.
{>pay}
~ {H} ferme les yeux. Personne ne regarde.
+ Même les bigorneaux se retournent, parce que Crabe est timide.
*Tip, tap.* Voilà Crabe dehors !

=== turn notice
en:
~ {H} peeps in. One red claw hides one red knee.
~ [N:What if they laugh?] asks Crab.
{>pay}
< Out he comes! How smart he looks!
~ Out comes Crab! And nobody laughs.
+ Not one fish. Not one snail.
fr:
~ {H} regarde. Une pince rouge cache un genou rouge.
~ [N:Et si on rit ?] demande Crabe.
{>pay}
< Le voilà dehors ! Qu'il est beau !
~ Voilà Crabe dehors ! Et personne ne rit.
+ Pas un poisson. Pas un bigorneau.

=== turn why
en:
~ [H:Why don't you come out?] asks {H}.
~ [N:What if they laugh?] says Crab.
{>pay}
< Out he comes! How smart he looks!
~ Out comes Crab! And nobody laughs.
+ Not one fish. Not one snail.
fr:
~ [H:Pourquoi tu ne sors pas ?] demande {H}.
~ [N:Et si on rit ?] dit Crabe.
{>pay}
< Le voilà dehors ! Qu'il est beau !
~ Voilà Crabe dehors ! Et personne ne rit.
+ Pas un poisson. Pas un bigorneau.

=== restore
en:
{>again}
{>end}
+ The fish drum and drum.
~ {F} holds out the cake. *Snap!*
< Crab taps his old shell.
~ Then Crab knocks on his old shell.
[N:{>refrainLast}]
< Two tiny eyes!
~ Two eyes. Two very, very small eyes!
fr:
{>again}
{>end}
+ Les poissons tapent, tapent.
~ {F} tend le gâteau à Crabe. *Clac* !
< Crabe frappe à sa vieille coquille.
~ Puis Crabe frappe à sa vieille coquille.
[N:{>refrainLast}]
< Deux {room:petits }yeux !
~ Deux yeux. Deux tout petits yeux !

=== again
en:
< {Everyone} dance with Crab.
~ Crab dances with {Everyone}: side, side, side.
fr:
< Crabe danse avec {Everyone}.
~ Crabe danse avec {Everyone} : de côté, de côté !

=== cameo
en:
A crab goes by. Hello, Crab!
fr:
Un crabe passe. Bonjour, Crabe !

=== ask
en:
Who was in the teapot?
What was too small for Crab?
What is too small for you now?
fr:
Qui était dans la théière ?
Qu'est-ce qui était trop petit pour Crabe ?
Et toi, quel habit est trop petit, maintenant ?
`
