import { group } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { placement } from '#core/geometry'
import { ellipse } from '#core/path'
import { bowler as brownBowler } from '#things/headwear'
import { mark, ribbon, shape } from '#things/painter'
import type { Painter } from '#things/painter'
import { smallPerson, somebody } from '#things/small-people'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

const BRICK = '#b5654a'
const TILE = '#9c4a3e'
const LAMPLIGHT = '#ffdf8c'
const PLASTER = '#e6cfa8'

/** A chimney stack with its pot; whatever it has on stands on 0,0 of `hat`. */
const chimney = (
  p: Painter,
  {
    x,
    top,
    hat,
    tilt = 0,
  }: { x: number; top: number; hat: (p: Painter) => DisplayList; tilt?: number },
): DisplayList => [
  ...p.part(shape(`-19,8! -18,${top + 24}! 18,${top + 24}! 19,8!`, { x }), BRICK, (tone) =>
    Array.from({ length: Math.floor((-top - 24) / 12) }, (_, row) =>
      [-10, 6].map((bx) =>
        p.raw(
          mark(
            `${x + bx - 4 + (row % 2) * 7},${-2 - row * 12} ${x + bx + 5 + (row % 2) * 7},${-2 - row * 12}`,
            [1, 1.3, 1],
          ),
          tone.deep,
          { opacity: 0.45 },
        ),
      ),
    ).flat(),
  ),
  ...p.part(
    shape(`-23,${top + 27}! -23,${top + 19}! 23,${top + 19}! 23,${top + 27}!`, { x }),
    MATERIAL.stone,
  ),
  ...p.part(shape(`-12,${top + 20}! -10,${top}! 10,${top}! 12,${top + 20}!`, { x }), '#c98a63'),
  group(hat(p), { transform: placement({ x, y: top + 3, rotate: tilt }) }),
]

const bowler = (p: Painter): DisplayList => [
  ...p.part(shape('-19,-2! -20,-20 -12,-32 0,-34 12,-32 20,-20 19,-2!'), '#38364a', (tone) => [
    p.flat(shape('-20,-4! -20,-11! 20,-11! 20,-4!'), MATERIAL.red),
    p.raw(mark('-12,-14 -11,-24 -5,-30', [1, 3, 1]), tone.high, { opacity: 0.6 }),
  ]),
  ...p.part(shape('-31,-6 -20,-3 0,-2 20,-3 31,-6 24,4 0,6 -24,4'), '#2f2d40'),
]

const strawHat = (p: Painter): DisplayList => [
  ...p.part(shape('-18,-2! -17,-22 -8,-27 8,-27 17,-22 18,-2!'), '#e2b862', () => [
    p.flat(shape('-19,-3! -18,-11! 18,-11! 19,-3!'), '#4f77a8'),
  ]),
  ...p.part(shape('-36,0 -20,-5 0,-6 20,-5 36,0 22,6 0,8 -22,6'), '#e9c578'),
]

const woolly = (p: Painter): DisplayList => [
  ...p.part(shape('-19,0! -20,-20 -10,-36 0,-38 10,-36 20,-20 19,0!'), '#5f9f8c', (tone) =>
    [-11, -3, 5, 13].map((x) =>
      p.raw(mark(`${x},-6 ${x * 0.7},-32`, [1, 1.6, 0.8]), tone.deep, { opacity: 0.4 }),
    ),
  ),
  ...p.part(shape('-22,5 -22,-7 0,-9 22,-7 22,5 0,7'), MATERIAL.cream),
  ...p.part(ellipse(0, -40, 8, 8), MATERIAL.cream),
]

/** Tied under a chin that is not there, with a great deal of care. */
const bonnet = (p: Painter): DisplayList => [
  ...p.part(shape('-17,6! -21,-12 -13,-27 0,-30 13,-27 21,-12 17,6!'), '#f3ecdf'),
  ...p.part(
    shape(
      '-20,6 -25,-8 -20,-20 -12,-26 -16,-12 -13,2 0,5 13,2 16,-12 12,-26 20,-20 25,-8 20,6 0,11',
    ),
    '#f0b9c0',
  ),
  ...p.part(ribbon('-15,6 -6,15 0,18', [2.4, 2.4]), '#d1707f'),
  ...p.part(ribbon('15,6 6,15 0,18', [2.4, 2.4]), '#d1707f'),
  ...[-1, 1].flatMap((kx) => p.part(shape('0,18 8,11 16,13 16,22 8,24', { kx }), '#d1707f')),
  ...[-1, 1].flatMap((kx) => p.part(ribbon(`0,19 ${4 * kx},28 ${9 * kx},33`, [2.6, 2]), '#d1707f')),
  ...p.part(ellipse(0, 18, 3.6, 3.6), '#b95768'),
]

/** Where ninety hats went, and what comes after hats. */
export const HATS_OFF = {
  bonnet: {
    hand: 40,
    hero: 96,
    grip: [0, 0],
    draw: ({ p }) => [group(bonnet(p), { transform: placement({ x: 0, y: -64, scale: 1.9 }) })],
  },
  bowler: {
    hand: 36,
    hero: 84,
    grip: [0, 4],
    draw: ({ p }) => [...brownBowler(p, { y: -12 })],
  },
  chimney_hats: {
    hand: 60,
    hero: 270,
    draw: ({ p }) => [
      ...chimney(p, { x: -112, top: -74, hat: bowler, tilt: -9 }),
      ...chimney(p, { x: -36, top: -108, hat: strawHat, tilt: 7 }),
      ...chimney(p, { x: 40, top: -66, hat: bonnet }),
      ...chimney(p, { x: 112, top: -92, hat: woolly, tilt: 12 }),
      ...p.part(shape('-158,30! -142,-4! 142,-4! 158,30!'), TILE, (tone) =>
        [4, 13, 22].flatMap((y, row) =>
          Array.from({ length: 16 }, (_, i) => -146 + i * 19 + (row % 2) * 9).map((x) =>
            p.raw(mark(`${x},${y} ${x + 6},${y + 3} ${x + 12},${y}`, [0.6, 1.4, 0.6]), tone.deep, {
              opacity: 0.5,
            }),
          ),
        ),
      ),
      ...p.part(shape('-146,0! -146,-8! 146,-8! 146,0!'), '#b9604f'),
    ],
  },
  /** The tallest hat in town, all by itself in the road. */
  lone_hat: {
    hand: 60,
    hero: 190,
    draw: ({ p }) => [
      ...p.part(shape('20,-70 30,-112 52,-132 60,-122 52,-96 34,-66'), '#e9c14f', (tone) => [
        p.raw(mark('26,-70 38,-104 54,-126', [0.6, 1.6, 0.6]), tone.deep, { opacity: 0.5 }),
      ]),
      ...p.part(shape('-29,-8! -25,-60 -31,-112! 31,-112! 25,-60 29,-8!'), '#5a4a8a', (tone) => [
        p.flat(shape('-34,-14! -34,-32! 34,-32! 34,-14!'), MATERIAL.red),
        p.raw(mark('-18,-40 -16,-70 -21,-104', [1.4, 4.4, 1.4]), tone.high, { opacity: 0.55 }),
      ]),
      ...p.part(ellipse(0, -112, 31, 7), '#6c5ba0'),
      ...p.part(shape('-62,-8 -34,-14 0,-15 34,-14 62,-8 48,0 0,4 -48,0'), '#4a3c76'),
      ...p.part(ellipse(28, -24, 9, 9), MATERIAL.gold),
    ],
  },
  /** Its roof is up, this high, and the people at tea in the bright crack look up at it. */
  lifted_roof: {
    hand: 80,
    hero: 290,
    draw: ({ p }) => [
      p.flat(shape('-70,-128! -70,-176! 70,-176! 70,-128!'), '#7a4b3c'),
      p.raw(shape('-66,-128! -66,-172! 66,-172! 66,-128!'), LAMPLIGHT),
      ...[-32, 0, 32].flatMap((x, i) =>
        smallPerson(p, {
          ...somebody(i + 1, { isChild: i === 1 }),
          x,
          y: -104,
          k: 0.42,
          head: 1.35,
          hat: undefined,
          to: x > 0 ? -1 : 1,
          arms: 'down',
          mouth: 'open',
        }),
      ),
      ...p.part(shape('-72,0! -72,-130! 72,-130! 72,0!'), PLASTER),
      ...[-38, 38].flatMap((x) => [
        ...p.part(shape('-17,-64! -17,-106! 17,-106! 17,-64!', { x }), MATERIAL.cream),
        p.raw(shape('-13,-68! -13,-102! 13,-102! 13,-68!', { x }), LAMPLIGHT),
        p.wire(`M${x} -68V-102M${x - 13} -86H${x + 13}`, MATERIAL.cream, 2.2),
        ...p.part(shape('-21,-60! -21,-66! 21,-66! 21,-60!', { x }), MATERIAL.stone),
      ]),
      ...p.part(shape('-17,0! -17,-46 -9,-54 9,-54 17,-46 17,0!'), '#4f7a8b'),
      p.flat(ellipse(10, -24, 2.4, 2.4), MATERIAL.brass),
      ...p.part(shape('-78,0! -78,-8! 78,-8! 78,0!'), MATERIAL.stone),
      ...p.part(shape('-76,-124! -76,-132! 76,-132! 76,-124!'), MATERIAL.stone),
      group(
        [
          ...p.part(shape('38,-40! 38,-82! 58,-82! 58,-30!'), BRICK),
          ...p.part(shape('34,-80! 34,-88! 62,-88! 62,-80!'), MATERIAL.stone),
          ...p.part(shape('-94,-8! -48,-70! 48,-70! 94,-8!'), TILE, (tone) =>
            [-18, -30, -42, -54].flatMap((y, row) =>
              Array.from({ length: 11 }, (_, i) => -84 + i * 16 + (row % 2) * 8)
                .filter((x) => Math.abs(x + 6) < 92 + y)
                .map((x) =>
                  p.raw(
                    mark(`${x},${y} ${x + 6},${y + 4} ${x + 12},${y}`, [0.6, 1.6, 0.6]),
                    tone.deep,
                    {
                      opacity: 0.5,
                    },
                  ),
                ),
            ),
          ),
          ...p.part(shape('-98,-2! -98,-10! 98,-10! 98,-2!'), '#7d3a32'),
        ],
        { transform: placement({ x: 0, y: -158, rotate: -5 }) },
      ),
    ],
  },
} satisfies Record<string, ThingArt>
