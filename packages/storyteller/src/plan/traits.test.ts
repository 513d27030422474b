import { describe, expect, it } from 'vitest'
import { matchConcepts } from '#lexicon/match'
import { traitOf } from '#plan/traits'

describe('what a child collects', () => {
  const carried = (years: number) =>
    matchConcepts('collects marbles').matches.map(
      (match) => traitOf({ match, era: undefined, years }).keepsake?.noun.en.one,
    )

  it('is a ball under three, where it could be swallowed', () => {
    expect(carried(1)).toEqual(['ball'])
    expect(carried(2)).toEqual(['ball'])
  })

  it('is a marble from three', () => {
    expect(carried(3)).toEqual(['marble'])
  })
})
