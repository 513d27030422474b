/** Lines for the friends beside the helper: each joins in, and each does something. X is the friend. */
export const FRIENDS_TEXT = `
=== join any late | 5-8, 9-14
en:
{X} arrived a little late and out of breath. [X:What are we saving?]
fr:
{X} arriva un peu après, à bout de souffle.
[X:On sauve quoi ?]

=== join any list | 5-8, 9-14
en:
{X} had come too, with a rope and no idea why.
fr:
{X} était là aussi, avec une corde, sans savoir pourquoi.

=== join any doubt | 5-8, 9-14
en:
[X:It won't work,] said {X}, who had just arrived. [X:But I'd like to watch.]
fr:
[X:Ça ne marchera pas,] dit {X} en arrivant. [X:Mais je veux bien regarder.]

=== join any counted | 5-8, 9-14
en:
[X:Wait for me!] called {X}. They had been waiting. They always did.
fr:
[X:Attendez-moi !] cria {X}.
On attendait déjà. On attendait toujours {X}.

=== join any young run | 0-4
en:
{X} runs up. Wait for me!
fr:
{X} arrive en courant. Attendez-moi !

=== join any young hello | 0-4
en:
[X:Hello!] says {X}.
fr:
[X:Coucou !] dit {X}.

=== join any young here | 0-4
en:
And here is {X}!
fr:
Et voilà {X} !

=== join any young too | 0-4
en:
[X:Me too!] says {X}.
fr:
[X:Moi aussi !] dit {X}.

=== join any young behind | 0-4
en:
Who is behind? It is {X}!
fr:
Qui est derrière ? C'est {X} !

=== join lovey young | 0-4
en:
Out of the bag pops {X}!
fr:
Hop ! {X} sort du sac.

=== join animal young | 0-4
en:
Sniff, sniff. It is {X}!
fr:
Snif, snif. C'est {X} !

=== join magical_creature young | 0-4
en:
*Pff!* Here is {X}!
fr:
*Pff* ! Voilà {X} !

=== join dad young | 0-4
en:
Big feet. It is {X}!
fr:
Des grands pas. C'est {X} !

=== join mom young | 0-4
en:
A kiss! It is {X}!
fr:
Un bisou ! C'est {X} !

=== join any lunch | 5-8, 9-14
en:
{X} turned up with a sandwich, looked at everybody's face, and put the sandwich away for later.
fr:
{X} arriva avec un sandwich, regarda la tête de chacun et rangea le sandwich pour plus tard.

=== join any heard | 5-8, 9-14
en:
[X:I heard there was trouble,] said {X}. [X:I've brought my other shoes.]
fr:
[X:Il paraît qu'il y a des ennuis,] dit {X}. [X:J'ai pris mes autres chaussures.]

=== join any hedge | 5-8, 9-14
en:
There was a rustling in the nearest dark corner, and {X} came out of it backwards. [X:Is this the right story?] asked {X}.
fr:
On entendit du bruit dans le coin le plus sombre, et {X} en sortit à reculons.
[X:C'est bien ici ?] demanda {X}.

=== join any two | 5-8, 9-14
en:
[X:Two is too few for this,] said {X}, who had been listening. [X:I counted.]
fr:
[X:À deux, vous n'y arriverez pas,] dit {X}, qui écoutait depuis un moment. [X:J'ai compté.]

=== join any whistle | 5-8, 9-14
en:
Somebody was coming, and humming so as not to startle anyone. It was {X}, so it startled everyone.
fr:
Quelqu'un arrivait en chantonnant, pour ne faire peur à personne. C'était {X}. Tout le monde sursauta.

=== join any pockets | 5-8, 9-14
en:
{X} came too, with full pockets. [X:Ask me for anything,] said {X}. [X:Anything small.]
fr:
{X} se joignit à la troupe, les poches pleines.
[X:Demandez-moi n'importe quoi,] dit {X}. [X:De petit.]

=== join any vote | 5-8, 9-14
en:
[X:I vote yes,] said {X}, out of breath. Nobody had asked anything yet.
fr:
[X:Je vote oui,] dit {X} en arrivant.
On n'avait encore rien demandé.

=== join any nothing | 5-8, 9-14
en:
{X} had had nothing to do until tea. Now that was put right.
fr:
{X} n'avait rien à faire jusqu'au goûter. Maintenant, si.

=== join any wave | 5-8, 9-14
en:
From a long way off somebody waved with both arms. It took {X} some time to arrive, because {x:he|she} never stopped waving.
fr:
De très loin, quelqu'un agitait les deux bras. {X} mit du temps à arriver, à force de saluer.

=== join lovey pillow | 5-8, 9-14
en:
Nobody had packed {X}. {X} had packed {x:himself|herself}.
fr:
Personne n'avait emporté {X}. {X} s'était {x:emporté tout seul|emportée toute seule}.

=== join lovey ear | 5-8, 9-14
en:
[X:You were talking without me,] said {X} from under somebody's arm. [X:I don't sleep. I only look as if I do.]
fr:
[X:Vous parliez sans moi,] dit {X}, sous un bras. [X:Je ne dors pas. Je fais semblant.]

=== join dad shoelace | 5-8, 9-14
en:
[X:Don't mind me,] said {X}, [X:I'll only hold things.] {X} was holding them already.
fr:
[X:Ne vous occupez pas de moi,] dit {X}. [X:Je porterai, c'est tout.]
{X} portait déjà tout.

=== join mom list | 5-8, 9-14
en:
{X} caught them up without running. Nobody knows how it is done.
fr:
{X} les rattrapa sans courir. On ne sait pas comment font les mamans.

=== join animal leaf | 5-8, 9-14
en:
{X} arrived with a leaf on {x:his|her} head, and it seemed unkind to mention it.
fr:
{X} arriva avec une feuille sur la tête. Par politesse, personne n'en parla.

=== join magical_creature late | 5-8, 9-14
en:
[X:I felt a tingling,] said {X}, who had not been there a moment before. [X:Either it's destiny, or I've sat on something.]
fr:
[X:J'ai senti un picotement,] dit {X}, qui n'était pas là l'instant d'avant. [X:C'est le destin, ou bien une épingle.]

=== join boy bike | 5-8, 9-14
en:
{X} braked with both feet, and asked which way was forward.
fr:
{X} freina des deux pieds et demanda où était l'avant.

=== join girl ladder | 5-8, 9-14
en:
[X:I was up a tree,] said {X}, [X:and you all looked so busy.]
fr:
[X:J'étais dans un arbre,] dit {X}, [X:et vous aviez l'air si {hf:occupés|occupées}.]

=== join lovey bag | 5-8, 9-14
en:
A head came out of the bag. [X:I've been here all the time,] said {X}. [X:Nobody asks me.]
fr:
Une tête sortit du sac.
[X:Je suis là depuis le début,] dit {X}. [X:On ne me demande jamais rien.]

=== join dad map | 5-8, 9-14
en:
{X} came last, carrying what everyone had forgotten.
fr:
{X} arriva en dernier, avec tout ce que les autres avaient oublié.

=== join mom coat | 5-8, 9-14
en:
{X} came after them with a coat. Then {x:he|she} saw, and put it on, and stayed.
fr:
{X} courait derrière avec un manteau. Puis, en voyant ça, {x:il|elle} mit le manteau et resta.

=== join animal nose | 5-8, 9-14
en:
{X} came along behind, nose first.
fr:
{X} suivait, le nez devant.

=== join magical_creature air | 5-8, 9-14
en:
The air went *pff*, and there was {X}. [X:Have I missed the dangerous part?]
fr:
L'air fit *pff*, et {X} était là.
[X:J'ai raté le moment dangereux ?]

=== act any cheer | 5-8, 9-14
en:
[X:I believe in us,] said {X}. [X:About half.]
fr:
[X:Je crois en nous,] dit {X}. [X:À moitié.]

=== act any hold | 5-8, 9-14
en:
{X} held the other end of things. It is not the end that gets thanked.
fr:
{X} tenait l'autre bout. C'est le bout qu'on ne remercie jamais.

=== act any idea | 5-8, 9-14
en:
[X:I've got an idea,] said {X}, and then it was gone. They all looked for it.
fr:
[X:J'ai une idée,] dit {X}.
Puis l'idée partit. On la chercha un peu.

=== act any found | 5-8, 9-14
en:
{X} found something on the ground, looked at it hard, and kept it for luck.
fr:
{X} trouva quelque chose par terre, l'examina longtemps et le garda, pour la chance.

=== act any shoulder | 5-8, 9-14
en:
{X} came and stood on {H}'s other side, so that there was no side left.
fr:
{X} vint se mettre de l'autre côté {de H}. Comme ça, il n'y avait plus de côté vide.

=== act any young push | 0-4
en:
{X} helps. One, two!
fr:
{X} aide. Et hop !

=== act any young hop | 0-4
en:
{X} hops. Hop, hop!
fr:
{X} saute. Hop, hop !

=== act any young clap | 0-4
en:
{X} claps. Clap, clap!
fr:
{X} tape des mains. Clap, clap !

=== act any young oh | 0-4
en:
[X:Oh!] says {X}.
fr:
[X:Oh !] dit {X}.

=== act any young look | 0-4
en:
{X} looks too. Nose first!
fr:
{X} regarde aussi. De tout près !

=== act lovey young | 0-4
en:
{X} falls over. Oops!
fr:
{X} tombe. Oups !

=== act animal young | 0-4
en:
{X} spins round and round.
fr:
{X} tourne, tourne, tourne.

=== act magical_creature young | 0-4
en:
{X} makes a spark. *Pip!*
fr:
{X} fait une étincelle. *Pip* !

=== act dad young | 0-4
en:
{X} sits down. Pff!
fr:
{X} s'assoit. Pff !

=== act mom young | 0-4
en:
{X} has a biscuit for all!
fr:
{X} a un biscuit pour tous !

=== act any plan | 5-8, 9-14
en:
{X} drew a plan of it all in the dust. It was a very good plan. It had a horse in it.
fr:
{X} traça un plan dans la poussière. C'était un très bon plan. Il y avait un cheval dedans.

=== act any lean | 5-8, 9-14
en:
[X:Could we do the same again,] asked {X}, [X:but well?]
fr:
[X:On pourrait recommencer,] proposa {X}, [X:mais en réussissant ?]

=== act any nearly | 5-8, 9-14
en:
[X:We nearly had it,] said {X}. It was not true, and it was kind.
fr:
[X:On y était presque,] dit {X}.
C'était faux, et c'était gentil.

=== act any spell | 5-8, 9-14
en:
{X} counted everybody, as one should on an outing, and got one too many, and counted again more slowly.
fr:
{X} compta tout le monde, comme il faut le faire en sortie, en trouva un de trop et recompta plus lentement.

=== act any song | 5-8, 9-14
en:
{X} began a song for marching to. It had only the one verse, so it never got anywhere either.
fr:
{X} lança une chanson de marche. Elle n'avait qu'un couplet, alors elle non plus n'arrivait nulle part.

=== act any turn | 5-8, 9-14
en:
[X:Whose turn is it to be brave?] asked {X}. They worked it out. It was {X}'s.
fr:
[X:C'est à qui d'être courageux ?] demanda {X}.
On calcula. C'était à {X}.

=== act any rope | 5-8, 9-14
en:
Nobody had given {X} anything to do, so {X} kept watch, in all directions, rather fast.
fr:
Personne n'avait rien donné à faire à {X}. Alors {X} montait la garde, de tous les côtés, assez vite.

=== act any sock | 5-8, 9-14
en:
{X} took off one shoe, tipped out a pebble, thanked it for coming, and went on.
fr:
{X} enleva une chaussure, en fit tomber un caillou, le remercia d'être venu et repartit.

=== act any apple | 5-8, 9-14
en:
{X} had an apple, and there was a bite each. Nobody said that the pips were left for {X}.
fr:
{X} avait une pomme : une bouchée chacun. Il resta les pépins, et {X} dit adorer ça.

=== act any hush | 5-8, 9-14
en:
[X:I'm not saying anything,] said {X}, several times.
fr:
[X:Moi, je ne dis rien,] dit {X}, plusieurs fois.

=== act any name | 5-8, 9-14
en:
[X:What if we asked somebody?] said {X}. They looked round. There was only themselves to ask, so they asked themselves.
fr:
[X:Et si on demandait à quelqu'un ?] dit {X}.
On regarda autour. Il n'y avait personne d'autre. On se demanda donc entre soi.

=== act dad knee | 5-8, 9-14
en:
[X:My knee says rain,] said {X}. {X}'s knee had been saying rain since March.
fr:
[X:Mon genou annonce la pluie,] dit {X}.
Le genou {de X} annonçait la pluie depuis mars.

=== act mom button | 5-8, 9-14
en:
{X} did up one button on everybody, and somehow they all stood straighter.
fr:
{X} reboutonna un bouton à chacun. Aussitôt, tout le monde se tint plus droit.

=== act lovey wise | 5-8, 9-14
en:
{X} looked at it with {x:his|her} one good eye, which has seen most things from below.
fr:
{X} regarda ça de son bon œil, celui qui a presque tout vu d'en bas.

=== act animal dig | 5-8, 9-14
en:
{X} dug a small hole, in case it would be useful. It was a lovely hole.
fr:
{X} creusa un petit trou, au cas où. C'était un trou magnifique.

=== act magical_creature spell | 5-8, 9-14
en:
{X} cast a spell. A long way off, somebody's hat turned green.
fr:
{X} lança un sort. Très loin de là, le chapeau de quelqu'un devint vert.

=== act boy race | 5-8, 9-14
en:
[X:Race you,] said {X}, and then remembered that nobody knew where to.
fr:
[X:Le premier arrivé a gagné !] dit {X}.
Puis on se rappela que personne ne savait où.

=== act girl notes | 5-8, 9-14
en:
{X} wrote it all down on {x:his|her} arm, as far as the elbow. [X:The rest is for tomorrow,] said {X}.
fr:
{X} nota tout sur son bras, jusqu'au coude.
[X:La suite demain,] dit {X}.

=== act dad joke | 5-8, 9-14
en:
{X} told the one about the snail. It helped, because afterwards it was over.
fr:
{X} raconta celle de l'escargot. Ça fit du bien, surtout à la fin.

=== act mom raisins | 5-8, 9-14
en:
{X} gave everyone four raisins. Nobody knows how she knew it was the moment for raisins.
fr:
{X} donna quatre raisins secs à chacun. Comment savait-elle que c'était le moment des raisins ?

=== act animal warm | 5-8, 9-14
en:
{X} leaned against everybody in turn, to see who needed it.
fr:
{X} s'appuya contre chacun, l'un après l'autre, pour voir qui en avait besoin.

=== act lovey flat | 5-8, 9-14
en:
{X} was passed from hand to hand. It was {x:his|her} way of helping.
fr:
{X} passa de main en main. C'était sa façon d'aider.

=== join any wall | 5-8, 9-14
en:
{X} had gone to the wrong place, waited there politely, and said goodbye to the wall.
fr:
{X} s'était {x:trompé|trompée} d'endroit, y avait attendu poliment, puis avait dit au revoir au mur.

=== join any again | 5-8, 9-14
en:
[X:Start again from the beginning,] said {X}, coming up. They did. {X} nodded at the sad parts.
fr:
[X:Recommencez depuis le début,] dit {X} en arrivant.
On recommença. {X} hochait la tête aux endroits tristes.

=== join any biscuit | 5-8, 9-14
en:
{X} came running with the end of a biscuit, and agreed with everything until it was gone.
fr:
{X} accourut avec la fin d'un biscuit et fut d'accord avec tout jusqu'à la dernière miette.

=== join any nearer | 5-8, 9-14
en:
Somebody was shouting a long way off. Then it was less far off. Then it was {X}.
fr:
Quelqu'un criait, très loin. Puis moins loin. Puis c'était {X}.

=== join any passing | 5-8, 9-14
en:
[X:I'm only passing,] said {X}, and stayed.
fr:
[X:Je ne fais que passer,] dit {X}, qui resta.

=== join any danger | 5-8, 9-14
en:
[X:Is it dangerous?] asked {X}, from out of sight. It was not, so far. {X} came nearer.
fr:
[X:C'est dangereux ?] demanda {X}, de loin.
Pas encore. {X} s'approcha.

=== join any arguing | 5-8, 9-14
en:
[X:I just followed the arguing,] said {X}, joining them.
fr:
[X:Je n'ai eu qu'à suivre la dispute,] dit {X} en arrivant.

=== join any spoon | 5-8, 9-14
en:
{X} had brought a spoon. It was not what was needed, and nobody said so.
fr:
{X} avait apporté une cuillère. Ce n'était pas ce qu'il fallait, et personne ne le dit.

=== join any knock | 5-8, 9-14
en:
[X:Knock, knock,] said {X}, though there was no door. They said *come in*.
fr:
[X:Toc, toc,] dit {X}, bien qu'il n'y ait pas de porte.
On répondit d'entrer.

=== join any promised | 5-8, 9-14
en:
{X} had promised to stay at home. [X:I have stayed,] said {X}. [X:Only a bit farther out.]
fr:
{X} avait promis de ne pas bouger de la maison.
[X:Je n'ai pas bougé,] dit {X}. [X:Ou juste un peu plus loin.]

=== join any young hop | 0-4
en:
Hop! {X} is here.
fr:
Hop ! {X} est là.

=== join any young boo | 0-4
en:
[X:Boo!] says {X}.
fr:
[X:Bouh !] dit {X}.

=== join any young more | 0-4
en:
One more! It is {X}.
fr:
Encore quelqu'un ! C'est {X}.

=== join any young hooray | 0-4
en:
{X} comes too. Hooray!
fr:
{X} vient aussi. Hourra !

=== act any minute | 5-8, 9-14
en:
For a whole minute {X} said nothing. In the end they asked what was the matter.
fr:
Pendant toute une minute, {X} ne dit rien. On finit par lui demander ce qui n'allait pas.

=== act any uncle | 5-8, 9-14
en:
{X} found a pebble that looked like somebody's uncle, and put it back where it seemed happy.
fr:
{X} trouva un caillou qui ressemblait à un oncle, et le reposa là où il avait l'air bien.

=== act any elsewhere | 5-8, 9-14
en:
[X:I've an idea,] said {X}, [X:but it's for something else.] They put it by for later.
fr:
[X:J'ai une idée,] dit {X}, [X:mais pour autre chose.]
On la mit de côté.

=== act any bow | 5-8, 9-14
en:
{X} tripped, and bowed, as if it had been the end of something.
fr:
{X} trébucha et salua, comme si c'était la fin du numéro.

=== act any wednesday | 5-8, 9-14
en:
{X} worked out how far there was still to go. It came to Wednesday.
fr:
{X} calcula ce qu'il restait à faire. Le résultat était mercredi.

=== act any whisper | 5-8, 9-14
en:
{X} whispered something in {H}'s ear. It was only *hello*, but it came at the right moment.
fr:
{X} glissa un mot à l'oreille {de H}. Ce n'était que *coucou*, mais ça tombait bien.

=== act any back | 5-8, 9-14
en:
{X} took a step back, to see it better, and another, and had to be called.
fr:
{X} recula d'un pas pour mieux voir, puis d'un autre, et il fallut l'appeler.

=== act any yawn | 5-8, 9-14
en:
{X} yawned. Then they all did, one after the other, like a row of doors.
fr:
{X} bâilla. Alors tout le monde bâilla, l'un après l'autre, comme une rangée de portes.

=== act any remember | 5-8, 9-14
en:
[X:Somebody should write this down,] said {X}. Nobody had a pencil. They agreed to remember it in turns.
fr:
[X:Il faudrait noter tout ça,] dit {X}.
Personne n'avait de crayon. On décida de s'en souvenir à tour de rôle.

=== act any favourite | 5-8, 9-14
en:
[X:This is my favourite part,] said {X}. Nobody could tell which part was meant.
fr:
[X:C'est le passage que je préfère,] dit {X}.
On n'a jamais su lequel.

=== act any front | 5-8, 9-14
en:
For a while {X} went in front. Then {X} noticed that there was nobody in front, and came back.
fr:
{X} passa devant, un moment. Puis {X} s'aperçut qu'il n'y avait personne devant, et revint.

=== act any welldone | 5-8, 9-14
en:
[X:Well done, everybody,] said {X}, to be on the safe side.
fr:
[X:Bravo tout le monde,] dit {X}, à tout hasard.

=== act any knew | 5-8, 9-14
en:
[X:I knew it,] said {X}. They asked what. {X} was still working that out.
fr:
[X:Je le savais,] dit {X}.
On lui demanda quoi. {X} y réfléchissait encore.

=== act any string | 5-8, 9-14
en:
{X} looked for the answer on the ground. There was a nice bit of string.
fr:
{X} chercha la réponse par terre. Il y avait un joli bout de ficelle.

=== act any young fall | 0-4
en:
{X} falls down. *Bump!* {X} gets up.
fr:
{X} tombe. *Boum* ! {X} se relève.

=== act any young hide | 0-4
en:
{X} hides. Boo!
fr:
{X} se cache. Bouh !

=== act any young up | 0-4
en:
{X} looks up. {X} looks down.
fr:
{X} regarde en haut. {X} regarde en bas.

=== act any young idea | 0-4
en:
{X} has an idea! Oh. It is gone.
fr:
{X} a une idée ! Oh. Partie.
`
