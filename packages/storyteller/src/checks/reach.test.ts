import { describe, expect, it } from 'vitest'
import { CASTINGS, castingById } from '#bank/castings'
import { placesNeverDrawn, reachOf } from '#checks/reach'

describe('the reach of the bank', () => {
  it('counts the castings of every place and challenge', () => {
    const cells = reachOf({ castings: CASTINGS, band: '5-8' })
    expect(cells).toHaveLength(42)
    expect(Math.min(...cells.map(({ count }) => count))).toBeGreaterThanOrEqual(2)
  })

  it('knows a place that is named and never shown', () => {
    const cloud = castingById('cloud-in-the-oak')
    expect(placesNeverDrawn(cloud)).toEqual([])
    expect(placesNeverDrawn({ ...cloud, settings: ['forest', 'space'] })).toEqual([
      'cloud-in-the-oak: space',
    ])
  })
})
