import type { Character } from '@luciole/contract/character'
import type { SceneBriefInput } from '@luciole/contract/scene-brief'
import type { ThingId } from '@luciole/contract/things'
import { describe, expect, it } from 'vitest'
import { drawPage } from '#page'
import { sampleHuman } from '#people/sample-human'
import { STAGE_WIDTH } from '#stages/stage'
import { bodyOf, headOf, toWorld } from './plan'
import { briefWith, thing } from './test-brief'

const cast: Record<string, Character> = {
  hero: sampleHuman({}),
  bear: { kind: 'animal', species: 'bear', marks: 'none', scale: 1.5 },
  hare: { kind: 'animal', species: 'hare', marks: 'none', scale: 0.8 },
}
const planOf = (change: Partial<SceneBriefInput>, seed = 'on') => {
  const brief = briefWith({ location: 'stream', ...change })
  return drawPage({ cast, brief, seed }).plan
}
const seeds = ['a', 'b', 'c', 'd']

function onThing(change: Partial<SceneBriefInput>, id: ThingId, who: string, seed: string) {
  const plan = planOf({ ...change, objects: [thing(id)] }, seed)
  const under = plan.objects.find(({ object }) => object.id === id)
  const place = plan.placements.find(({ actor }) => actor.id === who)
  if (!under || !place) throw new Error('nobody there')
  return { plan, under, place }
}

describe('who perches with nothing under them', () => {
  it.each(seeds)('sits on the ground, and on a bench with the legs down (%s)', (seed) => {
    const action = 'perch'
    const alone = planOf({ cast: [{ id: 'hero', action }] }, seed)
    expect(alone.placements.map((place) => place.action)).toEqual(['sit'])
    const { place } = onThing(
      { cast: [{ id: 'hero', action, at: 'bench' }] },
      'bench',
      'hero',
      seed,
    )
    expect(place.action).toBe('perch')
  })
})

describe('who is on a thing of the story', () => {
  it.each(seeds)('stands on the bridge’s deck, feet behind its parapet (%s)', (seed) => {
    const { under, place } = onThing(
      { cast: [{ id: 'hero' }, { id: 'bear', at: 'bridge' }] },
      'bridge',
      'bear',
      seed,
    )
    const rail = under.y - under.height
    expect(Math.abs(place.x - under.x)).toBeLessThan(under.width * 0.25)
    expect(under.z).toBeGreaterThan(place.z)
    expect(place.y).toBeLessThan(under.y - under.height * 0.4)
    expect(place.y).toBeGreaterThan(rail)
    expect(bodyOf(place).top).toBeLessThan(rail)
    expect(headOf(place).y).toBeLessThan(rail)
  })

  it.each(seeds)('is in an open chest, not on its lid (%s)', (seed) => {
    const plan = planOf(
      {
        cast: [{ id: 'hero' }, { id: 'hare', at: 'treasure_chest', action: 'sit' }],
        objects: [{ ...thing('treasure_chest'), state: 'empty' }],
      },
      seed,
    )
    const [chest] = plan.objects
    const hare = plan.placements.find(({ actor }) => actor.id === 'hare')
    const rim = (chest?.y ?? 0) - (chest?.height ?? 0) * 0.6
    expect(hare?.y).toBeGreaterThan(rim)
  })

  it.each(seeds)('sits on a bough with the legs down (%s)', (seed) => {
    const { placements, stage } = planOf(
      {
        location: 'big_oak',
        cast: [{ id: 'hero', action: 'perch', at: 'branch' }, { id: 'bear' }],
      },
      seed,
    )
    const place = placements.find(({ actor }) => actor.id === 'hero')
    const bough = stage.slots.find(({ id }) => id === 'branch')?.box[1] ?? 0
    const seat = place && toWorld(place, place.measured.anchors.seat ?? [0, 0])
    expect(Math.abs((seat?.[1] ?? 0) - bough)).toBeLessThan(30)
    expect(place?.y).toBeGreaterThan(bough + 20)
  })

  it('crosses beside who guards it', () => {
    const { plan, under } = onThing(
      {
        cast: [
          { id: 'hero', action: 'walk', at: 'bridge' },
          { id: 'hare', at: 'bridge' },
        ],
      },
      'bridge',
      'hero',
      'a',
    )
    for (const { x, y, actor } of plan.placements) {
      expect(Math.abs(x - under.x)).toBeLessThan(under.width * 0.4)
      expect(y).toBeLessThan(under.y - under.height * 0.4)
      expect(under.bears).toContain(actor.id)
    }
  })

  it('sits on the edge of a table, legs before it', () => {
    const { under, place } = onThing(
      { cast: [{ id: 'hero', action: 'sit', at: 'table' }] },
      'table',
      'hero',
      'a',
    )
    const [, seat] = toWorld(place, place.measured.anchors.seat ?? [0, 0])
    expect(place.z).toBeGreaterThan(under.z)
    expect(seat).toBeLessThan(under.y - under.height * 0.8)
  })

  it('stands in what has sides, seen over them', () => {
    const { under, place } = onThing(
      { cast: [{ id: 'hero' }, { id: 'hare', at: 'cardboard_box' }] },
      'cardboard_box',
      'hare',
      'a',
    )
    expect(under.z).toBeGreaterThan(place.z)
    expect(headOf(place).y).toBeLessThan(under.y - under.height * 0.75)
  })

  it.each(['ladder', 'sign', 'street_lamp'] as const)(
    'climbs a %s: off the ground, hands on it',
    (id) => {
      const { under, place } = onThing({ cast: [{ id: 'hero', action: 'climb' }] }, id, 'hero', 'a')
      const [handX, handY] = toWorld(place, place.measured.anchors.hands.far)
      const tall = place.measured.height * place.scale
      expect(under.y - place.y).toBeGreaterThan(tall * 0.2)
      expect(Math.abs(handX - under.x)).toBeLessThan(under.width * 0.6)
      expect(handY).toBeGreaterThan(under.y - under.height)
      expect(place.z).toBeGreaterThan(under.z)
    },
  )

  it('climbs what it looks at rather than what stands about', () => {
    const plan = planOf({
      cast: [{ id: 'hero', action: 'climb', looksAt: 'bridge' }],
      objects: [{ ...thing('ladder'), role: 'support' }, thing('bridge')],
    })
    expect(plan.placements[0]?.footing?.thing).toBe('bridge')
  })

  it('has its ladder under what it looks at on the wall', () => {
    const plan = planOf({
      setting: 'school',
      location: 'corridor',
      cast: [{ id: 'hero', action: 'climb', looksAt: 'hanging' }, { id: 'hare' }],
      objects: [thing('ladder')],
    })
    const [above, ladder] = [plan.stage.anchors['hanging'], plan.objects[0]]
    if (!above || !ladder) throw new Error('no ladder')
    expect(Math.abs(ladder.x - above[0])).toBeLessThan(ladder.width)
  })

  it('climbs the tree of the place where the story has nothing to climb', () => {
    for (const previous of [[], [planOf({ location: 'big_oak' }).digest]]) {
      const brief = briefWith({ page: 2, cast: [{ id: 'hero', action: 'climb' }] })
      const { plan } = drawPage({ cast, brief, seed: 'on', previous })
      const [hero] = plan.placements
      expect(hero?.slot).toMatchObject({ id: 'trunk' })
      expect(hero?.flip).toBe(false)
      expect(hero?.y).toBeLessThan(870)
    }
  })

  it('stands in the middle of what lies on the ground, and it does not rise', () => {
    const { under, place } = onThing(
      { cast: [{ id: 'hero', at: 'dragon_footprint' }] },
      'dragon_footprint',
      'hero',
      'a',
    )
    expect(place.y).toBeLessThan(under.y)
    expect(place.y).toBeGreaterThan(under.y - under.height * 0.6)
    expect(Math.abs(place.x - under.x)).toBeLessThan(under.width * 0.3)
  })

  it.each(seeds)('lies along a bed, head on the pillow (%s)', (seed) => {
    const { under, place } = onThing(
      { cast: [{ id: 'hero', action: 'sleep', at: 'bed' }, { id: 'hare' }] },
      'bed',
      'hero',
      seed,
    )
    const { left, right } = bodyOf(place)
    expect(left).toBeGreaterThan(under.x - under.width * 0.5)
    expect(right).toBeLessThan(under.x + under.width * 0.5)
    expect(headOf(place).x).toBeLessThan(under.x - under.width * 0.2)
  })

  it('lies at the pillow when small, not in the middle of the bed', () => {
    const { under, place } = onThing(
      { cast: [{ id: 'hare', action: 'sleep', at: 'bed' }, { id: 'hero' }] },
      'bed',
      'hare',
      'a',
    )
    expect(headOf(place).x).toBeLessThan(under.x - under.width * 0.2)
  })

  it.each(seeds)('sits up in bed under the blanket, with a friend on top of it (%s)', (seed) => {
    const at = 'bed'
    const { plan, under, place } = onThing(
      {
        cast: [
          { id: 'hare', action: 'drink', at },
          { id: 'bear', action: 'sit', at },
          { id: 'hero', action: 'look' },
        ],
      },
      at,
      'hare',
      seed,
    )
    const guest = plan.placements.find(({ actor }) => actor.id === 'bear')
    expect(place.isTuckedIn).toBe(true)
    expect(guest?.isTuckedIn).toBeUndefined()
    expect(guest?.z).toBeGreaterThan(under.z)
    expect(place.x).toBeLessThan(guest?.x ?? 0)
  })

  it('sits in a boat, not on its edge', () => {
    const { under, place } = onThing(
      { cast: [{ id: 'hero', action: 'sit', at: 'toy_boat' }] },
      'toy_boat',
      'hero',
      'a',
    )
    expect(place.action).toBe('sit')
    expect(under.z).toBeGreaterThan(place.z)
  })

  it('lies in the bedroom’s own bed the same way', () => {
    const plan = planOf({
      setting: 'elsewhere',
      location: 'bedroom',
      cast: [{ id: 'hero', action: 'sleep', at: 'bed' }],
    })
    const [hero] = plan.placements
    if (!hero) throw new Error('nobody sleeps')
    const { left, right } = bodyOf(hero)
    const bed = plan.stage.slots.find(({ id }) => id === 'bed')
    if (bed?.towards === undefined) throw new Error('no bed')
    const side = Math.sign(bed.towards - bed.box[0])
    expect((headOf(hero).x - (left + right) / 2) * side).toBeGreaterThan(0)
    const foot = side > 0 ? left : STAGE_WIDTH - right
    expect(foot).toBeGreaterThan(1000)
  })
})

describe('an animal that climbs', () => {
  const climbing = (looksAt?: string) =>
    planOf({
      location: 'hollow_tree',
      cast: [
        { id: 'hare', action: 'climb', ...(looksAt ? { looksAt } : {}) },
        { id: 'hero', action: 'look', looksAt: 'hare' },
      ],
    })

  it('is at the trunk, however close a friend comes, and looks up it', () => {
    const plan = climbing()
    const hare = plan.placements.find(({ actor }) => actor.id === 'hare')
    expect(Math.abs((hare?.x ?? 0) - (hare?.slot.box[0] ?? 0))).toBeLessThan(20)
    expect(hare?.view).toBe('profile')
  })

  it('looks at whom it is told to look at', () => {
    const hare = climbing('hero').placements.find(({ actor }) => actor.id === 'hare')
    expect(hare?.view).toBe('three_quarter')
  })
})
