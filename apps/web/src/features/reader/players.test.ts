import type { Kid } from '@luciole/contract/kids'
import type { Story } from '@luciole/contract/stories'
import { describe, expect, it } from 'vitest'
import { leadingPair } from './players'

const creature = (species: 'fox' | 'badger' | 'owl') =>
  ({ kind: 'animal', species, marks: 'none', scale: 1 }) as const
const child = creature('fox')
const kid = {
  id: 'k',
  sex: 'female',
  dateOfBirth: '2021-05-04',
  portrait: { character: child },
} as unknown as Kid

const member = (fields: Partial<Story['cast'][number]>) => fields as Story['cast'][number]

describe('who sits in the boat and sleeps on the moon', () => {
  it('is the kid alone while the story has no cast', () => {
    expect(leadingPair({ cast: [], kid })).toEqual({ hero: child, friend: null })
  })

  it('is the hero of the story with a friend of the family before an invented one', () => {
    const cast = [
      member({ part: 'needy', character: creature('badger') }),
      member({ part: 'hero', character: creature('owl') }),
      member({
        part: 'comic',
        character: creature('fox'),
        source: { kind: 'companion', id: 'plume' },
      }),
    ]
    expect(leadingPair({ cast, kid })).toEqual({ hero: creature('owl'), friend: creature('fox') })
  })

  it('leaves the place beside the hero empty rather than seat the villain', () => {
    const cast = [
      member({ part: 'hero', character: creature('owl') }),
      member({ part: 'villain', character: creature('badger') }),
    ]
    expect(leadingPair({ cast, kid }).friend).toBeNull()
  })
})
