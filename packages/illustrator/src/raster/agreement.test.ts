import { describe, expect, it } from 'vitest'
import { deltaE, fromRgb, oklch } from '#core/color'
import { fill, group } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { placement } from '#core/geometry'
import { rectangle } from '#core/path'
import { CAST_LIGHTS } from '#light/rigs'
import { glow } from '#light/part'
import { drawHuman } from '#people/human'
import { sampleHuman } from '#people/sample-human'
import type { Pixels } from './pixels'
import { rasteriseWithResvg } from './resvg'
import { rasteriseWithSkia } from './skia'

const view = { x: 0, y: 0, width: 600, height: 450 }
const size = { width: 480, height: 360 }

/** A page as pages are: two people take about an eighth of it. */
const sample = (): DisplayList => [
  fill(rectangle(0, 0, 600, 450), oklch(0.42, 0.08, 262)),
  group(
    drawHuman({
      human: sampleHuman({}),
      light: CAST_LIGHTS.lantern,
      action: 'wave',
      feeling: 'joy',
    }).list,
    {
      transform: placement({ x: 200, y: 420, scale: 0.8 }),
    },
  ),
  group(
    drawHuman({
      human: sampleHuman({ age: 40, hair: 'wavy', skin: 1, outfit: 'cardigan' }),
      light: CAST_LIGHTS.lantern,
    }).list,
    { transform: placement({ x: 400, y: 430, scale: 0.52 }) },
  ),
  group([glow({ x: 300, y: 120, radius: 160, color: oklch(0.86, 0.13, 75) })], { blend: 'screen' }),
]

function meanDifference(one: Pixels, other: Pixels): number {
  let sum = 0
  const count = one.width * one.height
  for (let i = 0; i < count * 4; i += 4) {
    const at = ({ data }: Pixels) =>
      fromRgb(data[i] as number, data[i + 1] as number, data[i + 2] as number)
    sum += deltaE(at(one), at(other))
  }
  return sum / count
}

describe('the two rasterisers', () => {
  it('draw the same picture, to less than a hundredth of a colour step', async () => {
    const skia = await rasteriseWithSkia({ list: sample(), view, ...size })
    const resvg = rasteriseWithResvg({ list: sample(), view, ...size })
    expect(meanDifference(skia, resvg)).toBeLessThan(0.01)
  })

  it('give the same bytes for the same drawing', async () => {
    const first = await rasteriseWithSkia({ list: sample(), view, ...size })
    const second = await rasteriseWithSkia({ list: sample(), view, ...size })
    expect(Buffer.from(first.data).equals(Buffer.from(second.data))).toBe(true)
  })
})
