import { curve, ellipse } from '#core/path'
import { mark, points, ribbon, shape } from '#things/painter'
import type { Painter } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

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

/** What flutters on a string. */
export const FLAGS = {
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
