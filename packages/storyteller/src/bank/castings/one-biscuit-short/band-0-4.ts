export const band0to4 = `
=== title
en:
And None for Me!
fr:
Et rien pour moi !

=== title
en:
One, Two, Three, Biscuit!
fr:
Un, deux, trois, biscuit !

=== teaser
en:
One biscuit is missing. But nobody took it!
fr:
Il manque un biscuit. Mais personne ne l'a pris !

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
One, two, three, and none for me!
fr:
Un, deux, trois, et rien pour moi !

=== refrainLast
en:
One, two, three, and one for me!
fr:
Un, deux, trois, et un pour moi !

=== out
en:
< School! {Crew} sit down.
~ {Crew} are at school. *Ding!*
~ What time is it? It's biscuit time!
fr:
< C'est l'école ! {Crew} sont là.
~ {Crew} sont à l'école. *Ding* !
~ C'est l'heure de quoi ? Du biscuit !

=== plant bun
en:
< {H} has a bun. Sniff!
~ {H} has a bun in {h:his|her} bag. The bag smells of sugar.
fr:
< {H} a une brioche. Snif !
~ {H} a une brioche dans son sac. Tout le sac sent le sucre.

=== pay bun
en:
< {H}'s bun goes from one to one.
~ {H} gives the bun away: pass it on! One has it, two have it, three have it.
fr:
< La brioche {de H} va de l'un à l'autre.
~ {H} donne la brioche : passe à ton voisin ! Un l'a, deux l'ont, trois l'ont.

=== plant own
en:
< {H}'s {T} {n:goes|go} from hand to hand.
~ {H}'s {T} {n:goes|go} from hand to hand. Who has {n:it|them} now?
fr:
< {Le T} {de H} {n:passe|passent} de main en main.
~ {Le T} {de H} {n:passe|passent} de main en main. À qui le tour ?

=== pay own
en:
< {H}'s {T}! Pass {n:it|them} on.
~ {H}'s {T} {n:goes|go} on: to one, to two, to three.
fr:
< {Le T} {de H} ! Fais passer.
~ {Le T} {de H} {n:passe|passent} de l'un à l'autre. Un, et deux, et trois.

=== end bun
en:
And the bun? Yum!
fr:
Et la brioche ? Miam !

=== end own
en:
The {T} {n:comes|come} back, with a crumb.
fr:
{Le T} {n:revient|reviennent}, avec une miette.

=== loved
en:
~ Who loves {T}? One, two, three... and me too!
fr:
~ Qui aime {T} ? Un, deux, trois... et moi !

=== lack >
en:
< One for {H}. One for {F}. *Crunch!* None for Elephant!
~ Elephant gives out the biscuits.
~ One for {H}. One for {F}. One for Goat. *Crunch!*
~ One for Elephant... The jar is bare!
+ He looks and looks. He's so hungry.
[N:{>refrain}] he says.
fr:
< Un pour {H}. Un pour {F}. Et l'éléphant ?
~ L'éléphant donne les biscuits.
~ Un pour {H}. Un pour {F}. Un pour la chèvre. *Croc* !
~ Un pour l'éléphant... mais le bocal est vide !
+ Il regarde bien : il a faim.
[N:{>refrain}] dit l'éléphant.

=== try watch >
en:
Who took it? {H} and {F} hide.
~ They watch the jar. Shh!
~ Who comes? Elephant! He looks in the jar.
+ He comes back twice. He wants to be sure. Then he counts.
< No one comes.
~ And who takes one? No one!
fr:
Qui l'a pris ? {H} et {F} se cachent.
~ {hf:Ils|Elles} regardent le bocal. Chut !
~ Quelqu'un vient... C'est l'éléphant. Il regarde aussi.
+ Il revient deux fois : il veut être sûr. Et il compte.
< Personne ne vient.
~ Et qui prend un biscuit ? Personne !

=== try crumbs >
en:
Did Goat take it? {H} looks at her chin.
~ A crumb! And some wool. And some chalk.
+ Goat eats it all. She's Goat.
~ [H:Did you eat two?] asks {H}.
< [A:No! One!] says Goat.
~ [A:No! One biscuit,] says Goat. [A:And one sock.]
fr:
C'est la chèvre ? {H} regarde son menton.
~ Une miette ! Et de la laine. Et de la craie.
+ La chèvre mange tout : elle a faim.
~ [H:Tu en as mangé deux ?] demande {H}.
< [A:Non ! Un seul !] dit la chèvre.
~ [A:Non ! Un biscuit,] dit la chèvre. [A:Et une chaussette.]

=== try spare >
en:
< {H} puts one more in.
~ {H} puts in one more.
~ Now there's one for him, too!
~ [N:Oh! One too many,] says Elephant. [N:Whose is it?]
< [N:One too many,] says Elephant.
He gives it to the birds.
+ He does that because he's fair. The birds think so, too.
fr:
{H} met un biscuit de plus.
~ Il y en aura un pour l'éléphant !
~ [N:Oh ! Un de trop,] dit l'éléphant. [N:Il est à qui ?]
< [N:Un de trop,] dit l'éléphant.
Il le donne aux oiseaux.
+ Il fait ça parce qu'il est juste. Les oiseaux sont d'accord.

=== way >
en:
Hide-and-seek!
~ {H} finds {F}. {F} finds Goat. {each:@ is under a bench.|@ are under a bench.}
< Who is behind the broom? Elephant!
~ But who is that, behind the broom? Elephant!
+ They see him. A broom is thin.
~ No one ever finds him.
[N:{>refrain}]
fr:
Cache-cache !
~ {H} trouve {F}. {F} trouve la chèvre. {each:@ est sous un banc.|@ sont sous un banc.}
Mais qui est derrière le balai ? L'éléphant !
+ On le voit : un balai, c'est mince.
~ Personne ne le trouve jamais.
[N:{>refrain}]

=== insight >
en:
< Elephant counts heads. *Tap, tap, tap!*
~ Elephant counts. *Tap, tap, tap*, on each head.
~ One is {H}. Two is {F}. Three is Goat.
+ He taps softly, because his nose is big.
{H} looks at him. [H:And who is *that*?]
~ Elephant looks behind him. No one is there.
fr:
L'éléphant compte. *Tap, tap, tap*, sur les têtes.
~ Un, c'est {H}. Deux, c'est {F}. Trois, c'est la chèvre.
+ Il tape tout doux, parce que sa trompe est grosse.
{H} regarde l'éléphant.
[H:Et *lui*, c'est qui ?]
~ L'éléphant regarde derrière lui. Il n'y a personne.

=== turn count
en:
~ [H:Let's count again,] says {H}.
{>pay}
+ Goat has one very small lick. She's Goat, and that's what goats do.
< Now who has got it? Elephant!
~ And then? Who's left? Elephant!
< [N:Oh! I did not count *me!*]
~ [N:Oh!] he says. [N:I forgot to count *me!*]
fr:
~ [H:On recompte,] dit {H}.
{>pay}
+ La chèvre lèche un tout petit peu : les chèvres font ça.
< Et après ? L'éléphant !
~ Et après ? Qui reste-t-il ? L'éléphant !
[N:Oh ! Et moi ! Je ne m'étais pas compté !]

=== turn why
en:
~ [H:Why don't you count Elephant?] asks {H}. [N:What elephant?]
{>pay}
+ Goat has one very small lick. She's Goat, and that's what goats do.
< Now who has got it? Elephant!
~ And then? Who's left? Elephant!
< [N:Oh! I did not count *me!*]
~ [N:Oh!] he says. [N:I forgot to count *me!*]
fr:
~ [H:Pourquoi tu ne comptes pas l'éléphant ?] demande {H}.
~ [N:Quel éléphant ?]
{>pay}
+ La chèvre lèche un tout petit peu : les chèvres font ça.
< Et après ? L'éléphant !
~ Et après ? Qui reste-t-il ? L'éléphant !
[N:Oh ! Et moi ! Je ne m'étais pas compté !]

=== restore
en:
< One more biscuit!
~ {room:Next day: one||One} biscuit more!
{>again}
{>loved}
~ {>end}
~ *Tap*, goes the long nose: his own head!
[N:{>refrainLast}] says Elephant. *Crunch!*
fr:
< Encore un biscuit !
~ {room:Le lendemain : un||Un} biscuit de plus !
{>again}
{>loved}
~ {>end}
~ *Tap*, fait la trompe : sa tête{room: à lui} !
[N:{>refrainLast}] dit l'éléphant. *Croc* !

=== again
en:
< {Everyone} look for Elephant. Found!
~ {room:Hide-and-seek! }{Everyone} find Elephant. {each:@ finds his tail.|@ find his tail.}
fr:
< {Everyone} cherchent l'éléphant. Trouvé !
~ {room:Cache-cache ! }{Everyone} trouvent l'éléphant. {each:@ trouve sa queue.|@ trouvent sa queue.}

=== cameo
en:
An elephant goes by. He counts the ducks, and himself.
fr:
Un éléphant passe. Il compte les canards, et lui.

=== ask
en:
Who had no biscuit?
Who did Elephant forget to count?
Can you count everybody here? And you?
fr:
Qui n'avait pas de biscuit ?
Qui est-ce que l'éléphant oubliait de compter ?
Tu sais compter tout le monde ici ? Et toi ?
`
