import { ellipse } from '#core/path'
import { mark, ribbon, shape } from '#things/painter'
import type { Painter, Place } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

const WATER = '#8fcbe0'
const PALE_STONE = '#c9bda8'
const NIGHT = '#2d2430'

const blocks = (p: Painter, rows: readonly (readonly string[])[]) =>
  rows.flatMap((row) =>
    row.map((line) => p.raw(mark(line, [0.6, 1, 0.6]), p.tone(PALE_STONE).deep, { opacity: 0.4 })),
  )

/** A goose seen from the side, small enough for a notice. */
const gooseMark = (p: Painter, place: Place) => [
  p.flat(shape('-16,-2 -10,-12 4,-12 16,-18 12,-6 4,2 -8,3', place), NIGHT),
  p.flat(shape('-14,-6 -16,-16 -13,-27 -8,-30 -3,-27 -6,-22 -8,-12', place), NIGHT),
  p.flat(shape('-12,-29! -21,-25! -12,-24!', place), NIGHT),
]

export const TOWN = {
  fountain: {
    hand: 60,
    hero: 250,
    face: [0, -82, 0.24],
    draw: ({ p, state }) => {
      const rises = state === 'full' || state === 'glowing'
      const threads = [-34, -20, 20, 34].map((x) =>
        p.wire(`M${x * 0.1} -86C${x * 0.5} -112 ${x} -96 ${x} -36`, '#d8f0f6', 2.2),
      )
      return [
        ...p.part(shape('-84,3! -78,-7! 78,-7! 84,3! 40,6 -40,6'), PALE_STONE),
        ...p.part(shape('-74,-34! 74,-34! 68,-4 40,2 -40,2 -68,-4'), PALE_STONE, () =>
          blocks(p, [
            ['-70,-18 70,-18'],
            ['-46,-32 -44,-18', '-8,-32 -8,-18', '30,-32 29,-18', '58,-32 56,-18'],
            ['-60,-18 -56,-2', '-26,-18 -25,0', '12,-18 12,0', '46,-18 43,-2'],
          ]),
        ),
        ...p.part(ellipse(0, -34, 76, 11), PALE_STONE),
        p.flat(ellipse(0, -34, 67, 8), WATER),
        p.raw(ellipse(-22, -35, 26, 2.2), '#ffffff', { opacity: 0.5 }),
        ...(rises
          ? [
              ...p.part(
                shape(
                  '-24,-32 -17,-70 -24,-104 -16,-132 -4,-120 2,-142 10,-122 20,-130 24,-102 16,-70 25,-32 0,-26',
                ),
                WATER,
                (tone) => [
                  p.raw(mark('-12,-40 -9,-74 -14,-112', [1, 3.4, 1]), tone.high, { opacity: 0.8 }),
                  p.raw(mark('10,-38 6,-72 12,-108', [1, 2.6, 1]), tone.shade, { opacity: 0.6 }),
                ],
              ),
              ...[-8, 9].flatMap((x) => [
                p.raw(ellipse(x, -100, 5, 6), '#f8fdff'),
                p.raw(ellipse(x + 1, -99, 2.3, 3), '#24506a'),
              ]),
              p.raw(ellipse(1, -84, 4.6, 5.4), '#3f86a4'),
              ...[-44, -32, 34, 46].map((x, i) =>
                p.raw(ellipse(x, -50 - i * 9, 2.6 + (i % 2), 3.4), '#d8f0f6', { opacity: 0.9 }),
              ),
            ]
          : [
              ...p.part(shape('-9,-30 -5,-56 -9,-80 9,-80 5,-56 9,-30'), PALE_STONE),
              ...p.part(shape('-32,-86! 32,-86! 22,-74 0,-70 -22,-74'), PALE_STONE),
              p.flat(ellipse(0, -86, 30, 4.6), WATER),
              ...threads,
              ...[-34, -20, 20, 34].map((x) =>
                p.raw(ellipse(x, -35, 7, 2), '#ffffff', { opacity: 0.6 }),
              ),
            ]),
      ]
    },
  },
  bridge: {
    hand: 60,
    hero: 200,
    face: [0, -50, 0.26],
    draw: ({ p }) => [
      p.flat(shape('-64,0! -62,-9! -50,-13 0,-15 50,-13 62,-9! 64,0!'), WATER),
      p.raw(mark('-40,-8 -8,-9', [0.6, 1, 0.6]), '#ffffff', { opacity: 0.5 }),
      p.raw(mark('4,-4 34,-5', [0.6, 1, 0.6]), '#ffffff', { opacity: 0.5 }),
      ...p.part(
        shape(
          '-150,0! -150,-22! -90,-52 0,-66 90,-52 150,-22! 150,0! 62,0! 50,-26 0,-40 -50,-26 -62,0!',
        ),
        PALE_STONE,
        () =>
          blocks(p, [
            ['-140,-10 -64,-10', '64,-10 140,-10', '-120,-24 -60,-26', '60,-26 120,-24'],
            ['-92,-40 -40,-48 0,-51 40,-48 92,-40'],
            ['-110,-24 -110,-10', '-84,-38 -84,-25', '110,-24 110,-10', '84,-38 84,-25'],
            ['-44,-30 -50,-46', '-22,-38 -25,-52', '0,-40 0,-54', '22,-38 25,-52', '44,-30 50,-46'],
          ]),
      ),
      ...p.part(
        ribbon('-152,-28 -90,-60 0,-75 90,-60 152,-28', [4.4, 4.4, 4.4, 4.4, 4.4]),
        '#ddd2bd',
      ),
      ...[-126, 126].flatMap((x) => [
        ...p.part(shape('-10,0! -10,-50! 10,-50! 10,0!', { x }), PALE_STONE),
        ...p.part(ellipse(x, -56, 9, 9), '#ddd2bd'),
      ]),
    ],
  },
  goose_notice: {
    hand: 52,
    hero: 170,
    grip: [0, -52],
    face: [0, -84, 0.3],
    draw: ({ p, hero, state }) => [
      ...(hero
        ? [...p.part(ribbon('0,0 0,-60', [4.6, 4]), MATERIAL.darkWood)]
        : [-22, 22].map((x) => p.wire(`M${x} -112v-8a4 4 0 1 1 6 4`, MATERIAL.iron, 2.4))),
      ...p.part(shape('-42,-112! 42,-112! 42,-42! -42,-42!'), MATERIAL.wood),
      ...p.part(shape('-37,-107! 37,-107! 37,-47! -37,-47!'), MATERIAL.cream),
      ...(state === 'empty' ? [] : gooseMark(p, { x: -1, y: -66, k: 1.05 })),
      p.wire('M-27 -77a27 27 0 1 0 54 0a27 27 0 1 0 -54 0M-19 -96L19 -58', '#cf3b32', 5),
    ],
  },
  coin: {
    hand: 20,
    hero: 70,
    face: [0, -48, 0.5],
    draw: ({ p }) => [
      ...p.part(ellipse(3, -47, 46, 46), '#b37a20'),
      ...p.part(ellipse(0, -48, 44, 45), MATERIAL.gold, (tone) => [
        p.raw(ellipse(0, -48, 33, 34), tone.shade, { opacity: 0.5 }),
        p.raw(ellipse(1, -47, 30, 31), tone.light),
        p.raw(mark('-30,-70 -16,-84 4,-88', [1, 4, 1]), tone.high, { opacity: 0.9 }),
      ]),
      p.flat(
        shape('0,-17 5.4,-5.2 17,-5 8,3 11,15 0,8 -11,15 -8,3 -17,-5 -5.4,-5.2', {
          y: -47,
          k: 1.15,
        }),
        '#b37a20',
      ),
    ],
  },
  sign: {
    hand: 60,
    hero: 190,
    grip: [0, -30],
    face: [0, -70, 0.34],
    draw: ({ p }) => [
      ...p.part(ribbon('0,0 1,-50 0,-96', [5, 4.6, 4.4]), MATERIAL.darkWood),
      ...p.part(shape('-44,-88! 32,-92! 52,-74! 34,-56! -42,-56!'), MATERIAL.paleWood, (tone) => [
        p.raw(mark('-40,-78 30,-80', [0.5, 1.2, 0.5]), tone.deep, { opacity: 0.45 }),
        p.raw(mark('-38,-64 32,-66', [0.5, 1.2, 0.5]), tone.deep, { opacity: 0.45 }),
        p.flat(shape('-24,-72! 8,-72! 8,-80! 24,-70! 8,-60! 8,-68! -24,-68!'), '#8a4a32', {
          opacity: 0.8,
        }),
      ]),
      ...p.part(shape('-6,-4 -18,-14 -12,0'), MATERIAL.leaf),
      ...p.part(shape('4,-3 18,-12 12,0'), MATERIAL.green),
    ],
  },
} satisfies Record<string, ThingArt>
