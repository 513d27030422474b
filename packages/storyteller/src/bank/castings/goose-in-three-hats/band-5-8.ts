export const band5to8 = `
=== title
en:
The Goose in Three Hats
fr:
L'oie aux trois chapeaux

=== title
en:
{H} and the Town That Said Yes
fr:
{H} dans la ville qui disait oui

=== teaser
en:
Nobody in town can say no any more, and the goose has found out.
fr:
En ville, plus personne n'arrive à dire non, et l'oie s'en est aperçue.

=== when
en:
One market day
fr:
Un jour de marché

=== plant bun
en:
{>when}, {H} took along a cinnamon bun, the last one, in a paper bag. It was for the way home.
fr:
{>when}, {H} emporta la dernière brioche de la maison, dans un sac en papier. C'était pour le retour.

=== about bun
en:
[F:Can I have a bite?] asked {F}.
[H:No,] said {H}. There was nothing easier to say.
fr:
[F:J'en voudrais un bout,] dit {F}.
[H:Non,] dit {H}.
Ce n'était pas plus difficile que ça.

=== pay bun
en:
{H} felt in the paper bag, and held out the bun. It had been saved all day, and it was a little bit squashed.
fr:
{H} chercha dans le sac en papier et tendit sa brioche. Elle attendait depuis le matin, et elle était un peu écrasée.

=== plant scarf
en:
{>when}, {H} wore the scarf Grandma had knitted. Grandma had got talking, and it went round seven times. It was {h:his|her} favourite.
fr:
{>when}, {H} portait l'écharpe de Mamie. Mamie avait bavardé en tricotant : il fallait faire sept tours. {H} l'adorait.

=== about scarf
en:
[F:It would fit a giraffe,] said {F}.
[H:It fits me,] said {H}. [H:I'm just waiting for the neck.]
fr:
[F:On dirait une écharpe de girafe,] dit {F}.
[H:C'est la mienne,] dit {H}. [H:C'est le cou qui n'a pas fini de pousser.]

=== pay scarf
en:
{H} unwound the scarf, all seven turns of it, and held it out. There was only one neck in town that was long enough.
fr:
{H} déroula l'écharpe, les sept tours, et la tendit. Il n'y avait qu'un cou assez long dans toute la ville.

=== pay own
en:
{H} looked once more at {h:his|her} {T}. Then {h:he|she} held {n:it|them} out, just like that, with no strings and no question mark.
fr:
{H} regarda encore une fois {son T}. Puis {h:il|elle} {T:le|la} tendit, comme ça, sans point d'interrogation.

=== pay own garment
en:
{H} took off {h:his|her} {T}, and held {n:it|them} out, just like that, with no strings and no question mark.
fr:
{H} ôta {son T} et {T:le|la} tendit, comme ça, sans point d'interrogation.

=== about own
en:
[F:May I have your {T}?] asked {F}.
[H:Not if you ask,] said {H}. [H:That's how it works.]
fr:
[F:Tu me donnes {ton T} ?] demanda {F}.
[H:Pas si tu demandes,] dit {H}. [H:C'est comme ça.]

=== lack >
en:
Down the middle of Market Street came a goose in three hats. Her name was {V}.
[V:May I have yours too?] she asked the mayor.
[O:Yes,] said the mayor, and looked as if he had swallowed a button.
[H:You can say no!] said {H}.
[A:Can we?] said the baker, from her doorway. [A:It's been like this since Tuesday. You try. Do you like turnips?]
{H} hated turnips. {h:He|She} took a deep breath. [H:Yes,] {h:he|she} said.
{>gag1}
fr:
Au milieu de la grand-rue marchait une oie à trois chapeaux. Elle s'appelait {V}.
[V:Je peux avoir le vôtre aussi ?] demanda-t-elle au maire.
[O:Oui,] dit le maire, comme s'il avalait un bouton.
[H:Mais on a le droit de dire non !] dit {H}.
[A:Ah bon ?] fit la boulangère, de sa porte. [A:C'est comme ça depuis mardi. Essaie. Tu aimes les navets ?]
{H} avait horreur des navets. {h:Il|Elle} prit une grande respiration.
[H:Oui,] dit-{h:il|elle}.
{>gag1}

=== try law
en:
[H:It ought to be forbidden,] said {H}. [H:We need a law.]
So the mayor made one. On his best paper he wrote: [O:Everybody may say no.] He signed it, blew on it, and stamped it twice. There was a little cheer.
{V} read it over his shoulder. It took her some time.
[V:May I have that paper?] she asked.
[O:Yes,] said the mayor.
She folded it, very neatly, into a hat. Now she had five.
fr:
[H:Ça devrait être interdit,] dit {H}. [H:Il faut une loi.]
Le maire en fit une. Il écrivit, sur son plus beau papier : *On a le droit de dire non.*
Il signa, souffla dessus et donna deux coups de tampon. Tout le monde applaudit un peu.
{V} lut par-dessus son épaule. Ça lui prit du temps.
[V:Je peux avoir ce papier ?] demanda-t-elle.
[O:Oui,] dit le maire.
Elle le plia soigneusement, et cela fit un chapeau. Avec celui-là, elle en avait cinq.

=== recap law
en:
The law had turned into a hat.
fr:
La loi était devenue un chapeau.

=== try hide >
en:
[H:If nobody finds us,] said {H}, [H:nobody can ask us anything.]
There was a big cupboard in the museum. They all got in: {H}, and {F}, and the baker, and a man who had only come to see the pots. {each:@ pulled the door shut.|@ pulled the door shut.}
It was dark. It was safe. They held their breath.
*Plap, plap, plap*, came some flat wet feet.
[V:Is anybody in there?] asked {V}.
[O:YES!] shouted the whole cupboard.
fr:
[H:Si personne ne nous trouve,] dit {H}, [H:personne ne nous demande rien.]
Au musée, il y avait une grande armoire. Tout le monde s'y serra : {H}, {F}, la boulangère et un monsieur qui était juste venu voir les vases. {each:@ tira la porte.|@ tirèrent la porte.}
Il faisait noir. On était bien. On ne respirait plus.
*Plap, plap, plap*, firent des pieds plats et mouillés.
[V:Il y a quelqu'un ?] demanda {V}.
[O:OUI !] cria toute l'armoire.

=== recap hide
en:
The cupboard had shouted yes all by itself.
fr:
L'armoire avait crié oui toute seule.

=== try coin >
en:
There was a coin in {H}'s pocket. {h:He|She} threw it into the wishing fountain, with a good big splash.
[H:I wish everybody would say NO!]
The water went round and round. Then it rose up as tall as a lamp.
[O:ARE YOU SURE?] it said. Fountains have to ask.
[O:NO!] shouted everybody, for the wish had begun to work.
[O:OH,] said the fountain. [O:THEN I WON'T.]
And it gave {H} the coin back.
fr:
{H} avait une pièce dans sa poche. Et plouf, dans la fontaine aux vœux !
[H:Je voudrais que tout le monde dise NON !]
L'eau tourna, tourna. Puis elle monta, haute comme un lampadaire.
[O:VOUS ÊTES SÛRS ?] dit-elle.
Les fontaines sont obligées de demander.
[O:NON !] cria tout le monde, car le vœu marchait déjà.
[O:AH,] dit la fontaine. [O:ALORS JE NE FAIS RIEN.]
Et elle rendit sa pièce à {H}.

=== recap coin
en:
The fountain had asked if they were sure.
fr:
La fontaine avait demandé s'ils étaient sûrs.

=== strand >
en:
Two gentlemen were stuck in the museum door, side by side, like two feet in one boot.
[B:It's quite simple,] said Mr Fig. [B:I asked if I should go first, and he said yes.]
[C:And I asked if *I* should go first,] said Mr Pear, [C:and *he* said yes.]
[B:We've been friends for thirty years,] said Mr Fig.
{H} pulled from the front. A button came off, and landed a long way away.
fr:
Deux messieurs étaient coincés dans la porte du musée, côte à côte, comme deux pieds dans une botte.
[B:C'est très simple,] dit monsieur Figue. [B:J'ai demandé si je passais le premier. Il a dit oui.]
[C:Et moi, j'ai demandé si *moi*, je passais le premier,] dit monsieur Poire. [C:Et *il* a dit oui.]
[B:On est amis depuis trente ans,] dit monsieur Figue.
{H} tira. Un bouton sauta et retomba très loin.

=== way >
en:
Where had it begun? All over town there were wet footprints, shaped like leaves. They followed them the wrong way round.
{>talent}
{>go}
The footprints began in the park, at the wishing fountain. At the bottom lay one coin. There was a notice on the fountain: NO GEESE. The bench had a notice as well, and so had the grass, and so had the pond.
fr:
Où est-ce que ça avait commencé ? Partout en ville, il y avait des pas mouillés, en forme de feuilles. {hf:Ils|Elles} les suivirent à l'envers.
{>talent}
{>go}
Les pas commençaient au parc, à la fontaine aux vœux. Au fond brillait une pièce. Sur la fontaine, il y avait une pancarte : INTERDIT AUX OIES. Le banc avait la sienne aussi, et la pelouse, et la mare.

=== road >
en:
At three o'clock the sea asked the harbour if it might come in. The harbour said yes.
So it came in, quite politely, up the steps and along the street. It had a bench with it. People stood on chairs. The postman went by in a bath.
[F:What if somebody asks the sun to stay in bed?] said {F}.
[H:Shh!] said {H}.
They looked up. The sun was still there, but it looked a bit as if it was thinking about it.
fr:
À trois heures, la mer demanda au port si elle pouvait entrer. Le port dit oui.
Alors elle entra, bien poliment, par l'escalier, puis par la rue. Elle apportait un banc. Les gens montaient sur les chaises. Le facteur passa dans une baignoire.
[F:Et si quelqu'un demande au soleil de rester couché ?] dit {F}.
[H:Chut !] dit {H}.
Tout le monde leva la tête. Le soleil était encore là, mais il avait l'air d'y penser.

=== quiet
en:
The baker was sitting on her step. She had no bread left. People had asked for it.
[A:That goose used to come every morning,] said the baker. [A:At six o'clock, right here. She just stood and looked in. And I said no.]
[H:What did she want?]
The baker opened her mouth. She shut it again. She looked at the place where a goose might have stood.
[A:I don't know,] she said. [A:I said no before I found out.]
fr:
La boulangère était assise devant sa porte. Elle n'avait plus de pain. On le lui avait demandé.
[A:Cette oie, avant, venait tous les matins,] dit la boulangère. [A:À six heures, juste là. Elle regardait. Et moi, je disais non.]
[H:Elle voulait quoi ?]
La boulangère ouvrit la bouche. Elle la referma. Elle regarda le coin de trottoir où se tenait l'oie.
[A:Je ne sais pas,] dit-elle. [A:J'ai toujours dit non avant de savoir.]

=== insight >
en:
It was getting late. By the fountain stood the goose, all alone with some pigeons.
{>gag2}
{>recap1} {>recap2} {H} crept closer.
[V:Do you like my hats?] asked {V}.
[O:Yes,] said the pigeons.
[V:Do I look silly in them?]
[O:Yes.]
[V:Shall I put you in a pie?]
[O:Yes,] said the pigeons.
{V} sighed. [V:It's like talking to the stairs.]
[H:They *have* to say yes,] whispered {H}. [H:So she can't tell who means it.]
fr:
Il se faisait tard. Près de la fontaine, l'oie était toute seule avec des pigeons.
{>gag2}
{>recap1} {>recap2} {H} s'approcha sans bruit.
[V:Vous aimez mes chapeaux ?] demanda {V}.
[O:Oui,] dirent les pigeons.
[V:J'ai l'air bête, avec ?]
[O:Oui.]
[V:Et si je vous mettais en pâté ?]
[O:Oui,] dirent les pigeons.
{V} soupira.
[V:Autant parler à l'escalier.]
[H:Ils sont *obligés* de dire oui,] chuchota {H}. [H:Alors elle ne sait pas qui le pense.]

=== turn notice
en:
{H} had a good look at {V}. Five hats, two umbrellas, a gold chain: she had asked for every single one. There was nothing on her that anybody had given her.
{>pay}
[V:I didn't ask you for that,] said {V}.
[H:No,] said {H}.
It was only a small one. But it was the first {?told(coin):useful|real} no since Tuesday, and it rang all round the fountain, like a spoon on a glass.
[V:And you're still here,] said {V}.
fr:
{H} regarda bien {V}. Cinq chapeaux, deux parapluies, une chaîne en or : elle avait tout demandé. Sur elle, il n'y avait rien qu'on lui ait donné.
{>pay}
[V:Je ne te l'ai pas demandé,] dit {V}.
[H:Non,] dit {H}.
C'était sorti tout seul, un tout petit *non*. Mais depuis mardi, c'était le premier {?told(coin):qui servait à quelque chose|vrai}. Il fit le tour de la fontaine en tintant, comme une cuillère sur un verre.
[V:Et tu es encore là,] dit {V}.

=== turn listen
en:
{H} kept quite still and listened to the part nobody listens to. It was the bit just after, when the goose had got her yes and stood waiting, in case there was more.
{>pay}
[V:I didn't ask you for that,] said {V}.
[H:No,] said {H}.
It was only a small one. But it was the first {?told(coin):useful|real} no since Tuesday, and it rang all round the fountain, like a spoon on a glass.
[V:And you're still here,] said {V}.
fr:
{H} ne bougea plus et écouta. Pas ce que l'oie demandait : le petit moment juste après, quand elle avait eu son oui et attendait, au cas où il en viendrait encore.
{>pay}
[V:Je ne te l'ai pas demandé,] dit {V}.
[H:Non,] dit {H}.
Ce non-là était tout petit. Mais c'était le premier {?told(coin):non utile|vrai non} depuis mardi, et il fit le tour de la fontaine en tintant, comme une cuillère sur un verre.
[V:Et tu es encore là,] dit {V}.

=== turn why
en:
[H:Why do you need so many hats?] asked {H}. You cannot say yes to a *why*. The goose had to think.
[V:It always went no, no, no,] she said. [V:I thought, if it went yes, yes, yes, somebody would look up.]
{>pay}
[V:I didn't ask you for that,] said {V}.
[H:No,] said {H}.
It was the first {?told(coin):useful|real} no since Tuesday, and it rang all round the fountain, like a spoon on a glass. Every pigeon looked up.
fr:
[H:Pourquoi il te faut tous ces chapeaux ?] demanda {H}.
On ne peut pas répondre oui à un *pourquoi*. L'oie fut obligée de réfléchir.
[V:Avant, c'était non, non, non,] dit-elle. [V:Je croyais qu'avec oui, oui, oui, quelqu'un lèverait la tête.]
{>pay}
[V:Je ne te l'ai pas demandé,] dit {V}.
[H:Non,] dit {H}.
C'était le premier {?told(coin):non utile|vrai non} depuis mardi. Il tinta tout autour de la fontaine, comme une cuillère sur un verre. Et tous les pigeons levèrent la tête.

=== restore
en:
{V} ducked into the fountain and took back her wish, coin and all. The mayor said no seventeen times. The harbour needed only one, for the sea, which went home with somebody's umbrella.
{>close}
At six next morning, the baker looked up.
{>end}
[A:Would you like a bun?]
[V:No,] said {V}. It went very quiet. [V:Yes,] she said. [V:I only wanted to see if I could.]
fr:
{V} plongea dans la fontaine et reprit son vœu, avec la pièce. Le maire dit non dix-sept fois. Au port, un seul suffit : la mer rentra chez elle, avec le parapluie de quelqu'un.
{>close}
Le lendemain, à six heures, la boulangère leva la tête.
{>end}
[A:Tu veux une brioche ?]
[V:Non,] dit {V}.
Grand silence.
[V:Oui,] dit {V}. [V:C'était pour voir si j'y arrivais.]

=== strandEnd
en:
In the museum door, Mr Fig said, [B:No, no. After you.] *Pop!*
fr:
Au musée, on entendit monsieur Figue.
[B:Mais non, mais non. Après vous.]
*Plop* !

=== cameo
en:
A goose they knew went by, in one hat, and asked them nothing at all.
fr:
Une oie de leur connaissance passa, avec un seul chapeau, sans rien demander à personne.

=== ask
en:
The goose had five hats. What had she really wanted?
What would happen here, if nobody could say no for a day?
When is a no a kind thing to say?
fr:
L'oie avait cinq chapeaux. Que voulait-elle, en vrai ?
Que se passerait-il ici, si personne ne pouvait dire non pendant un jour ?
Quand est-ce que c'est gentil de dire non ?

=== end own garment
en:
Down Market Street came {H}'s {T}, with a goose inside.
fr:
Par la grand-rue {n:arrivait|arrivaient} {le T} {de H}, avec une oie dedans.

=== end scarf
en:
Down Market Street came seven turns of scarf, with a goose inside.
fr:
Par la grand-rue arrivait une écharpe de sept tours, avec une oie dedans.

=== last
en:
{each:@ said no until bedtime, for fun.|@ said no until bedtime, for fun.}
fr:
{each:@ dit non jusqu'au coucher, pour le plaisir.|@ dirent non jusqu'au coucher, pour le plaisir.}
`
