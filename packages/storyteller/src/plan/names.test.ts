import { describe, expect, it } from 'vitest'
import { sampleAsk } from '#checks/sample-asks'
import { isLike, pickName } from '#plan/names'
import { createRandom } from '#random'

describe('names made up for a book', () => {
  it.each([
    ['Nina', 'Mina'],
    ['Sam', 'Sami'],
    ['Léo', 'Théo'],
    ['Zoé', 'Noé'],
    ['Aya', 'Maya'],
    ['Lou', 'Filou'],
    ['Prune', 'Dune'],
    ['Nora', 'Flora'],
  ])('hears that %s and %s are alike', (one, other) => {
    expect(isLike(one, other)).toBe(true)
    expect(isLike(other, one)).toBe(true)
  })

  it.each([
    ['Nina', 'Violette'],
    ['Tom', 'Milo'],
    ['Emma', 'Rose'],
    ['Léo', 'Victor'],
  ])('hears that %s and %s are not', (one, other) => {
    expect(isLike(one, other)).toBe(false)
  })

  it('never gives a name like one of the family', () => {
    const families = [
      ['Nina', 'Léo'],
      ['Zoé', 'Max', 'Doudou'],
      ['Aya'],
      ['Lou', 'Emma'],
      ['Noé', 'Lina'],
    ]
    const ask = sampleAsk({ seed: 'names', age: 5 })
    for (const taken of families)
      for (const sex of ['male', 'female'] as const)
        for (const isPet of [false, true])
          for (let at = 0; at < 40; at++) {
            const random = createRandom(`names${at}`)
            const name = pickName({ sex, taken, ask, random, isPet })
            expect(
              taken.filter((other) => isLike(name, other)),
              `${name} among ${taken.join()}`,
            ).toEqual([])
          }
  })
})
