import type { Character } from '@luciole/contract/character'
import { describe, expect, it } from 'vitest'
import { boundsOf } from '#creatures/bounds'
import { drawPage } from '#page'
import { sampleHuman } from '#people/sample-human'
import { createEnvironment } from '#stages/environment'
import { createScene } from '#stages/scene'
import { withoutCrowding } from './clear-stage'
import { treadsOn } from './own-ground'
import { toWorld } from './plan'
import type { Placement } from './plan'
import { animal, briefWith, thing } from './test-brief'

const SEAS = ['reef', 'abyss', 'kelp_forest', 'sea_castle', 'sunken_ship'] as const
const company: Record<string, Character> = {
  hero: sampleHuman({}),
  friend: animal('fox'),
  whale: animal('whale', 1.2),
  turtle: animal('turtle'),
}
const swimmers = [
  { id: 'hero', action: 'swim' },
  { id: 'friend', action: 'swim' },
  { id: 'whale', action: 'swim', looksAt: 'hero' },
] as const

function pageAt(location: (typeof SEAS)[number], i: number) {
  const brief = briefWith({
    setting: 'under_sea',
    location,
    shot: (['medium', 'wide', 'medium'] as const)[i % 3],
    cast: i % 2 ? [...swimmers] : [{ id: 'hero' }, { id: 'friend', near: 'hero' }],
    objects: i % 2 ? [] : [thing('treasure_chest')],
  })
  const { plan } = drawPage({ cast: company, brief, seed: `sea ${i}` })
  const env = createEnvironment({ ...brief, kind: 'water', seed: 'sea' })
  const { items } = plan.stage.build(createScene({ env, era: 'today', seed: 'sea' }))
  return { plan, pieces: items.map((item) => ({ ...item, box: boundsOf(item.list) })) }
}

describe('on the sea floor', () => {
  const pages = SEAS.flatMap((location) =>
    [0, 1, 2, 3].map((i) => ({ location, ...pageAt(location, i) })),
  )

  it('no shell and no sponge is inside an outline or under a foot', () => {
    const seen = { pieces: 0, kept: 0, against: 0 }
    for (const { plan, pieces } of pages) {
      const loose = pieces.filter(({ isBack }) => isBack)
      const left = withoutCrowding(loose, { plan, company })
      seen.pieces += loose.length
      seen.kept += left.length
      for (const { list } of left) {
        const box = boundsOf(list)
        const [middle, half] = [box.x + box.width / 2, box.width * 0.3]
        const isInside = plan.placements.some((place) =>
          place.measured.spread
            .map((point) => toWorld(place, point))
            .some(
              ([x, y]) =>
                Math.abs(x - middle) < half &&
                y > box.y + box.height * 0.2 &&
                y < box.y + box.height,
            ),
        )
        if (isInside) seen.against++
      }
    }
    expect(seen.pieces).toBeGreaterThan(70)
    expect(seen.kept).toBeGreaterThan(15)
    expect(seen.against).toBe(0)
  })

  it('nobody who swims seems to stand on a back', () => {
    const seen = { pages: 0, trodden: 0 }
    for (const location of SEAS)
      for (let i = 0; i < 5; i++) {
        const brief = briefWith({
          setting: 'under_sea',
          location,
          shot: i % 2 ? 'wide' : 'medium',
          cast: [...swimmers, { id: 'turtle', action: 'float', looksAt: 'whale' }],
        })
        const { placements } = drawPage({ cast: company, brief, seed: `back ${i}` }).plan
        const isOnBack = (one: Placement) =>
          placements.some((other) => one !== other && one.y < other.y && treadsOn(one, other))
        seen.pages++
        if (placements.some(isOnBack)) seen.trodden++
      }
    expect(seen.pages).toBe(25)
    expect(seen.trodden).toBeLessThan(2)
  })
})

it('two who hold each other stand on the bottom of the sea', () => {
  for (const location of SEAS) {
    const brief = briefWith({
      setting: 'under_sea',
      location,
      cast: [
        { id: 'hero', action: 'float', pair: { with: 'friend', type: 'back_to_back' } },
        { id: 'friend', action: 'swim' },
      ],
    })
    const { placements } = drawPage({ cast: company, brief, seed: location }).plan
    expect(placements.map(({ slot }) => slot.kind)).toEqual(['ground', 'ground'])
  }
})
