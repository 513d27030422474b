import { describe, expect, it } from 'vitest'
import type { SceneObject } from '@luciole/contract/scene-brief'
import { NEUTRAL_LIGHT } from '#light/light'
import { thingFigure } from './thing-figure'

const boxOf = (object: Partial<SceneObject> & Pick<SceneObject, 'thing'>, isHeld = false) =>
  thingFigure({
    object: { id: 'it', role: 'focal', ...object },
    light: NEUTRAL_LIGHT,
    isHeld,
  }).anchors.box

describe('a thing of the story', () => {
  it.each(['spoon', 'feather', 'pencil', 'key', 'whistle', 'paintbrush', 'chalk'] as const)(
    'lies when it is long, thin and in nobody’s hand: %s',
    (thing) => {
      const loose = boxOf({ thing })
      expect(loose.width).toBeGreaterThan(loose.height)
      expect(loose.y + loose.height).toBeCloseTo(0, 1)
    },
  )

  it('stands up in a hand, and where it hangs', () => {
    const held = boxOf({ thing: 'spoon', heldBy: 'hero' }, true)
    expect(held.height).toBeGreaterThan(held.width)
    const hung = boxOf({ thing: 'spoon', at: 'wall' })
    expect(hung.height).toBeGreaterThan(hung.width)
  })
})
