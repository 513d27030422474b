import { creatureSchema } from '@luciole/contract/character'
import { CREATURE_IDS } from '@luciole/contract/creatures'
import type { CreatureId } from '@luciole/contract/creatures'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromHex } from '#core/color'
import { describeCreature } from './describe-creature'
import type { DescribedType } from './describe-creature'

const told = (text: string, type: DescribedType = 'animal') => describeCreature({ text, type })
const hueOf = (hex: string | undefined) => {
  const [, a, b] = fromHex(hex ?? '#000000')
  return (Math.atan2(b, a) * 180) / Math.PI
}

const SPECIES: readonly [text: string, species: CreatureId][] = [
  ['a dog', 'dog'],
  ['Two little puppies', 'dog'],
  ['une chienne', 'dog'],
  ['des chiots', 'dog'],
  ['un toutou tout doux', 'dog'],
  ['a fluffy kitten', 'cat'],
  ['une chatte grise', 'cat'],
  ['des chats', 'cat'],
  ['le matou du voisin', 'cat'],
  ['bunnies', 'rabbit'],
  ['une lapine blanche', 'rabbit'],
  ["l'ourson", 'bear'],
  ['une oursonne', 'bear'],
  ['Teddy bear', 'bear'],
  ['mon nounours', 'bear'],
  ['a vixen', 'fox'],
  ['une renarde', 'fox'],
  ['des renardeaux', 'fox'],
  ['three mice', 'mouse'],
  ['une souris verte', 'mouse'],
  ['un hérisson', 'hedgehog'],
  ['des hérissons', 'hedgehog'],
  ['an écureuil, a squirrel', 'squirrel'],
  ['des écureuils roux', 'squirrel'],
  ['une chouette', 'owl'],
  ['des hiboux', 'owl'],
  ['a robin', 'bird'],
  ['des oiseaux', 'bird'],
  ['un rouge-gorge', 'bird'],
  ['deux chevaux', 'pony'],
  ['une jument', 'pony'],
  ['a foal', 'pony'],
  ['une tortue', 'turtle'],
  ['un éléphanteau', 'elephant'],
  ['elephants', 'elephant'],
  ['une lionne', 'lion'],
  ['des lionceaux', 'lion'],
  ['un manchot', 'penguin'],
  ['une grenouille', 'frog'],
  ['toads', 'frog'],
  ['un caneton', 'duck'],
  ['une taupe', 'mole'],
  ['un poisson rouge', 'fish'],
  ['une pieuvre', 'octopus'],
  ['un poulpe', 'octopus'],
  ['une baleine bleue', 'whale'],
  ['des escargots', 'snail'],
  ['a wolf', 'fox'],
  ['une louve', 'fox'],
  ['un tigre', 'lion'],
  ['un raton laveur', 'fox'],
  ['a panda', 'bear'],
  ['un zèbre', 'pony'],
  ['une girafe', 'giraffe'],
  ['a cheeky monkey', 'monkey'],
  ['un cochon d’Inde', 'mouse'],
  ['a dinosaur', 'dinosaur'],
  ['une chauve-souris', 'owl'],
  ['un dauphin', 'whale'],
  ['une abeille', 'bee'],
  ['des vaches', 'cow'],
  ['une brebis', 'sheep'],
  ['une chèvre', 'goat'],
  ['un âne', 'donkey'],
  ['des blaireaux', 'badger'],
  ['un homard', 'crab'],
  ['trois petits cochons', 'pig'],
  ['a piglet', 'pig'],
]

describe('describing a companion in free text', () => {
  it.each(SPECIES)('reads "%s" as a %s', (text, species) => {
    expect(told(text).creature.species).toBe(species)
  })

  it.each([
    ['a dragon', 'dragon'],
    ['une licorne', 'unicorn'],
    ['des fées', 'fairy'],
    ['a pixie', 'fairy'],
    ['un robot rouillé', 'robot'],
    ['un gentil monstre', 'monster'],
    ['un phénix', 'phoenix'],
    ['a friendly yeti', 'monster'],
    ['un lutin', 'fairy'],
  ] as const)('reads the magical "%s" as a %s', (text, species) => {
    expect(told(text, 'magical_creature').creature.species).toBe(species)
  })

  it('trusts a named body more than a cousin, and a cousin more than nothing', () => {
    expect(told('un renard').confidence).toBe(1)
    expect(told('un loup').confidence).toBe(0.7)
    expect(told('something soft').confidence).toBeLessThan(0.3)
    expect(told('').confidence).toBe(0)
  })

  it('knows whom it draws as somebody else', () => {
    for (const text of ['un paresseux', 'a pangolin', 'very soft']) {
      expect(told(text).creature.isStandIn).toBe(true)
    }
    for (const text of ['un renard', 'a husky', '']) {
      expect(told(text).creature.isStandIn).toBeUndefined()
    }
    expect(told('une théière', 'lovey').creature.isStandIn).toBeUndefined()
  })

  it('draws unknown words as something of the right kind, in the colour named', () => {
    const { creature } = told('a blue zorglub', 'magical_creature')
    expect(['dragon', 'unicorn', 'monster', 'fairy']).toContain(creature.species)
    expect(hueOf(creature.coat)).toBeLessThan(-60)
  })

  it.each([
    ['a small dog', 0.8],
    ['une toute petite souris', 0.8],
    ['un énorme ours', 1.55],
    ['a tiny cat', 0.6],
    ['une grande girafe', 1.25],
    ['un bébé lion', 0.7],
    ['un chat', 1],
  ])('reads the size of "%s"', (text, scale) => {
    expect(told(text).creature.scale).toBeCloseTo(scale, 5)
  })

  it.each([
    ['a spotted dog', 'spots'],
    ['un chien tacheté', 'spots'],
    ['une vache à taches', 'spots'],
    ['un chat rayé', 'stripes'],
    ['a cat with stripes', 'stripes'],
    ['un lapin étoilé', 'stars'],
    ['a horse with white socks', 'socks'],
    ['un chat noir aux pattes blanches', 'socks'],
    ['a patched bear', 'patch'],
  ] as const)('reads the marks of "%s"', (text, marks) => {
    expect(told(text).creature.marks).toBe(marks)
  })

  it('gives each colour to the part beside it, in both word orders', () => {
    const english = told('a green dragon with purple wings and a yellow belly').creature
    const french = told('un dragon vert aux ailes violettes et au ventre jaune').creature
    for (const creature of [english, french]) {
      expect(creature.coat).toBe('#4f9f57')
      expect(creature.detail).toBe('#8a63bd')
      expect(creature.belly).toBe('#f0c53f')
    }
  })

  it.each(['a small grey cat with white socks', 'un petit chat gris aux pattes blanches'])(
    'draws "%s" with a grey coat and white feet',
    (text) => {
      const { creature } = told(text)
      expect(creature).toMatchObject({ species: 'cat', marks: 'socks', detail: '#f4efe6' })
      expect(creature.belly).not.toBe('#f4efe6')
    },
  )

  it.each(['a ginger tabby', 'un chat roux tigré'])('draws "%s" as a striped cat', (text) => {
    expect(told(text).creature).toMatchObject({ species: 'cat', marks: 'stripes' })
  })

  it('keeps a red scarf off the fur', () => {
    const { creature } = told('a white rabbit with a red scarf')
    expect(creature.coat).toBe('#f4efe6')
    expect(creature.accent).toBe('#cf4436')
    expect(told('un lapin blanc avec une écharpe rouge').creature.accent).toBe('#cf4436')
  })

  it.each([
    ['a fat ginger tomcat with green eyes', { species: 'cat', eyes: '#4f9f57', marks: 'none' }],
    ['une chouette blanche aux yeux jaunes', { species: 'owl', coat: '#f4efe6', eyes: '#f0c53f' }],
    ['un renard qui brille dans le noir', { species: 'fox', coat: undefined }],
    ['a white dog with black spots', { coat: '#f4efe6', detail: '#34323d', marks: 'spots' }],
    ['une grenouille rose à pois violets', { coat: '#ea9aae', detail: '#8a63bd' }],
    ['un zorglub violet à pois jaunes', { coat: '#8a63bd', detail: '#f0c53f' }],
    ['a mint green turtle', { coat: '#a5dcc0' }],
    ['un lapin bleu marine', { coat: '#2f4673' }],
    ['un poney à la crinière d’or', { detail: '#e2b04a' }],
    ['two guinea pigs', { species: 'mouse' }],
    ['a sea horse', { species: 'seahorse' }],
    ['a husky', { species: 'dog' }],
    ['un stégosaure', { species: 'dinosaur' }],
  ])('gives "%s" no colour that was said of something else', (text, look) => {
    expect({ coat: undefined, ...told(text).creature }).toMatchObject(look)
  })

  it('ties a scarf that has no colour, and takes no animal for what it holds', () => {
    expect(told('un chat avec un nœud papillon').creature).toMatchObject({ species: 'cat' })
    expect(told('un chat avec un nœud papillon').creature.accent).toBeDefined()
    expect(told('a zorglub who loves apples').creature.kind).toBe('animal')
    const { creature } = told('a zorglub with a bell', 'magical_creature')
    expect(creature.kind).toBe('magical_creature')
  })

  it.each([
    ['une chatte blanche et rousse, avec un collier rouge', 'cat', '#cf4436'],
    ['a white and ginger cat with a red collar', 'cat', '#cf4436'],
    ['une chienne blanche et rousse, collier bleu', 'dog', '#3f7fc0'],
  ] as const)(
    'paints "%s" in both colours, and its collar is a collar',
    (text, species, accent) => {
      expect(told(text).creature).toMatchObject({
        species,
        coat: '#f4efe6',
        detail: '#d8732b',
        marks: 'patch',
        neck: 'collar',
        accent,
      })
    },
  )

  it.each(['a black and white dog, blue collar', 'un chien noir et blanc, un collier bleu'])(
    'keeps the colours of "%s" apart: a lighter one lies below',
    (text) => {
      expect(told(text).creature).toMatchObject({
        coat: '#34323d',
        belly: '#f4efe6',
        marks: 'none',
        accent: '#3f7fc0',
      })
    },
  )

  it('ties a scarf as a scarf and a bow as a bow', () => {
    expect(told('un lapin avec une écharpe').creature.neck).toBeUndefined()
    expect(told('a rabbit with a pink bow').creature).toMatchObject({
      neck: 'bow',
      accent: '#ea9aae',
    })
  })

  it('makes dark blue darker and light blue lighter than blue', () => {
    const lightness = (text: string) => fromHex(told(text).creature.coat ?? '#000000')[0]
    expect(lightness('un chat bleu foncé')).toBeLessThan(lightness('un chat bleu'))
    expect(lightness('a light blue cat')).toBeGreaterThan(lightness('a blue cat'))
  })

  it('hears whether it is a girl or a boy', () => {
    expect(told('une lionne').creature.sex).toBe('female')
    expect(told('She is a fox').creature.sex).toBe('female')
    expect(told('un chat, il est gris').creature.sex).toBe('male')
    expect(told('a bear').creature.sex).toBeUndefined()
  })

  it('brings a thing to life when no animal is named', () => {
    const { creature } = told('une théière vivante', 'magical_creature')
    expect(creature).toMatchObject({ kind: 'living_thing', thing: 'teapot' })
    expect(told('a talking street lamp', 'magical_creature').creature.thing).toBe('street_lamp')
    expect(told('un lampadaire qui parle', 'magical_creature').creature.thing).toBe('street_lamp')
    expect(told('la lune', 'magical_creature').creature.kind).toBe('living_thing')
  })

  it('keeps a lovey a lovey', () => {
    expect(told('mon doudou lapin rose', 'lovey').creature).toMatchObject({
      kind: 'lovey',
      species: 'rabbit',
      coat: '#ea9aae',
    })
    expect(['bear', 'rabbit']).toContain(told('doudou', 'lovey').creature.species)
  })

  it('puts stars on an ordinary animal that is magical', () => {
    expect(told('un chat', 'magical_creature').creature.marks).toBe('stars')
  })

  it('always gives something that can be drawn, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 120 }),
        fc.constantFrom<DescribedType>('animal', 'magical_creature', 'lovey'),
        (text, type) => {
          const { creature, confidence } = describeCreature({ text, type })
          expect(creatureSchema.safeParse(creature).success).toBe(true)
          expect(CREATURE_IDS).toContain(creature.species)
          expect(confidence).toBeGreaterThanOrEqual(0)
          expect(confidence).toBeLessThanOrEqual(1)
          expect(describeCreature({ text, type })).toEqual({ creature, confidence })
        },
      ),
      { numRuns: 200 },
    )
  })
})
