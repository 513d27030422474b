import { ellipse } from '#core/path'
import type { DisplayList } from '#core/display-list'
import { mark, ribbon, shape } from '#things/painter'
import type { Painter } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

const WHITE = '#fffaf0'
const INK = '#3b2f3a'
const SKIN = '#e2a06f'
const STEEL = '#97a3b0'

/** A sheet with grass and a sun on it; what stands between them is what the child loves. */
const onPaper = (subject: (p: Painter) => DisplayList): ThingArt => ({
  hand: 58,
  hero: 110,
  grip: [-34, -14],
  draw: ({ p }) => [
    ...p.part(shape('-46,-94! 44,-97! 46,-3! -45,0!'), WHITE),
    p.flat(shape('-43,-14 -20,-20 8,-15 42,-20! 43,-6! -42,-3!'), MATERIAL.leaf),
    p.flat(ellipse(31, -83, 9, 9), MATERIAL.yellow),
    ...['18,-80 11,-78', '22,-70 17,-64', '31,-69 32,-61'].map((ray) =>
      p.flat(mark(ray, [1.4, 2, 1.2]), MATERIAL.orange),
    ),
    ...subject(p),
  ],
})

const eye = (p: Painter, x: number, y: number) => [
  p.flat(ellipse(x, y, 3, 3.4), WHITE),
  p.flat(ellipse(x - 0.6, y + 0.4, 1.7, 1.9), INK),
]
const smile = (p: Painter, x: number, y: number) =>
  p.flat(mark('-4,-1 0,2 4,-1', [0.7, 1.4, 0.7], { x, y }), INK)

interface Beast {
  color: string
  ears: 'pointed' | 'long' | 'round' | 'flap'
  tail: string
  /** Where the head is: a horse has it high. */
  head?: readonly [number, number, number]
  over?: (p: Painter) => DisplayList
}

/** Four legs, a barrel and a face, as one draws at five. */
const beast = ({ color, ears, tail, head = [-20, -52, 13], over }: Beast) =>
  onPaper((p) => {
    const [x, y, r] = head
    const ear = {
      pointed: '-4,4! 0,-12! 6,2!',
      long: '-4,4 -6,-22 1,-27 6,-20 4,4',
      round: '-7,0 -5,-7 0,-9 6,-6 7,1',
      flap: '-6,-4 2,-6 8,4 4,16 -4,12',
    }[ears]
    return [
      p.flat(ribbon(tail, [3, 2.6, 2]), color),
      ...[-10, -2, 14, 22].map((lx) =>
        p.flat(mark(`${lx},-30 ${lx - 1},-13`, [4, 3.4, 3.6]), color),
      ),
      p.flat(
        ribbon(
          [
            [x + 2, y + 4],
            [-6, -38],
          ],
          [8, 10],
        ),
        color,
      ),
      p.flat(ellipse(6, -36, 22, 12), color),
      ...[-1, 1].map((side) =>
        p.flat(shape(ear, { x: x + side * r * 0.62, y: y - r * 0.72, kx: side, ky: 1 }), color),
      ),
      p.flat(ellipse(x, y, r, r * 0.92), color),
      ...(over?.(p) ?? []),
      ...eye(p, x - r * 0.4, y - 2),
      ...eye(p, x + r * 0.4, y - 2),
      smile(p, x, y + r * 0.45),
    ]
  })

const LIZARD =
  '-39,-66 -30,-76 -19,-70 -16,-56 -14,-46 0,-52 14,-44 24,-30 41,-30! 26,-18 17,-20 17,-12! 9,-12! 8,-20 -6,-20 -6,-12! -14,-12! -16,-24 -22,-38 -26,-56 -36,-58'
const lizard = (p: Painter, color: string, spikes: string): DisplayList => [
  ...[
    [-14, -58, 62],
    [-11, -49, 10],
    [0, -52, 4],
    [11, -47, 36],
    [20, -37, 46],
  ].map(([x = 0, y = 0, turn = 0]) => p.flat(shape('-5,2! 0,-9! 5,2!', { x, y, turn }), spikes)),
  p.flat(shape(LIZARD), color),
  ...eye(p, -29, -68),
  smile(p, -32, -61),
  ...[-4, 4, 12].map((x) => p.flat(ellipse(x, -36, 2.2, 2), spikes)),
]

const mane = (p: Painter, color: string): DisplayList =>
  ['-12,-72 -4,-62', '-9,-64 0,-55', '-7,-56 2,-48'].map((line) =>
    p.flat(mark(line, [4, 4, 2]), color),
  )

/** Two arms apart and two legs: who it is stands on top of them. */
const limbs = (p: Painter, arms: string, legs: string): DisplayList => [
  ...['-14,-44 -30,-56', '2,-44 18,-56'].map((line) => p.flat(mark(line, [2.6, 2.6, 2.6]), arms)),
  ...[-12, 0].map((x) => p.flat(mark(`${x},-20 ${x},-8`, [2.6, 2.6, 3]), legs)),
]

/** What a child drew of what it loves. */
export const LIKED_DRAWINGS = {
  dinosaur_drawing: onPaper((p) => lizard(p, '#5aa84f', MATERIAL.orange)),
  dragon_drawing: onPaper((p) => [
    p.flat(shape('2,-48! 6,-78! 18,-66! 28,-72! 26,-52! 14,-42'), MATERIAL.purple),
    ...lizard(p, MATERIAL.red, MATERIAL.yellow),
    p.flat(shape('-40,-60! -46,-66 -44,-58 -46,-52 -39,-56'), MATERIAL.orange),
  ]),
  horse_drawing: beast({
    color: '#b0713f',
    ears: 'pointed',
    tail: '26,-40 36,-34 34,-18',
    head: [-20, -62, 11],
    over: (p) => mane(p, '#6a3f22'),
  }),
  unicorn_drawing: beast({
    color: '#e9b9d6',
    ears: 'pointed',
    tail: '26,-40 36,-34 34,-18',
    head: [-20, -60, 11],
    over: (p) => [
      ...mane(p, MATERIAL.purple),
      p.flat(shape('-24,-68! -21,-90! -16,-68!'), MATERIAL.yellow),
    ],
  }),
  cat_drawing: beast({
    color: '#e0913f',
    ears: 'pointed',
    tail: '26,-40 38,-50 34,-66',
    over: (p) =>
      ['-38,-50 -28,-48', '-38,-45 -28,-46', '-2,-50 -12,-48', '-2,-45 -12,-46'].map((line) =>
        p.flat(mark(line, [0.7, 1, 0.7]), INK),
      ),
  }),
  dog_drawing: beast({ color: '#9c6b43', ears: 'flap', tail: '26,-42 36,-54 40,-50' }),
  rabbit_drawing: beast({ color: '#a9a3b5', ears: 'long', tail: '24,-34 30,-36 32,-34' }),
  bear_drawing: beast({ color: '#8a5a3a', ears: 'round', tail: '24,-38 30,-40 31,-38' }),
  elephant_drawing: beast({
    color: '#8f9db5',
    ears: 'flap',
    tail: '26,-38 34,-30 34,-22',
    head: [-18, -52, 14],
    over: (p) => [p.flat(ribbon('-24,-44 -34,-34 -36,-20 -42,-20', [5, 4.4, 3.6, 3]), '#8f9db5')],
  }),
  fish_drawing: onPaper((p) => [
    p.flat(shape('14,-46! 38,-62 34,-46 38,-28! 14,-42'), MATERIAL.orange),
    p.flat(ellipse(-8, -45, 27, 17), '#3f8fc4'),
    ...[-2, 8].map((x) => p.flat(mark(`${x},-58 ${x + 4},-45 ${x},-32`, [1, 2.4, 1]), WHITE)),
    ...eye(p, -22, -48),
    smile(p, -27, -38),
  ]),
  bird_drawing: onPaper((p) => [
    p.flat(shape('16,-44! 38,-56! 36,-42! 40,-34! 16,-34!'), '#3f77b5'),
    p.flat(ellipse(2, -42, 22, 16), '#4f8fd0'),
    p.flat(ellipse(-16, -58, 13, 12), '#4f8fd0'),
    p.flat(shape('-27,-60! -40,-55! -27,-52!'), MATERIAL.orange),
    p.flat(shape('-4,-48 14,-50 22,-38 8,-32 -4,-38'), '#3f77b5'),
    ...[-2, 8].map((x) => p.flat(mark(`${x},-28 ${x},-14`, [1.4, 1.6, 1.4]), MATERIAL.orange)),
    ...eye(p, -19, -60),
  ]),
  figure_drawing: onPaper((p) => [
    ...limbs(p, SKIN, SKIN),
    p.flat(shape('-14,-52! 2,-52! 14,-18! -26,-18!'), MATERIAL.purple),
    p.flat(ellipse(-6, -64, 13, 13), SKIN),
    p.flat(shape('-19,-70! -20,-86! -13,-78! -6,-90! 1,-78! 8,-86! 7,-70!'), MATERIAL.yellow),
    ...eye(p, -11, -64),
    ...eye(p, -1, -64),
    smile(p, -6, -57),
  ]),
  pirate_drawing: onPaper((p) => [
    ...limbs(p, SKIN, INK),
    p.flat(ribbon('-29,-55 -38,-64 -38,-80', [2.4, 3.4, 1]), STEEL),
    p.flat(mark('-35,-53 -25,-60', [2, 2.2, 2]), MATERIAL.orange),
    p.flat(shape('-17,-52! 5,-52! 8,-18! -20,-18!'), MATERIAL.red),
    ...['-17,-45 5,-45', '-18,-36 6,-36', '-19,-27 7,-27'].map((line) =>
      p.flat(mark(line, [2.6, 2.6, 2.6]), WHITE),
    ),
    p.flat(ellipse(-6, -62, 13, 13), SKIN),
    p.flat(mark('-18,-68 6,-64', [1, 1.4, 1]), INK),
    p.flat(ellipse(-11, -63, 4.6, 4.4), INK),
    ...eye(p, -1, -62),
    smile(p, -6, -54),
    p.flat(shape('-27,-69! -22,-82 -6,-93 10,-82 15,-69! -6,-74'), INK),
    p.flat(ellipse(-6, -83, 4.4, 4), WHITE),
    ...['-12,-76 0,-79', '-12,-79 0,-76'].map((bone) => p.flat(mark(bone, [1.4, 1.2, 1.4]), WHITE)),
  ]),
  knight_drawing: onPaper((p) => [
    ...limbs(p, STEEL, STEEL),
    p.flat(mark('-30,-56 -34,-88', [3, 3, 0.8]), '#6f7b89'),
    p.flat(mark('-38,-60 -24,-58', [2, 2.2, 2]), MATERIAL.orange),
    p.flat(shape('-16,-52! 4,-52! 7,-18! -19,-18!'), '#b9c4cf'),
    p.flat(shape('7,-54! 29,-54! 29,-38 18,-24 7,-38'), '#3f77b5'),
    ...['18,-52 18,-28', '9,-44 27,-44'].map((line) =>
      p.flat(mark(line, [2.4, 2.4, 2.4]), MATERIAL.yellow),
    ),
    p.flat(shape('-8,-78 -10,-92 4,-96 14,-86 12,-76 4,-84'), MATERIAL.red),
    p.flat(shape('-20,-50! -20,-68 -15,-79 -6,-82 3,-79 8,-68 8,-50!'), STEEL),
    p.flat(shape('-17,-69! 5,-69! 5,-59! -17,-59!'), INK),
    ...[-11, -1].map((x) => p.flat(ellipse(x, -64, 2.6, 3), WHITE)),
    ...[-12, -6, 0].map((x) => p.flat(mark(`${x},-57 ${x},-52`, [1, 1, 1]), INK)),
  ]),
  star_drawing: onPaper((p) => [
    p.flat(
      shape('-8,-82! -1,-60! 22,-58! 4,-44! 11,-22! -8,-35! -27,-22! -20,-44! -38,-58! -15,-60!'),
      MATERIAL.yellow,
    ),
    ...eye(p, -13, -52),
    ...eye(p, -3, -52),
    smile(p, -8, -44),
  ]),
} as const satisfies Record<string, ThingArt>
