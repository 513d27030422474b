import { CREATURE_IDS } from '@luciole/contract/creatures'
import { describe, expect, it } from 'vitest'
import { outlineOf, SIGNS } from './constellations.data'
import { starPoints } from './star-points'

describe('a constellation', () => {
  it('exists for every hero that can be drawn', () => {
    expect(CREATURE_IDS.filter((id) => !outlineOf(id))).toEqual([])
  })

  it('has a star for the words, for each page and for the binding, each in another place', () => {
    const figures = [
      ...CREATURE_IDS.map((id) => outlineOf(id) ?? []),
      ...SIGNS.map((s) => s.points),
    ]
    for (const figure of figures) {
      for (const total of [10, 12, 14]) {
        const points = starPoints({ figure, total })
        expect(points.length).toBe(total)
        expect(new Set(points.map(String)).size).toBeGreaterThanOrEqual(total - 1)
      }
    }
  })
})
