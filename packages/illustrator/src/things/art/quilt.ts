import type { Lab } from '#core/color'
import type { DisplayList } from '#core/display-list'
import { shape } from '#things/painter'
import type { Painter } from '#things/painter'
import { MATERIAL } from '#things/thing-art'

const STAR = '0,-5 1.6,-1.6 5,-1.6 2.4,0.8 3,4.4 0,2.4 -3,4.4 -2.4,0.8 -5,-1.6 -1.6,-1.6'
const SHEET = '#fffaf0'
/** Of a bed, where it hangs down to. */
const HEM = -9

/** A bed's quilt over somebody, in the units of the bed: its sheet is folded back at the neck, or over a lap. */
export function drawQuilt(
  p: Painter,
  {
    from,
    to,
    top,
    isOverLap = false,
    color = MATERIAL.blue,
  }: {
    from: number
    to: number
    top: number
    isOverLap?: boolean
    color?: Lab | string | undefined
  },
): DisplayList {
  const at = (share: number) => from + (to - from) * share
  const down = (share: number) => top + (HEM - top) * share
  const ridge = isOverLap ? 0.06 : 0.12
  const stars = Array.from({ length: 9 }, (_, i) => ({
    x: at(0.26 + (i % 3) * 0.27 + (i % 2) * 0.05),
    y: down(0.3 + Math.floor(i / 3) * 0.25),
  }))
  return [
    ...p.part(
      shape(
        `${at(0)},${down(ridge)} ${at(0.25)},${down(0.02)} ${at(0.6)},${down(0)} ${at(0.88)},${down(0.06)} ${at(1)},${down(0.4)} ${at(1)},${HEM}! ${at(0)},${HEM}! ${at(-0.02)},${down(0.6)}`,
      ),
      color,
      () => stars.map(({ x, y }) => p.flat(shape(STAR, { x, y, turn: x * 3 }), '#f6e2a4')),
    ),
    ...p.part(
      shape(
        isOverLap
          ? `${at(-0.04)},${down(0.02)} ${at(0.25)},${down(-0.06)} ${at(0.6)},${down(-0.08)} ${at(0.98)},${down(0.08)} ${at(1.04)},${down(0.3)} ${at(0.6)},${down(0.17)} ${at(0.2)},${down(0.19)} ${at(-0.05)},${down(0.3)}`
          : `${from - 5},${down(0.14)} ${from + 8},${down(0.04)} ${from + 13},${down(0.4)} ${from + 11},${HEM}! ${from - 6},${HEM}! ${from - 9},${down(0.55)}`,
      ),
      SHEET,
    ),
  ]
}
