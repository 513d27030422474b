import { rolledCup } from './seafloor'
import { ellipse } from '#core/path'
import { mark, ribbon, shape } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

/** What somebody may be in, or on. */
export const VESSELS = {
  fish_cup: {
    hand: 40,
    hero: 120,
    grip: [34, -38],
    draw: ({ p, state }) =>
      state === 'full'
        ? rolledCup(p)
        : [
            p.wire('M30 -58q26 0 22 22q-4 16 -24 14', '#3f77b5', 8),
            ...p.part(shape('-38,-72! 34,-72! 30,-14 20,-2 -24,-2 -34,-14'), '#4b8bd0', (tone) => [
              p.raw(mark('-30,-64 -28,-20', [1, 3, 0.8]), tone.high, { opacity: 0.6 }),
            ]),
            ...p.part(
              shape('-20,-36 -8,-48 10,-46 16,-36! 26,-46! 26,-26! 16,-34! 8,-26 -10,-26'),
              '#f0954a',
            ),
            p.raw(ellipse(-10, -38, 2.4, 2.6), '#2d2430'),
            ...p.part(ellipse(-2, -72, 36, 8), '#cfe2f5'),
            p.flat(ellipse(-2, -71, 31, 5.6), '#2f5f94'),
          ],
  },
  upturned_bucket: {
    hand: 48,
    hero: 120,
    draw: ({ p }) => [
      ...p.part(shape('-32,-64! 32,-64! 42,0! -42,0!'), '#6f9cc0', (tone) => [
        p.raw(mark('-38,-16 0,-11 38,-16', [1, 1.8, 1]), tone.deep, { opacity: 0.5 }),
        p.raw(mark('-26,-56 -32,-10', [1, 3.4, 1]), tone.high, { opacity: 0.6 }),
      ]),
      ...p.part(ellipse(0, -64, 32, 7), '#9fc2da'),
    ],
  },
  crab_teapot: {
    hand: 60,
    hero: 210,
    draw: ({ p, state }) => {
      const isOpen = state === 'open'
      return [
        p.wire('M38 -60q30 -4 26 24q-4 16 -26 16', '#d8e4ee', 8),
        ...(isOpen
          ? [-16, 2].flatMap((x) => [
              p.wire(`M${x} -66V-82`, '#d2542f', 4),
              ...p.part(ellipse(x, -86, 7, 7), '#fffdf6'),
              p.raw(ellipse(x + 1.5, -86, 3.2, 3.6), '#2d2430'),
            ])
          : []),
        ...(state === 'full' || isOpen
          ? [
              ...p.part(ribbon('14,-60 26,-84 24,-102', [4, 4, 4.6]), '#d2542f'),
              ...p.part(
                shape('20,-100 8,-114 14,-132 30,-136! 24,-120 34,-118! 44,-130 44,-112 32,-100'),
                '#e0653a',
              ),
            ]
          : []),
        ...p.part(shape('-36,-46! -52,-50 -58,-70 -66,-76! -54,-80 -48,-66 -34,-28!'), '#e8eff5'),
        ...p.part(
          shape('0,-74 34,-66 46,-38 36,-12 18,-2 -18,-2 -36,-12 -46,-38 -34,-66'),
          '#eef3f7',
          (tone) => [
            ...[-24, 2, 26].map((x, i) =>
              p.flat(ellipse(x, -24 + (i % 2) * 7, 5, 5), '#5c9bd2', { opacity: 0.85 }),
            ),
            p.raw(mark('-34,-54 -36,-34 -28,-16', [1, 4, 1]), tone.high, { opacity: 0.6 }),
          ],
        ),
        ...(isOpen
          ? p.part(shape('-30,-106! -20,-121 6,-118 18,-104! -6,-98'), '#5c9bd2')
          : state === 'full'
            ? p.part(shape('-34,-72! -30,-88 -6,-94 10,-84! -12,-68'), '#5c9bd2')
            : p.part(shape('-28,-70! -16,-82 16,-82 28,-70! 0,-65'), '#5c9bd2')),
        ...p.part(
          isOpen
            ? ellipse(-8, -124, 7, 6.4)
            : state === 'full'
              ? ellipse(-16, -97, 7, 6.4)
              : ellipse(0, -88, 7, 6.4),
          MATERIAL.yellow,
        ),
      ]
    },
  },
} satisfies Record<string, ThingArt>
