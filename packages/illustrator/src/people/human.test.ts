import {
  EYE_COLOR_IDS,
  GLASSES,
  HAIR_COLOR_IDS,
  HAIR_STYLES,
  OUTFITS,
} from '@luciole/contract/character'
import { ACTIONS, FEELINGS } from '@luciole/contract/scene-brief'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deltaE } from '#core/color'
import type { DisplayList } from '#core/display-list'
import { writeSvg } from '#core/svg'
import { CAST_LIGHTS } from '#light/rigs'
import type { CastLight } from '#light/rigs'
import { GARMENT_CONTRAST, awayFromSkin, skinColor } from './complexion'
import { drawHuman } from './human'
import { POSES } from './poses'
import { sampleHuman } from './sample-human'
import { VIEWS } from './skeleton'
import { clothesOf } from './wardrobe'

const light = CAST_LIGHTS.day
const svgOf = (list: DisplayList) =>
  writeSvg({ list, view: { x: -200, y: -400, width: 400, height: 420 }, width: 400, height: 420 })

describe('a drawn person', () => {
  it('has a body that differs between any two of at least forty actions', () => {
    const bodies = new Set(ACTIONS.map((action) => JSON.stringify(POSES[action])))
    expect(bodies.size).toBeGreaterThanOrEqual(40)
  })

  it('stands on the ground, never above or below it', () => {
    for (const age of [1.5, 3, 6, 10, 14, 35, 75])
      for (const action of ['stand', 'walk', 'sit', 'kneel', 'crouch', 'point'] as const) {
        const { feet, box } = drawHuman({ human: sampleHuman({ age }), light, action }).anchors
        expect(Math.abs(feet[1])).toBeLessThan(action === 'kneel' || action === 'sit' ? 40 : 14)
        expect(box.y + box.height).toBeLessThan(26)
      }
  })

  it('has its heels in the air on its belly, and no second fist for what one hand holds', () => {
    for (const age of [3, 6, 10]) {
      const human = sampleHuman({ age })
      const { anchors } = drawHuman({ human, light, action: 'lie' })
      expect(anchors.feet[1]).toBeLessThan(-18)
      const { hands } = drawHuman({ human, light, action: 'hold' }).anchors
      expect(hands.near[1]).toBeGreaterThan(hands.far[1] + 30)
      expect(POSES.hold.nearHand).toBe('relaxed')
    }
  })

  it('lies along the ground, and crawls on hands and shins', () => {
    for (const age of [3, 8, 14, 35])
      for (const action of ['lie', 'sleep', 'crawl'] as const) {
        const { box, hands, head } = drawHuman({
          human: sampleHuman({ age, outfit: 'raincoat' }),
          light,
          action,
        }).anchors
        expect(box.width).toBeGreaterThan(box.height)
        expect(box.y + box.height).toBeLessThan(40)
        if (action !== 'crawl') expect(head[1]).toBeGreaterThan(-150)
        else expect(Math.abs(hands.near[1])).toBeLessThan(20)
      }
  })

  it('sleeps stretched out: no small body under a large head', () => {
    for (const age of [3, 6, 10, 35]) {
      const human = sampleHuman({ age })
      const { box, head, headRadius } = drawHuman({ human, light, action: 'sleep' }).anchors
      expect(head[0] - headRadius - box.x).toBeGreaterThan(headRadius * 1.5)
    }
  })

  it('has a lap before its feet only where it sits', () => {
    for (const action of ['sit', 'read', 'perch'] as const) {
      const { lap, feet, hands } = drawHuman({ human: sampleHuman({}), light, action }).anchors
      expect(lap?.[0]).toBeLessThan(feet[0])
      expect(lap?.[1]).toBeGreaterThan(hands.far[1])
    }
    for (const action of ['stand', 'crouch', 'sleep'] as const)
      expect(drawHuman({ human: sampleHuman({}), light, action }).anchors.lap).toBeUndefined()
  })

  it('kneels on shins that reach back under the hips, and sits with them before the belly', () => {
    for (const age of [3, 6, 12, 35])
      for (const outfit of ['raincoat', 'dress', 'tee'] as const) {
        const human = sampleHuman({ age, outfit })
        const hipsOf = (action: 'kneel' | 'sit' | 'perch') =>
          drawHuman({ human, light, action }).anchors
        const kneeling = hipsOf('kneel')
        expect(kneeling.feet[0]).toBeLessThan((kneeling.seat?.[0] ?? 0) + 10)
        for (const action of ['sit', 'perch'] as const) {
          const { feet, chest } = hipsOf(action)
          expect(feet[0]).toBeGreaterThan(chest[0] + 30)
        }
      }
  })

  it('has a smaller head where it lies, and no held thing before it', () => {
    const human = sampleHuman({})
    const upright = drawHuman({ human, light }).anchors
    for (const action of ['lie', 'sleep'] as const) {
      const { head, headRadius, hands } = drawHuman({ human, light, action, isFree: false }).anchors
      expect(headRadius).toBeLessThan(upright.headRadius)
      expect(Math.abs(hands.far[0] - head[0])).toBeGreaterThan(headRadius * 0.5)
    }
  })

  it('crosses its arms, each hand on the side of the other', () => {
    for (const age of [6, 38]) {
      const human = sampleHuman({ age })
      const crossed = { near: 'crossed', far: 'crossed' } as const
      const { hands, chest } = drawHuman({ human, light, pose: crossed }).anchors
      expect(hands.near[0]).toBeGreaterThan(chest[0])
      expect(hands.far[0]).toBeLessThan(chest[0])
    }
  })

  it('puts a hand where it is asked to, within reach', () => {
    const still = drawHuman({ human: sampleHuman({}), light })
    const [x, y] = still.anchors.shoulders.far
    const target = [x + still.armLength * 0.6, y - still.armLength * 0.5] as const
    const { hands } = drawHuman({ human: sampleHuman({}), light, aim: { far: target } }).anchors
    expect(Math.hypot(hands.far[0] - target[0], hands.far[1] - target[1])).toBeLessThan(16)
  })

  it('keeps clothes apart from every skin in every outfit', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 6, noNaN: true }),
        fc.constantFrom(...OUTFITS),
        fc.tuple(hexColor(), hexColor(), hexColor()),
        (skin, outfit, colors) => {
          const clothes = clothesOf(sampleHuman({ skin, outfit, colors }))
          for (const garment of [clothes.top, clothes.bottom])
            expect(deltaE(garment, skinColor(skin))).toBeGreaterThanOrEqual(
              GARMENT_CONTRAST - 0.001,
            )
        },
      ),
      { numRuns: 300 },
    )
  })

  it('leaves a colour alone when it already stands apart', () => {
    const blue = [0.5, -0.02, -0.1] as const
    expect(awayFromSkin(blue, skinColor(3))).toBe(blue)
  })

  it('can be anybody, doing anything, in any light, without a broken number', () => {
    fc.assert(
      fc.property(
        fc.record({
          age: fc.double({ min: 0, max: 100, noNaN: true }),
          sex: fc.constantFrom('male' as const, 'female' as const),
          skin: fc.double({ min: 0, max: 6, noNaN: true }),
          hair: fc.constantFrom(...HAIR_STYLES),
          hairColor: fc.constantFrom(...HAIR_COLOR_IDS),
          eyes: fc.constantFrom(...EYE_COLOR_IDS),
          glasses: fc.constantFrom(...GLASSES),
          outfit: fc.constantFrom(...OUTFITS),
          freckles: fc.boolean(),
          hearingAid: fc.boolean(),
          wheelchair: fc.boolean(),
        }),
        fc.constantFrom(...ACTIONS),
        fc.constantFrom(...FEELINGS),
        fc.constantFrom(...VIEWS),
        fc.constantFrom(...(Object.keys(CAST_LIGHTS) as CastLight[])),
        fc.constantFrom(
          undefined,
          'pyjamas' as const,
          'space_helmet' as const,
          'bubble_helmet' as const,
          'cape' as const,
          'crown' as const,
        ),
        (person, action, feeling, view, lightName, wears) => {
          const figure = drawHuman({
            human: sampleHuman(person),
            light: CAST_LIGHTS[lightName],
            action,
            feeling,
            view,
            wears,
          })
          const svg = svgOf(figure.list)
          expect(svg).not.toMatch(/NaN|undefined|Infinity/)
          expect(svg.length).toBeLessThan(260_000)
        },
      ),
      { numRuns: 120 },
    )
  })

  it('is drawn the same way twice', () => {
    const draw = () =>
      svgOf(drawHuman({ human: sampleHuman({ hair: 'curly', freckles: true }), light }).list)
    expect(draw()).toBe(draw())
  })
})

const hexColor = () =>
  fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
