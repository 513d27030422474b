import { ellipse } from '#core/path'
import { ink, mark, shape } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

const WHITE = ink('#ffffff')

/** What is made of snow. */
export const SNOW = {
  snowball: {
    hand: 26,
    hero: 80,
    face: [0, -40, 0.44],
    draw: ({ p, random }) => [
      ...p.part(ellipse(0, -42, 43, 42), '#eef4fa', (tone) => [
        ...Array.from({ length: 14 }, () =>
          p.raw(
            ellipse(random.between(-34, 34), random.between(-76, -8), random.between(1.5, 3.4)),
            tone.shade,
            { opacity: 0.5 },
          ),
        ),
        p.raw(ellipse(-14, -60, 14, 10), WHITE, { opacity: 0.9, blur: 3 }),
      ]),
    ],
  },
  snowman: {
    hand: 60,
    hero: 220,
    face: [0, -80, 0.22],
    draw: ({ p, alive }) => [
      p.flat(mark('-20,-46 -40,-62 -50,-60', [1.4, 1.6, 0.6]), MATERIAL.darkWood),
      p.flat(mark('20,-46 40,-62 48,-70', [1.4, 1.6, 0.6]), MATERIAL.darkWood),
      ...p.part(ellipse(0, -20, 30, 23), '#eef4fa'),
      ...p.part(ellipse(0, -50, 23, 20), '#f2f7fb', () =>
        [-56, -46].map((y) => p.flat(ellipse(2, y, 2, 2), '#3a3a48')),
      ),
      ...p.part(ellipse(0, -79, 18, 17), '#f6fafd'),
      ...p.part(shape('-20,-66 0,-61 20,-67 21,-61 0,-55 -21,-60'), MATERIAL.red),
      ...p.part(shape('8,-62! 18,-44 10,-40! 2,-58'), MATERIAL.red),
      ...p.part(shape('-15,-92! 15,-92! 13,-106! -13,-106!'), '#3d4560'),
      ...p.part(shape('-22,-90 22,-90 22,-94 -22,-94'), '#3d4560'),
      ...(alive ? [] : [-6, 8].map((x) => p.flat(ellipse(x, -82, 2.2, 2.6), '#2b2a36'))),
      ...p.part(shape('2,-80! 22,-74! 3,-74!'), MATERIAL.orange),
      ...(alive ? [] : [p.flat(mark('-7,-72 1,-69 10,-72', [0.7, 1, 0.7]), '#2b2a36')]),
    ],
  },
} satisfies Record<string, ThingArt>
