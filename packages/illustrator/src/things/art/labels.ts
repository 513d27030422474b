import type { DisplayList } from '#core/display-list'
import { ellipse } from '#core/path'
import { ink, mark, ribbon, shape } from '#things/painter'
import type { Painter } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

const PAPER = '#f7edd8'
const PATCH = '#b5652d'
const INK = ink('#4a5f9a')

interface Tag {
  x: number
  y: number
  /** One is a tag as high as 60 units. */
  scale: number
  turn?: number
}

/** A luggage label: a corner cut off each side, a hole, a patch such as a giraffe has, and a word. */
const tag = (p: Painter, { x, y, scale, turn = 0 }: Tag): DisplayList => {
  const at = { x, y, k: scale, turn }
  return [
    ...p.part(shape('-14,-62! 14,-62! 24,-48! 24,0! -24,0! -24,-48!', at), PAPER, (tone) => [
      p.raw(mark('-19,-44 -19,-4', [1, 2, 1], at), tone.high, { opacity: 0.8 }),
    ]),
    p.flat(shape('-6,-54 0,-59 6,-54 0,-49', at), '#a5653a'),
    p.flat(shape('-13,-38 -4,-44 10,-42 15,-32 9,-23 -4,-21 -14,-28', at), PATCH),
    p.raw(mark('-15,-13 -9,-16 -3,-10 3,-15 9,-10 16,-13', [1.2, 2.4, 1.6], at), INK),
  ]
}

/** The same label turned over: a whole crowd on it, and one of them out at the top. */
const crowd = (p: Painter): DisplayList => [
  ...p.part(shape('-34,-112! 34,-112! 50,-94! 50,0! -50,0! -50,-94!'), PAPER, (tone) => [
    p.raw(mark('-44,-88 -44,-6', [1, 3, 1]), tone.high, { opacity: 0.8 }),
  ]),
  p.flat(ellipse(-26, -98, 5, 5), '#a5653a'),
  p.flat(ribbon('-4,-26 0,-58 6,-92', [7, 6, 5]), '#e8b54a'),
  p.flat(ellipse(11, -95, 11, 7), '#e8b54a'),
  ...['-2,-34', '1,-50', '3,-66', '5,-80'].map((xy) => {
    const [x = 0, y = 0] = xy.split(',').map(Number)
    return p.flat(ellipse(x, y, 3, 4), PATCH)
  }),
  p.flat(ellipse(-30, -36, 10, 9), '#7aa84f'),
  p.flat(ellipse(-35, -45, 4, 4), '#7aa84f'),
  p.flat(ellipse(-25, -45, 4, 4), '#7aa84f'),
  p.flat(shape('14,-26 16,-38 22,-46 30,-48 39,-42 42,-26'), '#8a6448'),
  p.flat(ellipse(30, -60, 8, 8), '#d9705a'),
  p.raw(mark('-36,-12 -24,-17 -12,-9 0,-16 12,-9 24,-16 36,-12', [1.6, 3.4, 2]), INK),
]

const OWN_SHADOW = { opacity: 0.35 }

export const LABELS: Record<'spot_label' | 'split_nut' | 'labelled_moon' | 'tall_crate', ThingArt> =
  {
    /** MINE, with a patch for a seal; full, it is the one on which they all are. */
    spot_label: {
      hand: 62,
      hero: 92,
      grip: [0, -8],
      face: [0, -30, 0.3],
      draw: ({ p, state }) => (state === 'full' ? crowd(p) : tag(p, { x: 0, y: 0, scale: 1.6 })),
    },
    /** A hazelnut in two halves, and what was inside. */
    split_nut: {
      hand: 40,
      hero: 130,
      face: [0, -34, 0.3],
      draw: ({ p }) => [
        ...p.part(ellipse(-58, -34, 42, 38), '#a8672f', (tone) => [
          p.raw(mark('-88,-52 -74,-64 -58,-68', [1, 4, 1]), tone.high, { opacity: 0.7 }),
        ]),
        p.flat(ellipse(-50, -35, 30, 30), '#6f4220'),
        p.flat(ellipse(-47, -33, 24, 25), '#8a5a30'),
        ...p.part(ellipse(60, -30, 40, 34), '#b5713a', (tone) => [
          ...[38, 52, 66, 80].map((x) =>
            p.raw(mark(`${x - 3},-58 ${x},-30 ${x - 2},-4`, [0.6, 2, 0.6]), tone.deep, OWN_SHADOW),
          ),
          p.raw(mark('36,-48 50,-58 66,-60', [1, 4, 1]), tone.high, { opacity: 0.7 }),
        ]),
        ...p.part(shape('32,-6 44,0 78,0 88,-8 76,-14 44,-13'), '#d9b483'),
        ...tag(p, { x: -47, y: -16, scale: 0.55, turn: -4 }),
      ],
    },
    /** As it is seen from below, with a twig before it. */
    labelled_moon: {
      hand: 60,
      hero: 210,
      face: [0, -50, 0.5],
      glow: { at: [0, -50], radius: 96, color: '#fdf3cf', when: 'always' },
      draw: ({ p }) => [
        ...p.part(ellipse(0, -50, 50, 50), '#f6eed6', (tone) =>
          (
            [
              [-28, -66, 8],
              [-30, -32, 6],
              [32, -70, 7],
              [30, -26, 9],
            ] as const
          ).map(([x, y, r]) => p.raw(ellipse(x, y, r * 1.1, r), tone.deep, { opacity: 0.28 })),
        ),
        ...tag(p, { x: 0, y: -24, scale: 0.9, turn: 5 }),
      ],
    },
    /** Somebody very tall travelled in it: straw, a hole for a head, and a paler square with ink below. */
    tall_crate: {
      hand: 120,
      hero: 480,
      draw: ({ p }) => [
        ...p.part(shape('-34,0! -34,-150! 34,-150! 34,0!'), '#a87442'),
        ...[-142, -120, -98, -76, -54, -32, -10].flatMap((y) =>
          p.part(shape(`-35,${y - 9}! 35,${y - 9}! 35,${y + 9}! -35,${y + 9}!`), MATERIAL.paleWood),
        ),
        ...[-29, 29].flatMap((x) =>
          p.part(shape('-5,0! -5,-152! 5,-152! 5,0!', { x }), MATERIAL.wood),
        ),
        p.flat(ellipse(0, -126, 14, 15), '#4b3020'),
        p.flat(shape('-15,-88! 15,-88! 15,-60! -15,-60!'), '#fbf2dc'),
        p.raw(mark('-15,-88 15,-88 15,-60 -15,-60 -15,-88', [0.8, 0.8, 0.8]), ink('#cdb384')),
        ...[-10, -3, 5, 11].map((x, i) =>
          p.raw(mark(`${x},-66 ${x + (i % 2)},-40 ${x},${-12 - i * 6}`, [2.2, 1.5, 0.6]), INK, {
            opacity: 0.8,
          }),
        ),
        ...[
          '-30,0 -40,-8 -46,-3',
          '-12,0 -16,-9 -24,-6',
          '16,0 22,-9 30,-6',
          '30,0 40,-7 46,-2',
        ].map((straw) => p.raw(mark(straw, [1.4, 1.4, 0.8]), ink('#e0bd55'))),
      ],
    },
  }
