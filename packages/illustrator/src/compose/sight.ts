import type { Action, SceneBrief } from '@luciole/contract/scene-brief'
import { lerpPoint } from '#core/geometry'
import { ACTION_RULES } from './actions'
import type { Candidate, Charge } from './cost'
import { headOf, hides, toWorld } from './plan'
import type { PlacedObject } from './plan'
import { GOING_ALONG } from './thing-kinds'
import { hiddenShare, isPair } from './visible'

/** Where a look is asked for somebody on its way, from the eye almost to what it finds. */
const ALONG = Array.from({ length: 10 }, (_, i) => 0.12 + (0.74 * i) / 9)

/** Who does this is at the thing, and nobody else before it. */
const AT_HAND: ReadonlySet<Action> = new Set<Action>(['kneel', 'crouch', 'listen', 'dig', 'draw'])
const isAtHand = (action: Action) => {
  const { aim, near, handles } = ACTION_RULES[action]
  return AT_HAND.has(action) || near === true || handles === true || aim === 'touch'
}

/** On the thing or with it in hand: the look ends at them. */
const isWith = (thing: PlacedObject | undefined, id: string) =>
  thing !== undefined &&
  (thing.heldBy === id || thing.hides === id || (thing.bears?.includes(id) ?? false))

/** Nobody stands between somebody and what they look at. */
export function chargeSight(
  { places, objects, brief }: Pick<Candidate, 'places' | 'objects'> & { brief: SceneBrief },
  charge: Charge,
) {
  for (const place of places.values()) {
    const { actor, target, isTied } = place
    const sought = actor.looksAt ?? brief.focus
    if (!target || isTied || actor.extra || sought === undefined || sought === actor.id) continue
    const thing = objects.find(({ object }) => object.id === sought)
    if (thing?.heldBy === actor.id) continue
    const eye = toWorld(place, place.measured.anchors.eye)
    const sight = ALONG.map((t) => lerpPoint(eye, target, t))
    const [left, right] = eye[0] < target[0] ? [eye[0], target[0]] : [target[0], eye[0]]
    for (const other of places.values()) {
      const { id } = other.actor
      if (other === place || id === sought || isPair(place, other) || isWith(thing, id)) continue
      const { x, rx } = headOf(other)
      if (x + rx * 3 < left || x - rx * 3 > right) continue
      const weight = actor.looksAt ? 1 : 0.4
      charge('in the way', hiddenShare(sight, (x, y) => hides(other, x, y)) * 130 * weight)
      const isBetween = x > left + 10 && x < right - 10 && !other.actor.extra
      if (isBetween && isAtHand(place.action)) charge('in the way', BETWEEN * weight)
    }
  }
}
const BETWEEN = 34

/** Who leads a row has everybody behind. */
export function chargeLead(
  { places, objects }: Pick<Candidate, 'places' | 'objects'>,
  charge: Charge,
) {
  const rows = objects.filter(({ object }) => GOING_ALONG.has(object.thing))
  for (const { actor, x, flip } of places.values()) {
    if (actor.looksAt !== 'away' || !rows.some(({ object }) => object.id === actor.touches))
      continue
    for (const other of places.values())
      if (flip ? other.x < x : other.x > x) charge('before the leader', AHEAD)
  }
}
const AHEAD = 120
