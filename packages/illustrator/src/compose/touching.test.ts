import type { Character } from '@luciole/contract/character'
import type { SceneBriefInput } from '@luciole/contract/scene-brief'
import { expect, it } from 'vitest'
import { edgeOf, silhouetteOf } from '#creatures/silhouette'
import { fill } from '#core/display-list'
import { oklch } from '#core/color'
import { ellipse } from '#core/path'
import { drawPage } from '#page'
import { sampleHuman } from '#people/sample-human'
import { stepTo } from '#stages/stage'
import { animal, briefWith } from './test-brief'
import { gapOf, touchedBy } from './touching'

const cast: Record<string, Character> = {
  hero: sampleHuman({}),
  helper: { ...animal('rabbit'), kind: 'lovey' } as Character,
  fox: animal('fox'),
  bear: animal('bear', 1.2),
  moon: { ...animal('monster', 1.4), kind: 'living_thing', thing: 'moon' } as Character,
  whale: animal('whale', 0.45),
  mother: animal('whale', 1.6),
}

const PAGES: readonly Partial<SceneBriefInput>[] = [
  {
    setting: 'space',
    location: 'moon_surface',
    cast: [
      { id: 'hero', action: 'push', looksAt: 'moon' },
      { id: 'helper', action: 'push', looksAt: 'hero' },
      { id: 'moon' },
    ],
  },
  {
    setting: 'space',
    location: 'asteroid_path',
    cast: [
      { id: 'hero', action: 'reach', looksAt: 'moon', touches: 'moon', holds: 'sponge' },
      { id: 'helper', action: 'wave' },
      { id: 'moon', action: 'laugh' },
    ],
  },
  {
    location: 'stream',
    cast: [
      { id: 'hero', action: 'push', looksAt: 'bear' },
      { id: 'bear', action: 'sit' },
      { id: 'fox', action: 'look', touches: 'bear' },
    ],
  },
  {
    setting: 'under_sea',
    location: 'reef',
    cast: [
      { id: 'hero', action: 'swim', touches: 'whale' },
      { id: 'fox', action: 'swim', touches: 'hero' },
      { id: 'whale', action: 'swim', looksAt: 'away' },
    ],
  },
  {
    setting: 'under_sea',
    location: 'abyss',
    cast: [
      { id: 'hero', action: 'look' },
      { id: 'whale', action: 'float', touches: 'mother', looksAt: 'mother' },
      { id: 'mother', action: 'float', touches: 'whale', looksAt: 'whale' },
    ],
  },
]

it('hands and noses are on whom they are told to be, on nine pages of ten', () => {
  const apart: string[] = []
  let told = 0
  for (const [i, page] of PAGES.entries())
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const { placements } = drawPage({ cast, brief: briefWith(page), seed }).plan
      const places = new Map(placements.map((place) => [place.actor.id, place]))
      for (const place of placements) {
        if (!touchedBy(place, places)) continue
        told += 1
        const gap = gapOf(place, places) / place.scale
        if (gap > 30) apart.push(`${i}${seed} ${place.actor.id} ${Math.round(gap)}`)
      }
    }
  expect(told).toBeGreaterThan(50)
  expect(apart.length, apart.join('\n')).toBeLessThan(told / 10)
})

it('comes to whom it touches over dry ground only, and no nearer the edge than a step goes', () => {
  const touching = [
    { id: 'hero', action: 'point' },
    { id: 'fox', touches: 'hero' },
    { id: 'bear', action: 'push', looksAt: 'hero' },
  ] as const
  const outside: string[] = []
  let come = 0
  for (const location of ['castle_meadow', 'big_oak'] as const)
    for (let i = 0; i < 12; i++) {
      const brief = briefWith({ location, shot: i % 2 ? 'wide' : 'medium', cast: [...touching] })
      const { placements, stage } = drawPage({ cast, brief, seed: `dry ${i}` }).plan
      const places = new Map(placements.map((place) => [place.actor.id, place]))
      for (const place of placements) {
        if (!touchedBy(place, places)) continue
        come += 1
        if (stepTo(place.x, place.slot, stage) !== place.x)
          outside.push(`${location} ${i} ${place.actor.id} ${Math.round(place.x)}`)
      }
    }
  expect(come).toBeGreaterThan(40)
  expect(outside).toEqual([])
})

it('takes a round thing for round', () => {
  const list = [fill(ellipse(0, 0, 100), oklch(0.5, 0, 0))]
  const { filled, ...shape } = silhouetteOf(list, { x: -100, y: -100, width: 200, height: 200 })
  expect(filled).toBeCloseTo(Math.PI / 4, 1)
  for (const y of [-60, 0, 60]) {
    const [x] = edgeOf({ ...shape, filled }, { x: 0, y, side: 1 })
    expect(Math.abs(x - Math.sqrt(100 ** 2 - y ** 2))).toBeLessThan(10)
  }
})

it('wears a mitten on the hand and carries none', () => {
  const brief = briefWith({ cast: [{ id: 'hero', action: 'wave', wears: 'mitten' }] })
  const { objects, placements } = drawPage({ cast, brief, seed: 'm' }).plan
  expect(objects).toEqual([])
  expect(placements[0]?.actor.wears).toBe('mitten')
})

it('hangs in the sky what is far off, above everybody', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const brief = briefWith({
      setting: 'city',
      location: 'rooftop',
      shot: 'wide',
      cast: [
        { id: 'hero', action: 'point', looksAt: 'moon' },
        { id: 'moon', action: 'float', isFarOff: true },
      ],
    })
    const { placements, stage } = drawPage({ cast, brief, seed }).plan
    const [hero, moon] = placements
    if (!hero || !moon) throw new Error('somebody is missing')
    const { box } = moon.measured.anchors
    expect(moon.y + (box.y + box.height) * moon.scale).toBeLessThan(stage.horizon)
    expect(moon.scale).toBeLessThan(hero.scale)
    expect(moon.z).toBeLessThan(hero.z)
  }
})
