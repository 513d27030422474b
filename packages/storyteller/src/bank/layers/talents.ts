/** The talent shown on the way, long before it is needed. \`why\` is a flaw, \`friend\` the helper. */
export const TALENTS_TEXT = `
=== talent whistle kettle | 5-8, 9-14
en:
{H} could whistle anything: a kettle, a blackbird, a train that is late.
fr:
{H} savait tout siffler : une bouilloire, un merle, un train en retard.

=== talent whistle door | 5-8, 9-14
en:
{H} whistled on the way. {h:He|She} did the neighbour's door so well that, far away, the neighbour said, [O:Come in!]
fr:
En chemin, {H} sifflait. {h:Il|Elle} imitait si bien la sonnette du voisin qu'au loin le voisin venait ouvrir.

=== talent whistle young | 0-4
en:
{H} whistles like a bird. *Fwee!*
fr:
{H} siffle comme un oiseau. *Piou* !

=== talent notice ant | 5-8, 9-14
en:
{H} saw what nobody saw: the ant with a crumb, the odd button, somebody far off who winked.
fr:
{H} voyait ce que personne ne voyait : la fourmi et sa miette, le bouton dépareillé, quelqu'un, au loin, qui clignait d'un œil.

=== talent notice tape | 5-8, 9-14
en:
Nothing got past {H}. {h:He|She} was the one who found the end of the sticky tape.
fr:
Rien n'échappait à {H}. À la maison, c'était toujours {h:lui|elle} qui trouvait le bout du ruban adhésif.

=== talent notice young | 0-4
en:
{H} sees an ant. Hello, ant!
fr:
{H} voit une fourmi. Bonjour, fourmi !

=== talent still bus | 5-8, 9-14
en:
{H} could keep so still that two ladies once stood beside {h:him|her} and waited for the bus.
fr:
{H} savait rester si tranquille qu'un jour deux dames s'étaient mises à côté {h:de lui|d'elle} pour attendre le bus.

=== talent still sparrows | 5-8, 9-14
en:
When {H} kept still, sparrows sat on {h:him|her}. {h:He|She} knew four of them by name.
fr:
Quand {H} ne bougeait plus, les moineaux se posaient sur sa tête. {h:Il|Elle} en connaissait quatre par leur nom.

=== talent still young | 0-4
en:
{H} stands still. A bird sits on {h:his|her} head.
fr:
{H} ne bouge plus. Un oiseau se pose sur sa tête.

=== talent draw jam | 5-8, 9-14
en:
{H} could draw anything with anything: a finger on a window, a stick in the sand, jam on toast.
fr:
{H} dessinait tout avec n'importe quoi : un doigt sur la vitre, un bâton dans le sable, la confiture sur la tartine.

=== talent draw whales | 5-8, 9-14
en:
{H} drew as {h:he|she} went along. Behind {h:him|her} the way was full of whales.
fr:
{H} dessinait en marchant. Derrière, le chemin était plein de baleines.

=== talent draw young | 0-4
en:
{H} draws a whale with a stick.
fr:
{H} dessine une baleine avec un bâton.

=== talent build boxes | 5-8, 9-14
en:
{H} could build something out of anything. At home there was a lift for spoons.
fr:
{H} fabriquait n'importe quoi avec n'importe quoi. À la maison, il y avait un ascenseur à cuillères.

=== talent build young | 0-4
en:
{H} puts a stone on a stone. A tower!
fr:
{H} pose un caillou sur un caillou. Une tour !

=== talent mimic aunts | 5-8, 9-14
en:
{H} could be anybody. {h:He|She} did a goose, and the goose answered, and it took some time to get away.
fr:
{H} savait imiter tout le monde. {h:Il|Elle} fit l'oie, l'oie répondit, et il fallut du temps pour s'en aller.

=== talent mimic young | 0-4
en:
{H} does a cow. *Moo!* Moo, says a cow.
fr:
{H} fait la vache. *Meuh* ! Meuh, répond une vache.

=== talent listen walls | 5-8, 9-14
en:
{H} was good at listening. Snails told {h:him|her} things, and it took all afternoon.
fr:
{H} savait écouter. Les escargots lui racontaient des choses, et ça prenait l'après-midi.

=== talent listen young | 0-4
en:
{H} listens. *Buzz.* A bee!
fr:
{H} écoute. *Bzzz.* Une abeille !

=== talent climb fridge | 5-8, 9-14
en:
{H} could climb anything. {h:He|She} had seen the top of the fridge, and did not think much of it.
fr:
{H} grimpait partout, même en haut du frigo. Il n'y avait rien d'intéressant là-haut.

=== talent climb young | 0-4
en:
{H} climbs on a stone. So high!
fr:
{H} grimpe sur une pierre. Très haut !

=== talent count stairs | 5-8, 9-14
en:
{H} counted things. {h:He|She} could not help it. There were four hundred and six steps from the gate, and one of them was {F}'s.
fr:
{H} comptait tout, sans le vouloir. Depuis le portail, il y avait quatre cent six pas, dont un {de F}.

=== talent count young | 0-4
en:
{H} counts. One, two, three birds!
fr:
{H} compte. Un, deux, trois oiseaux !

=== talent cook spoon | 5-8, 9-14
en:
{H} could tell what anything tasted of by looking. [H:That hill,] {h:he|she} said, [H:is gingerbread.]
fr:
{H} savait le goût des choses rien qu'en les regardant.
[H:Cette colline,] disait-{h:il|elle}, [H:c'est du pain d'épices.]

=== talent cook young | 0-4
en:
{H} sniffs. Mmm! Soup!
fr:
{H} renifle. Mmm ! De la soupe !

=== talent tell shoe | 5-8, 9-14
en:
{H} told a story about a shoe. {F} forgot to be tired, and walked into a bush.
fr:
{H} racontait l'histoire d'une chaussure. {F} en oublia sa fatigue et entra dans un buisson.

=== talent tell young | 0-4
en:
{H} tells a story. Once there was a shoe...
fr:
{H} raconte. Il était une fois une chaussure...

=== talent remember teeth | 5-8, 9-14
en:
{H} remembered everything: what you had for lunch in March, and what you said about it.
fr:
{H} se rappelait tout : le menu du douze mars, et ce qu'on en avait dit.

=== talent remember young | 0-4
en:
{H} knows the way. Here! And here!
fr:
{H} connaît le chemin. Par là ! Et par là !

=== talent dance puddle | 5-8, 9-14
en:
{H} could not walk past a rhythm. There was a dripping pipe, and they lost ten minutes.
fr:
{H} ne résistait jamais à un rythme. Un robinet gouttait quelque part, et on perdit dix minutes.

=== talent dance young | 0-4
en:
{H} dances. Hop, hop, turn!
fr:
{H} danse. Hop, hop, et on tourne !

=== talent why monday | 5-8, 9-14
en:
{H} had one bad habit, and it was a short one: *why?* Why is water wet? Why do Mondays come back? At the baker's, people hid.
fr:
{H} avait un défaut, un tout petit, d'un seul mot : *pourquoi ?* Pourquoi l'eau mouille ? Pourquoi les lundis reviennent ? À la boulangerie, les gens se cachaient.

=== talent why wall | 5-8, 9-14
en:
[H:Why does the path go round?] asked {H}. [H:Why don't stones get tired?] By the bend even the birds had stopped answering.
fr:
[H:Pourquoi le chemin tourne ?] demanda {H}. [H:Pourquoi les cailloux ne sont jamais fatigués ?]
Au virage, même les oiseaux ne répondaient plus.

=== talent why young | 0-4
en:
[H:Why? Why? Why?] says {H}.
fr:
[H:Pourquoi ? Et pourquoi ?] dit {H}.

=== talent friend both | 5-8, 9-14
en:
{H} was not the best at anything in particular. {F} was not, either. It had never stopped them.
fr:
{H} n'était {h:le meilleur|la meilleure} en rien de spécial. {F} non plus. Ça n'avait jamais empêché grand-chose.

=== talent friend young | 0-4
en:
{H} and {F} go hand in hand.
fr:
{H} et {F} se donnent la main.
`
