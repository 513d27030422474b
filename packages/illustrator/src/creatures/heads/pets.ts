import { mix } from '#core/color'
import { ellipse } from '#core/path'
import { mark, shape } from '#things/painter'
import { cheeks, eyes, mouth, nose, tears, whiskers } from '#creatures/face'
import type { HeadScene } from '#creatures/face'
import { both, fur, shading, turned } from './head'
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

const catEar = (scene: HeadScene, side: -1 | 1) => {
  const { p, c, turn, look, back, plush } = scene
  const place = {
    x: side * 34 + turn * (side > 0 ? 1 : 6),
    y: -24,
    kx: side,
    ky: 1,
    turn: side * (look.ears < 0 ? -look.ears * 30 : -look.ears * 4),
  }
  return [
    ...p.part(shape('-22,4 -18,-22 -2,-46! 14,-28 22,6 16,24', place), c.coat),
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
    const { p, c, turn: t, back } = scene
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

const rabbitEar = (scene: HeadScene, side: -1 | 1) => {
  const { p, c, turn, look, back } = scene
  const droop =
    look.ears < -0.2 ? (side < 0 ? 46 : 34) * -look.ears : side > 0 ? 8 - look.ears * 6 : 2
  const place = {
    x: side * 17 + turn * (side > 0 ? 0 : 5),
    y: -34,
    kx: side,
    ky: 1,
    turn: side * (droop + 4),
  }
  return [
    ...p.part(shape('-12,6 -15,-34 -11,-74 -1,-96 9,-92 17,-66 15,-30 11,6', place), c.coat),
    ...(back
      ? []
      : p.part(shape('-5,-6 -7,-36 -4,-66 1,-82 6,-78 9,-58 8,-30 4,-6', place), c.inner)),
  ]
}

export const RABBIT_HEAD: HeadArt = {
  eye: [14, -4],
  mouth: [9, 26],
  top: -128,
  half: 52,
  chin: 50,
  draw: (scene) => {
    const { p, c, turn: t, back } = scene
    return [
      ...both((side) => rabbitEar(scene, side)),
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
    behind: (scene) => rabbitEar({ ...scene, turn: -2 }, 1),
    over: (scene) => [
      ...rabbitEar({ ...scene, turn: 1 }, -1),
      ...whiskers({ ...scene, turn: 0 }, { x: 42, y: 22, from: 6, length: 28 }).slice(3),
    ],
  },
}

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
