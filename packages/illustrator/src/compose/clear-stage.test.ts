import type { Character } from '@luciole/contract/character'
import { LOCATION_IDS } from '@luciole/contract/scene-brief'
import { describe, expect, it } from 'vitest'
import { oklch } from '#core/color'
import { fill, group } from '#core/display-list'
import { IDENTITY } from '#core/geometry'
import { boundsOf } from '#creatures/bounds'
import { drawPage } from '#page'
import { sampleHuman } from '#people/sample-human'
import { createEnvironment } from '#stages/environment'
import { createScene } from '#stages/scene'
import { stageFor } from '#stages/stages'
import { clearFrame, withoutCrowding } from './clear-stage'
import { hides } from './plan'
import { briefWith } from './test-brief'

describe('the small animals of a place', () => {
  const fox: Character = { kind: 'animal', species: 'fox', marks: 'none', scale: 1 }
  const mouse: Character = { ...fox, species: 'mouse' }
  const shownWith = (friend: Character, elsewhere: Character = fox) => {
    const brief = briefWith({
      setting: 'city',
      location: 'street',
      cast: [
        { id: 'hero', at: 'right_side' },
        { id: 'friend', near: 'hero' },
      ],
    })
    const company = { hero: sampleHuman({}), friend, elsewhere }
    const { plan } = drawPage({ cast: company, brief, seed: 'small' })
    const stage = stageFor('street')
    const env = createEnvironment({ ...brief, kind: stage.kind, seed: 'small' })
    const scene = createScene({ env, era: 'today', seed: 'small' })
    const far = { x: 0, y: 0, width: 0, height: 0 }
    const [own] = stage.build(scene).items.filter(({ shows }) => shows === 'mouse')
    if (!own) throw new Error('no mouse in the street')
    const aside = { x: -900, y: -900, radius: 1 }
    return withoutCrowding([{ ...own, yields: aside, box: far }], { plan, company }).length
  }

  it('are there, but in no book that has somebody of their own kind', () => {
    expect(shownWith(fox)).toBe(1)
    expect(shownWith(mouse)).toBe(0)
    expect(shownWith(fox, mouse)).toBe(0)
  })
})

describe('a rocket of the place', () => {
  it('is gone when the story has one', () => {
    const rocketsBeside = (thing: 'rocket' | 'lantern') => {
      const brief = briefWith({
        setting: 'space',
        location: 'moon_surface',
        objects: [{ id: 'it', thing, role: 'focal' }],
      })
      const company = { hero: sampleHuman({}) }
      const { plan } = drawPage({ cast: company, brief, seed: 'moon' })
      const { items } = plan.stage.build(
        createScene({
          env: createEnvironment({ ...brief, kind: 'space', seed: 'moon' }),
          era: 'today',
          seed: 'moon',
        }),
      )
      const aside = { x: -900, y: -900, radius: 1 }
      const box = { x: 0, y: 0, width: 0, height: 0 }
      const far = items.map((item) => ({ ...item, yields: aside, box }))
      return withoutCrowding(far, { plan, company }).filter(({ shows }) => shows === 'rocket')
        .length
    }
    expect(rocketsBeside('lantern')).toBe(1)
    expect(rocketsBeside('rocket')).toBe(0)
  })
})

describe('what a place may do without', () => {
  it('is seen whole or not at all, and before nobody', () => {
    const company = { hero: sampleHuman({}), friend: sampleHuman({ age: 7 }) }
    const seen = { pieces: 0, cut: 0, kept: 0, before: 0 }
    for (const [i, location] of LOCATION_IDS.filter((_, at) => at % 2).entries()) {
      const shot = (['medium', 'low', 'high', 'close'] as const)[i % 4]
      const brief = briefWith({ location, shot, cast: [{ id: 'hero' }, { id: 'friend' }] })
      const { plan } = drawPage({ cast: company, brief, seed: `whole${i}` })
      const env = createEnvironment({ ...brief, kind: plan.stage.kind, seed: 'whole' })
      const { items } = plan.stage.build(createScene({ env, era: 'today', seed: 'whole' }))
      const loose = items
        // What grows out of a corner may be cut by the frame.
        .filter(({ yields, isEdge }) => yields && !isEdge)
        .map((item) => ({ ...item, box: boundsOf(item.list) }))
      const left = withoutCrowding(loose, { plan, company })
      const { camera } = plan
      seen.pieces += loose.length
      seen.kept += left.length
      for (const { list, z } of left) {
        const { x, y, width, height } = boundsOf(list)
        const [across, down] = [x + width / 2, y + height / 2]
        const share = (from: number, to: number, low: number, high: number) =>
          Math.max(0, Math.min(to, high) - Math.max(from, low)) / (to - from)
        const shown = Math.min(
          share(x, x + width, camera.x, camera.x + camera.width),
          share(y, y + height, camera.y, camera.y + camera.height),
        )
        if (shown > 0.01 && shown < 0.86) seen.cut++
        seen.before += plan.placements.filter(
          (place) => z > place.z && hides(place, across, down),
        ).length
      }
    }
    expect(seen.pieces).toBeGreaterThan(30)
    expect(seen.kept).toBeGreaterThan(10)
    expect(seen).toMatchObject({ cut: 0, before: 0 })
  })
})

describe('what grows before the camera', () => {
  it('leaves stalk by stalk where somebody is', () => {
    const cast = { hero: sampleHuman({}) }
    const brief = briefWith({
      setting: 'under_sea',
      location: 'reef',
      shot: 'wide',
      cast: [{ id: 'hero' }],
    })
    const { plan } = drawPage({ cast, brief, seed: 'kelp' })
    const stalk = (x: number) => group([fill(`M${x} 0h20v1100h-20Z`, oklch(0.3, 0.05, 150))])
    const row = group([stalk(20), stalk(700), stalk(1480)], {
      filter: { kind: 'blur', radius: 2 },
    })
    const [hero] = plan.placements
    if (!hero) throw new Error('nobody there')
    const everywhere = { ...plan, camera: { x: 0, y: 0, width: 1536, height: 1152 } }
    const at = { ...everywhere, placements: [{ ...hero, x: 710, y: 1000 }], objects: [] }
    const [left] = clearFrame([row], at, IDENTITY)
    expect(left?.kind === 'group' && left.children.length).toBe(2)
  })
})
