import { fill, line } from '#core/display-list'
import type { DisplayList, DisplayNode } from '#core/display-list'
import type { Point } from '#core/geometry'
import { brush, corner, ellipse, openLine, spline } from '#core/path'
import { createRandom } from '#core/random'
import { tones } from '#light/light'
import type { Cloth } from './cloth'

/** A line across the trunk that sags as cloth around a body does. */
export const across = ({ at, s }: Cloth, v: number, sag = 0.035): Point[] => [
  at(-s * 1.5, v),
  at(0, v + sag),
  at(s * 1.5, v),
]

export const stripes = (cloth: Cloth): DisplayList =>
  Array.from({ length: 8 }, (_, i) => 0.1 + i * 0.14)
    .filter((v) => v < cloth.hem + 0.05)
    .map((v) => line(openLine(across(cloth, v)), cloth.detail.base, 4.8))

export function dots({ at, hem, h, trunk }: Cloth): DisplayList {
  const random = createRandom('dress dots')
  const color = tones(trunk.paint.light, trunk.clothes.detail).base
  const marks: DisplayNode[] = []
  for (let v = 0.2; v < hem - 0.08; v += 0.13)
    for (let u = -3; u <= 3; u++)
      marks.push(
        fill(
          ellipse(
            ...at(
              ((u + (Math.round(v / 0.13) % 2) * 0.5) * h) / 2.2,
              v + random.between(-0.015, 0.015),
            ),
            2.5,
          ),
          color,
          { opacity: 0.85 },
        ),
      )
  return marks
}

/** Of who sits or kneels it goes around the knees: see `drawLap`. */
export const hemBand = ({ at, hem, detail, trunk }: Cloth): DisplayList =>
  trunk.isSeated
    ? []
    : [
        fill(
          spline([
            at(-100, hem - 0.13),
            at(0, hem - 0.06),
            at(100, hem - 0.14),
            at(100, hem - 0.08),
            at(0, hem),
            at(-100, hem - 0.07),
          ]),
          detail.base,
          { opacity: 0.9 },
        ),
      ]

export const ribbing = (cloth: Cloth): DisplayList => {
  const { at, hem, s, tone } = cloth
  return [
    fill(
      spline([
        at(-s * 1.6, hem - 0.08),
        at(0, hem - 0.03),
        at(s * 1.6, hem - 0.08),
        at(s * 1.6, hem + 0.1),
        at(-s * 1.6, hem + 0.1),
      ]),
      tone.shade,
      { opacity: 0.7 },
    ),
    ...Array.from({ length: 13 }, (_, i) =>
      fill(
        brush(
          [at((i - 6) * s * 0.17, hem - 0.06), at((i - 6) * s * 0.17, hem + 0.06)],
          0.5,
          0.7,
          0.5,
        ),
        tone.deep,
        { opacity: 0.3 },
      ),
    ),
  ]
}

/** A chunky band of pattern across a jumper's chest. */
export const knit = (cloth: Cloth): DisplayList => {
  const { at, s, detail } = cloth
  const zigzag = Array.from({ length: 15 }, (_, i): Point =>
    at((i - 7) * s * 0.17, 0.3 + (i % 2 ? 0.05 : 0) + 0.03 * (1 - ((i - 7) / 7) ** 2)),
  )
  const row = (v: number) => line(openLine(across(cloth, v)), detail.base, 2.6, { opacity: 0.95 })
  return [row(0.23), line(openLine(zigzag), detail.base, 3.2), row(0.4)]
}

export const star = ({ at, mid, detail, isBack }: Cloth): DisplayList => {
  if (isBack) return []
  const [x, y] = at(mid, 0.42)
  const points = Array.from({ length: 10 }, (_, i): Point => {
    const reach = i % 2 ? 5 : 11.5
    const angle = (i * Math.PI) / 5 - Math.PI / 2
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
  })
  return [fill(spline(points.map(([px, py]) => corner(px, py))), detail.base)]
}
