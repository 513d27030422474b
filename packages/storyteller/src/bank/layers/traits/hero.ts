/** A hero who is no child. */
export const HERO_TRAITS = `
=== hero plain | 5-8
en:
{H} was {a H}. People noticed it at once, and then they forgot.
fr:
{H} était {un H}. On le remarquait tout de suite, et puis on n'y pensait plus.

=== hero helped | 5-8
en:
{H} was {a H}. There were days when it helped.
fr:
{H} était {un H}. Certains jours, ça aidait.

=== hero letterbox | 5-8
en:
{H} was {a H}, and nobody had ever asked why.
fr:
{H} était {un H}, et personne n'avait jamais demandé pourquoi.

=== bare hero | 5-8, 9-14
en:
{H} was {a H}, and had never been anything else.
fr:
{H} était {un H}, et n'avait jamais rien été d'autre.

=== hero shoes | 5-8, paws, walks
en:
{H} was {a H}, and took two sizes of shoes, one for the front.
fr:
{H} était {un H} et chaussait deux pointures, dont une pour l'avant.

=== hero older | 9-14
en:
{H} was {a H}, and only remembered it when {h:he|she} passed a mirror.
fr:
{H} était {un H}, et ne s'en souvenait qu'en passant devant un miroir.

=== hero mirror | 5-8
en:
{H} was {a H}, and nobody in the street found it odd any more, except the postman, on Mondays.
fr:
{H} était {un H}. Dans la rue, personne ne s'en étonnait plus, sauf le facteur, le lundi.

=== hero spare | 5-8
en:
{H} was {a H}, and very seldom thought about it.
fr:
{H} était {un H} et n'y pensait presque jamais.

=== hero photo | 5-8
en:
{H} was {a H}. You got used to it in about a minute.
fr:
{H} était {un H}. On s'y faisait en une minute.

=== hero older name | 9-14
en:
{H} was {a H}, though it was not what {h:he|she} would have told you first.
fr:
{H} était {un H}, mais ce n'est pas ce qu'{h:il|elle} vous aurait dit en premier.

=== hero older chairs | 9-14
en:
{H} was {a H}. The only difficulty was chairs.
fr:
{H} était {un H}. Le seul problème, c'étaient les chaises.

=== hero family | 5-8
en:
{H} was {a H}, like all the family, except for one uncle, who would not say.
fr:
{H} était {un H}, comme toute la famille, sauf un oncle, qui n'a jamais voulu dire ce qu'il était.

=== hero older form | 9-14
en:
{H} was {a H}, and made no story of it.
fr:
{H} était {un H}, et n'en faisait pas toute une histoire.

=== bare hero dog | 5-8, 9-14, dog
en:
{H} was {a H}, and pleased about it all day.
fr:
{H} était {un H}, et s'en réjouissait du matin au soir.

=== bare hero cat | 5-8, 9-14, cat
en:
{H} was {a H}, and came when called, but never straight away.
fr:
{H} était {un H}, et venait quand on l'appelait, mais jamais tout de suite.

=== bare hero rabbit | 5-8, 9-14, rabbit
en:
{H} was {a H}, and heard everything twice, once with each ear.
fr:
{H} était {un H}, et entendait tout deux fois, une par oreille.

=== bare hero fox | 5-8, 9-14, fox
en:
{H} was {a H}, and nobody's hens had anything against it.
fr:
{H} était {un H}, et aucune poule n'y trouvait à redire.

=== bare hero bear | 5-8, 9-14, bear
en:
{H} was {a H}, and knocked at doors with one claw, so as not to come through them.
fr:
{H} était {un H}, et frappait aux portes d'une seule griffe, pour ne pas passer à travers.

=== bare hero mouse | 5-8, 9-14, mouse
en:
{H} was {a H}, and used the keyhole when there was a queue.
fr:
{H} était {un H}, et passait par la serrure quand il y avait la queue.

=== bare hero hedgehog | 5-8, 9-14, hedgehog
en:
{H} was {a H}, and was hugged often, but with care.
fr:
{H} était {un H}, et on l'embrassait souvent, avec précaution.

=== bare hero squirrel | 5-8, 9-14, squirrel
en:
{H} was {a H}, and kept everything in a safe place, which was never found again.
fr:
{H} était {un H}, et rangeait tout en lieu sûr, si sûr qu'on ne le retrouvait jamais.

=== bare hero owl | 5-8, 9-14, owl
en:
{H} was {a H}, and could see who was behind without turning round.
fr:
{H} était {un H}, et voyait qui était derrière sans se retourner.

=== bare hero lion | 5-8, 9-14, lion
en:
{H} was {a H}, and yawned so well that people stood back.
fr:
{H} était {un H}, et bâillait si bien que les gens s'écartaient.

=== bare hero penguin | 5-8, 9-14, penguin
en:
{H} was {a H}, and always looked dressed for a wedding.
fr:
{H} était {un H}, et semblait toujours en route pour un mariage.

=== bare hero elephant | 5-8, 9-14, elephant
en:
{H} was {a H}, and was careful with chairs.
fr:
{H} était {un H}, et se méfiait des chaises.

=== bare hero turtle | 5-8, 9-14, turtle
en:
{H} was {a H}, and was always at home.
fr:
{H} était {un H}, et se trouvait toujours à la maison.

=== bare hero frog | 5-8, 9-14, frog
en:
{H} was {a H}, and never minded the rain.
fr:
{H} était {un H}, et ne disait jamais de mal de la pluie.

=== bare hero dragon | 5-8, 9-14, dragon
en:
{H} was {a H}, and was asked to all the birthdays, for the candles.
fr:
{H} était {un H}, et on l'invitait à tous les anniversaires, pour les bougies.

=== bare hero unicorn | 5-8, 9-14, unicorn
en:
{H} was {a H}, and never got to hold the balloons.
fr:
{H} était {un H}, et on ne lui donnait jamais les ballons à tenir.

=== bare hero fairy | 5-8, 9-14, fairy
en:
{H} was {a H}, and kept both wings for best.
fr:
{H} était {un H}, et gardait ses deux ailes pour les grandes occasions.

=== bare hero robot | 5-8, 9-14, robot
en:
{H} was {a H}, and squeaked a little when thinking.
fr:
{H} était {un H}, et grinçait un peu en réfléchissant.

=== bare hero monster | 5-8, 9-14, monster
en:
{H} was {a H}, and looked under the bed at night, in case there was a child.
fr:
{H} était {un H}, et regardait sous son lit, le soir, au cas où il y aurait un enfant.

=== bare hero phoenix | 5-8, 9-14, phoenix
en:
{H} was {a H}, and slept beside a bucket of water.
fr:
{H} était {un H}, et dormait à côté d'un seau d'eau.
`
