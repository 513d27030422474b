import type { Character, Human } from '@luciole/contract/character'
import type { Action, SceneActor } from '@luciole/contract/scene-brief'
import type { SlotKind, Stage } from '#stages/stage'
import type { Footing } from './plan'

export const isOnWheels = (character: Character): character is Human =>
  character.kind === 'human' && character.wheelchair

/** A chair in mid-air is a mistake: who would hover, climb or perch does so with the arms. */
const GROUNDED: Partial<Record<Action, Action>> = {
  fly: 'cheer',
  swim: 'cheer',
  float: 'cheer',
  climb: 'reach',
  perch: 'sit',
}
export const onWheels = (character: Character, action: Action): Action =>
  (isOnWheels(character) && GROUNDED[action]) || action

/** Who sits on a chair, a knee or a bed has been helped over to it: no wheels stand up there. */
const SETTLED: ReadonlySet<Action> = new Set<Action>(['sit', 'perch', 'read', 'lie', 'sleep'])
/** Nothing higher than a doorstep is rolled onto, but what leads over. */
const LOW_STEP = 26
const rollsOnto = ({ kind, rim, size, isFlat, isIn }: Footing) =>
  isFlat || kind === 'bridge' || (!isIn && rim * size.height < LOW_STEP)
const OFF_THE_GROUND: ReadonlySet<SlotKind> = new Set<SlotKind>(['air', 'climb', 'seat'])

interface Part {
  character: Character
  actor: SceneActor
  footing: Footing | undefined
  /** Who left a chair: it waits beside. */
  outOf?: Human
}

/** Wheels stand on the ground: beside the barrow in which, or behind which, others are. */
export function groundedPart({ character, actor, footing }: Part, { slots }: Stage): Part {
  if (!isOnWheels(character)) return { character, actor, footing }
  const slot = slots.find(({ id }) => id === actor.at)
  const isUp = footing ? !rollsOnto(footing) : slot !== undefined && OFF_THE_GROUND.has(slot.kind)
  if (!isUp) return { character, actor, footing }
  if (SETTLED.has(actor.action))
    return { character: { ...character, wheelchair: false }, actor, footing, outOf: character }
  const { at: _at, ...beside } = actor
  return { character, actor: beside, footing: undefined }
}
