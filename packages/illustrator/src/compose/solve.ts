import type { Action } from '@luciole/contract/scene-brief'
import { clamp } from '#core/geometry'
import type { Point } from '#core/geometry'
import { SIDEWAYS } from '#creatures/draw-creature'
import { toWorld } from './plan'
import { handsOn } from './hands-on'
import type { PlacedObject, Placement, Solved } from './plan'
import type { Places } from './place-cast'
import { handOver } from './put-into'
import { handAimed } from './reach'

/** Along the own way, past us. */
const LOOKING_AHEAD = { gaze: [0.8, 0.1] as Point, pitch: 0, tilt: 0, yaw: 0.62, gazeError: 0 }
/** Before the own feet, or up where thoughts are. */
const DOWN = { gaze: [0.6, 0.8] as Point, pitch: 0.6, tilt: 8, yaw: 0.5, gazeError: 0 }
const UP = { gaze: [0.7, -0.7] as Point, pitch: -0.5, tilt: -6, yaw: 0.55, gazeError: 0 }
const WITHIN: Partial<Record<Action, typeof LOOKING_AHEAD>> = { cry: DOWN, hide: DOWN, think: UP }

/** No neck turns further. */
const FURTHEST_TURN = 115

const degreesTo = (place: Placement, [x, y]: Point) => {
  const [ex, ey] = toWorld(place, place.measured.anchors.eye)
  return (Math.atan2(y - ey, (x - ex) * (place.flip ? -1 : 1)) * 180) / Math.PI
}

/** What somebody should look at lies behind the own back. */
export const looksBehind = (place: Placement) =>
  place.view === 'three_quarter' &&
  place.target !== undefined &&
  Math.abs(degreesTo(place, place.target)) > FURTHEST_TURN

/** A small animal beside somebody tall turns to them all the same, not to us. */
const turned = ({ measured }: Placement, across: number) =>
  measured.isHuman ? Math.max(0, across) : Math.sqrt(Math.max(0, across))

function lookAt(place: Placement): Omit<Solved, keyof Placement | 'aim'> {
  if (!place.target)
    return place.view === 'front'
      ? { ...LOOKING_AHEAD, gaze: [0, 0], yaw: 0.06 }
      : (WITHIN[place.action] ?? LOOKING_AHEAD)
  const [ex, ey] = toWorld(place, place.measured.anchors.eye)
  const dx = (place.target[0] - ex) * (place.flip ? -1 : 1)
  const dy = place.target[1] - ey
  const length = Math.hypot(dx, dy) || 1
  if (looksBehind(place))
    return { ...LOOKING_AHEAD, gazeError: place.isTied || place.actor.dir ? 0 : 40 }
  return {
    gaze: [clamp((dx / length) * 1.05, -0.75, 1), clamp((dy / length) * 1.15, -1, 1)],
    pitch: clamp((dy / length) * 1.5, -1, 1),
    tilt: clamp((Math.atan2(dy, Math.max(60, Math.abs(dx))) * 180 * 0.36) / Math.PI, -18, 17),
    yaw: Math.min(place.actor.touches ? SIDEWAYS : 1, 0.28 + 0.46 * turned(place, dx / length)),
    gazeError: 0,
  }
}

/** Gaze, head and hands of everybody, now that all have a place. */
export function solve(places: Places, objects: readonly PlacedObject[]): Solved[] {
  return [...places.values()].map((place): Solved => {
    const looks = lookAt(place)
    if (place.pair) return { ...place, ...looks, gazeError: 0, aim: {} }
    const hands = handsOn(place, { objects, places })
    const over = handOver(
      place,
      objects.map(({ object }) => object),
    )
    const far = hands.near ? undefined : (over ?? handAimed(place, places))
    const isPushing = far && place.action === 'push'
    return {
      ...place,
      ...looks,
      aim: {
        ...hands,
        ...(far ? { far } : {}),
        ...(isPushing ? { near: [far[0] - 4, far[1] + 20] } : {}),
      },
    }
  })
}
