import type { Human } from '@luciole/contract/character'
import type { Action } from '@luciole/contract/scene-brief'
import { hashSeed } from '#core/random'
import { lightForPaleSkin, lightInside } from '#light/light'
import { inverse, multiply, rotate, scale, transformPoint, translate } from '#core/geometry'
import type { Matrix, Point } from '#core/geometry'
import { bodyPaint } from './body-paint'
import { skinColor } from './complexion'
import type { HumanRequest } from './human'
import { isUnderGlass } from './over-head'
import { isOnLeg } from './pose'
import type { Arm, HandShape, Pose } from './pose'
import { bearingOf, poseForBody } from './pose-for-body'
import { POSES } from './poses'
import { postureOf } from './posture'
import { proportionsOf } from './proportions'
import { buildSkeleton } from './skeleton'
import type { Skeleton, View } from './skeleton'
import type { Trunk } from './trunk-shape'
import { clothesOf, isSkirt } from './wardrobe'

/** A body that stands, sits or flies, ready to be painted. */
export interface StandingFigure {
  trunk: Trunk
  pose: Pose
  /** From the head's own units to the body's. */
  headPlace: Matrix
  /** How the whole body is turned, for who flies or lies; absent for who stands. */
  bodyTurn: Matrix | undefined
}

const DEFAULT_YAW: Record<View, number> = { front: 0.06, three_quarter: 0.48, profile: 0, back: 0 }

/** Whatever the arms do, alone or with somebody, the chair stands on its wheels and the legs rest in it. */
const IN_WHEELCHAIR: Partial<Pose> = {
  nearLeg: [84, 6],
  farLeg: [86, 4],
  seat: 1.3,
  sits: false,
  lift: 0,
  rotate: 0,
  airborne: false,
  level: undefined,
}
const UPRIGHT: Partial<Pose> = { lean: 0, chinUp: 0 }
/** Who goes turns the wheels; who only is there has a hand on one. */
const ROLLS: ReadonlySet<Action> = new Set(['walk', 'run', 'tiptoe', 'crawl'])
const onGround = (arm: Arm) => typeof arm === 'object' && 'ahead' in arm
function seated(stance: Action): Pose {
  const own = POSES[stance]
  if (ROLLS.has(stance))
    return { ...own, near: 'rim', far: 'rim', nearHand: 'grip', farHand: 'grip' }
  if (stance === 'stand') return { ...own, near: 'rim', far: 'thigh', farArm: 'over_body' }
  return {
    ...own,
    ...(onGround(own.near) ? { near: 'thigh' } : {}),
    ...(onGround(own.far) ? { far: 'thigh', farArm: 'over_body' } : {}),
  }
}

/** These have the thing lying on the palms. */
const ON_PALMS: ReadonlySet<Action> = new Set(['carry', 'give'])
const CLOSES: ReadonlySet<HandShape> = new Set(['open', 'flat', 'relaxed', 'point'])
/** Where the hand goes that holds something, and else would rest on the own body or lie before the face. */
const HELD_UP: Arm = [30, 96]
const HELD_LYING: Partial<Record<Action, Arm>> = { lie: { ahead: 82 }, sleep: { ahead: -30 } }
const heldAt = (stance: Action, { far }: Pose): Arm | undefined =>
  HELD_LYING[stance] ?? (isOnLeg(far) || far === 'rim' ? HELD_UP : undefined)

/** Two figures of one page do not stand the same way. */
const ownTurn = ({ age, hair, outfit, skin }: Human) =>
  hashSeed('stance', age, hair, outfit, skin) % 6

function poseOf(request: HumanRequest): Pose {
  const { human, action = 'stand', pose, feeling, isFree, manner } = request
  const stance = poseForBody(human, action)
  const told = human.wheelchair ? seated(stance) : POSES[stance]
  const isClosed = isFree === false && !ON_PALMS.has(stance) && CLOSES.has(told.farHand)
  const held = heldAt(stance, told)
  return {
    ...told,
    ...(human.wheelchair ? {} : bearingOf(human, stance)),
    ...(isClosed ? { farHand: 'grip' as const } : {}),
    ...(isFree === false && held ? { far: held } : {}),
    ...(isFree
      ? postureOf(stance, feeling, {
          turn: (manner ?? 0) + (human.wheelchair ? 0 : ownTurn(human)),
          isUnderGlass: isUnderGlass(request),
        })
      : {}),
    ...(human.wheelchair ? UPRIGHT : {}),
    ...pose,
    ...(human.wheelchair ? IN_WHEELCHAIR : {}),
  }
}

export function standFigure(request: HumanRequest): StandingFigure {
  const { human } = request
  const seen = request.view ?? 'three_quarter'
  const yaw = request.yaw ?? DEFAULT_YAW[seen]
  const measures = proportionsOf(human)
  const pose = poseOf(request)
  const view = pose.level === undefined ? seen : 'profile'
  const skin = skinColor(human.skin)
  const turned = lightInside(request.light, { rotate: pose.rotate })
  const light = skin[0] > 0.72 ? lightForPaleSkin(turned) : turned
  const still = buildSkeleton({ measures, pose, view, yaw })
  const bodyTurn = turnOf(still, pose)
  const unturned = (point: Point | undefined) =>
    point && bodyTurn ? transformPoint(inverse(bodyTurn), point) : point
  const { near, far } = request.aim ?? {}
  const skeleton =
    near || far
      ? buildSkeleton({ measures, pose, view, yaw, aimNear: unturned(near), aimFar: unturned(far) })
      : still
  const clothes = clothesOf(human, request.wears)
  const trunk: Trunk = {
    paint: bodyPaint(light, { center: skeleton.torso(0, 0.6), reach: measures.torso * 0.95 }),
    measures,
    clothes,
    skin,
    view,
    skeleton,
    yaw,
    isLevel: pose.level !== undefined,
    isSeated:
      pose.seat !== undefined ||
      Math.abs(pose.nearLeg[0]) > 74 ||
      (pose.squats === true && isSkirt(clothes.cut.hem)),
  }
  const headPlace = multiply(
    translate(skeleton.head[0], skeleton.head[1]),
    multiply(rotate(skeleton.headTurn + (request.tilt ?? 0), [0, 40]), scale(skeleton.headScale)),
  )
  return { trunk, pose, headPlace, bodyTurn }
}

const turnOf = (skeleton: Skeleton, pose: Pose): Matrix | undefined =>
  pose.rotate ? rotate(pose.rotate, skeleton.hip) : undefined
