import { ellipse } from '#core/path'
import { ink, mark, shape } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

/** What floats, glitters or flies within reach. */
export const IN_THE_AIR = {
  /** What a kiss leaves in the air. */
  hearts: {
    hand: 40,
    hero: 110,
    draw: ({ p }) =>
      (
        [
          [-6, -16, 1, -8],
          [14, -50, 0.72, 12],
          [-12, -76, 0.5, -14],
        ] as const
      ).flatMap(([x, y, k, turn]) =>
        p.part(
          shape('0,16! -20,-2 -18,-17 -8,-19 0,-10! 8,-19 18,-17 20,-2', { x, y, k, turn }),
          '#e0556b',
        ),
      ),
  },
  sparkles: {
    hand: 40,
    hero: 120,
    glow: { at: [0, -50], radius: 80, color: '#fff0b8', when: 'always' },
    draw: ({ p }) =>
      (
        [
          [0, -54, 30],
          [-34, -84, 14],
          [34, -30, 16],
          [30, -86, 11],
          [-32, -22, 12],
          [6, -8, 7],
          [-50, -54, 7],
          [50, -60, 8],
        ] as const
      ).map(([x, y, k]) =>
        p.raw(
          shape('0,-1! 0.16,-0.16 1,0! 0.16,0.16 0,1! -0.16,0.16 -1,0! -0.16,-0.16', { x, y, k }),
          ink('#fff2c4'),
        ),
      ),
  },
  twinkle: {
    hand: 54,
    hero: 110,
    grip: [0, -50],
    face: [0, -50, 0.3],
    glow: { at: [0, -50], radius: 130, color: '#fff2b0', when: 'always' },
    draw: ({ p }) => [
      p.raw(ellipse(0, -50, 30, 30), ink('#fff4bf'), { opacity: 0.6, blur: 8 }),
      p.raw(shape('0,-100! 7,-57! 50,-50! 7,-43! 0,0! -7,-43! -50,-50! -7,-57!'), ink('#fffdf0')),
      p.raw(
        shape('22,-74! 4,-54! 22,-28! 0,-46! -22,-28! -4,-54! -22,-74! 0,-56!'),
        ink('#ffe48a'),
      ),
      ...[
        [-34, -84],
        [36, -80],
        [-30, -18],
        [32, -20],
      ].map(([x = 0, y = 0]) =>
        p.raw(shape('0,-8! 2,-2! 8,0! 2,2! 0,8! -2,2! -8,0! -2,-2!', { x, y }), ink('#fffbe2')),
      ),
    ],
  },
  /** Somebody stayed up, and this is what they saw. */
  comet_photo: {
    hand: 58,
    hero: 110,
    grip: [0, -6],
    face: [0, -56, 0.3],
    draw: ({ p }) => [
      ...p.part(shape('-40,-100! 40,-100! 40,0! -40,0!'), MATERIAL.cream),
      p.flat(shape('-33,-93! 33,-93! 33,-20! -33,-20!'), '#3b3170'),
      p.raw(shape('-6,-58 6,-76 30,-88! 20,-70 31,-66! 20,-56 30,-42! 8,-44'), ink('#ffd866')),
      p.raw(ellipse(-8, -54, 17, 17), ink('#ffe48a')),
      ...[-14, -3].map((x) => p.raw(ellipse(x, -57, 2, 2.8), ink('#4a3420'))),
      p.raw(mark('-15,-48 -9,-44 -2,-48', [0.6, 1.3, 0.6]), ink('#4a3420')),
    ],
  },
  /** At the end of her thread, which comes from somewhere above. */
  spider: {
    hand: 60,
    hero: 420,
    draw: ({ p }) => [
      p.wire('M0 -118V-40', MATERIAL.cream, 1.4),
      ...[-1, 1].flatMap((kx) =>
        [
          '8,-30 26,-46 36,-30',
          '9,-26 30,-34 42,-16',
          '9,-22 28,-20 38,-2',
          '7,-18 20,-10 24,2',
        ].map((leg) => p.flat(mark(leg, [1.6, 1.5, 0.9], { kx }), '#4b3a5c')),
      ),
      ...p.part(ellipse(0, -28, 17, 18), '#6b5487', (tone) => [
        p.raw(ellipse(-6, -36, 5, 4), tone.high, { opacity: 0.6 }),
      ]),
      ...p.part(ellipse(0, -12, 12, 11), '#5a4674', () =>
        [-5, 5].flatMap((x) => [
          p.raw(ellipse(x, -14, 4.6, 5), ink('#ffffff')),
          p.raw(ellipse(x, -13, 2.2, 2.6), ink('#241a2e')),
        ]),
      ),
    ],
  },
  moth: {
    hand: 36,
    hero: 74,
    face: [0, -50, 0.3],
    glow: { at: [0, -50], radius: 80, color: '#ffe6a8', when: 'always' },
    draw: ({ p }) => [
      ...[-1, 1].flatMap((kx) => [
        ...p.part(shape('3,-44 22,-32 26,-16 12,-14 3,-30', { kx, x: 0 }), '#b99a72'),
        ...p.part(
          shape('3,-54 20,-80 48,-84 52,-64 36,-44 4,-44', { kx, x: 0 }),
          '#d9bd92',
          (tone) => [
            p.raw(ellipse(kx * 34, -66, 6, 7), tone.deep, { opacity: 0.6 }),
            p.raw(mark('10,-52 28,-58 46,-70', [0.5, 1.2, 0.5], { kx }), tone.high, {
              opacity: 0.7,
            }),
          ],
        ),
        p.flat(mark('1,-68 8,-82 14,-86', [0.9, 1.2, 0.7], { kx }), '#5a4030'),
      ]),
      ...p.part(shape('0,-72 6,-64 6,-44 0,-26 -6,-44 -6,-64'), '#8a6a48', () => [
        p.raw(ellipse(-2.6, -64, 1.4), ink('#2b1c14')),
        p.raw(ellipse(2.6, -64, 1.4), ink('#2b1c14')),
      ]),
    ],
  },
  bee_swarm: {
    hand: 60,
    hero: 200,
    glow: { at: [0, -50], radius: 120, color: '#ffdf8a', when: 'glowing' },
    draw: ({ p }) =>
      (
        [
          [-96, -70, 0.8, 14],
          [-58, -28, 1, -10],
          [-34, -84, 0.9, 4],
          [-6, -48, 1.2, -16],
          [30, -92, 0.74, 10],
          [44, -22, 0.9, 12],
          [72, -62, 1.05, -8],
          [108, -36, 0.76, -20],
          [104, -98, 0.6, 8],
        ] as const
      ).flatMap(([x, y, k, turn], i) => {
        const at = { x, y, k, turn }
        return [
          p.raw(mark('-46,8 -34,2 -24,8 -18,2', [0.3, 0.9, 0.3], at), '#fff4d2', { opacity: 0.7 }),
          ...p.part(shape('-3,-8 -16,-26 -8,-32 4,-10', at), '#eaf6fb'),
          ...p.part(shape('2,-8 2,-30 12,-32 10,-9', at), '#f6fbfd'),
          ...p.part(shape('-17,0 -10,-10 4,-12 15,-7 18,0 14,8 2,12 -10,9', at), '#f3bd3a', () => [
            p.flat(shape('-9,-12! -4,-12! -5,12! -10,12!', at), '#4a2f1c'),
            p.flat(shape('1,-13! 6,-13! 5,13! 0,13!', at), '#4a2f1c'),
          ]),
          p.raw(shape('11,-4 13,-6 15,-4 13,-1', at), '#2b1c14'),
          p.flat(mark('14,-8 19,-15 22,-15', [0.6, 0.8, 0.6], at), '#4a2f1c'),
          ...(i % 3 === 0
            ? [p.raw(mark('-60,2 -52,8 -46,8', [0.3, 0.7, 0.3], at), '#fff4d2', { opacity: 0.5 })]
            : []),
        ]
      }),
  },
} satisfies Record<string, ThingArt>
