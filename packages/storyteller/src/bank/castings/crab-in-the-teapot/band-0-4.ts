export const band0to4 = `
=== title
en:
Who Is in the Teapot?
fr:
Qui est dans la théière ?

=== title
en:
Come Out, Crab!
fr:
Sors, petit crabe !

=== teaser
en:
Knock, knock. Somebody small is in the teapot.
fr:
Toc, toc. Quelqu'un de tout petit est dans la théière.

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
Knock, knock. Who is in?
fr:
Toc, toc. Qui est là ?

=== refrainLast
en:
Knock, knock. No one in!
fr:
Toc, toc. Plus personne !

=== plant hat
en:
{H} has a red hat. It is warm and soft.
fr:
{H} a un bonnet rouge. Il est chaud, il est doux.

=== pay hat
en:
{H} takes off the red hat. In it goes, under the lid.
fr:
{H} enlève son bonnet rouge. Hop, sous le couvercle !

=== plant cup
en:
{H} has a little blue cup. It has a fish on it.
fr:
{H} a une petite coupe bleue. Dessus, il y a un poisson.

=== pay cup
en:
{H} rolls the blue cup up to the pot. It is for Crab.
fr:
{H} fait rouler sa coupe bleue. C'est pour Crabe.

=== pay own
en:
{H} gives the {T}. In, under the lid! For Crab.
fr:
{H} donne {son T}. Hop, sous le couvercle ! C'est pour Crabe.

=== lack >
en:
*Splash!* Down in the sea there is a cake.
~ It is for Crab. But where is Crab?
~ {>gag1}
[H:{>refrain}]
fr:
*Plouf* ! Au fond de la mer, il y a un gâteau.
~ C'est pour Crabe. Mais où est Crabe ?
~ {>gag1}
[H:{>refrain}]

=== try tip >
en:
They tip the pot. Out comes a spoon.
~ Out come three bubbles. *Blub, blub, blub.*
[N:Don't look!] says Crab.
fr:
On penche la théière. Il sort une cuillère.
~ Il sort trois bulles. *Bloup, bloup, bloup.*
[N:Ne regarde pas !] dit Crabe.

=== try cake
en:
{H} puts down some cake. *Snap!* No cake.
~ More cake. *Snap!* No cake.
And no Crab.
fr:
{H} pose du gâteau. *Clac* ! Plus de gâteau.
~ Encore du gâteau. *Clac* ! Plus de gâteau.
Et pas de Crabe.

=== try band >
en:
The fish play. *Bim, bam!* All the sea dances.
~ {F} dances. The lid dances too.
But Crab stays in. Why?
fr:
Les poissons jouent. *Bim, bam* ! Toute la mer danse.
~ {F} danse. Le couvercle danse aussi.
Mais Crabe ne sort pas. Pourquoi ?

=== way >
en:
They swim to Crab's old house.
~ {>talent}
Oh! It is so, so small.
[H:{>refrain}]
fr:
On nage chez Crabe.
~ {>talent}
Oh ! Sa maison est toute petite.
[H:{>refrain}]

=== insight >
en:
{H} tries the little shell on one toe. It does not fit!
~ {>gag2}
[H:Oh, Crab! You grew!]
[N:Sh!] says Crab.
fr:
{H} met la petite coquille sur son orteil. Trop petit !
~ {>gag2}
[H:Oh, Crabe ! Tu as grandi !]
[N:Chut !] dit Crabe.

=== turn still
en:
{>pay}
~ {H} turns round. {F} turns round. Nobody looks.
*Tick, tick, tick.* Small feet!
fr:
{>pay}
~ {H} se retourne. {F} se retourne. Personne ne regarde.
*Tic, tic, tic.* Des petites pattes !

=== turn notice
en:
~ {H} looks in. One claw. One knee. Now {H} knows the size!
{>pay}
[N:It fits!] says Crab.
fr:
~ {H} regarde. Une pince. Un genou. {H} sait la taille !
{>pay}
[N:Ça me va !] dit Crabe.

=== turn why
en:
~ [H:Why? Why? Why?] says {H} to the pot.
{>pay}
[N:Stop! I'm coming out!] says Crab.
fr:
~ [H:Pourquoi ? Pourquoi ?] dit {H} à la théière.
{>pay}
[N:Arrête ! Je sors !] dit Crabe.

=== restore
en:
Here is Crab, in a new house! He dances, side, side, side.
[H:{>refrainLast}]
fr:
Voilà Crabe, dans sa maison neuve ! Il danse, de côté, de côté.
[H:{>refrainLast}]

=== cameo
en:
A crab goes by. Hello, Crab!
fr:
Un crabe passe. Bonjour, Crabe !

=== ask
en:
Who was in the pot?
What did Crab put on?
Can you walk like a crab?
fr:
Qui était dans la théière ?
Qu'est-ce que Crabe a mis ?
Tu sais marcher comme un crabe ?
`
