export const band0to4 = `
=== title
en:
What Is the Word?
fr:
C'est quoi, le mot ?

=== title
en:
Let Me In, Turtle!
fr:
Ouvre, tortue !

=== teaser
en:
A big turtle will not let them in. Not without the word!
fr:
Une grosse tortue ne laisse pas passer. Il faut dire le mot !

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
Please, what is the word?
fr:
S'il te plaît, c'est quoi, le mot ?

=== refrainLast
en:
I know, I know the word!
fr:
Je sais, je sais le mot !

=== plant marble
en:
{H} has a marble. It is blue, like the sea.
fr:
{H} a une bille. Elle est bleue comme la mer.

=== pay marble
en:
{H} gives the blue marble. [V:A marble!] says Turtle. [H:Yes! That is the word now.]
fr:
{H} donne la bille bleue.
[V:Une bille !] dit la tortue.
[H:Oui ! Maintenant, c'est le mot.]

=== pay own
en:
{H} gives the {T}. [V:{A T}!] says Turtle. [H:Yes! That is the word now.]
fr:
{H} donne {son T}.
[V:{Un T} !] dit la tortue.
[H:Oui ! Maintenant, c'est le mot.]

=== lack >
en:
Turtle has shut the gate. Little Fish can't go home!
~ [V:No word, no way in,] says Turtle.
~ {>gag1}
[N:{>refrain}]
fr:
La tortue garde la porte. Petit Poisson ne peut plus rentrer !
~ [V:Pas de mot ? On ne passe pas !]
~ {>gag1}
[N:{>refrain}]

=== try guess >
en:
[H:Is it boot? Is it soup?]
~ [F:Is it nose?]
[V:No, no, no!] Turtle puts it all in a book.
fr:
[H:C'est botte ? C'est soupe ?]
~ [F:C'est nez ?]
[V:Non, non, non,] dit la tortue, qui écrit tout.

=== try weed >
en:
They hide in the green weed. Sh! Tip, tip, tip.
~ [V:Hello, weed,] says Turtle.
[V:What is the word?]
fr:
On se cache sous les algues. Chut ! Tip, tip, tip.
~ [V:Bonjour, les algues,] dit la tortue.
[V:C'est quoi, le mot ?]

=== try backwards
en:
They go in back to front. [H:Look! We are coming out!]
~ [V:Out?] says Turtle. [V:Then what is the word for out?]
Bump!
fr:
On entre à l'envers.
[H:Regarde ! On sort !]
~ [V:On sort ?] dit la tortue. [V:Et le mot pour sortir ?]
Boum !

=== way >
en:
They swim to the old ship.
~ {>talent}
[A:I told it to Turtle,] says Octopus. [A:Long, long ago.]
[H:{>refrain}]
fr:
On nage jusqu'au vieux bateau.
~ {>talent}
[A:Je le lui ai dit,] dit la pieuvre. [A:Il y a très longtemps.]
[H:{>refrain}]

=== insight >
en:
Turtle reads the book. No, no, no. So sad!
~ {>gag2}
[H:Oh! You do not know the word!]
fr:
La tortue lit son livre. Non, non... Elle est triste.
~ {>gag2}
[H:Oh ! Tu ne sais pas le mot !]

=== turn tell
en:
~ [H:Once there was a word, and it got lost,] says {H}. [H:So they made a new one.]
{>pay}
fr:
~ [H:Il était une fois un mot perdu,] dit {H}. [H:Alors, on en fit un neuf.]
{>pay}

=== turn why
en:
~ [H:Why the old word?] asks {H}. [H:Why not a new one?]
{>pay}
fr:
~ [H:Pourquoi le vieux mot ?] dit {H}. [H:Pourquoi pas un neuf ?]
{>pay}

=== restore
en:
The gate opens! Little Fish is home.
~ Turtle has hot soup.
[H:{>refrainLast}]
fr:
La porte s'ouvre ! Petit Poisson rentre.
~ La tortue mange sa soupe.
[H:{>refrainLast}]

=== cameo
en:
A turtle waves. Hello, Turtle!
fr:
Une tortue fait signe. Bonjour, la tortue !

=== ask
en:
What was the new word?
Where did Little Fish live?
What word would you pick?
fr:
C'était quoi, le nouveau mot ?
Où habite Petit Poisson ?
Et toi, tu choisirais quel mot ?
`
