import { adjust, mix } from '#core/color'
import { radial } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { ellipse } from '#core/path'
import { mark, shape } from '#things/painter'
import { brow, cheeks, eye, eyes, tears } from '#creatures/face'
import type { HeadScene } from '#creatures/face'
import { both, shading } from './head'
import type { HeadArt } from './head'

const OPEN = new Set(['open', 'big', 'ah', 'round', 'grin'])
const DOWN = new Set(['frown', 'wave'])

/** Upper and lower bill; it opens with the voice and turns down when sad. */
function bill(
  scene: HeadScene,
  at: { x: number; y: number; upper: string; lower: string; drop: number; smile: string },
): DisplayList {
  const { p, c, look, back } = scene
  if (back) return []
  const open = OPEN.has(look.mouth)
  const big = look.mouth === 'big' || look.mouth === 'round' ? 1.5 : 1
  const place = { x: at.x, y: at.y }
  return [
    ...(open
      ? [
          ...p.part(shape(at.lower, { x: at.x, y: at.y + at.drop * big }), adjust(c.detail, -0.08)),
          p.flat(ellipse(at.x + 2, at.y + at.drop * big * 0.72, 6, at.drop * big * 0.5), '#8c2f35'),
        ]
      : []),
    ...p.part(shape(at.upper, place), c.detail, (tone) => [
      p.raw(ellipse(at.x - 1, at.y - 4, 4, 2.4), tone.high, { opacity: 0.8 }),
    ]),
    ...(open
      ? []
      : [
          p.flat(
            mark(at.smile, [0.6, 1.2, 0.6], { ...place, ky: DOWN.has(look.mouth) ? -0.7 : 1 }),
            c.line,
            { opacity: 0.6 },
          ),
        ]),
  ]
}

const roundHead = (scene: HeadScene, r: number, detail: (tone: { deep: unknown }) => DisplayList) =>
  scene.p.part(
    shape(
      '0,-1 0.56,-0.86 0.96,-0.4 1.04,0.1 0.86,0.62 0.4,0.9 -0.1,0.94 -0.6,0.82 -0.95,0.5 -1.04,0 -0.9,-0.48 -0.52,-0.88',
      { k: r },
    ),
    scene.c.coat,
    (tone) => [...detail(tone), ...shading(scene, r)(tone)],
  )

export const OWL_HEAD: HeadArt = {
  eye: [11, -2],
  mouth: [9, 22],
  top: -76,
  half: 62,
  chin: 46,
  draw: (scene) => {
    const { p, c, turn: t, back, look } = scene
    const tuft = (side: -1 | 1) =>
      p.part(
        shape('-16,6 -8,-14 8,-34! 14,-8 12,12', {
          x: side * 36 + t * 4,
          y: -32,
          kx: side,
          ky: 1,
          turn: side * (look.ears < 0 ? 28 : 0),
        }),
        c.dark,
      )
    return [
      ...both(tuft),
      ...p.part(
        shape('0,-50 30,-46 52,-22 58,8 48,34 24,48 0,50 -24,48 -48,34 -58,8 -52,-22 -30,-46'),
        c.coat,
        (tone) => [
          ...['-20,-40', '-6,-44', '10,-42', '24,-36', '-34,-30', '0,-34', '16,-30'].map((at) => {
            const [x = 0, y = 0] = at.split(',').map(Number)
            return p.raw(mark('-4,-2 0,3 4,-2', [0.6, 1.4, 0.6], { x: x + t * 8, y }), tone.deep, {
              opacity: 0.55,
            })
          }),
          ...(back
            ? [-16, 0, 16, 30].map((y) =>
                p.raw(
                  mark(`-40,${y} -20,${y + 6} 0,${y} 20,${y + 6} 40,${y}`, [0.6, 1.5, 0.6]),
                  tone.deep,
                  { opacity: 0.4 },
                ),
              )
            : []),
          ...shading(scene)(tone),
        ],
      ),
      ...(back
        ? []
        : [
            ...both((side) => {
              const rim = p.lit(adjust(c.belly, -0.09, 1.5))
              const disc = p.lit(c.belly)
              return [
                p.raw(
                  ellipse(
                    side * 25 * (side > 0 ? 1 - t * 0.1 : 1) + t * 12,
                    2,
                    28 * (side > 0 ? 1 - t * 0.16 : 1),
                    32,
                  ),
                  radial([0.5, 0.46], 0.54, [
                    { at: 0, color: disc },
                    { at: 0.72, color: disc },
                    { at: 1, color: rim },
                  ]),
                ),
              ]
            }),
            p.flat(
              shape('-10,-34 0,-16! 10,-34 22,-42! 8,-22 0,0! -8,-22 -22,-42!', { x: t * 12 }),
              c.dark,
              { opacity: 0.85 },
            ),
          ]),
      ...cheeks(scene, { apart: 40, y: 22, rx: 10 }),
      ...eyes(scene, {
        apart: 24,
        slide: 12,
        y: -1,
        rx: 16.5,
        ry: 17,
        style: 'slit',
        lid: mix(c.belly, c.coat, 0.5),
        browAt: 27,
        browWidth: 13,
        browColor: p.lit(c.dark),
      }),
      ...bill(scene, {
        x: t * 15,
        y: 17,
        upper: '-8,-7 0,-12 8,-7 5,5 1,15! -4,6',
        lower: '-6,-4 6,-4 3,5 0,8 -3,5',
        drop: 10,
        smile: '-5,8 0,11 5,8',
      }),
      ...tears(scene, { apart: 26, y: 14, k: 1.2 }),
    ]
  },
}

export const BIRD_HEAD: HeadArt = {
  eye: [16, -6],
  mouth: [34, 8],
  top: -56,
  half: 50,
  chin: 40,
  draw: (scene) => {
    const { p, c, turn: t, back, look } = scene
    const crest = look.ears > 0.4 ? -8 : 4
    return [
      ...p.part(
        shape('-4,6 -12,-12 -22,-22! 0,-16 4,-26! 12,-8 10,8', { x: 0, y: -38, turn: crest }),
        c.coat,
      ),
      ...roundHead(scene, 44, () => [
        ...(back ? [] : [p.flat(ellipse(t * 20, 22, 36, 26), c.belly, { opacity: 0.96 })]),
        ...cheeks(scene, { apart: 26, y: 10, rx: 9 }),
      ]),
      ...eyes(scene, {
        apart: 17,
        y: -6,
        rx: 6.4,
        ry: 8,
        style: 'bead',
        lid: c.coat,
        browAt: 13,
        browWidth: 7,
        slide: 18,
      }),
      ...bill(scene, {
        x: t * 32,
        y: 6,
        upper: '-8,-6 2,-8 14,-2 24,4! 12,7 -4,7 -9,1',
        lower: '-7,-4 8,-3 16,1! 6,5 -5,4',
        drop: 9,
        smile: '-2,5 8,5 18,3',
      }),
      ...tears(scene, { apart: 18, y: 2, k: 0.9 }),
    ]
  },
  profile: {
    skull: '0,-44 24,-38 42,-18 44,6 34,28 12,40 -14,40 -36,28 -45,4 -40,-22 -22,-40',
    eye: [18, -8, 6.6],
    eyeStyle: 'bead',
    marking: (scene) => () => [scene.p.flat(ellipse(26, 22, 34, 26), scene.c.belly)],
    over: (scene) => scene.p.part(shape('38,-8 54,-4 68,4! 52,10 38,10'), scene.c.detail),
  },
}

export const DUCK_HEAD: HeadArt = {
  eye: [16, -12],
  mouth: [40, 10],
  top: -56,
  half: 54,
  chin: 38,
  draw: (scene) => {
    const { p, c, turn: t, back, look } = scene
    return [
      ...p.part(
        shape('-6,6 -10,-10 -16,-18! -2,-14 2,-24! 8,-12 8,6', {
          x: -2,
          y: -38,
          turn: look.ears > 0.4 ? -6 : 10,
        }),
        c.coat,
      ),
      ...roundHead(scene, 43, () => cheeks(scene, { apart: 27, y: 8, rx: 10 })),
      ...eyes(scene, {
        apart: 18,
        y: -10,
        rx: 6.6,
        ry: 8.6,
        style: 'bead',
        lid: c.coat,
        browAt: 14,
        browWidth: 7,
        slide: 16,
      }),
      ...(back
        ? []
        : bill(scene, {
            x: t * 36,
            y: 10,
            upper: '-18,-6 -8,-14 8,-12 20,-3 28,6 22,12 4,10 -12,9 -20,3',
            lower: '-12,-4 8,-3 20,2 16,9 0,9 -12,4',
            drop: 11,
            smile: '-16,5 -4,9 14,9 24,6',
          })),
      ...(back
        ? []
        : both((side) => [
            p.flat(ellipse(side * 4 + t * 42, 3, 1.3, 1.8), c.line, { opacity: 0.6 }),
          ])),
      ...tears(scene, { apart: 19, y: -1, k: 0.9 }),
    ]
  },
  profile: {
    skull: '0,-43 24,-37 40,-18 43,6 34,27 12,38 -14,39 -36,27 -44,4 -40,-22 -22,-39',
    eye: [18, -12, 6.8],
    eyeStyle: 'bead',
    over: (scene) => [
      ...scene.p.part(shape('34,-4 50,-2 62,2 76,2! 74,12 56,16 36,16'), scene.c.detail),
      scene.p.flat(mark('40,9 56,10 72,7', [0.6, 1.1, 0.6]), scene.c.line, { opacity: 0.5 }),
    ],
  },
}

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

export const PHOENIX_HEAD: HeadArt = {
  eye: [14, -8],
  mouth: [22, 14],
  top: -100,
  half: 54,
  chin: 42,
  draw: (scene) => {
    const { p, c, turn: t, back, look } = scene
    const lift = look.ears < 0 ? 26 : -look.ears * 6
    const plume = (x: number, k: number, turn: number, color: typeof c.coat) =>
      p.part(
        shape('-6,8 -9,-14 -2,-34 6,-52! 10,-26 8,-8 6,8', { x, y: -32, k, turn: turn + lift }),
        color,
      )
    return [
      ...plume(-20, 0.8, -34, adjust(c.coat, -0.06)),
      ...plume(-8, 1.05, -20, c.belly),
      ...plume(4, 1.25, -6, c.coat),
      ...plume(14, 0.9, 10, mix(c.belly, c.coat, 0.4)),
      ...roundHead(scene, 45, () => [
        ...(back
          ? []
          : [
              p.flat(shape('-40,20 -20,8 0,16 20,8 44,20 30,60 -30,60', { x: t * 8 }), c.belly, {
                opacity: 0.9,
              }),
            ]),
        ...cheeks(scene, { apart: 28, y: 10, rx: 9 }),
      ]),
      ...both((side) =>
        back
          ? []
          : p.part(
              shape('-14,0 -2,-8 16,-14! 10,0 22,4! 6,8 -8,8', {
                x: side * 40 + t * 4,
                y: 6,
                kx: side,
                ky: 1,
              }),
              mix(c.coat, c.belly, 0.3),
            ),
      ),
      ...eyes(scene, {
        apart: 18,
        y: -8,
        rx: 7.6,
        ry: 8.6,
        style: 'slit',
        lid: c.coat,
        browAt: 14,
        browWidth: 9,
        slide: 15,
        lashes: look.eye === 'open',
      }),
      ...bill(scene, {
        x: t * 28,
        y: 8,
        upper: '-10,-7 2,-10 14,-5 18,6 14,16! 6,8 -6,7 -11,0',
        lower: '-7,-4 6,-3 8,3 2,6 -5,4',
        drop: 9,
        smile: '-6,5 4,7 12,9',
      }),
      ...tears(scene, { apart: 19, y: 0, k: 0.9 }),
    ]
  },
}

/** Eyes on stalks, for a snail. */
export const stalkEyes = (
  scene: HeadScene,
  at: { x: number; y: number; height: number },
): DisplayList =>
  both((side) => {
    const tilt = side * 9 + (scene.look.ears < -0.3 ? side * 12 : 0)
    const height = at.height * (scene.look.ears < -0.8 ? 0.5 : 1)
    const x = at.x + side * 11 + tilt * 0.5
    const y = at.y - height
    return [
      ...scene.p.part(
        shape('-1,0 -0.7,-0.5 -0.55,-1 0.55,-1 0.7,-0.5 1,0', {
          x: at.x + side * 10,
          y: at.y,
          kx: 6,
          ky: height,
        }),
        scene.c.belly,
      ),
      ...scene.p.part(ellipse(x, y - 4, 12.5, 12.5), scene.c.belly),
      ...eye(scene, {
        x: x + 2,
        y: y - 5,
        rx: 9.6,
        ry: 10.2,
        side,
        style: 'ringed',
        lid: scene.c.belly,
      }),
      ...brow(scene, {
        x: x + 2,
        y: y - 21,
        width: 8,
        side,
        color: scene.p.tone(scene.c.belly).deep,
      }),
    ]
  })
