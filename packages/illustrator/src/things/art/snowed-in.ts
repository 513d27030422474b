import { group } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { placement } from '#core/geometry'
import { ellipse } from '#core/path'
import { mark, ribbon, shape } from '#things/painter'
import type { Painter } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

const HULL = '#7a4a2e'
const SNOW = '#eef4fb'
const SAIL = '#f4e6c6'

/** A mast with its two sails, full of a wind that is of no use up here. */
const mast = (p: Painter, x: number, top: number, k: number): DisplayList => [
  ...p.part(ribbon(`${x},-52 ${x},${top}`, [3.4, 2.2]), MATERIAL.darkWood),
  ...[
    { y: top + 34 * k, w: 34 * k, h: 30 * k },
    { y: top + 78 * k, w: 44 * k, h: 40 * k },
  ].flatMap(({ y, w, h }) => [
    ...p.part(ribbon(`${x - w},${y - h} ${x + w},${y - h}`, [2, 2]), MATERIAL.darkWood),
    ...p.part(
      shape(
        `${x - w + 2},${y - h}! ${x + w - 2},${y - h}! ${x + w + 7},${y - h / 2} ${x + w - 3},${y}! ${x},${y - 6} ${x - w + 3},${y}! ${x - w - 2},${y - h / 2}`,
      ),
      SAIL,
      (tone) =>
        [-0.35, 0.35].map((u) =>
          p.raw(
            mark(
              `${x + w * u},${y - h + 2} ${x + w * u + 5},${y - h / 2} ${x + w * u},${y - 4}`,
              [0.6, 1.3, 0.6],
            ),
            tone.deep,
            { opacity: 0.35 },
          ),
        ),
    ),
    p.raw(
      mark(
        `${x - w + 1},${y - h - 2} ${x},${y - h - 4} ${x + w - 1},${y - h - 2}`,
        [0.8, 2.4, 0.8],
      ),
      SNOW,
    ),
  ]),
]

const drift = (p: Painter, text: string) =>
  p.part(shape(text), SNOW, (tone) => [
    p.raw(mark('-100,-8 -40,-16 20,-10', [0.8, 2.4, 0.8]), tone.high, { opacity: 0.6 }),
  ])

/** A signpost pulled up with its point: an arrow one way or the other. */
const post = (
  p: Painter,
  {
    x,
    y,
    h,
    to,
    color,
    turn = 0,
  }: { x: number; y: number; h: number; to: 1 | -1; color: string; turn?: number },
): DisplayList => [
  group(
    [
      ...p.part(shape('-3.4,0! -3.4,-200! 3.4,-200! 3.4,0!', { ky: h / 200 }), MATERIAL.wood),
      ...[0, 1].flatMap((i) =>
        p.part(
          shape('-22,-8! 20,-8! 33,1! 20,10! -22,10!', {
            kx: i ? -to : to,
            ky: 1,
            y: -h + 12 + i * 24,
          }),
          i ? '#d9c49a' : color,
          (tone) => [
            p.raw(mark(`-14,${-h + 12 + i * 24} 14,${-h + 13 + i * 24}`, [1, 1.6, 1]), tone.deep, {
              opacity: 0.55,
            }),
          ],
        ),
      ),
      p.raw(mark(`-22,${-h + 2} 0,${-h} 20,${-h + 2}`, [0.8, 2.6, 0.8]), SNOW),
    ],
    { transform: placement({ x, y, rotate: turn }) },
  ),
]

const smoke = (p: Painter, x: number, y: number) =>
  p.flat(
    ribbon(
      `${x},${y} ${x + 6},${y - 22} ${x - 5},${y - 46} ${x + 4},${y - 72} ${x - 3},${y - 96}`,
      [2, 4, 6, 7, 2],
    ),
    '#c9c3cc',
    { opacity: 0.95, blur: 1.5 },
  )

/** What stands on a mountain, and what is under it. */
export const SNOWED_IN = {
  /** All its sails set, in a drift, and going nowhere. */
  hill_ship: {
    hand: 60,
    hero: 250,
    draw: ({ p }) => [
      group(
        [
          ...mast(p, -62, -182, 0.86),
          ...mast(p, 58, -176, 0.8),
          ...mast(p, -2, -226, 1.1),
          ...p.part(shape('-15,-166! 11,-166! 8,-152! -12,-152!'), MATERIAL.wood),
          ...p.part(shape('-2,-224! 26,-218 28,-210 -2,-206!'), MATERIAL.red),
          ...p.part(ribbon('104,-58 128,-74 152,-84', [3.4, 2]), MATERIAL.darkWood),
          ...p.part(
            shape('-132,-92! -112,-66! 92,-58! 128,-74! 112,-30 84,4 -92,6 -120,-32'),
            HULL,
            (tone) => [
              ...[-44, -28, -12].map((y) =>
                p.raw(mark(`-118,${y} 0,${y + 6} 106,${y - 2}`, [0.8, 1.5, 0.8]), tone.deep, {
                  opacity: 0.5,
                }),
              ),
              p.raw(
                shape('-130,-84! -110,-60! 92,-52! 120,-66! 118,-58! 92,-44! -112,-52!'),
                '#d9a552',
              ),
            ],
          ),
          ...p.part(shape('-136,-96! -84,-84! -84,-62! -116,-64!'), '#8c5836'),
          ...[-74, -38, -2, 34, 68].map((x) => p.flat(ellipse(x, -38, 7.4, 7.4), '#d9a552')),
          ...[-74, -38, -2, 34, 68].map((x) => p.raw(ellipse(x, -38, 5, 5), '#35435f')),
          p.raw(mark('-132,-94 -108,-90 -86,-84', [0.8, 3, 0.8]), SNOW),
          p.raw(mark('-80,-64 0,-60 92,-60', [0.8, 2.6, 0.8]), SNOW),
        ],
        { transform: placement({ x: 0, y: -6, rotate: -6 }) },
      ),
      ...drift(
        p,
        '-176,8 -150,-8 -112,-20 -70,-14 -30,-22 14,-12 62,-20 104,-10 148,-2 172,8 90,14 -90,14',
      ),
    ],
  },
  /** Every signpost for miles, pulled up. Empty of them: the one at the bottom, with a word on it and no arrow. */
  sign_heap: {
    hand: 60,
    hero: 215,
    draw: ({ p, state }) =>
      state === 'empty'
        ? [
            ...post(p, { x: -66, y: 0, h: 120, to: 1, color: '#c8553d', turn: -7 }),
            ...post(p, { x: 72, y: 0, h: 112, to: -1, color: '#4f77a8', turn: 8 }),
            ...p.part(shape('-6,0! -6,-66! 6,-66! 6,0!'), MATERIAL.wood),
            ...p.part(shape('-54,-46! -52,-104! 53,-107! 55,-48!'), '#e2c48c', (tone) => [
              p.raw(mark('-50,-66 0,-64 52,-68', [0.6, 1.2, 0.6]), tone.deep, { opacity: 0.35 }),
              p.raw(mark('-50,-86 0,-85 50,-88', [0.6, 1.2, 0.6]), tone.deep, { opacity: 0.35 }),
            ]),
            // A round old hand, and no arrow.
            p.wire(
              'M-38 -70C-30 -96 -24 -98 -24 -80S-16 -66 -10 -82S0 -94 0 -80S8 -66 14 -82S24 -94 22 -80S32 -68 40 -80',
              '#7a3b52',
              4.4,
            ),
            p.wire('M-34 -58Q0 -53 36 -60', '#7a3b52', 2.4),
            // The ice that is left.
            ...p.part(shape('-56,-98 -50,-110 -30,-112 -38,-102 -44,-92 -56,-86'), '#cfe6f2'),
            ...p.part(shape('55,-46 56,-62 44,-58 34,-46 42,-42'), '#cfe6f2'),
            ...p.part(shape('-24,6 -12,-6 4,-8 20,-4 30,6 4,9'), SNOW),
          ]
        : [
            ...post(p, { x: -96, y: -6, h: 128, to: -1, color: '#5f9f4c', turn: -9 }),
            ...post(p, { x: -34, y: -8, h: 168, to: 1, color: '#c8553d', turn: -3 }),
            ...post(p, { x: 40, y: -8, h: 152, to: -1, color: '#4f77a8', turn: 4 }),
            ...post(p, { x: 104, y: -6, h: 122, to: 1, color: '#e0a53c', turn: 10 }),
            ...post(p, { x: -66, y: 0, h: 96, to: 1, color: '#8a65bd', turn: -5 }),
            ...post(p, { x: 6, y: 2, h: 108, to: 1, color: '#e8ddc4', turn: 1 }),
            ...post(p, { x: 74, y: 0, h: 90, to: -1, color: '#c8553d', turn: 6 }),
            ...p.part(shape('-128,6 -108,-6 -60,-12 0,-8 60,-12 108,-6 130,6 0,10'), SNOW),
            // One thrown down on its face, in a skin of ice.
            ...p.part(shape('-128,6! -120,-8! -66,-6! -70,9!'), '#b9d7e8', (tone) => [
              p.raw(mark('-118,-2 -80,0', [0.6, 1.8, 0.6]), tone.high, { opacity: 0.8 }),
            ]),
          ],
  },
  /** A house up to its chimney in snow: its door dug free. Empty of it, only the smoke comes out. */
  snow_door: {
    hand: 60,
    hero: 260,
    draw: ({ p, state }) =>
      state === 'empty'
        ? [
            smoke(p, 4, -40),
            ...drift(p, '-120,6 -96,-14 -58,-30 -14,-42 0,-36 10,-42 52,-32 92,-14 122,6 0,12'),
            p.raw(ellipse(3, -38, 11, 4), '#c9b8a8', { opacity: 0.8 }),
            p.raw(ellipse(3, -38, 6, 2.4), '#5b5048'),
          ]
        : [
            ...p.part(shape('34,-116! 34,-146! 50,-146! 50,-112!'), '#b5654a'),
            ...p.part(shape('31,-144! 31,-151! 53,-151! 53,-144!'), MATERIAL.stone),
            smoke(p, 42, -152),
            ...drift(
              p,
              '-136,6 -118,-28 -88,-68 -52,-104 -6,-124 40,-122 82,-94 112,-54 136,-10 140,6 0,12',
            ),
            ...p.part(shape('-40,2! -40,-70 -30,-92 -6,-100 18,-92 28,-70 28,2!'), MATERIAL.stone),
            p.raw(shape('-31,2! -31,-68 -24,-84 -6,-90 12,-84 19,-68 19,2!'), '#ffd98a'),
            ...p.part(shape('-31,4! -31,-68 -28,-80 -56,-84 -60,-70! -60,10!'), '#c8553d'),
            p.flat(ellipse(-53, -36, 3.2, 3.2), MATERIAL.gold),
            p.raw(shape('-30,4! 18,4! 34,12! -40,12!'), '#ffe9b8', { opacity: 0.6 }),
            p.raw(mark('-42,-92 -8,-108 26,-94', [1, 3.4, 1]), SNOW),
          ],
  },
} satisfies Record<string, ThingArt>
