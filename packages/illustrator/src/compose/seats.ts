import type { Character } from '@luciole/contract/character'
import type { Action, SceneActor, SceneBrief, SceneObject } from '@luciole/contract/scene-brief'
import type { ThingId } from '@luciole/contract/things'
import type { Stage } from '#stages/stage'
import { isSeat } from './thing-kinds'

export interface Company {
  brief: SceneBrief
  isHuman: (actor: SceneActor) => boolean
}

/** Two who are at one bench are up on it together, not one on it and one beside. */
const isShared = ({ id, thing }: SceneObject, { cast }: SceneBrief) =>
  cast.filter(({ at }) => at === id || at === thing).length > 1

/** Chairs go to those who sit, in their order; the ground does for the others. */
export function seatFor(
  actor: SceneActor,
  character: Character,
  { brief, isHuman }: Company,
): string | undefined {
  const seats = brief.objects.filter(
    (object) => isSeat(object) && !object.at && !object.heldBy && !isShared(object, brief),
  )
  const isUp = ({ at }: SceneActor) =>
    brief.objects.some(
      (object) => (object.id === at || object.thing === at) && isShared(object, brief),
    )
  const canSit = (one: SceneActor) =>
    one.action === 'sit' && !one.pair && !one.attach && isHuman(one) && !isUp(one)
  if (character.kind !== 'human' || character.wheelchair || character.age < 2) return undefined
  const place = brief.cast.filter(canSit).findIndex(({ id }) => id === actor.id)
  return place < 0 ? undefined : seats[place]?.id
}

/** A throne is for the first who sits and is not the hero. */
export function throneFor(
  actor: SceneActor,
  stage: Stage,
  { brief, isHuman }: Company,
): string | undefined {
  const first = brief.cast.find(
    (one, i) =>
      i > 0 && one.id !== 'hero' && one.action === 'sit' && !one.pair && !one.at && isHuman(one),
  )
  return first?.id === actor.id ? stage.slots.find(({ kind }) => kind === 'seat')?.id : undefined
}

/** Whose feet do not come down to the ground sits on a throne with the legs crossed. */
export const crossesLegs = (character: Character) =>
  character.kind === 'human' && character.age < 12
/** Nothing is under who perches: they sit on the ground. */
export const sitsOnNothing = ({ action, at, pair, attach }: SceneActor, footing: unknown) =>
  action === 'perch' && !footing && !at && !pair && !attach

/** Legs are up on what one sits on. */
export const isLow = (action: Action) => action === 'sit' || action === 'read'

/** Who waves from one of these sits on it. */
const SAT_ON: ReadonlySet<ThingId> = new Set<ThingId>([
  'bench',
  'chair',
  'stool',
  'armchair',
  'low_wall',
  'sea_wall',
  'rocket_home',
])
export const wavesFrom = ({ action }: SceneActor, thing: ThingId) =>
  action === 'wave' && SAT_ON.has(thing)
