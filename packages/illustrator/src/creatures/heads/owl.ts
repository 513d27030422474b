import { adjust, mix } from '#core/color'
import { radial } from '#core/display-list'
import { ellipse } from '#core/path'
import { cheeks, tears } from '#creatures/face'
import { eyes } from '#creatures/eyes'
import { mark, shape } from '#things/painter'
import { bill } from './beak'
import { both, shading } from './head'
import type { HeadArt } from './head'

export const OWL_HEAD: HeadArt = {
  eye: [11, -2],
  mouth: [9, 22],
  top: -76,
  half: 62,
  chin: 46,
  draw: (scene) => {
    const { p, c, turn: t, back, look } = scene
    const tuft = (side: -1 | 1) =>
      p.part(
        shape('-16,6 -8,-14 8,-34! 14,-8 12,12', {
          x: side * 36 + t * 4,
          y: -32,
          kx: side,
          ky: 1,
          turn: side * (look.ears < 0 ? 28 : 0),
        }),
        c.dark,
      )
    return [
      ...both(tuft),
      ...p.part(
        shape('0,-50 30,-46 52,-22 58,8 48,34 24,48 0,50 -24,48 -48,34 -58,8 -52,-22 -30,-46'),
        c.coat,
        (tone) => [
          ...['-20,-40', '-6,-44', '10,-42', '24,-36', '-34,-30', '0,-34', '16,-30'].map((at) => {
            const [x = 0, y = 0] = at.split(',').map(Number)
            return p.raw(mark('-4,-2 0,3 4,-2', [0.6, 1.4, 0.6], { x: x + t * 8, y }), tone.deep, {
              opacity: 0.55,
            })
          }),
          ...(back
            ? [-16, 0, 16, 30].map((y) =>
                p.raw(
                  mark(`-40,${y} -20,${y + 6} 0,${y} 20,${y + 6} 40,${y}`, [0.6, 1.5, 0.6]),
                  tone.deep,
                  { opacity: 0.4 },
                ),
              )
            : []),
          ...shading(scene)(tone),
        ],
      ),
      ...(back
        ? []
        : [
            ...both((side) => {
              const rim = p.lit(adjust(c.belly, -0.09, 1.5))
              const disc = p.lit(c.belly)
              return [
                p.raw(
                  ellipse(
                    side * 25 * (side > 0 ? 1 - t * 0.1 : 1) + t * 12,
                    2,
                    28 * (side > 0 ? 1 - t * 0.16 : 1),
                    32,
                  ),
                  radial([0.5, 0.46], 0.54, [
                    { at: 0, color: disc },
                    { at: 0.72, color: disc },
                    { at: 1, color: rim },
                  ]),
                ),
              ]
            }),
            p.flat(
              shape('-10,-34 0,-16! 10,-34 22,-42! 8,-22 0,0! -8,-22 -22,-42!', { x: t * 12 }),
              c.dark,
              { opacity: 0.85 },
            ),
          ]),
      ...cheeks(scene, { apart: 40, y: 22, rx: 10 }),
      ...eyes(scene, {
        apart: 24,
        slide: 12,
        y: -1,
        rx: 16.5,
        ry: 17,
        style: 'slit',
        lid: mix(c.belly, c.coat, 0.5),
        browAt: 27,
        browWidth: 13,
        browColor: p.lit(c.dark),
      }),
      ...bill(scene, {
        x: t * 15,
        y: 17,
        upper: '-8,-7 0,-12 8,-7 5,5 1,15! -4,6',
        lower: '-6,-4 6,-4 3,5 0,8 -3,5',
        drop: 10,
        smile: '-5,8 0,11 5,8',
      }),
      ...tears(scene, { apart: 26, y: 14, k: 1.2 }),
    ]
  },
}
