import type { Character } from '@luciole/contract/character'
import type { SceneBriefInput, Shot } from '@luciole/contract/scene-brief'
import { describe, expect, it } from 'vitest'
import { drawPage } from '#page'
import { sampleHuman } from '#people/sample-human'
import { airBetween, ARMS_LENGTH } from './companionship'
import { shotOf } from './compose'
import { animal, briefWith, thing } from './test-brief'

const cast: Record<string, Character> = {
  hero: sampleHuman({}),
  helper: animal('fox'),
  lovey: { kind: 'lovey', species: 'rabbit', marks: 'none', scale: 1 },
  gran: sampleHuman({ age: 70 }),
  goat: animal('goat'),
}
const PAGES: readonly SceneBriefInput['cast'][] = [
  [
    { id: 'hero', action: 'look', looksAt: 'gran' },
    { id: 'helper', action: 'stand' },
    { id: 'gran', action: 'talk', looksAt: 'hero' },
  ],
  [
    { id: 'hero', action: 'cheer', feeling: 'joy' },
    { id: 'lovey', action: 'cheer', feeling: 'joy' },
    { id: 'gran', action: 'laugh', feeling: 'joy' },
    { id: 'goat', action: 'eat' },
  ],
  [
    { id: 'hero', action: 'walk' },
    { id: 'helper', action: 'look' },
  ],
]

describe('who came along', () => {
  it('stands by the hero, or by whom they look at, not at the other side of the page', () => {
    const apart: string[] = []
    let asked = 0
    for (const location of ['big_oak', 'street', 'throne_room', 'farm'] as const)
      for (const shot of ['medium', 'wide'] as const)
        for (const [i, actors] of PAGES.entries()) {
          const brief = briefWith({ location, shot, cast: actors, objects: [thing('basket')] })
          const { placements } = drawPage({ cast, brief, seed: `together ${i}` }).plan
          const [hero, ...others] = placements
          if (!hero) throw new Error('nobody there')
          for (const other of others) {
            asked++
            const by = placements.find(({ actor }) => actor.id === other.actor.looksAt) ?? hero
            const air = Math.min(airBetween(other, hero), airBetween(other, by)) / hero.scale
            if (air > ARMS_LENGTH * 2) apart.push(`${location} ${shot} ${i} ${other.actor.id}`)
          }
        }
    expect(asked).toBe(48)
    expect(apart.length, apart.join(', ')).toBeLessThanOrEqual(1)
  })
})

describe('a small animal beside somebody tall', () => {
  it('has the head turned to them, not to us', () => {
    const yaws = (['lovey', 'helper'] as const).flatMap((id) =>
      ['a', 'b', 'c', 'd'].map((seed) => {
        const actors: SceneBriefInput['cast'] = [
          { id: 'gran', action: 'talk', looksAt: id },
          { id, action: 'listen', looksAt: 'gran', near: 'gran' },
        ]
        const { placements } = drawPage({ cast, brief: briefWith({ cast: actors }), seed }).plan
        return placements.find(({ actor }) => actor.id === id)?.yaw ?? 0
      }),
    )
    expect(yaws.filter((yaw) => yaw < 0.48)).toEqual([])
  })
})

describe('an animal', () => {
  it('has one size through a book, whatever it does', () => {
    const animals: Record<string, Character> = {
      ...cast,
      cat: animal('cat'),
      mouse: animal('mouse'),
    }
    for (const id of ['cat', 'mouse', 'lovey']) {
      const sizes = (['stand', 'sleep', 'sit', 'walk', 'lie'] as const).map((action) => {
        const brief = briefWith({ cast: [{ id: 'hero' }, { id, action }] })
        const { placements } = drawPage({ cast: animals, brief, seed: 'size' }).plan
        return placements.find(({ actor }) => actor.id === id)?.size ?? 0
      })
      expect(Math.max(...sizes) / Math.min(...sizes), id).toBeLessThan(1.15)
    }
  })
})

describe('a page of words between people', () => {
  const shotFor = (shot: Shot, change: Partial<SceneBriefInput> = {}) =>
    shotOf(briefWith({ shot, cast: PAGES[0] ?? [], ...change }))

  it('is not seen from afar, but where the story asks to be tiny, as it does once a book', () => {
    expect(shotFor('wide')).toBe('medium')
    expect(shotFor('tiny')).toBe('tiny')
  })

  it('is seen from afar when a way or a thing is what it is about', () => {
    const two = [thing('bridge'), thing('lantern', 'support')]
    expect(shotFor('tiny', { objects: two })).toBe('tiny')
    expect(shotFor('wide', { cast: PAGES[2] ?? [] })).toBe('wide')
  })
})
