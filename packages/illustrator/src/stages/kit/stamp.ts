import type { Lab } from '#core/color'
import { fill } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import type { Point } from '#core/geometry'
import { knots } from '#core/knots'
import { brush, corner, spline } from '#core/path'
import type { Tones } from '#light/light'
import { part } from '#light/part'
import type { Scene } from '#stages/scene'

export interface Place {
  x: number
  y: number
  /** How long one unit of the text is, across and up. */
  w: number
  h?: number
}

/** An outline written in small units, put somewhere: '-1,0c 1,0c 0,-1'. */
export const stamp = (text: string, { x, y, w, h = Math.abs(w) }: Place) =>
  spline(
    knots(text).map(([u, v, sharp]) =>
      sharp ? corner(x + u * w, y + v * h) : [x + u * w, y + v * h],
    ),
  )

export const pointsOf = (text: string, { x, y, w, h = Math.abs(w) }: Place): Point[] =>
  knots(text).map(([u, v]): Point => [x + u * w, y + v * h])

/** A brush mark written the same way. */
export const mark = (
  text: string,
  place: Place,
  [start, middle, end]: readonly [number, number, number],
) => brush(pointsOf(text, place), start, middle, end)

export const solid = (
  scene: Scene,
  d: string,
  color: Lab,
  details?: (tone: Tones) => DisplayList,
): DisplayList => part({ light: scene.light, d, color, ...(details ? { details } : {}) })

export const wash = (d: string, color: Lab, opacity: number, blur?: number) =>
  fill(d, color, blur ? { opacity, blur } : { opacity })

export const repeat = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: Math.max(0, Math.round(count)) }, (_, i) => make(i))
