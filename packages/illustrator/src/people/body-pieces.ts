import { adjust } from '#core/color'
import { fill, group } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import type { Point } from '#core/geometry'
import { bend, brush, curve, taper } from '#core/path'
import { tones } from '#light/light'
import { behindBody } from './add-ons'
import type { HumanRequest } from './human'
import { ARM_SOFTNESS, drawArm, drawKnee, drawLap, drawLeg, legLine } from './limbs'
import { drawScarf, flyingScarf } from './scarf'
import { isOnHeels } from './pose'
import type { StandingFigure } from './stand-figure'
import { tradeDress } from './trade-dress'
import { drawTrunk } from './torso'
import { drawTent } from './tent'
import type { Limb } from './skeleton'
import { trunkOutline } from './trunk-shape'
import type { Trunk } from './trunk-shape'
import { isSkirt } from './wardrobe'
import { drawWheelchair } from './wheelchair'
import { frameColor } from './wheelchair-frame'

type Arm = ReturnType<typeof drawArm>

/** Everything below the head, and the arms apart where they pass before or behind it. */
export interface BodyPieces {
  core: DisplayList
  nearArm: Arm
  farArm: Arm
  /** The near arm is already part of the core: it hangs before the trunk. */
  isNearArmInCore: boolean
}

function drawNeck({ skeleton, yaw, measures, paint, skin }: Trunk): DisplayList {
  const { torso, head } = skeleton
  const line: Point[] = [torso(0, 0.1), torso(yaw, -0.02), [head[0] - yaw * 4, head[1] + 38]]
  return paint.paint(
    taper(curve(line, 5), () => measures.neckWidth),
    adjust(skin, -0.045),
    (tone) => [
      fill(brush([torso(-20, -0.01), torso(0, 0.03), torso(20, -0.01)], 2, 5, 2), tone.deep, {
        opacity: 0.35,
      }),
    ],
  )
}

/** An arm darkens the cloth it is before, and nothing beside it: sleeve and front are the same cloth. */
function armShadow(trunk: Trunk, limb: Limb): DisplayList {
  const { paint, measures, clothes } = trunk
  const line = bend({ ...limb, softness: ARM_SOFTNESS, samples: 16 }).map(([x, y]): Point => [
    x - paint.light.x * 5,
    y - paint.light.y * 4 + 3,
  ])
  const shadow = fill(
    taper(line, (t) => measures.armWidth * (1.15 - t * 0.2)),
    tones(paint.light, clothes.top).deep,
    { opacity: 0.55, blur: 3 },
  )
  return [group([shadow], { clip: trunkOutline(trunk) })]
}

/** How much of a seated thigh lies under the garment, in samples of the leg's line. */
function coveredThigh({ trunk, pose }: StandingFigure, side: -1 | 1): number {
  const { hem, details } = trunk.clothes.cut
  const isLow = isOnHeels(pose)
  const isBehindOther = side > 0 && trunk.view !== 'front'
  if (!trunk.isSeated || (isLow && isBehindOther)) return 0
  if (isLow) return details.includes('bib') ? 0 : 4
  // A shirt ends at the hip: over the thighs it would be a skirt.
  const covered = !isSkirt(hem) ? 0 : pose.seat === undefined ? 8 : 12
  if (covered === 0 || side > 0 || trunk.view !== 'three_quarter') return covered
  // The near thigh begins further back: both laps end as one.
  const [end] = legLine(trunk.skeleton.farLeg)[covered - 1] ?? [0]
  const near = legLine(trunk.skeleton.nearLeg).findIndex(([x]) => x >= end) + 1
  return near > covered ? near : covered
}

/** On the heels, or on one knee, a coat or a skirt hangs over both knees. */
const isTented = ({ trunk, pose }: StandingFigure) =>
  trunk.isSeated && isOnHeels(pose) && isSkirt(trunk.clothes.cut.hem)

function drawLegs(figure: StandingFigure): { before: DisplayList; after: DisplayList } {
  const { trunk, pose } = figure
  const { skeleton, isSeated } = trunk
  const limbOf = (side: -1 | 1) => (side < 0 ? skeleton.nearLeg : skeleton.farLeg)
  const showsKnees =
    trunk.view === 'front' && pose.seat !== undefined && !isSkirt(trunk.clothes.cut.hem)
  const leg = (side: -1 | 1) => [
    ...drawLeg(trunk, { limb: limbOf(side), side, airborne: pose.airborne ?? false }),
    ...(showsKnees ? drawKnee(trunk, limbOf(side)) : []),
  ]
  const lap = (side: -1 | 1) =>
    drawLap(trunk, {
      limb: limbOf(side),
      covered: coveredThigh(figure, side),
      isUnder: side > 0 && trunk.view !== 'front',
    })
  if (!isSeated) return { before: [...leg(1), ...leg(-1)], after: [] }
  if (isTented(figure)) return { before: [], after: [...leg(1), ...leg(-1), ...drawTent(trunk)] }
  const isBeforeTrunk = pose.seat === undefined && (pose.planted || trunk.view === 'front')
  return isBeforeTrunk
    ? { before: [], after: [...leg(1), ...leg(-1), ...lap(1), ...lap(-1)] }
    : { before: leg(1), after: [...leg(-1), ...lap(1), ...lap(-1)] }
}

/** A child in a cap is a child in a cap. */
const GROWN_UP = 15

/** `hairBehind` hangs between cape and body, in the body's units. */
export function drawBody(
  figure: StandingFigure,
  request: HumanRequest & { hairBehind: DisplayList },
): BodyPieces {
  const { trunk, pose } = figure
  const { skeleton, view } = trunk
  const { wears, wind = 0, hands } = request
  const farArm = drawArm(trunk, { limb: skeleton.farArm, hand: hands?.far ?? pose.farHand })
  const nearArm = drawArm(trunk, { limb: skeleton.nearArm, hand: hands?.near ?? pose.nearHand })
  const { human } = request
  const chair = human.wheelchair
    ? drawWheelchair(trunk, frameColor(human))
    : { behind: [] as DisplayList, before: [] as DisplayList }
  const legs = drawLegs(figure)
  const middle = [
    ...legs.before,
    ...drawNeck(trunk),
    ...drawTrunk(trunk),
    ...legs.after,
    ...tradeDress(trunk, human.age > GROWN_UP || wears === 'label' ? wears : undefined),
    ...drawScarf(trunk, wind),
  ]
  const behind = behindBody(trunk, { wears, wind })
  if (view === 'back')
    return {
      core: [
        ...farArm.list,
        ...nearArm.list,
        ...chair.behind,
        ...middle,
        ...behind,
        ...chair.before,
      ],
      nearArm,
      farArm,
      isNearArmInCore: true,
    }
  const isHandHigh = skeleton.nearArm.end[1] < skeleton.head[1] + 44
  const isNearArmInCore = !isHandHigh && pose.nearArm === undefined
  return {
    core: [
      ...chair.behind,
      ...flyingScarf(trunk, wind),
      ...behind,
      ...request.hairBehind,
      ...(pose.farArm === undefined ? farArm.list : []),
      ...middle,
      ...(pose.farArm === 'over_body'
        ? [...armShadow(trunk, skeleton.farArm), ...farArm.list]
        : []),
      ...chair.before,
      ...(isNearArmInCore ? [...armShadow(trunk, skeleton.nearArm), ...nearArm.list] : []),
    ],
    nearArm,
    farArm,
    isNearArmInCore,
  }
}
