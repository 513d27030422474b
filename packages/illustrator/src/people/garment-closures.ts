import { fill } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import type { Point } from '#core/geometry'
import { brush, corner, ellipse, spline } from '#core/path'
import { tones } from '#light/light'
import { cream } from './cloth'
import type { Cloth } from './cloth'

export function buttons({ at, mid, tone, hem, isBack, detail, trunk }: Cloth): DisplayList {
  if (isBack) return []
  const isCoat = hem > 1.2
  const color = isCoat ? detail : tone
  const stations = isCoat ? [0.32, 0.58, 0.84] : [0.26, 0.44, 0.62, 0.8]
  const r = isCoat ? 4.1 : 2.4
  return [
    fill(brush([at(mid + 2, 0), at(mid + 3, 0.6), at(mid + 2, hem)], 0.8, 1.2, 0.8), tone.deep, {
      opacity: 0.5,
    }),
    ...stations.flatMap((v) => {
      const [x, y] = at(mid - (isCoat ? 4 : 2), v)
      return [
        fill(ellipse(x + 0.6, y + 0.9, r), tone.deep, { opacity: 0.5 }),
        fill(ellipse(x, y, r), isCoat ? cream(trunk) : color.high),
        fill(ellipse(x - r * 0.2, y - r * 0.2, r * 0.3), color.deep, { opacity: 0.4 }),
      ]
    }),
  ]
}

export function pockets({ at, mid, tone, h, isBack }: Cloth): DisplayList {
  if (isBack) return []
  return ([-1, 1] as const).flatMap((side) => {
    const [x, y] = at(side * h * 0.72 + mid * 0.5, 0.88)
    return [
      fill(
        spline([
          corner(x - 9.5, y - 4),
          corner(x + 9.5, y - 5),
          [x + 8.8, y + 11],
          [x, y + 14],
          [x - 8.8, y + 12],
        ]),
        tone.shade,
        { opacity: 0.75 },
      ),
      fill(
        brush(
          [
            [x - 9.5, y - 4],
            [x + 9.5, y - 5],
          ],
          1,
          1.6,
          1,
        ),
        tone.deep,
        { opacity: 0.55 },
      ),
    ]
  })
}

export function patchPocket({ at, mid, tone, s, isBack, trunk }: Cloth): DisplayList {
  if (isBack || trunk.clothes.cut.details.includes('bib')) return []
  const d = spline([
    at(-s * 0.5 + mid, 0.66),
    at(s * 0.5 + mid, 0.66),
    at(s * 0.66 + mid, 0.84),
    at(s * 0.6 + mid, 0.95),
    at(-s * 0.6 + mid, 0.95),
    at(-s * 0.66 + mid, 0.84),
  ])
  return [
    fill(d, tone.shade, { opacity: 0.55 }),
    fill(brush([at(-s * 0.5 + mid, 0.67), at(-s * 0.64 + mid, 0.84)], 0.6, 1.3, 0.6), tone.deep, {
      opacity: 0.5,
    }),
    fill(brush([at(s * 0.5 + mid, 0.67), at(s * 0.64 + mid, 0.84)], 0.6, 1.3, 0.6), tone.deep, {
      opacity: 0.5,
    }),
    ...([-1, 1] as const).map((side) =>
      fill(
        brush([at(mid + side * 5, 0.14), at(mid + side * 6.4, 0.34)], 1.1, 1.2, 1.4),
        cream(trunk),
      ),
    ),
  ]
}

export const zip = ({ at, mid, tone, hem, isBack, detail }: Cloth): DisplayList =>
  isBack
    ? []
    : [
        fill(brush([at(mid, -0.04), at(mid + 1, 0.5), at(mid, hem)], 1.6, 1.6, 1.6), tone.deep, {
          opacity: 0.5,
        }),
        fill(brush([at(mid, -0.04), at(mid + 1, 0.5), at(mid, hem)], 0.7, 0.7, 0.7), detail.base),
        fill(ellipse(...at(mid, 0.12), 2.4, 3.4), detail.base),
      ]

export function wrap({ at, mid, s, hem, isBack, detail, tone }: Cloth): DisplayList {
  if (isBack)
    return [fill(brush([at(-s * 0.5, 0), at(0, 0.05), at(s * 0.5, 0)], 3, 3.6, 3), detail.base)]
  const over: Point[] = [at(s * 0.5, -0.06), at(mid + 4, 0.28), at(mid - s * 0.42, 0.62)]
  return [
    fill(
      brush([at(-s * 0.5, -0.06), at(mid - 6, 0.16), at(mid + 2, 0.3)], 3.6, 3.8, 3.4),
      detail.shade,
    ),
    fill(brush(over, 4, 4.4, 4), detail.base),
    fill(brush([...over, at(mid - s * 0.5, hem)], 0.5, 1.2, 0.8), tone.deep, { opacity: 0.45 }),
  ]
}

export function belt({ at, mid, s, trunk, isBack, detail }: Cloth): DisplayList {
  const { light } = trunk.paint
  const color = trunk.clothes.cut.details.includes('wrap')
    ? tones(light, trunk.clothes.bottom)
    : detail
  const v = 0.68
  const buckle = at(mid, v + 0.035)
  return [
    fill(
      spline([
        at(-s * 1.5, v - 0.03),
        at(0, v + 0.01),
        at(s * 1.5, v - 0.03),
        at(s * 1.5, v + 0.05),
        at(0, v + 0.09),
        at(-s * 1.5, v + 0.05),
      ]),
      color.base,
    ),
    fill(
      brush([at(-s * 1.5, v + 0.045), at(0, v + 0.085), at(s * 1.5, v + 0.045)], 0.8, 1.2, 0.8),
      color.deep,
      { opacity: 0.5 },
    ),
    ...(isBack
      ? []
      : [
          fill(ellipse(buckle[0], buckle[1] + 1, 5, 5.6), color.shade),
          fill(ellipse(buckle[0], buckle[1] + 1, 2.6, 3), color.deep, { opacity: 0.5 }),
        ]),
  ]
}

export function openFront({ at, mid, s, hem, trunk, isBack, tone }: Cloth): DisplayList {
  if (isBack) return []
  const under = tones(trunk.paint.light, trunk.clothes.under)
  const left = mid - s * 0.16
  const right = mid + s * 0.2
  const edge = (side: -1 | 1, x: number) =>
    fill(
      brush(
        [at(side * s * 0.46 + mid * 0.4, -0.07), at(x, 0.42), at(x, 0.8), at(x + side, hem)],
        2,
        2.6,
        2.4,
      ),
      tone.shade,
    )
  return [
    fill(
      spline([
        corner(...at(-s * 0.46 + mid * 0.4, -0.1)),
        at(left, 0.42),
        corner(...at(left - 1, hem + 0.1)),
        corner(...at(right + 1, hem + 0.1)),
        at(right, 0.42),
        corner(...at(s * 0.46 + mid * 0.4, -0.1)),
      ]),
      under.base,
    ),
    fill(
      brush([at(-s * 0.3, -0.02), at(mid, 0.07), at(s * 0.3, -0.02)], 0.8, 1.8, 0.8),
      under.deep,
      { opacity: 0.35 },
    ),
    fill(
      brush([at(right - 4, 0.3), at(right - 3, 0.7), at(right - 3, hem)], 1, 3.4, 3),
      under.shade,
      { opacity: 0.7 },
    ),
    edge(-1, left),
    edge(1, right),
    ...[0.5, 0.66, 0.82].map((v) =>
      fill(ellipse(...at(left - 5, v), 2.6), tones(trunk.paint.light, trunk.clothes.under).light),
    ),
  ]
}

export const piping = ({ at, mid, hem, isBack, detail }: Cloth): DisplayList =>
  isBack
    ? []
    : [
        fill(
          brush([at(mid + 2, 0), at(mid + 3, 0.6), at(mid + 2, hem)], 1.2, 1.2, 1.2),
          detail.base,
        ),
      ]
