import type { Kid } from '@luciole/contract/kids'
import type { Story } from '@luciole/contract/stories'
import { describe, expect, it } from 'vitest'
import { chosenParty } from './players'

const creature = (species: 'fox' | 'badger' | 'owl') =>
  ({ kind: 'animal', species, marks: 'none', scale: 1 }) as const
const child = creature('fox')
const lovey = { ...child, kind: 'lovey' } as const
const kid = {
  id: 'k',
  sex: 'female',
  dateOfBirth: '2021-05-04',
  portrait: { character: child },
} as unknown as Kid

const member = (fields: Partial<Story['cast'][number]>) => fields as Story['cast'][number]

describe('who sits in the boat and sleeps on the moon', () => {
  it('is the kid alone while the story has no cast', () => {
    expect(chosenParty({ cast: [], kid })).toEqual({ hero: child, friends: [] })
  })

  it('is the hero of the story with everybody the family chose, the lovey too, and whom it asked for', () => {
    const cast = [
      member({ part: 'needy', character: creature('badger') }),
      member({ part: 'hero', character: creature('owl') }),
      member({ part: 'helper', character: creature('badger') }),
      member({
        part: 'comic',
        character: creature('fox'),
        source: { kind: 'companion', id: 'plume' },
      }),
      member({ part: 'doubter', character: lovey, source: { kind: 'companion', id: 'doudou' } }),
    ]
    expect(chosenParty({ cast, kid })).toEqual({
      hero: creature('owl'),
      friends: [creature('badger'), creature('fox'), lovey],
    })
  })

  it('leaves the place beside the hero empty rather than seat the villain', () => {
    const cast = [
      member({ part: 'hero', character: creature('owl') }),
      member({ part: 'villain', character: creature('badger') }),
    ]
    expect(chosenParty({ cast, kid }).friends).toEqual([])
  })
})
