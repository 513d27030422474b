import { ellipse } from '#core/path'
import { ink, mark, ribbon, shape } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

const WHITE = ink('#ffffff')

export const TOOLS = {
  rope: {
    hand: 34,
    hero: 90,
    face: [0, -34, 0.3],
    draw: ({ p }) => [
      p.wire('M30 -14q26 2 24 14', '#c79a55', 8),
      ...[0, 1, 2, 3].flatMap((i) => [
        p.wire(ellipse(0, -18 - i * 11, 40 - i * 2, 14 - i), i % 2 ? '#c79a55' : '#dcb272', 10),
        ...Array.from({ length: 9 }, (_, k) => {
          const a = 0.3 + k * 0.32
          return p.flat(
            mark('-3,-4 3,4', [0.5, 1.1, 0.5], {
              x: Math.cos(a) * (40 - i * 2),
              y: -18 - i * 11 + Math.sin(a) * (14 - i),
            }),
            '#8a6430',
            { opacity: 0.55 },
          )
        }),
      ]),
      ...p.part(ribbon('-14,-62 -16,-36 -14,-4', [5, 5, 5]), '#c04a3c'),
    ],
  },
  ladder: {
    hand: 90,
    hero: 240,
    grip: [-20, -50],
    draw: ({ p }) => [
      ...[-84, -66, -48, -30, -12].flatMap((y, i) =>
        p.part(
          ribbon(
            [
              [-19 + i * -0.8, y],
              [19 + i * 0.8, y],
            ],
            [2.6, 2.6],
          ),
          MATERIAL.paleWood,
        ),
      ),
      ...p.part(ribbon('-23,0 -18,-100', [3.2, 3]), MATERIAL.wood),
      ...p.part(ribbon('23,0 18,-100', [3.2, 3]), MATERIAL.wood),
    ],
  },
  hammer: {
    hand: 46,
    hero: 110,
    grip: [0, -18],
    draw: ({ p }) => [
      ...p.part(ribbon('0,0 0,-40 1,-78', [6, 4.6, 4.6]), MATERIAL.paleWood, (tone) => [
        p.raw(mark('-2,-6 -2,-70', [0.6, 1.4, 0.6]), tone.high, { opacity: 0.6 }),
      ]),
      ...p.part(
        shape('-34,-96! -10,-94 10,-96 26,-94 42,-76! 20,-80 10,-74 -10,-74 -34,-72!'),
        MATERIAL.iron,
        (tone) => [p.raw(mark('-30,-90 18,-90', [0.8, 2.4, 0.8]), tone.high, { opacity: 0.6 })],
      ),
    ],
  },
  broom: {
    hand: 90,
    hero: 180,
    grip: [0, -60],
    face: [0, -16, 0.2],
    draw: ({ p }) => [
      ...p.part(ribbon('0,-30 0,-100', [2.4, 2]), MATERIAL.wood),
      ...p.part(
        shape('-7,-34! 7,-34! 16,-12 20,0! 10,-3 4,1! -4,-2 -12,1! -20,-1! -16,-12'),
        MATERIAL.straw,
        (tone) =>
          [-10, -4, 2, 8].map((x) =>
            p.raw(mark(`${x * 0.5},-30 ${x * 1.4},-2`, [0.4, 1, 0.4]), tone.deep, { opacity: 0.6 }),
          ),
      ),
      ...p.part(shape('-8,-36! 8,-36! 9,-29! -9,-29!'), MATERIAL.red),
    ],
  },
  spade: {
    hand: 70,
    hero: 150,
    grip: [0, -70],
    draw: ({ p }) => [
      ...p.part(ribbon('0,-30 0,-92', [3, 2.8]), MATERIAL.wood),
      ...p.part(shape('-13,-100! 13,-100! 13,-92! -13,-92!'), MATERIAL.darkWood),
      ...p.part(shape('-17,-36! 17,-36! 17,-14 0,2 -17,-14'), MATERIAL.silver, (tone) => [
        p.raw(mark('-9,-32 -9,-14', [0.6, 2, 0.6]), tone.high),
        p.raw(mark('0,-36 0,-8', [0.5, 1.2, 0.5]), tone.deep, { opacity: 0.5 }),
      ]),
    ],
  },
  watering_can: {
    hand: 52,
    hero: 120,
    grip: [10, -90],
    face: [12, -34, 0.36],
    draw: ({ p }) => [
      p.wire('M-6 -66C-4 -104 40 -104 46 -56', '#3f8f6a', 6),
      ...p.part(shape('-12,-14! -50,-66! -44,-72! -12,-38!'), '#4aa47c'),
      ...p.part(shape('-40,-80! -62,-60! -56,-52 -34,-72'), '#6fc09a'),
      ...p.part(shape('-18,-64! 44,-64! 42,-4 12,2 -18,-4'), '#4aa47c', (tone) => [
        p.raw(mark('-18,-50 12,-45 44,-50', [0.8, 1.8, 0.8]), tone.deep, { opacity: 0.5 }),
        p.raw(mark('-8,-56 -8,-14', [1, 3.4, 1]), tone.high, { opacity: 0.6 }),
      ]),
      ...p.part(ellipse(13, -64, 31, 7), '#7fcaa8'),
      ...[
        [-62, -44],
        [-56, -36],
        [-68, -36],
      ].map(([x = 0, y = 0]) =>
        p.raw(shape('0,-6 3,0 0,3 -3,0', { x, y }), ink('#8fd0ea'), { opacity: 0.9 }),
      ),
    ],
  },
  seed: {
    hand: 14,
    hero: 70,
    face: [0, -40, 0.36],
    glow: { at: [0, -40], radius: 80, color: '#d9f2a0', when: 'glowing' },
    draw: ({ p, state }) => [
      ...(state === 'open'
        ? [
            ...p.part(ribbon('2,-70 8,-88 4,-104', [2.6, 2, 1.6]), MATERIAL.leaf),
            ...p.part(shape('4,-100! 18,-116 34,-112! 22,-98'), MATERIAL.leaf),
            ...p.part(shape('4,-100! -10,-114 -24,-108! -12,-96'), '#86c060'),
          ]
        : []),
      ...p.part(
        shape('2,-84! 26,-64 34,-34 20,-8 0,-2 -20,-8 -34,-34 -24,-64'),
        '#8a5a34',
        (tone) => [
          p.raw(mark('2,-76 -8,-42 -2,-12', [0.6, 2.4, 0.6]), tone.deep, { opacity: 0.6 }),
          p.raw(mark('14,-62 20,-38', [1, 3.4, 1]), tone.high, { opacity: 0.6 }),
        ],
      ),
    ],
  },
  wheelbarrow: {
    hand: 60,
    hero: 130,
    grip: [-60, -46],
    draw: ({ p, state }) => [
      ...p.part(ribbon('-64,-46 -20,-34 40,-18', [3.4, 3.6, 3.4]), MATERIAL.wood),
      ...p.part(ribbon('-22,-34 -28,-2', [3, 3]), MATERIAL.iron),
      ...p.part(ellipse(44, -16, 16, 16), MATERIAL.iron),
      ...p.part(ellipse(44, -16, 9, 9), MATERIAL.red),
      ...(state === 'empty' || state === 'whole'
        ? []
        : [-20, 2, 24].flatMap((x, i) =>
            p.part(
              ellipse(x, -76 - (i % 2) * 6, 16, 13),
              [MATERIAL.leaf, MATERIAL.green, MATERIAL.yellow][i] ?? MATERIAL.leaf,
            ),
          )),
      ...p.part(shape('-44,-78! 52,-74! 36,-34! -22,-34!'), '#5a8fb0', (tone) => [
        p.raw(mark('-38,-68 44,-66', [0.8, 2, 0.8]), tone.high, { opacity: 0.5 }),
      ]),
      ...p.part(shape('-48,-82! 56,-78! 55,-72! -46,-75!'), '#74a6c4'),
    ],
  },
  net: {
    hand: 90,
    hero: 170,
    grip: [-20, -24],
    draw: ({ p }) => [
      ...p.part(ribbon('-28,0 8,-66', [2.4, 2]), MATERIAL.wood),
      p.raw(shape('-4,-84! 34,-62! 44,-34 30,-20 14,-34'), ink('#eef2ee'), { opacity: 0.5 }),
      ...[-2, 8, 18].map((i) =>
        p.wire(
          `M${-2 + i} ${-82 + i * 0.6}Q${26 + i * 0.5} ${-52 + i * 0.6} ${30} -22`,
          '#ffffff',
          0.9,
          { opacity: 0.9 },
        ),
      ),
      ...[0, 1, 2].map((i) =>
        p.wire(
          `M${6 + i * 8} ${-64 + i * 14}Q${22 + i * 5} ${-54 + i * 12} ${36 + i * 2} ${-56 + i * 12}`,
          '#ffffff',
          0.9,
          { opacity: 0.9 },
        ),
      ),
      p.wire('M-4 -84A22 9 30 1 1 34 -62A22 9 30 1 1 -4 -84Z', MATERIAL.red, 3.4),
    ],
  },
  clock: {
    hand: 40,
    hero: 120,
    face: [0, -46, 0.42],
    draw: ({ p, alive }) => [
      ...[-24, 24].flatMap((x) => [
        ...p.part(ellipse(x, -88, 14, 12), MATERIAL.gold),
        ...p.part(
          ribbon(
            [
              [x * 0.7, -12],
              [x, 0],
            ],
            [4, 3.4],
          ),
          MATERIAL.iron,
        ),
      ]),
      ...p.part(ribbon('0,-90 0,-100', [3, 4]), MATERIAL.iron),
      ...p.part(ellipse(0, -46, 44, 44), MATERIAL.red),
      ...p.part(ellipse(0, -46, 35, 35), MATERIAL.cream),
      ...Array.from({ length: 12 }, (_, i) =>
        p.flat(
          mark('0,-31 0,-26', [0.8, i % 3 ? 0.9 : 1.8, 0.8], { y: -46, turn: i * 30 }),
          '#5a4a44',
        ),
      ),
      ...(alive
        ? []
        : [
            p.flat(mark('0,2 0,-18', [1.6, 2, 1], { y: -46, turn: -50 }), '#3a3340'),
            p.flat(mark('0,3 0,-25', [1.2, 1.5, 0.8], { y: -46, turn: 62 }), '#3a3340'),
            ...p.part(ellipse(0, -46, 3.6, 3.6), MATERIAL.red),
          ]),
      p.raw(shape('-26,-60 -14,-74 2,-77 -12,-64 -22,-50'), WHITE, { opacity: 0.5 }),
    ],
  },
  mirror: {
    hand: 48,
    hero: 170,
    grip: [0, -12],
    face: [0, -64, 0.38],
    glow: { at: [0, -64], radius: 100, color: '#cfeaff', when: 'glowing' },
    draw: ({ p }) => [
      ...p.part(ribbon('0,-30 0,-2', [4.4, 6]), MATERIAL.gold),
      ...p.part(ellipse(0, -64, 34, 40), MATERIAL.gold),
      ...p.part(ellipse(0, -64, 27, 33), '#bfe0ee', () => [
        p.raw(shape('-26,-70! 10,-104! 20,-100! -24,-50!'), WHITE, { opacity: 0.5 }),
        p.raw(shape('-18,-44! 24,-86! 27,-78! -10,-38!'), WHITE, { opacity: 0.35 }),
      ]),
      ...p.part(shape('0,-110 6,-102 0,-98 -6,-102'), MATERIAL.red),
    ],
  },
  camera: {
    hand: 34,
    hero: 100,
    face: [0, -34, 0.4],
    draw: ({ p }) => [
      ...p.part(shape('-18,-66! -12,-80 12,-80 18,-66!'), '#3f4660'),
      ...p.part(
        shape('-54,-66! 54,-66! 56,-60 56,-4 52,0! -52,0! -56,-4 -56,-60'),
        '#4c5672',
        (tone) => [
          p.flat(shape('-58,-50! 58,-50! 58,-20! -58,-20!'), MATERIAL.red, { opacity: 0.9 }),
          p.raw(mark('-50,-60 46,-60', [0.6, 2, 0.6]), tone.high, { opacity: 0.5 }),
        ],
      ),
      ...p.part(ellipse(0, -34, 27, 27), MATERIAL.silver),
      ...p.part(ellipse(0, -34, 20, 20), '#2f3a58', () => [
        p.raw(ellipse(-6, -42, 7, 5), ink('#9fd0ee'), { opacity: 0.9 }),
        p.raw(ellipse(7, -26, 3, 2.4), WHITE, { opacity: 0.5 }),
      ]),
      ...p.part(ellipse(-40, -70, 7, 4), MATERIAL.yellow),
      ...p.part(shape('32,-62! 48,-62! 48,-53! 32,-53!'), '#f6e9b8'),
    ],
  },
  phone: {
    hand: 30,
    hero: 90,
    face: [0, -46, 0.3],
    glow: { at: [0, -48], radius: 60, color: '#bfe8ff', when: 'glowing' },
    draw: ({ p }) => [
      ...p.part(shape('-24,-98! 24,-98! 28,-94! 28,-4! 24,0! -24,0! -28,-4! -28,-94!'), '#3c4560'),
      ...p.part(shape('-22,-88! 22,-88! 22,-12! -22,-12!'), '#8fd0e6', () => [
        p.flat(shape('-22,-40 -6,-52 6,-40 22,-50 22,-10! -22,-10!'), MATERIAL.leaf),
        p.flat(ellipse(10, -74, 6, 6), MATERIAL.yellow),
      ]),
      p.flat(ellipse(0, -6, 3.4, 2.6), '#8f9ab4'),
    ],
  },
  machine: {
    hand: 60,
    hero: 190,
    face: [0, -40, 0.38],
    glow: { at: [0, -44], radius: 90, color: '#aef0d6', when: 'glowing' },
    draw: ({ p, state }) => [
      ...p.part(ribbon('30,-66 32,-88 48,-92', [7, 7, 8]), MATERIAL.brass),
      p.raw(mark('52,-94 62,-102 58,-110', [2, 5, 2]), WHITE, { opacity: 0.5 }),
      ...p.part(ribbon('-40,-70 -40,-96', [3, 3]), MATERIAL.iron),
      ...p.part(ellipse(-40, -99, 7, 7), state === 'glowing' ? '#9df0c8' : MATERIAL.red),
      ...p.part(shape('-56,-72! 56,-72! 58,-10! 52,0! -52,0! -58,-10!'), '#6f93a8', (tone) => [
        p.raw(ellipse(0, 2, 58, 10), tone.deep, { opacity: 0.4 }),
        p.raw(mark('-50,-66 48,-66', [0.8, 2.4, 0.8]), tone.high, { opacity: 0.5 }),
      ]),
      ...p.part(ellipse(-26, -42, 17, 17), MATERIAL.cream, () => [
        p.flat(mark('-26,-42 -18,-52', [1, 1.6, 0.6]), MATERIAL.red),
      ]),
      ...[0, 18, 36].flatMap((x, i) =>
        p.part(
          ellipse(6 + x, -52, 6, 6),
          [MATERIAL.yellow, MATERIAL.green, MATERIAL.orange][i] ?? MATERIAL.red,
        ),
      ),
      ...p.part(shape('-2,-38! 48,-38! 48,-16! -2,-16!'), '#3f5468', () =>
        [4, 14, 24, 34, 44].map((x, i) =>
          p.flat(mark(`${x},-18 ${x},${-24 - (i % 3) * 5}`, [1.6, 1.6, 1.6]), '#8ff0e6'),
        ),
      ),
      ...Array.from({ length: 8 }, (_, i) =>
        p.part(
          shape('-4,-24! 4,-24! 3,-16! -3,-16!', { x: -58, y: -20, turn: i * 45, k: 0.8 }),
          MATERIAL.brass,
        ),
      ).flat(),
      ...p.part(ellipse(-58, -20, 14, 14), MATERIAL.brass, () => [
        p.flat(ellipse(-58, -20, 5, 5), MATERIAL.iron),
      ]),
    ],
  },
} as const satisfies Record<string, ThingArt>
