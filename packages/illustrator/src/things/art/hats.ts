import type { DisplayList } from '#core/display-list'
import { mark, shape } from '#things/painter'
import type { Painter } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

export const featherHat = (p: Painter): DisplayList => [
  ...p.part(shape('-60,-10 -30,-20 30,-20 60,-10 50,0 0,4 -50,0'), '#4b6a4a'),
  ...p.part(
    shape('-34,-16! -30,-58 -18,-84 0,-76 18,-84 30,-58 34,-16! 0,-8'),
    '#5c8058',
    (tone) => [p.raw(mark('-2,-76 -4,-50', [0.8, 2.6, 0.6]), tone.deep, { opacity: 0.5 })],
  ),
  ...p.part(shape('-35,-32! 0,-24 35,-32! 36,-16! 0,-8 -36,-16!'), MATERIAL.red),
  ...p.part(shape('24,-24! 34,-56 52,-76! 46,-48 34,-22'), MATERIAL.yellow, (tone) => [
    p.raw(mark('27,-26 48,-70', [0.4, 1, 0.4]), tone.deep, { opacity: 0.5 }),
  ]),
]

export const woollyHat = (p: Painter): DisplayList => [
  ...p.part(
    shape('-48,-8! -50,-42 -34,-72 0,-82 34,-72 50,-42 48,-8! 0,4'),
    MATERIAL.red,
    (tone) => [
      ...[-32, -16, 0, 16, 32].map((x) =>
        p.raw(mark(`${x * 0.4},-80 ${x * 0.9},-50 ${x},-18`, [0.5, 1.8, 0.8]), tone.deep, {
          opacity: 0.4,
        }),
      ),
      p.raw(mark('-30,-62 -38,-34', [1, 4, 1]), tone.high, { opacity: 0.5 }),
    ],
  ),
  ...p.part(
    shape('-54,-22 -30,-16 0,-14 30,-16 54,-22 55,-2 28,7 0,9 -28,7 -55,-2'),
    '#e2685a',
    (tone) =>
      [-40, -26, -12, 2, 16, 30, 44].map((x) =>
        p.raw(mark(`${x},-18 ${x + 1},4`, [0.6, 1.4, 0.6]), tone.deep, { opacity: 0.4 }),
      ),
  ),
  ...p.part(
    shape('-17,-90 -14,-101 -5,-106 5,-106 14,-101 17,-90 13,-80 4,-75 -5,-75 -13,-80'),
    MATERIAL.cream,
  ),
]

export const HATS = {
  tiny_hats: {
    hand: 30,
    hero: 76,
    draw: ({ p }) => [
      p.wire('M-190 -44Q0 -22 190 -44', '#8a6a4a', 2.4),
      ...[-168, -112, -56, 0, 56, 112, 168].flatMap((x, i) => {
        const color = ['#d1574f', '#3f77b5', '#e7b94a', '#5f9f4c', '#8a65bd', '#e28d4f', '#2c8f8c'][
          i
        ]
        const y = -32 + ((168 - Math.abs(x)) / 168) * 9
        return [
          ...p.part(
            shape('-22,0 -10,-5 10,-5 22,0 10,5 -10,5', { x, y: y + 22 }),
            color ?? '#d1574f',
          ),
          ...p.part(shape('-12,0! -10,-22 10,-22 12,0!', { x, y: y + 22 }), color ?? '#d1574f'),
          p.flat(shape('-12,-3! 12,-3! 12,-8! -12,-8!', { x, y: y + 22 }), MATERIAL.cream),
        ]
      }),
    ],
  },
  woolly_hat: {
    hand: 56,
    hero: 96,
    grip: [0, -4],
    face: [0, -44, 0.34],
    draw: ({ p }) => woollyHat(p),
  },
  hat: {
    hand: 56,
    hero: 100,
    grip: [0, -4],
    face: [0, -44, 0.34],
    draw: ({ p }) => featherHat(p),
  },
} satisfies Record<string, ThingArt>
