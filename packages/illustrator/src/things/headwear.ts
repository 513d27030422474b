import type { SceneActor } from '@luciole/contract/scene-brief'
import { group } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { multiply, placement, scale as scaled, translate } from '#core/geometry'
import { ellipse } from '#core/path'
import { bluePot } from './art/kitchen'
import { goldFrame, prizeCup } from './art/contest'
import { featherHat, woollyHat } from './art/hats'
import { ink, mark, ribbon, shape } from './painter'
import type { Painter, Place } from './painter'
import { MATERIAL } from './thing-art'

type Wears = SceneActor['wears']

export const bowler = (p: Painter, place: Place): DisplayList => [
  ...p.part(
    shape('-38,-4! -38,-30 -24,-52 0,-57 24,-52 38,-30 38,-4! 0,4', place),
    '#6d4a3a',
    () => [p.flat(shape('-40,-22! 0,-14 40,-22! 40,-4! 0,6 -40,-4!', place), '#2f3a56')],
  ),
  ...p.part(shape('-60,-8 -34,-5 0,-1 34,-5 60,-8 54,4 26,11 0,13 -26,11 -54,4', place), '#5c3d30'),
]

/** From the brim down both cheeks to a bow under the chin. */
const tied = (p: Painter, { y = 0, k = 1 }: Place): DisplayList => [
  ...[-1, 1].flatMap((side) =>
    p.part(
      ribbon(
        `${side * 44},0 ${side * 43},46 ${side * 27},88 0,103`,
        [2.6, 2.4, 2.4, 2.4],
        {},
        { y, k },
      ),
      STRING,
    ),
  ),
  ...[-1, 1].flatMap((side) => [
    ...p.part(shape('0,103! 12,92 23,95 22,107 11,110', { y, k, kx: side * k, ky: k }), STRING),
    ...p.part(
      ribbon(`0,104 ${side * 9},117 ${side * 14},127`, [2.6, 2.2, 1.8], {}, { y, k }),
      STRING,
    ),
  ]),
  ...p.part(ellipse(0, y + 103 * k, 5 * k, 5 * k), '#a8343a'),
]
const STRING = '#d4483d'

const topHat = (p: Painter, place: Place): DisplayList => [
  ...p.part(shape('-28,-2! -33,-60! 0,-64 33,-60! 28,-2! 0,4', place), '#38364a', (tone) => [
    p.flat(shape('-34,-18! 0,-12 34,-18! 34,-2! 0,6 -34,-2!', place), MATERIAL.red),
    p.raw(mark('-20,-54 -18,-24', [1, 4, 1], place), tone.high, { opacity: 0.6 }),
  ]),
  ...p.part(shape('-52,-6 0,0 52,-6 46,6 0,11 -46,6', place), '#2f2d40'),
]

/** The law, folded. */
const paperHat = (p: Painter, place: Place): DisplayList => [
  ...p.part(shape('-44,0! 0,-52! 44,0! 0,7', place), MATERIAL.cream, (tone) => [
    p.raw(mark('0,-50 -2,-24 0,4', [0.5, 1.4, 0.5], place), tone.deep, { opacity: 0.5 }),
  ]),
  ...p.part(shape('-46,2! -40,-13! 0,-8 40,-13! 46,2! 0,9', place), MATERIAL.paper),
]

const strawHat = (p: Painter, place: Place): DisplayList => [
  ...p.part(
    shape('-76,2 -40,-14 0,-18 40,-14 76,2 60,16 24,10 0,8 -24,10 -60,16', place),
    MATERIAL.straw,
    (tone) => [
      p.raw(mark('-62,6 0,-4 62,6', [0.8, 1.6, 0.8], place), tone.deep, { opacity: 0.45 }),
    ],
  ),
  ...p.part(
    shape('-40,0! -38,-26 -24,-42 0,-46 24,-42 38,-26 40,0! 0,7', place),
    MATERIAL.straw,
    (tone) => [
      p.flat(shape('-42,-14! 0,-7 42,-14! 42,2! 0,9 -42,2!', place), '#5f9f4c'),
      p.raw(mark('-30,-26 0,-22 30,-27', [0.6, 1.4, 0.6], place), tone.deep, { opacity: 0.4 }),
      p.raw(mark('-20,-37 0,-34 20,-37', [0.6, 1.2, 0.6], place), tone.deep, { opacity: 0.4 }),
    ],
  ),
]

const woolly = (p: Painter, place: Place): DisplayList => [
  group(woollyHat(p), {
    transform: placement({
      x: place.x ?? 0,
      y: (place.y ?? 0) + 8 * (place.k ?? 1),
      scale: (place.k ?? 1) * 1.02,
    }),
  }),
]

/** The upper half, still on. */
const eggshell = (p: Painter, place: Place): DisplayList =>
  p.part(
    shape(
      '-42,4! -40,-30 -24,-58 0,-70 24,-58 40,-30 42,4! 30,-8! 20,9! 6,-6! -6,10! -20,-6! -30,8!',
      place,
    ),
    '#f3e3c4',
    () =>
      [
        [-16, -34, 8],
        [12, -48, 7],
        [22, -22, 9],
        [-4, -18, 6],
      ].map(([x = 0, y = 0, r = 0]) =>
        p.flat(
          shape('-1,0 0,-1 1,0 0,1', {
            ...place,
            x,
            y: (place.y ?? 0) + y * (place.k ?? 1),
            k: r * (place.k ?? 1),
          }),
          '#6fb0a4',
          {
            opacity: 0.75,
          },
        ),
      ),
  )

const cap = (p: Painter, place: Place): DisplayList => [
  ...p.part(shape('-46,0! -48,-26 -30,-44 0,-48 30,-44 48,-26 46,0! 0,8', place), '#2f4f7c', () => [
    p.flat(shape('-50,-14! 0,-6 50,-14! 50,2! 0,10 -50,2!', place), '#243b60'),
  ]),
  ...p.part(shape('-10,0! 20,-6 56,-6! 66,8 40,12 0,10', place), '#1f2f4d'),
  p.flat(
    ellipse(
      (place.x ?? 0) + 4 * (place.k ?? 1),
      (place.y ?? 0) - 24 * (place.k ?? 1),
      9 * (place.k ?? 1),
    ),
    MATERIAL.gold,
  ),
]

const WEEDS = [
  ['-6,-16 -34,-14 -62,8 -74,44 -68,78', '#4f8a3e'],
  ['-2,-20 -26,-26 -52,-8 -56,24 -66,46', '#6da44b'],
  ['6,-16 36,-14 64,10 76,40 70,74', '#5d9a45'],
  ['2,-20 28,-24 52,-6 60,22 68,40', '#78ae55'],
  ['0,-14 -12,-34 -6,-54 -16,-72', '#5d9a45'],
  ['4,-14 14,-32 10,-50 22,-62', '#6da44b'],
] as const

/** Draped from the crown to both sides: the face stays free. */
const weeds = (p: Painter, place: Place): DisplayList => [
  ...WEEDS.flatMap(([line, color]) =>
    p.part(
      ribbon(
        line,
        [7, 9, 8, 6, 2].map((w) => w * (place.k ?? 1)),
        {},
        place,
      ),
      color,
    ),
  ),
  ...p.part(shape('-34,-6 -22,-24 0,-28 22,-24 34,-6 0,4', place), '#4f8a3e'),
]

const DROPS = [
  [-1.5, 22, 1],
  [-1.72, 62, 0.8],
  [1.52, 12, 0.9],
  [1.74, 54, 1],
  [-0.8, -40, 0.8],
  [0.1, -56, 0.9],
  [0.92, -42, 0.7],
] as const

/** Out of the water: it runs off, and drips. */
const dripping = (p: Painter, { seat, half }: { seat: number; half: number }): DisplayList =>
  DROPS.flatMap(([side, down, k]) => {
    const at = { x: side * half, y: seat + (down * half) / 46, k: (k * half) / 46 }
    return [
      ...p.part(shape('0,-15! 6,-3 7,5 0,11 -7,5 -6,-3', at), '#62bce0'),
      p.raw(ellipse(at.x - 2 * at.k, at.y + 3 * at.k, 1.8 * at.k, 3 * at.k), ink('#f4fcff')),
    ]
  })

/** It has come down on the head, and hangs in the air. */
const floured = (p: Painter, { seat, half }: { seat: number; half: number }): DisplayList => {
  const k = half / 46
  return [
    ...[
      [-1.34, 14, 13],
      [-1.5, 40, 8],
      [1.36, 6, 12],
      [1.54, 34, 9],
      [-0.9, -34, 9],
      [0.96, -38, 10],
    ].map(([side = 0, down = 0, r = 0]) =>
      p.raw(ellipse(side * half, seat + down * k, r * k, r * k * 0.86), ink('#fffdf8'), {
        opacity: 0.6,
        blur: 1.6,
      }),
    ),
    ...p.part(
      shape(
        '-42,4 -44,-16 -26,-26 -14,-32 4,-26 18,-33 34,-22 45,-14 42,5 26,-3 12,6 -4,-2 -20,7 -30,-1',
        {
          y: seat,
          k,
        },
      ),
      '#fffdf8',
    ),
  ]
}

/** A trunk dipped in paint has been here, and here: a ring, and two holes in it. */
const kissed = (p: Painter, { seat, half }: { seat: number; half: number }): DisplayList => {
  const k = half / 46
  return [
    [-0.52, 58, 12],
    [0.3, 4, 10],
  ].flatMap(([across = 0, down = 0, r = 0]) => {
    const [x, y] = [across * half, seat + down * k]
    return [
      p.flat(ellipse(x, y, r * k, r * k * 0.94), MATERIAL.red, { opacity: 0.9 }),
      ...[-1, 1].map((side) =>
        p.flat(ellipse(x + side * r * 0.36 * k, y, r * 0.19 * k, r * 0.3 * k), '#9c2a22'),
      ),
    ]
  })
}

/** In head units: `seat` is where a brim lies, `half` the skull's half width there. */
export function headwear(given: {
  p: Painter
  wears: Wears
  seat: number
  half: number
}): DisplayList {
  const { p, wears, seat, half } = given
  const k = half / 46
  if (wears === 'hat')
    return [group(featherHat(p), { transform: placement({ x: 0, y: seat + 6 * k, scale: k }) })]
  if (wears === 'three_hats')
    return [
      ...bowler(p, { y: seat, k }),
      group(featherHat(p), {
        transform: placement({ x: -3 * k, y: seat - 46 * k, scale: k * 0.78 }),
      }),
      ...topHat(p, { x: 3 * k, y: seat - 100 * k, k: k * 0.74, turn: 7 }),
    ]
  if (wears === 'all_hats' || wears === 'hats_without')
    return [
      ...bowler(p, { y: seat, k }),
      group(featherHat(p), {
        transform: placement({ x: -3 * k, y: seat - 44 * k, scale: k * 0.8 }),
      }),
      ...cap(p, { x: 4 * k, y: seat - 92 * k, k: k * 0.66, turn: -6 }),
      ...paperHat(p, { x: -2 * k, y: seat - 122 * k, k: k * 0.8, turn: 4 }),
      ...(wears === 'all_hats'
        ? topHat(p, { x: 4 * k, y: seat - 158 * k, k: k * 0.66, turn: 9 })
        : []),
    ]
  if (wears === 'wet') return dripping(p, { seat, half })
  if (wears === 'flour') return floured(p, { seat, half })
  if (wears === 'kisses') return kissed(p, { seat, half })
  if (wears === 'tied_top_hat') return [...topHat(p, { y: seat, k }), ...tied(p, { y: seat, k })]
  if (wears === 'tied_straw_hat')
    return [...strawHat(p, { y: seat, k }), ...tied(p, { y: seat, k })]
  if (wears === 'bowler') return bowler(p, { y: seat, k })
  if (wears === 'cap') return cap(p, { y: seat, k })
  if (wears === 'straw_hat') return strawHat(p, { y: seat, k })
  if (wears === 'top_hat') return topHat(p, { y: seat, k })
  if (wears === 'teapot')
    return [
      group(bluePot(p), {
        transform: placement({ x: 0, y: seat + 6 * k, scale: k * 0.9 }),
      }),
    ]
  // Round the neck: it rests on the shoulders, and who wears it is the picture.
  if (wears === 'gold_frame')
    return [
      group(goldFrame(p), {
        transform: placement({ x: 0, y: seat + 136 * k, scale: 2.1 * k }),
      }),
    ]
  if (wears === 'trophy')
    return [
      group(prizeCup(p, 'empty'), {
        transform: multiply(translate(0, seat - 84 * k), scaled(1.5 * k, -1.1 * k)),
      }),
    ]
  if (wears === 'eggshell') return eggshell(p, { y: seat, k })
  if (wears === 'woolly_hat') return woolly(p, { y: seat, k })
  return wears === 'seaweed' || wears === 'leaves' ? weeds(p, { y: seat, k: k * 1.15 }) : []
}
