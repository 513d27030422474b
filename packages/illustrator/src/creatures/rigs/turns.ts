import type { Point } from '#core/geometry'

export const turnMatrix = (degrees: number, [x, y]: Point, dy: number) => {
  const cos = Math.cos((degrees * Math.PI) / 180)
  const sin = Math.sin((degrees * Math.PI) / 180)
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y + dy] as const
}

export const turnedAbout = ([px, py]: Point, degrees: number, about: Point, dy: number): Point => {
  const m = turnMatrix(degrees, about, dy)
  return [m[0] * px + m[2] * py + m[4], m[1] * px + m[3] * py + m[5]]
}
