import type { SceneObject } from '@luciole/contract/scene-brief'
import type { Places } from './place-cast'
import type { ThingSize } from './place-objects'
import type { Placement } from './plan'
import { CLOTHES } from './thing-kinds'

/** What somebody huge holds is theirs: larger than a child's, if not by as much as they are. */
const HUGE = { scale: 1.3, height: 300 }
export const sizeOfTheirs = ({ character, measured }: Placement) =>
  character.kind !== 'human' && character.scale >= HUGE.scale && measured.height > HUGE.height
    ? character.scale ** 0.75
    : 1

/** The top of a table is above the laps of who sits there on chairs. */
const LAP_OVER_SEAT = 1.5
function aboveLaps({ height }: ThingSize, places: Places): number {
  const seats = [...places.values()]
    .filter(({ seat }) => seat !== undefined)
    .map(({ measured, size }) => -(measured.anchors.seat?.[1] ?? 0) * size)
  return Math.max(1, ...seats.map((seat) => (seat * LAP_OVER_SEAT) / height))
}

/** What is worn and lies about fits the largest who is there, and a table who sits at it. */
export function asTheirs(object: SceneObject, size: ThingSize, places: Places): ThingSize {
  const isClothing = CLOTHES.has(object.thing)
  if (object.heldBy !== undefined || !(isClothing || object.thing === 'table')) return size
  const owner = places.get(object.near ?? '')
  const growth = isClothing
    ? Math.max(1, ...(owner ? [owner] : [...places.values()]).map(sizeOfTheirs))
    : aboveLaps(size, places)
  const { height, width, grow } = size
  return { ...size, height: height * growth, width: width * growth, grow: grow * growth }
}
