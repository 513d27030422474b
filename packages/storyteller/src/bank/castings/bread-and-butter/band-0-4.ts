export const band0to4 = `
=== title
en:
You First!
fr:
Toi d'abord !

=== title
en:
Nose to Nose
fr:
Nez à nez

=== teaser
en:
One wants to go out, one wants to come in. You first! No, you!
fr:
Elle veut sortir, il veut entrer. Toi d'abord ! Non, toi !

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
You first! No, you!
fr:
Toi d'abord ! Non, toi !

=== refrainLast
en:
You and me!
fr:
Toi et moi !

=== out
en:
< {room:Hop, hop! }To the castle go {Crew}!
~ *Clip, clop!* Who goes like that? Unicorn! {Crew} go to see her at the castle.
fr:
< {room:Hop, hop ! }Au château ! {Crew} y vont.
~ *Clip, clop !* Qui fait ça ? La licorne ! {Crew} vont la voir au château.

=== plant blanket
en:
< {H} takes a {room:big, soft }blanket.
~ {H} has a blanket. You can sit on it, and hide in it.
fr:
< {H} prend une {room:grande }couverture.
~ {H} a une couverture. On s'assoit dessus, on se cache dedans.

=== pay blanket
en:
< {H} puts {h:his|her} blanket by the gate.
~ {H} puts {h:his|her} blanket on the grass, by the gate. It is big enough for two.
fr:
< {H} pose sa couverture près de la porte.
~ {H} met sa couverture près de la porte. Il y a de la place pour deux.

=== pay own
en:
< {H} puts {h:his|her} {T} by the gate.
~ {H} puts {h:his|her} {T} by the gate. There! First the {T}!
fr:
< {H} pose {son T} près de la porte.
~ {H} pose {son T} près de la porte. Voilà : {le T} d'abord !

=== plant own
en:
< [H:My {T} first!] says {H}.
~ [H:My {T} first!] says {H}, at every door.
fr:
< [H:{Mon T} d'abord !] dit {H}.
~ [H:{Mon T} d'abord !] dit {H}, à toutes les portes.

=== loved
en:
< [H:Tomorrow, {T}! Who's first?]
+ [H:And tomorrow, {T}!] says {H}. [H:Who's first?]
fr:
< [H:Demain, on va {T} ! Qui d'abord ?]
+ [H:Et demain, on va {T} !] dit {H}. [H:Qui d'abord ?]

=== lack >
en:
< One gate! Unicorn wants out. Hedgehog wants in.
~ One gate! Unicorn wants to go out. Hedgehog wants to come in. Who goes first?
[O:{>refrain}] say the two noses.
~ And nobody goes.
~ Hedgehog has the bread. Unicorn has the butter.
+ And everybody waits for bread and butter.
fr:
< Une seule porte ! La licorne veut sortir. Le hérisson veut entrer.
~ Une seule porte ! La licorne veut sortir. Le hérisson veut entrer. Qui passe d'abord ?
[O:{>refrain}] disent les deux nez.
~ Et personne ne passe.
~ Le hérisson a le pain. La licorne a le beurre.
+ Et tout le monde attend sa tartine.

=== try push >
en:
{H} and {F} push Hedgehog. In you go!
< *Ouch! Ouch!*
~ [H:Ouch!] says {H}. [F:Ouch!] says {F}.
+ They stop. It hurts.
~ So many prickles! And nobody goes.
[O:{>refrain}] say the two noses.
fr:
{H} et {F} poussent le hérisson. Allez, entre !
< *Aïe ! Aïe !*
~ [H:Aïe !] dit {H}.
~ [F:Aïe !] dit {F}.
+ On arrête : ça fait mal.
~ Il pique, le hérisson ! Et personne ne passe.
[O:{>refrain}] disent les deux nez.

=== try coin >
en:
[H:One, two, three, go!] calls {H}.
~ Unicorn looks at Hedgehog. Hedgehog looks at Unicorn.
< Nobody goes.
~ Nobody goes. [F:Four?] says {F}.
[O:{>refrain}] say the two noses.
+ And again. They like it!
fr:
[H:Un, deux, trois, partez !] crie {H}.
~ La licorne regarde le hérisson. Le hérisson regarde la licorne.
< Personne ne part.
~ Personne ne part.
~ [F:Quatre ?] dit {F}.
[O:{>refrain}] disent les deux nez.
+ Et encore une fois. Ils aiment bien ça !

=== try bun >
en:
< {H} puts down a hot bun. Mmm!
~ {H} puts a hot bun in the gate. Who's first?
[O:{>refrain}] say the two noses.
~ *Chomp!* They bite, one from each side.
< *Chomp!* They eat. They stay.
~ *Chomp, chomp.* No more bun! And nobody goes.
+ It is a good bun, for two.
fr:
< {H} pose une brioche. Miam !
~ {H} pose une brioche sur la marche. Qui vient la chercher ?
[O:{>refrain}] disent les deux nez.
~ *Croc !* Ils croquent, un de chaque côté.
< *Croc !* Ils la mangent. Ils restent.
~ *Croc, croc.* Plus de brioche ! Et personne ne passe.
+ C'est bien meilleur à deux.

=== way >
en:
< {Everyone} creep under the noses. Here is Unicorn's room.
< One chair. Just one. So quiet!
~ {H} and {F} creep under the noses and up the stairs. {each:@ tiptoes, too.|@ tiptoe, too.}
~ Here is Unicorn's room. One chair. Just one.
~ Nobody to sit next to. *Shh...* so quiet!
+ {F} talks low, because it is so still.
fr:
< {Everyone} passent sous les nez. C'est chez la licorne.
< Une chaise. Une seule. Quel silence !
~ {H} et {F} passent sous les nez et montent l'escalier. {each:@ aussi, sans bruit.|@ aussi, sans bruit.}
~ Voici la chambre de la licorne. Une chaise. Une seule.
~ Personne à côté. *Chut*... quel silence !
+ {F} parle tout bas, parce que c'est si calme.

=== insight >
en:
< Back to the gate! Nose to nose, two smiles.
~ Nose to nose! Unicorn smiles. Hedgehog smiles.
~ They don't look at the gate. They like it here!
+ They like it, because here they are two.
[H:You want to *stay*!] says {H}.
~ [F:Together?] says {F}.
~ Two heads go up and down. Yes, yes!
< Two heads nod. Yes!
fr:
< Retour à la porte. Nez à nez, deux sourires !
~ Nez à nez ! La licorne sourit. Le hérisson sourit.
~ Ils ne regardent pas la porte. Ils sont bien, là !
+ Ils sont bien, parce qu'ils sont deux.
[H:Vous voulez *rester* !] dit {H}.
~ [F:Ensemble ?] dit {F}.
~ Deux têtes font oui, oui, oui.
< Deux têtes font oui !

=== turn why
en:
{>pay}
< [H:Why go? Stay *here*!]
~ [H:Why go in or out? Stay *here*!] says {H}.
~ *Clip, clop!* Unicorn comes. *Tip, tip!* Hedgehog comes.
< {room:Unicorn sits. Hedgehog sits.||They sit down.} Both first!
~ They sit down, both at once. Bump!
+ Who is first now? Who cares!
fr:
{>pay}
< [H:Restez *là* !]
~ [H:Entrer ? Sortir ? Restez *là* !] dit {H}.
~ *Clip, clop !* La licorne vient. *Tip, tip !* Le hérisson vient.
< {room:La licorne s'assoit. Le hérisson aussi.||Les deux s'assoient.} Les deux d'abord !
~ Ils s'assoient, les deux en même temps. Boum !
+ Qui est premier ? On s'en moque !

=== turn count
en:
{>pay}
< [H:Sit down, you *two*!]
~ [H:One, two! Sit down, you *two*!] says {H}.
~ *Clip, clop!* Unicorn comes. *Tip, tip!* Hedgehog comes.
< {room:Unicorn sits. Hedgehog sits.||They sit down.} Both first!
~ They sit down, both at once. Bump!
+ Who is first now? Who cares!
fr:
{>pay}
< [H:Venez, tous les *deux* !]
~ [H:Un, deux ! Venez, tous les *deux* !] dit {H}.
~ *Clip, clop !* La licorne vient. *Tip, tip !* Le hérisson vient.
< {room:La licorne s'assoit. Le hérisson aussi.||Les deux s'assoient.} Les deux d'abord !
~ Ils s'assoient, les deux en même temps. Boum !
+ Qui est premier ? On s'en moque !

=== turn dance
en:
{>pay}
< [H:One step to the *side*!]
~ [H:One step to the *side*!] says {H}, and dances.
~ *Clip, clop!* Unicorn comes. *Tip, tip!* Hedgehog comes.
< {room:Unicorn sits. Hedgehog sits.||They sit down.} Both first!
~ They sit down, both at once. Bump!
+ Who is first now? Who cares!
fr:
{>pay}
< [H:Un pas de *côté* !]
~ [H:Un pas de *côté* !] dit {H}, qui danse.
~ *Clip, clop !* La licorne vient. *Tip, tip !* Le hérisson vient.
< {room:La licorne s'assoit. Le hérisson aussi.||Les deux s'assoient.} Les deux d'abord !
~ Ils s'assoient, les deux en même temps. Boum !
+ Qui est premier ? On s'en moque !

=== restore
en:
~ His bread, her butter... Bread and butter! Mmm!
{>again}
~ Now it is dark.
{>loved}
[O:{>refrainLast}] say the two noses.
< {room:Good night!}
~ Unicorn and Hedgehog go to sleep, side by side.
fr:
~ Du pain, du beurre... Des tartines ! Miam !
{>again}
~ Il fait nuit.
{>loved}
[O:{>refrainLast}] disent les deux nez.
< {room:Bonne nuit !}
~ La licorne et le hérisson s'endorment, l'un contre l'autre.

=== again
en:
< {Everyone} come close.
~ {H} and {F} eat and eat. {each:@ has butter on the nose.|@ have butter on the nose.}
fr:
< {Everyone} viennent tout près.
~ {H} et {F} mangent, mangent. {each:@ a du beurre sur le nez.|@ ont du beurre sur le nez.}

=== cameo
en:
A unicorn and a hedgehog sit side by side. You and me, they say.
fr:
Une licorne et un hérisson sont assis côte à côte. Toi et moi, disent-ils.

=== ask
en:
What do Unicorn and Hedgehog say?
Why does nobody go?
Who do you sit next to?
fr:
Que disent la licorne et le hérisson ?
Pourquoi personne ne passe ?
Et toi, à côté de qui es-tu ?
`
