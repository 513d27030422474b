import { ellipse } from '#core/path'
import { ink, mark, shape } from '#things/painter'
import type { Painter } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

interface Place {
  x: number
  y: number
  scale?: number
  turn?: number
}

/** A folded bird from the side, beak to the left: two wings, a keel, a crest, and sums on the wing. */
const bird = (p: Painter, at: Place, wing: string = MATERIAL.paper) => [
  // The far wing, behind the keel.
  ...p.part(shape('-14,-4! 30,-34! 46,-4!', at), '#d9cfba'),
  // The keel, from beak to tail.
  ...p.part(shape('-52,-2! -20,-10! 52,-14! 58,-22! 54,2! 6,14! -22,8!', at), '#efe5d0'),
  // The near wing, folded down along the back.
  ...p.part(shape('-22,-8! 44,-12! 66,18! 8,10!', at), wing, (tone) => [
    p.raw(mark('-4,-4 46,-4', [0.4, 0.9, 0.4], at), ink('#6479a6'), { opacity: 0.75 }),
    p.raw(mark('4,2 52,3', [0.4, 0.9, 0.4], at), ink('#6479a6'), { opacity: 0.75 }),
    p.raw(mark('12,7 56,10', [0.4, 0.9, 0.4], at), ink('#6479a6'), { opacity: 0.75 }),
    p.raw(mark('-22,-8 44,-12', [0.6, 1.4, 0.6], at), tone.deep, { opacity: 0.35 }),
  ]),
  // The beak is a fold of its own.
  ...p.part(shape('-52,-2! -30,-9! -26,5!', at), MATERIAL.cream, (tone) => [
    p.raw(mark('-52,-2 -28,-2', [0.4, 1, 0.4], at), tone.deep, { opacity: 0.4 }),
  ]),
]

const INKED = ['#f7edd8', '#fbf3e2', '#f0e6e0', '#eef0ea'] as const

/** A school that folds its homework into birds, and the nest somebody has put them in. */
export const PAPER_BIRDS = {
  paper_bird: {
    hand: 62,
    hero: 130,
    grip: [4, -22],
    draw: ({ p }) => bird(p, { x: 0, y: -24 }),
  },
  paper_flock: {
    hand: 60,
    hero: 210,
    draw: ({ p, random }) =>
      (
        [
          [-150, -128, 0.3],
          [-74, -158, 0.26],
          [6, -136, 0.3],
          [84, -164, 0.26],
          [152, -130, 0.3],
          [-112, -78, 0.34],
          [-30, -92, 0.32],
          [52, -84, 0.34],
          [132, -72, 0.32],
          [-56, -36, 0.38],
          [34, -34, 0.38],
        ] as const
      ).flatMap(([x, y, scale], i) =>
        bird(p, { x, y, scale, turn: random.between(-26, 14) }, INKED[i % INKED.length]),
      ),
  },
  paper_nest: {
    hand: 60,
    hero: 210,
    draw: ({ p, random }) => [
      ...p.part(ellipse(0, -50, 128, 20), '#4d3422'),
      // Two rows of them, beaks out, a leaf drawn up over each in front.
      ...[-66, -8, 50, 104].flatMap((x, i) =>
        bird(p, { x, y: -76, scale: 0.56, turn: random.between(-8, 4) }, INKED[i % INKED.length]),
      ),
      ...[-96, -40, 18, 76].flatMap((x, i) => {
        const place = { x, y: -54, turn: random.between(-4, 4) }
        return [
          ...bird(
            p,
            { ...place, scale: 0.66, turn: random.between(-10, 0) },
            INKED[(i + 2) % INKED.length],
          ),
          ...p.part(shape('-8,-6 6,-14 30,-10 42,6 22,16 2,12', place), MATERIAL.leaf, (tone) => [
            p.raw(mark('-6,-3 14,0 40,6', [0.5, 1.3, 0.5], place), tone.deep, { opacity: 0.5 }),
          ]),
          // The first of them has a bandage on.
          ...(i === 0
            ? [
                ...p.part(shape('-27,-9! -19,-11! -17,5! -24,4!', place), '#ef9f93'),
                ...p.part(shape('-22,-9 -34,-18 -33,-7', place), '#ef9f93'),
                ...p.part(shape('-22,-9 -12,-21 -10,-9', place), '#ef9f93'),
              ]
            : []),
        ]
      }),
      ...p.part(
        shape('-134,-48! -124,-18 -86,-1 86,-1 124,-18 134,-48! 70,-36 0,-32 -70,-36'),
        '#8a5f38',
        () =>
          Array.from({ length: 54 }, (_, i) => {
            const x = -122 + (i % 18) * 14
            const y = -36 + Math.floor(i / 18) * 13 + random.between(-3, 3)
            return p.flat(
              mark(
                `${x - 14},${y + random.between(-4, 4)} ${x},${y} ${x + 16},${y + random.between(-5, 4)}`,
                [0.7, random.between(1.5, 2.6), 0.5],
              ),
              ['#6b4526', '#a97a4b', '#c29a63', '#7d5530'][i % 4] ?? '#6b4526',
              { opacity: 0.95 },
            )
          }).flat(),
      ),
      // A crumb for each, on the rim.
      ...[-118, -66, -8, 52].flatMap((x) => [
        ...p.part(ellipse(x, -34 + Math.abs(x) * -0.09, 5, 4), '#f0c678'),
        ...p.part(ellipse(x + 8, -32 + Math.abs(x) * -0.09, 3.4, 2.8), '#e0aa5c'),
      ]),
    ],
  },
} satisfies Record<string, ThingArt>
