import { ellipse } from '#core/path'
import type { HeadScene } from '#creatures/face'

export const roundEar = (
  scene: HeadScene,
  side: -1 | 1,
  at: { x: number; y: number; r: number; inner: number },
) => {
  const { p, c, turn, look, back } = scene
  const x = side * at.x + turn * (side > 0 ? -1 : 6)
  const y = at.y + (look.ears < 0 ? -look.ears * 7 : 0)
  return [
    ...p.part(ellipse(x, y, at.r * (side > 0 ? 1 - turn * 0.12 : 1), at.r), c.coat),
    ...(back
      ? []
      : p.part(
          ellipse(
            x - side * 1.5,
            y + at.r * 0.12,
            at.inner * (side > 0 ? 1 - turn * 0.12 : 1),
            at.inner,
          ),
          c.inner,
        )),
  ]
}
