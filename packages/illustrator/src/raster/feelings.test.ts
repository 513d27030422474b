import { FEELINGS } from '@luciole/contract/scene-brief'
import type { Feeling } from '@luciole/contract/scene-brief'
import { describe, expect, it } from 'vitest'
import { deltaE, fromRgb } from '#core/color'
import { NEUTRAL_LIGHT } from '#light/light'
import { drawHead } from '#people/head'
import { sampleHuman } from '#people/sample-human'
import type { Pixels } from './pixels'
import { rasteriseWithSkia } from './skia'

/** The face alone, 64 pixels for a head, as a thumbnail of a page shows it. */
const FACE = { x: -40, y: -30, width: 80, height: 80 }
const PIXELS = 51

async function faceOf(feeling: Feeling, skin: number): Promise<Pixels> {
  const head = drawHead({
    human: sampleHuman({ skin, hair: 'crop' }),
    light: NEUTRAL_LIGHT,
    view: 'three_quarter',
    feeling,
    yaw: 0.45,
    gaze: [0.4, 0],
  })
  return rasteriseWithSkia({ list: head.front, view: FACE, width: PIXELS, height: PIXELS })
}

/** How many pixels anybody would call different. */
function differentPixels(one: Pixels, other: Pixels): number {
  let count = 0
  for (let i = 0; i < one.data.length; i += 4) {
    const at = ({ data }: Pixels) =>
      fromRgb(data[i] as number, data[i + 1] as number, data[i + 2] as number)
    if (deltaE(at(one), at(other)) > 0.08) count += 1
  }
  return count
}

describe('a face of 64 pixels', () => {
  it('shows nineteen feelings that no two of look alike, on pale and on dark skin', async () => {
    for (const skin of [0.5, 5.5]) {
      const faces = await Promise.all(FEELINGS.map((feeling) => faceOf(feeling, skin)))
      for (let i = 0; i < faces.length; i++)
        for (let j = i + 1; j < faces.length; j++) {
          const pair = `${FEELINGS[i]} and ${FEELINGS[j]} on skin ${skin}`
          expect(differentPixels(faces[i] as Pixels, faces[j] as Pixels), pair).toBeGreaterThan(110)
        }
    }
  })
})
