export const band0to4 = `
=== title
en:
Wait, Little Whale!
fr:
Attends, bébé baleine !

=== title
en:
Where Is Mama Whale?
fr:
Où est maman baleine ?

=== teaser
en:
Little whale looks for Mama. Round the rock he goes. Where can she be?
fr:
Bébé baleine cherche Maman. Il tourne, il tourne. Où est-elle ?

=== when
en:
Today
fr:
Aujourd'hui

=== refrain
en:
Mama! Mama! Where are you?
fr:
Maman, Maman, où es-tu ?

=== refrainLast
en:
Mama! Mama! Here I am!
fr:
Maman, Maman, je suis là !

=== out
en:
< {Crew} dive in. *Splash!*
~ {Crew} dive down, down, down into the sea.
~ Far down, somebody calls.
fr:
< {Crew} plongent. *Plouf* !
~ {Crew} descendent, descendent dans la mer.
~ Tout au fond, quelqu'un appelle.

=== plant mitten
en:
< {H}'s blue mitten is soft, like a hand.
~ {H}'s blue mitten is soft. It is like a hand to hold.
fr:
< C'est doux comme une main, la moufle {de H}.
~ C'est doux, la moufle bleue {de H}. On dirait une main à tenir.

=== pay mitten
en:
< {h:He|She} gives the whale the mitten to hold.
~ {h:He|She} gives the whale the blue mitten. It is like a hand to hold.
fr:
< {h:Il|Elle} donne sa moufle au bébé, comme une main.
~ {h:Il|Elle} donne sa moufle bleue au bébé baleine. C'est comme une main.

=== plant music
en:
*Ting, ting, ting*, goes {H}'s music box.
fr:
< *Ting* ! fait la boîte à musique {de H}.
~ *Ting, ting, ting*, fait la boîte à musique {de H}.

=== pay music
en:
< {h:He|She} gives the whale the box. *Ting!*
~ {h:He|She} gives the whale the music box. *Ting, ting.* It plays till Mama comes.
fr:
< {h:Il|Elle} donne la boîte à musique au bébé. *Ting* !
~ {h:Il|Elle} donne la boîte à musique au bébé baleine. *Ting, ting*, en attendant Maman.

=== pay own
en:
< The whale minds the {T}. Don't move!
~ The whale may hold the {T} in his mouth. Now he must not move.
fr:
< Le bébé garde {le T}. Sans bouger !
~ Le bébé baleine garde {le T} {de H} dans sa bouche. Il ne doit plus bouger.

=== lack >
en:
< A small whale swims. Round and round a rock. All alone.
~ A small whale swims round a rock.
~ He is all alone.
~ Round he goes. And round. And round.
+ The rock is so big that he cannot see the end.
[N:{>refrain}]
fr:
Un bébé baleine nage autour d'un rocher.
Il est tout seul.
~ Il tourne. Il tourne. Il tourne.
+ Le rocher est si grand qu'on n'en voit pas le bout.
[N:{>refrain}]

=== try octopus >
en:
< [H:Octopus! Where is his mama?] asks {H}.
~ [H:Octopus! Where is Mama Whale?] asks {H}.
Eight arms. This way! That way! This way!
~ [F:Which way?] asks {F}. Eight ways at once.
+ They swim up. They swim down.
< No mama.
~ No Mama Whale.
fr:
[H:Pieuvre, où est maman baleine ?] demande {H}.
< Huit bras. Par ici ! Par là ! Par ici !
~ La pieuvre a huit bras. Par ici ! Par là ! Par ici !
~ [F:C'est par où ?] dit {F}. Huit chemins à la fois.
+ On nage en haut. On nage en bas.
Pas de maman baleine.

=== try race >
en:
Fast, fast, round the rock! *Whoosh!*
+ So fast that the crabs hold on to their hats.
{H} holds one fin. {F} holds {H}.
Bubbles. Big bubbles! Who was here?
fr:
Vite, vite, autour du rocher !
+ Si vite que les crabes tiennent leur chapeau.
{H} tient une nageoire. {F} tient {H}.
Des bulles. De grosses bulles ! Qui était là ?

=== try sardines >
en:
[O:Come with us!] say the fish.
{H} follows the fish. {F} follows {H}. The fish follow {F}.
~ {each:@ comes too.|@ come too.}
+ Who is first? Nobody knows.
~ Round, round, round. {F} sees stars.
< No mama.
~ No Mama Whale.
fr:
[O:Suivez-nous !] disent les poissons.
{H} suit les poissons. {F} suit {H}. Les poissons suivent {F}.
~ {each:@ suit aussi.|@ suivent aussi.}
+ Qui est devant ? Personne ne sait.
~ Et ça tourne, ça tourne. {F} voit des étoiles.
Pas de maman baleine.

=== way >
en:
~ An old turtle opens one eye.
< A turtle wakes up.
~ {each:@ says good morning.|@ say good morning.}
< [C:A baby goes by. A mama goes by.]
~ [C:A baby goes by. A mama goes by. A baby. A mama...]
+ She sees all that, because she never moves.
~ And she shuts her eye.
[N:{>refrain}]
fr:
Une vieille tortue ouvre un œil.
~ {each:@ lui dit bonjour.|@ lui disent bonjour.}
[C:Un bébé passe. Une maman passe. Un bébé. Une maman...]
+ Elle voit tout, parce qu'elle ne bouge pas.
~ Et elle referme l'œil.
[N:{>refrain}]

=== insight >
en:
[H:You swim round,] says {H}. [H:And Mama swims round. Stop!]
~ Round and round, and they never meet.
+ She is always just behind the rock.
[N:Stop?] says the whale.
fr:
[H:Toi, tu tournes,] dit {H}. [H:Ta maman tourne aussi. Stop !]
~ Ça tourne, ça tourne, et on ne se voit jamais.
+ Elle est toujours juste derrière.
[N:Stop ?] dit le bébé baleine.

=== turn still >
en:
[H:Stay here,] says {H}.
{>pay}
~ {H} sits in the sand. One. Two. Three.
< *Shh.* Who is that? So big.
~ *Shh.* Somebody is coming. Somebody big.
fr:
[H:Reste là,] dit {H}.
{>pay}
~ {H} s'assoit dans le sable. Un. Deux. Trois.
*Chut.* Quelqu'un vient. Quelqu'un de grand.

=== turn tell >
en:
[H:Stay here,] says {H}.
{>pay}
~ And {H} tells a story, about a little whale who can wait.
< *Shh.* Who is that? So big.
~ *Shh.* Somebody is coming. Somebody big.
fr:
[H:Reste là,] dit {H}.
{>pay}
~ Et {H} raconte l'histoire d'un bébé baleine qui sait attendre.
*Chut.* Quelqu'un vient. Quelqu'un de grand.

=== turn why >
en:
~ [N:Why must I stay?] asks the whale.
< [H:Stay! She comes round,] says {H}.
~ [H:You stay, and she comes round,] says {H}.
{>pay}
< *Shh.* Who is that? So big.
~ *Shh.* Somebody is coming. Somebody big.
fr:
~ [N:Pourquoi je reste ?] demande le bébé baleine.
< [H:Reste, elle arrive,] dit {H}.
~ [H:Si tu restes, elle arrive,] dit {H}.
{>pay}
*Chut.* Quelqu'un vient. Quelqu'un de grand.

=== restore
en:
< His mama! Nose to nose.
~ It is his mama! Nose to nose.
~ {?has(own):And in his mouth? All safe.|}
{>again}
[N:{>refrainLast}]
~ And the big blue sea goes to sleep.
fr:
< Sa maman ! Nez contre nez.
~ C'est sa maman ! Nez contre nez.
~ {?has(own):Et dans sa bouche ? Rien de perdu.|}
{>again}
[N:{>refrainLast}]
~ Et la grande mer bleue s'endort.

=== again
en:
< {Everyone} catch bubbles. *Blop!*
~ *Blop!* A bubble on {F}'s nose! {each:@ gets one too.|@ get some too.} A big one for {H}.
fr:
< {Everyone} attrapent des bulles. *Blop !*
~ *Blop !* Une bulle sur le nez {de F} ! {each:@ en a une aussi.|@ en ont aussi.} Une grosse pour {H}.

=== cameo
en:
A little whale goes by with his mama. Hello, whale!
fr:
Un bébé baleine passe avec sa maman. Bonjour, baleine !

=== ask
en:
Who did the little whale look for?
Who came in the end?
What do you hold when you wait?
fr:
Il cherchait qui, le bébé baleine ?
Et qui est venu, à la fin ?
Toi, tu tiens quoi quand tu attends ?
`
