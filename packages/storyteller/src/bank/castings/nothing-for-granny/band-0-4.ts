export const band0to4 = `
=== title
en:
Is It Nothing? No!
fr:
C'est Rien ? Non !

=== title
en:
Granny Wants Nothing
fr:
Mémé ne veut rien

=== teaser
en:
Granny wants nothing. Where can you find that?
fr:
Mémé ne veut rien. Où est-ce qu'on trouve ça ?

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
Is it Nothing? No!
fr:
C'est Rien ? Non !

=== refrainLast
en:
Is it Nothing? Yes!
fr:
C'est Rien ? Oui !

=== out
en:
< {room:Up, up, up||Up} to the star market go {Crew}!
~ Three, two, one! Up, up, up! {Crew} go to the star market.
fr:
< Au marché des étoiles ! {Crew} montent{room:, montent, montent}.
~ Trois, deux, un ! On monte, on monte ! {Crew} vont au marché des étoiles.

=== plant ball
en:
< {H} has a ball. No hand free!
~ {H} has a big ball. One hand, two hands. No hand free!
fr:
< {H} porte un ballon. Plus de main libre !
~ {H} porte un gros ballon. Une main, deux mains. Plus de main libre !

=== pay ball
en:
< {H} lets the ball roll away.
~ {H} puts down the ball. Off it rolls! Two hands, nothing in them.
fr:
< {H} laisse rouler son ballon.
~ {H} pose son ballon. Il roule, il roule ! Deux mains, et rien dedans.

=== end ball
en:
< *Boing!* Here's the ball.
~ *Boing!* The ball is back. It went all the way round!
fr:
< *Boing* ! Le ballon !
~ *Boing* ! Le ballon revient. Il a fait tout le tour !

=== pay own
en:
< {H} puts down {h:his|her} {T}.
~ {H} puts down {h:his|her} {T}. Two hands, nothing in them.
fr:
< {H} pose {son T}.
~ {H} pose {son T}. Deux mains, et rien dedans.

=== pay own garment
en:
< {H} puts down {h:his|her} {T}.
~ {H} takes off {h:his|her} {T}. Two hands, nothing in them.
fr:
< {H} pose {son T}.
~ {H} enlève {son T}. Deux mains, et rien dedans.

=== end own
en:
~ {H}'s {T} can wait on the box.
fr:
~ {Le T} {de H} {n:attend|attendent} sur la boîte.

=== plant own collection
en:
< {H} has {h:his|her} {T} in both hands.{room: No hand free!}
~ {H} has {h:his|her} {T} in both hands. No hand free!
fr:
< {H} tient {son T} à deux mains.{room: Plus de main libre !}
~ {H} tient {son T} à deux mains. Plus de main libre !

=== plant own object
en:
< {H} has {h:his|her} {T} in both hands.{room: No hand free!}
~ {H} has {h:his|her} {T} in both hands. No hand free!
fr:
< {H} tient {son T} à deux mains.{room: Plus de main libre !}
~ {H} tient {son T} à deux mains. Plus de main libre !

=== loved
en:
+ And {T}? Not now. No hand free!
fr:
+ Et {T} ? Plus tard. Pas de main !

=== lack >
en:
< Here is {N}{room:, with a big box}.
< [N:It's my granny's birthday! She wants... Nothing!]
~ Here is {N}, with a big box.
~ [N:It's my granny's birthday! I asked her. She wants Nothing!]
~ So he looks for Nothing.
+ He looks and looks. She said it two times.
< Let's find it!
A hat! {>refrain}
fr:
< Voilà {N}{room: et sa grosse boîte}.
< [N:C'est la fête de ma mémé ! Elle veut... Rien !]
~ Voilà {N} et sa grosse boîte.
~ [N:C'est la fête de ma mémé ! Je lui ai demandé. Elle veut... Rien !]
~ Alors il cherche Rien.
+ Il cherche partout : elle l'a dit deux fois.
< On cherche !
Un chapeau ! {>refrain}

=== try box >
en:
< [N:My box! There's nothing in it!] *Sniff.* It smells of boots!
~ [H:Is there nothing in your box?] asks {H}.
~ It's empty! *Sniff, sniff.* Pooh! A smell of boots!
+ [F:Pooh!] says {F}. It is a very big smell.
{>refrain}
fr:
< [N:Ma boîte ! Il n'y a rien dedans !]
< *Snif* ! Ça sent les bottes !
~ [H:Il n'y a rien dans ta boîte ?] demande {H}.
~ Elle est vide ! *Snif, snif.* Pouah ! Une odeur de bottes !
+ [F:Pouah !] dit {F} : ça sent très fort.
{>refrain}

=== try hole >
en:
< Dig, dig! A hole, with nothing in it. *Plop!*
~ Dig, dig, dig! {H} and {F} make a hole. There's nothing in a hole!
~ {N} looks in, with his box. *Plop!*
+ He can't see it. The box is so big.
{>refrain} It is {N}!
fr:
< On creuse ! Un trou, et rien dedans. *Badaboum* !
~ On creuse, on creuse ! {H} et {F} font un trou. Dans un trou, il n'y a rien !
~ {N} se penche, avec sa boîte. *Badaboum* !
+ Il ne voit rien : la boîte est trop grosse.
{>refrain} C'est {N} !

=== try dark >
en:
< A shiny jar, nothing in it. Look in! Who is there?
~ {H} shuts the dark in a jar. There's nothing in the dark!
~ They look. Who is that, in the glass?
+ He looks sad, and he looks just like somebody.
{>refrain} It is {N} and {H}!
fr:
< Un bocal qui brille, et rien dedans. Oh ! Qui est là ?
~ {H} met du noir dans un bocal. Dans le noir, il n'y a rien !
~ On regarde. Qui est là, dans le verre ?
+ Il a l'air triste, et il ressemble à quelqu'un.
{>refrain} C'est {N} et {H} !

=== way >
en:
< Hop! Hop! Off to Granny. {N} has his big box. No hand free!
~ Off to Granny! {H} and {F} go from stone to stone. {each:@ skips one.|@ skip one.}
~ [H:Give me your hand!] says {H}. But {N} has the box. No hand free!
+ {F} has to push him, because of the box.
fr:
< Hop ! Hop ! On va chez Mémé. {N} porte sa boîte. Plus de main libre !
~ On va chez Mémé ! {H} et {F} vont de pierre en pierre. {each:@ en saute une.|@ en sautent une.}
~ [H:Donne la main !] dit {H}.
~ Mais {N} porte la boîte. Plus de main libre !
+ {F} le pousse : il n'y arrive pas.

=== insight >
en:
< Here is Granny! She puts out a hand.
~ Here is Granny. She puts out her hand. [B:Come!]
+ {N} can't come, because he has the box.
~ [N:I looked and looked,] says {N}. [N:I haven't got Nothing!] *Plip!*
< [H:What's in Granny's hand?] says {H}.
~ [H:Look in her hand!] says {H}. [H:What is in it?]
fr:
< Voilà Mémé ! Elle tend la main.
~ Voilà Mémé. Elle tend la main.
~ [B:Viens !]
+ {N} ne peut pas, parce qu'il tient la boîte.
~ [N:J'ai cherché partout,] dit {N}. [N:Je n'ai pas trouvé Rien !]
~ *Plic* ! Une larme.
< [H:Qu'est-ce qu'il y a dans sa main ?] dit {H}.
~ [H:Regarde sa main !] dit {H}. [H:Qu'est-ce qu'il y a dedans ?]

=== turn why
en:
[N:Nothing!]{room: says {N}.}
~ [H:Then why hold a box? Hold nothing, like me!]
{>pay}
< Down goes {N}'s box. A hand! Nothing in it!
~ Down goes the box! {N}'s hand is free!
< Granny takes it. Warm!
~ It slips into Granny's hand. Oh! So warm!
+ It fits, because there was nothing in there.
fr:
[N:Rien !]{room: dit {N}.}
~ [H:Alors, pourquoi une boîte ? Ne tiens rien, comme moi !]
{>pay}
< {N} pose la boîte. Une main ! Rien dedans !
~ {N} pose sa boîte. Il a une main libre !
< Mémé la prend. C'est chaud !
~ Il la glisse dans la main de Mémé. C'est chaud !
+ Il y a de la place, parce qu'il n'y avait rien.

=== turn notice
en:
[N:Nothing!]{room: says {N}.}
~ [H:I see! So put nothing in yours!] says {H}.
{>pay}
< Down goes {N}'s box. A hand! Nothing in it!
~ Down goes the box! {N}'s hand is free!
< Granny takes it. Warm!
~ It slips into Granny's hand. Oh! So warm!
+ It fits, because there was nothing in there.
fr:
[N:Rien !]{room: dit {N}.}
~ [H:Je vois ! Alors, rien dans la tienne !] dit {H}.
{>pay}
< {N} pose la boîte. Une main ! Rien dedans !
~ {N} pose sa boîte. Il a une main libre !
< Mémé la prend. C'est chaud !
~ Il la glisse dans la main de Mémé. C'est chaud !
+ Il y a de la place, parce qu'il n'y avait rien.

=== turn count
en:
[N:Nothing!]{room: says {N}.}
~ [H:So put nothing in yours! One hand, two!] says {H}.
{>pay}
< Down goes {N}'s box. A hand! Nothing in it!
~ Down goes the box! {N}'s hand is free!
< Granny takes it. Warm!
~ It slips into Granny's hand. Oh! So warm!
+ It fits, because there was nothing in there.
fr:
[N:Rien !]{room: dit {N}.}
~ [H:Alors, rien dans la tienne ! Une main, deux mains !] dit {H}.
{>pay}
< {N} pose la boîte. Une main ! Rien dedans !
~ {N} pose sa boîte. Il a une main libre !
< Mémé la prend. C'est chaud !
~ Il la glisse dans la main de Mémé. C'est chaud !
+ Il y a de la place, parce qu'il n'y avait rien.

=== restore
en:
~ [B:That's just what I wanted!] says Granny. She gives {N} a hug.
< Granny hugs {N}.
{>again}
{>end}
{>loved}
< Hand in hand{room:, and nothing else}.
~ Hand in hand, and nothing in between.
+ Granny does not let go, because it is so nice.
{>refrainLast}
fr:
~ [B:C'est ce que je voulais !] dit Mémé. Elle fait un câlin à {N}.
< Mémé embrasse {N}.
{>again}
{>end}
{>loved}
< Main dans la main{room:, et rien d'autre}.
~ Main dans la main, et rien d'autre.
+ Mémé ne lâche plus, parce qu'elle est bien.
{>refrainLast}

=== again
en:
< {Everyone} hold hands, too.
~ {H} takes {F}'s hand. {each:@ takes a hand, too.|@ take hands, too.}
fr:
< {Everyone} se donnent la main.
~ {H} prend la main {de F}. {each:@ donne la main aussi.|@ donnent la main aussi.}

=== cameo
en:
{N} goes by. What has he got in his hands? Nothing! It is for Granny.
fr:
{N} passe. Qu'a-t-il dans les mains ? Rien ! C'est pour Mémé.

=== ask
en:
Where did {N} look for Nothing?
What did Granny want?
Show me two hands with nothing in them. Now give me one!
fr:
Où {N} a-t-il cherché Rien ?
Que voulait Mémé ?
Montre tes deux mains, avec rien dedans. Et donne-m'en une !
`
