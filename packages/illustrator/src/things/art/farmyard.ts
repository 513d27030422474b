import { mark, ribbon, shape } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

/** What stands about a farm. */
export const FARMYARD = {
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
} satisfies Record<string, ThingArt>
