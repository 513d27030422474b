import { mix } from '#core/color'
import { ellipse } from '#core/path'
import { cheeks, tears, whiskers } from '#creatures/face'
import { eyes } from '#creatures/eyes'
import { mouth } from '#creatures/mouth'
import { mark, shape } from '#things/painter'
import { fur, shading, turned } from './head'
import type { HeadArt } from './head'

export const MOLE_HEAD: HeadArt = {
  eye: [15, -7],
  mouth: [20, 36],
  top: -50,
  half: 54,
  chin: 48,
  draw: (scene) => {
    const { p, c, turn: t, back, marks } = scene
    return [
      ...p.part(
        turned(
          '0,-48 26,-43 44,-24 51,2 49,24 36,40 14,47 -10,47 -36,41 -52,24 -54,2 -46,-24 -27,-43',
          t,
        ),
        c.coat,
        (tone) => [
          ...(marks === 'stripes'
            ? [p.flat(shape('-9,-56 9,-56 13,30 -13,30', { x: t * 16 }), c.belly)]
            : []),
          ...fur(
            scene,
            [
              '-8,-48 -5,-38 -7,-30',
              '2,-49 4,-38 2,-30',
              '-52,12 -58,17 -60,24',
              '-46,26 -52,32 -53,38',
              '12,-46 14,-38 12,-31',
            ],
            tone.high,
            0.4,
          ),
          ...shading(scene, 56)(tone),
          ...cheeks(scene, { apart: 33, y: 14, rx: 11 }),
        ],
      ),
      ...(back
        ? []
        : [
            ...p.part(
              shape('-15,-2 0,-9 15,-3 17,14 12,26 0,30 -13,26 -18,12', { x: t * 26, y: 10 }),
              mix(c.nose, c.coat, 0.35),
              undefined,
              0.9,
            ),
            ...p.part(ellipse(t * 38, 15, 11.5, 10), c.nose, (tone) => [
              p.raw(ellipse(t * 38 - 3, 11, 4, 2.6), tone.high, { opacity: 0.8 }),
            ]),
            ...[-4, 4].map((dx) =>
              p.flat(ellipse(t * 38 + dx, 17, 1.7, 2.2), '#8b4048', { opacity: 0.7 }),
            ),
          ]),
      ...eyes(scene, {
        apart: 19,
        y: -7,
        rx: 4.4,
        ry: 5,
        style: 'bead',
        lid: c.coat,
        browAt: 11,
        browWidth: 7,
        slide: 14,
        browColor: p.tone(c.coat).high,
      }),
      ...mouth(scene, { x: t * 31, y: 35, w: 9 }),
      ...whiskers(scene, { x: t * 28, y: 25, from: 16, length: 24, color: p.tone(c.coat).high }),
      ...tears(scene, { apart: 19, y: 0, k: 0.8 }),
    ]
  },
  profile: {
    skull: '-8,-46 16,-44 34,-28 46,-8 50,12 40,32 18,44 -10,47 -36,40 -51,20 -52,-6 -38,-34',
    muzzle: '38,-6 60,-4 74,6 76,16 64,24 44,28 34,14',
    muzzleColor: 'coat',
    nose: [75, 9, 8, 7.4],
    eye: [25, -13, 4],
    eyeStyle: 'bead',
    smile: '60,26 48,31 38,27',
    over: (scene) => [
      scene.p.raw(mark('44,10 52,16 60,18', [0.5, 0.8, 0.4]), scene.p.tone(scene.c.coat).high, {
        opacity: 0.5,
      }),
    ],
  },
}
