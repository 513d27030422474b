import { ellipse } from '#core/path'
import { mark, ribbon, shape } from '#things/painter'
import type { Painter, Place } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

const EARTH = '#b59a7c'
const RUT = '#8f7459'
const TRODDEN = '#8794ab'
const LIP = '#ffffff'
const RED = '#d33b52'
const HOLLOW = '#5f6e8c'

/** It lies before us on the snow, and goes away from us: nearly all of it is width. */
const LYING: Place = { kx: 1.25, ky: 0.52 }
const dot = (p: Painter, color: string, { x = 0, y = 0, k = 1 }: Place, up = 0) =>
  p.flat(ellipse(x * 1.25, y * 0.52 - up, 8 * k, 3.6 * k), color)

/** The old way: broad before us, and cut off where it comes to the snow. */
const oldPath = (p: Painter) => [
  p.raw(shape('-186,34 -110,14 -56,-4 -34,-24 -26,-52! 62,-54! 56,-20 26,12 -10,38', LYING), LIP, {
    opacity: 0.5,
  }),
  p.flat(
    shape('-176,34! -98,14 -46,-4 -24,-25 -17,-50! 53,-52! 46,-21 14,10 -28,38!', LYING),
    EARTH,
  ),
  ...['-120,28 -58,6 -16,-18 0,-48', '-72,34 -12,6 22,-20 34,-49'].map((line) =>
    p.raw(mark(line, [1, 4, 2], LYING), RUT, { opacity: 0.45 }),
  ),
  ...(
    [
      [-112, 26, 0.6],
      [-60, 20, 0.5],
      [-20, 2, 0.5],
      [16, -14, 0.4],
      [-4, -30, 0.36],
      [34, -36, 0.3],
      [-86, 32, 0.4],
    ] as const
  ).flatMap(([x, y, k]) => [dot(p, RUT, { x, y, k }), dot(p, '#dccbb2', { x, y, k: k * 0.6 }, 1)]),
  // The edge, as clean as if it had been cut with scissors.
  p.raw(mark('-18,-51 18,-52 55,-53', [1.2, 2, 1.2], LYING), RUT),
]

/** From the End to where the hat lay, and on either side of what is trodden the feet that did it. */
const TEN_STEPS = Array.from({ length: 10 }, (_, i) => ({
  x: 24 + i * 13 + (i % 2 ? 10 : -10) * (1 - i * 0.05),
  y: -66 - i * 9,
  k: 1.1 - i * 0.06,
}))
const step = (p: Painter, at: Place) => [dot(p, LIP, at, 1.4), dot(p, HOLLOW, at)]
const newPath = (p: Painter) => [
  p.flat(
    shape('-2,-53! 30,-84 82,-122 132,-152! 152,-146! 108,-112 70,-80 42,-53!', LYING),
    TRODDEN,
    {
      opacity: 0.62,
    },
  ),
  ...TEN_STEPS.flatMap((at) => step(p, at)),
]

/** Small and round, two by two: she is running. */
const hoofPath = (p: Painter) =>
  Array.from({ length: 8 }, (_, i) => ({
    x: 154 + i * 13 + (i % 2 ? 5 : -5),
    y: -158 - i * 8,
    k: 0.56 - i * 0.03,
  })).flatMap((at) => step(p, at))

/** Its last yards, where what comes after them is what matters. */
const lastYards = (p: Painter) => [
  p.flat(shape('-92,16! -44,-8 -24,-28 -17,-50! 53,-52! 47,-24 24,4 -6,28!', LYING), EARTH),
  ...['-62,14 -20,-14 0,-48', '-22,18 18,-14 34,-49'].map((line) =>
    p.raw(mark(line, [1, 4, 2], LYING), RUT, { opacity: 0.45 }),
  ),
  p.raw(mark('-18,-51 18,-52 55,-53', [1.2, 2, 1.2], LYING), RUT),
]

/** Where a path stops, and who is proud of it. */
export const END_OF_PATH = {
  end_sign: {
    hand: 60,
    hero: 210,
    grip: [0, -30],
    face: [0, -84, 0.34],
    draw: ({ p }) => [
      ...p.part(ribbon('0,0 1,-60 0,-116', [4.6, 4.2, 4]), MATERIAL.darkWood),
      ...p.part(shape('-40,-116! 40,-118! 42,-54! -42,-52!'), MATERIAL.wood, (tone) => [
        p.raw(mark('-38,-72 40,-74', [0.5, 1.1, 0.5]), tone.deep, { opacity: 0.35 }),
        p.raw(mark('-38,-92 40,-94', [0.5, 1.1, 0.5]), tone.deep, { opacity: 0.35 }),
      ]),
      ...p.part(shape('-33,-110! 33,-111.5! 35,-60! -35,-58.5!'), '#f6ecd4'),
      // A way comes up, and there is a bar across it.
      p.flat(ribbon('-4,-61 -7,-68 3,-76 0,-86', [6.4, 5.6, 4.8, 4.4]), '#8f7459'),
      p.flat(shape('-22,-99! 22,-100! 22,-89! -22,-88!'), '#c8402f'),
      ...p.part(
        shape('-44,-115 -30,-124 -8,-121 14,-127 36,-122 45,-115 20,-114 -16,-113'),
        '#f8fbff',
      ),
      ...p.part(shape('-16,1 -8,-9 0,-7 9,-10 17,1'), '#f8fbff'),
    ],
  },
  ribbon_stick: {
    hand: 60,
    hero: 120,
    draw: ({ p }) => [
      ...p.part(ribbon('0,0 2,-50 -1,-104', [3.4, 3, 2.6]), MATERIAL.wood),
      ...p.part(shape('-2,-84 12,-70 10,-50 22,-34! 12,-34! 2,-46 0,-68'), RED),
      ...p.part(shape('0,-84 -10,-72 -8,-56 -16,-40! -7,-42! -1,-54 2,-70'), RED),
      ...p.part(shape('0,-84 12,-100 32,-102 34,-88 24,-78 6,-80'), RED),
      ...p.part(shape('0,-84 -12,-98 -31,-99 -33,-86 -23,-77 -5,-80'), RED),
      ...p.part(ellipse(0, -84, 7, 6.4), RED),
      ...p.part(shape('-14,1 -7,-8 0,-6 8,-9 15,1'), '#f8fbff'),
    ],
  },
  /** Full, it has ten steps more; open, somebody has gone on. */
  snow_path: {
    hand: 20,
    hero: 160,
    face: [0, -40, 0.3],
    draw: ({ p, state }) => [
      ...(state === 'full' || state === 'open' ? newPath(p) : []),
      ...(state === 'open' ? hoofPath(p) : []),
      ...(state === 'full' || state === 'open' ? lastYards(p) : oldPath(p)),
    ],
  },
} satisfies Record<string, ThingArt>
