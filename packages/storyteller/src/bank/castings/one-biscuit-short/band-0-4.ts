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
< Snack time! {Crew} sit down.
~ {Crew} are at school. *Ding!*
~ What time is it? It's biscuit time!
fr:
< C'est le goûter ! Voilà {Crew}.
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
{H} puts {h:his|her} bun on the last head. A big, grey head!
fr:
{H} met sa brioche sur la dernière tête. Une grosse tête grise !

=== plant own
en:
< {H}'s {T} {n:goes|go} from head to head.
~ {H}'s {T} {n:goes|go} from head to head. Whose turn is it now?
fr:
< {Le T} {de H} {n:passe|passent} de tête en tête.
~ {Le T} {de H} {n:passe|passent} de tête en tête. À qui le tour ?

=== pay own
en:
{H} puts {h:his|her} {T} on the last head. A big, grey head!
fr:
{H} met {son T} sur la dernière tête. Une grosse tête grise !

=== end bun
en:
And the bun? Yum!
fr:
Et la brioche ? Miam !

=== end own
en:
And for the {T}? One crumb.
fr:
Et pour {le T} ? Une miette.

=== loved
en:
< Who loves {T}? {H}!
~ Who loves {T}? One, two, three... and me too!
fr:
< Qui aime {T} ? {H} !
~ Qui aime {T} ? Un, deux, trois... et moi !

=== lack >
en:
< Elephant shares. One for {H}. One for {F}. One for Goat.
~ Elephant counts heads. Three! So, three biscuits.
~ One for {H}. One for {F}. One for Goat. *Crunch!*
~ One for Elephant... But the jar is empty!
+ He looks and looks.
[N:{>refrain}]{room: says Elephant.}
fr:
< L'éléphant partage. Un pour {H}. Un pour {F}. Un pour la chèvre.
~ L'éléphant compte les têtes. Trois ! Donc, trois biscuits.
~ Un pour {H}. Un pour {F}. Un pour la chèvre. *Croc* !
~ Un pour l'éléphant... Mais le bocal est vide !
+ Il regarde bien : il a faim.
[N:{>refrain}]{room: dit l'éléphant.}

=== try watch >
en:
< Who took the last one? {H} and {F} hide.
~ Who took the last biscuit? {H} and {F} hide.
~ They watch the jar. Shh!
~ Who comes? Elephant! He looks in the jar.
+ He comes back twice. He wants to be sure. Then he counts.
< No one comes.
~ And who takes one? No one!
fr:
< Qui a pris le biscuit de l'éléphant ? {H} et {F} se cachent.
~ Qui a pris le dernier biscuit ? {H} et {F} se cachent.
~ {hf:Ils|Elles} regardent le bocal. Chut !
~ Quelqu'un vient... C'est l'éléphant. Il regarde aussi.
+ Il revient deux fois : il veut être sûr. Et il compte.
< Personne ne vient.
~ Et qui prend un biscuit ? Personne !

=== try crumbs >
en:
Did Goat eat two? {H} looks at her chin.
~ A crumb! And some wool. And some chalk.
+ Goat eats everything. That's Goat!
< [A:No! Just one!] says Goat.
~ [A:No! One biscuit,] says Goat. [A:And one sock.]
fr:
La chèvre en a mangé deux ? {H} regarde son menton.
~ Une miette ! Et de la laine. Et de la craie.
+ La chèvre mange de tout, tout le temps.
< [A:Non ! Un seul !] dit la chèvre.
~ [A:Non ! Un biscuit,] dit la chèvre. [A:Et une chaussette.]

=== try spare >
en:
{H} slips one more in the jar.
~ Now there's one for Elephant, too!
~ [N:Oh! One too many,] says Elephant. [N:Whose is it?]
< [N:One too many,] says Elephant.
He gives it to the birds.
+ He does that because he's fair. The birds think so, too.
fr:
{H} glisse un biscuit de plus dans le bocal.
~ Il y en aura un pour l'éléphant !
~ [N:Oh ! Un de trop,] dit l'éléphant. [N:Il est à qui ?]
< [N:Un de trop,] dit l'éléphant.
Il le donne aux oiseaux.
+ Il fait ça parce qu'il est juste. Les oiseaux sont d'accord.

=== way >
en:
Hide and seek!
~ {H} finds {F}. {F} finds Goat. {each:@ is under a bench.|@ are under a bench.}
< Who is behind the broom? It's Elephant. Still counting!
~ And who is that, behind the broom? Elephant! He's still counting.
+ They see him. A broom is thin.
[N:{>refrain}]
fr:
Cache-cache !
~ {H} trouve {F}. {F} trouve la chèvre. {each:@ est sous un banc.|@ sont sous un banc.}
Mais qui est derrière le balai ? L'éléphant ! Il compte encore.
+ On le voit : un balai, c'est mince.
[N:{>refrain}]

=== insight >
en:
< Elephant counts heads. *Tap, tap, tap!*
~ Elephant counts. *Tap, tap, tap*, on each head.
~ One is {H}. Two is {F}. Three is Goat.
+ He taps softly, because his nose is big.
[H:And this one?] asks {H}.
~ Elephant looks behind him. No one is there.
fr:
< L'éléphant compte les têtes. *Tap, tap, tap !*
~ L'éléphant compte. *Tap, tap, tap*, sur chaque tête.
~ Un, c'est {H}. Deux, c'est {F}. Trois, c'est la chèvre.
+ Il tape tout doux, parce que sa trompe est grosse.
[H:Et celle-là ?] demande {H}.
~ L'éléphant regarde derrière lui. Il n'y a personne.

=== turn count
en:
~ [H:One, two, three... and four!] says {H}.
{>pay}
+ Goat wants a lick. That's what goats do.
~ *Tap*, goes the long nose.
< [N:Oh! I forgot to count *me!*]
~ [N:Oh!] says Elephant. [N:I forgot to count *me!*]
fr:
~ [H:Un, deux, trois... et quatre !] dit {H}.
{>pay}
+ La chèvre voudrait lécher : les chèvres font ça.
~ *Tap*, fait la trompe.
< [N:Oh ! J'ai oublié de me compter !]
~ [N:Oh !] dit l'éléphant. [N:J'ai oublié de me compter, *moi* !]

=== turn why
en:
~ [H:Why don't you count Elephant?] asks {H}.
~ [N:What elephant?] says Elephant.
{>pay}
+ Goat wants a lick. That's what goats do.
~ *Tap*, goes the long nose.
< [N:Oh! I forgot to count *me!*]
~ [N:Oh!] says Elephant. [N:I forgot to count *me!*]
fr:
~ [H:Pourquoi tu ne comptes pas l'éléphant ?] demande {H}.
~ [N:Quel éléphant ?] dit l'éléphant.
{>pay}
+ La chèvre voudrait lécher : les chèvres font ça.
~ *Tap*, fait la trompe.
< [N:Oh ! J'ai oublié de me compter !]
~ [N:Oh !] dit l'éléphant. [N:J'ai oublié de me compter, *moi* !]

=== restore
en:
< One more biscuit!
~ {room:Next day: one||One} biscuit more!
{>again}
{>loved}
~ {>end}
[N:{>refrainLast}] says Elephant. *Crunch!*
fr:
< Encore un biscuit !
~ {room:Le lendemain : un||Un} biscuit de plus !
{>again}
{>loved}
~ {>end}
[N:{>refrainLast}] dit l'éléphant. *Croc* !

=== again
en:
< {Everyone} count, too.
~ {Everyone} count with Elephant. {each:@ counts his tail.|@ count his tail.}
fr:
< {Everyone} comptent aussi.
~ {Everyone} comptent avec l'éléphant. {each:@ compte la queue aussi.|@ comptent la queue aussi.}

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
