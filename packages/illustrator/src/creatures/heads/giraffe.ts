import { mix } from '#core/color'
import { ellipse } from '#core/path'
import { ribbon, shape } from '#things/painter'
import { eyes } from '#creatures/eyes'
import { cheeks, tears } from '#creatures/face'
import type { HeadScene } from '#creatures/face'
import { mouth } from '#creatures/mouth'
import { both, shading, turned } from './head'
import type { HeadArt } from './head'

const ear = (scene: HeadScene, side: -1 | 1) => {
  const { p, c, turn, look, back } = scene
  const droop = look.ears < 0 ? -look.ears * 22 : -look.ears * 8
  const place = {
    x: side * 34 + turn * (side > 0 ? 0 : 6),
    y: -32,
    kx: side,
    ky: 1,
    turn: side * (droop - 10),
  }
  return [
    ...p.part(shape('-4,-8 12,-18 34,-16 44,-6 34,6 12,9 -4,6', place), c.coat),
    ...(back ? [] : p.part(shape('6,-5 16,-11 31,-10 36,-5 28,2 14,4', place), c.inner)),
  ]
}

const horn = (scene: HeadScene, side: -1 | 1) => {
  const { p, c, turn } = scene
  const x = side * 15 + turn * 7
  return [
    ...p.part(ribbon(`${x},-46 ${x + side * 3},-66 ${x + side * 4},-80`, [12, 9, 8]), c.coat),
    ...p.part(ellipse(x + side * 4, -83, 9, 8), c.dark),
  ]
}

/** A long mild face under two small horns. */
export const GIRAFFE_HEAD: HeadArt = {
  eye: [12, -12],
  mouth: [22, 52],
  top: -92,
  half: 56,
  chin: 64,
  hold: (scene) => [scene.turn * 30, 54],
  draw: (scene) => {
    const { p, c, turn: t, back } = scene
    return [
      ...both((side) => horn(scene, side)),
      ...both((side) => ear(scene, side)),
      ...p.part(
        turned(
          '0,-54 22,-51 37,-34 40,-10 31,12 27,28 30,44 21,59 2,65 -17,61 -28,46 -26,28 -33,12 -41,-10 -38,-36 -21,-52',
          t,
          13,
        ),
        c.coat,
        (tone) => [
          ...(back
            ? []
            : [
                p.flat(ellipse(t * 24, 50, 30, 22), c.belly, { opacity: 0.95 }),
                p.flat(ellipse(t * 10 - 4, -40, 9, 7), c.dark, { opacity: 0.7 }),
                p.flat(ellipse(t * 10 + 10, -34, 6, 5), c.dark, { opacity: 0.7 }),
              ]),
          ...shading(scene, 74)(tone),
          ...cheeks(scene, { apart: 27, y: 14, rx: 10 }),
        ],
      ),
      ...(back
        ? []
        : both((side) => [
            p.flat(ellipse(side * 9 + t * 25, 42, 2.8, 3.8), mix(c.line, c.inner, 0.35), {
              opacity: 0.75,
            }),
          ])),
      ...eyes(scene, { apart: 24, y: -10, rx: 8, ry: 9.8, lid: c.coat, browAt: 17 }),
      ...mouth(scene, { x: t * 26, y: 53, w: 11, style: 'line' }),
      ...tears(scene, { apart: 24, y: 2 }),
    ]
  },
}
