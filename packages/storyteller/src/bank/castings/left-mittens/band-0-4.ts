export const band0to4 = `
=== title
en:
One Mitten, Two Hands
fr:
Une moufle, deux mains

=== title
en:
Where Are the Mittens?
fr:
Où sont les moufles ?

=== teaser
en:
It is so cold, and the mittens are gone. Who has them?
fr:
Il fait froid, et il n'y a plus de moufles. Qui les a prises ?

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
One mitten, two hands. Brrr!
fr:
Une moufle, deux mains. Brrr !

=== refrainLast
en:
Two mittens, two hands. Aaah!
fr:
Deux moufles, deux mains. Aaah !

=== out
en:
~ Snow, snow, snow!
< Into the cold, with {Us}!
~ Out into the cold, with {Us}!
fr:
~ De la neige, partout !
< On sort, brrr, avec {Us} !
~ On sort dans le froid, avec {Us}.

=== meet
en:
< {?told(trap):A feather! And a|A big grey} goose, on the mittens!
~ {?told(trap):A grey feather! And here is|Here is} a big grey goose, on the mittens!
fr:
< {?told(trap):Une plume ! Et une oie|Une grosse oie grise}, sur les moufles !
~ {?told(trap):Une plume grise ! Et voilà|Voilà} une grosse oie grise, assise sur les moufles !

=== plant scarf
en:
Sniff! {H}'s long, long scarf smells of Grandma.
fr:
< La longue écharpe {de H} sent Mamie.
~ Snif ! La longue, longue écharpe {de H} sent Mamie.

=== pay scarf
en:
{H} puts the long scarf round the nest. So warm!
fr:
< {H} met la longue écharpe autour du nid. Tout chaud !
~ {H} met la longue écharpe autour du nid. Bien au chaud !

=== plant bear
en:
< Who is warm in {H}'s arms? A bear!
~ Who is so warm in {H}'s arms? A bear! He comes too.
fr:
< Dans les bras {de H} ? Un ours tout chaud !
~ Qui est tout chaud dans les bras {de H} ? Un ours ! Il vient aussi.

=== pay bear
en:
{H} puts the warm bear in the nest. Be good, bear.
fr:
< {H} couche l'ours tout chaud dans le nid. Chut, l'ours.
~ {H} couche l'ours tout chaud dans le nid. Sois sage, l'ours.

=== pay own garment
en:
{H} tucks {h:his|her} {T} round the nest. So warm!
fr:
< {H} met {son T} autour du nid. Tout chaud !
~ {H} met {son T} autour du nid. Bien au chaud !

=== pay own boots
en:
< {H} takes off the {T}. Cold egg, warm boot!
~ {H} takes off the {T}. One cold egg, one warm boot!
fr:
< {H} ôte {son T}. Œuf froid, botte chaude !
~ {H} ôte {son T}. Un œuf tout froid, une botte toute chaude !

=== pay own stone
en:
{H} warms the {T} and tucks it in by an egg.
fr:
{H} réchauffe {son T} et le glisse près d'un œuf.

=== pay own shell
en:
{H} warms the {T} and tucks it in by an egg.
fr:
{H} réchauffe {son T} et le glisse près d'un œuf.

=== pay own torch
en:
{H} puts on the {T}, close to the nest. So warm!
fr:
< {H} allume {son T}. Bien au chaud !
~ {H} allume {son T}, tout près du nid. Bien au chaud !

=== pay own
en:
{H} puts {h:his|her} {T} in the nest, for the baby.
fr:
< {H} glisse {son T} dans le nid.
~ {H} pose {son T} dans le nid, pour le bébé.

=== lack >
en:
Oh! {H} has one mitten. {F} has one mitten.
~ {each:@ has just one, too.|@ have just one, too.}
Where are the other mittens?
~ Not in the hood. Not in the boot.
+ One hand is cold and pink.
[H:{>refrain}]
fr:
Oh ! {H} a une moufle. {F} a une moufle.
~ {each:@ aussi n'en a qu'une.|@ aussi n'en ont qu'une.}
Où sont les autres moufles ?
~ Pas dans la capuche. Pas dans la botte.
+ Une main est froide et rose.
[H:{>refrain}]

=== try dog >
en:
[H:Dog, do you have a mitten?]
~ {F} looks under the dog. A sock!
+ He likes what smells of feet.
No mitten. The dog has a shoe!
fr:
[H:Le chien, tu as une moufle ?]
~ {F} regarde sous le chien. Une chaussette !
+ Il aime ce qui sent les pieds.
Pas de moufle. Le chien a une chaussure !

=== try trap >
en:
Who takes them? {H} puts down a sock and a bell. Hide! *Ting!*
+ They lie in the snow. Not a word.
~ {F} runs out. Too late!
No sock.
Just a grey feather.
fr:
Qui les prend ? {H} pose une chaussette et une clochette. On se cache. *Ding* !
+ On se couche dans la neige. Pas un mot.
~ {F} court. Trop tard !
Plus de chaussette.
< Une plume grise !
~ Juste une plume grise.

=== try rights >
en:
A big grey goose sits on the mittens!
[H:May we have them back?]
~ [F:Please?] says {F}.
[V:No,] says the goose.
+ She looks at them with one round eye.
~ And she does not get up.
fr:
Une grosse oie grise est assise sur les moufles !
[H:Tu nous les rends ?]
~ [F:S'il te plaît ?] dit {F}.
[V:Non,] dit l'oie.
+ Elle regarde, avec un œil tout rond.
~ Et elle ne se lève pas.

=== way >
en:
A bit of red wool.
A bit of blue wool.
Follow it!
~ {H} goes this way. {F} goes that way. {each:@ rolls it up.|@ roll it up.}
+ The wool goes on and on, all the way to the pond.
[H:{>refrain}]
fr:
Un bout de laine rouge.
Un bout de laine bleue.
On suit !
~ {H} passe par ici, {F} par là. {each:@ fait une pelote.|@ font une pelote.}
+ La laine va loin, loin, jusqu'à la mare.
[H:{>refrain}]

=== insight >
en:
{>meet}
*Tock*, goes a mitten.
~ *Tock, tock!* Do mittens knock?
+ No, because there is nobody in them.
[H:Shh,] says {H}. [H:There is somebody in it!]
fr:
{>meet}
*Toc*, fait une moufle.
~ *Toc, toc* ! Une moufle, ça fait toc ?
+ Non, parce qu'il n'y a personne dedans.
[H:Chut,] dit {H}. [H:Il y a quelqu'un dedans !]

=== turn still
en:
< Eggs in the mittens!
~ An egg in every mitten!
{>pay}
~ [H:Go and eat, Goose. I will sit here,] says {H}.
~ {H} sits so still.
< *Crack!* A beak! Two beaks!
~ *Crack!* Out comes a beak! And one more!
fr:
Un œuf dans chaque moufle !
{>pay}
~ [H:Va manger, l'oie. Moi, je couve,] dit {H}.
~ {H} ne bouge plus.
< *Crac* ! Un bec ! Deux becs !
~ *Cric, crac* ! Un bec ! Encore un bec !

=== turn notice
en:
< Eggs in the mittens!
~ An egg in every mitten!
~ And this one is cold.
{>pay}
~ [H:May I, Goose?] {H} turns the cold egg to the warm side.
< *Crack!* A beak! Two beaks!
~ *Crack!* Out comes a beak! And one more!
fr:
Un œuf dans chaque moufle !
~ Celui-là est tout froid.
{>pay}
~ [H:Je peux, l'oie ?]
~ {H} tourne l'œuf froid du côté chaud.
< *Crac* ! Un bec ! Deux becs !
~ *Cric, crac* ! Un bec ! Encore un bec !

=== turn why
en:
~ [H:Why don't you get up, Goose?] asks {H}.
~ [V:They will get cold.]
~ [H:I will sit here!]
< Eggs in the mittens!
~ An egg in every mitten!
{>pay}
< *Crack!* A beak! Two beaks!
~ *Crack!* Out comes a beak! And one more!
fr:
~ [H:Pourquoi tu ne te lèves pas, l'oie ?] demande {H}.
~ [V:Ils auraient froid.]
~ [H:Moi, je couve !]
Un œuf dans chaque moufle !
{>pay}
< *Crac* ! Un bec ! Deux becs !
~ *Cric, crac* ! Un bec ! Encore un bec !

=== restore
en:
< Peep! Out hop the goslings!
~ Peep, peep! Out come the goslings. Here are the mittens!
+ One, two, three, four, five. And they all want to sit on a foot.
{>again}
[H:{>refrainLast}]
fr:
< Piou, piou ! Les oisons sortent !
~ Piou, piou ! Voilà les oisons. Et voilà les moufles !
+ Un, deux, trois, quatre, cinq. Et tous veulent s'asseoir sur un pied.
{>again}
[H:{>refrainLast}]

=== again
en:
< {Everyone} put on their mittens.
~ {Everyone} put their hands in.
fr:
< {Everyone} mettent leurs moufles.
~ {Everyone} mettent les mains dedans.

=== cameo
en:
A goose goes by. One, two, three, four, five chicks!
fr:
Une oie passe. Un, deux, trois, quatre, cinq petits !

=== ask
en:
Who was in the mittens?
Why did the goose not get up?
What keeps you warm?
fr:
Qui était dans les moufles ?
Pourquoi l'oie ne se levait pas ?
Et toi, qu'est-ce qui te tient chaud ?
`
