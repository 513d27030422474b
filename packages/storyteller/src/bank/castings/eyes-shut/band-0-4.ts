export const band0to4 = `
=== title
en:
Wake Up, Sun!
fr:
Debout, soleil !

=== title
en:
Open Your Eyes!
fr:
Ouvre les yeux !

=== teaser
en:
The rooster wakes the sun. But who wakes the rooster's eyes?
fr:
Le coq réveille le soleil. Mais il ferme les yeux !

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
Cock-a-doodle-doo! Sun, where are you?
fr:
Cocorico ! Soleil, par ici !

=== refrainLast
en:
Cock-a-doodle-doo! Sun, I see you!
fr:
Cocorico ! Soleil, te voici !

=== plant trumpet
en:
{H} has a tin trumpet. *Toot!*
fr:
{H} a une trompette. *Tut* !

=== pay trumpet
en:
[H:Hold this!] says {H}. The rooster holds the tin trumpet.
fr:
[H:Tiens !] dit {H}. Le coq tient la trompette.

=== pay own
en:
[H:Hold {n:this|these}!] says {H}. The rooster holds the {T}.
fr:
[H:Tiens !] dit {H}. Le coq tient {le T}.

=== lack >
en:
[V:I wake the sun!] says the rooster. [V:Only me!]
~ The chick wants a go too.
~ {>gag1}
[V:{>refrain}]
fr:
[V:Le soleil, c'est moi !] dit le coq. [V:Rien que moi !]
~ Le poussin aussi voudrait essayer.
~ {>gag1}
[V:{>refrain}]

=== try pans >
en:
{H} bangs a pot. *Bang! Bong!* Up gets the cow.
~ Up get the sheep.
And the sun? No!
fr:
{H} tape sur une casserole. *Bing ! Bong !* La vache se lève.
~ Le mouton se lève.
Et le soleil ? Non !

=== try hill >
en:
~ They run up the hill.
A light! Is it the sun?
~ [F:Good morning!] says {F}.
No. It is the moon. Where is the sun?
fr:
On court sur la colline. Une lumière ! C'est le soleil ?
~ [F:Bonjour !] dit {F}.
Non. C'est la lune. Où est le soleil ?

=== try supper
en:
They give the rooster hot soup. He sleeps. Sh!
~ Now the chick can try!
*Cock-a-doodle-doo!* He sings in his sleep.
fr:
On donne de la soupe au coq. Il dort. Chut !
~ C'est le tour du poussin !
*Cocorico* ! Il chante en dormant.

=== way >
en:
~ {>talent}
Here is the hen. [A:The rooster asks me: is the sun pink?]
[N:{>refrain}]
fr:
~ {>talent}
Voici la poule.
[A:Le coq me demande : il est rose, le soleil ?]
[N:{>refrain}]

=== insight >
en:
The rooster sings. {H} looks at his eyes.
~ {>gag2}
[H:Oh! They are shut!]
fr:
Le coq chante. {H} regarde ses yeux.
~ {>gag2}
[H:Oh ! Ils sont fermés !]

=== turn whistle
en:
{>pay}
~ Then {H} whistles, very low. *Fwee.*
The rooster looks. Up comes the sun!
fr:
{>pay}
~ Puis {H} siffle, tout bas. *Piou.*
Le coq regarde. Le soleil monte !

=== turn why
en:
~ [H:Why shut your eyes?] says {H}. [H:Look!]
{>pay}
The rooster looks. Up comes the sun!
fr:
~ [H:Pourquoi tu fermes les yeux ?] dit {H}. [H:Regarde !]
{>pay}
Le coq regarde. Le soleil monte !

=== restore
en:
[V:It is pink!] says the rooster.
~ [V:Your turn, chick!]
[N:{>refrainLast}]
fr:
[V:Il est rose !] dit le coq. [V:Chante, poussin !]
[N:{>refrainLast}]

=== cameo
en:
A rooster says hello, with both eyes open.
fr:
Un coq dit bonjour, les yeux grands ouverts.

=== ask
en:
Who sings to the sun?
What colour is it in the morning?
Can you sing like a rooster?
fr:
Qui chante pour le soleil ?
De quelle couleur est-il, le matin ?
Tu sais chanter comme un coq ?
`
