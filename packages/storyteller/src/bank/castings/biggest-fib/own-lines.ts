export const ownLines = `
=== wonder | 5-8, 9-14
en:
{H} thought of all that {V} had said, from the rain to the soup.
fr:
{H} repensa à tout ce qu'avait dit {V}, de la pluie à la soupe.

=== ending celebration | 5-8, 9-14
en:
There was soup for everybody that night, out of the seventh cup, and {V} had the ladle.
fr:
Ce soir-là, il y eut de la soupe pour tout le monde, dans la septième coupe, et {V} tenait la louche.

=== ending learning | 5-8, 9-14
en:
Next morning somebody said that it would snow. {H} found a hat first, and laughed afterwards.
fr:
Le lendemain, quelqu'un annonça de la neige. {H} prit d'abord son bonnet, et rit ensuite.

=== ending friends | 5-8, 9-14
en:
When {H} wants to know a thing for certain, there is a bear to ask, and somebody small to pour the tea.
fr:
Quand {H} veut savoir une chose pour de bon, il y a un ours à qui demander, et quelqu'un de tout petit pour servir le thé.

=== out | 5-8, 9-14
en:
{H} and {F} were off to the big clearing, where there was a gold cup to win.
fr:
{H} et {F} allaient à la grande clairière, où l'on pouvait gagner une coupe en or.
`
