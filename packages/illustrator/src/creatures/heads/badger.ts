import { ellipse } from '#core/path'
import { shape } from '#things/painter'
import { eyes } from '#creatures/eyes'
import { cheeks, nose, tears, whiskers } from '#creatures/face'
import { mouth } from '#creatures/mouth'
import { both, shading, turned } from './head'
import type { HeadArt } from './head'

export const BADGER_HEAD: HeadArt = {
  eye: [13, -4],
  mouth: [18, 32],
  top: -54,
  half: 56,
  chin: 48,
  draw: (scene) => {
    const { p, c, turn: t, back } = scene
    return [
      ...both((side) => [
        ...p.part(ellipse(side * 40 + t * 5, -32, 14, 13), c.dark),
        ...(back ? [] : p.part(ellipse(side * 40 + t * 5, -31, 8, 8), c.belly)),
      ]),
      ...p.part(
        turned(
          '0,-46 26,-42 44,-22 50,4 44,26 28,40 12,48 -8,48 -28,40 -47,26 -52,4 -45,-22 -26,-42',
          t,
          10,
        ),
        c.belly,
        (tone) => [
          ...(back
            ? [p.flat(ellipse(0, 0, 60, 60), c.coat)]
            : both((side) => [
                p.flat(
                  shape('-8,-54 10,-52 13,-20 16,0 12,22 2,30 -8,14 -12,-14', {
                    x: side * 23 + t * 13,
                    kx: side,
                    ky: 1,
                  }),
                  c.dark,
                ),
              ])),
          ...shading(scene, 56)(tone),
          ...cheeks(scene, { apart: 36, y: 20, rx: 10 }),
        ],
      ),
      ...(back ? [] : p.part(ellipse(t * 24, 25, 18, 15), c.belly)),
      ...eyes(scene, {
        apart: 21,
        y: -4,
        rx: 6.6,
        ry: 7.8,
        lid: c.dark,
        browAt: 15,
        browColor: p.lit(c.belly),
      }),
      ...nose(scene, { x: t * 28, y: 16, rx: 9, ry: 6.4 }),
      ...mouth(scene, { x: t * 26, y: 31, w: 10, stem: 7 }),
      ...whiskers(scene, { x: t * 24, y: 27, from: 16, length: 24 }),
      ...tears(scene, { apart: 21, y: 6 }),
    ]
  },
}
