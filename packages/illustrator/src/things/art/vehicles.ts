import { ellipse } from '#core/path'
import { ink, mark, ribbon, shape } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'
import { wheel } from './wheel'

const WHITE = ink('#ffffff')

/** What one rides, drives or flies. */
export const VEHICLES = {
  bicycle: {
    hand: 70,
    hero: 170,
    grip: [34, -76],
    draw: (scene) => {
      const { p } = scene
      const bar = (text: string, color: string = MATERIAL.red) =>
        p.part(ribbon(text, [2.8, 2.8]), color)
      return [
        ...wheel(scene, -46, -28, 28, 6),
        ...wheel(scene, 46, -28, 28, 6),
        ...bar('-46,-28 -4,-26'),
        ...bar('-46,-28 -20,-62'),
        ...bar('-4,-26 -22,-68'),
        ...bar('-4,-26 32,-64'),
        ...bar('-19,-60 32,-64'),
        ...bar('46,-28 30,-76'),
        ...p.part(shape('-36,-74 -10,-74 -8,-69 -22,-65 -34,-68'), MATERIAL.darkWood),
        p.wire('M30 -76q-6 -8 8 -10', MATERIAL.iron, 4),
        ...p.part(ellipse(-4, -26, 7, 7), MATERIAL.silver),
        ...p.part(ribbon('-10,-16 4,-16', [2.4, 2.4]), MATERIAL.iron),
        ...p.part(shape('28,-58! 58,-58! 54,-40! 32,-40!'), MATERIAL.straw),
      ]
    },
  },
  scooter: {
    hand: 70,
    hero: 150,
    grip: [36, -92],
    draw: (scene) => {
      const { p } = scene
      return [
        ...wheel(scene, -44, -12, 12),
        ...wheel(scene, 44, -12, 12),
        ...p.part(shape('-48,-16 36,-18 40,-24 46,-22 40,-10 -44,-8'), MATERIAL.teal),
        ...p.part(ribbon('44,-16 32,-92', [3, 2.8]), MATERIAL.silver),
        ...p.part(ribbon('18,-92 46,-96', [3, 3]), MATERIAL.iron),
        ...p.part(ribbon('16,-92 22,-93', [4, 4]), MATERIAL.red),
        ...p.part(ribbon('42,-95 48,-96', [4, 4]), MATERIAL.red),
      ]
    },
  },
  /** Somebody has lived in it for years: curtains, a door with a mat, and two cups on the step. */
  rocket_home: {
    hand: 60,
    hero: 400,
    face: [0, -74, 0.2],
    draw: ({ p }) => [
      ...p.part(shape('-22,-40! -46,-18 -50,2! -20,-8!'), MATERIAL.red),
      ...p.part(shape('22,-40! 46,-18 50,2! 20,-8!'), '#bb3a33'),
      ...p.part(
        shape('0,-122! 18,-104 28,-72 27,-34 20,-6! -20,-6! -27,-34 -28,-72 -18,-104'),
        MATERIAL.cream,
        (tone) => [
          p.flat(shape('0,-126! 24,-96! -24,-96!'), MATERIAL.red),
          p.flat(shape('-34,-46! 34,-46! 34,-42! -34,-42!'), MATERIAL.blue),
          // A patch, and the rivets it was put on with.
          p.flat(shape('10,-62! 22,-60! 21,-50! 9,-52!'), MATERIAL.silver, { opacity: 0.8 }),
          ...['11,-60', '20,-59', '19,-52', '10,-53'].map((at) => {
            const [x = 0, y = 0] = at.split(',').map(Number)
            return p.raw(ellipse(x, y, 0.8), tone.deep, { opacity: 0.6 })
          }),
        ],
      ),
      ...p.part(ellipse(0, -74, 14, 14), MATERIAL.silver),
      ...p.part(ellipse(0, -74, 11, 11), '#ffe09a'),
      ...p.part(shape('-11,-74! -9,-81 -3,-85! -1,-84! -4,-76 -10,-66! -11,-70!'), MATERIAL.pink),
      ...p.part(shape('11,-74! 9,-81 3,-85! 1,-84! 4,-76 10,-66! 11,-70!'), MATERIAL.pink),
      ...p.part(shape('-15,-60! 15,-60! 15,-57.4! -15,-57.4!'), MATERIAL.wood),
      ...p.part(
        shape('-11,-5! -11,-28 -6,-37 0,-39 6,-37 11,-28 11,-5!'),
        MATERIAL.blue,
        (tone) => [p.raw(mark('0,-37 0,-6', [0.4, 0.7, 0.4]), tone.deep, { opacity: 0.5 })],
      ),
      p.flat(ellipse(7.6, -20, 1.4), MATERIAL.gold),
      ...p.part(shape('-38,-7! 38,-7! 42,5! -42,5!'), MATERIAL.wood, (tone) => [
        p.raw(mark('-39,-2 39,-2', [0.4, 0.7, 0.4]), tone.high, { opacity: 0.6 }),
      ]),
      ...p.part(shape('-11,-6.6! 11,-6.6! 13,-3! -13,-3!'), '#9a6b3f'),
      ...[-30, 20].flatMap((x) => [
        ...p.part(shape('0,-5! 0.8,-16! 9.6,-16! 10.4,-5! 5,-4', { x, y: 0 }), '#e3b23c'),
        p.wire(`M${x + 10} -13.4q4.6 .6 .2 5.4`, '#b98a2c', 1.4),
        p.raw(mark('4,-18 6.4,-21 4.4,-25 6.4,-29', [0.3, 1, 0.2], { x, y: 0 }), ink('#ffffff'), {
          opacity: 0.55,
          blur: 0.5,
        }),
      ]),
    ],
  },
  rocket: {
    hand: 50,
    hero: 240,
    face: [0, -58, 0.24],
    glow: { at: [0, 4], radius: 60, color: '#ffb85a', when: 'glowing' },
    draw: ({ p, state }) => [
      ...(state === 'glowing'
        ? [
            p.raw(shape('-12,-10 12,-10 14,10 0,34! -14,10'), ink('#f59a34')),
            p.raw(shape('-6,-10 6,-10 6,6 0,20! -6,6'), ink('#ffe49a')),
          ]
        : []),
      ...p.part(shape('-20,-36! -40,-14 -42,0! -18,-10!'), MATERIAL.red),
      ...p.part(shape('20,-36! 40,-14 42,0! 18,-10!'), '#bb3a33'),
      ...p.part(shape('-12,-12! 12,-12! 16,-2! -16,-2!'), MATERIAL.iron),
      ...p.part(
        shape('0,-104! 16,-86 23,-58 21,-26 14,-10! -14,-10! -21,-26 -23,-58 -16,-86'),
        MATERIAL.cream,
        () => [
          p.flat(shape('0,-108! 22,-80! -22,-80!'), MATERIAL.red),
          p.flat(shape('-30,-28! 30,-28! 30,-20! -30,-20!'), MATERIAL.blue),
        ],
      ),
      ...p.part(ellipse(0, -58, 11, 11), MATERIAL.silver),
      ...p.part(ellipse(0, -58, 8, 8), '#6fb4d6', () => [
        p.raw(ellipse(-2.6, -61, 3, 2.2), WHITE, { opacity: 0.9 }),
      ]),
      ...p.part(ribbon('0,-30 0,-6', [3.4, 4]), MATERIAL.red),
    ],
  },
  rover: {
    hand: 50,
    hero: 140,
    face: [0, -56, 0.44],
    draw: (scene) => {
      const { p, alive } = scene
      /** One that is alive has a body high enough for a face. */
      const up = alive ? -30 : 0
      return [
        ...p.part(ribbon(`24,${up - 44} 26,${up - 70}`, [3, 2.6]), MATERIAL.silver),
        ...p.part(shape('8,-84! 38,-84! 40,-66! 8,-66!', { y: up }), MATERIAL.cream),
        ...p.part(ellipse(30, up - 75, 6.5, 6.5), '#39506e', () => [
          p.raw(ellipse(28, up - 77, 2, 1.6), WHITE, { opacity: 0.9 }),
        ]),
        p.wire(`M-38 ${up - 50}q-10 -30 -22 -34`, MATERIAL.silver, 2.4),
        ...p.part(ellipse(-62, up - 86, 9, 6), MATERIAL.silver),
        ...p.part(shape('-44,-60! 20,-60! 26,-52! -40,-52!', { y: up }), '#3f5f98', (tone) =>
          [-28, -12, 4].map((x) =>
            p.raw(mark(`${x},${up - 60} ${x + 4},${up - 52}`, [0.6, 0.8, 0.6]), tone.high),
          ),
        ),
        ...p.part(
          shape(
            alive
              ? '-46,-82! 46,-82! 56,-62 52,-30 44,-22 -44,-22 -52,-30 -56,-62'
              : '-46,-50! 44,-50! 52,-34 44,-24 -44,-24 -52,-34',
          ),
          MATERIAL.orange,
          (tone) => [
            p.raw(mark(`-44,${up - 44} 40,${up - 44}`, [0.8, 2, 0.8]), tone.high, { opacity: 0.6 }),
          ],
        ),
        ...wheel(scene, -40, -15, 15),
        ...wheel(scene, 0, -14, 14),
        ...wheel(scene, 40, -15, 15),
      ]
    },
  },
} satisfies Record<string, ThingArt>
