import type { Character } from '@luciole/contract/character'
import { describe, expect, it } from 'vitest'
import { drawCover, drawPage } from '#page'
import { sampleHuman } from '#people/sample-human'
import { armsOf } from './carried'
import { headOf, hides } from './plan'
import { animal, briefWith, thing } from './test-brief'

const cast: Record<string, Character> = {
  hero: sampleHuman({}),
  friend: sampleHuman({ age: 7 }),
  fox: animal('fox'),
  cat: animal('cat'),
  mouse: animal('mouse'),
  big_bear: animal('bear', 1.6),
}

describe('the cover', () => {
  it('has all of five, and the friends who are only onlookers on the pages', () => {
    const brief = briefWith({
      cast: [
        { id: 'hero' },
        { id: 'fox' },
        { id: 'big_bear' },
        { id: 'cat' },
        { id: 'mouse' },
        { id: 'friend', extra: true },
      ],
    })
    const { plan } = drawCover({ cast, brief, seed: 'cover' })
    const there = [...plan.placements, ...plan.riders].map(({ actor }) => actor.id)
    expect(there.toSorted()).toEqual(Object.keys(cast).toSorted())
  })
})

describe('onlookers', () => {
  it('are not cut by the edge of a close page', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const brief = briefWith({
        shot: 'close',
        cast: [{ id: 'hero' }, { id: 'fox' }],
        crowd: ['goat', 'hare', 'goat', 'pig'],
      })
      const { placements, camera } = drawPage({ cast, brief, seed }).plan
      for (const place of placements.filter(({ actor }) => actor.extra)) {
        const { x, y, rx } = headOf(place)
        expect(x - rx).toBeGreaterThanOrEqual(camera.x)
        expect(x + rx).toBeLessThanOrEqual(camera.x + camera.width)
        expect(y + rx).toBeLessThanOrEqual(camera.y + camera.height)
      }
    }
  })
})

describe('who is carried', () => {
  it('is seen, and lies before nobody’s face', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const brief = briefWith({
        shot: 'close',
        cast: [
          { id: 'hero', action: 'carry' },
          { id: 'cat', action: 'sleep', attach: { to: 'hero', where: 'arms' } },
          { id: seed < 'd' ? 'fox' : 'big_bear', action: 'look', near: 'hero' },
        ],
      })
      const [hero, friend] = drawPage({ cast, brief, seed }).plan.placements
      if (!hero || !friend) throw new Error('nobody there')
      const [x, y] = armsOf(hero)
      const middle = y - 50 * hero.scale
      const head = headOf(friend)
      if (friend.z > hero.z) expect(hides(friend, x, middle), seed).toBe(false)
      else expect(Math.hypot(head.x - x, head.y - middle), seed).toBeGreaterThan(head.rx)
    }
  })
})

describe('what somebody huge holds', () => {
  it('is larger than in a child’s hand', () => {
    const heightIn = (holder: string) => {
      const brief = briefWith({
        cast: [{ id: 'hero' }, { id: holder, action: 'hold', holds: 'book' }],
        objects: [{ ...thing('book'), heldBy: holder }],
      })
      const { objects, placements } = drawPage({ cast, brief, seed: 'huge' }).plan
      const place = placements.find(({ actor }) => actor.id === holder)
      return ((objects[0]?.height ?? 0) / (place?.scale ?? 1)) * (place?.size ?? 1)
    }
    expect(heightIn('big_bear')).toBeGreaterThan(heightIn('friend') * 1.25)
  })
})

describe('who looks at each other', () => {
  const whale = (scale: number): Character => ({
    kind: 'animal',
    species: 'whale',
    marks: 'none',
    scale,
  })
  it.each(['a', 'b', 'c', 'd'])(
    'have their noses towards each other, however long (%s)',
    (seed) => {
      const brief = briefWith({
        setting: 'under_sea',
        location: 'reef',
        cast: [
          { id: 'mother', action: 'swim', looksAt: 'calf' },
          { id: 'calf', action: 'swim', looksAt: 'mother', near: 'mother' },
          { id: 'hero', action: 'look', looksAt: 'calf' },
        ],
      })
      const sea = { ...cast, mother: whale(1.6), calf: whale(0.6) }
      const { placements } = drawPage({ cast: sea, brief, seed }).plan
      for (const { actor, gazeError } of placements) expect(gazeError, actor.id).toBeLessThan(12)
    },
  )
})
