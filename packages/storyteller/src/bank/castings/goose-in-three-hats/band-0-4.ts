export const band0to4 = `
=== title
en:
Yes, Goose, Yes!
fr:
Oui, madame l'oie !

=== title
en:
The Goose in Three Hats
fr:
L'oie aux trois chapeaux

=== teaser
en:
All day long, everyone says yes to the goose. But one small no is on its way.
fr:
Toute la journée, on dit oui à l'oie. Mais un tout petit non arrive.

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
Yes! Yes! Yes, Goose, yes!
fr:
Oui ! Oui ! Oui, madame l'oie !

=== refrainLast
en:
No, no, no! Yes, please!
fr:
Non, non, non ! Oui, s'il te plaît !

=== plant bun
en:
{H} has a bun. It is warm. Mmm! Not yet.
fr:
{H} a une brioche toute chaude. Mmm ! Pas tout de suite.

=== pay bun
en:
{H} gives the goose a warm bun.
fr:
{H} donne sa brioche à l'oie.

=== plant scarf
en:
{H} has a scarf. It is too long! It goes round and round.
fr:
{H} a une écharpe. Elle est trop longue ! Un tour, deux tours, trois tours.

=== pay scarf
en:
{H} gives the goose the long, long scarf. It fits!
fr:
{H} donne à l'oie sa longue, longue écharpe. Quel cou ! Ça va très bien.

=== pay own
en:
{H} gives the goose the {T}.
fr:
{H} donne {son T} à l'oie.

=== lack >
en:
Here comes a goose. One hat. Two hats. Three!
~ {>gag1}
[V:May I have yours?]
[O:{>refrain}]
fr:
Voilà une oie. Un chapeau. Deux chapeaux. Trois !
~ {>gag1}
[V:Je peux avoir le tien ?]
[O:{>refrain}]

=== try law
en:
{H} writes on a sheet: *NO!*
[V:May I have that?] asks the goose.
~ [H:Yes,] says {H}. Oh dear.
Now it is hat number four.
fr:
{H} écrit sur une feuille : *NON !*
[V:Je peux l'avoir ?] demande l'oie.
~ [H:Oui,] dit {H}. Zut !
Et hop, un chapeau de plus.

=== try hide
en:
{H} hides. {F} hides. Shh!
~ *Plap, plap, plap.*
[V:Are you in there?]
[H:YES!] Oh dear.
fr:
{H} se cache. {F} se cache. Chut !
~ *Plap, plap, plap.*
[V:Vous êtes là ?]
[H:OUI !] crie {H}. Zut !

=== try coin
en:
*Plop!* A coin in the water.
[H:I wish for NO!]
~ [O:Are you sure?] says the water.
[H:No!] says {H}. Oh dear.
fr:
*Plouf* ! Une pièce dans l'eau.
[H:Je veux des NON !]
~ [O:Tu es sûr ?] dit l'eau.
[H:Non !] dit {H}. Zut !

=== way >
en:
Wet feet! *Plap, plap, plap.*
~ Where do they go?
~ {>talent}
To the park. The goose has all the buns.
[O:{>refrain}]
fr:
Des pas mouillés ! *Plap, plap, plap.*
~ Ils vont où ?
~ {>talent}
Au parc. L'oie a toutes les brioches.
[O:{>refrain}]

=== insight >
en:
The goose has it all.
~ The goose is sad.
~ {>gag2}
[H:Yes, yes, yes,] says {H}. [H:No one gives. She has to ask!]
fr:
L'oie a tout. L'oie est triste.
~ {>gag2}
[H:Oui, oui, oui,] dit {H}. [H:Mais personne ne donne !]

=== turn notice >
en:
{>pay}
[V:I did not ask for it!] says the goose.
[H:No,] says {H}.
~ No? *No!* What a nice, small no.
fr:
{>pay}
[V:Je n'ai rien demandé !] dit l'oie.
[H:Non,] dit {H}.
~ Non ? *Non !* Quel joli petit non.

=== turn listen >
en:
{>pay}
[V:I did not ask for it!] says the goose.
[H:No,] says {H}.
~ All the birds look up. *No?*
fr:
{>pay}
[V:Je n'ai rien demandé !] dit l'oie.
[H:Non,] dit {H}.
~ Tous les oiseaux lèvent la tête. *Non ?*

=== turn why >
en:
{>pay}
[V:Why? I did not ask!] says the goose.
[H:No,] says {H}.
~ And {H} stays. The goose looks and looks.
fr:
{>pay}
[V:Pourquoi ? Je n'ai rien demandé !] dit l'oie.
[H:Non,] dit {H}.
~ Et {H} reste là. L'oie regarde, regarde.

=== restore
en:
[O:A bun, Goose?]
[V:No!] Oh! [V:Yes!] The goose laughs and laughs.
[O:{>refrainLast}]
fr:
[O:Une brioche, madame l'oie ?]
[V:Non !] Oh ! [V:Oui !]
L'oie rit, rit, rit.
[O:{>refrainLast}]

=== cameo
en:
A goose goes by. One hat! Hello, Goose!
fr:
Une oie passe. Un chapeau ! Bonjour, madame l'oie !

=== ask
en:
How many hats does the goose have?
What do you say no to?
What do you say yes to?
fr:
L'oie a combien de chapeaux ?
Toi, à quoi dis-tu non ?
Et à quoi dis-tu oui ?
`
