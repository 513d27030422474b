import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { absoluteSteps } from './absolute-path'
import { fill, group } from './display-list'
import { translate } from './geometry'
import { ellipse } from './path'
import { warpList, warpPath } from './warp'

const endsOf = (d: string) => absoluteSteps(d).flatMap(({ points }) => points.slice(-1))

describe('moving every point of a drawing', () => {
  it('keeps a round thing round, wherever it lies and however large it is', () => {
    const range = fc.integer({ min: -400, max: 400 })
    const size = fc.integer({ min: 8, max: 300 })
    fc.assert(
      fc.property(range, range, size, size, (x, y, rx, ry) => {
        for (const [px, py] of endsOf(ellipse(x, y, rx, ry)))
          expect(Math.hypot((px - x) / rx, (py - y) / ry)).toBeCloseTo(1, 3)
      }),
    )
  })

  it('follows relative steps, and goes on from where a closed shape began', () => {
    expect(warpPath('M10 10h20v5l-4 2zl1 1', ([x, y]) => [x * 2, y])).toBe(
      'M20 10L60 10L60 15L52 17ZL22 11',
    )
  })

  it('moves what lies in a group by where it is seen, and leaves the group’s place alone', () => {
    const list = [group([fill('M0 0L10 0', [0, 0, 0])], { transform: translate(100, 0) })]
    const [moved] = warpList(list, ([x, y]) => [x * 2, y])
    expect(moved).toMatchObject({
      transform: translate(100, 0),
      children: [{ d: 'M100 0L120 0' }],
    })
  })
})
