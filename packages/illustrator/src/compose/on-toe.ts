import type { SceneObject } from '@luciole/contract/scene-brief'
import type { PlacedObject } from './plan'
import type { Places } from './place-cast'

/** Where its big toes are, and how large a blanket covers one: in shares of the height of who has feet. */
const TOES = { standing: 0.3, folded: 0.37, width: 0.24 }
const FOLDED: ReadonlySet<string> = new Set(['sit', 'kneel', 'lie', 'sleep'])

/** Spread over a toe of whoever is too large for more of it: the toe that nobody stands before. */
export function onToe(
  object: SceneObject,
  size: { width: number; height: number; grow: number },
  places: Places,
): PlacedObject | undefined {
  const owner = object.state === 'open' ? places.get(object.near ?? '') : undefined
  if (object.thing !== 'blanket' || owner?.character.kind !== 'living_thing') return undefined
  const high = owner.measured.height * owner.scale
  const out = high * (FOLDED.has(owner.action) ? TOES.folded : TOES.standing)
  const others = [...places.values()].filter((one) => one !== owner)
  const room = (x: number) => Math.min(...others.map((one) => Math.abs(one.x - x)), 9999)
  const [left, right] = [owner.x - out, owner.x + out]
  const own = (high * TOES.width) / size.width
  return {
    object,
    x: room(left) < room(right) ? right : left,
    y: owner.y + 3,
    z: owner.z + 0.35,
    scale: own * size.grow,
    radius: (size.width * own) / 2,
    width: size.width * own,
    height: size.height * own,
  }
}
