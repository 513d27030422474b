import type { Human } from '@luciole/contract/character'
import type { Action } from '@luciole/contract/scene-brief'
import type { Pose } from './pose'
import { POSES } from './poses'
import { isAdultAge } from './proportions'

/** What a baby does instead of what only a child who walks can do. */
const BABY: Partial<Record<Action, Action>> = {
  stand: 'sit',
  walk: 'crawl',
  run: 'crawl',
  tiptoe: 'crawl',
  jump: 'cheer',
  dance: 'cheer',
  climb: 'crawl',
  kneel: 'sit',
  crouch: 'sit',
  look: 'sit',
  listen: 'sit',
  talk: 'sit',
}

export const WALKS_FROM_YEARS = 0.9

export function poseForBody(human: Pick<Human, 'age'>, action: Action): Action {
  if (human.age >= WALKS_FROM_YEARS) return action
  return BABY[action] ?? action
}

/** Who cannot stand yet does it sitting: the arms of the action, the legs on the ground. */
function seatedBaby(action: Action): Partial<Pose> {
  const { rotate, airborne, nearLeg, level } = POSES[action]
  const isLow =
    rotate !== 0 || airborne === true || Math.abs(nearLeg[0]) > 40 || level !== undefined
  if (isLow) return {}
  const { nearLeg: near, farLeg: far } = POSES.sit
  return { nearLeg: near, farLeg: far, lean: 0, lift: 0 }
}

/** Legs as short as these are gone when they are bent as far as an older child's. */
const SHORT_LEGS_TO_YEARS = 4
const TODDLER_RUN: Partial<Pose> = { nearLeg: [40, 4], farLeg: [-34, -62] }

/** On the ground grown-ups draw one of their long legs up. */
const LOW_SEATS: ReadonlySet<Action> = new Set(['sit', 'read'])

const STOOP = 8

/** How grown-ups carry themselves: weight on one leg, elbows loose; old ones a little bent. */
export function bearingOf(human: Pick<Human, 'age' | 'sex'>, action: Action): Partial<Pose> {
  if (human.age < WALKS_FROM_YEARS) return seatedBaby(action)
  if (action === 'run' && human.age < SHORT_LEGS_TO_YEARS) return TODDLER_RUN
  if (!isAdultAge(human.age)) return {}
  const isElder = human.age >= 60 && POSES[action].level === undefined
  const bent = isElder
    ? { lean: POSES[action].lean + STOOP, chinUp: (POSES[action].chinUp ?? 0) + STOOP }
    : {}
  if (action === 'walk') return { nearLeg: [19, 4], farLeg: [-15, -32], ...bent }
  if (LOW_SEATS.has(action)) return { nearLeg: [101, 78], farLeg: [145, 26], ...bent }
  if (action !== 'stand') return bent
  if (human.sex === 'male')
    return { near: [-20, 8], far: [20, 34], nearLeg: [-7, -6], farLeg: [13, 8], tilt: 2, ...bent }
  return {
    near: [-13, 12],
    far: [24, 62],
    nearLeg: [-3, -4],
    farLeg: [12, 2],
    lean: -2,
    tilt: 4,
    ...bent,
  }
}
