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
Help, calls the king! {Crew} come running.
fr:
Au secours, crie le roi ! {Crew} arrivent en courant.

=== plant pencil
en:
{H} has a small pencil. It draws suns.
fr:
{H} a un petit crayon. Il fait des soleils.

=== pay pencil
en:
{H} gives the king the small pencil. [H:Just say hello!]
fr:
{H} donne son petit crayon au roi.
[H:Dis juste bonjour !]

=== pay own
en:
{H} puts the {T} in the crown. It stays up!
fr:
{H} met {son T} dans la couronne. Elle tient !

=== lack >
en:
King Otto puts letters in his crown. That keeps it up.
~ It is a very big crown. And he is a very small king.
Oh! It falls.
+ Now he cannot see his soup.
[N:{>refrain}]
fr:
Le roi met des lettres dans sa couronne. Elle tient.
~ La couronne est très grosse. Le roi Otto est tout petit.
Oh ! Elle tombe.
+ Maintenant, il ne voit plus sa soupe.
[N:{>refrain}]

=== try chest >
en:
{H} shuts the crown in a box. {F} sits on the box.
+ Now it cannot come out.
~ Good night, crown. Be good!
In the morning it is on his nose.
fr:
{H} met la couronne dans un coffre. {F} s'assoit dessus.
+ Comme ça, elle ne sort pas.
~ Bonne nuit, couronne. Sois sage !
Au matin, elle tombe sur son nez.

=== try stretch >
en:
Is the king too small? {H} pulls his hands.
- {F} pulls his feet.
+ Longer arms! Longer legs!
~ [N:Ow! Ow! Ow!] says the king.
He is just as small.
fr:
Le roi est trop petit ? {H} tire les mains.
- {F} tire les pieds.
+ De plus longs bras ! De plus longues jambes !
~ [N:Aïe, aïe, aïe !] dit le roi.
Il n'est pas plus grand.

=== try watch >
en:
{H} minds the crown all night.
+ One eye shuts. The other eye stays open.
- {F} minds it too. *Rrrr!* {F} sleeps.
*Scratch, scratch!* Who is there?
fr:
{H} garde la couronne, toute la nuit.
+ Un œil se ferme. L'autre reste ouvert.
- {F} aussi. *Rrrr* ! {F} dort.
*Crr, crr* ! Qui est là ?

=== way >
en:
In town, the baker has a letter.
~ The goat has a letter.
+ The goat ate hers. It smelled of cheese.
~ {each:@ reads it out.|@ read it out.}
~ [O:From the king!] they say. But the king did not write!
[N:{>refrain}] calls the king.
fr:
En ville, la boulangère a une lettre.
~ La chèvre a une lettre.
+ La chèvre a mangé la sienne. Miam !
~ {each:@ lit tout haut.|@ lisent tout haut.}
~ [O:C'est du roi !] disent-elles. Mais le roi n'a rien écrit !
[N:{>refrain}] crie le roi.

=== insight >
en:
*Scratch, scratch!* A mouse! She takes a letter from the crown.
+ She has a small bag, like a postman.
~ And one more! And one more!
[H:Out go the letters, down comes the crown!]
fr:
*Crr, crr* ! Une souris ! Elle sort une lettre de la couronne.
+ Elle a un petit sac, comme un facteur.
~ Et encore une ! Et encore une !
[H:Moins de lettres, et la couronne tombe !]

=== turn count
en:
~ {H} counts the letters. Ten! They all say: may I come?
{>pay}
The king writes. [N:Hello! Come in!]
fr:
~ {H} compte les lettres. Dix ! Elles disent toutes : je peux venir ?
{>pay}
Le roi écrit.
[N:Bonjour ! Entrez !]

=== turn why
en:
~ [H:Why don't you write back?] asks {H}.
~ [N:I don't know what to say,] says the king.
{>pay}
The king writes. [N:Hello! Come in!]
fr:
~ [H:Pourquoi tu ne réponds pas ?] demande {H}.
~ [N:Je ne sais pas quoi dire,] dit le roi.
{>pay}
Le roi écrit.
[N:Bonjour ! Entrez !]

=== restore
en:
All come to see the king. He takes off his crown.
+ The baker, the goat, and ten more.
{>again}
[N:{>refrainLast}]
fr:
Tout le monde vient voir le roi. Il enlève sa couronne.
+ La boulangère, la chèvre, et dix autres.
{>again}
[N:{>refrainLast}]

=== again
en:
Look, {Everyone}!
fr:
Regardez, {Everyone} !

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
