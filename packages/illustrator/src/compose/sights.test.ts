import { describe, expect, it } from 'vitest'
import type { Character } from '@luciole/contract/character'
import { drawPage } from '#page'
import { sampleHuman } from '#people/sample-human'
import { animal, briefWith } from './test-brief'

const cast: Record<string, Character> = {
  hero: sampleHuman({}),
  fox: animal('fox'),
  guard: animal('bear', 1.6),
}
const SEEDS = Array.from({ length: 12 }, (_, i) => `sight ${i}`)

describe('a house somebody points at', () => {
  it('is whole in the picture, from its doorstep to its smoke', () => {
    const cut = SEEDS.flatMap((seed, i) => {
      const { camera, stage } = drawPage({
        cast,
        seed,
        brief: briefWith({
          setting: 'magical_kingdom',
          location: 'guarded_bridge',
          shot: 'medium',
          cast: [
            { id: 'hero', action: i % 2 ? 'point' : 'look', looksAt: 'far', at: 'queue' },
            { id: 'fox', near: 'hero' },
          ],
        }),
      }).plan
      const [left = 0, top = 0, right = 0, bottom = 0] = stage.views?.['far'] ?? []
      const isWhole =
        right > left &&
        camera.x <= left &&
        camera.y <= top &&
        camera.x + camera.width >= right &&
        camera.y + camera.height >= bottom
      return isWhole ? [] : [seed]
    })
    expect(cut).toEqual([])
  })
})

describe('who is ridden', () => {
  it('is drawn with what is in their hand', () => {
    const ridden = (holds: 'patch_map' | undefined) =>
      JSON.stringify(
        drawPage({
          cast,
          seed: 'ridden',
          brief: briefWith({
            cast: [
              { id: 'hero', action: 'ride', pair: { with: 'guard', type: 'ride' } },
              { id: 'guard', action: 'hold', ...(holds ? { holds } : {}) },
            ],
          }),
        }).drawing,
      ).length
    expect(ridden('patch_map') - ridden(undefined)).toBeGreaterThan(500)
  })
})
