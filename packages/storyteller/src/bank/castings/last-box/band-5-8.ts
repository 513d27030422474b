export const band5to8 = `
=== title
en:
The Last Box on the Form
fr:
La dernière case

=== title
en:
{H} and the Desk Between the Stars
fr:
{H} et le bureau entre les étoiles

=== teaser
en:
To go on through the sky you must fill in a form, and nobody has ever filled it in right.
fr:
Pour continuer dans le ciel, il faut remplir un papier, et personne ne l'a jamais bien rempli.

=== when
en:
One clear evening
fr:
Un soir très clair

=== plant apple
en:
{>when}, {H} polished the last apple from the garden tree. Nobody was to bite it before the first falling star.
fr:
{>when}, {H} frotta la dernière pomme du jardin. Défense d'y mordre avant la première étoile filante.

=== about apple
en:
{F} looked in the bag. [F:An apple. Is there anything else?]
[H:No,] said {H}. [H:That's everything we've got.]
fr:
{F} regarda dans le sac.
[F:Une pomme. Et autre chose ?]
[H:Non,] dit {H}. [H:C'est tout ce qu'on a.]

=== pay apple
en:
Over the empty box were two small words: *Anything else?*
[H:Yes,] said {H}, and put the apple on the desk, although there was not another. [H:I declare this. It's for you.]
fr:
Au-dessus de la case vide, il y avait deux petits mots : *Autre chose ?*
[H:Oui,] dit {H} en posant la pomme sur le bureau, et c'était la seule. [H:Je déclare ça. C'est pour vous.]

=== pay own
en:
Over the empty box were two small words: *Anything else?*
[H:Yes,] said {H}, and put {h:his|her} {T} on the desk, and let go. [H:I declare {n:this. It's|these. They're} the best thing I've got. For you.]
fr:
Au-dessus de la case vide, il y avait deux petits mots : *Autre chose ?*
[H:Oui,] dit {H} en posant {son T} sur le bureau, pour de bon. [H:Je déclare ça. C'est ce que j'ai de mieux. C'est pour vous.]

=== lack >
en:
In the narrow place between two stars sat a robot, behind a desk, with a stamp.
[V:Form,] said {V}. [V:Too long.] *Stamp.* NO. [V:Next. Too short.] *Stamp.* NO.
The queue went round the asteroid and met itself.
[N:I only want to go home,] said a small green person. [N:I was smaller when I joined.]
{>gag1}
[V:Next,] said {V}, and looked straight at {H}.
fr:
Entre deux étoiles, là où le chemin est étroit, il y avait un bureau, un robot et son tampon.
[V:Formulaire,] dit {V}. [V:Trop long.]
*Tam.* NON.
[V:Au suivant. Trop court.]
*Tam.* NON.
La queue faisait le tour de l'astéroïde et se rejoignait.
[N:Je veux juste rentrer chez moi,] dit un petit bonhomme vert. [N:J'étais plus petit quand je suis arrivé.]
{>gag1}
[V:Au suivant,] dit {V} en regardant {H}.

=== try form
en:
A form is a paper that asks you things. This one had ninety-nine boxes. {H} filled in every one that asked {h:him|her} anything. *Name. Other name. Number of knees. Have you ever been a comet? If so, why did you stop?*
[F:Put mine down as well,] whispered {F}. [F:To be on the safe side.]
{V} turned to the end. He looked. Then he went back, and found a comma on page six.
[V:Facing the wrong way,] he said. *Stamp.* NO.
{>fail}
fr:
Un formulaire, c'est un papier qui pose des questions. Celui-là avait quatre-vingt-dix-neuf cases. {H} remplit toutes celles qui demandaient quelque chose. *Nom. Autre nom. Nombre de genoux. Avez-vous déjà été une comète ? Si oui, pourquoi avoir arrêté ?*
[F:Mets aussi les miens,] chuchota {F}. [F:On ne sait jamais.]
{V} alla tout de suite à la fin. Il regarda. Puis il revint en arrière et trouva une virgule, page six.
[V:À l'envers,] dit-il.
*Tam.* NON.
{>fail}

=== recap form
en:
{V} had turned to the end before anything else.
fr:
{V} était allé tout de suite à la fin.

=== try box >
en:
[H:Parcels don't need a form,] said {H}. So they got into one. They cut holes in the bottom, for feet, and set off along the side of the desk.
It was dark in there, and it smelled of bananas.
[V:Stop,] said {V}. [V:What is in this parcel?]
Nobody breathed.
[F:Bananas,] said {F}, in a banana's voice.
*Stamp*, went the lid. NO.
[V:Bananas have a form as well,] said {V}. [V:It is yellow.]
fr:
[H:Les cartons n'ont pas besoin de papiers,] dit {H}.
{hf:Ils|Elles} en prirent donc un grand. {hf:Ils|Elles} firent des trous dessous, pour les pieds, et partirent le long du bureau.
Il faisait noir, et ça sentait la banane.
[V:Halte,] dit {V}. [V:Qu'y a-t-il dans ce carton ?]
Personne ne respirait.
[F:Des bananes,] dit {F} avec une voix de banane.
*Tam*, fit le couvercle. NON.
[V:Les bananes aussi ont un formulaire,] dit {V}. [V:Il est jaune.]

=== recap box
en:
Even bananas had a form.
fr:
Même les bananes avaient un formulaire.

=== try uniform >
en:
[H:He has to obey somebody,] said {H}. They found a tin lid for a medal and a lampshade for a hat, and {H} marched up in them. {each:@ saluted.|@ saluted.}
[H:I am the Head Inspector. Let everyone through!]
{V} stood up. He saluted. He had gone quite pale, for a robot.
[V:You came,] he said. [V:I have asked and asked for somebody to come.]
Then the lampshade slipped, and {V} saw who it was, and sat down slowly. *Stamp*, very softly. NO.
fr:
[H:Il obéit forcément à quelqu'un,] dit {H}.
Un couvercle fit la médaille, un abat-jour le chapeau, et {H} s'avança au pas. {each:@ saluait.|@ saluaient.}
[H:Je suis {h:l'Inspecteur|l'Inspectrice} en chef. Laissez passer tout le monde !]
{V} se leva. Il salua. Il était tout pâle, pour un robot.
[V:Vous êtes {h:venu|venue},] dit-il. [V:J'ai tant demandé que quelqu'un vienne.]
Puis l'abat-jour glissa. {V} vit qui c'était, et se rassit lentement. *Tam*, très doucement. NON.

=== recap uniform
en:
{V} had asked and asked for somebody to come.
fr:
{V} avait tant demandé que quelqu'un vienne.

=== way >
en:
They walked down the queue, to ask if anyone had ever got through.
{>talent}
{>go}
[A:It's nearly my turn,] said an old snail, near the back. [A:It has been for years. So I watch the robot. Whatever you give him, he goes to the end first. He looks, like somebody who thought he heard the door. And *then* he finds the mistake.]
fr:
{hf:Ils|Elles} remontèrent la queue pour demander si quelqu'un était déjà passé.
{>talent}
{>go}
[A:Bientôt, c'est mon tour,] dit un vieil escargot, vers le fond. [A:Depuis des années. Alors, le robot, je l'observe. Quoi qu'on lui donne, il va d'abord à la fin. Il regarde, comme quelqu'un qui a cru entendre la porte. Et *après*, il trouve la faute.]

=== road >
en:
Right at the end of the queue was a shed for old forms. There were a million of them, all stamped NO.
{H} pulled one out, then another. Every box was full, down to ninety-eight. Under that stood: *99. Anything else?* And there, each time, was nothing.
[F:What would you put?] asked {F}. [F:There isn't anything else.]
[H:A million people,] said {H}, [H:and not one of them thought of anything else.]
fr:
Tout au bout de la queue, il y avait une remise pour les vieux formulaires. Il y en avait un million, tous tamponnés NON.
{H} en tira un, puis un autre. Toutes les cases étaient remplies, jusqu'à la quatre-vingt-dix-huit. Dessous, on lisait : *99. Autre chose ?* Et là, chaque fois, il n'y avait rien.
[F:Qu'est-ce que tu mettrais ?] demanda {F}. [F:Il n'y a rien d'autre.]
[H:Un million de gens,] dit {H}, [H:et pas un n'a pensé à autre chose.]

=== strand >
en:
The small green person was carrying a jar, and in the jar there was an egg.
[N:It's my sister,] he said. [N:She isn't out yet. I was to bring her home by Tuesday.]
*Tock*, went the egg.
[N:She's impatient,] said the green person. [N:She doesn't get it from me.]
[F:If she comes out here,] said {F}, [F:will she have to fill in a form?]
They all looked at the desk. *Tock*, went the egg.
fr:
Le petit bonhomme vert portait un bocal et, dans le bocal, un œuf.
[N:C'est ma sœur,] dit-il. [N:Elle n'est pas encore sortie. Je devais la ramener pour mardi.]
*Toc*, fit l'œuf.
[N:Elle s'impatiente,] dit le bonhomme vert. [N:Elle ne tient pas de moi.]
[F:Si elle sort ici,] dit {F}, [F:il lui faudra un formulaire ?]
Tout le monde regarda le bureau. *Toc*, fit l'œuf.

=== strandEnd
en:
The egg opened on the Tuesday. The sister was green, and her first word was *Next!*
fr:
L'œuf s'ouvrit le mardi, de l'autre côté. La petite sœur était verte, et son premier mot fut : *Au suivant !*

=== quiet
en:
At midnight the desk was shut for one minute. {V} put down the stamp, got up, and walked to the edge.
There was nothing there but sky. A rocket went by, far off, with lit windows, and somebody in it was laughing. He watched it until it was as small as a full stop.
Then he walked back and sat down.
[V:Next,] said {V}. He had not been doing anything. He had only been looking.
fr:
À minuit, le bureau fermait une minute. {V} posa le tampon, se leva et marcha jusqu'au bord.
Là, il n'y avait que le ciel. Une fusée passa, très loin, les fenêtres allumées, et quelqu'un riait dedans. Il la regarda jusqu'à ce qu'elle soit petite comme un point.
Puis il revint s'asseoir.
[V:Au suivant,] dit {V}.
Il n'avait rien fait. Il avait juste regardé.

=== insight >
en:
{H} stood on a suitcase to see across the desk.
{>gag2}
{>recap1} {>recap2}
The robot took the next form, and went to the end first, as you do with a letter. When he came to box ninety-nine, his lamps went bright. Then he saw that it was empty, and they went dim.
[H:*Anything else?*] said {H}. [H:That's the box where you could write something to *him*! He asks everybody everything, and nobody asks him.]
fr:
{H} monta sur une valise, pour voir par-dessus le bureau.
{>gag2}
{>recap1} {>recap2}
Le robot prit le formulaire suivant et alla tout de suite à la fin, comme on fait d'une lettre. Devant la case quatre-vingt-dix-neuf, ses lampes s'allumèrent. Mais la case était vide, et les lampes baissèrent.
[H:*Autre chose ?*] dit {H}. [H:C'est la case où l'on pourrait lui écrire, à lui ! Il demande tout à tout le monde, et personne ne lui demande rien.]

=== turn draw
en:
{H} took a clean form, and left out boxes one to ninety-eight. In the last box {h:he|she} drew a desk, with two chairs. In the one sat a robot. In the other sat somebody listening.
{V} turned to the end, and his lamps came on, one after another.
[V:That chair,] he said. [V:I have not got that chair.]
{>pay}
Then {H} asked what nobody ever asks. [H:How are you?]
fr:
{H} prit une feuille neuve et sauta les cases une à quatre-vingt-dix-huit. Dans la dernière, {h:il|elle} dessina un bureau et deux chaises. Sur l'une, il y avait un robot. Sur l'autre, quelqu'un qui l'écoutait.
{V} alla à la fin, et ses lampes s'allumèrent l'une après l'autre.
[V:Cette chaise,] dit-il. [V:Je n'ai pas cette chaise.]
{>pay}
Puis {H} demanda ce que personne ne demande jamais.
[H:Comment allez-vous ?]

=== turn why
en:
{H} took a clean form, and left out boxes one to ninety-eight. In the last one {h:he|she} wrote: *Why do you sit with your back to the stars? Why only one chair? And how are you?*
{V} turned to the end. His lamps came on, one after another, as far as the top.
[V:There are three questions here,] he said. [V:For me?]
{>pay}
[V:Nobody,] said {V}, [V:has ever declared anything *to* me.]
fr:
{H} prit une feuille neuve et sauta les cases une à quatre-vingt-dix-huit. Dans la dernière, {h:il|elle} écrivit : *Pourquoi tournez-vous le dos aux étoiles ? Pourquoi une seule chaise ? Et comment allez-vous ?*
{V} alla à la fin. Ses lampes s'allumèrent l'une après l'autre, jusqu'en haut.
[V:Il y a trois questions,] dit-il. [V:Pour moi ?]
{>pay}
[V:On ne m'a jamais rien déclaré,] dit {V}, [V:à moi.]

=== restore
en:
It took {V} an hour to say how he was. Then he turned over the stamp. On its other side it said YES.
*Stamp, stamp, stamp*, all down the queue, and for each of them a *how are you*.
[V:I am fine,] he told them. [V:I have been asked.]
{>close}
Falling stars land wherever they like. Nobody asks those for a form.
fr:
Il fallut une heure à {V} pour dire comment il allait. Puis il retourna le tampon. De l'autre côté, on lisait OUI.
*Tam, tam, tam*, tout le long de la queue, et pour chacun un *comment allez-vous*.
[V:Je vais bien,] disait-il. [V:On me l'a demandé.]
{>close}
Les étoiles filantes atterrissent où elles veulent. À elles, personne ne demande de papiers.

=== last
en:
{each:@ said *very well, thank you*, and then the truth.|@ said *very well, thank you*, and then the truth.}
fr:
{each:@ répondit *très bien, merci*, puis la vérité.|@ répondirent *très bien, merci*, puis la vérité.}

=== cameo
en:
Far off, between two stars, a robot leaned over his desk and waved at them with a stamp.
fr:
Très loin, entre deux étoiles, un robot se pencha sur son bureau et leur fit signe avec un tampon.

=== ask
en:
What was the robot looking for in the last box?
What would you write there?
Who asks you how you are, and who do you ask?
fr:
Que cherchait le robot dans la dernière case ?
Et toi, qu'est-ce que tu y écrirais ?
Qui te demande comment tu vas, et à qui le demandes-tu ?
`
