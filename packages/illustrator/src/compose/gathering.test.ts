import type { Character } from '@luciole/contract/character'
import type { LocationId } from '@luciole/contract/scene-brief'
import { describe, expect, it } from 'vitest'
import { drawPage } from '#page'
import { sampleHuman } from '#people/sample-human'
import { animal, briefWith, thing } from './test-brief'

const cast: Record<string, Character> = {
  hero: sampleHuman({}),
  friend: sampleHuman({ age: 7 }),
  fox: animal('fox'),
  cat: animal('cat'),
}
const SEEDS = ['a', 'b', 'c', 'd']

const around = (centre: string, ids: readonly string[]) =>
  ids.map((id) => ({ id, action: 'look' as const, looksAt: centre }))

const draw = (seed: string, change: Parameters<typeof briefWith>[0]) =>
  drawPage({ cast, seed, brief: briefWith({ setting: 'city', location: 'park', ...change }) }).plan

describe('three who look at one', () => {
  it('stand before or behind them, not beside them in a row, and face them', () => {
    for (const seed of SEEDS) {
      const looking = around('cat', ['hero', 'friend', 'fox'])
      const { placements, why } = draw(seed, { cast: [...looking, { id: 'cat', action: 'sit' }] })
      const cat = placements.find(({ actor }) => actor.id === 'cat')
      const others = placements.filter(({ actor }) => actor.id !== 'cat')
      const deeper = others.reduce((sum, { y }) => sum + y - (cat?.y ?? 0), 0) / others.length
      expect(Math.abs(deeper)).toBeGreaterThan(30)
      expect(why['on one side'] ?? 0).toBe(0)
      for (const { flip, x } of others) expect(flip).toBe(x > (cat?.x ?? 0))
    }
  })
})

describe('three who look at a thing', () => {
  it('have it between them', () => {
    for (const seed of SEEDS) {
      const { placements, objects } = draw(seed, {
        cast: around('drum', ['hero', 'friend', 'fox']),
        objects: [thing('drum')],
        focus: 'drum',
      })
      const { x = 0 } = objects[0] ?? {}
      expect(placements.some((place) => place.x < x)).toBe(true)
      expect(placements.some((place) => place.x > x)).toBe(true)
      for (const place of placements) expect(place.flip).toBe(place.x > x)
    }
  })
})

describe('on a ledge', () => {
  it('nobody is asked to stand before or behind the others', () => {
    const location: LocationId = 'tree_top'
    const { why } = draw('a', {
      setting: 'forest',
      location,
      cast: [...around('cat', ['hero', 'fox']), { id: 'cat' }],
    })
    expect(why['in a row']).toBeUndefined()
  })
})
