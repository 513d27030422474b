import { mix } from '#core/color'
import { ellipse } from '#core/path'
import { cheeks, nose, tears, whiskers } from '#creatures/face'
import { eyes } from '#creatures/eyes'
import { mouth } from '#creatures/mouth'
import type { HeadScene } from '#creatures/face'
import { mark, shape } from '#things/painter'
import { both, fur, shading, turned } from './head'
import type { HeadArt } from './head'

const catEar = (scene: HeadScene, side: -1 | 1) => {
  const { p, c, turn, look, back, plush, marks } = scene
  const place = {
    x: side * 34 + turn * (side > 0 ? 1 : 6),
    y: -24,
    kx: side,
    ky: 1,
    turn: side * (look.ears < 0 ? -look.ears * 30 : -look.ears * 4),
  }
  return [
    ...p.part(
      shape('-22,4 -18,-22 -2,-46! 14,-28 22,6 16,24', place),
      marks === 'patch' ? c.dark : c.coat,
    ),
    ...(back ? [] : p.part(shape('-13,-2 -10,-18 0,-33! 9,-20 13,4', place), c.inner)),
    ...(plush || back
      ? []
      : fur(
          scene,
          [
            `${side * 28},-20 ${side * 31},-30 ${side * 33},-38`,
            `${side * 33},-18 ${side * 37},-27 ${side * 38},-34`,
          ],
          mix(p.lit(c.belly), p.lit(c.inner), 0.3),
          0.8,
        )),
  ]
}

export const CAT_HEAD: HeadArt = {
  eye: [13, -2],
  mouth: [9, 26],
  top: -72,
  half: 60,
  chin: 42,
  draw: (scene) => {
    const { p, c, turn: t, back, marks } = scene
    const stripe = (text: string, w = 3) =>
      p.flat(mark(text, [w * 0.5, w, 0.5]), c.dark, { opacity: 0.8 })
    return [
      ...both((side) => catEar(scene, side)),
      ...p.part(
        turned(
          '0,-41 24,-39 44,-24 53,-4 66,12! 52,16 58,27! 42,30 24,40 6,42 -8,42 -26,39 -44,30 -60,27! -54,16 -68,11! -55,-4 -46,-24 -24,-39',
          t,
          4,
        ),
        c.coat,
        (tone) => [
          // From the ears down to where the lids begin, which are of the coat.
          ...(marks === 'patch'
            ? both((side) => [p.flat(ellipse(side * 42 + t * 4, -34, 24, 18), c.dark)])
            : []),
          stripe(`${-15 + t * 8},-48 ${-11 + t * 10},-32 ${-9 + t * 11},-22`),
          stripe(`${t * 10},-48 ${t * 12},-34 ${t * 13},-20`, 3.6),
          stripe(`${16 + t * 8},-46 ${13 + t * 10},-32 ${11 + t * 11},-22`),
          stripe('-64,4 -50,6 -40,9', 2.6),
          stripe('-62,17 -50,17 -42,18', 2.2),
          stripe('60,6 50,8 42,10', 2.2),
          ...(back ? [stripe('-30,-4 0,4 30,-4', 3), stripe('-26,12 0,20 26,12', 3)] : []),
          ...shading(scene, 48)(tone),
          ...cheeks(scene, { apart: 35, y: 17, rx: 11 }),
        ],
      ),
      ...(back
        ? []
        : [
            ...p.part(
              shape('0,14 13,12 25,20 24,31 12,37 0,33 -12,37 -24,31 -25,20 -13,12', { x: t * 16 }),
              c.belly,
              undefined,
              0.7,
            ),
            ...[-14, -9, 9, 14].map((x, i) =>
              p.flat(ellipse(x + t * 16, 24 + (i % 2) * 3, 1), c.dark, { opacity: 0.5 }),
            ),
          ]),
      ...eyes(scene, {
        apart: 23,
        y: -3,
        rx: 10.4,
        ry: 10.8,
        style: 'slit',
        lid: c.coat,
        browAt: 19,
        browWidth: 8,
      }),
      ...nose(scene, { x: t * 17, y: 14, rx: 6.2, ry: 4.6 }),
      ...mouth(scene, { x: t * 17, y: 22, w: 10, stem: 5 }),
      ...whiskers(scene, { x: t * 16, y: 23, from: 22, length: 34 }),
      ...tears(scene, { apart: 24, y: 8 }),
    ]
  },
  profile: {
    skull: '-6,-42 18,-40 34,-26 42,-8 56,4 58,16 48,27 30,36 6,42 -22,38 -44,22 -47,-6 -36,-32',
    muzzle: '38,4 52,2 60,12 52,26 38,28 32,16',
    nose: [57, 5, 5, 4.4],
    eye: [26, -8, 8.6],
    eyeStyle: 'slit',
    smile: '55,17 46,22 38,19',
    behind: (scene) => catEar({ ...scene, turn: 0 }, 1),
    over: (scene) => [
      ...catEar({ ...scene, turn: 0 }, -1),
      ...whiskers({ ...scene, turn: 0 }, { x: 44, y: 18, from: 6, length: 30 }).slice(3),
    ],
  },
}
