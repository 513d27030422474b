import { OUTFITS } from '@luciole/contract/character'
import { describe, expect, it } from 'vitest'
import { deltaE } from '#core/color'
import { paintedExtent } from '#core/painted-extent'
import { CAST_LIGHTS } from '#light/rigs'
import { drawHuman } from './human'
import { proportionsOf } from './proportions'
import { sampleHuman } from './sample-human'
import { VIEWS } from './skeleton'
import { standFigure } from './stand-figure'
import { clothesOf } from './wardrobe'
import { chairFrame, frameColor } from './wheelchair-frame'

const light = CAST_LIGHTS.day
const AGES = [2, 6, 10, 14, 38, 75]

describe('a wheelchair', () => {
  it('stands on the ground, with both soles on its plate and the thighs level on its seat', () => {
    for (const age of AGES)
      for (const action of ['stand', 'kneel', 'jump', 'lie', 'fly'] as const) {
        const human = sampleHuman({ age, wheelchair: true })
        const { trunk } = standFigure({ human, light, action })
        const { skeleton, measures, view } = trunk
        const { plate, near, radius } = chairFrame(skeleton, measures, view)
        expect(near[1] + radius).toBeCloseTo(0)
        for (const { start, joint, end } of [skeleton.nearLeg, skeleton.farLeg]) {
          expect(Math.abs(joint[1] - start[1])).toBeLessThan(measures.thigh * 0.2)
          expect(Math.abs(end[1] + 12 * measures.foot - plate)).toBeLessThan(5)
        }
        expect(plate).toBeLessThan(-6)
      }
  })

  it('is all in the box of who sits in it', () => {
    for (const age of AGES)
      for (const view of VIEWS) {
        const human = sampleHuman({ age, wheelchair: true })
        const { list, anchors } = drawHuman({ human, light, view })
        const { box } = anchors
        const drawn = paintedExtent(list)
        const air = 34 * proportionsOf(human).foot
        expect(box.x - drawn.left).toBeLessThan(air)
        expect(drawn.right - box.x - box.width).toBeLessThan(air)
        expect(box.y + box.height).toBeCloseTo(0)
      }
  })

  it('has a colour that shows before the clothes', () => {
    for (const outfit of OUTFITS)
      for (const accent of ['#d33b36', '#324e73', '#f2c24a', '#f7efe0']) {
        const human = sampleHuman({ outfit, accent, wheelchair: true })
        const clothes = clothesOf(human)
        const color = frameColor(human)
        expect(deltaE(color, clothes.top)).toBeGreaterThan(0.12)
        expect(deltaE(color, clothes.bottom)).toBeGreaterThan(0.12)
      }
  })
})
