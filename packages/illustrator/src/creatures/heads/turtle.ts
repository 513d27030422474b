import { adjust } from '#core/color'
import { ellipse } from '#core/path'
import { cheeks, tears } from '#creatures/face'
import { eyes } from '#creatures/eyes'
import { mouth } from '#creatures/mouth'
import { both, shading, turned } from './head'
import type { HeadArt } from './head'

export const TURTLE_HEAD: HeadArt = {
  eye: [16, -14],
  mouth: [14, 22],
  top: -46,
  half: 54,
  chin: 44,
  draw: (scene) => {
    const { p, c, turn: t, back } = scene
    return [
      ...p.part(
        turned(
          '0,-42 26,-40 44,-24 51,0 49,20 36,36 14,43 -8,43 -32,37 -49,22 -52,0 -45,-24 -26,-40',
          t,
          8,
        ),
        c.coat,
        (tone) => [
          ...['-10,-34 5', '6,-37 4', '-2,-27 3.4', '-40,-10 4', '-42,4 3', '40,-4 3'].map(
            (spot) => {
              const [at = '0,0', r = '3'] = spot.split(' ')
              const [x = 0, y = 0] = at.split(',').map(Number)
              return p.raw(ellipse(x + t * 6, y, Number(r) * 1.2, Number(r)), tone.deep, {
                opacity: 0.35,
              })
            },
          ),
          ...(back
            ? []
            : [
                p.flat(turned('-52,24 -24,30 0,32 26,30 54,20 40,52 0,60 -44,52', t, 6), c.belly, {
                  opacity: 0.9,
                }),
              ]),
          ...shading(scene, 50)(tone),
          ...cheeks(scene, { apart: 36, y: 14, rx: 12 }),
        ],
      ),
      ...(back
        ? []
        : both((side) =>
            p.part(
              ellipse(
                side * 21 * (side > 0 ? 1 - t * 0.12 : 1) + t * 15,
                -12,
                16 * (side > 0 ? 1 - t * 0.2 : 1),
                17,
              ),
              c.coat,
            ),
          )),
      ...eyes(scene, {
        apart: 21,
        slide: 15,
        y: -11,
        rx: 11.4,
        ry: 12.4,
        style: 'ringed',
        lid: adjust(c.coat, -0.03),
        browAt: 22,
        browWidth: 10,
      }),
      ...(back
        ? []
        : both((side) => [
            p.flat(ellipse(side * 4.4 + t * 26, 8, 1.6, 2.2), c.line, { opacity: 0.6 }),
          ])),
      ...mouth(scene, { x: t * 20, y: 20, w: 21, style: 'line' }),
      ...tears(scene, { apart: 23, y: 2 }),
    ]
  },
  profile: {
    skull:
      '-10,-40 14,-40 34,-28 46,-10 56,6 54,20 40,32 14,42 -12,42 -38,34 -50,14 -50,-10 -36,-30',
    nose: [52, 4, 1.4, 1.8],
    eye: [22, -12, 10],
    eyeStyle: 'ringed',
    smile: '52,16 36,23 20,18',
  },
}
