import { ellipse } from '#core/path'
import { mark, ribbon, shape } from '#things/painter'
import type { Painter, Place } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt, ThingScene } from '#things/thing-art'

const PAINT = '#b5352c'

/** Crossed out in a ring: somebody who walks. */
const nobody = (p: Painter, place: Place) => {
  const { x = 0, y = 0 } = place
  return [
    p.raw(ellipse(x + 3, y - 13, 4.8), PAINT),
    p.raw(ribbon('1,-7 -1,5', [5, 3.8], {}, place), PAINT),
    ...['0,-5 -9,3', '1,-5 10,1', '-1,4 -8,16', '0,4 7,9 7,17'].map((line) =>
      p.raw(ribbon(line, [2.4, 2], {}, place), PAINT),
    ),
    p.wire(ellipse(x, y, 25), PAINT, 4.6),
    p.raw(mark('-17,-17 17,17', [2.2, 2.4, 2.2], place), PAINT),
  ]
}

/** Here: over the bridge. */
const bridge = (p: Painter, place: Place) => [
  p.raw(
    shape('-27,14! -27,4 -14,-5 0,-8 14,-5 27,4 27,14! 16,14! 11,5 0,1 -11,5 -16,14!', place),
    PAINT,
  ),
  p.raw(mark('-29,-6 -14,-15 0,-18 14,-15 29,-6', [1.4, 1.8, 1.4], place), PAINT),
  ...[-20, 0, 20].map((x) =>
    p.raw(
      mark(
        `${x},${-17 + Math.abs(x) * 0.3} ${x},${-4 + Math.abs(x) * 0.2}`,
        [1.2, 1.2, 1.2],
        place,
      ),
      PAINT,
    ),
  ),
]

/** Without a bowl of soup. */
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

/** From below, the moon is along its edge, and on a nail at each end of it. */
const moonlit = (p: Painter, { x = 0, y = 0 }: Place) => [
  p.raw(ribbon('-97,34 0,34 99,32', [2.6, 3.4, 2.6], {}, { x, y }), '#eef4ff', { opacity: 0.35 }),
  p.raw(ribbon('-97,33 0,33 99,31', [1.4, 1.8, 1.4], {}, { x, y }), '#fbfdff'),
  ...[-90, 91].flatMap((nail) => [
    p.raw(ellipse(x + nail, y + 24, 12, 12), '#cfe0ff', { opacity: 0.35 }),
    ...p.part(ellipse(x + nail, y + 24, 5, 5), MATERIAL.silver),
    p.raw(
      shape('0,-13 2,-2! 13,0 2,2! 0,13 -2,2! -13,0 -2,-2!', { x: x + nail, y: y + 24, k: 0.9 }),
      '#ffffff',
      { opacity: 0.9 },
    ),
  ]),
]

/** A board with its middle on 0,0: that nobody passes here, and ivy over the rest until it is pulled off. */
const board = ({ p, state }: ThingScene, { x = 0, y = 0 }: Place) => [
  ...p.part(shape('-98,-32! 96,-35! 99,31! -96,33!', { x, y }), MATERIAL.paleWood, (tone) =>
    [-10, 12].map((row) =>
      p.raw(mark(`-94,${row} 0,${row - 2} 94,${row}`, [0.5, 1.1, 0.5], { x, y }), tone.deep, {
        opacity: 0.4,
      }),
    ),
  ),
  ...nobody(p, { x: x - 64, y }),
  ...bridge(p, { x: x - 8, y: y + 2, k: 0.86 }),
  ...(state === 'whole' ? [] : soup(p, { x: x + 56, y: y + 5, k: 1.02 })),
  ...[-90, 90].map((nail) => p.flat(ellipse(x + nail, y - 24, 3.4), MATERIAL.iron)),
  ...(state === 'open'
    ? LEAVES.slice(0, 2).flatMap((leaf, i) =>
        ivyLeaf(p, { ...leaf, x: x + 88 + i * 6, y: y + 26 - i * 52 }, i % 2 === 0),
      )
    : LEAVES.filter((leaf) => state !== 'broken' || leaf.x > 44).flatMap((leaf, i) =>
        ivyLeaf(p, { ...leaf, x: x + leaf.x + 8, y: y + leaf.y }, i % 2 === 0),
      )),
  ...(state === 'glowing' ? moonlit(p, { x, y }) : []),
]

const ivyUp = ({ p, state }: ThingScene, { x = 0, y = 0 }: Place, height: number) =>
  state === 'open'
    ? []
    : Array.from({ length: Math.round(height / 16) }, (_, i) => i).flatMap((i) =>
        ivyLeaf(p, { x: x + (i % 2 ? 7 : -6), y: y - i * 16, turn: i * 53, k: 0.85 }, i % 3 === 0),
      )

/** Written things that grow over: whole is under its ivy, broken where a wind has torn some off, open is free of it, glowing has the moon on it. */
export const IVY = {
  ivy_sign: {
    hand: 60,
    hero: 205,
    breaks: true,
    draw: (scene) => [
      ...scene.p.part(ribbon('0,0 1,-100 0,-206', [6.5, 6, 5.6]), MATERIAL.darkWood),
      ...ivyUp(scene, { x: 2, y: -8 }, 140),
      ...board(scene, { y: -175 }),
    ],
  },
} satisfies Record<string, ThingArt>
