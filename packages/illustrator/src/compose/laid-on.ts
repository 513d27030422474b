import { covers } from '#creatures/silhouette'
import type { Placement, PlacedObject } from './plan'
import { headOf, toWorld } from './plan'
import { lyingOn } from './tops'
import { isSeat } from './thing-kinds'

/** Where a thing lies, and how wide it may be there. */
interface Surface {
  x: number
  y: number
  z: number
  width: number
}

/** Where the seat is, and how wide, against the chair. */
const SEAT = { up: 0.44, width: 0.78 }
/** Of a top one half is left to those who sit there. */
const SHARED = 0.5
/** On the quilt: a sheet of paper would be lost on the pillow. */
const FOOT_OF_BED = 0.85
/** How far down into hair, and how wide against a head. */
const CROWN = { down: 0.12, width: 1.5 }
const ITS_OWN = { x: 0, y: 0, scale: 1, flip: false }
const STEP = 3

/** In an envelope it stands behind the front of it, and its upper half is seen. */
const ENVELOPE = { up: 0.36, width: 0.9 }
function inEnvelope({ x, y, z, middle, width, height }: PlacedObject): Surface {
  const [mx, my] = middle ?? [x, y - height / 2]
  return { x: mx, y: my + height * (0.5 - ENVELOPE.up), z: z - 0.1, width: ENVELOPE.width * width }
}

function onThing(base: PlacedObject, places: ReadonlyMap<string, Placement>): Surface {
  if (base.object.thing === 'letter' && base.object.state === 'open') return inEnvelope(base)
  if (isSeat(base.object))
    return {
      x: base.x,
      y: base.y - SEAT.up * base.height,
      z: base.z + 0.1,
      width: SEAT.width * base.width,
    }
  const { rim, half } = lyingOn(base.object)
  const room = half * base.width
  const others = (base.bears ?? []).flatMap((id) => places.get(id)?.x ?? [])
  // Beside who sits or stands up there.
  const middle = others.reduce((sum, x) => sum + x, 0) / Math.max(1, others.length)
  const free = base.object.thing === 'bed' ? FOOT_OF_BED : middle > base.x ? -SHARED : SHARED
  const aside = others.length ? free : 0
  return {
    x: base.x + aside * room,
    y: base.y - rim * base.height,
    z: base.z + 0.25,
    width: 2 * room * (others.length ? SHARED : 1),
  }
}

function onHead(place: Placement): Surface {
  const { x, rx } = headOf(place)
  const { anchors, shape } = place.measured
  const [across, middle] = anchors.head
  // Of a shark the fin is higher than the head.
  let top = anchors.box.y
  while (top < middle && !covers(shape, ITS_OWN, across, top)) top += STEP
  const [, y] = toWorld(place, [across, top + anchors.headRadius * CROWN.down])
  return { x, y, z: place.z + 0.3, width: CROWN.width * rx }
}

/** What the brief lays on a chair, a bed or a head, or is large on a table, is there, and no wider than that. */
export function laidOn(
  placed: readonly PlacedObject[],
  places: ReadonlyMap<string, Placement>,
): PlacedObject[] {
  return placed.map((one): PlacedObject => {
    const { at } = one.object
    if (at === undefined || one.heldBy || one.isOnTable) return one
    const base = placed.find(({ object }) => object.id === at && object !== one.object)
    const wearer = places.get(at)
    const surface = base ? onThing(base, places) : wearer && onHead(wearer)
    if (!surface) return one
    const fits = Math.min(1, surface.width / one.width)
    return {
      ...one,
      x: surface.x,
      y: surface.y,
      z: surface.z,
      scale: one.scale * fits,
      radius: one.radius * fits,
      width: one.width * fits,
      height: one.height * fits,
      isOnTable: true,
    }
  })
}
