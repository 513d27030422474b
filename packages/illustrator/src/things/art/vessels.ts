import { rolledCup } from './seafloor'
import type { DisplayList } from '#core/display-list'
import { ellipse } from '#core/path'
import { mark, ribbon, shape } from '#things/painter'
import type { Painter, Place } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

/** An arm over the rim, and two fingers that close, the thumb smaller. */
const pincer = (p: Painter, place: Place): DisplayList => [
  ...p.part(ribbon('-9,36 -3,18 0,0', [4, 4.2, 4.8], {}, place), '#c94a28'),
  ...p.part(shape('3,-3 13,-9 21,-21 18,-37! 11,-31 5,-22 0,-12', place), '#d2542f'),
  ...p.part(
    shape('-6,2 -18,-9 -21,-25 -13,-41 4,-48! -2,-37 -2,-28 3,-19 8,-9 5,1', place),
    '#e8703f',
    (tone) => [
      p.raw(mark('-14,-12 -15,-24 -9,-35', [0.6, 2.4, 0.6], place), tone.high, { opacity: 0.7 }),
      p.raw(mark('-7,-1 0,2 6,-3', [0.4, 1.2, 0.4], place), tone.deep, { opacity: 0.6 }),
    ],
  ),
]

/** Somebody red looks over the rim. */
const peeking = (p: Painter): DisplayList => [
  ...p.part(shape('-34,-58 -32,-76 -18,-85 4,-85 18,-76 20,-58'), '#e0653a', (tone) => [
    p.raw(mark('-26,-72 -18,-80 -4,-82', [0.6, 2, 0.6]), tone.high, { opacity: 0.7 }),
  ]),
  ...[-18, 4].flatMap((x) => [
    ...p.part(ellipse(x, -86, 9, 9.6), '#fffdf6'),
    p.raw(ellipse(x + 1.6, -85, 4.6, 5.6), '#2d2430'),
    p.raw(ellipse(x, -87.4, 1.6, 1.8), '#ffffff'),
  ]),
]

/** One small red foot over the rim, and the time it beats. */
const tapping = (p: Painter): DisplayList => [
  ...p.part(ribbon('4,-68 8,-90 22,-94 32,-80 34,-64', [4.4, 5, 5, 4.4, 3]), '#d2542f', (tone) => [
    p.raw(mark('9,-88 20,-92 29,-82', [0.6, 1.8, 0.6]), tone.high, { opacity: 0.7 }),
  ]),
  ...p.part(shape('28,-66 38,-68 52,-58 50,-51 34,-54 28,-60'), '#e8703f'),
  ...['56,-66 64,-72', '58,-56 68,-55', '52,-45 60,-39', '-40,-98 -48,-106', '-2,-108 0,-118'].map(
    (tap) => p.raw(mark(tap, [1, 2.2, 1]), '#fff3df', { opacity: 0.9 }),
  ),
]

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
        ...(state === 'full' || isOpen ? pincer(p, { x: 27, y: -94, turn: 14 }) : []),
        ...(isOpen
          ? [...pincer(p, { x: -34, y: -82, kx: -0.72, ky: 0.72, turn: -16 }), ...peeking(p)]
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
        ...(state === 'glowing' ? tapping(p) : []),
        ...(isOpen
          ? p.part(shape('-31,-96! -24,-112 8,-113 17,-97! -7,-92'), '#5c9bd2')
          : state === 'full' || state === 'glowing'
            ? p.part(shape('-34,-72! -30,-88 -6,-94 10,-84! -12,-68'), '#5c9bd2')
            : p.part(shape('-28,-70! -16,-82 16,-82 28,-70! 0,-65'), '#5c9bd2')),
        ...p.part(
          isOpen
            ? ellipse(-8, -116, 7, 6.4)
            : state === 'full' || state === 'glowing'
              ? ellipse(-16, -97, 7, 6.4)
              : ellipse(0, -88, 7, 6.4),
          MATERIAL.yellow,
        ),
      ]
    },
  },
} satisfies Record<string, ThingArt>
