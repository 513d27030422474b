import { adjust, mix, oklch } from '#core/color'
import { fill, group, linear } from '#core/display-list'
import type { DisplayList, DisplayNode } from '#core/display-list'
import { RADIAN } from '#core/geometry'
import type { Point } from '#core/geometry'
import { brush, ellipse } from '#core/path'
import { underLight } from '#light/light'
import { eyeCenter, narrowing } from './head-shape'
import type { HeadContext } from './head-shape'

const SIDES = [-1, 1] as const
const WHITE = oklch(0.985, 0.008, 90)
/** How far an iris goes to where somebody looks: seen across a room, not only from near. */
const TRAVEL = 4.8
const LOOKS_ASIDE = 0.25

export const drawEyes = (head: HeadContext): DisplayList =>
  SIDES.flatMap((side) => [...drawEye(head, side), ...drawBrow(head, side)])

function drawEye(head: HeadContext, side: -1 | 1): DisplayList {
  const { eyes } = head.expression
  if (eyes === 'open') return openEye(head, side)
  const [x, y] = eyeCenter(head, side)
  const w = 10.5 * narrowing(head, side) * (head.isAdult ? 0.86 : 1)
  const arc = (points: readonly Point[], thick = 2.4) => fill(brush(points, 1, thick, 1), head.ink)
  if (eyes === 'arc')
    return [
      arc([
        [x - w, y + 4],
        [x - w * 0.55, y - 3.6],
        [x, y - 5.6],
        [x + w * 0.55, y - 3.6],
        [x + w, y + 4],
      ]),
    ]
  if (eyes === 'squeezed')
    return [
      arc(
        [
          [x - side * w * 0.9, y - 5],
          [x - side * w * 0.1, y - 1.6],
          [x + side * w * 0.75, y],
        ].map(inward(x, side)),
      ),
      arc(
        [
          [x + side * w * 0.75, y],
          [x - side * w * 0.1, y + 2.4],
          [x - side * w * 0.9, y + 5.6],
        ].map(inward(x, side)),
        2,
      ),
    ]
  return [
    arc([
      [x - w, y + 1],
      [x - w * 0.5, y + 5.6],
      [x, y + 7],
      [x + w * 0.5, y + 5.6],
      [x + w, y + 1],
    ]),
    ...[-1, 0, 1].map((lash) =>
      fill(
        brush(
          [
            [x + lash * w * 0.52, y + 6],
            [x + lash * w * 0.7 + side * 0.6, y + 10.4],
          ],
          1,
          0.9,
          0.4,
        ),
        head.ink,
      ),
    ),
  ]
}

/** The point of a squeezed eye looks at the nose. */
const inward =
  (x: number, _side: number) =>
  (point: readonly number[]): Point => [2 * x - (point[0] ?? 0), point[1] ?? 0]

function openEye(head: HeadContext, side: -1 | 1): DisplayList {
  const { expression, face, light, skin, complexion } = head
  const [x, y] = eyeCenter(head, side)
  const narrow = narrowing(head, side)
  const looksDown = head.gaze[1] > 0.5 && expression.open > 0.84
  const open = expression.open * (looksDown ? 0.86 : 1)
  const rx = 9.6 * narrow * face.eyeScale
  const ry = 11.4 * face.eyeScale * Math.max(0.9, Math.min(1.16, open))
  const outline = ellipse(x, y, rx, ry)
  const gx = x + head.gaze[0] * TRAVEL * narrow
  // Under a heavy lid only a lowered iris is seen at all.
  const look = open < 0.6 ? Math.max(0.4, head.gaze[1]) : head.gaze[1]
  const gy = y + look * TRAVEL * 0.85 + 0.4
  const r = 8 * face.eyeScale * expression.iris
  const iris = underLight(light, complexion.iris)
  const shine = underLight({ ...light, ambientAmount: light.ambientAmount * 0.4 }, WHITE)
  const lidY = y - ry + 2 * ry * (1 - Math.min(1, open)) * 0.98
  const lowerLid = y + ry - ry * 0.5 * expression.cheekLift
  const inside: DisplayNode[] = [
    fill(outline, shine),
    fill(
      ellipse(gx, gy, r * narrow, r * 1.1),
      linear(
        [0.5, 0],
        [0.5, 1],
        [
          { at: 0, color: adjust(iris, -0.17) },
          { at: 0.55, color: iris },
          { at: 1, color: adjust(iris, 0.14, 1.15) },
        ],
      ),
    ),
    fill(
      ellipse(gx, gy - 0.3, r * 0.56 * narrow, r * 0.62),
      mix(oklch(0.15, 0.02, 40), iris, 0.08),
    ),
    fill(
      ellipse(x, y - ry * 0.86, rx * 1.25, ry * 0.5),
      underLight(light, oklch(0.32, 0.05, 300)),
      { opacity: 0.26 },
    ),
    ...shines(head, { x: gx, y: gy, narrow }),
  ]
  if (open < 0.97) inside.push(fill(lid(x, y - 24, lidY, 15), mix(skin.base, skin.shade, 0.35)))
  if (expression.cheekLift > 0)
    inside.push(
      fill(
        `M${x - 15} ${y + 24}H${x + 15}V${lowerLid}Q${x} ${lowerLid - 4} ${x - 15} ${lowerLid}Z`,
        skin.base,
      ),
    )
  return [group(inside, { clip: outline }), ...lashLine(head, { side, x, y, rx, ry, lidY, open })]
}

const lid = (x: number, top: number, bottom: number, half: number) =>
  `M${x - half} ${top}H${x + half}V${bottom}Q${x} ${bottom + 2.6} ${x - half} ${bottom}Z`

function shines(head: HeadContext, at: { x: number; y: number; narrow: number }): DisplayNode[] {
  const size = head.face.eyeScale * (head.expression.sparkle ? 1.3 : 1)
  const white = oklch(0.995, 0, 0)
  // On the side they look to: next to the white that is left behind, they would be lost in it.
  const shone = head.gaze[0] > LOOKS_ASIDE ? 1 : -1
  const main = fill(
    ellipse(at.x + shone * 2.7 * at.narrow, at.y - 3.4, 2.7 * size * at.narrow, 3 * size),
    white,
  )
  const small = fill(
    ellipse(at.x - shone * 2.8 * at.narrow, at.y + 3.6, 1.25 * size, 1.4 * size),
    white,
    { opacity: 0.85 },
  )
  if (!head.expression.sparkle) return [main, small]
  return [
    main,
    small,
    fill(ellipse(at.x - shone * 3.2 * at.narrow, at.y - 3.8, 1.1, 1.2), white, { opacity: 0.9 }),
  ]
}

function lashLine(
  head: HeadContext,
  eye: { side: -1 | 1; x: number; y: number; rx: number; ry: number; lidY: number; open: number },
): DisplayList {
  const { side, x, y, rx, ry, lidY, open } = eye
  const isLow = open < 0.97
  const top = isLow ? lidY : y - ry
  const half = rx * 1.05
  const corner = y - ry * 0.28 + (isLow ? (top - (y - ry)) * 0.75 : 0)
  const bow = ry * 0.22 * (isLow ? 0.35 : 1)
  const outer = (at: -1 | 1) => (side === at ? 2.3 : 0)
  const drop = (at: -1 | 1) => (side === at ? -1 : 1.2)
  const line: Point[] = [
    [x - half - outer(-1), corner + drop(-1)],
    [x - half * 0.62, top + bow],
    [x, top + 0.2],
    [x + half * 0.62, top + bow],
    [x + half + outer(1), corner + drop(1)],
  ]
  const out = [
    fill(brush(line, side < 0 ? 1.2 : 0.6, head.isAdult ? 1.6 : 2, side < 0 ? 0.6 : 1.2), head.ink),
  ]
  if (head.human.sex === 'female' && head.human.age >= 1.5)
    out.push(
      fill(
        brush(
          [
            [x + side * half * 0.9, corner - 1.4],
            [x + side * (half + 4.8), corner - 4.6],
          ],
          1.5,
          1,
          0.3,
        ),
        head.ink,
      ),
    )
  return out
}

function drawBrow(head: HeadContext, side: -1 | 1): DisplayList {
  const { expression, face } = head
  const [x, y] = eyeCenter(head, side)
  const narrow = narrowing(head, side)
  const lift = expression.browRaise + (side > 0 ? expression.browLift : 0)
  const centerX = x + side * 1.5
  const centerY = y - (head.isAdult ? 15.5 : 18.5) * (0.3 + face.eyeScale * 0.7) - lift
  const half = (head.isAdult ? 11 : 10.4) * narrow
  const turn = -expression.browAngle * side * RADIAN
  const cos = Math.cos(turn) * half
  const sin = Math.sin(turn) * half
  const bow = head.human.sex === 'male' ? 2 : 2.8
  const thick =
    head.human.age < 2
      ? 1.6
      : head.isAdult && head.human.sex === 'male'
        ? 3.1
        : head.isAdult
          ? 2
          : 2.2
  const line: Point[] = [
    [centerX - cos, centerY - sin + 1.4],
    [centerX, centerY - bow],
    [centerX + cos, centerY + sin + 1.4],
  ]
  const isBaby = head.human.age < 2
  const color = mix(
    underLight(head.light, head.complexion.brow),
    isBaby ? head.skin.shade : head.skin.deep,
    isBaby ? 0.5 : 0.22,
  )
  return [
    fill(brush(line, side < 0 ? 0.9 : thick * 0.8, thick, side < 0 ? thick * 0.8 : 0.9), color),
  ]
}
