import { ellipse } from '#core/path'
import { mark, ribbon, shape } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

const GUSTS = [
  '-150,-150 -60,-172 30,-150 120,-168 190,-150',
  '-170,-110 -80,-128 10,-112 130,-126',
]

/** Windows that show what is behind them: out of doors, or in somebody's house. */
export const AT_WINDOWS = {
  /** Wide open, very high up, and the wind comes in. */
  windy_window: {
    hand: 90,
    hero: 330,
    draw: ({ p }) => [
      ...p.part(shape('-74,-36! -74,-190 -40,-232 0,-240 40,-232 74,-190 74,-36!'), '#8a7f92'),
      p.flat(shape('-62,-42! -62,-188 -34,-222 0,-229 34,-222 62,-188 62,-42!'), '#1f3560'),
      p.flat(shape('-62,-92 -30,-84 4,-94 34,-84 62,-92! 62,-42! -62,-42!'), '#2c4a6c'),
      ...[-40, -18, 12, 36].flatMap((x, i) => [
        ...p.part(
          shape('-7,0! -7,-10! 0,-17! 7,-10! 7,0!', { x, y: -52 + (i % 2) * 5 }),
          '#b06a4c',
        ),
        p.flat(ellipse(x, -55 + (i % 2) * 5, 2, 2.4), '#ffd98a'),
      ]),
      ...[
        [-40, -180],
        [-12, -204],
        [26, -176],
        [44, -150],
        [-30, -136],
        [8, -150],
      ].map(([x = 0, y = 0]) => p.raw(ellipse(x, y, 2, 2), '#fdf3cf')),
      // Both casements stand out into the room.
      ...[-1, 1].flatMap((side) => [
        ...p.part(
          shape('62,-42! 62,-190! 108,-206! 108,-24!', { kx: side, ky: 1 }),
          MATERIAL.darkWood,
        ),
        p.flat(shape('68,-50! 68,-112! 102,-118! 102,-38!', { kx: side, ky: 1 }), '#a9cbd6'),
        p.flat(shape('68,-120! 68,-182! 102,-194! 102,-126!', { kx: side, ky: 1 }), '#bcd9e0'),
      ]),
      ...p.part(shape('-92,-40! 92,-40! 98,-26! -98,-26!'), MATERIAL.stone),
      ...p.part(
        shape(
          '-84,-236! -40,-240! -10,-214 -34,-182 26,-158 -6,-120 60,-88 10,-92 -30,-76 -58,-110 -78,-160',
        ),
        '#3d8f8c',
        (tone) => [
          p.raw(mark('-66,-232 -44,-176 -8,-136 26,-98', [1, 3, 1]), tone.deep, { opacity: 0.5 }),
          p.raw(mark('-52,-234 -26,-196 -2,-168', [1, 3, 1]), tone.high, { opacity: 0.5 }),
        ],
      ),
      ...GUSTS.map((line) =>
        p.raw(ribbon(line, [0.6, 4, 3, 4, 0.6]), '#eaf6ff', { opacity: 0.75 }),
      ),
      ...[
        [120, -120, 30],
        [150, -176, -20],
        [96, -60, 60],
        [-120, -90, 12],
      ].map(([x = 0, y = 0, turn = 0]) =>
        p.flat(shape('-13,0 0,-7 13,0 0,6', { x, y, turn }), '#d08a3c'),
      ),
    ],
  },
  /** In the wall of a hollow tree: dusty but for the round that has been rubbed clean. */
  dusty_pane: {
    hand: 90,
    hero: 215,
    draw: ({ p }) => [
      ...p.part(
        shape(
          '-210,0! -196,-60 -176,-150 -178,-262! 178,-262! 174,-150 196,-60 212,0! 150,-6 60,2 -40,-4 -150,3',
        ),
        '#8a6444',
        (tone) =>
          [
            '-150,-256 -146,-140 -166,-20',
            '146,-256 144,-150 168,-18',
            '-100,-20 -40,-12 60,-16',
          ].map((line) => p.raw(mark(line, [1, 3.6, 1]), tone.deep, { opacity: 0.5 })),
      ),
      ...p.part(ellipse(0, -146, 124, 104), MATERIAL.darkWood),
      p.flat(ellipse(0, -146, 110, 91), '#b9ad98'),
      ...[-70, -20, 44, 80].map((x, i) =>
        p.raw(ellipse(x, -196 + (i % 3) * 44, 24, 10), '#d2c8b4', { opacity: 0.7, blur: 3 }),
      ),
      // Through the round: a table, its bowls, and an old lady on the wall.
      p.flat(ellipse(0, -140, 80, 62), '#f0c987'),
      p.flat(shape('-78,-130! 78,-130! 66,-104 30,-84 0,-79 -30,-84 -66,-104'), '#9c6a3c'),
      ...p.part(shape('-70,-122! 70,-122! 74,-113! -74,-113!'), MATERIAL.paleWood),
      ...[-52, -26, 0, 26, 52].flatMap((x, i) => [
        p.wire(`M${x - 7} -122V-148M${x + 7} -122V-148M${x - 7} -144H${x + 7}`, '#6f4629', 2.6),
        ...p.part(
          shape('-9,-131! 9,-131! 6,-122 0,-120 -6,-122', { x }),
          i % 2 ? '#c8553d' : '#5c9bd2',
        ),
      ]),
      ...p.part(shape('-17,-196! 17,-196! 17,-154! -17,-154!'), MATERIAL.gold),
      p.flat(shape('-13,-192! 13,-192! 13,-158! -13,-158!'), '#f6ead2'),
      ...[-6, 6].map((x) => p.flat(ellipse(x, -182, 3, 3), '#8a5a3c')),
      p.flat(ellipse(0, -175, 8.4, 8), '#8a5a3c'),
      p.flat(shape('-10,-158! -8,-167 8,-167 10,-158!'), '#fbf3e2'),
      ...[-3, 3].map((x) => p.raw(ellipse(x, -177, 1.1), '#2b1c14')),
      p.wire(ellipse(0, -140, 80, 62), '#e9dfcb', 4),
      p.wire('M0 -237V-202M0 -78V-55M-110 -146H-80M80 -146H110', '#6f4629', 6),
      ...p.part(shape('-124,-56! 124,-56! 132,-42! -132,-42!'), MATERIAL.wood),
    ],
  },
} satisfies Record<string, ThingArt>
