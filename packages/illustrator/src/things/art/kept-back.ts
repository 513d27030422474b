import { ellipse } from '#core/path'
import { ink, mark, shape } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

const BALL = { x: 0, y: -103 }

/** What a teacher has never given back: a ball, and everybody's lines. */
export const KEPT_BACK = {
  kept_ball: {
    hand: 60,
    hero: 190,
    draw: ({ p }) => [
      ...p.part(shape('-54,0! -54,-150! 54,-150! 54,0!'), MATERIAL.wood, (tone) => [
        p.raw(mark('-50,-146 -50,-4', [0.8, 2, 0.8]), tone.high, { opacity: 0.5 }),
      ]),
      ...p.part(shape('-60,-146! -56,-158! 56,-158! 60,-146!'), MATERIAL.paleWood),
      p.flat(shape('-46,-8! -46,-142! 46,-142! 46,-8!'), '#4a3022'),
      p.raw(shape('-46,-142! 46,-142! 46,-126! -46,-122!'), ink('#2e1d14'), { opacity: 0.5 }),
      ...p.part(shape('-46,-76! -46,-83! 46,-83! 46,-76!'), MATERIAL.paleWood),
      ...p.part(ellipse(BALL.x, BALL.y, 20), MATERIAL.yellow, () => [
        p.flat(shape('-20,-4 -12,-17 0,-20 -5,-8 -6,8 -2,20 -13,15', BALL), MATERIAL.red),
        p.flat(shape('3,-20 14,-14 20,0 14,14 5,19 9,6 9,-8', BALL), MATERIAL.blue),
        p.raw(ellipse(-8, -112, 5, 3.4), ink('#ffffff'), { opacity: 0.6 }),
      ]),
      // On a string, over the edge of the shelf.
      p.wire(`M8 -86L14 -68`, '#e9dcc0', 1),
      ...p.part(shape('4,-68! 27,-66! 26,-50! 3,-52!'), MATERIAL.paper, () =>
        [-63, -59, -55].map((y, i) =>
          p.raw(mark(`7,${y} ${i < 2 ? 23 : 16},${y + 1}`, [0.3, 0.7, 0.3]), ink('#5b6a86')),
        ),
      ),
      ...[-1, 1].flatMap((side) => [
        ...p.part(
          shape('0,0! 0,-134! 26,-140! 26,6!', { x: side < 0 ? -72 : 46, y: -8 }),
          MATERIAL.wood,
          (tone) => [
            p.raw(
              shape('5,-12! 5,-56! 21,-58! 21,-10!', { x: side < 0 ? -72 : 46, y: -8 }),
              tone.shade,
              { opacity: 0.6 },
            ),
            p.raw(
              shape('5,-74! 5,-122! 21,-126! 21,-75!', { x: side < 0 ? -72 : 46, y: -8 }),
              tone.shade,
              { opacity: 0.6 },
            ),
          ],
        ),
        p.flat(ellipse(side < 0 ? -50 : 68, -72, 2.6), MATERIAL.gold),
      ]),
    ],
  },
  line_row: {
    hand: 60,
    hero: 200,
    draw: ({ p, random }) => [
      // The place that is still empty.
      p.wire('M98 -2L134 -2L126 -24L92 -24Z', '#f7edd8', 1.4, { opacity: 0.85 }),
      ...[-150, -108, -66, -24, 18, 60].flatMap((x) => {
        const place = { x, y: -2 + random.between(-1.5, 1.5), turn: random.between(-3, 3) }
        return [
          ...p.part(shape('0,0! 34,0! 27,-22! -5,-22!', place), MATERIAL.paper),
          ...[-18, -14.5, -11, -7.5, -4].map((y) =>
            p.raw(
              mark(`${2 + y * 0.2},${y} ${28 + y * 0.26},${y}`, [0.3, 0.8, 0.3], place),
              ink('#51618c'),
              {
                opacity: 0.8,
              },
            ),
          ),
        ]
      }),
    ],
  },
} satisfies Record<string, ThingArt>
