import { ellipse } from '#core/path'
import { ink, mark, ribbon, shape } from '#things/painter'
import type { Painter, Place } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

/** The Earth over a crater, again. */
const earthPicture = (p: Painter, place: Place) => [
  ...p.part(shape('-34,-26! 34,-26! 34,26! -34,26!', place), MATERIAL.cream),
  p.raw(shape('-30,-22! 30,-22! 30,22! -30,22!', place), ink('#2b2f5c')),
  p.raw(shape('0,-18 13,-10 14,3 0,11 -14,3 -13,-10', place), ink('#3f8fd0')),
  p.raw(shape('-8,-12 2,-13 4,-5 -4,0 -10,-4', place), ink('#6fb06a')),
  p.raw(shape('3,2 10,-1 9,6 2,8', place), ink('#6fb06a')),
  p.raw(shape('-30,22! -30,14 -12,10 0,15 14,10 30,14 30,22!', place), ink('#c9c6d6')),
]

const SEEN_FROM_ABOVE: readonly (readonly [number, number, number, string])[] = [
  [-50, -84, 1, '#d8574f'],
  [-38, -60, 2, '#4b8bd0'],
  [-52, -36, 3, '#f2c64f'],
  [-34, -16, 4, '#6ba368'],
  [-8, -36, 5, '#d8574f'],
  [1, -84, 6, '#f0954a'],
  [28, -78, 7, '#6ba368'],
  [50, -88, 8, '#4b8bd0'],
  [38, -54, 9, '#9a6fb0'],
  [52, -32, 10, '#d8574f'],
  [28, -24, 11, '#f2c64f'],
  [48, -12, 12, '#4b8bd0'],
]

/** What is drawn on a sheet, by a child or by somebody homesick. */
export const DRAWINGS = {
  /** What a child drew of what it loves: bright chalk, and a sun in the corner. */
  kid_drawing: {
    hand: 58,
    hero: 110,
    grip: [-34, -14],
    draw: ({ p }) => [
      ...p.part(shape('-46,-94! 44,-97! 46,-3! -45,0!'), '#fffaf0'),
      p.flat(shape('-43,-14 -20,-22 8,-16 42,-24! 43,-6! -42,-3!'), MATERIAL.leaf),
      p.flat(ellipse(28, -80, 11, 11), MATERIAL.yellow),
      ...['12,-78 4,-76', '17,-66 11,-58', '28,-64 29,-54'].map((ray) =>
        p.flat(mark(ray, [1.6, 2.2, 1.4]), MATERIAL.orange),
      ),
      p.flat(mark('-38,-24 -30,-58 -8,-72 14,-56 20,-24', [3.4, 4.6, 3.4]), MATERIAL.red),
      p.flat(mark('-30,-24 -24,-50 -8,-61 7,-48 12,-24', [3.2, 4.4, 3.2]), MATERIAL.blue),
      p.flat(shape('-22,-22 -20,-38 -8,-48 3,-38 4,-22! -8,-18'), MATERIAL.purple),
      p.flat(ellipse(-13, -36, 2.4, 2.8), '#fffaf0'),
      p.flat(ellipse(-4, -36, 2.4, 2.8), '#fffaf0'),
      p.flat(mark('-14,-28 -8,-25 -2,-28', [0.8, 1.6, 0.8]), '#fffaf0'),
    ],
  },
  /** Thirty children at hopscotch, as an owl sees them: heads, noses and the tips of shoes. */
  above_drawing: {
    hand: 84,
    hero: 150,
    grip: [-56, -78],
    draw: ({ p }) => [
      // Next week's sums are under it, every one of them right.
      ...p.part(shape('-84,-112! 28,-124! 40,-20! -70,-8!'), '#f1ead8', (tone) =>
        [-112, -104].flatMap((y, row) =>
          [-72, -48, -24, 0].flatMap((x, i) => [
            p.raw(
              mark(`${x},${y - i * 2.4} ${x + 9},${y - 1 - i * 2.4}`, [0.9, 1.3, 0.9]),
              tone.deep,
            ),
            ...(row
              ? []
              : [
                  p.raw(
                    mark(
                      `${x + 11},${y - i * 2.4} ${x + 14},${y + 3 - i * 2.4} ${x + 20},${y - 6 - i * 2.4}`,
                      [0.7, 1.5, 0.7],
                    ),
                    '#4f9a52',
                  ),
                ]),
          ]),
        ),
      ),
      ...p.part(shape('-66,-100! 66,-102! 68,0! -68,0!'), '#fffaf0', (tone) => [
        ...[
          [-8, -18],
          [-8, -34],
          [-17, -50],
          [1, -50],
          [-8, -66],
          [-17, -82],
          [1, -82],
        ].map(([x = 0, y = 0]) =>
          p.raw(mark('-8,-7 8,-7 8,7 -8,7 -8,-7', [0.9, 1.1, 0.9], { x, y }), tone.deep, {
            opacity: 0.8,
          }),
        ),
        ...SEEN_FROM_ABOVE.flatMap(([x, y, turn, color]) => [
          p.raw(
            ellipse(x - 3.4, y + 9, 2.6, 4) + ellipse(x + (turn % 2 ? 3.4 : 6), y + 8, 2.6, 4),
            '#4a4250',
          ),
          // Arms out, as one hops.
          p.raw(
            mark(`-7,1 -14,${turn % 2 ? -4 : 4}`, [2.6, 2.4, 1.8], { x, y }) +
              mark(`7,1 14,${turn % 2 ? 4 : -5}`, [2.6, 2.4, 1.8], { x, y }),
            color,
          ),
          p.raw(
            ellipse(x - 15, y + (turn % 2 ? -5 : 5), 2.2) +
              ellipse(x + 15, y + (turn % 2 ? 5 : -6), 2.2),
            '#e9b48d',
          ),
          p.raw(ellipse(x, y + 1.4, 9.6, 6), color),
          p.raw(ellipse(x, y + 4.6, 3, 3), '#e9b48d'),
          p.raw(
            ellipse(x, y - 0.6, 6.4, 6.2),
            ['#8a5a34', '#d9963f', '#4a3a3a', '#b5623a'][turn % 4] ?? '',
          ),
          ...(turn % 2
            ? [-7, 7].map((dx) => p.raw(ellipse(x + dx, y - 1.4, 2.6, 2.6), '#d8574f'))
            : [
                p.raw(mark('0,-6 1,-1 0,3', [0.4, 0.9, 0.4], { x, y }), '#fff3df', {
                  opacity: 0.7,
                }),
              ]),
        ]),
      ]),
    ],
  },
  boat_drawing: {
    hand: 78,
    hero: 130,
    grip: [-40, -16],
    face: [0, -48, 0.42],
    draw: ({ p }) => [
      ...p.part(shape('-62,-92! 62,-92! 62,0! -62,0!'), '#fffaf0', (tone) => [
        p.raw(shape('-40,-34! 42,-34! 30,-16 -26,-16!'), ink('#d4483d')),
        p.raw(mark('0,-34 0,-82', [1.6, 1.8, 1.4]), ink('#6f4629')),
        p.raw(shape('4,-80! 36,-42! 4,-40!'), ink('#f2c24a')),
        p.raw(shape('-4,-74! -28,-42! -4,-40!'), ink('#5f9f4c')),
        p.raw(
          mark('-52,-12 -36,-17 -20,-11 -4,-17 12,-11 28,-17 50,-11', [1.4, 2, 1.4]),
          ink('#3f77b5'),
        ),
        p.raw(ellipse(-42, -76, 8, 8), ink('#f2a53a')),
        p.raw(mark('-58,-3 58,-3', [0.5, 1, 0.5]), tone.deep, { opacity: 0.3 }),
      ]),
    ],
  },
  earth_pictures: {
    hand: 60,
    hero: 150,
    face: [0, -48, 0.3],
    draw: ({ p }) => [
      ...p.part(ribbon('-56,0 -36,-96', [3, 2.6]), MATERIAL.darkWood),
      ...p.part(ribbon('16,0 -4,-96', [3, 2.6]), MATERIAL.darkWood),
      ...earthPicture(p, { x: -20, y: -56, k: 1.15 }),
      ...earthPicture(p, { x: 58, y: -26, k: 0.8, turn: 8 }),
      ...earthPicture(p, { x: 112, y: -22, k: 0.74, turn: -6 }),
      ...earthPicture(p, { x: 92, y: -8, k: 0.6, ky: 0.4, turn: -4 }),
      ...earthPicture(p, { x: -84, y: -8, k: 0.66, ky: 0.42, turn: 6 }),
    ],
  },
} satisfies Record<string, ThingArt>
