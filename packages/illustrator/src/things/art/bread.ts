import { ellipse } from '#core/path'
import { ink, mark, ribbon, shape } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

/** What is baked, and what goes on it. */
export const BREAD = {
  honey_pot: {
    hand: 42,
    hero: 110,
    face: [0, -34, 0.4],
    draw: ({ p, state }) => [
      ...p.part(
        shape('-30,-76! 30,-76! 42,-50 40,-18 26,-2 -26,-2 -40,-18 -42,-50'),
        '#c98a4a',
        (tone) => [
          ...(state === 'empty'
            ? [
                p.flat(shape('-15,-42! 15,-42! 15,-24! -15,-24!'), MATERIAL.cream),
                p.raw(mark('-9,-33 9,-33', [0.6, 1.2, 0.6]), '#7b6a55'),
              ]
            : [
                p.flat(
                  shape(
                    '-46,-80! 46,-80! 40,-60 30,-66 20,-44 10,-62 -2,-50 -12,-66 -24,-54 -36,-66',
                  ),
                  '#f4b43a',
                ),
              ]),
          p.raw(mark('-32,-50 -32,-26', [1, 3.4, 1]), tone.high, { opacity: 0.5 }),
        ],
      ),
      ...p.part(ellipse(0, -77, 33, 8), state === 'empty' ? '#5a3620' : '#f8c654'),
      ...(state === 'empty' ? [] : p.part(ribbon('6,-78 22,-104', [3, 2.6]), MATERIAL.wood)),
    ],
  },
  bread: {
    hand: 34,
    hero: 100,
    face: [0, -28, 0.36],
    draw: ({ p }) =>
      p.part(
        shape('-58,-18 -54,-42 -32,-56 0,-60 32,-56 54,-42 58,-18 46,-2 -46,-2'),
        '#d3914a',
        (tone) => [
          ...[-30, -4, 22].map((x) =>
            p.flat(shape('-8,8 -4,-14 8,-22 6,0', { x: x + 4, y: -36 }), '#f3d7a2'),
          ),
          p.raw(ellipse(0, -2, 56, 10), tone.deep, { opacity: 0.4, blur: 4 }),
        ],
      ),
  },
  /** A slice, with a thick curl of butter on it. */
  buttered_bread: {
    hand: 36,
    hero: 100,
    grip: [0, -12],
    draw: ({ p }) => [
      ...p.part(
        shape('-40,-4 -42,-46 -52,-62 -42,-82 0,-88 42,-82 52,-62 42,-46 40,-4 0,0'),
        '#b9742f',
      ),
      ...p.part(
        shape('-33,-10 -35,-48 -44,-62 -36,-75 0,-80 36,-75 44,-62 35,-48 33,-10 0,-7'),
        '#f6dfae',
      ),
      ...p.part(
        shape('-25,-20 -28,-48 -33,-62 -14,-72 14,-68 33,-62 24,-44 27,-22 6,-14 -10,-22'),
        '#ffd84f',
        (tone) => [
          p.raw(mark('-22,-56 -4,-64 16,-58', [0.8, 3, 0.8]), tone.high, { opacity: 0.8 }),
          p.raw(mark('-18,-38 2,-44 18,-36', [0.8, 2.6, 0.8]), tone.high, { opacity: 0.7 }),
        ],
      ),
    ],
  },
  /** On its dish, and a piece cut off. */
  butter: {
    hand: 34,
    hero: 84,
    grip: [0, -8],
    draw: ({ p }) => [
      ...p.part(shape('-62,-16! 62,-16! 46,-2 30,0 -30,0 -46,-2'), MATERIAL.blue),
      p.flat(ellipse(0, -16, 62, 8), '#dfeaf4'),
      ...p.part(shape('-40,-18! -40,-52! 22,-52! 22,-18!'), '#ffd84f'),
      ...p.part(shape('-40,-52! -26,-64! 36,-64! 22,-52!'), '#ffe98a'),
      ...p.part(shape('22,-52! 36,-64! 36,-28! 22,-18!'), '#e8b531'),
      ...p.part(shape('28,-18! 30,-44! 38,-40! 44,-15!'), '#ffe27a'),
    ],
  },
  dog_roll: {
    hand: 44,
    hero: 100,
    grip: [-8, -14],
    face: [30, -52, 0.2],
    draw: ({ p }) => [
      ...p.part(ribbon('-46,-40 -62,-54 -60,-70', [7, 6, 4]), '#c98443'),
      ...[-34, 16].flatMap((x) =>
        p.part(shape('-11,-24! 11,-24! 12,-4 0,1 -12,-4', { x }), '#c07a3b'),
      ),
      ...p.part(
        shape('-54,-34 -44,-54 -10,-58 26,-52 40,-34 34,-16 0,-12 -40,-14'),
        '#d3914a',
        () =>
          [-34, -14, 6].map((x) =>
            p.flat(shape('-6,6 -3,-10 6,-16 5,0', { x, y: -42 }), '#f3d7a2'),
          ),
      ),
      ...p.part(shape('18,-58 26,-82 48,-88 66,-74 78,-60 70,-48 44,-42 24,-46'), '#d99a52'),
      ...p.part(shape('22,-80 10,-86 4,-64 14,-50 26,-58 30,-74'), '#a9642f'),
      p.raw(ellipse(50, -70, 4, 4.6), ink('#2d1c14')),
      p.raw(ellipse(77, -61, 5.4, 4.6), ink('#2d1c14')),
      p.raw(mark('72,-52 62,-48 54,-50', [0.6, 1.6, 0.6]), ink('#6f3d1c')),
    ],
  },
  bun: {
    hand: 34,
    hero: 100,
    grip: [0, -8],
    face: [0, -34, 0.36],
    draw: ({ p }) => [
      ...p.part(
        shape('-52,-26 -48,-50 -24,-66 6,-68 36,-60 54,-40 52,-16 34,-2 -34,-2'),
        '#d0863d',
        (tone) => [
          p.raw(ellipse(0, -4, 50, 10), tone.deep, { opacity: 0.4, blur: 4 }),
          p.raw(mark('-44,-36 -38,-52 -20,-61', [1, 4, 1]), tone.high, { opacity: 0.6 }),
        ],
      ),
      ...p.part(ellipse(2, -42, 42, 24), '#e2a253'),
      p.wire(
        'M40 -38C36 -22 -6 -16 -26 -30C-44 -46 -20 -62 6 -60C32 -58 32 -38 12 -34C-6 -31 -20 -40 -10 -48C-2 -54 14 -52 12 -45',
        '#8a4a22',
        4.4,
      ),
      ...[
        [-26, -52],
        [22, -56],
        [-8, -36],
        [28, -34],
        [2, -24],
        [-34, -38],
      ].map(([x = 0, y = 0]) => p.raw(ellipse(x, y, 3.2, 2.4), '#fffaf0')),
    ],
  },
} satisfies Record<string, ThingArt>
