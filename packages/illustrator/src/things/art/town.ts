import type { DisplayList } from '#core/display-list'
import { curve, ellipse } from '#core/path'
import { mark, points, ribbon, shape } from '#things/painter'
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

/** Flags, and whatever else could be tied on, on one long string. */
const TAIL = curve(
  points(
    '-176,-14 -128,-8 -70,-20 -6,-16 60,-34 96,-86 76,-150 10,-176 -52,-146 -58,-88 -4,-62 64,-78 126,-126 162,-196',
  ),
  8,
)
const flagTail = (p: Painter) => {
  const colors = [MATERIAL.red, MATERIAL.yellow, MATERIAL.blue, MATERIAL.green, MATERIAL.purple]
  const step = Math.floor(TAIL.length / 20)
  const hung = TAIL.filter((_, i) => i % step === 2)
  return [
    ...p.part(ribbon(TAIL, [2.6, 2.6]), MATERIAL.cream),
    ...hung.flatMap(([x, y], i) => {
      const place = { x, y, turn: i % 2 ? 8 : -8 }
      return i % 6 === 4
        ? p.part(shape('-13,-1! 13,-1! 15,34! 6,31 0,35 -7,31 -15,34!', place), MATERIAL.pink)
        : p.part(shape('-12,-1! 12,-1! 0,27!', place), colors[i % colors.length] ?? '#fff')
    }),
  ]
}

/** A goose seen from the side, small enough for a notice. */
const gooseMark = (p: Painter, place: Place) => [
  p.flat(shape('-16,-2 -10,-12 4,-12 16,-18 12,-6 4,2 -8,3', place), NIGHT),
  p.flat(shape('-14,-6 -16,-16 -13,-27 -8,-30 -3,-27 -6,-22 -8,-12', place), NIGHT),
  p.flat(shape('-12,-29! -21,-25! -12,-24!', place), NIGHT),
]

const eyesInTheDark = (p: Painter, pairs: readonly (readonly [number, number])[]) =>
  pairs.flatMap(([x, y]) =>
    [-3.4, 3.4].flatMap((dx) => [
      p.raw(ellipse(x + dx, y, 2.7, 3.1), '#fff6dc'),
      p.raw(ellipse(x + dx + 0.5, y + 0.3, 1.3, 1.6), '#2d2430'),
    ]),
  )

const WOOL = ['#c8574f', '#e0a94a', '#4f86b8', '#6f9f63', '#d98aa0', '#8a6bb5', '#e9dcc0'] as const
/** Five shelves of six, folded, each with its ribbon still on. */
const thirtyBlankets = (p: Painter): DisplayList =>
  [0, 1, 2, 3, 4].flatMap((row) => {
    const y = -9 - row * 15.8
    return [
      ...[0, 1, 2, 3, 4, 5].flatMap((i) => {
        const at = { x: i % 2 ? 15.4 : -15.4, y: y - Math.floor(i / 2) * 4.3 }
        return [
          ...p.part(
            shape('-13,-0.4 -13.8,-2.4 -12.4,-4.4 12,-4.4 13.6,-2.6 13,-0.4', at),
            WOOL[(row * 3 + i * 2) % WOOL.length] ?? WOOL[0],
          ),
          p.flat(shape('-1.6,-4.6! 1.6,-4.6! 1.6,-0.2! -1.6,-0.2!', at), '#f6e9c8'),
        ]
      }),
      p.flat(shape(`-31,${y}! 31,${y}! 31,${y + 1.6}! -31,${y + 1.6}!`), '#a4613f'),
    ]
  })

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
  wardrobe: {
    hand: 60,
    hero: 310,
    face: [0, -60, 0.3],
    draw: ({ p, state }) => {
      const isAjar = state === 'full' || state === 'open'
      const door = (side: -1 | 1) =>
        p.part(
          shape(isAjar ? '0,-86! 17,-92! 17,-2! 0,-7!' : '0,-86! 30,-86! 30,-7! 0,-7!', {
            x: side * (isAjar ? 31 : 1),
            kx: side,
          }),
          '#8e4f35',
          (tone) => [
            ...(isAjar
              ? []
              : [
                  p.raw(shape('6,-80! 25,-80! 25,-50 15,-44 6,-50', { kx: side }), tone.light, {
                    opacity: 0.55,
                  }),
                  p.raw(shape('6,-38! 25,-38! 25,-13! 6,-13!', { kx: side }), tone.light, {
                    opacity: 0.55,
                  }),
                ]),
            p.flat(ellipse(side * (isAjar ? 44 : 5), -44, 2.2, 2.6), MATERIAL.gold),
          ],
        )
      return [
        ...p.part(shape('-36,-92! 36,-92! 36,-4! -36,-4!'), '#7a4029'),
        p.flat(shape('-31,-87! 31,-87! 31,-8! -31,-8!'), NIGHT),
        ...(state === 'full'
          ? eyesInTheDark(p, [
              [-18, -66],
              [2, -74],
              [19, -62],
              [-12, -44],
              [11, -38],
              [-2, -22],
            ])
          : []),
        ...(state === 'open' ? thirtyBlankets(p) : []),
        ...door(-1),
        ...door(1),
        ...p.part(
          shape('-42,-91! 42,-91! 40,-97 26,-98 14,-108 0,-113 -14,-108 -26,-98 -40,-97'),
          '#95553a',
          () => [
            p.flat(
              shape('-9,-97! -11,-106! -5,-101! 0,-108! 5,-101! 11,-106! 9,-97!'),
              MATERIAL.gold,
            ),
          ],
        ),
        ...p.part(shape('-40,-8! 40,-8! 40,-2! -40,-2!'), '#95553a'),
        ...[-34, 34].flatMap((x) => p.part(ellipse(x, -1, 5, 4), '#5d3120')),
      ]
    },
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
  flag_tail: {
    hand: 40,
    hero: 250,
    face: [20, -110, 0.3],
    draw: ({ p }) => flagTail(p),
  },
  bunting: {
    hand: 50,
    hero: 190,
    breaks: true,
    draw: ({ p, state }) => {
      const isHung = state === 'open'
      const isEaten = state === 'broken' || isHung
      const cloth = isEaten
        ? '-104,-96! 30,-84! 24,-78 33,-74 25,-68 35,-62 26,-56 32,-50! -104,-56!'
        : '-104,-96! 0,-80 104,-96! 104,-56! 0,-40 -104,-56!'
      const spots = ['#d4483d', '#3f77b5', '#5f9f4c', '#f2c24a', '#8a65bd', '#ea8a3a', '#d4483d']
      return [
        ...(isHung ? [] : isEaten ? [-108] : [-108, 108]).flatMap((x) => [
          ...p.part(
            ribbon(
              [
                [x, 0],
                [x, -104],
              ],
              [4, 3.4],
            ),
            MATERIAL.wood,
          ),
          ...p.part(ellipse(x, -106, 6, 6), MATERIAL.gold),
        ]),
        ...p.part(shape(cloth), MATERIAL.cream, (tone) => [
          p.raw(mark('-100,-60 0,-46 100,-60', [1, 3, 1]), tone.shade, { opacity: 0.5 }),
        ]),
        ...spots.slice(0, isEaten ? 4 : 7).flatMap((color, i) => {
          const x = -84 + i * 28
          const y = -72 + (isEaten ? i * 3 : 13 - Math.abs(i - 3) * 4.4)
          return i % 2
            ? p.part(ellipse(x, y, 8, 8), color)
            : p.part(
                shape(
                  '0,-12 3.6,-3.6 11.6,-3.4 5.4,2 7.6,10 0,5.4 -7.6,10 -5.4,2 -11.6,-3.4 -3.6,-3.6',
                  { x, y, k: 0.9 },
                ),
                color,
              )
        }),
      ]
    },
  },
} satisfies Record<string, ThingArt>
