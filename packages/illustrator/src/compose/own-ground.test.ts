import type { Character } from '@luciole/contract/character'
import { LOCATIONS } from '@luciole/contract/scene-brief'
import type { SceneActor, SceneBrief, Setting } from '@luciole/contract/scene-brief'
import { describe, expect, it } from 'vitest'
import { drawPage } from '#page'
import { sampleHuman } from '#people/sample-human'
import { stuckTo } from './near-misses'
import { areTogether, crossedShare } from './own-ground'
import { animal, briefWith, thing } from './test-brief'

const cast: Record<string, Character> = {
  hero: sampleHuman({}),
  friend: animal('fox'),
  king: sampleHuman({ age: 9 }),
  penguin: animal('penguin'),
}
const COMPANIES: readonly (readonly Partial<SceneActor>[])[] = [
  [{ action: 'look' }, { id: 'friend', near: 'hero' }, { id: 'king', action: 'talk' }],
  [{ action: 'point' }, { id: 'friend', action: 'run', near: 'hero' }, { id: 'penguin' }],
  [{ action: 'talk', looksAt: 'king' }, { id: 'penguin' }, { id: 'king' }, { id: 'friend' }],
  [{ action: 'sit' }, { id: 'king', action: 'think' }, { id: 'friend', action: 'sit' }],
]
const PLACES_OF_EACH = 5
type Place = { setting: Setting; location: SceneBrief['location'] }

/** Everybody on a page with everybody else who is not theirs to touch. */
function pairsAt(place: Place, i: number) {
  const brief = briefWith({
    ...place,
    shot: i % 3 ? 'medium' : 'wide',
    cast: (COMPANIES[i % COMPANIES.length] ?? []).map((actor) => ({ id: 'hero', ...actor })),
    objects: i % 2 ? [thing('treasure_chest')] : [],
  })
  const { placements } = drawPage({ cast, brief, seed: `ground ${i}` }).plan
  const places = new Map(placements.map((one) => [one.actor.id, one]))
  return placements.flatMap((one) =>
    placements
      .filter((other) => other !== one && !areTogether(one, other))
      .map((other) => ({ share: crossedShare(one, other), stuck: stuckTo(one, places, other) })),
  )
}

describe('everybody has ground of their own', () => {
  it.each(Object.keys(LOCATIONS) as Setting[])('over many pages (%s)', (setting) => {
    const pairs = LOCATIONS[setting]
      .slice(0, PLACES_OF_EACH)
      .flatMap((location, i) => pairsAt({ setting, location }, i + setting.length))
    const crossed = pairs.filter(({ share }) => share > 0.08)
    const stuck = pairs.filter(({ stuck: { isHead, hands } }) => isHead || hands > 0)
    expect(pairs.length).toBeGreaterThan(20)
    expect(crossed.length, 'stand across each other').toBe(0)
    expect(stuck.length, 'a head or a hand on somebody’s outline').toBeLessThan(2)
  })
})
