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
{H} gives the king the {T}. [H:Just say hello!]
fr:
{H} donne {son T} au roi.
[H:Dis juste bonjour !]

=== lack >
en:
King Otto puts letters in his crown. Down it comes, on his nose!
~ Bump! goes the king.
~ {>gag1}
[N:{>refrain}]
fr:
Le roi met ses lettres dans sa couronne. Elle tombe !
~ Boum ! fait le roi Otto.
~ {>gag1}
[N:{>refrain}]

=== try chest
en:
They lock the crown in a box. Click!
~ Good night, crown. Good night!
In the morning it is on his nose.
fr:
On met la couronne dans un coffre. Clic !
~ Bonne nuit, couronne. Bonne nuit !
Au matin, elle est sur son nez.

=== try stretch >
en:
Is the king too small? Pull! Pull!
~ Pull his feet! Pull his hands! [N:Ow!] says the king.
He is not one bit longer.
fr:
Le roi est trop petit ? On tire ! On tire !
~ [N:Aïe !] dit le roi. On tire les pieds ! On tire les mains !
Il n'est pas plus grand.

=== try watch >
en:
{H} sits by the crown all night.
~ {F} snores. *Rrrr!*
*Scratch, scratch!* Who is there?
fr:
{H} garde la couronne, la nuit.
~ {F} ronfle. *Rrrr* !
*Crr, crr* ! Qui est là ?

=== way >
en:
~ {>talent}
In town, all have a letter from the king!
~ But the king did not write one.
[N:{>refrain}]
fr:
~ {>talent}
En ville, tout le monde a une lettre du roi !
~ Mais le roi n'a rien écrit.
[N:{>refrain}]

=== insight >
en:
A mouse! She takes a letter from the crown.
~ She writes back, with her tail.
~ {>gag2}
[H:Out go the letters, down comes the crown!]
fr:
Une souris ! Elle sort une lettre de la couronne.
~ Elle répond, avec sa queue.
~ {>gag2}
[H:Moins de lettres, et la couronne tombe !]

=== turn count
en:
~ One letter, two letters, three! {H} counts them all.
{>pay}
The king writes. [N:Hello! Come in!]
fr:
~ Une lettre, deux lettres, trois ! {H} les compte.
{>pay}
Le roi écrit.
[N:Bonjour ! Entrez !]

=== turn why
en:
~ [H:Why do you hide your letters, King?]
~ [N:I don't know what to say.]
{>pay}
The king writes. [N:Hello! Come in!]
fr:
~ [H:Pourquoi tu les caches, petit roi ?]
~ [N:Je ne sais pas quoi dire.]
{>pay}
Le roi écrit.
[N:Bonjour ! Entrez !]

=== restore
en:
All come to see the king. They see his nose!
[N:{>refrainLast}]
fr:
Tout le monde vient voir le roi. On voit son nez !
[N:{>refrainLast}]

=== cameo
en:
A king with no crown says hello.
fr:
Un roi sans couronne dit bonjour.

=== ask
en:
What was in the crown?
Who took the letters?
Can you draw a letter for the king?
fr:
Qu'est-ce qu'il y avait dans la couronne ?
Qui prenait les lettres ?
Tu fais un dessin pour le roi ?
`
