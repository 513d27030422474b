import { characterSchema } from '@luciole/contract/character'
import { COMPANION_TYPES } from '@luciole/contract/companions'
import { describe, expect, it } from 'vitest'
import { neutralCharacter } from './neutral-character'

const profile = { seed: 'a', sex: null, age: null, description: null }

describe('somebody nobody has described yet', () => {
  it('looks the same every time', () => {
    expect(neutralCharacter({ ...profile, type: null })).toEqual(
      neutralCharacter({ ...profile, type: null }),
    )
  })

  it.each(COMPANION_TYPES)('can be drawn as %s', (type) => {
    expect(characterSchema.safeParse(neutralCharacter({ ...profile, type })).error).toBeUndefined()
  })

  it('has the sex and age the profile says', () => {
    const dad = neutralCharacter({ ...profile, type: 'dad' })
    expect(dad).toMatchObject({ kind: 'human', sex: 'male', age: 36 })
    const kid = neutralCharacter({ ...profile, type: null, sex: 'female', age: 4 })
    expect(kid).toMatchObject({ sex: 'female', age: 4 })
  })

  it('has hair a girl and a boy are told apart by', () => {
    const hairOf = (sex: 'female' | 'male') =>
      Array.from({ length: 40 }, (_, seed) => {
        const kid = neutralCharacter({ ...profile, seed: `${seed}`, type: null, sex, age: 6 })
        return kid.kind === 'human' ? kid.hair : null
      })
    const [girls, boys] = [hairOf('female'), hairOf('male')]
    expect(girls.filter((hair) => hair !== 'curly' && boys.includes(hair))).toEqual([])
  })

  it('takes an animal at the parent’s word', () => {
    const fox = neutralCharacter({ ...profile, type: 'animal', description: 'un renard roux' })
    expect(fox).toMatchObject({ kind: 'animal', species: 'fox' })
  })

  it('takes a person at the parent’s word', () => {
    const description = 'cheveux noirs bouclés, lunettes rondes'
    for (const type of ['girl', 'boy', 'mom', 'dad'] as const)
      expect(neutralCharacter({ ...profile, type, description })).toMatchObject({
        hair: 'curly',
        hairColor: 'black',
        glasses: 'round',
      })
  })

  it.each([
    ['girl', 'she is 9 years old', 9],
    ['boy', 'un bébé de huit mois', 0.7],
    ['girl', 'une ado blonde', 14],
    ['boy', 'likes his old jumper', 6],
    ['boy', 'two years older than Zoé', 6],
    ['boy', 'dix-huit ans', 6],
    ['mom', 'Mamie Jo', 70],
    ['dad', 'an old man with a white beard', 70],
    ['dad', 'père de deux filles de 5 ans', 36],
    ['mom', '999 ans', 110],
  ] as const)('hears how old a %s is who is "%s"', (type, description, age) => {
    expect(neutralCharacter({ ...profile, type, description })).toMatchObject({ age })
  })

  it('believes the profile’s age before that of the description', () => {
    const girl = neutralCharacter({ ...profile, type: 'girl', age: 4, description: '9 ans' })
    expect(girl).toMatchObject({ age: 4 })
  })
})
