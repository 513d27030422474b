import { ellipse } from '#core/path'
import { ink, mark, ribbon, shape } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

const WHITE = ink('#ffffff')

export const MUSIC = {
  bell: {
    hand: 36,
    hero: 110,
    grip: [0, -94],
    face: [0, -42, 0.36],
    draw: ({ p }) => [
      ...p.part(ellipse(0, -7, 8, 8), MATERIAL.brass),
      ...p.part(
        shape('-46,-14! -32,-30 -28,-62 -16,-80 16,-80 28,-62 32,-30 46,-14! 0,-6'),
        MATERIAL.gold,
        (tone) => [
          p.raw(mark('-38,-22 0,-15 38,-22', [1, 2, 1]), tone.deep, { opacity: 0.5 }),
          p.raw(mark('-16,-68 -20,-36', [1, 4, 1]), tone.high, { opacity: 0.8 }),
        ],
      ),
      ...p.part(shape('-9,-78! 9,-78! 7,-98 0,-104 -7,-98'), MATERIAL.wood),
    ],
  },
  drum: {
    hand: 50,
    hero: 120,
    face: [0, -32, 0.4],
    draw: ({ p }) => [
      ...p.part(ribbon('20,-74 56,-98', [3, 2.6]), MATERIAL.paleWood),
      ...p.part(ellipse(20, -73, 7, 6), MATERIAL.cream),
      ...p.part(shape('-48,-64! 48,-64! 46,-8 0,2 -46,-8'), MATERIAL.red, (tone) => [
        ...[-36, -12, 12, 36].flatMap((x) => [
          p.flat(mark(`${x - 12},-56 ${x},-10`, [1, 1.4, 1]), MATERIAL.cream),
          p.flat(mark(`${x + 12},-56 ${x},-10`, [1, 1.4, 1]), MATERIAL.cream),
        ]),
        p.raw(ellipse(0, -2, 46, 10), tone.shade, { opacity: 0.4 }),
      ]),
      ...p.part(shape('-50,-66! 50,-66! 50,-54 0,-46 -50,-54'), MATERIAL.yellow),
      ...p.part(shape('-48,-14 0,-5 48,-14 48,-4 0,5 -48,-4'), MATERIAL.yellow),
      ...p.part(ellipse(0, -66, 50, 11), MATERIAL.cream),
      ...p.part(ribbon('-20,-68 -58,-90', [3, 2.6]), MATERIAL.paleWood),
      ...p.part(ellipse(-18, -67, 7, 6), MATERIAL.cream),
    ],
  },
  flute: {
    hand: 44,
    hero: 120,
    grip: [10, -40],
    draw: ({ p }) => [
      ...p.part(ribbon('-46,-8 48,-84', [6, 6, 5.4]), MATERIAL.paleWood, (tone) => [
        p.raw(mark('-44,-12 46,-86', [0.8, 1.8, 0.8]), tone.high, { opacity: 0.7 }),
      ]),
      ...[0.22, 0.36, 0.5, 0.64].map((t) =>
        p.flat(ellipse(-46 + 94 * t, -8 - 76 * t, 3, 2.6), '#5b3a22'),
      ),
      ...p.part(ribbon('-50,-5 -40,-13', [7, 7]), MATERIAL.red),
      ...p.part(ribbon('40,-78 46,-82', [7, 7]), MATERIAL.red),
    ],
  },
  trumpet: {
    hand: 48,
    hero: 120,
    grip: [-4, -44],
    draw: ({ p }) => [
      p.wire('M-40 -52H20', MATERIAL.gold, 6),
      p.wire('M-20 -52q-10 24 4 26h22q12 -4 6 -26', MATERIAL.brass, 5),
      ...[-14, -4, 6].flatMap((x) => [
        ...p.part(
          ribbon(
            [
              [x, -70],
              [x, -36],
            ],
            [3.6, 3.6],
          ),
          MATERIAL.gold,
        ),
        ...p.part(ellipse(x, -72, 4.6, 3), MATERIAL.cream),
      ]),
      ...p.part(shape('14,-56! 38,-62 58,-80! 58,-24! 38,-42 14,-48!'), MATERIAL.gold, (tone) => [
        p.raw(mark('20,-55 50,-66', [0.8, 2.6, 0.8]), tone.high, { opacity: 0.8 }),
      ]),
      ...p.part(ellipse(58, -52, 6, 29), MATERIAL.brass),
      ...p.part(shape('-40,-57! -52,-60! -52,-44! -40,-47!'), MATERIAL.silver),
    ],
  },
  guitar: {
    hand: 76,
    hero: 160,
    grip: [22, -78],
    face: [-14, -30, 0.3],
    draw: ({ p }) => [
      ...p.part(ribbon('-2,-44 30,-92', [4.4, 4]), MATERIAL.darkWood),
      ...p.part(shape('24,-88! 34,-84! 44,-100! 34,-104!'), MATERIAL.wood),
      ...p.part(
        shape(
          '6,-56 2,-66 -10,-66 -20,-56 -26,-44 -44,-34 -48,-14 -32,0 -12,-2 2,-12 6,-26 16,-36 16,-48',
        ),
        '#d08a45',
        (tone) => [p.raw(mark('-34,-30 -40,-14 -30,-5', [1, 4, 1]), tone.high, { opacity: 0.6 })],
      ),
      p.flat(ellipse(-10, -38, 9, 9), '#4a2c1c'),
      ...[-2, 0, 2].map((o) =>
        p.flat(
          mark(`${-30 + o},${-16 + o * 0.5} ${33 + o},${-96 + o * 0.5}`, [0.4, 0.5, 0.4]),
          MATERIAL.cream,
          { opacity: 0.9 },
        ),
      ),
      ...p.part(ribbon('-34,-18 -24,-10', [2.4, 2.4]), MATERIAL.darkWood),
    ],
  },
  whistle: {
    hand: 22,
    hero: 80,
    grip: [-30, -50],
    draw: ({ p }) => [
      ...p.part(
        shape('-52,-66! -6,-66! 10,-66 34,-54 40,-30 26,-8 2,-2 -20,-14 -24,-38! -52,-42!'),
        MATERIAL.orange,
        (tone) => [p.raw(mark('-46,-60 0,-60 22,-48', [0.8, 3, 0.8]), tone.high, { opacity: 0.7 })],
      ),
      p.flat(shape('-10,-66! 6,-66! 2,-52! -10,-52!'), '#5a2c18'),
      ...p.part(ellipse(6, -32, 10, 10), '#f7b35a'),
      p.wire('M40 -36q14 8 10 24', MATERIAL.red, 3),
    ],
  },
  radio: {
    hand: 42,
    hero: 110,
    face: [0, -32, 0.36],
    draw: ({ p }) => [
      p.wire('M34 -62L52 -98', MATERIAL.silver, 2.6),
      p.wire('M-30 -62q30 -28 60 0', MATERIAL.darkWood, 5),
      ...p.part(
        shape('-54,-62! 54,-62! 56,-56 56,-4 52,0! -52,0! -56,-4 -56,-56'),
        MATERIAL.teal,
        (tone) => [p.raw(mark('-48,-56 46,-56', [0.6, 2, 0.6]), tone.high, { opacity: 0.5 })],
      ),
      ...p.part(ellipse(-26, -30, 22, 22), MATERIAL.cream, (tone) =>
        [0, 1, 2, 3, 4].map((i) =>
          p.raw(mark(`-48,${-46 + i * 8} -4,${-46 + i * 8}`, [0.8, 1.2, 0.8]), tone.deep, {
            opacity: 0.6,
          }),
        ),
      ),
      ...p.part(shape('6,-50! 46,-50! 46,-32! 6,-32!'), '#f6dd9a', () => [
        p.flat(mark('28,-50 26,-32', [0.8, 1, 0.8]), MATERIAL.red),
      ]),
      ...[14, 36].flatMap((x) =>
        p.part(ellipse(x, -15, 8, 8), MATERIAL.orange, (tone) => [
          p.raw(mark(`${x},-15 ${x + 4},-20`, [0.8, 1.2, 0.8]), tone.deep),
        ]),
      ),
    ],
  },
  spoon_chime: {
    hand: 60,
    hero: 150,
    grip: [0, -98],
    glow: { at: [0, -30], radius: 60, color: '#bfe6f6', when: 'glowing' },
    draw: ({ p }) => [
      p.wire('M0 -100L-40 -82M0 -100L40 -82', MATERIAL.cream, 1.6),
      ...p.part(ribbon('-48,-82 48,-82', [3.6, 4, 3.4]), MATERIAL.wood),
      ...[-36, -18, 0, 18, 36].flatMap((x, i) => {
        const y = -70 + ((i * 8 + 8) % 18)
        return [
          p.wire(`M${x} -80V${y}`, MATERIAL.cream, 1.2),
          ...p.part(
            shape('-1.4,0 -1.6,20 -6,28 -5,38 0,42 5,38 6,28 1.6,20 1.4,0', { x, y }),
            MATERIAL.silver,
            () => [p.raw(mark('-3,28 -3,36', [0.6, 1.6, 0.6], { x, y }), WHITE, { opacity: 0.9 })],
          ),
        ]
      }),
    ],
  },
  music_notes: {
    hand: 46,
    hero: 120,
    glow: { at: [0, -50], radius: 80, color: '#fff0b8', when: 'always' },
    draw: ({ p }) =>
      (
        [
          [-30, -20, 1],
          [22, -44, 1.25],
          [-6, -78, 0.7],
        ] as const
      ).flatMap(([x, y, k]) => [
        p.raw(ellipse(x, y, 9 * k, 7 * k), ink('#ffe9a6')),
        p.raw(
          ribbon(
            [
              [x + 7.4 * k, y],
              [x + 7.4 * k, y - 34 * k],
            ],
            [1.6 * k, 1.6 * k],
          ),
          ink('#ffe9a6'),
        ),
        p.raw(
          shape('0,0! 8,6 14,18! 4,12 0,10', { x: x + 7 * k, y: y - 35 * k, k }),
          ink('#ffe9a6'),
        ),
      ]),
  },
} as const satisfies Record<string, ThingArt>
