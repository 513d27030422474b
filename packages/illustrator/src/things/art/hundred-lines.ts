import { ellipse } from '#core/path'
import { mark, ribbon, shape } from '#things/painter'
import type { Painter } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

const HALVES = ['#e8b440', '#d4483d', '#3f77b5', '#5f9f4c', '#ea8a3a', '#8a65bd'] as const

/** A trunk dipped in paint: a ring, and two holes in it. */
const kiss = (p: Painter, [x, y]: readonly [number, number], r: number) => [
  p.flat(ellipse(x, y, r, r * 0.94), MATERIAL.red),
  p.flat(ellipse(x - r * 0.36, y, r * 0.19, r * 0.3), '#9c2a22'),
  p.flat(ellipse(x + r * 0.36, y, r * 0.19, r * 0.3), '#9c2a22'),
]

/** Half a brush on the floor, from where it broke to its end. */
const halfBrush = (p: Painter, from: number, to: number) =>
  p.part(ribbon(`${from},-12 ${to},-10`, [9.4, 8.4]), MATERIAL.paleWood, (tone) => [
    p.raw(mark(`${from + 8},-15 ${to - 8},-13`, [0.6, 2, 0.6]), tone.high, { opacity: 0.7 }),
  ])

/** What an elephant breaks, and what comes of it. */
export const HUNDRED_LINES = {
  /** As long as a broom, and in two. */
  broken_brush: {
    hand: 40,
    hero: 62,
    breaks: true,
    draw: ({ p }) => [
      ...halfBrush(p, 22, 176),
      ...p.part(shape('22,-20! 14,-14! 20,-10! 12,-6! 22,-4!'), '#f0d3a0'),
      ...halfBrush(p, -108, -14),
      ...p.part(shape('-14,-20! -6,-15! -12,-12! -4,-8! -14,-4!'), '#f0d3a0'),
      ...p.part(shape('-108,-24! -134,-25! -134,1! -108,0!'), MATERIAL.silver, (tone) => [
        p.raw(mark('-128,-22 -127,-2', [1, 2, 1]), tone.deep, { opacity: 0.5 }),
        p.raw(mark('-114,-22 -113,-2', [1, 2, 1]), tone.deep, { opacity: 0.5 }),
      ]),
      ...p.part(shape('-134,-26! -164,-30 -196,-12! -164,5 -134,2!'), '#5b3a28', (tone) =>
        [-20, -12, -4].map((y) =>
          p.raw(mark(`-138,${y} -160,${y} -184,-12`, [0.6, 1.6, 0.6]), tone.high, { opacity: 0.5 }),
        ),
      ),
    ],
  },
  broken_broom: {
    hand: 40,
    hero: 74,
    breaks: true,
    draw: ({ p }) => [
      ...halfBrush(p, 26, 170),
      ...p.part(shape('26,-21! 16,-15! 23,-10! 14,-6! 26,-3!'), '#f0d3a0'),
      ...halfBrush(p, -96, -18),
      ...p.part(shape('-18,-21! -8,-16! -15,-11! -6,-7! -18,-3!'), '#f0d3a0'),
      ...p.part(shape('-96,-24! -122,-30! -122,6! -96,1!'), MATERIAL.red),
      ...p.part(shape('-120,-32! -184,-46! -190,10! -120,8!'), MATERIAL.straw, (tone) =>
        [-26, -17, -8, 1].map((y) =>
          p.raw(
            mark(`-124,${y * 0.9} -154,${y * 1.1} -184,${y * 1.3 + 2}`, [0.8, 1.8, 0.8]),
            tone.deep,
            {
              opacity: 0.45,
            },
          ),
        ),
      ),
    ],
  },
  /** Granny in crayon, with her hat and her bag, and two red kisses; it leans against its own fold. */
  granny_letter: {
    hand: 60,
    hero: 118,
    grip: [-40, -20],
    draw: ({ p }) => [
      ...p.part(shape('-62,-138! 60,-140! 62,-2! -62,0!'), '#fffaf0'),
      p.flat(shape('-16,-30! -22,-54 -14,-70 8,-72 20,-60 20,-30!'), '#8fa3c8'),
      p.flat(shape('-20,-84 -44,-94 -50,-74 -40,-60 -22,-66'), '#9fb2d4'),
      p.flat(shape('20,-84 40,-94 48,-76 38,-60 22,-66'), '#9fb2d4'),
      p.flat(ellipse(0, -82, 25, 22), '#8fa3c8'),
      p.flat(mark('2,-76 4,-56 18,-46', [6, 5, 4]), '#8094bb'),
      p.flat(ellipse(-9, -86, 3, 3.6), '#33405a'),
      p.flat(ellipse(11, -86, 3, 3.6), '#33405a'),
      p.wire(
        'M-17 -86a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M3 -86a8 8 0 1 0 16 0a8 8 0 1 0 -16 0',
        '#b5562f',
        1.8,
      ),
      p.flat(shape('-26,-101! -14,-103 -12,-118 12,-119 14,-104 28,-102! 0,-96'), MATERIAL.purple),
      p.flat(ellipse(13, -110, 5, 5), MATERIAL.yellow),
      p.flat(mark('-16,-66 -28,-52 -32,-40', [3, 3, 2.6]), '#8fa3c8'),
      p.flat(shape('-44,-40! -26,-40! -24,-22! -46,-22!'), MATERIAL.green),
      p.flat(shape('-18,-30! -4,-30! -5,-16! -18,-16!'), '#8fa3c8'),
      p.flat(shape('6,-30! 20,-30! 20,-16! 7,-16!'), '#8fa3c8'),
      p.flat(mark('-48,-14 0,-12 48,-15', [0.8, 1.8, 0.8]), MATERIAL.green),
      ...kiss(p, [44, -118], 12),
      ...kiss(p, [38, -34], 13),
    ],
  },
  /** Built by feel, of halves of pencils: cabin, bath, boats, and nothing where the mast should be. */
  pencil_ship: {
    hand: 60,
    hero: 130,
    draw: ({ p }) => [
      ...[0, 1, 2, 3].flatMap((row) =>
        p.part(
          ribbon(
            `${-84 + row * 9},${-42 + row * 12} ${92 - row * 12},${-42 + row * 12}`,
            [6.6, 6.6],
          ),
          HALVES[row] ?? MATERIAL.yellow,
          (tone) => [
            p.raw(
              mark(
                `${-70 + row * 9},${-44 + row * 12} ${74 - row * 12},${-44 + row * 12}`,
                [0.6, 1.6, 0.6],
              ),
              tone.high,
              { opacity: 0.7 },
            ),
          ],
        ),
      ),
      // Points of pencils, all of them to the bow.
      ...[0, 1, 2, 3].flatMap((row) => [
        ...p.part(
          shape('0,-6.6! 20,0! 0,6.6!', { x: 92 - row * 12, y: -42 + row * 12 }),
          '#f0d3a0',
        ),
        p.flat(shape('13,-2.4! 20,0! 13,2.4!', { x: 92 - row * 12, y: -42 + row * 12 }), '#3a3442'),
      ]),
      ...[-52, -40, -28, -16].flatMap((x, i) =>
        p.part(ribbon(`${x},-50 ${x},-84`, [6.2, 6.2]), HALVES[(i + 2) % 6] ?? MATERIAL.blue),
      ),
      ...p.part(ribbon('-62,-88 -6,-88', [5, 5]), MATERIAL.red),
      p.flat(ellipse(-34, -68, 8, 8), '#3f5d7d'),
      ...p.part(shape('18,-62! 54,-62! 50,-48! 22,-48!'), MATERIAL.cream),
      p.flat(ellipse(36, -61, 16, 3.4), '#8fc6df'),
      // The hole that waits for a mast.
      p.flat(ellipse(5, -50, 6, 2.6), '#3a3442'),
    ],
  },
  /** Two posts, a bar, and a net between them. */
  goal: {
    hand: 100,
    hero: 330,
    draw: ({ p }) => [
      p.wire(
        [-72, -54, -36, -18, 0, 18, 36, 54, 72]
          .map((x) => `M${x} -98L${x * 0.86} -4`)
          .concat([-84, -68, -52, -36, -20].map((y) => `M-86 ${y}H86`))
          .join(''),
        '#dfe8f2',
        1.3,
      ),
      ...p.part(ribbon('-88,0 -88,-102', [4, 4]), MATERIAL.cream),
      ...p.part(ribbon('88,0 88,-102', [4, 4]), MATERIAL.cream),
      ...p.part(ribbon('-92,-101 92,-101', [4, 4]), MATERIAL.cream),
    ],
  },
} satisfies Record<string, ThingArt>
