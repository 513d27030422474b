import type { Action } from '@luciole/contract/scene-brief'
import type { Pose } from './pose'
import { BODY_POSES } from './poses-of-body'
import { HAND_POSES } from './poses-of-hands'

/** One drawn pose for every action of the contract. */
export const POSES: Record<Action, Pose> = { ...BODY_POSES, ...HAND_POSES }
