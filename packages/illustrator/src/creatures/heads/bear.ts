import { ellipse } from '#core/path'
import { cheeks, nose, tears } from '#creatures/face'
import { eyes } from '#creatures/eyes'
import { mouth } from '#creatures/mouth'
import { both, fur, shading, turned } from './head'
import type { HeadArt } from './head'
import { roundEar } from './round-ear'

export const BEAR_HEAD: HeadArt = {
  eye: [12, -10],
  mouth: [12, 36],
  top: -62,
  half: 62,
  chin: 52,
  draw: (scene) => {
    const { p, c, turn: t, back, marks } = scene
    return [
      ...both((side) => roundEar(scene, side, { x: 43, y: -36, r: 19, inner: 11 })),
      ...p.part(
        turned(
          '0,-48 28,-45 49,-26 57,2 57,24 46,42 22,51 0,53 -24,51 -48,41 -60,22 -59,0 -50,-26 -29,-45',
          t,
          4,
        ),
        c.coat,
        (tone) => [
          ...(marks === 'patch' && !back
            ? both((side) => [p.flat(ellipse(side * 22 + t * 12, -7, 14, 17), c.dark)])
            : []),
          ...fur(
            scene,
            [
              '-56,18 -62,26 -66,34',
              '-50,32 -56,40 -58,46',
              '-12,-50 -8,-42 -9,-34',
              '6,-50 9,-42 8,-34',
            ],
            tone.deep,
          ),
          ...shading(scene)(tone),
          ...cheeks(scene, { apart: 39, y: 16, rx: 12 }),
        ],
      ),
      ...(back
        ? []
        : p.part(ellipse(t * 19, 25, 30, 23), c.belly, (tone) => [
            p.raw(ellipse(t * 19, 47, 26, 8), tone.shade, { opacity: 0.5, blur: 4 }),
          ])),
      ...eyes(scene, {
        apart: 22,
        y: -9,
        rx: 6.6,
        ry: 7.8,
        lid: marks === 'patch' ? c.dark : c.coat,
        browAt: 15,
        browWidth: 9,
      }),
      ...nose(scene, { x: t * 22, y: 13, rx: 12, ry: 8, kind: 'heart' }),
      ...mouth(scene, { x: t * 21, y: 31, w: 12, stem: 11 }),
      ...tears(scene, { apart: 23, y: 0 }),
    ]
  },
  profile: {
    skull:
      '-8,-48 18,-46 38,-32 44,-16 64,-2 72,12 68,26 50,36 26,44 4,52 -26,49 -50,32 -57,2 -44,-34',
    muzzle: '42,-4 62,-3 72,10 68,26 48,34 32,28 30,10',
    nose: [69, 4, 8, 7],
    eye: [28, -16, 6],
    smile: '62,24 50,29 38,25',
    over: (scene) => roundEar({ ...scene, turn: 0 }, -1, { x: 16, y: -42, r: 18, inner: 11 }),
  },
}
