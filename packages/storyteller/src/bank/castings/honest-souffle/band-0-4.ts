export const band0to4 = `
=== title
en:
Pfff! Goes the Soufflé
fr:
Pfff ! fait le soufflé

=== title
en:
Crunch, Queen Bertha!
fr:
Croc, la reine Berthe !

=== teaser
en:
A big soufflé for the Queen! But it goes pfff. Why?
fr:
Un gros soufflé pour la reine ! Mais il fait pfff. Pourquoi ?

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
*Pfff!* Oh no!
fr:
*Pfff* ! Oh non !

=== refrainLast
en:
*Crunch!* Oh yes!
fr:
*Croc* ! Oh oui !

=== out
en:
< Sniff, sniff! Mmm! {Crew} smell something good.
~ Sniff, sniff! What smells so good? {Crew} follow their noses.
fr:
< Snif, snif ! Mmm ! {Crew} sentent une bonne odeur.
~ Snif, snif ! Qu'est-ce qui sent si bon ? {Crew} suivent leur nez.

=== plant biscuit
en:
< {H} has a {room:burnt, }hard biscuit.
~ {H} has a biscuit. It is burnt, and so hard. Lucky {H}!
fr:
< {H} a un biscuit bien dur.
~ {H} a un biscuit. Il est brûlé, et bien dur. Chouette !

=== pay biscuit
en:
{H} gives her the hard biscuit. *Crunch!*
[N:Yum!]
< *Poof!* Up!
~ *Poof!* Up, up! That one is true.
fr:
{H} lui donne le biscuit dur. *Croc* !
[N:Miam !]
< *Floup* !
~ *Floup* ! Il monte ! Ça, c'est vrai.

=== pay own
en:
[H:And my {T}?] asks {H}.
[N:I love {n:it|them}!]
< *Poof!* Up!
~ *Poof!* Up, up! That one is true.
fr:
[H:Et {mon T} ?] demande {H}.
[N:J'adore !]
< *Floup* !
~ *Floup* ! Il monte, il monte ! Ça, c'est vrai.

=== plant own
en:
< [H:Do you like my {T}?] asks {H}.
~ [H:Do you like my {T}?] asks {H}. Oh, yes! Everybody does.
fr:
< [H:Tu aimes {mon T} ?] demande {H}.
~ [H:Tu aimes {mon T} ?] demande {H}. Oh oui ! Tout le monde aime ça.

=== loved
en:
< [O:I love {T} too!] says a sheep. *Pfff!*
~ [O:And I love {T}!] says a sheep. *Pfff!*
fr:
< [O:Et moi, j'aime {T} !] dit un mouton. *Pfff* !
~ [O:Et moi, j'adore {T} !] dit un mouton. *Pfff* !

=== lack >
en:
< The Cook made a big soufflé for {N}.
< [A:Easy! Take it to her!] he puffs.
~ The Cook has made a soufflé for {N}. It is as tall as a hat!
+ It is so tall because it is full of air.
~ [A:It was easy!] says the Cook. He has flour in his ears.
{>refrain}
~ Down it goes, all by itself. [A:Quick, take it to her!]
fr:
< Le cuisinier a fait un gros soufflé pour {N}.
< [A:Facile ! Portez-le vite !] dit-il.
~ Le cuisinier a fait un soufflé pour {N}. Il est haut comme un chapeau !
+ Il est si haut parce qu'il est plein d'air.
~ [A:C'était facile !] dit le cuisinier. Il a de la farine dans les oreilles.
{>refrain}
~ Le soufflé descend tout seul.
~ [A:Vite, portez-le à la reine !]

=== try bump >
en:
< {H} and {F} carry it. [H:Is it heavy?] asks {H}.
< [F:Oh no!] puffs {F}.
< *Pfff!* Down goes the soufflé.
~ {H} and {F} carry the soufflé to {N}. Slow, slow! No bumps!
~ [H:Is it heavy?] asks {H}.
~ [F:Oh no!] puffs {F}, and has to sit down.
+ But it is heavy. The dish is made of iron.
~ *Pfff!* The soufflé is not so tall.
fr:
< {H} et {F} portent le soufflé.
< [H:C'est lourd ?] demande {H}.
< [F:Oh non !] souffle {F}.
~ {H} et {F} portent le soufflé à la reine. Doucement ! Pas de secousses !
~ [H:C'est lourd ?] demande {H}.
~ [F:Oh non !] souffle {F}, qui doit s'asseoir.
+ C'est lourd quand même : le plat est en fer.
*Pfff* ! Le soufflé est moins haut.

=== try cold >
en:
< {H} gives the soufflé a scarf. It looks like Grandpa!
< [H:I'm not cold!] says {H}. Brrr!
~ Brrr! Here comes the wind.
~ {H} gives the soufflé a hat and a scarf. Now it looks like Grandpa!
+ {F} hugs {H}. It is so cold.
~ [H:I'm not cold!] says {H}. *Click, click,* go {h:his|her} teeth.
*Pfff!* goes Grandpa.
fr:
< {H} met une écharpe au soufflé. On dirait Papi !
< [H:Je n'ai pas froid !] dit {H}. Brrr !
~ Brrr ! Le vent arrive.
~ {H} met au soufflé un bonnet et une écharpe. On dirait Papi !
+ {F} fait un câlin : il fait froid.
~ [H:Je n'ai pas froid !] dit {H}. *Clic, clic,* font ses dents.
*Pfff* ! fait Papi.

=== try trumpet >
en:
< An elephant plays with his nose. *Toot!*
~ On the bridge, an elephant plays with his nose. *Toot!*
< [H:Oh... nice!] says {H}.
~ Is it the noise? He plays very, very softly.
~ [B:Did you like it?] he asks.
~ [H:Oh... yes!]
+ Not much. It was like a bee in a sock.
*Pfff!* Down it goes.
fr:
< Un éléphant joue avec son nez. *Tut !*
~ Sur le pont, un éléphant joue avec son nez. *Tut !*
< [H:Euh... joli !] dit {H}.
~ C'est à cause du bruit ? Il joue tout, tout bas.
~ [B:Ça vous a plu ?] demande-t-il.
~ [H:Euh... oui !]
+ Pas trop : on aurait dit une abeille dans une chaussette.
*Pfff* ! Il descend encore.

=== way >
en:
< A pig has a bush on her head!
~ {H} and {F} cross the market. A pig has a bush on her head!
< [O:What a nice hat!] says a lady.
~ [O:What a nice hat!] says a lady, and tries not to laugh.
< The soufflé?
{>refrain}
~ {each:@ blows on the soufflé. No!|@ blow on the soufflé. No!}
+ They walk on tiptoe. Now it is so low.
{>loved}
fr:
< Une truie a un buisson sur la tête !
~ {H} et {F} passent au marché. Une truie a un buisson sur la tête !
< [O:Oh, le joli chapeau !] dit une dame.
~ [O:Oh, le joli chapeau !] dit une dame, qui se retient de rire.
< Le soufflé ?
{>refrain}
~ {each:@ souffle sur le soufflé. Non !|@ soufflent sur le soufflé. Non !}
+ On marche sur la pointe des pieds : il est déjà bien bas.
{>loved}

=== insight >
en:
~ Here is {N}. She eats a spoonful.
< {N} eats.
[N:Yum!] she says. *Pfff!* Now it is flat!
~ But look at her mouth. It says yum. The corners say yuck!
< Her mouth goes down. Yum... or yuck?
~ [H:Yum?] asks {H}. [H:Or yuck?]
fr:
~ Voici {N}. Elle goûte.
< La reine goûte.
[N:Miam !] dit-elle. *Pfff* ! Il est tout plat !
~ Mais regarde sa bouche. Elle dit miam. Les coins disent beurk !
< Oh, sa bouche ! Miam... ou beurk ?
~ [H:Miam ?] demande {H}. [H:Ou beurk ?]

=== turn remember
en:
~ [H:{?told(cold):I was cold|I didn't like that tune},] says {H}. *Poof!* It goes up a bit!
~ [N:Yuck!] says {N}. *Poof!* It's true! Up it goes!
< [N:Yuck!] says {N}. *Poof!* It's true!
{>pay}
fr:
~ [H:Moi, {?told(cold):j'avais froid|la trompe ne m'a pas plu},] dit {H}. *Floup* ! Il monte un peu !
~ [N:Beurk !] dit {N}. *Floup* ! C'est vrai ! Il monte !
< [N:Beurk !] dit {N}. *Floup* ! C'est vrai !
{>pay}

=== turn listen
en:
~ {H} comes close, to hear her.
< [N:Yuck!] says {N}. *Poof!* It's true!
~ [N:Yuck...] says {N}, very softly. *Poof!*
~ It's true! Up it goes!
{>pay}
fr:
~ {H} tend l'oreille. La reine parle tout bas.
[N:Beurk !] dit {N}. *Floup* !
~ C'est vrai ! Il monte !
< C'est vrai !
{>pay}

=== turn why
en:
~ [H:Why do you say yum?] asks {H}.
~ [N:To be nice,] says {N}. [N:But... yuck!]
< [N:Yuck!] says {N}.
*Poof!*
~ It's true! Up it goes!
< It's true!
{>pay}
fr:
~ [H:Pourquoi tu dis miam ?] demande {H}.
~ [N:Pour être gentille,] dit {N}. [N:Mais... beurk !]
< [N:Beurk !] dit {N}.
*Floup* !
~ C'est vrai ! Il monte !
< C'est vrai !
{>pay}

=== restore
en:
~ In comes the Cook. [A:Yuck? I say yuck, too!]
< [A:I say yuck too!] says the Cook.
~ *POOF!* There goes the roof!
+ They laugh so much. Nobody ever said it before.
~ What is left? The hard crust. The Cook loves it. So does {N}!
{>again}
{>refrainLast}
fr:
~ Le cuisinier arrive.
~ [A:Beurk ? Moi aussi, je dis beurk !]
< [A:Moi aussi, beurk !] dit le cuisinier.
~ *FLOUP* ! Le toit s'envole !
+ Ils rient, ils rient : personne ne l'avait jamais dit.
~ Que reste-t-il ? La croûte, toute dure. Le cuisinier adore ça, et {N} aussi !
{>again}
{>refrainLast}

=== again
en:
< {Everyone} crunch a crust.
~ {H} bites a crust. {F} bites two. {each:@ too!|@ too!}
fr:
< {Everyone} croquent une croûte.
~ {H} croque une croûte. {F} en croque deux. {each:@ aussi !|@ aussi !}

=== cameo
en:
On a hill, a queen goes crunch. Good day, Queen!
fr:
Sur une colline, une reine fait croc. Bonjour, la reine !

=== ask
en:
What does the soufflé do when it isn't true?
Yum or yuck: what do you say to soup?
What goes crunch at your house?
fr:
Que fait le soufflé quand ce n'est pas vrai ?
Miam ou beurk : tu dis quoi à la soupe ?
Chez toi, qu'est-ce qui fait croc ?
`
