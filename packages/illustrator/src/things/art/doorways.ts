import { group } from '#core/display-list'
import { ellipse } from '#core/path'
import { chairOf } from './home'
import { mark, ribbon, shape } from '#things/painter'
import type { Painter } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

/** From the wall to the chair, evening after evening: ever nearer, and deeper. */
const NIGHTS = 8

/** What the two feet on one side of a chair scraped into the stone, on the way it was pulled. */
function scratch(p: Painter, { side, night }: { side: number; night: number }) {
  const u = night / (NIGHTS - 1)
  const k = 0.5 + 0.62 * (1 - u)
  const place = { x: side * (126 + u ** 0.85 * 132), y: -8 - u ** 0.8 * 40, kx: -side * k, ky: k }
  const opacity = 0.92 - u * 0.5
  return [
    [0, 0],
    [20, 3],
    [7, -8],
    [26, -5],
  ].flatMap(([x = 0, y = 0]) => [
    p.flat(mark(`${x - 8},${y - 4} ${x},${y} ${x + 8},${y + 4}`, [0.3, 2, 0.8], place), '#332c3a', {
      opacity,
    }),
    p.raw(
      mark(`${x - 8},${y - 5.4} ${x},${y - 1.6} ${x + 7},${y + 2}`, [0.2, 0.8, 0.3], place),
      '#fff4e2',
      { opacity: opacity * 0.8 },
    ),
  ])
}

/** Small beside whoever bends over it, and turned to the other one. */
const facingIn = (p: Painter, side: number) => [
  p.raw(ellipse(side * 86, -9, 42, 10), '#2b2330', { opacity: 0.3, blur: 4 }),
  group([...chairOf(p)], { transform: [-side * 0.9, 0, 0, 0.9, side * 84, 0] }),
]

/** What is on walls and floors. */
export const DOORWAYS = {
  giant_window: {
    hand: 60,
    hero: 250,
    draw: ({ p }) => [
      ...p.part(shape('-52,-6! -52,-84 -34,-106 0,-114 34,-106 52,-84 52,-6!'), '#a48f86'),
      p.raw(shape('-43,-8! -43,-80 -28,-97 0,-104 28,-97 43,-80 43,-8!'), '#ffdf9a'),
      p.raw(ellipse(0, -60, 40, 44), '#fff1c8', { opacity: 0.5, blur: 6 }),
      // The only chair, by the window.
      p.wire('M-30 -8V-66M-4 -8V-66', '#8a5a34', 5),
      p.wire('M-30 -62H-4M-30 -52H-4M-30 -42H-4M-30 -28H14V-8', '#8a5a34', 4.6),
      p.wire('M0 -104V-78M-43 -78H43', '#f0e2cf', 3.4),
      ...p.part(shape('-60,-8! 60,-8! 62,2! -62,2!'), '#b7a398'),
      // The only cup, washed and turned over to dry.
      ...p.part(shape('16,-8! 19,-30! 37,-30! 40,-8!'), '#2c8f8c', (tone) => [
        p.raw(mark('22,-27 21,-12', [0.8, 2, 0.8]), tone.high, { opacity: 0.7 }),
      ]),
      p.wire('M39 -24C50 -24 50 -13 40 -13', '#2c8f8c', 3.4),
    ],
  },
  far_castle: {
    hand: 60,
    hero: 130,
    glow: { at: [12, -78], radius: 70, color: '#ffd98a', when: 'glowing' },
    draw: ({ p, state }) => [
      ...p.part(
        shape('-44,0! -44,-46! -22,-46! -22,-40! 24,-40! 24,-50! 46,-50! 46,0!'),
        '#6d6484',
      ),
      ...p.part(shape('-4,-40! -4,-98! 28,-98! 28,-40!'), '#7d7396'),
      ...p.part(shape('-10,-96! 12,-130! 34,-96!'), '#5b3f78'),
      ...p.part(shape('-50,-44! -33,-68! -16,-44!'), '#5b3f78'),
      ...p.part(shape('20,-48! 35,-70! 50,-48!'), '#5b3f78'),
      p.flat(shape('-8,0! -8,-16 0,-23 8,-16 8,0!'), '#3d3350'),
      p.raw(
        shape('5,-66! 5,-82 12,-90 19,-82 19,-66!'),
        state === 'glowing' ? '#ffe29a' : '#3d3350',
      ),
      p.wire('M12 -88V-66M5 -77H19', '#7d5a44', 1.8),
    ],
  },
  /** In the wall down the middle of a shop, of which the end towards us is seen. */
  boarded_door: {
    hand: 60,
    hero: 230,
    key: [0, -50, 40],
    draw: ({ p }) => [
      ...p.part(shape('-150,0! -150,-300! 64,-300! 64,0!'), '#d9b48f', (tone) =>
        Array.from({ length: 22 }, (_, row) => {
          const y = -8 - row * 13.4
          const joints = Array.from(
            { length: 9 },
            (_, i) => `M${-146 + i * 26 + (row % 2) * 13} ${y}v-13`,
          ).join('')
          return p.wire(`M-150 ${y}H64${joints}`, tone.deep, 0.8)
        }),
      ),
      ...p.part(shape('64,0! 64,-300! 76,-296! 76,4!'), '#f3e2c6'),
      ...p.part(shape('-38,0! -38,-104! 38,-104! 38,0!'), MATERIAL.cream),
      ...p.part(shape('-30,0! -30,-96! 30,-96! 30,0!'), '#7d5a44', (tone) =>
        [-10, 10].map((x) =>
          p.raw(mark(`${x},-2 ${x},-94`, [0.8, 1.2, 0.8]), tone.deep, { opacity: 0.5 }),
        ),
      ),
      p.flat(ellipse(20, -46, 3.4, 3.4), MATERIAL.brass),
      ...[
        [-76, 7],
        [-48, -9],
        [-22, 5],
      ].flatMap(([y = 0, tilt = 0]) => [
        ...p.part(
          shape(
            `-48,${y - tilt - 7}! 48,${y + tilt - 7}! 48,${y + tilt + 7}! -48,${y - tilt + 7}!`,
          ),
          MATERIAL.paleWood,
        ),
        ...[-1, 1].map((side) =>
          p.flat(ellipse(side * 40, y + side * tilt * 0.84, 2.6, 2.6), MATERIAL.iron),
        ),
      ]),
    ],
  },
  /** Empty, nobody has put the chairs down yet. */
  chair_marks: {
    hand: 30,
    hero: 130,
    draw: ({ p, state }) =>
      [-1, 1].flatMap((side) => [
        ...Array.from({ length: NIGHTS }, (_, night) => scratch(p, { side, night })).flat(),
        ...(state === 'empty' ? [] : facingIn(p, side)),
      ]),
  },
  granny_portrait: {
    hand: 60,
    hero: 190,
    draw: ({ p }) => [
      ...p.part(shape('-46,0! -46,-112! 46,-112! 46,0!'), MATERIAL.gold, (tone) => [
        p.raw(mark('-42,-108 -42,-4', [1, 2.4, 1]), tone.high, { opacity: 0.7 }),
      ]),
      p.flat(shape('-36,-10! -36,-102! 36,-102! 36,-10!'), '#e7d6b2'),
      ...[-17, 17].flatMap((x) => p.part(ellipse(x, -86, 8.5, 8.5), '#8a6242')),
      ...p.part(shape('-24,-62 -22,-82 0,-90 22,-82 24,-62 14,-50 -14,-50'), '#9c7250'),
      ...p.part(shape('-26,-76 -14,-92 14,-92 26,-76 0,-84'), MATERIAL.cream),
      ...p.part(shape('-31,-10! -28,-40 -12,-50 12,-50 28,-40 31,-10!'), '#9c7250'),
      ...p.part(shape('-17,-10! -15,-44! 15,-44! 17,-10!'), MATERIAL.cream),
      p.flat(ellipse(0, -62, 11, 8), '#d9b48c'),
      p.raw(ellipse(0, -66, 4.4, 3), '#3b2a22'),
      ...[-9, 9].map((x) => p.raw(ellipse(x, -73, 2.2, 2.6), '#3b2a22')),
      p.raw(mark('-4,-59 0,-57 4,-59', [0.4, 1, 0.4]), '#3b2a22'),
      ...p.part(ribbon('27,-16 29,-48 28,-62', [1.8, 1.8, 1.8]), MATERIAL.silver),
      ...p.part(ellipse(28, -66, 7, 6), MATERIAL.silver),
    ],
  },
  /** A small tower with a front door, and the step before it with two hollows side by side, flour in both. */
  worn_step: {
    hand: 60,
    hero: 170,
    draw: ({ p }) => [
      ...p.part(shape('-104,-30! -98,-206! 98,-206! 104,-30!'), '#c9bfb4', (tone) =>
        [
          [-84, -180],
          [56, -186],
          [-90, -150],
          [-82, -122],
          [-92, -92],
          [-78, -64],
          [60, -156],
          [70, -130],
          [62, -98],
          [72, -70],
          [-40, -170],
          [20, -174],
        ].map(([x = 0, y = 0]) =>
          p.raw(mark(`${x},${y} ${x + 22},${y}`, [1.6, 2.4, 1.6]), tone.deep, { opacity: 0.4 }),
        ),
      ),
      ...p.part(shape('-122,-200! -62,-252 0,-316! 62,-252 122,-200! 0,-190'), '#6b4a8c', (tone) =>
        [-62, -22, 22, 62].map((x) =>
          p.raw(mark(`${x * 0.2},-294 ${x},-198`, [0.8, 2, 1.4]), tone.deep, { opacity: 0.4 }),
        ),
      ),
      ...p.part(ellipse(0, -318, 6, 6), MATERIAL.gold),
      ...p.part(ellipse(0, -232, 14, 14), MATERIAL.stone),
      p.flat(ellipse(0, -232, 9.5, 9.5), '#fbe3a0'),
      ...p.part(shape('-52,-30! -52,-116 -34,-146 0,-154 34,-146 52,-116 52,-30!'), MATERIAL.stone),
      ...p.part(
        shape('-42,-30! -42,-112 -26,-136 0,-142 26,-136 42,-112 42,-30!'),
        '#b8443c',
        (tone) =>
          [-20, 0, 20].map((x) =>
            p.raw(mark(`${x},-32 ${x},-134`, [0.8, 1.4, 0.8]), tone.deep, { opacity: 0.5 }),
          ),
      ),
      ...p.part(ellipse(0, -108, 11, 12), MATERIAL.gold),
      p.raw(ellipse(0, -108, 6, 7), '#8a5a1e', { opacity: 0.6 }),
      ...p.part(ellipse(30, -78, 5, 5), MATERIAL.gold),
      // The step, seen from above its edge.
      ...p.part(shape('-92,-34! 92,-34! 116,-6! -116,-6!'), '#b3abb6'),
      ...p.part(shape('-116,-7! 116,-7! 116,8! -116,8!'), '#8d8592'),
      ...[-27, 27].flatMap((x) => [
        p.flat(ellipse(x, -20, 22, 10), '#5d5566'),
        p.flat(ellipse(x, -18, 19, 7.6), '#7b7384'),
        p.raw(ellipse(x + 1, -16.6, 14, 4.8), '#fffaf0'),
        p.raw(ellipse(x - 5, -18.4, 5, 2), '#ffffff', { opacity: 0.9 }),
      ]),
      ...[
        [-58, -14],
        [0, -10],
        [56, -24],
        [66, -13],
        [-4, -27],
      ].map(([x = 0, y = 0]) => p.raw(ellipse(x, y, 3.6, 1.5), '#fffaf0', { opacity: 0.85 })),
    ],
  },
  /** Down from a door: the nearer a step, the wider. */
  stone_stair: {
    hand: 60,
    hero: 128,
    draw: ({ p }) => [
      ...[0, 1, 2, 3, 4, 5].flatMap((step) => {
        const [top, deep] = [-88 + step * 13.4, 13.4 + step * 0.6]
        const [half, wider] = [92 + step * 8, 100 + step * 8]
        return [
          ...p.part(
            shape(
              `${-half},${top}! ${half},${top}! ${wider},${top + deep * 0.56}! ${-wider},${top + deep * 0.56}!`,
            ),
            '#d9d0c6',
          ),
          ...p.part(
            shape(
              `${-wider},${top + deep * 0.5}! ${wider},${top + deep * 0.5}! ${wider},${top + deep + 1}! ${-wider},${top + deep + 1}!`,
            ),
            '#a79d9c',
          ),
        ]
      }),
      ...[-1, 1].flatMap((side) =>
        p.part(
          shape(
            `${side * 92},-112! ${side * 104},-112! ${side * 158},-30! ${side * 158},0! ${side * 140},0! ${side * 92},-84!`,
          ),
          '#c4bab2',
        ),
      ),
    ],
  },
} satisfies Record<string, ThingArt>
