import { group } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import type { Anchors } from '#core/figure'
import type { Light } from '#light/light'
import { relight } from '#light/part'
import { createPainter, mark, shape } from '#things/painter'

const BOARD = '#cfa068'

/** A carton with a head out of the top and feet out of the bottom. */
export function inCarton({
  list,
  anchors,
  light,
}: {
  list: DisplayList
  anchors: Anchors
  light: Light
}): DisplayList {
  const p = createPainter(light)
  const { head, headRadius, feet } = anchors
  // Who is mostly head, like a hedgehog, looks over the rim.
  const top = Math.min(head[1] + headRadius * 0.86, feet[1] - headRadius * 1.15)
  const height = (feet[1] - top) * 0.82
  // Hair and ears may be wide: shoulders are not.
  const half = Math.max(headRadius * 0.8, Math.min(headRadius, (feet[1] - head[1]) * 0.23))
  const place = { x: feet[0] * 0.5 + head[0] * 0.5, y: top, kx: half / 46, ky: height / 100 }
  const painted = (parts: DisplayList) =>
    group(parts, { filter: relight(light, { grain: 0.5, wobble: 1.6 }) })
  const behind = [
    ...p.part(shape('-58,4! -84,-14! -70,-20! -46,-6!', place), BOARD),
    ...p.part(shape('62,4! 88,-12! 74,-19! 50,-6!', place), BOARD),
    ...p.part(shape('-58,4! -46,-8! 50,-8! 62,4!', place), '#8a6238'),
  ]
  const front = [
    ...p.part(shape('-58,4! 62,2! 60,98! -55,100!', place), BOARD, (tone) => [
      p.flat(shape('-6,2! 10,2! 10,101! -6,101!', place), '#e3c08c', { opacity: 0.8 }),
      p.raw(mark('-50,12 -48,92', [0.6, 1.6, 0.6], place), tone.high, { opacity: 0.5 }),
      p.flat(shape('28,34! 38,20! 48,34! 42,34! 42,50! 34,50! 34,34!', place), '#9c6d3a'),
      p.raw(mark('24,58 52,57', [1, 1.6, 1], place), tone.deep, { opacity: 0.7 }),
    ]),
    ...p.part(shape('-58,4! -72,20! -4,22! 2,4!', place), BOARD, (tone) => [
      p.raw(mark('-66,19 -8,20', [0.6, 1.4, 0.6], place), tone.high, { opacity: 0.6 }),
    ]),
    ...p.part(shape('2,4! 8,21! 76,17! 62,2!', place), BOARD),
  ]
  return [painted(behind), ...list, painted(front)]
}
