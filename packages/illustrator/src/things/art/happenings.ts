import { ellipse } from '#core/path'
import { mark, shape } from '#things/painter'
import type { Painter, Place } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

const WATER = '#58b4d6'
const FOAM = '#f3fbff'
const EARTH = '#6b4a2b'

const drop = (p: Painter, [x, y, k, turn]: readonly [number, number, number, number]) => [
  ...p.part(shape('0,-13! 6,-2 5,6 0,9 -5,6 -6,-2', { x, y, k, turn }), WATER),
  p.raw(ellipse(x - 1.6 * k, y + 2 * k, 1.4 * k, 2.4 * k), FOAM, { opacity: 0.9 }),
]

const DROPS = [
  [-96, -92, 1.1, -34],
  [-74, -124, 0.9, -18],
  [84, -124, 1, 20],
  [104, -92, 0.9, 38],
  [-124, -62, 0.8, -50],
  [126, -58, 0.8, 52],
] as const

/** Scratched in the earth with a finger: somebody tall, somebody with long ears, and where they went. */
const walker = (p: Painter, { x, k, ears }: { x: number; k: number; ears: boolean }) => [
  p.wire(ellipse(x, -46 - 14 * k, 7 * k, 5.4 * k), EARTH, 2.8),
  p.wire(
    `M${x} ${-46 - 8 * k}V${-46 + 8 * k}M${x - 11 * k} ${-46 - 4 * k}H${x + 11 * k}M${x} ${-46 + 8 * k}l${-7 * k} ${10 * k}M${x} ${-46 + 8 * k}l${7 * k} ${10 * k}`,
    EARTH,
    2.8,
  ),
  ...(ears
    ? [
        p.wire(
          `M${x - 3} ${-46 - 19 * k}l-4 ${-11 * k}M${x + 3} ${-46 - 19 * k}l4 ${-11 * k}`,
          EARTH,
          2.8,
        ),
      ]
    : []),
]

/** What came out of it lies all round, a little more at the back. */
const DUST = '#b9aecb'

/** What has just happened, or is happening. */
/** A beetle from behind, who has sat down. */
const onlooker = (p: Painter, { x, y, color }: { x: number; y: number; color: string }) => [
  p.wire(`M${x - 4} ${y - 15}q-7 -9 -12 -7M${x + 4} ${y - 15}q7 -9 12 -7`, '#2b2433', 1.6),
  ...p.part(ellipse(x, y - 14, 6, 5), '#2f2a44'),
  ...p.part(ellipse(x, y - 4, 11, 10), color, (tone) => [
    p.raw(mark(`${x},${y - 14} ${x},${y + 6}`, [0.8, 1.4, 0.8]), tone.deep, { opacity: 0.8 }),
    p.raw(ellipse(x - 4, y - 8, 3, 2), tone.high, { opacity: 0.8 }),
  ]),
]

export const HAPPENINGS = {
  /** Nothing, with an edge: whoever is in it is seen above the near side of what was dug out. */
  dug_hole: {
    hand: 44,
    hero: 130,
    draw: ({ p }) => [
      p.flat(
        shape('-132,-48 -96,-38 -40,-33 0,-32 40,-33 96,-38 132,-48 96,-10 0,-4 -96,-10'),
        '#2c2444',
      ),
      ...p.part(
        shape(
          '-196,6 -182,-22 -160,-46 -136,-58 -120,-48 -100,-32 -62,-22 -20,-18 22,-18 64,-23 102,-33 122,-50 140,-58 164,-44 184,-22 198,6 120,18 0,22 -120,18',
        ),
        DUST,
        (tone) => [
          p.raw(mark('-166,-26 -128,-12 -70,0 0,4', [1, 5, 1]), tone.high, { opacity: 0.5 }),
          p.raw(mark('20,6 90,-2 156,-24', [1, 4, 1]), tone.deep, { opacity: 0.3 }),
          p.raw(mark('-96,6 -40,10 30,10', [1, 3, 1]), tone.deep, { opacity: 0.25 }),
        ],
      ),
      ...(
        [
          [-200, 4, 9],
          [-150, 14, 7],
          [150, 12, 10],
          [196, 6, 7],
          [-60, 18, 6],
          [84, 18, 7],
        ] as const
      ).flatMap(([x, y, r]) => p.part(ellipse(x, y, r, r * 0.72), DUST)),
    ],
  },
  /** An armful: a large box with a lid on, and somebody small behind it. */
  present_box: {
    hand: 104,
    hero: 120,
    grip: [40, -92],
    draw: ({ p, state }) => {
      const isOpen = state === 'open'
      const lid: Place = isOpen ? { x: -14, y: -22, turn: -14 } : {}
      return [
        ...(isOpen ? [p.flat(shape('-60,-94! 60,-94! 58,-74! -58,-74!'), '#6e4a2c')] : []),
        ...p.part(shape('-62,-82! 62,-82! 58,0! -58,0!'), '#d0a26a', (tone) => [
          p.flat(shape('-9,-84! 9,-84! 9,2! -9,2!'), MATERIAL.red, { opacity: 0.85 }),
          p.raw(mark('-56,-4 56,-4', [1, 3, 1]), tone.deep, { opacity: 0.4 }),
          p.raw(shape('-62,-82! 62,-82! 61,-70! -61,-70!'), tone.deep, { opacity: 0.25 }),
        ]),
        ...p.part(shape('-68,-102! 68,-102! 68,-78! -68,-78!', lid), '#dfb681', (tone) => [
          p.flat(shape('-9,-104! 9,-104! 9,-76! -9,-76!', lid), MATERIAL.red, { opacity: 0.9 }),
          p.raw(mark('-62,-98 60,-98', [1, 3, 1], lid), tone.high, { opacity: 0.5 }),
        ]),
        ...p.part(shape('0,-102 -34,-126 -42,-108 -24,-100', lid), MATERIAL.red),
        ...p.part(shape('0,-102 34,-126 42,-108 24,-100', lid), MATERIAL.red),
        ...(isOpen ? [] : p.part(ellipse(0, -104, 8, 7), MATERIAL.red)),
      ]
    },
  },
  /** Somebody has jumped in. */
  splash: {
    hand: 70,
    hero: 130,
    draw: ({ p }) => [
      p.flat(ellipse(0, -2, 128, 16), '#8fd3e6', { opacity: 0.8 }),
      ...p.part(
        shape(
          '-104,-4 -112,-44 -126,-76! -96,-62 -84,-70 -82,-106! -62,-80 -46,-80 -36,-98! -20,-76 0,-74 14,-92! 30,-76 52,-80 74,-110! 78,-72 94,-62 124,-80! 110,-44 104,-4 0,12',
        ),
        WATER,
        (tone) => [
          ...['-78,-12 -88,-46 -84,-92', '-34,-8 -40,-50 -36,-86', '12,-8 12,-50 14,-80'].map(
            (line) => p.raw(mark(line, [1, 5, 1]), FOAM, { opacity: 0.55 }),
          ),
          ...['54,-8 60,-52 72,-98', '88,-10 96,-44 112,-70'].map((line) =>
            p.raw(mark(line, [1, 5, 1]), FOAM, { opacity: 0.55 }),
          ),
          p.raw(ellipse(0, -2, 84, 22), tone.deep, { opacity: 0.35, blur: 6 }),
        ],
      ),
      p.flat(
        shape(
          '-124,-2 -112,-16 -96,-10 -84,-24 -62,-14 -44,-26 -22,-15 0,-28 24,-15 44,-26 64,-14 86,-24 98,-10 114,-16 126,-2 84,10 0,14 -84,10',
        ),
        FOAM,
      ),
      ...DROPS.flatMap((one) => drop(p, one)),
    ],
  },
  /** A breakfast that has been eaten: what is red on it is perhaps jam. */
  jam_plate: {
    hand: 58,
    hero: 74,
    grip: [-44, -14],
    draw: ({ p }) => [
      ...p.part(shape('-66,-22 0,-34 66,-22 58,-4 0,6 -58,-4'), MATERIAL.cream, (tone) => [
        p.raw(mark('-58,-16 0,-4 58,-16', [0.8, 2.2, 0.8]), tone.shade, { opacity: 0.7 }),
      ]),
      p.flat(ellipse(0, -17, 46, 11), '#efe2cc'),
      ...p.part(
        shape('-30,-18 -16,-26 -2,-21 12,-26 28,-18 18,-10 30,-6 8,-9 -12,-6 -20,-12'),
        '#c92f3a',
        (tone) => [p.raw(ellipse(-8, -20, 8, 2.4), tone.high, { opacity: 0.7 })],
      ),
      ...p.part(
        shape('14,-24! 22,-54 38,-60 52,-50! 46,-40 40,-42 38,-34 30,-34 28,-24!'),
        '#d9a25c',
        () => [p.flat(shape('22,-30! 27,-50 38,-54 45,-48! 40,-44 34,-46 30,-34!'), '#c92f3a')],
      ),
    ],
  },
  track_drawing: {
    hand: 60,
    hero: 96,
    draw: ({ p }) => [
      p.flat(shape('-130,-36 -92,-66 0,-76 92,-68 132,-38 104,-8 0,2 -104,-6'), MATERIAL.paleWood, {
        opacity: 0.85,
      }),
      p.wire('M-112 -20Q-50 -6 0 -16T108 -24', EARTH, 2.8),
      ...[-96, -70, -44, -18, 8, 34].map((x, i) =>
        p.flat(ellipse(x, -24 - (i % 2) * 6, 4.4, 2.6), EARTH),
      ),
      ...walker(p, { x: 62, k: 1, ears: false }),
      ...walker(p, { x: 94, k: 0.86, ears: true }),
      p.wire('M-112 -20V-52l20 7l-20 8', EARTH, 2.8),
    ],
  },
  /** Something very large has lain here. */
  flat_grass: {
    hand: 60,
    hero: 120,
    draw: ({ p }) => [
      p.flat(shape('-210,-44 -150,-84 0,-100 150,-84 212,-46 150,-10 0,4 -150,-10'), '#8aa04e', {
        opacity: 0.9,
      }),
      p.flat(shape('-160,-48 -110,-76 0,-86 110,-76 162,-48 110,-22 0,-12 -110,-22'), '#a8b562', {
        opacity: 0.75,
      }),
      // Combed all one way round.
      ...Array.from({ length: 46 }, (_, i) => {
        const angle = i * 2.4
        const far = 0.42 + ((i * 29) % 50) / 90
        const [x, y] = [Math.cos(angle) * 196 * far, -47 + Math.sin(angle) * 44 * far]
        const [dx, dy] = [-Math.sin(angle) * 24, Math.cos(angle) * 6]
        return p.raw(
          mark(`${x - dx},${y - dy} ${x},${y - 1.4} ${x + dx},${y + dy}`, [0.5, 2, 0.4]),
          i % 3 ? '#5f7d3a' : '#cdd488',
          { opacity: 0.75 },
        )
      }),
      // Round it the grass stands.
      ...Array.from({ length: 22 }, (_, i) => {
        const angle = (i / 22) * Math.PI * 2
        const [x, y] = [Math.cos(angle) * 208, -46 + Math.sin(angle) * 49]
        const lean = Math.cos(angle) * 9
        return p.part(
          shape('-7,2! -4,-14 -9,-24! 0,-16 3,-30! 5,-14 12,-22! 8,2!', {
            x: x + lean,
            y,
            k: 0.9 + (i % 3) * 0.14,
          }),
          i % 2 ? '#4d7f3f' : '#5f9447',
        )
      }).flat(),
    ],
  },
  /** Spread out for the day, by two who have come to watch. */
  beetle_rug: {
    hand: 40,
    hero: 78,
    draw: ({ p }) => [
      ...p.part(shape('-98,-58! 96,-60! 128,0! -126,2!'), '#c9483f', () => [
        ...[-62, -22, 20, 60].map((x) =>
          p.flat(shape(`${x},-62! ${x + 15},-62! ${x * 1.3 + 20},4! ${x * 1.3},4!`), '#f3e3cf'),
        ),
        ...[-46, -22].map((y) =>
          p.flat(shape(`-130,${y}! 130,${y}! 130,${y + 8}! -130,${y + 8}!`), '#f3e3cf', {
            opacity: 0.55,
          }),
        ),
      ]),
      p.raw(mark('-122,-1 0,0 124,-3', [1.4, 2.2, 1.4]), '#f3e3cf'),
      ...onlooker(p, { x: -84, y: -26, color: '#2f6f8a' }),
      ...onlooker(p, { x: -58, y: -12, color: '#4d6b3a' }),
    ],
  },
  beetle: {
    hand: 26,
    hero: 46,
    draw: ({ p }) => [
      ...[-34, -10, 16].flatMap((x) => [
        p.wire(`M${x + 8} -20l-6 12l-7 8`, '#2b2433', 4),
        p.wire(`M${x + 14} -18l6 10l8 8`, '#2b2433', 4),
      ]),
      p.wire('M52 -44q10 -16 24 -14M50 -38q16 -6 26 2', '#2b2433', 3),
      ...p.part(shape('34,-52 52,-48 60,-32 52,-16 34,-12'), '#2f2a44'),
      ...p.part(
        shape('-58,-24 -48,-52 -10,-66 30,-58 42,-36 34,-12 0,-4 -44,-8'),
        '#2f6f8a',
        (tone) => [
          p.raw(mark('-54,-26 -8,-34 40,-34', [0.8, 2, 0.8]), tone.deep, { opacity: 0.8 }),
          p.raw(ellipse(-8, -54, 22, 6), tone.high, { opacity: 0.8 }),
        ],
      ),
      p.raw(ellipse(52, -38, 3), '#fffaf0'),
    ],
  },
} satisfies Record<string, ThingArt>
