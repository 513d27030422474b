import { absoluteSteps } from './absolute-path'
import type { DisplayList, DisplayNode, Paint } from './display-list'
import { IDENTITY, distance, inverse, multiply, transformPoint } from './geometry'
import type { Matrix, Point } from './geometry'
import { round } from './path'

/** Moves every point of a drawing: what no matrix can do, lines that meet far away. */
export type Warp = (point: Point) => Point

export const warpPath = (d: string, warp: Warp): string =>
  absoluteSteps(d)
    .map(
      ({ command, points }) =>
        command +
        points
          .map(warp)
          .map(([x, y]) => `${round(x)} ${round(y)}`)
          .join(' '),
    )
    .join('')

function warpPaint(paint: Paint, warp: Warp): Paint {
  if (!('kind' in paint) || paint.space === 'box') return paint
  if (paint.kind === 'linear') return { ...paint, from: warp(paint.from), to: warp(paint.to) }
  const [x, y] = paint.center
  const center = warp(paint.center)
  return { ...paint, center, radius: distance(center, warp([x + paint.radius, y])) }
}

/** Transforms, filters and clips stay as they are: only the points under them move. */
export function warpList(list: DisplayList, warp: Warp, matrix: Matrix = IDENTITY): DisplayList {
  const back = inverse(matrix)
  const here: Warp =
    matrix === IDENTITY
      ? warp
      : (point) => transformPoint(back, warp(transformPoint(matrix, point)))
  return list.map((node): DisplayNode => {
    if (node.kind === 'path')
      return {
        ...node,
        d: warpPath(node.d, here),
        ...(node.fill ? { fill: warpPaint(node.fill, here) } : {}),
      }
    const inner = node.transform ? multiply(matrix, node.transform) : matrix
    const innerBack = inverse(inner)
    const inside: Warp = (point) => transformPoint(innerBack, warp(transformPoint(inner, point)))
    return {
      ...node,
      children: warpList(node.children, warp, inner),
      ...(node.clip ? { clip: warpPath(node.clip, inside) } : {}),
    }
  })
}
