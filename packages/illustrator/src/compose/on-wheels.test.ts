import type { Character } from '@luciole/contract/character'
import type { SceneBriefInput } from '@luciole/contract/scene-brief'
import type { ThingId } from '@luciole/contract/things'
import { describe, expect, it } from 'vitest'
import { drawPage } from '#page'
import { sampleHuman } from '#people/sample-human'
import { isOnWheels } from '#people/wheelchair-frame'
import { waitingChairs } from './left-chair'
import { toWorld } from './plan'
import { animal, briefWith, thing } from './test-brief'
import { standingOf } from './tops'
import { chairHiddenBy, hiddenByThing } from './visible'

const cast: Record<string, Character> = {
  hero: sampleHuman({ wheelchair: true }),
  bear: animal('bear', 1.5),
  pony: animal('pony', 1.2),
}
function pageOf(change: Partial<SceneBriefInput>, seed: string) {
  const { plan } = drawPage({ cast, brief: briefWith({ location: 'stream', ...change }), seed })
  const hero = plan.placements.find(({ actor }) => actor.id === 'hero')
  if (!hero) throw new Error('nobody there')
  return { plan, hero }
}
const SEEDS = ['a', 'b']
const others = { id: 'bear', action: 'look', looksAt: 'hero' } as const

const OFF_THE_GROUND = [
  ['climb', 'ladder'],
  ['fly', undefined],
  ['float', undefined],
  ['stand', 'table'],
  ['look', 'potato_barrow'],
  ['look', 'box'],
] as const satisfies readonly (readonly [string, ThingId | undefined])[]

describe('a wheelchair', () => {
  it.each(OFF_THE_GROUND)('stays on the ground when one is to %s (%s)', (action, id) => {
    const objects = id ? [thing(id)] : []
    const { hero } = pageOf(
      { cast: [{ id: 'hero', action, ...(id ? { at: id } : {}) }, others], objects },
      'a',
    )
    expect(hero.slot.kind).toBe('ground')
    expect(hero.base).toBeUndefined()
    expect(isOnWheels(hero.character)).toBe(true)
  })

  it.each([
    ['farm', 'roof', 'point', 'perch'],
    ['tree_top', undefined, 'crawl', 'sit'],
  ] as const)('is not up there at %s: one sits (%s)', (location, at, action, does) => {
    const { hero } = pageOf({ location, cast: [{ id: 'hero', action, at }] }, 'a')
    expect(isOnWheels(hero.character)).toBe(false)
    expect(hero.action).toBe(does)
  })

  it.each(['bridge', 'bridge_end', 'queue'] as const)('goes over a bridge (%s)', (at) => {
    const { hero } = pageOf({ location: 'guarded_bridge', cast: [{ id: 'hero', at }] }, 'a')
    expect(hero.slot.id).toBe(at)
    expect(isOnWheels(hero.character)).toBe(true)
  })

  it.each(['hide', 'look'] as const)('is seen when one is to %s', (action) => {
    for (const id of ['stone', 'potato_barrow'] as const)
      for (const seed of SEEDS) {
        const { plan, hero } = pageOf(
          { cast: [{ id: 'hero', action, at: id }, others], objects: [thing(id)] },
          seed,
        )
        for (const one of plan.objects)
          expect(hiddenByThing(hero, one).chair, `${id} ${seed}`).toBeLessThan(0.25)
        for (const one of plan.placements.filter(({ z }) => z > hero.z))
          expect(chairHiddenBy(hero, one), `${id} ${seed}`).toBeLessThan(0.25)
      }
  })

  it('is left by who crouches among potatoes, all but the face out of sight', () => {
    const { plan, hero } = pageOf(
      {
        cast: [{ id: 'hero', action: 'crouch', at: 'potato_barrow' }, others],
        objects: [thing('potato_barrow')],
      },
      'a',
    )
    expect(isOnWheels(hero.character)).toBe(false)
    const [barrow] = plan.objects
    if (!barrow) throw new Error('no barrow')
    expect(barrow.bears).toContain('hero')
    const rim = barrow.y - barrow.height * standingOf(barrow.object).rim
    const { mouth, headRadius } = hero.measured.anchors
    expect(toWorld(hero, mouth)[1]).toBeLessThan(rim)
    expect(toWorld(hero, [0, mouth[1] + headRadius * 2])[1]).toBeGreaterThan(rim)
  })

  it.each(['bench', 'bed'] as const)('waits beside the %s for who sits there', (id) => {
    const { plan, hero } = pageOf(
      { cast: [{ id: 'hero', action: 'sit', at: id }], objects: [thing(id)] },
      'a',
    )
    expect(isOnWheels(hero.character)).toBe(false)
    const [chair, ...more] = waitingChairs(plan)
    if (!chair) throw new Error('no chair')
    expect(more).toEqual([])
    expect(chair.left).toBeGreaterThan(plan.camera.x)
    expect(chair.right).toBeLessThan(plan.camera.x + plan.camera.width)
  })

  it('waits for who rides a pony, and for nobody who is in it', () => {
    const pair = { with: 'pony', type: 'ride' } as const
    const riding = pageOf({ cast: [{ id: 'hero', pair }, { id: 'pony' }] }, 'a')
    expect(waitingChairs(riding.plan)).toHaveLength(1)
    const sitting = pageOf({ cast: [{ id: 'hero', action: 'sit' }, { id: 'pony' }] }, 'a')
    expect(waitingChairs(sitting.plan)).toEqual([])
  })
})
