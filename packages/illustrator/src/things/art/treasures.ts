import { ellipse } from '#core/path'
import { ink, mark, ribbon, shape } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt, ThingScene } from '#things/thing-art'

const WHITE = ink('#ffffff')

const chest = (
  { p, state }: ThingScene,
  { wood, dark, band, lock }: Record<'wood' | 'dark' | 'band' | 'lock', string>,
) => {
  const open = state === 'open' || state === 'full' || state === 'glowing' || state === 'empty'
  const bands = [-44, 0, 44]
  return [
    ...(open
      ? [
          ...p.part(shape('-58,-56! -56,-92 -40,-102 40,-102 56,-92 58,-56!'), dark, (tone) => [
            p.raw(shape('-48,-58! -46,-86 -36,-93 36,-93 46,-86 48,-58!'), tone.deep, {
              opacity: 0.8,
            }),
          ]),
          p.flat(ellipse(0, -54, 54, 12), '#3a2418'),
          ...(state === 'empty'
            ? []
            : [
                ...[-36, -18, 2, 22, 38, -8, 12, -26]
                  .map((x, i) =>
                    p.part(ellipse(x, -58 - (i % 3) * 6, 10, 9), i % 2 ? '#f8cf5a' : MATERIAL.gold),
                  )
                  .flat(),
                ...p.part(shape('0,-84! 12,-72! 0,-54! -12,-72!', { x: 6 }), '#45b3cf'),
                ...p.part(ellipse(-28, -70, 6, 6), '#f7eef2'),
              ]),
        ]
      : p.part(shape('-58,-48! -58,-66 -46,-84 46,-84 58,-66 58,-48!'), wood, (tone) =>
          bands
            .map((x) => p.raw(mark(`${x},-84 ${x},-48`, [4, 4, 4]), p.lit(band)))
            .concat([p.raw(mark('-52,-64 52,-64', [0.6, 1, 0.6]), tone.deep, { opacity: 0.5 })]),
        )),
    ...p.part(shape('-56,-52! 56,-52! 52,0! -52,0!'), wood, (tone) => [
      ...[-36, -18].map((y) =>
        p.raw(mark(`-56,${y} 56,${y}`, [0.8, 1.2, 0.8]), tone.deep, { opacity: 0.6 }),
      ),
      ...bands.map((x) => p.flat(mark(`${x},-54 ${x * 0.94},0`, [4, 4, 4]), band)),
    ]),
    ...p.part(shape('-58,-54! 58,-54! 57,-45! -57,-45!'), band),
    ...p.part(shape('-9,-50! 9,-50! 9,-34 0,-28 -9,-34'), lock),
    p.flat(ellipse(0, -40, 2.6, 3.4), '#3a2418'),
  ]
}

export const TREASURES = {
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
    hand: 58,
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
  medal: {
    hand: 52,
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
    draw: (scene) =>
      chest(scene, {
        wood: MATERIAL.wood,
        dark: MATERIAL.darkWood,
        band: MATERIAL.brass,
        lock: MATERIAL.gold,
      }),
  },
  /** Nothing grows in it: plates, rivets, and a padlock. */
  iron_chest: {
    hand: 50,
    hero: 150,
    face: [0, -69, 0.28],
    draw: (scene) => [
      ...chest(scene, { wood: '#7d8494', dark: '#4c5160', band: '#555b6a', lock: MATERIAL.brass }),
      ...[-44, 0, 44].flatMap((x) =>
        [-42, -26, -8].flatMap((y) =>
          x || y < -40 || y > -10
            ? scene.p.part(ellipse(x * (1 + y * 0.0005), y, 2.6, 2.6), '#aab2c0')
            : [],
        ),
      ),
    ],
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
  pearl: {
    hand: 24,
    hero: 90,
    face: [0, -50, 0.6],
    glow: { at: [0, -50], radius: 90, color: '#fdeef4', when: 'always' },
    draw: ({ p }) => [
      ...p.part(ellipse(0, -50, 48, 48), '#f7eef2', (tone) => [
        p.raw(ellipse(10, -24, 40, 26), ink('#e8b9d6'), { opacity: 0.45, blur: 8 }),
        p.raw(ellipse(-14, -34, 30, 20), ink('#b9e0ea'), { opacity: 0.4, blur: 8 }),
        p.raw(ellipse(-16, -70, 14, 11), tone.high, { opacity: 0.95, blur: 2 }),
      ]),
    ],
  },
  gem: {
    hand: 28,
    hero: 100,
    face: [0, -52, 0.44],
    glow: { at: [0, -50], radius: 110, color: '#8fe6f0', when: 'glowing' },
    draw: ({ p }) => [
      ...p.part(shape('-30,-92! 30,-92! 50,-62! 0,0! -50,-62!'), '#45b3cf', (tone) => [
        p.raw(shape('-30,-92! -12,-62! -50,-62!'), tone.high, { opacity: 0.7 }),
        p.raw(shape('-30,-92! 0,-92! -12,-62!'), tone.light, { opacity: 0.8 }),
        p.raw(shape('0,-92! 30,-92! 14,-62!'), tone.high, { opacity: 0.45 }),
        p.raw(shape('-12,-62! 14,-62! 0,0!'), tone.light, { opacity: 0.55 }),
        p.raw(shape('14,-62! 50,-62! 0,0!'), tone.deep, { opacity: 0.5 }),
        p.raw(shape('-30,-86! -18,-80! -34,-68!'), ink('#ffffff'), { opacity: 0.8 }),
      ]),
    ],
  },
} satisfies Record<string, ThingArt>
