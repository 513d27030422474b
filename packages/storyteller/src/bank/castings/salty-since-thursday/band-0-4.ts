export const band0to4 = `
=== title
en:
Yuck! Too Salty!
fr:
Pouah ! Trop salé !

=== title
en:
A Kiss for Whale
fr:
Un bisou pour la baleine

=== teaser
en:
Who put salt in the soup? Not the cook! Look up, up, up...
fr:
Qui a mis du sel dans la soupe ? Lève la tête, pour voir...

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
Yuck! Too salty!
fr:
Pouah ! Trop salé !

=== refrainLast
en:
Yum! More, please!
fr:
Miam ! Encore !

=== out
en:
< *Glug!* {Crew} dive down for soup.
~ *Glug, glug!* Deep in the sea, there is soup! {Crew} dive down to eat it.
fr:
< *Glou* ! {Crew} plongent. Vite, à la soupe !
~ *Glou, glou* ! Tout au fond de la mer, il y a de la soupe ! {Crew} plongent.

=== plant spoon
en:
< {H} has a cold spoon. Brr!
~ {H} puts a spoon on {h:his|her} nose. It's cold. Brr!
fr:
< {H} a une cuillère froide. Brr !
~ {H} pose une cuillère sur son nez. C'est froid. Brr !

=== pay spoon
en:
< {H} lays the cold spoon on the bump.
~ {H} lays {h:his|her} spoon on the bump. It's so cold! Ooh!
fr:
< {H} pose sa cuillère sur la bosse.
~ {H} pose sa cuillère sur la bosse. C'est froid ! Ouh !

=== pay own
en:
< {H} lays {h:his|her} {T} on the bump.
~ {H} lays {h:his|her} {T} on the bump. There, there!
fr:
< {H} pose {son T} sur la bosse.
~ {H} pose {son T} sur la bosse. Là, là, tout doux !

=== pay own scarf
en:
< {H} ties {h:his|her} {T} on the bump.
~ {H} ties {h:his|her} {T} on the bump. How warm it is!
fr:
< {H} noue {son T} sur la bosse.
~ {H} noue {son T} sur la bosse. Là, bien au chaud !

=== plant own collection
en:
< Brr! {H}'s {T} {n:is|are} cold.
~ {H}'s {T} {n:is|are} cold on the nose. Brr!
fr:
< Brr ! {Le T} {de H} est {T:froid|froide}.
~ Sur le nez, {le T} {de H} est {T:froid|froide}. Brr !

=== plant own like
en:
< {H} sticks {h:his|her} {T} on {h:his|her} tummy.
~ {H} sticks {h:his|her} {T} on {h:his|her} tummy. It stays on!
fr:
< {H} colle {son T} sur son ventre.
~ {H} colle {son T} sur son ventre. Ça tient !

=== plant own boots
en:
< Brr! {H}'s {T} are cold inside.
~ Brr! {H}'s {T} are cold inside. In go ten toes!
fr:
< Brr ! {Le T} {de H} sont froides dedans.
~ Brr ! {Le T} {de H} sont froides dedans. Ouh, les orteils !

=== pay own collection
en:
< {H} lays {h:his|her} cold {T} on the bump.
~ {H} lays {h:his|her} {T} on the bump. It's so cold! Ooh!
fr:
< {H} pose {son T} sur la bosse.
~ {H} pose {son T} sur la bosse. C'est froid ! Ouh !

=== pay own like
en:
< {H} sticks {h:his|her} {T} on the bump.
~ {H} sticks {h:his|her} {T} on the bump. What a big plaster!
fr:
< {H} colle {son T} sur la bosse.
~ {H} colle {son T} sur la bosse. Quel beau pansement !

=== pay own boots
en:
< {H} lays one cold boot on the bump.
~ {H} lays one cold boot on the bump. Then the other. Ooh!
fr:
< {H} pose une botte froide sur la bosse.
~ {H} pose une botte bien froide sur la bosse. Puis l'autre. Ouh !

=== pay own torch
en:
< {H} shines {h:his|her} {T} on the bump.
~ {H} shines {h:his|her} {T} on the bump. Very red!
fr:
< {H} éclaire la bosse avec {son T}.
~ {H} éclaire la bosse avec {son T}. Toute rouge !

=== pay own lantern
en:
< {H} holds {h:his|her} {T} up to the bump.
~ {H} holds {h:his|her} {T} up to the bump. Very red!
fr:
< {H} éclaire la bosse avec {son T}.
~ {H} éclaire la bosse avec {son T}. Toute rouge !

=== loved
en:
< Whale loves {T}{room:, like {H}}.
~ Whale likes {T}, too.
fr:
< La baleine aime {T}{room:, comme {H}}.
~ La baleine aime aussi {T}.

=== lack >
en:
< Octopus makes soup. Crab tries it.
~ Octopus makes soup. She stirs with all her arms. Crab tries it.
[B:{>refrain}] says Crab.
~ [A:But I put no salt in!] says Octopus.
+ She looks in the pot. She looks under it.
~ Far up, something big swims by.
< Far up swims Whale.
fr:
< La pieuvre fait la soupe. Le crabe goûte.
~ La pieuvre fait la soupe avec tous ses bras. Le crabe goûte.
[B:{>refrain}] dit le crabe.
~ [A:Mais je n'ai pas mis de sel !] dit la pieuvre.
+ Elle regarde dans la marmite. Elle regarde dessous.
~ Là-haut, quelque chose de gros passe.
< Là-haut, la baleine passe.

=== try honey >
en:
< Honey is sweet! *Plop!* In it goes.
~ [H:Honey is sweet!] says {H}. *Plop!* In it goes. {F} stirs and stirs.
[B:{>refrain}] says Crab.
+ He can't say more. His claws stick.
~ And now the spoon sticks to Crab!
fr:
< Du miel, c'est sucré ! *Floc*, dans la soupe !
~ [H:Le miel, c'est sucré !] dit {H}. *Floc*, dans la soupe ! {F} tourne, tourne.
[B:{>refrain}] dit le crabe.
+ Il n'en dit pas plus : ses pinces collent.
~ Et la cuillère colle au crabe !

=== try lid >
en:
< {H} shuts the pot. No more salt! Crab tries it.
~ {H} puts the lid on. Now no salt can get in!
~ {F} looks left and right. Nobody!
+ There is just a shadow, far up.
+ They lift the lid.
[B:{>refrain}] says Crab.
fr:
< {H} met le couvercle. Plus de sel ! Le crabe goûte.
~ {H} met le couvercle. Comme ça, pas de sel !
~ {F} regarde à gauche, à droite. Personne !
+ Il n'y a qu'une ombre, tout là-haut.
+ On ouvre.
[B:{>refrain}] dit le crabe.

=== try new >
en:
< {H} makes new soup, with a big bucket of sea. *Splosh!*
~ *Splosh!* {H} gets a big bucket of sea. {F} gets some seaweed. New soup!
~ Octopus holds up her arms. No salt!
[B:{>refrain}] says Crab.
+ [A:Oh no!] says Octopus. [A:My last pot!]
fr:
< {H} fait une autre soupe, avec un seau de mer. *Splach* !
~ *Splach* ! {H} verse un grand seau de mer. {F} met des algues. Une autre soupe !
~ La pieuvre lève les bras. Pas de sel !
[B:{>refrain}] dit le crabe.
+ [A:Oh non !] dit la pieuvre. [A:Ma dernière marmite !]

=== way >
en:
< {Everyone} lick the sea. Salty!
< Up, up, up. Saltier! Who's there? Whale!
~ {H} licks the sea. Salty! {F} licks, too. {each:@ says ugh!|@ say ugh!}
~ Up they go. Saltier! Up, up. Saltier still!
+ It gets dark. Something hides the sun!
~ Who is up here? It's Whale!
fr:
< {Everyone} lèchent la mer. C'est salé !
< On monte. Encore plus salé ! Qui est là ? La baleine !
~ {H} lèche la mer. C'est salé ! {F} lèche aussi. {each:@ fait beurk !|@ font beurk !}
~ On monte. Oh, très salé ! On monte encore. Très, très salé !
+ Il fait sombre. Quelque chose cache le soleil !
~ Qui est là ? C'est la baleine !

=== insight >
en:
< Whale has a bump! [N:Boo hoo!]
~ Whale has a bump on her nose. [N:Boo hoo!]
~ She cries and cries, down into the sea.
+ Who can see a tear in the sea? Nobody.
< [H:Tears are salty!] says {H}.
< Drip, drip, into the soup!
~ [H:Tears are salty!] says {H}. [H:They go in the soup!]
fr:
< La baleine a une bosse !
< [N:Ouin !]
~ La baleine a une bosse sur le nez.
~ [N:Ouin !]
~ Elle pleure, elle pleure, dans la mer.
+ Une larme dans la mer, qui la voit ? Personne.
< [H:Les larmes, c'est salé !] dit {H}.
< *Plic, ploc*, dans la soupe !
~ [H:Les larmes, c'est salé !] dit {H}. [H:Et ça va dans la soupe !]

=== turn why
en:
~ [H:Why do you cry? Does it hurt?]
~ [N:No. But nobody kissed my bump,] says Whale.
< [N:Nobody kissed my bump!] says Whale.
{>pay}
{H} kisses the bump. *Mwah!*
+ It's a big one. The bump is big.
< {room:All better!}
~ No more tears!
fr:
~ [H:Pourquoi tu pleures ? Tu as mal ?]
~ [N:Non. Mais je n'ai pas eu de bisou,] dit la baleine.
< [N:{room:Ma bosse ! }Et mon bisou ?] dit la baleine.
{>pay}
{H} fait un bisou. *Smack* !
+ Un gros : c'est une grosse bosse.
< {room:Fini !}
~ La baleine ne pleure plus.

=== turn friend
en:
~ [F:If I get a bump, I get a kiss,] says {F}.
~ [N:I'm big. Nobody kissed my bump,] says Whale.
< [N:Nobody kissed my bump!] says Whale.
{>pay}
{H} kisses the bump. *Mwah!*
+ It's a big one. The bump is big.
< {room:All better!}
~ No more tears!
fr:
~ [F:Moi, quand je me cogne, j'ai un bisou,] dit {F}.
~ [N:Je suis trop grande. Je n'ai pas eu de bisou,] dit la baleine.
< [N:{room:Ma bosse ! }Et mon bisou ?] dit la baleine.
{>pay}
{H} fait un bisou. *Smack* !
+ Un gros : c'est une grosse bosse.
< {room:Fini !}
~ La baleine ne pleure plus.

=== turn listen
en:
~ {H} lays an ear on Whale. Shh! What does she say?
~ [N:Nobody kissed my bump,] says Whale, very softly.
< [N:Nobody kissed my bump!] says Whale.
{>pay}
{H} kisses the bump. *Mwah!*
+ It's a big one. The bump is big.
< {room:All better!}
~ No more tears!
fr:
~ {H} colle son oreille à la baleine. Chut ! Que dit-elle ?
~ [N:Je n'ai pas eu de bisou,] dit la baleine tout bas.
< [N:{room:Ma bosse ! }Et mon bisou ?] dit la baleine.
{>pay}
{H} fait un bisou. *Smack* !
+ Un gros : c'est une grosse bosse.
< {room:Fini !}
~ La baleine ne pleure plus.

=== restore
en:
< The soup is good!
~ Now the sea is good, and so is the soup!
{>again}
{>loved}
[B:{>refrainLast}] says Crab.
< [N:More kisses!] says Whale. *Mwah!*
~ [N:And more kisses!] says Whale. *Mwah!*
fr:
< Bonne soupe !
~ Maintenant, la mer est bonne, et la soupe aussi !
{>again}
{>loved}
[B:{>refrainLast}] dit le crabe.
< [N:Encore !] dit la baleine. *Smack* !
~ La baleine aussi dit *encore*. Encore un bisou ! *Smack* !

=== again
en:
< {Everyone} eat with Whale.
~ {H} and {F} eat with Whale. {each:@ blows on the soup.|@ blow on the soup.}
fr:
< {Everyone} mangent avec la baleine.
~ {H} et {F} mangent avec la baleine. {each:@ souffle sur la soupe.|@ soufflent sur la soupe.}

=== cameo
en:
A whale swims by. She has a bump. *Mwah!* All gone.
fr:
Une baleine passe. Elle a une bosse. *Smack* ! C'est fini.

=== ask
en:
What does Crab say when he tries the soup?
Why did Whale cry?
Who kisses your bumps?
fr:
Que dit le crabe quand il goûte la soupe ?
Pourquoi la baleine pleurait-elle ?
Et toi, qui te fait un bisou sur tes bosses ?
`
