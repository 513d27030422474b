import { describe, expect, it } from 'vitest'
import { oklch } from '#core/color'
import { fill, group, line } from '#core/display-list'
import { scale } from '#core/geometry'
import { ellipse, rectangle } from '#core/path'
import { NEUTRAL_LIGHT } from '#light/light'
import { glow, relight } from '#light/part'
import { paintedBox } from './painted-box'
import { rasteriseWithSkia } from './skia'

const view = { x: 0, y: 0, width: 400, height: 300 }
const sheet = { view, width: 400, height: 300 }
const color = oklch(0.9, 0.1, 80)

describe('what a run of shapes can touch', () => {
  it('is no more than the shapes, their strokes and their soft edges', () => {
    const box = paintedBox([fill(ellipse(100, 100, 20), color, { blur: 5 })], sheet)
    expect(box.x).toBeLessThanOrEqual(65)
    expect(box.x + box.width).toBeGreaterThanOrEqual(135)
    expect(box.width).toBeLessThan(120)
    const stroke = paintedBox([line('M200 200L220 200', color, 40)], sheet)
    expect(stroke.y).toBeLessThanOrEqual(180)
  })

  it('follows groups that scale, and is nothing outside the picture', () => {
    const far = group([fill(ellipse(300, 20, 10), color)], { transform: scale(2) })
    expect(paintedBox([far], sheet).width).toBe(0)
  })

  it('is hardly more where light is cast over a group', () => {
    const lit = group([fill(ellipse(100, 100, 20), color)], { filter: relight(NEUTRAL_LIGHT) })
    const box = paintedBox([lit], sheet)
    expect(box.x).toBeLessThan(80)
    expect(box.width).toBeLessThan(110)
  })

  it('lights the same pixels as a light mixed over the whole picture', async () => {
    const ground = fill(rectangle(0, 0, 400, 300), oklch(0.4, 0.1, 260))
    const light = (x: number) =>
      ({ ...glow({ x, y: 140, radius: 50, color, strength: 0.8 }), blend: 'screen' }) as const
    const speck = { ...fill(ellipse(-2000, 10, 1), color), blend: 'screen' as const }
    const small = await rasteriseWithSkia({ ...sheet, list: [ground, light(120)] })
    const whole = await rasteriseWithSkia({
      ...sheet,
      list: [
        ground,
        group(
          [light(120), speck].map(({ blend: _blend, ...node }) => node),
          { blend: 'screen' },
        ),
      ],
    })
    const worst = small.data.reduce(
      (most, value, i) => Math.max(most, Math.abs(value - (whole.data[i] ?? 0))),
      0,
    )
    expect(worst).toBeLessThanOrEqual(2)
    expect(small.data[(140 * 400 + 120) * 4]).toBeGreaterThan(small.data[0] ?? 255)
  })
})
