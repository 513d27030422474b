import { ellipse } from '#core/path'
import { mark, ribbon, shape } from '#things/painter'
import type { Painter } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

const RAIN = '#7fb2da'
const PALE = '#eef8fc'
const SEA = '#4f8fb5'

/** A wave, and over it the small white cap that it has lifted. */
const cappedWave = (p: Painter, x: number, lift: number) => [
  ...p.part(
    shape('-40,0! -30,-8 -14,-26 2,-32 16,-26 20,-14 12,-16 18,-6 40,0! 0,6', { x }),
    SEA,
    (tone) => [p.raw(mark('-24,-6 -8,-20 6,-24', [0.6, 2, 0.6], { x }), tone.high)],
  ),
  ...p.part(
    shape('-22,-4! -20,-20 -6,-30 8,-29 20,-18 22,-4! 0,3', { x: x + 2, y: lift }),
    '#fbfdff',
  ),
  ...p.part(ellipse(x + 2, lift - 32, 6, 6), '#fbfdff'),
  ...[-20, -8, 4, 16, 26].flatMap((dx) => p.part(ellipse(x - 2 + dx, lift - 3, 7, 5.4), '#e4f1f8')),
]

/** The wind of the hats, and what the waves do when it goes by. */
export const GUST = {
  /** Small and round, the colour of rain: a curl on top, and three tails that it draws behind it. */
  gust: {
    hand: 44,
    hero: 172,
    face: [6, -52, 0.42],
    draw: ({ p }) => [
      p.raw(mark('-128,-78 -70,-98 -14,-104', [0.6, 4, 0.8]), PALE, { opacity: 0.85 }),
      p.raw(mark('-138,-20 -84,-6 -24,-4', [0.6, 4, 0.8]), PALE, { opacity: 0.85 }),
      ...p.part(
        ribbon(
          '-30,-78 -14,-108 18,-122 42,-112 44,-94 30,-86 18,-92 19,-102',
          [13, 13, 11, 9, 7, 5.4, 4, 2],
        ),
        RAIN,
      ),
      ...p.part(
        shape(
          '52,-52 47,-30 32,-13 10,-6 -14,-8 -42,-4 -72,-8 -104,-22! -72,-21 -44,-24 -50,-31 -86,-34 -126,-52! -86,-49 -50,-50 -52,-57 -80,-68 -104,-88! -74,-80 -46,-76 -30,-87 -8,-98 14,-98 34,-90 48,-74',
        ),
        RAIN,
        (tone) => [
          p.raw(ellipse(2, -83, 26, 9), tone.high, { opacity: 0.75, blur: 4 }),
          p.raw(mark('-92,-27 -34,-16 12,-14', [0.6, 3, 0.8]), PALE, { opacity: 0.9 }),
          p.raw(mark('-104,-46 -48,-40 -22,-42', [0.6, 3, 0.8]), PALE, { opacity: 0.9 }),
          p.raw(mark('-86,-76 -48,-66 -24,-66', [0.6, 3, 0.8]), PALE, { opacity: 0.9 }),
          p.raw(mark('-40,-30 -30,-12 6,-8', [0.6, 2.4, 0.6]), tone.deep, { opacity: 0.28 }),
          p.raw(mark('-34,-76 -42,-52 -34,-36', [0.6, 2.4, 0.6]), tone.deep, { opacity: 0.28 }),
        ],
      ),
      ...p.part(shape('-112,-64! -104,-73 -92,-72 -84,-64! -92,-57 -104,-57'), '#d9a238'),
      ...p.part(shape('-94,-1! -86,-9 -75,-8 -68,-1! -76,5 -86,5'), '#c9772f'),
    ],
  },
  white_caps: {
    hand: 40,
    hero: 84,
    draw: ({ p }) =>
      [-250, -170, -90, -10, 70, 150, 230].flatMap((x, i) =>
        cappedWave(p, x, [-30, -36, -46, -56, -50, -42, -32][i] ?? -40),
      ),
  },
  /** Old lady teapots wear it, and one gentleman. */
  tea_cosy: {
    hand: 78,
    hero: 96,
    grip: [0, -6],
    draw: ({ p }) => [
      ...p.part(
        shape('-46,0! -50,-30 -38,-60 0,-72 38,-60 50,-30 46,0! 0,6'),
        '#7d5fa6',
        (tone) => [
          ...[-30, 0, 30].map((x) =>
            p.flat(mark(`${x * 0.3},-72 ${x * 0.9},-40 ${x},2`, [2, 5, 5]), '#f2c24a'),
          ),
          p.raw(mark('-34,-50 -43,-24', [1, 4, 1]), tone.high, { opacity: 0.5 }),
        ],
      ),
      // Where a spout looks out, and a handle.
      p.flat(shape('-50,-34 -43,-38 -38,-28 -40,-16 -47,-14'), '#3d2c5c'),
      p.flat(shape('50,-34 43,-38 38,-28 40,-16 47,-14'), '#3d2c5c'),
      ...p.part(shape('-50,-6! 50,-6! 50,6! -50,6!'), '#f7efe0', (tone) =>
        [-36, -18, 0, 18, 36].map((x) =>
          p.raw(mark(`${x},-6 ${x + 2},6`, [0.6, 1.4, 0.6]), tone.deep, { opacity: 0.4 }),
        ),
      ),
      ...[-9, 9].flatMap((kx) =>
        p.part(shape('0,-70! 4,-84 20,-92 26,-80 14,-72', { kx: kx / 9, ky: 1 }), '#e2685a'),
      ),
      ...p.part(ellipse(0, -74, 8, 8), MATERIAL.yellow),
    ],
  },
} satisfies Record<string, ThingArt>
