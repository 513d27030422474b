export const band0to4 = `
=== title
en:
All My Hands
fr:
Toutes mes mains

=== title
en:
Oh Dear, Octavia!
fr:
Oh là là, Octavie !

=== teaser
en:
Octavia has eight hands. Who will hold them all?
fr:
Octavie a huit mains. Qui va les prendre toutes ?

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
One hand, two hands, too many hands!
fr:
Une main, deux mains, trop de mains !

=== refrainLast
en:
One hand, two hands, hand in hand!
fr:
Une main, deux mains, main dans la main !

=== out
en:
< {room:Music! }*Splash!* {Crew} jump in.
~ What is that? Music, down in the sea!
~ *Splash!* {Crew} jump in. Down they go, down, down.
fr:
< {room:De la musique ! }{Crew} sautent à l'eau.
~ Qu'est-ce qu'on entend ? De la musique, au fond de la mer !
~ *Plouf !* {Crew} sautent à l'eau. On descend, on descend.

=== plant ribbon
en:
A {room:long }red ribbon dances after {H}.
fr:
Un {room:long }ruban rouge danse derrière {H}.

=== pay ribbon
en:
{H} ties {h:his|her} red ribbon round the fish. [H:Two ends, two hands!]{room: says {H}.}
~ {H} holds one end.
fr:
{H} noue son ruban rouge autour du poisson.
[H:Deux bouts, deux mains !]{room: dit {H}.}
~ {H} tient un bout.

=== pay own scarf
en:
{H} ties {h:his|her} {T} round the fish. [H:Two ends, two hands!]{room: says {H}.}
~ {H} holds one end.
fr:
{H} noue {son T} autour du poisson.
[H:Deux bouts, deux mains !]{room: dit {H}.}
~ {H} tient un bout.

=== pay own
en:
{H} holds out a hand to the fish. The fin slips. Oops!
fr:
{H} tend la main au poisson. La nageoire glisse. Oups !

=== end own like
en:
< One for the {say T}!
~ One for the {say T}!
fr:
< Une pour {le T} !
~ Une pour {le T} !

=== end own scarf
en:
~ {H}'s {T} dances too.
fr:
~ {Le T} {de H} danse aussi.

=== end own torch
en:
< One hand holds the {T}.
~ One hand holds {H}'s {T}.
fr:
< Une main tient la lumière.
~ Une main tient {le T} {de H}.

=== end own
en:
< One hand holds the {T}.
~ One hand holds {H}'s {T}.
fr:
< Une main tient {le T}.
~ Une main tient {le T} {de H}.

=== plant own collection
en:
< {H} has two hands. One holds {h:his|her} {T}.
~ {H} has two hands. One is for waving. One is for {h:his|her} {T}. That's all!
fr:
< {H} a deux mains. Une pour {son T} !
~ {H} a deux mains. Une pour dire coucou, une pour {son T}. Et c'est tout !

=== plant own object
en:
< {H} has two hands. One holds {h:his|her} {T}.
~ {H} has two hands. One is for waving. One is for {h:his|her} {T}. That's all!
fr:
< {H} a deux mains. Une pour {son T} !
~ {H} a deux mains. Une pour dire coucou, une pour {son T}. Et c'est tout !

=== loved
en:
< Better than {T}? Nearly!
~ Is it as good as {T}? Nearly!
fr:
< C'est mieux que {T} ? Presque !
~ C'est mieux que {T} ? Presque !

=== lack >
en:
< Hold hands! Dance! Octavia the octopus hides.
~ In the sea, everybody dances, hand in hand.
~ But Octavia the octopus hides behind a rock.
< Eight hands! Which one to give?
~ She has eight hands. Which one can she give?
+ This one? That one? She gives none.
[N:{>refrain}]
fr:
< C'est la ronde ! Octavie la pieuvre se cache.
~ Dans la mer, on danse, main dans la main.
~ Mais Octavie la pieuvre se cache derrière un rocher.
< Huit mains ! Laquelle donner ?
~ Elle a huit mains. Laquelle donner ?
+ Celle-ci ? Celle-là ? Elle n'en donne aucune.
[N:{>refrain}]

=== try bow >
en:
< {H} ties six hands in a bow. That leaves two.
~ {H} ties six hands in a bow. That leaves two.
~ {F} pulls it tight. Oh no! The bow waves. Hello, hello!
+ The crab leads the dance. He sees it all.
[A:Your bow waves at me!] says the crab.
fr:
< {H} fait un nœud avec six mains. Il en reste deux !
~ {H} fait un nœud avec six mains. Il en reste deux.
~ {F} serre bien. Mais le nœud fait signe. Bonjour, bonjour !
+ Le crabe mène la ronde. Il voit tout.
[A:Votre nœud me dit bonjour,] dit le crabe.

=== try jobs >
en:
[H:Hands, hold these!] says {H}. A spoon, a teapot...
~ Now they are all busy. But here comes the crab. Octavia waves!
< Here comes the crab. Octavia waves!
+ {F} ducks, just in time.
*Splosh.* Tea on the crab.
fr:
< [H:Au travail, les mains !] dit {H}.
~ [H:Tenez ça, les mains !] dit {H}.
Une cuillère, une théière...
~ Elles sont toutes occupées. Mais le crabe passe. Octavie lui fait signe !
< Octavie fait coucou.
+ {F} se baisse, juste à temps.
*Flac.* Du thé sur le crabe.

=== try coat >
en:
{H} gives Octavia a coat. Two sleeves!
*Pop!* goes a button. One more hand. *Pop! Pop!*
+ Eight buttons swim away.
~ {F} catches all the buttons.
< [N:Oh dear!]{room: says Octavia.}
~ [N:Oh dear!] says Octavia.
fr:
{H} met un manteau à Octavie. Deux manches !
< *Pop !* Une main sort. *Pop ! Pop !*
~ *Pop !* fait un bouton. Encore une main. *Pop ! Pop !*
+ Huit boutons s'en vont en nageant.
~ {F} attrape tous les boutons.
[N:Oh là là !] dit Octavie.

=== way >
en:
~ [A:Now hold hands!] says the crab.
~ {H} holds a claw. {F} holds {H}. {each:@ holds on behind.|@ hold on behind.}
< Round and round! There go {Everyone}. Not Octavia!
{>loved}
~ Round and round they go. Not Octavia.
~ {room:Eight hands, and all want to be first!}
[N:{>refrain}]
fr:
~ [A:On se donne la main !] dit le crabe.
~ {H} tient une pince. {F} tient {H}. {each:@ s'accroche derrière.|@ s'accrochent derrière.}
< {Everyone} font la ronde, sans Octavie.
{>loved}
~ La ronde part, sans Octavie.
~ Huit mains, et chacune veut être la première !
[N:{>refrain}]

=== insight >
en:
< A small fish is all alone. He has no hands.
~ Who is that, all alone? A little yellow fish.
~ He doesn't dance. He has no hands to hold.
+ Nobody asks him. Fins are so slippy!
< [H:Octavia! How many have you got?]{room: asks {H}.}
~ [H:Octavia,] says {H}, [H:how many have you got?]
fr:
< Un petit poisson jaune est tout seul. Il n'a pas de mains.
~ Qui est là, tout seul ? Un petit poisson jaune.
~ Il ne danse pas. Il n'a pas de main à donner.
+ Personne ne l'invite : une nageoire, ça glisse.
< [H:Octavie,] dit {H}, [H:tu en as combien ?]
~ [H:Octavie,] dit {H}, [H:tu en as combien, toi ?]

=== turn dance
en:
{>pay}
< [N:And I have eight! Take them!] says Octavia.
~ [N:And I have eight!] says Octavia. [N:One for you! And you! Oh, take them all!]
~ The fish dances with his tail.
+ The yellow fish turns pink.
fr:
{>pay}
< [N:Et moi, j'en ai huit !] dit Octavie.
~ [N:Et moi, j'en ai huit !] dit Octavie. [N:Une pour toi. Une pour toi. Oh, prenez-les toutes !]
~ La queue du poisson danse.
+ Le poisson jaune devient tout rose.

=== turn why
en:
~ [H:Would you like to dance, fish?] asks {H}. [B:Oh yes!] says the fish.
{>pay}
+ The yellow fish turns pink.
< [N:And I have eight! Take them!] says Octavia.
~ [N:And I have eight!] says Octavia. [N:One for you! And you! Oh, take them all!]
fr:
~ [H:Tu veux danser, poisson ?] demande {H}.
~ [B:Oh oui !] dit le poisson.
{>pay}
+ Le poisson jaune devient tout rose.
< [N:Et moi, j'en ai huit !] dit Octavie.
~ [N:Et moi, j'en ai huit !] dit Octavie. [N:Une pour toi. Une pour toi. Oh, prenez-les toutes !]

=== restore
en:
~ Look! Octavia dances!
+ And so does the fish, for the very first time!
{>again}
{>end}
~ All the other hands tickle the crab!
[N:{>refrainLast}]
fr:
~ {room:Regarde ! }Octavie danse !
+ Le poisson aussi, pour la toute première fois !
{>again}
{>end}
~ Toutes les autres mains chatouillent le crabe !
[N:{>refrainLast}]

=== again
en:
< Octavia holds the fish. And {F}! And {H}!{room: It tickles!}
~ One for the fish, one for {F}, one for {H}. {each:@ gets one too.|@ get one too.}
fr:
< Octavie tient le poisson, {F} et {H} !{room: Guili, guili !}
~ Une pour le poisson, une pour {F}, une pour {H}. {each:@ en a une aussi.|@ en ont une aussi.}

=== cameo
en:
Octavia waves. Eight times!
fr:
Octavie fait coucou. Huit fois !

=== ask
en:
How many hands has Octavia?
Who had no hand at all?
Who do you hold hands with?
fr:
Elle a combien de mains, Octavie ?
Qui n'avait pas de main du tout ?
À qui tu donnes la main, toi ?
`
