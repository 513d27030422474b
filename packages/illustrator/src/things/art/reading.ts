import { ellipse } from '#core/path'
import { mark, shape } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { Painter } from '#things/painter'
import type { ThingArt } from '#things/thing-art'

/** Read to the end, as we see it: what was on the right is a ragged edge, and then the cover. */
const withoutItsEnd = (p: Painter) => [
  ...p.part(shape('-66,2! -68,-68! 0,-58! 68,-68! 66,2! 0,12!'), '#2f7f86'),
  ...p.part(shape('-60,-4! -61,-63! -30,-68 0,-56! 0,4! -30,-9'), MATERIAL.paper, (tone) =>
    [-50, -40, -30, -20].map((y) =>
      p.raw(mark(`-52,${y} -30,${y - 4} -9,${y + 4}`, [0.6, 1.4, 0.6]), tone.deep, {
        opacity: 0.6,
      }),
    ),
  ),
  p.flat(shape('6,-54! 60,-62! 59,-3! 6,5!'), '#1f5a60'),
  ...p.part(
    shape('0,-56! 14,-60! 11,-51! 17,-45! 9,-38! 15,-30! 8,-22! 14,-14! 8,-7! 12,0! 0,4!'),
    MATERIAL.paper,
  ),
]

/** As high as one can see, on both sides of a round window. */
const ON_THE_WALL = Array.from({ length: 78 }, (_, i) => {
  const [column, row] = [i % 13, Math.floor(i / 13)]
  const x = -156 + column * 26 + (row % 2) * 5
  const y = -8 - row * 34 - ((column * 7) % 5)
  return { x, y, turn: ((column * 5 + row * 3) % 4) * 5 - 8 }
}).filter(({ x, y }) => Math.hypot(x - 4, (y + 142) * 1.05) > 44)

export const READING = {
  page_wall: {
    hand: 60,
    hero: 300,
    // So many that all of a kind are one stroke.
    draw: ({ p, state }) => {
      const all = (outline: string) =>
        ON_THE_WALL.map((at) => shape(outline, { ...at, k: 0.82 })).join('')
      const lines = ON_THE_WALL.flatMap((at) =>
        [-8, -3, 2, 7].map((y) => mark(`-7,${y} 7,${y}`, [0.5, 1, 0.5], { ...at, k: 0.82 })),
      ).join('')
      return [
        p.flat(all('-10,-13! 13,-12! 14,16! -9,17!'), '#6d5a48', { opacity: 0.45 }),
        p.flat(all('-11,-15! 11,-14! 12,14! -11,15!'), MATERIAL.paper),
        ...(state === 'empty' ? [] : [p.raw(lines, '#7b6a55', { opacity: 0.8 })]),
        p.flat(ON_THE_WALL.map(({ x, y }) => ellipse(x, y - 9.6, 1.9)).join(''), MATERIAL.red),
      ]
    },
  },
  big_armchair: {
    hand: 60,
    hero: 250,
    draw: ({ p }) => [
      ...[-52, 52].flatMap((x) =>
        p.part(shape('-6,0! -8,-12! 8,-12! 6,0!', { x }), MATERIAL.darkWood),
      ),
      ...p.part(
        shape('-62,-10! -66,-86 -52,-122 0,-134 52,-122 66,-86 62,-10!'),
        '#6f7f5a',
        (tone) => [
          p.raw(mark('-46,-112 0,-122 46,-112', [0.8, 2.8, 0.8]), tone.high, { opacity: 0.5 }),
          ...[-26, 0, 26].map((x) => p.raw(ellipse(x, -96, 3.2, 3.2), tone.deep, { opacity: 0.7 })),
        ],
      ),
      ...p.part(
        shape('-50,-8! -50,-44 -38,-54 -18,-48 0,-44 18,-48 38,-54 50,-44 50,-8!'),
        '#87986c',
        (tone) => [
          p.raw(mark('-38,-46 0,-36 38,-46', [0.8, 3, 0.8]), tone.deep, { opacity: 0.45 }),
        ],
      ),
      ...[-1, 1].flatMap((kx) =>
        p.part(shape('46,-6! 46,-58 52,-72 68,-72 76,-60 72,-6!', { kx }), '#5c6b49'),
      ),
      // Nobody has sat in it for a long time.
      ...Array.from({ length: 16 }, (_, i) =>
        p.raw(ellipse(-40 + ((i * 37) % 84), -50 + ((i * 11) % 9), 1.6, 1.2), '#efe8d6', {
          opacity: 0.85,
        }),
      ),
    ],
  },
  read_book: {
    hand: 62,
    hero: 96,
    grip: [0, -10],
    breaks: true,
    draw: ({ p, state }) =>
      state === 'broken'
        ? withoutItsEnd(p)
        : [
            ...p.part(shape('-56,-4! -58,-66! 0,-58! 58,-66! 56,-4! 0,4!'), MATERIAL.cream),
            ...p.part(shape('-60,2! -62,-60! -2,-50! -2,10!'), '#2f7f86', (tone) => [
              p.raw(mark('-54,-50 -52,-8', [0.8, 2.2, 0.8]), tone.high, { opacity: 0.5 }),
            ]),
            ...p.part(shape('60,2! 62,-60! 2,-50! 2,10!'), '#2f7f86', () => [
              p.flat(shape('12,-34! 50,-42! 49,-24! 12,-16!'), MATERIAL.gold),
            ]),
            p.wire('M0 -50V10', '#1f5a60', 4),
          ],
  },
  bell_book: {
    hand: 60,
    hero: 92,
    draw: ({ p }) => [
      ...p.part(
        shape('-76,0! -60,-30! -30,-36 0,-30! 30,-36 60,-30! 76,0! 36,-8 0,0! -36,-8'),
        MATERIAL.cream,
        (tone) =>
          [-54, 22].flatMap((x) =>
            [-26, -20, -14].map((y) =>
              p.raw(
                mark(`${x},${y} ${x + 16},${y - 3} ${x + 32},${y - 1}`, [0.4, 1.2, 0.4]),
                tone.deep,
                { opacity: 0.6 },
              ),
            ),
          ),
      ),
      ...p.part(shape('-80,4! -76,0! -36,-7 0,1! 36,-7 76,0! 80,4! 36,-1 0,8! -36,-1'), '#3f77b5'),
      p.wire('M0 0C14 12 34 10 44 2', MATERIAL.red, 3),
      ...p.part(shape('36,16! 40,-2 50,-10 60,-2 64,16! 50,20'), MATERIAL.gold),
      p.flat(ellipse(50, 19, 4, 4), MATERIAL.brass),
    ],
  },
  bitten_book: {
    hand: 58,
    hero: 130,
    grip: [0, -8],
    draw: ({ p }) => [
      ...p.part(
        shape(
          '-66,-58! -34,-66 0,-54! 22,-60 30,-50 40,-52 42,-40 54,-38 58,-26 66,-24! 64,-2! 32,-10 0,2! -32,-10 -64,-2!',
        ),
        MATERIAL.red,
      ),
      ...p.part(shape('-60,-64! -30,-72 0,-60! 0,-5! -30,-16 -59,-9!'), MATERIAL.paper, (tone) => [
        p.flat(ellipse(-30, -48, 15, 11), '#8fc0d8', { opacity: 0.8 }),
        ...[-30, -22].map((y) =>
          p.raw(mark(`-50,${y} -28,${y - 6} -8,${y + 2}`, [0.6, 1.1, 0.6]), tone.deep, {
            opacity: 0.5,
          }),
        ),
      ]),
      // Small teeth were here, before they could say it.
      ...p.part(
        shape(
          '0,-60! 20,-66 24,-55! 33,-57 36,-47! 46,-45 47,-34! 57,-31 59,-24! 59,-9! 30,-16 0,-5!',
        ),
        MATERIAL.paper,
        (tone) =>
          [-40, -31, -22].map((y, i) =>
            p.raw(
              mark(`8,${y + 2} 22,${y - 4} ${30 + i * 7},${y - 3}`, [0.6, 1.1, 0.6]),
              tone.deep,
              {
                opacity: 0.5,
              },
            ),
          ),
      ),
    ],
  },
} satisfies Record<string, ThingArt>
