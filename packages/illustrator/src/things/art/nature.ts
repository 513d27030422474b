import { ellipse } from '#core/path'
import { mark, ribbon, shape } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

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
  /** A penny bun: a red one with white spots is poisonous, and this one goes into soup. */
  mushroom: {
    hand: 34,
    hero: 120,
    face: [0, -22, 0.3],
    glow: { at: [0, -50], radius: 110, color: '#8fe6e0', when: 'glowing' },
    draw: ({ p, state }) => [
      ...p.part(shape('-15,-56 -16,-30 -25,-4 0,4 25,-4 16,-30 15,-56'), MATERIAL.cream),
      ...p.part(
        shape('-50,-50! -48,-70 -26,-92 26,-92 48,-70 50,-50! 26,-42 0,-40 -26,-42'),
        state === 'glowing' ? '#4fb8c4' : '#a4683a',
        (tone) => [
          p.raw(ellipse(-16, -80, 17, 6), tone.high, { opacity: 0.75, blur: 2 }),
          p.raw(shape('-52,-54 0,-46 52,-54 50,-36 -50,-36'), tone.deep, { opacity: 0.4 }),
          p.flat(shape('-44,-46 0,-41 44,-46 26,-38 0,-36 -26,-38'), MATERIAL.cream, {
            opacity: 0.7,
          }),
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
} satisfies Record<string, ThingArt>
