import type { TextBand } from '@luciole/contract/book'
import type { Language } from '@luciole/contract/language'

/**
 * What a book for five and up says again on purpose: a running question, a line that comes back
 * turned, a list told twice, what somebody or something is called. Refrains set in italics and a
 * helper's joke need no line here. Whatever else five words say twice is a slip, and is named.
 */
const MEANT = `
best-kept-secret 5-8 en: looked at her feet the
best-kept-secret 5-8 en: the goat looked at her feet
best-kept-secret 5-8 fr: il y a quelque chose
best-kept-secret 5-8 fr: la chèvre regarda ses pieds le
best-kept-secret 9-14 fr: il y avait trente lampions et
best-kept-secret 9-14 fr: à la barrière du jardin
biggest-fib 5-8 en: the finest fib in the world
biggest-fib 5-8 fr: le plus beau mensonge du monde
biggest-fib 9-14 en: came in with the snow she
biggest-fib 9-14 en: the finest fib in the world
biggest-fib 9-14 fr: le plus beau mensonge du monde
bread-and-butter 9-14 fr: on entre ou on sort
bridge-question 5-8 en: what is on the other side
bridge-question 5-8 fr: il n’y est jamais allé
bridge-question 5-8 fr: ce qu’il y a de l’autre côté
bridge-question 9-14 en: what is on the other side
bridge-question 9-14 fr: ne sais pas ce qu’il y a de l’autre côté
cat-with-two-names 5-8 fr: est à moi criait madame
cat-with-two-names 5-8 fr: la théière de la grand-tante
cat-with-two-names 9-14 en: at the stroke of six
cat-with-two-names 9-14 fr: sur le coup de six heures
clock-that-waited 5-8 en: football a quarrel and making it up again
clock-that-waited 5-8 fr: ding c’était l’heure de la
clock-that-waited 9-14 en: a quarrel and a peace
clock-that-waited 9-14 fr: il faut bien que quelqu’un
cloud-in-the-oak 9-14 en: it did not say sorry
cloud-in-the-oak 9-14 en: together and not one of them
cloud-in-the-oak 9-14 en: you don’t have to do anything
cloud-in-the-oak 9-14 fr: c’était la première fois qu’il les
crab-in-the-teapot 5-8 en: played the one that goes bim
crab-in-the-teapot 5-8 fr: jouèrent celle qui fait bim
end-of-the-path 5-8 en: two left one right and round
end-of-the-path 5-8 fr: deux à gauche un à droite et
end-of-the-path 9-14 en: one to the right and round
end-of-the-path 9-14 fr: deux à gauche un à droite et
everybody-in-a-hat 9-14 en: tonight at the round stone
everybody-in-a-hat 9-14 fr: ce soir à la pierre ronde
eyes-shut 5-8 en: at one minute to five
eyes-shut 5-8 fr: le plus petit des poussins
eyes-shut 5-8 fr: à cinq heures moins une il
eyes-shut 5-8 fr: à la ferme de la colline
eyes-shut 9-14 fr: le plus petit des poussins
eyes-shut 9-14 fr: à la ferme de la colline
forgotten-password 5-8 en: says what the password is
forgotten-password 5-8 fr: c’est le mot de passe
forgotten-password 5-8 fr: le mot de passe dit barnabé
forgotten-password 5-8 fr: le mot de passe ça
forgotten-password 5-8 fr: pas sans le mot de passe
forgotten-password 5-8 fr: sur la porte il y
forgotten-password 5-8 fr: une bougie à la fenêtre
forgotten-password 9-14 fr: pas le mot de passe
forgotten-password 9-14 fr: pas sans le mot de passe
four-words 5-8 en: the last spoonful of honey
four-words 9-14 en: back back back back back back
four-words 9-14 en: on the shelf by the door
four-words 9-14 fr: de la digue là où la
goose-in-three-hats 5-8 fr: dans la porte du musée
goose-in-three-hats 5-8 fr: on a le droit de dire non
goose-in-three-hats 9-14 en: the rim of the fountain
home-for-supper 5-8 en: a hundred and seven steps
home-for-supper 5-8 en: the end of the world
home-for-supper 9-14 en: the end of the world
home-for-supper 9-14 en: at a hundred and seven
lamp-number-twelve 5-8 en: came out to look for
lamp-number-twelve 9-14 en: and the cat who had
lamp-number-twelve 9-14 fr: et le chat qui était
hats-off 5-8 en: to everybody and to the pigeons as well in case
hats-off 5-8 fr: bonjour à tout le monde et aux pigeons aussi dans le doute
hats-off 9-14 en: to the pigeons as well in case
hats-off 9-14 en: this high no higher
hats-off 9-14 fr: pas plus haut que ça
last-box 5-8 en: zeno turned to the end
last-box 5-8 fr: alla tout de suite à la fin
last-box 9-14 en: the edge of the desk
last-box 9-14 en: the end of the queue
last-box 9-14 fr: au bout de la queue
last-one-in-front 5-8 en: what a lot of oaks
last-one-in-front 9-14 en: can’t see to the end
last-one-in-front 9-14 en: they came to an oak
last-one-in-front 9-14 fr: on arriva à un chêne
last-one-in-front 9-14 fr: vous ne manquez pas de chênes
last-pages 5-8 en: he bent over the water and
last-pages 5-8 en: in the ring of mushrooms
last-pages 5-8 en: the walls up and up
last-pages 5-8 en: was worn to the shape of somebody
last-pages 5-8 fr: dans le cercle de champignons
last-pages 5-8 fr: le livre de la taupe
last-pages 5-8 fr: était creusé à la forme de quelqu’un de
last-pages 9-14 en: one there was a hollow
last-pages 9-14 fr: dans le cercle de champignons
left-mittens 9-14 en: ding it was the teacher
missing-twinkle 5-8 en: grandfather missed her he was
missing-twinkle 5-8 en: on it and it looked like a
missing-twinkle 5-8 en: on the ring of the next planet
missing-twinkle 5-8 en: she looked back at the
missing-twinkle 5-8 fr: elle se retourna sur les
missing-twinkle 5-8 fr: le livre d’or de la lune
missing-twinkle 5-8 fr: sur l’anneau de la planète d’à côté
missing-twinkle 9-14 fr: le livre d’or de la lune
moon-keeps-still 5-8 en: dust sat down on her nose
moon-keeps-still 5-8 en: dust sat down on his nose
moon-keeps-still 5-8 fr: dans le port les bateaux
moon-keeps-still 5-8 fr: il y a un trou
moon-keeps-still 9-14 en: at half past four i
moon-keeps-still 9-14 fr: à quatre heures et demie
nobody-passes 5-8 en: was a long way off
nobody-passes 5-8 fr: ce qu’il y a de l’autre côté
nobody-passes 9-14 fr: la porte il avait fait
not-laughing-cup 5-8 en: put one foot over the step
not-laughing-cup 9-14 en: one foot over the step
not-laughing-cup 9-14 fr: un pied sur le seuil
one-biscuit-short 5-8 en: with a tap on every head
one-biscuit-short 5-8 fr: une petite tape sur chaque tête
one-biscuit-short 9-14 en: want to make a fuss
one-biscuit-short 9-14 en: we go down we go down we
one-biscuit-short 9-14 fr: une tape sur chaque tête
salty-since-thursday 5-8 fr: une pincée de quelque chose
salty-since-thursday 9-14 fr: une pincée de quelque chose
seven-too-many 5-8 en: to begin with the neighbours
seven-too-many 5-8 fr: de commencer par les voisins
seven-too-many 9-14 en: the end of the eighth verse
shut-the-door 5-8 en: three leaves and a feather
shut-the-door 5-8 fr: trois feuilles et une plume
shut-the-door 9-14 en: three leaves and half a feather
ship-on-the-hill 5-8 fr: tout droit puis à gauche
sinking-crown 5-8 en: been wrong a hundred times
sinking-crown 5-8 en: the little pencil with the bitten end
sinking-crown 5-8 fr: le petit crayon au bout mordillé
slowest-race 5-8 en: an hour and a half
slowest-race 5-8 en: it was the finish the
slowest-race 5-8 en: the ground why do you want to
slowest-race 5-8 en: was still in last year’s race
slowest-race 5-8 fr: la course de l’an dernier
slowest-race 5-8 fr: par terre pourquoi vous voulez
slowest-race 9-14 en: an hour and a half
slowest-race 9-14 en: and why do you want to
slowest-race 9-14 en: still in last year’s race
slowest-race 9-14 en: with a knot in it
slowest-race 9-14 fr: la course de l’an dernier
small-whale-waits 5-8 en: said the small whale i
small-whale-waits 5-8 en: the key it came back
small-whale-waits 5-8 en: they followed the sardines to the
small-whale-waits 5-8 fr: elles suivirent les sardines à
small-whale-waits 5-8 fr: ils suivirent les sardines à
small-whale-waits 5-8 fr: la clé il est revenu dit maman il revient toujours dit
small-whale-waits 9-14 en: lost at the market he
small-whale-waits 9-14 en: lost at the market she
small-whale-waits 9-14 en: much too old for it
small-whale-waits 9-14 fr: sous le menton et elle
soup-for-the-badger 5-8 en: moles and the moles had
soup-for-the-badger 5-8 en: up on the hill somebody sneezed
soup-for-the-badger 5-8 en: with the last of the
soup-for-the-badger 9-14 en: mushrooms with their hats still on
soup-for-the-badger 9-14 fr: qu’il n’a pas faim et qu’il ne fallait pas venir
stolen-echo 5-8 en: and how was your day
stolen-echo 9-14 en: and how was your day
stolen-echo 9-14 fr: dans le pot de fleurs
stolen-echo 9-14 fr: à côté de la tasse
tide-that-stayed 9-14 en: find out how it ended
tide-that-stayed 9-14 en: was a boot for the
tide-that-stayed 9-14 fr: était une botte pour le
up-warm-boom 9-14 en: a hand across the moon
up-warm-boom 9-14 en: it’s warm and it goes
up-warm-boom 9-14 fr: c’est au chaud et ça fait
very-small-world 5-8 fr: elle est à toi cria
very-small-world 9-14 en: from a long way down
warm-bed 5-8 en: it’s a warm sort of bed it
warm-bed 5-8 fr: c’est un lit qui est chaud il
warm-bed 9-14 en: it’s a warm sort of bed
warm-bed 9-14 fr: c’est un lit qui est chaud
`

const BY_TEXT = new Map<string, string[]>()
for (const line of MEANT.trim().split('\n')) {
  const [where = '', said = ''] = line.split(': ')
  BY_TEXT.set(where, [...(BY_TEXT.get(where) ?? []), ` ${said} `])
}

/** Whether five words stand in what this text says again on purpose. */
export const isMeantEcho = ({
  run,
  casting,
  band,
  language,
}: {
  run: string
  casting: string
  band: TextBand
  language: Language
}): boolean =>
  (BY_TEXT.get(`${casting} ${band} ${language}`) ?? []).some((said) => said.includes(` ${run} `))
