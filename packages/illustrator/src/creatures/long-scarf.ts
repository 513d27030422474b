import type { DisplayList } from '#core/display-list'
import { mark, ribbon, shape } from '#things/painter'
import type { Painter } from '#things/painter'
import { bandOf, hangFrom } from './neck'
import type { NeckPlace } from './neck'

const RED = '#c8413c'
const STRIPE = '#fbf0e0'
const ONE = [RED, RED, RED] as const
/** One under the other, from the lowest up. */
export const THREE = ['#3f77b5', '#e8b440', RED] as const

/** Four metres of it, and both ends to spare. */
export function longScarf(
  p: Painter,
  place: NeckPlace,
  back: boolean,
  colors: readonly [string, string, string] = ONE,
): DisplayList {
  const hang = hangFrom(place)
  return [
    ...(back
      ? []
      : [
          ['-14,20 -30,48 -24,84', -24, 84],
          ['10,22 22,56 14,104', 14, 104],
        ].flatMap(([line, x, y], i) => [
          ...p.part(
            ribbon(String(line), [9, 10, 11], { end: 'flat' }, hang),
            colors[i] ?? RED,
            () =>
              [0.42, 0.62, 0.82].map((share) =>
                p.flat(
                  mark('-14,0 14,2', [2.4, 3, 2.4], {
                    ...hang,
                    x: hang.x + Number(x) * share * hang.k,
                    y: hang.y + (20 + (Number(y) - 20) * share) * hang.k,
                  }),
                  STRIPE,
                ),
              ),
          ),
          ...[-7, 0, 7].map((dx) =>
            p.flat(
              mark(
                `${Number(x) + dx},${y} ${Number(x) + dx - 1},${Number(y) + 9}`,
                [1.2, 1.2, 0.8],
                hang,
              ),
              colors[i] ?? RED,
            ),
          ),
        ])),
    ...[22, 6, -10].flatMap((y, i) => {
      const lie = bandOf(place, [0, y], i === 1 ? 1.07 : 1)
      return p.part(
        shape('-38,-11 0,-2 38,-12 42,3 22,13 0,16 -22,13 -42,3', lie),
        colors[i] ?? RED,
        () =>
          [-26, -2, 22].map((x) =>
            p.flat(
              mark('-3,-12 2,0 -1,16', [2.6, 3.2, 2.6], bandOf(place, [x + i * 5, y])),
              STRIPE,
            ),
          ),
      )
    }),
  ]
}
