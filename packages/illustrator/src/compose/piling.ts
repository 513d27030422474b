import type { Point } from '#core/geometry'
import { toWorld } from './plan'
import type { Footing, Placement, Player } from './plan'

/** A chair has room for one: whoever else is on it sits on that one. */
export const isForOne = ({ kind }: Footing) => kind === 'chair'

export const arePiled = (one: Placement, other: Placement) =>
  one.footing !== undefined && isForOne(one.footing) && one.footing.thing === other.footing?.thing

/** Of who is below: how far out a knee is, in half heads, and how high, in heights. */
const KNEE = { out: 0.62, sway: 0.14, up: 0.12 }
/** Between horns or ears, not on their tips. */
const BETWEEN_EARS = 0.5

/** On the ground, a head's room from who is below. */
const BESIDE = 2.7

const standsAt = (order: number, below: Placement, sway: number): Point => {
  const { anchors, height } = below.measured
  if (order > 2)
    return [anchors.head[0], anchors.top[1] * (1 - BETWEEN_EARS) + anchors.head[1] * BETWEEN_EARS]
  const side = order % 2 ? -1 : 1
  return [side * anchors.headRadius * (KNEE.out + KNEE.sway * sway), -height * KNEE.up]
}

/** A bear on a knee draws itself in: the face above it is seen. */
const underChin = ({ height }: Placement['measured'], below: Placement) =>
  ((-below.measured.anchors.mouth[1] - below.measured.height * KNEE.up) * below.scale) / height

/** The first two have a knee each of who sits below; the last is on top of the head, for which whoever comes before steps down. */
export function pileOn(
  placement: Placement,
  { below, order, last, sway }: { below: Placement; order: number; last: number; sway: number },
): Placement {
  const { measured, size } = placement
  const isDown = order > 2 && order < last
  const life = (below.scale / below.size) * size
  const scale = order > 2 || measured.isHuman ? life : Math.min(life, underChin(measured, below))
  const seat =
    placement.action === 'perch' && measured.isHuman ? (measured.anchors.seat?.[1] ?? 0) : 0
  if (isDown) {
    const [x] = toWorld(below, [BESIDE * below.measured.anchors.headRadius, 0])
    const { base: ground = below } = below
    return { ...placement, base: ground, scale: life, x, y: ground.y, z: ground.y + 1 }
  }
  const [x, y] = toWorld(below, standsAt(order, below, sway))
  return {
    ...placement,
    ...(below.base ? { base: below.base } : {}),
    scale,
    x,
    y: y - seat * scale,
    z: below.z + 0.01 * order,
  }
}

/** How much air a pile needs over the head of who is at the bottom, at the scale of life. */
export const airOver = (sharing: readonly Player[]) => {
  const top = sharing.length > 3 ? sharing.at(-1) : undefined
  return top ? top.measured.height * top.size : 0
}
