import { fill, line } from '#core/display-list'
import type { Lab } from '#core/color'
import type { DisplayList, DisplayNode } from '#core/display-list'
import { distance } from '#core/geometry'
import type { Point } from '#core/geometry'
import { brush, openLine } from '#core/path'
import type { Tones } from '#light/light'
import type { Limb } from './limb-reach'

const RING_GAP = 12

/** Rings around a limb, evenly far apart however it bends: striped sleeves. */
export function rings(samples: readonly Point[], width: number, color: Lab): DisplayList {
  const out: DisplayNode[] = []
  let since = RING_GAP * 0.4
  for (let i = 1; i < samples.length; i++) {
    const here = samples[i] as Point
    const before = samples[i - 1] as Point
    const step = distance(here, before)
    since += step
    if (since < RING_GAP || step === 0) continue
    since = 0
    const across: Point = [
      (-(here[1] - before[1]) / step) * width,
      ((here[0] - before[0]) / step) * width,
    ]
    out.push(
      line(
        openLine([
          [here[0] + across[0], here[1] + across[1]],
          [here[0] - across[0], here[1] - across[1]],
        ]),
        color,
        4.6,
      ),
    )
  }
  return out
}

/** Cloth gathers on the inside of a bent elbow or knee. */
export function creases(limb: Limb, width: number, tone: Tones): DisplayList {
  const opening = Math.abs(limb.upper - limb.lower)
  if (opening < 16) return []
  const [x, y] = limb.joint
  const toMiddle: Point = [
    (limb.start[0] + limb.end[0]) / 2 - x,
    (limb.start[1] + limb.end[1]) / 2 - y,
  ]
  const length = Math.hypot(...toMiddle) || 1
  const inward: Point = [(toMiddle[0] / length) * width, (toMiddle[1] / length) * width]
  const across: Point = [-inward[1], inward[0]]
  return [-0.5, 0.1, 0.6].map((k) =>
    fill(
      brush(
        [
          [x + inward[0] * 0.9 + across[0] * k, y + inward[1] * 0.9 + across[1] * k],
          [x + inward[0] * 0.3 + across[0] * k * 1.2, y + inward[1] * 0.3 + across[1] * k * 1.2],
          [x - inward[0] * 0.3 + across[0] * k * 1.7, y - inward[1] * 0.3 + across[1] * k * 1.7],
        ],
        1.5,
        1,
        0.3,
      ),
      tone.deep,
      { opacity: 0.38 },
    ),
  )
}
