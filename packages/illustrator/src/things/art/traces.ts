import { ellipse, spline } from '#core/path'
import type { Knot } from '#core/path'
import { knots, mark, ribbon, shape } from '#things/painter'
import type { Painter, Place } from '#things/painter'
import type { ThingArt } from '#things/thing-art'

/** Three-toed, like a wet leaf. */
const WEB = '0,0 -3,-5 -11,-7! -5,-11 -7,-18! 0,-14 7,-18! 5,-11 11,-7! 3,-5'

/** An outline on the ground, seen from where we stand. */
const squashed = (outline: string, on: Place, ground: { y: number; ky: number }) =>
  spline(
    knots(outline, on).map(([x, y, sharp]): Knot =>
      sharp ? [x, ground.y + y * ground.ky, sharp] : [x, ground.y + y * ground.ky],
    ),
  )

/** Small feet that grow from step to step, and slippers beside them, from ever further off. */
const partingTrails = (p: Painter) =>
  Array.from({ length: 7 }, (_, i) => {
    const x = -112 + i * 36
    const [foot, slipper] = [i % 2 ? 5 : -1, i % 2 ? -1 : 5]
    const size = 0.62 + i * 0.07
    const bare = { x, y: -4 - i * 1.5 + foot, kx: size, ky: size * 0.62, turn: -6 }
    const shod = { x: x + 14, y: -24 - i * 8.5 + slipper, ky: 0.62, turn: -6 }
    return [
      shape('-13,-3 -4,-6 8,-7 14,-3 14,4 8,7 -4,5 -13,4', bare),
      ...[-6, 0, 6].map((toe) =>
        ellipse(x + 18 * size, bare.y - 1.4 + toe * size * 0.62, 2.6, 1.9),
      ),
      shape('-5,-7! 8,-9 18,-5 20,2 15,8 4,9 -5,7!', shod),
      shape('-20,-4 -10,-7! -10,7! -20,4', shod),
    ].map((print) => p.raw(print, '#1d1733', { opacity: 0.72 }))
  }).flat()

/** Where somebody has walked or crept, and what came off on the way. */
export const TRACES = {
  footprints: {
    hand: 20,
    hero: 130,
    face: [0, -30, 0.3],
    draw: ({ p, hero, state }) =>
      state === 'open'
        ? partingTrails(p)
        : Array.from({ length: hero ? 9 : 3 }, (_, i) => {
            const k = 1 - i * 0.075
            return p.flat(
              shape(WEB, {
                x: -92 + i * 21 + (i % 2) * 3,
                y: -2 - i * 7.4 + (i % 2 ? 7 : -1),
                kx: 0.95 * k,
                ky: 0.62 * k,
                turn: 38,
              }),
              '#3d4a66',
              { opacity: 0.7 },
            )
          }),
  },
  dragon_footprint: {
    hand: 30,
    hero: 150,
    face: [0, -30, 0.3],
    draw: ({ p }) => {
      const flat = { y: -46, ky: 0.4 }
      const hollows = [
        ['-20,-58 36,-74 92,-52 122,-8 116,40 66,74 8,66 -30,28 -36,-16', 0, 0],
        ...[
          [-46, -92, 34],
          [-88, -38, 8],
          [-92, 26, -12],
          [-52, 84, -38],
        ].map(([x, y, turn]) => ['-46,0 -30,-20 0,-25 30,-20 40,0 30,20 0,25 -30,20', x, y, turn]),
        ...[
          [-104, -132, 34],
          [-152, -48, 8],
          [-156, 40, -12],
          [-110, 132, -38],
        ].map(([x, y, turn]) => ['-26,0! 0,-11 16,-8 20,0 16,8 0,11', x, y, turn]),
      ] as [string, number, number, number?][]
      const sunk = (grow: number, dy: number, color: string, opacity = 1) =>
        hollows.map(([outline, x, y, turn = 0]) =>
          p.flat(squashed(outline, { x, y, turn, k: grow }, { ...flat, y: flat.y + dy }), color, {
            opacity,
          }),
        )
      return [
        // Earth pushed up round it, its far wall in the dark, its floor.
        ...sunk(1.14, 1, '#a58a5c', 0.9),
        ...sunk(1, 0, '#4a3222'),
        ...sunk(0.82, 4, '#75542f'),
      ]
    },
  },
  cloud_print: {
    hand: 60,
    hero: 150,
    draw: ({ p }) => [
      p.flat(
        shape(
          '-150,-34 -196,-62 -186,-74 -120,-56 -96,-74 -40,-84 -10,-104 24,-86 84,-80 112,-58 176,-82 190,-70 146,-38 120,-14 60,-4 -20,2 -96,-6',
        ),
        '#4f8a46',
        { opacity: 0.8 },
      ),
      p.flat(shape('-104,-34 -60,-64 0,-72 62,-62 96,-38 50,-18 -20,-12 -80,-18'), '#3f7540', {
        opacity: 0.7,
      }),
      ...Array.from({ length: 22 }, (_, i) => {
        const turn = (i / 22) * Math.PI * 2
        const [x, y] = [Math.cos(turn) * 158 - 2, -42 + Math.sin(turn) * 50]
        return [
          p.flat(ellipse(x, y, 8, 5), '#fffdf5'),
          p.flat(ellipse(x, y, 3, 2.2), '#f0b93a'),
          p.raw(mark(`${x},${y + 2} ${x * 0.94},${y + 8}`, [0.8, 1.2, 0.5]), '#3f7540'),
        ]
      }).flat(),
      ...[-62, -18, 30, 70].map((x, i) =>
        p.flat(ellipse(x, -34 - (i % 2) * 14, 8, 3.6), '#e9ebd8'),
      ),
    ],
  },
  silver_trail: {
    hand: 20,
    hero: 170,
    face: [0, -30, 0.3],
    glow: { at: [-30, -18], radius: 60, color: '#dff2ff', when: 'glowing' },
    draw: ({ p }) => [
      p.flat(
        ribbon(
          '-120,0 -70,-4 -40,-20 10,-22 40,-36 84,-40 104,-56',
          [8, 7.4, 6.4, 5.2, 4.2, 3.2, 2.2],
        ),
        '#cfe3ee',
        {
          opacity: 0.85,
        },
      ),
      p.raw(
        ribbon(
          '-116,-1 -70,-6 -40,-21 10,-24 40,-37 84,-41 102,-56',
          [3, 3, 2.6, 2.2, 1.8, 1.4, 1],
        ),
        '#ffffff',
        {
          opacity: 0.95,
        },
      ),
      ...[
        [-84, -6],
        [-20, -22],
        [24, -30],
        [70, -40],
      ].map(([x = 0, y = 0]) =>
        p.raw(shape('0,-7 1.4,-1.4 7,0 1.4,1.4 0,7 -1.4,1.4 -7,0 -1.4,-1.4', { x, y }), '#ffffff'),
      ),
    ],
  },
  paw_prints: {
    hand: 20,
    hero: 96,
    face: [0, -30, 0.3],
    draw: ({ p }) =>
      Array.from({ length: 7 }, (_, i) => {
        const k = 1.25 - i * 0.12
        const at = { x: -104 + i * 31, y: -2 - i * 10 + (i % 2 ? 12 : 0), kx: k, ky: k * 0.66 }
        return [
          p.flat(shape('0,-7 8,-3 9,4 0,7 -9,4 -8,-3', at), '#3d4a66', { opacity: 0.75 }),
          ...[
            [-11, -8],
            [-4, -14],
            [4, -14],
            [11, -8],
          ].map(([x = 0, y = 0]) =>
            p.flat(ellipse(at.x + x * k, at.y + y * at.ky, 3.4 * k, 3 * at.ky), '#3d4a66', {
              opacity: 0.75,
            }),
          ),
        ]
      }).flat(),
  },
  wool_trail: {
    hand: 20,
    hero: 70,
    face: [0, -30, 0.3],
    draw: ({ p }) =>
      ['#d4483d', '#3f77b5', '#5f9f4c', '#d4483d', '#3f77b5'].flatMap((color, i) => {
        const at = { x: -150 + i * 62, y: -2 - i * 9, k: 1.1 - i * 0.1, turn: i % 2 ? 14 : -8 }
        return [
          ...p.part(
            ribbon('-26,-2 -12,-12 2,-3 14,-11 28,-4', [2.6, 3.4, 3.4, 3, 2], {}, at),
            color,
          ),
          ...p.part(ribbon('-8,-8 -2,-16 8,-14 6,-6', [2, 2.4, 2.4, 1.6], {}, at), color),
        ]
      }),
  },
} satisfies Record<string, ThingArt>
