import { ellipse } from '#core/path'
import { ink, mark, ribbon, shape } from '#things/painter'
import type { Painter } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

const WHITE = ink('#ffffff')

const LUGGAGE = ['#b4553c', '#3f7f8c', '#c99a3f'] as const
/** On holiday, with a case, and by two claws the tail of whoever goes in front. */
function walkingMole(p: Painter, x: number, i: number) {
  const at = { x }
  return [
    p.wire(`M${x - 26} -20q-14 2 -27 -12`, '#c98a86', 3),
    ...p.part(ellipse(x - 10 + i, -3, 13, 5), '#d79a92'),
    ...p.part(ellipse(x + 15 - i, -3, 13, 5), '#e2a79e'),
    ...p.part(
      shape('-22,-2 -31,-26 -27,-52 -12,-72 8,-80 26,-72 31,-54 29,-26 20,-2 0,2', at),
      '#454058',
      (tone) => [
        p.raw(shape('14,-44 32,-46 32,-10 18,-4 8,-20', at), tone.high, { opacity: 0.4 }),
        p.raw(mark('-22,-44 -27,-28 -21,-10', [0.6, 2.4, 0.6], at), tone.deep, { opacity: 0.4 }),
      ],
    ),
    ...p.part(shape('16,-74 30,-71 45,-61 44,-52 30,-50 16,-54', at), '#77606f'),
    ...p.part(ellipse(x + 45, -57, 5.4, 4.8), '#e88d8d'),
    p.flat(ellipse(x + 22, -69, 2.6, 3.1), '#1f1a24'),
    p.raw(ellipse(x + 23, -70, 0.9), WHITE),
    // The case hangs from the near paw; the far one has the tail.
    ...p.part(ribbon('6,-44 20,-40 31,-34', [7, 6, 5], undefined, at), '#3b364c'),
    ...p.part(ellipse(x + 33, -33, 6, 5), '#e2a79e'),
    ...p.part(shape('-20,-24! 16,-24! 16,-4! -20,-4!', at), LUGGAGE[i] ?? LUGGAGE[0], (tone) => [
      p.raw(mark('-10,-26 -10,-2', [1.4, 1.4, 1.4], at), tone.deep, { opacity: 0.6 }),
      p.raw(mark('6,-26 6,-2', [1.4, 1.4, 1.4], at), tone.deep, { opacity: 0.6 }),
    ]),
    ...p.part(ribbon('-8,-48 -7,-36 -3,-27', [7.4, 6.4, 5], undefined, at), '#4e4862'),
    ...p.part(ellipse(x - 2, -25, 6, 4.6), '#e2a79e'),
  ]
}

export const NATURE = {
  stone: {
    hand: 24,
    hero: 90,
    face: [0, -34, 0.46],
    glow: { at: [0, -36], radius: 100, color: '#a9d8ff', when: 'glowing' },
    draw: ({ p }) =>
      p.part(
        shape('-54,-14 -46,-48 -20,-68 14,-72 44,-54 56,-22 44,-2 0,2 -44,0'),
        MATERIAL.stone,
        (tone) => [
          p.raw(shape('-40,-46 -16,-62 12,-64 -4,-52 -28,-40'), tone.high, { opacity: 0.6 }),
          p.raw(mark('10,-30 22,-22 34,-26', [0.6, 1.6, 0.5]), tone.deep, { opacity: 0.5 }),
          ...[
            [-20, -22],
            [-8, -14],
            [30, -44],
          ].map(([x = 0, y = 0]) => p.raw(ellipse(x, y, 2.4, 1.8), tone.deep, { opacity: 0.5 })),
        ],
      ),
  },
  feather: {
    hand: 44,
    hero: 120,
    grip: [-18, -6],
    glow: { at: [0, -50], radius: 90, color: '#ffe9a8', when: 'glowing' },
    draw: ({ p, state }) => [
      ...p.part(
        shape(
          '-18,-14! -28,-40 -18,-70 6,-92 28,-100! 30,-76 20,-48 4,-26 -8,-16! -2,-30! -12,-20',
        ),
        state === 'empty' ? '#8d919c' : '#5a9fc4',
        (tone) => [
          ...[-26, -36, -46, -56, -66, -76].flatMap((y, i) => [
            p.raw(mark(`${-12 + i * 5},${y} ${-24 + i * 5},${y - 8}`, [0.5, 1.4, 0.4]), tone.deep, {
              opacity: 0.45,
            }),
            p.raw(mark(`${-10 + i * 5},${y} ${8 + i * 4.4},${y - 6}`, [0.5, 1.4, 0.4]), tone.high, {
              opacity: 0.5,
            }),
          ]),
          p.flat(ellipse(22, -88, 9, 12), state === 'empty' ? '#b9bcc4' : '#f2c24a', {
            opacity: 0.9,
          }),
        ],
      ),
      ...p.part(ribbon('-24,0 -14,-22 2,-56 24,-92', [1.6, 1.6, 1.2, 0.6]), MATERIAL.cream),
    ],
  },
  egg: {
    hand: 28,
    hero: 110,
    face: [0, -42, 0.44],
    glow: { at: [0, -46], radius: 100, color: '#ffe3a0', when: 'glowing' },
    breaks: true,
    draw: ({ p, state }) => [
      ...p.part(
        shape('0,-98 26,-78 38,-44 32,-14 0,0 -32,-14 -38,-44 -26,-78'),
        '#f3e3c4',
        (tone) => [
          ...[
            [-16, -60, 6],
            [12, -72, 5],
            [18, -38, 7],
            [-12, -30, 5],
            [-26, -40, 4],
            [2, -50, 4],
            [4, -16, 5],
          ].map(([x = 0, y = 0, r = 0]) =>
            p.flat(ellipse(x, y, r * 1.1, r), '#6fb0a4', { opacity: 0.7 }),
          ),
          p.raw(ellipse(-12, -76, 9, 12), tone.high, { opacity: 0.7, blur: 2 }),
          ...(state === 'broken' || state === 'open'
            ? [
                p.flat(
                  shape(
                    '-42,-52! -26,-44! -16,-56! -4,-42! 8,-56! 18,-44! 28,-54! 44,-48! 44,-43! 28,-48! 18,-38! 8,-50! -4,-36! -16,-50! -26,-38! -42,-46!',
                  ),
                  '#6d4a32',
                ),
              ]
            : []),
        ],
      ),
    ],
  },
  mushroom: {
    hand: 34,
    hero: 120,
    face: [0, -22, 0.3],
    glow: { at: [0, -50], radius: 110, color: '#8fe6e0', when: 'glowing' },
    draw: ({ p, state }) => [
      ...p.part(shape('-16,-56 -12,-30 -20,-2 0,2 20,-2 12,-30 16,-56'), MATERIAL.cream),
      ...p.part(
        shape('-50,-46! -44,-72 -20,-94 20,-94 44,-72 50,-46! 24,-40 0,-38 -24,-40'),
        state === 'glowing' ? '#4fb8c4' : MATERIAL.red,
        (tone) => [
          ...[
            [-26, -68, 8],
            [0, -80, 9],
            [26, -66, 8],
            [-6, -56, 6],
            [14, -52, 5],
            [-40, -54, 4],
          ].map(([x = 0, y = 0, r = 0]) => p.flat(ellipse(x, y, r, r * 0.8), MATERIAL.cream)),
          p.raw(shape('-52,-50 0,-42 52,-50 50,-36 -50,-36'), tone.deep, { opacity: 0.4 }),
        ],
      ),
    ],
  },
  acorn: {
    hand: 24,
    hero: 80,
    face: [0, -30, 0.36],
    draw: ({ p }) => [
      ...p.part(shape('-30,-56! -32,-32 -18,-8 0,2! 18,-8 32,-32 30,-56!'), '#c98a48', (tone) => [
        p.raw(mark('-18,-48 -18,-24', [1, 4, 1]), tone.high, { opacity: 0.7 }),
      ]),
      ...p.part(
        shape('-38,-54 -36,-70 -18,-82 18,-82 36,-70 38,-54 20,-48 -20,-48'),
        '#8a5a30',
        (tone) =>
          [-68, -58].flatMap((y, row) =>
            [-24, -10, 4, 18].map((x) =>
              p.raw(
                mark(
                  `${x + row * 6 - 5},${y} ${x + row * 6},${y + 5} ${x + row * 6 + 5},${y}`,
                  [0.6, 1.4, 0.6],
                ),
                tone.deep,
                { opacity: 0.6 },
              ),
            ),
          ),
      ),
      ...p.part(ribbon('0,-80 4,-96', [2.6, 2]), MATERIAL.darkWood),
    ],
  },
  shell: {
    hand: 42,
    hero: 100,
    face: [0, -34, 0.34],
    glow: { at: [0, -44], radius: 90, color: '#ffd9ea', when: 'glowing' },
    draw: ({ p }) => [
      ...p.part(shape('-16,-6! -10,0 10,0 16,-6! 12,-14 -12,-14'), '#d97f9a'),
      ...p.part(
        shape(
          '-8,-6! -40,-26 -52,-54 -42,-64 -38,-76 -24,-78 -14,-90 0,-86 14,-90 24,-78 38,-76 42,-64 52,-54 40,-26 8,-6!',
        ),
        '#f0a9b8',
        (tone) =>
          [-44, -30, -15, 0, 15, 30, 44].flatMap((x) => [
            p.raw(mark(`${x * 0.12},-8 ${x * 0.6},-42 ${x * 0.92},-74`, [0.8, 2, 0.6]), tone.deep, {
              opacity: 0.4,
            }),
            p.raw(
              mark(`${x * 0.12 + 3},-10 ${x * 0.6 + 5},-42 ${x * 0.86 + 6},-70`, [0.6, 1.8, 0.4]),
              tone.high,
              { opacity: 0.6 },
            ),
          ]),
      ),
    ],
  },
  starfish: {
    hand: 30,
    hero: 100,
    face: [0, -46, 0.34],
    draw: ({ p }) =>
      p.part(
        shape(
          '0,-98 8,-90 12,-66 36,-62 50,-56 44,-44 24,-34 32,-8 28,0 18,-2 0,-20 -18,-2 -28,0 -32,-8 -24,-34 -44,-44 -50,-56 -36,-62 -12,-66 -8,-90',
        ),
        MATERIAL.orange,
        (tone) =>
          [
            [0, -80],
            [0, -66],
            [32, -52],
            [20, -50],
            [20, -16],
            [14, -28],
            [-20, -16],
            [-14, -28],
            [-32, -52],
            [-20, -50],
            [0, -44],
          ].map(([x = 0, y = 0]) => p.raw(ellipse(x, y, 3.4, 3.2), tone.high, { opacity: 0.75 })),
      ),
  },
  nest: {
    hand: 40,
    hero: 120,
    face: [0, -20, 0.3],
    draw: ({ p, state, random }) => {
      const twig = (x: number, y: number, color: string) =>
        p.flat(
          mark(
            `${x - 20},${y + random.between(-5, 5)} ${x},${y + random.between(-3, 5)} ${x + 20},${y + random.between(-6, 4)}`,
            [0.8, random.between(1.6, 2.8), 0.5],
          ),
          color,
          { opacity: 0.95 },
        )
      return [
        ...p.part(ellipse(0, -44, 54, 14), '#4d3422'),
        ...(state === 'empty'
          ? []
          : [-20, 2, 22].flatMap((x, i) =>
              p.part(
                shape('0,-18 11,-8 12,4 0,12 -12,4 -11,-8', { x, y: -50 - (i === 1 ? 4 : 0) }),
                '#bfe0e0',
                () => [
                  p.flat(ellipse(x - 3, -54, 2, 1.6), '#5a8f96', { opacity: 0.7 }),
                  p.flat(ellipse(x + 4, -47, 1.6, 1.4), '#5a8f96', { opacity: 0.7 }),
                ],
              ),
            )),
        ...p.part(
          shape('-58,-44! -52,-18 -30,-2 30,-2 52,-18 58,-44! 30,-34 0,-31 -30,-34'),
          '#8a5f38',
          () =>
            Array.from({ length: 26 }, (_, i) =>
              twig(random.between(-44, 44), random.between(-36, -6), i % 3 ? '#a67644' : '#6a4628'),
            ),
        ),
        ...Array.from({ length: 9 }, (_, i) =>
          twig(random.between(-46, 46), random.between(-40, -32), i % 2 ? '#b98a54' : '#7a5230'),
        ),
      ]
    },
  },
  beehive: {
    hand: 44,
    hero: 130,
    face: [0, -40, 0.38],
    draw: ({ p }) => [
      ...p.part(
        shape('0,-98 22,-90 34,-70 44,-40 42,-12 28,0 -28,0 -42,-12 -44,-40 -34,-70 -22,-90'),
        '#e5b04a',
        (tone) =>
          [-80, -62, -42, -22].map((y, i) =>
            p.raw(
              mark(`${-30 - i * 5},${y} 0,${y + 8} ${30 + i * 5},${y}`, [0.8, 2.4, 0.8]),
              tone.deep,
              { opacity: 0.5 },
            ),
          ),
      ),
      p.flat(ellipse(0, -14, 11, 12), '#5a3a1e'),
    ],
  },
  snowball: {
    hand: 26,
    hero: 80,
    face: [0, -40, 0.44],
    draw: ({ p, random }) => [
      ...p.part(ellipse(0, -42, 43, 42), '#eef4fa', (tone) => [
        ...Array.from({ length: 14 }, () =>
          p.raw(
            ellipse(random.between(-34, 34), random.between(-76, -8), random.between(1.5, 3.4)),
            tone.shade,
            { opacity: 0.5 },
          ),
        ),
        p.raw(ellipse(-14, -60, 14, 10), WHITE, { opacity: 0.9, blur: 3 }),
      ]),
    ],
  },
  snowman: {
    hand: 60,
    hero: 220,
    face: [0, -80, 0.22],
    draw: ({ p, alive }) => [
      p.flat(mark('-20,-46 -40,-62 -50,-60', [1.4, 1.6, 0.6]), MATERIAL.darkWood),
      p.flat(mark('20,-46 40,-62 48,-70', [1.4, 1.6, 0.6]), MATERIAL.darkWood),
      ...p.part(ellipse(0, -20, 30, 23), '#eef4fa'),
      ...p.part(ellipse(0, -50, 23, 20), '#f2f7fb', () =>
        [-56, -46].map((y) => p.flat(ellipse(2, y, 2, 2), '#3a3a48')),
      ),
      ...p.part(ellipse(0, -79, 18, 17), '#f6fafd'),
      ...p.part(shape('-20,-66 0,-61 20,-67 21,-61 0,-55 -21,-60'), MATERIAL.red),
      ...p.part(shape('8,-62! 18,-44 10,-40! 2,-58'), MATERIAL.red),
      ...p.part(shape('-15,-92! 15,-92! 13,-106! -13,-106!'), '#3d4560'),
      ...p.part(shape('-22,-90 22,-90 22,-94 -22,-94'), '#3d4560'),
      ...(alive ? [] : [-6, 8].map((x) => p.flat(ellipse(x, -82, 2.2, 2.6), '#2b2a36'))),
      ...p.part(shape('2,-80! 22,-74! 3,-74!'), MATERIAL.orange),
      ...(alive ? [] : [p.flat(mark('-7,-72 1,-69 10,-72', [0.7, 1, 0.7]), '#2b2a36')]),
    ],
  },
  mole_row: {
    hand: 50,
    hero: 122,
    draw: ({ p }) => [-84, 0, 84].flatMap((x, i) => walkingMole(p, x, i)),
  },
} satisfies Record<string, ThingArt>
