import type { Character } from '@luciole/contract/character'
import { describe, expect, it } from 'vitest'
import { drawPage } from '#page'
import { sampleHuman } from '#people/sample-human'
import { headOf } from './plan'
import type { Plan } from './plan'
import { animal, briefWith, thing } from './test-brief'
import { hiddenByHeld } from './visible'

const cast: Record<string, Character> = {
  hero: sampleHuman({}),
  friend: sampleHuman({ age: 7 }),
  bear: animal('bear'),
  mouse: animal('mouse'),
  octopus: animal('octopus'),
}
const SEEDS = ['a', 'b', 'c', 'd', 'e']
const placeOf = ({ placements }: Plan, id: string) => {
  const place = placements.find(({ actor }) => actor.id === id)
  if (!place) throw new Error(`${id} has no place`)
  return place
}

describe('what somebody is at', () => {
  it.each(SEEDS)('has nobody between (%s)', (seed) => {
    const brief = briefWith({
      cast: [{ id: 'hero', action: 'kneel', looksAt: 'mouse' }, { id: 'bear' }, { id: 'mouse' }],
    })
    const { plan } = drawPage({ cast, brief, seed })
    const [hero, bear, mouse] = ['hero', 'bear', 'mouse'].map((id) => headOf(placeOf(plan, id)).x)
    const [left, right] = [Math.min(hero ?? 0, mouse ?? 0), Math.max(hero ?? 0, mouse ?? 0)]
    expect((bear ?? 0) > left && (bear ?? 0) < right).toBe(false)
  })
})

describe('on any page', () => {
  const ALONE = ['hide', 'think', 'cry', 'read', 'draw', 'search', 'walk', 'sit'] as const
  const TOGETHER = ['talk', 'look', 'point', 'cheer', 'eat', 'kneel', 'hold', 'give'] as const
  const lovey: Character = { kind: 'lovey', species: 'rabbit', marks: 'none', scale: 1 }
  const pages = [
    ...ALONE.map((action) => briefWith({ cast: [{ id: 'hero', action }] })),
    ...TOGETHER.map((action) =>
      briefWith({
        cast: [
          { id: 'hero', action },
          { id: 'lovey', action: 'sit' },
          { id: 'bear', action: 'look' },
        ],
        objects: [thing('cake')],
        focus: 'cake',
      }),
    ),
  ]

  it('nobody looks at us: eyes are on somebody, on a thing or on the own work', () => {
    const company = { ...cast, lovey }
    const looks = pages.flatMap((brief, i) => {
      const { plan } = drawPage({ cast: company, brief, seed: `look${i}` })
      return plan.placements.map(({ actor, gaze, target }) => ({
        who: `${actor.id} ${brief.cast[0]?.action}`,
        isAtUs: Math.hypot(...gaze) < 0.6,
        isLost: brief.cast.length > 1 && target === undefined,
      }))
    })
    expect(looks.length).toBeGreaterThan(30)
    expect(looks.filter(({ isAtUs }) => isAtUs).map(({ who }) => who)).toEqual([])
    expect(looks.filter(({ isLost }) => isLost).map(({ who }) => who)).toEqual([])
  })

  it('who reads has the eyes on the book', () => {
    const brief = briefWith({
      cast: [
        { id: 'hero', action: 'read', holds: 'book' },
        { id: 'bear', action: 'listen' },
      ],
      focus: 'bear',
    })
    const hero = placeOf(drawPage({ cast, brief, seed: 'book' }).plan, 'hero')
    expect(hero.gaze[1]).toBeGreaterThan(0.4)
  })
})

describe('a wide thing in arms', () => {
  it.each(SEEDS)('stands before nobody else (%s)', (seed) => {
    const brief = briefWith({
      setting: 'under_sea',
      location: 'reef',
      cast: [
        { id: 'hero', action: 'reach', looksAt: 'octopus' },
        { id: 'octopus', action: 'wave', holds: 'arm_bow' },
      ],
    })
    const { plan } = drawPage({ cast, brief, seed })
    const bow = plan.objects.find(({ heldBy }) => heldBy === 'octopus')
    expect(bow).toBeDefined()
    const lost = bow && hiddenByHeld(placeOf(plan, 'hero'), bow)
    expect(lost?.face).toBe(0)
    expect(lost?.body).toBeLessThan(0.2)
  })
})

describe('a bench', () => {
  it.each(['friend', 'bear'])('is under both who are at it (%s)', (other) => {
    const brief = briefWith({
      cast: [
        { id: 'hero', action: 'sit', at: 'bench' },
        { id: other, action: 'sit', at: 'bench' },
      ],
      objects: [thing('bench')],
    })
    const { plan } = drawPage({ cast, brief, seed: 'bench' })
    const bench = plan.objects[0]
    expect(bench?.bears?.toSorted()).toEqual(['hero', other].toSorted())
    for (const { x } of plan.placements)
      expect(Math.abs(x - (bench?.x ?? 0))).toBeLessThan((bench?.width ?? 0) / 2)
  })
})

describe('boots that lie about', () => {
  it('are those of the largest who is there', () => {
    const heightBeside = (scale: number) => {
      const brief = briefWith({ cast: [{ id: 'hero' }, { id: 'bear' }], objects: [thing('boots')] })
      const giant = { ...cast, bear: animal('bear', scale) }
      const [boots] = drawPage({ cast: giant, brief, seed: 'boots' }).plan.objects
      return (boots?.height ?? 0) / (boots?.y ?? 1)
    }
    expect(heightBeside(1.6)).toBeGreaterThan(heightBeside(1) * 1.2)
  })
})
