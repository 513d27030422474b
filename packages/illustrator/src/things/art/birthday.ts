import type { DisplayList } from '#core/display-list'
import { ellipse } from '#core/path'
import { ink, mark, ribbon, shape } from '#things/painter'
import type { Painter } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

const SMOKE = ink('#8b8f9c')
const EMBER = ink('#ff8a3c')

const smoke = (p: Painter, x: number, y: number, k: number): DisplayList => [
  p.raw(
    mark(
      `${x},${y} ${x + 9 * k},${y - 18 * k} ${x - 7 * k},${y - 38 * k} ${x + 6 * k},${y - 62 * k}`,
      [1.4, 4 * k, 0.8],
    ),
    SMOKE,
    { opacity: 0.6 },
  ),
]

/** A candle that went down on its side. */
const bentCandle = (p: Painter, points: string, colour: string): DisplayList =>
  p.part(ribbon(points, [2.8, 2.4, 1.8]), colour)

const charred = (p: Painter): DisplayList => [
  ...p.part(
    shape(
      '-50,-8 -54,-26 -44,-36 -30,-32 -22,-44 -4,-40 8,-48 24,-38 36,-42 50,-28 52,-10 30,1 -30,1',
    ),
    '#4a4048',
    (tone) => [
      p.raw(mark('-40,-28 -26,-24 -14,-30', [0.8, 2.4, 0.8]), tone.high, { opacity: 0.6 }),
      p.raw(mark('6,-40 18,-32 32,-34', [0.8, 2, 0.8]), tone.high, { opacity: 0.5 }),
      p.raw(mark('-30,-16 -12,-10 4,-17 22,-10', [0.8, 2.2, 0.8]), EMBER, { opacity: 0.9 }),
      p.raw(mark('28,-22 38,-18 44,-22', [0.6, 1.6, 0.6]), EMBER, { opacity: 0.8 }),
      p.raw(mark('-46,-18 -40,-14', [0.6, 1.4, 0.6]), EMBER, { opacity: 0.7 }),
    ],
  ),
  ...p.part(
    shape('-24,-40 -30,-54 -18,-62 -2,-56 8,-64 22,-58 24,-46 10,-38 -10,-36'),
    '#574c54',
    (tone) => [
      p.raw(mark('-20,-54 -8,-50 6,-56', [0.6, 2, 0.6]), tone.high, { opacity: 0.6 }),
      p.raw(mark('-6,-44 6,-47 16,-44', [0.6, 1.6, 0.6]), EMBER, { opacity: 0.8 }),
    ],
  ),
]

/** A fork, a spoon or their like, lying away from who looks. */
const cutlery = (p: Painter, from: string): DisplayList =>
  p.part(ribbon(from, [2.6, 1.6, 1.8]), MATERIAL.silver)

export const BIRTHDAY = {
  /** What a dragon leaves of a cake. */
  burnt_cake: {
    hand: 52,
    hero: 150,
    grip: [0, -4],
    draw: ({ p }) => [
      ...p.part(ellipse(0, -4, 62, 9), MATERIAL.cream),
      ...charred(p),
      ...bentCandle(p, '-12,-58 -15,-72 -26,-78', MATERIAL.blue),
      ...bentCandle(p, '4,-58 5,-74 2,-82', MATERIAL.yellow),
      ...bentCandle(p, '16,-56 20,-68 32,-70', MATERIAL.green),
      ...smoke(p, -27, -80, 0.7),
      ...smoke(p, 2, -84, 1),
      ...smoke(p, 34, -72, 0.8),
    ],
  },
  /** A flat stone with one cover on it, and a napkin over the edge. */
  laid_stone: {
    hand: 70,
    hero: 186,
    draw: ({ p }) => [
      ...p.part(shape('-46,-48! 44,-48! 54,-8 40,2 -40,2 -54,-8'), '#7d8290', (tone) => [
        p.raw(mark('-34,-40 -28,-20 -36,-4', [0.8, 2.4, 0.8]), tone.deep, { opacity: 0.4 }),
        p.raw(mark('20,-42 28,-24 24,-6', [0.8, 2.4, 0.8]), tone.deep, { opacity: 0.4 }),
      ]),
      ...p.part(
        shape('-84,-60 -64,-74 -20,-80 30,-80 70,-74 86,-60 74,-48 30,-42 -30,-42 -74,-48'),
        '#a3a8b5',
        (tone) => [
          p.raw(shape('-76,-60 -56,-71 -16,-76 -30,-70 -58,-62'), tone.high, { opacity: 0.6 }),
          p.raw(mark('-60,-48 -20,-44 24,-44 62,-49', [0.8, 2.6, 0.8]), tone.deep, {
            opacity: 0.35,
          }),
        ],
      ),
      ...p.part(ellipse(0, -63, 34, 11), MATERIAL.cream, (tone) => [
        p.raw(ellipse(0, -63, 21, 6), tone.shade, { opacity: 0.45 }),
        p.raw(mark('-26,-66 -12,-71 8,-72', [0.6, 1.8, 0.6]), tone.high),
      ]),
      ...cutlery(p, '-50,-72 -52,-62 -54,-54'),
      ...cutlery(p, '-46,-72 -48,-66 -51,-62'),
      ...cutlery(p, '48,-72 51,-62 53,-55'),
      ...p.part(ellipse(47, -73, 5, 3.4), MATERIAL.silver),
      ...p.part(shape('58,-66! 82,-60! 84,-30 70,-24 62,-34'), MATERIAL.red, (tone) => [
        p.raw(mark('66,-60 70,-44 68,-30', [0.8, 2.2, 0.8]), tone.deep, { opacity: 0.4 }),
        p.flat(shape('63,-36! 84,-32! 83,-27! 65,-31!'), MATERIAL.cream),
      ]),
    ],
  },
} satisfies Record<string, ThingArt>
