import { ellipse } from '#core/path'
import { mark, ribbon, shape } from '#things/painter'
import { smallPerson } from '#things/small-people'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

const LEAN = -38
const TREE = { x: 40, y: 0, turn: LEAN }
const LEAVES = [
  [-128, -20, 20],
  [-96, -4, -40],
  [-30, -8, 70],
  [70, -4, 10],
  [96, -12, -30],
  [-150, -60, 50],
  [20, -150, -60],
] as const

/** What goes wrong on a stage. */
export const SHOWTIME = {
  falling_tree: {
    hand: 60,
    hero: 330,
    draw: ({ p }) => [
      ...['20,-166 44,-150 62,-128', '40,-178 66,-160 84,-136'].map((swish) =>
        p.raw(mark(swish, [0.6, 3, 0.6]), '#ffffff', { opacity: 0.6 }),
      ),
      // The knight, on his hobby horse.
      ...p.part(ribbon('-168,-4 -112,-36', [2.6, 2.6]), MATERIAL.darkWood),
      ...smallPerson(p, {
        x: -128,
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
        ),
        '#b9c3d2',
      ),
      ...p.part(ribbon('-128,-96 -136,-112 -152,-110', [3, 5, 2]), MATERIAL.red),
      ...p.part(
        shape('-104,-28 -108,-46 -96,-58 -80,-54! -86,-46 -80,-36 -86,-24'),
        '#8a5a3c',
        () => [p.raw(ellipse(-94, -46, 2, 2.4), '#2a2430')],
      ),
      // The tree, asleep.
      ...p.part(shape('-20,6! -17,-60 -24,-96! 24,-96! 17,-60 20,6!', TREE), '#8d6242', (tone) =>
        [-9, 7].map((x) =>
          p.raw(mark(`${x},0 ${x + 2},-40 ${x - 1},-86`, [0.6, 2.4, 0.6], TREE), tone.deep, {
            opacity: 0.5,
          }),
        ),
      ),
      ...p.part(
        shape(
          '-64,-84 -78,-112 -62,-142 -66,-166 -34,-184 -4,-192 30,-186 60,-166 60,-140 76,-112 62,-84 20,-78 -20,-78',
          TREE,
        ),
        '#5f9f4c',
        (tone) =>
          ['-46,-156 -26,-170 -2,-172', '16,-166 36,-156 48,-140', '-58,-118 -50,-104 -34,-98'].map(
            (line) => p.raw(mark(line, [0.8, 3, 0.8], TREE), tone.high, { opacity: 0.7 }),
          ),
      ),
      ...p.part(
        shape('-32,-122 -26,-146 0,-156 26,-146 32,-122 22,-102 0,-96 -22,-102', TREE),
        '#a98a6a',
      ),
      ...[-13, 13].flatMap((x) =>
        p.part(
          shape('-13,0 -9,-12 0,-14 9,-12 13,0 7,12 -7,12', { ...TREE, ...at(x, -126) }),
          '#efe2cc',
        ),
      ),
      ...[-13, 13].map((x) =>
        p.raw(mark(`${x - 8},-126 ${x},-121 ${x + 8},-126`, [0.5, 2.2, 0.5], TREE), '#3d2c24'),
      ),
      ...p.part(shape('-5,-118! 5,-118! 0,-106!', TREE), '#e2a33c'),
      ...p.part(shape('-30,-138! -34,-160! -18,-150!', TREE), '#8a6c50'),
      ...p.part(shape('30,-138! 34,-160! 18,-150!', TREE), '#8a6c50'),
      ...LEAVES.flatMap(([x, y, turn]) =>
        p.part(shape('0,10 -7,0 0,-12 7,0', { x, y, turn }), '#79b35f'),
      ),
    ],
  },
} satisfies Record<string, ThingArt>

/** A point of the upright tree, where it leans. */
function at(x: number, y: number) {
  const r = (LEAN * Math.PI) / 180
  return { x: 40 + x * Math.cos(r) - y * Math.sin(r), y: x * Math.sin(r) + y * Math.cos(r) }
}
