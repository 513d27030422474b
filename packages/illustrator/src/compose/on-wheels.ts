import type { Character, Human } from '@luciole/contract/character'
import type { Action, SceneActor } from '@luciole/contract/scene-brief'
import { isOnWheels } from '#people/wheelchair-frame'
import type { Slot, SlotKind, Stage } from '#stages/stage'
import type { Footing } from './plan'
import { heightOfFlight } from './rocket-pot'

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

/** Who sits on a chair, a knee or a bed, or crouches in a barrow, has been helped over to it: no wheels stand up there. */
const SETTLED: ReadonlySet<Action> = new Set<Action>(['sit', 'perch', 'read', 'lie', 'sleep'])
/** Nothing higher than a doorstep is rolled onto, but what leads over. */
const LOW_STEP = 26
const rollsOnto = ({ kind, rim, size, isFlat, isIn }: Footing) =>
  isFlat || kind === 'bridge' || (!isIn && rim * size.height < LOW_STEP)
const OFF_THE_GROUND: ReadonlySet<SlotKind> = new Set<SlotKind>(['air', 'climb', 'seat'])
/** A doorstep is no higher than this above the ground, in the picture. */
const STEP_UP = 30
function isOffTheGround({ kind, box, wheels }: Slot, slots: readonly Slot[]): boolean {
  if (wheels !== undefined) return !wheels
  const ground = slots.find((slot) => slot.kind === 'ground')?.box ?? box
  return (
    OFF_THE_GROUND.has(kind) ||
    (kind === 'perch' && (box[1] < ground[1] - STEP_UP || box[1] > ground[3] + STEP_UP))
  )
}

interface Part {
  character: Character
  actor: SceneActor
  footing: Footing | undefined
  /** Who left a chair: it waits beside. */
  outOf?: Human
}

/** Wheels stand on the ground: beside the barrow in which others are, under the bough that one has been helped onto. */
export function groundedPart({ character, actor, footing }: Part, stage: Stage): Part {
  const { slots } = stage
  if (!isOnWheels(character)) return { character, actor, footing }
  const bough = slots.find(({ kind, wheels }) => kind === 'ground' && wheels === false)
  const isOnBough = bough !== undefined && !actor.pair
  const slot = slots.find(({ id }) => id === actor.at)
  const isUp = footing ? !rollsOnto(footing) : slot !== undefined && isOffTheGround(slot, slots)
  if (!isUp && !isOnBough) return { character, actor, footing }
  const isUpThere = slot?.kind === 'perch' && slot.wheels === undefined && actor.action !== 'climb'
  // Nobody stays behind on the moon.
  const isAboard = footing !== undefined && heightOfFlight(footing, stage, 1) > 0
  const isHelpedIn = isAboard || (actor.action === 'crouch' && footing?.isIn)
  const settled: Action | undefined =
    isHelpedIn || SETTLED.has(actor.action)
      ? actor.action
      : isUpThere
        ? 'perch'
        : isOnBough
          ? 'sit'
          : undefined
  if (settled)
    return {
      character: { ...character, wheelchair: false },
      actor: { ...actor, action: settled },
      footing,
      // A chair far below would be cut by the frame.
      ...(isAboard ? {} : { outOf: character }),
    }
  const { at: _at, ...beside } = actor
  return { character, actor: beside, footing: undefined }
}
