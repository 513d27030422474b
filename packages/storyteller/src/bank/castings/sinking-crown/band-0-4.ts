export const band0to4 = `
=== title
en:
Down Comes the Crown
fr:
La couronne tombe !

=== title
en:
Oh No, King Otto!
fr:
Oh non, roi Otto !

=== teaser
en:
The king has lost his nose. It is under the crown!
fr:
Où est le nez du roi ? Sous la couronne !

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
Down, down, down! Where is my nose?
fr:
Et plof ! Et plof ! Où est mon nez ?

=== refrainLast
en:
Up, up, up! Here is my nose!
fr:
Et hop ! Et hop ! Voilà mon nez !

=== out
en:
[N:Help!] calls the king.
< {Crew} run.
~ {Crew} come running to the castle.
fr:
[N:À l'aide !] crie le roi.
< {Crew} courent.
~ {Crew} arrivent au château en courant.

=== plant pencil
en:
< {H} draws suns. One, two, three.
~ {H}'s small pencil draws suns. One sun, two suns, ten suns!
fr:
< {H} dessine un, deux, trois soleils.
~ Le petit crayon {de H} dessine des soleils. Un soleil, deux soleils, dix soleils !

=== pay pencil
en:
< {H} gives the king {h:his|her} pencil. [H:Take off your crown!]
~ {H} gives the king {h:his|her} pencil. [H:Take off your crown, and say hello!]
fr:
{H} donne son crayon au roi.
< [H:Enlève ta couronne !]
~ [H:Enlève ta couronne, et dis bonjour !]

=== pay own
en:
< {H} puts {h:his|her} {T} in the crown. The king can see!
~ {H} puts {h:his|her} {T} in the crown. No plop! Now the king can see.
fr:
< {H} met {son T} dans la couronne. Le roi voit clair.
~ {H} met {son T} dans la couronne. Pas de plof ! Le roi y voit clair.

=== between pencil
en:
To stay awake, {h:he|she} draws a moon.
fr:
Pour ne pas dormir, {h:il|elle} dessine une lune.

=== between own
en:
{h:His|Her} {T} {n:keeps|keep} watch too.
fr:
{Son T} {n:veille|veillent} aussi.

=== lack >
en:
< The king's crown is too big. Letters keep it up.
< But not today!
~ A big crown on a small king!
~ King Otto gets letters. He never writes back.
~ He stuffs them in the crown. That keeps it up.
~ But today, down it comes.
+ He cannot see his soup.
[N:{>refrain}]
fr:
< La couronne est trop grosse. Des lettres la tiennent.
< Pas aujourd'hui !
~ Une grosse couronne, un tout petit roi !
~ Otto reçoit des lettres. Il ne répond jamais.
~ Il les met dans la couronne. Elle tient !
~ Mais ce matin, elle tombe.
+ Il ne voit plus sa soupe.
[N:{>refrain}]

=== try chest >
en:
{H} shuts the crown in a box. {F} sits on top.
~ There! Now it cannot fall.
+ Good night, crown. Be good.
In the morning the king puts it on. *Plop!*
fr:
{H} met la couronne dans un coffre. {F} s'assoit dessus.
~ Comme ça, elle ne tombera plus.
+ Bonne nuit, couronne. Sois sage.
Au matin, le roi la met. *Plof !*

=== try stretch >
en:
Is the king too small? {H} pulls his hands.
- {F} pulls his feet.
+ Longer arms! Longer legs!
~ [N:Ow! Ow! Ow!] says the king.
No. He is just as small.
fr:
Le roi est trop petit ? {H} le tire par les mains.
- {F}, par les pieds.
+ Plus longs, les bras ! Plus longues, les jambes !
~ [N:Aïe, aïe, aïe !] dit le roi.
< Non. Toujours aussi petit.
~ Non. Il est toujours aussi petit.

=== try watch >
en:
{H} minds the crown all night.
~ {>between}
+ One eye shuts. One eye stays open.
- And {F}? {F} sleeps. *Zzz, zzz.*
*Scratch, scratch.* Who is there?
fr:
{H} garde la couronne, toute la nuit.
~ {>between}
+ Un œil se ferme. Un œil reste ouvert.
- Et {F} ? {F} dort. *Rrr, rrr.*
*Crr, crr.* Qui est là ?

=== way >
en:
< [O:The king never writes back!] says the baker.
~ [O:My letter to the king!] says the baker. [O:It came back!]
~ [C:Mine too,] says the goat.
+ She would like to eat it.
~ {each:@ looks for the postman.|@ look for the postman.}
[N:{>refrain}] calls the king.
fr:
< [O:Le roi ne répond jamais !] dit le boulanger.
~ [O:Ma lettre au roi !] dit le boulanger. [O:Elle est revenue !]
~ [C:La mienne aussi,] dit la chèvre.
+ Elle a bien envie de la manger.
~ {each:@ cherche le facteur.|@ cherchent le facteur.}
[N:{>refrain}] crie le roi.

=== insight >
en:
< *Scratch.* A mouse takes the letters back.
~ *Scratch, scratch.* A mouse! She takes the letters from the crown.
+ She has a small bag, like a postman.
~ [O:He never writes back,] she says. [O:So I take them home.]
{H} puts on the crown. *Plop!*
[H:No letters, no nose!]
fr:
< *Crr, crr.* Une souris rapporte les lettres.
~ *Crr, crr.* Une souris ! Elle sort les lettres de la couronne.
+ Elle a un petit sac, comme un facteur.
~ [O:Le roi ne répond jamais,] dit-elle. [O:Alors, je les rapporte.]
{H} met la couronne. *Plof !*
[H:Pas de lettres, pas de nez !]

=== turn count
en:
~ {H} counts the letters. Ten! They all say: may I come?
{>pay}
< [N:Hello! Come in!] writes the king.
~ The king writes back. [N:Hello! Come in!]
< *Ding, dong!*
+ He writes it ten times.
fr:
~ {H} compte les lettres. Dix ! Elles disent toutes : je peux venir ?
{>pay}
~ Le roi répond.
< [N:Bonjour ! Entrez !] écrit le roi.
~ [N:Bonjour ! Entrez !]
< *Ding, dong !*
+ Il l'écrit dix fois.

=== turn why
en:
~ [H:Write back, King Otto!] says {H}.
~ [N:I don't know what to say,] says the king.
{>pay}
< [N:Hello! Come in!] writes the king.
~ The king writes back. [N:Hello! Come in!]
< *Ding, dong!*
+ He writes it ten times.
fr:
~ [H:Il faut répondre, roi Otto !] dit {H}.
~ [N:Je ne sais pas quoi dire,] dit le roi.
{>pay}
~ Le roi répond.
< [N:Bonjour ! Entrez !] écrit le roi.
~ [N:Bonjour ! Entrez !]
< *Ding, dong !*
+ Il l'écrit dix fois.

=== restore
en:
~ In come the baker and the goat, and ten more!
+ The goat eats her letter. It tastes of cheese.
~ {?has(own):And the crown? It stays up.|And the crown? No need!}
{>again}
[N:{>refrainLast}]
fr:
~ Le boulanger entre. La chèvre entre, et dix autres derrière !
+ La chèvre mange sa lettre. Miam.
~ {?has(own):Et la couronne ? Elle tient.|Et la couronne ? Pas besoin !}
{>again}
[N:{>refrainLast}]

=== again
en:
< In they come! {F} taps the king's nose. {each:@ too.|@ too.} {H} kisses it.
~ {F} taps the king's nose. {each:@ taps it too.|@ tap it too.} {H} gives it a kiss.
fr:
< On entre ! {F} touche le nez du roi. {each:@ aussi.|@ aussi.} {H} l'embrasse.
~ {F} touche le nez du roi. {each:@ aussi.|@ aussi.} {H} lui fait un bisou.

=== cameo
en:
A king with no crown says hello.
fr:
Un roi sans couronne dit bonjour.

=== ask
en:
What was in the crown?
Who took the letters?
Where is your nose?
fr:
Il y avait quoi, dans la couronne ?
Qui prenait les lettres ?
Il est où, ton nez ?
`
