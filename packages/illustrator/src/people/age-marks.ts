import { adjust, mix } from '#core/color'
import { fill } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import type { Point } from '#core/geometry'
import { brush, bumpyThrough, spline } from '#core/path'
import { createRandom } from '#core/random'
import { underLight } from '#light/light'
import { part } from '#light/part'
import { eyeCenter, slideX, slideY } from './head-shape'
import type { HeadContext } from './head-shape'

const SIDES = [-1, 1] as const

/** Laughter around the eyes, a line on the brow, folds beside the mouth: from sixty on. */
export function drawWrinkles(head: HeadContext): DisplayList {
  if (!head.isElder) return []
  const mark = (points: readonly Point[], thick = 1.1) =>
    fill(brush(points, 0.4, thick, 0.4), head.skin.deep, { opacity: 0.42 })
  const x = slideX(head, 15)
  const mouthY = head.face.mouthY + slideY(head, 0.85)
  return [
    mark([
      [x - 15, -22],
      [x, -24.5],
      [x + 15, -22],
    ]),
    mark(
      [
        [x - 11, -28],
        [x, -30],
        [x + 11, -28],
      ],
      0.9,
    ),
    ...SIDES.flatMap((side) => {
      const [ex, ey] = eyeCenter(head, side)
      const corner = ex + side * 11
      return [
        mark([
          [corner, ey - 2],
          [corner + side * 6, ey - 4.4],
        ]),
        mark([
          [corner, ey + 1],
          [corner + side * 6.6, ey + 1.6],
        ]),
        mark(
          [
            [ex - 5, ey + 11.6],
            [ex + 1, ey + 13],
            [ex + 7, ey + 11],
          ],
          1.2,
        ),
        mark(
          [
            [x + side * 9, mouthY - 12],
            [x + side * 14.4, mouthY - 5],
            [x + side * 15, mouthY + 2],
          ],
          1.4,
        ),
      ]
    }),
  ]
}

/** Stubble lies on the skin; other beards have a shape of their own, before the mouth is drawn. */
export function drawBeard(head: HeadContext, layer: 'inside' | 'outside'): DisplayList {
  const { human, light, complexion, face } = head
  if (human.beard === 'none' || !head.isAdult) return []
  const x = slideX(head, 16)
  const t = head.yaw
  const w = face.width
  const y = face.mouthY + slideY(head, 0.85)
  // Apart from the hair, and from a bald head in its own light.
  const isHoary = head.isElder && complexion.hair[0] > 0.6
  const color = adjust(complexion.hair, isHoary ? -0.09 : -0.01)
  const ear = isHoary ? 28 : 13
  if (human.beard === 'stubble')
    return layer === 'inside'
      ? [
          fill(
            spline([
              [-50 * w, 12],
              [-36 * w, 26],
              [x - 17, y - 7],
              [x, y - 9],
              [x + 17, y - 7],
              [40 * w, 26],
              [52 * w, 12],
              [46 * w, 60],
              [0, 66],
              [-46 * w, 60],
            ]),
            mix(underLight(light, complexion.skin), underLight(light, complexion.hair), 0.4),
            { opacity: 0.5, blur: 2.4 },
          ),
        ]
      : []
  if (layer === 'inside') return []
  const moustache = spline([
    [x - 17, y - 1],
    [x - 9, y - 8.6],
    [x, y - 7],
    [x + 9, y - 8.6],
    [x + 17, y - 1],
    [x + 9, y - 2.4],
    [x, y - 3.4],
    [x - 9, y - 2.4],
  ])
  const strands = (tone: { high: typeof color; deep: typeof color }) =>
    Array.from({ length: 9 }, (_, i) => {
      const from = -38 + i * 9.6
      return fill(
        brush(
          [
            [from * w + t * 8, y + 2 + Math.abs(i - 4) * -2],
            [from * w * 0.86 + t * 10, y + 24],
          ],
          0.5,
          1.3,
          0.4,
        ),
        i % 2 ? tone.high : tone.deep,
        { opacity: 0.35 },
      )
    })
  if (human.beard === 'moustache') return part({ light, d: moustache, color })
  const drop = human.beard === 'full' ? 11 : 1
  const random = createRandom('beard', human.age)
  const lower: Point[] = [
    [46 * w + t * 2, ear + 1],
    [45 * w + t * 2, Math.max(32, ear + 6)],
    [36 * w + t * 4, 47 + drop * 0.7],
    [18 * w + t * 7, 56 + drop],
    [t * 8, 58 + drop],
    [-18 * w + t * 7, 56 + drop],
    [-38 * w + t * 5, 45 + drop * 0.7],
    [-49 * w + t * 3, Math.max(30, ear + 5)],
    [-50 * w + t * 4, ear - 1],
  ]
  const upper: Point[] = [
    [-43 * w + t * 6, ear + 2],
    [-32 * w + t * 9, y - 7],
    [x - 14, y - 8],
    [x, y - 7],
    [x + 14, y - 8],
    [33 * w + t * 9, y - 7],
    [42 * w + t * 4, ear + 2],
  ]
  const jitter = (point: Point): Point => [
    point[0] + random.between(-0.8, 0.8),
    point[1] + random.between(-0.8, 0.8),
  ]
  const outline =
    human.beard === 'full' ? bumpyThrough([...lower.map(jitter), ...upper.slice(0, 1)], 0.9) : ''
  const d = spline([...lower, ...upper])
  return [
    ...(outline && drop > 10
      ? part({ light, d: spline([...lower, ...upper]), color: adjust(color, -0.03) })
      : []),
    ...part({ light, d, color, details: strands }),
    ...part({ light, d: moustache, color: adjust(color, 0.03) }),
  ]
}
