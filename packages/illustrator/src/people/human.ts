import type { Human } from '@luciole/contract/character'
import type { Action, Feeling } from '@luciole/contract/scene-brief'
import { adjust } from '#core/color'
import { fill, group } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import type { FigureLayers, PairableFigure } from '#core/figure'
import { multiply, rotate, transformPoint, translate } from '#core/geometry'
import type { Matrix, Point } from '#core/geometry'
import { bend, brush, curve, taper } from '#core/path'
import { lightForPaleSkin, lightInside, tones } from '#light/light'
import type { Light } from '#light/light'
import { relight } from '#light/part'
import { humanAnchors } from './anchors'
import { behindBody, overHead } from './add-ons'
import { bodyPaint } from './body-paint'
import { skinColor } from './complexion'
import type { MouthShape } from './expressions'
import { drawHead } from './head'
import { ARM_SOFTNESS, drawArm, drawLeg } from './limbs'
import type { HandShape, Pose } from './pose'
import { POSES } from './poses'
import { bearingOf, poseForBody } from './pose-for-body'
import { proportionsOf } from './proportions'
import { drawScarf, flyingScarf } from './scarf'
import { buildSkeleton } from './skeleton'
import type { Skeleton, View } from './skeleton'
import { drawTrunk } from './torso'
import { trunkOutline } from './trunk-shape'
import type { Trunk } from './trunk-shape'
import { clothesOf } from './wardrobe'
import type { Wears } from './wardrobe'
import { drawWheelchair } from './wheelchair'

export interface HumanRequest {
  human: Human
  /** In the figure's own space: see `lightInside` for mirrored figures. */
  light: Light
  action?: Action
  /** Angles of your own over the action's pose. */
  pose?: Partial<Pose>
  feeling?: Feeling
  view?: View
  yaw?: number
  pitch?: number | undefined
  gaze?: readonly [number, number] | undefined
  /** Added to the pose's own tilt of the head. */
  tilt?: number
  mouth?: MouthShape
  /** Where a hand should come to lie, in the figure's units. */
  aim?: { near?: Point | undefined; far?: Point | undefined }
  hands?: { near?: HandShape; far?: HandShape }
  wears?: Wears | undefined
  /** 0 still air … 1 a strong wind from behind. */
  wind?: number
  /** Half core shadow when one figure is drawn on another. */
  core?: number
}

export interface HumanFigure extends PairableFigure {
  /** Degrees of each forearm, to lay a held thing along it. */
  forearms: { near: number; far: number }
  /** How far an arm reaches from its shoulder. */
  armLength: number
  layers: FigureLayers & { farArm: DisplayList }
  /** Draw these over a thing held in that hand, so that fingers close around it. */
  overHeld: { near: DisplayList; far: DisplayList }
}

const DEFAULT_YAW: Record<View, number> = { front: 0.06, three_quarter: 0.48, profile: 0, back: 0 }

export function drawHuman(request: HumanRequest): HumanFigure {
  const { human } = request
  const view = request.view ?? 'three_quarter'
  const yaw = request.yaw ?? DEFAULT_YAW[view]
  const measures = proportionsOf(human)
  const stance = poseForBody(human, request.action ?? 'stand')
  const pose: Pose = {
    ...POSES[stance],
    ...bearingOf(human, stance),
    ...(human.wheelchair ? WHEELED : {}),
    ...request.pose,
  }
  const skin = skinColor(human.skin)
  const turned = lightInside(request.light, { rotate: pose.rotate })
  const light = skin[0] > 0.72 ? lightForPaleSkin(turned) : turned
  const skeleton = buildSkeleton({
    measures,
    pose,
    view,
    yaw,
    aimNear: request.aim?.near,
    aimFar: request.aim?.far,
  })
  const clothes = clothesOf(human, request.wears)
  const middle = skeleton.torso(0, 0.6)
  const paint = bodyPaint(light, { center: middle, reach: measures.torso * 0.95 })
  const isSeated = Math.abs(pose.nearLeg[0]) > 74 || human.wheelchair
  const trunk: Trunk = { paint, measures, clothes, skin, view, skeleton, yaw, isSeated }

  const farArm = drawArm(trunk, { limb: skeleton.farArm, hand: request.hands?.far ?? pose.farHand })
  const nearArm = drawArm(trunk, {
    limb: skeleton.nearArm,
    hand: request.hands?.near ?? pose.nearHand,
  })
  const leg = (side: -1 | 1) =>
    drawLeg(trunk, {
      limb: side < 0 ? skeleton.nearLeg : skeleton.farLeg,
      side,
      airborne: pose.airborne ?? false,
      coversThigh: isSeated && clothes.cut.hem > 1.14,
    })
  const head = drawHead({
    human,
    light,
    view,
    feeling: request.feeling ?? 'calm',
    yaw,
    pitch: request.pitch,
    gaze: request.gaze,
    mouth: request.mouth,
  })
  const headPlace: Matrix = multiply(
    translate(skeleton.head[0], skeleton.head[1]),
    rotate(skeleton.headTurn + (request.tilt ?? 0), [0, 40]),
  )
  const neck = paint.paint(
    taper(
      curve(
        [
          skeleton.torso(0, 0.1),
          skeleton.torso(yaw, -0.02),
          [skeleton.head[0] - yaw * 4, skeleton.head[1] + 38],
        ],
        5,
      ),
      () => measures.neckWidth,
    ),
    adjust(skin, -0.045),
    (tone) => [
      fill(
        brush(
          [skeleton.torso(-20, -0.01), skeleton.torso(0, 0.03), skeleton.torso(20, -0.01)],
          2,
          5,
          2,
        ),
        tone.deep,
        { opacity: 0.35 },
      ),
    ],
  )
  const nearSleeve = nearArm.list
  const farSleeve = farArm.list
  const isBack = view === 'back'
  const nearHandHigh = skeleton.nearArm.end[1] < skeleton.head[1] + 44
  const nearInBody = !isBack && !nearHandHigh && pose.nearArm === undefined
  const shadow = fill(
    taper(
      bend({ ...skeleton.nearArm, softness: ARM_SOFTNESS, samples: 16 }).map(([x, y]): Point => [
        x - light.x * 5,
        y - light.y * 4 + 2,
      ]),
      (t) => measures.armWidth * (1.15 - t * 0.2),
    ),
    tones(light, clothes.top).deep,
    { opacity: 0.4, blur: 4 },
  )
  const chair = human.wheelchair ? drawWheelchair(trunk) : undefined
  const legs = isSeated
    ? { before: leg(1), after: leg(-1) }
    : { before: [...leg(1), ...leg(-1)], after: [] }
  const farBehind = pose.farArm === undefined
  const scarf = drawScarf(trunk, request.wind ?? 0)
  const behind = behindBody(trunk, { wears: request.wears, wind: request.wind ?? 0 })
  const inPlace = (list: DisplayList) =>
    list.length ? [group(list, { transform: headPlace })] : []
  const core: DisplayList = isBack
    ? [
        ...farSleeve,
        ...nearSleeve,
        ...(chair?.behind ?? []),
        ...legs.before,
        ...neck,
        ...drawTrunk(trunk),
        ...legs.after,
        ...scarf,
        ...behind,
        ...(chair?.before ?? []),
      ]
    : [
        ...(chair?.behind ?? []),
        ...flyingScarf(trunk, request.wind ?? 0),
        ...behind,
        ...inPlace(head.behind),
        ...(farBehind ? farSleeve : []),
        ...legs.before,
        ...neck,
        ...drawTrunk(trunk),
        ...legs.after,
        ...scarf,
        ...(pose.farArm === 'over_body' ? farSleeve : []),
        ...(nearInBody ? [group([shadow], { clip: trunkOutline(trunk) }), ...nearSleeve] : []),
        ...(chair?.before ?? []),
      ]
  const strength = request.core ?? 1
  const bodyFilter = relight(light, { core: strength })
  const headFilter = relight(light, { core: 0.55 * strength, grain: 0.35 })
  const filtered = (list: DisplayList, filter = bodyFilter) =>
    list.length ? [group(list, { filter })] : []
  const bodyTurn = turnOf(skeleton, pose)
  const turn = (list: DisplayList): DisplayList =>
    pose.rotate && list.length ? [group(list, { transform: bodyTurn })] : list
  const layers = {
    core: turn([
      ...filtered(core),
      ...(pose.nearArm === 'behind_head' && !isBack ? filtered(nearSleeve) : []),
    ]),
    head: turn([
      ...filtered(inPlace(head.front), headFilter),
      ...inPlace(overHead(trunk, { wears: request.wears, view, human, light })),
    ]),
    farArm: turn(pose.farArm === 'over_head' && !isBack ? filtered(farSleeve) : []),
    nearArm: turn(
      !isBack && !nearInBody && pose.nearArm !== 'behind_head' ? filtered(nearSleeve) : [],
    ),
  }
  const toFigure = (point: Point) => (pose.rotate ? transformPoint(bodyTurn, point) : point)
  return {
    list: [...layers.core, ...layers.head, ...layers.farArm, ...layers.nearArm],
    layers,
    anchors: humanAnchors({ human, measures, skeleton, yaw, view, toFigure, headPlace }),
    forearms: {
      near: skeleton.nearArm.lower - pose.rotate,
      far: skeleton.farArm.lower - pose.rotate,
    },
    armLength: measures.upperArm + measures.lowerArm,
    overHeld: {
      near: turn(filtered(nearArm.overHeld)),
      far: turn(filtered(farArm.overHeld)),
    },
  }
}

/** Turned around the hips; who lies comes down until head, hip or knee rests on the ground. */
function turnOf(skeleton: Skeleton, pose: Pose): Matrix {
  const turned = rotate(pose.rotate, skeleton.hip)
  if (!pose.lying) return turned
  const lowest = Math.max(
    transformPoint(turned, skeleton.head)[1] + 46,
    ...[skeleton.hip, skeleton.nearLeg.joint, skeleton.farLeg.joint, skeleton.nearLeg.end].map(
      (point) => transformPoint(turned, point)[1] + 22,
    ),
  )
  return multiply(translate(0, -lowest), turned)
}

const WHEELED: Partial<Pose> = {
  nearLeg: [84, 6],
  farLeg: [80, 2],
  seat: 1.3,
  lift: 0,
  rotate: 0,
  lean: 0,
  airborne: false,
}
