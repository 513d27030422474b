import { adjust } from '#core/color'
import type { Lab } from '#core/color'
import { fill, group } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import type { Point } from '#core/geometry'
import { bend, brush, curve, taper } from '#core/path'
import { tones } from '#light/light'
import { behindBody } from './add-ons'
import type { HumanRequest } from './human'
import { drawLap, drawSpread } from './lap'
import { ARM_SOFTNESS, drawArm, drawKnee, drawLeg } from './limbs'
import { drawScarf, flyingScarf } from './scarf'
import type { StandingFigure } from './stand-figure'
import { tradeDress } from './trade-dress'
import { drawTrunk } from './torso'
import type { Limb } from './limb-reach'
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

/** The far leg is in the shade of the near one. */
function inShade(trunk: Trunk): Trunk {
  const { clothes, skin } = trunk
  const darker = (color: Lab) => adjust(color, FAR_LEG_SHADE)
  return {
    ...trunk,
    skin: darker(skin),
    clothes: {
      ...clothes,
      top: darker(clothes.top),
      under: darker(clothes.under),
      bottom: darker(clothes.bottom),
      shoe: darker(clothes.shoe),
    },
  }
}
const FAR_LEG_SHADE = -0.065

function drawLegs({ trunk, pose }: StandingFigure): { before: DisplayList; after: DisplayList } {
  const { skeleton, isSeated, view, clothes } = trunk
  const facesUs = view === 'front' || view === 'back'
  const shaded = facesUs ? trunk : inShade(trunk)
  const far = { limb: skeleton.farLeg, side: 1, airborne: pose.airborne ?? false } as const
  const near = { limb: skeleton.nearLeg, side: -1, airborne: pose.airborne ?? false } as const
  const pointsAtUs = view === 'front' && pose.seat !== undefined && !isSkirt(clothes.cut.hem)
  const knee = (limb: Limb) => (pointsAtUs ? drawKnee(trunk, limb) : [])
  const farLeg = [...drawLeg(shaded, far), ...knee(skeleton.farLeg)]
  const nearLeg = [...drawLeg(trunk, near), ...knee(skeleton.nearLeg)]
  if (!isSeated) return { before: [...farLeg, ...nearLeg], after: [] }
  const farLap = [
    ...drawLap(shaded, skeleton.farLeg),
    ...drawSpread(shaded, [skeleton.farLeg, skeleton.nearLeg]),
  ]
  const nearLap = drawLap(trunk, skeleton.nearLeg)
  const isBeforeTrunk = pose.seat === undefined && (pose.planted || pose.squats || facesUs)
  return isBeforeTrunk
    ? { before: [], after: [...farLeg, ...nearLeg, ...farLap, ...nearLap] }
    : { before: farLeg, after: [...nearLeg, ...farLap, ...nearLap] }
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
