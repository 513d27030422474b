import type { Anchors } from './figure'
import { placement, transformPoint } from './geometry'
import type { Box, Matrix, Point } from './geometry'
import { mapAnchors } from './map-anchors'

/** Where a figure stands in the world, and which way it looks. */
export interface Place {
  x: number
  y: number
  scale: number
  flip: boolean
}

export const matrixOf = (place: Place): Matrix => placement(place)

/** From the world to the units of a figure that stands there. */
export const intoFigure = ({ x, y, scale, flip }: Place, [px, py]: Point): Point => [
  ((px - x) / scale) * (flip ? -1 : 1),
  (py - y) / scale,
]

/** A figure's anchors, in the world. */
export function placeAnchors(anchors: Anchors, place: Place): Anchors {
  const matrix = matrixOf(place)
  const at = (point: Point) => transformPoint(matrix, point)
  // Two who act together sit on no chair of the place.
  const { seat: _seat, lap: _lap, ...standing } = anchors
  const { box } = anchors
  const corner = at([place.flip ? box.x + box.width : box.x, box.y])
  return {
    ...mapAnchors(standing, at),
    headRadius: anchors.headRadius * place.scale,
    box: {
      x: corner[0],
      y: corner[1],
      width: box.width * place.scale,
      height: box.height * place.scale,
    },
  }
}

export function unionBox(one: Box, other: Box): Box {
  const x = Math.min(one.x, other.x)
  const y = Math.min(one.y, other.y)
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  }
}
