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
It's so cold, and the mittens are gone. Who has them?
fr:
Il fait froid, et les moufles ont disparu. Qui les a prises ?

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
< {room:School is out!}
~ School is out. Snow, snow, snow!
{>trait}
{>plant}
< Into the cold, with {Us}.
~ Brrr! Out into the cold, with {Us}.
fr:
< {room:L'école est finie !}
~ L'école est finie. De la neige, partout !
{>trait}
{>plant}
< Brrr ! On sort avec {Us}.
~ Brrr ! On sort dans le froid, avec {Us}.

=== meet
en:
< {?told(trap):Feather... feather... goose! On|A big grey goose, on} the mittens!
~ {?told(trap):Feather... feather... goose! It's|Here's} a big grey goose. She's sitting on the mittens!
fr:
< {?told(trap):Plume... plume... une oie ! Sur|Une grosse oie grise, sur} les moufles !
~ {?told(trap):Plume... plume... une oie ! C'est|Voilà} une grosse oie grise, assise sur les moufles !

=== plant scarf
en:
< {H}'s {room:long }scarf smells of Grandma.
~ {H}'s long, long scarf smells of Grandma.
fr:
< {room:La longue écharpe||L'écharpe} {de H} sent Mamie.
~ La longue, longue écharpe {de H} sent Mamie.

=== pay scarf
en:
< {H}'s long scarf goes all round.
~ {H} puts {h:his|her} long scarf round the nest. It's warm.
fr:
< {H} met sa longue écharpe autour.
~ {H} met sa longue écharpe autour du nid. Bien au chaud.

=== plant bear
en:
< {H} hugs a bear. {room:So warm!}
~ {H} hugs a teddy bear. He's as warm as toast.
fr:
< {H} serre son ours. {room:Tout chaud !}
~ {H} serre son ours dans ses bras. Il est chaud comme un petit pain.

=== pay bear
en:
< {H}'s warm bear sits too.
~ {H} puts {h:his|her} warm bear in the nest. Be good!
fr:
< L'ours {de H} couve aussi.
~ {H} couche l'ours tout chaud dans le nid. Sois sage, l'ours.

=== pay own garment
en:
< {H}'s {T} {n:keeps|keep} them warm.
~ {H} tucks {h:his|her} {T} round the nest. It's warm.
fr:
< {Le T} {de H} {n:tient|tiennent} chaud.
~ {H} met {son T} autour du nid. Bien au chaud.

=== pay own boots
en:
< One egg, one warm boot.
~ {H} takes off {h:his|her} {T}. One cold egg, one warm boot.
fr:
< Œuf froid, botte chaude !
~ {H} enlève {son T}. Œuf froid, botte chaude !

=== pay own stone
en:
{H} sits on {h:his|her} {T}, too.
~ Who knows?
fr:
{H} couve aussi {son T}.
~ On ne sait jamais.

=== pay own shell
en:
{H} sits on {h:his|her} {T}, too.
~ Who knows?
fr:
{H} couve aussi {son T}.
~ On ne sait jamais.

=== pay own torch
en:
< {H}'s {T} {n:makes|make} it warm.
~ {H} lights {h:his|her} {T} by the nest, like a little sun.
fr:
< {Le T} {de H} {n:chauffe|chauffent}.
~ {H} allume {son T} près du nid, comme un petit soleil.

=== pay own dinosaur
en:
{H} hopes for a dinosaur.
~ Like the one in {h:his|her} drawing.
fr:
{H} rêve d'un dinosaure.
~ Comme sur le dessin.

=== pay own
en:
< {H}'s {T} {n:keeps|keep} watch.
~ {H} puts {h:his|her} {T} by the nest, for the babies.
fr:
< {Le T} {de H} {n:monte|montent} la garde.
~ {H} pose {son T} près du nid, pour les petits.

=== lack >
en:
{H} has one mitten. {F} has one mitten.
< {each:@ too.|@ too.}
~ {each:@ has just one, too.|@ have just one, too.}
< The others? Gone!
~ Where are the other mittens?
~ Not in the hood. Not in the boot.
+ One hand is pink, because it's cold.
[H:{>refrain}]
fr:
{H} a une moufle. {F} a une moufle.
< {each:@ aussi.|@ aussi.}
~ {each:@ aussi n'en a qu'une.|@ aussi n'en ont qu'une.}
< Les autres ? Envolées !
~ Où sont les autres moufles ?
~ Pas dans la capuche. Pas dans la botte.
+ Une main est rose, parce qu'il fait froid.
[H:{>refrain}]

=== try dog >
en:
[H:Dog, do you have a mitten?]
~ {F} looks under the dog. A sock!
+ The dog loves the smell of feet.
No mitten. Just four boots. Lucky dog!
fr:
[H:Dis, le chien, tu as une moufle ?]
~ {F} regarde sous le chien. Une chaussette !
+ Le chien adore l'odeur des pieds.
Pas de moufle. Le chien a quatre bottes. Quelle chance !

=== try trap >
en:
< Who took them? {H} ties a bell to {h:his|her} sock. They hide. *Ting!*
< No more sock! Just a grey feather.
~ Who took them? {H} ties a bell to {?told(dog):the dog's|a} sock. They lie down in the snow.
+ Not a word. Not a toe.
~ *Ting!* {F} runs out. Too late! No sock.
~ Just a grey feather.
fr:
< Qui les a prises ? {H} met une clochette à sa chaussette. *Ding* !
< Plus de chaussette ! Juste une plume.
~ Qui les a prises ? {H} attache une clochette à {?told(dog):la chaussette du chien|une chaussette}. On se couche dans la neige.
+ Pas un mot. Pas un orteil.
~ *Ding* ! {F} court. Trop tard ! Plus de chaussette.
~ Juste une plume grise.

=== try rights >
en:
A big grey goose sits on the mittens.
[H:May we have them back?]
~ [F:Please?] says {F}.
[V:No,] says the goose.
+ She looks at them with one round eye.
~ And she doesn't get up.
fr:
Une grosse oie grise est assise sur les moufles.
[H:Tu nous les rends ?]
~ [F:S'il te plaît ?] dit {F}.
[V:Non,] dit l'oie.
+ Elle regarde, avec un œil tout rond.
~ Et elle ne se lève pas.

=== way >
en:
A bit of red wool.
A bit of blue wool.
They follow it.
~ {H} takes the red. {F} takes the blue. {each:@ rolls it up.|@ roll it up.}
+ The wool goes all the way to the pond.
[H:{>refrain}]
fr:
Un bout de laine rouge.
Un bout de laine bleue.
On suit la laine.
~ {H} prend la rouge, {F} prend la bleue. {each:@ fait une pelote.|@ font une pelote.}
+ La laine va loin, loin, jusqu'à la mare.
[H:{>refrain}]

=== insight >
en:
{>meet}
*Tap, tap,* goes a mitten.
~ [F:Not me,] says {F}.
*Tap, tap,* goes {H}.
~ *Tap, tap, tap!* goes the mitten.
+ It comes from the thumb.
[H:Anybody home?]
fr:
{>meet}
*Toc, toc*, fait une moufle.
~ [F:Ce n'est pas moi,] dit {F}.
*Toc, toc*, fait {H}.
~ *Toc, toc, toc*, répond la moufle.
+ Ça vient du pouce.
[H:Il y a quelqu'un ?]

=== turn still
en:
< Eggs! In every mitten!
< [H:Go and eat! I'll sit!]
~ An egg in every mitten!
~ [V:They mustn't get cold,] says the goose.
~ [H:Go and eat. I'll sit!] says {H}.
{>pay}
+ {H} sits as still as a stone.
< *Crack!* A beak. Two beaks!
~ *Crack!* A beak! And one more!
fr:
< Un œuf par moufle !
< [H:Va manger, je couve !]
~ Un œuf dans chaque moufle !
~ [V:Ils vont avoir froid,] dit l'oie.
~ [H:Va manger. Moi, je couve !] dit {H}.
{>pay}
+ {H} ne bouge plus.
< *Crac* ! Un bec. Deux becs !
~ *Cric, crac.* Un bec. Encore un bec !

=== turn notice
en:
< Eggs! In every mitten!
< [H:Go and eat! I'll sit!]
~ An egg in every mitten!
~ {H} feels one. Brrr! It's cold.
~ [H:Go and eat, Goose. I'll sit!] says {H}.
{>pay}
< *Crack!* A beak. Two beaks!
~ *Crack!* A beak! And one more!
fr:
< Un œuf par moufle !
< [H:Va manger, je couve !]
~ Un œuf dans chaque moufle !
~ {H} en touche un. Brrr ! Il est froid.
~ [H:Va manger, l'oie. Moi, je couve !] dit {H}.
{>pay}
< *Crac* ! Un bec. Deux becs !
~ *Cric, crac.* Un bec. Encore un bec !

=== turn why
en:
< Eggs! In every mitten!
< [H:Go and eat! I'll sit!]
~ An egg in every mitten!
~ [V:I'm hungry,] says the goose. [V:But if I get up, they get cold.]
~ [H:Go and eat. I'll sit here!]
{>pay}
< *Crack!* A beak. Two beaks!
~ *Crack!* A beak! And one more!
fr:
< Un œuf par moufle !
< [H:Va manger, je couve !]
~ Un œuf dans chaque moufle !
~ [V:J'ai faim,] dit l'oie. [V:Mais si je me lève, ils auront froid.]
~ [H:Va manger. Moi, je couve !]
{>pay}
< *Crac* ! Un bec. Deux becs !
~ *Cric, crac.* Un bec. Encore un bec !

=== restore
en:
< Baby geese!
~ Peep, peep! Baby geese!
+ One, two, three, four, five!
{>again}
~ {?told(trap):A chick sleeps in the sock!|One chick looks out of a thumb!}
[H:{>refrainLast}]
fr:
< Des bébés oies !
~ Piou, piou ! Des bébés oies !
+ Un, deux, trois, quatre, cinq !
{>again}
~ {?told(trap):Un petit dort dans la chaussette !|Un petit sort la tête d'un pouce !}
[H:{>refrainLast}]

=== again
en:
< {F} and {H} take their mittens{?told(trap): and the sock|}. {each:@ too.|@ too.} Still warm!
~ {F} finds a mitten. {each:@ finds one too.|@ find theirs too.} {H} puts in a hand. Still warm!
fr:
< {F} et {H} reprennent leurs moufles{?told(trap): et la chaussette|}. {each:@ aussi.|@ aussi.} C'est chaud !
~ {F} retrouve sa moufle. {each:@ aussi.|@ aussi.} {H} met la main dedans. C'est encore chaud !

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
