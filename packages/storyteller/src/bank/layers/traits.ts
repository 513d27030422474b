/** The kid's own detail on page 1 (\`trait\`), and how it is planted when it will matter (\`keep\`). */
export const TRAITS_TEXT = `
=== trait collection sorted | 5-8
en:
{H} collected {Ts}. They were sorted by size, by colour, and by how well they slept.
fr:
{H} collectionnait les {Ts}, {T:rangés|rangées} par taille, par couleur, et du plus sage au plus coquin.

=== trait collection bread | 5-8
en:
{H} collected {Ts}. There were some in every pocket, and one in the bread bin, resting.
fr:
{H} collectionnait les {Ts}. Il y en avait dans toutes ses poches, et dans la boîte à pain.

=== trait collection museum | 5-8
en:
Under {H}'s bed there was a museum of {Ts}. It was open at all hours. You paid with a sock.
fr:
Sous le lit {de H}, il y avait un musée : {Ts}, entrée libre, une chaussette par visiteur.

=== trait collection young | 0-4
en:
~ {H} loves {Ts}. One more! One more!
fr:
~ {H} aime les {Ts}. Encore ! Encore !

=== trait collection older | 9-14
en:
{H} collected {Ts}. It had begun by accident, as these things do, with one; then there were two, and you cannot stop at two. Now there was a catalogue. Under *Reason for keeping* it mostly said: *because*.
fr:
{H} collectionnait les {Ts}. Cela avait commencé par hasard, avec un seul exemplaire ; puis il y en eut deux, et à deux on ne peut plus s'arrêter. À présent, il y avait un catalogue. À la ligne *Pourquoi je garde*, on lisait presque partout : *parce que*.

=== trait garment sleep | 5-8
en:
{H} had {a T}. {h:He|She} had worn it to school, to the dentist, and twice to bed.
fr:
{H} avait {un T}. À l'école, chez le dentiste, et deux fois au lit, {H} ne sortait pas sans.

=== trait garment lost | 5-8
en:
{H} had {a T}, and you could see {h:him|her} coming from the other end of the street. It had its advantages.
fr:
{H} avait {un T}. On voyait arriver {H} de l'autre bout de la rue. Ça avait ses avantages.

=== trait garment crumbs | 5-8
en:
{H} had {a T}, with crumbs in it, in case of birds.
fr:
{H} avait {un T} et, dedans, des miettes, pour les oiseaux de passage.

=== trait garment young | 0-4
en:
~ {H} has {a T}. Look!
fr:
~ {H} a {un T}. Regarde !

=== trait garment older | 9-14
en:
{H} had {a T} that everyone agreed {h:he|she} had grown out of. Everyone was wrong. It was only that {h:he|she} had grown, and it had stayed to keep an eye on things.
fr:
{H} avait {un T} que tout le monde trouvait trop petit{T:|e}. Tout le monde se trompait. {H} avait grandi, voilà tout, et ça, ça restait pour surveiller.

=== trait object always | 5-8
en:
{H} had {a T}, and took it everywhere, the way some people take their name.
fr:
{H} avait {un T} et ne sortait jamais sans, comme d'autres ne sortent pas sans leur nom.

=== trait object argue | 5-8
en:
{H} had {a T}. They had been through a lot together, mostly hedges.
fr:
{H} avait {un T}. Ensemble, ça avait traversé bien des choses, surtout des haies.

=== trait object young | 0-4
en:
~ {H} has {a T}. It comes too.
fr:
~ {H} a {un T}. Hop, dans le sac !

=== trait object older | 9-14
en:
{H} had {a T}, and did not lend it. It was not meanness. There are things that get used to one hand.
fr:
{H} avait {un T} et ne le prêtait pas. Ce n'était pas de l'avarice. Il y a des choses qui s'habituent à une seule main.

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

=== trait like young | 0-4
en:
~ {H} can draw {a T}. Look!
fr:
~ {H} dessine {un T}. Regarde !

=== trait like older | 9-14
en:
There was nothing about {Ts} that {H} did not know. {h:He|She} had read the books, and then written to the people who wrote the books, to help them.
fr:
Sur les {Ts}, {H} n'ignorait rien. {h:Il|Elle} avait lu les livres, puis écrit à ceux qui les avaient écrits, pour les aider.

=== trait activity best | 5-8
en:
What {H} liked best in the world was {T}. {h:He|She} did it before breakfast, to get warm.
fr:
Ce {que H} aimait le plus au monde, c'était {T}. Rien de tel avant le petit déjeuner.

=== trait activity young | 0-4
en:
~ What does {H} like? {T}!
fr:
~ {H} aime quoi ? {T} !

=== trait activity older | 9-14
en:
Asked what {h:he|she} did, {H} said: {T}. Asked what else, {h:he|she} had to think.
fr:
Quand on lui demandait ce qu'{h:il|elle} aimait faire, {H} répondait : {T}. Et à part ça ? Là, il fallait réfléchir.

=== trait look mirror | 5-8
en:
{H} had {T}, and was very pleased with that. It was the first thing everyone remembered.
fr:
Avec ses {T}, on reconnaissait {H} de loin, et {H} en était {h:ravi|ravie}.

=== trait look young | 0-4
en:
~ {H} laughs. Ha, ha!
fr:
~ {H} rit. Ha, ha !

=== trait none key | 5-8
en:
{H} was the sort of person who reads what is written on the bottom of things.
fr:
{H} était du genre à lire ce qui est écrit sous les objets.

=== trait none gate | 5-8
en:
{H} never walked past a gate without trying it.
fr:
{H} ne passait jamais devant un portail sans le pousser, juste pour voir.

=== trait none monday | 5-8
en:
{H} had noticed that things mostly happen to people who go out without knowing why.
fr:
{H} avait remarqué qu'il arrive surtout des choses aux gens qui sortent sans savoir pourquoi.

=== trait none hop | 0-4
en:
~ {H} hops. Hop, hop!
fr:
~ {H} saute. Hop, hop !

=== trait none hello | 0-4
en:
~ {H} says hello to the sun.
fr:
~ {H} dit bonjour au soleil.

=== trait none older | 9-14
en:
People said {H} was quiet. It was not so. {H} was listening, which from outside looks much the same.
fr:
On disait {H} très calme. C'était faux. {H} écoutait, ce qui, vu de dehors, se ressemble beaucoup.

=== trait none doors | 9-14
en:
{H} had a private theory that nothing was ever shut; there were only things one had not yet found the right side of.
fr:
{H} avait une théorie secrète : rien n'est jamais fermé. Il y a seulement des choses dont on n'a pas encore trouvé le bon côté.

=== hero plain | 5-8
en:
{H} was {a H}. It had never been a problem.
fr:
{H} était {un H}. Ça n'avait jamais posé de problème.

=== hero shoes | 5-8
en:
{H} was {a H}, and took two sizes of shoes, one for the front.
fr:
{H} était {un H} et chaussait deux pointures, dont une pour l'avant.

=== hero young | 0-4
en:
{H} is {a H}.
fr:
{H} est {un H}.

=== hero older | 9-14
en:
{H} was {a H}. It is a thing you are born to, and get used to; by now {h:he|she} only noticed it in doorways.
fr:
{H} était {un H}. On naît comme ça, et on s'y fait ; à présent, {H} ne s'en apercevait plus que dans les portes.

=== keep collection best | 5-8, 9-14
en:
{>when}, {H} put the best {T} of all in {h:his|her} pocket. It was the one {h:he|she} would never swap.
fr:
{>when}, {H} glissa dans sa poche {un T}, {T:le plus beau|la plus belle} de tous. Ça ne s'échangeait contre rien.

=== keep collection young | 0-4
en:
{H} has {a T} in {h:his|her} pocket. It is the best one.
fr:
{H} a {un T} dans sa poche. {T:Le plus beau|La plus belle} !

=== keep garment new | 5-8, 9-14
en:
{>when}, {H} put on the {T}, did a turn for the mirror, and went out.
fr:
{>when}, {H} enfila {son T}, fit un tour devant la glace et sortit.

=== keep garment young | 0-4
en:
{H} has {a T}. It is the best!
fr:
{H} a {un T}. {T:Le|La} plus {T:beau|belle} !

=== keep object along | 5-8, 9-14
en:
{>when}, {H} packed the {T}, as always, and said to it, [H:You never know.]
fr:
{>when}, {H} emporta {son T}, comme toujours. On ne sait jamais.

=== keep object young | 0-4
en:
{H} has {a T}. It goes in the bag.
fr:
{H} a {un T}. Hop, dans le sac !
`
