import { mix } from '#core/color'
import { ellipse } from '#core/path'
import { cheeks, nose, tears } from '#creatures/face'
import { eyes } from '#creatures/eyes'
import { mouth } from '#creatures/mouth'
import type { HeadScene } from '#creatures/face'
import { shape } from '#things/painter'
import { both, shading, turned } from './head'
import type { HeadArt } from './head'

const foxEar = (scene: HeadScene, side: -1 | 1) => {
  const { p, c, turn, look, back } = scene
  const place = {
    x: side * 31 + turn * (side > 0 ? 1 : 7),
    y: -24,
    kx: side * 1.04,
    ky: 1.04,
    turn: side * (look.ears < 0 ? -look.ears * 36 : -look.ears * 5),
  }
  const tips = p.flat(shape('-9,-38 4,-64! 16,-40 4,-44', place), c.dark)
  return [
    ...p.part(shape('-20,2 -14,-30 4,-64! 19,-34 24,4 14,22', place), c.coat, () => [tips]),
    ...(back
      ? []
      : p.part(shape('-11,-4 -7,-24 3,-44! 12,-24 14,4', place), mix(c.belly, c.inner, 0.35))),
    ...(back
      ? []
      : [
          p.flat(shape('-10,4 -4,-16! 0,0! 4,-20! 8,0! 13,-8! 14,10', place), c.belly, {
            opacity: 0.85,
          }),
        ]),
  ]
}

export const FOX_HEAD: HeadArt = {
  eye: [13, -4],
  mouth: [11, 30],
  top: -90,
  half: 70,
  chin: 56,
  draw: (scene) => {
    const { p, c, turn: t, back } = scene
    return [
      ...both((side) => foxEar(scene, side)),
      ...p.part(
        turned(
          '0,-44 24,-41 43,-24 52,0 76,16! 59,20 67,32! 46,34 50,43! 28,42 13,52 2,57 -11,52 -28,42 -52,43! -48,34 -69,32! -60,20 -78,15! -53,-2 -44,-24 -24,-41',
          t,
        ),
        c.coat,
        (tone) => [
          ...(back
            ? []
            : [
                p.flat(
                  shape('0,8 9,10 24,6 40,0 84,12! 70,60! 0,70 -70,60! -86,12! -40,0 -24,6 -9,10', {
                    x: t * 14,
                  }),
                  c.belly,
                ),
                p.raw(
                  shape('-8,-48 8,-48 6,-10 12,10 0,14 -12,10 -6,-10', { x: t * 15 }),
                  tone.shade,
                  { opacity: 0.35 },
                ),
                p.flat(ellipse(-21 + t * 13, -19, 9, 5), c.belly, { opacity: 0.5, blur: 2 }),
                p.flat(ellipse(21 + t * 12, -19, 7, 5), c.belly, { opacity: 0.5, blur: 2 }),
              ]),
          ...shading(scene)(tone),
          ...cheeks(scene, { apart: 34, y: 18, rx: 12 }),
        ],
      ),
      ...(back
        ? []
        : p.part(
            shape('-9,-4 0,-8 9,-4 17,10 13,24 0,30 -13,24 -17,10', { x: t * 20, y: 16 }),
            mix(c.coat, c.belly, 0.86),
            undefined,
            0.8,
          )),
      ...eyes(scene, {
        apart: 22,
        y: -5,
        rx: 8.8,
        ry: 9.8,
        lid: c.coat,
        browAt: 16,
        lashes: false,
      }),
      ...nose(scene, { x: t * 22, y: 17, rx: 8, ry: 6 }),
      ...mouth(scene, { x: t * 21, y: 30, w: 10, stem: 7, teeth: 'none' }),
      ...tears(scene, { apart: 23, y: 6 }),
    ]
  },
  profile: {
    skull:
      '-8,-44 16,-42 32,-26 40,-10 66,8 78,18 72,27 48,32 26,40 10,52! 2,43 -16,50! -22,38 -42,20 -45,-8 -34,-34',
    muzzle: '38,6 62,9 78,18 71,27 46,33 24,40 8,52! 4,36 18,16',
    nose: [76, 15, 6.4, 5.4],
    eye: [25, -9, 7.8],
    smile: '68,25 54,28 42,24',
    behind: (scene) => foxEar({ ...scene, turn: -2 }, 1),
    over: (scene) => foxEar({ ...scene, turn: 2 }, -1),
  },
}
