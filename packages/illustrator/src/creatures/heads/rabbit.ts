import { ellipse } from '#core/path'
import { cheeks, nose, tears, whiskers } from '#creatures/face'
import { eyes } from '#creatures/eyes'
import { mouth } from '#creatures/mouth'
import type { HeadScene } from '#creatures/face'
import { shape } from '#things/painter'
import { both, shading, turned } from './head'
import type { HeadArt } from './head'

const rabbitEar = (scene: HeadScene, side: -1 | 1, length = 1) => {
  const { p, c, turn, look, back, marks } = scene
  const droop =
    look.ears < -0.2 ? (side < 0 ? 46 : 34) * -look.ears : side > 0 ? 8 - look.ears * 6 : 2
  const place = {
    x: side * 17 + turn * (side > 0 ? 0 : 5),
    y: -34,
    kx: side,
    ky: length,
    turn: side * (droop + 4),
  }
  return [
    ...p.part(
      shape('-12,6 -15,-34 -11,-74 -1,-96 9,-92 17,-66 15,-30 11,6', place),
      marks === 'patch' ? c.dark : c.coat,
      () =>
        length > 1
          ? [p.flat(shape('-14,-78 16,-78 12,-92 0,-102 -12,-92', place), c.dark, { opacity: 0.9 })]
          : [],
    ),
    ...(back
      ? []
      : p.part(shape('-5,-6 -7,-36 -4,-66 1,-82 6,-78 9,-58 8,-30 4,-6', place), c.inner)),
  ]
}

const headWithEars = (length: number): HeadArt => ({
  eye: [14, -4],
  mouth: [9, 26],
  top: -34 - 94 * length,
  half: 52,
  chin: 50,
  draw: (scene) => {
    const { p, c, turn: t, back } = scene
    return [
      ...both((side) => rabbitEar(scene, side, length)),
      ...p.part(
        turned(
          '0,-48 20,-44 35,-28 42,-4 51,16 47,34 30,47 10,51 -10,51 -32,47 -49,34 -53,14 -43,-6 -36,-28 -20,-44',
          t,
        ),
        c.coat,
        (tone) => [
          ...(back
            ? []
            : [
                p.flat(ellipse(-30, 31, 22, 17), c.belly, { opacity: 0.75, blur: 3 }),
                p.flat(ellipse(34 + t * 4, 31, 18, 16), c.belly, { opacity: 0.75, blur: 3 }),
              ]),
          ...shading(scene, 58)(tone),
          ...cheeks(scene, { apart: 33, y: 18, rx: 12 }),
        ],
      ),
      ...(back
        ? []
        : p.part(shape('-9,0! -4,-13 0,-4! 4,-14 9,0! 0,5', { x: t * 4, y: -46 }), c.coat)),
      ...(back
        ? []
        : p.part(
            shape('0,12 11,10 22,19 21,32 9,38 0,34 -9,38 -21,32 -22,19 -11,10', { x: t * 17 }),
            c.belly,
            undefined,
            0.7,
          )),
      ...eyes(scene, {
        apart: 25,
        y: -5,
        rx: 9.2,
        ry: 11.6,
        lid: c.coat,
        browAt: 21,
        lashes: scene.look.eye === 'open' && !scene.plush,
      }),
      ...nose(scene, { x: t * 18, y: 12, rx: 6.6, ry: 5 }),
      ...mouth(scene, { x: t * 18, y: 23, w: 10, stem: 8, teeth: 'buck' }),
      ...whiskers(scene, { x: t * 17, y: 24, from: 18, length: 30 }),
      ...tears(scene, { apart: 25, y: 8 }),
    ]
  },
  profile: {
    skull: '-10,-46 14,-44 32,-30 44,-8 56,8 56,22 44,36 20,47 -8,50 -34,42 -48,20 -46,-10 -32,-36',
    muzzle: '40,6 53,5 59,15 54,29 40,36 30,26 30,14',
    nose: [57, 8, 5, 4.6],
    eye: [24, -8, 8.6],
    smile: '54,20 45,26 37,22',
    behind: (scene) => rabbitEar({ ...scene, turn: -2 }, 1, length),
    over: (scene) => [
      ...rabbitEar({ ...scene, turn: 1 }, -1, length),
      ...whiskers({ ...scene, turn: 0 }, { x: 42, y: 22, from: 6, length: 28 }).slice(3),
    ],
  },
})

export const RABBIT_HEAD = headWithEars(1)
/** Longer ears, with black tips. */
export const HARE_HEAD = headWithEars(1.28)
