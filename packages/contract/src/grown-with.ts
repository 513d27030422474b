import type { Character } from '#character'
import type { Sex } from '#sex'

/**
 * The same face in the body of the profile's age: whoever was painted at two is drawn at four when
 * they are four. Whoever did not change is the very same object.
 */
export function grownWith({
  character,
  sex,
  age,
}: {
  character: Character
  sex: Sex | null
  age: number | null
}): Character {
  if (character.kind !== 'human') return character
  const isSameAge = age === null || Math.floor(age) === Math.floor(character.age)
  const isSameSex = sex === null || sex === character.sex
  if (isSameAge && isSameSex) return character
  const years = isSameAge ? character.age : Math.min(age, 110)
  return { ...character, sex: sex ?? character.sex, age: years }
}
