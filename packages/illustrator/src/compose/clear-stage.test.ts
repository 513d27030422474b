import type { Character } from '@luciole/contract/character'
import { describe, expect, it } from 'vitest'
import { oklch } from '#core/color'
import { fill, group } from '#core/display-list'
import { IDENTITY } from '#core/geometry'
import { drawPage } from '#page'
import { sampleHuman } from '#people/sample-human'
import { createEnvironment } from '#stages/environment'
import { createScene } from '#stages/scene'
import { stageFor } from '#stages/stages'
import { clearFrame, withoutCrowding } from './clear-stage'
import { briefWith } from './test-brief'

describe('the small animals of a place', () => {
  const shownWith = (friend: Character) => {
    const brief = briefWith({
      setting: 'city',
      location: 'street',
      cast: [
        { id: 'hero', at: 'right_side' },
        { id: 'friend', near: 'hero' },
      ],
    })
    const { plan } = drawPage({ cast: { hero: sampleHuman({}), friend }, brief, seed: 'small' })
    const stage = stageFor('street')
    const env = createEnvironment({ ...brief, kind: stage.kind, seed: 'small' })
    const scene = createScene({ env, era: 'today', seed: 'small' })
    const far = { x: 0, y: 0, width: 0, height: 0 }
    const [mouse] = stage.build(scene).items.filter(({ shows }) => shows === 'mouse')
    if (!mouse) throw new Error('no mouse in the street')
    const aside = { x: -900, y: -900, radius: 1 }
    return withoutCrowding([{ ...mouse, yields: aside, box: far }], plan).length
  }

  it('are there, but not beside a friend of their own kind', () => {
    expect(shownWith({ kind: 'animal', species: 'fox', marks: 'none', scale: 1 })).toBe(1)
    expect(shownWith({ kind: 'animal', species: 'mouse', marks: 'none', scale: 1 })).toBe(0)
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
      const { plan } = drawPage({ cast: { hero: sampleHuman({}) }, brief, seed: 'moon' })
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
      return withoutCrowding(far, plan).filter(({ shows }) => shows === 'rocket').length
    }
    expect(rocketsBeside('lantern')).toBe(1)
    expect(rocketsBeside('rocket')).toBe(0)
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
