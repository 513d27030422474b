import { ellipse } from '#core/path'
import { ink, mark, ribbon, shape } from '#things/painter'
import type { Painter } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

const BARK = '#7d5b3c'

/** A boot for a bear: taller than the house it stands beside. */
const bearBoot = (p: Painter, x: number) => [
  ...p.part(
    shape('-17,-92! 17,-92! 17,-40 38,-30 47,-14 46,0! -20,0! -19,-32', { x }),
    '#8a4b2e',
    (tone) => [
      p.flat(shape('-26,-9! 54,-9! 54,4! -26,4!', { x }), '#3d2a22'),
      p.raw(mark('-9,-80 -9,-38', [1, 3.6, 1], { x }), tone.high, { opacity: 0.55 }),
      ...[-30, -42, -54].map((y) =>
        p.wire(`M${x + 4} ${y}L${x + 18} ${y - 5}`, MATERIAL.straw, 2.2),
      ),
    ],
  ),
  ...p.part(shape('-21,-96! 21,-96! 21,-82! -21,-82!', { x }), MATERIAL.straw),
]

/** Where a mouse lives, and what her boy leaves outside. */
export const MOUSE_HOUSE = {
  root_door: {
    hand: 60,
    hero: 216,
    face: [-46, -30, 0.1],
    draw: ({ p }) => [
      // Two roots of the oak, and the door where they meet.
      ...p.part(
        shape('-136,0! -124,-16 -112,-44 -92,-72 -64,-90 -34,-88 -8,-70 12,-40 32,-14 52,0!'),
        BARK,
        (tone) => [
          p.raw(mark('-116,-12 -100,-50 -72,-80', [0.8, 2.8, 0.6]), tone.deep, { opacity: 0.5 }),
          p.raw(mark('-4,-58 10,-28 30,-6', [0.6, 2.6, 0.8]), tone.deep, { opacity: 0.5 }),
          p.raw(mark('-76,-80 -50,-84 -24,-76', [0.6, 2.4, 0.6]), tone.high, { opacity: 0.6 }),
        ],
      ),
      ...p.part(shape('-68,0! -68,-34 -60,-48 -48,-52 -36,-48 -28,-34 -28,0!'), '#5a3d28'),
      ...p.part(
        shape('-63,0! -63,-33 -57,-43 -48,-46 -39,-43 -33,-33 -33,0!'),
        MATERIAL.red,
        (tone) => [
          p.raw(mark('-56,-2 -56,-40', [0.6, 1, 0.6]), tone.deep, { opacity: 0.5 }),
          p.raw(mark('-41,-2 -41,-40', [0.6, 1, 0.6]), tone.deep, { opacity: 0.5 }),
        ],
      ),
      p.flat(shape('-55,-21! -41,-21! -41,-16! -55,-16!'), MATERIAL.brass),
      p.raw(shape('-53,-20! -43,-20! -43,-18! -53,-18!'), ink('#2e211a')),
      p.flat(ellipse(-37, -26, 2.2, 2.2), MATERIAL.gold),
      ...p.part(ellipse(-8, -32, 11, 11), '#5a3d28'),
      p.raw(ellipse(-8, -32, 8, 8), ink('#ffdf8e')),
      p.wire('M-8 -40V-24M-16 -32H0', '#5a3d28', 1.6),
      ...p.part(shape('-76,-90! -72,-112! -58,-112! -56,-92!'), MATERIAL.clay),
      p.flat(ribbon('-65,-114 -60,-126 -68,-138 -62,-152', [3, 5, 7, 3]), '#f2ede4', {
        opacity: 0.65,
        blur: 2,
      }),
      ...p.part(shape('-72,2! -68,-4! -28,-4! -24,2!'), MATERIAL.straw),
      ...bearBoot(p, 96),
      ...bearBoot(p, 142),
    ],
  },
  paper_horn: {
    hand: 52,
    hero: 90,
    grip: [-34, -30],
    draw: ({ p }) => [
      ...p.part(shape('-52,-28! 34,-66! 46,-34 34,-2! -52,-22!'), MATERIAL.paper, (tone) => [
        p.raw(mark('-30,-32 22,-52', [0.4, 1.2, 0.4]), ink('#5b6a86'), { opacity: 0.7 }),
        p.raw(mark('-26,-26 26,-36', [0.4, 1.2, 0.4]), ink('#5b6a86'), { opacity: 0.7 }),
        p.raw(mark('-24,-22 24,-16', [0.4, 1.2, 0.4]), ink('#5b6a86'), { opacity: 0.7 }),
        p.raw(mark('-48,-23 0,-13 34,-4', [0.4, 2, 0.6]), tone.deep, { opacity: 0.5 }),
      ]),
      ...p.part(ellipse(36, -34, 10, 32), '#d9c9a6'),
      p.raw(ellipse(37, -34, 6, 25), ink('#8d7a58')),
    ],
  },
} satisfies Record<string, ThingArt>
