import type { Character } from '@luciole/contract/character'
import type { LocationId, Shot } from '@luciole/contract/scene-brief'
import { describe, expect, it } from 'vitest'
import { drawPage } from '#page'
import { sampleHuman } from '#people/sample-human'
import { stageFor } from '#stages/stages'
import { partOfPlace, stepInto } from '#stages/step-into'
import { sharedBy } from './cost'
import type { PlanDigest } from './plan'
import { animal, briefWith } from './test-brief'
import { viewOfPlace } from './view-of-place'

const cast: Record<string, Character> = {
  hero: sampleHuman({}),
  fox: animal('fox'),
  aunt: sampleHuman({ age: 40 }),
  uncle: sampleHuman({ age: 50 }),
}
const SHOTS: readonly Shot[] = ['wide', 'medium', 'medium', 'wide']
const PLACES: readonly LocationId[] = ['throne_room', 'street', 'village_market']

/** A story that stays in one place with four people. */
function stay(location: LocationId, seed: string): readonly PlanDigest[] {
  const previous: PlanDigest[] = []
  for (const [i, shot] of SHOTS.entries()) {
    const brief = briefWith({
      page: i + 1,
      setting: 'city',
      location,
      shot,
      cast: Object.keys(cast).map((id) => ({ id })),
    })
    const { plan } = drawPage({ cast, brief, seed, previous: [...previous] })
    previous.push(plan.digest)
  }
  return previous
}

describe('pages in one place', () => {
  it('differ in what they show of it', () => {
    const shares = PLACES.flatMap((location) =>
      ['a', 'b'].flatMap((seed) =>
        stay(location, seed).map(({ camera }, at, all) =>
          Math.max(
            0,
            ...all
              .slice(0, at)
              .map((other) => (camera && other.camera ? sharedBy(camera, other.camera) : 0)),
          ),
        ),
      ),
    ).filter((share) => share > 0)
    expect(shares.length).toBeGreaterThan(15)
    expect(shares.filter((share) => share > 0.75).length / shares.length).toBeLessThan(0.15)
  })

  const seenWhole: PlanDigest = {
    location: 'street',
    shot: 'wide',
    heroOnLeft: true,
    hour: 'day',
    camera: { x: 0, y: 0, width: 1536, height: 1152 },
  }
  const view = (change: Parameters<typeof briefWith>[0], previous: readonly PlanDigest[]) =>
    viewOfPlace(stageFor('street'), {
      isHuman: () => true,
      brief: briefWith({ setting: 'city', location: 'street', shot: 'wide', ...change }),
      shot: 'wide',
      previous,
      isMoonlit: false,
      seed: 'a',
    })

  it('show it whole first, then an end of it from nearer', () => {
    expect(view({}, []).nearer).toBeUndefined()
    expect(view({}, [seenWhole]).nearer).toBeDefined()
  })

  it('keep in view what the page names', () => {
    for (const looksAt of Object.keys(stageFor('street').anchors)) {
      const { anchors } = view({ cast: [{ id: 'hero', looksAt }] }, [seenWhole])
      expect(anchors[looksAt], looksAt).toBeDefined()
    }
  })

  it('tell a frame seen from nearer as a part of the place', () => {
    const stage = stepInto(stageFor('street'), 'right')
    const whole = { x: 0, y: 0, width: 1536, height: 1152 }
    const part = partOfPlace(stage, whole)
    expect(part.x + part.width).toBeCloseTo(1536)
    expect(part.x).toBeGreaterThan(200)
  })
})
