import { ellipse } from '#core/path'
import { mark, ribbon, shape } from '#things/painter'
import type { ThingArt } from '#things/thing-art'

const AIR = '#c4dfee'
const PALE = '#f2fafd'
const LEAVES = [
  { x: -56, y: -72, turn: -0.5, color: '#c9772f' },
  { x: 54, y: -88, turn: 0.7, color: '#d9a238' },
  { x: 58, y: -26, turn: 2.5, color: '#a8552f' },
] as const
const FEATHER = { x: -58, y: -24, turn: -0.85 }

const turned = (text: string, { x, y, turn }: { x: number; y: number; turn: number }): string =>
  text
    .split(' ')
    .map((pair) => {
      const [px = 0, py = 0] = pair.split(',').map(Number.parseFloat)
      const tx = x + px * Math.cos(turn) - py * Math.sin(turn)
      const ty = y + px * Math.sin(turn) + py * Math.cos(turn)
      return `${tx.toFixed(1)},${ty.toFixed(1)}${pair.endsWith('!') ? '!' : ''}`
    })
    .join(' ')

/** A small sea wind: a curl of air, and what it carries round with it, three leaves and a feather. */
export const BREEZE = {
  breeze: {
    hand: 44,
    hero: 180,
    face: [0, -60, 0.4],
    draw: ({ p }) => [
      p.raw(mark('-66,-66 -52,-98 -8,-120 40,-116 64,-92', [0.8, 5, 0.8]), PALE, { opacity: 0.85 }),
      ...p.part(
        ribbon('-26,-92 -8,-116 20,-118 31,-103 22,-92 9,-96 11,-105', [12, 10, 8, 7, 6, 4, 2]),
        AIR,
      ),
      ...p.part(
        shape(
          '4,0! -10,-5 -4,-11 -20,-17 -16,-25 -38,-36 -46,-58 -40,-80 -18,-96 10,-97 34,-86 45,-64 40,-42 24,-28 28,-21 12,-13 17,-7',
        ),
        AIR,
        (tone) => [
          p.raw(ellipse(-14, -82, 22, 12), tone.high, { opacity: 0.9, blur: 4 }),
          p.raw(mark('-46,-50 -20,-31 42,-46', [0.8, 4.6, 0.8]), tone.high, { opacity: 0.95 }),
          p.raw(mark('-32,-34 -4,-23 32,-30', [0.6, 3.4, 0.6]), tone.deep, { opacity: 0.32 }),
          p.raw(mark('-20,-20 0,-13 24,-20', [0.6, 2.6, 0.6]), tone.deep, { opacity: 0.32 }),
        ],
      ),
      p.raw(mark('-62,-38 -10,-6 66,-50', [0.8, 5.4, 0.8]), PALE, { opacity: 0.85 }),
      p.raw(mark('-40,-14 0,3 44,-16', [0.6, 3.4, 0.6]), PALE, { opacity: 0.7 }),
      ...LEAVES.flatMap((leaf) =>
        p.part(shape(turned('-16,0! -6,-10 8,-9 17,0! 8,9 -6,9', leaf)), leaf.color, (tone) => [
          p.raw(mark(turned('-15,0 0,0.5 15,0', leaf), [1.6, 1.2, 0.6]), tone.deep, {
            opacity: 0.6,
          }),
        ]),
      ),
      ...p.part(shape(turned('-22,4! -10,-6 8,-9 24,-3! 9,6 -8,8', FEATHER)), '#fffaf0', (tone) => [
        p.raw(mark(turned('-28,6 -4,1 21,-3', FEATHER), [1.8, 1.4, 0.6]), tone.deep, {
          opacity: 0.6,
        }),
        p.raw(mark(turned('2,-1 4,2 6,6', FEATHER), [1.6, 1, 0.5]), tone.shade),
      ]),
    ],
  },
} satisfies Record<string, ThingArt>
