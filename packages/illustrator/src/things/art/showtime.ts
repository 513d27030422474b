import { ellipse } from '#core/path'
import { mark, ribbon, shape } from '#things/painter'
import { smallPerson } from '#things/small-people'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

const LEAN = -38
const TREE = { x: 70, y: 0, turn: LEAN }
const LEAVES = [
  [-52, -14, 20],
  [-96, -4, -40],
  [-30, -8, 70],
  [70, -4, 10],
  [96, -12, -30],
  [-76, -150, 50],
  [20, -150, -60],
] as const

const CLUMP =
  '-36,8 -42,-6 -34,-14 -34,-26 -20,-28 -10,-36 4,-31 18,-35 26,-25 38,-20 36,-8 42,4 33,14 28,24 14,23 2,30 -12,24 -26,25'
const CROWN = [
  [-40, -98, 0.8, '#4f8a42'],
  [40, -98, 0.8, '#4f8a42'],
  [-50, -130, 0.9, '#5f9f4c'],
  [50, -130, 0.9, '#5f9f4c'],
  [-30, -166, 0.86, '#67a653'],
  [30, -166, 0.86, '#67a653'],
  [0, -178, 0.8, '#6bab56'],
] as const

/** What goes wrong on a stage. */
export const SHOWTIME = {
  /** In the dark, on a curtain rail: an owl of whom one sees the eyes. */
  owl_eyes: {
    hand: 60,
    hero: 130,
    glow: { at: [0, -66], radius: 150, color: '#ffe07a', when: 'always' },
    draw: ({ p }) => [
      p.raw(
        shape(
          '0,-2 30,-10 40,-36 38,-66 40,-88 34,-104! 16,-94 0,-96 -16,-94 -34,-104! -40,-88 -38,-66 -40,-36 -30,-10',
        ),
        '#2a2536',
        { opacity: 0.9 },
      ),
      p.raw(mark('-90,0 0,-3 90,0', [3, 4, 3]), '#2a2536', { opacity: 0.9 }),
      ...[-18, 18].flatMap((x) => [
        p.raw(ellipse(x, -68, 17), '#ffb93c'),
        p.raw(ellipse(x, -68, 14.4), '#ffe25e'),
        p.raw(ellipse(x, -68, 6.6), '#231d26'),
        p.raw(ellipse(x - 4, -73, 3), '#fffdf2'),
      ]),
      p.raw(shape('-5,-58! 5,-58! 0,-46'), '#c9923a'),
    ],
  },
  falling_tree: {
    hand: 60,
    hero: 285,
    draw: ({ p }) => [
      ...['56,-172 80,-156 98,-134', '76,-184 102,-166 120,-142'].map((swish) =>
        p.raw(mark(swish, [0.6, 3, 0.6]), '#ffffff', { opacity: 0.6 }),
      ),
      // The knight, on his hobby horse.
      ...p.part(ribbon('-186,-2 -126,-26', [2.6, 2.6]), MATERIAL.darkWood),
      ...smallPerson(p, {
        x: -152,
        k: 0.98,
        coat: '#aeb8c8',
        skin: '#e2ae84',
        hair: '#8a94a6',
        to: 1,
        mouth: 'open',
      }),
      ...p.part(
        shape(
          '-146,-70! -146,-84 -136,-96 -124,-97 -112,-90 -108,-78! -120,-82 -132,-80 -140,-70!',
          { x: -24, y: -3 },
        ),
        '#b9c3d2',
      ),
      ...p.part(ribbon('-152,-98 -160,-114 -176,-112', [3, 5, 2]), MATERIAL.red),
      ...p.part(
        shape(
          '-112,-36 -116,-52 -110,-66 -100,-74! -97,-66 -82,-56 -70,-44 -72,-34 -82,-34 -94,-42 -96,-28',
          {
            x: -14,
            y: 14,
          },
        ),
        '#a9764b',
        () => [
          p.raw(ellipse(-109, -42, 2.4, 2.8), '#2a2430'),
          p.raw(ellipse(-90, -26, 1.4, 1.6), '#5f3d2a'),
        ],
      ),
      ...p.part(ribbon('-120,-56 -130,-44 -131,-28', [2, 3.6, 1.6]), '#5b3a29'),
      // The tree, asleep: a trunk to walk in, and a crown with a hole for the face.
      ...[-10, 10].flatMap((x) =>
        p.part(shape('-8,6 -9,-2 0,-6 9,-2 8,6', { ...TREE, ...at(x, 6) }), '#e2a33c'),
      ),
      ...p.part(
        shape('-24,4! -18,-50 -24,-96! 24,-96! 18,-50 24,4! 0,8', TREE),
        '#8d6242',
        (tone) =>
          [-11, 1, 12].map((x) =>
            p.raw(mark(`${x},0 ${x + 2},-40 ${x - 1},-86`, [0.6, 2.4, 0.6], TREE), tone.deep, {
              opacity: 0.5,
            }),
          ),
      ),
      ...CROWN.flatMap(([x, y, k, color]) =>
        p.part(shape(CLUMP, { ...at(x, y), k, turn: LEAN }), color, (tone) =>
          ['-20,-12 -8,-20 6,-20', '-4,-4 8,-10 20,-6'].map((line) =>
            p.raw(mark(line, [0.6, 2.4, 0.6], { ...at(x, y), k, turn: LEAN }), tone.high, {
              opacity: 0.6,
            }),
          ),
        ),
      ),
      ...p.part(
        shape('-38,-124 -34,-150 -16,-164 16,-164 34,-150 38,-124 24,-98 -24,-98', TREE),
        '#3f6d35',
      ),
      ...[-1, 1].flatMap((side) =>
        p.part(
          shape('-8,0! -20,-26 4,-14!', { ...TREE, ...at(side * 22, -150), kx: -side }),
          '#8a6c50',
        ),
      ),
      ...p.part(
        shape(
          '-33,-122 -30,-144 -14,-156 0,-152 14,-156 30,-144 33,-122 22,-101 0,-95 -22,-101',
          TREE,
        ),
        '#a98a6a',
        (tone) =>
          ['-24,-108 -18,-103 -11,-107', '-6,-102 0,-98 6,-102', '11,-107 18,-103 24,-108'].map(
            (line) => p.raw(mark(line, [0.5, 1.6, 0.5], TREE), tone.deep, { opacity: 0.6 }),
          ),
      ),
      ...[-14, 14].flatMap((x) => [
        ...p.part(ellipseAt(x, -128, 14.5), '#efe2cc'),
        p.flat(
          shape('-11.5,1 -10,-8 0,-12 10,-8 11.5,1 0,3', { ...TREE, ...at(x, -127) }),
          '#c4a887',
        ),
      ]),
      ...[-14, 14].map((x) =>
        p.raw(mark(`${x - 11},-126 ${x},-121.6 ${x + 11},-126`, [0.6, 1.9, 0.6], TREE), '#3d2c24'),
      ),
      ...[-23, 23].map((x) => p.raw(ellipseAt(x, -111, 5), '#ea6a5e', { opacity: 0.35 })),
      ...p.part(shape('-6,-121 0,-125 6,-121 0,-107!', TREE), '#e2a33c'),
      ...LEAVES.flatMap(([x, y, turn]) =>
        p.part(shape('0,10 -7,0 0,-12 7,0', { x, y, turn }), '#79b35f'),
      ),
    ],
  },
} satisfies Record<string, ThingArt>

const ellipseAt = (x: number, y: number, r: number) => {
  const middle = at(x, y)
  return ellipse(middle.x, middle.y, r, r)
}

/** A point of the upright tree, where it leans. */
function at(x: number, y: number) {
  const r = (LEAN * Math.PI) / 180
  return { x: 70 + x * Math.cos(r) - y * Math.sin(r), y: x * Math.sin(r) + y * Math.cos(r) }
}
