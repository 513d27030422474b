import type { DisplayList } from '#core/display-list'
import { ellipse } from '#core/path'
import { mark, ribbon, shape } from '#things/painter'
import type { Painter, Place } from '#things/painter'
import { smallPerson, somebody } from '#things/small-people'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'
import { FLOWERS } from './flowers'

/** A left one: its thumb is always on the same side. */
const glove = (p: Painter, color: string, place: Place): DisplayList => [
  ...[-15, -5, 5, 14].flatMap((x, i) =>
    p.part(
      shape(
        `${x - 5},-26 ${x - 5},${i % 3 ? -50 : -45} ${x + 5},${i % 3 ? -50 : -45} ${x + 5},-26`,
        place,
      ),
      color,
    ),
  ),
  ...p.part(shape('-19,-30 19,-30 20,-12 15,-4! -15,-4!', place), color),
  ...p.part(shape('16,-12 30,-28 36,-26 34,-18 20,-4', place), color),
  ...p.part(shape('-17,-8! 17,-8! 17,4! -17,4!', place), MATERIAL.cream),
]

const turnip = (p: Painter, place: Place): DisplayList => [
  ...p.part(
    shape('0,-56! -20,-74 -24,-96! -8,-84 0,-102! 8,-84 24,-96! 20,-74', place),
    MATERIAL.leaf,
  ),
  ...p.part(
    shape('-34,-40 -24,-58 0,-62 24,-58 34,-40 24,-16 4,-6 0,4! -4,-6 -24,-16', place),
    '#f6efe0',
    () => [
      p.flat(shape('-40,-36 -24,-42 0,-38 24,-42 40,-36 30,-70 -30,-70', place), '#b06a9c', {
        opacity: 0.85,
      }),
    ],
  ),
]

/** Who drives it leans out to the other. */
const van = (
  p: Painter,
  color: string,
  { to, driver }: { to: 1 | -1; driver: number },
): DisplayList => {
  const at = { x: -to * 2, kx: to }
  return [
    ...p.part(
      shape('-150,-14! -150,-96 -142,-102! -58,-102! -34,-58 -4,-52! 0,-14!', at),
      color,
      (tone) => [p.raw(mark('-140,-94 -70,-94', [1, 3, 1], at), tone.high, { opacity: 0.6 })],
    ),
    p.flat(shape('-100,-94! -62,-94! -40,-54! -100,-54!', at), '#cfe6ee'),
    ...smallPerson(p, {
      x: -to * 74,
      y: -30,
      k: 0.76,
      ...somebody(driver),
      hat: 'cap',
      to,
      mouth: 'open',
    }),
    ...p.part(shape('-146,-54! -40,-54! -4,-52! 0,-14! -146,-14!', at), color, () => [
      p.flat(shape('-150,-34! 0,-34! 0,-26! -150,-26!', at), MATERIAL.cream, { opacity: 0.8 }),
    ]),
    ...p.part(ellipse(-to * 8, -42, 5, 7), MATERIAL.yellow),
    ...[-118, -38].flatMap((x) => [
      ...p.part(ellipse(to * x - to * 2, -15, 17, 17), '#3a3640'),
      ...p.part(ellipse(to * x - to * 2, -15, 8, 8), MATERIAL.silver),
    ]),
    ...p.part(shape('-12,-24! 6,-24! 6,-14! -12,-14!', at), MATERIAL.silver),
  ]
}

/** The one thing that a joke or a turn of the story stands on. */
export const TURNING_POINTS = {
  potted_sunflower: {
    hand: 104,
    hero: 150,
    grip: [0, -10],
    draw: (scene) => [
      ...FLOWERS.sunflower.draw(scene),
      ...scene.p.part(shape('-19,-24! 19,-24! 14,0! -14,0!'), MATERIAL.clay, (tone) => [
        scene.p.raw(mark('-13,-18 -10,-4', [0.6, 2.4, 0.6]), tone.high, { opacity: 0.5 }),
      ]),
      ...scene.p.part(shape('-22,-30! 22,-30! 21,-21! -21,-21!'), MATERIAL.clay),
    ],
  },
  /** Gloves, all left ones, half a flute, and a tooth with a label on it. */
  lost_box: {
    hand: 60,
    hero: 150,
    draw: ({ p }) => [
      ...p.part(ribbon('38,-50 56,-108', [5, 5]), MATERIAL.wood, () =>
        ['43,-66', '47,-80', '51,-94'].map((at) =>
          p.flat(mark(`${at} ${at}`, [2, 2, 2]), '#4a2f1e'),
        ),
      ),
      ...p.part(shape('-62,-56! -84,-72! -56,-84! -50,-60!'), '#c99a62'),
      ...p.part(shape('62,-56! 84,-72! 66,-84! 50,-60!'), '#c99a62'),
      ...glove(p, '#4f8fc0', { x: -38, y: -50, turn: -16 }),
      ...glove(p, '#d4483d', { x: 14, y: -58, turn: 8 }),
      ...glove(p, '#e7b94a', { x: -12, y: -46, turn: -4 }),
      ...p.part(shape('-62,-58! 62,-58! 58,0! -58,0!'), '#b98650', (tone) => [
        p.raw(mark('-58,-4 58,-4', [1, 3, 1]), tone.deep, { opacity: 0.4 }),
      ]),
      ...glove(p, '#5f9f4c', { x: 40, y: -44, turn: 158, k: 0.9 }),
      ...glove(p, '#8a65bd', { x: -84, y: -2, turn: -62, k: 0.9 }),
      ...glove(p, '#e28d4f', { x: 78, y: -2, turn: 24, k: 0.9 }),
      ...p.part(
        shape('-30,-16 -32,-30 -22,-32 -14,-30 -16,-16! -20,-22 -23,-22 -26,-16!'),
        '#fffaf0',
      ),
      p.wire('M-16 -28q10 -8 14 2', '#7d5a3c', 1.4),
      ...p.part(shape('-6,-28! 12,-30! 14,-18! -4,-16!'), MATERIAL.paper),
    ],
  },
  /** So old that it has grown a beard. */
  old_sandwich: {
    hand: 54,
    hero: 100,
    face: [0, -62, 0.3],
    draw: ({ p }) => [
      ...p.part(
        shape('-50,-30! 52,-30! 44,-14 34,-24 24,0 12,-18 2,4 -10,-16 -20,2 -30,-20 -42,-8'),
        '#8fae86',
        (tone) =>
          [-34, -20, -8, 6, 18, 32].map((x) =>
            p.raw(mark(`${x},-28 ${x + 2},-8`, [0.6, 1.4, 0.4]), tone.deep, { opacity: 0.7 }),
          ),
      ),
      ...p.part(shape('-56,-30! 56,-30! 52,-46! -52,-46!'), '#d9a95f'),
      ...p.part(
        shape('-60,-44! 60,-44! 40,-38 26,-34 12,-40 -8,-32 -26,-40 -44,-34'),
        MATERIAL.yellow,
      ),
      ...p.part(shape('-56,-46! -54,-72 -30,-86 30,-86 54,-72 56,-46!'), '#d9a95f', (tone) => [
        p.raw(mark('-40,-74 0,-80 36,-74', [0.8, 3, 0.8]), tone.high, { opacity: 0.5 }),
        ...[-30, 8, 34].map((x, i) =>
          p.flat(ellipse(x, -62 + (i % 2) * 10, 9, 6), '#7fa07a', { opacity: 0.8 }),
        ),
      ]),
    ],
  },
  /** A lettuce leaf, with a hole as round as a coin. */
  holed_leaf: {
    hand: 66,
    hero: 110,
    grip: [0, -8],
    draw: ({ p }) => [
      ...p.part(
        `${shape('-5,0! -10,-22 -30,-22 -34,-36 -46,-42 -40,-56 -50,-68 -38,-78 -36,-92 -20,-92 -10,-104 4,-97 18,-104 26,-92 40,-90 40,-76 50,-66 40,-54 46,-40 32,-36 28,-22 10,-22 5,0!')} ${shape('32,-64 27,-75 16,-80 5,-75 0,-64 5,-53 16,-48 27,-53')}`,
        '#93c95a',
        (tone) => [
          p.raw(mark('0,0 -3,-44 -8,-92', [4, 2.6, 0.8]), '#e4f2c4', { opacity: 0.9 }),
          ...[-30, -50, -70].map((y) =>
            p.raw(mark(`-2,${y} -28,${y - 14}`, [1.4, 1.2, 0.4]), '#e4f2c4', { opacity: 0.8 }),
          ),
          p.raw(mark('0,-28 22,-38', [1.4, 1.2, 0.4]), '#e4f2c4', { opacity: 0.8 }),
          p.raw(mark('-40,-44 -30,-30 -8,-24', [0.6, 2.4, 0.6]), tone.deep, { opacity: 0.4 }),
        ],
      ),
    ],
  },
  /** For my dear T…: the rest of the label is gone. */
  lost_parcel: {
    hand: 50,
    hero: 116,
    draw: ({ p }) => [
      ...p.part(shape('-66,-78! 66,-78! 64,0! -64,0!'), '#c99a62', (tone) => [
        p.flat(shape('-7,-80! 7,-80! 7,2! -7,2!'), MATERIAL.red, { opacity: 0.85 }),
        p.raw(mark('-62,-4 62,-4', [1, 3, 1]), tone.deep, { opacity: 0.4 }),
      ]),
      ...p.part(shape('0,-78 -30,-98 -38,-84 -22,-76'), MATERIAL.red),
      ...p.part(shape('0,-78 30,-98 38,-84 22,-76'), MATERIAL.red),
      ...p.part(
        shape('-54,-62! 40,-64! 32,-54! 42,-46! 30,-38! 38,-28! 28,-18! -52,-16!'),
        '#fffaf0',
        () => [
          p.wire('M-42 -52q6 -6 10 0t10 0t10 0t10 0', '#5a4a6a', 2),
          p.wire('M-42 -34q5 -5 9 0t9 0t9 0', '#5a4a6a', 2),
        ],
      ),
      ...p.part(ribbon('-6,-42 22,-43', [2.8, 2.8]), '#4a3a66'),
      ...p.part(ribbon('8,-42 8,-22', [2.8, 2.8]), '#4a3a66'),
    ],
  },
  /** Every wrong word goes into it: the pencil is always at hand. */
  word_book: {
    hand: 60,
    hero: 90,
    draw: ({ p }) => [
      ...p.part(shape('-62,-4! -56,-66! 0,-60! 56,-66! 62,-4! 0,2!'), MATERIAL.purple),
      ...[-1, 1].flatMap((kx) =>
        p.part(shape('0,-4! 0,-58! 24,-66 50,-62! 56,-8! 24,-12', { kx }), '#fffaf0', (tone) =>
          [-50, -40, -30, -20].map((y) =>
            p.raw(mark(`8,${y + 2} 44,${y - 2}`, [0.8, 1.3, 0.8], { kx }), tone.deep, {
              opacity: 0.5,
            }),
          ),
        ),
      ),
      ...p.part(ribbon('20,-30 62,-84', [4.4, 4.4], { start: 'flat' }), MATERIAL.yellow),
      ...p.part(shape('17,-33! 24,-27! 14,-22!'), MATERIAL.paleWood),
      ...p.part(ellipse(63, -86, 5.4, 5.4), MATERIAL.pink),
    ],
  },
  /** What everybody may say, signed, dried and stamped. */
  law: {
    hand: 104,
    hero: 150,
    grip: [-30, -14],
    draw: ({ p }) => [
      ...p.part(shape('-36,-94! 36,-94! 36,-8! -36,-8!'), '#fff6dc', (tone) => [
        p.flat(mark('-16,-82 16,-82', [2.4, 2.8, 2.4]), '#5a4a6a'),
        ...[-70, -60, -50, -40].map((y, i) =>
          p.raw(mark(`-26,${y} ${i % 2 ? 14 : 26},${y}`, [0.9, 1.4, 0.9]), tone.deep, {
            opacity: 0.55,
          }),
        ),
        p.wire('M-26 -22q5 -12 9 0t9 -2t9 1', '#3f4f8a', 2),
      ]),
      ...p.part(shape('-41,-100 41,-100 44,-94 41,-89 -41,-89 -44,-94'), '#f0dfb4'),
      ...p.part(shape('-41,-11 41,-11 44,-5 41,0 -41,0 -44,-5'), '#f0dfb4'),
      ...p.part(shape('16,-24! 12,2! 20,-4! 28,2! 24,-24!'), MATERIAL.red),
      ...p.part(ellipse(20, -26, 10, 10), MATERIAL.red),
    ],
  },
  /** Each let the other go first. */
  two_vans: {
    hand: 60,
    hero: 190,
    draw: ({ p }) => [
      ...van(p, '#e0a53c', { to: 1, driver: 3 }),
      ...van(p, '#4f8fa8', { to: -1, driver: 6 }),
    ],
  },
  /** A pupil's whose neck is all there is to hang it on: it lies on the shell behind. */
  satchel: {
    hand: 21,
    hero: 80,
    grip: [46, -34],
    draw: ({ p }) => [
      ...p.part(ribbon('48,-34 14,-66 -34,-62', [4, 4, 4]), MATERIAL.leather),
      ...p.part(shape('-62,-64! 6,-64! 4,0! -60,0!'), '#3f6fae', (tone) => [
        p.raw(mark('-58,-4 2,-4', [1, 3, 1]), tone.deep, { opacity: 0.4 }),
      ]),
      ...p.part(shape('-66,-68! 10,-68! 8,-30 -28,-24 -64,-30'), '#4f86c6'),
      ...[-48, -8].flatMap((x) =>
        p.part(shape('-5,-44! 5,-44! 5,-22! -5,-22!', { x }), MATERIAL.yellow),
      ),
    ],
  },
  turnip: { hand: 44, hero: 90, grip: [0, -64], draw: ({ p }) => turnip(p, {}) },
  well: {
    hand: 60,
    hero: 270,
    draw: ({ p }) => [
      ...[-36, 36].flatMap((x) => p.part(ribbon(`${x},-30 ${x},-84`, [3, 3]), MATERIAL.darkWood)),
      ...p.part(ribbon('-38,-66 38,-66', [2.6, 2.6]), MATERIAL.wood),
      p.wire('M0 -66V-38', MATERIAL.straw, 2),
      ...p.part(ellipse(0, -38, 46, 10), MATERIAL.stone),
      p.flat(ellipse(0, -38, 37, 7), '#3f4858'),
      ...p.part(shape('-46,-38 -20,-30 20,-30 46,-38! 44,-2 0,5 -44,-2!'), '#a6a29c', (tone) => [
        ...[-24, -12].map((y) =>
          p.raw(mark(`-44,${y - 3} 0,${y + 4} 44,${y - 3}`, [0.8, 1.4, 0.8]), tone.deep, {
            opacity: 0.5,
          }),
        ),
        ...[
          [-26, -30, -21],
          [8, -28, -18],
          [-8, -18, -7],
          [28, -20, -9],
        ].map(([x, from, to]) =>
          p.raw(mark(`${x},${from} ${x},${to}`, [1, 1, 1]), tone.deep, { opacity: 0.5 }),
        ),
      ]),
      ...p.part(shape('-56,-78! 0,-106! 56,-78! 50,-72! 0,-94! -50,-72!'), '#a4493d'),
      ...p.part(shape('-50,-74! 0,-100! 50,-74! 46,-72! -46,-72!'), '#b8594a'),
    ],
  },
} satisfies Record<string, ThingArt>
