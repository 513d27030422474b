import type { SceneBriefInput } from '@luciole/contract/scene-brief'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawPage } from '#page'
import { sampleHuman } from '#people/sample-human'
import { stageFor } from '#stages/stages'
import { foreshortening } from './foreshorten'
import { measure } from './figure'
import { briefWith } from './test-brief'

const brief = (change: Partial<SceneBriefInput>) =>
  briefWith({ setting: 'city', location: 'street', ...change })
const cast = { hero: sampleHuman({}), friend: sampleHuman({ sex: 'male' }) }
const seen = (angle?: 'low' | 'high') =>
  measure({
    character: sampleHuman({}),
    action: 'stand',
    view: 'three_quarter',
    feeling: 'happy',
    angle,
  }).anchors

describe('from below and from above', () => {
  it('finds its way back from every place on a figure', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('low' as const, 'high' as const),
        fc.integer({ min: 60, max: 480 }),
        fc.double({ min: -200, max: 200, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (angle, tall, x, up) => {
          const { warp, unwarp } = foreshortening(tall, angle)
          const [bx, by] = unwarp(warp([x, -up * tall]))
          expect(bx).toBeCloseTo(x, 3)
          expect(by).toBeCloseTo(-up * tall, 3)
        },
      ),
    )
  })

  it('shows a larger head from above and a smaller one from below', () => {
    expect(seen('high').headRadius).toBeGreaterThan(seen().headRadius * 1.08)
    expect(seen('low').headRadius).toBeLessThan(seen().headRadius * 0.94)
  })

  it('moves the horizon of the place, and lets those who stand near be larger', () => {
    const page = (shot: 'low' | 'high') =>
      drawPage({ cast, seed: 'angle', brief: brief({ shot }) }).plan.stage
    const level = stageFor('street').horizon
    expect(page('low').horizon).toBeGreaterThan(level)
    expect(page('high').horizon).toBeLessThan(level)
    const ground = page('high').slots.find(({ kind }) => kind === 'ground')
    const before = stageFor('street').slots.find(({ kind }) => kind === 'ground')
    const growth = ([far, near]: readonly [number, number] = [1, 1]) => near / far
    expect(growth(ground?.scale)).toBeGreaterThan(growth(before?.scale))
  })

  it('chooses no angle for bodies that it cannot foreshorten', () => {
    const embraced = brief({
      shot: 'high',
      cast: [{ id: 'hero', pair: { with: 'friend', type: 'hug' } }, { id: 'friend' }],
    })
    const asleep = brief({ shot: 'low', cast: [{ id: 'hero', action: 'sleep' }] })
    for (const one of [embraced, asleep])
      expect(drawPage({ cast, seed: 'angle', brief: one }).plan.shot).toBe('medium')
  })
})
