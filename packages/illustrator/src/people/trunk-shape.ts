import type { Point } from '#core/geometry'
import { spline } from '#core/path'
import type { Knot } from '#core/path'
import type { BodyContext } from './limbs'
import type { Skeleton, View } from './skeleton'
import { isSkirt } from './wardrobe'

/** How much of each half of the trunk is seen: the near side, the far side. */
const HALVES: Record<View, readonly [number, number]> = {
  front: [1, 1],
  back: [1, 1],
  three_quarter: [1, 0.88],
  profile: [0.62, 0.72],
}

export interface Trunk extends BodyContext {
  skeleton: Skeleton
  yaw: number
  isSeated: boolean
  /** The back is level: hips show as a bump behind the small of it. */
  isLevel?: boolean
}

/** A width given for the middle of the trunk, at a height of the trunk, on the near (-1) or far side. */
export function trunkPoint(trunk: Trunk, side: -1 | 1, width: number, down: number): Point {
  const half = HALVES[trunk.view][side < 0 ? 0 : 1]
  return trunk.skeleton.torso(side * width * half, down)
}

/** How wide the trunk is at a height: shoulders, waist, belly, hip. */
export function trunkWidth({ measures }: BodyContext, down: number): number {
  const { shoulder, waist, hip, belly } = measures
  const stations: readonly (readonly [number, number])[] = [
    [0.04, shoulder * 0.66],
    [0.16, shoulder * 0.97],
    [0.3, shoulder * 0.96],
    [0.58, waist * belly],
    [0.86, hip * 1.02],
    [1.05, hip * 1.06],
  ]
  const next = stations.findIndex(([at]) => at >= down)
  if (next === 0) return stations[0]?.[1] ?? shoulder
  if (next < 0) return hip * 1.06
  const [d0, w0] = stations[next - 1] as readonly [number, number]
  const [d1, w1] = stations[next] as readonly [number, number]
  return w0 + ((w1 - w0) * (down - d0)) / (d1 - d0)
}

/** Seated, a skirt lies on the ground, and a shirt ends above the thighs. */
export const hemOf = ({ clothes: { cut }, isSeated }: Trunk): number =>
  isSeated ? Math.min(cut.hem, isSkirt(cut.hem) ? 1.1 : SHIRT_SEATED) : cut.hem
const SHIRT_SEATED = 0.82

/** The outline of the garment on the trunk. */
export function trunkOutline(trunk: Trunk): string {
  const { cut } = trunk.clothes
  return shell(trunk, hemOf(trunk), trunk.isSeated ? Math.min(cut.flare, 1.22) : cut.flare)
}

function shell(trunk: Trunk, hem: number, flare: number, neck = 12): string {
  const { hip } = trunk.measures
  const at = (side: -1 | 1, down: number, extra = 1): Knot =>
    trunkPoint(trunk, side, trunkWidth(trunk, down) * extra, down)
  const skirt = (side: -1 | 1, down: number, width: number): Knot =>
    trunkPoint(trunk, side, width, down)
  const bottom = (side: -1 | 1): Knot[] =>
    isSkirt(hem)
      ? [
          skirt(side, 0.9, hip * (1 + (flare - 1) * 0.4)),
          skirt(side, hem - 0.05, hip * flare),
          skirt(side, hem, hip * flare * 0.96),
        ]
      : [at(side, Math.min(0.86, hem - 0.06)), skirt(side, hem, hip * flare)]
  const middle = trunk.skeleton.torso(0, hem + 0.05)
  const near = [0.05, 0.17, 0.36, 0.6].map((down) => at(-1, down))
  const far = [0.05, 0.17, 0.36, 0.6].map((down) => at(1, down))
  return spline([
    trunk.skeleton.torso(-neck, -0.03),
    ...near,
    ...bottom(-1),
    middle,
    ...bottom(1).toReversed(),
    ...far.toReversed(),
    trunk.skeleton.torso(neck, -0.03),
  ])
}
