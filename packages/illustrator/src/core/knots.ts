import type { Knot } from './path'
import type { Point } from './geometry'

/**
 * Outlines as short text: "x,y x,y" with a trailing c for a corner; "x~k,y" slides k times `slide`
 * to the side, as a fringe does when a head turns.
 */
export function knots(text: string, slide = 0): Knot[] {
  return text
    .trim()
    .split(/\s+/)
    .map((token): Knot => {
      const [left = '0', right = '0'] = token.split(',')
      const [x = '0', share = '0'] = left.split('~')
      const atX = Number(x) + Number(share) * slide
      return right.endsWith('c')
        ? [atX, Number(right.slice(0, -1)), 'corner']
        : [atX, Number(right)]
    })
}

/** Marks separated by semicolons, each a row of points. */
export const marks = (text: string, slide = 0): Point[][] =>
  text
    .split(';')
    .filter((mark) => mark.trim())
    .map((mark) => knots(mark, slide).map(([x, y]): Point => [x, y]))
