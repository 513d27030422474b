import type { Character } from '@luciole/contract/character'
import { expect, it } from 'vitest'
import { drawPage } from '#page'
import { sampleHuman } from '#people/sample-human'
import { headOf, toWorld } from './plan'
import { briefWith } from './test-brief'

const cast: Record<string, Character> = {
  hero: sampleHuman({}),
  bear: { kind: 'animal', species: 'bear', marks: 'none', scale: 1.2 },
  mouse: { kind: 'animal', species: 'mouse', marks: 'none', scale: 1 },
}

it.each(['a', 'b', 'c', 'd', 'e', 'f'])(
  'a thing that is given is judged where the hand brings it, before nobody’s face (%s)',
  (seed) => {
    const brief = briefWith({
      location: 'stream',
      cast: [
        { id: 'hero', action: 'give', looksAt: 'bear', holds: 'cake' },
        { id: 'bear' },
        { id: 'mouse' },
      ],
    })
    const { placements, objects } = drawPage({ cast, brief, seed }).plan
    const hero = placements.find(({ actor }) => actor.id === 'hero')
    const cake = objects.find(({ heldBy }) => heldBy === 'hero')
    if (!hero?.aim.far || !cake) throw new Error('nothing is given')
    const hand = toWorld(hero, hero.aim.far)
    const under = cake.sides?.far ?? [cake.x, cake.y]
    expect(Math.hypot(under[0] - hand[0], under[1] - hand[1])).toBeLessThan(12 * hero.scale)
    for (const place of placements.filter((one) => one !== hero && one.z < cake.z)) {
      const { x, y, rx } = headOf(place)
      expect(Math.hypot(x - cake.x, y - cake.y)).toBeGreaterThan(rx * 0.6)
    }
  },
)

it('an octopus with its hands full has one thing in each', () => {
  const brief = briefWith({
    setting: 'under_sea',
    location: 'reef',
    cast: [{ id: 'hero' }, { id: 'octopus', action: 'pour', holds: 'teapot' }],
    objects: (['umbrella', 'spoon', 'letter'] as const).map((id) => ({
      id,
      thing: id,
      near: 'octopus',
    })),
  })
  const octopus = { kind: 'animal', species: 'octopus', marks: 'none', scale: 1 } as const
  const { objects } = drawPage({ cast: { ...cast, octopus }, brief, seed: 'eight' }).plan
  const held = objects.filter(({ heldBy }) => heldBy === 'octopus')
  expect(held).toHaveLength(4)
  for (const [i, one] of held.entries())
    for (const other of held.slice(i + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(30)
})
