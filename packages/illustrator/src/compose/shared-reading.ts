import type { SceneActor, SceneObject } from '@luciole/contract/scene-brief'
import type { ThingId } from '@luciole/contract/things'
import { SHEETS } from './tops'

/** What two people read together. */
const READ: ReadonlySet<ThingId> = new Set<ThingId>([
  ...SHEETS,
  ...(['read_book', 'word_book', 'bell_book', 'bitten_book'] as const),
])
export const isRead = ({ thing }: Pick<SceneObject, 'thing'>) => READ.has(thing)

const sharesBook = ({ pair }: SceneActor) => pair?.type === 'share_book'

/** Two who share a book have one, open: what one of them holds, what the page names, or a book of theirs. */
export function withSharedBook(
  actors: readonly SceneActor[],
  objects: readonly SceneObject[],
): { actors: SceneActor[]; objects: SceneObject[] } {
  const lead = actors.find(sharesBook)
  if (!lead) return { actors: [...actors], objects: [...objects] }
  const both = new Set([lead.id, lead.pair?.with])
  const held = actors.find(({ id, holds }) => both.has(id) && holds && READ.has(holds))?.holds
  const isTheirs = ({ heldBy }: SceneObject) => heldBy === undefined || both.has(heldBy)
  const named = objects.find(
    (one) =>
      isRead(one) && isTheirs(one) && (one.count ?? 1) === 1 && (!held || one.thing === held),
  )
  const {
    at: _at,
    near: _near,
    ...own
  } = named ?? {
    id: `shared_by_${lead.id}`,
    thing: held ?? 'book',
    role: 'support' as const,
  }
  const book: SceneObject = {
    ...own,
    ...(own.thing === 'book' ? { state: own.state === 'glowing' ? 'glowing' : 'open' } : {}),
    heldBy: lead.id,
  }
  return {
    actors: actors.map((actor): SceneActor => {
      if (!both.has(actor.id)) return actor
      const { holds, ...others } = actor
      return { ...others, action: 'read', ...(holds && !READ.has(holds) ? { holds } : {}) }
    }),
    objects: [...objects.filter((one) => one !== named), book],
  }
}
