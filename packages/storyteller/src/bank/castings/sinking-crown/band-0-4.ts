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
The king has lost his eyes. They are under the crown!
fr:
Où sont les yeux du roi ? Sous la couronne !

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
Down, down, down! Where is my nose?
fr:
Et plouf ! Et plouf ! Où est mon nez ?

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
{H} gives the small pencil. [H:Here, King!]
fr:
{H} donne le petit crayon.
[H:Tiens, roi !]

=== pay own
en:
{H} gives the {T}. [H:Here, King!]
fr:
{H} donne {son T}.
[H:Tiens, roi !]

=== lack >
en:
The king has a crown. It comes down on his eyes.
~ Bump! goes the king.
~ {>gag1}
[N:{>refrain}]
fr:
Le roi a une couronne. Elle tombe sur ses yeux.
~ Boum ! fait le roi.
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
In town, all sing. All have a letter!
~ {>talent}
[N:{>refrain}]
fr:
En ville, on chante. On a une lettre !
~ {>talent}
[N:{>refrain}]

=== insight >
en:
A mouse is in the crown! She takes a letter.
~ {>gag2}
[H:It is full of letters!]
fr:
Une souris, dans la couronne ! Elle prend une lettre.
~ {>gag2}
[H:Elle était pleine de lettres !]

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
~ [H:Why do you hide them, King?]
~ [N:I don't know what to say.]
{>pay}
The king writes. [N:Hello! Come in!]
fr:
~ [H:Pourquoi tu les caches, roi ?]
~ [N:Je ne sais pas quoi dire.]
{>pay}
Le roi écrit.
[N:Bonjour ! Entrez !]

=== restore
en:
All come to see the king. They see his eyes!
[N:{>refrainLast}]
fr:
Tout le monde vient voir le roi. On voit ses yeux !
[N:{>refrainLast}]

=== cameo
en:
A king with no crown says hello.
fr:
Un roi sans couronne dit bonjour.

=== ask
en:
Where was the crown?
Who took the letters?
Can you draw a letter for the king?
fr:
Où était la couronne ?
Qui prenait les lettres ?
Tu fais un dessin pour le roi ?
`
