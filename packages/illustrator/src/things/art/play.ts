import { ellipse } from '#core/path'
import { ink, mark, points, ribbon, shape } from '#things/painter'
import type { Painter, Place } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'
import { wheel } from './wheel'

const WHITE = ink('#ffffff')

const kiteSail = (p: Painter, at: Place) => [
  ...p.part(shape('0,-100! 40,-66! 0,-26! -40,-66!', at), MATERIAL.red, () => [
    p.flat(shape('0,-100! 40,-66! 0,-66!', at), MATERIAL.yellow),
    p.flat(shape('-40,-66! 0,-66! 0,-26!', at), MATERIAL.teal),
  ]),
  p.flat(mark('0,-98 0,-28', [0.7, 0.9, 0.7], at), MATERIAL.darkWood),
  p.flat(mark('-39,-66 39,-66', [0.7, 0.9, 0.7], at), MATERIAL.darkWood),
]
const BOWS = [MATERIAL.yellow, MATERIAL.teal, MATERIAL.red] as const
const bows = (p: Painter, { at, k }: { at: string; k: number }) =>
  points(at).flatMap(([x, y], i) =>
    p.part(
      shape('0,0 -9,-5 -9,5 0,0 9,-5 9,5', { x, y, k }),
      BOWS[i % BOWS.length] ?? MATERIAL.red,
    ),
  )

export const PLAY = {
  balloon: {
    dye: MATERIAL.red,
    hand: 190,
    hero: 230,
    grip: [2, -4],
    face: [0, -158, 0.38],
    draw: ({ p }) => [
      p.wire('M0 -126C16 -92 -14 -46 2 0', MATERIAL.cream, 1.2),
      ...p.part(
        shape('0,-190 22,-182 29,-160 20,-138 0,-127 -20,-138 -29,-160 -22,-182'),
        MATERIAL.red,
        (tone) => [
          p.raw(ellipse(-11, -172, 6, 9), WHITE, { opacity: 0.6 }),
          p.raw(ellipse(12, -142, 10, 10), tone.high, { opacity: 0.3, blur: 3 }),
        ],
      ),
      ...p.part(shape('0,-129! 5,-122! -5,-122!'), MATERIAL.red),
    ],
  },
  ball: {
    hand: 34,
    hero: 90,
    face: [0, -44, 0.46],
    draw: ({ p, state }) =>
      p.part(ellipse(0, -45, 45, 45), MATERIAL.red, (tone) =>
        state === 'full'
          ? [
              p.raw(mark('-44,-36 -10,-22 30,-30 44,-44', [1, 2.4, 1]), tone.deep, {
                opacity: 0.5,
              }),
              p.raw(mark('-14,-88 14,-58 22,-6', [1, 2, 1]), tone.deep, { opacity: 0.35 }),
              p.raw(ellipse(-14, -70, 11, 8), tone.high, { opacity: 0.7, blur: 2 }),
            ]
          : [
              p.flat(
                shape('-6,-92 10,-92 30,-66 34,-40 26,-8 8,2 -8,2 6,-20 10,-46 6,-70'),
                MATERIAL.yellow,
              ),
              p.flat(shape('-46,-60 -30,-80 -18,-60 -14,-34 -22,-10 -40,-20'), MATERIAL.blue),
              p.raw(ellipse(-14, -70, 11, 8), tone.high, { opacity: 0.7, blur: 2 }),
            ],
      ),
  },
  teddy: {
    hand: 70,
    hero: 150,
    grip: [0, -34],
    face: [0, -74, 0.3],
    draw: ({ p, alive }) => [
      ...[-24, 24].flatMap((x) => p.part(ellipse(x, -92, 10, 10), '#b9814d')),
      ...[-20, 20].flatMap((x) => [
        ...p.part(ellipse(x, -7, 13, 10), '#b9814d'),
        p.flat(ellipse(x * 1.06, -7, 6.5, 5), '#ecd0a4'),
      ]),
      ...p.part(ellipse(0, -28, 24, 26), '#b9814d', () => [
        p.flat(ellipse(0, -25, 14, 16), '#ecd0a4'),
      ]),
      ...p.part(shape('-20,-42 -36,-34 -40,-22 -32,-19 -20,-30'), '#b9814d'),
      ...p.part(shape('20,-42 36,-34 40,-22 32,-19 20,-30'), '#b9814d'),
      ...p.part(ellipse(0, -74, 28, 24), '#c28b57', () => [
        p.flat(ellipse(0, -65, 13, 10), '#f0d9b3'),
      ]),
      ...(alive
        ? []
        : [
            p.raw(ellipse(-10, -79, 3.2), '#2b1c14'),
            p.raw(ellipse(10, -79, 3.2), '#2b1c14'),
            p.raw(ellipse(0, -69, 4.4, 3.2), '#5a3423'),
            p.raw(mark('-6,-62 0,-59 6,-62', [0.6, 1.2, 0.6]), '#5a3423'),
          ]),
      ...p.part(shape('-15,-53 -3,-50 -15,-45!'), MATERIAL.red),
      ...p.part(shape('15,-53 3,-50 15,-45!'), MATERIAL.red),
    ],
  },
  marble: {
    hand: 31,
    hero: 80,
    face: [0, -42, 0.42],
    glow: { at: [0, -42], radius: 90, color: '#a9e6ff', when: 'glowing' },
    draw: ({ p }) =>
      p.part(ellipse(0, -42, 42, 42), '#9fd3e0', (tone) => [
        p.flat(shape('-26,-60 -4,-70 18,-50 8,-26 -10,-18 4,-38 -6,-52 -22,-46'), MATERIAL.blue, {
          opacity: 0.9,
        }),
        p.flat(shape('-8,-62 14,-58 26,-38 18,-18 10,-34 2,-50'), MATERIAL.orange, {
          opacity: 0.9,
        }),
        p.raw(ellipse(-15, -62, 10, 8), WHITE, { opacity: 0.9 }),
        p.raw(ellipse(12, -16, 18, 8), tone.high, { opacity: 0.6, blur: 3 }),
      ]),
  },
  toy_boat: {
    hand: 44,
    hero: 120,
    grip: [0, -20],
    face: [0, -16, 0.24],
    draw: ({ p }) => [
      ...p.part(ribbon('0,-24 0,-100', [2.4, 1.8]), MATERIAL.wood),
      ...p.part(shape('4,-94! 40,-40 34,-34! 4,-34!'), MATERIAL.cream, (tone) => [
        p.raw(mark('8,-60 30,-46', [0.6, 1.6, 0.6]), tone.deep, { opacity: 0.3 }),
      ]),
      ...p.part(shape('-4,-84! -28,-40! -4,-36!'), MATERIAL.red),
      ...p.part(shape('0,-102! 20,-98! 0,-92!'), MATERIAL.yellow),
      ...p.part(shape('-56,-30! 56,-30! 42,-4 30,0 -30,0 -42,-4'), MATERIAL.blue, (tone) => [
        p.flat(shape('-60,-32! 60,-32! 58,-22! -58,-22!'), MATERIAL.cream),
        p.raw(mark('-38,-12 38,-12', [0.6, 1.4, 0.6]), tone.deep, { opacity: 0.5 }),
      ]),
    ],
  },
  toy_train: {
    dye: MATERIAL.red,
    hand: 40,
    hero: 84,
    grip: [2, -4],
    face: [16, -46, 0.24],
    draw: (scene) => {
      const { p } = scene
      return [
        ...p.part(shape('24,-60! 36,-60! 40,-90! 20,-90!'), MATERIAL.iron),
        ...p.part(shape('16,-98! 44,-98! 44,-88! 16,-88!'), MATERIAL.yellow),
        ...p.part(shape('-1,-72 6,-80 13,-72 13,-60! -1,-60!'), MATERIAL.brass),
        ...p.part(
          shape('-8,-64! 38,-64 48,-56 50,-42 48,-30 40,-24! -8,-24!'),
          MATERIAL.red,
          (tone) => [
            p.raw(mark('-6,-56 40,-56', [1, 2.4, 1]), tone.high, { opacity: 0.7 }),
            p.flat(shape('14,-68! 21,-68! 21,-20! 14,-20!'), MATERIAL.yellow),
          ],
        ),
        ...p.part(ellipse(45, -44, 6, 17), MATERIAL.iron),
        ...p.part(shape('-46,-86! -6,-86! -6,-20! -46,-20!'), MATERIAL.red, () => [
          p.flat(shape('-38,-76! -14,-76! -14,-50! -38,-50!'), '#c9e2ea'),
          p.flat(shape('-48,-38! 0,-38! 0,-33! -48,-33!'), MATERIAL.yellow),
        ]),
        ...p.part(shape('-54,-96 0,-96 2,-84! -56,-84!'), MATERIAL.iron),
        ...p.part(shape('-50,-26! 46,-26! 58,-8! -50,-8!'), MATERIAL.iron),
        ...wheel(scene, -28, -17, 17, 3),
        ...wheel(scene, 8, -12, 12, 3),
        ...wheel(scene, 36, -12, 12, 3),
      ]
    },
  },
  toy_car: {
    dye: MATERIAL.red,
    hand: 30,
    hero: 62,
    grip: [0, -4],
    face: [4, -34, 0.22],
    draw: (scene) => {
      const { p } = scene
      return [
        ...p.part(shape('-34,-40! -24,-66 -14,-70! 12,-70! 24,-64 36,-40!'), MATERIAL.red, () => [
          p.flat(shape('-26,-42! -19,-60! -3,-60! -3,-42!'), '#c9e2ea'),
          p.flat(shape('3,-42! 3,-60! 14,-60! 26,-42!'), '#c9e2ea'),
        ]),
        ...p.part(shape('-50,-38 -44,-44 42,-42 52,-34 54,-14! -50,-14!'), MATERIAL.red, (tone) => [
          p.raw(mark('-44,-36 42,-35', [1, 2.2, 1]), tone.high, { opacity: 0.7 }),
          p.flat(shape('-4,-29! 6,-29! 6,-26! -4,-26!'), MATERIAL.iron),
        ]),
        ...p.part(ellipse(48, -29, 5, 6), MATERIAL.yellow),
        ...p.part(shape('-54,-18! 58,-18! 58,-10! -54,-10!'), MATERIAL.silver),
        ...wheel(scene, -28, -14, 14),
        ...wheel(scene, 30, -14, 14),
      ]
    },
  },
  kite: {
    hand: 70,
    hero: 170,
    grip: [0, -30],
    face: [0, -64, 0.36],
    draw: ({ p }) => [
      p.wire('M0 -28q16 10 2 18q-14 8 -4 14', MATERIAL.cream, 2),
      ...bows(p, { k: 1, at: '8,-18 -6,-8 4,-1' }),
      ...kiteSail(p, {}),
    ],
  },
  /** In hand by a corner; open, it flies ahead of whoever has the end of its tail. */
  long_kite: {
    hand: 100,
    hero: 120,
    grip: [0, 0],
    face: [0, 0, 0.4],
    draw: ({ p, state }) =>
      state === 'open'
        ? [
            p.wire('M0 0C20 -50 78 -34 70 -88S70 -126 84 -146', MATERIAL.cream, 3),
            ...bows(p, { k: 1.5, at: '14,-26 46,-48 70,-76 68,-108 78,-136' }),
            ...kiteSail(p, { x: 64, y: -110, k: 1.5, turn: 26 }),
          ]
        : [
            p.wire('M0 40C8 74 34 74 50 52S92 22 110 46S150 66 176 34', MATERIAL.cream, 3),
            ...bows(p, { k: 1.3, at: '10,60 40,63 64,37 98,34 122,57 152,56 176,36' }),
            ...kiteSail(p, { y: 69, k: 1.1 }),
          ],
  },
} as const satisfies Record<string, ThingArt>
