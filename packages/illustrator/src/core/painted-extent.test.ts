import { describe, expect, it } from 'vitest'
import { rasteriseWithSkia } from '#raster/skia'
import { fill, group, line } from './display-list'
import type { DisplayList } from './display-list'
import { rotate } from './geometry'
import { paintedExtent } from './painted-extent'

const INK = [0.4, 0, 0] as const
const LIGHT = {
  kind: 'relight',
  x: 0,
  y: -1,
  shadow: INK,
  rim: INK,
  rimAmount: 1,
  core: 1,
  grain: 1,
  wobble: 1,
} as const
const VIEW = { x: -100, y: -100, width: 200, height: 200 }

/** The box of what is really painted, in units. */
async function seen(list: DisplayList) {
  const { data, width, height } = await rasteriseWithSkia({
    list,
    view: VIEW,
    width: 400,
    height: 400,
  })
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!data[(y * width + x) * 4 + 3]) continue
      box.left = Math.min(box.left, x / 2 - 100)
      box.right = Math.max(box.right, (x + 1) / 2 - 100)
      box.top = Math.min(box.top, y / 2 - 100)
      box.bottom = Math.max(box.bottom, (y + 1) / 2 - 100)
    }
  return box
}

const cases: Record<string, { list: DisplayList; spare: number }> = {
  'lines, there and back': {
    list: [fill('M-40 -20L30 -25.5h10v40H-35Zl-20 10 5 12z', INK)],
    spare: 1,
  },
  curves: {
    list: [fill('M0 0C40 -60 60 20 10 40Q-50 60 -30 -10c-5 -5 -8 1e1 -12 8Z', INK)],
    spare: 40,
  },
  'ellipses of two arcs': {
    list: [fill('M-30 5a30 18 0 1 0 60 0a30 18 0 1 0 -60 0Z', INK)],
    spare: 1,
  },
  'small arcs of a cloud': {
    list: [fill('M-20 0A25 25 0 0 1 20 0A25 25 0 0 1 -20 0Z', INK)],
    spare: 40,
  },
  strokes: { list: [line('M-40 0L40 10', INK, 12)], spare: 7 },
  'what is turned': {
    list: [group([line('M-40 0L40 0', INK, 6)], { transform: rotate(30) })],
    spare: 4,
  },
  'what is blurred': { list: [fill('M-10 -10h20v20h-20Z', INK, { blur: 6 })], spare: 8 },
  'what is lit': {
    list: [group([fill('M-20 -10h40v30h-40Z', INK)], { filter: LIGHT })],
    spare: 20,
  },
  'what is cut out': {
    list: [group([fill('M-90 -90H90V90H-90Z', INK)], { clip: 'M-10 -5h20v15h-20Z' })],
    spare: 1,
  },
}

describe('the box of what a list paints', () => {
  it.each(Object.entries(cases))(
    'leaves out nothing of %s, and is not far from it',
    async (_, one) => {
      const [box, painted] = [paintedExtent(one.list), await seen(one.list)]
      const room = [
        painted.left - box.left,
        painted.top - box.top,
        box.right - painted.right,
        box.bottom - painted.bottom,
      ]
      for (const side of room) {
        expect(side).toBeGreaterThan(-0.51)
        expect(side).toBeLessThan(one.spare)
      }
    },
  )
})
