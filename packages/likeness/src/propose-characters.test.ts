import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  EYE_COLOR_IDS,
  HAIR_COLOR_IDS,
  HAIR_STYLES,
  humanSchema,
} from '@luciole/contract/character'
import { type Likeness, TRAITS } from './measure-likeness'
import { proposeCharacters } from './propose-characters'

const share = fc.double({ min: 0, max: 1, noNaN: true })
const likeness: fc.Arbitrary<Likeness> = fc.record({
  skin: fc.double({ min: 0, max: 6, noNaN: true }),
  hairColor: fc.shuffledSubarray(HAIR_COLOR_IDS, { minLength: 2 }),
  hairStyle: fc.shuffledSubarray([...HAIR_STYLES], { minLength: 2 }),
  eyes: fc.constantFrom(...EYE_COLOR_IDS),
  glasses: fc.boolean(),
  confidence: fc.record({
    skin: share,
    hairColor: share,
    hairStyle: share,
    eyes: share,
    glasses: share,
  }),
  unseen: fc.subarray([...TRAITS]),
})

test('any reading gives three different heroes the illustrator can draw', () => {
  fc.assert(
    fc.property(
      likeness,
      fc.constantFrom<'male' | 'female'>('male', 'female'),
      fc.integer({ min: 0, max: 14 }),
      (traits, sex, age) => {
        const heroes = proposeCharacters({ traits, kid: { sex, age } })
        for (const hero of heroes) expect(humanSchema.parse(hero)).toMatchObject({ sex, age })
        expect(new Set(heroes.map((hero) => JSON.stringify(hero))).size).toBe(3)
      },
    ),
    { seed: 11, numRuns: 300 },
  )
})

test('hair that was not seen comes from the profile, never from a guess about the face', () => {
  const traits: Likeness = {
    skin: 3,
    hairColor: ['ginger', 'auburn'],
    hairStyle: ['afro', 'curly'],
    eyes: 'green',
    glasses: true,
    confidence: { skin: 1, hairColor: 0, hairStyle: 0, eyes: 1, glasses: 1 },
    unseen: ['hairColor', 'hairStyle'],
  }
  const [girl] = proposeCharacters({ traits, kid: { sex: 'female', age: 6 } })
  const [baby] = proposeCharacters({ traits, kid: { sex: 'male', age: 0.5 } })
  expect(girl).toMatchObject({ hair: 'bob', hairColor: 'brown', eyes: 'green', glasses: 'round' })
  expect(baby.hair).toBe('wisp')
})
