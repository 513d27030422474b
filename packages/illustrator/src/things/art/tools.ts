import { ellipse } from '#core/path'
import { ink, mark, ribbon, shape } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { Painter } from '#things/painter'
import type { ThingArt } from '#things/thing-art'

/** Two fine straight poles, and a hole wherever a rung is not. */
const barePoles = (p: Painter) =>
  [-26, 26].flatMap((x) => [
    ...p.part(ellipse(x, -4, 12, 5), MATERIAL.darkWood),
    ...p.part(ribbon(`${x},-2 ${x},-146`, [4.6, 4.2]), MATERIAL.wood, (tone) => [
      p.raw(mark(`${x - 2},-8 ${x - 2},-140`, [0.5, 1.2, 0.5]), tone.high, { opacity: 0.6 }),
    ]),
    ...[-22, -44, -66, -88, -110, -130].map((y) => p.flat(ellipse(x, y, 2.2, 2.6), '#3a2417')),
    ...p.part(ellipse(x, -149, 6.4, 6.4), MATERIAL.brass),
  ])

/** Every flower in it is shut. */
const stalks = (p: Painter) =>
  [-32, -16, 0, 16, 32].flatMap((x, i) => {
    const top = -128 - (i % 2) * 12
    return [
      ...p.part(ribbon(`${x * 0.6},-72 ${x},${top + 22}`, [2.2, 1.8]), MATERIAL.green),
      ...p.part(ellipse(x, top + 12, 6, 13), MATERIAL.leaf),
    ]
  })

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
    draw: ({ p, state }) =>
      state === 'empty'
        ? barePoles(p)
        : [
            // It stands by itself: its other legs are behind it.
            ...p.part(ribbon('-7,-14 -15,-96', [2.6, 2.4]), MATERIAL.darkWood),
            ...p.part(ribbon('34,-14 18,-96', [2.6, 2.4]), MATERIAL.darkWood),
            p.wire('M-9 -34H30', '#5d4a3a', 1.6),
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
            ...p.part(shape('-24,-97! 24,-97! 22,-103! -22,-103!'), MATERIAL.paleWood),
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
    hand: 116,
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
    grip: [-10, -90],
    face: [-12, -34, 0.36],
    draw: ({ p }) => [
      p.wire('M6 -66C4 -104 -40 -104 -46 -56', '#3f8f6a', 6),
      ...p.part(shape('12,-14! 50,-66! 44,-72! 12,-38!'), '#4aa47c'),
      ...p.part(shape('40,-80! 62,-60! 56,-52 34,-72'), '#6fc09a'),
      ...p.part(shape('18,-64! -44,-64! -42,-4 -12,2 18,-4'), '#4aa47c', (tone) => [
        p.raw(mark('18,-50 -12,-45 -44,-50', [0.8, 1.8, 0.8]), tone.deep, { opacity: 0.5 }),
        p.raw(mark('8,-56 8,-14', [1, 3.4, 1]), tone.high, { opacity: 0.6 }),
      ]),
      ...p.part(ellipse(-13, -64, 31, 7), '#7fcaa8'),
      ...[
        [62, -44],
        [56, -36],
        [68, -36],
      ].map(([x = 0, y = 0]) =>
        p.raw(shape('0,-6 -3,0 0,3 3,0', { x, y }), ink('#8fd0ea'), { opacity: 0.9 }),
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
      ...(state === 'full' ? stalks(p) : []),
      ...(state === 'empty' || state === 'whole' || state === 'full'
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
    hand: 190,
    hero: 200,
    grip: [-22, -12],
    draw: ({ p }) => [
      ...p.part(ribbon('-30,0 8,-70', [2.2, 1.9]), MATERIAL.wood),
      p.raw(shape('-4,-86! 34,-64! 46,-34 40,-14 30,-10 16,-28'), ink('#e6efe8'), {
        opacity: 0.72,
      }),
      ...[-2, 6, 14, 22].map((i) =>
        p.wire(
          `M${-2 + i} ${-84 + i * 0.6}Q${26 + i * 0.5} ${-50 + i * 0.6} ${34} -12`,
          '#5f8f86',
          1,
          { opacity: 0.9 },
        ),
      ),
      ...[0, 1, 2, 3].map((i) =>
        p.wire(
          `M${6 + i * 7} ${-64 + i * 13}Q${22 + i * 5} ${-54 + i * 12} ${37 + i * 2} ${-56 + i * 12}`,
          '#5f8f86',
          1,
          { opacity: 0.9 },
        ),
      ),
      p.wire('M-4 -86A22 9 30 1 1 34 -64A22 9 30 1 1 -4 -86Z', MATERIAL.red, 3),
    ],
  },
  ruler: {
    hand: 92,
    hero: 130,
    grip: [0, -34],
    draw: ({ p }) => [
      ...p.part(shape('-9,0! 9,0! 9,-104! -9,-104!'), '#e2b15c', (tone) => [
        p.raw(mark('-7,-100 -7,-4', [0.8, 1.2, 0.8]), tone.high, { opacity: 0.6 }),
      ]),
      ...Array.from({ length: 20 }, (_, i) =>
        p.flat(
          mark(`9,${-4 - i * 5} ${i % 5 ? 4 : -1},${-4 - i * 5}`, [0.7, 0.7, 0.7]),
          MATERIAL.darkWood,
        ),
      ),
    ],
  },
} satisfies Record<string, ThingArt>
