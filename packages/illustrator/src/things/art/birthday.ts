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

/** Two tiers still, eaten into from above; what icing is left has gone brown. */
const charred = (p: Painter): DisplayList => [
  ...p.part(
    shape('-52,-40! -45,-45! -39,-40! -31,-47! 30,-46! 37,-38! 44,-42! 51,-34! 50,-6 0,2 -50,-6'),
    '#463c42',
    (tone) => [
      p.flat(
        shape(
          '-54,-46! 54,-46! 50,-30 43,-36 35,-23 26,-36 14,-26 6,-34 -8,-24 -20,-35 -34,-22 -46,-33',
        ),
        '#8d6a58',
      ),
      p.raw(mark('-46,-20 -34,-10 -26,-8', [0.6, 2, 0.6]), EMBER, { opacity: 0.85 }),
      p.raw(mark('4,-6 22,-10 44,-20', [0.6, 1.8, 0.6]), EMBER, { opacity: 0.8 }),
      p.raw(mark('-24,-27 -20,-14 -25,-4', [0.6, 2, 0.6]), tone.deep, { opacity: 0.7 }),
      p.raw(mark('20,-30 16,-18 22,-4', [0.6, 2, 0.6]), tone.deep, { opacity: 0.7 }),
      p.raw(mark('-44,-28 -45,-14', [0.8, 2.4, 0.8]), tone.high, { opacity: 0.5 }),
    ],
  ),
  ...p.part(
    shape(
      '-34,-66! -26,-60! -20,-70! -10,-63! -3,-54! 6,-58! 13,-72! 24,-66! 33,-70! 34,-46 0,-40 -34,-46',
    ),
    '#54484d',
    (tone) => [
      p.flat(shape('12,-76! 38,-76! 34,-58 27,-64 20,-55 13,-62'), '#9a5a55'),
      p.flat(shape('-36,-72! -16,-76! -20,-60 -27,-55 -33,-62'), '#9a5a55'),
      p.raw(mark('-30,-50 -20,-46 -12,-47', [0.6, 1.8, 0.6]), EMBER, { opacity: 0.85 }),
      p.raw(mark('24,-56 20,-48 24,-43', [0.6, 1.6, 0.6]), tone.deep, { opacity: 0.7 }),
    ],
  ),
  ...[
    [-58, -5, 5],
    [57, -4, 4],
    [47, 0, 3],
  ].flatMap(([x = 0, y = 0, r = 0]) => p.part(ellipse(x, y, r, r * 0.8), '#463c42')),
]

/** A fork, a spoon or their like, lying away from who looks. */
const cutlery = (p: Painter, from: string): DisplayList =>
  p.part(ribbon(from, [3, 2, 2.2]), '#f2f5f8')

export const BIRTHDAY = {
  /** What a dragon leaves of a cake. */
  burnt_cake: {
    hand: 52,
    hero: 150,
    grip: [0, -4],
    draw: ({ p }) => [
      ...p.part(ellipse(0, -4, 62, 9), MATERIAL.cream),
      ...charred(p),
      ...bentCandle(p, '-27,-62 -29,-78 -39,-84', MATERIAL.blue),
      ...bentCandle(p, '2,-52 3,-68 1,-76', MATERIAL.yellow),
      ...bentCandle(p, '24,-66 28,-80 40,-82', MATERIAL.green),
      ...smoke(p, -40, -86, 0.7),
      ...smoke(p, 1, -78, 1),
      ...smoke(p, 42, -84, 0.7),
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
        '#8f95a4',
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
      ...p.part(ellipse(47, -73, 6, 4), '#f2f5f8'),
      ...p.part(shape('58,-66! 82,-60! 84,-30 70,-24 62,-34'), MATERIAL.red, (tone) => [
        p.raw(mark('66,-60 70,-44 68,-30', [0.8, 2.2, 0.8]), tone.deep, { opacity: 0.4 }),
        p.flat(shape('63,-36! 84,-32! 83,-27! 65,-31!'), MATERIAL.cream),
      ]),
    ],
  },
} satisfies Record<string, ThingArt>
