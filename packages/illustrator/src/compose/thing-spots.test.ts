import type { Character } from '@luciole/contract/character'
import { LOCATIONS } from '@luciole/contract/scene-brief'
import type { Setting } from '@luciole/contract/scene-brief'
import { describe, expect, it } from 'vitest'
import { drawPage } from '#page'
import { sampleHuman } from '#people/sample-human'
import { animal, briefWith } from './test-brief'
import { thingVisible } from './visible'

const cast: Record<string, Character> = {
  hero: sampleHuman({}),
  bear: { kind: 'animal', species: 'bear', marks: 'none', scale: 1 },
  cat: { kind: 'animal', species: 'cat', marks: 'none', scale: 0.9 },
}
const SOUGHT = ['fountain', 'bunting', 'coral_gate', 'table', 'tent', 'sandcastle'] as const
const places = Object.entries(LOCATIONS).flatMap(([setting, ids]) =>
  ids.slice(0, 2).map((location) => ({ setting: setting as Setting, location })),
)

describe('what a page is about', () => {
  it.each(places.map((place, i) => [SOUGHT[i % SOUGHT.length] ?? 'tent', place, i] as const))(
    'is seen past a bear and a cat: %s',
    (thing, place, i) => {
      const brief = briefWith({
        ...place,
        cast: [{ id: 'hero', action: 'look' }, { id: 'bear' }, { id: 'cat', action: 'sit' }],
        objects: [{ id: 'sought', thing, role: 'focal' }],
        focus: 'sought',
      })
      const { placements, objects } = drawPage({ cast, brief, seed: `sought ${i}` }).plan
      const [sought] = objects
      if (!sought) throw new Error('the thing is not there')
      expect(thingVisible(sought, placements)).toBeGreaterThanOrEqual(0.8)
    },
  )
})

describe('a row that goes along', () => {
  it.each([1, 2, 3, 4])(
    'is behind who leads it, goes the same way and has everybody: %i',
    (seed) => {
      const brief = briefWith({
        setting: 'elsewhere',
        location: 'mountain_path',
        cast: [
          { id: 'first', action: 'walk', looksAt: 'away', touches: 'row' },
          { id: 'hero', action: 'wave', looksAt: 'first' },
          { id: 'cat', action: 'walk', looksAt: 'first', near: 'hero' },
        ],
        objects: [{ id: 'row', thing: 'mole_row', state: 'full', role: 'focal' }],
        focus: 'row',
      })
      const { placements, objects } = drawPage({
        cast: { ...cast, first: animal('mole', 0.7) },
        brief,
        seed: `row ${seed}`,
      }).plan
      const [row] = objects
      const leader = placements.find(({ actor }) => actor.id === 'first')
      if (!row || !leader) throw new Error('somebody is not there')
      const ahead = leader.flip ? -1 : 1
      expect((leader.x - row.x) * ahead).toBeGreaterThan(row.width / 2)
      expect(row.isTurned ?? false).toBe(leader.flip)
      for (const { x } of placements) expect((leader.x - x) * ahead).toBeGreaterThanOrEqual(0)
    },
  )
})
