/** A thing the kid takes along. */
export const OBJECT_TRAITS = `
=== trait object always | 5-8
en:
{H} had {a T}, and took {n:it|them} everywhere, even to Grandma's.
fr:
{H} avait {un T} et ne sortait jamais sans, même pour aller chez Mamie.

=== trait object argue | 5-8
en:
{H} had {a T}. They had been through a lot together, mostly hedges.
fr:
{H} avait {un T}. À deux, on avait traversé bien des choses, surtout des haies.

=== trait object older | 9-14
en:
{H} had {a T}, and did not lend {n:it|them}. It was not meanness. There are things that get used to one hand.
fr:
{H} avait {un T} et ne {T:le|la} prêtait pas. Ce n'était pas de l'avarice. Certaines choses s'habituent à une seule main.

=== keep object along | 5-8, 9-14
en:
{>when}, {H} packed {h:his|her} {T}, as always. You never know.
fr:
{>when}, {H} emporta {son T}, comme toujours. On ne sait jamais.

=== trait object pillow | 5-8
en:
{H} had {a T}. At night {n:it|they} slept under the pillow, and had the better half.
fr:
{H} avait {un T}. La nuit, {T:il|elle} {n:dormait|dormaient} sous l'oreiller et {n:prenait|prenaient} toute la place.

=== trait object useful | 5-8
en:
{H} had {a T}, and was still finding out what you can do with {n:it|them}. So far it was nearly everything.
fr:
{H} avait {un T} et cherchait encore à quoi ça sert. Pour l'instant, c'était presque à tout.

=== trait object older list | 9-14
en:
On the list of things to save if the house floated away, {H} had put {a T} first, and {h:himself|herself} second, and had then gone back and added everybody else.
fr:
Sur la liste des choses à sauver si la maison partait à la dérive, {H} avait mis {un T} en premier, {h:lui-même|elle-même} en deuxième, puis, réflexion faite, toute la famille.

=== trait object older habit | 9-14
en:
{H} had {a T} and was hardly ever seen without {n:it|them}. Asked why, {h:he|she} would look surprised, as you would if somebody asked why you had brought your elbow.
fr:
{H} avait {un T} et ne sortait presque jamais sans. Quand on lui demandait pourquoi, {h:il|elle} prenait un air étonné, comme si on lui avait demandé pourquoi emporter ses coudes.

=== keep object pocket | 5-8, 9-14
en:
{>when}, {H} went out with {h:his|her} {T}, and no plan at all. Most things start like that.
fr:
{>when}, {H} sortit avec {son T}, sans rien de prévu. C'est comme ça que tout commence.

=== keep object turn | 5-8, 9-14
en:
{>when}, {H} had already shut the door. Then {h:he|she} went all the way back for {h:his|her} {T}. It was a good thing, too.
fr:
{>when}, {H} avait déjà fermé la porte. Il fallut rouvrir et remonter prendre {son T}. Heureusement.

=== trait object older shelf | 9-14
en:
{H}'s room was not tidy, except for one clear space, about as wide as two hands, and that was for the {T}.
fr:
La chambre {de H} n'était pas rangée, sauf un endroit libre, large comme deux mains, et c'était la place {du T}.

=== keep object goodbye | 5-8, 9-14
en:
{>when}, {H} said goodbye to everything in the room. Then {h:he|she} took {h:his|her} {T} along after all, because of the look {n:it|they} gave.
fr:
{>when}, {H} dit au revoir à chaque chose de la chambre. Puis {h:il|elle} emporta quand même {son T}, qui {h:le|la} {n:regardait|regardaient} d'un drôle d'air.

=== trait object label | 5-8
en:
{H} had {a T} marked with {h:his|her} name, in case of loss. Next to the name was a drawing, in case of loss among people who cannot read.
fr:
{H} avait {un T} avec son nom dessus, en cas de perte. À côté du nom, un dessin, pour les gens qui ne savent pas lire.

=== trait object cake | 5-8
en:
{H} had {a T}, and had swapped a whole cake for {n:it|them}. It was a good cake. But a cake is over by four o'clock.
fr:
{H} avait eu {un T} en échange d'un gâteau entier. C'était un bon gâteau. Mais un gâteau, à quatre heures, il n'en reste rien.

=== trait object night | 5-8
en:
{H} had {a T}, and said good night to {n:it|them}, after the rug and before the curtains.
fr:
{H} avait {un T} et {n:lui|leur} disait bonne nuit, après le tapis et avant les rideaux.

=== trait object bump | 5-8, fed
en:
One bump in {H}'s pocket meant {a T}. Two meant {a T} and a bun.
fr:
Une bosse dans la poche {de H}, c'était {un T}. Deux bosses, c'était {un T} et le goûter.

=== trait object lend | 5-8
en:
{H} had {a T}. Other people had asked for a turn. Some of them had been allowed.
fr:
{H} avait {un T}. D'autres avaient demandé à y toucher. Certains avaient eu le droit.

=== trait object talk | 5-8
en:
{H} had {a T}, and told {n:it things. It was a good listener. It|them things. They were good listeners. They} had no choice, but still.
fr:
{H} avait {un T} et {n:lui|leur} racontait des choses. {T:Il|Elle} {n:écoutait|écoutaient} très bien. {T:Il|Elle} {n:n'avait|n'avaient} pas le choix, mais quand même.

=== trait object older moods | 9-14
en:
{H} had {a T}, and knew {n:its|their} moods. Most things have moods, if you keep them long enough; it is only that people generally buy another one first.
fr:
{H} avait {un T} et connaissait ses humeurs. Presque toutes les choses en ont, à condition de les garder assez longtemps. En général, on en rachète une avant.

=== trait object older once | 9-14
en:
On one point there was no arguing with {H}: {h:he|she} went nowhere without {a T}. It had been tried once. The family did not care to speak of that day, except to say that the cake might have been saved.
fr:
Sur un point, on ne discutait pas avec {H} : pas question d'aller nulle part sans {un T}. On avait essayé une fois. De cette journée-là, la famille n'aimait pas parler, sauf pour dire qu'on aurait pu sauver le gâteau.

=== trait object older scratches | 9-14
en:
{H} had {a T} that must have belonged to somebody before, since there was a second set of scratches, made by a left hand. {h:He|She} sometimes thought of this person, with respect.
fr:
{H} avait {un T} qui {n:avait|avaient} déjà dû servir : on y voyait d'autres rayures que les siennes, faites de la main gauche. {h:Il|Elle} pensait parfois à cette personne, avec estime.

=== trait object older idle | 9-14
en:
Whenever there was nothing more to be done, {H} took out {h:his|her} {T} and had a look, and before long there was.
fr:
Les jours sans rien à faire, {H} sortait {son T}, {T:le|la} regardait un moment, et quelque chose se présentait.

=== keep object three | 5-8, 9-14
en:
{>when}, {H} put three things in a bag, and took two of them out again. That left {h:his|her} {T}.
fr:
{>when}, {H} mit trois choses dans un sac, puis en retira deux. Il restait {son T}.

=== keep object trip | 5-8, 9-14
en:
{>when}, {H} found {h:his|her} {T} on the doormat, and took {n:it|them} along.
fr:
{>when}, {son T} {n:attendait|attendaient} {H} sur le paillasson. {h:Il|Elle} {n:l'emporta|les emporta}.

=== keep object birthday | 5-8, 9-14
en:
{>when}, {H} had brought {h:his|her} {T} along for the walk, as always.
fr:
{>when}, {H} emmenait {son T} en promenade, comme toujours.

=== keep object world | 5-8, 9-14
en:
{>when}, {H} took {h:his|her} {T} out to see the world. {n:It was|They were} ready first.
fr:
{>when}, {H} sortit montrer le monde à {son T}, {T:prêt|prête} depuis longtemps.

=== about object holiday | 5-8
en:
[F:What if we don't need {n:it|them}?] asked {F}.
[H:Then {n:it can|they can} have the day off,] said {H}.
fr:
[F:Et si on n'en a pas besoin ?] demanda {F}.
[H:Alors ce sera {n:son|leur} jour de congé,] dit {H}.

=== about object carry | 5-8
en:
[F:Shall I carry your {T}?] asked {F}.
[H:You can carry me,] said {H}, [H:when I'm tired.]
fr:
[F:Tu veux que je {T:le|la} porte ?] demanda {F}.
[H:C'est moi que tu porteras,] dit {H}, [H:quand j'en aurai assez.]

=== about object excited | 5-8
en:
[F:Your {T} {n:looks|look} excited,] said {F}.
{H} had a look. [H:{n:It always looks|They always look} like that, before something happens.]
fr:
[F:{T:Il|Elle} {n:a|ont} l'air {T:impatient|impatiente}, {ton T},] dit {F}.
[H:C'est toujours comme ça,] dit {H}, [H:juste avant qu'il se passe quelque chose.]

=== about object allowed | 5-8
en:
[H:My {T} {n:says|say} you may come too,] {H} told {F}.
[F:How kind,] said {F}, and meant it.
fr:
[H:{Mon T} {n:veut|veulent} bien que tu viennes aussi,] dit {H} à {F}.
[F:C'est trop gentil,] dit {F}, sans rire.

=== about object told | 5-8
en:
[F:What will you do with your {T}?] asked {F}.
[H:{n:It hasn't|They haven't} told me yet,] said {H}.
fr:
[F:Et qu'est-ce que tu vas en faire ?] demanda {F}.
[H:{T:Il|Elle} ne me {n:l'a|l'ont} pas encore dit,] répondit {H}.

=== about object bring | 5-8
en:
[F:And what do I bring?] asked {F}.
[H:You,] said {H}. [H:You bring {F}.]
fr:
[F:Et moi, j'emporte quoi ?] demanda {F}.
[H:Toi,] dit {H}, [H:tu emportes {F}.]

=== about object whisper | 5-8
en:
[H:Be brave,] {H} told {h:his|her} {T}.
[F:And what about me?] asked {F}.
[H:You've got me,] said {H}.
fr:
[H:Courage !] dit {H} à {son T}.
[F:Et moi ?] demanda {F}.
[H:Toi, tu m'as, moi,] dit {H}.

=== about object first | 5-8
en:
[F:{n:Does it|Do they} like going out?] asked {F}.
[H:{n:It always goes|They always go} first,] said {H}.
fr:
[F:Et ça aime sortir ?] demanda {F}.
[H:Ça sort toujours avant moi,] dit {H}.

=== about object works | 9-14
en:
[F:You have never once needed your {T},] said {F}.
[H:That's how well {n:it works|they work},] said {H}.
fr:
[F:Tu n'en as jamais eu besoin,] fit remarquer {F}. [F:Pas une seule fois.]
[H:C'est dire si ça marche,] dit {H}.

=== about object weight | 9-14
en:
[F:Isn't it a nuisance, having that to carry all day?] asked {F}.
[H:Not as heavy as leaving {n:it|them} behind,] said {H}.
fr:
[F:À force, ça doit peser, non ?] demanda {F}.
[H:Moins que si je {T:le|la} laissais à la maison,] dit {H}.

=== about object invent | 9-14
en:
[F:If I asked you why you're bringing {n:it|them}, would you tell me?] said {F}.
[H:I'd make something up,] said {H}. [H:It would be quite good.]
fr:
[F:Si je te demandais pourquoi tu {n:l'|les }emportes, tu me répondrais ?] dit {F}.
[H:J'inventerais,] dit {H}. [H:Mais bien.]

=== about object same | 9-14
en:
[F:{n:Is it|Are they} coming as well?] asked {F}.
[H:{n:It asked|They asked} me the same about you,] said {H}.
fr:
[F:{T:Il|Elle} {n:vient|viennent} aussi ?] demanda {F}.
[H:{T:Il|Elle} {n:m'a|m'ont} demandé la même chose pour toi,] dit {H}.

=== about object fire | 9-14
en:
[F:What would you save if the house were on fire?] asked {F}.
{H} looked at the {T} and then, a moment too late, at {F}. [H:You, of course.]
fr:
[F:Si la maison brûlait, tu emporterais quoi ?] demanda {F}.
{H} regarda {son T} puis, un instant trop tard, {F}.
[H:Toi, évidemment.]

=== about object yours | 9-14
en:
[H:If anything happens to me,] said {H}, [H:{n:it's|they're} yours.]
[F:It's a perfectly ordinary day,] said {F}.
[H:They all begin like that.]
fr:
[H:S'il m'arrive quelque chose,] dit {H}, [H:je te {T:le|la} laisse.]
[F:C'est un jour tout à fait ordinaire,] dit {F}.
[H:Ça commence toujours comme ça.]

=== about object quiet | 9-14
en:
[F:I notice nobody asked your {T},] said {F}.
[H:Asked what?]
[F:Whether {n:it|they} wouldn't rather have had a quiet day.]
fr:
[F:Je remarque qu'on ne {n:lui|leur} a pas demandé {n:son|leur} avis,] dit {F}.
[H:Sur quoi ?]
[F:Sur une petite journée tranquille à la maison.]

=== about object days | 9-14
en:
[F:{n:That has|Those have} seen better days,] said {F}.
[H:I know,] said {H}. [H:I was there.]
fr:
[F:{T:Il|Elle} {n:a|ont} connu des jours meilleurs, {ton T},] dit {F}.
[H:Je sais,] dit {H}. [H:J'y étais.]

=== about object homesick | 5-8
en:
[F:What if {n:it gets|they get} homesick?] asked {F}.
[H:I've shown {n:it|them} the way back,] said {H}.
fr:
[F:Et si la maison {n:lui|leur} manque ?] demanda {F}.
[H:Je {n:lui|leur} ai montré le chemin du retour,] dit {H}.

=== about object knows | 5-8
en:
[F:Have you told your {T} about me?] asked {F}.
[H:Only the good things,] said {H}.
fr:
[F:Tu {n:lui|leur} as parlé de moi, à {ton T} ?] demanda {F}.
[H:Seulement en bien,] dit {H}.

=== about object ready | 5-8
en:
{H} listened to the {T}. So did {F}.
[F:What did {n:it|they} say?] asked {F}.
[H:That we may go,] said {H}.
fr:
{H} écouta {son T}. {F} aussi.
[F:Alors, qu'est-ce que ça dit ?] demanda {F}.
[H:Qu'on peut y aller,] dit {H}.

=== about object way | 9-14
en:
[F:What {n:is that|are those} for?] asked {F}.
[H:I don't know yet,] said {H}. [H:You only find out on the day you leave {n:it|them} at home.]
fr:
[F:C'est pour quoi faire ?] demanda {F}.
[H:Je ne sais pas encore,] dit {H}. [H:Ça se découvre toujours le jour où on est parti sans.]

=== about object quicker | 9-14
en:
[F:Couldn't we do without {n:it|them}?] asked {F}.
[H:We could. We'd be quicker, too,] said {H}. [H:And then what would we do, once we were there?]
fr:
[F:On ne pourrait pas s'en passer ?] demanda {F}.
[H:Si. On irait même plus vite,] dit {H}. [H:Et qu'est-ce qu'on ferait, une fois là-bas ?]

=== about object forgot | 9-14
en:
[F:I notice that you pack {n:it|them} before me,] said {F}.
[H:You'd tell me if I forgot you,] said {H}.
fr:
[F:Je remarque que tu {T:le|la} prends toujours avant moi,] dit {F}.
[H:Toi, si je t'oubliais,] dit {H}, [H:tu le dirais.]

=== bare object | 0-4
en:
Look, {H} has {a T}!
fr:
Oh ! {H} a {un T} !

=== keep torch heard | 0-4
en:
< *Click!* {H}'s {T} makes a moon.
~ *Click!* {H}'s {T} makes a moon on the wall. *Click!* No moon.
fr:
< *Clic !* {Le T} {de H} fait une lune.
~ *Clic !* {Le T} {de H} fait une lune sur le mur. *Clic !* Plus de lune.

=== keep torch heard cat | 0-4
en:
< {H} lights {h:his|her} {T}. Hello, nose!
~ {H} lights {h:his|her} {T}. Hello, nose! Hello, toes!
fr:
< {H} allume {son T}. Coucou, le nez !
~ {H} allume {son T}. Coucou, le nez ! Coucou, les pieds !

=== keep lantern heard | 0-4
en:
< {H} lights {h:his|her} {T}. Hello, nose!
~ {H} lights {h:his|her} {T}. Hello, nose! Hello, toes!
fr:
< {H} allume {son T}. Coucou, le nez !
~ {H} allume {son T}. Coucou, le nez ! Coucou, les pieds !

=== keep torch heard wink | 0-4
en:
< *Click, click!* {H}'s {T} winks.
~ *Click, click!* {H}'s {T} winks at the wall.
fr:
< *Clic, clic !* {Le T} {de H} fait un clin d'œil.
~ *Clic, clic !* {Le T} {de H} fait un clin d'œil au mur.

=== keep torch heard hand | 0-4
en:
< {H} covers {h:his|her} {T}. A red hand!
~ {H} puts a hand on {h:his|her} {T}. Look, a red hand!
fr:
< La main sur {son T}, {H} devient rouge !
~ {H} met une main sur {son T}. Oh, une main rouge !

=== keep lantern heard swing | 0-4
en:
< {H} swings {h:his|her} {T}. Shadows dance!
~ {H} swings {h:his|her} {T}. All the shadows dance!
fr:
< {H} balance {son T}. Les ombres dansent !
~ {H} balance {son T}. Toutes les ombres dansent !

=== keep lantern heard shadow | 0-4
en:
< {H} lifts {h:his|her} {T}. A big shadow!
~ {H} lifts {h:his|her} {T}. What a big shadow! It waves.
fr:
< {H} lève {son T}. Oh, la grande ombre !
~ {H} lève {son T}. Oh, la grande ombre ! Elle fait coucou.

=== keep object young want | 0-4
en:
< Who is coming too? {H}'s {T}!
~ Who is coming too? Not the bed! {H}'s {T}!
fr:
< Qui vient aussi ? {Le T} {de H} !
~ Qui vient aussi ? Pas le lit ! {Le T} {de H} !

=== keep object young secret | 0-4
en:
{H} tells {h:his|her} {T} a secret. *Psst!*
fr:
{H} dit un secret à {son T}. *Psst !*

=== keep object young fish | 0-4
en:
{H} shows the cat {h:his|her} {T}. *Miaow!*
fr:
{H} montre {son T} au chat. *Miaou !*

=== keep object young kiss | 0-4
en:
< {H} strokes {h:his|her} {T}. Ready!
~ {H} strokes {h:his|her} {T}. Don't be shy! All ready?
fr:
< {H} caresse {son T}.
~ {H} caresse {son T}. On y va ? On y va !

=== keep object young nose | 0-4
en:
< Nose? Here! {H}'s {T}? Here!
~ Nose? Here! Ears? Here! {H}'s {T}? Here!
fr:
< Le nez ? Là ! {Le T} {de H} ? Là !
~ Le nez ? Là ! Les oreilles ? Là ! {Le T} {de H} ? Là !

=== keep object young asleep | 0-4
en:
< *Shh!* {H} takes {h:his|her} {T}.
~ Teddy sleeps. {H} takes {h:his|her} {T}. *Shh!*
fr:
< *Chut !* {H} prend {son T}.
~ Nounours dort. {H} prend {son T}. *Chut !*

=== keep object young first | 0-4
en:
{H} forgets a shoe, but not {h:his|her} {T}.
fr:
{H} oublie une chaussure, mais pas {son T}.

=== brief object | 5-8, 9-14
en:
{H} had {a T}.
fr:
{H} avait {un T}.

=== brief object place | 5-8, 9-14
en:
{H} had {a T}, and a special place for {n:it|them}, which was never the same.
fr:
{H} avait {un T}, et une place exprès, qui changeait tous les jours.

=== brief object sleeve | 5-8, 9-14
en:
{H} had {a T}, and liked to know where {n:it was|they were}.
fr:
{H} avait {un T} et aimait bien savoir où.

=== keep object heard | 5-8, 9-14
en:
{>when}, {H}'s {T} {n:was|were} by the door, as if {n:it|they} had heard something. {h:He|She} took {n:it|them} along.
fr:
{>when}, {le T} {de H} {n:attendait|attendaient} près de la porte, l'air au courant de quelque chose. {h:Il|Elle} {n:l'|les }emporta.

=== keep object dark | 5-8, 9-14
en:
{>when}, {H} packed {h:his|her} {T}. {h:He|She} did not like to leave {n:it|them} alone with the dark under the bed.
fr:
{>when}, {H} mit {son T} dans son sac. Pas question de {T:le|la} laisser {T:seul|seule} avec le noir de dessous le lit.

=== keep object asked | 5-8, 9-14
en:
{>when}, {H} took {h:his|her} {T} along. Sooner or later, {h:he|she} said, you always need {n:it|them}.
fr:
{>when}, {H} emporta {son T}. Un jour ou l'autre, disait-{h:il|elle}, ça sert toujours.

=== keep object heavy | 5-8, 9-14
en:
{>when}, {H} wondered whether to take {h:his|her} {T}. {h:He|She} got to the corner without {n:it|them}, and turned back.
fr:
{>when}, {H} se demanda s'il fallait prendre {son T}. {h:Il|Elle} fit vingt pas sans {T:lui|elle}, puis revint.

=== keep object shoe | 5-8, 9-14
en:
{>when}, {H} looked for {h:his|her} other shoe, and found {h:his|her} {T} instead. {h:He|She} took {n:it|them} along, and later the shoe.
fr:
{>when}, {H} cherchait sa deuxième chaussure et trouva {son T}. {h:Il|Elle} {n:l'|les }emporta, et plus tard la chaussure.

=== brief object borrow | 5-8, 9-14
en:
{H} had {a T}. You could borrow {n:it|them}, if you stayed near.
fr:
{H} avait {un T}. On pouvait emprunter, mais sans s'éloigner.

=== brief object rest | 5-8, 9-14
en:
{H} had {a T}, and needed {n:it|them} every day, even when {h:he|she} did not.
fr:
{H} avait {un T} et en avait besoin tous les jours, même les jours sans.

=== keep lantern heard moth | 0-4
en:
< A moth loves {H}'s {T}.
~ A moth loves {H}'s {T}. Two moths! Three!
fr:
< Un papillon aime {le T} {de H}.
~ Un papillon aime {le T} {de H}. Deux papillons ! Trois !

=== keep lantern heard sun | 0-4
en:
< {H} has {a T}. A little sun!
~ {H} puts down {h:his|her} {T}. A little sun on the grass!
fr:
< {H} a {un T}. Un petit soleil !
~ {H} pose {son T}. Un petit soleil dans l'herbe !

=== keep torch heard sock | 0-4
en:
< {H}'s {T} finds a sock.
~ {H}'s {T} looks under the bed. A sock!
fr:
< {Le T} {de H} trouve une chaussette.
~ {Le T} {de H} regarde sous le lit. Une chaussette !

=== keep torch heard tummy | 0-4
en:
< A moon on the tummy! It's {H}'s {T}.
~ Who has a moon on the tummy? {H}! It's the {T}.
fr:
< Une lune sur le ventre ! C'est {le T} {de H}.
~ Qui a une lune sur le ventre ? {H} ! C'est {le T}.

=== brief object turned | 5-8, 9-14
en:
When {H} turned over in bed, so did {h:his|her} {T}.
fr:
Quand {H} se retournait dans son lit, {son T} {n:devait|devaient} se pousser.

=== brief object look | 5-8, 9-14
en:
Anyone who asked for {H}'s {T} got a long look first.
fr:
Avant de prêter {son T}, {H} vous regardait longtemps.

=== brief object pocket | 5-8, 9-14
en:
Out of habit, {H} sometimes felt for {h:his|her} {T}. Yes. Still there.
fr:
De temps en temps, {H} tâtait sa poche. Mais oui : {son T}. Toujours là.

=== keep object cheeks | 5-8, 9-14, torch
en:
{>when}, {H} tried {h:his|her} {T} in {h:his|her} mouth. Both cheeks lit up. It worked.
fr:
{>when}, {H} essaya {son T} dans sa bouche. Ses deux joues s'allumèrent. Tout marchait.

=== keep object somewhere dark | 5-8, 9-14, torch
en:
{>when}, {H} took along {h:his|her} {T}. It is always dark somewhere.
fr:
{>when}, {H} sortit avec {son T}. Il fait toujours noir quelque part.

=== keep object yes | 5-8, 9-14, torch
en:
{>when}, {H} asked {h:his|her} {T} whether it wanted to come. It went on, off and on, for yes.
fr:
{>when}, {H} demanda à {son T} si elle voulait venir. Elle s'alluma, s'éteignit, se ralluma : c'était oui.

=== keep object breathe | 5-8, 9-14, dinosaur
en:
{>when}, {H} packed {h:his|her} {T} last, on top, with a gap to breathe through.
fr:
{>when}, {H} rangea {son T} tout en haut du sac, en laissant un trou pour respirer.

=== trait object time | 5-8
en:
Ask {H} the time, and {h:he|she} had a look at {h:his|her} {T}. It was generally: soon.
fr:
Quand on lui demandait l'heure, {H} consultait {son T}. C'était presque toujours : bientôt.

=== trait object second | 5-8
en:
The best place in the house was for {H}'s {T}. {h:He|She} had the second best.
fr:
{Le T} {de H} {n:avait|avaient} la meilleure place de la maison. {H} prenait la deuxième.

=== trait object cakes | 5-8, fed
en:
On {H}'s birthday there were two cakes, a big one, and a small one for {h:his|her} {T}.
fr:
Pour l'anniversaire {de H}, il y avait deux gâteaux : un grand, et un petit pour {son T}.

=== trait object older explained | 9-14
en:
Of everything {H} owned, one thing alone was never lent, never lost and never explained, and that was {a T}.
fr:
Parmi toutes ses affaires, {H} n'en avait qu'une qui ne se prêtait pas, ne se perdait pas et ne s'expliquait pas : {un T}.

=== trait object older waited | 9-14
en:
Some people whistle in the dark. {H} put a hand on {h:his|her} {T}, and the dark waited its turn.
fr:
Dans le noir, certains sifflent. {H} posait la main sur {son T}, et le noir attendait son tour.
`
