import type { DisplayList } from '#core/display-list'
import { ellipse, rectangle } from '#core/path'
import { mark, ribbon, shape } from '#things/painter'
import type { Painter } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

const INK = '#4a3f63'

/** A cat as a child draws it, 60 wide, standing on x,y. */
const cat = (p: Painter, at: { x: number; y: number; k?: number; coat?: string }): DisplayList => {
  const { x, y, k = 1, coat = '#ea8a3a' } = at
  return [
    ...[-20, -9, 4, 15].map((leg) =>
      p.flat(ribbon(`${leg},-18 ${leg},0`, [3, 3], {}, { x, y, k }), coat),
    ),
    p.flat(ribbon('-24,-26 -36,-36 -32,-50', [3, 2.6, 2], {}, { x, y, k }), coat),
    p.flat(shape('-27,-22 -18,-34 8,-36 20,-28 18,-16 -20,-15', { x, y, k }), coat),
    p.flat(shape('8,-34 8,-58! 17,-50 26,-50 35,-58! 35,-34 22,-26', { x, y, k }), coat),
    p.raw(ellipse(x + 16 * k, y - 41 * k, 2 * k, 2 * k), INK),
    p.raw(ellipse(x + 27 * k, y - 41 * k, 2 * k, 2 * k), INK),
    p.raw(mark('16,-34 21,-31 27,-34', [0.6, 1.3, 0.6], { x, y, k }), INK),
  ]
}

/** A sheet with a square cut out of it: one sees what is behind. */
const holed = (hole: string, corners: string) => `${shape(corners)} ${shape(hole)}`

/** On two feet, and as wide as two children. */
const board = (p: Painter, inside: DisplayList): DisplayList => [
  ...[-86, 86].flatMap((x) => p.part(ribbon(`${x},0 ${x},-40`, [5, 5]), MATERIAL.darkWood)),
  ...p.part(rectangle(-112, -150, 224, 124), MATERIAL.wood),
  p.flat(rectangle(-104, -142, 208, 108), '#5b7f8c'),
  ...inside,
]

/** A cat that has lost its fifth leg, a sky without its sun, a sum without its answer. */
const withHoles = (p: Painter): DisplayList => [
  ...p.part(
    holed('-66,-58! -66,-40! -48,-40! -48,-58!', '-98,-136! -36,-138! -34,-38! -96,-37!'),
    MATERIAL.paper,
  ),
  ...cat(p, { x: -72, y: -62, k: 0.72 }),
  ...p.part(
    holed('6,-126! 6,-100! 28,-100! 28,-126!', '-28,-138! 34,-137! 34,-39! -28,-37!'),
    '#dcecf2',
  ),
  p.flat(shape('-24,-58! 30,-58! 20,-44 -14,-44'), MATERIAL.red),
  p.flat(shape('2,-60! 2,-98! 24,-62!'), '#fffaf0'),
  p.flat(shape('-2,-60! -2,-88! -18,-62!'), MATERIAL.yellow),
  ...p.part(
    holed('72,-98! 72,-76! 92,-76! 92,-98!', '42,-137! 98,-138! 99,-37! 41,-39!'),
    MATERIAL.cream,
  ),
  p.wire('M48 -126h36M48 -114h30M50 -87h8m-4 -4v8M63 -90h7m-7 6h7M48 -62h40M48 -50h26', INK, 2.6),
]

const CUTS: readonly ((p: Painter, x: number, y: number) => DisplayList)[] = [
  (p, x, y) => [p.flat(ribbon(`${x},${y - 9} ${x},${y + 9}`, [4, 4]), '#ea8a3a')],
  (p, x, y) => [p.flat(ellipse(x, y, 9, 9), '#3f77b5')],
  (p, x, y) => [p.wire(`M${x - 8} ${y + 8}v-16M${x - 2} ${y - 8}h10l-7 16`, INK, 2.6)],
  (p, x, y) => [
    p.flat(rectangle(x - 9, y - 8, 18, 11), MATERIAL.red),
    p.flat(shape(`${x - 10},${y + 3}! ${x + 10},${y + 3}! ${x},${y + 11}!`), MATERIAL.purple),
  ],
  (p, x, y) => [
    p.flat(rectangle(x - 8, y - 8, 16, 16), MATERIAL.leather),
    p.flat(ellipse(x, y, 3, 3), MATERIAL.cream),
  ],
  (p, x, y) => cat(p, { x: x - 1, y: y + 9, k: 0.34, coat: '#3f77b5' }),
]

/** All is glued back, and nothing where it was. */
const gluedBack = (p: Painter): DisplayList => [
  ...withHoles(p),
  ...p.part(rectangle(-68, -60, 21, 22), '#fffaf0'),
  ...p.part(ellipse(-57, -49, 8, 8), '#3f77b5'),
  ...p.part(rectangle(4, -128, 26, 29), '#fbe9d6'),
  ...cat(p, { x: 15, y: -102, k: 0.4, coat: '#3f77b5' }),
  ...p.part(rectangle(70, -100, 24, 26), '#e7f0f4'),
  p.flat(ribbon('82,-96 82,-78', [4, 4]), '#ea8a3a'),
]

/** What somebody cut out, pinned up again in straight rows. */
const cutOuts = (p: Painter): DisplayList =>
  [-118, -88, -58].flatMap((y, row) =>
    [-85, -51, -17, 17, 51, 85].flatMap((x, i) => [
      ...p.part(
        rectangle(x - 13, y - 12, 26, 24),
        ['#fffaf0', '#f7edd8', '#e7f0f4', '#fbe9d6'][(i + row) % 4] ?? '#fffaf0',
      ),
      ...(CUTS[(i * 5 + row * 2) % CUTS.length]?.(p, x, y) ?? []),
    ]),
  )

/** Made at school, and what became of it. */
export const SCHOOLWORK = {
  /** The last flight, that nobody uses, and at its top a little door. */
  attic_stair: {
    hand: 60,
    hero: 540,
    draw: ({ p }) => [
      ...p.part(shape('44,-72! 44,-92 54,-100 64,-92 64,-72!'), MATERIAL.red, (tone) => [
        p.raw(mark('54,-74 54,-97', [0.5, 0.7, 0.5]), tone.deep, { opacity: 0.6 }),
      ]),
      p.flat(ellipse(60, -83, 1.4, 1.4), MATERIAL.gold),
      ...p.part(
        shape(
          '-66,0! -66,-8! -55,-8! -55,-16! -44,-16! -44,-24! -33,-24! -33,-32! -22,-32! -22,-40! -11,-40! -11,-48! 0,-48! 0,-56! 11,-56! 11,-64! 22,-64! 22,-72! 33,-72! 70,-72! 70,0!',
        ),
        '#d9c3a3',
        (tone) => [
          p.raw(shape('-40,0! 70,-64! 70,0!'), tone.shade, { opacity: 0.35 }),
          ...[
            '-66,-8 -55,-8',
            '-55,-16 -44,-16',
            '-44,-24 -33,-24',
            '-33,-32 -22,-32',
            '-22,-40 -11,-40',
            '-11,-48 0,-48',
            '0,-56 11,-56',
            '11,-64 22,-64',
            '22,-72 33,-72',
          ].map((tread) => p.raw(mark(tread, [1.6, 1.6, 1.6]), tone.high)),
        ],
      ),
      ...[-60, -38, -16, 6, 28].map((x, i) =>
        p.flat(mark(`${x},${-10 - i * 16} ${x},${-28 - i * 16}`, [1, 1, 1]), MATERIAL.darkWood),
      ),
      p.wire('M-60 -28L28 -92L42 -92', MATERIAL.wood, 2.6),
    ],
  },
  /** It is lying down. Nearly everybody takes it for a potato. */
  clay_horse: {
    hand: 46,
    hero: 104,
    grip: [0, -8],
    draw: ({ p }) => [
      ...p.part(ribbon('-52,-18 -66,-14 -72,-4', [5, 5, 3.4]), '#a8683f'),
      ...p.part(shape('30,-54 27,-66 35,-68 41,-56'), '#b27347'),
      ...p.part(shape('44,-54 45,-65 53,-65 55,-52'), '#b27347'),
      ...p.part(
        shape('-50,0 -63,-20 -56,-44 -30,-56 4,-52 34,-60 58,-52 70,-34 66,-12 44,1 0,4'),
        '#bd7b4d',
        (tone) => [
          p.raw(ellipse(-34, -40, 12, 7), tone.high, { opacity: 0.4 }),
          ...[
            [-46, -16],
            [-12, -44],
            [-26, -24],
            [4, -14],
            [16, -36],
          ].map(([x = 0, y = 0]) => p.raw(ellipse(x, y, 2.6, 1.8), tone.deep, { opacity: 0.5 })),
        ],
      ),
      ...p.part(shape('12,5 9,-6 24,-12 44,-11 58,-5 56,3 34,6'), '#c68858'),
      ...p.part(shape('-40,5 -42,-5 -28,-11 -12,-8 -9,2 -24,6'), '#c68858'),
      ...[
        [24, -57, 6],
        [13, -54, 5.4],
        [3, -52, 5],
      ].flatMap(([x = 0, y = 0, r = 0]) => p.part(ellipse(x, y, r, r * 0.8), '#8f5433')),
      p.raw(ellipse(42, -39, 3, 3.6), '#2b1c14'),
      p.raw(ellipse(57, -36, 2.4, 3), '#2b1c14'),
      p.raw(ellipse(52, -26, 1.6, 1.3), '#7a4527'),
      p.raw(ellipse(60, -25, 1.4, 1.2), '#7a4527'),
      p.raw(mark('44,-19 53,-15 62,-18', [0.8, 1.6, 0.8]), '#7a4527'),
    ],
  },
  /** Whole, it shows what was cut into; full, what was cut out; broken, all glued back anyhow; open, one cat drawn six times. */
  picture_board: {
    hand: 60,
    hero: 250,
    breaks: true,
    draw: ({ p, state }) => {
      if (state === 'full') return board(p, cutOuts(p))
      if (state === 'broken') return board(p, gluedBack(p))
      if (state !== 'open') return board(p, withHoles(p))
      return [-1, 0, 1].flatMap((column) =>
        [0, 1].flatMap((row) => {
          const x = column * 74 + row * 22
          const y = -row * 46
          return [
            ...p.part(
              shape('-30,-2! -26,-44! 32,-42! 28,1!', { x, y, turn: column * 5 + row * 4 }),
              MATERIAL.cream,
            ),
            ...cat(p, { x: x - 3, y: y - 8, k: 0.56 }),
          ]
        }),
      )
    },
  },
} satisfies Record<string, ThingArt>
