import { group } from '#core/display-list'
import { translate } from '#core/geometry'
import { ellipse } from '#core/path'
import { ink, mark, ribbon, shape } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

const WHITE = ink('#ffffff')

/** What one takes along on the way. */
export const LUGGAGE = {
  umbrella: {
    dye: MATERIAL.red,
    face: [0, -74, 0.28],
    hand: 110,
    hero: 220,
    grip: [0, -14],
    draw: ({ p, state, hero }) => {
      // Its stick is long enough for a head, where somebody holds it.
      const up = hero ? 0 : -100
      return state !== 'empty'
        ? [
            p.wire(`M0 ${up - 94}V-12q0 12 12 10q6 -2 6 -8`, MATERIAL.wood, 3.4),
            group(
              [
                ...p.part(
                  shape(
                    '-58,-54! -50,-82 -24,-98 0,-101 24,-98 50,-82 58,-54! 46,-62 38,-53! 28,-62 19,-53! 10,-61 0,-53! -10,-61 -19,-53! -28,-62 -38,-53! -46,-62',
                  ),
                  MATERIAL.red,
                  (tone) => [
                    p.flat(shape('0,-104! 20,-80 19,-50! 0,-50! -19,-50! -20,-80'), '#e8695c', {
                      opacity: 0.95,
                    }),
                    p.raw(mark('-38,-52 -30,-84 -2,-101', [0.6, 1.2, 0.6]), tone.deep, {
                      opacity: 0.5,
                    }),
                    p.raw(mark('38,-52 30,-84 2,-101', [0.6, 1.2, 0.6]), tone.deep, {
                      opacity: 0.5,
                    }),
                  ],
                ),
                ...p.part(ribbon('0,-100 0,-107', [1.8, 1]), MATERIAL.wood),
              ],
              { transform: translate(0, up) },
            ),
          ]
        : [
            p.wire('M0 -30V-12q0 12 12 10q6 -2 6 -8', MATERIAL.wood, 3.4),
            ...p.part(
              shape('0,-104 7,-88 11,-44 6,-24 -6,-24 -11,-44 -7,-88'),
              MATERIAL.red,
              (tone) => [p.raw(mark('-2,-98 -5,-28', [0.8, 2, 0.8]), tone.deep, { opacity: 0.5 })],
            ),
          ]
    },
  },
  backpack: {
    dye: '#4f92bc',
    hand: 56,
    hero: 120,
    grip: [0, -98],
    face: [0, -34, 0.34],
    draw: ({ p }) => [
      p.wire('M-12 -90q12 -16 24 0', MATERIAL.leather, 5),
      ...p.part(
        shape('-42,-10 -44,-62 -34,-88 0,-95 34,-88 44,-62 42,-10 30,0 -30,0'),
        '#3f7fa8',
        (tone) => [p.raw(mark('-34,-78 -36,-30', [1, 4, 1]), tone.high, { opacity: 0.5 })],
      ),
      ...p.part(shape('-40,-62! -34,-88 0,-94 34,-88 40,-62! 0,-52'), '#4f92bc'),
      ...p.part(shape('-28,-40! 28,-40! 28,-8 20,-4 -20,-4 -28,-8'), '#4f92bc', (tone) => [
        p.raw(mark('-28,-30 28,-30', [0.8, 1.2, 0.8]), tone.deep, { opacity: 0.6 }),
      ]),
      ...[-18, 18].flatMap((x) => [
        ...p.part(
          ribbon(
            [
              [x, -66],
              [x, -46],
            ],
            [3.4, 3.4],
          ),
          MATERIAL.leather,
        ),
        ...p.part(ellipse(x, -46, 4.4, 4.4), MATERIAL.gold),
      ]),
    ],
  },
  suitcase: {
    hand: 56,
    hero: 120,
    grip: [0, -82],
    face: [0, -34, 0.38],
    draw: ({ p }) => [
      p.wire('M-16 -68v-10q0 -8 8 -8h16q8 0 8 8v10', MATERIAL.darkWood, 6),
      ...p.part(
        shape('-56,-68! 56,-68! 58,-60 58,-6 54,0! -54,0! -58,-6 -58,-60'),
        MATERIAL.leather,
        (tone) => [
          p.raw(mark('-58,-44 58,-44', [0.6, 1.2, 0.6]), tone.deep, { opacity: 0.5 }),
          ...[-32, 32].map((x) => p.flat(mark(`${x},-70 ${x},0`, [5, 5, 5]), '#c68a4e')),
          p.raw(mark('-50,-60 44,-60', [0.6, 2, 0.6]), tone.high, { opacity: 0.4 }),
        ],
      ),
      ...[-32, 32].flatMap((x) =>
        p.part(shape('-6,-5 6,-5 6,5 -6,5', { x, y: -44 }), MATERIAL.gold),
      ),
      p.flat(ellipse(4, -22, 10, 8), MATERIAL.teal, { opacity: 0.8 }),
      p.raw(ellipse(2, -24, 3, 2), WHITE, { opacity: 0.5 }),
    ],
  },
} satisfies Record<string, ThingArt>
