import type { Character } from '@luciole/contract/character'
import { describe, expect, it } from 'vitest'
import { drawPage } from '#page'
import { sampleHuman } from '#people/sample-human'
import { createEnvironment } from '#stages/environment'
import { createScene } from '#stages/scene'
import { stageFor } from '#stages/stages'
import { withoutCrowding } from './clear-stage'
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
    const [mouse] = stage.build(scene).items.filter(({ secret }) => secret === 'mouse')
    if (!mouse) throw new Error('no mouse in the street')
    const aside = { x: -900, y: -900, radius: 1 }
    return withoutCrowding([{ ...mouse, yields: aside, box: far }], plan).length
  }

  it('are there, but not beside a friend of their own kind', () => {
    expect(shownWith({ kind: 'animal', species: 'fox', marks: 'none', scale: 1 })).toBe(1)
    expect(shownWith({ kind: 'animal', species: 'mouse', marks: 'none', scale: 1 })).toBe(0)
  })
})
