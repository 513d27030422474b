import { ellipse } from '#core/path'
import { cheeks, nose, tears } from '#creatures/face'
import { eyes } from '#creatures/eyes'
import { mouth } from '#creatures/mouth'
import type { HeadScene } from '#creatures/face'
import { mark, shape } from '#things/painter'
import { both, shading, turned } from './head'
import type { HeadArt } from './head'

const dogEar = (scene: HeadScene, side: -1 | 1) => {
  const { p, c, turn, look, back } = scene
  const lift = back ? 0 : look.ears > 0.7 ? -26 : look.ears < -0.4 ? 8 : 0
  const place = {
    x: side * 37 + turn * (side > 0 ? 2 : 7),
    y: -33,
    kx: side * (side > 0 ? 1 - turn * 0.2 : 1),
    ky: 1,
    turn: side * lift,
  }
  return p.part(
    shape('-12,-6 4,-13 22,-4 31,20 30,48 20,64 7,60 2,38 -4,16', place),
    c.dark,
    (tone) => [
      p.raw(mark('4,-4 18,18 17,50', [1, 3.4, 0.6], place), tone.high, { opacity: 0.35 }),
      p.raw(shape('4,44 24,40 26,70 2,70', place), tone.deep, { opacity: 0.35, blur: 3 }),
    ],
  )
}

export const DOG_HEAD: HeadArt = {
  eye: [13, -6],
  mouth: [12, 34],
  top: -54,
  half: 58,
  chin: 50,
  draw: (scene) => {
    const { p, c, turn: t, look } = scene
    const happy = look.mouth === 'big' || look.mouth === 'open'
    return [
      ...p.part(
        turned(
          '0,-52 24,-48 42,-30 47,-6 45,18 34,36 16,47 -4,48 -26,44 -42,30 -49,8 -47,-16 -40,-36 -22,-49',
          t,
        ),
        c.coat,
        (tone) => [
          ...(scene.marks !== 'none' || !scene.plush
            ? [p.flat(ellipse(-23 + t * 10, -7, 20, 24), c.dark, { opacity: scene.back ? 0 : 0.9 })]
            : []),
          ...(scene.back
            ? []
            : [
                p.flat(
                  shape('-7,-56 9,-56 8,-26 15,-2 24,14 -24,14 -13,-2 -5,-26', { x: t * 15 }),
                  c.belly,
                ),
              ]),
          ...shading(scene)(tone),
          ...cheeks(scene, { apart: 34, y: 16, rx: 12 }),
        ],
      ),
      ...(scene.back
        ? []
        : [
            ...(happy
              ? p.part(
                  shape('-9,0! 0,-2 9,0! 9,16 0,24 -9,16', { x: t * 20, y: 36 }),
                  '#ec7f86',
                  (tone) => [
                    p.raw(mark('0,0 0,16', [0.8, 1, 0.4], { x: t * 20, y: 36 }), tone.deep, {
                      opacity: 0.5,
                    }),
                  ],
                )
              : []),
            ...p.part(
              turned('0,2 17,4 30,16 33,30 24,42 8,45 0,41 -8,45 -24,42 -33,30 -29,15 -15,4', 0),
              c.belly,
              (tone) => [
                p.raw(ellipse(0, 46, 30, 7), tone.shade, { opacity: 0.4, blur: 3 }),
                ...[-17, -12, 13, 18].map((x, i) =>
                  p.raw(ellipse(x, 29 + (i % 2) * 5, 1.3), tone.deep, { opacity: 0.5 }),
                ),
              ],
            ),
          ]),
      ...(scene.back ? [] : nose(scene, { x: t * 22, y: 10, rx: 12.5, ry: 9, kind: 'heart' })),
      ...mouth(scene, { x: t * 21, y: 30, w: happy ? 13 : 14, stem: 11 }),
      ...eyes(scene, { apart: 20, y: -6, rx: 8.4, browAt: 18, lid: c.coat }),
      ...tears(scene, { apart: 22, y: 6 }),
      ...both((side) => dogEar(scene, side)),
    ]
  },
  profile: {
    skull:
      '-8,-50 18,-46 34,-30 38,-14 62,-6 72,6 70,22 52,32 26,38 2,46 -24,40 -42,20 -45,-10 -34,-38',
    muzzle: '34,-6 58,-7 72,4 71,20 54,31 34,32 26,16',
    nose: [70, -1, 8, 7],
    eye: [24, -14, 7.4],
    smile: '64,21 50,26 36,22',
    over: (scene) => dogEar({ ...scene, turn: 0 }, -1),
    marking: (scene) => () => [
      scene.p.flat(ellipse(20, -14, 18, 20), scene.c.dark, { opacity: 0.9 }),
    ],
  },
}
