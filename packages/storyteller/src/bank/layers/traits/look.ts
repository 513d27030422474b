/** How the kid looks. */
export const LOOK_TRAITS = `
=== trait look mirror | 5-8
en:
{H} had {a T}, and was very pleased with that. People remembered it before anything else.
fr:
On reconnaissait {H} de loin à {son T}, et {h:il|elle} en était {h:ravi|ravie}.

=== trait look drawing | 5-8
en:
{H} had {a T} and, in {h:his|her} drawings, so did everybody: the cat, the moon, the teacher.
fr:
{H} avait {un T} et, dans ses dessins, tout le monde aussi : le chat, la lune, la maîtresse.

=== trait look wings | 5-8, wingless
en:
{H} had {a T}, and would not have swapped {n:it|them} even for a pair of wings.
fr:
{H} avait {un T}. Un échange ? Jamais, même contre des ailes.

=== trait look winged | 5-8, winged
en:
{H} had {a T}, and would not have swapped {n:it|them} even for a second pair of wings.
fr:
{H} avait {un T}. Un échange ? Jamais, même contre une deuxième paire d'ailes.

=== trait look hello | 5-8
en:
{H} had {a T}. When {h:he|she} said hello to the mirror, the mirror said hello back, {T} and all.
fr:
{H} avait {un T}. Quand {h:il|elle} disait bonjour au miroir, le miroir répondait, avec {le T} et tout.

=== trait look older announced | 9-14
en:
People who had met {H} once spoke first of {h:his|her} {T} and then of {h:him|her}. {h:He|She} had got used to it. It was a little like being announced.
fr:
Les gens parlaient d'abord {du T} {de H}, et {h:de lui|d'elle} ensuite. {h:Il|Elle} s'y était {h:fait|faite}. C'était un peu comme d'être {h:annoncé|annoncée}.

=== trait look older year | 9-14
en:
There had been a year when {H} would have given {h:his|her} {T} to anyone who asked. Nobody had asked. Now it was too late: {h:he|she} had grown fond of {n:it|them}.
fr:
Il y avait eu une année où {H} aurait donné {son T} à qui en voulait. Personne n'en avait voulu. À présent, c'était trop tard : {h:il|elle} s'y était {h:attaché|attachée}.

=== trait look older family | 9-14
en:
In every generation of the family, one person had {a T}, and also, it was said, a certain stubbornness. {H} had asked for both.
fr:
Dans la famille, à chaque génération, {n:revenait|revenaient} {un T} et, disait-on, le caractère qui va avec. {H} avait pris les deux.

=== bare look | 0-4
en:
{H} has {a T}.
fr:
{H} a {un T}.

=== trait look young | 0-4
en:
{H} has {a T} and a big smile.
fr:
{H} a {un T} et un grand sourire.

=== trait look young who | 0-4
en:
Here comes {H}, {T} and all.
fr:
Voilà {H}, et voilà {son T}.

=== after look mirror | 5-8, 9-14
en:
At home somebody in the mirror looked very pleased, {T} and all.
fr:
Au retour, dans le miroir, quelqu'un avait l'air très content, {le T} de travers.

=== after look drawing | 5-8, 9-14
en:
Next day {H} drew everyone who had been there, all of them with {a T}. It suited most of them.
fr:
Le lendemain, {H} dessina tous ceux qui étaient là, tous avec {un T}. Ça allait bien à presque tout le monde.

=== after look known | 5-8, 9-14
en:
Next day they were talking of {H} even where nobody had seen it. They talked mostly of the {T}.
fr:
Le lendemain, on parlait {de H} même chez ceux qui n'avaient rien vu. On parlait surtout {du T}.

=== trait look photograph | 5-8, modern
en:
{H} had {a T}, and people knew {h:him|her} by {n:it|them}. In the class photograph you found {h:him|her} straight away.
fr:
{H} avait {un T}. Sur la photo de classe, on {h:le|la} trouvait tout de suite.

=== trait look grandma | 5-8
en:
{H} had {a T}, like Grandma, who came on Sundays to make sure.
fr:
{H} avait {un T}, comme Mamie, qui venait vérifier le dimanche.

=== trait look older first | 9-14
en:
In {H}'s very first drawing of {h:himself|herself} you could recognise the {T}, and not much besides. People said that it was a good likeness.
fr:
Sur le tout premier portrait {de H} par {h:lui-même|elle-même}, on reconnaissait {le T}, et pas grand-chose d'autre. Tout le monde l'avait trouvé ressemblant.

=== trait look older asked | 9-14
en:
Strangers asked about {H}'s {T} before they asked the way. There was an answer for each day of the week.
fr:
Les inconnus posaient des questions sur {le T} {de H} avant de demander leur chemin. Il y avait une réponse pour chaque jour de la semaine.

=== after look window | 5-8, 9-14
en:
In a window on the way back there was somebody with {a T}, who looked as if something had happened.
fr:
Dans une vitre, au retour, il y avait quelqu'un avec {un T}, et l'air d'avoir vécu quelque chose.

=== trait look young asks | 0-4
en:
Who has {a T}? {H} has!
fr:
Qui a {un T} ? C'est {H} !

=== trait look young mirror | 0-4
en:
The mirror has {a T}. No, that's {H}!
fr:
Le miroir a {un T}. Non, c'est {H} !

=== trait look young count | 0-4
en:
One nose, two ears, {a T}: that's {H}!
fr:
Un nez, deux mains, {un T} : c'est {H} !

=== trait look young fly | 0-4, glasses
en:
{H}'s {T} see a fly. Hello, fly!
fr:
{Le T} {de H} voient une mouche. Bonjour, la mouche !

=== trait look young slide | 0-4, glasses
en:
Up go {H}'s {T}. Down they slide!
fr:
{H} remonte {son T}. Oh, elles glissent !

=== trait look young wipe | 0-4, glasses
en:
{H} wipes {h:his|her} {T}. Hello, everybody!
fr:
{H} essuie {son T}. Bonjour, tout le monde !

=== trait look dark | 5-8, glasses
en:
At night {H}'s {T} lay on the shelf and watched the dark, so that {h:he|she} need not.
fr:
La nuit, {le T} {de H} restaient sur l'étagère, à surveiller le noir à sa place.

=== trait look wipers | 5-8, modern, glasses
en:
When it rained on {H}'s {T}, {h:he|she} stood still and waited. Wipers had been asked for.
fr:
Quand il pleuvait, {le T} {de H} pleuraient aussi. Des essuie-glaces étaient commandés.

=== trait look coat | 5-8, glasses
en:
Without {T}, {H} had once said good morning to a coat. It was a polite coat.
fr:
Sans {T}, un matin, {H} avait dit bonjour à un manteau. C'était un manteau très poli.

=== trait look over | 5-8, glasses
en:
{H} had two ways of looking: through {h:his|her} {T} and over the top. The second was for jokes.
fr:
{H} avait deux regards : un à travers {son T}, un par-dessus. Le deuxième servait pour les blagues.

=== trait look older soft | 9-14, glasses
en:
To think, {H} took off {h:his|her} {T}. The world went soft at the edges, and no face could interrupt.
fr:
Pour réfléchir, {H} ôtait {son T}. Le monde devenait flou sur les bords, et plus aucune figure ne pouvait l'interrompre.

=== trait look older leaves | 9-14, glasses
en:
Before {h:his|her} first {T}, {H} had thought that a tree was green in one piece. The leaves had come as a present.
fr:
Avant {son T}, {H} croyait qu'un arbre était vert d'une seule pièce. Les feuilles étaient arrivées comme un cadeau.

=== trait look older borrowed | 9-14, glasses
en:
Anyone who tried on {H}'s {T} for fun gave them back quickly, and was kinder until evening.
fr:
Ceux qui essayaient {le T} {de H}, pour rire, les rendaient très vite et restaient gentils toute la journée.

=== trait look older thumb | 9-14, glasses
en:
There was always a thumbprint on {H}'s {T}, at the bottom left. {h:He|She} looked round it, as you look round the faults of a friend.
fr:
Une trace de pouce ne quittait jamais {le T} {de H}, en bas à gauche. {h:Il|Elle} regardait autour, comme on fait avec les défauts d'un ami.

=== after look both | 5-8, 9-14, glasses
en:
Some people remembered it differently. But {H} had had {h:his|her} {T} on.
fr:
Certains s'en souvenaient autrement. Mais {H} avait {son T}.

=== after look wiped | 5-8, 9-14, glasses
en:
That evening {H} wiped {h:his|her} {T}, but only one side. On the other there was still some of the day.
fr:
Le soir, {H} essuya {son T}, mais d'un seul côté. Sur l'autre, il restait un peu de la journée.
`
