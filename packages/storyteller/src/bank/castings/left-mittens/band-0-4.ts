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
< Brrr! {Crew} come out of school.
~ Brrr! It snows and snows. {Crew} come out of school.
fr:
< Brrr ! {Crew} sortent de l'école.
~ Brrr ! Il neige, il neige. {Crew} sortent de l'école.

=== meet
en:
< A hungry goose, on the mittens!
~ {room:Feather... feather... goose!||A goose!}
~ It's a big grey goose. She's sitting on the mittens! *Grrr*, goes her tummy.
fr:
< Une oie a faim, sur les moufles !
~ {room:Plume... plume... une oie !||Une oie !}
~ C'est une grosse oie grise, assise sur les moufles ! *Grrr*, fait son ventre.

=== plant scarf
en:
< {H}'s {room:long }scarf smells of Grandma.
~ {H}'s long, long scarf smells of Grandma.
fr:
< {room:La longue écharpe||L'écharpe} {de H} sent Mamie.
~ La longue, longue écharpe {de H} sent Mamie.

=== pay scarf
en:
< {h:He|She} adds {h:his|her} scarf.
~ {H} puts {h:his|her} long scarf round the nest. It's warm.
fr:
< Et voilà son écharpe autour.
~ {H} met sa longue écharpe autour du nid. Bien au chaud.

=== plant bear
en:
< {H} hugs {h:his|her} warm {room:teddy }bear.
~ {H} hugs a teddy bear. He's as warm as toast.
fr:
< {H} serre son nounours tout chaud.
~ {H} serre son ours dans ses bras. Il est chaud comme un petit pain.

=== pay bear
en:
< {h:His|Her} bear sits too.
~ {H} puts {h:his|her} warm bear in the nest. Be good!
fr:
< Son nounours couve aussi.
~ {H} couche l'ours tout chaud dans le nid. Sois sage, l'ours.

=== pay own garment
en:
< {h:He|She} adds {h:his|her} {T}.
~ {H} tucks {h:his|her} {T} round the nest. It's warm.
fr:
< {h:Il|Elle} ajoute {son T}.
~ {H} met {son T} autour du nid. Bien au chaud.

=== pay own boots
en:
< One boot, one egg!
~ {H} takes off {h:his|her} {T}. One cold egg, one warm boot.
fr:
< Œuf froid, botte chaude !
~ {H} enlève {son T}. Œuf froid, botte chaude !

=== pay own stone
en:
< {h:He|She} warms them like {h:his|her} {T}.
~ {H} sits on {h:his|her} {T}, too. Who knows?
fr:
< {h:Il|Elle} les couve, comme {son T}.
~ {H} couve aussi {son T}. On ne sait jamais.

=== pay own shell
en:
< {h:He|She} warms them like {h:his|her} {T}.
~ {H} sits on {h:his|her} {T}, too. Who knows?
fr:
< {h:Il|Elle} les couve, comme {son T}.
~ {H} couve aussi {son T}. On ne sait jamais.

=== pay own torch
en:
< {h:His|Her} {T} {n:glows|glow}.
~ {H} lights {h:his|her} {T} by the nest, like a sun.
fr:
< {h:Il|Elle} allume {son T}.
~ {H} allume {son T}, comme un petit soleil.

=== pay own dinosaur
en:
< {H} wants a dinosaur!
~ {H} hopes for a dinosaur. Like the one in {h:his|her} drawing.
fr:
< {H} veut un dinosaure !
~ {H} rêve d'un dinosaure. Comme sur le dessin.

=== pay own
en:
< {h:His|Her} {T} {n:sits|sit} too.
~ {H} sits very still. The {T} {n:sits|sit} too!
fr:
< {Le T} {de H} {n:couve|couvent} aussi.
~ {H} couve sans bouger. {Le T} aussi !

=== plant own garment
en:
< {H} wears {h:his|her} {T}. It's cold!
~ {H} does up {h:his|her} {T}, right up. Cosy!
fr:
< {H} met {son T}. Il fait froid !
~ {H} met {son T}, jusqu'au cou. Bien au chaud !

=== plant own boots
en:
< {H} pulls on {h:his|her} {T}. Warm!
~ {H} pulls on {h:his|her} {T}. Left, right, warm as toast!
fr:
< {H} met {son T}. Bien chaud !
~ {H} met {son T}. Pied gauche, pied droit, bien au chaud !

=== plant own collection
en:
< {H} warms {h:his|her} {T}. Like an egg!
~ {H} warms {h:his|her} {T} in both hands, like an egg.
fr:
< {H} réchauffe {son T}. On dirait un œuf !
~ {H} réchauffe {son T} dans ses mains, comme un œuf.

=== loved
en:
~ And {T}? With one mitten? Brrr, no!
fr:
~ Et {T} ? Avec une seule moufle ? Brrr, non !

=== lack >
en:
< One mitten for {H}. One for {F}. One each!
~ {H} has one mitten. {F} has one mitten.
~ One each!
< Where did the rest go?
~ Where are the other mittens?
~ Not in the hood. Not in the boot.
+ One hand is pink, because it's cold.
[H:{>refrain}]
fr:
< Une moufle pour {H}. Une pour {F}.
< Et les autres ? Disparues !
~ {H} a une moufle. {F} a une moufle.
~ Et c'est tout !
~ Où sont les autres moufles ?
~ Pas dans la capuche. Pas dans la botte.
+ Une main est rose, parce qu'il fait froid.
[H:{>refrain}]

=== try dog >
en:
[H:Dog, do you have a mitten?]
~ {F} looks under the dog. A sock!
+ The dog loves the smell of feet. He wags his tail, because he thinks it is a game.
No mitten. Just four boots. Lucky dog!
fr:
[H:Dis, le chien, tu as une moufle ?]
~ {F} regarde sous le chien. Une chaussette !
+ Le chien adore l'odeur des pieds. Il remue la queue, parce qu'il croit qu'on joue.
Pas de moufle. Le chien a quatre bottes. Quelle chance !

=== try trap >
en:
< Who took them? {H} hangs up a sock, with a bell. They hide. *Ting!*
< No sock! Just a grey feather.
~ Who took them? {H} hangs a bell on {?told(dog):the dog's|a} sock, and they lie down in the snow.
+ Not a word. Not a toe.
~ *Ting!* {F} jumps up. Too late! No sock.
~ Just a grey feather.
fr:
< {H} fait un piège : une chaussette, une clochette. On se cache.
< *Ding* ! Envolée, la chaussette ! Il reste une plume.
~ Qui les a prises ? {H} attache une clochette à {?told(dog):la chaussette du chien|une chaussette}, et on se couche dans la neige.
+ Pas un mot. Pas un orteil.
~ *Ding* ! {F} bondit. Trop tard ! Envolée, la chaussette.
~ Il reste une plume grise.

=== try rights >
en:
< A goose sits on the mittens.
~ A big grey goose sits on the mittens.
[H:May we have them back?]{room: asks {H}.}
~ [F:Please?] says {F}.
[V:No,] says the goose.
+ She looks at them with one round eye.
*Grrr*, goes her tummy.
~ But she doesn't get up.
fr:
< Une oie est assise sur les moufles.
~ Une grosse oie grise est assise sur les moufles.
[H:Tu nous les rends ?]{room: demande {H}.}
~ [F:S'il te plaît ?] dit {F}.
[V:Non,] dit l'oie.
+ Elle regarde, avec un œil rond.
*Grrr*, fait son ventre.
~ Mais elle ne se lève pas.

=== way >
en:
One feather. Two feathers. Three!
{>loved}
< {H} and {F} follow them down the street.
~ {H} and {F} follow the feathers down the street. {each:@ finds one more.|@ find one more.}
+ They go past the shops, and back behind the school. Who lost so many?
[H:{>refrain}]
fr:
Une plume. Deux plumes. Trois !
{>loved}
< {H} et {F} suivent les plumes dans la rue.
~ {H} et {F} suivent les plumes dans la rue. {each:@ en trouve une de plus.|@ en trouvent une de plus.}
+ Il y en a devant les magasins, et derrière l'école. Qui en a perdu autant ?
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
< Eggs in the mittens!
< [H:Go and eat,] says {H}. [H:I'll keep them warm!]
~ An egg in every mitten!
~ [V:They mustn't get cold,] says the goose.
~ [H:Go and eat! I'll sit,] says {H}.
{>pay}
+ {H} sits as still as the snow.
< {room:*Crack!*} Two beaks!
~ *Crack!* A beak! And one more!
fr:
< Des œufs dans les moufles !
< [H:Va manger,] dit {H}. [H:Je couve !]
~ Un œuf dans chaque moufle !
~ [V:Ils vont avoir froid,] dit l'oie.
~ [H:Va manger. Moi, je couve !] dit {H}.
{>pay}
+ {H} ne bouge plus.
< *Crac* ! Deux becs !
~ *Cric, crac.* Un bec. Encore un bec !

=== turn notice
en:
< Eggs in the mittens!
< [H:Go and eat,] says {H}. [H:I'll keep them warm!]
~ An egg in every mitten!
~ [H:You're hungry!] says {H}.
~ [V:If I go, they get cold,] says the goose.
~ [H:Go and eat! I'll sit,] says {H}.
{>pay}
+ {H} sits as still as the snow.
< {room:*Crack!*} Two beaks!
~ *Crack!* A beak! And one more!
fr:
< Des œufs dans les moufles !
< [H:Va manger,] dit {H}. [H:Je couve !]
~ Un œuf dans chaque moufle !
~ [H:Tu as faim !] dit {H}.
~ [V:Si je pars, ils ont froid,] dit l'oie.
~ [H:Va manger. Moi, je couve !]
{>pay}
+ {H} ne bouge plus, plus du tout.
< *Crac* ! Deux becs !
~ *Cric, crac.* Un bec. Encore un bec !

=== turn why
en:
< Eggs in the mittens!
< [H:Go and eat,] says {H}. [H:I'll keep them warm!]
~ An egg in every mitten!
~ [V:I'm hungry,] says the goose. [V:But if I get up, they get cold.]
~ [H:Go and eat! I'll sit,] says {H}.
{>pay}
+ {H} sits as still as the snow.
< {room:*Crack!*} Two beaks!
~ *Crack!* A beak! And one more!
fr:
< Des œufs dans les moufles !
< [H:Va manger,] dit {H}. [H:Je couve !]
~ Un œuf dans chaque moufle !
~ [V:J'ai faim,] dit l'oie. [V:Mais si je me lève, ils auront froid.]
~ [H:Va manger. Moi, je couve !] dit {H}.
{>pay}
+ {H} ne bouge plus, plus du tout.
< *Crac* ! Deux becs !
~ *Cric, crac.* Un bec. Encore un bec !

=== restore
en:
< Baby geese! The goose is back!
~ Peep, peep! Baby geese! The goose runs back.
~ One! Two! {?told(trap):And three?|}
+ How small they are! They shake, and they look.
{>again}
~ {?told(trap):Three is asleep in the sock!|Two looks out of a thumb!}
[H:{>refrainLast}]
fr:
< Des bébés oies ! L'oie revient !
~ Piou, piou ! Des bébés oies ! L'oie revient !
~ Un ! Deux ! {?told(trap):Et trois ?|}
+ Comme ils sont petits ! Ils s'ébrouent, ils regardent.
{>again}
~ {?told(trap):Trois dort dans la chaussette !|Deux sort la tête d'un pouce !}
[H:{>refrainLast}]

=== again
en:
< {Everyone} take their mittens. {?told(trap):The sock too!|Still warm!}
~ {H} finds {h:his|her} mitten. {F} finds {f:his|hers}. {each:@ too!|@ too!} Still warm!
fr:
< {Everyone} remettent leurs moufles. {?told(trap):Et la chaussette !|Toutes chaudes !}
~ {H} retrouve sa moufle. {F} retrouve la sienne. {each:@ aussi !|@ aussi !} C'est encore chaud !

=== cameo
en:
A goose goes by. One, two... how many chicks?
fr:
Une oie passe. Un, deux... combien de petits ?

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
