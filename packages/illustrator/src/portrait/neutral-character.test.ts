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

  it('takes an animal at the parent’s word', () => {
    const fox = neutralCharacter({ ...profile, type: 'animal', description: 'un renard roux' })
    expect(fox).toMatchObject({ kind: 'animal', species: 'fox' })
  })
})
