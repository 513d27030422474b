import type { Character } from '@luciole/contract/character'
import type { SceneBriefInput } from '@luciole/contract/scene-brief'
import { describe, expect, it } from 'vitest'
import { drawPage } from '#page'
import { sampleHuman } from '#people/sample-human'
import { animal, briefWith } from './test-brief'
import { keyHidden, visibleShare } from './visible'

const cast: Record<string, Character> = {
  hero: sampleHuman({ age: 5 }),
  gran: sampleHuman({ age: 70 }),
  bear: animal('bear'),
  guard: { kind: 'magical_creature', species: 'monster', marks: 'none', scale: 1.6 },
}
const plansOf = (change: Partial<SceneBriefInput>) =>
  Array.from(
    { length: 6 },
    (_, i) => drawPage({ cast, brief: briefWith(change), seed: `place ${i}` }).plan,
  )

describe('a thing that is told where to be', () => {
  it('has whoever hides under the coats look out between them', () => {
    const plans = plansOf({
      location: 'corridor',
      cast: [
        { id: 'hero', action: 'crouch', at: 'coat_row' },
        { id: 'bear', action: 'crouch', at: 'coat_row' },
      ],
      objects: [{ id: 'coat_row', thing: 'coat_row', state: 'open', at: 'coats', role: 'focal' }],
    })
    for (const { placements, objects } of plans) {
      const coats = objects.find(({ object }) => object.id === 'coat_row')
      // Seen past the coats although those who are under them are never moved before them.
      const before = objects.map(({ bears: _bears, ...thing }) => thing)
      for (const place of placements) {
        expect(place.z).toBeLessThan(coats?.z ?? 0)
        expect(visibleShare(place, { places: placements, objects: before }).face).toBeGreaterThan(
          0.8,
        )
      }
    }
  })

  it('goes over the bridge with those who are in it, towards whom they look at', () => {
    const plans = plansOf({
      location: 'guarded_bridge',
      cast: [
        { id: 'hero', action: 'crouch', looksAt: 'guard', at: 'potato_barrow' },
        { id: 'guard', action: 'look', looksAt: 'hero', at: 'bridge_end' },
      ],
      objects: [{ id: 'potato_barrow', thing: 'potato_barrow', at: 'bridge', role: 'focal' }],
    })
    for (const { placements, objects, stage } of plans) {
      const barrow = objects.find(({ object }) => object.id === 'potato_barrow')
      const guard = placements.find(({ actor }) => actor.id === 'guard')
      const bridge = stage.slots.find(({ id }) => id === 'bridge')
      expect(Math.abs((barrow?.x ?? 0) - (bridge?.box[0] ?? 0))).toBeLessThan(60)
      expect(barrow?.isTurned ?? false).toBe((guard?.x ?? 0) < (barrow?.x ?? 0))
      expect(guard && visibleShare(guard, { places: placements, objects }).face).toBe(1)
    }
  })

  it('has nobody before what it is there to show', () => {
    const plans = plansOf({
      location: 'living_room',
      cast: [
        { id: 'hero', action: 'look', looksAt: 'hat_window' },
        { id: 'bear', action: 'look', looksAt: 'hat_window' },
        { id: 'gran', action: 'hold', holds: 'mirror' },
      ],
      objects: [{ id: 'hat_window', thing: 'hat_window', at: 'sill', role: 'focal' }],
    })
    for (const { placements, objects } of plans)
      for (const thing of objects) expect(keyHidden(thing, placements)).toBeLessThan(0.2)
  })
})
