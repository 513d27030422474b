import { mix, oklch } from '#core/color'
import type { Lab } from '#core/color'
import { fill, group } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import type { Point } from '#core/geometry'
import { brush, corner, ellipse, spline } from '#core/path'
import type { Knot } from '#core/path'
import { underLight } from '#light/light'
import { slideX, slideY } from './head-shape'
import type { HeadContext } from './head-shape'
import type { MouthShape } from './expressions'

interface Lips {
  x: number
  y: number
  size: number
  lip: Lab
  inside: Lab
  tongue: Lab
  teeth: Lab
}

export function drawMouth(head: HeadContext, shape = head.expression.mouth): DisplayList {
  const isBearded = head.isAdult && (head.human.beard === 'full' || head.human.beard === 'short')
  const lit = (color: Lab) => underLight(head.light, color)
  const lips: Lips = {
    x: slideX(head, 16),
    y: head.face.mouthY + slideY(head, 0.85),
    size: head.isAdult ? 0.98 : 1,
    lip: lit(isBearded ? mix(head.complexion.lip, oklch(0.74, 0.1, 24), 0.7) : head.complexion.lip),
    inside: lit(oklch(0.34, 0.1, 18)),
    tongue: lit(oklch(0.68, 0.15, 18)),
    teeth: lit(oklch(0.97, 0.01, 90)),
  }
  return MOUTHS[shape](lips)
}

const stroke = (lips: Lips, points: readonly Point[], thick = 1.9): DisplayList => [
  fill(
    brush(
      points.map(([x, y]): Point => [lips.x + x * lips.size, lips.y + y * lips.size]),
      0.8,
      thick,
      0.8,
    ),
    lips.lip,
  ),
]

/** An open mouth with a tongue below and, if wished, a strip of teeth above. */
function cavity(
  lips: Lips,
  outline: readonly Knot[],
  inner: { tongueY: number; tongueW: number; teeth?: number },
): DisplayList {
  const d = spline(
    outline.map(([x, y, c]): Knot => {
      const at = [lips.x + x * lips.size, lips.y + y * lips.size] as const
      return c ? corner(at[0], at[1]) : at
    }),
  )
  const { x, y, size } = lips
  const details = [
    fill(ellipse(x + 1, y + inner.tongueY * size, inner.tongueW * size, 6 * size), lips.tongue),
  ]
  if (inner.teeth)
    details.push(
      fill(
        `M${x - 20} ${y - 9}H${x + 20}V${y - 1 + inner.teeth}Q${x} ${y + 3 + inner.teeth} ${x - 20} ${y - 1 + inner.teeth}Z`,
        lips.teeth,
      ),
    )
  return [fill(d, lips.inside), group(details, { clip: d })]
}

const MOUTHS: Record<MouthShape, (lips: Lips) => DisplayList> = {
  smile: (lips) =>
    stroke(
      lips,
      [
        [-11, -2],
        [-6, 2.4],
        [0, 4],
        [6, 2.4],
        [11, -2],
      ],
      2,
    ),
  soft_smile: (lips) =>
    stroke(
      lips,
      [
        [-8, -0.6],
        [-4, 1.8],
        [0, 2.6],
        [4, 1.8],
        [8, -0.6],
      ],
      1.9,
    ),
  open_smile: (lips) =>
    cavity(
      lips,
      [
        corner(-12.5, -3),
        [-6, -1.2],
        [0, -0.7],
        [6, -1.2],
        corner(12.5, -3),
        [8.4, 6.4],
        [0, 10.6],
        [-8.4, 6.4],
      ],
      { tongueY: 10.4, tongueW: 7.6, teeth: 2 },
    ),
  laugh: (lips) =>
    cavity(
      lips,
      [
        corner(-15.5, -4),
        [-8, -2],
        [0, -1.4],
        [8, -2],
        corner(15.5, -4),
        [11, 9],
        [0, 15.4],
        [-11, 9],
      ],
      { tongueY: 14, tongueW: 9.6, teeth: 2.6 },
    ),
  smirk: (lips) =>
    stroke(
      lips,
      [
        [-10, 0.6],
        [-4, 2.8],
        [3, 2.6],
        [9, -0.6],
        [13, -4.6],
      ],
      2.2,
    ),
  small_o: (lips) => [fill(ellipse(lips.x, lips.y + 2, 3.6, 4.2), lips.inside)],
  big_o: (lips) =>
    cavity(
      lips,
      [
        [0, -6],
        [6.4, -1],
        [6, 8],
        [0, 12.4],
        [-6, 8],
        [-6.4, -1],
      ],
      { tongueY: 12, tongueW: 5 },
    ),
  ah: (lips) =>
    cavity(
      lips,
      [
        [-8.6, -1.4],
        [0, -3.4],
        [8.6, -1.4],
        [6.6, 7.4],
        [0, 10.6],
        [-6.6, 7.4],
      ],
      { tongueY: 10.6, tongueW: 6 },
    ),
  wave: (lips) =>
    stroke(
      lips,
      [
        [-9.5, 4.4],
        [-5, 0],
        [0, 2.8],
        [5, 0.2],
        [9.5, 4.2],
      ],
      2,
    ),
  grimace: (lips) => [
    ...cavity(
      lips,
      [corner(-12, 5), [-7, -2], [0, -3.4], [7, -2], corner(12, 5), [7, 5.4], [0, 6.6], [-7, 5.4]],
      { tongueY: 30, tongueW: 1, teeth: 3.6 },
    ),
  ],
  frown: (lips) =>
    stroke(
      lips,
      [
        [-9.6, 5],
        [-5, 0.6],
        [0, -0.8],
        [5, 0.6],
        [9.6, 5],
      ],
      2.1,
    ),
  wail: (lips) =>
    cavity(
      lips,
      [corner(-12, 8), [-8, -1], [0, -4], [8, -1], corner(12, 8), [6, 9.4], [0, 8.2], [-6, 9.4]],
      { tongueY: 8.6, tongueW: 7 },
    ),
  firm: (lips) =>
    stroke(
      lips,
      [
        [-9, 2],
        [-3, 2],
        [4, 1],
        [9.6, -2.4],
      ],
      2.2,
    ),
  aside: (lips) =>
    stroke(
      lips,
      [
        [-3, 2.6],
        [2, 1.2],
        [7, 1.4],
        [11, -1],
      ],
      2.2,
    ),
  tight: (lips) =>
    stroke(
      lips,
      [
        [-7.4, 4],
        [-3.6, 0.6],
        [0, 0],
        [3.6, 0.6],
        [7.4, 4],
      ],
      2.6,
    ),
  tiny: (lips) =>
    stroke(
      lips,
      [
        [-4.6, 0.4],
        [0, 2.6],
        [4.6, 0.4],
      ],
      1.9,
    ),
  pucker: (lips) => [
    fill(ellipse(lips.x + 2, lips.y + 2, 5.4, 5.2), lips.lip),
    fill(ellipse(lips.x + 2.4, lips.y + 2.2, 2.4, 2.5), lips.inside),
  ],
  tongue: (lips) => [
    ...cavity(lips, [corner(-12.5, -3), [0, -0.7], corner(12.5, -3), [8.4, 5], [0, 7], [-8.4, 5]], {
      tongueY: 9,
      tongueW: 6,
      teeth: 2,
    }),
    fill(
      spline([
        [lips.x - 4, lips.y + 4],
        [lips.x + 6, lips.y + 4],
        [lips.x + 6.6, lips.y + 12],
        [lips.x + 1.4, lips.y + 15.6],
        [lips.x - 3.8, lips.y + 12],
      ]),
      lips.tongue,
    ),
  ],
  yawn: (lips) =>
    cavity(
      lips,
      [
        [0, -4],
        [5, 0],
        [4.6, 6],
        [0, 9],
        [-4.6, 6],
        [-5, 0],
      ],
      { tongueY: 9.6, tongueW: 4 },
    ),
}
