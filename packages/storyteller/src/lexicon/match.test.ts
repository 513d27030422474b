import { describe, expect, it } from 'vitest'
import { matchConcepts } from '#lexicon/match'

const namesOf = (text: string) => matchConcepts(text).matches.map(({ concept }) => concept.id)

describe('a length that was typed', () => {
  it.each(['very long striped scarf', 'une longue écharpe rayée', 'a short coat'])(
    'is of what it stands beside: %s',
    (text) => {
      expect(namesOf(text).filter((id) => id.includes('hair'))).toEqual([])
      expect(namesOf(text)).toHaveLength(1)
    },
  )

  it.each(['long', 'long curly hair', 'cheveux très longs'])('is of hair: %s', (text) => {
    expect(namesOf(text)).toContain('long_hair')
  })
})
