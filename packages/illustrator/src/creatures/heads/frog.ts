import { adjust } from '#core/color'
import { ellipse } from '#core/path'
import { brow, eye } from '#creatures/eyes'
import { cheeks, tears } from '#creatures/face'
import { mouth } from '#creatures/mouth'
import { mark } from '#things/painter'
import { both, shading, turned } from './head'
import type { HeadArt } from './head'

export const FROG_HEAD: HeadArt = {
  eye: [16, -34],
  mouth: [14, 12],
  top: -60,
  half: 66,
  chin: 36,
  draw: (scene) => {
    const { p, c, turn: t, back, look } = scene
    const bulge = (side: -1 | 1) => {
      const x = side * 31 * (side > 0 ? 1 - t * 0.12 : 1) + t * 8
      const width = side > 0 ? 1 - t * 0.2 : 1
      return [
        ...p.part(ellipse(x, -32, 22 * width, 21), c.coat),
        ...eye(scene, {
          x: x + t * 4,
          y: -33,
          rx: 14.4 * width,
          ry: 14.6,
          side,
          style: 'flat',
          lid: adjust(c.coat, -0.02),
        }),
        ...brow(scene, { x: x + t * 4, y: -56, width: 9, side, color: p.tone(c.coat).deep }),
      ]
    }
    const grin = look.mouth === 'smile' || look.mouth === 'open' || look.mouth === 'grin'
    return [
      ...p.part(
        turned(
          '0,-30 24,-32 46,-26 62,-8 66,10 56,26 30,36 0,38 -32,36 -58,26 -67,10 -62,-8 -46,-26 -24,-32',
          t,
          4,
        ),
        c.coat,
        (tone) => [
          ...(back
            ? []
            : [
                p.flat(turned('-70,8 -40,16 0,20 40,16 70,6 60,44 -60,44', t, 4), c.belly, {
                  opacity: 0.92,
                }),
              ]),
          ...shading(scene, 42)(tone),
          ...cheeks(scene, { apart: 44, y: 4, rx: 12 }),
        ],
      ),
      ...both(bulge),
      ...(back
        ? []
        : both((side) => [
            p.flat(ellipse(side * 5 + t * 20, -8, 1.6, 2), c.line, { opacity: 0.6 }),
          ])),
      ...(grin && !back
        ? [
            p.flat(
              mark('-40,0 -36,8 -20,14 0,16 20,14 34,8 38,0', [1, 1.7, 1], { x: t * 12 }),
              c.line,
            ),
          ]
        : []),
      ...(look.mouth === 'open' || look.mouth === 'grin'
        ? mouth(scene, { x: t * 12, y: 14, w: 14, style: 'line' })
        : grin
          ? []
          : mouth(scene, { x: t * 13, y: 9, w: 20, style: 'line' })),
      ...tears(scene, { apart: 31, y: -18 }),
    ]
  },
}
