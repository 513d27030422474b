import { ellipse } from '#core/path'
import type { Painter } from '#things/painter'
import { mark, ribbon, shape } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

const WEED = '#4f8a5a'
const PALE_WEED = '#6fa765'

const bubble = (p: Painter, x: number, y: number, r: number) => [
  p.raw(ellipse(x, y, r), '#dff8fb', { opacity: 0.34 }),
  p.wire(ellipse(x, y, r), '#f2ffff', Math.max(1, r * 0.09), { opacity: 0.85 }),
  p.raw(
    mark(
      `${x - r * 0.66},${y - r * 0.1} ${x - r * 0.46},${y - r * 0.5} ${x - r * 0.08},${y - r * 0.68}`,
      [0.4, r * 0.09, 0.4],
    ),
    '#ffffff',
    { opacity: 0.9 },
  ),
  p.raw(ellipse(x + r * 0.4, y + r * 0.44, r * 0.14), '#ffffff', { opacity: 0.6 }),
]

const sardine = (p: Painter, { x, y, turn }: { x: number; y: number; turn: number }) => {
  const place = { x, y, turn }
  return [
    ...p.part(shape('-11,0! -20,-7! -18,0! -20,7!', place), '#86a0b5'),
    ...p.part(shape('16,0 6,-7 -6,-5 -13,0 -6,5 6,7', place), '#c3d5df', (tone) => [
      p.raw(shape('14,-2 4,-8 -14,-4 -8,-1 4,-2', place), tone.shade, { opacity: 0.8 }),
    ]),
    p.raw(shape('12.4,-1 10.6,-2.8 8.8,-1 10.6,.8', place), '#23303f'),
  ]
}

/** Once round in the sand, from the near side; the finger did not quite come back to where it began. */
const RING = Array.from({ length: 25 }, (_, i): [number, number] => {
  const turn = (i / 25 + 0.32) * Math.PI * 2
  return [Math.cos(turn) * (95 + i * 0.2), -23 + Math.sin(turn) * (28 + i * 0.1)]
})

const STARFISH = '0,-15 4,-5 14,-5 6,2 9,12 0,6 -9,12 -6,2 -14,-5 -4,-5'

/** What the sea has of its own. */
export const SEA = {
  big_rock: {
    hand: 60,
    hero: 300,
    draw: ({ p }) => [
      // All that grows on it leans, the way the water goes.
      ...[
        '-34,-92 -28,-112 -12,-124 10,-128',
        '-24,-98 -14,-122 6,-136 32,-138',
        '20,-108 30,-126 48,-134 68,-132',
        '40,-100 52,-114 68,-118 84,-114',
      ].flatMap((line, i) => p.part(ribbon(line, [2.4, 4.4, 3.4, 0.8]), i % 2 ? PALE_WEED : WEED)),
      ...p.part(
        shape(
          '-88,-6 -86,-36 -68,-60 -56,-90 -24,-102 -6,-120 32,-112 52,-86 72,-66 78,-38 90,-10 82,4 38,8 -34,7 -78,5',
        ),
        '#716f8e',
        (tone) => [
          p.raw(shape('-70,-44 -44,-84 -8,-97 4,-90 -30,-60 -58,-30'), tone.high, {
            opacity: 0.35,
          }),
          p.raw(shape('90,2 76,-42 56,-76 50,-40 60,0'), tone.shade, { opacity: 0.6 }),
          p.raw(mark('-14,-92 -4,-66 -20,-44 -12,-20', [0.8, 2, 0.8]), tone.deep, {
            opacity: 0.6,
          }),
          ...[
            [-58, -34, 5],
            [-48, -24, 4],
            [-62, -20, 4],
            [64, -30, 5],
            [54, -20, 4],
          ].flatMap(([x = 0, y = 0, r = 0]) => [
            p.flat(ellipse(x, y, r, r * 0.86), '#e6dcc8'),
            p.flat(ellipse(x, y - r * 0.2, r * 0.42, r * 0.3), '#8d8597'),
          ]),
          p.flat(shape(STARFISH, { x: 22, y: -40, turn: 14 }), '#e0735a'),
          p.raw(mark('34,-80 28,-56 40,-34', [0.6, 1.8, 0.6]), tone.deep, { opacity: 0.55 }),
          ...['-52,-18 7', '-36,-30 4', '10,-26 6', '46,-16 5', '-4,-52 4'].map((spot) => {
            const [xy = '', r = '4'] = spot.split(' ')
            const [x = 0, y = 0] = xy.split(',').map(Number)
            return p.raw(ellipse(x, y, Number(r), Number(r) * 0.7), tone.deep, { opacity: 0.3 })
          }),
        ],
      ),
      ...p.part(
        shape('-102,8 -92,-4 -74,-2 -48,-10 -20,-3 20,-9 50,-3 76,-8 94,-2 104,8 56,12 -56,12'),
        '#d8c08e',
        (tone) => [
          p.raw(mark('-90,3 -60,-1 -24,3', [0.4, 1.6, 0.4]), tone.high, { opacity: 0.7 }),
          p.raw(mark('10,5 50,1 86,5', [0.4, 1.4, 0.4]), tone.deep, { opacity: 0.35 }),
        ],
      ),
    ],
  },
  combed_kelp: {
    hand: 60,
    hero: 116,
    draw: ({ p, random }) => {
      // A way that goes off from us, and kelp combed down off it to both sides.
      const steps = Array.from({ length: 22 }, (_, i) => i / 21)
      const at = (u: number) => {
        const v = u ** 0.8
        return { x: -168 + 330 * v, y: -8 - 34 * v, k: 1.2 - 0.7 * v }
      }
      const way = steps.map((u): [number, number] => [at(u).x, at(u).y])
      return [
        p.flat(ribbon(way, [13, 10, 7, 5]), '#e9d6a4', { opacity: 0.85 }),
        ...steps.toReversed().flatMap((u, i) =>
          [-1, 1].flatMap((side) => {
            const { x, y, k } = at(u)
            const long = random.between(0.8, 1.25)
            const down = side > 0 ? 30 : -24
            const place = {
              x: x + random.between(-5, 5),
              y: y + side * random.between(6, 10) * k,
              kx: k * (i % 4 === 1 ? -0.7 : 1),
              ky: k * (side > 0 ? 0.6 : 0.46),
            }
            const line = `0,0 ${-10 * long},${down * 0.3} ${-26 * long},${down * 0.75 * long} ${-46 * long},${down * long} ${-60 * long},${down * 0.86 * long}`
            return [
              ...p.part(
                ribbon(line, [1.2, 5, 6.4, 4.4, 0.8], {}, place),
                (i * 2 + side) % 3 ? WEED : PALE_WEED,
              ),
              p.raw(ribbon(line, [0.2, 0.8, 0.8, 0.5, 0.2], {}, place), '#a9cf97', {
                opacity: 0.6,
              }),
            ]
          }),
        ),
      ]
    },
  },
  bubbles: {
    hand: 60,
    hero: 260,
    draw: ({ p }) => [
      ...bubble(p, -6, -18, 17),
      ...bubble(p, 24, -34, 10),
      ...bubble(p, -22, -50, 12),
      ...bubble(p, 8, -62, 19),
      ...bubble(p, -16, -86, 9),
      ...bubble(p, 22, -92, 12),
      ...bubble(p, -4, -108, 7),
      ...bubble(p, 36, -66, 5),
      ...bubble(p, -34, -24, 5),
    ],
  },
  shoal: {
    hand: 60,
    hero: 190,
    draw: ({ p }) =>
      Array.from({ length: 18 }, (_, i) => {
        const turn = (i / 18) * Math.PI * 2
        const wide = i % 2 ? 104 : 84
        return sardine(p, {
          x: Math.cos(turn) * wide,
          y: -54 + Math.sin(turn) * (i % 2 ? 46 : 34),
          turn: (Math.atan2(Math.cos(turn) * 40, -Math.sin(turn) * 94) * 180) / Math.PI,
        })
      }).flat(),
  },
  drawn_ring: {
    hand: 40,
    hero: 70,
    draw: ({ p }) => [
      // A finger's furrow in the sand, wider where it is near, and the sand it pushed out.
      ...Array.from({ length: 28 }, (_, i) => {
        const turn = (i / 28) * Math.PI * 2
        const near = 1 + Math.sin(turn) * 0.35
        const [x, y] = [Math.cos(turn) * (104 + (i % 3) * 4), -24 + Math.sin(turn) * 35]
        return p.flat(ellipse(x, y, 3.4 * near, 1.7 * near), '#f3e3b8', { opacity: 0.75 })
      }),
      p.flat(ribbon(RING, [3.4, 2.2, 1.4, 1.6, 2.6, 3.8, 3.4]), '#8a6f47', { opacity: 0.85 }),
      // Rock, whale and the way between.
      p.flat(shape('-20,-16 -15,-30 2,-35 18,-29 22,-16 0,-12'), '#8a6f47', { opacity: 0.8 }),
      p.raw(mark('-12,-26 2,-31 14,-26', [0.4, 1.4, 0.4]), '#efdcae', { opacity: 0.7 }),
      p.flat(ellipse(-92, -31, 13, 6), '#6f5735'),
      p.flat(ellipse(94, -15, 10, 5), '#6f5735'),
    ],
  },
  stopped_wave: {
    hand: 60,
    hero: 250,
    draw: ({ p }) => [
      // What ran up the sand before it.
      p.flat(
        shape('-196,6 -180,-12 -120,-20 -40,-22 60,-18 118,-10 134,2 110,12 20,16 -90,16 -170,14'),
        '#8fcbd6',
      ),
      ...p.part(
        shape(
          '-176,6! -160,-16 -138,-48 -98,-86 -50,-108 0,-114 44,-106 78,-84 92,-56 86,-36! 76,-50 60,-58 44,-54 36,-38 42,-20 62,-6 96,4! 20,12 -80,12',
        ),
        '#3f9fb8',
        (tone) => [
          p.raw(shape('-140,-14 -96,-64 -40,-96 20,-98 -10,-70 -60,-40 -100,-12'), tone.high, {
            opacity: 0.4,
          }),
          p.raw(shape('92,-56 78,-84 50,-100 20,-98 50,-78 60,-58 76,-50 86,-36!'), tone.shade, {
            opacity: 0.75,
          }),
          p.raw(shape('36,-38 44,-54 60,-58 50,-40 54,-20 96,4! 40,10! 30,-10'), tone.shade, {
            opacity: 0.6,
          }),
          ...[
            '-132,0 -92,-46 -34,-78 22,-84',
            '-98,2 -62,-34 -14,-58 30,-62',
            '-62,4 -34,-20 2,-38 28,-42',
            '-24,4 -4,-8 16,-16 32,-18',
          ].map((line) => p.raw(mark(line, [0.6, 2.4, 0.6]), '#dff5f6', { opacity: 0.75 })),
        ],
      ),
      // The crest breaks: one edge of foam, that curls over with it.
      ...p.part(
        shape(
          '-72,-100 -46,-114 -14,-122 22,-120 58,-110 88,-88 102,-58 98,-34 88,-24 80,-34! 74,-28 69,-44! 60,-38 55,-56! 42,-50 36,-68! 22,-60 14,-78! 0,-70 -10,-88! -24,-80 -34,-96! -50,-90',
        ),
        '#f6fbfb',
        (tone) => [
          p.raw(mark('-40,-104 10,-108 60,-92 84,-62', [0.6, 2.6, 0.6]), tone.shade, {
            opacity: 0.35,
          }),
        ],
      ),
      // And at its foot.
      ...p.part(
        shape(
          '-204,8 -196,-4 -182,-4! -172,-14 -156,-8! -144,-16 -126,-8! -110,-14 -92,-5! -74,-11 -54,-2! -36,-8 -16,0! 4,-6 24,1! 42,-6 60,0! 76,-8 94,-2! 110,-8 128,0 136,10 116,17 60,16! 20,20 -20,16! -64,20 -104,15! -144,19 -184,15',
        ),
        '#f6fbfb',
      ),
      ...[
        [108, -40, 4],
        [104, -18, 3],
        [116, -62, 3],
        [92, -8, 2.6],
      ].map(([x = 0, y = 0, r = 3]) => p.raw(ellipse(x, y, r), '#ffffff', { opacity: 0.9 })),
    ],
  },
  present_shelf: {
    hand: 60,
    hero: 230,
    draw: ({ p }) => {
      const label = (x: number, y: number) => [
        ...p.part(shape('-9,-5! 9,-5! 9,6! -9,6!', { x, y, turn: -4 }), '#f7edd8'),
        p.flat(mark(`${x - 6},${y} ${x + 6},${y - 0.6}`, [0.5, 0.8, 0.5]), '#6b5a48'),
      ]
      const boot = (x: number, k: number) =>
        p.part(
          shape('-9,-34! 9,-34! 9,-12 22,-8 24,0! -10,0!', { x, y: -52, kx: k, ky: 1 }),
          '#c8503f',
        )
      return [
        ...p.part(
          shape('-150,0! -156,-60 -140,-108 0,-118 140,-108 156,-60 150,0!'),
          '#a08a72',
          (tone) => [
            p.raw(shape('-128,-8! -132,-96 0,-104 132,-96 128,-8!'), tone.deep, { opacity: 0.55 }),
          ],
        ),
        ...boot(-104, 1),
        ...p.part(
          shape('-66,-52! -68,-78 -62,-84 -62,-96 -52,-96 -52,-84 -46,-78 -48,-52!'),
          '#5fa8c8',
        ),
        ...p.part(ribbon('-24,-52 -18,-88', [2.4, 2.6]), MATERIAL.wood),
        ...p.part(ellipse(-17, -94, 7, 10), MATERIAL.wood),
        ...p.part(shape('4,-52! 4,-78! 34,-78! 34,-52!'), '#d9b25c', (tone) =>
          [9, 15, 21, 27].map((x) =>
            p.raw(mark(`${x},-66 ${x},-53`, [0.8, 0.8, 0.8]), tone.deep, { opacity: 0.7 }),
          ),
        ),
        ...p.part(ellipse(60, -64, 13, 12), '#e8dcc6'),
        ...boot(98, -1),
        ...p.part(shape('-140,-52! 140,-52! 140,-42! -140,-42!'), '#c9b08c'),
        ...[-100, -57, -18, 19, 60, 98].flatMap((x) => label(x, -34)),
        ...[-120, -70, -20, 36, 84, 122].map((x, i) =>
          p.flat(ellipse(x, -8 - (i % 2) * 5, 7, 4), i % 2 ? '#6fa765' : '#efe4cb', {
            opacity: 0.8,
          }),
        ),
      ]
    },
  },
} satisfies Record<string, ThingArt>
