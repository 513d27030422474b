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
All day long, everyone says yes to the goose. Who will say one small no?
fr:
Toute la journée, on dit oui à l'oie. Qui va dire un tout petit non ?

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
Yes! Yes! Yes, Goose, yes!
fr:
Oui ! Oui ! Oui, madame l'oie !

=== out
en:
< {Crew} go to town in hats.
~ It's hat day in town. {Crew} put on their hats.
~ Off they go!
fr:
< {Crew} vont en ville, en chapeau.
~ C'est la fête des chapeaux, en ville.
~ {Crew} mettent leurs chapeaux et s'en vont.

=== plant bun
en:
< {H} holds a warm bun. {room:Mmm!}
~ {H} holds a bun. It is so warm! Mmm. Not yet.
fr:
< {H} tient une brioche {room:toute }chaude.
~ {H} tient une brioche. Elle est toute chaude. Mmm. Pas encore.

=== pay bun
en:
{H} gives Goose {h:his|her} warm bun.
fr:
{H} donne sa brioche à l'oie.

=== plant scarf
en:
< Round {room:and round }goes {H}'s scarf.
~ Round and round and round goes {H}'s scarf.
+ And there is more.
fr:
< {room:Un tour, deux tours ! }{H} met sa longue écharpe.
~ Un tour, deux tours, trois tours ! {H} met sa longue écharpe.
+ Et il en reste !

=== pay scarf
en:
{H} gives Goose {h:his|her} long scarf.
fr:
{H} donne à l'oie sa longue, longue écharpe.

=== pay own
en:
< {H} gives Goose {h:his|her} {T}.
~ {H} gives Goose {h:his|her} {T}, just like that.
fr:
< {H} donne {son T} à l'oie.
~ {H} donne {son T} à l'oie, comme ça.

=== end own
en:
~ Goose keeps the {T}.
fr:
~ L'oie garde {le T}.

=== end scarf
en:
~ Goose keeps the scarf.
fr:
~ L'oie garde l'écharpe.

=== end bun
en:
~ Goose gives back the bun too. Half of it.
fr:
~ L'oie rend aussi la brioche. La moitié.

=== plant own
en:
< Nobody gets {H}'s {T}. Nobody!
~ Nobody gets {H}'s {T}. Nobody, nobody, nobody!
fr:
< Personne n'aura {le T} {de H} !
~ Personne n'aura {le T} {de H}. Personne, personne, personne !

=== loved
en:
~ Does she like {T}? No. She likes to have.
fr:
~ Est-ce qu'elle aime {T} ? Non. Elle aime avoir.

=== lack >
en:
< A goose in three hats!
~ Here comes a goose. One hat. Two hats. Three!
[V:May I have yours?] she asks.
+ Off comes a cap! Off comes a bonnet! Off comes a crown, and it is real!
< Nobody says no.
~ Nobody can say no. Not the baker, and not the postman.
[O:{>refrain}]
fr:
< Une oie, avec trois chapeaux !
~ Voilà une oie. Un chapeau. Deux chapeaux. Trois !
< [V:Je peux avoir le tien ?] dit-elle.
~ [V:Je peux avoir le tien ?] demande l'oie.
+ Une casquette s'en va ! Un bonnet s'en va ! Une couronne s'en va, et c'est une vraie !
< Personne ne dit non.
~ Personne ne sait dire non. Ni la boulangère, ni le facteur.
[O:{>refrain}]

=== try law >
en:
{H} makes a big sign: *NO!*
+ It is big and red. You can see it from far.
[V:Oh! May I have that?] asks Goose.
[F:Yes,] says {F}. Oh dear.
+ Now Goose has the sign. It makes a fine hat.
fr:
{H} écrit en grand : *NON !*
+ C'est grand, c'est rouge. Ça se voit de loin.
[V:Oh ! Je peux l'avoir ?] demande l'oie.
[F:Oui,] dit {F}. Zut.
+ Et l'oie emporte la feuille. Ça fait un beau chapeau.

=== try hide >
en:
{H} and {F} hide in a cupboard.
~ Now Goose can't ask!
+ Not a word. Not a toe.
~ *Plap, plap, plap.*
~ Here come two orange feet.
< [V:Are you there?] asks Goose.
~ [V:Are you in there?] asks Goose.
[H:YES!] shouts {H}. And there goes {h:his|her} hat.
fr:
< {H} et {F} se cachent dans l'armoire.
~ {H} et {F} se cachent dans une armoire.
~ Là, l'oie ne peut rien demander !
+ Pas un mot. Pas un orteil.
~ *Plap, plap, plap.*
~ Voilà deux pattes orange.
< [V:Vous êtes là ?] dit l'oie.
~ [V:Vous êtes là ?] demande l'oie.
[H:OUI !] crie {H}.
Et hop, adieu son chapeau !

=== try coin >
en:
*Plink!* {H} throws a coin in the water. [H:I want a no!]
+ Down it goes, down, down. It shines.
< [F:Want it back?]
~ [F:Do you want it back?] asks {F}.
[H:No!] says {H}. Oh dear. That was the no.
fr:
*Plic* ! {H} jette une pièce dans l'eau.
+ Elle descend, elle descend. Elle brille.
[H:Je voudrais un NON !]
< [F:Tu la reprends ?]
~ [F:Tu veux la reprendre ?] demande {F}.
[H:Non !] dit {H}. Zut. C'était lui, le non.

=== way >
en:
< *Plap, plap!* Goose is in the park, with ten buns.
~ *Plap, plap, plap.* Goose walks to the park.
~ {H} and {F} go after her. {each:@ goes *plap, plap*, too.|@ go *plap, plap*, too.}
~ [V:May I have the buns? All the buns?] asks Goose.
+ {room:The baker even ties a bow on the bag.}
{>loved}
~ Oh, a bench!
< [V:And the bench?] asks Goose.
~ [V:And the bench?]
[O:{>refrain}]
fr:
< *Plap, plap* ! L'oie est au parc, avec dix brioches.
~ *Plap, plap, plap.* L'oie va au parc.
~ {H} et {F} la suivent. {each:@ fait *plap, plap*, aussi.|@ font *plap, plap*, aussi.}
~ [V:Je peux avoir les brioches ? Toutes ?] dit l'oie.
+ {room:La boulangère met même un nœud sur le sac.}
{>loved}
~ Oh, un banc !
< [V:Et le banc ?] demande l'oie.
~ [V:Et le banc ?]
[O:{>refrain}]

=== insight >
en:
< Goose has it all. But she sits and cries.
~ Now Goose has it all. But she sits all alone, and she cries.
+ All the hats, all the buns, and not one smile.
[H:Do you get presents?] asks {H}.
[V:What's a present?] says Goose.
fr:
< L'oie a tout. Mais elle pleure.
~ L'oie a tout, maintenant. Mais elle est toute seule, et elle pleure.
+ Tous les chapeaux, toutes les brioches, et pas un sourire.
< [H:On te fait des cadeaux ?] demande {H}.
~ [H:On te fait des cadeaux, parfois ?] demande {H}.
[V:C'est quoi, un cadeau ?] dit l'oie.

=== turn notice >
en:
{>pay}
[V:I didn't ask!] says Goose.
[H:No,] says {H}. [H:It's a present.]
~ The first no in town! It's a small, soft one.
+ Goose's beak stays wide open.
fr:
{>pay}
[V:Je n'ai rien demandé !] dit l'oie.
[H:Non,] dit {H}. [H:C'est un cadeau.]
~ Le premier non de la ville ! C'est un petit non, un gentil.
+ Le bec de l'oie reste grand ouvert.

=== turn listen >
en:
{>pay}
[V:I didn't ask!] says Goose.
[H:No,] says {H}. [H:It's a present.]
~ All the birds look up. A no! A small, soft no!
+ Goose's beak stays wide open.
fr:
{>pay}
[V:Je n'ai rien demandé !] dit l'oie.
[H:Non,] dit {H}. [H:C'est un cadeau.]
~ Tous les oiseaux lèvent la tête. Un non ! Un petit non très doux !
+ Le bec de l'oie reste grand ouvert.

=== turn why >
en:
{>pay}
< [V:I didn't ask!] says Goose.
~ [V:Why? I didn't ask!] says Goose.
[H:No,] says {H}. [H:It's a present.]
+ Goose's beak stays wide open.
~ [V:For me?] says Goose. And she smiles.
fr:
{>pay}
< [V:Je n'ai rien demandé !] dit l'oie.
~ [V:Pourquoi ? Je n'ai rien demandé !] dit l'oie.
[H:Non,] dit {H}. [H:C'est un cadeau.]
+ Le bec de l'oie reste grand ouvert.
~ [V:Pour moi ?] dit l'oie. Et elle sourit.

=== restore
en:
< [V:Your hats!] says Goose.
~ [V:Here! Have your hats!] says Goose.
+ One for the baker! One for the postman!
{>again}
{>end}
< [V:A kiss?] asks Goose.
~ [V:May I have a kiss?] asks Goose.
[O:{>refrainLast}]
fr:
< L'oie rend les chapeaux.
~ [V:Tenez ! Je vous rends vos chapeaux !] dit l'oie.
+ Un pour la boulangère ! Un pour le facteur !
{>again}
{>end}
< [V:Un bisou ?]{room: demande l'oie.}
~ [V:Je peux avoir un bisou ?] demande l'oie.
[O:{>refrainLast}]

=== again
en:
< {H} wears {F}'s hat. {each:@ wears two.|@ wear two.}
~ {H} wears {F}'s hat. {F} wears {H}'s. {each:@ wears two.|@ wear two.}
fr:
< {H} met celui {de F} ! {each:@ en met deux.|@ en mettent deux.}
~ {H} met le chapeau {de F}. {F} met celui {de H}. {each:@ en met deux.|@ en mettent deux.}

=== cameo
en:
A goose goes by. One hat! Hello, Goose!
fr:
Une oie passe. Un chapeau ! Bonjour, madame l'oie !

=== ask
en:
How many hats has Goose at the start?
What do you say no to?
What do you say yes to?
fr:
L'oie a combien de chapeaux, au début ?
Toi, tu dis non à quoi ?
Et tu dis oui à quoi ?
`
