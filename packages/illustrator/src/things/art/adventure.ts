import { ellipse } from '#core/path'
import { ink, mark, ribbon, shape } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { Painter } from '#things/painter'
import type { ThingArt } from '#things/thing-art'

const WHITE = ink('#ffffff')

const flagOf = (p: Painter, color: string) => [
  ...p.part(ribbon('-32,0 -32,-98', [2.6, 2.4]), MATERIAL.wood),
  ...p.part(ellipse(-32, -99, 4.4, 4.4), MATERIAL.gold),
  ...p.part(
    shape('-31,-94! -6,-98 16,-90 44,-94! 34,-72! 46,-50! 18,-46 -4,-54 -31,-50!'),
    color,
    (tone) => [
      p.raw(mark('-10,-98 -12,-52', [1, 4, 1]), tone.deep, { opacity: 0.35 }),
      p.raw(mark('18,-92 16,-46', [1, 4, 1]), tone.high, { opacity: 0.35 }),
      p.flat(
        shape('0,-12 4,-4 12,-3 6,3 8,11 0,6 -8,11 -6,3 -12,-3 -4,-4', { x: 2, y: -72 }),
        MATERIAL.gold,
      ),
    ],
  ),
]

/** What one sets out with. */
export const ADVENTURE = {
  map: {
    hand: 42,
    hero: 140,
    grip: [-34, -30],
    face: [0, -40, 0.4],
    draw: ({ p }) => [
      ...p.part(
        shape(
          '-58,-70! -34,-76 -10,-70 14,-76 38,-70 58,-74! 60,-8! 36,-2 12,-8 -12,-2 -36,-8 -60,-4!',
        ),
        '#ecd6a2',
        (tone) => [
          p.raw(shape('-34,-80! -10,-74! -12,0! -36,-4!'), tone.shade, { opacity: 0.35 }),
          p.raw(shape('14,-80! 38,-74! 36,0! 12,-6!'), tone.shade, { opacity: 0.35 }),
          p.flat(shape('-46,-54 -24,-62 -6,-52 -12,-38 -34,-34 -50,-42'), '#9cbf7a', {
            opacity: 0.8,
          }),
          p.flat(shape('6,-34 26,-46 46,-38 48,-22 26,-14 10,-20'), '#9cbf7a', { opacity: 0.8 }),
          ...['-40,-22', '-28,-18', '-16,-20', '-5,-26', '4,-36', '12,-46', '22,-54'].map((at) =>
            p.flat(
              mark(`${at} ${at.replace(/^(-?\d+)/, (x) => String(Number(x) + 6))}`, [1, 1.3, 1]),
              '#8a4a32',
            ),
          ),
          p.flat(mark('28,-64 40,-54', [1.6, 2, 1.6]), MATERIAL.red),
          p.flat(mark('40,-64 28,-54', [1.6, 2, 1.6]), MATERIAL.red),
        ],
      ),
    ],
  },
  compass: {
    hand: 32,
    hero: 110,
    face: [0, -44, 0.4],
    draw: ({ p }) => [
      p.wire('M-8 -92A8 8 0 1 1 8 -92', MATERIAL.brass, 4),
      ...p.part(ellipse(0, -45, 44, 44), MATERIAL.brass),
      ...p.part(ellipse(0, -45, 35, 35), MATERIAL.cream),
      ...[0, 90, 180, 270].map((turn) =>
        p.flat(mark('0,-33 0,-27', [1.4, 1.4, 1.4], { y: -45, turn }), '#6d5236'),
      ),
      ...p.part(shape('0,-30! 7,0 -7,0', { y: -45, turn: 32 }), MATERIAL.red),
      ...p.part(shape('0,30! 7,0 -7,0', { y: -45, turn: 32 }), MATERIAL.iron),
      ...p.part(ellipse(0, -45, 4, 4), MATERIAL.gold),
      p.raw(shape('-26,-58 -12,-74 4,-76 -12,-60 -22,-46'), WHITE, { opacity: 0.5 }),
    ],
  },
  telescope: {
    hand: 48,
    hero: 150,
    grip: [0, -46],
    draw: ({ p, hero }) => [
      ...(hero
        ? [
            ...p.part(ribbon('0,-46 -26,0', [3, 2.6]), MATERIAL.wood),
            ...p.part(ribbon('0,-46 26,0', [3, 2.6]), MATERIAL.wood),
            ...p.part(ribbon('0,-46 2,-2', [3, 2.6]), MATERIAL.darkWood),
          ]
        : []),
      ...p.part(shape('-50,-36! -20,-52! -14,-38! -46,-22!'), MATERIAL.brass),
      ...p.part(shape('-24,-54! 14,-74! 22,-54! -16,-34!'), MATERIAL.blue),
      ...p.part(shape('10,-78! 46,-96! 58,-72! 22,-52!'), MATERIAL.brass, (tone) => [
        p.raw(mark('14,-72 48,-89', [1, 2.6, 1]), tone.high, { opacity: 0.8 }),
      ]),
      ...p.part(shape('44,-98! 51,-100! 63,-73! 57,-70!'), MATERIAL.gold),
    ],
  },
  magnifier: {
    hand: 42,
    hero: 130,
    grip: [26, -12],
    face: [-10, -64, 0.34],
    draw: ({ p }) => [
      ...p.part(ribbon('14,-38 36,-4', [6, 7.5]), MATERIAL.wood),
      p.raw(ellipse(-10, -64, 28, 28), ink('#dff2f6'), { opacity: 0.55 }),
      p.wire(ellipse(-10, -64, 30), MATERIAL.brass, 7),
      p.raw(mark('-30,-64 -26,-80 -12,-86', [0.8, 3, 0.8]), WHITE, { opacity: 0.85 }),
    ],
  },
  shield: {
    hand: 60,
    hero: 150,
    face: [0, -58, 0.44],
    draw: ({ p }) => [
      ...p.part(
        shape('-44,-94! 0,-100 44,-94! 46,-56 34,-24 0,0! -34,-24 -46,-56'),
        MATERIAL.silver,
      ),
      ...p.part(
        shape('-36,-87! 0,-92 36,-87! 38,-56 28,-28 0,-9! -28,-28 -38,-56'),
        MATERIAL.blue,
        () => [
          p.flat(shape('0,-96! 40,-90! 42,-50! 0,-50!'), MATERIAL.red),
          p.flat(shape('-42,-50! 0,-50! 0,0! -42,-10!'), MATERIAL.red),
        ],
      ),
      ...p.part(
        shape('0,-22 6,-8 21,-7 10,4 14,18 0,10 -14,18 -10,4 -21,-7 -6,-8', { y: -50 }),
        MATERIAL.gold,
      ),
    ],
  },
  banner: {
    hand: 70,
    hero: 190,
    grip: [-30, -30],
    draw: ({ p }) => flagOf(p, MATERIAL.red),
  },
  blue_flag: {
    hand: 70,
    hero: 190,
    grip: [-30, -30],
    draw: ({ p }) => flagOf(p, MATERIAL.blue),
  },
  helmet: {
    hand: 50,
    hero: 120,
    face: [4, -40, 0.4],
    draw: ({ p }) => [
      ...p.part(ellipse(0, -48, 48, 48), '#f1ece2', (tone) => [
        p.raw(shape('-40,-70 -18,-90 6,-92 -12,-78 -30,-58'), tone.high, { opacity: 0.8 }),
      ]),
      ...p.part(
        shape('-24,-70 8,-76 38,-64 44,-42 34,-24 6,-18 -22,-26 -32,-46'),
        '#3f5f8c',
        (tone) => [
          p.raw(shape('-20,-60 0,-68 16,-66 -4,-54 -18,-44'), tone.high, { opacity: 0.8 }),
        ],
      ),
      ...p.part(shape('-40,-14! 40,-14! 36,0! -36,0!'), MATERIAL.orange),
      ...p.part(ellipse(-46, -46, 8, 12), MATERIAL.orange),
    ],
  },
  /** Brass, and nothing on it yet. */
  dog_tag: {
    hand: 34,
    hero: 110,
    grip: [0, -96],
    face: [0, -36, 0.24],
    draw: ({ p }) => [
      p.wire(ellipse(0, -82, 13), MATERIAL.silver, 5),
      ...p.part(ellipse(0, -63, 9, 9), '#d99a3c'),
      ...p.part(
        shape(
          '-34,-54 -46,-70 -66,-66 -70,-48 -62,-36 -70,-24 -66,-6 -46,-2 -34,-18 34,-18 46,-2 66,-6 70,-24 62,-36 70,-48 66,-66 46,-70 34,-54',
        ),
        '#e2a544',
        (tone) => [
          p.raw(mark('-58,-60 -44,-64 -30,-48 30,-48', [1, 4, 1]), tone.high, { opacity: 0.8 }),
          p.raw(mark('-56,-10 -38,-14 36,-24 60,-10', [1, 3, 1]), tone.shade, { opacity: 0.6 }),
        ],
      ),
    ],
  },
  /** As wide as a stall, on two poles: whoever is behind it cannot be seen. */
  wide_flag: {
    hand: 70,
    hero: 300,
    draw: ({ p }) => [
      ...[-78, 78].flatMap((x) => [
        ...p.part(ribbon(`${x},0 ${x},-98`, [2.4, 2.2]), MATERIAL.wood),
        ...p.part(ellipse(x, -99, 4, 4), MATERIAL.gold),
      ]),
      ...p.part(
        shape('-78,-95! -40,-91 0,-90 40,-91 78,-95! 78,-18! 40,-12 0,-10 -40,-12 -78,-18!'),
        MATERIAL.red,
        (tone) => [
          p.flat(shape('-78,-80! 0,-75 78,-80! 78,-72! 0,-67 -78,-72!'), MATERIAL.gold),
          p.flat(shape('-78,-38! 0,-31 78,-38! 78,-30! 0,-23 -78,-30!'), MATERIAL.gold),
          p.flat(
            shape('0,-12 4,-4 12,-3 6,3 8,11 0,6 -8,11 -6,3 -12,-3 -4,-4', {
              y: -52,
              k: 1.25,
            }),
            MATERIAL.cream,
          ),
          ...[-52, -22, 26, 54].map((x) =>
            p.raw(mark(`${x},-94 ${x + 3},-52 ${x - 2},-12`, [1, 3.4, 1]), tone.deep, {
              opacity: 0.3,
            }),
          ),
        ],
      ),
    ],
  },
  /** What is over when somebody was taken to pieces and put together again. */
  loose_screws: {
    hand: 30,
    hero: 74,
    draw: ({ p }) => [
      ...[
        [-74, -8, 82],
        [-14, -2, 100],
        [48, -9, 72],
      ].flatMap(([x = 0, y = 0, turn = 0]) => {
        const at = { x, y, turn }
        return [
          ...p.part(shape('-5,-2! 5,-2! 4,34! 0,42! -4,34!', at), MATERIAL.silver, (tone) =>
            [6, 13, 20, 27, 34].map((v) =>
              p.raw(mark(`-6,${v} 6,${v - 4}`, [0.8, 1.4, 0.8], at), tone.deep, { opacity: 0.7 }),
            ),
          ),
          ...p.part(shape('-14,-3! -13,-10 0,-15 13,-10 14,-3!', at), MATERIAL.brass, (tone) => [
            p.raw(mark('-8,-9 8,-9', [1.4, 1.6, 1.4], at), tone.deep),
          ]),
        ]
      }),
      p.wire(
        `M92 -4${Array.from({ length: 6 }, (_, i) => `q5 -26 ${i % 2 ? 8 : 7} 0`).join('')}`,
        MATERIAL.iron,
        3.4,
      ),
    ],
  },
} satisfies Record<string, ThingArt>
