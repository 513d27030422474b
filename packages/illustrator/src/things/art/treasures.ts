import { ellipse } from '#core/path'
import { ink, mark, ribbon, shape } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

const WHITE = ink('#ffffff')

export const TREASURES = {
  map: {
    hand: 42,
    hero: 140,
    grip: [-34, -30],
    face: [0, -40, 0.4],
    draw: ({ p }) => [
      ...p.part(
        shape(
          '-58,-70! -34,-76 -10,-70 14,-76 38,-70 58,-74! 60,-8! 36,-2 12,-8 -12,-2 -36,-8 -60,-4!',
        ),
        '#ecd6a2',
        (tone) => [
          p.raw(shape('-34,-80! -10,-74! -12,0! -36,-4!'), tone.shade, { opacity: 0.35 }),
          p.raw(shape('14,-80! 38,-74! 36,0! 12,-6!'), tone.shade, { opacity: 0.35 }),
          p.flat(shape('-46,-54 -24,-62 -6,-52 -12,-38 -34,-34 -50,-42'), '#9cbf7a', {
            opacity: 0.8,
          }),
          p.flat(shape('6,-34 26,-46 46,-38 48,-22 26,-14 10,-20'), '#9cbf7a', { opacity: 0.8 }),
          ...['-40,-22', '-28,-18', '-16,-20', '-5,-26', '4,-36', '12,-46', '22,-54'].map((at) =>
            p.flat(
              mark(`${at} ${at.replace(/^(-?\d+)/, (x) => String(Number(x) + 6))}`, [1, 1.3, 1]),
              '#8a4a32',
            ),
          ),
          p.flat(mark('28,-64 40,-54', [1.6, 2, 1.6]), MATERIAL.red),
          p.flat(mark('40,-64 28,-54', [1.6, 2, 1.6]), MATERIAL.red),
        ],
      ),
    ],
  },
  key: {
    hand: 42,
    hero: 130,
    grip: [0, -78],
    face: [0, -78, 0.2],
    glow: { at: [0, -60], radius: 100, color: '#ffe08a', when: 'glowing' },
    draw: ({ p }) => [
      p.wire(ellipse(0, -79, 19), MATERIAL.gold, 9),
      p.wire('M-10 -90A14 14 0 0 1 4 -95', '#fff0b8', 2, { opacity: 0.8 }),
      ...p.part(ribbon('0,-60 0,-4', [5, 4.4]), MATERIAL.gold),
      ...p.part(shape('-8,-62! 8,-62! 8,-55! -8,-55!'), MATERIAL.gold),
      ...p.part(
        shape('2,-26! 22,-26! 22,-16! 14,-16! 14,-12! 22,-12! 22,-2! 2,-2!'),
        MATERIAL.gold,
      ),
    ],
  },
  /** A crown too wide for anybody, with letters for stuffing. */
  letter_crown: {
    hand: 62,
    hero: 150,
    grip: [0, -14],
    face: [0, -26, 0.26],
    draw: ({ p }) => {
      const letter = ({ x, y, turn }: { x: number; y: number; turn: number }) => [
        ...p.part(shape('-24,-16! 24,-16! 24,16! -24,16!', { x, y, turn }), MATERIAL.paper),
        p.flat(mark('-23,-15 0,4 23,-15', [1, 1.3, 1], { x, y, turn }), '#b79d6f'),
        p.flat(shape('-5,2 0,-3 5,2 0,8', { x, y, turn }), MATERIAL.red),
      ]
      return [
        p.flat(ellipse(0, -46, 56, 13), '#8a6a1f'),
        ...letter({ x: -30, y: -62, turn: -24 }),
        ...letter({ x: 32, y: -60, turn: 20 }),
        ...letter({ x: 2, y: -68, turn: -4 }),
        ...p.part(
          shape(
            '-58,-10! -66,-66! -46,-44! -34,-60! -18,-40! 0,-58! 18,-40! 34,-60! 46,-44! 66,-66! 58,-10! 30,-1 0,2 -30,-1',
          ),
          MATERIAL.gold,
          (tone) => [
            p.raw(shape('-60,-20 0,-6 60,-20 58,-6 0,8 -58,-6'), tone.shade, { opacity: 0.5 }),
            p.raw(mark('-54,-26 -58,-52', [0.8, 2.6, 0.8]), tone.high, { opacity: 0.7 }),
          ],
        ),
        ...[-66, 66].flatMap((x) => p.part(ellipse(x, -68, 5, 5), MATERIAL.blue)),
        ...[-34, 0, 34].flatMap((x) => p.part(ellipse(x, -20, 6, 6), MATERIAL.red)),
        ...[-17, 17].flatMap((x) => p.part(ellipse(x, -18, 4.4, 4.4), MATERIAL.teal)),
      ]
    },
  },
  crown: {
    hand: 34,
    hero: 110,
    grip: [0, -14],
    face: [0, -22, 0.24],
    glow: { at: [0, -40], radius: 110, color: '#ffe08a', when: 'glowing' },
    draw: ({ p }) => [
      ...p.part(
        shape('-46,-12! -54,-66! -28,-42! 0,-86! 28,-42! 54,-66! 46,-12! 0,-2'),
        MATERIAL.gold,
        (tone) => [
          p.raw(shape('-48,-22 0,-12 48,-22 46,-10 0,0 -46,-10'), tone.shade, { opacity: 0.5 }),
          p.raw(mark('-44,-30 -46,-54', [0.8, 2.6, 0.8]), tone.high, { opacity: 0.7 }),
        ],
      ),
      ...p.part(ellipse(0, -88, 6, 6), MATERIAL.red),
      ...[-54, 54].flatMap((x) => p.part(ellipse(x, -68, 5, 5), MATERIAL.blue)),
      ...p.part(shape('0,-34 8,-25 0,-15 -8,-25'), MATERIAL.red, () => [
        p.raw(ellipse(-2, -28, 2, 2), WHITE, { opacity: 0.8 }),
      ]),
      ...[-27, 27].flatMap((x) =>
        p.part(ellipse(x, -22, 5.4, 5.4), MATERIAL.teal, () => [
          p.raw(ellipse(x - 2, -24, 1.6, 1.4), WHITE, { opacity: 0.8 }),
        ]),
      ),
    ],
  },
  compass: {
    hand: 32,
    hero: 110,
    face: [0, -44, 0.4],
    draw: ({ p }) => [
      p.wire('M-8 -92A8 8 0 1 1 8 -92', MATERIAL.brass, 4),
      ...p.part(ellipse(0, -45, 44, 44), MATERIAL.brass),
      ...p.part(ellipse(0, -45, 35, 35), MATERIAL.cream),
      ...[0, 90, 180, 270].map((turn) =>
        p.flat(mark('0,-33 0,-27', [1.4, 1.4, 1.4], { y: -45, turn }), '#6d5236'),
      ),
      ...p.part(shape('0,-30! 7,0 -7,0', { y: -45, turn: 32 }), MATERIAL.red),
      ...p.part(shape('0,30! 7,0 -7,0', { y: -45, turn: 32 }), MATERIAL.iron),
      ...p.part(ellipse(0, -45, 4, 4), MATERIAL.gold),
      p.raw(shape('-26,-58 -12,-74 4,-76 -12,-60 -22,-46'), WHITE, { opacity: 0.5 }),
    ],
  },
  medal: {
    hand: 34,
    hero: 110,
    face: [0, -32, 0.36],
    draw: ({ p }) => [
      ...p.part(shape('-26,-100! -6,-100! 12,-60! -4,-52!'), MATERIAL.blue),
      ...p.part(shape('26,-100! 6,-100! -12,-60! 4,-52!'), MATERIAL.red),
      ...p.part(ellipse(0, -32, 32, 32), MATERIAL.gold, (tone) => [
        p.raw(ellipse(0, -32, 25, 25), tone.shade, { opacity: 0.45 }),
      ]),
      ...p.part(
        shape('0,-17 5,-6 17,-5 8,3 11,15 0,9 -11,15 -8,3 -17,-5 -5,-6', { y: -33 }),
        '#f8d36a',
      ),
    ],
  },
  treasure_chest: {
    hand: 50,
    hero: 150,
    face: [0, -69, 0.28],
    glow: { at: [0, -56], radius: 120, color: '#ffdd7a', when: 'glowing' },
    draw: ({ p, state }) => {
      const open = state === 'open' || state === 'full' || state === 'glowing' || state === 'empty'
      const bands = [-44, 0, 44]
      return [
        ...(open
          ? [
              ...p.part(
                shape('-58,-56! -56,-92 -40,-102 40,-102 56,-92 58,-56!'),
                MATERIAL.darkWood,
                (tone) => [
                  p.raw(shape('-48,-58! -46,-86 -36,-93 36,-93 46,-86 48,-58!'), tone.deep, {
                    opacity: 0.8,
                  }),
                ],
              ),
              p.flat(ellipse(0, -54, 54, 12), '#3a2418'),
              ...(state === 'empty'
                ? []
                : [
                    ...[-36, -18, 2, 22, 38, -8, 12, -26]
                      .map((x, i) =>
                        p.part(
                          ellipse(x, -58 - (i % 3) * 6, 10, 9),
                          i % 2 ? '#f8cf5a' : MATERIAL.gold,
                        ),
                      )
                      .flat(),
                    ...p.part(shape('0,-84! 12,-72! 0,-54! -12,-72!', { x: 6 }), '#45b3cf'),
                    ...p.part(ellipse(-28, -70, 6, 6), '#f7eef2'),
                  ]),
            ]
          : p.part(shape('-58,-48! -58,-66 -46,-84 46,-84 58,-66 58,-48!'), MATERIAL.wood, (tone) =>
              bands
                .map((x) => p.raw(mark(`${x},-84 ${x},-48`, [4, 4, 4]), p.lit(MATERIAL.brass)))
                .concat([
                  p.raw(mark('-52,-64 52,-64', [0.6, 1, 0.6]), tone.deep, { opacity: 0.5 }),
                ]),
            )),
        ...p.part(shape('-56,-52! 56,-52! 52,0! -52,0!'), MATERIAL.wood, (tone) => [
          ...[-36, -18].map((y) =>
            p.raw(mark(`-56,${y} 56,${y}`, [0.8, 1.2, 0.8]), tone.deep, { opacity: 0.6 }),
          ),
          ...bands.map((x) => p.flat(mark(`${x},-54 ${x * 0.94},0`, [4, 4, 4]), MATERIAL.brass)),
        ]),
        ...p.part(shape('-58,-54! 58,-54! 57,-45! -57,-45!'), MATERIAL.brass),
        ...p.part(shape('-9,-50! 9,-50! 9,-34 0,-28 -9,-34'), MATERIAL.gold),
        p.flat(ellipse(0, -40, 2.6, 3.4), '#3a2418'),
      ]
    },
  },
  wand: {
    hand: 52,
    hero: 150,
    grip: [0, -16],
    glow: { at: [0, -80], radius: 90, color: '#ffe9a0', when: 'always' },
    draw: ({ p }) => [
      ...p.part(ribbon('0,0 0,-66', [3.8, 3]), MATERIAL.purple, () =>
        [-10, -26, -42, -58].map((y) =>
          p.flat(mark(`-6,${y} 6,${y - 6}`, [1.6, 1.8, 1.6]), MATERIAL.cream),
        ),
      ),
      ...p.part(
        shape('0,-24 7,-8 24,-7 11,4 15,20 0,11 -15,20 -11,4 -24,-7 -7,-8', { y: -78 }),
        '#f8cf5a',
        (tone) => [p.raw(ellipse(-4, -84, 5, 5), tone.high, { opacity: 0.8 })],
      ),
    ],
  },
  potion: {
    hand: 40,
    hero: 120,
    grip: [0, -70],
    face: [0, -32, 0.36],
    glow: { at: [0, -32], radius: 90, color: '#c58af0', when: 'glowing' },
    draw: ({ p, state }) => [
      ...p.part(
        shape('-9,-84! 9,-84! 9,-64 34,-44 38,-20 22,-2 -22,-2 -38,-20 -34,-44 -9,-64'),
        MATERIAL.glass,
        () => [
          ...(state === 'empty'
            ? []
            : [
                p.flat(shape('-44,-38 -16,-42 16,-34 44,-40 44,6 -44,6'), '#9a5fd0'),
                ...[
                  [-12, -22, 4],
                  [8, -28, 3],
                  [16, -14, 5],
                  [-18, -10, 3],
                ].map(([x = 0, y = 0, r = 0]) =>
                  p.raw(ellipse(x, y, r), ink('#d9b4f4'), { opacity: 0.8 }),
                ),
              ]),
          p.raw(mark('-26,-44 -31,-28 -24,-12', [0.8, 3, 0.8]), WHITE, { opacity: 0.75 }),
        ],
      ),
      ...p.part(shape('-12,-88! 12,-88! 12,-81! -12,-81!'), '#b9dfe6'),
      ...(state === 'open' || state === 'empty'
        ? []
        : p.part(shape('-8,-100 8,-100 9,-86 -9,-86'), MATERIAL.paleWood)),
    ],
  },
  shield: {
    hand: 60,
    hero: 150,
    face: [0, -58, 0.44],
    draw: ({ p }) => [
      ...p.part(
        shape('-44,-94! 0,-100 44,-94! 46,-56 34,-24 0,0! -34,-24 -46,-56'),
        MATERIAL.silver,
      ),
      ...p.part(
        shape('-36,-87! 0,-92 36,-87! 38,-56 28,-28 0,-9! -28,-28 -38,-56'),
        MATERIAL.blue,
        () => [
          p.flat(shape('0,-96! 40,-90! 42,-50! 0,-50!'), MATERIAL.red),
          p.flat(shape('-42,-50! 0,-50! 0,0! -42,-10!'), MATERIAL.red),
        ],
      ),
      ...p.part(
        shape('0,-22 6,-8 21,-7 10,4 14,18 0,10 -14,18 -10,4 -21,-7 -6,-8', { y: -50 }),
        MATERIAL.gold,
      ),
    ],
  },
  banner: {
    hand: 70,
    hero: 190,
    grip: [-30, -30],
    draw: ({ p }) => [
      ...p.part(ribbon('-32,0 -32,-98', [2.6, 2.4]), MATERIAL.wood),
      ...p.part(ellipse(-32, -99, 4.4, 4.4), MATERIAL.gold),
      ...p.part(
        shape('-31,-94! -6,-98 16,-90 44,-94! 34,-72! 46,-50! 18,-46 -4,-54 -31,-50!'),
        MATERIAL.red,
        (tone) => [
          p.raw(mark('-10,-98 -12,-52', [1, 4, 1]), tone.deep, { opacity: 0.35 }),
          p.raw(mark('18,-92 16,-46', [1, 4, 1]), tone.high, { opacity: 0.35 }),
          p.flat(
            shape('0,-12 4,-4 12,-3 6,3 8,11 0,6 -8,11 -6,3 -12,-3 -4,-4', { x: 2, y: -72 }),
            MATERIAL.gold,
          ),
        ],
      ),
    ],
  },
  helmet: {
    hand: 50,
    hero: 120,
    face: [4, -40, 0.4],
    draw: ({ p }) => [
      ...p.part(ellipse(0, -48, 48, 48), '#f1ece2', (tone) => [
        p.raw(shape('-40,-70 -18,-90 6,-92 -12,-78 -30,-58'), tone.high, { opacity: 0.8 }),
      ]),
      ...p.part(
        shape('-24,-70 8,-76 38,-64 44,-42 34,-24 6,-18 -22,-26 -32,-46'),
        '#3f5f8c',
        (tone) => [
          p.raw(shape('-20,-60 0,-68 16,-66 -4,-54 -18,-44'), tone.high, { opacity: 0.8 }),
        ],
      ),
      ...p.part(shape('-40,-14! 40,-14! 36,0! -36,0!'), MATERIAL.orange),
      ...p.part(ellipse(-46, -46, 8, 12), MATERIAL.orange),
    ],
  },
  telescope: {
    hand: 48,
    hero: 150,
    grip: [0, -46],
    draw: ({ p, hero }) => [
      ...(hero
        ? [
            ...p.part(ribbon('0,-46 -26,0', [3, 2.6]), MATERIAL.wood),
            ...p.part(ribbon('0,-46 26,0', [3, 2.6]), MATERIAL.wood),
            ...p.part(ribbon('0,-46 2,-2', [3, 2.6]), MATERIAL.darkWood),
          ]
        : []),
      ...p.part(shape('-50,-36! -20,-52! -14,-38! -46,-22!'), MATERIAL.brass),
      ...p.part(shape('-24,-54! 14,-74! 22,-54! -16,-34!'), MATERIAL.blue),
      ...p.part(shape('10,-78! 46,-96! 58,-72! 22,-52!'), MATERIAL.brass, (tone) => [
        p.raw(mark('14,-72 48,-89', [1, 2.6, 1]), tone.high, { opacity: 0.8 }),
      ]),
      ...p.part(shape('44,-98! 51,-100! 63,-73! 57,-70!'), MATERIAL.gold),
    ],
  },
  magnifier: {
    hand: 42,
    hero: 130,
    grip: [26, -12],
    face: [-10, -64, 0.34],
    draw: ({ p }) => [
      ...p.part(ribbon('14,-38 36,-4', [6, 7.5]), MATERIAL.wood),
      p.raw(ellipse(-10, -64, 28, 28), ink('#dff2f6'), { opacity: 0.55 }),
      p.wire(ellipse(-10, -64, 30), MATERIAL.brass, 7),
      p.raw(mark('-30,-64 -26,-80 -12,-86', [0.8, 3, 0.8]), WHITE, { opacity: 0.85 }),
    ],
  },
  music_box: {
    hand: 46,
    hero: 130,
    face: [0, -22, 0.34],
    glow: { at: [0, -60], radius: 90, color: '#ffd9e6', when: 'glowing' },
    draw: ({ p, state }) => [
      ...(state === 'whole' || state === 'empty'
        ? p.part(shape('-48,-50! 48,-50! 42,-62! -42,-62!'), '#b9596a')
        : [
            ...p.part(shape('-48,-44! -44,-96! 44,-96! 48,-44!'), '#c4677a', (tone) => [
              p.raw(shape('-36,-50! -34,-88! 34,-88! 36,-50!'), tone.high, { opacity: 0.7 }),
            ]),
            ...p.part(
              shape('0,-88 6,-82 3,-76 10,-62 18,-52! -18,-52! -10,-62 -3,-76 -6,-82'),
              MATERIAL.pink,
            ),
            ...p.part(ellipse(0, -90, 5, 6), '#f0c8a8'),
          ]),
      ...p.part(shape('-50,-50! 50,-50! 46,0! -46,0!'), '#b9596a', (tone) => [
        p.flat(mark('-44,-42 44,-42', [1, 1.4, 1]), MATERIAL.gold),
        p.flat(mark('-42,-8 42,-8', [1, 1.4, 1]), MATERIAL.gold),
        p.raw(ellipse(0, 0, 50, 10), tone.shade, { opacity: 0.5 }),
      ]),
      p.wire('M50 -26h10v-10', MATERIAL.gold, 4),
      ...p.part(ellipse(60, -39, 4.6, 4.6), MATERIAL.gold),
    ],
  },
} as const satisfies Record<string, ThingArt>
