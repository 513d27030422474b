import { ellipse } from '#core/path'
import { mark, ribbon, shape } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

/** What is done with: smelled from far away, hidden in, written on. */
export const DEEDS = {
  cake_smell: {
    hand: 60,
    hero: 150,
    draw: ({ p }) => [
      ...p.part(shape('84,0! 88,-34! 94,-34! 94,0!'), MATERIAL.darkWood),
      ...p.part(shape('146,0! 146,-34! 152,-34! 156,0!'), MATERIAL.darkWood),
      ...p.part(shape('74,-34! 166,-34! 160,-42! 80,-42!'), MATERIAL.cream),
      ...p.part(shape('92,-42! 92,-66 120,-74 148,-66 148,-42!'), '#f0c050', (tone) => [
        p.flat(
          shape('90,-60 104,-74 120,-78 136,-74 150,-60 142,-54 132,-60 120,-54 108,-60 98,-54'),
          '#c9813a',
        ),
        p.raw(mark('98,-48 120,-45 142,-48', [0.6, 1.6, 0.6]), tone.deep, { opacity: 0.5 }),
      ]),
      ...[
        '112,-80 84,-104 48,-92 8,-108 -40,-94 -96,-112 -150,-100',
        '122,-82 96,-124 54,-116 12,-132 -44,-118 -104,-134',
        '108,-74 78,-84 44,-72 2,-84 -50,-70 -116,-84',
      ].map((line, i) =>
        p.raw(
          ribbon(line, [1, 4, 5.4, 5, 4, 2.4, 0.6]),
          ['#fff0c4', '#ffe2a0', '#fff6dc'][i] ?? '#fff0c4',
          { opacity: 0.8 },
        ),
      ),
    ],
  },
  walking_bush: {
    hand: 60,
    hero: 230,
    draw: ({ p }) => [
      ...[-38, 34].flatMap((x) => [
        ...p.part(shape('-6,-26! 7,-26! 7,-6! -6,-6!', { x }), '#6f4a2e'),
        ...p.part(shape('-9,-8! 8,-10 20,-4 20,2! -9,2!', { x }), '#7d5230'),
      ]),
      ...p.part(
        shape(
          '-88,-18 -100,-42 -88,-62 -92,-80 -66,-88 -40,-80 -20,-90 0,-80 22,-90 42,-80 68,-88 92,-78 88,-60 100,-42 86,-18 50,-10 0,-14 -50,-10',
        ),
        '#5f9f4c',
        (tone) => [
          ...[
            '-74,-66 -58,-76 -42,-70',
            '-12,-72 4,-80 20,-72',
            '50,-70 66,-78 80,-66',
            '-60,-38 -44,-46 -28,-40',
            '14,-44 30,-52 46,-44',
          ].map((line) => p.raw(mark(line, [0.6, 2.6, 0.6]), tone.high, { opacity: 0.7 })),
          ...['-80,-34 -66,-26 -52,-30', '-8,-30 8,-22 24,-28', '58,-36 70,-28 84,-32'].map(
            (line) => p.raw(mark(line, [0.6, 2.6, 0.6]), tone.deep, { opacity: 0.5 }),
          ),
        ],
      ),
      ...[
        [-70, -50],
        [-30, -60],
        [30, -62],
        [74, -50],
        [2, -42],
      ].map(([x = 0, y = 0]) => p.flat(ellipse(x, y, 4.4, 4.4), '#d4483d')),
    ],
  },
  crown_cushion: {
    hand: 60,
    hero: 150,
    draw: ({ p }) => [
      ...p.part(
        shape('-62,-4 -70,-20 -58,-34 0,-38 58,-34 70,-20 62,-4 0,2'),
        '#b3363a',
        (tone) => [
          p.raw(mark('-52,-28 0,-32 52,-28', [0.8, 2.6, 0.8]), tone.high, { opacity: 0.6 }),
        ],
      ),
      ...[-1, 1].flatMap((side) =>
        p.part(ribbon(`${side * 64},-12 ${side * 74},-4 ${side * 76},6`, [3, 3, 4]), MATERIAL.gold),
      ),
      ...p.part(
        shape('-40,-34! -48,-86! -24,-64! 0,-104! 24,-64! 48,-86! 40,-34! 0,-26'),
        MATERIAL.gold,
        (tone) => [p.raw(mark('-38,-50 -40,-72', [0.8, 2.6, 0.8]), tone.high, { opacity: 0.7 })],
      ),
      ...p.part(ellipse(0, -106, 5.4, 5.4), MATERIAL.red),
      ...[-48, 48].flatMap((x) => p.part(ellipse(x, -88, 4.6, 4.6), MATERIAL.blue)),
      ...[-22, 0, 22].flatMap((x, i) =>
        p.part(ellipse(x, -44, 5, 5), i === 1 ? MATERIAL.red : MATERIAL.teal),
      ),
    ],
  },
  writing_desk: {
    hand: 60,
    hero: 190,
    draw: ({ p }) => [
      ...[-88, 88].flatMap((x) =>
        p.part(shape('-7,0! -6,-60! 6,-60! 7,0!', { x }), MATERIAL.darkWood),
      ),
      ...p.part(shape('-100,-44! 100,-44! 100,-74! -100,-74!'), MATERIAL.wood, (tone) => [
        p.raw(mark('-30,-66 -30,-52', [0.8, 1.2, 0.8]), tone.deep, { opacity: 0.6 }),
        p.raw(mark('30,-66 30,-52', [0.8, 1.2, 0.8]), tone.deep, { opacity: 0.6 }),
      ]),
      p.flat(ellipse(0, -59, 4, 4), MATERIAL.brass),
      ...p.part(shape('-110,-70! 110,-70! 92,-98! -92,-98!'), MATERIAL.paleWood),
      // A letter from somebody who still rules his own lines.
      ...p.part(shape('-34,-73! 30,-73! 24,-94! -28,-94!'), MATERIAL.cream),
      ...[-90, -86, -82, -78].map((y) =>
        p.raw(
          mark(`${-26 - (y + 90) * 0.4},${y} 0,${y} ${22 + (y + 90) * 0.4},${y}`, [0.5, 0.9, 0.5]),
          '#7b86b0',
        ),
      ),
      ...p.part(shape('52,-78! 50,-90 56,-98! 68,-98! 74,-90 72,-78! 62,-74'), '#3f5570'),
      ...p.part(ribbon('64,-96 74,-126 88,-140', [1, 4, 1]), '#f2efe6'),
      ...p.part(shape('-74,-80! -74,-108! -64,-108! -64,-80! -69,-77'), MATERIAL.cream),
      p.raw(shape('-69,-128 -64,-116 -69,-109 -74,-116'), '#ffc24d'),
    ],
  },
  hidden_donkey: {
    hand: 60,
    hero: 225,
    draw: ({ p }) => [
      // Two ear tips, folded, and the end of a tail.
      ...p.part(shape('-10,-94 -16,-108 -40,-124 -66,-122! -54,-108 -34,-96'), '#8f8a8a', () => [
        p.flat(shape('-18,-99 -24,-108 -42,-118 -56,-118! -46,-108 -34,-100'), '#d8b9a8'),
      ]),
      ...p.part(shape('10,-94 16,-108 40,-124 66,-122! 54,-108 34,-96'), '#7f7a7b', () => [
        p.flat(shape('18,-99 24,-108 42,-118 56,-118! 46,-108 34,-100'), '#d8b9a8'),
      ]),
      ...p.part(ribbon('92,-40 112,-46 122,-34', [3.4, 3, 2.4]), '#8f8a8a'),
      ...p.part(shape('116,-38 128,-34 132,-18 122,-8 114,-20'), '#4a4446'),
      ...p.part(
        shape('-92,0! -98,-40 -94,-88 -80,-100! 80,-100! 94,-88 98,-40 92,0!'),
        '#dcae5c',
        (tone) =>
          Array.from({ length: 34 }, (_, i) => {
            const [x, y] = [-84 + ((i * 47) % 168), -8 - ((i * 31) % 84)]
            return p.raw(
              mark(
                `${x - 9},${y + (i % 3) * 2} ${x},${y - 2} ${x + 9},${y + (i % 2) * 3}`,
                [0.4, 1.1, 0.4],
              ),
              i % 2 ? tone.high : tone.deep,
              { opacity: 0.55 },
            )
          }),
      ),
      ...[-46, 46].map((x) => p.wire(`M${x} -100Q${x + 4} -50 ${x} 0`, '#9c6a34', 3.4)),
      ...['-100,-2 -112,4 -124,2', '96,-2 112,6 126,2', '-60,2 -70,8 -84,8'].map((line) =>
        p.raw(mark(line, [0.5, 1.4, 0.5]), '#e6c078'),
      ),
    ],
  },
} satisfies Record<string, ThingArt>
