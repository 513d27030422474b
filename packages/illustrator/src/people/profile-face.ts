import { adjust, mix, oklch } from '#core/color'
import { fill, group, linear, radial } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { brush, ellipse, spline } from '#core/path'
import { profileBeard, profileGlasses, profileMouth } from './profile-features'
import { createRandom } from '#core/random'
import { underLight } from '#light/light'
import { part } from '#light/part'
import { slideY } from './head-shape'
import type { HeadContext } from './head-shape'

/** The face from the side, looking to +x; the back of the skull lies under the hair. */
export function drawProfileFace(head: HeadContext): DisplayList {
  const { light, complexion, isAdult } = head
  const nose = head.isElder ? 5 : isAdult ? 3 : -2.2
  const jaw = isAdult ? 2.5 : 0
  const { round } = head.face
  const outline = spline([
    [-4, -51 + 5 * round],
    [24, -47 + 7 * round],
    [40, -31 + 4 * round],
    [44, -14],
    [43 + jaw * 0.4, -3],
    [44, 6],
    [49 + nose * 0.7, 13],
    [53 + nose, 18.5],
    [48 + nose * 0.4, 23],
    [46, 26],
    [47.5, 30],
    [45, 33.5],
    [46, 38],
    [43, 43],
    [38 + jaw, 49 + jaw],
    [22, 51 + jaw],
    [4, 46],
    [-14, 38],
    [-34, 34],
    [-48, 14],
    [-52, -14 + 4 * round],
    [-38 + 3 * round, -42 + 5 * round],
  ])
  return [
    ...part({
      light,
      d: outline,
      color: complexion.skin,
      details: (tone) => [
        fill(ellipse(light.x > 0 ? -46 : 60, 8, 34, 58), tone.shade, { opacity: 0.32, blur: 9 }),
        fill(ellipse(4, 62, 50, 16), tone.shade, { opacity: 0.5, blur: 6 }),
        ...profileCheek(head),
        ...profileBeard(head),
        ...(head.isElder
          ? [
              fill(
                brush(
                  [
                    [36, 6],
                    [30, 3],
                    [26, 6],
                  ],
                  0.4,
                  1.1,
                  0.4,
                ),
                tone.deep,
                { opacity: 0.45 },
              ),
            ]
          : []),
      ],
    }),
    ...profileEar(head),
    ...profileEye(head),
    ...profileMouth(head),
    ...profileGlasses(head),
  ]
}

function profileCheek(head: HeadContext): DisplayList {
  const color = underLight(head.light, head.complexion.blush)
  const k = head.expression.blush
  const y = head.face.eyeY + 18 + slideY(head, 0.8)
  const random = createRandom('freckles', head.human.skin, head.human.age)
  const freckles = head.human.freckles
    ? [
        fill(
          Array.from({ length: 8 }, () =>
            ellipse(
              31 + random.between(-10, 9),
              y - 3 + random.between(-4, 5),
              random.between(1, 1.5),
            ),
          ).join(''),
          underLight(head.light, head.complexion.freckle),
          { opacity: 0.8 },
        ),
      ]
    : []
  return [
    fill(
      ellipse(27, y, 13, 10),
      radial([0.5, 0.5], 0.5, [
        { at: 0, color, alpha: Math.min(0.95, 0.66 * k) },
        { at: 0.55, color, alpha: Math.min(0.7, 0.4 * k) },
        { at: 1, color, alpha: 0 },
      ]),
      { opacity: head.isAdult ? 0.7 : 1 },
    ),
    ...freckles,
  ]
}

function profileEar(head: HeadContext): DisplayList {
  const y = head.face.eyeY + 6 - slideY(head, 0.4)
  return [
    ...part({ light: head.light, d: ellipse(-5, y, 9, 12.4), color: head.complexion.skin }),
    fill(
      brush(
        [
          [-7.5, y - 7],
          [-0.5, y - 4],
          [-3, y + 6],
        ],
        0.8,
        2,
        0.8,
      ),
      head.skin.shade,
      { opacity: 0.85 },
    ),
  ]
}

function profileEye(head: HeadContext): DisplayList {
  const { expression, face, light } = head
  const x = 30
  const y = face.eyeY + slideY(head)
  const ink = head.ink
  const browY =
    y - 18 * (0.3 + face.eyeScale * 0.7) - expression.browRaise - expression.browLift * 0.5
  const tilt = expression.browAngle * 0.18
  const brow = fill(
    brush(
      [
        [x - 9, browY + 1 - tilt],
        [x, browY - 2.4],
        [x + 8, browY + 1.2 + tilt],
      ],
      0.9,
      2.3,
      1.6,
    ),
    mix(underLight(light, head.complexion.brow), head.skin.deep, 0.22),
  )
  if (expression.eyes !== 'open') {
    const bow = expression.eyes === 'closed' ? 6 : -6
    return [
      fill(
        brush(
          [
            [x - 8, y + (bow > 0 ? 0 : 4)],
            [x - 1, y + bow * 0.8],
            [x + 6, y + (bow > 0 ? 1 : 4)],
          ],
          1,
          2.3,
          1,
        ),
        ink,
      ),
      brow,
    ]
  }
  const ry = 12 * face.eyeScale * Math.max(0.9, Math.min(1.16, expression.open))
  const rx = 7.2 * face.eyeScale
  const outline = spline([
    [x - rx, y - 1],
    [x - rx * 0.2, y - ry],
    [x + rx * 0.9, y - ry * 0.5],
    [x + rx * 1.05, y + ry * 0.2],
    [x + rx * 0.5, y + ry * 0.9],
    [x - rx * 0.4, y + ry * 0.8],
  ])
  const iris = underLight(light, head.complexion.iris)
  const gx = x + 2.2 + head.gaze[0] * 1.6
  const gy = y + head.gaze[1] * 3.2
  const r = 8.4 * face.eyeScale * expression.iris
  const lidY = y - ry + 2 * ry * (1 - Math.min(1, expression.open))
  return [
    group(
      [
        fill(outline, underLight(light, oklch(0.985, 0.008, 90))),
        fill(
          ellipse(gx, gy, r * 0.62, r * 1.1),
          linear(
            [0.5, 0],
            [0.5, 1],
            [
              { at: 0, color: adjust(iris, -0.17) },
              { at: 1, color: adjust(iris, 0.12, 1.1) },
            ],
          ),
        ),
        fill(ellipse(gx + 0.6, gy, r * 0.36, r * 0.62), oklch(0.16, 0.02, 40)),
        fill(ellipse(gx - 0.6, gy - 3.4, 1.8, 2.8), oklch(0.995, 0, 0)),
        ...(expression.open < 0.97
          ? [fill(`M${x - 14} ${y - 24}H${x + 14}V${lidY}H${x - 14}Z`, head.skin.base)]
          : []),
      ],
      { clip: outline },
    ),
    fill(
      brush(
        [
          [x - rx * 1.3, lidY + ry * 0.75],
          [x - rx * 0.2, lidY],
          [x + rx * 1.35, lidY + ry * 0.45],
        ],
        0.8,
        2,
        1.2,
      ),
      ink,
    ),
    ...(head.human.sex === 'female'
      ? [
          fill(
            brush(
              [
                [x + rx * 1.2, lidY + ry * 0.4],
                [x + rx * 1.9, lidY + ry * 0.05],
              ],
              1.4,
              1,
              0.3,
            ),
            ink,
          ),
        ]
      : []),
    brow,
  ]
}
