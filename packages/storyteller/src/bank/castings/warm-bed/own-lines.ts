export const ownLines = `
=== wonder | 5-8, 9-14
en:
The corner of the blanket had been turned back, as you do for somebody.
fr:
Le coin de la couverture était rabattu, comme on le fait pour quelqu'un.

=== ending celebration | 5-8, 9-14
en:
The party went on from *ding* to *dong*. The whale brought a plate.
fr:
La fête dura de *ding* jusqu'à *dong*. La baleine apporta une assiette.

=== ending fame | 5-8, 9-14
en:
The minute between the two bells has had a name on the reef ever since. It is called {H}.
fr:
Depuis, sur le récif, la minute entre les deux cloches porte un nom. C'est {H}.

=== ending learning | 5-8, 9-14
en:
When {H} gets up, {h:he|she} pulls the blanket over the warm, to keep it in.
fr:
Quand {H} se lève, {h:il|elle} rabat la couverture sur le chaud, pour qu'il reste.

=== out | 5-8, 9-14
en:
From the quay {H} and {F} climbed down the long ladder, past the blue.
fr:
Du quai, {H} et {F} descendirent la longue échelle, plus bas que le bleu.
`
