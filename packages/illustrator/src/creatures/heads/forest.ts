import { mix } from '#core/color'
import { ellipse } from '#core/path'
import { createRandom } from '#core/random'
import { ink, mark, shape } from '#things/painter'
import { cheeks, eyes, mouth, nose, tears, whiskers } from '#creatures/face'
import type { HeadScene } from '#creatures/face'
import { both, fur, shading, turned } from './head'
import type { HeadArt } from './head'

const roundEar = (
  scene: HeadScene,
  side: -1 | 1,
  at: { x: number; y: number; r: number; inner: number },
) => {
  const { p, c, turn, look, back } = scene
  const x = side * at.x + turn * (side > 0 ? -1 : 6)
  const y = at.y + (look.ears < 0 ? -look.ears * 7 : 0)
  return [
    ...p.part(ellipse(x, y, at.r * (side > 0 ? 1 - turn * 0.12 : 1), at.r), c.coat),
    ...(back
      ? []
      : p.part(
          ellipse(
            x - side * 1.5,
            y + at.r * 0.12,
            at.inner * (side > 0 ? 1 - turn * 0.12 : 1),
            at.inner,
          ),
          c.inner,
        )),
  ]
}

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

/** Quills: pointed leaves in rows, each row over the one behind it. */
export const quills = (
  scene: Pick<HeadScene, 'p' | 'seed'>,
  field: {
    x: number
    y: number
    rx: number
    ry: number
    from: number
    to: number
    count: number
    length: number
    rows: number
    color: HeadScene['c']['detail']
    lean?: number
  },
) => {
  const { p } = scene
  const random = createRandom(scene.seed, 'quills', field.x, field.y)
  const tone = p.tone(field.color)
  const tip = mix(tone.high, p.lit('#f6e6c8'), 0.45)
  const shades = [tone.deep, tone.shade, tone.base, tone.light]
  const list = []
  for (let row = 0; row < field.rows; row++) {
    const reach = 1 - (row / field.rows) * 0.86
    const count = Math.max(5, Math.round(field.count * reach))
    for (let i = 0; i <= count; i++) {
      const angle =
        ((field.from + ((field.to - field.from) * (i + random.between(-0.3, 0.3))) / count) *
          Math.PI) /
        180
      const lean = angle + (field.lean ?? 0.16) + random.between(-0.1, 0.1)
      const x = field.x + Math.cos(angle) * field.rx * reach
      const y = field.y + Math.sin(angle) * field.ry * reach
      const length = field.length * random.between(0.8, 1.15) * (1 - row * 0.04)
      const place = { x, y, kx: length, ky: length * 0.3, turn: (lean * 180) / Math.PI }
      list.push(
        p.raw(
          shape('-0.35,0! 0.1,-0.5 1,0! 0.1,0.5', place),
          shades[Math.min(3, row === 0 ? 0 : 1 + (i % 3))] ?? tone.base,
        ),
      )
      list.push(p.raw(shape('0.55,-0.16! 1,0! 0.55,0.16!', place), tip, { opacity: 0.85 }))
    }
  }
  return list
}

export const HEDGEHOG_HEAD: HeadArt = {
  eye: [16, 0],
  mouth: [22, 30],
  top: -68,
  half: 66,
  chin: 44,
  draw: (scene) => {
    const { p, c, turn: t, back, plush } = scene
    const crown = {
      x: -2,
      y: -2,
      rx: 46,
      ry: 44,
      from: back ? -20 : 168,
      to: back ? 340 : 374,
      count: 21,
      length: 24,
      color: c.detail,
    }
    if (back)
      return [
        ...p.part(ellipse(0, 0, 50, 47), c.detail),
        ...quills(scene, { ...crown, rows: 5, length: plush ? 18 : 24 }),
      ]
    return [
      ...quills(scene, { ...crown, rows: 2 }),
      ...both((side) => [
        ...p.part(ellipse(side * 41 + t * 4, -20, 12, 12), c.coat),
        ...p.part(ellipse(side * 40 + t * 4, -18, 7, 7), c.inner),
      ]),
      ...p.part(
        turned(
          '0,-38 26,-36 43,-18 46,4 40,20 30,30 20,36 4,40 -18,37 -38,26 -48,8 -46,-14 -28,-36',
          t,
          22,
        ),
        c.coat,
        (tone) => [
          p.flat(ellipse(t * 26, 26, 30, 20), c.belly, { opacity: 0.75, blur: 3 }),
          ...shading(scene, 50)(tone),
          ...cheeks(scene, { apart: 31, y: 16, rx: 11 }),
        ],
      ),
      ...p.part(
        turned('-14,8 2,4 14,8 24,18 23,26 12,33 -4,33 -16,26', t, 30),
        mix(c.coat, c.belly, 0.5),
      ),
      ...eyes(scene, {
        apart: 20,
        y: -1,
        rx: 7.6,
        ry: 9,
        style: 'bead',
        lid: c.coat,
        browAt: 15,
        browWidth: 7,
        slide: 15,
      }),
      ...nose(scene, { x: t * 46, y: 16, rx: 8.6, ry: 7.6, kind: 'oval' }),
      ...mouth(scene, { x: t * 38, y: 29, w: 9, stem: 4 }),
      ...p.part(
        shape(
          '-48,2 -52,-20 -34,-45 0,-54 34,-46 52,-22 48,2! 38,-16 26,-14! 16,-25 6,-12! -6,-25 -16,-13! -28,-22 -38,-10!',
          { x: t * 5 },
        ),
        c.detail,
      ),
      ...quills(scene, {
        x: t * 4,
        y: -18,
        rx: 46,
        ry: 30,
        from: 182,
        to: 358,
        count: 13,
        length: 22,
        rows: 3,
        color: c.detail,
        lean: 0,
      }),
      ...tears(scene, { apart: 20, y: 9, k: 0.9 }),
    ]
  },
  profile: {
    skull: '-6,-34 14,-36 30,-20 44,-2 64,12 72,20 62,29 34,34 8,38 -20,36 -38,24 -42,0 -28,-24',
    nose: [71, 15, 7.4, 6.6],
    eye: [24, -4, 7],
    eyeStyle: 'bead',
    smile: '60,27 50,31 40,27',
    behind: (scene) =>
      quills(scene, {
        x: -8,
        y: -2,
        rx: 44,
        ry: 42,
        from: 110,
        to: 300,
        count: 18,
        length: 24,
        rows: 2,
        color: scene.c.detail,
      }),
    over: (scene) => [
      ...scene.p.part(
        shape('10,-40 24,-30 16,-14 4,-4 -2,14 -4,34! -30,34 -48,12 -46,-16 -28,-40 -6,-48'),
        scene.c.detail,
      ),
      ...quills(scene, {
        x: -18,
        y: -6,
        rx: 32,
        ry: 38,
        from: 80,
        to: 310,
        count: 13,
        length: 22,
        rows: 4,
        color: scene.c.detail,
      }),
    ],
  },
}

const tuftedEar = (scene: HeadScene, side: -1 | 1) => {
  const { p, c, turn, look, back } = scene
  const place = {
    x: side * 29 + turn * (side > 0 ? 1 : 6),
    y: -30,
    kx: side,
    ky: 1,
    turn: side * (look.ears < 0 ? -look.ears * 34 : 2),
  }
  return [
    ...p.part(shape('-4,-26 2,-58! 7,-40 13,-54! 14,-26', place), c.dark),
    ...p.part(shape('-15,4 -12,-20 2,-40! 16,-22 18,2 8,14', place), c.coat),
    ...(back ? [] : p.part(shape('-7,-2 -5,-16 2,-28! 9,-16 10,0', place), c.inner)),
  ]
}

export const SQUIRREL_HEAD: HeadArt = {
  eye: [13, -5],
  mouth: [11, 26],
  top: -88,
  half: 56,
  chin: 46,
  draw: (scene) => {
    const { p, c, turn: t, back } = scene
    return [
      ...both((side) => tuftedEar(scene, side)),
      ...p.part(
        turned(
          '0,-45 22,-42 39,-25 46,-2 56,14 52,30 34,42 12,46 -10,46 -36,42 -55,30 -58,13 -48,-3 -40,-25 -22,-42',
          t,
        ),
        c.coat,
        (tone) => [
          ...(back
            ? []
            : [
                p.flat(ellipse(-22 + t * 13, -5, 15, 17), c.belly, { opacity: 0.7 }),
                p.flat(ellipse(22 + t * 11, -5, 13, 17), c.belly, { opacity: 0.7 }),
                p.flat(
                  shape('0,6 16,10 46,12 60,24 44,48 0,54 -44,48 -62,24 -46,12 -16,10', {
                    x: t * 10,
                  }),
                  c.belly,
                  { opacity: 0.95 },
                ),
              ]),
          ...shading(scene, 54)(tone),
          ...cheeks(scene, { apart: 37, y: 20, rx: 12 }),
        ],
      ),
      ...eyes(scene, {
        apart: 21,
        y: -5,
        rx: 8.6,
        ry: 10.6,
        lid: mix(c.coat, c.belly, 0.7),
        browAt: 20,
        iris: ink('#5a3620'),
      }),
      ...nose(scene, { x: t * 20, y: 11, rx: 6, ry: 4.8, kind: 'oval' }),
      ...mouth(scene, { x: t * 20, y: 23, w: 10, stem: 8, teeth: 'buck' }),
      ...whiskers(scene, { x: t * 18, y: 22, from: 20, length: 24 }),
      ...tears(scene, { apart: 22, y: 7 }),
    ]
  },
  profile: {
    skull: '-8,-44 14,-42 32,-26 42,-8 58,6 60,18 46,32 22,42 -4,46 -34,40 -50,22 -48,-6 -34,-34',
    muzzle: '42,2 56,5 60,16 48,30 30,34 22,20',
    nose: [58, 6, 5, 4.6],
    eye: [25, -9, 8],
    smile: '55,20 46,25 38,21',
    behind: (scene) => tuftedEar({ ...scene, turn: -3 }, 1),
    over: (scene) => tuftedEar({ ...scene, turn: 2 }, -1),
  },
}

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
