import type { SceneObject } from '@luciole/contract/scene-brief'
import type { Figure } from '#core/figure'
import { oklch } from '#core/color'
import { ellipse } from '#core/path'
import type { Light } from '#light/light'
import { part } from '#light/part'

/** A story object, its origin on the ground under it. */
export function thingFigure(asked: { object: SceneObject; light: Light; seed: string }): Figure {
  const at = [0, -26] as const
  return {
    list: part({ light: asked.light, d: ellipse(0, -26, 24, 26), color: oklch(0.8, 0.13, 85) }),
    anchors: {
      head: at,
      headRadius: 24,
      eye: at,
      mouth: at,
      ear: at,
      hands: { near: at, far: at },
      shoulders: { near: at, far: at },
      chest: at,
      pocket: at,
      back: at,
      top: [0, -52],
      feet: [0, 0],
      box: { x: -24, y: -52, width: 48, height: 52 },
    },
  }
}
