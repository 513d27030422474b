import { ellipse } from '#core/path'
import { cheeks, tears } from '#creatures/face'
import { eyes } from '#creatures/eyes'
import { shape } from '#things/painter'
import { bill, roundHead } from './beak'
import type { HeadArt } from './head'

export const PENGUIN_HEAD: HeadArt = {
  eye: [13, -6],
  mouth: [20, 12],
  top: -50,
  half: 52,
  chin: 42,
  draw: (scene) => {
    const { p, c, turn: t, back } = scene
    return [
      ...roundHead(scene, 48, () => [
        ...(back
          ? []
          : [
              p.flat(
                shape(
                  '0,-14 10,-28 28,-26 40,-8 36,20 20,44 0,52 -20,44 -38,20 -42,-8 -28,-27 -10,-28',
                  { x: t * 14 },
                ),
                c.belly,
              ),
            ]),
        ...cheeks(scene, { apart: 28, y: 12, rx: 10 }),
      ]),
      ...eyes(scene, {
        apart: 19,
        y: -7,
        rx: 6.8,
        ry: 8.4,
        style: 'bead',
        lid: c.belly,
        browAt: 15,
        browWidth: 8,
        slide: 15,
        browColor: p.lit(c.coat),
      }),
      ...bill(scene, {
        x: t * 24,
        y: 9,
        upper: '-11,-4 0,-9 11,-4 7,5 0,10! -7,5',
        lower: '-8,-3 8,-3 4,5 0,8 -4,5',
        drop: 9,
        smile: '-8,1 0,5 8,1',
      }),
      ...tears(scene, { apart: 20, y: 1, k: 0.9 }),
    ]
  },
  profile: {
    skull: '0,-48 26,-42 44,-20 48,4 38,30 14,44 -14,44 -38,30 -49,4 -44,-22 -24,-43',
    eye: [24, -8, 6.6],
    eyeStyle: 'bead',
    marking: (scene) => () => [scene.p.flat(ellipse(36, 10, 26, 34), scene.c.belly)],
    over: (scene) => scene.p.part(shape('40,-2 56,2 72,10! 54,14 40,12'), scene.c.detail),
  },
}
