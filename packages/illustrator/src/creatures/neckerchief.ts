import { adjust } from '#core/color'
import type { DisplayList } from '#core/display-list'
import { mark, ribbon, shape } from '#things/painter'
import { ink } from '#things/painter'
import type { Painter } from '#things/painter'
import type { HeadArt } from './heads/head'
import { bandOf, hangFrom, neckOf } from './neck'
import type { Figure } from './rigs/rig'

/** A scarf in its accent colour, knotted under the chin. */
export function neckerchief(given: {
  p: Painter
  figure: Figure
  art: HeadArt
  accent: string
  back: boolean
}): DisplayList {
  const { p, figure, art, accent, back } = given
  const place = neckOf(figure, art, 1.12)
  if (!place) return []
  const hang = hangFrom(place)
  const knot = figure.head?.k ?? hang.k
  const lie = bandOf(place)
  const tail = back
    ? []
    : p.part(
        ribbon('-16,8 -26,26 -24,50', [7, 8, 9], { end: 'flat' }, hang),
        adjust(ink(accent), -0.03),
        (tone) => [
          p.raw(mark('-32,42 -16,44', [1.6, 1.8, 1.6], hang), tone.high, { opacity: 0.8 }),
        ],
      )
  return [
    ...tail,
    ...p.part(shape('-33,-12 0,-2 33,-12 36,4 20,14 0,18 -20,14 -36,4', lie), accent, (tone) => [
      p.raw(mark('-32,-2 0,7 32,-2', [0.8, 2, 0.8], lie), tone.deep, { opacity: 0.45 }),
    ]),
    ...(back
      ? []
      : p.part(
          shape('-8,-7 6,-8 9,3 3,10 -8,8', {
            ...hang,
            x: hang.x - 16 * knot,
            y: hang.y + 6 * knot,
          }),
          accent,
        )),
  ]
}
