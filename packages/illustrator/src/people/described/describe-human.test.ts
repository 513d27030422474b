import { CLOTH_COLORS, humanSchema, type Human } from '@luciole/contract/character'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { neutralHuman } from '#portrait/neutral-character'
import { describeHuman } from './describe-human'

const GIRL = neutralHuman({ seed: 'a', sex: 'female', age: 6 })
const BOY: Human = { ...neutralHuman({ seed: 'b', sex: 'male', age: 6 }), hair: 'short' }
const MOM = neutralHuman({ seed: 'c', sex: 'female', age: 36 })
const DAD = neutralHuman({ seed: 'd', sex: 'male', age: 36 })
const { yellow, red, blue, navy, cream, charcoal, green, pink, violet } = CLOTH_COLORS

type Told = Partial<Omit<Human, 'colors'>> & { main?: string; second?: string; detail?: string }

/** What the words changed, and nothing else. */
function told({ text, human }: { text: string; human: Human }): Told {
  const { colors, ...traits } = describeHuman({ text, human })
  const changed = Object.entries(traits).filter(
    ([trait, value]) => human[trait as keyof Human] !== value,
  )
  const painted = (['main', 'second', 'detail'] as const).flatMap((part, at) =>
    colors[at] === human.colors[at] ? [] : [[part, colors[at]] as const],
  )
  return Object.fromEntries([...changed, ...painted])
}

const PEOPLE: readonly [english: string, french: string, human: Human, told: Told][] = [
  [
    'curly black hair, round glasses, yellow dress',
    'cheveux noirs bouclés, lunettes rondes, robe jaune',
    GIRL,
    { hair: 'curly', hairColor: 'black', glasses: 'round', outfit: 'dress', main: yellow },
  ],
  [
    'A girl with long blond hair and blue eyes. She wears a red and white dress',
    'Une fille aux longs cheveux blonds et aux yeux bleus, elle porte une robe rouge et blanche',
    GIRL,
    { hair: 'long', hairColor: 'blond', eyes: 'blue', outfit: 'dress', main: red, detail: cream },
  ],
  [
    'blond pigtails, blue dungarees and a red T-shirt',
    'des couettes blondes, une salopette bleue et un t-shirt rouge',
    GIRL,
    { hair: 'pigtails', hairColor: 'blond', outfit: 'dungarees', main: blue, second: red },
  ],
  [
    'a mixed-race girl with curly hair, in a wheelchair, in a pink skirt',
    'une fille métisse aux cheveux frisés, en fauteuil roulant, avec une jupe rose',
    GIRL,
    { skin: 3.8, hair: 'curly', wheelchair: true, outfit: 'dress', main: pink },
  ],
  [
    'dark brown bob with a fringe, green eyes',
    'carré à frange brun foncé, yeux verts',
    GIRL,
    { hair: 'fringe_bob', hairColor: 'dark_brown', eyes: 'green' },
  ],
  [
    'a red-haired boy with freckles, a blue and white striped jumper',
    'un garçon roux avec des taches de rousseur, un pull rayé bleu et blanc',
    BOY,
    { hairColor: 'ginger', freckles: true, outfit: 'jumper', main: blue, detail: cream },
  ],
  [
    'Black boy with cornrows and a green tracksuit',
    'un garçon noir avec des tresses collées et un survêtement vert',
    BOY,
    { skin: 5.2, hair: 'cornrows', outfit: 'tracksuit', main: green },
  ],
  [
    'dark-skinned, very short hair, square glasses, hearing aid',
    'peau foncée, cheveux très courts, lunettes carrées, appareil auditif',
    BOY,
    { skin: 5.2, hair: 'crop', glasses: 'square', hearingAid: true },
  ],
  [
    'blue shorts, yellow T-shirt',
    'short bleu, t-shirt jaune',
    BOY,
    { outfit: 'tee', main: yellow, second: blue },
  ],
  [
    'brunette, green eyes, hair in a bun, pink blouse and navy skirt',
    'brune aux yeux verts, chignon, chemisier rose et jupe bleu marine',
    MOM,
    { hair: 'bun', hairColor: 'brown', eyes: 'green', outfit: 'shirt', main: pink, second: navy },
  ],
  [
    'She wears a purple hijab, fair skin, square glasses',
    'elle porte un hijab violet, la peau claire et des lunettes carrées',
    MOM,
    { hair: 'head_scarf', skin: 0.8, glasses: 'square', accent: violet },
  ],
  [
    'long purple dress, short grey hair',
    'robe longue violette, cheveux gris courts',
    MOM,
    { hair: 'short', hairColor: 'grey', outfit: 'dress', main: violet },
  ],
  [
    'bald, a big ginger beard, a black coat and a red scarf',
    'chauve, une grosse barbe rousse, un manteau noir et une écharpe rouge',
    DAD,
    {
      hair: 'bald',
      hairColor: 'ginger',
      beard: 'full',
      outfit: 'coat',
      main: charcoal,
      accent: red,
    },
  ],
  [
    'no hair, no glasses, stubble, jeans and a red jumper',
    'pas de cheveux, sans lunettes, barbe de trois jours, un jean et un pull rouge',
    DAD,
    { hair: 'bald', beard: 'stubble', outfit: 'jumper', main: red, second: navy },
  ],
  [
    'long black curls',
    'de longues boucles noires',
    MOM,
    { hair: 'long_curls', hairColor: 'black' },
  ],
  [
    'his hair is black, his skin is brown, he has a moustache',
    'ses cheveux sont noirs, sa peau est brune, il a une moustache',
    DAD,
    { hairColor: 'black', skin: 4.4, beard: 'moustache' },
  ],
]

describe('a person as the parent describes them', () => {
  it.each(PEOPLE)('"%s", « %s »: the same portrait', (english, french, human, portrait) => {
    expect(told({ text: english, human })).toEqual(portrait)
    expect(told({ text: french, human })).toEqual(portrait)
  })

  it.each([
    'red dress and blue backpack',
    'a blue backpack, a red dress and yellow boots',
    'robe rouge et cartable bleu',
    'un bonnet vert, une robe rouge et des bottes jaunes',
  ])('"%s" gives the dress no colour of another thing', (text) => {
    expect(told({ text, human: GIRL })).toEqual({ outfit: 'dress', main: red })
  })

  it.each([
    '',
    'a boy and his ginger cat',
    'un garçon et son chat roux',
    'ni bouclé ni frisé, il a un chien frisé',
    'very kind, likes red trains',
    'très gentil, aime le foot et les boucles d’oreilles',
    'not bearded, doesn’t wear glasses',
    'ni lunettes ni barbe',
  ])('"%s" says nothing of how somebody looks', (text) => {
    expect(describeHuman({ text, human: BOY })).toEqual(BOY)
  })

  it('gives a beard to grown men alone, as the editor does', () => {
    expect(describeHuman({ text: 'a beard', human: DAD }).beard).toBe('short')
    for (const human of [BOY, MOM])
      expect(describeHuman({ text: 'une barbe', human }).beard).toBe('none')
  })

  it('keeps straight hair that is straight, and straightens curls', () => {
    const straightened = (human: Human) => describeHuman({ text: 'cheveux raides', human }).hair
    expect(straightened({ ...GIRL, hair: 'long' })).toBe('long')
    expect(straightened({ ...GIRL, hair: 'curly' })).toBe('bob')
    expect(straightened({ ...BOY, hair: 'curly' })).toBe('side_part')
  })

  it('always gives somebody who can be drawn, whatever is typed', () => {
    const words = PEOPLE.flatMap(([english, french]) => `${english} ${french}`.split(' '))
    const typed = fc.oneof(
      fc.string({ maxLength: 160 }),
      fc.array(fc.constantFrom(...words), { maxLength: 25 }).map((some) => some.join(' ')),
    )
    fc.assert(
      fc.property(typed, fc.constantFrom(GIRL, BOY, MOM, DAD), (text, human) => {
        const described = describeHuman({ text, human })
        expect(humanSchema.safeParse(described).error).toBeUndefined()
        expect(described).toMatchObject({ sex: human.sex, age: human.age })
      }),
      { numRuns: 200 },
    )
  })
})
