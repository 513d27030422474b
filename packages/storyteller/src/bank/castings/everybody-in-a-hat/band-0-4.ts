export const band0to4 = `
=== title
en:
Hats On, Everybody!
fr:
Chapeau, tout le monde !

=== title
en:
A Hat for the Shark
fr:
Un chapeau pour le requin

=== teaser
en:
The crab has a hat on. The fish has a hat on. Who is it for? Shh!
fr:
Le crabe a un chapeau. Le poisson a un chapeau. C'est pour qui ? Chut !

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
Hats on! Who for? Shh!
fr:
Chapeau ! Pour qui ? Chut !

=== refrainLast
en:
Hats off! It's you! Shh!
fr:
Chapeau ! C'est toi ! Chut !

=== out
en:
< Down to the fish go {Crew}. {room:*Blub!*}
~ {Crew} are in a boat. They lean out. Too far! *Plop!* There is the bottom of the sea.
fr:
< Au fond de l'eau vont {Crew}. {room:*Glou* !}
~ {Crew} sont dans une barque. On se penche. Trop loin ! *Plouf* ! Voilà le fond de la mer.

=== plant straw
en:
< {H} puts on a big straw hat.
~ {H} has a straw hat with a bite in it. Who did that? A goat!
fr:
< {H} met un grand chapeau de paille.
~ {H} a un chapeau de paille tout mordu. Qui l'a mordu ? Une chèvre !

=== pay straw
en:
< {H} puts {h:his|her} hat on the shark.
~ {H} puts {h:his|her} straw hat on the shark. It fits!
fr:
< {H} met son chapeau au requin.
~ {H} met son chapeau de paille au requin. Il lui va bien !

=== pay own
en:
< {H} puts {h:his|her} {T} on the shark.{room: A hat!}
~ {H} puts {h:his|her} {T} on the shark's head.{room: What a hat!}
fr:
< {H} met {son T} au requin.{room: Un chapeau !}
~ {H} pose {son T} sur la tête du requin.{room: Quel chapeau !}

=== plant own
en:
< Can {H}'s {T} be a hat? {room:Hmm!}
~ Can {H}'s {T} be a hat? Hmm! Wait and see.
fr:
< {Le T} {de H}, c'est un chapeau ?
~ {Le T} {de H}, c'est un chapeau ? Hum ! On verra bien.

=== plant own garment
en:
< {H} puts on {h:his|her} {T}. {room:Who for?}
~ {H} has {h:his|her} best {T} on. Who for? Wait and see!
fr:
< {H} met {son T}.{room: Pour qui ?}
~ {H} a mis {son T}. Pour qui ? On verra bien !

=== loved
en:
< Is it a day for {T}? No!
~ [H:Is it a party for {T}?] No.
fr:
< C'est un jour pour {T} ? Non !
~ [H:C'est une fête pour {T} ?] Non.

=== lack >
en:
< A seahorse in a hat! And a cake, on a round stone.
~ A fish in a hat! A crab in a hat! A seahorse in a hat!
~ They have a cake. It stands on a round stone with spots.
~ Who is it for? Nobody knows.
+ They all sing low. It is a secret.
[N:{>refrain}] says the seahorse.
fr:
< Un hippocampe en chapeau ! Un gâteau, sur une pierre ronde !
~ Un poisson en chapeau ! Un crabe en chapeau ! Un hippocampe en chapeau !
~ Ils ont un gâteau, posé sur une pierre ronde, à pois.
~ C'est pour qui ? Personne ne sait.
+ Ils parlent tout bas : c'est un secret.
[N:{>refrain}] dit l'hippocampe.

=== try birthdays >
en:
< [H:Is it your birthday, crab?] asks {H}. No!
~ [H:Is it your birthday, crab?] asks {H}. No.
~ [F:Is it yours, fish?] asks {F}. No, no, no.
{>loved}
+ The octopus counts her arms. It takes long. She has eight.
The cake waits.
fr:
< [H:C'est ton anniversaire, crabe ?] demande {H}. Non !
~ [H:C'est ton anniversaire, crabe ?] demande {H}. Non.
~ [F:C'est le tien, poisson ?] demande {F}. Non, non, non.
{>loved}
+ La pieuvre compte ses bras. C'est long : elle en a huit.
Le gâteau attend.

=== try sleeper >
en:
< *Zzz.* Here is a turtle.
~ A turtle is asleep in the old ship. *Zzz.* {H} puts a hat on her.
[F:Is it for you?] asks {F}.
+ She keeps her eyes shut. It is still night in there.
[C:No,] says the turtle. [C:I'm asleep.]
fr:
< *Zzz.* Voilà une tortue.
~ Une tortue dort dans le vieux bateau. *Zzz.* {H} lui met un chapeau.
[F:C'est pour toi ?] demande {F}.
+ Elle garde les yeux fermés : chez elle, c'est la nuit.
[C:Non,] dit la tortue. [C:Moi, je dors.]

=== try shout >
en:
< {Everyone} hide. Shh! Who is it?
~ {Everyone} hide behind the stone. Shh! Someone is coming.
~ [O:Surprise!]
< A shark! [A:Hat...] he says. *Whoosh!* Nobody there!
~ It's a shark! So many teeth! [A:Hat...] says the shark.
~ *Whoosh!* Nobody there!
+ Only the hats are left. Hats can't swim.
fr:
< {Everyone} se cachent. Chut ! C'est qui ?
~ {Everyone} se cachent derrière la pierre. Chut ! Quelqu'un vient.
~ [O:Surprise !]
< Un requin !
~ C'est un requin ! Que de dents !
[A:Cha...] dit-il.
*Zou* ! Plus personne.
+ Il ne reste que les chapeaux : les chapeaux ne nagent pas.

=== way >
en:
< [D:The shark said *hats on*,] says a fish. [D:I swam off!]
~ [H:Who said *hats on*?] asks {H}.
~ [D:The shark,] says a little fish. [D:He said: Hat... And I swam off!]
+ The whole sea put a hat on. The shark said hat.
~ {each:@ looks behind the weed. No shark!|@ look behind the weed. No shark!}
[N:{>refrain}]{room: calls the seahorse.}
fr:
< [D:Le requin a dit *chapeau*,] dit un poisson. [D:J'ai filé !]
~ [H:Qui a dit *chapeau* ?] demande {H}.
~ [D:Le requin,] dit un petit poisson. [D:Il a dit : Cha... Et moi, j'ai filé !]
+ Tout le monde a mis un chapeau : le requin a dit cha.
~ {each:@ regarde derrière les algues. Pas de requin !|@ regardent derrière les algues. Pas de requin !}
[N:{>refrain}]{room: crie l'hippocampe.}

=== insight >
en:
Here comes the shark. [A:Hat...] he says.
~ *Whoosh!* No more fish!
~ {F} shuts {f:his|her} eyes. But {f:he|she} stays.
+ The mouth opens slowly, because there are so many teeth.
[H:Hat... what?] asks {H}.
fr:
Voilà le requin.
[A:Cha...] dit-il.
~ *Zou* ! Les poissons ont filé.
~ {F} ferme les yeux. Mais {f:il|elle} reste.
+ La bouche s'ouvre tout doucement, parce qu'il y a beaucoup de dents.
[H:Cha... quoi ?] demande {H}.

=== turn listen
en:
~ {H} waits. {h:He|She} listens right to the end.
< [A:Hat... *ch*!] says the shark. [A:My egg!]
~ [A:Hat... *ch*! My egg will hatch!] says the shark. [A:But I have no hat.]
{>pay}
~ An egg? A big round egg? With spots?
+ Oh! They put the cake on it. They thought it was a stone.
< The stone is the egg!
fr:
~ {H} attend. {h:Il|Elle} écoute jusqu'au bout.
< [A:Cha... *cun* vient voir mon œuf !] dit le requin.
~ [A:Cha... *cun* vient voir ! Mon œuf s'ouvre !] dit le requin. [A:Mais je n'ai pas de chapeau.]
{>pay}
~ Un œuf ? Un gros œuf rond ? À pois ?
+ Oh ! On a mis le gâteau dessus : on l'a pris pour une pierre.
< La pierre, c'est l'œuf !

=== turn why
en:
~ [H:Why do you say hat?] asks {H}.
< [A:Hat... *ch*!] says the shark. [A:My egg!]
~ [A:Hat... *ch*! My egg will hatch!] says the shark. [A:But I have no hat.]
{>pay}
~ An egg? A big round egg? With spots?
+ Oh! They put the cake on it. They thought it was a stone.
< The stone is the egg!
fr:
~ [H:Pourquoi tu dis cha ?] demande {H}.
< [A:Cha... *cun* vient voir mon œuf !] dit le requin.
~ [A:Cha... *cun* vient voir ! Mon œuf s'ouvre !] dit le requin. [A:Mais je n'ai pas de chapeau.]
{>pay}
~ Un œuf ? Un gros œuf rond ? À pois ?
+ Oh ! On a mis le gâteau dessus : on l'a pris pour une pierre.
< La pierre, c'est l'œuf !

=== restore
en:
< *Tock, tock!* goes the egg.
~ *Tock, tock!* goes the round stone.
{>again}
~ He has a bit of shell on his head. It's a hat!
+ Nobody swims off. He has only one tooth.
[N:{>refrainLast}]{room: says the seahorse.}
fr:
< *Toc, toc* ! fait l'œuf.
~ *Toc, toc* ! fait la pierre ronde.
{>again}
~ Il a un bout de coquille sur la tête. C'est un chapeau !
+ Personne ne file : il n'a qu'une dent.
[N:{>refrainLast}]{room: dit l'hippocampe.}

=== again
en:
< {Everyone} look. A baby, in a hat!
~ {F} lifts the cake, quick! {H} holds out a hand. {each:@ peeps.|@ peep.} Out comes a baby shark.
fr:
< {Everyone} regardent. Un bébé, en chapeau !
~ {F} enlève le gâteau, vite ! {H} tend la main. {each:@ se penche.|@ se penchent.} Un bébé requin sort de l'œuf.

=== cameo
en:
A little shark in a hat goes by. Hello, shark!
fr:
Un petit requin en chapeau passe. Bonjour, requin !

=== ask
en:
Who had a hat on?
What was in the egg?
What can you put on your head?
fr:
Qui avait un chapeau ?
Il y avait qui, dans l'œuf ?
Toi, tu mets quoi sur ta tête ?
`
