import type { Character } from '@luciole/contract/character'
import type { SceneBriefInput } from '@luciole/contract/scene-brief'
import { describe, expect, it } from 'vitest'
import { drawPage } from '#page'
import { sampleHuman } from '#people/sample-human'
import { createEnvironment } from '#stages/environment'
import { createScene } from '#stages/scene'
import { hideouts } from './hideouts'
import { headOf, toWorld } from './plan'
import { linesOf } from './pulling'
import { briefWith, thing } from './test-brief'

const cast: Record<string, Character> = {
  hero: sampleHuman({}),
  gran: sampleHuman({ age: 70 }),
  giantess: sampleHuman({ age: 45, scale: 1.5 }),
  fox: { kind: 'animal', species: 'fox', marks: 'none', scale: 1 },
  cow: { kind: 'animal', species: 'cow', marks: 'none', scale: 1 },
}
const planOf = (change: Partial<SceneBriefInput>) =>
  drawPage({ cast, brief: briefWith(change), seed: 'hidden' }).plan
const lone = <T>(list: readonly T[]): T => {
  expect(list).toHaveLength(1)
  return list[0] as T
}

describe('who hides', () => {
  it('is behind the thing the page is about, and looks over it', () => {
    const plan = planOf({
      cast: [{ id: 'hero', action: 'hide' }],
      objects: [thing('wheelbarrow')],
    })
    const [barrow, hero] = [lone(plan.objects), lone(plan.placements)]
    expect(barrow.hides).toBe('hero')
    expect(barrow.z).toBeGreaterThan(hero.z)
    expect(Math.abs(barrow.x - hero.x)).toBeLessThan(barrow.width / 2)
    expect(barrow.y - barrow.height).toBeGreaterThan(headOf(hero).y)
  })

  it('looks round what is taller than they are', () => {
    const plan = planOf({ cast: [{ id: 'hero', action: 'hide' }], objects: [thing('wardrobe')] })
    const [wardrobe, hero] = [lone(plan.objects), lone(plan.placements)]
    const { x } = headOf(hero)
    expect(Math.abs(wardrobe.x - x)).toBeGreaterThan(wardrobe.width / 2)
  })

  it.each([
    ['forest', 'big_oak'],
    ['under_sea', 'reef'],
    ['school', 'corridor'],
  ] as const)(
    'finds something to be behind in a %s that has nothing for it',
    (setting, location) => {
      const plan = planOf({ setting, location, cast: [{ id: 'fox', action: 'hide' }] })
      const env = createEnvironment({ ...plan.brief, kind: plan.stage.kind, seed: 'hidden' })
      const cover = lone(hideouts(plan, createScene({ env, era: 'today', seed: 'hidden' })))
      expect(cover.z).toBeGreaterThan(lone(plan.placements).z)
      expect(cover.list.length).toBeGreaterThan(0)
    },
  )
})

describe('who pulls', () => {
  it('has one line in hand with everybody who pulls at the same end', () => {
    const plan = planOf({
      cast: [
        { id: 'hero', action: 'pull', looksAt: 'gran' },
        { id: 'gran', action: 'reach' },
        { id: 'fox', action: 'pull', looksAt: 'gran' },
      ],
    })
    const hands = (id: string) => {
      const place = plan.placements.find(({ actor }) => actor.id === id)
      return place ? toWorld(place, place.measured.anchors.hands.far) : []
    }
    const points = linesOf(plan).flatMap((line) => line.points)
    for (const id of ['hero', 'gran', 'fox']) expect(points).toContainEqual(hands(id))
  })

  it('draws a cart behind it when it has no hands', () => {
    const plan = planOf({ cast: [{ id: 'cow', action: 'pull' }], objects: [thing('wheelbarrow')] })
    const [cow, barrow] = [lone(plan.placements), lone(plan.objects)]
    expect(Math.sign(cow.x - barrow.x)).toBe(cow.flip ? -1 : 1)
    expect(lone(linesOf(plan)).points[1]?.[0]).toBeCloseTo(
      toWorld(cow, cow.measured.anchors.chest)[0],
    )
  })
})

describe('a giant’s place', () => {
  it('is large beside a child, and so is what stands in it', () => {
    const seen = (isGiants: boolean) => {
      const plan = planOf({
        setting: 'magical_kingdom',
        location: 'tower_room',
        objects: [thing('jar')],
        isGiants,
      })
      const hero = lone(plan.placements)
      return {
        scale: hero.scale,
        jar: lone(plan.objects).height / (hero.measured.height * hero.scale),
      }
    }
    const [ours, theirs] = [seen(false), seen(true)]
    expect(theirs.scale).toBeLessThan(ours.scale * 0.8)
    expect(theirs.jar).toBeGreaterThan(0.6)
    expect(ours.jar).toBeLessThan(0.45)
  })

  it('is home to who towers over a child, as tall as two of them and more', () => {
    const plan = planOf({
      setting: 'magical_kingdom',
      location: 'tower_room',
      cast: [{ id: 'hero' }, { id: 'giantess' }],
      isGiants: true,
    })
    const [child = 0, giantess = 0] = ['hero', 'giantess'].map((id) => {
      const place = plan.placements.find(({ actor }) => actor.id === id)
      return place ? place.measured.height * place.scale : 0
    })
    expect(giantess / child).toBeGreaterThan(2.8)
  })
})
