import type { DisplayList } from '#core/display-list'
import { ellipse } from '#core/path'
import { ink, mark } from '#things/painter'
import type { EyeShape } from './eyes'
import type { HeadScene } from './face'

const WHITE = ink('#fffdf8')

/** Round the eye, with room for it; a glint, and a bow to the next one or over the cheek. */
function rim({ p, glasses, back }: HeadScene, { x, y, rx }: RimAt, bow: string): DisplayList {
  if (!glasses || back) return []
  const r = rimOf(rx)
  const width = Math.max(2.6, r * 0.2)
  return [
    p.raw(ellipse(x, y, r), WHITE, { opacity: 0.1 }),
    p.wire(
      `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0${bow}`,
      glasses,
      width,
    ),
    p.raw(mark('-0.6,-0.1 -0.3,-0.62', [0.07, 0.12, 0.06], { x, y, k: r }), WHITE, {
      opacity: 0.75,
    }),
  ]
}
type RimAt = Pick<EyeShape, 'x' | 'y' | 'rx'>
const rimOf = (rx: number) => Math.max(12, rx * 1.62)

/** Seen from the side: one glass and its arm. */
export const glassFromSide = (scene: HeadScene, at: RimAt): DisplayList =>
  rim(scene, at, `M${at.x - rimOf(at.rx)} ${at.y}l-26 -3`)

/** Two glasses never overlap: the rims of eyes close together are as small as the gap asks. */
export function glassesOn(scene: HeadScene, [far, near]: readonly [RimAt, RimAt]): DisplayList {
  const most = (Math.abs(near.x - far.x) - 3) / 2 / 1.62
  const [left, right] = [far, near].map((one) => ({
    ...one,
    rx: Math.min(one.rx, Math.max(most, 5)),
  }))
  if (!left || !right) return []
  const from = left.x + rimOf(left.rx)
  const to = right.x - rimOf(right.rx)
  return [
    ...rim(scene, right, ''),
    ...rim(
      scene,
      left,
      `M${from} ${left.y - 1}Q${(from + to) / 2} ${left.y - 5} ${to} ${right.y - 1}`,
    ),
  ]
}
