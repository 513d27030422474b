import type { Character } from '@luciole/contract/character'
import { LOCATIONS, sceneBriefSchema } from '@luciole/contract/scene-brief'
import type { SceneBrief, Setting } from '@luciole/contract/scene-brief'
import { describe, expect, it } from 'vitest'
import { drawPage } from '#page'
import { sampleHuman } from '#people/sample-human'
import { broughtForward, visibleShare } from './visible'

const cast: Record<string, Character> = {
  hero: sampleHuman({}),
  fox: { kind: 'animal', species: 'fox', marks: 'none', scale: 1 },
  bear: { kind: 'animal', species: 'bear', marks: 'none', scale: 1.5 },
  hare: { kind: 'animal', species: 'hare', marks: 'none', scale: 0.8 },
}
const LARGE = ['bridge', 'long_table', 'wheelbarrow', 'treasure_chest', 'tent', 'bench'] as const
const places = Object.entries(LOCATIONS).flatMap(([setting, ids]) =>
  ids.slice(1, 4).map((location) => ({ setting: setting as Setting, location })),
)
const planAt = ({ setting, location }: (typeof places)[number], i: number) =>
  drawPage({
    cast,
    brief: sceneBriefSchema.parse({
      page: 1,
      setting,
      location,
      shot: (['medium', 'wide', 'close'] as const)[i % 3],
      cast: [
        { id: 'hero', action: 'look' },
        { id: 'bear', action: i % 2 ? 'stand' : 'sleep' },
        { id: 'fox', action: i % 2 ? 'sleep' : 'sit' },
        { id: 'hare' },
      ],
      objects: [0, 2].map((k) => ({
        id: `thing_${k}`,
        thing: LARGE[(i + k) % LARGE.length],
        role: k ? 'support' : 'focal',
      })),
    }) as SceneBrief,
    seed: `seen ${i}`,
  }).plan

describe('everybody who has a part', () => {
  it.each(places.map((place, i) => [place.location, place, i] as const))(
    'is seen at %s, face and body, past a bear and two large things',
    (_name, place, i) => {
      const { placements, objects } = planAt(place, i)
      for (const one of placements) {
        const seen = visibleShare(one, { places: placements, objects })
        expect(seen.face, `${one.actor.id}’s face`).toBeGreaterThan(0.8)
        expect(seen.body, `${one.actor.id}’s body`).toBeGreaterThan(0.6)
      }
    },
  )

  it('stands whole beside a goose in a close picture, not behind its neck', () => {
    const small: Record<string, Character> = {
      hero: sampleHuman({}),
      helper: { kind: 'animal', species: 'hedgehog', marks: 'none', scale: 0.8 },
      goose: { kind: 'animal', species: 'goose', marks: 'none', scale: 1 },
    }
    const brief = sceneBriefSchema.parse({
      page: 1,
      setting: 'city',
      location: 'park',
      shot: 'close',
      mood: 'tender',
      cast: [
        { id: 'hero', action: 'give', looksAt: 'goose', holds: 'apple' },
        { id: 'helper', looksAt: 'goose' },
        { id: 'goose', looksAt: 'helper' },
      ],
    }) as SceneBrief
    const { riders, placements } = drawPage({ cast: small, brief, seed: 'goose' }).plan
    expect(riders).toHaveLength(0)
    expect(placements.map(({ actor }) => actor.id)).toContain('helper')
  })

  it('comes to the front when there is nowhere else', () => {
    const plan = planAt({ setting: 'forest', location: 'stream' }, 3)
    const [hero, bear] = ['hero', 'bear'].map((id) =>
      plan.placements.find(({ actor }) => actor.id === id),
    )
    if (!hero || !bear) throw new Error('nobody there')
    const lost = { ...hero, x: bear.x, y: bear.y, z: bear.z - 1 }
    const seen = broughtForward(
      new Map([
        ['hero', lost],
        ['bear', bear],
      ]),
      [],
    )
    expect(visibleShare(lost, { places: [lost, bear], objects: [] }).body).toBeLessThan(0.2)
    expect(seen.get('hero')?.z).toBeGreaterThan(bear.z)
  })
})
