import type { Human } from '@luciole/contract/character'
import { deltaE, fromRgb } from '#core/color'
import type { Lab } from '#core/color'
import { NEUTRAL_LIGHT } from '#light/light'
import type { Light } from '#light/light'
import { drawHuman } from '#people/human'
import { sampleHuman } from '#people/sample-human'
import { rasteriseWithSkia } from '#raster/skia'

const SIZE = 48
export const IDENTITY_LIMIT = 0.06

/** The mean colour of a head alone: skin, hair and eyes as that light shows them. */
async function headColor(human: Human, light: Light): Promise<Lab> {
  const { layers, anchors } = drawHuman({ human, light, feeling: 'calm', view: 'front' })
  const [x, y] = anchors.head
  const view = { x: x - 70, y: y - 70, width: 140, height: 140 }
  const { data } = await rasteriseWithSkia({ list: layers.head, view, width: SIZE, height: SIZE })
  const sum: [number, number, number] = [0, 0, 0]
  let count = 0
  for (let i = 0; i < data.length; i += 4) {
    if ((data[i + 3] ?? 0) < 200) continue
    const color = fromRgb(data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0)
    for (const k of [0, 1, 2] as const) sum[k] += color[k]
    count++
  }
  return [sum[0] / count, sum[1] / count, sum[2] / count]
}

const shiftOf = async (human: Human, light: Light): Promise<Lab> => {
  const [lit, neutral] = [await headColor(human, light), await headColor(human, NEUTRAL_LIGHT)]
  return [lit[0] - neutral[0], lit[1] - neutral[1], lit[2] - neutral[2]]
}

/**
 * How much of a head's change under a light is not the light's: what it does to this child against
 * what it does to a child of middling colours.
 */
export async function identityDrift(human: Human, light: Light): Promise<number> {
  const own = await shiftOf(human, light)
  const common = await shiftOf(sampleHuman({ skin: 2.5, hair: human.hair, age: human.age }), light)
  return deltaE(own, common)
}
