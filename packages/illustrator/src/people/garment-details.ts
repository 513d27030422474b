import type { Lab } from '#core/color'
import { fill, line } from '#core/display-list'
import type { DisplayList, DisplayNode } from '#core/display-list'
import type { Point } from '#core/geometry'
import { brush, corner, ellipse, openLine, spline } from '#core/path'
import { createRandom } from '#core/random'
import { tones } from '#light/light'
import type { Tones } from '#light/light'
import type { Trunk } from './torso'
import type { Detail } from './wardrobe'

interface Cloth {
  trunk: Trunk
  tone: Tones
  hem: number
  at: (u: number, v: number) => Point
  /** The middle of the front as it is seen. */
  mid: number
  s: number
  h: number
  isBack: boolean
  detail: Tones
}

/** Everything sewn on or knitted into the top, clipped to it by whoever calls. */
export function garmentDetails(trunk: Trunk, tone: Tones, hem: number): DisplayList {
  const { clothes, measures, skeleton, yaw, view, paint } = trunk
  const cloth: Cloth = {
    trunk,
    tone,
    hem,
    at: skeleton.torso,
    mid: view === 'profile' ? measures.shoulder * 0.5 : yaw * (measures.shoulder * 0.34),
    s: measures.shoulder,
    h: measures.hip,
    isBack: view === 'back',
    detail: tones(paint.light, clothes.detail),
  }
  return clothes.cut.details.flatMap((detail) => DETAILS[detail]?.(cloth) ?? [])
}

/** A line across the trunk that sags as cloth around a body does. */
const across = ({ at, s }: Cloth, v: number, sag = 0.035): Point[] => [
  at(-s * 1.5, v),
  at(0, v + sag),
  at(s * 1.5, v),
]

const stripes = (cloth: Cloth): DisplayList =>
  Array.from({ length: 8 }, (_, i) => 0.1 + i * 0.14)
    .filter((v) => v < cloth.hem + 0.05)
    .map((v) => line(openLine(across(cloth, v)), cloth.detail.base, 4.8))

function buttons({ at, mid, tone, hem, isBack, detail, trunk }: Cloth): DisplayList {
  if (isBack) return []
  const isCoat = hem > 1.2
  const color = trunk.clothes.cut.details.includes('open_front') || isCoat ? detail : tone
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

function pockets({ at, mid, tone, h, isBack }: Cloth): DisplayList {
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

function patchPocket({ at, mid, tone, s, isBack, trunk }: Cloth): DisplayList {
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

const cream = (trunk: Trunk): Lab => tones(trunk.paint.light, [0.94, 0.002, 0.02]).base

const zip = ({ at, mid, tone, hem, isBack, detail }: Cloth): DisplayList =>
  isBack
    ? []
    : [
        fill(brush([at(mid, -0.04), at(mid + 1, 0.5), at(mid, hem)], 1.6, 1.6, 1.6), tone.deep, {
          opacity: 0.5,
        }),
        fill(brush([at(mid, -0.04), at(mid + 1, 0.5), at(mid, hem)], 0.7, 0.7, 0.7), detail.base),
        fill(ellipse(...at(mid, 0.12), 2.4, 3.4), detail.base),
      ]

function wrap({ at, mid, s, hem, isBack, detail, tone }: Cloth): DisplayList {
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

function belt({ at, mid, s, trunk, isBack, detail }: Cloth): DisplayList {
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

function openFront({ at, mid, s, hem, trunk, isBack, tone }: Cloth): DisplayList {
  if (isBack) return []
  const under = tones(trunk.paint.light, trunk.clothes.under)
  return [
    fill(
      spline([
        corner(...at(-s * 0.42 + mid * 0.4, -0.08)),
        at(mid - 4, 0.4),
        corner(...at(mid - 3, hem + 0.1)),
        corner(...at(mid + 9, hem + 0.1)),
        at(mid + 8, 0.4),
        corner(...at(s * 0.42 + mid * 0.4, -0.08)),
        at(mid, -0.02),
      ]),
      under.base,
    ),
    fill(brush([at(mid + 8, 0.3), at(mid + 9, 0.7), at(mid + 9, hem)], 1, 2.4, 2), under.deep, {
      opacity: 0.4,
    }),
    fill(
      brush([at(-s * 0.44 + mid * 0.4, -0.06), at(mid - 6, 0.4), at(mid - 5, hem)], 2, 2.2, 2),
      tone.shade,
      { opacity: 0.8 },
    ),
    fill(
      brush([at(s * 0.44 + mid * 0.4, -0.06), at(mid + 10, 0.4), at(mid + 11, hem)], 2, 2.2, 2),
      tone.shade,
      { opacity: 0.8 },
    ),
  ]
}

function dots({ at, hem, h, trunk }: Cloth): DisplayList {
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

const hemBand = ({ at, hem, detail }: Cloth): DisplayList => [
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

const ribbing = (cloth: Cloth): DisplayList => {
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
const knit = (cloth: Cloth): DisplayList => {
  const { at, s, detail } = cloth
  const zigzag = Array.from({ length: 15 }, (_, i): Point =>
    at((i - 7) * s * 0.17, 0.3 + (i % 2 ? 0.05 : 0) + 0.03 * (1 - ((i - 7) / 7) ** 2)),
  )
  const row = (v: number) => line(openLine(across(cloth, v)), detail.base, 2.6, { opacity: 0.95 })
  return [row(0.23), line(openLine(zigzag), detail.base, 3.2), row(0.4)]
}

const piping = ({ at, mid, hem, isBack, detail }: Cloth): DisplayList =>
  isBack
    ? []
    : [
        fill(
          brush([at(mid + 2, 0), at(mid + 3, 0.6), at(mid + 2, hem)], 1.2, 1.2, 1.2),
          detail.base,
        ),
      ]

const star = ({ at, mid, detail, isBack }: Cloth): DisplayList => {
  if (isBack) return []
  const [x, y] = at(mid, 0.42)
  const points = Array.from({ length: 10 }, (_, i): Point => {
    const reach = i % 2 ? 5 : 11.5
    const angle = (i * Math.PI) / 5 - Math.PI / 2
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
  })
  return [fill(spline(points.map(([px, py]) => corner(px, py))), detail.base)]
}

const DETAILS: Partial<Record<Detail, (cloth: Cloth) => DisplayList>> = {
  stripes,
  buttons,
  pockets,
  patch_pocket: patchPocket,
  zip,
  wrap,
  belt,
  open_front: openFront,
  dots,
  hem_band: hemBand,
  ribbing,
  knit,
  piping,
  star,
}
