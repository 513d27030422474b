import { mix } from '#core/color'
import { ellipse } from '#core/path'
import { cheeks, nose, tears, whiskers } from '#creatures/face'
import { eyes } from '#creatures/eyes'
import { mouth } from '#creatures/mouth'
import { both, fur, shading, turned } from './head'
import type { HeadArt } from './head'
import { roundEar } from './round-ear'

export const MOUSE_HEAD: HeadArt = {
  eye: [14, 2],
  mouth: [18, 30],
  top: -74,
  half: 72,
  chin: 42,
  draw: (scene) => {
    const { p, c, turn: t, back } = scene
    return [
      ...both((side) => roundEar(scene, side, { x: 44, y: -38, r: 34, inner: 25 })),
      ...p.part(
        turned(
          '0,-40 22,-38 39,-22 44,0 40,18 28,30 18,38 2,42 -14,38 -30,30 -44,18 -48,0 -40,-22 -22,-38',
          t,
          20,
        ),
        c.coat,
        (tone) => [
          ...(back ? [] : [p.flat(ellipse(t * 24, 32, 26, 15), c.belly, { opacity: 0.9 })]),
          ...fur(
            scene,
            [
              '-6,-42 -3,-34 -5,-28',
              '3,-43 4,-34 2,-28',
              '-46,10 -52,14 -56,20',
              '-42,20 -48,25 -50,30',
            ],
            tone.deep,
          ),
          ...shading(scene, 50)(tone),
          ...cheeks(scene, { apart: 29, y: 18, rx: 11 }),
        ],
      ),
      ...(back ? [] : p.part(ellipse(t * 32, 24, 13, 11), mix(c.coat, c.belly, 0.65))),
      ...eyes(scene, {
        apart: 18,
        y: 2,
        rx: 7,
        ry: 8.6,
        style: 'bead',
        lid: c.coat,
        browAt: 15,
        browWidth: 7,
        slide: 14,
      }),
      ...nose(scene, { x: t * 36, y: 18, rx: 7, ry: 6.2, kind: 'oval' }),
      ...mouth(scene, { x: t * 33, y: 31, w: 8, stem: 5, teeth: 'buck' }),
      ...whiskers(scene, { x: t * 30, y: 25, from: 12, length: 34 }),
      ...tears(scene, { apart: 18, y: 11, k: 0.9 }),
    ]
  },
  profile: {
    skull: '-10,-38 12,-38 30,-24 44,-2 64,14 68,22 60,30 36,34 10,42 -18,40 -38,26 -44,2 -32,-26',
    nose: [68, 18, 6.6, 6],
    eye: [26, -4, 6.6],
    eyeStyle: 'bead',
    smile: '58,28 48,31 38,27',
    behind: (scene) => roundEar({ ...scene, turn: 0 }, 1, { x: 10, y: -38, r: 28, inner: 20 }),
    over: (scene) => [
      ...roundEar({ ...scene, turn: 0 }, -1, { x: 18, y: -34, r: 32, inner: 23 }),
      ...whiskers({ ...scene, turn: 0 }, { x: 50, y: 24, from: 2, length: 30 }).slice(3),
    ],
  },
}
