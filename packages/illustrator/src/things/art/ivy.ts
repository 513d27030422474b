import type { Point } from '#core/geometry'
import { ellipse } from '#core/path'
import { mark, ribbon, shape } from '#things/painter'
import type { Painter, Place } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt, ThingScene } from '#things/thing-art'

const PAINT = '#b5352c'

/** One painted word, in no language. */
const word = (p: Painter, [x, y, length]: readonly [number, number, number]) =>
  p.raw(
    ribbon(
      Array.from({ length }, (_, i): Point => [
        x + i * 5.4,
        y + (i % 2 ? 4 : -4) * (i % 5 === 3 ? 1.7 : 1),
      ]),
      [1.7, 1.5, 1.7],
    ),
    PAINT,
  )

/** The last word is a bowl of soup, for those who cannot read. */
const soup = (p: Painter, place: Place) => [
  p.raw(shape('-22,-4! 22,-4! 15,13 0,17 -15,13', place), PAINT),
  p.raw(mark('24,-16 10,-6', [1.4, 1.6, 2.4], place), PAINT),
  ...[-10, 0, 10].map((x) =>
    p.raw(mark(`${x},-9 ${x - 4},-14 ${x + 3},-19 ${x},-24`, [0.6, 1.5, 0.6], place), PAINT),
  ),
]

const LEAVES = Array.from({ length: 34 }, (_, i) => ({
  x: 6 + ((i * 37) % 84),
  y: -26 + ((i * 23) % 56),
  turn: (i * 71) % 360,
  k: 0.8 + ((i * 13) % 5) / 9,
}))

const ivyLeaf = (p: Painter, place: Place, isDark: boolean) =>
  p.part(
    shape('0,-13! 5,-6 12,-6! 9,1 10,8! 3,7 0,12! -3,7 -10,8! -9,1 -12,-6! -5,-6', place),
    isDark ? '#3f7d45' : MATERIAL.leaf,
  )

/** A board with its middle on 0,0: three words, and ivy over the fourth until it is pulled off. */
const board = ({ p, state }: ThingScene, { x = 0, y = 0 }: Place) => [
  ...p.part(shape('-98,-32! 96,-35! 99,31! -96,33!', { x, y }), MATERIAL.paleWood, (tone) =>
    [-10, 12].map((row) =>
      p.raw(mark(`-94,${row} 0,${row - 2} 94,${row}`, [0.5, 1.1, 0.5], { x, y }), tone.deep, {
        opacity: 0.4,
      }),
    ),
  ),
  word(p, [x - 84, y - 14, 6]),
  word(p, [x - 44, y - 14, 8]),
  word(p, [x - 84, y + 12, 14]),
  ...(state === 'open' ? soup(p, { x: x + 50, y: y + 4, k: 1.15 }) : []),
  ...[-90, 90].map((nail) => p.flat(ellipse(x + nail, y - 24, 3.4), MATERIAL.iron)),
  ...(state === 'open'
    ? LEAVES.slice(0, 2).flatMap((leaf, i) =>
        ivyLeaf(p, { ...leaf, x: x + 88 + i * 6, y: y + 26 - i * 52 }, i % 2 === 0),
      )
    : LEAVES.flatMap((leaf, i) =>
        ivyLeaf(p, { ...leaf, x: x + leaf.x + 8, y: y + leaf.y }, i % 2 === 0),
      )),
]

const ivyUp = ({ p, state }: ThingScene, { x = 0, y = 0 }: Place, height: number) =>
  state === 'open'
    ? []
    : Array.from({ length: Math.round(height / 16) }, (_, i) => i).flatMap((i) =>
        ivyLeaf(p, { x: x + (i % 2 ? 7 : -6), y: y - i * 16, turn: i * 53, k: 0.85 }, i % 3 === 0),
      )

/** Written things that grow over: whole is under its ivy, open is free of it. */
export const IVY = {
  ivy_sign: {
    hand: 60,
    hero: 205,
    draw: (scene) => [
      ...scene.p.part(ribbon('0,0 1,-100 0,-206', [6.5, 6, 5.6]), MATERIAL.darkWood),
      ...ivyUp(scene, { x: 2, y: -8 }, 140),
      ...board(scene, { y: -175 }),
    ],
  },
  hay_bale: {
    hand: 60,
    hero: 190,
    draw: ({ p }) => [
      ...p.part(shape('-88,0! -92,-78! 88,-82! 92,0!'), MATERIAL.straw, (tone) =>
        Array.from({ length: 40 }, (_, i) =>
          p.raw(
            mark(`0,0 ${10 + (i % 5) * 4},${(i % 3) - 1}`, [0.4, 1.3, 0.4], {
              x: -86 + ((i * 43) % 156),
              y: -6 - ((i * 29) % 70),
            }),
            i % 2 ? tone.high : tone.deep,
            { opacity: 0.6 },
          ),
        ),
      ),
      ...[-42, 42].flatMap((x) =>
        p.part(ribbon(`${x},0 ${x - 2},-40 ${x},-80`, [2.6, 2.6, 2.6]), '#a5653a'),
      ),
      ...[-80, -50, -14, 20, 62, 84].map((x, i) =>
        p.flat(
          mark(`${x},-79 ${x + 4},-92 ${x + (i % 2 ? 12 : -4)},-98`, [1.6, 1.6, 0.4]),
          '#e3b964',
        ),
      ),
    ],
  },
  dark_barn: {
    hand: 60,
    hero: 84,
    draw: ({ p }) => [
      ...[-128, -98, 98, 128].flatMap((x) =>
        p.part(shape('-3,0! -3,-26! 3,-26! 3,0!', { x }), MATERIAL.darkWood),
      ),
      ...[-18, -8].map((y) =>
        p.flat(shape(`-140,${y}! 140,${y}! 140,${y + 4}! -140,${y + 4}!`), '#6f4629'),
      ),
      ...p.part(
        shape('-70,0! -70,-66! -44,-102! 0,-120! 44,-102! 70,-66! 70,0!'),
        '#8f3b36',
        (tone) =>
          [-52, -34, -16, 2, 20, 38, 56].map((x) =>
            p.raw(mark(`${x},-4 ${x},-96`, [0.6, 1, 0.6]), tone.deep, { opacity: 0.5 }),
          ),
      ),
      ...p.part(ribbon('-80,-60 -46,-104 0,-124 46,-104 80,-60', [6, 6, 6, 6, 6]), '#3d4a66'),
      ...p.part(shape('-30,0! -30,-56! 30,-56! 30,0!'), '#5d2726'),
      p.flat(shape('-1.4,0! -1.4,-56! 1.4,-56! 1.4,0!'), '#2d1a1c'),
      ...['-28,-2 28,-54', '28,-2 -28,-54'].map((line) =>
        p.flat(mark(line, [1.6, 1.6, 1.6]), '#7a4a44'),
      ),
      p.flat(shape('-10,-92! -10,-76! 10,-76! 10,-92!'), '#20191f'),
    ],
  },
  boarded_door: {
    hand: 60,
    hero: 230,
    draw: ({ p }) => [
      ...p.part(shape('-38,0! -38,-104! 38,-104! 38,0!'), MATERIAL.cream),
      ...p.part(shape('-30,0! -30,-96! 30,-96! 30,0!'), '#7d5a44', (tone) =>
        [-10, 10].map((x) =>
          p.raw(mark(`${x},-2 ${x},-94`, [0.8, 1.2, 0.8]), tone.deep, { opacity: 0.5 }),
        ),
      ),
      p.flat(ellipse(20, -46, 3.4, 3.4), MATERIAL.brass),
      ...[
        [-76, 7],
        [-48, -9],
        [-22, 5],
      ].flatMap(([y = 0, tilt = 0]) => [
        ...p.part(
          shape(
            `-48,${y - tilt - 7}! 48,${y + tilt - 7}! 48,${y + tilt + 7}! -48,${y - tilt + 7}!`,
          ),
          MATERIAL.paleWood,
        ),
        ...[-1, 1].map((side) =>
          p.flat(ellipse(side * 40, y + side * tilt * 0.84, 2.6, 2.6), MATERIAL.iron),
        ),
      ]),
    ],
  },
  chair_marks: {
    hand: 30,
    hero: 110,
    draw: ({ p }) =>
      [-170, -104, -42, 16, 70, 118].flatMap((x, i) =>
        [0, 30].flatMap((dx) =>
          [0, -26].map((dy) =>
            p.raw(
              mark(
                `${x + dx + dy * 0.5},${dy} ${x + dx + 12 + dy * 0.5},${dy + 1} ${x + dx + 24 + dy * 0.5},${dy - 1}`,
                [1, 3.4, 0.8],
              ),
              '#fff9ea',
              { opacity: 0.45 + i * 0.11 },
            ),
          ),
        ),
      ),
  },
  granny_portrait: {
    hand: 60,
    hero: 190,
    draw: ({ p }) => [
      ...p.part(shape('-46,0! -46,-112! 46,-112! 46,0!'), MATERIAL.gold, (tone) => [
        p.raw(mark('-42,-108 -42,-4', [1, 2.4, 1]), tone.high, { opacity: 0.7 }),
      ]),
      p.flat(shape('-36,-10! -36,-102! 36,-102! 36,-10!'), '#e7d6b2'),
      ...[-17, 17].flatMap((x) => p.part(ellipse(x, -86, 8.5, 8.5), '#8a6242')),
      ...p.part(shape('-24,-62 -22,-82 0,-90 22,-82 24,-62 14,-50 -14,-50'), '#9c7250'),
      ...p.part(shape('-26,-76 -14,-92 14,-92 26,-76 0,-84'), MATERIAL.cream),
      ...p.part(shape('-31,-10! -28,-40 -12,-50 12,-50 28,-40 31,-10!'), '#9c7250'),
      ...p.part(shape('-17,-10! -15,-44! 15,-44! 17,-10!'), MATERIAL.cream),
      p.flat(ellipse(0, -62, 11, 8), '#d9b48c'),
      p.raw(ellipse(0, -66, 4.4, 3), '#3b2a22'),
      ...[-9, 9].map((x) => p.raw(ellipse(x, -73, 2.2, 2.6), '#3b2a22')),
      p.raw(mark('-4,-59 0,-57 4,-59', [0.4, 1, 0.4]), '#3b2a22'),
      ...p.part(ribbon('27,-16 29,-48 28,-62', [1.8, 1.8, 1.8]), MATERIAL.silver),
      ...p.part(ellipse(28, -66, 7, 6), MATERIAL.silver),
    ],
  },
} satisfies Record<string, ThingArt>
