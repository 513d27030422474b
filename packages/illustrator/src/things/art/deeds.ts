import { ellipse } from '#core/path'
import type { DisplayList } from '#core/display-list'
import { ink, mark, ribbon, shape } from '#things/painter'
import type { Painter } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

const CLUMP =
  '-36,8 -42,-6 -34,-14 -34,-26 -20,-28 -10,-36 4,-31 18,-35 26,-25 38,-20 36,-8 42,4 33,14 28,24 14,23 2,30 -12,24 -26,25'
/** Of the bush, from behind: where, how large, how green. */
const CLUMPS = [
  [-54, -60, 0.96, '#4f8a42'],
  [2, -70, 1.04, '#4f8a42'],
  [56, -60, 0.98, '#4f8a42'],
  [-62, -38, 0.86, '#5f9f4c'],
  [64, -38, 0.88, '#5f9f4c'],
  [-20, -44, 1, '#6bab56'],
  [28, -42, 0.96, '#67a653'],
  [-48, -22, 0.8, '#5a9a48'],
  [4, -20, 0.84, '#62a24e'],
  [52, -22, 0.8, '#5a9a48'],
] as const
const TUFTS = [
  [-86, -70, -50],
  [-62, -88, -24],
  [-26, -96, 12],
  [22, -102, -10],
  [58, -90, 22],
  [90, -66, 54],
] as const

/** A letter from somebody who still rules his own lines. */
const ruledLetter = (p: Painter): DisplayList => [
  ...p.part(shape('-34,-73! 30,-73! 24,-94! -28,-94!'), MATERIAL.cream),
  ...[-90, -86, -82, -78].map((y) =>
    p.raw(
      mark(`${-26 - (y + 90) * 0.4},${y} 0,${y} ${22 + (y + 90) * 0.4},${y}`, [0.5, 0.9, 0.5]),
      '#7b86b0',
    ),
  ),
]

const candle = (p: Painter): DisplayList => [
  ...p.part(shape('-74,-80! -74,-108! -64,-108! -64,-80! -69,-77'), MATERIAL.cream),
  p.raw(shape('-69,-128 -64,-116 -69,-109 -74,-116'), '#ffc24d'),
]

/** Thick enough to write in, and a spider has moved in under the edge. */
const dust = (p: Painter): DisplayList => [
  p.raw(shape('-102,-76! 44,-76! 38,-94! -86,-94!'), ink('#e9e2d6'), { opacity: 0.75, blur: 2 }),
  p.wire('M-58 -84q12 -8 24 0t24 -2t20 3', '#b98f55', 3.4),
  ...[-70, -22, 30, 90].map((x) =>
    p.raw(ellipse(x, -97, 15, 5), ink('#f2ece2'), { opacity: 0.7, blur: 1.6 }),
  ),
  p.wire(
    'M100 -44Q86 -40 80 -18M100 -28Q92 -26 80 -18M100 -12Q94 -16 80 -18M94 -42Q88 -30 96 -15',
    '#f6f1e6',
    1.4,
  ),
  p.wire('M40 -44V-30', '#f6f1e6', 1),
  p.raw(ellipse(40, -27, 3.4, 3), ink('#3a2b33')),
]

/** What is done with: smelled from far away, hidden in, written on. */
export const DEEDS = {
  cake_smell: {
    hand: 60,
    hero: 150,
    draw: ({ p }) => [
      p.flat(ellipse(120, -2, 56, 7), '#2a3320', { opacity: 0.28 }),
      ...[98, 142].flatMap((x) =>
        p.part(ribbon(`${x},-8 ${x},-36`, [2.6, 2.6]), MATERIAL.darkWood),
      ),
      ...[82, 158].flatMap((x) => p.part(ribbon(`${x},0 ${x},-36`, [3.6, 3.6]), MATERIAL.wood)),
      ...p.part(shape('74,-34! 166,-34! 160,-42! 80,-42!'), MATERIAL.cream),
      ...p.part(shape('92,-42! 92,-66 120,-74 148,-66 148,-42!'), '#f0c050', (tone) => [
        p.flat(
          shape('90,-60 104,-74 120,-78 136,-74 150,-60 142,-54 132,-60 120,-54 108,-60 98,-54'),
          '#c9813a',
        ),
        p.raw(mark('98,-48 120,-45 142,-48', [0.6, 1.6, 0.6]), tone.deep, { opacity: 0.5 }),
      ]),
      ...[
        '112,-80 84,-104 48,-92 8,-108 -40,-94 -96,-112 -150,-100',
        '122,-82 96,-124 54,-116 12,-132 -44,-118 -104,-134',
        '108,-74 78,-84 44,-72 2,-84 -50,-70 -116,-84',
      ].map((line, i) =>
        p.raw(
          ribbon(line, [1, 4, 5.4, 5, 4, 2.4, 0.6]),
          ['#fff0c4', '#ffe2a0', '#fff6dc'][i] ?? '#fff0c4',
          { opacity: 0.6 },
        ),
      ),
    ],
  },
  walking_bush: {
    hand: 60,
    hero: 280,
    draw: ({ p }) => [
      ...CLUMPS.flatMap(([x, y, k, color]) =>
        p.part(shape(CLUMP, { x, y, k }), color, (tone) =>
          [
            [-18, -14],
            [4, -20],
            [18, -4],
            [-8, 2],
            [10, 12],
          ].map(([dx = 0, dy = 0], i) =>
            p.raw(
              shape('-7,0 0,-5 7,0 0,4', { x: x + dx * k, y: y + dy * k, turn: i * 40 - 60 }),
              i < 3 ? tone.high : tone.deep,
              { opacity: 0.55 },
            ),
          ),
        ),
      ),
      ...TUFTS.flatMap(([x, y, turn]) =>
        p.part(shape('-3,4! -12,-14 0,-34! 12,-14 3,4!', { x, y, turn }), '#5f9f4c'),
      ),
      ...[
        [-70, -50],
        [-30, -66],
        [30, -68],
        [74, -50],
        [2, -42],
        [-8, -84],
      ].map(([x = 0, y = 0]) => p.flat(ellipse(x, y, 4.4, 4.4), '#d4483d')),
    ],
  },
  crown_cushion: {
    hand: 60,
    hero: 108,
    draw: ({ p }) => [
      ...p.part(
        shape('-62,-4 -70,-20 -58,-34 0,-38 58,-34 70,-20 62,-4 0,2'),
        '#b3363a',
        (tone) => [
          p.raw(mark('-52,-28 0,-32 52,-28', [0.8, 2.6, 0.8]), tone.high, { opacity: 0.6 }),
        ],
      ),
      ...[-1, 1].flatMap((side) =>
        p.part(
          ribbon(`${side * 64},-18 ${side * 72},-14 ${side * 73},1`, [3, 3, 5]),
          MATERIAL.gold,
        ),
      ),
      ...p.part(
        shape('-40,-34! -48,-86! -24,-64! 0,-104! 24,-64! 48,-86! 40,-34! 0,-26'),
        MATERIAL.gold,
        (tone) => [p.raw(mark('-38,-50 -40,-72', [0.8, 2.6, 0.8]), tone.high, { opacity: 0.7 })],
      ),
      ...p.part(ellipse(0, -106, 5.4, 5.4), MATERIAL.red),
      ...[-48, 48].flatMap((x) => p.part(ellipse(x, -88, 4.6, 4.6), MATERIAL.blue)),
      ...[-22, 0, 22].flatMap((x, i) =>
        p.part(ellipse(x, -44, 5, 5), i === 1 ? MATERIAL.red : MATERIAL.teal),
      ),
    ],
  },
  writing_desk: {
    hand: 60,
    hero: 190,
    // Empty, nobody has written at it for a long time.
    draw: ({ p, state }) => [
      ...[-88, 88].flatMap((x) =>
        p.part(shape('-7,0! -6,-60! 6,-60! 7,0!', { x }), MATERIAL.darkWood),
      ),
      ...p.part(shape('-100,-44! 100,-44! 100,-74! -100,-74!'), MATERIAL.wood, (tone) => [
        p.raw(mark('-30,-66 -30,-52', [0.8, 1.2, 0.8]), tone.deep, { opacity: 0.6 }),
        p.raw(mark('30,-66 30,-52', [0.8, 1.2, 0.8]), tone.deep, { opacity: 0.6 }),
      ]),
      p.flat(ellipse(0, -59, 4, 4), MATERIAL.brass),
      ...p.part(shape('-110,-70! 110,-70! 92,-98! -92,-98!'), MATERIAL.paleWood),
      ...(state === 'empty' ? [] : ruledLetter(p)),
      ...p.part(shape('52,-78! 50,-90 56,-98! 68,-98! 74,-90 72,-78! 62,-74'), '#3f5570'),
      ...p.part(ribbon('64,-96 74,-126 88,-140', [1, 4, 1]), '#f2efe6'),
      ...(state === 'empty' ? dust(p) : candle(p)),
    ],
  },
  hidden_donkey: {
    hand: 60,
    hero: 225,
    draw: ({ p }) => [
      // The tips of two ears, one of them folded, and the end of a tail.
      ...p.part(
        shape('-30,-90 -38,-112 -34,-138 -24,-150 -13,-136 -9,-112 -10,-90'),
        '#8f8a8a',
        () => [
          p.flat(shape('-25,-94 -29,-114 -26,-134 -23,-140 -18,-130 -15,-112 -15,-94'), '#d8b9a8'),
        ],
      ),
      ...p.part(
        shape('8,-90 8,-114 12,-130 28,-142 54,-136! 44,-126 34,-118 30,-104 28,-90'),
        '#8f8a8a',
        () => [
          p.flat(
            shape('14,-94 14,-114 18,-126 28,-134 36,-132! 28,-120 24,-108 23,-94'),
            '#d8b9a8',
          ),
        ],
      ),
      ...p.part(ribbon('92,-40 112,-46 122,-34', [3.4, 3, 2.4]), '#8f8a8a'),
      ...p.part(shape('116,-38 128,-34 132,-18 122,-8 114,-20'), '#4a4446'),
      ...p.part(
        shape('-94,3! -98,-40 -94,-88 -80,-100! 80,-100! 94,-88 98,-40 94,3! 40,6 -40,6'),
        '#dcae5c',
        (tone) =>
          Array.from({ length: 34 }, (_, i) => {
            const [x, y] = [-84 + ((i * 47) % 168), -8 - ((i * 31) % 84)]
            return p.raw(
              mark(
                `${x - 9},${y + (i % 3) * 2} ${x},${y - 2} ${x + 9},${y + (i % 2) * 3}`,
                [0.4, 1.1, 0.4],
              ),
              i % 2 ? tone.high : tone.deep,
              { opacity: 0.55 },
            )
          }),
      ),
      ...[-46, 46].map((x) => p.wire(`M${x} -100Q${x + 4} -50 ${x} 0`, '#9c6a34', 3.4)),
      ...['-84,3 -104,1 -122,6', '84,3 106,0 126,6', '-40,6 -62,5 -80,9', '30,6 56,5 78,9'].map(
        (line) => p.raw(mark(line, [0.6, 2, 0.6]), '#e6c078'),
      ),
    ],
  },
} satisfies Record<string, ThingArt>
