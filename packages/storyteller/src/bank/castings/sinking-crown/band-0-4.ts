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
The king has lost his nose. Who can find it?
fr:
Le roi a perdu son nez. Qui va le trouver ?

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
< {Crew} run to the castle.
~ {Crew} come running to the castle.
fr:
[N:À l'aide !] crie le roi.
< {Crew} courent au château.
~ {Crew} arrivent au château en courant.

=== plant pencil
en:
< {H} draws a sun{room: for the king}.
~ {H}'s small pencil draws suns. One sun, two suns, ten suns!
fr:
< {H} dessine un soleil{room: pour le roi}.
~ Le petit crayon {de H} dessine des soleils. Un soleil, deux soleils, dix soleils !

=== pay pencil
en:
< {H} gives the king {h:his|her} pencil. [H:Crown off!]
~ {H} gives the king {h:his|her} pencil. [H:Crown off, and say hello!]
fr:
< {H} donne son crayon au roi.
< [H:Enlève ta couronne !]
~ {H} prête son crayon au roi.
~ [H:Enlève ta couronne, et dis bonjour !]

=== pay own
en:
< {H} puts {h:his|her} {T} in the crown. It stays up!
~ {H} puts {h:his|her} {T} in the crown. It stays up! [H:Say hello.]
fr:
< {H} met {son T} dans la couronne. Elle tient !
~ {H} met {son T} dans la couronne. Elle tient !
~ [H:Dis bonjour.]

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

=== plant own
en:
< {H}'s {T} {n:holds|hold} up the table.
~ The table rocks. {H} puts {h:his|her} {T} under it. Now it stays up!
fr:
< {Le T} {de H} {n:tient|tiennent} la table.
~ La table penche. {H} met {son T} dessous. Elle tient !

=== loved
en:
< {H} loves {T}. And you, King?
~ One letter asks: do you like {T}, King?
fr:
< {H} adore {T}. Et toi, roi ?
~ Une lettre demande : tu aimes {T}, roi ?

=== lack >
en:
< Letters hold up the king's crown.
< Today it falls on his nose!
~ King Otto gets letters. He never writes back.
~ He stuffs them in his big, big crown. That keeps it up.
~ But today, down it comes.
+ He can't see his soup.
[N:{>refrain}]
fr:
< Des lettres tiennent la couronne du roi.
< Elle tombe sur son nez !
~ Le roi Otto reçoit des lettres. Il ne répond jamais.
~ Il les fourre dans sa grosse couronne. Comme ça, elle tient.
~ Mais ce matin, elle tombe.
+ Il ne voit plus sa soupe.
[N:{>refrain}]

=== try chest >
en:
< Letters in! {H} shuts the crown in a box. {F} sits on top.
< Morning! The king puts it on. *Thump!*
~ The king stuffs new letters in his crown.
~ {H} shuts the crown in a box. {F} sits on top.
~ Now nobody can get in!
+ Be good, crown. No falling in there.
~ In the morning the king puts it on. *Thump!*
fr:
< Hop, des lettres ! {H} enferme la couronne dans un coffre. {F} s'assoit dessus.
~ Le roi fourre d'autres lettres dans sa couronne.
~ {H} enferme la couronne dans un coffre. {F} s'assoit dessus.
~ Comme ça, personne n'y touche !
+ Sois sage, couronne. On ne tombe pas.
Au matin, le roi la met. *Plof !*

=== try stretch >
en:
Is the king too small? {H} pulls his hands.
- {F} pulls his feet.
+ Longer arms? Longer legs?
~ [N:Ow! Ow! Ow!] says the king.
No. He is just as small.
fr:
Le roi est trop petit ? {H} le tire par les mains.
- {F}, par les pieds.
+ Plus longs, les bras ? Plus longues, les jambes ?
~ [N:Aïe, aïe, aïe !] dit le roi.
< Non, toujours aussi petit.
~ Non. Il est toujours aussi petit.

=== try watch >
en:
< {H} minds the crown all night.
~ More letters go in! {H} minds the crown all night.
~ {>between}
+ One eye shuts. One eye stays open.
- {F} helps. *Zzz, zzz.*
*Scratch, scratch.* Who is there?
fr:
< {H} garde la couronne, toute la nuit.
~ Hop, d'autres lettres ! {H} garde la couronne, toute la nuit.
~ {>between}
+ Un œil se ferme. Un œil reste ouvert.
- {F} l'aide. *Ron... pchi. Ron... pchi.*
*Crr, crr.* Qui est là ?

=== way >
en:
< [O:My letter! The king never writes back!] says the baker.
~ [O:My letter to the king!] says the baker. [O:It came back!]
~ [C:Mine too,] says the goat.
+ She would like to eat it.
{>loved}
~ {each:@ licks a stamp. Yuck!|@ lick the stamps. Yuck!}
[N:{>refrain}]{room: calls the king.}
fr:
< [O:Et ma lettre ? Le roi ne répond jamais !] dit le boulanger.
~ [O:Ma lettre au roi !] dit le boulanger. [O:Elle est revenue !]
~ [C:La mienne aussi,] dit la chèvre.
+ Elle a bien envie de la manger.
{>loved}
~ {each:@ lèche un timbre. Beurk !|@ lèchent les timbres. Beurk !}
[N:{>refrain}]{room: crie le roi.}

=== insight >
en:
< *Scratch!* A mouse takes the letters. [O:He never writes back!]
~ *Scratch!* A mouse takes the letters out of the crown.
+ She has a small bag, like a postman.
~ [O:He never writes back,] she says. [O:So I take them back.]
{H} puts on the crown. *Thump!*
[H:No letters, no nose!]
fr:
< {room:*Crr !* }Une souris sort les lettres.
< [O:Il ne répond jamais !]
~ *Crr, crr.* Une souris sort les lettres de la couronne.
+ Elle a un petit sac, comme un facteur.
~ [O:Le roi ne répond jamais,] dit-elle. [O:Alors, je les rapporte.]
{H} met la couronne. *Plof !*
[H:Pas de lettres, pas de nez !]

=== turn count
en:
< [H:Write back, King!]{room: says {H}.}
~ The mouse gives them back. {H} counts: twelve!
~ They ask: may I come?
~ [N:I never know what to say,] says the king.
{>pay}
< The king writes: [N:Hello! Come in!]
~ The king writes twelve times: [N:Hello! Come in!]
+ Twelve times! His hand is tired. He is not.
fr:
< [H:Réponds, roi Otto !]{room: dit {H}.}
~ La souris rend les lettres. {H} en compte douze.
~ Toutes disent : je peux venir ?
~ [N:Je ne sais jamais quoi dire,] dit le roi.
{>pay}
< Le roi écrit :
~ Le roi écrit douze fois :
[N:Bonjour ! Entrez !]
+ Douze fois ! Sa main est fatiguée. Pas lui.

=== turn why
en:
< [H:Write back, King!]{room: says {H}.}
~ [H:Write back, King Otto!] says {H}.
~ [N:I never know what to say,] says the king.
{>pay}
< The king writes: [N:Hello! Come in!]
~ The king writes twelve times: [N:Hello! Come in!]
+ Twelve times! His hand is tired. He is not.
fr:
< [H:Réponds, roi Otto !]{room: dit {H}.}
~ [H:Il faut répondre, roi Otto !] dit {H}.
~ [N:Je ne sais jamais quoi dire,] dit le roi.
{>pay}
< Le roi écrit :
~ Le roi écrit douze fois :
[N:Bonjour ! Entrez !]
+ Douze fois ! Sa main est fatiguée. Pas lui.

=== restore
en:
~ In come the baker and the goat, and ten more!
+ The goat eats her letter. It tastes of cheese.
{>again}
[N:{>refrainLast}]
fr:
~ Le boulanger entre, la chèvre aussi, et dix autres derrière !
+ La chèvre mange sa lettre. Miam.
{>again}
[N:{>refrainLast}]

=== again
en:
< In they come! {Everyone} kiss the king's nose.
~ Everybody taps the king's nose. {F} taps it twice. {each:@ taps it three times.|@ tap it three times.} {H} gives it a kiss.
fr:
< On entre ! {Everyone} embrassent le nez du roi.
~ Tout le monde touche le nez du roi. {F}, deux fois. {each:@, trois fois.|@, trois fois.} Et {H} y pose un bisou.

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
