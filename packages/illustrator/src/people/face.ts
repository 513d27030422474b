import { mix, oklch } from '#core/color'
import { fill, radial } from '#core/display-list'
import type { DisplayList, DisplayNode } from '#core/display-list'
import { brush, ellipse, spline } from '#core/path'
import { createRandom } from '#core/random'
import { underLight } from '#light/light'
import { part } from '#light/part'
import { drawBeard, drawWrinkles } from './age-marks'
import { drawEyes } from './eyes'
import { drawGlasses } from './eyewear'
import { eyeCenter, slideX, slideY } from './head-shape'
import type { HeadContext } from './head-shape'
import { drawMouth } from './mouths'

const SIDES = [-1, 1] as const

export function faceOutline(head: HeadContext): string {
  const { yaw: t } = head
  const { width: w, jaw, round } = head.face
  const cheek = head.isAdult ? 1 : 1.03
  return spline([
    [0, -50 + 5 * round],
    [(27 + 2 * round) * w, -45 + 7.5 * round],
    [(44 - t * 2 + 1.5 * round) * w, -22 + 5 * round],
    [(46 - t * 4 + 2 * round) * w, 2],
    [(46 - t * 3) * w * cheek, 20],
    [(38 - t) * w * cheek, 37 + jaw],
    [(18 + t * 4) * w, 49 + jaw],
    [t * 6, 51 + jaw],
    [(-18 + t * 4) * w, 48.5 + jaw],
    [(-40 + t * 2) * w * cheek, 34 + jaw],
    [(-49 - 1.5 * round) * w, 10],
    [-50 * w, -14 + 4 * round],
    [(-36 + 4 * round) * w, -42 + 5.5 * round],
  ])
}

function drawEar(head: HeadContext, side: -1 | 1): DisplayList {
  const { yaw, light, complexion, skin, face } = head
  const size = side > 0 ? 1 - yaw * 0.55 : 1
  if (size < 0.45) return []
  const x = side * 47 * face.width + (side > 0 ? yaw * 3 : yaw * 9)
  const y = face.eyeY + 6 + slideY(head, -0.5)
  const inner = x - side * 1.5
  const long = head.isElder ? 14 : head.isAdult ? 13 : 12
  return [
    ...part({ light, d: ellipse(x, y, 9.2 * size, long), color: complexion.skin }),
    fill(
      brush(
        [
          [inner, y - 6],
          [inner + side * 3.4 * size, y],
          [inner, y + 6],
        ],
        0.8,
        2,
        0.8,
      ),
      skin.shade,
      { opacity: 0.8 },
    ),
  ]
}

function cheeks(head: HeadContext): DisplayList {
  const color = underLight(head.light, head.complexion.blush)
  const strength = head.expression.blush
  const y = head.face.eyeY + (head.isAdult ? 17 : 19) + slideY(head, 0.8)
  return SIDES.map((side) =>
    fill(
      ellipse(
        side * 29 * head.face.width + slideX(head, 12),
        y,
        13.5 * (side > 0 ? 1 - head.yaw * 0.2 : 1) * (0.85 + strength * 0.15),
        10 * (0.85 + strength * 0.15),
      ),
      radial([0.5, 0.5], 0.5, [
        { at: 0, color, alpha: Math.min(0.95, 0.66 * strength) },
        { at: 0.55, color, alpha: Math.min(0.7, 0.4 * strength) },
        { at: 1, color, alpha: 0 },
      ]),
      { opacity: head.isAdult ? 0.7 : 1 },
    ),
  )
}

function freckles(head: HeadContext): DisplayList {
  if (!head.human.freckles) return []
  const color = underLight(head.light, head.complexion.freckle)
  const random = createRandom('freckles', head.human.skin, head.human.age)
  const y = head.face.eyeY + 15 + slideY(head, 0.8)
  const dots = SIDES.flatMap((side) =>
    Array.from({ length: 7 }, () =>
      ellipse(
        side * 23 * head.face.width + slideX(head, 13) + random.between(-10, 10),
        y + random.between(-4, 6),
        random.between(1, 1.6),
      ),
    ),
  )
  return [fill(dots.join(''), color, { opacity: 0.8 })]
}

function nose(head: HeadContext): DisplayList {
  const x = slideX(head, 19)
  const y = head.face.noseY + slideY(head, 1.25)
  const color = underLight(head.light, head.complexion.nose)
  const size = head.isElder ? 1.3 : head.isAdult ? 1.12 : 0.94
  const out: DisplayNode[] = [
    fill(
      spline([
        [x - 5.4 * size, y + 1],
        [x - 3 * size, y - 4.6 * size],
        [x + 2.6 * size, y - 4.8 * size],
        [x + 6 * size, y + 1],
        [x + 0.6, y + 4.6 * size],
      ]),
      color,
      { opacity: 0.85 },
    ),
    fill(ellipse(x + head.light.x * 2, y - 2, 2.2, 1.6), head.skin.high, { opacity: 0.8 }),
  ]
  if (head.isAdult)
    out.unshift(
      fill(
        brush(
          [
            [x - 2, y - 15],
            [x + 2.4, y - 8],
            [x + 3.6, y - 3],
          ],
          0.6,
          1.8,
          0.8,
        ),
        head.skin.shade,
        { opacity: 0.55 },
      ),
    )
  return out
}

function tears(head: HeadContext): DisplayList {
  if (!head.expression.tears) return []
  const color = oklch(0.88, 0.06, 230)
  return SIDES.flatMap((side) => {
    const [x, y] = eyeCenter(head, side)
    const at = x + side * 5
    return [
      fill(
        brush(
          [
            [at, y + 8],
            [at + side * 2, y + 20],
            [at + side * 1.4, y + 30],
          ],
          1.6,
          3.4,
          2.8,
        ),
        color,
        { opacity: 0.75 },
      ),
      fill(ellipse(at + side * 1.6, y + 33, 3.6, 4.4), color, { opacity: 0.9 }),
      fill(ellipse(at + side * 0.6, y + 31.6, 1.1, 1.3), oklch(0.99, 0, 0), { opacity: 0.9 }),
    ]
  })
}

/** Ears, face and all its features, without hair. */
export function drawFace(head: HeadContext, { hasFringe }: { hasFringe: boolean }): DisplayList {
  const { light, complexion, yaw } = head
  const outline = faceOutline(head)
  const shadeX = light.x > 0 ? -52 : 52
  return [
    ...drawEar(head, -1),
    ...drawEar(head, 1),
    ...part({
      light,
      d: outline,
      color: complexion.skin,
      details: (tone) => [
        ...(hasFringe
          ? [
              fill(
                spline([
                  [-60, -60],
                  [60, -60],
                  [56, 1],
                  [40 + yaw * 8, -3],
                  [16 + yaw * 9, -5],
                  [-12 + yaw * 9, -4],
                  [-38 + yaw * 8, -1],
                  [-56, 6],
                ]),
                tone.shade,
                { opacity: 0.4, blur: 3 },
              ),
            ]
          : []),
        fill(ellipse(shadeX, 8, 28, 56), tone.shade, { opacity: 0.4, blur: 9 }),
        fill(ellipse(0, 62, 46, 16), mix(tone.shade, tone.base, 0.2), { opacity: 0.5, blur: 6 }),
        ...cheeks(head),
        ...freckles(head),
        ...drawWrinkles(head),
        ...drawBeard(head, 'inside'),
      ],
    }),
    ...nose(head),
    ...drawEyes(head),
    ...drawBeard(head, 'outside'),
    ...drawMouth(head),
    ...tears(head),
    ...drawGlasses(head),
  ]
}
