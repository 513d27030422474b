export const band5to8 = `
=== title
en:
The School That Came Home with {H}
fr:
L'école qui suivait {H}

=== title
en:
School on Tiptoe
fr:
Un, deux, trois, école !

=== teaser
en:
At four o'clock everybody goes home, and since Monday the school has been coming too.
fr:
À quatre heures, tout le monde rentre à la maison et, depuis lundi, l'école aussi.

=== when
en:
One windy Thursday
fr:
Un jeudi de grand vent

=== plant blanket
en:
{>when}, {H} had the small blanket under one arm. It had been washed so often that no two people agreed about its colour.
fr:
{>when}, {H} avait sa petite couverture sous le bras. On l'avait tant lavée que personne n'était d'accord sur la couleur.

=== about blanket
en:
[F:It's a bit short for you,] said {F}.
[H:You just choose which end of you it's for,] said {H}.
fr:
[F:Elle est un peu courte, non ?] demanda {F}.
[H:Il suffit de choisir quel bout on couvre,] dit {H}.

=== pay blanket
en:
The school's feet were bare, and blue with cold. {H} shook out the small blanket and chose the big toe, on the left. It fitted exactly.
[H:Keep it,] said {H}, after a moment. [H:There's getting to be too much of me.]
fr:
Les pieds de l'école étaient nus, et bleus de froid. {H} déplia la petite couverture et choisit le gros orteil, à gauche. C'était juste la bonne taille.
[H:Garde-la,] dit {H} au bout d'un moment. [H:Moi, je commence à avoir trop de bouts.]

=== plant musicbox
en:
{>when}, {H} wound up the little music box. It played the first half of a tune and stopped, as it always did, to think.
fr:
{>when}, {H} remonta sa petite boîte à musique. Elle joua la première moitié d'un air et s'arrêta, comme toujours, pour réfléchir.

=== about musicbox
en:
[F:And how does the rest go?] asked {F}.
[H:It hasn't remembered yet,] said {H}. [H:I never rush it.]
fr:
[F:Et la suite ?] demanda {F}.
[H:Elle cherche,] dit {H}. [H:Il ne faut pas la presser.]

=== pay musicbox
en:
So that the school could sleep, {H} wound up the music box and stood it on the sill, to stay. It played its half and stopped to think. And down in the cellar, very softly, all the pipes began to hum the other one.
fr:
Pour que l'école s'endorme, {H} remonta la boîte à musique et la posa sur le rebord d'une fenêtre, pour toujours. Elle joua sa moitié, puis s'arrêta pour réfléchir. Alors, à la cave, tout doucement, tous les tuyaux se mirent à fredonner l'autre.

=== pay own
en:
Then the school itself put up a hand. [N:And what comes after *present*?]
[H:You hold on to something, and you shut your eyes,] said {H}, and laid {h:his|her} {T} in the big white hand.
In a hundred years the school had been left a great many things. It had never been lent one.
fr:
Alors l'école, à son tour, leva le doigt.
[N:Et après *présent* ?]
[H:Après, on serre quelque chose, et on ferme les yeux,] dit {H} en posant {son T} dans la grande main blanche.
En cent ans, on en avait oublié, des affaires, à l'école. On ne lui en avait jamais prêté.

=== pay own scarf
en:
The school's feet were bare, and blue with cold. {H} wound the {T} round the big toe, on the left, three times, and tied a bow.
[N:Is that what one does?] asked the school. [N:At home?]
[H:Every night,] said {H}. [H:It's called being tucked in.]
fr:
Les pieds de l'école étaient nus, et bleus de froid. {H} enroula {son T} autour du gros orteil, à gauche : trois tours, et un nœud.
[N:C'est ce qu'on fait, à la maison ?] demanda l'école.
[H:Tous les soirs,] dit {H}. [H:Ça s'appelle border.]

=== about own
en:
[F:Do you take your {T} to bed with you?] asked {F}.
[H:Only when {n:it's|they're} tired,] said {H}.
fr:
[F:{Ton T}, ça dort avec toi ?] demanda {F}.
[H:Seulement les soirs de fatigue,] dit {H}.

=== lack >
en:
Something was walking behind them. When they stopped, it stopped. They turned round, fast.
Between the baker's and the bank stood the school. It was studying the clouds, and it had bare feet.
[A:No schools on the pavement!] cried {A}, the town's only policeman, who was a penguin. [A:On Sunday it turned a hundred, blew out its candles and made a wish. And now look! Hands! And feet! All night long it goes from window to window. Nobody sleeps!]
[N:I'm only standing,] said the school.
{>gag1}
fr:
Quelqu'un marchait derrière. Quand {hf:ils|elles} s'arrêtaient, ça s'arrêtait. {hf:Ils|Elles} se retournèrent d'un coup.
Entre la boulangerie et la banque, il y avait l'école. Elle regardait les nuages. Elle était pieds nus.
[A:Pas d'école sur le trottoir !] cria l'agent {A}, un manchot empereur. [A:Dimanche, elle a eu cent ans, et elle a fait un vœu. Et voilà le travail : des mains, et des pieds ! Elle va toute la nuit d'une fenêtre à l'autre. Plus personne ne dort !]
[N:Faites comme si je n'étais pas là,] dit l'école.
{>gag1}

=== try push
en:
[H:It only has to go back,] said {H}. They got behind the school, put their shoulders to the kitchen door, and pushed. {each:@ took the drainpipe.|@ took the drainpipe.}
But the school was ticklish, just under the gutters. It laughed till the chalk flew out of its windows. Then it sat down, on a stall full of melons.
It looked over its shoulder to see who was there.
[N:Just you?] it said, and stopped laughing. [N:And the others?]
{>fail}
fr:
[H:Il faut qu'elle rentre, c'est tout,] dit {H}.
{hf:Ils|Elles} se mirent derrière l'école et poussèrent, l'épaule contre la porte des cuisines. {each:@ poussait la gouttière.|@ poussaient la gouttière.}
Mais l'école était chatouilleuse, juste sous le toit. Elle rit si fort que la craie s'envola par les fenêtres. Puis elle s'assit sur un étalage de melons.
Elle regarda par-dessus son épaule.
[N:Il n'y a que vous ?] dit-elle. [N:Et les autres ?]
Et elle ne riait plus.
{>fail}

=== recap push
en:
When they had pushed the school, it had asked about the others.
fr:
Quand on l'avait poussée, l'école avait demandé où étaient les autres.

=== try sign >
en:
{A} had a better idea. He put up a sign with an arrow, in his best writing: *ALL SCOOLS GO HOME*.
[A:It can read,] he whispered. [A:And it has never once been naughty.]
The school stopped. It read the sign. Then a hand came out of a window with a red pencil, put in the H, and wrote underneath: *Seven out of ten. Good try!*
[N:You're coming on,] said the school warmly, and went the other way. [N:Now, which way did they all go?]
fr:
L'agent {A} eut une meilleure idée. Il planta un panneau avec une flèche, de sa plus belle écriture : *RENTRÉ PAR LÀ*.
[A:Elle sait lire,] souffla-t-il. [A:Et elle a toujours été sage.]
L'école s'arrêta. Elle lut. Puis une main sortit par une fenêtre avec un crayon rouge, barra le É, mit EZ et nota dessous : *Sept sur dix. Attention aux verbes !*
[N:Vous êtes en progrès,] dit l'école, qui partit de l'autre côté. [N:Et les enfants, ils sont passés par où ?]

=== recap sign
en:
When the school had read the sign, it had asked which way they went.
fr:
Devant le panneau, l'école avait demandé où ils étaient passés.

=== try hide >
en:
Then the whole town pretended to be out. Lamps went dark, and curtains closed. {H} and {F} just had time to get behind a bush. {each:@ was the next bush.|@ were the next bush.}
The street shook. The school went down on its knees at the first house, put one eye to the keyhole, and knocked.
Nobody said a word.
[N:I see,] said a very deep, very small voice. A pencil scratched. Then the feet went on, to the next house, and the next.
fr:
Ensuite, toute la ville fit semblant d'être sortie. Les lampes s'éteignirent, les rideaux se fermèrent. {H} et {F} eurent juste le temps de passer derrière un buisson. {each:@ faisait le buisson d'à côté.|@ faisaient le buisson d'à côté.}
La rue trembla. L'école se mit à genoux devant la première maison, colla un œil à la serrure et frappa.
Personne ne dit rien.
[N:Bon,] fit une grosse voix, toute petite.
On entendit gratter un crayon. Puis les pieds s'en allèrent chez le voisin, et chez le voisin du voisin.

=== recap hide
en:
When nobody had said a word, the school had written something down.
fr:
Quand personne n'avait rien dit, l'école avait noté quelque chose.

=== strand >
en:
Outside the bakery stood old {B}, with flour up to her elbows.
[B:It comes to me as well,] she said. [B:Last of all, when it's nearly light. There hasn't been a child in this house for fifty years! It knocks, and it says: *Dot?*]
[H:Who is Dot?]
[B:Nobody,] said {B}, rather fast. [B:Nobody has called me that since I was seven.]
And she gave everyone a bun, so that they couldn't ask anything else.
fr:
Devant la boulangerie attendait la vieille {B}, de la farine jusqu'aux coudes.
[B:Elle vient chez moi aussi,] dit-elle. [B:En dernier, quand il fait presque jour. Il n'y a pas eu d'enfant ici depuis cinquante ans ! Elle frappe, et elle dit : *Odette ?*]
[H:C'est qui, Odette ?]
[B:Personne,] dit {B}, un peu vite. [B:On ne m'appelle plus comme ça depuis mes sept ans.]
Et elle donna une brioche à tout le monde. On ne pose pas de questions la bouche pleine.

=== way >
en:
[H:Now it's our turn to follow *it*,] said {H}, and they went after it on tiptoe. Whenever the school looked round, they stood quite still and were lamp posts.
{>go}
The school walked past the bank. It walked past the dentist's. It stopped wherever there was a small pair of boots outside the door. There it bent down, holding on to its bell so that it wouldn't ring.
fr:
[H:Maintenant, c'est nous qui la suivons,] dit {H}.
Et en avant, sur la pointe des pieds ! Quand l'école se retournait, plus personne ne bougeait, et on faisait les réverbères.
{>go}
L'école passa devant la banque, et devant le dentiste. Elle s'arrêtait partout où de petites bottes attendaient devant la porte. Alors elle se penchait, et tenait sa cloche à deux mains pour l'empêcher de sonner.

=== road >
en:
All over the town there were prints, as long as bathtubs. {H} and {F} walked along beside them.
First the prints led to Ada's door. From there they went right across the town to Boris's. Then they came all the way back to Clementine, who lives next door to Ada.
[F:Nobody would walk like that!] said {F}.
{H} said it over to {h:himself|herself}: Ada, Boris, Clementine. It sounded like something. It sounded like half past eight in the morning.
fr:
Il y avait des traces dans toute la ville, longues comme des baignoires. {H} et {F} marchèrent à côté.
D'abord, les traces menaient chez Anatole. De là, elles traversaient toute la ville jusque chez Boris. Puis elles revenaient chez Clémentine, qui habite juste à côté d'Anatole.
[F:Personne ne marche comme ça !] dit {F}.
{H} répéta tout bas : Anatole, Boris, Clémentine. Ça lui rappelait quelque chose. Ça lui rappelait huit heures et demie du matin.

=== quiet >
en:
The school sat down in the park to rest its feet, and they crept in by the kitchen door.
Everything was the same as always, only nobody was in it. The chairs stood on the tables, with their legs in the air. A tap was counting drops.
{H} sat down in the usual place and put up a hand. Nobody asked what it was.
[F:I don't like it,] whispered {F}. [F:It's so tidy.]
They went out again backwards, so as not to wake a chair.
fr:
L'école s'assit dans le parc pour se reposer les pieds. {hf:Ils|Elles} entrèrent sans bruit, par la porte des cuisines.
Tout était comme d'habitude, sauf qu'il n'y avait personne dedans. Les chaises étaient sur les tables, les pattes en l'air. Un robinet comptait ses gouttes.
{H} s'assit à sa place et leva le doigt. Personne ne demanda pourquoi.
[F:Je n'aime pas ça,] souffla {F}. [F:C'est trop bien rangé.]
{hf:Ils|Elles} ressortirent à reculons, pour ne pas réveiller une chaise.

=== insight >
en:
The school bent over a dark house and knocked.
{>gag2}
{>recap1} {>recap2}
[N:Ada?] asked the school. It waited. It wrote one word. [N:Boris?]
[H:It's calling the register!] said {H}. [H:In the morning it calls us, and we say *present*. At night it calls us, and nobody says anything.]
The school had turned round. [N:Absent,] it said, very low. [N:All of you. Every night. So I wished that nobody would ever be missing. And on Monday I had feet.]
fr:
L'école se pencha sur une maison toute noire et frappa.
{>gag2}
{>recap1} {>recap2}
[N:Anatole ?] demanda l'école.
Elle attendit. Elle écrivit un mot.
[N:Boris ?]
[H:C'est l'appel !] dit {H}. [H:Elle fait l'appel ! Le matin, on répond *présent*. La nuit, elle appelle, et personne ne répond.]
L'école s'était retournée.
[N:Absents,] dit-elle tout bas. [N:Tous. Toutes les nuits. Alors j'ai fait le vœu qu'il ne manque plus jamais personne. Et lundi, j'avais des pieds.]

=== turn mimic
en:
{H} could do the teacher, cough and all. So {h:he|she} coughed. [H:Ada!]
[O:Present!] said a window, before it could stop itself.
[H:Boris!]
[O:Pwesent!] said the next one, with a toothbrush in it.
Lamp after lamp lit up. [N:But they're all there,] said the school. [N:They were there all the time.]
{>pay}
fr:
{H} savait faire la maîtresse, même la toux. {h:Il|Elle} toussa.
[H:Anatole !]
[O:Présent !] dit une fenêtre, avant d'avoir réfléchi.
[H:Boris !]
[O:Préjent !] dit une autre, une brosse à dents dans la bouche.
Une lampe, puis une autre : toute la rue s'alluma.
[N:Mais ils sont tous là,] dit l'école. [N:Ils étaient là depuis le début.]
{>pay}

=== turn remember
en:
{H} never forgot anything: not the list, and not what anybody did before bed.
[H:Ada, in the bath!] {h:he|she} called. [H:Boris, brushing his teeth!]
[O:Present!] shouted somebody, with a splash.
[O:Pwesent!] said somebody else.
One after the other the lamps were lit. [N:But they're all there,] said the school. [N:They were there all the time.]
{>pay}
fr:
{H} n'oubliait jamais rien, ni la liste, ni ce que chacun faisait avant de se coucher.
[H:Anatole, dans le bain !] cria-t-{h:il|elle}. [H:Boris, aux dents !]
[O:Présent !] fit quelqu'un, avec un grand plouf.
[O:Préjent !] fit quelqu'un d'autre.
Toutes les lampes de la rue s'allumèrent.
[N:Mais ils sont tous là,] dit l'école. [N:Ils étaient là depuis le début.]
{>pay}

=== turn why
en:
[H:Why absent?] asked {H}.
[N:Because they aren't in school.]
[H:And why would you have to be in school to be present?]
Nobody had ever asked that. [N:{H}?] tried the school, very softly.
[H:Present,] said {H}.
[O:Present!] said a window. [O:Pwesent!] said another, with a toothbrush in it. And one by one, the lamps came on.
{>pay}
fr:
[H:Pourquoi, absents ?] demanda {H}.
[N:Parce qu'ils ne sont pas à l'école.]
[H:Et pourquoi il faudrait être à l'école, pour être présent ?]
Personne n'avait jamais demandé ça.
[N:{H} ?] essaya l'école, tout doucement.
[H:Présent{h:|e},] dit {H}.
[O:Présent !] cria une fenêtre.
[O:Préjent !] cria une autre, une brosse à dents dans la bouche.
Et toutes les lampes s'allumèrent.
{>pay}

=== restore
en:
The school went back to its place, and sat down on its feet. {A} wrote it a ticket: *For sleeping at last.* There was no mistake in it. He got a star.
{>close}
These days the school reads its list at eight, and at window after window somebody in pyjamas answers.
[N:Nobody missing,] says the empty school.
fr:
L'école rentra à sa place et s'assit sur ses pieds. L'agent {A} lui mit une amende : *Pour avoir enfin dormi.* Pas une faute. Il eut un bon point.
{>close}
Maintenant, l'école lit sa liste à huit heures et, d'une fenêtre à l'autre, quelqu'un répond en pyjama.
[N:Il ne manque personne,] dit l'école vide.
Et elle ferme le cahier.

=== last
en:
{each:@ had answered twice, to be safe.|@ had answered twice, to be safe.}
fr:
{each:@ avait répondu deux fois, par prudence.|@ avaient répondu deux fois, par prudence.}

=== strandEnd
en:
Last of all, the school had called: *Dot Plum?* And an old voice behind the bakery shutters had said: *Present. I had a cold.*
fr:
Au bas de la liste, l'école avait appelé : *Odette Prune ?* Et, derrière les volets de la boulangerie, une vieille voix avait dit : *Présente. J'étais enrhumée.*

=== cameo
en:
Beside the park a school was sitting on its feet, with its eyes shut and one lamp on.
fr:
Près du parc, une école dormait assise sur ses pieds, une lampe allumée.

=== ask
en:
Why did the school put its eye to every keyhole?
What did it write down at each door, and was it true?
Who likes to know that you are there?
fr:
Pourquoi l'école collait-elle son œil à toutes les serrures ?
Quel mot écrivait-elle à chaque porte ? Était-ce vrai ?
Et toi, qui aime bien savoir que tu es là ?
`
