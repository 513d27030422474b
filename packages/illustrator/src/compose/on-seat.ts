import type { PlacedObject } from './plan'
import { isSeat } from './thing-kinds'

/** Where the seat is, and how wide, against the chair. */
const SEAT = { up: 0.44, width: 0.78 }

/** What the brief lays on a chair keeps somebody's place there. */
export function onSeat(placed: readonly PlacedObject[]): PlacedObject[] {
  return placed.map((one): PlacedObject => {
    const chair = placed.find(({ object }) => isSeat(object) && object.id === one.object.at)
    if (!chair || one.heldBy) return one
    const fits = Math.min(1, (SEAT.width * chair.width) / one.width)
    return {
      ...one,
      x: chair.x,
      y: chair.y - SEAT.up * chair.height,
      z: chair.z + 0.1,
      scale: one.scale * fits,
      radius: one.radius * fits,
      width: one.width * fits,
      height: one.height * fits,
      isOnTable: true,
    }
  })
}
