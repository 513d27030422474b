import { linear } from '#core/display-list'
import { ellipse } from '#core/path'
import { ink, mark, ribbon, shape } from '#things/painter'
import type { Painter } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

const grain = (p: Painter, lines: readonly string[], color: string = MATERIAL.darkWood) =>
  lines.map((line) => p.flat(mark(line, [0.4, 1.2, 0.4]), color, { opacity: 0.4 }))

/** Its back to the left. */
export const chairOf = (p: Painter) => [
  ...['-10,-60 -10,-13', '42,-50 43,-12'].flatMap((leg) =>
    p.part(ribbon(leg, [3.4, 2.8]), MATERIAL.darkWood),
  ),
  ...p.part(ribbon('-17,-106 -12,-56 -10,-40', [3.4, 3.6, 3.6]), MATERIAL.wood),
  ...[-94, -76].flatMap((y) =>
    p.part(
      shape(`-44,${y}! -28,${y - 10} -15,${y - 12}! -14,${y - 1}! -28,${y + 2} -43,${y + 11}!`),
      MATERIAL.paleWood,
    ),
  ),
  ...p.part(ribbon('-45,-100 -39,-46 -38,0', [3.6, 3.9, 3.2]), MATERIAL.wood),
  ...p.part(shape('-41,-44! -13,-57! 46,-55! 22,-41!'), MATERIAL.paleWood),
  ...p.part(shape('-41,-44! 22,-41! 22,-34! -40,-37!'), MATERIAL.wood),
  ...p.part(shape('22,-41! 46,-55! 46,-48! 22,-34!'), MATERIAL.darkWood),
  ...p.part(ribbon('18,-36 19,0', [3.7, 3]), MATERIAL.wood),
]

export const HOME = {
  bench: {
    hand: 50,
    hero: 130,
    face: [0, -62, 0.28],
    draw: ({ p }) => [
      ...[-46, 46].flatMap((x) => p.part(shape(`-5,0! 5,0! 5,-90! -3,-94!`, { x }), MATERIAL.iron)),
      ...[-84, -66].flatMap((y) =>
        p.part(shape(`-64,${y - 7}! 64,${y - 8}! 64,${y + 5}! -64,${y + 6}!`), MATERIAL.wood, () =>
          grain(p, [`-58,${y - 2} 56,${y - 3}`, `-40,${y + 2} 50,${y + 1}`]),
        ),
      ),
      ...p.part(shape('-68,-46! 68,-46! 74,-34! -74,-34!'), MATERIAL.paleWood, () =>
        grain(p, ['-64,-42 60,-42', '-66,-38 66,-38']),
      ),
      ...[-54, 54].flatMap((x) => p.part(shape('-5,-34! 5,-34! 6,0! -6,0!', { x }), MATERIAL.iron)),
    ],
  },
  table: {
    hand: 50,
    hero: 130,
    face: [0, -62, 0.26],
    draw: ({ p }) => [
      ...[-36, 40].flatMap((x) =>
        p.part(shape('-5,-70! 5,-70! 3,-12! -3,-12!', { x }), MATERIAL.darkWood),
      ),
      ...[-54, 54].flatMap((x) => p.part(shape('-6,-66! 6,-66! 4,0! -4,0!', { x }), MATERIAL.wood)),
      ...p.part(shape('-60,-72! 60,-72! 60,-58! -60,-58!'), MATERIAL.wood),
      ...p.part(shape('-58,-92! 58,-92! 74,-72! -74,-72!'), MATERIAL.paleWood, () =>
        grain(p, ['-60,-86 50,-86', '-50,-80 64,-80', '-66,-76 30,-76']),
      ),
      ...p.part(shape('-74,-73! 74,-73! 74,-66! -74,-66!'), '#c28f50'),
    ],
  },
  chair: {
    hand: 46,
    hero: 140,
    face: [0, -80, 0.26],
    draw: ({ p }) => chairOf(p),
  },
  stool: {
    hand: 40,
    hero: 90,
    face: [0, -70, 0.24],
    draw: ({ p }) => [
      ...[-30, 0, 30].flatMap((x, i) =>
        p.part(
          ribbon(
            [
              [x * 0.6, -66],
              [x * 1.2, i === 1 ? -6 : 0],
            ],
            [4.4, 3.4],
          ),
          i === 1 ? MATERIAL.darkWood : MATERIAL.wood,
        ),
      ),
      ...p.part(ribbon('-28,-26 28,-26', [2.6, 2.6]), MATERIAL.wood),
      ...p.part(shape('-44,-74! 44,-74! 44,-64 0,-58 -44,-64'), '#b5392f'),
      ...p.part(ellipse(0, -74, 44, 10), MATERIAL.red, () =>
        grain(p, ['-34,-74 34,-74', '-20,-79 26,-79', '-24,-69 22,-69']),
      ),
    ],
  },
  bed: {
    hand: 60,
    hero: 160,
    face: [-40, -62, 0.26],
    draw: ({ p, state }) => [
      ...p.part(shape('-74,0! -74,-78 -66,-92 -48,-92 -42,-78! -42,0!'), MATERIAL.wood),
      ...p.part(shape('-70,-44! 78,-44! 78,-14! -70,-14!'), MATERIAL.cream),
      ...p.part(shape('-66,-60 -40,-66 -22,-58 -22,-44 -44,-38 -64,-42'), '#fffaf0'),
      // What keeps somebody's place: a striped pillow, in the warm.
      ...(state === 'full'
        ? p.part(shape('-44,-66 -24,-73 4,-70 12,-58 8,-44 -34,-42 -46,-52'), '#f7efe4', () =>
            [-34, -20, -6, 8].map((x) =>
              p.flat(mark(`${x},-76 ${x - 5},-40`, [1.6, 2, 1.6]), '#d4707f', { opacity: 0.75 }),
            ),
          )
        : []),
      ...p.part(
        shape('-30,-50 0,-56 40,-54 76,-50 82,-40 80,-10! -26,-8! -32,-20'),
        MATERIAL.blue,
        (tone) => [
          ...[
            [-10, -40],
            [14, -28],
            [36, -42],
            [58, -26],
            [-12, -18],
            [36, -16],
            [66, -42],
          ].map(([x = 0, y = 0]) =>
            p.flat(
              shape('0,-5 1.6,-1.6 5,-1.6 2.4,0.8 3,4.4 0,2.4 -3,4.4 -2.4,0.8 -5,-1.6 -1.6,-1.6', {
                x,
                y,
              }),
              '#f6e2a4',
            ),
          ),
          p.raw(mark('-20,-48 -14,-30 -20,-12', [0.8, 2.4, 0.8]), tone.deep, { opacity: 0.4 }),
        ],
      ),
      ...p.part(shape('-32,-52 -14,-54 -12,-10 -30,-9'), '#fffaf0'),
      ...p.part(shape('-72,-16! 84,-16! 84,-6! -72,-6!'), MATERIAL.wood),
      ...p.part(shape('76,0! 76,-46 82,-54 90,-46! 90,0!'), MATERIAL.wood),
      ...p.part(shape('-70,-8! -62,-8! -62,0! -70,0!'), MATERIAL.darkWood),
    ],
  },
  door: {
    hand: 60,
    hero: 300,
    face: [0, -60, 0.28],
    glow: { at: [0, -46], radius: 80, color: '#ffe2a0', when: 'glowing' },
    draw: ({ p, state }) => {
      const open = state === 'open' || state === 'glowing'
      return [
        ...p.part(
          shape('-34,0! -34,-76 -24,-98 0,-104 24,-98 34,-76 34,0!'),
          MATERIAL.stone,
          (tone) =>
            [-20, -40, -60].map((y) =>
              p.raw(mark(`-34,${y} -26,${y}`, [0.6, 1, 0.6]), tone.deep, { opacity: 0.5 }),
            ),
        ),
        p.raw(
          shape('-27,0! -27,-74 -18,-92 0,-96 18,-92 27,-74 27,0!'),
          open
            ? linear(
                [0, 0],
                [0, 1],
                [
                  { at: 0, color: ink('#fff3cf') },
                  { at: 1, color: ink('#f6b860') },
                ],
              )
            : p.lit('#4a2f22'),
        ),
        ...p.part(
          open
            ? shape('-27,0! -27,-74 -22,-88! -8,-78! -8,8!')
            : shape('-26,0! -26,-73 -17,-90 0,-94 17,-90 26,-73 26,0!'),
          MATERIAL.red,
          (tone) => [
            ...(open ? [-20, -14] : [-13, 0, 13]).map((x) =>
              p.raw(mark(`${x},-94 ${x},0`, [0.6, 1.2, 0.6]), tone.deep, { opacity: 0.5 }),
            ),
            ...(open
              ? []
              : [-70, -22].map((y) =>
                  p.flat(mark(`-26,${y} 10,${y}`, [2, 2.4, 0.6]), MATERIAL.iron),
                )),
          ],
        ),
        ...p.part(ellipse(open ? -12 : 18, -42, 3.4, 3.4), MATERIAL.gold),
        // Shut so fast that it caught a feather.
        ...(state === 'full'
          ? [
              ...p.part(shape('24,-58! 34,-66 48,-66 58,-58! 46,-52 34,-52'), '#fffaf0', (tone) => [
                p.raw(mark('24,-58 40,-60 58,-58', [1.2, 1, 0.5]), tone.deep, { opacity: 0.6 }),
              ]),
              p.raw(mark('60,-72 66,-74 72,-72', [0.5, 1.2, 0.5]), MATERIAL.cream),
              p.raw(mark('60,-46 66,-44 72,-46', [0.5, 1.2, 0.5]), MATERIAL.cream),
            ]
          : []),
        ...p.part(shape('-42,0! 42,0! 44,6! -44,6!', { y: -3 }), MATERIAL.stone),
      ]
    },
  },
  flag_quilt: {
    hand: 60,
    hero: 120,
    draw: ({ p }) => [
      ...p.part(shape('-84,-26 -70,-50 0,-58 70,-50 84,-26 74,-4 0,2 -74,-4'), '#c8423b', () =>
        [-90, -50, -10, 30, 70].flatMap((x, column) =>
          [-62, -42, -22, -2].map((y, row) =>
            p.flat(
              shape('0,0! 21,1! 20,20! -1,20!', { x: x + (row % 2) * 20, y }),
              column % 2 ? '#3f78c4' : '#4a86d0',
            ),
          ),
        ),
      ),
      p.wire('M-76 -12Q0 6 76 -12', '#fbf3e2', 2, { opacity: 0.8 }),
      ...[-60, -20, 22, 62].map((x) =>
        p.flat(
          shape('0,-6 2,-2 6,-1.5 3,1.5 4,6 0,3 -4,6 -3,1.5 -6,-1.5 -2,-2', { x, y: -28 }),
          MATERIAL.gold,
        ),
      ),
    ],
  },
  window: {
    hand: 50,
    hero: 160,
    face: [0, -50, 0.4],
    glow: { at: [0, -50], radius: 90, color: '#ffd98a', when: 'glowing' },
    draw: ({ p, state }) => [
      ...p.part(shape('-42,-4! -42,-70 -28,-94 0,-102 28,-94 42,-70 42,-4!'), MATERIAL.paleWood),
      p.raw(
        shape('-35,-8! -35,-68 -24,-88 0,-95 24,-88 35,-68 35,-8!'),
        state === 'glowing'
          ? linear(
              [0, 0],
              [0, 1],
              [
                { at: 0, color: ink('#fff0bf') },
                { at: 1, color: ink('#f8bf62') },
              ],
            )
          : linear(
              [0, 0],
              [0, 1],
              [
                { at: 0, color: p.lit('#6fa6d8') },
                { at: 1, color: p.lit('#cfe8f2') },
              ],
            ),
      ),
      p.raw(shape('-30,-64! -6,-90! 2,-92! -30,-50!'), ink('#ffffff'), { opacity: 0.4 }),
      ...p.part(ribbon('0,-96 0,-8', [2.6, 2.6]), MATERIAL.paleWood),
      ...p.part(ribbon('-36,-50 36,-50', [2.6, 2.6]), MATERIAL.paleWood),
      ...p.part(shape('-50,-8! 50,-8! 52,2! -52,2!'), MATERIAL.wood),
      ...[-28, -12, 6, 24].flatMap((x, i) => [
        ...p.part(ellipse(x, -13, 8, 7), MATERIAL.leaf),
        ...p.part(
          ellipse(x + 3, -18, 4.6, 4.4),
          [MATERIAL.red, MATERIAL.pink, MATERIAL.yellow, MATERIAL.red][i] ?? MATERIAL.red,
        ),
      ]),
    ],
  },
  tent: {
    hand: 60,
    hero: 230,
    face: [0, -40, 0.3],
    glow: { at: [0, -34], radius: 90, color: '#ffcf7a', when: 'glowing' },
    draw: ({ p, state }) => [
      ...p.part(shape('0,-96! 66,-2! -66,-2!'), '#d9703a', (tone) => [
        p.raw(shape('0,-98! 70,0! 26,0!'), tone.deep, { opacity: 0.45 }),
        p.flat(mark('-34,-46 -44,-2', [0.8, 2.4, 0.8]), '#f3b56a', { opacity: 0.6 }),
      ]),
      p.raw(
        shape('0,-74! 22,-2! -22,-2!'),
        state === 'glowing'
          ? linear(
              [0, 0],
              [0, 1],
              [
                { at: 0, color: ink('#ffe9b0') },
                { at: 1, color: ink('#f6a94e') },
              ],
            )
          : p.lit('#4a2a20'),
      ),
      ...p.part(shape('0,-76! -8,-40 -34,-2! -20,-2!'), '#f0a45c'),
      ...p.part(shape('0,-76! 8,-40 34,-2! 20,-2!'), '#e08f48'),
      ...p.part(ribbon('-4,-104 3,-90', [1.8, 1.6]), MATERIAL.wood),
      ...p.part(ribbon('4,-104 -3,-90', [1.8, 1.6]), MATERIAL.wood),
      p.wire('M-64 -4L-78 0M64 -4L78 0', MATERIAL.cream, 1.4),
    ],
  },
} as const satisfies Record<string, ThingArt>
