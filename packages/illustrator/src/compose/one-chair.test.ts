import type { Character } from '@luciole/contract/character'
import { describe, expect, it } from 'vitest'
import { drawPage } from '#page'
import { sampleHuman } from '#people/sample-human'
import { bodyOf, headOf } from './plan'
import { briefWith, thing } from './test-brief'

const cast: Record<string, Character> = {
  hero: sampleHuman({}),
  gus: { kind: 'animal', species: 'dinosaur', marks: 'none', scale: 1.6 },
  fox: { kind: 'animal', species: 'fox', marks: 'none', scale: 1 },
  pig: { kind: 'animal', species: 'pig', marks: 'none', scale: 1.1 },
}

describe('one chair', () => {
  it.each(['a', 'b', 'c'])('carries a pile: two on the knees, one on the head (%s)', (seed) => {
    const brief = briefWith({
      location: 'park',
      cast: ['gus', 'hero', 'fox', 'pig'].map((id) => ({ id, action: 'sit', at: 'chair' })),
      objects: [thing('chair')],
    })
    const { placements } = drawPage({ cast, brief, seed }).plan
    const [gus, hero, fox, pig] = ['gus', 'hero', 'fox', 'pig'].map((id) =>
      placements.find(({ actor }) => actor.id === id),
    )
    if (!gus || !hero || !fox || !pig) throw new Error('nobody there')
    expect((hero.x - gus.x) * (fox.x - gus.x)).toBeLessThan(0)
    for (const one of [hero, fox]) {
      expect(bodyOf(one).left).toBeGreaterThan(bodyOf(gus).left - 200)
      expect(bodyOf(one).bottom).toBeLessThan(gus.y + 40)
    }
    expect(pig.y).toBeLessThan(headOf(gus).y)
    expect(bodyOf(pig).top).toBeGreaterThan(0)
  })

  it('lets the last of five up on the head, and whoever came before down beside it', () => {
    const brief = briefWith({
      location: 'park',
      cast: ['gus', 'hero', 'fox', 'pig', 'boy'].map((id) => ({ id, action: 'sit', at: 'chair' })),
      objects: [thing('chair')],
    })
    const five = { ...cast, boy: sampleHuman({}) }
    const { placements, camera } = drawPage({ cast: five, brief, seed: 'a' }).plan
    const [gus, pig, boy] = ['gus', 'pig', 'boy'].map((id) =>
      placements.find(({ actor }) => actor.id === id),
    )
    if (!gus || !pig || !boy) throw new Error('nobody there')
    expect(boy.y).toBeLessThan(headOf(gus).y)
    expect(bodyOf(boy).top).toBeGreaterThan(camera.y)
    expect(pig.y).toBeGreaterThan(gus.y)
  })

  it('is sat on without wheels', () => {
    const brief = briefWith({
      location: 'park',
      cast: [{ id: 'hero', action: 'sit', at: 'chair' }],
      objects: [thing('chair')],
    })
    const onWheels = { hero: sampleHuman({ wheelchair: true }) }
    const wheelsOf = (page: ReturnType<typeof drawPage>) =>
      page.plan.placements.map(
        ({ character }) => character.kind === 'human' && character.wheelchair,
      )
    expect(wheelsOf(drawPage({ cast: onWheels, brief, seed: 'a' }))).toEqual([false])
    const standing = briefWith({ location: 'park', cast: [{ id: 'hero', action: 'stand' }] })
    expect(wheelsOf(drawPage({ cast: onWheels, brief: standing, seed: 'a' }))).toEqual([true])
  })

  it.each(['a', 'b'])('keeps a place by what lies on it (%s)', (seed) => {
    const brief = briefWith({
      location: 'park',
      cast: [{ id: 'hero', action: 'stand' }],
      objects: [thing('chair'), { ...thing('cushion'), at: 'chair' }],
    })
    const { objects } = drawPage({ cast, brief, seed }).plan
    const [chair, cushion] = ['chair', 'cushion'].map((id) =>
      objects.find(({ object }) => object.id === id),
    )
    if (!chair || !cushion) throw new Error('nothing there')
    expect(Math.abs(cushion.x - chair.x)).toBeLessThan(chair.width * 0.2)
    expect(cushion.y).toBeLessThan(chair.y - chair.height * 0.3)
    expect(cushion.width).toBeLessThan(chair.width)
    expect(cushion.z).toBeGreaterThan(chair.z)
  })
})
