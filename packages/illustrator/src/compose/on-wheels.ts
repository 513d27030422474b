import type { Character } from '@luciole/contract/character'
import type { Action, SceneActor } from '@luciole/contract/scene-brief'
import type { Stage } from '#stages/stage'
import type { Footing } from './plan'

/** A chair in mid-air is a mistake, but where there is no up: who hovers in a room lifts the arms. */
const HOVERS: ReadonlySet<Action> = new Set<Action>(['float', 'swim'])
export const staysOnWheels = (character: Character, { action }: SceneActor, { kind }: Stage) =>
  character.kind === 'human' &&
  character.wheelchair &&
  HOVERS.has(action) &&
  kind !== 'water' &&
  kind !== 'space'

/** Who sits on a chair, a knee or a bed has been helped over to it: no wheels stand up there. */
const SETTLED: ReadonlySet<Action> = new Set<Action>(['sit', 'perch', 'read', 'lie', 'sleep'])
export const liftedOut = (
  character: Character,
  { action }: SceneActor,
  footing: Footing | undefined,
): Character =>
  character.kind === 'human' &&
  character.wheelchair &&
  footing !== undefined &&
  !footing.isFlat &&
  SETTLED.has(action)
    ? { ...character, wheelchair: false }
    : character
