import { curve, ellipse } from '#core/path'
import { ink, mark, points, ribbon, shape } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

const CHALK = ink('#fdf6e6')

/** What is written or drawn on anything but paper: on a wall, in dust, on the ground, among kelp. */
export const DRAWN_ON = {
  kelp_letters: {
    hand: 60,
    hero: 260,
    face: [0, -60, 0.24],
    draw: ({ p }) => [
      ...[
        ['-30,2 -42,-34 -26,-74 -36,-122', '#4f7d3c'],
        ['0,2 11,-40 -7,-84 6,-136', '#5d8f45'],
        ['30,2 23,-36 38,-72 27,-116', '#4f7d3c'],
      ].flatMap(([line = '', color = ''], stem) => {
        const along = curve(points(line), 6)
        return [
          ...along.flatMap(([x, y], i) =>
            i < 2 || (i + stem) % 2
              ? []
              : p.part(
                  shape('0,0! 8,-7 20,-9 34,-2! 20,4 8,4', {
                    x,
                    y,
                    turn: i % 4 < 2 ? -32 : 212,
                    k: 1.02 - i * 0.022,
                  }),
                  i % 4 < 2 ? '#6fa04f' : color,
                ),
          ),
          ...p.part(ribbon(along, [3.6, 3.2, 2.6, 1.2]), color),
          ...p.part(shape('-12,3! -7,-4 0,-10 7,-4 12,3!', { x: along[0]?.[0] ?? 0, y: 0 }), color),
        ]
      }),
      ...[
        [-38, -50, -12],
        [16, -78, 10],
        [34, -46, 8],
        [-6, -108, -8],
      ].flatMap(([x = 0, y = 0, turn = 0]) => [
        ...p.part(shape('-13,-9! 13,-9! 13,9! -13,9!', { x, y, turn }), MATERIAL.paper),
        ...[-4, 0, 4].map((dy) =>
          p.raw(mark(`-8,${dy} 8,${dy}`, [0.5, 1, 0.5], { x, y, turn }), '#7b6a55', {
            opacity: 0.8,
          }),
        ),
      ]),
    ],
  },
  tally_wall: {
    hand: 60,
    hero: 260,
    draw: ({ p }) => [
      ...p.part(
        shape('-86,0! -92,-60 -70,-100 -10,-108 60,-102 90,-70 88,0!'),
        '#8a7390',
        (tone) => [
          p.raw(shape('-84,-60 -66,-94 -8,-102 30,-100 -30,-84 -70,-40'), tone.high, {
            opacity: 0.3,
          }),
          p.raw(shape('70,-90 94,-64 92,4! 66,4!'), tone.shade, { opacity: 0.5 }),
        ],
      ),
      ...[-14, -32, -50, -68, -86].flatMap((y, row) =>
        [-58, -22, 14, 50].flatMap((x, bundle) =>
          row === 4 && bundle === 3
            ? []
            : [
                ...Array.from({ length: 6 }, (_, i) =>
                  p.flat(
                    mark(`${x - 10 + i * 4},${y + 6} ${x - 9.4 + i * 4},${y - 6}`, [0.5, 1, 0.4]),
                    '#f3e6d2',
                  ),
                ),
                p.flat(mark(`${x - 13},${y + 4} ${x + 13},${y - 4}`, [0.5, 1, 0.5]), '#f3e6d2'),
              ],
        ),
      ),
    ],
  },
  dust_comet: {
    hand: 20,
    hero: 130,
    face: [0, -30, 0.3],
    draw: ({ p }) => {
      const groove = (line: string, width: number) => [
        p.flat(mark(line, [width * 1.5, width * 1.9, width * 1.5]), '#5d5578', { opacity: 0.8 }),
        p.raw(mark(line, [width * 0.7, width, width * 0.7]), '#fff3c4', { opacity: 0.95 }),
      ]
      return [
        ...groove('70,-46 104,-40 112,-24 92,-8 62,-4 36,-12 30,-28 44,-42 70,-46', 2.6),
        ...groove('40,-42 10,-58 -40,-54 -70,-66 -112,-58', 2.4),
        ...groove('30,-28 -10,-34 -50,-26 -84,-36 -130,-26', 2.4),
        ...groove('38,-10 4,-10 -30,2 -72,-8 -116,4', 2.4),
        ...groove('66,-46 60,-58 72,-62 80,-52', 2),
        ...groove('84,-45 88,-58 100,-56 98,-44', 2),
        ...groove('58,-28 60,-26', 3.4),
        ...groove('84,-28 86,-26', 3.4),
        ...groove('58,-17 72,-12 88,-17', 2),
      ]
    },
  },
  gold_heart: {
    hand: 30,
    hero: 104,
    face: [0, -30, 0.3],
    glow: { at: [0, -34], radius: 90, color: '#ffd866', when: 'always' },
    draw: ({ p, random }) => [
      ...p.part(
        shape(
          '0,2! -34,-18 -62,-44 -64,-64 -48,-77 -24,-76 -8,-66 0,-52! 8,-66 24,-76 48,-77 64,-64 62,-44 34,-18',
        ),
        MATERIAL.gold,
        (tone) =>
          Array.from({ length: 26 }, () =>
            p.raw(
              ellipse(random.between(-52, 52), random.between(-72, -12), random.between(1, 2.6)),
              tone.high,
              { opacity: 0.9 },
            ),
          ),
      ),
    ],
  },
  hopscotch: {
    isFaceOn: true,
    hand: 20,
    hero: 110,
    face: [0, -30, 0.3],
    draw: ({ p }) => {
      const square = (x: number, y: number, k: number) =>
        p.raw(mark('-26,0 26,0 32,22 -32,22 -26,0 0,0', [1.4, 1.7, 1.4], { x, y, k }), CHALK, {
          opacity: 0.95,
        })
      return [
        square(0, -24, 1.15),
        square(-27, -45, 0.94),
        square(27, -45, 0.94),
        square(0, -62, 0.8),
        square(-19, -76, 0.68),
        square(19, -76, 0.68),
        p.raw(mark('-17,-77 -12,-90 0,-94 12,-90 17,-77', [1, 1.3, 1]), CHALK),
        p.raw(mark('-1,-19 2,-6', [1.4, 1.8, 1.4]), CHALK),
        p.raw(mark('-32,-41 -24,-41 -32,-30 -23,-30', [1, 1.5, 1]), CHALK),
        p.raw(mark('23,-41 31,-39 25,-36 32,-33 23,-30', [1, 1.4, 1]), CHALK),
      ]
    },
  },
  chalk_bees: {
    isFaceOn: true,
    hand: 20,
    hero: 96,
    face: [0, -30, 0.3],
    draw: ({ p }) =>
      (
        [
          [-4, -34, 1.5, -6],
          [-74, -6, 0.62, 12],
          [70, -52, 0.6, -14],
        ] as const
      ).flatMap(([x, y, k, turn]) => {
        const line = (path: string, width = 1.9) =>
          p.raw(
            mark(path, [width * 0.7, width, width * 0.7], { x, y, k, ky: k * 0.62, turn }),
            CHALK,
          )
        return [
          line('-34,0 -24,-18 2,-23 26,-14 36,2 24,17 0,22 -24,17 -34,0'),
          line('-14,-19 -19,0 -13,20'),
          line('2,-21 -2,0 4,21'),
          line('17,-17 14,0 19,18'),
          line('-4,-22 -20,-52 4,-56 8,-24'),
          line('10,-22 14,-52 34,-44 20,-20'),
          line('30,-10 42,-24 46,-22', 1.5),
          line('34,-4 48,-14 51,-11', 1.5),
          line('26,5 31,9 35,5', 1.5),
        ]
      }),
  },
} satisfies Record<string, ThingArt>
