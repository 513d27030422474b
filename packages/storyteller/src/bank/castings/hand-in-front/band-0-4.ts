export const band0to4 = `
=== title
en:
Hand in Front!
fr:
La main devant !

=== title
en:
Bear Is Not Sleepy
fr:
L'ours n'a pas sommeil

=== teaser
en:
Bear can't sleep, and so there is no snow. Who can help?
fr:
L'ours ne dort pas, alors pas de neige. Qui peut l'aider ?

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
*Aaah...* Hand in front!
fr:
*Aaah*... La main devant !

=== refrainLast
en:
*AAAH!* No hand!
fr:
*AAAH !* Sans la main !

=== out
en:
< {room:Brr! And no snow. ||}{Crew} go to school.
~ So cold, and no snow! Where is it? {Crew} go to school.
fr:
< {room:Brr ! Pas de neige. ||}{Crew} entrent à l'école.
~ Il fait si froid ! Où est la neige ? {Crew} entrent à l'école.

=== plant teddy
en:
< {H} has a teddy. Shh!
~ {H} has a teddy. It is always asleep. Shh!
fr:
< {H} a un nounours. Chut !
~ {H} a un nounours. Il dort toujours. Chut !

=== pay teddy
en:
< [H:Hold my teddy, Bear! Two hands!]
~ [H:Hold my teddy, Bear! Two hands!] says {H}.
fr:
< [H:L'ours, tiens mon nounours ! À deux mains !]
~ [H:L'ours, tiens mon nounours ! À deux mains !] dit {H}.

=== end teddy
en:
~ Bear holds the teddy tight.
fr:
~ L'ours serre le nounours.

=== plant own
en:
< Two hands for {H}'s {T}!
~ {H} holds {h:his|her} {T} with two hands. Don't drop {n:it|them}!
fr:
< Deux mains pour {le T} {de H} !
~ {H} tient {son T} à deux mains. On ne lâche pas !

=== pay own
en:
< [H:Hold my {T}, Bear! Two hands!]
~ [H:Hold my {T}, Bear! Two hands!] says {H}.
fr:
< [H:L'ours, tiens {mon T} ! À deux mains !]
~ [H:L'ours, tiens {mon T} ! À deux mains !] dit {H}.

=== end own
en:
~ Bear holds the {T} tight.
fr:
~ L'ours serre {le T} très fort.

=== loved
en:
< {H} loves {T}. Later! Shh!
~ [H:And {T}?] Shh! He's asleep.
fr:
< {H} adore {T}. Plus tard ! Chut !
~ [H:Et {T} ?] Chut ! Il dort.

=== lack >
en:
< At school, a big bear in bed!
< He can't sleep. So it can't snow! {F} yawns.
~ Who is in bed, at school? A big bear!
~ He can't sleep. And if Bear can't sleep, it can't snow!
~ {F} sees the bed. Here comes a yawn...
{>refrain}
+ We do that at school. It is polite.
fr:
< Au lit, un gros ours !
< Il ne dort pas. Alors, pas de neige ! {F} bâille.
~ Qui est au lit ? Un gros ours !
~ Il ne dort pas. Et si l'ours ne dort pas, il ne neige pas !
~ {F} voit le lit. Un bâillement arrive...
{>refrain}
+ On fait ça à l'école : c'est poli.

=== try gravel >
en:
{H} reads to Bear. It is a book about stones.
< {F} yawns.
~ A stone. A stone. One more stone.
{>refrain}
~ {F} sleeps on page three.
+ It's so boring. A stone does nothing.
[N:More!] says Bear. {room:He is not sleepy.}
fr:
{H} lit un livre à l'ours. Un livre de cailloux.
< {F} bâille.
~ Un caillou. Un caillou. Encore un caillou.
{>refrain}
~ {F} dort à la page trois.
+ On s'ennuie : un caillou ne fait rien.
[N:Encore !] dit l'ours. {room:Il n'a pas sommeil.}

=== try choir >
en:
Three frogs sing, low and slow. *La, la, la.*
< One frog yawns.
{>refrain}
~ One frog sleeps. Then two. Then three!
+ No more song. They are all asleep.
[N:Again!] says Bear.{room: He is not sleepy.}
fr:
Trois grenouilles chantent tout bas. *La, la, la.*
< Une grenouille bâille.
{>refrain}
~ Une grenouille dort. Puis deux. Puis trois !
+ Fini la chanson : les chanteuses dorment.
[N:Encore !] dit l'ours.{room: Il n'a pas sommeil.}

=== try speech >
en:
Giraffe talks and talks. *Blah, blah, blah.*
< Giraffe yawns.
~ Then up it comes. Up, up her long, long neck.
{>refrain}
~ Giraffe sleeps, on her feet.
+ She does not fall. She has four legs.
[N:More!] says Bear.{room: He is not sleepy.}
fr:
La girafe parle, parle. *Patati, patata.*
< La girafe bâille.
~ Ça monte ! Ça monte dans son long, long cou.
{>refrain}
~ La girafe dort debout.
+ Elle ne tombe pas : elle a quatre pattes.
[N:Encore !] dit l'ours.{room: Il n'a pas sommeil.}

=== way >
en:
< {Everyone} creep to the babies.
~ {H} and {F} creep, all the way to the babies.
~ {each:@ counts the babies. Ten!|@ count the babies. Ten!}
A baby mouse yawns. *Aah!*
< {H} catches the yawn! Quick, to Bear!
~ {H} catches the yawn! Quick, mouth shut!
+ It tickles. It wants to get out.
~ Hurry, hurry, to Bear!
fr:
< {Everyone} vont voir les bébés.
~ {H} et {F} vont tout doucement chez les bébés.
~ {each:@ compte les bébés. Dix !|@ comptent les bébés. Dix !}
Une petite souris bâille. *Aah !*
< {H} attrape le bâillement ! Vite, chez l'ours !
~ {H} attrape le bâillement ! Vite, bouche fermée !
+ Il chatouille : il veut sortir.
~ Vite, vite, chez l'ours !

=== insight >
en:
Here is Bear. And here comes the yawn!
{>refrain}
~ Bear looks at {H}. He has never seen a yawn!
+ He can't see much, because of the hand.
[N:What's behind your hand?] asks Bear.
fr:
Voilà l'ours... et le bâillement !
{>refrain}
~ L'ours regarde {H}. Il n'a jamais vu un bâillement !
+ Il ne voit rien, parce qu'il y a la main.
[N:Il y a quoi, derrière ta main ?] dit l'ours.

=== turn tell
en:
~ {H} tells Bear about bed. It is soft. It is this big!
< {H} takes {h:his|her} hand away. *AAAH!*
~ Both hands show how big. *AAAH!*
~ Bear sees a tongue!
+ And his mouth opens too, all by itself.
~ Hand in front? No, no!
{>pay}
< No hand in front!
*AAAAH!* goes Bear.
fr:
~ {H} parle du lit. C'est doux. C'est grand comme ça !
< {H} enlève sa main. *AAAH !*
~ Les deux mains montrent. *AAAH !*
~ L'ours voit une langue !
+ Et sa bouche s'ouvre aussi, toute seule.
~ La main devant ? Non, non !
{>pay}
< Plus de main devant !
*AAAAH !* fait l'ours.

=== turn still
en:
~ {H} lies down by Bear. Hands down, too.
< {H} puts {h:his|her} hand down. *AAAH!*
~ Wait a bit. *AAAH!*
~ Bear sees a tongue!
+ And his mouth opens too, all by itself.
~ Hand in front? No, no!
{>pay}
< No hand in front!
*AAAAH!* goes Bear.
fr:
~ {H} se couche près de l'ours. Les mains aussi.
< {H} baisse la main. *AAAH !*
~ On attend un peu. *AAAH !*
~ L'ours voit une langue !
+ Et sa bouche s'ouvre aussi, toute seule.
~ La main devant ? Non, non !
{>pay}
< Plus de main devant !
*AAAAH !* fait l'ours.

=== turn why
en:
~ [H:Why the hand?] says {H}. [H:Look! No hand!]
< {H} takes {h:his|her} hand away. *AAAH!*
~ *AAAH!*
~ Bear sees a tongue!
+ And his mouth opens too, all by itself.
~ Hand in front? No, no!
{>pay}
< No hand in front!
*AAAAH!* goes Bear.
fr:
~ [H:Pourquoi la main ?] dit {H}. [H:Regarde ! Plus de main !]
< {H} enlève sa main. *AAAH !*
~ *AAAH !*
~ L'ours voit une langue !
+ Et sa bouche s'ouvre aussi, toute seule.
~ La main devant ? Non, non !
{>pay}
< Plus de main devant !
*AAAAH !* fait l'ours.

=== restore
en:
Bear sleeps. And look! It snows!
+ The snow comes so fast. It had to wait.
~ {>end}
{>loved}
{>again}
~ And you?
{>refrainLast}
fr:
L'ours dort. Et regarde ! Il neige !
+ La neige va vite : elle a tant attendu !
~ {>end}
{>loved}
{>again}
~ Et toi ?
{>refrainLast}

=== again
en:
< {H} yawns. {F} yawns.{room: {each:@ yawns!|@ yawn!}}
~ {H} gives a big yawn. {F} gives two. {each:@ squeaks!|@ squeak!}
fr:
< {H} bâille. {F} bâille.{room: {each:@ bâille !|@ bâillent !}}
~ {H} bâille un bon coup. {F} bâille deux fois. {each:@ fait un petit couic !|@ font un petit couic !}

=== cameo
en:
A bear sleeps in a school, mouth open. Good night, Bear!
fr:
Un ours dort dans une école, la bouche ouverte. Bonne nuit, l'ours !

=== ask
en:
What comes down when Bear sleeps?
Can you do a very big *AAAH*?
Who sleeps with you at night?
fr:
Qu'est-ce qui tombe quand l'ours dort ?
Tu sais faire un très grand *AAAH* ?
Qui dort avec toi, la nuit ?
`
