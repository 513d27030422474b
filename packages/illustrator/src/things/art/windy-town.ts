import type { DisplayList } from '#core/display-list'
import { ellipse } from '#core/path'
import { mark, ribbon, shape } from '#things/painter'
import type { Painter, Place } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

const WOOL = '#f2e3cf'

/** A shut door in its stone, in the colour of its house. */
const shutDoor = (p: Painter, x: number, color: string): DisplayList => [
  ...p.part(shape('-36,0! -36,-78 -25,-100 0,-106 25,-100 36,-78 36,0!', { x }), MATERIAL.stone),
  ...p.part(shape('-27,0! -27,-74 -18,-91 0,-96 18,-91 27,-74 27,0!', { x }), color, (tone) =>
    [-13, 0, 13].map((dx) =>
      p.raw(mark(`${x + dx},-94 ${x + dx},0`, [0.6, 1.2, 0.6]), tone.deep, { opacity: 0.5 }),
    ),
  ),
  ...p.part(shape('-42,0! 42,0! 44,6! -44,6!', { x, y: -3 }), MATERIAL.stone),
]

/** No letters, for all languages: a curl of air, struck out. */
const notice = (p: Painter, x: number): DisplayList => [
  ...p.part(shape('-19,-15! 19,-16! 20,15! -18,16!', { x, y: -60 }), MATERIAL.paper),
  p.raw(mark('-12,6 -2,8 8,2 6,-7 -2,-8 -5,-2 0,1', [1.2, 2.6, 1], { x, y: -60 }), '#6f9fc4'),
  p.raw(mark('-14,11 0,0 14,-11', [2, 2.4, 2], { x, y: -60 }), '#c8372d'),
  p.flat(ellipse(x, -74, 2.2, 2.2), MATERIAL.iron),
]

const KITES = [
  ['#d4483d', '#f2c24a'],
  ['#2c8f8c', '#f7edd8'],
  ['#8a65bd', '#ea8fa6'],
  ['#3f77b5', '#f2c24a'],
  ['#5f9f4c', '#fbf3e2'],
  ['#ea8a3a', '#3f77b5'],
] as const

/** A kite of two cloths; its tail hangs, or lies behind it. */
const kite = (p: Painter, at: Place, which: number, tail: string): DisplayList => {
  const [cloth, other] = KITES[which % KITES.length] ?? KITES[0]
  const k = at.k ?? 1
  return [
    p.raw(mark(tail, [0.9 * k, 1.1 * k, 0.5 * k], at), MATERIAL.cream, { opacity: 0.9 }),
    ...p.part(shape('0,-40! 30,-8! 0,36! -30,-8!', at), cloth, () => [
      p.flat(shape('0,-40! 30,-8! 0,-8!', at), other),
      p.flat(shape('-30,-8! 0,-8! 0,36!', at), other),
    ]),
  ]
}

const FLYING = [
  [-214, -150, 0.62, -12],
  [-128, -176, 0.5, 8],
  [-44, -148, 0.7, -6],
  [48, -180, 0.5, 12],
  [132, -150, 0.64, -10],
  [216, -172, 0.5, 6],
  [-250, -84, 0.5, 10],
  [-168, -92, 0.8, -8],
  [-84, -80, 0.56, 12],
  [6, -92, 0.86, 4],
  [98, -84, 0.58, -12],
  [178, -90, 0.76, 8],
  [256, -96, 0.5, -6],
  [-126, -30, 0.52, 6],
  [-40, -26, 0.46, -10],
  [58, -28, 0.54, 10],
  [140, -26, 0.46, -4],
] as const

const LYING = [
  [-190, -46, -18],
  [-128, -52, 14],
  [-66, -46, -8],
  [-4, -54, 18],
  [60, -48, -14],
  [122, -54, 10],
  [184, -46, -6],
  [-222, -14, 12],
  [-158, -18, -16],
  [-94, -12, 10],
  [-30, -18, -12],
  [34, -14, 16],
  [98, -18, -10],
  [162, -12, 12],
  [224, -16, -14],
] as const

/** A town that keeps its doors shut, and what the wind does there when it may. */
export const WINDY_TOWN = {
  notice_doors: {
    hand: 60,
    hero: 230,
    draw: ({ p }) =>
      [MATERIAL.teal, '#b5643c', MATERIAL.purple].flatMap((color, i) => [
        ...shutDoor(p, (i - 1) * 88, color),
        ...p.part(ellipse((i - 1) * 88 + 19, -34, 3.2, 3.2), MATERIAL.gold),
        ...notice(p, (i - 1) * 88),
      ]),
  },
  /** Stuffed with wool all round; behind its keyhole is somebody, and a thread of air comes out. */
  keyhole_door: {
    hand: 60,
    hero: 300,
    draw: ({ p }) => [
      ...shutDoor(p, 0, MATERIAL.red),
      ...[
        [-28, -6],
        [-29, -24],
        [-28, -42],
        [-29, -60],
        [-25, -78],
        [-14, -92],
        [2, -97],
        [16, -92],
        [26, -78],
        [29, -60],
        [28, -42],
        [29, -24],
        [28, -6],
        [-14, -2],
        [0, -3],
        [14, -2],
      ].flatMap(([x = 0, y = 0], i) =>
        p.part(ellipse(x, y, 8.4 - (i % 3), 8 + (i % 2)), WOOL, (tone) => [
          p.raw(mark(`${x - 4},${y} ${x},${y - 3} ${x + 4},${y + 1}`, [0.5, 1, 0.5]), tone.deep, {
            opacity: 0.4,
          }),
        ]),
      ),
      ...p.part(shape('-11,-16 0,-21 11,-16 10,12 0,20 -10,12', { x: 6, y: -42 }), MATERIAL.brass),
      p.raw(
        shape('0,-13 8,-9 9,-1 4,4! 6,14! -6,14! -4,4! -9,-1 -8,-9', { x: 6, y: -42 }),
        '#241c26',
      ),
      p.raw(ellipse(6, -46, 5.6, 5), '#fffaf0'),
      p.raw(ellipse(6.6, -46, 3, 3.4), '#3c6f9a'),
      p.raw(ellipse(6.8, -46, 1.5, 1.8), '#1b1a22'),
      p.raw(mark('14,-36 34,-40 48,-34 66,-40', [0.6, 1.8, 0.6]), '#f2fafd', { opacity: 0.9 }),
      p.raw(mark('14,-33 30,-33 44,-28 58,-32', [0.5, 1.3, 0.5]), '#f2fafd', { opacity: 0.7 }),
    ],
  },
  /** Side by side on the stones, like fish. */
  laid_kites: {
    hand: 40,
    hero: 105,
    draw: ({ p }) =>
      LYING.flatMap(([x, y, turn], i) =>
        kite(p, { x, y, kx: 1.05, ky: 0.46, turn: turn * 0.5 }, i, '0,34 8,52 -6,64 4,78'),
      ),
  },
  kite_crowd: {
    hand: 60,
    hero: 175,
    draw: ({ p }) =>
      FLYING.flatMap(([x, y, k, turn], i) =>
        kite(p, { x, y, k: k * 1.3, turn }, i, '0,34 10,50 -8,62 6,78'),
      ),
  },
  /** What follows a wind that is in a hurry: somebody's washing, gloves, hats. */
  blown_washing: {
    hand: 60,
    hero: 150,
    draw: ({ p }) => [
      p.raw(mark('-150,-72 -60,-104 40,-92 150,-120', [0.6, 2.2, 0.6]), '#f2fafd', {
        opacity: 0.8,
      }),
      p.raw(mark('-140,-30 -40,-44 60,-30 150,-52', [0.6, 2.2, 0.6]), '#f2fafd', { opacity: 0.8 }),
      ...p.part(
        ribbon('-158,-88 -100,-70 -30,-84 46,-66 110,-84', [1, 1.3, 1.2, 1.3, 1]),
        MATERIAL.paleWood,
      ),
      ...p.part(
        shape(
          '-22,-14! -8,-18! 0,-13 8,-18! 22,-14! 34,6! 22,12! 17,4! 17,36! -17,36! -17,4! -22,12! -34,6!',
          {
            x: -92,
            y: -52,
            turn: 16,
          },
        ),
        '#fbf3e2',
        (tone) => [
          p.raw(mark('0,-10 2,34', [0.5, 1.1, 0.5], { x: -92, y: -52, turn: 16 }), tone.deep, {
            opacity: 0.35,
          }),
        ],
      ),
      ...p.part(
        shape('-16,-16! 16,-16! 20,36! 4,36! 0,2! -4,36! -20,36!', { x: -16, y: -58, turn: 20 }),
        MATERIAL.blue,
      ),
      ...[30, 58].flatMap((x, i) =>
        p.part(
          shape('-7,-18! 7,-18! 8,8 20,16 18,25 -2,24 -8,14', {
            x,
            y: -46 - i * 8,
            turn: 24 - i * 8,
          }),
          i ? '#e7a33a' : MATERIAL.red,
        ),
      ),
      // A pair of gloves.
      ...[
        [92, -54, 10],
        [120, -26, 34],
      ].flatMap(([x = 0, y = 0, turn = 0]) =>
        p.part(
          shape(
            '-9,16! -10,-4 -18,-12 -14,-18 -8,-12 -8,-26 -3,-27 -2,-14 0,-29 5,-28 5,-14 9,-24 13,-21 9,16!',
            {
              x,
              y,
              turn,
            },
          ),
          MATERIAL.green,
        ),
      ),
      // Hats off, all down the street.
      ...[
        [-128, -126, -14, '#4a3d5c'],
        [-38, -132, 12, '#7a4a30'],
        [62, -130, -8, '#3c5a3f'],
        [136, -140, 16, '#8c3436'],
      ].flatMap(([x, y, turn, color]) => {
        const at = { x: Number(x), y: Number(y), turn: Number(turn) }
        return [
          ...p.part(shape('-18,4! -15,-17 0,-23 15,-17 18,4!', at), String(color), () => [
            p.flat(shape('-18,4! -17,-4! 17,-4! 18,4!', at), '#f2c24a'),
          ]),
          ...p.part(shape('-31,3 0,-2 31,3 27,9 0,11 -27,9', at), String(color)),
        ]
      }),
    ],
  },
} satisfies Record<string, ThingArt>
