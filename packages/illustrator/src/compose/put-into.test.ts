import type { Character } from '@luciole/contract/character'
import { expect, it } from 'vitest'
import { drawPage } from '#page'
import { sampleHuman } from '#people/sample-human'
import { toWorld } from './plan'
import { animal, briefWith, thing } from './test-brief'

const cast: Record<string, Character> = { hero: sampleHuman({}), hare: animal('hare') }

it.each(['a', 'b', 'c', 'd'])('holds what goes into a pot out over it (%s)', (seed) => {
  const brief = briefWith({
    cast: [
      { id: 'hero', action: 'give', looksAt: 'soup_pot', holds: 'carrot' },
      { id: 'hare', action: 'look', looksAt: 'hero' },
    ],
    objects: [thing('soup_pot')],
  })
  const { placements, objects } = drawPage({ cast, brief, seed }).plan
  const hero = placements.find(({ actor }) => actor.id === 'hero')
  const pot = objects.find(({ object }) => object.id === 'soup_pot')
  if (!hero?.aim.far || !pot) throw new Error('nobody there')
  const [x, y] = toWorld(hero, hero.aim.far)
  expect(Math.abs(x - pot.x)).toBeLessThan(pot.width * 0.75)
  expect(y).toBeLessThan(pot.y - pot.height * 0.5)
})
