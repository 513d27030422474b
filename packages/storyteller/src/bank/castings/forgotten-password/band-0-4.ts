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
Big Turtle will not open the gate. You must say the word!
fr:
La grosse tortue garde la porte. Il faut dire le mot !

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
But what's the word?
fr:
Mais c'est quoi, le mot ?

=== refrainLast
en:
Now I know it!
fr:
Maintenant, je sais !

=== out
en:
< Splash! Who dives {room:in the sea||in}? {Crew}!
~ Take a big breath. Splash!
~ {H} dives down to the bottom of the sea, with {Us}.
fr:
< Plouf ! Qui plonge{room: dans la mer} ? {Crew} !
~ On respire un grand coup. Plouf !
~ {H} plonge tout au fond de la mer, avec {Us}.

=== plant marble
en:
< {H} has a {room:ball, blue as the sea||blue ball}.
~ In {H}'s pocket rolls a little ball, as blue as the sea.
fr:
< La balle {de H} est bleue{room: comme la mer}.
~ Dans la poche {de H} roule une petite balle, bleue comme la mer.

=== pay marble
en:
{H} holds up {h:his|her} blue ball. [H:The word is... ball!]
~ {h:He|She} puts it by the gate.
fr:
{H} montre sa balle bleue.
[H:Le mot, c'est... balle !]
~ {h:Il|Elle} pose la balle devant la porte.

=== plant own
en:
< {H} has {a T}. [H:{say T}!]
~ {H} has {a T}. What a fine word to say: {say T}, {say T}, {say T}!
fr:
< {H} a {un T}.
< [H:{say T} !]
~ {H} a {un T}. Quel beau mot à dire : {say T}, {say T}, {say T} !

=== pay own
en:
{H} holds up {h:his|her} {T}. [H:The word is... {say T}!]
~ {h:He|She} puts {n:it|them} by the gate.
fr:
{H} montre {son T}.
[H:Le mot, c'est... {say T} !]
~ {h:Il|Elle} {T:le|la} pose devant la porte.

=== end marble
en:
[O:Ball!]
fr:
[O:Balle !]

=== end own
en:
[O:{say T}!]
fr:
[O:{say T} !]

=== loved
en:
~ [H:Is it {T}?]
fr:
~ [H:Et *{T}* ?]

=== lack >
en:
< *Knock, knock!* Fish wants to go home.
~ *Knock, knock!* Little Fish wants to go home.
+ His bed and his supper are in there.
~ But Big Turtle keeps the gate.
< [V:Say the word!] says Turtle.
~ [V:No word, no way in,] says Turtle.
[N:{>refrain}] asks the fish.
fr:
< *Toc, toc* ! Petit Poisson veut rentrer.
~ *Toc, toc* ! Petit Poisson veut rentrer chez lui.
+ Son lit et son dîner sont là-dedans.
~ Mais la grosse tortue garde la porte.
< [V:Dis le mot !] dit la tortue.
~ [V:Pas de mot ? On ne passe pas,] dit la tortue.
[N:{>refrain}] dit Petit Poisson.

=== try guess >
en:
[H:Is it moon? Is it soup?] asks {H}.
~ [F:Is it nose?] asks {F}.
[V:No, no, no,] says Turtle.
+ [F:Is it button?] asks {F}. [F:Is it cheese? Is it sock?]
~ {v:He|She} looks for each one in {v:his|her} book.
fr:
[H:Lune ? Soupe ?] demande {H}.
~ [F:Nez ?] demande {F}.
[V:Non, non, non,] dit la tortue.
+ [F:Bouton ? Fromage ? Chaussette ?] demande {F}.
~ Elle cherche chaque mot dans son livre.

=== try weed >
en:
< {H} and {F} hide in the sea grass.
~ {H} and {F} hide in the seaweed.
+ A leaf on the nose. A leaf on the head.
~ The seaweed walks to the gate. Tip, tip, tip.
< [V:Good day, sea grass,] says Turtle. [V:What's the word?]
~ [V:Hello, seaweed,] says Turtle. [V:What's the word?]
fr:
< {H} et {F} se cachent sous les algues.
~ {H} et {F} se cachent sous les algues.
+ Une feuille sur le nez, une autre sur la tête.
~ Les algues marchent vers la porte. Tip, tip, tip.
[V:Bonjour, les algues,] dit la tortue. [V:Et le mot ?]

=== try backwards >
en:
< [H:Bye-bye! Out we go!] says {H}.
~ [H:Bye-bye, Turtle! Out we go!] says {H}.
< {H} swims in. {F} too. Backwards!
~ {H} and {F} swim in. Backwards!
*Bump!*
~ Into a rock? No.
Into Turtle!
~ [V:There is a word for out, too,] says Turtle.
fr:
< [H:Au revoir ! Nous, on sort !] dit {H}.
~ [H:Au revoir, tortue ! On sort !] dit {H}.
{H} et {F} entrent... à reculons.
*Boum* !
~ Dans un rocher ? Non.
En plein dans la tortue !
~ [V:Pour sortir aussi, il y a un mot,] dit la tortue.

=== way >
en:
< Who knows? Octopus!
~ Who knows the word? Octopus, in her old ship!
~ So many arms! So many cups!
+ {F} counts the arms. Eight!
~ {each:@ holds three cups at once.|@ hold three cups at once.}
[H:{>refrain}] asks {H}.
{>loved}
~ [A:Turtle made it up, long ago,] says Octopus. [A:Ask Turtle!]
< [A:Turtle knows!] she says.
fr:
< Qui connaît le mot ? La pieuvre !
~ Qui connaît le mot ? La pieuvre, dans son vieux bateau !
~ {room:Que de bras ! ||}Que de tasses !
+ {F} compte les bras. Huit !
~ {each:@ tient trois tasses à la fois.|@ tiennent trois tasses à la fois.}
[H:{>refrain}] dit {H}.
{>loved}
< [A:La tortue le sait !] répond-elle.
~ [A:La tortue l'a inventé, il y a longtemps,] répond-elle. [A:Demande-lui !]

=== insight >
en:
< Turtle looks in {v:his|her} book. No word!
~ [H:Turtle, what's the word?]
~ Turtle opens {v:his|her} book.
~ {v:He|She} looks and looks. Not here. Not there.
A tear floats up. *Plip.*
+ Then another. They float up, because this is the sea.
< [V:I forgot,] sobs Turtle.
~ [V:I don't know it,] whispers Turtle. [V:I forgot.]
fr:
< La tortue cherche dans son livre. Rien !
~ [H:Tortue, c'est quoi, le mot ?]
~ La tortue ouvre son livre.
~ Elle cherche, elle cherche. Pas ici. Pas là.
Une larme monte. *Plic.*
+ Puis une autre. Elles montent, parce que c'est la mer.
< [V:J'ai oublié,] dit-elle tout bas.
~ [V:Le mot, je l'ai oublié,] dit la tortue, tout bas.

=== turn tell
en:
< So they need a new word.
~ [H:Let's make a new one,] says {H}. [H:A good one. One you can't forget!]
{>pay}
< [V:Yes!] says Turtle.
~ [V:That's a good word,] says Turtle. [V:Come in!]
fr:
< Il faut un nouveau mot.
~ [H:On en fait un nouveau,] dit {H}. [H:Un beau. Un qu'on n'oublie pas !]
{>pay}
< [V:Oui !] dit la tortue.
~ [V:Quel joli mot !] dit la tortue. [V:Entrez !]

=== turn why
en:
< So they need a new word.
~ [H:Why must it be the old word?] asks {H}. [H:Let's make a new one.]
{>pay}
< [V:Yes!] says Turtle.
~ [V:That's a good word,] says Turtle. [V:Come in!]
fr:
< Il faut un nouveau mot.
~ [H:Pourquoi le vieux mot ?] demande {H}. [H:On en fait un tout neuf !]
{>pay}
< [V:Oui !] dit la tortue.
~ [V:Quel joli mot !] dit la tortue. [V:Entrez !]

=== restore
en:
{>end} {>again}
< In swims Fish!
~ The gate opens. Little Fish swims home.
+ His bed is warm. His supper is hot. {room:Mmm, soup!}
[V:{>refrainLast}] says Turtle. [V:It's... um...]
~ {v:He|She} looks in {v:his|her} book. Not here. Not there.
~ [O:Turtle! You're sitting on it!]
fr:
{>end} {>again}
< Petit Poisson rentre !
~ La porte s'ouvre. Petit Poisson rentre chez lui.
+ Son lit est doux. Son dîner est chaud. {room:Mmm !}
[V:{>refrainLast}] dit la tortue. [V:C'est... euh...]
~ Elle cherche dans son livre. Pas ici. Pas là.
~ [O:Tortue ! Tu es assise dessus !]

=== again
en:
shout {Everyone}.
fr:
crient {Everyone}.

=== cameo
en:
A turtle waves. Hello, Turtle!
fr:
Une tortue fait signe. Bonjour, la tortue !

=== ask
en:
What is the new word?
Who wanted to go home?
What word would you pick?
fr:
C'est quoi, le nouveau mot ?
Qui voulait rentrer chez lui ?
Et toi, tu choisirais quel mot ?
`
