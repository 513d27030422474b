import type { Character } from '@luciole/contract/character'
import type { SceneBriefInput } from '@luciole/contract/scene-brief'
import { describe, expect, it } from 'vitest'
import { drawPage } from '#page'
import { sampleHuman } from '#people/sample-human'
import { headOf } from './plan'
import { animal, briefWith, thing } from './test-brief'

const cast: Record<string, Character> = {
  hero: sampleHuman({ age: 6 }),
  cat: animal('cat'),
  shark: animal('shark', 1.5),
}
const planOf = (change: Partial<SceneBriefInput>) =>
  drawPage({ cast, brief: briefWith(change), seed: 'laid' }).plan

describe('what the words lay somewhere', () => {
  it.each(['table', 'bed', 'chair'] as const)('is up on the %s, and no wider than it', (on) => {
    const { objects } = planOf({
      location: 'garden',
      cast: [{ id: 'hero' }],
      objects: [thing(on), { id: 'book', thing: 'book', at: on, role: 'support' }],
    })
    const base = objects.find(({ object }) => object.id === on)
    const book = objects.find(({ object }) => object.id === 'book')
    if (!base || !book) throw new Error('one is missing')
    expect(Math.abs(book.x - base.x)).toBeLessThan(base.width / 2)
    expect(book.y).toBeLessThan(base.y - base.height * 0.3)
    expect(book.y).toBeGreaterThanOrEqual(base.y - base.height)
    expect(book.width).toBeLessThanOrEqual(base.width)
    expect(book.z).toBeGreaterThan(base.z)
  })

  it('lies beside who sleeps in the bed', () => {
    const { objects, placements } = planOf({
      location: 'bedroom',
      cast: [{ id: 'hero' }, { id: 'cat', action: 'sleep', at: 'bed' }],
      objects: [thing('bed'), { id: 'book', thing: 'book', at: 'bed', role: 'support' }],
    })
    const book = objects.find(({ object }) => object.id === 'book')
    const cat = placements.find(({ actor }) => actor.id === 'cat')
    if (!cat || !book) throw new Error('one is missing')
    expect(Math.abs(book.x - cat.x)).toBeGreaterThan(book.width / 4)
  })

  it.each([
    ['hero', 'garden'],
    ['shark', 'abyss'],
  ] as const)('is on the head of the %s', (who, location) => {
    const { objects, placements } = planOf({
      location,
      cast: [{ id: 'hero' }, ...(who === 'hero' ? [] : [{ id: who }])],
      objects: [{ id: 'cup', thing: 'cup', at: who, role: 'support' }],
    })
    const cup = objects.find(({ object }) => object.id === 'cup')
    const place = placements.find(({ actor }) => actor.id === who)
    if (!place || !cup) throw new Error('one is missing')
    const head = headOf(place)
    expect(Math.abs(cup.x - head.x)).toBeLessThan(head.rx / 2)
    expect(cup.y).toBeLessThan(head.y)
    expect(cup.y).toBeGreaterThan(head.y - head.rx * 2)
  })
})
