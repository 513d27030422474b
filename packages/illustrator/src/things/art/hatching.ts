import { group } from '#core/display-list'
import { placement } from '#core/geometry'
import { ellipse } from '#core/path'
import { mark, ribbon, shape } from '#things/painter'
import type { Painter, Place } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

import { CAKES } from './cakes'
import { NATURE } from './nature'

const WOOL = ['#d4483d', '#3f77b5', '#5f9f4c', '#f2c24a', '#8a65bd', '#2c8f8c'] as const
type Sitter = 'egg' | 'chick' | undefined

const egg = (p: Painter, place: Place) =>
  p.part(shape('0,-30 12,-22 17,-6 12,8 0,12 -12,8 -17,-6 -12,-22', place), '#a9d3cb', (tone) => [
    p.raw(shape('-4,-14 -1,-17 1,-13 -2,-11', place), tone.deep, { opacity: 0.5 }),
    p.raw(shape('3,-8 6,-10 7,-6 4,-5', place), tone.deep, { opacity: 0.5 }),
  ])

/** A gosling as far as its neck: down, one eye, an orange beak. */
const chick = (p: Painter, place: Place) => [
  ...p.part(shape('0,-30 11,-26 14,-15 10,-4 9,8 -9,8 -10,-4 -13,-15 -10,-26', place), '#f4d76a'),
  ...p.part(shape('9,-20! 25,-15 10,-9!', place), MATERIAL.orange),
  p.raw(shape('3,-21 6,-18 3,-15 0,-18', place), '#2b1c14'),
]

/** A mitten with its cuff up, and who looks out of it. */
function mitten(p: Painter, place: Place, color: string, sitter: Sitter) {
  const { x = 0, y = 0, k = 1 } = place
  const inside = { ...place, x, y: y - 34 * k, k }
  return [
    ...(sitter === 'egg' ? egg(p, inside) : sitter === 'chick' ? chick(p, inside) : []),
    ...p.part(shape('15,-14 30,-22 36,-14 28,-4 14,2', place), color),
    ...p.part(shape('-17,-30! 17,-30! 19,-12 16,2 0,7 -16,2 -19,-12', place), color, (tone) => [
      p.flat(mark('-18,-14 -9,-19 0,-14 9,-19 18,-14', [1.6, 2, 1.6], place), MATERIAL.cream),
      p.raw(mark('-12,-24 -14,-6', [0.6, 2, 0.6], place), tone.high, { opacity: 0.5 }),
    ]),
    ...p.part(shape('-20,-38! 20,-38! 19,-26! -19,-26!', place), MATERIAL.cream),
  ]
}

const sitterOf = (state: string): Sitter =>
  state === 'full' ? 'egg' : state === 'open' ? 'chick' : undefined

/** Mittens that hold eggs, and what comes out of them. */
export const HATCHING = {
  mitten_nest: {
    hand: 40,
    hero: 120,
    face: [0, -40, 0.3],
    draw: ({ p, state }) => [
      ...p.part(
        shape('-92,0 -98,-16 -76,-30 -30,-36 30,-36 76,-30 98,-16 92,0 40,6 -40,6'),
        '#b98a5a',
      ),
      ...[
        [-78, -18, -16],
        [76, -16, 14],
        [-40, -24, 8],
        [42, -26, -10],
      ].flatMap(([x = 0, y = 0, turn = 0], i) =>
        mitten(p, { x, y, turn, k: 0.94 }, WOOL[(i + 3) % 6] ?? '', undefined),
      ),
      ...[
        [-62, -2, -8],
        [-26, 2, 5],
        [12, 0, -4],
        [50, 1, 9],
      ].flatMap(([x = 0, y = 0, turn = 0], i) =>
        mitten(p, { x, y, turn, k: 1.06 }, WOOL[i] ?? '', sitterOf(state)),
      ),
    ],
  },
  gosling_mittens: {
    hand: 40,
    hero: 88,
    face: [0, -40, 0.3],
    draw: ({ p }) =>
      [-96, -48, 0, 48, 96].flatMap((x, i) => [
        ...p.part(
          ribbon(
            [
              [x - 7, 2],
              [x - 7, 12],
            ],
            [2.4, 2.4],
          ),
          MATERIAL.orange,
        ),
        ...p.part(
          ribbon(
            [
              [x + 7, 2],
              [x + 7, 12],
            ],
            [2.4, 2.4],
          ),
          MATERIAL.orange,
        ),
        ...mitten(p, { x, y: i % 2 ? -4 : 2, turn: i % 2 ? 5 : -4 }, WOOL[i] ?? '', 'chick'),
      ]),
  },
  /** Taken for a stone. */
  cake_egg: {
    hand: 40,
    hero: 170,
    draw: (scene) => [
      ...NATURE.egg.draw({ ...scene, state: 'whole' }),
      group(CAKES.cake.draw({ ...scene, state: 'whole' }), {
        transform: placement({ x: 0, y: -88, scale: 0.6 }),
      }),
    ],
  },
  egg_jar: {
    hand: 60,
    hero: 120,
    grip: [0, -30],
    face: [0, -40, 0.38],
    draw: ({ p }) => [
      p.flat(shape('-24,-88! 24,-88! 36,-68 36,-8 28,0 -28,0 -36,-8 -36,-68'), '#bfe3ec', {
        opacity: 0.55,
      }),
      ...p.part(
        shape('-33,-22 -14,-32 12,-24 33,-30 33,-8 26,-2 -26,-2 -33,-8'),
        MATERIAL.red,
        () => [p.flat(mark('-32,-14 0,-20 32,-14', [2, 2.6, 2]), MATERIAL.cream)],
      ),
      ...p.part(
        shape('0,-72 17,-58 22,-40 15,-25 0,-20 -15,-25 -22,-40 -17,-58'),
        '#b9dc8c',
        (tone) =>
          [
            [-8, -52],
            [8, -44],
            [-4, -34],
            [10, -60],
          ].map(([x = 0, y = 0]) => p.raw(ellipse(x, y, 3, 3.4), tone.deep, { opacity: 0.5 })),
      ),
      p.raw(mark('-29,-72 -30,-40 -28,-12', [1, 3, 1]), '#ffffff', { opacity: 0.75 }),
      ...p.part(shape('-27,-98! 27,-98! 27,-85! -27,-85!'), MATERIAL.brass),
    ],
  },
} satisfies Record<string, ThingArt>
