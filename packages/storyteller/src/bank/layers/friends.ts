/**
 * The friends beside the helper: how they set out (`party`, on page 1, where who they are is said; `party file`, of
 * three and more, where it has jokes enough),
 * and remarks that anybody of the party may make; and where they are at the end (`last`), when the
 * casting has nothing for them to do there. F is whoever makes them, X a friend, Xs all; for the
 * youngest and in a file, Xs are both of two, or all but the last of more (all, for one and two).
 */
export const FRIENDS_TEXT = `
=== party small | 0-4
en:
Here are {Xs}!
fr:
Voilà {Xs} !

=== party small wait | 0-4
en:
{Xs} come, too!
fr:
{Xs} arrivent aussi !

=== party young two come | 0-4
en:
Here come {Xs}, side by side.
fr:
Voilà {Xs}, côte à côte.

=== party young two wait | 0-4
en:
{Xs} come, too. Off we go!
fr:
{Xs} viennent aussi. En avant !

=== party young two last | 0-4
en:
{Xs} want to come too!
fr:
{Xs} veulent venir aussi !

=== party young more last | 0-4
en:
Here come {Xs}. And {Last} wants to go first!
fr:
Voilà {Xs}. Et {Last} veut passer devant !

=== party young more wait | 0-4
en:
Here are {Xs}. Wait for {Last}!
fr:
Voilà {Xs}. Attendez {Last} !

=== party young more hurry | 0-4
en:
{Xs} are all set. Hurry, {Last}!
fr:
{Xs} sont déjà là. Vite, {Last} !

=== party any rope | 5-8, 9-14
en:
{Xs} came too, with a rope. It was mostly for holding on to.
fr:
{Xs} vint aussi, avec une corde. C'était surtout pour se tenir à quelque chose.

=== party any packed | 5-8, 9-14
en:
{Xs} came too, and had packed for a week. It was mostly string.
fr:
{Xs} vint aussi, avec un sac pour une semaine. C'était surtout de la ficelle.

=== party any net | 5-8, 9-14
en:
{Xs} came along with a butterfly net, in case it was that sort of day.
fr:
{Xs} vint avec un filet à papillons, si jamais c'était ce genre de journée.

=== party any hello | 5-8, 9-14
en:
{Xs} had only come to say hello, and saw no reason to stop there.
fr:
{Xs} passait juste dire bonjour, et ne vit aucune raison d'en rester là.

=== party any promised | 5-8, 9-14
en:
{Xs} had promised to stay at home, and did, as far as the gate.
fr:
{Xs} avait promis de rester à la maison, et resta, jusqu'au portail.

=== party any waited | 5-8, 9-14
en:
They waited for {Xs}. They always waited for {X}, and it was always worth it.
fr:
{hf:Ils|Elles} attendirent {Xs}. {hf:Ils|Elles} attendaient toujours {X}, et ça valait toujours la peine.

=== party any vote | 5-8, 9-14
en:
[X:I vote yes,] said {Xs}, and came too, though nobody had asked anything yet.
fr:
[X:Je vote oui,] dit {Xs}, qui vint aussi.
Personne n'avait encore rien demandé.

=== party any shoes | 5-8, 9-14
en:
{Xs} came too, and brought a second pair of shoes, for the way back.
fr:
{Xs} vint aussi, et prit une deuxième paire de chaussures, pour le retour.

=== party any two | 5-8, 9-14
en:
[X:Two is too few,] said {Xs}. That made three.
fr:
[X:Deux, ce n'est pas assez,] dit {Xs}.
Ça fit trois.

=== party any door | 5-8, 9-14
en:
{Xs} was there already, and had not been waiting at all.
fr:
{Xs} était déjà là, l'air de passer par hasard.

=== party lovey packed | 5-8, 9-14
en:
Nobody had packed {Xs}. {X} had packed {x:himself|herself}.
fr:
Personne n'avait emporté {Xs}. {X} s'était {x:emporté tout seul|emportée toute seule}.

=== party lovey bag | 5-8, 9-14
en:
One ear was sticking out of the bag. That was {Xs}, who does not sleep, and only looks as if.
fr:
Une oreille dépassait du sac. C'était {Xs}, qui ne dort jamais et fait seulement semblant.

=== party dad carry | 5-8, 9-14
en:
{X} came too, and carried what everybody else had forgotten.
fr:
{X} vint aussi, avec tout ce que les autres avaient oublié.

=== party dad shoelace | 5-8, 9-14
en:
{X} came too, and tied one shoelace four times on the way to the gate.
fr:
{X} vint aussi, et refit quatre fois le même lacet avant le portail.

=== party mom coat | 5-8, 9-14, walks
en:
{X} came after them with a coat that somebody had left behind. Then {x:he|she} wore it, and stayed.
fr:
{X} courut derrière avec un manteau oublié. Puis {x:il|elle} enfila le manteau, et resta.

=== party mom run | 5-8, 9-14, walks
en:
{X} caught them up without running. Nobody knows how it is done.
fr:
{X} les rattrapa sans courir. On ne sait pas comment font les mamans.

=== party animal nose | 5-8, 9-14
en:
{Xs} came behind, nose first.
fr:
{Xs} suivait, le nez devant.

=== party animal leaf | 5-8, 9-14
en:
{Xs} came too, with a leaf on {x:his|her} head, and it seemed unkind to mention it.
fr:
{Xs} vint aussi, une feuille sur la tête. Par politesse, personne n'en parla.

=== party magical_creature tingle | 5-8, 9-14
en:
{Xs} had felt a tingling since breakfast. It was destiny, or a pin. {X} came along to see.
fr:
{Xs} sentait un picotement depuis le petit déjeuner. C'était le destin, ou une épingle. {X} vint voir.

=== party magical_creature air | 5-8, 9-14
en:
The air went *pff*, and there was {Xs}, who never used the door.
fr:
L'air fit *pff*, et {Xs} était là. {X} ne passait jamais par la porte.

=== party boy brake | 5-8, 9-14, walks
en:
{X} came too. {X} was to run ahead, and tell the others what was coming.
fr:
{X} vint aussi, pour courir devant et annoncer la suite.

=== party girl tree | 5-8, 9-14
en:
From up in a tree {X} asked where they were going, and was down before anybody could say.
fr:
Du haut d'un arbre, {X} demanda où l'on allait, et descendit avant la réponse.

=== party many map | 5-8, 9-14
en:
{Xs} came too. Somebody had to carry the map, and somebody had to hold it the right way up.
fr:
{Xs} vinrent aussi. Il fallait bien porter la carte, et il fallait bien la tenir à l'endroit.

=== party many crowd | 5-8, 9-14
en:
{Xs} came too. For a crowd it was small. For one doorway it was large.
fr:
{Xs} vinrent aussi. Pour une foule, c'était peu. Pour une porte, c'était beaucoup.

=== party many vote | 5-8, 9-14
en:
{Xs} had their shoes on already. It only remained to ask if they wanted to come.
fr:
{Xs} avaient déjà leurs chaussures. Il restait à leur demander s'ils voulaient venir.

=== party many last | 5-8, 9-14
en:
{Xs} came too, and each of them wanted to go last, to keep an eye on the others.
fr:
{Xs} vinrent aussi, et chacun voulait passer derrière, pour garder un œil sur les autres.

=== party many order | 5-8, 9-14
en:
Behind came {Xs}, in no order at all.
fr:
Derrière venaient {Xs}, sans aucun ordre.

=== party many count | 5-8, 9-14
en:
{Xs} came too, which made it an expedition. They counted heads, got one too few, and found that {H} had forgotten to count {h:himself|herself}.
fr:
{Xs} vinrent aussi, ce qui en fit une expédition. {hf:Ils|Elles} se comptèrent. Il manquait quelqu'un : {H} avait oublié de se compter.

=== party many long | 5-8, 9-14
en:
{Xs} came too. They had been promised that it would not take long.
fr:
{Xs} vinrent aussi. On leur avait promis que ce ne serait pas long.

=== last any voices | 5-8, 9-14
en:
{each:@ told it all twice over, with the voices.|@ told it all twice over, with the voices.}
fr:
{each:@ raconta tout deux fois, en faisant les voix.|@ racontèrent tout deux fois, en faisant les voix.}

=== last any argued | 5-8, 9-14
en:
{each:@ said that they ought to have begun with that.|@ said that they ought to have begun with that.} Nobody argued.
fr:
{each:@ assura qu'on aurait dû commencer par là.|@ assurèrent qu'on aurait dû commencer par là.} Personne ne discuta.

=== last any again | 5-8, 9-14
en:
{each:@ wanted to know if they could have it again, from the beginning.|@ wanted to know if they could have it again, from the beginning.}
fr:
{each:@ demanda si l'on pouvait tout recommencer depuis le début.|@ demandèrent si l'on pouvait tout recommencer depuis le début.}

=== last any yawn | 5-8, 9-14
en:
{each:@ yawned, and denied it.|@ yawned, and denied it.}
fr:
{each:@ bâilla, et dit que non.|@ bâillèrent, et dirent que non.}

=== last any asked | 5-8, 9-14
en:
{each:@ told everybody who wanted to hear it, and then the others.|@ told everybody who wanted to hear it, and then the others.}
fr:
{each:@ raconta tout à qui voulait l'entendre, puis aux autres.|@ racontèrent tout à qui voulait l'entendre, puis aux autres.}

=== last any best | 5-8, 9-14
en:
{each:@ had the best place, right in the middle.|@ had the best place, right in the middle.}
fr:
{each:@ avait la meilleure place, au beau milieu.|@ avaient la meilleure place, au beau milieu.}

=== last any behind | 5-8, 9-14
en:
{each:@ looked so pleased that it showed from behind.|@ looked so pleased that it showed from behind.}
fr:
{each:@ avait l'air si heureux que cela se voyait de dos.|@ avaient l'air si heureux que cela se voyait de dos.}

=== last any heart | 5-8, 9-14
en:
{each:@ learned it all by heart, so as to tell it properly.|@ learned it all by heart, so as to tell it properly.}
fr:
{each:@ se répétait tout, pour bien le raconter.|@ se répétaient tout, pour bien le raconter.}

=== last any longer | 5-8, 9-14
en:
{each:@ stayed to the very end, and then a little longer.|@ stayed to the very end, and then a little longer.}
fr:
{each:@ resta jusqu'au bout, et encore un peu après.|@ restèrent jusqu'au bout, et encore un peu après.}

=== last any silent | 5-8, 9-14
en:
{each:@ looked and looked, and forgot to say anything.|@ looked and looked, and forgot to say anything.}
fr:
{each:@ regarda, regarda, et en oublia de parler.|@ regardèrent, regardèrent, et en oublièrent de parler.}

=== fail nearly
en:
[F:We nearly had it,] said {F}. That was not true, and it was kind.
fr:
[F:On y était presque,] dit {F}.
C'était faux, et c'était gentil.

=== fail half
en:
[F:I still believe in us,] said {F}. [F:About half.]
fr:
[F:Je crois encore en nous,] dit {F}. [F:À moitié.]

=== fail elsewhere
en:
[F:That would have been just right for something else,] said {F}.
fr:
[F:Pour autre chose, c'était parfait,] dit {F}.

=== fail well
en:
[F:Could we do the same again,] asked {F}, [F:but well?]
fr:
[F:On pourrait recommencer,] proposa {F}, [F:mais en réussissant ?]

=== fail apart
en:
[F:Apart from the end,] said {F}, [F:it was rather good.]
fr:
[F:À part la fin,] dit {F}, [F:ça m'a plu.]

=== fail again
en:
[F:Let's say that go didn't count,] said {F}.
fr:
[F:On n'a qu'à dire que ce coup-là ne comptait pas,] dit {F}.

=== go turn | last-pages, left-mittens, stolen-echo, up-warm-boom
en:
[F:Whose turn is it to be brave?] asked {F}. They worked it out. It was {F}'s.
fr:
[F:C'est à qui d'être courageux ?] demanda {F}.
Calcul fait, c'était à {F}.

=== go song | afoot, road, street, hill, shore, walks
en:
{F} began a song for marching to. With its one verse, it never got anywhere either.
fr:
{F} lança une chanson de marche. Elle n'avait qu'un couplet, alors elle non plus n'arrivait nulle part.

=== go idea
en:
[F:I've got an idea,] said {F}, and thought about it. [F:No. I had one.]
fr:
[F:J'ai une idée,] dit {F}, qui réfléchit. [F:Non. J'avais une idée.]

=== go shoe | afoot, road, street, hill, walks
en:
{F} stopped to tip a pebble out of a shoe. It was in the other one.
fr:
{F} s'arrêta pour faire tomber un caillou d'une chaussure. Il était dans l'autre.

=== go knowing
en:
{F} asked if they knew what they were doing. They very nearly did.
fr:
{F} demanda s'{hf:ils|elles} savaient ce qu'{hf:ils|elles} faisaient. {hf:Ils|Elles} savaient presque.

=== fail draft
en:
[F:That was the rough copy,] said {F}. [F:It doesn't count.]
fr:
[F:C'était le brouillon,] dit {F}. [F:Ça ne compte pas.]

=== fail clap
en:
[F:Do we clap?] whispered {F}.
fr:
[F:On applaudit ?] chuchota {F}.

=== fail quick
en:
[F:It wasn't me,] said {F}, before anybody asked.
fr:
[F:Ce n'est pas moi,] dit {F}.
On ne lui avait encore rien demandé.

=== fail next
en:
[F:It's always the next time that works,] said {F}. [F:Always.]
fr:
[F:C'est toujours la fois d'après que ça marche,] dit {F}. [F:Toujours.]

=== fail sky
en:
{F} looked up, to see whose fault it was.
fr:
{F} regarda en l'air, pour voir de qui c'était la faute.

=== fail before
en:
[F:Was that the good plan,] asked {F}, [F:or the other one?]
fr:
[F:C'était le bon plan,] demanda {F}, [F:ou l'autre ?]

=== fail hum
en:
{F} began to hum, like somebody who has seen nothing.
fr:
{F} se mit à fredonner, l'air de n'avoir rien vu.

=== fail worse
en:
[F:I've seen worse,] said {F}. [F:I forget where.]
fr:
[F:J'ai vu pire,] dit {F}. [F:Mais où ?]

=== fail neat
en:
[F:It was very nicely done,] said {F}. [F:It just wasn't it.]
fr:
[F:C'était très bien fait,] dit {F}. [F:Mais ce n'était pas ça.]

=== fail mouth
en:
{F} opened {f:his|her} mouth, thought better of it, and shut it again. It was the kindest thing anybody said.
fr:
{F} ouvrit la bouche, réfléchit et la referma. Personne ne dit rien de plus gentil.

=== fail smaller
en:
[F:Has anybody got a smaller idea?] asked {F}.
fr:
[F:Quelqu'un a une idée plus petite ?] demanda {F}.

=== fail blame
en:
[F:I'd have done it worse,] said {F}.
fr:
[F:Moi, je l'aurais raté encore mieux,] dit {F}.

=== fail yesterday
en:
[F:It would have worked yesterday,] said {F}.
fr:
[F:Hier, ça aurait marché,] dit {F}.

=== fail skip
en:
[F:When we tell people about it,] said {F}, [F:we'll skip that part.]
fr:
[F:Quand on racontera,] dit {F}, [F:on sautera ce passage.]

=== fail know
en:
[F:Good,] said {F}. [F:Now we know how not to.]
fr:
[F:Bon,] dit {F}. [F:Maintenant, on sait comment ne pas faire.]

=== fail said
en:
[F:With any luck,] said {F}, [F:nobody saw us.]
fr:
[F:Avec un peu de chance,] dit {F}, [F:on ne nous a pas {hf:vus|vues}.]

=== go first | afoot
en:
[F:Are we nearly there?] asked {F}.
[H:No.]
[F:I only wanted to be the first to ask.]
fr:
[F:On arrive bientôt ?] demanda {F}.
[H:Non.]
[F:C'était juste pour demander en premier.]

=== go hush
en:
[H:Quietly now,] whispered {H}.
[F:I can be quieter than anybody,] said {F}, rather loudly.
fr:
[H:Sans bruit,] souffla {H}.
[F:Personne ne se tait mieux que moi,] dit {F}, un peu fort.

=== go backwards | afoot, walks
en:
{F} went backwards for a while, so that nobody could come up behind.
fr:
{F} avança un moment à reculons, pour que personne n'arrive par-derrière.

=== go secret
en:
[F:Would you like to hear a secret?] asked {F}.
[H:Yes.]
[F:So would I.]
fr:
[F:Tu veux entendre un secret ?] demanda {F}.
[H:Oui.]
[F:Moi aussi.]

=== go agree
en:
[F:I agree,] said {F}. Nobody had said anything yet. It saved time.
fr:
[F:Je suis d'accord,] dit {F}.
Personne n'avait encore rien dit. C'était pour gagner du temps.

=== go tune
en:
{F} was humming. Soon {H} had the tune as well, and it would not go away.
fr:
{F} fredonnait. Bientôt, {H} eut l'air dans la tête aussi, et pas moyen de s'en défaire.

=== go guess
en:
[F:Guess what I'm thinking of,] said {F}. They guessed for a while. By then {F} had forgotten.
fr:
[F:Devine à quoi je pense,] dit {F}.
Il fallut chercher un bon moment. À la fin, {F} ne savait plus.

=== go name
en:
{F} kept close to {H}, and said it was for {H}'s sake.
fr:
{F} restait tout près {de H}.
[F:C'est pour te rassurer,] dit {F}.

=== last any laughed | 5-8, 9-14
en:
{each:@ laughed last, and longest.|@ laughed last, and longest.}
fr:
{each:@ rit en dernier, et le plus longtemps.|@ rirent en dernier, et le plus longtemps.}

=== last any told | 5-8, 9-14
en:
{each:@ wanted to hear all of it again, from the beginning.|@ wanted to hear all of it again, from the beginning.}
fr:
{each:@ voulut tout réentendre depuis le début.|@ voulurent tout réentendre depuis le début.}

=== last any everyday | 5-8, 9-14
en:
{each:@ tried to look as if this happened every day.|@ tried to look as if this happened every day.}
fr:
{each:@ fit comme si cela arrivait tous les jours.|@ firent comme si cela arrivait tous les jours.}

=== last any next | 5-8, 9-14
en:
{each:@ asked what they were doing tomorrow.|@ asked what they were doing tomorrow.}
fr:
{each:@ demanda ce qu'on faisait demain.|@ demandèrent ce qu'on faisait demain.}

=== last any right | 5-8, 9-14
en:
{each:@ had been right about one thing, and nobody remembered which.|@ had been right about one thing, and nobody remembered which.}
fr:
{each:@ avait eu raison sur un point, on ne savait plus lequel.|@ avaient eu raison sur un point, on ne savait plus lequel.}

=== last any hummed | 5-8, 9-14
en:
{each:@ made a song of it, with one word too many.|@ made a song of it, with one word too many.}
fr:
{each:@ en fit une chanson, avec un mot de trop.|@ en firent une chanson, avec un mot de trop.}

=== last any thanked | 5-8, 9-14
en:
{each:@ thanked everybody, so as to leave nobody out.|@ thanked everybody, so as to leave nobody out.}
fr:
{each:@ remercia tout le monde, pour n'oublier personne.|@ remercièrent tout le monde, pour n'oublier personne.}

=== party file behind | 5-8, 9-14
en:
{Xs} wanted to go in front. Some way behind them came {Last}.
fr:
{Xs} voulaient marcher devant. Loin derrière, il y avait {Last}.

=== party file just | 5-8, 9-14
en:
{Xs} did not want to miss it. Nor did {Last}, who only just caught up.
fr:
{Xs} ne voulaient pas manquer ça. {Last} non plus, et les rattrapa de justesse.

=== party file before | 5-8, 9-14
en:
They had to wait for {Xs}. {Last} had been waiting for an hour.
fr:
Il fallut attendre {Xs}. {Last} attendait depuis une heure.

=== party file goodbye | 5-8, 9-14
en:
{Xs} were going that way too. {Last} had only come to say goodbye, and forgot to.
fr:
{Xs} allaient par là aussi. {Last} venait juste dire au revoir, et oublia de le dire.

=== party file asked | 5-8, 9-14
en:
{Xs} were asked to come. {Last} did not wait to be asked.
fr:
On invita {Xs}. {Last} n'attendit pas qu'on l'invite.

=== party file back | 5-8, 9-14
en:
{Xs} did not need asking twice. {Last} went back twice, for something.
fr:
{Xs} partirent tout de suite. {Last} retourna deux fois chercher quelque chose.

=== party file parade | 5-8, 9-14
en:
With {Xs} they were a crowd. With {Last} they were a parade.
fr:
Avec {Xs}, cela faisait du monde. Avec {Last}, cela faisait un défilé.
`
