import { ellipse } from '#core/path'
import { cheeks, tears } from '#creatures/face'
import { eyes } from '#creatures/eyes'
import { mark, shape } from '#things/painter'
import { bill, roundHead } from './beak'
import { both } from './head'
import type { HeadArt } from './head'

export const DUCK_HEAD: HeadArt = {
  eye: [16, -12],
  mouth: [40, 10],
  top: -56,
  half: 54,
  chin: 38,
  hold: (scene) => [scene.turn * 36 + 22, 12],
  draw: (scene) => {
    const { p, c, turn: t, back, look } = scene
    return [
      ...p.part(
        shape('-6,6 -10,-10 -16,-18! -2,-14 2,-24! 8,-12 8,6', {
          x: -2,
          y: -38,
          turn: look.ears > 0.4 ? -6 : 10,
        }),
        c.coat,
      ),
      ...roundHead(scene, 43, () => cheeks(scene, { apart: 27, y: 8, rx: 10 })),
      ...eyes(scene, {
        apart: 18,
        y: -10,
        rx: 6.6,
        ry: 8.6,
        style: 'bead',
        lid: c.coat,
        browAt: 14,
        browWidth: 7,
        slide: 16,
      }),
      ...(back
        ? []
        : bill(scene, {
            x: t * 36,
            y: 10,
            upper: '-18,-6 -8,-14 8,-12 20,-3 28,6 22,12 4,10 -12,9 -20,3',
            lower: '-12,-4 8,-3 20,2 16,9 0,9 -12,4',
            drop: 11,
            smile: '-16,5 -4,9 14,9 24,6',
          })),
      ...(back
        ? []
        : both((side) => [
            p.flat(ellipse(side * 4 + t * 42, 3, 1.3, 1.8), c.line, { opacity: 0.6 }),
          ])),
      ...tears(scene, { apart: 19, y: -1, k: 0.9 }),
    ]
  },
  profile: {
    skull: '0,-43 24,-37 40,-18 43,6 34,27 12,38 -14,39 -36,27 -44,4 -40,-22 -22,-39',
    eye: [18, -12, 6.8],
    eyeStyle: 'bead',
    over: (scene) => [
      ...scene.p.part(shape('34,-4 50,-2 62,2 76,2! 74,12 56,16 36,16'), scene.c.detail),
      scene.p.flat(mark('40,9 56,10 72,7', [0.6, 1.1, 0.6]), scene.c.line, { opacity: 0.5 }),
    ],
  },
}
