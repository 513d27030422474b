import { mix } from '#core/color'
import { ellipse } from '#core/path'
import { shape } from '#things/painter'
import { eyes } from '#creatures/eyes'
import { cheeks, tears } from '#creatures/face'
import type { HeadScene } from '#creatures/face'
import { mouth } from '#creatures/mouth'
import { both, shading, turned } from './head'
import type { HeadArt } from './head'

const ear = (scene: HeadScene, side: -1 | 1) => {
  const { p, c, turn, look, back } = scene
  const droop = look.ears < 0 ? -look.ears * 26 : -look.ears * 8
  const place = {
    x: side * 38 + turn * (side > 0 ? -2 : 6),
    y: -34,
    kx: side,
    ky: 1,
    turn: side * (14 + droop),
  }
  return [
    ...p.part(shape('-18,14 -17,-16 -2,-40 16,-22 28,4 14,8', place), c.coat),
    ...(back ? [] : p.part(shape('-10,8 -9,-12 0,-29 11,-16 18,0 8,4', place), c.inner)),
  ]
}

/** A round face behind a flat snout, under ears that fold when it is sad. */
export const PIG_HEAD: HeadArt = {
  eye: [12, -10],
  mouth: [14, 44],
  top: -70,
  half: 60,
  chin: 52,
  draw: (scene) => {
    const { p, c, turn: t, back } = scene
    return [
      ...both((side) => ear(scene, side)),
      ...p.part(
        turned(
          '0,-48 28,-45 47,-28 56,0 55,24 45,42 22,51 0,54 -24,51 -47,41 -58,22 -58,0 -49,-28 -29,-45',
          t,
          4,
        ),
        c.coat,
        (tone) => [...shading(scene)(tone), ...cheeks(scene, { apart: 40, y: 16, rx: 12 })],
      ),
      ...mouth(scene, { x: t * 20, y: 41, w: 13, style: 'line' }),
      ...(back
        ? []
        : p.part(ellipse(t * 24, 21, 24, 17), c.nose, (tone) => [
            p.raw(ellipse(t * 24 - 5, 12, 12, 5), tone.high, { opacity: 0.5 }),
            ...([-1, 1] as const).map((side) =>
              p.flat(ellipse(t * 25 + side * 8, 22, 3.6, 5.4), mix(c.line, c.nose, 0.4)),
            ),
          ])),
      ...eyes(scene, { apart: 23, y: -10, rx: 7, ry: 8.4, lid: c.coat, browAt: 15, browWidth: 9 }),
      ...tears(scene, { apart: 24, y: 0 }),
    ]
  },
}
