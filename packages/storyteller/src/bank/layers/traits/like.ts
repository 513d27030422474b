/** What the kid likes. */
export const LIKE_TRAITS = `
=== trait like expert | 5-8
en:
{H} knew everything about {Ts}. At meals nobody dared to bring the subject up.
fr:
{H} savait tout sur les {Ts}. À table, plus personne n'osait en parler.

=== trait like draws | 5-8
en:
{H} drew {Ts}: on paper, on steam, and once, by mistake, on the postman.
fr:
{H} dessinait des {Ts} : sur du papier, sur la buée et une fois, par erreur, sur le facteur.

=== trait like older | 9-14
en:
There was nothing about {Ts} that {H} did not know. {h:He|She} had read the books, and then written to the people who wrote the books, to help them.
fr:
Sur les {Ts}, {H} n'ignorait rien. {h:Il|Elle} avait lu les livres, puis écrit à ceux qui les avaient écrits, pour les aider.

=== trait like dream | 5-8
en:
{H} thought about {Ts} first thing in the morning, last thing at night, and all through sums.
fr:
{H} pensait aux {Ts} le matin au réveil, le soir au lit, et pendant tout le calcul.

=== trait like ask | 5-8
en:
If you asked {H} the way, you were also told something about {Ts}.
fr:
Quand on demandait son chemin à {H}, on apprenait aussi quelque chose sur les {Ts}.

=== trait like older margin | 9-14
en:
{H} drew {Ts} in margins. {h:His|Her} arithmetic book had so many by now that the sums had moved over to make room.
fr:
{H} dessinait des {Ts} dans les marges. Son cahier de calcul en était si plein que les opérations s'étaient poussées.

=== trait like older letters | 9-14
en:
{H} could turn any conversation to {Ts} in three steps, and had once done it in two, from the dentist.
fr:
{H} savait amener n'importe quelle conversation aux {Ts} en trois étapes, et l'avait fait une fois en deux, à partir du dentiste.

=== trait like cloud | 5-8
en:
{H} could not look at a cloud without finding {a T} in it. Some were rather flat.
fr:
{H} ne pouvait pas regarder un nuage sans y trouver {un T}, quelquefois un peu {T:aplati|aplatie}.

=== trait like sock | 5-8
en:
There were {Ts} on {H}'s wall, on {h:his|her} cup and on {h:his|her} socks. The left sock was the favourite.
fr:
Il y avait des {Ts} sur le mur {de H}, sur sa tasse et sur ses chaussettes. La chaussette gauche était la préférée.

=== trait like question | 5-8
en:
{H} had one question about {Ts} that nobody could answer. It was a new one every day.
fr:
Sur les {Ts}, {H} avait une question à laquelle personne ne savait répondre. Ce n'était jamais la même.

=== trait like grown | 5-8
en:
When {H} grew up, there were going to be {Ts} everywhere. It was all arranged.
fr:
Quand {H} serait {h:grand|grande}, il y aurait des {Ts} partout. Tout était prévu.

=== trait like present | 5-8
en:
Whatever you gave {H}, {h:he|she} hoped that it was {Ts}. Once, it had been.
fr:
Devant un paquet, {H} espérait toujours que c'étaient des {Ts}. Une fois, c'était le cas.

=== trait like older pass | 9-14
en:
{H} had been told that people grow out of {Ts}. {h:He|She} had waited, with some anxiety, and it had not happened.
fr:
On avait dit à {H} que les {Ts}, ça passe avec l'âge. {h:Il|Elle} avait attendu, avec un peu d'inquiétude. Ça n'était pas passé.

=== trait like older library | 9-14
en:
At the library there was a shelf about {Ts}, and nobody asked any more for {H}'s card. They had come to an understanding: {h:he|she} corrected the mistakes, very small, in pencil.
fr:
À la bibliothèque, il y avait un rayon sur les {Ts}, et on ne demandait plus sa carte à {H}. C'était un arrangement : {h:il|elle} corrigeait les erreurs, tout petit, au crayon.

=== trait like older sheep | 9-14
en:
Other people count sheep. {H} counted {Ts}, and had once become so interested that it was morning.
fr:
Pour s'endormir, les gens comptent des moutons. {H} comptait des {Ts}, et s'y était une fois tellement {h:intéressé|intéressée} que le jour s'était levé.

=== trait like older walls | 9-14
en:
{H} could hear the word *{T}* through two walls and a pillow, and generally arrived before the end of the sentence.
fr:
{H} entendait le mot *{T}* à travers deux murs et un oreiller, et arrivait en général avant que la phrase soit finie.

=== keep dinosaur heard | 0-4
en:
< *Roar!* goes {H}'s {T}.
~ *Roar!* {H} has {a T}. It only eats toast.
fr:
< *Raaah !* fait {le T} {de H}.
~ *Raaah !* {H} a {un T}. Il ne mange que des tartines.

=== keep like heard | 0-4
en:
< Don't touch! {H}'s {T} is still wet.
~ Look! {H} has {a T}. It is still wet.
fr:
< Pas touche ! {Le T} {de H} n'est pas sec.
~ Ta-da ! {H} a {un T}. Il n'est pas encore sec.

=== keep dinosaur heard stomp | 0-4, walks
en:
< *Stomp, stomp!* Who's there? {H}'s {T}!
~ *Stomp, stomp!* A real dinosaur? No! {H}'s {T}.
fr:
< *Poum, poum !* Qui est là ? {Le T} {de H} !
~ *Poum, poum !* Un vrai dinosaure ? Non ! {Le T} {de H}.

=== keep dinosaur heard tickle | 0-4
en:
< {H} tickles {h:his|her} {T}. *Roar!*
~ {H} tickles {h:his|her} {T}. *Roar, hee, hee!*
fr:
< {H} chatouille {son T}. *Raaah !*
~ {H} chatouille {son T}. *Raaah, hi, hi !*

=== keep like heard fly | 0-4
en:
< *Flap, flap!* {H}'s {T} wants to fly.
~ *Flap, flap!* {H}'s {T} wants to fly. Hold on!
fr:
< *Flap, flap !* {Le T} {de H} veut voler.
~ *Flap, flap !* {Le T} {de H} veut s'envoler. Tiens bon !

=== keep like heard dry | 0-4
en:
< {H} blows on {h:his|her} {T}. Dry?
~ {H} blows on {h:his|her} {T}. Is it dry? Nearly.
fr:
< {H} souffle sur {son T}. C'est sec ?
~ {H} souffle sur {son T}. C'est sec ? Presque.

=== brief like | 5-8, 9-14
en:
{H} loved {Ts}, and could tell you all about them, if you had an hour.
fr:
{H} adorait les {Ts} et savait tout dire dessus, en une petite heure.

=== brief like clouds | 5-8, 9-14
en:
{H} saw {Ts} in the clouds, in the gravy, and now and then in the neighbours.
fr:
{H} voyait des {Ts} dans les nuages, dans la purée et, parfois, chez les voisins.

=== after like looked up | 5-8, 9-14
en:
In all the books about {Ts}, nothing of the kind had ever happened. {H} looked it up.
fr:
Dans tous les livres sur les {Ts}, jamais rien de tel n'était arrivé. {H} vérifia.

=== after like told | 5-8, 9-14
en:
As {H} told it next day, there were {Ts} in it as well. It was not quite true, but people asked to hear that part again.
fr:
Dans l'histoire telle {que H} la raconta le lendemain, on croisait aussi des {Ts}. Ce n'était pas vrai partout, mais c'est ce passage-là qu'on redemandait.

=== after like not once | 5-8, 9-14
en:
All that time {H} had not said one word about {Ts}. It was all made up for at supper.
fr:
De tout ce temps, {H} n'avait pas dit un mot des {Ts}. On eut tout le reste au dîner.

=== after like better | 5-8, 9-14
en:
When {H} was asked that evening whether there was anything better than {Ts}, there was a pause. That was new.
fr:
Le soir, quand on demanda à {H} s'il existait mieux que les {Ts}, la réponse se fit attendre, pour la première fois.

=== after like sleep | 5-8, 9-14
en:
That night {H} dreamed of {Ts}, as usual. But this time everybody else was in it too.
fr:
Cette nuit-là, {H} rêva des {Ts}, comme d'habitude. Mais cette fois, tout le monde était du voyage.

=== brief like question | 5-8, 9-14
en:
{H} loved {Ts}, and talked about them even when talking about something else.
fr:
{H} adorait les {Ts} et en parlait même en parlant d'autre chose.

=== brief like secret | 5-8, 9-14
en:
{H} loved {Ts}. It was no secret: {h:he|she} had told the baker.
fr:
{H} adorait les {Ts}. Ce n'était pas un secret : même le boulanger le savait.

=== keep dinosaur heard teeth | 0-4
en:
< {H}'s {T} has big teeth. *Snap!*
~ {H}'s {T} has big teeth. All clean!
fr:
< {Le T} {de H} a de grandes dents. *Clac !*
~ {Le T} {de H} a de grandes dents. Bien lavées !

=== keep dinosaur heard sleep | 0-4
en:
< Shh! {H}'s {T} is asleep.
~ Shh! {H}'s {T} is asleep. *Zzz... roar!*
fr:
< Chut ! {Le T} {de H} dort.
~ Chut ! {Le T} {de H} dort. *Ronron... raaah !*

=== keep dinosaur heard tail | 0-4
en:
< Who has a tail? {H}'s {T}!
~ Who has a tail and no socks? {H}'s {T}!
fr:
< Qui a une queue ? {Le T} {de H} !
~ Qui a une queue et pas de chaussettes ? {Le T} {de H} !

=== keep like heard hello | 0-4
en:
< {H} says hello to {h:his|her} {T}.
~ {H} says hello to {h:his|her} {T}. It says nothing.
fr:
< {H} dit bonjour à {son T}.
~ {H} dit bonjour à {son T}. Pas un mot !

=== keep like heard sky | 0-4
en:
< Up! {H} shows {h:his|her} {T} the sky.
~ Up! {H} shows {h:his|her} {T} the sky. How big!
fr:
< Hop ! {H} montre le ciel à {son T}.
~ Hop ! {H} montre le ciel à {son T}. C'est grand !

=== keep like heard round | 0-4
en:
< {H} made {a T}. Look!
~ {H} made {a T}, all alone. Look!
fr:
< {H} a fait {un T}. Regarde !
~ {H} a fait {un T}, {h:tout seul|toute seule}. Regarde !

=== trait like spoon | 5-8, dinosaur
en:
{H} had dug up most of the garden. So far it was one spoon, from the time of the {Ts}.
fr:
{H} avait creusé presque tout le jardin. Pour l'instant : une cuillère, de l'époque des {Ts}.

=== trait like sat | 5-8, dinosaur
en:
One thing about {Ts} kept {H} awake at night. What did they sit on?
fr:
Une question sur les {Ts} empêchait {H} de dormir. Sur quoi s'asseyaient-ils ?

=== trait like trying | 5-8, dinosaur
en:
Anybody can roar. {H} could do a small {T} who is trying not to.
fr:
Rugir, tout le monde sait. {H} faisait le petit {T} qui se retient.

=== trait like tail | 5-8, dinosaur
en:
On the stairs, {H} left room behind for a tail. If you are {a T}, you have to think of that.
fr:
Dans l'escalier, {H} laissait de la place derrière, pour la queue. Quand on est {un T}, on pense à ça.

=== trait like older late | 9-14, dinosaur
en:
{H} had come sixty-six million years too late for {Ts}, and knew it. All the same, {h:he|she} looked up when the ground shook.
fr:
Pour les {Ts}, {H} était {h:né|née} soixante-six millions d'années trop tard, et ne l'ignorait pas. Mais, quand le sol tremblait, {h:il|elle} levait quand même la tête.

=== trait like older hens | 9-14, dinosaur
en:
Hens had {Ts} in the family. {H}, who knew this, was polite to them.
fr:
Les poules ont des {Ts} dans la famille. {H}, qui le savait, leur parlait avec respect.

=== trait like older names | 9-14, dinosaur
en:
Before anything difficult, {H} said the names of {Ts}, under {h:his|her} breath, from the smallest up. By the seventh it was usually over.
fr:
Avant les choses difficiles, {H} récitait tout bas les noms des {Ts}, en commençant par les petits. Au septième, en général, c'était fini.

=== trait like older ahead | 9-14, dinosaur
en:
According to {H}, the {Ts} had not died out. They had gone on ahead.
fr:
D'après {H}, les {Ts} n'avaient pas disparu. Ils étaient partis devant.

=== brief like word | 5-8, 9-14
en:
Somebody only had to say *{T}*, and {H} was there.
fr:
Il suffisait de dire *{T}*, et {H} arrivait.

=== brief like drew | 5-8, 9-14
en:
There were {Ts} in all {H}'s drawings, even the one of the sea.
fr:
Il y avait des {Ts} dans tous les dessins {de H}, même celui de la mer.

=== brief like asked | 5-8, 9-14
en:
You could ask {H} about {Ts} at any hour, even in the bath.
fr:
Sur les {Ts}, on pouvait tout demander à {H}, même dans son bain.
`
