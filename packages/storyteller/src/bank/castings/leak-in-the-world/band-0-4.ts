export const band0to4 = `
=== title
en:
Drip, Drip, World!
fr:
Plic, ploc, le Monde !

=== title
en:
The Big Blue Ball
fr:
La grosse boule bleue

=== teaser
en:
A big blue ball has the whole sea in it. And the sea is coming out!
fr:
Dans la grosse boule bleue, il y a toute la mer. Et la mer s'en va !

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
*Drip, drip!* My feet are wet!
fr:
*Plic, ploc* ! J'ai les pieds mouillés !

=== refrainLast
en:
No drip, no drop! My feet are dry!
fr:
Plus de plic ! J'ai les pieds secs !

=== out
en:
< Rain! {Crew} run in to school.
~ Splish, splash! It rains and rains. {Crew} run into school.
fr:
< Il pleut ! {Crew} courent à l'école.
~ Plouf, plouf ! Il pleut, il pleut. {Crew} entrent vite à l'école.

=== plant button
en:
< {H} has a big blue button.
~ {H} has a big blue button on a string. It has four holes, to look out of.
fr:
< {H} a un gros bouton bleu.
~ {H} a un gros bouton bleu sur une ficelle. On peut regarder par les trous.

=== pay button
en:
< {H} puts {h:his|her} button on the hole. Shut!
~ {H} puts the blue button on the hole. It's a lid!
fr:
< {H} pose son bouton sur le trou. Clac !
~ {H} pose le bouton bleu sur le trou. C'est un chapeau !

=== pay own
en:
~ Oh! The World rolls back!
{H} puts {h:his|her} {T} under it. Stay!
fr:
~ Oh ! Le Monde roule !
< {H} met {son T} dessous. Voilà !
~ {H} met {son T} dessous. Voilà !

=== plant own
en:
< *Bang*, door! {H} puts {h:his|her} {T} under it. Stay!
~ The door goes *bang*. {H} puts {h:his|her} {T} under it. Stay!
fr:
< *Clac*, la porte ! {H} met {son T} dessous. Voilà !
~ La porte claque. {H} met {son T} dessous. Voilà !

=== plant own like
en:
< *Bang*, door! {H} folds {h:his|her} {T} under it. Stay!
~ The door goes *bang*. {H} folds {h:his|her} {T}: under it goes. Stay!
fr:
< *Clac*, la porte ! {H} plie {son T} dessous. Voilà !
~ La porte claque. {H} plie {son T}, et hop, dessous. Voilà !

=== pay own like
en:
~ Oh! The World rolls back!
{H} folds {h:his|her} {T} under it. Stay!
fr:
~ Oh ! Le Monde roule !
< {H} plie {son T} dessous. Voilà !
~ {H} plie {son T}, et hop, dessous. Voilà !

=== loved
en:
< {H} loves {T}.{room: The World, too!}
~ [N:And {T}?] asks the World. [N:Is it salty?]
fr:
< {H} adore {T}.{room: Le Monde aussi !}
~ [N:Et {T} ?] demande le Monde. [N:C'est salé aussi ?]

=== lack >
en:
< Water! In it comes, with a tiny boat.
~ Water! It comes in over the floor.
~ There is a tiny boat on it. There is a tiny whale!
+ {H} licks a finger. It is salty. It's the sea.
[A:{>refrain}] says the cat.
+ Hop! Up she goes, on a chair.
+ A cat likes milk. A cat does not like sea.
fr:
< De l'eau ! Elle entre, avec un petit bateau.
~ De l'eau ! Elle entre dans la classe.
~ Il y a un petit bateau. Il y a une petite baleine !
+ {H} lèche son doigt. C'est salé : c'est la mer.
[A:{>refrain}] dit le chat.
+ Hop, sur une chaise !
+ Un chat aime le lait. Un chat n'aime pas la mer.

=== try plug >
en:
~ {H} puts a thumb in the hole. No more drip!
~ But the World is too full. It gets pink.
+ It gets big, very big.
~ Atchoo! Out comes the sea, at the top. With a penguin!
< In goes {H}'s thumb!{room: No drip!} *Atchoo!* goes the World. A penguin!
< [O:*Drip, drip!* My feet are wet!] sings the penguin.
+ [O:Hello!] says the penguin.
~ [A:{>refrain}] says the cat.
fr:
~ {H} met le pouce dans le trou. Plus de *plic* !
~ Mais le Monde est trop plein. Il devient rose.
+ Il devient gros, très gros.
~ Atchoum ! La mer sort par en haut. Avec un manchot !
< {H} met le pouce. *Atchoum* ! fait le Monde. Un manchot !
< [O:*Plic, ploc* ! J'ai les pieds mouillés !] chante le manchot.
+ [O:Bonjour !] dit le manchot.
~ [A:{>refrain}] dit le chat.

=== try bail >
en:
~ {H} has a bucket. {F} has a spoon.
+ Sea, go back in!
~ They pour the sea in at the hole.
~ Out it comes! The hole is on the side.
+ And again, and again!
< {H} pours. {F} pours. In goes the sea... and out!
[A:{>refrain}] says the cat.
fr:
~ {H} a un seau. {F} a une cuillère.
+ Rentre, la mer !
~ On verse la mer dans le trou.
~ Elle ressort ! Le trou est sur le côté.
+ Et encore, et encore !
< {H} verse. {F} verse. La mer entre... et ressort !
[A:{>refrain}] dit le chat.

=== try turn >
en:
< {H} and {F} turn the World. No more hole!
~ They turn the hole to the wall. No more hole!
~ Look at the back! Red trees! Gold towns! It's all new.
+ It's new. Nobody ever comes to see.
+ [N:I have a volcano, too,] says the World.
*Drip, drip*, goes the wall. Turn it back!
fr:
< {H} et {F} tournent le Monde. Plus de trou !
~ On tourne le trou vers le mur. Plus de trou !
~ Oh, derrière ! Des arbres rouges ! Des villes en or ! C'est tout neuf.
+ C'est neuf : personne ne vient voir.
+ [N:J'ai aussi un volcan,] dit le Monde.
*Plic, ploc*, fait le mur. On le retourne !

=== way >
en:
< {Everyone} have a boat: the table!
~ Feet up, table! Now you are a boat.
~ {H} and {F} sail away. {each:@ blows. That's the wind!|@ blow. That's the wind!}
~ A big blue ball has a hole. *Psss!*
~ [N:I am the World,] it says. [N:My sea is running out!]
+ Soon it's all gone. The hole is open. Then there is no more sea!
< *Psss!* A hole! [N:My sea!] says the big blue World.
fr:
< {Everyone} ont un bateau : la table !
~ Les pieds en l'air, la table ! Tu es un bateau.
~ {H} et {F} s'en vont. {each:@ souffle. C'est le vent !|@ soufflent. C'est le vent !}
~ Une grosse boule bleue, avec un trou. *Psss* !
~ [N:Je suis le Monde,] dit-elle. [N:Ma mer s'en va !]
+ Bientôt, plus rien : le trou est ouvert. Et plus de mer du tout !
< *Psss* ! Un trou !
< [N:Ma mer !] dit le gros Monde bleu.

=== insight >
en:
< [N:Where do you live?] asks the World.
~ [N:Where do you live?] asks the World.
~ [H:Look! I live *here!*] says {H}. Poke!
< [H:*Here!*] says {H}.
< *Plop!* The finger fits!
~ *Plop!* In goes the finger!
+ So that is who did it!
~ Everybody says *here!* Poke, poke, poke: a hole!
+ [N:It tickled,] says the World.
+ [H:Sorry, World!]
< [H:Oh! *I* made the hole!]
fr:
< [N:C'est où, chez toi ?] dit le Monde.
~ [N:Et toi, tu habites où ?] demande le Monde.
~ [H:Regarde ! C'est *là*, chez moi !] dit {H}.
< [H:*Là !*] dit {H}.
< *Plop* ! Le doigt entre !
~ *Plop* ! Le doigt est dans le trou.
+ Alors, c'est ça !
~ Tous les enfants disent *c'est là !* Un doigt, un doigt : un trou !
+ [N:Ça chatouillait,] dit le Monde.
+ [H:Oh, pardon, le Monde !]
< [H:Oh ! Le trou, c'est moi !]

=== turn why
en:
~ [H:Why is my house on the side?] asks {H}. [H:Up it goes!]
~ They push the World. Now {H}'s house is on top!
~ *Drip... drip...* Nothing!
+ It stays in. The hole is up.
< [H:Up with the hole!]{room: says {H}.} They push the World. No more drip!
{>pay}
fr:
~ [H:Pourquoi ma maison est sur le côté ?] dit {H}. [H:Hop, en haut !]
~ On pousse le Monde. La maison {de H} est en haut !
~ *Plic... plic...* Plus rien !
+ La mer reste : le trou est en haut.
< [H:Le trou en haut !]{room: dit {H}.}
< On pousse le Monde. Plus de *plic* !
{>pay}

=== turn notice
en:
~ {H} sees a cup of milk. It is open on top. No drip!
~ They push the World. Now {H}'s house is on top!
~ *Drip... drip...* Nothing!
+ It stays in. The hole is up.
< [H:Up with the hole!]{room: says {H}.} They push the World. No more drip!
{>pay}
fr:
~ {H} voit une tasse de lait. Elle est ouverte en haut. Ça ne coule pas !
~ On pousse le Monde. La maison {de H} est en haut !
~ *Plic... plic...* Plus rien !
+ La mer reste : le trou est en haut.
< [H:Le trou en haut !]{room: dit {H}.}
< On pousse le Monde. Plus de *plic* !
{>pay}

=== turn build
en:
~ {H} piles up books, one on two on three. [H:Up, World!]
~ They push the World. Now {H}'s house is on top!
~ *Drip... drip...* Nothing!
+ It stays in. The hole is up.
< [H:Up with the hole!]{room: says {H}.} They push the World. No more drip!
{>pay}
fr:
~ {H} met un livre, et un livre, et un livre. Hop, le Monde !
~ On pousse le Monde. La maison {de H} est en haut !
~ *Plic... plic...* Plus rien !
+ La mer reste : le trou est en haut.
< [H:Le trou en haut !]{room: dit {H}.}
< On pousse le Monde. Plus de *plic* !
{>pay}

=== restore
en:
< Back in, sea!
~ Back in, sea!
+ Good night, little whale!
{>again}
{>loved}
+ The World is salty to kiss, because of the sea.
+ Down comes the cat.
[A:{>refrainLast}]{room: says the cat.}
fr:
< Rentre, la mer !
~ Rentre, la mer !
+ Bonne nuit, petite baleine !
{>again}
{>loved}
+ Le Monde, ça sale le nez, à cause de la mer.
+ Le chat descend.
[A:{>refrainLast}]{room: dit le chat.}

=== again
en:
< {Everyone} kiss the World.
~ {H} kisses the World. {F} goes to see the back. {each:@ too!|@ too!}
fr:
< {Everyone} embrassent le Monde.
~ {H} embrasse le Monde. {F} va voir derrière. {each:@ aussi !|@ aussi !}

=== cameo
en:
In a school there is a big blue ball. It looks up. Hello, World!
fr:
Dans une école, il y a une grosse boule bleue. Bonjour, le Monde !

=== ask
en:
Who poked a hole in the World?
What does the cat not like?
Where do you live? Show me!
fr:
Qui a fait un trou dans le Monde ?
Qu'est-ce que le chat n'aime pas ?
Et chez toi, c'est où ? Montre !
`
